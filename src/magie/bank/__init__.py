"""The bank of a real board: cards, bookings, requests, undo, an auction, rents and the counting at the end. Pure.

    row = decide(ledger, 1, now, Pay(source=1, target=2, amount=1_000_000))
    ledger.take(rev, now, row)

`actions` is what people can do, `desk` what comes of it (with `rights` and `consent`), `rows` what is kept, `ledger`
the bank that follows from the rows. `profile` and `book` say what is in the box.
"""

from magie.bank.book import Book
from magie.bank.decide import decide, take_card
from magie.bank.ledger import BooksWrong, Ledger
from magie.bank.profile import BankProfile
from magie.bank.refusals import BankError

__all__ = ["BankError", "BankProfile", "Book", "BooksWrong", "Ledger", "decide", "take_card"]
