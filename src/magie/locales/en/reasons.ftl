### Why a bot trades or does not, in its own words: `you` is the other side of the trade.

# Who said it, and the words.
reason-said = { $seat }: “{ $reason }”
# At which price it would be another matter; the end of many refusals below.
reason-wish = { $wish ->
    [ask] You would have to pay me at least { MONEY($sum) }.
    [pay] I would pay { MONEY($sum) } at most.
    [free] If it cost me nothing, I would do it.
   *[none] Nothing you could pay would change that.
}
reason-whim = No reason at all: I do whatever comes to mind.

## Offers

reason-offer-complete = { $cash ->
    [pays] It would complete { $groups } for me; I pay { MONEY($amount) } for that.
    [asks] It would complete { $groups } for me; I ask { MONEY($amount) } on top.
   *[even] It would complete { $groups } for me, and you get something for it.
}
reason-offer-complete-both = { $cash ->
    [pays] It would complete { $groups } for me and { $your_groups } for you; I pay { MONEY($amount) } on top.
    [asks] It would complete { $groups } for me and { $your_groups } for you; I ask { MONEY($amount) } on top.
   *[even] It would complete { $groups } for me and { $your_groups } for you.
}
reason-offer-level = { $cash ->
    [pays] It would complete { $groups } for me and { $your_groups } for you; { MONEY($amount) } from me evens out the printed prices.
    [asks] It would complete { $groups } for me and { $your_groups } for you; { MONEY($amount) } from you evens out the printed prices.
   *[even] It would complete { $groups } for me and { $your_groups } for you; the printed prices are even.
}
reason-offer-complete-yours = { $cash ->
    [pays] It would complete { $your_groups } for you, and I even pay { MONEY($amount) } for what I get.
    [asks] It would complete { $your_groups } for you; I ask { MONEY($amount) } for that.
   *[even] It would complete { $your_groups } for you; what you give me for it is enough.
}
reason-offer-gain = By my count this brings me about { MONEY($amount) }, and you about { MONEY($your_amount) }.
reason-offer-stations = { $count ->
    [0] I collect { $groups }; I pay { MONEY($amount) } for my first.
   *[other] I collect { $groups } and have { $count }; I pay { MONEY($amount) } for one more.
}
reason-offer-wanted = { $cash ->
    [pays] I collect { $groups }; I pay { MONEY($amount) } for it.
    [asks] I collect { $groups }; I ask { MONEY($amount) } on top.
   *[even] I collect { $groups }, and I give you something for it.
}

## Yes

reason-accept-complete = Gladly: that completes { $groups } for me.
reason-accept-complete-both = Good for both of us: it completes { $groups } for me and { $your_groups } for you.
reason-accept-price = { $by ->
    [worth] It completes { $your_groups } for you, but by my count it brings me about { MONEY($amount) } too.
   *[face] It completes { $your_groups } for you, but I get { MONEY($amount) } above the printed prices.
}
reason-accept-gain = By my count that brings me about { MONEY($amount) }.
reason-accept-face = { $amount ->
    [0] At printed prices that is even.
   *[other] At printed prices I get { MONEY($amount) } more than I give.
}
reason-accept-cash-left = I still have { MONEY($amount) } afterwards; that is enough for me.
reason-accept-gift = It costs me nothing.
reason-accept-cheap = { MONEY($amount) } is no more than the printed price, and I can spare it.
reason-accept-imagined = { $groups_count ->
    [0] I have played it through in my head ({ $games } ×): I do better with it.
   *[other] I have played it through in my head ({ $games } ×): I do better with it, and it completes { $groups } for me.
}

## No

reason-refuse-break = That would break up { $groups } for me. { reason-wish }
reason-refuse-cash = I would have only { MONEY($amount) } left. { reason-wish }
reason-refuse-complete-yours = It would complete { $your_groups } for you, and I would get too little for that. { reason-wish }
reason-refuse-dear = That is more than the printed price. { reason-wish }
reason-refuse-face = At printed prices I would lose { MONEY($amount) }. { reason-wish }
reason-refuse-gift = I do not give deeds away. { reason-wish }
reason-refuse-imagined = { $your_groups_count ->
    [0] I have played it through in my head ({ $games } ×): I do better without it.
   *[other] I have played it through in my head ({ $games } ×): I do better without it. It would complete { $your_groups } for you.
}
reason-refuse-little = That would bring me too little. { reason-wish }
reason-refuse-mortgaged = I do not trade anything that is mortgaged.
reason-refuse-never = I do not trade.
reason-refuse-premium = For money alone I want more than the printed price. { reason-wish }
reason-refuse-selling = I do not sell deeds.
reason-refuse-several = I only buy deeds, one at a time. { reason-wish }
reason-refuse-share = We would both gain, but you much more than me. { reason-wish }
reason-refuse-worth = By my count I would give more than I get. { reason-wish }

## Buying what it stands on, or not

reason-buy-complete = It completes { $groups } for me.
reason-buy-imagined = I have played it through in my head ({ $games } ×): I do better if I buy it.
reason-buy-left = I can afford it: I still have { MONEY($amount) } left.
reason-buy-share = It costs only a small part of my cash.
reason-buy-wanted = I collect { $groups }.
reason-buy-whim = I buy it or leave it, whatever comes to mind.
reason-buy-worth = By my count it is worth about { MONEY($amount) } to me, far more than it costs.
reason-decline-imagined = I have played it through in my head ({ $games } ×): I do better if I leave it.
reason-decline-left = I would have only { MONEY($amount) } left, and I keep more than that in hand.
reason-decline-never = I only buy what I collect.
reason-decline-poor = I do not have the money for it.
reason-decline-race = The game is nearly won: it would not pay off in time.
reason-decline-share = It costs too large a part of my cash.
reason-decline-utility = I never buy { $groups }.
