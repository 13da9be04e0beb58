"""The reader itself: what every card and every key does to it.

The banker's whole grammar: a card on the left receives, a card on the right pays, with both the right one pays the
left one. A number and then M or K books at once. Taking a card out makes its booking final.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from magie._structs import decode
from magie.reader.clauses import of_display, of_insertion, of_removal
from magie.reader.display import HIGHEST, written
from magie.reader.entry import POINT, Refused, amount_of, typed_further
from magie.reader.money import BANK, Booking, after
from magie.reader.profile import Profile

Slot = Literal["left", "right"]
Key = Literal["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "M", "K", "GO", "C"]
# Short and long signals; the client decides how they sound.
Sound = Literal["card", "key", "booked", "salary", "corrected", "refused", "volume", "awake", "new_game"]

LOUDEST = 3
USUAL_VOLUME = 2
ARROW = ("device.insert-in-arrow-direction", "device.beep-confirms")
VOLUME = ("device.volume", "device.key-decimal-volume")
POINT_CLAUSES = ("device.decimal-point-is-comma", "device.key-decimal-volume")
NEW_GAME = ("device.key-c-hold-new-game", "device.reset-balances")


class Press(msgspec.Struct, frozen=True, tag="press", tag_field="kind", forbid_unknown_fields=True):
    """A key, shortly."""

    key: Key


class Hold(msgspec.Struct, frozen=True, tag="hold", tag_field="kind", forbid_unknown_fields=True):
    """The C key, held down until the signal."""


class Insert(msgspec.Struct, frozen=True, tag="insert", tag_field="kind", forbid_unknown_fields=True):
    """A card is put into a slot; `against_arrow`: the wrong way round."""

    slot: Slot
    card: int
    against_arrow: bool = False


class Remove(msgspec.Struct, frozen=True, tag="remove", tag_field="kind", forbid_unknown_fields=True):
    """The card is taken out of a slot."""

    slot: Slot


class Wait(msgspec.Struct, frozen=True, tag="wait", tag_field="kind", forbid_unknown_fields=True):
    """Nobody does anything; time passes."""


Touch = Press | Hold | Insert | Remove  # what hands do
Input = Touch | Wait


class Reader(msgspec.Struct, frozen=True):
    """All there is to know about a reader at one moment. `used` is when it was last touched, in milliseconds."""

    balances: tuple[int, ...]
    is_on: bool = False
    left: int | None = None
    right: int | None = None
    typed: str = ""
    correctable: Booking | None = None  # C takes it back, as long as its cards are in
    volume: int = USUAL_VOLUME
    used: int = 0

    def balance(self, card: int) -> int:
        return self.balances[card - 1]

    @property
    def has_card(self) -> bool:
        return self.left is not None or self.right is not None

    @property
    def display(self) -> str:
        """What it shows now: nothing when off, the entry while one is typed, else the balance of who pays."""
        if not self.is_on:
            return ""
        if self.typed:
            return self.typed
        card = self.right if self.right is not None else self.left
        return "" if card is None else written(self.balance(card))


class Step(msgspec.Struct, frozen=True):
    """What became of an input. `shown`: the displays one after another; `problem`: why it was refused, a code.

    `clauses` are those of the rulebook that it rests on, the most telling first.
    """

    state: Reader
    shown: tuple[str, ...] = ()
    sounds: tuple[Sound, ...] = ()
    bookings: tuple[Booking, ...] = ()
    problem: str | None = None
    clauses: tuple[str, ...] = ()
    asks_new_game: bool = False  # somebody held C in a game that is not the reader's to end


def switched_off(profile: Profile, balances: tuple[int, ...] | None = None) -> Reader:
    """A reader as it comes out of the box, or with the balances of a game that is under way."""
    return Reader(balances=(profile.start,) * profile.cards if balances is None else balances)


def reader_step(profile: Profile, reader: Reader, given: Input, now: int, *, in_game: bool = False) -> Step:
    """What an input does. `now` is any clock that runs forwards, in milliseconds.

    `in_game`: the balances belong to a game that somebody else keeps, so holding C only asks for a new one.
    """
    idled = _after_idling(profile, reader, now)
    if isinstance(given, Wait):
        clauses = ("device.auto-off", "device.balances-persist") if idled.is_on != reader.is_on else ()
        return Step(idled, shown=(idled.display,), clauses=clauses)
    touched = replace(idled, used=now)
    try:
        step = _touch(profile, touched, given, in_game=in_game)
    except Refused as refused:
        step = Step(touched, sounds=("refused",), problem=refused.code, clauses=refused.clauses)
    shown = step.shown or (step.state.display,)
    return replace(step, shown=shown, clauses=(*step.clauses, *of_display(shown)))


def _touch(profile: Profile, reader: Reader, given: Touch, *, in_game: bool) -> Step:
    match given:
        case Insert():
            return _insert(reader, given, profile)
        case Remove():
            return _remove(reader, given.slot)
        case Press() | Hold() if not reader.is_on:
            # The key that wakes it does nothing else.
            clauses = ("device.reactivate", "device.wake-up", "device.balances-persist")
            return Step(replace(reader, is_on=True), sounds=("awake",), clauses=clauses)
        case Press():
            return _press(profile, reader, given.key)
        case Hold():
            return _new_game(profile, reader, in_game=in_game)


def _after_idling(profile: Profile, reader: Reader, now: int) -> Reader:
    if reader.is_on and now - reader.used >= profile.off_after * 1000:
        return replace(reader, is_on=False, typed="")
    return reader


def resumed(saved: bytes) -> Step:
    """A reader from what `paused` kept: a game may be put away and taken up again with the same balances."""
    reader = decode(saved, Reader)
    return Step(reader, shown=(reader.display,), clauses=("device.pause-game", "device.balances-persist"))


def paused(reader: Reader) -> bytes:
    """A reader as JSON, cards and all."""
    return msgspec.json.encode(reader)


# --- Cards ------------------------------------------------------------------------------------------------------------


def _insert(reader: Reader, given: Insert, profile: Profile) -> Step:
    if not 1 <= given.card <= profile.cards:
        raise Refused("unknown_card")
    if getattr(reader, given.slot) is not None:
        raise Refused("slot_taken")
    if given.card in (reader.left, reader.right):
        raise Refused("card_is_in")
    if given.against_arrow:
        # Nothing is heard: that is how the banker notices.
        return Step(reader, problem="against_arrow", clauses=ARROW)
    inserted = _with_card(reader, given.slot, given.card)
    state = replace(inserted, is_on=True, typed="", correctable=None)
    clauses = of_insertion(given.slot, has_both=state.left is not None and state.right is not None)
    if not reader.is_on:
        clauses = (*clauses, "device.wake-up")
    return Step(state, shown=(str(given.card), state.display), sounds=("card",), clauses=clauses)


def _remove(reader: Reader, slot: Slot) -> Step:
    if getattr(reader, slot) is None:
        raise Refused("slot_empty")
    clauses = of_removal(reader.correctable.kind if reader.correctable else None)
    return Step(replace(_with_card(reader, slot, None), typed="", correctable=None), clauses=clauses)


def _with_card(reader: Reader, slot: Slot, card: int | None) -> Reader:
    return replace(reader, left=card) if slot == "left" else replace(reader, right=card)


# --- Keys -------------------------------------------------------------------------------------------------------------


def _press(profile: Profile, reader: Reader, key: Key) -> Step:
    if key == "GO":
        return _salary(profile, reader)
    if key == "C":
        return _correct(reader)
    if key == POINT and not reader.has_card:
        louder = (reader.volume + 1) % (LOUDEST + 1)
        return Step(replace(reader, volume=louder), sounds=("volume",), clauses=VOLUME)
    if not reader.has_card:
        raise Refused("no_card")
    if key in ("M", "K"):
        return _book_entry(profile, reader, key)
    typing = "device.credit-type-amount" if reader.right is None else "device.debit-type-amount"
    clauses = (typing, *(POINT_CLAUSES if key == POINT else ()))
    return Step(replace(reader, typed=typed_further(reader.typed, key)), sounds=("key",), clauses=clauses)


def _salary(profile: Profile, reader: Reader) -> Step:
    if reader.left is None:
        raise Refused("salary_needs_left_card", "device.key-go-needs-left-slot")
    booked = _book(reader, Booking("salary", BANK, reader.left, profile.salary), "salary")
    return replace(booked, clauses=("device.key-go", "device.key-go-needs-left-slot"))


def _correct(reader: Reader) -> Step:
    """Clear the entry; if there is none, take the last booking back."""
    if reader.typed:
        clauses = ("device.key-c-cancel", "device.correct-with-c")
        return Step(replace(reader, typed=""), sounds=("key",), clauses=clauses)
    if reader.correctable is None:
        raise Refused("nothing_to_correct", "device.correct-only-while-inserted")
    reversal = reader.correctable.reversed()
    state = replace(reader, balances=after(reader.balances, reversal), correctable=None)
    clauses = ("device.correct-with-c", "device.correct-only-while-inserted")
    return Step(state, sounds=("corrected",), bookings=(reversal,), clauses=clauses)


def _book_entry(profile: Profile, reader: Reader, key: Literal["M", "K"]) -> Step:
    unit = profile.big_key if key == "M" else profile.small_key
    clauses = ("device.enter-amount-with-unit-keys", "device.key-m" if key == "M" else "device.key-k")
    try:
        amount = amount_of(reader.typed, unit, profile)
        step = _book(reader, _booking(reader, amount), "booked")
    except Refused as refused:
        # What was typed is gone: the banker types the right amount, not the rest of a wrong one.
        state = replace(reader, typed="")
        return Step(state, sounds=("refused",), problem=refused.code, clauses=(*refused.clauses, *clauses))
    transfer = ("device.transfer-both-change",) if step.bookings[0].kind == "transfer" else ()
    return replace(step, clauses=(*transfer, *clauses))


def _booking(reader: Reader, amount: int) -> Booking:
    """The slots say who pays whom."""
    if reader.right is None:
        assert reader.left is not None, "an amount is booked only with a card in"
        return Booking("credit", BANK, reader.left, amount)
    if reader.left is None:
        return Booking("debit", reader.right, BANK, amount)
    return Booking("transfer", reader.right, reader.left, amount)


def _book(reader: Reader, booking: Booking, sound: Sound) -> Step:
    if booking.source != BANK and reader.balance(booking.source) < booking.amount:
        raise Refused("not_covered", "device.debit-remove-card")
    if booking.target != BANK and reader.balance(booking.target) + booking.amount > HIGHEST:
        raise Refused("balance_too_large")
    state = replace(reader, balances=after(reader.balances, booking), typed="", correctable=booking)
    return Step(state, sounds=(sound,), bookings=(booking,))


def _new_game(profile: Profile, reader: Reader, *, in_game: bool) -> Step:
    """Everybody has the start money again. The bookings say how, so that the ledger stays whole."""
    if in_game:
        return Step(reader, sounds=("new_game",), asks_new_game=True, clauses=NEW_GAME)
    bookings = []
    for card, balance in enumerate(reader.balances, start=1):
        if balance < profile.start:
            bookings.append(Booking("reset", BANK, card, profile.start - balance))
        elif balance > profile.start:
            bookings.append(Booking("reset", card, BANK, balance - profile.start))
    balances = reader.balances
    for booking in bookings:
        balances = after(balances, booking)
    state = replace(reader, balances=balances, typed="", correctable=None)
    return Step(state, sounds=("new_game",), bookings=tuple(bookings), clauses=NEW_GAME)
