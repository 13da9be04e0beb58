### What an action would do, in a few words: for menus, buttons and lists. $sum is what it costs or brings.

action-roll = roll the dice
action-pay-fine = pay { MONEY($sum) } and leave jail
action-use-jail-card = use a Get Out of Jail card
action-stay = stay in jail
action-buy = buy { $square } for { MONEY($sum) }
action-decline = { $auction ->
    [false] do not buy { $square }
   *[true] do not buy; { $square } is auctioned
}
action-bid = bid { MONEY($amount) }
action-pass = pass
action-demand-rent = demand rent for { $deed }
action-pay-tax = { $choice ->
    [percent] have everything counted and pay the percentage
   *[flat] pay the fixed amount
}
action-choose = { $option ->
    [draw] draw a card instead
   *[pay] pay
}
action-choose-seat = pay { $seat }
action-move = move { $steps } squares
action-move-to = move to { $square }
action-build = build on { $deed } for { MONEY($sum) }
action-declare = { $count ->
    [0] none of them
   *[other] I want { $count }
}
action-place = put it on { $deed }
action-sell-building = sell a building on { $deed } for { MONEY($sum) }
action-sell-group = { $level ->
    [0] sell all buildings on { $group } for { MONEY($sum) }
   *[other] sell { $group } down to { $level } on each street for { MONEY($sum) }
}
action-mortgage = mortgage { $deed } for { MONEY($sum) }
action-redeem = redeem { $deed } for { MONEY($sum) }
action-take-over = { $redeem ->
    [true] take { $deed } and redeem it for { MONEY($sum) }
   *[false] take { $deed } with its mortgage and pay { MONEY($sum) } in interest
}
action-accept = { $redeem_count ->
    [0] accept the offer
   *[other] accept, and redeem at once: { $redeem }
}
action-reject = decline the offer
action-withdraw = take the offer back
action-ready = ready to begin
action-end-turn = end your turn
action-bankrupt = go bankrupt
action-upgrade = upgrade your token for { MONEY($sum) }
action-keep-token = keep your token as it is
action-offer = { $settle ->
    [true] offer { $to } { $give } for the debt
   *[false] offer { $to } { $give } for { $take }
}
action-counter = offer { $give } for { $take } instead
action-play-fortune = play the fortune card “{ $title }”
action-resign = give up
action-prefer = choose what is done for you

## Kinds of actions, for lists

action-kind-roll = roll
action-kind-pay-fine = pay the fine
action-kind-use-jail-card = use a Get Out of Jail card
action-kind-stay = stay in jail
action-kind-move = move
action-kind-buy = buy
action-kind-decline = do not buy
action-kind-bid = bid
action-kind-pass = pass
action-kind-demand-rent = demand rent
action-kind-pay-tax = choose the tax
action-kind-choose = make the card’s choice
action-kind-build = build
action-kind-declare = ask for buildings
action-kind-place = place a building
action-kind-sell-building = sell a building
action-kind-sell-group = sell a whole group’s buildings
action-kind-mortgage = mortgage
action-kind-redeem = redeem a mortgage
action-kind-take-over = take over a mortgage
action-kind-offer = trade
action-kind-accept = accept
action-kind-reject = decline
action-kind-withdraw = take back
action-kind-counter = counter-offer
action-kind-ready = say you are ready
action-kind-end-turn = end the turn
action-kind-bankrupt = go bankrupt
action-kind-upgrade = upgrade the token
action-kind-keep-token = keep the token as it is
action-kind-play-fortune = play a fortune card
action-kind-resign = give up
action-kind-prefer = choose what is done for you
