"""The conformance suite: what every game of every edition promises, checked while random players play it.

Checked in every state on the way: the audit; a ledger that only hears the events; who must act and who may; chance
nodes (probabilities, and that a dictated outcome is the one that happens); that what is listed as legal is accepted
and what is not is refused, with a reason and without a trace; undo; positions and records that come back the same;
views that do not change with what they must hide. `BrokenPromise` says how to see the game again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from magie.editions import load_edition
from magie.errors import IllegalAction, MagieError
from magie.game import Game
from magie.lab.random_games import play_random_games
from magie.testing.ledger import Ledger, has_ledger
from magie.testing.players import Chooser, random_decision
from magie.testing.secrecy import other_worlds
from magie.text.actions import Action
from magie.text.families import family_of
from magie.text.fluent import languages
from magie.text.match import CHANCE, Chance, Event, Match

# Kinds of which `legal_actions` lists representatives only: an amount, a bundle or a subset is free.
FREE_KINDS = frozenset({"bid", "declare", "offer", "counter", "accept", "prefer", "resign"})
WHOLE_RANGE = 20  # ranges up to this size are tried amount by amount, of larger ones a sample
MANY_OUTCOMES = 8  # nodes with more outcomes are opened completely only now and then
OLD_ACTIONS = 8  # how many actions of earlier states are tried again in each new one
ROUNDS_TO_SKIP = (4, 12, 30, 60)  # where the games that start in the middle begin


class BrokenPromise(AssertionError):
    """A game did something no game may do; the message says what, and how to get there."""


def check_game(
    edition: str,
    players: int,
    variants: Sequence[str] = (),
    seeds: Iterable[int] = range(2),
    *,
    actions: int = 50,
    stride: int = 1,
    deck: str | None = None,
    skin: str | None = None,
) -> None:
    """Play random games and check what they promise; BrokenPromise if something does not hold.

    For each seed there is one game from the start and, where compiled random play exists, one from the middle,
    each for so many actions and outcomes. Every `stride`-th state is looked at from all sides, the others from the
    side of whoever must act; a state from all sides takes a tenth of a second and more.
    """
    for seed in seeds:
        game = Game(edition, players, seed=seed, variants=variants, deck=deck, skin=skin)
        where = f"{edition} {list(variants)}, {players} players, seed {seed}"
        _Inspection(game, Chooser(seed), where).run(actions, stride)
        middle = _game_from_the_middle(edition, players, variants, deck, seed)
        if middle is not None:
            _Inspection(middle, Chooser(seed), f"{where}, from the middle").run(actions, stride)


def _game_from_the_middle(
    edition: str, players: int, variants: Sequence[str], deck: str | None, seed: int
) -> Game | None:
    """A game some rounds later, where buildings stand and money is short; None if it is over by then."""
    loaded = load_edition(edition, variants=tuple(variants), deck=deck)
    rounds = ROUNDS_TO_SKIP[seed % len(ROUNDS_TO_SKIP)]
    run = play_random_games(loaded, players, seed=seed, rounds=rounds)
    if run.ended:
        return None
    game = Game(loaded, players, seed=seed)
    game.match.restore(run.last_state)
    return Game.from_position(game.position(), seed=seed)


class _Inspection:
    """One game under observation."""

    def __init__(self, game: Game, chooser: Chooser, where: str) -> None:
        self.game = game
        self.chooser = chooser
        self.where = where
        self.seen: dict[str, Action] = {}  # every action met so far, by its JSON
        self.ledger = Ledger.of_position(game.edition, game.position()) if has_ledger(game.edition) else None
        self.nodes = 0

    def run(self, actions: int, stride: int) -> None:
        for number in range(actions):
            self.inspect_turn()
            if number % stride == 0:
                self.inspect_from_all_sides()
            else:
                self.inspect_from_one_side()
            if self.game.outcome is not None:
                break
            self.step()
        self.inspect_record()

    def broken(self, what: str) -> BrokenPromise:
        return BrokenPromise(f"{self.where}: {what}\n{self.game.record()}")

    def promise(self, holds: bool, what: str) -> None:
        if not holds:
            raise self.broken(what)

    def step(self) -> None:
        """One action or outcome, taken back and done again: both times the same events and the same state."""
        game = self.game
        before = game.match.snapshot()
        told = len(game.events)
        if game.to_act == CHANCE:
            events = game.sample_chance()
            after = game.match.snapshot()
            game.undo()
            self.promise(game.match.snapshot() == before, "undo after chance does not restore the state")
            again = game.sample_chance()
        else:
            seat, action = random_decision(game, self.chooser)
            events = game.apply(action, seat=seat)
            after = game.match.snapshot()
            game.undo()
            self.promise(game.match.snapshot() == before, f"undo after {action} does not restore the state")
            self.promise(len(game.events) == told, f"undo after {action} leaves events behind")
            # The text form means the same as the object.
            again = game.apply(str(action), seat=seat)
        self.promise(again == events, "the same step told another story the second time")
        self.promise(game.match.snapshot() == after, "the same step led elsewhere the second time")
        self.inspect_events(events)

    def inspect_events(self, events: list[Event]) -> None:
        if self.ledger is not None:
            self.ledger.hear(events)
            differences = self.ledger.differences(self.game.position())
            self.promise(not differences, f"the events do not explain the table: {differences}")
        known = set(self.game.edition.clause_ids)
        tell = family_of(self.game.edition).event_sentence
        for event in events:
            for clause in (event.get("clause"), *event.get("also", ())):
                self.promise(clause is None or clause in known, f"{event} cites an unknown clause")
            for language in languages():
                told = tell(event, self.game.edition, language, self.game.names)
                self.promise(bool(told.strip()), f"{event} has no sentence in {language}")

    def inspect_from_all_sides(self) -> None:
        if self.game.to_act == CHANCE:
            self.inspect_chance()
        for seat in range(self.game.seats):
            legal = self.inspect_legal(seat)
            self.inspect_choices(seat, legal)
        self.inspect_position()
        self.inspect_views()

    def inspect_from_one_side(self) -> None:
        if self.game.to_act == CHANCE:
            self.inspect_chance()
        elif isinstance(self.game.to_act, int):
            self.inspect_legal(self.game.to_act)
            self.inspect_legal(self.chooser.below(self.game.seats))

    def inspect_turn(self) -> None:
        """The facts hold; the state says who must decide, and nobody decides at chance nodes or after the end."""
        game = self.game
        fault = game.audit()
        self.promise(fault is None, f"audit: {fault}")
        self.promise((game.to_act is None) == (game.outcome is not None), "to_act and outcome disagree")
        if isinstance(game.to_act, int):
            self.promise(game.to_act in game.required, "to_act is not among the required seats")
            for seat in game.required:
                self.promise(bool(game.legal_actions(seat)), f"seat {seat} is required and has no legal action")
            self.promise(game.chance_outcomes() == [], "a chance node is open while a seat decides")
        else:
            self.promise(game.required == (), "a seat is required although none decides")
            self.promise(game.may_act == (), "a seat may act although none decides")
        if game.outcome is not None:
            self.promise(sorted(game.outcome.ranking) == list(range(game.seats)), "the ranking misses a seat")
            self.promise(bool(game.outcome.winners), "a game ended without a winner")

    def inspect_chance(self) -> None:
        game = self.game
        outcomes = game.chance_outcomes()
        self.promise(bool(outcomes), "an open chance node has no outcome")
        self.promise(sum((chance for _, chance in outcomes), Fraction()) == 1, "probabilities do not add up to 1")
        self.promise(all(chance > 0 for _, chance in outcomes), "an impossible outcome is listed")
        written = [_as_text(outcome) for outcome, _ in outcomes]
        self.promise(len(set(written)) == len(written), "an outcome is listed twice")
        sampled = game.match.sample_chance(game.seed)
        self.promise(_as_text(sampled) in written, f"sampled {sampled}, which is not listed")
        self.promise(sampled == game.match.sample_chance(game.seed), "the same seed sampled two outcomes")
        self.nodes += 1
        opened = [outcome for outcome, _ in outcomes]
        if self.nodes % 5:
            opened = self.chooser.some_of(opened, MANY_OUTCOMES)
        for outcome in opened:
            self.force(outcome)

    def force(self, outcome: Chance) -> None:
        """A dictated outcome is the one that happens, and it is written down."""
        twin = self.game.match.copy()
        happened, events = twin.apply_chance(outcome)
        self.promise(happened == outcome, f"dictated {outcome}, got {happened}")
        self.promise(bool(events), f"{outcome} happened without an event")
        self.promise(twin.audit() is None, f"after {outcome}: audit {twin.audit()}")
        for event in events:
            for key in ("dice", "card", "deed"):
                if key in outcome and event["event"] == _EVENT_OF_CHANCE.get(outcome["chance"]) and key in event:
                    self.promise(event[key] == outcome[key], f"dictated {outcome}, told {event}")

    def inspect_legal(self, seat: int) -> list[Action]:
        """What is listed is accepted, what is not listed is refused."""
        match = self.game.match
        legal = match.legal_actions(seat)
        texts = [_as_text(action) for action in legal]
        self.promise(len(set(texts)) == len(texts), f"an action of seat {seat} is listed twice")
        self.seen |= dict(zip(texts, legal, strict=True))
        for action in self.chooser.some_of(legal, OLD_ACTIONS):
            self.promise(match.read_action(str(action)) == action, f"{action} does not read back as {dict(action)}")
            self.promise(_try(match, action, seat) is None, f"{action} of seat {seat} is listed as legal and refused")
        self.inspect_others(seat, set(texts), {action.do for action in legal})
        return legal

    def inspect_choices(self, seat: int, legal: list[Action]) -> None:
        entries = self.game.match.choices(seat)
        kinds = {entry["do"] for entry in entries if entry["legal"]}
        listed = {action.do for action in legal}
        self.promise(listed <= kinds, f"choices of seat {seat} deny a legal action")
        self.promise(
            kinds - FREE_KINDS <= listed, f"choices of seat {seat} allow {kinds - listed}, which is not listed"
        )
        for entry in entries:
            self.inspect_entry(seat, entry)

    def inspect_entry(self, seat: int, entry: Mapping[str, Any]) -> None:
        """One kind of action: its free amounts to the very edge, or the reason why it is closed."""
        if not entry["legal"]:
            self.promise(bool(entry.get("refusal")) and bool(entry.get("why")), f"{entry} gives no reason")
        for name, why in dict(entry.get("refused", {})).items():
            self.promise(bool(why.get("refusal")), f"{entry['do']} {name} of seat {seat} is neither open nor refused")
        for name, value in entry.items():
            if isinstance(value, Mapping) and {"least", "most"} <= set(value):
                self.inspect_range(seat, entry["do"], name, value)

    def inspect_range(self, seat: int, kind: str, name: str, limits: Mapping[str, int]) -> None:
        least, most, step = limits["least"], limits["most"], limits.get("step", 1)
        self.promise(least <= most, f"{kind} of seat {seat} is legal with an empty range {limits}")
        inside = range(least, most + 1, step)
        tried = {inside[0], inside[-1], *self.amounts_of(inside)}
        for amount in tried:
            refused = _try(self.game.match, {"do": kind, name: amount}, seat)
            self.promise(refused is None, f"{kind} {amount} of seat {seat} is inside {limits} and refused: {refused}")
        outside = [least - step, most + step, least - 1, most + 1]
        if step > 1 and len(inside) > 1:
            outside.append(least + 1)
        for amount in outside:
            refused = _try(self.game.match, {"do": kind, name: amount}, seat)
            self.promise(refused is not None, f"{kind} {amount} of seat {seat} is outside {limits} and accepted")

    def amounts_of(self, amounts: range) -> list[int]:
        if len(amounts) <= WHOLE_RANGE:
            return list(amounts)
        return [amounts[self.chooser.below(len(amounts))] for _ in range(WHOLE_RANGE)]

    def inspect_others(self, seat: int, legal: set[str], kinds: set[str]) -> None:
        """Actions that were legal for somebody at some time: legal here exactly if they are listed here."""
        match = self.game.match
        for text, action in self.chooser.some_of(list(self.seen.items()), OLD_ACTIONS):
            refused = _try(match, action, seat)
            if refused is None:
                is_listed = action.do in kinds if action.do in FREE_KINDS else text in legal
                self.promise(is_listed, f"{action} of seat {seat} is accepted but not listed")
                continue
            self.promise(text not in legal, f"{action} of seat {seat} is listed but refused: {refused}")
            self.promise(bool(str(refused)), f"{action} of seat {seat} is refused without a sentence")

    def inspect_position(self) -> None:
        """A position is JSON and brings the same game back."""
        game = self.game
        written = _as_text(game.position())
        back = Game.from_position(written, seed=game.seed)
        self.promise(_as_text(back.position()) == written, "a position changes when it is read and written again")
        self.promise(back.match.snapshot() == game.match.snapshot(), "a position does not hold the whole state")

    def inspect_views(self) -> None:
        """Views are JSON, do not depend on the seed, and look the same in worlds that differ only in secrets."""
        game = self.game
        viewers = (None, *range(game.seats))
        seen = {viewer: _as_text(game.view(viewer)) for viewer in viewers}
        twin = game.copy()
        twin.seed = game.seed + 1
        for viewer in viewers:
            self.promise(_as_text(twin.view(viewer)) == seen[viewer], "a view depends on the seed of what is to come")
        for world, blind in other_worlds(game.edition, game.position(), self.chooser):
            other = Game.from_position(world, seed=game.seed)
            other.names = game.names
            for viewer in blind:
                told = _as_text(other.view(viewer))
                self.promise(told == seen[viewer], f"viewer {viewer} can see a secret: {seen[viewer]} / {told}")

    def inspect_record(self) -> None:
        """The record plays again to the same state, and a copy is a game of its own."""
        game = self.game
        record = game.record()
        back = Game.replay(record)
        self.promise(back.match.snapshot() == game.match.snapshot(), "the record leads to another state")
        self.promise(back.record() == record, "the record changes when it is played again")
        twin = game.copy()
        before = game.match.snapshot()
        for _ in range(3):
            if twin.to_act is None:
                break
            if twin.to_act == CHANCE:
                twin.sample_chance()
            else:
                seat, action = random_decision(twin, self.chooser)
                twin.apply(action, seat=seat)
        self.promise(game.match.snapshot() == before and game.record() == record, "a copy changed its original")


# Which event tells the outcome of a chance node back.
_EVENT_OF_CHANCE = {"dice": "rolled", "card": "card_drawn", "deal": "dealt"}


def _as_text(value: Mapping[str, Any]) -> str:
    return json.dumps(dict(value), ensure_ascii=False, sort_keys=True, default=dict)


def _try(match: Match, action: Mapping[str, Any], seat: int) -> MagieError | None:
    """The refusal of an action, or None if it is accepted; the match itself stays as it is."""
    twin = match.copy()
    before = twin.snapshot()
    try:
        twin.apply(twin.read_action(action), seat)
    except IllegalAction as refused:
        if twin.snapshot() != before:
            raise BrokenPromise(f"{action} of seat {seat} was refused and left a trace") from refused
        return refused
    fault = twin.audit()
    if fault is not None:
        raise BrokenPromise(f"after {action} of seat {seat}: audit {fault}")
    return None
