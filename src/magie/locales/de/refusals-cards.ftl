### Warum eine Handlung im Kartenspiel nicht geht, dem gesagt, der sie versucht hat: was nicht stimmt und was stattdessen geht.

refusal-cards-game-over = Das Spiel ist vorbei.
refusal-cards-chance-pending = { $chance ->
    [dealer] Zuerst muss bestimmt werden, wer gibt.
    [deal] Zuerst müssen die Karten verteilt werden.
    [reward] Zuerst muss die Belohnung aufgedeckt werden.
   *[draw] Zuerst muss eine Karte gezogen werden.
}
refusal-cards-no-such-seat = An diesem Tisch gibt es keinen Platz { PLAIN($number) }.
refusal-cards-not-your-turn = { $on_turn } ist am Zug. Warte, bis du dran bist.
refusal-cards-not-your-decision = Das entscheidet { $seat }.
refusal-cards-round-ended = { $seat } hat ausgelegt; für alle anderen ist die Runde vorbei.
refusal-cards-must-discard = Du hast gezogen oder getauscht. Leg jetzt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab.
refusal-cards-must-swap = Du hast eine Karte dazugelegt; jetzt musst du tauschen.
refusal-cards-must-lay-trade-card = Jemand hat deine Tauschkarte genommen. Leg zuerst eine neue aus deiner Hand.
refusal-cards-turn-done = Du hast in diesem Zug schon getauscht.
refusal-cards-passing-running = Jetzt geben alle eine Karte weiter. Wähle eine von deinen.
refusal-cards-not-now = Das geht in diesem Augenblick nicht.
refusal-cards-wrong-table = Bei so vielen Spielern gibt es das nicht.
refusal-cards-pile-empty = Es ist keine Karte zum Ziehen da. Tausche oder leg aus.
refusal-cards-no-such-pile = Es gibt keinen Tauschstapel { PLAIN($number) }.
refusal-cards-own-pile = Mit dem eigenen Stapel kannst du nicht tauschen.
refusal-cards-nothing-to-swap = Dort ist keine Karte zu holen.
refusal-cards-count-out-of-range = Hier gehen nur { $low } bis { $high } Karten.
refusal-cards-only-dummy = Das geht nur mit einem freien Stapel.
refusal-cards-already-added = Du hast schon eine Karte dazugelegt; mehr als eine geht nicht.
refusal-cards-can-still-play = Du kannst noch ziehen oder tauschen, also darfst du nicht passen.
refusal-cards-card-not-held = Du hast { $card } nicht, oder nicht oft genug.
refusal-cards-after-action = Du hast in diesem Zug gezogen oder getauscht; leg beim nächsten Mal aus.
refusal-cards-hand-size = Deine Hand hätte { $hand } Karten; es müssen genau { $limit } sein.
refusal-cards-no-monopoly = Zum Auslegen brauchst du wenigstens einen vollständigen Satz.
refusal-cards-incomplete-set = Es fehlen Karten: { $set } ist mit { $count } nicht vollständig.
refusal-cards-loose-deed = { $card } bliebe übrig. Jede Besitzrechtkarte muss in einem vollständigen Satz liegen.
refusal-cards-loose-building = { $card } hat keinen Platz. Jedes Haus und Hotel muss auf einem Satz stehen.
refusal-cards-wrong-set = { $card } gehört nicht zu { $set }.
refusal-cards-no-buildings-here = { $card } kann hier nicht stehen; gebaut wird nur auf Straßen, nicht auf { $set }.
refusal-cards-house-order = Für { $card } fehlt Haus Nummer { PLAIN($missing) }. Häuser kommen der Reihe nach.
refusal-cards-hotel-too-early = Für ein Hotel müssen auf { $set } erst alle vier Häuser stehen.
refusal-cards-already-on-set = { $card } liegt dort schon: { $set } nimmt nur eine.
refusal-cards-token-needs-streets = Eine Figur zählt nur auf einem Straßensatz, nicht auf { $set }.
refusal-cards-only-chance = Ereigniskarten allein sind kein Satz; du brauchst eine echte Karte von { $set }.
refusal-cards-chance-cannot-be = Eine Ereigniskarte gilt nicht als { $card }.
refusal-cards-not-in-a-set = { $card } gehört in keinen Satz; sie liegt daneben.
refusal-cards-laid-stays = Was du in { $set } gelegt hast, bleibt dort.
refusal-cards-chance-pinned = Eine Ereigniskarte wird nur frei, wenn die Belohnung die Karte bringt, für die sie steht.
refusal-cards-already-chosen = Du hast deine Karte schon gewählt.
refusal-cards-void-not-yet = { $cards_left ->
    [0] Es müssen noch { $turns } Züge vergehen, bevor die Runde abgebrochen werden kann.
   *[other] Solange Karten zu ziehen sind ({ $cards_left }), geht das nicht; danach müssen { $turns } Züge vergehen.
}
refusal-cards-already-proposed = Das hast du schon vorgeschlagen. Warte auf die anderen.
refusal-cards-not-proposed = Du hast keinen Abbruch vorgeschlagen.
refusal-cards-deadline-not-due = Das Spiel wartet nicht auf { $seat }.
refusal-cards-driver-only = Das steht der Spielleitung zu, keinem Mitspieler.
refusal-cards-outcome-not-possible = { $chance ->
    [dealer] Diesen Platz gibt es nicht.
   *[card] Diese Karte kann jetzt nicht kommen.
}
refusal-cards-no-chance-pending = Im Moment wird keine Karte gebraucht.
refusal-cards-wrong-edition = Im Kartenspiel gibt es kein „{ $kind }“.
