### Woorden die voor ids staan, en de namen van edities, varianten en talen.

## Partijen

player = Speler { $number }
bank = de bank
pot = de pot

## Dingen

house = een huis
hotel = een hotel
houses = { $count ->
    [one] { $count } huis
   *[other] { $count } huizen
}
hotels = { $count ->
    [one] { $count } hotel
   *[other] { $count } hotels
}
jail-card = een vrijkaart
jail-cards = { $count ->
    [one] een vrijkaart
   *[other] { $count } vrijkaarten
}
money = { MONEY($amount) }
nothing = niets

## Groepen van een bord in de taal van de lezer. `.printed` is hun naam op onze borden: een groep met hetzelfde id
## en een andere naam is van iemand zelf, en houdt die.

group-violett = Paars
    .letters = Pa
    .printed = Violett
group-braun = Bruin
    .letters = Br
    .printed = Braun
group-hellblau = Lichtblauw
    .letters = Lb
    .printed = Hellblau
group-pink = Roze
    .letters = Ro
    .printed = Pink
group-orange = Oranje
    .letters = Or
    .printed = Orange
group-rot = Rood
    .letters = Rd
    .printed = Rot
group-gelb = Geel
    .letters = Ge
    .printed = Gelb
group-gruen = Groen
    .letters = Gr
    .printed = Grün
group-dunkelblau = Donkerblauw
    .letters = Db
    .printed = Dunkelblau
group-bahnhoefe = Stations
    .letters = St
    .printed = Bahnhöfe
group-werke = Nutsbedrijven
    .letters = Nu
    .printed = Werke
group-verkehr = Verkeerscentra
    .letters = Vc
    .printed = Verkehrszentren
group-medien = Mediacentra
    .letters = Mc
    .printed = Medienzentren

## Wat een kaart doet, voor stapels zonder eigen teksten

effect-collect = De bank betaalt je { MONEY($amount) }.
effect-pay = Betaal { MONEY($amount) }.
effect-collect-from-each = Alle andere spelers betalen je elk { MONEY($amount) }.
effect-pay-each = Betaal elke andere speler { MONEY($amount) }.
effect-advance-to = Ga vooruit naar { $square }.
effect-advance-to-nearest = { $kind ->
    [utility] Ga vooruit naar het volgende nutsbedrijf.
   *[station] Ga vooruit naar het volgende station.
}
effect-move-back = { $steps ->
    [one] Ga { $steps } vak terug.
   *[other] Ga { $steps } vakken terug.
}
effect-move-back-to = Ga terug naar { $square }.
effect-go-to-jail = Ga rechtstreeks naar de gevangenis.
effect-get-out-of-jail = Bewaar deze kaart: hij helpt je één keer uit de gevangenis.
effect-repairs = Reparaties: betaal { MONEY($per_house) } voor elk huis en { MONEY($per_hotel) } voor elk hotel.
effect-pay-or-draw = { $deck ->
    [chance] Betaal { MONEY($amount) } of trek in plaats daarvan een Kanskaart.
   *[community] Betaal { MONEY($amount) } of trek in plaats daarvan een kaart van Algemeen Fonds.
}

## Edities

edition-classic = Huizen, hotels en DM: het spel van de jaren negentig, met vier korte varianten.
    .title = Klassiek (DM)
edition-tempo = Het vlotte spel: een derde dobbelsteen brengt iedereen sneller rond.
    .title = Tempo
edition-cards = Het kaartspel: maak van je hand een of meer complete sets en leg ze neer. Wie het eerst € 10.000 heeft, wint.
    .title = Kaartspel
edition-millionaire = De race naar het eerste miljoen, met pionnen die groeien en kaarten die de kansen doen keren.
    .title = Miljonair
edition-banking = Elektronisch betalen: geen biljetten, de bank houdt alle rekeningen bij.
    .title = Bankieren

## Varianten van het klassieke spel

variant-classic-deal-two = Iedereen krijgt bij de start twee eigendommen en betaalt er de gedrukte prijs voor.
    .title = Twee eigendommen voor iedereen
variant-classic-three-houses = Drie huizen op elke straat zijn genoeg voor een hotel.
    .title = Hotel na drie huizen
variant-classic-parking-pot = Belastingen en boetes gaan in een pot op Vrij Parkeren; wie daar komt, krijgt de pot.
    .title = Pot op Vrij Parkeren
variant-classic-negotiate = Alle eigendommen worden gratis verdeeld, dan wordt er geruild; bouwen mag na de eerste ronde.
    .title = Alles verdelen en ruilen
variant-tempo-speed-die = Een derde dobbelsteen versnelt het spel na de eerste ronde; iedereen begint met M1.000 extra.
    .title = Tempodobbelsteen
variant-tempo-triple-ends-turn = Met drie gelijke dobbelstenen spring je naar elk vak, maar je krijgt geen extra worp en het telt niet als dubbel.
    .title = Drie gelijke beëindigen de beurt
variant-banking-quick = Iedereen krijgt twee eigendommen, hotels komen na drie appartementen, en bij het tweede faillissement wint de rijkste.
    .title = Snelle regels
variant-banking-timed = Jullie spreken een speeltijd af; daarna wint de rijkste.
    .title = Spel op tijd
variant-cards-tokens-on-stations = Pionnen tellen ook op stations en nutsbedrijven, niet alleen op straten.
    .title = Pionnen op elke set

## Talen, elk in eigen woorden

language-en = English
language-de = Deutsch
language-nl = Nederlands

## Loans and house rules

switch-parking-pot = Belastingen en boetes gaan in een pot op Vrij Parkeren; wie daar komt, krijgt de pot.
    .title = Pot op Vrij Parkeren
switch-deal-two = Iedereen krijgt bij de start twee eigendommen en betaalt er de gedrukte prijs voor.
    .title = Twee eigendommen voor iedereen
switch-three-houses = Drie huizen zijn genoeg voor een hotel, dat zoveel kost als één huis meer.
    .title = Hotel na drie huizen
switch-second-bankruptcy = Als de tweede speler failliet is, wint de rijkste van de anderen.
    .title = Einde bij het tweede faillissement
switch-timed = Jullie spreken een speeltijd af; daarna wint de rijkste.
    .title = Spel op tijd
switch-speed-die = Wie de eerste ronde heeft gemaakt, gooit met een derde dobbelsteen.
    .title = Tempodobbelsteen
switch-no-auction = Wat niemand koopt, blijft gewoon bij de bank.
    .title = Geen veilingen
switch-double-salary = Wie precies op Start komt, krijgt dubbel salaris.
    .title = Dubbel salaris op Start
switch-no-rent-in-jail = Wie in de gevangenis zit, krijgt geen huur.
    .title = Geen huur uit de gevangenis
switch-pot-start = Op Vrij Parkeren ligt vanaf het begin wat geld.
    .title = Pot met een beginbedrag
switch-round-limit = Na het afgesproken aantal rondes wint de rijkste.
    .title = Vast aantal rondes
switch-unlimited-buildings = De bank heeft altijd genoeg huizen en hotels.
    .title = Onbeperkt bouwen
