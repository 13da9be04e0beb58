### The bank for a real board: setting up, joining, booking, counting.

## Setting up

web-bank-title = Bank for a real board
web-bank-about = You play at the table with a real board, and this computer is the bank: every phone is a bank card, and nobody counts notes.
web-bank-mine = Your banks
web-bank-nobody-yet = Nobody yet
web-bank-forget = Remove bank { $code } from this device
web-bank-which-box = Which box is on the table?
web-bank-which-box-hint = It sets the starting balance, the keys and the rents of the streets. Everything can be changed.
web-bank-another-box = A different one
web-bank-who-books = Who makes the bank’s payments?
web-bank-mode-everyone = Everyone
web-bank-mode-everyone-about = Every card may book GO and payments from the bank. Everybody sees it and can object.
web-bank-mode-banker = Only one banker
web-bank-mode-banker-about = This device to begin with. You can hand the job to a card later.
web-bank-profile = Amounts and keys
web-bank-profile-about = Boxes differ. Enter what your rulebook says.
web-bank-profile-start = Starting balance
web-bank-profile-salary = Amount for GO
web-bank-profile-least = Smallest amount on the reader
web-bank-profile-most = Largest amount on the reader
web-bank-profile-step = Step
web-bank-profile-small-key = Value of the K key
web-bank-profile-big-key = Value of the M key
web-bank-profile-sign = Currency
web-bank-profile-sign-first = Currency stands before the amount
web-bank-profile-cards = Cards
web-bank-open = Open the bank
web-bank-only-reader = Just a card reader
web-bank-only-reader-about = One device in the middle of the table, two slots and keys. No phones needed.
web-bank-to-reader = To the reader

## Joining

web-bank-join = Take a bank card
web-bank-join-about = This phone becomes your card.
web-bank-join-late = The bank is already open. A new card starts at 0; the others pay in what you should have.
web-bank-join-new = Take a new card
web-bank-join-known = Or one that already exists
web-bank-join-this = Take
web-bank-claim = Move it here
web-bank-claim-waits = The other phone is being asked. As soon as somebody agrees, you have the card.
web-bank-claim-refused = The card of { $name } stays where it is.
web-bank-cancel = Cancel
web-bank-watch = Only watch

## Before the start

web-bank-lobby = The bank opens soon
web-bank-lobby-about = Everybody joins with a phone. Anybody without one gets a card for the reader here.
web-bank-lobby-joined = You are in
web-bank-lobby-joined-about = It starts in a moment. Leave this page open.
web-bank-cards = Cards
web-bank-no-cards = No card yet
web-bank-this-phone = this phone
web-bank-joined = joined
web-bank-asleep = phone asleep
web-bank-no-phone = without a phone
web-bank-drop-card = Remove the card of { $name }
web-bank-add-card = Card without a phone
web-bank-add-card-hint = It is booked at the reader; a phone can take it later.
web-bank-add = Add
web-bank-begin = Start
web-bank-under-way = The game has already started
web-bank-under-way-hint = Then you type in what everybody has now. 1.2m is 1,200,000.
web-bank-start = Everybody starts with { MONEY($amount) }
web-bank-start-typed = Start with these balances
web-bank-save = Save

## Accounts and money

web-bank-money = { MONEY($amount) }
web-bank-card = Card { PLAIN($card) }
web-bank-the-bank = Bank
web-bank-the-pot = Pot
web-bank-the-host = the bank
web-bank-booking = { $source } pays { $target } { MONEY($amount) }
web-bank-pays-to = pays
web-bank-unit = times { PLAIN($number) }
web-bank-unit-thousand = K
web-bank-unit-million = M
web-bank-units = Unit
web-bank-balances = Balances
web-bank-pot = Shared pot
web-bank-out = out
web-bank-banker = banker
web-bank-for-rent = Rent
web-bank-for-purchase = Purchase
web-bank-for-building = Building
web-bank-for-mortgage = Mortgage
web-bank-for-tax = Tax
web-bank-for-fine = Fine
web-bank-for-card = Card
web-bank-for-trade = Trade
web-bank-for-salary = GO
web-bank-for-start = Starting balance
web-bank-for-auction = Auction
web-bank-for-pot = Pot

## On the phone

web-bank-my-card = My card
web-bank-speak = Read out my balance
web-bank-spoken = { $name } has { MONEY($amount) }.
web-bank-what-to-do = What do you want to do?
web-bank-pay = Pay
web-bank-ask = Request
web-bank-go = GO
web-bank-go-me = GO: { MONEY($amount) } for me
web-bank-go-for = GO for { $name }
web-bank-from = From
web-bank-to = To
web-bank-for-whom = For
web-bank-ask-whom = Who should pay?
web-bank-amount = Amount
web-bank-how-much = How much?
web-bank-whom-to-pay = Who gets it?
web-bank-whom-to-ask = Who do you want to ask?
web-bank-do-pay = Pay
web-bank-do-pay-to = Pay { $name } { MONEY($amount) }
web-bank-do-ask = Request money
web-bank-do-ask-of = Request { MONEY($amount) } from { $name }
web-bank-pick-deed = Look up a rent or price
web-bank-no-note = Without this detail
web-bank-find-deed = Find a street
web-bank-no-deed = Nothing here is called that.
web-bank-rent-bare = Rent
web-bank-rent-group = Rent, whole colour group
web-bank-rent-houses = { $count ->
    [one] Rent with one house
   *[other] Rent with { $count } houses
}
web-bank-rent-hotel = Rent with a hotel
web-bank-rent-stations = { $count ->
    [one] Rent, one station
   *[other] Rent, { $count } stations
}
web-bank-rent-dice = { $count ->
    [one] One utility, { $dice } rolled
   *[other] { $count } utilities, { $dice } rolled
}
web-bank-deed-purchase = Price
web-bank-deed-house = One house
web-bank-deed-hotel = Hotel
web-bank-deed-mortgage = Mortgage
web-bank-last = Latest
web-bank-undo = Undo
web-bank-ask-undo = Ask to undo it
web-bank-banker-books = { $name } books that.
web-bank-you-are-out = You are out. You can keep watching.
web-bank-tabs = Views
web-bank-tab-card = Card
web-bank-tab-all = Everybody
web-bank-tab-reader = Reader
web-bank-tab-more = More
web-bank-show-bank = To the bank
web-bank-show-card = To my card

## Requests and objections

web-bank-requests = Open requests
web-bank-asked-pay = { $isMe ->
    [true] { $by } requests { MONEY($amount) } from you.
   *[other] { $by } requests { MONEY($amount) } from { $payer }.
}
web-bank-asked-undo = { $by } wants to undo: { $bookings }.
web-bank-asked-new-game = { $by } wants a new game: everybody would have the starting balance again.
web-bank-asked-claim = { $isMe ->
    [true] Another phone wants your card.
   *[other] Another phone wants the card of { $name }.
}
web-bank-yes-pay = Pay
web-bank-yes-other = Agree
web-bank-no = No
web-bank-seconds = { $seconds } s
web-bank-waits-for = Waiting for { $names }
web-bank-waits = Waiting for the bank
web-bank-withdraw = Withdraw
web-bank-object = Object ({ $seconds })

## The shared screen

web-bank-code = Code
web-bank-invite = Add phones
web-bank-bank-pays = The bank pays
web-bank-ledger = Bookings
web-bank-ledger-empty = Nothing booked yet.
web-bank-ledger-all = Show { $count } older ones
web-bank-print = Print
web-bank-was-undone = undone
web-bank-what-go = GO
web-bank-what-pot = Pot
web-bank-what-asked = on request
web-bank-what-undo = Undone
web-bank-what-objection = Undone after an objection
web-bank-what-bankrupt = Bankruptcy
web-bank-what-auction = Auction
web-bank-what-new-game = New game
web-bank-what-started = Start
web-bank-row-taken = { $name } has joined.
web-bank-row-moved = The card of { $name } is on another phone.
web-bank-row-added = New card: { $name }
web-bank-row-dropped = Card removed: { $name }
web-bank-row-banker = { $name } books for the bank.
web-bank-row-everyone = Everybody books for the bank.
web-bank-row-refused = A request was not met.
web-bank-row-finished = The game is over.
web-bank-row-reopened = The game goes on.
web-bank-row-started = The bank is open.
web-bank-row-auction-opened = Auction: { $lot }
web-bank-row-auction-cancelled = Auction cancelled: { $lot }
web-bank-offline = The bank cannot be reached right now.
web-bank-unreachable-since = The bank has been out of reach since { $time }. You see how things stood then.
web-bank-try-now = Try now

## Auction

web-bank-auction = Auction
web-bank-auction-of = Auction: { $lot }
web-bank-best-bid = { $name } bids { MONEY($amount) }
web-bank-no-bid = No bid yet
web-bank-who-bids = Who bids?
web-bank-bid = Bid
web-bank-bid-amount = Bid { MONEY($amount) }
web-bank-hammer = Sold to { $name } for { MONEY($amount) }
web-bank-cancel-auction = Cancel, nothing sold
web-bank-lot = What is auctioned?
web-bank-lot-in-words = Something else
web-bank-lot-text = What is it called?
web-bank-open-auction = Auction it

## Now and then

web-bank-only = Only { $name }
web-bank-only-here = Only this device
web-bank-rename = Change the name
web-bank-bankrupt = Bankrupt
web-bank-bankrupt-about = What is left on the card goes to the creditor. After that the card is out.
web-bank-bankrupt-who = Who is bankrupt?
web-bank-creditor = The rest goes to
web-bank-bankrupt-yes = { $name } is bankrupt
web-bank-score = Count up what everybody owns
web-bank-score-about = Balance, deeds at their price (mortgaged: half), houses and hotels at what they cost.
web-bank-score-known = What was booked here is filled in; tap a player to say whose a deed is.
web-bank-score-no-deeds = The bank does not know the deeds of this board.
web-bank-worth = { $name }: { MONEY($amount) }
web-bank-built-on = { $deed }: buildings
web-bank-owned-plain = Not built on
web-bank-owned-mortgaged = Mortgaged
web-bank-owned-houses = { $count ->
    [one] One house
   *[other] { $count } houses
}
web-bank-owned-hotel = Hotel
web-bank-finish = End the game
web-bank-over = The evening is over
web-bank-reopen = Play on after all
web-bank-give-back = Give the card back
web-bank-awake-hint = To keep the screen on, set your phone to lock later. If it falls asleep, the card is back as soon as you wake it.
