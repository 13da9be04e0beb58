### What happened in the card game, told to everybody: one sentence for each event. A card nobody may name is “a hidden card”.
### `.told` is a card within a sentence; a deed is told by its name alone.

## Cards and sets

deal-card-h1 = 1st house
    .told = a first house
deal-card-h2 = 2nd house
    .told = a second house
deal-card-h3 = 3rd house
    .told = a third house
deal-card-h4 = 4th house
    .told = a fourth house
deal-card-hotel = hotel card
    .told = a hotel card
deal-card-token = token card
    .told = a token card
deal-card-chance = Chance card
    .told = a Chance card
deal-card-go = GO card
    .told = a GO card
deal-card-magie = Magie card
    .told = a Magie card
deal-card-hidden = a hidden card
    .told = a hidden card
deal-card-joker = Chance as { $card }
    .told = a Chance card as { $card }
deal-set-brown = brown
    .letters = { group-braun.letters }
deal-set-light-blue = light blue
    .letters = { group-hellblau.letters }
deal-set-pink = pink
    .letters = { group-pink.letters }
deal-set-orange = orange
    .letters = { group-orange.letters }
deal-set-red = red
    .letters = { group-rot.letters }
deal-set-yellow = yellow
    .letters = { group-gelb.letters }
deal-set-green = green
    .letters = { group-gruen.letters }
deal-set-dark-blue = dark blue
    .letters = { group-dunkelblau.letters }
deal-set-station = the stations
deal-set-utility = the utilities
deal-dummy = Pile { PLAIN($number) }
deal-nobody = nobody

## Before the first turn

event-cards-seated = { $players } players sit down.
event-cards-banker-chosen = { $seat } runs the bank; nobody has any money yet.
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
event-cards-added = { $seat } puts { $card } on their trade pile and will swap.
event-cards-swapped = { $seat } swaps { $count ->
    [one] one card
   *[other] { $count } cards
} with { $with }.
event-cards-card-given = { $seat } gives { $card } to { $to }.
event-cards-card-received = { $seat } takes { $card } from { $from }.
event-cards-must-discard = { $seat } must discard { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-cards-discarded = { $seat } discards { $card }.
event-cards-turn-ended = { $seat } ends the turn with { $hand } cards.
event-cards-passed = { $seat } cannot do anything and passes.

## Passing cards on

event-cards-passing-opened = Everybody chooses a card for the player on their left.
event-cards-pass-chosen = { $seat } has chosen { $card }.
event-cards-card-passed = { $seat } passes { $card } on to { $to }.
event-cards-cards-passed = Everybody takes up the card passed to them.

## Laying down

event-cards-shed = { $seat } first puts { $card } on their trade pile.
event-cards-laid-down = “Magie!” calls { $seat } and lays down { $hand } cards.
event-cards-set-laid = { $seat } has { $set }: { $cards }.
event-cards-reward-offered = { $count ->
    [0] No card is left as a reward for { $seat }.
    [one] The reward for { $seat } is one card.
   *[other] The reward for { $seat } is { $count } cards.
}
event-cards-reward-card = { $seat } turns over { $card }.
event-cards-chance-freed = { $seat } replaces a Chance card in { $set } with { $card }.
event-cards-attached = { $seat } adds { $card }.
event-cards-set-aside = { $seat } cannot use { $card }.

## Scoring

event-cards-piles-removed = All piles are cleared away.
event-cards-hand-shown = { $seat } shows { $cards }.
event-cards-set-scored = { $seat } scores { MONEY($amount) } for { $set }.
event-cards-start-scored = { $seat } scores { MONEY($amount) } for GO cards.
event-cards-majority = Most Magie cards: { $seat }, { MONEY($amount) }.
event-cards-zeroed = { $seat } still holds a Chance card and scores nothing.
event-cards-scored = { $seat } scores { MONEY($amount) } in this round.
event-cards-paid = The bank pays { $seat } { MONEY($amount) }; that makes { MONEY($total) }.
event-cards-round-ended = Round { PLAIN($round) } is over.
event-cards-void-proposed = { $seat } wants to call off the round.
event-cards-void-withdrawn = { $seat } wants to play on after all.
event-cards-round-void = { $reason ->
    [all_passed] Nobody could do anything: round { PLAIN($round) } does not count.
    [agreed] Everybody agrees: round { PLAIN($round) } does not count.
   *[cut_off] Round { PLAIN($round) } is cut short and does not count.
}
event-cards-clock = { PLAIN($seconds) } seconds on the clock.
event-cards-deadline-passed = { $seat } ran out of time.
event-cards-game-over = { $winners } reaches { MONEY($target) } and wins.
