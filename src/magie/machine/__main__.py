"""`python -m magie.machine build`: make the machine code of the rules, if it is not there yet."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from magie.machine.errors import BuildFailed
from magie.machine.progress import ProgressLine
from magie.machine.units import cache_folder, unit_named


def build(checked: bool) -> int:
    from magie.machine.workers import build_all

    line = ProgressLine()
    began = time.monotonic()
    try:
        made = build_all(checked, line)
    except BuildFailed as error:
        line.finish()
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        line.finish()
        print("Stopped; what was finished is kept.", file=sys.stderr)
        return 130
    line.finish()
    if made:
        print(f"Machine code of the rules built in {time.monotonic() - began:.1f} s, in {cache_folder()}")
    else:
        print("Machine code of the rules is there already")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m magie.machine", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    whole = commands.add_parser("build", help="build what is missing")
    whole.add_argument("--checked", action="store_true", help="code that reports a wrong index or an overflow")
    one = commands.add_parser("unit", help="build one unit, in this process")
    one.add_argument("name")
    one.add_argument("folder", type=Path)
    one.add_argument("--checked", action="store_true")
    given = parser.parse_args()
    if given.command == "build":
        return build(given.checked)
    from magie.machine.build import build_and_say

    return build_and_say(unit_named(given.name), given.folder, given.checked)


if __name__ == "__main__":
    sys.exit(main())
