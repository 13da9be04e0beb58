"""Lessons: prepared moments of real games, each about one decision. The files are in `magie/lessons/`.

A lesson is a secret that everybody may know and the actions of everybody up to its moment. With the contribution that
pages send for a lesson, chance follows from it as in any other game, so the record of a lesson can be checked too.
`tests/lesson_maker.py` makes them.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

import msgspec

from magie._structs import decode

CONTRIBUTION = "0" * 32  # of the one person at a lesson: chance is known beforehand, and nobody is to be convinced


class Lesson(msgspec.Struct, frozen=True):
    """`before`: pairs of a seat and its action. `goals`: the kinds of action it is about; `advice`: one of them."""

    idea: str
    secret: str
    goals: list[str]
    advice: dict[str, Any]
    before: list[tuple[int, dict[str, Any]]]


class Course(msgspec.Struct, frozen=True):
    """The lessons of an edition in their order, and how its table is set for all of them."""

    variants: list[str] = []
    bots: list[str] = []
    lessons: list[Lesson] = []


@cache
def course_of(edition: str) -> Course:
    """The lessons of an edition; none for those that have no file."""
    file = resources.files("magie").joinpath("lessons", f"{edition}.json")
    if not edition.isidentifier() or not file.is_file():
        return Course()
    return decode(file.read_bytes(), Course)


def lesson_about(edition: str, idea: str | None) -> Lesson | None:
    """None if there is none, perhaps because a newer version has others."""
    return next((lesson for lesson in course_of(edition).lessons if lesson.idea == idea), None)
