"""The measurement of a server's load, small: it must not rot between two releases. No figure of it is judged here."""

from __future__ import annotations

import json
import subprocess
import sys

# In a process of its own, because it binds itself to some of the cores.
COMMAND = [sys.executable, "-m", "tests.server.load", "--rooms", "2", "--idle", "4", "--seconds", "2", "--parts"]


def test_people_play_while_others_only_stay_connected() -> None:
    done = subprocess.run([*COMMAND, "pace", "rush", "idle"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["rooms"], told["connections"], told["idle_connections"]) == (2, 8, 4)
    assert told["idle"]["lost"] == 0 and told["pace"]["lost_connections"] == 0
    assert told["rush"]["commands"] > 0 and told["rush"]["p99_ms"] > 0
    assert "at the pace of people" in done.stderr
