"""Playing at the terminal from a test: reads the prompts as a person would and answers them."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pexpect

PROMPT = re.compile(r"(?:Ada> |\(Nummern\) |\(j/n\) {1,2}|gibst du\? |willst du\? |Wie viel\? |zurück\) )$")
STYLES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")  # bold and dim are no colours and stay with NO_COLOR
END = "Das Spiel ist zu Ende"
MENU_LINE = re.compile(r"^ {0,1}(\d+)  (.+)$", re.MULTILINE)


class Terminal:
    """A running `magie play --terminal` behind a pseudo-terminal of 80 columns and 24 rows."""

    def __init__(self, data: Path, *arguments: str) -> None:
        environment = {**os.environ, "MAGIE_DATA": str(data), "NO_COLOR": "1", "TERM": "xterm", "LC_ALL": "C.UTF-8"}
        command = ["-m", "magie", "play", "--terminal", "--fast", *arguments]
        self.process = pexpect.spawn(
            sys.executable, command, env=environment, encoding="utf-8", dimensions=(24, 80), timeout=300, echo=False
        )
        self.said: list[str] = []  # everything shown so far

    def listen(self) -> str:
        """What is shown until the next question, or until the program ends."""
        self.process.expect([PROMPT, pexpect.EOF])
        after = self.process.after if isinstance(self.process.after, str) else ""
        text = STYLES.sub("", str(self.process.before) + after).replace("\r", "")
        self.said.append(text)
        return text

    @property
    def is_over(self) -> bool:
        return self.process.after is pexpect.EOF

    def answer(self, line: str) -> str:
        self.process.sendline(line)
        return self.listen()

    def everything(self) -> str:
        return "".join(self.said)

    def exit_code(self) -> int:
        self.process.wait()
        self.process.close()
        return int(self.process.exitstatus)


def menu(text: str) -> dict[str, str]:
    """The numbered lines of the last menu: what they say -> their number."""
    lines = MENU_LINE.findall(text)
    last = max((place for place, (number, _) in enumerate(lines) if number == "1"), default=0)
    return {label: number for number, label in lines[last:]}


def first_matching(entries: dict[str, str], *wishes: str) -> str | None:
    """The number of the first entry in which one of the wishes is found, in the order of the wishes."""
    for wish in wishes:
        for label, number in entries.items():
            if re.search(wish, label):
                return number
    return None


def play_to_the_end(table: Terminal, text: str, decide: Callable[[str, dict[str, str]], str], most: int = 3000) -> str:
    """Answer every question until the game is over."""
    for _ in range(most):
        if table.is_over:
            return text
        text = table.answer(decide(text, menu(text)))
    raise AssertionError(f"no end after {most} answers; the last words were: {text[-500:]}")
