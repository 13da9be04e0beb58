### Warum eine Handlung im Kartenspiel nicht geht, dem gesagt, der sie versucht hat: was nicht stimmt und was stattdessen geht.

refusal-cards-game-over = Das Spiel ist zu Ende.
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
refusal-cards-must-swap = Du hast eine Karte auf deinen Tauschstapel gelegt; jetzt musst du tauschen.
refusal-cards-must-lay-trade-card = Jemand hat deine Tauschkarte genommen. Leg zuerst eine neue aus deiner Hand.
refusal-cards-turn-done = Du hast in diesem Zug schon getauscht.
refusal-cards-passing-running = Jetzt geben alle eine Karte weiter. Wähle eine von deinen.
refusal-cards-not-now = Das geht im Moment nicht.
refusal-cards-wrong-table = Zu so vielen gibt es das nicht.
refusal-cards-pile-empty = Es ist keine Karte zum Ziehen da. Tausche oder leg aus.
refusal-cards-no-such-pile = Es gibt keinen Tauschstapel { PLAIN($number) }.
refusal-cards-own-pile = Mit dem eigenen Stapel kannst du nicht tauschen.
refusal-cards-nothing-to-swap = Dort gibt es keine Karte zu holen.
refusal-cards-count-out-of-range = Hier gehen nur { $low } bis { $high } Karten.
refusal-cards-only-dummy = Das geht nur mit einem freien Stapel.
refusal-cards-already-added = Du hast schon eine Karte dazugelegt; mehr als eine geht nicht.
refusal-cards-can-still-play = Du kannst noch ziehen oder tauschen, also darfst du nicht passen.
refusal-cards-card-not-held = Dir fehlt { $card }, oder du hast nicht genug davon.
refusal-cards-after-action = Du hast in diesem Zug gezogen oder getauscht; auslegen kannst du im nächsten.
refusal-cards-hand-size = Du hättest { $hand } Karten auf der Hand; es müssen genau { $limit } sein.
refusal-cards-no-monopoly = Zum Auslegen brauchst du mindestens einen vollständigen Satz.
refusal-cards-incomplete-set = Es fehlen Karten: Mit { $count } ist der Satz { $set } nicht vollständig.
refusal-cards-loose-deed = { $card } bliebe übrig. Jede Besitzrechtkarte muss zu einem vollständigen Satz gehören.
refusal-cards-loose-building = Für { $card } ist kein Platz. Jedes Haus und Hotel muss auf einem Satz stehen.
refusal-cards-wrong-set = Du kannst { $card } nicht zum Satz { $set } legen.
refusal-cards-no-buildings-here = Du kannst { $card } nicht auf den Satz { $set } legen: Gebaut wird nur auf Straßen.
refusal-cards-house-order = Haus Nummer { PLAIN($missing) } muss schon liegen, bevor { $card } dazukommt. Häuser gehen der Reihe nach.
refusal-cards-hotel-too-early = Für ein Hotel müssen auf dem Satz { $set } erst alle vier Häuser stehen.
refusal-cards-already-on-set = Du kannst { $card } nicht zweimal auf den Satz { $set } legen.
refusal-cards-token-needs-streets = Eine Figur zählt nur auf einem Satz Straßen, nicht auf dem Satz { $set }.
refusal-cards-only-chance = Ereigniskarten allein sind kein Satz; du brauchst eine echte Karte aus dem Satz { $set }.
refusal-cards-chance-cannot-be = Eine Ereigniskarte kann { $card } nicht ersetzen.
refusal-cards-not-in-a-set = In keinem Satz ist Platz für { $card }; leg sie daneben.
refusal-cards-laid-stays = Was du im Satz { $set } ausgelegt hast, bleibt dort.
refusal-cards-chance-pinned = Eine Ereigniskarte wird nur frei, wenn die Belohnung die Karte bringt, für die sie steht.
refusal-cards-already-chosen = Du hast deine Karte schon gewählt.
refusal-cards-void-not-yet = { $cards_left ->
    [0] Es müssen noch { $turns } Züge vergehen, bevor die Runde abgebrochen werden kann.
   *[other] Solange noch Karten zu ziehen sind ({ $cards_left }), kann die Runde nicht abgebrochen werden; danach müssen { $turns } Züge vergehen.
}
refusal-cards-already-proposed = Das hast du schon vorgeschlagen. Warte auf die anderen.
refusal-cards-not-proposed = Du hast nicht vorgeschlagen, die Runde abzubrechen.
refusal-cards-deadline-not-due = Das Spiel wartet nicht auf { $seat }.
refusal-cards-driver-only = Das kann nur, wer das Spiel leitet.
refusal-cards-outcome-not-possible = { $chance ->
    [dealer] Diesen Platz gibt es nicht.
   *[card] Diese Karte kann jetzt nicht kommen.
}
refusal-cards-no-chance-pending = Im Moment wird keine Karte gebraucht.
refusal-cards-wrong-edition = Im Kartenspiel gibt es kein „{ $kind }“.
