"""What is said when a rule cannot be turned into machine code."""

from __future__ import annotations


class NotInSubset(Exception):
    """A rule uses something outside the subset of Python that can be translated; the text names file and line."""

    def __init__(self, path: str, line: int, sentence: str) -> None:
        super().__init__(f"{path}:{line}: {sentence}")
        self.path = path
        self.line = line
        self.sentence = sentence


class BuildFailed(Exception):
    """The machine code could not be made; the text says why."""
