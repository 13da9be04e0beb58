### Turniere der Bots, die Rangliste daraus und die Schranke.

## Hilfe. Diese Texte werden ohne Fluent gelesen und haben darum keine Variablen.

help-tournament-summary = Bots gegeneinander antreten lassen, bewerten, die Rangliste schreiben
help-tournament-description =
    Jeder Bot spielt gegen Kopien jedes anderen, und verschiedene spielen zusammen, mit
    denselben Startzahlen und reihum auf allen Plätzen; sie werden bewertet, und die
    Rangliste wird geschrieben, daneben ihre Aufzeichnung. Mit --gate werden die
    aufgezeichneten Tische noch einmal gespielt; der Befehl scheitert (Code 1), wenn ein
    Bot über den Zufall hinaus schwächer geworden ist.
help-tournament-examples =
    magie tournament classic --bots random,novice,steady,shrewd,fp-a-fair --games 2000
    magie tournament cards --bots random,steady,shrewd --players 4 --seed 7
    magie tournament classic --gate
    magie tournament classic --gate --bots shrewd --games 3000
help-tournament-edition = eine Ausgabe mit ihrem Namen, oder die Datei einer eigenen
help-tournament-bots = die Bots mit ihren Kürzeln; magie bots zählt sie auf. Mit --gate: nur diese werden beurteilt
help-tournament-games = Spiele an jedem Tisch, aufgerundet auf ganze Blöcke (sonst: 2000; mit --gate so viele wie aufgezeichnet)
help-tournament-seed = Zahl, aus der aller Zufall kommt (sonst: 1; mit --gate die aufgezeichnete)
help-tournament-format = nur Tische mit einem gegen Kopien (hero), oder nur Tische verschiedener Bots (mixed)
help-tournament-players = Plätze am Tisch (sonst: 4, oder so viele, wie die Ausgabe erlaubt)
help-tournament-anchor = der Bot, der nach Festlegung 1500 Punkte hat (sonst: fp-a-fair)
help-tournament-out = die Seite, die geschrieben wird; ihre Aufzeichnung liegt als .json daneben (sonst: docs/ladder.md)
help-tournament-gate = mit der Aufzeichnung vergleichen, statt eine zu schreiben
help-tournament-resume = ein unterbrochenes Turnier fortsetzen
help-tournament-workers = wie viele Prozesse (sonst: einer je Kern)

## Was nicht geht

lab-tournament-bot-twice = Der Bot { $bot } ist zweimal genannt. Kopien von sich selbst trifft ohnehin jeder.
lab-tournament-no-bots = Nenne die Bots mit --bots. Es gibt: { $bots }.
lab-tournament-one-bot = Ein Turnier braucht mindestens zwei Bots.
lab-tournament-broken-record = { $file } ist keine Aufzeichnung einer Rangliste: { $problem }.
lab-tournament-other-format = { $file } ist im Format { $format } geschrieben, das diese Version nicht liest.
lab-tournament-cannot-resume = Unterbrochen wurde ein anderes Turnier; es unterscheidet sich in: { $what }. Ohne --resume beginnt ein neues.
lab-tournament-nothing-to-resume = In { $file } liegt kein unterbrochenes Turnier.
lab-tournament-no-record = { $file } hat keine Rangliste von { $edition } zum Vergleichen. Schreibe zuerst eine, ohne --gate.
lab-tournament-gate-writes-nothing = --gate und --resume passen nicht zusammen.

## Währenddessen

tournament-progress = { $games } von { $of } Spielen
tournament-table-hero = { $hero } gegen { $copies } × { $other }
tournament-table-mixed = { $bots } an einem Tisch
tournament-table-done = { $table }: { PERCENT($mean) } ({ PERCENT($low) } bis { PERCENT($high) }), { $games } Spiele
tournament-written = Die Rangliste steht in { $page }, ihre Aufzeichnung in { $record }.
tournament-interrupted = Unterbrochen. Was fertig war, liegt in { $file }; { $page } blieb, wie es war. So geht es weiter:
tournament-interrupted-gate = Unterbrochen; nichts wurde beurteilt.
tournament-control-failed = Eine Kontrolle ist gescheitert: traue diesen Zahlen nicht, bevor du den Grund kennst.

## Die Schranke

tournament-gate-unchanged = { $bot } spielt genau wie aufgezeichnet.
tournament-gate-equal = { $bot } ist so stark wie aufgezeichnet: { $difference } Prozentpunkte Siege ({ $low } bis { $high }).
tournament-gate-stronger = { $bot } ist stärker geworden: { $difference } Prozentpunkte Siege ({ $low } bis { $high }).
tournament-gate-weaker = { $bot } IST SCHWÄCHER GEWORDEN: { $difference } Prozentpunkte Siege über alle seine Tische ({ $low } bis { $high }), am meisten bei { $table }: { $worst } ({ $worst_low } bis { $worst_high }).
tournament-gate-endless = { $bot } BRINGT SEINE SPIELE NICHT MEHR ZU ENDE: mehr als { PERCENT($most) } erreichen bei { $table } die Rundengrenze.
tournament-gate-too-few = { $bot }: { $blocks } Blöcke sind zu wenige, um etwas zu sagen.
tournament-gate-new = { $bot } steht nicht in der Aufzeichnung; es gibt nichts zu vergleichen.
tournament-gate-unpaired = Regeln oder Startzahlen sind andere als in der Aufzeichnung; verglichen werden nur Siegquoten, nicht Spiel mit Spiel.
tournament-gate-passed = Die Schranke ist offen: kein Bot ist schwächer geworden.
tournament-gate-failed = Die Schranke ist zu: { $bots }.

## Die Seite

ladder-title = Rangliste der Bots
ladder-introduction = Wie stark die Bots sind, mit 95%-Intervallen. Diese Seite schreibt `magie tournament`; bitte nicht von Hand ändern. Alle Zahlen, mit dem Ergebnis jedes Blocks, stehen in [{ $record }]({ $record }). [Wie wir messen](method.md) erklärt das Verfahren.
ladder-section = { $edition }, { $players } Spieler
ladder-games = { $games } Spiele an jedem von { $tables } Tischen, alle mit denselben Startzahlen (Startzahl des Laufs { PLAIN($seed) }), in jedem Block reihum auf allen Plätzen; nach { $rounds } Runden wird ein Spiel abgebrochen, und wer am reichsten ist, gewinnt.
ladder-incomplete = **Dieses Turnier wurde unterbrochen; manche Tische haben weniger Spiele.**
ladder-ratings = Bewertung
ladder-bot = Bot
ladder-interval = 95%-Intervall
ladder-games-column = Spiele
ladder-fixed = festgelegt
ladder-anchored = `{ $anchor }` hat nach Festlegung 1500 Punkte.
ladder-not-anchored = Der Anker `{ $anchor }` spielte nicht mit; darum ist das Mittel der Bots, die gewonnen und verloren haben, 1500, und die Zahlen sind mit anderen Abschnitten nicht vergleichbar.
ladder-open-end = Wo einem Intervall ein Ende fehlt, hat der Bot nie gewonnen oder nie verloren.
ladder-misfit = Eine Zahl je Bot ist eine Vereinfachung. Am weitesten liegt sie an diesem Tisch daneben: { $lineup }. Dort müsste `{ $bot }` nach der Bewertung { PERCENT($expected) } gewinnen und gewinnt { PERCENT($mean) }.
ladder-unrated = Nicht bewertet, weil Tische fehlen, die zählen: { $bots }.
ladder-no-ratings = Kein Tisch zählt, darum ist niemand bewertet.
ladder-steps = Von Sprosse zu Sprosse
ladder-steps-text = Um wie viele Prozentpunkte der obere Bot öfter gewinnt, gegen dieselben Bots und mit demselben Glück.
ladder-upper = oben
ladder-lower = unten
ladder-wins-more = gewinnt mehr
ladder-matrix = Einer gegen Kopien
ladder-matrix-text = Wie oft, in Prozent, der Bot der Zeile gegen { $copies ->
    [one] den Bot der Spalte
   *[other] { $copies } Kopien des Bots der Spalte
} gewinnt. Stärke ist nicht nur eine Zahl: wer wen schlägt, steht hier.
ladder-hero = Siege von ↓ gegen →
ladder-invalid = Mehr als { PERCENT($most) } der Spiele wurden abgebrochen; der Tisch zählt nicht für die Bewertung.
ladder-mixed = Verschiedene Bots zusammen
ladder-mixed-text = Siege in Prozent; ein Bot mit mehreren Plätzen hat die von allen.
ladder-shares = Tisch
ladder-lengths = Unter Kopien von sich
ladder-lengths-text = Im Mittel je Spiel; abgebrochene Spiele in Prozent; Tempo je Sekunde Rechenzeit.
ladder-per-game-rounds = Runden
ladder-per-game-decisions = Entscheidungen
ladder-per-game-offers = Angebote
ladder-per-game-trades = Handel
ladder-per-game-auctions = Versteigerungen
ladder-cut-off = abgebrochen
ladder-speed = Spiele/s
ladder-controls = Kontrollen
ladder-control-mirror = { $passed ->
    [true] Bestanden
   *[false] **GESCHEITERT**
}: `{ $bot }` sollte unter Kopien von sich { PERCENT($expected) } gewinnen und gewinnt { PERCENT($mean) } ({ PERCENT($low) } bis { PERCENT($high) }){ $exact ->
    [true] , gleich in jedem Block
   *[false] {""}
}.
ladder-control-sanity = { $passed ->
    [true] Bestanden
   *[false] **GESCHEITERT**
}: `{ $bot }` sollte gegen zufällige Bots mehr als { PERCENT($expected) } gewinnen und gewinnt { PERCENT($mean) } ({ PERCENT($low) } bis { PERCENT($high) }){ $exact ->
    [true] , gleich in jedem Block
   *[false] {""}
}.
ladder-bots = Die Bots und ihre Einstellungen
ladder-settings-text = Was 0 oder aus ist, fehlt hier; die Aufzeichnung hat alles.
ladder-settings = Einstellungen
ladder-no-settings = alles 0 oder aus
ladder-again = Zum Wiederholen
ladder-origin = Magie { $version }, Engine `{ $engine }`, Ausgabe { $edition } `{ $hash }`, { $when }, auf { $machine }. Die ersten { $blocks } Blöcke jedes Tisches haben in der Aufzeichnung einen Fingerabdruck: Wer denselben erhält, hat dieselben Spiele gespielt.
