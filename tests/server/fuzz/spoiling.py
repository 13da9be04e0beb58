"""Values nobody expects, and messages with something wrong in them."""

from __future__ import annotations

import json
import random
from typing import Any

NASTY_TEXTS = (
    "",
    " ",
    "\x00",
    "\u202etext",
    "\ud7ff",
    "🎲" * 50,
    "../../etc/passwd",
    "' OR 1=1 --",
    "{{7*7}}",
    "<script>alert(1)</script>",
    "__class__",
    "x" * 5000,
    "%s%n%00",
    "null",
    "1e999",
)
NASTY_NUMBERS = (0, -1, 1, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**30, 1.5, -0.0, 1e308)


class Spoiler:
    """Makes values and messages that are wrong in some way."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def value(self, depth: int = 0) -> Any:
        """Any JSON value."""
        rng = self.rng
        match rng.randrange(9 if depth < 4 else 6):
            case 0:
                return None
            case 1:
                return rng.random() < 0.5
            case 2:
                return rng.choice(NASTY_NUMBERS)
            case 3:
                return rng.randrange(-3, 50)
            case 4:
                return rng.choice(NASTY_TEXTS)
            case 5:
                return "".join(
                    chr(rng.choice((rng.randrange(32, 127), rng.randrange(0xD7FF)))) for _ in range(rng.randrange(20))
                )
            case 6:
                return [self.value(depth + 1) for _ in range(rng.randrange(5))]
            case _:
                return {str(self.value(9)): self.value(depth + 1) for _ in range(rng.randrange(5))}

    def spoil(self, frame: Any) -> Any:
        """The frame with one thing changed, somewhere inside it."""
        rng = self.rng
        if isinstance(frame, dict) and frame and rng.random() < 0.85:
            copy = dict(frame)
            key = rng.choice(list(copy))
            match rng.randrange(5):
                case 0:
                    del copy[key]
                case 1:
                    copy[str(self.value(9))[:30]] = self.value()
                case 2:
                    copy[key] = self.value()
                case _:
                    copy[key] = self.spoil(copy[key])
            return copy
        if isinstance(frame, list) and frame and rng.random() < 0.7:
            place = rng.randrange(len(frame))
            return frame[:place] + [self.spoil(frame[place])] * rng.randrange(3) + frame[place + 1 :]
        if isinstance(frame, str) and frame and rng.random() < 0.6:
            place = rng.randrange(len(frame))
            return frame[:place] + rng.choice(NASTY_TEXTS)[:40] + frame[place + rng.randrange(3) :]
        return self.value()

    def garbage(self, frame: Any) -> str | bytes:
        """What is no message at all, or was one."""
        rng = self.rng
        match rng.randrange(5):
            case 0:
                return rng.randbytes(rng.randrange(200))
            case 1:
                return "".join(chr(rng.randrange(0xD7FF)) for _ in range(rng.randrange(100)))
            case 2:
                return json.dumps(self.value())
            case 3:
                return '{"a":' * rng.choice((100, 2000)) + "1" + "}" * 100
            case _:
                written = json.dumps(frame)
                place = rng.randrange(len(written) + 1)
                between = rng.choice(("", "}", "[" * 200, '"', "\\ud800", "NaN", "{" * 50))
                return written[:place] + between + written[place:]
