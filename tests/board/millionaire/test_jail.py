"""Jail, just visiting, and free parking."""

from __future__ import annotations

import pytest

from tests.board.kit import card, cash, deed, owned, player, prisoner, roll, square
from tests.board.millionaire.kit import START, arrive, colour, draw, game_at, star, with_card
from tests.kit import kinds, payments, refused, told


@pytest.mark.clause("millionaire", "jail.enter-by-space")
def test_the_square_sends_to_jail_and_ends_the_turn() -> None:
    game = arrive("gehe_ins_gefaengnis", 1, 2)
    assert told(game.events, "jailed")[0]["clause"] == "jail.enter-by-space"
    assert (square(game, 0), player(game, 0)["in_jail"]) == ("gefaengnis", True)
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("millionaire", "jail.enter-by-space")
def test_it_ends_the_turn_even_after_doubles() -> None:
    game = arrive("gehe_ins_gefaengnis", 2, 2)
    assert game.phase == "turn_end"
    assert refused(game, "roll").code == "not_now"
    assert told(game.events, "jailed")[0]["clause"] == "jail.enter-by-space"


@pytest.mark.clause("millionaire", "jail.go-directly")
@pytest.mark.parametrize("jail_card", ["C08", "L11"])
def test_a_card_leads_to_jail_without_touching_a_square_in_between(jail_card: str) -> None:
    game = draw(jail_card, lying={"partyplatz": "F13", "modeplatz": "F12"})
    assert told(game.events, "jailed")[0]["clause"] == "jail.go-directly"
    assert [event["square"] for event in told(game.events, "landed")] == [square_of(jail_card)]
    assert (square(game, 0), with_card(game)) == ("gefaengnis", ["modeplatz", "partyplatz"])


def square_of(card_id: str) -> str:
    return "ereignis_2" if card_id.startswith("C") else "millionaer_2"


@pytest.mark.clause("millionaire", "jail.go-directly")
def test_so_does_the_square_and_so_do_three_doubles() -> None:
    game = arrive("gehe_ins_gefaengnis", 1, 2)
    assert "jail.go-directly" in told(game.events, "jailed")[0]["also"]
    game = game_at([{"square": "frei_parken"}, {}], turn={"seat": 0, "doubles": 2, "dice": [1, 1]}, phase="roll_again")
    events = roll(game, 2, 2)
    assert "jail.go-directly" in told(events, "jailed")[0]["also"]
    assert told(events, "landed") == []


@pytest.mark.clause("millionaire", "jail.no-los")
def test_nobody_passes_los_on_the_way() -> None:
    for game in (arrive("gehe_ins_gefaengnis", 1, 2), draw("C08")):
        jailed = told(game.events, "jailed")[0]
        assert "jail.no-los" in jailed["also"]
        assert (cash(game, 0), star(game, 0)) == (START, 1)
        assert told(game.events, "lap") == []
        assert game.phase == "turn_end"


@pytest.mark.clause("millionaire", "jail.three-rounds")
def test_a_prisoner_stays_while_he_fails() -> None:
    game = game_at(prisoner())
    for attempt in (1, 2):
        failed = told(roll(game, 1, 2), "jail_failed")[0]
        assert (failed["attempts"], failed["clause"]) == (attempt, "jail.three-rounds")
        assert (square(game, 0), game.phase) == ("gefaengnis", "turn_end")
        assert player(game, 0)["in_jail"]
        game.apply("end")
        for _ in (1, 2):
            roll(game, 3, 5)
            game.apply("end")
        assert game.phase == "jail_choice"


@pytest.mark.clause("millionaire", "jail.escape-doubles")
def test_doubles_free_the_prisoner_who_moves_by_them() -> None:
    game = game_at(prisoner())
    events = roll(game, 3, 3)
    assert told(events, "freed")[0]["clause"] == "jail.escape-doubles"
    assert (square(game, 0), cash(game, 0)) == ("freizeitpark_stadt", START)
    assert not player(game, 0)["in_jail"]


@pytest.mark.clause("millionaire", "jail.escape-doubles-ends-turn")
def test_after_the_square_is_settled_the_turn_ends() -> None:
    game = game_at(prisoner())
    freed = told(roll(game, 3, 3), "freed")[0]
    assert "jail.escape-doubles-ends-turn" in freed["also"]
    assert game.phase == "purchase"
    game.apply("buy")
    assert game.phase == "turn_end"
    refusal = refused(game, "roll")
    assert (refusal.code, refusal.clause) == ("not_now", "jail.escape-doubles-ends-turn")
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("millionaire", "jail.escape-card")
@pytest.mark.parametrize("attempts", [0, 1, 2])
@pytest.mark.parametrize("held", ["C09", "L12"])
def test_a_jail_free_card_frees_him_at_any_time_and_he_rolls_and_moves(attempts: int, held: str) -> None:
    game = game_at(prisoner(attempts, jail_cards=[held]))
    freed = told(game.apply(f"jailcard {held}"), "freed")[0]
    assert (freed["how"], freed["clause"]) == ("card", "jail.escape-card")
    roll(game, 2, 3)
    assert square(game, 0) == "millionaer_2"


@pytest.mark.clause("millionaire", "jail.escape-card")
@pytest.mark.parametrize("named", ["jailcard", "jailcard F10"])
def test_so_does_the_hidden_key_among_the_fortune_cards(named: str) -> None:
    game = game_at(prisoner(fortunes=["F10"]))
    assert "use_jail_card" in kinds(game)
    assert told(game.apply(named), "freed")[0]["clause"] == "jail.escape-card"
    roll(game, 4, 4)
    assert (square(game, 0), game.phase) == ("frei_parken", "roll_again")


@pytest.mark.clause("millionaire", "jail.escape-card")
@pytest.mark.parametrize("named", ["jailcard", "jailcard C09", "jailcard F10"])
def test_without_a_card_it_cannot_be_used(named: str) -> None:
    refusal = refused(game_at(prisoner()), named)
    assert (refusal.code, refusal.clause) == ("no_jail_card", "jail.escape-card")


@pytest.mark.clause("millionaire", "jail.card-back-under-its-pile")
@pytest.mark.parametrize(("held", "deck", "other"), [("C09", "chance", "C10"), ("L12", "millionaire", "L05")])
def test_the_used_card_goes_under_the_pile_it_came_from(held: str, deck: str, other: str) -> None:
    players = [{"in_jail": True, "jail_cards": [held]}, {}]
    game = game_at(players, decks={deck: {"queue": [other]}})
    returned = told(game.apply("jailcard"), "card_returned")[0]
    assert (returned["deck"], returned["card"]) == (deck, held)
    assert "jail.card-back-under-its-pile" in returned["also"]
    assert game.position()["decks"][deck]["queue"] == [other, held]
    assert player(game, 0)["jail_cards"] == []


@pytest.mark.clause("millionaire", "jail.escape-fine")
@pytest.mark.parametrize("attempts", [0, 1, 2])
def test_50k_before_the_roll_free_him_for_a_usual_turn(attempts: int) -> None:
    game = game_at(prisoner(attempts))
    events = game.apply("fine")
    assert payments(events) == [(0, "bank", 50_000)]
    assert told(events, "freed")[0]["clause"] == "jail.escape-fine"
    roll(game, 4, 4)
    assert (square(game, 0), game.phase) == ("frei_parken", "roll_again")


@pytest.mark.clause("millionaire", "jail.escape-fine")
def test_after_the_roll_it_is_too_late_and_without_the_money_impossible() -> None:
    game = game_at(prisoner())
    roll(game, 1, 2)
    assert refused(game, "fine").clause == "jail.escape-fine"
    refusal = refused(game_at(prisoner(cash=49_000)), "fine")
    assert (refusal.code, refusal.clause) == ("cash_short", "jail.escape-fine")
    assert refused(game_at(), "fine").code == "jail_not_in"


@pytest.mark.clause("millionaire", "jail.after-three-rounds")
def test_the_third_failure_costs_50k_and_he_moves_by_that_roll() -> None:
    game = game_at(prisoner(2))
    events = roll(game, 1, 4)
    assert payments(events) == [(0, "bank", 50_000)]
    assert told(events, "paid")[0]["clause"] == "jail.after-three-rounds"
    assert square(game, 0) == "millionaer_2"
    assert not player(game, 0)["in_jail"]


@pytest.mark.clause("millionaire", "jail.after-three-rounds")
def test_who_lacks_the_50k_raises_them_before_he_moves() -> None:
    game = game_at(prisoner(2, cash=20_000), deeds=owned("modeplatz", by=0))
    events = roll(game, 1, 4)
    assert "jail.after-three-rounds" in told(events, "debt_opened")[0]["also"]
    assert square(game, 0) == "gefaengnis"
    game.apply("mortgage modeplatz")
    assert (square(game, 0), cash(game, 0)) == ("millionaer_2", 5000)


@pytest.mark.clause("millionaire", "jail.rent-while-jailed")
def test_a_prisoner_still_collects_rent() -> None:
    game = arrive("schlossblick", 1, 2, players=[{}, {"in_jail": True}, {}], deeds=owned("schlossblick"))
    paid = told(game.events, "paid")[0]
    assert (paid["to"], paid["amount"]) == (1, 20_000)
    assert "jail.rent-while-jailed" in paid["also"]


@pytest.mark.clause("millionaire", "jail.auctions-while-jailed")
def test_a_prisoner_bids_builds_and_trades() -> None:
    players = [{}, {"in_jail": True}, {}]
    game = arrive("modeplatz", 1, 2, players=players)
    game.apply("decline")
    assert "jail.auctions-while-jailed" in told(game.apply("bid 5k", seat=1), "bid")[0]["also"]
    game = game_at(players, deeds=colour("pink", 1) | owned("modeplatz", by=0))
    assert "jail.auctions-while-jailed" in told(game.apply("build schlossblick", seat=1), "built")[0]["also"]
    game.apply("offer 1 give modeplatz take 50k", seat=0)
    assert "jail.auctions-while-jailed" in told(game.apply("accept", seat=1), "accepted")[0]["also"]
    assert deed(game, "modeplatz")["owner"] == 1


@pytest.mark.clause("millionaire", "jail.visiting")
def test_just_visiting_does_nothing() -> None:
    game = arrive("gefaengnis", 1, 2)
    landed = told(game.events, "landed")[0]
    assert (landed["action"], landed["clause"]) == ("nothing", "jail.visiting")
    assert not player(game, 0)["in_jail"]
    game.apply("end")
    assert cash(game, 0) == START
    refusal = refused(game_at([{"square": "gefaengnis"}, {}]), "fine")
    assert (refusal.code, refusal.clause) == ("jail_not_in", "jail.visiting")


@pytest.mark.clause("millionaire", "parking.nothing-happens")
def test_free_parking_does_nothing() -> None:
    game = arrive("frei_parken", 1, 2)
    assert told(game.events, "landed")[0]["clause"] == "parking.nothing-happens"
    assert (payments(game.events), game.phase) == ([], "turn_end")
    game.apply("end")
    assert game.view()["players"][0].get("cash", START) == START


@pytest.mark.clause("millionaire", "jail.no-los")
def test_a_prisoner_who_comes_out_passes_los_as_anybody() -> None:
    game = arrive("gehe_ins_gefaengnis", 1, 2)
    assert "jail.no-los" in told(game.events, "jailed")[0]["also"]
    game = game_at(prisoner(star=5))
    roll(game, 5, 5)
    assert square(game, 0) == "ereignis_2"
    game.apply_chance(card("chance", "C05"))
    assert payments(game.events) == [("bank", 0, 250_000)]
