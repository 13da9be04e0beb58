### Clauses of the banking rulebook (electronic card reader) in our own words.

## goal

clause-banking-goal-escape-bankruptcy = Je wilt de enige zijn die aan een faillissement ontkomt, en dus de rijkste van allemaal worden.
    .title = Als enige niet failliet

## setup

clause-banking-setup-components-board-reader = Je speelt op één bord met één elektronische kaartlezer. Bankbiljetten zijn er niet.
    .title = Bord en kaartlezer
clause-banking-setup-components-tokens = In de doos zitten 6 zinken pionnen, een voor elke mogelijke speler.
    .title = Aantal pionnen
clause-banking-setup-token-care = Is een metalen pion uit de doos verbogen, buig hem dan voorzichtig terug.
    .title = Verbogen pionnen
clause-banking-setup-components-deeds = Er zijn 28 eigendomskaarten: een voor elke straat, elk verkeerscentrum en elk mediacentrum.
    .title = Aantal eigendomskaarten
clause-banking-setup-components-decks = Er zijn 16 Kanskaarten en 16 kaarten van het Algemeen Fonds. Elke stapel wordt apart geschud en gedekt neergelegd.
    .title = De twee stapels kaarten
clause-banking-setup-components-bank-cards = Iedere speler krijgt een van de 6 genummerde bankpassen; er kunnen dus hooguit zes spelers meedoen.
    .title = Zes bankpassen
clause-banking-setup-components-buildings = De bank heeft 32 appartementen en 12 hotels. Zijn ze op, dan komen er geen bij.
    .title = Aantal gebouwen
clause-banking-setup-components-dice = Je speelt met 2 dobbelstenen.
    .title = Aantal dobbelstenen
clause-banking-setup-start-balance = Alle spelers beginnen met een saldo van € 15 miljoen.
    .title = Saldo bij het begin

## bank

clause-banking-bank-elect-banker = Voor het spel spreken jullie af wie de bankier wordt.
    .title = Kies een bankier
clause-banking-bank-banker-may-abstain = Zijn jullie met meer dan vijf, dan hoeft de bankier niet mee te spelen. Hij neemt dan geen spelersplaats in en zorgt alleen voor de kaartlezer en de veilingen.
    .title = Een bankier die niet meespeelt
clause-banking-bank-duty-operate-reader = Alleen de bankier bedient de kaartlezer, dus elke betaling loopt via hem.
    .title = De bankier bedient de lezer
clause-banking-bank-duty-deeds = Eigendomskaarten die nog van niemand zijn, liggen bij de bankier.
    .title = De bankier bewaart de kaarten
clause-banking-bank-duty-buildings = Appartementen en hotels die niet op het bord staan, liggen bij de bankier.
    .title = De bankier bewaart de gebouwen
clause-banking-bank-duty-auctions = Wordt er iets geveild, dan leidt de bankier het bieden.
    .title = De bankier leidt veilingen

## turn

clause-banking-turn-first-player = Iedereen gooit met beide dobbelstenen en het hoogste totaal begint. Bij een gelijke hoogste worp gooien die spelers opnieuw.
    .title = Wie begint
clause-banking-turn-clockwise = Na de eerste speler gaat de beurt met de klok mee de tafel rond.
    .title = Met de klok mee

## move

clause-banking-move-two-dice-sum = Je pion begint op Start. In je beurt gooi je met beide dobbelstenen en loop je hun som vooruit, in de richting van de pijl.
    .title = Gooien en lopen
clause-banking-move-share-space = Er mogen meer pionnen op hetzelfde vak staan. Dat heeft geen gevolgen.
    .title = Samen op een vak
clause-banking-move-space-actions = Waar je komt, bepaalt wat je doet: een eigendom kopen of laten veilen, huur of belasting betalen, een kaart trekken of naar de gevangenis gaan. Op sommige vakken gebeurt niets.
    .title = Wat een vak van je vraagt

## turn

clause-banking-turn-doubles-may-roll-again = Na een dubbele worp loop je gewoon en mag je nog eens gooien. Je mag het ook laten en je beurt beëindigen.
    .title = Dubbel geeft een extra worp
clause-banking-turn-third-doubles-jail = Gooi je in één beurt voor de derde keer dubbel, dan loop je niet meer, maar ga je meteen naar de gevangenis.
    .title = De derde dubbele worp

## go

clause-banking-go-salary = Telkens als je vooruit langs of precies op Start komt, komt er € 2 miljoen bij op je rekening.
    .title = Salaris voor Start
clause-banking-go-caption = Ook het bord herinnert je eraan: langs Start komen levert € 2 miljoen op.
    .title = Geheugensteun op het bord
clause-banking-go-twice-in-one-turn = Je kunt in één beurt twee keer salaris krijgen, bijvoorbeeld als je langs Start op een kaartvak komt en de kaart je meteen vooruit naar Start stuurt.
    .title = Twee keer langs Start
clause-banking-go-twice-two-bookings = Verdien je in een beurt twee keer salaris, dan steekt de bankier je pas twee keer in de lezer en drukt hij elke keer één keer op de Starttoets.
    .title = Twee salarissen, twee boekingen

## device

clause-banking-device-display-five-chars = Het scherm toont hooguit 5 tekens; de punt telt niet mee. € 12.340.000 lees je als 12.34M. Vanaf 100M zie je nog maar één decimaal, maar het juiste saldo blijft bewaard.
    .title = Het kleine scherm
clause-banking-device-notation-k = Bedragen onder een miljoen staan in duizenden met een K: € 100.000 zie je als 100K.
    .title = K voor duizend
clause-banking-device-notation-m = Vanaf een miljoen staan bedragen er met een M en zo nodig met decimalen: 1M, 1.5M, 15M.
    .title = M voor miljoen
clause-banking-device-enter-amount-with-unit-keys = De bankier toetst een getal in en drukt op M of K. Met die toets is het bedrag compleet en meteen geboekt.
    .title = Een bedrag intoetsen
clause-banking-device-key-m = Met M bedoel je miljoen: 3 en M is € 3.000.000.
    .title = De toets M
clause-banking-device-key-k = Met K bedoel je duizend: 60 en K is € 60.000.
    .title = De toets K
clause-banking-device-key-go = Zit je pas in de linkergleuf, dan zet één druk op de Starttoets € 2 miljoen op je rekening.
    .title = De Starttoets
clause-banking-device-key-go-needs-left-slot = Je salaris wordt alleen geboekt als je pas links zit. Met een pas rechts, of zonder pas, doet de Starttoets niets.
    .title = Starttoets alleen met pas links
clause-banking-device-key-c-cancel = Kort op C drukken wist het bedrag dat wordt ingetoetst.
    .title = De toets C
clause-banking-device-key-c-hold-new-game = Voor een nieuw spel houd je C ingedrukt tot je het signaal hoort. Kort drukken is daarvoor niet genoeg.
    .title = C ingedrukt houden
clause-banking-device-reset-balances = Bij een nieuw spel staat elk saldo weer op € 15 miljoen. Leidt Magie het spel, dan vraagt C ingedrukt houden de tafel alleen om een nieuw spel en verandert er vanzelf niets.
    .title = Iedereen terug naar 15 miljoen
clause-banking-device-key-decimal-volume = Eén toets doet twee dingen: zit er een pas in, dan zet hij de decimale punt; zit er geen in, dan regelt hij het volume.
    .title = Eén toets met twee taken
clause-banking-device-credit-symbol = Het teken bij de linkergleuf betekent bijschrijven: hier komt geld op je rekening.
    .title = Het teken voor bij
clause-banking-device-debit-symbol = Het teken bij de rechtergleuf betekent afschrijven: hier gaat geld van je rekening.
    .title = Het teken voor af
clause-banking-device-wake-up = Druk op een toets of steek er een pas in, en de kaartlezer gaat aan.
    .title = De lezer aanzetten
clause-banking-device-insert-shows-number-and-balance = Steek je een pas in de lezer, dan zie je eerst het nummer en daarna het saldo.
    .title = Wat een pas laat zien
clause-banking-device-credit-left-slot = Krijg je geld, dan steekt de bankier je pas in de linkergleuf. Je saldo verschijnt.
    .title = Ontvangen: pas links
clause-banking-device-credit-type-amount = Daarna toetst de bankier in wat je krijgt, en je saldo stijgt.
    .title = Ontvangen: het bedrag
clause-banking-device-credit-remove-card = Is het bedrag bijgeschreven, dan gaat je pas eruit. Vanaf dat moment staat de boeking vast.
    .title = Ontvangen: pas eruit
clause-banking-device-credit-situations = Je krijgt geld bij Start, als huur, door Kans en Algemeen Fonds, als je gebouwen verkoopt of een hypotheek neemt, en als een speler aan jou failliet gaat.
    .title = Wanneer je geld krijgt
clause-banking-device-credit-from-bank = Salaris, geld door kaarten, verkochte gebouwen en hypotheken betaalt de bank: alleen jouw pas is nodig, in de linkergleuf.
    .title = Wat de bank je betaalt
clause-banking-device-debit-right-slot = Moet je betalen, dan steekt de bankier je pas in de rechtergleuf.
    .title = Betalen: pas rechts
clause-banking-device-debit-type-amount = Daarna toetst de bankier in wat je moet betalen, en je saldo daalt met precies dat bedrag.
    .title = Betalen: het bedrag
clause-banking-device-debit-remove-card = Is het bedrag afgeschreven, dan gaat je pas eruit. Is je saldo te laag, dan weigert de lezer met een fouttoon en moet je eerst aan geld komen.
    .title = Betalen: pas eruit
clause-banking-device-debit-situations = Je betaalt voor huur, aankopen, belastingen, kaarten, appartementen en hotels, afgeloste hypotheken, je vrijkoop uit de gevangenis en schulden aan een medespeler.
    .title = Wanneer je geld betaalt
clause-banking-device-debit-to-bank = Aankopen, belastingen, betalingen door kaarten, afgeloste hypotheken en de gevangenisboete gaan naar de bank: alleen jouw pas is nodig, in de rechtergleuf.
    .title = Wat je de bank betaalt
clause-banking-device-transfer-situations = Van pas naar pas gaat geld bij huur, na een faillissement en als spelers elkaar eigendommen verkopen.
    .title = Geld tussen spelers
clause-banking-device-transfer-payer-right = Betaalt een speler een ander, dan gaat de pas van de betaler in de rechtergleuf.
    .title = Overboeken: betaler rechts
clause-banking-device-transfer-receiver-left = De pas van de speler die het geld krijgt, gaat in de linkergleuf.
    .title = Overboeken: ontvanger links
clause-banking-device-transfer-shows-payer-balance = Zitten beide passen erin, dan toont het scherm het saldo van de betaler.
    .title = Overboeken: wiens saldo je ziet
clause-banking-device-transfer-both-change = Toetst de bankier het bedrag in, dan gaat het van de ene rekening af en komt het helemaal op de andere bij.
    .title = Overboeken: beide saldi veranderen
clause-banking-device-transfer-remove-both = Na de boeking haalt de bankier beide passen eruit; daarmee staat die vast. Zolang ze er allebei in zitten, draait C beide kanten terug.
    .title = Overboeken: beide passen eruit
clause-banking-device-auto-off = Gebruikt ongeveer 1 minuut lang niemand de lezer, dan schakelt hij zichzelf uit.
    .title = De lezer gaat vanzelf uit
clause-banking-device-reactivate = Elke toets wekt de lezer weer. Die eerste druk voert nog niets in.
    .title = De lezer wekken
clause-banking-device-pause-game = Je mag het spel onderbreken en later verdergaan. Alle saldi en de beurt zijn dan nog precies hetzelfde.
    .title = Even pauze nemen
clause-banking-device-balances-persist = De lezer onthoudt alle saldi. Ook als hij zichzelf uitschakelt, verandert er niets.
    .title = Saldi blijven bewaard
clause-banking-device-insert-in-arrow-direction = Steek een bankpas altijd in de richting van de pijl in de lezer, anders wordt hij niet herkend.
    .title = Volg de pijl
clause-banking-device-beep-confirms = Een piep vertelt je dat de pas is gelezen. Hoor je niets, dan zit hij misschien verkeerd om.
    .title = Luister naar de piep
clause-banking-device-correct-with-c = Klopt het bedrag niet, druk dan op C en toets het goede in. C wist wat er wordt ingetoetst of draait de laatste boeking terug.
    .title = Een fout bedrag herstellen
clause-banking-device-correct-only-while-inserted = Een fout herstel je alleen zolang de pas nog in de lezer zit. Hem er opnieuw in steken helpt niet.
    .title = Herstellen voor de pas eruit gaat
clause-banking-device-amount-limits = Per keer kun je 10K tot 20M intoetsen, in stappen van 10K. Grotere bedragen boek je in meer keren.
    .title = Kleinste en grootste bedrag
clause-banking-device-decimal-point-is-comma = De punt op de lezer staat voor een komma: 2.5M is tweeënhalf miljoen.
    .title = Punt is komma
clause-banking-device-volume = Wil je het volume veranderen, haal dan alle passen uit de lezer en druk op de punttoets.
    .title = Het volume instellen
clause-banking-device-cashless = Elke betaling wordt op de lezer geboekt. Waar de regels van betalen spreken, gaat het altijd om je saldo.
    .title = Nergens contant geld
clause-banking-device-batteries-page = De lezer uit de doos werkt op batterijen; in het boekje laat een pagina zien hoe je ze plaatst.
    .title = Batterijen in de lezer
clause-banking-device-battery-adults-only = Alleen volwassenen mogen de batterijen verwisselen.
    .title = Batterijen verwisselen
clause-banking-device-battery-keep-information = Bewaar de aanwijzingen over batterijen, dan kun je ze later nalezen.
    .title = Bewaar de batterijtips
clause-banking-device-battery-type-and-polarity = Gebruik alleen het soort batterijen dat is voorgeschreven en let op plus en min.
    .title = De juiste batterijen
clause-banking-device-battery-no-mixing = Gebruik geen verschillende soorten door elkaar en ook geen oude met nieuwe batterijen.
    .title = Geen batterijen mengen
clause-banking-device-battery-remove-empty = Haal lege batterijen meteen uit de lezer.
    .title = Lege batterijen eruit
clause-banking-device-battery-remove-when-unused = Gebruik je de lezer lang niet, haal de batterijen er dan eerst uit.
    .title = Voor een lange rust
clause-banking-device-battery-no-short-circuit = Verbind de contactpunten van de batterijen nooit met elkaar.
    .title = Geen kortsluiting
clause-banking-device-interference-restart = Storen andere apparaten de lezer, zet hem dan verder weg, schakel hem uit en aan of plaats de batterijen opnieuw. Alleen bij gewoon uitschakelen zijn de saldi veilig.
    .title = Elektrische storing
clause-banking-device-battery-no-rechargeables = Gebruik geen oplaadbare batterijen en probeer gewone nooit op te laden.
    .title = Geen oplaadbare batterijen
clause-banking-device-battery-children = Houd batterijen bij kinderen vandaan. Is er een ingeslikt, ga dan meteen naar een dokter.
    .title = Batterijen en kinderen
clause-banking-device-disposal = De lezer hoort niet bij het huisvuil. Breng hem naar een inzamelpunt.
    .title = De lezer wegdoen

## buy

clause-banking-buy-three-kinds = Je kunt straten van een kleurgroep, verkeerscentra en mediacentra kopen.
    .title = Drie soorten eigendom
clause-banking-buy-first-chance = Land je op een eigendom dat nog van niemand is, dan mag jij het als eerste kopen.
    .title = Als eerste kopen
clause-banking-buy-price-on-card = Je betaalt de bank de prijs die op de eigendomskaart staat.
    .title = Wat een eigendom kost
clause-banking-buy-deed-face-up = Je eigendomskaarten liggen open voor je, zodat iedereen ziet wat je hebt.
    .title = Kaarten open op tafel
clause-banking-buy-decline-auction = Koop je een eigendom niet, dan brengt de bankier het meteen onder de hamer.
    .title = Niet kopen is veilen
clause-banking-buy-monopoly-advantage = Alle straten van een kleur bezitten loont: onbebouwd leveren ze dubbele huur op, en je mag er bouwen voor nog meer.
    .title = Waarom een hele groep loont

## auction

clause-banking-auction-banker-auctions = Wil of kan de bezoeker een eigendom niet kopen, dan wordt het door de bankier geveild.
    .title = Wanneer er geveild wordt
clause-banking-auction-everyone-may-bid = Alle spelers mogen bieden, ook wie het eigendom net niet wilde kopen. Er wordt gewacht op wie het geld nog met gebouwen en hypotheken bijeen kan brengen.
    .title = Iedereen mag bieden
clause-banking-auction-any-opening-amount = Het eerste bod mag elk bedrag vanaf 10K zijn. Je biedt in stappen van 10K en nooit meer dan je saldo.
    .title = Het eerste bod
clause-banking-auction-highest-pays = Wie het meest biedt, betaalt zijn laatste bod aan de bank en krijgt de eigendomskaart. Biedt niemand, dan houdt de bank die.
    .title = Het hoogste bod wint

## rent

clause-banking-rent-pay-owner = Stop je op een eigendom van een ander, dan ben je die speler huur schuldig.
    .title = Huur voor de eigenaar
clause-banking-rent-must-be-demanded-in-time = Als eigenaar moet je om de huur vragen voordat de volgende speler gooit, anders vervalt die. Gooit je bezoeker na dubbel nog eens, dan ben je nog op tijd.
    .title = Vraag de huur op tijd
clause-banking-rent-amount-on-card = De huur staat op de eigendomskaart en hangt af van het aantal gebouwen op de straat.
    .title = Hoe hoog de huur is
clause-banking-rent-doubled-full-group = Heb je alle straten van een kleur, dan verdubbelt de huur van de straten zonder gebouwen.
    .title = Dubbele huur
clause-banking-rent-doubled-despite-mortgaged-sibling = De huur blijft dubbel, ook als er op andere straten van de groep een hypotheek rust.
    .title = Dubbel ondanks hypotheek
clause-banking-rent-none-when-mortgaged = Voor een eigendom met hypotheek mag je geen huur vragen.
    .title = Geen huur bij hypotheek
clause-banking-rent-media-bought-and-auctioned-alike = Het Sony-Center en de Fernsehturm zijn de twee mediacentra. Je koopt en veilt ze net als straten.
    .title = Mediacentra kopen
clause-banking-rent-media-pay-owner = Op het mediacentrum van een ander betaal je huur naar het aantal ogen dat je gooide. Ook hier moet de eigenaar er op tijd om vragen.
    .title = Huur bij een mediacentrum
clause-banking-rent-media-uses-move-roll = De huur van een mediacentrum hangt af van de worp die je er bracht. Stuurt een kaart je erheen, dan telt de worp daarvoor, tenzij de kaart een nieuwe vraagt.
    .title = Welke worp telt
clause-banking-rent-media-one = Heeft de eigenaar één mediacentrum, dan betaal je € 40.000 per oog: 7 ogen kosten € 280.000.
    .title = Eén mediacentrum
clause-banking-rent-media-both = Heeft de eigenaar beide mediacentra, dan betaal je € 100.000 per oog: 7 ogen kosten € 700.000.
    .title = Beide mediacentra
clause-banking-rent-transport-bought-and-auctioned-alike = Verkeerscentra, dus stations en luchthavens, koop en veil je net als elk ander eigendom.
    .title = Verkeerscentra kopen
clause-banking-rent-transport-owner-must-demand = Ook de eigenaar van een verkeerscentrum moet zelf om de huur vragen, voordat de volgende speler gooit.
    .title = Vraag ook hier om huur
clause-banking-rent-transport-by-number = De huur van een verkeerscentrum staat op de kaart en stijgt met het aantal dat de eigenaar heeft. Ook die met hypotheek tellen mee.
    .title = Meer centra, meer huur

## tax

clause-banking-tax-pay = Op een belastingvak betaal je de bank het bedrag dat er staat.
    .title = Belasting betalen

## build

clause-banking-build-full-group = Je mag pas appartementen bouwen als alle straten van de kleurgroep van jou zijn.
    .title = Alleen met de hele groep
clause-banking-build-flow-rule = Zodra een kleurgroep helemaal van jou is, mag je erop bouwen, zelfs nog in dezelfde beurt.
    .title = Meteen bouwen
clause-banking-build-price-on-card = De prijs van een appartement staat op de eigendomskaart van de straat.
    .title = Wat een appartement kost
clause-banking-build-when = Bouwen mag in je eigen beurt en tussen de beurten van de anderen.
    .title = Wanneer je mag bouwen
clause-banking-build-before-next-roll = Tussen twee beurten kun je alleen bouwen zolang de volgende speler nog niet heeft gegooid.
    .title = Bouwen voor de worp
clause-banking-build-evenly = Binnen een groep bouw je gelijkmatig: geen straat mag meer dan één appartement voorliggen op een andere.
    .title = Gelijkmatig bouwen
clause-banking-build-first-anywhere = Je eerste appartement in een groep mag op elke straat ervan staan.
    .title = Het eerste appartement
clause-banking-build-second-elsewhere = Je tweede appartement komt op een nog lege straat van de groep, of in een andere groep die helemaal van jou is.
    .title = Het tweede appartement
clause-banking-build-max-four = Op een straat staan hooguit 4 appartementen.
    .title = Vier appartementen per straat
clause-banking-build-blocked-by-mortgage-in-group = Rust er op ook maar één straat van de groep een hypotheek, dan kun je nergens in die groep bouwen.
    .title = Hypotheek blokkeert het bouwen
clause-banking-build-stack-apartments = Meer appartementen op één straat stapel je op elkaar tot een toren.
    .title = Torens van appartementen
clause-banking-build-hotel-needs-four-everywhere = Je kunt een hotel kopen zodra op elke straat van de groep 4 appartementen of al een hotel staan.
    .title = Wanneer een hotel mag
clause-banking-build-hotel-cost = Voor een hotel geef je 4 appartementen terug aan de bank en betaal je de prijs van nog een appartement.
    .title = Wat een hotel kost
clause-banking-build-hotel-anywhere-in-group = Welke straat van de volgebouwde groep het hotel krijgt, kies je zelf.
    .title = Waar het hotel komt
clause-banking-build-one-hotel = Op een straat past niet meer dan 1 hotel.
    .title = Eén hotel per straat
clause-banking-build-resume-when-group-unmortgaged = Rust er op geen enkele straat van de groep nog een hypotheek, dan mag je er weer bouwen voor de gedrukte prijzen.
    .title = Weer bouwen

## shortage

clause-banking-shortage-wait = Heeft de bank geen gebouwen meer, dan wacht je tot een andere speler er een paar terugverkoopt.
    .title = Wachten op gebouwen
clause-banking-shortage-auction-one-by-one = Willen meer spelers samen meer gebouwen dan de bank heeft, dan worden die een voor een aan de hoogste bieder geveild. Wil maar één speler er, dan kosten ze de prijs op de kaart.
    .title = Schaarse gebouwen veilen
clause-banking-shortage-minimum-bid = Het bieden begint bij de laagste gedrukte gebouwprijs van de groepen waar de bieders het gebouw zouden kunnen plaatsen.
    .title = Minimumbod voor gebouwen

## debt

clause-banking-debt-ways-to-raise-money = Kom je geld tekort, dan mag je gebouwen verkopen, hypotheken nemen of een eigendom aan een medespeler verkopen voor een prijs die jullie afspreken.
    .title = Aan geld komen
clause-banking-debt-mortgaged-may-be-sold = Om aan geld te komen mag je een ander ook een eigendom verkopen waar een hypotheek op rust.
    .title = Ook met hypotheek te koop
clause-banking-debt-flow-mortgage-or-sell-to-creditor = Is je geld op, dan mag je hypotheken op je eigendommen nemen of ze verkopen aan wie je iets schuldig bent.
    .title = Hypotheek of verkoop aan schuldeiser
clause-banking-debt-transfer-property-to-creditor = In plaats van geld mag je je schuldeiser een of meer eigendommen aanbieden. Neemt hij dat aan, dan is de schuld voldaan.
    .title = Betalen met eigendom
clause-banking-debt-no-lending = Spelers mogen elkaar geen geld lenen.
    .title = Geen leningen

## sell

clause-banking-sell-any-time-bank-only = Appartementen en hotels kun je alleen aan de bank terugverkopen, nooit aan een andere speler.
    .title = Gebouwen alleen aan de bank
clause-banking-sell-half-of-price-paid = De bank betaalt je de helft van wat je echt voor een gebouw hebt betaald, afgerond op 10K.
    .title = De helft terug
clause-banking-sell-when = Gebouwen verkoop je in je eigen beurt, tussen de beurten van de anderen of als je een schuld moet betalen.
    .title = Wanneer je mag verkopen
clause-banking-sell-evenly = Verkopen gaat even gelijkmatig als bouwen: haal appartementen eerst weg van de volste straten.
    .title = Gelijkmatig verkopen
clause-banking-sell-hotel-full = Verkoop je een hotel helemaal, dan krijg je de helft van zijn prijs plus de helft voor zijn 4 appartementen. De groep moet gelijkmatig blijven, dus meestal gaan alle hotels tegelijk.
    .title = Een hotel helemaal verkopen
clause-banking-sell-hotel-to-apartments = Of je zet een hotel om: de bank betaalt je de helft van zijn prijs en geeft je 4 appartementen voor de straat. Zoveel moet de bank er wel hebben.
    .title = Hotel terug naar appartementen

## trade

clause-banking-trade-unbuilt-any-time = Eigendommen zonder gebouwen mag je altijd onderling verhandelen, voor elke prijs die jullie afspreken.
    .title = Eigendommen verhandelen
clause-banking-trade-group-must-be-unbuilt = Je kunt een straat niet verhandelen zolang er ergens in de groep een gebouw staat.
    .title = Geen handel uit bebouwde groepen
clause-banking-trade-sell-buildings-first = Wil je zo’n straat verhandelen, verkoop dan eerst alle gebouwen van de groep aan de bank.
    .title = Eerst de groep leeg

## mortgage

clause-banking-mortgage-sell-buildings-first = Voor je een hypotheek op een straat neemt, moet je alle gebouwen van die kleurgroep verkopen. Andere groepen doen er niet toe.
    .title = Geen gebouwen bij hypotheek
clause-banking-mortgage-flip-and-receive = Draai de eigendomskaart om; de bank zet de hypotheekwaarde die erop staat op je rekening.
    .title = Een hypotheek nemen
clause-banking-mortgage-owner-keeps-it = Ook met hypotheek blijft het eigendom van jou. Niemand anders mag de hypotheek aflossen om het te krijgen.
    .title = Het blijft van jou
clause-banking-mortgage-no-rent-but-siblings-yes = Een straat met hypotheek levert geen huur op, maar de andere straten van de groep wel.
    .title = De rest levert nog op
clause-banking-mortgage-redeem = Aflossen kost je de hypotheek plus 10% rente. Het mag altijd als je mag bouwen, ook vanuit de gevangenis en als je schuld hebt.
    .title = Een hypotheek aflossen
clause-banking-mortgage-interest-rounded-to-10k = Rente wordt afgerond op het dichtstbijzijnde veelvoud van 10K, de helft naar boven: 10% van 750K wordt 80K.
    .title = Rente afronden
clause-banking-mortgage-flip-back = Is de hypotheek afgelost, dan draai je de kaart terug en levert het eigendom weer huur op.
    .title = Kaart weer omdraaien
clause-banking-mortgage-sale-between-players = Je mag een eigendom met hypotheek aan een andere speler verkopen; de prijs spreken jullie af.
    .title = Eigendom met hypotheek verkopen
clause-banking-mortgage-buyer-choice = Wie een eigendom met hypotheek koopt, lost die meteen af met 10% rente, of betaalt alleen de 10% en houdt de hypotheek. De rente wordt op 10K afgerond.
    .title = De koper kiest
clause-banking-mortgage-buyer-later = Houd je de hypotheek van een gekocht eigendom aan, dan kost aflossen je later nog eens die 10%.
    .title = Nog een keer rente

## bankruptcy

clause-banking-bankruptcy-definition = Ben je meer schuldig dan je kunt betalen, dan ben je failliet en lig je uit het spel.
    .title = Wat failliet betekent
clause-banking-bankruptcy-flow = Je bent pas failliet als je na alle hypotheken en verkopen je huur, belasting of rekeningen nog steeds niet kunt betalen.
    .title = Pas als niets meer helpt
clause-banking-bankruptcy-bank-takes-deeds = Ben je de bank geld schuldig, dan gaan je eigendomskaarten en de rest van je saldo naar de bank en je gebouwen terug in de voorraad.
    .title = Failliet bij de bank
clause-banking-bankruptcy-bank-auctions = De bankier veilt die eigendommen daarna een voor een, zonder hypotheek, aan de hoogste bieder.
    .title = De bank verkoopt je eigendommen
clause-banking-bankruptcy-bank-jail-cards = Ga je bij de bank failliet, dan komen je vrijkaarten weer onder hun stapel.
    .title = Je vrijkaarten gaan terug
clause-banking-bankruptcy-player-gets-balance = Ben je een speler geld schuldig, dan gaan je gebouwen eerst voor de halve prijs naar de bank. Daarna krijgt die speler je hele saldo.
    .title = Failliet bij een speler
clause-banking-bankruptcy-player-gets-deeds = Je schuldeiser krijgt ook al je eigendomskaarten. Voor elke kaart met hypotheek betaalt hij 10% rente, afgerond op 10K, of lost hij de hypotheek af.
    .title = Eigendommen voor de schuldeiser
clause-banking-bankruptcy-player-gets-jail-cards = Ook je vrijkaarten gaan naar je schuldeiser.
    .title = Vrijkaarten voor de schuldeiser

## end

clause-banking-end-last-player = Je speelt door tot er nog één speler over is. Die wint.
    .title = De laatste speler wint

## cards

clause-banking-cards-draw-top = Op een vak van Kans of Algemeen Fonds trek je de bovenste kaart van de bijbehorende stapel.
    .title = Een kaart trekken
clause-banking-cards-execute-and-return = Doe wat de kaart zegt en leg die daarna gedekt onder de stapel.
    .title = Uitvoeren en terugleggen
clause-banking-cards-gojf-keep-or-sell = Een vrijkaart mag je bewaren tot je die nodig hebt, of aan een ander verkopen voor een afgesproken prijs.
    .title = De vrijkaart
clause-banking-cards-move-card-pays-salary = Brengt een kaart je langs Start, dan krijg je je salaris.
    .title = Door een kaart langs Start
clause-banking-cards-no-salary-jail-or-back = Stuurt een kaart je naar de gevangenis of een paar vakken terug, dan krijg je geen salaris.
    .title = Achteruit geen salaris

## parking

clause-banking-parking-nothing-happens = Op Vrij Parkeren rust je alleen uit: je betaalt niets en je krijgt niets.
    .title = Vrij Parkeren is rust
clause-banking-parking-business-continues = Sta je op Vrij Parkeren, dan mag je gewoon huur vragen, bouwen en al je andere zaken doen.
    .title = De zaken gaan door

## jail

clause-banking-jail-enter-by-space = Land je op het vak dat je naar de gevangenis stuurt, dan ga je er meteen heen.
    .title = Gevangenis door een vak
clause-banking-jail-enter-by-card = Een kaart van Kans of van het Algemeen Fonds kan je naar de gevangenis sturen.
    .title = Gevangenis door een kaart
clause-banking-jail-enter-by-three-doubles = Ook drie keer achter elkaar dubbel gooien in één beurt brengt je in de gevangenis.
    .title = Gevangenis door dubbel
clause-banking-jail-turn-ends = Word je naar de gevangenis gestuurd, dan is je beurt voorbij, ook als je net dubbel gooide.
    .title = Gevangenis beëindigt je beurt
clause-banking-jail-token-on-jail-space = Je pion gaat rechtstreeks naar het gevangenisvak. De vakken ertussen doen niet mee.
    .title = Rechtstreeks de gevangenis in
clause-banking-jail-no-salary = Op weg naar de gevangenis krijg je geen salaris, waar je ook vandaan komt.
    .title = Geen salaris onderweg
clause-banking-jail-rent-continues = In de gevangenis krijg je nog steeds huur voor eigendommen zonder hypotheek, en je mag bouwen, handelen en bieden.
    .title = Zaken vanuit de gevangenis
clause-banking-jail-pay-fine-play-next-turn = In plaats van te gooien mag je € 500.000 betalen. Je bent meteen vrij, maar op bezoek, en gooit pas weer in je volgende beurt.
    .title = Jezelf vrijkopen
clause-banking-jail-use-card = Je mag een vrijkaart inleveren. Je gooit en loopt dan in dezelfde beurt; de kaart gaat terug onder de stapel.
    .title = De vrijkaart gebruiken
clause-banking-jail-roll-doubles = Gooi je in de gevangenis dubbel, dan ben je vrij en loop je die worp, maar je krijgt geen extra worp.
    .title = Dubbel maakt je vrij
clause-banking-jail-three-turns-pay = Heb je in drie beurten geen dubbel gegooid, dan moet je de boete van € 500.000 betalen.
    .title = Na drie mislukte worpen
clause-banking-jail-three-turns-to-visiting = Na de derde mislukte worp ben je alleen op bezoek. Je loopt die worp niet en gaat in je volgende beurt gewoon verder.
    .title = Derde mislukte worp: blijven staan
clause-banking-jail-visiting = Kom je gewoon op het gevangenisvak terecht, dan ben je alleen op bezoek en loop je de volgende beurt normaal door.
    .title = Alleen op bezoek

## variant

clause-banking-variant-quick-optional = Kennen jullie het spel al, dan kun je met de snelle regels een kortere partij kiezen.
    .title = Het snelle spel
clause-banking-variant-quick-deal-two = Voor het begin schudt de bankier de eigendomskaarten en geeft elke speler er 2, ook zichzelf als hij meespeelt.
    .title = Snel spel: twee kaarten vooraf
clause-banking-variant-quick-pay-price = Voor beide gekregen kaarten betaal je de bank direct de gedrukte prijs.
    .title = Snel spel: direct betalen
clause-banking-variant-quick-then-normal-start = Is er gedeeld en betaald, dan begint het spel zoals altijd.
    .title = Snel spel: normaal begin
clause-banking-variant-quick-three-apartments = Voor een hotel zijn 3 appartementen op elke straat van de groep genoeg. Je levert er 3 in en betaalt er één bij.
    .title = Snel spel: drie appartementen
clause-banking-variant-quick-rents-unchanged = De huur voor appartementen en hotels verandert in het snelle spel niet.
    .title = Snel spel: dezelfde huur
clause-banking-variant-quick-hotel-resale = Een hotel telt hier als 4 in plaats van 5 appartementen; helemaal verkocht levert het dus de halve prijs van 4 appartementen op.
    .title = Snel spel: een hotel verkopen
clause-banking-variant-quick-ends-at-second-bankruptcy = Het snelle spel eindigt zodra de tweede speler failliet is, of als er nog maar één speler over is.
    .title = Snel spel: het einde
clause-banking-variant-quick-count-balance = Bij de eindtelling telt het saldo op je bankpas volledig mee.
    .title = Eindtelling: saldo
clause-banking-variant-quick-count-property = Straten, mediacentra en verkeerscentra tellen voor de prijs die op het bord staat.
    .title = Eindtelling: eigendommen
clause-banking-variant-quick-count-mortgaged-half = Eigendommen met hypotheek tellen voor de helft van hun prijs.
    .title = Eindtelling: eigendom met hypotheek
clause-banking-variant-quick-count-apartments = Appartementen tellen voor wat je ervoor betaald hebt.
    .title = Eindtelling: appartementen
clause-banking-variant-quick-count-hotels = Een hotel telt voor zijn prijs plus de 3 appartementen die je ervoor hebt ingeleverd.
    .title = Eindtelling: hotels
clause-banking-variant-quick-count-with-reader = De bankier telt met de kaartlezer bij elkaar op wat iedereen bezit.
    .title = Eindtelling op de lezer
clause-banking-variant-quick-richest-wins = Wie het hoogste totaal heeft, wint het snelle spel. Bij een gelijk totaal deel je de overwinning.
    .title = Snel spel: de rijkste wint
clause-banking-variant-timed-end = Je mag vooraf een speelduur afspreken. Is die om, dan wordt de lopende beurt afgemaakt en is het spel afgelopen.
    .title = Spelen op tijd
clause-banking-variant-timed-winner = Wie het rijkst is, wint het spel op tijd. Er wordt geteld als in het snelle spel, hotels met hun prijs en alle ingeleverde appartementen.
    .title = Winnaar als de tijd om is
