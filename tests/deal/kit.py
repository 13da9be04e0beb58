"""Setting up a situation of the card game: name the cards that matter, the rest of the hands is filled with others.

The verbs are those of the boards where they fit; `tests/kit.py` has those that fit every game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from magie import Game, load_edition
from tests.kit import told

EDITION: Any = load_edition("cards")
LIMIT = {2: 10, 3: 10, 4: 10, 5: 11, 6: 9}
PLACES = {2: 4, 3: 4, 4: 4, 5: 5, 6: 6}
COPIES = Counter({card: int(EDITION.tables[0].copies[number]) for number, card in enumerate(EDITION.card_ids)})

BROWN = ["dorpsstraat", "brink"]
LIGHT_BLUE = ["steenstraat", "ketelstraat", "velperplein"]
PINK = ["barteljorisstraat", "zijlweg", "houtstraat"]
RED = ["a_kerkhof", "groote_markt", "heerestraat"]
YELLOW = ["spui", "plein", "lange_poten"]
GREEN = ["hofplein", "blaak", "coolsingel"]
DARK_BLUE = ["leidschestraat", "kalverstraat"]
STATIONS = ["station_zuid", "station_west", "station_noord", "station_oost"]
UTILITIES = ["electriciteitsbedrijf", "waterleiding"]

# What fills the hands nobody asks about: at first cards that make no set together, then whatever is left.
FILLERS = [
    "barteljorisstraat",
    "neude",
    "biltstraat",
    "steenstraat",
    "ketelstraat",
    "a_kerkhof",
    "groote_markt",
    "hofplein",
    "blaak",
    "spui",
    "plein",
    "zijlweg",
    "dorpsstraat",
    "leidschestraat",
    "electriciteitsbedrijf",
    "station_zuid",
    "h4",
    "h4",
    "h3",
    "h3",
    "h3",
    "h2",
    "h2",
    "h2",
    "h2",
    "hotel",
    "hotel",
    "h1",
    "h1",
    "h1",
    "h1",
    "h1",
    "velperplein",
    "houtstraat",
    "vreeburg",
    "heerestraat",
    "lange_poten",
    "coolsingel",
    "kalverstraat",
    "brink",
    "waterleiding",
    "station_west",
    "station_noord",
    "station_oost",
]
FILLERS += ["token"] * 6 + ["go"] * 4 + ["magie"] * 4 + ["chance"] * 2

BONUS = [*["go"] * 4, *["magie"] * 4, *["token"] * 6]

# A round that ends at once: what seat 0 has and lays down, and a reward that brings it nothing.
LAYER = [*PINK, *["token"] * 6, "go"]  # brings 150 * 7 + 200 and no majority
LAID = {"pink": [*PINK, *["token"] * 6]}
USELESS = ["h4", "h3", "h3", "h2", "h2"]


def with_bonus(*cards: str, size: int = 10) -> list[str]:
    """The cards and as many bonus cards as make a hand."""
    return [*cards, *BONUS[: size - len(cards)]]


def loose(*cards: str) -> list[str]:
    """A hand of these cards; `game_at` fills it up with others that are worth nothing."""
    return list(cards)


def game_at(
    players: int = 4,
    hands: Mapping[int, Sequence[str]] | None = None,
    piles: Mapping[int, Sequence[str]] | None = None,
    *,
    unseen: Sequence[str] = (),
    money: Sequence[int] = (),
    seed: int = 1,
    **position: Any,
) -> Game:
    """A game in a position: seat 0 is on turn. Hands are filled up to the limit, every pile not named has one card.

    `unseen` cards stay in the draw pile, so that a test can have them drawn.
    """
    hands = {} if hands is None else hands
    piles = {} if piles is None else piles
    left = COPIES.copy()
    for cards in (*hands.values(), *piles.values(), position.get("reward", {}).get("cards", ())):
        left.subtract(cards)
    left.subtract(unseen)
    assert min(left.values()) >= 0, "the situation needs more cards of a kind than there are"
    fillers = [card for card in FILLERS if _take(left, card)]
    laid_out = [list(piles[place]) if place in piles else [fillers.pop(0)] for place in range(PLACES[players])]
    seats = []
    for seat in range(players):
        hand = list(hands.get(seat, ()))
        wanted = LIMIT[players] + (1 - len(laid_out[seat]) if players >= 5 else 0)
        while len(hand) < wanted:
            hand.append(fillers.pop(0))
        purse = money[seat] if seat < len(money) else 0
        seats.append({"hand": hand, "pile": laid_out[seat], "money": purse})
    written = {"edition": "cards", "players": seats, "dummies": laid_out[players:], **position}
    return Game.from_position(written, seed=seed)


def _take(left: Counter[str], card: str) -> bool:
    left[card] -= 1
    return left[card] >= 0


def hand(game: Game, seat: int) -> list[str]:
    return list(game.position()["players"][seat].get("hand", []))


def pile(game: Game, place: int) -> list[str]:
    position = game.position()
    players = position["players"]
    if place < len(players):
        return list(players[place].get("pile", []))
    return list(position["dummies"][place - len(players)])


def money(game: Game) -> list[int]:
    return [player.get("money", 0) for player in game.position()["players"]]


def lay(sets: Mapping[str, Sequence[str]], **more: Any) -> dict[str, Any]:
    return {"do": "lay_down", "sets": dict(sets), **more}


def draw(game: Game, card: str) -> list[dict[str, Any]]:
    """The player on turn draws this card."""
    return game.apply("draw") + game.apply_chance({"chance": "draw", "card": card})


def reward(game: Game, *cards: str) -> list[dict[str, Any]]:
    """These cards come as the reward."""
    events: list[dict[str, Any]] = []
    for card in cards:
        events += game.apply_chance({"chance": "reward", "card": card})
    return events


def scores(events: Sequence[Mapping[str, Any]]) -> dict[int, int]:
    """What each seat earned in the round that these events end."""
    return {event["seat"]: event["amount"] for event in told(events, "scored")}


def finish(game: Game, sets: Mapping[str, Sequence[str]], *cards: str) -> list[dict[str, Any]]:
    """Whoever is on turn lays down, gets these cards as reward and uses them at their best; the round is scored."""
    events = game.apply(lay(sets)) + reward(game, *cards)
    return events + game.apply(game.legal_actions()[0])


def kept(sets: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """The reward used in this way."""
    return {"do": "attach", "sets": dict(sets)}
