"""What lies in the box of the card-reader game, and how the table looks before the first roll."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from magie import BrokenPosition, Game, IllegalSetup
from tests.board.banking.kit import LIGHT_BLUE, START, game_at, hoard
from tests.board.kit import card, deed, dice, in_the_books, open_with, owned, roll, stock
from tests.kit import cited, impossible, refused, told


@pytest.mark.clause("banking", "setup.components-board-reader")
def test_there_are_one_board_and_one_reader_and_no_notes_at_all() -> None:
    edition = Game("banking", players=2, seed=1).edition
    box = edition.fact("setup.components-board-reader")
    assert (box.boards, box.readers, box.money_sets, box.start_notes) == (1, 1, 0, {})
    assert len(set(edition.square_ids)) == 40


@pytest.mark.clause("banking", "setup.components-tokens")
def test_six_different_tokens_seat_six_players() -> None:
    game = Game("banking", players=6, seed=1)
    assert len(set(game.edition.fact("setup.components-tokens"))) == 6
    assert sorted(game.tokens) == sorted(game.edition.fact("setup.components-tokens"))


@pytest.mark.clause("banking", "setup.components-tokens")
def test_a_seventh_player_finds_no_token_and_two_cannot_share_one() -> None:
    with pytest.raises(IllegalSetup) as caught:
        Game("banking", players=7, seed=1)
    assert (caught.value.code, caught.value.clause) == ("players", "setup.components-tokens")
    with pytest.raises(IllegalSetup) as caught:
        Game("banking", players=2, seed=1, options={"tokens": ["kite", "kite"]})
    assert caught.value.code == "token_taken"


@pytest.mark.clause("banking", "setup.components-deeds")
def test_there_are_28_deeds_one_for_each_property() -> None:
    game = Game("banking", players=2, seed=1)
    deeds = game.edition.fact("setup.components-deeds")
    assert len(deeds) == len(set(deeds)) == 28
    kinds = [game.edition.file.squares[name].kind for name in deeds]
    assert [kinds.count(kind) for kind in ("street", "station", "utility")] == [22, 4, 2]


@pytest.mark.clause("banking", "setup.components-decks")
@pytest.mark.parametrize(("pips", "deck"), [((3, 4), "chance"), ((1, 1), "community")])
def test_each_pile_has_sixteen_cards_of_its_own_and_any_may_lie_on_top(pips: tuple[int, int], deck: str) -> None:
    game = game_at()
    roll(game, *pips)
    piles = game.edition.fact("setup.components-decks")
    assert {len(set(cards)) for cards in piles.values()} == {16}
    assert not set(piles["chance"]) & set(piles["community"])
    assert [outcome["card"] for outcome, _ in game.chance_outcomes()] == piles[deck]
    assert {chance for _, chance in game.chance_outcomes()} == {Fraction(1, 16)}
    other = "community" if deck == "chance" else "chance"
    assert impossible(game, card(other, piles[other][0])).code == "outcome_not_possible"


@pytest.mark.clause("banking", "setup.components-decks")
def test_the_piles_lie_face_down_and_nobody_can_know_their_order() -> None:
    game = Game("banking", players=3, seed=7)
    assert [(pile["deck"], pile["cards"]) for pile in told(game.events, "decks_placed")] == [
        ("chance", 16),
        ("community", 16),
    ]
    ids = [name for cards in game.edition.fact("setup.components-decks").values() for name in cards]
    for viewer in (None, 0, 1, 2):
        assert not [name for name in ids if f'"{name}"' in json.dumps(game.view(viewer))]
    assert game.position() == Game("banking", players=3, seed=8).position()


def first_cards(seed: int, pips: tuple[int, int]) -> str:
    game = Game.from_position({"edition": "banking", "players": [{}, {}]}, seed=seed)
    roll(game, *pips)
    return str(told(game.sample_chance(), "card_drawn")[0]["card"])


@pytest.mark.clause("banking", "setup.components-decks")
def test_the_piles_are_shuffled_separately_and_anew_for_every_game() -> None:
    chance = [first_cards(seed, (3, 4))[1:] for seed in range(12)]
    community = [first_cards(seed, (1, 1))[1:] for seed in range(12)]
    assert len(set(chance)) > 4
    assert len(set(community)) > 4
    assert chance != community
    assert chance == [first_cards(seed, (3, 4))[1:] for seed in range(12)]


@pytest.mark.clause("banking", "setup.components-bank-cards")
@pytest.mark.parametrize("players", [1, 7])
def test_six_bank_cards_are_for_at_most_six_players(players: int) -> None:
    edition = Game("banking", players=6, seed=1).edition
    assert edition.file.components.bank_cards == 6
    assert edition.fact("setup.components-bank-cards") == (2, 6)
    with pytest.raises(IllegalSetup) as caught:
        Game("banking", players=players, seed=1)
    assert caught.value.code == "players"


@pytest.mark.clause("banking", "setup.components-buildings")
def test_the_33rd_apartment_does_not_exist() -> None:
    game = game_at(deeds=hoard(1, 32) | owned(*LIGHT_BLUE, by=0))
    assert game.edition.fact("setup.components-buildings").houses == 32
    assert stock(game) == {"houses": 0, "hotels": 12}
    refusal = refused(game, "build simon_dach_strasse")
    assert refusal.code == "no_stock"
    assert "setup.components-buildings" in refusal.clauses
    with pytest.raises(BrokenPosition):
        game_at(deeds=hoard(1, 32) | owned(*LIGHT_BLUE, by=0, houses=1))


@pytest.mark.clause("banking", "setup.components-buildings")
def test_the_13th_hotel_does_not_exist() -> None:
    streets = Game("banking", players=2, seed=1).edition.deed_ids
    hotels = [name for name in streets if not name.startswith(("bahnhof", "flughafen", "sony"))][:12]
    more = [name for name in ("traenenpalast", "museumsinsel", "berliner_philharmonie") if name not in hotels]
    game = game_at(deeds=owned(*hotels, by=0, hotel=True) | owned(*more, by=0, houses=4))
    assert game.edition.fact("setup.components-buildings").hotels == 12
    assert stock(game)["hotels"] == 0
    refusal = refused(game, f"build {more[0]}")
    assert refusal.code == "no_stock"
    assert "setup.components-buildings" in refusal.clauses


@pytest.mark.clause("banking", "setup.components-dice")
def test_the_game_is_played_with_two_ordinary_dice() -> None:
    game = game_at()
    assert game.edition.fact("setup.components-dice") == 2
    game.apply("roll")
    outcomes = game.chance_outcomes()
    assert [outcome["dice"] for outcome, _ in outcomes] == [[a, b] for a in range(1, 7) for b in range(1, 7)]
    assert {chance for _, chance in outcomes} == {Fraction(1, 36)}
    wrong: list[dict[str, Any]] = [dice(4), dice(1, 2, 3), dice(7, 1)]
    assert [impossible(game, outcome).code for outcome in wrong] == ["outcome_not_possible"] * 3


@pytest.mark.clause("banking", "setup.start-balance")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_account_starts_with_fifteen_million(players: int) -> None:
    game = Game("banking", players=players, seed=1)
    assert in_the_books(game) == [-players * START, *[15_000_000] * players]
    payments = told(game.events, "paid")
    assert [(event["to"], event["amount"], event["reason"]) for event in payments] == [
        (seat, 15_000_000, "start") for seat in range(players)
    ]
    assert all("setup.start-balance" in cited(event) for event in payments)


@pytest.mark.clause("banking", "setup.components-deeds")
def test_at_the_start_all_deeds_are_for_sale() -> None:
    game = Game("banking", players=2, seed=1)
    open_with(game, (6, 5), (1, 1))
    assert [deed(game, name)["owner"] for name in game.edition.fact("setup.components-deeds")] == [None] * 28
    roll(game, 2, 4)
    assert game.phase == "purchase"
