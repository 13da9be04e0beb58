### Ein Spiel einrichten, und der Raum, bevor es beginnt: Plätze, Regeln, und wie andere hereinkommen.

## Einrichten

web-lobby-new = Spiel einrichten
web-lobby-who = Wer spielt mit?
web-lobby-seat = Platz { PLAIN($number) }
web-lobby-name = Name
web-lobby-name-of = Name auf Platz { PLAIN($number) }
web-lobby-person = Person an diesem Gerät
web-lobby-kind-bot = Bot
web-lobby-kind-open = Freier Platz
web-lobby-open-about = Für alle, die mit dem Link oder dem Code kommen.
web-lobby-add-person = Noch eine Person hier
web-lobby-add-bot = Noch ein Bot
web-lobby-add-open = Noch ein freier Platz
web-lobby-remove = Platz { PLAIN($number) } entfernen
web-lobby-most = Bei diesem Spiel sind höchstens { $count } möglich.
web-lobby-strength = Stärke des Bots auf Platz { PLAIN($number) }
web-lobby-figure = Figur
web-lobby-figure-of = Figur auf Platz { PLAIN($number) }
web-lobby-figure-any = Egal
web-lobby-demand = Miete immer verlangen
web-lobby-demand-hint = Sonst verlangst du sie jedes Mal selbst, und nicht verlangte Miete ist verloren.
web-lobby-bot-random = Planlos
web-lobby-bot-novice = Anfänger
web-lobby-bot-steady = Solide
web-lobby-bot-shrewd = Gewieft
web-lobby-bot-rollout = Denkt voraus

## Regeln

web-lobby-rules = Nach welchen Regeln?
web-lobby-printed = Wie gedruckt
web-lobby-printed-about = Genau das, was in der Anleitung steht. Jede Änderung, die du einschaltest, bleibt im Spiel sichtbar.
web-lobby-back-to-printed = Zurück zu den gedruckten Regeln
web-lobby-rules-variant = Varianten aus dieser Anleitung
web-lobby-rules-loan = Aus einer anderen Anleitung
web-lobby-rules-house-rule = Hausregeln
web-lobby-switched-on = { $count } an
web-lobby-excluded = Verträgt sich nicht mit „{ $other }“.
web-lobby-needs = Braucht „{ $other }“.
web-lobby-origin-refused = Die Anleitung dieses Spiels schließt das aus.
web-lobby-origin-house-rule = Das steht in keiner Anleitung: So spielen Familien.
web-lobby-origin-loan = Das stammt aus der Anleitung einer anderen Ausgabe.

## Einstellungen, die eine Regel mitbringt

web-lobby-option-time-limit = Spielzeit in Minuten
web-lobby-option-round-limit = Anzahl der Runden
web-lobby-option-negotiation-seconds = Zeit zum Verhandeln in Minuten

## Mehr

web-lobby-more = Karten, Uhren und mehr
web-lobby-deck = Karten
web-lobby-deck-usual = { $name } (Standard)
web-lobby-deck-older = Ältere Karten
web-lobby-deck-parker-1996 = Karten von 1996
web-lobby-deck-standard = Die Karten dieser Ausgabe
web-lobby-deck-hasbro = Karten der anderen deutschen Auflage
web-lobby-skin = Namen auf dem Brett
web-lobby-skin-printed = Wie gedruckt
web-lobby-skin-nl = Niederländische Straßen
web-lobby-skin-uk = London
web-lobby-skin-us = Atlantic City
web-lobby-pace = Tempo der Bots
web-lobby-pace-slow = Langsam
web-lobby-pace-normal = Normal
web-lobby-pace-fast = Schnell
web-lobby-pace-at-once = Sofort
web-lobby-clock = Bedenkzeit
web-lobby-clock-none = So lange du willst
web-lobby-clock-decision = Eine Minute pro Entscheidung, zehn in Reserve
web-lobby-clock-days = Ein Tag pro Entscheidung
web-lobby-clock-about = Danach wird vorsichtig für dich entschieden; das Spiel verliert dadurch niemand.
web-lobby-auction = Versteigerungen
web-lobby-auction-usual = Wie es zum Tisch passt
web-lobby-auction-clock = Mit Uhr: fünfzehn Sekunden, nach spätem Gebot länger
web-lobby-auction-none = Ohne Uhr, reihum
web-lobby-booking = Am Lesegerät bucht
web-lobby-booking-automatic = das Gerät selbst
web-lobby-booking-by-hand = wer die Bank führt, von Hand
web-lobby-take-back = Züge zurücknehmen
web-lobby-take-back-ask = Eigene frei, andere, wenn alle zustimmen
web-lobby-take-back-own = Nur, solange niemand die Folgen gesehen hat
web-lobby-take-back-off = Nie
web-lobby-free-text = Eigene Nachrichten neben den fertigen Sätzen
web-lobby-spectators = Wer den Link hat, darf zusehen

## Öffnen

web-lobby-begin = Spiel beginnen
web-lobby-open-room = Tisch öffnen
web-lobby-summary = { $people ->
    [0] { $bots ->
        [one] Ein Bot
       *[other] { $bots } Bots
    }
    [one] { $bots ->
        [0] Eine Person
        [one] Eine Person, ein Bot
       *[other] Eine Person, { $bots } Bots
    }
   *[other] { $bots ->
        [0] { $people } Personen
        [one] { $people } Personen, ein Bot
       *[other] { $people } Personen, { $bots } Bots
    }
}
web-lobby-summary-open = { $open ->
    [one] ein freier Platz
   *[other] { $open } freie Plätze
}
web-lobby-problem-too-few = Mindestens { $fewest } müssen mitspielen.
web-lobby-problem-too-many = Höchstens { $most } können mitspielen.
web-lobby-problem-nameless = Alle hier brauchen einen Namen.
web-lobby-problem-same-name = Zwei können nicht beide { $name } heißen.
web-lobby-problem-nobody = Es fehlt ein Platz für eine Person: deiner oder ein freier.

## Der Raum vor dem Spiel

web-lobby-title = Der Tisch steht bereit
web-lobby-code-is = Code
web-lobby-seats = Am Tisch
web-lobby-you = du
web-lobby-here = hier
web-lobby-there = online
web-lobby-away = offline
web-lobby-sit = Hier hinsetzen
web-lobby-leave = Platz aufgeben
web-lobby-leave-seat = { $name } gibt den Platz auf
web-lobby-change = Ändern
web-lobby-change-seat = Name und Figur von { $name } ändern
web-lobby-done = Fertig
web-lobby-cancel = Abbrechen
web-lobby-give-seat-to-bot = Platz { PLAIN($number) } einem Bot geben
web-lobby-open-up = Für eine Person freigeben
web-lobby-open-seat-up = Platz { PLAIN($number) } für eine Person freigeben
web-lobby-fill-with-bots = Freie Plätze mit Bots füllen
web-lobby-watching = { $count ->
    [0] Niemand sieht zu.
    [one] Ein Gerät sieht zu.
   *[other] { $count } Geräte sehen zu.
}
web-lobby-start = Spiel beginnen
web-lobby-not-full = { $count ->
    [one] Ein Platz ist noch frei. Warte auf jemanden oder gib ihn einem Bot.
   *[other] { $count } Plätze sind noch frei. Warte auf jemanden oder gib sie Bots.
}
web-lobby-only-seated = Beginnen können alle, die am Tisch sitzen.
web-lobby-waiting = { $count ->
    [one] Ein Platz ist noch frei. Sobald er besetzt ist, kann es losgehen.
   *[other] { $count } Plätze sind noch frei. Sobald sie besetzt sind, kann es losgehen.
}
web-lobby-rematch-of = Noch ein Spiel in derselben Runde. Wer noch fehlt, ist auf dem Weg.
web-lobby-joined = { $name } hat sich hingesetzt.
web-lobby-left = { $name } hat den Platz aufgegeben.
web-lobby-connection-lost = Verbindung verloren. Nächster Versuch in { $seconds } s; sie kommt von selbst wieder.
web-lobby-lost-seat = { $name } spielt jetzt an einem anderen Gerät. Hier kannst du zusehen.

## Andere hereinlassen

web-lobby-invite = Andere einladen
web-lobby-invite-about = Schick den Link, zeig das Bild einer Handykamera oder sag den Code an.
web-lobby-link = Link
web-lobby-copy = Kopieren
web-lobby-copied = Kopiert
web-lobby-copy-by-hand = Markiert: Kopier ihn mit der Tastatur oder durch langes Drücken.
web-lobby-picture = Bild mit dem Link für eine Handykamera
web-lobby-house = Andere im Haus mitspielen lassen
web-lobby-house-about = Bisher ist der Tisch nur an diesem Rechner erreichbar. Wenn du es erlaubst, können Handys und Rechner im selben Netz mitspielen, von außen niemand.
web-lobby-house-open = Erlauben
web-lobby-house-close = Wieder schließen
web-lobby-house-is-open = Offen für das Heimnetz
web-lobby-house-elsewhere = Nur an dem Rechner, auf dem Magie läuft, kann man andere hereinlassen. Frag, wer dort sitzt.
web-lobby-house-visitor = Das erste Gerät ist da.
web-lobby-house-waiting = Noch spielt niemand von einem anderen Gerät aus mit.
web-lobby-house-other-links = Weitere Adressen dieses Rechners
web-lobby-house-trouble = Es klappt nicht?
web-lobby-house-check-network = Ist das Handy im selben WLAN, nicht im Mobilfunk oder in einem Gastnetz?
web-lobby-house-check-firewall = Fragt eine Firewall auf diesem Rechner, ob Python erreichbar sein darf? Erlaub es für private Netze.
web-lobby-house-check-address = Versuch eine der anderen Adressen oben.
web-lobby-house-check-router = Manche Router trennen die Geräte voneinander. Such dort nach „Geräte dürfen miteinander kommunizieren“ und schalte es ein.

## Mit einem Link kommen

web-lobby-arriving = Ein Platz am Tisch?
web-lobby-arriving-with = { $edition }, mit { $names }.
web-lobby-arriving-first = { $edition }; noch ist niemand da.
web-lobby-choose-seat = Welcher Platz?
web-lobby-any-seat = Egal
web-lobby-take = Hinsetzen
web-lobby-watch = Nur zusehen
web-lobby-all-taken = Alle Plätze sind besetzt. Du kannst zusehen.
web-lobby-running = Das Spiel läuft. Ein Platz, den jemand verlassen hat, kann besetzt werden.
web-lobby-over = Dieses Spiel ist zu Ende. Du kannst dir ansehen, wie es ausging.
web-lobby-back-to-table = Zum Tisch

## Einen Platz auf ein anderes Gerät mitnehmen

web-lobby-carry = An einem anderen Gerät weiterspielen
web-lobby-carry-seat = { $name }: an einem anderen Gerät weiterspielen
web-lobby-carry-about = Öffne diesen Link auf dem anderen Gerät oder zeig ihm das Bild. Dann gehört der Platz dem anderen Gerät und nicht mehr diesem. Wer den Link hat, hat den Platz.
web-lobby-carry-house = Dieser Link gilt nur auf diesem Rechner. Für ein Handy lass zuerst andere im Haus mitspielen.
web-lobby-take-over = Den Platz von { $name } auf dieses Gerät holen?
web-lobby-take-over-about = Du spielst dann hier. Das Gerät, das ihn hatte, erfährt es.
web-lobby-take-over-yes = Hier spielen
web-lobby-take-over-bad = Dieser Link bringt keinen Platz mit, oder er wurde schon benutzt.

web-lobby-tv = Tisch auf einem Fernseher zeigen
web-lobby-tv-hint = Groß, ohne Handkarten und ohne Knöpfe. Alle haben ihre Karten auf dem eigenen Handy.

## Zufall, der sich prüfen lässt

web-lobby-fair = Würfel, die sich prüfen lassen
web-lobby-fair-about = Der Server hat ein Geheimnis gezogen und jedes Gerät eine eigene Zufallszahl; diese Ziffern legen beides fest, bevor einer das des anderen kennt. Aus allem zusammen folgen alle Würfel und Karten. Diese Seite merkt sich die Ziffern und vergleicht sie, wenn das Spiel zu Ende ist. Wer ganz sicher gehen will, schreibt sie sich auf.
web-lobby-fair-commitment = Worauf sich der Server festgelegt hat
web-lobby-fair-seat = Worauf sich { $name } festgelegt hat
