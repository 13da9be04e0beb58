### Was auf den Karten der Millionär-Ausgabe steht: Ereignis-, Millionärs- und Vermögenskarten.
### Zahlen und Felder kommen aus dem Stapel. $amount und $need gelten für die Sternstufe, auf die es ankommt; $need ist
### "doubles" oder die kleinste Summe, die reicht. $amount_s1, $amount_s3 und $amount_s5 sind die Beträge aller Stufen.

## Ereigniskarten

card-millionaire-harbour-stage = Beim Hafenfest fehlt noch eine Stimme. Würfle mit beiden Würfeln: Ab einer Summe von { $need } bekommst du { MONEY($amount) }.
    .title = Auftritt am Hafen
card-millionaire-proud-mechanic = Aus lauter Freude poliert dich die Werkstatt auf: Du bekommst umsonst einen Stern dazu. Mit 5 Sternen bekommst du stattdessen { MONEY($at_top_collect) }.
    .title = Stolze Werkstatt
card-millionaire-scraped-gatepost = Du hast einen Torpfosten gestreift und bekommst einen schlichten Ersatz: ein Stern weniger. Mit 1 Stern geschieht nichts.
    .title = Torpfosten gestreift
card-millionaire-downhill-road = Endlich geht es einmal bergab. Rolle { $steps } Felder weiter.
    .title = Bergab
card-millionaire-ribbon-cutting = Auf { $square } sollst du ein Band durchschneiden. Zieh vor bis dorthin; Gehalt und Aufwertung gibt es wie immer.
    .title = Feierliche Eröffnung
card-millionaire-treasure-map = Auf einer alten Karte prangt ein rotes Kreuz. Zieh vor zum Feld { $square }. Über LOS gibt es wie immer Gehalt.
    .title = Schatzkarte
card-millionaire-hat-thief = Ein Hund ist mit deinem Hut davongelaufen. Geh { $steps } Felder zurück und hol ihn dir.
    .title = Dieb auf vier Pfoten
card-millionaire-midnight-fireworks = Dein Feuerwerk um Mitternacht hat sogar die Polizeichefin geweckt. Ab ins Gefängnis, ganz ohne Gehalt.
    .title = Feuerwerk um Mitternacht
card-millionaire-forgiving-judge = Der Richter denkt gern an deinen Limonadenstand. Heb die Karte auf: Sie befreit dich einmal aus dem Gefängnis und ist handelbar.
    .title = Milder Richter
card-millionaire-miscounted-bins = Jahrelang hast du die Mülltonnen des Nachbarn mitbezahlt. Du bekommst { MONEY($amount) } zurück.
    .title = Falsch gezählte Tonnen
card-millionaire-school-street = Du bist an der Schule vorbeigerast, als wären Ferien. Das kostet { MONEY($amount) } Strafe.
    .title = Zu schnell vorbei
card-millionaire-noisy-peacocks = Deine Pfauen bringen dich vor Gericht. Würfle mit beiden Würfeln: Bleibst du unter { $need }, zahlst du { MONEY($amount) }.
    .title = Laute Pfauen
card-millionaire-hailstorm = Hagel, dick wie Pflaumen! Neue Dächer kosten dich { MONEY($per_house) } je Haus und { MONEY($per_hotel) } je Hotel.
    .title = Hagelschlag
card-millionaire-goat-race = Niemand hat auf deine Ziege gesetzt, und sie gewinnt. Alle anderen zahlen dir je { MONEY($amount) }.
    .title = Ziegenrennen

## Millionärskarten

card-millionaire-ferry-sale = Jemand möchte deine kleine Fährlinie unbedingt haben. Der Verkauf bringt dir { MONEY($amount) }.
    .title = Fähre zu verkaufen
card-millionaire-balloon-school = { $need ->
        [doubles] Du gründest eine Schule für Ballonfahrer. Würfle mit beiden Würfeln: Ein Pasch bringt dir { MONEY($amount) }.
       *[other] Du gründest eine Schule für Ballonfahrer. Würfle mit beiden Würfeln: Ab einer Summe von { $need } bringt sie dir { MONEY($amount) }.
    }
    .title = Ballonschule
card-millionaire-famous-doodle = Die Kritzelei auf deinem Einkaufszettel hängt jetzt in einer Galerie. Verkauft für { MONEY($amount) }, und das Geld gehört dir.
    .title = Berühmte Kritzelei
card-millionaire-dignified-extra = Gesucht wird jemand, der vor der Kamera würdevoll Tee trinkt. Deine Gage beträgt { MONEY($amount) }.
    .title = Tee vor der Kamera
card-millionaire-piggy-bank = Im Tresor taucht dein Sparschwein aus Kindertagen auf, samt Zinsen. Nimm { MONEY($amount) }.
    .title = Vergessenes Sparschwein
card-millionaire-garden-concert = Gartenkonzert! Alle anderen zahlen dir nach ihren eigenen Sternen: { MONEY($amount_s1) } mit 1, { MONEY($amount_s3) } mit 3, { MONEY($amount_s5) } mit 5.
    .title = Konzert im Garten
card-millionaire-silk-suit = Dein seidener Anzug ist fertig, samt passendem Schirm. Zahl { MONEY($amount) }.
    .title = Anzug aus Seide
card-millionaire-seaplane = Das letzte Schiff ist fort, also nimmst du ein Wasserflugzeug. Die Rechnung: { MONEY($amount) }.
    .title = Letztes Schiff verpasst
card-millionaire-souvenir-hats = Von der Reise bringst du allen einen Strohhut mit, und zwar als Bargeld: Zahl allen anderen je { MONEY($amount) }.
    .title = Strohhüte
card-millionaire-lost-bet = Du hast gewettet, dass es trocken bleibt. Such dir jemanden aus und zahl der Person { MONEY($amount) }.
    .title = Verlorene Wette
card-millionaire-golden-flamingo = Der Zoll findet einen goldenen Flamingo in deinem Koffer. Du kommst sofort ins Gefängnis, ohne Gehalt.
    .title = Goldener Flamingo
card-millionaire-grateful-warder = Die Wärterin schwört auf dein Kochbuch. Heb die Karte auf: Sie lässt dich einmal aus dem Gefängnis und ist handelbar.
    .title = Dankbare Wärterin
card-millionaire-tombola = Tombola im Ruderclub: Würfle mit beiden Würfeln und nimm für jedes Auge { MONEY($amount) }.
    .title = Große Tombola
card-millionaire-red-carpet = Jemand hat bis { $square } einen roten Teppich ausgerollt. Zieh vor bis dorthin, mit Gehalt und Aufwertung wie immer.
    .title = Roter Teppich

## Vermögenskarten, sofort zu spielen

card-millionaire-second-wind = Kauf dieses Grundstück oder lass es versteigern. Der Papierkram ist im Nu erledigt, also würfelst du gleich noch einmal.
    .title = Frischer Schwung
card-millionaire-own-hammer = Dieses Grundstück wird versteigert, und das Höchstgebot gehört dir. Ersteigerst du es selbst, zahlst du an die Bank.
    .title = Dein Hammer
card-millionaire-busy-hammer = Dieses Grundstück kommt sofort zur Versteigerung. Danach dankt dir die Bank mit { MONEY($amount) }.
    .title = Fleißiger Hammer
card-millionaire-housewarming = Kauf dieses Grundstück oder lass es versteigern. Dann wird gefeiert: Alle anderen bringen dir je { MONEY($amount) } mit.
    .title = Einweihungsfeier
card-millionaire-hurried-seller = In zehn Minuten fährt der Zug des Verkäufers: Kauf dieses Grundstück zum halben Preis oder lass es versteigern.
    .title = Verkäufer in Eile
card-millionaire-generous-aunt = Eine Großtante, die du nie gesehen hast, denkt an dich. Ist dieses Grundstück noch frei, bekommst du es geschenkt.
    .title = Großzügige Großtante
card-millionaire-rising-star = Kauf dieses Grundstück oder lass es versteigern. Dann bekommst du umsonst einen Stern dazu; mit 5 Sternen stattdessen { MONEY($at_top_collect) }.
    .title = Aufsteiger
card-millionaire-helicopter-tour = Kauf dieses Grundstück oder lass es versteigern. Dann fliegt dich ein Hubschrauber vorwärts zu einem freien Grundstück deiner Wahl.
    .title = Rundflug
card-millionaire-wrong-gear = Kauf dieses Grundstück oder lass es versteigern. Dann erwischst du den Rückwärtsgang: Würfle und zieh rückwärts, ohne Gehalt.
    .title = Falscher Gang

## Vermögenskarten zum Aufheben

card-millionaire-hidden-key = Im Kuchen steckt ein Schlüssel. Heb die Karte auf: Sie öffnet dir einmal kostenlos die Gefängnistür.
    .title = Schlüssel im Kuchen
card-millionaire-bold-swap = Tausche in deinem Zug eines deiner Grundstücke gegen ein beliebiges fremdes. In beiden Gruppen darf kein Gebäude stehen.
    .title = Kühner Tausch
card-millionaire-smooth-takeover = Nimm in deinem Zug jemandem ein Grundstück weg. Vollständige Gruppen sind tabu.
    .title = Sanfte Übernahme
card-millionaire-kind-builder = Die Baumeisterin ist dir etwas schuldig: Errichte ein Haus umsonst, wo immer du gerade eins bauen könntest.
    .title = Nette Baumeisterin
card-millionaire-guest-of-honour = Für den Augenblick, in dem du Miete schuldest: Du bist Ehrengast, und dieser Aufenthalt kostet nichts.
    .title = Ehrengast
card-millionaire-high-season = Für den Augenblick, in dem dir jemand Miete schuldet: Es ist Hochsaison, und du bekommst das Doppelte.
    .title = Hochsaison
card-millionaire-iron-contract = Will dir jemand mit einer Karte ein Grundstück tauschen oder nehmen, spielst du diese. Beide Karten sind weg, alles bleibt.
    .title = Wasserdichter Vertrag
