### Warum etwas nicht geht, gesagt zu dem, der es versucht hat: was im Weg steht und, wenn möglich, was stattdessen geht.

## Der Tisch

refusal-unreadable = Ich verstehe { $what } nicht.
refusal-forbidden = Das erlauben die Regeln nicht: { $what }.
refusal-game-over = Das Spiel ist zu Ende.
refusal-chance-pending = { $chance ->
    [card] Zuerst muss eine Karte gezogen werden.
    [fortune] Zuerst muss eine Karte gezogen werden.
    [deal] Zuerst müssen die Grundstücke ausgeteilt werden.
   *[dice] Zuerst muss gewürfelt werden.
}
refusal-no-chance-pending = Im Moment werden weder Würfel noch Karten gebraucht.
refusal-outcome-not-possible = { $chance ->
    [card] Diese Karte kann jetzt nicht kommen.
    [fortune] Diese Karte kann jetzt nicht kommen.
    [deal] Dieses Grundstück kann jetzt nicht ausgeteilt werden.
   *[dice] So können die Würfel hier nicht fallen.
}
refusal-no-such-seat = Platz { PLAIN($number) } gibt es an diesem Tisch nicht.
refusal-seat-out = { $seat } spielt nicht oder nicht mehr mit.
refusal-wrong-edition = „{ $kind }“ gibt es in dieser Ausgabe nicht.
refusal-deadline-not-due = Das Spiel wartet nicht auf { $seat }.
refusal-driver-only = Das kann nur, wer das Spiel leitet.

## Etwas anderes geht vor

refusal-offer-pending = { $to } muss zuerst auf das Angebot von { $maker } antworten.
refusal-auction-running = Zuerst muss die Versteigerung enden: { $lot }. Biete oder passe.
refusal-shortage-running = { $unit ->
    [hotel] Zuerst muss feststehen, wer die letzten Hotels bekommt.
   *[house] Zuerst muss feststehen, wer die letzten Häuser bekommt.
}
refusal-transfer-pending = Entscheide zuerst für jede übernommene Hypothek: behalten oder ablösen.
refusal-debt-pending = Zuerst muss { $debtor } eine Schuld zahlen oder bankrott gehen.
refusal-not-your-turn = { $on_turn } ist am Zug.
refusal-not-your-decision = Das entscheidet { $seat }.
refusal-must-roll = { $case ->
    [doubles] Nach einem Pasch musst du noch einmal würfeln.
   *[usual] Würfle zuerst.
}
refusal-must-finish-space = Erledige zuerst, was { $square } von dir verlangt.
refusal-not-now = { $case ->
    [auction] Gerade läuft keine Versteigerung.
    [bankrupt] Bankrott gehen kann nur, wer noch eine Schuld zu zahlen hat.
    [buy] Für dich gibt es gerade nichts zu kaufen.
    [card_choice] Gerade lässt dir keine Karte die Wahl.
    [freed] Ein Pasch, der dich aus dem Gefängnis holt, bringt keinen zweiten Wurf. Beende deinen Zug.
    [jail_exit] Zahlen oder eine Karte einsetzen kannst du nur, bevor du würfelst.
    [jailed] Du bist gerade ins Gefängnis gekommen. Beende deinen Zug.
    [no_offer] Es liegt kein Angebot auf dem Tisch.
    [rent] Verlange die Miete, sobald das hier erledigt ist.
    [shortage] Gerade werden keine Gebäude verteilt.
    [tax] Gerade gibt es keine Steuer zu wählen.
    [turn_over] Du hast schon gewürfelt. Beende deinen Zug.
   *[usual] Das geht an dieser Stelle des Spiels nicht.
}
refusal-only-in-debt = Das darfst du nur, solange du eine Schuld nicht zahlen kannst.

## Miete und Gefängnis

refusal-no-claim = Für { $deed } schuldet dir niemand Miete, oder nicht mehr.
refusal-jail-not-in = Du bist nicht im Gefängnis.
refusal-jail-too-late = Zum Zahlen oder für eine Karte ist es zu spät: Diesmal musst du würfeln.
refusal-no-jail-card = { $case ->
    [own] Du hast keine Freikarte.
   *[usual] { $seat } hat diese Freikarte nicht.
}

## Grundstücke und Gebäude

refusal-unknown-deed = So ein Grundstück gibt es auf diesem Brett nicht.
refusal-not-owner = { $owner_kind ->
    [bank] { $deed } gehört noch der Bank.
   *[player] { $deed } gehört { $owner }.
}
refusal-not-street = Auf { $deed } kann man nicht bauen: Gebäude stehen nur auf Straßen.
refusal-group-incomplete = { $owner_kind ->
    [bank] Du brauchst die ganze Farbgruppe; { $deed } gehört noch der Bank.
   *[player] Du brauchst die ganze Farbgruppe; { $deed } gehört { $owner }.
}
refusal-group-mortgaged = Auf einer Straße in der Gruppe von { $deed } liegt eine Hypothek. Löse sie zuerst ab.
refusal-deed-mortgaged = Auf { $deed } liegt eine Hypothek.
refusal-not-mortgaged = { $case ->
    [trade] { $deed } ist kein Grundstück mit Hypothek, das du bei diesem Handel bekommst.
   *[usual] Auf { $deed } liegt keine Hypothek.
}
refusal-uneven = { $case ->
    [sell] Verkaufe gleichmäßig: { $deed } hat weniger Gebäude als eine andere Straße der Gruppe.
   *[build] Baue gleichmäßig: { $deed } hat mehr Gebäude als eine andere Straße der Gruppe.
}
refusal-at-maximum = Auf { $deed } steht schon ein Hotel. Mehr passt nicht hin.
refusal-nothing-built = Dort steht kein Gebäude, das du verkaufen könntest.
refusal-no-stock = { $unit ->
    [hotel] Die Bank hat kein Hotel mehr. Warte, bis eines zurückkommt.
   *[house] Die Bank hat kein Haus mehr. Warte, bis eines zurückkommt.
}
refusal-stock-for-conversion = Dafür hat die Bank zu wenige Häuser: { $stock } statt { $needed }. Verkaufe von der ganzen Gruppe auf einmal mehr.
refusal-before-first-lap = Bauen darfst du erst nach deiner ersten Runde.
refusal-buildings-in-way = Auf der Gruppe von { $deed } stehen Gebäude. Verkaufe sie zuerst an die Bank.

## Geld, Gebote und Wahl

refusal-cash-short = { $case ->
    [trade] Für den Handel sind { MONEY($cost) } Bargeld nötig, da sind aber nur { MONEY($cash) }.
   *[usual] Das kostet { MONEY($cost) }; du hast { MONEY($cash) }.
}
refusal-bid-too-low = Das nächste Gebot beträgt mindestens { MONEY($minimum) }.
refusal-bid-step = Geboten wird in Schritten von { MONEY($step) }.
refusal-bid-above-cash = Du bietest { MONEY($amount) }, hast aber nur { MONEY($cash) }.
refusal-already-leading = Du hast schon das höchste Gebot.
refusal-already-passed = Du hast schon gepasst. Bieten kannst du trotzdem noch.
refusal-not-eligible = Bei dieser Versteigerung bietest du nicht mit.
refusal-choice-not-offered = Das steht hier nicht zur Wahl.
refusal-count-out-of-range = { $case ->
    [single] Hier geht nur { $low }.
    [at_least] Es muss mindestens { $low } sein.
   *[usual] Möglich sind { $low } bis { $high }.
}

## Angebote

refusal-offer-empty = { $case ->
    [only_money] Geld allein kann man nicht handeln: Das wäre ein Darlehen. Leg ein Grundstück oder eine Freikarte dazu.
   *[usual] Ein Angebot muss etwas enthalten, und keinen Betrag unter null.
}
refusal-offer-self = Mit dir selbst kannst du nicht handeln.
refusal-offer-limit = { $limit ->
    [one] Du darfst nur { $limit } Angebot pro Zug machen.
   *[other] Du darfst nur { $limit } Angebote pro Zug machen.
}
refusal-offer-infeasible = { $deed } gehört { $seat } nicht.
refusal-offer-step = Beträge in einem Angebot gehen in Schritten von { MONEY($step) }.
refusal-interest-not-covered = { $seat } könnte die { MONEY($amount) } nicht zahlen, die für die Hypotheken fällig werden.
refusal-not-a-party = Das kann nur { $seat }.

## Aufhören

refusal-can-still-pay = Du schuldest { MONEY($debt) } und kannst noch { MONEY($amount) } aufbringen: Verkaufe etwas oder nimm eine Hypothek auf.
refusal-already-ready = Du hast schon gesagt, dass du bereit bist.
refusal-already-resigning = Du hast schon aufgegeben.

## Sterne, Vermögenskarten, Tempowürfel

refusal-not-here = Das gibt es in dieser Ausgabe nicht.
refusal-settle-not-allowed = Nur wer Schulden hat, darf Grundbesitz dafür anbieten, und nur der Person, der er Geld schuldet.
refusal-card-not-held = Diese Karte hast du nicht.
refusal-card-not-playable = „{ $card }“ kannst du jetzt nicht ausspielen.
refusal-group-complete = { $deed } gehört zu einer vollständigen Gruppe und kann nicht weggenommen werden.
