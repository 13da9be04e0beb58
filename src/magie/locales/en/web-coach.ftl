### Coach cards: one for the first time a decision comes up. True in every edition, so they name no amounts.

web-coach-label = Explanation
web-coach-got-it = Got it
web-coach-never = Show no more
web-coach-all = All explanations

web-coach-roll = Everything begins with the dice. Look at the other buttons first: what is alive now may wait for a whole round if you roll.
    .title = Your turn
web-coach-buy = Nobody owns this square yet. At the printed price it is yours; if you leave it, the bank usually auctions it, and you may bid there as well.
    .title = Buy or not?
web-coach-auction = The highest bid wins and is paid at once, so nobody bids more than they have. A pass is not for ever: you can bid again while the auction lasts.
    .title = An auction
web-coach-rent = Somebody stands on your property. Ask for the rent before the next player rolls, or it is lost. In the settings you can have it asked for always.
    .title = Rent is yours if you ask
web-coach-jail = Doubles let you out; so may the fine or a card, as the buttons show. Late in the game staying can be wise: who sits does not land on other people’s streets.
    .title = In jail
web-coach-tax = A fixed amount, or a share of all you have. You choose first and it is counted afterwards, so make a guess: cash, deeds and buildings all count.
    .title = Which tax?
web-coach-offer = The game waits for your answer. See what you would have before and after: cash, groups and rents. You can also answer with an offer of your own.
    .title = Somebody offers a trade
web-coach-debt = You owe more than you have in cash. Sell buildings, mortgage or trade: everything is a plan until you press “Pay”, so try things out.
    .title = Raise the money
web-coach-build = A whole group is yours, so you can build. Buildings rise evenly: no street gets more than one ahead.
    .title = Time to build
web-coach-move = This time you choose where to go. The squares you can reach are marked on the board; look at each of them before you decide.
    .title = Choose your way
web-coach-upgrade = A better figure costs a part of this salary. After that the salary is higher, and many cards bring you more.
    .title = A better figure?
web-coach-fortune = You keep a fortune card that fits this moment. Once played it is gone, so think whether a better moment will come. Nobody else has seen it.
    .title = A card up your sleeve
