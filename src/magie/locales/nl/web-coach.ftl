### Uitlegkaarten: één voor elke beslissing die voor het eerst voorkomt. Ze gelden in elke uitgave en noemen daarom geen bedragen.

web-coach-label = Uitleg
web-coach-got-it = Begrepen
web-coach-never = Niet meer laten zien
web-coach-all = Alle uitleg

web-coach-roll = Alles begint met de dobbelstenen. Kijk eerst naar de andere knoppen: wat nu kan, kan na de worp misschien pas een ronde later weer.
    .title = Jij bent aan de beurt
web-coach-buy = Dit vak is nog van niemand. Voor de gedrukte prijs is het van jou; laat je het liggen, dan veilt de bank het meestal, en ook daar mag je bieden.
    .title = Kopen of niet?
web-coach-auction = Het hoogste bod wint en wordt meteen betaald, dus niemand kan meer bieden dan hij heeft. Wie past, kan weer meedoen zolang de veiling loopt.
    .title = Een veiling
web-coach-rent = Iemand staat op een eigendom van jou. Vraag om de huur voordat de volgende gooit, anders ben je hem kwijt. In de instellingen kun je er altijd om laten vragen.
    .title = Huur krijg je als je erom vraagt
web-coach-rent-always = Iemand stond op jouw grond en de huur is vanzelf gevraagd. Vraag je liever zelf, zet het dan uit bij de instellingen; er roept dan een knop, en niet gevraagde huur is weg.
    .title = De huur komt binnen
web-coach-jail = Met dubbel kom je vrij; misschien ook met de boete of een kaart, dat zie je aan de knoppen. Laat in het spel kan blijven zitten slim zijn: wie zit, komt niet op straten van anderen.
    .title = In de gevangenis
web-coach-tax = Een vast bedrag, of een deel van alles wat je hebt. Eerst kies je, dan wordt er geteld, dus maak een schatting: geld, eigendommen en gebouwen tellen mee.
    .title = Welke belasting?
web-coach-offer = Het spel wacht op jouw antwoord. Vergelijk wat je ervoor en erna zou hebben: geld, groepen en huren. Je kunt ook een tegenbod doen.
    .title = Iemand biedt je een ruil aan
web-coach-debt = Je bent meer schuldig dan je aan geld hebt. Verkoop gebouwen, neem hypotheken of ruil: tot je op “Betalen” drukt, is alles maar een plan. Probeer dus gerust.
    .title = Geld bij elkaar krijgen
web-coach-build = Een hele groep is van jou, dus je kunt bouwen. Dat gaat gelijkmatig: geen straat mag meer dan één gebouw voor liggen.
    .title = Tijd om te bouwen
web-coach-move = Deze keer kies jij waar je heen gaat. De vakken die je kunt bereiken zijn op het bord gemarkeerd; bekijk ze voordat je kiest.
    .title = Kies je weg
web-coach-upgrade = Een betere pion kost een deel van dit salaris. Daarna is je salaris hoger, en veel kaarten leveren je meer op.
    .title = Wil je een betere pion?
web-coach-fortune = Je hebt een vermogenskaart bewaard die nu past. Is hij gespeeld, dan is hij weg; bedenk of er nog een beter moment komt. Niemand anders heeft hem gezien.
    .title = Een kaart achter de hand
