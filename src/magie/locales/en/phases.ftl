### What the game is waiting for, as a heading.

## The boards

phase-deal = Dealing deeds
phase-negotiation = Negotiation
phase-opening = Who starts?
phase-turn-start = Start of the turn
phase-jail-choice = In jail
phase-roll-dice = Rolling the dice
phase-choose-move = Choosing where to move
phase-go-choice = Upgrade your token?
phase-fortune-draw = A fortune card
phase-purchase = For sale
phase-draw-card = Drawing a card
phase-card-choice = A choice on the card
phase-card-dice = Rolling for the card
phase-tax-choice = Choosing the tax
phase-utility-dice = Rolling for the rent
phase-roll-again = Another roll
phase-turn-end = End of the turn
phase-over = The game is over
phase-move = Moving
phase-land = Arriving
phase-landed = Arrived
phase-second-move = Moving on
phase-roll-done = After the roll
phase-next-turn = The next turn
phase-offer = A trade is offered
phase-auction = Auction
phase-debt = A debt to pay
phase-transfer = Mortgages change hands
phase-estate = The bank sells off an estate
phase-shortage-declare = Too few buildings
phase-shortage-place = Placing the building
phase-payments = Payments
phase-rent-reaction = Rent: play a card?
phase-block-reaction = Stop the card?

## The card game

phase-cards-choose-dealer = Who deals?
phase-cards-deal = Dealing
phase-cards-turn = A player’s turn
phase-cards-swap = Swapping
phase-cards-draw = Drawing a card
phase-cards-discard = Discarding
phase-cards-trade-card = A new trade card
phase-cards-after-swap = After the swap
phase-cards-passing = Passing cards on
phase-cards-reward-draw = Drawing the reward
phase-cards-reward = Using the reward
phase-cards-over = The game is over
phase-cards-begin-round = A new round
phase-cards-begin-play = Play begins
phase-cards-next-turn = The next turn
phase-cards-pass-on = Cards are passed on
phase-cards-score = Scoring
