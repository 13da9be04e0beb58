### Why a bot trades or does not, in its own words: `you` is the other side of the trade.

# Who said it, and the words.
reason-said = { $seat }: “{ $reason }”
# At which price it would be another matter; the end of many refusals below.
reason-wish = { $wish ->
    [ask] You would have to pay me at least { MONEY($sum) }.
    [pay] I would pay { MONEY($sum) } at most.
    [free] If it cost me nothing, I would do it.
   *[none] No sum you could pay would change that.
}
reason-whim = No reason at all: I do whatever comes to mind.

## Offers

reason-offer-complete = { $cash ->
    [pays] I would have { $groups } complete; I pay { MONEY($amount) } for that.
    [asks] I would have { $groups } complete; I ask { MONEY($amount) } more.
   *[even] I would have { $groups } complete, and you get what I give for it.
}
reason-offer-complete-both = { $cash ->
    [pays] I would have { $groups } complete, and you { $your_groups }; I pay { MONEY($amount) } more.
    [asks] I would have { $groups } complete, and you { $your_groups }; I ask { MONEY($amount) } more.
   *[even] I would have { $groups } complete, and you { $your_groups }.
}
reason-offer-level = { $cash ->
    [pays] I would have { $groups } complete, and you { $your_groups }; { MONEY($amount) } from me evens out the printed prices.
    [asks] I would have { $groups } complete, and you { $your_groups }; { MONEY($amount) } from you evens out the printed prices.
   *[even] I would have { $groups } complete, and you { $your_groups }; the printed prices are even.
}
reason-offer-complete-yours = { $cash ->
    [pays] You would have { $your_groups } complete, and I even pay { MONEY($amount) } for what I get.
    [asks] You would have { $your_groups } complete; I ask { MONEY($amount) } for that.
   *[even] You would have { $your_groups } complete; what you give me for it will do.
}
reason-offer-gain = By my reckoning this brings me about { MONEY($amount) }, and you about { MONEY($your_amount) }.
reason-offer-stations = { $count ->
    [0] I collect { $groups }; I pay { MONEY($amount) } for the first.
   *[other] I collect { $groups } and have { $count }; I pay { MONEY($amount) } for one more.
}
reason-offer-wanted = { $cash ->
    [pays] I collect { $groups }; I pay { MONEY($amount) } for it.
    [asks] I collect { $groups }; I ask { MONEY($amount) } more.
   *[even] I collect { $groups }, and give you something for it.
}

## Yes

reason-accept-complete = Gladly: I will have { $groups } complete.
reason-accept-complete-both = Good for both of us: I will have { $groups } complete, and you { $your_groups }.
reason-accept-price = { $by ->
    [worth] You will have { $your_groups } complete, but by my reckoning it brings me about { MONEY($amount) } too.
   *[face] You will have { $your_groups } complete, but I get { MONEY($amount) } over the printed prices.
}
reason-accept-gain = By my reckoning that brings me about { MONEY($amount) }.
reason-accept-face = { $amount ->
    [0] By printed prices that is even.
   *[other] By printed prices I get { MONEY($amount) } more than I give.
}
reason-accept-cash-left = I still have { MONEY($amount) } then; that is enough for me.
reason-accept-gift = It costs me nothing.
reason-accept-cheap = { MONEY($amount) } is no more than the printed price, and I can spare it.
reason-accept-imagined = { $groups_count ->
    [0] I have played it through in my head ({ $games } ×): I do better with it.
   *[other] I have played it through in my head ({ $games } ×): I do better with it, and have { $groups } complete.
}

## No

reason-refuse-break = That would take { $groups } apart for me. { reason-wish }
reason-refuse-cash = I would have only { MONEY($amount) } left. { reason-wish }
reason-refuse-complete-yours = You would have { $your_groups } complete, and I would get too little for that. { reason-wish }
reason-refuse-dear = That is more than the printed price. { reason-wish }
reason-refuse-face = By printed prices I would lose { MONEY($amount) }. { reason-wish }
reason-refuse-gift = I give no deeds away. { reason-wish }
reason-refuse-imagined = { $your_groups_count ->
    [0] I have played it through in my head ({ $games } ×): I do better without it.
   *[other] I have played it through in my head ({ $games } ×): I do better without it. You would have { $your_groups } complete.
}
reason-refuse-little = That would bring me too little. { reason-wish }
reason-refuse-mortgaged = I do not trade while a mortgage is on it.
reason-refuse-never = I do not trade.
reason-refuse-premium = For money alone I want more than the printed price. { reason-wish }
reason-refuse-selling = I do not sell deeds.
reason-refuse-several = I only buy deeds, and one at a time. { reason-wish }
reason-refuse-share = We would both gain, but you much more than I. { reason-wish }
reason-refuse-worth = By my reckoning I would give more than I get. { reason-wish }
