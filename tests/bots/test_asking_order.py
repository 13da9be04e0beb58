"""Who is asked when: volunteers from the left of the player on turn, then the seats the game waits for."""

from __future__ import annotations

from collections.abc import Container

from magie import Game
from magie.bots.asking_order import AskingOrder
from magie.text.actions import LegalActions


def at_a_turn(on_turn: int) -> Game:
    deeds = {"badstrasse": {"owner": 0}, "turmstrasse": {"owner": 2}, "parkstrasse": {"owner": 3}}
    players: list[dict[str, object]] = [{}, {}, {}, {}]
    return Game.from_position(
        {"edition": "classic", "players": players, "turn": {"seat": on_turn}, "deeds": deeds}, seed=1
    )


def asked(order: AskingOrder, game: Game, seats: Container[int] = range(4)) -> list[int]:
    return [seat for seat, _ in order.volunteers(game, seats)]


def test_volunteers_are_asked_clockwise_from_the_left_of_the_player_on_turn() -> None:
    game = at_a_turn(on_turn=1)
    may_act = [seat for seat in (2, 3, 0) if game.legal_actions(seat)]
    assert len(may_act) > 1, "nobody has anything to do out of turn"
    assert asked(AskingOrder(), game) == may_act


def test_only_the_given_seats_are_asked() -> None:
    game = at_a_turn(on_turn=1)
    assert asked(AskingOrder(), game, {3}) == [3]
    assert [seat for seat, _ in AskingOrder().required(game, {0, 2, 3})] == []


def test_who_waited_is_asked_again_only_for_a_new_kind_of_action() -> None:
    game, order = at_a_turn(on_turn=1), AskingOrder()
    legal = game.legal_actions(3)
    order.has_waited(3, legal)
    assert 3 not in asked(order, game)
    kinds = {action.do for action in legal}
    order.has_waited(3, LegalActions(action for action in legal if action.do != min(kinds)))
    assert 3 in asked(order, game), "it could do something it had not passed up"
    order.has_waited(3, legal)
    order.start_over()
    assert 3 in asked(order, game)


def test_of_those_the_game_waits_for_the_one_to_act_is_asked_first() -> None:
    """Six card players pass a card on together, asked from the left of whoever had the last turn."""
    game = Game("cards", 6, seed=2, options={"dealer": 2})
    game.play_chance()
    while len(game.required) < 2:
        wanted = ("swap",) if game.phase == "turn" else ("discard", "end_turn")
        legal = game.legal_actions()
        game.apply(next((action for action in legal if action.do in wanted), legal[0]))
    assert game.phase == "passing" and game.to_act == 3
    assert [seat for seat, _ in AskingOrder().required(game, range(6))] == [3, 0, 1, 2, 4, 5]
    assert [seat for seat, _ in AskingOrder().required(game, {1, 4})] == [1, 4]
