# Was Leute am Tisch sagen und entscheiden: fertige Sätze, Abstimmungen, Uhren, und warum etwas nicht geschah.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-one-moment = Einen Moment, bitte.
phrase-back-again = Da bin ich wieder.
phrase-your-turn = Du bist dran.
phrase-lets-trade = Wollen wir tauschen?
phrase-good-offer = Da musst du mehr bieten.
phrase-no-deal = Nein, danke.
phrase-goodbye = Tschüss!

motion-pause = Pause
motion-go-on = Weiterspielen
motion-take-back = Zurücknehmen
motion-stand-in = Einen Bot für { $name } spielen lassen
motion-remove = Ohne { $name } weiterspielen
motion-stop = Jetzt aufhören und abrechnen: Wer am reichsten ist, gewinnt
ending-stopped = Der Tisch hat aufgehört; wer am reichsten ist, gewinnt.

decided-time = Die Zeit von { $name } war um; die vorsichtige Wahl wurde getroffen.
decided-gone = { $name } ist nicht da; die vorsichtige Wahl wurde getroffen.
decided-left = { $name } ist gegangen; die vorsichtige Wahl wurde getroffen.
decided-bot-failed = Der Bot { $name } wusste nicht weiter; die vorsichtige Wahl wurde getroffen.

command-too-late = Zu spät: Der Hammer ist gefallen.
room-paused = Das Spiel ist angehalten. Lass es erst weitergehen.
room-not-paused = Das Spiel ist nicht angehalten.
room-vote-open = Es wird schon abgestimmt. Warte, bis das entschieden ist.
room-vote-over = Diese Abstimmung ist vorbei.
room-no-vote = Darüber stimmst du nicht mit ab.
room-seat-there = An diesem Platz ist jemand da.
room-seat-out = Dieser Platz ist schon ausgeschieden.
room-take-back-off = An diesem Tisch wird nichts zurückgenommen.
room-take-back-seen = Dafür ist es zu spät: Andere haben seitdem etwas gesehen oder getan.
room-nothing-to-take-back = Es gibt nichts zurückzunehmen.
room-no-free-text = An diesem Tisch gibt es nur fertige Sätze.
room-talk-slower = Lass auch die anderen zu Wort kommen; in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} kannst du wieder schreiben.

room-no-reader = In diesem Spiel gibt es kein Lesegerät.
room-no-such-lesson = Diese Lektion gibt es nicht, oder der Tisch ist anders gedeckt.
room-booking-due = Zuerst muss die Zahlung am Lesegerät gebucht werden.
room-booking-automatic = An diesem Tisch bucht das Lesegerät von selbst.
room-not-banker = An diesem Tisch bucht jemand anders.
