### Die Entscheidungen eines Zuges: was gefragt ist, was man dazu wissen muss und was auf den Knöpfen steht.

## Was gefragt ist. Alle werden beim Namen genannt: Das Gerät kann jedem gehören.

web-decisions-your-turn = { $seat }, du bist dran
web-decisions-again = { $seat }, würfle noch einmal
web-decisions-finish = { $seat }, sonst noch etwas?
web-decisions-jail = { $seat } sitzt im Gefängnis
web-decisions-purchase = { $square } ist zu haben
web-decisions-tax = { $seat }, welche Steuer?
web-decisions-tax-blind = Erst wählst du; gezählt wird danach.
web-decisions-upgrade = { $seat }, willst du deine Figur aufwerten?
web-decisions-card-choice = { $seat }, was machst du?
web-decisions-card-whom = { $seat }, an wen zahlst du?
web-decisions-move = { $choice ->
    [anywhere] { $seat }, zieh, wohin du willst
    [free_property] { $seat }, such dir ein freies Grundstück aus
   *[bus] { $seat }, wie weit ziehst du?
}
web-decisions-declare = { $kind ->
    [hotel] { $stock ->
        [one] { $seat }, es ist nur noch { $stock } Hotel da. Wie viele willst du?
       *[other] { $seat }, es sind nur noch { $stock } Hotels da. Wie viele willst du?
    }
   *[house] { $stock ->
        [one] { $seat }, es ist nur noch { $stock } Haus da. Wie viele willst du?
       *[other] { $seat }, es sind nur noch { $stock } Häuser da. Wie viele willst du?
    }
}
web-decisions-declare-binding = Was du verlangst, musst du kaufen, wenn du es bekommst: zum aufgedruckten Preis, wenn sonst niemand etwas will, und in einer Versteigerung, wenn ihr zusammen mehr wollt, als da ist.
web-decisions-declare-count = Gebäude
web-decisions-declared = { $seat } will { $count }
web-decisions-place = { $kind ->
    [hotel] { $seat }, wo soll das Hotel stehen?
   *[house] { $seat }, wo soll das Haus stehen?
}
web-decisions-transfer = { $count ->
    [one] { $seat } bekommt ein Grundstück mit Hypothek
   *[other] { $seat } bekommt { $count } Grundstücke mit Hypothek
}
web-decisions-rent-owed = { $seat }, du schuldest { $owner } { MONEY($amount) } für { $deed }
web-decisions-rent-due = { $debtor } schuldet { $seat } { MONEY($amount) } für { $deed }
web-decisions-block = { $other } spielt eine Karte gegen { $seat }
web-decisions-block-deed = Es geht um { $deed }.
web-decisions-block-swap = { $deed } soll gegen { $other_deed } getauscht werden.
web-decisions-no-card = { $seat } hat keine Karte, die jetzt hilft.
web-decisions-negotiation = Erst wird gehandelt, dann gespielt
web-decisions-negotiation-hint = Grundstücke, Geld und Freikarten dürfen den Besitzer wechseln. Sind alle bereit, entscheiden die Würfel, wer beginnt.
web-decisions-is-ready = bereit
web-decisions-is-not-ready = handelt noch

## Was man dazu wissen muss

web-decisions-cash = Bargeld { MONEY($amount) }
web-decisions-price = Preis { MONEY($amount) }
web-decisions-rent = Miete { MONEY($amount) }
web-decisions-rent-dice = Miete { $factor }-mal die Augen
web-decisions-group-share = { $seat } hat { $count } von { $of }
web-decisions-after-buying = nach dem Kauf { MONEY($amount) }
web-decisions-after-paying = danach { MONEY($amount) }
web-decisions-after-rising = mit Aufwertung { MONEY($amount) }
web-decisions-after-keeping = ohne Aufwertung { MONEY($amount) }
web-decisions-standing-on = steht auf { $square }
web-decisions-jail-turn = { $number }. Zug im Gefängnis
web-decisions-doubles = { $count ->
    [one] Pasch
   *[other] { $count }-mal Pasch hintereinander
}
web-decisions-stars = { $star ->
    [one] { $star } Stern
   *[other] { $star } Sterne
}

## Miete, die man verlangen muss

web-decisions-claim-label = Miete, die du verlangen kannst
web-decisions-claim = { $debtor } schuldet { $owner } { MONEY($amount) } für { $deed }.
web-decisions-do-demand = { MONEY($amount) } verlangen
web-decisions-do-demand-always = Immer verlangen

## Vermögenskarten

web-decisions-fortunes-none = { $seat } hat keine Vermögenskarte.
web-decisions-fortune-which = Welches Grundstück?
web-decisions-fortune-for = im Tausch gegen
web-decisions-do-play-card = Karte spielen

## Eines von vielen Feldern finden

web-decisions-search = Feld suchen
web-decisions-search-none = So ein Feld kannst du nicht wählen.

## Was auf den Knöpfen steht

web-decisions-do-roll = Würfeln
web-decisions-do-roll-again = Noch einmal würfeln
web-decisions-do-end-turn = Zug beenden
web-decisions-do-buy = Kaufen für { MONEY($amount) }
web-decisions-do-buy-it = Kaufen
web-decisions-do-auction = Versteigern
web-decisions-do-decline = Nicht kaufen
web-decisions-do-pay = { MONEY($amount) } zahlen
web-decisions-do-jail-card = Freikarte einsetzen
web-decisions-do-stay = Im Gefängnis bleiben
web-decisions-do-upgrade = Aufwerten für { MONEY($amount) }
web-decisions-do-keep-token = So lassen
web-decisions-do-tax-share = { PERCENT($share) } von allem
web-decisions-do-draw = Karte ziehen
web-decisions-do-pay-card = Zahlen
web-decisions-do-steps = { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}
web-decisions-do-steps-to = { $steps } bis { $square }
web-decisions-do-place = { $deed }: { MONEY($amount) }
web-decisions-do-declare = { $count ->
    [0] Keins
   *[other] Ich will { $count }
}
web-decisions-do-no-card = Keine Karte spielen
web-decisions-do-go-on = Weiter
web-decisions-do-keep-mortgage = Behalten
web-decisions-do-keep-mortgage-for = Behalten, { MONEY($amount) }
web-decisions-do-redeem = Ablösen
web-decisions-do-redeem-for = Ablösen, { MONEY($amount) }
web-decisions-do-ready = Bereit
web-decisions-do-ready-name = { $seat } ist bereit
