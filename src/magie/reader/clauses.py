"""Which clauses of the rulebook stand behind what the reader does, where that depends on more than the key."""

from __future__ import annotations

from collections.abc import Iterable

SLOTS = {
    "left": ("device.credit-left-slot", "device.credit-symbol"),
    "right": ("device.debit-right-slot", "device.debit-symbol"),
}
BOTH = ("device.transfer-payer-right", "device.transfer-receiver-left", "device.transfer-shows-payer-balance")
INSERTED = (
    "device.insert-shows-number-and-balance",
    "device.beep-confirms",
    "device.insert-in-arrow-direction",
)
# A card that is taken out makes its booking final.
FINAL = {
    "credit": "device.credit-remove-card",
    "salary": "device.credit-remove-card",
    "debit": "device.debit-remove-card",
    "transfer": "device.transfer-remove-both",
}


def of_insertion(slot: str, *, has_both: bool) -> tuple[str, ...]:
    """A card went in; with both in, one pays the other."""
    return (*SLOTS[slot], *(BOTH if has_both else ()), *INSERTED)


def of_removal(booked: str | None) -> tuple[str, ...]:
    """A card came out; `booked` is the kind of booking that could still have been corrected."""
    return (FINAL[booked], "device.correct-only-while-inserted") if booked in FINAL else ()


def of_display(shown: Iterable[str]) -> tuple[str, ...]:
    """Something can be read."""
    texts = [text for text in shown if text]
    letters = {text[-1] for text in texts}
    notation = [
        clause for letter, clause in (("K", "device.notation-k"), ("M", "device.notation-m")) if letter in letters
    ]
    return ("device.display-five-chars", *notation) if texts else ()
