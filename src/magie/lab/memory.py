"""How much memory a run takes, here and in the processes beside it."""

from __future__ import annotations

import multiprocessing
import os
import sys
from pathlib import Path


def resident() -> int:
    """Bytes of real memory of this process and of its workers; where the system does not tell, its largest so far."""
    here = Path("/proc/self/statm")
    if not here.exists():
        return _largest_so_far()
    pids = ["self", *(str(worker.pid) for worker in multiprocessing.active_children())]
    return sum(_pages(pid) for pid in pids) * os.sysconf("SC_PAGE_SIZE")


def _pages(pid: str) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    except (OSError, IndexError):
        return 0  # it has just ended


def _largest_so_far() -> int:
    try:
        import resource
    except ImportError:  # Windows
        return 0
    largest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return largest if sys.platform == "darwin" else largest * 1024
