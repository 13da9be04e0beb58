### Erklärkarten des Kartenspiels. Sie gelten für jede Zahl von Spielern und nennen darum keine Zahlen.

web-coach-draw = In jedem Zug tust du eins von dreien: ziehen, tauschen oder die ganze Hand auslegen. Vom Ziehstapel kommt eine Karte, die niemand kennt; von einem Tauschstapel eine, die du schon siehst.
    .title = Ziehen oder tauschen?
web-coach-swap = Du gibst Karten von oben auf deinem Tauschstapel und bekommst ebenso viele dafür. Ablehnen kann niemand. Was du anderen gibst, kommt auf ihre Hand; überleg also, wem du damit hilfst.
    .title = Ein Tausch
web-coach-pile = Alle sehen alle Tauschstapel, und getauscht wird von oben. Deine oberste Karte ist dein Angebot: am besten eine, die andere wollen und die du entbehren kannst.
    .title = Die Tauschstapel
web-coach-discard = Du musst wieder auf die richtige Zahl von Handkarten kommen. Was du ablegst, liegt offen auf deinem Tauschstapel: Du bietest es beim nächsten Tausch an, und bis dahin können es andere nehmen.
    .title = Eine Karte ablegen
web-coach-lay-down = Das geht nur, wenn jede Besitzrechtkarte, jedes Haus und jedes Hotel auf deiner Hand zu einem vollständigen Satz gehört; Bonuskarten stören nie. Danach ist die Runde für alle zu Ende, Warten kann sich also lohnen.
    .title = Auslegen
web-coach-passing = Alle wählen gleichzeitig eine Karte, und niemand sieht die neue, bevor alle bereit sind. Gib weiter, was der Person zu deiner Linken am wenigsten hilft. Auch eine gefährliche Ereigniskarte wirst du so los.
    .title = Verdeckt nach links
web-coach-reward = Diese Karten bekommst du fürs Auslegen. Sie können vergrößern, was schon liegt, oder sogar einen neuen Satz ergeben; was nirgends passt, kostet nichts. Die beste Aufteilung ist vorgeschlagen, du kannst sie ändern.
    .title = Deine Belohnung
web-coach-score = Alle bekommen Geld für vollständige Sätze und Bonuskarten, nicht nur, wer ausgelegt hat. Einzelne Besitzrechtkarten bringen nichts, und wer noch eine Ereigniskarte auf der Hand hat, geht ganz leer aus.
    .title = Die Runde wird gewertet
