"""Switches of three kinds, kept apart: an edition's own variants, loans from another edition, and house rules.

All are chosen by name when a game is set up. Anything but an own variant makes the game one by house rules, and it
says so.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

from magie._structs import convert
from magie.editions.board.schema import EditionFile, Switches
from magie.editions.family import OfferedSwitch
from magie.editions.schema import Part, Slug, SwitchKind
from magie.editions.tables import with_settings
from magie.errors import IllegalSetup

Verdict = Literal["own", "allowed", "refused", "meaningless"]


class Switch(Part):
    switches: dict[str, int | bool | str]
    excludes: list[str] = []
    needs: list[str] = []


class SwitchFile(Part):
    loans: dict[Slug, Switch]
    house_rules: dict[Slug, Switch]


@cache
def common_switches() -> SwitchFile:
    """Loans and house rules: what any board edition may be given."""
    text = (Path(__file__).parents[1] / "switches.toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text), SwitchFile)


def all_names(file: EditionFile) -> list[str]:
    """Every switch that can be named for this edition, own variants first, in a fixed order."""
    common = common_switches()
    return list(dict.fromkeys([*file.variants, *common.loans, *common.house_rules]))


def kind_of(file: EditionFile, name: str) -> SwitchKind | None:
    """What kind of switch a name is here; None if there is no such switch."""
    if name in file.variants:
        return "variant"
    if name in common_switches().loans:
        return "loan"
    return "house_rule" if name in common_switches().house_rules else None


def settings_of(file: EditionFile, name: str) -> dict[str, int | bool | str]:
    """What a switch sets, with the amounts it has in this edition's money."""
    if name in file.variants:
        return file.variants[name].switches
    return {**_common(name).switches, **file.borrowed.get(name, {})}


def switches_with(file: EditionFile, variants: tuple[str, ...]) -> Switches:
    """The edition's switches with those of the chosen variants thrown."""
    return with_settings(file.switches, (settings_of(file, name) for name in variants))


def company_of(file: EditionFile, name: str) -> tuple[list[str], list[str]]:
    """Which other switches of this edition a switch cannot be combined with, and which it needs."""
    entry = file.variants[name] if name in file.variants else _common(name)
    known = all_names(file)
    return [other for other in entry.excludes if other in known], list(entry.needs)


def _common(name: str) -> Switch:
    common = common_switches()
    return common.loans[name] if name in common.loans else common.house_rules[name]


def verdict_on(file: EditionFile, name: str) -> tuple[Verdict, str | None]:
    """May this edition be played with the switch? A refusal comes with the clause it rests on."""
    if name in file.variants:
        return "own", file.variants[name].clause
    if name in file.refused:
        return "refused", file.refused[name]
    return ("meaningless", None) if name in file.meaningless else ("allowed", None)


def offered_switches(file: EditionFile) -> list[OfferedSwitch]:
    """Every switch that this edition may be played with."""
    offered = []
    for name in all_names(file):
        verdict, clause = verdict_on(file, name)
        kind = kind_of(file, name)
        if verdict in ("own", "allowed") and kind is not None:
            excludes, needs = company_of(file, name)
            offered.append(OfferedSwitch(name, kind, clause, excludes, needs, settings_of(file, name)))
    return offered


def check_switches(file: EditionFile, names: tuple[str, ...]) -> None:
    """Refuse a choice of switches that cannot be played; IllegalSetup says why."""
    if len(set(names)) != len(names):
        raise IllegalSetup("variant_twice", "a variant is named twice")
    for name in names:
        if kind_of(file, name) is None:
            known = ", ".join(all_names(file))
            raise IllegalSetup("unknown_variant", f"{file.name} has no variant {name!r}; it has {known}")
        verdict, clause = verdict_on(file, name)
        if verdict == "refused":
            raise IllegalSetup("switch_refused", f"the rules of {file.name} forbid {name}", clause)
        if verdict == "meaningless":
            raise IllegalSetup("switch_meaningless", f"{name} would change nothing in {file.name}")
        entry = file.variants[name] if name in file.variants else _common(name)
        for other in entry.needs:
            if other not in names:
                raise IllegalSetup("variant_needs", f"{name} needs {other}")
        for other in entry.excludes:
            if other in names:
                raise IllegalSetup("variants_exclude", f"{name} and {other} cannot be combined", "variant.general")
