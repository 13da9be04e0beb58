"""What is said about bots, in every language."""

from __future__ import annotations

from magie.bots.specification import BotKind
from magie.text.fluent import has_message, message

FORMS = ("open", "fair")  # a sparring partner with and without its published weakness in trades


def about_bot(kind: BotKind, language: str, family: str = "board") -> str:
    """A sentence or two about a bot at a family of games; of somebody's own what its author wrote, else nothing."""
    if kind.origin:
        return kind.summary
    if family == "deal" and has_message(f"bot-cards-{kind.name}", language):
        return message(f"bot-cards-{kind.name}", language)
    name, _, form = kind.name.rpartition("-")
    if form in FORMS:
        return f"{message(f'bot-{name}', language)} {message(f'bot-form-{form}', language)}"
    return message(f"bot-{kind.name}", language) if has_message(f"bot-{kind.name}", language) else ""


def is_sparring_partner(kind: BotKind) -> bool:
    """Whether it is one of the published policies rather than a level to play against."""
    return not kind.origin and kind.name.rpartition("-")[2] in FORMS
