### The decisions of a turn: what is asked, the facts for it, and what stands on the buttons.

## What is asked. People are called by name: the device may be anybody's.

web-decisions-your-turn = { $seat }, it is your turn
web-decisions-again = { $seat }, roll again
web-decisions-finish = { $seat }, anything else?
web-decisions-jail = { $seat } is in jail
web-decisions-purchase = { $square } is for sale
web-decisions-tax = { $seat }, which tax?
web-decisions-tax-blind = Choose first; it is counted afterwards.
web-decisions-upgrade = { $seat }, upgrade your token?
web-decisions-card-choice = { $seat }, what will you do?
web-decisions-card-whom = { $seat }, who will you pay?
web-decisions-move = { $choice ->
    [anywhere] { $seat }, go wherever you like
    [free_property] { $seat }, choose a free property
   *[bus] { $seat }, how far will you go?
}
web-decisions-declare = { $kind ->
    [hotel] { $stock ->
        [one] { $seat }, only { $stock } hotel is left. How many do you want?
       *[other] { $seat }, only { $stock } hotels are left. How many do you want?
    }
   *[house] { $stock ->
        [one] { $seat }, only { $stock } house is left. How many do you want?
       *[other] { $seat }, only { $stock } houses are left. How many do you want?
    }
}
web-decisions-declare-binding = You must buy what you ask for if you get it: at the printed price if nobody else wants any, at auction if together you want more than there are.
web-decisions-declare-count = Buildings
web-decisions-declared = { $seat } wants { $count }
web-decisions-place = { $kind ->
    [hotel] { $seat }, where should the hotel go?
   *[house] { $seat }, where should the house go?
}
web-decisions-transfer = { $count ->
    [one] { $seat } gets a mortgaged property
   *[other] { $seat } gets { $count } mortgaged properties
}
web-decisions-rent-owed = { $seat }, you owe { $owner } { MONEY($amount) } for { $deed }
web-decisions-rent-due = { $debtor } owes { $seat } { MONEY($amount) } for { $deed }
web-decisions-block = { $other } plays a card against { $seat }
web-decisions-block-deed = It is about { $deed }.
web-decisions-block-swap = { $deed } would be swapped for { $other_deed }.
web-decisions-no-card = { $seat } has no card that helps here.
web-decisions-negotiation = Trade first, then the game begins
web-decisions-negotiation-hint = Deeds, money and Get Out of Jail cards may change hands. When everybody is ready, the dice decide who starts.
web-decisions-is-ready = ready
web-decisions-is-not-ready = still trading

## Facts beside it

web-decisions-cash = cash { MONEY($amount) }
web-decisions-price = price { MONEY($amount) }
web-decisions-rent = rent { MONEY($amount) }
web-decisions-rent-dice = rent { $factor } times the dice
web-decisions-group-share = { $seat } has { $count } of { $of }
web-decisions-after-buying = after buying { MONEY($amount) }
web-decisions-after-paying = after paying { MONEY($amount) }
web-decisions-after-rising = if you upgrade { MONEY($amount) }
web-decisions-after-keeping = if you do not { MONEY($amount) }
web-decisions-standing-on = on { $square }
web-decisions-jail-turn = turn { $number } in jail
web-decisions-doubles = { $count ->
    [one] doubles
   *[other] doubles, { $count } in a row
}
web-decisions-stars = { $star ->
    [one] { $star } star
   *[other] { $star } stars
}

## Rent that must be asked for

web-decisions-claim-label = Rent you can demand
web-decisions-claim = { $debtor } owes { $owner } { MONEY($amount) } for { $deed }.
web-decisions-do-demand = Demand { MONEY($amount) }
web-decisions-do-demand-always = Always demand

## Fortune cards

web-decisions-fortunes-none = { $seat } has no fortune card.
web-decisions-fortune-which = Which property?
web-decisions-fortune-for = in exchange for
web-decisions-do-play-card = Play the card

## Finding one of many squares

web-decisions-search = Find a square
web-decisions-search-none = You cannot choose a square of that name.

## What stands on the buttons

web-decisions-do-roll = Roll
web-decisions-do-roll-again = Roll again
web-decisions-do-end-turn = End turn
web-decisions-do-buy = Buy for { MONEY($amount) }
web-decisions-do-buy-it = Buy
web-decisions-do-auction = Auction
web-decisions-do-decline = Do not buy
web-decisions-do-pay = Pay { MONEY($amount) }
web-decisions-do-jail-card = Use the card
web-decisions-do-stay = Stay in jail
web-decisions-do-upgrade = Upgrade for { MONEY($amount) }
web-decisions-do-keep-token = Keep it as it is
web-decisions-do-tax-share = { PERCENT($share) } of everything
web-decisions-do-draw = Draw a card
web-decisions-do-pay-card = Pay
web-decisions-do-steps = { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
}
web-decisions-do-steps-to = { $steps } to { $square }
web-decisions-do-place = { $deed }: { MONEY($amount) }
web-decisions-do-declare = { $count ->
    [0] None
   *[other] I want { $count }
}
web-decisions-do-no-card = Play no card
web-decisions-do-go-on = Continue
web-decisions-do-keep-mortgage = Keep it
web-decisions-do-keep-mortgage-for = Keep it, { MONEY($amount) }
web-decisions-do-redeem = Redeem
web-decisions-do-redeem-for = Redeem, { MONEY($amount) }
web-decisions-do-ready = Ready
web-decisions-do-ready-name = { $seat } is ready
