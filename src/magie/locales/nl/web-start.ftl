### De startpagina: meteen spelen, een spel klaarzetten, aanschuiven, verder spelen; en wat een pagina zegt die niet getoond kan worden.

web-start-name = Magie
web-start-claim = Straten kopen, huizen bouwen, onderhandelen en bieden: een avond aan het bord, met vrienden of tegen bots.
web-start-promise = Zonder account, zonder reclame en ook zonder internet.
web-start-language = Taal
web-start-to-light = Lichte kleuren
web-start-to-dark = Donkere kleuren
web-start-home = Magie, naar de startpagina

## Meteen spelen

web-start-your-name = Je naam
web-start-default-name = Gast
web-start-play = Nu spelen
web-start-play-about = { $bots ->
    [one] { $edition } tegen één bot
   *[other] { $edition } tegen { $bots } bots
}
web-start-new-game = Spel klaarzetten
web-start-teach = Leer het me: { $count } korte lessen
web-start-rules = Regels lezen

## Edities

web-start-editions = Welk spel?
web-start-players = { $fewest } tot { $most } spelers
web-start-squares = { $count } vakken
web-start-names-in = { $language ->
    [de] Duitse namen
    [nl] Nederlandse namen
    [en] Engelse namen
   *[other] namen in een andere taal
}
web-start-rulebook-classic = Volgt de Duitse spelregels van Monopoly in DM.
web-start-rulebook-tempo = Volgt de Duitse spelregels van Monopoly uit 2012 met de tempodobbelsteen.
web-start-rulebook-banking = Volgt de Duitse spelregels van Monopoly Banking uit 2005.
web-start-rulebook-millionaire = Volgt de Duitse spelregels van Monopoly Miljonair uit 2012.
web-start-rulebook-cards = Volgt de Nederlandse spelregels van het Monopoly-kaartspel.
web-start-rulebook-own = Een eigen editie van deze server.

## Aanschuiven

web-start-join = Aanschuiven bij een tafel
web-start-code = Tafelcode
web-start-code-hint = Vijf letters en cijfers. De hele link mag ook.
web-start-code-go = Zoeken
web-start-code-missing = Typ de code die iemand aan tafel je heeft gegeven.
web-start-bank = Bank voor een echt bord
web-start-bank-about = Ligt er een bord op tafel? Dan is Magie de bank, en zijn jullie telefoons de bankpassen.

## Mijn spellen

web-start-games = Jouw spellen
web-start-game-mine = Jij bent aan de beurt
web-start-game-waits-for = { $name } is aan de beurt
web-start-game-others = Anderen zijn aan de beurt
web-start-game-lobby = Nog niet begonnen
web-start-game-over = Afgelopen
web-start-game-unknown = Een ogenblik
web-start-game-gone = Bestaat niet meer
web-start-game-with = met { $names }
web-start-game-alone = nog niemand anders
web-start-game-go-on = Verder spelen: { $edition }, { $names }
web-start-forget = Vergeten
web-start-forget-game = Dit spel vergeten: { $edition }, { $names }
web-start-forget-hint = Wie een spel vergeet, geeft op dit apparaat zijn plaats op. Het spel zelf blijft.
web-start-all-games = { $count ->
    [one] Nog één tonen
   *[other] Nog { $count } tonen
}

## De eerste start

web-start-preparing = Eenmalige voorbereiding
web-start-preparing-about = Van de regels wordt machinecode gemaakt, zodat de bots snel denken. Dat duurt ongeveer een halve minuut, alleen deze keer.
web-start-preparing-percent = { $percent } %
web-start-preparing-minutes = { $count ->
    [one] nog ongeveer een minuut
   *[other] nog ongeveer { $count } minuten
}
web-start-preparing-seconds = nog ongeveer { $count } seconden
web-start-preparing-soon = bijna klaar
web-start-preparing-began = net begonnen
web-start-preparing-choose = Kies intussen je spel. De pagina gaat vanzelf verder.
web-start-preparing-wished = { $edition } begint vanzelf zodra alles klaar is.
web-start-preparing-not-yet = Toch nog niet

## Als iets niet lukt

web-start-unreachable = Magie antwoordt niet
web-start-unreachable-about = Misschien is het afgesloten, of is het netwerk weg. De pagina blijft het proberen en gaat daarna vanzelf verder.
web-start-waiting = Een ogenblik …
web-start-try-again = Opnieuw proberen
web-start-lost = Op dit adres is niets te vinden
web-start-lost-about = Controleer de link, of begin op de startpagina.
web-start-to-start = Naar de startpagina
web-start-problem = Dit kan niet worden getoond
web-start-problem-code = Details: { $code }

## Kleine lettertjes

# In English: an independent project, not affiliated with or endorsed by Hasbro, whose trademark it is.
web-start-independent = Magie volgt de spelregels van vijf edities van Monopoly. Het is een onafhankelijk project, niet verbonden met of gesteund door Hasbro, de eigenaar van dat merk.
web-start-version = Versie { $version }

## De regels van een editie

web-start-rules-of = De regels: { $edition }
web-start-rules-about = Elke regel in onze eigen woorden, in de volgorde van het gedrukte boekje.
web-start-rules-search = Zoeken in de regels
web-start-rules-found = { $count ->
    [0] Geen enkele regel bevat deze woorden.
    [one] Eén regel
   *[other] { $count } regels
}
web-start-rules-ours = van onszelf

## Een bewaard verslag

web-start-record = Een spel nog eens bekijken
web-start-record-file = Verslag van een spel
web-start-record-hint = Het bestand dat aan het einde van een spel is bewaard. Het eindigt op .jsonl.
web-start-record-checking = Het spel wordt nagespeeld …
