### The card game in the browser.

## The table as everybody sees it

web-deal-pile-of = Trade pile: { $place }, top card first
web-deal-pile-empty = no card
web-deal-draw-pile = Draw pile
web-deal-cards-left = { $count } left
web-deal-hand-count = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
web-deal-over-limit = +{ $count }
web-deal-bot = bot
web-deal-ready = ready
web-deal-choosing = is choosing
web-deal-laid-by = { $seat } has laid down
web-deal-reward = The reward

## The own hand

web-deal-others = The others and their trade piles
web-deal-hand = Your hand: { $count } cards
web-deal-card-of-set = { $card }, { $set }, you have { $have } of { $size }
web-deal-fits = { $fits } of { $limit } cards fit
web-deal-chance-danger = You hold a Chance card: if somebody else lays down first, you score nothing.
web-deal-order = Order of the hand
web-deal-order-sets = by sets
web-deal-order-value = by value
web-deal-order-own = my own order
web-deal-move-left = Move the card left
web-deal-move-right = Move the card right

## A turn

web-deal-turn-title = { $seat }, it is your turn
web-deal-draw = Draw
web-deal-swap = Swap
web-deal-lay-down = Lay down
web-deal-lay-down-check = Lay down?
web-deal-pass = Pass
web-deal-end-turn = End turn
web-deal-after-swap-title = Lay down, or end your turn
web-deal-back = Back
web-deal-lift-first = First pick a card from your hand.
web-deal-discard-title = { $count ->
    [one] Put one card on your trade pile
   *[other] Put { $count } cards on your trade pile
}
web-deal-discard-hint = The card you pick last goes on top.
web-deal-discard = { $count ->
    [0] Discard
   *[other] Discard { $cards }
}
web-deal-trade-card-title = Put down a new trade card
web-deal-void = Call off the round
web-deal-void-not = Play on after all

## Swapping

web-deal-swap-title = Swap top cards
web-deal-swap-with = Swap with
web-deal-swap-choose = Swap with { $place }
web-deal-swap-hint = A card you pick from your hand goes on your pile first.
web-deal-swap-count = How many?
web-deal-swap-kind = In return for
web-deal-swap-plain = Card for card
web-deal-swap-draw = Two for one and a draw
web-deal-swap-give = You give
web-deal-swap-get = You get
web-deal-swap-unseen = a card from the draw pile
web-deal-swap-do = Make the swap

## Passing a card on

web-deal-pass-title = Pass one card to { $seat }, on your left
web-deal-pass-ready = { $count ->
    [0] Ready
   *[other] Ready: { $cards }
}
web-deal-pass-chosen = You are passing on { $card }.
web-deal-pass-change = Choose another card

## Laying down and the reward

web-deal-arrange-sets = What you lay down
web-deal-arrange-beside = Beside the sets
web-deal-arrange-aside = Not used
web-deal-arrange-shed = First on your trade pile
web-deal-arrange-as = { $set }: as { $card }
web-deal-arrange-change = Arrange the cards differently
web-deal-arrange-best = Back to the best arrangement
web-deal-arrange-total = That makes { MONEY($total) }, without the Magie bonus.
web-deal-lay-down-do = Lay down your hand
web-deal-attach-do = Use it this way
web-deal-attach-none = Use nothing
web-deal-reward-title = Your reward
web-deal-reward-open = Look at the reward
web-deal-joker-pinned = stays where it is
web-deal-joker-freed = can be moved

## The score

web-deal-totals = Everybody’s money
web-deal-target = First to { MONEY($target) }
web-deal-score-open = Last round
web-deal-score-title = Round { PLAIN($round) }
web-deal-score-layer = laid down
web-deal-score-zeroed = Still holds a Chance card: nothing counts
web-deal-score-set = { $set }: { $deeds } deeds{ $houses ->
    [0] { "" }
    [one] , one building
   *[other] , { $houses } buildings
}
web-deal-score-times = { $tokens ->
    [one] { MONEY($base) } × { $times } with one token
   *[other] { MONEY($base) } × { $times } with { $tokens } tokens
}
web-deal-score-start = { $count ->
    [one] one GO card
   *[other] { $count } GO cards
}
web-deal-score-majority = most Magie cards: { $count }
web-deal-score-nothing = no complete set
web-deal-score-tied = Nobody has the most Magie cards alone: no bonus.
web-deal-score-total = { MONEY($total) } of { MONEY($target) }
web-deal-go-on = Continue

## The table on a television

web-deal-tv = Table view
web-deal-tv-lobby = The game has not started yet
web-deal-tv-over = The game is over: { $winners }
