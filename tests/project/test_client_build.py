"""`web/build.py`: builds when a source has changed, keeps the old client when that fails, and says what is missing."""

from __future__ import annotations

import importlib.util
import json
import os
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, with a small project of its own to work on and an npm that only pretends."""
    spec = importlib.util.spec_from_file_location("build_under_test", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    web, locales = tmp_path / "web", tmp_path / "src" / "magie" / "locales"
    (web / "src").mkdir(parents=True)
    (locales / "en").mkdir(parents=True)
    (web / "src" / "main.ts").write_text("1", encoding="utf-8")
    (web / "package-lock.json").write_text('{"packages": {"": {}}}', encoding="utf-8")
    (locales / "en" / "names.ftl").write_text("name = Name", encoding="utf-8")
    for name, value in {
        "ROOT": tmp_path,
        "WEB": web,
        "LOCALES": locales,
        "STATIC": tmp_path / "src" / "magie" / "static",
        "INSTALLED": web / "node_modules" / ".package-lock.json",
    }.items():
        monkeypatch.setattr(module, name, value)
    calls: list[str] = []

    def npm(*arguments: str) -> None:
        calls.append(arguments[0])
        if arguments[0] in ("ci", "install"):
            locked = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
            here = {name: each for name, each in locked.items() if "--omit=dev" not in arguments or not each.get("dev")}
            module.INSTALLED.parent.mkdir(exist_ok=True)
            module.INSTALLED.write_text(json.dumps({"packages": here}), encoding="utf-8")
            return
        made = Path(arguments[arguments.index("--outDir") + 1])
        made.mkdir()
        (made / "index.html").write_text(f"page {len(calls)}", encoding="utf-8")

    monkeypatch.setattr(module, "_npm", npm)
    monkeypatch.setattr(module, "calls", calls, raising=False)
    return module


def test_builds_once_and_again_only_for_a_changed_source(build: ModuleType) -> None:
    assert build.main() == 0
    assert build.calls == ["ci", "run"]
    assert build.main() == 0
    assert build.calls == ["ci", "run"]
    for changed in (build.WEB / "src" / "main.ts", build.LOCALES / "en" / "names.ftl", build.WEB / "src" / "new.ts"):
        changed.write_text("changed", encoding="utf-8")
        assert not build.is_fresh()
        assert build.main() == 0
        assert build.is_fresh()
    (build.WEB / "src" / "new.ts").unlink()
    assert not build.is_fresh()


def test_what_is_beside_the_client_does_not_count(build: ModuleType) -> None:
    build.main()
    (build.WEB / "README.md").write_text("read me", encoding="utf-8")
    (build.WEB / "src" / "main.test.ts").write_text("a test", encoding="utf-8")
    (build.WEB / "src" / ".main.ts.swp").write_text("an editor", encoding="utf-8")
    assert build.is_fresh()


def test_packages_are_installed_again_when_the_lock_lists_others(build: ModuleType) -> None:
    build.main()
    lock = {
        "packages": {
            "": {},
            "node_modules/svelte": {"integrity": "sha512-new"},
            "node_modules/for-another-system": {"integrity": "sha512-other", "optional": True},
        }
    }
    (build.WEB / "package-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    assert not build._has_packages()
    lock["packages"].pop("node_modules/for-another-system")
    build.INSTALLED.write_text(json.dumps(lock), encoding="utf-8")
    assert build._has_packages()


def test_tools_are_installed_when_they_are_asked_for(build: ModuleType) -> None:
    """A build takes what it needs; checks and tests add the rest, and nothing is built or fetched twice."""
    lock = {
        "packages": {
            "": {},
            "node_modules/svelte": {"integrity": "sha512-svelte"},
            "node_modules/vitest": {"integrity": "sha512-vitest", "dev": True},
        }
    }
    (build.WEB / "package-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    assert build.main() == 0
    assert build.calls == ["ci", "run"]
    assert "vitest" not in build.INSTALLED.read_text(encoding="utf-8")
    assert build.main(["--tools"]) == 0
    assert build.calls == ["ci", "run", "install"]
    assert build._has_packages(tools=True)
    for arguments in ([], ["--tools"]):
        assert build.main(arguments) == 0
    assert build.calls == ["ci", "run", "install"]
    assert build.main(["--tols"]) == 2


def test_the_real_lock_tells_tools_from_what_a_build_needs() -> None:
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name in ("vitest", "svelte-check", "typescript", "axe-core", "json-schema-to-typescript"):
        assert locked[f"node_modules/{name}"].get("dev"), f"{name} would be installed to play"
    for name in ("vite", "svelte", "@sveltejs/vite-plugin-svelte", "@fluent/bundle", "@fontsource/kreon"):
        assert not locked[f"node_modules/{name}"].get("dev"), f"{name} is missing for a build"


def test_a_build_that_fails_keeps_the_client_there_was(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    build.main()
    before = (build.STATIC / "index.html").read_text(encoding="utf-8")
    (build.WEB / "src" / "main.ts").write_text("broken", encoding="utf-8")

    def fail(*arguments: str) -> None:
        raise build.BuildError("unexpected token in main.ts")

    monkeypatch.setattr(build, "_npm", fail)
    assert build.main() == 1
    assert "unexpected token in main.ts" in capsys.readouterr().err
    assert (build.STATIC / "index.html").read_text(encoding="utf-8") == before
    assert not build.is_fresh()


def test_an_empty_build_is_refused(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "_npm", lambda *arguments: None)
    with pytest.raises(build.BuildError, match=r"index\.html"):
        build.build()
    assert not build.STATIC.exists()


@pytest.mark.skipif(os.name == "nt", reason="the programs are shell scripts")
def test_missing_or_old_node_is_explained(build: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(build, "_wheel_folder", lambda: None)
    programs = tmp_path / "programs"
    programs.mkdir()
    monkeypatch.setenv("PATH", str(programs))
    assert not build.has_node()
    with pytest.raises(build.BuildError, match=r"needs Node 22\.12 or newer"):
        build._npm_command()
    for name in ("node", "npm"):
        (programs / name).write_text("#!/bin/sh\necho v20.20.2\n", encoding="utf-8")
        (programs / name).chmod(0o755)
    assert not build.has_node()
    (programs / "node").write_text("#!/bin/sh\necho v24.1.0\n", encoding="utf-8")
    assert build._npm_command()[0] == [str(programs / "npm")]
