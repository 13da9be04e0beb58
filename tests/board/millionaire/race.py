"""The table of the race to a million: its colours, its fortune cards, and positions with or without them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from magie import Game, load_edition
from tests.board import colours, scenario
from tests.board.scenario import roll, told

START = 372_000
MILLION = 1_000_000
EDITION = load_edition("millionaire")
FORTUNES = [card.id for card in EDITION.file.fortune for _ in range(card.copies)]
HOTEL = colours.HOTEL
BROWN = ("motorenmeile", "technikkai")
PINK = ("schlossblick", "traumallee", "palastgaerten")
GREEN = ("baumwipfel_refugium", "skiberg", "diamantenhuegel")

Seats = int | Sequence[Mapping[str, Any]]


def seats_of(players: Seats) -> list[dict[str, Any]]:
    return [{} for _ in range(players)] if isinstance(players, int) else [dict(player) for player in players]


def fortune_at(
    players: Sequence[Mapping[str, Any]], lying: Mapping[str, str], being_read: str | None
) -> dict[str, Any]:
    """The fortune part of a position: cards lie only on these properties, all others are kept or played."""
    away = Counter([card for player in players for card in player.get("fortunes", ())])
    away.update(lying.values())
    away.update([being_read] if being_read else [])
    discard = [card for card, copies in Counter(FORTUNES).items() for _ in range(copies - away[card])]
    return {"empty": [deed for deed in EDITION.deed_ids if deed not in lying], "discard": discard}


def race_at(
    players: Seats = 3,
    *,
    deeds: Mapping[str, Mapping[str, Any]] | None = None,
    lying: Mapping[str, str] | None = None,
    **position: Any,
) -> Game:
    """A game in which seat 0 may roll. Fortune cards lie only where `lying` says, as {square: card}.

    Which of several cards lies where is not fixed before somebody looks; with one card on one square it is.
    """
    seats = seats_of(players)
    being_read = position.get("turn", {}).get("fortune")
    fortune = fortune_at(seats, lying or {}, being_read)
    return scenario.game_at("millionaire", seats, deeds=deeds, **{"fortune": fortune, **position})


def before(square: str, steps: int) -> str:
    return scenario.before(square, steps, "millionaire")


def arrive(square: str, *pips: int, players: Seats = 3, **position: Any) -> Game:
    """A game in which seat 0 has just rolled these dice and thereby reached `square`; `game.events` tells of it."""
    seats = seats_of(players)
    seats[0] = {"square": before(square, sum(pips)), **seats[0]}
    game = race_at(seats, **position)
    roll(game, *pips)
    return game


def find(card: str, square: str = "schlossblick", *pips: int, players: Seats = 3, **position: Any) -> Game:
    """A game in which seat 0 has just landed on a property and taken this fortune card from it."""
    game = arrive(square, *(pips or (1, 2)), players=players, lying={square: card}, **position)
    game.apply_chance({"chance": "fortune", "square": square, "card": card})
    return game


def draw(card: str, *, players: Seats = 3, **position: Any) -> Game:
    """A game in which seat 0 has just landed on a card square and drawn this card (C.. chance, L.. millionaire)."""
    square, deck = ("ereignis_2", "chance") if card.startswith("C") else ("millionaer_2", "millionaire")
    game = arrive(square, 1, 2, players=players, **position)
    game.apply_chance({"chance": "card", "deck": deck, "card": card})
    return game


def card_dice(game: Game, *pips: int) -> list[dict[str, Any]]:
    """The roll a card asks for."""
    return game.apply_chance({"chance": "card_dice", "dice": list(pips)})


def colour(group: str, owner: int, *levels: int, mortgaged: tuple[str, ...] = ()) -> dict[str, dict[str, Any]]:
    """All streets of a colour with so many houses on each; a level of HOTEL is a hotel."""
    return colours.colour(group, owner, *levels, mortgaged=mortgaged, edition="millionaire")


def owned(*deeds: str, by: int = 1) -> dict[str, dict[str, Any]]:
    return {deed: {"owner": by} for deed in deeds}


def star(game: Game, seat: int) -> int:
    return int(game.view()["players"][seat].get("star", 1))


def kept(game: Game, seat: int) -> list[str]:
    """The fortune cards a seat keeps face down, as that seat itself sees them."""
    return list(game.view(seat)["players"][seat].get("fortunes", ()))


def discard(game: Game) -> list[str]:
    """The played fortune cards, which lie open."""
    return list(game.view().get("fortune", {}).get("discard", ()))


def with_card(game: Game) -> list[str]:
    """The properties that still carry a fortune card."""
    empty = game.view().get("fortune", {}).get("empty", ())
    return [deed for deed in EDITION.deed_ids if deed not in empty]


def payments(events: Sequence[Mapping[str, Any]]) -> list[tuple[int | str, int | str, int]]:
    """Who paid whom how much."""
    return [(event["from"], event["to"], event["amount"]) for event in told(events, "paid")]


def names(events: Sequence[Mapping[str, Any]]) -> list[str]:
    return [str(event["event"]) for event in events]


def debt(amount: int, debtor: int = 0, creditor: int | str = "bank", reason: str = "card") -> dict[str, Any]:
    """Parts of a position in which somebody owes more than he has, while nothing else is left of the turn."""
    return {
        "phase": "landed",
        "turn": {"dice": [1, 2]},
        "debt": {"debtor": debtor, "creditor": creditor, "amount": amount, "reason": reason},
    }
