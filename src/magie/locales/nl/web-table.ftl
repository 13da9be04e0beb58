### De tafel van een lopend spel: wat er rond het bord staat.

## De regel bovenaan

web-table-round = Ronde { $round }
web-table-on-turn = { $seat } is aan de beurt
web-table-over = Het spel is afgelopen
web-table-watching = Je kijkt toe
web-table-offline = Geen verbinding
web-table-chat = Chat
web-table-moment = Regels van dit moment
web-table-settings = Instellingen
web-table-menu = Tafelmenu

## Iedereen aan tafel

web-table-seats = Spelers
web-table-seat-mine = (op dit apparaat)
web-table-seat-asked = Het spel wacht op deze speler
web-table-seat-out = ligt eruit, plaats { $place }
web-table-seat-jail = in de gevangenis
web-table-seat-jail-cards = { $count ->
    [one] { $count } vrijkaart
   *[other] { $count } vrijkaarten
}
web-table-seat-stars = { $star ->
    [one] { $star } ster
   *[other] { $star } sterren
}
web-table-seat-fortunes = { $count ->
    [one] { $count } gedekte kaart
   *[other] { $count } gedekte kaarten
}
web-table-seat-bot = bot
web-table-seat-stand-in = een bot valt in
web-table-seat-away = afwezig
web-table-holdings-cash = Geld
web-table-holdings-worth = Totaal vermogen
web-table-no-deeds = Nog geen eigendommen.
web-table-trade-with = Ruilen met { $seat }
web-table-trade-for = Ervoor ruilen

## In de ring

web-table-prompt = Wat er te beslissen is
web-table-stock = Bank: { $houses } huizen, { $hotels } hotels
web-table-pot = pot { MONEY($amount) }
web-table-moved = Wat er betaald is
web-table-moved-account = { $account ->
    [pot] Pot
   *[bank] Bank
}
# Uitgesproken tussen de namen: Ada betaalt 440 aan Ben.
web-table-moved-pays = betaalt
web-table-moved-to = aan
web-table-moved-rent = huur voor { $deed }
web-table-moved-price = voor { $deed }
web-table-moved-for = { $reason ->
    [rent] huur
    [price] voor een eigendom
    [salary] salaris
    [bid] hoogste bod
    [tax] belasting
    [fine] boete
    [card] volgens de kaart
    [repair] reparaties
    [interest] rente
    [redeem] hypotheek afgelost
    [mortgage] hypotheek
    [build] bouw
    [resale] gebouwen verkocht
    [trade] ruil
    [handover] alles wat over was
    [pot] uit de pot
    [upgrade] betere pion
   *[other] betaling
}
web-table-card-of = { $pile ->
    [chance] Kanskaart voor { $seat }
    [millionaire] Miljonairskaart voor { $seat }
    [fortune] Vermogenskaart voor { $seat }
   *[community] Algemeen Fonds voor { $seat }
}
web-table-card-close = Kaart wegleggen
web-table-waiting-bots = { $count ->
    [one] { $names } denkt na
   *[other] { $names } denken na
}
web-table-waiting-people = Wachten op { $names }
web-table-waiting-away = { $count ->
    [one] { $names } is afwezig
   *[other] { $names } zijn afwezig
}
web-table-paused = Pauze
web-table-paused-hint = Er loopt geen klok. In het tafelmenu gaat het verder.
web-table-read-only = Dit spel kun je alleen nog bekijken
web-table-debt = { $creditor_kind ->
    [bank] { $seat }, je bent de bank { MONEY($amount) } schuldig
    [pot] { $seat }, je bent de pot { MONEY($amount) } schuldig
   *[player] { $seat }, je bent { $creditor } { MONEY($amount) } schuldig
}
web-table-debt-missing = { MONEY($amount) } tekort
web-table-raise-money = Geld bij elkaar krijgen

## Naast het bord

web-table-side = Spelers, verloop en zaken
web-table-tab-log = Verloop
web-table-tab-chat = Chat
web-table-tab-deeds = Bezit
web-table-property = Bezit
web-table-trade = Ruilen
web-table-fortunes = Vermogenskaarten ({ $count })
web-table-undo = Terugnemen
web-table-more = Meer

## Titels van wat zich naast het bord opent

web-table-panel-of = { $panel }: { $seat }
web-table-panel-property = Bezit en gebouwen
web-table-panel-trade = Ruilen
web-table-panel-debt = Geld bij elkaar krijgen
web-table-panel-fortune = Vermogenskaarten
web-table-panel-rule = De regel
web-table-panel-more = Meer
web-table-panel-log = Verloop
web-table-panel-chat = Chat
web-table-panel-moment = Regels van dit moment
web-table-panel-variants = Regels van deze tafel
web-table-panel-menu = Tafelmenu
web-table-panel-settings = Instellingen
web-table-panel-keys = Toetsen
web-table-panel-reader = Kaartlezer

## Een apparaat dat rondgaat

web-table-curtain = Geef het apparaat aan { $seat }
web-table-curtain-hint = Wat nu komt, is alleen voor { $seat } bedoeld.
web-table-curtain-open = Ik ben { $seat }
web-table-take-device = Wie heeft het apparaat?

## Verbinding

web-table-connection-lost = { $seconds ->
    [0] Verbinding verbroken. Nieuwe poging loopt …
   *[other] Verbinding verbroken. Nieuwe poging over { $seconds } s …
}
web-table-connection-now = Nu proberen
web-table-updated = De server is bijgewerkt.
web-table-reload = Opnieuw laden
