"""What may be laid down, and the cards it takes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.deal.kit import (
    BONUS,
    BROWN,
    DARK_BLUE,
    EDITION,
    GREEN,
    RED,
    STATIONS,
    UTILITIES,
    YELLOW,
    game_at,
    hand,
    lay,
    pile,
    with_bonus,
)
from tests.kit import kinds, refused, told


def laid(cards: list[str], sets: dict[str, list[str]], **more: Any) -> list[dict[str, Any]]:
    return game_at(4, {0: cards}).apply(lay(sets, **more))


@pytest.mark.clause("cards", "lay-down.at-least-one-monopoly")
def test_at_least_one_set_and_nothing_loose() -> None:
    game = game_at(4, {0: with_bonus(*YELLOW, RED[0])})
    assert "lay_down" not in kinds(game)
    refused(game, lay({"yellow": YELLOW}), code="loose_deed", clause="lay-down.at-least-one-monopoly")
    bonus_only = game_at(4, {0: BONUS[:10]})
    refused(bonus_only, lay({}), code="no_monopoly", clause="lay-down.at-least-one-monopoly")
    assert told(laid(with_bonus(*YELLOW), {"yellow": YELLOW}), "laid_down")


@pytest.mark.clause("cards", "cards.monopoly-full-set")
def test_a_colour_is_a_set_only_with_all_its_deeds() -> None:
    game = game_at(4, {0: with_bonus(*YELLOW[:2])})
    refused(game, lay({"yellow": YELLOW[:2]}), code="incomplete_set", clause="cards.monopoly-full-set")
    refused(game, lay({"yellow": YELLOW}), code="card_not_held", clause="cards.monopoly-full-set")
    events = laid(with_bonus(*YELLOW), {"yellow": YELLOW})
    assert told(events, "set_laid")[0]["cards"] == YELLOW


@pytest.mark.clause("cards", "cards.monopoly-full-set")
def test_a_deed_lies_in_its_own_set() -> None:
    game = game_at(4, {0: with_bonus(*YELLOW, *BROWN)})
    refused(game, lay({"yellow": [*YELLOW, *BROWN]}), code="wrong_set", clause="cards.monopoly-full-set")


@pytest.mark.clause("cards", "cards.monopoly-dark-blue-example")
def test_leidschestraat_and_kalverstraat_are_dark_blue() -> None:
    assert set(EDITION.fact("cards.monopoly-dark-blue-example")["dark_blue"]) == {"leidschestraat", "kalverstraat"}


@pytest.mark.clause("cards", "cards.monopoly-stations")
def test_two_three_or_four_stations_are_a_set() -> None:
    one = game_at(4, {0: with_bonus(STATIONS[0])})
    refused(one, lay({"station": STATIONS[:1]}), code="incomplete_set", clause="cards.monopoly-stations")
    for number in (2, 3, 4):
        assert told(laid(with_bonus(*STATIONS[:number]), {"station": STATIONS[:number]}), "laid_down")


@pytest.mark.clause("cards", "cards.monopoly-utilities")
def test_both_utilities_are_a_set_one_is_not() -> None:
    one = game_at(4, {0: with_bonus(UTILITIES[0])})
    refused(one, lay({"utility": UTILITIES[:1]}), code="incomplete_set", clause="cards.monopoly-utilities")
    assert told(laid(with_bonus(*UTILITIES), {"utility": UTILITIES}), "laid_down")


@pytest.mark.clause("cards", "lay-down.any-number-of-bonus-cards")
def test_any_number_of_bonus_cards_may_lie_beside() -> None:
    events = laid(with_bonus(*UTILITIES), {"utility": UTILITIES})
    assert told(events, "laid_down")[0]["beside"] == 8
    game = game_at(4, {0: with_bonus(*YELLOW)})
    refused(game, lay({"yellow": [*YELLOW, "go"]}), code="not_in_a_set", clause="lay-down.any-number-of-bonus-cards")


@pytest.mark.clause("cards", "lay-down.all-property-and-building-cards-used")
def test_every_deed_house_and_hotel_must_have_its_place() -> None:
    game = game_at(4, {0: with_bonus(*YELLOW, "h2")})
    refused(
        game, lay({"yellow": YELLOW}), code="loose_building", clause="lay-down.all-property-and-building-cards-used"
    )
    assert "lay_down" not in kinds(game)
    other = game_at(4, {0: with_bonus(*YELLOW, *BROWN)})
    refused(other, lay({"yellow": YELLOW}), code="loose_deed", clause="lay-down.all-property-and-building-cards-used")


@pytest.mark.clause("cards", "cards.houses-only-on-street-sets")
def test_no_house_stands_on_stations_or_utilities() -> None:
    game = game_at(4, {0: with_bonus(*STATIONS, "h1")})
    refused(
        game, lay({"station": [*STATIONS, "h1"]}), code="no_buildings_here", clause="cards.houses-only-on-street-sets"
    )
    assert "lay_down" not in kinds(game)
    works = game_at(4, {0: with_bonus(*UTILITIES, "hotel")})
    refused(
        works,
        lay({"utility": [*UTILITIES, "hotel"]}),
        code="no_buildings_here",
        clause="cards.houses-only-on-street-sets",
    )


@pytest.mark.clause("cards", "cards.houses-in-order")
def test_a_second_house_needs_the_first() -> None:
    game = game_at(4, {0: with_bonus(*YELLOW, "h2")})
    refused(game, lay({"yellow": [*YELLOW, "h2"]}), code="house_order", clause="cards.houses-in-order")
    two = game_at(4, {0: with_bonus(*YELLOW, "h1", "h1")})
    refused(two, lay({"yellow": [*YELLOW, "h1", "h1"]}), code="already_on_set", clause="cards.houses-in-order")


@pytest.mark.clause("cards", "cards.house-order-example")
def test_a_third_house_needs_the_first_and_the_second() -> None:
    for missing, houses in ((2, ["h1", "h3"]), (1, ["h2", "h3"])):
        game = game_at(4, {0: with_bonus(*YELLOW, *houses)})
        error = refused(
            game, lay({"yellow": [*YELLOW, *houses]}), code="house_order", clause="cards.house-order-example"
        )
        assert error.arguments["missing"] == missing


@pytest.mark.clause("cards", "cards.hotel-after-houses")
@pytest.mark.clause("cards", "cards.hotel-needs-four-house-cards")
def test_a_hotel_needs_all_four_houses() -> None:
    three = [*YELLOW, "h1", "h2", "h3", "hotel"]
    game = game_at(4, {0: with_bonus(*three)})
    refused(game, lay({"yellow": three}), code="hotel_too_early", clause="cards.hotel-after-houses")
    full = [*YELLOW, "h1", "h2", "h3", "h4", "hotel"]
    assert told(laid(with_bonus(*full), {"yellow": full}), "set_laid")[0]["cards"] == full


@pytest.mark.clause("cards", "cards.one-hotel-per-set")
def test_a_set_of_three_streets_has_at_most_eight_cards() -> None:
    full = [*YELLOW, "h1", "h2", "h3", "h4", "hotel"]
    assert len(told(laid(with_bonus(*full), {"yellow": full}), "set_laid")[0]["cards"]) == 8
    game = game_at(4, {0: with_bonus(*full, "hotel")})
    refused(game, lay({"yellow": [*full, "hotel"]}), code="already_on_set", clause="cards.one-hotel-per-set")


@pytest.mark.clause("cards", "cards.two-street-maximum")
def test_a_set_of_two_streets_has_at_most_seven_cards() -> None:
    full = [*DARK_BLUE, "h1", "h2", "h3", "h4", "hotel"]
    events = laid(with_bonus(*full), {"dark_blue": full})
    assert len(told(events, "set_laid")[0]["cards"]) == 7


@pytest.mark.clause("cards", "cards.house-on-all-streets")
def test_one_house_card_is_a_house_on_every_street_of_the_set() -> None:
    events = laid(with_bonus(*YELLOW, "h1"), {"yellow": [*YELLOW, "h1"]})
    assert "cards.house-on-all-streets" in told(events, "set_laid")[0]["also"]


@pytest.mark.clause("cards", "lay-down.exactly-ten-cards")
def test_the_hand_must_have_exactly_ten_cards() -> None:
    game = game_at(4, {0: with_bonus(*YELLOW, size=11)})
    refused(game, lay({"yellow": YELLOW}), code="hand_size", clause="lay-down.exactly-ten-cards")
    refused(game, lay({"yellow": YELLOW}, shed=["go", "go"]), code="hand_size", clause="lay-down.exactly-ten-cards")
    assert told(game.apply(lay({"yellow": YELLOW}, shed=["go"])), "laid_down")[0]["hand"] == 10


@pytest.mark.clause("cards", "lay-down.shed-excess-first")
def test_excess_cards_go_on_the_own_pile_first_and_then_the_rest_is_laid_down() -> None:
    twelve = [*with_bonus(*YELLOW), RED[0], "h4"]
    game = game_at(4, {0: twelve}, {0: ["brink"]})
    refused(game, lay({"yellow": YELLOW}), code="hand_size", clause="lay-down.shed-excess-first")
    refused(game, lay({"yellow": YELLOW}, shed=["h4", "h4"]), code="card_not_held", clause="lay-down.shed-excess-first")
    refused(
        game, lay({"yellow": YELLOW}, shed=["h4", "go"]), code="loose_deed", clause="lay-down.at-least-one-monopoly"
    )
    game.apply(lay({"yellow": YELLOW}, shed=["h4", RED[0]]))
    assert pile(game, 0) == ["brink", "h4", RED[0]]
    assert len(hand(game, 0)) == 10


@pytest.mark.clause("cards", "lay-down.call-monopoly")
def test_the_whole_hand_becomes_public() -> None:
    game = game_at(4, {0: with_bonus(*YELLOW)})
    events = game.apply(lay({"yellow": YELLOW}))
    assert told(events, "laid_down")[0]["clause"] == "lay-down.call-monopoly"
    for seat in (None, 1, 2, 3):
        assert sorted(game.view(seat)["players"][0]["hand"]) == sorted(with_bonus(*YELLOW))


@pytest.mark.clause("cards", "cards.chance-is-joker")
def test_a_chance_card_completes_a_set_for_the_player_who_lays_down() -> None:
    cards = ["kalverstraat", "chance:leidschestraat"]
    events = laid(with_bonus("kalverstraat", "chance"), {"dark_blue": cards})
    assert "cards.chance-is-joker" in told(events, "set_laid")[0]["also"]
    assert set(told(events, "set_laid")[0]["cards"]) == set(cards)


@pytest.mark.clause("cards", "lay-down.chance-as-deed-house-hotel")
def test_chance_stands_for_a_missing_deed_house_or_hotel_but_not_for_a_whole_set() -> None:
    assert told(laid(with_bonus(*YELLOW[:2], "chance"), {"yellow": [*YELLOW[:2], "chance:lange_poten"]}), "laid_down")
    houses = {"yellow": [*YELLOW, "h1", "chance:h2", "h3"]}
    assert told(laid(with_bonus(*YELLOW, "h1", "h3", "chance"), houses), "laid_down")
    hotel = {"yellow": [*YELLOW, "h1", "h2", "h3", "h4", "chance:hotel"]}
    assert told(laid(with_bonus(*YELLOW, "h1", "h2", "h3", "h4", "chance"), hotel), "laid_down")
    game = game_at(4, {0: with_bonus(*YELLOW, "chance", "chance")})
    only_chance = {"yellow": YELLOW, "dark_blue": ["chance:kalverstraat", "chance:leidschestraat"]}
    refused(game, lay(only_chance), code="only_chance", clause="lay-down.chance-as-deed-house-hotel")
    twice = {"yellow": [*YELLOW, "chance:spui"]}
    refused(game, lay(twice), code="already_on_set", clause="lay-down.chance-as-deed-house-hotel")


@pytest.mark.clause("cards", "lay-down.chance-as-token")
def test_chance_serves_as_a_token_never_as_start_or_magie() -> None:
    game = game_at(4, {0: with_bonus(*YELLOW, "chance")})
    for card in ("go", "magie"):
        refused(
            game,
            lay({"yellow": [*YELLOW, f"chance:{card}"]}),
            code="chance_cannot_be",
            clause="lay-down.chance-as-token",
        )
    events = game.apply(lay({"yellow": [*YELLOW, "chance:token"]}))
    assert "lay-down.chance-as-token" in told(events, "set_laid")[0]["also"]


@pytest.mark.clause("cards", "cards.token-doubles")
def test_a_token_is_laid_on_a_street_set_only() -> None:
    game = game_at(4, {0: with_bonus(*STATIONS, "token")})
    refused(game, lay({"station": [*STATIONS, "token"]}), code="token_needs_streets", clause="cards.token-doubles")
    other = game_at(4, {0: with_bonus(*STATIONS, "token")}, variants=["tokens_on_stations"])
    assert told(other.apply(lay({"station": [*STATIONS, "token"]})), "laid_down")


@pytest.mark.clause("cards", "goal.round-ends-on-lay-down")
def test_once_somebody_has_laid_down_nobody_gets_another_turn() -> None:
    game = game_at(4, {0: with_bonus(*GREEN)})
    game.apply(lay({"green": GREEN}))
    for _ in range(5):
        game.sample_chance()
    assert game.required == (0,)
    for seat in (1, 2, 3):
        assert not game.legal_actions(seat)
        refused(game, "draw", code="round_ended", clause="goal.round-ends-on-lay-down", seat=seat)
    events = game.apply(game.legal_actions()[0])
    assert told(events, "round_started")[0]["round"] == 2
