### Coach cards: one for the first time a decision comes up. True in every edition, so they name no amounts.

web-coach-label = Explanation
web-coach-got-it = Got it
web-coach-never = Do not show these
web-coach-all = All explanations

web-coach-roll = Everything starts with the dice. Look at the other buttons first: once you roll, you may have to wait a whole round for them.
    .title = Your turn
web-coach-buy = Nobody owns this square yet. Pay the printed price and it is yours; if you leave it, the bank usually auctions it, and you can bid there too.
    .title = Buy it or not?
web-coach-auction = The highest bid wins and is paid at once, so nobody can bid more than they have. Passing is not final: you can bid again while the auction lasts.
    .title = An auction
web-coach-rent = Somebody has landed on your property. Demand the rent before the next player rolls, or it is lost. In the settings you can have it demanded every time.
    .title = Rent is yours if you demand it
web-coach-rent-always = Somebody was on your property, and the rent was asked for by itself. Whoever likes to ask can switch that off in the settings; then a button calls, and rent nobody asks for is lost.
    .title = Rent comes in
web-coach-jail = Doubles get you out; so may the fine or a card, as the buttons show. Late in the game it can be wise to stay: in jail you do not land on other people’s streets.
    .title = In jail
web-coach-tax = A fixed amount, or a percentage of all you have. You choose first and it is counted afterwards, so make a guess: cash, deeds and buildings all count.
    .title = Which tax?
web-coach-offer = The game is waiting for your answer. Compare what you would have before and after: cash, groups and rents. You can also make a counter-offer.
    .title = Somebody offers you a trade
web-coach-debt = You owe more than you have in cash. Sell buildings, mortgage or trade: everything is a plan until you press “Pay”, so try things out.
    .title = Raise the money
web-coach-build = You own a whole group, so you can build. Build evenly: no street may be more than one building ahead.
    .title = Time to build
web-coach-move = This time you choose where to go. The squares you can reach are marked on the board; have a look at each before you decide.
    .title = Choose your way
web-coach-upgrade = A better token costs part of this salary. From then on your salary is higher, and many cards bring you more.
    .title = Upgrade your token?
web-coach-fortune = You keep a fortune card that fits this moment. Once played it is gone, so think whether a better moment will come. Nobody else has seen it.
    .title = A card up your sleeve
