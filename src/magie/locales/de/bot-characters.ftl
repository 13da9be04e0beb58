### Wie jeder Bot spielt, für alle, die einen aussuchen.

## Die Spielstärken

bot-random = Tut irgendetwas, das erlaubt ist.
bot-novice = Kauft, was er bezahlen kann, baut das billigste Haus, handelt zu aufgedruckten Preisen und verlässt das Gefängnis sofort.
bot-steady = Solide, wie ein guter Spieler am Brett: behält eine Reserve, vervollständigt Gruppen durch faires Handeln und baut, wo die Miete am meisten steigt.
bot-shrewd = Rechnet aus, wo Figuren landen, was Gruppen einbringen und was der nächste Zug kosten kann, und handelt, wenn es beiden nützt.
bot-rollout = Probiert seine Möglichkeiten vor jeder Entscheidung in gedachten Spielen aus, ohne je verdeckte Karten zu sehen.

## Beim Kartenspiel

bot-cards-novice = Sammelt, was auf den ersten Blick gut aussieht, und wirft auch einmal weg, was er braucht.
bot-cards-steady = Sammelt für die Sätze, die am wenigsten weit weg sind, und legt aus, sobald es sich lohnt; auf die anderen achtet er kaum.
bot-cards-shrewd = Zählt mit, welche Karten schon zu sehen waren, rechnet aus, was er noch bekommen kann, und lässt den anderen nichts Brauchbares liegen.

## Sparringspartner

bot-form-open = Nimmt Angebote an wie veröffentlicht: Es zählt vor allem, wie viel Bargeld übrig bleibt.
bot-form-fair = Nimmt nur Angebote an, die nach aufgedruckten Preisen fair sind.
bot-fp-a = Behandelt alle Grundstücke gleich und baut ohne Reserve.
bot-fp-b = Will die teuersten Straßen und alle Bahnhöfe und lehnt Werke ab.
bot-fp-c = Will Hellblau, Orange und alle Bahnhöfe und hört bei drei Häusern auf.
bot-early = Verkauft einzelne Grundstücke und kauft einzelne höchstens zum aufgedruckten Preis.
bot-baseline = Wie fp-a, mit größerer Reserve beim Handeln.
bot-conservator = Gibt höchstens ein Zehntel seines Bargelds aus; keine Versteigerung, kein Handel, keine Strafe.
bot-chaser = Jagt Bahnhöfe, was sie auch kosten.
bot-standard = Behält ein Gehalt zurück, baut die billigsten Häuser zuerst und handelt, wenn beide eine Gruppe vervollständigen.
bot-hoarder = Kauft alles und baut spät.
bot-builder = Steckt alles Geld in Häuser.
bot-trader = Macht in jedem Zug allen Angebote.
bot-miser = Behält drei Gehälter zurück.
bot-stationmaster = Liebt Bahnhöfe und spielt sonst wie fp-a.
bot-spiteful = Überbietet alle, die gleich eine Gruppe voll haben, und hilft nie dabei.
bot-even = Handelt nur eins gegen eins zu gleichem Wert.
