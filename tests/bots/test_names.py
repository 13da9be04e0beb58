"""Bots by code: names and settings are read in one place, and what is unknown is refused with what there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from magie import IllegalSetup, load_edition
from magie.bots import registry
from magie.bots.registry import BotCode, bot_names, new_bot, parameters_of, parse_code, split_codes
from magie.bots.specification import BadSetting, UnknownBot, UnknownSetting

CLASSIC = load_edition("classic")
MY_BOT = """
class Miser:
    \"\"\"Keeps its money.

    More about it.
    \"\"\"

    def __init__(self, edition, *, reserve: int = 500, share: float = 0.5, bold: bool = False, style: str = "calm"):
        self.settings = (reserve, share, bold, style)

    def decide(self, view, legal, limit, rng):
        return legal[0]
"""


@pytest.mark.parametrize(
    ("code", "read"),
    [
        ("random", BotCode("random")),
        (" novice ", BotCode("novice")),
        ("novice:a=1", BotCode("novice", {"a": "1"})),
        ("novice:a=1, b = x", BotCode("novice", {"a": "1", "b": "x"})),
    ],
)
def test_a_code_is_a_name_with_settings(code: str, read: BotCode) -> None:
    assert parse_code(code) == read
    assert parse_code(str(read)) == read


@pytest.mark.parametrize("code", ["novice:", "novice:a", "novice:=1", "novice:a=", "novice:a=1,,b=2", "novice:a=1,a=2"])
def test_a_code_that_cannot_be_read_is_refused(code: str) -> None:
    with pytest.raises(IllegalSetup, match="novice"):
        parse_code(code)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("random,novice", ["random", "novice"]),
        ("shrewd:a=1,b=2,steady", ["shrewd:a=1,b=2", "steady"]),
        ("rollout:simulations=64,shrewd:margin=3, novice", ["rollout:simulations=64", "shrewd:margin=3", "novice"]),
        ("Ada,bot:rollout:time=1,simulations=8,bot", ["Ada", "bot:rollout:time=1,simulations=8", "bot"]),
    ],
)
def test_codes_in_a_list(text: str, codes: list[str]) -> None:
    assert split_codes(text) == codes


def test_an_unknown_name_is_refused_with_the_names() -> None:
    with pytest.raises(UnknownBot) as refused:
        new_bot("genius", CLASSIC)
    assert refused.value.code == "unknown_bot" and refused.value.names == tuple(bot_names())
    assert all(name in str(refused.value) for name in ("random", "novice"))


def test_an_unknown_setting_is_refused_with_the_settings() -> None:
    with pytest.raises(UnknownSetting, match="random has no setting 'boldness'") as refused:
        new_bot("random:boldness=3", CLASSIC)
    assert refused.value.code == "unknown_setting"


def test_settings_are_read_as_what_they_usually_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_from_files", {})
    file = tmp_path / "my_bot.py"
    file.write_text(MY_BOT, encoding="utf-8")
    assert registry.add_file(file) == ["miser"] and "miser" in bot_names()
    assert registry.add_file(file) == ["miser"]  # once more does no harm
    assert registry.kind_of("miser").summary == "Keeps its money."
    usual = {"reserve": 500, "share": 0.5, "bold": False, "style": "calm"}
    assert parameters_of("miser", CLASSIC) == usual
    changed = parameters_of("miser:reserve=9,bold=yes,share=1", CLASSIC)
    assert changed == usual | {"reserve": 9, "bold": True, "share": 1.0}
    with pytest.raises(UnknownSetting, match="it has reserve, share, bold, style"):
        new_bot("miser:greed=1", CLASSIC)
    for code, wanted in (("reserve=much", "whole number"), ("bold=perhaps", "true or false"), ("share=x", "number")):
        with pytest.raises(BadSetting, match=wanted):
            new_bot(f"miser:{code}", CLASSIC)


def test_a_name_that_is_taken_is_refused(tmp_path: Path) -> None:
    from magie import BrokenBot
    from magie.bots.registry import add_file

    file = tmp_path / "my_bot.py"
    file.write_text(MY_BOT.replace("Miser", "Novice"), encoding="utf-8")
    with pytest.raises(BrokenBot, match="taken by Magie itself"):
        add_file(file)
