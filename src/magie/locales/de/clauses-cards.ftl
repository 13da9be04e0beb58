### Clauses of the card game rulebook in our own words.

## goal

clause-cards-goal-first-to-target = Du willst vor allen anderen 10.000 € verdienen. Zu fünft oder zu sechst reichen 7.000 €.
    .title = Wer zuerst am Ziel ist
clause-cards-goal-played-in-rounds = Das Spiel läuft über mehrere Runden. Während einer Runde verdient niemand etwas; ausgezahlt wird immer erst an ihrem Ende.
    .title = Geld gibt es nach der Runde
clause-cards-goal-round-aim = In jeder Runde versuchst du, aus deinen Handkarten einen oder mehrere vollständige Sätze zu machen, die möglichst viel wert sind und durch Bonuskarten noch steigen.
    .title = Worum es in einer Runde geht
clause-cards-goal-round-ends-on-lay-down = Sobald jemand auslegt, kommt niemand mehr an die Reihe. Sätze und Bonuskarten werden sofort gewertet und ausgezahlt.
    .title = Auslegen beendet die Runde

## setup

clause-cards-setup-players = Ihr könnt zu zweit, zu dritt, zu viert, zu fünft oder zu sechst spielen. Je nach Spielerzahl ändern sich einige Regeln.
    .title = Zwei bis sechs Spieler
clause-cards-setup-age = Das Spiel ist für Kinder ab 8 Jahren und für Erwachsene gedacht.
    .title = Ab acht Jahren
clause-cards-setup-small-parts-warning = Die Schachtel enthält Kleinteile und gehört deshalb nicht in die Hände von Kindern unter 3 Jahren.
    .title = Kleine Teile
clause-cards-setup-components-deeds = Im Kartensatz stecken 28 Besitzrechtkarten für Straßen, Bahnhöfe und Werke.
    .title = Anzahl der Besitzrechtkarten
clause-cards-setup-components-houses = Es gibt 14 Hauskarten und 2 Hotelkarten, zusammen also 16 Gebäudekarten.
    .title = Anzahl der Gebäudekarten
clause-cards-setup-components-bonus = Weitere 16 Karten sind Bonuskarten: Figuren, Ereignis, LOS und Magie.
    .title = Anzahl der Bonuskarten
clause-cards-setup-components-tokens = Auf 6 der Bonuskarten ist eine Spielfigur zu sehen.
    .title = Anzahl der Figurenkarten
clause-cards-setup-components-chance = Nur 2 der Bonuskarten sind Ereigniskarten.
    .title = Anzahl der Ereigniskarten
clause-cards-setup-components-start = Unter den Bonuskarten sind 4 LOS-Karten.
    .title = Anzahl der LOS-Karten
clause-cards-setup-components-mr-monopoly = Die übrigen 4 Bonuskarten sind Magie-Karten.
    .title = Anzahl der Magie-Karten
clause-cards-setup-components-money = Das Spielgeld hält nur fest, was du verdient hast. Alle beginnen mit 0 €.
    .title = Spielgeld zählt die Einnahmen
clause-cards-setup-deck-sixty = Alles in allem sind es 60 Karten: 28 Besitzrechtkarten, 16 Gebäudekarten und 16 Bonuskarten.
    .title = Sechzig Karten
clause-cards-setup-deeds-three-kinds = Die Besitzrechtkarten verteilen sich auf 22 Straßen, 4 Bahnhöfe und 2 Werke.
    .title = Drei Arten von Besitz

## cards

clause-cards-cards-house-ordinal = Auf jeder Hauskarte steht, ob sie das 1., 2., 3. oder 4. Haus ist.
    .title = Häuser sind nummeriert
clause-cards-cards-hotel-after-houses = Eine Hotelkarte nützt dir nur bei einem Straßensatz, der schon alle Häuser hat.
    .title = Kein Hotel vor vier Häusern
clause-cards-cards-token-doubles = Eine Figurenkarte gehört zu einem Straßensatz und bringt dessen ganzen Ertrag noch einmal. Zwei Figuren ergeben das Dreifache, nicht das Vierfache. Bei Bahnhöfen und Werken gilt das nur, wenn ihr diese Option gewählt habt.
    .title = Figuren zahlen noch einmal
clause-cards-cards-chance-is-joker = Eine Ereigniskarte ersetzt eine Karte, die dir für einen Satz noch fehlt, aber nur, wenn du selbst auslegst.
    .title = Ereignis ist ein Joker
clause-cards-cards-chance-can-zero = Legt jemand anders aus, während du eine Ereigniskarte hältst, ist deine gesamte Hand wertlos.
    .title = Ereignis ist ein Risiko
clause-cards-cards-start-value = Eine LOS-Karte ist 200 € wert, drei davon bringen also 600 €.
    .title = Wert einer LOS-Karte
clause-cards-cards-mr-monopoly-majority = Sammle Magie-Karten: Wer am Ende der Runde mehr davon hat als jeder andere, verdient 1.000 €.
    .title = Wozu Magie-Karten gut sind
clause-cards-cards-monopoly-full-set = Ein Straßensatz ist vollständig, wenn du alle 2 oder 3 Besitzrechtkarten einer Farbe hast.
    .title = Ein vollständiger Straßensatz
clause-cards-cards-monopoly-dark-blue-example = Leidschestraat und Kalverstraat ergeben zusammen den dunkelblauen Satz Amsterdam.
    .title = Der dunkelblaue Satz
clause-cards-cards-monopoly-stations = Bahnhöfe gelten ab 2 Karten als Satz; mit 3 oder allen 4 wird er wertvoller. Ein einzelner Bahnhof ist eine lose Karte.
    .title = Ein Satz Bahnhöfe
clause-cards-cards-monopoly-utilities = Beide Werke zusammen sind ein vollständiger Satz, beim Auslegen wie bei der Wertung. Eines allein ist eine lose Karte.
    .title = Ein Satz Werke
clause-cards-cards-houses-only-on-street-sets = Haus- und Hotelkarten passen nur zu Straßensätzen. Bahnhöfe und Werke bekommen nie Gebäude.
    .title = Gebäude nur auf Straßen
clause-cards-cards-houses-in-order = Hauskarten legst du streng in der Folge 1., 2., 3., 4. Haus an. Ein Haus außer der Reihe ist unbrauchbar und verhindert, dass du auslegst.
    .title = Häuser der Reihe nach
clause-cards-cards-house-order-example = Das 3. Haus kannst du nur nutzen, wenn das 1. und das 2. schon bei demselben Satz liegen.
    .title = Vor dem dritten zwei Häuser
clause-cards-cards-house-on-all-streets = Eine Hauskarte stellt auf jede Straße ihres Satzes zugleich ein Haus. Auf gleichmäßiges Bauen musst du also nie achten.
    .title = Eine Karte baut überall
clause-cards-cards-hotel-needs-four-house-cards = Liegen bei einem Satz alle 4 Hauskarten, darfst du eine Hotelkarte dazulegen. Die Häuser bleiben liegen.
    .title = Ein Hotel zu vier Häusern
clause-cards-cards-one-hotel-per-set = Ein Satz aus drei Straßen kann auf 8 Karten wachsen: 3 Besitzrechtkarten, 4 Häuser und 1 Hotel. Ein zweites Hotel ist nie erlaubt.
    .title = Höchstens acht Karten
clause-cards-cards-two-street-maximum = Ein Satz aus zwei Straßen kann auf 7 Karten wachsen: 2 Besitzrechtkarten, 4 Häuser und 1 Hotel.
    .title = Sieben Karten bei zwei Straßen

## deal

clause-cards-deal-choose-banker = Vor dem Start übernimmt jemand die Bank. In Magie ist das der erste Platz, wenn ihr nichts anderes wählt.
    .title = Einen Bankhalter bestimmen
clause-cards-deal-banker-sorts-money = Der Bankhalter ordnet das Geld nach Scheinen zu 50 €, 100 €, 500 € und 1.000 €. Jede Auszahlung ist ein Vielfaches von 50 €.
    .title = Die Geldscheine
clause-cards-deal-banker-pays-each-round = Ist eine Runde vorbei, zahlt der Bankhalter allen aus, was sie darin verdient haben.
    .title = Zahltag nach jeder Runde
clause-cards-deal-choose-dealer = Jemand gibt zuerst: entweder ein Platz eurer Wahl oder einer, den das Los bestimmt.
    .title = Den ersten Geber bestimmen
clause-cards-deal-shuffle-and-ten-each = Der Geber mischt und teilt an alle je 10 Karten aus. Zu fünft sind es 11, zu sechst 9.
    .title = Zehn Karten für alle
clause-cards-deal-hand-hidden = Deine Karten behältst du auf der Hand. Die anderen sehen nur, wie viele es sind.
    .title = Deine Hand ist geheim
clause-cards-deal-trade-card-open = Danach bekommt jeder eine offene Karte vor sich hingelegt. Mit ihr beginnt sein Tauschstapel.
    .title = Die erste Tauschkarte
clause-cards-deal-rest-is-draw-pile = Was übrig bleibt, liegt verdeckt als Ziehstapel in der Mitte. Zu viert sind das 16 Karten.
    .title = Der Ziehstapel
clause-cards-deal-left-of-dealer-starts = Den ersten Zug hat, wer links vom Geber sitzt.
    .title = Links vom Geber geht es los

## turn

clause-cards-turn-one-of-three = In deinem Zug tust du genau eines: eine Karte ziehen, Karten tauschen oder auslegen.
    .title = Eine Wahl pro Zug
clause-cards-turn-no-lay-down-after-draw-or-swap = Hast du gezogen oder getauscht, kannst du frühestens im nächsten Zug auslegen, selbst wenn gerade die passende Karte gekommen ist.
    .title = Wer zieht oder tauscht, wartet
clause-cards-turn-draw-top-card = Nimm die oberste Karte des Ziehstapels auf die Hand. Ist er leer, musst du tauschen oder auslegen. Geht beides nicht, passt du; passen alle nacheinander, zählt die Runde nicht und wird neu gegeben.
    .title = Eine Karte ziehen
clause-cards-turn-draw-then-discard = Nach dem Ziehen legst du eine Karte, oder alle überzähligen, offen auf deinen Tauschstapel. Das darf auch die eben gezogene sein.
    .title = Nach dem Ziehen ablegen
clause-cards-turn-discard-excess = Am Ende deines Zuges hast du genau 10 Karten auf der Hand, nicht mehr und nicht weniger.
    .title = Zurück auf zehn Karten
clause-cards-turn-discard-on-top = Überzählige Karten kommen oben auf deinen Tauschstapel; die zuletzt gelegte ist die oberste.
    .title = Abgelegt wird obenauf
clause-cards-turn-discard-free-choice = Welche Karten du ablegst und in welcher Reihenfolge, entscheidest du selbst.
    .title = Du wählst, was du ablegst
clause-cards-turn-pile-fanned = Tauschstapel liegen aufgefächert, sodass alle jede Karte sehen und wissen, welche oben liegt.
    .title = Tauschstapel bleiben lesbar
clause-cards-turn-excess-only-shed-on-own-turn = Tauscht ein Gegner mit dir, kann deine Hand über 10 Karten wachsen. Los wirst du die überzähligen erst, wenn du selbst am Zug bist.
    .title = Überzählige Karten warten

## swap

clause-cards-swap-equal-number = Du tauschst eine oder mehrere Karten deines Tauschstapels gegen ebenso viele aus dem eines Gegners. Der kleinere Stapel setzt die Grenze.
    .title = Gleich viele hin und her
clause-cards-swap-any-opponent = Du darfst jeden Gegner wählen, dessen Tauschstapel Karten hat, aber pro Zug nur einen Gegner und nur einen Tausch.
    .title = Tauschen mit wem du willst
clause-cards-swap-pile-grows-and-shrinks = Die Tauschstapel verändern sich ständig: Ablegen macht sie größer, Tauschen kleiner.
    .title = Stapel werden größer und kleiner
clause-cards-swap-optional-card-from-hand-first = Vor dem Tausch darfst du eine Handkarte oben auf deinen Tauschstapel legen. So tauschst du sogar mit leerem Stapel.
    .title = Erst eine Handkarte dazu
clause-cards-swap-take-from-top-own = Du gibst immer die obersten Karten deines Tauschstapels her. Überspringen kannst du keine.
    .title = Von oben geben
clause-cards-swap-opponent-must-accept = Der gewählte Gegner muss mitmachen. Er hat nichts anzunehmen oder abzulehnen.
    .title = Ablehnen geht nicht
clause-cards-swap-given-cards-go-to-opponents-hand = Was du gibst, nimmt dein Gegner auf die Hand; es kommt nicht auf seinen Tauschstapel.
    .title = Deine Karten in seine Hand
clause-cards-swap-received-from-top-of-opponents-pile = Dafür bekommst du ebenso viele Karten von oben aus dem Tauschstapel des Gegners.
    .title = Von oben nehmen
clause-cards-swap-received-cards-go-to-hand = Die Karten, die du bekommst, nimmst du auf die Hand und legst sie nicht auf deinen Tauschstapel.
    .title = Neue Karten auf die Hand
clause-cards-swap-then-discard-excess = Nach dem Tausch legst du alles über 10 Karten auf deinen Tauschstapel. Damit endet dein Zug.
    .title = Nach dem Tausch ablegen

## lay-down

clause-cards-lay-down-at-least-one-monopoly = Zum Auslegen brauchst du mindestens einen vollständigen Satz und darfst keinen losen Besitz auf der Hand haben.
    .title = Ein voller Satz muss sein
clause-cards-lay-down-exactly-ten-cards = Auslegen kannst du nur mit genau 10 Handkarten. Zu fünft müssen es 11 sein, zu sechst 9.
    .title = Genau zehn Handkarten
clause-cards-lay-down-not-after-action = Auslegen tritt an die Stelle der anderen Möglichkeiten: Es geht nur, wenn du in diesem Zug weder gezogen noch getauscht hast.
    .title = Auslegen ist der ganze Zug
clause-cards-lay-down-call-monopoly = Beim Auslegen breitest du deine Hand offen auf dem Tisch aus und rufst „Magie!“.
    .title = „Magie!“ rufen
clause-cards-lay-down-all-property-and-building-cards-used = Jede Besitzrechtkarte, jedes Haus und jedes Hotel auf deiner Hand muss beim Auslegen zu einem vollständigen Satz gehören.
    .title = Keine Karte bleibt übrig
clause-cards-lay-down-any-number-of-bonus-cards = Beim Auslegen darfst du beliebig viele Bonuskarten haben; sie sind nie im Weg.
    .title = Bonuskarten stören nie
clause-cards-lay-down-chance-as-deed-house-hotel = Legst du aus, darf eine Ereigniskarte eine fehlende Besitzrechtkarte, ein Haus oder ein Hotel ersetzen. Mindestens eine echte Besitzrechtkarte muss im Satz sein.
    .title = Ereignis füllt eine Lücke
clause-cards-lay-down-chance-as-token = Eine Ereigniskarte darf auch als Figurenkarte dienen. Als LOS- oder Magie-Karte gilt sie nie.
    .title = Ereignis als Figur
clause-cards-lay-down-chance-only-for-layer = Nur wer auslegt, darf Ereigniskarten als Joker nutzen. Niemand sonst kann damit einen Satz vollenden.
    .title = Joker nur für einen
clause-cards-lay-down-shed-excess-first = Beginnst du deinen Zug mit mehr als 10 Karten, legst du die überzähligen zuerst auf deinen Tauschstapel. Danach darfst du noch im selben Zug auslegen.
    .title = Überzähliges zuerst weg

## reward

clause-cards-reward-five-cards = Legst du aus, darfst du zur Belohnung 5 Karten vom Ziehstapel nehmen. Sind weniger da, nimmst du diese.
    .title = Fünf Karten Belohnung
clause-cards-reward-add-to-hand = Belohnungskarten darfst du zu deiner ausgelegten Hand legen, wo sie mitgewertet werden.
    .title = Belohnung zählt mit
clause-cards-reward-useless-set-aside = Belohnungskarten, die du nicht gebrauchen kannst, legst du einfach weg. Sie kosten dich nichts.
    .title = Unpassendes schadet nicht
clause-cards-reward-max-fifteen = Mit der Belohnung kann deine ausgelegte Hand auf höchstens 15 Karten wachsen.
    .title = Höchstens fünfzehn Karten
clause-cards-reward-bonus-cards-attach = Bonuskarten aus der Belohnung darfst du alle anlegen, und eine Ereigniskarte wirkt auch hier als Joker.
    .title = Neue Bonuskarten gelten
clause-cards-reward-houses-in-order = Häuser und Hotels aus der Belohnung darfst du anlegen, wenn die Folge stimmt. Zwei neue zusammen dürfen eine Lücke schließen.
    .title = Auch neue Häuser der Reihe nach
clause-cards-reward-new-monopoly = Die Belohnung kann dir sogar einen kompletten neuen Satz bringen, der dann mitzählt.
    .title = Ein ganz neuer Satz
clause-cards-reward-choose-set-for-new-buildings = Entsteht durch die Belohnung ein neuer Straßensatz, bestimmst du, welcher Satz die neuen Häuser oder Hotels bekommt. Schon ausgelegte Gebäude bleiben, wo sie sind.
    .title = Wohin neue Gebäude kommen
clause-cards-reward-replace-chance = Bringt die Belohnung genau die Karte, für die deine Ereigniskarte steht, darfst du sie einsetzen und die Ereigniskarte zurücknehmen.
    .title = Die echte Karte löst ab
clause-cards-reward-freed-chance-reused = Eine zurückgenommene Ereigniskarte darfst du neu einsetzen: als Besitzrechtkarte, Haus, Hotel oder Figur, überall dort, wo es beim Auslegen erlaubt wäre.
    .title = Freie Ereigniskarte neu nutzen
clause-cards-reward-chance-otherwise-fixed = Außer im Tausch gegen die echte Karte darf eine ausgelegte Ereigniskarte nicht mehr bewegt werden.
    .title = Ereignis bleibt sonst liegen

## round

clause-cards-round-remove-unused = Der Rest des Ziehstapels, alle Tauschstapel und unbenutzte Belohnungskarten kommen weg. Nichts davon bringt Geld oder wird mitgezählt.
    .title = Tisch abräumen
clause-cards-round-others-lay-out = Nun legen auch alle anderen ihre Hand offen hin und werten, was sie haben.
    .title = Alle anderen zeigen ihre Hand
clause-cards-round-unequal-hands-allowed = Durch das Tauschen können die Hände verschieden groß sein. Jede Karte darin zählt.
    .title = Ungleiche Hände zählen ganz
clause-cards-round-next-dealer-left = Für die nächste Runde kommen alle 60 Karten zusammen, und der linke Nachbar des letzten Gebers mischt und gibt.
    .title = Der Geber wechselt nach links
clause-cards-round-void-by-agreement = Unser Zusatz: Ist der Ziehstapel leer und hatten alle noch zehn Züge, ohne dass jemand auslegte, darf jeder vorschlagen, die Runde abzubrechen. Sind alle einverstanden, zählt sie nicht, und dieselbe Person gibt noch einmal.
    .title = Gemeinsam abbrechen
clause-cards-round-cut-off = Unser Zusatz: Wer den Tisch leitet, etwa eine Simulation, darf eine Runde abbrechen, die zu lange dauert. Niemand bekommt etwas, und dieselbe Person gibt noch einmal.
    .title = Abbruch von außen

## score

clause-cards-score-complete-monopolies = Alle bekommen Geld für jeden vollständigen Satz auf ihrer Hand, nicht nur, wer ausgelegt hat.
    .title = Jeder volle Satz zählt
clause-cards-score-loose-deeds-zero = Eine Besitzrechtkarte, die zu keinem vollständigen Satz gehört, ist 0 € wert.
    .title = Loser Besitz bringt nichts
clause-cards-score-ground-price = Die Besitzrechtkarten eines Straßensatzes haben gemeinsam einen Grundpreis, von 50 € bei Braun bis 400 € bei Dunkelblau.
    .title = Ein Preis je Farbe
clause-cards-score-house-adds-ground-price = Jedes Haus bringt den Grundpreis seines Satzes noch einmal. Gelb mit 3 Häusern ist 1.200 € wert.
    .title = Was ein Haus bringt
clause-cards-score-hotel-adds-500 = Ein Hotel bringt 500 € dazu, wie hoch der Grundpreis des Satzes auch ist.
    .title = Was ein Hotel bringt
clause-cards-score-token-adds-set-value = Eine Figur ist so viel wert wie Besitzrechtkarten, Häuser und Hotel ihres Satzes zusammen. Hast du mehrere Sätze, setzt du jede Figur dort ein, wo sie am meisten bringt.
    .title = Was eine Figur bringt
clause-cards-score-worked-example = Gelb mit 3 Häusern ist 1.200 € wert. Mit zwei Figuren verdienst du dreimal 1.200 €, also 3.600 €.
    .title = Ein Beispiel mit Figuren
clause-cards-score-mr-monopoly-majority = Wer die meisten Magie-Karten auf der Hand hat, bekommt 1.000 €. Geht diese Hand wegen einer Ereigniskarte leer aus, bekommt niemand den Bonus.
    .title = Wer den Magie-Bonus bekommt
clause-cards-score-mr-monopoly-tie = Liegen zwei oder mehr bei den Magie-Karten gemeinsam vorn oder hat niemand eine, wird der Bonus nicht gezahlt.
    .title = Gleichstand bringt nichts
clause-cards-score-start-cards = Bei der Wertung bekommst du für jede LOS-Karte auf deiner Hand 200 €.
    .title = LOS-Karten zahlen aus
clause-cards-score-chance-zeroes = Hältst du eine Ereigniskarte und hast nicht ausgelegt, bekommst du in dieser Runde nichts: weder für Sätze noch für LOS- oder Magie-Karten. Im Tauschstapel schadet dir eine Ereigniskarte nicht.
    .title = Ereignis löscht deine Wertung
clause-cards-score-banker-pays = Alles, was bei der Wertung verdient wird, kommt aus der Bank.
    .title = Die Bank zahlt die Wertung
clause-cards-score-no-money-between-players = Untereinander zahlt ihr euch nie etwas. Was du verdient hast, behältst du.
    .title = Kein Geld untereinander
clause-cards-score-table-streets = Ein Straßensatz zählt seinen Grundpreis, denselben Betrag noch einmal je Haus und 500 € für ein Hotel: Braun von 50 € bis 750 €, Dunkelblau von 400 € bis 2.500 €.
    .title = Wertetabelle der Straßen
clause-cards-score-table-utilities = Die zwei Werke zusammen sind 500 € wert.
    .title = Wert der Werke
clause-cards-score-table-stations = Zwei Bahnhöfe sind 250 € wert, drei 500 € und alle vier 1.000 €.
    .title = Wert der Bahnhöfe

## end

clause-cards-end-target-checked-after-round = Ihr spielt Runde um Runde, bis am Ende einer Runde jemand mindestens 10.000 € hat. Genau 10.000 € reichen.
    .title = Kassensturz nach jeder Runde
clause-cards-end-most-money-wins = Kommen mehrere in derselben Runde auf 10.000 €, gewinnt der Reichste von ihnen. Haben sie gleich viel, spielt ihr noch eine Runde.
    .title = Der Reichste gewinnt

## players-3

clause-cards-players-3-otherwise-as-four = Zu dritt gelten die Regeln für vier: 10 Karten für alle, 5 Belohnungskarten, 10.000 € zum Sieg. Neu ist nur der zusätzliche Tauschstapel.
    .title = Zu dritt wie zu viert
clause-cards-players-3-fourth-trade-card = Für den leeren Platz wird eine vierte Karte offen hingelegt. Mit ihr beginnt ein freier Tauschstapel; im Ziehstapel bleiben 26 Karten.
    .title = Ein zusätzlicher Tauschstapel
clause-cards-players-3-swap-with-dummy = Oberste Karten kannst du auch mit dem freien Stapel tauschen, eins zu eins: Deine kommen darauf, seine auf deine Hand. Vorher darfst du eine Handkarte dazulegen; mehr als 10 Handkarten sind kein Hindernis.
    .title = Tauschen mit dem freien Stapel
clause-cards-players-3-two-for-dummy-plus-draw = Oder du gibst zwei oberste Karten deines Tauschstapels her und nimmst die oberste vom freien Stapel und die oberste vom Ziehstapel. Auch hier darfst du vorher eine Handkarte dazulegen.
    .title = Zwei Karten gegen zwei
clause-cards-players-3-dummy-grows = Gibt jemand zwei Karten her und nimmt je eine vom freien Stapel und vom Ziehstapel, wird der freie Stapel um eine Karte größer.
    .title = Der freie Stapel wächst

## players-2

clause-cards-players-2-as-three = Zu zweit gelten die Regeln für drei. Auch zwei Karten gegen eine vom freien Stapel und eine vom Ziehstapel zu geben, ist erlaubt.
    .title = Zu zweit wie zu dritt
clause-cards-players-2-two-dummy-piles = Zwei weitere offene Karten bilden den Anfang zweier freier Tauschstapel. Der Ziehstapel hat dann 36 Karten.
    .title = Zwei zusätzliche Tauschstapel
clause-cards-players-2-both-piles-available = In deinem Zug tauschst du mit dem einen freien Stapel, mit dem anderen oder mit deinem Gegner, insgesamt aber nur einmal.
    .title = Freie Wahl beim Stapel

## players-5-6

clause-cards-players-5-6-no-draw-pile = Zu fünft und zu sechst werden alle Karten ausgeteilt. Es gibt keinen Ziehstapel, also kann niemand ziehen.
    .title = Ohne Ziehstapel
clause-cards-players-5-6-hand-six-players-nine = Zu sechst bekommen alle 9 Handkarten.
    .title = Zu sechst neun Karten
clause-cards-players-5-6-hand-five-players-eleven = Zu fünft bekommen alle 11 Handkarten.
    .title = Zu fünft elf Karten
clause-cards-players-5-6-one-trade-card = Neben der Hand bekommen alle eine offene Tauschkarte. Damit sind alle Karten verteilt.
    .title = Für alle eine offene Karte
clause-cards-players-5-6-mandatory-swap = In deinem Zug musst du deine Tauschkarte gegen die eines Gegners tauschen, wenn du nicht auslegst. Passen kannst du nicht.
    .title = Tauschen ist Pflicht
clause-cards-players-5-6-both-add-to-hand = Nach dem Tausch nehmt ihr beide, du und dein Gegner, die neue Karte auf die Hand.
    .title = Beide Karten auf die Hand
clause-cards-players-5-6-new-trade-card = Danach legst du eine Handkarte als neue Tauschkarte hin. Dein Gegner hat keine, bis er am Zug ist: Dann legt er erst eine hin und tauscht danach. Bis dahin kann niemand mit ihm tauschen.
    .title = Eine neue Tauschkarte
clause-cards-players-5-6-pass-left = Waren alle einmal am Zug, geben alle eine Handkarte verdeckt an die Person zu ihrer Linken weiter.
    .title = Eine Karte nach links
clause-cards-players-5-6-pass-simultaneous = Erst wenn alle ihre Karte gewählt haben, werden die neuen aufgenommen. Die Karte, die du gerade bekommst, kannst du also nie weitergeben.
    .title = Alle geben gleichzeitig weiter
clause-cards-players-5-6-lay-down-as-usual = In deinem Zug darfst du unter den üblichen Bedingungen auslegen, zu sechst mit 9 Karten, zu fünft mit 11. Hast du eine zu viel, wird sie zuerst deine Tauschkarte.
    .title = Auslegen zu fünft und sechst
clause-cards-players-5-6-lay-down-after-swap = Hier darfst du auch nach dem Tausch im selben Zug auslegen, sobald deine neue Tauschkarte liegt, oder du legst aus, statt zu tauschen.
    .title = Vor oder nach dem Tausch
clause-cards-players-5-6-lay-down-before-pass = Lege in deinem eigenen Zug aus, bevor Karten weitergegeben werden. Hat das Weitergeben begonnen, ist es zu spät.
    .title = Nicht mehr beim Weitergeben
clause-cards-players-5-6-no-pass-when-someone-lays-down = Legt jemand aus, werden in diesem Umlauf keine Karten mehr weitergegeben. Die Wertung folgt sofort.
    .title = Kein Weitergeben nach dem Auslegen
clause-cards-players-5-6-reward-trade-cards = Legst du aus, nimmst du zur Belohnung alle offenen Tauschkarten, die deine Hand wertvoller machen, auch deine eigene.
    .title = Tauschkarten als Belohnung
clause-cards-players-5-6-remove-useless-trade-cards = Tauschkarten, die du nicht gebrauchen kannst, kommen vor der Wertung weg und zählen für niemanden.
    .title = Die übrigen Tauschkarten gehen
clause-cards-players-5-6-score-as-usual = Alle anderen legen ihre Hand offen hin, und es wird wie sonst gewertet, mit Ereigniskarten und Magie-Bonus. Danach wird neu gegeben.
    .title = Gewertet wird wie immer
clause-cards-players-5-6-win-at-7000 = Zu fünft und zu sechst liegt das Ziel bei 7.000 €. Schaffen es mehrere in derselben Runde, gewinnt der Reichste.
    .title = Bis 7.000
