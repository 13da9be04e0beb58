"""The card reader of a table: every payment of the game as the reader shows it, or booked by the people themselves.

Where it books by itself, each payment becomes the motions a banker would make. Where people book by hand, the payments
are due until the balances of the cards are those of the game; that is all the reader has to say in the game, and none
of it is in the game's record. Pure: the table folds it from its rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from magie.bank.book import book_of
from magie.editions import Edition
from magie.reader import Booking, Payment, Reader, Step, Touch, motions_of, payments_of, reader_step, switched_off
from magie.reader.money import after
from magie.reader.motions import Impossible
from magie.reader.profile import Profile
from magie.server.log.logged_game import LoggedGame
from magie.server.log.logged_game import Step as GameStep
from magie.server.problems import TableError
from magie.server.readers import reader_state, step_told
from magie.server.schema.reader import DuePayment, GameReader, ReaderPayment, ReaderStep, WrongBooking

if TYPE_CHECKING:
    from magie.server.log.table import Table

BOOK_TIME = 120_000  # milliseconds without a hand at the reader, then it books by itself
ON_THE_CARDS = "start"  # the reader begins a game with this on every card; nobody books it
KEPT = 15_000  # milliseconds the reader is one person's while a card is in it


def reader_of(edition: Edition | None) -> Profile | None:
    """What the reader of an edition can do; None if it has none."""
    book = book_of(edition.file) if edition is not None else None
    if book is None or not book.file.components.readers:
        return None
    return book.profile().device


@dataclass
class Due:
    """A payment of the game, and how much of it is booked."""

    payment: Payment
    booked: int = 0

    @property
    def left(self) -> int:
        return self.payment.amount - self.booked

    def told(self) -> DuePayment:
        pay = self.payment
        return DuePayment(
            source=pay.source, target=pay.target, amount=pay.amount, reason=pay.reason, booked=self.booked
        )


@dataclass
class TableReader:
    """The reader on a table. `cash` is what the game says the cards should hold."""

    profile: Profile
    is_by_hand: bool
    reader: Reader
    cash: tuple[int, ...]
    due: list[Due] = field(default_factory=list)
    wrong: list[Booking] = field(default_factory=list)
    since: int | None = None  # the last time somebody had to, or did, book something
    user: int | None = None

    @classmethod
    def at_start(cls, profile: Profile, is_by_hand: bool, seats: int) -> TableReader:
        sized = replace(profile, cards=seats)
        nothing = (0,) * seats
        return cls(sized, is_by_hand, switched_off(sized, nothing), nothing)

    @property
    def is_waited_for(self) -> bool:
        """Whether the game waits for bookings."""
        return self.since is not None

    # --- what the game does -------------------------------------------------------------------------------------

    def follow(self, game: LoggedGame, steps: Sequence[GameStep], at: int) -> list[ReaderPayment]:
        """The game went on: what the reader shows of it, if it books by itself."""
        cash = tuple(game.match.money())
        events = [event for step in steps for event in step.events]
        found = [
            (number, payment)
            for number, event in enumerate(events)
            for payment in payments_of([event])
            if payment.reason != ON_THE_CARDS
        ]
        if not self.is_by_hand:
            balances = _before(cash, [payment for _, payment in found])
            shown = self._shown(balances, found, at)
            self.settle(cash)
            return shown
        if not self.is_waited_for:
            # The start money was on the cards before anybody paid.
            self._put(_before(cash, [payment for _, payment in found]))
        self.cash = cash
        self.due += [Due(payment) for _, payment in found]
        self._look_whether_settled(at)
        return []

    def settle(self, cash: Sequence[int]) -> None:
        """The cards hold what the game says, however that came about."""
        self.cash = tuple(cash)
        self._put(self.cash)
        self.due, self.wrong, self.since = [], [], None

    def _put(self, balances: tuple[int, ...]) -> None:
        keeps = self.reader.correctable if balances == self.reader.balances else None
        self.reader = replace(self.reader, balances=balances, correctable=keeps)

    def _shown(
        self, balances: tuple[int, ...], payments: Sequence[tuple[int | None, Payment]], at: int
    ) -> list[ReaderPayment]:
        shown = []
        for number, payment in payments:
            told = ReaderPayment(
                source=payment.source,
                target=payment.target,
                amount=payment.amount,
                reason=payment.reason,
                steps=_motions(self.profile, balances, payment, at),
            )
            if number is not None:
                told.event = number
            shown.append(told)
            balances = after(balances, Booking("transfer", payment.source, payment.target, payment.amount))
        return shown

    # --- what people do -----------------------------------------------------------------------------------------

    def try_out(self, given: Touch, at: int) -> Step:
        return reader_step(self.profile, self.reader, given, at, in_game=True)

    def use(self, given: Touch, at: int, seat: int) -> ReaderStep:
        """A key or a card."""
        step = self.try_out(given, at)
        self.reader, self.user = step.state, seat
        for booking in step.bookings:
            self._note(booking)
        if self.is_waited_for or step.bookings:
            self._look_whether_settled(at)
        return step_told(given, step)

    def _note(self, booking: Booking) -> None:
        """Is it one that was due, one that makes a wrong one good, or a wrong one?"""
        for wrong in self.wrong:
            if _same(booking, wrong.reversed()):
                self.wrong.remove(wrong)
                return
        for due in self.due:
            pay = due.payment
            if booking.kind == "reversal" and due.booked and _same(booking.reversed(), booking_of(pay, booking.amount)):
                due.booked -= min(due.booked, booking.amount)
                return
            is_its = (booking.source, booking.target) == (pay.source, pay.target)
            # More than the reader takes at once is booked in parts; otherwise it is all or wrong.
            is_part = due.left > self.profile.most and booking.amount <= due.left
            if is_its and due.left and (booking.amount == due.left or is_part):
                due.booked += booking.amount
                return
        self.wrong.append(booking)

    def _look_whether_settled(self, at: int) -> None:
        if self.reader.balances == self.cash:
            self.due, self.wrong, self.since = [], [], None
        else:
            self.since = at

    def book_rest(self, at: int) -> list[ReaderPayment]:
        """Nobody booked it: the reader does, wrong ones the other way round first."""
        back = [Payment(each.target, each.source, each.amount, "correction", ()) for each in reversed(self.wrong)]
        left = [
            Payment(due.payment.source, due.payment.target, due.left, due.payment.reason, ())
            for due in self.due
            if due.left
        ]
        shown = self._shown(self.reader.balances, [(None, payment) for payment in back + left], at)
        self.reader = replace(self.reader, left=None, right=None, typed="", correctable=None)
        self.settle(self.cash)
        return shown

    def told(self, bankers: Sequence[int]) -> GameReader:
        """As everybody at the table sees it."""
        state = reader_state(self.profile, self.reader, self.reader.balances, self.reader.used)
        if self.reader.has_card:
            state.user, state.busy_until = self.user, self.reader.used + KEPT
        return GameReader(
            reader=state,
            balances=list(self.reader.balances),
            bankers=list(bankers),
            due=[due.told() for due in self.due if due.left],
            wrong=[self._wrong(booking) for booking in self.wrong],
            since=self.since,
            automatic_at=None if self.since is None else self.since + BOOK_TIME,
        )

    def _wrong(self, booking: Booking) -> WrongBooking:
        """With the payment that was probably meant: the one between the same cards, or the first that is left."""
        left = [due for due in self.due if due.left]
        cards = booking.cards
        meant = next(
            (due for due in left if {due.payment.source, due.payment.target} & cards), left[0] if left else None
        )
        return WrongBooking(
            source=booking.source,
            target=booking.target,
            amount=booking.amount,
            correctable=self.reader.correctable == booking,
            due=meant.told() if meant is not None else None,
        )


def booking_of(payment: Payment, amount: int) -> Booking:
    return Booking("transfer", payment.source, payment.target, amount)


def _same(one: Booking, other: Booking) -> bool:
    return (one.source, one.target, one.amount) == (other.source, other.target, other.amount)


def _before(cash: tuple[int, ...], payments: Sequence[Payment]) -> tuple[int, ...]:
    """What the cards held before these payments."""
    for payment in reversed(payments):
        cash = after(cash, Booking("reversal", payment.target, payment.source, payment.amount))
    return cash


def _motions(profile: Profile, balances: tuple[int, ...], payment: Payment, at: int) -> list[ReaderStep]:
    """What a banker would do for a payment; nothing if the reader cannot show it."""
    try:
        inputs: list[Any] = motions_of(profile, payment.source, payment.target, payment.amount)
    except Impossible:
        return []
    reader, found = switched_off(profile, balances), []
    for given in inputs:
        step = reader_step(profile, reader, given, at, in_game=True)
        if step.problem is not None:
            return []
        reader = step.state
        found.append(step_told(given, step))
    return found


# --- at the table -----------------------------------------------------------------------------------------------------


def bankers(table: Table) -> list[int]:
    """Who may use the reader: the banker the table has chosen, if that is a person, otherwise everybody."""
    people = [seat for seat, state in enumerate(table.seats) if state.kind == "person"]
    chosen = table.setup.options.get("banker")
    return [chosen] if chosen in people else people


def check_input(table: Table, seat: int, rev: int, at: int) -> None:
    """Raises TableError unless this seat may use the reader now."""
    device = must_have_reader(table)
    if not device.is_by_hand:
        raise TableError("room/booking-automatic")
    if table.phase == "over":
        raise TableError("room/over")
    if table.clocks.paused is not None:
        raise TableError("room/paused")
    if seat not in bankers(table):
        raise TableError("room/not-banker")
    if not table.game_rev <= rev:
        raise TableError("command/stale", rev=table.rev)
    is_taken = device.reader.has_card and device.user not in (None, seat) and at < device.reader.used + KEPT
    if is_taken and device.user is not None:
        raise TableError("bank/reader-busy", name=table.names[device.user], known="yes")


def must_have_reader(table: Table) -> TableReader:
    table.must_be_playable()
    if table.game is None:
        raise TableError("room/not-started")
    if table.reader is None:
        raise TableError("room/no-reader")
    return table.reader
