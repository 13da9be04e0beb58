"""The example file of one's own bots works as it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from magie import load_edition
from magie.bots import registry as names
from magie.testing import check_bot

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"


@pytest.fixture(autouse=True)
def example_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "_from_files", {})
    assert names.add_file(EXAMPLE) == ["miser", "dreamer"]


@pytest.mark.parametrize(
    ("code", "editions", "steps"), [("miser:reserve=60", ["tempo", "millionaire"], 6), ("dreamer", ["cards"], 25)]
)
def test_the_example_bots_keep_their_promises(code: str, editions: list[str], steps: int) -> None:
    assert check_bot(code, editions=editions, steps=steps) > 50


def test_the_example_bots_are_described() -> None:
    classic, cards = load_edition("classic"), load_edition("cards")
    miser = names.kind_of("miser")
    assert miser.summary == "Buys stations and little else, and keeps a reserve."
    assert miser.settings(classic) == {"reserve": 20}
    assert miser.plays(classic) and not miser.plays(cards)
    assert names.kind_of("dreamer").plays(cards)


def test_the_codes_the_example_shows_are_codes() -> None:
    shown = re.findall(r"--bots (\S+)|--check (\S+)", EXAMPLE.read_text(encoding="utf-8"))
    codes = [code for found in shown for part in found if part for code in names.split_codes(part)]
    assert len(codes) > 4
    for code in codes:
        names.parameters_of(code, load_edition("classic"))
