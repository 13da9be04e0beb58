"""The check of a release notices what it is for; that it is content with a right one is in test_wheel.py."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path

import pytest

from magie.version import VERSION
from tests.project import release
from tests.project.release import PROJECT, Built

PURE = f"magie-{VERSION}-py3-none-any.whl"
INFO = f"magie-{VERSION}.dist-info"


def metadata(version: str = VERSION, requirements: list[str] = PROJECT["dependencies"]) -> bytes:
    lines = [
        f"Name: {PROJECT['name']}",
        f"Version: {version}",
        f"Summary: {PROJECT['description']}",
        f"License-Expression: {PROJECT['license']}",
        f"Requires-Python: {PROJECT['requires-python']}",
        "Description-Content-Type: text/markdown",
        *(f"Requires-Dist: {text}" for text in requirements),
    ]
    return ("\n".join(lines) + "\n\n# Magie\n").encode()


def wheel(**changed: bytes) -> Built:
    """A wheel with the right metadata and list of files, but for what is changed afterwards."""
    files = {"magie/__init__.py": b"", f"{INFO}/METADATA": metadata()}
    digests = {
        name: base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        for name, content in files.items()
    }
    record = "".join(f"{name},sha256={digest},{len(files[name])}\n" for name, digest in digests.items())
    return Built(PURE, {**files, f"{INFO}/RECORD": f"{record}{INFO}/RECORD,,\n".encode(), **changed})


def test_right_metadata_and_digests_are_accepted() -> None:
    assert [*release.check_metadata(wheel()), *release.check_record(wheel())] == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (metadata(version="9.9.9"), "Version is '9.9.9'"),
        (metadata(requirements=PROJECT["dependencies"][1:]), "its requirements differ: babel"),
        (metadata().replace(b"# Magie", b""), "there is no description"),
        (metadata().replace(b"text/markdown", b"text/plain"), "Description-Content-Type"),
    ],
)
def test_wrong_metadata_is_noticed(text: bytes, told: str) -> None:
    (problem,) = release.check_metadata(wheel(**{f"{INFO}/METADATA": text}))
    assert problem.startswith(told)


def test_files_that_the_list_does_not_know_are_noticed() -> None:
    assert list(release.check_record(wheel(**{"magie/extra.py": b""}))) == ["magie/extra.py is not listed in RECORD"]
    assert list(release.check_record(wheel(**{"magie/__init__.py": b"1"}))) == [
        "the digest of magie/__init__.py is wrong"
    ]


def test_missing_and_stray_files_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "tracked", lambda: {"src/magie/__init__.py", "src/magie/py.typed", "README.md"})
    found = list(release.check_wheel_files(wheel(**{"tests/test_rent.py": b"", f"{release.CODE}board.so": b""})))
    assert "magie/py.typed is missing" in found
    assert "magie/static/index.html is missing" in found
    assert "tests/test_rent.py does not belong there" in found
    assert f"{release.CODE}board.so does not belong there" in found
    assert "it does not install the program magie" in found
    told = list(release.check_sdist_files(Built("magie.tar.gz", {"README.md": b"", "notes.txt": b""})))
    assert "notes.txt is not committed" in told
    assert "pyproject.toml is missing" in told
    assert "README.md is missing" not in told


def test_a_wheel_without_the_machine_code_in_its_name_is_noticed() -> None:
    found = list(release.check_wheel_files(Built(f"magie-{VERSION}-cp311-abi3-linux_x86_64.whl", {})))
    assert any(problem.startswith("the machine code of") for problem in found)


def test_archives_of_another_version_or_number_are_noticed(tmp_path: Path) -> None:
    for name in (PURE, f"magie-{VERSION}-cp311-abi3-linux_x86_64.whl", "magie-0.0.1.tar.gz"):
        (tmp_path / name).touch()
    assert list(release.check_names(tmp_path)) == [f"magie-0.0.1.tar.gz is not of version {VERSION}"]
    (tmp_path / "magie-0.0.1.tar.gz").unlink()
    (problem,) = release.check_names(tmp_path)
    assert problem.startswith("expected a source distribution and two wheels")
