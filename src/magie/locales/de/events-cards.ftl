### Was im Kartenspiel geschah, allen erzählt: ein Satz für jedes Ereignis. Eine Karte, die niemand nennen darf, heißt „eine verdeckte Karte“.
### `.told` ist eine Karte im Satz; eine Besitzrechtkarte nennt man nur beim Namen. Sätze haben keinen Artikel: „im Satz Bahnhöfe“.

## Karten und Sätze

deal-card-h1 = 1. Haus
    .told = ein erstes Haus
deal-card-h2 = 2. Haus
    .told = ein zweites Haus
deal-card-h3 = 3. Haus
    .told = ein drittes Haus
deal-card-h4 = 4. Haus
    .told = ein viertes Haus
deal-card-hotel = Hotelkarte
    .told = eine Hotelkarte
deal-card-token = Figurenkarte
    .told = eine Figurenkarte
deal-card-chance = Ereigniskarte
    .told = eine Ereigniskarte
deal-card-go = LOS-Karte
    .told = eine LOS-Karte
deal-card-magie = Magie-Karte
    .told = eine Magie-Karte
deal-card-hidden = eine verdeckte Karte
    .told = eine verdeckte Karte
deal-card-joker = Ereigniskarte als { $card }
    .told = eine Ereigniskarte als { $card }
deal-set-brown = Braun
    .letters = { group-braun.letters }
deal-set-light-blue = Hellblau
    .letters = { group-hellblau.letters }
deal-set-pink = Rosa
    .letters = { group-pink.letters }
deal-set-orange = Orange
    .letters = { group-orange.letters }
deal-set-red = Rot
    .letters = { group-rot.letters }
deal-set-yellow = Gelb
    .letters = { group-gelb.letters }
deal-set-green = Grün
    .letters = { group-gruen.letters }
deal-set-dark-blue = Dunkelblau
    .letters = { group-dunkelblau.letters }
deal-set-station = Bahnhöfe
deal-set-utility = Werke
deal-dummy = Stapel { PLAIN($number) }
deal-nobody = niemand

## Vor dem ersten Zug

event-cards-seated = { $players } Spieler setzen sich an den Tisch.
event-cards-banker-chosen = { $seat } führt die Bank; noch hat niemand Geld.
event-cards-dealer-chosen = { $seat } gibt zuerst.
event-cards-round-started = Runde { PLAIN($round) }: { $dealer } mischt und gibt.
event-cards-card-dealt = { $seat } bekommt { $card }.
event-cards-trade-card-dealt = { $place } bekommt eine offene Tauschkarte: { $card }.
event-cards-draw-pile-placed = { $cards_left ->
    [0] Alle Karten sind verteilt; es gibt keinen Ziehstapel.
   *[other] { $cards_left } Karten liegen verdeckt als Ziehstapel.
}

## Ein Zug

event-cards-turn-started = Zug { PLAIN($turn) }: { $seat }.
event-cards-drawn = { $seat } zieht { $card }; noch { $cards_left } im Stapel.
event-cards-added = { $seat } legt { $card } auf den eigenen Tauschstapel und tauscht gleich.
event-cards-swapped = { $seat } tauscht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} mit { $with }.
event-cards-card-given = { $seat } gibt { $card } an { $to }.
event-cards-card-received = { $seat } nimmt { $card } von { $from }.
event-cards-must-discard = { $seat } muss { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ablegen.
event-cards-discarded = { $seat } legt { $card } ab.
event-cards-turn-ended = { $seat } beendet den Zug mit { $hand } Karten.
event-cards-passed = { $seat } kann nichts tun und passt.

## Weitergeben

event-cards-passing-opened = Alle wählen eine Karte für die Person zu ihrer Linken.
event-cards-pass-chosen = { $seat } hat gewählt: { $card }.
event-cards-card-passed = { $seat } gibt { $card } an { $to } weiter.
event-cards-cards-passed = Alle nehmen ihre neue Karte auf.

## Auslegen

event-cards-shed = { $seat } legt zuerst { $card } auf den eigenen Tauschstapel.
event-cards-laid-down = „Magie!“, ruft { $seat } und legt { $hand } Karten aus.
event-cards-set-laid = { $seat } hat den Satz { $set }: { $cards }.
event-cards-reward-offered = { $count ->
    [0] Als Belohnung für { $seat } ist keine Karte übrig.
    [one] Die Belohnung für { $seat } ist eine Karte.
   *[other] Die Belohnung für { $seat } sind { $count } Karten.
}
event-cards-reward-card = { $seat } deckt { $card } auf.
event-cards-chance-freed = { $seat } ersetzt im Satz { $set } eine Ereigniskarte durch { $card }.
event-cards-attached = { $seat } legt { $card } an.
event-cards-set-aside = { $seat } kann { $card } nicht gebrauchen.

## Wertung

event-cards-piles-removed = Alle Stapel werden abgeräumt.
event-cards-hand-shown = { $seat } zeigt { $cards }.
event-cards-set-scored = { $seat } bekommt { MONEY($amount) } für den Satz { $set }.
event-cards-start-scored = { $seat } bekommt { MONEY($amount) } für LOS-Karten.
event-cards-majority = Die meisten Magie-Karten: { $seat }, { MONEY($amount) }.
event-cards-zeroed = { $seat } hat eine Ereigniskarte auf der Hand und bekommt nichts.
event-cards-scored = { $seat } kommt in dieser Runde auf { MONEY($amount) }.
event-cards-paid = Die Bank zahlt { $seat } { MONEY($amount) }; das macht { MONEY($total) }.
event-cards-round-ended = Runde { PLAIN($round) } ist vorbei.
event-cards-void-proposed = { $seat } möchte die Runde abbrechen.
event-cards-void-withdrawn = { $seat } möchte doch weiterspielen.
event-cards-round-void = { $reason ->
    [all_passed] Niemand konnte etwas tun: Runde { PLAIN($round) } zählt nicht.
    [agreed] Alle sind einverstanden: Runde { PLAIN($round) } zählt nicht.
   *[cut_off] Runde { PLAIN($round) } wird abgebrochen und zählt nicht.
}
event-cards-clock = { PLAIN($seconds) } Sekunden auf der Uhr.
event-cards-deadline-passed = { $seat } hat zu lange gebraucht.
event-cards-game-over = { $winners } erreicht { MONEY($target) } und gewinnt.
