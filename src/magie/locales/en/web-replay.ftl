### Looking at a game again: going through its moves, money over time, dice and squares.

web-replay-title = Replay: { $edition }
web-replay-rules = Rules of this game
web-replay-move = Move { PLAIN($step) }
web-replay-turn = turn { PLAIN($number) }
web-replay-round = round { PLAIN($number) }
web-replay-this-move = This move
web-replay-beginning = The table is ready.
web-replay-nothing-told = Nothing to report.
web-replay-more-told = { $count ->
    [one] and { $count } more thing
   *[other] and { $count } more things
}

## Going through it

web-replay-controls = Step through the game
web-replay-slider = Move
web-replay-position = Move { PLAIN($step) } of { PLAIN($last) }
web-replay-position-of = Move { PLAIN($step) } of { PLAIN($last) }, by { $name }
web-replay-position-short = { PLAIN($step) } / { PLAIN($last) }
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-back = One move back
web-replay-on = One move forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-times = { $speed }×
web-replay-decision-back = { $whose ->
    [one] Previous decision of { $name }
   *[anybody] Previous decision
}
web-replay-decision-on = { $whose ->
    [one] Next decision of { $name }
   *[anybody] Next decision
}
web-replay-no-decision = There is none in this direction.
web-replay-at-start = This is the beginning.
web-replay-at-end = This is the end.

## Through whose eyes

web-replay-seen-by = Seen by
web-replay-seen-by-hint = This also decides whose decisions the double arrows look for.
web-replay-public = Everybody (hidden cards stay hidden)
web-replay-decisions-of = Decisions of
web-replay-anybody = Everybody
web-replay-hand = { $name }’s hand

## What happened

web-replay-purses = What everybody had
web-replay-moves = Most recent
web-replay-link = Link to this move
web-replay-link-label = Link to move { PLAIN($step) }
web-replay-print = Print
web-replay-to-room = To the result

## Figures

web-replay-money = Money during the game
web-replay-money-won = Money won, round by round
web-replay-show = Show
web-replay-has = { $name } { $amount }
web-replay-after-move = After move { PLAIN($step) }: { $amounts }
web-replay-as-table = As a table
web-replay-as-table-of = As a table: { $about }
web-replay-table-of = Table: { $about }
web-replay-csv = Save as CSV
web-replay-csv-of = Save as CSV: { $about }
web-replay-dice = What the dice rolled
web-replay-dice-about = Sums of the two ordinary dice. The short line marks where the bar would end with fair dice in the long run.
web-replay-expected-count = of about { $count } expected
web-replay-landings = Where tokens landed
web-replay-landings-about = The { $count } squares landed on most; the table has all of them.
web-replay-heat = Show how often squares were landed on
web-replay-sum = Sum { PLAIN($sum) }
web-replay-face = Single die: { $face }
web-replay-column-move = Move
web-replay-column-turn = Turn
web-replay-column-round = Round
web-replay-column-cash = Cash { $name }
web-replay-column-worth = Wealth { $name }
web-replay-column-won = Won { $name }
web-replay-column-total = Total { $name }
web-replay-column-all = Everybody
web-replay-column-dice = Dice
web-replay-column-square = Square
web-replay-square-at = { $square } ({ PLAIN($number) })
