"""A table server whose chance can be repeated, and pages whose share of it can: the same test plays the same game.

    python -m tests.browser.fixed_chance serve --port 0 --store file

Only here: a real server draws its secret from the system, and a real page its share.
"""

from __future__ import annotations

import hashlib
import sys

from magie.cli.__main__ import main
from magie.server.log import fairness

FIRST_SECRET = "a secret anybody may know"

# The page's share of chance is 16 random bytes; nothing else it draws is as long.
SHARE = """
(() => {
  const drawn = Crypto.prototype.getRandomValues;
  Crypto.prototype.getRandomValues = function (array) {
    if (array.byteLength !== 16) return drawn.call(this, array);
    return array.fill(%d);
  };
})();
"""


def share_of(number: int) -> str:
    """A script for pages that give this share of chance: another number, another game."""
    return SHARE % (number % 256)


class KnownBytes:
    """In place of the system's random bytes, for the secrets of rooms alone."""

    @staticmethod
    def token_bytes(count: int) -> bytes:
        return hashlib.sha256(FIRST_SECRET.encode()).digest()[:count]


if __name__ == "__main__":
    setattr(fairness, "secrets", KnownBytes)  # noqa: B010 -- the module does not offer it
    sys.exit(main(sys.argv[1:]))
