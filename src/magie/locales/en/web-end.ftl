### When a game is over: who won and how, what everybody had, another game, the record and the proof of fair dice.

web-end-title = The game is over
web-end-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-end-nobody = Nobody has won
web-end-ranking = Ranking
web-end-place = { PLAIN($place) }.
web-end-place-spoken = { ORDINAL($place) ->
    [one] { PLAIN($place) }st place
    [two] { PLAIN($place) }nd place
    [few] { PLAIN($place) }rd place
   *[other] { PLAIN($place) }th place
}
web-end-winner = winner
web-end-bankrupt = out of the game
web-end-player = Player
web-end-cash = Cash
web-end-deeds = Deeds
web-end-buildings = Buildings
web-end-worth = Wealth
web-end-worth-about = Wealth counts cash, deeds at their price (mortgaged ones at half) and buildings at what they cost.
web-end-duration = { $minutes ->
    [0] Played in less than a minute.
    [one] Played in one minute.
   *[other] Played in { $minutes } minutes.
}
web-end-points = Money won

## What next

web-end-next = What now?
web-end-rematch = Play again
web-end-rematch-about = Same game, same seats. Everybody who is still here comes along.
web-end-to-rematch = To the next game
web-end-rematch-running = The same party has already set the next table.
web-end-brought-along = Another game: you are at the table again.
web-end-replay = Watch the game again
web-end-board = Look at the board
web-end-result = To the result
web-end-record = Save the record
web-end-record-about = Every move as a file. It can be played through again, and checked.

## Fair dice

web-end-fair = Were the dice fair?
web-end-fair-about = Before anybody sat down the server committed itself to a secret, and every device committed itself to chance of its own. Only when all had done so, the devices told theirs. From both together all dice and cards follow, so nobody could pick them to suit somebody, or change one later.
web-end-fair-about-first = Before anybody sat down the server committed itself to a secret, and every device added chance of its own. From both together all dice and cards follow, so nobody could change one later. This game began under an older version, in which whoever sat down last and knew the secret could have picked their share.
web-end-fair-not = What it does not prove: that nobody knew. Whoever runs the server could have worked out what was coming.
web-end-fair-check = Compute everything again
web-end-fair-proven = Checked: all dice and cards follow from the secret and from everybody’s contribution.
web-end-fair-kept = This device compared it with what it had kept: what was committed to is the same as before the game, and its own chance was counted.
web-end-fair-not-kept = This device has kept nothing from before the game, so it cannot compare that.
web-end-fair-silent = { $count ->
    [one] Played without the chance of { $names }: the device did not tell it in time.
   *[other] Played without the chance of { $names }: their devices did not tell it in time.
}
web-end-fair-broken = This does not hold: { $reason ->
    [commitment] the secret in the record is not the one that was committed to.
    [contribution] what somebody contributed is not what they had committed to.
    [outcome] outcome number { $outcome } does not follow from the secret and the contributions.
    [pools] the record tells of cards that nothing was drawn from.
    [shown] the server’s commitment is not the one this device was shown before the game.
    [sealed] what the seats committed to is not what this device was shown before it told its own chance.
    [mine] this device told its chance, and it was not counted.
   *[other] the record cannot be checked.
}
web-end-fair-open = The secret is not revealed yet.
web-end-fair-none = This record says nothing about its dice.
web-end-fair-commitment = What the server committed itself to
web-end-fair-contribution = Contributed by { $name }
web-end-fair-by-yourself = To trust nobody, save the record and check it on a computer of your own: magie verify
