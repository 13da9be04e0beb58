"""The whole space of what a seat could ask for now: what is legal with its range, and why the rest is not."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from magie.board.codes import NO_DEED, Do, Refusal
from magie.board.layout import RefusalRow, Verdict
from magie.text.actions import Action
from magie.text.board.actions import ARGUMENTS, DRIVER_ACTIONS
from magie.text.choices import Reasons, legal_by_kind, verdict_layout
from magie.text.sentences import refusal_sentence

if TYPE_CHECKING:
    from magie.text.board.match import BoardMatch

BY_DEED = ("demand_rent", "build", "place", "sell_building", "mortgage", "redeem", "take_over")
FREE_AMOUNT = {"bid": "amount", "declare": "count"}
TRADES = ("offer", "counter")
# A deed that is refused for one of these alone can be traded all the same, with some money in the bundle.
ABOUT_MONEY = (Refusal.CASH_SHORT, Refusal.INTEREST_NOT_COVERED)
CODES = {kind: int(Do[kind.upper()]) for kind in ARGUMENTS if kind not in DRIVER_ACTIONS}
VERDICT = verdict_layout(Verdict, RefusalRow)


class OnDeed(NamedTuple):
    """What the rules say to one kind of action with one deed."""

    deed: int
    other: int  # the other side of a trade
    allowed: int
    why: bytes

    @property
    def is_open(self) -> bool:
        """Whether the deed may be in a trade, if need be with money beside it."""
        return bool(self.allowed) or _code_of(self.why) in ABOUT_MONEY


class Example(NamedTuple):
    """What the rules say to a kind of action as such."""

    allowed: int
    least: int
    most: int
    why: bytes


def list_choices(match: BoardMatch, seat: int, explained: bool) -> list[dict[str, Any]]:
    """One entry for each kind: `legal`, its arguments, or the refusal with its clause and, if `explained`, in words."""
    legal = legal_by_kind(match.legal_actions(seat))
    examples, on_deeds = _verdicts(match, seat)
    reasons = Reasons(match, explained)
    entries = []
    for kind, code in CODES.items():
        allowed = legal.get(kind, [])
        entry: dict[str, Any] = {"do": kind, "legal": bool(allowed)}
        if kind in BY_DEED:
            entry |= _deeds(match, allowed, on_deeds[code], reasons)
        elif kind in FREE_AMOUNT and allowed:
            entry[FREE_AMOUNT[kind]] = _range(match, kind, examples[code])
        elif kind in TRADES:
            # Whoever is asked may always answer with an offer of his own, even if no single deed makes one.
            is_asked = kind == "counter" and "reject" in legal
            entry |= _trades(match, kind, allowed, on_deeds[code], reasons, is_asked)
        elif allowed:
            entry["actions"] = [action.plain() for action in allowed]
        if not entry["legal"]:
            example = examples.get(code)
            entry |= _not_here(match, explained) if example is None else reasons.verdict(example.allowed, example.why)
        entries.append(entry)
    return entries


def _verdicts(match: BoardMatch, seat: int) -> tuple[dict[int, Example], dict[int, list[OnDeed]]]:
    """What the engine says to each kind as such, and to each kind with single deeds."""
    examples: dict[int, Example] = {}
    on_deeds: dict[int, list[OnDeed]] = defaultdict(list)
    for kind, deed, other, allowed, least, most, why in VERDICT.iter_unpack(match.verdicts(seat)):
        if deed == NO_DEED:
            examples[kind] = Example(allowed, least, most, why)
        else:
            on_deeds[kind].append(OnDeed(deed, other, allowed, why))
    return examples, on_deeds


def _code_of(why: bytes) -> int:
    """The code stands first in the row."""
    return int.from_bytes(why[:4], sys.byteorder)


def _range(match: BoardMatch, kind: str, example: Example) -> dict[str, int]:
    """The least and the most a bid or a declared number may be."""
    step = match.edition.numbers.step if kind == "bid" else 1
    return {"least": example.least, "most": example.most, "step": step}


def _not_here(match: BoardMatch, explained: bool) -> dict[str, Any]:
    """For an action that the edition does not know, not even as an example."""
    answer: dict[str, Any] = {"refusal": "not_here", "clause": None, "arguments": {}}
    return {**answer, "why": refusal_sentence("not_here", {}, match.edition)} if explained else answer


def _deeds(match: BoardMatch, allowed: list[Action], asked: Iterable[OnDeed], reasons: Reasons) -> dict[str, Any]:
    """Which of the deeds that concern the seat are open to this kind, and why the others are not."""
    open_deeds = list(dict.fromkeys(action["deed"] for action in allowed))
    refused = {}
    for verdict in asked:
        deed = match.edition.deed_ids[verdict.deed]
        if deed not in open_deeds:
            refused[deed] = reasons.verdict(verdict.allowed, verdict.why)
    return {"deeds": open_deeds, "refused": refused}


def _trades(
    match: BoardMatch, kind: str, allowed: list[Action], asked: list[OnDeed], reasons: Reasons, is_asked: bool
) -> dict[str, Any]:
    """With whom the seat can trade and which deeds, its own and theirs; and why the others cannot be traded.

    Offers are free bundles. Each deed is asked about alone, as a gift.
    """
    names = match.edition.deed_ids
    open_ones = [verdict for verdict in asked if verdict.is_open]
    open_deeds = {verdict.deed for verdict in open_ones}
    partners = {verdict.other for verdict in open_ones}
    if kind == "offer":
        partners |= {int(action["to"]) for action in allowed}
    refused: dict[str, Any] = {}
    for verdict in asked:
        if verdict.deed not in open_deeds and names[verdict.deed] not in refused:
            refused[names[verdict.deed]] = reasons.entry(verdict.why)
    entry: dict[str, Any] = {
        "legal": bool(partners) or bool(allowed) or is_asked,
        "deeds": [names[deed] for deed in sorted(open_deeds)],
        "refused": refused,
    }
    return {"to": sorted(partners), **entry} if kind == "offer" else entry
