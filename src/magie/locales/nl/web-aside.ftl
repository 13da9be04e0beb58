### Naast het bord: verloop, regels van dit moment, gesprek, stemmingen, menu van de tafel, dit apparaat, toetsen.

web-aside-log-title = Verloop
web-aside-unread = { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
}

## Verloop

web-aside-log-label = Wat er gebeurd is, beurt voor beurt
web-aside-log-empty = Er is nog niets gebeurd.
web-aside-log-none = In de getoonde beurten is daar niets van.
web-aside-log-earlier = { $count ->
    [one] { $count } eerdere beurt tonen
   *[other] { $count } eerdere beurten tonen
}
web-aside-log-newest = Naar de nieuwste regel
web-aside-filter = In het verloop tonen
web-aside-filter-all = Alles
web-aside-filter-mine = Van mij
web-aside-filter-money = Geld
web-aside-filter-trades = Ruilen
web-aside-turn = { $name }, beurt { $number }
web-aside-turn-again = { $name }, beurt { $number }, nog een keer
web-aside-turn-before = Voor de eerste beurt
web-aside-concerns-me = Gaat over jou:
web-aside-taken-back = Teruggenomen:
web-aside-source = In de spelregels onder “{ $source }”
web-aside-ours = Een regel van onszelf; de spelregels zeggen er niets over.
web-aside-further-rules = Daarbij geldt ook
web-aside-rule-missing = De tekst van deze regel is niet geladen. Probeer het zo nog eens.
web-aside-summary = { $name }: { $parts }

# Delen van de samenvatting van een beurt, na de naam.
web-aside-short-rolled = { $dice }
web-aside-die-bus = bus
web-aside-die-magie = Magie
web-aside-short-bought = koopt { $deed }
web-aside-short-sold = { $lot } gaat naar { $name }
web-aside-short-jailed = gaat naar de gevangenis
web-aside-short-freed = komt vrij
web-aside-short-card-drawn = trekt een kaart
web-aside-short-bankrupt = is failliet
web-aside-short-upgraded = stijgt een ster
web-aside-short-accepted = ruilt met { $name }
web-aside-short-paid = betaalt { MONEY($amount) }
web-aside-short-paid-to = betaalt { $name } { MONEY($amount) }
web-aside-short-built = { $count ->
    [one] bouwt één keer
   *[other] bouwt { $count } keer
}
web-aside-short-mortgaged = { $count ->
    [one] neemt een hypotheek
   *[other] neemt { $count } hypotheken
}
web-aside-short-redeemed = { $count ->
    [one] lost een hypotheek af
   *[other] lost { $count } hypotheken af
}
web-aside-short-sold-building = { $count ->
    [one] verkoopt een gebouw
   *[other] verkoopt { $count } gebouwen
}

# Ondertitels van geluiden.
web-aside-sound-dice = dobbelstenen ratelen
web-aside-sound-step = een pion loopt
web-aside-sound-pay = munten gaan eruit
web-aside-sound-receive = munten komen binnen
web-aside-sound-card = een kaart schuift
web-aside-sound-build = twee klopjes
web-aside-sound-hammer = een doffe klap
web-aside-sound-setback = twee lage tonen

# Wat mensen aan tafel doen.
web-aside-entry-sat = { $name } is aan tafel gaan zitten.
web-aside-entry-bot = Voor { $name } speelt vanaf nu een bot.
web-aside-entry-left = { $name } heeft de tafel verlaten.
web-aside-entry-moved = { $name } speelt nu op een ander apparaat.
web-aside-entry-gone = { $name } reageert niet.
web-aside-entry-back = { $name } is er weer.
web-aside-entry-rematch = Iemand heeft een nieuw spel geopend.
web-aside-entry-pace = { $pace ->
    [slow] { $name } zet de bots op langzaam.
    [fast] { $name } zet de bots op snel.
    [at_once] { $name } laat de bots zonder pauze spelen.
   *[normal] { $name } zet de bots op normaal tempo.
}
web-aside-entry-proposed = { $name } laat stemmen: { $motion }.
web-aside-entry-done = { $name }: { $motion }.
web-aside-entry-voted = { $vote ->
    [yes] { $name } stemt voor.
   *[no] { $name } stemt tegen.
}
web-aside-entry-carried = De tafel is het eens: { $motion }.
web-aside-entry-lost = De tafel is het niet eens: { $motion }.

## Regels van dit moment

web-aside-rules-who = Gezien door
web-aside-rules-may = Wat je nu mag
web-aside-rules-may-not = Wat je nu niet mag, en waarom
web-aside-rules-nothing = Op dit moment niets. Het spel gaat zonder jou verder.
web-aside-rules-watching = Je kijkt toe. Dit zeggen de regels over dit moment.
web-aside-rules-waiting = De server wordt geraadpleegd …
web-aside-rules-unanswered = De server gaf geen antwoord. Sluit dit en open het opnieuw.
web-aside-rules-printed = Wat de regels erover zeggen
web-aside-rules-whole = De hele spelregels
web-aside-rules-on = { $what } op { $deed }
web-aside-rules-bid = van { MONEY($least) } tot { MONEY($most) }
web-aside-rules-to = met { $names }

# Onderwerpen van een regelboekje.
web-aside-topic-auction = Veilingen
web-aside-topic-bankruptcy = Faillissement
web-aside-topic-build = Bouwen
web-aside-topic-buy = Kopen
web-aside-topic-cards = Kaarten
web-aside-topic-credit = Krediet
web-aside-topic-debt = Schulden
web-aside-topic-end = Einde van het spel
web-aside-topic-fortune = Vermogenskaarten
web-aside-topic-go = Het startvak
web-aside-topic-goal = Doel van het spel
web-aside-topic-jail = Gevangenis
web-aside-topic-lay-down = Uitkomen
web-aside-topic-mortgage = Hypotheken
web-aside-topic-move = Vooruitgaan
web-aside-topic-players-5-6 = Met vijf en zes spelers
web-aside-topic-rent = Huur
web-aside-topic-reward = De beloning
web-aside-topic-sell = Gebouwen verkopen
web-aside-topic-setup = Klaarzetten
web-aside-topic-shortage = Als gebouwen schaars worden
web-aside-topic-speed-die = De tempodobbelsteen
web-aside-topic-swap = Kaarten ruilen
web-aside-topic-tax = Belastingen
web-aside-topic-token = Pionnen en sterren
web-aside-topic-trade = Ruilen
web-aside-topic-turn = De beurt
web-aside-topic-variant = Varianten

## Gesprek

web-aside-chat-label = Berichten
web-aside-chat-empty = Nog geen berichten.
web-aside-chat-phrases = Iets zeggen
web-aside-chat-as = Schrijven als
web-aside-chat-text = Je bericht
web-aside-chat-send = Versturen
web-aside-chat-ready-only = Aan deze tafel zijn er kant-en-klare zinnen. Iedereen leest ze in de eigen taal.
web-aside-chat-listening = Je kijkt toe: meelezen kan, schrijven niet.
web-aside-chat-mute = { $name } dempen
web-aside-chat-people = Van wie je berichten ziet
web-aside-chat-heard = { $name } zegt: { $remark }

## Menu van de tafel

web-aside-pace = Tempo van de bots
web-aside-pace-slow = Langzaam
web-aside-pace-normal = Normaal
web-aside-pace-fast = Snel
web-aside-pace-at-once = Meteen
web-aside-as = Spreken voor
web-aside-pause = Pauze
web-aside-pause-hint = Niemand kan iets doen en er loopt geen klok.
web-aside-go-on = Verder spelen
web-aside-to-end = Meteen naar het einde
web-aside-to-end-hint = De bots spelen de rest in één keer uit.
web-aside-to-end-running = De bots spelen al zo snel als ze kunnen.
web-aside-pace-of-players = Hoe snel de bots spelen, bepaalt wie nog meedoet.
web-aside-watcher = Iemand die meekijkt
web-aside-take-back-free = Mijn laatste stap terugnemen
web-aside-take-back-ask = Vragen om mijn laatste stap terug te nemen
web-aside-take-back-hint = Nog niemand heeft gezien wat ervan kwam, dus je hoeft het niet te vragen.
web-aside-take-back-ask-hint = Iedereen moet het goed vinden. Dezelfde worpen en kaarten komen terug.
web-aside-absent = Wie er niet is
web-aside-absent-since = { $name } is al { $time } weg.
web-aside-absent-left = { $name } is weggegaan.
web-aside-absent-stand-in = Voor { $name } speelt bot { $bot }.
web-aside-stand-in = Een bot voor { $name } laten spelen
web-aside-stand-in-which = Welke bot
web-aside-remove = Zonder { $name } verder spelen
web-aside-stop = Nu stoppen en afrekenen
web-aside-stop-hint = Iedereen moet het goed vinden. De rijkste wint.
web-aside-leave = De tafel verlaten
web-aside-leave-hint = Voor { $name } wordt voorzichtig doorgespeeld tot iemand de plaats overneemt. Met de link van de tafel kun je terugkomen zolang de plaats vrij is.
web-aside-resign = Het spel opgeven
web-aside-resign-hint = { $name } doet definitief niet meer mee; de anderen spelen verder.
web-aside-record-about = Alle zetten tot nu toe als bestand, voor zover jij ze mag weten: wat voor jou verborgen is, blijft ook daarin verborgen.
web-aside-end-of-game = Spel beëindigen
web-aside-sent = De tafel wordt gevraagd.
web-aside-rules-of-table = Zo speelt deze tafel
web-aside-kept-clock-none = Geen klok
web-aside-kept-clock = { $seconds } seconden per beslissing, en nog { $minutes } minuten voor het hele spel
web-aside-kept-days = { $days ->
    [one] Eén dag per beslissing
   *[other] { $days } dagen per beslissing
}
web-aside-kept-auction-none = Veilingen om de beurt, zonder klok
web-aside-kept-auction = Veilingen van { $seconds } seconden; na een laat bod blijven er { $extend }
web-aside-kept-take-back-off = Zetten kunnen niet terug
web-aside-kept-take-back-own = Eigen zetten kunnen terug zolang niemand heeft gezien wat ervan kwam
web-aside-kept-take-back-ask = Zetten kunnen terug, zo nodig na een stemming

## Stemmingen

web-aside-vote-title = Een stemming
web-aside-vote-asks = { $name } vraagt de tafel: { $motion }?
web-aside-vote-count = { $yes } van de { $needed } stemmen die nodig zijn
web-aside-vote-yes = Ja
web-aside-vote-no = Nee
web-aside-vote-withdraw = Intrekken
web-aside-vote-yes-as = Ja, zegt { $name }
web-aside-vote-no-as = Nee, zegt { $name }
web-aside-vote-waiting = Nog geen antwoord: { $names }

## Klokken

web-aside-clock-left = nog { $time }
web-aside-clock-bank = nog { $time }, uit de reserve
web-aside-clock-bank-has = en { $time } reserve
web-aside-clock-over = De tijd is om
web-aside-clock-game = nog { $time } speeltijd
web-aside-clock-negotiation = nog { $time } om te onderhandelen
web-aside-clock-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}

## Dit apparaat

web-aside-device-language = Taal
web-aside-device-theme = Kleuren
web-aside-theme-system = Zoals het apparaat
web-aside-theme-light = Licht
web-aside-theme-dark = Donker
web-aside-device-sound = Geluid
web-aside-device-volume = Volume
web-aside-device-muted = Dempen
web-aside-device-captions = Geluiden als tekst in het verloop
web-aside-device-try = Beluisteren
web-aside-device-vibrate = Trillen als ik aan de beurt ben
web-aside-device-motion = Animaties
web-aside-motion-full = Alle
web-aside-motion-reduced = Minder
web-aside-motion-off = Geen
web-aside-device-spoken = Wat schermlezers voorlezen
web-aside-spoken-all = Alles
web-aside-spoken-mine = Wat over mij gaat
web-aside-spoken-decisions = Alleen mijn beslissingen
web-aside-device-play = Tijdens het spelen
web-aside-device-confirm = Voor grote betalingen nog eens vragen
web-aside-device-demand = { $name }: altijd om huur vragen
web-aside-device-demand-hint = Anders vraag je er elke keer zelf om; huur waar je niet om vraagt, ben je kwijt.
web-aside-device-coach = Elke beslissing één keer uitleggen
web-aside-device-coach-again = Alle uitleg nog eens tonen
web-aside-device-coach-none = Er is nog geen uitleg weggelegd.
web-aside-device-letters = Sneltoetsen van één letter (r gooit, e beëindigt de beurt …)
web-aside-device-text-size = De tekstgrootte volgt je browser.

## Toetsen

web-aside-keys-intro = Ze werken zolang je niets typt. Tab gaat zoals overal van knop naar knop.
web-aside-keys-turn = Jouw beurt
web-aside-keys-listen = Horen hoe het staat
web-aside-keys-replay = In de herhaling
web-aside-keys-board = Op het bord
web-aside-keys-page = De pagina
web-aside-key-space = Spatie
web-aside-key-enter = Enter
web-aside-key-escape = Esc
web-aside-key-arrows = Pijlen
web-aside-key-page-up = Page Up
web-aside-key-page-down = Page Down
web-aside-key-home = Home
web-aside-key-end = End
web-aside-does-primary = de belangrijkste knop
web-aside-does-option = de mogelijkheid met dit nummer
web-aside-does-roll = gooien
web-aside-does-end = beurt beëindigen
web-aside-does-build = bouwen
web-aside-does-trade = ruilen
web-aside-does-mortgage = hypotheek nemen
web-aside-does-raise = veiling: de volgende stap bieden
web-aside-does-pass = veiling: passen
web-aside-does-undo = terugnemen
web-aside-does-cash = het geld van iedereen
web-aside-does-where = waar iedereen staat
web-aside-does-last = de laatste gebeurtenis; nog eens: die ervoor
web-aside-does-deed = het gekozen vak
web-aside-does-hand = van kaart naar kaart in de hand
web-aside-does-squares = van vak naar vak
web-aside-does-ten = tien vakken vooruit of terug
web-aside-does-start = naar het startvak
web-aside-does-group = naar het volgende vak van de groep
web-aside-does-owner = naar het volgende vak van dezelfde eigenaar
web-aside-does-zoom = groter, kleiner
web-aside-does-rules = regels van dit moment
web-aside-does-help = deze lijst
web-aside-does-escape = sluiten, of een animatie overslaan
web-aside-does-replay-play = afspelen of pauzeren
web-aside-does-replay-stop = pauzeren of sluiten
web-aside-does-replay = een stap terug, een stap verder
web-aside-does-replay-ends = naar het begin, naar het einde

## Voorgelezen

web-aside-say-cash = { $name } { MONEY($amount) }
web-aside-say-where = { $name } op { $square }
web-aside-say-where-jail = { $name } in de gevangenis
web-aside-say-out = { $name } doet niet meer mee
web-aside-say-nothing = Er is nog niets gebeurd.
web-aside-say-no-deed = Er is geen vak gekozen.
web-aside-say-connection-lost = Verbinding verbroken. Nieuwe poging loopt.
web-aside-say-connection-back = Weer verbonden.
web-aside-say-paused = Het spel staat op pauze.
web-aside-say-going-on = Het spel gaat verder.

web-aside-title-turn = ● { $name } is aan de beurt
web-aside-title-rent = ● { $name }: vraag de huur
web-aside-title-watching = Meekijken: { $edition }

# Het spel wacht op iemand aan dit apparaat.
web-aside-call-negotiation = { $name }: ruil, of zeg dat je klaar bent.
web-aside-call-turn-start = { $name }, jij bent aan de beurt: gooi.
web-aside-call-jail-choice = { $name }, jij bent aan de beurt en zit in de gevangenis.
web-aside-call-choose-move = { $name }: kies waar je heen gaat.
web-aside-call-go-choice = { $name }: wil je een betere pion?
web-aside-call-purchase = { $name }: { $square } kost { MONEY($price) }, je hebt { MONEY($cash) }. Kopen, of laten veilen?
web-aside-call-card-choice = { $name }: de kaart geeft je de keuze.
web-aside-call-tax-choice = { $name }: kies de belasting.
web-aside-call-roll-again = { $name }: gooi nog een keer.
web-aside-call-turn-end = { $name }: beëindig je beurt als je klaar bent.
web-aside-call-offer = { $name }: iemand biedt je een ruil aan.
web-aside-call-auction = { $high ->
    [0] { $name }: veiling van { $lot }, nog geen bod. Bied of pas.
   *[other] { $name }: veiling van { $lot }, het bod is { MONEY($high) }. Bied of pas.
}
web-aside-call-debt = { $name }: je bent { MONEY($amount) } schuldig en hebt { MONEY($cash) }.
web-aside-call-transfer = { $name }: je hebt eigendommen met hypotheek gekregen. Aflossen of houden?
web-aside-call-shortage-declare = { $name }: gebouwen zijn schaars. Hoeveel wil je er?
web-aside-call-shortage-place = { $name }: zet je gebouw neer.
web-aside-call-rent-reaction = { $name }: speel je een vermogenskaart?
web-aside-call-block-reaction = { $name }: houd je de kaart tegen?
web-aside-call-other = { $name }: het spel wacht op jou.
