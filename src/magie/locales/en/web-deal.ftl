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
web-deal-choosing = choosing
web-deal-laid-by = { $seat } has laid down
web-deal-reward = The reward
