### Wat een handeling in het kaartspel zou doen, in weinig woorden: voor menu's, knoppen en lijsten.

action-cards-draw = een kaart trekken
action-cards-add = { $card } op mijn ruilstapel leggen en ruilen
action-cards-swap = { $count ->
    [one] één kaart ruilen met { $with }
   *[other] { $count } kaarten ruilen met { $with }
}
action-cards-swap-and-draw = ruilen met { $with } en een kaart trekken
action-cards-lay-down = { $sets_count ->
    [0] uitkomen
   *[other] uitkomen met { $sets }
}
action-cards-pass = passen
action-cards-discard = { $card } afleggen
action-cards-end-turn = je beurt beëindigen
action-cards-pass-card = { $card } doorschuiven
action-cards-attach = { $sets_count ->
    [0] niets aanleggen
   *[other] kaarten aanleggen bij { $sets }
}
action-cards-propose-void = voorstellen de ronde af te breken
action-cards-withdraw-void = toch doorspelen

## Soorten acties, zonder te zeggen waarmee

action-kind-draw = een kaart trekken
action-kind-add = een handkaart op je ruilstapel leggen en ruilen
action-kind-swap = ruilen
action-kind-swap-and-draw = twee tegen één ruilen en een kaart trekken
action-kind-lay-down = uitkomen
action-kind-discard = afleggen
action-kind-pass-card = een kaart doorschuiven
action-kind-attach = de beloning gebruiken
action-kind-propose-void = voorstellen de ronde af te breken
action-kind-withdraw-void = toch doorspelen
