"""What several commands do with bots: read files with people's own, and say what is wrong in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from magie.cli._words import Problem


@contextmanager
def problems_told(language: str) -> Iterator[None]:
    """Everything that can be wrong with a bot becomes a sentence."""
    from magie.bots.specification import BadSetting, UnknownBot, UnknownSetting
    from magie.errors import BrokenBot

    def problem_of(message_id: str, **arguments: str) -> Problem:
        from magie.text.fluent import message

        told: dict[str, Any] = dict(arguments)
        return Problem(message(message_id, language, **told))

    try:
        yield
    except UnknownBot as wrong:
        raise problem_of("bots-unknown", bot=wrong.bot, bots=", ".join(wrong.names)) from None
    except UnknownSetting as wrong:
        known = ", ".join(wrong.settings) or "–"
        raise problem_of("bots-unknown-setting", bot=wrong.bot, setting=wrong.setting, settings=known) from None
    except BadSetting as wrong:
        raise problem_of("bots-bad-setting", bot=wrong.bot, setting=wrong.setting, value=wrong.value) from None
    except BrokenBot as wrong:
        raise problem_of("bots-broken", place=wrong.place, problem=wrong.problem) from None


def learn_bots(files: Sequence[str], language: str) -> list[str]:
    """Make the bots of these files known, and say their names."""
    from magie.bots.registry import add_file

    with problems_told(language):
        return [name for file in files for name in add_file(file)]
