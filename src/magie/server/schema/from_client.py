"""Every frame a client may send to a table, and reading them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType, field

from magie._structs import decoder
from magie.reader.machine import Touch
from magie.server.schema.frames import Frame, Ping
from magie.server.schema.motions import Motion
from magie.server.schema.questions import Advise, Appraise, Ask, Suggest, Try
from magie.server.schema.values import (
    MOST_SEATS,
    Action,
    ActionText,
    ChatText,
    CommandId,
    Language,
    Pace,
    Phrase,
    Revision,
    Seat,
    Token,
)
from magie.server.schema.wire import read_with


class Hello(Frame, tag="hello"):
    """Always first. Tokens of one seat or several; none to watch. `since` is the last revision seen, if any.

    `eyes` is the seat whose private view is wanted; left out, it is the only seat, or nobody's with several.
    """

    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)] = []
    since: Revision | None = None
    language: Language = "en"
    viewer: Seat | UnsetType | None = field(default=UNSET, name="eyes")
    muted: Annotated[list[Seat], Meta(max_length=MOST_SEATS)] = []


class Command(Frame, tag="command"):
    """An action. `do` is the action as an object or in its text form; `rev` is the revision it was chosen on."""

    id: CommandId
    rev: Revision
    do: ActionText | Action
    seat: Seat | None = None  # needed by a device with several seats


class Look(Frame, tag="look"):
    """Show me the private view of another of my seats (the device was handed over), or nobody's."""

    viewer: Seat | None = field(name="eyes")


class Propose(Frame, tag="propose"):
    """Put something to the people at the table. It is done at once if nobody else is to be asked."""

    id: CommandId
    motion: Motion
    seat: Seat | None = None


class Vote(Frame, tag="vote"):
    """Yes or no to the vote that was opened in the row `ballot`. Whoever proposed it takes it back with a no."""

    id: CommandId
    ballot: Revision
    yes: bool
    seat: Seat | None = None


class SetPace(Frame, tag="pace"):
    """How fast the bots play from now on."""

    id: CommandId
    pace: Pace
    seat: Seat | None = None


class Say(Frame, tag="say"):
    """Something to the table: a ready phrase, or a text where the room allows it."""

    id: CommandId
    phrase: Phrase | None = None
    text: ChatText | None = None
    seat: Seat | None = None


class Mute(Frame, tag="mute"):
    """From now on this device hears nothing these seats say; the whole list each time."""

    seats: Annotated[list[Seat], Meta(max_length=MOST_SEATS)]


class AtReader(Frame, tag="reader"):
    """A key or a card at the card reader, where payments are booked by hand.

    To hold C proposes to stop the game, at every table with a reader; nothing else comes of it.
    """

    id: CommandId
    rev: Revision
    input: Touch
    seat: Seat | None = None


ClientFrame = (
    Hello
    | Command
    | Look
    | Ask
    | Try
    | Appraise
    | Suggest
    | Advise
    | Propose
    | Vote
    | SetPace
    | Say
    | Mute
    | AtReader
    | Ping
)
_frames: msgspec.json.Decoder[ClientFrame] = decoder(ClientFrame)


def read_frame(raw: str | bytes) -> ClientFrame:
    """A client's frame; Unparsable if it is none."""
    return read_with(_frames, raw)
