"""The faults, and the ways in which each can be brought about."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.server.faults import clock, disk, processes
from tests.server.faults.scene import Trial

Way = Callable[[Trial], Coroutine[Any, Any, None]]


@dataclass(frozen=True)
class Fault:
    """`needs` names the ways that not every machine allows, with the question whether this one does."""

    says: str
    ways: Mapping[str, Way]
    needs: Mapping[str, Callable[[], bool]] = field(default_factory=dict)


FAULTS: dict[str, Fault] = {
    "descriptors": Fault(
        "many connections come, and the server may open few files",
        {"limit": processes.few_descriptors},
    ),
    "full-disk": Fault(
        "no more space for the store, for a while",
        {"tmpfs": disk.full_file_system, "file-size": disk.limited_files},
        {"tmpfs": disk.may_mount},
    ),
    "read-only": Fault(
        "the store cannot be written, for a while",
        {"immutable": disk.immutable_file, "postgres": disk.read_only_database},
        {"immutable": disk.may_freeze},
    ),
    "gone": Fault(
        "the file of the store is deleted, or another one takes its place",
        {"deleted": disk.deleted_file, "replaced": disk.replaced_file},
    ),
    "stopped": Fault(
        "a server stands still for some seconds",
        {"alone": processes.stopped_alone, "one-of-two": processes.stopped_one_of_two},
    ),
    "clock-back": Fault(
        "the wall clock is set back by an hour",
        {"running": clock.set_back, "restarted": clock.set_back_over_restart},
    ),
    "clock-forward": Fault(
        "the wall clock is set forward by a day",
        {"for-good": clock.set_forward, "and-back": clock.set_forward_and_back},
    ),
    "postgres-restart": Fault(
        "PostgreSQL is restarted under two servers",
        {"fast": processes.restarted_fast, "immediate": processes.restarted_immediate},
    ),
}


def ways_of(fault: str) -> list[str]:
    """The ways this machine allows."""
    needs = FAULTS[fault].needs
    return [way for way in FAULTS[fault].ways if way not in needs or needs[way]()]
