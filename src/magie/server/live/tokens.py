"""Signed rights, instead of accounts: who has the token has the seat.

A token says room, seat and epoch. It does not expire: a game can be taken up again for ever. When the seat goes to
another device its epoch grows, and older tokens are void.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

from magie.server.problems import TableError

HOST = "host"


class SeatRight(NamedTuple):
    """The right to a seat of a room."""

    room: str
    seat: int
    epoch: int


class HostRight(NamedTuple):
    """The right to arrange a room before the game."""

    room: str


class Tokens:
    """Signs and reads tokens. The first key signs; tokens signed with one of the others are still good."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._serializer = URLSafeSerializer(
            list(reversed(keys)),  # itsdangerous signs with the last of the list
            salt="seat-v1",
            signer_kwargs={"digest_method": hashlib.sha256, "key_derivation": "hmac"},
        )

    def seat(self, room: str, seat: int, epoch: int) -> str:
        return str(self._serializer.dumps([room, seat, epoch]))

    def host(self, room: str) -> str:
        return str(self._serializer.dumps([room, HOST, 0]))

    def read(self, token: str) -> SeatRight | HostRight:
        """The right a token gives; TableError if it was not signed here."""
        try:
            room, what, epoch = self._serializer.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise TableError("room/token") from None
        return HostRight(room) if what == HOST else SeatRight(room, what, epoch)
