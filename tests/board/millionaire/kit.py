"""The board of the race to a million: the verbs of every board bound to it, and its fortune cards and stars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from magie import Game
from tests.board import kit
from tests.board.kit import Board, Seats, seats_of

START = 372_000
MILLION = 1_000_000
BROWN = ("motorenmeile", "technikkai")
PINK = ("schlossblick", "traumallee", "palastgaerten")
GREEN = ("baumwipfel_refugium", "skiberg", "diamantenhuegel")


class FortuneBoard(Board):
    """Its positions say where fortune cards lie."""

    def game_at(
        self,
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
        return super().game_at(seats, deeds=deeds, **{"fortune": fortune, **position})


BOARD = FortuneBoard("millionaire")
EDITION = BOARD.edition
FORTUNES = [card.id for card in EDITION.file.fortune for _ in range(card.copies)]
game_at, arrive, before, draw = BOARD.game_at, BOARD.arrive, BOARD.before, BOARD.draw
streets_of, colour, hoard = BOARD.streets_of, BOARD.colour, BOARD.hoard


def fortune_at(
    players: Sequence[Mapping[str, Any]], lying: Mapping[str, str], being_read: str | None
) -> dict[str, Any]:
    """The fortune part of a position: cards lie only on these properties, all others are kept or played."""
    away = Counter([card for player in players for card in player.get("fortunes", ())])
    away.update(lying.values())
    away.update([being_read] if being_read else [])
    discard = [card for card, copies in Counter(FORTUNES).items() for _ in range(copies - away[card])]
    return {"empty": [deed for deed in EDITION.deed_ids if deed not in lying], "discard": discard}


def debt(amount: int, debtor: int = 0, creditor: int | str = "bank", reason: str = "card") -> dict[str, Any]:
    """Somebody owes so much for what he has landed on, and nothing else is left of the turn."""
    return {**kit.debt(amount, debtor, creditor, reason), "phase": "landed", "turn": {"dice": [1, 2]}}


def find(card: str, square: str = "schlossblick", *pips: int, players: Seats = 3, **position: Any) -> Game:
    """A game in which seat 0 has just landed on a property and taken this fortune card from it."""
    game = arrive(square, *(pips or (1, 2)), players=players, lying={square: card}, **position)
    game.apply_chance({"chance": "fortune", "square": square, "card": card})
    return game


def card_dice(game: Game, *pips: int) -> list[dict[str, Any]]:
    """The roll a card asks for."""
    return game.apply_chance({"chance": "card_dice", "dice": list(pips)})


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
