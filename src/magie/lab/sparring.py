"""A bot against every sparring partner, in the open and in the fair form of each.

    python -m magie.lab.sparring shrewd rollout --games 2000 --out docs/evidence/sparring.md

One hero against three copies of a partner, seats rotated on shared seeds; win rates with their 95% intervals. The page
is written anew after every table, so that a run that is stopped leaves what it has found.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from magie.bots.board.rows import row_names, row_of
from magie.bots.board.runs import play_board_batch
from magie.editions import load_edition
from magie.lab.intervals import Estimate, share_interval
from magie.lab.summary import shares_by_bot
from magie.lab.tournament import describe_run

SEATS = 4
SEED = 2
WHOLE_WIN = 840  # parts a win is shared in
FORMS = ("open", "fair")


def partners() -> list[str]:
    """The names of the sparring partners, without their form."""
    return [name.removesuffix("-open") for name in row_names() if name.endswith("-open")]


def spar(hero: str, partner: str, games: int, edition_name: str) -> tuple[Estimate, float]:
    """The hero's share of wins against three copies of the partner, and the share of games that were cut off."""
    rows = [row_of(hero, edition_name)] + [row_of(partner, edition_name)] * (SEATS - 1)
    played = play_board_batch(load_edition(edition_name), rows, seed=SEED, count=games - games % SEATS)
    results = np.asarray(played.results)
    blocks = shares_by_bot(results, SEATS)[:, 0].reshape(-1, SEATS).mean(axis=1) / WHOLE_WIN
    return share_interval(blocks), float(results["cut_off"].mean())


def page(found: dict[tuple[str, str], tuple[Estimate, float]], heroes: Sequence[str], games: int, command: str) -> str:
    """The table as Markdown."""
    about = describe_run(command)
    lines = [
        "# Against the sparring partners",
        "",
        f"One bot against three copies of a partner, classic, {games} games each with rotated seats (seed {SEED});",
        "wins with 95% intervals over seed blocks, 25% is an equal match. `open` accepts trades as published, `fair`",
        "also looks at printed prices.",
        "",
        *(f"- {key}: `{value}`" for key, value in about.items()),
        "",
        "| partner | " + " | ".join(f"{hero}, {form}" for hero in heroes for form in FORMS) + " |",
        "|---" * (1 + len(heroes) * len(FORMS)) + "|",
    ]
    for partner in partners():
        cells = []
        for hero in heroes:
            for form in FORMS:
                if (hero, f"{partner}-{form}") not in found:
                    cells.append("not played")
                    continue
                wins, cut_off = found[hero, f"{partner}-{form}"]
                cut = f", {cut_off:.1%} cut off" if cut_off > 0.02 else ""
                cells.append(f"{wins.mean:.1%} ({wins.low:.1%} to {wins.high:.1%}{cut})")
        lines.append(f"| {partner} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("heroes", nargs="+")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args(arguments)
    command = "python -m magie.lab.sparring " + " ".join(sys.argv[1:])
    found: dict[tuple[str, str], tuple[Estimate, float]] = {}
    for hero in options.heroes:
        for partner in partners():
            for form in FORMS:
                began = time.process_time()
                found[hero, f"{partner}-{form}"] = spar(hero, f"{partner}-{form}", options.games, options.edition)
                wins, _ = found[hero, f"{partner}-{form}"]
                spent = time.process_time() - began
                print(f"{hero} against {partner}-{form}: {wins.low:.1%} to {wins.high:.1%} ({spent:.0f} s)", flush=True)
                if options.out:
                    options.out.write_text(page(found, options.heroes, options.games, command), encoding="utf-8")


if __name__ == "__main__":
    main()
