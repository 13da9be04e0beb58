"""Samples of everything that can be said: arguments for any message, event, refusal, reason and action.

What is tried for an argument follows from the message or from the reader that makes it, so a new event or a new
message is covered as soon as it is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from itertools import product
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from magie.editions import Edition
from magie.editions.deal.edition import DealEdition
from magie.text.board import events as board_events
from magie.text.board import refusals as board_refusals
from magie.text.deal import events as deal_events
from magie.text.deal import refusals as deal_refusals

Values = dict[str, list[Any]]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = [0, 1, 2, 1234]
MOST_COMBINATIONS = 12
SEAT_ARGUMENTS = ("seat", "other", "owner", "debtor", "creditor", "from", "to", "maker", "on_turn", "dealer")
COUNTS = {"level": range(6), "place": range(8), "seconds": (0, 59, 61, 900, 3600), "star": (1, 3, 5), "with": range(6)}


# --- Messages -------------------------------------------------------------------------------------------------------


class _Variables(Visitor):
    """What each variable of a message may be, from the way the message uses it."""

    def __init__(self, messages: Mapping[str, ast.Message]) -> None:
        self.messages = messages
        self.values: Values = {}
        self.in_function = False

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        usual = NUMBERS if self.in_function else ["Anna", 1234]
        if self.in_function or node.id.name not in self.values:
            self.values[node.id.name] = usual

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.in_function = True
        self.generic_visit(node)
        self.in_function = False

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.messages[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            names = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
            words = [name for name in names if name not in PLURALS]
            self.values[node.selector.id.name] = [*words, "other"] if words else NUMBERS


def arguments_of(entry: ast.Message, messages: Mapping[str, ast.Message]) -> list[dict[str, Any]]:
    """Sets of arguments with which a message, or its attributes, can be told."""
    variables = _Variables(messages)
    variables.visit(entry)
    return combinations_of(variables.values)


def combinations_of(values: Mapping[str, Sequence[Any]]) -> list[dict[str, Any]]:
    """Every combination if they are few; otherwise each value once, the others as usual."""
    total = 1
    for found in values.values():
        total *= len(found)
    if total <= MOST_COMBINATIONS:
        return [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]
    usual = {name: found[0] for name, found in values.items()}
    return [usual | {name: value} for name, found in values.items() for value in found]


# --- Events and refusals --------------------------------------------------------------------------------------------

Fields = Iterable[tuple[str, int, Callable[..., Any]]]


def board_events_of(edition: Edition) -> Iterator[dict[str, Any]]:
    """Events of every kind that can be told in this edition."""
    for kind, fields in board_events.FIELDS.items():
        name = kind.name.lower()
        if name.startswith("fortune_") and not edition.fortune_ids:
            continue
        if name in CARD_EVENTS:
            yield from _card_events(name, edition)
            continue
        for arguments in _of_fields(fields, edition):
            yield {"event": name} | arguments
    yield {"event": "banker_chosen"}  # somebody who does not play
    yield {"event": "tax_chosen", "seat": 0, "choice": "percent", "wealth": 31234, "amount": 3123}


CARD_EVENTS = ("card_drawn", "card_returned", "card_kept")


def _card_events(name: str, edition: Edition) -> Iterator[dict[str, Any]]:
    for pile, deck in enumerate(edition.pile_names):
        for card in edition.cards(pile):
            stars = [{"star": star} for star in (1, 3, 5)] if edition.fortune_ids else [{}]
            for star in stars if name == "card_drawn" else [{}]:
                yield {"event": name, "seat": 0, "deck": deck, "card": card.id} | star


def board_refusals_of(edition: Edition) -> Iterator[tuple[str, dict[str, Any]]]:
    for code, fields in board_refusals.REFUSAL_FIELDS.items():
        if code.name == "CARD_NOT_PLAYABLE" and not edition.fortune_ids:
            continue
        cases = [{"case": case} for case in sorted(set(board_refusals.CASES.get(code, {}).values()))]
        what = {"what": "jump!"} if code.name in ("UNREADABLE", "FORBIDDEN") else {}
        for arguments in _of_fields(fields, edition):
            for case in [{}, *cases]:
                yield code.name.lower(), arguments | what | case


def deal_events_of(edition: DealEdition) -> Iterator[dict[str, Any]]:
    for kind, fields in deal_events.FIELDS.items():
        for arguments in _of_fields(fields, edition):
            yield {"event": kind.name.lower()} | arguments
    for hidden in deal_events.PRIVATE:
        yield {"event": hidden, "seat": 0, "to": 1, "cards_left": 40}  # as those hear it who may not see the card
    yield {"event": "majority", "count": 2, "amount": 500}


def deal_refusals_of(edition: DealEdition) -> Iterator[tuple[str, dict[str, Any]]]:
    for code, fields in deal_refusals.REFUSAL_FIELDS.items():
        for arguments in _of_fields(fields, edition):
            yield code.name.lower(), arguments


def _of_fields(fields: Fields, edition: Edition) -> list[dict[str, Any]]:
    values = {name: _values_of(name, read, edition) for name, _, read in fields}
    return combinations_of({name: found for name, found in values.items() if found})


def _values_of(name: str, read: Callable[..., Any], edition: Edition) -> list[Any]:
    """What an argument may be, by the reader that makes it."""
    kind = read.__qualname__.split(".")[0].lstrip("_")
    if kind == "named":
        (codes,) = (cell.cell_contents for cell in read.__closure__ or ())
        assert issubclass(codes, IntEnum)
        return [code.name.lower() for code in codes]
    if kind in ("number", "seat_if_any", "seat_or_none"):
        return [0, 1, 2] if name in SEAT_ARGUMENTS else list(COUNTS.get(name, NUMBERS))
    makers: dict[str, Callable[[], list[Any]]] = {
        "party": lambda: [0, 2, "bank", "pot"] if name in ("from", "to", "creditor") else [0, 2, "bank"],
        "deed": lambda: [edition.deed_ids[0], edition.deed_ids[-1]],
        "square": lambda: [edition.square_ids[0], edition.square_ids[-1]],
        "group": lambda: list(edition.group_ids[:2]),
        "set": lambda: list(edition.group_ids),
        "pile": lambda: [*edition.pile_names, "fortune"] if name == "deck" else list(edition.pile_names),
        "card": lambda: _cards(edition),
        "jail_card": lambda: _jail_cards(edition)[:1],
        "deeds": lambda: [[], list(edition.deed_ids[:1]), list(edition.deed_ids[:3])],
        "seats": lambda: [[0], [0, 1], [0, 1, 2], []] if name == "winners" else [[0], [0, 2]],
        "jail_cards": lambda: [0, 1, 2],
        "lot": lambda: [edition.deed_ids[0], "house", "hotel", *_jail_cards(edition)[:1]],
        "dice": lambda: [[3, 4], [2, 2, "bus"], [6, 1, "magie"], [1, 2, 3]],
        "white_dice": lambda: [[3, 4], [5, 5]],
        "fortune": lambda: list(edition.fortune_ids),
        "doubles": lambda: [False, True],
        "wealth": lambda: [0, 31234],
        "star": lambda: [1, 3, 5],
        "flag": lambda: [False, True],
        "by_wish": lambda: [False, True],
        "by_resignation": lambda: [False, True],
        "preference": lambda: [False, True],
        "give": lambda: bundles(edition),
        "take": lambda: bundles(edition)[:2],
        "direction": lambda: ["build", "sell"],
        "single_choice": lambda: ["usual", "single"],
        "hand": lambda: [list(edition.deed_ids[:2]), ["h1", "hotel", "token", "chance", "go", "magie"]],
        "laid": lambda: [[edition.deed_ids[0], f"chance:{edition.deed_ids[1]}", "h1", "chance:h2"]],
    }
    return makers[kind]()


def _cards(edition: Edition) -> list[str]:
    if isinstance(edition, DealEdition):
        return list(edition.card_ids)
    return [card.id for pile in range(len(edition.pile_names)) for card in edition.cards(pile)]


def _jail_cards(edition: Edition) -> list[str]:
    piles = range(len(edition.pile_names))
    return [card.id for pile in piles for card in edition.cards(pile) if card.effect == "get_out_of_jail"]


def bundles(edition: Edition) -> list[dict[str, Any]]:
    """What may change hands in a trade."""
    deeds = edition.deed_ids
    return [
        {},
        {"cash": 1250, "deeds": [deeds[0]], "jail_cards": 1},
        {"cash": 0, "deeds": list(deeds[:3]), "jail_cards": 0},
        {"cash": 20, "deeds": [], "jail_cards": 2},
    ]


# --- Actions --------------------------------------------------------------------------------------------------------


def board_actions_of(edition: Edition) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Actions of every kind, each with what the table knows beside them."""
    deed, group, square = edition.deed_ids[0], edition.group_ids[0], edition.square_ids[-1]
    known = {"sum": 1234, "square": square}
    some = bundles(edition)
    arguments: dict[str, list[dict[str, Any]]] = {
        "use_jail_card": [{}, *({"card": card} for card in _jail_cards(edition))],
        "move": [{"steps": 5}, {"to": square}],
        "bid": [{"amount": 1250}],
        "pay_tax": [{"choice": "flat"}, {"choice": "percent"}],
        "choose": [{"option": "pay"}, {"option": "draw"}, {"option": "pay", "seat": 1}],
        "declare": [{"count": count} for count in (0, 1, 3)],
        "sell_group": [{"group": group, "level": level} for level in (0, 1, 3)],
        "take_over": [{"deed": deed, "redeem": redeem} for redeem in (True, False)],
        "offer": [{"to": 1, "give": give, "take": take} for give in some for take in some]
        + [{"to": 2}, {"to": 1, "give": some[1], "settle": True}],
        "accept": [{}, {"redeem": [deed]}, {"redeem": list(edition.deed_ids[:2])}],
        "counter": [{}, {"give": some[1], "take": some[2], "redeem": [deed]}],
        "play_fortune": [{"card": card} for card in edition.fortune_ids],
        "prefer": [{"always_demand": True}],
    }
    from magie.text.board.actions import ARGUMENTS, DRIVER_ACTIONS

    for kind, names in ARGUMENTS.items():
        if kind not in DRIVER_ACTIONS:
            usual = [{"deed": deed}] if "deed" in names else [{}]
            for found in arguments.get(kind, usual):
                yield {"do": kind} | found, known


def deal_actions_of(edition: DealEdition) -> Iterator[dict[str, Any]]:
    from magie.text.deal.actions import ARGUMENTS, DRIVER_ACTIONS

    sets = {edition.group_ids[0]: list(edition.deed_ids[:2]), edition.group_ids[-1]: [edition.deed_ids[-1]]}
    arguments: dict[str, list[dict[str, Any]]] = {
        "swap": [{"with": place, "count": count} for place in (1, 3) for count in (1, 2)],
        "swap_and_draw": [{"with": 3}],
        "lay_down": [{"sets": {}}, {"sets": sets}, {"sets": sets, "shed": ["go", "chance"]}],
        "attach": [{"sets": {}}, {"sets": sets}],
    }
    for kind, names in ARGUMENTS.items():
        if kind not in DRIVER_ACTIONS:
            usual = [{"card": card} for card in edition.card_ids] if "card" in names else [{}]
            for found in arguments.get(kind, usual):
                yield {"do": kind} | found
