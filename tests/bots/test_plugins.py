"""People's own bots: from files and packages, and what is said when something is wrong in them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from magie import BrokenBot, Game
from magie.bots import plugins
from magie.bots import registry as names
from magie.bots.plugins import announced_bots, name_of_class, read_file
from magie.bots.registry import add_file, new_bot
from magie.bots.runner import GameRunner

SIMPLE = """
class BigSpender:
    def decide(self, view, legal, limit, rng):
        return next((a for a in legal if a.do == "buy"), legal[0]) if view["seat"] in view["required"] else None


class _Helper:
    def decide(self, view, legal, limit, rng):
        return None
"""


@pytest.fixture(autouse=True)
def no_bots_are_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "_from_files", {})


def written(folder: Path, text: str) -> Path:
    file = folder / "my_bot.py"
    file.write_text(text, encoding="utf-8")
    return file


def refusal(folder: Path, text: str) -> BrokenBot:
    with pytest.raises(BrokenBot) as refused:
        read_file(written(folder, text))
    assert str(folder / "my_bot.py") in refused.value.place
    return refused.value


def test_a_class_in_a_file_plays(tmp_path: Path) -> None:
    assert add_file(written(tmp_path, SIMPLE)) == ["big-spender"]
    game = Game("classic", 2, seed=1)
    table = GameRunner(game, [new_bot("big-spender", game.edition) for _ in range(2)])
    for _ in range(30):
        table.advance()
    assert game.audit() is None


def test_a_dict_says_which_bots_there_are(tmp_path: Path) -> None:
    text = SIMPLE + '\nBOTS = {"spender": BigSpender, "made-by-hand": lambda edition, greed=3: BigSpender()}\n'
    assert sorted(read_file(written(tmp_path, text))) == ["made-by-hand", "spender"]
    add_file(tmp_path / "my_bot.py")
    new_bot("made-by-hand:greed=5", Game("cards", 2).edition)


def test_names_of_classes() -> None:
    assert name_of_class("Miser") == "miser"
    assert name_of_class("BigSpender2") == "big-spender2"


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("class Miser(:\n    pass\n", 1, "invalid syntax"),
        ("\n\nimport nothing_like_this\n", 3, "No module named 'nothing_like_this'"),
        ("def f():\n    return 1 / 0\n\nf()\n", 2, "division by zero"),
        ("import sys\nsys.exit(3)\n", 2, "SystemExit"),
        ("\nclass Miser:\n    def decide(self, view, legal):\n        return None\n", 2, "view, legal, limit and rng"),
        (
            "class M:\n  def __init__(self, edition, reserve): ...\n  def decide(self, view, legal, limit, rng): ...\n",
            1,
            "its setting reserve needs a usual value",
        ),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_line(tmp_path: Path, text: str, line: int, problem: str) -> None:
    refused = refusal(tmp_path, text)
    assert refused.place.endswith(f"my_bot.py, line {line}")
    assert problem in refused.problem
    assert not [name for name in sys.modules if name.startswith("magie_bots_") and not sys.modules[name].__file__]


def test_a_file_without_bots_is_refused(tmp_path: Path) -> None:
    assert "no class with decide" in refusal(tmp_path, "x = 1\n").problem
    assert "BOTS must be a dict" in refusal(tmp_path, "BOTS = [1]\n").problem
    assert "cannot be the name of a bot" in refusal(tmp_path, f"{SIMPLE}\nBOTS = {{'My Bot': BigSpender}}\n").problem
    assert "neither a class nor a function" in refusal(tmp_path, "BOTS = {'x': 3}\n").problem


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BrokenBot, match="cannot be read"):
        read_file(tmp_path / "nowhere.py")
    (tmp_path / "bot.txt").write_text(SIMPLE, encoding="utf-8")
    with pytest.raises(BrokenBot, match="must end in"):
        read_file(tmp_path / "bot.txt")


@pytest.mark.parametrize(
    ("body", "line", "problem"),
    [
        ("return legal[10 ** 6]", 3, "IndexError"),
        ("return 'roll'", 2, "must return an Action or None"),
    ],
)
def test_a_bot_that_fails_at_the_table_is_told_with_its_line(
    tmp_path: Path, body: str, line: int, problem: str
) -> None:
    text = f"class Miser:\n    def decide(self, view, legal, limit, rng):\n        {body}\n"
    add_file(written(tmp_path, text))
    game = Game("classic", 2, seed=1)
    game.play_chance()
    table = GameRunner(game, [new_bot("miser", game.edition) for _ in range(2)])
    with pytest.raises(BrokenBot, match=problem) as refused:
        table.advance()
    assert refused.value.place.endswith(f"my_bot.py, line {line}")


def test_a_bot_that_cannot_be_made_is_told_with_its_line(tmp_path: Path) -> None:
    text = SIMPLE.replace(
        "    def decide", "    def __init__(self, edition):\n        self.x = edition.nothing\n\n    def decide", 1
    )
    add_file(written(tmp_path, text))
    with pytest.raises(BrokenBot, match="line 4: AttributeError"):
        new_bot("big-spender", Game("classic", 2).edition)


PACKAGE = {
    "thrifty/__init__.py": SIMPLE.replace("BigSpender", "Thrifty"),
    "thrifty-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: thrifty\nVersion: 1.0\n",
    "thrifty-1.0.dist-info/entry_points.txt": "[magie.bots]\nthrifty = thrifty:Thrifty\nbroken = thrifty:Nobody\n",
}


def test_an_installed_package_announces_its_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in PACKAGE.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    announced_bots.cache_clear()
    try:
        assert {"thrifty", "broken"} <= set(names.bot_names())
        game = Game("classic", 2, seed=1)
        game.play_chance()
        table = GameRunner(game, [new_bot("thrifty", game.edition) for _ in range(2)])
        table.advance()
        assert names.kind_of("thrifty").origin == "thrifty 1.0"
        # One that is broken keeps nobody from playing with the others.
        with pytest.raises(BrokenBot, match=r"thrifty 1\.0.*Nobody"):
            new_bot("broken", game.edition)
    finally:
        announced_bots.cache_clear()
        sys.modules.pop("thrifty", None)
    assert plugins.GROUP == "magie.bots"


TALKATIVE = """
from magie.text.reasons import Reason

class Talkative:
    def decide(self, view, legal, limit, rng):
        return next((a for a in legal if a.do == "offer"), legal[0]) if view["seat"] in view["required"] else None

    def reason(self, view, action):
        return Reason("whim", {"other": action["to"]})
"""


def first_offer(folder: Path, text: str) -> GameRunner:
    """A table of these bots just after one has made an offer."""
    add_file(written(folder, text))
    game = Game("classic", 2, seed=1, variants=["deal_two"])
    table = GameRunner(game, [new_bot("talkative", game.edition) for _ in range(2)])
    for _ in range(10):
        if any(event["event"] == "offered" for event in table.advance()):
            return table
        assert table.reason() is None
    raise AssertionError("no offer was made")


def test_ones_own_bot_may_say_why_it_trades(tmp_path: Path) -> None:
    stated = first_offer(tmp_path, TALKATIVE).reason()
    assert stated is not None
    seat, reason = stated
    assert (reason.code, reason.arguments) == ("whim", {"other": 1 - seat})


def test_a_reason_that_makes_no_sense_is_told_with_its_line(tmp_path: Path) -> None:
    table = first_offer(tmp_path, TALKATIVE.replace('"whim"', '"because"'))
    with pytest.raises(BrokenBot, match="there is no reason 'because'") as refused:
        table.reason()
    assert refused.value.place.endswith("my_bot.py, line 9")


def test_a_bot_need_not_say_anything(tmp_path: Path) -> None:
    silent = TALKATIVE[: TALKATIVE.index("    def reason")]
    assert first_offer(tmp_path, silent).reason() is None
