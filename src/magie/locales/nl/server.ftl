# Wat de tafelserver zegt als hij iets niet doet. $detail is voor ontwikkelaars en staat in geen enkele zin.

command-unreadable = Dat was niet te begrijpen. Er is niets veranderd.
command-too-large = Dat is te groot; hoogstens { $most } bytes worden aangenomen.
command-stale = De stand is intussen veranderd. Kijk nog een keer.
command-which-seat = Hier worden meerdere plaatsen gespeeld: welke bedoel je?
command-no-path = Op dit adres is niets.
command-no-method = Dit adres neemt dat niet aan.
command-unavailable = De tafel kan nu niets opslaan. Probeer het zo nog een keer.
command-chance-next = Vanaf hier beslissen de dobbelstenen of de kaarten.

room-not-found = Deze tafel bestaat niet.
room-code-unknown = Geen tafel heeft deze code. Controleer de letters of vraag om de link.
room-code-of-bank = Deze code hoort bij een bank voor een echt bord. Open hem daar.
room-edition-unknown = Deze server heeft de editie { $edition } niet.
room-bot-unknown = Voor deze editie is er geen bot { $bot }.
room-bot-setting = Op deze server is de instelling { $setting } van een bot een getal van { $least } tot { $most }.
room-no-such-seat = Die plaats heeft deze tafel niet.
room-no-such-step = Deze stap is er niet: het spel heeft er { $last }.
room-full = Alle plaatsen zijn bezet. Je kunt toekijken.
room-seat-taken = Daar zit al iemand. Kies een andere plaats.
room-seat-moved = Deze plaats wordt nu op een ander apparaat gespeeld.
room-name-taken = Zo heet hier al iemand. Kies een andere naam.
room-no-right = Dat kunnen alleen anderen aan deze tafel.
room-token = Deze uitnodiging is niet van hier of is beschadigd. Vraag om een nieuwe link.
room-started = Het spel is al begonnen.
room-not-started = Het spel is nog niet begonnen.
room-seats-open = { $count ->
    [one] Eén plaats is nog vrij. Bezet hem of geef hem aan een bot.
   *[other] { $count } plaatsen zijn nog vrij. Bezet ze of geef ze aan bots.
}
room-over = Dit spel is afgelopen.
room-not-over = Dit spel is nog niet afgelopen.
room-read-only = Dit spel begon met Magie { $engine } en kan met { $here } niet verder. Bekijken kan wel.
room-no-advice = Aan deze tafel geeft de server geen advies.
room-no-debt = Je hebt nu geen schuld te betalen.
room-no-hand = Alleen in het kaartspel kun je met een hand uitkomen.
room-no-spectators = Aan deze tafel mag niemand toekijken.
room-closing = De server stopt. Je spel wordt bewaard; kom zo terug.
room-record-broken = { $kind ->
    [empty] Dit bestand is leeg.
    [header] Dit is geen verslag van Magie: de eerste regel zou moeten zeggen wat er gespeeld is.
    [json] Regel { $line } is beschadigd: het is geen JSON. Misschien is het bestand afgekapt of veranderd.
    [object] Regel { $line } is beschadigd: er staat niet wie iets deed, en ook niet wat het toeval besliste.
    [line] Regel { $line } is beschadigd: er staat niet wie iets deed, en ook niet wat het toeval besliste.
    [seat] In regel { $line } staat niet wie iets deed.
    [data] Dit spel is gespeeld met andere gegevens van zijn editie dan deze server heeft. Hier kun je het niet afspelen.
    [setup] Zoals de eerste regel het zegt, is er geen spel op te zetten: kijk naar plaatsen, varianten en opties.
    [position] De stand waarmee dit spel begint, kan niet bestaan.
    [hidden] Regel { $line } is verborgen: dit verslag is gemaakt terwijl het spel liep. Download het opnieuw als het spel voorbij is.
    [unknown] Regel { $line } noemt iets dat deze editie niet kent.
    [rule] Regel { $line } kan daar niet: { $why }
    [course] Vanaf regel { $line } zou het spel anders lopen dan toen. Het bestand is veranderd, of met een andere versie gespeeld.
    [unfair] De dobbelstenen en kaarten van dit verslag volgen niet uit het geheim dat erin staat: het is veranderd.
    [long] Dit verslag is te lang; hooguit { $line } regels zijn mogelijk.
    [wide] Regel { $line } is langer dan enige regel van een verslag.
    [slow] Dit verslag afspelen kost meer rekentijd dan deze server aan een bestand besteedt; bij regel { $line } is hij gestopt.
   *[other] Regel { $line } kan daar niet.
}
room-record-foreign = Alleen verslagen van de edities op deze server worden gecontroleerd; { $edition } hoort daar niet bij.
room-record-not-found = Dit verslag bestaat niet.

room-setup-always-demand = Alleen wie een plaats heeft, kan altijd om huur vragen.
room-setup-banker = De bankier moet een van de plaatsen hebben.
room-setup-banker-must-play = Voor een bankier die niet meespeelt, zijn jullie met te weinig.
room-setup-deal-too-dear = Het startgeld van deze editie is niet altijd genoeg voor de eigendommen die worden uitgedeeld.
room-setup-dealer = Wie deelt, moet een van de plaatsen hebben.
room-setup-names = Een naam heeft 1 tot 40 tekens.
room-setup-no-such-seat = Die plaats heeft deze tafel niet.
room-setup-option-out-of-range = Een van de opties valt buiten het bereik.
room-setup-players = Deze editie is voor een ander aantal spelers.
room-setup-skin = Deze namen passen niet op dit bord.
room-setup-switch-meaningless = Een van de varianten zou in deze editie niets veranderen.
room-setup-switch-refused = De spelregels van deze editie sluiten een van de varianten uit.
room-setup-token-taken = Iemand heeft deze pion al.
room-setup-tokens = Deze pion is er niet.
room-setup-unknown-bot = Deze bot bestaat niet.
room-setup-unknown-deck = Deze kaarten zijn er niet.
room-setup-unknown-option = Deze optie is er niet.
room-setup-unknown-variant = Deze variant is er niet.
room-setup-variant-needs = Een van de varianten heeft een andere nodig.
room-setup-variant-twice = Een variant is twee keer gekozen.
room-setup-variants-exclude = Twee van de varianten gaan niet samen.
