### Wat er op de kaarten van de miljonairsuitgave staat: Kanskaarten, miljonairskaarten en vermogenskaarten.
### Getallen en vakken komen uit de stapel. $amount en $need horen bij het sterniveau dat telt; $need is "doubles" of het
### kleinste totaal dat genoeg is. $amount_s1, $amount_s3 en $amount_s5 zijn de bedragen van alle niveaus.

## Kanskaarten

card-millionaire-harbour-stage = Het havenfeest zoekt nog een stem. Gooi beide dobbelstenen: vanaf een totaal van { $need } verdien je { MONEY($amount) }.
    .title = Zingen aan de haven
card-millionaire-proud-mechanic = De garage knapt je uit pure trots op: je krijgt er gratis een ster bij. Met 5 sterren krijg je in plaats daarvan { MONEY($at_top_collect) }.
    .title = Trotse garage
card-millionaire-scraped-gatepost = Je schampte een hekpaal en krijgt iets eenvoudigers te leen: één ster minder. Met 1 ster gebeurt er niets.
    .title = Hekpaal geraakt
card-millionaire-downhill-road = Eindelijk gaat de weg eens omlaag. Rol { $steps } vakken verder.
    .title = Heuvel af
card-millionaire-ribbon-cutting = Op { $square } mag jij het lint doorknippen. Ga erheen; salaris en betere pion zoals altijd.
    .title = Lint doorknippen
card-millionaire-treasure-map = Op een oude kaart staat een rood kruis. Ga vooruit naar { $square }. Langs Start krijg je gewoon je salaris.
    .title = Schatkaart
card-millionaire-hat-thief = Een vrolijke hond is er met je hoed vandoor. Ga { $steps } vakken terug om hem te halen.
    .title = Dief op vier poten
card-millionaire-midnight-fireworks = Met je vuurwerk om middernacht wekte je zelfs de hoofdcommissaris. Ga meteen naar de gevangenis, zonder salaris.
    .title = Nachtelijk vuurwerk
card-millionaire-forgiving-judge = De rechter denkt met plezier aan je limonadekraam. Bewaar deze kaart: je komt er één keer mee uit de gevangenis, en je mag hem ruilen.
    .title = Milde rechter
card-millionaire-miscounted-bins = Jarenlang betaalde je voor de vuilnisbakken van de buren. Je krijgt { MONEY($amount) } terug.
    .title = Verkeerd geteld
card-millionaire-school-street = Je scheurde langs de school alsof het vakantie was. De boete is { MONEY($amount) }.
    .title = Te hard langs school
card-millionaire-noisy-peacocks = De buren slepen je voor de rechter om je pauwen. Gooi beide dobbelstenen: onder de { $need } betaal je { MONEY($amount) }.
    .title = Luidruchtige pauwen
card-millionaire-hailstorm = Hagelstenen als pruimen! De daken herstellen kost { MONEY($per_house) } per huis en { MONEY($per_hotel) } per hotel.
    .title = Hagelbui
card-millionaire-goat-race = Tegen alle verwachting wint jouw geit de dorpsrace. Elke andere speler betaalt je { MONEY($amount) }.
    .title = Geitenrace

## Miljonairskaarten

card-millionaire-ferry-sale = Iemand wil jouw veerdienst koste wat het kost hebben. De verkoop levert je { MONEY($amount) } op.
    .title = Veerpont te koop
card-millionaire-balloon-school = { $need ->
        [doubles] Je begint een school voor ballonvaarders. Gooi beide dobbelstenen: met dubbel verdien je { MONEY($amount) }.
       *[other] Je begint een school voor ballonvaarders. Gooi beide dobbelstenen: met { $need } of meer verdien je { MONEY($amount) }.
    }
    .title = Ballonvaartschool
card-millionaire-famous-doodle = Het krabbeltje op je boodschappenlijst hangt nu in een galerie. Het gaat weg voor { MONEY($amount) }, en dat geld is voor jou.
    .title = Beroemd krabbeltje
card-millionaire-dignified-extra = Een regisseur zoekt iemand die deftig thee kan drinken. Je gage is { MONEY($amount) }.
    .title = Thee voor de camera
card-millionaire-piggy-bank = In de kluis duikt je oude spaarvarken op, met rente en al. Je ontvangt { MONEY($amount) }.
    .title = Vergeten spaarvarken
card-millionaire-garden-concert = Tuinconcert! De anderen betalen je naar hun eigen sterren: { MONEY($amount_s1) } met 1, { MONEY($amount_s3) } met 3, { MONEY($amount_s5) } met 5.
    .title = Tuinconcert
card-millionaire-silk-suit = De kleermaker heeft je zijden pak klaar, met bijpassende paraplu. Betaal { MONEY($amount) }.
    .title = Zijden pak
card-millionaire-seaplane = De laatste boot is weg, dus huur je een watervliegtuig. Dat kost { MONEY($amount) }.
    .title = Laatste boot gemist
card-millionaire-souvenir-hats = Je brengt van je reis voor iedereen een strohoed mee, maar dan in geld: { MONEY($amount) } voor elke andere speler.
    .title = Strohoeden
card-millionaire-lost-bet = Je wedde dat het droog zou blijven. Kies een andere speler en betaal die { MONEY($amount) }.
    .title = Verloren weddenschap
card-millionaire-golden-flamingo = De douane vindt een gouden flamingo in je koffer. Je gaat direct naar de gevangenis, zonder salaris.
    .title = Gouden flamingo
card-millionaire-grateful-warder = De cipier zweert bij jouw kookboek. Bewaar deze kaart: je komt er één keer mee uit de gevangenis, en je mag hem ruilen.
    .title = Dankbare cipier
card-millionaire-tombola = Loterij bij de roeiclub: gooi beide dobbelstenen en pak voor elk oog { MONEY($amount) }.
    .title = Loterij
card-millionaire-red-carpet = Er ligt een rode loper helemaal tot { $square }. Ga erheen, met salaris en betere pion zoals altijd.
    .title = Rode loper

## Vermogenskaarten, meteen te spelen

card-millionaire-second-wind = Koop dit eigendom of laat het veilen. Het papierwerk is zo gedaan, dus je gooit meteen nog een keer.
    .title = Nieuwe vaart
card-millionaire-own-hammer = Dit eigendom wordt geveild en het hoogste bod is voor jou. Win je het zelf, dan betaal je de bank.
    .title = Jij hebt de hamer
card-millionaire-busy-hammer = Dit eigendom komt meteen op de veiling. Daarna bedankt de bank je met { MONEY($amount) }.
    .title = Drukke hamer
card-millionaire-housewarming = Koop dit eigendom of laat het veilen. Dan is het feest: elke andere speler brengt { MONEY($amount) } voor je mee.
    .title = Inwijdingsfeest
card-millionaire-hurried-seller = De trein van de verkoper gaat over tien minuten: koop dit eigendom voor de halve prijs of laat het veilen.
    .title = Verkoper met haast
card-millionaire-generous-aunt = Een oudtante die je nooit zag, heeft aan je gedacht. Is dit eigendom nog vrij, dan krijg je het cadeau.
    .title = Gulle oudtante
card-millionaire-rising-star = Koop dit eigendom of laat het veilen. Daarna krijg je er gratis een ster bij; met 5 sterren in plaats daarvan { MONEY($at_top_collect) }.
    .title = Rijzende ster
card-millionaire-helicopter-tour = Koop dit eigendom of laat het veilen. Dan vliegt een helikopter je vooruit naar een vrij eigendom naar keuze.
    .title = Helikoptervlucht
card-millionaire-wrong-gear = Koop dit eigendom of laat het veilen. Dan schiet je in zijn achteruit: gooi en ga terug, zonder salaris.
    .title = Verkeerde versnelling

## Vermogenskaarten om te bewaren

card-millionaire-hidden-key = Er zit een sleutel in je taart. Bewaar deze kaart: hij opent één keer gratis de deur van de gevangenis.
    .title = Sleutel in de taart
card-millionaire-bold-swap = Ruil in je beurt een eigendom van jou tegen een eigendom van een ander, naar keuze. Beide groepen moeten onbebouwd zijn.
    .title = Brutale ruil
card-millionaire-smooth-takeover = Neem in je beurt een eigendom van een andere speler over. Van complete groepen blijf je af.
    .title = Zachte overname
card-millionaire-kind-builder = Een aannemer is je iets schuldig: zet gratis een huis neer waar je er nu een zou mogen bouwen.
    .title = Aardige aannemer
card-millionaire-guest-of-honour = Voor als je huur moet betalen: je bent eregast en dit bezoek kost je niets.
    .title = Eregast
card-millionaire-high-season = Voor als een ander jou huur schuldig is: het is hoogseizoen en je krijgt het dubbele.
    .title = Hoogseizoen
card-millionaire-iron-contract = Wil een ander met een kaart jouw eigendom ruilen of nemen? Speel deze: beide kaarten zijn weg en alles blijft.
    .title = Waterdicht contract
