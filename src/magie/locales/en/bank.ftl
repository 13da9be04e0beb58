# The bank for a real board: why it does not do something, and what the card reader signals.

bank-auction-none = There is no auction now.
bank-auction-open = An auction is already open. End it first.
bank-balance-too-large = A card cannot hold that much.
bank-bid-too-low = Too low: bid at least { $least }.
bank-card-moved = This card is on another device now.
bank-card-out = { $name } is out of the game.
bank-card-taken = Another phone has this card. Ask there for it to be handed over.
bank-card-unknown = There is no such card at this bank.
bank-cards-full = There are only { $most } cards, and all are in use.
bank-deed-twice = { $deed } has already been counted. Everything has one owner.
bank-deed-unknown = This board has no such property.
bank-edition-unknown = Choose in the profile which board it is before you count property.
bank-empty = Nobody has a card yet. Let somebody join, or add a card.
bank-name-taken = Choose a name nobody else here has.
bank-not-asked = This question is for others.
bank-not-banker = { $known ->
    [no] Only whoever set up this bank may do that.
   *[yes] Only { $name } books for the bank.
}
bank-not-covered = { $known ->
    [no] There is not enough in the pot: { $missing } is missing.
   *[yes] { $name } does not have enough: { $missing } is missing.
}
bank-not-open = The bank is not open yet.
bank-not-over = The game is not over.
bank-not-undoable = That cannot be undone.
bank-off-step = Amounts here go in steps of { $step }.
bank-over = The game is over. Reopen it to play on.
bank-own-card-only = Only { $name } can pay with this card. Request the money instead.
bank-profile = { $problem ->
    [too_small] This amount is too small: { bank-profile-field }.
    [too_large] This amount is too large: { bank-profile-field }.
    [off_step] This amount is not a multiple of the step: { bank-profile-field }.
    [not_above_small_key] The large unit key must be worth more than the small one.
   *[not_above_least] The largest amount must not be less than the smallest.
}
bank-profile-field = { $field ->
    [cards] number of cards
    [start] starting balance
    [salary] amount for GO
    [least] smallest amount
    [most] largest amount
    [step] step
    [small_key] small unit key
    [big_key] large unit key
   *[off_after] seconds until the reader switches off
}
bank-reader-busy = { $known ->
    [no] Somebody else is using the reader. Wait a moment.
   *[yes] { $name } is using the reader. Wait a moment.
}
bank-reader-only = There is only the card reader here.
bank-request-expired = Nobody is waiting for this answer any more.
bank-same-account = That is one and the same account.
bank-started = The bank is already open.
bank-too-late-to-object = It is too late to object. Ask to undo it.
bank-undone = That has already been undone, or somebody has already asked for it.

reader-problem-second-point = There is already a decimal point.
reader-problem-display-full = No more digits fit on the display.
reader-problem-nothing-typed = First the number, then M or K.
reader-problem-below-least = Too little for one entry.
reader-problem-above-most = Too much for one entry. Book it in several steps.
reader-problem-off-step = The reader books in fixed steps only.
reader-problem-unknown-card = The reader does not know this card.
reader-problem-slot-taken = There is already a card in this slot.
reader-problem-card-is-in = This card is already in the reader.
reader-problem-against-arrow = No signal: turn the card over, in the direction of the arrow.
reader-problem-slot-empty = There is no card in this slot.
reader-problem-no-card = Put a card in first.
reader-problem-salary-needs-left-card = For GO, the card belongs in the left slot.
reader-problem-nothing-to-correct = Nothing to correct: once the card is out, a booking stands.
reader-problem-not-covered = There is not enough on the card.
reader-problem-balance-too-large = The card cannot hold that much.
