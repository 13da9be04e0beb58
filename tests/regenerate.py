"""Write the golden playthroughs and perft counts anew: `make golden`, or `python tests/regenerate.py [EDITION ...]`.

Positions of perft files are kept and only counted again. `--replay` keeps what was done in the playthroughs too and
writes down what happens now, which gives the smallest difference to read.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import magie
from magie.errors import MagieError
from tests.golden import playthrough
from tests.perft import count


def replace(path: Path, text: str) -> None:
    before = path.read_text(encoding="utf-8") if path.exists() else None
    if before != text:
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{'changed' if before is not None else 'new    '} {path.name}")


def regenerate(edition: str, *, replay: bool) -> None:
    for variants, seed in playthrough.planned(edition):
        path = playthrough.file_of(edition, variants, seed)
        if replay and path.exists():
            try:
                replace(path, playthrough.play_again(path.read_text(encoding="utf-8")))
                continue
            except MagieError as problem:
                print(f"        {path.name} can no longer be played: {problem}")
        replace(path, playthrough.write_new(edition, variants, seed))
    replace(count.file_of(edition), count.write_new(edition))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("editions", nargs="*", help="only these (default: all)")
    parser.add_argument("--replay", action="store_true", help="keep the moves of the playthroughs")
    options = parser.parse_args()
    for edition in options.editions or magie.edition_names():
        regenerate(edition, replay=options.replay)
    expected = {path for edition in magie.edition_names() for path in playthrough.files_of(edition)}
    for path in sorted(set(playthrough.FOLDER.glob("*.txt")) - expected):
        path.unlink()
        print(f"removed {path.name}")


if __name__ == "__main__":
    main()
