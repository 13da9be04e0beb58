### De opdrachtregel en de tafel in de terminal.

## Hulp. Deze berichten worden zonder Fluent gelezen en hebben daarom geen variabelen.

help-usage = Gebruik:
help-positionals = Wat je noemt
help-options = Opties
help-commands = Opdrachten:
help-command = OPDRACHT
help-which = een van de opdrachten hierboven; magie OPDRACHT --help legt hem uit
help-examples = Voorbeelden:
help-help = deze hulp tonen
help-version = de versie tonen, en waar Magie staat
help-lang = taal van alle teksten; anders die van je systeem
help-json = JSON voor programma’s geven
help-see-help = Meer hulp:
help-edition = EDITIE
help-topic = ONDERWERP
help-file = BESTAND
help-deck = STAPEL
help-names = NAMEN
# In English: an independent project, not affiliated with or endorsed by Hasbro, whose trademark it is.
help-independent = Magie volgt de spelregels van vijf edities van Monopoly; het is een onafhankelijk project, niet verbonden met of gesteund door Hasbro, dat eigenaar is van het merk.
help-magie-description =
    Magie speelt de spellen die uit Elizabeth Magies Landlord’s Game zijn ontstaan,
    regel voor regel, en zegt welke regel het volgt.
help-magie-examples =
    magie play                       de tafel in je browser
    magie play --terminal            hier tegen drie bots spelen
    magie rules classic jail         wat de regels over de gevangenis zeggen
    magie editions                   wat je kunt spelen
help-play-summary = spelen, in de browser of in de terminal
help-play-description =
    Start de tafel op deze computer en opent hem in je browser; Ctrl-C stopt hem, en alle
    spellen blijven bewaard. Met --terminal is de tafel hier, voor jou, voor anderen aan
    hetzelfde toetsenbord en voor bots: ga weg wanneer je wilt, met q of Ctrl-C, het spel
    wordt bewaard en je hoort hoe je verder speelt.
help-play-examples =
    magie play
    magie play --port 8080 --no-open
    magie play --terminal
    magie play --terminal --bots steady,shrewd,rollout
    magie play --terminal --players "Ada,bot,bot:random"
    magie play --terminal --variants parking_pot,three_houses --bots 2
    magie play --terminal --seed 7 --lang de
    magie play --terminal --resume spel.jsonl
help-play-no-open = geen browser openen; het adres wordt getoond
help-play-terminal = hier in de terminal spelen in plaats van in de browser
help-play-in-the-terminal = In de terminal
help-play-edition = welke editie, of het pad van een eigen .toml-bestand (anders: classic)
help-play-variants = korte spellen en andere varianten, met komma’s ertussen; zie magie editions
help-play-deck = een andere stapel kaarten; zie magie editions
help-play-skin = andere namen op het bord: nl, uk, us of je eigen bestand; printed laat ze zoals ze zijn (anders naar de taal)
help-play-players = wie er speelt, op volgorde: namen van mensen, bot, of bot:steady en andere codes; zie magie bots
help-play-bots = zoveel bots, of welke: steady,shrewd:margin=40; zonder --players speel je tegen 3
help-play-bots-value = N|CODES
help-play-seed = een getal dat alle dobbelstenen en kaarten bepaalt; zelfde getal, zelfde geluk
help-play-resume = een bewaard spel voortzetten
help-play-position = beginnen met een stand die als JSON is opgeschreven
help-play-fast = niet wachten na wat de bots doen
help-rules-summary = de regels van een editie lezen, of de edities vergelijken
help-rules-description = De genummerde regels van een boekje in onze eigen woorden, onder de koppen van het boekje.
help-rules-examples =
    magie rules                      welke boekjes en onderwerpen er zijn
    magie rules classic jail         alles over de gevangenis
    magie rules classic go.salary-on-passing
    magie rules classic rent --lang de --json
    magie rules compare jail         hoe de edities in de gevangenis verschillen
    magie rules compare switches     geleende regels en huisregels, editie voor editie
help-rules-edition = wiens regels, of compare; laat het weg om te zien wat er is
help-rules-topic = een onderwerp of het kenmerk van één regel; laat het weg voor het hele boekje
help-editions-summary = de edities met hun varianten en stapels tonen
help-editions-description = De edities die je kunt spelen: met hoeveel, met welke varianten en welke stapels kaarten.
help-editions-examples =
    magie editions
    magie editions --lang de
    magie editions --json
help-edition-summary = je eigen stad op het bord zetten, en het bestand nakijken
help-edition-description =
    new schrijft een bestand met de namen van een bord, die je verandert; check legt uit
    wat er mis is in zo’n bestand of in een eigen editie, en eindigt dan met 1.
help-edition-examples =
    magie edition new my-town
    magie edition new my-town --from classic
    magie edition check my-town.toml
help-edition-action = een nieuw bestand schrijven, of er een nakijken
help-edition-name = NAAM
help-edition-what = naam van het nieuwe bestand, zonder .toml; of het bestand om na te kijken
help-edition-from = wiens bord het is (anders: tempo)
help-bank-summary = de bank voor een echt bord zijn, met telefoons als bankpassen
help-bank-description =
    Start de bank op deze computer en opent hem in je browser: voor mensen met een echt
    bord voor zich. Elke telefoon is een bankpas, de kaartlezer staat op dit scherm.
    Ctrl-C stopt hem, en wat geboekt is, blijft bewaard.
help-bank-examples =
    magie bank
    magie bank --house
    magie bank --port 8080 --no-open
help-bank-house = telefoons in hetzelfde netwerk meteen toelaten; anders vraagt de pagina het
help-replay-summary = een bewaard spel opnieuw vertellen
help-replay-description = Speelt een verslag na, controleert het regel voor regel en vertelt wat er gebeurde.
help-replay-examples =
    magie replay spel.jsonl
    magie replay spel.jsonl --last 20 --lang de
    magie replay spel.jsonl --json
help-replay-file = een verslag: JSON Lines, zoals de terminal het bewaart
help-replay-last = alleen de laatste N zinnen (met --json: gebeurtenissen)
help-bench-summary = meten hoe snel de spelregels op deze computer lopen
help-bench-description = Snelheid van elke bot in elke editie, op één processorkern (per seconde rekentijd) en op alle; aanroepen vanuit Python, geheugen, opstarten, en alle machinecode opnieuw maken.
help-bench-examples =
    magie bench
    magie bench --quick
    magie bench --edition classic --bot steady --json
help-bench-name = EDITIE
help-bench-edition = alleen deze editie; kan vaker worden opgegeven
help-bench-bot = alleen deze bot; kan vaker worden opgegeven
help-bench-quick = zonder het opnieuw maken van alle machinecode
help-fit-summary = het net voor de winstkansen van een editie trainen of controleren
help-fit-description = Bots spelen partijen van de editie, een klein net leert daaruit wie vanuit welke stelling wint, en wat het zegt wordt gecontroleerd met partijen waarvan het niet geleerd heeft. Dat kost enkele minuten rekentijd. Het net van een eigen editie wordt bewaard en vanaf dan gebruikt; zonder eigen net geldt dat van de editie waarop ze voortbouwt.
help-fit-examples =
    magie fit mijn-stad.toml
    magie fit classic --check
    magie fit classic --games 20000 --out netten
help-fit-edition = naam of bestand van een editie
help-fit-games = partijen om van te leren, alle aantallen spelers samen
help-fit-seed = startgetal van deze partijen
help-fit-check = niets leren, alleen het huidige net controleren
help-fit-check-games = partijen van elke soort voor de controle
help-fit-out = map voor de twee bestanden van het net
help-bench-guard = met de vastgelegde verhoudingen vergelijken; fout als iets meer dan een kwart trager is
help-bench-record = die verhoudingen opnieuw vastleggen, voor dit soort computer

## Wat de opdrachten zeggen

cli-unknown-edition = De editie “{ $edition }” is hier niet. Er zijn: { $editions }.
cli-unknown-topic = De regels van { $edition } hebben geen onderwerp “{ $topic }”. Onderwerpen: { $topics }.
cli-topics-of = { $edition }: { $topics }
cli-fit-which = Partijen van { $edition } beoordeelt het net van { $net }.
cli-fit-written = Geschreven: { $file }
cli-fit-problem = De kansen kloppen niet: { $what }
cli-fit-column-games = partijen
cli-fit-column-part = deel
cli-fit-column-positions = stellingen
cli-fit-column-error = kalibratiefout
cli-fit-column-brier = Brierscore
cli-unknown-difference = In “{ $topic }” verschillen de edities niet. Onderwerpen: { $topics }.
cli-skin-name = “{ $name }” kan geen naam zijn: gebruik kleine letters, cijfers en streepjes, eerst een letter.
cli-skin-written = { $file } is geschreven. Verander de namen erin, en dan:
cli-file-exists = { $file } bestaat al en blijft zoals het is.
cli-file-fine = { $file } is in orde: { $name } kan gespeeld worden.
cli-variant-too-dear = Alleen niet met { $variant }: de { PLAIN($deeds) } duurste eigendommen die uitgedeeld kunnen worden, kosten { PLAIN($cost) }, en iedereen begint met { PLAIN($start) }.
cli-file-broken = { $file } klopt niet bij { $place }: { $problem }.
cli-for-players = Voor { $least } tot { $most } spelers.
cli-variants = Varianten:
cli-decks = Stapels: { $decks } (standaard: { $usual })
cli-last-too-small = --last heeft een getal vanaf 1 nodig.
cli-replay-unfinished = Hier eindigt het verslag; het spel was nog niet afgelopen.
cli-compiling = De machinecode van de regels wordt eenmalig gemaakt; dat duurt ongeveer een halve minuut.
cli-cannot-read = { $file } kan niet worden gelezen: { $problem }.
cli-cannot-write = { $file } kan niet worden geschreven: { $problem }.
cli-no-record = { $file } is geen verslag dat gespeeld kan worden: { $problem }
cli-cannot-start = Zo kan het spel niet beginnen: { $problem }.
cli-not-at-the-terminal = De editie “{ $edition }” kun je nog niet in de terminal spelen.
cli-only-terminal = { $option } hoort bij het spel in de terminal: zet er --terminal bij. In de browser kies je dit op de pagina.
cli-name-twice = Twee spelers heten { $name }. Geef ze verschillende namen.
cli-name-empty = Een speler heeft geen naam. Schrijf bijvoorbeeld --players "Ada,bot,bot".
cli-position-players = In deze stand { $count ->
    [one] zit { $count } speler
   *[other] zitten { $count } spelers
} aan tafel; --players moet er evenveel noemen.
cli-bot-names = Bram Cato Daan Eva Floris Guusje Hugo Ilse

## Aan tafel

cli-welcome = Welkom aan tafel.
cli-welcome-back = Welkom terug.
cli-seed = Geluk: getal { $seed }.
cli-how-to = Typ een nummer. Enter gooit of beëindigt je beurt, ? helpt, q bewaart.
cli-goodbye = Het spel is bewaard. Zo speel je verder:
cli-over = Het spel is afgelopen. Om na te lezen:
cli-place = { $place }. { $name }
cli-bank = Bank: { $houses } huizen, { $hotels } hotels
cli-bank-and-pot = Bank: { $houses } huizen, { $hotels } hotels; pot { $pot }
cli-is-out = failliet
cli-is-in-jail = in de gevangenis
cli-has-jail-cards = vrijkaarten: { $count }
cli-is-mortgaged = met hypotheek
cli-has-hotel = hotel
cli-has-houses = { $count ->
    [0] onbebouwd
    [one] { $count } huis
   *[other] { $count } huizen
}
cli-price = prijs { $sum }
cli-no-deeds = geen eigendommen
cli-no-clause = Hier staat geen regel achter: zo gaat het nu eenmaal aan een tafel.
cli-not-understood = Ik begrijp “{ $what }” niet. ? laat zien wat je kunt doen.
cli-choose-a-number = Typ een van de nummers, of ? voor hulp.
cli-a-number-please = Een heel getal, alsjeblieft.
cli-which-one = Welke? (Enter: terug)
cli-how-much = Hoeveel?
cli-no-undo = Gespeeld is gespeeld: terugnemen kan aan deze tafel niet.
cli-between-on = Je wordt nu ook in de beurten van anderen iets gevraagd. between off stopt dat.
cli-between-off = Je wordt alleen iets gevraagd als het spel op je wacht.
cli-demand-on = Er wordt meteen voor je om huur gevraagd.
cli-demand-off = Vanaf nu moet je zelf om huur vragen, voordat de volgende speler gooit.
cli-really-resign = Wil je echt opgeven? (j/n)
cli-save-where = Noem een bestand: save mijn-spel.jsonl
cli-saved = Bewaard in { $file }.
cli-help =
    Een nummer kiest uit de lijst. Je kunt ook typen wat je wilt doen:
      roll, buy, decline, bid 500, pass, end  het spel
      build badstrasse, sell badstrasse       huizen; begin van de naam is genoeg
      mortgage badstrasse, redeem badstrasse  hypotheken
      trade                                   een ruil, vraag voor vraag
      offer bram give 200 turmstrasse take badstrasse
      demand on, demand off                   vanzelf huur vragen, of niet
      between on, between off                 meedoen in beurten van anderen
      resign                                  opgeven
    En om rond te kijken:
      board, deeds, log, log 50               de tafel en wat er gebeurde
      why, why 3                              regels achter de laatste zinnen
      rules, rules jail                       de regels over een onderwerp
      save BESTAND                            een kopie van het spel tot nu toe
      q                                       bewaren en weggaan
    Op het bord: A3 is van A en heeft 3 huizen; H hotel, - hypotheek, <A> pion.
cli-not-now = Nu niet mogelijk, en waarom:

## Het menu

cli-menu-wait = de anderen verder laten spelen
cli-menu-offer = ruilen …
cli-menu-counter = een tegenbod doen …
cli-menu-bid = een ander bedrag bieden …
cli-menu-list = { $kind } … ({ $count } mogelijkheden)

## Vragen

cli-ask-auction-open = Veiling van { $lot }: nog geen bod. Je hebt { MONEY($sum) }.
cli-ask-auction = Veiling van { $lot }: { $seat } heeft het hoogste bod, { MONEY($amount) }. Je hebt { MONEY($sum) }.
cli-ask-debt = { $creditor_kind ->
    [bank] Je bent de bank { MONEY($amount) } schuldig, hebt { MONEY($sum) } en komt { MONEY($missing) } tekort.
    [pot] Je bent de pot { MONEY($amount) } schuldig, hebt { MONEY($sum) } en komt { MONEY($missing) } tekort.
   *[player] Je bent { $creditor } { MONEY($amount) } schuldig, hebt { MONEY($sum) } en komt { MONEY($missing) } tekort.
} Verkoop, neem een hypotheek of ruil:
cli-ask-offer = { $maker } biedt je { $give } en wil daarvoor { $take }.
cli-ask-own-offer = Jouw aanbod ligt op tafel: { $give } voor { $take }.
cli-ask-purchase = { $square } is te koop: { MONEY($amount) }. Je hebt { MONEY($sum) }.
cli-ask-tax = Welke belasting kies je? Er wordt pas daarna geteld.
cli-ask-transfer = Je krijgt eigendommen met hypotheek: houden of nu aflossen?
cli-ask-jail = Je zit in de gevangenis; dit is daar beurt { $count }.
cli-ask-between = { $on_turn } is aan de beurt; je mag iets doen.

## Ruil

cli-trade-intro = Een ruil. { $cancel } breekt bij elke vraag af; Enter betekent: geen.
cli-trade-with = Met wie?
cli-trade-give-deeds = Welke van je eigendommen geef je? (nummers)
cli-trade-give-cash = Hoeveel geld geef je?
cli-trade-give-cards = Hoeveel vrijkaarten geef je? (van { $count })
cli-trade-take-deeds = Welke eigendommen wil je? (nummers)
cli-trade-take-cash = Hoeveel geld wil je?
cli-trade-take-cards = Hoeveel vrijkaarten wil je? (van { $count })
cli-trade-redeem = Hypotheek meteen aflossen: { $deeds }? (j/n)
cli-trade-summary = Je biedt { $to }: { $give }. Je wilt: { $take }.
cli-trade-sure = Dit aanbod doen? (j/n)
