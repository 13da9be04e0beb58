### Clauses of the millionaire rulebook in our own words.

## goal

clause-millionaire-goal-first-to-million = Du gewinnst, wenn du als Erster 1 Million Bargeld hast.
    .title = Wer zuerst die Million hat
clause-millionaire-goal-immediate = Sobald dein Bargeld 1 Million erreicht, ist das Spiel zu Ende, auch mitten im Zug eines anderen. Grundbesitz zählt nicht, offene Schulden gehen vor. Schaffen es zwei zugleich, gewinnt, wer am Zug ist, sonst der Nächste im Uhrzeigersinn.
    .title = Der Sieg gilt sofort
clause-millionaire-goal-no-need-to-bankrupt-others = Du brauchst keinen zu ruinieren: Du kannst gewinnen, während alle anderen noch mitspielen.
    .title = Niemand muss pleitegehen
clause-millionaire-goal-money-format = Das Geld dieses Spiels trägt ein M, und zwischen den Tausendern steht ein Komma statt Punkt oder Lücke: M1,000,000.
    .title = So schreibt man Beträge
clause-millionaire-goal-k-notation = Ein k hinter der Zahl heißt tausend: 372k sind also 372 Tausender.
    .title = Was das k bedeutet

## setup

clause-millionaire-setup-players = Ihr braucht mindestens 2 Spieler, und mehr als 4 können nicht mitmachen.
    .title = Zwei bis vier Spieler
clause-millionaire-setup-age = Gedacht ist das Spiel für alle ab 8 Jahren.
    .title = Empfohlenes Alter
clause-millionaire-setup-components-deeds = Es gibt 22 Straßen mit je einer Besitzrechtkarte, alle in Farbgruppen. Bahnhöfe und Werke kommen nicht vor.
    .title = Die Besitzrechtkarten
clause-millionaire-setup-components-tokens = Es gibt 4 Sätze Figuren. Zu jedem gehören 3: eine mit 1 Stern, eine mit 3 und eine mit 5 Sternen.
    .title = Zwölf Figuren in vier Sätzen
clause-millionaire-setup-components-fortune-cards = Von den Vermögenskarten gibt es 22, für jedes Grundstück eine.
    .title = Die Vermögenskarten
clause-millionaire-setup-components-millionaire-cards = Der Stapel der Millionärskarten umfasst 14 Stück.
    .title = Die Millionärskarten
clause-millionaire-setup-components-chance-cards = Bei den Ereigniskarten liegen 14 im Stapel.
    .title = Die Ereigniskarten
clause-millionaire-setup-components-houses-hotels = Der Vorrat hat 32 Häuser sowie 12 Hotels, mehr nicht. Ist er leer, wartest du auf Rückgaben; wollen mehrere die letzten, werden sie ab 1k versteigert.
    .title = Häuser und Hotels sind begrenzt
clause-millionaire-setup-components-misc = Außer Karten, Figuren und Gebäuden gibt es ein Spielbrett, Geld, einen Sortierkasten, 2 Würfel und für jeden der 4 Plätze eine Übersichtskarte.
    .title = Was sonst dabei ist
clause-millionaire-setup-fortune-cards-on-properties = Vor dem Spiel mischt ihr die Vermögenskarten und verteilt sie verdeckt, eine auf jedes Grundstück. Welche wo liegt, weiß niemand.
    .title = Ein Geheimnis auf jedem Grundstück
clause-millionaire-setup-detach-fortune-cards = Vor dem allerersten Spiel drückt ihr die Vermögenskarten aus ihrem Rahmen.
    .title = Vermögenskarten auspacken
clause-millionaire-setup-shuffle-chance = Die Ereigniskarten kommen gemischt und verdeckt auf ihren Platz; ihre Reihenfolge bleibt geheim.
    .title = Ereigniskarten gut mischen
clause-millionaire-setup-shuffle-millionaire = Auch die Millionärskarten liegen gemischt und verdeckt bereit, dort, wo sonst Gemeinschaftskarten wären.
    .title = Millionärskarten gut mischen
clause-millionaire-setup-bank-tray = Das gebündelte Geld kommt in die Fächer des Sortierkastens. Er ist eure Bank.
    .title = Der Kasten ist die Bank
clause-millionaire-setup-overview-card = Alle bekommen eine Übersichtskarte mit den wichtigsten Regeln.
    .title = Hilfe für alle
clause-millionaire-setup-token-set = Du suchst dir einen Satz mit drei Figuren aus. Zwei Spieler können nicht denselben nehmen.
    .title = Einen Figurensatz aussuchen
clause-millionaire-setup-one-star-on-los = Du beginnst auf LOS mit deiner Figur mit 1 Stern. Gehalt gibt es für diesen Anfang nicht.
    .title = Anfang mit einem Stern
clause-millionaire-setup-start-cash = Zum Anfang hast du 372k: je zwei Scheine zu 1k, 5k, 10k, 20k, 50k und 100k.
    .title = Womit du anfängst

## bank

clause-millionaire-bank-no-banker = Keiner führt die Bank, sie ist für alle da, und ihr Geld geht nie aus.
    .title = Eine Bank ohne Bankhalter
clause-millionaire-bank-estate-agent = Ihr ernennt einen von euch zum Makler. Er hütet Besitzrechtkarten, Häuser und Hotels und spielt dabei mit wie alle.
    .title = Der Makler
clause-millionaire-bank-agent-sorts-deeds = Der Makler hält die Besitzrechtkarten nach Farbgruppen geordnet.
    .title = Karten nach Farben geordnet
clause-millionaire-bank-agent-sells-and-auctions-property = Freie Grundstücke gibt der Makler zum Kauf oder zur Versteigerung heraus; das Geld bekommt die Bank.
    .title = Der Makler handelt mit Grund
clause-millionaire-bank-agent-sells-buildings = Gebäude bekommst du aus dem Vorrat des Maklers, bezahlt werden sie bei der Bank.
    .title = Der Makler verkauft Gebäude

## turn

clause-millionaire-turn-first-player = Alle würfeln mit zwei Würfeln, und die höchste Summe beginnt. Bei Gleichstand würfeln die Betroffenen erneut.
    .title = Wer zuerst dran ist
clause-millionaire-turn-clockwise = Nach dem ersten Spieler geht es im Uhrzeigersinn weiter.
    .title = Reihum im Uhrzeigersinn
clause-millionaire-turn-step-1-roll-and-move = Dein Zug beginnt mit einem Wurf beider Würfel, und du rückst so viele Felder vor.
    .title = Erstens: würfeln und ziehen
clause-millionaire-turn-step-2-fortune-card = Findest du auf deinem Feld eine Vermögenskarte, nimmst und liest du sie, bevor dort sonst etwas geschieht.
    .title = Zweitens: nach der Vermögenskarte sehen
clause-millionaire-turn-step-3-space = Dann tust du, was dein Feld verlangt: LOS, freies Grundstück, fremdes Grundstück, Ereignis- oder Millionärsfeld, Gehe ins Gefängnis, Besuch oder Frei Parken.
    .title = Drittens: das Feld erledigen
clause-millionaire-turn-doubles-roll-again = Mit einem Pasch bekommst du einen weiteren Wurf und damit einen ganzen Zug dazu.
    .title = Pasch: noch einmal würfeln
clause-millionaire-turn-third-doubles-jail = Der dritte Pasch in Folge bringt dich auf der Stelle ins Gefängnis. Gezogen wird dieser Wurf nicht.
    .title = Drei Pasche führen ins Gefängnis
clause-millionaire-turn-end = Ist alles erledigt, endet dein Zug, und der nächste Spieler ist an der Reihe.
    .title = Der Nächste ist dran
clause-millionaire-turn-not-over-until-property-sold = Dein Zug endet nicht, solange das freie Grundstück unter dir unverkauft ist. Bietet niemand, nimmst du es für 1k; fehlt dir das Geld, der Nächste im Uhrzeigersinn, der 1k hat.
    .title = Freie Grundstücke müssen weg
clause-millionaire-turn-window-actions = In deinem Zug und in der Pause zwischen zwei Zügen kannst du Häuser und Hotels für vollständige Gruppen kaufen und handeln.
    .title = Geschäfte nebenbei

## go

clause-millionaire-go-land-or-pass = Was bei LOS geschieht, geschieht einmal, gleich ob du darüber hinwegziehst oder genau dort stehen bleibst.
    .title = LOS erreichen
clause-millionaire-go-decide-then-salary = Bei LOS entscheidest du erst über eine bessere Figur, dann bekommst du dein Gehalt. Beides kommt vor deinem Zielfeld.
    .title = Erst entscheiden, dann kassieren
clause-millionaire-go-salary-by-star = Dein Gehalt bei LOS hängt von der Figur ab: 150k mit 1 Stern, 200k mit 3 Sternen, 250k mit 5 Sternen.
    .title = Mehr Sterne, mehr Gehalt
clause-millionaire-go-no-upgrade-full-salary = Willst oder kannst du nicht aufwerten, bekommst du dein ganzes Gehalt und spielst weiter.
    .title = Ohne Aufwertung volles Gehalt

## token

clause-millionaire-token-three-levels = Es gibt drei Stufen: 1 Stern für die Grundversorgung, 3 Sterne für Neureiche, 5 Sterne für den Geldadel.
    .title = Drei Stufen des Reichtums
clause-millionaire-token-upgrade-only-at-los = Eine bessere Figur kannst du nur kaufen, während du LOS erreichst oder überquerst.
    .title = Aufwerten nur bei LOS
clause-millionaire-token-upgrade-cost = Für jede Aufwertung zahlst du 50k.
    .title = Was Aufwerten kostet
clause-millionaire-token-deducted-from-salary = Die 50k gehen vom Gehalt deiner alten Stufe ab. Das höhere Gehalt gibt es ab dem nächsten LOS.
    .title = Vom Gehalt abgezogen
clause-millionaire-token-replace-figure = Nach dem Aufwerten steht die nächste Figur deines Satzes an der Stelle der alten, auf demselben Feld.
    .title = Die Figur austauschen
clause-millionaire-token-in-order = Bei jedem LOS steigst du höchstens eine Stufe: von 1 Stern auf 3, dann auf 5. Überspringen geht nicht.
    .title = Eine Stufe nach der anderen
clause-millionaire-token-benefits = Auf höherer Stufe verdienst du mehr: beim Gehalt und auch durch Millionärskarten und Ereigniskarten.
    .title = Was eine höhere Stufe bringt
clause-millionaire-token-no-downgrade = Gefängnis, Schulden oder Miete senken deine Stufe nie. Das kann nur eine Karte, die es ausdrücklich sagt.
    .title = Deine Stufe bleibt dir

## fortune

clause-millionaire-fortune-take-on-landing = Liegt auf deinem Zielfeld eine Vermögenskarte, gehört sie dir. Wer nur vorbeizieht, bekommt nichts, und nachgelegt wird nicht.
    .title = Eine Vermögenskarte finden
clause-millionaire-fortune-read-privately = Die Vermögenskarte liest du allein; die anderen sehen sie erst, wenn sie gespielt wird.
    .title = Nur für deine Augen
clause-millionaire-fortune-two-types = Auf jeder Vermögenskarte steht, ob du sie sofort spielst oder für später aufhebst.
    .title = Jetzt oder später
clause-millionaire-fortune-immediate-buy-first = Bei einer Sofortkarte kaufst du erst das Grundstück, oder es wird versteigert, je nachdem, was sie vorschreibt.
    .title = Sofortkarte: erst das Grundstück
clause-millionaire-fortune-immediate-then-rest = Ist das Grundstück vergeben, folgt alles Übrige, was die Sofortkarte verlangt.
    .title = Sofortkarte: dann der Rest
clause-millionaire-fortune-on-demand-normal-property-rules = Ist die Karte zum Aufheben, läuft es auf dem Grundstück wie sonst: Du kaufst, oder es kommt zur Versteigerung.
    .title = Aufgehobene Karte: erst wie üblich
clause-millionaire-fortune-on-demand-kept-face-down = Danach behältst du die Karte verdeckt und spielst sie, sobald ihr Text es zulässt und du willst. Handeln darfst du mit ihr nicht.
    .title = Aufgehobene Karten bleiben geheim
clause-millionaire-fortune-discard-pile = Gespielte Vermögenskarten kommen auf einen eigenen Stapel und nicht mehr ins Spiel.
    .title = Einmal gespielt, für immer weg

## cards

clause-millionaire-cards-draw-top = Auf einem Millionärs- oder Ereignisfeld nimmst du die oberste Karte des passenden Stapels und befolgst sie.
    .title = Vom Stapel ziehen
clause-millionaire-cards-millionaire-instead-of-community = Gemeinschaftskarten kommen hier nicht vor: Ein Millionärsfeld gibt dir eine Millionärskarte, ein Ereignisfeld eine Ereigniskarte.
    .title = Zwei Stapel, zwei Feldarten
clause-millionaire-cards-by-star-level = Manche Karten sagen für 1, 3 und 5 Sterne Verschiedenes. Es zählt die Figur, die du gerade hast.
    .title = Deine Sterne entscheiden
clause-millionaire-cards-example-100k = Eine der Karten bringt dir mit 3 Sternen 100k ein.
    .title = Beispiel: eine Karte mit 100k
clause-millionaire-cards-dice-dependent = Bei einigen Karten würfelst du mit beiden Würfeln neu, und der Wurf entscheidet. Er bewegt niemanden und ist nie ein Pasch.
    .title = Karten, die einen Wurf verlangen
clause-millionaire-cards-example-roll-eight = Auf einer Karte braucht man mit 3 Sternen die Summe 8 oder mehr für 150k; ein kleinerer Wurf bringt nichts.
    .title = Beispiel: 8 oder mehr
clause-millionaire-cards-return-under-pile = Benutzte Karten kommen mit dem Rücken nach oben ganz nach unten, außer die Karte sagt es anders, wie die Freikarte, die du behältst.
    .title = Wieder unter den Stapel

## buy

clause-millionaire-buy-buy-or-auction = Auf einem freien Grundstück hast du zwei Möglichkeiten: Du kaufst es, oder es wird versteigert.
    .title = Kaufen oder versteigern
clause-millionaire-buy-price-on-space = Beim Kauf bekommt die Bank von dir so viel, wie auf dem Feld angegeben ist.
    .title = Der Preis steht am Feld
clause-millionaire-buy-deed-face-up = Nach dem Bezahlen gibt dir der Makler die Besitzrechtkarte, und du legst sie offen vor dich.
    .title = Deine Besitzrechtkarte

## auction

clause-millionaire-auction-must-if-not-bought = Willst du das Grundstück nicht oder reicht dein Geld nicht, kommt es auf jeden Fall zur Versteigerung.
    .title = Kein Kauf heißt Versteigerung
clause-millionaire-auction-start-1k = Jede Versteigerung eines Grundstücks beginnt mit einem Gebot von wenigstens 1k.
    .title = Gebote ab 1k
clause-millionaire-auction-up-to-cash = Geboten wird in ganzen k, jedes Mal höher als zuvor und nie mehr, als du Bargeld hast.
    .title = Wie hoch du bieten darfst
clause-millionaire-auction-decliner-may-bid = Selbst nach deinem Verzicht auf den Kauf darfst du bei der Versteigerung bieten.
    .title = Auch du darfst noch bieten
clause-millionaire-auction-highest-pays-bank = Wer am meisten bietet, zahlt so viel an die Bank und bekommt die Besitzrechtkarte.
    .title = Das höchste Gebot bekommt es
clause-millionaire-auction-cheaper-possible = Eine Versteigerung kann weit unter dem Preis auf dem Brett enden; nach unten begrenzt sie nur das erste Gebot.
    .title = Schnäppchen sind möglich

## rent

clause-millionaire-rent-pay-owner = Landest du auf dem Grundstück eines anderen, zahlst du gleich die Miete seiner Besitzrechtkarte. Danach fragen muss er nicht.
    .title = Miete wird sofort fällig
clause-millionaire-rent-bare-or-built = Auf der Besitzrechtkarte findest du die Grundmiete für das leere Grundstück und die Mieten mit 1 bis 4 Häusern oder Hotel.
    .title = Miete ohne und mit Gebäuden
clause-millionaire-rent-doubled-full-group-unbuilt = Besitzt jemand die ganze Farbgruppe und steht nirgends darin ein Gebäude, gilt die doppelte Grundmiete. Eine Hypothek auf einem anderen Grundstück der Gruppe ändert nichts.
    .title = Doppelte Miete ohne Gebäude
clause-millionaire-rent-none-when-mortgaged = Ein belastetes Grundstück kostet seine Besucher keine Miete.
    .title = Keine Miete bei Hypothek
clause-millionaire-rent-own-property = Miete bekommst du von jedem anderen, der bei dir landet. Du selbst stehst dort umsonst.
    .title = Auf eigenem Grund umsonst

## build

clause-millionaire-build-full-group = Bauen darfst du in einer Farbgruppe nur, wenn dir jedes ihrer Grundstücke gehört.
    .title = Nur vollständige Gruppen
clause-millionaire-build-when = Du baust in deinem Zug oder in der Pause zwischen zwei Zügen, also vor dem ersten Wurf des nächsten Spielers.
    .title = Wann du bauen darfst
clause-millionaire-build-price = Für jedes Haus bekommt die Bank den Preis, den die Besitzrechtkarte für Häuser nennt.
    .title = Der Preis eines Hauses
clause-millionaire-build-evenly = Kein Grundstück der Gruppe bekommt sein zweites Haus, bevor alle das erste haben, und so geht es weiter.
    .title = Immer gleichmäßig bauen
clause-millionaire-build-hotel-needs-four-everywhere = Ein Hotel ist möglich, wenn jedes Grundstück der Gruppe 4 Häuser oder schon ein Hotel hat.
    .title = Wann ein Hotel möglich ist
clause-millionaire-build-max-four-houses = Mehr als 4 Häuser sind nicht erlaubt. Ein Hotel tritt an ihre Stelle, und der Makler bekommt sie zurück.
    .title = Vier Häuser, dann ein Hotel
clause-millionaire-build-hotel-price = Für ein Hotel bekommt die Bank den Hotelpreis, den die Besitzrechtkarte nennt.
    .title = Der Preis eines Hotels
clause-millionaire-build-nothing-after-hotel = Wo ein Hotel steht, ist kein weiterer Bau möglich.
    .title = Nach dem Hotel ist Schluss
clause-millionaire-build-not-while-mortgaged = Auf einem belasteten Grundstück baust du erst nach dem Ablösen wieder. Die übrigen deiner Gruppe dürfen je ein Haus bekommen, mehr lässt das gleichmäßige Bauen nicht zu.
    .title = Belasteter Grund bleibt leer

## jail

clause-millionaire-jail-enter-by-space = Landest du auf Gehe ins Gefängnis, sitzt deine Figur sofort im Gefängnis und dein Zug ist vorbei, auch nach einem Pasch.
    .title = Auf Gehe ins Gefängnis landen
clause-millionaire-jail-go-directly = Ob Feld, Karte oder drei Pasche: Du kommst auf direktem Weg ins Gefängnis. Was dazwischenliegt, zählt nicht.
    .title = Geradewegs ins Gefängnis
clause-millionaire-jail-no-los = Der Weg ins Gefängnis führt nie über LOS: kein Gehalt, keine Aufwertung.
    .title = Kein LOS auf dem Weg
clause-millionaire-jail-three-rounds = Kommst du nicht vorher frei, sitzt du drei Runden im Gefängnis.
    .title = Höchstens drei Runden
clause-millionaire-jail-escape-doubles = Würfelst du einen Pasch, bist du ohne Zahlung frei und ziehst mit diesem Wurf.
    .title = Mit einem Pasch hinaus
clause-millionaire-jail-escape-doubles-ends-turn = Bist du mit einem Pasch entkommen, erledigst du noch dein Zielfeld. Dann ist Schluss, einen weiteren Wurf gibt es nicht.
    .title = Kein Zusatzwurf nach der Flucht
clause-millionaire-jail-escape-card = Du kannst auch eine Freikarte spielen; dann würfelst und ziehst du wie sonst.
    .title = Mit einer Karte hinaus
clause-millionaire-jail-card-back-under-its-pile = Eine benutzte Freikarte wandert wieder unter den Stapel, von dem sie stammt.
    .title = Die Freikarte geht zurück
clause-millionaire-jail-escape-fine = Zu Beginn deines Zuges kannst du der Bank 50k zahlen; dann würfelst und ziehst du wie in jedem anderen Zug.
    .title = Für 50k hinaus
clause-millionaire-jail-after-three-rounds = Ist auch dein dritter Wurf kein Pasch, zahlst du 50k und ziehst mit genau diesem Wurf.
    .title = Nach dem dritten Fehlwurf
clause-millionaire-jail-rent-while-jailed = Im Gefängnis bekommst du deine Miete genauso wie draußen.
    .title = Die Miete läuft weiter
clause-millionaire-jail-auctions-while-jailed = Auch im Gefängnis darfst du bei Versteigerungen bieten, außerdem bauen und handeln.
    .title = Geschäfte aus der Zelle
clause-millionaire-jail-visiting = Kommst du durch einen gewöhnlichen Zug auf das Gefängnisfeld, geschieht dir nichts.
    .title = Bloß Besucher

## parking

clause-millionaire-parking-nothing-happens = Frei Parken kostet dich nichts und bringt dir nichts.
    .title = Rast auf Frei Parken

## trade

clause-millionaire-trade-any-time = Grundstücke tauschen oder einander verkaufen könnt ihr jederzeit, nicht erst, wenn das Geld knapp ist.
    .title = Handeln zu jeder Zeit
clause-millionaire-trade-goods = Bezahlen könnt ihr mit Bargeld, anderen Grundstücken, einer Freikarte oder allem zusammen.
    .title = Womit ihr handeln könnt
clause-millionaire-trade-clear-property-first = Was an einen anderen geht, muss unbebaut sein. Weil man Gebäude nur in Schulden verkauft, bleibt Bebautes sonst beim Besitzer; leere Grundstücke derselben Gruppe sind frei handelbar.
    .title = Kein Handel mit Gebäuden
clause-millionaire-trade-mortgaged-any-price = Belastete Grundstücke dürfen für jeden Preis wechseln, auf den ihr euch einigt.
    .title = Handel trotz Hypothek

## debt

clause-millionaire-debt-bankrupt-means-short-of-funds = Kannst du etwas nicht bar bezahlen, giltst du als bankrott. Ausgeschieden bist du damit nicht: Du darfst Häuser verkaufen, Hotels verkaufen, Hypotheken aufnehmen oder anderen Grundstücke verkaufen.
    .title = Was bankrott hier heißt
clause-millionaire-debt-options-only-when-bankrupt = Gebäude verkaufen und Hypotheken aufnehmen darfst du nur, solange du mehr schuldest, als du Bargeld hast. Ist die Schuld gedeckt, ist damit Schluss.
    .title = Nur solange du schuldest

## sell

clause-millionaire-sell-houses-half-price-paid = Die Bank gibt dir für ein Haus die Hälfte dessen zurück, was es dich gekostet hat.
    .title = Halber Preis für Häuser
clause-millionaire-sell-houses-one-by-one-evenly = Häuser verkaufst du Stück für Stück, reihum in der ganzen Gruppe, damit die Zahlen gleichmäßig bleiben.
    .title = Häuser gehen einzeln
clause-millionaire-sell-hotel-half-plus-houses = Für ein Hotel bekommst du seinen halben Preis, und 4 Häuser treten an seine Stelle. Fehlen sie im Vorrat, wird die Gruppe in einem Schritt so weit abgebaut, wie er reicht.
    .title = Was ein verkauftes Hotel bringt

## mortgage

clause-millionaire-mortgage-how = Du verkaufst, was auf dem Grundstück steht, drehst die Besitzrechtkarte um und nimmst dir die Hypothek aus der Bank. Das geht nur, während du bankrott bist.
    .title = So geht eine Hypothek
clause-millionaire-mortgage-keep-ownership-no-rent = Ein belastetes Grundstück bleibt in deinem Besitz, bringt aber bis zum Ablösen keine Miete.
    .title = Deins, aber ohne Miete
clause-millionaire-mortgage-buyer-redeems-now = Erwirbst du ein belastetes Grundstück, kannst du es gleich ablösen: für die Hypothek und dazu 10 % vom vollen Preis des Grundstücks.
    .title = Neuer Besitzer löst gleich ab
clause-millionaire-mortgage-buyer-keeps = Oder die Hypothek bleibt vorerst, und du zahlst der Bank bloß 10 % vom Preis des Grundstücks.
    .title = Neuer Besitzer lässt sie stehen
clause-millionaire-mortgage-buyer-later-again = Hast du eine übernommene Hypothek stehen lassen, kostet das spätere Ablösen die Hypothek und abermals 10 % vom Grundstückspreis.
    .title = Diese 10 % kommen zweimal
clause-millionaire-mortgage-redeem-plus-ten-percent = Eine selbst aufgenommene Hypothek löst du für ihren Betrag und 10 % davon ab, auf ganze k gerundet, Halbe aufwärts. Das darfst du immer, wenn du bauen darfst, auch im Gefängnis und in Schulden.
    .title = Die eigene Hypothek ablösen
clause-millionaire-mortgage-redeemed-effects = Nach dem Ablösen liegt die Karte wieder offen, Miete wird fällig, und mit der ganzen Gruppe darfst du bauen.
    .title = Alles wieder wie vorher

## bankruptcy

clause-millionaire-bankruptcy-elimination = Reicht es trotz allem nicht, scheidest du aus. Alles wird verkauft und belastet. Ein Mitspieler als Gläubiger bekommt Geld, Grundstücke und Freikarten und zahlt je Grundstück 10 % vom Preis; für die Bank wird hypothekenfrei versteigert. Wer übrig bleibt, gewinnt auch ohne Million.
    .title = Wenn nichts mehr hilft
