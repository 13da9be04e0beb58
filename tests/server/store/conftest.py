"""Every test that asks for an `address` runs on both databases. A test may be a coroutine."""

from __future__ import annotations

import asyncio
import inspect
from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store that nobody else uses."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    return str(request.getfixturevalue("empty_postgres_url"))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True
