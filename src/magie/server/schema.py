"""Everything that crosses the border between the table server and its clients, once, as types.

REST bodies and answers, WebSocket frames in both directions, and error codes. From here come the validation of every
message, the OpenAPI page, the JSON Schema of the frames and, from that, the client's TypeScript types (`publish`).

A frame is a JSON object with `type`. Money, seats, deeds and cards are written as on the page Formats.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from magie.reader.machine import Sound, Touch

MOST_SEATS = 8
LONGEST_FRAME = 16_384  # bytes of one frame from a client
MOST_TOKENS = 50  # asked about at once
MOST_TRIED = 60  # steps of one try
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
RoomId = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{8,40}$")]
Token = Annotated[str, Meta(max_length=300, description="a signed right: to a seat, or to arrange the room")]
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=_PLAIN)]
Word = Annotated[str, Meta(min_length=1, max_length=60, pattern=_PLAIN)]
Language = Literal["de", "en", "nl"]
Contribution = Annotated[
    str, Meta(pattern="^[0-9a-f]{32}$", description="16 random bytes of the person's device, in hexadecimal digits")
]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256, in hexadecimal digits")]
ActionText = Annotated[str, Meta(min_length=1, max_length=1000)]
# One constraint only on the text here: msgspec 0.22 corrupts memory when a text with three of them shares a union with
# a list (tests/server/test_schema.py decodes every type in a process of its own and looks at how it ends).
OptionValue = (
    bool
    | Annotated[int, Meta(ge=0, le=2_000_000_000)]
    | Annotated[str, Meta(pattern="^[a-z_]{1,40}$")]
    | Annotated[list[Seat], Meta(max_length=MOST_SEATS)]
)
Pace = Literal["slow", "normal", "fast", "at_once"]
Reason = Literal["time", "gone", "left", "bot_failed"]
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
# Objects whose shape depends on the edition; the page Formats describes them.
Action = Annotated[dict[str, Any], Meta(description="an action: `do` and its arguments")]
Event = Annotated[dict[str, Any], Meta(description="an event: `event`, its arguments and `clause`")]
View = Annotated[dict[str, Any], Meta(description="what one seat, or the public, may know of the position")]
Chance = Annotated[dict[str, Any], Meta(description='an outcome of chance, or {"chance": "hidden"}')]
Data = Annotated[dict[str, Any], Meta(description="the edition file: EditionFile or DealFile")]


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends: an unknown field is an error."""


class Answer(Struct, kw_only=True):
    """What the server sends: clients skip fields they do not know."""


# --- REST: what a client asks for -----------------------------------------------------------------------------------


class MySeat(Body, tag="me", tag_field="kind"):
    """Somebody at this device. Several seats may be: they hand the device round."""

    name: Name
    contribution: Contribution
    figure: Word | None = None  # the token on the board


class BotSeat(Body, tag="bot", tag_field="kind"):
    """A player that is no person; `bot` is one of those the edition lists."""

    bot: Word
    name: Name | None = None


class OpenSeat(Body, tag="open", tag_field="kind"):
    """For whoever comes by the link or the code."""


SeatWish = MySeat | BotSeat | OpenSeat


class DecisionClock(Body, tag="decision", tag_field="kind"):
    """So many seconds for every decision, and then what is left of a bank of seconds for the whole game."""

    seconds: Annotated[int, Meta(ge=5, le=3600)] = 60
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 600


class DayClock(Body, tag="days", tag_field="kind"):
    """So many days for every decision."""

    days: Annotated[int, Meta(ge=1, le=30)] = 1


class AuctionClock(Body, tag="auction", tag_field="kind"):
    """Seconds an auction is open; a bid with less than `extend` seconds left makes it `extend` again."""

    seconds: Annotated[int, Meta(ge=5, le=600)] = 15
    extend: Annotated[int, Meta(ge=1, le=120)] = 8


class TableRules(Body):
    """How the table is kept; what the game's rules leave to those who sit there. Fixed when the room is opened.

    `pace` is that of the bots, and the people can change it later. `auction`: "usual" asks for a clock where people
    sit at several devices and no day clock is chosen, and for none elsewhere; a room says which it got. `take_back`:
    "own" lets people take back what nobody has seen the consequences of; "ask" also the rest, if all agree. `advice`:
    whether the server may suggest what to do. `booking`, where the edition has a card reader: "by_hand" makes the game
    wait until people have booked every payment at the reader.
    """

    pace: Pace = "normal"
    clock: DecisionClock | DayClock | None = None
    auction: AuctionClock | Literal["usual"] | None = "usual"
    take_back: Literal["off", "own", "ask"] = "ask"
    free_text: bool = False
    advice: bool = True
    booking: Literal["automatic", "by_hand"] = "automatic"


class NewRoom(Body):
    """A room to open. Edition, variants, deck and options stay as they are for the whole game."""

    edition: Word
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=MOST_SEATS)]
    variants: Annotated[list[Word], Meta(max_length=20)] = []
    deck: Word | None = None
    options: Annotated[dict[Word, OptionValue], Meta(max_length=20)] = {}
    skin: Word | None = None
    spectators: bool = True
    table: TableRules = msgspec.field(default_factory=TableRules)


class Join(Body):
    """Somebody takes a seat: this one, or any that is open."""

    id: JoinId
    name: Name
    contribution: Contribution
    seat: Seat | None = None
    figure: Word | None = None


class Move(Body):
    """A seat shall be played on this device."""

    id: JoinId


class Rematch(Body):
    """Somebody of an ended game wants another one, on the same seat."""

    contribution: Contribution


class MyTokens(Body):
    """The tokens a device holds, of seats and of rooms it opened."""

    tokens: Annotated[list[Token], Meta(max_length=MOST_TOKENS)]


# --- REST: what the server answers ----------------------------------------------------------------------------------


class Problem(Answer):
    """Why something was refused. `code` is `command/...`, `room/...` or `rule/<refusal>`; nothing has changed."""

    code: str
    sentence: str
    arguments: dict[str, Any] = {}
    clause: str | None = None


class SwitchCard(Answer):
    """A variant, loan or house rule that can be chosen for an edition. `sets`: which switches of the rules it turns."""

    name: str
    kind: Literal["variant", "loan", "house_rule"]
    clause: str | None = None
    excludes: list[str] = []
    needs: list[str] = []
    sets: dict[str, int | bool | str] = {}


class EditionCard(Answer):
    """An edition on offer."""

    name: str
    family: Literal["board", "deal"]
    language: str
    fewest: int
    most: int
    hash: str
    switches: list[SwitchCard]
    decks: list[str]
    deck: str
    bots: list[str]
    skins: list[str]
    has_secrets: bool  # somebody may know what others may not: hands, kept cards
    is_custom: bool


class Editions(Answer):
    editions: list[EditionCard]


class SkinData(Answer):
    """Other names for a board; ids stay."""

    name: str
    squares: dict[str, str]
    groups: dict[str, str]
    colours: dict[str, str]
    currency: str | None = None
    language: str | None = None


class EditionData(Answer):
    """All the data of an edition, and the skins that fit its board."""

    card: EditionCard
    data: Data
    skins: list[SkinData]


class SeatCard(Answer):
    """A seat as everybody sees it. `gone`: since when nobody answers for it; `stand_in`: the bot that plays for it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None = None
    bot: str | None = None
    figure: str | None = None
    gone: Milliseconds | None = None
    stand_in: str | None = None


class Fairness(Answer):
    """What is needed to check that chance was not tampered with; see the page on the server.

    `commitment` is published before anybody sits down, `contributions` when the game starts, `secret` when it is over.
    """

    commitment: str
    contributions: dict[str, str] = {}
    secret: str | None = None


class RoomCard(Answer):
    """A room: everything about it that everybody may know, except the game itself."""

    id: str
    code: str | None
    phase: Literal["lobby", "playing", "over"]
    edition: str
    hash: str
    variants: list[str]
    house_rules: bool
    deck: str
    options: dict[str, Any]
    skin: str | None
    seats: list[SeatCard]
    spectators: bool
    fairness: Fairness
    created: Milliseconds
    has_secrets: bool
    table: TableRules
    before: str | None = None  # the room this is the rematch of
    rematch: str | None = None  # the room that is the rematch of this one
    read_only: Problem | None = None  # why this room can be looked at, but not played on


class Grant(Answer):
    """The right to a seat. Who has the token has the seat, so it belongs into no address and no log."""

    seat: int
    token: str


class Created(Answer):
    room: RoomCard
    host: str  # token of whoever arranges the room
    seats: list[Grant]


class Joined(Answer):
    room: RoomCard
    grant: Grant


class RoomAnswer(Answer):
    room: RoomCard


class MyGame(Answer):
    """How things stand in the room of a token. `problem`: it is no use any more, the room or the seat is gone.

    `waits_for` are the seats the game waits for, `is_my_turn` if the token's is among them; `changed` is when the game
    went on last. `is_pending`: there was no time to look; ask again.
    """

    room: RoomCard | None = None
    seat: int | None = None
    waits_for: list[int] = []
    is_my_turn: bool = False
    outcome: Outcome | None = None
    changed: Milliseconds = 0
    problem: Problem | None = None
    is_pending: bool = False


class MyGames(Answer):
    """One game for each token, in their order."""

    games: list[MyGame]


class LogPage(Answer):
    """Rows of the log as the asker may see them; ask again with `since` = `rev` until `more` is false."""

    rev: Revision
    more: bool
    entries: list[Entry]


class RecordChecked(Answer):
    """An uploaded record that plays from the first line to the last."""

    id: str
    edition: str
    seats: list[str]
    lines: int
    outcome: Outcome | None
    fair: Literal["proven", "open", "none"]  # proven; not yet revealed; not played on a server
    view: View


class ReplayMove(Answer):
    """A step in short: who acted and what it did (neither where the table is set, or a clock decided)."""

    seat: int | None
    do: str | None
    turn: int
    round: int


class ReplayPoint(Answer):
    """How rich everybody was after a step: at the start, at the end of every turn (card game: round), at the end.

    `cash` and `worth` are by seat; worth as the end of a timed game counts it. In the card game both are the money won.
    """

    step: int
    turn: int
    round: int
    cash: list[int]
    worth: list[int]


class RoundScore(Answer):
    """A round of the card game: what each seat won in it and had then. `is_void`: it did not count."""

    round: int
    step: int
    scores: list[int]
    totals: list[int]
    is_void: bool = False


class FaceCount(Answer):
    """How often each seat rolled this face of a die."""

    face: int | str
    counts: list[int]


class SumCount(Answer):
    """How often each seat rolled this sum with the two ordinary dice."""

    sum: int
    counts: list[int]


class SquareCount(Answer):
    """How often each seat came to stand on this square."""

    square: str
    counts: list[int]


class Replay(Answer):
    """A finished game, or an uploaded one, to be looked at again: all but the steps themselves.

    Steps are numbered from 0, the setting of the table, to `steps`; `moves` has one entry for each. `data` is the
    edition file the game was played by.
    """

    edition: str
    family: Literal["board", "deal"]
    hash: str
    variants: list[str]
    house_rules: bool
    deck: str
    skin: str | None
    data: Data
    skins: list[SkinData]
    has_secrets: bool
    seats: list[SeatCard]
    steps: int
    moves: list[ReplayMove]
    points: list[ReplayPoint]
    rounds: list[RoundScore]
    dice: list[FaceCount]
    sums: list[SumCount]
    landings: list[SquareCount]
    outcome: Outcome | None


class ReplayStep(Answer):
    """A step as the chosen eyes see it: an action, what chance answered, what it led to.

    `turn` and `round` count those that have begun. `at`, `why`, `bot` and `reason` are known of games played here; they
    mean what they mean in an entry of the log.
    """

    step: int
    seat: int | None
    turn: int
    round: int
    chance: list[Chance]
    events: list[Event]
    do: Action | UnsetType = UNSET
    at: Milliseconds | UnsetType = UNSET
    why: Reason | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    reason: TradeReason | UnsetType = UNSET


class ReplaySteps(Answer):
    steps: list[ReplayStep]


class ReplayState(Answer):
    """A step, and the game after it."""

    step: ReplayStep
    game: GameState


class ReplayStates(Answer):
    states: list[ReplayState]


class Health(Answer):
    """`starting`: the engine is being compiled for this machine; `done` of `of` functions in `seconds` so far.

    `left`: about so many seconds are left; there is no guess before the first functions are done.
    """

    status: Literal["ok", "starting"]
    version: str
    done: int | UnsetType = UNSET
    of: int | UnsetType = UNSET
    seconds: float | UnsetType = UNSET
    left: int | UnsetType = UNSET


class House(Answer):
    """Whether other devices can join. `links` lead them to the path that was asked for, the best one first.

    The picture of link number n is at `/api/house/picture?path=...&link=n`.
    """

    is_open: bool
    may_open: bool  # whoever asks may open and close it: only at the machine itself
    has_visitor: bool  # somebody has come from another device
    links: list[str]


# --- WebSocket: from the client -------------------------------------------------------------------------------------


class Frame(Body, tag_field="type"):
    """A frame from a client."""


class Hello(Frame, tag="hello"):
    """Always first. Tokens of one seat or several; none to watch. `since` is the last revision seen, if any.

    `eyes` is the seat whose private view is wanted; left out, it is the only seat, or nobody's with several.
    """

    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)] = []
    since: Revision | None = None
    language: Language = "en"
    eyes: Seat | UnsetType | None = UNSET
    muted: Annotated[list[Seat], Meta(max_length=MOST_SEATS)] = []


class Command(Frame, tag="command"):
    """An action. `do` is the action as an object or in its text form; `rev` is the revision it was chosen on."""

    id: CommandId
    rev: Revision
    do: ActionText | Action
    seat: Seat | None = None  # needed by a device with several seats


class Look(Frame, tag="look"):
    """Show me the private view of another of my seats (the device was handed over), or nobody's."""

    eyes: Seat | None


class Ask(Frame, tag="ask"):
    """All that a seat could do now, and why the rest is refused."""

    id: CommandId
    seat: Seat


class TryStep(Body):
    """A step to try: an action of the asking seat, or of `seat` the acceptance of an offer made right before."""

    do: ActionText | Action
    seat: Seat | None = None


class Try(Frame, tag="try"):
    """What would come of these steps, one after the other? Nothing changes; see `tried`."""

    id: CommandId
    seat: Seat
    steps: Annotated[list[TryStep], Meta(max_length=MOST_TRIED)]


class Appraise(Frame, tag="appraise"):
    """What is every deed's rent now, and how rich is everybody?"""

    id: CommandId


class Suggest(Frame, tag="suggest"):
    """How could this seat raise the money for its debt?"""

    id: CommandId
    seat: Seat


class Advise(Frame, tag="advise"):
    """The card game: what could this seat lay down of its hand?"""

    id: CommandId
    seat: Seat


class Pause(Body, tag="pause", tag_field="kind"):
    """Nobody acts, and no clock runs, until the table goes on."""


class GoOn(Body, tag="go_on", tag_field="kind"):
    """The pause is over."""


class TakeBack(Body, tag="take_back", tag_field="kind"):
    """The row `to` and everything after it was not played; null is the proposer's own last action."""

    to: Revision | None = None


class StandIn(Body, tag="stand_in", tag_field="kind"):
    """A bot plays for a seat whose person is gone or has left, until somebody is back."""

    seat: Seat
    bot: Word


class Remove(Body, tag="remove", tag_field="kind"):
    """A seat whose person is gone or has left gives the game up; where the rules know no giving up, a bot takes it."""

    seat: Seat


class Stop(Body, tag="stop", tag_field="kind"):
    """The game ends now, and the richest wins."""


Motion = Pause | GoOn | TakeBack | StandIn | Remove | Stop


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


class Ping(Frame, tag="ping"):
    """Are you there?"""


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


# --- WebSocket: from the server -------------------------------------------------------------------------------------


class Told(Answer, tag_field="type"):
    """A frame from the server."""


class Outcome(Answer):
    ending: str
    winners: list[int]
    ranking: list[int]


class SeatChoices(Answer):
    """What a seat may do now, ready to send as `do`. Offers are free bundles: `offer_to` says to whom they may go."""

    seat: int
    actions: list[Action]
    offer_to: list[int] = []


class GameState(Answer):
    """The game as one pair of eyes sees it. `legal` is about those of the device's seats whose secrets may be shown."""

    phase: str
    to_act: int | None
    required: list[int]
    view: View
    legal: list[SeatChoices]
    outcome: Outcome | None = None


class SeatClock(Answer):
    """How long a seat may think about its decision: until `ends`, with `bank` milliseconds of that from its bank."""

    seat: int
    since: Milliseconds
    ends: Milliseconds
    bank: int


class GameClock(Answer):
    """The clock of a timed game: it stood at `seconds` at the time `at` and runs to `limit`."""

    seconds: int
    at: Milliseconds
    limit: int


class BallotCard(Answer):
    """An open vote: carried when `needed` of the `voters` have said yes. `ballot` is the row that opened it."""

    ballot: Revision
    by: int
    motion: Motion
    voters: list[int]
    needed: int
    yes: list[int]
    no: list[int]
    ends: Milliseconds


class Undoable(Answer):
    """What a seat could take back: the row `to` and everything after it. `free`: without asking anybody."""

    seat: int
    to: Revision
    free: bool


class ReaderState(Answer):
    """The card reader. `display` is what it shows until `off_at`, when it switches itself off (null: it is off).

    `correctable`: C would take a booking back. `user`: the card, or in a game the seat, whose device used it last, as
    long as others have to wait; `busy_until` is when they need not any more.
    """

    is_on: bool
    display: str
    typed: str
    left: int | None
    right: int | None
    volume: int
    correctable: bool
    off_at: Milliseconds | None
    user: int | None = None
    busy_until: Milliseconds | None = None


class ReaderStep(Answer):
    """What an input did to a reader: the displays one after another, the signals, and why it was refused.

    `problem` is a code; its sentence is `reader-problem-...` in locales/*/bank.ftl, with dashes. `asks_new_game`: C was
    held.
    """

    input: Touch
    shown: list[str]
    sounds: list[Sound]
    problem: str | None = None
    asks_new_game: bool = False


class ReaderPayment(Answer):
    """A payment of the game as the reader books it by itself: `steps` are what hands and keys would do.

    `source` and `target` are cards (seat + 1), 0 is the bank; `event` is its number in the entry's `events`.
    """

    source: int
    target: int
    amount: int
    reason: str
    steps: list[ReaderStep]
    event: int | UnsetType = UNSET


class DuePayment(Answer):
    """What is still to be booked: `booked` of `amount` is."""

    source: int
    target: int
    amount: int
    reason: str
    booked: int = 0


class WrongBooking(Answer):
    """A booking that is not one of those due. `correctable`: C takes it back; otherwise book it the other way round.

    `due` is the payment that was probably meant.
    """

    source: int
    target: int
    amount: int
    correctable: bool
    due: DuePayment | None = None


class GameReader(Answer):
    """The reader of a table that books by hand. While anything is `due` or `wrong` the game waits: its commands are
    refused as `room/booking-due`. `bankers` may use it; at `automatic_at` the rest is booked without them.
    """

    reader: ReaderState
    balances: list[int]  # of the cards, by seat
    bankers: list[int]
    due: list[DuePayment]
    wrong: list[WrongBooking]
    since: Milliseconds | None = None
    automatic_at: Milliseconds | None = None


class TableState(Answer):
    """What goes on around the game. Times are by the server's clock; compare them with `now`."""

    pace: Pace
    paused: Milliseconds | None
    clocks: list[SeatClock]
    auction_ends: Milliseconds | None
    game_clock: GameClock | None
    ballot: BallotCard | None
    undoable: list[Undoable]
    reader: GameReader | None = None  # where payments are booked by hand


class TradeReason(Answer):
    """Why a bot offers, accepts or refuses a trade; its sentence is `reason-...` in locales/*/reasons.ftl."""

    code: str
    arguments: dict[str, Any]


class Entry(Answer):
    """A row of the log. `kind` says what happened; the fields that do not belong to it are left out.

    `sat`, `left`, `moved`, `gone`, `back`: `seat`; `started`; `acted`: `seat` (null: the driver, which speaks for
    clocks), the action as `do`, what it led to as `events`, `why` the driver decided for a seat, `bot` if one stood in
    and the `reason` a bot gives for a trade; `rematch`: `room`; `proposed`: `seat`, `motion`; `voted`: `seat`,
    `ballot`, `yes`; `vote_ended`: `ballot`; these three with `carried`; `pace`: `seat`, `pace`; `said`: `seat` and
    `phrase` or `text`. With a card reader: `payments` are those of `events`, as the reader shows them, if it books by
    itself; `reader` (the kind): `seat`, and as `reader` what became of a key or a card; `booked`: `payments` that
    nobody had booked, and `why`.
    """

    rev: Revision
    at: Milliseconds
    kind: str
    seat: int | UnsetType | None = UNSET
    command: str | UnsetType = UNSET  # the id of the client's command, if it was one
    do: Action | UnsetType = UNSET
    chance: list[Chance] | UnsetType = UNSET
    events: list[Event] | UnsetType = UNSET
    card: SeatCard | UnsetType = UNSET
    room: str | UnsetType = UNSET
    why: Reason | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    reason: TradeReason | UnsetType = UNSET
    motion: Motion | UnsetType = UNSET
    ballot: Revision | UnsetType = UNSET
    yes: bool | UnsetType = UNSET
    carried: bool | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    phrase: Phrase | UnsetType = UNSET
    text: str | UnsetType = UNSET
    payments: list[ReaderPayment] | UnsetType = UNSET
    reader: ReaderStep | UnsetType = UNSET


class Presence(Told, tag="presence"):
    """Which seats have a device connected, and how many others are watching."""

    seats: list[int]
    watching: int


class Welcome(Told, tag="welcome"):
    """The answer to a hello. `resumed`: `entries` are all that came after `since`; otherwise they are left out."""

    rev: Revision
    now: Milliseconds
    seats: list[int]
    eyes: int | None
    resumed: bool
    entries: list[Entry]
    room: RoomCard
    game: GameState | None
    table: TableState
    presence: Presence


class News(Told, tag="news"):
    """What happened, in order, and how things stand now. `room` is there if something about the room has changed."""

    rev: Revision
    now: Milliseconds
    entries: list[Entry]
    game: GameState | None
    table: TableState
    room: RoomCard | UnsetType = UNSET


class Ack(Told, tag="ack"):
    """The command stands in the log, in the row `rev`; so says every repeat of it."""

    id: str
    rev: Revision


class Refused(Told, tag="refused"):
    """A frame that was not carried out; `id` is its command's, if it had one. `rev` is the log's last row."""

    problem: Problem
    rev: Revision
    id: str | None = None


class Choices(Told, tag="choices"):
    """The answer to an ask, as `game.choices(seat)` on the page Formats."""

    id: str
    rev: Revision
    seat: int
    choices: list[dict[str, Any]]


class DeedRent(Answer):
    """What a visitor would owe on a deed now, and the `clause` that rests on; `also` are further ones.

    `fixed`: the amount `rent`; `dice`: `factor` times the dice; otherwise nothing, and `kind` says why.
    """

    deed: str
    kind: Literal["fixed", "dice", "unowned", "mortgaged", "owner_in_jail"]
    rent: int | None
    factor: int | None = None
    clause: str | None = None
    also: list[str] = []


class SeatWorth(Answer):
    """How rich a seat is, as the end of a timed game counts it (the card game: its money); 0 if it is out."""

    seat: int
    worth: int


class Worths(Answer):
    """The rents in the order of the board, and the wealth of all seats."""

    deeds: list[DeedRent]
    seats: list[SeatWorth]


class HandScore(Answer):
    """The card game: what a seat would earn if the round were counted, as `events` set by set, and in `total`.

    The majority of Magie cards is left out: it depends on other hands. `is_zeroed`: a Chance card makes it nothing.
    """

    events: list[Event]
    total: int
    is_zeroed: bool


class Tried(Told, tag="tried"):
    """The answer to a try: the first `done` steps work and lead to `events` and `view`.

    `choices` is what the seat could do then, as the answer to an ask. `hand` is there in the card game.

    `problem` says why the next one does not; `command/chance-next`: the steps so far make chance speak, and what it
    would say nobody knows. What the seat may not know is imagined: nothing here tells of it.
    """

    id: str
    rev: Revision
    seat: int
    done: int
    problem: Problem | None
    events: list[Event]
    view: View
    appraisal: Worths
    choices: list[dict[str, Any]]
    hand: HandScore | None = None


class Appraisal(Told, tag="appraisal"):
    """The answer to an appraise."""

    id: str
    rev: Revision
    deeds: list[DeedRent]
    seats: list[SeatWorth]


class Suggestion(Told, tag="suggestion"):
    """The answer to a suggest: what the bot `shrewd` would do, in order; `covered`: that pays the debt."""

    id: str
    rev: Revision
    seat: int
    actions: list[Action]
    covered: bool


class Advice(Told, tag="advice"):
    """The answer to an advise: the most cards of the hand that could be laid down together, in the best way.

    `fits` of the `limit` cards that must be laid down fit: those in `sets`, and those that may lie `beside` them.
    `loose` are the others; with `fits` equal to `limit` they are the excess that is shed first. `worth` is what the
    sets and Start cards would earn, `holds_chance` warns that the hand earns nothing if somebody else lays down.
    """

    id: str
    rev: Revision
    seat: int
    limit: int
    fits: int
    sets: dict[str, list[str]]
    beside: list[str]
    loose: list[str]
    worth: int
    holds_chance: bool


class SeatGone(Told, tag="seat_gone"):
    """A seat of this device is now somebody else's: moved to another device, or taken away."""

    seat: int
    problem: Problem


class Bye(Told, tag="bye"):
    """The server closes the connection; come back after so many seconds."""

    after: float
    problem: Problem


class Pong(Told, tag="pong"):
    now: Milliseconds


ServerFrame = (
    Welcome
    | News
    | Ack
    | Refused
    | Choices
    | Tried
    | Appraisal
    | Suggestion
    | Advice
    | Presence
    | SeatGone
    | Bye
    | Pong
)

BODIES = (NewRoom, Join, Move, Rematch, BotSeat, OpenSeat, MyTokens)
ANSWERS = (
    Problem,
    Editions,
    EditionData,
    Created,
    Joined,
    RoomAnswer,
    MyGames,
    LogPage,
    RecordChecked,
    Replay,
    ReplaySteps,
    ReplayState,
    ReplayStates,
    Health,
    House,
)

Kind = TypeVar("Kind")
_frames: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)
_writer = msgspec.json.Encoder()


class Unparsable(ValueError):
    """A message that is not what it should be; the text says where."""


def read_frame(raw: str | bytes) -> ClientFrame:
    """A client's frame; Unparsable if it is none."""
    return _guarded(lambda: _frames.decode(raw))


def read_body(raw: bytes, kind: type[Kind]) -> Kind:
    """A body of the given type; Unparsable if it is none."""
    return _guarded(lambda: msgspec.json.decode(raw, type=kind))


def _guarded(read: Callable[[], Kind]) -> Kind:
    try:
        return read()
    except RecursionError:
        # Deeply nested JSON ends the decoder this way, not with an error of its own.
        raise Unparsable("nested too deeply") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise Unparsable(str(problem)[:200]) from None


def write(value: Any) -> bytes:
    """The JSON of an answer or a frame."""
    return _writer.encode(value)
