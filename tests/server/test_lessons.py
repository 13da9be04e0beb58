"""Every lesson of every edition: the server sets the table up to its moment, and its own advice answers it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from magie.editions.load import edition_names
from magie.server.log.fairness import commitment_to_contribution
from magie.server.log.lessons import CONTRIBUTION, Lesson, course_of
from tests.server.kit import Server, run

LESSONS = [(edition, lesson) for edition in edition_names() for lesson in course_of(edition).lessons]
PERSON = {
    "kind": "me",
    "name": "Ada",
    "commitment": commitment_to_contribution(CONTRIBUTION),
    "always_demand": False,
}


def wish(edition: str, lesson: str, **other: Any) -> dict[str, Any]:
    course = course_of(edition)
    seats = [PERSON, *({"kind": "bot", "bot": bot} for bot in course.bots)]
    return {"edition": edition, "lesson": lesson, "seats": seats, "variants": course.variants, **other}


async def at_the_moment(server: Server, edition: str, lesson: str) -> dict[str, Any]:
    created = await server.ask("POST", "/api/rooms", wish(edition, lesson))
    contributions = {"contributions": [CONTRIBUTION]}
    await server.ask("POST", f"/api/rooms/{created['room']['id']}/start", contributions, created["host"])
    return created


def answer_to(lesson: Lesson, legal: list[dict[str, Any]]) -> dict[str, Any]:
    """What the lesson advises, or as things stand by now another action of its kind."""
    fitting = [action for action in legal if action["do"] in lesson.goals]
    return lesson.advice if lesson.advice in fitting else fitting[0]


def test_every_edition_teaches() -> None:
    assert {edition for edition, _ in LESSONS} == {"classic", "tempo", "banking", "millionaire", "cards"}
    assert all(len(course_of(edition).lessons) >= 4 for edition in edition_names())


@pytest.mark.parametrize(
    ("edition", "lesson"), LESSONS, ids=[f"{edition} {lesson.idea}" for edition, lesson in LESSONS]
)
def test_a_lesson_is_answered_by_its_own_advice(edition: str, lesson: Lesson, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        created = await at_the_moment(server, edition, lesson.idea)
        async with server.device(created) as device:
            card = device.room["lesson"]
            assert (card["idea"], card["before"]) == (lesson.idea, len(lesson.before))
            while (answer := await device.command(answer_to(lesson, device.legal[0]), seat=0))["type"] != "ack":
                assert answer["problem"]["code"] == "command/stale", answer  # in an auction bots bid when they like
        assert lesson.advice["do"] in lesson.goals

    run(story, tmp_path)


@pytest.mark.parametrize(
    "change",
    [
        {"lesson": "juggling"},
        {"seats": [{**PERSON, "commitment": commitment_to_contribution("1" * 32)}, {"kind": "bot", "bot": "steady"}]},
        {"variants": ["timed"]},
    ],
    ids=["no such lesson", "a share of one's own", "other rules"],
)
def test_a_table_that_is_set_in_another_way_is_refused(change: dict[str, Any], tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        response = await server.call("POST", "/api/rooms", {**wish("classic", "roll"), **change})
        assert response.json()["code"] == "room/no-such-lesson"

    run(story, tmp_path)
