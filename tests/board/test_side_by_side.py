"""The same situation in all four board editions, where they differ and it is easy to miss.

Each table below reads like a row of a comparison: one line per edition, so that a change in one of them shows here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from magie import DRIVER, Game, IllegalSetup, load_edition
from tests.board.kit import HOTEL, Board, cash, debt, deed, pass_all, player, prisoner, roll, square, stock
from tests.kit import kinds, refused, told

K = 1_000
M = 1_000_000
START = {"classic": 30_000, "tempo": 1500, "banking": 15 * M, "millionaire": 372 * K}
FINE = {"classic": 1000, "tempo": 50, "banking": 500 * K, "millionaire": 50 * K}
# In each edition a property whose interest does not come out even, or whose price and mortgage tell rules apart.
PLEDGE = {
    "classic": "elektrizitaetswerk",
    "tempo": "elektrizitaetswerk",
    "banking": "sony_center",
    "millionaire": "schlossblick",
}
JAIL_CARD = {"classic": "E10", "tempo": "E10", "banking": "E07", "millionaire": "C09"}


def in_each(**expected: Any) -> Callable[..., Any]:
    """Run a test once per edition with what is expected there."""
    assert list(expected) == ["classic", "tempo", "banking", "millionaire"]
    return pytest.mark.parametrize(("edition", "expected"), list(expected.items()), ids=list(expected))


def visit(edition: str, place: str, **position: Any) -> Game:
    """Seat 0 has just come to `place` with a 1 and a 2; no fortune card lies hidden there."""
    if edition == "millionaire":
        position["fortune"] = {"empty": [place], "discard": ["F01"]}
    return Board(edition).arrive(place, 1, 2, **position)


def rent_for(edition: str, *levels: int, mortgaged: tuple[str, ...] = ()) -> int:
    """What a visit to the first light blue street costs if seat 1 owns the whole colour."""
    board = Board(edition)
    first = board.streets_of("hellblau")[0]
    deeds = board.colour("hellblau", 1, *levels, mortgaged=mortgaged)
    game = visit(edition, first, deeds=deeds)
    if claims := told(game.events, "rent_claimable"):
        return int(claims[0]["amount"])
    return cash(game, 1) - START[edition]


@in_each(classic=240, tempo=6, banking=120 * K, millionaire=30 * K)
def test_a_mortgaged_sibling_ends_the_doubled_rent_in_one_edition_only(edition: str, expected: int) -> None:
    last = Board(edition).streets_of("hellblau")[-1]
    assert rent_for(edition, mortgaged=(last,)) == expected


@in_each(classic=240, tempo=12, banking=120 * K, millionaire=15 * K)
def test_a_house_on_a_sibling_ends_the_doubled_rent_in_one_edition_only(edition: str, expected: int) -> None:
    assert rent_for(edition, 0, 0, 1) == expected


@in_each(
    classic=[{"roll", "pay_fine", "use_jail_card"}, {"roll"}],
    tempo=[{"roll", "pay_fine", "use_jail_card", "stay"}, {"roll", "pay_fine", "use_jail_card"}],
    banking=[{"roll", "pay_fine", "use_jail_card"}] * 2,
    millionaire=[{"roll", "pay_fine", "use_jail_card"}] * 2,
)
def test_ways_out_of_jail_on_the_first_and_on_the_third_turn(edition: str, expected: list[set[str]]) -> None:
    ways = {"roll", "pay_fine", "use_jail_card", "stay"}
    for failed, open_ways in zip((0, 2), expected, strict=True):
        assert kinds(Board(edition).game_at(prisoner(failed, jail_cards=[JAIL_CARD[edition]]))) & ways == open_ways


@in_each(classic="turn_start", tempo="turn_start", banking="turn_end", millionaire="turn_start")
def test_after_the_fine_one_rolls_at_once_except_with_the_card_reader(edition: str, expected: str) -> None:
    game = Board(edition).game_at(prisoner(0))
    game.apply("fine")
    assert game.phase == expected
    assert cash(game, 0) == START[edition] - FINE[edition]
    assert not player(game, 0)["in_jail"]


@in_each(classic="turn_start", tempo="turn_start", banking="turn_start", millionaire="turn_start")
def test_after_a_jail_card_one_rolls_at_once_everywhere(edition: str, expected: str) -> None:
    game = Board(edition).game_at(prisoner(0, jail_cards=[JAIL_CARD[edition]]))
    game.apply("jailcard")
    assert game.phase == expected
    assert cash(game, 0) == START[edition]


@in_each(classic=4, tempo=4, banking=4, millionaire=4)
def test_doubles_lead_out_of_jail_and_give_no_extra_roll_anywhere(edition: str, expected: int) -> None:
    game = Board(edition).game_at(prisoner(0))
    roll(game, 2, 2)
    ring = game.edition.square_ids
    assert square(game, 0) == ring[ring.index("gefaengnis") + expected]
    assert "roll" not in kinds(game, 0)
    assert cash(game, 0) == START[edition]


@in_each(classic=3, tempo=3, banking=0, millionaire=3)
def test_after_the_third_failed_roll_all_pay_but_not_all_move(edition: str, expected: int) -> None:
    game = Board(edition).game_at(prisoner(2))
    roll(game, 1, 2)
    ring = game.edition.square_ids
    assert square(game, 0) == ring[ring.index("gefaengnis") + expected]
    assert not player(game, 0)["in_jail"]
    assert told(game.events, "paid")[0]["amount"] == FINE[edition]


@in_each(classic=1650, tempo=83, banking=830 * K, millionaire=22 * K)
def test_redeeming_a_mortgage_costs_a_tenth_more_rounded_in_the_editions_own_way(edition: str, expected: int) -> None:
    game = Board(edition).game_at(deeds={PLEDGE[edition]: {"owner": 0, "mortgaged": True}})
    game.apply(f"redeem {PLEDGE[edition]}")
    assert START[edition] - cash(game, 0) == expected


@in_each(
    classic={"kept": 150, "redeemed later": 1650, "redeemed at once": 1650},
    tempo={"kept": 8, "redeemed later": 83, "redeemed at once": 83},
    banking={"kept": 80 * K, "redeemed later": 830 * K, "redeemed at once": 830 * K},
    millionaire={"kept": 4 * K, "redeemed later": 24 * K, "redeemed at once": 24 * K},
)
def test_a_mortgaged_deed_costs_its_buyer_interest_on_the_mortgage_or_on_the_price(
    edition: str, expected: Mapping[str, int]
) -> None:
    pledge = PLEDGE[edition]
    price = {"classic": 100, "tempo": 100, "banking": 1 * M, "millionaire": 100 * K}[edition]
    paid: dict[str, int] = {}
    for answer in ("accept", f"accept redeem {pledge}"):
        game = Board(edition).game_at(deeds={pledge: {"owner": 0, "mortgaged": True}})
        game.apply(f"offer 1 give {pledge} take {price}")
        game.apply(answer, seat=1)
        after = cash(game, 1)
        if answer == "accept":
            paid["kept"] = START[edition] - price - after
            game.apply(f"redeem {pledge}", seat=1)
            paid["redeemed later"] = after - cash(game, 1)
        else:
            paid["redeemed at once"] = START[edition] - price - after
    assert paid == expected


def deep_in_debt(edition: str, creditor: int | str, deeds: Mapping[str, Any], **debtor: Any) -> Game:
    """Seat 0 owes a hundred times the start money, more than anybody could raise."""
    owed = debt(100 * START[edition], creditor=creditor)
    seats = [{"cash": 0, **debtor}, {}, {}]
    return Board(edition).game_at(seats, deeds=deeds, **owed)


@in_each(classic=7500, tempo=375, banking=3750 * K, millionaire=112_500)
def test_without_houses_in_the_bank_hotels_go_back_as_a_whole_colour(edition: str, expected: int) -> None:
    board = Board(edition)
    deeds = board.colour("hellblau", 0, HOTEL, HOTEL, HOTEL) | board.hoard(1, 32)
    game = deep_in_debt(edition, "bank", deeds)
    assert stock(game)["houses"] == 0
    assert refused(game, f"sell {board.streets_of('hellblau')[0]}").code == "stock_for_conversion"
    game.apply("sell-group hellblau 0")
    assert cash(game, 0) == expected


@in_each(classic=1, tempo=1, banking=500 * K, millionaire=1 * K)
def test_the_last_house_is_auctioned_from_one_step_or_from_its_printed_price(edition: str, expected: int) -> None:
    board = Board(edition)
    deeds = board.colour("hellblau", 0) | board.colour("orange", 2) | board.hoard(1, 31)
    game = board.game_at([{}, {"cash": 0}, {}], deeds=deeds)
    game.apply(f"build {board.streets_of('hellblau')[0]}")
    for seat in (0, 2):
        game.apply("declare 1", seat=seat)
    assert game.phase == "auction"
    if expected > START[edition] // 1000:
        assert refused(game, f"bid {expected // 2}", seat=0).code
    game.apply(f"bid {expected}", seat=0)


@in_each(classic=1000, tempo=50, banking=500 * K, millionaire=15 * K)
def test_who_alone_wants_scarce_houses_gets_the_rest_at_its_printed_price_everywhere(
    edition: str, expected: int
) -> None:
    board = Board(edition)
    first = board.streets_of("hellblau")[0]
    deeds = board.colour("hellblau", 0) | board.colour("orange", 2) | board.hoard(1, 31)
    for rival in ("declare 0", "@deadline 2"):
        game = board.game_at([{}, {"cash": 0}, {}], deeds=deeds)
        game.apply(f"build {first}")
        game.apply("declare 3", seat=0)
        game.apply(rival, seat=None if rival.startswith("@") else 2)
        assert (game.phase, game.required) == ("shortage_place", (0,))
        game.apply(f"place {first}")
        assert START[edition] - cash(game, 0) == expected
        assert (game.phase, stock(game)["houses"]) == ("turn_start", 0)


@in_each(classic=350, tempo=17, banking=180 * K, millionaire=5 * K)
def test_a_house_won_at_auction_goes_back_for_half_of_the_bid_everywhere(edition: str, expected: int) -> None:
    board = Board(edition)
    first = board.streets_of("hellblau")[0]
    deeds = board.colour("hellblau", 0, 1, 1, 1)
    deeds[first]["paid"] = [{"classic": 701, "tempo": 35, "banking": 350 * K, "millionaire": 10 * K}[edition]]
    game = deep_in_debt(edition, "bank", deeds)
    game.apply(f"sell {first}")
    assert cash(game, 0) == expected


@in_each(classic=1500, tempo=75, banking=750 * K, millionaire=0)
def test_an_auction_waits_for_what_could_be_raised_except_where_only_debtors_raise_money(
    edition: str, expected: int
) -> None:
    """Seat 1 has little cash, and a property on which the bank would lend so much."""
    step = int(load_edition(edition).tables[0].step)
    little = 10 * step
    waits = []
    for bid in (little + expected - step, little + expected):
        game = visit(
            edition,
            Board(edition).streets_of("hellblau")[0],
            players=[{}, {"cash": little}, {"cash": 0}],
            deeds={PLEDGE[edition]: {"owner": 1}},
        )
        game.apply("decline")
        game.apply(f"bid {bid}", seat=0)
        waits.append(game.required == (1,))
    assert waits == [True, False]


@in_each(classic=120, tempo=6, banking=60 * K, millionaire=15 * K)
def test_nobody_escapes_a_rent_by_resigning_anywhere(edition: str, expected: int) -> None:
    first = Board(edition).streets_of("hellblau")[0]
    game = visit(edition, first, deeds={first: {"owner": 1}})
    game.apply("resign", seat=0)
    assert cash(game, 1) - START[edition] == expected


@in_each(classic="driver_only", tempo="driver_only", banking="driver_only", millionaire="driver_only")
def test_time_is_nobodys_but_the_drivers_anywhere(edition: str, expected: str) -> None:
    game = Board(edition).game_at()
    for seat in range(3):
        for action in ({"do": "deadline", "seat": 0}, {"do": "tick", "seconds": 60}):
            assert refused(game, action, seat=seat).code == expected
    assert told(game.apply({"do": "deadline", "seat": 0}, seat=DRIVER), "deadline_passed")


@in_each(
    classic=("deal_two", 15_000, "variant.1-pay-printed-price"),
    tempo=("deal_two", 750, None),
    banking=("quick", 7_500 * K, "variant.quick-pay-price"),
    millionaire=("deal_two", 370 * K, None),
)
def test_dealt_deeds_that_the_start_money_may_not_pay_are_refused_everywhere(
    edition: str, expected: tuple[str, int, str | None], tmp_path: Path
) -> None:
    variant, needed, clause = expected
    for start in (needed - 1, needed):
        path = tmp_path / f"{start}.toml"
        path.write_text(f'extends = "{edition}"\nname = "own"\n[money]\nstart = {start}\n', encoding="utf-8")
        Game(str(path), players=3)
        if start >= needed:
            assert Game(str(path), players=3, variants=[variant]).audit() is None
            continue
        with pytest.raises(IllegalSetup) as caught:
            Game(str(path), players=3, variants=[variant])
        assert (caught.value.code, caught.value.clause) == ("deal_too_dear", clause)


@in_each(
    classic={"mortgaged": [False, True], "interest": 100},
    tempo={"mortgaged": [True, True], "interest": 10},
    banking={"mortgaged": [False, True], "interest": 50 * K},
    millionaire={"mortgaged": [True, True], "interest": 4 * K},
)
def test_a_creditor_gets_the_deeds_as_they_are_or_all_mortgaged(edition: str, expected: Mapping[str, Any]) -> None:
    free, pledged = Board(edition).streets_of("hellblau")[:2]
    deeds = {free: {"owner": 0}, pledged: {"owner": 0, "mortgaged": True}}
    game = deep_in_debt(edition, 1, deeds, jail_cards=[JAIL_CARD[edition]])
    game.apply("bankrupt")
    before = cash(game, 1)
    while game.phase == "transfer":
        choice = next(action for action in game.legal_actions(1) if not action.get("redeem"))
        game.apply(choice, seat=1)
    assert [deed(game, name)["owner"] for name in (free, pledged)] == [1, 1]
    assert [deed(game, name)["mortgaged"] for name in (free, pledged)] == expected["mortgaged"]
    assert player(game, 1)["jail_cards"] == [JAIL_CARD[edition]]
    assert before - cash(game, 1) == expected["interest"]


@in_each(classic=["deed", "jail_card"], tempo=["deed"], banking=["deed"], millionaire=["deed"])
def test_the_bank_auctions_a_bankrupts_deeds_and_in_one_edition_his_jail_cards(
    edition: str, expected: list[str]
) -> None:
    pledged = {PLEDGE[edition]: {"owner": 0, "mortgaged": True}}
    game = deep_in_debt(edition, "bank", pledged, jail_cards=[JAIL_CARD[edition]])
    events = game.apply("bankrupt")
    while game.phase in ("auction", "estate"):
        events += game.apply("pass")
    lots = ["deed" if lot["lot"] in game.edition.deed_ids else "jail_card" for lot in told(events, "auction_opened")]
    assert lots == expected
    assert not deed(game, PLEDGE[edition])["mortgaged"]


@in_each(classic=(None, 0), tempo=(None, 0), banking=(None, 0), millionaire=(0, 1 * K))
def test_what_nobody_bids_for_stays_in_the_bank_or_falls_to_the_visitor(
    edition: str, expected: tuple[int | None, int]
) -> None:
    first = Board(edition).streets_of("hellblau")[0]
    game = visit(edition, first)
    game.apply("decline")
    pass_all(game)
    assert (deed(game, first)["owner"], START[edition] - cash(game, 0)) == expected
