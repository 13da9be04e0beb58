### Wat een handeling zou doen, in weinig woorden: voor menu's, knoppen en lijsten. $sum is wat zij kost of opbrengt.

action-roll = gooien
action-pay-fine = { MONEY($sum) } betalen en de gevangenis verlaten
action-use-jail-card = een vrijkaart gebruiken
action-stay = in de gevangenis blijven
action-buy = { $square } kopen voor { MONEY($sum) }
action-decline = { $auction ->
    [false] { $square } niet kopen
   *[true] niet kopen; { $square } wordt geveild
}
action-bid = { MONEY($amount) } bieden
action-pass = passen
action-demand-rent = huur vragen voor { $deed }
action-pay-tax = { $choice ->
    [percent] alles laten tellen en het percentage betalen
   *[flat] het vaste bedrag betalen
}
action-choose = { $option ->
    [draw] in plaats daarvan een kaart trekken
   *[pay] betalen
}
action-choose-seat = { $seat } betalen
action-move = { $steps } vakken vooruit
action-move-to = naar { $square } gaan
action-build = bouwen op { $deed } voor { MONEY($sum) }
action-declare = { $count ->
    [0] ik wil er geen
   *[other] ik wil er { $count }
}
action-place = op { $deed } zetten
action-sell-building = een gebouw op { $deed } verkopen voor { MONEY($sum) }
action-sell-group = { $level ->
    [0] alle gebouwen van de groep { $group } verkopen voor { MONEY($sum) }
   *[other] de groep { $group } verkopen tot { $level } per straat voor { MONEY($sum) }
}
action-mortgage = hypotheek nemen op { $deed }: { MONEY($sum) }
action-redeem = hypotheek op { $deed } aflossen voor { MONEY($sum) }
action-take-over = { $redeem ->
    [true] { $deed } nemen en de hypotheek aflossen voor { MONEY($sum) }
   *[false] { $deed } met hypotheek nemen en { MONEY($sum) } rente betalen
}
action-accept = { $redeem_count ->
    [0] het aanbod aannemen
   *[other] aannemen en meteen de hypotheek aflossen: { $redeem }
}
action-reject = het aanbod afwijzen
action-withdraw = het aanbod intrekken
action-ready = klaar om te beginnen
action-end-turn = je beurt beëindigen
action-bankrupt = failliet gaan
action-upgrade = je pion verbeteren voor { MONEY($sum) }
action-keep-token = je pion laten zoals hij is
action-offer = { $settle ->
    [true] { $to } { $give } aanbieden voor de schuld
   *[false] { $to } { $give } aanbieden voor { $take }
}
action-counter = in plaats daarvan { $give } aanbieden voor { $take }
action-play-fortune = de vermogenskaart “{ $title }” spelen
action-resign = opgeven
action-prefer = instellen wat er voor je gedaan wordt

## Soorten handelingen, voor lijsten

action-kind-roll = gooien
action-kind-pay-fine = de boete betalen
action-kind-use-jail-card = een vrijkaart gebruiken
action-kind-stay = in de gevangenis blijven
action-kind-move = vooruitgaan
action-kind-buy = kopen
action-kind-decline = niet kopen
action-kind-bid = bieden
action-kind-pass = passen
action-kind-demand-rent = huur vragen
action-kind-pay-tax = belasting kiezen
action-kind-choose = de keuze van een kaart maken
action-kind-build = bouwen
action-kind-declare = gebouwen vragen
action-kind-place = een gebouw plaatsen
action-kind-sell-building = een gebouw verkopen
action-kind-sell-group = alle gebouwen van een groep verkopen
action-kind-mortgage = hypotheek nemen
action-kind-redeem = hypotheek aflossen
action-kind-take-over = hypotheek overnemen
action-kind-offer = ruilen
action-kind-accept = aannemen
action-kind-reject = afwijzen
action-kind-withdraw = intrekken
action-kind-counter = een tegenbod doen
action-kind-ready = zeggen dat je klaar bent
action-kind-end-turn = beurt beëindigen
action-kind-bankrupt = failliet gaan
action-kind-upgrade = de pion verbeteren
action-kind-keep-token = de pion laten zoals hij is
action-kind-play-fortune = een vermogenskaart spelen
action-kind-resign = opgeven
action-kind-prefer = instellen wat er voor je gedaan wordt
