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
refusal-no-chance-pending = No dice or cards are needed now.
refusal-outcome-not-possible = { $chance ->
    [card] This card cannot come up now.
    [fortune] This card cannot come up now.
    [deal] This deed cannot be dealt now.
   *[dice] The dice cannot fall like that here.
}
refusal-no-such-seat = There is no seat { PLAIN($number) } at this table.
refusal-seat-out = { $seat } is not in the game, or not any more.
refusal-wrong-edition = There is no “{ $kind }” in this edition.
refusal-deadline-not-due = The game is not waiting for { $seat }.
refusal-driver-only = Only whoever runs the game can do that, not a player.

## Something else comes first

refusal-offer-pending = { $to } must first answer { $maker }’s offer.
refusal-auction-running = The auction must end first: { $lot }. Bid or pass.
refusal-shortage-running = { $unit ->
    [hotel] First it must be settled who gets the last hotels.
   *[house] First it must be settled who gets the last houses.
}
refusal-transfer-pending = First decide about each mortgage that changed hands: keep it or redeem it.
refusal-debt-pending = First { $debtor } must pay a debt or go bankrupt.
refusal-not-your-turn = It is { $on_turn }’s turn.
refusal-not-your-decision = That is { $seat }’s decision.
refusal-must-roll = { $case ->
    [doubles] After doubles you must roll again.
   *[usual] Roll the dice first.
}
refusal-must-finish-space = First do what { $square } asks of you.
refusal-not-now = { $case ->
    [auction] There is no auction now.
    [bankrupt] Only a player with a debt to pay can go bankrupt.
    [buy] There is nothing for you to buy now.
    [card_choice] No card gives you a choice now.
    [freed] Doubles that get you out of jail give no second roll. End your turn.
    [jail_exit] You can pay or use a card only before you roll.
    [jailed] You have just gone to jail. End your turn.
    [no_offer] There is no offer on the table.
    [rent] Demand the rent as soon as this is settled.
    [shortage] No buildings are being shared out now.
    [tax] There is no tax to choose now.
    [turn_over] You have already rolled. End your turn.
   *[usual] That is not possible at this point of the game.
}
refusal-only-in-debt = That is allowed only while you cannot pay a debt.

## Rent and jail

refusal-no-claim = Nobody owes you rent for { $deed }, or not any more.
refusal-jail-not-in = You are not in jail.
refusal-jail-too-late = It is too late to pay or use a card: you must roll this time.
refusal-no-jail-card = { $case ->
    [own] You have no Get Out of Jail card.
   *[usual] { $seat } does not have that Get Out of Jail card.
}

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
    [trade] { $deed } is not a mortgaged property that you would get in this trade.
   *[usual] { $deed } is not mortgaged.
}
refusal-uneven = { $case ->
    [sell] Sell evenly: { $deed } has fewer buildings than another street of its group.
   *[build] Build evenly: { $deed } has more buildings than another street of its group.
}
refusal-at-maximum = { $deed } already has a hotel. Nothing more fits there.
refusal-nothing-built = There is no building to sell there.
refusal-no-stock = { $unit ->
    [hotel] The bank has no hotel left. Wait until one comes back.
   *[house] The bank has no house left. Wait until one comes back.
}
refusal-stock-for-conversion = The bank has too few houses for that: { $stock } instead of { $needed }. Sell more of the whole group in one go.
refusal-before-first-lap = You may build after your first lap of the board.
refusal-buildings-in-way = There are buildings on the group of { $deed }. Sell them to the bank first.

## Money, bids and choices

refusal-cash-short = { $case ->
    [trade] The trade needs { MONEY($cost) } in cash, but there is only { MONEY($cash) }.
   *[usual] That costs { MONEY($cost) }; you have { MONEY($cash) }.
}
refusal-bid-too-low = The next bid is at least { MONEY($minimum) }.
refusal-bid-step = Bids go in steps of { MONEY($step) }.
refusal-bid-above-cash = You bid { MONEY($amount) } but have only { MONEY($cash) }.
refusal-already-leading = You already have the highest bid.
refusal-already-passed = You have already passed. You can still bid.
refusal-not-eligible = You are not bidding in this auction.
refusal-choice-not-offered = That is not one of the choices here.
refusal-count-out-of-range = { $case ->
    [single] Only { $low } is possible here.
    [at_least] It must be at least { $low }.
   *[usual] It must be from { $low } to { $high }.
}

## Offers

refusal-offer-empty = { $case ->
    [only_money] Money alone cannot be traded: that would be a loan. Add a property or a Get Out of Jail card.
   *[usual] An offer needs something on the table, and no amount below zero.
}
refusal-offer-self = You cannot trade with yourself.
refusal-offer-limit = { $limit ->
    [one] You may make only { $limit } offer per turn.
   *[other] You may make only { $limit } offers per turn.
}
refusal-offer-infeasible = { $seat } does not own { $deed }.
refusal-offer-step = Amounts in an offer go in steps of { MONEY($step) }.
refusal-interest-not-covered = { $seat } could not pay the { MONEY($amount) } due on the mortgages.
refusal-not-a-party = Only { $seat } can do that.

## Leaving

refusal-can-still-pay = You owe { MONEY($debt) } and can still raise { MONEY($amount) }: sell or mortgage something.
refusal-already-ready = You have already said that you are ready.
refusal-already-resigning = You have already given up.

## Stars, fortune cards, the speed die

refusal-not-here = That does not exist in this edition.
refusal-settle-not-allowed = Only a player in debt may offer property for it, and only to the player they owe.
refusal-card-not-held = You do not have that card.
refusal-card-not-playable = You cannot play “{ $card }” now.
refusal-group-complete = { $deed } is part of a complete group and cannot be taken.
