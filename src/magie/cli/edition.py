"""`magie edition new NAME` and `magie edition check FILE`: making a board one's own."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from magie.cli._words import Parser, Problem, Words

NAME = re.compile(r"[a-z][a-z0-9_-]*")


def describe(parser: Parser) -> None:
    parser.add_argument("action", choices=["new", "check"], metavar="new|check", help=parser.say("edition-action"))
    parser.add_argument("name", metavar=parser.say("edition-name"), help=parser.say("edition-what"))
    parser.add_argument(
        "--from", dest="base", default="tempo", metavar=parser.say("edition"), help=parser.say("edition-from")
    )
    parser.add_language()


def run(arguments: argparse.Namespace) -> int:
    words = Words(arguments.lang)
    if arguments.action == "new":
        return _write_skin(arguments.name, arguments.base, words)
    return _check(arguments.name, words)


def _write_skin(name: str, base: str, words: Words) -> int:
    """A commented skin beside the person's other files; nothing is ever overwritten."""
    from magie.editions.board.skins import skin_template
    from magie.editions.compare import board_editions

    name = name.removesuffix(".toml")
    if not NAME.fullmatch(name):
        raise Problem(words("skin-name", name=name))
    if base not in board_editions():
        raise Problem(words("unknown-edition", edition=base, editions=", ".join(board_editions())))
    path = Path(f"{name}.toml")
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(skin_template(name, board_editions()[base]))
    except FileExistsError:
        raise Problem(words("file-exists", file=str(path))) from None
    except OSError as problem:
        raise Problem(words("cannot-write", file=str(path), problem=problem.strerror or "")) from None
    print(words("skin-written", file=str(path)))
    print(f"  magie edition check {path}\n  magie play --terminal --edition {base} --skin {path}")
    return 0


def _check(file: str, words: Words) -> int:
    """Say that a file can be played, or what is wrong in it and where; the exit code says the same."""
    from magie.editions.load import check_file, dear_variants
    from magie.errors import BrokenEdition

    try:
        name = check_file(file)
    except BrokenEdition as problem:
        print(words("file-broken", file=file, place=problem.place, problem=problem.problem))
        return 1
    except OSError as problem:
        print(words("cannot-read", file=file, problem=problem.strerror or ""))
        return 1
    print(words("file-fine", file=file, name=name))
    for variant, deal in dear_variants(file).items():
        print(words("variant-too-dear", variant=variant, deeds=deal.deeds, cost=deal.cost, start=deal.start))
    return 0
