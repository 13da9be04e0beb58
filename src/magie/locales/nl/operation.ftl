### Een tafelserver: wat de opdrachten serve, admin en verify uitleggen en zeggen.

## Hulp

help-address = ADRES
help-folder = MAP
help-name = NAAM
help-days = DAGEN
help-digits = CIJFERS
help-store = waar de tafels staan: een bestand, sqlite:///bestand of postgresql://gebruiker@computer/naam; anders in je gegevensmap, of waar MAGIE_STORE het zegt
help-serve-summary = een tafelserver draaien voor deze computer, het huis of de wereld
help-serve-description =
    Brengt tafels naar de browser. Zonder opties kan alleen deze computer erbij;
    de pagina kan dan anderen in huis laten meedoen.
help-serve-examples =
    magie serve --open
    magie serve --host 0.0.0.0
    magie serve --store postgresql://magie@localhost/magie --behind-proxy 127.0.0.1 --name spel.example.org
    magie serve --store postgresql://magie@localhost/magie --processes 4
help-serve-host = adres om op te luisteren; 0.0.0.0 zijn alle van deze computer (anders: 127.0.0.1, alleen deze computer)
help-serve-port = poort (anders: 8000, of de volgende die vrij is)
help-serve-open = de pagina in een browser openen
help-serve-key = bestand met de sleutel die plaatsen ondertekent; anders naast de tafels, bij PostgreSQL in de database
help-serve-editions = map met eigen edities; alle worden gecontroleerd voordat de server start
help-serve-behind-proxy = adres of netwerk van een proxy die geloofd wordt over waar verzoeken vandaan komen; mag vaker
help-serve-name = een naam waaronder browsers de server oproepen; mag vaker
help-serve-bot-pace = hoe langzaam bots zijn: maal het tempo dat een tafel koos, 0 is meteen (anders: 1)
help-serve-processes = hoeveel processen naast elkaar werken; meer dan één vraagt PostgreSQL (anders: 1)
help-serve-limits = Grenzen, elk voor één adres; deze computer zelf heeft er geen
help-serve-connections = verbindingen tegelijk (anders: 64)
help-serve-all-connections = verbindingen van alle adressen samen (anders: 5000)
help-serve-rooms-per-hour = tafels om te openen (anders: 60)
help-serve-joins-per-minute = pogingen om te gaan zitten of een code te vinden (anders: 30)
help-serve-requests-per-minute = verzoeken van elke soort (anders: 1200)
help-serve-frames-per-second = berichten van één live verbinding (anders: 15)
help-serve-log = welke meldingen als JSON-regels naar de foutuitvoer gaan (anders: warning)
help-admin-summary = de tafels van een server bewaren, terugzetten, opruimen of tonen
help-admin-description =
    Zorgt voor wat een server bewaart. Alles kan terwijl de server draait,
    behalve restore, dat een lege opslag nodig heeft.
help-admin-examples =
    magie admin backup tafels.jsonl
    magie admin restore tafels.jsonl --store postgresql://magie@localhost/magie
    magie admin prune --older-than 90 --state over
    magie admin rooms --state playing
help-admin-action = wat er moet gebeuren
help-admin-file = de reservekopie; eindigt die op .sqlite3, dan is het een kopie van de database zelf
help-admin-older-than = opruimen wat zo veel dagen niet veranderd is
help-admin-state = alleen tafels in deze toestand
help-admin-dry-run = alleen zeggen wat opgeruimd zou worden
help-admin-limit = hoogstens zo veel tonen (anders: 50)
help-verify-summary = dobbelstenen en kaarten controleren van een spel dat op een server is gespeeld
help-verify-description =
    Berekent elke uitkomst van het toeval opnieuw, uit het geheim waarop de server
    zich had vastgelegd en de bijdragen van de spelers. Eindigt met 1 als er een afwijkt.
help-verify-examples =
    magie verify spel.jsonl
    magie verify spel.jsonl --commitment 9f86d081...
help-verify-file = het verslag van een afgelopen spel, zoals de pagina het aanbiedt
help-verify-commitment = de vastlegging die je voor het spel zag; het moet die in het verslag zijn
help-verify-contribution = wat je eigen apparaat bijdroeg; het moet in het verslag staan

## magie serve

serve-listening = Magie luistert op { $address } en maakt zich klaar.
serve-ready = Klaar: { $address } (Ctrl+C stopt)
serve-house = Voor anderen in huis: { $addresses }
serve-no-house = Deze computer zit niet in een thuisnetwerk; niemand anders kan erbij.
serve-stopped = Gestopt. Alle spellen zijn bewaard.
serve-other-port = Poort { PLAIN($port) } is bezet, dus het is deze keer { PLAIN($free) }.
serve-port-taken = Poort { PLAIN($port) } is bezet. Vrij zou zijn: --port { PLAIN($free) }
serve-all-taken = Poort { PLAIN($port) } en de volgende zijn bezet. Kies een andere met --port.
serve-runs-already = Magie draait hier al: { $address }
serve-bad-port = Een poort is een getal van 0 tot 65535.
serve-bad-host = Op { $host } kan niet geluisterd worden: { $problem }.
serve-bad-proxy = --behind-proxy wil een adres zoals 127.0.0.1 of een netwerk zoals 10.0.0.0/8: { $problem }.
serve-no-folder = Er is geen map { $folder }.
serve-limit-too-small = Een grens is minstens 1.
serve-bad-processes = --processes is een getal van 1 tot en met { $most }.
serve-processes-store = Meerdere processen vragen PostgreSQL (--store postgresql://user@host/name). Op één SQLite-bestand zouden ze te laat van elkaar horen.
serve-processes-system = Op dit systeem kan een proces geen verbinding aan een ander doorgeven, dus --processes kan hier niet. Meerdere servers achter een proxy kan wel: zie de pagina over het draaien van een server.
serve-worker-failed = Een van de processen van de server kon niet starten: { $problem }
serve-no-browser = Er kon geen browser geopend worden. Open { $address } zelf.
serve-no-client = De tafelserver draait. Deze installatie heeft geen pagina’s voor browsers; programma’s vinden hem onder /api.
serve-key = { $reason ->
    [open] { $file } kan door anderen gelezen worden. Dat mag alleen jij: chmod 600 { $file }
    [empty] In { $file } staat geen sleutel. Zonder het bestand wordt een nieuwe gemaakt; bewijzen van plaatsen gelden dan niet meer.
   *[other] Het sleutelbestand is niet te gebruiken: { $problem }
}

## magie admin

admin-needs-file = magie admin { $action } heeft een bestand nodig.
admin-no-file = magie admin { $action } neemt geen bestand.
admin-needs-days = Zeg met --older-than hoeveel dagen een tafel stil moet zijn geweest.
admin-bad-limit = --limit is minstens 1.
admin-backed-up = { $rows ->
    [0] De database is gekopieerd naar { $file }.
   *[other] { $rows } regels staan in { $file }.
}
admin-private = Houd het achter slot: er staan geheimen van lopende spellen in. De sleutel die plaatsen ondertekent is een eigen bestand; bewaar ook daarvan een kopie.
admin-restored = { $rows } regels staan nu in { $store }.
admin-pruned = Opgeruimd: { $rooms } tafels en { $records } ingestuurde verslagen.
admin-would-prune = Opgeruimd zouden worden: { $rooms } tafels en { $records } ingestuurde verslagen.
admin-rooms-total = { $shown } van { $total } tafels.
admin-column-log = Logboeknaam
admin-column-edition = Editie
admin-column-state = Toestand
admin-column-seats = Plaatsen
admin-column-rows = Regels
admin-column-changed = Laatste wijziging
admin-state-open = wacht
admin-state-playing = bezig
admin-state-over = afgelopen

## magie verify

verify-fine = { $outcomes ->
    [one] Klopt: de ene uitkomst van het toeval volgt uit het geheim en de bijdragen.
   *[other] Klopt: alle { $outcomes } uitkomsten van het toeval volgen uit het geheim en de bijdragen.
}
verify-commitment = Vastlegging: { $commitment }
verify-contribution = Bijdrage van { $name }: { $contribution }
verify-proves = Dit bewijst dat dobbelstenen en kaarten door geheim en bijdragen vastlagen, dat alle bijdragen vastlagen voordat er één bekend was, en dat er achteraf niets veranderd is, als de vastlegging hierboven die is die je voor het spel zag, je eigen bijdrage erbij staat en alle anderen die genoemd worden bij je aan tafel zaten.
verify-proves-first = Dit verslag volgt de oudere methode. Het bewijst dat dobbelstenen en kaarten uit het geheim en de bijdragen volgen en achteraf niet veranderd zijn. Het bewijst niet dat niemand ze heeft uitgezocht: wie als laatste ging zitten en het geheim kende, kon bijdragen proberen tot er een beviel.
verify-silent = Zonder bijdrage geteld, omdat die niet op tijd onthuld werd: { $name } (vastgelegd op { $commitment })
verify-does-not-prove = Het bewijst niet dat niemand iets wist: wie de server beheerde, had het geheim en kon uitrekenen wat er kwam.
verify-choice = Eén keuze had elke plaats toch: de bijdrage onthullen of zonder geteld worden. Plaatsen die zonder geteld zijn, staan hierboven.
verify-failed = Niet bevestigd: { $reason ->
    [none] dit verslag zegt niets over zijn toeval, want het spel is niet op een server gespeeld.
    [open] het geheim is nog niet onthuld. Haal het verslag opnieuw op als het spel is afgelopen.
    [commitment] het geheim in het verslag is niet dat waarop de server zich had vastgelegd.
    [contribution] een bijdrage in het verslag is niet die waarop de plaats zich had vastgelegd.
    [pools] wat het verslag over de kaartstapels zegt, lag er volgens de regels niet in.
    [outcome] uitkomst nummer { $outcome } volgt niet uit het geheim.
    [other-commitment] de vastlegging in het verslag is niet die jij noemde.
    [not-mine] jouw bijdrage staat niet bij die in het verslag.
   *[other] het verslag kan niet nagespeeld worden. { $detail }
}
