### Tournaments of bots, the ladder they write, and the gate.

## Help. These messages are read without Fluent, so they have no variables.

help-tournament-summary = let bots compete, rate them, and write the ladder
help-tournament-description =
    Plays every bot against copies of every other, and different bots together, on the
    same seeds and with every seat rotated; rates them and writes the ladder, with a
    record beside it. With --gate it plays the recorded tables again and fails (exit
    code 1) if a bot has become weaker by more than noise.
help-tournament-examples =
    magie tournament classic --bots random,novice,steady,shrewd,fp-a-fair --games 2000
    magie tournament cards --bots random,steady,shrewd --players 4 --seed 7
    magie tournament classic --gate
    magie tournament classic --gate --bots shrewd --games 3000
help-tournament-edition = an edition by name, or the file of your own
help-tournament-bots = the bots by their codes; magie bots lists them. With --gate: only these are judged
help-tournament-games = games at each table, rounded up to whole blocks (default: 2000; with --gate as many as recorded)
help-tournament-seed = number from which all luck comes (default: 1; with --gate the recorded one)
help-tournament-format = only tables of one against copies (hero), or only tables of different bots (mixed)
help-tournament-players = seats at a table (default: 4, or as many as the edition allows)
help-tournament-anchor = the bot that has 1500 points by definition (default: fp-a-fair)
help-tournament-out = the page to write; its record lies beside it as .json (default: docs/ladder.md)
help-tournament-gate = compare with the record instead of writing one
help-tournament-resume = continue a tournament that was interrupted
help-tournament-workers = how many processes (default: one for each core)

## Problems

lab-tournament-bot-twice = The bot { $bot } is named twice. Everybody meets copies of itself anyway.
lab-tournament-no-bots = Name the bots with --bots. There are: { $bots }.
lab-tournament-one-bot = A tournament needs at least two bots.
lab-tournament-broken-record = { $file } is not a record of a ladder: { $problem }.
lab-tournament-other-format = { $file } is written in format { $format }, which this version does not read.
lab-tournament-cannot-resume = What was interrupted was another tournament; these differ: { $what }. Leave out --resume to begin anew.
lab-tournament-nothing-to-resume = There is no interrupted tournament in { $file }.
lab-tournament-no-record = { $file } has no ladder of { $edition } to compare with. Write one first, without --gate.
lab-tournament-gate-writes-nothing = --gate and --resume do not go together.

## While it goes on

tournament-progress = { $games } of { $of } games
tournament-table-hero = { $hero } against { $copies } × { $other }
tournament-table-mixed = { $bots } at one table
tournament-table-done = { $table }: { PERCENT($mean) } ({ PERCENT($low) } to { PERCENT($high) }), { $games } games
tournament-written = The ladder is written to { $page }, its record to { $record }.
tournament-interrupted = Interrupted. What was finished is kept in { $file }; { $page } was not changed. To continue:
tournament-interrupted-gate = Interrupted; nothing was judged.
tournament-control-failed = A control has failed: do not trust these numbers before you know why.

## The gate

tournament-gate-unchanged = { $bot } plays exactly as recorded.
tournament-gate-equal = { $bot } is as strong as recorded: { $difference } points of win rate ({ $low } to { $high }).
tournament-gate-stronger = { $bot } has become stronger: { $difference } points of win rate ({ $low } to { $high }).
tournament-gate-weaker = { $bot } HAS BECOME WEAKER: { $difference } points of win rate over all its tables ({ $low } to { $high }), most with { $table }: { $worst } ({ $worst_low } to { $worst_high }).
tournament-gate-endless = { $bot } NO LONGER FINISHES ITS GAMES: more than { PERCENT($most) } of them reach the limit of rounds with { $table }.
tournament-gate-too-few = { $bot }: { $blocks } blocks are too few to tell anything.
tournament-gate-new = { $bot } is not in the record; there is nothing to compare it with.
tournament-gate-unpaired = The rules or seeds differ from the record, so only win rates are compared, not game with game.
tournament-gate-passed = The gate is open: no bot has become weaker.
tournament-gate-failed = The gate is closed: { $bots }.

## The page

ladder-title = Ladder of the bots
ladder-introduction = How strong the bots are, with 95% intervals. `magie tournament` writes this page; do not edit it. Every number, with the result of every block, is in [{ $record }]({ $record }). [How we measure](method.md) explains the method.
ladder-section = { $edition }, { $players } players
ladder-games = { $games } games at each of { $tables } tables, all on the same seeds (run seed { PLAIN($seed) }), each block with every seat rotated; a game is cut off after { $rounds } rounds, and the richest then wins.
ladder-incomplete = **This tournament was interrupted; tables may have fewer games.**
ladder-ratings = Ratings
ladder-bot = bot
ladder-interval = 95% interval
ladder-games-column = games
ladder-fixed = fixed
ladder-anchored = `{ $anchor }` has 1500 points by definition.
ladder-not-anchored = The anchor `{ $anchor }` did not play, so the mean of the bots that both won and lost is 1500: these numbers cannot be compared with other sections.
ladder-open-end = Where an interval has no end, the bot never won, or never lost.
ladder-misfit = One number for each bot is a simplification. It is furthest from the truth at the table { $lineup }: `{ $bot }` should win { PERCENT($expected) } by these ratings and wins { PERCENT($mean) }.
ladder-unrated = Not rated, for lack of tables that count: { $bots }.
ladder-no-ratings = No table counts, so nobody is rated.
ladder-steps = From rung to rung
ladder-steps-text = How many percentage points more the upper bot wins against the same bots with the same luck.
ladder-upper = upper
ladder-lower = lower
ladder-wins-more = wins more
ladder-matrix = One against copies
ladder-matrix-text = How often, in per cent, the bot of the row wins against { $copies ->
    [one] the bot of the column
   *[other] { $copies } copies of the bot of the column
}. Strength is not one number: who beats whom is here.
ladder-hero = wins of ↓ against →
ladder-invalid = More than { PERCENT($most) } of the games were cut off; the table does not count for ratings.
ladder-mixed = Different bots together
ladder-mixed-text = Wins in per cent; a bot with several seats has those of all of them.
ladder-shares = table
ladder-lengths = Among copies of itself
ladder-lengths-text = For each game, on average; cut-off games in per cent; speed for each second of processor time.
ladder-per-game-rounds = rounds
ladder-per-game-decisions = decisions
ladder-per-game-offers = offers
ladder-per-game-trades = trades
ladder-per-game-auctions = auctions
ladder-cut-off = cut off
ladder-speed = games/s
ladder-controls = Controls
ladder-control-mirror = { $passed ->
    [true] Passed
   *[false] **FAILED**
}: `{ $bot }` among copies of itself should win { PERCENT($expected) } and wins { PERCENT($mean) } ({ PERCENT($low) } to { PERCENT($high) }){ $exact ->
    [true] , the same in every block
   *[false] {""}
}.
ladder-control-sanity = { $passed ->
    [true] Passed
   *[false] **FAILED**
}: `{ $bot }` should win more than { PERCENT($expected) } against random bots and wins { PERCENT($mean) } ({ PERCENT($low) } to { PERCENT($high) }){ $exact ->
    [true] , the same in every block
   *[false] {""}
}.
ladder-bots = The bots and their settings
ladder-settings-text = Settings that are 0 or off are left out; the record has them all.
ladder-settings = settings
ladder-no-settings = all 0 or off
ladder-again = To repeat it
ladder-origin = Magie { $version }, engine `{ $engine }`, edition { $edition } `{ $hash }`, { $when }, on { $machine }. The first { $blocks } blocks of each table have a fingerprint in the record: whoever gets the same one has played the same games.
