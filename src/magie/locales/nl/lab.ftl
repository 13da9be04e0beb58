### Het laboratorium: veel spellen, onderzoeken, metingen.

## Hulp. Deze teksten worden zonder Fluent gelezen en hebben daarom geen variabelen.

help-simulate-summary = bots veel spellen laten spelen en tellen wie er wint
help-simulate-description =
    Speelt veel spellen tussen bots. De spellen komen in blokken: in de spellen van een blok
    zit elke bot van de opstelling één keer op elke plaats, en het geluk blijft hetzelfde.
    Spel i van een reeks is hetzelfde, hoeveel processen er ook spelen.
help-simulate-examples =
    magie simulate classic --games 2000 --bots shrewd,steady,steady,steady
    magie simulate cards --games 1000 --bots steady,random --seed 7
    magie simulate classic --games 100000 --bots steady --players 4 --out results.parquet
    magie simulate classic --games 100000 --bots steady --players 4 --out results.parquet --resume
help-simulate-edition = een editie met naam, of het bestand van een eigen editie (anders: classic)
help-simulate-out = een tabel van alle spellen schrijven, één rij per spel en plaats, als Parquet-bestand
help-simulate-details = met --out: ook landingen en opbrengsten van elk spel, voor magie study
help-simulate-resume = een gestopte reeks naar --out voortzetten
help-lab-games = hoeveel spellen; naar boven afgerond op hele blokken (anders: 1000)
help-lab-bots = de bots, één per plaats, met hun codes; magie bots noemt ze
help-lab-players = hoeveel plaatsen; de laatste bot neemt de overige
help-lab-seed = getal waar al het geluk van de reeks uit komt (anders: 1)
help-lab-variant = met deze variant of huisregel spelen; kan vaker worden opgegeven
help-lab-option = een optie van de editie; kan vaker worden opgegeven
help-lab-code = bestand met eigen bots; kan vaker worden opgegeven
help-lab-rounds = een spel na zoveel rondes afbreken; dan wint de rijkste (anders: 300)
help-lab-on = processen op deze computer, of een Ray-cluster
help-lab-workers = hoeveel processen; anders zoveel als de moeite loont
help-lab-address = een lopend Ray-cluster; zonder adres wordt er hier een gestart
help-study-summary = de resultaten van veel spellen ondervragen: squares, groups, lengths, variants
help-study-description =
    squares   waar zetten eindigen
    groups    wat elke groep kost en opbrengt, en hoe snel
    lengths   hoeveel rondes spellen duren
    variants  wat een variant of huisregel verandert, bij hetzelfde geluk
    Uit resultatenbestanden van magie simulate, of uit spellen die ervoor worden gespeeld.
help-study-examples =
    magie study squares classic --games 2000
    magie study groups results.parquet --plot groups.svg
    magie study lengths one.parquet other.parquet
    magie study variants classic --with parking_pot --games 4000 --plot pot.png
help-study-which = de vraag
help-study-source = BRON
help-study-sources = resultatenbestanden (.parquet), of een editie die nu wordt gespeeld (anders: classic)
help-study-with = variants: de variant of huisregel waarvan het effect wordt gevraagd; kan vaker worden opgegeven
help-study-plot = als beeld in een .png- of .svg-bestand tekenen

## Problemen

lab-extra-missing = Hiervoor is { $package } nodig, dat niet geïnstalleerd is. Installeer het met: { $line }
lab-no-bots = Noem ten minste één bot.
lab-too-many-bots = { $bots } bots passen niet op { $players } plaatsen.
lab-not-positive = { $name } is een geheel getal vanaf 1, niet { $value }.
lab-setup-option = { $option } gaat over een tafel met mensen; een reeks van bots kent dat niet.
lab-bad-option = Een optie schrijf je als NAAM=WAARDE, niet { $text }.
lab-unknown-place = Een reeks wordt op local of ray gespeeld, niet op { $place }.
lab-address-without-ray = Een adres is dat van een Ray-cluster: geef ook --on ray op.
lab-no-cluster = Op { $address } is geen Ray-cluster.
lab-worker-died = Een werkproces is gestorven; misschien was er te weinig geheugen. Wat klaar was blijft bewaard.
lab-bot-failed = Een bot faalde in een van de spellen { $first } tot en met { $last }: { $problem }
lab-endless = De bots namen in één beurt { $decisions } beslissingen zonder die te beëindigen.
lab-no-such-file = Er is geen bestand { $file }.
lab-no-such-folder = Er is geen map { $folder }.
lab-no-results = { $file } is geen resultatenbestand van magie simulate.
lab-no-details = Deze resultaten hebben geen bijzonderheden; speel opnieuw met --details.
lab-file-there = { $file } is er al. Kies een andere naam of verwijder het eerst.
lab-parts-there = Een reeks naar { $file } is halverwege gestopt. Ga door met --resume of verwijder eerst { $folder }.
lab-other-run = { $file } is met een andere reeks begonnen; verschillend zijn: { $differences }. Herhaal die opdracht of kies een ander bestand.
lab-resume-needs-out = Alleen een reeks met --out kan worden voortgezet.
lab-plot-kind = Een beeld is een .png- of .svg-bestand, niet { $file }.
lab-not-comparable = Deze twee reeksen zijn niet blok voor blok te vergelijken: ze verschillen in { $name }.
lab-files-or-edition = Noem resultatenbestanden of een editie, niet allebei.
lab-one-edition = Noem één editie.
lab-one-file = Dit onderzoek leest één bestand.
lab-two-runs = Noem om te vergelijken twee resultatenbestanden, of een editie en --with VARIANT.
lab-with-variants-only = --with hoort bij magie study variants; voor de andere vragen is er --variant.
lab-no-board = { $edition } heeft geen bord, dus geen vakken en geen huren.

## Resultaten

lab-summary-games = { $games } spellen in { $blocks } blokken, { PERCENT($cut) } afgebroken
lab-summary-rounds = Rondes: gemiddeld { $mean }, mediaan { $middle }, 90% tussen { $low } en { $high }
lab-bot = bot
lab-seats = plaatsen
lab-wins = gewonnen per plaats
lab-interval = 95%-interval
lab-length = Lengte: gemiddeld { $mean } rondes, mediaan { $middle }, 90% tussen { $low } en { $high }; { PERCENT($cut) } afgebroken
lab-speed = { $games } van { $of } spellen, { $speed } spellen/s, { $workers ->
    [one] één proces
   *[other] { $workers } processen
}, { $memory } MB
lab-left = nog { $time }
lab-written = Geschreven naar { $file }
lab-complete-already = { $file } is al volledig; er is niets gespeeld.
lab-stopped = Gestopt na { $games } spellen.
lab-stopped-kept = Gestopt na { $games } spellen; ze zijn bewaard. Ga door met:
    { $command }
lab-about = { $edition }, { $games } spellen van { $bots }, startgetal { $seed }
lab-column-run = reeks
lab-column-square = vak
lab-column-landings = landingen
lab-column-share = deel van alle
lab-column-group = groep
lab-column-spent = uitgaven per spel
lab-column-rent = huur per spel
lab-column-rents = huren per spel
lab-column-earned-back = terugverdiend
lab-column-whole-games = compleet in
lab-column-whole-round = vanaf ronde
lab-column-paid-back-games = betaald in
lab-column-paid-back-round = tegen ronde
lab-column-rounds = rondes
lab-column-p5 = 5%
lab-column-median = mediaan
lab-column-p95 = 95%
lab-column-longest = langste
lab-column-cut-off = afgebroken
lab-column-measure = maat
lab-column-without = zonder
lab-column-with = met
lab-column-difference = verschil
lab-column-turns = beurten
lab-column-decisions = beslissingen
lab-column-offers = aanbiedingen
lab-column-trades = ruilen
lab-column-auctions = veilingen
lab-column-winner-worth = vermogen van de winnaar
lab-plot-squares = Waar zetten eindigen
lab-plot-groups = Wat groepen terugverdienen
lab-plot-lengths = Hoe lang spellen duren
lab-plot-variants = Wat het verandert
lab-axis-landings = deel van alle landingen in procenten; gestippeld: alle vakken gelijk
lab-axis-earned-back = huren in procenten van de uitgaven; gestreept: terugbetaald
lab-axis-rounds = rondes
lab-axis-still-running = spellen die nog lopen, in procenten
lab-axis-difference = verandering in procenten (aandelen: in punten); gevuld: meer dan toeval
lab-explain-squares = Tussen haken het 95%-interval over blokken. Stuurt een kaart de pion verder, dan telt dat als tweede landing; wie naar de gevangenis wordt gestuurd, landt niet.
lab-explain-groups = Uitgaven: aan de bank betaald voor eigendommen en gebouwen. Compleet: iemand bezat alles; de ronde is de mediaan van die spellen.
lab-explain-lengths = Rondes zijn de beurten van de plaats die er de meeste had. Tussen haken het 95%-interval over blokken.
lab-explain-variants = Beide reeksen hadden hetzelfde geluk; daarom zijn verschillen zekerder dan de twee kolommen lijken. Tussen haken 95%-intervallen over blokken.
