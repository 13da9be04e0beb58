"""Break the rules on purpose, one at a time, and see which clause test notices: `python tests/mutants/run.py`.

Each `[[mutant]]` in `tests/mutants/*.toml` replaces one snippet of the engine: `file` (below src/magie), `old`, `new`,
`clauses` ("classic:rent.pay-owner") and `what`. It is noticed if one of the tests that carry these clauses fails. The
tests run on a copy of the sources, as ordinary Python, two mutants side by side. The exit code is 1 if a mutant
survives, if its snippet does not occur exactly once, or if a test fails without any mutant (it then counts for none).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"
FOLDER = Path(__file__).resolve().parent
WORKERS = 2
HUNG_SECONDS = 300  # a mutant that never ends is noticed too, by whoever waits


@dataclass(frozen=True)
class Mutant:
    source: str  # the TOML file it stands in
    file: str
    old: str
    new: str
    clauses: tuple[str, ...]
    what: str

    @property
    def path(self) -> Path:
        """The file it changes, below the folder of sources."""
        return Path("magie") / self.file

    def problem(self) -> str | None:
        """Why this mutant cannot be tried, or None."""
        target = SOURCES / self.path
        if not target.is_file():
            return f"there is no file {self.file}"
        count = target.read_text(encoding="utf-8").count(self.old)
        if count != 1:
            return f"its snippet occurs {count} times in {self.file}"
        if self.old == self.new:
            return "it changes nothing"
        return None


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    outcome: str  # noticed, SURVIVED or BROKEN
    by: str  # the test that failed, or what is wrong


def read_mutants(folder: Path = FOLDER) -> list[Mutant]:
    mutants = []
    for path in sorted(folder.glob("*.toml")):
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]:
            clauses = tuple(entry["clauses"])
            mutants.append(Mutant(path.name, entry["file"], entry["old"], entry["new"], clauses, entry["what"]))
    return mutants


def clause_test_files() -> list[str]:
    """Test files that carry clause markers."""
    return [
        str(path.relative_to(ROOT))
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if "mark.clause(" in path.read_text(encoding="utf-8")
    ]


def covering_tests() -> dict[str, list[str]]:
    """Which tests carry which clause, asked of pytest once."""
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder) / "tests.json"
        subprocess.run(
            [sys.executable, __file__, "--collect", str(answer)],
            cwd=ROOT,
            env=environment(SOURCES),
            check=True,
            stdout=subprocess.DEVNULL,
        )
        found: dict[str, list[str]] = json.loads(answer.read_text(encoding="utf-8"))
    return found


def collect(answer: Path) -> int:
    """In a process of its own: let pytest collect, and write down the clauses of every test."""
    import pytest

    found: dict[str, list[str]] = {}

    class Collector:
        def pytest_collection_finish(self, session: pytest.Session) -> None:
            for item in session.items:
                for mark in item.iter_markers("clause"):
                    found.setdefault(":".join(mark.args), []).append(item.nodeid)

    code = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", *clause_test_files()], [Collector()])
    answer.write_text(json.dumps(found), encoding="utf-8")
    return int(code)


def environment(sources: Path) -> dict[str, str]:
    """These sources, as plain Python, without byte code: a mutant could be as old and as long as its original."""
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    return inherited | {"PYTHONPATH": str(sources), "MAGIE_RULES": "interpreted", "PYTHONDONTWRITEBYTECODE": "1"}


def run_tests(tests: Sequence[str], sources: Path, *options: str) -> tuple[int, str]:
    """Pytest's exit code and output; -1 if it never came back."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--no-header", *options, *tests]
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment(sources), capture_output=True, text=True, timeout=HUNG_SECONDS
        )
    except subprocess.TimeoutExpired:
        return -1, ""
    return done.returncode, done.stdout + done.stderr


def failed_tests(output: str) -> list[str]:
    """The tests pytest's summary names; one that fails twice, in its body and afterwards, is named once."""
    lines = [line for line in output.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return list(dict.fromkeys(line.split(" - ")[0].split(" ", 1)[1] for line in lines))


def judge(mutant: Mutant, tests: dict[str, list[str]], sources: Path) -> Verdict:
    """Apply one mutant to a worker's own copy, run the tests of its clauses, put the original back."""
    problem = mutant.problem()
    if problem is not None:
        return Verdict(mutant, "BROKEN", problem)
    chosen = sorted({test for clause in mutant.clauses for test in tests.get(clause, ())})
    if not chosen:
        return Verdict(mutant, "BROKEN", f"no test carries {', '.join(mutant.clauses)}")
    target = sources / mutant.path
    original = target.read_text(encoding="utf-8")
    target.write_text(original.replace(mutant.old, mutant.new), encoding="utf-8")
    try:
        code, output = run_tests(chosen, sources, "-x")
    finally:
        target.write_text(original, encoding="utf-8")
    if code == 0:
        return Verdict(mutant, "SURVIVED", f"{len(chosen)} tests passed")
    if code == -1:
        return Verdict(mutant, "noticed", f"hung for {HUNG_SECONDS} s")
    if code == 1:
        return Verdict(mutant, "noticed", ", ".join(failed_tests(output)))
    return Verdict(mutant, "BROKEN", f"pytest could not run (exit code {code}): {output[-300:]}")


def copy_of_sources(folder: Path) -> Path:
    sources = folder / "src"
    shutil.copytree(SOURCES, sources, ignore=shutil.ignore_patterns("__pycache__"))
    asked = subprocess.run(
        [sys.executable, "-c", "import magie; print(magie.__file__)"],
        env=environment(sources),
        capture_output=True,
        text=True,
        check=True,
    )
    if not Path(asked.stdout.strip()).is_relative_to(sources):
        raise SystemExit(f"the copy of the sources is not the one that runs: {asked.stdout.strip()}")
    return sources


def run_all(mutants: Sequence[Mutant], *, quiet: bool = False) -> list[Verdict]:
    """Judge every mutant. A test that fails without any gets a verdict of its own and is asked about no mutant."""
    tests = covering_tests()
    verdicts: list[Verdict] = []
    with tempfile.TemporaryDirectory(prefix="magie-mutants-") as folder:
        free: SimpleQueue[Path] = SimpleQueue()
        for worker in range(WORKERS):
            free.put(copy_of_sources(Path(folder) / str(worker)))
        needed = sorted({test for mutant in mutants for clause in mutant.clauses for test in tests.get(clause, ())})
        sources = free.get()
        code, output = run_tests(needed, sources) if needed else (0, "")
        free.put(sources)
        if code != 0:
            failing = failed_tests(output)
            unbroken = Mutant("", "", "", "", (), "the rules as they are")
            verdicts = [Verdict(unbroken, "BROKEN", f"fails without any mutant: {test}") for test in failing]
            verdicts = verdicts or [Verdict(unbroken, "BROKEN", output[-300:])]
            tests = {clause: [test for test in found if test not in failing] for clause, found in tests.items()}

        def work(mutant: Mutant) -> Verdict:
            sources = free.get()
            try:
                return judge(mutant, tests, sources)
            finally:
                free.put(sources)

        already = len(verdicts)
        began = time.perf_counter()
        with ThreadPoolExecutor(WORKERS) as pool:
            for verdict in pool.map(work, mutants):
                verdicts.append(verdict)
                if not quiet:
                    show_progress(verdicts, len(verdicts) - already, len(mutants), time.perf_counter() - began)
        return verdicts


def show_progress(verdicts: Sequence[Verdict], done: int, of: int, seconds: float) -> None:
    unnoticed = sum(verdict.outcome != "noticed" for verdict in verdicts[-done:])
    text = f"{done}/{of} mutants, {unnoticed} not noticed, {seconds:.0f} s"
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="\n" if done == of else "", file=sys.stderr, flush=True)
    elif done % 20 == 0 or done == of:
        print(text, file=sys.stderr, flush=True)


def table(verdicts: Sequence[Verdict]) -> str:
    lines = [
        f"{verdict.outcome:<9} {verdict.mutant.source:<16} {verdict.mutant.what}\n          {verdict.by}"
        for verdict in sorted(verdicts, key=lambda verdict: verdict.outcome == "noticed")
    ]
    noticed = sum(verdict.outcome == "noticed" for verdict in verdicts)
    tried = sum(bool(verdict.mutant.source) for verdict in verdicts)
    return "\n".join([*lines, f"{noticed} of {tried} mutants noticed"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sample", type=int, metavar="N", help="try only N of them")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default 1)")
    parser.add_argument("--only", metavar="TEXT", help="those whose file of mutants, source file or text contains this")
    parser.add_argument("--collect", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.collect is not None:
        return collect(options.collect)
    mutants = read_mutants()
    if options.only:
        mutants = [mutant for mutant in mutants if options.only in f"{mutant.source} {mutant.file} {mutant.what}"]
    if options.sample is not None:
        mutants = random.Random(options.seed).sample(mutants, min(options.sample, len(mutants)))
    verdicts = run_all(mutants)
    print(table(verdicts))
    return 0 if all(verdict.outcome == "noticed" for verdict in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
