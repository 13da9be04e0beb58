### Lektionen: vorbereitete Momente eines Spiels, jede mit einem Gedanken.

web-lesson-label = Lektion
web-lesson-number = Lektion { PLAIN($number) } von { PLAIN($of) }
web-lesson-try = Probier es aus: { $action }
web-lesson-done = Gut gemacht. Spiel hier weiter, wenn du magst, oder geh zur nächsten Lektion.
web-lesson-other = Das ist auch erlaubt, aber darum geht es in dieser Lektion nicht. Versuch es noch einmal, oder geh weiter.
web-lesson-again = Noch einmal
web-lesson-next = Nächste Lektion
web-lesson-skip = Überspringen
web-lesson-leave = Zur Startseite
