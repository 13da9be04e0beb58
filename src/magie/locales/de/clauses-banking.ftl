### Clauses of the banking rulebook (electronic card reader) in our own words.

## goal

clause-banking-goal-escape-bankruptcy = Du gewinnst, wenn alle anderen bankrott sind und nur du noch zahlen kannst. Dann bist du auch der Reichste.
    .title = Als Letzter zahlungsfähig

## setup

clause-banking-setup-components-board-reader = Gespielt wird auf einem Brett mit einem elektronischen Lesegerät. Geldscheine gibt es nicht.
    .title = Brett und Lesegerät
clause-banking-setup-components-tokens = In der Schachtel liegen 6 Figuren aus Zink, eine für jeden möglichen Mitspieler.
    .title = Anzahl der Figuren
clause-banking-setup-token-care = Ist eine Metallfigur aus der Schachtel verbogen, bring sie behutsam wieder in Form.
    .title = Verbogene Figuren
clause-banking-setup-components-deeds = Zu jeder Straße, jedem Verkehrszentrum und jedem Medienzentrum gehört eine Besitzrechtkarte, zusammen sind es 28.
    .title = Anzahl der Besitzrechtkarten
clause-banking-setup-components-decks = Es gibt 16 Ereigniskarten und 16 Gemeinschaftskarten. Jeder Stapel wird für sich gemischt und verdeckt hingelegt.
    .title = Die beiden Kartenstapel
clause-banking-setup-components-bank-cards = Alle bekommen eine der 6 nummerierten Bankkarten; mehr als sechs können daher nicht mitspielen.
    .title = Sechs Bankkarten
clause-banking-setup-components-buildings = Die Bank hat 32 Apartments und 12 Hotels. Sind sie verbaut, kommen keine dazu.
    .title = Anzahl der Gebäude
clause-banking-setup-components-dice = Du spielst mit 2 Würfeln.
    .title = Anzahl der Würfel
clause-banking-setup-start-balance = Alle fangen mit 15 Millionen € auf dem Konto an.
    .title = Der Kontostand zu Beginn

## bank

clause-banking-bank-elect-banker = Vor dem Spiel einigt ihr euch darauf, wer Bankhalter wird.
    .title = Wer die Bank führt
clause-banking-bank-banker-may-abstain = Seid ihr mehr als fünf, muss der Bankhalter nicht mitspielen. Er besetzt dann keinen Spielerplatz und kümmert sich nur um Lesegerät und Versteigerungen.
    .title = Nur Bank, kein Mitspieler
clause-banking-bank-duty-operate-reader = Das Lesegerät bedient nur der Bankhalter; jede Zahlung läuft also über ihn.
    .title = Der Bankhalter bucht
clause-banking-bank-duty-deeds = Besitzrechtkarten, die noch niemandem gehören, liegen beim Bankhalter.
    .title = Der Bankhalter hütet die Karten
clause-banking-bank-duty-buildings = Apartments und Hotels, die nicht auf dem Brett stehen, liegen beim Bankhalter.
    .title = Der Bankhalter hütet die Gebäude
clause-banking-bank-duty-auctions = Wird etwas versteigert, ruft der Bankhalter die Gebote auf.
    .title = Der Bankhalter leitet Versteigerungen

## turn

clause-banking-turn-first-player = Alle würfeln mit beiden Würfeln, und die höchste Summe beginnt. Bei Gleichstand würfeln die Besten noch einmal.
    .title = Wer anfängt
clause-banking-turn-clockwise = Nach dem ersten Spieler ist jeweils der linke Nachbar dran.
    .title = Reihum im Uhrzeigersinn

## move

clause-banking-move-two-dice-sum = Deine Figur startet auf LOS. Bist du dran, würfelst du mit beiden Würfeln und rückst um ihre Summe in Richtung des Pfeils vor.
    .title = Würfeln und ziehen
clause-banking-move-share-space = Auf einem Feld ist Platz für mehrere Figuren. Das hat keine Folgen.
    .title = Ein Feld teilen
clause-banking-move-space-actions = Je nach Feld kaufst du das Grundstück oder lässt es versteigern, zahlst Miete oder Steuer, ziehst eine Karte oder musst ins Gefängnis. Auf manchen Feldern passiert nichts.
    .title = Was ein Feld verlangt

## turn

clause-banking-turn-doubles-may-roll-again = Nach einem Pasch ziehst du wie sonst und darfst danach erneut würfeln. Du kannst es auch lassen und deinen Zug beenden.
    .title = Pasch erlaubt einen weiteren Wurf
clause-banking-turn-third-doubles-jail = Beim dritten Pasch im selben Zug rückst du nicht mehr vor, sondern kommst sofort ins Gefängnis.
    .title = Der dritte Pasch

## go

clause-banking-go-salary = Jedes Mal, wenn du vorwärts über LOS ziehst oder genau darauf landest, kommen 2 Millionen € auf dein Konto.
    .title = Gehalt für LOS
clause-banking-go-caption = Auch das Spielbrett erinnert dich daran: Der Weg über LOS bringt dir 2 Millionen €.
    .title = Erinnerung auf dem Brett
clause-banking-go-twice-in-one-turn = Du kannst das Gehalt in einem Zug doppelt verdienen, etwa wenn du LOS überquerst, auf ein Kartenfeld kommst und eine Karte dich gleich weiter nach LOS schickt.
    .title = Zweimal Gehalt
clause-banking-go-twice-two-bookings = Verdienst du in einem Zug zwei Gehälter, schiebt der Bankhalter deine Karte zweimal ein und drückt jedes Mal einmal die LOS-Taste.
    .title = Zwei Gehälter, zwei Buchungen

## device

clause-banking-device-display-five-chars = Die Anzeige hat Platz für 5 Zeichen, der Punkt zählt nicht mit. 12.340.000 € liest du als 12.34M. Ab 100M siehst du nur eine Nachkommastelle, gespeichert bleibt der genaue Betrag.
    .title = Die kleine Anzeige
clause-banking-device-notation-k = Beträge unter einer Million erscheinen in Tausendern mit K: Statt 100.000 € steht da 100K.
    .title = K für Tausend
clause-banking-device-notation-m = Ab einer Million erscheinen Beträge mit M und, wenn nötig, mit Nachkommastellen: 1M, 1.5M, 15M.
    .title = M für Million
clause-banking-device-enter-amount-with-unit-keys = Der Bankhalter tippt eine Zahl und drückt dann M oder K. Diese Taste schließt die Eingabe ab und bucht sofort.
    .title = Einen Betrag eingeben
clause-banking-device-key-m = M bedeutet Million: 3 und M sind 3.000.000 €.
    .title = Die Taste M
clause-banking-device-key-k = K bedeutet Tausend: 60 und K sind 60.000 €.
    .title = Die Taste K
clause-banking-device-key-go = Steckt deine Karte links, bringt ein Druck auf die LOS-Taste 2 Millionen € auf dein Konto.
    .title = Die LOS-Taste
clause-banking-device-key-go-needs-left-slot = Dein Gehalt wird nur gebucht, wenn deine Karte links steckt. Mit einer Karte rechts oder ganz ohne Karte bewirkt die LOS-Taste nichts.
    .title = LOS-Taste nur mit Karte links
clause-banking-device-key-c-cancel = Ein kurzer Druck auf C löscht den Betrag, der gerade eingetippt wird.
    .title = Die Taste C
clause-banking-device-key-c-hold-new-game = Für ein neues Spiel hältst du C gedrückt, bis ein Ton es bestätigt. Kurzes Drücken reicht dafür nicht.
    .title = C halten für ein neues Spiel
clause-banking-device-reset-balances = Ein neues Spiel stellt jedes Konto wieder auf 15 Millionen €. Führt Magie das Spiel, fragt gehaltenes C nur die Runde nach einem neuen Spiel und ändert von selbst nichts.
    .title = Alle zurück auf 15 Millionen
clause-banking-device-key-decimal-volume = Eine Taste hat zwei Aufgaben: Steckt eine Karte, setzt sie den Dezimalpunkt; steckt keine, ändert sie die Lautstärke.
    .title = Eine Taste für zweierlei
clause-banking-device-credit-symbol = Das Zeichen am linken Schlitz steht für Haben: Hier kommt Geld auf dein Konto.
    .title = Das Zeichen für Haben
clause-banking-device-debit-symbol = Das Zeichen am rechten Schlitz steht für Soll: Hier geht Geld von deinem Konto ab.
    .title = Das Zeichen für Soll
clause-banking-device-wake-up = Ein Tastendruck oder eine eingeschobene Karte schaltet das Lesegerät ein.
    .title = Das Lesegerät einschalten
clause-banking-device-insert-shows-number-and-balance = Wird eine Karte eingeschoben, siehst du zuerst ihre Nummer und dann den Kontostand.
    .title = Was eine Karte anzeigt
clause-banking-device-credit-left-slot = Bekommst du Geld, schiebt der Bankhalter deine Karte links ein. Dein Kontostand erscheint.
    .title = Einnehmen: Karte nach links
clause-banking-device-credit-type-amount = Nun tippt der Bankhalter ein, wie viel du bekommst, und dein Kontostand steigt.
    .title = Einnehmen: der Betrag
clause-banking-device-credit-remove-card = Ist die Gutschrift gebucht, wird deine Karte herausgezogen. Von da an steht die Buchung fest.
    .title = Einnehmen: Karte heraus
clause-banking-device-credit-situations = Geld bekommst du für LOS, als Miete, durch Ereignis- und Gemeinschaftskarten, für verkaufte Gebäude, für eine Hypothek und wenn jemand durch Schulden bei dir bankrott wird.
    .title = Wann du Geld bekommst
clause-banking-device-credit-from-bank = Gehalt, Kartengewinne, Gebäudeverkäufe und Hypotheken zahlt die Bank: Dafür genügt deine Karte im linken Schlitz.
    .title = Was die Bank dir zahlt
clause-banking-device-debit-right-slot = Musst du zahlen, schiebt der Bankhalter deine Karte rechts ein.
    .title = Zahlen: Karte nach rechts
clause-banking-device-debit-type-amount = Nun tippt der Bankhalter ein, was du schuldest, und dein Kontostand sinkt um genau diese Summe.
    .title = Zahlen: der Betrag
clause-banking-device-debit-remove-card = Ist der Betrag gebucht, kommt deine Karte heraus. Reicht dein Konto nicht, lehnt das Lesegerät mit einem Fehlerton ab, und du musst erst Geld beschaffen.
    .title = Zahlen: Karte heraus
clause-banking-device-debit-situations = Geld geht ab für Miete, Käufe, Steuern, Karten, Apartments und Hotels, abgelöste Hypotheken, den Freikauf aus dem Gefängnis und Schulden bei einem Mitspieler.
    .title = Wann du Geld zahlst
clause-banking-device-debit-to-bank = Käufe, Steuern, Kartenzahlungen, abgelöste Hypotheken und die Gefängnisstrafe gehen an die Bank: Dafür genügt deine Karte im rechten Schlitz.
    .title = Was du der Bank zahlst
clause-banking-device-transfer-situations = Von Karte zu Karte fließt Geld bei Mieten, nach einem Bankrott und wenn ihr untereinander Besitz verkauft.
    .title = Geld unter Mitspielern
clause-banking-device-transfer-payer-right = Zahlt ein Spieler einem anderen Geld, steckt die Karte des Zahlers rechts.
    .title = Überweisung: Zahler rechts
clause-banking-device-transfer-receiver-left = Links steckt die Karte dessen, der das Geld bekommt.
    .title = Überweisung: Empfänger links
clause-banking-device-transfer-shows-payer-balance = Stecken beide Karten, zeigt das Lesegerät, wie viel der Zahler auf dem Konto hat.
    .title = Überweisung: wessen Kontostand
clause-banking-device-transfer-both-change = Tippt der Bankhalter die Summe ein, verlässt sie das eine Konto und kommt ungekürzt auf dem anderen an.
    .title = Überweisung: beide Konten ändern sich
clause-banking-device-transfer-remove-both = Nach der Buchung zieht der Bankhalter beide Karten heraus; damit steht sie fest. Solange noch beide stecken, macht C beide Seiten rückgängig.
    .title = Überweisung: beide Karten heraus
clause-banking-device-auto-off = Bleibt das Lesegerät etwa 1 Minute unbenutzt, schaltet es sich von selbst ab.
    .title = Das Lesegerät schläft ein
clause-banking-device-reactivate = Jede Taste weckt das Lesegerät wieder. Der erste Druck gibt dabei noch nichts ein.
    .title = Das Lesegerät wecken
clause-banking-device-pause-game = Ihr könnt das Spiel unterbrechen und später weiterspielen. Konten und Zug sind dann genau so, wie ihr sie verlassen habt.
    .title = Eine Pause einlegen
clause-banking-device-balances-persist = Das Lesegerät merkt sich alle Kontostände. Auch wenn es sich abschaltet, geht nichts verloren.
    .title = Konten bleiben gespeichert
clause-banking-device-insert-in-arrow-direction = Schieb jede Bankkarte so ein, wie ihr Pfeil zeigt, sonst erkennt das Lesegerät sie nicht.
    .title = Dem Pfeil nach
clause-banking-device-beep-confirms = Ein Ton sagt dir, dass die Karte gelesen wurde. Hörst du keinen, steckt sie vielleicht verkehrt herum.
    .title = Auf den Ton achten
clause-banking-device-correct-with-c = War der Betrag falsch, hilft C: Es löscht die laufende Eingabe oder nimmt die letzte Buchung zurück. Dann kommt der richtige Betrag.
    .title = Falschen Betrag berichtigen
clause-banking-device-correct-only-while-inserted = Ein Fehler lässt sich nur beheben, bevor die Karte das Lesegerät verlässt. Sie erneut einzuschieben hilft nicht.
    .title = Berichtigen vor dem Herausziehen
clause-banking-device-amount-limits = Eine Eingabe reicht von 10K bis 20M, in Schritten von 10K. Größere Summen werden in mehreren Eingaben gebucht.
    .title = Kleinste und größte Eingabe
clause-banking-device-decimal-point-is-comma = Der Punkt auf dem Lesegerät bedeutet ein Komma: 2.5M sind zweieinhalb Millionen.
    .title = Punkt statt Komma
clause-banking-device-volume = Willst du die Lautstärke ändern, zieh erst jede Karte heraus und drück dann die Punkt-Taste.
    .title = Lautstärke einstellen
clause-banking-device-cashless = Jede Zahlung wird am Lesegerät gebucht. Wo in den Regeln gezahlt wird, ist immer dein Konto gemeint.
    .title = Ganz ohne Bargeld
clause-banking-device-batteries-page = Das Lesegerät aus der Schachtel braucht Batterien; im Heft zeigt eine eigene Seite, wie sie hineinkommen.
    .title = Batterien im Lesegerät
clause-banking-device-battery-adults-only = Die Batterien zu wechseln ist Sache der Erwachsenen.
    .title = Batterien wechseln
clause-banking-device-battery-keep-information = Heb die Hinweise zu den Batterien gut auf, damit du später nachlesen kannst.
    .title = Batteriehinweise behalten
clause-banking-device-battery-type-and-polarity = Nimm nur Batterien der vorgesehenen Sorte und achte auf Plus und Minus.
    .title = Die richtigen Batterien
clause-banking-device-battery-no-mixing = Leg nie verschiedene Sorten zusammen ein und auch keine alten mit neuen Batterien.
    .title = Batterien nicht mischen
clause-banking-device-battery-remove-empty = Sind Batterien leer, nimm sie gleich aus dem Lesegerät.
    .title = Leere Batterien heraus
clause-banking-device-battery-remove-when-unused = Brauchst du das Lesegerät lange Zeit nicht, nimm die Batterien vorher heraus.
    .title = Vor einer langen Pause
clause-banking-device-battery-no-short-circuit = Verbinde die Kontakte der Batterien niemals miteinander.
    .title = Kein Kurzschluss
clause-banking-device-interference-restart = Stören andere Geräte das Lesegerät, stell es weiter weg, schalte es aus und ein oder leg die Batterien neu ein. Sicher sind die Kontostände nur beim bloßen Abschalten.
    .title = Elektrische Störungen
clause-banking-device-battery-no-rechargeables = Benutze keine Akkus, und versuche nie, gewöhnliche Batterien aufzuladen.
    .title = Keine Akkus
clause-banking-device-battery-children = Batterien gehören nicht in Kinderhände. Wird eine verschluckt, geh sofort zum Arzt.
    .title = Batterien und Kinder
clause-banking-device-disposal = Das Lesegerät gehört nicht in den Restmüll. Bring es zu einer Sammelstelle.
    .title = Wohin mit dem alten Lesegerät

## buy

clause-banking-buy-three-kinds = Kaufen kannst du die Straßen der Farbgruppen, Verkehrszentren und Medienzentren.
    .title = Drei Arten von Besitz
clause-banking-buy-first-chance = Kommst du auf ein Grundstück, das noch keinem gehört, darfst du es vor allen anderen kaufen.
    .title = Das erste Kaufrecht
clause-banking-buy-price-on-card = Du zahlst der Bank, was auf der Besitzrechtkarte als Preis steht.
    .title = Was ein Grundstück kostet
clause-banking-buy-deed-face-up = Deine Besitzrechtkarten liegen sichtbar vor dir. So wissen alle, was dir gehört.
    .title = Besitz liegt offen
clause-banking-buy-decline-auction = Lässt du ein Grundstück liegen, bringt es der Bankhalter gleich zur Versteigerung.
    .title = Kein Kauf, dann Versteigerung
clause-banking-buy-monopoly-advantage = Alle Straßen einer Farbe zu haben, zahlt sich aus: Unbebaut bringen sie doppelte Miete, und mit Gebäuden noch mehr.
    .title = Warum sich ganze Gruppen lohnen

## auction

clause-banking-auction-banker-auctions = Will der Besucher ein Grundstück nicht haben oder fehlt ihm das Geld dafür, wird es vom Bankhalter versteigert.
    .title = Wann versteigert wird
clause-banking-auction-everyone-may-bid = Mitbieten dürfen alle, sogar wer gerade auf den Kauf verzichtet hat. Gewartet wird auf jeden, der das Geld noch mit Gebäuden und Hypotheken aufbringen könnte.
    .title = Alle dürfen bieten
clause-banking-auction-any-opening-amount = Das erste Gebot darf beliebig sein, ab 10K. Geboten wird in Schritten von 10K und nie mehr, als du auf dem Konto hast.
    .title = Das erste Gebot
clause-banking-auction-highest-pays = Wer am meisten bietet, zahlt sein letztes Gebot an die Bank und bekommt die Besitzrechtkarte. Bietet keiner, bleibt sie bei der Bank.
    .title = Das höchste Gebot gewinnt

## rent

clause-banking-rent-pay-owner = Hältst du auf einem Grundstück, das einem anderen gehört, schuldest du ihm Miete.
    .title = Miete für den Besitzer
clause-banking-rent-must-be-demanded-in-time = Als Besitzer musst du die Miete verlangen, ehe der Nächste würfelt, sonst verfällt sie. Würfelt dein Besucher nach einem Pasch weiter, bleibt noch Zeit.
    .title = Miete rechtzeitig verlangen
clause-banking-rent-amount-on-card = Die Miete liest du auf der Besitzrechtkarte ab. Je mehr Gebäude auf der Straße stehen, desto höher ist sie.
    .title = Wie hoch die Miete ist
clause-banking-rent-doubled-full-group = Gehören dir alle Straßen einer Farbe, bringen die unbebauten davon doppelte Miete.
    .title = Doppelte Miete
clause-banking-rent-doubled-despite-mortgaged-sibling = Die doppelte Miete gibt es selbst dann, wenn auf einer anderen Straße der Gruppe eine Hypothek liegt.
    .title = Doppelt trotz Hypothek
clause-banking-rent-none-when-mortgaged = Für ein Grundstück mit Hypothek kannst du keine Miete verlangen.
    .title = Keine Miete bei Hypothek
clause-banking-rent-media-bought-and-auctioned-alike = Sony-Center und Fernsehturm sind die beiden Medienzentren. Gekauft und versteigert werden sie wie Straßen.
    .title = Medienzentren kaufen
clause-banking-rent-media-pay-owner = Auf dem Medienzentrum eines anderen zahlst du Miete nach deinen Augen. Auch hier muss der Besitzer sie rechtzeitig verlangen.
    .title = Miete im Medienzentrum
clause-banking-rent-media-uses-move-roll = Die Medienmiete richtet sich nach dem Wurf, der dich hinbrachte. Schickt dich eine Karte hin, zählt der Wurf davor, sofern sie keinen neuen verlangt.
    .title = Welcher Wurf zählt
clause-banking-rent-media-one = Hat der Besitzer ein Medienzentrum, zahlst du 40.000 € je Auge: 7 Augen kosten 280.000 €.
    .title = Ein Medienzentrum
clause-banking-rent-media-both = Hat der Besitzer beide Medienzentren, zahlst du 100.000 € je Auge: 7 Augen kosten 700.000 €.
    .title = Beide Medienzentren
clause-banking-rent-transport-bought-and-auctioned-alike = Für Verkehrszentren, also Bahnhöfe und Flughäfen, gilt beim Kaufen und Versteigern dasselbe wie für alle anderen Grundstücke.
    .title = Verkehrszentren kaufen
clause-banking-rent-transport-owner-must-demand = Wem ein Verkehrszentrum gehört, der muss seine Miete ebenfalls verlangen, ehe der Nächste würfelt.
    .title = Auch hier Miete verlangen
clause-banking-rent-transport-by-number = Die Miete eines Verkehrszentrums steht auf seiner Karte und steigt mit der Zahl, die der Besitzer hat. Solche mit Hypothek zählen mit.
    .title = Mehr Zentren, mehr Miete

## tax

clause-banking-tax-pay = Auf einem Steuerfeld zahlst du der Bank den Betrag, der dort steht.
    .title = Steuer zahlen

## build

clause-banking-build-full-group = Apartments darfst du erst bauen, wenn dir jede Straße der Farbgruppe gehört.
    .title = Nur mit ganzer Gruppe
clause-banking-build-flow-rule = Ist eine Farbgruppe vollständig deine, kannst du dort bauen, sogar noch im selben Zug.
    .title = Gleich losbauen
clause-banking-build-price-on-card = Wie viel ein Apartment kostet, liest du auf der Karte der Straße.
    .title = Was ein Apartment kostet
clause-banking-build-when = Bauen darfst du, wenn du dran bist, und zwischen den Zügen der anderen.
    .title = Wann du bauen darfst
clause-banking-build-before-next-roll = Zwischen zwei Zügen kannst du nur bauen, solange der Nächste seine Würfel noch nicht geworfen hat.
    .title = Bauen vor dem Wurf
clause-banking-build-evenly = In einer Gruppe baust du gleichmäßig: Keine Straße darf einer anderen um mehr als ein Apartment voraus sein.
    .title = Gleichmäßig bauen
clause-banking-build-first-anywhere = Dein erstes Apartment in einer Gruppe setzt du auf eine Straße deiner Wahl.
    .title = Das erste Apartment
clause-banking-build-second-elsewhere = Das zweite Apartment kommt auf eine noch leere Straße der Gruppe oder in eine andere Gruppe, die dir ganz gehört.
    .title = Das zweite Apartment
clause-banking-build-max-four = Auf einer Straße haben höchstens 4 Apartments Platz.
    .title = Vier Apartments je Straße
clause-banking-build-blocked-by-mortgage-in-group = Liegt auch nur auf einer Straße der Gruppe eine Hypothek, kannst du nirgends in dieser Gruppe bauen.
    .title = Hypothek sperrt das Bauen
clause-banking-build-stack-apartments = Stehen mehrere Apartments auf einer Straße, werden sie zu einem Turm gestapelt.
    .title = Türme aus Apartments
clause-banking-build-hotel-needs-four-everywhere = Ein Hotel kannst du kaufen, sobald auf jeder Straße der Gruppe 4 Apartments oder schon ein Hotel stehen.
    .title = Ab wann ein Hotel erlaubt ist
clause-banking-build-hotel-cost = Für ein Hotel gibst du 4 Apartments an die Bank zurück und zahlst noch ein Apartment dazu.
    .title = Was ein Hotel kostet
clause-banking-build-hotel-anywhere-in-group = Welche Straße der fertigen Gruppe das Hotel bekommt, entscheidest du.
    .title = Wo das Hotel steht
clause-banking-build-one-hotel = Mehr als 1 Hotel passt nicht auf eine Straße.
    .title = Ein Hotel je Straße
clause-banking-build-resume-when-group-unmortgaged = Ist keine Straße der Gruppe mehr mit einer Hypothek belastet, darfst du dort zu den aufgedruckten Preisen weiterbauen.
    .title = Wieder bauen

## shortage

clause-banking-shortage-wait = Hat die Bank keine Gebäude mehr, wartest du, bis ein anderer welche zurückverkauft.
    .title = Warten auf Gebäude
clause-banking-shortage-auction-one-by-one = Wollen mehrere Spieler zusammen mehr Gebäude, als die Bank hat, kommt jedes für sich zur Versteigerung. Will nur einer welche, kosten sie den Preis auf der Karte.
    .title = Knappe Gebäude versteigern
clause-banking-shortage-minimum-bid = Das kleinste erlaubte Gebot ist der niedrigste Gebäudepreis auf den Karten jener Gruppen, in denen die Bieter bauen könnten.
    .title = Mindestgebot für Gebäude

## debt

clause-banking-debt-ways-to-raise-money = Fehlt dir Geld, darfst du Gebäude verkaufen, Hypotheken aufnehmen oder einem Mitspieler Besitz zu einem Preis verkaufen, auf den ihr euch einigt.
    .title = Geld beschaffen
clause-banking-debt-mortgaged-may-be-sold = Um zu Geld zu kommen, darfst du anderen auch Grundstücke verkaufen, auf denen eine Hypothek liegt.
    .title = Auch Belastetes verkaufen
clause-banking-debt-flow-mortgage-or-sell-to-creditor = Geht dir das Geld aus, kannst du Hypotheken auf deine Grundstücke aufnehmen oder sie denen verkaufen, denen du etwas schuldest.
    .title = Hypothek oder Verkauf an Gläubiger
clause-banking-debt-transfer-property-to-creditor = Statt Geld kannst du deinem Gläubiger Grundstücke anbieten, eines oder mehrere. Nimmt er an, ist die Schuld erledigt.
    .title = Mit Besitz bezahlen
clause-banking-debt-no-lending = Geld dürft ihr euch untereinander nicht leihen.
    .title = Keine Kredite

## sell

clause-banking-sell-any-time-bank-only = Apartments und Hotels nimmt nur die Bank zurück. An Mitspieler kannst du sie nicht verkaufen.
    .title = Gebäude nur an die Bank
clause-banking-sell-half-of-price-paid = Die Bank gibt dir die Hälfte dessen, was du wirklich für das Gebäude bezahlt hast, auf 10K gerundet.
    .title = Die Hälfte zurück
clause-banking-sell-when = Gebäude verkaufst du, wenn du dran bist, zwischen den Zügen der anderen oder um eine Schuld zu bezahlen.
    .title = Wann du verkaufen darfst
clause-banking-sell-evenly = Verkauft wird so gleichmäßig wie gebaut: Nimm Apartments zuerst von den Straßen, auf denen die meisten stehen.
    .title = Gleichmäßig verkaufen
clause-banking-sell-hotel-full = Verkaufst du ein Hotel ganz, bekommst du die Hälfte seines Preises und die Hälfte für seine 4 Apartments. Die Gruppe muss gleichmäßig bleiben, meist gehen also alle Hotels zugleich.
    .title = Ein Hotel ganz verkaufen
clause-banking-sell-hotel-to-apartments = Oder du wandelst ein Hotel um: Die Bank zahlt dir seinen halben Preis und gibt dir 4 Apartments für die Straße. So viele muss sie vorrätig haben.
    .title = Hotel zurück in Apartments

## trade

clause-banking-trade-unbuilt-any-time = Unbebauter Besitz darf zwischen euch zu jeder Zeit den Besitzer wechseln; den Preis macht ihr unter euch aus.
    .title = Mit Besitz handeln
clause-banking-trade-group-must-be-unbuilt = Eine Straße kannst du nicht verkaufen, solange in ihrer Gruppe noch ein Gebäude steht.
    .title = Kein Handel mit bebauten Gruppen
clause-banking-trade-sell-buildings-first = Willst du eine solche Straße abgeben, verkauf vorher alle Gebäude der Gruppe an die Bank.
    .title = Erst die Gruppe räumen

## mortgage

clause-banking-mortgage-sell-buildings-first = Ehe du eine Hypothek auf eine Straße aufnimmst, musst du jedes Gebäude ihrer Farbgruppe verkaufen. Andere Gruppen spielen keine Rolle.
    .title = Keine Gebäude bei Hypothek
clause-banking-mortgage-flip-and-receive = Dreh die Besitzrechtkarte um; die Bank zahlt dir die dort genannte Summe aufs Konto.
    .title = Eine Hypothek aufnehmen
clause-banking-mortgage-owner-keeps-it = Auch mit Hypothek gehört das Grundstück weiter dir. Niemand kann es sich holen, indem er die Hypothek ablöst.
    .title = Es bleibt deins
clause-banking-mortgage-no-rent-but-siblings-yes = Eine Straße mit Hypothek bringt keine Miete, die übrigen Straßen der Gruppe schon.
    .title = Der Rest verdient weiter
clause-banking-mortgage-redeem = Zum Ablösen zahlst du die Hypothek und 10 % Zinsen. Das geht immer, wenn du bauen darfst, auch aus dem Gefängnis und während du Schulden hast.
    .title = Eine Hypothek ablösen
clause-banking-mortgage-interest-rounded-to-10k = Zinsen werden kaufmännisch auf 10K gerundet: 10 % von 750K sind dann 80K.
    .title = Zinsen werden gerundet
clause-banking-mortgage-flip-back = Ist die Hypothek abgelöst, kommt die Vorderseite der Karte wieder nach oben und das Grundstück bringt wieder Miete.
    .title = Karte zurückdrehen
clause-banking-mortgage-sale-between-players = Du darfst einem Mitspieler ein Grundstück samt Hypothek verkaufen; über den Preis einigt ihr euch.
    .title = Belasteten Besitz verkaufen
clause-banking-mortgage-buyer-choice = Wer ein Grundstück mit Hypothek kauft, löst sie gleich samt 10 % ab oder zahlt nur die 10 % und behält sie. Die Zinsen werden auf 10K gerundet.
    .title = Der Käufer entscheidet
clause-banking-mortgage-buyer-later = Behältst du die Hypothek eines gekauften Grundstücks, kostet das spätere Ablösen die 10 % noch einmal.
    .title = Zinsen ein zweites Mal

## bankruptcy

clause-banking-bankruptcy-definition = Schuldest du mehr, als du aufbringen kannst, bist du bankrott und scheidest aus.
    .title = Was bankrott heißt
clause-banking-bankruptcy-flow = Bankrott bist du erst, wenn nach allen Hypotheken und Verkäufen immer noch Mieten, Steuern oder Rechnungen offen sind.
    .title = Erst wenn nichts mehr hilft
clause-banking-bankruptcy-bank-takes-deeds = Schuldest du der Bank, bekommt sie deine Besitzrechtkarten und dein restliches Guthaben; deine Gebäude kommen zurück in den Vorrat.
    .title = Bankrott bei der Bank
clause-banking-bankruptcy-bank-auctions = Diese Grundstücke kommen dann nacheinander und ohne Hypothek zur Versteigerung, die der Bankhalter leitet.
    .title = Die Bank verwertet deinen Besitz
clause-banking-bankruptcy-bank-jail-cards = Bist du bei der Bank bankrott, kommen deine Freikarten unter ihre Stapel.
    .title = Deine Freikarten gehen zurück
clause-banking-bankruptcy-player-gets-balance = Schuldest du einem Mitspieler, gehen deine Gebäude zuerst zum halben Preis an die Bank. Danach bekommt er alles, was auf deinem Konto ist.
    .title = Bankrott bei einem Mitspieler
clause-banking-bankruptcy-player-gets-deeds = Dein Gläubiger erhält auch alle deine Besitzrechtkarten. Für jede belastete zahlt er 10 % Zinsen, auf 10K gerundet, oder er löst die Hypothek ab.
    .title = Besitz für den Gläubiger
clause-banking-bankruptcy-player-gets-jail-cards = Auch deine Freikarten gehen an deinen Gläubiger.
    .title = Freikarten für den Gläubiger

## end

clause-banking-end-last-player = Gespielt wird, bis alle außer einem ausgeschieden sind. Wer bleibt, hat gewonnen.
    .title = Wer übrig bleibt, gewinnt

## cards

clause-banking-cards-draw-top = Auf einem Ereignis- oder Gemeinschaftsfeld nimmst du die oberste Karte des passenden Stapels.
    .title = Eine Karte ziehen
clause-banking-cards-execute-and-return = Tu, was auf der Karte steht, und schieb sie danach mit dem Bild nach unten unter ihren Stapel.
    .title = Ausführen und zurücklegen
clause-banking-cards-gojf-keep-or-sell = Eine Freikarte hebst du auf, solange du magst, oder du verkaufst sie zu einem Preis, den ihr ausmacht.
    .title = Die Freikarte
clause-banking-cards-move-card-pays-salary = Bringt dich eine Karte über LOS, bekommst du dein Gehalt.
    .title = Per Karte über LOS
clause-banking-cards-no-salary-jail-or-back = Schickt dich eine Karte rückwärts oder ins Gefängnis, gibt es dafür kein Gehalt.
    .title = Kein Gehalt rückwärts

## parking

clause-banking-parking-nothing-happens = Auf Frei Parken ruhst du dich nur aus: Du zahlst nichts und bekommst nichts.
    .title = Frei Parken ist Pause
clause-banking-parking-business-continues = Stehst du auf Frei Parken, darfst du trotzdem Miete verlangen, bauen und alles andere tun.
    .title = Die Geschäfte laufen weiter

## jail

clause-banking-jail-enter-by-space = Landest du auf dem Feld, das ins Gefängnis schickt, kommst du sofort dorthin.
    .title = Gefängnis durch ein Feld
clause-banking-jail-enter-by-card = Eine Ereigniskarte oder eine Gemeinschaftskarte kann dich ins Gefängnis bringen.
    .title = Gefängnis durch eine Karte
clause-banking-jail-enter-by-three-doubles = Auch drei Pasche nacheinander in einem Zug bringen dich ins Gefängnis.
    .title = Gefängnis durch Pasch
clause-banking-jail-turn-ends = Kommst du ins Gefängnis, endet dein Zug, auch wenn du eben einen Pasch hattest.
    .title = Gefängnis beendet den Zug
clause-banking-jail-token-on-jail-space = Deine Figur kommt ohne Umweg auf das Gefängnisfeld. Die Felder dazwischen spielen keine Rolle.
    .title = Direkt ins Gefängnis
clause-banking-jail-no-salary = Auf dem Weg ins Gefängnis bekommst du kein Gehalt, gleich woher du kommst.
    .title = Kein Gehalt auf dem Weg
clause-banking-jail-rent-continues = Im Gefängnis bekommst du weiter Miete für Besitz ohne Hypothek, und du darfst bauen, handeln und mitbieten.
    .title = Geschäfte aus dem Gefängnis
clause-banking-jail-pay-fine-play-next-turn = Statt zu würfeln darfst du 500.000 € zahlen. Du bist dann sofort frei, aber nur zu Besuch, und würfelst wieder, wenn du das nächste Mal dran bist.
    .title = Sich freikaufen
clause-banking-jail-use-card = Du darfst eine Freikarte abgeben. Dann würfelst und ziehst du noch im selben Zug; die Karte kommt unter ihren Stapel.
    .title = Die Freikarte einsetzen
clause-banking-jail-roll-doubles = Mit einem Pasch kommst du frei und ziehst um diesen Wurf, darfst aber nicht noch einmal würfeln.
    .title = Ein Pasch macht frei
clause-banking-jail-three-turns-pay = Hattest du in drei Zügen keinen Pasch, musst du die Strafe von 500.000 € zahlen.
    .title = Nach drei Fehlwürfen
clause-banking-jail-three-turns-to-visiting = Nach dem dritten Fehlwurf bist du nur zu Besuch. Um diesen Wurf ziehst du nicht; normal weiter geht es, wenn du wieder dran bist.
    .title = Dritter Fehlwurf: stehen bleiben
clause-banking-jail-visiting = Kommst du ganz normal auf das Gefängnisfeld, schaust du nur vorbei. Beim nächsten Mal ziehst du weiter wie immer.
    .title = Nur zu Besuch

## variant

clause-banking-variant-quick-optional = Kennt ihr das Spiel schon, könnt ihr mit den Schnellregeln ein kürzeres Spiel wählen.
    .title = Das Schnellspiel
clause-banking-variant-quick-deal-two = Vor dem Start mischt der Bankhalter die Besitzrechtkarten und gibt allen Spielern 2 davon, auch sich selbst, falls er mitspielt.
    .title = Schnellspiel: zwei Karten vorab
clause-banking-variant-quick-pay-price = Für beide zugeteilten Karten zahlst du der Bank auf der Stelle ihren Preis.
    .title = Schnellspiel: gleich bezahlen
clause-banking-variant-quick-then-normal-start = Sind die Karten verteilt und bezahlt, beginnt das Spiel wie gewohnt.
    .title = Schnellspiel: normaler Beginn
clause-banking-variant-quick-three-apartments = Für ein Hotel reichen 3 Apartments auf jeder Straße der Gruppe. Du gibst 3 ab und zahlst eines dazu.
    .title = Schnellspiel: drei Apartments
clause-banking-variant-quick-rents-unchanged = An den Mieten für Apartments und Hotels ändert sich im Schnellspiel nichts.
    .title = Schnellspiel: gleiche Mieten
clause-banking-variant-quick-hotel-resale = Ein Hotel zählt hier wie 4 statt 5 Apartments; ganz verkauft bringt es also den halben Preis von 4 Apartments.
    .title = Schnellspiel: Hotel verkaufen
clause-banking-variant-quick-ends-at-second-bankruptcy = Das Schnellspiel endet mit dem zweiten Bankrott oder sobald alle bis auf einen ausgeschieden sind.
    .title = Schnellspiel: das Ende
clause-banking-variant-quick-count-balance = Bei der Endabrechnung zählt das Guthaben auf deiner Karte voll.
    .title = Endabrechnung: Guthaben
clause-banking-variant-quick-count-property = Straßen, Medienzentren und Verkehrszentren zählen mit dem Preis auf dem Spielbrett.
    .title = Endabrechnung: Besitz
clause-banking-variant-quick-count-mortgaged-half = Besitz mit Hypothek zählt nur die Hälfte seines Preises.
    .title = Endabrechnung: belasteter Besitz
clause-banking-variant-quick-count-apartments = Apartments zählen so viel, wie du dafür bezahlt hast.
    .title = Endabrechnung: Apartments
clause-banking-variant-quick-count-hotels = Ein Hotel zählt mit seinem Preis und den 3 Apartments, die du dafür abgegeben hast.
    .title = Endabrechnung: Hotels
clause-banking-variant-quick-count-with-reader = Der Bankhalter zählt mit dem Lesegerät zusammen, wie reich jeder ist.
    .title = Endabrechnung am Lesegerät
clause-banking-variant-quick-richest-wins = Wer die höchste Summe hat, gewinnt das Schnellspiel. Bei gleicher Summe teilt ihr euch den Sieg.
    .title = Schnellspiel: der Reichste gewinnt
clause-banking-variant-timed-end = Vor dem Start könnt ihr eine Spieldauer festlegen. Ist sie um, wird der laufende Zug noch beendet, dann ist Schluss.
    .title = Spiel auf Zeit
clause-banking-variant-timed-winner = Das Spiel auf Zeit gewinnt, wer am reichsten ist. Gezählt wird wie im Schnellspiel, Hotels mit ihrem Preis und allen abgegebenen Apartments.
    .title = Sieger nach Ablauf der Zeit
