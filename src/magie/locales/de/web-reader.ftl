### Das Lesegerät für Bankkarten: Schlitze, Anzeige, Tasten, und was zu tun ist.

## Das Gerät

web-reader = Lesegerät
web-reader-cards = Karten neben dem Lesegerät
web-reader-card = Karte { PLAIN($card) }, { $name }
web-reader-slot-left = Linker Schlitz, bekommt, leer
web-reader-slot-right = Rechter Schlitz, zahlt, leer
web-reader-slot-left-full = Linker Schlitz: Karte { PLAIN($card) }, { $name }. Herausnehmen
web-reader-slot-right-full = Rechter Schlitz: Karte { PLAIN($card) }, { $name }. Herausnehmen
web-reader-key-point = Komma, ohne Karte Lautstärke
web-reader-key-m = M, bucht Millionen
web-reader-key-k = K, bucht Tausender
web-reader-key-go = GO: Betrag für LOS gutschreiben
web-reader-key-c = C: korrigieren, lang gedrückt neues Spiel

## Was es zeigt

web-reader-off = Das Lesegerät ist aus.
web-reader-ready = Bereit.
web-reader-typed = Eingabe: { $typed }
web-reader-balance = Karte { PLAIN($card) }, { $name }: { MONEY($amount) }

## Was zu tun ist

web-reader-hint-empty = Steck links die Karte ein, die bekommt, und rechts die, die zahlt.
web-reader-hint-left = Die Bank zahlt an { $left }: Betrag, dann M oder K.
web-reader-hint-right = { $right } zahlt an die Bank: Betrag, dann M oder K.
web-reader-hint-both = { $right } zahlt an { $left }: Betrag, dann M oder K.
web-reader-hint-booked = Gebucht. C nimmt es zurück, solange die Karten stecken.
web-reader-choose-slot = { $name }: in welchen Schlitz?
web-reader-turn = Umdrehen
web-reader-busy = Gerade bedient { $name } das Lesegerät.
web-reader-reset = Neues Spiel: Alle Karten haben dann wieder das Startguthaben.
web-reader-reset-yes = Neues Spiel
web-reader-reset-no = Nein

## Am Tisch eines Spiels

web-reader-bank = Die Bank
web-reader-automatic = Jede Zahlung des Spiels ist hier zu sehen.
web-reader-booked = Gebucht: { $source } zahlt { MONEY($amount) } an { $target }.
web-reader-banker = { $name } bucht.
web-reader-due = Zu buchen: { $source } zahlt { MONEY($amount) } an { $target }.
web-reader-wrong = Stattdessen gebucht: { $source } zahlt { MONEY($amount) } an { $target }.
web-reader-correct = Mit C korrigieren
web-reader-other-way = Buche es andersherum zurück.
web-reader-fill-in = Eintippen bis auf M oder K
web-reader-nothing-due = Nichts zu buchen.
