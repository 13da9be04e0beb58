"""The rule pages of the documentation say what the game's own files say."""

from __future__ import annotations

import importlib.util
import logging
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def gen_rules() -> ModuleType:
    name = "gen_rules_under_test"
    spec = importlib.util.spec_from_file_location(name, ROOT / "docs" / "gen_rules.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look their module up there
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A toy edition with two clauses."""
    edition = tmp_path / "editions" / "toy"
    edition.mkdir(parents=True)
    (edition / "clauses.toml").write_text(
        "[[clause]]\nid = 'jail.third-roll'\nsource = 'IM GEFÄNGNIS'\ntopic = 'jail'\n"
        "[[clause]]\nid = 'setup.age'\nsource = 'cover'\ntopic = 'setup'\ntestable = false\n",
        encoding="utf-8",
    )
    locale = tmp_path / "locales" / "en"
    locale.mkdir(parents=True)
    (locale / "clauses-toy.ftl").write_text(
        "clause-toy-jail-third-roll = After the third roll you pay *50*.\n    .title = Third roll\n"
        "clause-toy-setup-age = For players from 8.\n    .title = Age\n",
        encoding="utf-8",
    )
    return tmp_path


def test_page_shows_title_text_id_and_source(gen_rules: ModuleType, data: Path) -> None:
    pages = gen_rules.rule_pages(data)
    assert set(pages) == {"rules/index.md", "rules/toy.md"}
    page = pages["rules/toy.md"]
    assert "### Third roll { #jail.third-roll }" in page
    assert r"After the third roll you pay \*50\*." in page
    assert "`jail.third-roll` (in the rulebook under: IM GEFÄNGNIS)." in page
    assert page.count("a program has nothing to do here") == 1
    assert "| [Toy](toy.md) | 2 | 1 | 1 |" in pages["rules/index.md"]


def test_clause_without_text_is_a_warning(gen_rules: ModuleType, data: Path, caplog: pytest.LogCaptureFixture) -> None:
    (data / "locales" / "en" / "clauses-toy.ftl").write_text(
        "clause-toy-setup-age = For players from 8.\n    .title = Age\n", encoding="utf-8"
    )
    with caplog.at_level(logging.WARNING):
        gen_rules.rule_pages(data)
    assert ["jail.third-roll" in message for message in caplog.messages] == [True]


def test_menu_leaves_out_what_is_excluded(gen_rules: ModuleType, tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    (docs / "evidence").mkdir(parents=True)
    for name in ("index.md", "evidence/soak.md"):
        (docs / name).touch()
    assert gen_rules.menu(docs, tmp_path) == ["index.md", "evidence/soak.md"]
    assert gen_rules.menu(docs, tmp_path, lambda page: page.startswith("evidence/")) == ["index.md"]


def test_menu_lists_only_pages_that_exist(gen_rules: ModuleType, data: Path, tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    for name in ("index.md", "why.md", "tutorial.md", "appendix.md"):
        (docs / name).touch()
    assert gen_rules.menu(docs, data) == [
        "index.md",
        "tutorial.md",
        {"Rules": ["rules/index.md", "rules/toy.md"]},
        "why.md",
        "appendix.md",
    ]


def test_every_edition_with_clauses_gets_a_page(gen_rules: ModuleType) -> None:
    with_clauses = {path.parent.name for path in (ROOT / "src/magie/editions").glob("*/clauses.toml")}
    assert set(gen_rules.editions()) == with_clauses


def test_two_pages_compare_the_shipped_editions(gen_rules: ModuleType, tmp_path: Path) -> None:
    pages = gen_rules.rule_pages()
    assert "[jail.three-turns-to-visiting](banking.md#jail.three-turns-to-visiting)" in pages["rules/differences.md"]
    assert (
        "ruled out<br>[house-rules.no-parking-pot](tempo.md#house-rules.no-parking-pot)" in pages["rules/switches.md"]
    )
    (menu,) = gen_rules.menu(tmp_path)
    assert menu["Rules"][-2:] == ["rules/differences.md", "rules/switches.md"]
