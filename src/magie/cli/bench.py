"""`magie bench`: how fast everything is on this machine."""

from __future__ import annotations

import argparse

from magie.cli._words import Parser


def describe(parser: Parser) -> None:
    parser.add_argument(
        "--edition", action="append", metavar=parser.say("bench-name"), help=parser.say("bench-edition")
    )
    parser.add_argument("--bot", action="append", metavar="BOT", help=parser.say("bench-bot"))
    parser.add_argument("--quick", action="store_true", help=parser.say("bench-quick"))
    parser.add_argument("--guard", action="store_true", help=parser.say("bench-guard"))
    parser.add_argument("--record", action="store_true", help=parser.say("bench-record"))
    parser.add_language()
    parser.add_json()


def run(arguments: argparse.Namespace) -> int:
    from magie.cli import _lab
    from magie.lab import bench

    passed = [part for name in arguments.edition or () for part in ("--edition", name)]
    passed += [part for bot in arguments.bot or () for part in ("--bot", bot)]
    passed += ["--quick"] if arguments.quick else []
    passed += ["--guard"] if arguments.guard else []
    passed += ["--record"] if arguments.record else []
    passed += ["--json"] if arguments.json else []
    with _lab.problems_told(arguments.lang):
        return bench.main(passed)
