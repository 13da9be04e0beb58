# Was der Tischserver sagt, wenn er etwas nicht tut. $detail ist für Entwickler und steht in keinem Satz.

command-unreadable = Das war nicht zu verstehen. Nichts hat sich geändert.
command-too-large = Das ist zu groß; höchstens { $most } Bytes werden angenommen.
command-stale = Der Stand hat sich geändert. Bitte noch einmal ansehen.
command-which-seat = Hier werden mehrere Plätze gespielt: Welcher ist gemeint?
command-no-path = Unter dieser Adresse gibt es nichts.
command-no-method = Diese Adresse nimmt das nicht an.
command-unavailable = Der Tisch kann gerade nichts speichern. Bitte gleich noch einmal versuchen.
command-chance-next = Ab hier entscheiden Würfel oder Karten.

room-not-found = Diesen Tisch gibt es nicht.
room-code-unknown = Kein Tisch hat diesen Code. Prüfe die Buchstaben oder lass dir den Link geben.
room-code-of-bank = Dieser Code gehört zu einer Bank für ein echtes Brett. Öffne ihn dort.
room-edition-unknown = Dieser Server bietet die Ausgabe { $edition } nicht an.
room-bot-unknown = Für diese Ausgabe gibt es keinen Bot { $bot }.
room-bot-setting = Auf diesem Server ist die Einstellung { $setting } eines Bots eine Zahl von { $least } bis { $most }.
room-no-such-seat = Diesen Platz hat der Tisch nicht.
room-no-such-step = Diesen Schritt gibt es nicht: Das Spiel hat { $last }.
room-full = Alle Plätze sind besetzt. Du kannst zusehen.
room-seat-taken = Dort sitzt schon jemand. Wähle einen anderen Platz.
room-seat-moved = Dieser Platz wird jetzt an einem anderen Gerät gespielt.
room-name-taken = So heißt hier schon jemand. Wähle einen anderen Namen.
room-no-right = Das können nur andere an diesem Tisch.
room-token = Diese Einladung stammt nicht von hier oder ist beschädigt. Lass dir einen neuen Link geben.
room-started = Das Spiel hat schon begonnen.
room-not-started = Das Spiel hat noch nicht begonnen.
room-seats-open = { $count ->
    [one] Ein Platz ist noch frei. Besetze ihn oder gib ihn einem Bot.
   *[other] { $count } Plätze sind noch frei. Besetze sie oder gib sie Bots.
}
room-over = Dieses Spiel ist zu Ende.
room-not-over = Dieses Spiel ist noch nicht zu Ende.
room-read-only = Dieses Spiel begann mit Magie { $engine } und lässt sich mit { $here } nicht fortsetzen. Ansehen kannst du es.
room-no-advice = An diesem Tisch gibt der Server keine Ratschläge.
room-no-debt = Du hast gerade keine Schuld zu zahlen.
room-no-hand = Nur im Kartenspiel gibt es eine Hand zum Auslegen.
room-no-spectators = An diesem Tisch darf niemand zusehen.
room-closing = Der Server wird angehalten. Dein Spiel bleibt erhalten; komm gleich wieder.
room-record-broken = { $kind ->
    [empty] Diese Datei ist leer.
    [header] Das ist keine Aufzeichnung von Magie: In der ersten Zeile sollte stehen, was gespielt wurde.
    [json] Zeile { $line } ist beschädigt: Sie ist kein JSON. Vielleicht wurde die Datei abgeschnitten oder verändert.
    [object] Zeile { $line } ist beschädigt: Sie sagt weder, wer gehandelt, noch, was der Zufall entschieden hat.
    [line] Zeile { $line } ist beschädigt: Sie sagt weder, wer gehandelt, noch, was der Zufall entschieden hat.
    [seat] In Zeile { $line } steht nicht, wer gehandelt hat.
    [data] Dieses Spiel wurde mit anderen Daten seiner Ausgabe gespielt, als dieser Server sie hat. Hier lässt es sich nicht abspielen.
    [setup] So, wie die erste Zeile es sagt, lässt sich kein Spiel aufbauen: Prüfe Plätze, Varianten und Optionen.
    [position] Die Stellung, mit der dieses Spiel beginnt, kann es nicht geben.
    [hidden] Zeile { $line } ist verdeckt: Diese Aufzeichnung stammt aus dem laufenden Spiel. Lade sie noch einmal herunter, wenn es zu Ende ist.
    [unknown] Zeile { $line } nennt etwas, das diese Ausgabe nicht kennt.
    [rule] Zeile { $line } ist dort nicht möglich: { $why }
    [course] Ab Zeile { $line } nähme das Spiel einen anderen Verlauf als damals. Die Datei wurde verändert oder mit einer anderen Version gespielt.
    [unfair] Würfel und Karten dieser Aufzeichnung folgen nicht aus dem Geheimnis, das sie nennt: Sie wurde verändert.
    [long] Diese Aufzeichnung ist zu lang; höchstens { $line } Zeilen sind möglich.
    [wide] Zeile { $line } ist länger als jede Zeile einer Aufzeichnung.
    [slow] Diese Aufzeichnung abzuspielen dauert länger, als dieser Server für eine Datei rechnet; bei Zeile { $line } hat er aufgehört.
   *[other] Zeile { $line } ist dort nicht möglich.
}
room-record-foreign = Prüfen lassen sich nur Aufzeichnungen der Ausgaben dieses Servers; { $edition } ist keine davon.
room-record-not-found = Diese Aufzeichnung gibt es nicht.

room-setup-always-demand = Nur wer einen Platz hat, kann immer Miete verlangen.
room-setup-banker = Wer die Bank führt, muss einen der Plätze haben.
room-setup-banker-must-play = Für eine Bank, die nicht mitspielt, seid ihr zu wenige.
room-setup-deal-too-dear = Das Startgeld dieser Ausgabe reicht nicht immer für die Grundstücke, die ausgeteilt werden.
room-setup-dealer = Wer gibt, muss einen der Plätze haben.
room-setup-names = Ein Name hat 1 bis 40 Zeichen.
room-setup-no-such-seat = Diesen Platz hat der Tisch nicht.
room-setup-option-out-of-range = Eine der Optionen liegt außerhalb ihres Bereichs.
room-setup-players = Diese Ausgabe ist für eine andere Zahl von Personen.
room-setup-skin = Diese Namen passen nicht auf dieses Brett.
room-setup-switch-meaningless = Eine der Varianten würde an dieser Ausgabe nichts ändern.
room-setup-switch-refused = Die Anleitung dieser Ausgabe schließt eine der Varianten aus.
room-setup-token-taken = Diese Figur hat schon jemand.
room-setup-tokens = Diese Figur gibt es hier nicht.
room-setup-unknown-bot = Diesen Bot gibt es nicht.
room-setup-unknown-deck = Diesen Kartensatz gibt es hier nicht.
room-setup-unknown-option = Diese Option gibt es hier nicht.
room-setup-unknown-variant = Diese Variante gibt es hier nicht.
room-setup-variant-needs = Eine der Varianten braucht eine andere.
room-setup-variant-twice = Eine Variante wurde zweimal gewählt.
room-setup-variants-exclude = Zwei der Varianten vertragen sich nicht.
