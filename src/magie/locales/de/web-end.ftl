### Wenn ein Spiel zu Ende ist: wer wie gewonnen hat, was alle hatten, noch ein Spiel, das Protokoll und der Beweis für ehrliche Würfel.

web-end-title = Das Spiel ist aus
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
web-end-player = Wer
web-end-cash = Bargeld
web-end-deeds = Grundstücke
web-end-buildings = Gebäude
web-end-worth = Vermögen
web-end-worth-about = Zum Vermögen zählen Bargeld, Grundstücke zum Kaufpreis (belastete zur Hälfte) und Gebäude zu ihren Baukosten.
web-end-duration = { $minutes ->
    [0] Gespielt in weniger als einer Minute.
    [one] Gespielt in einer Minute.
   *[other] Gespielt in { $minutes } Minuten.
}
web-end-points = Gewonnenes Geld

## Wie weiter

web-end-next = Und jetzt?
web-end-rematch = Noch ein Spiel
web-end-rematch-about = Dasselbe Spiel, dieselben Plätze. Wer noch hier ist, kommt mit.
web-end-to-rematch = Zum nächsten Spiel
web-end-rematch-running = Dieselbe Runde hat den nächsten Tisch schon gedeckt.
web-end-brought-along = Noch ein Spiel: Du sitzt schon wieder am Tisch.
web-end-replay = Das Spiel noch einmal ansehen
web-end-board = Das Brett ansehen
web-end-result = Zum Ergebnis
web-end-record = Protokoll speichern
web-end-record-about = Jeder Zug als Datei. Damit lässt sich alles noch einmal durchspielen und prüfen.

## Ehrliche Würfel

web-end-fair = Waren die Würfel ehrlich?
web-end-fair-about = Bevor sich jemand hinsetzte, hat sich der Server auf ein Geheimnis festgelegt, und jedes Gerät auf eigenen Zufall. Erst als das alle getan hatten, haben die Geräte ihren Zufall genannt. Aus beidem zusammen folgen alle Würfel und Karten. Passend aussuchen oder nachträglich ändern konnte sie niemand.
web-end-fair-about-first = Bevor sich jemand hinsetzte, hat sich der Server auf ein Geheimnis festgelegt, und jedes Gerät hat eigenen Zufall beigetragen. Aus beidem zusammen folgen alle Würfel und Karten. Nachträglich ändern konnte sie niemand. Dieses Spiel begann unter einer älteren Version; wer sich darin als Letzter hinsetzte und das Geheimnis kannte, hätte seinen Anteil aussuchen können.
web-end-fair-not = Was das nicht beweist: dass niemand etwas wusste. Wer den Server betreibt, hätte ausrechnen können, was kommt.
web-end-fair-check = Alles nachrechnen
web-end-fair-proven = Nachgerechnet: Alle Würfel und Karten folgen aus dem Geheimnis und den Beiträgen aller.
web-end-fair-kept = Dieses Gerät hat es mit dem verglichen, was es aufgehoben hatte: Worauf man sich vor dem Spiel festgelegt hatte, ist gleich geblieben, und sein eigener Zufall wurde gezählt.
web-end-fair-not-kept = Dieses Gerät hat von vor dem Spiel nichts aufgehoben und kann das nicht vergleichen.
web-end-fair-silent = { $count ->
    [one] Gespielt ohne den Zufall von { $names }: Das Gerät hat ihn nicht rechtzeitig genannt.
   *[other] Gespielt ohne den Zufall von { $names }: Die Geräte haben ihn nicht rechtzeitig genannt.
}
web-end-fair-broken = Das stimmt nicht: { $reason ->
    [commitment] Das Geheimnis im Protokoll ist nicht das, auf das sich der Server festgelegt hatte.
    [contribution] Was jemand beigetragen hat, ist nicht das, worauf er sich festgelegt hatte.
    [outcome] Ergebnis Nummer { $outcome } folgt nicht aus dem Geheimnis und den Beiträgen.
    [pools] Das Protokoll nennt Karten, von denen nichts gezogen wurde.
    [shown] Die Festlegung des Servers ist nicht die, die dieses Gerät vor dem Spiel gesehen hat.
    [sealed] Worauf sich die Plätze festgelegt haben, ist nicht das, was dieses Gerät gesehen hat, bevor es seinen eigenen Zufall nannte.
    [mine] Dieses Gerät hat seinen Zufall genannt, und er wurde nicht gezählt.
   *[other] Das Protokoll lässt sich nicht prüfen.
}
web-end-fair-open = Das Geheimnis ist noch nicht offengelegt.
web-end-fair-none = Dieses Protokoll sagt nichts über seine Würfel.
web-end-fair-commitment = Worauf sich der Server festgelegt hat
web-end-fair-contribution = Beitrag von { $name }
web-end-fair-by-yourself = Wer niemandem trauen will, speichert das Protokoll und prüft es auf einem eigenen Rechner: magie verify
