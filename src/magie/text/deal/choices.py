"""The whole space of what a seat could ask for now: what is legal with its range, and why the rest is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from magie.text.actions import Action
from magie.text.choices import kinds_of_actions, refusal_entry
from magie.text.deal.actions import ARGUMENTS

if TYPE_CHECKING:
    from magie.text.deal.match import DealMatch

BY_CARD = ("add", "discard", "pass_card")


def list_choices(match: DealMatch, seat: int, explained: bool) -> list[dict[str, Any]]:
    """One entry for each kind: `legal`, its arguments, or the refusal with its clause and, if `explained`, in words."""
    entries = []
    for kind, allowed in kinds_of_actions(match, seat, ARGUMENTS):
        entry: dict[str, Any] = {"do": kind, "legal": bool(allowed)}
        if kind in BY_CARD and allowed:
            entry["cards"] = [action["card"] for action in allowed]
        elif kind == "swap" and allowed:
            entry["with"] = _ranges(allowed)
        elif allowed:
            # Of all ways to arrange cards the best is named; any other that the rules allow may be played too.
            entry["actions"] = [action.plain() for action in allowed]
        if not allowed:
            entry |= refusal_entry(match, seat, _sample(match, kind, seat), explained)
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
    held = [card for card, count in zip(match.edition.card_ids, game.players[seat].hand, strict=True) if count]
    card = held[0] if held else match.edition.card_ids[0]
    places = int(match.edition.tables[0].places[match.seats])
    others = [place for place in range(places) if place != seat and game.piles[place].count > 0]
    partner = others[0] if others else (seat + 1) % match.seats
    if kind in BY_CARD:
        return {"do": kind, "card": card}
    if kind == "swap":
        return {"do": kind, "with": partner, "count": 1}
    if kind == "swap_and_draw":
        return {"do": kind, "with": places - 1}
    if kind == "lay_down":
        excess = int(game.players[seat].hand_size) - int(match.edition.tables[0].hand[match.seats])
        counts = match.hand_of(seat)
        return {"do": kind, "sets": {}, **({"shed": counts[:excess]} if excess > 0 else {})}
    if kind == "attach":
        return {"do": kind, "sets": {}}
    return {"do": kind}
