"""REST of banks: what happens once."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from magie.bank.actions import MOST_CARDS
from magie.server.bank import schema
from magie.server.bank.bank import Bank
from magie.server.bank.banks import Banks
from magie.server.bank.views import bank_state, book_told
from magie.server.live.tokens import SeatRight
from magie.server.problems import TableError
from magie.server.safety.fair_places import FairPlaces
from magie.server.safety.limits import Limits
from magie.server.web.answers import answer, language_of, place_for, right_of
from magie.server.web.bank_frames import bank_body
from magie.server.web.parameters import Code, EditionName, Id, Since
from magie.server.web.routes import Route

CardNumber = Annotated[int, Meta(ge=1, le=MOST_CARDS)]
PAGE = 500


def bank_routes(banks: Banks) -> list[Route]:
    return [*_opening(banks), *_cards(banks), *_reading(banks)]


def _told(bank: Bank, request: Request) -> schema.BankAnswer:
    state = bank_state(bank.ledger, bank.clock())
    return schema.BankAnswer(bank=bank.card_of(language_of(request)), state=state, rev=bank.ledger.rev)


def _taken(bank: Bank, grant: schema.CardGrant, request: Request) -> schema.CardTaken:
    told = _told(bank, request)
    return schema.CardTaken(bank=told.bank, state=told.state, grant=grant)


def _own(request: Request, banks: Banks, card: int) -> SeatRight:
    right = right_of(request, banks.hub)
    if not isinstance(right, SeatRight) or right.seat != card:
        raise TableError("room/no-right")
    return right


def _opening(banks: Banks) -> list[Route]:
    async def open_bank(request: Request) -> Response:
        return answer(await banks.create(await bank_body(request, schema.NewBank)), 201)

    async def bank_of_code(request: Request, code: Code) -> Response:
        return answer(_told(await banks.find_code(code), request))

    async def bank_card(request: Request, bank: Id) -> Response:
        return answer(_told(await banks.bank(bank), request))

    async def my_banks(request: Request) -> Response:
        wish = await bank_body(request, schema.MyBankTokens)
        return answer(schema.MyBanks(banks=await banks.mine(wish.tokens, language_of(request))))

    return [
        Route("POST", "/api/banks", open_bank, schema.BankOpened, schema.NewBank, 201, (400, 404, 409)),
        Route("GET", "/api/bank-codes/{code}", bank_of_code, schema.BankAnswer, refusals=(404,)),
        Route("GET", "/api/banks/{bank}", bank_card, schema.BankAnswer, refusals=(404,)),
        Route("POST", "/api/bank-mine", my_banks, schema.MyBanks, schema.MyBankTokens, refusals=(400,)),
    ]


def _cards(banks: Banks) -> list[Route]:
    async def take_card(request: Request, bank: Id) -> Response:
        wish = await bank_body(request, schema.TakeCard)
        found = await banks.bank(bank)
        return answer(_taken(found, await found.take(wish), request), 201)

    async def claim_card(request: Request, bank: Id, card: CardNumber) -> Response:
        wish = await bank_body(request, schema.ClaimCard)
        return answer(await (await banks.bank(bank)).claim(card, wish.id))

    async def move_card(request: Request, bank: Id, card: CardNumber) -> Response:
        wish = await bank_body(request, schema.MoveCard)
        found = await banks.bank(bank)
        return answer(_taken(found, await found.move(_own(request, banks, card), wish.id), request))

    async def release_card(request: Request, bank: Id, card: CardNumber) -> Response:
        found = await banks.bank(bank)
        await found.release(_own(request, banks, card))
        return answer(_told(found, request))

    path, refusals = "/api/banks/{bank}/cards", (400, 401, 403, 404, 409)
    return [
        Route("POST", path, take_card, schema.CardTaken, schema.TakeCard, 201, (400, 403, 404, 409)),
        Route(
            "POST", path + "/{card}/claim", claim_card, schema.CardClaimed, schema.ClaimCard, refusals=(400, 404, 409)
        ),
        Route(
            "POST", path + "/{card}/move", move_card, schema.CardTaken, schema.MoveCard, refusals=refusals, needs="card"
        ),
        Route("DELETE", path + "/{card}", release_card, schema.BankAnswer, refusals=refusals, needs="card"),
    ]


def _reading(banks: Banks) -> list[Route]:
    limits = Limits() if banks is None else banks.hub.settings.limits
    # The whole log is folded for a page of it. One place is left for others, so one address has not all of them.
    readings = FairPlaces(
        limits.logs_at_once, most_each=max(1, limits.logs_at_once - 1), waiting_each=limits.logs_waiting
    )

    async def bank_log(request: Request, bank: Id, since: Since = 0) -> Response:
        found = await banks.bank(bank)
        async with place_for(request, readings):
            entries = await found.entries(since, PAGE)
        last = entries[-1].rev if entries else since
        return answer(schema.BankLogPage(rev=last, more=last < found.ledger.rev, entries=entries))

    async def bank_book(name: EditionName) -> Response:
        book = banks.book(name)
        assert book is not None
        return answer(book_told(book))

    return [
        Route("GET", "/api/banks/{bank}/log", bank_log, schema.BankLogPage, refusals=(400, 404), query=("since",)),
        Route("GET", "/api/bank-books/{name}", bank_book, schema.BankBook, refusals=(404,)),
    ]
