### Het kaartspel in de browser.

## De tafel zoals iedereen die ziet

web-deal-pile-of = Ruilstapel: { $place }, bovenste kaart eerst
web-deal-pile-empty = geen kaart
web-deal-draw-pile = Trekstapel
web-deal-cards-left = nog { $count }
web-deal-hand-count = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}
web-deal-over-limit = +{ $count }
web-deal-bot = bot
web-deal-ready = klaar
web-deal-choosing = kiest
web-deal-laid-by = { $seat } is uitgekomen
web-deal-reward = De beloning
