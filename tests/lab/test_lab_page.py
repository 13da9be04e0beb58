"""What docs/lab.md and CITATION.cff say is so."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import magie
from magie.cli import bench, simulate, study
from magie.cli._words import Parser
from magie.lab.result_table import COLUMNS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")


def test_the_table_is_documented_column_by_column() -> None:
    documented = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", PAGE, re.MULTILINE))
    assert documented == COLUMNS


def test_its_commands_can_be_typed() -> None:
    modules = {"simulate": simulate, "study": study, "bench": bench}
    commands = re.findall(r"^\$ magie (.*)$", PAGE, re.MULTILINE)
    assert len(commands) > 8
    for command in commands:
        name, *arguments = shlex.split(command)
        parser = Parser(name, "en")
        modules[name].describe(parser)
        parser.parse_args(arguments)


def test_the_citation_names_this_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {magie.__version__}\n" in citation and "\nlicense: MIT\n" in citation
