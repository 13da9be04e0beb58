"""The editions on offer, and all the data of one."""

from __future__ import annotations

from typing import Literal

from magie.server.schema.values import Answer, Data


class SwitchCard(Answer):
    """A variant, loan or house rule that can be chosen for an edition. `sets`: which switches of the rules it turns."""

    name: str
    kind: Literal["variant", "loan", "house_rule"]
    clause: str | None = None
    excludes: list[str] = []
    needs: list[str] = []
    sets: dict[str, int | bool | str] = {}


class EditionCard(Answer):
    """An edition on offer."""

    name: str
    family: Literal["board", "deal"]
    language: str
    fewest: int
    most: int
    hash: str
    switches: list[SwitchCard]
    decks: list[str]
    deck: str
    bots: list[str]
    skins: list[str]
    has_secrets: bool  # somebody may know what others may not: hands, kept cards
    is_custom: bool


class Editions(Answer):
    editions: list[EditionCard]


class SkinData(Answer):
    """Other names for a board; ids stay."""

    name: str
    squares: dict[str, str]
    groups: dict[str, str]
    colours: dict[str, str]
    currency: str | None = None
    language: str | None = None


class EditionData(Answer):
    """All the data of an edition, and the skins that fit its board."""

    card: EditionCard
    data: Data
    skins: list[SkinData]
