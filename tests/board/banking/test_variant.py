"""The quick game and the game against the clock."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from magie import DRIVER, Game, IllegalSetup
from tests.board.banking.kit import LIGHT_BLUE, START, K, M, arrive, colour, game_at
from tests.board.kit import cash, claimable, deed, open_with, owned, roll, stock
from tests.kit import cited, kinds, payments, refused, told

QUICK, TIMED = ["quick"], ["timed"]
THREE = 3  # apartments before a hotel


def quick_colour(group: str, owner: int, *levels: int) -> dict[str, dict[str, Any]]:
    """A colour in the quick game, where 4 stands for the hotel."""
    return colour(group, owner, *[5 if level == 4 else level for level in levels])


def dealt(game: Game, *deeds: str) -> None:
    """Deal these deeds in turn, then whatever else is dealt."""
    for turn, name in enumerate(deeds):
        game.apply_chance({"chance": "deal", "seat": turn % game.seats, "deed": name})
    while game.phase == "deal":
        game.sample_chance()


def wealth(game: Game) -> dict[int, int]:
    """What each seat was counted to have at the end."""
    return {event["seat"]: event["wealth"] for event in told(game.events, "counted")}


def second_bankruptcy(deeds: dict[str, dict[str, Any]] | None = None, **others: Any) -> Game:
    """Four players, seat 3 is out; seat 1 cannot pay its tax and is bankrupt. Seats 0 and 2 are counted."""
    players: list[dict[str, Any]] = [
        {"cash": others.get("first", 9 * M)},
        {"cash": 1200 * K, "square": "los"},
        {"cash": others.get("third", 8 * M)},
        {"out": True, "place": 4},
    ]
    position = {"turn": {"seat": 1}, "bankruptcies": 1, "variants": others.get("variants", QUICK)}
    game = game_at(players=players, deeds=deeds or {}, **position)
    roll(game, 1, 3)
    game.apply("bankrupt")
    return game


@pytest.mark.clause("banking", "variant.quick-optional")
def test_the_quick_rules_are_chosen_or_left_and_bring_all_three_changes() -> None:
    usual, quick = Game("banking", 4, seed=1), Game("banking", 4, seed=1, variants=QUICK)
    changes = quick.edition.fact("variant.quick-optional")["quick"]
    assert (changes["deal_deeds"], changes["houses_before_hotel"], changes["end_at_bankruptcies"]) == (2, THREE, 2)
    assert (usual.phase, quick.phase) == ("opening", "deal")
    usual_colour = game_at(deeds=colour("hellblau", 0, 3, 3, 3))
    usual_colour.apply("build simon_dach_strasse")
    assert not deed(usual_colour, "simon_dach_strasse")["hotel"]
    quick_one = game_at(deeds=quick_colour("hellblau", 0, 3, 3, 3), variants=QUICK)
    quick_one.apply("build simon_dach_strasse")
    assert deed(quick_one, "simon_dach_strasse")["hotel"]
    assert second_bankruptcy(variants=[]).outcome is None
    assert second_bankruptcy().outcome is not None
    with pytest.raises(IllegalSetup):
        Game("banking", 4, seed=1, variants=["quickest"])


@pytest.mark.clause("banking", "variant.quick-deal-two")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_banker_deals_everybody_two_shuffled_deeds_himself_included(players: int) -> None:
    game = Game("banking", players, seed=1, variants=QUICK)
    assert len(game.chance_outcomes()) == 28
    dealt(game)
    holders = Counter(part["owner"] for part in game.view()["deeds"].values())
    assert holders == dict.fromkeys(range(players), 2)
    assert told(game.events, "dealt")[0]["clause"] == "variant.quick-deal-two"
    other = Game("banking", players, seed=2, variants=QUICK)
    dealt(other)
    assert game.view()["deeds"] != other.view()["deeds"]


@pytest.mark.clause("banking", "variant.quick-deal-two")
def test_a_banker_who_does_not_play_is_dealt_nothing() -> None:
    game = Game("banking", 5, seed=1, variants=QUICK, options={"banker_plays": False})
    dealt(game)
    assert len(game.view()["deeds"]) == 10


@pytest.mark.clause("banking", "variant.quick-pay-price")
def test_the_printed_prices_are_paid_to_the_bank_at_once() -> None:
    game = Game("banking", 2, seed=1, variants=QUICK)
    events = game.apply_chance({"chance": "deal", "seat": 0, "deed": "schlossstrasse"})
    assert told(events, "paid")[0]["clause"] == "variant.quick-pay-price"
    assert payments(events) == [(0, "bank", 4 * M)]
    dealt_rest = ("sony_center", "checkpoint_charlie", "bahnhof_zoo")
    for turn, name in enumerate(dealt_rest, start=1):
        game.apply_chance({"chance": "deal", "seat": turn % 2, "deed": name})
    assert (cash(game, 0), cash(game, 1)) == (START - 4600 * K, START - 3500 * K)


@pytest.mark.clause("banking", "variant.quick-then-normal-start")
def test_after_the_deal_the_game_starts_as_usual() -> None:
    game = Game("banking", 2, seed=1, variants=QUICK)
    dealt(game, "schlossstrasse", "sony_center", "checkpoint_charlie", "bahnhof_zoo")
    assert "variant.quick-then-normal-start" in cited(told(game.events, "dealt")[-1])
    assert game.phase == "opening"
    open_with(game, (1, 1), (2, 4))
    assert (game.phase, game.to_act) == ("turn_start", 1)
    roll(game, 1, 5)
    assert kinds(game, 1) >= {"buy", "decline"}


@pytest.mark.clause("banking", "variant.quick-three-apartments")
@pytest.mark.parametrize("street", LIGHT_BLUE)
def test_three_apartments_on_every_street_are_enough_for_a_hotel(street: str) -> None:
    game = game_at(deeds=quick_colour("hellblau", 0, 3, 3, 3), variants=QUICK)
    events = game.apply(f"build {street}")
    assert told(events, "built")[0]["clause"] == "variant.quick-three-apartments"
    assert payments(events) == [(0, "bank", 500 * K)]
    assert (deed(game, street)["hotel"], deed(game, street)["houses"]) == (True, 0)
    assert stock(game) == {"houses": 32 - 9 + 3, "hotels": 11}


@pytest.mark.clause("banking", "variant.quick-three-apartments")
def test_but_three_on_every_street_are_needed() -> None:
    game = game_at(deeds=quick_colour("hellblau", 0, 3, 3, 2), variants=QUICK)
    refusal = refused(game, f"build {LIGHT_BLUE[0]}")
    assert (refusal.code, refusal.clause) == ("uneven", "variant.quick-three-apartments")
    game.apply(f"build {LIGHT_BLUE[2]}")
    game.apply(f"build {LIGHT_BLUE[0]}")
    assert refused(game, f"build {LIGHT_BLUE[0]}").code == "at_maximum"


@pytest.mark.clause("banking", "variant.quick-rents-unchanged")
def test_a_hotel_on_three_apartments_brings_the_printed_hotel_rent() -> None:
    game = arrive(LIGHT_BLUE[0], 1, 2, deeds=quick_colour("hellblau", 1, 4, 4, 4), variants=QUICK)
    assert claimable(game)[-1] == 5500 * K
    assert "variant.quick-rents-unchanged" in cited(told(game.events, "rent_claimable")[0])
    for level, rent in ((1, 300 * K), (2, 900 * K), (3, 2700 * K)):
        deeds = quick_colour("hellblau", 1, level, level, level)
        assert claimable(arrive(LIGHT_BLUE[0], 1, 2, deeds=deeds, variants=QUICK))[-1] == rent


@pytest.mark.clause("banking", "variant.quick-hotel-resale")
def test_a_hotel_sold_outright_brings_half_of_four_apartments_instead_of_five() -> None:
    game = game_at(deeds=quick_colour("hellblau", 0, 4, 4, 4), variants=QUICK)
    events = game.apply("sell-group hellblau 0")
    assert "variant.quick-hotel-resale" in cited(told(events, "group_sold")[0])
    assert payments(events) == [("bank", 0, 3 * 2 * 500 * K)]
    usual = game_at(deeds=colour("hellblau", 0, 5, 5, 5))
    assert payments(usual.apply("sell-group hellblau 0")) == [("bank", 0, 3 * 1250 * K)]


@pytest.mark.clause("banking", "variant.quick-hotel-resale")
def test_a_hotel_turned_back_brings_half_of_one_apartment_and_the_three() -> None:
    game = game_at(deeds=quick_colour("hellblau", 0, 4, 4, 4), variants=QUICK)
    events = game.apply(f"sell {LIGHT_BLUE[1]}")
    assert "variant.quick-hotel-resale" in cited(told(events, "paid")[0])
    assert payments(events) == [("bank", 0, 250 * K)]
    assert (deed(game, LIGHT_BLUE[1])["houses"], stock(game)) == (3, {"houses": 29, "hotels": 10})


@pytest.mark.clause("banking", "variant.quick-ends-at-second-bankruptcy")
def test_the_quick_game_ends_with_the_second_bankruptcy() -> None:
    game = second_bankruptcy(owned("checkpoint_charlie", by=1, mortgaged=True))
    over = told(game.events, "game_over")[0]
    assert (over["ending"], over["clause"]) == ("second_bankruptcy", "variant.quick-ends-at-second-bankruptcy")
    assert set(wealth(game)) == {0, 2}
    assert told(game.events, "auction_opened") == []
    assert game.phase == "over"


@pytest.mark.clause("banking", "variant.quick-ends-at-second-bankruptcy")
def test_the_first_bankruptcy_does_not_end_it() -> None:
    players: list[dict[str, Any]] = [{"cash": 1200 * K}, {"cash": 1200 * K}, {}, {}]
    game = game_at(players=players, variants=QUICK)
    roll(game, 1, 3)
    assert told(game.apply("bankrupt"), "game_over") == []
    roll(game, 1, 3)
    over = told(game.apply("bankrupt", seat=1), "game_over")[0]
    assert over["clause"] == "variant.quick-ends-at-second-bankruptcy"


@pytest.mark.clause("banking", "end.last-player")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_it_ends_when_one_is_left(players: int) -> None:
    seats: list[dict[str, Any]] = [{"cash": 1200 * K}, {}, {"out": True, "place": 3}][:players]
    game = game_at(players=seats, variants=QUICK, bankruptcies=players - 2)
    roll(game, 1, 3)
    over = told(game.apply("bankrupt"), "game_over")[0]
    assert (over["ending"], over["winners"], over["clause"]) == ("last_solvent", [1], "end.last-player")


@pytest.mark.clause("banking", "variant.quick-ends-at-second-bankruptcy")
def test_what_the_second_bankrupt_owes_a_player_is_still_handed_over() -> None:
    players: list[dict[str, Any]] = [{"cash": 9 * M}, {"cash": 500 * K}, {"cash": 8 * M}, {"out": True, "place": 4}]
    deeds = quick_colour("dunkelblau", 2, 4, 4) | owned("sony_center", by=1, mortgaged=True)
    position = {"turn": {"seat": 1}, "bankruptcies": 1, "variants": QUICK}
    game = landing_of_seat_one("schlossstrasse", players, deeds, position)
    game.apply("demand schlossstrasse", seat=2)
    events = game.apply("bankrupt")
    assert payments(events) == [(1, 2, 500 * K)]
    assert deed(game, "sony_center")["owner"] == 2
    assert wealth(game)[2] == 8500 * K + (3500 + 4000 + 750) * K + 2 * 4 * 2 * M
    assert told(events, "game_over")[0]["winners"] == [2]


def landing_of_seat_one(
    place: str, players: list[dict[str, Any]], deeds: dict[str, dict[str, Any]], position: dict[str, Any]
) -> Game:
    """Seat 1 rolls 1 and 2 and lands on `place`."""
    edition = Game("banking", 2, seed=1).edition
    players[1]["square"] = edition.square_ids[edition.square_ids.index(place) - 3]
    game = game_at(players=players, deeds=deeds, **position)
    roll(game, 1, 2)
    return game


@pytest.mark.clause("banking", "variant.quick-count-balance")
def test_at_the_end_the_balance_is_counted_in_full() -> None:
    game = second_bankruptcy(first=9_010_000, third=8 * M)
    assert wealth(game) == {0: 9_010_000, 2: 8_000_000}
    assert "variant.quick-count-balance" in cited(told(game.events, "counted")[0])


@pytest.mark.clause("banking", "variant.quick-count-property")
def test_properties_are_counted_at_the_value_on_the_board() -> None:
    game = second_bankruptcy(owned("schlossstrasse", "sony_center", "bahnhof_zoo", by=0))
    assert wealth(game)[0] == 9 * M + 4 * M + 1500 * K + 2 * M
    assert told(game.events, "counted")[0]["clause"] == "variant.quick-count-property"


@pytest.mark.clause("banking", "variant.quick-count-mortgaged-half")
def test_mortgaged_properties_are_counted_at_half_their_price() -> None:
    game = second_bankruptcy(owned("reichstag", by=0, mortgaged=True) | owned("kadewe", by=2, mortgaged=True))
    assert wealth(game) == {0: 9 * M + 1 * M, 2: 8 * M + 1750 * K}
    assert "variant.quick-count-mortgaged-half" in cited(told(game.events, "counted")[0])


@pytest.mark.clause("banking", "variant.quick-count-apartments")
def test_apartments_are_counted_at_what_they_cost() -> None:
    deeds = quick_colour("hellblau", 0, 1, 1, 1)
    deeds[LIGHT_BLUE[1]]["paid"] = [620 * K]
    game = second_bankruptcy(deeds)
    assert wealth(game)[0] == 9 * M + 3200 * K + 2 * 500 * K + 620 * K
    assert "variant.quick-count-apartments" in cited(told(game.events, "counted")[0])


@pytest.mark.clause("banking", "variant.quick-count-hotels")
def test_a_hotel_is_counted_with_the_three_apartments_handed_in_for_it() -> None:
    game = second_bankruptcy(quick_colour("hellblau", 0, 4, 3, 3))
    assert wealth(game)[0] == 9 * M + 3200 * K + 4 * 500 * K + 6 * 500 * K
    assert "variant.quick-count-hotels" in cited(told(game.events, "counted")[0])


@pytest.mark.clause("banking", "variant.quick-count-with-reader")
def test_every_total_can_be_added_up_on_the_reader() -> None:
    """The reader takes amounts from 10K to 20 million in steps of 10K."""
    deeds = quick_colour("dunkelblau", 0, 4, 4) | owned("kadewe", "sony_center", by=2, mortgaged=True)
    deeds |= owned("reichstag", by=2, mortgaged=True) | owned("bahnhof_zoo", by=0)
    deeds["kadewe"] = {"owner": 0, "hotel": True}
    game = second_bankruptcy(deeds, first=37_250_000)
    assert all("variant.quick-count-with-reader" in cited(event) for event in told(game.events, "counted"))
    for total in wealth(game).values():
        bookings = [20 * M] * (total // (20 * M)) + ([total % (20 * M)] if total % (20 * M) else [])
        assert sum(bookings) == total
        assert all(booking % (10 * K) == 0 and 10 * K <= booking <= 20 * M for booking in bookings)


@pytest.mark.clause("banking", "variant.quick-richest-wins")
@pytest.mark.parametrize(("first", "third", "winners"), [(20, 18, [0]), (18, 20, [2]), (19, 19, [0, 2])])
def test_the_richest_player_wins_and_equals_share_the_win(first: int, third: int, winners: list[int]) -> None:
    game = second_bankruptcy(first=first * M, third=third * M)
    over = told(game.events, "game_over")[0]
    assert over["winners"] == winners
    assert "variant.quick-richest-wins" in cited(over)
    assert "variant.timed-winner" not in cited(over)
    assert game.outcome is not None
    assert game.outcome.winners == tuple(winners)


def timed(**position: Any) -> Game:
    return game_at(variants=TIMED, **position)


@pytest.mark.clause("banking", "variant.timed-end")
def test_after_the_agreed_time_the_turn_in_progress_is_finished_and_the_game_is_over() -> None:
    game = timed(clock=3000)
    roll(game, 1, 5)
    events = game.apply("@tick 600")
    assert told(events, "time_up")[0]["clause"] == "variant.timed-end"
    assert (game.phase, game.outcome) == ("purchase", None)
    game.apply("buy")
    events = game.apply("end")
    over = told(events, "game_over")[0]
    assert (over["ending"], over["clause"]) == ("time", "variant.timed-end")
    assert told(events, "turn_started") == []


@pytest.mark.clause("banking", "variant.timed-end")
def test_no_player_can_end_the_game_by_saying_that_the_time_is_up() -> None:
    game = timed(clock=3599)
    for seat in range(3):
        assert refused(game, "@tick 1", seat=seat).code == "driver_only"
    assert told(game.apply("@tick 1", seat=DRIVER), "time_up")


@pytest.mark.clause("banking", "variant.timed-end")
def test_one_second_before_nothing_ends() -> None:
    game = timed()
    game.apply("@tick 3599")
    roll(game, 4, 6)
    game.apply("end")
    assert (game.outcome, game.to_act) == (None, 1)
    assert told(game.apply("@tick 1"), "time_up")[0]["clause"] == "variant.timed-end"
    roll(game, 4, 6)
    game.apply("end")
    assert game.phase == "over"


@pytest.mark.clause("banking", "variant.timed-end")
def test_the_table_agrees_on_the_time_beforehand() -> None:
    game = Game("banking", 2, seed=1, variants=TIMED, options={"time_limit": 120})
    open_with(game, (6, 6), (1, 1))
    game.apply("@tick 119")
    assert told(game.events, "time_up") == []
    assert told(game.apply("@tick 1"), "time_up")
    untimed = game_at()
    untimed.apply("@tick 900000")
    roll(untimed, 4, 6)
    untimed.apply("end")
    assert untimed.outcome is None


@pytest.mark.clause("banking", "variant.timed-end")
def test_a_bankruptcy_in_the_last_turn_is_settled_before_the_count() -> None:
    game = timed(
        players=[{"cash": 1200 * K}, {}, {}], clock=3600, time_up=True, deeds=owned("checkpoint_charlie", by=0)
    )
    roll(game, 1, 3)
    game.apply("bankrupt")
    assert game.phase == "auction"
    game.apply("bid 100000", seat=1)
    events = game.apply("pass", seat=2)
    assert told(events, "game_over")[0]["clause"] == "variant.timed-end"
    assert wealth(game) == {1: START + 500 * K, 2: START}


@pytest.mark.clause("banking", "variant.timed-winner")
def test_the_greatest_wealth_wins_and_not_the_greatest_balance() -> None:
    deeds = owned("schlossstrasse", "friedrichstrasse", by=0) | owned("sony_center", "tiergarten", by=0, mortgaged=True)
    game = timed(players=[{"cash": 6 * M}, {"cash": 14 * M}], deeds=deeds, clock=3600, time_up=True)
    roll(game, 4, 6)
    game.apply("end")
    over = told(game.events, "game_over")[0]
    assert wealth(game) == {0: 6 * M + 7200 * K + 750 * K + 700 * K, 1: 14 * M}
    assert over["winners"] == [0]
    assert "variant.timed-winner" in cited(over)
    assert "variant.quick-richest-wins" not in cited(over)


@pytest.mark.clause("banking", "variant.timed-winner")
def test_there_a_hotel_counts_with_the_four_apartments_handed_in_for_it() -> None:
    game = timed(players=[{"cash": 0}, {"cash": 1 * M}], deeds=colour("hellblau", 0, 5, 4, 4), clock=3600, time_up=True)
    roll(game, 4, 6)
    game.apply("end")
    assert wealth(game)[0] == 3200 * K + (5 + 4 + 4) * 500 * K
    assert "variant.timed-winner" in cited(told(game.events, "game_over")[0])


@pytest.mark.clause("banking", "variant.quick-deal-two")
def test_quick_and_timed_rules_may_be_played_together() -> None:
    game = Game("banking", 3, seed=1, variants=[*QUICK, *TIMED])
    dealt(game)
    open_with(game, (6, 6), (1, 1), (1, 2))
    game.apply("@tick 3600")
    roll(game, 4, 6)
    game.apply("end")
    over = told(game.events, "game_over")[0]
    assert (over["ending"], over["winners"]) == ("time", [0, 1, 2])
    assert wealth(game) == dict.fromkeys(range(3), START)
