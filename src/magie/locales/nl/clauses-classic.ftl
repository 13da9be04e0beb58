### Clauses of the classic rulebook in our own words.

## goal

clause-classic-goal-become-richest = Word rijker dan alle anderen: koop en verkoop bezit en laat grond, huizen en hotels huur voor je opbrengen.
    .title = Word de rijkste
clause-classic-goal-clockwise-circuit = Alle pionnen vertrekken van Start en gaan met de klok mee, ronde na ronde, over het bord.
    .title = Met de klok mee

## setup

clause-classic-setup-components-board = Je speelt op één bord.
    .title = Eén speelbord
clause-classic-setup-components-deeds = Er zijn 28 eigendomskaarten: één voor elk bezit dat je kunt verwerven.
    .title = 28 eigendomskaarten
clause-classic-setup-components-community-cards = De stapel van Algemeen Fonds telt 16 kaarten.
    .title = 16 kaarten Algemeen Fonds
clause-classic-setup-components-chance-cards = De stapel met Kanskaarten telt 16 kaarten.
    .title = 16 Kanskaarten
clause-classic-setup-components-tokens = Er zijn 8 pionnen, allemaal verschillend. Er kunnen dus hoogstens 8 mensen meespelen.
    .title = 8 pionnen, hoogstens 8 spelers
clause-classic-setup-components-money = In de doos zit één set speelgeld, maar als het moet betaalt de bank ook meer uit dan dat.
    .title = Eén set speelgeld
clause-classic-setup-components-houses = De bank heeft 32 groene huizen. Meer kunnen er nooit op het bord staan.
    .title = Niet meer dan 32 huizen
clause-classic-setup-components-hotels = De bank heeft 12 rode hotels. Staan ze er allemaal, dan kun je er geen meer kopen.
    .title = Niet meer dan 12 hotels
clause-classic-setup-components-dice = Je speelt met twee gewone zeszijdige dobbelstenen.
    .title = Twee dobbelstenen
clause-classic-setup-decks-separated = Kanskaarten en kaarten van Algemeen Fonds vormen twee eigen stapels en komen nooit door elkaar.
    .title = Twee aparte stapels
clause-classic-setup-decks-shuffled = Voor het spel begint, wordt elk van de twee stapels apart geschud.
    .title = Elke stapel wordt geschud
clause-classic-setup-decks-face-down = Beide stapels liggen gedekt midden op het bord. Niemand weet dus welke kaart er volgt.
    .title = De stapels liggen gedekt
clause-classic-setup-choose-token = Om de beurt kies je een pion. Een pion die iemand al heeft, kun je niet meer kiezen.
    .title = Kies je pion
clause-classic-setup-start-cash = Iedereen begint met 30.000 DM.
    .title = Geld bij het begin
clause-classic-setup-start-cash-notes = Je begingeld bestaat uit 26 biljetten: 2 van 10.000, 3 van 2.000, 2 van 1.000, 2 van 500, 6 van 100, 6 van 50 en 5 van 20 DM.
    .title = Biljetten bij het begin
clause-classic-setup-rest-of-money-to-bank = Het geld dat bij het begin niet wordt uitgedeeld, is van de bank. De bankier past erop.
    .title = De rest blijft bij de bank
clause-classic-setup-start-without-property = In het gewone spel heeft aan het begin niemand bezit: alle 28 eigendomskaarten liggen nog bij de bank.
    .title = Niemand begint met bezit

## bank

clause-classic-bank-elect-banker = Spreek voor het spel af wie de bankier is. Kiezen jullie niemand, dan doet de eerste speler het.
    .title = Kies een bankier
clause-classic-bank-good-auctioneer = Het is handig als jullie bankier ook goed een veiling kan leiden.
    .title = Een goede veilingmeester helpt
clause-classic-bank-separate-money = Een bankier die zelf meespeelt, houdt het eigen geld en dat van de bank strikt uit elkaar.
    .title = Eigen geld en bankgeld
clause-classic-bank-banker-may-abstain = Zijn jullie met 6 of meer, dan mag de bankier aan de kant blijven en alleen de bank en de veilingen leiden; naast hem kunnen er dan 8 spelen. Met 5 of minder speelt hij mee.
    .title = Bankier zonder pion
clause-classic-bank-sort-stock = De bankier sorteert geld, eigendomskaarten, huizen en hotels. Alles wat nog niet verkocht is, blijft bij de bank.
    .title = De voorraad van de bank
clause-classic-bank-duty-money = De bank beheert het geld: elke betaling die niet tussen twee spelers gaat, gaat naar haar toe of komt van haar.
    .title = De bank gaat over het geld
clause-classic-bank-duty-deeds-and-buildings = Onverkochte eigendomskaarten, huizen en hotels zijn bij de bank. Gebouwen die je verkoopt, komen terug in haar voorraad.
    .title = Kaarten en gebouwen bij de bank
clause-classic-bank-duty-payouts = De bank betaalt je alles waar je recht op hebt: salaris, winst van kaarten, hypotheken en geld voor teruggegeven gebouwen.
    .title = De bank betaalt uit
clause-classic-bank-duty-sell-property = De bank verkoopt je bezit en geeft je de eigendomskaart erbij.
    .title = De bank verkoopt bezit
clause-classic-bank-duty-auctions = Veilingen worden door de bank gehouden.
    .title = De bank veilt
clause-classic-bank-duty-sell-buildings = Huizen en hotels koop je alleen bij de bank, nooit van een andere speler.
    .title = Gebouwen komen van de bank
clause-classic-bank-duty-mortgages = Elke hypotheek loopt via de bank: zij betaalt de lening uit en neemt de aflossing aan.
    .title = Hypotheken lopen via de bank
clause-classic-bank-duty-receive-payments = Belasting, boetes, koopprijzen en al het andere dat je de bank schuldig bent, gaan naar de bank en naar niemand anders.
    .title = De bank ontvangt je betalingen
clause-classic-bank-extra-money-created = Heeft de bank geen biljetten meer, dan maakt de bankier zoveel extra geld als nodig is. De bank kan altijd betalen.
    .title = De bank raakt nooit leeg
clause-classic-bank-extra-money-labelled = Extra geld maak je van papiertjes waarop de waarde staat, met daarboven dat het extra geld is.
    .title = Papiertjes als extra geld
clause-classic-bank-extra-money-exchange = Extra geld is gewoon zijn waarde waard. Je mag het omwisselen zodra de bank weer genoeg biljetten heeft, of er tot het eind mee betalen.
    .title = Extra geld is echt geld

## turn

clause-classic-turn-first-player-one-die = Om te bepalen wie begint, gooit iedereen één keer met één dobbelsteen.
    .title = Eén dobbelsteen voor het begin
clause-classic-turn-banker-rolls-first = De bankier doet de eerste van deze worpen, daarna gaat het linksom verder. Een bankier die niet meespeelt, gooit niet.
    .title = De bankier gooit eerst
clause-classic-turn-highest-starts = Wie het hoogst gooit, begint. Bij gelijke stand gooien alleen die spelers opnieuw, tot er één voor ligt.
    .title = De hoogste worp begint
clause-classic-turn-order-left = Is je beurt voorbij, dan is de speler links van je aan de beurt.
    .title = De beurt gaat naar links
clause-classic-turn-ends-after-space-action = Je beurt is pas voorbij als je alles hebt gedaan wat het vak vraagt en je niet door dubbel nog een keer moet gooien.
    .title = Eerst het vak afhandelen
clause-classic-turn-doubles-full-move = Gooi je dubbel, dan verzet je je pion en handel je het vak af zoals bij elke worp, met alle rechten en plichten.
    .title = Dubbel: gewoon je zet
clause-classic-turn-doubles-roll-again = Na een zet met dubbel moet je nog een keer gooien; in plaats daarvan stoppen kan niet.
    .title = Dubbel: opnieuw gooien
clause-classic-turn-second-doubles-third-roll = Is je tweede worp ook dubbel, dan voer je ook die zet uit en moet je daarna een derde keer gooien.
    .title = Tweemaal dubbel, derde worp
clause-classic-turn-third-doubles-jail = Gooi je in één beurt drie keer dubbel, dan ga je rechtstreeks naar de gevangenis.
    .title = Derde dubbel wordt gevangenis
clause-classic-turn-third-doubles-not-executed = De derde dubbele worp voer je niet uit: je verzet je pion niet, krijgt geen salaris, en geen enkel vak telt.
    .title = Derde dubbel telt niet

## move

clause-classic-move-enter-on-los = Alle pionnen beginnen op Start. Dat je daar wordt neergezet, levert geen salaris op.
    .title = Iedereen begint op Start
clause-classic-move-two-dice-sum = In je beurt gooi je met beide dobbelstenen en ga je het totaal vooruit, in de richting van de pijl.
    .title = Loop het totaal
clause-classic-move-share-space = Op één vak mogen zoveel pionnen staan als je wilt; ze hinderen elkaar niet.
    .title = Samen op een vak
clause-classic-move-space-actions = Afhankelijk van het vak kun je kopen, betaal je huur of belasting, trek je een kaart, ga je naar de gevangenis, parkeer je vrij of krijg je salaris. Meer is er niet.
    .title = Wat een vak doet

## go

clause-classic-go-salary-on-landing = Kom je op Start, dan betaalt de bank je 4.000 DM, één keer. Als je later verdergaat, krijg je niets extra’s.
    .title = Salaris op Start
clause-classic-go-salary-on-passing = Elke keer dat je langs Start komt, krijg je 4.000 DM salaris van de bank, nog voordat het vak telt waar je uitkomt.
    .title = Salaris langs Start
clause-classic-go-salary-forward-only = Salaris krijg je alleen als je met de pijl mee gaat, nooit als een kaart je terugstuurt.
    .title = Achteruit geen salaris

## buy

clause-classic-buy-streets-and-groups = Op het bord liggen 22 straten, die samen 8 groepen vormen.
    .title = 22 straten in 8 groepen
clause-classic-buy-group-has-one-colour = Alle straten van een groep hebben dezelfde kleur; aan die kleur zie je wat bij elkaar hoort.
    .title = De kleur maakt de groep
clause-classic-buy-option-on-unowned = Kom je op bezit dat van niemand is, dan mag je het voor de gedrukte prijs van de bank kopen. Het hoeft niet.
    .title = Vrij bezit mag je kopen
clause-classic-buy-also-via-card = Of je er nu door de dobbelstenen of door een kaart komt: vrij bezit mag je kopen.
    .title = Ook via een kaart
clause-classic-buy-pay-printed-price = Als je koopt, betaal je de bank precies de gedrukte prijs.
    .title = De prijs is de gedrukte
clause-classic-buy-receive-deed-face-up = Je krijgt de eigendomskaart en legt die open voor je neer, zodat iedereen ziet wat van jou is.
    .title = Je bezit ligt open

## auction

clause-classic-auction-when-not-bought = Koop je het bezit niet waarop je staat, dan veilt de bank het meteen, nog voor je beurt verdergaat.
    .title = Niet gekocht, dus geveild
clause-classic-auction-everyone-may-bid = Iedereen mag bieden, ook wie net niet wilde kopen en wie in de gevangenis zit. De hamer wacht op iedereen die het geld nog kan vinden door gebouwen te verkopen of een hypotheek te nemen.
    .title = Iedereen mag bieden
clause-classic-auction-any-opening-bid = Het eerste bod mag elk heel bedrag vanaf 1 DM zijn, wat de gedrukte prijs ook is. Elk volgend bod moet hoger zijn.
    .title = Elk openingsbod mag
clause-classic-auction-highest-bidder-pays-cash = Wie het hoogst biedt, betaalt de bank meteen contant en krijgt de eigendomskaart. Daarom mag je nooit meer bieden dan je aan contant geld hebt.
    .title = Hoogste bod betaalt contant
clause-classic-auction-nobody-bids = Biedt niemand, dan blijft het bezit bij de bank en mag de volgende die er komt het kopen.
    .title = Geen bod, geen verkoop

## rent

clause-classic-rent-pay-owner = Kom je op bezit van een andere speler, dan ben je de eigenaar huur schuldig.
    .title = Bezoekers betalen huur
clause-classic-rent-only-from-others = Alleen de anderen betalen jou huur. Op je eigen bezit kost het je niets.
    .title = Eigen bezit kost niets
clause-classic-rent-amount-on-deed = De huur staat op de eigendomskaart. Bij stations telt hoeveel de eigenaar er heeft; een nutsbedrijf kost 80 DM per oog van de worp die je bracht, of 200 DM als hij ze allebei heeft.
    .title = De kaart noemt de huur
clause-classic-rent-none-when-mortgaged = Voor bezit met een hypotheek mag geen huur worden gevraagd.
    .title = Geen huur bij hypotheek
clause-classic-rent-doubled-for-full-group = Heb je alle straten van een kleur, dan is de huur van elke onbebouwde straat dubbel. Staan er huizen of een hotel, dan geldt de gedrukte huur.
    .title = Volle groep, dubbele huur
clause-classic-rent-doubled-despite-mortgaged-sibling = De huur blijft ook dubbel terwijl er op andere straten van de groep een hypotheek rust.
    .title = Dubbel ondanks hypotheek
clause-classic-rent-buildings-raise-rent = Huizen of een hotel verhogen de huur van de straat waarop ze staan, en alleen daarvan, tot het gedrukte bedrag.
    .title = Gebouwen verhogen de huur
clause-classic-rent-forfeited-if-not-demanded = Vraag op tijd om je huur: zodra de volgende beurt met een worp begint, ben je hem kwijt. Gooit de bezoeker zelf nog eens na dubbel, dan kan het nog. Dit geldt voor elk soort bezit.
    .title = Vraag je huur op tijd

## cards

clause-classic-cards-draw-top = Kom je op een vak van Kans of Algemeen Fonds, dan trek je de bovenste kaart van die stapel.
    .title = Trek de bovenste kaart
clause-classic-cards-must-obey = Wat op de kaart staat, moet je doen; weigeren kan niet.
    .title = De kaart is bevel
clause-classic-cards-return-under-pile = Een uitgevoerde kaart gaat met de tekst omlaag onder de eigen stapel.
    .title = Terug onder de stapel
clause-classic-cards-gojf-keep = Een kaart die je uit de gevangenis helpt, houd je tot je hem gebruikt. Zolang ontbreekt hij in de stapel; daarna gaat hij er weer onder.
    .title = Bewaar je vrijkaart
clause-classic-cards-gojf-sell = Zo’n vrijkaart mag je altijd aan elke speler verkopen, voor de prijs die jullie samen afspreken.
    .title = Verkoop je vrijkaart

## tax

clause-classic-tax-extra-tax = Op het vak voor extra belasting betaal je de bank meteen en contant het bedrag dat op het bord staat.
    .title = Extra belasting
clause-classic-tax-income-choice = Bij de inkomstenbelasting kies je: een vast bedrag van 4.000 DM, of 10% van alles wat je hebt, afgerond op een hele DM (een halve telt naar boven).
    .title = Inkomstenbelasting op twee manieren
clause-classic-tax-income-pay-at-once = Inkomstenbelasting betaal je direct en contant aan de bank. Kom je tekort, dan moet je eerst het geld bijeenbrengen.
    .title = Inkomstenbelasting meteen betalen
clause-classic-tax-income-decide-before-counting = Kies hoe je de inkomstenbelasting betaalt voordat je natelt wat je hebt. Heb je gekozen, dan kun je niet meer terug.
    .title = Eerst kiezen, dan tellen
clause-classic-tax-wealth-cash = Al je geld telt mee voor je vermogen. Een vrijkaart telt voor niets.
    .title = Geld telt mee
clause-classic-tax-wealth-deeds = Elke eigendomskaart van jou telt mee voor de gedrukte prijs.
    .title = Eigendomskaarten tellen mee
clause-classic-tax-wealth-mortgaged-at-full-value = Voor de belasting maakt een hypotheek niets uit: ook dan telt een eigendomskaart voor de volle gedrukte prijs.
    .title = Ook met hypotheek vol
clause-classic-tax-wealth-buildings = Huizen en hotels tellen mee voor wat jij ervoor betaald hebt. Een hotel telt zijn eigen prijs plus die van de vier huizen die je ervoor gaf.
    .title = Gebouwen tellen mee

## parking

clause-classic-parking-nothing-happens = Op Vrij Parkeren rust je uit: je betaalt niets en je wint niets.
    .title = Vrij Parkeren is rust

## jail

clause-classic-jail-enter-by-space = Kom je op het vak dat je naar de gevangenis stuurt, dan zit je vast.
    .title = Vast door een vak
clause-classic-jail-enter-by-card = Trek je een kaart die je naar de gevangenis stuurt, dan zit je vast.
    .title = Vast door een kaart
clause-classic-jail-enter-by-three-doubles = Gooi je drie keer achter elkaar dubbel, dan zit je vast.
    .title = Vast door drie keer dubbel
clause-classic-jail-no-salary-on-the-way = Moet je naar de gevangenis, dan krijg je nooit salaris, ook niet als Start op de route ligt.
    .title = Onderweg geen salaris
clause-classic-jail-turn-ends = Zodra je naar de gevangenis moet, is je beurt voorbij.
    .title = Gevangenis beëindigt je beurt
clause-classic-jail-no-reroll-after-doubles = Bracht een dubbele worp je in de gevangenis, dan gooi je niet nog een keer.
    .title = Geen extra worp erheen
clause-classic-jail-visiting-harmless = Kom je met een gewone zet op het gevangenisvak, dan ben je alleen op bezoek en heb je nergens last van.
    .title = Alleen op bezoek
clause-classic-jail-visiting-continue-normally = Na een bezoek aan de gevangenis speel je met je volgende worp gewoon verder, zonder boete.
    .title = Na het bezoek
clause-classic-jail-voluntary-exit-window = In je eerste en tweede beurt in de gevangenis kom je vrij met de boete, een eigen of gekochte vrijkaart, of dubbel. In de derde beurt moet je gooien.
    .title = Twee beurten om te kiezen
clause-classic-jail-fine-before-rolling = Voor je gooit, mag je 1.000 DM boete betalen. Dan ben je vrij en speel je een gewone beurt, met een extra worp na dubbel. Heb je gegooid, dan is het deze beurt te laat.
    .title = Eerst betalen, dan gooien
clause-classic-jail-doubles-free-and-move = Gooi je in de gevangenis dubbel, dan ben je vrij zonder te betalen en ga je meteen met die worp verder.
    .title = Dubbel maakt je vrij
clause-classic-jail-doubles-no-extra-roll = De dubbele worp waarmee je vrijkomt, geeft je geen extra worp.
    .title = Vrij, maar geen extra worp
clause-classic-jail-use-card = Voor je gooit, mag je je vrijkaart gebruiken. Je bent dan vrij, betaalt geen boete en speelt een gewone beurt.
    .title = Gebruik je vrijkaart
clause-classic-jail-buy-card-and-use = In de gevangenis mag je van een ander een vrijkaart kopen en die in dezelfde beurt gebruiken.
    .title = Koop een vrijkaart
clause-classic-jail-third-failed-roll-pays = Is ook je derde worp in de gevangenis niet dubbel, dan moet je 1.000 DM boete betalen. Kun je dat niet, dan is het een schuld aan de bank als elke andere.
    .title = Derde misser kost de boete
clause-classic-jail-third-failed-roll-moves = Na die verplichte boete ga je meteen het totaal van je derde worp vooruit.
    .title = Daarna ga je verder
clause-classic-jail-prisoner-collects-rent = Ook vanuit de gevangenis mag je huur innen.
    .title = Huur van achter de tralies
clause-classic-jail-prisoner-buys-and-sells-property = Ook vanuit de gevangenis mag je bezit kopen en verkopen, met andere spelers en op veilingen.
    .title = Handel van achter de tralies
clause-classic-jail-prisoner-builds = Ook vanuit de gevangenis mag je huizen en hotels bouwen.
    .title = Bouwen van achter de tralies

## build

clause-classic-build-full-group-required = Huizen bouw je alleen waar alle straten van de kleur van jou zijn.
    .title = Eerst de hele groep
clause-classic-build-light-blue-example = Lichtblauw heeft drie straten: Chausseestraße, Elisenstraße en Poststraße. Om daar te bouwen heb je ze alle drie nodig.
    .title = Voorbeeld: lichtblauw
clause-classic-build-not-on-stations-or-works = Op stations, het waterbedrijf en het elektriciteitsbedrijf kan niets worden gebouwd.
    .title = Stations blijven onbebouwd
clause-classic-build-any-time-before-next-roll = Je mag bouwen in je eigen beurt en tussen de beurten. Heeft een ander gegooid, dan wacht je tot die worp is afgehandeld.
    .title = Wanneer je mag bouwen
clause-classic-build-price-on-deed = Een huis kost de prijs die op de eigendomskaart van de straat staat.
    .title = Wat een huis kost
clause-classic-build-first-house-anywhere-in-group = Het eerste huis van een groep mag op elk van zijn straten komen.
    .title = Eerste huis naar keuze
clause-classic-build-second-house-on-unbuilt-street = Je tweede huis komt op een straat van de groep die er nog geen heeft, of in een andere groep die je helemaal bezit.
    .title = Tweede huis ergens anders
clause-classic-build-as-many-as-affordable = Je mag zoveel huizen tegelijk kopen als je wilt, zolang je ze kunt betalen en je aan de bouwregels houdt.
    .title = Zoveel je kunt betalen
clause-classic-build-evenly = Een straat krijgt pas een volgend huis als elke andere straat van de groep er minstens evenveel heeft als die straat nu.
    .title = Gelijkmatig bouwen
clause-classic-build-third-house-example = Bijvoorbeeld: geen straat krijgt een derde huis voordat alle andere straten van de groep er twee hebben.
    .title = Voorbeeld: het derde huis
clause-classic-build-max-four-houses = Op een straat staan hoogstens 4 huizen. Daarna volgt het hotel.
    .title = Hoogstens vier huizen
clause-classic-build-not-on-mortgaged-street = Op een straat met hypotheek bouw je pas als je de hypotheek plus 10% hebt afgelost. De andere straten van de groep mag je wel bebouwen, maar gelijkmatig, dus met hoogstens één huis elk.
    .title = Met hypotheek niet bouwen
clause-classic-build-rebuy-at-full-price = Huizen die je verkocht om een hypotheek te nemen, kosten de volle prijs als je ze weer koopt.
    .title = Herbouwen kost de volle prijs
clause-classic-build-hotel-needs-four-on-every-street = Een hotel mag je pas kopen als elke straat van de groep 4 huizen of al een hotel heeft.
    .title = Hotel pas na vier huizen
clause-classic-build-hotel-price = Voor een hotel betaal je contant de gedrukte hotelprijs en lever je bovendien vier huizen in.
    .title = Wat een hotel kost
clause-classic-build-hotel-on-any-street = Jij bepaalt op welke straat van de groep het hotel komt.
    .title = Hotel naar keuze
clause-classic-build-hotel-returns-four-houses = Komt het hotel er, dan gaan de vier huizen van die straat terug naar de bank.
    .title = Vier huizen gaan terug
clause-classic-build-one-hotel-per-street = Op een straat past één hotel, en daarna kan er niets meer bij.
    .title = Eén hotel per straat

## shortage

clause-classic-shortage-wait-for-returns = Heeft de bank geen huizen of hotels meer, dan moet je wachten tot iemand er teruggeeft.
    .title = Uitverkocht is wachten
clause-classic-shortage-auction-when-demand-exceeds-stock = Vraag je gebouwen die schaars zijn, dan mogen alle anderen die kunnen bouwen zeggen hoeveel zij willen. Willen er minstens twee en samen meer dan de bank heeft, dan volgt een veiling. Wil verder niemand, dan koop je wat er is voor de gedrukte prijs.
    .title = Te weinig gebouwen: veiling
clause-classic-shortage-auction-one-by-one = Schaarse gebouwen worden één voor één geveild aan wie het meest biedt. Elk bod mag, maar je moet het gebouw wel kunnen plaatsen.
    .title = Eén voor één geveild

## sell

clause-classic-sell-only-to-bank-any-time = Gebouwen mag je altijd verkopen, ook in de beurt van een ander, maar alleen aan de bank.
    .title = Gebouwen terug naar de bank
clause-classic-sell-half-of-price-paid = De bank geeft je de helft van wat je echt voor het gebouw betaalde, naar beneden afgerond. Wat je op een straat het laatst kocht, verkoop je het eerst.
    .title = De helft terug
clause-classic-sell-even-teardown = Net als bij het bouwen moet je huizen gelijkmatig over de straten van een groep afbreken.
    .title = Gelijkmatig afbreken
clause-classic-sell-no-uneven-gap = De straten van een groep mogen nooit meer dan één huis verschillen: 1 hier en 4 daar is niet toegestaan.
    .title = Nooit meer dan één verschil
clause-classic-sell-hotel-counts-as-five = Bij het afbreken telt een hotel als vijf huizen en wordt het er vier. Heeft de bank die niet, dan mag je de hele groep in één stap verkopen tot een gelijk niveau.
    .title = Een hotel telt als vijf

## trade

clause-classic-trade-tradable-items = Onder elkaar mogen jullie handelen in onbebouwde straten, beide nutsbedrijven en de stations.
    .title = Waarin je mag handelen
clause-classic-trade-free-price = De prijs spreken jullie samen af. Niemand hoeft een aanbod aan te nemen.
    .title = Jullie bepalen de prijs
clause-classic-trade-any-time = Handelen mag altijd, ook als je niet aan de beurt bent.
    .title = Handelen mag altijd
clause-classic-trade-pauses-play = Zolang er een aanbod ligt, wacht het spel: niemand gooit tot het is aangenomen, afgewezen of ingetrokken.
    .title = Het spel wacht even
clause-classic-trade-group-must-be-unbuilt = Je kunt geen straat aan een ander verkopen zolang er ergens in die groep een gebouw staat.
    .title = Geen gebouwen in de groep
clause-classic-trade-sell-buildings-first = Wil je een straat verkopen, verkoop dan eerst alle gebouwen van de groep aan de bank.
    .title = Maak eerst de groep leeg

## mortgage

clause-classic-mortgage-only-from-bank = Een hypotheek krijg je alleen van de bank, nooit van een andere speler.
    .title = Hypotheek alleen van de bank
clause-classic-mortgage-when-short-of-money = Heb je geld nodig, dan mag je een hypotheek op je bezit nemen: zolang er geen worp van een ander wordt afgehandeld, en altijd als je schuld hebt.
    .title = Geld uit een hypotheek
clause-classic-mortgage-value-on-back = Voor een hypotheek krijg je het bedrag dat achter op de eigendomskaart staat.
    .title = Wat een hypotheek oplevert
clause-classic-mortgage-interest-ten-percent-of-mortgage = De rente is 10% van de hypotheek: een hypotheek van 2.000 DM los je af met 2.200 DM.
    .title = Tien procent rente
clause-classic-mortgage-interest-due-on-redemption = Rente betaal je één keer, bij het aflossen, hoe lang dat ook duurt. Aflossen mag wanneer je mag bouwen, ook in de gevangenis, en als je schuld hebt.
    .title = Rente bij het aflossen
clause-classic-mortgage-transfer-may-redeem-now = Neem je bezit met een hypotheek over, dan mag je meteen aflossen: je betaalt de bank de hypotheek plus 10%.
    .title = Aflossen bij overname
clause-classic-mortgage-transfer-interest-due-even-if-kept = Laat je de hypotheek van overgenomen bezit staan, dan betaal je de bank toch direct 10% rente.
    .title = Overname kost altijd rente
clause-classic-mortgage-transfer-second-interest-later = Los je zulk bezit later af, dan betaal je de hypotheek en nog eens 10%.
    .title = Rente voor de tweede keer
clause-classic-mortgage-buildings-not-mortgageable = Op huizen en hotels kun je geen hypotheek nemen.
    .title = Geen hypotheek op gebouwen
clause-classic-mortgage-sell-buildings-first = Voor je een hypotheek op een straat neemt, moeten alle gebouwen erop terug naar de bank. De andere straten van de groep mogen elk één huis houden, zolang het gelijkmatig blijft.
    .title = Leegmaken voor de hypotheek

## credit

clause-classic-credit-only-bank-lends = Alleen de bank leent geld uit, en dat doet ze alleen tegen een hypotheek.
    .title = Alleen de bank leent uit
clause-classic-credit-no-money-loans-between-players = Spelers mogen elkaar geen geld lenen.
    .title = Geen leningen onder elkaar
clause-classic-credit-no-property-loans = Ook bezit mogen spelers elkaar niet lenen.
    .title = Geen geleend bezit

## debt

clause-classic-debt-raise-cash-before-bankruptcy = Zolang de verkoop van je gebouwen en hypotheken op je bezit je schuld kunnen dekken, moet je dat geld bijeenbrengen en blijf je in het spel.
    .title = Eerst geld bijeenbrengen

## bankruptcy

clause-classic-bankruptcy-definition = Ben je meer schuldig dan je op welke manier ook kunt betalen, dan ben je failliet.
    .title = Wanneer je failliet bent
clause-classic-bankruptcy-everything-to-creditor = Ga je failliet aan een schuld bij een speler, dan krijgt die alles wat je hebt: geld, eigendomskaarten, met of zonder hypotheek, en vrijkaarten.
    .title = Alles naar je schuldeiser
clause-classic-bankruptcy-out-of-game = Wie failliet is, doet niet meer mee: geen beurten, biedingen, handel of gebouwen meer.
    .title = Failliet is uit
clause-classic-bankruptcy-buildings-sold-half-to-creditor = De gebouwen van wie failliet is, gaan voor de halve prijs naar de bank; dat geld krijgt de schuldeiser.
    .title = Halve prijs voor de schuldeiser
clause-classic-bankruptcy-new-owner-pays-interest = Krijg je bezit met hypotheek van iemand die failliet is, dan betaal je de bank voor elk daarvan meteen 10% rente.
    .title = De schuldeiser betaalt rente
clause-classic-bankruptcy-new-owner-may-redeem = Op hetzelfde moment mag je zulk bezit aflossen. Dat kost de hypotheek plus 10%, zonder nog eens rente.
    .title = De schuldeiser mag aflossen
clause-classic-bankruptcy-bank-takes-over = Ga je failliet aan een schuld bij de bank, zoals belasting of een boete, dan neemt de bank alles van je over.
    .title = De bank neemt alles
clause-classic-bankruptcy-bank-auctions-everything = Daarna veilt de bank dat alles stuk voor stuk aan wie het meest biedt: bezit vrij van hypotheek, en ook de vrijkaarten.
    .title = De bank veilt alles
clause-classic-bankruptcy-buildings-not-auctioned = Gebouwen horen niet bij deze veiling: ze gaan terug in de voorraad van de bank en de straten worden leeg verkocht.
    .title = Gebouwen worden niet geveild

## end

clause-classic-end-last-player-left = Het spel is afgelopen zodra er nog maar één speler over is.
    .title = Nog één speler over
clause-classic-end-winner = Wie als laatste overblijft, is de rijkste en wint.
    .title = De winnaar

## variant

clause-classic-variant-general = Voor een korter spel kunnen jullie vooraf uit vier varianten kiezen. Je mag ze combineren, alleen gaan 1 en 4 niet samen.
    .title = Vier kortere varianten
clause-classic-variant-1-deal-two-deeds = Variant 1: de eigendomskaarten worden geschud en iedereen krijgt er twee.
    .title = Variant 1: ieder twee kaarten
clause-classic-variant-1-pay-printed-price = Variant 1: de gedrukte prijs van je twee kaarten betaal je meteen aan de bank.
    .title = Variant 1: meteen betalen
clause-classic-variant-1-otherwise-standard = Variant 1: verder speel je zoals in het gewone spel.
    .title = Variant 1: verder gewoon
clause-classic-variant-2-hotel-after-three-houses = Variant 2: een hotel telt als maar vier huizen. Je mag het kopen zodra elke straat van de groep drie huizen of een hotel heeft. Een vierde huis is er niet.
    .title = Variant 2: eerder een hotel
clause-classic-variant-2-return-three-pay-one = Variant 2: voor een hotel geef je de bank drie huizen en betaal je de prijs van nog één huis.
    .title = Variant 2: goedkopere hotels
clause-classic-variant-2-printed-rents = Variant 2: de huren blijven zoals ze gedrukt zijn.
    .title = Variant 2: dezelfde huren
clause-classic-variant-3-pot-collects = Variant 3: belasting, boetes en reparaties, ook die van kaarten, gaan in een pot op Vrij Parkeren in plaats van naar de bank. Aankopen, hypotheken, rente en veilingen niet.
    .title = Variant 3: de pot vullen
clause-classic-variant-3-next-lander-takes-pot = Variant 3: wie als volgende op Vrij Parkeren komt, krijgt de hele pot.
    .title = Variant 3: de pot winnen
clause-classic-variant-3-current-occupant-takes-payment = Variant 3: staat er al iemand op Vrij Parkeren als er iets wordt betaald, dan krijgt die het meteen. Zijn het er meer, dan krijgt wie er het eerst was het.
    .title = Variant 3: al geparkeerd
clause-classic-variant-4-deal-all-deeds = Variant 4: alle eigendomskaarten worden geschud en gelijk verdeeld. Wat niet eerlijk te verdelen is, blijft vrij bij de bank.
    .title = Variant 4: alle kaarten verdelen
clause-classic-variant-4-free-of-charge = Variant 4: voor de kaarten die je krijgt, betaal je niets.
    .title = Variant 4: gratis bezit
clause-classic-variant-4-negotiation-phase = Variant 4: voor de eerste worp hebben jullie 15 minuten om te handelen en groepen compleet te maken. Is iedereen klaar, dan begint het eerder.
    .title = Variant 4: tijd om te onderhandelen
clause-classic-variant-4-free-prices = Variant 4: bij dit onderhandelen mag je elke prijs afspreken.
    .title = Variant 4: elke prijs mag
clause-classic-variant-4-build-after-first-lap = Variant 4: je mag pas bouwen als je eigen pion voor het eerst vooruit op of langs Start is gekomen. Naar de gevangenis gaan telt niet.
    .title = Variant 4: eerst een ronde
