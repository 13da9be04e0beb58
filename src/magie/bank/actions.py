"""What people can do at the bank of a real board: one struct for each action.

Amounts are whole numbers in the currency's own unit. An account is a card by its number (from 1), `"bank"` or `"pot"`.
`as_card` of a command (in the frame around an action) says which of a device's cards acts; who arranged the bank may
also act as nobody's card.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from magie.bank.profile import BankProfile
from magie.reader.display import HIGHEST
from magie.reader.machine import Touch

MOST_CARDS = 8
MOST_HOLDINGS = 40

Card = Annotated[int, Meta(ge=1, le=MOST_CARDS, description="a card of the bank")]
Account = Card | Literal["bank", "pot"]
Amount = Annotated[int, Meta(ge=1, le=HIGHEST, description="money, in the currency's own unit")]
Balance = Annotated[int, Meta(ge=0, le=HIGHEST)]
Row = Annotated[int, Meta(ge=1, le=1_000_000_000, description="number of a row of the bank's log")]
PlainName = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=24,
        pattern=r"^[^\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+$",
    ),
]
Deed = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,59}$", description="id of a square of the edition")]
Shape = Annotated[str, Meta(pattern="^[a-z_]{1,20}$", description="a mark that tells the card from others")]
# What a payment is for; `other` may say it in words.
Purpose = Literal[
    "rent",
    "purchase",
    "building",
    "mortgage",
    "tax",
    "fine",
    "card",
    "trade",
    "salary",
    "start",
    "auction",
    "pot",
    "other",
]


class BankPart(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Part of an action: an unknown field is an error."""


class BankNote(BankPart):
    """What a payment is for; `deed` and how it was built on (`count`: houses, 5 a hotel; or stations, utilities)."""

    purpose: Purpose = "other"
    deed: Deed | None = None
    count: Annotated[int, Meta(ge=0, le=8)] | None = None
    text: PlainName | None = None


class BankHolding(BankPart):
    """A deed somebody owns at the end, for the counting. `houses`: 5 is a hotel."""

    deed: Deed
    is_mortgaged: bool = False
    houses: Annotated[int, Meta(ge=0, le=5)] = 0


class BankAct(BankPart, tag_field="do"):
    """An action at the bank."""


# --- Before the start -------------------------------------------------------------------------------------------------


class SetProfile(BankAct, tag="profile"):
    """What the box says: start balance, GO, limits, steps, keys, currency, edition."""

    profile: BankProfile


class AddCard(BankAct, tag="add_card"):
    """A card nobody has a phone for; it is booked at the reader, and somebody may take it later."""

    name: PlainName
    shape: Shape | None = None


class DropCard(BankAct, tag="drop_card"):
    """Before the start: there is no such card."""

    card: Card


class StartBank(BankAct, tag="start"):
    """The bank opens: everybody has the start balance, or what is typed in for a game that is under way."""

    balances: dict[str, Balance] | None = None  # card number -> balance
    pot: Balance = 0


# --- At any time ------------------------------------------------------------------------------------------------------


class NameCard(BankAct, tag="name"):
    """Another name or mark for a card."""

    card: Card
    name: PlainName
    shape: Shape | None = None


class SetMode(BankAct, tag="mode"):
    """Who may book for the bank: everyone, or one banker (`banker` null: whoever arranged the bank)."""

    mode: Literal["everyone", "banker"]
    banker: Card | None = None


class Pay(BankAct, tag="pay"):
    """Money from an account to another. From one's own card, or, for who may book for the bank, from bank and pot."""

    source: Account
    target: Account
    amount: Amount
    note: BankNote | None = None


class Salary(BankAct, tag="go"):
    """The GO amount for a card."""

    card: Card


class Request(BankAct, tag="ask"):
    """Somebody is asked to pay: nothing is booked before the payer agrees."""

    payer: Card
    target: Account
    amount: Amount
    note: BankNote | None = None


class Reply(BankAct, tag="answer"):
    """Yes or no to something one was asked in the row `ask`: a payment, an undo, a new game, a device that wants the
    card. Whoever asked takes it back with a no.
    """

    ask: Row
    yes: bool


class Undo(BankAct, tag="undo"):
    """The bookings of a row shall be made as if they had not been. Its author alone may within a few seconds; later
    everyone it touched is asked.
    """

    row: Row


class Objection(BankAct, tag="object"):
    """That payment of the bank was wrong: within a few seconds it is taken back at once."""

    row: Row


class Bankruptcy(BankAct, tag="bankrupt"):
    """A card is out; what is left on it goes to the creditor. For one's own card, as with a payment."""

    card: Card
    creditor: Account = "bank"


class OpenAuction(BankAct, tag="open_auction"):
    """Something is sold to whoever bids most: a deed of the edition, or something in words. `least`: the first bid."""

    deed: Deed | None = None
    text: PlainName | None = None
    least: Amount | None = None


class Bid(BankAct, tag="bid"):
    card: Card
    amount: Amount


class Hammer(BankAct, tag="hammer"):
    """The auction is over: the highest bidder pays the bank. Without a bid nothing is sold."""


class CancelAuction(BankAct, tag="cancel_auction"):
    """The auction is over, and nothing is sold."""


class UseReader(BankAct, tag="reader"):
    """A key or a card at the reader."""

    input: Touch


class Score(BankAct, tag="score"):
    """What somebody owns at the end; the whole list each time. The bank counts it."""

    card: Card
    holdings: Annotated[list[BankHolding], Meta(max_length=MOST_HOLDINGS)]


class Finish(BankAct, tag="finish"):
    """The game is over. The bank can be looked at, and says who had most."""


class Reopen(BankAct, tag="reopen"):
    """It was not over after all."""


Action = (
    SetProfile
    | AddCard
    | DropCard
    | StartBank
    | NameCard
    | SetMode
    | Pay
    | Salary
    | Request
    | Reply
    | Undo
    | Objection
    | Bankruptcy
    | OpenAuction
    | Bid
    | Hammer
    | CancelAuction
    | UseReader
    | Score
    | Finish
    | Reopen
)
