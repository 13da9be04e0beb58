### Why an action is refused, said to the player who tried it: what is wrong, and where possible what to do instead.

## The table

refusal-unreadable = I do not understand { $what }.
refusal-forbidden = The rules do not allow that: { $what }.
refusal-game-over = The game is over.
refusal-chance-pending = { $chance ->
    [card] A card must be drawn first.
    [fortune] A card must be drawn first.
    [deal] The deeds must be dealt first.
   *[dice] The dice must be rolled first.
}
refusal-no-chance-pending = Nothing is waiting for dice or a card now.
refusal-outcome-not-possible = { $chance ->
    [card] This card cannot come up now.
    [fortune] This card cannot come up now.
    [deal] This deed cannot be dealt now.
   *[dice] Dice cannot fall like that here.
}
refusal-no-such-seat = There is no seat { PLAIN($number) } at this table.
refusal-seat-out = { $seat } is not playing, or not any more.
refusal-wrong-edition = There is no “{ $kind }” in this edition.
refusal-deadline-not-due = The game is not waiting for { $seat }.
refusal-driver-only = That is up to whoever runs the game, not to a player.

## Something else comes first

refusal-offer-pending = { $to } must first answer { $maker }’s offer.
refusal-auction-running = First the auction must end: { $lot }. Bid or pass.
refusal-shortage-running = { $unit ->
    [hotel] First it must be settled who gets the last hotels.
   *[house] First it must be settled who gets the last houses.
}
refusal-transfer-pending = First each mortgage that changed hands must be answered for: keep or redeem.
refusal-debt-pending = First { $debtor } must pay a debt or go bankrupt.
refusal-not-your-turn = It is { $on_turn }’s turn.
refusal-not-your-decision = { $seat } has to decide.
refusal-must-roll = { $case ->
    [doubles] After doubles you must roll again.
   *[usual] Roll the dice first.
}
refusal-must-finish-space = First finish what { $square } asks of you.
refusal-not-now = { $case ->
    [auction] No auction is running.
    [bankrupt] Only a player with a debt left to pay can go bankrupt.
    [buy] There is nothing for you to buy now.
    [card_choice] No card asks you to choose.
    [freed] Doubles that free you from jail give no second roll. End your turn.
    [jail_exit] You can pay or use a card only before you roll.
    [jailed] You have just gone to jail. End your turn.
    [no_offer] There is no offer on the table.
    [rent] Ask for the rent as soon as this is settled.
    [shortage] No buildings are being shared out now.
    [tax] There is no tax to choose now.
    [turn_over] You have rolled already. End your turn.
   *[usual] That is not possible at this point of the game.
}
refusal-only-in-debt = That is allowed only while you cannot pay a debt.

## Rent and jail

refusal-no-claim = Nobody owes you rent for { $deed }, or not any more.
refusal-jail-not-in = You are not in jail.
refusal-jail-too-late = It is too late to pay or use a card: this time you must roll.
refusal-no-jail-card = { $seat } does not hold that jail-free card.

## Property and buildings

refusal-unknown-deed = There is no such property on this board.
refusal-not-owner = { $owner_kind ->
    [bank] { $deed } still belongs to the bank.
   *[player] { $deed } belongs to { $owner }.
}
refusal-not-street = Nothing can be built on { $deed }: buildings stand on streets only.
refusal-group-incomplete = { $owner_kind ->
    [bank] You need the whole colour group; { $deed } still belongs to the bank.
   *[player] You need the whole colour group; { $deed } belongs to { $owner }.
}
refusal-group-mortgaged = A street in the group of { $deed } is mortgaged. Redeem it first.
refusal-deed-mortgaged = { $deed } is mortgaged.
refusal-not-mortgaged = { $case ->
    [trade] { $deed } is not a mortgaged property you would get in this trade.
   *[usual] { $deed } is not mortgaged.
}
refusal-uneven = { $case ->
    [sell] Sell evenly: { $deed } has fewer buildings than another street of its group.
   *[build] Build evenly: { $deed } has more buildings than another street of its group.
}
refusal-at-maximum = { $deed } has a hotel already. Nothing more fits there.
refusal-nothing-built = There is no building to sell there.
refusal-no-stock = { $unit ->
    [hotel] The bank has no hotel left. Wait until one comes back.
   *[house] The bank has no house left. Wait until one comes back.
}
refusal-stock-for-conversion = The bank has too few houses for that: { $stock } instead of { $needed }. Sell the whole group further down in one step.
refusal-before-first-lap = You may build after your first lap of the board.
refusal-buildings-in-way = There are buildings in the group of { $deed }. Sell them to the bank first.

## Money, bids and choices

refusal-cash-short = { $case ->
    [trade] The trade asks for { MONEY($cost) } in cash, but only { MONEY($cash) } is there.
   *[usual] That costs { MONEY($cost) }; you have { MONEY($cash) }.
}
refusal-bid-too-low = The next bid is at least { MONEY($minimum) }.
refusal-bid-step = Bids are multiples of { MONEY($step) }.
refusal-bid-above-cash = You bid { MONEY($amount) } but have only { MONEY($cash) }.
refusal-already-leading = You are the highest bidder already.
refusal-already-passed = You have passed already. You can still bid.
refusal-not-eligible = You are not among the bidders in this auction.
refusal-choice-not-offered = That is not one of the choices here.
refusal-count-out-of-range = { $case ->
    [single] Only { $low } is possible here.
    [at_least] The number must be at least { $low }.
   *[usual] The number must be from { $low } to { $high }.
}

## Offers

refusal-offer-empty = { $case ->
    [only_money] Money alone cannot be traded: that would be a loan. Add a property or a jail-free card.
   *[usual] An offer needs something on the table, and no amount below zero.
}
refusal-offer-self = You cannot trade with yourself.
refusal-offer-limit = { $limit ->
    [one] You may make only { $limit } offer a turn.
   *[other] You may make only { $limit } offers a turn.
}
refusal-offer-infeasible = { $seat } does not own { $deed }.
refusal-offer-step = Amounts in an offer are multiples of { MONEY($step) }.
refusal-interest-not-covered = { $seat } could not pay the { MONEY($amount) } due on the mortgages.
refusal-not-a-party = Only { $seat } can do that.

## Leaving

refusal-can-still-pay = You owe { MONEY($debt) } and can still raise { MONEY($amount) }: sell or mortgage something.
refusal-already-ready = You have said already that you are ready.
refusal-already-resigning = You have resigned already.

## Stars, fortune cards, the speed die

refusal-not-here = This edition does not have that.
refusal-settle-not-allowed = Only a debtor may offer property for his debt, and only to the player he owes.
refusal-card-not-held = You do not hold that card.
refusal-card-not-playable = { $card } cannot be played now.
refusal-group-complete = { $deed } is part of a complete group; it cannot be taken.
