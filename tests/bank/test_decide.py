"""What can be done at the bank of a real board, and what not."""

from __future__ import annotations

from typing import Any

import pytest

from magie.bank import BankError, BooksWrong, Ledger
from magie.bank.actions import (
    AddCard,
    BankHolding,
    Bankruptcy,
    Bid,
    CancelAuction,
    Finish,
    Hammer,
    Objection,
    OpenAuction,
    Pay,
    Reopen,
    Reply,
    Request,
    Salary,
    Score,
    SetMode,
    StartBank,
    Undo,
    UseReader,
)
from magie.bank.consent import CLAIM_OPEN_TO_ALL, OBJECTION, UNDO_ALONE, claim
from magie.bank.decide import ranking
from magie.bank.refusals import CODES
from magie.bank.rows import Booked, Booking, Moved
from magie.reader import Hold, Insert, Press
from magie.text.fluent import languages, message
from tests.bank.kit import BOOK, CASH, Desk, M


def pay(source: int | str, target: int | str, amount: int = M) -> Pay:
    return Pay(source=source, target=target, amount=amount)  # type: ignore[arg-type]


def test_everyone_books_for_the_bank_but_only_pays_with_the_own_card() -> None:
    desk = Desk("Anna", "Ben")
    desk.do(1, pay(1, 2))
    desk.do(1, pay("bank", 1))
    desk.do(2, pay(2, "pot"))
    assert desk.balances == [CASH, CASH] and desk.ledger.pot == M and desk.ledger.bank == -2 * CASH - M
    assert desk.refused(1, pay(2, 1)) == "own-card-only"
    assert desk.refused(1, pay(1, 1)) == "same-account"
    assert desk.refused(1, pay(1, 2, 1)) == "off-step"
    assert desk.refused(1, pay(1, 2, 16 * M)) == "not-covered"
    assert desk.refused(1, pay("pot", 1, 2 * M)) == "not-covered"
    assert desk.refused(1, pay(1, 3)) == "card-unknown"


def test_one_banker() -> None:
    desk = Desk("Anna", "Ben")
    assert desk.refused(1, SetMode(mode="banker", banker=1)) == "not-banker"
    desk.do(None, SetMode(mode="banker", banker=1))
    assert desk.refused(2, Salary(card=2)) == "not-banker"
    desk.do(1, Salary(card=2))
    desk.do(1, pay(2, 1))  # the banker's hands
    desk.do(1, SetMode(mode="banker", banker=2))
    assert desk.refused(1, UseReader(input=Press("1"))) == "not-banker"


def test_undo_alone_is_for_the_author_and_for_a_moment() -> None:
    desk = Desk("Anna", "Ben", "Cas")
    row = desk.do(1, pay(1, 2))
    assert desk.refused(3, Undo(row=99)) == "not-undoable"
    desk.now += UNDO_ALONE
    undone = desk.do(1, Undo(row=row))
    assert desk.balances == [CASH] * 3
    assert desk.refused(1, Undo(row=row)) == "undone" and desk.refused(1, Undo(row=undone)) == "not-undoable"


def test_later_everyone_it_touched_is_asked() -> None:
    desk = Desk("Anna", "Ben", "Cas")
    row = desk.do(1, pay(1, 2))
    desk.now += UNDO_ALONE + 1
    ask = desk.do(1, Undo(row=row))
    assert desk.ledger.asks[ask].question.waits_for == [2]
    assert desk.refused(3, Reply(ask=ask, yes=True)) == "not-asked"
    assert desk.refused(1, Undo(row=row)) == "undone"
    desk.do(2, Reply(ask=ask, yes=True))
    assert desk.balances == [CASH] * 3


def test_an_undo_needs_the_money_to_be_there() -> None:
    desk = Desk("Anna", "Ben")
    row = desk.do(1, pay(1, 2, 10 * M))
    desk.do(2, pay(2, "bank", 20 * M))
    assert desk.refused(1, Undo(row=row)) == "not-covered"


def test_the_bank_agrees_through_somebody_else() -> None:
    desk = Desk("Anna", "Ben")
    row = desk.do(1, pay(1, "bank"))
    desk.now += UNDO_ALONE + 1
    ask = desk.do(1, Undo(row=row))
    question = desk.ledger.asks[ask].question
    assert question.waits_for == [] and question.waits_for_bank and question.bank_may == [2]
    assert desk.refused(1, Reply(ask=ask, yes=True)) == "not-asked"
    desk.do(2, Reply(ask=ask, yes=True))
    assert desk.balances == [CASH, CASH]


def test_objections() -> None:
    desk = Desk("Anna", "Ben")
    salary, paid = desk.do(1, Salary(card=1)), desk.do(1, pay(1, 2))
    assert desk.refused(2, Objection(row=paid)) == "not-undoable"
    desk.now += OBJECTION
    desk.do(2, Objection(row=salary))
    assert desk.balances == [CASH - M, CASH + M]
    late = desk.do(1, Salary(card=1))
    desk.now += OBJECTION + 1
    assert desk.refused(2, Objection(row=late)) == "too-late-to-object"


def test_a_request_waits_for_the_payer_and_ends() -> None:
    desk = Desk("Anna", "Ben")
    ask = desk.do(1, Request(payer=2, target=1, amount=M))
    assert desk.balances == [CASH, CASH]
    desk.do(1, Reply(ask=ask, yes=False))  # thought better of it
    late = desk.do(1, Request(payer=2, target=1, amount=M))
    desk.now += 10**9
    assert desk.refused(2, Reply(ask=late, yes=True)) == "request-expired"
    poor = desk.do(1, Request(payer=2, target=1, amount=16 * M))
    assert desk.refused(2, Reply(ask=poor, yes=True)) == "not-covered"


def test_bankrupt_and_back() -> None:
    desk = Desk("Anna", "Ben")
    row = desk.do(1, Bankruptcy(card=1, creditor=2))
    assert desk.balances == [0, 2 * CASH] and desk.ledger.cards[0].is_out
    assert desk.refused(2, pay(2, 1)) == "card-out" and desk.refused(1, Salary(card=2)) == "not-banker"
    ask = desk.do(None, Undo(row=row))
    desk.do(1, Reply(ask=ask, yes=True))
    desk.do(2, Reply(ask=ask, yes=True))
    assert desk.balances == [CASH, CASH] and not desk.ledger.cards[0].is_out


def test_nobody_is_made_bankrupt_by_another_card() -> None:
    desk = Desk("Anna", "Ben", "Cem", phones=2)
    assert desk.refused(1, Bankruptcy(card=2, creditor=1)) == "own-card-only"
    desk.do(1, Bankruptcy(card=3, creditor=2))  # whose card no phone has, somebody else must book for
    assert desk.balances == [CASH, 2 * CASH, 0]
    desk.do(None, SetMode(mode="banker", banker=1))
    assert desk.refused(2, Bankruptcy(card=1, creditor=2)) == "own-card-only"
    desk.do(1, Bankruptcy(card=2, creditor="bank"))  # the banker may, as with every payment
    assert desk.balances == [CASH, 0, 0]
    other = Desk("Anna", "Ben")
    other.do(None, Bankruptcy(card=2, creditor=1))
    assert other.balances == [2 * CASH, 0]


def test_the_reader_does_not_take_back_over_a_phone() -> None:
    desk = Desk("Anna", "Ben")
    for given in (Insert("right", 1), Insert("left", 2), Press("5"), Press("M")):
        desk.do(None, UseReader(input=given))
    assert desk.balances == [CASH - 5 * M, CASH + 5 * M]
    desk.do(2, pay(2, "bank", 20 * M))
    desk.do(None, UseReader(input=Press("C")))
    assert desk.balances == [CASH - 5 * M, 0]
    assert desk.refused(1, UseReader(input=Press("1"))) == "reader-busy"
    desk.now += 16_000
    desk.do(1, UseReader(input=Press("1")))
    ask = desk.do(1, UseReader(input=Hold()))
    assert desk.ledger.asks[ask].question.kind == "new_game"
    desk.do(2, Reply(ask=ask, yes=True))
    assert desk.balances == [CASH, CASH]


def test_auctions() -> None:
    desk = Desk("Anna", "Ben")
    assert desk.refused(1, Hammer()) == "auction-none"
    desk.do(1, OpenAuction(deed="bahnhof_zoo", least=M))
    assert desk.refused(2, OpenAuction()) == "auction-open"
    assert desk.refused(1, Bid(card=1, amount=10_000)) == "bid-too-low"
    assert desk.refused(1, Bid(card=2, amount=M)) == "own-card-only"
    desk.do(1, Bid(card=1, amount=M))
    assert desk.refused(2, Bid(card=2, amount=16 * M)) == "not-covered"
    desk.do(2, Bid(card=2, amount=M + 10_000))
    desk.do(1, Hammer())
    assert desk.balances == [CASH, CASH - M - 10_000]
    desk.do(1, OpenAuction(text="Fahrrad"))
    desk.do(1, CancelAuction())
    assert desk.ledger.auction is None


def test_a_game_is_entered_in_the_middle() -> None:
    desk = Desk("Anna", "Ben", is_open=False)
    assert desk.refused(1, pay(1, 2)) == "not-open" and desk.refused(1, AddCard(name="Cas")) == "not-banker"
    desk.do(1, StartBank(balances={"1": 3 * M, "2": 0}, pot=M))
    assert desk.balances == [3 * M, 0] and desk.ledger.pot == M
    assert desk.refused(1, StartBank()) == "started"


def test_the_end_is_counted() -> None:
    desk = Desk("Anna", "Ben")
    street = BankHolding(deed="checkpoint_charlie", houses=5)
    desk.do(1, Score(card=1, holdings=[street, BankHolding(deed="bahnhof_zoo", is_mortgaged=True)]))
    assert desk.refused(2, Score(card=2, holdings=[street])) == "deed-twice"
    desk.do(1, Finish())
    assert ranking(desk.ledger)[0] == (1, CASH + 600_000 + 5 * 500_000 + M, 1)
    assert desk.refused(1, pay(1, 2)) == "over"
    desk.do(1, Reopen())
    desk.do(1, pay(1, 2))


def test_a_claim_is_for_the_holder_and_later_for_all() -> None:
    desk = Desk("Anna", "Ben")
    ask = desk.keep(claim(desk.ledger, desk.now, 1))
    assert desk.refused(2, Reply(ask=ask, yes=True)) == "not-asked"
    desk.now += CLAIM_OPEN_TO_ALL
    desk.do(2, Reply(ask=ask, yes=True))
    assert isinstance(desk.rows[-1][1], Moved) and desk.ledger.cards[0].epoch == 2


def test_books_that_do_not_add_up_are_noticed() -> None:
    ledger = Desk("Anna", "Ben").ledger
    with pytest.raises(BooksWrong):
        ledger.take(9, 0, Booked(what="pay", bookings=[Booking(1, "bank", 16 * M)]))
    broken = Ledger(bank=5)
    with pytest.raises(BooksWrong):
        broken.check()


@pytest.mark.parametrize("deed", BOOK.deeds)
def test_every_deed_has_rents(deed: str) -> None:
    rents = BOOK.rents(deed)
    assert rents and all(rent.amount > 0 for rent in rents)


def test_rents_are_those_of_the_edition() -> None:
    amounts = {(rent.kind, rent.count): rent.amount for rent in BOOK.rents("checkpoint_charlie")}
    assert amounts["bare", 0] == 20_000 and amounts["group", 0] == 40_000 and amounts["hotel", 5] == 2_500_000
    assert {(rent.count, rent.dice): rent.amount for rent in BOOK.rents("sony_center")}[2, 7] == 700_000
    with pytest.raises(BankError):
        BOOK.rents("los")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_a_sentence(code: str, language: str) -> None:
    arguments: dict[str, Any] = {
        "name": "Anna",
        "known": "no",
        "missing": 1,
        "least": 1,
        "step": 1,
        "most": 1,
        "deed": "Zoo",
    }
    told = message(f"bank-{code}", language, **arguments, field="start", problem="too_small")
    assert told and "{" not in told and "bank-" not in told
