"""The whole space of what a seat could ask for now: what is legal with its range, and why the rest is not."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from magie.board.codes import Do
from magie.text.actions import Action
from magie.text.board.actions import ARGUMENTS
from magie.text.choices import kinds_of_actions, refusal_entry
from magie.text.sentences import refusal_sentence

if TYPE_CHECKING:
    from magie.text.board.match import BoardMatch

WhyRefused = Callable[[dict[str, Any]], dict[str, Any]]
BY_DEED = ("demand_rent", "build", "place", "sell_building", "mortgage", "redeem", "take_over")
FREE_AMOUNT = {"bid": ("amount", Do.BID), "declare": ("count", Do.DECLARE)}
TRADES = ("offer", "counter")
# A deed that is refused for one of these alone can be traded all the same, with some money in the bundle.
ABOUT_MONEY = ("cash_short", "interest_not_covered")
OPTIONS = {"pay_tax": ("choice", ("flat", "percent")), "choose": ("option", ("pay", "draw"))}


def list_choices(match: BoardMatch, seat: int, explained: bool) -> list[dict[str, Any]]:
    """One entry for each kind: `legal`, its arguments, or the refusal with its clause and, if `explained`, in words."""
    why_refused = partial(refusal_entry, match, seat, explained=explained)
    entries = []
    for kind, allowed in kinds_of_actions(match, seat, ARGUMENTS):
        entry: dict[str, Any] = {"do": kind, "legal": bool(allowed)}
        if kind in BY_DEED:
            entry |= _deeds(match, seat, kind, allowed, why_refused)
        elif kind in FREE_AMOUNT and allowed:
            name, code = FREE_AMOUNT[kind]
            least, most = match.free_range(code, seat)
            step = int(match.edition.tables[0].step) if kind == "bid" else 1
            entry[name] = {"least": least, "most": most, "step": step}
        elif kind in TRADES:
            entry |= _trades(match, seat, kind, allowed, why_refused)
        elif allowed:
            entry["actions"] = [action.plain() for action in allowed]
        if not entry["legal"]:
            sample = _sample(match, seat, kind)
            entry |= why_refused(sample) if sample is not None else _not_here(match, explained)
        entries.append(entry)
    return entries


def _not_here(match: BoardMatch, explained: bool) -> dict[str, Any]:
    """For an action that the edition does not know, not even as an example."""
    answer: dict[str, Any] = {"refusal": "not_here", "clause": None, "arguments": {}}
    return {**answer, "why": refusal_sentence("not_here", {}, match.edition)} if explained else answer


def _deeds(match: BoardMatch, seat: int, kind: str, allowed: list[Action], why_refused: WhyRefused) -> dict[str, Any]:
    """Which of the deeds that concern the seat are open to this kind, and why the others are not."""
    open_deeds = list(dict.fromkeys(action["deed"] for action in allowed))
    refused = {}
    for index, deed in enumerate(match.edition.deed_ids):
        if match.record.deeds[index].owner == seat and deed not in open_deeds:
            refused[deed] = why_refused({"do": kind, "deed": deed})
    return {"deeds": open_deeds, "refused": refused}


def _trades(match: BoardMatch, seat: int, kind: str, allowed: list[Action], why_refused: WhyRefused) -> dict[str, Any]:
    """With whom the seat can trade and which deeds, its own and theirs; and why the others cannot be traded.

    Offers are free bundles. Each deed is asked about alone, as a gift.
    """
    partners = {int(action["to"]) for action in allowed if kind == "offer"}
    open_deeds: set[str] = set()
    refused: dict[str, Any] = {}
    for other in _other_parties(match, seat, kind):
        to = {"to": other} if kind == "offer" else {}
        for index, deed in enumerate(match.edition.deed_ids):
            owner = int(match.record.deeds[index].owner)
            if owner not in (seat, other):
                continue
            side = "give" if owner == seat else "take"
            answer = why_refused({"do": kind, **to, side: {"deeds": [deed]}})
            if answer.get("refusal", ABOUT_MONEY[0]) in ABOUT_MONEY:
                partners.add(other)
                open_deeds.add(deed)
            else:
                refused.setdefault(deed, answer)
    entry: dict[str, Any] = {
        "legal": bool(partners) or bool(allowed),
        "deeds": [deed for deed in match.edition.deed_ids if deed in open_deeds],
        "refused": {deed: answer for deed, answer in refused.items() if deed not in open_deeds},
    }
    if kind == "offer":
        return {"to": sorted(partners), **entry}
    # Whoever is asked may always answer with an offer of his own, even if no single deed makes one.
    is_asked = match.phase() == "offer" and int(match.record.offer.to) == seat
    return {**entry, "legal": entry["legal"] or is_asked}


def _other_parties(match: BoardMatch, seat: int, kind: str) -> list[int]:
    """Whom an offer of this kind could go to."""
    if kind == "counter":
        maker = int(match.record.offer.maker)
        return [maker] if maker >= 0 and maker != seat else []
    return [other for other in range(match.seats) if other != seat]


def _sample(match: BoardMatch, seat: int, kind: str) -> dict[str, Any] | None:
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
        "offer": {"to": (seat + 1) % match.seats, "give": {"deeds": [first_deed]}},
        "counter": {"give": {"deeds": [first_deed]}},
    }
    if kind == "play_fortune":
        return {"do": kind, "card": match.edition.fortune_ids[-1]}
    if kind in BY_DEED:
        return {"do": kind, "deed": first_deed}
    return {"do": kind, **samples.get(kind, {})}
