"""`magie bank`: the same server as `magie play`, with the page of the bank to begin with."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

SECONDS = 60.0


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent differently there")
@pytest.mark.parametrize("options", [(), ("--house",)])
def test_the_bank_is_served_until_ctrl_c(tmp_path: Path, options: tuple[str, ...]) -> None:
    environment = {**os.environ, "MAGIE_STORE": str(tmp_path / "tables.sqlite3"), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "magie", "bank", "--no-open", "--port", "0", *options]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            told = process.stdout.readline()
            assert re.search(r"http://127\.0\.0\.1:\d+/bank\b", told), told
        finally:
            process.send_signal(signal.SIGINT)
            rest, _ = process.communicate(timeout=SECONDS)
    assert "Stopped." in rest and process.returncode == 0
