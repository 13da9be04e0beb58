### Ein Spiel noch einmal ansehen: Zug für Zug, Geld über die Zeit, Würfel und Felder.

web-replay-title = Wiederholung: { $edition }
web-replay-rules = Regeln dieses Spiels
web-replay-move = Schritt { PLAIN($step) }
web-replay-turn = Zug { PLAIN($number) }
web-replay-round = Runde { PLAIN($number) }
web-replay-this-move = Dieser Schritt
web-replay-beginning = Der Tisch steht bereit.
web-replay-nothing-told = Nichts zu berichten.
web-replay-more-told = { $count ->
    [one] und { $count } weiteres Ereignis
   *[other] und { $count } weitere Ereignisse
}

## Durch das Spiel gehen

web-replay-controls = Durch das Spiel gehen
web-replay-slider = Schritt
web-replay-position = Schritt { PLAIN($step) } von { PLAIN($last) }
web-replay-position-of = Schritt { PLAIN($step) } von { PLAIN($last) }, von { $name }
web-replay-position-short = { PLAIN($step) } / { PLAIN($last) }
web-replay-first = An den Anfang
web-replay-last = Ans Ende
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Tempo
web-replay-times = { $speed }×
web-replay-decision-back = { $whose ->
    [one] Vorige Entscheidung von { $name }
   *[anybody] Vorige Entscheidung
}
web-replay-decision-on = { $whose ->
    [one] Nächste Entscheidung von { $name }
   *[anybody] Nächste Entscheidung
}
web-replay-no-decision = In dieser Richtung kommt keine mehr.
web-replay-at-start = Das ist der Anfang.
web-replay-at-end = Das ist das Ende.

## Mit wessen Augen

web-replay-seen-by = Gesehen von
web-replay-seen-by-hint = Danach richtet sich auch, wessen Entscheidungen die Doppelpfeile suchen.
web-replay-public = Alle (Verdecktes bleibt verdeckt)
web-replay-decisions-of = Entscheidungen von
web-replay-anybody = Allen
web-replay-hand = Hand von { $name }

## Was geschah

web-replay-purses = Was alle hatten
web-replay-moves = Zuletzt
web-replay-link = Link zu diesem Schritt
web-replay-link-label = Link zu Schritt { PLAIN($step) }
web-replay-print = Drucken
web-replay-to-room = Zum Ergebnis

## Zahlen

web-replay-money = Geld im Verlauf des Spiels
web-replay-money-won = Gewonnenes Geld, Runde für Runde
web-replay-show = Anzeigen
web-replay-has = { $name } { $amount }
web-replay-after-move = Nach Schritt { PLAIN($step) }: { $amounts }
web-replay-as-table = Als Tabelle
web-replay-as-table-of = Als Tabelle: { $about }
web-replay-table-of = Tabelle: { $about }
web-replay-csv = Als CSV speichern
web-replay-csv-of = Als CSV speichern: { $about }
web-replay-dice = Was die Würfel zeigten
web-replay-dice-about = Summen der beiden gewöhnlichen Würfel. Der kurze Strich zeigt, wo der Balken bei ehrlichen Würfeln auf Dauer enden würde.
web-replay-expected-count = von etwa { $count } erwarteten
web-replay-landings = Wo die Figuren gelandet sind
web-replay-landings-about = Die { $count } Felder, auf denen am häufigsten jemand landete; in der Tabelle stehen alle.
web-replay-heat = Zeigen, wie oft jemand auf den Feldern landete
web-replay-sum = Summe { PLAIN($sum) }
web-replay-face = Einzelner Würfel: { $face }
web-replay-column-move = Schritt
web-replay-column-turn = Zug
web-replay-column-round = Runde
web-replay-column-cash = Bargeld { $name }
web-replay-column-worth = Vermögen { $name }
web-replay-column-won = Gewonnen { $name }
web-replay-column-total = Gesamt { $name }
web-replay-column-all = Alle
web-replay-column-dice = Würfel
web-replay-column-square = Feld
web-replay-square-at = { $square } ({ PLAIN($number) })
