### Wo der Server seine Tische aufbewahrt und was damit nicht stimmen kann. Gesagt zu denen, die den Server betreiben.

store-taken = Jemand anders war schneller: Das Protokoll dieses Tisches hat jetzt { PLAIN($head) } Einträge.
store-repeated = Das ist schon geschehen; es ist Eintrag { PLAIN($seq) } im Protokoll des Tisches.
store-no-such-room = Es gibt keinen Tisch { $room }.
store-room-exists = Es gibt schon einen Tisch { $room }.
store-code-taken = Der Code { $join_code } gehört zu einem anderen Tisch.
store-unknown = Die Datenbank war weg, bevor sie geantwortet hat; ob dies gespeichert ist, muss man nachsehen. ({ $problem })
store-unavailable = Die Datenbank ist gerade nicht zu benutzen, und nichts wurde geändert. ({ $problem })
store-failing = { $cause ->
    [corrupt] Die Ablage der Tische ist beschädigt, und nichts wird mehr gespeichert. Halte den Server an, spiele eine Sicherung ein und starte ihn wieder.
    [full] Der Datenträger der Ablage ist voll, und nichts wird gespeichert, bis Platz ist. Dann geht es von selbst weiter.
    [gone] Die Datei der Ablage wurde gelöscht oder verschoben, und nichts wird mehr gespeichert. Halte den Server an, lege die Datei zurück oder spiele eine Sicherung ein und starte ihn wieder.
    [locked] Ein anderes Programm hält die Ablage gesperrt, und nichts wird gespeichert, bis es sie freigibt. Dann geht es von selbst weiter.
    [read-only] Die Ablage lässt sich nur lesen, und nichts wird gespeichert, bis man wieder schreiben darf. Dann geht es von selbst weiter.
    [replaced] Die Datei der Ablage wurde durch eine andere ersetzt, und nichts wird mehr gespeichert. Halte den Server an und starte ihn wieder mit der richtigen Datei.
    [unreachable] Die Datenbank der Ablage antwortet nicht, und nichts wird gespeichert, bis sie es tut. Dann geht es von selbst weiter.
   *[io] Der Datenträger der Ablage meldet Fehler, und nichts wird gespeichert, bis er wieder geht. Sieh nach dem Datenträger.
}
store-cannot-open = { $address } lässt sich nicht öffnen: { $reason ->
    [address] Diese Adresse ist nicht zu lesen. { $problem }
    [damaged] Die Datei ist beschädigt. Räume sie beiseite und lege eine Kopie der Datenbank an ihre Stelle oder fülle eine neue mit „magie admin restore“. ({ $problem })
    [exists] Eine solche Datei gibt es schon. Wähle einen anderen Namen.
    [foreign] Diese Datenbank gehört einem anderen Programm. Wähle eine andere Datei oder lege eine Datenbank nur für Magie an.
    [full] Der Datenträger ist voll. Schaffe Platz und versuche es noch einmal.
    [locked] Ein anderes Programm hält sie gesperrt. Beende es und versuche es noch einmal.
    [no-database] Der Datenbankserver hat keine solche Datenbank. Lege sie zuerst an. ({ $problem })
    [no-driver] PostgreSQL braucht das Paket asyncpg, das hier fehlt. Installiere es mit: { $problem }
    [no-path] Die Adresse nennt keine Datei. Schreibe sie als sqlite:///ordner/datei.sqlite3
    [no-wal] Auf diesem Laufwerk kann SQLite nicht sicher arbeiten. Wähle einen Ordner auf einer eigenen Festplatte.
    [not-a-database] Das ist keine Datenbank. Wähle eine andere Datei.
    [not-a-file] Das ist keine Datei. Nenne eine Datei, keinen Ordner.
    [permission] Dort darfst du nicht schreiben. Ändere die Rechte oder wähle einen anderen Ort.
    [refused] Der Datenbankserver lässt dich nicht hinein. Prüfe Namen und Passwort. ({ $problem })
    [scheme] Magie kennt nur Dateien, sqlite:// und postgresql://.
    [unreachable] Der Datenbankserver antwortet nicht. Läuft er? ({ $problem })
   *[other] { $problem }
}
store-newer = { $address } stammt von einer neueren Version von Magie: Das Format ist { PLAIN($found) }, diese Version kennt { PLAIN($known) }. Installiere wieder die neuere oder öffne eine Sicherung von vor dem Umstieg.
store-bad-backup = Diese Sicherung lässt sich nicht einspielen: { $problem ->
    [after-the-end] Zeile { PLAIN($line) } kommt nach ihrem Ende.
    [checksum] Sie wurde nachträglich verändert; ihre Prüfsumme stimmt nicht.
    [cut-short] Sie bricht nach Zeile { PLAIN($line) } ab.
    [newer] Sie stammt von einer neueren Version von Magie. Installiere diese.
    [not-a-backup] Die Datei ist keine Sicherung von Magie.
   *[unreadable] Zeile { PLAIN($line) } ist nicht zu lesen.
}
store-not-empty = In { $address } sind schon Tische. Eine Sicherung lässt sich nur einspielen, wo noch nichts ist.
