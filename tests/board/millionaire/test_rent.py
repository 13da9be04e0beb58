"""Landing on a property that has an owner: rent is paid at once, without being asked for."""

from __future__ import annotations

import pytest

from magie import Game
from magie.text.narrate import narrate
from tests.board.kit import HOTEL, cash, owned
from tests.board.millionaire.kit import EDITION, START, arrive, colour, game_at
from tests.kit import payments, refused, told

PINK_RENTS = [20_000, 50_000, 90_000, 140_000, 165_000, 215_000]


def rent(game: Game) -> list[int]:
    return [event["amount"] for event in told(game.events, "paid") if event["reason"] == "rent"]


@pytest.mark.clause("millionaire", "rent.pay-owner")
def test_the_visitor_pays_at_once_without_being_asked() -> None:
    game = arrive("schlossblick", 1, 2, deeds=owned("schlossblick"))
    paid = told(game.events, "paid")[0]
    assert (paid["from"], paid["to"], paid["amount"], paid["clause"]) == (0, 1, 20_000, "rent.pay-owner")
    assert (cash(game, 0), cash(game, 1)) == (START - 20_000, START + 20_000)
    assert game.phase == "turn_end"
    refusal = refused(game, "demand schlossblick", seat=1)
    assert (refusal.code, refusal.clause) == ("no_claim", "rent.pay-owner")


@pytest.mark.clause("millionaire", "rent.pay-owner")
def test_rent_that_is_not_there_in_cash_becomes_a_debt_to_the_owner() -> None:
    deeds = owned("schlossblick") | owned("modeplatz", by=0)
    game = arrive("schlossblick", 1, 2, players=[{"cash": 19_000}, {}, {}], deeds=deeds)
    opened = told(game.events, "debt_opened")[0]
    assert (opened["debtor"], opened["creditor"], opened["amount"]) == (0, 1, 20_000)
    assert "rent.pay-owner" in opened["also"]
    events = game.apply("mortgage modeplatz")
    assert payments(events) == [("bank", 0, 35_000), (0, 1, 20_000)]


@pytest.mark.clause("millionaire", "rent.pay-owner")
def test_the_log_tells_a_payment_and_no_right_to_ask_for_it() -> None:
    game = arrive("schlossblick", 1, 2, deeds=owned("schlossblick"))
    assert narrate(game.events, game.edition, "en")[1:] == ["Player 1 pays Player 2 M20,000 in rent for Schlossblick."]
    game = arrive("schlossblick", 1, 2, players=[{"fortunes": ["F14"]}, {}], deeds=owned("schlossblick"))
    assert narrate(game.events, game.edition, "en")[1:] == ["Player 1 owes Player 2 M20,000 in rent for Schlossblick."]
    assert told(game.apply("pass"), "paid")[0]["clause"] == "rent.pay-owner"


@pytest.mark.clause("millionaire", "rent.bare-or-built")
@pytest.mark.parametrize("street", EDITION.deed_ids)
def test_a_single_bare_street_costs_the_base_rent_of_its_deed(street: str) -> None:
    game = arrive(street, 1, 2, players=[{"star": 5}, {}], deeds=owned(street))
    assert rent(game) == [EDITION.file.squares[street].rent[0]]  # type: ignore[index]
    assert told(game.events, "rent_claimable")[0]["clause"] == "rent.bare-or-built"


@pytest.mark.clause("millionaire", "rent.bare-or-built")
@pytest.mark.parametrize("level", [1, 2, 3, 4, HOTEL])
def test_with_buildings_the_row_of_the_deed_counts_hotel_last(level: int) -> None:
    game = arrive("traumallee", 1, 2, deeds=colour("pink", 1, level, level, level))
    assert rent(game) == [PINK_RENTS[level]]
    assert told(game.events, "rent_claimable")[0]["clause"] == "rent.bare-or-built"


@pytest.mark.clause("millionaire", "rent.doubled-full-group-unbuilt")
@pytest.mark.parametrize("street", ["schlossblick", "traumallee", "palastgaerten"])
def test_the_base_rent_doubles_in_a_full_unbuilt_group(street: str) -> None:
    game = arrive(street, 1, 2, deeds=colour("pink", 1))
    assert rent(game) == [40_000]
    assert "rent.doubled-full-group-unbuilt" in told(game.events, "rent_claimable")[0]["also"]


@pytest.mark.clause("millionaire", "rent.doubled-full-group-unbuilt")
def test_one_house_in_the_group_ends_the_doubling_on_its_bare_streets() -> None:
    deeds = colour("pink", 1, 0, 1, 0)
    assert rent(arrive("schlossblick", 1, 2, deeds=deeds)) == [20_000]
    assert rent(arrive("traumallee", 1, 2, deeds=deeds)) == [50_000]
    assert rent(arrive("palastgaerten", 1, 2, deeds=colour("pink", 1))) == [40_000]
    doubled = arrive("schlossblick", 1, 2, deeds=colour("pink", 1))
    assert "rent.doubled-full-group-unbuilt" in told(doubled.events, "rent_claimable")[0]["also"]


@pytest.mark.clause("millionaire", "rent.doubled-full-group-unbuilt")
def test_a_mortgaged_sibling_does_not_matter() -> None:
    game = arrive("schlossblick", 1, 2, deeds=colour("pink", 1, mortgaged=("traumallee",)))
    assert rent(game) == [40_000]
    assert "rent.doubled-full-group-unbuilt" in told(game.events, "rent_claimable")[0]["also"]


@pytest.mark.clause("millionaire", "rent.doubled-full-group-unbuilt")
def test_two_of_three_streets_double_nothing() -> None:
    deeds = owned("schlossblick", "traumallee") | owned("palastgaerten", by=2)
    assert rent(arrive("schlossblick", 1, 2, deeds=deeds)) == [20_000]
    assert rent(arrive("schlossblick", 1, 2, deeds=deeds | owned("palastgaerten"))) == [40_000]
    game = arrive("schlossblick", 1, 2, deeds=colour("pink", 1))
    assert "rent.doubled-full-group-unbuilt" in told(game.events, "rent_claimable")[0]["also"]


@pytest.mark.clause("millionaire", "rent.none-when-mortgaged")
def test_a_mortgaged_property_brings_nothing() -> None:
    game = arrive("schlossblick", 1, 2, deeds={"schlossblick": {"owner": 1, "mortgaged": True}})
    landed = told(game.events, "landed")[0]
    assert (landed["action"], landed["clause"]) == ("nothing", "rent.none-when-mortgaged")
    assert payments(game.events) == []


@pytest.mark.clause("millionaire", "rent.own-property")
def test_nobody_pays_on_his_own_property() -> None:
    game = arrive("schlossblick", 1, 2, deeds=colour("pink", 0, 4, 4, 4))
    assert told(game.events, "landed")[0]["clause"] == "rent.own-property"
    assert payments(game.events) == []


@pytest.mark.clause("millionaire", "rent.own-property")
def test_all_others_pay() -> None:
    for visitor in (1, 2):
        players = [{}, {"square": "wasserpark_resort"}, {"square": "wasserpark_resort"}]
        game = game_at(players, deeds=owned("schlossblick", by=0), turn={"seat": visitor})
        game.apply("roll")
        events = game.apply_chance({"chance": "dice", "dice": [1, 2]})
        assert payments(events) == [(visitor, 0, 20_000)]
    game = arrive("schlossblick", 1, 2, deeds=owned("schlossblick", by=0))
    assert told(game.events, "landed")[0]["clause"] == "rent.own-property"
