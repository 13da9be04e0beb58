"""Property that changes hands between players."""

from __future__ import annotations

import pytest

from tests.board.banking.kit import LIGHT_BLUE, START, K, arrive, colour, game_at
from tests.board.kit import HOTEL, cash, deed, owned, roll
from tests.kit import cited, payments, refused, told


@pytest.mark.clause("banking", "trade.unbuilt-any-time")
@pytest.mark.parametrize("thing", ["simon_dach_strasse", "fernsehturm", "flughafen_tegel"])
def test_unbuilt_property_of_every_kind_is_sold_for_an_agreed_price(thing: str) -> None:
    game = game_at(deeds=owned(thing, by=1))
    offered = told(game.apply(f"offer 2 give {thing} take 1230000", seat=1), "offered")[0]
    assert offered["clause"] == "trade.unbuilt-any-time"
    events = game.apply("accept", seat=2)
    assert payments(events) == [(2, 1, 1230 * K)]
    assert deed(game, thing)["owner"] == 2
    assert (cash(game, 1), cash(game, 2)) == (START + 1230 * K, START - 1230 * K)


@pytest.mark.clause("banking", "trade.unbuilt-any-time")
@pytest.mark.parametrize("pips", [(), (1, 2), (4, 6), (5, 5)])
def test_trades_are_made_at_any_time_also_in_the_turn_of_somebody_else(pips: tuple[int, ...]) -> None:
    game = game_at(deeds=owned("fernsehturm", by=1))
    if pips:
        roll(game, *pips)
    phase = game.phase
    game.apply("offer 2 give fernsehturm take 10000", seat=1)
    assert game.phase == "offer"
    assert refused(game, "end", seat=0).clause == "trade.unbuilt-any-time"
    game.apply("accept", seat=2)
    assert (deed(game, "fernsehturm")["owner"], game.phase) == (2, phase)


@pytest.mark.clause("banking", "trade.unbuilt-any-time")
def test_the_price_is_free_but_the_reader_books_only_tens_of_thousands() -> None:
    game = game_at(deeds=owned("fernsehturm", by=1) | owned("bahnhof_zoo", by=2))
    refusal = refused(game, "offer 2 give fernsehturm take 1005000", seat=1)
    assert (refusal.code, refusal.clause) == ("offer_step", "trade.unbuilt-any-time")
    game.apply("offer 2 give fernsehturm take bahnhof_zoo", seat=1)
    game.apply("accept", seat=2)
    assert (deed(game, "fernsehturm")["owner"], deed(game, "bahnhof_zoo")["owner"]) == (2, 1)


@pytest.mark.clause("banking", "trade.unbuilt-any-time")
def test_nobody_must_accept_and_nobody_sells_what_is_not_his() -> None:
    game = game_at(deeds=owned("fernsehturm", by=1))
    game.apply("offer 2 give fernsehturm take 5000000", seat=1)
    game.apply("reject", seat=2)
    assert deed(game, "fernsehturm")["owner"] == 1
    assert refused(game, "offer 0 give fernsehturm take 10000", seat=2).code == "offer_infeasible"


@pytest.mark.clause("banking", "trade.group-must-be-unbuilt")
@pytest.mark.parametrize("street", LIGHT_BLUE)
@pytest.mark.parametrize("level", [1, HOTEL])
def test_no_street_of_a_built_colour_is_sold_to_a_player(street: str, level: int) -> None:
    game = game_at(deeds=colour("hellblau", 0, level, level, 0 if level == 1 else level))
    refusal = refused(game, f"offer 1 give {street} take 2000000")
    assert (refusal.code, refusal.clause) == ("buildings_in_way", "trade.group-must-be-unbuilt")


@pytest.mark.clause("banking", "trade.group-must-be-unbuilt")
def test_nor_may_it_be_asked_for_while_other_colours_do_not_matter() -> None:
    game = game_at(deeds=colour("hellblau", 0, 1, 0, 0) | colour("braun", 0))
    assert refused(game, "offer 0 give 1000000 take simon_dach_strasse", seat=1).code == "buildings_in_way"
    game.apply("offer 1 give siegessaeule take 1000000")
    game.apply("accept", seat=1)
    assert deed(game, "siegessaeule")["owner"] == 1


@pytest.mark.clause("banking", "trade.sell-buildings-first")
def test_the_buildings_go_back_to_the_bank_first_and_then_the_street_may_go() -> None:
    game = game_at(deeds=colour("hellblau", 0, 0, 1, 1))
    refusal = refused(game, f"offer 1 give {LIGHT_BLUE[0]} take 2000000")
    assert "trade.sell-buildings-first" in refusal.clauses
    game.apply(f"sell {LIGHT_BLUE[1]}")
    assert refused(game, f"offer 1 give {LIGHT_BLUE[0]} take 2000000").code == "buildings_in_way"
    game.apply(f"sell {LIGHT_BLUE[2]}")
    game.apply(f"offer 1 give {LIGHT_BLUE[0]} take 2000000")
    events = game.apply("accept", seat=1)
    assert "trade.unbuilt-any-time" in cited(told(events, "deed_moved")[0])
    assert deed(game, LIGHT_BLUE[0])["owner"] == 1


@pytest.mark.clause("banking", "trade.unbuilt-any-time")
def test_who_has_to_buy_or_decline_may_first_sell_something() -> None:
    game = arrive("schlossstrasse", 1, 2, players=[{"cash": 3 * 10**6}, {}], deeds=owned("bahnhof_zoo", by=0))
    game.apply("offer 1 give bahnhof_zoo take 1500000")
    game.apply("accept", seat=1)
    game.apply("buy")
    assert (deed(game, "schlossstrasse")["owner"], cash(game, 0)) == (0, 500 * K)
