"""Random people at a bank: the books add up, nobody is below zero, and the rows tell it all again."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from magie.bank import BankError, Ledger
from magie.bank.actions import (
    Bankruptcy,
    Bid,
    Finish,
    Hammer,
    Objection,
    OpenAuction,
    Pay,
    Reopen,
    Reply,
    Request,
    Salary,
    SetMode,
    Undo,
    UseReader,
)
from magie.bank.rows import KINDS, read_row
from magie.reader import Hold, Insert, Press, Remove, written
from magie.reader.display import WIDTH, width
from tests.bank.kit import Desk

CARDS = st.integers(1, 4)
ACCOUNTS = st.one_of(CARDS, st.sampled_from(["bank", "pot"]))
AMOUNTS = st.sampled_from([10_000, 500_000, 1_000_000, 7_000_000, 15_000_000, 40_000_000, 3])
PEOPLE = st.sampled_from([None, 1, 2, 3])
KEYS = st.sampled_from(["1", "9", "0", ".", "M", "K", "GO", "C"])
SLOTS = st.sampled_from(["left", "right"])


class Evening(RuleBasedStateMachine):
    """Three phones and a card without one."""

    def __init__(self) -> None:
        super().__init__()
        self.desk = Desk("Anna", "Ben", "Cas", "Dora", phones=3)

    def attempt(self, by: int | None, action: Any) -> None:
        before = self.desk.balances
        try:
            self.desk.do(by, action)
        except BankError:
            assert self.desk.balances == before

    @rule(by=PEOPLE, source=ACCOUNTS, to=ACCOUNTS, amount=AMOUNTS)
    def pay(self, by: int | None, source: Any, to: Any, amount: int) -> None:
        self.attempt(by, Pay(source=source, target=to, amount=amount))

    @rule(by=PEOPLE, card=CARDS)
    def salary(self, by: int | None, card: int) -> None:
        self.attempt(by, Salary(card=card))

    @rule(by=PEOPLE, payer=CARDS, to=ACCOUNTS, amount=AMOUNTS)
    def ask(self, by: int | None, payer: int, to: Any, amount: int) -> None:
        self.attempt(by, Request(payer=payer, target=to, amount=amount))

    @rule(by=PEOPLE, yes=st.booleans(), which=st.integers(0, 3))
    def answer(self, by: int | None, yes: bool, which: int) -> None:
        asks = list(self.desk.ledger.asks)
        if asks:
            self.attempt(by, Reply(ask=asks[which % len(asks)], yes=yes))

    @rule(by=PEOPLE, back=st.integers(0, 8), is_objection=st.booleans())
    def undo(self, by: int | None, back: int, is_objection: bool) -> None:
        row = max(1, len(self.desk.rows) - back)
        self.attempt(by, Objection(row=row) if is_objection else Undo(row=row))

    @rule(by=PEOPLE, card=CARDS, creditor=ACCOUNTS)
    def bankrupt(self, by: int | None, card: int, creditor: Any) -> None:
        self.attempt(by, Bankruptcy(card=card, creditor=creditor))

    @rule(by=PEOPLE, card=CARDS, amount=AMOUNTS, step=st.sampled_from(["open", "bid", "hammer"]))
    def auction(self, by: int | None, card: int, amount: int, step: str) -> None:
        actions = {"open": OpenAuction(), "bid": Bid(card=card, amount=amount), "hammer": Hammer()}
        self.attempt(by, actions[step])

    @rule(by=PEOPLE, key=KEYS)
    def press(self, by: int | None, key: Any) -> None:
        self.attempt(by, UseReader(input=Press(key)))

    @rule(by=PEOPLE, slot=SLOTS, card=CARDS, is_in=st.booleans())
    def move_card(self, by: int | None, slot: Any, card: int, is_in: bool) -> None:
        self.attempt(by, UseReader(input=Insert(slot, card) if is_in else Remove(slot)))

    @rule(by=PEOPLE)
    def hold(self, by: int | None) -> None:
        self.attempt(by, UseReader(input=Hold()))

    @rule(mode=st.sampled_from(["everyone", "banker"]), banker=st.sampled_from([None, 1]))
    def change_mode(self, mode: Any, banker: int | None) -> None:
        self.attempt(None, SetMode(mode=mode, banker=banker))

    @rule()
    def end_and_go_on(self) -> None:
        self.attempt(None, Finish())
        with contextlib.suppress(BankError):
            self.desk.do(None, Reopen())

    @rule(seconds=st.sampled_from([1, 11, 16, 61, 400]))
    def time_passes(self, seconds: int) -> None:
        self.desk.now += seconds * 1000

    @invariant()
    def the_books_add_up(self) -> None:
        self.desk.ledger.check()
        assert all(width(written(balance)) <= WIDTH for balance in self.desk.balances)

    def teardown(self) -> None:
        """The rows as they are stored make the same bank again."""
        again = Ledger(profile=self.desk.ledger.profile)
        for number, (at, payload) in enumerate(self.desk.rows, start=1):
            kind = KINDS[type(payload)]
            again.take(number, at, read_row(kind, msgspec.json.encode(payload)))
            if number == 4:
                again.cards[3].is_taken = False
        assert again == self.desk.ledger


TestRandomEvenings = Evening.TestCase
TestRandomEvenings.settings = settings(max_examples=120, stateful_step_count=60, deadline=None)
