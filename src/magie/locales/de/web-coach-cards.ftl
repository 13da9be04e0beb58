### Erklärkarten des Kartenspiels. Sie gelten für jede Zahl von Spielern und nennen darum keine Zahlen.

web-coach-draw = In jedem Zug tust du eines: ziehen, tauschen oder die ganze Hand auslegen. Vom Ziehstapel kommt eine Karte, die niemand kennt; von einem Tauschstapel eine, die du schon siehst.
    .title = Ziehen oder tauschen?
web-coach-swap = Du gibst oberste Karten deines Tauschstapels und bekommst ebenso viele dafür. Ablehnen kann niemand. Was du jemandem gibst, kommt dort auf die Hand; überleg also, wem du damit hilfst.
    .title = Ein Tausch
web-coach-pile = Alle sehen alle Tauschstapel, und getauscht wird von oben. Was auf deinem obenauf liegt, ist dein Angebot: am besten eine Karte, die andere wollen und die du entbehren kannst.
    .title = Die Tauschstapel
web-coach-discard = Deine Hand muss wieder ihre Größe haben. Was du ablegst, liegt offen auf deinem Tauschstapel: Du bietest es beim nächsten Tausch an, und bis dahin können es andere nehmen.
    .title = Eine Karte ablegen
web-coach-lay-down = Das geht nur, wenn jede Besitzkarte, jedes Haus und jedes Hotel deiner Hand zu einem ganzen Satz gehört; Bonuskarten sind nie im Weg. Die Runde ist dann für alle zu Ende, Warten kann sich also lohnen.
    .title = Auslegen
web-coach-passing = Alle wählen gleichzeitig eine Karte, und niemand sieht die neue, bevor alle bereit sind. Gib weiter, was links am wenigsten hilft. Auch eine Ereigniskarte, die dir gefährlich wird, wirst du so los.
    .title = Verdeckt nach links
web-coach-reward = Diese Karten gibt es fürs Auslegen. Sie können vergrößern, was schon liegt, oder sogar einen neuen Satz ergeben; was nirgends passt, kostet nichts. Die beste Lage ist vorgeschlagen, du kannst sie ändern.
    .title = Deine Belohnung
web-coach-score = Alle bekommen Geld für ganze Sätze und Bonuskarten, nicht nur, wer ausgelegt hat. Lose Besitzkarten bringen nichts, und wer eine Ereigniskarte hält und nicht ausgelegt hat, geht ganz leer aus.
    .title = Die Runde wird gewertet
