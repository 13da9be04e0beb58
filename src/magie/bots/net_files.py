"""Nets of win chances as files: weights of 16 bits, and beside them in words and numbers how they were made.

A net belongs to an edition. Editions of one's own use the net they were fitted with (`magie fit`), or else the net of
the edition they extend.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import platformdirs

from magie._records import Batch, dtype_of, new_records
from magie.bots.value_net import CURVE, STEP_BITS, ValueNet
from magie.editions import Edition

Arrays = dict[str, npt.NDArray[np.int16]]
WEIGHTS = ("first", "first_bias", "second", "table", "second_bias", "score")  # in the order of the file
BIASES = ("first_bias", "second_bias")
BIAS_UNIT = 128  # a bias of the file in units of the sums it is added to
CURVE_UNIT = 1 << 24
USUAL = "classic"  # for a board that extends none of ours


class BrokenNet(Exception):
    """A file of a net that cannot be used, and why."""


@dataclass(frozen=True)
class Net:
    """A net that was read: whose it is, how it was made, and its weights."""

    name: str  # of the edition it was fitted to
    recipe: dict[str, Any]
    weights: Arrays

    @property
    def hash(self) -> str:
        return hash_of(self.weights)


def shapes() -> dict[str, tuple[int, ...]]:
    fields: Any = dtype_of(ValueNet).fields
    return {name: fields[name][0].shape for name in WEIGHTS}


def to_bytes(weights: Arrays) -> bytes:
    return b"".join(weights[name].astype("<i2").tobytes() for name in WEIGHTS)


def from_bytes(content: bytes) -> Arrays:
    """The weights in a file; BrokenNet if it is too short or too long."""
    numbers = np.frombuffer(content, "<i2").astype(np.int16) if len(content) % 2 == 0 else np.zeros(0, np.int16)
    sizes = {name: int(np.prod(shape)) for name, shape in shapes().items()}
    if len(numbers) != sum(sizes.values()):
        raise BrokenNet(f"a net has {2 * sum(sizes.values())} bytes, not {len(content)}")
    found: Arrays = {}
    start = 0
    for name, shape in shapes().items():
        found[name] = numbers[start : start + sizes[name]].reshape(shape)
        start += sizes[name]
    return found


def hash_of(weights: Arrays) -> str:
    return hashlib.sha256(to_bytes(weights)).hexdigest()


def read_net(weights: bytes, recipe: str) -> Net:
    """A net from its two files. BrokenNet if they do not belong together."""
    told = tomllib.loads(recipe)
    net = Net(told["edition"], told, from_bytes(weights))
    if told["sha256"] != net.hash:
        raise BrokenNet(f"the weights of {net.name} are not those its recipe was written for")
    return net


def shipped_nets() -> list[str]:
    """The editions that come with a net."""
    names = [file.name for file in files("magie.bots.nets").iterdir()]
    return sorted(name.removesuffix(".bin") for name in names if name.endswith(".bin"))


@cache
def shipped_net(name: str) -> Net:
    folder = files("magie.bots.nets")
    return read_net(folder.joinpath(f"{name}.bin").read_bytes(), folder.joinpath(f"{name}.toml").read_text("utf-8"))


def own_folder() -> Path:
    """Where `magie fit` keeps the nets of editions of one's own; `MAGIE_NETS` moves it."""
    given = os.environ.get("MAGIE_NETS")
    return Path(given) if given else Path(platformdirs.user_data_dir("magie", appauthor=False)) / "nets"


@lru_cache(maxsize=32)
def _own_net(weights: Path, _changed: int) -> Net:
    return read_net(weights.read_bytes(), weights.with_suffix(".toml").read_text("utf-8"))


def net_for(edition: Edition) -> Net:
    """The net that judges games of an edition: its own, one fitted to it on this machine, or its base's."""
    if edition.name in shipped_nets() and edition.name == edition.base:
        return shipped_net(edition.name)
    own = own_folder() / f"{edition.hash}.bin"
    if own.is_file():
        return _own_net(own, own.stat().st_mtime_ns)
    return shipped_net(edition.base if edition.base in shipped_nets() else USUAL)


def curve() -> npt.NDArray[np.int32]:
    """The table of e^-x that the scores of a net are turned into chances with."""
    table: npt.NDArray[np.int32] = np.rint(np.exp(-np.arange(CURVE) / (1 << STEP_BITS)) * CURVE_UNIT).astype(np.int32)
    return table


def record_of(weights: Arrays) -> Batch[ValueNet]:
    """A net as compiled code reads it."""
    nets = new_records(ValueNet)
    filled = np.asarray(nets)
    for name in WEIGHTS:
        filled[name] = weights[name].astype(np.int32) * (BIAS_UNIT if name in BIASES else 1)
    filled["curve"] = curve()
    return nets
