### Clauses of the banking rulebook (electronic card reader) in our own words.

## goal

clause-banking-goal-escape-bankruptcy = You want to be the only player who escapes bankruptcy, and so end up as the richest of all.
    .title = The last one solvent

## setup

clause-banking-setup-components-board-reader = You play on one board with one electronic card reader. There are no banknotes at all.
    .title = Board and card reader
clause-banking-setup-components-tokens = The box holds 6 tokens made of zinc, one for each possible player.
    .title = Number of tokens
clause-banking-setup-token-care = If a metal token of the boxed game gets bent, ease it back into shape with care.
    .title = Bent tokens
clause-banking-setup-components-deeds = There are 28 title deeds: one for each street, transport centre and media centre.
    .title = Number of title deeds
clause-banking-setup-components-decks = There are 16 Chance cards and 16 Community Chest cards. Each pile is shuffled by itself and placed face down.
    .title = The two card piles
clause-banking-setup-components-bank-cards = Every player gets one of the 6 numbered bank cards, so no more than six can play.
    .title = Six bank cards
clause-banking-setup-components-buildings = The bank has 32 apartments and 12 hotels. When they run out, there are no more.
    .title = Number of buildings
clause-banking-setup-components-dice = You play with 2 dice.
    .title = Number of dice
clause-banking-setup-start-balance = Every player starts with a balance of €15 million.
    .title = Opening balance

## bank

clause-banking-bank-elect-banker = Before the game you agree on who will be the banker.
    .title = Choose the banker
clause-banking-bank-banker-may-abstain = With more than five people at the table the banker may choose not to play. Such a banker takes up no playing seat and only runs the reader and the auctions.
    .title = A banker who only banks
clause-banking-bank-duty-operate-reader = Only the banker operates the card reader, so every payment goes through the banker’s hands.
    .title = The banker works the reader
clause-banking-bank-duty-deeds = Title deeds that belong to nobody yet are kept by the banker.
    .title = The banker keeps the deeds
clause-banking-bank-duty-buildings = Apartments and hotels that are not on the board are kept by the banker.
    .title = The banker keeps the buildings
clause-banking-bank-duty-auctions = Whenever something is auctioned, the banker leads the bidding.
    .title = The banker runs auctions

## turn

clause-banking-turn-first-player = Everyone rolls both dice and the highest total starts. Players who tie for highest roll again.
    .title = Who goes first
clause-banking-turn-clockwise = After the first player the turn moves on clockwise.
    .title = Clockwise round the table

## move

clause-banking-move-two-dice-sum = Your token starts on GO. On your turn you roll both dice and move forward by their sum, in the direction of the arrow.
    .title = Roll and move
clause-banking-move-share-space = Two or more tokens may stand on the same square. Nothing happens because of it.
    .title = Sharing a square
clause-banking-move-space-actions = Depending on where you land you buy the property or have it auctioned, pay rent or tax, draw a card or go to jail. Some squares do nothing.
    .title = What a square may ask of you

## turn

clause-banking-turn-doubles-may-roll-again = After doubles you move as usual and may then roll again. You may also leave it at that and end your turn.
    .title = Doubles allow another roll
clause-banking-turn-third-doubles-jail = If you roll doubles for the third time in one turn, you do not move but go straight to jail.
    .title = Third doubles

## go

clause-banking-go-salary = Each time you move forward past GO or land on it, €2 million is added to your account.
    .title = Salary for GO
clause-banking-go-caption = The board itself reminds you: crossing GO earns you €2 million.
    .title = A reminder on the board
clause-banking-go-twice-in-one-turn = You can earn the salary twice in one turn, for instance when you cross GO, land on a card square and draw a card that sends you forward to GO.
    .title = Twice past GO
clause-banking-go-twice-two-bookings = If you earn the salary twice in a turn, the banker inserts your card twice and presses the GO key once each time.
    .title = Two salaries, two bookings

## device

clause-banking-device-display-five-chars = The display shows at most 5 characters; the decimal point does not count. €12,340,000 reads 12.34M. From 100M on you see one decimal, but the exact balance is kept.
    .title = The small display
clause-banking-device-notation-k = Amounts below one million appear in thousands with a K: €100,000 reads 100K.
    .title = K for thousands on screen
clause-banking-device-notation-m = From one million on, amounts appear with an M and decimals if needed: 1M, 1.5M, 15M.
    .title = M for millions on screen
clause-banking-device-enter-amount-with-unit-keys = The banker types a number and then presses M or K. That key completes the entry and books it at once.
    .title = Typing an amount
clause-banking-device-key-m = The M key means million: 3 and M is €3,000,000.
    .title = The M key
clause-banking-device-key-k = The K key means thousand: 60 and K is €60,000.
    .title = The K key
clause-banking-device-key-go = With your card in the left slot, one press of the GO key adds €2 million to your account.
    .title = The GO key
clause-banking-device-key-go-needs-left-slot = Your salary is booked only while your card is in the left slot. With a card on the right or none at all, the GO key does nothing.
    .title = GO key needs the left slot
clause-banking-device-key-c-cancel = A short press on C clears the amount being typed.
    .title = The C key
clause-banking-device-key-c-hold-new-game = Hold the C key down until you hear the signal to start a new game. A short press will not do that.
    .title = Holding C for a new game
clause-banking-device-reset-balances = A new game sets every balance back to €15 million. While Magie runs the game, holding C only asks the table for a new one and changes nothing by itself.
    .title = Everyone back to 15 million
clause-banking-device-key-decimal-volume = One key does double duty: with a card inserted it types the decimal point, with no card it changes the volume.
    .title = One key, two jobs
clause-banking-device-credit-symbol = The mark at the left slot stands for credit: money is paid in here.
    .title = The mark for credit
clause-banking-device-debit-symbol = The mark at the right slot stands for debit: money is taken off here.
    .title = The mark for debit
clause-banking-device-wake-up = Press any key or insert a card and the reader switches on.
    .title = Switching the reader on
clause-banking-device-insert-shows-number-and-balance = When a card goes in, the display shows first its number and then the current balance.
    .title = What a card shows
clause-banking-device-credit-left-slot = To credit you, the banker puts your card into the left slot. Your balance appears.
    .title = Receiving: left slot
clause-banking-device-credit-type-amount = Next the banker types the amount you are to receive, and your balance goes up.
    .title = Receiving: the amount
clause-banking-device-credit-remove-card = Once the credit is booked, your card is taken out. From then on the booking is final.
    .title = Receiving: card out
clause-banking-device-credit-situations = Your account is credited for passing GO, for rent, by Chance and Community Chest cards, when you sell buildings or take a mortgage, and when a player goes bankrupt owing you.
    .title = When you receive money
clause-banking-device-credit-from-bank = Salary, card payouts, building sales and mortgages are paid by the bank: only your card is needed, in the left slot.
    .title = What the bank pays you
clause-banking-device-debit-right-slot = To take money off your account, the banker puts your card into the right slot.
    .title = Paying: right slot
clause-banking-device-debit-type-amount = Next the banker types what you have to pay, and your balance goes down by that much.
    .title = Paying: the amount
clause-banking-device-debit-remove-card = Once the amount is booked, your card comes out. If your balance is too small, the reader refuses with an error signal and you first have to raise money.
    .title = Paying: card out
clause-banking-device-debit-situations = Your account is debited for rent, purchases, taxes, cards, apartments and hotels, paying off mortgages, buying your way out of jail, and debts to a player.
    .title = When you pay money
clause-banking-device-debit-to-bank = Purchases, taxes, card payments, mortgages paid off and the jail fine go to the bank: only your card is needed, in the right slot.
    .title = What you pay the bank
clause-banking-device-transfer-situations = Money moves from one player’s card to another’s for rent, after a bankruptcy and when players sell each other property.
    .title = Money between players
clause-banking-device-transfer-payer-right = For a payment between players, the card of the one who pays goes into the right slot.
    .title = Transfer: payer on the right
clause-banking-device-transfer-receiver-left = The card of the player who gets the money goes into the left slot.
    .title = Transfer: receiver on the left
clause-banking-device-transfer-shows-payer-balance = With both cards inserted, the display shows the balance of the player who pays.
    .title = Transfer: whose balance shows
clause-banking-device-transfer-both-change = When the banker types the amount owed, it leaves the payer’s account and arrives in full on the receiver’s.
    .title = Transfer: both balances change
clause-banking-device-transfer-remove-both = After the booking the banker removes both cards, which makes it final. As long as both are inserted, C undoes both sides.
    .title = Transfer: both cards out
clause-banking-device-auto-off = If nobody uses the reader for about 1 minute, it switches itself off.
    .title = The reader switches off
clause-banking-device-reactivate = Any key wakes a sleeping reader. That first press enters nothing.
    .title = Waking the reader up
clause-banking-device-pause-game = You may interrupt the game and carry on later. All balances and the turn are just as you left them.
    .title = Taking a break
clause-banking-device-balances-persist = The reader stores the balances. Switching itself off does not change them.
    .title = Balances are remembered
clause-banking-device-insert-in-arrow-direction = Insert bank cards in the direction of the arrow, or the reader will not recognise them.
    .title = Follow the arrow
clause-banking-device-beep-confirms = A beep tells you that a card was read. If you hear nothing, the card may be the wrong way round.
    .title = Listen for the beep
clause-banking-device-correct-with-c = If the amount is wrong, press C and type the right one. C clears what is being typed or undoes the last booking.
    .title = Fixing a wrong amount
clause-banking-device-correct-only-while-inserted = A mistake can be undone only while the card is still in the reader. Putting it in again does not help.
    .title = Fix it before removing
clause-banking-device-amount-limits = One entry may be anything from 10K to 20M in steps of 10K. Larger sums are booked in several entries.
    .title = Smallest and largest entry
clause-banking-device-decimal-point-is-comma = The point on the reader separates the decimals: 2.5M is two and a half million.
    .title = The decimal point
clause-banking-device-volume = To change the volume, take all cards out of the reader and press the decimal key.
    .title = Setting the volume
clause-banking-device-cashless = Every payment is booked on the reader. Wherever the rules speak of paying, your account balance is meant.
    .title = No cash anywhere
clause-banking-device-batteries-page = The boxed reader runs on batteries; its booklet has a page that shows how to insert them.
    .title = Batteries in the reader
clause-banking-device-battery-adults-only = Changing the batteries is a job for adults only.
    .title = Battery changes
clause-banking-device-battery-keep-information = Keep the notes on batteries so that you can look things up later.
    .title = Keep the battery notes
clause-banking-device-battery-type-and-polarity = Use only the battery type stated for the reader and mind plus and minus.
    .title = The right batteries
clause-banking-device-battery-no-mixing = Do not mix different types of battery, or old batteries with new ones.
    .title = Never mix batteries
clause-banking-device-battery-remove-empty = Take empty batteries out of the reader straight away.
    .title = Empty batteries out
clause-banking-device-battery-remove-when-unused = If you will not use the reader for a long time, take the batteries out first.
    .title = Before a long rest
clause-banking-device-battery-no-short-circuit = Never connect the battery terminals with each other.
    .title = No short circuits
clause-banking-device-interference-restart = If other devices disturb the reader, move it away from them, switch it off and on, or reinsert the batteries. Balances are safe only when it merely switches off.
    .title = Electrical interference
clause-banking-device-battery-no-rechargeables = Do not use rechargeable batteries, and never try to recharge ordinary ones.
    .title = No rechargeable batteries
clause-banking-device-battery-children = Keep batteries away from children. If one is swallowed, see a doctor at once.
    .title = Batteries and children
clause-banking-device-disposal = The reader does not belong in household waste. Take it to a collection point.
    .title = Recycling the reader

## buy

clause-banking-buy-three-kinds = You can buy streets in a colour group, transport centres and media centres.
    .title = Three kinds of property
clause-banking-buy-first-chance = If you land on a property nobody owns, you are the first who may buy it.
    .title = First chance to buy
clause-banking-buy-price-on-card = You pay the bank the price printed on the title deed.
    .title = What a property costs
clause-banking-buy-deed-face-up = Your title deeds lie face up in front of you, so everyone can see what you own.
    .title = Deeds in the open
clause-banking-buy-decline-auction = If you leave a property unbought, the banker puts it up for auction at once.
    .title = No purchase, then auction
clause-banking-buy-monopoly-advantage = Owning all streets of a colour pays off: the rent of bare streets doubles and you may build to earn even more.
    .title = Why full groups pay

## auction

clause-banking-auction-banker-auctions = A property that its visitor does not want or cannot afford is auctioned by the banker.
    .title = When an auction starts
clause-banking-auction-everyone-may-bid = All players may bid, even the one who has just turned the property down. The auction waits for everyone who could still raise the money with buildings and mortgages.
    .title = Everyone may bid
clause-banking-auction-any-opening-amount = The first bid may be any amount from 10K on. Bids go in steps of 10K and never above your balance.
    .title = The opening bid
clause-banking-auction-highest-pays = The highest bidder pays the last bid to the bank and gets the title deed. If nobody bids, the bank keeps it.
    .title = Highest bid wins

## rent

clause-banking-rent-pay-owner = If you stop on a property that belongs to another player, you owe that player rent.
    .title = Rent goes to the owner
clause-banking-rent-must-be-demanded-in-time = As the owner you must demand the rent before the next player rolls, or it is lost. An extra roll by your visitor does not count as the next player’s.
    .title = Demand rent in time
clause-banking-rent-amount-on-card = The title deed tells the rent. It depends on how many buildings stand on the street.
    .title = How much rent
clause-banking-rent-doubled-full-group = If you own all streets of a colour, the rent of its streets without buildings doubles.
    .title = Double rent
clause-banking-rent-doubled-despite-mortgaged-sibling = The rent stays doubled even if other streets of the group are mortgaged.
    .title = Double despite a mortgage
clause-banking-rent-none-when-mortgaged = You may not demand rent for a property that is mortgaged.
    .title = No rent while mortgaged
clause-banking-rent-media-bought-and-auctioned-alike = The Sony-Center and the Fernsehturm are the two media centres. They are bought and auctioned just like streets.
    .title = Buying media centres
clause-banking-rent-media-pay-owner = If you land on another player’s media centre you pay rent by the number you rolled. The owner has to demand it in time here as well.
    .title = Rent on media centres
clause-banking-rent-media-uses-move-roll = Media rent uses the roll that brought you there. If a card moved you on, the roll before that card counts, unless the card asks for a new one.
    .title = The roll that counts
clause-banking-rent-media-one = If the owner has one media centre, you pay €40,000 for every pip: 7 pips cost €280,000.
    .title = One media centre
clause-banking-rent-media-both = If the owner has both media centres, you pay €100,000 for every pip: 7 pips cost €700,000.
    .title = Both media centres
clause-banking-rent-transport-bought-and-auctioned-alike = Transport centres, the stations and airports, are bought and auctioned like any other property.
    .title = Buying transport centres
clause-banking-rent-transport-owner-must-demand = The owner of a transport centre also has to demand the rent before the next player rolls.
    .title = Demand transport rent too
clause-banking-rent-transport-by-number = The rent of a transport centre is on its deed and rises with the number its owner has. Mortgaged ones count too.
    .title = More centres, more rent

## tax

clause-banking-tax-pay = On a tax square you pay the bank the amount shown there.
    .title = Paying taxes

## build

clause-banking-build-full-group = You can build apartments only if you own all streets of the colour group.
    .title = Only on a full group
clause-banking-build-flow-rule = As soon as a colour group is yours you may build on it, even in the same turn.
    .title = Build right away
clause-banking-build-price-on-card = The price of an apartment is printed on the street’s title deed.
    .title = What an apartment costs
clause-banking-build-when = You may build during your own turn and between the turns of the others.
    .title = When you may build
clause-banking-build-before-next-roll = Between turns, you can build only until the next player has rolled the dice.
    .title = Build before the dice roll
clause-banking-build-evenly = Within a group you must build evenly: no street may be more than one apartment ahead of another.
    .title = Build evenly
clause-banking-build-first-anywhere = Your first apartment in a group may stand on any of its streets.
    .title = The first apartment
clause-banking-build-second-elsewhere = Your second apartment has to go on a street of the group that is still empty, or into another complete group of yours.
    .title = The second apartment
clause-banking-build-max-four = A street can hold at most 4 apartments.
    .title = Four apartments per street
clause-banking-build-blocked-by-mortgage-in-group = While even one street of a group is mortgaged, you cannot build anywhere in that group.
    .title = A mortgage stops building
clause-banking-build-stack-apartments = Several apartments on one street are stacked on top of each other like a tower.
    .title = Towers of apartments
clause-banking-build-hotel-needs-four-everywhere = You can buy a hotel once every street of the group has 4 apartments or already a hotel.
    .title = When a hotel is allowed
clause-banking-build-hotel-cost = For a hotel you hand 4 apartments back to the bank and pay the price of one more apartment.
    .title = What a hotel costs
clause-banking-build-hotel-anywhere-in-group = Which street of the finished group gets the hotel is up to you.
    .title = Where the hotel goes
clause-banking-build-one-hotel = A street can hold no more than 1 hotel.
    .title = One hotel per street
clause-banking-build-resume-when-group-unmortgaged = Once no street of the group is mortgaged any longer, you may build there again at the printed prices.
    .title = Building again

## shortage

clause-banking-shortage-wait = If the bank has no buildings left, you have to wait until another player sells some back.
    .title = Waiting for buildings
clause-banking-shortage-auction-one-by-one = If several players want more buildings than the bank has, those are auctioned one at a time to the highest bidder. If only one player wants some, they cost the price on the card.
    .title = Auctioning scarce buildings
clause-banking-shortage-minimum-bid = Bidding starts at the lowest printed building price among the groups where the bidders could place the building.
    .title = Minimum bid for buildings

## debt

clause-banking-debt-ways-to-raise-money = If you are short of money you may sell buildings, take mortgages or sell property to another player at a price you agree on.
    .title = Raising money
clause-banking-debt-mortgaged-may-be-sold = To raise money you may also sell another player a property that is mortgaged.
    .title = Mortgaged property sells too
clause-banking-debt-flow-mortgage-or-sell-to-creditor = When your money runs out you may mortgage your properties or sell them to the players you owe.
    .title = Mortgage or sell to the creditor
clause-banking-debt-transfer-property-to-creditor = Instead of money you may offer the player you owe one or more properties. If your creditor accepts, the debt is settled.
    .title = Paying with property
clause-banking-debt-no-lending = Players may not lend each other money.
    .title = No loans

## sell

clause-banking-sell-any-time-bank-only = Apartments and hotels can be sold back to the bank only, never to another player.
    .title = Buildings go to the bank
clause-banking-sell-half-of-price-paid = The bank pays you half of what you actually paid for a building, rounded to the nearest 10K.
    .title = Half the price back
clause-banking-sell-when = You may sell buildings during your own turn, between the turns of the others and whenever you have a debt to pay.
    .title = When you may sell
clause-banking-sell-evenly = Apartments are sold as evenly as they are built: take them off the fullest streets first.
    .title = Sell evenly
clause-banking-sell-hotel-full = Selling a hotel completely brings half its price plus half the price of its 4 apartments. The group must stay even, so usually all its hotels go at once.
    .title = Selling a hotel outright
clause-banking-sell-hotel-to-apartments = Or you turn a hotel back: the bank pays half the hotel’s price and hands you 4 apartments for the street. It must have that many in stock.
    .title = Hotel back to apartments

## trade

clause-banking-trade-unbuilt-any-time = Properties without buildings can be traded between players at any time, for whatever price you agree on.
    .title = Trading property
clause-banking-trade-group-must-be-unbuilt = A street cannot be traded while there is a building on any street of its group.
    .title = No trade from built groups
clause-banking-trade-sell-buildings-first = If you want to trade such a street, first sell all buildings of the group to the bank.
    .title = Clear the group first

## mortgage

clause-banking-mortgage-sell-buildings-first = Before you mortgage a street, you have to sell all buildings of its colour group. Other groups do not matter.
    .title = No buildings under a mortgage
clause-banking-mortgage-flip-and-receive = Turn the title deed over and the bank pays the mortgage value shown on it into your account.
    .title = Taking a mortgage
clause-banking-mortgage-owner-keeps-it = A mortgaged property remains yours. Nobody else may pay off the mortgage to get hold of it.
    .title = It is still yours
clause-banking-mortgage-no-rent-but-siblings-yes = A mortgaged street earns no rent, but the other streets of its group still do.
    .title = The rest still earns
clause-banking-mortgage-redeem = To pay off a mortgage you return the amount plus 10% interest. You may do so whenever you may build, in jail and in debt as well.
    .title = Paying off a mortgage
clause-banking-mortgage-interest-rounded-to-10k = Interest is rounded to the nearest 10K, halves up: 10% of 750K becomes 80K.
    .title = Rounding the interest
clause-banking-mortgage-flip-back = Once the mortgage is paid off, the deed is turned face up and the property earns rent again.
    .title = Turn the deed back
clause-banking-mortgage-sale-between-players = You may sell a mortgaged property to another player at a price you both agree on.
    .title = Selling mortgaged property
clause-banking-mortgage-buyer-choice = Whoever buys a mortgaged property either pays off the mortgage plus 10% at once, or pays just the 10% and keeps the mortgage. The interest is rounded to 10K.
    .title = The buyer decides
clause-banking-mortgage-buyer-later = If you keep the mortgage of a property you bought, paying it off later costs the 10% once more.
    .title = Interest a second time

## bankruptcy

clause-banking-bankruptcy-definition = If you owe more than you can pay, you are bankrupt and out of the game.
    .title = What bankrupt means
clause-banking-bankruptcy-flow = You are bankrupt only if rent, tax or bills stay unpaid after everything you could mortgage and sell.
    .title = Only when nothing helps
clause-banking-bankruptcy-bank-takes-deeds = If you owe the bank, your title deeds and your remaining balance go to it, and your buildings return to stock.
    .title = Bankrupt, owing the bank
clause-banking-bankruptcy-bank-auctions = The banker then auctions those properties one by one, free of mortgage, to the highest bidder.
    .title = The bank sells your property
clause-banking-bankruptcy-bank-jail-cards = If you go bankrupt owing the bank, your Get Out of Jail cards go back under their piles.
    .title = Your Get Out of Jail cards go back
clause-banking-bankruptcy-player-gets-balance = If you owe a player, your buildings are first sold to the bank at half price. Then that player receives the whole balance of your card.
    .title = Bankrupt, owing a player
clause-banking-bankruptcy-player-gets-deeds = The player you owe also gets all your title deeds. For each mortgaged one, that player pays 10% interest, rounded to 10K, or pays the mortgage off.
    .title = Deeds for the creditor
clause-banking-bankruptcy-player-gets-jail-cards = The player you owe gets your Get Out of Jail cards as well.
    .title = Get Out of Jail cards for the creditor

## end

clause-banking-end-last-player = You play on until only one player is left. That player wins.
    .title = The last player wins

## cards

clause-banking-cards-draw-top = On a Chance or Community Chest square you draw the top card of the matching pile.
    .title = Drawing a card
clause-banking-cards-execute-and-return = Do what the card says, then put it face down under its pile.
    .title = Do it, then put it back
clause-banking-cards-gojf-keep-or-sell = You may keep a Get Out of Jail card until you need it, or sell it to another player at an agreed price.
    .title = The Get Out of Jail card
clause-banking-cards-move-card-pays-salary = If a card moves you past GO, you collect your salary.
    .title = Past GO by card
clause-banking-cards-no-salary-jail-or-back = If a card sends you to jail or some squares back, you get no salary.
    .title = No salary backwards or to jail

## parking

clause-banking-parking-nothing-happens = On Free Parking you just take a rest: you neither pay nor receive anything.
    .title = Free Parking is a rest
clause-banking-parking-business-continues = While you stand on Free Parking you may still collect rent, build and do all your other business.
    .title = Business goes on

## jail

clause-banking-jail-enter-by-space = If you land on the square that sends you to jail, you go there at once.
    .title = To jail by square
clause-banking-jail-enter-by-card = A Chance card or a Community Chest card can send you to jail.
    .title = To jail by card
clause-banking-jail-enter-by-three-doubles = Rolling doubles three times in a row within one turn puts you in jail as well.
    .title = To jail by doubles
clause-banking-jail-turn-ends = When you are sent to jail your turn is over, even if you have just rolled doubles.
    .title = Jail ends your turn
clause-banking-jail-token-on-jail-space = Your token is put on the jail square directly. The squares in between do not matter.
    .title = Straight into jail
clause-banking-jail-no-salary = On your way to jail you get no salary, wherever you come from.
    .title = No salary for jail
clause-banking-jail-rent-continues = In jail you still collect rent on your unmortgaged properties, and you may build, trade and bid.
    .title = Business from jail
clause-banking-jail-pay-fine-play-next-turn = You may pay €500,000 on your turn instead of rolling. You are free at once but just visiting, and you roll again on your next turn.
    .title = Paying your way out
clause-banking-jail-use-card = You may use a Get Out of Jail card. You then roll and move in the same turn, and the card goes back under its pile.
    .title = Using the Get Out of Jail card
clause-banking-jail-roll-doubles = If you roll doubles in jail you are free and move by that roll, but you get no extra roll.
    .title = Doubles set you free
clause-banking-jail-three-turns-pay = If you have not rolled doubles on three turns, you must pay the fine of €500,000.
    .title = After three failed rolls
clause-banking-jail-three-turns-to-visiting = After the third failed roll you are just visiting. You do not move by that roll and carry on normally on your next turn.
    .title = Third failure: no move
clause-banking-jail-visiting = If you land on the jail square without being sent there, you are just visiting and move on normally next turn.
    .title = Just visiting

## variant

clause-banking-variant-quick-optional = If you know the game, you can choose the quick rules for a shorter round.
    .title = The quick game
clause-banking-variant-quick-deal-two = Before the start the banker shuffles the title deeds and deals 2 to each player, also to the banker if playing.
    .title = Quick game: two deeds each
clause-banking-variant-quick-pay-price = You pay the bank the printed price of both dealt deeds immediately.
    .title = Quick game: pay for them
clause-banking-variant-quick-then-normal-start = After dealing and paying, the game begins in the usual way.
    .title = Quick game: normal start
clause-banking-variant-quick-three-apartments = A hotel needs only 3 apartments on every street of the group. You hand in 3 and pay the price of one more.
    .title = Quick game: three apartments
clause-banking-variant-quick-rents-unchanged = The rents for apartments and hotels do not change in the quick game.
    .title = Quick game: same rents
clause-banking-variant-quick-hotel-resale = A hotel counts as 4 apartments instead of 5 here, so a full sale brings half the price of 4 apartments.
    .title = Quick game: selling a hotel
clause-banking-variant-quick-ends-at-second-bankruptcy = The quick game ends as soon as the second player is bankrupt, or when only one player is left.
    .title = Quick game: when it ends
clause-banking-variant-quick-count-balance = In the final count, the balance on your bank card counts in full.
    .title = Final count: balance
clause-banking-variant-quick-count-property = Streets, media centres and transport centres count at the price on the board.
    .title = Final count: property
clause-banking-variant-quick-count-mortgaged-half = Mortgaged property counts at half its price.
    .title = Final count: mortgaged property
clause-banking-variant-quick-count-apartments = Apartments count at the price you paid for them.
    .title = Final count: apartments
clause-banking-variant-quick-count-hotels = A hotel counts at its price plus the 3 apartments handed in for it.
    .title = Final count: hotels
clause-banking-variant-quick-count-with-reader = The banker uses the card reader to add up everybody’s wealth.
    .title = Final count on the reader
clause-banking-variant-quick-richest-wins = The player with the greatest total wins the quick game. If totals are equal, the win is shared.
    .title = Quick game: the richest wins
clause-banking-variant-timed-end = You may agree on a playing time beforehand. When it is up, the current turn is finished and the game ends.
    .title = Playing against the clock
clause-banking-variant-timed-winner = The player with the greatest wealth wins the timed game. It is counted as in the quick game, with hotels at their price plus all apartments handed in.
    .title = Winner when time is up
