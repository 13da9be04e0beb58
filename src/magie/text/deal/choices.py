"""The whole space of what a seat could ask for now: what is legal with its range, and why the rest is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from magie.deal.codes import Do
from magie.deal.layout import RefusalRow, Verdict
from magie.text.actions import Action
from magie.text.choices import Reasons, legal_by_kind, verdict_layout
from magie.text.deal.actions import ARGUMENTS, DRIVER_ACTIONS

if TYPE_CHECKING:
    from magie.text.deal.match import DealMatch

BY_CARD = ("add", "discard", "pass_card")
CODES = {kind: int(Do[kind.upper()]) for kind in ARGUMENTS if kind not in DRIVER_ACTIONS}
VERDICT = verdict_layout(Verdict, RefusalRow)


def list_choices(match: DealMatch, seat: int, explained: bool) -> list[dict[str, Any]]:
    """One entry for each kind: `legal`, its arguments, or the refusal with its clause and, if `explained`, in words."""
    legal = legal_by_kind(match.legal_actions(seat))
    verdicts = {kind: (allowed, why) for kind, allowed, why in VERDICT.iter_unpack(match.verdicts(seat))}
    reasons = Reasons(match, explained)
    entries = []
    for kind, code in CODES.items():
        allowed = legal.get(kind, [])
        entry: dict[str, Any] = {"do": kind, "legal": bool(allowed)}
        if kind in BY_CARD and allowed:
            entry["cards"] = [action["card"] for action in allowed]
        elif kind == "swap" and allowed:
            entry["with"] = _ranges(allowed)
        elif allowed:
            # Of all ways to arrange cards the best is named; any other that the rules allow may be played too.
            entry["actions"] = [action.plain() for action in allowed]
        if not allowed:
            entry |= reasons.verdict(*verdicts[code])
        entries.append(entry)
    return entries


def _ranges(swaps: list[Action]) -> list[dict[str, int]]:
    """With which pile, and up to how many cards."""
    most: dict[int, int] = {}
    for action in swaps:
        most[action["with"]] = max(most.get(action["with"], 0), action["count"])
    return [{"place": place, "least": 1, "most": count} for place, count in most.items()]
