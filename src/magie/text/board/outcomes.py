"""Chance outcomes of the board editions: `{"chance": "dice", "dice": [3, 4]}` to the engine's row, and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from magie._frozen import record_of
from magie._records import Batch
from magie.board.codes import BUS, FORTUNE, MAGIE, NO_CARD, NO_DEED, NOBODY, ChanceKind
from magie.board.layout import OutcomeRow
from magie.editions import Edition
from magie.errors import Unreadable
from magie.text.actions import whole_number
from magie.text.outcomes import read_outcome

KEYS = {
    "deal": ("seat", "deed"),
    "opening": ("seat", "dice"),
    "dice": ("dice",),
    "utility": ("dice",),
    "card_dice": ("dice",),
    "card": ("deck", "card"),
    "fortune": ("square", "card"),
}
OPTIONAL = ("seat",)
FACES: dict[int, int | str] = {BUS: "bus", MAGIE: "magie"}
FACE_CODES = {name: code for code, name in FACES.items()}


def outcome_of_row(row: OutcomeRow, edition: Edition) -> dict[str, Any]:
    kind = ChanceKind(row.kind).name.lower()
    outcome: dict[str, Any] = {"chance": kind}
    if kind == "deal":
        return outcome | {"seat": int(row.seat), "deed": edition.deed_ids[row.deed]}
    if kind == "opening":
        return outcome | {"seat": int(row.seat), "dice": dice_of(row.dice)}
    if kind == "card":
        return outcome | {"deck": edition.pile_names[row.pile], "card": edition.card_id(row.pile, row.card)}
    if kind == "fortune":
        return outcome | {"square": edition.deed_ids[row.deed], "card": edition.fortune_ids[row.card]}
    return outcome | {"dice": dice_of(row.dice)}


def dice_of(dice: Iterable[int]) -> list[int | str]:
    """Dice as people read them: the speed die shows a number, the bus or Magie."""
    return [FACES.get(int(pips), int(pips)) for pips in dice if pips > 0]


def row_of_outcome(raw: str | Mapping[str, Any], edition: Edition) -> Batch[OutcomeRow]:
    """The engine's row for an outcome; only its form is checked here."""
    kind, fields = read_outcome(raw, KEYS, edition)
    for key in KEYS[kind]:
        if key not in fields and key not in OPTIONAL:
            raise Unreadable(str(raw)[:200], f"{kind} needs {key}")
    row: dict[str, Any] = {
        "kind": int(ChanceKind[kind.upper()]),
        "seat": whole_number(fields.get("seat", NOBODY), "seat", raw),
        "card": NO_CARD,
        "deed": NO_DEED,
        "weight": 1,
    }
    if "dice" in fields:
        row["dice"] = _read_dice(fields["dice"], raw)
    if "deed" in fields:
        if fields["deed"] not in edition.deed_ids:
            raise Unreadable(str(raw)[:200], f"there is no deed {str(fields['deed'])[:60]!r}")
        row["deed"] = edition.deed_ids.index(fields["deed"])
    if kind == "fortune":
        if fields["card"] not in edition.fortune_ids:
            raise Unreadable(str(raw)[:200], f"there is no fortune card {str(fields['card'])[:60]!r}")
        if fields["square"] not in edition.deed_ids:
            raise Unreadable(str(raw)[:200], f"there is no property {str(fields['square'])[:60]!r}")
        row["pile"] = FORTUNE
        row["card"] = edition.fortune_ids.index(fields["card"])
        row["deed"] = edition.deed_ids.index(fields["square"])
    elif "card" in fields:
        if fields["deck"] not in edition.pile_names:
            raise Unreadable(str(raw)[:200], f"there is no deck {str(fields['deck'])[:60]!r}")
        row["pile"] = edition.pile_names.index(fields["deck"])
        ids = [card.id for card in edition.cards(row["pile"])]
        if fields["card"] not in ids:
            raise Unreadable(str(raw)[:200], f"there is no card {str(fields['card'])[:60]!r} in {fields['deck']}")
        row["card"] = ids.index(fields["card"])
    return record_of(OutcomeRow, row)


def _read_dice(dice: Any, raw: Any) -> list[int]:
    if not isinstance(dice, list | tuple) or not 1 <= len(dice) <= 3:
        raise Unreadable(str(raw)[:200], "dice are a list of one to three numbers")
    read = []
    for index, pips in enumerate(dice):
        is_face = index == 2 and isinstance(pips, str) and pips in FACE_CODES
        read.append(FACE_CODES[pips] if is_face else whole_number(pips, "a die", raw))
    return read
