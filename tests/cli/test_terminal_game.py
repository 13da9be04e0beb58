"""Whole games through the real command line, in German, by reading the screen and typing."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

from tests.cli.terminal import END, Terminal, first_matching, menu, play_to_the_end

RESUME = re.compile(r"magie play --terminal --resume (\S+)")


class Spendthrift:
    """Lets the first deed go to auction, trades a deed away, then buys and builds until the money is gone."""

    def __init__(self) -> None:
        self.has_declined = False
        self.has_traded = False
        self.bids = 0

    def __call__(self, text: str, entries: dict[str, str]) -> str:
        last = text.rstrip().splitlines()[-1]
        if "Ada>" not in last:
            return self._answer_question(last)
        if not self.has_declined and (number := first_matching(entries, "nicht kaufen")):
            self.has_declined = True
            return number
        if (
            self.has_declined
            and not self.has_traded
            and "Zug beenden" in str(entries)
            and "aufnehmen: " in str(entries)
        ):
            self.has_traded = True
            return "trade"
        if "bieten" in str(entries):
            self.bids += 1
            return (
                first_matching(entries, r"DM bieten") or ""
                if self.bids <= 2
                else first_matching(entries, "passen") or ""
            )
        wishes: tuple[str, ...] = (
            "annehmen",
            "(?<!ver)kaufen$",
            "nicht kaufen",
            "auf .* bauen$",
            "^bauen …",
            "würfeln",
            "Zug beenden",
        )
        raise_money = (
            "aufnehmen: ",
            "^Hypothek aufnehmen …",
            "^ein Gebäude auf",
            "^Gebäude verkaufen …",
            "bankrott gehen",
        )
        small = ("festen Betrag", "Hypothek nehmen", "^zahlen", "ablehnen", "ich will 1$", "stellen$", "passen")
        if "dir fehlen" in text:
            wishes = raise_money
        number = first_matching(entries, *wishes, *small, *raise_money)
        assert number is not None, text
        return number

    @staticmethod
    def _answer_question(question: str) -> str:
        """In a trade: give the first deed for the least money, and agree."""
        if "Grundstücke gibst du" in question:
            return "1"
        if "Geld willst du" in question:
            return "1"
        if "(j/n)" in question:
            return "j"
        return "1" if "zurück)" in question else ""


def test_a_whole_game_in_german(tmp_path: Path) -> None:
    table = Terminal(tmp_path, "--lang", "de", "--seed", "2", "--players", "Ada,bot")
    text = play_to_the_end(table, table.listen(), Spendthrift())
    told = table.everything()
    assert END in text and table.exit_code() == 0
    assert "Die Bank versteigert" in told and "ersteigert" in told, "no auction was held"
    assert "nimmt das Angebot von Ada an" in told, "no trade was made"
    assert "Du schuldest" in told and "dir fehlen" in told, "Ada was never in debt"
    assert "gewinnt" in told and "1. " in text and "2. " in text
    (record,) = (tmp_path / "games").glob("*.jsonl")
    replayed = subprocess.run(
        [sys.executable, "-m", "magie", "replay", str(record), "--json"], capture_output=True, text=True, check=True
    )
    story = json.loads(replayed.stdout)
    assert story["players"][0] == "Ada" and story["outcome"]["ending"] == "last_solvent"


def play_a_little(table: Terminal) -> str:
    text = table.listen()
    for _ in range(8):
        text = table.answer(
            first_matching(menu(text), "(?<!ver)kaufen$", "passen", "würfeln", "Zug beenden", "ablehnen") or ""
        )
    return text


def board_of(text: str) -> list[str]:
    """The board as drawn, without what stands around it."""
    lines = text.splitlines()
    start = max(place for place, line in enumerate(lines) if line.startswith("Frei"))
    return [line.rstrip() for line in lines[start : start + 13]]


def test_q_saves_and_resume_goes_on_at_the_same_position(tmp_path: Path) -> None:
    table = Terminal(tmp_path, "--lang", "de", "--seed", "4", "--players", "Ada,bot,bot")
    play_a_little(table)
    before = board_of(table.answer("board"))
    goodbye = table.answer("q")
    assert "gespeichert" in goodbye and table.exit_code() == 0
    found = RESUME.search(goodbye)
    assert found is not None
    resumed = Terminal(tmp_path, "--resume", found[1])  # in German again, without being told
    resumed.listen()
    assert board_of(resumed.answer("board")) == before
    resumed.answer("q")
    assert resumed.exit_code() == 0


def test_ctrl_c_saves_too(tmp_path: Path) -> None:
    table = Terminal(tmp_path, "--lang", "de", "--seed", "4", "--players", "Ada,bot")
    table.listen()
    table.process.sendintr()
    goodbye = table.listen()
    assert table.exit_code() == 130
    found = RESUME.search(goodbye)
    assert found is not None and Path(found[1]).exists()


def test_the_end_of_input_and_a_polite_kill_save_too(tmp_path: Path) -> None:
    table = Terminal(tmp_path, "--lang", "de", "--seed", "4", "--players", "Ada,bot")
    table.listen()
    table.process.sendeof()
    assert RESUME.search(table.listen()) and table.exit_code() == 0
    table = Terminal(tmp_path, "--lang", "de", "--seed", "4", "--players", "Ada,bot")
    table.listen()
    table.process.kill(signal.SIGTERM)
    assert RESUME.search(table.listen()) and table.exit_code() == 128 + signal.SIGTERM


def test_help_reasons_rules_and_refusals_at_the_table(tmp_path: Path) -> None:
    table = Terminal(tmp_path, "--lang", "de", "--seed", "4", "--players", "Ada,bot")
    table.listen()
    explained = table.answer("?")
    assert "Zug beenden: Würfle zuerst." in explained and "build badstrasse" in explained
    assert all(len(line) <= 80 for line in explained.splitlines())
    assert "gehört noch der Bank" in table.answer("build bad")
    assert "Ich verstehe „dance“ nicht" in table.answer("dance")
    assert "(turn.highest-starts)" in table.answer("why")
    assert "jail.visiting-harmless" in table.answer("rules jail")
    assert "Zurücknehmen geht" in table.answer("undo")
    copy = tmp_path / "copy.jsonl"
    assert "Gespeichert" in table.answer(f"save {copy}") and copy.exists()
    table.answer("q")


def test_a_position_can_be_played_to_its_end(tmp_path: Path) -> None:
    position = tmp_path / "near-the-end.json"
    owned = {"parkstrasse": {"owner": 1, "hotel": True}, "schlossallee": {"owner": 1, "hotel": True}}
    players = [{"cash": 10, "square": "rathausplatz"}, {"cash": 20000}]
    position.write_text(
        json.dumps({"edition": "classic", "players": players, "deeds": owned, "phase": "turn_start"}), encoding="utf-8"
    )
    table = Terminal(tmp_path, "--lang", "de", "--position", str(position), "--players", "Ada,bot", "--seed", "1")
    text = play_to_the_end(table, table.listen(), Spendthrift())
    assert END in text and table.exit_code() == 0


POSITION = {
    "edition": "classic",
    "players": [{"cash": 5000}, {"cash": 5000}],
    "deeds": {"chausseestrasse": {"owner": 0}, "elisenstrasse": {"owner": 0}, "poststrasse": {"owner": 1}},
    "phase": "turn_end",
}


def test_a_bot_says_why_it_takes_an_offer_or_does_not(tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(json.dumps(POSITION))
    table = Terminal(
        tmp_path, "--lang", "de", "--seed", "1", "--players", "Ada,bot:shrewd", "--position", str(position)
    )
    table.listen()
    refused = table.answer("offer 1 give 500 take poststrasse")
    said = re.search(r"lehnt das Angebot von Ada ab.*\n    (\w+: „Du hättest dann Hellblau komplett, .*)", refused)
    assert said is not None, refused
    words = " ".join(refused[said.start(1) :].split("“")[0].split())
    named = re.search(r"Du müsstest mir mindestens ([0-9.]+)\sDM zahlen", words)
    assert named is not None, words
    price = named[1].replace(".", "")
    accepted = table.answer(f"offer 1 give {price} take poststrasse")
    assert re.search(r"nimmt das Angebot von Ada an.*\n    \w+: „Du hast dann Hellblau komplett, aber", accepted)
    assert "„Du hast dann Hellblau" in table.answer("log")
    table.answer("q")
    assert table.exit_code() == 0
