"""Names for rooms: ids nobody can guess, and short codes that can be read out and typed."""

from __future__ import annotations

import secrets

# No vowels, so that no words appear; nothing that looks or sounds like another (0 O, 1 I L, 2 Z, 5 S, 8 B, U V).
CODE_LETTERS = "CDFGHJKMNPQRTVWXY3479"
CODE_LENGTH = 5
_ID_BYTES = 16


def new_room_id() -> str:
    """128 random bits, fit for an address in a browser."""
    return secrets.token_urlsafe(_ID_BYTES)


def new_join_code(length: int = CODE_LENGTH) -> str:
    """Letters to type on another device; try again with a new one when it is taken."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def tidy_join_code(typed: str) -> str:
    """What somebody typed, the way codes are kept: capitals, no spaces or dashes."""
    return "".join(typed.split()).replace("-", "").upper()
