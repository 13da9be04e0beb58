### The card reader: slots, display, keys, and what to do.

## The device

web-reader = Card reader
web-reader-cards = Cards beside the reader
web-reader-card = Card { PLAIN($card) }, { $name }
web-reader-slot-left = Left slot, receives, empty
web-reader-slot-right = Right slot, pays, empty
web-reader-slot-left-full = Left slot: card { PLAIN($card) }, { $name }. Take it out
web-reader-slot-right-full = Right slot: card { PLAIN($card) }, { $name }. Take it out
web-reader-key-point = Decimal point; volume without a card
web-reader-key-m = M, books millions
web-reader-key-k = K, books thousands
web-reader-key-go = GO: pay out the amount
web-reader-key-c = C: correct; hold down for a new game

## What it shows

web-reader-off = The reader is off.
web-reader-ready = Ready.
web-reader-typed = Entry: { $typed }
web-reader-balance = Card { PLAIN($card) }, { $name }: { MONEY($amount) }

## What to do

web-reader-hint-empty = Put the card that receives on the left and the card that pays on the right.
web-reader-hint-left = The bank pays { $left }: amount, then M or K.
web-reader-hint-right = { $right } pays the bank: amount, then M or K.
web-reader-hint-both = { $right } pays { $left }: amount, then M or K.
web-reader-hint-booked = Booked. C takes it back while the cards are in.
web-reader-choose-slot = { $name }: which slot?
web-reader-turn = Turn it over
web-reader-busy = { $name } is using the reader.
web-reader-reset = New game: all cards would have the starting balance again.
web-reader-reset-yes = New game
web-reader-reset-no = No

## At the table of a game

web-reader-bank = The bank
web-reader-automatic = Every payment of the game is shown here.
web-reader-booked = Booked: { $source } pays { $target } { MONEY($amount) }.
web-reader-banker = { $name } books.
web-reader-due = To be booked: { $source } pays { $target } { MONEY($amount) }.
web-reader-wrong = Booked instead: { $source } pays { $target } { MONEY($amount) }.
web-reader-correct = Correct it with C
web-reader-other-way = Book it the other way round.
web-reader-fill-in = Type it in, all but M or K
web-reader-nothing-due = Nothing to book.
