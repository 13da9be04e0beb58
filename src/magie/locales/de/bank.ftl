# Die Bank für ein echtes Brett: warum sie etwas nicht tut, und was das Lesegerät meldet.

bank-auction-none = Gerade läuft keine Versteigerung.
bank-auction-open = Es läuft schon eine Versteigerung. Beende sie zuerst.
bank-balance-too-large = So viel passt auf keine Karte.
bank-bid-too-low = Zu wenig: Biete mindestens { $least }.
bank-card-moved = Diese Karte ist jetzt auf einem anderen Gerät.
bank-card-out = { $name } ist ausgeschieden.
bank-card-taken = Diese Karte hat ein anderes Handy. Lass sie dir dort übergeben.
bank-card-unknown = Diese Karte gibt es bei dieser Bank nicht.
bank-cards-full = Es gibt nur { $most } Karten, und alle sind vergeben.
bank-deed-twice = { $deed } ist schon gezählt. Alles gehört nur einer Person.
bank-deed-unknown = Dieses Grundstück gibt es auf dem Brett nicht.
bank-edition-unknown = Wähle im Profil, welches Brett es ist, bevor du Besitz zählst.
bank-empty = Noch hat niemand eine Karte. Lass jemanden beitreten oder lege eine Karte an.
bank-name-taken = Wähle einen Namen, den hier sonst niemand hat.
bank-not-asked = Diese Frage geht an andere.
bank-not-banker = { $known ->
    [no] Das darf nur, wer diese Bank eingerichtet hat.
   *[yes] Für die Bank bucht nur { $name }.
}
bank-not-covered = { $known ->
    [no] Im Topf ist nicht genug: Es fehlen { $missing }.
   *[yes] { $name } hat nicht genug: Es fehlen { $missing }.
}
bank-not-open = Die Bank ist noch nicht offen.
bank-not-over = Das Spiel ist nicht zu Ende.
bank-not-undoable = Das lässt sich nicht zurücknehmen.
bank-off-step = Beträge gehen hier in Schritten von { $step }.
bank-over = Das Spiel ist zu Ende. Öffne es wieder, wenn es weitergehen soll.
bank-own-card-only = Mit dieser Karte zahlt nur { $name }. Fordere das Geld stattdessen an.
bank-profile = { $problem ->
    [too_small] Dieser Wert ist zu klein: { bank-profile-field }.
    [too_large] Dieser Wert ist zu groß: { bank-profile-field }.
    [off_step] Dieser Betrag ist kein Vielfaches der Schrittweite: { bank-profile-field }.
    [not_above_small_key] Die große Einheitentaste muss mehr wert sein als die kleine.
   *[not_above_least] Der größte Betrag darf nicht unter dem kleinsten liegen.
}
bank-profile-field = { $field ->
    [cards] Zahl der Karten
    [start] Startguthaben
    [salary] Betrag für LOS
    [least] kleinster Betrag
    [most] größter Betrag
    [step] Schrittweite
    [small_key] kleine Einheitentaste
    [big_key] große Einheitentaste
   *[off_after] Sekunden bis zum Abschalten
}
bank-reader-busy = { $known ->
    [no] Gerade bedient jemand anders das Lesegerät. Warte einen Moment.
   *[yes] Gerade bedient { $name } das Lesegerät. Warte einen Moment.
}
bank-reader-only = Hier gibt es nur das Lesegerät.
bank-request-expired = Auf diese Antwort wartet niemand mehr.
bank-same-account = Das ist ein und dasselbe Konto.
bank-started = Die Bank ist schon offen.
bank-too-late-to-object = Für einen Einspruch ist es zu spät. Bitte darum, es zurückzunehmen.
bank-undone = Das ist schon zurückgenommen, oder jemand hat schon darum gebeten.

reader-problem-second-point = Ein Komma steht schon da.
reader-problem-display-full = Mehr Ziffern passen nicht auf die Anzeige.
reader-problem-nothing-typed = Erst die Zahl, dann M oder K.
reader-problem-below-least = Zu wenig für eine Eingabe.
reader-problem-above-most = Zu viel für eine Eingabe. Buche es in mehreren Schritten.
reader-problem-off-step = Das Lesegerät bucht nur in festen Schritten.
reader-problem-unknown-card = Diese Karte kennt das Lesegerät nicht.
reader-problem-slot-taken = In diesem Schlitz steckt schon eine Karte.
reader-problem-card-is-in = Diese Karte steckt schon im Lesegerät.
reader-problem-against-arrow = Kein Signal: Dreh die Karte um, in Pfeilrichtung.
reader-problem-slot-empty = In diesem Schlitz steckt keine Karte.
reader-problem-no-card = Steck zuerst eine Karte ein.
reader-problem-salary-needs-left-card = Für LOS gehört die Karte in den linken Schlitz.
reader-problem-nothing-to-correct = Nichts zu korrigieren: Ist die Karte draußen, gilt die Buchung.
reader-problem-not-covered = Auf der Karte ist nicht genug.
reader-problem-balance-too-large = So viel passt nicht auf die Karte.
