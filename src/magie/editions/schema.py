"""What the edition files of all families have in common, and what each word means."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from magie.errors import BrokenEdition

Count = Annotated[int, msgspec.Meta(ge=0)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=2_000_000_000)]
Slug = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Colour = Annotated[str, msgspec.Meta(pattern=r"^#[0-9a-f]{6}$")]
SwitchKind = Literal["variant", "loan", "house_rule"]
SETUP_OPTIONS = ("banker", "banker_plays", "tokens", "always_demand")  # options that concern the party, not the rules


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of an edition file."""


class Variant(Part):
    clause: str
    switches: dict[str, int | bool | str]
    excludes: list[str] = []
    needs: list[str] = []


class ClauseEntry(Part):
    id: str
    source: str  # heading of the rulebook
    topic: str
    fact: str | None = None  # the number or list of the edition the clause is about (board/facts.py, deal/facts.py)
    testable: bool = True
    repeats: str | None = None  # says again (in a caption, an example) what this other clause says
    ours: bool = False  # not in the rulebook: our own rule, said so


class Forbidden(Part):
    """Something players ask for and the rulebook rules out: an action, or an argument of one."""

    do: str
    clauses: list[str]
    keys: list[str] = []  # arguments; none: the action itself


def check_clause_of(name: str, variant: Variant, clauses: list[ClauseEntry]) -> None:
    """A variant rests on a clause of the edition's own rulebook."""
    if all(clause.id != variant.clause for clause in clauses):
        raise BrokenEdition(f"variants.{name}.clause", f"there is no clause {variant.clause!r}")
