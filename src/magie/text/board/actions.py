"""Actions of the board editions: from JSON and text, and back to text; `action_rows` has the rows.

Only form is checked here (unknown names, missing arguments, wrong types); whether an action is legal is asked of
the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from functools import partial
from typing import Any, TypedDict

from magie.board.codes import ALWAYS_DEMAND, NEVER_COMPETE, CardOption, TaxChoice
from magie.board.layout import PILES
from magie.editions import Edition
from magie.errors import IllegalAction, Unreadable
from magie.text.actions import Action, arguments_from_words, read_fields, read_number, split_words, whole_number
from magie.text.amounts import read_amount
from magie.text.sentences import refusal_sentence
from magie.text.shapes import words_of

# Reads an argument (value, name, whole action, edition) into its canonical form, or raises Unreadable. What it says
# it returns is the type that is published (text/shapes.py).
Reader = Callable[[Any, str, Any, Edition], Any]
# do -> its arguments (a trailing ? marks those that may be left out)
ARGUMENTS: dict[str, tuple[str, ...]] = {
    "roll": (),
    "pay_fine": (),
    "stay": (),
    "use_jail_card": ("card?",),
    "move": ("steps?", "to?"),
    "upgrade": (),
    "keep_token": (),
    "buy": (),
    "decline": (),
    "bid": ("amount",),
    "pass": (),
    "demand_rent": ("deed",),
    "pay_tax": ("choice",),
    "choose": ("option", "seat?"),
    "build": ("deed",),
    "declare": ("count",),
    "place": ("deed",),
    "sell_building": ("deed",),
    "sell_group": ("group", "level"),
    "mortgage": ("deed",),
    "redeem": ("deed",),
    "take_over": ("deed", "redeem?"),
    "offer": ("to", "give?", "take?", "redeem?", "settle?"),
    "accept": ("redeem?",),
    "reject": (),
    "withdraw": (),
    "counter": ("give?", "take?", "redeem?"),
    "play_fortune": ("card", "deed?", "other_deed?"),
    "ready": (),
    "end_turn": (),
    "bankrupt": (),
    "resign": (),
    "prefer": ("always_demand?", "never_compete?"),
    "tick": ("seconds",),
    "deadline": ("seat",),
}
DRIVER_ACTIONS = ("tick", "deadline")
# Short words of the text form, where they differ from the kind.
WORDS = {
    "pay_fine": "fine",
    "keep_token": "keep",
    "play_fortune": "fortune",
    "use_jail_card": "jailcard",
    "demand_rent": "demand",
    "pay_tax": "tax",
    "sell_building": "sell",
    "sell_group": "sell-group",
    "take_over": "takeover",
    "end_turn": "end",
    "tick": "@tick",
    "deadline": "@deadline",
}
PREFERENCES = {"always_demand": ALWAYS_DEMAND, "never_compete": NEVER_COMPETE}


class Bundle(TypedDict):
    """One side of an offer."""

    cash: int
    deeds: list[str]
    jail_cards: int


BUNDLE = tuple(Bundle.__annotations__)


class PartOfBundle(TypedDict, total=False):
    """One side of an offer as a player may write it: what is left out is nothing."""

    cash: int
    deeds: list[str]
    jail_cards: int


def read_action(raw: str | Mapping[str, Any], edition: Edition) -> Action:
    """An action from JSON, text or a mapping, with its form checked and defaults filled in."""
    if isinstance(raw, Action) and raw.is_read_by(edition.hash):
        return raw
    fields = read_fields(raw, partial(_from_text, edition=edition))
    kind: str = fields["do"]
    _refuse_forbidden(fields, edition)
    if kind not in ARGUMENTS:
        raise Unreadable(str(raw)[:200], f"there is no action {kind!r} in {edition.name}")
    allowed = {argument.rstrip("?") for argument in ARGUMENTS[kind]}
    for key in fields:
        if key != "do" and key not in allowed:
            raise Unreadable(str(raw)[:200], f"{kind} has no argument {key!r}")
    for argument in ARGUMENTS[kind]:
        if not argument.endswith("?") and argument not in fields:
            raise Unreadable(str(raw)[:200], f"{kind} needs {argument}")
    if kind == "move" and ("steps" in fields) == ("to" in fields):
        raise Unreadable(str(raw)[:200], "move needs steps, or the square to go to")
    clean = {"do": kind}
    for key, value in fields.items():
        if key != "do":
            clean[key] = argument_reader(kind, key)(value, key, raw, edition)
    return Action(clean, text_of, edition.hash)


def _known(value: Any, names: tuple[str, ...], what: str, raw: Any) -> str:
    if not isinstance(value, str) or value not in names:
        raise Unreadable(str(raw)[:200], f"there is no {what} {str(value)[:60]!r}")
    return value


def _number(value: Any, name: str, raw: Any, edition: Edition) -> int:
    return whole_number(value, name, raw)


def _flag(value: Any, name: str, raw: Any, edition: Edition) -> bool:
    if not isinstance(value, bool):
        raise Unreadable(str(raw)[:200], f"{name} must be true or false")
    return value


def _deed(value: Any, name: str, raw: Any, edition: Edition) -> str:
    return _known(value, edition.deed_ids, "deed", raw)


def _group(value: Any, name: str, raw: Any, edition: Edition) -> str:
    return _known(value, edition.group_ids, "group", raw)


def _square(value: Any, name: str, raw: Any, edition: Edition) -> str:
    return _known(value, edition.square_ids, "square", raw)


def _jail_card(value: Any, name: str, raw: Any, edition: Edition) -> str:
    return _known(value, _jail_card_ids(edition), "jail-free card", raw)


def _fortune_card(value: Any, name: str, raw: Any, edition: Edition) -> str:
    return _known(value, edition.fortune_ids, "fortune card", raw)


def _word(codes: type[IntEnum]) -> Reader:
    """A word for one of these codes."""
    words = tuple(code.name.lower() for code in codes)

    def read(value: Any, name: str, raw: Any, edition: Edition) -> str:
        return _known(value, words, name, raw)

    read.__annotations__["return"] = words_of(codes)
    return read


def _deeds(value: Any, name: str, raw: Any, edition: Edition) -> list[str]:
    if not isinstance(value, list):
        raise Unreadable(str(raw)[:200], "deeds are a list")
    deeds = [_deed(deed, name, raw, edition) for deed in value]
    if len(set(deeds)) != len(deeds):
        raise Unreadable(str(raw)[:200], "a deed is named twice")
    return sorted(deeds, key=edition.deed_ids.index)


def _bundle(value: Any, name: str, raw: Any, edition: Edition) -> PartOfBundle:
    if not isinstance(value, Mapping):
        raise Unreadable(str(raw)[:200], f"{name} is an object with cash, deeds and jail_cards")
    for part in value:
        if part not in BUNDLE:
            raise Unreadable(str(raw)[:200], f"{name} has no part {part!r}")
    return {
        "cash": whole_number(value.get("cash", 0), "cash", raw),
        "deeds": _deeds(value.get("deeds", []), "deeds", raw, edition),
        "jail_cards": whole_number(value.get("jail_cards", 0), "jail_cards", raw),
    }


# argument -> how it is read; where it means something else in one kind of action, that kind stands in front
READERS: dict[str, Reader] = {
    **dict.fromkeys(("amount", "count", "seconds", "seat", "to", "level", "steps"), _number),
    **dict.fromkeys(("deed", "other_deed"), _deed),
    **dict.fromkeys(("give", "take"), _bundle),
    **dict.fromkeys((*PREFERENCES, "settle", "take_over.redeem"), _flag),
    "group": _group,
    "card": _jail_card,
    "play_fortune.card": _fortune_card,
    "choice": _word(TaxChoice),
    "option": _word(CardOption),
    "redeem": _deeds,
    "move.to": _square,
}


def argument_reader(kind: str, name: str) -> Reader:
    """Who reads an argument of a kind of action."""
    return READERS.get(f"{kind}.{name}") or READERS[name]


def _refuse_forbidden(fields: Mapping[str, Any], edition: Edition) -> None:
    """What players ask for and the rulebook forbids in so many words is refused with its clause, not as unreadable."""
    asked = set(fields) - {"do"}
    for side in ("give", "take"):
        if isinstance(fields.get(side), Mapping):
            asked |= set(fields[side])
    for entry in edition.file.forbidden:
        if fields["do"] == entry.do and (not entry.keys or asked & set(entry.keys)):
            clauses = tuple(entry.clauses)
            arguments = {"kind": fields["do"], "what": ", ".join(sorted(asked & set(entry.keys))) or fields["do"]}
            teller = partial(refusal_sentence, "forbidden", arguments, edition)
            raise IllegalAction("forbidden", clauses, arguments, teller)


def _jail_card_ids(edition: Edition) -> tuple[str, ...]:
    """Of the piles, and the one that a player may have found under a property."""
    drawn = [card.id for pile in range(PILES) for card in edition.cards(pile) if card.effect == "get_out_of_jail"]
    return (*drawn, *(card.id for card in edition.file.fortune if card.effect == "get_out_of_jail"))


def text_of(action: Mapping[str, Any]) -> str:
    """The short text form; `read_action` reads it back to the same action."""
    kind = action["do"]
    words = [WORDS.get(kind, kind)]
    if kind in ("offer", "counter"):
        if kind == "offer":
            words.append(str(action["to"]))
        for side in ("give", "take"):
            part = action.get(side, {})
            items = [str(part["cash"])] if part.get("cash") else []
            items += part.get("deeds", []) + ["jailcard"] * part.get("jail_cards", 0)
            if items:
                words += [side, *items]
        if action.get("redeem"):
            words += ["redeem", *action["redeem"]]
        if action.get("settle"):
            words.append("settle")
    elif kind == "move":
        words += [str(action["steps"])] if "steps" in action else ["to", action["to"]]
    elif kind == "play_fortune":
        words += [action["card"], *(action[key] for key in ("deed", "other_deed") if key in action)]
    elif kind == "accept":
        words += ["redeem", *action["redeem"]] if action.get("redeem") else []
    elif kind == "take_over":
        words += [action["deed"], "redeem" if action.get("redeem") else "keep"]
    elif kind == "prefer":
        for name in PREFERENCES:
            if name in action:
                words += [name, "on" if action[name] else "off"]
    else:
        words += [str(value) for key, value in action.items() if key != "do"]
    return " ".join(words)


def _from_text(raw: str, edition: Edition) -> dict[str, Any]:
    kind, words = split_words(raw, WORDS, ARGUMENTS)
    fields: dict[str, Any] = {"do": kind}
    rest = words[1:]
    if kind in ("offer", "counter"):
        if kind == "offer":
            fields["to"] = read_number(rest.pop(0) if rest else "", raw)
        fields |= _bundles_from_text(rest, raw, edition)
    elif kind == "accept":
        fields |= _bundles_from_text(rest, raw, edition)
    elif kind == "move":
        if len(rest) == 2 and rest[0] == "to":
            return {"do": kind, "to": rest[1]}
        if len(rest) == 1:
            return {"do": kind, "steps": read_number(rest[0], raw)}
        raise Unreadable(raw[:200], "say: move STEPS, or move to SQUARE")
    elif kind == "play_fortune":
        return _fortune_from_text(rest, raw, edition)
    elif kind == "take_over":
        if len(rest) == 2 and rest[1] in ("keep", "redeem"):
            return {"do": kind, "deed": rest[0], "redeem": rest[1] == "redeem"}
        raise Unreadable(raw[:200], "say: takeover DEED keep, or takeover DEED redeem")
    elif kind == "prefer":
        for name, state in zip(rest[::2], rest[1::2], strict=False):
            fields[name] = state == "on"
    else:
        for name, word in arguments_from_words(words, ARGUMENTS[kind], raw):
            numeric = name in ("count", "seconds", "seat", "level")
            fields[name] = (
                _money(word, raw, edition) if name == "amount" else read_number(word, raw) if numeric else word
            )
    return fields


def _fortune_from_text(words: list[str], raw: str, edition: Edition) -> dict[str, Any]:
    """`fortune F13 technikkai`, `fortune F11 OWN OTHER`; what one deed means depends on the card."""
    if not 1 <= len(words) <= 3:
        raise Unreadable(raw[:200], "say: fortune CARD, and the deeds it is played for")
    fields: dict[str, Any] = {"do": "play_fortune", "card": words[0]}
    takes = any(card.id == words[0] and card.effect == "take_property" for card in edition.file.fortune)
    if len(words) == 2:
        fields["other_deed" if takes else "deed"] = words[1]
    elif len(words) == 3:
        fields |= {"deed": words[1], "other_deed": words[2]}
    return fields


def _money(word: str, raw: str, edition: Edition) -> int:
    """An amount as people type it: where the edition knows `k`, 372k is 372000."""
    amount = read_amount(word, edition.file.currency)
    return read_number(word, raw) if amount is None else amount


def _bundles_from_text(words: list[str], raw: str, edition: Edition) -> dict[str, Any]:
    """Both sides of `give 200 turmstrasse take badstrasse jailcard redeem badstrasse`."""
    fields: dict[str, Any] = {}
    side = ""
    for word in words:
        if word in ("give", "take", "redeem"):
            side = word
            fields.setdefault(side, [] if side == "redeem" else {"cash": 0, "deeds": [], "jail_cards": 0})
        elif word == "settle":
            fields["settle"] = True
        elif side == "redeem":
            fields[side].append(word)
        elif not side:
            raise Unreadable(raw[:200], "after the seat comes give, take or redeem")
        elif word == "jailcard":
            fields[side]["jail_cards"] += 1
        elif read_amount(word, edition.file.currency) is not None:
            fields[side]["cash"] = _money(word, raw, edition)
        else:
            fields[side]["deeds"].append(word)
    return fields
