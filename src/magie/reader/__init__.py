"""The card reader of the banking edition: two slots, a small display, fourteen keys and the balances of its cards.

A pure state machine. Whoever drives it hands in what was done to it and the time, and gets the new state back with
what is shown, heard and booked:

    reader = switched_off(PRINTED)
    step = reader_step(PRINTED, reader, Insert(slot="left", card=1), now=0)
    step.state, step.shown, step.sounds, step.bookings

`profile` says what the keys are worth (boxes differ), `display` how an amount looks on five characters, `entry` what
typed keys mean, `machine` what happens, `motions` which hands and keys make a given payment, and
`payments` what a banking game has to be booked.
"""

from magie.reader.display import written
from magie.reader.machine import (
    Hold,
    Insert,
    Press,
    Reader,
    Remove,
    Step,
    Touch,
    Wait,
    paused,
    reader_step,
    resumed,
    switched_off,
)
from magie.reader.money import BANK, Booking
from magie.reader.motions import motions_of
from magie.reader.payments import Payment, payments_of
from magie.reader.profile import PRINTED, Profile

__all__ = [
    "BANK",
    "PRINTED",
    "Booking",
    "Hold",
    "Insert",
    "Payment",
    "Press",
    "Profile",
    "Reader",
    "Remove",
    "Step",
    "Touch",
    "Wait",
    "motions_of",
    "paused",
    "payments_of",
    "reader_step",
    "resumed",
    "switched_off",
    "written",
]
