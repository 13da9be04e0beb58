### De bank voor een echt bord: inrichten, meedoen, boeken, afrekenen.

## Inrichten

web-bank-title = Bank voor het echte bord
web-bank-about = Jullie spelen aan tafel op een echt bord, en deze computer is de bank: elke telefoon is een bankkaart, en niemand telt biljetten.
web-bank-mine = Jouw banken
web-bank-nobody-yet = Nog niemand
web-bank-forget = Bank { $code } van dit apparaat halen
web-bank-which-box = Welke doos ligt op tafel?
web-bank-which-box-hint = Daaruit komen het startbedrag, de toetsen en de huren van de straten. Alles kun je veranderen.
web-bank-another-box = Een andere
web-bank-who-books = Wie boekt er voor de bank?
web-bank-mode-everyone = Iedereen
web-bank-mode-everyone-about = Elke kaart mag START en betalingen van de bank boeken. Iedereen ziet het en kan bezwaar maken.
web-bank-mode-banker = Alleen één bankier
web-bank-mode-banker-about = In het begin dit apparaat. Later kun je de taak aan een kaart geven.
web-bank-profile = Bedragen en toetsen
web-bank-profile-about = Niet elke doos is gelijk. Vul in wat er in jouw spelregels staat.
web-bank-profile-start = Startbedrag
web-bank-profile-salary = Bedrag voor START
web-bank-profile-least = Kleinste bedrag op de lezer
web-bank-profile-most = Grootste bedrag op de lezer
web-bank-profile-step = Stapgrootte
web-bank-profile-small-key = Waarde van toets K
web-bank-profile-big-key = Waarde van toets M
web-bank-profile-sign = Munt
web-bank-profile-sign-first = Munt staat voor het bedrag
web-bank-profile-cards = Kaarten
web-bank-open = Bank openen
web-bank-only-reader = Alleen een kaartlezer
web-bank-only-reader-about = Eén apparaat midden op tafel, twee gleuven, toetsen. Geen telefoon nodig.
web-bank-to-reader = Naar de kaartlezer

## Meedoen

web-bank-join = Een bankkaart nemen
web-bank-join-about = Deze telefoon wordt jouw kaart.
web-bank-join-late = De bank is al open. Een nieuwe kaart begint met 0; de anderen storten wat jij moet krijgen.
web-bank-join-new = Nieuwe kaart nemen
web-bank-join-known = Of een die er al is
web-bank-join-this = Nemen
web-bank-claim = Hierheen halen
web-bank-claim-waits = De andere telefoon wordt gevraagd. Zodra iemand ja zegt, heb jij de kaart.
web-bank-claim-refused = De kaart van { $name } blijft waar die is.
web-bank-cancel = Annuleren
web-bank-watch = Alleen kijken

## Voor het begin

web-bank-lobby = De bank gaat zo open
web-bank-lobby-about = Laat iedereen met de telefoon meedoen. Wie er geen heeft, krijgt hier een kaart voor de lezer.
web-bank-lobby-joined = Je doet mee
web-bank-lobby-joined-about = Zo begint het. Laat deze pagina open.
web-bank-cards = Kaarten
web-bank-no-cards = Nog geen kaart
web-bank-this-phone = deze telefoon
web-bank-joined = doet mee
web-bank-asleep = telefoon slaapt
web-bank-no-phone = zonder telefoon
web-bank-drop-card = Kaart van { $name } verwijderen
web-bank-add-card = Kaart zonder telefoon
web-bank-add-card-hint = Die wordt op de lezer geboekt; een telefoon kan hem later nemen.
web-bank-add = Toevoegen
web-bank-begin = Beginnen
web-bank-under-way = Het spel is al bezig
web-bank-under-way-hint = Dan typ je in wat iedereen nu heeft. 1,2m is 1.200.000.
web-bank-start = Iedereen begint met { MONEY($amount) }
web-bank-start-typed = Met deze bedragen beginnen
web-bank-save = Overnemen

## Rekeningen en geld

web-bank-money = { MONEY($amount) }
web-bank-card = Kaart { PLAIN($card) }
web-bank-the-bank = Bank
web-bank-the-pot = Pot
web-bank-the-host = de bank
web-bank-booking = { $source } betaalt { MONEY($amount) } aan { $target }
web-bank-pays-to = betaalt aan
web-bank-unit = keer { PLAIN($number) }
web-bank-unit-thousand = K
web-bank-unit-million = M
web-bank-units = Eenheid
web-bank-balances = Saldi
web-bank-pot = Gezamenlijke pot
web-bank-out = uitgevallen
web-bank-banker = bankier
web-bank-for-rent = Huur
web-bank-for-purchase = Aankoop
web-bank-for-building = Bouwen
web-bank-for-mortgage = Hypotheek
web-bank-for-tax = Belasting
web-bank-for-fine = Boete
web-bank-for-card = Kaart
web-bank-for-trade = Ruil
web-bank-for-salary = START
web-bank-for-start = Startbedrag
web-bank-for-auction = Veiling
web-bank-for-pot = Pot

## Op de telefoon

web-bank-my-card = Mijn kaart
web-bank-speak = Saldo voorlezen
web-bank-spoken = { $name } heeft { MONEY($amount) }.
web-bank-what-to-do = Wat wil je doen?
web-bank-pay = Betalen
web-bank-ask = Vragen
web-bank-go = START
web-bank-go-me = START: { MONEY($amount) } voor mij
web-bank-go-for = START voor { $name }
web-bank-from = Van
web-bank-to = Aan
web-bank-for-whom = Voor
web-bank-ask-whom = Wie moet betalen?
web-bank-amount = Bedrag
web-bank-how-much = Hoeveel?
web-bank-whom-to-pay = Aan wie?
web-bank-whom-to-ask = Wie wil je vragen?
web-bank-do-pay = Betalen
web-bank-do-pay-to = { MONEY($amount) } aan { $name } betalen
web-bank-do-ask = Om geld vragen
web-bank-do-ask-of = { $name } om { MONEY($amount) } vragen
web-bank-pick-deed = Huur of prijs opzoeken
web-bank-no-note = Zonder deze vermelding
web-bank-find-deed = Straat zoeken
web-bank-no-deed = Zo heet hier niets.
web-bank-rent-bare = Huur
web-bank-rent-group = Huur, hele kleurgroep
web-bank-rent-houses = { $count ->
    [one] Huur met één huis
   *[other] Huur met { $count } huizen
}
web-bank-rent-hotel = Huur met hotel
web-bank-rent-stations = { $count ->
    [one] Huur, één station
   *[other] Huur, { $count } stations
}
web-bank-rent-dice = { $count ->
    [one] Eén nutsbedrijf, { $dice } gegooid
   *[other] { $count } nutsbedrijven, { $dice } gegooid
}
web-bank-deed-purchase = Koopprijs
web-bank-deed-house = Eén huis
web-bank-deed-hotel = Hotel
web-bank-deed-mortgage = Hypotheek
web-bank-last = Laatst
web-bank-undo = Terugnemen
web-bank-ask-undo = Om terugname vragen
web-bank-banker-books = Dat boekt { $name }.
web-bank-you-are-out = Je bent uitgevallen. Je kunt blijven kijken.
web-bank-tabs = Weergaven
web-bank-tab-card = Kaart
web-bank-tab-all = Iedereen
web-bank-tab-reader = Lezer
web-bank-tab-more = Meer
web-bank-show-bank = Naar de bank
web-bank-show-card = Naar mijn kaart

## Vragen en bezwaar

web-bank-requests = Open vragen
web-bank-asked-pay = { $isMe ->
    [true] { $by } vraagt je om { MONEY($amount) }.
   *[other] { $by } vraagt { $payer } om { MONEY($amount) }.
}
web-bank-asked-undo = { $by } wil iets terugnemen: { $bookings }.
web-bank-asked-new-game = { $by } wil een nieuw spel: iedereen heeft dan weer het startbedrag.
web-bank-asked-claim = { $isMe ->
    [true] Een andere telefoon wil jouw kaart.
   *[other] Een andere telefoon wil de kaart van { $name }.
}
web-bank-yes-pay = Betalen
web-bank-yes-other = Akkoord
web-bank-no = Nee
web-bank-seconds = { $seconds } s
web-bank-waits-for = Nog nodig: { $names }
web-bank-waits = Nog nodig: de bank
web-bank-withdraw = Intrekken
web-bank-object = Bezwaar ({ $seconds })

## Het gedeelde scherm

web-bank-code = Code
web-bank-invite = Telefoons erbij halen
web-bank-bank-pays = De bank betaalt
web-bank-ledger = Boekingen
web-bank-ledger-empty = Nog niets geboekt.
web-bank-ledger-all = { $count } oudere tonen
web-bank-print = Afdrukken
web-bank-was-undone = teruggenomen
web-bank-what-go = START
web-bank-what-pot = Pot
web-bank-what-asked = op verzoek
web-bank-what-undo = Terugname
web-bank-what-objection = Na bezwaar terug
web-bank-what-bankrupt = Failliet
web-bank-what-auction = Veiling
web-bank-what-new-game = Nieuw spel
web-bank-what-started = Begin
web-bank-row-taken = { $name } is er.
web-bank-row-moved = De kaart van { $name } is op een andere telefoon.
web-bank-row-added = Nieuwe kaart: { $name }
web-bank-row-dropped = Kaart verwijderd: { $name }
web-bank-row-banker = Voor de bank boekt { $name }.
web-bank-row-everyone = Iedereen boekt voor de bank.
web-bank-row-refused = Een verzoek ging niet door.
web-bank-row-finished = Het spel is afgelopen.
web-bank-row-reopened = Het gaat verder.
web-bank-row-started = De bank is open.
web-bank-row-auction-opened = Veiling: { $lot }
web-bank-row-auction-cancelled = Veiling gestopt: { $lot }
web-bank-offline = De bank is nu niet bereikbaar.
web-bank-unreachable-since = Bank niet bereikbaar sinds { $time }. Je ziet de laatste stand.
web-bank-try-now = Nu proberen

## Veiling

web-bank-auction = Veiling
web-bank-auction-of = Veiling: { $lot }
web-bank-best-bid = { $name } biedt { MONEY($amount) }
web-bank-no-bid = Nog geen bod
web-bank-who-bids = Wie biedt?
web-bank-bid = Bod
web-bank-bid-amount = { MONEY($amount) } bieden
web-bank-hammer = Toewijzen: { $name } voor { MONEY($amount) }
web-bank-cancel-auction = Stoppen, niets verkocht
web-bank-lot = Wat wordt geveild?
web-bank-lot-in-words = Iets anders
web-bank-lot-text = Hoe heet het?
web-bank-open-auction = Veilen

## Af en toe

web-bank-only = Alleen { $name }
web-bank-only-here = Alleen dit apparaat
web-bank-rename = Andere naam
web-bank-bankrupt = Failliet
web-bank-bankrupt-about = Wat nog op de kaart staat, gaat naar de schuldeiser. De kaart doet dan niet meer mee.
web-bank-bankrupt-who = Wie is failliet?
web-bank-creditor = De rest gaat naar
web-bank-bankrupt-yes = { $name } is failliet
web-bank-score = Vermogen tellen
web-bank-score-about = Saldo, grond voor de koopprijs (met hypotheek de helft), huizen en hotels voor wat ze kosten.
web-bank-score-whose = Wiens bezit?
web-bank-score-no-deeds = Van dit bord kent de bank geen grond.
web-bank-worth = { $name }: { MONEY($amount) }
web-bank-not-owned = –
web-bank-owned = Van mij, onbebouwd
web-bank-owned-mortgaged = Met hypotheek
web-bank-owned-houses = { $count ->
    [one] Eén huis
   *[other] { $count } huizen
}
web-bank-owned-hotel = Hotel
web-bank-finish = Spel beëindigen
web-bank-over = De avond is voorbij
web-bank-reopen = Toch verder spelen
web-bank-give-back = Kaart teruggeven
web-bank-awake-hint = Zo blijft het scherm aan: zet de automatische vergrendeling van je telefoon langer. Valt hij in slaap, dan is de kaart bij het wekken meteen terug.
