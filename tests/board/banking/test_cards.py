"""Ereignis and Gemeinschaft cards."""

from __future__ import annotations

import pytest

from tests.board.banking.kit import START, K, M, arrive, colour, game_at
from tests.board.kit import HOTEL, card, cash, deed, player, roll, square
from tests.kit import cited, impossible, payments, refused, told


@pytest.mark.clause("banking", "cards.draw-top")
@pytest.mark.parametrize(
    ("place", "deck"),
    [
        ("ereignis_1", "chance"),
        ("ereignis_2", "chance"),
        ("ereignis_3", "chance"),
        ("gemeinschaft_1", "community"),
        ("gemeinschaft_2", "community"),
        ("gemeinschaft_3", "community"),
    ],
)
def test_the_top_card_of_the_squares_own_pile_is_drawn(place: str, deck: str) -> None:
    game = arrive(place, 1, 2)
    assert told(game.events, "landed")[0]["clause"] == "cards.draw-top"
    assert {outcome["deck"] for outcome, _ in game.chance_outcomes()} == {deck}
    drawn = told(game.sample_chance(), "card_drawn")[0]
    assert (drawn["deck"], drawn["clause"]) == (deck, "cards.draw-top")


@pytest.mark.clause("banking", "cards.draw-top")
def test_a_pile_that_has_gone_round_gives_its_cards_in_their_old_order() -> None:
    order = [f"G{number:02d}" for number in (4, 1, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 2)]
    game = arrive("gemeinschaft_2", 1, 2, decks={"community": {"unseen": [], "queue": order}})
    assert told(game.events, "card_drawn")[0]["card"] == "G04"
    assert game.position()["decks"]["community"]["queue"] == [*order[1:], "G04"]


@pytest.mark.clause("banking", "cards.execute-and-return")
@pytest.mark.parametrize(
    ("deck", "name", "amount"),
    [
        ("community", "G13", 2 * M),
        ("community", "G12", -500 * K),
        ("chance", "E06", 1500 * K),
        ("chance", "E03", -150 * K),
        ("community", "G08", 2 * 500 * K),
        ("chance", "E09", -2 * 500 * K),
    ],
)
def test_the_card_is_carried_out_and_goes_face_down_under_its_pile(deck: str, name: str, amount: int) -> None:
    game = arrive("gemeinschaft_2" if deck == "community" else "ereignis_2", 1, 2)
    events = game.apply_chance(card(deck, name))
    assert "cards.execute-and-return" in cited(told(events, "card_drawn")[0])
    assert told(events, "card_returned")[0]["clause"] == "cards.execute-and-return"
    assert cash(game, 0) == START + amount
    assert game.position()["decks"][deck]["queue"] == [name]
    assert name not in str(game.view(0))


@pytest.mark.clause("banking", "cards.execute-and-return")
def test_a_card_under_the_pile_does_not_come_again_before_all_others() -> None:
    game = arrive("gemeinschaft_2", 1, 2, decks={"community": {"queue": ["G13"]}})
    assert len(game.chance_outcomes()) == 15
    assert impossible(game, card("community", "G13")).code == "outcome_not_possible"
    game.apply_chance(card("community", "G01"))
    assert game.position()["decks"]["community"]["queue"] == ["G13", "G01"]


@pytest.mark.clause("banking", "cards.execute-and-return")
@pytest.mark.parametrize(
    ("place", "deck", "name", "bill"),
    [
        ("ereignis_2", "chance", "E08", 10 * 250 * K + 1 * M),
        ("gemeinschaft_2", "community", "G16", 10 * 400 * K + 1150 * K),
    ],
)
def test_repairs_are_paid_for_every_apartment_and_hotel(place: str, deck: str, name: str, bill: int) -> None:
    deeds = colour("hellblau", 0, 2, 2, 2) | colour("dunkelblau", 0, HOTEL, 4) | colour("pink", 1, 1, 1, 1)
    game = arrive(place, 1, 2, deeds=deeds)
    assert payments(game.apply_chance(card(deck, name))) == [(0, "bank", bill)]


@pytest.mark.clause("banking", "cards.gojf-keep-or-sell")
@pytest.mark.parametrize(
    ("place", "deck", "name"), [("ereignis_2", "chance", "E07"), ("gemeinschaft_2", "community", "G10")]
)
def test_a_jail_free_card_is_kept_until_it_is_needed(place: str, deck: str, name: str) -> None:
    game = arrive(place, 1, 2)
    events = game.apply_chance(card(deck, name))
    assert told(events, "card_kept")[0]["clause"] == "cards.gojf-keep-or-sell"
    assert told(events, "card_returned") == []
    assert player(game, 0)["jail_cards"] == [name]
    assert game.position()["decks"][deck].get("queue", []) == []


@pytest.mark.clause("banking", "cards.gojf-keep-or-sell")
def test_a_jail_free_card_may_be_sold_to_another_player() -> None:
    game = game_at(players=[{"jail_cards": ["G10"]}, {}, {}])
    offered = told(game.apply("offer 1 give jailcard take 200000"), "offered")[0]
    assert "cards.gojf-keep-or-sell" in cited(offered)
    events = game.apply("accept", seat=1)
    assert payments(events) == [(1, 0, 200 * K)]
    assert (player(game, 0)["jail_cards"], player(game, 1)["jail_cards"]) == ([], ["G10"])
    refusal = refused(game, "offer 1 give jailcard take 200000")
    assert (refusal.code, refusal.clause) == ("no_jail_card", "cards.gojf-keep-or-sell")


@pytest.mark.clause("banking", "cards.move-card-pays-salary")
@pytest.mark.parametrize(
    ("name", "target"), [("E13", "bahnhof_zoo"), ("E02", "tiergarten"), ("E05", "los"), ("E10", "bahnhof_zoo")]
)
def test_a_card_that_leads_over_los_pays_the_salary(name: str, target: str) -> None:
    game = arrive("ereignis_3", 1, 2)
    events = game.apply_chance(card("chance", name))
    assert square(game, 0) == target
    salary = told(events, "paid")[0]
    assert (salary["amount"], salary["reason"]) == (2 * M, "salary")
    assert "cards.move-card-pays-salary" in cited(salary)


@pytest.mark.clause("banking", "cards.move-card-pays-salary")
def test_a_card_that_does_not_lead_over_los_pays_none() -> None:
    game = arrive("ereignis_3", 1, 2)
    assert payments(game.apply_chance(card("chance", "E16"))) == []
    assert (square(game, 0), game.phase) == ("schlossstrasse", "purchase")
    other = arrive("ereignis_3", 1, 2)
    assert "cards.move-card-pays-salary" in cited(told(other.apply_chance(card("chance", "E04")), "paid")[0])


@pytest.mark.clause("banking", "cards.no-salary-jail-or-back")
def test_going_back_pays_no_salary() -> None:
    game = arrive("ereignis_1", 3, 4)
    events = game.apply_chance(card("chance", "E01"))
    moved = told(events, "moved")[0]
    assert (moved["to"], moved["reason"]) == ("einkommensteuer", "back")
    assert "cards.no-salary-jail-or-back" in cited(moved)
    assert [event["reason"] for event in told(events, "paid")] == ["tax"]


@pytest.mark.clause("banking", "cards.no-salary-jail-or-back")
@pytest.mark.parametrize(
    ("place", "deck", "name"), [("ereignis_3", "chance", "E12"), ("gemeinschaft_3", "community", "G06")]
)
def test_being_sent_to_jail_by_a_card_pays_no_salary(place: str, deck: str, name: str) -> None:
    game = arrive(place, 1, 2)
    events = game.apply_chance(card(deck, name))
    assert "cards.no-salary-jail-or-back" in cited(told(events, "jailed")[0])
    assert (payments(events), cash(game, 0), square(game, 0)) == ([], START, "gefaengnis")


@pytest.mark.clause("banking", "cards.execute-and-return")
def test_a_card_may_lead_to_a_property_that_is_then_bought() -> None:
    game = game_at(players=[{"square": "frei_parken"}, {}])
    roll(game, 1, 1)
    events = game.apply_chance(card("chance", "E04"))
    assert told(events, "moved")[0]["clause"] == "cards.execute-and-return"
    game.apply("buy")
    assert (deed(game, "berliner_philharmonie")["owner"], game.phase) == (0, "roll_again")
