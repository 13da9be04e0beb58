### Was eine Aktion tun würde, in wenigen Worten: für Menüs, Knöpfe und Listen. $sum ist, was sie kostet oder bringt.

action-roll = würfeln
action-pay-fine = { MONEY($sum) } zahlen und das Gefängnis verlassen
action-use-jail-card = eine Freikarte einsetzen
action-stay = im Gefängnis bleiben
action-buy = { $square } für { MONEY($sum) } kaufen
action-decline = { $auction ->
    [false] { $square } nicht kaufen
   *[true] nicht kaufen; { $square } wird versteigert
}
action-bid = { MONEY($amount) } bieten
action-pass = passen
action-demand-rent = Miete für { $deed } verlangen
action-pay-tax = { $choice ->
    [percent] alles zählen lassen und den Anteil zahlen
   *[flat] den festen Betrag zahlen
}
action-choose = { $option ->
    [draw] stattdessen eine Karte ziehen
   *[pay] zahlen
}
action-choose-seat = an { $seat } zahlen
action-move = { $steps } Felder ziehen
action-move-to = auf { $square } ziehen
action-build = für { MONEY($sum) } auf { $deed } bauen
action-declare = { $count ->
    [0] ich will keins
   *[other] ich will { $count }
}
action-place = auf { $deed } stellen
action-sell-building = ein Gebäude auf { $deed } für { MONEY($sum) } verkaufen
action-sell-group = { $level ->
    [0] alle Gebäude der Gruppe { $group } für { MONEY($sum) } verkaufen
   *[other] die Gruppe { $group } für { MONEY($sum) } bis auf { $level } je Straße verkaufen
}
action-mortgage = Hypothek auf { $deed } aufnehmen: { MONEY($sum) }
action-redeem = Hypothek auf { $deed } für { MONEY($sum) } ablösen
action-take-over = { $redeem ->
    [true] { $deed } nehmen und die Hypothek für { MONEY($sum) } ablösen
   *[false] { $deed } mit Hypothek nehmen und { MONEY($sum) } Zinsen zahlen
}
action-accept = { $redeem_count ->
    [0] das Angebot annehmen
   *[other] annehmen und gleich die Hypotheken ablösen: { $redeem }
}
action-reject = das Angebot ablehnen
action-withdraw = das Angebot zurücknehmen
action-ready = bereit zum Anfangen
action-end-turn = den Zug beenden
action-bankrupt = bankrott gehen
action-upgrade = die Figur für { MONEY($sum) } aufwerten
action-keep-token = die Figur lassen, wie sie ist
action-offer = { $settle ->
    [true] { $to } für die Schuld anbieten: { $give }
   *[false] { $to } anbieten: { $give } gegen { $take }
}
action-counter = stattdessen anbieten: { $give } gegen { $take }
action-play-fortune = die Vermögenskarte „{ $title }“ spielen
action-resign = aufgeben
action-prefer = festlegen, was für dich erledigt wird

## Arten von Aktionen, für Listen

action-kind-roll = würfeln
action-kind-pay-fine = Strafe zahlen
action-kind-use-jail-card = Freikarte einsetzen
action-kind-stay = im Gefängnis bleiben
action-kind-move = ziehen
action-kind-buy = kaufen
action-kind-decline = nicht kaufen
action-kind-bid = bieten
action-kind-pass = passen
action-kind-demand-rent = Miete verlangen
action-kind-pay-tax = Steuer wählen
action-kind-choose = zwischen den Möglichkeiten einer Karte wählen
action-kind-build = bauen
action-kind-declare = Gebäude anmelden
action-kind-place = Gebäude aufstellen
action-kind-sell-building = Gebäude verkaufen
action-kind-sell-group = alle Gebäude einer Gruppe verkaufen
action-kind-mortgage = Hypothek aufnehmen
action-kind-redeem = Hypothek ablösen
action-kind-take-over = Hypothek übernehmen
action-kind-offer = handeln
action-kind-accept = annehmen
action-kind-reject = ablehnen
action-kind-withdraw = zurücknehmen
action-kind-counter = ein Gegenangebot machen
action-kind-ready = sich bereit melden
action-kind-end-turn = Zug beenden
action-kind-bankrupt = bankrott gehen
action-kind-upgrade = die Figur aufwerten
action-kind-keep-token = die Figur lassen, wie sie ist
action-kind-play-fortune = eine Vermögenskarte spielen
action-kind-resign = aufgeben
action-kind-prefer = festlegen, was für dich erledigt wird
