### Das Labor: viele Spiele, Untersuchungen, Messungen.

## Hilfe. Diese Texte werden ohne Fluent gelesen und haben darum keine Variablen.

help-simulate-summary = Bots viele Spiele spielen lassen und zählen, wer gewinnt
help-simulate-description =
    Spielt viele Spiele zwischen Bots. Die Spiele kommen in Blöcken: In den Spielen eines
    Blocks sitzt jeder Bot der Aufstellung einmal auf jedem Platz, und das Glück bleibt
    dasselbe. Spiel i eines Laufs ist dasselbe, gleich wie viele Prozesse spielen.
help-simulate-examples =
    magie simulate classic --games 2000 --bots shrewd,steady,steady,steady
    magie simulate cards --games 1000 --bots steady,random --seed 7
    magie simulate classic --games 100000 --bots steady --players 4 --out results.parquet
    magie simulate classic --games 100000 --bots steady --players 4 --out results.parquet --resume
help-simulate-edition = eine Ausgabe mit Namen oder die Datei einer eigenen (sonst: classic)
help-simulate-out = eine Tabelle aller Spiele schreiben, eine Zeile je Spiel und Platz, als Parquet-Datei
help-simulate-details = mit --out: auch Landungen und Einnahmen jedes Spiels, für magie study
help-simulate-resume = einen abgebrochenen Lauf nach --out fortsetzen
help-lab-games = wie viele Spiele; auf ganze Blöcke aufgerundet (sonst: 1000)
help-lab-bots = die Bots, einer je Platz, mit ihren Kürzeln; magie bots nennt sie
help-lab-players = wie viele Plätze; der letzte Bot nimmt die übrigen
help-lab-seed = Zahl, aus der alles Glück des Laufs kommt (sonst: 1)
help-lab-variant = mit dieser Variante oder Hausregel spielen; mehrmals möglich
help-lab-option = eine Option der Ausgabe; mehrmals möglich
help-lab-code = Datei mit eigenen Bots; mehrmals möglich
help-lab-rounds = ein Spiel nach so vielen Runden abbrechen; dann gewinnt, wer am reichsten ist (sonst: 300)
help-lab-on = Prozesse auf diesem Rechner oder ein Ray-Cluster
help-lab-workers = wie viele Prozesse; sonst so viele, wie sich lohnen
help-lab-address = ein laufender Ray-Cluster; ohne Adresse wird hier einer gestartet
help-study-summary = die Ergebnisse vieler Spiele befragen: squares, groups, lengths, variants
help-study-description =
    squares   wo Züge enden
    groups    was jede Gruppe kostet und einbringt, und wie bald
    lengths   wie viele Runden Spiele dauern
    variants  was eine Variante oder Hausregel ändert, bei gleichem Glück
    Aus Ergebnisdateien von magie simulate oder aus Spielen, die dafür gespielt werden.
help-study-examples =
    magie study squares classic --games 2000
    magie study groups results.parquet --plot groups.svg
    magie study lengths one.parquet other.parquet
    magie study variants classic --with parking_pot --games 4000 --plot pot.png
help-study-which = die Frage
help-study-source = QUELLE
help-study-sources = Ergebnisdateien (.parquet) oder eine Ausgabe, die jetzt gespielt wird (sonst: classic)
help-study-with = variants: die Variante oder Hausregel, nach deren Wirkung gefragt wird; mehrmals möglich
help-study-plot = als Bild in eine .png- oder .svg-Datei zeichnen

## Probleme

lab-extra-missing = Das braucht { $package }, das hier fehlt. Installiere es mit: { $line }
lab-no-bots = Nenne wenigstens einen Bot.
lab-too-many-bots = { $bots } Bots passen nicht auf { $players } Plätze.
lab-not-positive = { $name } ist eine ganze Zahl ab 1, nicht { $value }.
lab-setup-option = { $option } betrifft einen Tisch mit Menschen; ein Lauf von Bots kennt das nicht.
lab-bad-option = Eine Option schreibt man NAME=WERT, nicht { $text }.
lab-unknown-place = Ein Lauf wird auf local oder ray gespielt, nicht auf { $place }.
lab-address-without-ray = Eine Adresse ist die eines Ray-Clusters: Gib auch --on ray an.
lab-no-cluster = Unter { $address } gibt es keinen Ray-Cluster.
lab-worker-died = Ein Arbeitsprozess ist gestorben; vielleicht war zu wenig Speicher da. Fertiges bleibt erhalten.
lab-bot-failed = Ein Bot ist in einem der Spiele { $first } bis { $last } gescheitert: { $problem }
lab-endless = Die Bots haben in einem Zug { $decisions } Entscheidungen getroffen, ohne ihn zu beenden.
lab-no-such-file = Es gibt keine Datei { $file }.
lab-no-such-folder = Es gibt keinen Ordner { $folder }.
lab-no-results = { $file } ist keine Ergebnisdatei von magie simulate.
lab-no-details = Diese Ergebnisse haben keine Einzelheiten; spiele noch einmal mit --details.
lab-file-there = { $file } gibt es schon. Wähle einen anderen Namen oder lösche sie vorher.
lab-parts-there = Ein Lauf nach { $file } wurde mittendrin abgebrochen. Setze ihn mit --resume fort oder lösche vorher { $folder }.
lab-other-run = { $file } wurde mit einem anderen Lauf begonnen; verschieden sind: { $differences }. Wiederhole dessen Befehl oder wähle eine andere Datei.
lab-resume-needs-out = Nur ein Lauf mit --out lässt sich fortsetzen.
lab-plot-kind = Ein Bild ist eine .png- oder .svg-Datei, nicht { $file }.
lab-not-comparable = Diese beiden Läufe lassen sich nicht Block für Block vergleichen: Sie unterscheiden sich in { $name }.
lab-files-or-edition = Nenne Ergebnisdateien oder eine Ausgabe, nicht beides.
lab-one-edition = Nenne eine einzige Ausgabe.
lab-one-file = Diese Untersuchung liest eine einzige Datei.
lab-two-runs = Zum Vergleichen nenne zwei Ergebnisdateien oder eine Ausgabe und --with VARIANTE.
lab-with-variants-only = --with gehört zu magie study variants; für die anderen Fragen gibt es --variant.
lab-no-board = { $edition } hat kein Brett, also auch keine Felder und keine Mieten.

## Ergebnisse

lab-summary-games = { $games } Spiele in { $blocks } Blöcken, { PERCENT($cut) } abgebrochen
lab-summary-rounds = Runden: { $mean } im Mittel, Median { $middle }, 90 % zwischen { $low } und { $high }
lab-bot = Bot
lab-seats = Plätze
lab-wins = Siege je Platz
lab-interval = 95-%-Intervall
lab-length = Länge: { $mean } Runden im Mittel, Median { $middle }, 90 % zwischen { $low } und { $high }; { PERCENT($cut) } abgebrochen
lab-speed = { $games } von { $of } Spielen, { $speed } Spiele/s, { $workers ->
    [one] ein Prozess
   *[other] { $workers } Prozesse
}, { $memory } MB
lab-left = noch { $time }
lab-written = Geschrieben nach { $file }
lab-complete-already = { $file } ist schon vollständig; es wurde nichts gespielt.
lab-stopped = Nach { $games } Spielen angehalten.
lab-stopped-kept = Nach { $games } Spielen angehalten; sie sind aufgehoben. Weiter geht es mit:
    { $command }
lab-about = { $edition }, { $games } Spiele von { $bots }, Startzahl { $seed }
lab-column-run = Lauf
lab-column-square = Feld
lab-column-landings = Landungen
lab-column-share = Anteil an allen
lab-column-group = Gruppe
lab-column-spent = Ausgaben je Spiel
lab-column-rent = Miete je Spiel
lab-column-rents = Mieten je Spiel
lab-column-earned-back = zurückverdient
lab-column-whole-games = ganz in
lab-column-whole-round = ab Runde
lab-column-paid-back-games = bezahlt in
lab-column-paid-back-round = bis Runde
lab-column-rounds = Runden
lab-column-p5 = 5 %
lab-column-median = Median
lab-column-p95 = 95 %
lab-column-longest = längstes
lab-column-cut-off = abgebrochen
lab-column-measure = Größe
lab-column-without = ohne
lab-column-with = mit
lab-column-difference = Unterschied
lab-column-turns = Züge
lab-column-decisions = Entscheidungen
lab-column-offers = Angebote
lab-column-trades = Handel
lab-column-auctions = Versteigerungen
lab-column-winner-worth = Vermögen des Siegers
lab-plot-squares = Wo Züge enden
lab-plot-groups = Was Gruppen zurückverdienen
lab-plot-lengths = Wie lange Spiele dauern
lab-plot-variants = Was sich ändert
lab-axis-landings = Anteil an allen Landungen in Prozent; gepunktet: alle Felder gleich
lab-axis-earned-back = Mieten in Prozent der Ausgaben; gestrichelt: zurückgezahlt
lab-axis-rounds = Runden
lab-axis-still-running = noch laufende Spiele in Prozent
lab-axis-difference = Änderung in Prozent (Anteile: in Punkten); gefüllt: mehr als Zufall
lab-explain-squares = In Klammern das 95-%-Intervall über Blöcke. Schickt eine Karte die Figur weiter, zählt das als zweite Landung; wer ins Gefängnis geschickt wird, landet nicht.
lab-explain-groups = Ausgaben: an die Bank für Grundstücke und Gebäude gezahlt. Ganz: Jemand besaß sie vollständig; die Runde ist der Median dieser Spiele.
lab-explain-lengths = Runden sind die Züge des Platzes, der am meisten hatte. In Klammern das 95-%-Intervall über Blöcke.
lab-explain-variants = Beide Läufe hatten dasselbe Glück; darum sind Unterschiede sicherer, als die zwei Spalten aussehen. In Klammern 95-%-Intervalle über Blöcke.
