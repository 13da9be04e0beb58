### Bots: what each of them is like, and the command that lists them.

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

## The levels

bot-random = Does anything that is legal.
bot-novice = Buys what it can pay, builds the cheapest house, trades at printed prices and leaves jail at once.
bot-steady = Sound and human-like: keeps a reserve, completes groups by fair swaps and builds where the rent grows most.
bot-shrewd = Reckons where tokens land, what groups earn and what the next turn may cost, and trades for what both gain by.
bot-rollout = Tries out what it could do in imagined games before it decides, without ever seeing hidden cards.

## Sparring partners

bot-form-open = Accepts trades as published: mostly it looks at the cash it has left.
bot-form-fair = Accepts only trades that are fair by printed prices.
bot-fp-a = Treats all properties alike and builds without a reserve.
bot-fp-b = Wants the dearest streets and all stations, and refuses utilities.
bot-fp-c = Wants light blue, orange and all stations, and stops at three houses.
bot-early = Sells its lone deeds and buys single ones at no more than the printed price.
bot-baseline = Like fp-a, with a larger reserve when it trades.
bot-conservator = Spends at most a tenth of its cash; no auctions, no trades, no fines.
bot-chaser = Chases stations, whatever they cost.
bot-standard = Keeps a salary in reserve, builds the cheapest houses first and swaps so that both complete a group.
bot-hoarder = Buys everything and builds late.
bot-builder = Puts every coin into houses.
bot-trader = Makes offers at every turn, to everybody.
bot-miser = Keeps three salaries in hand.
bot-stationmaster = Loves stations, and plays the rest like fp-a.
bot-spiteful = Outbids whoever is about to complete a group, and never helps one.
bot-even = Trades only even swaps.
