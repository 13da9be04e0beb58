"""`magie fit`: make the net of win chances of an edition, or see how far the present one can be trusted."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from magie.cli import _lab
from magie.cli._words import Parser, Words

if TYPE_CHECKING:
    from magie.lab.net_fitting import Checked

CHECK_GAMES = 3000


def describe(parser: Parser) -> None:
    say = parser.say
    parser.add_argument("edition", metavar=say("edition"), help=say("fit-edition"))
    parser.add_argument("--games", type=int, metavar="N", help=say("fit-games"))
    parser.add_argument("--seed", type=int, metavar="N", help=say("fit-seed"))
    parser.add_argument("--check", action="store_true", help=say("fit-check"))
    parser.add_argument("--check-games", type=int, default=CHECK_GAMES, metavar="N", help=say("fit-check-games"))
    parser.add_argument("--out", type=Path, metavar=say("file"), help=say("fit-out"))
    parser.add_language()
    parser.add_json()


class Listener:
    """Says on standard error how far it is."""

    def __init__(self, *, quiet: bool) -> None:
        self.is_shown = sys.stderr.isatty() and not quiet

    def __call__(self, what: str, done: int, of: int) -> None:
        if self.is_shown:
            count = f" {done} / {of}" if of else ""
            print(f"\r\x1b[K{what}{count}", end="", file=sys.stderr, flush=True)

    def finish(self) -> None:
        if self.is_shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def run(arguments: argparse.Namespace) -> int:
    with _lab.problems_told(arguments.lang):
        return _run(arguments)


def _run(arguments: argparse.Namespace) -> int:
    import msgspec

    from magie.bots.net_files import net_for, own_folder, shipped_nets
    from magie.editions import load_edition
    from magie.lab.net_fitting import check, fit, recipe_for, recipe_text, write_net

    say = Words(arguments.lang)
    edition = load_edition(arguments.edition)
    recipe = recipe_for(edition)
    if arguments.games is not None:
        recipe = msgspec.structs.replace(recipe, games=arguments.games)
    if arguments.seed is not None:
        recipe = msgspec.structs.replace(recipe, seed=arguments.seed)
    listener = Listener(quiet=arguments.json)
    written = None
    try:
        net = net_for(edition)
        weights = net.weights if arguments.check else fit(edition, recipe, listener)
        checked = check(edition, recipe, weights, arguments.check_games, listener)
    finally:
        listener.finish()
    if not arguments.check:
        is_ours = edition.name in shipped_nets()
        folder = arguments.out or (Path.cwd() if is_ours else own_folder())
        stem = edition.name if is_ours or arguments.out else edition.hash
        write_net(folder, stem, weights, recipe_text(edition, recipe, weights, checked))
        written = folder / f"{stem}.bin"
    if arguments.json:
        told = {
            "edition": edition.name,
            "net": net.name if arguments.check else edition.name,
            "file": str(written) if written else None,
            "problems": checked.problems(),
            "calibration": msgspec.to_builtins(checked.series),
        }
        print(json.dumps(told, ensure_ascii=False, indent=1))
    else:
        _tell(checked, say)
        if arguments.check:
            print(say("fit-which", net=net.name, edition=edition.name))
        else:
            print(say("fit-written", file=str(written)))
    return 1 if checked.problems() else 0


def _tell(checked: Checked, say: Words) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column(say("fit-column-games"))
    table.add_column(say("fit-column-part"))
    for column in ("positions", "error", "brier"):
        table.add_column(say(f"fit-column-{column}"), justify="right")
    for name, parts in checked.series.items():
        for part, seen in parts.items():
            table.add_row(name, part, f"{seen.positions:,}", f"{seen.error:.2%}", f"{seen.brier:.4f}")
    _lab.output().print(table)
    for problem in checked.problems():
        print(say("fit-problem", what=problem), file=sys.stderr)
