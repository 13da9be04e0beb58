"""Card squares, tax squares and Free Parking."""

from __future__ import annotations

import pytest

from tests.board.kit import card, cash, deed, player, roll, square
from tests.board.tempo.kit import START, arrive, colour, game_at, utility_roll
from tests.kit import cites, impossible, refused, told


@pytest.mark.clause("tempo", "cards.draw-top")
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
def test_a_card_square_draws_from_its_own_pile(place: str, deck: str) -> None:
    game = arrive(place, 1, 2)
    assert {outcome["deck"] for outcome, _ in game.chance_outcomes()} == {deck}
    name = {"chance": "E08", "community": "G03"}[deck]
    drawn = told(game.apply_chance(card(deck, name)), "card_drawn")[0]
    assert (drawn["card"], drawn["clause"]) == (name, "cards.draw-top")


@pytest.mark.clause("tempo", "cards.draw-top")
def test_the_top_of_a_pile_whose_order_is_known_needs_no_chance() -> None:
    queue = [f"G{number:02}" for number in range(16, 0, -1)]
    game = game_at(decks={"community": {"unseen": [], "queue": queue}})
    drawn = told(roll(game, 1, 1), "card_drawn")[0]
    assert (drawn["card"], cash(game, 0)) == ("G16", START + 200)


@pytest.mark.clause("tempo", "cards.execute-at-once")
@pytest.mark.parametrize(("name", "change"), [("G02", -50), ("G07", -100), ("G03", 100), ("G13", 10), ("G10", 20)])
def test_the_card_is_carried_out_before_anything_else(name: str, change: int) -> None:
    game = arrive("gemeinschaft_1", 1, 1)
    assert refused(game, "end").code == "chance_pending"
    events = game.apply_chance(card("community", name))
    assert cites(told(events, "paid"), "cards.execute-at-once")
    assert (cash(game, 0), game.phase) == (START + change, "roll_again")


@pytest.mark.clause("tempo", "cards.execute-at-once")
def test_a_card_to_the_next_station_doubles_its_rent() -> None:
    game = arrive("ereignis_1", 3, 4, deeds={"westbahnhof": {"owner": 1}})
    events = game.apply_chance(card("chance", "E16"))
    assert (square(game, 0), told(events, "rent_claimable")[0]["amount"]) == ("westbahnhof", 50)
    assert cites(events, "cards.execute-at-once")


@pytest.mark.clause("tempo", "cards.execute-at-once")
def test_a_card_to_the_next_utility_costs_ten_times_a_new_roll() -> None:
    game = arrive("ereignis_1", 3, 4, deeds={"elektrizitaetswerk": {"owner": 1}})
    game.apply_chance(card("chance", "E05"))
    assert told(utility_roll(game, 1, 2), "rent_claimable")[0]["amount"] == 30


@pytest.mark.clause("tempo", "cards.execute-at-once")
def test_repairs_cost_by_house_and_hotel() -> None:
    game = arrive("ereignis_1", 3, 4, deeds=colour("braun", 0, 4, 5))
    game.apply_chance(card("chance", "E09"))
    assert cash(game, 0) == START - 4 * 25 - 100


@pytest.mark.clause("tempo", "cards.return-under-pile")
def test_a_card_goes_back_under_its_pile_face_down() -> None:
    game = arrive("gemeinschaft_1", 1, 1)
    returned = told(game.apply_chance(card("community", "G03")), "card_returned")[0]
    assert (returned["deck"], returned["card"], returned["clause"]) == ("community", "G03", "cards.return-under-pile")
    assert game.position()["decks"]["community"]["queue"] == ["G03"]
    assert game.view(0)["decks"]["community"] == {"cards": 16}
    known = [f"G{number:02}" for number in range(2, 17)]
    later = game_at([{}, {"jail_cards": ["G01"]}], decks={"community": {"unseen": [], "queue": known}})
    roll(later, 1, 1)
    assert later.position()["decks"]["community"]["queue"] == [*known[1:], "G02"]


@pytest.mark.clause("tempo", "cards.gojf-keep-or-sell")
@pytest.mark.parametrize(
    ("deck", "place", "name"), [("chance", "ereignis_1", "E10"), ("community", "gemeinschaft_1", "G01")]
)
def test_a_jail_card_is_kept_and_may_be_sold(deck: str, place: str, name: str) -> None:
    game = arrive(place, 1, 2)
    events = game.apply_chance(card(deck, name))
    assert told(events, "card_kept")[0]["clause"] == "cards.gojf-keep-or-sell"
    assert told(events, "card_returned") == []
    assert player(game, 0)["jail_cards"] == [name]
    assert game.view()["decks"][deck] == {"cards": 15}
    game.apply("offer 1 give jailcard take 40")
    events = game.apply("accept", seat=1)
    assert told(events, "jail_card_moved")[0]["clause"] == "cards.gojf-keep-or-sell"
    assert (player(game, 0)["jail_cards"], player(game, 1)["jail_cards"]) == ([], [name])
    assert cash(game, 1) == START - 40


@pytest.mark.clause("tempo", "cards.gojf-keep-or-sell")
def test_a_kept_jail_card_cannot_be_drawn_and_nobody_sells_one_he_has_not() -> None:
    game = game_at([{}, {"jail_cards": ["E10"]}])
    roll(game, 3, 4)
    assert impossible(game, card("chance", "E10")).code == "outcome_not_possible"
    game.apply_chance(card("chance", "E08"))
    refusal = refused(game, "offer 1 give jailcard take 40")
    assert (refusal.code, refusal.clause) == ("no_jail_card", "cards.gojf-keep-or-sell")


@pytest.mark.clause("tempo", "tax.pay-shown-amount")
@pytest.mark.parametrize(("place", "amount"), [("einkommensteuer", 200), ("zusatzsteuer", 100)])
def test_a_tax_square_takes_its_printed_amount_without_a_choice(place: str, amount: int) -> None:
    game = arrive(place, 1, 2)
    paid = told(game.events, "paid")[-1]
    assert (paid["from"], paid["to"], paid["amount"], paid["reason"]) == (0, "bank", amount, "tax")
    assert paid["clause"] == "tax.pay-shown-amount"
    assert game.phase == "turn_end"
    assert refused(game, "tax percent").code == "not_now"


@pytest.mark.clause("tempo", "tax.pay-shown-amount")
def test_a_tax_one_cannot_pay_is_a_debt_to_the_bank() -> None:
    game = arrive("zusatzsteuer", 1, 2, players=[{"cash": 99}, {}])
    debt = told(game.events, "debt_opened")[0]
    assert (debt["creditor"], debt["amount"], "tax.pay-shown-amount" in debt["also"]) == ("bank", 100, True)


@pytest.mark.clause("tempo", "parking.nothing-happens")
def test_nothing_happens_on_free_parking() -> None:
    game = arrive("frei_parken", 4, 6)
    landed = told(game.events, "landed")[0]
    assert (landed["action"], landed["clause"]) == ("park", "parking.nothing-happens")
    assert (told(game.events, "paid"), cash(game, 0), game.phase) == ([], START, "turn_end")


@pytest.mark.clause("tempo", "parking.business-continues")
def test_business_goes_on_from_free_parking() -> None:
    deeds = colour("hellblau", 0) | {"suedbahnhof": {"owner": 0}}
    game = arrive("frei_parken", 4, 6, deeds=deeds)
    game.apply("build poststrasse")
    game.apply("mortgage suedbahnhof")
    assert deed(game, "poststrasse")["houses"] == 1
    game.apply("end")
    roll(game, 2, 4)
    game.apply("demand chausseestrasse", seat=0)
    assert cash(game, 0) == START - 50 + 100 + 12
