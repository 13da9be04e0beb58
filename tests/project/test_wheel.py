"""What people install contains everything the game reads at run time."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_wheel_ships_code_data_and_type_marker(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("magie-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        shipped = set(archive.namelist())
        metadata = next(name for name in shipped if name.endswith(".dist-info/METADATA"))
        text = archive.read(metadata).decode()

    package = ROOT / "src" / "magie"
    needed = {
        path.relative_to(package.parent).as_posix()
        for pattern in ("*.py", "*.toml", "*.ftl", "py.typed")
        for path in package.rglob(pattern)
    }
    assert needed - shipped == set()
    assert "magie/py.typed" in shipped
    assert not [name for name in shipped if name.startswith("tests/") or "__pycache__" in name]
    assert "License-Expression: MIT" in text
    assert "Requires-Python: >=3.11" in text
