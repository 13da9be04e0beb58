"""What hands are worth at the end of a round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from magie.text.deal.advice import worth_of_hand
from tests.deal.kit import (
    BROWN,
    DARK_BLUE,
    EDITION,
    GREEN,
    LAID,
    LAYER,
    LIGHT_BLUE,
    PINK,
    RED,
    STATIONS,
    USELESS,
    UTILITIES,
    YELLOW,
    finish,
    game_at,
    loose,
    money,
    scores,
    with_bonus,
)
from tests.kit import told

Events = list[dict[str, Any]]


def round_with(
    *others: Sequence[str], layer: Sequence[str] = LAYER, laid: dict[str, list[str]] | None = None
) -> Events:
    """Seat 0 lays down and gets nothing of use; the others show these hands."""
    game = game_at(4, {0: layer, **dict(enumerate(others, start=1))}, unseen=USELESS)
    return finish(game, LAID if laid is None else laid, *USELESS)


@pytest.mark.clause("cards", "score.complete-monopolies")
def test_every_complete_set_counts_for_everybody() -> None:
    events = round_with(loose(*YELLOW, *STATIONS[:2]))
    assert scores(events)[1] == 300 + 250
    assert scores(events)[0] == 150 * 7 + 200


@pytest.mark.clause("cards", "score.loose-deeds-zero")
def test_loose_deeds_are_worth_nothing() -> None:
    events = round_with(loose(*YELLOW[:2]))
    assert scores(events)[1] == 0
    assert "score.loose-deeds-zero" in next(event for event in told(events, "scored") if event["seat"] == 1)["also"]


@pytest.mark.clause("cards", "score.ground-price")
def test_each_colour_has_one_ground_price_for_the_whole_set() -> None:
    prices = EDITION.fact("score.ground-price")
    assert list(prices.values()) == [50, 100, 150, 200, 250, 300, 350, 400]
    assert scores(round_with(loose(*BROWN)))[1] == 50
    assert scores(round_with(loose(*DARK_BLUE)))[1] == 400


@pytest.mark.clause("cards", "score.table-streets")
@pytest.mark.clause("cards", "score.house-adds-ground-price")
def test_the_whole_score_card_follows_from_ground_price_and_hotel_bonus() -> None:
    groups = EDITION.fact("cards.monopoly-dark-blue-example")
    buildings = ["h1", "h2", "h3", "h4", "hotel"]
    for group, row in EDITION.fact("score.table-streets").items():
        ground = row[0]
        assert row == [ground * (1 + level) for level in range(5)] + [ground * 5 + 500]
        for level in range(6):
            assert worth_of_hand([*groups[group], *buildings[:level]], EDITION) == row[level]
    events = round_with(loose(*YELLOW, "h1"))
    assert scores(events)[1] == 600
    assert "score.house-adds-ground-price" in _scored_set(events, 1)["also"]


def _scored_set(events: Events, seat: int) -> Mapping[str, Any]:
    return next(event for event in told(events, "set_scored") if event["seat"] == seat)


@pytest.mark.clause("cards", "score.hotel-adds-500")
def test_a_hotel_adds_five_hundred_whatever_the_ground_price() -> None:
    hotel = ["h1", "h2", "h3", "h4", "hotel"]
    assert scores(round_with(loose(*BROWN, *hotel)))[1] == 750
    events = round_with(loose(*DARK_BLUE, *hotel))
    assert scores(events)[1] == 2500
    assert "score.hotel-adds-500" in _scored_set(events, 1)["also"]


@pytest.mark.clause("cards", "cards.house-on-all-streets")
def test_one_house_card_scores_for_the_whole_set() -> None:
    events = round_with(loose(*YELLOW, "h1"))
    assert _scored_set(events, 1)["houses"] == 1
    assert _scored_set(events, 1)["amount"] == 600


@pytest.mark.clause("cards", "score.token-adds-set-value")
def test_a_token_counts_on_the_best_set() -> None:
    layer = [*PINK, *["token"] * 5, "go", "magie"]
    events = round_with(loose(*YELLOW, *BROWN, "token"), layer=layer, laid={"pink": [*PINK, *["token"] * 5]})
    assert scores(events)[1] == 300 + 50 + 300


@pytest.mark.clause("cards", "score.worked-example")
@pytest.mark.clause("cards", "cards.token-doubles")
def test_yellow_with_three_houses_and_two_tokens_is_three_thousand_six_hundred() -> None:
    example = [*YELLOW, "h1", "h2", "h3", "token", "token"]
    game = game_at(4, {0: [*example, "go", "go"]}, unseen=["h1", "h2", "h2", "h3", "h3"])
    events = finish(game, {"yellow": example}, "h1", "h2", "h2", "h3", "h3")
    assert _scored_set(events, 0)["amount"] == 3600
    assert worth_of_hand(example, EDITION) == 3600


@pytest.mark.clause("cards", "cards.token-doubles")
def test_tokens_count_on_stations_only_if_the_table_plays_so() -> None:
    hands = {0: with_bonus(*YELLOW), 1: loose(*STATIONS[:2], "token")}
    usual = game_at(4, hands, unseen=USELESS)
    assert scores(finish(usual, {"yellow": YELLOW}, *USELESS))[1] == 250
    other = game_at(
        4,
        {0: with_bonus(*YELLOW, "token"), 1: loose(*STATIONS[:2], "token")},
        unseen=USELESS,
        variants=["tokens_on_stations"],
    )
    assert scores(finish(other, {"yellow": [*YELLOW, "token"]}, *USELESS))[1] == 500


@pytest.mark.clause("cards", "score.mr-monopoly-majority")
@pytest.mark.clause("cards", "cards.mr-monopoly-majority")
def test_most_magie_cards_earn_a_thousand() -> None:
    events = round_with(loose("magie", "magie", "magie"), loose("magie"))
    assert scores(events)[1] == 1000
    assert scores(events)[2] == 0
    assert told(events, "majority")[0]["seat"] == 1


@pytest.mark.clause("cards", "score.mr-monopoly-majority")
@pytest.mark.clause("cards", "score.chance-zeroes")
def test_a_leader_who_is_zeroed_forfeits_the_majority_and_nobody_else_gets_it() -> None:
    events = round_with(loose("magie", "magie", "magie", "chance"), loose("magie"))
    assert (scores(events)[1], scores(events)[2]) == (0, 0)
    assert told(events, "majority")[0]["amount"] == 0


@pytest.mark.clause("cards", "score.mr-monopoly-tie")
def test_a_tie_for_the_most_pays_nothing() -> None:
    assert told(round_with(loose("magie", "magie"), loose("magie", "magie")), "majority")[0]["amount"] == 0
    none = round_with(loose(), loose())
    assert told(none, "majority")[0]["clause"] == "score.mr-monopoly-tie"
    below = round_with(loose("magie", "magie"), loose("magie"), loose("magie"))
    assert scores(below)[1] == 1000


@pytest.mark.clause("cards", "score.start-cards")
@pytest.mark.clause("cards", "cards.start-value")
def test_each_start_card_pays_two_hundred() -> None:
    assert scores(round_with(loose("go", "go", "go")))[1] == 600
    layer = [*PINK, *["token"] * 6, "magie"]
    assert scores(round_with(loose("go", "go", "go", "go"), layer=layer))[1] == 800


@pytest.mark.clause("cards", "score.chance-zeroes")
@pytest.mark.clause("cards", "cards.chance-can-zero")
def test_chance_in_hand_zeroes_everything_for_whoever_did_not_lay_down() -> None:
    events = round_with(loose(*GREEN, "go", "go", "go", "magie", "chance"))
    assert scores(events)[1] == 0
    assert told(events, "zeroed")[0]["seat"] == 1


@pytest.mark.clause("cards", "score.chance-zeroes")
def test_chance_does_not_zero_the_layer_nor_whoever_has_it_on_his_trade_pile() -> None:
    layer = [*YELLOW, "chance", *["go"] * 4, "magie", "magie"]
    game = game_at(4, {0: layer, 1: loose(*GREEN, "chance"), 2: loose(*RED[:1], *UTILITIES)}, {2: []}, unseen=USELESS)
    events = finish(game, {"yellow": [*YELLOW, "chance:token"]}, *USELESS)
    assert scores(events)[0] == 600 + 800 + 1000
    assert scores(events)[1] == 0
    piled = game_at(4, {0: layer, 2: loose(*UTILITIES)}, {2: ["chance"]}, unseen=USELESS)
    assert scores(finish(piled, {"yellow": [*YELLOW, "chance:token"]}, *USELESS))[2] == 500


@pytest.mark.clause("cards", "lay-down.chance-only-for-layer")
def test_chance_completes_no_set_for_the_others() -> None:
    events = round_with(loose(*YELLOW[:2], "chance"))
    assert scores(events)[1] == 0
    assert not [event for event in told(events, "set_scored") if event["seat"] == 1]


@pytest.mark.clause("cards", "lay-down.chance-as-token")
def test_yellow_with_chance_as_token_is_six_hundred() -> None:
    layer = [*YELLOW, "chance", *["go"] * 4, "magie", "magie"]
    events = round_with(layer=layer, laid={"yellow": [*YELLOW, "chance:token"]})
    assert _scored_set(events, 0)["amount"] == 600


@pytest.mark.clause("cards", "score.table-utilities")
@pytest.mark.clause("cards", "cards.monopoly-utilities")
def test_both_utilities_are_worth_five_hundred() -> None:
    assert EDITION.fact("score.table-utilities") == {2: 500}
    assert scores(round_with(loose(*UTILITIES)))[1] == 500
    assert scores(round_with(loose(*UTILITIES[:1])))[1] == 0


@pytest.mark.clause("cards", "score.table-stations")
@pytest.mark.clause("cards", "cards.monopoly-stations")
def test_two_three_and_four_stations_are_worth_250_500_and_1000() -> None:
    assert EDITION.fact("score.table-stations") == {2: 250, 3: 500, 4: 1000}
    for number, worth in ((1, 0), (2, 250), (3, 500), (4, 1000)):
        assert scores(round_with(loose(*STATIONS[:number])))[1] == worth


@pytest.mark.clause("cards", "score.banker-pays")
@pytest.mark.clause("cards", "deal.banker-pays-each-round")
def test_the_banker_pays_everybody_what_he_scored() -> None:
    game = game_at(4, {0: LAYER, 1: loose(*GREEN), 2: loose("go")}, unseen=USELESS, money=[100, 200, 300, 400])
    events = finish(game, LAID, *USELESS)
    earned = scores(events)
    assert money(game) == [before + earned[seat] for seat, before in enumerate([100, 200, 300, 400])]
    assert earned == {0: 1250, 1: 350, 2: 200, 3: 0}
    assert all(event["amount"] % 50 == 0 for event in told(events, "paid"))


@pytest.mark.clause("cards", "score.no-money-between-players")
def test_money_only_ever_comes_from_the_bank() -> None:
    game = game_at(4, {0: LAYER, 1: loose(*GREEN)}, unseen=USELESS, money=[500, 500, 500, 500])
    finish(game, LAID, *USELESS)
    assert all(now >= 500 for now in money(game))
    assert sum(money(game)) + int(game.match.record.table.bank) == 0  # type: ignore[attr-defined]


@pytest.mark.clause("cards", "score.complete-monopolies")
def test_a_layers_light_blue_is_scored_as_laid() -> None:
    layer = [*LIGHT_BLUE, "h1", "h2", *["go"] * 4, "token"]
    game = game_at(4, {0: layer}, unseen=["h1", "h2", "h2", "h4", "h4"])
    events = finish(game, {"light_blue": [*LIGHT_BLUE, "h1", "h2", "token"]}, "h1", "h2", "h2", "h4", "h4")
    assert _scored_set(events, 0)["amount"] == 600
