"""The whole space of what a seat could ask for now: what is legal with its range, and why the rest is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from magie.text.actions import Action
from magie.text.deal.actions import ARGUMENTS, DRIVER_ACTIONS

if TYPE_CHECKING:
    from magie.text.deal.match import DealMatch

BY_CARD = ("add", "discard", "pass_card")


def list_choices(match: DealMatch, seat: int) -> list[dict[str, Any]]:
    """One entry for each kind: `legal`, its arguments, or the refusal with its clause."""
    legal = match.legal_actions(seat)
    entries = []
    for kind in ARGUMENTS:
        if kind in DRIVER_ACTIONS:
            continue
        allowed = [action for action in legal if action.do == kind]
        entry: dict[str, Any] = {"do": kind, "legal": bool(allowed)}
        if kind in BY_CARD and allowed:
            entry["cards"] = [action["card"] for action in allowed]
        elif kind == "swap" and allowed:
            entry["with"] = _ranges(allowed)
        elif allowed:
            # Of all ways to arrange cards the best is named; any other that the rules allow may be played too.
            entry["actions"] = [dict(action) for action in allowed]
        if not allowed:
            entry |= _refusal(match, seat, _sample(match, kind, seat))
        entries.append(entry)
    return entries


def _ranges(swaps: list[Action]) -> list[dict[str, int]]:
    """With which pile, and up to how many cards."""
    most: dict[int, int] = {}
    for action in swaps:
        most[action["with"]] = max(most.get(action["with"], 0), action["count"])
    return [{"place": place, "least": 1, "most": count} for place, count in most.items()]


def _sample(match: DealMatch, kind: str, seat: int) -> dict[str, Any]:
    """An action of the kind to ask the engine about, when none is legal."""
    game = match.record
    held = [card for card, count in zip(match.pack.card_ids, game.players[seat].hand, strict=True) if count]
    card = held[0] if held else match.pack.card_ids[0]
    places = int(match.pack.tables[0].places[match.seats])
    others = [place for place in range(places) if place != seat and game.piles[place].count > 0]
    partner = others[0] if others else (seat + 1) % match.seats
    if kind in BY_CARD:
        return {"do": kind, "card": card}
    if kind == "swap":
        return {"do": kind, "with": partner, "count": 1}
    if kind == "swap_and_draw":
        return {"do": kind, "with": places - 1}
    if kind == "lay_down":
        excess = int(game.players[seat].hand_size) - int(match.pack.tables[0].hand[match.seats])
        counts = match.hand_of(seat)
        return {"do": kind, "sets": {}, **({"shed": counts[:excess]} if excess > 0 else {})}
    if kind == "attach":
        return {"do": kind, "sets": {}}
    return {"do": kind}


def _refusal(match: DealMatch, seat: int, raw: dict[str, Any]) -> dict[str, Any]:
    refused = match.refusal(match.read_action(raw), seat)
    if refused is None:
        return {"legal": True}
    return {
        "refusal": refused.code,
        "clause": refused.clause,
        "arguments": dict(refused.arguments),
        "why": str(refused),
    }
