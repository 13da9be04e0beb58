"""Actions of the card game: JSON and text to the engine's row, and back.

Only form is checked here (unknown names, missing arguments, wrong types); whether an action is legal is asked of the
engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from magie._frozen import record_of
from magie._records import Batch
from magie.deal.codes import NO_CARD, NOBODY, Do
from magie.deal.layout import MOST_LAID, MOST_SHED, ActionRow
from magie.editions.deal.edition import DealEdition
from magie.errors import Unreadable
from magie.text.actions import Action, arguments_from_words, read_fields, read_number, split_words, whole_number
from magie.text.deal.names import arrangement_fields, arrangement_of_row, canonical_cards, read_card

# Reads an argument (value, name, whole action, edition) into its canonical form, or raises Unreadable. What it says
# it returns is the type that is published (text/shapes.py).
Reader = Callable[[Any, str, Any, DealEdition], Any]
# do -> its arguments (a trailing ? marks those that may be left out)
ARGUMENTS: dict[str, tuple[str, ...]] = {
    "draw": (),
    "add": ("card",),
    "swap": ("with", "count?"),
    "swap_and_draw": ("with",),
    "lay_down": ("sets", "shed?"),
    "pass": (),
    "discard": ("card",),
    "end_turn": (),
    "pass_card": ("card",),
    "attach": ("sets",),
    "propose_void": (),
    "withdraw_void": (),
    "tick": ("seconds",),
    "deadline": ("seat",),
    "cut_off": (),
}
DRIVER_ACTIONS = ("tick", "deadline", "cut_off")
# Short words of the text form, where they differ from the kind.
WORDS = {
    "swap_and_draw": "swap-and-draw",
    "lay_down": "lay-down",
    "end_turn": "end",
    "pass_card": "pass-card",
    "propose_void": "propose-void",
    "withdraw_void": "withdraw-void",
    "tick": "@tick",
    "deadline": "@deadline",
    "cut_off": "@cut-off",
}
NUMBERS = ("with", "count", "seconds", "seat")


def read_action(raw: str | Mapping[str, Any], edition: DealEdition) -> Action:
    """An action from JSON, text or a mapping, with its form checked and defaults filled in."""
    if isinstance(raw, Action) and raw.is_read_by(edition.hash):
        return raw
    fields = read_fields(raw, _from_text)
    kind: str = fields["do"]
    if kind not in ARGUMENTS:
        raise Unreadable(str(raw)[:200], f"there is no action {kind[:60]!r} in {edition.name}")
    allowed = {argument.rstrip("?") for argument in ARGUMENTS[kind]}
    for key in fields:
        if key != "do" and key not in allowed:
            raise Unreadable(str(raw)[:200], f"{kind} has no argument {str(key)[:60]!r}")
    clean: dict[str, Any] = {"do": kind}
    for argument in ARGUMENTS[kind]:
        name = argument.rstrip("?")
        if name in fields:
            clean[name] = argument_reader(kind, name)(fields[name], name, raw, edition)
        elif not argument.endswith("?"):
            raise Unreadable(str(raw)[:200], f"{kind} needs {name}")
    if kind == "swap":
        clean.setdefault("count", 1)
    if clean.get("shed") == []:
        del clean["shed"]
    return Action(clean, text_of, edition.hash)


def _number(value: Any, name: str, raw: Any, edition: DealEdition) -> int:
    return whole_number(value, name, raw)


def _card(value: Any, name: str, raw: Any, edition: DealEdition) -> str:
    if not isinstance(value, str) or value not in edition.card_numbers:
        raise Unreadable(str(raw)[:200], f"there is no card {str(value)[:60]!r}")
    return value


def _cards(value: Any, name: str, raw: Any, edition: DealEdition) -> list[str]:
    if not isinstance(value, list | tuple) or len(value) > MOST_SHED:
        raise Unreadable(str(raw)[:200], f"{name} is a list of at most {MOST_SHED} cards")
    return [_card(card, name, raw, edition) for card in value]


def _sets(value: Any, name: str, raw: Any, edition: DealEdition) -> dict[str, list[str]]:
    if not isinstance(value, Mapping):
        raise Unreadable(str(raw)[:200], "sets is an object: the name of a set, and the list of its cards")
    laid = 0
    clean: dict[str, list[str]] = {}
    for group, cards in value.items():
        if group not in edition.group_ids:
            raise Unreadable(str(raw)[:200], f"there is no set {str(group)[:60]!r}")
        if not isinstance(cards, list | tuple) or not cards:
            raise Unreadable(str(raw)[:200], f"the cards of {group} are a list")
        for card in cards:
            if read_card(card, edition) is None:
                raise Unreadable(str(raw)[:200], f"there is no card {str(card)[:60]!r}")
        laid += len(cards)
        clean[group] = canonical_cards(cards, edition)
    if laid > MOST_LAID:
        raise Unreadable(str(raw)[:200], f"no hand has {laid} cards")
    return {group: clean[group] for group in edition.group_ids if group in clean}


# argument -> how it is read
READERS: dict[str, Reader] = {**dict.fromkeys(NUMBERS, _number), "card": _card, "shed": _cards, "sets": _sets}


def argument_reader(kind: str, name: str) -> Reader:
    """Who reads an argument; here it means the same in every kind of action."""
    return READERS[name]


def to_row(action: Action, seat: int, edition: DealEdition) -> Batch[ActionRow]:
    """The engine's row for a readable action."""
    shed = [edition.card_numbers[card] for card in action.get("shed", ())]
    row = {
        "kind": int(Do[action.do.upper()]),
        "seat": seat,
        "card": edition.card_numbers[action["card"]] if "card" in action else NO_CARD,
        "other": action.get("with", action.get("seat", NOBODY)),
        "count": action.get("count", action.get("seconds", 0)),
        "shed": shed,
        "shed_count": len(shed),
        **arrangement_fields(action.get("sets", {}), edition),
    }
    return record_of(ActionRow, row)


def from_row(row: ActionRow, edition: DealEdition) -> Action:
    """The action an engine row stands for."""
    kind = Do(row.kind).name.lower()
    fields: dict[str, Any] = {"do": kind}
    for argument in ARGUMENTS[kind]:
        name = argument.rstrip("?")
        if name == "card":
            fields[name] = edition.card_ids[row.card]
        elif name in ("with", "seat"):
            fields[name] = int(row.other)
        elif name in ("count", "seconds"):
            fields[name] = int(row.count)
        elif name == "sets":
            fields[name] = arrangement_of_row(row, edition)
        elif row.shed_count:
            fields[name] = [edition.card_ids[row.shed[index]] for index in range(row.shed_count)]
    return Action(fields, text_of, edition.hash)


def text_of(action: Mapping[str, Any]) -> str:
    """The short text form; `read_action` reads it back to the same action."""
    kind = action["do"]
    words = [WORDS.get(kind, kind)]
    if "sets" in action:
        for group, cards in action["sets"].items():
            words += [f"{group}:", *cards]
        if action.get("shed"):
            words += ["shed:", *action["shed"]]
    else:
        words += [str(value) for key, value in action.items() if key != "do"]
    return " ".join(words)


def _from_text(raw: str) -> dict[str, Any]:
    """Read `swap 2 3`, `discard h1`, `lay-down yellow: spui plein chance:lange_poten shed: go`."""
    kind, words = split_words(raw, WORDS, ARGUMENTS)
    fields: dict[str, Any] = {"do": kind}
    if "sets" in ARGUMENTS[kind]:
        return fields | _sets_from_text(words[1:], raw)
    for name, word in arguments_from_words(words, ARGUMENTS[kind], raw):
        fields[name] = read_number(word, raw) if name in NUMBERS else word
    return fields


def _sets_from_text(words: list[str], raw: str) -> dict[str, Any]:
    sets: dict[str, list[str]] = {}
    shed: list[str] = []
    current: list[str] | None = None
    for word in words:
        if word.endswith(":"):
            current = shed if word == "shed:" else sets.setdefault(word[:-1], [])
        elif current is None:
            raise Unreadable(raw[:200], "say the set first, as in: lay-down yellow: spui plein lange_poten")
        else:
            current.append(word)
    return {"sets": sets, **({"shed": shed} if shed else {})}
