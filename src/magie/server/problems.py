"""Why the server refuses something: a code for programs, a sentence for people, a status for HTTP.

Codes are `command/...` (the message itself), `room/...` (the table), `rule/<refusal>` (the game) and `bank/...` (the
bank of a real board). The list is closed; every code has a sentence in every language (`locales/*/server.ftl`,
`bank.ftl`; checked by a test).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from magie.bank.refusals import CODES as BANK_CODES
from magie.errors import IllegalAction, IllegalSetup, MagieError, Unreadable
from magie.server.schema.problem import Problem

# code -> HTTP status
STATUS = {
    "command/unreadable": 400,
    "command/too-large": 413,
    "command/stale": 409,
    "command/too-late": 409,
    "command/which-seat": 409,
    "command/no-path": 404,
    "command/no-method": 405,
    "command/unavailable": 503,
    "command/chance-next": 409,
    "command/wrong-host": 421,
    "command/wrong-origin": 403,
    "command/too-fast": 429,
    "command/only-here": 403,
    "command/no-network": 409,
    "command/starting": 503,
    "command/failed": 500,
    "room/not-found": 404,
    "room/code-unknown": 404,
    "room/edition-unknown": 404,
    "room/bot-unknown": 400,
    "room/bot-setting": 400,
    "room/no-such-seat": 404,
    "room/no-such-step": 404,
    "room/full": 409,
    "room/seat-taken": 409,
    "room/seat-moved": 403,
    "room/name-taken": 409,
    "room/no-right": 403,
    "room/token": 401,
    "room/started": 409,
    "room/not-started": 409,
    "room/seats-open": 409,
    "room/over": 409,
    "room/not-over": 409,
    "room/read-only": 409,
    "room/paused": 409,
    "room/not-paused": 409,
    "room/vote-open": 409,
    "room/vote-over": 409,
    "room/no-vote": 403,
    "room/no-advice": 403,
    "room/no-debt": 409,
    "room/no-hand": 409,
    "room/seat-there": 409,
    "room/seat-out": 409,
    "room/take-back-off": 409,
    "room/take-back-seen": 409,
    "room/nothing-to-take-back": 409,
    "room/no-free-text": 403,
    "room/talk-slower": 429,
    "room/no-spectators": 403,
    "room/code-of-bank": 409,
    "room/no-reader": 409,
    "room/no-such-lesson": 404,
    "room/booking-due": 409,
    "room/booking-automatic": 409,
    "room/not-banker": 403,
    "room/closing": 503,
    "room/record-broken": 400,
    "room/record-foreign": 400,
    "room/record-not-found": 404,
}
# Refusals of a bank that are no conflict with how it stands.
_BANK_STATUS = {
    "profile": 400,
    "card-unknown": 404,
    "deed-unknown": 404,
    "edition-unknown": 404,
    "not-banker": 403,
    "own-card-only": 403,
    "not-asked": 403,
}
# What IllegalSetup may say, as room/setup-...
SETUP_CODES = (
    "always_demand",
    "banker",
    "banker_must_play",
    "deal_too_dear",
    "dealer",
    "names",
    "no_such_seat",
    "option_out_of_range",
    "players",
    "skin",
    "switch_meaningless",
    "switch_refused",
    "token_taken",
    "tokens",
    "unknown_bot",
    "unknown_deck",
    "unknown_option",
    "unknown_variant",
    "variant_needs",
    "variant_twice",
    "variants_exclude",
)
STATUS |= {f"bank/{code}": _BANK_STATUS.get(code, 409) for code in BANK_CODES}
STATUS["bank/card-moved"] = 403
STATUS |= {f"room/setup-{code.replace('_', '-')}": 400 for code in SETUP_CODES}


class TableError(MagieError):
    """Something the server does not do. Nothing has changed."""

    def __init__(self, code: str, **arguments: Any) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments
        self.detail = ""  # for the server's log only

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)

    def problem(self, language: str | None = None, names: Sequence[str] = ()) -> Problem:
        """As it is sent, in the language of whoever asked."""
        from magie.text.fluent import message

        sentence = message(self.code.replace("/", "-"), language, **self.arguments)
        return Problem(code=self.code, sentence=sentence, arguments=self.arguments)


class RuleError(TableError):
    """The rules of the game do not allow an action now."""

    def __init__(self, refused: IllegalAction) -> None:
        super().__init__(f"rule/{refused.code}", **refused.arguments)
        self.refused = refused

    @property
    def status(self) -> int:
        return 409

    def problem(self, language: str | None = None, names: Sequence[str] = ()) -> Problem:
        return Problem(
            code=self.code,
            sentence=self.refused.sentence(language, names),
            arguments=self.arguments,
            clause=self.refused.clause,
        )


class SetupError(TableError):
    """No game can be set up like this."""

    def __init__(self, refused: IllegalSetup) -> None:
        super().__init__(f"room/setup-{refused.code.replace('_', '-')}", detail=str(refused))
        self.clause = refused.clause

    def problem(self, language: str | None = None, names: Sequence[str] = ()) -> Problem:
        told = super().problem(language, names)
        told.clause = self.clause
        return told


def table_error(error: MagieError) -> TableError:
    """What the engine raised, as the server says it."""
    match error:
        case TableError():
            return error
        case IllegalAction():
            return RuleError(error)
        case IllegalSetup():
            return SetupError(error)
        case Unreadable():
            return TableError("command/unreadable", detail=str(error.problem)[:200])
        case _:
            return TableError("command/unreadable", detail=str(error)[:200])
