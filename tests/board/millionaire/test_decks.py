"""Every card of the race once: chance, millionaire and fortune cards, with what they do."""

from __future__ import annotations

from pathlib import Path

import pytest

from magie import Game
from tests.board.kit import cash, deed, owned, player, roll, square, stock
from tests.board.millionaire.kit import (
    EDITION,
    START,
    arrive,
    before,
    card_dice,
    colour,
    discard,
    draw,
    find,
    game_at,
    kept,
    star,
)
from tests.kit import kinds, names, payments, refused, told


def test_no_card_is_missing_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    cards = [card.id for pile in (0, 1) for card in EDITION.cards(pile)] + [card.id for card in EDITION.file.fortune]
    assert [card for card in cards if f'"{card}"' not in text] == []


def deadline(game: Game) -> list[dict[str, object]]:
    return game.apply(f"@deadline {game.to_act}")


# Chance and millionaire cards that only move money.


@pytest.mark.parametrize(
    ("card", "amounts"),
    [
        ("C10", (25_000, 50_000, 75_000)),
        ("L01", (50_000, 100_000, 150_000)),
        ("L03", (20_000, 40_000, 60_000)),
        ("L04", (30_000, 60_000, 100_000)),
        ("L05", (10_000, 30_000, 50_000)),
    ],
)
@pytest.mark.parametrize("level", [0, 1, 2])
def test_cards_that_pay_the_drawer(card: str, amounts: tuple[int, int, int], level: int) -> None:
    game = draw(card, players=[{"star": 1 + 2 * level}, {}, {}])
    assert payments(game.events) == [("bank", 0, amounts[level])]
    assert game.phase == "turn_end"


@pytest.mark.parametrize(
    ("card", "amounts", "reason"),
    [
        ("C11", (15_000, 30_000, 45_000), "fine"),
        ("L07", (10_000, 20_000, 30_000), "card"),
        ("L08", (20_000, 40_000, 60_000), "card"),
    ],
)
@pytest.mark.parametrize("level", [0, 1, 2])
def test_cards_that_cost_the_drawer(card: str, amounts: tuple[int, int, int], reason: str, level: int) -> None:
    game = draw(card, players=[{"star": 1 + 2 * level}, {}, {}])
    assert payments(game.events) == [(0, "bank", amounts[level])]
    assert told(game.events, "paid")[0]["reason"] == reason


@pytest.mark.parametrize(("level", "amount"), [(1, 5_000), (3, 10_000), (5, 15_000)])
def test_the_goat_race_is_paid_by_all_for_the_level_of_the_drawer(level: int, amount: int) -> None:
    game = draw("C14", players=[{"star": level}, {"star": 5}, {}])
    assert payments(game.events) == [(1, 0, amount), (2, 0, amount)]


def test_the_garden_concert_is_paid_by_each_for_his_own_level() -> None:
    game = draw("L06", players=[{"star": 1}, {"star": 5}, {"star": 3}])
    assert payments(game.events) == [(1, 0, 30_000), (2, 0, 20_000)]


def test_who_cannot_pay_for_the_concert_owes_it_and_the_next_pays_afterwards() -> None:
    game = draw("L06", players=[{}, {"cash": 5_000}, {}], deeds=owned("modeplatz", by=1))
    assert told(game.events, "debt_opened")[0]["debtor"] == 1
    events = game.apply("mortgage modeplatz", seat=1)
    assert payments(events) == [("bank", 1, 35_000), (1, 0, 10_000), (2, 0, 10_000)]


@pytest.mark.parametrize(("level", "amount"), [(1, 5_000), (3, 10_000), (5, 15_000)])
def test_souvenir_hats_for_everybody(level: int, amount: int) -> None:
    game = draw("L09", players=[{"star": level}, {}, {}])
    assert payments(game.events) == [(0, 1, amount), (0, 2, amount)]


@pytest.mark.parametrize(("level", "amount"), [(1, 10_000), (3, 20_000), (5, 30_000)])
def test_a_lost_bet_is_paid_to_a_player_of_ones_choice(level: int, amount: int) -> None:
    game = draw("L10", players=[{"star": level}, {}, {}])
    assert [str(action) for action in game.legal_actions()] == ["choose pay 1", "choose pay 2"]
    assert payments(game.apply("choose pay 2")) == [(0, 2, amount)]
    game = draw("L10", players=[{"star": level}, {}, {}])
    deadline(game)
    assert payments(game.events) == [(0, 1, amount)]


def test_a_hailstorm_costs_for_every_house_and_hotel() -> None:
    deeds = colour("pink", 0, 2, 1, 1) | colour("braun", 0, 5, 5) | colour("rot", 1, 4, 4, 4)
    game = draw("C13", deeds=deeds)
    assert payments(game.events) == [(0, "bank", 4 * 5_000 + 2 * 20_000)]
    assert told(game.events, "paid")[0]["reason"] == "repair"
    assert payments(draw("C13").events) == []


# Cards that ask for dice.


@pytest.mark.parametrize(("level", "total"), [(1, 10), (3, 8), (5, 6)])
def test_the_harbour_stage_pays_from_a_total_that_falls_with_the_stars(level: int, total: int) -> None:
    for pips, amount in (((total - 4, 4), 150_000), ((total - 5, 4), 0)):
        game = draw("C01", players=[{"star": level}, {}])
        card_dice(game, *pips)
        assert cash(game, 0) == START + amount


@pytest.mark.parametrize(
    ("level", "pips", "amount"),
    [
        (1, (1, 1), 150_000),
        (1, (6, 5), 0),
        (3, (4, 4), 150_000),
        (3, (3, 4), 0),
        (5, (1, 4), 150_000),
        (5, (2, 2), 0),
    ],
)
def test_the_balloon_school_asks_for_doubles_or_a_total(level: int, pips: tuple[int, int], amount: int) -> None:
    game = draw("L02", players=[{"star": level}, {}])
    card_dice(game, *pips)
    assert cash(game, 0) == START + amount
    assert game.phase == "turn_end"


@pytest.mark.parametrize(("level", "total", "amount"), [(1, 6, 20_000), (3, 7, 40_000), (5, 8, 60_000)])
def test_noisy_peacocks_cost_below_a_total(level: int, total: int, amount: int) -> None:
    for pips, cost in (((total - 2, 2), 0), ((total - 3, 2), amount)):
        game = draw("C12", players=[{"star": level}, {}])
        card_dice(game, *pips)
        assert cash(game, 0) == START - cost


@pytest.mark.parametrize(("level", "each"), [(1, 5_000), (3, 10_000), (5, 15_000)])
def test_the_tombola_pays_for_every_pip(level: int, each: int) -> None:
    game = draw("L13", players=[{"star": level}, {}])
    assert payments(card_dice(game, 3, 4)) == [("bank", 0, 7 * each)]


# Cards that change the figure.


@pytest.mark.parametrize(("level", "after"), [(1, 3), (3, 5)])
def test_a_proud_mechanic_lifts_the_figure_for_nothing(level: int, after: int) -> None:
    game = draw("C02", players=[{"star": level}, {}])
    assert (star(game, 0), payments(game.events)) == (after, [])


def test_at_the_top_the_mechanic_pays_instead() -> None:
    game = draw("C02", players=[{"star": 5}, {}])
    assert (star(game, 0), payments(game.events)) == (5, [("bank", 0, 50_000)])


@pytest.mark.parametrize(("level", "after"), [(5, 3), (3, 1), (1, 1)])
def test_a_scraped_gatepost_lowers_the_figure(level: int, after: int) -> None:
    game = draw("C03", players=[{"star": level}, {}])
    assert (star(game, 0), payments(game.events)) == (after, [])


# Cards that move the token.


def test_the_road_runs_five_squares_downhill() -> None:
    game = draw("C04")
    assert (square(game, 0), game.phase) == ("yachthafen", "purchase")
    assert told(game.events, "moved")[-1]["reason"] == "card"


def test_five_squares_over_los_pay_the_salary() -> None:
    game = arrive("ereignis_3", 1, 2, players=[{"star": 5}, {}])
    game.apply_chance({"chance": "card", "deck": "chance", "card": "C04"})
    assert (square(game, 0), payments(game.events)) == ("millionaer_1", [("bank", 0, 250_000)])


@pytest.mark.parametrize("card", ["C05", "L14"])
def test_two_cards_lead_to_los_with_its_decision(card: str) -> None:
    game = draw(card)
    assert (square(game, 0), game.phase) == ("los", "go_choice")
    assert payments(game.apply("upgrade")) == [("bank", 0, 100_000)]
    assert (star(game, 0), game.phase) == (3, "turn_end")


def test_the_treasure_map_leads_to_paradise_and_its_rent() -> None:
    game = draw("C06", deeds=owned("paradiesinsel"))
    assert (square(game, 0), payments(game.events)) == ("paradiesinsel", [(0, 1, 65_000)])
    game = draw("C06", lying={"paradiesinsel": "F13"})
    assert game.phase == "fortune_draw"


@pytest.mark.parametrize(
    ("start", "end"), [("ereignis_1", "millionaer_1"), ("ereignis_2", "filmviertel"), ("ereignis_3", "skiberg")]
)
def test_a_hat_thief_leads_three_squares_back(start: str, end: str) -> None:
    game = arrive(start, 1, 1, players=[{"square": before(start, 2)}, {}])
    game.apply_chance({"chance": "card", "deck": "chance", "card": "C07"})
    assert (square(game, 0), payments(game.events)) == (end, [])


@pytest.mark.parametrize("card", ["C08", "L11"])
def test_two_cards_lead_to_jail(card: str) -> None:
    game = draw(card)
    assert (square(game, 0), player(game, 0)["in_jail"], game.phase) == ("gefaengnis", True, "turn_end")
    assert payments(game.events) == []


@pytest.mark.parametrize("card", ["C09", "L12"])
def test_two_cards_are_kept_open_until_they_open_the_jail(card: str) -> None:
    game = draw(card)
    assert player(game, 0)["jail_cards"] == [card]
    game = game_at([{"in_jail": True, "jail_cards": [card]}, {}])
    game.apply("jailcard")
    assert not player(game, 0)["in_jail"]


# Fortune cards that are played at once.


def test_a_second_wind_gives_another_roll() -> None:
    game = find("F01")
    game.apply("buy")
    assert told(game.events, "fortune_played")[0]["card"] == "F01"
    assert game.phase == "roll_again"
    refusal = refused(game, "end")
    assert (refusal.code, refusal.clause) == ("must_roll", "fortune.immediate-then-rest")
    roll(game, 3, 4)
    assert (square(game, 0), game.phase) == ("frei_parken", "turn_end")


def test_the_roll_of_a_second_wind_begins_a_new_row_of_doubles() -> None:
    game = find("F01", turn={"seat": 0, "doubles": 2, "dice": [2, 2]}, phase="roll_again")
    game.apply("buy")
    roll(game, 4, 4)
    game.apply("buy")
    assert not player(game, 0)["in_jail"]
    assert game.phase == "roll_again"


def test_with_the_own_hammer_the_finder_gets_the_winning_bid() -> None:
    game = find("F02")
    game.apply("bid 30k", seat=1)
    game.apply("pass", seat=2)
    assert payments(game.apply("pass", seat=0)) == [(1, 0, 30_000)]
    assert deed(game, "schlossblick")["owner"] == 1
    game = find("F02")
    game.apply("bid 30k", seat=0)
    game.apply("pass", seat=1)
    assert payments(game.apply("pass", seat=2)) == [(0, "bank", 30_000)]


def test_with_the_own_hammer_and_no_bid_the_finder_takes_it_for_1k() -> None:
    game = find("F02")
    for seat in (1, 2, 0):
        game.apply("pass", seat=seat)
    assert (deed(game, "schlossblick")["owner"], cash(game, 0)) == (0, START - 1000)
    assert payments(game.events) == [(0, "bank", 1000)]


def test_the_busy_hammer_pays_30k_after_the_auction() -> None:
    game = find("F03")
    game.apply("bid 10k", seat=2)
    game.apply("pass", seat=0)
    assert payments(game.apply("pass", seat=1)) == [(2, "bank", 10_000), ("bank", 0, 30_000)]


def test_at_the_housewarming_everybody_brings_10k() -> None:
    game = find("F04")
    events = game.apply("buy")
    assert payments(events) == [(0, "bank", 35_000), (1, 0, 10_000), (2, 0, 10_000)]
    assert {event["clause"] for event in told(events, "paid")[1:]} == {"fortune.immediate-then-rest"}


@pytest.mark.parametrize(("street", "price"), [("schlossblick", 18_000), ("traumallee", 18_000), ("modeplatz", 40_000)])
def test_a_hurried_seller_takes_half_the_price_in_whole_thousands(street: str, price: int) -> None:
    game = find("F05", street)
    assert payments(game.apply("buy")) == [(0, "bank", price)]
    assert told(game.events, "bought")[0]["price"] == price
    assert discard(game).count("F05") == 1


def test_half_the_price_is_enough_to_buy_and_too_little_leads_to_the_auction() -> None:
    assert "buy" in kinds(find("F05", players=[{"cash": 18_000}, {}]))
    game = find("F05", players=[{"cash": 17_000}, {}])
    assert refused(game, "buy").code == "cash_short"
    game.apply("decline")
    assert told(game.events, "auction_opened")[0]["minimum"] == 1000


def test_the_generous_aunt_gives_the_property_away() -> None:
    game = find("F06")
    assert (deed(game, "schlossblick")["owner"], payments(game.events), game.phase) == (0, [], "turn_end")
    assert "F06" in discard(game)
    game = find("F06", deeds=owned("schlossblick"))
    assert (deed(game, "schlossblick")["owner"], payments(game.events)) == (1, [(0, 1, 20_000)])


@pytest.mark.parametrize(("level", "after", "paid"), [(1, 3, 0), (3, 5, 0), (5, 5, 50_000)])
def test_a_rising_star_lifts_the_figure_or_pays_50k(level: int, after: int, paid: int) -> None:
    game = find("F07", players=[{"star": level}, {}, {}])
    game.apply("buy")
    assert (star(game, 0), cash(game, 0)) == (after, START - 35_000 + paid)
    upgraded = [event["clause"] for event in told(game.events, "upgraded")]
    assert upgraded == ["fortune.immediate-then-rest"] * (after > level)


def test_the_helicopter_flies_forwards_to_any_free_property() -> None:
    game = find("F08", deeds=owned("filmviertel"))
    game.apply("buy")
    assert game.phase == "choose_move"
    assert len(game.legal_actions()) == 22 - 2
    for taken in ("filmviertel", "schlossblick", "frei_parken"):
        refusal = refused(game, f"move to {taken}")
        assert (refusal.code, refusal.clause) == ("choice_not_offered", "fortune.immediate-then-rest")
    events = game.apply("move to technikkai")
    assert (square(game, 0), game.phase) == ("technikkai", "go_choice")
    assert told(events, "moved")[0]["clause"] == "fortune.immediate-then-rest"
    assert payments(game.apply("keep")) == [("bank", 0, 150_000)]
    game.apply("buy")
    assert deed(game, "technikkai")["owner"] == 0


def test_a_silent_passenger_flies_to_the_first_free_property_and_with_none_free_nobody_flies() -> None:
    game = find("F08", players=[{"star": 5}, {}, {}])
    game.apply("buy")
    deadline(game)
    assert square(game, 0) == "motorenmeile"
    everything = owned(*[name for name in EDITION.deed_ids if name != "schlossblick"])
    game = find("F08", deeds=everything)
    game.apply("buy")
    assert (square(game, 0), game.phase) == ("schlossblick", "turn_end")


def test_in_the_wrong_gear_a_fresh_roll_leads_backwards_without_salary() -> None:
    game = find("F09")
    game.apply("buy")
    assert game.phase == "card_dice"
    events = card_dice(game, 6, 6)
    moved = told(events, "moved")[0]
    assert (moved["from"], moved["to"], moved["reason"]) == ("schlossblick", "ereignis_3", "back")
    assert moved["clause"] == "fortune.immediate-then-rest"
    assert payments(events) == []
    game.apply_chance({"chance": "card", "deck": "chance", "card": "C10"})
    assert game.phase == "turn_end"  # the doubles for the card give no roll


# Fortune cards that are kept.


@pytest.mark.parametrize("attempts", [0, 2])
def test_the_hidden_key_opens_the_jail_once(attempts: int) -> None:
    game = game_at([{"in_jail": True, "attempts": attempts, "fortunes": ["F10"]}, {}])
    assert refused(game, "fortune F10").code == "card_not_playable"
    assert names(game.apply("jailcard F10")) == ["fortune_played", "freed"]
    assert (game.phase, kept(game, 0)) == ("turn_start", [])
    assert "F10" in discard(game)


def swap(**position: object) -> Game:
    deeds = owned("schlossblick", by=0) | owned("paradiesinsel", by=1)
    return game_at([{"fortunes": ["F11"]}, {}, {}], **{"deeds": deeds, **position})  # type: ignore[arg-type]


def test_a_bold_swap_exchanges_an_own_deed_for_any_other() -> None:
    game = swap()
    events = game.apply("fortune F11 schlossblick paradiesinsel")
    assert names(events) == ["fortune_played", "deed_moved", "deed_moved"]
    assert (deed(game, "schlossblick")["owner"], deed(game, "paradiesinsel")["owner"]) == (1, 0)
    assert (game.phase, kept(game, 0)) == ("turn_start", [])


def test_a_bold_swap_needs_an_own_deed_and_spares_groups_with_buildings() -> None:
    for text, code in (
        ("fortune F11 modeplatz paradiesinsel", "not_owner"),
        ("fortune F11 schlossblick modeplatz", "not_owner"),
        ("fortune F11 schlossblick schlossblick", "not_owner"),
        ("fortune F11 schlossblick", "unknown_deed"),
    ):
        assert refused(swap(), text).code == code
    built = owned("schlossblick", by=0) | colour("rot", 1, 1, 0, 0)
    assert refused(swap(deeds=built), "fortune F11 schlossblick partyplatz").code == "buildings_in_way"
    built = colour("pink", 0, 1, 0, 0) | owned("paradiesinsel")
    assert refused(swap(deeds=built), "fortune F11 traumallee paradiesinsel").code == "buildings_in_way"


def test_a_bold_swap_of_mortgaged_deeds_costs_each_receiver_his_interest() -> None:
    deeds = {
        "schlossblick": {"owner": 0, "mortgaged": True},
        "paradiesinsel": {"owner": 1, "mortgaged": True},
    }
    game = swap(deeds=deeds)
    game.apply("fortune F11 schlossblick paradiesinsel")
    assert (game.phase, game.required, game.to_act) == ("transfer", (0, 1), 0)
    assert payments(game.apply("takeover paradiesinsel keep", seat=0)) == [(0, "bank", 20_000)]
    assert payments(game.apply("takeover schlossblick redeem", seat=1)) == [(1, "bank", 24_000)]
    assert game.phase == "turn_start"


def test_after_the_own_roll_is_settled_the_swap_is_open_too_but_not_while_buying() -> None:
    game = arrive(
        "frei_parken", 1, 2, players=[{"fortunes": ["F11"]}, {}], deeds=owned("schlossblick", by=0) | owned("modeplatz")
    )
    game.apply("fortune F11 schlossblick modeplatz")
    assert deed(game, "modeplatz")["owner"] == 0
    game = arrive(
        "filmviertel", 1, 2, players=[{"fortunes": ["F11"]}, {}], deeds=owned("schlossblick", by=0) | owned("modeplatz")
    )
    assert refused(game, "fortune F11 schlossblick modeplatz").code == "card_not_playable"


def takeover(deeds: dict[str, dict[str, object]]) -> Game:
    return game_at([{"fortunes": ["F12"]}, {}, {}], deeds=deeds)


def test_a_smooth_takeover_takes_a_property_for_nothing() -> None:
    game = takeover(owned("paradiesinsel"))
    assert names(game.apply("fortune F12 paradiesinsel")) == ["fortune_played", "deed_moved"]
    assert (deed(game, "paradiesinsel")["owner"], cash(game, 0), cash(game, 1)) == (0, START, START)


@pytest.mark.clause("millionaire", "trade.clear-property-first")
def test_a_takeover_spares_complete_groups_the_bank_and_built_streets() -> None:
    assert refused(takeover(colour("pink", 1)), "fortune F12 schlossblick").code == "group_complete"
    assert refused(takeover({}), "fortune F12 schlossblick").code == "not_owner"
    left_over = colour("pink", 1, 1, 1, 0) | owned("palastgaerten", by=2)  # the bare street was sold
    game = takeover(left_over)
    refusal = refused(game, "fortune F12 schlossblick")
    assert (refusal.code, refusal.clause) == ("buildings_in_way", "trade.clear-property-first")
    game.apply("fortune F12 palastgaerten")
    assert deed(game, "palastgaerten")["owner"] == 0


def test_a_mortgaged_property_taken_over_costs_its_interest_or_a_debt() -> None:
    game = takeover({"paradiesinsel": {"owner": 1, "mortgaged": True}})
    game.apply("fortune F12 paradiesinsel")
    assert payments(game.apply("takeover paradiesinsel redeem")) == [(0, "bank", 85_000)]
    players = [{"fortunes": ["F12"], "cash": 15_000}, {}, {}]
    deeds = {"paradiesinsel": {"owner": 1, "mortgaged": True}} | owned("modeplatz", by=0)
    game = game_at(players, deeds=deeds)
    game.apply("fortune F12 paradiesinsel")
    assert refused(game, "takeover paradiesinsel redeem").code == "cash_short"
    assert told(game.apply("takeover paradiesinsel keep"), "debt_opened")[0]["amount"] == 20_000
    game.apply("mortgage modeplatz")
    assert (cash(game, 0), game.phase) == (30_000, "turn_start")


def builder(*levels: int, **more: object) -> Game:
    return game_at([{"fortunes": ["F13"], **more}, {}], deeds=colour("pink", 0, *levels))


def test_a_kind_builder_sets_a_house_for_nothing() -> None:
    game = builder(1, 0, 0)
    events = game.apply("fortune F13 traumallee")
    assert names(events) == ["fortune_played", "built"]
    assert told(events, "built")[0]["price"] == 0
    assert (deed(game, "traumallee")["houses"], cash(game, 0), stock(game)["houses"]) == (1, START, 30)
    assert deed(game, "traumallee")["paid"] == [0]  # and it brings nothing when it is sold


def test_a_kind_builder_keeps_to_the_rules_of_building() -> None:
    assert refused(builder(1, 0, 0), "fortune F13 schlossblick").code == "uneven"
    assert refused(builder(4, 4, 4), "fortune F13 schlossblick").code == "card_not_playable"
    assert refused(builder(1, 1, 1), "fortune F13 modeplatz").code == "not_owner"
    game = game_at([{"fortunes": ["F13"]}, {}], deeds=owned("schlossblick", by=0))
    assert refused(game, "fortune F13 schlossblick").code == "group_incomplete"
    full = colour("rot", 1, 4, 4, 4) | colour("gelb", 1, 4, 4, 4) | colour("braun", 1, 4, 4) | colour("pink", 0)
    game = game_at([{"fortunes": ["F13"]}, {}], deeds=full)
    assert refused(game, "fortune F13 schlossblick").code == "no_stock"


def test_the_kind_builder_comes_when_one_may_build() -> None:
    players = [{}, {"fortunes": ["F13"]}, {}]
    game = game_at(players, deeds=colour("pink", 1))
    game.apply("fortune F13 schlossblick", seat=1)
    game = arrive("frei_parken", 1, 2, players=players, deeds=colour("pink", 1))
    assert refused(game, "fortune F13 schlossblick", seat=1).code == "card_not_playable"


def visit(visitor: list[str], owner: list[str]) -> Game:
    """Seat 0 lands on a street of seat 1 (20,000); both keep fortune cards."""
    return arrive(
        "schlossblick", 1, 2, players=[{"fortunes": visitor}, {"fortunes": owner}], deeds=owned("schlossblick")
    )


def test_a_guest_of_honour_pays_no_rent() -> None:
    game = visit(["F14"], [])
    assert (game.phase, game.required) == ("rent_reaction", (0,))
    assert kinds(game) == {"play_fortune", "pass"}
    assert names(game.apply("fortune F14")) == ["fortune_played", "rent_waived"]
    assert (payments(game.events), kept(game, 0), game.phase) == ([], [], "turn_end")


def test_a_guest_of_honour_may_also_pay_and_keep_the_card() -> None:
    game = visit(["F14"], [])
    assert payments(game.apply("pass")) == [(0, 1, 20_000)]
    assert kept(game, 0) == ["F14"]
    game = visit(["F14"], [])
    deadline(game)
    assert cash(game, 0) == START - 20_000


def test_high_season_doubles_the_rent() -> None:
    game = visit([], ["F15"])
    assert game.required == (1,)
    assert refused(game, "fortune F15", seat=0).code == "card_not_held"
    assert names(game.apply("fortune F15", seat=1)) == ["fortune_played", "rent_doubled", "paid"]
    assert payments(game.events) == [(0, 1, 40_000)]
    assert kept(game, 1) == []


def test_the_guest_is_asked_first_and_a_waived_rent_is_not_doubled() -> None:
    game = visit(["F14"], ["F15"])
    assert game.required == (0,)
    assert refused(game, "fortune F15", seat=1).code == "card_not_playable"
    game.apply("fortune F14", seat=0)
    assert (game.phase, payments(game.events)) == ("turn_end", [])
    assert kept(game, 1) == ["F15"]
    game = visit(["F15"], ["F14"])
    assert refused(game, "fortune F15", seat=0).code == "card_not_playable"
    game.apply("pass", seat=0)
    assert refused(game, "fortune F14", seat=1).code == "card_not_playable"
    assert payments(game.apply("pass", seat=1)) == [(0, 1, 20_000)]


@pytest.mark.parametrize("attack", ["fortune F12 paradiesinsel", "fortune F11 schlossblick paradiesinsel"])
def test_an_iron_contract_stops_a_swap_or_a_takeover(attack: str) -> None:
    players = [{"fortunes": ["F11", "F12"]}, {"fortunes": ["F16"]}, {}]
    deeds = owned("schlossblick", by=0) | owned("paradiesinsel")
    game = game_at(players, deeds=deeds)
    game.apply(attack)
    assert (game.phase, game.required, kinds(game, 1)) == ("block_reaction", (1,), {"play_fortune", "pass"})
    assert refused(game, "roll").code == "not_your_decision"
    assert names(game.apply("fortune F16", seat=1)) == ["fortune_played", "blocked"]
    assert (deed(game, "schlossblick")["owner"], deed(game, "paradiesinsel")["owner"]) == (0, 1)
    assert (len(kept(game, 0)), kept(game, 1), game.phase) == (1, [], "turn_start")


def test_who_lets_a_takeover_pass_loses_the_property_and_keeps_the_contract() -> None:
    players = [{"fortunes": ["F12"]}, {"fortunes": ["F16"]}, {}]
    game = game_at(players, deeds=owned("paradiesinsel"))
    game.apply("fortune F12 paradiesinsel")
    assert names(game.apply("pass", seat=1)) == ["deed_moved"]
    assert (deed(game, "paradiesinsel")["owner"], kept(game, 1)) == (0, ["F16"])
