"""Counting a run while it goes on: sums of whole numbers, so that the order in which games arrive changes nothing.

Win rates and their intervals are made over blocks (one luck, every seating), never over single games: the games of a
block resemble each other, and taking them for independent would promise too much.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magie.lab.intervals import CONFIDENCE, Estimate, student_quantile, wilson

# A win shared by k seats counts 1/k for each; in parts of 840 that is whole for every k up to 8.
WHOLE_WIN = 840
SHARE = np.array([0, *(WHOLE_WIN // winners for winners in range(1, 9))])


def share_from_sums(total: float, squares: float, blocks: int) -> Estimate:
    """What `intervals.share_interval` says of the shares of blocks, from their sum and the sum of their squares."""
    if blocks == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    mean = min(1.0, total / blocks)
    if blocks == 1:
        return Estimate(mean, 0.0, 1.0, 1)
    variance = max(0.0, squares - total * mean) / (blocks - 1) / blocks
    trials = mean * (1 - mean) / variance if variance > 1e-15 else float(blocks)
    low, high = wilson(mean * trials, trials, student_quantile(CONFIDENCE, blocks - 1))
    return Estimate(mean, low, high, blocks)


def shares_by_seat(games: NDArray[Any], seats: int) -> NDArray[np.int64]:
    """By game and seat: its part of the win, in parts of 840. Where nobody won, everybody shares."""
    won = (games["winners"][:, None] >> np.arange(seats)) & 1
    won[won.sum(axis=1) == 0] = 1
    return np.asarray(won * SHARE[won.sum(axis=1)][:, None], dtype=np.int64)


def shares_by_bot(games: NDArray[Any], seats: int) -> NDArray[np.int64]:
    """By game and place in the line-up: its part of the win, in parts of 840."""
    # Seat s was played by bot (s + rotation) % seats, so bot b sat on seat (b - rotation) % seats.
    seat_of = (np.arange(seats)[None, :] - games["rotation"][:, None]) % seats
    return np.take_along_axis(shares_by_seat(games, seats), seat_of, axis=1)


@dataclass(frozen=True)
class BotLine:
    """One line of the summary: a bot of the line-up, all its seats together."""

    bot: str
    copies: int  # seats at each table
    wins: Estimate  # of one seat
    fair: float  # what a bot of equal strength would have


@dataclass(frozen=True)
class Summary:
    """What a run has shown. Rounds are those of the seat that had most turns; of the card game, rounds of cards."""

    games: int
    blocks: int
    cut_off: int
    lines: tuple[BotLine, ...]
    rounds_mean: float
    rounds_quantiles: tuple[int, int, int, int, int]  # 5%, 25%, 50%, 75%, 95%
    turns: int
    decisions: int
    outcomes: int
    offers: int
    trades: int
    auctions: int

    @property
    def cut_off_share(self) -> float:
        return self.cut_off / self.games if self.games else 0.0

    def as_json(self) -> dict[str, Any]:
        told: dict[str, Any] = {
            name: getattr(self, name)
            for name in ("games", "blocks", "cut_off", "turns", "decisions", "outcomes", "offers", "trades", "auctions")
        }
        told["rounds"] = {
            "mean": self.rounds_mean,
            **dict(zip(("p5", "p25", "p50", "p75", "p95"), self.rounds_quantiles)),
        }
        told["bots"] = [
            {
                "bot": line.bot,
                "seats": line.copies,
                "wins": line.wins.mean,
                "low": line.wins.low,
                "high": line.wins.high,
                "fair": line.fair,
            }
            for line in self.lines
        ]
        return told

    def __str__(self) -> str:
        from magie.text.fluent import message

        lines = [message("lab-summary-games", games=self.games, blocks=self.blocks, cut=self.cut_off_share)]
        width = max(len(line.bot) for line in self.lines)
        for line in self.lines:
            lines.append(f"  {line.bot:<{width}}  {wins_text(line.wins)}")
        low, _, middle, _, high = self.rounds_quantiles
        lines.append(message("lab-summary-rounds", mean=round(self.rounds_mean, 1), low=low, middle=middle, high=high))
        return "\n".join(lines)


def wins_text(wins: Estimate) -> str:
    """`38.2% [36.9, 39.5]`."""
    return f"{100 * wins.mean:.1f}% [{100 * wins.low:.1f}, {100 * wins.high:.1f}]"


class Tally:
    """The running sums. `add` takes whole blocks in any order."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = tuple(bots)
        self.names = tuple(dict.fromkeys(bots))
        self._group = np.array([self.names.index(bot) for bot in bots])
        self.games = 0
        self.cut_off = 0
        self._wins = np.zeros(len(self.names), object)  # Python's integers: squares of long runs outgrow 64 bits
        self._squares = np.zeros(len(self.names), object)
        self._rounds = np.zeros(512, np.int64)
        self._sums = dict.fromkeys(("turns", "decisions", "outcomes", "offers", "trades", "auctions"), 0)

    @property
    def seats(self) -> int:
        return len(self.bots)

    def add(self, games: NDArray[Any]) -> None:
        if len(games) % self.seats:
            raise ValueError("only whole blocks can be counted")
        if len(games) == 0:
            return
        self.games += len(games)
        self.cut_off += int(games["cut_off"].sum())
        by_bot = shares_by_bot(games, self.seats).reshape(-1, self.seats, self.seats).sum(axis=1)
        for place in range(len(self.names)):
            of_blocks = by_bot[:, self._group == place].sum(axis=1)
            self._wins[place] += int(of_blocks.sum())
            self._squares[place] += int((of_blocks**2).sum())
        found = np.bincount(games["rounds"])
        if len(found) > len(self._rounds):
            self._rounds = np.pad(self._rounds, (0, 2 * len(found) - len(self._rounds)))
        self._rounds[: len(found)] += found
        for name in self._sums:
            self._sums[name] += int(games[name].sum(dtype=np.int64))

    def summary(self) -> Summary:
        blocks = self.games // self.seats
        lines = []
        for place, name in enumerate(self.names):
            copies = self.bots.count(name)
            # The most a block can give: a whole win in each of its games.
            unit = WHOLE_WIN * self.seats
            together = share_from_sums(self._wins[place] / unit, self._squares[place] / unit**2, blocks)
            if copies == self.seats:
                together = Estimate(1.0, 1.0, 1.0, blocks)  # whoever wins, it is this one
            parts = (together.mean / copies, together.low / copies, together.high / copies)
            lines.append(BotLine(name, copies, Estimate(*parts, blocks), 1 / self.seats))
        mean = float(self._rounds @ np.arange(len(self._rounds))) / max(self.games, 1)
        return Summary(
            games=self.games,
            blocks=blocks,
            cut_off=self.cut_off,
            lines=tuple(lines),
            rounds_mean=mean,
            rounds_quantiles=tuple(quantiles(self._rounds, (0.05, 0.25, 0.5, 0.75, 0.95))),  # type: ignore[arg-type]
            **self._sums,
        )


def quantiles(counts: NDArray[np.int64], wanted: Sequence[float]) -> list[int]:
    """The smallest number that at least such a share of all does not exceed; `counts[n]` of them are n."""
    reached = np.cumsum(counts)
    total = int(reached[-1]) if len(reached) else 0
    return [int(np.searchsorted(reached, share * total)) if total else 0 for share in wanted]
