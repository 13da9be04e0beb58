"""Puts into the wheel what git ignores: hatchling calls this before it packs anything.

The web client is in every wheel. The machine code of the rules is in wheels built with `MAGIE_MACHINE_CODE=1`: such a
wheel is for one kind of machine and plays at once. Any other wheel is for all of them, and builds the code on first
use. `make wheel` builds both.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WISH = "MAGIE_MACHINE_CODE"
FOLDER = "magie/machine/code"
TRANSLATOR_NEEDS = ("llvmlite", "msgspec", "numpy", "platformdirs")
# In a process of its own: the code is made for the Python that runs this, without installing Magie into it.
TRANSLATE = """
from magie.machine.load import find
from magie.machine.progress import ProgressLine
from magie.machine.units import UNITS
from magie.machine.workers import build_all
build_all(progress=ProgressLine())
print(*(find(unit) for unit in UNITS), sep="\\n")
"""


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds what is missing or has changed since the last time, and refuses to go on without it."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, but only where the client must be built and none is there; what the translator imports."""
        client = self._client()
        found = [] if client.is_fresh() or client.has_node() else [client.NODE_PACKAGE]
        if self._is_with_code():
            ours: list[str] = self.metadata.core.dependencies
            found += [text for text in ours if text.startswith(TRANSLATOR_NEEDS)]
        return found

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and the machine code before the files are collected; a failure stops the wheel."""
        client = self._client()
        if not client.is_fresh():
            self.app.display_info("Building the web client ...")
            try:
                client.build()
            except client.BuildError as problem:
                self.app.abort(str(problem))
        if self._is_with_code() and version == "standard":
            self._add_machine_code(build_data)

    def _is_with_code(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(WISH, "") not in ("", "0")

    def _add_machine_code(self, build_data: dict[str, Any]) -> None:
        """Pack the machine code for this kind of machine, and say in the wheel's name for which it is."""
        self.app.display_info("Building the machine code of the rules ...")
        # What was there before stays: pip puts the packages of an isolated build on this path.
        paths = [str(Path(self.root, "src")), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        done = subprocess.run(
            [sys.executable, "-c", TRANSLATE], env=environment, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        if done.returncode != 0:
            self.app.abort("The machine code could not be built; the message is above.")
        code = [Path(line) for line in done.stdout.splitlines()]
        # An object, which llvmlite loads, has a table beside it; an extension module has all it needs.
        is_linked = all(path.name.endswith(".abi3.so") for path in code)
        files = code if is_linked else [*code, *(path.with_suffix(".json") for path in code)]
        build_data["force_include"].update({str(path): f"{FOLDER}/{path.name}" for path in files})
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        build_data["pure_python"] = False
        build_data["tag"] = f"{'cp311-abi3' if is_linked else 'py3-none'}-{platform}"

    def _client(self) -> ModuleType:
        spec = importlib.util.spec_from_file_location("magie_web_build", Path(self.root, "web", "build.py"))
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
