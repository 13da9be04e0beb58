### Das Kartenspiel im Browser.

## Der Tisch, wie ihn alle sehen

web-deal-pile-of = Tauschstapel: { $place }, oberste Karte zuerst
web-deal-pile-empty = keine Karte
web-deal-draw-pile = Ziehstapel
web-deal-cards-left = noch { $count }
web-deal-hand-count = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
web-deal-over-limit = +{ $count }
web-deal-bot = Bot
web-deal-ready = bereit
web-deal-choosing = wählt
web-deal-laid-by = { $seat } hat ausgelegt
web-deal-reward = Die Belohnung

## Die eigene Hand

web-deal-others = Die anderen und ihre Tauschstapel
web-deal-hand = Deine Hand: { $count } Karten
web-deal-card-of-set = { $card }, { $set }, du hast { $have } von { $size }
web-deal-fits = { $fits } von { $limit } Karten passen
web-deal-chance-danger = Du hast eine Ereigniskarte: Legt jemand anders zuerst aus, bekommst du nichts.
web-deal-order = Sortierung der Hand
web-deal-order-sets = nach Sätzen
web-deal-order-value = nach Wert
web-deal-order-own = eigene Reihenfolge
web-deal-move-left = Karte nach links
web-deal-move-right = Karte nach rechts

## Ein Zug

web-deal-turn-title = { $seat }, du bist dran
web-deal-draw = Ziehen
web-deal-swap = Tauschen
web-deal-lay-down = Auslegen
web-deal-lay-down-check = Auslegen?
web-deal-pass = Passen
web-deal-end-turn = Zug beenden
web-deal-after-swap-title = Leg aus oder beende deinen Zug
web-deal-back = Zurück
web-deal-lift-first = Wähle zuerst eine Karte aus deiner Hand.
web-deal-discard-title = { $count ->
    [one] Leg eine Karte auf deinen Tauschstapel
   *[other] Leg { $count } Karten auf deinen Tauschstapel
}
web-deal-discard-hint = Die zuletzt gewählte Karte liegt oben.
web-deal-discard = { $count ->
    [0] Ablegen
   *[other] { $cards } ablegen
}
web-deal-trade-card-title = Leg eine neue Tauschkarte aus
web-deal-void = Runde abbrechen
web-deal-void-not = Doch weiterspielen

## Tauschen

web-deal-swap-title = Oberste Karten tauschen
web-deal-swap-with = Tauschen mit
web-deal-swap-choose = Tauschen mit { $place }
web-deal-swap-hint = Eine Karte, die du aus der Hand wählst, kommt zuerst auf deinen Stapel.
web-deal-swap-count = Wie viele?
web-deal-swap-kind = Wogegen?
web-deal-swap-plain = Karte gegen Karte
web-deal-swap-draw = Zwei gegen eine und ziehen
web-deal-swap-give = Du gibst
web-deal-swap-get = Du bekommst
web-deal-swap-unseen = eine Karte vom Ziehstapel
web-deal-swap-do = So tauschen

## Weitergeben

web-deal-pass-title = Gib eine Karte nach links an { $seat }
web-deal-pass-ready = { $count ->
    [0] Bereit
   *[other] Bereit: { $cards }
}
web-deal-pass-chosen = Du gibst { $card } weiter.
web-deal-pass-change = Andere Karte wählen

## Auslegen und die Belohnung

web-deal-arrange-sets = Was du auslegst
web-deal-arrange-beside = Neben den Sätzen
web-deal-arrange-aside = Nicht gebraucht
web-deal-arrange-shed = Zuerst auf deinen Tauschstapel
web-deal-arrange-as = { $set }: als { $card }
web-deal-arrange-change = Karten anders legen
web-deal-arrange-best = Zurück zur besten Aufteilung
web-deal-arrange-total = Das macht { MONEY($total) }, ohne den Magie-Bonus.
web-deal-lay-down-do = Hand auslegen
web-deal-attach-do = So anlegen
web-deal-attach-none = Nichts verwenden
web-deal-reward-title = Deine Belohnung
web-deal-reward-open = Belohnung ansehen
web-deal-joker-pinned = bleibt liegen
web-deal-joker-freed = wird frei

## Die Wertung

web-deal-totals = Das Geld aller
web-deal-target = Wer zuerst { MONEY($target) } hat, gewinnt
web-deal-score-open = Letzte Runde
web-deal-score-title = Runde { PLAIN($round) }
web-deal-score-layer = hat ausgelegt
web-deal-score-zeroed = Noch eine Ereigniskarte auf der Hand: Nichts zählt
web-deal-score-set = { $set }: { $deeds } Besitzrechtkarten{ $houses ->
    [0] { "" }
    [one] , ein Gebäude
   *[other] , { $houses } Gebäude
}
web-deal-score-times = { $tokens ->
    [one] { MONEY($base) } × { $times } mit einer Figur
   *[other] { MONEY($base) } × { $times } mit { $tokens } Figuren
}
web-deal-score-start = { $count ->
    [one] eine LOS-Karte
   *[other] { $count } LOS-Karten
}
web-deal-score-majority = meiste Magie-Karten: { $count }
web-deal-score-nothing = kein vollständiger Satz
web-deal-score-tied = Niemand hat allein die meisten Magie-Karten: kein Bonus.
web-deal-score-total = { MONEY($total) } von { MONEY($target) }
web-deal-go-on = Weiter

## Der Tisch auf einem Fernseher

web-deal-tv = Tischansicht
web-deal-tv-lobby = Das Spiel hat noch nicht begonnen
web-deal-tv-over = Das Spiel ist zu Ende: { $winners }
