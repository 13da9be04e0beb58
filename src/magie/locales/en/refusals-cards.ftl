### Why an action of the card game is refused, said to the player who tried it: what is wrong, and what to do instead.

refusal-cards-game-over = The game is over.
refusal-cards-chance-pending = { $chance ->
    [dealer] First a dealer must be chosen.
    [deal] First the cards must be dealt.
    [reward] First the reward must be turned up.
   *[draw] First a card must be drawn.
}
refusal-cards-no-such-seat = There is no seat { PLAIN($number) } at this table.
refusal-cards-not-your-turn = It is { $on_turn }’s turn. Wait for yours.
refusal-cards-not-your-decision = { $seat } has to decide this.
refusal-cards-round-ended = { $seat } has laid down; this round is over for everybody else.
refusal-cards-must-discard = You have drawn or swapped. Discard { $count ->
    [one] one card
   *[other] { $count } cards
} now.
refusal-cards-must-swap = You have added a card to your trade pile; now you must swap.
refusal-cards-must-lay-trade-card = Somebody took your trade card. First lay a new one from your hand.
refusal-cards-turn-done = You have already swapped in this turn.
refusal-cards-passing-running = Everybody is passing a card on now. Choose one of yours.
refusal-cards-not-now = That is not possible at this moment.
refusal-cards-wrong-table = With this number of players there is no such thing.
refusal-cards-pile-empty = There is no card to draw. Swap or lay down.
refusal-cards-no-such-pile = There is no trade pile { PLAIN($number) }.
refusal-cards-own-pile = You cannot swap with your own pile.
refusal-cards-nothing-to-swap = There is no card to get there.
refusal-cards-count-out-of-range = Only { $low } to { $high } cards are possible here.
refusal-cards-only-dummy = That works with a free pile only.
refusal-cards-already-added = You have already added a card; more than one is not allowed.
refusal-cards-can-still-play = You can still draw or swap, so you may not pass.
refusal-cards-card-not-held = You do not have { $card }, or not often enough.
refusal-cards-after-action = You have drawn or swapped in this turn; lay down next time.
refusal-cards-hand-size = Your hand would have { $hand } cards; it must have exactly { $limit }.
refusal-cards-no-monopoly = You need at least one complete set to lay down.
refusal-cards-incomplete-set = Cards are missing: { $set } is not complete with { $count }.
refusal-cards-loose-deed = { $card } would be left loose. Every deed must be in a complete set.
refusal-cards-loose-building = { $card } has no place. Every house and hotel must stand on a set.
refusal-cards-wrong-set = { $card } does not belong to { $set }.
refusal-cards-no-buildings-here = { $card } cannot stand here; only street sets are built on, not { $set }.
refusal-cards-house-order = For { $card } house number { PLAIN($missing) } is missing. Houses go in order.
refusal-cards-hotel-too-early = A hotel needs all four houses on { $set } first.
refusal-cards-already-on-set = { $card } is already there: { $set } takes only one.
refusal-cards-token-needs-streets = A token counts on a street set only, not on { $set }.
refusal-cards-only-chance = Chance cards alone make no set; you need a real deed of { $set }.
refusal-cards-chance-cannot-be = A Chance card cannot stand for a { $card }.
refusal-cards-not-in-a-set = { $card } belongs in no set; it lies beside.
refusal-cards-laid-stays = What you laid in { $set } stays there.
refusal-cards-chance-pinned = A Chance card moves only if the reward brings the card it stands for.
refusal-cards-already-chosen = You have chosen your card already.
refusal-cards-void-not-yet = { $cards_left ->
    [0] { $turns } more turns must pass before the round may be called off.
   *[other] While cards can be drawn ({ $cards_left }), the round may not be called off; then { $turns } turns must pass.
}
refusal-cards-already-proposed = You have proposed that already. Wait for the others.
refusal-cards-not-proposed = You have not proposed to call the round off.
refusal-cards-deadline-not-due = The game is not waiting for { $seat }.
refusal-cards-driver-only = That is up to whoever runs the game, not to a player.
refusal-cards-outcome-not-possible = { $chance ->
    [dealer] There is no such seat.
   *[card] This card cannot come now.
}
refusal-cards-no-chance-pending = Nothing is waiting for a card now.
refusal-cards-wrong-edition = There is no “{ $kind }” in the card game.
