### Erklärkarten: eine für jede Entscheidung, wenn sie zum ersten Mal vorkommt. Sie gelten in jeder Ausgabe und nennen darum keine Beträge.

web-coach-label = Erklärung
web-coach-got-it = Verstanden
web-coach-never = Keine mehr zeigen
web-coach-all = Alle Erklärungen

web-coach-roll = Alles beginnt mit den Würfeln. Sieh dir vorher die anderen Knöpfe an: Was jetzt möglich ist, geht nach dem Wurf vielleicht erst eine Runde später wieder.
    .title = Du bist dran
web-coach-buy = Dieses Feld gehört noch niemandem. Zum aufgedruckten Preis ist es deins; lässt du es liegen, versteigert es meistens die Bank, und auch dort darfst du bieten.
    .title = Kaufen oder nicht?
web-coach-auction = Das höchste Gebot gewinnt und wird sofort bezahlt, darum kann niemand mehr bieten, als er hat. Wer passt, kann wieder einsteigen, solange die Versteigerung läuft.
    .title = Eine Versteigerung
web-coach-rent = Jemand ist auf deinem Grundstück gelandet. Verlange die Miete, bevor der Nächste würfelt, sonst ist sie verloren. In den Einstellungen kannst du sie immer verlangen lassen.
    .title = Miete gibt es nur auf Verlangen
web-coach-rent-always = Jemand war auf deinem Grundstück, und die Miete wurde von selbst verlangt. Wer das lieber selbst tut, schaltet es in den Einstellungen ab; dann ruft ein Knopf, und nicht verlangte Miete ist verloren.
    .title = Die Miete kommt
web-coach-jail = Mit einem Pasch kommst du frei; vielleicht auch mit der Strafe oder einer Karte, das zeigen die Knöpfe. Spät im Spiel kann Sitzenbleiben klug sein: Wer sitzt, landet nicht auf fremden Straßen.
    .title = Im Gefängnis
web-coach-tax = Ein fester Betrag oder ein Anteil von allem, was du hast. Erst wählst du, dann wird gezählt, also schätze: Bargeld, Grundstücke und Gebäude zählen mit.
    .title = Welche Steuer?
web-coach-offer = Das Spiel wartet auf deine Antwort. Vergleiche, was du vorher und nachher hättest: Bargeld, Gruppen und Mieten. Du kannst auch ein Gegenangebot machen.
    .title = Jemand bietet dir einen Handel an
web-coach-debt = Du schuldest mehr, als du an Bargeld hast. Verkaufe Gebäude, nimm Hypotheken auf oder handle: Bis du auf „Zahlen“ drückst, ist alles nur ein Plan. Probier also aus.
    .title = Geld beschaffen
web-coach-build = Dir gehört eine ganze Gruppe, also kannst du bauen. Gebaut wird gleichmäßig: Keine Straße darf mehr als ein Gebäude voraus sein.
    .title = Zeit zu bauen
web-coach-move = Diesmal bestimmst du, wohin du ziehst. Die Felder, die du erreichen kannst, sind auf dem Brett markiert; sieh dir jedes an, bevor du dich entscheidest.
    .title = Wähle deinen Weg
web-coach-upgrade = Eine bessere Figur kostet einen Teil dieses Gehalts. Danach ist dein Gehalt höher, und viele Karten bringen dir mehr.
    .title = Figur aufwerten?
web-coach-fortune = Du hast eine Vermögenskarte aufgehoben, die jetzt passt. Ist sie ausgespielt, ist sie weg; überlege, ob noch ein besserer Moment kommt. Gesehen hat sie außer dir niemand.
    .title = Eine Karte im Ärmel
