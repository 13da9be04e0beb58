"""The small values that messages are made of, and the two sorts of messages there are."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MOST_SEATS = 8
MOST_TOKENS = 50  # asked about at once
MOST_ENTRIES = 200  # a client that missed more gets the state alone and asks for the log if it wants it

# Neither control characters nor marks that turn the direction of writing: a name cannot disguise itself.
_PLAIN = r"^[^\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+$"
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS, description="a seat, in the order of play")]
Revision = Annotated[int, Meta(ge=0, le=1_000_000_000, description="number of a row of the room's log")]
Milliseconds = Annotated[int, Meta(ge=0, description="since 1970, by the server's clock")]
CommandId = Annotated[
    str, Meta(pattern=r"^[0-9A-Za-z_-]{8,40}$", description="chosen by the client at random; a repeat is harmless")
]
JoinId = Annotated[
    str,
    Meta(
        pattern=r"^[0-9A-Za-z_-]{16,40}$", description="random; a repeat gives the same seat again, so keep it secret"
    ),
]
Token = Annotated[str, Meta(max_length=300, description="a signed right: to a seat, or to arrange the room")]
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=_PLAIN)]
Word = Annotated[str, Meta(min_length=1, max_length=60, pattern=_PLAIN)]
Language = Literal["de", "en", "nl"]
Contribution = Annotated[
    str, Meta(pattern="^[0-9a-f]{32}$", description="16 random bytes of the person's device, in hexadecimal digits")
]
Commitment = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{64}$",
        description="SHA-256 of `magie-fair-2:` and the contribution, in hexadecimal digits",
    ),
]
Contributions = Annotated[
    list[Contribution], Meta(max_length=MOST_SEATS, description="each counts for the seat that has committed to it")
]
Tokens = Annotated[list[Token], Meta(max_length=MOST_TOKENS)]
ActionText = Annotated[str, Meta(min_length=1, max_length=1000)]
# No pattern for the text here: msgspec frees the pattern of a text wrongly if a list is in the same union (see
# tests/server/test_memory.py, which looks at all our types). `NewRoom` looks at the letters.
OptionValue = (
    bool
    | Annotated[int, Meta(ge=0, le=2_000_000_000)]
    | Annotated[str, Meta(min_length=1, max_length=40)]
    | Annotated[list[Seat], Meta(max_length=MOST_SEATS)]
)
Pace = Literal["slow", "normal", "fast", "at_once"]
DefaultCause = Literal["time", "gone", "left", "bot_failed"]
# What can be said with one press; each is shown in the reader's language (`phrase-...` in locales/*/server-table.ftl).
Phrase = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "one_moment",
    "back_again",
    "your_turn",
    "lets_trade",
    "good_offer",
    "no_deal",
    "goodbye",
]
LONGEST_TEXT = 200
ChatText = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT, pattern=_PLAIN, description="plain text")]
# Objects whose shape depends on the edition; the page Formats describes them. Actions and events are open here, because
# the engine reads and makes them itself; what is published refers to the union of this name (schema/shapes.py).
SHAPE = "x-shape"
Action = Annotated[
    dict[str, Any], Meta(description="an action: `do` and its arguments", extra_json_schema={SHAPE: "Action"})
]
Event = Annotated[
    dict[str, Any],
    Meta(description="an event: `event`, its arguments and `clause`", extra_json_schema={SHAPE: "Event"}),
]
View = Annotated[dict[str, Any], Meta(description="what one seat, or the public, may know of the position")]
Chance = Annotated[dict[str, Any], Meta(description='an outcome of chance, or {"chance": "hidden"}')]
Data = Annotated[dict[str, Any], Meta(description="the edition file: EditionFile or DealFile")]


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends: an unknown field is an error."""


class Answer(Struct, kw_only=True):
    """What the server sends: clients skip fields they do not know."""
