"""What a record says about its chance, and whether it is true: every outcome is computed again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from magie._structs import convert
from magie.errors import BrokenRecord
from magie.game import Game
from magie.server.log.fairness import (
    FIRST_SCHEME,
    SCHEME,
    ChanceSource,
    FairChance,
    FirstFairChance,
    commitment_to,
    commitment_to_contribution,
    possible_outcomes,
)
from magie.text.match import CHANCE, Chance, Event


class Pool(msgspec.Struct):
    """What cards or deeds an outcome is drawn from, with how often each is there, in the order of the picking.

    It stands from the outcome `since` on; each outcome drawn from it takes one away. With it a record can be checked
    without knowing the rules, up to the question whether the rules say that this lies in the pool.
    """

    since: int
    pool: str
    of: list[tuple[str, int]]


class Proof(msgspec.Struct):
    """What a record's header says about chance. By seat: `commitments`, and `contributions` that were revealed."""

    scheme: str
    commitment: str
    contributions: dict[str, str]
    commitments: dict[str, str] = {}
    secret: str | None = None
    pools: list[Pool] = []


class Unfair(Exception):
    """A record whose chance does not follow from what was committed to; the text says where.

    `code` is `none`, `open`, `commitment`, `contribution`, `pools` or `outcome` (then `number` says which, from 1).
    Not a MagieError: replaying would take it for a line that breaks the rules.
    """

    def __init__(self, code: str, text: str, number: int = 0) -> None:
        super().__init__(text)
        self.code = code
        self.number = number


class Pools:
    """Collects what a record must say for those who check it without knowing the rules."""

    def __init__(self) -> None:
        self.told: list[Pool] = []
        self._left: dict[str, dict[str, int]] = {}

    def draw(self, game: Game, number: int, outcome: Chance) -> None:
        """The `number`-th outcome is about to happen; what it is drawn from is noted if it does not follow."""
        name, item = pool_of(outcome)
        if name is None:
            return
        holds = {str(pool_of(each)[1]): weight for each, weight in possible_outcomes(game)}
        left = self._left.get(name)
        if left is None or list(left.items()) != list(holds.items()):
            self.told.append(Pool(number, name, list(holds.items())))
        holds[item] -= 1
        self._left[name] = {each: count for each, count in holds.items() if count}


def pool_of(outcome: Mapping[str, Any]) -> tuple[str | None, str]:
    """Where an outcome is drawn from, and what was drawn. Dice, and seats, come from nowhere."""
    if "deed" in outcome:
        return "deeds", str(outcome["deed"])
    if "card" not in outcome:
        return None, ""
    name = outcome.get("deck") or ("fortune" if "square" in outcome else "cards")
    return str(name), str(outcome["card"])


class Replay(Game):
    """A game that is only played through. It keeps nothing of its past, so the longest record needs little memory."""

    def _remember(self, line: dict[str, Any], before: bytes, events: list[Event]) -> None:
        self._lines = [line]


def verify(record: str, game_type: type[Replay] = Replay) -> Game:
    """Play a record and recompute every outcome of chance. Raises Unfair, or BrokenRecord if it does not replay."""
    proof = read_proof(header_of(record))
    if proof is None:
        raise Unfair("none", "this record says nothing about its chance: it was not played on a server")
    if proof.secret is None:
        raise Unfair("open", "the secret is not revealed: the game was not over when this record was made")
    source = _source(proof, bytes.fromhex(proof.secret))
    pools = Pools()
    tells_pools = proof.scheme == SCHEME

    class CheckedGame(game_type):  # type: ignore[valid-type, misc]
        """Compares every outcome with the one that follows from the secret."""

        number = 0

        def apply_chance(self, outcome: str | Mapping[str, Any]) -> list[Event]:
            expected = source.outcome(self, self.number) if self.to_act == CHANCE else None
            if expected is not None and tells_pools:
                pools.draw(self, self.number, expected)
            events: list[Event] = super().apply_chance(outcome)
            self.number += 1
            if self._lines[-1] != expected:
                text = f"outcome {self.number} of chance is not the one that follows from the secret"
                raise Unfair("outcome", text, self.number)
            return events

    game: Game = CheckedGame.replay(record)
    if pools.told != proof.pools:
        raise Unfair("pools", "what the record says about the piles is not what lay in them by the rules")
    return game


def _source(proof: Proof, secret: bytes) -> ChanceSource:
    """Where the chance of a record comes from. Raises Unfair if that is not what was committed to."""
    if commitment_to(secret) != proof.commitment:
        raise Unfair("commitment", "the secret is not the one that was committed to")
    contributions = {int(seat): value for seat, value in proof.contributions.items()}
    if proof.scheme == FIRST_SCHEME:
        return FirstFairChance(secret, contributions)
    commitments = {int(seat): value for seat, value in proof.commitments.items()}
    for seat, value in contributions.items():
        if commitments.get(seat) != commitment_to_contribution(value):
            raise Unfair("contribution", f"the contribution of seat {seat} is not the one it had committed to")
    return FairChance(secret, {**dict.fromkeys(commitments, ""), **contributions})


def header_of(record: str) -> dict[str, Any]:
    """The first line of a record; BrokenRecord if it is no header."""
    try:
        header = json.loads(record.partition("\n")[0])  # without splitting all of a long text into its lines
    except (ValueError, RecursionError):
        header = None
    if not isinstance(header, dict):
        raise BrokenRecord("line 1", "this is no header of a record")
    return header


def read_proof(header: Mapping[str, Any]) -> Proof | None:
    """The part of a header about chance; None if there is none."""
    if "fair" not in header:
        return None
    try:
        proof = convert(header["fair"], Proof)
        bytes.fromhex(proof.secret or "")
        seats = [*proof.contributions, *proof.commitments]
        all_numbers = all(seat.isascii() and seat.isdecimal() for seat in seats)
    except (msgspec.ValidationError, ValueError):
        raise BrokenRecord("line 1", "what it says about chance cannot be read") from None
    if proof.scheme not in (SCHEME, FIRST_SCHEME) or not all_numbers:
        raise BrokenRecord("line 1", f"chance was made by another scheme than {SCHEME} and {FIRST_SCHEME}")
    return proof
