from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.machine.kit import Ways


@pytest.fixture
def ways(tmp_path: Path) -> Callable[..., Ways]:
    """Make the ways to run a rule from its text."""
    return lambda text, entry="rule": Ways(text, tmp_path, entry)
