"""A bank without a banker, and the agent who sells."""

from __future__ import annotations

import pytest

from magie import Game, IllegalSetup
from tests.board.kit import cash, deed, in_the_books, roll, stock
from tests.board.millionaire.kit import START, arrive, colour, game_at
from tests.kit import payments, told


@pytest.mark.clause("millionaire", "bank.no-banker")
def test_the_salary_comes_without_anybody_acting_as_a_banker() -> None:
    game = Game("millionaire", players=3, seed=1)
    assert told(game.events, "banker_chosen") == []
    assert "bank.no-banker" in told(game.events, "agent_chosen")[0]["also"]
    game = game_at([{"square": "tal_des_reichtums", "star": 5}, {}, {}])
    events = roll(game, 1, 3)
    assert payments(events) == [("bank", 0, 250_000)]
    assert "bank.no-banker" in told(events, "paid")[0]["also"]
    assert game.required == ()  # a card is drawn, nobody has to hand anything out


@pytest.mark.clause("millionaire", "bank.no-banker")
def test_the_bank_never_runs_out_of_money() -> None:
    game = game_at([{"square": "tal_des_reichtums", "star": 5, "cash": 740_000}, {"cash": 990_000}, {"cash": 990_000}])
    events = roll(game, 1, 3)
    assert payments(events) == [("bank", 0, 250_000)]
    assert in_the_books(game) == [-2_970_000, 990_000, 990_000, 990_000]


@pytest.mark.clause("millionaire", "bank.estate-agent")
@pytest.mark.parametrize("agent", [0, 2])
def test_an_agent_is_named_who_plays_too(agent: int) -> None:
    game = Game("millionaire", players=3, seed=1, options={"banker": agent})
    chosen = told(game.events, "agent_chosen")[0]
    assert (chosen["seat"], chosen["clause"]) == (agent, "bank.estate-agent")
    assert cash(game, agent) == START
    with pytest.raises(IllegalSetup) as caught:
        Game("millionaire", players=3, seed=1, options={"banker": agent, "banker_plays": False})
    assert caught.value.clause == "bank.estate-agent"


@pytest.mark.clause("millionaire", "bank.agent-sells-and-auctions-property")
def test_a_bought_deed_comes_from_the_agent_and_the_money_goes_to_the_bank() -> None:
    game = arrive("schlossblick", 1, 2)
    events = game.apply("buy")
    assert "bank.agent-sells-and-auctions-property" in told(events, "bought")[0]["also"]
    assert payments(events) == [(0, "bank", 35_000)]
    assert deed(game, "schlossblick")["owner"] == 0


@pytest.mark.clause("millionaire", "bank.agent-sells-and-auctions-property")
def test_an_auctioned_deed_comes_from_the_agent_and_the_money_goes_to_the_bank() -> None:
    game = arrive("schlossblick", 1, 2)
    opened = told(game.apply("decline"), "auction_opened")[0]
    assert "bank.agent-sells-and-auctions-property" in opened["also"]
    game.apply("bid 20k", seat=2)
    game.apply("pass", seat=0)
    events = game.apply("pass", seat=1)
    assert payments(events) == [(2, "bank", 20_000)]
    moved = told(events, "deed_moved")[0]
    assert (moved["from"], moved["to"]) == ("bank", 2)


@pytest.mark.clause("millionaire", "bank.agent-sells-buildings")
def test_the_agents_stock_falls_with_each_house_and_hotel_and_the_bank_gets_the_money() -> None:
    game = game_at(deeds=colour("braun", 0))
    events = game.apply("build motorenmeile")
    assert "bank.agent-sells-buildings" in told(events, "paid")[0]["also"]
    assert payments(events) == [(0, "bank", 10_000)]
    assert stock(game) == {"houses": 31, "hotels": 12}
    game = game_at(deeds=colour("braun", 0, 4, 4))
    assert stock(game) == {"houses": 24, "hotels": 12}
    assert payments(game.apply("build technikkai")) == [(0, "bank", 10_000)]
    assert stock(game) == {"houses": 28, "hotels": 11}
