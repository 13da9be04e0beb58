### Die Startseite: gleich spielen, ein Spiel einrichten, mitspielen, weiterspielen; und was eine Seite sagt, die nicht gezeigt werden kann.

web-start-name = Magie
web-start-claim = Straßen kaufen, Häuser bauen, feilschen und bieten: ein Abend am Brett, mit Freunden oder gegen Bots.
web-start-promise = Ohne Konto, ohne Werbung, auch ohne Internet.
web-start-language = Sprache
web-start-to-light = Helle Farben
web-start-to-dark = Dunkle Farben
web-start-home = Magie, zur Startseite

## Gleich spielen

web-start-your-name = Dein Name
web-start-default-name = Gast
web-start-play = Jetzt spielen
web-start-play-about = { $bots ->
    [one] { $edition } gegen einen Bot
   *[other] { $edition } gegen { $bots } Bots
}
web-start-new-game = Spiel einrichten
web-start-teach = Zeig mir, wie es geht: { $count } kurze Lektionen
web-start-rules = Regeln lesen

## Ausgaben

web-start-editions = Welches Spiel?
web-start-players = { $fewest } bis { $most } Personen
web-start-squares = { $count } Felder
web-start-names-in = { $language ->
    [de] deutsche Namen
    [nl] niederländische Namen
    [en] englische Namen
   *[other] Namen in einer anderen Sprache
}
web-start-rulebook-classic = Nach der deutschen Monopoly-Anleitung in DM.
web-start-rulebook-tempo = Nach der deutschen Monopoly-Anleitung von 2012 mit Tempowürfel.
web-start-rulebook-banking = Nach der deutschen Anleitung von Monopoly Banking aus dem Jahr 2005.
web-start-rulebook-millionaire = Nach der deutschen Anleitung von Monopoly Millionär aus dem Jahr 2012.
web-start-rulebook-cards = Nach der niederländischen Anleitung des Monopoly-Kartenspiels.
web-start-rulebook-own = Eine eigene Ausgabe dieses Servers.

## Mitspielen

web-start-join = An einen Tisch setzen
web-start-code = Code des Tisches
web-start-code-hint = Fünf Buchstaben und Ziffern. Der ganze Link geht auch.
web-start-code-go = Suchen
web-start-code-missing = Tippe den Code ein, den dir jemand am Tisch genannt hat.
web-start-bank = Bank für ein echtes Brett
web-start-bank-about = Ihr habt ein Brett auf dem Tisch? Dann ist Magie die Bank, und eure Handys sind die Bankkarten.

## Meine Spiele

web-start-games = Deine Spiele
web-start-game-mine = Du bist dran
web-start-game-waits-for = { $name } ist dran
web-start-game-others = Andere sind dran
web-start-game-lobby = Noch nicht begonnen
web-start-game-over = Zu Ende
web-start-game-unknown = Einen Moment
web-start-game-gone = Nicht mehr da
web-start-game-with = mit { $names }
web-start-game-alone = noch niemand sonst
web-start-game-go-on = Weiterspielen: { $edition }, { $names }
web-start-forget = Vergessen
web-start-forget-game = Dieses Spiel vergessen: { $edition }, { $names }
web-start-forget-hint = Wer ein Spiel vergisst, gibt auf diesem Gerät seinen Platz auf. Das Spiel selbst bleibt.
web-start-all-games = { $count ->
    [one] Noch eines zeigen
   *[other] Noch { $count } zeigen
}

## Der erste Start

web-start-preparing = Einmalige Vorbereitung
web-start-preparing-about = Aus den Regeln wird Maschinencode, damit die Bots schnell denken. Das dauert etwa eine halbe Minute, nur dieses eine Mal.
web-start-preparing-percent = { $percent } %
web-start-preparing-minutes = { $count ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $count } Minuten
}
web-start-preparing-seconds = noch etwa { $count } Sekunden
web-start-preparing-soon = gleich fertig
web-start-preparing-began = gerade begonnen
web-start-preparing-choose = Such dir inzwischen ein Spiel aus. Die Seite macht von selbst weiter.
web-start-preparing-wished = { $edition } beginnt von selbst, sobald alles bereit ist.
web-start-preparing-not-yet = Doch noch nicht

## Wenn etwas nicht geht

web-start-unreachable = Magie antwortet nicht
web-start-unreachable-about = Vielleicht wurde es beendet, oder das Netz ist weg. Die Seite versucht es weiter und macht dann von selbst weiter.
web-start-waiting = Einen Moment …
web-start-try-again = Noch einmal versuchen
web-start-lost = Unter dieser Adresse ist nichts
web-start-lost-about = Prüf den Link oder geh zur Startseite.
web-start-to-start = Zur Startseite
web-start-problem = Das lässt sich nicht zeigen
web-start-problem-code = Einzelheiten: { $code }

## Kleingedrucktes

# In English: an independent project, not affiliated with or endorsed by Hasbro, whose trademark it is.
web-start-independent = Magie folgt den Anleitungen von fünf Monopoly-Ausgaben. Es ist ein unabhängiges Projekt, weder mit Hasbro verbunden noch von Hasbro unterstützt; die Marke gehört Hasbro.
web-start-version = Version { $version }

## Die Regeln einer Ausgabe

web-start-rules-of = Die Regeln: { $edition }
web-start-rules-about = Jede Regel in unseren eigenen Worten, in der Reihenfolge der gedruckten Anleitung.
web-start-rules-search = In den Regeln suchen
web-start-rules-found = { $count ->
    [0] Keine Regel enthält diese Wörter.
    [one] Eine Regel
   *[other] { $count } Regeln
}
web-start-rules-ours = von uns

## Ein aufgehobenes Protokoll

web-start-record = Ein Spiel noch einmal ansehen
web-start-record-file = Aufzeichnung eines Spiels
web-start-record-hint = Die Datei, die am Ende eines Spiels gespeichert wurde. Sie endet auf .jsonl.
web-start-record-checking = Das Spiel wird durchgespielt …
