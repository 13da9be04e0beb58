"""Gives processes a fixed share of a core, however many cores there are: to compare one worker with two on a machine
that has no cores to spare for them.

Each process is given so much processor time in every period; who has used it is stopped until there is more (SIGSTOP,
SIGCONT). What was used beyond it is taken off the next period, and what was not used, because the process waited for a
disk or for its turn, is kept for a while: so the share holds in the long run, also when the machine is busy.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from collections.abc import Iterator, Sequence

PERIOD = 0.1
LOOK_EVERY = 0.002
KEPT_FOR = 2.0  # seconds
CPUCLOCK_SCHED = 2  # of Linux: the clock of a process that counts nanoseconds on a core, all threads together


def cpu_clock(pid: int) -> float:
    """Seconds of processor time a process has used."""
    return time.clock_gettime((~pid << 3) | CPUCLOCK_SCHED)


@contextlib.contextmanager
def throttled(pids: Sequence[int], share: float) -> Iterator[None]:
    """Let each of these processes use this share of a core."""
    is_over = threading.Event()
    thread = threading.Thread(target=_throttle, args=(pids, share, is_over), daemon=True)
    thread.start()
    try:
        yield
    finally:
        is_over.set()
        thread.join()


def _throttle(pids: Sequence[int], share: float, is_over: threading.Event) -> None:
    left = dict.fromkeys(pids, 0.0)
    used = {pid: cpu_clock(pid) for pid in pids}
    stopped: set[int] = set()
    begins = time.monotonic()
    try:
        while not is_over.wait(LOOK_EVERY):
            now = time.monotonic()
            if now >= begins:
                periods = int((now - begins) / PERIOD) + 1
                begins += periods * PERIOD
                for pid in pids:
                    left[pid] = min(left[pid] + share * PERIOD * periods, share * KEPT_FOR)
            for pid in pids:
                before, used[pid] = used[pid], cpu_clock(pid)
                left[pid] -= used[pid] - before
                if left[pid] <= 0 and pid not in stopped:
                    os.kill(pid, signal.SIGSTOP)
                    stopped.add(pid)
                elif left[pid] > 0 and pid in stopped:
                    os.kill(pid, signal.SIGCONT)
                    stopped.discard(pid)
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)
