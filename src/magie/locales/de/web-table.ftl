### Der Tisch eines laufenden Spiels: was rund um das Brett steht.

## Die Zeile oben

web-table-round = Runde { $round }
web-table-on-turn = { $seat } am Zug
web-table-over = Das Spiel ist aus
web-table-watching = Du schaust zu
web-table-offline = Keine Verbindung
web-table-chat = Gespräch
web-table-moment = Was jetzt gilt
web-table-settings = Einstellungen
web-table-menu = Tischmenü

## Alle am Tisch

web-table-seats = Mitspieler
web-table-seat-mine = (an diesem Gerät)
web-table-seat-asked = Auf diese Person wartet das Spiel
web-table-seat-out = ausgeschieden, Platz { $place }
web-table-seat-jail = im Gefängnis
web-table-seat-jail-cards = { $count ->
    [one] { $count } Freikarte
   *[other] { $count } Freikarten
}
web-table-seat-stars = { $star ->
    [one] { $star } Stern
   *[other] { $star } Sterne
}
web-table-seat-fortunes = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
web-table-seat-bot = Bot
web-table-seat-stand-in = ein Bot springt ein
web-table-seat-away = nicht da
web-table-holdings-cash = Bargeld
web-table-holdings-worth = Alles zusammen
web-table-no-deeds = Noch kein Grundbesitz.
web-table-trade-with = Mit { $seat } handeln
web-table-trade-for = Darum handeln

## Im Ring

web-table-prompt = Was zu entscheiden ist
web-table-stock = Bank: { $houses } Häuser, { $hotels } Hotels
web-table-pot = Topf { MONEY($amount) }
web-table-card-of = { $pile ->
    [chance] Ereigniskarte für { $seat }
    [millionaire] Millionärskarte für { $seat }
    [fortune] Vermögenskarte für { $seat }
   *[community] Gemeinschaftskarte für { $seat }
}
web-table-card-close = Karte weglegen
web-table-waiting-bots = { $count ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
}
web-table-waiting-people = { $count ->
    [one] { $names } ist gefragt
   *[other] { $names } sind gefragt
}
web-table-waiting-away = { $count ->
    [one] { $names } ist nicht da
   *[other] { $names } sind nicht da
}
web-table-paused = Pause
web-table-paused-hint = Keine Uhr läuft. Weiter geht es im Tischmenü.
web-table-read-only = Dieses Spiel kann man nur noch ansehen
web-table-debt = { $creditor_kind ->
    [bank] { $seat }, du schuldest der Bank { MONEY($amount) }
    [pot] { $seat }, du schuldest dem Topf { MONEY($amount) }
   *[player] { $seat }, du schuldest { $creditor } { MONEY($amount) }
}
web-table-debt-missing = es fehlen { MONEY($amount) }
web-table-raise-money = Geld beschaffen

## Neben dem Brett

web-table-side = Mitspieler, Verlauf und Geschäfte
web-table-tab-log = Verlauf
web-table-tab-chat = Gespräch
web-table-tab-deeds = Besitz
web-table-property = Besitz
web-table-trade = Handeln
web-table-fortunes = Vermögenskarten ({ $count })
web-table-undo = Zurücknehmen
web-table-more = Mehr

## Überschriften dessen, was sich neben dem Brett öffnet

web-table-panel-of = { $panel }: { $seat }
web-table-panel-property = Besitz und Gebäude
web-table-panel-trade = Handel
web-table-panel-debt = Geld beschaffen
web-table-panel-fortune = Vermögenskarten
web-table-panel-rule = Die Regel
web-table-panel-more = Mehr
web-table-panel-log = Verlauf
web-table-panel-chat = Gespräch
web-table-panel-moment = Was jetzt gilt
web-table-panel-variants = Regeln dieses Tisches
web-table-panel-menu = Tischmenü
web-table-panel-settings = Einstellungen
web-table-panel-keys = Tasten
web-table-panel-reader = Lesegerät

## Ein Gerät, das herumgeht

web-table-curtain = Gib das Gerät an { $seat }
web-table-curtain-hint = Was jetzt kommt, ist nur für ein Paar Augen bestimmt.
web-table-curtain-open = Ich bin { $seat }
web-table-take-device = Wer hat das Gerät?

## Verbindung

web-table-connection-lost = { $seconds ->
    [0] Verbindung weg. Neuer Versuch läuft …
   *[other] Verbindung weg. Neuer Versuch in { $seconds } s …
}
web-table-connection-now = Jetzt versuchen
web-table-updated = Der Server wurde erneuert.
web-table-reload = Neu laden
