"""Two games that differ only in what some seats may not know, as lines of a record."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from magie import CHANCE, Game
from magie.errors import MagieError
from magie.server.log.logged_game import play_line
from magie.server.log.views import event_for

Lines = list[dict[str, Any]]


@dataclass(frozen=True)
class Worlds:
    """Lines of both games; `outsiders` are the seats to whom they must look the same. The public is one of them too."""

    edition: str
    seats: int
    first: Lines
    second: Lines
    insiders: tuple[int, ...]

    @property
    def outsiders(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.insiders]


def names_for(seats: int) -> list[str]:
    return ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz"][:seats]


def played(edition: str, seats: int, seed: int, actions: int, avoid: tuple[str, ...]) -> Lines:
    """A game by chance, in which nobody does what would lay secrets open."""
    game = Game(edition, names_for(seats), seed=seed)
    rng = Random(seed)
    for _ in range(actions):
        game.play_chance()
        if not isinstance(game.to_act, int):
            break
        legal = game.legal_actions()
        quiet = [action for action in legal if action.do not in avoid] or legal
        game.apply(rng.choice(quiet))
    game.play_chance()
    lines = [json.loads(line) for line in game.record().splitlines()[1:]]
    for line in lines:
        line.pop("hash", None)
    return lines


def can_be_played(edition: str, seats: int, lines: Lines) -> bool:
    game = Game(edition, names_for(seats))
    try:
        for line in lines:
            play_line(game, line)
    except MagieError:
        return False
    return True


def secret_lines(edition: str, seats: int, lines: Lines) -> Iterator[tuple[int, int]]:
    """Which outcomes only one seat may know: place in the lines, and the seat."""
    game = Game(edition, names_for(seats))
    tell = event_for(game.edition)
    for place, line in enumerate(lines):
        events = play_line(game, line).events
        if "chance" not in line or all(tell(event, None) == event for event in events):
            continue
        knowing = [seat for seat in range(seats) if all(tell(event, seat) == event for event in events)]
        if len(knowing) == 1:
            yield place, knowing[0]


def kept_fortunes(seed: int, actions: int) -> Worlds | None:
    """Millionaire: another card was found and kept."""
    lines = played("millionaire", 3, seed, actions, ("play_fortune", "resign", "offer"))
    edition = Game("millionaire", 3).edition
    kept = [card.id for card in edition.file.fortune if card.timing == "keep"]
    for place, seat in secret_lines("millionaire", 3, lines):
        for card in kept:
            other = [dict(line) for line in lines]
            other[place]["card"] = card
            if card != lines[place]["card"] and can_be_played("millionaire", 3, other):
                return Worlds("millionaire", 3, lines, other, (seat,))
    return None


def exchanged_hands(seats: int, seed: int, actions: int) -> Worlds | None:
    """Cards: two players hold each other's card."""
    lines = played("cards", seats, seed, actions, ("lay_down", "propose_void"))
    secret = list(secret_lines("cards", seats, lines))
    for number, (place, seat) in enumerate(secret):
        for other_place, other_seat in secret[number + 1 :]:
            first, second = lines[place]["card"], lines[other_place]["card"]
            if seat == other_seat or first == second:
                continue
            other = [dict(line) for line in lines]
            other[place]["card"], other[other_place]["card"] = second, first
            if can_be_played("cards", seats, other):
                return Worlds("cards", seats, lines, other, (seat, other_seat))
    return None


def passed_cards(seed: int, actions: int) -> Worlds | None:
    """Cards with five players: somebody hands another card to the left."""
    lines = played("cards", 5, seed, actions, ("lay_down", "propose_void"))
    for place, line in enumerate(lines):
        if line.get("do") != "pass_card":
            continue
        game = Game("cards", names_for(5))
        for earlier in lines[:place]:
            play_line(game, earlier)
        for action in game.legal_actions(line["seat"]):
            other = [dict(each) for each in lines]
            other[place]["card"] = action.get("card")
            is_other = action.do == "pass_card" and action["card"] != line["card"]
            if is_other and can_be_played("cards", 5, other):
                return Worlds("cards", 5, lines, other, (line["seat"], (line["seat"] + 1) % 5))
    return None


class Dictated:
    """Chance that says what it was told to."""

    def __init__(self, lines: Lines) -> None:
        self._outcomes = [line for line in lines if "chance" in line]

    def outcome(self, game: Game, number: int) -> dict[str, Any]:
        assert game.to_act == CHANCE
        return self._outcomes[number]
