### Een spel nog eens bekijken: zet voor zet, geld in de loop van de tijd, dobbelstenen en vakken.

web-replay-title = Herhaling: { $edition }
web-replay-rules = Regels van dit spel
web-replay-move = Stap { PLAIN($step) }
web-replay-turn = beurt { PLAIN($number) }
web-replay-round = ronde { PLAIN($number) }
web-replay-this-move = Deze stap
web-replay-beginning = De tafel staat klaar.
web-replay-nothing-told = Niets te melden.
web-replay-more-told = { $count ->
    [one] en nog { $count } gebeurtenis
   *[other] en nog { $count } gebeurtenissen
}

## Door het spel gaan

web-replay-controls = Door het spel gaan
web-replay-slider = Stap
web-replay-position = Stap { PLAIN($step) } van { PLAIN($last) }
web-replay-position-of = Stap { PLAIN($step) } van { PLAIN($last) }, van { $name }
web-replay-position-short = { PLAIN($step) } / { PLAIN($last) }
web-replay-first = Naar het begin
web-replay-last = Naar het einde
web-replay-back = Een stap terug
web-replay-on = Een stap verder
web-replay-play = Afspelen
web-replay-pause = Pauzeren
web-replay-speed = Snelheid
web-replay-times = { $speed }×
web-replay-decision-back = { $whose ->
    [one] Vorige beslissing van { $name }
   *[anybody] Vorige beslissing
}
web-replay-decision-on = { $whose ->
    [one] Volgende beslissing van { $name }
   *[anybody] Volgende beslissing
}
web-replay-no-decision = In deze richting komt er geen meer.
web-replay-at-start = Dit is het begin.
web-replay-at-end = Dit is het einde.

## Door wiens ogen

web-replay-seen-by = Gezien door
web-replay-seen-by-hint = Dit bepaalt ook wiens beslissingen de dubbele pijlen zoeken.
web-replay-public = Iedereen (wat gedekt ligt, blijft gedekt)
web-replay-decisions-of = Beslissingen van
web-replay-anybody = Iedereen
web-replay-hand = Hand van { $name }

## Wat er gebeurde

web-replay-purses = Wat iedereen had
web-replay-moves = Laatste stappen
web-replay-link = Link naar deze stap
web-replay-link-label = Link naar stap { PLAIN($step) }
web-replay-print = Afdrukken
web-replay-to-room = Naar de uitslag

## Cijfers

web-replay-money = Geld in de loop van het spel
web-replay-money-won = Gewonnen geld, ronde voor ronde
web-replay-show = Tonen
web-replay-has = { $name } { $amount }
web-replay-after-move = Na stap { PLAIN($step) }: { $amounts }
web-replay-as-table = Als tabel
web-replay-as-table-of = Als tabel: { $about }
web-replay-table-of = Tabel: { $about }
web-replay-csv = Als CSV bewaren
web-replay-csv-of = Als CSV bewaren: { $about }
web-replay-dice = Wat er gegooid is
web-replay-dice-about = Sommen van de twee gewone dobbelstenen. Het korte streepje laat zien waar de balk bij eerlijke dobbelstenen op den duur zou eindigen.
web-replay-expected-count = van ongeveer { $count } verwacht
web-replay-landings = Waar de pionnen terechtkwamen
web-replay-landings-about = De { $count } vakken waar het vaakst iemand kwam; in de tabel staan ze allemaal.
web-replay-heat = Tonen hoe vaak er iemand op de vakken kwam
web-replay-sum = Som { PLAIN($sum) }
web-replay-face = Losse dobbelsteen: { $face }
web-replay-column-move = Stap
web-replay-column-turn = Beurt
web-replay-column-round = Ronde
web-replay-column-cash = Geld { $name }
web-replay-column-worth = Vermogen { $name }
web-replay-column-won = Gewonnen { $name }
web-replay-column-total = Totaal { $name }
web-replay-column-all = Iedereen
web-replay-column-dice = Dobbelstenen
web-replay-column-square = Vak
web-replay-square-at = { $square } ({ PLAIN($number) })
