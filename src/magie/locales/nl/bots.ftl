### De opdracht die de bots opsomt.

## Hulp. Deze berichten worden zonder Fluent gelezen en hebben dus geen variabelen.

help-bots-summary = de bots met hun instellingen opsommen, of een eigen bot keuren
help-bots-description =
    De bots die aan een tafel kunnen zitten, van zwak naar sterk; daarna sparringpartners
    uit gepubliceerd werk en je eigen bots uit een bestand of een geïnstalleerd pakket.
    Een bot vraag je met een code: zijn naam, of zijn naam met instellingen.
help-bots-examples =
    magie bots
    magie bots shrewd --edition tempo      al zijn instellingen in een editie
    magie bots --code my_bot.py            die van jezelf tussen de andere
    magie bots --code my_bot.py --check miser:reserve=60
    magie bots --json
help-bots-name = NAAM
help-bots-which = één bot met al zijn instellingen
help-bots-edition = in welke editie; de instellingen verschillen (anders: classic)
help-bots-code = een Pythonbestand met eigen bots; mag vaker
help-bots-check = met een bot elke editie en variant spelen en zien of hij zich aan de huisregels houdt
help-bots-a-code = CODE
help-play-bot = nog een bot, met naam of code; mag vaker; zie magie bots
help-play-code = een Pythonbestand met eigen bots; mag vaker

## Wat de opdracht zegt

bots-levels = Niveaus, van zwak naar sterk:
bots-sparring = Sparringpartners voor de borden, uit gepubliceerd werk:
bots-own = Van jezelf:
bots-from = uit { $origin }
bots-settings = Instellingen: { $settings }
bots-settings-of = { $bot } in { $edition }:
bots-many-settings = Elk getal van deze bots kun je instellen. Bekijk ze met: magie bots { $bot }
bots-none = Hij heeft geen instellingen.
bots-not-here = { $bot } speelt { $edition } niet.
bots-checked = { $bot } houdt zich aan de huisregels: { $count ->
    [one] { $count } beslissing
   *[other] { $count } beslissingen
} gekeurd.
bots-checking = { $bot } wordt in elke editie en variant gekeurd; dat duurt een paar minuten.
bots-failed = { $bot } houdt zich niet aan de huisregels: { $problem }
bots-unknown = De bot “{ $bot }” bestaat niet. Er zijn: { $bots }.
bots-unknown-setting = { $bot } heeft geen instelling “{ $setting }”. Wel: { $settings }.
bots-bad-setting = “{ $setting }” van { $bot } kan niet “{ $value }” zijn.
bots-broken = { $place }: { $problem }
