"""The choices of a seat, found by asking about one action after the other: the judge of the quick way."""

from __future__ import annotations

from typing import Any

from magie.text.board.choices import BY_DEED, TRADES
from magie.text.board.match import BoardMatch
from magie.text.deal.choices import BY_CARD
from magie.text.deal.match import DealMatch

Entry = dict[str, Any]
ABOUT_MONEY = ("cash_short", "interest_not_covered")
RANGES = {"bid": "amount", "declare": "count"}


def answer(match: BoardMatch | DealMatch, seat: int, raw: Entry) -> Entry:
    """What is said to one action."""
    refused = match.refusal(match.read_action(raw), seat)
    if refused is None:
        return {"legal": True}
    named = {"refusal": refused.code, "clause": refused.clause, "arguments": dict(refused.arguments)}
    return {**named, "why": str(refused)}


def board_choices(match: BoardMatch, seat: int, found: list[Entry]) -> list[Entry]:
    """All entries but for ranges, which are taken from those `found`; the conformance suite tries them to the edge."""
    legal = [dict(action) for action in match.legal_actions(seat)]
    entries = []
    for quick in found:
        kind = quick["do"]
        allowed = [action for action in legal if action["do"] == kind]
        entry: Entry = {"do": kind, "legal": bool(allowed)}
        if kind in BY_DEED:
            entry |= _deeds(match, seat, kind, allowed)
        elif kind in TRADES:
            entry |= _trades(match, seat, kind, allowed)
        elif kind in RANGES and allowed:
            entry[RANGES[kind]] = quick[RANGES[kind]]
        elif allowed:
            entry["actions"] = allowed
        if not entry["legal"]:
            entry |= _board_example(match, seat, kind)
        entries.append(entry)
    return entries


def _deeds(match: BoardMatch, seat: int, kind: str, allowed: list[Entry]) -> Entry:
    open_deeds = list(dict.fromkeys(action["deed"] for action in allowed))
    own = [deed for index, deed in enumerate(match.edition.deed_ids) if match.record.deeds[index].owner == seat]
    refused = {deed: answer(match, seat, {"do": kind, "deed": deed}) for deed in own if deed not in open_deeds}
    return {"deeds": open_deeds, "refused": refused}


def _trades(match: BoardMatch, seat: int, kind: str, allowed: list[Entry]) -> Entry:
    partners = {action["to"] for action in allowed if kind == "offer"}
    open_deeds: set[str] = set()
    refused: dict[str, Entry] = {}
    maker = match.record.offer.maker
    others = range(match.seats) if kind == "offer" else [maker] if maker >= 0 else []
    for other in others:
        for index, deed in enumerate(match.edition.deed_ids):
            owner = match.record.deeds[index].owner
            if other == seat or owner not in (seat, other):
                continue
            to = {"to": other} if kind == "offer" else {}
            said = answer(match, seat, {"do": kind, **to, "give" if owner == seat else "take": {"deeds": [deed]}})
            if said.get("refusal", ABOUT_MONEY[0]) in ABOUT_MONEY:
                partners.add(other)
                open_deeds.add(deed)
            else:
                refused.setdefault(deed, said)
    is_asked = kind == "counter" and match.phase() == "offer" and match.record.offer.to == seat
    entry: Entry = {
        "legal": bool(partners) or bool(allowed) or is_asked,
        "deeds": [deed for deed in match.edition.deed_ids if deed in open_deeds],
        "refused": {deed: said for deed, said in refused.items() if deed not in open_deeds},
    }
    return {"to": sorted(partners), **entry} if kind == "offer" else entry


def _board_example(match: BoardMatch, seat: int, kind: str) -> Entry:
    edition = match.edition
    first = {"deeds": [edition.deed_ids[0]]}
    if kind == "play_fortune" and not edition.fortune_ids:
        return {"refusal": "not_here", "clause": None, "arguments": {}, "why": answer_not_here(match)}
    examples: dict[str, Entry] = {
        "bid": {"amount": int(edition.tables[0].auction_minimum)},
        "declare": {"count": 1},
        "sell_group": {"group": edition.group_ids[0], "level": 0},
        "pay_tax": {"choice": "flat"},
        "move": {"steps": 1},
        "choose": {"option": "pay"},
        "offer": {"to": (seat + 1) % match.seats, "give": first},
        "counter": {"give": first},
        "play_fortune": {"card": edition.fortune_ids[-1]} if edition.fortune_ids else {},
        **{by_deed: {"deed": edition.deed_ids[0]} for by_deed in BY_DEED},
    }
    return answer(match, seat, {"do": kind, **examples.get(kind, {})})


def answer_not_here(match: BoardMatch) -> str:
    from magie.text.sentences import refusal_sentence

    return refusal_sentence("not_here", {}, match.edition)


def deal_choices(match: DealMatch, seat: int, found: list[Entry]) -> list[Entry]:
    legal = [dict(action) for action in match.legal_actions(seat)]
    entries = []
    for quick in found:
        kind = quick["do"]
        allowed = [action for action in legal if action["do"] == kind]
        entry: Entry = {"do": kind, "legal": bool(allowed)}
        if kind in BY_CARD and allowed:
            entry["cards"] = [action["card"] for action in allowed]
        elif kind == "swap" and allowed:
            most = {action["with"]: action["count"] for action in allowed}  # listed from the least to the most
            entry["with"] = [{"place": place, "least": 1, "most": count} for place, count in most.items()]
        elif allowed:
            entry["actions"] = allowed
        else:
            entry |= answer(match, seat, {"do": kind, **_deal_example(match, seat, kind)})
        entries.append(entry)
    return entries


def _deal_example(match: DealMatch, seat: int, kind: str) -> Entry:
    hand, game = match.hand_of(seat), match.record
    places = int(match.edition.tables[0].places[match.seats])
    if kind in BY_CARD:
        return {"card": hand[0] if hand else match.edition.card_ids[0]}
    if kind == "swap":
        filled = [place for place in range(places) if place != seat and game.piles[place].count > 0]
        return {"with": filled[0] if filled else (seat + 1) % match.seats, "count": 1}
    if kind == "swap_and_draw":
        return {"with": places - 1}
    if kind == "lay_down":
        excess = len(hand) - int(match.edition.tables[0].hand[match.seats])
        return {"sets": {}, **({"shed": hand[:excess]} if excess > 0 else {})}
    return {"sets": {}} if kind == "attach" else {}
