"""What can go wrong in the laboratory, as codes; the sentences are in `locales/*/lab.ftl`."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from magie.errors import MagieError
from magie.extras import MissingPackage, optional


class LabProblem(MagieError):
    """Something the person at the keyboard can mend: `.code`, `.arguments`, and a sentence in every language."""

    def __init__(self, code: str, **arguments: Any) -> None:
        super().__init__(code, arguments)
        self.code = code
        self.arguments = arguments

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.code, self.arguments)

    def sentence(self, language: str | None = None) -> str:
        from magie.text.fluent import message

        return message(f"lab-{self.code}", language, **self.arguments)

    def __str__(self) -> str:
        return self.sentence()


def _again(code: str, arguments: dict[str, Any]) -> LabProblem:
    return LabProblem(code, **arguments)


def extra(package: str) -> ModuleType:
    """An optional package; where it is missing, the sentence says how to install it."""
    try:
        return optional(package)
    except MissingPackage as missing:
        raise LabProblem("extra-missing", package=missing.package, line=missing.line) from None
