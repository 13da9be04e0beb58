"""Why a bank does not do something. Every code has a sentence in `locales/*/bank.ftl`."""

from __future__ import annotations

from typing import Any

from magie.errors import MagieError

CODES = (
    "auction-none",
    "auction-open",
    "balance-too-large",
    "bid-too-low",
    "card-out",
    "card-taken",
    "card-unknown",
    "cards-full",
    "deed-twice",
    "deed-unknown",
    "edition-unknown",
    "empty",
    "name-taken",
    "not-asked",
    "not-banker",
    "not-covered",
    "not-open",
    "not-over",
    "not-undoable",
    "off-step",
    "over",
    "own-card-only",
    "profile",
    "reader-busy",
    "reader-only",
    "request-expired",
    "same-account",
    "started",
    "too-late-to-object",
    "undone",
)


class BankError(MagieError):
    """The bank refuses something; nothing has changed."""

    def __init__(self, code: str, **arguments: Any) -> None:
        super().__init__(code)
        assert code in CODES, code
        self.code = code
        if "name" in arguments:  # sentences that name somebody have another form when there is nobody to name
            arguments["known"] = "yes" if arguments["name"] else "no"
        self.arguments = arguments
