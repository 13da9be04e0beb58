### Auction, trade, debt, and business with the bank, in the browser.

## Auction

web-auction-title = Auction
web-auction-bidders = Bids so far
web-auction-strip = Bids of { $seat }
web-auction-list-price = Price { MONEY($amount) }
# How many deeds of a group one would have with this one.
web-auction-would-hold = You would have { $count } of { $of } in { $group }
web-auction-shortage = { $kind ->
    [hotel] Hotels in the bank: { $stock }. Wanted: { $wanted }.
   *[house] Houses in the bank: { $stock }. Wanted: { $wanted }.
}
# The things a bankrupt player left are auctioned one after the other.
web-auction-estate = From { $seat }’s estate: { $place } of { $of }
web-auction-seconds = { $seconds } s
web-auction-time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
web-auction-paused = The auction is paused.
# An auction without a clock: one after the other.
web-auction-in-turn = It is { $seat }’s turn to bid.
web-auction-last-call = Last chance: { $lot } goes to { $seat } for { MONEY($amount) }.
web-auction-last-call-nobody = Last chance: nobody has bid for { $lot }.
web-auction-state-leads = highest bid
web-auction-state-passed = passed
web-auction-state-asked = to bid
# Does not have the money for a higher bid.
web-auction-state-short = cannot go higher
# Could still go higher, but would have to sell or mortgage first.
web-auction-state-raising = has to raise cash first
web-auction-cash = Cash { MONEY($amount) }
web-auction-after = after this bid { MONEY($amount) }
web-auction-bid = Bid { MONEY($amount) }
web-auction-open-bid = bid
web-auction-other = Other amount
web-auction-amount = My bid
web-auction-pass = Pass
web-auction-passed-note = You have passed. With a new bid you are back in.
web-auction-raise-first = You do not have enough cash for the next bid. Sell buildings, mortgage something, or pass.
web-auction-you-lead = You have the highest bid: { MONEY($amount) }.
web-auction-seat-leads = { $seat } has the highest bid: { MONEY($amount) }.
web-auction-outbid = { $seat } bids { MONEY($amount) } and has the highest bid now.
web-auction-faster = { $seat } was faster: { MONEY($amount) }. Bid more if you like.
web-auction-auto-open = Bid for me …
web-auction-auto-limit = Bid for me up to
web-auction-auto-start = Start
web-auction-auto-cancel = Cancel
web-auction-auto-stop = Stop
web-auction-auto-on = This page bids for you up to { MONEY($limit) }.
web-auction-auto-beaten = The bids are above your limit of { MONEY($limit) }. This page no longer bids for you.
web-auction-auto-over = The bids are above your limit.
web-auction-auto-hint = Nobody else sees your limit. It holds for this auction, while this page is open.

## Trade

web-trade-with = Trade with
web-trade-sides = The two sides of the trade
web-trade-gives = { $seat } gives
web-trade-deeds-of = Deeds of { $seat }
web-trade-no-deeds = { $seat } has no deeds.
web-trade-locked = Cannot be traded
web-trade-cash = Cash (of { MONEY($amount) })
web-trade-cash-only = { $seat } has only { MONEY($amount) }.
web-trade-cash-more = { MONEY($amount) } more
web-trade-cash-less = { MONEY($amount) } less
web-trade-jail-cards = { $count ->
    [one] Get Out of Jail card
   *[other] Get Out of Jail cards (of { $count })
}
# Marks in a counter-offer, compared with the offer it answers.
web-trade-change-added = new
web-trade-change-removed = removed
web-trade-redeem-legend = These are mortgaged
web-trade-redeem = Redeem { $deed } at once
web-trade-settle = Instead of the debt of { MONEY($amount) }
web-trade-debt = You still need { MONEY($amount) } for your debt.
web-trade-debt-itself = the debt, as if paid
web-trade-result = How it would turn out
web-trade-result-for = For { $seat }
web-trade-choose-partner = First choose who to trade with.
web-trade-empty = Put something on the table: deeds, money or Get Out of Jail cards.
web-trade-cash-line = Cash
web-trade-line-pays = Pays
web-trade-line-gets = Gets
web-trade-line-debt = Pays the debt
web-trade-line-interest = Interest on { $deed }
web-trade-line-redeem = Redeems { $deed }, with interest
web-trade-of = { $count } of { $of }
web-trade-group-complete = complete
web-trade-group-broken = no longer complete
web-trade-rents = Rents
web-trade-after = Cash afterwards: { MONEY($amount) }
web-trade-send = Send offer
web-trade-send-counter = Send counter-offer
web-trade-reset = Start over
web-trade-cancel = Back
web-trade-offer-title = { $maker } offers { $to } a trade
web-trade-counter-title = Counter-offer to { $maker }
web-trade-accept = Accept
web-trade-counter = Counter-offer
web-trade-decline = Decline
web-trade-waiting = Waiting for { $seat }’s answer.
web-trade-withdraw = Take back the offer
web-trade-withdraw-as = { $seat } takes back the offer
web-trade-history = Offers this turn
web-trade-reuse = Change and offer again
web-trade-limit = Offers made this turn: { $made } of { $limit }
web-trade-answer = { $fate ->
    [accepted] { $seat } accepts.
    [rejected] { $seat } declines.
    [countered] { $seat } makes a counter-offer.
    [withdrawn] The offer was taken back.
   *[void] The offer is no longer open.
}
# The offer that a refusal hinted at, made with one press.
web-trade-offer-hinted = Offer { $give } for { $take }
web-trade-done = Done
web-trade-fate-open = open
web-trade-fate-accepted = accepted
web-trade-fate-rejected = declined
web-trade-fate-withdrawn = taken back
web-trade-fate-countered = answered with a counter-offer
web-trade-fate-void = no longer open
web-trade-fate-undone = undone by the table

## Debt

web-debt-bar = Money for the debt
web-debt-bar-text = Cash { MONEY($cash) }, planned { MONEY($planned) }, { MONEY($missing) } still missing
web-debt-have = Cash
web-debt-plan = Planned
web-debt-lack = Missing
web-debt-left = Left over
web-debt-others = After this, { $seats } are owed { MONEY($amount) } each as well.
web-debt-suggestion = Use a suggestion
web-debt-suggestion-note = { $count ->
    [one] One step would cover the debt. It goes into your plan; nothing is done yet.
   *[other] { $count } steps would cover the debt. They go into your plan; nothing is done yet.
}
web-debt-sell = Sell buildings
web-debt-sell-group = { $level ->
    [0] Sell all buildings of this group
    [one] Reduce the whole group to { $level } house
   *[other] Reduce the whole group to { $level } houses
}
web-debt-mortgage = Mortgage
web-debt-loses-rent = rent −{ $rent }
web-debt-enough = Your plan already covers the debt.
web-debt-trade-title = Trade
web-debt-trade = Offer somebody a trade
web-debt-missing = { MONEY($amount) } still missing.
web-debt-covered = This pays { MONEY($amount) }; { MONEY($left) } is left.
web-debt-spare = { $count ->
    [one] One planned step is not needed and will not be taken.
   *[other] { $count } planned steps are not needed and will not be taken.
}
web-debt-pay = Pay { MONEY($amount) }
web-debt-no-giving-up = You cannot give up here.
web-debt-give-up = Give up
web-debt-consequences = If you go bankrupt
web-debt-bankrupt = Go bankrupt
web-debt-not-yet = Not yet

## Deeds and buildings

web-build-bank = The bank has
web-build-no-deeds = No deeds yet. Buy some first.
web-build-complete = complete
web-build-house-price = House { MONEY($amount) }
web-build-with-bank = not sold yet
web-build-trade = Trade for it
web-build-quick = Build quickly on { $group }
web-build-all = { $count } each
web-build-hotels = Hotels
web-build-rent = Rent
web-build-mortgage = Mortgage
web-build-redeem = Redeem
# Before "Why?": nothing can be built, or mortgaged, in this group.
web-build-no-building = You cannot build here now.
web-build-no-mortgage = You cannot mortgage here now.
web-build-nothing-planned = Nothing planned yet.
# Before the reason why a quick plan stopped early.
web-build-limit = It goes no further:
web-build-shortage = Others may want these buildings too. When you confirm, everybody says how many they want; if that is more than there are, they are auctioned.
web-build-part-built = { $count } × build
web-build-part-sold = { $count } × sell
web-build-part-mortgaged = { $count } × mortgage
web-build-part-redeemed = { $count } × redeem
web-build-cash = Cash
web-build-confirm = Confirm

## Used by several of these screens

web-business-from-to = now { $before }, then { $after }
web-business-rent-dice = { MONEY($factor) } × dice
web-business-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
web-business-hotel = Hotel
web-business-fewer = One building less on { $deed }
web-business-more = One building more on { $deed }
web-business-mortgaged = mortgaged
web-business-reset = Reset
web-business-stopped = { $done ->
    [0] Nothing was done.
    [one] One step was done, then it could not go on.
   *[other] { $done } steps were done, then it could not go on.
}
