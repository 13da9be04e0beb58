"""Before the first turn: the box, the seats, the banker, the dealer, the deal."""

from __future__ import annotations

import pytest

from magie import CHANCE, Game, IllegalSetup
from tests.deal.kit import EDITION, hand, money, pile
from tests.kit import kinds, told


@pytest.mark.clause("cards", "setup.players")
def test_the_game_is_for_two_to_six_players() -> None:
    for players in (2, 3, 4, 5, 6):
        assert Game("cards", players=players, seed=1).seats == players
    for players in (1, 7):
        with pytest.raises(IllegalSetup) as refused:
            Game("cards", players=players)
        assert refused.value.clause == "setup.players"


@pytest.mark.clause("cards", "setup.components-deeds")
@pytest.mark.clause("cards", "setup.deeds-three-kinds")
def test_twenty_eight_deeds_are_streets_stations_and_utilities() -> None:
    assert len(EDITION.fact("setup.components-deeds")) == 28
    assert EDITION.fact("setup.deeds-three-kinds") == {"streets": 22, "stations": 4, "utilities": 2}


@pytest.mark.clause("cards", "setup.components-houses")
@pytest.mark.clause("cards", "cards.house-ordinal")
def test_fourteen_house_cards_from_first_to_fourth_and_two_hotels() -> None:
    buildings = EDITION.fact("setup.components-houses")
    assert buildings.pop("hotel") == 2
    assert sum(buildings.values()) == 14
    houses = EDITION.fact("cards.house-ordinal")
    assert sorted(houses) == [1, 2, 3, 4]
    assert sum(houses.values()) == 14


@pytest.mark.clause("cards", "setup.components-bonus")
@pytest.mark.clause("cards", "setup.deck-sixty")
def test_sixteen_bonus_cards_make_the_sixty_complete() -> None:
    assert sum(EDITION.fact("setup.components-bonus").values()) == 16
    assert EDITION.fact("setup.deck-sixty") == 28 + 14 + 2 + 16


@pytest.mark.clause("cards", "setup.components-tokens")
@pytest.mark.clause("cards", "setup.components-chance")
def test_six_token_cards_and_two_chance_cards() -> None:
    assert EDITION.fact("setup.components-tokens") == 6
    assert EDITION.fact("setup.components-chance") == 2


@pytest.mark.clause("cards", "setup.components-start")
@pytest.mark.clause("cards", "setup.components-mr-monopoly")
def test_four_start_cards_and_four_magie_cards() -> None:
    assert EDITION.fact("setup.components-start") == 4
    assert EDITION.fact("setup.components-mr-monopoly") == 4


@pytest.mark.clause("cards", "setup.components-money")
def test_nobody_has_money_at_the_start() -> None:
    game = Game("cards", players=4, seed=1)
    assert money(game) == [0, 0, 0, 0]


@pytest.mark.clause("cards", "deal.choose-banker")
@pytest.mark.clause("cards", "deal.banker-sorts-money")
def test_a_banker_sorts_notes_of_four_values() -> None:
    game = Game("cards", players=3, seed=1)
    assert told(game.events, "banker_chosen")[0]["seat"] == 0
    assert told(Game("cards", players=3, seed=1, options={"banker": 2}).events, "banker_chosen")[0]["seat"] == 2
    assert EDITION.fact("deal.banker-sorts-money") == [50, 100, 500, 1000]
    with pytest.raises(IllegalSetup):
        Game("cards", players=3, options={"banker": 3})


@pytest.mark.clause("cards", "deal.choose-dealer")
def test_the_first_dealer_is_named_or_left_to_chance() -> None:
    assert told(Game("cards", players=4, seed=1).events, "dealer_chosen")[0]["seat"] == 0
    assert Game("cards", players=4, seed=1, options={"dealer": 2}).position()["dealer"] == 2
    game = Game("cards", players=4, seed=1, options={"dealer": "random"})
    assert game.to_act == CHANCE
    assert [p for _, p in game.chance_outcomes()] == [pytest.approx(0.25)] * 4
    game.apply_chance({"chance": "dealer", "seat": 3})
    assert game.position()["dealer"] == 3
    with pytest.raises(IllegalSetup) as refused:
        Game("cards", players=4, options={"dealer": 4})
    assert refused.value.clause == "deal.choose-dealer"


@pytest.mark.clause("cards", "deal.shuffle-and-ten-each")
@pytest.mark.clause("cards", "deal.trade-card-open")
@pytest.mark.clause("cards", "deal.rest-is-draw-pile")
def test_four_players_get_ten_cards_and_an_open_trade_card_each_and_sixteen_remain() -> None:
    game = Game("cards", players=4, seed=5)
    game.play_chance()
    for seat in range(4):
        assert len(hand(game, seat)) == 10
        assert len(pile(game, seat)) == 1
        assert game.view(None)["players"][seat]["pile"] == pile(game, seat)
    assert told(game.events, "draw_pile_placed")[0]["cards_left"] == 16
    assert game.view(None)["draw_pile"] == 16


@pytest.mark.clause("cards", "deal.shuffle-and-ten-each")
def test_the_pack_is_shuffled_anew_for_every_seed_and_nowhere_stored() -> None:
    first, again, other = (Game("cards", players=4, seed=seed) for seed in (1, 1, 2))
    assert "unseen" not in first.position()
    for game in (first, again, other):
        game.play_chance()
    assert hand(first, 0) == hand(again, 0)
    assert hand(first, 0) != hand(other, 0)


@pytest.mark.clause("cards", "deal.hand-hidden")
def test_hands_are_seen_by_their_owner_only() -> None:
    game = Game("cards", players=4, seed=5)
    game.play_chance()
    view = game.view(1)
    assert sorted(view["players"][1]["hand"]) == sorted(hand(game, 1))
    for other in (0, 2, 3):
        assert "hand" not in view["players"][other]
        assert view["players"][other]["cards"] == 10


@pytest.mark.clause("cards", "deal.left-of-dealer-starts")
def test_the_player_on_the_dealers_left_starts() -> None:
    game = Game("cards", players=4, seed=5, options={"dealer": 1})
    game.play_chance()
    assert game.to_act == 2


@pytest.mark.clause("cards", "players-3.otherwise-as-four")
@pytest.mark.clause("cards", "players-3.fourth-trade-card")
def test_three_players_have_a_fourth_open_pile_and_twenty_six_cards_to_draw() -> None:
    game = Game("cards", players=3, seed=2)
    game.play_chance()
    assert [len(hand(game, seat)) for seat in range(3)] == [10, 10, 10]
    assert [len(pile(game, place)) for place in range(4)] == [1, 1, 1, 1]
    assert game.view(None)["draw_pile"] == 26
    assert int(EDITION.tables[0].target[3]) == 10_000


@pytest.mark.clause("cards", "players-2.two-dummy-piles")
@pytest.mark.clause("cards", "players-2.as-three")
def test_two_players_have_two_dummy_piles_and_thirty_six_cards_to_draw() -> None:
    game = Game("cards", players=2, seed=2)
    game.play_chance()
    assert len(game.position()["dummies"]) == 2
    assert game.view(None)["draw_pile"] == 36
    assert "draw" in kinds(game)


@pytest.mark.clause("cards", "players-5-6.no-draw-pile")
@pytest.mark.clause("cards", "players-5-6.hand-six-players-nine")
@pytest.mark.clause("cards", "players-5-6.one-trade-card")
def test_six_players_get_nine_cards_and_one_trade_card_and_nothing_is_left() -> None:
    game = Game("cards", players=6, seed=2)
    game.play_chance()
    assert [len(hand(game, seat)) for seat in range(6)] == [9] * 6
    assert [len(pile(game, seat)) for seat in range(6)] == [1] * 6
    assert game.view(None)["draw_pile"] == 0
    assert "draw" not in kinds(game)


@pytest.mark.clause("cards", "players-5-6.hand-five-players-eleven")
def test_five_players_get_eleven_cards() -> None:
    game = Game("cards", players=5, seed=2)
    game.play_chance()
    assert [len(hand(game, seat)) for seat in range(5)] == [11] * 5
    assert game.view(None)["draw_pile"] == 0
