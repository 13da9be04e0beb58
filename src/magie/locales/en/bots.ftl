### The command that lists the bots.

## Help. These messages are read without Fluent, so they have no variables.

help-bots-summary = list the bots with their settings, or check one of your own
help-bots-description =
    The bots that can sit at a table, from the weakest up; then sparring partners from
    published work, and your own from a file or an installed package. A bot is asked for
    by a code: its name, or its name with settings.
help-bots-examples =
    magie bots
    magie bots shrewd --edition tempo      all its settings in an edition
    magie bots --code my_bot.py            your own among the others
    magie bots --code my_bot.py --check miser:reserve=60
    magie bots --json
help-bots-name = NAME
help-bots-which = one bot with all its settings
help-bots-edition = in which edition; settings differ between them (default: classic)
help-bots-code = a Python file with bots of your own; can be given several times
help-bots-check = play every edition and variant with a bot and see that it keeps the rules of the house
help-bots-a-code = CODE
help-play-bot = one more bot, by name or code; can be given several times; see magie bots
help-play-code = a Python file with bots of your own; can be given several times

## What the command says

bots-levels = Levels, from the weakest up:
bots-sparring = Sparring partners for the boards, from published work:
bots-own = Of your own:
bots-from = from { $origin }
bots-settings = Settings: { $settings }
bots-settings-of = { $bot } in { $edition }:
bots-many-settings = Every number of these bots can be set. See them with: magie bots { $bot }
bots-none = It has no settings.
bots-not-here = { $bot } does not play { $edition }.
bots-checked = { $bot } keeps the rules of the house: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
} checked.
bots-checking = Checking { $bot } in every edition and variant; this takes a minute or two.
bots-failed = { $bot } does not keep the rules of the house: { $problem }
bots-unknown = There is no bot “{ $bot }”. There are: { $bots }.
bots-unknown-setting = { $bot } has no setting “{ $setting }”. It has: { $settings }.
bots-bad-setting = “{ $setting }” of { $bot } cannot be “{ $value }”.
bots-broken = { $place }: { $problem }
