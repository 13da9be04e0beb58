### Why an action of the card game is refused, said to the player who tried it: what is wrong, and what to do instead.

refusal-cards-game-over = The game is over.
refusal-cards-chance-pending = { $chance ->
    [dealer] First somebody must be chosen to deal.
    [deal] First the cards must be dealt.
    [reward] First the reward must be turned over.
   *[draw] First a card must be drawn.
}
refusal-cards-no-such-seat = There is no seat { PLAIN($number) } at this table.
refusal-cards-not-your-turn = It is { $on_turn }’s turn. Wait for yours.
refusal-cards-not-your-decision = That is { $seat }’s decision.
refusal-cards-round-ended = { $seat } has laid down; this round is over for everybody else.
refusal-cards-must-discard = You have drawn or swapped. Discard { $count ->
    [one] one card
   *[other] { $count } cards
} now.
refusal-cards-must-swap = You have put a card on your trade pile; now you must swap.
refusal-cards-must-lay-trade-card = Somebody took your trade card. First put down a new one from your hand.
refusal-cards-turn-done = You have already swapped this turn.
refusal-cards-passing-running = Everybody is passing on a card now. Choose one of yours.
refusal-cards-not-now = That is not possible at this moment.
refusal-cards-wrong-table = That does not exist with this number of players.
refusal-cards-pile-empty = There is no card to draw. Swap or lay down.
refusal-cards-no-such-pile = There is no trade pile { PLAIN($number) }.
refusal-cards-own-pile = You cannot swap with your own pile.
refusal-cards-nothing-to-swap = There is no card to be had there.
refusal-cards-count-out-of-range = Only { $low } to { $high } cards are possible here.
refusal-cards-only-dummy = That works with a free pile only.
refusal-cards-already-added = You have already added a card; one is all you may add.
refusal-cards-can-still-play = You can still draw or swap, so you may not pass.
refusal-cards-card-not-held = You do not have { $card }, or not enough of them.
refusal-cards-after-action = You have drawn or swapped this turn; you can lay down on your next one.
refusal-cards-hand-size = Your hand would have { $hand } cards; it must have exactly { $limit }.
refusal-cards-no-monopoly = You need at least one complete set to lay down.
refusal-cards-incomplete-set = Cards are missing: with { $count } you do not have all of { $set }.
refusal-cards-loose-deed = { $card } would be left over. Every deed must be in a complete set.
refusal-cards-loose-building = There is no place for { $card }. Every house and hotel must stand on a set.
refusal-cards-wrong-set = You cannot put { $card } with { $set }.
refusal-cards-no-buildings-here = You cannot put { $card } on { $set }: only streets are built on.
refusal-cards-house-order = House number { PLAIN($missing) } must be there before you add { $card }. Houses go in order.
refusal-cards-hotel-too-early = A hotel needs all four houses on { $set } first.
refusal-cards-already-on-set = You cannot put { $card } on { $set } twice.
refusal-cards-token-needs-streets = A token counts only on a set of streets, not on { $set }.
refusal-cards-only-chance = Chance cards alone make no set; you need a real deed of { $set }.
refusal-cards-chance-cannot-be = A Chance card cannot stand for { $card }.
refusal-cards-not-in-a-set = No set has a place for { $card }; it goes beside the sets.
refusal-cards-laid-stays = What you laid down in { $set } stays there.
refusal-cards-chance-pinned = A Chance card moves only if the reward brings the card it stands for.
refusal-cards-already-chosen = You have already chosen your card.
refusal-cards-void-not-yet = { $cards_left ->
    [0] { $turns } more turns must pass before the round can be called off.
   *[other] The round cannot be called off while there are cards to draw ({ $cards_left } left); after that { $turns } turns must pass.
}
refusal-cards-already-proposed = You have already suggested that. Wait for the others.
refusal-cards-not-proposed = You have not suggested calling off the round.
refusal-cards-deadline-not-due = The game is not waiting for { $seat }.
refusal-cards-driver-only = Only whoever runs the game can do that, not a player.
refusal-cards-outcome-not-possible = { $chance ->
    [dealer] There is no such seat.
   *[card] This card cannot come up now.
}
refusal-cards-no-chance-pending = No card is needed now.
refusal-cards-wrong-edition = There is no “{ $kind }” in the card game.
