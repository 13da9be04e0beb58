### Clauses of the speed-die rulebook in our own words.

## goal

clause-tempo-goal-last-not-bankrupt = Du gewinnst, wenn außer dir alle bankrott sind.
    .title = Wer zahlungsfähig bleibt, gewinnt
clause-tempo-goal-means = Kaufe Grundstücke, kassiere Miete von den anderen und steigere sie mit vollständigen Farbgruppen, Häusern und Hotels.
    .title = So kommst du voran
clause-tempo-goal-drive-others-bankrupt = Egal wie reich du bist: Gewonnen hast du erst, wenn jeder andere Spieler bankrott ist.
    .title = Reichtum allein genügt nicht

## setup

clause-tempo-setup-components = Es gibt ein Spielbrett, 28 Besitzrechtkarten, 16 Ereigniskarten, 16 Gemeinschaftskarten, 32 Häuser, 12 Hotels, Spielfiguren, Geld, 2 weiße Würfel und 1 Tempowürfel.
    .title = Was zum Spiel gehört
clause-tempo-setup-shuffle-community = Vor dem Spiel werden die Gemeinschaftskarten gemischt und verdeckt auf ihren Platz gelegt; ihre Reihenfolge kennt niemand.
    .title = Gemeinschaftskarten mischen
clause-tempo-setup-shuffle-chance = Auch die Ereigniskarten liegen gut gemischt und verdeckt auf ihrem eigenen Platz, in einer Folge, die keiner kennt.
    .title = Ereigniskarten mischen
clause-tempo-setup-token-on-los = Alle suchen sich eine Figur aus und beginnen damit auf LOS. Für diesen Anfang gibt es kein Gehalt.
    .title = Alle Figuren beginnen auf LOS
clause-tempo-setup-start-cash = Alle beginnen mit dem gleichen Betrag: M1.500.
    .title = Das Geld zum Anfang
clause-tempo-setup-currency = Alle Beträge sind Spieldollar und tragen ein M. M1 ist die kleinste Einheit, es gibt also nur ganze Beträge.
    .title = Das Geld dieses Spiels

## bank

clause-tempo-bank-elect-banker = Ihr bestimmt einen von euch zum Bankhalter. Er hütet das Geld der Bank und leitet die Versteigerungen.
    .title = Einer führt die Bank
clause-tempo-bank-separate-money = Als Bankhalter mischst du dein Geld nie mit dem der Bank. Sonst spielst du mit wie alle anderen.
    .title = Eigenes Geld bleibt eigenes Geld
clause-tempo-bank-duty-money-and-deeds = Bei der Bank liegen ihr Geld und alle Besitzrechtkarten, die noch niemand gekauft hat.
    .title = Was bei der Bank liegt
clause-tempo-bank-duty-pay-players = Was du im Spiel verdienst, etwa dein Gehalt bei LOS, bekommst du von der Bank.
    .title = Die Bank zahlt dich aus
clause-tempo-bank-duty-sell-and-auction-property = Freie Grundstücke verkauft die Bank, entweder zum festen Preis oder in einer Versteigerung.
    .title = Grundstücke gibt es bei der Bank
clause-tempo-bank-duty-taxes-and-fines = Steuern und Strafen, zum Beispiel beim Verlassen des Gefängnisses, zahlst du an die Bank.
    .title = Steuern und Strafen für die Bank
clause-tempo-bank-duty-buildings = Die Bank lagert die Häuser und Hotels und verkauft sie dir; mit jedem Kauf wird ihr Vorrat kleiner.
    .title = Gebäude gibt es bei der Bank
clause-tempo-bank-duty-mortgages = Nimmst du eine Hypothek auf ein Grundstück auf, zahlt dir die Bank den Betrag aus.
    .title = Hypotheken kommen von der Bank
clause-tempo-bank-never-bankrupt = Die Bank zahlt immer, was sie schuldet; pleitegehen kann sie nicht.
    .title = Die Bank ist unerschöpflich
clause-tempo-bank-extra-money = Gehen die Scheine aus, darf der Bankhalter weitere Beträge auf Zettel schreiben. Für das Geld im Spiel gibt es keine Obergrenze.
    .title = Mehr Geld bei Bedarf

## turn

clause-tempo-turn-first-player-two-dice = Alle würfeln darum, wer beginnt, mit den zwei weißen Würfeln. Der Tempowürfel bleibt noch liegen.
    .title = Wer beginnt?
clause-tempo-turn-highest-starts = Wer am höchsten würfelt, hat den ersten Zug. Bei Gleichstand würfeln die Betroffenen noch einmal.
    .title = Die höchste Summe beginnt
clause-tempo-turn-roll-white-dice = Bist du am Zug, würfelst du mit den zwei weißen Würfeln.
    .title = Ein Zug beginnt mit Würfeln

## move

clause-tempo-move-clockwise-by-sum = Deine Figur rückt im Uhrzeigersinn so viele Felder vor, wie die Würfel zusammen zeigen.
    .title = Ziehen nach Augenzahl
clause-tempo-move-resolve-space = Auf dem Feld, auf dem deine Figur stehen bleibt, tust du, was dort vorgesehen ist.
    .title = Tun, was das Feld verlangt

## go

clause-tempo-go-salary-land-or-pass = Erreichst oder überquerst du LOS vorwärts, zahlt dir die Bank M200, noch bevor dein Zielfeld an die Reihe kommt. Rückwärts gibt es nichts.
    .title = Gehalt bei LOS

## turn

clause-tempo-turn-doubles-normal-move = Nach einem Pasch spielst du erst einmal wie immer: ziehen, Feld erledigen und bei LOS das Gehalt nehmen.
    .title = Ein Pasch wird normal gespielt
clause-tempo-turn-doubles-roll-again = Ist der Zug mit dem Pasch gespielt, folgt ein weiterer Wurf, den du ebenso ausspielst.
    .title = Pasch heißt noch ein Wurf
clause-tempo-turn-third-doubles-jail = Beim dritten Pasch in Folge kommst du sofort ins Gefängnis. Diesen Wurf ziehst du nicht mehr.
    .title = Der dritte Pasch hintereinander
clause-tempo-turn-pass-dice-left = Ist dein Zug vorbei, nimmt der Spieler links von dir die Würfel und ist am Zug.
    .title = Nach links weitergeben

## buy

clause-tempo-buy-three-kinds = Ein Grundstück ist entweder eine Straße in einer Farbgruppe, ein Bahnhof oder ein Werk.
    .title = Drei Arten von Besitz
clause-tempo-buy-regular-price-on-board = Landest du auf einem freien Grundstück, kannst du es für den Preis kaufen, der auf dem Brett steht.
    .title = Kaufen zum festen Preis
clause-tempo-buy-pay-bank = Beim Kauf eines freien Grundstücks zahlst du den vollen Preis der Bank und keinem Mitspieler.
    .title = Der Kaufpreis geht zur Bank
clause-tempo-buy-receive-deed-face-up = Nach dem Kauf liegt die Besitzrechtkarte offen vor dir, für alle sichtbar. Offen heißt: keine Hypothek.
    .title = Du bekommst die Karte dazu
clause-tempo-buy-decline-means-auction = Ist dir der feste Preis zu hoch oder willst du nicht, kommt das Grundstück sofort zur Versteigerung.
    .title = Kein Kauf, dann Versteigerung
clause-tempo-buy-collect-groups-advice = Versuche, Gruppen zu vervollständigen, etwa die drei grünen Straßen. Eine ganze Gruppe bringt mehr Miete und lässt dich bauen.
    .title = Tipp: Farbgruppen sammeln

## rent

clause-tempo-rent-pay-owner = Landest du auf dem Grundstück eines Mitspielers, schuldest du ihm Miete.
    .title = Miete bei fremdem Besitz
clause-tempo-rent-amount-on-deed = Wie hoch die Miete ist, liest du auf der Besitzrechtkarte ab: ohne Haus, mit 1 bis 4 Häusern oder mit Hotel.
    .title = Die Karte nennt die Miete
clause-tempo-rent-none-when-mortgaged = Liegt die Besitzrechtkarte wegen einer Hypothek verdeckt, kostet dich der Aufenthalt dort nichts.
    .title = Belastet heißt mietfrei
clause-tempo-rent-owner-must-demand = Der Besitzer muss die Miete von dir verlangen, solange der nächste Spieler noch nicht gewürfelt hat.
    .title = Miete will verlangt sein
clause-tempo-rent-forfeited-if-not-demanded = Meldet sich der Besitzer nicht rechtzeitig, schuldest du nichts. Dein eigener Zusatzwurf nach einem Pasch beendet die Frist nicht, erst der Wurf des nächsten Spielers.
    .title = Vergessene Miete verfällt
clause-tempo-rent-base-doubled-full-unmortgaged-group = Eine unbebaute Straße kostet die doppelte Grundmiete, wenn ihr Besitzer die ganze Farbgruppe hat und keine ihrer Straßen eine Hypothek trägt.
    .title = Doppelte Miete für ganze Gruppen
clause-tempo-rent-built-street-printed = Auf einer bebauten Straße zahlst du die aufgedruckte Miete für ihre Häuser oder ihr Hotel. Verdoppelt wird sie nicht.
    .title = Miete mit Haus oder Hotel
clause-tempo-rent-transport-by-number-owned = Die Miete eines Bahnhofs richtet sich danach, wie viele sein Besitzer hat. Belastete zählen dabei mit, bringen selbst aber keine Miete.
    .title = Mehr Bahnhöfe, mehr Miete
clause-tempo-rent-transport-table = Hat der Besitzer 1 Bahnhof, zahlst du M25, bei 2 sind es M50, bei 3 M100 und bei allen 4 M200.
    .title = Miete der Bahnhöfe
clause-tempo-rent-utility-new-roll-times-four = Auf dem Werk eines anderen würfelst du neu und zahlst das 4-Fache der Summe in M. Als Pasch zählt dieser Wurf nie.
    .title = Werk: das 4-Fache eines Wurfs
clause-tempo-rent-utility-both-times-ten = Hat jemand beide Werke, kostet dich dein neuer Wurf das 10-Fache, auch wenn das andere Werk belastet ist.
    .title = Beide Werke: das 10-Fache
clause-tempo-rent-own-property-nothing = Auf einem Grundstück, das dir selbst gehört, geschieht nichts: Du zahlst nichts und bekommst nichts.
    .title = Zu Hause auf eigenem Grund
clause-tempo-rent-standing-action = Sobald jemand auf einem deiner Grundstücke landet, ob bebaut oder nicht, darfst du Miete verlangen, auch außerhalb deines Zuges und im Gefängnis.
    .title = Miete jederzeit verlangen

## cards

clause-tempo-cards-draw-top = Auf einem Ereignis- oder Gemeinschaftsfeld nimmst du die oberste Karte des passenden Stapels.
    .title = Eine Karte ziehen
clause-tempo-cards-execute-at-once = Was auf der Karte steht, tust du gleich, vor allem anderen.
    .title = Karten wirken sofort
clause-tempo-cards-return-under-pile = Danach wandert die Karte mit dem Rücken nach oben ganz nach unten in ihren Stapel.
    .title = Benutzte Karten kommen nach unten
clause-tempo-cards-gojf-keep-or-sell = Eine Freikarte bleibt bei dir, bis du sie brauchst. Du darfst sie auch einem Mitspieler verkaufen.
    .title = Die Freikarte behalten oder verkaufen

## tax

clause-tempo-tax-pay-shown-amount = Auf einem Steuerfeld zahlst du der Bank genau die Summe, die dort steht. Eine Wahl hast du nicht.
    .title = Steuern sind feste Beträge

## parking

clause-tempo-parking-nothing-happens = Auf Frei Parken geschieht nichts: Du zahlst nichts und bekommst nichts geschenkt.
    .title = Frei Parken ist nur Rast
clause-tempo-parking-business-continues = Während du auf Frei Parken stehst, darfst du weiter Miete verlangen, bauen, handeln und so fort.
    .title = Geschäfte auch beim Parken

## jail

clause-tempo-jail-enter-by-space = Kommst du auf Gehe ins Gefängnis, steht deine Figur im selben Augenblick im Gefängnis.
    .title = Das Feld Gehe ins Gefängnis
clause-tempo-jail-no-salary = Auf dem Weg ins Gefängnis bekommst du keine M200, auch wenn LOS dazwischenliegt.
    .title = Kein Gehalt auf dem Weg
clause-tempo-jail-turn-ends = Mit der Ankunft im Gefängnis ist dein Zug vorbei, selbst wenn du gerade einen Pasch geworfen hast.
    .title = Im Gefängnis endet dein Zug
clause-tempo-jail-enter-by-card = Auch eine Ereigniskarte oder Gemeinschaftskarte kann dich ins Gefängnis bringen.
    .title = Karten können dich einsperren
clause-tempo-jail-enter-by-three-doubles = Dreimal Pasch hintereinander in einem einzigen Zug bringt dich ins Gefängnis. Pasche aus verschiedenen Zügen werden nicht zusammengezählt.
    .title = Drei Pasche in einem Zug
clause-tempo-jail-pay-fine = Zu Beginn jedes Zuges im Gefängnis kannst du vor dem Würfeln M50 an die Bank zahlen und bist frei.
    .title = Frei gegen Geld
clause-tempo-jail-pay-then-normal-turn = Hast du gezahlt, würfelst du noch im selben Zug und spielst ganz normal; ein Pasch bringt dir einen weiteren Wurf.
    .title = Nach der Strafe geht es weiter
clause-tempo-jail-use-card = Zu Beginn jedes Zuges im Gefängnis darfst du vor dem Würfeln eine Freikarte spielen, statt zu zahlen.
    .title = Mit der Freikarte hinaus
clause-tempo-jail-card-then-normal-turn = Hat dich die Karte befreit, würfelst du gleich und spielst einen normalen Zug. Pasche zählst du dabei wieder ab eins.
    .title = Nach der Freikarte geht es weiter
clause-tempo-jail-card-returns-under-pile = Eine benutzte Freikarte schiebst du unter den Stapel, zu dem sie gehört.
    .title = Wohin die Freikarte kommt
clause-tempo-jail-card-drawn-or-bought = Ob du die Freikarte selbst gezogen oder von einem Mitspieler gekauft hast, ist gleich; kaufen darfst du sie sogar im Gefängnis.
    .title = Gezogen oder gekauft
clause-tempo-jail-stay-three-rounds-and-roll = Du kannst drei Runden im Gefängnis bleiben und auf einen Pasch hoffen. In den ersten zwei Zügen darfst du auch nur abwarten, das gilt als Versuch. Den dritten musst du würfeln.
    .title = Drei Runden für drei Versuche
clause-tempo-jail-doubles-free-and-move = Wirfst du im Gefängnis einen Pasch, bist du ohne Strafe frei und ziehst um diesen Wurf. Einen Zusatzwurf bringt er nicht.
    .title = Ein Pasch öffnet die Tür
clause-tempo-jail-third-failed-roll-pays = Ist auch der dritte Wurf kein Pasch, musst du der Bank M50 zahlen. Fehlt dir das Geld, ist es eine gewöhnliche Schuld.
    .title = Dritter Fehlwurf kostet Strafe
clause-tempo-jail-third-failed-roll-moves = Ist die Strafe nach dem dritten Fehlwurf bezahlt, verlässt du das Gefängnis und ziehst um genau diesen Wurf.
    .title = Der dritte Wurf bringt dich hinaus
clause-tempo-jail-visiting = Führt dich ein gewöhnlicher Zug auf das Gefängnisfeld, bist du bloß Besucher, und nichts geschieht.
    .title = Nur ein Besuch
clause-tempo-jail-visiting-area = Wer nur zu Besuch ist, stellt seine Figur auf den Rand für Besucher. So sieht man, wer wirklich einsitzt.
    .title = Besucher stehen getrennt
clause-tempo-jail-standing-actions-allowed = Miete verlangen, bieten, bauen, Gebäude verkaufen, Hypotheken aufnehmen und handeln darfst du immer, auch wenn du nicht dran bist oder einsitzt. Nur während der Wurf eines anderen abgewickelt wird, bleibt dir bloß, Miete zu verlangen oder Geld für eine Schuld zu beschaffen.
    .title = Was du immer darfst

## auction

clause-tempo-auction-case-declined-property = Ein freies Grundstück wird versteigert, wenn der Spieler, der dort gelandet ist, es nicht kauft.
    .title = Versteigerung nach dem Verzicht
clause-tempo-auction-case-bankrupt-to-bank = Fällt der Besitz eines Bankrotten an die Bank, versteigert sie ihn ohne Hypothek und mit offener Besitzrechtkarte.
    .title = Versteigerung nach einem Bankrott
clause-tempo-auction-case-building-shortage = Hat die Bank zu wenige Gebäude und wollen mehrere zugleich bauen, werden die Gebäude versteigert.
    .title = Versteigerung knapper Gebäude
clause-tempo-auction-bid-covered-by-cash = Dein Gebot darf nicht höher sein als dein Bargeld. Dafür darfst du noch Gebäude verkaufen oder Hypotheken aufnehmen; so lange wartet die Versteigerung.
    .title = Nur bieten, was du hast
clause-tempo-auction-minimum-one = Jeder kann das erste Gebot machen, mindestens M1, auch der, der nicht kaufen wollte.
    .title = Gebote ab M1
clause-tempo-auction-last-bidder-must-buy = Überbietet dich niemand, musst du kaufen; zurückziehen lässt sich ein Gebot nicht. Bietet überhaupt keiner, bleibt das Grundstück bei der Bank.
    .title = Das letzte Gebot gilt

## build

clause-tempo-build-full-group-required = Häuser kaufst du erst, wenn dir jede Straße der Farbgruppe gehört, und nur für diese Straßen.
    .title = Bauen nur mit ganzer Gruppe
clause-tempo-build-price-on-deed = Den festen Preis für ein Haus nennt dir die Besitzrechtkarte seiner Straße.
    .title = Was ein Haus kostet
clause-tempo-build-evenly = Erst wenn jede Straße der Gruppe ein Haus hat, kommt irgendwo das zweite hin, und so weiter: Der Unterschied beträgt nie mehr als eins.
    .title = Gleichmäßig bauen
clause-tempo-build-max-four-houses = Mehr als 4 Häuser passen auf keine Straße.
    .title = Höchstens vier Häuser
clause-tempo-build-hotel-from-four-houses = Hat jede Straße der Gruppe 4 Häuser oder schon ein Hotel, darfst du 4 Häuser gegen ein Hotel tauschen.
    .title = Aus vier Häusern ein Hotel
clause-tempo-build-hotel-price-and-return = Für ein Hotel zahlst du den Preis auf der Besitzrechtkarte, und die 4 Häuser gehen an die Bank.
    .title = Was ein Hotel kostet
clause-tempo-build-one-hotel-nothing-more = Eine Straße trägt nur ein einziges Hotel, und daneben ist kein Platz für Häuser.
    .title = Ein Hotel und sonst nichts
clause-tempo-build-blocked-by-mortgage-in-group = Solange auch nur eine Straße der Gruppe belastet ist, kannst du auf keiner von ihnen bauen.
    .title = Hypothek verhindert das Bauen

## shortage

clause-tempo-shortage-wait = Hat die Bank kein Haus mehr, wartest du, bis andere welche zurückgeben.
    .title = Wenn die Gebäude ausgehen
clause-tempo-shortage-auction = Reicht der Rest nicht für alle, die bauen wollen, werden die Gebäude einzeln versteigert, jeweils ab M1. Will nur einer bauen, zahlt er den festen Preis.
    .title = Knappe Gebäude kommen unter den Hammer

## sell

clause-tempo-sell-half-price = Die Bank nimmt deine Gebäude für die Hälfte dessen zurück, was du bezahlt hast: den festen Preis oder, wenn du sie ersteigert hast, dein Gebot.
    .title = Gebäude zum halben Preis abgeben
clause-tempo-sell-evenly = Häuser verlassen eine Gruppe so gleichmäßig, wie sie gekommen sind: immer dort, wo die meisten stehen.
    .title = Gleichmäßig verkaufen
clause-tempo-sell-hotel-gives-four-houses-and-half = Ein verkauftes Hotel bringt die Hälfte dessen, was du dafür bezahlt hast, und wird wieder zu 4 Häusern. Fehlen der Bank die Häuser, darfst du die Gruppe in einem Schritt auf eine gleichmäßige Stufe abbauen, für die der Vorrat reicht.
    .title = Ein Hotel verkaufen

## mortgage

clause-tempo-mortgage-when-short = Auf jedes deiner Grundstücke darfst du eine Hypothek aufnehmen; das hilft vor allem, wenn dein Bargeld knapp wird oder eine Schuld drückt.
    .title = Eine Hypothek aufnehmen
clause-tempo-mortgage-group-buildings-sold-first = Bevor du eine Hypothek auf eine Straße aufnimmst, müssen sämtliche Gebäude ihrer Farbgruppe an die Bank verkauft sein.
    .title = Keine Hypothek mit Gebäuden
clause-tempo-mortgage-flip-and-receive = Für eine Hypothek legst du die Besitzrechtkarte verdeckt hin und erhältst die Summe, die darauf steht, von der Bank.
    .title = Karte umdrehen, Geld nehmen
clause-tempo-mortgage-redeem-plus-ten-percent = Das Ablösen kostet die Hypothek und 10 % Zinsen, auf ganze M gerundet, Halbe aufwärts. Das darfst du, wann immer du bauen darfst, auch im Gefängnis und während du Schulden hast.
    .title = Eine Hypothek zurückzahlen
clause-tempo-mortgage-flip-back = Nach dem Ablösen liegt die Karte wieder offen, und das Grundstück bringt erneut Miete.
    .title = Abgelöst heißt wieder offen
clause-tempo-mortgage-no-rent = Solange auf deinem Grundstück eine Hypothek liegt, kannst du dafür keine Miete verlangen.
    .title = Belasteter Besitz bringt nichts ein

## trade

clause-tempo-trade-unbuilt-properties = Unbebaute Grundstücke dürft ihr euch gegenseitig abkaufen und verkaufen.
    .title = Grundstücke handeln
clause-tempo-trade-group-buildings-sold-first = Eine Straße wechselt erst dann zu einem anderen Spieler, wenn alle Gebäude ihrer Farbgruppe an die Bank verkauft sind.
    .title = Vor dem Handel räumen
clause-tempo-trade-for-cash = Ein Mitspieler kann dir dein Grundstück für Bargeld abnehmen.
    .title = Grundstück gegen Bargeld
clause-tempo-trade-for-property = Ihr könnt Grundstücke untereinander tauschen.
    .title = Grundstück gegen Grundstück
clause-tempo-trade-for-jail-card = Auch eine Freikarte taugt als Bezahlung für ein Grundstück.
    .title = Grundstück gegen Freikarte
clause-tempo-trade-free-values = Was ein fairer Handel ist, machen die Beteiligten aus. Jede Seite darf Bargeld, Grundstücke und Freikarten beliebig mischen.
    .title = Den Wert bestimmt ihr selbst
clause-tempo-trade-mortgaged-allowed = Grundstücke mit Hypothek dürft ihr ebenfalls handeln, zu jedem Preis, auf den ihr euch einigt.
    .title = Auch Belastetes darf wechseln
clause-tempo-trade-mortgaged-buyer-redeems-or-pays = Bekommst du ein belastetes Grundstück, löst du es entweder gleich für die Hypothek plus 10 % ab oder zahlst der Bank 10 % der Hypothek und lässt die Karte verdeckt.
    .title = Eine Hypothek übernehmen
clause-tempo-trade-mortgaged-later-again-ten-percent = Hast du die Hypothek beim Übernehmen stehen lassen, kostet das spätere Ablösen die Hypothek und abermals 10 %.
    .title = Späteres Ablösen kostet noch einmal

## debt

clause-tempo-debt-raise-money = Schuldest du mehr, als du Bargeld hast, kannst du Gebäude verkaufen, Hypotheken aufnehmen oder Grundstücke an Mitspieler verkaufen.
    .title = Geld für Schulden beschaffen

## bankruptcy

clause-tempo-bankruptcy-definition = Reicht alles, was du zu Geld machen kannst, nicht für deine Schuld, bist du bankrott.
    .title = Wann du bankrott bist
clause-tempo-bankruptcy-out-of-game = Wer bankrott ist, verlässt das Spiel und kommt nicht mehr an die Reihe.
    .title = Bankrott heißt ausgeschieden
clause-tempo-bankruptcy-pay-as-much-as-possible = Die Gebäude eines Bankrotten werden zum halben Preis verkauft, alle freien Grundstücke belastet, und das ganze Bargeld geht an den Gläubiger.
    .title = Zahlen, was noch da ist
clause-tempo-bankruptcy-player-gets-mortgaged-deeds = Bist du durch die Schuld bei einem Mitspieler bankrott, bekommt er alle deine Grundstücke, mit Hypothek belastet.
    .title = Grundstücke gehen an den Gläubiger
clause-tempo-bankruptcy-player-gets-jail-cards = Der Mitspieler, bei dem du Pleite machst, erhält auch deine Freikarten.
    .title = Freikarten gehen an den Gläubiger
clause-tempo-bankruptcy-creditor-pays-interest = Mit jedem Grundstück unter Hypothek, das zu ihm kommt, schuldet der Gläubiger der Bank gleich 10 % der Hypothek als Zinsen. Fehlt ihm das Geld, ist es eine gewöhnliche Schuld.
    .title = Gläubiger zahlt 10 % Zinsen
clause-tempo-bankruptcy-interest-even-without-redeeming = Diese 10 % schuldet der Gläubiger auch, wenn er die Hypothek vorerst stehen lässt.
    .title = Zinsen in jedem Fall
clause-tempo-bankruptcy-bank-auctions-all-at-once = Bist du bei der Bank bankrott, wird dein ganzer Grundbesitz sofort versteigert, noch vor dem nächsten Zug.
    .title = Schuld bei der Bank: Versteigerung
clause-tempo-bankruptcy-auctioned-mortgage-free = Was du bei so einer Versteigerung bekommst, trägt keine Hypothek mehr. Du legst die Karte offen hin und zahlst nur dein Gebot.
    .title = Ersteigert ohne Hypothek
clause-tempo-bankruptcy-jail-cards-under-piles = Bist du bei der Bank bankrott, kommen deine Freikarten wieder unter ihre Stapel.
    .title = Freikarten zurück zum Stapel

## end

clause-tempo-end-last-player = Das Spiel ist zu Ende, sobald nur noch ein Einziger nicht bankrott ist.
    .title = Ende des Spiels

## house-rules

clause-tempo-house-rules-no-loans = Ihr dürft einander kein Geld leihen und keine spätere Zahlung ausmachen.
    .title = Keine Darlehen unter Spielern
clause-tempo-house-rules-no-rent-waiver-deals = Ihr dürft nicht abmachen, euch gegenseitig die Miete zu erlassen. Sie einfach nicht zu verlangen, bleibt möglich.
    .title = Keine Absprachen über Mietfreiheit
clause-tempo-house-rules-no-parking-pot = Alle Steuern und Strafen gehen geradewegs an die Bank; für Frei Parken wird nichts zurückgelegt.
    .title = Kein Topf auf Frei Parken

## speed-die

clause-tempo-speed-die-optional-mode = Der Tempowürfel macht das Spiel schneller. Ob ihr ihn benutzt, entscheidet ihr vor dem Spiel.
    .title = Mit dem Tempowürfel spielen
clause-tempo-speed-die-extra-thousand = Mit dem Tempowürfel bekommen alle M1.000 zum Startgeld dazu, zusammen also M2.500.
    .title = M1.000 mehr zum Anfang
clause-tempo-speed-die-after-first-los = Hast du LOS zum ersten Mal erreicht oder überquert, würfelst du ab dem nächsten Wurf immer mit dem Tempowürfel. Das gilt für jeden einzeln; der Weg ins Gefängnis zählt nie.
    .title = Frei nach dem ersten LOS
clause-tempo-speed-die-roll-three-dice = Ist der Tempowürfel für dich frei, wirfst du ihn zusammen mit den zwei weißen Würfeln.
    .title = Mit drei Würfeln würfeln
clause-tempo-speed-die-number-adds = Zeigt der Tempowürfel 1, 2 oder 3, ziehst du um alle drei Würfel zusammen.
    .title = Eine Zahl kommt dazu
clause-tempo-speed-die-bus-choice = Zeigt der Tempowürfel den Bus, suchst du dir aus, ob du um den einen weißen Würfel, um den anderen oder um beide ziehst.
    .title = Der Bus: Du hast die Wahl
clause-tempo-speed-die-bus-example = Mit 1, 5 und Bus ziehst du wahlweise 1, 5 oder 6 Felder weit, etwas anderes geht nicht.
    .title = Der Bus an einem Beispiel
clause-tempo-speed-die-mr-monopoly-normal-move-first = Zeigt der Tempowürfel Magie, ziehst du erst um die zwei weißen Würfel und erledigst dieses Feld ganz.
    .title = Magie: erst normal ziehen
clause-tempo-speed-die-mr-monopoly-next-unowned = Danach führt dich Magie von deinem Feld aus vorwärts zum nächsten Grundstück, das noch niemandem gehört. Über LOS gibt es M200.
    .title = Magie: weiter zu freiem Besitz
clause-tempo-speed-die-mr-monopoly-buy-or-auction = Das freie Grundstück, zu dem dich Magie führt, kannst du kaufen oder einer Versteigerung überlassen.
    .title = Magie: kaufen oder versteigern
clause-tempo-speed-die-mr-monopoly-none-left-pay-rent = Ist kein Grundstück mehr frei, führt dich Magie zum allernächsten. Verlangt der Besitzer die Miete, zahlst du sie; dein eigenes oder ein belastetes Grundstück kostet nichts.
    .title = Magie, wenn alles verkauft ist
clause-tempo-speed-die-doubles-count-white-only = Für den Pasch zählen bloß die zwei weißen Würfel, beim Zusatzwurf ebenso wie beim dritten Pasch.
    .title = Pasch nur mit weißen Würfeln
clause-tempo-speed-die-triple-jump-anywhere = Zeigen alle drei Würfel dieselbe Zahl, darfst du auf jedes Feld springen, statt die Summe zu ziehen. M200 gibt es nur, wenn du LOS selbst wählst. Danach würfelst du wie bei jedem Pasch noch einmal; als dritter Pasch bringt der Wurf dich stattdessen ins Gefängnis.
    .title = Drei Gleiche: Sprung nach Wahl
clause-tempo-speed-die-jail-cancels-result = Musst du in deinem Zug ins Gefängnis, ist der Zug vorbei, und was der Tempowürfel zeigt, verfällt.
    .title = Gefängnis hebt den Tempowürfel auf
clause-tempo-speed-die-jail-roll-white-only = Willst du dich mit einem Pasch befreien, wirfst du nur die weißen Würfel. Nach Strafe oder Freikarte gilt wieder der Wurf mit dem Tempowürfel, wenn er für dich frei ist.
    .title = Im Gefängnis nur weiße Würfel
clause-tempo-speed-die-utility-rent-three-dice = Für die Miete eines Werks wirfst du drei Würfel. Ist der Tempowürfel für dich noch nicht frei, wirfst du nur die weißen.
    .title = Drei Würfel für die Miete im Werk
clause-tempo-speed-die-utility-symbols-zero = Im Mietwurf für ein Werk gelten Bus und Magie als 0 und bewirken sonst nichts.
    .title = Bus und Magie gelten hier 0
