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
