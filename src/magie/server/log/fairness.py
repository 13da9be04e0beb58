"""Chance that can be checked afterwards.

1. When a room is opened, the server draws a secret of 32 bytes and publishes its SHA-256, the *commitment*.
2. Everybody who sits down adds 16 random bytes of their own device, the *contribution*.
3. At the start both are mixed into the game's key: HMAC-SHA256(secret, the contributions by seat).
4. The n-th outcome of chance comes from the seed HMAC-SHA256(key, n), nothing else.
5. When the game is over the secret is revealed. Now anybody can do steps 1, 3 and 4 again and compare.

It proves that the secret was fixed before anybody contributed, and that every outcome follows from it: nothing was
changed afterwards, nothing was picked to suit somebody. It does not keep whoever holds the secret, that is the server,
from knowing outcomes in advance.

A take-back rewinds n, so the same dice and cards come again.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from magie.errors import BrokenRecord
from magie.game import Game
from magie.text.match import CHANCE, Chance, Event

SECRET_BYTES = 32
CONTRIBUTION_BYTES = 16
SCHEME = "magie-fair-1"


class ChanceSource(Protocol):
    """Decides the outcomes of chance in one game."""

    def outcome(self, game: Game, number: int) -> Chance:
        """The outcome of the open node, the game's `number`-th (from 0)."""


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment_to(secret: bytes) -> str:
    """What is published before the game; it fixes the secret without telling it."""
    return hashlib.sha256(secret).hexdigest()


class FairChance:
    """Outcomes from the server's secret and the contributions of the people at the table."""

    def __init__(self, secret: bytes, contributions: Mapping[int, str]) -> None:
        lines = [SCHEME, *(f"{seat}:{contributions[seat]}" for seat in sorted(contributions))]
        self.key = hmac.digest(secret, "\n".join(lines).encode(), "sha256")

    def seed(self, number: int) -> int:
        """The engine's seed for the n-th outcome: 63 bits, because the engine counts in signed 64-bit numbers."""
        return int.from_bytes(hmac.digest(self.key, str(number).encode(), "sha256")[:8], "big") >> 1

    def outcome(self, game: Game, number: int) -> Chance:
        return game.match.sample_chance(self.seed(number))


class Proof(msgspec.Struct):
    """What a record's header says about chance."""

    scheme: str
    commitment: str
    contributions: dict[str, str]
    secret: str | None = None


class Unfair(Exception):
    """A record whose chance does not follow from what was committed to; the text says where.

    `code` is `none`, `open`, `commitment` or `outcome` (then `number` says which, from 1). Not a MagieError: replaying
    would take it for a line that breaks the rules.
    """

    def __init__(self, code: str, text: str, number: int = 0) -> None:
        super().__init__(text)
        self.code = code
        self.number = number


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
    secret = bytes.fromhex(proof.secret)
    if commitment_to(secret) != proof.commitment:
        raise Unfair("commitment", "the secret is not the one that was committed to")
    source = FairChance(secret, {int(seat): value for seat, value in proof.contributions.items()})

    class CheckedGame(game_type):  # type: ignore[valid-type, misc]
        """Compares every outcome with the one that follows from the secret."""

        number = 0

        def apply_chance(self, outcome: str | Mapping[str, Any]) -> list[Event]:
            expected = source.outcome(self, self.number) if self.to_act == CHANCE else None
            events: list[Event] = super().apply_chance(outcome)
            self.number += 1
            if self._lines[-1] != expected:
                text = f"outcome {self.number} of chance is not the one that follows from the secret"
                raise Unfair("outcome", text, self.number)
            return events

    game: Game = CheckedGame.replay(record)
    return game


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
        proof = msgspec.convert(header["fair"], Proof)
        bytes.fromhex(proof.secret or "")
        all_numbers = all(seat.isascii() and seat.isdecimal() for seat in proof.contributions)
    except (msgspec.ValidationError, ValueError):
        raise BrokenRecord("line 1", "what it says about chance cannot be read") from None
    if proof.scheme != SCHEME or not all_numbers:
        raise BrokenRecord("line 1", f"chance was made by another scheme than {SCHEME}")
    return proof
