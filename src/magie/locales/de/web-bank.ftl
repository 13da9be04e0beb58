### Die Bank für ein echtes Brett: einrichten, beitreten, buchen, abrechnen.

## Einrichten

web-bank-title = Bank für ein echtes Brett
web-bank-about = Ihr spielt am Tisch mit einem echten Brett, und dieser Rechner ist die Bank: Jedes Handy ist eine Bankkarte, und niemand zählt Scheine.
web-bank-mine = Deine Banken
web-bank-nobody-yet = Noch niemand
web-bank-forget = Bank { $code } von diesem Gerät entfernen
web-bank-which-box = Welche Schachtel liegt auf dem Tisch?
web-bank-which-box-hint = Davon hängen Startguthaben, Tasten und Mieten ab. Alles lässt sich ändern.
web-bank-another-box = Eine andere
web-bank-who-books = Wer bucht für die Bank?
web-bank-mode-everyone = Alle
web-bank-mode-everyone-about = Jede Karte darf LOS und Zahlungen der Bank buchen. Alle sehen es und können Einspruch erheben.
web-bank-mode-banker = Nur eine Person
web-bank-mode-banker-about = Am Anfang dieses Gerät. Später kannst du die Aufgabe einer Karte übergeben.
web-bank-profile = Beträge und Tasten
web-bank-profile-about = Nicht jede Schachtel ist gleich. Trag ein, was in deiner Anleitung steht.
web-bank-profile-start = Startguthaben
web-bank-profile-salary = Betrag für LOS
web-bank-profile-least = Kleinster Betrag am Lesegerät
web-bank-profile-most = Größter Betrag am Lesegerät
web-bank-profile-step = Schrittweite
web-bank-profile-small-key = Wert der Taste K
web-bank-profile-big-key = Wert der Taste M
web-bank-profile-sign = Währung
web-bank-profile-sign-first = Währung steht vor dem Betrag
web-bank-profile-cards = Karten
web-bank-open = Bank eröffnen
web-bank-only-reader = Nur ein Lesegerät
web-bank-only-reader-about = Ein Gerät in der Tischmitte mit zwei Schlitzen und Tasten. Kein Handy nötig.
web-bank-to-reader = Zum Lesegerät

## Beitreten

web-bank-join = Eine Bankkarte nehmen
web-bank-join-about = Dieses Handy wird deine Karte.
web-bank-join-late = Die Bank ist schon offen. Eine neue Karte beginnt bei 0; die anderen zahlen dir, was du haben sollst.
web-bank-join-new = Neue Karte nehmen
web-bank-join-known = Oder eine, die es schon gibt
web-bank-join-this = Nehmen
web-bank-claim = Hierher holen
web-bank-claim-waits = Das andere Handy wird gefragt. Sobald jemand Ja sagt, hast du die Karte.
web-bank-claim-refused = Die Karte von { $name } bleibt, wo sie ist.
web-bank-cancel = Abbrechen
web-bank-watch = Nur zusehen

## Vor dem Start

web-bank-lobby = Die Bank öffnet gleich
web-bank-lobby-about = Lass alle mit ihrem Handy beitreten. Wer keins hat, bekommt hier eine Karte für das Lesegerät.
web-bank-lobby-joined = Du bist dabei
web-bank-lobby-joined-about = Gleich geht es los. Lass diese Seite offen.
web-bank-cards = Karten
web-bank-no-cards = Noch keine Karte
web-bank-this-phone = dieses Handy
web-bank-joined = beigetreten
web-bank-asleep = Handy schläft
web-bank-no-phone = ohne Handy
web-bank-drop-card = Karte von { $name } entfernen
web-bank-add-card = Karte ohne Handy
web-bank-add-card-hint = Sie wird am Lesegerät gebucht; ein Handy kann sie später nehmen.
web-bank-add = Anlegen
web-bank-begin = Los geht’s
web-bank-under-way = Das Spiel läuft schon
web-bank-under-way-hint = Dann tippst du ein, was alle gerade haben. 1,2m sind 1.200.000.
web-bank-start = Alle beginnen mit { MONEY($amount) }
web-bank-start-typed = Mit diesen Beträgen beginnen
web-bank-save = Speichern

## Konten und Geld

web-bank-money = { MONEY($amount) }
web-bank-card = Karte { PLAIN($card) }
web-bank-the-bank = Bank
web-bank-the-pot = Topf
web-bank-the-host = die Bank
web-bank-booking = { $source } zahlt { MONEY($amount) } an { $target }
web-bank-pays-to = zahlt an
web-bank-unit = mal { PLAIN($number) }
web-bank-unit-thousand = K
web-bank-unit-million = M
web-bank-units = Einheit
web-bank-balances = Kontostände
web-bank-pot = Gemeinsamer Topf
web-bank-out = ausgeschieden
web-bank-banker = führt die Bank
web-bank-for-rent = Miete
web-bank-for-purchase = Kauf
web-bank-for-building = Bauen
web-bank-for-mortgage = Hypothek
web-bank-for-tax = Steuer
web-bank-for-fine = Strafe
web-bank-for-card = Karte
web-bank-for-trade = Handel
web-bank-for-salary = LOS
web-bank-for-start = Startguthaben
web-bank-for-auction = Versteigerung
web-bank-for-pot = Topf

## Auf dem Handy

web-bank-my-card = Meine Karte
web-bank-speak = Kontostand vorlesen
web-bank-spoken = { $name } hat { MONEY($amount) }.
web-bank-what-to-do = Was willst du tun?
web-bank-pay = Zahlen
web-bank-ask = Anfordern
web-bank-go = LOS
web-bank-go-me = LOS: { MONEY($amount) } für mich
web-bank-go-for = LOS für { $name }
web-bank-from = Von
web-bank-to = An
web-bank-for-whom = Für
web-bank-ask-whom = Wer soll zahlen?
web-bank-amount = Betrag
web-bank-how-much = Wie viel?
web-bank-whom-to-pay = An wen?
web-bank-whom-to-ask = Von wem?
web-bank-do-pay = Zahlen
web-bank-do-pay-to = { MONEY($amount) } an { $name } zahlen
web-bank-do-ask = Geld anfordern
web-bank-do-ask-of = { MONEY($amount) } von { $name } anfordern
web-bank-pick-deed = Miete oder Preis nachschlagen
web-bank-no-note = Ohne diese Angabe
web-bank-find-deed = Straße suchen
web-bank-no-deed = So heißt hier nichts.
web-bank-rent-bare = Miete
web-bank-rent-group = Miete, ganze Farbgruppe
web-bank-rent-houses = { $count ->
    [one] Miete mit einem Haus
   *[other] Miete mit { $count } Häusern
}
web-bank-rent-hotel = Miete mit Hotel
web-bank-rent-stations = { $count ->
    [one] Miete, ein Bahnhof
   *[other] Miete, { $count } Bahnhöfe
}
web-bank-rent-dice = { $count ->
    [one] Ein Werk, { $dice } gewürfelt
   *[other] { $count } Werke, { $dice } gewürfelt
}
web-bank-deed-purchase = Kaufpreis
web-bank-deed-house = Ein Haus
web-bank-deed-hotel = Hotel
web-bank-deed-mortgage = Hypothek
web-bank-last = Zuletzt
web-bank-undo = Zurücknehmen
web-bank-ask-undo = Um Rücknahme bitten
web-bank-banker-books = Das bucht { $name }.
web-bank-you-are-out = Du bist ausgeschieden. Du kannst weiter zusehen.
web-bank-tabs = Ansichten
web-bank-tab-card = Karte
web-bank-tab-all = Alle
web-bank-tab-reader = Lesegerät
web-bank-tab-more = Mehr
web-bank-show-bank = Zur Bank
web-bank-show-card = Zu meiner Karte

## Fragen und Einspruch

web-bank-requests = Offene Anfragen
web-bank-asked-pay = { $isMe ->
    [true] { $by } fordert { MONEY($amount) } von dir an.
   *[other] { $by } fordert { MONEY($amount) } von { $payer } an.
}
web-bank-asked-undo = { $by } möchte etwas zurücknehmen: { $bookings }.
web-bank-asked-new-game = { $by } möchte ein neues Spiel: Alle haben dann wieder das Startguthaben.
web-bank-asked-claim = { $isMe ->
    [true] Ein anderes Handy möchte deine Karte.
   *[other] Ein anderes Handy möchte die Karte von { $name }.
}
web-bank-yes-pay = Zahlen
web-bank-yes-other = Einverstanden
web-bank-no = Nein
web-bank-seconds = { $seconds } s
web-bank-waits-for = Warten auf { $names }
web-bank-waits = Warten auf die Bank
web-bank-withdraw = Zurückziehen
web-bank-object = Einspruch ({ $seconds })

## Der geteilte Bildschirm

web-bank-code = Code
web-bank-invite = Handys hinzufügen
web-bank-bank-pays = Die Bank zahlt
web-bank-ledger = Buchungen
web-bank-ledger-empty = Noch nichts gebucht.
web-bank-ledger-all = { $count } ältere zeigen
web-bank-print = Drucken
web-bank-was-undone = zurückgenommen
web-bank-what-go = LOS
web-bank-what-pot = Topf
web-bank-what-asked = auf Anforderung
web-bank-what-undo = Rücknahme
web-bank-what-objection = Nach Einspruch zurück
web-bank-what-bankrupt = Bankrott
web-bank-what-auction = Versteigerung
web-bank-what-new-game = Neues Spiel
web-bank-what-started = Start
web-bank-row-taken = { $name } ist beigetreten.
web-bank-row-moved = Die Karte von { $name } ist auf einem anderen Handy.
web-bank-row-added = Neue Karte: { $name }
web-bank-row-dropped = Karte entfernt: { $name }
web-bank-row-banker = Für die Bank bucht { $name }.
web-bank-row-everyone = Alle buchen für die Bank.
web-bank-row-refused = Eine Anfrage wurde nicht erfüllt.
web-bank-row-finished = Das Spiel ist zu Ende.
web-bank-row-reopened = Das Spiel geht weiter.
web-bank-row-started = Die Bank ist offen.
web-bank-row-auction-opened = Versteigerung: { $lot }
web-bank-row-auction-cancelled = Versteigerung abgebrochen: { $lot }
web-bank-offline = Die Bank ist gerade nicht erreichbar.
web-bank-unreachable-since = Bank nicht erreichbar seit { $time }. Du siehst den letzten Stand.
web-bank-try-now = Jetzt versuchen

## Versteigerung

web-bank-auction = Versteigerung
web-bank-auction-of = Versteigerung: { $lot }
web-bank-best-bid = { $name } bietet { MONEY($amount) }
web-bank-no-bid = Noch kein Gebot
web-bank-who-bids = Wer bietet?
web-bank-bid = Gebot
web-bank-bid-amount = { MONEY($amount) } bieten
web-bank-hammer = Zuschlag: { $name } für { MONEY($amount) }
web-bank-cancel-auction = Abbrechen, nichts verkaufen
web-bank-lot = Was wird versteigert?
web-bank-lot-in-words = Etwas anderes
web-bank-lot-text = Wie heißt es?
web-bank-open-auction = Versteigern

## Ab und zu

web-bank-only = Nur { $name }
web-bank-only-here = Nur dieses Gerät
web-bank-rename = Namen ändern
web-bank-bankrupt = Bankrott
web-bank-bankrupt-about = Was noch auf der Karte ist, geht an die Person, der das Geld geschuldet wird. Danach ist die Karte aus dem Spiel.
web-bank-bankrupt-who = Wer ist bankrott?
web-bank-creditor = Der Rest geht an
web-bank-bankrupt-yes = { $name } ist bankrott
web-bank-score = Vermögen zählen
web-bank-score-about = Guthaben, Grundstücke zum Kaufpreis (mit Hypothek die Hälfte), Häuser und Hotels zu ihren Kosten.
web-bank-score-known = Was hier gebucht wurde, ist eingetragen; tippe auf jemanden, um zu sagen, wem etwas gehört.
web-bank-score-no-deeds = Zu diesem Brett kennt die Bank keine Grundstücke.
web-bank-worth = { $name }: { MONEY($amount) }
web-bank-built-on = { $deed }: Gebäude
web-bank-owned-plain = Unbebaut
web-bank-owned-mortgaged = Mit Hypothek
web-bank-owned-houses = { $count ->
    [one] Ein Haus
   *[other] { $count } Häuser
}
web-bank-owned-hotel = Hotel
web-bank-finish = Spiel beenden
web-bank-over = Der Abend ist zu Ende
web-bank-reopen = Doch noch weiterspielen
web-bank-give-back = Karte zurückgeben
web-bank-awake-hint = Damit der Bildschirm anbleibt, stell am Handy eine längere Zeit bis zur Sperre ein. Schläft es ein, ist die Karte beim Aufwecken sofort wieder da.
