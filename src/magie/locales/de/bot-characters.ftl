### Wie jeder Bot spielt, für alle, die einen aussuchen.

## Die Spielstärken

bot-random = Tut irgendetwas, das erlaubt ist.
bot-novice = Kauft, was er zahlen kann, baut das billigste Haus, tauscht zu gedruckten Preisen und verlässt das Gefängnis sofort.
bot-steady = Solide und menschlich: behält eine Reserve, vervollständigt Gruppen durch faire Tausche und baut, wo die Miete am meisten steigt.
bot-shrewd = Rechnet aus, wo Figuren landen, was Gruppen einbringen und was der nächste Zug kosten kann, und tauscht, was beiden nützt.
bot-rollout = Probiert vor jeder Entscheidung in gedachten Partien aus, was es tun könnte, ohne je verdeckte Karten zu sehen.

## Sparringspartner

bot-form-open = Nimmt Tausche an wie veröffentlicht: Es zählt vor allem das Geld, das übrig bleibt.
bot-form-fair = Nimmt nur Tausche an, die nach gedruckten Preisen fair sind.
bot-fp-a = Behandelt alle Grundstücke gleich und baut ohne Reserve.
bot-fp-b = Will die teuersten Straßen und alle Bahnhöfe und lehnt Werke ab.
bot-fp-c = Will Hellblau, Orange und alle Bahnhöfe und hört bei drei Häusern auf.
bot-early = Verkauft einzelne Karten und kauft einzelne höchstens zum gedruckten Preis.
bot-baseline = Wie fp-a, mit größerer Reserve beim Tauschen.
bot-conservator = Gibt höchstens ein Zehntel seines Geldes aus; keine Versteigerung, kein Tausch, keine Strafe.
bot-chaser = Jagt Bahnhöfe, was sie auch kosten.
bot-standard = Behält ein Gehalt zurück, baut die billigsten Häuser zuerst und tauscht, wenn beide eine Gruppe vervollständigen.
bot-hoarder = Kauft alles und baut spät.
bot-builder = Steckt jede Münze in Häuser.
bot-trader = Macht in jedem Zug allen Angebote.
bot-miser = Behält drei Gehälter in der Hand.
bot-stationmaster = Liebt Bahnhöfe und spielt sonst wie fp-a.
bot-spiteful = Überbietet, wer gleich eine Gruppe voll hat, und hilft nie dabei.
bot-even = Tauscht nur eins gegen eins zu gleichem Wert.
