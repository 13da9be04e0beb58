"""What the faults need of the system: a library that moves the clock, and two programs that act on disks.

    python -m tests.server.faults.tools

finds them, or installs Debian's packages where one is missing, and says where they are; `make faults` and `make test`
call this. A machine may forbid what they do, then that way of a fault is left out; that one is missing is a failure.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.packages import Missing, install

CHOICE = "MAGIE_FAKETIME"
FAKETIME = "libfaketimeMT.so.1"  # the one for programs with threads
FOLDERS = ("/usr/lib", "/usr/lib64", "/usr/local/lib", "/lib")
SYSTEM_PROGRAMS = ("/usr/sbin", "/sbin", "/usr/bin", "/bin")  # also where the path does not name them


def find_faketime() -> str | None:
    """Path of the library; None if there is none. Raises Missing if the one that was chosen is not there."""
    chosen = os.environ.get(CHOICE)
    if chosen:
        if not Path(chosen).is_file():
            raise Missing(f"{CHOICE} names {chosen}, which is no file.")
        return chosen
    for folder in FOLDERS:
        for kind in ("", "*/"):  # with and without a folder for the kind of machine
            for place in sorted(Path(folder).glob(f"{kind}faketime/{FAKETIME}")):
                return str(place)
    return None


def find_program(name: str) -> str | None:
    return shutil.which(name) or shutil.which(name, path=os.pathsep.join(SYSTEM_PROGRAMS))


@dataclass(frozen=True)
class Tool:
    """`package` is Debian's; `hint` is said besides where it has to be installed by hand."""

    name: str
    package: str
    find: Callable[[], str | None]
    hint: str = ""

    def required(self) -> str:
        """Where it is, or Missing."""
        found = self.find()
        if found is None:
            raise Missing(self._help())
        return found

    def installed(self) -> str:
        """Where it is, installed if need be, or Missing."""
        if self.find() is None:
            install(f"{self.package} for the faults", self.package, otherwise=self._help())
        return self.required()

    def _help(self) -> str:
        return (
            f"The faults need {self.name}. `make fault-tools` installs it on Debian (apt-get install {self.package}); "
            f"elsewhere install it from your system's packages.{self.hint}"
        )


CLOCK = Tool(
    "libfaketime",
    "libfaketime",
    find_faketime,
    f"\nIf it is in an unusual place, name it: {CHOICE}=/path/to/{FAKETIME}",
)
MOUNT = Tool("mount", "mount", lambda: find_program("mount"))
UNMOUNT = Tool("umount", "mount", lambda: find_program("umount"))
FREEZE = Tool("chattr", "e2fsprogs", lambda: find_program("chattr"))
TOOLS = (CLOCK, MOUNT, UNMOUNT, FREEZE)


def main() -> int:
    """Find or install all of them."""
    if sys.platform != "linux":
        print("The faults are brought about as Linux allows it; here they are left out.", file=sys.stderr)
        return 0
    try:
        for tool in TOOLS:
            print(tool.installed(), file=sys.stderr)
    except Missing as problem:
        print(f"\n{problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
