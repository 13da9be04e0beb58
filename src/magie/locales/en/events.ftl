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
    [bank] The bank is run by somebody who does not play.
   *[player] { $seat } looks after the bank.
}
event-agent-chosen = { $seat } is the agent, who sells deeds and buildings; the bank lies within everybody’s reach.
event-decks-placed = { $deck ->
    [chance] The chance pile lies face down; it holds { $cards }.
    [millionaire] The millionaire pile lies face down; it holds { $cards }.
    [fortune] A fortune card lies face down on every property, { $cards } in all.
   *[community] The community pile lies face down; it holds { $cards }.
}
event-stock-sorted = The bank’s stock is sorted: deeds { $deeds }, houses { $houses }, hotels { $hotels }.
event-seated = { $seat } takes a seat and puts a token on the start.
event-dealt = { $seat } is dealt { $deed }.
event-negotiation-opened = The negotiation begins; it ends after { $time } at the latest.
event-opening-rolled = { $seat } rolls { $pips } for the start.
event-opening-tied = { $seats } tie with { $pips } and roll again for the start.
event-starts = { $seat } rolled the most, { $pips }, and starts.

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
    [jail] { $seat } is led from { $from } to { $to }.
   *[dice] { $seat } moves from { $from } to { $to }.
}
event-landed = { $action ->
    [buy] { $seat } is on { $square }, which is for sale.
    [rent] { $seat } is on { $square }, which belongs to somebody else.
    [tax] { $seat } is on { $square } and has to pay.
    [card] { $seat } is on { $square } and draws a card.
    [jail] { $seat } is on { $square }.
    [park] { $seat } rests on { $square }.
    [salary] { $seat } is on { $square }.
   *[nothing] { $seat } is on { $square }; nothing happens.
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
    [upgrade] { event-payer } pays { MONEY($amount) } { event-payee } for a better figure.
   *[other] { event-payer } pays { MONEY($amount) } { event-payee }.
}
event-pot-taken = { $seat } takes the pot of { MONEY($amount) }.
event-tax-chosen = { $choice ->
    [percent] { $seat } lets everything be counted: { MONEY($wealth) } in all, so { MONEY($amount) } in tax.
   *[flat] { $seat } chooses the fixed tax of { MONEY($amount) }.
}

## Property

event-bought = { $seat } buys { $deed } for { MONEY($price) }.
event-declined = { $seat } does not buy { $deed }.
event-auction-opened = The bank auctions { $lot }, from { MONEY($minimum) }.
event-bid = { $seat } bids { MONEY($amount) }.
event-passed = { $seat } passes.
event-sold = { $seat } wins { $lot } for { MONEY($price) }.
event-unsold = Nobody bids for { $lot }; it stays with the bank.
event-rent-claimable = { $on_demand ->
    [true] { $owner } may ask { $debtor } for { MONEY($amount) } in rent for { $deed }.
   *[false] { $debtor } owes { $owner } { MONEY($amount) } in rent for { $deed }.
}
event-rent-demanded = { $resigned ->
    [true] { $debtor } still owes { $owner } { MONEY($amount) } in rent for { $deed }.
   *[false] { $auto ->
        [true] { $owner } asks { $debtor } for { MONEY($amount) } in rent for { $deed }, as always.
       *[false] { $owner } asks { $debtor } for { MONEY($amount) } in rent for { $deed }.
    }
}
event-claim-lapsed = { $owner } did not ask in time: { $debtor } keeps the { MONEY($amount) } for { $deed }.

## Cards

event-card-drawn = { $deck ->
    [chance] { $seat } draws the chance card “{ $title }”: { $text }
    [millionaire] { $seat } draws the millionaire card “{ $title }”: { $text }
   *[community] { $seat } draws the community card “{ $title }”: { $text }
}
event-card-returned = { $seat } puts the card “{ $title }” back under its pile.
event-card-kept = { $seat } keeps the card “{ $title }”.
event-card-chosen = { $option ->
    [draw] { $seat } draws another card instead of paying for “{ $title }”.
   *[pay] { $seat } pays for the card “{ $title }”.
}

## Jail

event-jailed = { $reason ->
    [doubles] Doubles for the third time: { $seat } goes to jail.
    [card] A card sends { $seat } to jail.
   *[space] { $seat } goes to jail.
}
event-jail-failed = { $attempts ->
    [one] { $seat } stays in jail after a first failed roll.
    [2] { $seat } stays in jail after a second failed roll.
   *[other] { $seat } has failed { $attempts } times to roll doubles.
}
event-freed = { $how ->
    [fine] { $seat } pays to leave jail.
    [card] { $seat } leaves jail with a jail-free card.
    [doubles] The doubles let { $seat } out of jail.
   *[third_failure] After three failed rolls { $seat } leaves jail and has to pay for it.
}

## Buildings

event-built = { $building ->
    [hotel] { $seat } builds a hotel on { $deed } for { MONEY($price) }.
   *[house] { $level ->
        [one] { $seat } builds a first house on { $deed } for { MONEY($price) }.
       *[other] { $seat } builds on { $deed } for { MONEY($price) }: { $level } houses now.
    }
}
event-sold-building = { $building ->
    [hotel] { $seat } sells the hotel on { $deed } for { MONEY($price) }.
   *[house] { $seat } sells a house on { $deed } for { MONEY($price) }.
}
event-group-sold = { $total ->
    [0] The buildings of { $seat } in the group { $group } go back to the bank.
   *[other] { $level ->
        [0] { $seat } sells all buildings of the group { $group } for { MONEY($total) }.
        [one] { $seat } sells buildings of the group { $group } for { MONEY($total) }; at most { $level } stays on each street.
       *[other] { $seat } sells buildings of the group { $group } for { MONEY($total) }; at most { $level } stay on each street.
    }
}
event-shortage-opened = { $kind ->
    [hotel] { $stock ->
        [one] Only { $stock } hotel is left. { $seat } wants to build, and others could too: who wants how many?
       *[other] Only { $stock } hotels are left. { $seat } wants to build, and others could too: who wants how many?
    }
   *[house] { $stock ->
        [one] Only { $stock } house is left. { $seat } wants to build, and others could too: who wants how many?
       *[other] Only { $stock } houses are left. { $seat } wants to build, and others could too: who wants how many?
    }
}
event-declared = { $count ->
    [0] { $seat } wants none of them.
   *[other] { $seat } wants { $count } of them.
}
event-placed = { $seat } puts the building on { $deed } for { MONEY($price) }.

## Mortgages

event-mortgaged = { $seat } mortgages { $deed } for { MONEY($amount) }.
event-redeemed = { $seat } redeems { $deed } for { MONEY($amount) } and { MONEY($interest) } in interest.
event-taken-over = { $seat } keeps the mortgage on { $deed } and pays { MONEY($interest) } in interest.

## Trades

event-offered = { $redeem_count ->
    [0] { $from } offers { $to } { $give } in exchange for { $take }.
   *[other] { $from } offers { $to } { $give } in exchange for { $take }, and would redeem { $redeem } at once.
}
event-accepted = { $to } accepts { $from }’s offer.
event-rejected = { $to } turns down { $from }’s offer.
event-withdrawn = { $from } withdraws the offer to { $to }.
event-deed-moved = { $from_kind ->
    [bank] { $deed } goes from the bank { event-payee }.
   *[player] { $deed } goes from { $from } { event-payee }.
}
event-jail-card-moved = { $from_kind ->
    [bank] A jail-free card goes from the bank { event-payee }.
   *[player] A jail-free card goes from { $from } { event-payee }.
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
event-estate-opened = The bank takes over from { $seat } and auctions: { $estate }.
event-ready = { $seat } is ready to start.
event-preference = { $always_demand ->
    [true] { $never_compete ->
        [true] { $seat } will always ask for rent and never compete for scarce buildings.
       *[false] { $seat } will always ask for rent.
    }
   *[false] { $never_compete ->
        [true] { $seat } will never compete for scarce buildings.
       *[false] { $seat } decides each time about rent and scarce buildings.
    }
}
event-resigned = { $seat } gives up.
event-clock = The clock stands at { $time }.
event-time-up = Time is up.
event-deadline-passed = { $seat } took too long; the usual choice is made instead.
event-game-over = { $winners_count ->
    [0] The game is over.
    [one] { $ending ->
        [last_solvent] { $winners } is the last one left and wins.
        [million] { $winners } has the first million and wins.
        [second_bankruptcy] The second player is bankrupt: { $winners } is the richest and wins.
        [rounds] The last round is over: { $winners } is the richest and wins.
       *[time] Time is up: { $winners } is the richest and wins.
    }
   *[other] The game is over: { $winners } share the win.
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
event-upgraded = { $seat } rises to { $star } stars.
event-downgraded = { $seat } falls to { $star ->
    [one] one star.
   *[other] { $star } stars.
}
event-fortune-found = { $private ->
    [true] { $seat } takes the fortune card from { $square } and reads it alone.
   *[false] { $seat } takes the fortune card “{ $title }” from { $square }: { $text }
}
event-fortune-kept = { $seat } keeps a fortune card face down.
event-fortune-played = { $seat } plays { $card }.
event-fortune-discarded = { $seat } lays the kept fortune card “{ $title }” open.
event-rent-waived = { $seat } need not pay { MONEY($amount) } for { $deed }.
event-rent-doubled = { $seat } doubles the rent for { $deed } to { MONEY($amount) }.
event-blocked = { $seat } stops the card of { $other }.
event-forced-sale = Nobody bids; { $seat } must take { $deed } for { MONEY($price) }.
event-debt-settled = { $creditor } takes property instead of the { MONEY($amount) } that { $debtor } owes.
event-counted = { $seat } has { MONEY($wealth) } in all.

## Several events in one sentence, for the log

narrate-start = { $seats_count ->
    [one] { $seats } starts with { MONEY($amount) }.
   *[other] { $seats } start with { MONEY($amount) } each.
}
narrate-rolled = { $doubles ->
    [true] { $seat } rolls { $dice }, doubles, and moves to { $square }.
   *[false] { $seat } rolls { $dice } and moves to { $square }.
}
narrate-rent = { $debtor } pays { $owner } { MONEY($amount) } in rent for { $deed }.
