### Erklärkarten: eine für jede Entscheidung, wenn sie zum ersten Mal vorkommt. Sie gelten in jeder Ausgabe und nennen darum keine Beträge.

web-coach-label = Erklärung
web-coach-got-it = Verstanden
web-coach-never = Keine mehr zeigen
web-coach-all = Alle Erklärungen

web-coach-roll = Alles beginnt mit den Würfeln. Sieh dir vorher die anderen Knöpfe an: Was jetzt geht, geht nach dem Wurf vielleicht erst eine Runde später wieder.
    .title = Du bist am Zug
web-coach-buy = Dieses Feld gehört noch niemandem. Zum aufgedruckten Preis ist es deins; lässt du es liegen, versteigert es meistens die Bank, und auch dort darfst du bieten.
    .title = Kaufen oder nicht?
web-coach-auction = Das höchste Gebot gewinnt und wird sofort bezahlt, darum bietet niemand mehr, als er hat. Wer passt, kann wieder einsteigen, solange die Versteigerung läuft.
    .title = Eine Versteigerung
web-coach-rent = Jemand steht auf deinem Grundstück. Verlange die Miete, bevor der Nächste würfelt, sonst ist sie verloren. In den Einstellungen kannst du sie immer verlangen lassen.
    .title = Miete gibt es auf Verlangen
web-coach-jail = Ein Pasch lässt dich frei; vielleicht auch die Strafe oder eine Karte, das zeigen die Knöpfe. Spät im Spiel kann Sitzenbleiben klug sein: Wer sitzt, landet nicht auf fremden Straßen.
    .title = Im Gefängnis
web-coach-tax = Ein fester Betrag oder ein Anteil von allem, was du hast. Erst wählst du, dann wird gezählt, also schätze: Geld, Grundstücke und Gebäude zählen mit.
    .title = Welche Steuer?
web-coach-offer = Das Spiel wartet auf deine Antwort. Sieh dir an, was du vorher und nachher hättest: Geld, Gruppen und Mieten. Du kannst auch mit einem eigenen Angebot antworten.
    .title = Jemand will tauschen
web-coach-debt = Du schuldest mehr, als du an Geld hast. Verkaufe Gebäude, nimm Hypotheken auf oder tausche: Bis du auf „Zahlen“ drückst, ist alles nur ein Plan. Probier also aus.
    .title = Geld beschaffen
web-coach-build = Eine ganze Gruppe gehört dir, also kannst du bauen. Gebäude wachsen gleichmäßig: Keine Straße ist je um mehr als eins voraus.
    .title = Zeit zu bauen
web-coach-move = Diesmal bestimmst du, wohin du ziehst. Die Felder, die du erreichen kannst, sind auf dem Brett markiert; sieh dir jedes an, bevor du dich entscheidest.
    .title = Wähle deinen Weg
web-coach-upgrade = Eine bessere Figur kostet einen Teil dieses Gehalts. Danach ist das Gehalt höher, und viele Karten bringen dir mehr.
    .title = Eine bessere Figur?
web-coach-fortune = Du hast eine Vermögenskarte aufgehoben, die jetzt passt. Ist sie ausgespielt, ist sie weg; überlege, ob noch ein besserer Moment kommt. Gesehen hat sie außer dir niemand.
    .title = Eine Karte im Ärmel
