"""The speed die through a few turns: what happens, in which order, and who is asked."""

from __future__ import annotations

from magie import Game
from tests.board.kit import cash, deed, dice, pass_all, player, roll, square
from tests.board.tempo.kit import START_FAST, fast_at
from tests.kit import impossible, kinds, payments, refused, told


def test_a_triple_a_jail_and_a_bus() -> None:
    game = fast_at([{"square": "suedbahnhof"}, {}])
    events = roll(game, 2, 2, 2)
    assert (told(events, "rolled")[0]["doubles"], game.phase) == (True, "choose_move")
    offered = [action for action in game.legal_actions(0) if action.do == "move"]
    assert [action["steps"] for action in offered if "steps" in action] == [6]
    assert len([action for action in offered if "to" in action]) == 40
    events = game.apply("move to museumstrasse")
    moved = told(events, "moved")[0]
    assert (moved["from"], moved["to"], moved["reason"]) == ("suedbahnhof", "museumstrasse", "jump")
    assert (told(events, "lap"), payments(events), game.phase) == ([], [], "purchase")
    assert payments(game.apply("buy")) == [(0, "bank", 220)]
    assert (game.phase, game.position()["turn"]["doubles"]) == ("roll_again", 1)

    events = roll(game, 3, 4, "magie")
    assert [(event["from"], event["to"]) for event in told(events, "moved")] == [
        ("museumstrasse", "gehe_ins_gefaengnis"),
        ("gehe_ins_gefaengnis", "gefaengnis"),
    ]
    jailed = told(events, "jailed")[0]
    assert (jailed["reason"], "speed-die.jail-cancels-result" in jailed["also"]) == ("space", True)
    assert (game.phase, player(game, 0)["in_jail"]) == ("turn_end", True)
    game.apply("end")

    roll(game, 1, 5, "bus")
    assert (game.to_act, game.phase) == (1, "choose_move")
    assert [str(action) for action in game.legal_actions(1)] == ["move 1", "move 5", "move 6"]
    assert refused(game, "move 2").code == "choice_not_offered"
    game.apply("move 5")
    assert (square(game, 1), game.phase) == ("suedbahnhof", "purchase")
    game.apply("buy")
    game.apply("end")

    assert (game.to_act, game.phase) == (0, "jail_choice")
    assert {"roll", "pay_fine", "stay"} <= kinds(game, 0)
    paid_first = game.copy()
    game.apply("roll")
    assert impossible(game, dice(1, 2, 3)).code == "outcome_not_possible"
    game.apply_chance(dice(1, 2))
    assert (game.phase, player(game, 0)["in_jail"]) == ("turn_end", True)
    paid_first.apply("fine")
    paid_first.apply("roll")
    assert impossible(paid_first, dice(1, 2)).code == "outcome_not_possible"
    paid_first.apply_chance(dice(4, 5, 1))
    assert (square(paid_first, 0), cash(paid_first, 0)) == ("frei_parken", START_FAST - 220 - 50)


def first_leg() -> Game:
    """Seat 0 decides about the first square of a roll with Magie; the second move is still to come."""
    return Game.from_position(
        {
            "edition": "tempo",
            "variants": ["speed_die"],
            "players": [
                {"cash": 900, "square": "chausseestrasse", "laps": 2, "own_turn": 9},
                {"cash": 700, "square": "opernplatz", "laps": 1},
            ],
            "turn": {"seat": 0, "dice": [3, 4, "magie"], "draws": 1, "second_move": True},
            "phase": "purchase",
        },
        seed=1,
    )


def test_the_second_move_of_magie_after_a_purchase() -> None:
    game = first_leg()
    events = game.apply("buy")
    moved = told(events, "moved")[0]
    assert (moved["from"], moved["to"], moved["reason"]) == ("chausseestrasse", "elisenstrasse", "magie")
    assert game.phase == "purchase"
    game.apply("decline")
    assert (game.phase, game.view()["auction"]["lot"]) == ("auction", "elisenstrasse")
    pass_all(game)
    assert (game.phase, game.to_act) == ("turn_end", 0)
    assert (cash(game, 0), deed(game, "elisenstrasse")["owner"]) == (800, None)
    game.apply("end")
    assert game.to_act == 1


def test_a_pending_second_move_survives_writing_the_position_down() -> None:
    again = Game.from_position(first_leg().position(), seed=1)
    again.apply("buy")
    assert square(again, 0) == "elisenstrasse"
