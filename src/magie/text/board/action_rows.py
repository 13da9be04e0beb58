"""Actions of the board editions between names and the engine's rows: both ways, and what a bundle of a trade holds."""

from __future__ import annotations

from typing import Any

from magie._frozen import record_of
from magie._records import Batch
from magie.board.codes import FORTUNE, NO_DEED, NOBODY, CardOption, Do, TaxChoice
from magie.board.layout import PILES, ActionRow, GameState
from magie.editions import Edition
from magie.text.actions import Action
from magie.text.board.actions import ARGUMENTS, PREFERENCES, Bundle, text_of


def to_row(action: Action, seat: int, edition: Edition, games: Batch[GameState]) -> Batch[ActionRow]:
    """The engine's row for a readable action. Which jail cards a count means is looked up in the game."""
    kind = action.do
    row = {
        "kind": int(Do[kind.upper()]),
        "seat": seat,
        "deed": edition.deed_ids.index(action["deed"]) if "deed" in action else NO_DEED,
        "group": edition.group_ids.index(action["group"]) if "group" in action else -1,
        "other_deed": edition.deed_ids.index(action["other_deed"]) if "other_deed" in action else NO_DEED,
        "other": NOBODY if kind == "move" else action.get("to", action.get("seat", NOBODY)),
        "pile": -1,
        "card": -1,
        "to_square": -1,
    }
    for key in ("amount", "count", "seconds", "level", "steps"):
        if key in action:
            row["amount"] = action[key]
    if kind == "pay_tax":
        row["amount"] = int(TaxChoice[action["choice"].upper()])
    elif kind == "choose":
        row["amount"] = int(CardOption[action["option"].upper()])
    elif kind == "move" and "to" in action:
        row["to_square"] = edition.square_ids.index(action["to"])
    elif kind == "play_fortune":
        row["card"] = edition.fortune_ids.index(action["card"])
    elif kind == "use_jail_card":
        row["pile"] = _pile_of_card(action.get("card"), seat, edition, games)
    elif kind == "prefer":
        row["amount"] = sum(bit for name, bit in PREFERENCES.items() if action.get(name) is True)
        row["other"] = sum(bit for name, bit in PREFERENCES.items() if action.get(name) is False)
    elif kind == "take_over":
        row["flag"] = int(action.get("redeem", False))
    elif "redeem" in action:
        row["redeem"] = _bits(action["redeem"], edition)
    if kind in ("offer", "counter"):
        row |= _bundles_of(action, seat, edition, games)
    return record_of(ActionRow, row)


def _bundles_of(action: Action, seat: int, edition: Edition, games: Batch[GameState]) -> dict[str, int]:
    """What is given and taken, in the fields of a row."""
    to = action["to"] if action.do == "offer" else games[0].offer.maker
    give = action.get("give", {})
    take = action.get("take", {})
    return {
        "flag": int(action.get("settle", False)),
        "give_cash": give.get("cash", 0),
        "take_cash": take.get("cash", 0),
        "give_deeds": _bits(give.get("deeds", []), edition),
        "take_deeds": _bits(take.get("deeds", []), edition),
        "give_cards": _card_bits(give.get("jail_cards", 0), seat, games),
        "take_cards": _card_bits(take.get("jail_cards", 0), to, games),
    }


def _pile_of_card(card: str | None, seat: int, edition: Edition, games: Batch[GameState]) -> int:
    for pile in range(PILES):
        if card is None and games[0].players[seat].jail_cards[pile] > 0:
            return pile
        if card is not None and any(entry.id == card for entry in edition.cards(pile)):
            return pile
    is_fortune = any(entry.effect == "get_out_of_jail" for entry in edition.file.fortune)
    return FORTUNE if is_fortune else 0


def _bits(deeds: list[str], edition: Edition) -> int:
    return sum(1 << edition.deed_ids.index(deed) for deed in deeds)


def _card_bits(count: int, seat: int, games: Batch[GameState]) -> int:
    """`count` jail cards of a seat; more than it holds gives a bit no pile has, which the engine refuses."""
    if count == 0:
        return 0
    if not 0 <= count <= PILES:
        return 1 << PILES
    if not 0 <= seat < games[0].table.seats:
        return 0
    held = [pile for pile in range(PILES) if games[0].players[seat].jail_cards[pile] > 0]
    missing = [pile for pile in range(PILES) if pile not in held]
    return sum(1 << pile for pile in (held + missing)[:count])


def from_row(row: ActionRow, edition: Edition) -> Action:
    """The action an engine row stands for."""
    kind = Do(row.kind).name.lower()
    fields: dict[str, Any] = {"do": kind}
    for argument in ARGUMENTS[kind]:
        name = argument.rstrip("?")
        value = _argument_of_row(row, kind, name, edition)
        if value is not None:
            fields[name] = value
    return Action(fields, text_of, edition.hash)


def _argument_of_row(row: ActionRow, kind: str, name: str, edition: Edition) -> Any:
    match name:
        case "deed":
            return edition.deed_ids[row.deed] if row.deed >= 0 else None
        case "group":
            return edition.group_ids[row.group]
        case "other_deed":
            return edition.deed_ids[row.other_deed] if row.other_deed >= 0 else None
        case "steps":
            return int(row.amount) or None
        case "settle":
            return bool(row.flag) or None
        case "to" if kind == "move":
            return edition.square_ids[row.to_square] if row.to_square >= 0 else None
        case "seat" if kind == "choose":
            return int(row.other) if row.other >= 0 else None
        case "amount" | "count" | "seconds" | "level":
            return int(row.amount)
        case "to" | "seat":
            return int(row.other)
        case "card" if kind == "play_fortune":
            return edition.fortune_ids[row.card]
        case "card" if row.pile == FORTUNE:
            return next(card.id for card in edition.file.fortune if card.effect == "get_out_of_jail")
        case "card":
            return next(card.id for card in edition.cards(row.pile) if card.effect == "get_out_of_jail")
        case "choice":
            return TaxChoice(row.amount).name.lower()
        case "option":
            return CardOption(row.amount).name.lower()
        case "redeem":
            if kind == "take_over":
                return bool(row.flag)
            return deeds_of(row.redeem, edition) or None
        case "give":
            return bundle_of(row.give_cash, row.give_deeds, row.give_cards, edition)
        case "take":
            return bundle_of(row.take_cash, row.take_deeds, row.take_cards, edition)
        case _:
            bit = PREFERENCES[name]
            return True if row.amount & bit else False if row.other & bit else None


def deeds_of(bits: int, edition: Edition) -> list[str]:
    return [deed for index, deed in enumerate(edition.deed_ids) if bits >> index & 1]


def bundle_of(cash: int, deeds: int, cards: int, edition: Edition) -> Bundle:
    return {"cash": int(cash), "deeds": deeds_of(deeds, edition), "jail_cards": int(cards).bit_count()}
