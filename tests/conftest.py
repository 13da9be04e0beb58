"""Every clause of a rulebook has a test that carries its id, and the engine itself must confirm it.

    @pytest.mark.clause("classic", "rent.pay-owner")

While a marked test runs, the clauses that games cite in events and refusals are written down, and so are those of the
card reader's steps and the facts read from an edition.
A test whose clause was never cited fails: it did not reach the rule it names. `--clauses` prints, per edition,
clauses covered / clauses
and fails if one is missing.

    @pytest.mark.long

is for what one sample of a series stands for in everyday runs; `make test-long` runs it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from magie import Edition, Game, MagieError
from magie.reader import machine, payments

EDITIONS = Path(__file__).parents[1] / "src" / "magie" / "editions"
MOST_MARKERS = 3
READER = "banking"  # the edition whose money is in a card reader
PROPERTY = "clause"
LONG = "long"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clauses", action="store_true", help="print the clauses covered and fail if one is missing")
    parser.addoption("--long", action="store_true", help="run what is marked as long, too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        left_out = [item for item in items if item.get_closest_marker(LONG)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker(LONG)]
    for item in items:
        marks = list(item.iter_markers("clause"))
        if len(marks) > MOST_MARKERS:
            raise pytest.UsageError(f"{item.nodeid} carries more than {MOST_MARKERS} clauses")
        for mark in marks:
            edition, clause = mark.args
            if clause not in testable_clauses(edition):
                raise pytest.UsageError(f"{item.nodeid}: {edition} has no testable clause {clause!r}")
            item.user_properties.append((PROPERTY, f"{edition}:{clause}"))


def testable_clauses(edition: str) -> dict[str, str]:
    """Testable clauses of an edition with their topic."""
    entries = tomllib.loads((EDITIONS / edition / "clauses.toml").read_text(encoding="utf-8"))["clause"]
    return {entry["id"]: entry["topic"] for entry in entries if entry.get("testable", True)}


def counted_clauses(edition: str) -> list[str]:
    """Clauses that must have a test."""
    return list(testable_clauses(edition))


def our_clauses(edition: str) -> set[str]:
    """Clauses that no rulebook has: rules of our own, marked so."""
    entries = tomllib.loads((EDITIONS / edition / "clauses.toml").read_text(encoding="utf-8"))["clause"]
    return {entry["id"] for entry in entries if entry.get("ours", False)}


class Citations:
    """Listens to every game while a test runs."""

    def __init__(self) -> None:
        self.cited: set[tuple[str, str]] = set()

    def hear_events(self, edition: str, events: list[dict[str, Any]]) -> None:
        for event in events:
            if "clause" in event:
                self.cited |= {(edition, clause) for clause in (event["clause"], *event.get("also", ()))}

    def hear_reader(self, done: Any) -> None:
        """A step of the card reader, or the payments it was told to make."""
        for each in done if isinstance(done, list) else [done]:
            self.cited |= {(READER, clause) for clause in each.clauses}

    def hear_refusal(self, edition: str, refused: MagieError) -> None:
        self.cited |= {(edition, clause) for clause in getattr(refused, "clauses", ())}


def _listening(method: str, citations: Citations, monkeypatch: pytest.MonkeyPatch) -> None:
    original = getattr(Game, method)

    def wrapped(game: Game, *args: Any, **kwargs: Any) -> Any:
        try:
            result = original(game, *args, **kwargs)
        except MagieError as refused:
            named = args[0] if method == "__init__" and args else kwargs.get("edition", "classic")
            edition = getattr(game, "edition", None)
            citations.hear_refusal(edition.name if edition is not None else str(named), refused)
            raise
        citations.hear_events(game.edition.name, game.events if method == "__init__" else result)
        return result

    monkeypatch.setattr(Game, method, wrapped)


def _listening_to_reader(citations: Citations, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name in ((machine, "reader_step"), (machine, "resumed"), (payments, "payments_of")):
        original = getattr(module, name)

        def wrapped(*args: Any, original: Any = original, **kwargs: Any) -> Any:
            done = original(*args, **kwargs)
            citations.hear_reader(done)
            return done

        monkeypatch.setattr(module, name, wrapped)


@pytest.fixture(autouse=True)
def clauses_are_cited(request: pytest.FixtureRequest) -> Iterator[None]:
    """A marked test must make the engine cite its clause."""
    marks = list(request.node.iter_markers("clause"))
    if not marks:
        yield
        return
    citations = Citations()
    with pytest.MonkeyPatch.context() as monkeypatch:
        for method in ("__init__", "apply", "apply_chance"):
            _listening(method, citations, monkeypatch)
        _listening_to_reader(citations, monkeypatch)
        read_fact = Edition.fact

        def fact(edition: Edition, clause: str) -> Any:
            citations.cited.add((edition.name, clause))
            return read_fact(edition, clause)

        monkeypatch.setattr(Edition, "fact", fact)
        yield
    for mark in marks:
        assert mark.args in citations.cited, f"the engine never cited {mark.args[1]} of {mark.args[0]}"


_covered: set[tuple[str, str]] = set()


class Failures:
    """Names a failure when it happens: one reads about it at the end, and a long run may be cut off before."""

    def __init__(self, reporter: Any) -> None:
        self.reporter = reporter

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            reason = (report.longreprtext.strip() or "no reason given").splitlines()[-1]
            self.reporter.write_line(f"\n{report.nodeid} failed in {report.when}: {reason}", red=True)


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{LONG}: part of a series of which `make test` takes a sample")
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Failures(reporter))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "teardown" and report.passed:
        for name, value in report.user_properties:
            if name == PROPERTY:
                edition, _, clause = str(value).partition(":")
                _covered.add((edition, clause))


def _missing() -> dict[str, list[str]]:
    missing = {}
    for file in sorted(EDITIONS.glob("*/clauses.toml")):
        edition = file.parent.name
        if (file.parent / "edition.toml").exists():
            missing[edition] = [clause for clause in counted_clauses(edition) if (edition, clause) not in _covered]
    return missing


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    if not config.getoption("--clauses"):
        return
    terminalreporter.section("clauses")
    for edition, missing in _missing().items():
        ours = our_clauses(edition)
        total = len(set(counted_clauses(edition)) - ours)
        covered = total - len(set(missing) - ours)
        added = f" and {len(ours) - len(ours & set(missing))}/{len(ours)} of our own" if ours else ""
        terminalreporter.write_line(f"{edition} {covered}/{total}{added}")
        for clause in missing:
            terminalreporter.write_line(f"    no test for {clause}")


def pytest_sessionfinish(session: pytest.Session) -> None:
    is_controller = not hasattr(session.config, "workerinput")
    if is_controller and session.config.getoption("--clauses") and any(_missing().values()):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
