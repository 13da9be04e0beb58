### Een spel klaarzetten, en de kamer voordat het begint: plaatsen, regels, en hoe anderen binnenkomen.

## Klaarzetten

web-lobby-new = Spel klaarzetten
web-lobby-who = Wie doet er mee?
web-lobby-seat = Plaats { PLAIN($number) }
web-lobby-name = Naam
web-lobby-name-of = Naam op plaats { PLAIN($number) }
web-lobby-person = Persoon op dit apparaat
web-lobby-kind-bot = Bot
web-lobby-kind-open = Vrije plaats
web-lobby-open-about = Voor iedereen die met de link of de code komt.
web-lobby-add-person = Nog een persoon hier
web-lobby-add-bot = Nog een bot
web-lobby-add-open = Nog een vrije plaats
web-lobby-remove = Plaats { PLAIN($number) } weghalen
web-lobby-most = Bij dit spel kunnen er hoogstens { $count } meedoen.
web-lobby-strength = Sterkte van de bot op plaats { PLAIN($number) }
web-lobby-figure = Pion
web-lobby-figure-of = Pion op plaats { PLAIN($number) }
web-lobby-figure-any = Maakt niet uit
web-lobby-demand = Altijd huur vragen
web-lobby-demand-hint = Anders vraag je er elke keer zelf om, en niet gevraagde huur is weg.
web-lobby-bot-random = Zomaar wat
web-lobby-bot-novice = Beginner
web-lobby-bot-steady = Degelijk
web-lobby-bot-shrewd = Gewiekst
web-lobby-bot-rollout = Denkt vooruit

## Regels

web-lobby-rules = Welke regels?
web-lobby-printed = Zoals gedrukt
web-lobby-printed-about = Precies wat in de spelregels staat. Elke wijziging die je aanzet, blijft tijdens het spel zichtbaar.
web-lobby-back-to-printed = Terug naar de gedrukte regels
web-lobby-rules-variant = Varianten uit deze spelregels
web-lobby-rules-loan = Uit andere spelregels
web-lobby-rules-house-rule = Huisregels
web-lobby-switched-on = { $count } aan
web-lobby-excluded = Gaat niet samen met “{ $other }”.
web-lobby-needs = Heeft “{ $other }” nodig.
web-lobby-origin-refused = De spelregels van dit spel sluiten dit uit.
web-lobby-origin-house-rule = Dit staat in geen enkel regelboekje: zo spelen families.
web-lobby-origin-loan = Dit komt uit de spelregels van een andere editie.

## Instellingen die een regel meebrengt

web-lobby-option-time-limit = Speeltijd in minuten
web-lobby-option-round-limit = Aantal rondes
web-lobby-option-negotiation-seconds = Tijd om te ruilen in minuten

## Meer

web-lobby-more = Kaarten, klokken en meer
web-lobby-deck = Kaarten
web-lobby-deck-usual = { $name } (standaard)
web-lobby-deck-older = Oudere kaarten
web-lobby-deck-parker-1996 = Kaarten van 1996
web-lobby-deck-standard = De kaarten van deze editie
web-lobby-deck-hasbro = Kaarten van de andere Duitse druk
web-lobby-skin = Namen op het bord
web-lobby-skin-printed = Zoals gedrukt
web-lobby-skin-nl = Nederlandse straten
web-lobby-skin-uk = Londen
web-lobby-skin-us = Atlantic City
web-lobby-pace = Tempo van de bots
web-lobby-pace-slow = Langzaam
web-lobby-pace-normal = Normaal
web-lobby-pace-fast = Snel
web-lobby-pace-at-once = Meteen
web-lobby-clock = Bedenktijd
web-lobby-clock-none = Zo lang je wilt
web-lobby-clock-decision = Eén minuut per beslissing, en tien in reserve
web-lobby-clock-days = Eén dag per beslissing
web-lobby-clock-about = Daarna wordt voorzichtig voor je beslist; het spel verliest daardoor niemand.
web-lobby-auction = Veilingen
web-lobby-auction-usual = Zoals het bij de tafel past
web-lobby-auction-clock = Met een klok: vijftien seconden, langer na een laat bod
web-lobby-auction-none = Zonder klok, om de beurt
web-lobby-booking = Op de kaartlezer boekt
web-lobby-booking-automatic = de lezer zelf
web-lobby-booking-by-hand = de bankier, met de hand
web-lobby-take-back = Zetten terugnemen
web-lobby-take-back-ask = Eigen zetten vrij, andere als iedereen het goed vindt
web-lobby-take-back-own = Alleen zolang niemand de gevolgen heeft gezien
web-lobby-take-back-off = Nooit
web-lobby-free-text = Eigen berichten naast de kant-en-klare zinnen
web-lobby-spectators = Wie de link heeft, mag toekijken

## Openen

web-lobby-begin = Spel beginnen
web-lobby-open-room = Tafel openen
web-lobby-summary = { $people ->
    [0] { $bots ->
        [one] Eén bot
       *[other] { $bots } bots
    }
    [one] { $bots ->
        [0] Eén persoon
        [one] Eén persoon, één bot
       *[other] Eén persoon, { $bots } bots
    }
   *[other] { $bots ->
        [0] { $people } personen
        [one] { $people } personen, één bot
       *[other] { $people } personen, { $bots } bots
    }
}
web-lobby-summary-open = { $open ->
    [one] één vrije plaats
   *[other] { $open } vrije plaatsen
}
web-lobby-problem-too-few = Er moeten minstens { $fewest } meedoen.
web-lobby-problem-too-many = Er kunnen hoogstens { $most } meedoen.
web-lobby-problem-nameless = Iedereen hier heeft een naam nodig.
web-lobby-problem-same-name = Er kunnen er geen twee { $name } heten.
web-lobby-problem-nobody = Er ontbreekt een plaats voor een persoon: die van jou, of een vrije.

## De kamer voor het spel

web-lobby-title = De tafel staat klaar
web-lobby-code-is = Code
web-lobby-seats = Aan tafel
web-lobby-you = jij
web-lobby-here = hier
web-lobby-there = online
web-lobby-away = offline
web-lobby-sit = Hier gaan zitten
web-lobby-leave = Plaats opgeven
web-lobby-leave-seat = { $name } geeft de plaats op
web-lobby-change = Wijzigen
web-lobby-change-seat = Naam en pion van { $name } wijzigen
web-lobby-done = Klaar
web-lobby-cancel = Annuleren
web-lobby-give-seat-to-bot = Plaats { PLAIN($number) } aan een bot geven
web-lobby-open-up = Vrijgeven voor een persoon
web-lobby-open-seat-up = Plaats { PLAIN($number) } vrijgeven voor een persoon
web-lobby-fill-with-bots = Vrije plaatsen met bots vullen
web-lobby-watching = { $count ->
    [0] Niemand kijkt toe.
    [one] Eén apparaat kijkt toe.
   *[other] { $count } apparaten kijken toe.
}
web-lobby-start = Spel beginnen
web-lobby-not-full = { $count ->
    [one] Eén plaats is nog vrij. Wacht op iemand, of geef hem aan een bot.
   *[other] { $count } plaatsen zijn nog vrij. Wacht op iemand, of geef ze aan bots.
}
web-lobby-only-seated = Wie aan tafel zit, kan beginnen.
web-lobby-waiting = { $count ->
    [one] Eén plaats is nog vrij. Het spel kan beginnen zodra die bezet is.
   *[other] { $count } plaatsen zijn nog vrij. Het spel kan beginnen zodra die bezet zijn.
}
web-lobby-rematch-of = Nog een spel met dezelfde groep. Wie nog ontbreekt, is onderweg.
web-lobby-joined = { $name } is gaan zitten.
web-lobby-left = { $name } heeft de plaats opgegeven.
web-lobby-connection-lost = Verbinding verbroken. Volgende poging over { $seconds } s; hij komt vanzelf terug.
web-lobby-lost-seat = { $name } speelt nu op een ander apparaat. Hier kun je toekijken.

## Anderen binnenlaten

web-lobby-invite = Anderen uitnodigen
web-lobby-invite-about = Stuur de link, laat het plaatje aan de camera van een telefoon zien, of lees de code voor.
web-lobby-link = Link
web-lobby-copy = Kopiëren
web-lobby-copied = Gekopieerd
web-lobby-copy-by-hand = Geselecteerd: kopieer hem met je toetsenbord of door lang te drukken.
web-lobby-picture = Plaatje met de link voor de camera van een telefoon
web-lobby-house = Anderen in huis laten meedoen
web-lobby-house-about = Tot nu toe is de tafel alleen op deze computer te bereiken. Als je het toestaat, kunnen telefoons en computers in hetzelfde netwerk meedoen, en niemand van buiten.
web-lobby-house-open = Toestaan
web-lobby-house-close = Weer sluiten
web-lobby-house-is-open = Open voor het thuisnetwerk
web-lobby-house-elsewhere = Alleen op de computer waarop Magie draait, kun je anderen binnenlaten. Vraag het aan wie daar zit.
web-lobby-house-visitor = Het eerste apparaat is er.
web-lobby-house-waiting = Er doet nog niemand mee vanaf een ander apparaat.
web-lobby-house-other-links = Andere adressen van deze computer
web-lobby-house-trouble = Lukt het niet?
web-lobby-house-check-network = Zit de telefoon op dezelfde wifi, en niet op mobiele data of in een gastnetwerk?
web-lobby-house-check-firewall = Vraagt een firewall op deze computer of Python bereikbaar mag zijn? Sta het toe voor privénetwerken.
web-lobby-house-check-address = Probeer een van de andere adressen hierboven.
web-lobby-house-check-router = Sommige routers houden apparaten uit elkaar. Zoek in de instellingen naar “client-isolatie” en zet dat uit.

## Met een link binnenkomen

web-lobby-arriving = Een plaats aan tafel?
web-lobby-arriving-with = { $edition }, met { $names }.
web-lobby-arriving-first = { $edition }; er is nog niemand.
web-lobby-choose-seat = Welke plaats?
web-lobby-any-seat = Maakt niet uit
web-lobby-take = Gaan zitten
web-lobby-watch = Alleen toekijken
web-lobby-all-taken = Alle plaatsen zijn bezet. Je kunt toekijken.
web-lobby-running = Het spel is bezig. Een plaats die iemand heeft verlaten, kun je overnemen.
web-lobby-over = Dit spel is afgelopen. Je kunt zien hoe het is geëindigd.
web-lobby-back-to-table = Naar de tafel

## Een plaats meenemen naar een ander apparaat

web-lobby-carry = Verder spelen op een ander apparaat
web-lobby-carry-seat = { $name }: verder spelen op een ander apparaat
web-lobby-carry-about = Open deze link op het andere apparaat, of laat het plaatje zien. De plaats hoort dan bij dat apparaat en niet meer bij dit. Wie de link heeft, heeft de plaats.
web-lobby-carry-house = Deze link werkt alleen op deze computer. Laat voor een telefoon eerst anderen in huis meedoen.
web-lobby-take-over = De plaats van { $name } naar dit apparaat halen?
web-lobby-take-over-about = Je speelt dan hier. Het apparaat dat de plaats had, krijgt dat te horen.
web-lobby-take-over-yes = Hier spelen
web-lobby-take-over-bad = Deze link brengt geen plaats mee, of is al gebruikt.

web-lobby-tv = Tafel op een televisie tonen
web-lobby-tv-hint = Groot, zonder handkaarten en zonder knoppen. Iedereen houdt de eigen kaarten op de eigen telefoon.

## Toeval dat te controleren is

web-lobby-fair = Dobbelstenen die te controleren zijn
web-lobby-fair-about = De server heeft een geheim getrokken en elk apparaat een eigen toevalsgetal; deze cijfers leggen beide vast voordat de een dat van de ander kent. Uit alles samen volgen alle dobbelstenen en kaarten. Deze pagina onthoudt de cijfers en vergelijkt ze als het spel is afgelopen. Wie het heel zeker wil weten, schrijft ze op.
web-lobby-fair-commitment = Waarop de server zich heeft vastgelegd
web-lobby-fair-seat = Waarop { $name } zich heeft vastgelegd
