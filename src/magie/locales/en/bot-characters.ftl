### What each bot is like, told to whoever chooses one.

## The levels

bot-random = Does anything that is legal.
bot-novice = Buys what it can pay, builds the cheapest house, trades at printed prices and leaves jail at once.
bot-steady = Sound and human-like: keeps a reserve, completes groups by fair swaps and builds where the rent grows most.
bot-shrewd = Reckons where tokens land, what groups earn and what the next turn may cost, and trades for what both gain by.
bot-rollout = Tries out what it could do in imagined games before it decides, without ever seeing hidden cards.

## Sparring partners

bot-form-open = Accepts trades as published: mostly it looks at the cash it has left.
bot-form-fair = Accepts only trades that are fair by printed prices.
bot-fp-a = Treats all properties alike and builds without a reserve.
bot-fp-b = Wants the dearest streets and all stations, and refuses utilities.
bot-fp-c = Wants light blue, orange and all stations, and stops at three houses.
bot-early = Sells its lone deeds and buys single ones at no more than the printed price.
bot-baseline = Like fp-a, with a larger reserve when it trades.
bot-conservator = Spends at most a tenth of its cash; no auctions, no trades, no fines.
bot-chaser = Chases stations, whatever they cost.
bot-standard = Keeps a salary in reserve, builds the cheapest houses first and swaps so that both complete a group.
bot-hoarder = Buys everything and builds late.
bot-builder = Puts every coin into houses.
bot-trader = Makes offers at every turn, to everybody.
bot-miser = Keeps three salaries in hand.
bot-stationmaster = Loves stations, and plays the rest like fp-a.
bot-spiteful = Outbids whoever is about to complete a group, and never helps one.
bot-even = Trades only even swaps.
