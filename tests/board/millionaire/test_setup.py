"""What lies in the box of the race, and how the table looks before the first roll."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from magie import BrokenPosition, Game, IllegalSetup
from magie.text.fluent import languages
from magie.text.sentences import clause_text
from tests.board.kit import Board, card, cash, deed, roll, square, stock
from tests.board.millionaire.kit import EDITION, FORTUNES, START, arrive, before, colour, game_at, kept, star, with_card
from tests.kit import impossible, payments, refused, told

ALL_HOUSES = colour("rot", 1, 4, 4, 4) | colour("gelb", 1, 4, 4, 4) | colour("braun", 1, 4, 4)


@pytest.mark.clause("millionaire", "setup.players")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_cannot_play(players: int) -> None:
    with pytest.raises(IllegalSetup) as caught:
        Game("millionaire", players=players, seed=1)
    assert (caught.value.code, caught.value.clause) == ("players", "setup.players")


@pytest.mark.clause("millionaire", "setup.players")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int) -> None:
    game = Game("millionaire", players=players, seed=1)
    assert game.edition.fact("setup.players") == (2, 4)
    assert len(told(game.events, "seated")) == players


@pytest.mark.clause("millionaire", "setup.components-deeds")
def test_there_are_22_deeds_all_of_them_streets() -> None:
    game = Game("millionaire", players=2, seed=1)
    deeds = game.edition.fact("setup.components-deeds")
    assert len(set(deeds)) == len(deeds) == 22
    assert {game.edition.file.squares[name].kind for name in deeds} == {"street"}
    assert told(game.events, "stock_sorted")[0]["deeds"] == 22
    groups = [game.edition.file.squares[name].group for name in deeds]
    assert sorted(groups.count(group) for group in set(groups)) == [2, 2, 3, 3, 3, 3, 3, 3]


@pytest.mark.clause("millionaire", "setup.components-tokens")
def test_there_are_four_sets_of_three_figures() -> None:
    components = Game("millionaire", players=4, seed=1).edition.fact("setup.components-tokens")
    assert len(set(components.tokens)) == 4
    assert len(components.tokens) * components.figures_per_set == 12


@pytest.mark.clause("millionaire", "setup.components-fortune-cards")
def test_there_are_22_fortune_cards_one_for_each_property() -> None:
    game = Game("millionaire", players=2, seed=1)
    cards = game.edition.fact("setup.components-fortune-cards")
    assert len(cards) == len(game.edition.deed_ids) == 22
    assert told(game.events, "decks_placed")[2]["cards"] == 22


@pytest.mark.clause("millionaire", "setup.components-millionaire-cards")
def test_there_are_14_millionaire_cards() -> None:
    game = arrive("millionaer_1", 1, 1)
    cards = game.edition.fact("setup.components-millionaire-cards")
    assert len(set(cards)) == len(cards) == 14
    assert [outcome["card"] for outcome, _ in game.chance_outcomes()] == cards


@pytest.mark.clause("millionaire", "setup.components-chance-cards")
def test_there_are_14_chance_cards() -> None:
    game = arrive("ereignis_1", 2, 3)
    cards = game.edition.fact("setup.components-chance-cards")
    assert len(set(cards)) == len(cards) == 14
    assert [outcome["card"] for outcome, _ in game.chance_outcomes()] == cards


@pytest.mark.clause("millionaire", "setup.components-houses-hotels")
def test_the_33rd_house_does_not_exist() -> None:
    game = game_at(deeds=ALL_HOUSES | colour("pink", 0))
    components = game.edition.fact("setup.components-houses-hotels")
    assert (components.houses, components.hotels) == (32, 12)
    assert stock(game) == {"houses": 0, "hotels": 12}
    refusal = refused(game, "build schlossblick")
    assert (refusal.code, refusal.clause) == ("no_stock", "setup.components-houses-hotels")
    with pytest.raises(BrokenPosition):
        game_at(deeds=ALL_HOUSES | colour("pink", 0, 1, 0, 0))


@pytest.mark.clause("millionaire", "setup.components-houses-hotels")
def test_the_13th_hotel_does_not_exist() -> None:
    groups = ("rot", "gelb", "orange", "hellblau")
    hotels = {name: part for group in groups for name, part in colour(group, 1, 5, 5, 5).items()}
    game = game_at(deeds=hotels | colour("pink", 0, 4, 4, 4))
    assert stock(game)["hotels"] == 0
    refusal = refused(game, "build schlossblick")
    assert (refusal.code, refusal.clause) == ("no_stock", "setup.components-houses-hotels")


@pytest.mark.clause("millionaire", "setup.components-houses-hotels")
def test_the_last_house_is_auctioned_from_1k_if_two_want_it() -> None:
    deeds = ALL_HOUSES | {"motorenmeile": {"owner": 1, "houses": 3}} | colour("pink", 0) | colour("orange", 2)
    game = game_at(deeds=deeds)
    opened = told(game.apply("build schlossblick"), "shortage_opened")[0]
    assert (opened["clause"], opened["stock"], opened["seats"]) == ("setup.components-houses-hotels", 1, [0, 1, 2])
    game.apply("declare 1", seat=0)
    game.apply("declare 0", seat=1)
    auction = told(game.apply("declare 1", seat=2), "auction_opened")[0]
    assert (auction["lot"], auction["minimum"]) == ("house", 1000)
    game.apply("bid 40k", seat=2)
    game.apply("pass", seat=0)
    game.apply("place abenteuerpark", seat=2)
    assert deed(game, "abenteuerpark")["houses"] == 1
    assert deed(game, "abenteuerpark")["paid"] == [40_000]


@pytest.mark.clause("millionaire", "setup.components-misc")
def test_there_are_a_board_two_dice_and_four_overview_cards() -> None:
    game = game_at()
    components = game.edition.fact("setup.components-misc")
    assert (components.boards, components.dice, components.overview_cards) == (1, 2, 4)
    game.apply("roll")
    assert impossible(game, {"chance": "dice", "dice": [1, 2, 3]}).code == "outcome_not_possible"
    assert len(game.chance_outcomes()) == 36


@pytest.mark.clause("millionaire", "setup.overview-card")
def test_there_is_an_overview_card_for_everybody_and_its_text_in_every_language() -> None:
    game = Game("millionaire", players=4, seed=1)
    assert game.edition.fact("setup.overview-card").overview_cards == game.seats
    overview = ("turn.step-1-roll-and-move", "turn.step-2-fortune-card", "turn.step-3-space", "turn.end")
    for language in languages():
        assert all(all(clause_text("millionaire", clause, language)) for clause in overview)


@pytest.mark.clause("millionaire", "setup.fortune-cards-on-properties")
def test_before_the_first_roll_every_property_carries_one_hidden_card() -> None:
    game = Game("millionaire", players=3, seed=1)
    placed = next(event for event in told(game.events, "decks_placed") if event["deck"] == "fortune")
    assert (placed["clause"], placed["cards"]) == ("setup.fortune-cards-on-properties", 22)
    assert with_card(game) == list(EDITION.deed_ids)
    seen = json.dumps([game.view(seat) for seat in (None, 0, 1, 2)] + [game.position()])
    assert not any(f'"{card}"' in seen for card in FORTUNES)


def first_fortunes(seed: int) -> list[str]:
    """What this seed has laid under the first five properties."""
    found = []
    for name in EDITION.deed_ids[:5]:
        game = Game.from_position(
            {"edition": "millionaire", "players": [{"square": before(name, 3), "star": 5}, {}]}, seed=seed
        )
        game.apply("roll")
        game.apply_chance({"chance": "dice", "dice": [1, 2]})
        found.append(told(game.sample_chance(), "fortune_found")[0]["card"])
    return found


@pytest.mark.clause("millionaire", "setup.fortune-cards-on-properties")
def test_the_fortune_cards_are_shuffled_by_the_seed() -> None:
    Game("millionaire", players=2, seed=1)
    assert first_fortunes(1) == first_fortunes(1)
    assert len({tuple(first_fortunes(seed)) for seed in range(8)}) == 8


@pytest.mark.clause("millionaire", "setup.fortune-cards-on-properties")
def test_each_card_is_as_likely_as_it_has_copies() -> None:
    Game("millionaire", players=2, seed=1)
    game = Board("millionaire").game_at(2)
    roll(game, 1, 2)
    assert game.phase == "fortune_draw"
    chances = {outcome["card"]: chance for outcome, chance in game.chance_outcomes()}
    assert chances == {name: Fraction(FORTUNES.count(name), 22) for name in FORTUNES}


def drawn_order(pile: str, seed: int) -> list[str]:
    """Every card of a pile in the order in which this seed lets it come, and the one after the last."""
    first, here = ("ereignis_1", (2, 3)) if pile == "chance" else ("millionaer_1", (1, 1))
    order: list[str] = []
    decks: dict[str, Any] = {}
    for _ in range(15):
        seats = [{"square": before(first, sum(here)), "star": 3}, {}]
        game = Game.from_position({"edition": "millionaire", "players": seats, "decks": decks}, seed=seed)
        events = roll(game, *here)
        if game.phase == "draw_card":
            events = game.sample_chance()
        order.append(told(events, "card_drawn")[0]["card"])
        decks = {pile: {"unseen": [name for name in ids(pile) if name not in order], "queue": order}}
        if len(order) == 14:
            decks[pile]["unseen"] = []
    return order


def ids(pile: str) -> list[str]:
    return [entry.id for entry in EDITION.cards(EDITION.pile_names.index(pile))]


@pytest.mark.clause("millionaire", "setup.shuffle-chance")
def test_the_chance_cards_are_shuffled_and_come_again_in_their_order() -> None:
    orders = [drawn_order("chance", seed) for seed in (1, 2)]
    for order in orders:
        assert sorted(order[:14]) == ids("chance")
        assert order[14] == order[0]
    assert orders[0] != orders[1]
    placed = told(Game("millionaire", players=2, seed=1).events, "decks_placed")[0]
    assert (placed["deck"], placed["cards"], placed["clause"]) == ("chance", 14, "setup.shuffle-chance")


@pytest.mark.clause("millionaire", "setup.shuffle-millionaire")
def test_the_millionaire_cards_are_shuffled_and_there_is_no_community_deck() -> None:
    orders = [drawn_order("millionaire", seed) for seed in (1, 2)]
    for order in orders:
        assert sorted(order[:14]) == ids("millionaire")
        assert order[14] == order[0]
    assert orders[0] != orders[1]
    game = Game("millionaire", players=2, seed=1)
    placed = told(game.events, "decks_placed")[1]
    assert (placed["deck"], placed["cards"], placed["clause"]) == ("millionaire", 14, "setup.shuffle-millionaire")
    assert set(game.view()["decks"]) == {"chance", "millionaire"}


@pytest.mark.clause("millionaire", "setup.shuffle-chance")
@pytest.mark.clause("millionaire", "setup.shuffle-millionaire")
def test_nobody_sees_the_order_of_the_piles() -> None:
    game = arrive("ereignis_1", 2, 3)
    game.apply_chance(card("chance", "C10"))
    Game("millionaire", players=2, seed=1)
    for seat in (None, 0, 1, 2):
        assert game.view(seat)["decks"] == {"chance": {"cards": 14}, "millionaire": {"cards": 14}}


@pytest.mark.clause("millionaire", "setup.token-set")
def test_two_players_cannot_take_the_same_set_of_figures() -> None:
    game = Game("millionaire", players=2, seed=1, options={"tokens": ["boat", "plane"]})
    assert game.tokens == ("boat", "plane")
    with pytest.raises(IllegalSetup) as caught:
        Game("millionaire", players=2, seed=1, options={"tokens": ["boat", "boat"]})
    assert (caught.value.code, caught.value.clause) == ("token_taken", "setup.token-set")


@pytest.mark.clause("millionaire", "setup.one-star-on-los")
def test_everybody_starts_with_one_star_on_los_without_a_salary() -> None:
    game = Game("millionaire", players=4, seed=1)
    assert [star(game, seat) for seat in range(4)] == [1, 1, 1, 1]
    assert [square(game, seat) for seat in range(4)] == ["los"] * 4
    assert {event["clause"] for event in told(game.events, "seated")} == {"setup.one-star-on-los"}
    assert {event["reason"] for event in told(game.events, "paid")} == {"start"}


@pytest.mark.clause("millionaire", "setup.start-cash")
def test_everybody_starts_with_372k() -> None:
    game = Game("millionaire", players=4, seed=1)
    assert payments(game.events) == [("bank", seat, START) for seat in range(4)]
    assert [cash(game, seat) for seat in range(4)] == [START] * 4
    notes = game.edition.file.components.start_notes
    assert sum(int(value) * count for value, count in notes.items()) == START
    assert [kept(game, seat) for seat in range(4)] == [[], [], [], []]
