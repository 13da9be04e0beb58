"""`Game`: the object people meet. Plays, remembers, undoes, shows and records one game of any edition."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Self

from magie.editions import Edition, load_edition
from magie.editions.schema import SETUP_OPTIONS
from magie.errors import IllegalSetup, Unreadable
from magie.text import families
from magie.text.actions import Action, LegalActions
from magie.text.match import CHANCE, DRIVER, Chance, Event, Match, Outcome
from magie.text.record import action_line, read_record, write_record


class Game:
    """One game.

    >>> import magie
    >>> game = magie.Game("classic", players=3, seed=7)
    >>> game.play_chance()          # the opening rolls, from the seed
    >>> game.apply("roll")          # whoever must act
    """

    def __init__(
        self,
        edition: str | Edition = "classic",
        players: int | Sequence[str] = 4,
        *,
        seed: int | None = None,
        variants: Sequence[str] = (),
        deck: str | None = None,
        skin: str | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        options = dict(options or {})
        rules_options = {key: value for key, value in options.items() if key not in SETUP_OPTIONS}
        if isinstance(edition, Edition):
            if rules_options:
                problem = f"{', '.join(rules_options)}: an edition that is loaded has its options already"
                raise IllegalSetup("unknown_option", problem)
            self.edition = edition
        else:
            self.edition = load_edition(edition, variants=tuple(variants), deck=deck, options=rules_options, skin=skin)
        self.names = families.seat_names(self.edition, players)
        self.tokens = families.chosen_tokens(self.edition, len(self.names), options.get("tokens"))
        self.seed = secrets.randbits(62) if seed is None else seed
        self._setup = {key: options[key] for key in SETUP_OPTIONS if key in options}
        self._match: Match = families.new_match(self.edition, len(self.names), self._setup)
        self._start: dict[str, Any] | None = None  # the position this game was set up from, if any
        self._lines: list[dict[str, Any]] = []
        self._undo: list[tuple[bytes, int]] = []
        self.events: list[Event] = self._match.start()
        for seat in families.always_demanding(len(self.names), options.get("always_demand")):
            self.apply({"do": "prefer", "always_demand": True}, seat=seat)
        self._undo.clear()

    @classmethod
    def from_position(cls, position: Mapping[str, Any] | str, *, seed: int | None = None) -> Game:
        """A game that goes on from a position (a mapping, or its JSON); BrokenPosition says what cannot be."""
        game = object.__new__(cls)
        game._match, game._start = families.match_from_position(position)
        game.edition = game._match.edition
        game.names = families.seat_names(game.edition, game._match.seats)
        game.tokens = families.chosen_tokens(game.edition, game._match.seats, None)
        game.seed = secrets.randbits(62) if seed is None else seed
        game._setup = {}
        game._lines = []
        game._undo = []
        game.events = []
        return game

    @property
    def seats(self) -> int:
        return self._match.seats

    @property
    def to_act(self) -> int | str | None:
        """The seat that must act, `magie.CHANCE`, or None when the game is over."""
        return self._match.to_act()

    @property
    def required(self) -> tuple[int, ...]:
        """All seats the game waits for."""
        return self._match.required()

    @property
    def may_act(self) -> tuple[int, ...]:
        """Seats that may act now, in or out of turn."""
        return self._match.may_act()

    @property
    def phase(self) -> str:
        """What the game is waiting for, by name."""
        return self._match.phase()

    def legal_actions(self, seat: int | None = None) -> LegalActions:
        """Concrete actions ready to apply; where an amount or a bundle is free (bid, offer) a few representatives."""
        chosen = self._seat(seat)
        return LegalActions() if chosen is None else self._match.legal_actions(chosen)

    def choices(self, seat: int | None = None) -> list[dict[str, Any]]:
        """The whole space: kinds, ranges, deeds allowed, and for what is refused the reason."""
        chosen = self._seat(seat)
        return [] if chosen is None else self._match.choices(chosen)

    def _seat(self, seat: int | None) -> int | None:
        if seat is not None:
            if not 0 <= seat < self.seats:
                raise IllegalSetup("no_such_seat", f"there is no seat {seat}")
            return seat
        current = self.to_act
        return current if isinstance(current, int) else None

    def apply(self, action: str | Mapping[str, Any], *, seat: int | str | None = None) -> list[Event]:
        """Carry out an action (dict, text or Action) and return what happened.

        Without `seat` it is the action of whoever must act; time and deadlines are the driver's and refused to every
        seat. Raises Unreadable or IllegalAction; then nothing has changed.
        """
        read = self._match.read_action(action)
        before = self._match.snapshot()
        if seat == DRIVER or (seat is None and read.do in families.DRIVER_ACTIONS):
            events = self._match.apply_driver(read)
            line = action_line(DRIVER, read)
        else:
            actor = self.to_act if seat is None else seat
            if not isinstance(actor, int):
                actor = 0  # chance or nobody: the engine says so
            actor = min(max(actor, -1), self.seats)  # there is no seat beyond; the engine says that too
            events = self._match.apply(read, actor)
            line = action_line(actor, read)
        self._remember(line, before, events)
        return events

    def apply_chance(self, outcome: str | Mapping[str, Any]) -> list[Event]:
        """Let chance have this outcome: what was rolled at a real table, or what a test dictates."""
        before = self._match.snapshot()
        written, events = self._match.apply_chance(outcome)
        self._remember(written, before, events)
        return events

    def sample_chance(self) -> list[Event]:
        """Let the game's seed decide the open chance node."""
        if self.to_act != CHANCE:
            raise Unreadable("chance", "no chance node is open")
        return self.apply_chance(self._match.sample_chance(self.seed))

    def play_chance(self) -> list[Event]:
        """Let the seed decide until a seat must act or the game is over."""
        events: list[Event] = []
        while self.to_act == CHANCE:
            events += self.sample_chance()
        return events

    def chance_outcomes(self) -> list[tuple[Chance, Fraction]]:
        """Every possible outcome of the open chance node with its probability; empty if none is open."""
        return self._match.chance_outcomes()

    def _remember(self, line: dict[str, Any], before: bytes, events: list[Event]) -> None:
        self._undo.append((before, len(self.events)))
        self._lines.append(line)
        self.events += events

    def undo(self) -> None:
        """Take back the last action or outcome."""
        if not self._undo:
            raise Unreadable("undo", "nothing has happened yet")
        before, told = self._undo.pop()
        self._match.restore(before)
        del self.events[told:]
        del self._lines[-1]

    def copy(self) -> Self:
        """An independent game in the same position."""
        twin = object.__new__(type(self))
        twin.__dict__ |= self.__dict__
        twin._match = self._match.copy()
        twin._lines = list(self._lines)
        twin._undo = list(self._undo)
        twin.events = list(self.events)
        return twin

    def position(self) -> dict[str, Any]:
        """Everything there is to know, as JSON; `Game.from_position` goes on from it."""
        return self._match.position()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Everything this seat may know, and nothing else; None is the public."""
        return self._match.view(seat, self.names)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self._match.outcome()

    @property
    def match(self) -> Match:
        """The running match underneath, for tools that need the engine itself."""
        return self._match

    def audit(self) -> str | None:
        """The first fact of the rules that does not hold, or None: what the tests ask after every action."""
        return self._match.audit()

    def record(self) -> str:
        """The game as JSON Lines: a header, then every action and outcome in order."""
        return write_record(self._header(), self._lines, self._line_hashes())

    def _header(self) -> dict[str, Any]:
        return families.record_header(self.edition, self.names, self.tokens, self._setup, self._start)

    def _line_hashes(self) -> dict[int, str]:
        """A short hash of the position after every tenth line, and after the last."""
        hashes = {}
        for number in range(10, len(self._lines), 10):
            hashes[number] = families.state_hash(self._undo_snapshot(number))
        if self._lines:
            hashes[len(self._lines)] = families.state_hash(self._match.snapshot())
        return hashes

    def _undo_snapshot(self, lines: int) -> bytes:
        """The state after so many lines; undo keeps the state before each."""
        return self._undo[lines - (len(self._lines) - len(self._undo))][0]

    @classmethod
    def replay(cls, record: str) -> Game:
        """Play a record again; BrokenRecord says at which line it cannot go on."""
        return read_record(record, cls)

    def __repr__(self) -> str:
        waiting = f"{self.phase}, to act: {self.to_act}" if self.outcome is None else f"won by {self.outcome.winners}"
        return f"<Game {self.edition.name}, {self.seats} players, {waiting}>"


__all__ = ["Action", "Game"]
