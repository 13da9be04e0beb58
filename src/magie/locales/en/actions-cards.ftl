### What an action of the card game would do, in a few words: for menus, buttons and lists.

action-cards-draw = draw a card
action-cards-add = put { $card } on my trade pile and swap
action-cards-swap = { $count ->
    [one] swap one card with { $with }
   *[other] swap { $count } cards with { $with }
}
action-cards-swap-and-draw = swap with { $with } and draw a card
action-cards-lay-down = { $sets_count ->
    [0] lay down your hand
   *[other] lay down { $sets }
}
action-cards-pass = pass
action-cards-discard = discard { $card }
action-cards-end-turn = end your turn
action-cards-pass-card = pass on { $card }
action-cards-attach = { $sets_count ->
    [0] add nothing
   *[other] add cards to { $sets }
}
action-cards-propose-void = suggest calling off the round
action-cards-withdraw-void = play on after all

## Kinds of actions, without saying with what

action-kind-draw = draw a card
action-kind-add = put a hand card on your trade pile and swap
action-kind-swap = swap
action-kind-swap-and-draw = swap two for one and draw a card
action-kind-lay-down = lay down
action-kind-discard = discard
action-kind-pass-card = pass a card on
action-kind-attach = use the reward
action-kind-propose-void = suggest calling off the round
action-kind-withdraw-void = play on after all
