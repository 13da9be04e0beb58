### Wenn ein Spiel zu Ende ist: wer wie gewonnen hat, was alle hatten, noch ein Spiel, das Protokoll und der Beweis für ehrliche Würfel.

web-end-title = Das Spiel ist zu Ende
web-end-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
web-end-nobody = Niemand hat gewonnen
web-end-ranking = Rangliste
web-end-place = { PLAIN($place) }.
web-end-place-spoken = { ORDINAL($place) ->
   *[other] { PLAIN($place) }. Platz
}
web-end-winner = gewonnen
web-end-bankrupt = ausgeschieden
web-end-player = Name
web-end-cash = Bargeld
web-end-deeds = Grundstücke
web-end-buildings = Gebäude
web-end-worth = Vermögen
web-end-worth-about = Zum Vermögen zählen Bargeld, Grundstücke zum Kaufpreis (mit Hypothek zur Hälfte) und Gebäude zu ihren Baukosten.
web-end-duration = { $minutes ->
    [0] Es dauerte weniger als eine Minute.
    [one] Es dauerte eine Minute.
   *[other] Es dauerte { $minutes } Minuten.
}
web-end-points = Gewonnenes Geld

## Wie weiter

web-end-next = Und jetzt?
web-end-rematch = Noch ein Spiel
web-end-rematch-about = Dasselbe Spiel, dieselben Plätze. Wer noch hier ist, kommt mit.
web-end-to-rematch = Zum nächsten Spiel
web-end-rematch-running = Für dieselbe Runde steht der nächste Tisch schon bereit.
web-end-brought-along = Noch ein Spiel: Du sitzt wieder am Tisch.
web-end-replay = Das Spiel noch einmal ansehen
web-end-board = Das Brett ansehen
web-end-result = Zum Ergebnis
web-end-record = Aufzeichnung speichern
web-end-record-about = Jeder Zug als Datei. Damit lässt sich das Spiel noch einmal ansehen und prüfen.

## Ehrliche Würfel

web-end-fair = Waren die Würfel ehrlich?
web-end-fair-about = Bevor sich jemand hinsetzte, hat sich der Server auf ein Geheimnis festgelegt und jedes Gerät auf eine eigene Zufallszahl. Erst als das alle getan hatten, haben die Geräte ihre Zahlen genannt. Aus allem zusammen folgen alle Würfel und Karten. Passend aussuchen oder nachträglich ändern konnte sie niemand.
web-end-fair-about-first = Bevor sich jemand hinsetzte, hat sich der Server auf ein Geheimnis festgelegt, und jedes Gerät hat eine eigene Zufallszahl beigetragen. Aus allem zusammen folgen alle Würfel und Karten. Nachträglich ändern konnte sie niemand. Dieses Spiel begann unter einer älteren Version: Wer sich dort als Letzter hinsetzte und das Geheimnis kannte, hätte seine Zahl aussuchen können.
web-end-fair-not = Was das nicht beweist: dass niemand etwas wusste. Wer den Server betreibt, hätte ausrechnen können, was kommt.
web-end-fair-check = Alles nachrechnen
web-end-fair-proven = Nachgerechnet: Alle Würfel und Karten folgen aus dem Geheimnis und den Beiträgen aller.
web-end-fair-kept = Dieses Gerät hat es mit dem verglichen, was es aufgehoben hatte: Alle Festlegungen sind dieselben wie vor dem Spiel, und seine eigene Zufallszahl wurde verwendet.
web-end-fair-not-kept = Dieses Gerät hat aus der Zeit vor dem Spiel nichts aufgehoben und kann das nicht vergleichen.
web-end-fair-silent = { $count ->
    [one] Gespielt ohne die Zufallszahl von { $names }: Das Gerät hat sie nicht rechtzeitig genannt.
   *[other] Gespielt ohne die Zufallszahlen von { $names }: Die Geräte haben sie nicht rechtzeitig genannt.
}
web-end-fair-broken = Das stimmt nicht: { $reason ->
    [commitment] Das Geheimnis in der Aufzeichnung ist nicht das, auf das sich der Server festgelegt hatte.
    [contribution] Was jemand beigetragen hat, ist nicht das, worauf er sich festgelegt hatte.
    [outcome] Ergebnis Nummer { $outcome } folgt nicht aus dem Geheimnis und den Beiträgen.
    [pools] Die Aufzeichnung nennt Karten, von denen nichts gezogen wurde.
    [shown] Die Festlegung des Servers ist nicht die, die dieses Gerät vor dem Spiel gesehen hat.
    [sealed] Worauf sich die Plätze festgelegt haben, ist nicht das, was dieses Gerät gesehen hat, bevor es seine eigene Zahl nannte.
    [mine] Dieses Gerät hat seine Zufallszahl genannt, und sie wurde nicht verwendet.
   *[other] Die Aufzeichnung lässt sich nicht prüfen.
}
web-end-fair-open = Das Geheimnis ist noch nicht offengelegt.
web-end-fair-none = Diese Aufzeichnung sagt nichts über ihre Würfel.
web-end-fair-commitment = Worauf sich der Server festgelegt hat
web-end-fair-contribution = Beitrag von { $name }
web-end-fair-by-yourself = Wer niemandem trauen will, speichert die Aufzeichnung und prüft sie auf dem eigenen Rechner: magie verify
