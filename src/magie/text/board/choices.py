"""The whole space of what a seat could ask for now: what is legal with its range, and why the rest is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from magie.board.codes import Do
from magie.text.actions import Action
from magie.text.board.actions import ARGUMENTS, DRIVER_ACTIONS
from magie.text.sentences import refusal_sentence

if TYPE_CHECKING:
    from magie.text.board.match import BoardMatch

BY_DEED = ("demand_rent", "build", "place", "sell_building", "mortgage", "redeem", "take_over")
FREE_AMOUNT = {"bid": ("amount", Do.BID), "declare": ("count", Do.DECLARE)}
OPTIONS = {"pay_tax": ("choice", ("flat", "percent")), "choose": ("option", ("pay", "draw"))}


def list_choices(match: BoardMatch, seat: int) -> list[dict[str, Any]]:
    """One entry for each kind: `legal`, its arguments, or the refusal with its clause."""
    legal = match.legal_actions(seat)
    entries = []
    for kind in ARGUMENTS:
        if kind in DRIVER_ACTIONS:
            continue
        allowed = [action for action in legal if action.do == kind]
        entry: dict[str, Any] = {"do": kind, "legal": bool(allowed)}
        if kind in BY_DEED:
            entry |= _deeds(match, seat, kind, allowed)
        elif kind in FREE_AMOUNT and allowed:
            name, code = FREE_AMOUNT[kind]
            least, most = match.free_range(code, seat)
            step = int(match.edition.tables[0].step) if kind == "bid" else 1
            entry[name] = {"least": least, "most": most, "step": step}
        elif kind in ("offer", "counter"):
            entry |= _partners(match, seat, kind, allowed)
        elif allowed:
            entry["actions"] = [dict(action) for action in allowed]
        if not entry["legal"]:
            sample = _sample(match, kind)
            entry |= _refusal(match, seat, sample) if sample is not None else _not_here(match)
        entries.append(entry)
    return entries


def _not_here(match: BoardMatch) -> dict[str, Any]:
    """For an action that the edition does not know, not even as an example."""
    return {
        "refusal": "not_here",
        "clause": None,
        "arguments": {},
        "why": refusal_sentence("not_here", {}, match.edition),
    }


def _deeds(match: BoardMatch, seat: int, kind: str, allowed: list[Action]) -> dict[str, Any]:
    """Which of the deeds that concern the seat are open to this kind, and why the others are not."""
    open_deeds = list(dict.fromkeys(action["deed"] for action in allowed))
    refused = {}
    for index, deed in enumerate(match.edition.deed_ids):
        if match.record.deeds[index].owner == seat and deed not in open_deeds:
            refused[deed] = _refusal(match, seat, {"do": kind, "deed": deed})
    return {"deeds": open_deeds, "refused": refused}


def _partners(match: BoardMatch, seat: int, kind: str, allowed: list[Action]) -> dict[str, Any]:
    """Offers are free bundles; whether one may be made at all is asked with a deed for deed of no value."""
    if kind == "counter":
        return {"legal": bool(allowed) or (match.phase() == "offer" and int(match.record.offer.to) == seat)}
    return {"to": sorted({action["to"] for action in allowed})}


def _sample(match: BoardMatch, kind: str) -> dict[str, Any] | None:
    """An action of the kind to ask the engine about, when none is legal."""
    first_deed = match.edition.deed_ids[0]
    if kind == "play_fortune" and not match.edition.fortune_ids:
        return None
    samples: dict[str, Any] = {
        "bid": {"amount": int(match.edition.tables[0].auction_minimum)},
        "declare": {"count": 1},
        "sell_group": {"group": match.edition.group_ids[0], "level": 0},
        "pay_tax": {"choice": "flat"},
        "move": {"steps": 1},
        "choose": {"option": "pay"},
        "offer": {"to": 0, "give": {"deeds": [first_deed]}},
        "counter": {"give": {"deeds": [first_deed]}},
    }
    if kind == "play_fortune":
        return {"do": kind, "card": match.edition.fortune_ids[-1]}
    if kind in BY_DEED:
        return {"do": kind, "deed": first_deed}
    return {"do": kind, **samples.get(kind, {})}


def _refusal(match: BoardMatch, seat: int, raw: dict[str, Any]) -> dict[str, Any]:
    refused = match.refusal(match.read_action(raw), seat)
    if refused is None:
        return {"legal": True}
    return {
        "refusal": refused.code,
        "clause": refused.clause,
        "arguments": dict(refused.arguments),
        "why": str(refused),
    }
