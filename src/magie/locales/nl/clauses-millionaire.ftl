### Clauses of the millionaire rulebook in our own words.

## goal

clause-millionaire-goal-first-to-million = Je wint als je de eerste bent met 1 miljoen aan contant geld.
    .title = Als eerste een miljoen
clause-millionaire-goal-immediate = Zodra je geld 1 miljoen bereikt, is het spel afgelopen, ook in de beurt van een ander. Eigendommen tellen niet mee en open schulden gaan voor. Lukt het twee spelers tegelijk, dan wint wie aan de beurt is, anders de eerste met de klok mee.
    .title = De winst telt meteen
clause-millionaire-goal-no-need-to-bankrupt-others = Je hoeft niemand te gronde te richten: je kunt winnen terwijl alle anderen nog meespelen.
    .title = Niemand hoeft failliet
clause-millionaire-goal-money-format = Het geld van dit spel krijgt een M en komma’s tussen de duizendtallen, nooit punten of spaties: M1,000,000.
    .title = Zo schrijf je bedragen
clause-millionaire-goal-k-notation = Een k achter een getal betekent duizend: 372k is dus 372 duizend.
    .title = Wat de k betekent

## setup

clause-millionaire-setup-players = Je speelt met minstens 2 en hoogstens 4 spelers.
    .title = Twee tot vier spelers
clause-millionaire-setup-age = Het spel is bedoeld voor spelers van 8 jaar en ouder.
    .title = Aanbevolen leeftijd
clause-millionaire-setup-components-deeds = Er zijn 22 eigendomskaarten, allemaal straten uit kleurgroepen. Stations en nutsbedrijven bestaan hier niet.
    .title = De eigendomskaarten
clause-millionaire-setup-components-tokens = Er zijn 4 sets pionnen. Elke set heeft er 3: een met 1 ster, een met 3 sterren en een met 5.
    .title = Twaalf pionnen in vier sets
clause-millionaire-setup-components-fortune-cards = Er zijn 22 vermogenskaarten, voor elk eigendom op het bord één.
    .title = De vermogenskaarten
clause-millionaire-setup-components-millionaire-cards = De stapel Miljonairskaarten telt 14 kaarten.
    .title = De Miljonairskaarten
clause-millionaire-setup-components-chance-cards = Van de Kanskaarten liggen er 14 op de stapel.
    .title = De Kanskaarten
clause-millionaire-setup-components-houses-hotels = Er zijn 32 huizen en 12 hotels, en niet meer. Zijn ze op, dan wacht je tot er terugkomen; willen meer spelers de laatste, dan worden ze geveild vanaf 1k.
    .title = Huizen en hotels zijn beperkt
clause-millionaire-setup-components-misc = Naast kaarten, pionnen en gebouwen zijn er een speelbord, geld, een sorteerbak, 4 overzichtskaarten en 2 dobbelstenen.
    .title = Wat er verder in de doos zit
clause-millionaire-setup-fortune-cards-on-properties = Voor het spel worden de vermogenskaarten geschud en wordt er op elk eigendom één gedekt neergelegd. Niemand weet welke waar ligt.
    .title = Een geheim op elk eigendom
clause-millionaire-setup-detach-fortune-cards = Voor het allereerste spel druk je de vermogenskaarten uit hun kartonnen raam.
    .title = Vermogenskaarten uitpakken
clause-millionaire-setup-shuffle-chance = De Kanskaarten gaan geschud en gedekt op hun plek; de volgorde blijft geheim.
    .title = Kanskaarten worden geschud
clause-millionaire-setup-shuffle-millionaire = De Miljonairskaarten liggen goed geschud en gedekt klaar, op de plek waar anders het Algemeen Fonds ligt.
    .title = Miljonairskaarten worden geschud
clause-millionaire-setup-bank-tray = De stapeltjes geld gaan in de vakken van de sorteerbak. Die bak is de bank.
    .title = De bak is de bank
clause-millionaire-setup-overview-card = Elke speler krijgt een overzichtskaart met de belangrijkste regels.
    .title = Hulp voor iedereen
clause-millionaire-setup-token-set = Je kiest een set van drie pionnen. Twee spelers kunnen niet dezelfde set hebben.
    .title = Een set pionnen kiezen
clause-millionaire-setup-one-star-on-los = Je begint op Start met je pion van 1 ster. Voor dit begin krijg je geen salaris.
    .title = Beginnen met één ster
clause-millionaire-setup-start-cash = Iedere speler begint met 372k: twee biljetten van elk 1k, 5k, 10k, 20k, 50k en 100k.
    .title = Waarmee je begint

## bank

clause-millionaire-bank-no-banker = Niemand leidt de bank; ze is er voor jullie allemaal en haar geld raakt nooit op.
    .title = Een bank zonder bankier
clause-millionaire-bank-estate-agent = Jullie wijzen één speler aan als makelaar. Die zorgt voor eigendomskaarten, huizen en hotels en speelt gewoon mee.
    .title = De makelaar
clause-millionaire-bank-agent-sorts-deeds = De makelaar houdt de eigendomskaarten op kleur gesorteerd.
    .title = Kaarten op kleur gesorteerd
clause-millionaire-bank-agent-sells-and-auctions-property = Vrije eigendommen worden door de makelaar verkocht of geveild; het geld gaat naar de bank.
    .title = De makelaar handelt in grond
clause-millionaire-bank-agent-sells-buildings = Huizen en hotels krijg je uit de voorraad van de makelaar; betalen doe je aan de bank.
    .title = De makelaar verkoopt gebouwen

## turn

clause-millionaire-turn-first-player = Iedereen gooit beide dobbelstenen. Het hoogste totaal begint; bij gelijke stand gooien die spelers nog eens.
    .title = Wie er begint
clause-millionaire-turn-clockwise = Na de eerste speler volgen de anderen met de klok mee.
    .title = Met de klok mee
clause-millionaire-turn-step-1-roll-and-move = Je beurt begint met een worp van beide dobbelstenen, en je gaat zoveel vakken vooruit.
    .title = Eerst: gooien en lopen
clause-millionaire-turn-step-2-fortune-card = Ligt er een vermogenskaart waar je terechtkomt, dan pak en lees je die voordat er op dat vak iets anders gebeurt.
    .title = Dan: is er een vermogenskaart?
clause-millionaire-turn-step-3-space = Dan doe je wat je vak vraagt: Start, vrij eigendom, andermans eigendom, Kans- of Miljonairsvak, Ga naar de gevangenis, op bezoek of Vrij Parkeren.
    .title = Daarna: het vak afhandelen
clause-millionaire-turn-doubles-roll-again = Heb je dubbel gegooid, dan gooi je opnieuw en doe je nog een hele zet.
    .title = Dubbel: nog een keer gooien
clause-millionaire-turn-third-doubles-jail = Gooi je drie keer achter elkaar dubbel, dan moet je direct naar de gevangenis. Met de derde worp loop je niet meer.
    .title = Drie dubbels is gevangenis
clause-millionaire-turn-end = Is alles afgehandeld, dan is je beurt voorbij en speelt de volgende.
    .title = De beurt gaat verder
clause-millionaire-turn-not-over-until-property-sold = Je beurt eindigt niet zolang het vrije eigendom waar je staat onverkocht is. Biedt niemand, dan neem jij het voor 1k; kun je dat niet, dan de eerste met de klok mee die 1k heeft.
    .title = Vrij eigendom moet verkocht worden
clause-millionaire-turn-window-actions = In je eigen beurt en tussen de beurten van de anderen mag je huizen en hotels kopen voor je complete groepen, en handelen.
    .title = Zaken tijdens het spel

## go

clause-millionaire-go-land-or-pass = Wat er bij Start gebeurt, gebeurt één keer, of je er nu voorbijgaat of precies op stopt.
    .title = Bij Start komen
clause-millionaire-go-decide-then-salary = Bij Start beslis je eerst of je een betere pion neemt, daarna krijg je je salaris. Beide komen voor het vak waar je stopt.
    .title = Eerst kiezen, dan innen
clause-millionaire-go-salary-by-star = Je salaris bij Start hangt af van je pion: 150k met 1 ster, 200k met 3 sterren, 250k met 5 sterren.
    .title = Meer sterren, meer salaris
clause-millionaire-go-no-upgrade-full-salary = Wil of kun je niet opklimmen, dan krijg je je hele salaris en speel je verder.
    .title = Geen betere pion, vol salaris

## token

clause-millionaire-token-three-levels = Er zijn drie niveaus: 1 ster voor beginners, 3 sterren voor nieuwe rijken en 5 sterren voor oude rijkdom.
    .title = Drie niveaus van rijkdom
clause-millionaire-token-upgrade-only-at-los = Een betere pion kun je alleen kopen als je op of voorbij Start komt.
    .title = Opklimmen alleen bij Start
clause-millionaire-token-upgrade-cost = Elke stap omhoog kost je 50k.
    .title = Wat opklimmen kost
clause-millionaire-token-deducted-from-salary = De 50k gaat van het salaris van je oude niveau af. Het hogere salaris begint bij je volgende bezoek aan Start.
    .title = Van je salaris af
clause-millionaire-token-replace-figure = Daarna zet je de volgende pion van je set op de plaats van de oude, op hetzelfde vak.
    .title = De pion omwisselen
clause-millionaire-token-in-order = Per bezoek aan Start stijg je hooguit één niveau: van 1 ster naar 3 en dan naar 5. Overslaan kan niet.
    .title = Stap voor stap omhoog
clause-millionaire-token-benefits = Op een hoger niveau verdien je meer aan je salaris en aan Miljonairskaarten en Kanskaarten.
    .title = Wat een hoger niveau oplevert
clause-millionaire-token-no-downgrade = Door gevangenis, schulden of huur daalt je niveau nooit. Dat kan alleen een kaart die het uitdrukkelijk zegt.
    .title = Je houdt je niveau

## fortune

clause-millionaire-fortune-take-on-landing = Kom je op een eigendom met een vermogenskaart, dan pak je die. Wie er voorbijgaat, krijgt niets, en elk eigendom heeft er maar één.
    .title = Een vermogenskaart vinden
clause-millionaire-fortune-read-privately = Je leest de vermogenskaart voor jezelf; de anderen zien hem pas als hij gespeeld wordt.
    .title = Alleen voor jouw ogen
clause-millionaire-fortune-two-types = Op elke vermogenskaart staat of je hem meteen speelt of bewaart tot je hem nodig hebt.
    .title = Nu of later
clause-millionaire-fortune-immediate-buy-first = Bij een directe kaart koop je eerst het eigendom of laat je het veilen, net wat de kaart zegt.
    .title = Directe kaart: eerst het eigendom
clause-millionaire-fortune-immediate-then-rest = Is het eigendom geregeld, dan voer je al het andere uit wat de directe kaart zegt.
    .title = Directe kaart: dan de rest
clause-millionaire-fortune-on-demand-normal-property-rules = Mag je de kaart bewaren, dan gaat het met het eigendom zoals anders: je koopt het of het wordt geveild.
    .title = Bewaarkaart: eerst zoals altijd
clause-millionaire-fortune-on-demand-kept-face-down = Daarna bewaar je de kaart gedekt en speel je hem op een moment dat de tekst toelaat. Ruilen of verkopen mag niet.
    .title = Bewaarkaarten blijven geheim
clause-millionaire-fortune-discard-pile = Gespeelde vermogenskaarten gaan op een eigen stapel en komen niet meer terug.
    .title = Eén keer gespeeld, voorgoed weg

## cards

clause-millionaire-cards-draw-top = Op een Miljonairs- of Kansvak trek je de bovenste kaart van die stapel en doe je wat erop staat.
    .title = Van de stapel trekken
clause-millionaire-cards-millionaire-instead-of-community = Kaarten van het Algemeen Fonds zijn er niet: een Miljonairsvak geeft een Miljonairskaart, een Kansvak een Kanskaart.
    .title = Twee stapels, twee soorten vakken
clause-millionaire-cards-by-star-level = Sommige kaarten zeggen voor 1, 3 en 5 sterren iets anders. Het gaat om de pion die je nu hebt.
    .title = Je sterren beslissen
clause-millionaire-cards-example-100k = Eén van de kaarten levert je met 3 sterren 100k op.
    .title = Voorbeeld: een kaart van 100k
clause-millionaire-cards-dice-dependent = Bij sommige kaarten gooi je beide dobbelstenen opnieuw en beslist die worp. Hij verplaatst niemand en geldt nooit als dubbel.
    .title = Kaarten die om een worp vragen
clause-millionaire-cards-example-roll-eight = Op één kaart heeft een speler met 3 sterren een totaal van 8 of meer nodig voor 150k; een lagere worp levert niets op.
    .title = Voorbeeld: 8 of hoger
clause-millionaire-cards-return-under-pile = Gebruikte kaarten gaan gedekt onder hun stapel, tenzij de kaart iets anders zegt, zoals een vrijkaart die je houdt.
    .title = Terug onder de stapel

## buy

clause-millionaire-buy-buy-or-auction = Op een vrij eigendom heb je twee mogelijkheden: je koopt het of je laat het veilen.
    .title = Kopen of laten veilen
clause-millionaire-buy-price-on-space = Je betaalt de bank de prijs die op het vak staat.
    .title = De prijs staat op het bord
clause-millionaire-buy-deed-face-up = Na het betalen geeft de makelaar je de eigendomskaart, en die leg je open voor je neer.
    .title = Jouw eigendomskaart

## auction

clause-millionaire-auction-must-if-not-bought = Wil je het eigendom niet kopen of heb je er het geld niet voor, dan moet het geveild worden.
    .title = Niet gekocht, dus geveild
clause-millionaire-auction-start-1k = Elke veiling van een eigendom begint met een bod van minstens 1k.
    .title = Veilingen beginnen bij 1k
clause-millionaire-auction-up-to-cash = Je biedt in hele k, steeds hoger dan het vorige bod en nooit meer dan je in handen hebt.
    .title = Hoe hoog je mag bieden
clause-millionaire-auction-decliner-may-bid = Ook als je het eigendom eerst niet wilde kopen, mag je erop bieden.
    .title = Je mag toch nog bieden
clause-millionaire-auction-highest-pays-bank = Wie het meest biedt, betaalt dat aan de bank en krijgt de eigendomskaart.
    .title = De hoogste bieder krijgt het
clause-millionaire-auction-cheaper-possible = Een veiling kan ver onder de prijs op het bord eindigen; alleen het openingsbod is een ondergrens.
    .title = Koopjes zijn mogelijk

## rent

clause-millionaire-rent-pay-owner = Kom je op het eigendom van een ander, dan betaal je direct de huur van de eigendomskaart. De eigenaar hoeft er niet om te vragen.
    .title = Huur betaal je meteen
clause-millionaire-rent-bare-or-built = Op de eigendomskaart staan de basishuur zonder gebouwen en de huren met 1 tot 4 huizen of een hotel.
    .title = Huur zonder en met gebouwen
clause-millionaire-rent-doubled-full-group-unbuilt = Heeft de eigenaar de hele kleurgroep en staat er nergens een gebouw op, dan verdubbelt de basishuur. Een hypotheek elders in de groep maakt niet uit.
    .title = Dubbele huur zonder gebouwen
clause-millionaire-rent-none-when-mortgaged = Een eigendom met hypotheek kost bezoekers geen huur.
    .title = Geen huur met hypotheek
clause-millionaire-rent-own-property = Je krijgt huur van iedere andere speler die op jouw eigendom komt. Zelf sta je er gratis.
    .title = Op eigen grond gratis

## build

clause-millionaire-build-full-group = Je mag in een kleurgroep alleen bouwen als al haar eigendommen van jou zijn.
    .title = Alleen complete groepen
clause-millionaire-build-when = Bouwen mag in je eigen beurt of tussen de beurten van anderen, dus voor de eerste worp van de volgende speler.
    .title = Wanneer je mag bouwen
clause-millionaire-build-price = Voor elk huis betaal je de bank de huizenprijs op de eigendomskaart.
    .title = De prijs van een huis
clause-millionaire-build-evenly = Geen eigendom van de groep krijgt een tweede huis voordat ze allemaal het eerste hebben, en zo verder.
    .title = Altijd gelijkmatig bouwen
clause-millionaire-build-hotel-needs-four-everywhere = Een hotel mag zodra elk eigendom van de groep 4 huizen of al een hotel heeft.
    .title = Wanneer een hotel mag
clause-millionaire-build-max-four-houses = Meer dan 4 huizen mag niet. Een hotel komt ervoor in de plaats, en de huizen gaan terug naar de makelaar.
    .title = Vier huizen, dan een hotel
clause-millionaire-build-hotel-price = Voor een hotel betaal je de bank de hotelprijs op de eigendomskaart.
    .title = De prijs van een hotel
clause-millionaire-build-nothing-after-hotel = Waar een hotel staat, wordt niets meer gebouwd.
    .title = Met een hotel is het klaar
clause-millionaire-build-not-while-mortgaged = Op een eigendom met hypotheek bouw je pas weer na het aflossen. De andere van je groep mogen elk één huis krijgen, niet meer, want je bouwt gelijkmatig.
    .title = Met hypotheek wordt niet gebouwd

## jail

clause-millionaire-jail-enter-by-space = Kom je op Ga naar de gevangenis, dan zit je pion meteen vast en is je beurt voorbij, ook na een dubbel.
    .title = Op Ga naar de gevangenis
clause-millionaire-jail-go-directly = Of nu een vak, een kaart of drie dubbels je erheen sturen: je gaat rechtstreeks. Niets onderweg telt.
    .title = Rechtstreeks naar de gevangenis
clause-millionaire-jail-no-los = Naar de gevangenis ga je nooit langs Start: geen salaris en geen betere pion.
    .title = Geen Start onderweg
clause-millionaire-jail-three-rounds = Je blijft drie rondes in de gevangenis, tenzij je eerder vrijkomt.
    .title = Hooguit drie rondes
clause-millionaire-jail-escape-doubles = Gooi je dubbel, dan ben je zonder betalen vrij en loop je met die worp verder.
    .title = Met een dubbel naar buiten
clause-millionaire-jail-escape-doubles-ends-turn = Ben je met een dubbel ontsnapt, dan handel je het vak af waar je komt. Daarna eindigt je beurt zonder nieuwe worp.
    .title = Geen extra worp na de ontsnapping
clause-millionaire-jail-escape-card = Je mag ook een vrijkaart spelen; daarna gooi en loop je zoals anders.
    .title = Met een kaart ontsnappen
clause-millionaire-jail-card-back-under-its-pile = Een gebruikte vrijkaart gaat onder de stapel waar hij vandaan kwam.
    .title = De vrijkaart gaat terug
clause-millionaire-jail-escape-fine = Aan het begin van je beurt mag je de bank 50k betalen; daarna gooi en loop je zoals in elke andere beurt.
    .title = Voor 50k naar buiten
clause-millionaire-jail-after-three-rounds = Is ook je derde worp geen dubbel, dan betaal je 50k en ga je met die worp vooruit.
    .title = Na de derde mislukte worp
clause-millionaire-jail-rent-while-jailed = In de gevangenis krijg je gewoon je huur, net als daarbuiten.
    .title = De huur loopt door
clause-millionaire-jail-auctions-while-jailed = Ook vanuit de gevangenis mag je op veilingen bieden, en bouwen en handelen mag eveneens.
    .title = Zaken doen vanuit de cel
clause-millionaire-jail-visiting = Kom je met een gewone zet op het gevangenisvak, dan gebeurt je niets.
    .title = Maar een bezoeker

## parking

clause-millionaire-parking-nothing-happens = Vrij Parkeren kost je niets en levert je niets op.
    .title = Rust op Vrij Parkeren

## trade

clause-millionaire-trade-any-time = Eigendommen ruilen of aan elkaar verkopen mag altijd, niet pas als het geld opraakt.
    .title = Handelen wanneer je wilt
clause-millionaire-trade-goods = Je mag betalen met geld, andere eigendommen, een vrijkaart of een mengsel daarvan.
    .title = Waarmee je kunt handelen
clause-millionaire-trade-clear-property-first = Een eigendom moet onbebouwd zijn voor het naar een ander gaat. Gebouwen verkoop je alleen bij schulden, dus anders blijft bebouwd bezit waar het is; lege buren in de groep mogen wel.
    .title = Geen gebouwen in de handel
clause-millionaire-trade-mortgaged-any-price = Eigendommen met hypotheek mogen voor elke afgesproken prijs van eigenaar wisselen.
    .title = Handelen met een hypotheek erop

## debt

clause-millionaire-debt-bankrupt-means-short-of-funds = Kun je iets niet contant betalen, dan heet je failliet. Je ligt er niet uit: je mag huizen verkopen, hotels verkopen, hypotheken nemen of eigendommen aan anderen verkopen.
    .title = Wat failliet hier betekent
clause-millionaire-debt-options-only-when-bankrupt = Gebouwen verkopen en hypotheken nemen mag alleen zolang je meer schuldig bent dan je geld. Is de schuld gedekt, dan is dat voorbij.
    .title = Alleen zolang je schuld hebt

## sell

clause-millionaire-sell-houses-half-price-paid = De bank neemt een huis terug voor de helft van wat je ervoor hebt betaald.
    .title = Halve prijs voor huizen
clause-millionaire-sell-houses-one-by-one-evenly = Je verkoopt huizen per stuk, om de beurt van alle eigendommen van de groep, zodat het gelijk blijft.
    .title = Huizen gaan één voor één
clause-millionaire-sell-hotel-half-plus-houses = Voor een hotel krijg je de halve prijs en komen er 4 huizen terug. Zijn die er niet, dan gaat de groep in één stap omlaag tot een niveau waarvoor de voorraad genoeg is.
    .title = Wat een verkocht hotel oplevert

## mortgage

clause-millionaire-mortgage-how = Je verkoopt wat er op het eigendom staat, draait de eigendomskaart om en neemt het hypotheekbedrag uit de bank. Dat kan alleen terwijl je failliet bent.
    .title = Zo werkt een hypotheek
clause-millionaire-mortgage-keep-ownership-no-rent = Een eigendom met hypotheek blijft van jou, maar levert geen huur op tot je aflost.
    .title = Van jou, maar zonder huur
clause-millionaire-mortgage-buyer-redeems-now = Krijg je een eigendom met hypotheek, dan kun je die meteen aflossen: je betaalt de bank de hypotheek plus 10% van de volle prijs van het eigendom.
    .title = Nieuwe eigenaar lost meteen af
clause-millionaire-mortgage-buyer-keeps = Of je laat de hypotheek nog staan en betaalt de bank alleen 10% van de prijs van het eigendom.
    .title = Nieuwe eigenaar laat die staan
clause-millionaire-mortgage-buyer-later-again = Liet je een overgenomen hypotheek staan, dan kost aflossen later de hypotheek en opnieuw 10% van de prijs.
    .title = Die 10% komt twee keer
clause-millionaire-mortgage-redeem-plus-ten-percent = Een hypotheek die je zelf nam, los je af voor het bedrag plus 10% daarvan, afgerond op hele k met halven naar boven. Dat mag wanneer je mag bouwen, ook in de gevangenis of met schulden.
    .title = Je eigen hypotheek aflossen
clause-millionaire-mortgage-redeemed-effects = Na het aflossen ligt de kaart weer open, komt er huur binnen en mag je met de hele groep bouwen.
    .title = Alles weer gewoon

## bankruptcy

clause-millionaire-bankruptcy-elimination = Kun je dan nog niet betalen, dan lig je eruit. Alles wordt verkocht of krijgt een hypotheek. Een speler als schuldeiser krijgt je geld, eigendommen en vrijkaarten en betaalt 10% van elke prijs; de bank veilt alles zonder hypotheek. Wie overblijft, wint ook zonder miljoen.
    .title = Als niets meer helpt
