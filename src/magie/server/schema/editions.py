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


class CoverData(Answer):
    """What a small picture of an edition shows: for each square the printed colour of its street, or nothing."""

    ring: list[str]
    special: Literal["houses", "third-die", "bank-card", "star", "cards"]


class CourseCard(Answer):
    """The lessons of an edition: what each is about, in their order, and how the table is set for all of them."""

    ideas: list[str]
    bots: list[str]
    variants: list[str]


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
    cover: CoverData
    skins: list[str]
    usual_skins: dict[str, str]  # by the language of whoever sets the game up; others see the board as printed
    has_secrets: bool  # somebody may know what others may not: hands, kept cards
    is_custom: bool
    course: CourseCard | None = None  # the lessons, where there are some


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
