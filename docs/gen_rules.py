"""MkDocs hook: one page of rules per edition, made from the files the game itself reads, and the menu.

`src/magie/editions/<edition>/clauses.toml` lists the numbered clauses, and
`src/magie/locales/en/clauses-<edition>.ftl` holds their titles and texts. Two pages more compare the board
editions, by the functions behind `magie rules compare`. The pages exist only in the built site, so they cannot
fall behind. A clause without a text is a warning, and `make docs` treats warnings as errors.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from mkdocs.plugins import get_plugin_logger
from mkdocs.structure.files import File

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

log = get_plugin_logger("rules")

DATA = Path(__file__).resolve().parents[1] / "src" / "magie"

# The order in which a newcomer meets the pages; one that does not exist is left out of the menu.
READING_ORDER = [
    "index.md",
    "tutorial.md",
    "how-to.md",
    "screens.md",
    "rules",
    "bots.md",
    "lab.md",
    "method.md",
    "ladder.md",
    "server.md",
    "bank.md",
    "hosting.md",
    "formats.md",
    "api.md",
    "architecture.md",
    "glossary.md",
    "why.md",
    "ux-table.md",
    "performance.md",
]
EDITION_ORDER = ["classic", "tempo", "cards", "millionaire", "banking"]


@dataclass(frozen=True)
class Clause:
    """One numbered rule as it is shown on a page."""

    id: str
    topic: str
    source: str
    testable: bool
    title: str
    text: str


def editions(data: Path = DATA) -> list[str]:
    """Editions that come with clauses: the known ones in their usual order, then any others by name."""
    found = {path.parent.name for path in data.glob("editions/*/clauses.toml")}
    return [name for name in EDITION_ORDER if name in found] + sorted(found.difference(EDITION_ORDER))


def read_clauses(edition: str, data: Path = DATA) -> list[Clause]:
    """All clauses of an edition with their English texts, in the order of the file."""
    table = tomllib.loads((data / "editions" / edition / "clauses.toml").read_text(encoding="utf-8"))
    sentences = FluentBundle(["en"], use_isolating=False)
    texts = data / "locales" / "en" / f"clauses-{edition}.ftl"
    if texts.exists():
        sentences.add_resource(FluentResource(texts.read_text(encoding="utf-8")))
    else:
        log.warning("%s has no English texts: %s is missing", edition, texts.name)

    clauses = []
    for entry in table["clause"]:
        title, text = sentence_of(sentences, edition, entry["id"])
        clauses.append(
            Clause(
                id=entry["id"],
                topic=entry["topic"],
                source=entry["source"],
                testable=entry.get("testable", True),
                title=title,
                text=text,
            )
        )
    return clauses


def sentence_of(sentences: FluentBundle, edition: str, clause_id: str) -> tuple[str, str]:
    """Title and text of a clause; what is missing is reported and shown as the bare id."""
    message_id = f"clause-{edition}-{clause_id.replace('.', '-')}"
    if not sentences.has_message(message_id):
        log.warning("no text for clause %s of %s (message %s)", clause_id, edition, message_id)
        return clause_id, ""
    message = sentences.get_message(message_id)
    if message.value is None or "title" not in message.attributes:
        log.warning("clause %s of %s lacks its text or its title", clause_id, edition)
        return clause_id, ""
    title, title_errors = sentences.format_pattern(message.attributes["title"])
    text, text_errors = sentences.format_pattern(message.value)
    for error in [*title_errors, *text_errors]:
        log.warning("clause %s of %s: %s", clause_id, edition, error)
    return str(title), str(text)


def as_markdown(text: str) -> str:
    """Escape what Markdown would take for markup, so that sentences appear as they are written."""
    return re.sub(r"([\\`*_\[\]<>#|{}])", r"\\\1", text)


def heading(name: str) -> str:
    """Turn an edition or topic name into a heading: `free-parking` becomes `Free parking`."""
    return name.replace("-", " ").replace("_", " ").capitalize()


def edition_page(edition: str, clauses: list[Clause]) -> str:
    """Write the page of one edition: topics in the order of their first clause."""
    introduction = (
        f"The {len(clauses)} clauses of this edition, as Magie plays them. The name under each rule is its "
        "id: events and refusals in the game carry it, so a log can always answer why something happened."
    )
    lines = [f"# {heading(edition)}", "", introduction, ""]
    topics: dict[str, list[Clause]] = {}
    for clause in clauses:
        topics.setdefault(clause.topic, []).append(clause)
    for topic, members in topics.items():
        lines += [f"## {heading(topic)} {{ #topic-{topic} }}", ""]
        for clause in members:
            note = "" if clause.testable else " For people at a real table: a program has nothing to do here."
            lines += [
                f"### {as_markdown(clause.title)} {{ #{clause.id} }}",
                "",
                as_markdown(clause.text),
                "",
                f"`{clause.id}` (in the rulebook under: {as_markdown(clause.source)}).{note}",
                "",
            ]
    return "\n".join(lines)


def overview_page(clauses_of: dict[str, list[Clause]]) -> str:
    """Write the entry page of the rules: a table of the editions."""
    introduction = (
        "Every rule of every edition in our own words, numbered, and made from the same files the game "
        "reads. Some clauses only concern people at a real table; a program has nothing to do there."
    )
    lines = [
        "# Rules",
        "",
        introduction,
        "",
        "| edition | clauses | for a program | for people at the table only |",
        "| --- | ---: | ---: | ---: |",
    ]
    for edition, clauses in clauses_of.items():
        for_a_program = sum(clause.testable for clause in clauses)
        for_people = len(clauses) - for_a_program
        lines.append(f"| [{heading(edition)}]({edition}.md) | {len(clauses)} | {for_a_program} | {for_people} |")
    return "\n".join([*lines, ""])


def differences_page() -> str:
    """Write how the board editions differ: the same lines as `magie rules compare`."""
    from magie.editions.compare import board_editions, differences
    from magie.text.comparison import cell_text, line_title

    introduction = (
        "Where the board editions part ways, made from their own files. Under each value stands the clause it "
        "rests on, where the rulebook has one. The card game is another kind of game and is not compared. In a "
        "terminal, `magie rules compare jail` prints the lines of one topic."
    )
    lines = ["# How the editions differ", "", introduction, ""]
    topic = None
    for line in differences():
        if line.topic != topic:
            topic = line.topic
            lines += ["", f"## {heading(topic)}", "", *_table_head("rule", board_editions())]
        cells = [_cell(cell_text(line, edition, "en"), edition, cell.clause) for edition, cell in line.cells.items()]
        lines.append(f"| {as_markdown(line_title(line, 'en'))} | {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def switches_page() -> str:
    """Write which loans, house rules and variants each board edition can be played with."""
    from magie.editions.compare import board_editions, switch_lines
    from magie.text.comparison import switch_text, switch_title, verdict_text
    from magie.text.fluent import message

    introduction = (
        "Rules that a table may switch on, of three kinds: *variants* stand in the edition's own rulebook, "
        "*loans* in the rulebook of another edition, *house rules* in none. All are named in `variants=[...]` "
        "or `--variants`. A game with anything but own variants says in its views and its record that it is "
        "played by house rules. Where a rulebook forbids a rule, its clause is given."
    )
    lines = ["# Switches", "", introduction, ""]
    kind = None
    for line in switch_lines():
        if line.kind != kind:
            kind = line.kind
            title = message(f"compare-kind-{kind.replace('_', '-')}", "en")
            lines += ["", f"## {title}", "", *_table_head("switch", board_editions())]
        cells = [
            _cell(verdict_text(line, edition, "en"), edition, line.verdicts.get(edition, ("", None))[1])
            for edition in board_editions()
        ]
        name = f"**{as_markdown(switch_title(line, 'en'))}** `{line.name}`<br>{as_markdown(switch_text(line, 'en'))}"
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def _table_head(first: str, names: Iterable[str]) -> list[str]:
    columns = [first, *(f"[{heading(name)}]({name}.md)" for name in names)]
    return [f"| {' | '.join(columns)} |", f"|{' --- |' * len(columns)}"]


def _cell(text: str, edition: str, clause: str | None) -> str:
    """A value and a link to its clause."""
    return f"{as_markdown(text)}<br>[{clause}]({edition}.md#{clause})" if clause else as_markdown(text)


# Pages about all editions at once, made for the shipped ones.
ACROSS_EDITIONS = {"rules/differences.md": differences_page, "rules/switches.md": switches_page}


def rule_pages(data: Path = DATA) -> dict[str, str]:
    """All generated pages by path; none when no edition has clauses."""
    clauses_of = {edition: read_clauses(edition, data) for edition in editions(data)}
    if not clauses_of:
        return {}
    pages = {"rules/index.md": overview_page(clauses_of)}
    for edition, clauses in clauses_of.items():
        pages[f"rules/{edition}.md"] = edition_page(edition, clauses)
    if data == DATA:
        pages |= {path: page() for path, page in ACROSS_EDITIONS.items()}
    return pages


def menu(docs: Path, data: Path = DATA, excluded: Callable[[str], bool] = lambda page: False) -> list[object]:
    """List the pages that exist and are not excluded: the known ones in reading order, then any others by name."""
    written = {path.relative_to(docs).as_posix() for path in docs.rglob("*.md")}
    written = {page for page in written if not excluded(page)}
    entries: list[object] = []
    for name in READING_ORDER:
        if name in written:
            entries.append(name)
        elif name == "rules" and editions(data):
            pages = [f"rules/{edition}.md" for edition in editions(data)]
            across = list(ACROSS_EDITIONS) if data == DATA else []
            entries.append({"Rules": ["rules/index.md", *pages, *across]})
    return entries + sorted(written.difference(READING_ORDER))


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """MkDocs asks before it looks at the pages: give it the menu."""
    left_out = config.exclude_docs
    config.nav = menu(Path(config.docs_dir), excluded=left_out.match_file if left_out else lambda page: False)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """MkDocs has collected the written pages: add the generated ones."""
    for path, content in rule_pages().items():
        files.append(File.generated(config, path, content=content))
    return files
