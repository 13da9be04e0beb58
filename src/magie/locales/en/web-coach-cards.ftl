### Coach cards of the card game. True for any number of players, so they name no numbers.

web-coach-draw = Each turn you do one thing: draw, swap, or lay down your whole hand. The draw pile brings a card nobody has seen; a trade pile brings one you can already see.
    .title = Draw or swap?
web-coach-swap = You give cards from the top of your trade pile and get just as many in return. Nobody can refuse. What you give another player goes into their hand, so think about who it helps.
    .title = A swap
web-coach-pile = Everybody sees every trade pile, and swaps start at the top. Your top card is your offer: ideally one that others want and you can spare.
    .title = The trade piles
web-coach-discard = Your hand must be back to its size. What you discard lies face up on your trade pile: it is your offer for the next swap, and until then others can take it.
    .title = Discard a card
web-coach-lay-down = You can do it only if every deed, house and hotel in your hand belongs to a complete set; bonus cards are never in the way. The round then ends for everybody, so waiting can pay off.
    .title = Laying down
web-coach-passing = Everybody chooses a card at the same time, and nobody sees the new one until all are ready. Pass on what helps the player on your left least. It is also a way to get rid of a dangerous Chance card.
    .title = A hidden card to the left
web-coach-reward = You get these cards for laying down. They can add to what is there or even make a new set; what fits nowhere costs you nothing. The best way is already set up, and you can change it.
    .title = Your reward
web-coach-score = Everybody is paid for complete sets and bonus cards, not just the player who laid down. Loose deeds bring nothing, and anybody left holding a Chance card gets nothing at all.
    .title = The round is scored
