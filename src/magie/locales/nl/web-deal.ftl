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

## De eigen hand

web-deal-others = De anderen en hun ruilstapels
web-deal-hand = Je hand: { $count } kaarten
web-deal-card-of-set = { $card }, { $set }, je hebt er { $have } van { $size }
web-deal-fits = { $fits } van { $limit } kaarten passen
web-deal-chance-danger = Je hebt een Kanskaart: komt een ander eerder uit, dan krijg jij niets.
web-deal-order = Volgorde van de hand
web-deal-order-sets = per set
web-deal-order-value = op waarde
web-deal-order-own = eigen volgorde
web-deal-move-left = Kaart naar links
web-deal-move-right = Kaart naar rechts

## Een beurt

web-deal-turn-title = { $seat }, jij bent aan de beurt
web-deal-draw = Trekken
web-deal-swap = Ruilen
web-deal-lay-down = Uitkomen
web-deal-lay-down-check = Uitkomen?
web-deal-pass = Passen
web-deal-end-turn = Beurt beëindigen
web-deal-after-swap-title = Kom uit of beëindig je beurt
web-deal-back = Terug
web-deal-lift-first = Kies eerst een kaart uit je hand.
web-deal-discard-title = { $count ->
    [one] Leg één kaart af op je ruilstapel
   *[other] Leg { $count } kaarten af op je ruilstapel
}
web-deal-discard-hint = De kaart die je het laatst kiest, komt bovenop.
web-deal-discard = { $count ->
    [0] Afleggen
   *[other] { $cards } afleggen
}
web-deal-trade-card-title = Leg een nieuwe ruilkaart neer
web-deal-void = Ronde afbreken
web-deal-void-not = Toch doorspelen

## Ruilen

web-deal-swap-title = Bovenste kaarten ruilen
web-deal-swap-with = Ruilen met
web-deal-swap-choose = Ruilen met { $place }
web-deal-swap-hint = Een kaart die je uit je hand kiest, komt eerst op je stapel.
web-deal-swap-count = Hoeveel?
web-deal-swap-kind = In ruil voor
web-deal-swap-plain = Kaart tegen kaart
web-deal-swap-draw = Twee tegen één en trekken
web-deal-swap-give = Je geeft
web-deal-swap-get = Je krijgt
web-deal-swap-unseen = een kaart van de trekstapel
web-deal-swap-do = Zo ruilen

## Doorschuiven

web-deal-pass-title = Schuif één kaart door naar { $seat }, links van je
web-deal-pass-ready = { $count ->
    [0] Klaar
   *[other] Klaar: { $cards }
}
web-deal-pass-chosen = Je schuift { $card } door.
web-deal-pass-change = Andere kaart kiezen

## Uitkomen en de beloning

web-deal-arrange-sets = Waarmee je uitkomt
web-deal-arrange-beside = Naast de sets
web-deal-arrange-aside = Niet gebruikt
web-deal-arrange-shed = Eerst op je ruilstapel
web-deal-arrange-as = { $set }: als { $card }
web-deal-arrange-change = Kaarten anders leggen
web-deal-arrange-best = Terug naar de beste indeling
web-deal-arrange-total = Dat maakt { MONEY($total) }, zonder de Magiebonus.
web-deal-lay-down-do = Hand op tafel leggen
web-deal-attach-do = Zo aanleggen
web-deal-attach-none = Niets gebruiken
web-deal-reward-title = Je beloning
web-deal-reward-open = Beloning bekijken
web-deal-joker-pinned = blijft liggen
web-deal-joker-freed = komt vrij

## De telling

web-deal-totals = Het geld van iedereen
web-deal-target = Wie het eerst { MONEY($target) } heeft, wint
web-deal-score-open = Laatste ronde
web-deal-score-title = Ronde { PLAIN($round) }
web-deal-score-layer = uitgekomen
web-deal-score-zeroed = Nog een Kanskaart in de hand: niets telt
web-deal-score-set = { $set }: { $deeds } eigendomskaarten{ $houses ->
    [0] { "" }
    [one] , één gebouw
   *[other] , { $houses } gebouwen
}
web-deal-score-times = { $tokens ->
    [one] { MONEY($base) } × { $times } met één pion
   *[other] { MONEY($base) } × { $times } met { $tokens } pionnen
}
web-deal-score-start = { $count ->
    [one] één Startkaart
   *[other] { $count } Startkaarten
}
web-deal-score-majority = meeste Magiekaarten: { $count }
web-deal-score-nothing = geen complete set
web-deal-score-tied = Niemand heeft in zijn eentje de meeste Magiekaarten: geen bonus.
web-deal-score-total = { MONEY($total) } van { MONEY($target) }
web-deal-go-on = Verder

## De tafel op een televisie

web-deal-tv = Tafel op tv
web-deal-tv-lobby = Het spel is nog niet begonnen
web-deal-tv-over = Het spel is afgelopen: { $winners }
