"""Setting a situation on a board up and looking at it: what every rule test of the four boards starts from.

`Board` has the verbs that need to know the edition. `tests/board/*/kit.py` offer them under the same names for each
edition, beside what only that edition has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magie import Game, load_edition
from magie.text.board.match import BoardMatch
from tests.kit import told

HOTEL = 5  # as a level: a hotel counts as five houses
HOARDED = ("rot", "gelb", "gruen")  # nine streets, room for 36 houses

Seats = int | Sequence[Mapping[str, Any]]  # how many, or what is known of each
Deeds = dict[str, dict[str, Any]]


def seats_of(players: Seats) -> list[dict[str, Any]]:
    return [{} for _ in range(players)] if isinstance(players, int) else [dict(player) for player in players]


class Board:
    """The board of one edition: positions on it, and ways to get there."""

    def __init__(self, edition: str) -> None:
        self.edition = load_edition(edition)

    def game_at(
        self, players: Seats = 3, *, deeds: Mapping[str, Mapping[str, Any]] | None = None, **position: Any
    ) -> Game:
        """A game in a position: seat 0 is on turn and may roll, unless the position says otherwise."""
        written = {"edition": self.edition.source, "players": seats_of(players), "deeds": dict(deeds or {}), **position}
        return Game.from_position(written, seed=1)

    def before(self, square: str, steps: int) -> str:
        """The square from which so many steps lead to `square`."""
        ring = self.edition.square_ids
        return ring[(ring.index(square) - steps) % len(ring)]

    def arrive(self, square: str, *pips: int, players: Seats = 3, **position: Any) -> Game:
        """A game in which seat 0 has just rolled these dice and thereby reached `square`; `game.events` tells of it."""
        seats = seats_of(players)
        seats[0]["square"] = self.before(square, sum(pips))
        game = self.game_at(seats, **position)
        roll(game, *pips)
        return game

    def draw(self, card_id: str, **position: Any) -> Game:
        """A game in which seat 0 has just reached a card square in the middle of the board and drawn this card."""
        ids_of = {deck: [entry.id for entry in self.edition.cards(n)] for n, deck in enumerate(self.edition.pile_names)}
        (deck,) = (deck for deck, ids in ids_of.items() if card_id in ids)
        squares = [name for name, square in self.edition.file.squares.items() if square.pile == deck]
        game = self.arrive(squares[len(squares) // 2], 1, 2, **position)
        game.apply_chance(card(deck, card_id))
        return game

    def drawn_in_turn(self, seed: int, deck: str, draws: int) -> list[str]:
        """Cards that come up one after another, each drawn by a fresh landing on a table that keeps only the piles."""
        landing = next(name for name, square in self.edition.file.squares.items() if square.pile == deck)
        steps = self.edition.square_ids.index(landing)
        piles: dict[str, Any] = {}
        keeper: dict[str, Any] = {}
        order = []
        for _ in range(draws):
            position = {"edition": self.edition.source, "players": [{}, keeper], "decks": piles}
            game = Game.from_position(position, seed=seed)
            events = roll(game, steps // 2, steps - steps // 2)
            if not told(events, "card_drawn"):
                events = game.sample_chance()
            drawn = told(events, "card_drawn")[0]["card"]
            order.append(drawn)
            if told(events, "card_kept"):
                keeper = {"jail_cards": [drawn]}
            piles = game.position()["decks"]
        return order

    def streets_of(self, group: str) -> list[str]:
        """The streets of a colour in board order."""
        return [name for name, square in self.edition.file.squares.items() if square.group == group]

    def colour(self, group: str, owner: int, *levels: int, mortgaged: Sequence[str] = ()) -> Deeds:
        """All streets of a colour with so many houses on each, in board order; without levels they are bare."""
        streets = self.streets_of(group)
        deeds: Deeds = {}
        for street, level in zip(streets, levels or [0] * len(streets), strict=True):
            built: dict[str, Any] = {"hotel": True} if level == HOTEL else {"houses": level}
            deeds[street] = {"owner": owner, **built, "mortgaged": street in mortgaged}
        return deeds

    def hoard(self, owner: int, houses: int) -> Deeds:
        """So many houses on the red, yellow and green streets of one owner, spread evenly: the bank lacks them."""
        deeds: Deeds = {}
        for group in HOARDED:
            streets = len(self.streets_of(group))
            here = min(houses, 4 * streets)
            houses -= here
            levels = [(here + streets - 1 - place) // streets for place in range(streets)]
            deeds |= self.colour(group, owner, *levels)
        return deeds


# Parts of a position


def owned(*deeds: str, by: int = 1, **state: Any) -> Deeds:
    """These deeds belong to one seat."""
    return {deed: {"owner": by, **state} for deed in deeds}


def prisoner(failed: int = 0, others: int = 2, **seat: Any) -> list[dict[str, Any]]:
    """Players of whom the first, who is on turn, sits in jail and has failed so many rolls."""
    return [{"in_jail": True, "attempts": failed, **seat}, *({} for _ in range(others))]


def debt(amount: int, debtor: int = 0, creditor: int | str = "bank", reason: str = "tax") -> dict[str, Any]:
    """Somebody owes so much at the end of a turn."""
    owed = {"debtor": debtor, "creditor": creditor, "amount": amount, "reason": reason}
    return {"phase": "turn_end", "debt": owed}


# Chance


def dice(*pips: int | str) -> dict[str, Any]:
    return {"chance": "dice", "dice": list(pips)}


def card(deck: str, card: str) -> dict[str, Any]:
    return {"chance": "card", "deck": deck, "card": card}


def roll(game: Game, *pips: int | str) -> list[dict[str, Any]]:
    """Whoever is to act rolls these dice; every event of it."""
    return game.apply("roll") + game.apply_chance(dice(*pips))


def open_with(game: Game, *rolls: int | Sequence[int]) -> list[dict[str, Any]]:
    """The rolls for the start, of one die or more, in the order in which the seats are asked; every event of them."""
    thrown = [[pips] if isinstance(pips, int) else list(pips) for pips in rolls]
    return [event for pips in thrown for event in game.apply_chance({"chance": "opening", "dice": pips})]


def pass_all(game: Game) -> list[dict[str, Any]]:
    """Nobody wants what is being auctioned; every event of it."""
    events: list[dict[str, Any]] = []
    while game.phase == "auction":
        events += game.apply("pass")
    return events


# What can be seen


def player(game: Game, seat: int) -> dict[str, Any]:
    """A seat as the public sees it, with everything that is left out at the start filled in."""
    seen = game.view()["players"][seat]
    start_cash = 0 if seen.get("out") else int(game.edition.tables[0].start_cash)
    usual = {"cash": start_cash, "in_jail": False, "jail_cards": []}
    at_start = {"square": "gefaengnis" if seen.get("in_jail") else "los"}
    return {**usual, **at_start, **seen}


def cash(game: Game, seat: int) -> int:
    return int(player(game, seat)["cash"])


def square(game: Game, seat: int) -> str:
    return str(player(game, seat)["square"])


def is_jailed(game: Game, seat: int = 0) -> bool:
    return bool(player(game, seat)["in_jail"]) and square(game, seat) == "gefaengnis"


def in_the_books(game: Game) -> list[int]:
    """The bank's balance and every seat's cash as the engine itself has them, whatever a start position leaves out."""
    assert isinstance(game.match, BoardMatch)
    record = game.match.record
    return [int(record.table.bank), *(int(record.players[seat].cash) for seat in range(game.seats))]


def deed(game: Game, name: str) -> dict[str, Any]:
    """A deed as the public sees it: owner None is the bank."""
    usual = {"owner": None, "houses": 0, "hotel": False, "mortgaged": False}
    return {**usual, **game.view().get("deeds", {}).get(name, {})}


def levels(game: Game, streets: Sequence[str]) -> list[int]:
    """What stands on these streets; a hotel is HOTEL."""
    rows = [deed(game, street) for street in streets]
    return [HOTEL if row["hotel"] else int(row["houses"]) for row in rows]


def stock(game: Game) -> dict[str, int]:
    """Houses and hotels in the bank."""
    return dict(game.view()["bank"])


def claimable(game: Game) -> list[int]:
    """The rents that owners may ask for, in the order of the landings."""
    return [int(event["amount"]) for event in told(game.events, "rent_claimable")]
