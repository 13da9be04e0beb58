### Clauses of the millionaire rulebook in our own words.

## goal

clause-millionaire-goal-first-to-million = You win if you are the first to hold 1 million in cash.
    .title = First to a million
clause-millionaire-goal-immediate = The game ends the moment your cash reaches 1 million, even in another player’s turn. Property does not count, and open debts come first. If two get there together, the player on turn wins, then clockwise.
    .title = The win counts at once
clause-millionaire-goal-no-need-to-bankrupt-others = You need not ruin anyone: you can win while all the others are still in the game.
    .title = Nobody has to go broke
clause-millionaire-goal-money-format = The money of this game carries an M and has commas between the thousands, never points or blanks: M1,000,000.
    .title = How amounts are written
clause-millionaire-goal-k-notation = A k after a number stands for a thousand: 372k is 372 thousand.
    .title = What the k means

## setup

clause-millionaire-setup-players = You need at least 2 players, and no more than 4 can join.
    .title = Two to four players
clause-millionaire-setup-age = The game is meant for players aged 8 and over.
    .title = Recommended age
clause-millionaire-setup-components-deeds = There are 22 title deeds. All of them are streets in colour groups; stations and utilities do not exist here.
    .title = The title deeds
clause-millionaire-setup-components-tokens = There are 4 sets of tokens. Each has 3: one with 1 star, one with 3 stars and one with 5.
    .title = Twelve tokens in four sets
clause-millionaire-setup-components-fortune-cards = There are 22 fortune cards, one for every property on the board.
    .title = The fortune cards
clause-millionaire-setup-components-millionaire-cards = The pile of Millionaire cards has 14 cards.
    .title = The Millionaire cards
clause-millionaire-setup-components-chance-cards = The pile of Chance cards holds 14 of them.
    .title = The Chance cards
clause-millionaire-setup-components-houses-hotels = There are 32 houses and 12 hotels, and no more. If none are left, you wait for returns; if several players want the last ones, they are auctioned from 1k.
    .title = Limited houses and hotels
clause-millionaire-setup-components-misc = Besides cards, tokens and buildings there are a board, money, a sorting tray, 4 overview cards and 2 dice.
    .title = Everything else in the box
clause-millionaire-setup-fortune-cards-on-properties = Before the game the fortune cards are shuffled, and one is laid face down on each property. Nobody knows which lies where.
    .title = A secret on every property
clause-millionaire-setup-detach-fortune-cards = Before the very first game the fortune cards are pressed out of their cardboard frame.
    .title = Unpacking the fortune cards
clause-millionaire-setup-shuffle-chance = The Chance cards are mixed and laid face down on their place; their order is secret.
    .title = Chance cards are shuffled
clause-millionaire-setup-shuffle-millionaire = The Millionaire cards lie well mixed and face down on their own place, where other games have Community Chest cards.
    .title = Millionaire cards are shuffled
clause-millionaire-setup-bank-tray = The bundles of money go into the compartments of the sorting tray. That tray is the bank.
    .title = The tray is the bank
clause-millionaire-setup-overview-card = Each player gets an overview card with the most important rules.
    .title = Help for everyone
clause-millionaire-setup-token-set = You choose one set of three tokens. No two players may have the same set.
    .title = Choosing a set of tokens
clause-millionaire-setup-one-star-on-los = You begin on GO with your token of 1 star. There is no salary for this start.
    .title = Starting with one star
clause-millionaire-setup-start-cash = Every player starts with 372k: two notes each of 1k, 5k, 10k, 20k, 50k and 100k.
    .title = What you start with

## bank

clause-millionaire-bank-no-banker = Nobody runs the bank; it is there for all of you, and its money never runs out.
    .title = A bank without a banker
clause-millionaire-bank-estate-agent = You name one player as estate agent, who looks after title deeds, houses and hotels and plays like everyone else.
    .title = The estate agent
clause-millionaire-bank-agent-sorts-deeds = The estate agent keeps the title deeds sorted by colour.
    .title = Deeds sorted by colour
clause-millionaire-bank-agent-sells-and-auctions-property = Free property is sold or auctioned by the estate agent; the money goes to the bank.
    .title = The agent deals in property
clause-millionaire-bank-agent-sells-buildings = You buy houses and hotels from the estate agent’s stock and pay the bank for them.
    .title = The agent sells buildings

## turn

clause-millionaire-turn-first-player = Everyone rolls both dice. The highest total begins; if there is a tie, the tied players roll again.
    .title = Who goes first
clause-millionaire-turn-clockwise = After the first player the others follow clockwise.
    .title = Clockwise around the table
clause-millionaire-turn-step-1-roll-and-move = Your turn begins with a roll of both dice, and you move forward that many squares.
    .title = First: roll and move
clause-millionaire-turn-step-2-fortune-card = If a fortune card lies where you land, you take and read it before anything else happens on that square.
    .title = Second: look for a fortune card
clause-millionaire-turn-step-3-space = Then you do what your square asks: GO, free property, someone’s property, Chance or Millionaire square, Go to Jail, visiting or Free Parking.
    .title = Third: settle the square
clause-millionaire-turn-doubles-roll-again = If you have rolled doubles, you roll once more and make another full move.
    .title = Doubles: roll again
clause-millionaire-turn-third-doubles-jail = Rolling doubles three times in a row sends you straight to jail. The third roll is not moved.
    .title = Three doubles lead to jail
clause-millionaire-turn-end = When everything is settled, your turn is over and it is the next player’s turn.
    .title = The turn passes on
clause-millionaire-turn-not-over-until-property-sold = Your turn does not end while the free property you landed on is unsold. If nobody bids, you take it for 1k; without that cash, the next player clockwise who has 1k takes it.
    .title = Free property must be sold
clause-millionaire-turn-window-actions = In your own turn and between the turns of the others you may buy houses and hotels for your complete groups and make trades.
    .title = Business during the game

## go

clause-millionaire-go-land-or-pass = What happens at GO happens once, whether you pass it or land exactly on it.
    .title = Reaching GO
clause-millionaire-go-decide-then-salary = At GO you first decide whether to upgrade your token, then you get your salary. Both come before the square you land on.
    .title = First decide, then collect
clause-millionaire-go-salary-by-star = Your salary at GO depends on your token: 150k with 1 star, 200k with 3 stars, 250k with 5 stars.
    .title = More stars, more salary
clause-millionaire-go-no-upgrade-full-salary = If you do not want to upgrade or cannot, you take your full salary and play on.
    .title = No upgrade, full salary

## token

clause-millionaire-token-three-levels = There are three levels: 1 star for beginners, 3 stars for the newly rich and 5 stars for old money.
    .title = Three levels of wealth
clause-millionaire-token-upgrade-only-at-los = You can buy a better token only when you pass GO or land on it.
    .title = Upgrades only at GO
clause-millionaire-token-upgrade-cost = Each upgrade costs you 50k.
    .title = The price of an upgrade
clause-millionaire-token-deducted-from-salary = The 50k comes off the salary of your old level. The higher salary starts at your next visit to GO.
    .title = Taken out of your salary
clause-millionaire-token-replace-figure = After the upgrade your next token of the same set takes the place of the old one, on the same square.
    .title = Swapping the token
clause-millionaire-token-in-order = You rise by one level per visit to GO, from 1 star to 3 and then to 5. There is no jump from 1 to 5.
    .title = One level at a time
clause-millionaire-token-benefits = A higher level brings you more from your salary and from Millionaire and Chance cards.
    .title = What a higher level brings
clause-millionaire-token-no-downgrade = Your level never falls because of jail, debts or rent. Only a card that says so can lower it.
    .title = You keep your level

## fortune

clause-millionaire-fortune-take-on-landing = If you land on a property with a fortune card, you take it. Passing over takes nothing, and each property has only one.
    .title = Finding a fortune card
clause-millionaire-fortune-read-privately = You read the fortune card by yourself; the others see it when it is played.
    .title = For your eyes only
clause-millionaire-fortune-two-types = Each fortune card says whether it is played immediately or kept for when you need it.
    .title = Now or later
clause-millionaire-fortune-immediate-buy-first = With an immediate card you first buy the property or have it auctioned, whichever the card says.
    .title = Immediate cards: property first
clause-millionaire-fortune-immediate-then-rest = Once the property is settled, you carry out everything else the immediate card says.
    .title = Immediate cards: then the rest
clause-millionaire-fortune-on-demand-normal-property-rules = If the card is one to keep, the property is handled as usual: you buy it or it is auctioned.
    .title = Kept cards: normal rules first
clause-millionaire-fortune-on-demand-kept-face-down = You then keep the card face down and may play it at any moment its text allows. You cannot trade it.
    .title = Kept cards stay secret
clause-millionaire-fortune-discard-pile = Played fortune cards go to a pile of their own and do not come back.
    .title = Played once, gone for good

## cards

clause-millionaire-cards-draw-top = On a Millionaire or Chance square you draw the top card of that pile and follow it.
    .title = Drawing from the pile
clause-millionaire-cards-millionaire-instead-of-community = There are no Community Chest cards: a Millionaire square draws a Millionaire card, a Chance square a Chance card.
    .title = Two piles, two kinds of square
clause-millionaire-cards-by-star-level = Some cards say something different for 1, 3 and 5 stars. What counts is the token you have now.
    .title = Your stars decide
clause-millionaire-cards-example-100k = One card brings you 100k if you draw it with 3 stars.
    .title = Example: a card with 100k
clause-millionaire-cards-dice-dependent = With some cards you roll both dice again to see the result. This roll moves nobody and never counts as doubles.
    .title = Cards that ask for a roll
clause-millionaire-cards-example-roll-eight = On one card a player with 3 stars needs a total of 8 or more to get 150k; a lower roll brings nothing.
    .title = Example: at least an 8
clause-millionaire-cards-return-under-pile = Used cards go face down under their pile, unless the card says otherwise, as with a Get Out of Jail card that you keep.
    .title = Back under the pile

## buy

clause-millionaire-buy-buy-or-auction = On a free property you have two choices: buy it or have it auctioned.
    .title = Buy or auction
clause-millionaire-buy-price-on-space = You pay the bank the price shown on the square.
    .title = The price is on the board
clause-millionaire-buy-deed-face-up = After paying you get the title deed from the estate agent and lay it face up before you.
    .title = Your title deed

## auction

clause-millionaire-auction-must-if-not-bought = If you do not want to buy the property, or cannot afford it, it must be auctioned.
    .title = No purchase means auction
clause-millionaire-auction-start-1k = Every property auction starts with a bid of at least 1k.
    .title = Auctions open at 1k
clause-millionaire-auction-up-to-cash = Bids are in whole k, each higher than the last, and never more than your cash.
    .title = How high you may bid
clause-millionaire-auction-decliner-may-bid = Even if you did not want to buy the property, you may bid for it.
    .title = You may still bid
clause-millionaire-auction-highest-pays-bank = Whoever bids most pays the bank that amount and receives the title deed.
    .title = The highest bidder gets it
clause-millionaire-auction-cheaper-possible = An auction may end far below the price on the board; there is no lower limit but the opening bid.
    .title = Bargains are possible

## rent

clause-millionaire-rent-pay-owner = If you land on another player’s property, you pay the rent on the deed right away. The owner need not demand it.
    .title = Rent is paid at once
clause-millionaire-rent-bare-or-built = The title deed shows the base rent without buildings and the rents with 1 to 4 houses or a hotel.
    .title = Base rent and built rent
clause-millionaire-rent-doubled-full-group-unbuilt = If the owner has the whole colour group and nothing is built anywhere on it, the base rent doubles. A mortgage elsewhere in the group does not matter.
    .title = Double rent for an unbuilt group
clause-millionaire-rent-none-when-mortgaged = A mortgaged property costs its visitors no rent.
    .title = No rent with a mortgage
clause-millionaire-rent-own-property = You collect rent from every other player who lands on your property. You yourself stay there free of charge.
    .title = Your own property is free

## build

clause-millionaire-build-full-group = You may build on a colour group only if all its properties are yours.
    .title = Only complete groups
clause-millionaire-build-when = You may build in your own turn or between the turns of others, before the next player’s first roll.
    .title = When you may build
clause-millionaire-build-price = For every house you pay the bank the house price on the title deed.
    .title = The price of a house
clause-millionaire-build-evenly = No property of the group gets its second house before all have their first, and so on up.
    .title = Always build evenly
clause-millionaire-build-hotel-needs-four-everywhere = You may build a hotel once every property of the group has 4 houses or already a hotel.
    .title = When you may build a hotel
clause-millionaire-build-max-four-houses = More than 4 houses are not allowed. A hotel takes their place, and they go back to the estate agent.
    .title = Four houses, then a hotel
clause-millionaire-build-hotel-price = For a hotel you pay the bank the hotel price on the title deed.
    .title = The price of a hotel
clause-millionaire-build-nothing-after-hotel = Where a hotel stands, nothing more can be built.
    .title = A hotel is the limit
clause-millionaire-build-not-while-mortgaged = You cannot build on a mortgaged property until it is redeemed. Its neighbours in your group may get one house each, no more, because building is even.
    .title = Mortgaged ground stays bare

## jail

clause-millionaire-jail-enter-by-space = If you land on Go to Jail, your token goes into jail at once and your turn is over, even after doubles.
    .title = Landing on Go to Jail
clause-millionaire-jail-go-directly = Whether a square, a card or three doubles send you, you go directly to jail. Nothing on the way counts.
    .title = Straight to jail
clause-millionaire-jail-no-los = Going to jail never passes GO: no salary and no upgrade.
    .title = No GO on the way
clause-millionaire-jail-three-rounds = You stay in jail for three rounds unless you get out sooner.
    .title = Three rounds at most
clause-millionaire-jail-escape-doubles = If you roll doubles, you are free without paying and move by that roll.
    .title = Out with doubles
clause-millionaire-jail-escape-doubles-ends-turn = After escaping with doubles you settle the square you land on; then your turn ends without another roll.
    .title = No extra roll after escaping
clause-millionaire-jail-escape-card = You may play a Get Out of Jail card instead; then you roll and move as usual.
    .title = Out with a card
clause-millionaire-jail-card-back-under-its-pile = A used Get Out of Jail card goes under the pile it came from.
    .title = The Get Out of Jail card goes back
clause-millionaire-jail-escape-fine = At the start of your turn you may pay the bank 50k, then roll and move as in any other turn.
    .title = Out for 50k
clause-millionaire-jail-after-three-rounds = If your third roll is not doubles either, you pay 50k and move by that roll.
    .title = After the third failed roll
clause-millionaire-jail-rent-while-jailed = You collect rent in jail just as you do outside.
    .title = Rent keeps coming
clause-millionaire-jail-auctions-while-jailed = You may take part in auctions from jail, and you may build and trade as well.
    .title = Business from the cell
clause-millionaire-jail-visiting = If you come to the jail square by an ordinary move, nothing happens to you.
    .title = Only a visitor

## parking

clause-millionaire-parking-nothing-happens = Free Parking neither costs nor brings you anything.
    .title = A rest on Free Parking

## trade

clause-millionaire-trade-any-time = You may swap property or sell it to each other at any time, not just when money is short.
    .title = Trading at any time
clause-millionaire-trade-goods = You may pay with cash, other property, a Get Out of Jail card or any mix of these.
    .title = What you can trade
clause-millionaire-trade-clear-property-first = A property must be bare before it goes to another player. As buildings can be sold only in debt, built property cannot be traded otherwise; bare neighbours in the group can.
    .title = No buildings in a trade
clause-millionaire-trade-mortgaged-any-price = Mortgaged property may change hands at any price you agree on.
    .title = Trading with a mortgage on it

## debt

clause-millionaire-debt-bankrupt-means-short-of-funds = If you cannot pay something in cash, you count as bankrupt. You are not out: you may sell houses, sell hotels, mortgage property or sell property to others.
    .title = What bankrupt means here
clause-millionaire-debt-options-only-when-bankrupt = Selling buildings and mortgaging are allowed only while you owe more than your cash. Once the debt is covered, that is over.
    .title = Only while you owe

## sell

clause-millionaire-sell-houses-half-price-paid = The bank takes a house back for half of what you paid for it.
    .title = Half price for houses
clause-millionaire-sell-houses-one-by-one-evenly = You sell houses singly, in turn from all properties of the group, so that the numbers stay even.
    .title = Houses go one by one
clause-millionaire-sell-hotel-half-plus-houses = For a hotel you get half its price and 4 houses in its place. If the stock has too few, the group is sold down in one step to a level it allows.
    .title = What a sold hotel brings

## mortgage

clause-millionaire-mortgage-how = You sell all buildings on the property, turn its deed over and take the mortgage amount from the bank. This is possible only while you are bankrupt.
    .title = How a mortgage works
clause-millionaire-mortgage-keep-ownership-no-rent = Mortgaged property still belongs to you, but brings no rent until you redeem it.
    .title = Yours, but without rent
clause-millionaire-mortgage-buyer-redeems-now = If you acquire mortgaged property, you may redeem it at once: you pay the bank the mortgage plus 10% of the full property price.
    .title = New owner redeems at once
clause-millionaire-mortgage-buyer-keeps = Or you leave the mortgage in place and pay the bank only 10% of the property price for now.
    .title = New owner keeps the mortgage
clause-millionaire-mortgage-buyer-later-again = If you kept an acquired mortgage, redeeming it later costs the mortgage and again 10% of the property price.
    .title = That 10% is due twice
clause-millionaire-mortgage-redeem-plus-ten-percent = Redeeming a mortgage you took yourself costs its amount plus 10% of it, rounded to whole k, with halves rounded up. You may do so whenever you may build, also in jail or in debt.
    .title = Redeeming your own mortgage
clause-millionaire-mortgage-redeemed-effects = After redeeming, the deed lies face up again, rent is due, and with the full group you may build.
    .title = Back to normal

## bankruptcy

clause-millionaire-bankruptcy-elimination = If you still cannot pay, you are out. All is sold and mortgaged; a creditor player gets your cash, deeds and Get Out of Jail cards and pays 10% of each price; the bank auctions your deeds free of mortgage. The last player left wins even without a million.
    .title = When nothing helps any more
