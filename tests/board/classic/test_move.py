"""Moving the tokens, and the seven things a square can ask for."""

from __future__ import annotations

import pytest

from magie import Game
from tests.board.classic.kit import game_at
from tests.board.kit import cash, dice, in_the_books, player, roll, square
from tests.kit import impossible, refused, told

# Every square in the direction of the arrow, with what it asks of somebody who lands on it while nothing is owned.
LANDINGS = [
    ("los", "salary"),
    ("badstrasse", "buy"),
    ("gemeinschaft_1", "card"),
    ("turmstrasse", "buy"),
    ("einkommensteuer", "tax"),
    ("suedbahnhof", "buy"),
    ("chausseestrasse", "buy"),
    ("ereignis_1", "card"),
    ("elisenstrasse", "buy"),
    ("poststrasse", "buy"),
    ("gefaengnis", "nothing"),
    ("seestrasse", "buy"),
    ("elektrizitaetswerk", "buy"),
    ("hafenstrasse", "buy"),
    ("neue_strasse", "buy"),
    ("westbahnhof", "buy"),
    ("muenchener_strasse", "buy"),
    ("gemeinschaft_2", "card"),
    ("wiener_strasse", "buy"),
    ("berliner_strasse", "buy"),
    ("frei_parken", "park"),
    ("theaterstrasse", "buy"),
    ("ereignis_2", "card"),
    ("museumstrasse", "buy"),
    ("opernplatz", "buy"),
    ("nordbahnhof", "buy"),
    ("lessingstrasse", "buy"),
    ("schillerstrasse", "buy"),
    ("wasserwerk", "buy"),
    ("goethestrasse", "buy"),
    ("gehe_ins_gefaengnis", "jail"),
    ("rathausplatz", "buy"),
    ("hauptstrasse", "buy"),
    ("gemeinschaft_3", "card"),
    ("bahnhofstrasse", "buy"),
    ("hauptbahnhof", "buy"),
    ("ereignis_3", "card"),
    ("parkstrasse", "buy"),
    ("zusatzsteuer", "tax"),
    ("schlossallee", "buy"),
]
RING = [name for name, _ in LANDINGS]
# What the game waits for after each of these landings.
NEXT_PHASE = {
    "salary": "turn_end",
    "buy": "purchase",
    "card": "draw_card",
    "nothing": "turn_end",
    "park": "turn_end",
    "jail": "turn_end",
}


@pytest.mark.clause("classic", "move.enter-on-los")
def test_tokens_are_set_on_los_and_that_pays_no_salary() -> None:
    game = Game("classic", players=5, seed=1)
    assert [event["seat"] for event in told(game.events, "seated")] == [0, 1, 2, 3, 4]
    assert [square(game, seat) for seat in range(5)] == ["los"] * 5
    assert in_the_books(game)[1:] == [30_000] * 5
    assert not [paid for paid in told(game.events, "paid") if paid["reason"] == "salary"]


@pytest.mark.clause("classic", "move.two-dice-sum")
@pytest.mark.parametrize(
    ("pips", "target"),
    [((2, 5), "ereignis_1"), ((5, 6), "seestrasse"), ((1, 2), "turmstrasse"), ((6, 3), "poststrasse")],
)
def test_the_token_moves_by_the_sum_of_both_dice(pips: tuple[int, int], target: str) -> None:
    game = game_at()
    rolled = told(roll(game, *pips), "rolled")
    assert rolled[0]["dice"] == list(pips)
    assert square(game, 0) == target
    assert [square(game, seat) for seat in (1, 2)] == ["los", "los"]


@pytest.mark.clause("classic", "move.two-dice-sum")
def test_a_turn_begins_with_a_roll_of_two_dice() -> None:
    game = game_at()
    assert refused(game, "end").code == "must_roll"
    game.apply("roll")
    assert impossible(game, dice(5)).code == "outcome_not_possible"
    assert impossible(game, dice(0, 6)).code == "outcome_not_possible"
    assert refused(game, "roll").code == "chance_pending"


@pytest.mark.clause("classic", "move.share-space")
def test_tokens_may_share_a_square_without_any_effect() -> None:
    game = game_at(players=[{"square": "ereignis_1"}, {"square": "gefaengnis"}, {"square": "gefaengnis"}])
    roll(game, 1, 2)
    assert [square(game, seat) for seat in range(3)] == ["gefaengnis"] * 3
    assert [cash(game, seat) for seat in range(3)] == [30_000] * 3
    assert [player(game, seat)["in_jail"] for seat in range(3)] == [False] * 3
    game.apply("end")
    assert game.to_act == 1


@pytest.mark.clause("classic", "move.share-space")
def test_a_property_can_be_bought_while_another_token_stands_on_it() -> None:
    game = game_at(players=[{}, {"square": "turmstrasse"}])
    roll(game, 1, 2)
    game.apply("buy")
    assert square(game, 1) == "turmstrasse"
    assert cash(game, 1) == 30_000


@pytest.mark.clause("classic", "move.space-actions")
@pytest.mark.parametrize(("target", "action"), LANDINGS)
def test_each_square_asks_for_exactly_one_thing(target: str, action: str) -> None:
    start = RING[(RING.index(target) - 3) % 40]
    game = game_at(players=[{"square": start}, {}])
    landed = told(roll(game, 1, 2), "landed")
    assert [(event["square"], event["action"]) for event in landed] == [(target, action)]
    if action != "tax":
        assert game.phase == NEXT_PHASE[action]


@pytest.mark.clause("classic", "move.space-actions")
def test_income_tax_is_chosen_and_extra_tax_is_taken_at_once() -> None:
    income = game_at()
    assert told(roll(income, 1, 3), "landed")[0]["action"] == "tax"
    assert income.phase == "tax_choice"
    extra = game_at(players=[{"square": "hauptbahnhof"}, {}])
    assert told(roll(extra, 1, 2), "landed")[0]["action"] == "tax"
    assert cash(extra, 0) == 30_000 - 2000


@pytest.mark.clause("classic", "move.space-actions")
@pytest.mark.parametrize(
    ("deed", "action"),
    [
        ({"owner": 1}, "rent"),
        ({"owner": 1, "mortgaged": True}, "nothing"),
        ({"owner": 0}, "nothing"),
        ({}, "buy"),
    ],
)
def test_a_property_asks_for_rent_only_if_it_has_an_owner_who_may_take_it(deed: dict[str, object], action: str) -> None:
    game = game_at(deeds={"turmstrasse": deed})
    assert [event["action"] for event in told(roll(game, 1, 2), "landed")] == [action]
    assert game.phase == ("purchase" if action == "buy" else "turn_end")


@pytest.mark.clause("classic", "move.space-actions")
def test_a_square_reached_by_a_card_asks_for_its_thing_as_well() -> None:
    game = game_at()
    roll(game, 3, 4)
    landed = told(game.apply_chance({"chance": "card", "deck": "chance", "card": "E03"}), "landed")
    assert [(event["square"], event["action"]) for event in landed] == [("seestrasse", "buy")]
