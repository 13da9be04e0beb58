"""Reading for the first time in many threads at once: the library behind it breaks unless it is done one at a time."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys, threading
sys.setswitchinterval(1e-6)
from magie.editions import edition_names, load_edition
go = threading.Barrier(4)
def load(name):
    go.wait()
    load_edition(name)
threads = [threading.Thread(target=load, args=(name,)) for name in ("classic", "tempo", "banking", "classic")]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_editions_are_read_in_many_threads() -> None:
    for _ in range(4):
        done = subprocess.run([sys.executable, "-X", "faulthandler", "-c", PROGRAM], capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, b"")
