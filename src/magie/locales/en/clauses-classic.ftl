### Clauses of the classic rulebook in our own words.

## goal

clause-classic-goal-become-richest = Become the richest player: buy and sell property, and let your land, houses and hotels earn rent for you.
    .title = Become the richest player
clause-classic-goal-clockwise-circuit = All tokens set out from GO and travel round and round the board, clockwise.
    .title = Clockwise round the board

## setup

clause-classic-setup-components-board = You play on one board.
    .title = One board
clause-classic-setup-components-deeds = There are 28 title deeds, one for every property that can be owned.
    .title = 28 title deeds
clause-classic-setup-components-community-cards = The Community Chest pile consists of 16 cards.
    .title = 16 Community Chest cards
clause-classic-setup-components-chance-cards = The Chance pile consists of 16 cards.
    .title = 16 Chance cards
clause-classic-setup-components-tokens = There are 8 tokens, all different, so at most 8 people can play.
    .title = 8 tokens, at most 8 players
clause-classic-setup-components-money = One set of play money is in the box, but the bank can pay out more than that whenever it has to.
    .title = One set of play money
clause-classic-setup-components-houses = The bank has 32 green houses. More than these can never stand on the board.
    .title = 32 houses and no more
clause-classic-setup-components-hotels = The bank has 12 red hotels. Once they are all built, no further hotel can be bought.
    .title = 12 hotels and no more
clause-classic-setup-components-dice = You play with two ordinary six-sided dice.
    .title = Two dice
clause-classic-setup-decks-separated = Chance cards and Community Chest cards form two piles of their own and are never mixed.
    .title = Two separate card piles
clause-classic-setup-decks-shuffled = Before the game begins, each of the two piles is shuffled on its own.
    .title = Each pile is shuffled
clause-classic-setup-decks-face-down = Both piles lie face down in the middle of the board, so nobody knows what comes next.
    .title = Piles lie face down
clause-classic-setup-choose-token = You pick your token in seating order. A token that somebody already has cannot be chosen again.
    .title = Choose your token
clause-classic-setup-start-cash = Everyone starts with 30,000 DM.
    .title = Starting money
clause-classic-setup-start-cash-notes = Your starting money comes in 26 notes: 2 of 10,000, 3 of 2,000, 2 of 1,000, 2 of 500, 6 of 100, 6 of 50 and 5 of 20 DM.
    .title = Notes you start with
clause-classic-setup-rest-of-money-to-bank = Whatever money is not handed out at the start belongs to the bank and is looked after by the banker.
    .title = The rest stays with the bank
clause-classic-setup-start-without-property = In the standard game nobody owns anything at the start: all 28 title deeds are still with the bank.
    .title = Nobody starts with property

## bank

clause-classic-bank-elect-banker = Before you begin, agree on who will be the banker. If you choose nobody, the first player does it.
    .title = Choose a banker
clause-classic-bank-good-auctioneer = It helps if your banker is also good at running an auction.
    .title = A good auctioneer helps
clause-classic-bank-separate-money = A banker who plays too keeps personal money and bank money strictly apart.
    .title = Own money, bank money
clause-classic-bank-banker-may-abstain = With 6 or more people at the table, the banker may sit out and only run the bank and the auctions. Up to 8 others can play then. With 5 or fewer, the banker plays too.
    .title = Banker without a token
clause-classic-bank-sort-stock = The banker sorts money, title deeds, houses and hotels. Everything not yet sold stays with the bank.
    .title = The bank keeps the stock
clause-classic-bank-duty-money = The bank administers the money: every payment that is not between two players goes to it or comes from it.
    .title = The bank handles the money
clause-classic-bank-duty-deeds-and-buildings = Unsold title deeds, houses and hotels are in the care of the bank. Buildings you sell return to its stock.
    .title = The bank keeps deeds and buildings
clause-classic-bank-duty-payouts = The bank pays you whatever you are due: salary, winnings from cards, mortgages, and money for buildings you sell back.
    .title = The bank pays you
clause-classic-bank-duty-sell-property = The bank sells you property and hands you the title deed for it.
    .title = The bank sells property
clause-classic-bank-duty-auctions = Auctions are held by the bank.
    .title = The bank holds auctions
clause-classic-bank-duty-sell-buildings = Houses and hotels can be bought from the bank only, never from another player.
    .title = Buildings come from the bank
clause-classic-bank-duty-mortgages = Every mortgage is arranged with the bank: it pays the loan and takes the repayment.
    .title = The bank handles mortgages
clause-classic-bank-duty-receive-payments = Taxes, fines, purchase prices and everything else you owe the bank are paid to the bank and to nobody else.
    .title = The bank takes your payments
clause-classic-bank-extra-money-created = If the bank runs out of notes, the banker makes as much extra money as needed. The bank can always pay.
    .title = The bank never runs dry
clause-classic-bank-extra-money-labelled = Extra money is made from slips of paper that carry their value and a heading marking them as extra money.
    .title = Slips marked as extra money
clause-classic-bank-extra-money-exchange = Extra money is worth its full value. It may be swapped for ordinary notes once the bank has enough, or stay in play to the end.
    .title = Extra money is real money

## turn

clause-classic-turn-first-player-one-die = To find out who starts, every player rolls a single die once.
    .title = One die for the start
clause-classic-turn-banker-rolls-first = The banker makes the first of these rolls, then it goes on to the left. A banker who does not play does not roll.
    .title = The banker rolls first
clause-classic-turn-highest-starts = The highest roll starts the game. Players who tie for it roll again until one of them is ahead.
    .title = Highest roll starts
clause-classic-turn-order-left = When your turn is over, the player on your left is next.
    .title = Play passes to the left
clause-classic-turn-ends-after-space-action = Your turn ends only when everything the square asks of you is done, and only if you have no further roll after doubles.
    .title = Finish the square first
clause-classic-turn-doubles-full-move = If you roll doubles, you move and carry out the square as on any other roll, with all rights and duties.
    .title = Doubles: play the move fully
clause-classic-turn-doubles-roll-again = After a move with doubles you must roll again; you cannot end your turn instead.
    .title = Doubles: you must roll again
clause-classic-turn-second-doubles-third-roll = If your second roll is doubles too, you play that move as well and must then roll a third time.
    .title = Two doubles, third roll
clause-classic-turn-third-doubles-jail = If you roll doubles three times in one turn, you go directly to jail.
    .title = Third doubles lead to jail
clause-classic-turn-third-doubles-not-executed = The third doubles are not played: you do not move by them, you earn no salary, and no square takes effect.
    .title = Third doubles are not played

## move

clause-classic-move-enter-on-los = All tokens begin on GO. Being placed there earns no salary.
    .title = Everyone begins on GO
clause-classic-move-two-dice-sum = On your turn you roll both dice and move the total in the direction of the arrow.
    .title = Move the total
clause-classic-move-share-space = Any number of tokens may stand on the same square; they do not disturb each other.
    .title = Sharing a square
clause-classic-move-space-actions = Depending on the square you may buy property, pay rent, pay tax, draw a card, go to jail, park free or collect your salary. Nothing else can happen.
    .title = What a square can do

## go

clause-classic-go-salary-on-landing = If you land on GO, the bank pays you 4,000 DM, once. Leaving the square later earns nothing more.
    .title = Salary for landing on GO
clause-classic-go-salary-on-passing = Each time you pass GO, the bank pays you a salary of 4,000 DM before you deal with the square you land on.
    .title = Salary for passing GO
clause-classic-go-salary-forward-only = You earn the salary only when moving in the direction of the arrow, never when a card sends you backwards.
    .title = No salary going backwards

## buy

clause-classic-buy-streets-and-groups = The board has 22 streets, which form 8 groups.
    .title = 22 streets in 8 groups
clause-classic-buy-group-has-one-colour = All streets of a group have the same colour, and that colour tells you which streets belong together.
    .title = A colour makes a group
clause-classic-buy-option-on-unowned = If you reach a property that nobody owns, you may buy it from the bank at its printed price, but you need not.
    .title = You may buy unowned property
clause-classic-buy-also-via-card = You may buy an unowned property whether the dice or a card brought you there.
    .title = Cards let you buy too
clause-classic-buy-pay-printed-price = To buy, you pay the bank exactly the printed price.
    .title = Price as printed
clause-classic-buy-receive-deed-face-up = You receive the title deed and keep it face up in front of you, so that everyone can see what you own.
    .title = Deeds are open to all

## auction

clause-classic-auction-when-not-bought = If you do not buy the property you landed on, the bank auctions it at once, before your turn goes on.
    .title = Not bought means auctioned
clause-classic-auction-everyone-may-bid = Everyone may bid, including the player who has just declined to buy and players in jail. The hammer waits for everyone who could still find the money by selling buildings or mortgaging.
    .title = Everyone may bid
clause-classic-auction-any-opening-bid = The bidding may open at any whole amount from 1 DM, whatever the printed price. Each bid must be higher than the last.
    .title = Open with any bid
clause-classic-auction-highest-bidder-pays-cash = The highest bidder pays the bank at once in cash and receives the title deed. That is why no bid may exceed the bidder’s cash.
    .title = Highest bid pays cash
clause-classic-auction-nobody-bids = If nobody bids, the property stays with the bank, and the next player to land there may buy it.
    .title = No bids, no sale

## rent

clause-classic-rent-pay-owner = If you land on a property that belongs to another player, you owe its owner rent.
    .title = Visitors owe rent
clause-classic-rent-only-from-others = Only the others pay you rent. Landing on your own property costs nothing.
    .title = Your own property is free
clause-classic-rent-amount-on-deed = The title deed tells the rent. Stations count how many their owner has; a utility charges 80 DM per pip of the dice that brought you there, or 200 DM if its owner has both.
    .title = The deed names the rent
clause-classic-rent-none-when-mortgaged = No rent may be demanded for a mortgaged property.
    .title = Mortgaged property earns no rent
clause-classic-rent-doubled-for-full-group = If you own every street of a colour, the rent of each one without buildings is doubled. A street with houses or a hotel charges its printed rent.
    .title = Full group doubles the rent
clause-classic-rent-doubled-despite-mortgaged-sibling = The doubled rent remains even while other streets of the group are mortgaged.
    .title = Doubled despite a mortgage
clause-classic-rent-buildings-raise-rent = Houses or a hotel raise the rent of the street they stand on, and only of that one, to the printed amount.
    .title = Buildings raise the rent
clause-classic-rent-forfeited-if-not-demanded = Demand your rent in time: once the next player’s turn begins with a roll, it is lost. The visitor’s own extra roll after doubles does not end your claim. This holds for every kind of property.
    .title = Demand your rent or lose it

## cards

clause-classic-cards-draw-top = If you land on a Chance or Community Chest square, you draw the top card of the matching pile.
    .title = Draw the top card
clause-classic-cards-must-obey = You must do what the card says; declining is not possible.
    .title = Cards must be obeyed
clause-classic-cards-return-under-pile = A card that has been carried out goes face down under its own pile.
    .title = Cards go under the pile
clause-classic-cards-gojf-keep = A card that gets you out of jail stays with you until you use it. Meanwhile it is missing from its pile; afterwards it goes under that pile again.
    .title = Keep your Get Out of Jail card
clause-classic-cards-gojf-sell = You may sell such a Get Out of Jail card to any player at any time, for whatever price the two of you agree on.
    .title = Sell your Get Out of Jail card

## tax

clause-classic-tax-extra-tax = On the extra tax square you pay the bank the amount shown on the board, at once and in cash.
    .title = Extra tax
clause-classic-tax-income-choice = For income tax you choose: a flat 4,000 DM, or 10% of all you own, rounded to a whole DM (half a DM counts up).
    .title = Income tax, two ways
clause-classic-tax-income-pay-at-once = Income tax goes to the bank immediately, in cash. If you are short, you must raise the money before anything else happens.
    .title = Income tax is due now
clause-classic-tax-income-decide-before-counting = Choose how to pay your income tax before you work out what you own. Once you have chosen, you cannot change your mind.
    .title = Choose before you count
clause-classic-tax-wealth-cash = All the cash you hold counts towards what you own. A Get Out of Jail card counts for nothing.
    .title = Cash counts as wealth
clause-classic-tax-wealth-deeds = Each of your title deeds counts at its printed price.
    .title = Deeds count as wealth
clause-classic-tax-wealth-mortgaged-at-full-value = For the tax, a mortgaged deed counts just as much as a free one: its full printed price.
    .title = Mortgaged deeds count in full
clause-classic-tax-wealth-buildings = Houses and hotels count at what you paid for them. A hotel counts its own price plus that of the four houses you gave for it.
    .title = Buildings count as wealth

## parking

clause-classic-parking-nothing-happens = Free Parking is a place to rest: you pay nothing and you win nothing.
    .title = Free Parking is rest

## jail

clause-classic-jail-enter-by-space = If you land on the square that sends you to jail, you are in jail.
    .title = Jailed by the square
clause-classic-jail-enter-by-card = If you draw a card that sends you to jail, you are in jail.
    .title = Jailed by a card
clause-classic-jail-enter-by-three-doubles = If you roll three doubles in a row, you are in jail.
    .title = Jailed by three doubles
clause-classic-jail-no-salary-on-the-way = Going to jail never earns you the salary, even if GO lies on the way.
    .title = No salary towards jail
clause-classic-jail-turn-ends = As soon as you are sent to jail, your turn is over.
    .title = Jail ends your turn
clause-classic-jail-no-reroll-after-doubles = If it was doubles that brought you to jail, you do not roll again.
    .title = No extra roll into jail
clause-classic-jail-visiting-harmless = If you land on the jail square in the normal course of play, you are just visiting and nothing bad happens.
    .title = Just visiting
clause-classic-jail-visiting-continue-normally = After a visit to the jail you play on as usual with your next roll, without a fine.
    .title = After the visit
clause-classic-jail-voluntary-exit-window = On your first and second turn in jail you can get out with the fine, with a Get Out of Jail card of your own or a bought one, or with doubles. On the third turn you must roll.
    .title = Two turns to choose
clause-classic-jail-fine-before-rolling = You may pay a fine of 1,000 DM before you roll. Then you are free and take a normal turn, with another roll after doubles. Once you have rolled, it is too late to pay this turn.
    .title = Pay the fine first
clause-classic-jail-doubles-free-and-move = If you roll doubles in jail, you are free without paying and move on at once by that roll.
    .title = Doubles set you free
clause-classic-jail-doubles-no-extra-roll = The doubles that got you out of jail give you no further roll.
    .title = Free, but no extra roll
clause-classic-jail-use-card = You may use your Get Out of Jail card before you roll. You are free then and take a normal turn, with no fine to pay.
    .title = Use your Get Out of Jail card
clause-classic-jail-buy-card-and-use = In jail you may buy a Get Out of Jail card from another player and use it in the same turn.
    .title = Buy a Get Out of Jail card
clause-classic-jail-third-failed-roll-pays = If your third roll in jail is not doubles either, you must pay the fine of 1,000 DM. If you cannot, it is a debt to the bank like any other.
    .title = Third failed roll costs the fine
clause-classic-jail-third-failed-roll-moves = After this forced fine you move at once by the total of your third roll.
    .title = Then you move on
clause-classic-jail-prisoner-collects-rent = You may collect rent while you are in jail.
    .title = Rent from behind bars
clause-classic-jail-prisoner-buys-and-sells-property = While in jail you may still buy and sell property, in trades and in auctions.
    .title = Deals from behind bars
clause-classic-jail-prisoner-builds = While in jail you may still build houses and hotels.
    .title = Building from behind bars

## build

clause-classic-build-full-group-required = You may build houses only where you own all the streets of the colour.
    .title = Own the whole group first
clause-classic-build-light-blue-example = Light blue has three streets: Chausseestraße, Elisenstraße and Poststraße. You need all three to build there.
    .title = Example: light blue
clause-classic-build-not-on-stations-or-works = Nothing can be built on stations, the waterworks or the electricity works.
    .title = No buildings on stations
clause-classic-build-any-time-before-next-roll = You may build on your own turn and between turns, but not from the moment another player rolls until that roll has been dealt with.
    .title = When you may build
clause-classic-build-price-on-deed = Each house costs the price printed on the title deed of its street.
    .title = What a house costs
clause-classic-build-first-house-anywhere-in-group = The first house of a group may go on any of its streets.
    .title = First house where you like
clause-classic-build-second-house-on-unbuilt-street = Your second house must go on a street of the group that has none yet, or on a street of another group you own completely.
    .title = Second house elsewhere
clause-classic-build-as-many-as-affordable = You may buy as many houses at once as you like, as long as you can pay for them and keep to the building rules.
    .title = As many as you can afford
clause-classic-build-evenly = A street may get another house only when every other street of the group has at least as many as it has now.
    .title = Build evenly
clause-classic-build-third-house-example = For instance, no street gets a third house until all the other streets of the group have two.
    .title = Example: the third house
clause-classic-build-max-four-houses = A street holds at most 4 houses. After that comes the hotel.
    .title = Four houses at most
clause-classic-build-not-on-mortgaged-street = You cannot build on a mortgaged street until you have repaid the mortgage plus 10%. The other streets of the group may still be built on, but evenly, so with one house each at most.
    .title = Mortgaged streets stay empty
clause-classic-build-rebuy-at-full-price = Houses that you sold in order to take a mortgage cost the full price when you buy them again.
    .title = Rebuilding costs full price
clause-classic-build-hotel-needs-four-on-every-street = You may buy a hotel only when every street of the group has 4 houses or already a hotel.
    .title = Hotels need four houses everywhere
clause-classic-build-hotel-price = For a hotel you pay the printed hotel price in cash and hand over four houses as well.
    .title = What a hotel costs
clause-classic-build-hotel-on-any-street = You decide on which street of the group the hotel is built.
    .title = Hotel where you like
clause-classic-build-hotel-returns-four-houses = When the hotel is put up, the four houses of that street go back to the bank.
    .title = Four houses go back
clause-classic-build-one-hotel-per-street = A street can have one hotel, and nothing more can be built there.
    .title = One hotel per street

## shortage

clause-classic-shortage-wait-for-returns = If the bank has no houses or hotels left, you must wait until someone gives some back.
    .title = Sold out: wait
clause-classic-shortage-auction-when-demand-exceeds-stock = If you ask for buildings that are running short, all other owners who could build may say how many they want. If two or more want some, together more than the bank has, they are auctioned; if you alone do, you buy what is left at the printed price.
    .title = Too few buildings: auction
clause-classic-shortage-auction-one-by-one = Scarce buildings are auctioned one at a time to the highest bidder. Any bid will do, but you must be able to place the building.
    .title = Auctioned one by one

## sell

clause-classic-sell-only-to-bank-any-time = You may sell buildings at any time, even on another player’s turn, but only to the bank.
    .title = Sell buildings to the bank
clause-classic-sell-half-of-price-paid = The bank gives you half of what you really paid for the building, rounded down. The building you bought last on a street is the first to be sold.
    .title = Half the price back
clause-classic-sell-even-teardown = Just as you build evenly, you must take houses down evenly across the streets of a group.
    .title = Sell evenly
clause-classic-sell-no-uneven-gap = Streets of a group may never differ by more than one house: 1 on one street and 4 on another is not allowed.
    .title = Never more than one apart
clause-classic-sell-hotel-counts-as-five = When you sell evenly, a hotel counts as five houses and turns into four. If the bank lacks these four, you may sell across the whole group in one step, down to an even level.
    .title = A hotel counts as five

## trade

clause-classic-trade-tradable-items = Players may trade streets without buildings, both utilities and the stations among themselves.
    .title = What can be traded
clause-classic-trade-free-price = The price of a trade is whatever the two of you agree on. Nobody can be made to accept.
    .title = You agree on the price
clause-classic-trade-any-time = You may trade at any time, also when it is not your turn.
    .title = Trade at any time
clause-classic-trade-pauses-play = While an offer is open, play waits: nobody rolls until it is accepted, declined or withdrawn.
    .title = Play waits for a trade
clause-classic-trade-group-must-be-unbuilt = You cannot sell a street to another player while there is a building on any street of its group.
    .title = No buildings in the group
clause-classic-trade-sell-buildings-first = To sell a street, first sell every building of its group to the bank.
    .title = Clear the group first

## mortgage

clause-classic-mortgage-only-from-bank = You can get a mortgage from the bank only, never from another player.
    .title = Mortgages only from the bank
clause-classic-mortgage-when-short-of-money = If you need money, you may mortgage property to the bank: whenever no other player’s roll is being dealt with, and always while you owe money.
    .title = Money from a mortgage
clause-classic-mortgage-value-on-back = For a mortgage you receive the amount printed on the back of the title deed.
    .title = What a mortgage brings
clause-classic-mortgage-interest-ten-percent-of-mortgage = The interest is 10% of the mortgage value: to redeem a mortgage of 2,000 DM you pay 2,200 DM.
    .title = Ten percent interest
clause-classic-mortgage-interest-due-on-redemption = Interest is paid once, when you redeem the mortgage, however long that takes. You may redeem whenever you may build, also in jail, and while you owe money.
    .title = Interest when you redeem
clause-classic-mortgage-transfer-may-redeem-now = If you take over a mortgaged property, you may redeem it on the spot by paying the bank the mortgage plus 10%.
    .title = Redeem at takeover
clause-classic-mortgage-transfer-interest-due-even-if-kept = If you take over a mortgaged property and leave it mortgaged, you still pay the bank 10% interest right away.
    .title = Takeover costs interest anyway
clause-classic-mortgage-transfer-second-interest-later = If you redeem such a property later, you pay the mortgage and another 10%.
    .title = Interest a second time
clause-classic-mortgage-buildings-not-mortgageable = Houses and hotels cannot be mortgaged.
    .title = Buildings cannot be mortgaged
clause-classic-mortgage-sell-buildings-first = Before you mortgage a street, all buildings on it must be sold back to the bank. Other streets of the group may keep one house each, as even building allows.
    .title = Clear the street before mortgaging

## credit

clause-classic-credit-only-bank-lends = Nobody but the bank lends money, and the bank does so only against a mortgage.
    .title = Only the bank lends
clause-classic-credit-no-money-loans-between-players = Players may not lend each other money.
    .title = No loans between players
clause-classic-credit-no-property-loans = Players may not lend each other property either.
    .title = No borrowed property

## debt

clause-classic-debt-raise-cash-before-bankruptcy = As long as selling your buildings and mortgaging your property can cover what you owe, you must raise the money and stay in the game.
    .title = First raise the money

## bankruptcy

clause-classic-bankruptcy-definition = If you owe more than you can pay in any way, you are bankrupt.
    .title = When you are bankrupt
clause-classic-bankruptcy-everything-to-creditor = If you go bankrupt owing another player, that player receives all you have: cash, title deeds, mortgaged or not, and Get Out of Jail cards.
    .title = Everything to your creditor
clause-classic-bankruptcy-out-of-game = A bankrupt player is out: no more turns, bids, trades or buildings.
    .title = Bankrupt means out
clause-classic-bankruptcy-buildings-sold-half-to-creditor = A bankrupt player’s buildings are sold to the bank at half price, and the creditor receives that money.
    .title = Half price for the creditor
clause-classic-bankruptcy-new-owner-pays-interest = If you receive mortgaged property from a bankrupt player, you pay the bank 10% interest on each at once.
    .title = Creditor pays interest
clause-classic-bankruptcy-new-owner-may-redeem = You may redeem such a property in the same moment. That costs the mortgage plus 10%, with no second interest.
    .title = Creditor may redeem at once
clause-classic-bankruptcy-bank-takes-over = If you go bankrupt owing the bank, for taxes or a fine for instance, the bank takes over all you have.
    .title = The bank takes everything
clause-classic-bankruptcy-bank-auctions-everything = The bank then auctions all of it, piece by piece, to the highest bidder: properties free of their mortgages, and Get Out of Jail cards too.
    .title = The bank auctions everything
clause-classic-bankruptcy-buildings-not-auctioned = Buildings are left out of this auction: they return to the bank’s stock, and the streets are sold empty.
    .title = Buildings are not auctioned

## end

clause-classic-end-last-player-left = The game ends as soon as only one player is left.
    .title = Only one player left
clause-classic-end-winner = The last player left is the richest and wins the game.
    .title = The winner

## variant

clause-classic-variant-general = For a shorter game you may agree on any of four variants before you start. All can be combined, except that 1 and 4 exclude each other.
    .title = Four shorter variants
clause-classic-variant-1-deal-two-deeds = Variant 1: the title deeds are shuffled and every player is dealt two.
    .title = Variant 1: two deeds each
clause-classic-variant-1-pay-printed-price = Variant 1: you pay the bank the printed price of your two deeds straight away.
    .title = Variant 1: pay for them
clause-classic-variant-1-otherwise-standard = Variant 1: everything else is played as in the standard game.
    .title = Variant 1: otherwise unchanged
clause-classic-variant-2-hotel-after-three-houses = Variant 2: a hotel equals only four houses, so you may buy one as soon as every street of the group has three houses or a hotel. There is no fourth house.
    .title = Variant 2: hotels come sooner
clause-classic-variant-2-return-three-pay-one = Variant 2: for a hotel you give the bank three houses and pay the price of one more house.
    .title = Variant 2: cheaper hotels
clause-classic-variant-2-printed-rents = Variant 2: the rents remain as printed.
    .title = Variant 2: same rents
clause-classic-variant-3-pot-collects = Variant 3: taxes, fines and repair costs, also those from cards, go into a pot on Free Parking instead of to the bank. Purchases, mortgages, interest and auctions do not.
    .title = Variant 3: filling the pot
clause-classic-variant-3-next-lander-takes-pot = Variant 3: the next player to land on Free Parking takes the whole pot.
    .title = Variant 3: winning the pot
clause-classic-variant-3-current-occupant-takes-payment = Variant 3: if a player is already standing on Free Parking when something is paid in, that player gets it at once. If there are several, whoever arrived first does.
    .title = Variant 3: already parked there
clause-classic-variant-4-deal-all-deeds = Variant 4: the title deeds are shuffled and dealt out equally. Those that cannot be shared evenly stay unowned with the bank.
    .title = Variant 4: deal all deeds
clause-classic-variant-4-free-of-charge = Variant 4: you pay nothing for the deeds you are dealt.
    .title = Variant 4: deeds for free
clause-classic-variant-4-negotiation-phase = Variant 4: before the first roll there are 15 minutes for trading, so that you can complete groups. Time is up sooner if everyone is ready.
    .title = Variant 4: time to negotiate
clause-classic-variant-4-free-prices = Variant 4: in these negotiations you may agree on any price.
    .title = Variant 4: any price goes
clause-classic-variant-4-build-after-first-lap = Variant 4: you may build only after your own token has reached or passed GO for the first time in the direction of the arrow. Going to jail does not count.
    .title = Variant 4: one lap before building
