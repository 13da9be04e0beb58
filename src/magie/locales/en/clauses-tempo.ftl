### Clauses of the speed-die rulebook in our own words.

## goal

clause-tempo-goal-last-not-bankrupt = You win if you are the one player who has not gone bankrupt when the game is over.
    .title = Staying solvent wins
clause-tempo-goal-means = Buy property, take rent from the others, and raise your rents with complete colour groups, houses and hotels.
    .title = How you get ahead
clause-tempo-goal-drive-others-bankrupt = However rich you are, you have not won until every other player is bankrupt.
    .title = Wealth alone is not enough

## setup

clause-tempo-setup-components = There are a board, 28 title deeds, 16 Chance cards, 16 Community Chest cards, 32 houses, 12 hotels, tokens, money, 2 white dice and 1 speed die.
    .title = What belongs to the game
clause-tempo-setup-shuffle-community = Before the game the Community Chest cards are shuffled and laid face down on their place; nobody knows the order.
    .title = Shuffle the Community Chest cards
clause-tempo-setup-shuffle-chance = The Chance cards are mixed as well and wait face down on their own place, in an order hidden from everyone.
    .title = Shuffle the Chance cards
clause-tempo-setup-token-on-los = Every player picks a token and puts it on GO. This start does not pay a salary.
    .title = All tokens start on GO
clause-tempo-setup-start-cash = Every player begins with the same amount: M1,500.
    .title = Starting money
clause-tempo-setup-currency = All amounts are in game dollars, written with an M. M1 is the smallest unit, so there are only whole amounts.
    .title = The money of this game

## bank

clause-tempo-bank-elect-banker = You choose one player as banker. The banker looks after the bank’s money and leads the auctions.
    .title = Choosing a banker
clause-tempo-bank-separate-money = If you are the banker, your own money never mixes with the bank’s. You play on exactly like everyone else.
    .title = Banker and bank stay separate
clause-tempo-bank-duty-money-and-deeds = The bank holds its money and all title deeds that nobody has bought yet.
    .title = What the bank keeps
clause-tempo-bank-duty-pay-players = Whatever you earn from the game, such as your salary at GO, is paid to you by the bank.
    .title = The bank pays you
clause-tempo-bank-duty-sell-and-auction-property = Unowned property is sold by the bank, either at its regular price or by auction.
    .title = Property comes from the bank
clause-tempo-bank-duty-taxes-and-fines = Taxes and fines, for example for leaving jail, are paid to the bank.
    .title = The bank takes taxes and fines
clause-tempo-bank-duty-buildings = The bank stores the houses and hotels and sells them to you; each one you buy makes its stock smaller.
    .title = Buildings come from the bank
clause-tempo-bank-duty-mortgages = If you mortgage a property, the bank pays you the mortgage amount.
    .title = The bank grants mortgages
clause-tempo-bank-never-bankrupt = The bank always pays what it owes; it can never go bankrupt.
    .title = The bank cannot go broke
clause-tempo-bank-extra-money = If the notes run out, the banker may write further amounts on slips of paper. The money in play has no limit.
    .title = More money when needed

## turn

clause-tempo-turn-first-player-two-dice = To find out who begins, everyone rolls the two white dice. The speed die stays aside.
    .title = Rolling for the start
clause-tempo-turn-highest-starts = Whoever rolls the highest total takes the first turn. If several tie for it, they roll again.
    .title = Highest total begins
clause-tempo-turn-roll-white-dice = When it is your turn, you roll the two white dice.
    .title = A turn begins with a roll

## move

clause-tempo-move-clockwise-by-sum = You move your token clockwise, as many squares as your dice show together.
    .title = Move by your total
clause-tempo-move-resolve-space = Where your token comes to rest, you carry out what that square asks for.
    .title = Do what your square says

## go

clause-tempo-go-salary-land-or-pass = Each time you land on GO or pass it going forwards, the bank pays you M200, before your landing square is settled. Going backwards over it pays nothing.
    .title = Salary at GO

## turn

clause-tempo-turn-doubles-normal-move = If you roll doubles, first play that move like any other: move, settle the square, take your salary if you reach GO.
    .title = Doubles are played normally
clause-tempo-turn-doubles-roll-again = After a move with doubles you roll again and play that move as well.
    .title = Doubles mean another roll
clause-tempo-turn-third-doubles-jail = If you roll doubles for the third time running, you go straight to jail. That third roll is not moved.
    .title = Third doubles in a row
clause-tempo-turn-pass-dice-left = When your turn is over, the player on your left takes the dice and plays next.
    .title = Dice pass to the left

## buy

clause-tempo-buy-three-kinds = Property is either a street in a colour group, a station or a utility.
    .title = Three kinds of property
clause-tempo-buy-regular-price-on-board = If you land on property without an owner, you may buy it for the price shown on the board.
    .title = Buying at the regular price
clause-tempo-buy-pay-bank = When you buy from the bank, you pay the full price to the bank, not to a player.
    .title = The price goes to the bank
clause-tempo-buy-receive-deed-face-up = After buying you get the title deed and lay it face up, where all can see it. Face up means: no mortgage.
    .title = You receive the title deed
clause-tempo-buy-decline-means-auction = If you do not want the property at its regular price, it is put up for auction at once.
    .title = No purchase, then auction
clause-tempo-buy-collect-groups-advice = Try to complete groups, such as the three green streets. A full group earns more rent and lets you build.
    .title = Tip: collect colour groups

## rent

clause-tempo-rent-pay-owner = If you land on property that belongs to another player, you owe that player rent.
    .title = Rent for another’s property
clause-tempo-rent-amount-on-deed = How much rent is due stands on the title deed, for the bare street, for 1 to 4 houses and for a hotel.
    .title = The deed shows the rent
clause-tempo-rent-none-when-mortgaged = If the deed lies face down because of a mortgage, your stay there costs nothing.
    .title = Mortgaged means rent-free
clause-tempo-rent-owner-must-demand = The owner has to demand the rent before the next player rolls.
    .title = Rent must be demanded
clause-tempo-rent-forfeited-if-not-demanded = If the owner does not demand it in time, you owe nothing. Your own extra roll after doubles does not end that time; only the next player’s roll does.
    .title = Forgotten rent is lost
clause-tempo-rent-base-doubled-full-unmortgaged-group = An unbuilt street costs twice its base rent if its owner has the whole colour group and no street of that group is mortgaged.
    .title = Double rent for full groups
clause-tempo-rent-built-street-printed = On a built street you pay the printed rent for its houses or its hotel. That rent is never doubled.
    .title = Rent with houses or a hotel
clause-tempo-rent-transport-by-number-owned = The rent of a station depends on how many stations its owner has. Mortgaged ones count for the number, but bring no rent themselves.
    .title = More stations, more rent
clause-tempo-rent-transport-table = A station costs M25 if its owner has 1 station, M50 with 2, M100 with 3 and M200 with all 4.
    .title = Rent of the stations
clause-tempo-rent-utility-new-roll-times-four = On another player’s utility you roll the dice afresh and pay 4 times the total in M. This roll never counts as doubles.
    .title = Utility rent: 4 times a roll
clause-tempo-rent-utility-both-times-ten = If the owner has both utilities, the rent is 10 times your fresh roll, even if the other one is mortgaged.
    .title = Both utilities: 10 times
clause-tempo-rent-own-property-nothing = If you land on property of your own, nothing happens: you pay nothing and earn nothing.
    .title = At home on your own property
clause-tempo-rent-standing-action = Whenever another player lands on one of your properties, built or not, you may demand the rent, also out of turn or from jail.
    .title = Collect rent at any time

## cards

clause-tempo-cards-draw-top = On a Chance or Community Chest square you draw the top card of that pile.
    .title = Drawing a card
clause-tempo-cards-execute-at-once = You do what the card says immediately, before anything else.
    .title = Cards take effect at once
clause-tempo-cards-return-under-pile = Afterwards the card goes back face down under its pile.
    .title = Used cards go underneath
clause-tempo-cards-gojf-keep-or-sell = A Get Out of Jail card stays with you until you use it, and you may sell it to another player.
    .title = Keep or sell the Get Out of Jail card

## tax

clause-tempo-tax-pay-shown-amount = On a tax square you pay the bank the amount shown there. You have no choice.
    .title = Taxes are fixed amounts

## parking

clause-tempo-parking-nothing-happens = On Free Parking nothing happens: you neither pay nor receive anything.
    .title = Free Parking is just a rest
clause-tempo-parking-business-continues = Standing on Free Parking does not stop you from collecting rent, building, trading and so on.
    .title = Doing business while parked

## jail

clause-tempo-jail-enter-by-space = If you land on Go to Jail, your token moves into jail at once.
    .title = The Go to Jail square
clause-tempo-jail-no-salary = On the way to jail you do not collect M200, even if you would come past GO.
    .title = No salary on the way to jail
clause-tempo-jail-turn-ends = As soon as you arrive in jail your turn is over, even if you have just rolled doubles.
    .title = Jail ends your turn
clause-tempo-jail-enter-by-card = A Chance or Community Chest card may send you to jail as well.
    .title = A card can send you to jail
clause-tempo-jail-enter-by-three-doubles = Doubles three times running within one turn put you in jail. Doubles from different turns are not added up.
    .title = Three doubles in one turn
clause-tempo-jail-pay-fine = At the start of any of your turns in jail, before rolling, you may pay the bank M50 and are free.
    .title = Paying your way out
clause-tempo-jail-pay-then-normal-turn = Once you have paid the fine, you roll in the same turn and play it as usual; doubles give you another roll.
    .title = After the fine you play on
clause-tempo-jail-use-card = At the start of any turn in jail, before you roll, you may play a Get Out of Jail card instead of paying.
    .title = Leaving jail with a card
clause-tempo-jail-card-then-normal-turn = When the card has set you free, you roll at once and play a normal turn. Doubles count from one again.
    .title = After the card you play on
clause-tempo-jail-card-returns-under-pile = A used Get Out of Jail card goes back under the pile it belongs to.
    .title = Where the Get Out of Jail card goes
clause-tempo-jail-card-drawn-or-bought = It does not matter whether you drew the Get Out of Jail card yourself or bought it from another player, even while in jail.
    .title = Drawn or bought, both work
clause-tempo-jail-stay-three-rounds-and-roll = You may stay in jail for three rounds and try for doubles. On the first two turns you may also just wait, which counts as an attempt. The third attempt must be rolled.
    .title = Three rounds to try
clause-tempo-jail-doubles-free-and-move = If you roll doubles in jail, you are free without a fine and move by that roll. You do not get another roll for it.
    .title = Doubles open the door
clause-tempo-jail-third-failed-roll-pays = If the third roll is not doubles either, you must pay M50 to the bank. If you lack the cash, it is an ordinary debt.
    .title = Third failed roll costs the fine
clause-tempo-jail-third-failed-roll-moves = After paying for the third failed roll, you leave jail and move by that roll.
    .title = Third roll moves you out
clause-tempo-jail-visiting = If an ordinary move brings you to the jail square, you are only a visitor and nothing happens.
    .title = Just visiting
clause-tempo-jail-visiting-area = Visitors put their token in the visitors’ part of the jail square, so it is clear who is a prisoner and who is not.
    .title = Visitors stand apart
clause-tempo-jail-standing-actions-allowed = Collecting rent, bidding, building, selling buildings, mortgaging and trading are always open to you, even out of turn or in jail. But while another player’s landing is being settled, you may only demand rent or raise money for a debt.
    .title = What you may always do

## auction

clause-tempo-auction-case-declined-property = Property without an owner goes to auction when the player who landed there does not buy it.
    .title = Auction of declined property
clause-tempo-auction-case-bankrupt-to-bank = If a bankrupt player’s property falls to the bank, it is auctioned free of mortgage, with the deed face up.
    .title = Auction after a bankruptcy
clause-tempo-auction-case-building-shortage = If the bank is short of buildings and several players want to build at the same time, the buildings are auctioned.
    .title = Auction of scarce buildings
clause-tempo-auction-bid-covered-by-cash = You may bid only as much as you hold in cash. You may sell buildings or mortgage for it while the auction waits.
    .title = Bid only what you have
clause-tempo-auction-minimum-one = Any player may open the bidding with M1 or more, including the one who did not want to buy.
    .title = Bidding starts at M1
clause-tempo-auction-last-bidder-must-buy = If nobody bids higher, the last bidder must buy; bids cannot be taken back. If nobody bids at all, the property stays with the bank.
    .title = The last bid is binding

## build

clause-tempo-build-full-group-required = You may buy houses for a colour group once all its streets are yours, and only for those streets.
    .title = Building needs the full group
clause-tempo-build-price-on-deed = The regular price of a house stands on the title deed of the street.
    .title = What a house costs
clause-tempo-build-evenly = Every street of the group needs one house before any gets its second, and so on: the numbers never differ by more than one.
    .title = Build evenly
clause-tempo-build-max-four-houses = A street holds no more than 4 houses.
    .title = Four houses at most
clause-tempo-build-hotel-from-four-houses = You may turn the 4 houses on a street into a hotel once every street of the group has 4 houses or a hotel.
    .title = From four houses to a hotel
clause-tempo-build-hotel-price-and-return = For a hotel you pay the price on the deed, and the 4 houses go back to the bank.
    .title = What a hotel costs
clause-tempo-build-one-hotel-nothing-more = A street takes only one hotel; beside it there is no room for houses.
    .title = One hotel and no more
clause-tempo-build-blocked-by-mortgage-in-group = As long as any street of the group is mortgaged, you cannot build on any of its streets.
    .title = A mortgage stops building

## shortage

clause-tempo-shortage-wait = If the bank has no houses left, you wait until other players give some back.
    .title = When buildings run out
clause-tempo-shortage-auction = If too few buildings are left for everyone who wants to build, they are auctioned one at a time, from M1 upwards. If only one player wants to build, the regular price is paid.
    .title = Scarce buildings are auctioned

## sell

clause-tempo-sell-half-price = You may sell buildings back to the bank for half of what you paid for them: the regular price, or your bid if you won them at auction.
    .title = Selling buildings at half price
clause-tempo-sell-evenly = Houses must leave a group as evenly as they came: always from the streets that have the most.
    .title = Sell evenly
clause-tempo-sell-hotel-gives-four-houses-and-half = A sold hotel pays half of what you paid for it and turns back into 4 houses. If the bank lacks the houses, you may sell the group down in one step to an even level the stock allows.
    .title = Selling a hotel

## mortgage

clause-tempo-mortgage-when-short = You may mortgage any of your properties, most usefully when cash is short or a debt is due.
    .title = Taking a mortgage
clause-tempo-mortgage-group-buildings-sold-first = Before you mortgage a street, all buildings of its whole colour group must have been sold to the bank.
    .title = No mortgage with buildings
clause-tempo-mortgage-flip-and-receive = When you mortgage a property, you turn its deed face down and receive the mortgage amount printed on it.
    .title = Deed down, money up
clause-tempo-mortgage-redeem-plus-ten-percent = Redeeming costs the mortgage amount plus 10% interest, rounded to whole M, with halves rounded up. You may redeem whenever you may build, also in jail or while you are in debt.
    .title = Paying off a mortgage
clause-tempo-mortgage-flip-back = After redeeming you turn the deed face up, and the property brings rent again.
    .title = Redeemed deeds turn up again
clause-tempo-mortgage-no-rent = As long as your property is mortgaged, you cannot demand rent for it.
    .title = Mortgaged property earns nothing

## trade

clause-tempo-trade-unbuilt-properties = You may buy and sell property among yourselves as long as it is unbuilt.
    .title = Trading property
clause-tempo-trade-group-buildings-sold-first = Before a street goes to another player, all buildings of its colour group must have been sold to the bank.
    .title = Clear the group before trading
clause-tempo-trade-for-cash = You may give a property to another player in return for cash.
    .title = Property for cash
clause-tempo-trade-for-property = You may swap property for other property.
    .title = Property for property
clause-tempo-trade-for-jail-card = A Get Out of Jail card may be part of the bargain when property changes hands.
    .title = Property for a Get Out of Jail card
clause-tempo-trade-free-values = The traders decide themselves what is fair. Either side may offer any mix of cash, property and Get Out of Jail cards.
    .title = You agree on the values
clause-tempo-trade-mortgaged-allowed = Mortgaged property may be traded too, at whatever price you agree on.
    .title = Trading mortgaged property
clause-tempo-trade-mortgaged-buyer-redeems-or-pays = If you receive mortgaged property, you either redeem it at once for the mortgage plus 10%, or pay the bank 10% of the mortgage and leave the deed face down.
    .title = Taking over a mortgage
clause-tempo-trade-mortgaged-later-again-ten-percent = If you kept the mortgage when taking over the property, redeeming it later costs the mortgage plus another 10%.
    .title = Redeeming later costs again

## debt

clause-tempo-debt-raise-money = If you owe more than your cash, you may sell buildings, mortgage property or sell property to other players.
    .title = Raising money for a debt

## bankruptcy

clause-tempo-bankruptcy-definition = If everything you can turn into money still does not cover your debt, you are bankrupt.
    .title = When you are bankrupt
clause-tempo-bankruptcy-out-of-game = A bankrupt player leaves the game and has no more turns.
    .title = Bankrupt means out
clause-tempo-bankruptcy-pay-as-much-as-possible = A bankrupt player’s buildings are sold at half price, all unmortgaged property is mortgaged, and all the cash goes to the creditor.
    .title = Paying what is left
clause-tempo-bankruptcy-player-gets-mortgaged-deeds = If you go bankrupt owing another player, that player receives all your property, mortgaged.
    .title = Deeds go to the creditor
clause-tempo-bankruptcy-player-gets-jail-cards = A player you owe when you go bankrupt also receives your Get Out of Jail cards.
    .title = Get Out of Jail cards go to the creditor
clause-tempo-bankruptcy-creditor-pays-interest = For each mortgaged property received, the creditor pays the bank 10% of the mortgage at once. Without the cash, this is an ordinary debt to the bank.
    .title = Creditor pays 10% interest
clause-tempo-bankruptcy-interest-even-without-redeeming = The creditor owes that 10% even if the mortgage stays in place for now.
    .title = Interest due either way
clause-tempo-bankruptcy-bank-auctions-all-at-once = If you go bankrupt owing the bank, all your property is auctioned immediately, before the next turn.
    .title = Owing the bank: auction
clause-tempo-bankruptcy-auctioned-mortgage-free = Property from such an auction is free of mortgage; the winner lays the deed face up and owes nothing beyond the bid.
    .title = Auctioned without mortgage
clause-tempo-bankruptcy-jail-cards-under-piles = If you go bankrupt owing the bank, your Get Out of Jail cards go back under their piles.
    .title = Get Out of Jail cards return to the piles

## end

clause-tempo-end-last-player = The game ends as soon as only one player is left who is not bankrupt.
    .title = End of the game

## house-rules

clause-tempo-house-rules-no-loans = You may not lend each other money or agree on paying later.
    .title = No loans between players
clause-tempo-house-rules-no-rent-waiver-deals = You may not agree to let each other off the rent. Simply not demanding it is still possible.
    .title = No deals about free rent
clause-tempo-house-rules-no-parking-pot = All taxes and fines go straight to the bank; none are saved up for a player on Free Parking.
    .title = No jackpot on Free Parking

## speed-die

clause-tempo-speed-die-optional-mode = The speed die makes the game faster. You decide before the game whether to use it.
    .title = Playing with the speed die
clause-tempo-speed-die-extra-thousand = With the speed die every player receives M1,000 on top of the starting money, M2,500 in all.
    .title = M1,000 more to start with
clause-tempo-speed-die-after-first-los = You roll the speed die from the roll after you first reach or pass GO, and then always. Each player unlocks it alone; a trip to jail never does.
    .title = Unlocked at your first GO
clause-tempo-speed-die-roll-three-dice = Once the speed die is unlocked for you, you roll it together with the two white dice.
    .title = Rolling three dice
clause-tempo-speed-die-number-adds = If the speed die shows 1, 2 or 3, you move by the sum of all three dice.
    .title = A number is added
clause-tempo-speed-die-bus-choice = If the speed die shows the bus, you choose: move by one white die, by the other, or by both together.
    .title = The bus: choose your move
clause-tempo-speed-die-bus-example = With a 1, a 5 and the bus you may move 1, 5 or 6 squares, and nothing else.
    .title = The bus in an example
clause-tempo-speed-die-mr-monopoly-normal-move-first = If the speed die shows Magie, you first move by the two white dice and settle that square completely.
    .title = Magie: normal move first
clause-tempo-speed-die-mr-monopoly-next-unowned = After that, Magie takes you forward from where you stand to the next property without an owner. Passing GO pays M200.
    .title = Magie: on to free property
clause-tempo-speed-die-mr-monopoly-buy-or-auction = On the free property that Magie finds for you, you may buy or leave it to an auction.
    .title = Magie: buy or auction
clause-tempo-speed-die-mr-monopoly-none-left-pay-rent = If no property is free any more, Magie takes you to the very next property. You pay its usual rent if the owner demands it; your own or mortgaged property costs nothing.
    .title = Magie when all is sold
clause-tempo-speed-die-doubles-count-white-only = For doubles only the two white dice count, both for the extra roll and for the third doubles.
    .title = Only white dice make doubles
clause-tempo-speed-die-triple-jump-anywhere = If all three dice match, you may jump to any square instead of moving their sum. Only choosing GO itself pays M200. Afterwards you roll again, as with all doubles; as your third doubles it means jail instead.
    .title = Three of a kind: jump anywhere
clause-tempo-speed-die-jail-cancels-result = If you are sent to jail during your turn, the turn ends and the result of the speed die is not used.
    .title = Jail cancels the speed die
clause-tempo-speed-die-jail-roll-white-only = When you try to roll doubles in jail, you use only the white dice. After the fine or a card you roll all three you are entitled to.
    .title = White dice only in jail
clause-tempo-speed-die-utility-rent-three-dice = For the rent of a utility you roll all three dice. If you have not unlocked the speed die yet, you roll only the white ones.
    .title = Three dice for utility rent
clause-tempo-speed-die-utility-symbols-zero = In a roll for utility rent the bus and Magie count 0 and do nothing else.
    .title = Bus and Magie count 0 here
