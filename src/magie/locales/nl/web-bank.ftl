### De bank voor een echt bord: inrichten, meedoen, boeken, afrekenen.

## Inrichten

web-bank-title = Bank voor een echt bord
web-bank-about = Jullie spelen aan tafel op een echt bord, en deze computer is de bank: elke telefoon is een bankpas, en niemand telt biljetten.
web-bank-mine = Jouw banken
web-bank-nobody-yet = Nog niemand
web-bank-forget = Bank { $code } van dit apparaat halen
web-bank-which-box = Welke doos ligt op tafel?
web-bank-which-box-hint = Die bepaalt het startbedrag, de toetsen en de huren. Alles kun je veranderen.
web-bank-another-box = Een andere
web-bank-who-books = Wie boekt er voor de bank?
web-bank-mode-everyone = Iedereen
web-bank-mode-everyone-about = Elke kaart mag Start en betalingen van de bank boeken. Iedereen ziet het en kan bezwaar maken.
web-bank-mode-banker = Eén bankier
web-bank-mode-banker-about = In het begin dit apparaat. Later kun je de taak aan een kaart overdragen.
web-bank-profile = Bedragen en toetsen
web-bank-profile-about = Niet elke doos is gelijk. Vul in wat er in jouw spelregels staat.
web-bank-profile-start = Startbedrag
web-bank-profile-salary = Bedrag voor Start
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
web-bank-only-reader-about = Eén apparaat midden op tafel, met twee gleuven en toetsen. Geen telefoon nodig.
web-bank-to-reader = Naar de kaartlezer

## Meedoen

web-bank-join = Een bankpas nemen
web-bank-join-about = Deze telefoon wordt jouw kaart.
web-bank-join-late = De bank is al open. Een nieuwe kaart begint op 0; de anderen betalen je wat je hoort te hebben.
web-bank-join-new = Nieuwe kaart nemen
web-bank-join-known = Of een kaart die er al is
web-bank-join-this = Nemen
web-bank-claim = Hierheen halen
web-bank-claim-waits = De andere telefoon wordt gevraagd. Zodra iemand ja zegt, heb jij de kaart.
web-bank-claim-refused = De kaart van { $name } blijft waar die is.
web-bank-cancel = Annuleren
web-bank-watch = Alleen kijken

## Voor het begin

web-bank-lobby = De bank gaat zo open
web-bank-lobby-about = Laat iedereen met een telefoon meedoen. Wie er geen heeft, krijgt hier een kaart voor de lezer.
web-bank-lobby-joined = Je doet mee
web-bank-lobby-joined-about = Het begint zo. Laat deze pagina open.
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
web-bank-save = Opslaan

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
web-bank-out = doet niet meer mee
web-bank-banker = bankier
web-bank-for-rent = Huur
web-bank-for-purchase = Aankoop
web-bank-for-building = Bouwen
web-bank-for-mortgage = Hypotheek
web-bank-for-tax = Belasting
web-bank-for-fine = Boete
web-bank-for-card = Kaart
web-bank-for-trade = Ruil
web-bank-for-salary = Start
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
web-bank-go = Start
web-bank-go-me = Start: { MONEY($amount) } voor mij
web-bank-go-for = Start voor { $name }
web-bank-from = Van
web-bank-to = Aan
web-bank-for-whom = Voor
web-bank-ask-whom = Wie moet betalen?
web-bank-amount = Bedrag
web-bank-how-much = Hoeveel?
web-bank-whom-to-pay = Aan wie?
web-bank-whom-to-ask = Van wie?
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
web-bank-last = Laatste
web-bank-undo = Terugdraaien
web-bank-ask-undo = Vragen om terug te draaien
web-bank-banker-books = Dat boekt { $name }.
web-bank-you-are-out = Je doet niet meer mee. Je kunt blijven kijken.
web-bank-tabs = Weergaven
web-bank-tab-card = Kaart
web-bank-tab-all = Iedereen
web-bank-tab-reader = Lezer
web-bank-tab-more = Meer
web-bank-show-bank = Naar de bank
web-bank-show-card = Naar mijn kaart

## Vragen en bezwaar

web-bank-requests = Open verzoeken
web-bank-asked-pay = { $isMe ->
    [true] { $by } vraagt je om { MONEY($amount) }.
   *[other] { $by } vraagt { $payer } om { MONEY($amount) }.
}
web-bank-asked-undo = { $by } wil iets terugdraaien: { $bookings }.
web-bank-asked-new-game = { $by } wil een nieuw spel: iedereen heeft dan weer het startbedrag.
web-bank-asked-claim = { $isMe ->
    [true] Een andere telefoon wil jouw kaart.
   *[other] Een andere telefoon wil de kaart van { $name }.
}
web-bank-yes-pay = Betalen
web-bank-yes-other = Akkoord
web-bank-no = Nee
web-bank-seconds = { $seconds } s
web-bank-waits-for = Wachten op { $names }
web-bank-waits = Wachten op de bank
web-bank-withdraw = Intrekken
web-bank-object = Bezwaar ({ $seconds })

## Het gedeelde scherm

web-bank-code = Code
web-bank-invite = Telefoons toevoegen
web-bank-bank-pays = De bank betaalt
web-bank-ledger = Boekingen
web-bank-ledger-empty = Nog niets geboekt.
web-bank-ledger-all = { $count } oudere tonen
web-bank-print = Afdrukken
web-bank-was-undone = teruggedraaid
web-bank-what-go = Start
web-bank-what-pot = Pot
web-bank-what-asked = op verzoek
web-bank-what-undo = Teruggedraaid
web-bank-what-objection = Teruggedraaid na bezwaar
web-bank-what-bankrupt = Faillissement
web-bank-what-auction = Veiling
web-bank-what-new-game = Nieuw spel
web-bank-what-started = Begin
web-bank-row-taken = { $name } doet mee.
web-bank-row-moved = De kaart van { $name } is op een andere telefoon.
web-bank-row-added = Nieuwe kaart: { $name }
web-bank-row-dropped = Kaart verwijderd: { $name }
web-bank-row-banker = { $name } boekt voor de bank.
web-bank-row-everyone = Iedereen boekt voor de bank.
web-bank-row-refused = Een verzoek is niet ingewilligd.
web-bank-row-finished = Het spel is afgelopen.
web-bank-row-reopened = Het spel gaat verder.
web-bank-row-started = De bank is open.
web-bank-row-auction-opened = Veiling: { $lot }
web-bank-row-auction-cancelled = Veiling afgebroken: { $lot }
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
web-bank-hammer = Verkocht aan { $name } voor { MONEY($amount) }
web-bank-cancel-auction = Afbreken, niets verkocht
web-bank-lot = Wat wordt geveild?
web-bank-lot-in-words = Iets anders
web-bank-lot-text = Hoe heet het?
web-bank-open-auction = Veilen

## Af en toe

web-bank-only = Alleen { $name }
web-bank-only-here = Alleen dit apparaat
web-bank-rename = Naam wijzigen
web-bank-bankrupt = Failliet
web-bank-bankrupt-about = Wat nog op de kaart staat, gaat naar de schuldeiser. De kaart doet dan niet meer mee.
web-bank-bankrupt-who = Wie is failliet?
web-bank-creditor = De rest gaat naar
web-bank-bankrupt-yes = { $name } is failliet
web-bank-score = Vermogen tellen
web-bank-score-about = Saldo, eigendommen voor de koopprijs (met hypotheek de helft), huizen en hotels voor wat ze kosten.
web-bank-score-known = Wat hier is geboekt, is ingevuld; tik op een speler om te zeggen van wie iets is.
web-bank-score-no-deeds = De bank kent de eigendommen van dit bord niet.
web-bank-worth = { $name }: { MONEY($amount) }
web-bank-built-on = { $deed }: gebouwen
web-bank-owned-plain = Onbebouwd
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
web-bank-awake-hint = Wil je dat het scherm aanblijft, stel dan op je telefoon een langere tijd in tot de vergrendeling. Valt hij in slaap, dan is de kaart bij het wekken meteen terug.
