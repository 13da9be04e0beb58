"""Builds units in processes of their own, as many at once as there are cores, and tells how far they are."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from magie.machine.errors import BuildFailed
from magie.machine.load import find
from magie.machine.modes import VARIABLE, Mode
from magie.machine.progress import ProgressLine
from magie.machine.units import STEPS, UNITS, Unit, cache_folder

TICK = 0.25  # seconds between two looks at what the processes have said

# Called with (steps done, steps in all, what is being done) while machine code is being built.
Progress = Callable[[int, int, str], None]
progress_listeners: list[Progress] = []


class Worker:
    """One process that builds one unit."""

    def __init__(self, unit: Unit, folder: Path, checked: bool) -> None:
        self.unit = unit
        self.step = STEPS[0]
        self.warnings: list[str] = []
        source = str(Path(__file__).parents[2])
        paths = [source, *filter(None, [os.environ.get("PYTHONPATH")])]
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "magie.machine",
                "unit",
                unit.name,
                str(folder),
                *(["--checked"] if checked else []),
            ],
            env={**os.environ, VARIABLE: Mode.TRANSLATING.value, "PYTHONPATH": os.pathsep.join(paths)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self._errors: list[str] = []
        self._readers = [
            threading.Thread(target=self._read_steps, daemon=True),
            threading.Thread(target=self._read_errors, daemon=True),
        ]
        for reader in self._readers:
            reader.start()

    def _read_steps(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            said = json.loads(line)
            self.step = said.get("step", self.step)
            if "warning" in said:
                self.warnings.append(said["warning"])

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        self._errors.extend(self._process.stderr)

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def finish(self) -> None:
        """Wait for the end; BuildFailed with what the process said."""
        self._wait()
        if self._process.returncode != 0:
            reason = "".join(self._errors).strip() or f"exit code {self._process.returncode}"
            raise BuildFailed(f"The machine code of {self.unit.name} could not be built.\n{reason}")

    def stop(self) -> None:
        self._process.kill()
        self._wait()

    def _wait(self) -> None:
        self._process.wait()
        for reader in self._readers:
            reader.join()
        for stream in (self._process.stdout, self._process.stderr):
            assert stream is not None
            stream.close()


class Builds:
    """The builds of this process: what waits, what is running."""

    def __init__(self, units: Iterable[Unit], folder: Path, checked: bool) -> None:
        self._waiting = list(units)
        self._running: dict[str, Worker] = {}
        self._folder = folder
        self._checked = checked
        self._total = len(self._waiting) * len(STEPS)

    @property
    def is_open(self) -> bool:
        return bool(self._waiting or self._running)

    def _start_more(self) -> None:
        while self._waiting and len(self._running) < max(1, os.cpu_count() or 1):
            self._start(self._waiting[0])

    def _start(self, unit: Unit) -> None:
        self._waiting.remove(unit)
        self._running[unit.name] = Worker(unit, self._folder, self._checked)

    def _tell(self) -> None:
        left = len(self._waiting) * len(STEPS)
        left += sum(len(STEPS) - STEPS.index(worker.step) for worker in self._running.values())
        doing = ", ".join(f"{worker.step} {name.replace('_', ' ')}" for name, worker in self._running.items())
        for listener in progress_listeners:
            listener(self._total - left, self._total, doing)

    def wait(self, for_unit: Unit | None = None) -> None:
        """Go on until this unit (or all) is built; the others go on in the background."""
        if for_unit in self._waiting:
            self._start(for_unit)  # somebody waits for it: it does not queue
        try:
            while self.is_open:
                self._start_more()
                self._tell()
                ended = [worker for worker in self._running.values() if not worker.is_running]
                for worker in ended:
                    del self._running[worker.unit.name]
                    worker.finish()
                    for warning in worker.warnings:
                        print(warning, file=sys.stderr)
                if for_unit is not None and any(worker.unit is for_unit for worker in ended):
                    self._start_more()
                    return
                if not ended:
                    time.sleep(TICK)
            self._tell()
        except BaseException:  # Ctrl-C too: what is half built is thrown away
            self.stop()
            raise

    def stop(self) -> None:
        self._waiting.clear()
        for worker in self._running.values():
            worker.stop()
        self._running.clear()


_lock = threading.Lock()
_builds: Builds | None = None


def wait_for(unit: Unit, checked: bool) -> Path:
    """Build a unit that is needed now; whatever else is missing is built beside it and after it.

    Somebody who only imported the rules has no listener: they are told on standard error why it takes a while.
    """
    global _builds
    line = None if progress_listeners else ProgressLine()
    with _lock:
        if _builds is None or not _builds.is_open:
            missing = [one for one in UNITS if find(one, checked) is None]
            _builds = Builds([unit, *(one for one in missing if one is not unit)], cache_folder(), checked)
            atexit.register(_builds.stop)  # no process outlives this one
        if find(unit, checked) is None:
            if line is not None:
                progress_listeners.append(line)
            try:
                _builds.wait(unit)
            finally:
                if line is not None:
                    progress_listeners.remove(line)
                    line.finish()
    path = find(unit, checked)
    if path is None:
        raise BuildFailed(f"The machine code of {unit.name} was built but is not in {cache_folder()}.")
    return path


def build_all(checked: bool = False, progress: Progress | None = None) -> int:
    """Build every unit that is missing, into the user's cache; how many there were."""
    missing = [unit for unit in UNITS if find(unit, checked) is None]
    if progress is not None:
        progress_listeners.append(progress)
    try:
        Builds(missing, cache_folder(), checked).wait()
    finally:
        if progress is not None:
            progress_listeners.remove(progress)
    return len(missing)
