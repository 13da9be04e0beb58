### Bots: wie jeder von ihnen spielt, und der Befehl, der sie auflistet.

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

## Die Spielstärken

bot-random = Tut irgendetwas, das erlaubt ist.
bot-novice = Kauft, was er zahlen kann, baut das billigste Haus, tauscht zu gedruckten Preisen und verlässt das Gefängnis sofort.
bot-steady = Solide und menschlich: behält eine Reserve, vervollständigt Gruppen durch faire Tausche und baut, wo die Miete am meisten steigt.
bot-shrewd = Rechnet aus, wo Figuren landen, was Gruppen einbringen und was der nächste Zug kosten kann, und tauscht, was beiden nützt.
bot-rollout = Probiert vor jeder Entscheidung in gedachten Partien aus, was es tun könnte, ohne je verdeckte Karten zu sehen.

## Sparringspartner

bot-form-open = Nimmt Tausche an wie veröffentlicht: Es zählt vor allem das Geld, das übrig bleibt.
bot-form-fair = Nimmt nur Tausche an, die nach gedruckten Preisen fair sind.
bot-fp-a = Behandelt alle Grundstücke gleich und baut ohne Reserve.
bot-fp-b = Will die teuersten Straßen und alle Bahnhöfe und lehnt Werke ab.
bot-fp-c = Will Hellblau, Orange und alle Bahnhöfe und hört bei drei Häusern auf.
bot-early = Verkauft einzelne Karten und kauft einzelne höchstens zum gedruckten Preis.
bot-baseline = Wie fp-a, mit größerer Reserve beim Tauschen.
bot-conservator = Gibt höchstens ein Zehntel seines Geldes aus; keine Versteigerung, kein Tausch, keine Strafe.
bot-chaser = Jagt Bahnhöfe, was sie auch kosten.
bot-standard = Behält ein Gehalt zurück, baut die billigsten Häuser zuerst und tauscht, wenn beide eine Gruppe vervollständigen.
bot-hoarder = Kauft alles und baut spät.
bot-builder = Steckt jede Münze in Häuser.
bot-trader = Macht in jedem Zug allen Angebote.
bot-miser = Behält drei Gehälter in der Hand.
bot-stationmaster = Liebt Bahnhöfe und spielt sonst wie fp-a.
bot-spiteful = Überbietet, wer gleich eine Gruppe voll hat, und hilft nie dabei.
bot-even = Tauscht nur eins gegen eins zu gleichem Wert.
