"""Mutants that no longer fit the sources would prove nothing; a few of them run here, all of them in `make mutants`."""

from __future__ import annotations

import random

import pytest

from tests.mutants.run import Mutant, covering_tests, read_mutants, run_all, table

MUTANTS = read_mutants()
AT_LEAST = 40
SAMPLE = 6


def test_there_are_enough_mutants() -> None:
    assert len(MUTANTS) >= AT_LEAST


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: f"{mutant.source}: {mutant.what}")
def test_a_mutant_fits_the_sources(mutant: Mutant) -> None:
    assert mutant.problem() is None


def test_every_mutant_names_clauses_that_have_tests() -> None:
    tests = covering_tests()
    untested = {clause for mutant in MUTANTS for clause in mutant.clauses if clause not in tests}
    assert untested == set()


def test_no_mutant_is_written_twice() -> None:
    # The same change may stand in two files, to be noticed by the tests of two rulebooks.
    changes = [(mutant.file, mutant.old, mutant.new, mutant.clauses) for mutant in MUTANTS]
    assert len(set(changes)) == len(changes)


def test_a_sample_of_mutants_is_noticed() -> None:
    sample = random.Random(len(MUTANTS)).sample(MUTANTS, SAMPLE)
    verdicts = run_all(sample, quiet=True)
    assert all(verdict.outcome == "noticed" for verdict in verdicts), table(verdicts)
