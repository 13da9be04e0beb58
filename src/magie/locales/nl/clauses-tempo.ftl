### Clauses of the speed-die rulebook in our own words.

## goal

clause-tempo-goal-last-not-bankrupt = Je wint als jij aan het eind de enige bent die niet failliet is gegaan.
    .title = Wie overblijft, wint
clause-tempo-goal-means = Koop eigendommen, vraag huur aan de anderen en verhoog die huur met complete kleurgroepen, huizen en hotels.
    .title = Zo word je rijk
clause-tempo-goal-drive-others-bankrupt = Hoe rijk je ook bent, je hebt pas gewonnen als alle andere spelers failliet zijn.
    .title = Rijk zijn is niet genoeg

## setup

clause-tempo-setup-components = Er zijn een speelbord, 28 eigendomskaarten, 16 Kanskaarten, 16 kaarten van het Algemeen Fonds, 32 huizen, 12 hotels, pionnen, geld, 2 witte dobbelstenen en 1 tempodobbelsteen.
    .title = Wat er bij het spel hoort
clause-tempo-setup-shuffle-community = Voor het spel worden de kaarten van het Algemeen Fonds geschud en gedekt op hun plek gelegd; niemand kent de volgorde.
    .title = Algemeen Fonds schudden
clause-tempo-setup-shuffle-chance = Ook de Kanskaarten liggen goed geschud en gedekt op hun eigen plek, in een volgorde die voor iedereen geheim is.
    .title = Kanskaarten schudden
clause-tempo-setup-token-on-los = Iedereen kiest een pion en zet die op Start. Dit begin levert nog geen salaris op.
    .title = Alle pionnen op Start
clause-tempo-setup-start-cash = Alle spelers beginnen met hetzelfde bedrag: M1.500.
    .title = Geld om mee te beginnen
clause-tempo-setup-currency = Alle bedragen zijn in speldollars en krijgen een M ervoor. M1 is de kleinste eenheid, dus er zijn alleen hele bedragen.
    .title = Het geld van dit spel

## bank

clause-tempo-bank-elect-banker = Jullie kiezen één speler als bankier. Die beheert het geld van de bank en leidt de veilingen.
    .title = Een bankier kiezen
clause-tempo-bank-separate-money = Als bankier houd je jouw geld en dat van de bank uit elkaar. Verder speel je gewoon mee.
    .title = Bankier en bank gescheiden
clause-tempo-bank-duty-money-and-deeds = De bank bewaart haar geld en alle eigendomskaarten die nog niemand heeft gekocht.
    .title = Wat de bank bewaart
clause-tempo-bank-duty-pay-players = Wat je in het spel verdient, zoals je salaris bij Start, krijg je van de bank.
    .title = De bank betaalt jou uit
clause-tempo-bank-duty-sell-and-auction-property = Vrije eigendommen worden door de bank verkocht, voor de vaste prijs of op een veiling.
    .title = Eigendommen koop je bij de bank
clause-tempo-bank-duty-taxes-and-fines = Belastingen en boetes, bijvoorbeeld om uit de gevangenis te komen, betaal je aan de bank.
    .title = Belasting en boetes voor de bank
clause-tempo-bank-duty-buildings = De bank heeft de huizen en hotels in voorraad en verkoopt ze aan jou; elke koop maakt de voorraad kleiner.
    .title = Gebouwen koop je bij de bank
clause-tempo-bank-duty-mortgages = Neem je een hypotheek op een eigendom, dan betaalt de bank je het hypotheekbedrag.
    .title = De bank verstrekt hypotheken
clause-tempo-bank-never-bankrupt = De bank betaalt altijd wat ze schuldig is en kan niet failliet gaan.
    .title = De bank raakt nooit blut
clause-tempo-bank-extra-money = Zijn de biljetten op, dan mag de bankier nieuwe bedragen op briefjes schrijven. Er kan onbeperkt geld in het spel zijn.
    .title = Meer geld als het nodig is

## turn

clause-tempo-turn-first-player-two-dice = Om te bepalen wie begint, gooit iedereen de twee witte dobbelstenen. De tempodobbelsteen doet nog niet mee.
    .title = Wie begint?
clause-tempo-turn-highest-starts = Wie het hoogste totaal gooit, is als eerste aan de beurt. Bij gelijke stand gooien die spelers opnieuw.
    .title = Hoogste worp begint
clause-tempo-turn-roll-white-dice = Ben je aan de beurt, dan gooi je de twee witte dobbelstenen.
    .title = Een beurt begint met gooien

## move

clause-tempo-move-clockwise-by-sum = Je pion gaat met de klok mee zoveel vakken vooruit als je ogen hebt gegooid.
    .title = Vooruit volgens je worp
clause-tempo-move-resolve-space = Waar je pion stopt, voer je uit wat bij dat vak hoort.
    .title = Doen wat het vak vraagt

## go

clause-tempo-go-salary-land-or-pass = Kom je vooruit op of voorbij Start, dan betaalt de bank je M200, nog voor je eindvak aan bod komt. Achteruit over Start levert niets op.
    .title = Salaris bij Start

## turn

clause-tempo-turn-doubles-normal-move = Na een dubbele worp speel je die zet eerst zoals altijd: verplaatsen, het vak afhandelen en bij Start je salaris nemen.
    .title = Een dubbel speel je gewoon
clause-tempo-turn-doubles-roll-again = Is de zet met de dubbele worp klaar, dan gooi je nog eens en speel je ook die worp.
    .title = Na een dubbel nog een worp
clause-tempo-turn-third-doubles-jail = Bij je derde dubbele worp op rij ga je meteen naar de gevangenis. Die worp verplaats je niet meer.
    .title = De derde dubbel achter elkaar
clause-tempo-turn-pass-dice-left = Is je beurt voorbij, dan krijgt je linkerbuur de dobbelstenen en de beurt.
    .title = Dobbelstenen naar links

## buy

clause-tempo-buy-three-kinds = Een eigendom is een straat uit een kleurgroep, een station of een nutsbedrijf.
    .title = Drie soorten eigendom
clause-tempo-buy-regular-price-on-board = Kom je op een eigendom zonder eigenaar, dan mag je het kopen voor de prijs op het bord.
    .title = Kopen voor de vaste prijs
clause-tempo-buy-pay-bank = Koop je een vrij eigendom, dan betaal je de hele prijs aan de bank en niet aan een speler.
    .title = De koopsom is voor de bank
clause-tempo-buy-receive-deed-face-up = Na de koop leg je de eigendomskaart open voor je neer, zodat iedereen die ziet. Open betekent: geen hypotheek.
    .title = Je krijgt de eigendomskaart
clause-tempo-buy-decline-means-auction = Wil je het eigendom niet voor de vaste prijs, dan komt het meteen op de veiling.
    .title = Niet kopen, dan een veiling
clause-tempo-buy-collect-groups-advice = Probeer groepen compleet te krijgen, zoals de drie groene straten. Een hele groep levert meer huur op en je mag er bouwen.
    .title = Tip: verzamel kleurgroepen

## rent

clause-tempo-rent-pay-owner = Kom je op een eigendom van een andere speler, dan ben je die speler huur schuldig.
    .title = Huur bij een ander
clause-tempo-rent-amount-on-deed = Hoeveel huur je betaalt, lees je op de eigendomskaart: onbebouwd, met 1 tot 4 huizen of met een hotel.
    .title = De huur staat op de kaart
clause-tempo-rent-none-when-mortgaged = Ligt de eigendomskaart gedekt vanwege een hypotheek, dan kost je bezoek niets.
    .title = Met hypotheek logeer je gratis
clause-tempo-rent-owner-must-demand = De eigenaar moet je om de huur vragen voordat de volgende speler gooit.
    .title = Om huur moet je vragen
clause-tempo-rent-forfeited-if-not-demanded = Vraagt de eigenaar niet op tijd, dan betaal je niets. Je eigen extra worp na een dubbel sluit die tijd niet af; dat doet pas de worp van de volgende speler.
    .title = Vergeten huur vervalt
clause-tempo-rent-base-doubled-full-unmortgaged-group = Een onbebouwde straat kost tweemaal de basishuur als de eigenaar de hele kleurgroep heeft en op geen straat daarvan een hypotheek rust.
    .title = Dubbele huur bij een hele groep
clause-tempo-rent-built-street-printed = Op een bebouwde straat betaal je de gedrukte huur voor de huizen of het hotel. Die wordt nooit verdubbeld.
    .title = Huur met huizen of hotel
clause-tempo-rent-transport-by-number-owned = De huur van een station hangt af van het aantal stations van de eigenaar. Stations met hypotheek tellen mee, maar leveren zelf niets op.
    .title = Meer stations, meer huur
clause-tempo-rent-transport-table = Met 1 station vraagt de eigenaar M25, met 2 is het M50, met 3 M100 en met alle 4 M200.
    .title = Huur van de stations
clause-tempo-rent-utility-new-roll-times-four = Op andermans nutsbedrijf gooi je opnieuw en betaal je 4 keer het totaal in M. Deze worp geldt nooit als dubbel.
    .title = Nutsbedrijf: 4 keer een worp
clause-tempo-rent-utility-both-times-ten = Heeft de eigenaar beide nutsbedrijven, dan betaal je 10 keer je nieuwe worp, ook als er op het andere een hypotheek rust.
    .title = Beide nutsbedrijven: 10 keer
clause-tempo-rent-own-property-nothing = Kom je op een eigendom van jezelf, dan gebeurt er niets: je betaalt niet en je ontvangt niet.
    .title = Thuis op eigen grond
clause-tempo-rent-standing-action = Zodra een ander op een van jouw eigendommen komt, bebouwd of niet, mag je huur vragen, ook buiten je beurt en vanuit de gevangenis.
    .title = Altijd huur vragen

## cards

clause-tempo-cards-draw-top = Op een vak Kans of Algemeen Fonds trek je de bovenste kaart van die stapel.
    .title = Een kaart trekken
clause-tempo-cards-execute-at-once = Wat de kaart zegt, doe je direct, voor al het andere.
    .title = Kaarten werken meteen
clause-tempo-cards-return-under-pile = Daarna leg je de kaart gedekt onder de stapel terug.
    .title = Gebruikte kaarten gaan onderop
clause-tempo-cards-gojf-keep-or-sell = Een vrijkaart bewaar je tot je hem gebruikt. Je mag hem ook aan een andere speler verkopen.
    .title = Vrijkaart houden of verkopen

## tax

clause-tempo-tax-pay-shown-amount = Op een belastingvak betaal je de bank het bedrag dat er staat. Er valt niets te kiezen.
    .title = Belasting is een vast bedrag

## parking

clause-tempo-parking-nothing-happens = Op Vrij Parkeren gebeurt niets: je betaalt niets en krijgt niets.
    .title = Vrij Parkeren is even rust
clause-tempo-parking-business-continues = Sta je op Vrij Parkeren, dan mag je gewoon huur vragen, bouwen, handelen en zo meer.
    .title = Zaken doen tijdens het parkeren

## jail

clause-tempo-jail-enter-by-space = Kom je op Ga naar de gevangenis, dan zet je je pion meteen in de gevangenis.
    .title = Het vak Ga naar de gevangenis
clause-tempo-jail-no-salary = Op weg naar de gevangenis krijg je geen M200, ook niet als je daarbij langs Start zou komen.
    .title = Onderweg geen salaris
clause-tempo-jail-turn-ends = Zodra je in de gevangenis zit, is je beurt voorbij, zelfs als je net een dubbel hebt gegooid.
    .title = In de gevangenis stopt je beurt
clause-tempo-jail-enter-by-card = Een Kanskaart of een kaart van het Algemeen Fonds kan je eveneens naar de gevangenis sturen.
    .title = Ook een kaart kan je opsluiten
clause-tempo-jail-enter-by-three-doubles = Gooi je binnen één beurt driemaal achter elkaar dubbel, dan beland je in de gevangenis. Dubbels uit verschillende beurten tel je niet op.
    .title = Drie dubbels in één beurt
clause-tempo-jail-pay-fine = Aan het begin van elke beurt in de gevangenis mag je, voor je gooit, M50 aan de bank betalen en ben je vrij.
    .title = Jezelf vrijkopen
clause-tempo-jail-pay-then-normal-turn = Heb je de boete betaald, dan gooi je nog in dezelfde beurt en speel je gewoon verder; een dubbel geeft een extra worp.
    .title = Na de boete speel je door
clause-tempo-jail-use-card = Aan het begin van elke beurt in de gevangenis mag je, voor je gooit, een vrijkaart spelen in plaats van te betalen.
    .title = Met een kaart naar buiten
clause-tempo-jail-card-then-normal-turn = Ben je vrij dankzij de kaart, dan gooi je meteen en speel je een gewone beurt. Dubbels tellen weer vanaf één.
    .title = Na de kaart speel je door
clause-tempo-jail-card-returns-under-pile = Een gebruikte vrijkaart gaat terug onder de stapel waar hij bij hoort.
    .title = Waar de vrijkaart blijft
clause-tempo-jail-card-drawn-or-bought = Of je de vrijkaart zelf hebt getrokken of van een ander hebt gekocht, maakt niet uit; kopen mag zelfs in de gevangenis.
    .title = Getrokken of gekocht
clause-tempo-jail-stay-three-rounds-and-roll = Je mag drie rondes in de gevangenis blijven en op een dubbel hopen. In de eerste twee beurten mag je ook alleen wachten; dat telt als poging. De derde poging moet je gooien.
    .title = Drie rondes, drie pogingen
clause-tempo-jail-doubles-free-and-move = Gooi je in de gevangenis dubbel, dan ben je zonder boete vrij en ga je zoveel vakken vooruit. Een extra worp krijg je er niet voor.
    .title = Een dubbel opent de deur
clause-tempo-jail-third-failed-roll-pays = Is ook de derde worp geen dubbel, dan moet je de bank M50 betalen. Heb je dat niet, dan is het een gewone schuld.
    .title = Derde mislukte worp kost de boete
clause-tempo-jail-third-failed-roll-moves = Na de boete voor de derde mislukte worp verlaat je de gevangenis en ga je met die worp vooruit.
    .title = De derde worp brengt je buiten
clause-tempo-jail-visiting = Brengt een gewone zet je op het gevangenisvak, dan ben je maar bezoeker en gebeurt er niets.
    .title = Alleen op bezoek
clause-tempo-jail-visiting-area = Bezoekers zetten hun pion in het bezoekersdeel van het gevangenisvak. Zo zie je wie er echt vastzit.
    .title = Bezoekers staan apart
clause-tempo-jail-standing-actions-allowed = Huur vragen, bieden, bouwen, gebouwen verkopen, hypotheken nemen en handelen mag altijd, ook buiten je beurt of in de gevangenis. Alleen terwijl de worp van een ander wordt afgehandeld, mag je enkel huur vragen of geld voor een schuld bijeenbrengen.
    .title = Wat je altijd mag

## auction

clause-tempo-auction-case-declined-property = Een vrij eigendom wordt geveild als de speler die erop kwam het niet koopt.
    .title = Veiling na een weigering
clause-tempo-auction-case-bankrupt-to-bank = Gaat het bezit van een failliete speler naar de bank, dan wordt het zonder hypotheek en met open eigendomskaart geveild.
    .title = Veiling na een faillissement
clause-tempo-auction-case-building-shortage = Heeft de bank te weinig gebouwen en willen meer spelers tegelijk bouwen, dan worden de gebouwen geveild.
    .title = Veiling van schaarse gebouwen
clause-tempo-auction-bid-covered-by-cash = Je bod mag niet hoger zijn dan het geld dat je in handen hebt. Je mag er nog gebouwen voor verkopen of een hypotheek nemen; zo lang wacht de veiling.
    .title = Bied niet meer dan je hebt
clause-tempo-auction-minimum-one = Iedereen mag het eerste bod doen, van minstens M1, ook wie niet wilde kopen.
    .title = Bieden vanaf M1
clause-tempo-auction-last-bidder-must-buy = Biedt niemand hoger, dan moet de laatste bieder kopen; terugnemen kan niet. Biedt er helemaal niemand, dan blijft het eigendom bij de bank.
    .title = Het laatste bod is bindend

## build

clause-tempo-build-full-group-required = Huizen koop je pas als alle straten van een kleurgroep van jou zijn, en alleen voor die straten.
    .title = Bouwen met een hele groep
clause-tempo-build-price-on-deed = De vaste prijs van een huis staat op de eigendomskaart van de straat.
    .title = Wat een huis kost
clause-tempo-build-evenly = Elke straat van de groep krijgt één huis voordat er ergens een tweede komt, enzovoort: het verschil is nooit groter dan één.
    .title = Gelijkmatig bouwen
clause-tempo-build-max-four-houses = Op een straat staan nooit meer dan 4 huizen.
    .title = Hooguit vier huizen
clause-tempo-build-hotel-from-four-houses = Heeft elke straat van de groep 4 huizen of al een hotel, dan mag je 4 huizen inruilen voor een hotel.
    .title = Van vier huizen naar hotel
clause-tempo-build-hotel-price-and-return = Voor een hotel betaal je de prijs op de eigendomskaart, en de 4 huizen gaan terug naar de bank.
    .title = Wat een hotel kost
clause-tempo-build-one-hotel-nothing-more = Op een straat past maar één hotel, en daarnaast geen huis meer.
    .title = Eén hotel en verder niets
clause-tempo-build-blocked-by-mortgage-in-group = Zolang er op één straat van de groep een hypotheek rust, mag je op geen enkele straat ervan bouwen.
    .title = Een hypotheek houdt bouwen tegen

## shortage

clause-tempo-shortage-wait = Heeft de bank geen huizen meer, dan wacht je tot anderen er teruggeven.
    .title = Als de gebouwen op zijn
clause-tempo-shortage-auction = Zijn er te weinig gebouwen voor iedereen die wil bouwen, dan worden ze één voor één geveild, vanaf M1. Wil er maar één bouwen, dan betaalt die de vaste prijs.
    .title = Schaarse gebouwen worden geveild

## sell

clause-tempo-sell-half-price = De bank koopt je gebouwen terug voor de helft van wat je hebt betaald: de vaste prijs of, als je ze op een veiling kocht, je bod.
    .title = Gebouwen voor de halve prijs
clause-tempo-sell-evenly = Huizen verdwijnen even gelijkmatig als ze kwamen: altijd van de straten waar er de meeste staan.
    .title = Gelijkmatig verkopen
clause-tempo-sell-hotel-gives-four-houses-and-half = Een verkocht hotel levert de helft op van wat je ervoor hebt betaald en wordt weer 4 huizen. Heeft de bank die niet, dan mag je de groep in één keer terugbrengen tot een gelijk niveau waarvoor de voorraad genoeg is.
    .title = Een hotel verkopen

## mortgage

clause-tempo-mortgage-when-short = Je mag op elk van je eigendommen een hypotheek nemen; handig als je weinig geld hebt of een schuld moet betalen.
    .title = Een hypotheek nemen
clause-tempo-mortgage-group-buildings-sold-first = Voor je een hypotheek op een straat neemt, moeten alle gebouwen van de hele kleurgroep aan de bank verkocht zijn.
    .title = Geen hypotheek met gebouwen
clause-tempo-mortgage-flip-and-receive = Neem je een hypotheek, dan draai je de eigendomskaart om en krijg je het hypotheekbedrag dat erop staat.
    .title = Kaart om, geld erbij
clause-tempo-mortgage-redeem-plus-ten-percent = Aflossen kost het hypotheekbedrag plus 10% rente, afgerond op hele M met halven naar boven. Het mag wanneer je mag bouwen, ook in de gevangenis en terwijl je schulden hebt.
    .title = Een hypotheek aflossen
clause-tempo-mortgage-flip-back = Na het aflossen ligt de eigendomskaart weer open en levert het eigendom opnieuw huur op.
    .title = Na aflossen weer open
clause-tempo-mortgage-no-rent = Zolang er een hypotheek op je eigendom rust, mag je er geen huur voor vragen.
    .title = Met hypotheek geen inkomsten

## trade

clause-tempo-trade-unbuilt-properties = Onbebouwde eigendommen mogen jullie onderling kopen en verkopen.
    .title = Handelen in eigendommen
clause-tempo-trade-group-buildings-sold-first = Een straat gaat pas naar een andere speler als alle gebouwen van haar kleurgroep aan de bank zijn verkocht.
    .title = Eerst de groep leegmaken
clause-tempo-trade-for-cash = Je mag een eigendom aan een andere speler geven in ruil voor geld.
    .title = Eigendom voor geld
clause-tempo-trade-for-property = Je mag eigendommen ruilen voor andere eigendommen.
    .title = Eigendom voor eigendom
clause-tempo-trade-for-jail-card = Ook met een vrijkaart kun je een eigendom betalen.
    .title = Eigendom voor een vrijkaart
clause-tempo-trade-free-values = De handelaars beslissen zelf wat eerlijk is. Beide kanten mogen geld, eigendommen en vrijkaarten vrij combineren.
    .title = Jullie bepalen de waarde
clause-tempo-trade-mortgaged-allowed = Ook eigendommen met hypotheek mogen jullie verhandelen, voor elke prijs die jullie afspreken.
    .title = Handel met hypotheek mag
clause-tempo-trade-mortgaged-buyer-redeems-or-pays = Krijg je een eigendom met hypotheek, dan los je die meteen af voor het bedrag plus 10%, of je betaalt de bank 10% van de hypotheek en laat de kaart gedekt.
    .title = Een hypotheek overnemen
clause-tempo-trade-mortgaged-later-again-ten-percent = Liet je de hypotheek bij de overname staan, dan kost aflossen later het hypotheekbedrag plus nog eens 10%.
    .title = Later aflossen kost opnieuw

## debt

clause-tempo-debt-raise-money = Ben je meer schuldig dan je in handen hebt, dan mag je gebouwen verkopen, hypotheken nemen of eigendommen aan anderen verkopen.
    .title = Geld voor een schuld

## bankruptcy

clause-tempo-bankruptcy-definition = Is alles wat je te gelde kunt maken niet genoeg voor je schuld, dan ben je failliet.
    .title = Wanneer je failliet bent
clause-tempo-bankruptcy-out-of-game = Wie failliet is, verlaat het spel en komt niet meer aan de beurt.
    .title = Failliet is uitgespeeld
clause-tempo-bankruptcy-pay-as-much-as-possible = De gebouwen van een failliete speler worden voor de halve prijs verkocht, op alle vrije eigendommen komt een hypotheek en al het geld gaat naar de schuldeiser.
    .title = Betalen wat er nog is
clause-tempo-bankruptcy-player-gets-mortgaged-deeds = Ga je failliet door een schuld aan een andere speler, dan krijgt die al je eigendommen, met hypotheek.
    .title = Eigendommen naar de schuldeiser
clause-tempo-bankruptcy-player-gets-jail-cards = De speler aan wie je bij je faillissement geld schuldig bent, krijgt ook je vrijkaarten.
    .title = Vrijkaarten naar de schuldeiser
clause-tempo-bankruptcy-creditor-pays-interest = Voor elk ontvangen eigendom met hypotheek betaalt de schuldeiser de bank meteen 10% van de hypotheek. Zonder geld daarvoor is het een gewone schuld.
    .title = Schuldeiser betaalt 10% rente
clause-tempo-bankruptcy-interest-even-without-redeeming = Die 10% is ook verschuldigd als de schuldeiser de hypotheek voorlopig laat staan.
    .title = Rente in elk geval
clause-tempo-bankruptcy-bank-auctions-all-at-once = Ga je failliet aan de bank, dan worden al je eigendommen onmiddellijk geveild, nog voor de volgende beurt.
    .title = Schuld aan de bank: veiling
clause-tempo-bankruptcy-auctioned-mortgage-free = Op een eigendom uit zo’n veiling rust geen hypotheek meer: de winnaar legt de kaart open neer en betaalt alleen het bod.
    .title = Geveild zonder hypotheek
clause-tempo-bankruptcy-jail-cards-under-piles = Ga je failliet aan de bank, dan gaan je vrijkaarten terug onder hun stapels.
    .title = Vrijkaarten naar de stapels

## end

clause-tempo-end-last-player = Het spel is afgelopen zodra er nog maar één speler is die niet failliet is.
    .title = Einde van het spel

## house-rules

clause-tempo-house-rules-no-loans = Jullie mogen elkaar geen geld lenen en geen latere betaling afspreken.
    .title = Geen leningen onderling
clause-tempo-house-rules-no-rent-waiver-deals = Jullie mogen niet afspreken elkaar huur kwijt te schelden. Er gewoon niet om vragen kan wel.
    .title = Geen afspraken over gratis huur
clause-tempo-house-rules-no-parking-pot = Alle belastingen en boetes gaan rechtstreeks naar de bank; voor Vrij Parkeren wordt niets opgespaard.
    .title = Geen pot op Vrij Parkeren

## speed-die

clause-tempo-speed-die-optional-mode = De tempodobbelsteen maakt het spel sneller. Voor het begin spreken jullie af of hij meedoet.
    .title = Spelen met de tempodobbelsteen
clause-tempo-speed-die-extra-thousand = Met de tempodobbelsteen krijgt iedereen M1.000 boven op het startgeld, samen M2.500.
    .title = M1.000 extra bij het begin
clause-tempo-speed-die-after-first-los = Ben je voor het eerst op of voorbij Start gekomen, dan gooi je vanaf je volgende worp altijd ook de tempodobbelsteen. Dat geldt per speler; een gang naar de gevangenis telt nooit.
    .title = Vrij na je eerste Start
clause-tempo-speed-die-roll-three-dice = Is de tempodobbelsteen voor jou vrij, dan gooi je hem samen met de twee witte.
    .title = Met drie dobbelstenen gooien
clause-tempo-speed-die-number-adds = Toont de tempodobbelsteen 1, 2 of 3, dan ga je de som van alle drie de dobbelstenen vooruit.
    .title = Een cijfer telt mee
clause-tempo-speed-die-bus-choice = Toont de tempodobbelsteen de bus, dan kies je: de ene witte dobbelsteen, de andere of beide samen.
    .title = De bus: kies je zet
clause-tempo-speed-die-bus-example = Met 1, 5 en de bus mag je 1, 5 of 6 vakken vooruit, en niets anders.
    .title = De bus in een voorbeeld
clause-tempo-speed-die-mr-monopoly-normal-move-first = Toont de tempodobbelsteen Magie, dan ga je eerst met de twee witte dobbelstenen vooruit en handel je dat vak helemaal af.
    .title = Magie: eerst de gewone zet
clause-tempo-speed-die-mr-monopoly-next-unowned = Daarna brengt Magie je vanaf je vak vooruit naar het eerstvolgende eigendom zonder eigenaar. Langs Start krijg je M200.
    .title = Magie: door naar vrije grond
clause-tempo-speed-die-mr-monopoly-buy-or-auction = Het vrije eigendom waar Magie je brengt, mag je kopen of laten veilen.
    .title = Magie: kopen of veilen
clause-tempo-speed-die-mr-monopoly-none-left-pay-rent = Is er geen vrij eigendom meer, dan brengt Magie je naar het eigendom dat als eerste volgt. Vraagt de eigenaar huur, dan betaal je; je eigen eigendom of een met hypotheek kost niets.
    .title = Magie als alles verkocht is
clause-tempo-speed-die-doubles-count-white-only = Voor een dubbel tellen alleen de twee witte dobbelstenen, bij de extra worp en ook bij de derde dubbel.
    .title = Dubbel geldt alleen voor wit
clause-tempo-speed-die-triple-jump-anywhere = Tonen alle drie de dobbelstenen hetzelfde cijfer, dan mag je naar elk vak springen in plaats van de som te lopen. Alleen Start zelf kiezen levert M200 op. Daarna gooi je opnieuw, zoals na elke dubbel; als derde dubbel wordt het de gevangenis.
    .title = Drie gelijke: spring waarheen je wilt
clause-tempo-speed-die-jail-cancels-result = Moet je tijdens je beurt naar de gevangenis, dan is de beurt voorbij en vervalt wat de tempodobbelsteen toont.
    .title = Gevangenis wist de tempodobbelsteen
clause-tempo-speed-die-jail-roll-white-only = Probeer je met een dubbel vrij te komen, dan gooi je alleen de witte dobbelstenen. Na de boete of een kaart gooi je weer met de tempodobbelsteen, als die voor jou vrij is.
    .title = In de gevangenis alleen wit
clause-tempo-speed-die-utility-rent-three-dice = Voor de huur van een nutsbedrijf gooi je drie dobbelstenen. Is de tempodobbelsteen voor jou nog niet vrij, dan gooi je alleen de witte.
    .title = Drie dobbelstenen voor nutshuur
clause-tempo-speed-die-utility-symbols-zero = In een worp voor de huur van een nutsbedrijf zijn de bus en Magie 0 waard en doen ze verder niets.
    .title = Bus en Magie zijn hier 0
