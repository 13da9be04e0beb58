### Der Tisch eines laufenden Spiels: was rund um das Brett steht.

## Die Zeile oben

web-table-round = Runde { $round }
web-table-on-turn = { $seat } ist am Zug
web-table-over = Das Spiel ist zu Ende
web-table-watching = Du siehst zu
web-table-offline = Keine Verbindung
web-table-chat = Chat
web-table-moment = Was jetzt gilt
web-table-settings = Einstellungen
web-table-menu = Tischmenü

## Alle am Tisch

web-table-seats = Am Tisch
web-table-seat-mine = (an diesem Gerät)
web-table-seat-asked = Das Spiel wartet auf diese Person
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
web-table-holdings-worth = Gesamtvermögen
web-table-no-deeds = Noch keine Grundstücke.
web-table-trade-with = Mit { $seat } handeln
web-table-trade-for = Darum handeln

## Im Ring

web-table-prompt = Was zu entscheiden ist
web-table-stock = Bank: { $houses } Häuser, { $hotels } Hotels
web-table-pot = Topf { MONEY($amount) }
web-table-moved = Was gezahlt wurde
web-table-moved-account = { $account ->
    [pot] Topf
   *[bank] Bank
}
# Gesprochen zwischen den Namen: Ada zahlt 440 an Ben.
web-table-moved-pays = zahlt
web-table-moved-to = an
web-table-moved-rent = Miete für { $deed }
web-table-moved-price = für { $deed }
web-table-moved-for = { $reason ->
    [rent] Miete
    [price] für ein Grundstück
    [salary] Gehalt
    [bid] Zuschlag
    [tax] Steuer
    [fine] Strafe
    [card] laut Karte
    [repair] Reparaturen
    [interest] Zinsen
    [redeem] Hypothek abgelöst
    [mortgage] Hypothek
    [build] Bau
    [resale] Gebäude verkauft
    [trade] Handel
    [handover] alles, was übrig war
    [pot] aus dem Topf
    [upgrade] bessere Figur
   *[other] Zahlung
}
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
web-table-waiting-people = Warten auf { $names }
web-table-waiting-away = { $count ->
    [one] { $names } ist nicht da
   *[other] { $names } sind nicht da
}
web-table-paused = Pause
web-table-paused-hint = Keine Uhr läuft. Im Tischmenü geht es weiter.
web-table-read-only = Dieses Spiel kann man nur noch ansehen
web-table-debt = { $creditor_kind ->
    [bank] { $seat }, du schuldest der Bank { MONEY($amount) }
    [pot] { $seat }, du schuldest dem Topf { MONEY($amount) }
   *[player] { $seat }, du schuldest { $creditor } { MONEY($amount) }
}
web-table-debt-missing = es fehlen { MONEY($amount) }
web-table-raise-money = Geld beschaffen

## Neben dem Brett

web-table-side = Spieler, Verlauf und Geschäfte
web-table-tab-log = Verlauf
web-table-tab-chat = Chat
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
web-table-panel-chat = Chat
web-table-panel-moment = Was jetzt gilt
web-table-panel-variants = Regeln dieses Tisches
web-table-panel-menu = Tischmenü
web-table-panel-settings = Einstellungen
web-table-panel-keys = Tasten
web-table-panel-reader = Lesegerät

## Ein Gerät, das herumgeht

web-table-curtain = Gib das Gerät an { $seat }
web-table-curtain-hint = Was jetzt kommt, ist nur für { $seat } bestimmt.
web-table-curtain-open = Ich bin { $seat }
web-table-take-device = Wer hat das Gerät?

## Verbindung

web-table-connection-lost = { $seconds ->
    [0] Verbindung verloren. Neuer Versuch läuft …
   *[other] Verbindung verloren. Neuer Versuch in { $seconds } s …
}
web-table-connection-now = Jetzt versuchen
web-table-updated = Der Server wurde aktualisiert.
web-table-reload = Neu laden
