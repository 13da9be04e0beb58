### Toernooien van bots, de ranglijst die eruit volgt en de poort.

## Hulp. Deze teksten worden zonder Fluent gelezen en hebben dus geen variabelen.

help-tournament-summary = bots tegen elkaar laten spelen, beoordelen, de ranglijst schrijven
help-tournament-description =
    Elke bot speelt tegen kopieën van elke andere, en verschillende bots spelen samen,
    met dezelfde startgetallen en beurtelings op alle plaatsen; ze krijgen een score, en
    de ranglijst wordt geschreven, met het verslag ernaast. Met --gate worden de
    vastgelegde tafels opnieuw gespeeld; de opdracht mislukt (code 1) als een bot meer
    dan toevallig zwakker is geworden.
help-tournament-examples =
    magie tournament classic --bots random,novice,steady,shrewd,fp-a-fair --games 2000
    magie tournament cards --bots random,steady,shrewd --players 4 --seed 7
    magie tournament classic --gate
    magie tournament classic --gate --bots shrewd --games 3000
help-tournament-edition = een editie bij naam, of het bestand van een eigen editie
help-tournament-bots = de bots met hun codes; magie bots somt ze op. Met --gate: alleen deze worden beoordeeld
help-tournament-games = spellen per tafel, afgerond naar boven op hele blokken (anders: 2000; met --gate zoveel als vastgelegd)
help-tournament-seed = getal waaruit al het toeval komt (anders: 1; met --gate het vastgelegde)
help-tournament-format = alleen tafels van één tegen kopieën (hero), of alleen tafels van verschillende bots (mixed)
help-tournament-players = plaatsen aan tafel (anders: 4, of zoveel als de editie toelaat)
help-tournament-anchor = de bot die volgens afspraak 1500 punten heeft (anders: fp-a-fair)
help-tournament-out = de pagina die geschreven wordt; het verslag ligt ernaast als .json (anders: docs/ladder.md)
help-tournament-gate = vergelijken met het verslag in plaats van er een te schrijven
help-tournament-resume = verdergaan met een onderbroken toernooi
help-tournament-workers = hoeveel processen (anders: één per kern)

## Wat niet kan

lab-tournament-bot-twice = De bot { $bot } is twee keer genoemd. Kopieën van zichzelf treft iedereen toch al.
lab-tournament-no-bots = Noem de bots met --bots. Er zijn: { $bots }.
lab-tournament-one-bot = Een toernooi heeft minstens twee bots nodig.
lab-tournament-broken-record = { $file } is geen verslag van een ranglijst: { $problem }.
lab-tournament-other-format = { $file } heeft vorm { $format }, die deze versie niet leest.
lab-tournament-cannot-resume = Wat onderbroken werd, was een ander toernooi; het verschilt in: { $what }. Zonder --resume begint een nieuw.
lab-tournament-nothing-to-resume = In { $file } ligt geen onderbroken toernooi.
lab-tournament-no-record = { $file } heeft geen ranglijst van { $edition } om mee te vergelijken. Schrijf er eerst een, zonder --gate.
lab-tournament-gate-writes-nothing = --gate en --resume gaan niet samen.

## Onderweg

tournament-progress = { $games } van { $of } spellen
tournament-table-hero = { $hero } tegen { $copies } × { $other }
tournament-table-mixed = { $bots } aan één tafel
tournament-table-done = { $table }: { PERCENT($mean) } ({ PERCENT($low) } tot { PERCENT($high) }), { $games } spellen
tournament-written = De ranglijst staat in { $page }, het verslag in { $record }.
tournament-interrupted = Onderbroken. Wat klaar was, is bewaard in { $file }; { $page } bleef zoals het was. Zo gaat het verder:
tournament-interrupted-gate = Onderbroken; er is niets beoordeeld.
tournament-control-failed = Een controle is mislukt: vertrouw deze getallen niet voordat je weet waarom.

## De poort

tournament-gate-unchanged = { $bot } speelt precies zoals vastgelegd.
tournament-gate-equal = { $bot } is even sterk als vastgelegd: { $difference } procentpunt winst ({ $low } tot { $high }).
tournament-gate-stronger = { $bot } is sterker geworden: { $difference } procentpunt winst ({ $low } tot { $high }).
tournament-gate-weaker = { $bot } IS ZWAKKER GEWORDEN: { $difference } procentpunt winst over al zijn tafels ({ $low } tot { $high }), het meest bij { $table }: { $worst } ({ $worst_low } tot { $worst_high }).
tournament-gate-endless = { $bot } MAAKT ZIJN SPELLEN NIET MEER AF: meer dan { PERCENT($most) } bereikt bij { $table } de grens van het aantal rondes.
tournament-gate-too-few = { $bot }: { $blocks } blokken zijn te weinig om iets te zeggen.
tournament-gate-new = { $bot } staat niet in het verslag; er is niets om mee te vergelijken.
tournament-gate-unpaired = De regels of startgetallen zijn anders dan in het verslag; alleen winstpercentages worden vergeleken, niet spel met spel.
tournament-gate-passed = De poort is open: geen bot is zwakker geworden.
tournament-gate-failed = De poort is dicht: { $bots }.

## De bladzijde

ladder-title = Ranglijst van de bots
ladder-introduction = Hoe sterk de bots zijn, met 95%-intervallen. Deze pagina wordt geschreven door `magie tournament`; verander haar niet met de hand. Alle getallen, met de uitslag van elk blok, staan in [{ $record }]({ $record }). [Hoe we meten](method.md) legt de methode uit.
ladder-section = { $edition }, { $players } spelers
ladder-games = { $games } spellen aan elk van { $tables } tafels, alle met dezelfde startgetallen (startgetal { PLAIN($seed) }), in elk blok beurtelings op alle plaatsen; na { $rounds } rondes wordt een spel afgebroken en wint de rijkste.
ladder-incomplete = **Dit toernooi is onderbroken; sommige tafels hebben minder spellen.**
ladder-ratings = Scores
ladder-bot = bot
ladder-interval = 95%-interval
ladder-games-column = spellen
ladder-fixed = vast
ladder-anchored = `{ $anchor }` heeft volgens afspraak 1500 punten.
ladder-not-anchored = Het anker `{ $anchor }` speelde niet mee; daarom is het gemiddelde van de bots die zowel wonnen als verloren 1500, en de getallen zijn niet te vergelijken met andere delen.
ladder-open-end = Waar een interval geen einde heeft, won de bot nooit of verloor hij nooit.
ladder-misfit = Eén getal per bot is een vereenvoudiging. Het zit er het verst naast aan deze tafel: { $lineup }. Daar zou `{ $bot }` volgens de scores { PERCENT($expected) } winnen en wint { PERCENT($mean) }.
ladder-unrated = Zonder score, omdat tafels ontbreken die tellen: { $bots }.
ladder-no-ratings = Geen tafel telt, dus niemand heeft een score.
ladder-steps = Van sport tot sport
ladder-steps-text = Hoeveel procentpunt vaker de bovenste bot wint, tegen dezelfde bots en met hetzelfde geluk.
ladder-upper = boven
ladder-lower = onder
ladder-wins-more = wint meer
ladder-matrix = Eén tegen kopieën
ladder-matrix-text = Hoe vaak, in procenten, de bot van de rij wint van { $copies ->
    [one] de bot van de kolom
   *[other] { $copies } kopieën van de bot van de kolom
}. Sterkte is niet één getal: wie van wie wint, staat hier.
ladder-hero = winst van ↓ tegen →
ladder-invalid = Meer dan { PERCENT($most) } van de spellen is afgebroken; de tafel telt niet mee voor de scores.
ladder-mixed = Verschillende bots samen
ladder-mixed-text = Winst in procenten; een bot met meer plaatsen heeft die van al zijn plaatsen.
ladder-shares = tafel
ladder-lengths = Onder kopieën van zichzelf
ladder-lengths-text = Gemiddeld per spel; afgebroken spellen in procenten; snelheid per seconde rekentijd.
ladder-per-game-rounds = rondes
ladder-per-game-decisions = beslissingen
ladder-per-game-offers = aanbiedingen
ladder-per-game-trades = ruilen
ladder-per-game-auctions = veilingen
ladder-cut-off = afgebroken
ladder-speed = spellen/s
ladder-controls = Controles
ladder-control-mirror = { $passed ->
    [true] Geslaagd
   *[false] **MISLUKT**
}: `{ $bot }` hoort onder kopieën van zichzelf { PERCENT($expected) } te winnen en wint { PERCENT($mean) } ({ PERCENT($low) } tot { PERCENT($high) }){ $exact ->
    [true] , in elk blok gelijk
   *[false] {""}
}.
ladder-control-sanity = { $passed ->
    [true] Geslaagd
   *[false] **MISLUKT**
}: `{ $bot }` hoort meer dan { PERCENT($expected) } te winnen van willekeurige bots en wint { PERCENT($mean) } ({ PERCENT($low) } tot { PERCENT($high) }){ $exact ->
    [true] , in elk blok gelijk
   *[false] {""}
}.
ladder-bots = De bots en hun instellingen
ladder-settings-text = Wat 0 of uit is, staat hier niet; het verslag heeft alles.
ladder-settings = instellingen
ladder-no-settings = alles 0 of uit
ladder-again = Om het te herhalen
ladder-origin = Magie { $version }, engine `{ $engine }`, editie { $edition } `{ $hash }`, { $when }, op { $machine }. De eerste { $blocks } blokken van elke tafel hebben in het verslag een vingerafdruk: wie dezelfde krijgt, heeft dezelfde spellen gespeeld.
