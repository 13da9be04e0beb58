"""Docstrings, comments and pages that point to a file or a name of ours point to something that is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.signposts import House

ROOT = Path(__file__).resolve().parents[2]
HOUSE = House(ROOT)
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "web" / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
]


def test_what_the_code_points_to_is_there() -> None:
    ours = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py"), *ROOT.glob("*.py")]
    found = {str(path.relative_to(ROOT)): broken for path in sorted(ours) if (broken := list(HOUSE.broken(path)))}
    assert found == {}


def test_files_that_pages_name_are_there() -> None:
    found = {str(path.relative_to(ROOT)): broken for path in PAGES if (broken := list(HOUSE.broken_in_page(path)))}
    assert found == {}


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A small project: a package with two modules, a class and its base, and a page."""
    package = tmp_path / "src" / "magie"
    for name, text in {
        "__init__.py": "__all__ = ['CHANCE']\n",
        "text/__init__.py": "",
        "text/board/__init__.py": "",
        "text/board/events.py": "FIELDS = {}\nclass Row(Line):\n    kind: int\n    def read(self): ...\n",
        "text/lines.py": "class Line:\n    def __init__(self):\n        self.number = 0\nclass Foreign(dict): ...\n",
    }.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "page.md").write_text("`board/events.py` and `board/gone.py`", encoding="utf-8")
    return House(tmp_path)


@pytest.mark.parametrize(
    ("pointer", "is_broken"),
    [
        ("text/board/events.py", False),
        ("text/events.py", True),
        ("text/*/events.py", False),
        ("text/*/gone.py", True),
        ("docs/page.md", False),
        ("docs/gone.md", True),
        ("events.py", False),
        ("gone.py", True),
        ("text.lines", False),
        ("text.lines.Line", False),
        ("text.lines.Line.number", False),
        ("text.lines.Gone", True),
        ("text.Line", True),  # one package further down
        ("board.events.Row.gone", True),
        ("magie.CHANCE", False),
        ("magie.text.gone", True),
        ("Row.read", False),
        ("Row.number", False),  # of its base
        ("Row.gone", True),
        ("Foreign.whatever", False),  # a base we do not see into
        ("Unknown.method", False),
        ("results.parquet", False),
        ("turn.pile", False),
    ],
)
def test_a_signpost_to_nowhere_is_recognised(house: House, pointer: str, is_broken: bool) -> None:
    path = house.package / "text" / "board" / "signs.py"
    for text in (f'"""See `{pointer}` for more."""\n', f"value = 1  # as `{pointer}` says\n"):
        path.write_text(text, encoding="utf-8")
        assert list(house.broken(path)) == ([pointer] if is_broken else [])


def test_a_variable_is_no_signpost_but_a_class_in_a_module_is(house: House) -> None:
    path = house.package / "text" / "signs.py"
    path.write_text("def read(lines):\n    '''`lines.first` is skipped, `lines.Gone` is not.'''\n", encoding="utf-8")
    assert list(house.broken(path)) == ["lines.Gone"]


def test_only_comments_and_docstrings_are_read(house: House) -> None:
    path = house.package / "text" / "signs.py"
    path.write_text("message = 'see `gone.py`'\n", encoding="utf-8")
    assert list(house.broken(path)) == []


def test_pages_may_leave_out_the_first_folders(house: House) -> None:
    assert list(house.broken_in_page(house.root / "docs" / "page.md")) == ["board/gone.py"]
