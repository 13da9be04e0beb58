"""Chance that can be checked afterwards, by the scheme `magie-fair-2`. Every byte of it is specified in docs/server.md.

1. When a room is opened, the server draws a secret of 32 bytes and publishes its SHA-256, the *commitment*.
2. Everybody who sits down draws 16 random bytes on their own device, the *contribution*, and sends only its SHA-256.
3. When the game shall begin, who sits where and what they committed to is sealed. Only then the devices reveal.
4. Secret and contributions are mixed into the game's key. The n-th outcome of chance follows from HMAC-SHA256(key, n).
5. When the game is over the secret is revealed. Now anybody can do all of this again and compare.

So nobody, not even who knows the secret, can choose a contribution that suits the others': all were fixed before any
was known. What is left is a single bit for each seat: to reveal, or not to. It does not keep whoever holds the secret,
that is the server, from knowing outcomes in advance.

A take-back rewinds n, so the same dice and cards come again.

In the first scheme the contributions were told when people sat down, and whoever came last could choose. Its rooms are
played on by its rules, and its records still verify as what they are.
"""

from __future__ import annotations

import hashlib
import hmac
import math
import secrets
from collections.abc import Mapping
from typing import Protocol

from magie.game import Game
from magie.text.match import Chance

SECRET_BYTES = 32
SCHEME = "magie-fair-2"
FIRST_SCHEME = "magie-fair-1"


class ChanceSource(Protocol):
    """Decides the outcomes of chance in one game."""

    def outcome(self, game: Game, number: int) -> Chance:
        """The outcome of the open node, the game's `number`-th (from 0)."""


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment_to(secret: bytes) -> str:
    """What is published before the game; it fixes the secret without telling it."""
    return hashlib.sha256(secret).hexdigest()


def commitment_to_contribution(contribution: str) -> str:
    """What a device sends when somebody sits down; it fixes the contribution without telling it."""
    return hashlib.sha256(f"{SCHEME}:{contribution}".encode()).hexdigest()


def _key(scheme: str, secret: bytes, contributions: Mapping[int, str]) -> bytes:
    lines = [scheme, *(f"{seat}:{contributions[seat]}" for seat in sorted(contributions))]
    return hmac.digest(secret, "\n".join(lines).encode(), "sha256")


class FairChance:
    """Outcomes from the server's secret and the contributions of the people at the table; one not revealed is empty."""

    def __init__(self, secret: bytes, contributions: Mapping[int, str]) -> None:
        self.key = _key(SCHEME, secret, contributions)

    def number(self, number: int) -> int:
        """The n-th number, of 256 bits: so many that the bias of a modulo is below 2^-240."""
        return int.from_bytes(hmac.digest(self.key, str(number).encode(), "sha256"), "big")

    def outcome(self, game: Game, number: int) -> Chance:
        return picked(possible_outcomes(game), self.number(number))


def possible_outcomes(game: Game) -> list[tuple[Chance, int]]:
    """Every outcome of the open node, in the engine's order, with its weight: whole numbers as small as possible."""
    listed = game.match.weighted_outcomes()
    common = math.gcd(*(weight for _, weight in listed))
    return [(outcome, weight // common) for outcome, weight in listed]


def picked(outcomes: list[tuple[Chance, int]], number: int) -> Chance:
    """The outcome in whose part of the weights the number falls."""
    left = number % sum(weight for _, weight in outcomes)
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    raise AssertionError("a remainder is smaller than what it is a remainder of")


class FirstFairChance:
    """Outcomes by the first scheme: the engine picks, with a seed of its own for each."""

    def __init__(self, secret: bytes, contributions: Mapping[int, str]) -> None:
        self.key = _key(FIRST_SCHEME, secret, contributions)

    def seed(self, number: int) -> int:
        """The engine's seed for the n-th outcome: 63 bits, because the engine counts in signed 64-bit numbers."""
        return int.from_bytes(hmac.digest(self.key, str(number).encode(), "sha256")[:8], "big") >> 1

    def outcome(self, game: Game, number: int) -> Chance:
        return game.match.sample_chance(self.seed(number))
