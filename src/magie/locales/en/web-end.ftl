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
    [0] It took less than a minute.
    [one] It took one minute.
   *[other] It took { $minutes } minutes.
}
web-end-points = Money won

## What next

web-end-next = What next?
web-end-rematch = Play again
web-end-rematch-about = Same game, same seats. Everybody who is still here comes along.
web-end-to-rematch = To the next game
web-end-rematch-running = The next table for the same group is already waiting.
web-end-brought-along = Another game: you are back at the table.
web-end-replay = Watch the game again
web-end-board = Look at the board
web-end-result = To the result
web-end-record = Save the record
web-end-record-about = Every move as a file. The game can be replayed and checked with it.

## Fair dice

web-end-fair = Were the dice fair?
web-end-fair-about = Before anybody sat down, the server committed itself to a secret, and every device to a random number of its own. Only when all had done so did the devices reveal theirs. All dice and cards follow from both together, so nobody could pick them to suit anybody, or change one later.
web-end-fair-about-first = Before anybody sat down, the server committed itself to a secret, and every device added a random number of its own. All dice and cards follow from both together, so nobody could change one later. This game began under an older version, in which whoever sat down last and knew the secret could have picked their number.
web-end-fair-not = What it does not prove: that nobody knew. Whoever runs the server could have worked out what was coming.
web-end-fair-check = Check everything again
web-end-fair-proven = Checked: all dice and cards follow from the secret and from everybody’s contribution.
web-end-fair-kept = This device has compared it with what it had kept: every commitment is the same as before the game, and its own random number was used.
web-end-fair-not-kept = This device has kept nothing from before the game, so it cannot compare.
web-end-fair-silent = { $count ->
    [one] Played without the random number of { $names }: the device did not reveal it in time.
   *[other] Played without the random numbers of { $names }: their devices did not reveal them in time.
}
web-end-fair-broken = This is not right: { $reason ->
    [commitment] the secret in the record is not the one the server committed to.
    [contribution] what somebody contributed is not what they had committed to.
    [outcome] outcome number { $outcome } does not follow from the secret and the contributions.
    [pools] the record mentions cards that nothing was drawn from.
    [shown] the server’s commitment is not the one this device was shown before the game.
    [sealed] what the seats committed to is not what this device was shown before it revealed its own number.
    [mine] this device revealed its random number, and it was not used.
   *[other] the record cannot be checked.
}
web-end-fair-open = The secret is not revealed yet.
web-end-fair-none = This record says nothing about its dice.
web-end-fair-commitment = What the server committed to
web-end-fair-contribution = Contributed by { $name }
web-end-fair-by-yourself = To trust nobody, save the record and check it on a computer of your own: magie verify
