### Ein Tischserver: was die Befehle serve, admin und verify erklären und sagen.

## Hilfe

help-address = ADRESSE
help-folder = ORDNER
help-name = NAME
help-days = TAGE
help-digits = ZIFFERN
help-store = wo die Tische liegen: eine Datei, sqlite:///datei oder postgresql://nutzer@rechner/name; sonst im Datenordner oder wo MAGIE_STORE es sagt
help-serve-summary = einen Tischserver für diesen Rechner, das Haus oder die Welt betreiben
help-serve-description =
    Bringt Tische in den Browser. Ohne Optionen erreicht ihn nur dieser Rechner;
    die Seite kann dann andere im Haus mitspielen lassen.
help-serve-examples =
    magie serve --open
    magie serve --host 0.0.0.0
    magie serve --store postgresql://magie@localhost/magie --behind-proxy 127.0.0.1 --name spiel.example.org
    magie serve --store postgresql://magie@localhost/magie --processes 4
help-serve-host = Adresse, auf der gelauscht wird; 0.0.0.0 sind alle dieses Rechners (sonst: 127.0.0.1, nur dieser Rechner)
help-serve-port = Port (sonst: 8000 oder der nächste freie)
help-serve-open = die Seite im Browser öffnen
help-serve-key = Datei mit dem Schlüssel, der Plätze unterschreibt; sonst neben den Tischen, bei PostgreSQL in der Datenbank
help-serve-editions = Ordner mit eigenen Ausgaben; alle werden vor dem Start geprüft
help-serve-behind-proxy = Adresse oder Netz eines Proxys, dem geglaubt wird, woher Anfragen kommen; auch mehrmals
help-serve-name = ein Name, unter dem Browser den Server aufrufen; auch mehrmals
help-serve-bot-pace = wie langsam Bots sind: mal das Tempo, das ein Tisch gewählt hat, 0 ist sofort (sonst: 1)
help-serve-processes = wie viele Prozesse nebeneinander arbeiten; mehr als einer braucht PostgreSQL (sonst: 1)
help-serve-limits = Grenzen, jede für eine Adresse; dieser Rechner selbst hat keine
help-serve-connections = gleichzeitige Verbindungen (sonst: 64)
help-serve-all-connections = Verbindungen aller Adressen zusammen (sonst: 5000)
help-serve-rooms-per-hour = Tische, die eröffnet werden (sonst: 60)
help-serve-joins-per-minute = Versuche, Platz zu nehmen oder einen Code zu finden (sonst: 30)
help-serve-requests-per-minute = Anfragen jeder Art (sonst: 1200)
help-serve-frames-per-second = Nachrichten einer Live-Verbindung (sonst: 15)
help-serve-log = welche Meldungen als JSON-Zeilen auf die Fehlerausgabe kommen (sonst: warning)
help-admin-summary = die Tische eines Servers sichern, zurückholen, ausräumen oder auflisten
help-admin-description =
    Kümmert sich um das, was ein Server aufbewahrt. Alles geht bei laufendem
    Server, nur restore braucht einen leeren Speicher.
help-admin-examples =
    magie admin backup tische.jsonl
    magie admin restore tische.jsonl --store postgresql://magie@localhost/magie
    magie admin prune --older-than 90 --state over
    magie admin rooms --state playing
help-admin-action = was zu tun ist
help-admin-file = die Sicherung; endet sie auf .sqlite3, ist sie eine Kopie der Datenbank
help-admin-older-than = ausräumen, was sich so viele Tage nicht geändert hat
help-admin-state = nur Tische in diesem Zustand
help-admin-dry-run = nur sagen, was ausgeräumt würde
help-admin-limit = höchstens so viele auflisten (sonst: 50)
help-verify-summary = Würfel und Karten eines Spiels prüfen, das auf einem Server gespielt wurde
help-verify-description =
    Berechnet jedes Ergebnis des Zufalls neu, aus dem Geheimnis, auf das der Server
    sich festgelegt hatte, und den Beiträgen der Spieler. Endet mit 1, wenn eines abweicht.
help-verify-examples =
    magie verify spiel.jsonl
    magie verify spiel.jsonl --commitment 9f86d081...
help-verify-file = die Aufzeichnung eines beendeten Spiels, wie die Seite sie zum Herunterladen anbietet
help-verify-commitment = die Festlegung, die du vor dem Spiel gesehen hast; sie muss in der Aufzeichnung stehen
help-verify-contribution = der Beitrag deines eigenen Geräts; er muss in der Aufzeichnung stehen

## magie serve

serve-listening = Magie lauscht auf { $address } und bereitet sich vor.
serve-ready = Bereit: { $address } (Strg+C beendet)
serve-house = Für andere im Haus: { $addresses }
serve-no-house = Dieser Rechner ist in keinem Heimnetz; niemand sonst erreicht ihn.
serve-stopped = Beendet. Alle Spiele bleiben erhalten.
serve-other-port = Port { PLAIN($port) } ist belegt, darum ist es diesmal { PLAIN($free) }.
serve-port-taken = Port { PLAIN($port) } ist belegt. Frei wäre: --port { PLAIN($free) }
serve-all-taken = Port { PLAIN($port) } und die folgenden sind belegt. Wähle mit --port einen anderen.
serve-runs-already = Magie läuft hier schon: { $address }
serve-bad-port = Ein Port ist eine Zahl von 0 bis 65535.
serve-bad-host = Auf { $host } kann nicht gelauscht werden: { $problem }.
serve-bad-proxy = --behind-proxy verlangt eine Adresse wie 127.0.0.1 oder ein Netz wie 10.0.0.0/8: { $problem }.
serve-no-folder = Es gibt keinen Ordner { $folder }.
serve-limit-too-small = Eine Grenze ist mindestens 1.
serve-bad-processes = --processes ist eine Zahl von 1 bis { $most }.
serve-processes-store = Mehrere Prozesse brauchen PostgreSQL (--store postgresql://user@host/name). Mit einer SQLite-Datei würden sie zu spät voneinander erfahren.
serve-processes-system = Auf diesem System kann ein Prozess keine Verbindung an einen anderen übergeben, deshalb geht --processes hier nicht. Mehrere Server hinter einem Proxy gehen: siehe die Seite über das Betreiben eines Servers.
serve-worker-failed = Einer der Prozesse des Servers konnte nicht starten: { $problem }
serve-no-browser = Es ließ sich kein Browser öffnen. Öffne { $address } selbst.
serve-no-client = Der Tischserver läuft. Diese Installation hat keine Seiten für Browser; Programme finden ihn unter /api.
serve-key = { $reason ->
    [open] { $file } ist für andere lesbar. Das darf nur für dich so sein: chmod 600 { $file }
    [empty] { $file } enthält keinen Schlüssel. Ohne die Datei wird ein neuer gemacht; Platzmarken gelten dann nicht mehr.
   *[other] Die Schlüsseldatei ist nicht zu gebrauchen: { $problem }
}

## magie admin

admin-needs-file = magie admin { $action } braucht eine Datei.
admin-no-file = magie admin { $action } nimmt keine Datei.
admin-needs-days = Sag mit --older-than, wie viele Tage ein Tisch geruht haben muss.
admin-bad-limit = --limit ist mindestens 1.
admin-backed-up = { $rows ->
    [0] Die Datenbank ist nach { $file } kopiert.
   *[other] { $rows } Einträge stehen in { $file }.
}
admin-private = Halte sie unter Verschluss: Sie enthält die Geheimnisse laufender Spiele. Der Schlüssel, der Plätze unterschreibt, ist eine eigene Datei; hebe auch davon eine Kopie auf.
admin-restored = { $rows } Einträge stehen jetzt in { $store }.
admin-pruned = Ausgeräumt: { $rooms } Tische und { $records } hochgeladene Aufzeichnungen.
admin-would-prune = Ausgeräumt würden: { $rooms } Tische und { $records } hochgeladene Aufzeichnungen.
admin-rooms-total = { $shown } von { $total } Tischen.
admin-column-log = Protokollname
admin-column-edition = Ausgabe
admin-column-state = Zustand
admin-column-seats = Plätze
admin-column-rows = Einträge
admin-column-changed = Letzte Änderung
admin-state-open = wartet
admin-state-playing = im Spiel
admin-state-over = beendet

## magie verify

verify-fine = { $outcomes ->
    [one] Geprüft: Das eine Ergebnis des Zufalls folgt aus dem Geheimnis und den Beiträgen.
   *[other] Geprüft: Alle { $outcomes } Ergebnisse des Zufalls folgen aus dem Geheimnis und den Beiträgen.
}
verify-commitment = Festlegung: { $commitment }
verify-contribution = Beitrag von { $name }: { $contribution }
verify-proves = Das beweist, dass Würfel und Karten durch Geheimnis und Beiträge feststanden, dass alle Beiträge feststanden, bevor einer davon bekannt war, und dass nachher nichts geändert wurde, wenn die Festlegung oben die ist, die du vor dem Spiel gesehen hast, dein eigener Beitrag dabeisteht und alle anderen Genannten mit am Tisch saßen.
verify-proves-first = Diese Aufzeichnung folgt dem älteren Verfahren. Sie beweist, dass Würfel und Karten aus dem Geheimnis und den Beiträgen folgen und nachher nicht geändert wurden. Sie beweist nicht, dass sie niemand ausgesucht hat: Wer sich als Letzter hinsetzte und das Geheimnis kannte, konnte Beiträge durchprobieren, bis einer passte.
verify-silent = Ohne Beitrag gezählt, weil er nicht rechtzeitig offengelegt wurde: { $name } (festgelegt auf { $commitment })
verify-does-not-prove = Es beweist nicht, dass niemand etwas wusste: Wer den Server betrieb, hatte das Geheimnis und konnte ausrechnen, was kommt.
verify-choice = Eine Wahl hatte jeder Platz trotzdem: seinen Beitrag offenzulegen oder ohne ihn gezählt zu werden. Plätze, die ohne gezählt wurden, stehen oben.
verify-failed = Nicht bestätigt: { $reason ->
    [none] Diese Aufzeichnung sagt nichts über ihren Zufall, denn das Spiel wurde nicht auf einem Server gespielt.
    [open] Das Geheimnis ist noch nicht offengelegt. Lade die Aufzeichnung nach dem Ende des Spiels neu herunter.
    [commitment] Das Geheimnis in der Aufzeichnung ist nicht das, auf das sich der Server festgelegt hatte.
    [contribution] Ein Beitrag in der Aufzeichnung ist nicht der, auf den sich der Platz festgelegt hatte.
    [pools] Was die Aufzeichnung über die Kartenstapel sagt, lag nach den Regeln nicht so darin.
    [outcome] Das Ergebnis Nummer { $outcome } folgt nicht aus dem Geheimnis.
    [other-commitment] Die Festlegung in der Aufzeichnung ist nicht die, die du genannt hast.
    [not-mine] Dein Beitrag ist nicht unter denen in der Aufzeichnung.
   *[other] Die Aufzeichnung lässt sich nicht nachspielen. { $detail }
}
