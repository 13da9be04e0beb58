"""The condition of a store: when it changes, when it is final, and what the log has of it."""

from __future__ import annotations

import logging

import pytest

from magie.server.store.condition import CAUSES, SECONDS_BETWEEN_LINES, Condition, sentence_about
from magie.server.store.errors import Unavailable
from magie.text.fluent import languages


class Seconds:
    def __init__(self) -> None:
        self.now = 5_000.0

    def __call__(self) -> float:
        return self.now


def lines(caplog: pytest.LogCaptureFixture) -> list[tuple[str, object, object]]:
    found = [(record.levelname, vars(record)["cause"], vars(record).get("failures")) for record in caplog.records]
    caplog.clear()
    return found


def test_it_fails_and_works_again(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "magie.store")
    condition = Condition(Seconds())
    condition.worked()
    assert condition.cause is None and not condition.may_pass and lines(caplog) == []
    condition.failed("full", "no space")
    condition.demand_usable()  # it may be tried
    assert condition.cause == "full" and condition.may_pass
    condition.worked()
    assert condition.cause is None
    assert lines(caplog) == [("ERROR", "full", 1), ("INFO", "full", None)]


def test_a_flood_of_failures_is_a_line_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "magie.store")
    clock = Seconds()
    condition = Condition(clock)
    for _ in range(1_000):
        condition.failed("full", "no space")
    assert lines(caplog) == [("ERROR", "full", 1)]
    clock.now += SECONDS_BETWEEN_LINES
    condition.failed("full", "no space")
    condition.failed("full", "no space")
    assert lines(caplog) == [("ERROR", "full", 1_000)]
    condition.failed("io", "disk I/O error")
    assert lines(caplog) == [("ERROR", "io", 1)]


def test_what_comes_and_goes_does_not_fill_the_log_either(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "magie.store")
    clock = Seconds()
    condition = Condition(clock)
    for _ in range(1_000):
        condition.failed("locked", "busy")
        condition.worked()
    assert lines(caplog) == [("ERROR", "locked", 1), ("INFO", "locked", None)]
    clock.now += SECONDS_BETWEEN_LINES
    condition.failed("locked", "busy")
    condition.worked()
    assert lines(caplog) == [("ERROR", "locked", 1_000), ("INFO", "locked", None)]


def test_what_lasts_is_neither_forgotten_nor_covered_by_what_follows(caplog: pytest.LogCaptureFixture) -> None:
    clock = Seconds()
    condition = Condition(clock)
    condition.failed("gone", "the file", lasts=True)
    condition.worked()
    condition.failed("io", "disk I/O error")
    assert condition.cause == "gone" and not condition.may_pass
    assert lines(caplog) == [("ERROR", "gone", 1)]
    clock.now += SECONDS_BETWEEN_LINES
    for _ in range(3):
        with pytest.raises(Unavailable, match="the file"):
            condition.demand_usable()
    assert lines(caplog) == [("ERROR", "gone", 2)]


@pytest.mark.parametrize("language", languages())
def test_every_cause_has_a_sentence_of_its_own(language: str) -> None:
    assert len({sentence_about(cause, language) for cause in CAUSES}) == len(CAUSES) == 8
