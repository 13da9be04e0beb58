### Neben dem Brett: Verlauf, Regeln des Augenblicks, Gespräch, Abstimmungen, Menü des Tisches, dieses Gerät, Tasten.

web-aside-log-title = Verlauf
web-aside-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}

## Verlauf

web-aside-log-label = Was geschehen ist, Zug für Zug
web-aside-log-empty = Noch ist nichts geschehen.
web-aside-log-none = In den gezeigten Zügen gibt es davon nichts.
web-aside-log-earlier = { $count ->
    [one] { $count } früheren Zug zeigen
   *[other] { $count } frühere Züge zeigen
}
web-aside-log-newest = Zur neuesten Zeile
web-aside-filter = Im Verlauf zeigen
web-aside-filter-all = Alles
web-aside-filter-mine = Von mir
web-aside-filter-money = Geld
web-aside-filter-trades = Handel
web-aside-turn = { $name }, Zug { $number }
web-aside-turn-again = { $name }, Zug { $number }, noch einmal
web-aside-turn-before = Vor dem ersten Zug
web-aside-concerns-me = Betrifft dich:
web-aside-taken-back = Zurückgenommen:
web-aside-source = In der Anleitung unter „{ $source }“
web-aside-ours = Eine Regel von uns; die Anleitung sagt nichts dazu.
web-aside-further-rules = Dazu gilt auch
web-aside-rule-missing = Der Text dieser Regel wurde nicht geladen. Versuch es gleich noch einmal.
web-aside-summary = { $name }: { $parts }

# Teile der Zusammenfassung eines Zuges, nach dem Namen.
web-aside-short-rolled = { $dice }
web-aside-die-bus = Bus
web-aside-die-magie = Magie
web-aside-short-bought = kauft { $deed }
web-aside-short-sold = { $lot } geht an { $name }
web-aside-short-jailed = kommt ins Gefängnis
web-aside-short-freed = kommt frei
web-aside-short-card-drawn = zieht eine Karte
web-aside-short-bankrupt = ist bankrott
web-aside-short-upgraded = steigt auf
web-aside-short-accepted = handelt mit { $name }
web-aside-short-paid = zahlt { MONEY($amount) }
web-aside-short-paid-to = zahlt { MONEY($amount) } an { $name }
web-aside-short-built = { $count ->
    [one] baut einmal
   *[other] baut { $count }-mal
}
web-aside-short-mortgaged = { $count ->
    [one] nimmt eine Hypothek auf
   *[other] nimmt { $count } Hypotheken auf
}
web-aside-short-redeemed = { $count ->
    [one] löst eine Hypothek ab
   *[other] löst { $count } Hypotheken ab
}
web-aside-short-sold-building = { $count ->
    [one] verkauft ein Gebäude
   *[other] verkauft { $count } Gebäude
}

# Untertitel der Geräusche.
web-aside-sound-dice = Würfel klappern
web-aside-sound-step = eine Figur zieht
web-aside-sound-pay = Münzen gehen hinaus
web-aside-sound-receive = Münzen kommen herein
web-aside-sound-card = eine Karte gleitet
web-aside-sound-build = es klopft zweimal
web-aside-sound-hammer = ein dumpfer Schlag
web-aside-sound-setback = zwei tiefe Töne

# Was Leute am Tisch tun.
web-aside-entry-sat = { $name } hat sich an den Tisch gesetzt.
web-aside-entry-bot = Für { $name } spielt ab jetzt ein Bot.
web-aside-entry-left = { $name } hat den Tisch verlassen.
web-aside-entry-moved = { $name } spielt jetzt an einem anderen Gerät.
web-aside-entry-gone = { $name } meldet sich nicht.
web-aside-entry-back = { $name } ist wieder da.
web-aside-entry-rematch = Jemand hat ein neues Spiel eröffnet.
web-aside-entry-pace = { $pace ->
    [slow] { $name } stellt die Bots auf langsam.
    [fast] { $name } stellt die Bots auf schnell.
    [at_once] { $name } lässt die Bots ohne Pause spielen.
   *[normal] { $name } stellt die Bots auf normales Tempo.
}
web-aside-entry-proposed = { $name } lässt abstimmen: { $motion }.
web-aside-entry-done = { $name }: { $motion }.
web-aside-entry-voted = { $vote ->
    [yes] { $name } stimmt dafür.
   *[no] { $name } stimmt dagegen.
}
web-aside-entry-carried = Der Tisch ist einverstanden: { $motion }.
web-aside-entry-lost = Der Tisch ist nicht einverstanden: { $motion }.

## Regeln des Augenblicks

web-aside-rules-who = Aus der Sicht von
web-aside-rules-may = Was du jetzt darfst
web-aside-rules-may-not = Was du jetzt nicht darfst, und warum
web-aside-rules-nothing = Im Augenblick nichts. Das Spiel läuft ohne dich weiter.
web-aside-rules-watching = Du siehst zu. Das sagen die Regeln über diesen Moment.
web-aside-rules-waiting = Der Server wird gefragt …
web-aside-rules-unanswered = Der Server hat nicht geantwortet. Schließ das Fenster und öffne es noch einmal.
web-aside-rules-printed = Was die Regeln dazu sagen
web-aside-rules-whole = Die ganze Anleitung
web-aside-rules-on = { $what } auf { $deed }
web-aside-rules-bid = von { MONEY($least) } bis { MONEY($most) }
web-aside-rules-to = mit { $names }

# Themen einer Anleitung.
web-aside-topic-auction = Versteigerungen
web-aside-topic-bankruptcy = Bankrott
web-aside-topic-build = Bauen
web-aside-topic-buy = Kaufen
web-aside-topic-cards = Karten
web-aside-topic-credit = Kredit
web-aside-topic-debt = Schulden
web-aside-topic-end = Ende des Spiels
web-aside-topic-fortune = Vermögenskarten
web-aside-topic-go = Das Startfeld
web-aside-topic-goal = Ziel des Spiels
web-aside-topic-jail = Gefängnis
web-aside-topic-lay-down = Auslegen
web-aside-topic-mortgage = Hypotheken
web-aside-topic-move = Ziehen
web-aside-topic-players-5-6 = Zu fünft und zu sechst
web-aside-topic-rent = Miete
web-aside-topic-reward = Die Belohnung
web-aside-topic-sell = Gebäude verkaufen
web-aside-topic-setup = Aufbau
web-aside-topic-shortage = Wenn Gebäude knapp werden
web-aside-topic-speed-die = Der Tempowürfel
web-aside-topic-swap = Karten tauschen
web-aside-topic-tax = Steuern
web-aside-topic-token = Figuren und Sterne
web-aside-topic-trade = Handeln
web-aside-topic-turn = Der Zug
web-aside-topic-variant = Varianten

## Gespräch

web-aside-chat-label = Nachrichten
web-aside-chat-empty = Noch keine Nachrichten.
web-aside-chat-phrases = Etwas sagen
web-aside-chat-as = Schreiben als
web-aside-chat-text = Deine Nachricht
web-aside-chat-send = Senden
web-aside-chat-ready-only = An diesem Tisch gibt es fertige Sätze. Alle lesen sie in ihrer eigenen Sprache.
web-aside-chat-listening = Du siehst zu: Mitlesen kannst du, schreiben nicht.
web-aside-chat-mute = { $name } stumm schalten
web-aside-chat-people = Von wem du Nachrichten siehst
web-aside-chat-heard = { $name } sagt: { $remark }

## Menü des Tisches

web-aside-pace = Tempo der Bots
web-aside-pace-slow = Langsam
web-aside-pace-normal = Normal
web-aside-pace-fast = Schnell
web-aside-pace-at-once = Sofort
web-aside-as = Sprechen für
web-aside-pause = Pause
web-aside-pause-hint = Niemand kann etwas tun, keine Uhr läuft.
web-aside-go-on = Weiterspielen
web-aside-to-end = Bis zum Ende durchspielen
web-aside-to-end-hint = Die Bots spielen den Rest sofort zu Ende.
web-aside-to-end-running = Die Bots spielen schon so schnell, wie sie können.
web-aside-pace-of-players = Wie schnell die Bots spielen, bestimmt, wer noch mitspielt.
web-aside-watcher = Jemand, der zuschaut,
web-aside-take-back-free = Meinen letzten Schritt zurücknehmen
web-aside-take-back-ask = Bitten, meinen letzten Schritt zurückzunehmen
web-aside-take-back-hint = Noch hat niemand gesehen, was daraus wurde; du brauchst niemanden zu fragen.
web-aside-take-back-ask-hint = Alle müssen einverstanden sein. Dieselben Würfe und Karten kommen wieder.
web-aside-absent = Wer fehlt
web-aside-absent-since = { $name } ist seit { $time } weg.
web-aside-absent-left = { $name } ist gegangen.
web-aside-absent-stand-in = Für { $name } spielt der Bot { $bot }.
web-aside-stand-in = Einen Bot für { $name } spielen lassen
web-aside-stand-in-which = Welcher Bot
web-aside-remove = Ohne { $name } weiterspielen
web-aside-stop = Jetzt aufhören und abrechnen
web-aside-stop-hint = Alle müssen einverstanden sein. Wer am reichsten ist, gewinnt.
web-aside-leave = Den Tisch verlassen
web-aside-leave-hint = Für { $name } wird vorsichtig weitergespielt, bis jemand den Platz übernimmt. Mit dem Link zum Tisch kannst du zurückkommen, solange der Platz frei ist.
web-aside-resign = Das Spiel aufgeben
web-aside-resign-hint = { $name } scheidet endgültig aus; die anderen spielen weiter.
web-aside-record-about = Alle Züge bisher als Datei, soweit du sie kennen darfst: Was dir verborgen ist, bleibt auch darin verborgen.
web-aside-end-of-game = Spiel beenden
web-aside-sent = Der Tisch wird gefragt.
web-aside-rules-of-table = So spielt dieser Tisch
web-aside-kept-clock-none = Keine Uhr
web-aside-kept-clock = { $seconds } Sekunden pro Entscheidung, dazu { $minutes } Minuten für das ganze Spiel
web-aside-kept-days = { $days ->
    [one] Ein Tag pro Entscheidung
   *[other] { $days } Tage pro Entscheidung
}
web-aside-kept-auction-none = Versteigerungen reihum, ohne Uhr
web-aside-kept-auction = Versteigerungen von { $seconds } Sekunden; nach einem späten Gebot bleiben { $extend }
web-aside-kept-take-back-off = Nichts wird zurückgenommen
web-aside-kept-take-back-own = Eigene Schritte lassen sich zurücknehmen, solange niemand die Folgen gesehen hat
web-aside-kept-take-back-ask = Schritte lassen sich zurücknehmen, notfalls durch Abstimmung

## Abstimmungen

web-aside-vote-title = Eine Abstimmung
web-aside-vote-asks = { $name } fragt in die Runde: { $motion }?
web-aside-vote-count = { $yes } von { $needed } nötigen Stimmen
web-aside-vote-yes = Ja
web-aside-vote-no = Nein
web-aside-vote-withdraw = Zurückziehen
web-aside-vote-yes-as = Ja, sagt { $name }
web-aside-vote-no-as = Nein, sagt { $name }
web-aside-vote-waiting = Noch keine Antwort: { $names }

## Uhren

web-aside-clock-left = noch { $time }
web-aside-clock-bank = noch { $time }, aus der Reserve
web-aside-clock-bank-has = und { $time } Reserve
web-aside-clock-over = Zeit um
web-aside-clock-game = noch { $time } Spielzeit
web-aside-clock-negotiation = noch { $time } zum Verhandeln
web-aside-clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

## Dieses Gerät

web-aside-device-language = Sprache
web-aside-device-theme = Farben
web-aside-theme-system = Wie das Gerät
web-aside-theme-light = Hell
web-aside-theme-dark = Dunkel
web-aside-device-sound = Ton
web-aside-device-volume = Lautstärke
web-aside-device-muted = Stumm
web-aside-device-captions = Geräusche als Text im Verlauf
web-aside-device-try = Anhören
web-aside-device-vibrate = Vibrieren, wenn ich dran bin
web-aside-device-motion = Animationen
web-aside-motion-full = Alle
web-aside-motion-reduced = Weniger
web-aside-motion-off = Keine
web-aside-device-spoken = Was Screenreader vorlesen
web-aside-spoken-all = Alles
web-aside-spoken-mine = Was mich betrifft
web-aside-spoken-decisions = Nur meine Entscheidungen
web-aside-device-play = Beim Spielen
web-aside-device-confirm = Vor großen Zahlungen noch einmal fragen
web-aside-device-demand = { $name }: Miete immer verlangen
web-aside-device-demand-hint = Sonst verlangst du sie jedes Mal selbst; was du nicht verlangst, ist verloren.
web-aside-device-coach = Jede Entscheidung einmal erklären
web-aside-device-coach-again = Alle Erklärungen noch einmal zeigen
web-aside-device-coach-none = Noch keine Erklärung ist weggelegt.
web-aside-device-letters = Kürzel mit einer Taste (r würfelt, e beendet den Zug …)
web-aside-device-text-size = Die Schriftgröße richtet sich nach deinem Browser.

## Tasten

web-aside-keys-intro = Sie gelten, solange du nichts schreibst. Mit Tab geht es wie überall von Knopf zu Knopf.
web-aside-keys-turn = Dein Zug
web-aside-keys-listen = Hören, wie es steht
web-aside-keys-replay = In der Wiederholung
web-aside-keys-board = Auf dem Brett
web-aside-keys-page = Die Seite
web-aside-key-space = Leertaste
web-aside-key-enter = Enter
web-aside-key-escape = Esc
web-aside-key-arrows = Pfeile
web-aside-key-page-up = Bild auf
web-aside-key-page-down = Bild ab
web-aside-key-home = Pos1
web-aside-key-end = Ende
web-aside-does-primary = der wichtigste Knopf
web-aside-does-option = die Möglichkeit mit dieser Nummer
web-aside-does-roll = würfeln
web-aside-does-end = Zug beenden
web-aside-does-build = bauen
web-aside-does-trade = handeln
web-aside-does-mortgage = Hypothek aufnehmen
web-aside-does-raise = Versteigerung: den nächsten Schritt bieten
web-aside-does-pass = Versteigerung: passen
web-aside-does-undo = zurücknehmen
web-aside-does-cash = das Bargeld aller
web-aside-does-where = wo alle stehen
web-aside-does-last = das letzte Ereignis; noch einmal: das davor
web-aside-does-deed = das angewählte Feld
web-aside-does-hand = von Karte zu Karte der Hand
web-aside-does-squares = von Feld zu Feld
web-aside-does-ten = zehn Felder vor oder zurück
web-aside-does-start = zum Startfeld
web-aside-does-group = zum nächsten Feld der Gruppe
web-aside-does-owner = zum nächsten Feld desselben Besitzers
web-aside-does-zoom = größer, kleiner
web-aside-does-rules = was jetzt gilt
web-aside-does-help = diese Liste
web-aside-does-escape = schließen oder eine Animation überspringen
web-aside-does-replay-play = abspielen oder anhalten
web-aside-does-replay-stop = anhalten oder schließen
web-aside-does-replay = ein Schritt zurück, ein Schritt weiter
web-aside-does-replay-ends = an den Anfang, ans Ende

## Vorgelesen

web-aside-say-cash = { $name } { MONEY($amount) }
web-aside-say-where = { $name } auf { $square }
web-aside-say-where-jail = { $name } im Gefängnis
web-aside-say-out = { $name } ist ausgeschieden
web-aside-say-nothing = Noch ist nichts geschehen.
web-aside-say-no-deed = Es ist kein Feld angewählt.
web-aside-say-connection-lost = Verbindung verloren. Neuer Versuch läuft.
web-aside-say-connection-back = Wieder verbunden.
web-aside-say-paused = Das Spiel ist angehalten.
web-aside-say-going-on = Das Spiel geht weiter.

web-aside-title-turn = ● { $name } ist am Zug
web-aside-title-rent = ● { $name }: Miete verlangen
web-aside-title-watching = Zuschauen: { $edition }

# Das Spiel wartet auf jemanden an diesem Gerät.
web-aside-call-negotiation = { $name }: Handle, oder sag, dass du bereit bist.
web-aside-call-turn-start = { $name }, du bist dran: Würfle.
web-aside-call-jail-choice = { $name }, du bist dran und sitzt im Gefängnis.
web-aside-call-choose-move = { $name }: Wähle, wohin du ziehst.
web-aside-call-go-choice = { $name }: Willst du deine Figur aufwerten?
web-aside-call-purchase = { $name }: { $square } kostet { MONEY($price) }, du hast { MONEY($cash) }. Kaufen oder versteigern lassen?
web-aside-call-card-choice = { $name }: Die Karte lässt dir die Wahl.
web-aside-call-tax-choice = { $name }: Wähle die Steuer.
web-aside-call-roll-again = { $name }: Würfle noch einmal.
web-aside-call-turn-end = { $name }: Beende deinen Zug, wenn du fertig bist.
web-aside-call-offer = { $name }: Jemand bietet dir einen Handel an.
web-aside-call-auction = { $high ->
    [0] { $name }: { $lot } wird versteigert, noch ohne Gebot. Biete oder passe.
   *[other] { $name }: { $lot } wird versteigert, geboten sind { MONEY($high) }. Biete oder passe.
}
web-aside-call-debt = { $name }: Du schuldest { MONEY($amount) } und hast { MONEY($cash) } Bargeld.
web-aside-call-transfer = { $name }: Du hast Grundstücke mit Hypothek bekommen. Ablösen oder behalten?
web-aside-call-shortage-declare = { $name }: Gebäude sind knapp. Wie viele willst du?
web-aside-call-shortage-place = { $name }: Stell dein Gebäude auf.
web-aside-call-rent-reaction = { $name }: Spielst du eine Vermögenskarte?
web-aside-call-block-reaction = { $name }: Wehrst du die Karte ab?
web-aside-call-other = { $name }: Das Spiel wartet auf dich.
