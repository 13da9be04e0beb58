"""Actions in words, with what they cost or bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from magie.bots.base import BoardView
from magie.cli._words import Words
from magie.errors import IllegalAction, MagieError
from magie.text.actions import Action
from magie.text.fluent import has_message, message
from magie.text.sentences import action_sentence, refusal_sentence

if TYPE_CHECKING:
    from magie.game import Game

PRICED = ("buy", "build", "sell_building", "sell_group", "mortgage", "redeem", "take_over", "pay_fine", "upgrade")


def label(action: Action, game: Game, seat: int, words: Words) -> str:
    """What the action would do, in a few words."""
    if not has_message(f"action-{action.do.replace('_', '-')}", words.language):
        return str(action)
    known: dict[str, Any] = {}
    if action.do in ("buy", "decline"):
        known["square"] = BoardView(game.view(seat), game.edition).square(seat)
    if action.do in PRICED:
        known["sum"] = abs(change_of_cash(action, game, seat))
    return action_sentence(action, game.edition, words.language, game.names, **known)


def kind_name(kind: str, words: Words) -> str:
    message_id = f"action-kind-{kind.replace('_', '-')}"
    return message(message_id, words.language) if has_message(message_id, words.language) else kind


def change_of_cash(action: Action, game: Game, seat: int) -> int:
    """What the action does to the cash of the seat: tried on a copy, so that no rule is written twice."""
    tried = game.match.copy()
    tried.apply(action, seat)
    after = BoardView(tried.view(seat, game.names), game.edition)
    return after.cash(seat) - BoardView(game.view(seat), game.edition).cash(seat)


def refusal(raw: Mapping[str, Any], game: Game, seat: int, words: Words) -> str | None:
    """Why the rules would not allow this now, or None."""
    tried = game.match.copy()
    try:
        tried.apply(tried.read_action(raw), seat)
    except MagieError as problem:
        return problem_sentence(problem, game, words)
    return None


def problem_sentence(problem: MagieError, game: Game, words: Words) -> str:
    """A refusal in the reader's language and with the names at this table."""
    if isinstance(problem, IllegalAction):
        return refusal_sentence(problem.code, problem.arguments, game.edition, words.language, game.names)
    return words("not-understood", what=getattr(problem, "what", str(problem)))
