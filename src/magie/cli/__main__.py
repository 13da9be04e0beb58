"""`magie`: finds the subcommand, imports only that, and runs it."""

from __future__ import annotations

import os
import pkgutil
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from magie.cli._words import Parser, Problem, chosen_language, help_text
from magie.version import VERSION


def commands() -> list[str]:
    """The subcommands: the modules beside this one."""
    beside = pkgutil.iter_modules([str(Path(__file__).parent)])
    return sorted(module.name for module in beside if not module.ispkg and not module.name.startswith("_"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an old terminal shows a question mark rather than a traceback
    language = chosen_language(given)
    if not given or given[0] not in commands():
        return _without_command(given, language)
    name = given[0]
    module = import_module(f"magie.cli.{name}")
    parser = Parser(name, language)
    module.describe(parser)
    try:
        return int(module.run(parser.parse_args(given[1:])))
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # `magie rules classic | head`: nobody listens any more, so there is nobody to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _without_command(given: list[str], language: str) -> int:
    parser = Parser("", language)
    width = max(map(len, commands()))
    listed = "\n".join(f"  {name:{width}}  {help_text(f'{name}-summary', language)}" for name in commands())
    parser.description = f"{parser.description}\n\n{parser.say('commands')}\n{listed}"
    parser.add_argument(
        "command", nargs="?", choices=commands(), metavar=parser.say("command"), help=parser.say("which")
    )
    parser.add_argument("--version", action="store_true", help=parser.say("version"))
    parser.add_language()
    if parser.parse_args(given).version:
        print(f"Magie {VERSION}\n{parser.say('independent')}")
    else:
        parser.print_help()
    return 0


if __name__ == "__main__":
    sys.exit(main())
