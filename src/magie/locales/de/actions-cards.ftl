### Was eine Aktion im Kartenspiel tun würde, in wenigen Worten: für Menüs, Knöpfe und Listen.

action-cards-draw = eine Karte ziehen
action-cards-add = { $card } auf meinen Tauschstapel legen und tauschen
action-cards-swap = { $count ->
    [one] eine Karte mit { $with } tauschen
   *[other] { $count } Karten mit { $with } tauschen
}
action-cards-swap-and-draw = mit { $with } tauschen und eine Karte ziehen
action-cards-lay-down = { $sets_count ->
    [0] auslegen
   *[other] auslegen: { $sets }
}
action-cards-pass = passen
action-cards-discard = { $card } ablegen
action-cards-end-turn = den Zug beenden
action-cards-pass-card = { $card } weitergeben
action-cards-attach = { $sets_count ->
    [0] nichts anlegen
   *[other] Karten anlegen: { $sets }
}
action-cards-propose-void = vorschlagen, die Runde abzubrechen
action-cards-withdraw-void = doch weiterspielen

## Arten von Aktionen, ohne zu sagen, womit

action-kind-draw = eine Karte ziehen
action-kind-add = eine Handkarte auf den Tauschstapel legen und tauschen
action-kind-swap = tauschen
action-kind-swap-and-draw = zwei gegen eine tauschen und eine Karte ziehen
action-kind-lay-down = auslegen
action-kind-discard = ablegen
action-kind-pass-card = eine Karte weitergeben
action-kind-attach = die Belohnung nutzen
action-kind-propose-void = vorschlagen, die Runde abzubrechen
action-kind-withdraw-void = doch weiterspielen
