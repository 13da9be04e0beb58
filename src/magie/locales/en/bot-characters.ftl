### What each bot is like, told to whoever chooses one.

## The levels

bot-random = Does anything the rules allow.
bot-novice = Buys whatever it can afford, builds the cheapest house, trades at printed prices and leaves jail at once.
bot-steady = Solid, like a good human player: keeps a reserve, completes groups by fair trades and builds where the rent grows most.
bot-shrewd = Works out where tokens land, what groups earn and what the next turn may cost, and makes trades that help both sides.
bot-rollout = Tries out its options in imagined games before it decides, without ever seeing hidden cards.

## At the card game

bot-cards-novice = Collects what looks good at first sight, and sometimes throws away a card it needs.
bot-cards-steady = Collects towards the sets it is nearest to and lays down as soon as it pays, but gives little thought to the others.
bot-cards-shrewd = Counts the cards that are out, reckons which it can still get, and leaves the others nothing they could use.

## Sparring partners

bot-form-open = Accepts trades as published: mostly it looks at the cash it has left.
bot-form-fair = Accepts only trades that are fair by printed prices.
bot-fp-a = Treats all properties alike and builds without a reserve.
bot-fp-b = Wants the most expensive streets and all stations, and refuses utilities.
bot-fp-c = Wants light blue, orange and all stations, and stops at three houses.
bot-early = Sells single deeds and buys single ones for no more than the printed price.
bot-baseline = Like fp-a, with a larger reserve when it trades.
bot-conservator = Spends at most a tenth of its cash; no auctions, no trades, no fines.
bot-chaser = Chases stations, whatever they cost.
bot-standard = Keeps one salary in reserve, builds the cheapest houses first and trades when both sides complete a group.
bot-hoarder = Buys everything and builds late.
bot-builder = Puts every coin into houses.
bot-trader = Makes everybody an offer every turn.
bot-miser = Keeps three salaries in hand.
bot-stationmaster = Loves stations, and plays the rest like fp-a.
bot-spiteful = Outbids whoever is about to complete a group, and never helps one.
bot-even = Trades only one for one at equal value.
