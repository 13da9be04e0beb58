"""Records that are uploaded: those of real games, changed in one way or another, and then looked at again."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import httpx

from magie import Game
from magie.testing.players import Chooser, random_step
from tests.server.fuzz.guests import WAIT, Found
from tests.server.fuzz.spoiling import Spoiler
from tests.server.fuzz.table_guests import EDITIONS
from tests.server.processes import Served

STEPS = 120
LINE_ENDS = ("\r\n", "\r", "\n\r", "\n\n", "\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029", "")
TAKEN, REFUSED = 201, (400, 413, 429)


def real_records(seed: int) -> list[str]:
    """Beginnings of games of every edition, and a timed one."""
    games = [Game(edition, 3, seed=seed + number) for number, edition in enumerate(EDITIONS)]
    games.append(Game("classic", 2, variants=("timed",), seed=seed))
    chooser = Chooser(seed)
    for game in games:
        for _ in range(STEPS):
            if game.outcome is None:
                random_step(game, chooser)
    return [game.record() for game in games]


class Uploader:
    """Changes records and uploads them."""

    def __init__(self, server: Served, rng: random.Random, found: Found) -> None:
        self.server = server
        self.rng = rng
        self.found = found
        self.spoiler = Spoiler(rng)
        self.records = real_records(rng.randrange(10_000))
        self.ways: tuple[Callable[[str], str | bytes], ...] = (
            lambda text: text,
            self._spoiled_line,
            self._spoiled_line,
            self._other_ends,
            self._lines_moved,
            self._with_ticks,
            self._cut_off,
            self._other_header,
        )

    async def work(self, uploads: int) -> None:
        async with httpx.AsyncClient(base_url=self.server.address, timeout=WAIT, trust_env=False) as http:
            for _ in range(uploads):
                changed = self.rng.choice(self.ways)(self.rng.choice(self.records))
                content = changed.encode() if isinstance(changed, str) else changed
                answer = await http.post("/api/records", content=content)
                self.found.uploads += 1
                self.found.requests += 1
                if answer.status_code == TAKEN:
                    await self._look(http, answer.json()["id"], content)
                else:
                    assert answer.status_code in REFUSED, (answer.status_code, answer.text, content[:2000])
                    self.found.refused(answer.json()["code"])

    async def _look(self, http: httpx.AsyncClient, record: str, content: bytes) -> None:
        """What was taken can be fetched as it came, and looked at."""
        path = f"/api/records/{record}"
        assert (await http.get(path)).content == content
        card = (await http.get(f"{path}/replay")).json()
        step = self.rng.randint(0, card["steps"] + 1)
        state = await http.get(f"{path}/replay/{step}?eyes={self.rng.choice(('public', '0', '1', '7', 'x'))}")
        assert state.status_code in (200, 400, 404), state.text
        self.found.requests += 3

    # --- ways to change a record -----------------------------------------------------------------------------------

    def _spoiled_line(self, text: str) -> str | bytes:
        rng, lines = self.rng, text.split("\n")
        place = rng.randrange(len(lines) - 1)
        spoiled = json.dumps(self.spoiler.spoil(json.loads(lines[place])))
        lines[place] = rng.choice((spoiled, lines[place][: rng.randrange(len(lines[place]))], ""))
        return "\n".join(lines)

    def _other_ends(self, text: str) -> str:
        """Other marks between some lines, or between all."""
        rng, end = self.rng, self.rng.choice(LINE_ENDS)
        share = rng.choice((0.02, 0.3, 1.0))
        return "".join(line + (end if rng.random() < share else "\n") for line in text.split("\n"))

    def _lines_moved(self, text: str) -> str:
        """Lines that are missing, twice there, or elsewhere."""
        rng, lines = self.rng, text.split("\n")
        place, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        match rng.randrange(3):
            case 0:
                del lines[place]
            case 1:
                lines.insert(other, lines[place])
            case _:
                lines[place], lines[other] = lines[other], lines[place]
        return "\n".join(lines)

    def _with_ticks(self, text: str) -> str:
        """Time passes, in steps of all sizes and in between everything."""
        rng, lines = self.rng, text.split("\n")
        seconds = rng.choice((0, 1, 1, 59, 3600, 2**31, -1, 1.5, "1", None))
        tick = json.dumps({"seat": "driver", "do": "tick", "seconds": seconds})
        for _ in range(rng.choice((1, 3, 200))):
            lines.insert(rng.randrange(1, len(lines)), tick)
        return "\n".join(lines)

    def _cut_off(self, text: str) -> bytes:
        raw = text.encode()
        return raw[: self.rng.randrange(len(raw))] + self.rng.randbytes(self.rng.choice((0, 0, 1, 50)))

    def _other_header(self, text: str) -> str:
        """Another beginning: of another game, edition or number of players."""
        header, _, rest = text.partition("\n")
        other = self.rng.choice(self.records).partition("\n")[0]
        changed = self.rng.choice((other, json.dumps(self.spoiler.spoil(json.loads(header)))))
        return changed + "\n" + rest
