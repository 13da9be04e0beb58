### The command line and the table in the terminal.

## Help. These messages are read without Fluent, so they have no variables.

help-usage = Usage:
help-positionals = What to name
help-options = Options
help-commands = Commands:
help-command = COMMAND
help-which = one of the commands above; magie COMMAND --help explains it
help-examples = Examples:
help-help = show this help
help-version = show the version and where Magie stands
help-lang = language of all texts; by default the one of your system
help-json = print JSON for programs
help-see-help = More help:
help-edition = EDITION
help-topic = TOPIC
help-file = FILE
help-deck = DECK
help-names = NAMES
help-independent = Magie follows the rulebooks of five editions of Monopoly; it is an independent project, not affiliated with or endorsed by Hasbro, whose trademark it is.
help-magie-description =
    Magie plays the games that grew out of Elizabeth Magie's Landlord's Game,
    rule for rule, and says which rule it follows.
help-magie-examples =
    magie play                       the table in your browser
    magie play --terminal            a game against three bots, here
    magie rules classic jail         what the rules say about jail
    magie editions                   what can be played
help-play-summary = play, in the browser or in the terminal
help-play-description =
    Starts the table on this computer and opens it in your browser; Ctrl-C stops it,
    and all games are kept. With --terminal the table is here, for you, your friends
    at the same keyboard, and bots: leave whenever you like with q or Ctrl-C, the
    game is saved, and you are told how to go on.
help-play-examples =
    magie play
    magie play --port 8080 --no-open
    magie play --terminal
    magie play --terminal --bots steady,shrewd,rollout
    magie play --terminal --players "Ada,bot,bot:random"
    magie play --terminal --variants parking_pot,three_houses --bots 2
    magie play --terminal --seed 7 --lang nl
    magie play --terminal --resume game.jsonl
help-play-no-open = do not open a browser; the address is printed
help-play-terminal = sit down here in the terminal instead of the browser
help-play-in-the-terminal = In the terminal
help-play-edition = which edition, or the path of your own .toml file (default: classic)
help-play-variants = short games and other variants, separated by commas; see magie editions
help-play-deck = another deck of cards; see magie editions
help-play-skin = other names on the board: nl, uk, us, or your own file; printed leaves them as they are (default: by language)
help-play-players = who plays, in order: names of people, bot, or bot:steady and other codes; see magie bots
help-play-bots = how many bots, or which ones: steady,shrewd:margin=40; without --players you play against 3
help-play-bots-value = N|CODES
help-play-seed = a number that decides all dice and cards: same seed, same luck
help-play-resume = continue a saved game
help-play-position = begin from a position written as JSON
help-play-fast = do not pause after what the bots do
help-rules-summary = read the rules of an edition, or compare the editions
help-rules-description = The numbered clauses of a rulebook in our own words, under the headings of the book.
help-rules-examples =
    magie rules                      which rulebooks and topics there are
    magie rules classic jail         everything about jail
    magie rules classic go.salary-on-passing
    magie rules classic rent --lang de --json
    magie rules compare jail         how the editions differ in jail
    magie rules compare switches     loans and house rules, edition by edition
help-rules-edition = whose rules, or compare; leave it out to see what there is
help-rules-topic = a topic or the id of one clause; leave it out for the whole book
help-editions-summary = list the editions with their variants and decks
help-editions-description = The editions that can be played: for how many, with which variants and which decks of cards.
help-editions-examples =
    magie editions
    magie editions --lang nl
    magie editions --json
help-edition-summary = put your own town on a board, and check the file
help-edition-description =
    new writes a file with the names of a board, for you to change; check explains
    what is wrong in such a file, or in an edition of your own, and exits with 1.
help-edition-examples =
    magie edition new my-town
    magie edition new my-town --from classic
    magie edition check my-town.toml
help-edition-action = write a new file, or check one
help-edition-name = NAME
help-edition-what = name of the new file, without .toml; or the file to check
help-edition-from = whose board it is (default: tempo)
help-bank-summary = be the bank for a real board, with phones as bank cards
help-bank-description =
    Starts the bank on this machine and opens it in your browser: for people with a real
    board in front of them. Every phone is a bank card, the card reader is on this screen.
    Ctrl-C stops it, and what was booked is kept.
help-bank-examples =
    magie bank
    magie bank --house
    magie bank --port 8080 --no-open
help-bank-house = let phones in the same network in from the start; otherwise the page asks
help-replay-summary = tell a recorded game again
help-replay-description = Plays a record again, checks it line by line, and tells what happened.
help-replay-examples =
    magie replay game.jsonl
    magie replay game.jsonl --last 20 --lang de
    magie replay game.jsonl --json
help-replay-file = a record: JSON Lines, as the terminal saves it
help-replay-last = only the last N sentences (events with --json)
help-bench-summary = measure the speed of the engine on this machine
help-bench-description = Speed of every bot in every edition, on one core (per second of processor time) and on all; calls from Python, memory, start-up, and building all machine code anew.
help-bench-examples =
    magie bench
    magie bench --quick
    magie bench --edition classic --bot steady --json
help-bench-name = EDITION
help-bench-edition = only this edition; can be given several times
help-bench-bot = only this bot; can be given several times
help-bench-quick = leave out building all machine code anew
help-fit-summary = make the net of win chances of an edition, or check it
help-fit-description = Bots play games of the edition, a small net learns from them who wins from which position, and what it says is checked on games it has not learnt from. It takes a few minutes of processor time. The net of an edition of your own is kept for you and used from then on; without one the net of the edition it extends is used.
help-fit-examples =
    magie fit my-town.toml
    magie fit classic --check
    magie fit classic --games 20000 --out nets
help-fit-edition = name or file of an edition
help-fit-games = games to learn from, of all numbers of seats together
help-fit-seed = seed of these games
help-fit-check = learn nothing, only check the net that is used now
help-fit-check-games = games of each kind to check it on
help-fit-out = folder for the two files of the net
help-bench-guard = compare with the recorded ratios and fail if something is slower by more than a quarter
help-bench-record = record those ratios again, for this kind of machine

## What the commands say

cli-unknown-edition = There is no edition “{ $edition }” here. There are: { $editions }.
cli-unknown-topic = The { $edition } rules have no topic “{ $topic }”. Topics: { $topics }.
cli-topics-of = { $edition }: { $topics }
cli-unknown-difference = The editions do not differ in “{ $topic }”. Topics: { $topics }.
cli-fit-which = Games of { $edition } are judged by the net of { $net }.
cli-fit-written = Written: { $file }
cli-fit-problem = The chances do not hold: { $what }
cli-fit-column-games = games
cli-fit-column-part = part
cli-fit-column-positions = positions
cli-fit-column-error = calibration error
cli-fit-column-brier = Brier score
cli-skin-name = “{ $name }” cannot be the name: use lower-case letters, digits and hyphens, starting with a letter.
cli-skin-written = { $file } has been written. Change the names in it, then:
cli-file-exists = { $file } already exists and was not changed.
cli-file-fine = { $file } is fine: { $name } can be played.
cli-variant-too-dear = But not with { $variant }: the { PLAIN($deeds) } most expensive deeds that may be dealt cost { PLAIN($cost) }, and everybody starts with { PLAIN($start) }.
cli-file-broken = { $file } is broken at { $place }: { $problem }.
cli-for-players = For { $least } to { $most } players.
cli-variants = Variants:
cli-decks = Decks: { $decks } (default: { $usual })
cli-last-too-small = --last needs a number from 1.
cli-replay-unfinished = The record ends here; the game was not over.
cli-compiling = Building the machine code of the rules, just this once; it takes about half a minute.
cli-cannot-read = { $file } cannot be read: { $problem }.
cli-cannot-write = { $file } cannot be written: { $problem }.
cli-no-record = { $file } is not a record that can be played: { $problem }
cli-cannot-start = The game cannot start like this: { $problem }.
cli-not-at-the-terminal = The edition “{ $edition }” cannot be played in the terminal yet.
cli-only-terminal = { $option } is for the game in the terminal: add --terminal. In the browser you choose this on the page.
cli-name-twice = Two players are called { $name }. Give them different names.
cli-name-empty = A player has no name. Write for example --players "Ada,bot,bot".
cli-position-players = In this position { $count ->
    [one] { $count } player sits
   *[other] { $count } players sit
} at the table; --players must name as many.
cli-bot-names = Bert Clara Dirk Emma Felix Greta Hugo Ida

## At the table

cli-welcome = Welcome to the table.
cli-welcome-back = Welcome back.
cli-seed = Luck: seed { $seed }.
cli-how-to = Type a number. Enter rolls or ends your turn, ? helps, q saves.
cli-goodbye = The game is saved. To continue:
cli-over = The game is over. To read it again:
cli-place = { $place }. { $name }
cli-bank = Bank: { $houses } houses, { $hotels } hotels
cli-bank-and-pot = Bank: { $houses } houses, { $hotels } hotels; pot { $pot }
cli-is-out = bankrupt
cli-is-in-jail = in jail
cli-has-jail-cards = Get Out of Jail cards: { $count }
cli-is-mortgaged = mortgaged
cli-has-hotel = hotel
cli-has-houses = { $count ->
    [0] not built on
    [one] { $count } house
   *[other] { $count } houses
}
cli-price = price { $sum }
cli-no-deeds = no deeds
cli-no-clause = There is no rule behind this: it is how a table works.
cli-not-understood = I do not understand “{ $what }”. ? shows what you can do.
cli-choose-a-number = Type one of the numbers, or ? for help.
cli-a-number-please = A whole number, please.
cli-which-one = Which one? (Enter goes back)
cli-how-much = How much?
cli-no-undo = What is played is played: there is no undo at this table.
cli-between-on = You will also be asked during the others’ turns. between off ends this.
cli-between-off = You will be asked only when the game is waiting for you.
cli-demand-on = Rent is demanded for you at once.
cli-demand-off = From now on you must demand rent yourself, before the next player rolls.
cli-really-resign = Do you really want to give up? (y/n)
cli-save-where = Name a file: save my-game.jsonl
cli-saved = Saved in { $file }.
cli-help =
    A number chooses from the list. You can also type what you want to do:
      roll, buy, decline, bid 500, pass, end  the game
      build badstrasse, sell badstrasse       houses; the start of a name will do
      mortgage badstrasse, redeem badstrasse  mortgages
      trade                                   a trade, one question at a time
      offer bert give 200 turmstrasse take badstrasse
      demand on, demand off                   demand rent for you, or not
      between on, between off                 act in turns of others, or not
      resign                                  give up
    And to look around:
      board, deeds, log, log 50               the table and what happened
      why, why 3                              the rules behind the last sentences
      rules, rules jail                       the rules of a topic
      save FILE                               a copy of the game so far
      q                                       save and leave
    On the board: A3 belongs to A and has 3 houses; H hotel, - mortgage, <A> token.
cli-not-now = Not possible now, and why:

## The menu

cli-menu-wait = let the others play on
cli-menu-offer = trade …
cli-menu-counter = make a counter-offer …
cli-menu-bid = bid another amount …
cli-menu-list = { $kind } … ({ $count } possibilities)

## Questions

cli-ask-auction-open = Auction of { $lot }: no bid yet. You have { MONEY($sum) }.
cli-ask-auction = Auction of { $lot }: { $seat } has the highest bid, { MONEY($amount) }. You have { MONEY($sum) }.
cli-ask-debt = { $creditor_kind ->
    [bank] You owe the bank { MONEY($amount) }, have { MONEY($sum) } and are { MONEY($missing) } short.
    [pot] You owe the pot { MONEY($amount) }, have { MONEY($sum) } and are { MONEY($missing) } short.
   *[player] You owe { $creditor } { MONEY($amount) }, have { MONEY($sum) } and are { MONEY($missing) } short.
} Sell, mortgage or trade:
cli-ask-offer = { $maker } offers you { $give } and wants { $take }.
cli-ask-own-offer = Your offer is on the table: { $give } for { $take }.
cli-ask-purchase = { $square } is for sale: { MONEY($amount) }. You have { MONEY($sum) }.
cli-ask-tax = Which tax do you choose? Nothing is counted before you have chosen.
cli-ask-transfer = You get mortgaged deeds: keep the mortgages, or redeem them now?
cli-ask-jail = You are in jail; this is your turn number { $count } there.
cli-ask-between = It is { $on_turn }’s turn; you may do something.

## Trade

cli-trade-intro = A trade. { $cancel } cancels it at any question; press Enter for none.
cli-trade-with = Who with?
cli-trade-give-deeds = Which of your deeds do you give? (numbers)
cli-trade-give-cash = How much money do you give?
cli-trade-give-cards = How many Get Out of Jail cards do you give? (of { $count })
cli-trade-take-deeds = Which deeds do you want? (numbers)
cli-trade-take-cash = How much money do you want?
cli-trade-take-cards = How many Get Out of Jail cards do you want? (of { $count })
cli-trade-redeem = Redeem at once: { $deeds }? (y/n)
cli-trade-summary = You offer { $to }: { $give }. You want: { $take }.
cli-trade-sure = Make this offer? (y/n)
