### What happened in the card game, told to everybody: one sentence for each event. A card nobody may name is “a hidden card”.

## Cards and sets

deal-card-h1 = 1st house
deal-card-h2 = 2nd house
deal-card-h3 = 3rd house
deal-card-h4 = 4th house
deal-card-hotel = hotel card
deal-card-token = token card
deal-card-chance = Chance card
deal-card-go = GO card
deal-card-magie = Magie card
deal-card-hidden = a hidden card
deal-card-joker = Chance as { $card }
deal-set-brown = brown
deal-set-light-blue = light blue
deal-set-pink = pink
deal-set-orange = orange
deal-set-red = red
deal-set-yellow = yellow
deal-set-green = green
deal-set-dark-blue = dark blue
deal-set-station = the stations
deal-set-utility = the utilities
deal-dummy = free pile { PLAIN($number) }
deal-nobody = nobody

## Before the first turn

event-cards-seated = { $players } players sit down.
event-cards-banker-chosen = { $seat } is the banker; nobody has any money yet.
event-cards-dealer-chosen = { $seat } deals first.
event-cards-round-started = Round { PLAIN($round) }: { $dealer } shuffles and deals.
event-cards-card-dealt = { $seat } is dealt { $card }.
event-cards-trade-card-dealt = { $place } gets an open trade card: { $card }.
event-cards-draw-pile-placed = { $cards_left ->
    [0] Every card is dealt; there is no draw pile.
   *[other] { $cards_left } cards lie face down as the draw pile.
}

## A turn

event-cards-turn-started = Turn { PLAIN($turn) }: { $seat }.
event-cards-drawn = { $seat } draws { $card }; { $cards_left } left in the pile.
event-cards-added = { $seat } adds { $card } to the own trade pile and will swap.
event-cards-swapped = { $seat } swaps { $count } with { $with }.
event-cards-card-given = { $seat } gives { $card } to { $to }.
event-cards-card-received = { $seat } takes { $card } from { $from }.
event-cards-must-discard = { $seat } must discard { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-cards-discarded = { $seat } discards { $card }.
event-cards-turn-ended = { $seat } ends the turn with { $hand } cards.
event-cards-passed = { $seat } can do nothing and passes.

## Passing cards on

event-cards-passing-opened = Everybody chooses a card for the player on the left.
event-cards-pass-chosen = { $seat } has chosen { $card }.
event-cards-card-passed = { $seat } passes { $card } to { $to }.
event-cards-cards-passed = All cards are taken up.

## Laying down

event-cards-shed = { $seat } first puts { $card } on the own trade pile.
event-cards-laid-down = “Magie!” calls { $seat } and lays down { $hand } cards.
event-cards-set-laid = { $seat } has { $set }: { $cards }.
event-cards-reward-offered = { $count ->
    [0] No card is left as a reward for { $seat }.
    [one] The reward for { $seat } is one card.
   *[other] The reward for { $seat } is { $count } cards.
}
event-cards-reward-card = { $seat } turns up { $card }.
event-cards-chance-freed = { $card } replaces a Chance card of { $seat } in { $set }.
event-cards-attached = { $seat } adds { $card }.
event-cards-set-aside = { $seat } cannot use { $card }.

## Scoring

event-cards-piles-removed = All piles are cleared away.
event-cards-hand-shown = { $seat } shows { $cards }.
event-cards-set-scored = { $seat } scores { MONEY($amount) } for { $set }.
event-cards-start-scored = { $seat } scores { MONEY($amount) } for GO cards.
event-cards-majority = Most Magie cards: { $seat }, { MONEY($amount) }.
event-cards-zeroed = { $seat } holds a Chance card and scores nothing.
event-cards-scored = { $seat } scores { MONEY($amount) } in this round.
event-cards-paid = The bank pays { $seat } { MONEY($amount) }; that makes { MONEY($total) }.
event-cards-round-ended = Round { PLAIN($round) } is over.
event-cards-void-proposed = { $seat } would call the round off.
event-cards-void-withdrawn = { $seat } would play on after all.
event-cards-round-void = { $reason ->
    [all_passed] Nobody could do anything: round { PLAIN($round) } does not count.
    [agreed] All agree: round { PLAIN($round) } does not count.
   *[cut_off] Round { PLAIN($round) } is cut off and does not count.
}
event-cards-clock = { PLAIN($seconds) } seconds on the clock.
event-cards-deadline-passed = { $seat } ran out of time.
event-cards-game-over = { $winners } wins: { MONEY($target) } was the target.
