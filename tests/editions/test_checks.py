"""Every fault of an edition file that its types cannot say is refused, with its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from magie import BrokenEdition, edition_names
from magie.editions.load import check_raw, read_edition

Raw = dict[str, Any]
Edit = Callable[[Raw], object]


def faulty(edition: str, edit: Edit) -> str:
    """What is said of an edition after something in it was changed."""
    raw: Raw = msgspec.to_builtins(read_edition(edition))
    edit(raw)
    with pytest.raises(BrokenEdition) as caught:
        check_raw(raw)
    return str(caught.value)


def first_of(raw: Raw, kind: str) -> str:
    """The name of the first square of a kind, if the board has one."""
    return next((name for name, square in raw["squares"].items() if square["kind"] == kind), "")


def change(kind: str, /, **values: Any) -> Edit:
    """Change the first square of a kind."""
    return lambda raw: raw["squares"][first_of(raw, kind)].update(values)


def squares(count: int) -> Edit:
    """A board of so many squares: the first of them, or more parking places."""

    def edit(raw: Raw) -> None:
        names = list(raw["squares"])
        raw["squares"] = {name: raw["squares"][name] for name in names[:count]}
        for number in range(count - len(names)):
            raw["squares"][f"more_{number}"] = {"kind": "go_to_jail", "name": "Jail"}

    return edit


def card(**values: Any) -> Edit:
    """Change the first card of the first pile."""
    return lambda raw: raw["decks"][raw["deck"]]["chance"][0].update(values)


def all_streets_in_one_group(raw: Raw) -> None:
    for square in raw["squares"].values():
        if square["kind"] == "street":
            square["group"] = "violett"
    raw["groups"] = {name: raw["groups"][name] for name in ("violett", "bahnhoefe", "werke")}


BOARD_FAULTS: dict[str, tuple[str, Edit, str]] = {
    "few squares": ("classic", squares(7), "squares: a board has 8 to 40 squares, not 7"),
    "many squares": ("classic", squares(41), "squares: a board has 8 to 40 squares, not 41"),
    "no start": ("classic", change("go", kind="go_to_jail"), "squares: the first square must be of kind go"),
    "two jails": ("classic", change("parking", kind="jail"), "squares: there must be 1 square of kind jail, not 2"),
    "two parking places": (
        "classic",
        change("card", kind="parking"),
        "squares: there must be 0 square of kind parking, not 2",
    ),
    "many deeds": (
        "classic",
        lambda raw: [square.update(price=1) for square in raw["squares"].values()],
        "squares: at most 28 squares can be owned",
    ),
    "many groups": (
        "classic",
        lambda raw: raw["groups"].update({f"group_{letter}": raw["groups"]["bahnhoefe"] for letter in "abcdefgh"}),
        "groups: at most 12 groups, not 18",
    ),
    "street without rent": ("classic", change("street", rent=None), "squares.{street}: a street needs rent"),
    "station without a group": ("classic", change("station", group=None), "squares.{station}: a station needs group"),
    "unknown pile": ("classic", change("card", pile="luck"), "squares.{card}.pile: there is no pile 'luck'"),
    "tax with a price": (
        "classic",
        change("station", kind="tax", amount=1),
        "squares.{station}.price: a square of kind tax cannot be owned",
    ),
    "unknown group": ("classic", change("street", group="gold"), "squares.{street}.group: there is no group 'gold'"),
    "five rents": (
        "classic",
        change("street", rent=[1] * 5),
        "squares.{street}.rent: a street has six rents: bare, one to four houses, hotel",
    ),
    "empty group": (
        "banking",
        lambda raw: raw["groups"].update(gold={"name": "Gold", "colour": "#ffcc00"}),
        "groups.gold: no square belongs to this group",
    ),
    "mixed group": (
        "classic",
        change("utility", group="bahnhoefe"),
        "groups.bahnhoefe: a group holds squares of one kind only",
    ),
    "three steps": (
        "classic",
        change("station", rent=[1, 2, 3]),
        "groups.bahnhoefe: each square needs 4 steps, one for each number owned",
    ),
    "large group": ("classic", all_streets_in_one_group, "groups.violett: at most six squares in a group"),
    "unknown deck": ("classic", lambda raw: raw.update(deck="newest"), "deck: there is no deck 'newest'"),
    "missing pile": (
        "classic",
        lambda raw: raw["decks"]["older"].pop("chance"),
        "decks.older: a deck has the piles chance and community",
    ),
    "card twice": (
        "classic",
        lambda raw: raw["decks"]["older"].update(chance=raw["decks"]["older"]["chance"][:1] * 2),
        "decks.older: a card id is used twice",
    ),
    "card without amount": ("classic", card(effect="pay", amount=None), "decks.{deck}.{card_id}: pay needs amount"),
    "card to nowhere": ("classic", card(square="nowhere"), "decks.{deck}.{card_id}: there is no square 'nowhere'"),
    "card of no pile": ("classic", card(draw="luck"), "decks.{deck}.{card_id}: there is no pile 'luck'"),
    "two jail cards": (
        "classic",
        lambda raw: [each.update(effect="get_out_of_jail") for each in raw["decks"][raw["deck"]]["chance"]],
        "decks.{deck}: at most one jail-free card in a pile",
    ),
    "few fortune cards": (
        "millionaire",
        lambda raw: raw["fortune"].pop(),
        "fortune: 22 properties need as many fortune cards, not {copies}",
    ),
    "unknown clause of a variant": (
        "classic",
        lambda raw: raw["variants"]["deal_two"].update(clause="variant.none"),
        "variants.deal_two.clause: there is no clause 'variant.none'",
    ),
    "unknown excluded variant": (
        "classic",
        lambda raw: raw["variants"]["deal_two"].update(excludes=["nothing"]),
        "variants.deal_two.excludes: there is no variant 'nothing'",
    ),
    "few tokens": (
        "classic",
        lambda raw: raw["components"].update(tokens=["hat"]),
        "components.tokens: {seats} seats need as many tokens",
    ),
}


@pytest.mark.parametrize("fault", BOARD_FAULTS)
def test_what_does_not_fit_on_a_board_is_named_with_its_place(fault: str) -> None:
    edition, edit, told = BOARD_FAULTS[fault]
    raw: Raw = msgspec.to_builtins(read_edition(edition))
    names = {kind: first_of(raw, kind) for kind in ("street", "station", "card")}
    expected = told.format(
        **names,
        deck=raw["deck"],
        card_id=next(iter(raw["decks"][raw["deck"]].values()))[0]["id"],
        copies=sum(each["copies"] for each in raw["fortune"][:-1]),
        seats=raw["seats"]["max"],
    )
    assert faulty(edition, edit) == expected


DECK_FAULTS: dict[str, tuple[Edit, str]] = {
    "few street sets": (lambda raw: raw["streets"].popitem(), "streets: there must be 8 street sets, not 7"),
    "few deeds": (lambda raw: raw["deeds"].popitem(), "deeds: there must be 28 deeds, not 27"),
    "many of a kind": (lambda raw: raw["copies"].update(go=8), "copies: at most seven of a kind"),
    "no row for five": (lambda raw: raw["tables"].pop("5"), "tables.5: this number of players needs a row"),
}


@pytest.mark.parametrize("fault", DECK_FAULTS)
def test_what_does_not_fit_in_a_pack_is_named_with_its_place(fault: str) -> None:
    edit, told = DECK_FAULTS[fault]
    assert faulty("cards", edit) == told


@pytest.mark.parametrize("family", ["chess", None, 7, ["board"]])
def test_a_file_of_no_known_family_is_refused(family: object) -> None:
    assert faulty("classic", lambda raw: raw.update(family=family)).startswith("family: ")


def test_the_folders_of_the_code_are_no_editions() -> None:
    assert edition_names() == ["banking", "cards", "classic", "millionaire", "tempo"]
