"""What crosses the border between the bank for a real board and its devices: bodies, answers and frames, as types.

The same manner as `magie.server.schema`, whose frames for every connection (`frames.py`) serve here too.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from magie._structs import decoder
from magie.bank.actions import MOST_CARDS, Account, Action, BankHolding, BankNote, Card, Shape
from magie.bank.profile import BankProfile
from magie.server.schema.frames import Ack, Bye, Frame, Ping, Pong, Refused, Told
from magie.server.schema.problem import Problem
from magie.server.schema.reader import ReaderState, ReaderStep
from magie.server.schema.values import (
    Answer,
    Body,
    CommandId,
    JoinId,
    Language,
    Milliseconds,
    Name,
    Revision,
    Token,
    Tokens,
)
from magie.server.schema.wire import read_with

BankPhase = Literal["lobby", "open", "over"]

# --- REST: what a client asks for -----------------------------------------------------------------------------------


class NewBank(Body):
    """A bank to open. `reader`: the card reader alone, for one device; it is open at once and has no code."""

    kind: Literal["table", "reader"] = "table"
    profile: BankProfile = msgspec.field(default_factory=BankProfile)
    mode: Literal["everyone", "banker"] = "everyone"


class TakeCard(Body):
    """A phone becomes a card: a new one, or `card`, one that no phone has. The same `id` gives the same card again."""

    id: JoinId
    name: Name | None = None  # needed for a new card
    shape: Shape | None = None
    card: Card | None = None


class ClaimCard(Body):
    """A second phone wants a card that another one has. Repeat it (the same `id`) to hear what came of it."""

    id: JoinId


class MoveCard(Body):
    """A device that has the card's token takes the card over at once."""

    id: JoinId


class MyBankTokens(Body):
    """The tokens a device holds, of cards and of banks it opened."""

    tokens: Tokens


# --- REST: what the server answers ----------------------------------------------------------------------------------


class CardGrant(Answer):
    """The right to a card. Who has the token has the card, so it belongs into no address and no log."""

    card: int
    token: str


class BankCardState(Answer):
    """A card as everybody sees it. `is_taken`: some phone has it; `worth`: what it counts at the end, if scored."""

    card: int
    name: str
    shape: str
    balance: int
    is_taken: bool
    is_out: bool
    holdings: list[BankHolding] = []
    worth: int | None = None


class BankBooking(Answer):
    """So much from an account to another."""

    source: Account
    target: Account
    amount: int


class BankAsk(Answer):
    """Something people are asked, opened in the row `ask`.

    `pay`: `payer` shall pay `amount` to `target`; `undo`: the bookings of `row`; `new_game`: everybody has the start
    balance again; `claim`: another device wants `card`. `waits_for` are the cards whose yes is missing, and with
    `waits_for_bank` that of whoever may book for the bank (any one of `bank_may`, or who arranged the bank).
    """

    ask: Revision
    kind: Literal["pay", "undo", "new_game", "claim"]
    by: int | None  # the card that asks; null: who arranged the bank, or a device without a card
    at: Milliseconds
    ends: Milliseconds
    waits_for: list[int]
    waits_for_bank: bool = False
    bank_may: list[int] = []
    payer: int | None = None
    target: Account | None = None
    amount: int | None = None
    note: BankNote | None = None
    row: Revision | None = None
    bookings: list[BankBooking] = []  # that an undo or a new game would make
    card: int | None = None


class BankBid(Answer):
    card: int
    amount: int
    at: Milliseconds


class BankAuction(Answer):
    """An open auction; the last bid is the highest. `next`: the least the next bid must be."""

    row: Revision
    by: int | None
    deed: str | None
    text: str | None
    bids: list[BankBid]
    next: int


class BankRank(Answer):
    """At the end: who had how much. `place` 1 is the best; equal worth, equal place."""

    card: int
    worth: int
    place: int


class BankTimes(Answer):
    """How many milliseconds one may take back alone, object to a payment of the bank, and think about a request."""

    undo_alone: int
    objection: int
    ask: int


class BankState(Answer):
    """The bank as everybody sees it. `bank` is what the bank has paid out, below zero: all accounts add up to 0."""

    phase: BankPhase
    profile: BankProfile
    mode: Literal["everyone", "banker"]
    banker: int | None
    cards: list[BankCardState]
    pot: int
    bank: int
    asks: list[BankAsk]
    auction: BankAuction | None
    reader: ReaderState
    ranking: list[BankRank]
    times: BankTimes


class BankRoom(Answer):
    """A bank: everything about it that never changes."""

    id: str
    code: str | None  # for /b/CODE
    kind: Literal["table", "reader"]
    created: Milliseconds
    read_only: Problem | None = None


class BankOpened(Answer):
    bank: BankRoom
    state: BankState
    host: str  # token of whoever arranges the bank


class BankAnswer(Answer):
    bank: BankRoom
    state: BankState
    rev: Revision


class CardTaken(Answer):
    bank: BankRoom
    state: BankState
    grant: CardGrant


class CardClaimed(Answer):
    """`asked`: nobody has answered yet; `granted`: here is the card; `refused`: no, or the time was over."""

    status: Literal["asked", "granted", "refused"]
    ask: Revision
    grant: CardGrant | None = None


class MyBank(Answer):
    """How things stand at the bank of a token; `problem`: it is no use any more."""

    bank: BankRoom | None = None
    state: BankState | None = None
    card: int | None = None
    problem: Problem | None = None


class MyBanks(Answer):
    """One bank for each token, in their order."""

    banks: list[MyBank]


class RentLine(Answer):
    """A rent of a deed. `kind` says for how much of what: `bare`, `group` (the whole colour group, nothing built),
    `houses` (`count` of them), `hotel`, `stations` (`count` owned), `dice` (`count` utilities owned, `dice` rolled).
    """

    kind: Literal["bare", "group", "houses", "hotel", "stations", "dice"]
    amount: int
    count: int = 0
    dice: int | None = None


class BookDeed(Answer):
    """A deed of an edition with all its rents, in the order of the board."""

    deed: str
    name: str
    kind: Literal["street", "station", "utility"]
    group: str | None
    colour: str | None
    price: int
    mortgage: int
    house_price: int | None
    hotel_price: int | None
    rents: list[RentLine]


class BankBook(Answer):
    """An edition as the bank needs it: a profile to begin with, and the deeds with their rents."""

    edition: str
    language: str
    profile: BankProfile
    deeds: list[BookDeed]


class BankEntry(Answer):
    """A row of the bank's log. `kind` says what happened; the fields that do not belong to it are left out.

    `taken`, `added`, `named`, `moved`, `dropped`: `card`, `name`; `profile`; `mode`: `mode`, `banker`; `started`:
    `bookings`; `booked`: `bookings`, `what` (pay, go, pot, asked, undo, objection, bankrupt, auction, new_game),
    `note`, `reverses` (a row), `ask` it answers; `asked`: `question`; `answered`: `ask`, `yes`; `refused`: `ask` that
    came to nothing; `auction`: `step` (opened, bid, sold, cancelled), `deed`, `text`, `card`, `amount`; `reader`:
    `reader`, `bookings`; `scored`: `card`, `worth`; `finished`, `reopened`.
    """

    rev: Revision
    at: Milliseconds
    kind: str
    by: int | UnsetType | None = UNSET  # the card that acted; null: who arranged the bank
    command: str | UnsetType = UNSET
    card: int | UnsetType = UNSET
    name: str | UnsetType = UNSET
    mode: str | UnsetType = UNSET
    banker: int | UnsetType | None = UNSET
    what: str | UnsetType = UNSET
    bookings: list[BankBooking] | UnsetType = UNSET
    note: BankNote | UnsetType = UNSET
    reverses: Revision | UnsetType = UNSET
    question: BankAsk | UnsetType = UNSET
    ask: Revision | UnsetType = UNSET
    yes: bool | UnsetType = UNSET
    step: str | UnsetType = UNSET
    deed: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    reader: ReaderStep | UnsetType = UNSET
    worth: int | UnsetType = UNSET


class BankLogPage(Answer):
    """Rows of the log; ask again with `since` = `rev` until `more` is false."""

    rev: Revision
    more: bool
    entries: list[BankEntry]


# --- WebSocket: from the client -------------------------------------------------------------------------------------


class BankHello(Frame, tag="hello"):
    """Always first. Tokens of cards, and of who arranged the bank; none to watch (a shared screen)."""

    tokens: Annotated[list[Token], Meta(max_length=MOST_CARDS + 1)] = []
    since: Revision | None = None
    language: Language = "en"


class BankCommand(Frame, tag="command"):
    """An action at the bank. `card`: which of the device's cards acts; null: who arranged the bank, if that is this
    device, otherwise its only card.
    """

    id: CommandId
    do: Action
    card: Card | None = None


BankClientFrame = BankHello | BankCommand | Ping


# --- WebSocket: from the server -------------------------------------------------------------------------------------


class BankPresence(Told, tag="presence"):
    """Which cards have a device connected, whether who arranged the bank has, and how many others are watching."""

    cards: list[int]
    host: bool
    watching: int


class BankWelcome(Told, tag="welcome"):
    """The answer to a hello. `resumed`: `entries` are all that came after `since`; otherwise they are left out."""

    rev: Revision
    now: Milliseconds
    cards: list[int]  # of this device
    is_host: bool
    resumed: bool
    entries: list[BankEntry]
    bank: BankRoom
    state: BankState
    presence: BankPresence


class BankNews(Told, tag="news"):
    """What happened, in order, and how things stand now."""

    rev: Revision
    now: Milliseconds
    entries: list[BankEntry]
    state: BankState


class CardGone(Told, tag="card_gone"):
    """A card of this device is now on another one."""

    card: int
    problem: Problem


BankServerFrame = BankWelcome | BankNews | Ack | Refused | BankPresence | CardGone | Bye | Pong

BODIES = (NewBank, TakeCard, ClaimCard, MoveCard, MyBankTokens)
ANSWERS = (BankOpened, BankAnswer, CardTaken, CardClaimed, MyBanks, BankBook, BankLogPage)

_frames: msgspec.json.Decoder[Any] = decoder(BankClientFrame)


def read_bank_frame(raw: str | bytes) -> BankClientFrame:
    """A client's frame; Unparsable if it is none."""
    frame: BankClientFrame = read_with(_frames, raw)
    return frame
