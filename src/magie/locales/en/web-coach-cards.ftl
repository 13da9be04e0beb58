### Coach cards of the card game. True for any number of players, so they name no numbers.

web-coach-draw = A turn is one thing: draw, swap, or lay down your whole hand. The draw pile brings a card nobody has seen; a trade pile brings one you can see already.
    .title = Draw or swap?
web-coach-swap = You give top cards of your own trade pile and get as many for them. Nobody can refuse. What you give another player goes into their hand, so think whom it helps.
    .title = A swap
web-coach-pile = Everybody sees every trade pile, and swaps begin at the top. What lies on top of yours is your offer: best a card that others want and you can spare.
    .title = The trade piles
web-coach-discard = Your hand must have its size again. What you discard lies face up on your trade pile: you offer it at your next swap, and until then others can take it.
    .title = Put a card away
web-coach-lay-down = It works only if every deed, house and hotel in your hand belongs to a complete set; bonus cards are never in the way. The round is then over for everybody, so waiting can pay.
    .title = Laying down
web-coach-passing = Everybody chooses a card at the same time, and nobody sees the new one before all are ready. Part with what helps the player on your left least. A Chance card that is a danger to you can go this way too.
    .title = A hidden card to the left
web-coach-reward = These cards are for laying down. They can enlarge what lies there or even make a new set; what fits nowhere costs nothing. The best use is laid out already, and you can change it.
    .title = Your reward
web-coach-score = Everybody is paid for complete sets and bonus cards, not only the one who laid down. Loose deeds bring nothing, and whoever holds a Chance card without having laid down gets nothing at all.
    .title = The round is scored
