"""The page about hosting shows the files of `deploy/` as they are."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["magie.service", "Caddyfile", "nginx.conf", "nginx-several.conf", "Containerfile"])
def test_the_page_shows_the_file(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
    assert text in PAGE or textwrap.indent(text, "    ", lambda line: line.strip() != "") in PAGE


def test_every_option_of_the_limits_is_on_the_page() -> None:
    from magie.cli._words import Parser
    from magie.cli.serve import describe

    parser = Parser("serve", "en")
    describe(parser)
    usage = parser.format_usage()
    options = {
        word.strip("[]")
        for word in usage.split()
        if word.startswith("[--") and ("per-" in word or "connections" in word)
    }
    assert len(options) == 6 and all(f"`{option}`" in PAGE for option in options)
