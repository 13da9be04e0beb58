"""The log of a board game for people: one sentence for each event worth telling, dull bookkeeping folded away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magie.editions import Edition
from magie.text.sentences import event_sentence, tell

Event = Mapping[str, Any]

# Never told: the events beside them say the same, or nobody at the table would remark on them.
SILENT = frozenset(
    {
        "card_kept",  # the card itself says so
        "card_returned",
        "clock",
        "decks_placed",
        "deed_moved",  # a sale, an accepted offer or a bankruptcy has told it
        "jail_card_moved",
        "landed",  # where to, the move has told; what follows is told next
        "lap",  # the salary tells it
        "placed",  # the building is told
        "preference",
        "seated",
        "stock_sorted",
        "turn_ended",
    }
)
# Payments already told by the event beside them: reason -> that event.
TOLD_BY = {
    "bid": ("sold",),
    "build": ("built",),
    "interest": ("taken_over", "redeemed"),
    "mortgage": ("mortgaged",),
    "pot": ("pot_taken",),
    "price": ("bought",),
    "redeem": ("redeemed",),
    "resale": ("sold_building", "group_sold"),
    "tax": ("tax_chosen",),
    "trade": ("accepted",),
}


def narrate(events: Sequence[Event], edition: Edition, language: str | None, names: Sequence[str]) -> list[str]:
    """The events as sentences, in order."""
    told: list[str] = []
    for index, event in enumerate(events):
        if is_silent(events, index, edition):
            continue
        folded = _folded(events, index)
        if folded is None:
            told.append(event_sentence(event, edition, language, names))
        else:
            told.append(tell(*folded, edition, language, names))
    return told


def is_silent(events: Sequence[Event], index: int, edition: Edition) -> bool:
    """Whether an event gets no sentence of its own."""
    return events[index]["event"] in SILENT or _is_told_elsewhere(events, index, edition)


def _folded(events: Sequence[Event], index: int) -> tuple[str, dict[str, Any]] | None:
    """The message that tells this event together with later ones, and its arguments; None if it stands alone."""
    event = events[index]
    following = _neighbour(events, index, 1)
    match event["event"]:
        case "rolled" if _is_move_by_dice(following, event["seat"]):
            arguments = {name: event[name] for name in ("seat", "dice", "doubles")}
            return "narrate-rolled", arguments | {"square": following["to"]}
        case "rent_demanded" | "rent_claimable" if _is_payment(following, "rent", event["debtor"]):
            arguments = {name: event[name] for name in ("owner", "debtor", "deed", "amount")}
            return "narrate-rent", arguments
        case "paid" if event["reason"] == "start":
            return "narrate-start", {"seats": _starters(events, event["amount"]), "amount": event["amount"]}
    return None


def _is_told_elsewhere(events: Sequence[Event], index: int, edition: Edition) -> bool:
    """Whether the sentence of an event beside this one says everything this one would."""
    event = events[index]
    previous = _neighbour(events, index, -1)
    following = _neighbour(events, index, 1)
    match event["event"]:
        case "moved":
            from_jail_order = previous.get("event") == "jailed" and event["reason"] == "jail"
            return from_jail_order or (previous.get("event") == "rolled" and _is_move_by_dice(event, previous["seat"]))
        case "paid":
            return _is_payment_told(events, index, edition)
        case "rent_claimable":
            demanded = following.get("event") == "rent_demanded" and following["deed"] == event["deed"]
            return demanded or _matches(following, event="debt_opened", reason="rent", debtor=event["debtor"])
        case "card_chosen":
            return _is_payment(following, "fine", event["seat"])
        case "turn_started":
            return previous.get("event") == "starts"
        case "jail_failed":
            return _matches(following, event="freed", how="third_failure")
        case "estate_opened":
            return not event["deeds"] and not event["jail_cards"]
    return False


def _is_payment_told(events: Sequence[Event], index: int, edition: Edition) -> bool:
    event = events[index]
    reason = event["reason"]
    if reason == "start":
        # The first one tells it for all who start with as much.
        return any(_is_start(other, event["amount"]) for other in events[:index])
    beside = [_neighbour(events, index, step, past_payments=True) for step in (-1, 1)]
    before = beside[0].get("event")
    if before == "debt_paid" or (before in ("rent_demanded", "rent_claimable") and reason == "rent"):
        return True
    if before == "card_drawn" and reason in ("card", "fine", "tax"):
        return _names_its_amount(beside[0], edition)
    return any(other.get("event") in TOLD_BY.get(reason, ()) for other in beside)


def _neighbour(events: Sequence[Event], index: int, step: int, *, past_payments: bool = False) -> Event:
    """The nearest event before or after this one that is not silent; an empty one if there is none."""
    place = index + step
    while 0 <= place < len(events):
        skipped = events[place]["event"] in SILENT or (past_payments and events[place]["event"] == "paid")
        if not skipped:
            return events[place]
        place += step
    return {}


def _is_move_by_dice(event: Event, seat: int) -> bool:
    return _matches(event, event="moved", reason="dice", seat=seat)


def _is_payment(event: Event, reason: str, seat: int) -> bool:
    return _matches(event, event="paid", reason=reason, **{"from": seat})


def _is_start(event: Event, amount: int) -> bool:
    return _matches(event, event="paid", reason="start", amount=amount)


def _matches(event: Event, /, **expected: Any) -> bool:
    return all(event.get(name) == value for name, value in expected.items())


def _starters(events: Sequence[Event], amount: int) -> list[int]:
    return [event["to"] for event in events if _is_start(event, amount)]


def _names_its_amount(drawn: Event, edition: Edition) -> bool:
    """Whether the text of a drawn card already says who pays how much; repairs and moves do not."""
    piles = (edition.cards(0), edition.cards(1))
    effect = next(card.effect for pile in piles for card in pile if card.id == drawn["card"])
    return effect in ("collect", "pay", "collect_from_each", "pay_each")
