### What happened, told to everybody: one sentence for each event.

## Parties at the start and inside of a sentence; shared by the messages below

event-payer = { $from_kind ->
    [bank] The bank
    [pot] The pot
   *[player] { $from }
}
event-payee = { $to_kind ->
    [bank] to the bank
    [pot] into the pot
   *[player] to { $to }
}
event-creditor = { $creditor_kind ->
    [bank] the bank
    [pot] the pot
   *[player] { $creditor }
}

## Before the first turn

event-banker-chosen = { $seat_kind ->
    [bank] The bank is run by somebody who is not playing.
   *[player] { $seat } runs the bank.
}
event-agent-chosen = { $seat } is the agent and sells deeds and buildings; everybody handles the bank’s money themselves.
event-decks-placed = { $deck ->
    [chance] The Chance pile lies face down: { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
    [millionaire] The Millionaire pile lies face down: { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
    [fortune] A fortune card lies face down on every property, { $cards } in all.
   *[community] The Community Chest pile lies face down: { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
}
event-stock-sorted = The bank’s stock is ready. Deeds: { $deeds }, houses: { $houses }, hotels: { $hotels }.
event-seated = { $seat } sits down and puts a token on the start.
event-dealt = { $seat } is dealt { $deed }.
event-negotiation-opened = The negotiation begins; it ends after { $time } at the latest.
event-opening-rolled = Who starts? { $seat } rolls { $pips }.
event-opening-tied = { $seats } tie on { $pips } and roll again.
event-starts = { $seat } rolled the highest, { $pips }, and starts.

## Turns and moves

event-turn-started = It is { $seat }’s turn.
event-turn-ended = { $seat } passes the dice on.
event-rolled = { $doubles ->
    [true] { $seat } rolls { $dice }: doubles.
   *[false] { $seat } rolls { $dice } = { $total }.
}
event-moved = { $reason ->
    [card] A card sends { $seat } from { $from } to { $to }.
    [jump] { $seat } jumps from { $from } to { $to }.
    [magie] Magie takes { $seat } from { $from } to { $to }.
    [back] { $seat } goes back from { $from } to { $to }.
    [jail] { $seat } is taken from { $from } to { $to }.
   *[dice] { $seat } moves from { $from } to { $to }.
}
event-landed = { $action ->
    [buy] { $seat } lands on { $square }, which is for sale.
    [rent] { $seat } lands on { $square }, which belongs to somebody else.
    [tax] { $seat } lands on { $square } and has to pay.
    [card] { $seat } lands on { $square } and draws a card.
    [jail] { $seat } lands on { $square }.
    [park] { $seat } rests on { $square }.
    [salary] { $seat } lands on { $square }.
   *[nothing] { $seat } lands on { $square }; nothing happens.
}
event-lap = { $laps ->
    [one] { $seat } has finished the first lap.
   *[other] { $seat } has finished { $laps } laps.
}

## Money

event-paid = { $reason ->
    [start] { event-payer } pays { MONEY($amount) } { event-payee } as starting money.
    [salary] { event-payer } pays { MONEY($amount) } { event-payee } as salary.
    [price] { event-payer } pays { MONEY($amount) } { event-payee } for a property.
    [bid] { event-payer } pays the bid of { MONEY($amount) } { event-payee }.
    [rent] { event-payer } pays { MONEY($amount) } { event-payee } in rent.
    [tax] { event-payer } pays { MONEY($amount) } { event-payee } in tax.
    [fine] { event-payer } pays a fine of { MONEY($amount) } { event-payee }.
    [card] { event-payer } pays { MONEY($amount) } { event-payee } because of a card.
    [repair] { event-payer } pays { MONEY($amount) } { event-payee } for repairs.
    [interest] { event-payer } pays { MONEY($amount) } { event-payee } in interest.
    [redeem] { event-payer } pays { MONEY($amount) } { event-payee } to redeem a mortgage.
    [mortgage] { event-payer } lends { MONEY($amount) } { event-payee } on a mortgage.
    [build] { event-payer } pays { MONEY($amount) } { event-payee } for a building.
    [resale] { event-payer } pays { MONEY($amount) } { event-payee } for sold buildings.
    [trade] { event-payer } pays { MONEY($amount) } { event-payee } in a trade.
    [handover] { event-payer } hands the last { MONEY($amount) } { event-payee }.
    [pot] { event-payer } pays { MONEY($amount) } { event-payee }.
    [upgrade] { event-payer } pays { MONEY($amount) } { event-payee } for a better token.
   *[other] { event-payer } pays { MONEY($amount) } { event-payee }.
}
event-pot-taken = { $seat } takes the pot of { MONEY($amount) }.
event-tax-chosen = { $choice ->
    [percent] { $seat } has everything counted: { MONEY($wealth) } in all, so { MONEY($amount) } in tax.
   *[flat] { $seat } chooses the fixed tax of { MONEY($amount) }.
}

## Property

event-bought = { $seat } buys { $deed } for { MONEY($price) }.
event-declined = { $seat } does not buy { $deed }.
event-auction-opened = The bank auctions { $lot }. Bids start at { MONEY($minimum) }.
event-bid = { $seat } bids { MONEY($amount) }.
event-passed = { $seat } passes.
event-sold = { $seat } buys { $lot } at auction for { MONEY($price) }.
event-unsold = Nobody bids for { $lot }; it stays with the bank.
event-rent-claimable = { $on_demand ->
    [true] { $owner } may demand { MONEY($amount) } in rent from { $debtor } for { $deed }.
   *[false] { $debtor } owes { $owner } { MONEY($amount) } in rent for { $deed }.
}
event-rent-demanded = { $resigned ->
    [true] { $debtor } still owes { $owner } { MONEY($amount) } in rent for { $deed }.
   *[false] { $auto ->
        [true] { $owner } demands { MONEY($amount) } in rent from { $debtor } for { $deed }, as always.
       *[false] { $owner } demands { MONEY($amount) } in rent from { $debtor } for { $deed }.
    }
}
event-claim-lapsed = { $owner } did not demand the rent in time: { $debtor } keeps the { MONEY($amount) } for { $deed }.

## Cards

event-card-drawn = { $deck ->
    [chance] { $seat } draws the Chance card “{ $title }”: { $text }
    [millionaire] { $seat } draws the Millionaire card “{ $title }”: { $text }
   *[community] { $seat } draws the Community Chest card “{ $title }”: { $text }
}
event-card-returned = { $seat } puts the card “{ $title }” back at the bottom of its pile.
event-card-kept = { $seat } keeps the card “{ $title }”.
event-card-chosen = { $option ->
    [draw] { $seat } draws another card instead of paying for “{ $title }”.
   *[pay] { $seat } pays for the card “{ $title }”.
}

## Jail

event-jailed = { $reason ->
    [doubles] Doubles for the third time in a row: { $seat } goes to jail.
    [card] A card sends { $seat } to jail.
   *[space] { $seat } goes to jail.
}
event-jail-failed = { $attempts ->
    [one] No doubles: { $seat } stays in jail after the first try.
    [2] No doubles: { $seat } stays in jail after the second try.
   *[other] { $seat } has tried { $attempts } times without rolling doubles.
}
event-freed = { $how ->
    [fine] { $seat } pays to leave jail.
    [card] { $seat } leaves jail with a Get Out of Jail card.
    [doubles] Doubles: { $seat } is out of jail.
   *[third_failure] After three tries without doubles { $seat } leaves jail and has to pay for it.
}

## Buildings

event-built = { $building ->
    [hotel] { $seat } builds a hotel on { $deed } for { MONEY($price) }.
   *[house] { $level ->
        [one] { $seat } builds the first house on { $deed } for { MONEY($price) }.
       *[other] { $seat } builds on { $deed } for { MONEY($price) }; it has { $level } houses now.
    }
}
event-sold-building = { $building ->
    [hotel] { $seat } sells the hotel on { $deed } for { MONEY($price) }.
   *[house] { $seat } sells a house on { $deed } for { MONEY($price) }.
}
event-group-sold = { $total ->
    [0] { $seat }’s buildings on { $group } go back to the bank.
   *[other] { $level ->
        [0] { $seat } sells all buildings on { $group } for { MONEY($total) }.
        [one] { $seat } sells buildings on { $group } for { MONEY($total) }; at most { $level } stays on each street.
       *[other] { $seat } sells buildings on { $group } for { MONEY($total) }; at most { $level } stay on each street.
    }
}
event-shortage-opened = { $kind ->
    [hotel] { $stock ->
        [one] Only { $stock } hotel is left. { $seat } wants to build, and so might others: how many does everybody want?
       *[other] Only { $stock } hotels are left. { $seat } wants to build, and so might others: how many does everybody want?
    }
   *[house] { $stock ->
        [one] Only { $stock } house is left. { $seat } wants to build, and so might others: how many does everybody want?
       *[other] Only { $stock } houses are left. { $seat } wants to build, and so might others: how many does everybody want?
    }
}
event-declared = { $count ->
    [0] { $seat } wants none of them.
   *[other] { $seat } wants { $count } of them.
}
event-placed = { $seat } puts the building on { $deed } for { MONEY($price) }.

## Mortgages

event-mortgaged = { $seat } mortgages { $deed } for { MONEY($amount) }.
event-redeemed = { $seat } redeems { $deed } for { MONEY($amount) } plus { MONEY($interest) } in interest.
event-taken-over = { $seat } keeps the mortgage on { $deed } and pays { MONEY($interest) } in interest.

## Trades

event-offered = { $redeem_count ->
    [0] { $from } offers { $to } { $give } in exchange for { $take }.
   *[other] { $from } offers { $to } { $give } in exchange for { $take }, and would redeem { $redeem } at once.
}
event-accepted = { $to } accepts { $from }’s offer.
event-rejected = { $to } declines { $from }’s offer.
event-withdrawn = { $from } takes back the offer to { $to }.
event-deed-moved = { $from_kind ->
    [bank] { $deed } goes from the bank { event-payee }.
   *[player] { $deed } goes from { $from } { event-payee }.
}
event-jail-card-moved = { $from_kind ->
    [bank] A Get Out of Jail card goes from the bank { event-payee }.
   *[player] A Get Out of Jail card goes from { $from } { event-payee }.
}

## Debts and the end

event-debt-opened = { $reason ->
    [rent] { $debtor } owes { event-creditor } { MONEY($amount) } in rent and cannot pay at once.
    [tax] { $debtor } owes { event-creditor } { MONEY($amount) } in tax and cannot pay at once.
    [fine] { $debtor } owes { event-creditor } a fine of { MONEY($amount) } and cannot pay at once.
    [card] { $debtor } owes { event-creditor } { MONEY($amount) } because of a card and cannot pay at once.
    [repair] { $debtor } owes { event-creditor } { MONEY($amount) } for repairs and cannot pay at once.
    [interest] { $debtor } owes { event-creditor } { MONEY($amount) } in interest and cannot pay at once.
   *[other] { $debtor } owes { event-creditor } { MONEY($amount) } and cannot pay at once.
}
event-debt-paid = { $debtor } has raised the { MONEY($amount) } and pays { event-creditor }.
event-bankrupt = { $creditor_kind ->
    [bank] { $seat } is bankrupt; everything goes to the bank.
    [pot] { $seat } is bankrupt; everything goes to the bank.
   *[player] { $seat } is bankrupt; everything goes to { $creditor }.
}
event-out = { ORDINAL($place) ->
    [one] { $seat } is out of the game in { $place }st place.
    [two] { $seat } is out of the game in { $place }nd place.
    [few] { $seat } is out of the game in { $place }rd place.
   *[other] { $seat } is out of the game in { $place }th place.
}
event-estate-opened = The bank takes over what { $seat } owned and auctions it: { $estate }.
event-ready = { $seat } is ready to start.
event-preference = { $always_demand ->
    [true] { $never_compete ->
        [true] From now on { $seat } always demands rent and never competes for scarce buildings.
       *[false] From now on { $seat } always demands rent.
    }
   *[false] { $never_compete ->
        [true] From now on { $seat } never competes for scarce buildings.
       *[false] { $seat } decides each time about rent and scarce buildings.
    }
}
event-resigned = { $seat } gives up.
event-clock = The clock stands at { $time }.
event-time-up = Time is up.
event-deadline-passed = { $seat } took too long, so the usual choice is made.
event-game-over = { $winners_count ->
    [0] The game is over.
    [one] { $ending ->
        [last_solvent] { $winners } is the last one left and wins.
        [million] { $winners } has the first million and wins.
        [second_bankruptcy] The second player is bankrupt: { $winners } is the richest and wins.
        [rounds] The last round is over: { $winners } is the richest and wins.
       *[time] Time is up: { $winners } is the richest and wins.
    }
   *[other] The game is over: { $winners } share the victory.
}

## Speed die, stars, fortune cards, other endings

# Faces of the speed die that have no pips.
die-bus = bus
die-magie = Magie

event-stayed = { $seat } stays in jail without rolling.
event-move-chosen = { $seat } chooses to move { $steps ->
    [one] one square.
   *[other] { $steps } squares.
}
event-utility-rolled = { $seat } rolls { $dice } for the rent.
event-card-rolled = { $seat } rolls { $dice } for the card.
event-upgraded = { $seat } goes up to { $star } stars.
event-downgraded = { $seat } drops to { $star ->
    [one] one star.
   *[other] { $star } stars.
}
event-fortune-found = { $private ->
    [true] { $seat } takes the fortune card from { $square } and reads it in secret.
   *[false] { $seat } takes the fortune card “{ $title }” from { $square }: { $text }
}
event-fortune-kept = { $seat } keeps a fortune card face down.
event-fortune-played = { $seat } plays the fortune card “{ $card }”.
event-fortune-discarded = { $seat } shows the kept fortune card “{ $title }” and discards it.
event-rent-waived = { $seat } does not have to pay the { MONEY($amount) } for { $deed }.
event-rent-doubled = { $seat } doubles the rent for { $deed } to { MONEY($amount) }.
event-blocked = { $seat } blocks { $other }’s card.
event-forced-sale = Nobody bids; { $seat } must take { $deed } for { MONEY($price) }.
event-debt-settled = { $creditor } takes property in place of the { MONEY($amount) } that { $debtor } owes.
event-counted = { $seat } is worth { MONEY($wealth) } in all.

## Several events in one sentence, for the log

narrate-start = { $seats_count ->
    [one] { $seats } starts with { MONEY($amount) }.
   *[other] { $seats } start with { MONEY($amount) } each.
}
narrate-rolled = { $doubles ->
    [true] { $seat } rolls doubles, { $dice }, and moves to { $square }.
   *[false] { $seat } rolls { $dice } and moves to { $square }.
}
narrate-rent = { $debtor } pays { $owner } { MONEY($amount) } in rent for { $deed }.
