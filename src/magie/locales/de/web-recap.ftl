### Was von einem Spiel bleibt: was man davon erzählt und was man herumzeigt.

web-recap-told = Was in Erinnerung bleibt
web-recap-rent = Die höchste Miete: { $from } zahlte { $to } { MONEY($amount) } für { $square }.
web-recap-deal = Das beste Geschäft: { $square } kostete { $seat } { MONEY($cost) } und brachte { MONEY($income) } ein.
web-recap-turning = Der Wendepunkt: Ab Zug { PLAIN($number) } lag { $seat } vorn.
web-recap-turning-round = Der Wendepunkt: Ab Runde { PLAIN($number) } lag { $seat } vorn.
web-recap-chart = Vermögen im Verlauf des Spiels; Antippen öffnet dort die Wiederholung
web-recap-figures = Würfel, Felder und Mieten
web-recap-rents = Mieten, Grundstück für Grundstück
web-recap-share = Zum Herumzeigen
web-recap-share-about = Bild und Text entstehen auf diesem Gerät. Nichts wird hochgeladen.
web-recap-picture = Bild ansehen
web-recap-save = Bild speichern
web-recap-send = Teilen …
web-recap-no-picture = Dieser Browser kann das Bild nicht zeichnen. Der Text lässt sich kopieren.
web-recap-text = Das Ergebnis als Text
web-recap-line = { PLAIN($place) }. { $name }: { $amount }
