"""Entry points look at what they are given: a wrong argument raises, and nothing is written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from magie._records import dtype_of, new_records
from magie.machine.load import Code
from magie.machine.module import Module
from tests.machine.kit import code_by_extension, code_by_llvmlite, load_text, translated

TEXT = """
def rule(sheets: Batch[Sheet], row: IntRow, number: int, flag: bool) -> int:
    sheets[0].total += number + row[0] + flag
    return sheets[0].total


def is_large(number: int) -> bool:
    return number > LIMIT


def clear(sheets: Batch[Sheet]) -> None:
    for place in range(len(sheets)):
        sheets[place].total = 0
"""
ENTRIES = ["rule", "is_large", "clear"]
LOADERS = {"extension": code_by_extension, "llvmlite": code_by_llvmlite}


class Doors:
    def __init__(self, load: Callable[[Module, Path], Code], folder: Path) -> None:
        self.module: ModuleType = load_text(TEXT, folder)
        self._code = load(translated(self.module, ENTRIES), folder)
        self.rule: Any
        for name in ENTRIES:
            setattr(self, name, self._code.entry_point(getattr(self.module, name)))

    def sheets(self, count: int = 1) -> Any:
        return new_records(self.module.Sheet, count)


@pytest.fixture(params=LOADERS)
def doors(request: pytest.FixtureRequest, tmp_path: Path) -> Doors:
    return Doors(LOADERS[request.param], tmp_path)


def row() -> Any:
    return np.full(2, 5, np.int32)


def test_what_fits_is_taken(doors: Any) -> None:
    sheets = doors.sheets(3)
    assert doors.rule(sheets, row(), 3, True) == 9
    assert doors.rule(sheets[1:], row(), np.int64(4), 0) == 9
    assert doors.rule(sheets, row(), doors.module.Colour.BLUE, False) == 19
    assert [sheet.total for sheet in sheets] == [19, 9, 0]
    assert doors.clear(sheets) is None
    assert [sheet.total for sheet in sheets] == [0, 0, 0]
    assert (doors.is_large(8), doors.is_large(7)) == (True, False)


def test_an_equal_type_is_as_good_as_the_same(doors: Any) -> None:
    """Records that went through a pickle carry a type of their own."""
    import pickle

    sheets = pickle.loads(pickle.dumps(doors.sheets()))
    assert sheets.dtype is not dtype_of(doors.module.Sheet)
    assert doors.rule(sheets, row(), 3, True) == 9


@pytest.mark.parametrize(
    "wrong",
    [
        lambda doors: (None, row(), 1, True),
        lambda doors: (5, row(), 1, True),
        lambda doors: (bytearray(400), row(), 1, True),
        lambda doors: (row(), row(), 1, True),
        lambda doors: (new_records(doors.module.Pair, 100), row(), 1, True),
        lambda doors: (doors.sheets(), doors.sheets(), 1, True),
        lambda doors: (doors.sheets(), np.zeros(4, np.int64), 1, True),
        lambda doors: (doors.sheets(), np.zeros(4, np.float32), 1, True),
        lambda doors: (doors.sheets(), row(), "1", True),
        lambda doors: (doors.sheets(), row(), 1.5, True),
        lambda doors: (doors.sheets(), row(), None, True),
        lambda doors: (doors.sheets(), row(), 1),
        lambda doors: (doors.sheets(), row(), 1, True, 2),
        lambda doors: (),
    ],
)
def test_what_does_not_fit_raises(doors: Any, wrong: Callable[[Any], tuple[Any, ...]]) -> None:
    with pytest.raises(TypeError):
        doors.rule(*wrong(doors))


def test_a_read_only_array_is_refused(doors: Any) -> None:
    sheets = doors.sheets()
    sheets.flags.writeable = False
    with pytest.raises((ValueError, BufferError)):
        doors.rule(sheets, row(), 1, True)
    assert sheets[0].total == 0


def test_an_array_with_gaps_is_refused(doors: Any) -> None:
    sheets = doors.sheets(4)
    with pytest.raises((ValueError, BufferError)):
        doors.rule(sheets[::2], row(), 1, True)
    assert not sheets.view(np.int32).any()


@pytest.mark.parametrize("number", [1 << 63, -(1 << 63) - 1, 1 << 200])
def test_a_number_beyond_64_bits_is_refused(doors: Any, number: int) -> None:
    with pytest.raises(OverflowError):
        doors.is_large(number)


def test_after_a_refusal_everything_goes_on(doors: Any) -> None:
    """Nothing that was borrowed before the refusal is kept: the array can be resized again."""
    sheets = doors.sheets()
    for _ in range(100):
        with pytest.raises(TypeError):
            doors.rule(sheets, None, 1, True)
    sheets.resize(2, refcheck=False)
    assert doors.rule(sheets, row(), 1, True) == 7
