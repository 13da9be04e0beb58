### Clauses of the card game rulebook in our own words.

## goal

clause-cards-goal-first-to-target = Je probeert eerder dan de anderen € 10.000 bij elkaar te spelen. Met vijf of zes spelers is € 7.000 genoeg.
    .title = Wie het eerst zijn doel haalt
clause-cards-goal-played-in-rounds = Je speelt meerdere rondes. Tijdens een ronde verdient niemand iets; uitbetaald wordt pas als die voorbij is.
    .title = Geld komt na elke ronde
clause-cards-goal-round-aim = In elke ronde probeer je van je handkaarten een of meer complete sets te maken, zo veel mogelijk waard en nog waardevoller door bonuskaarten.
    .title = Waar een ronde om draait
clause-cards-goal-round-ends-on-lay-down = Zodra er iemand uitkomt, krijgt niemand meer een beurt. Sets en bonuskaarten worden meteen geteld en uitbetaald.
    .title = Uitkomen sluit de ronde af

## setup

clause-cards-setup-players = Je kunt met zijn tweeën, drieën, vieren, vijven of zessen spelen. Sommige regels hangen af van het aantal spelers.
    .title = Twee tot zes spelers
clause-cards-setup-age = Het spel is bedoeld voor iedereen van 8 jaar en ouder.
    .title = Vanaf acht
clause-cards-setup-small-parts-warning = De doos bevat kleine onderdelen en is daarom niet veilig voor kinderen jonger dan 3.
    .title = Kleine onderdelen
clause-cards-setup-components-deeds = Er zijn 28 eigendomskaarten van straten, stations en nutsbedrijven.
    .title = Aantal eigendomskaarten
clause-cards-setup-components-houses = Er zijn 14 huiskaarten en 2 hotelkaarten, samen 16 gebouwkaarten.
    .title = Aantal gebouwkaarten
clause-cards-setup-components-bonus = Nog eens 16 kaarten zijn bonuskaarten: pionnen, Kans, Start en Magie.
    .title = Aantal bonuskaarten
clause-cards-setup-components-tokens = Op 6 van de bonuskaarten staat een pion.
    .title = Aantal pionkaarten
clause-cards-setup-components-chance = Maar 2 van de bonuskaarten zijn Kanskaarten.
    .title = Aantal Kanskaarten
clause-cards-setup-components-start = Bij de bonuskaarten horen 4 Startkaarten.
    .title = Aantal Startkaarten
clause-cards-setup-components-mr-monopoly = De overige 4 bonuskaarten zijn Magiekaarten.
    .title = Aantal Magiekaarten
clause-cards-setup-components-money = Met het speelgeld houd je alleen bij wat je hebt verdiend. Iedereen begint met € 0.
    .title = Speelgeld houdt de stand bij
clause-cards-setup-deck-sixty = Alles bij elkaar zijn er 60 kaarten: 28 eigendomskaarten, 16 gebouwkaarten en 16 bonuskaarten.
    .title = Zestig kaarten
clause-cards-setup-deeds-three-kinds = De eigendomskaarten bestaan uit 22 straten, 4 stations en 2 nutsbedrijven.
    .title = Drie soorten eigendom

## cards

clause-cards-cards-house-ordinal = Elke huiskaart heeft een nummer, zodat je weet of je het 1e, 2e, 3e of 4e in handen hebt.
    .title = Huizen hebben een nummer
clause-cards-cards-hotel-after-houses = Aan een hotelkaart heb je alleen iets bij een straatset die al zijn huizen heeft.
    .title = Geen hotel voor vier huizen
clause-cards-cards-token-doubles = Een pionkaart hoort bij een straatset en levert de hele opbrengst daarvan nog een keer op. Met twee pionnen krijg je drie keer zoveel, niet vier keer. Bij stations en nutsbedrijven geldt dat alleen als jullie die optie hebben gekozen.
    .title = Pionnen betalen nog een keer
clause-cards-cards-chance-is-joker = Een Kanskaart vervangt een kaart die je voor een set nog mist, maar alleen als jij degene bent die uitkomt.
    .title = Kans is een joker
clause-cards-cards-chance-can-zero = Komt een ander uit terwijl jij een Kanskaart vasthoudt, dan is alles in je hand niets meer waard.
    .title = Kans is een risico
clause-cards-cards-start-value = Een Startkaart is € 200 waard; drie stuks leveren dus € 600 op.
    .title = Waarde van een Startkaart
clause-cards-cards-mr-monopoly-majority = Spaar Magiekaarten: wie er aan het eind van de ronde meer heeft dan elke ander, verdient € 1.000.
    .title = Waar Magiekaarten goed voor zijn
clause-cards-cards-monopoly-full-set = Een straatset is compleet als je alle 2 of 3 eigendomskaarten van die kleur hebt.
    .title = Een complete straatset
clause-cards-cards-monopoly-dark-blue-example = De Leidschestraat en de Kalverstraat zijn samen de donkerblauwe set van Amsterdam.
    .title = De donkerblauwe set
clause-cards-cards-monopoly-stations = Stations gelden vanaf 2 kaarten als set; met 3 of alle 4 wordt die meer waard. Eén station is een losse kaart.
    .title = Een set stations
clause-cards-cards-monopoly-utilities = De twee nutsbedrijven zijn samen een complete set, zowel bij het uitkomen als bij het tellen. Eén nutsbedrijf is een losse kaart.
    .title = Een set nutsbedrijven
clause-cards-cards-houses-only-on-street-sets = Huis- en hotelkaarten horen alleen bij straatsets. Op stations en nutsbedrijven bouw je nooit.
    .title = Bouwen alleen op straten
clause-cards-cards-houses-in-order = Huiskaarten leg je strikt op volgorde aan: 1e, 2e, 3e, 4e. Een huis dat niet aan de beurt is, kun je niet gebruiken en houdt je van het uitkomen af.
    .title = Huizen op volgorde
clause-cards-cards-house-order-example = Het 3e huis telt pas mee als het 1e en het 2e al bij dezelfde set liggen.
    .title = Twee huizen voor het derde
clause-cards-cards-house-on-all-streets = Met één huiskaart zet je op elke straat van de set tegelijk een huis. Op gelijkmatig bouwen hoef je dus nooit te letten.
    .title = Eén kaart bouwt overal
clause-cards-cards-hotel-needs-four-house-cards = Liggen bij een set alle 4 huiskaarten, dan mag er een hotelkaart bij. De huizen blijven liggen.
    .title = Een hotel bij vier huizen
clause-cards-cards-one-hotel-per-set = Een set van drie straten kan tot 8 kaarten groeien: 3 eigendomskaarten, 4 huizen en 1 hotel. Een tweede hotel mag nooit.
    .title = Hooguit acht kaarten
clause-cards-cards-two-street-maximum = Een set van twee straten groeit tot hooguit 7 kaarten: 2 eigendomskaarten, 4 huizen en 1 hotel.
    .title = Zeven kaarten bij twee straten

## deal

clause-cards-deal-choose-banker = Voor het begin wordt iemand bankier. In Magie is dat de eerste plaats, tenzij jullie iets anders kiezen.
    .title = Wie de bank beheert
clause-cards-deal-banker-sorts-money = De bankier legt de biljetten van € 50, € 100, € 500 en € 1.000 apart. Elke uitbetaling is een veelvoud van € 50.
    .title = De bankbiljetten
clause-cards-deal-banker-pays-each-round = Na elke ronde krijgt iedereen van de bankier wat hij in die ronde heeft verdiend.
    .title = Betaaldag na elke ronde
clause-cards-deal-choose-dealer = Iemand deelt als eerste: een plaats die jullie aanwijzen, of een die het lot bepaalt.
    .title = Wie het eerst deelt
clause-cards-deal-shuffle-and-ten-each = De deler schudt en geeft iedereen 10 kaarten. Met vijf spelers zijn het er 11, met zes spelers 9.
    .title = Tien kaarten per speler
clause-cards-deal-hand-hidden = Je houdt je kaarten voor jezelf. De anderen zien alleen hoeveel het er zijn.
    .title = Je hand is geheim
clause-cards-deal-trade-card-open = Daarna krijgt iedereen een open kaart voor zich. Daarmee begint je ruilstapel.
    .title = De eerste ruilkaart
clause-cards-deal-rest-is-draw-pile = Wat overblijft ligt gedekt in het midden als trekstapel. Met vier spelers zijn dat 16 kaarten.
    .title = De trekstapel
clause-cards-deal-left-of-dealer-starts = De eerste beurt is voor de linkerbuur van de deler.
    .title = Links van de deler begint

## turn

clause-cards-turn-one-of-three = In je beurt doe je precies één ding: een kaart trekken, kaarten ruilen of uitkomen.
    .title = Eén keuze per beurt
clause-cards-turn-no-lay-down-after-draw-or-swap = Heb je getrokken of geruild, dan kun je op zijn vroegst in je volgende beurt uitkomen, ook als net de goede kaart kwam.
    .title = Na trekken of ruilen wachten
clause-cards-turn-draw-top-card = Neem de bovenste kaart van de trekstapel in je hand. Is die leeg, dan ruil je of kom je uit. Kan dat geen van beide, dan pas je; past iedereen na elkaar, dan telt de ronde niet en wordt er opnieuw gedeeld.
    .title = Een kaart trekken
clause-cards-turn-draw-then-discard = Na het trekken leg je één kaart, of alles wat je te veel hebt, open op je ruilstapel. Dat mag ook de kaart zijn die je net trok.
    .title = Afleggen na het trekken
clause-cards-turn-discard-excess = Aan het eind van je beurt heb je er precies 10 in je hand.
    .title = Terug naar tien kaarten
clause-cards-turn-discard-on-top = Wat je te veel hebt, komt boven op je eigen ruilstapel; de kaart die je het laatst neerlegt, ligt bovenaan.
    .title = Afleggen doe je bovenop
clause-cards-turn-discard-free-choice = Welke kaarten je aflegt en in welke volgorde, bepaal je zelf.
    .title = Jij kiest wat je aflegt
clause-cards-turn-pile-fanned = Ruilstapels liggen uitgespreid: iedereen ziet alle kaarten en weet welke de bovenste is.
    .title = Ruilstapels blijven leesbaar
clause-cards-turn-excess-only-shed-on-own-turn = Ruilt een tegenstander met jou, dan kan je hand boven de 10 kaarten komen. Wat te veel is, leg je pas in je eigen beurt af.
    .title = Extra kaarten wachten op jou

## swap

clause-cards-swap-equal-number = Je ruilt een of meer kaarten van je ruilstapel tegen evenveel kaarten uit die van een tegenstander. De kleinste stapel bepaalt het maximum.
    .title = Evenveel heen als terug
clause-cards-swap-any-opponent = Je mag elke tegenstander kiezen die kaarten op zijn ruilstapel heeft, maar per beurt ruil je één keer en met één tegenstander.
    .title = Ruilen met wie je wilt
clause-cards-swap-pile-grows-and-shrinks = Ruilstapels zijn nooit lang even hoog: door afleggen komen er kaarten bij, door ruilen gaan er kaarten af.
    .title = Stapels veranderen steeds
clause-cards-swap-optional-card-from-hand-first = Voor je ruilt, mag je één handkaart boven op je ruilstapel leggen. Zo kun je zelfs met een lege stapel ruilen.
    .title = Eerst een handkaart erbij
clause-cards-swap-take-from-top-own = Je geeft altijd de bovenste kaarten van je eigen ruilstapel. Overslaan kan niet.
    .title = Geven van bovenaf
clause-cards-swap-opponent-must-accept = De tegenstander die je kiest, moet meedoen. Er valt niets aan te nemen of af te slaan.
    .title = Weigeren kan niet
clause-cards-swap-given-cards-go-to-opponents-hand = Wat jij geeft, neemt je tegenstander in zijn hand; het komt niet op zijn ruilstapel.
    .title = Jouw kaarten naar zijn hand
clause-cards-swap-received-from-top-of-opponents-pile = In ruil krijg je evenveel kaarten boven van de ruilstapel van je tegenstander.
    .title = Nemen van bovenaf
clause-cards-swap-received-cards-go-to-hand = De kaarten die je krijgt, neem je in je hand en leg je niet op je ruilstapel.
    .title = Nieuwe kaarten in je hand
clause-cards-swap-then-discard-excess = Na het ruilen leg je alles boven de 10 kaarten op je ruilstapel. Daarmee is je beurt klaar.
    .title = Afleggen na het ruilen

## lay-down

clause-cards-lay-down-at-least-one-monopoly = Om uit te komen heb je minstens één complete set nodig en geen enkel los bezit in je hand.
    .title = Minstens één complete set
clause-cards-lay-down-exactly-ten-cards = Je kunt alleen uitkomen met precies 10 handkaarten. Met vijf spelers zijn het er 11, met zes spelers 9.
    .title = Precies tien handkaarten
clause-cards-lay-down-not-after-action = Uitkomen komt in de plaats van de andere keuzes: het kan alleen als je in deze beurt niet hebt getrokken of geruild.
    .title = Uitkomen is je hele beurt
clause-cards-lay-down-call-monopoly = Kom je uit, dan spreid je je hand open op tafel uit en roep je “Magie!”.
    .title = “Magie!” roepen
clause-cards-lay-down-all-property-and-building-cards-used = Elke eigendomskaart, elk huis en elk hotel in je hand moet bij een complete set horen als je uitkomt.
    .title = Geen kaart over
clause-cards-lay-down-any-number-of-bonus-cards = Het maakt niet uit hoeveel bonuskaarten je hebt als je uitkomt; ze zitten nooit in de weg.
    .title = Bonuskaarten mogen altijd
clause-cards-lay-down-chance-as-deed-house-hotel = Kom je uit, dan mag een Kanskaart de plaats innemen van een eigendomskaart, een huis of een hotel dat je mist. Er moet minstens één echte eigendomskaart in de set zitten.
    .title = Kans vult een gat
clause-cards-lay-down-chance-as-token = Je mag Kans ook als pionkaart inzetten. Als Startkaart of Magiekaart mag dat niet.
    .title = Kans als pion
clause-cards-lay-down-chance-only-for-layer = Alleen wie uitkomt, gebruikt Kans als joker. Niemand anders kan er een set mee afmaken.
    .title = Joker voor één speler
clause-cards-lay-down-shed-excess-first = Begin je je beurt met meer dan 10 kaarten, leg dan eerst op je ruilstapel wat je te veel hebt. Daarna mag je in dezelfde beurt nog uitkomen.
    .title = Eerst de extra kaarten weg

## reward

clause-cards-reward-five-cards = Kom je uit, dan mag je als beloning 5 kaarten van de trekstapel nemen. Liggen er minder, dan neem je die.
    .title = Vijf kaarten beloning
clause-cards-reward-add-to-hand = Beloningskaarten mag je bij je uitgelegde kaarten leggen, waar ze gewoon meetellen.
    .title = De beloning telt mee
clause-cards-reward-useless-set-aside = Beloningskaarten waar je niets aan hebt, leg je gewoon weg. Ze kosten je niets.
    .title = Wat niet past, schaadt niet
clause-cards-reward-max-fifteen = Met de beloning erbij kan je uitgelegde hand tot hooguit 15 kaarten groeien.
    .title = Hooguit vijftien kaarten
clause-cards-reward-bonus-cards-attach = Alle bonuskaarten uit je beloning mag je toevoegen, en een Kanskaart werkt ook hier als joker.
    .title = Nieuwe bonuskaarten tellen
clause-cards-reward-houses-in-order = Huizen en hotels uit de beloning mag je aanleggen als de volgorde klopt. Twee nieuwe samen mogen een gat dichten.
    .title = Ook nieuwe huizen op volgorde
clause-cards-reward-new-monopoly = De beloning kan je zelfs een complete nieuwe set opleveren, die dan meetelt.
    .title = Een gloednieuwe set
clause-cards-reward-choose-set-for-new-buildings = Krijg je door de beloning een nieuwe straatset, dan kies jij welke set de nieuwe huizen of hotels krijgt. Gebouwen die al liggen, blijven liggen.
    .title = Waar nieuwe gebouwen komen
clause-cards-reward-replace-chance = Zit in de beloning precies de kaart waar je Kanskaart voor staat, dan mag je die neerleggen en de Kanskaart terugnemen.
    .title = De echte kaart lost Kans af
clause-cards-reward-freed-chance-reused = Een Kanskaart die je terugnam, mag je opnieuw gebruiken: als eigendomskaart, huis, hotel of pion, overal waar dat bij het uitkomen zou mogen.
    .title = Een vrije Kans werkt opnieuw
clause-cards-reward-chance-otherwise-fixed = Alleen de echte kaart kan een uitgelegde Kanskaart aflossen; verder mag je die niet verplaatsen.
    .title = Kans blijft verder liggen

## round

clause-cards-round-remove-unused = De rest van de trekstapel, alle ruilstapels en ongebruikte beloningskaarten gaan weg. Niets daarvan levert geld op of telt mee.
    .title = De tafel leeg
clause-cards-round-others-lay-out = Nu leggen ook de andere spelers hun kaarten open en tellen wat ze hebben.
    .title = Ook de anderen tonen hun hand
clause-cards-round-unequal-hands-allowed = Door het ruilen kan de ene hand groter zijn dan de andere. Elke kaart erin telt.
    .title = Ongelijke handen tellen helemaal
clause-cards-round-next-dealer-left = Voor de volgende ronde komen alle 60 kaarten bij elkaar, en de linkerbuur van de laatste deler schudt en deelt.
    .title = De deler schuift naar links
clause-cards-round-void-by-agreement = Onze toevoeging: is de trekstapel leeg en heeft iedereen daarna nog tien beurten gehad zonder dat iemand uitkwam, dan mag je voorstellen de ronde af te breken. Is iedereen het eens, dan telt die niet en deelt dezelfde deler opnieuw.
    .title = Samen een ronde afbreken
clause-cards-round-cut-off = Onze toevoeging: wie de tafel leidt, een simulatie bijvoorbeeld, mag een ronde afbreken die te lang duurt. Niemand krijgt iets en dezelfde deler deelt opnieuw.
    .title = Een ronde afbreken

## score

clause-cards-score-complete-monopolies = Iedereen krijgt geld voor elke complete set in zijn hand, niet alleen wie is uitgekomen.
    .title = Elke complete set telt
clause-cards-score-loose-deeds-zero = Een eigendomskaart die bij geen enkele complete set hoort, is € 0 waard.
    .title = Los bezit levert niets op
clause-cards-score-ground-price = De eigendomskaarten van een straatset delen één grondprijs: van € 50 voor bruin tot € 400 voor donkerblauw.
    .title = Eén prijs per kleur
clause-cards-score-house-adds-ground-price = Voor elk huis krijg je de grondprijs van de set nog een keer. Geel met 3 huizen is € 1.200 waard.
    .title = Wat een huis oplevert
clause-cards-score-hotel-adds-500 = Een hotel levert € 500 extra op, hoe hoog de grondprijs van de set ook is.
    .title = Wat een hotel oplevert
clause-cards-score-token-adds-set-value = Een pion is evenveel waard als de eigendomskaarten, huizen en het hotel van zijn set samen. Heb je meer sets, dan zet je elke pion waar hij het meest oplevert.
    .title = Wat een pion oplevert
clause-cards-score-worked-example = Geel met 3 huizen is € 1.200 waard. Met twee pionnen verdien je drie keer € 1.200, samen € 3.600.
    .title = Een voorbeeld met pionnen
clause-cards-score-mr-monopoly-majority = Wie de meeste Magiekaarten in zijn hand heeft, krijgt € 1.000. Gaat die hand door een Kanskaart naar nul, dan krijgt niemand de bonus.
    .title = Wie de Magiebonus krijgt
clause-cards-score-mr-monopoly-tie = Staan twee of meer spelers samen bovenaan met Magiekaarten, of heeft niemand er een, dan wordt de bonus niet betaald.
    .title = Gelijke stand, geen bonus
clause-cards-score-start-cards = Bij het tellen krijg je € 200 voor iedere Startkaart in je hand.
    .title = Startkaarten betalen uit
clause-cards-score-chance-zeroes = Heb je een Kanskaart in je hand en ben je niet uitgekomen, dan krijg je deze ronde niets: niet voor sets en niet voor Start- of Magiekaarten. Een Kanskaart op je ruilstapel kan geen kwaad.
    .title = Kans wist je opbrengst
clause-cards-score-banker-pays = Alles wat bij het tellen wordt verdiend, komt uit de bank.
    .title = De bank betaalt de opbrengst
clause-cards-score-no-money-between-players = Spelers betalen elkaar nooit. Wat je hebt verdiend, houd je.
    .title = Geen geld onderling
clause-cards-score-table-streets = Een straatset telt de grondprijs, per huis datzelfde bedrag nog een keer en € 500 voor een hotel: bruin van € 50 tot € 750, donkerblauw van € 400 tot € 2.500.
    .title = Waardetabel van de straten
clause-cards-score-table-utilities = De twee nutsbedrijven zijn samen € 500 waard.
    .title = Waarde van de nutsbedrijven
clause-cards-score-table-stations = Twee stations zijn € 250 waard, drie € 500 en alle vier € 1.000.
    .title = Waarde van de stations

## end

clause-cards-end-target-checked-after-round = Je speelt ronde na ronde, totdat na afloop van een ronde iemand minstens € 10.000 heeft. Precies € 10.000 is genoeg.
    .title = De stand na elke ronde
clause-cards-end-most-money-wins = Halen meer spelers in dezelfde ronde € 10.000, dan wint de rijkste van hen. Hebben ze evenveel, dan volgt er nog een ronde.
    .title = De rijkste wint

## players-3

clause-cards-players-3-otherwise-as-four = Met drie spelers volg je de regels voor vier: ieder 10 kaarten, 5 beloningskaarten, € 10.000 om te winnen. Alleen de extra ruilstapel is nieuw.
    .title = Met drie als met vier
clause-cards-players-3-fourth-trade-card = Voor de lege plaats komt er een vierde open kaart. Daarmee begint een vrije ruilstapel; in de trekstapel blijven 26 kaarten over.
    .title = Een extra ruilstapel
clause-cards-players-3-swap-with-dummy = Bovenste kaarten kun je ook met de vrije stapel ruilen, één tegen één: die van jou komen erop, die van de stapel in je hand. Vooraf mag je een handkaart bijleggen; ook met meer dan 10 kaarten in je hand mag het.
    .title = Ruilen met de vrije stapel
clause-cards-players-3-two-for-dummy-plus-draw = Of je geeft de twee bovenste kaarten van je ruilstapel en neemt de bovenste van de vrije stapel en de bovenste van de trekstapel. Ook hier mag je vooraf een handkaart bijleggen.
    .title = Twee kaarten voor twee
clause-cards-players-3-dummy-grows = Geeft iemand twee kaarten en neemt hij er een van de vrije stapel en een van de trekstapel, dan wordt de vrije stapel één kaart hoger.
    .title = De vrije stapel groeit

## players-2

clause-cards-players-2-as-three = Met twee spelers volg je de regels voor drie. Ook twee kaarten geven voor een van een vrije stapel plus een van de trekstapel mag.
    .title = Met twee als met drie
clause-cards-players-2-two-dummy-piles = Twee extra open kaarten vormen het begin van twee vrije ruilstapels. De trekstapel telt dan 36 kaarten.
    .title = Twee extra ruilstapels
clause-cards-players-2-both-piles-available = In je beurt ruil je met de ene vrije stapel, met de andere of met je tegenstander, maar in totaal maar één keer.
    .title = Kies een vrije stapel

## players-5-6

clause-cards-players-5-6-no-draw-pile = Met vijf of zes spelers worden alle kaarten gedeeld. Er is geen trekstapel, dus trekken kan niet.
    .title = Zonder trekstapel
clause-cards-players-5-6-hand-six-players-nine = Met zes spelers krijgt iedereen 9 handkaarten.
    .title = Zes spelers, negen kaarten
clause-cards-players-5-6-hand-five-players-eleven = Met vijf spelers krijgt iedereen 11 handkaarten.
    .title = Vijf spelers, elf kaarten
clause-cards-players-5-6-one-trade-card = Naast zijn hand krijgt iedereen één open ruilkaart. Daarmee zijn alle kaarten verdeeld.
    .title = Ieder één open kaart
clause-cards-players-5-6-mandatory-swap = In je beurt moet je jouw ruilkaart omruilen voor die van een tegenstander, tenzij je uitkomt. Passen kan niet.
    .title = Ruilen moet
clause-cards-players-5-6-both-add-to-hand = Na het ruilen nemen jij en je tegenstander allebei de nieuwe kaart in de hand.
    .title = Beide kaarten naar de hand
clause-cards-players-5-6-new-trade-card = Daarna leg je een handkaart neer als nieuwe ruilkaart. Je tegenstander heeft er geen tot hij zelf aan de beurt is: dan legt hij er eerst een neer en ruilt daarna. Tot dan kan niemand met hem ruilen.
    .title = Een nieuwe ruilkaart
clause-cards-players-5-6-pass-left = Is iedereen één keer aan de beurt geweest, dan geeft elke speler een handkaart gedekt aan zijn linkerbuur.
    .title = Een kaart naar links
clause-cards-players-5-6-pass-simultaneous = Pas als iedereen zijn kaart heeft gekozen, pak je de kaart die je krijgt. Die kun je dus nooit meteen weer doorgeven.
    .title = Iedereen schuift tegelijk door
clause-cards-players-5-6-lay-down-as-usual = In je beurt kun je onder de normale voorwaarden uitkomen, met zes spelers met 9 kaarten en met vijf spelers met 11. Heb je er een te veel, dan wordt die eerst je ruilkaart.
    .title = Uitkomen met vijf of zes
clause-cards-players-5-6-lay-down-after-swap = Hier mag je ook na het ruilen nog in dezelfde beurt uitkomen, zodra je nieuwe ruilkaart ligt, of je komt uit in plaats van te ruilen.
    .title = Voor of na het ruilen
clause-cards-players-5-6-lay-down-before-pass = Kom uit in je eigen beurt, voor het doorschuiven begint. Is dat eenmaal begonnen, dan ben je te laat.
    .title = Niet meer bij het doorschuiven
clause-cards-players-5-6-no-pass-when-someone-lays-down = Komt er iemand uit, dan worden er in die omloop geen kaarten meer doorgeschoven. Er wordt meteen geteld.
    .title = Niet doorschuiven na uitkomen
clause-cards-players-5-6-reward-trade-cards = Kom je uit, dan neem je als beloning elke open ruilkaart die je hand meer waard maakt, ook die van jezelf.
    .title = Ruilkaarten als beloning
clause-cards-players-5-6-remove-useless-trade-cards = Ruilkaarten waar je niets aan hebt, verdwijnen voor het tellen en tellen voor niemand mee.
    .title = De andere ruilkaarten gaan weg
clause-cards-players-5-6-score-as-usual = De anderen leggen hun kaarten open en alles wordt geteld zoals anders, met Kans en Magiebonus. Daarna wordt er opnieuw gedeeld.
    .title = Tellen gaat als altijd
clause-cards-players-5-6-win-at-7000 = Met vijf of zes spelers ligt het doel bij € 7.000. Halen meer spelers dat in dezelfde ronde, dan wint de rijkste.
    .title = Tot 7.000 euro
