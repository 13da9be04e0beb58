"""Who wins the race, when, and how its money is written."""

from __future__ import annotations

import pytest

from magie import BrokenPosition, Game, Unreadable
from magie.text.board.actions import read_action
from magie.text.narrate import narrate
from magie.text.sentences import money_format
from tests.board.kit import cash, owned, roll
from tests.board.millionaire.kit import MILLION, START, arrive, colour, draw, game_at
from tests.kit import kinds, payments, refused, told


def receive_rent(cash_before: int) -> Game:
    """Seat 0 pays 20,000 rent to seat 1, who had so much before."""
    return arrive("schlossblick", 1, 2, players=[{}, {"cash": cash_before}, {}], deeds=owned("schlossblick"))


@pytest.mark.clause("millionaire", "goal.first-to-million")
def test_whoever_has_a_million_in_cash_first_wins() -> None:
    game = receive_rent(MILLION - 20_000)
    over = told(game.events, "game_over")[0]
    assert (over["ending"], over["winners"]) == ("million", [1])
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


@pytest.mark.clause("millionaire", "goal.first-to-million")
def test_one_short_of_a_million_is_not_enough() -> None:
    game = receive_rent(MILLION - 20_000 - 1)
    assert cash(game, 1) == MILLION - 1
    assert game.outcome is None
    game.apply("end")
    assert game.phase == "turn_start"
    # the last unit comes with the next rent, whatever it is
    game = receive_rent(MILLION - 1)
    assert game.outcome is not None
    assert told(game.events, "game_over")[0]["clause"] == "goal.first-to-million"


@pytest.mark.clause("millionaire", "goal.immediate")
def test_the_win_comes_at_once_even_in_another_players_turn() -> None:
    game = receive_rent(990_000)
    assert told(game.events, "turn_ended") == []
    assert (game.to_act, game.phase) == (None, "over")
    refusal = refused(game, "end", seat=0)
    assert (refusal.code, refusal.clause) == ("game_over", "goal.immediate")


@pytest.mark.clause("millionaire", "goal.immediate")
def test_the_salary_wins_before_the_square_is_settled() -> None:
    players = [{"square": "tal_des_reichtums", "cash": 860_000, "star": 5}, {}, {}]
    game = game_at(players, deeds=colour("braun", 1, 4, 4))
    events = roll(game, 1, 2)
    assert told(events, "game_over")[0]["winners"] == [0]
    assert payments(events) == [("bank", 0, 250_000)]
    assert cash(game, 1) == START


def test_a_position_in_which_somebody_has_won_already_is_none() -> None:
    with pytest.raises(BrokenPosition, match="should be over"):
        game_at([{"cash": MILLION}, {}])


@pytest.mark.clause("millionaire", "goal.immediate")
def test_property_and_buildings_do_not_count() -> None:
    deeds = colour("dunkelblau", 1, 4, 4) | colour("gruen", 1, 4, 4, 4)
    game = arrive("frei_parken", 1, 2, players=[{}, {"cash": 999_000}, {}], deeds=deeds)
    assert game.outcome is None
    deeds = owned("schlossblick") | colour("dunkelblau", 1, 4, 4)
    game = arrive("schlossblick", 1, 2, players=[{}, {"cash": 980_000}, {}], deeds=deeds)
    assert told(game.events, "game_over")[0]["also"][0] == "goal.immediate"


@pytest.mark.clause("millionaire", "goal.immediate")
def test_of_two_who_get_there_by_one_card_the_player_on_turn_is_asked_first() -> None:
    # Everybody pays the drawer 10,000, one after another: the drawer is there after the second payment.
    game = draw("L06", players=[{"cash": 985_000}, {}, {}])
    assert payments(game.events)[-2:] == [(1, 0, 10_000), (2, 0, 10_000)]
    assert told(game.events, "game_over")[0]["winners"] == [0]
    # The drawer pays everybody: the nearest to the left who gets there wins, and the next gets nothing any more.
    game = draw("L09", players=[{}, {"cash": 998_000}, {"cash": 999_000}])
    assert told(game.events, "game_over")[0]["winners"] == [1]
    assert cash(game, 2) == 999_000


@pytest.mark.clause("millionaire", "goal.immediate")
def test_who_owes_money_has_not_won_until_the_debt_is_paid() -> None:
    deeds = colour("dunkelblau", 1, 4, 4) | {"schlossblick": {"owner": 0}}
    owed = {"debtor": 0, "creditor": 1, "amount": 1_200_000, "reason": "rent"}
    game = game_at([{"cash": 999_000}, {"cash": 10_000}, {}], deeds=deeds, phase="landed", debt=owed)
    game.apply("mortgage schlossblick")
    assert cash(game, 0) == 1_019_000
    assert game.outcome is None
    assert game.phase == "debt"
    events = game.apply("bankrupt")
    assert told(events, "game_over")[0]["winners"] == [1]
    assert "goal.immediate" in told(events, "game_over")[0]["also"]


@pytest.mark.clause("millionaire", "goal.no-need-to-bankrupt-others")
def test_nobody_has_to_be_out_when_the_race_is_won() -> None:
    game = arrive("schlossblick", 1, 2, players=[{}, {}, {"cash": 980_000}, {}], deeds=owned("schlossblick", by=2))
    assert told(game.events, "game_over")[0]["winners"] == [2]
    assert all("out" not in player for player in game.view()["players"])
    assert told(game.events, "bankrupt") == []


@pytest.mark.clause("millionaire", "goal.money-format")
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_thousands_are_parted_by_commas_in_every_language(language: str) -> None:
    game = receive_rent(100_000)
    assert game.edition.fact("goal.money-format") == "comma"
    assert money_format(game.edition).write(MILLION, language) == "M1,000,000"
    assert money_format(game.edition).write(999, language) == "M999"
    log = " ".join(narrate(game.events, game.edition, language))
    assert "M20,000" in log
    assert "20.000" not in log


@pytest.mark.clause("millionaire", "goal.k-notation")
@pytest.mark.parametrize("typed", ["372k", "372K", "M372k", "372000", "372,000", "M372,000"])
def test_k_stands_for_a_thousand_where_people_type_amounts(typed: str) -> None:
    game = Game("millionaire", players=2, seed=1)
    assert game.edition.fact("goal.k-notation") == {"k": 1000}
    assert read_action(f"bid {typed}", game.edition) == {"do": "bid", "amount": START}
    offer = read_action(f"offer 1 give {typed} take schlossblick", game.edition)
    assert (offer["give"]["cash"], offer["take"]["deeds"]) == (START, ["schlossblick"])
    assert str(offer) == "offer 1 give 372000 take schlossblick"


@pytest.mark.clause("millionaire", "goal.k-notation")
@pytest.mark.parametrize("typed", ["k", "M", "3k2", "372kk", "37,2k", "372.000", "-5k", "1e3", "9" * 20])
def test_what_is_no_amount_is_not_understood(typed: str) -> None:
    game = Game("millionaire", players=2, seed=1)
    assert game.edition.fact("goal.k-notation")["k"] == 1000
    with pytest.raises(Unreadable):
        read_action(f"bid {typed}", game.edition)


@pytest.mark.clause("millionaire", "goal.k-notation")
def test_a_bid_in_k_is_a_bid_in_thousands() -> None:
    game = arrive("schlossblick", 1, 2)
    game.apply("decline")
    assert told(game.apply("bid 12k", seat=1), "bid")[0]["amount"] == 12 * game.edition.fact("goal.k-notation")["k"]
    assert "bid" in kinds(game, 2)
