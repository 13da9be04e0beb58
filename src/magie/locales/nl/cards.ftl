### Wat er op de kaarten staat. Eén bericht per thema; meerdere stapels delen een thema.
### Bedragen, vakken, stappen en factoren komen uit de stapel, dus hier staat geen getal.

## Verplaatsen

card-advance-to-go = Je hebt vandaag de wind mee: ga vooruit naar { $square } en pak wat je daar toekomt.
    .title = Wind mee
card-spare-ticket = Een vriendin heeft voor vanavond nog een kaartje over. Ga vooruit naar { $square }. Langs Start krijg je gewoon je salaris.
    .title = Kaartje over
card-boat-season = De eerste rondvaartboten vertrekken. Ga vooruit naar { $square }. Langs Start krijg je gewoon je salaris.
    .title = Trossen los
card-wedding-guest = Je bent uitgenodigd op de bruiloft van het jaar. Ga vooruit naar { $square }. Langs Start krijg je gewoon je salaris.
    .title = Bruiloftsgast
card-lost-suitcase = Je koffer is op het perron gevonden. Ga vooruit naar { $square }. Langs Start krijg je gewoon je salaris.
    .title = Koffer terecht
card-nearest-station = Je aansluiting wacht niet: ga vooruit naar het volgende station. Is het vrij, dan mag je het kopen; anders betaal je { $factor } keer de huur.
    .title = Krappe aansluiting
card-nearest-utility = Het licht flikkert: ga vooruit naar het volgende nutsbedrijf. Is het vrij, dan mag je het kopen; anders gooi je en betaal je { $factor } keer de ogen.
    .title = Flikkerend licht
card-forgotten-umbrella = Je paraplu hangt nog in het café. Ga { $steps } vakken terug.
    .title = Paraplu vergeten
card-lost-keys = Je sleutels liggen vast nog bij het zwembad. Ga terug naar { $square }; voor deze wandeling krijg je geen salaris.
    .title = Sleutels kwijt
card-missed-stop = Door je telefoon mis je je halte. Ga { $steps } vakken terug.
    .title = Halte gemist
card-park-picnic = De zon schijnt en de mand is gepakt. Ga vooruit naar { $square }. Langs Start krijg je gewoon je salaris.
    .title = Picknick in het park
card-surprise-evening = Je vrienden zeggen niet waar het vanavond heen gaat. Ga vooruit naar { $square }. Langs Start krijg je gewoon je salaris.
    .title = Verrassingsavond
card-diverted-train = Er wordt aan het spoor gewerkt: je trein stopt elders. Ga vooruit naar { $square }. Langs Start krijg je gewoon je salaris.
    .title = Omgeleid
card-roof-terrace = Hoog boven de stad wordt een huis ingewijd. Ga vooruit naar { $square }. Langs Start krijg je gewoon je salaris.
    .title = Feest op het dak
card-next-transport = De taxi staat klaar: ga vooruit naar het volgende station of vliegveld. Koop het als het vrij is; anders betaal je { $factor } keer de huur.
    .title = Taxi voor de deur
card-night-flight = Na middernacht reis je goedkoop! Ga vooruit naar het volgende station of vliegveld. Nog vrij? Dan mag je het kopen, anders kost het { $factor } keer de huur.
    .title = Nachtvlucht
card-nearest-media = Een praatprogramma belt: ga vooruit naar het volgende mediacentrum. Koop het als het vrij is; anders gooi je en betaal je huur met factor { $factor }.
    .title = Praatprogramma

## Gevangenis

card-go-to-jail = De wijkagent heeft heel wat vragen voor je. Je gaat meteen naar de gevangenis en krijgt onderweg geen salaris.
    .title = Heel wat vragen
card-swapped-passport = Op het vliegveld laat je het paspoort van een ander zien. Hup, naar de gevangenis, zonder salaris.
    .title = Verwisseld paspoort
card-muddled-books = De rechter vindt je boekhouding te fantasierijk. Je gaat meteen naar de gevangenis en krijgt geen salaris.
    .title = Fantasierijke boekhouding
card-get-out-of-jail = De burgemeester heeft je vrijlating getekend. Bewaar deze kaart tot je er de gevangenis mee uit wilt, of verkoop hem.
    .title = Vrijlatingsbrief

## Geld van de bank

card-orchard-harvest = Nog nooit droeg je boomgaard zoveel appels. De bank betaalt je { MONEY($amount) } voor de oogst.
    .title = Recordoogst
card-dividend = Je aandeel in de veerpont levert iets op: de bank geeft je { MONEY($amount) }.
    .title = Goed belegd
card-attic-savings = Op zolder duikt een oud spaarbankboekje op. De bank betaalt je { MONEY($amount) } uit.
    .title = Schat op zolder
card-shop-surplus = De dorpswinkel verdeelt wat er dit jaar overbleef. Jij krijgt { MONEY($amount) }.
    .title = Goed jaar
card-repaid-loan = Een oude schoolvriend betaalt terug wat jij allang vergeten was. Je ontvangt { MONEY($amount) }.
    .title = Eerlijke vriend
card-giant-pumpkin = Jouw pompoen is de zwaarste van de herfstmarkt. Je wint { MONEY($amount) }.
    .title = Reuzenpompoen
card-dairy-shares = De zuivelfabriek waarin je meedoet, verkocht bergen kaas. Jouw deel is { MONEY($amount) }.
    .title = Kaas loont
card-stamp-collection = Je vindt een koper voor je oude postzegelalbums. Dat levert je { MONEY($amount) } op.
    .title = Postzegelalbums
card-tax-refund = De belastingdienst heeft de som nog eens gemaakt. Je krijgt { MONEY($amount) } terug.
    .title = Nagerekend
card-sandcastle = Je zandkasteel wordt derde aan de oever van het meer. Je krijgt { MONEY($amount) }.
    .title = Zandkasteel
card-summer-house = Je spaarpot voor een zomerhuisje is gegroeid. De bank betaalt je { MONEY($amount) }.
    .title = Zomerhuisje
card-holiday-money = Je werkgever trakteert iedereen op een week aan zee. Je ontvangt { MONEY($amount) }.
    .title = Week aan zee
card-grandparents-plan = Jaren geleden begonnen je grootouders voor je te sparen. Vandaag krijg je { MONEY($amount) }.
    .title = Geduldige grootouders
card-shop-sign = De bakker is dol op het uithangbord dat jij ontwierp. Je verdient { MONEY($amount) }.
    .title = Nieuw uithangbord
card-clever-idea = Een jong bedrijf koopt het idee dat je op een servet krabbelde. Je krijgt { MONEY($amount) }.
    .title = Idee op een servet
card-cargo-bike = Je ruilt je auto in voor een bakfiets. De stad beloont je met { MONEY($amount) }.
    .title = Bakfiets
card-podcast-sponsor = Je podcast over balkons vindt een eerste sponsor. Die geeft je { MONEY($amount) }.
    .title = Eerste sponsor
card-solar-roof = Het was een zonnig jaar voor je dak. Het energiebedrijf maakt { MONEY($amount) } naar je over.
    .title = Zonnestroom
card-finders-reward = In de metro vind je een gestolen viool en je brengt hem terug. De beloning is { MONEY($amount) }.
    .title = Vindersloon
card-travel-guide = Je gids langs de binnenplaatsen van de stad is uitverkocht. De uitgever stuurt je { MONEY($amount) }.
    .title = Uitverkocht
card-flea-market = Je ruimt de kelder leeg en verkoopt alles op internet. Dat brengt { MONEY($amount) } op.
    .title = Lege kelder
card-film-location = Een maand lang draait een filmploeg in jouw woning. Je ontvangt daarvoor { MONEY($amount) }.
    .title = Filmlocatie
card-museum-opening = Jij verzorgt het feest voor de nieuwe museumvleugel. Je honorarium is { MONEY($amount) }.
    .title = Museumfeest
card-quiz-final = In de grote quizfinale weet jij het laatste antwoord. Je wint daarmee { MONEY($amount) }.
    .title = Laatste antwoord

## Geld aan de bank

card-tram-race = Je hield een wedstrijd met de tram door de binnenstad, en je won. De boete is { MONEY($amount) }.
    .title = Sneller dan de tram
card-midnight-song = Om middernacht zong je onder het raam van het stadhuis. Dat kost je { MONEY($amount) } boete.
    .title = Middernachtlied
card-trumpet-lessons = Je neefje leert trompet spelen en jij betaalt de lessen: { MONEY($amount) }.
    .title = Trompetles
card-skating-fall = Het ijs was glad, je landing niet. Betaal { MONEY($amount) } voor het gips.
    .title = Glad ijs
card-new-glasses = Eindelijk lees je de kleine lettertjes weer. Je nieuwe bril kost { MONEY($amount) }.
    .title = Nieuwe bril
card-chimney-sweep = De schoorsteenveger is bij al je kachels geweest. Betaal hem { MONEY($amount) }.
    .title = Schone schoorstenen
card-elephant-house = De dierentuin zamelt in voor een nieuw olifantenverblijf. Jij geeft { MONEY($amount) }.
    .title = Ruimte voor olifanten
card-flooded-servers = Door een gesprongen leiding staan je computers onder water. Nieuwe kosten { MONEY($amount) }.
    .title = Gesprongen leiding
card-back-taxes = Er ligt een la vol ongeopende brieven van de belastingdienst. Betaal alsnog { MONEY($amount) }.
    .title = Ongeopende post
card-charity-auction = Op een benefietavond overbied je iedereen voor een gesigneerde bal. Betaal { MONEY($amount) }.
    .title = Dure voetbal
card-storm-damage = Een storm heeft aan je daken gerukt. Betaal { MONEY($per_house) } voor elk van je huizen en { MONEY($per_hotel) } voor elk hotel.
    .title = Stormschade
card-street-lamps = De stad krijgt nieuwe lantaarns. Jouw aandeel is { MONEY($per_house) } per huis en { MONEY($per_hotel) } per hotel.
    .title = Nieuwe lantaarns
card-facade-check = De stad laat alle gevels keuren. Betaal { MONEY($per_house) } voor elk van je appartementen en { MONEY($per_hotel) } voor elk hotel.
    .title = Gevelkeuring
card-green-courtyards = Je laat bomen planten op al je binnenplaatsen. Dat kost { MONEY($per_house) } per appartement en { MONEY($per_hotel) } per hotel.
    .title = Groene binnenplaatsen
card-fire-lane = Je hebt voor de brandweerkazerne geparkeerd. Betaal { MONEY($amount) } boete, of trek in plaats daarvan een kaart van Algemeen Fonds.
    .title = Fout geparkeerd
card-overdue-book = De bibliotheek mist een boek van jou. Betaal { MONEY($amount) }, of vertrouw op een Kanskaart.
    .title = Boek te laat

## Onder de spelers

card-new-conductor = Het stadskoor kiest jou als dirigent, en dat vier je. Betaal elke andere speler { MONEY($amount) }.
    .title = Nieuwe dirigent
card-rained-out-party = Je tuinfeest valt in het water. Als troost krijgt elke andere speler { MONEY($amount) } van jou.
    .title = In het water gevallen
card-pancake-day = Je bakt pannenkoeken voor de hele straat. Elke andere speler geeft je { MONEY($amount) }.
    .title = Pannenkoekendag
card-marathon-bet = Niemand geloofde dat je de marathon zou uitlopen. Elke andere speler betaalt je { MONEY($amount) }.
    .title = Weddenschap gewonnen
