"""Puts the web client into the wheel: hatchling calls this before it packs anything."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client when its sources have changed since the last time, and refuses to go on without one."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, but only where the client must be built and none is there."""
        client = self._client()
        return [] if client.is_fresh() or client.has_node() else [client.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before the files are collected; a failure stops the wheel."""
        client = self._client()
        if not client.is_fresh():
            self.app.display_info("Building the web client ...")
            try:
                client.build()
            except client.BuildError as problem:
                self.app.abort(str(problem))

    def _client(self) -> ModuleType:
        spec = importlib.util.spec_from_file_location("magie_web_build", Path(self.root, "web", "build.py"))
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
