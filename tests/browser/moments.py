"""Moments of real games, one for each thing a player can be asked: where the tests of the decision screens begin.

Nothing here is set up by hand. Each moment is a game played from its beginning, by chance, by bots or by a script,
until the question comes up; `tests.browser.rooms` writes it into the store of a running server.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from magie import Game
from tests.server.staged import QUIET, stage

NO_CLOCK: dict[str, Any] = {"auction": None}
HAMMER: dict[str, Any] = {"auction": {"kind": "auction", "seconds": 120, "extend": 8}}


@dataclass(frozen=True)
class Moment:
    """A game that waits for somebody, and which seats are held by the device that looks at it."""

    edition: str
    played: Callable[[], Game]
    seats: Callable[[Game], list[int]] = field(default=lambda game: [_asked(game)])
    table: dict[str, Any] = field(default_factory=lambda: dict(NO_CLOCK))
    variants: tuple[str, ...] = ()
    against_bots: bool = False  # they have the other seats; otherwise people who are not there


def _asked(game: Game) -> int:
    assert isinstance(game.to_act, int)
    return game.to_act


def everybody(game: Game) -> list[int]:
    return list(range(game.seats))


def kinds(game: Game, seat: int | None = None) -> set[str]:
    return {action.do for action in game.legal_actions(_asked(game) if seat is None else seat)}


def view(game: Game) -> dict[str, Any]:
    return dict(game.view(None))


def owned_by(game: Game, seat: int) -> list[str]:
    return [deed for deed, part in view(game).get("deeds", {}).items() if part.get("owner") == seat]


# --- What is waited for -------------------------------------------------------------------------------------------


def under_way(name: str) -> Callable[[Game], bool]:
    """The game is in this phase, and some deeds are sold already."""
    return lambda game: game.phase == name and sum(bool(owned_by(game, seat)) for seat in range(game.seats)) > 1


def phase(name: str, *able: str) -> Callable[[Game], bool]:
    """The game is in this phase, and whoever is asked may do these things."""
    return lambda game: game.phase == name and set(able) <= kinds(game)


def completes_a_group(game: Game) -> bool:
    """Whoever may buy has all other streets of the group."""
    if game.phase != "purchase" or "buy" not in kinds(game):
        return False
    squares = game.edition.file.squares
    here = squares[view(game)["players"][_asked(game)]["square"]]
    group = [name for name, square in squares.items() if square.kind == "street" and square.group == here.group]
    return len(set(group) - set(owned_by(game, _asked(game)))) == 1 < len(group)


def too_dear(game: Game) -> bool:
    return game.phase == "purchase" and "buy" not in kinds(game)


def rich_among_owners(game: Game) -> bool:
    """Somebody on turn with much cash, and another player with a deed."""
    if game.phase != "turn_end" or not isinstance(game.to_act, int):
        return False
    others = [seat for seat in range(game.seats) if seat != game.to_act and owned_by(game, seat)]
    return view(game)["players"][game.to_act].get("cash", 0) > 20_000 and bool(others)


def owes_and_can_pay(game: Game) -> bool:
    return game.phase == "debt" and "bankrupt" not in kinds(game) and len(game.legal_actions()) > 2


def rent_to_ask_for(game: Game) -> bool:
    return game.phase == "turn_end" and any("demand_rent" in kinds(game, seat) for seat in range(game.seats))


def must_raise_money_to_bid(game: Game) -> bool:
    """The hammer waits for somebody who has less cash than the next bid, but could mortgage for it."""
    return game.phase == "auction" and "bid" not in kinds(game) and "mortgage" in kinds(game)


def estate_auction(game: Game) -> bool:
    return game.phase == "auction" and "estate" in view(game)


def many_moves(game: Game) -> bool:
    return game.phase == "choose_move" and len(game.legal_actions()) > 6


def few_moves(game: Game) -> bool:
    return game.phase == "choose_move" and len(game.legal_actions()) <= 3


def second_leg(game: Game) -> bool:
    """The speed die shows Magie: the token has gone on to the next free property."""
    return game.phase == "purchase" and "magie" in (view(game)["turn"].get("dice") or [])


def trading_time(game: Game) -> bool:
    """Whoever is on turn has a deed, and somebody else has one that can be mortgaged."""
    return game.phase == "turn_end" and len(owned_by(game, _asked(game))) > 2 and bool(_others_mortgages(game))


def building_time(game: Game) -> bool:
    builds = [action for action in game.legal_actions() if action.do == "build"]
    return game.phase in ("turn_end", "turn_start") and len(builds) > 1


def _others_mortgages(game: Game) -> list[tuple[int, Any]]:
    return [
        (seat, action)
        for seat in range(game.seats)
        if seat != game.to_act
        for action in game.legal_actions(seat)
        if action.do == "mortgage"
    ]


def by_chance(
    edition: str, seats: int, wanted: Callable[[Game], bool], seed: int = 1, avoid: tuple[str, ...] = QUIET, **how: Any
) -> Game:
    return stage(edition, seats, wanted, seed=seed, avoid=avoid, **how).game


def with_bots(edition: str, seats: int, wanted: Callable[[Game], bool], seed: int = 1, **how: Any) -> Game:
    """Played by people who know what they do: these boards look like those of an evening."""
    return stage(edition, seats, wanted, seed=seed, bot="steady", **how).game


# --- Moments that need a script -----------------------------------------------------------------------------------


def mortgaged_across_the_table(edition: str = "classic", seed: int = 9) -> Game:
    """A turn is about to end, and somebody else has just mortgaged a deed: trading for it costs interest."""
    game = by_chance(edition, 3, trading_time, seed)
    seat, action = _others_mortgages(game)[0]
    game.apply(action, seat=seat)
    return game


def mortgaged_deed(game: Game) -> tuple[str, int]:
    """The deed of that script, and whose it is."""
    deeds = view(game)["deeds"]
    return next((deed, part["owner"]) for deed, part in deeds.items() if part.get("mortgaged"))


def offered() -> Game:
    """Who has the mortgaged deed offers it for money to the one on turn."""
    game = mortgaged_across_the_table()
    deed, owner = mortgaged_deed(game)
    game.apply({"do": "offer", "to": game.to_act, "give": {"deeds": [deed]}, "take": {"cash": 100}}, seat=owner)
    return game


def offer_made() -> Game:
    """The one on turn waits for the answer to an offer."""
    game = mortgaged_across_the_table()
    deed, owner = mortgaged_deed(game)
    game.apply({"do": "offer", "to": owner, "give": {"cash": 100}, "take": {"deeds": [deed]}})
    return game


def all_dealt() -> Game:
    """Every deed has an owner, and the players trade before the game begins."""
    game = Game("classic", ["Ada", "Ben", "Cleo"], seed=3, variants=["negotiate"])
    game.play_chance()
    return game


GROUPS = {0: ("violett", "hellblau"), 1: ("pink",), 2: ("orange",)}  # what each seat trades for
STRAIGHT_ON = ("roll", "end_turn", "pay_fine", "pay_tax", "choose", "pass", "take_over", "mortgage")


def everybody_may_build() -> Game:
    """Each player has traded for whole groups, and has been round the board once."""
    game = all_dealt()
    for one, other in ((0, 1), (0, 2), (1, 2)):
        give = [deed for deed in streets(game, other) if deed in owned_by(game, one)]
        take = [deed for deed in streets(game, one) if deed in owned_by(game, other)]
        if give or take:
            game.apply({"do": "offer", "to": other, "give": {"deeds": give}, "take": {"deeds": take}}, seat=one)
            game.apply("accept", seat=other)
    for seat in range(3):
        game.apply("ready", seat=seat)
    game.play_chance()
    while any("build" not in kinds(game, seat) for seat in range(3)):
        straight_on(game)
    return game


def streets(game: Game, seat: int) -> list[str]:
    """The streets a seat wants for itself."""
    return [name for name, square in game.edition.file.squares.items() if square.group in GROUPS[seat]]


def straight_on(game: Game) -> None:
    """One action that gets the game on without detours."""
    order = (*STRAIGHT_ON, *(action.do for action in game.legal_actions()))
    game.apply(min(game.legal_actions(), key=lambda action: order.index(action.do)))
    game.play_chance()


def build(game: Game, seat: int, most: int) -> None:
    """As many houses as asked for, evenly, unless they get scarce before."""
    for _ in range(most):
        builds = [action for action in game.legal_actions(seat) if action.do == "build"]
        if game.phase == "shortage_declare" or not builds:
            return
        game.apply(builds[0], seat=seat)


def built_up() -> Game:
    """Ada has two houses on each of five streets, Ben as many as he likes to pay for."""
    game = everybody_may_build()
    for seat in range(3):  # nobody asks the others to wait
        game.apply({"do": "prefer", "never_compete": True}, seat=seat)
    build(game, 0, 10)
    build(game, 1, 6)
    return game


def shortage() -> Game:
    """So few houses are left in the bank that the players cannot all have what they want."""
    game = everybody_may_build()
    for seat in (0, 1, 2):
        build(game, seat, 32)
    assert game.phase == "shortage_declare"
    return game


def negotiating() -> Game:
    """The first is ready, the others still trade."""
    game = all_dealt()
    game.apply("ready", seat=2)
    return game


def mortgaged_by_oneself() -> Game:
    """Whoever is on turn has just mortgaged a deed."""
    game = by_chance("classic", 3, trading_time, 9)
    game.apply(next(action for action in game.legal_actions() if action.do == "mortgage"))
    return game


def shortage_won() -> Game:
    """The auction of a house is over, and its buyer says where it shall stand."""
    game = shortage()
    while game.phase == "shortage_declare":
        game.apply(max(game.legal_actions(), key=lambda action: action.get("count", 0)))
    while game.phase == "auction":
        bids = [action for action in game.legal_actions() if action.do == "bid"]
        leads = view(game)["auction"].get("leader")
        game.apply(bids[0] if leads is None else "pass")
    return game


def alone_in_a_shortage() -> Game:
    """Nobody else wants scarce houses: whoever asked says where the first of them shall stand."""
    game = shortage()
    while game.phase == "shortage_declare":
        least = min(action["count"] for action in game.legal_actions())
        game.apply({"do": "declare", "count": 2 if least else 0})
    return game


# --- All of them --------------------------------------------------------------------------------------------------

SPEED_DIE = ("speed_die",)
TIMED = ("timed",)
chance_in = partial(by_chance, "classic", 3)

MOMENTS: dict[str, Moment] = {
    "roll": Moment("classic", partial(chance_in, under_way("turn_start"), 1)),
    "again": Moment("classic", partial(chance_in, phase("roll_again"), 4)),
    "finish": Moment("classic", partial(chance_in, phase("turn_end"), 3)),
    "purchase": Moment("classic", partial(chance_in, phase("purchase", "buy"), 1)),
    "last street": Moment("tempo", partial(by_chance, "tempo", 2, completes_a_group, 1)),
    "too dear": Moment("classic", partial(chance_in, too_dear, 9)),
    "auction by turns": Moment("classic", partial(chance_in, phase("auction", "bid"), 5), everybody),
    "auction with a clock": Moment("classic", partial(chance_in, phase("auction", "bid"), 5), table=HAMMER),
    "auction short of cash": Moment("classic", partial(chance_in, must_raise_money_to_bid, 5)),
    "estate": Moment("classic", partial(chance_in, estate_auction, 9)),
    "trade": Moment("classic", mortgaged_across_the_table),
    "offer": Moment("classic", offered),
    "offer made": Moment("classic", offer_made, lambda game: [seat for seat in everybody(game) if seat != game.to_act]),
    "debt": Moment("classic", partial(chance_in, owes_and_can_pay, 11)),
    "bankruptcy": Moment("classic", partial(chance_in, phase("debt", "bankrupt"), 6)),
    "houses": Moment("classic", built_up, lambda game: [0], variants=("negotiate",)),
    "mortgaged": Moment("classic", mortgaged_by_oneself),
    "transfer": Moment("classic", partial(chance_in, phase("transfer"), 10)),
    "building": Moment("tempo", partial(by_chance, "tempo", 3, building_time, 4)),
    "shortage": Moment("classic", shortage, variants=("negotiate",)),
    "placing": Moment("classic", shortage_won, variants=("negotiate",)),
    "placing alone": Moment("classic", alone_in_a_shortage, variants=("negotiate",)),
    "rent": Moment("classic", partial(chance_in, rent_to_ask_for, 2), everybody),
    "tax": Moment("classic", partial(chance_in, phase("tax_choice"), 4)),
    "card": Moment("classic", partial(chance_in, phase("card_choice"), 1)),
    "card with a payee": Moment("millionaire", partial(by_chance, "millionaire", 3, phase("card_choice"), 1)),
    "jail": Moment("classic", partial(chance_in, phase("jail_choice", "pay_fine", "roll"), 9)),
    "jail with a card": Moment("classic", partial(chance_in, phase("jail_choice", "use_jail_card"), 11)),
    "jail with patience": Moment("tempo", partial(by_chance, "tempo", 3, phase("jail_choice", "stay"), 2)),
    "bus": Moment("tempo", partial(by_chance, "tempo", 3, few_moves, 2, variants=SPEED_DIE), variants=SPEED_DIE),
    "triple": Moment("tempo", partial(by_chance, "tempo", 3, many_moves, 6, variants=SPEED_DIE), variants=SPEED_DIE),
    "Magie": Moment("tempo", partial(by_chance, "tempo", 3, second_leg, 1, variants=SPEED_DIE), variants=SPEED_DIE),
    "upgrade": Moment("millionaire", partial(by_chance, "millionaire", 3, phase("go_choice", "upgrade"), 4)),
    "fortune": Moment("millionaire", partial(by_chance, "millionaire", 3, phase("turn_start", "play_fortune"), 2)),
    "rent reaction": Moment(
        "millionaire", partial(by_chance, "millionaire", 3, phase("rent_reaction", "play_fortune"), 1)
    ),
    "block reaction": Moment(
        "millionaire", partial(by_chance, "millionaire", 3, phase("block_reaction", "play_fortune"), 9)
    ),
    "free property": Moment("millionaire", partial(by_chance, "millionaire", 3, phase("choose_move"), 5)),
    "clock of a timed game": Moment(
        "banking",
        partial(by_chance, "banking", 3, under_way("turn_start"), 1, variants=("timed",)),
        variants=("timed",),
    ),
    "negotiation": Moment("classic", negotiating, everybody, variants=("negotiate",)),
}
