"""What lies in the box, and how the table looks before the first roll."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from magie import BrokenPosition, Game, IllegalSetup
from tests.board.classic.kit import drawn_in_turn, game_at
from tests.board.kit import card, cash, deed, dice, in_the_books, open_with, player, roll, stock
from tests.kit import impossible, refused, told

FULL_OF_HOUSES = ("badstrasse", "turmstrasse", "chausseestrasse", "elisenstrasse", "poststrasse", "seestrasse")
PINK_AND_ORANGE = ("hafenstrasse", "neue_strasse", "muenchener_strasse", "wiener_strasse", "berliner_strasse")
RED = ("theaterstrasse", "museumstrasse", "opernplatz")


@pytest.mark.clause("classic", "setup.components-board")
def test_there_is_one_board_of_forty_squares() -> None:
    edition = Game("classic", players=2, seed=1).edition
    assert edition.fact("setup.components-board") == 1
    assert len(set(edition.square_ids)) == 40


@pytest.mark.clause("classic", "setup.components-deeds")
def test_there_are_28_deeds_one_for_each_property() -> None:
    game = Game("classic", players=2, seed=1)
    deeds = game.edition.fact("setup.components-deeds")
    assert len(deeds) == len(set(deeds)) == 28
    kinds = [game.edition.file.squares[name].kind for name in deeds]
    assert [kinds.count(kind) for kind in ("street", "station", "utility")] == [22, 4, 2]
    assert told(game.events, "stock_sorted")[0]["deeds"] == 28


@pytest.mark.clause("classic", "setup.components-community-cards")
def test_there_are_16_community_cards() -> None:
    game = game_at()
    roll(game, 1, 1)
    cards = game.edition.fact("setup.components-community-cards")
    assert len(cards) == len(set(cards)) == 16
    assert [outcome["card"] for outcome, _ in game.chance_outcomes()] == cards


@pytest.mark.clause("classic", "setup.components-chance-cards")
def test_there_are_16_chance_cards() -> None:
    game = game_at()
    roll(game, 3, 4)
    cards = game.edition.fact("setup.components-chance-cards")
    assert len(cards) == len(set(cards)) == 16
    assert [outcome["card"] for outcome, _ in game.chance_outcomes()] == cards


@pytest.mark.clause("classic", "setup.components-tokens")
def test_eight_different_tokens_seat_eight_players() -> None:
    game = Game("classic", players=8, seed=1)
    assert len(set(game.edition.fact("setup.components-tokens"))) == 8
    assert sorted(game.tokens) == sorted(game.edition.fact("setup.components-tokens"))


@pytest.mark.clause("classic", "setup.components-tokens")
@pytest.mark.parametrize("players", [0, 1, 9])
def test_a_ninth_player_finds_no_token_and_one_alone_no_game(players: int) -> None:
    with pytest.raises(IllegalSetup) as caught:
        Game("classic", players=players, seed=1)
    assert caught.value.code == "players"


@pytest.mark.clause("classic", "setup.components-money")
def test_one_set_of_money_is_no_limit_for_what_the_bank_pays() -> None:
    set_of_money = 240_000
    game = game_at(players=[{"square": "schlossallee", "cash": set_of_money}, {"cash": 0}])
    assert game.edition.fact("setup.components-money") == 1
    roll(game, 1, 2)
    assert cash(game, 0) == set_of_money + 4000


def houses_everywhere(**more: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """All 32 houses stand: 8 on violet, 12 on light blue, 12 on pink."""
    built = (*FULL_OF_HOUSES, "hafenstrasse", "neue_strasse")
    return {**{name: {"owner": 0, "houses": 4} for name in built}, **more}


@pytest.mark.clause("classic", "setup.components-houses")
def test_the_33rd_house_does_not_exist() -> None:
    orange = {name: {"owner": 0} for name in ("muenchener_strasse", "wiener_strasse", "berliner_strasse")}
    game = game_at(deeds=houses_everywhere(**orange))
    assert game.edition.fact("setup.components-houses") == 32
    assert stock(game) == {"houses": 0, "hotels": 12}
    refusal = refused(game, "build berliner_strasse")
    assert refusal.code == "no_stock"
    assert "setup.components-houses" in refusal.clauses
    with pytest.raises(BrokenPosition):
        game_at(deeds=houses_everywhere(**orange) | {"wiener_strasse": {"owner": 0, "houses": 1}})


@pytest.mark.clause("classic", "setup.components-houses")
def test_the_32nd_house_can_still_be_built() -> None:
    game = game_at(deeds=houses_everywhere(neue_strasse={"owner": 0, "houses": 3}))
    assert stock(game)["houses"] == 1
    game.apply("build neue_strasse")
    assert stock(game)["houses"] == game.edition.fact("setup.components-houses") - 32


@pytest.mark.clause("classic", "setup.components-hotels")
def test_the_13th_hotel_does_not_exist() -> None:
    hotels = {name: {"owner": 0, "hotel": True} for name in (*FULL_OF_HOUSES, *PINK_AND_ORANGE, "theaterstrasse")}
    game = game_at(deeds=hotels | {name: {"owner": 0, "houses": 4} for name in RED[1:]})
    assert game.edition.fact("setup.components-hotels") == 12
    assert stock(game) == {"houses": 24, "hotels": 0}
    refusal = refused(game, "build opernplatz")
    assert refusal.code == "no_stock"
    assert "setup.components-hotels" in refusal.clauses


@pytest.mark.clause("classic", "setup.components-hotels")
def test_the_12_red_buildings_are_hotels_and_only_the_green_ones_houses() -> None:
    game = Game("classic", players=2, seed=1)
    assert game.edition.fact("setup.components-hotels") == 12
    assert stock(game) == {"houses": 32, "hotels": 12}


@pytest.mark.clause("classic", "setup.components-dice")
def test_the_game_is_played_with_two_ordinary_dice() -> None:
    game = game_at()
    assert game.edition.fact("setup.components-dice") == 2
    game.apply("roll")
    outcomes = game.chance_outcomes()
    assert [outcome["dice"] for outcome, _ in outcomes] == [[a, b] for a in range(1, 7) for b in range(1, 7)]
    assert {chance for _, chance in outcomes} == {Fraction(1, 36)}
    assert impossible(game, dice(4)).code == "outcome_not_possible"
    assert impossible(game, dice(1, 2, 3)).code == "outcome_not_possible"
    assert impossible(game, dice(7, 1)).code == "outcome_not_possible"
    assert impossible(game, dice(1, 7)).code == "outcome_not_possible"


@pytest.mark.clause("classic", "setup.decks-separated")
def test_two_piles_lie_on_the_table_and_share_no_card() -> None:
    game = Game("classic", players=2, seed=1)
    assert [(pile["deck"], pile["cards"]) for pile in told(game.events, "decks_placed")] == [
        ("chance", 16),
        ("community", 16),
    ]
    chance = game.edition.fact("setup.components-chance-cards")
    community = game.edition.fact("setup.components-community-cards")
    assert not set(chance) & set(community)


@pytest.mark.clause("classic", "setup.decks-separated")
@pytest.mark.parametrize(
    ("pips", "own", "foreign"),
    [
        ((1, 1), card("community", "G05"), card("chance", "E14")),
        ((3, 4), card("chance", "E14"), card("community", "G05")),
    ],
)
def test_each_square_draws_from_its_own_pile_only(
    pips: tuple[int, int], own: dict[str, Any], foreign: dict[str, Any]
) -> None:
    game = Game("classic", players=2, seed=1)
    open_with(game, 6, 1)
    roll(game, *pips)
    assert {outcome["deck"] for outcome, _ in game.chance_outcomes()} == {own["deck"]}
    assert impossible(game, foreign).code == "outcome_not_possible"
    drawn = told(game.apply_chance(own), "card_drawn")
    assert drawn[0]["card"] == own["card"]


@pytest.mark.clause("classic", "setup.decks-shuffled")
@pytest.mark.parametrize("deck", ["chance", "community"])
def test_each_pile_is_shuffled_and_keeps_its_order(deck: str) -> None:
    order = drawn_in_turn(7, deck, 16)
    cards = [entry.id for entry in game_at().edition.cards(("chance", "community").index(deck))]
    assert sorted(order) == sorted(cards)
    assert order != cards
    assert order == drawn_in_turn(7, deck, 16)
    assert order != drawn_in_turn(8, deck, 16)


@pytest.mark.clause("classic", "setup.decks-shuffled")
def test_the_piles_are_shuffled_one_by_one() -> None:
    chance = [int(name[1:]) for name in drawn_in_turn(7, "chance", 16)]
    community = [int(name[1:]) for name in drawn_in_turn(7, "community", 16)]
    assert chance != community


@pytest.mark.clause("classic", "setup.decks-shuffled")
def test_every_card_not_yet_seen_may_lie_on_top_and_none_that_was() -> None:
    game = game_at()
    roll(game, 1, 1)
    assert {chance for _, chance in game.chance_outcomes()} == {Fraction(1, 16)}
    game.apply_chance(card("community", "G05"))
    again = game_at(players=[{}, {}], decks=game.position()["decks"])
    roll(again, 1, 1)
    assert {chance for _, chance in again.chance_outcomes()} == {Fraction(1, 15)}
    assert "G05" not in {outcome["card"] for outcome, _ in again.chance_outcomes()}
    assert impossible(again, card("community", "G05")).code == "outcome_not_possible"
    again.apply_chance(card("community", "G06"))


@pytest.mark.clause("classic", "setup.decks-shuffled")
def test_a_pile_that_has_gone_round_repeats_its_order_without_the_card_that_is_kept() -> None:
    order = drawn_in_turn(7, "community", 31)
    assert order[16:] == [name for name in order[:16] if name != "G03"]


@pytest.mark.clause("classic", "setup.decks-face-down")
def test_nobody_sees_a_card_of_either_pile() -> None:
    game = Game("classic", players=3, seed=7)
    ids = [entry.id for pile in (0, 1) for entry in game.edition.cards(pile)]
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)
        assert view["decks"] == {"chance": {"cards": 16}, "community": {"cards": 16}}
        assert not [name for name in ids if f'"{name}"' in json.dumps(view)]
    assert not [name for name in ids if f'"{name}"' in json.dumps(game.events)]


@pytest.mark.clause("classic", "setup.decks-face-down")
def test_the_order_is_not_in_the_position_and_a_seen_card_vanishes_under_the_pile() -> None:
    games = [Game("classic", players=2, seed=seed) for seed in (7, 8)]
    assert games[0].position() == games[1].position()
    game = games[0]
    open_with(game, 6, 1)
    roll(game, 1, 1)
    game.apply_chance(card("community", "G05"))
    assert game.view(0)["decks"]["community"] == {"cards": 16}
    assert "G05" not in json.dumps(game.view(0))


@pytest.mark.clause("classic", "setup.choose-token")
def test_players_choose_their_tokens_in_seating_order() -> None:
    game = Game("classic", players=3, seed=1, options={"tokens": ["kite", "lantern"]})
    assert game.tokens[:2] == ("kite", "lantern")
    assert game.tokens[2] not in ("kite", "lantern")


@pytest.mark.clause("classic", "setup.choose-token")
def test_two_players_cannot_share_a_token() -> None:
    with pytest.raises(IllegalSetup) as caught:
        Game("classic", players=3, seed=1, options={"tokens": ["kite", "snail", "kite"]})
    assert caught.value.code == "token_taken"


@pytest.mark.clause("classic", "setup.choose-token")
def test_a_token_must_be_one_of_the_eight() -> None:
    assert len(set(Game("classic", players=8, seed=1).tokens)) == 8
    with pytest.raises(IllegalSetup) as caught:
        Game("classic", players=2, seed=1, options={"tokens": ["dragon"]})
    assert caught.value.code == "tokens"


@pytest.mark.clause("classic", "setup.start-cash")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_everybody_starts_with_30000(players: int) -> None:
    game = Game("classic", players=players, seed=1)
    assert in_the_books(game)[1:] == [30_000] * players
    assert [(paid["from"], paid["to"], paid["amount"], paid["reason"]) for paid in told(game.events, "paid")] == [
        ("bank", seat, 30_000, "start") for seat in range(players)
    ]


@pytest.mark.clause("classic", "setup.start-cash-notes")
def test_the_start_capital_is_26_notes() -> None:
    notes = Game("classic", players=2, seed=1).edition.fact("setup.start-cash-notes")
    assert notes == {10_000: 2, 2000: 3, 1000: 2, 500: 2, 100: 6, 50: 6, 20: 5}
    assert sum(notes.values()) == 26
    assert sum(value * count for value, count in notes.items()) == 30_000


@pytest.mark.clause("classic", "setup.rest-of-money-to-bank")
def test_all_money_that_is_not_handed_out_stays_with_the_bank() -> None:
    game = Game("classic", players=4, seed=1, options={"banker": 2})
    assert "pot" not in game.view()
    # The bank's account starts at zero and has paid out the start money and nothing else.
    assert in_the_books(game) == [-4 * 30_000, 30_000, 30_000, 30_000, 30_000]
    assert game.audit() is None


@pytest.mark.clause("classic", "setup.start-without-property")
def test_nobody_owns_anything_at_the_start() -> None:
    game = Game("classic", players=4, seed=1)
    deeds = game.edition.fact("setup.components-deeds")
    assert [deed(game, name)["owner"] for name in deeds] == [None] * 28
    assert [player(game, seat)["jail_cards"] for seat in range(4)] == [[]] * 4
    open_with(game, 6, 1, 1, 1)
    roll(game, 2, 4)
    assert game.phase == "purchase"
