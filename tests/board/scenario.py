"""Setting a situation up and looking at it: what every rule test starts from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from magie import Game, IllegalAction, load_edition
from magie.text.board.match import BoardMatch

START = {"classic": 30_000}


def game_at(
    edition: str = "classic",
    players: int | Sequence[Mapping[str, Any]] = 3,
    *,
    deeds: Mapping[str, Mapping[str, Any]] | None = None,
    **position: Any,
) -> Game:
    """A game in a position: seat 0 is on turn and may roll, unless the position says otherwise."""
    seats = [{}] * players if isinstance(players, int) else list(players)
    return Game.from_position({"edition": edition, "players": seats, "deeds": dict(deeds or {}), **position}, seed=1)


def dice(*pips: int | str) -> dict[str, Any]:
    return {"chance": "dice", "dice": list(pips)}


def card(deck: str, card: str) -> dict[str, Any]:
    return {"chance": "card", "deck": deck, "card": card}


def roll(game: Game, *pips: int | str) -> list[dict[str, Any]]:
    """Whoever is to act rolls these dice; every event of it."""
    return game.apply("roll") + game.apply_chance(dice(*pips))


def before(square: str, steps: int, edition: str = "classic") -> str:
    """The square from which so many steps lead to `square`."""
    ring = load_edition(edition).square_ids
    return ring[(ring.index(square) - steps) % len(ring)]


def arrive(
    square: str,
    *pips: int,
    edition: str = "classic",
    players: int | Sequence[Mapping[str, Any]] = 3,
    **position: Any,
) -> Game:
    """A game in which seat 0 has just rolled these dice and thereby reached `square`; `game.events` tells of it."""
    seats = [{}] * players if isinstance(players, int) else list(players)
    seats[0] = {**seats[0], "square": before(square, sum(pips), edition)}
    game = game_at(edition, seats, **position)
    roll(game, *pips)
    return game


def open_with(game: Game, *pips: int) -> list[dict[str, Any]]:
    """The rolls for the start, one die each, in the order in which the seats are asked; every event of them."""
    return [event for number in pips for event in game.apply_chance({"chance": "opening", "dice": [number]})]


def player(game: Game, seat: int) -> dict[str, Any]:
    """A seat as the public sees it, with everything that is left out at the start filled in."""
    seen = game.view()["players"][seat]
    start_cash = 0 if seen.get("out") else START.get(game.edition.name, int(game.edition.tables[0].start_cash))
    usual = {"cash": start_cash, "in_jail": False, "jail_cards": []}
    at_start = {"square": "gefaengnis" if seen.get("in_jail") else "los"}
    return {**usual, **at_start, **seen}


def cash(game: Game, seat: int) -> int:
    return int(player(game, seat)["cash"])


def in_the_books(game: Game) -> list[int]:
    """The bank's balance and every seat's cash as the engine itself has them, whatever a start position leaves out."""
    assert isinstance(game.match, BoardMatch)
    record = game.match.record
    return [int(record.table.bank), *(int(record.players[seat].cash) for seat in range(game.seats))]


def square(game: Game, seat: int) -> str:
    return str(player(game, seat)["square"])


def deed(game: Game, name: str) -> dict[str, Any]:
    """A deed as the public sees it: owner None is the bank."""
    usual = {"owner": None, "houses": 0, "hotel": False, "mortgaged": False}
    return {**usual, **game.view().get("deeds", {}).get(name, {})}


def stock(game: Game) -> dict[str, int]:
    """Houses and hotels in the bank."""
    return dict(game.view()["bank"])


def kinds(game: Game, seat: int | None = None) -> set[str]:
    """What a seat may do now, by kind."""
    return {action.do for action in game.legal_actions(seat)}


def told(events: Sequence[Mapping[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The events of one kind."""
    return [dict(event) for event in events if event["event"] == kind]


def refused(game: Game, action: str | Mapping[str, Any], seat: int | None = None) -> IllegalAction:
    """The action is refused and changes nothing; the refusal."""
    before = game.match.snapshot()
    with pytest.raises(IllegalAction) as caught:
        game.apply(action, seat=seat)
    assert game.match.snapshot() == before
    return caught.value


def impossible(game: Game, outcome: Mapping[str, Any]) -> IllegalAction:
    """Chance cannot have this outcome now, and trying changes nothing; the refusal."""
    before = game.match.snapshot()
    with pytest.raises(IllegalAction) as caught:
        game.apply_chance(outcome)
    assert game.match.snapshot() == before
    return caught.value
