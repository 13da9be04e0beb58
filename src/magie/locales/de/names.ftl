### Wörter, die für Kennungen stehen, und die Namen von Ausgaben, Varianten und Sprachen.

## Beteiligte

player = Spieler { $number }
bank = die Bank
pot = der Topf

## Dinge

house = ein Haus
hotel = ein Hotel
houses = { $count ->
    [one] { $count } Haus
   *[other] { $count } Häuser
}
hotels = { $count ->
    [one] { $count } Hotel
   *[other] { $count } Hotels
}
jail-card = eine Freikarte
jail-cards = { $count ->
    [one] eine Freikarte
   *[other] { $count } Freikarten
}
money = { MONEY($amount) }
nothing = nichts

## Gruppen eines Bretts in der Sprache der Lesenden. `.printed` ist ihr Name auf unseren Brettern: Eine Gruppe mit
## derselben Kennung und anderem Namen ist jemandes eigene und behält ihn.

group-violett = Violett
    .letters = Vi
    .printed = Violett
group-braun = Braun
    .letters = Br
    .printed = Braun
group-hellblau = Hellblau
    .letters = Hb
    .printed = Hellblau
group-pink = Rosa
    .letters = Ro
    .printed = Pink
group-orange = Orange
    .letters = Or
    .printed = Orange
group-rot = Rot
    .letters = Rt
    .printed = Rot
group-gelb = Gelb
    .letters = Ge
    .printed = Gelb
group-gruen = Grün
    .letters = Gr
    .printed = Grün
group-dunkelblau = Dunkelblau
    .letters = Db
    .printed = Dunkelblau
group-bahnhoefe = Bahnhöfe
    .letters = Bh
    .printed = Bahnhöfe
group-werke = Werke
    .letters = We
    .printed = Werke
group-verkehr = Verkehrszentren
    .letters = Vz
    .printed = Verkehrszentren
group-medien = Medienzentren
    .letters = Mz
    .printed = Medienzentren

## Was eine Karte bewirkt, für Stapel ohne eigene Texte

effect-collect = Die Bank zahlt dir { MONEY($amount) }.
effect-pay = Zahle { MONEY($amount) }.
effect-collect-from-each = Alle anderen zahlen dir je { MONEY($amount) }.
effect-pay-each = Zahle allen anderen je { MONEY($amount) }.
effect-advance-to = Zieh vor zum Feld { $square }.
effect-advance-to-nearest = { $kind ->
    [utility] Zieh vor zum nächsten Werk.
   *[station] Zieh vor zum nächsten Bahnhof.
}
effect-move-back = { $steps ->
    [one] Geh { $steps } Feld zurück.
   *[other] Geh { $steps } Felder zurück.
}
effect-move-back-to = Geh zurück zum Feld { $square }.
effect-go-to-jail = Geh geradewegs ins Gefängnis.
effect-get-out-of-jail = Heb diese Karte auf: Sie bringt dich einmal aus dem Gefängnis.
effect-repairs = Reparaturen: Zahle { MONEY($per_house) } für jedes Haus und { MONEY($per_hotel) } für jedes Hotel.
effect-pay-or-draw = { $deck ->
    [chance] Zahle { MONEY($amount) } oder zieh stattdessen eine Ereigniskarte.
   *[community] Zahle { MONEY($amount) } oder zieh stattdessen eine Gemeinschaftskarte.
}

## Ausgaben

edition-classic = Häuser, Hotels und DM: das Spiel der 1990er, mit vier kurzen Varianten.
    .title = Klassisch (DM)
edition-tempo = Das flotte Spiel: Ein dritter Würfel bringt alle schneller ums Brett.
    .title = Tempo
edition-cards = Das Kartenspiel: Mach aus deiner Hand einen oder mehrere ganze Sätze und leg sie aus. Wer zuerst 10.000 € hat, gewinnt.
    .title = Kartenspiel
edition-millionaire = Das Rennen zur ersten Million, mit wachsenden Figuren und Karten, die das Blatt wenden.
    .title = Millionär
edition-banking = Bezahlt wird elektronisch: keine Scheine, die Bank führt alle Konten.
    .title = Banking

## Varianten des klassischen Spiels

variant-classic-deal-two = Alle bekommen zu Beginn zwei Grundstücke ausgeteilt und zahlen den aufgedruckten Preis.
    .title = Zwei Grundstücke für alle
variant-classic-three-houses = Für ein Hotel genügen drei Häuser auf jeder Straße.
    .title = Hotel nach drei Häusern
variant-classic-parking-pot = Steuern und Strafen kommen in einen Topf auf Frei Parken; wer dort landet, bekommt ihn.
    .title = Topf auf Frei Parken
variant-classic-negotiate = Alle Grundstücke werden kostenlos verteilt, dann wird gehandelt; bauen darf man nach der ersten Runde.
    .title = Alles verteilen und handeln
variant-tempo-speed-die = Ein dritter Würfel macht das Spiel nach der ersten Runde schneller; alle beginnen mit M1.000 mehr.
    .title = Tempowürfel
variant-tempo-triple-ends-turn = Drei gleiche Würfel erlauben einen Sprung auf jedes Feld, geben aber keinen weiteren Wurf und zählen nicht als Pasch.
    .title = Dreierpasch beendet den Zug
variant-banking-quick = Alle bekommen zwei Grundstücke ausgeteilt, Hotels gibt es nach drei Apartments, und beim zweiten Bankrott gewinnt, wer am reichsten ist.
    .title = Schnelle Regeln
variant-banking-timed = Ihr vereinbart eine Spielzeit; danach gewinnt, wer am reichsten ist.
    .title = Spiel auf Zeit
variant-cards-tokens-on-stations = Figuren zählen auch auf Bahnhöfen und Werken, nicht nur auf Straßen.
    .title = Figuren auf jedem Satz

## Sprachen, jede in ihren eigenen Worten

language-en = English
language-de = Deutsch
language-nl = Nederlands

## Loans and house rules

switch-parking-pot = Steuern und Strafen kommen in einen Topf auf Frei Parken; wer dort landet, bekommt ihn.
    .title = Topf auf Frei Parken
switch-deal-two = Alle bekommen zu Beginn zwei Grundstücke ausgeteilt und zahlen den aufgedruckten Preis.
    .title = Zwei Grundstücke für alle
switch-three-houses = Drei Häuser reichen für ein Hotel; es kostet so viel wie ein weiteres Haus.
    .title = Hotel nach drei Häusern
switch-second-bankruptcy = Beim zweiten Bankrott gewinnt, wer von den Übrigen am reichsten ist.
    .title = Ende beim zweiten Bankrott
switch-timed = Ihr vereinbart eine Spielzeit; danach gewinnt, wer am reichsten ist.
    .title = Spiel auf Zeit
switch-speed-die = Wer die erste Runde geschafft hat, würfelt mit einem dritten Würfel.
    .title = Tempowürfel
switch-no-auction = Was niemand kauft, bleibt bei der Bank.
    .title = Keine Versteigerungen
switch-double-salary = Wer genau auf LOS landet, bekommt das doppelte Gehalt.
    .title = Doppeltes Gehalt auf LOS
switch-no-rent-in-jail = Wer im Gefängnis sitzt, bekommt keine Miete.
    .title = Keine Miete aus dem Gefängnis
switch-pot-start = Auf Frei Parken liegt von Anfang an etwas Geld.
    .title = Topf mit Startbetrag
switch-round-limit = Nach der vereinbarten Zahl von Runden gewinnt, wer am reichsten ist.
    .title = Feste Rundenzahl
switch-unlimited-buildings = Der Bank gehen Häuser und Hotels nie aus.
    .title = Unbegrenzt viele Gebäude
