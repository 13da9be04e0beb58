"""The parts machine code is built in: each is one file, made in a process of its own.

A unit holds the entry points of some modules and every rule they reach. So an edit in the bots leaves the code of the
board alone, while an edit in the board makes both anew.
"""

from __future__ import annotations

import os
import sysconfig
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import platformdirs

from magie.machine.sources import hash_of, modules_with_rules


@dataclass(frozen=True)
class Unit:
    """Some modules whose machine code is made and loaded together."""

    name: str  # also the name of the extension module
    packages: tuple[str, ...]

    @cached_property
    def modules(self) -> tuple[str, ...]:
        """Its modules that hold rules."""
        return tuple(module for package in self.packages for module in modules_with_rules(package))

    @cached_property
    def hash(self) -> str:
        return hash_of(self.modules)

    def stem(self, checked: bool) -> str:
        """The name of its file without the ending: changes with the sources and the machine it is for."""
        platform = sysconfig.get_platform().replace(".", "_").replace("-", "_")
        return f"{self.name}-{self.hash}{'-checked' if checked else ''}-{platform}"


# How machine code lies in a folder, behind the stem of its unit.
EXTENSION = ".abi3.so"  # an extension module: loaded by Python itself
OBJECT = ".o"  # an object: loaded through llvmlite, where no C compiler was found
TABLE = ".json"  # beside an object: what it says when something goes wrong

STEPS = ("translating", "optimising", "writing", "linking")  # of the build of one unit, in this order

# In the order in which they are built: who wants to play waits for the board first.
UNITS = (
    # What both families of games need, and what their speed is measured against; built in a moment.
    Unit(
        "keys", ("magie._keys", "magie.bots.luck", "magie.bots.results", "magie.bots.value_net", "magie.lab.yardstick")
    ),
    Unit("board", ("magie.board",)),
    Unit("board_bots", ("magie.bots.board",)),
    Unit("deal", ("magie.deal",)),
    Unit("deal_bots", ("magie.bots.deal",)),
)


def unit_of(module: str) -> Unit:
    """The unit a module belongs to."""
    for unit in UNITS:
        if any(module == package or module.startswith(package + ".") for package in unit.packages):
            return unit
    raise LookupError(f"{module} holds rules but belongs to no unit: write it into UNITS")


def unit_named(name: str) -> Unit:
    for unit in UNITS:
        if unit.name == name:
            return unit
    raise LookupError(f"there is no unit {name}; there are {', '.join(unit.name for unit in UNITS)}")


@cache
def source_hash() -> str:
    """A short hash of all rules: what the result of a simulation depends on."""
    return hash_of(tuple(module for unit in UNITS for module in unit.modules))


SHIPPED = Path(__file__).parent / "code"  # machine code that came with the package


def cache_folder() -> Path:
    """Where machine code is kept for this user; `MAGIE_CACHE` moves it."""
    return Path(os.environ.get("MAGIE_CACHE") or platformdirs.user_cache_dir("magie", appauthor=False)) / "machine"
