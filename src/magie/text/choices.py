"""What the choices of a seat have in common in both families: which kinds there are, and why one is refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from magie.text.actions import Action

if TYPE_CHECKING:
    from magie.text.engine_match import EngineMatch

    AnyMatch: TypeAlias = EngineMatch[Any, Any]


def kinds_of_actions(match: AnyMatch, seat: int, kinds: Iterable[str]) -> Iterator[tuple[str, list[Action]]]:
    """Each kind of action a seat knows, with the legal ones of that kind."""
    legal = match.legal_actions(seat)
    for kind in kinds:
        if kind not in match.driver_actions:
            yield kind, [action for action in legal if action.do == kind]


def refusal_entry(match: AnyMatch, seat: int, raw: Mapping[str, Any], explained: bool) -> dict[str, Any]:
    """Why the action would be refused, in a sentence too if it is to be `explained`."""
    refused = match.refusal(match.read_action(raw), seat)
    if refused is None:
        return {"legal": True}
    answer = {"refusal": refused.code, "clause": refused.clause, "arguments": dict(refused.arguments)}
    return {**answer, "why": str(refused)} if explained else answer
