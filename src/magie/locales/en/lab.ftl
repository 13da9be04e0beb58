### The laboratory: many games, studies, measurements.

## Help. These messages are read without Fluent, so they have no variables.

help-simulate-summary = let bots play many games and count who wins
help-simulate-description =
    Plays many games between bots. Games come in blocks: in the games of a block every bot
    of the line-up sits on every seat once and the luck stays the same. Game i of a run is
    the same whatever the number of workers.
help-simulate-examples =
    magie simulate classic --games 2000 --bots shrewd,steady,steady,steady
    magie simulate cards --games 1000 --bots steady,random --seed 7
    magie simulate classic --games 100000 --bots steady --players 4 --out results.parquet
    magie simulate classic --games 100000 --bots steady --players 4 --out results.parquet --resume
help-simulate-edition = an edition by name, or the file of your own (default: classic)
help-simulate-out = write a table of all games, one row for each game and seat, as a Parquet file
help-simulate-details = with --out: landings and earnings of each game too, for magie study
help-simulate-resume = continue a run to --out that was stopped
help-lab-games = how many games; rounded up to whole blocks (default: 1000)
help-lab-bots = the bots, one for each seat, by their codes; magie bots lists them
help-lab-players = how many seats; the last bot takes those that are left
help-lab-seed = number from which all luck of the run comes (default: 1)
help-lab-variant = play with this variant or house rule; can be given several times
help-lab-option = an option of the edition; can be given several times
help-lab-code = file with bots of your own; can be given several times
help-lab-rounds = cut a game off after so many rounds; the richest then wins (default: 300)
help-lab-on = processes on this machine, or a Ray cluster
help-lab-workers = how many processes; by default as many as it pays to start
help-lab-address = a Ray cluster that is running; without it one is started here
help-study-summary = ask the results of many games: squares, groups, lengths, variants
help-study-description =
    squares   where moves end
    groups    what each group costs and earns, and how soon
    lengths   how many rounds games last
    variants  what a variant or house rule changes, on the same luck
    From result files of magie simulate, or from games played for the purpose.
help-study-examples =
    magie study squares classic --games 2000
    magie study groups results.parquet --plot groups.svg
    magie study lengths one.parquet other.parquet
    magie study variants classic --with parking_pot --games 4000 --plot pot.png
help-study-which = the question
help-study-source = SOURCE
help-study-sources = result files (.parquet), or an edition to be played now (default: classic)
help-study-with = variants: the variant or house rule whose effect is asked for; can be given several times
help-study-plot = draw it into a .png or .svg file

## Problems

lab-extra-missing = This needs { $package }, which is not installed. Install it with: { $line }
lab-no-bots = Name at least one bot.
lab-too-many-bots = { $bots } bots do not fit on { $players } seats.
lab-not-positive = { $name } must be a whole number from 1, not { $value }.
lab-setup-option = { $option } is for a table of people; a run of bots does not know it.
lab-bad-option = An option is written NAME=VALUE, not { $text }.
lab-unknown-place = A run is played on local or ray, not { $place }.
lab-address-without-ray = An address is that of a Ray cluster: say --on ray too.
lab-no-cluster = There is no Ray cluster at { $address }.
lab-worker-died = A worker process has died; perhaps there was too little memory. What was finished is kept.
lab-bot-failed = A bot failed in one of the games { $first } to { $last }: { $problem }
lab-endless = The bots made { $decisions } decisions in one turn without ending it.
lab-no-such-file = There is no file { $file }.
lab-no-such-folder = There is no folder { $folder }.
lab-no-results = { $file } is not a result file of magie simulate.
lab-no-details = These results have no details; play again with --details.
lab-file-there = { $file } already exists. Choose another name, or delete it first.
lab-parts-there = A run to { $file } was stopped half-way. Continue with --resume, or delete { $folder } first.
lab-other-run = { $file } was started with another run; these differ: { $differences }. Repeat its command, or choose another file.
lab-resume-needs-out = Only a run with --out can be resumed.
lab-plot-kind = A picture is a .png or .svg file, not { $file }.
lab-not-comparable = These two runs cannot be compared block by block: they differ in { $name }.
lab-files-or-edition = Name result files or an edition, not both.
lab-one-edition = Name one edition.
lab-one-file = This study reads one file.
lab-two-runs = To compare, name two result files, or an edition and --with VARIANT.
lab-with-variants-only = --with belongs to magie study variants; --variant is for the other studies.
lab-no-board = { $edition } has no board, so there are no squares and no rents.

## Results

lab-summary-games = { $games } games in { $blocks } blocks, { PERCENT($cut) } cut off
lab-summary-rounds = Rounds: { $mean } on average, median { $middle }, 90% between { $low } and { $high }
lab-bot = bot
lab-seats = seats
lab-wins = wins per seat
lab-interval = 95% interval
lab-length = Length: { $mean } rounds on average, median { $middle }, 90% between { $low } and { $high }; { PERCENT($cut) } cut off
lab-speed = { $games } of { $of } games, { $speed } games/s, { $workers ->
    [one] one process
   *[other] { $workers } processes
}, { $memory } MB
lab-left = { $time } left
lab-written = Written to { $file }
lab-complete-already = { $file } is already complete; nothing was played.
lab-stopped = Stopped after { $games } games.
lab-stopped-kept = Stopped after { $games } games; they are kept. Continue with:
    { $command }
lab-about = { $edition }, { $games } games of { $bots }, seed { $seed }
lab-column-run = run
lab-column-square = square
lab-column-landings = landings
lab-column-share = share of all
lab-column-group = group
lab-column-spent = spent per game
lab-column-rent = rent per game
lab-column-rents = rents per game
lab-column-earned-back = earned back
lab-column-whole-games = whole in
lab-column-whole-round = from round
lab-column-paid-back-games = paid back in
lab-column-paid-back-round = by round
lab-column-rounds = rounds
lab-column-p5 = 5%
lab-column-median = median
lab-column-p95 = 95%
lab-column-longest = longest
lab-column-cut-off = cut off
lab-column-measure = measure
lab-column-without = without
lab-column-with = with
lab-column-difference = difference
lab-column-turns = turns
lab-column-decisions = decisions
lab-column-offers = offers
lab-column-trades = trades
lab-column-auctions = auctions
lab-column-winner-worth = the winner's worth
lab-plot-squares = Where moves end
lab-plot-groups = What groups earn back
lab-plot-lengths = How long games last
lab-plot-variants = What it changes
lab-axis-landings = share of all landings in percent; dotted: every square alike
lab-axis-earned-back = rents in percent of what was spent; dashed: paid back
lab-axis-rounds = rounds
lab-axis-still-running = games still running, in percent
lab-axis-difference = change in percent (shares: in points); filled: more than chance
lab-explain-squares = In brackets the 95% interval over blocks. A card that sends a token on counts as a second landing; being sent to jail is none.
lab-explain-groups = Spent: paid to the bank for deeds and buildings. Whole: somebody owned all of it; the round is the median of those games.
lab-explain-lengths = Rounds are the turns of the seat that had most. In brackets the 95% interval over blocks.
lab-explain-variants = Both runs had the same luck, so differences are surer than the two columns look. In brackets 95% intervals over blocks.
