### Die Befehlszeile und der Tisch im Terminal.

## Hilfe. Diese Nachrichten werden ohne Fluent gelesen und haben darum keine Variablen.

help-usage = Aufruf:
help-positionals = Was zu nennen ist
help-options = Schalter
help-commands = Befehle:
help-command = BEFEHL
help-which = einer der Befehle oben; magie BEFEHL --help erklärt ihn
help-examples = Beispiele:
help-help = diese Hilfe zeigen
help-version = Version zeigen, und wo Magie steht
help-lang = Sprache aller Texte; sonst die deines Systems
help-json = JSON für Programme ausgeben
help-see-help = Mehr Hilfe:
help-edition = AUSGABE
help-topic = THEMA
help-file = DATEI
help-deck = STAPEL
help-names = NAMEN
# In English: an independent project, not affiliated with or endorsed by Hasbro, whose trademark it is.
help-independent = Magie folgt den Anleitungen von fünf Ausgaben von Monopoly; es ist ein unabhängiges Projekt, weder verbunden mit Hasbro noch von Hasbro unterstützt, dem die Marke gehört.
help-magie-description =
    Magie spielt die Spiele, die aus Elizabeth Magies Landlord's Game entstanden sind,
    Regel für Regel, und sagt, welcher Regel es folgt.
help-magie-examples =
    magie play                       der Tisch in deinem Browser
    magie play --terminal            hier gegen drei Bots spielen
    magie rules classic jail         was die Regeln zum Gefängnis sagen
    magie editions                   was sich spielen lässt
help-play-summary = spielen, im Browser oder im Terminal
help-play-description =
    Startet den Tisch auf diesem Rechner und öffnet ihn in deinem Browser; Strg-C beendet
    ihn, und alle Spiele bleiben erhalten. Mit --terminal ist der Tisch hier, für dich,
    für andere an derselben Tastatur und für Bots: Geh, wann du willst, mit q oder Strg-C,
    das Spiel wird gespeichert, und du erfährst, wie es weitergeht.
help-play-examples =
    magie play
    magie play --port 8080 --no-open
    magie play --terminal
    magie play --terminal --bots steady,shrewd,rollout
    magie play --terminal --players "Ada,bot,bot:random"
    magie play --terminal --variants parking_pot,three_houses --bots 2
    magie play --terminal --seed 7 --lang nl
    magie play --terminal --resume spiel.jsonl
help-play-no-open = keinen Browser öffnen; die Adresse wird ausgegeben
help-play-terminal = hier im Terminal spielen statt im Browser
help-play-in-the-terminal = Im Terminal
help-play-edition = welche Ausgabe, oder der Pfad einer eigenen .toml-Datei (sonst: classic)
help-play-variants = kurze Spiele und andere Varianten, mit Kommas getrennt; siehe magie editions
help-play-deck = ein anderer Kartenstapel; siehe magie editions
help-play-skin = andere Namen auf dem Brett: nl, uk, us oder deine eigene Datei; printed lässt sie, wie sie sind (sonst je nach Sprache)
help-play-players = wer der Reihe nach spielt: Namen von Leuten, bot, oder bot:steady und andere Codes; siehe magie bots
help-play-bots = so viele Bots, oder welche: steady,shrewd:margin=40; ohne --players spielst du gegen 3
help-play-bots-value = N|CODES
help-play-seed = eine Zahl, die alle Würfel und Karten bestimmt; gleiche Zahl, gleiches Glück
help-play-resume = ein gespeichertes Spiel fortsetzen
help-play-position = mit einer Stellung beginnen, die als JSON aufgeschrieben ist
help-play-fast = nach den Zügen der Bots nicht warten
help-rules-summary = die Regeln einer Ausgabe lesen oder die Ausgaben vergleichen
help-rules-description = Die nummerierten Regeln einer Anleitung in unseren Worten, unter ihren Überschriften.
help-rules-examples =
    magie rules                      welche Anleitungen und Themen es gibt
    magie rules classic jail         alles über das Gefängnis
    magie rules classic go.salary-on-passing
    magie rules classic rent --lang en --json
    magie rules compare jail         wie sich die Ausgaben im Gefängnis unterscheiden
    magie rules compare switches     geliehene Regeln und Hausregeln, Ausgabe für Ausgabe
help-rules-edition = wessen Regeln, oder compare; ohne Angabe siehst du, was es gibt
help-rules-topic = ein Thema oder die Kennung einer Regel; ohne Angabe die ganze Anleitung
help-editions-summary = Ausgaben mit ihren Varianten und Stapeln zeigen
help-editions-description = Die spielbaren Ausgaben: für wie viele, mit welchen Varianten und welchen Kartenstapeln.
help-editions-examples =
    magie editions
    magie editions --lang nl
    magie editions --json
help-edition-summary = deine eigene Stadt aufs Brett bringen und die Datei prüfen
help-edition-description =
    new schreibt eine Datei mit den Namen eines Bretts, die du änderst; check erklärt,
    was in so einer Datei oder einer eigenen Ausgabe falsch ist, und endet dann mit 1.
help-edition-examples =
    magie edition new my-town
    magie edition new my-town --from classic
    magie edition check my-town.toml
help-edition-action = eine neue Datei schreiben oder eine prüfen
help-edition-name = NAME
help-edition-what = Name der neuen Datei, ohne .toml; oder die Datei, die geprüft wird
help-edition-from = wessen Brett es ist (sonst: tempo)
help-bank-summary = die Bank für ein echtes Brett sein, mit Handys als Bankkarten
help-bank-description =
    Startet die Bank auf diesem Rechner und öffnet sie in deinem Browser: für Leute, die
    ein echtes Brett vor sich haben. Jedes Handy ist eine Bankkarte, das Lesegerät ist auf
    diesem Bildschirm. Strg-C beendet sie, und alles Gebuchte bleibt erhalten.
help-bank-examples =
    magie bank
    magie bank --house
    magie bank --port 8080 --no-open
help-bank-house = Handys im selben Netz von Anfang an hereinlassen; sonst fragt die Seite
help-replay-summary = ein aufgezeichnetes Spiel noch einmal erzählen
help-replay-description = Spielt eine Aufzeichnung nach, prüft sie Zeile für Zeile und erzählt, was geschah.
help-replay-examples =
    magie replay spiel.jsonl
    magie replay spiel.jsonl --last 20 --lang en
    magie replay spiel.jsonl --json
help-replay-file = eine Aufzeichnung: JSON Lines, wie das Terminal sie speichert
help-replay-last = nur die letzten N Sätze (mit --json: Ereignisse)
help-bench-summary = messen, wie schnell die Spielregeln auf diesem Rechner laufen
help-bench-description = Tempo jedes Bots in jeder Ausgabe, auf einem Prozessorkern (je Sekunde Rechenzeit) und auf allen; Aufrufe aus Python, Speicher, Start, und allen Maschinencode neu erzeugen.
help-bench-examples =
    magie bench
    magie bench --quick
    magie bench --edition classic --bot steady --json
help-bench-name = AUSGABE
help-bench-edition = nur diese Ausgabe; mehrmals möglich
help-bench-bot = nur dieser Bot; mehrmals möglich
help-bench-quick = ohne das neue Erzeugen des Maschinencodes
help-fit-summary = das Netz für die Siegchancen einer Ausgabe anlernen oder prüfen
help-fit-description = Bots spielen Partien der Ausgabe, ein kleines Netz lernt daraus, wer aus welcher Stellung gewinnt, und was es sagt, wird an Partien geprüft, aus denen es nicht gelernt hat. Das dauert einige Minuten Rechenzeit. Das Netz einer eigenen Ausgabe wird aufgehoben und von da an benutzt; ohne eigenes gilt das Netz der Ausgabe, auf der sie aufbaut.
help-fit-examples =
    magie fit meine-stadt.toml
    magie fit classic --check
    magie fit classic --games 20000 --out netze
help-fit-edition = Name oder Datei einer Ausgabe
help-fit-games = Partien zum Lernen, alle Spielerzahlen zusammen
help-fit-seed = Startwert dieser Partien
help-fit-check = nichts lernen, nur das jetzige Netz prüfen
help-fit-check-games = Partien jeder Art zum Prüfen
help-fit-out = Ordner für die zwei Dateien des Netzes
help-bench-guard = mit den festgehaltenen Verhältnissen vergleichen; Fehler, wenn etwas um mehr als ein Viertel langsamer ist
help-bench-record = diese Verhältnisse neu festhalten, für diese Art Rechner

## Was die Befehle sagen

cli-unknown-edition = Die Ausgabe „{ $edition }“ gibt es hier nicht. Es gibt: { $editions }.
cli-unknown-topic = Die Regeln von { $edition } haben kein Thema „{ $topic }“. Themen: { $topics }.
cli-topics-of = { $edition }: { $topics }
cli-unknown-difference = Bei „{ $topic }“ unterscheiden sich die Ausgaben nicht. Themen: { $topics }.
cli-fit-which = Partien von { $edition } beurteilt das Netz von { $net }.
cli-fit-written = Geschrieben: { $file }
cli-fit-problem = Die Chancen stimmen nicht: { $what }
cli-fit-column-games = Partien
cli-fit-column-part = Teil
cli-fit-column-positions = Stellungen
cli-fit-column-error = Kalibrierfehler
cli-fit-column-brier = Brier-Wert
cli-skin-name = „{ $name }“ geht nicht als Name: nimm Kleinbuchstaben, Ziffern und Bindestriche, zuerst einen Buchstaben.
cli-skin-written = { $file } ist geschrieben. Ändere die Namen darin, dann:
cli-file-exists = { $file } gibt es schon und bleibt, wie es ist.
cli-file-fine = { $file } ist in Ordnung: { $name } kann gespielt werden.
cli-variant-too-dear = Nur nicht mit { $variant }: Die { PLAIN($deeds) } teuersten Grundstücke, die ausgeteilt werden können, kosten { PLAIN($cost) }, und alle beginnen mit { PLAIN($start) }.
cli-file-broken = { $file } ist fehlerhaft bei { $place }: { $problem }.
cli-for-players = Für { $least } bis { $most } Personen.
cli-variants = Varianten:
cli-decks = Kartenstapel: { $decks } (Standard: { $usual })
cli-last-too-small = --last braucht eine Zahl ab 1.
cli-replay-unfinished = Hier endet die Aufzeichnung; das Spiel war noch nicht zu Ende.
cli-compiling = Der Maschinencode der Regeln wird einmalig erzeugt; das dauert etwa eine halbe Minute.
cli-cannot-read = { $file } lässt sich nicht lesen: { $problem }.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $problem }.
cli-no-record = { $file } ist keine Aufzeichnung, die sich spielen lässt: { $problem }
cli-cannot-start = So kann das Spiel nicht beginnen: { $problem }.
cli-not-at-the-terminal = Die Ausgabe „{ $edition }“ lässt sich im Terminal noch nicht spielen.
cli-only-terminal = { $option } gilt für das Spiel im Terminal: Setze --terminal dazu. Im Browser wählst du das auf der Seite.
cli-name-twice = Zwei am Tisch heißen { $name }. Gib ihnen verschiedene Namen.
cli-name-empty = Jemand hat keinen Namen. Schreib zum Beispiel --players "Ada,bot,bot".
cli-position-players = In dieser Stellung { $count ->
    [one] sitzt { $count } Person
   *[other] sitzen { $count } Personen
} am Tisch; --players muss ebenso viele nennen.
cli-bot-names = Berta Carl Dora Emil Frieda Gustav Hanna Ida

## Am Tisch

cli-welcome = Willkommen am Tisch.
cli-welcome-back = Willkommen zurück.
cli-seed = Würfelglück: Zahl { $seed }.
cli-how-to = Tippe eine Nummer. Enter würfelt oder beendet den Zug, ? hilft, q speichert.
cli-goodbye = Das Spiel ist gespeichert. So geht es weiter:
cli-over = Das Spiel ist zu Ende. Zum Nachlesen:
cli-place = { $place }. { $name }
cli-bank = Bank: { $houses } Häuser, { $hotels } Hotels
cli-bank-and-pot = Bank: { $houses } Häuser, { $hotels } Hotels; Topf { $pot }
cli-is-out = bankrott
cli-is-in-jail = im Gefängnis
cli-has-jail-cards = Freikarten: { $count }
cli-is-mortgaged = mit Hypothek
cli-has-hotel = Hotel
cli-has-houses = { $count ->
    [0] unbebaut
    [one] { $count } Haus
   *[other] { $count } Häuser
}
cli-price = Preis { $sum }
cli-no-deeds = keine Grundstücke
cli-no-clause = Dahinter steht keine Regel: So läuft ein Tisch eben.
cli-not-understood = Ich verstehe „{ $what }“ nicht. ? zeigt, was du tun kannst.
cli-choose-a-number = Tippe eine der Nummern, oder ? für Hilfe.
cli-a-number-please = Bitte eine ganze Zahl.
cli-which-one = Welches? (Enter: zurück)
cli-how-much = Wie viel?
cli-no-undo = Gespielt ist gespielt: Zurücknehmen geht an diesem Tisch nicht.
cli-between-on = Du wirst nun auch in den Zügen der anderen gefragt. between off beendet das.
cli-between-off = Du wirst nur gefragt, wenn das Spiel auf dich wartet.
cli-demand-on = Miete wird für dich sofort verlangt.
cli-demand-off = Ab jetzt musst du Miete selbst verlangen, bevor der Nächste würfelt.
cli-really-resign = Willst du wirklich aufgeben? (j/n)
cli-save-where = Nenne eine Datei: save mein-spiel.jsonl
cli-saved = Gespeichert in { $file }.
cli-help =
    Eine Nummer wählt aus der Liste. Du kannst auch tippen, was du tun willst:
      roll, buy, decline, bid 500, pass, end  das Spiel
      build badstrasse, sell badstrasse       Häuser; ein Namensanfang genügt
      mortgage badstrasse, redeem badstrasse  Hypotheken
      trade                                   ein Handel, Frage für Frage
      offer berta give 200 turmstrasse take badstrasse
      demand on, demand off                   von selbst Miete verlangen oder nicht
      between on, between off                 in Zügen anderer mitreden, oder nicht
      resign                                  aufgeben
    Und zum Umsehen:
      board, deeds, log, log 50               der Tisch und was geschah
      why, why 3                              Regeln hinter den letzten Sätzen
      rules, rules jail                       die Regeln zu einem Thema
      save DATEI                              eine Kopie des bisherigen Spiels
      q                                       speichern und gehen
    Auf dem Brett: A3 gehört A und hat 3 Häuser; H Hotel, - Hypothek, <A> Figur.
cli-not-now = Jetzt nicht möglich, und warum:

## Das Menü

cli-menu-wait = die anderen weiterspielen lassen
cli-menu-offer = handeln …
cli-menu-counter = ein Gegenangebot machen …
cli-menu-bid = einen anderen Betrag bieten …
cli-menu-list = { $kind } … ({ $count } Möglichkeiten)

## Fragen

cli-ask-auction-open = Versteigert wird { $lot }: noch kein Gebot. Du hast { MONEY($sum) }.
cli-ask-auction = Versteigert wird { $lot }: { $seat } hat mit { MONEY($amount) } das höchste Gebot. Du hast { MONEY($sum) }.
cli-ask-debt = { $creditor_kind ->
    [bank] Du schuldest der Bank { MONEY($amount) }, hast { MONEY($sum) }, und dir fehlen { MONEY($missing) }.
    [pot] Du schuldest dem Topf { MONEY($amount) }, hast { MONEY($sum) }, und dir fehlen { MONEY($missing) }.
   *[player] Du schuldest { $creditor } { MONEY($amount) }, hast { MONEY($sum) }, und dir fehlen { MONEY($missing) }.
} Verkaufe etwas, nimm eine Hypothek auf oder handle:
cli-ask-offer = { $maker } bietet dir { $give } und will dafür { $take }.
cli-ask-own-offer = Dein Angebot liegt auf dem Tisch: { $give } für { $take }.
cli-ask-purchase = { $square } ist zu haben: { MONEY($amount) }. Du hast { MONEY($sum) }.
cli-ask-tax = Welche Steuer wählst du? Gezählt wird erst danach.
cli-ask-transfer = Du bekommst Grundstücke mit Hypothek: behalten oder jetzt ablösen?
cli-ask-jail = Du sitzt im Gefängnis; das ist dort dein { $count }. Zug.
cli-ask-between = { $on_turn } ist am Zug; du darfst etwas tun.

## Handel

cli-trade-intro = Ein Handel. { $cancel } bricht bei jeder Frage ab; Enter heißt: keine.
cli-trade-with = Mit wem?
cli-trade-give-deeds = Welche deiner Grundstücke gibst du? (Nummern)
cli-trade-give-cash = Wie viel Geld gibst du?
cli-trade-give-cards = Wie viele Freikarten gibst du? (von { $count })
cli-trade-take-deeds = Welche Grundstücke willst du? (Nummern)
cli-trade-take-cash = Wie viel Geld willst du?
cli-trade-take-cards = Wie viele Freikarten willst du? (von { $count })
cli-trade-redeem = Hypothek gleich ablösen: { $deeds }? (j/n)
cli-trade-summary = Du bietest { $to }: { $give }. Du willst: { $take }.
cli-trade-sure = Dieses Angebot machen? (j/n)
