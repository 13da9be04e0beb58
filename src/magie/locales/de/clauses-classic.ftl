### Clauses of the classic rulebook in our own words.

## goal

clause-classic-goal-become-richest = Werde reicher als alle anderen: Handle mit Grundstücken und lass dir für Land, Häuser und Hotels Miete zahlen.
    .title = Werde am reichsten
clause-classic-goal-clockwise-circuit = Alle Figuren brechen auf LOS auf und ziehen Runde um Runde im Uhrzeigersinn über das Brett.
    .title = Im Uhrzeigersinn

## setup

clause-classic-setup-components-board = Gespielt wird auf einem einzigen Brett.
    .title = Ein Spielbrett
clause-classic-setup-components-deeds = Zu jedem Grundstück, das man besitzen kann, gehört eine Besitzrechtkarte. Zusammen sind es 28.
    .title = 28 Karten für Grundstücke
clause-classic-setup-components-community-cards = Im Gemeinschaftsstapel stecken 16 Karten.
    .title = 16 Karten Gemeinschaft
clause-classic-setup-components-chance-cards = Im Ereignisstapel stecken 16 Karten.
    .title = 16 Karten Ereignis
clause-classic-setup-components-tokens = Es gibt 8 Figuren, jede sieht anders aus. Darum können höchstens 8 Leute mitspielen.
    .title = 8 Figuren, höchstens 8 Spieler
clause-classic-setup-components-money = In der Schachtel liegt ein Satz Spielgeld. Wenn es nötig ist, zahlt die Bank trotzdem mehr aus.
    .title = Ein Satz Spielgeld
clause-classic-setup-components-houses = Die Bank hat 32 Häuser in Grün. Mehr können nie gleichzeitig stehen.
    .title = Nicht mehr als 32 Häuser
clause-classic-setup-components-hotels = Die Bank hat 12 Hotels in Rot. Sind alle gebaut, gibt es keins mehr zu kaufen.
    .title = Nicht mehr als 12 Hotels
clause-classic-setup-components-dice = Du spielst mit zwei gewöhnlichen sechsseitigen Würfeln.
    .title = Zwei Würfel
clause-classic-setup-decks-separated = Ereignis und Gemeinschaft bilden je einen eigenen Stapel; ihre Karten kommen nie durcheinander.
    .title = Zwei getrennte Stapel
clause-classic-setup-decks-shuffled = Vor dem Spiel wird jeder der beiden Stapel für sich gemischt.
    .title = Jeder Stapel wird gemischt
clause-classic-setup-decks-face-down = Beide Stapel liegen verdeckt in der Mitte des Bretts. Niemand weiß also, was als Nächstes kommt.
    .title = Die Stapel liegen verdeckt
clause-classic-setup-choose-token = Reihum suchen sich alle eine Figur aus. Eine schon vergebene Figur kannst du nicht mehr nehmen.
    .title = Such dir eine Figur aus
clause-classic-setup-start-cash = Du beginnst das Spiel mit 30.000 DM, wie alle anderen auch.
    .title = Geld zum Start
clause-classic-setup-start-cash-notes = Dein Startgeld besteht aus 26 Scheinen: 2 zu 10.000, 3 zu 2.000, 2 zu 1.000, 2 zu 500, 6 zu 100, 6 zu 50 und 5 zu 20 DM.
    .title = Scheine zum Start
clause-classic-setup-rest-of-money-to-bank = Was am Anfang nicht ausgegeben wird, gehört der Bank und bleibt in der Obhut des Bankhalters.
    .title = Der Rest bleibt der Bank
clause-classic-setup-start-without-property = Im normalen Spiel besitzt am Anfang niemand etwas: Noch hat die Bank jede der 28 Karten.
    .title = Am Anfang ohne Besitz

## bank

clause-classic-bank-elect-banker = Einigt euch vor dem Spiel darauf, wer die Bank führt. Bestimmt ihr niemanden, übernimmt es der erste Spieler.
    .title = Wer führt die Bank?
clause-classic-bank-good-auctioneer = Gut, wenn euer Bankhalter auch eine Versteigerung flott leiten kann.
    .title = Gesucht: guter Versteigerer
clause-classic-bank-separate-money = Wer die Bank führt und selbst mitspielt, vermischt das eigene Geld nie mit dem der Bank.
    .title = Eigenes Geld und Bankgeld
clause-classic-bank-banker-may-abstain = Seid ihr 6 oder mehr, darf der Bankhalter aufs Mitspielen verzichten und nur Bank und Versteigerungen leiten; außer ihm können dann bis zu 8 spielen. Seid ihr höchstens 5, spielt er mit.
    .title = Bankhalter ohne Figur
clause-classic-bank-sort-stock = Der Bankhalter ordnet Geld, Karten, Häuser und Hotels. Alles Unverkaufte bleibt im Vorrat der Bank.
    .title = Der Vorrat der Bank
clause-classic-bank-duty-money = Um das Geld kümmert sich die Bank: Jede Zahlung, die nicht zwischen zwei Spielern läuft, geht an sie oder kommt von ihr.
    .title = Die Bank führt die Kasse
clause-classic-bank-duty-deeds-and-buildings = Nicht verkaufte Besitzrechtkarten und Gebäude liegen bei der Bank. Was du ihr an Gebäuden zurückgibst, kommt wieder in den Vorrat.
    .title = Karten und Gebäude bei der Bank
clause-classic-bank-duty-payouts = Von der Bank bekommst du alles, was dir zusteht: Gehalt, Gewinne aus Karten, Hypotheken und Geld für zurückgegebene Gebäude.
    .title = Die Bank zahlt aus
clause-classic-bank-duty-sell-property = Kaufst du der Bank ein Grundstück ab, gibt sie dir die Besitzrechtkarte dazu.
    .title = Die Bank verkauft Grundstücke
clause-classic-bank-duty-auctions = Jede Versteigerung leitet die Bank.
    .title = Die Bank versteigert
clause-classic-bank-duty-sell-buildings = Häuser und Hotels bekommst du allein bei der Bank, nie von einem anderen Spieler.
    .title = Gebäude gibt es bei der Bank
clause-classic-bank-duty-mortgages = Jede Hypothek läuft über die Bank: Sie zahlt das Darlehen aus und nimmt die Rückzahlung an.
    .title = Hypotheken laufen über die Bank
clause-classic-bank-duty-receive-payments = Steuern, Strafen, Kaufpreise und was du der Bank sonst schuldest, bekommt die Bank und niemand sonst.
    .title = Die Bank nimmt Geld ein
clause-classic-bank-extra-money-created = Gehen der Bank die Scheine aus, macht der Bankhalter so viel Zusatzgeld, wie er braucht. Die Bank kann also immer zahlen.
    .title = Der Bank geht nichts aus
clause-classic-bank-extra-money-labelled = Zusatzgeld sind kleine Zettel: Oben steht, dass es Zusatzgeld ist, darunter der Wert.
    .title = Zettel als Zusatzgeld
clause-classic-bank-extra-money-exchange = Zusatzgeld gilt seinen vollen Wert. Ihr könnt es in echte Scheine tauschen, wenn die Bank wieder welche hat, oder bis zum Schluss damit zahlen.
    .title = Zusatzgeld gilt voll

## turn

clause-classic-turn-first-player-one-die = Wer anfängt, wird ausgewürfelt: jeder ein Mal, mit einem einzelnen Würfel.
    .title = Ein Würfel entscheidet den Anfang
clause-classic-turn-banker-rolls-first = Den ersten dieser Würfe macht der Bankhalter, danach geht es links herum weiter. Spielt er nicht mit, würfelt er auch nicht.
    .title = Der Bankhalter würfelt zuerst
clause-classic-turn-highest-starts = Die höchste Zahl fängt an. Haben mehrere sie geworfen, würfeln nur diese noch einmal, bis einer vorn liegt.
    .title = Die höchste Zahl fängt an
clause-classic-turn-order-left = Bist du fertig, spielt als Nächstes, wer links von dir sitzt.
    .title = Links herum geht es weiter
clause-classic-turn-ends-after-space-action = Dein Zug ist erst vorbei, wenn alles erledigt ist, was das Feld von dir verlangt, und kein Pasch dich noch einmal würfeln lässt.
    .title = Erst das Feld erledigen
clause-classic-turn-doubles-full-move = Auch mit einem Pasch ziehst du und erledigst das Feld wie bei jedem anderen Wurf; du darfst und musst dasselbe.
    .title = Pasch: Zug ganz normal
clause-classic-turn-doubles-roll-again = Nach dem Zug mit einem Pasch musst du wieder würfeln; den Zug einfach zu beenden geht nicht.
    .title = Pasch: noch einmal würfeln
clause-classic-turn-second-doubles-third-roll = Ist dein zweiter Wurf wieder ein Pasch, spielst du auch diesen Zug und würfelst danach zum dritten Mal.
    .title = Zwei Pasche, dritter Wurf
clause-classic-turn-third-doubles-jail = Mit dem dritten Pasch in einem Zug landest du direkt im Gefängnis.
    .title = Dritter Pasch bringt ins Gefängnis
clause-classic-turn-third-doubles-not-executed = Der dritte Pasch wird nicht gezogen: Du rückst nicht vor, bekommst kein Gehalt, und kein Feld wirkt.
    .title = Dritter Pasch wird nicht gezogen

## move

clause-classic-move-enter-on-los = Alle Figuren stehen zu Beginn auf LOS. Gehalt gibt es dafür noch nicht.
    .title = Alle beginnen auf LOS
clause-classic-move-two-dice-sum = Bist du dran, wirfst du beide Würfel und ziehst so viele Felder in Pfeilrichtung, wie sie zusammen zeigen.
    .title = Beide Würfel zählen zusammen
clause-classic-move-share-space = Auf einem Feld ist Platz für beliebig viele Figuren; sie stören einander nicht.
    .title = Platz für alle
clause-classic-move-space-actions = Je nach Feld kannst du kaufen, zahlst Miete oder Steuern, ziehst eine Karte, musst ins Gefängnis, parkst frei oder bekommst Gehalt. Anderes gibt es nicht.
    .title = Was ein Feld bewirkt

## go

clause-classic-go-salary-on-landing = Bleibst du auf LOS stehen, zahlt dir die Bank 4.000 DM, und zwar ein Mal. Beim Weiterziehen kommt nichts mehr dazu.
    .title = Gehalt beim Landen auf LOS
clause-classic-go-salary-on-passing = Jedes Mal, wenn du über LOS ziehst, bekommst du 4.000 DM Gehalt, noch bevor dein Zielfeld an der Reihe ist.
    .title = Gehalt beim Überqueren von LOS
clause-classic-go-salary-forward-only = Gehalt gibt es nur auf dem Weg vorwärts. Schickt dich eine Karte zurück, gehst du leer aus.
    .title = Rückwärts kein Gehalt

## buy

clause-classic-buy-streets-and-groups = Auf dem Brett liegen 22 Straßen. Sie verteilen sich auf 8 Gruppen.
    .title = 22 Straßen, 8 Gruppen
clause-classic-buy-group-has-one-colour = An der Farbe siehst du, welche Straßen zusammengehören: Gleiche Farbe heißt gleiche Gruppe.
    .title = Die Farbe macht die Gruppe
clause-classic-buy-option-on-unowned = Kommst du auf ein Grundstück, das niemandem gehört, darfst du es der Bank zum aufgedruckten Preis abkaufen. Du musst aber nicht.
    .title = Freie Grundstücke darfst du kaufen
clause-classic-buy-also-via-card = Kaufen darfst du ein freies Grundstück auch dann, wenn dich nicht die Würfel, sondern eine Karte hingeführt hat.
    .title = Auch Karten führen zum Kauf
clause-classic-buy-pay-printed-price = Ein Kauf kostet genau das, was auf der Karte als Preis steht. Das Geld geht an die Bank.
    .title = Gekauft zum aufgedruckten Preis
clause-classic-buy-receive-deed-face-up = Du bekommst die Besitzrechtkarte und lässt sie offen vor dir liegen, damit alle sehen, was dir gehört.
    .title = Dein Besitz liegt offen

## auction

clause-classic-auction-when-not-bought = Willst du das Grundstück nicht, auf dem du stehst, kommt es sofort zur Versteigerung. Erst danach geht dein Zug weiter.
    .title = Nicht gekauft, also versteigert
clause-classic-auction-everyone-may-bid = Bieten dürfen alle, auch wer eben nicht kaufen wollte und wer im Gefängnis sitzt. Der Hammer wartet auf alle, die das Geld noch durch Verkauf von Gebäuden oder mit Hypotheken auftreiben könnten.
    .title = Alle dürfen bieten
clause-classic-auction-any-opening-bid = Das erste Gebot ist frei, ab 1 DM und in ganzen DM, egal welcher Preis aufgedruckt ist. Jedes weitere muss höher sein.
    .title = Jedes Anfangsgebot ist erlaubt
clause-classic-auction-highest-bidder-pays-cash = Wer am höchsten bietet, gibt der Bank den Betrag auf der Stelle in bar und erhält die Karte. Deshalb darf kein Gebot höher sein als das eigene Bargeld.
    .title = Das höchste Gebot zahlt bar
clause-classic-auction-nobody-bids = Bietet niemand, behält die Bank das Grundstück. Wer als Nächster dort landet, darf es kaufen.
    .title = Ohne Gebot kein Verkauf

## rent

clause-classic-rent-pay-owner = Landest du auf fremdem Grund, schuldest du dem, dem er gehört, die Miete.
    .title = Wer zu Gast ist, zahlt
clause-classic-rent-only-from-others = Miete zahlen dir nur die anderen. Auf deinem eigenen Grundstück stehst du umsonst.
    .title = Eigener Grund kostet nichts
clause-classic-rent-amount-on-deed = Die Miete steht auf der Besitzrechtkarte. Bei Bahnhöfen zählt, wie viele dem Eigentümer gehören; ein Werk kostet 80 DM je Auge des Wurfs, der dich hinbrachte, mit beiden Werken 200 DM.
    .title = Die Karte nennt die Miete
clause-classic-rent-none-when-mortgaged = Solange auf einem Grundstück eine Hypothek liegt, bringt es keine Miete.
    .title = Keine Miete bei Hypothek
clause-classic-rent-doubled-for-full-group = Gehört dir jede Straße einer Farbe, kosten die unbebauten doppelte Miete. Stehen Häuser oder ein Hotel darauf, gilt die aufgedruckte.
    .title = Volle Gruppe, doppelte Miete
clause-classic-rent-doubled-despite-mortgaged-sibling = Doppelt bleibt die Miete auch, während auf Nachbarstraßen derselben Farbe Hypotheken liegen.
    .title = Doppelt trotz Hypothek nebenan
clause-classic-rent-buildings-raise-rent = Häuser oder ein Hotel bringen der Straße, auf der sie stehen, die höhere aufgedruckte Miete, und nur dieser.
    .title = Gebäude bringen mehr Miete
clause-classic-rent-forfeited-if-not-demanded = Verlange deine Miete rechtzeitig: Mit dem ersten Wurf des nächsten Zuges verfällt sie. Würfelt nur der Besucher nach einem Pasch noch einmal, bleibt sie dir. Das gilt für jede Art von Grundstück.
    .title = Vergessene Miete verfällt

## cards

clause-classic-cards-draw-top = Auf einem Ereignis- oder Gemeinschaftsfeld nimmst du die Karte, die auf dem passenden Stapel oben liegt.
    .title = Nimm die Karte von oben
clause-classic-cards-must-obey = Was auf der Karte steht, musst du tun; ablehnen geht nicht.
    .title = Die Karte gilt
clause-classic-cards-return-under-pile = Eine ausgeführte Karte kommt verdeckt unter ihren eigenen Stapel.
    .title = Danach unter den Stapel
clause-classic-cards-gojf-keep = Eine Karte, die dich aus dem Gefängnis holt, bleibt bei dir, bis du sie brauchst, und fehlt so lange im Stapel. Danach kommt sie wieder unter ihn.
    .title = Die Freikarte behältst du
clause-classic-cards-gojf-sell = So eine Freikarte darfst du jederzeit jedem anderen überlassen, für so viel, wie ihr beide ausmacht.
    .title = Die Freikarte ist verkäuflich

## tax

clause-classic-tax-extra-tax = Auf dem Feld Zusatzsteuer zahlst du der Bank auf der Stelle und bar, was auf dem Brett steht.
    .title = Zusatzsteuer bar bezahlen
clause-classic-tax-income-choice = Bei der Einkommensteuer hast du die Wahl: pauschal 4.000 DM zahlen oder 10 % von allem, was du besitzt, auf ganze DM gerundet (eine halbe zählt aufwärts).
    .title = Einkommensteuer, zwei Wege
clause-classic-tax-income-pay-at-once = Die Einkommensteuer ist gleich fällig, in bar, bei der Bank. Reicht dein Geld nicht, musst du es beschaffen, ehe irgendetwas anderes passiert.
    .title = Einkommensteuer wird sofort fällig
clause-classic-tax-income-decide-before-counting = Entscheide dich, bevor du nachzählst, was du besitzt. Hast du gewählt, bleibt es dabei.
    .title = Erst wählen, dann zählen
clause-classic-tax-wealth-cash = Zu deinem Vermögen gehört alles Geld, das du in der Hand hast. Eine Freikarte zählt nichts.
    .title = Bargeld zählt mit
clause-classic-tax-wealth-deeds = Jede deiner Besitzrechtkarten zählt mit ihrem aufgedruckten Preis.
    .title = Grundstücke zählen mit
clause-classic-tax-wealth-mortgaged-at-full-value = Eine Hypothek macht bei der Steuer keinen Unterschied: Auch das belastete Grundstück zählt mit vollem Preis.
    .title = Belasteter Besitz zählt voll
clause-classic-tax-wealth-buildings = Häuser und Hotels zählen mit dem, was du für sie bezahlt hast. Beim Hotel sind das sein Preis und der seiner vier Häuser.
    .title = Gebäude zählen mit

## parking

clause-classic-parking-nothing-happens = Auf Frei Parken ruhst du dich aus: Du zahlst nichts und gewinnst nichts.
    .title = Frei Parken ist Pause

## jail

clause-classic-jail-enter-by-space = Landest du auf dem Feld, das dich ins Gefängnis schickt, sitzt du ein.
    .title = Das Feld bringt dich hinein
clause-classic-jail-enter-by-card = Ziehst du eine Karte, die dich ins Gefängnis schickt, sitzt du ein.
    .title = Eine Karte bringt dich hinein
clause-classic-jail-enter-by-three-doubles = Wirfst du drei Pasche nacheinander, sitzt du ein.
    .title = Drei Pasche bringen dich hinein
clause-classic-jail-no-salary-on-the-way = Musst du ins Gefängnis, gibt es nie Gehalt, auch wenn LOS auf der Strecke liegt.
    .title = Kein Gehalt auf dem Weg
clause-classic-jail-turn-ends = Kommst du ins Gefängnis, ist in diesem Augenblick der Nächste dran.
    .title = Im Gefängnis endet der Zug
clause-classic-jail-no-reroll-after-doubles = War es ein Pasch, der dich ins Gefängnis gebracht hat, würfelst du trotzdem nicht noch einmal.
    .title = Kein Zusatzwurf ins Gefängnis
clause-classic-jail-visiting-harmless = Führt dich ein gewöhnlicher Zug auf das Gefängnisfeld, schaust du nur vorbei. Dir passiert nichts.
    .title = Nur auf Besuch
clause-classic-jail-visiting-continue-normally = Nach einem Besuch im Gefängnis geht es mit deinem nächsten Wurf wie immer weiter, ohne Strafe.
    .title = Nach dem Besuch
clause-classic-jail-voluntary-exit-window = In deinem ersten und zweiten Zug im Gefängnis kommst du mit der Strafe, einer eigenen oder gekauften Freikarte oder einem Pasch heraus. Im dritten musst du würfeln.
    .title = Zwei Züge zum Aussuchen
clause-classic-jail-fine-before-rolling = Vor dem Würfeln darfst du 1.000 DM Strafe zahlen. Dann bist du frei und spielst einen normalen Zug, auch mit Zusatzwurf bei Pasch. Nach dem Wurf ist es für diesen Zug zu spät.
    .title = Erst zahlen, dann würfeln
clause-classic-jail-doubles-free-and-move = Ein Pasch befreit dich ohne Strafe, und du rückst gleich um diesen Wurf vor.
    .title = Ein Pasch befreit
clause-classic-jail-doubles-no-extra-roll = Der Pasch, mit dem du freikommst, bringt dir keinen weiteren Wurf.
    .title = Frei, aber kein Zusatzwurf
clause-classic-jail-use-card = Vor dem Würfeln darfst du deine Freikarte einsetzen. Du bist dann frei, zahlst keine Strafe und spielst einen normalen Zug.
    .title = Freikarte einsetzen
clause-classic-jail-buy-card-and-use = Sitzt du im Gefängnis, darfst du einem anderen seine Freikarte abkaufen und sie im selben Zug einsetzen.
    .title = Freikarte dazukaufen
clause-classic-jail-third-failed-roll-pays = Klappt es auch beim dritten Wurf nicht mit einem Pasch, musst du 1.000 DM Strafe zahlen. Kannst du das nicht, ist es eine Schuld bei der Bank wie jede andere.
    .title = Dritter Fehlwurf kostet Strafe
clause-classic-jail-third-failed-roll-moves = Nach dieser erzwungenen Strafe ziehst du gleich weiter, und zwar um deinen dritten Wurf.
    .title = Danach ziehst du weiter
clause-classic-jail-prisoner-collects-rent = Auch aus dem Gefängnis heraus darfst du Miete verlangen.
    .title = Miete hinter Gittern
clause-classic-jail-prisoner-buys-and-sells-property = Auch aus dem Gefängnis heraus darfst du mit Grundstücken handeln und bei Versteigerungen bieten.
    .title = Handel hinter Gittern
clause-classic-jail-prisoner-builds = Auch aus dem Gefängnis heraus darfst du Gebäude errichten.
    .title = Bauen hinter Gittern

## build

clause-classic-build-full-group-required = Häuser baust du nur dort, wo dir jede Straße der Farbe gehört.
    .title = Erst die ganze Gruppe
clause-classic-build-light-blue-example = Zu Hellblau gehören die drei Straßen Chausseestraße, Elisenstraße und Poststraße. Um dort zu bauen, brauchst du alle drei.
    .title = Beispiel: Hellblau
clause-classic-build-not-on-stations-or-works = Auf Bahnhöfen, dem Wasserwerk und dem Elektrizitätswerk wird nie gebaut.
    .title = Bahnhöfe bleiben unbebaut
clause-classic-build-any-time-before-next-roll = Bauen darfst du in deinem Zug und zwischen den Zügen. Hat ein anderer gewürfelt, wartest du, bis sein Wurf erledigt ist.
    .title = Wann du bauen darfst
clause-classic-build-price-on-deed = Ein Haus kostet so viel, wie auf der Karte seiner Straße als Hauspreis steht.
    .title = Was ein Haus kostet
clause-classic-build-first-house-anywhere-in-group = Für das erste Haus einer Gruppe ist jede ihrer Straßen recht.
    .title = Erstes Haus nach Wahl
clause-classic-build-second-house-on-unbuilt-street = Dein zweites Haus kommt auf eine Straße der Gruppe, die noch keins hat, oder in eine andere vollständige Gruppe von dir.
    .title = Zweites Haus woandershin
clause-classic-build-as-many-as-affordable = Kauf auf einmal so viele Häuser, wie du möchtest, solange du sie bezahlen kannst und die Bauregeln einhältst.
    .title = So viele du bezahlen kannst
clause-classic-build-evenly = Das nächste Haus bekommt eine Straße nur, wenn jede andere der Gruppe mindestens so viele hat wie sie jetzt.
    .title = Gleichmäßig bauen
clause-classic-build-third-house-example = Zum Beispiel: Bevor irgendwo ein drittes Haus steht, müssen alle anderen Straßen der Gruppe zwei haben.
    .title = Beispiel: das dritte Haus
clause-classic-build-max-four-houses = Mehr als 4 Häuser passen auf keine Straße. Danach kommt das Hotel.
    .title = Höchstens vier Häuser
clause-classic-build-not-on-mortgaged-street = Auf einer belasteten Straße baust du erst, wenn die Hypothek samt 10 % zurückgezahlt ist. Die übrigen Straßen der Gruppe darfst du bebauen, aber gleichmäßig, also mit höchstens je einem Haus.
    .title = Belastete Straßen bleiben leer
clause-classic-build-rebuy-at-full-price = Hast du Häuser verkauft, um eine Hypothek zu bekommen, kosten sie beim Wiederaufbau den ganzen Preis.
    .title = Wiederaufbau kostet alles
clause-classic-build-hotel-needs-four-on-every-street = Ein Hotel darfst du erst kaufen, wenn auf jeder Straße der Gruppe 4 Häuser oder schon ein Hotel stehen.
    .title = Hotel erst nach vier Häusern
clause-classic-build-hotel-price = Ein Hotel kostet den aufgedruckten Hotelpreis in bar, und obendrein gibst du vier Häuser ab.
    .title = Was ein Hotel kostet
clause-classic-build-hotel-on-any-street = Auf welcher Straße der Gruppe das Hotel entsteht, bestimmst du.
    .title = Hotel nach Wahl
clause-classic-build-hotel-returns-four-houses = Steht das Hotel, gehen die vier Häuser der Straße wieder an die Bank.
    .title = Vier Häuser gehen zurück
clause-classic-build-one-hotel-per-street = Mehr als ein Hotel hat auf einer Straße keinen Platz, und danach ist sie fertig gebaut.
    .title = Ein Hotel je Straße

## shortage

clause-classic-shortage-wait-for-returns = Hat die Bank keine Häuser oder Hotels mehr, musst du dich gedulden, bis jemand welche zurückgibt.
    .title = Ausverkauft heißt warten
clause-classic-shortage-auction-when-demand-exceeds-stock = Willst du knappe Gebäude, sagen auch die anderen, die bauen könnten, wie viele sie möchten. Wollen mindestens zwei welche und zusammen mehr, als die Bank hat, kommt es zur Versteigerung. Will sonst niemand, kaufst du den Rest zum aufgedruckten Preis.
    .title = Zu wenige Gebäude: Versteigerung
clause-classic-shortage-auction-one-by-one = Knappe Gebäude kommen Stück für Stück unter den Hammer. Jedes Gebot zählt, aber du musst das Gebäude auch aufstellen dürfen.
    .title = Eins nach dem anderen

## sell

clause-classic-sell-only-to-bank-any-time = Gebäude kannst du zu jeder Zeit verkaufen, auch wenn ein anderer dran ist. Abnehmer ist allein die Bank.
    .title = Gebäude zurück an die Bank
clause-classic-sell-half-of-price-paid = Du bekommst die Hälfte dessen, was du wirklich bezahlt hast, abgerundet. Was du auf einer Straße zuletzt gekauft hast, wird zuerst verkauft.
    .title = Die Hälfte kommt zurück
clause-classic-sell-even-teardown = Wie beim Bauen gilt beim Abreißen: Verteile es gleichmäßig auf die Straßen der Gruppe.
    .title = Gleichmäßig abreißen
clause-classic-sell-no-uneven-gap = Zwischen den Straßen einer Gruppe darf nie mehr als ein Haus Unterschied sein: 1 hier und 4 dort geht nicht.
    .title = Nie mehr als eins Unterschied
clause-classic-sell-hotel-counts-as-five = Beim Abreißen zählt ein Hotel fünf Häuser und wird zu vier Häusern. Fehlen der Bank diese vier, darfst du die ganze Gruppe in einem Schritt bis auf eine gleichmäßige Stufe verkaufen.
    .title = Ein Hotel zählt fünf

## trade

clause-classic-trade-tradable-items = Untereinander handeln dürft ihr mit Bahnhöfen, beiden Werken und Straßen, auf denen nichts steht.
    .title = Womit ihr handeln dürft
clause-classic-trade-free-price = Was ein Handel kostet, macht ihr zu zweit aus. Annehmen muss niemand.
    .title = Den Preis macht ihr aus
clause-classic-trade-any-time = Handeln darfst du immer, auch wenn du gerade nicht dran bist.
    .title = Handeln geht immer
clause-classic-trade-pauses-play = Solange ein Angebot offen ist, wartet das Spiel: Gewürfelt wird erst, wenn es angenommen, abgelehnt oder zurückgezogen ist.
    .title = Das Spiel wartet
clause-classic-trade-group-must-be-unbuilt = Steht irgendwo in der Gruppe ein Gebäude, darfst du keine ihrer Straßen an andere verkaufen.
    .title = Nur aus unbebauten Gruppen
clause-classic-trade-sell-buildings-first = Um eine Straße zu verkaufen, gibst du vorher alle Gebäude ihrer Gruppe an die Bank ab.
    .title = Erst die Gruppe räumen

## mortgage

clause-classic-mortgage-only-from-bank = Eine Hypothek bekommst du allein bei der Bank, nie bei einem anderen Spieler.
    .title = Hypotheken nur bei der Bank
clause-classic-mortgage-when-short-of-money = Brauchst du Geld, kannst du Hypotheken auf deine Grundstücke aufnehmen: solange kein Wurf eines anderen zu erledigen ist, und immer, wenn du Schulden hast.
    .title = Geld durch eine Hypothek
clause-classic-mortgage-value-on-back = Eine Hypothek bringt dir den Betrag, der hinten auf der Besitzrechtkarte steht.
    .title = Was eine Hypothek bringt
clause-classic-mortgage-interest-ten-percent-of-mortgage = Als Zinsen kommen 10 % der Hypothek dazu: Für 2.000 DM Hypothek zahlst du 2.200 DM zurück.
    .title = Zehn Prozent Zinsen
clause-classic-mortgage-interest-due-on-redemption = Zinsen zahlst du ein Mal, beim Ablösen, gleich wie lange es dauert. Ablösen darfst du, wann immer du bauen darfst, auch im Gefängnis, und wenn du Schulden hast.
    .title = Zinsen erst beim Ablösen
clause-classic-mortgage-transfer-may-redeem-now = Bekommst du ein belastetes Grundstück, darfst du es gleich ablösen: Du zahlst der Bank die Hypothek und 10 %.
    .title = Ablösen beim Übernehmen
clause-classic-mortgage-transfer-interest-due-even-if-kept = Lässt du die Hypothek eines übernommenen Grundstücks stehen, kostet dich das dennoch gleich 10 % Zinsen an die Bank.
    .title = Übernehmen kostet immer Zinsen
clause-classic-mortgage-transfer-second-interest-later = Löst du so ein Grundstück erst später ab, kommen zur Hypothek noch einmal 10 % dazu.
    .title = Zinsen zum zweiten Mal
clause-classic-mortgage-buildings-not-mortgageable = Auf Gebäude gibt es keine Hypothek.
    .title = Keine Hypothek auf Gebäude
clause-classic-mortgage-sell-buildings-first = Eine Straße muss leer sein, bevor du eine Hypothek auf sie aufnimmst; ihre Gebäude gehen an die Bank zurück. Die anderen der Gruppe dürfen je ein Haus behalten, so weit es gleichmäßig bleibt.
    .title = Vor der Hypothek räumen

## credit

clause-classic-credit-only-bank-lends = Geld leihen kannst du dir allein bei der Bank, und sie will dafür eine Hypothek.
    .title = Nur die Bank verleiht
clause-classic-credit-no-money-loans-between-players = Ihr dürft einander kein Geld leihen.
    .title = Kein Geld von Mitspielern
clause-classic-credit-no-property-loans = Auch Grundstücke dürft ihr einander nicht leihen.
    .title = Keine geliehenen Grundstücke

## debt

clause-classic-debt-raise-cash-before-bankruptcy = Solange Gebäudeverkauf und Hypotheken deine Schuld decken können, musst du das Geld beschaffen und bleibst im Spiel.
    .title = Erst Geld beschaffen

## bankruptcy

clause-classic-bankruptcy-definition = Schuldest du mehr, als du irgendwie aufbringen kannst, bist du bankrott.
    .title = Wann du bankrott bist
clause-classic-bankruptcy-everything-to-creditor = Macht dich die Schuld bei einem Spieler bankrott, bekommt er alles: dein Geld, deine Besitzrechtkarten, ob belastet oder nicht, und deine Freikarten.
    .title = Alles für den Gläubiger
clause-classic-bankruptcy-out-of-game = Wer bankrott ist, scheidet aus: kein Zug, kein Gebot, kein Handel und kein Bau mehr.
    .title = Bankrott heißt ausgeschieden
clause-classic-bankruptcy-buildings-sold-half-to-creditor = Die Gebäude eines Bankrotten gehen für die Hälfte an die Bank; dieses Geld erhält der Gläubiger.
    .title = Halber Gebäudewert dem Gläubiger
clause-classic-bankruptcy-new-owner-pays-interest = Für jedes belastete Grundstück, das du von einem Bankrotten bekommst, zahlst du der Bank gleich 10 % Zinsen.
    .title = Zinsen für den Gläubiger
clause-classic-bankruptcy-new-owner-may-redeem = Im selben Moment darfst du so ein Grundstück ablösen. Das kostet die Hypothek und 10 %; doppelte Zinsen fallen nicht an.
    .title = Der Gläubiger darf ablösen
clause-classic-bankruptcy-bank-takes-over = Gehst du an einer Schuld bei der Bank bankrott, etwa an Steuern oder Strafe, fällt alles, was du hast, an sie.
    .title = Alles fällt an die Bank
clause-classic-bankruptcy-bank-auctions-everything = Danach bringt die Bank alles Stück für Stück zur Versteigerung: Grundstücke frei von Hypotheken, und auch die Freikarten.
    .title = Alles kommt zur Versteigerung
clause-classic-bankruptcy-buildings-not-auctioned = Gebäude gehören nicht dazu: Sie kommen zurück in den Vorrat der Bank, und die Straßen werden leer angeboten.
    .title = Gebäude bleiben außen vor

## end

clause-classic-end-last-player-left = Sobald bis auf einen alle ausgeschieden sind, ist das Spiel zu Ende.
    .title = Einer bleibt übrig
clause-classic-end-winner = Wer zuletzt noch im Spiel ist, ist am reichsten und hat gewonnen.
    .title = Wer gewinnt

## variant

clause-classic-variant-general = Soll es schneller gehen, könnt ihr vor dem Spiel bis zu vier Varianten vereinbaren. Sie lassen sich mischen, nur 1 und 4 schließen einander aus.
    .title = Vier kürzere Varianten
clause-classic-variant-1-deal-two-deeds = Variante 1: Nach dem Mischen bekommen alle zwei Besitzrechtkarten ausgeteilt.
    .title = Variante 1: zwei Karten für alle
clause-classic-variant-1-pay-printed-price = Variante 1: Für deine zwei Karten zahlst du der Bank gleich, was auf ihnen als Preis steht.
    .title = Variante 1: gleich bezahlen
clause-classic-variant-1-otherwise-standard = Variante 1: Alles andere bleibt wie im normalen Spiel.
    .title = Variante 1: sonst wie immer
clause-classic-variant-2-hotel-after-three-houses = Variante 2: Ein Hotel zählt nur vier Häuser. Du darfst es kaufen, sobald jede Straße der Gruppe drei Häuser oder ein Hotel hat. Ein viertes Haus gibt es nicht.
    .title = Variante 2: Hotels kommen früher
clause-classic-variant-2-return-three-pay-one = Variante 2: Für ein Hotel gibst du der Bank drei Häuser und zahlst den Preis eines weiteren.
    .title = Variante 2: günstigere Hotels
clause-classic-variant-2-printed-rents = Variante 2: An den aufgedruckten Mieten ändert sich nichts.
    .title = Variante 2: gleiche Mieten
clause-classic-variant-3-pot-collects = Variante 3: Steuern, Strafen und Renovierungen, auch von Karten, gehen nicht an die Bank, sondern in einen Topf auf Frei Parken. Käufe, Hypotheken, Zinsen und Versteigerungen zählen nicht dazu.
    .title = Variante 3: der Topf füllt sich
clause-classic-variant-3-next-lander-takes-pot = Variante 3: Wer das nächste Mal auf Frei Parken landet, bekommt den ganzen Topf.
    .title = Variante 3: der Topf wird geleert
clause-classic-variant-3-current-occupant-takes-payment = Variante 3: Steht schon jemand auf Frei Parken, wenn etwas fällig wird, bekommt er es sofort. Sind es mehrere, bekommt es, wer zuerst da war.
    .title = Variante 3: schon dort geparkt
clause-classic-variant-4-deal-all-deeds = Variante 4: Alle Besitzrechtkarten werden gemischt und zu gleichen Teilen ausgegeben. Was nicht aufgeht, bleibt frei bei der Bank.
    .title = Variante 4: alle Karten verteilen
clause-classic-variant-4-free-of-charge = Variante 4: Für die verteilten Karten zahlst du nichts.
    .title = Variante 4: geschenkter Besitz
clause-classic-variant-4-negotiation-phase = Variante 4: Vor dem ersten Wurf habt ihr 15 Minuten, um zu handeln und Gruppen zu vervollständigen. Sind alle bereit, geht es eher los.
    .title = Variante 4: Zeit zum Verhandeln
clause-classic-variant-4-free-prices = Variante 4: Bei diesem Verhandeln ist jeder Preis recht, auf den ihr euch einigt.
    .title = Variante 4: jeder Preis ist recht
clause-classic-variant-4-build-after-first-lap = Variante 4: Bauen darfst du erst, wenn deine eigene Figur zum ersten Mal vorwärts auf LOS oder darüber hinaus gekommen ist. Der Weg ins Gefängnis zählt nicht.
    .title = Variante 4: erst eine Runde
