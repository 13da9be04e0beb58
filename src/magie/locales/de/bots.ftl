### Der Befehl, der die Bots auflistet.

## Hilfe. Diese Meldungen werden ohne Fluent gelesen, darum haben sie keine Variablen.

help-bots-summary = die Bots mit ihren Einstellungen auflisten oder einen eigenen prüfen
help-bots-description =
    Die Bots, die an einem Tisch sitzen können, vom schwächsten aufwärts; dann Sparringspartner
    aus veröffentlichten Arbeiten und deine eigenen aus einer Datei oder einem installierten
    Paket. Man ruft einen Bot mit einem Code: seinem Namen, oder Name und Einstellungen.
help-bots-examples =
    magie bots
    magie bots shrewd --edition tempo      alle seine Einstellungen in einer Ausgabe
    magie bots --code my_bot.py            deine eigenen neben den anderen
    magie bots --code my_bot.py --check miser:reserve=60
    magie bots --json
help-bots-name = NAME
help-bots-which = ein Bot mit allen seinen Einstellungen
help-bots-edition = in welcher Ausgabe; die Einstellungen sind nicht überall gleich (sonst: classic)
help-bots-code = eine Python-Datei mit eigenen Bots; mehrfach möglich
help-bots-check = mit einem Bot jede Ausgabe und Variante spielen und sehen, ob er die Hausordnung einhält
help-bots-a-code = CODE
help-play-bot = ein weiterer Bot, mit Name oder Code; mehrfach möglich; siehe magie bots
help-play-code = eine Python-Datei mit eigenen Bots; mehrfach möglich

## Was der Befehl sagt

bots-levels = Spielstärken, von der schwächsten aufwärts:
bots-sparring = Sparringspartner für die Bretter, aus veröffentlichten Arbeiten:
bots-own = Eigene:
bots-from = aus { $origin }
bots-settings = Einstellungen: { $settings }
bots-settings-of = { $bot } in { $edition }:
bots-many-settings = Jede Zahl dieser Bots lässt sich einstellen. Zu sehen mit: magie bots { $bot }
bots-none = Er hat keine Einstellungen.
bots-not-here = { $bot } spielt { $edition } nicht.
bots-checked = { $bot } hält die Hausordnung ein: { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
} geprüft.
bots-checking = { $bot } wird in jeder Ausgabe und Variante geprüft; das dauert ein, zwei Minuten.
bots-failed = { $bot } hält die Hausordnung nicht ein: { $problem }
bots-unknown = Den Bot „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
bots-unknown-setting = { $bot } hat keine Einstellung „{ $setting }“. Vorhanden: { $settings }.
bots-bad-setting = „{ $setting }“ von { $bot } kann nicht „{ $value }“ sein.
bots-broken = { $place }: { $problem }
