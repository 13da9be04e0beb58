"""Our bots keep what bots promise, and a bot that does not is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from magie.bots import registry as names
from magie.testing import BrokenPromise, check_bot

BOT = """
import random, sys

class Own:
    def __init__(self, edition):
        self.edition = edition
        self.asked = 0

    def decide(self, view, legal, limit, rng):
        self.asked += 1
        if view["seat"] not in view["required"]:
            return None
        {body}
        return legal[0]
"""


@pytest.fixture(autouse=True)
def no_bots_are_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "_from_files", {})


@pytest.mark.parametrize("code", ["random", "shrewd", "rollout"])
def test_our_bots_keep_their_promises_in_every_edition_and_variant(code: str) -> None:
    assert check_bot(code, steps=3) > 200


@pytest.mark.parametrize("code", ["novice", "steady", "shrewd:margin=0,ask_every=1", "fp-b-open"])
def test_they_keep_them_where_cards_lie_face_down(code: str) -> None:
    check_bot(code, editions=["millionaire"], steps=20)


def own_bot(folder: Path, body: str) -> None:
    file = folder / "own.py"
    file.write_text(BOT.format(body=body), encoding="utf-8")
    names.add_file(file)


def test_a_bot_of_ones_own_can_keep_them_too(tmp_path: Path) -> None:
    own_bot(tmp_path, "pass")
    check_bot("own", editions=["tempo", "cards"], steps=5)


@pytest.mark.parametrize(
    ("body", "broken"),
    [
        ("print('thinking')", "not silent: 'thinking"),
        ("sys.stderr.write('hm')", "not silent: 'hm'"),
        ("return random.choice(legal)", "luck of the whole process"),
        ("return random.Random().choice(legal)", "saw the same twice|another game the second time"),
        ("return random.Random(id(self)).choice(legal)", "saw the same twice|another game the second time"),
        ("return None", "waited although the game waits for it"),
        ("view['players'][0]['cash'] = 1", "changed the view"),
        ("legal.clear()", "changed the list|list index out of range"),
        ("return {'do': 'bid', 'amount': 7}", "own at classic"),
        ("return legal[self.asked * 1000]", "IndexError"),
    ],
)
def test_a_broken_promise_is_noticed(tmp_path: Path, body: str, broken: str) -> None:
    own_bot(tmp_path, body)
    with pytest.raises(BrokenPromise, match=broken):
        check_bot("own", editions=["classic"], steps=10)


def test_a_bot_that_peeks_is_noticed(tmp_path: Path) -> None:
    """It finds the game that is shown to it among the callers of its own function and looks at the others' cards."""
    body = (
        "asker = sys._getframe()\n"
        "        while 'twins' not in asker.f_locals:\n"
        "            asker = asker.f_back\n"
        "        game = asker.f_locals.get('world', asker.f_locals['self'].game)\n"
        "        secret = sum(str([player.get('fortunes') for player in game.position()['players']]).encode())\n"
        "        return legal[secret % len(legal)]"
    )
    own_bot(tmp_path, body)
    with pytest.raises(BrokenPromise, match=r"saw the same twice|another game"):
        check_bot("own", editions=["millionaire"], seeds=range(3), steps=15)
