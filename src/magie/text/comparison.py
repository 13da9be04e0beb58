"""The comparison of the editions in words: for the command line and for the documentation."""

from __future__ import annotations

from typing import Any

from magie.editions.board.schema import EditionFile
from magie.editions.compare import Line, SwitchLine, board_editions
from magie.text.fluent import MoneyFormat, message, preferred_language

MONEY_LINES = ("switches.interest_unit", "switches.resale_unit", "currency.step")


def line_title(line: Line, language: str | None = None) -> str:
    """What a line of the comparison is about."""
    return message(_message_id(line.name), language)


def _message_id(name: str) -> str:
    return f"compare-{name.replace('.', '-').replace('_', '-')}"


def cell_text(line: Line, edition: str, language: str | None = None) -> str:
    """What an edition says on a line, in words."""
    value = line.cells[edition].value
    file = board_editions()[edition]
    if isinstance(value, bool):
        return message(f"compare-{'yes' if value else 'no'}", language)
    if isinstance(value, list):
        return _windows(value, language)
    if isinstance(value, str):
        return message(f"compare-word-{value.replace('_', '-')}", language)
    if value == 0:
        return message(_message_id(line.name), language, "zero")
    if line.name.startswith("money.") or line.name in MONEY_LINES:
        return _money(value, file, language)
    return str(value)


def _windows(names: list[str], language: str | None) -> str:
    return ", ".join(message(f"compare-window-{name}", language) for name in names or ["none"])


def _money(value: Any, file: EditionFile, language: str | None) -> str:
    currency = file.currency
    form = MoneyFormat(currency.sign, currency.sign_first, currency.grouping)
    amounts = value.values() if isinstance(value, dict) else [value]  # by star level
    return " / ".join(form.write(amount, language or preferred_language()) for amount in amounts)


def switch_title(line: SwitchLine, language: str | None = None) -> str:
    """The name of a loan, a house rule or a variant for people."""
    return message(_switch_message(line), language, "title")


def switch_text(line: SwitchLine, language: str | None = None) -> str:
    return message(_switch_message(line), language)


def _switch_message(line: SwitchLine) -> str:
    name = line.name.replace("_", "-")
    return f"variant-{next(iter(line.verdicts))}-{name}" if line.kind == "variant" else f"switch-{name}"


def verdict_text(line: SwitchLine, edition: str, language: str | None = None) -> str:
    """May this edition be played with the switch, in a word; a dash where the question does not come up."""
    if edition not in line.verdicts:
        return "–"
    return message(f"compare-verdict-{line.verdicts[edition][0]}", language)
