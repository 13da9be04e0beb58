"""The ladder as a page for people: Markdown, written from the record alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from magie.lab.ladder import MOST_CUT_OFF, PRINTED_BLOCKS, LadderFile, Section, Share, TableRecord
from magie.lab.pairings import HERO, MIRROR, MIXED
from magie.text.fluent import join, message

MINUS, DASH, PLUS_MINUS, MARK = "\u2212", "\u2013", "\u00b1", "\u2020"


class Writer:
    """Words and numbers in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, name: str, **arguments: Any) -> str:
        return message(f"ladder-{name}", self.language, **arguments)

    def number(self, value: float, digits: int = 0) -> str:
        from babel.numbers import format_decimal

        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return str(format_decimal(round(value, digits), format=pattern, locale=self.language)).replace("-", MINUS)

    def percent(self, share: float) -> str:
        return self.number(100 * share, 1)

    def signed(self, share: float) -> str:
        return ("+" if round(100 * share, 1) > 0 else "") + self.percent(share)

    def rating(self, elo: float | None, none: str) -> str:
        return none if elo is None else self.number(elo)


def ladder_page(ladder: LadderFile, language: str, record_name: str) -> str:
    """The whole page; `record_name` is the file it was written from, which lies beside it."""
    say = Writer(language)
    parts = [f"# {say('title')}", say("introduction", record=record_name)]
    for section in ladder.sections:
        parts += _section(section, say)
    return "\n\n".join(parts) + "\n"


def section_title(section: Section, language: str) -> str:
    say = Writer(language)
    extras = [*section.variants, *([section.deck] if section.deck else [])]
    extras += [f"{name}={value}" for name, value in sorted(section.options.items())]
    return say("section", edition=section.edition, players=section.players) + "".join(f", {name}" for name in extras)


def _section(section: Section, say: Writer) -> list[str]:
    parts = [f"## {section_title(section, say.language)}"]
    parts.append(
        say(
            "games",
            games=say.number(section.games),
            tables=len(section.tables),
            rounds=section.rounds,
            seed=section.seed,
        )
    )
    if not section.is_complete:
        parts.append(say("incomplete"))
    parts += _ratings(section, say)
    parts += _steps(section, say)
    parts += _matrix(section, say)
    parts += _mixed(section, say)
    parts += _lengths(section, say)
    if section.controls:
        parts += [f"### {say('controls')}", "\n".join(f"- {line}" for line in control_lines(section, say.language))]
    parts += _bots(section, say)
    parts += _origin(section, say)
    return parts


def _table(head: Sequence[str], rows: Iterable[Sequence[str]], *, words: int = 1) -> str:
    """A table whose first columns are words and the others numbers."""
    rule = ["---"] * words + ["---:"] * (len(head) - words)
    lines = [head, rule, *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def _ratings(section: Section, say: Writer) -> list[str]:
    if not section.ratings:
        return [f"### {say('ratings')}", say("no-ratings")]
    rows = [
        [
            f"`{each.bot}`",
            say.number(each.elo),
            f"{say.rating(each.low, '<')} {DASH} {say.rating(each.high, '>')}"
            if each.bot != section.anchor
            else say("fixed"),
            say.number(each.games),
        ]
        for each in section.ratings
    ]
    anchor = say("anchored" if section.is_anchored else "not-anchored", anchor=section.anchor)
    parts = [
        f"### {say('ratings')}",
        _table([say("bot"), "Elo", say("interval"), say("games-column")], rows),
        anchor + (f" {say('open-end')}" if any(None in (each.low, each.high) for each in section.ratings) else ""),
    ]
    if section.misfit is not None:
        parts.append(
            say(
                "misfit",
                bot=section.misfit.side,
                lineup=", ".join(f"`{bot}`" for bot in section.misfit.order),
                expected=section.misfit.expected,
                mean=section.misfit.mean,
            )
        )
    if section.unrated:
        parts.append(say("unrated", bots=join(section.unrated, say.language)))
    return parts


def _steps(section: Section, say: Writer) -> list[str]:
    if not section.steps:
        return []
    rows = [
        [
            f"`{step.upper}`",
            f"`{step.lower}`",
            say.signed(step.mean),
            f"{say.signed(step.low)} {DASH} {say.signed(step.high)}",
        ]
        for step in section.steps
    ]
    head = [say("upper"), say("lower"), say("wins-more"), say("interval")]
    return [f"### {say('steps')}", say("steps-text"), _table(head, rows, words=2)]


def _cell(share: Share, record: TableRecord, say: Writer) -> str:
    margin = say.number(50 * (share.high - share.low), 1)
    return f"{say.percent(share.mean)} {PLUS_MINUS} {margin}" + ("" if record.is_valid else f" {MARK}")


def _matrix(section: Section, say: Writer) -> list[str]:
    tables = [record for record in section.tables if record.kind in (HERO, MIRROR)]
    if not tables:
        return []
    cells: dict[tuple[str, str], str] = {}
    for record in tables:
        hero, against = record.table.bots[0], record.table.against
        cells[hero, against] = _cell(record.shares[0], record, say)
        if record.table.seats == 2 and record.kind == HERO:
            cells[against, hero] = _cell(record.shares[1], record, say)
    order = [rating.bot for rating in section.ratings] + [bot for bot in section.bots if bot in section.unrated]
    order += [bot for bot in section.bots if bot not in order]
    rows = [[f"`{hero}`", *(cells.get((hero, other), "") for other in order)] for hero in order]
    parts = [
        f"### {say('matrix')}",
        say("matrix-text", copies=section.players - 1),
        _table([say("hero"), *(f"`{bot}`" for bot in order)], rows),
    ]
    if any(not record.is_valid for record in tables):
        parts.append(f"{MARK} {say('invalid', most=MOST_CUT_OFF)}")
    return parts


def _mixed(section: Section, say: Writer) -> list[str]:
    tables = [record for record in section.tables if record.kind == MIXED]
    if not tables:
        return []
    rows = []
    for record in tables:
        shares = sorted(record.shares, key=lambda share: -share.mean / share.seats)
        told = ", ".join(
            (f"{share.seats} \u00d7 " if share.seats > 1 else "") + f"`{share.side}` {_cell(share, record, say)}"
            for share in shares
        )
        rows.append([told, say.number(record.games)])
    return [f"### {say('mixed')}", say("mixed-text"), _table([say("shares"), say("games-column")], rows)]


def _lengths(section: Section, say: Writer) -> list[str]:
    tables = [record for record in section.tables if record.kind == MIRROR]
    if not tables:
        return []
    columns = ("rounds", "decisions", "offers", "trades", "auctions")
    rows = [
        [
            f"`{record.table.bots[0]}`",
            *(say.number(record.per_game[name], 1) for name in columns),
            say.percent(record.cut_off),
            say.number(record.games / record.seconds, 1) if record.seconds else "",
        ]
        for record in tables
    ]
    head = [say("bot"), *(say(f"per-game-{name}") for name in columns), say("cut-off"), say("speed")]
    return [f"### {say('lengths')}", say("lengths-text"), _table(head, rows)]


def control_lines(section: Section, language: str) -> list[str]:
    """One sentence for each control."""
    say = Writer(language)
    return [
        say(
            f"control-{control.kind}",
            bot=control.bot,
            expected=control.expected,
            mean=control.mean,
            low=control.low,
            high=control.high,
            exact=control.is_exact,
            passed=control.passed,
        )
        for control in section.controls
    ]


def _bots(section: Section, say: Writer) -> list[str]:
    rows = []
    for bot, settings in section.bots.items():
        told = ", ".join(f"{name} {value}" for name, value in settings.items() if value != 0)
        rows.append([f"`{bot}`", told or say("no-settings")])
    return [f"### {say('bots')}", say("settings-text"), _table([say("bot"), say("settings")], rows, words=2)]


def _origin(section: Section, say: Writer) -> list[str]:
    facts = say(
        "origin",
        version=section.version,
        engine=section.engine,
        edition=section.edition,
        hash=section.edition_hash,
        when=section.when[:10],
        machine=section.machine,
        blocks=PRINTED_BLOCKS,
    )
    return [f"### {say('again')}", f"```sh\n{section.command}\n```", facts]
