### Was auf den Karten steht. Eine Nachricht je Thema; mehrere Stapel teilen sich ein Thema.
### Beträge, Felder, Schritte und Faktoren kommen aus dem Stapel, darum steht hier keine Zahl.

## Ziehen

card-advance-to-go = Heute hast du Rückenwind: Zieh vor zum Feld { $square } und hol dir, was dir dort zusteht.
    .title = Rückenwind
card-spare-ticket = Eine Freundin hat für heute Abend eine Karte übrig. Zieh vor zum Feld { $square }. Über LOS gibt es wie immer Gehalt.
    .title = Eine Karte übrig
card-boat-season = Die ersten Ausflugsboote legen ab. Zieh vor zum Feld { $square }. Über LOS gibt es wie immer Gehalt.
    .title = Leinen los
card-wedding-guest = Du bist zur Hochzeit des Jahres eingeladen. Zieh vor zum Feld { $square }. Über LOS gibt es wie immer Gehalt.
    .title = Hochzeitsgast
card-lost-suitcase = Dein Koffer ist auf dem Bahnsteig aufgetaucht. Zieh vor zum Feld { $square }. Über LOS gibt es wie immer Gehalt.
    .title = Koffer gefunden
card-nearest-station = Dein Anschluss wartet nicht: Zieh vor zum nächsten Bahnhof. Ist er frei, darfst du ihn kaufen; sonst zahlst du { $factor }-mal die Miete.
    .title = Knapper Anschluss
card-nearest-utility = Das Licht flackert: Zieh vor zum nächsten Werk. Ist es frei, darfst du es kaufen; sonst würfle und zahle { $factor }-mal die Augen.
    .title = Flackerlicht
card-forgotten-umbrella = Dein Schirm hängt noch im Café. Geh { $steps } Felder zurück.
    .title = Schirm vergessen
card-lost-keys = Dein Schlüsselbund muss im Schwimmbad liegen. Geh zurück zum Feld { $square }; Gehalt gibt es für diesen Weg nicht.
    .title = Schlüssel weg
card-missed-stop = Vor lauter Handy verpasst du deine Haltestelle. Geh { $steps } Felder zurück.
    .title = Zu weit gefahren
card-park-picnic = Die Sonne lacht, der Korb ist gepackt. Zieh vor zum Feld { $square }. Über LOS gibt es wie immer Gehalt.
    .title = Picknick im Grünen
card-surprise-evening = Wohin es heute geht, verraten deine Freunde nicht. Zieh vor zum Feld { $square }. Über LOS gibt es wie immer Gehalt.
    .title = Abend mit Überraschung
card-diverted-train = Bauarbeiten: Dein Zug endet heute woanders. Zieh vor zum Feld { $square }. Über LOS gibt es wie immer Gehalt.
    .title = Umgeleitet
card-roof-terrace = Hoch über der Stadt wird Einweihung gefeiert. Zieh vor zum Feld { $square }. Über LOS gibt es wie immer Gehalt.
    .title = Fest auf dem Dach
card-next-transport = Das Taxi wartet: Zieh vor zum nächsten Bahnhof oder Flughafen. Kauf ihn, wenn er frei ist; sonst zahlst du { $factor }-mal die Miete.
    .title = Taxi vor der Tür
card-night-flight = Nach Mitternacht ist Reisen billig! Zieh vor zum nächsten Bahnhof oder Flughafen. Noch frei? Dann darfst du kaufen, sonst kostet es { $factor }-mal die Miete.
    .title = Nachtflug
card-nearest-media = Eine Talkshow lädt dich ein: Zieh vor zum nächsten Medienzentrum. Kauf es, wenn es frei ist; sonst würfle und zahle Miete mit dem Faktor { $factor }.
    .title = Talkshow

## Gefängnis

card-go-to-jail = Der Wachtmeister hat viele Fragen an dich. Du kommst auf der Stelle ins Gefängnis; Gehalt gibt es unterwegs keins.
    .title = Viele Fragen
card-swapped-passport = Am Flughafen zeigst du einen fremden Pass vor. Ab ins Gefängnis, und zwar ohne Gehalt.
    .title = Falscher Pass
card-muddled-books = Deine Buchführung ist der Richterin zu einfallsreich. Du musst sofort ins Gefängnis und bekommst kein Gehalt.
    .title = Kreative Buchführung
card-get-out-of-jail = Die Bürgermeisterin hat deine Entlassung unterschrieben. Heb diese Karte auf, bis du sie im Gefängnis brauchst, oder verkauf sie.
    .title = Entlassungsschein

## Geld von der Bank

card-orchard-harvest = So viele Äpfel trug dein Garten noch nie. Für die Ernte zahlt dir die Bank { MONEY($amount) }.
    .title = Rekordernte
card-dividend = Dein Anteil an der Seilbahn lohnt sich: Die Bank gibt dir { MONEY($amount) }.
    .title = Gut angelegt
card-attic-savings = Auf dem Dachboden findest du ein altes Sparbuch. Die Bank löst es ein: { MONEY($amount) } für dich.
    .title = Schatz auf dem Dachboden
card-shop-surplus = Der Dorfladen verteilt seinen Überschuss. Du bekommst { MONEY($amount) }.
    .title = Gutes Jahr
card-repaid-loan = Ein alter Schulfreund begleicht, was du längst vergessen hattest. Du bekommst { MONEY($amount) }.
    .title = Ehrlicher Freund
card-giant-pumpkin = Dein Kürbis ist der schwerste auf dem Herbstmarkt. Das Preisgeld beträgt { MONEY($amount) }.
    .title = Riesenkürbis
card-dairy-shares = Die Molkerei, an der du beteiligt bist, hat viel Käse verkauft. Für dich sind das { MONEY($amount) }.
    .title = Käse macht reich
card-stamp-collection = Deine Briefmarkenalben finden einen Käufer. Das bringt dir { MONEY($amount) }.
    .title = Briefmarkenalben
card-tax-refund = Das Finanzamt hat noch einmal nachgerechnet. Du bekommst { MONEY($amount) } zurück.
    .title = Nachgerechnet
card-sandcastle = Deine Sandburg wird am Seeufer Dritte. Du erhältst { MONEY($amount) }.
    .title = Sandburg
card-summer-house = Dein Erspartes für ein Ferienhäuschen ist gewachsen. Die Bank zahlt dir { MONEY($amount) } aus.
    .title = Ferienhäuschen
card-holiday-money = Dein Betrieb spendiert allen eine Woche am Meer. Du bekommst dafür { MONEY($amount) }.
    .title = Eine Woche am Meer
card-grandparents-plan = Vor vielen Jahren haben deine Großeltern für dich zu sparen begonnen. Heute gibt es { MONEY($amount) }.
    .title = Geduldige Großeltern
card-shop-sign = Der Bäcker liebt das Ladenschild, das du entworfen hast. Dein Lohn: { MONEY($amount) }.
    .title = Neues Ladenschild
card-clever-idea = Eine junge Firma kauft dir den Einfall von der Serviette ab. Du bekommst { MONEY($amount) }.
    .title = Einfall auf Papier
card-cargo-bike = Du tauschst dein Auto gegen ein Lastenrad. Die Stadt belohnt das mit { MONEY($amount) }.
    .title = Lastenrad
card-podcast-sponsor = Dein Podcast über Balkone findet seinen ersten Förderer. Er gibt dir { MONEY($amount) }.
    .title = Erster Förderer
card-solar-roof = Es war ein sonniges Jahr für dein Dach. Der Stromversorger überweist dir { MONEY($amount) }.
    .title = Sonnenstrom
card-finders-reward = In der U-Bahn findest du eine gestohlene Geige und gibst sie ab. Der Finderlohn: { MONEY($amount) }.
    .title = Finderlohn
card-travel-guide = Dein Buch über die Hinterhöfe der Stadt ist vergriffen. Der Verlag schickt dir { MONEY($amount) }.
    .title = Vergriffen
card-flea-market = Du räumst den Keller leer und verkaufst alles im Netz. Das ergibt { MONEY($amount) }.
    .title = Leerer Keller
card-film-location = Einen Monat lang dreht ein Filmteam in deiner Wohnung. Dafür bekommst du { MONEY($amount) }.
    .title = Drehort
card-museum-opening = Du richtest das Fest für den neuen Museumsflügel aus. Dein Honorar beträgt { MONEY($amount) }.
    .title = Museumsfest
card-quiz-final = Im großen Quizfinale weißt du die letzte Antwort. Du gewinnst { MONEY($amount) }.
    .title = Letzte Antwort

## Geld an die Bank

card-tram-race = Beim Wettrennen durch die Altstadt hast du die Straßenbahn geschlagen. Das kostet { MONEY($amount) } Strafe.
    .title = Schneller als die Bahn
card-midnight-song = Um Mitternacht hast du unter dem Rathausfenster gesungen. Das kostet { MONEY($amount) } Strafe.
    .title = Mitternachtslied
card-trumpet-lessons = Dein Neffe lernt Trompete, und du bezahlst den Unterricht: { MONEY($amount) }.
    .title = Trompetenstunden
card-skating-fall = Das Eis war glatt, deine Landung nicht. Zahl { MONEY($amount) } für den Gips.
    .title = Glattes Eis
card-new-glasses = Endlich liest du wieder das Kleingedruckte. Deine neue Brille kostet { MONEY($amount) }.
    .title = Neue Brille
card-chimney-sweep = Der Schornsteinfeger war bei all deinen Öfen. Zahl ihm { MONEY($amount) }.
    .title = Saubere Schornsteine
card-elephant-house = Der Zoo sammelt für ein neues Elefantenhaus. Du gibst { MONEY($amount) }.
    .title = Platz für Elefanten
card-flooded-servers = Ein Rohrbruch setzt deine Computer unter Wasser. Neue kosten { MONEY($amount) }.
    .title = Rohrbruch
card-back-taxes = In der Schublade liegen lauter ungeöffnete Briefe vom Finanzamt. Zahl { MONEY($amount) } nach.
    .title = Ungeöffnete Post
card-charity-auction = Am Wohltätigkeitsabend überbietest du im Eifer alle für einen signierten Fußball. Zahl { MONEY($amount) }.
    .title = Teurer Fußball
card-storm-damage = Ein Sturm hat an deinen Dächern gerüttelt. Zahl { MONEY($per_house) } für jedes deiner Häuser und { MONEY($per_hotel) } für jedes Hotel.
    .title = Sturmschaden
card-street-lamps = Die Stadt bekommt neue Laternen. Dein Anteil: { MONEY($per_house) } je Haus und { MONEY($per_hotel) } je Hotel.
    .title = Neue Laternen
card-facade-check = Die Stadt prüft alle Fassaden. Zahl { MONEY($per_house) } für jedes deiner Apartments und { MONEY($per_hotel) } für jedes Hotel.
    .title = Fassadenprüfung
card-green-courtyards = In all deinen Höfen lässt du Bäume pflanzen. Das kostet { MONEY($per_house) } je Apartment und { MONEY($per_hotel) } je Hotel.
    .title = Grüne Höfe
card-fire-lane = Du hast vor der Feuerwache geparkt. Zahl { MONEY($amount) } Strafe oder zieh stattdessen eine Gemeinschaftskarte.
    .title = Schlecht geparkt
card-overdue-book = In der Bücherei fehlt ein Buch von dir. Zahl { MONEY($amount) } oder vertrau lieber auf eine Ereigniskarte.
    .title = Überfälliges Buch

## Unter den Mitspielern

card-new-conductor = Der Stadtchor macht dich zum Dirigenten, das muss gefeiert werden. Zahl allen anderen je { MONEY($amount) }.
    .title = Am Dirigentenpult
card-rained-out-party = Dein Gartenfest fällt ins Wasser. Zum Trost bekommen alle anderen je { MONEY($amount) } von dir.
    .title = Ins Wasser gefallen
card-pancake-day = Du backst Pfannkuchen für die ganze Straße. Alle anderen geben dir je { MONEY($amount) }.
    .title = Pfannkuchentag
card-marathon-bet = Niemand hat geglaubt, dass du den Marathon schaffst. Alle anderen zahlen dir je { MONEY($amount) }.
    .title = Wette gewonnen
