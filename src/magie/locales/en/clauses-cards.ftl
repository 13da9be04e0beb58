### Clauses of the card game rulebook in our own words.

## goal

clause-cards-goal-first-to-target = You play to be the first to earn €10,000. With five or six players, €7,000 is enough.
    .title = First to the target wins
clause-cards-goal-played-in-rounds = The game runs over several rounds. Nobody earns anything while a round is being played; all income is paid out when it ends.
    .title = Money comes after each round
clause-cards-goal-round-aim = During a round you try to shape the cards in your hand into one or more complete sets, worth as much as possible and boosted by bonus cards.
    .title = What a round is about
clause-cards-goal-round-ends-on-lay-down = As soon as one player lays down, nobody gets another turn. Sets and bonus cards are scored and paid straight away.
    .title = Laying down ends the round

## setup

clause-cards-setup-players = Two, three, four, five or six people can play. Some rules change with the number of players.
    .title = Two to six players
clause-cards-setup-age = The game is meant for players aged 8 and up.
    .title = From eight years on
clause-cards-setup-small-parts-warning = The boxed game has small parts, so it is not safe for children under 3.
    .title = Small parts
clause-cards-setup-components-deeds = The deck holds 28 title deeds for streets, stations and utilities.
    .title = Number of title deeds
clause-cards-setup-components-houses = There are 14 house cards and 2 hotel cards, 16 building cards in all.
    .title = Number of building cards
clause-cards-setup-components-bonus = Another 16 cards are bonus cards: tokens, Chance, GO and Magie.
    .title = Number of bonus cards
clause-cards-setup-components-tokens = Of the bonus cards, 6 show a token.
    .title = Number of token cards
clause-cards-setup-components-chance = Just 2 of the bonus cards are Chance cards.
    .title = Number of Chance cards
clause-cards-setup-components-start = The bonus cards include 4 GO cards.
    .title = Number of GO cards
clause-cards-setup-components-mr-monopoly = The last 4 bonus cards are Magie cards.
    .title = Number of Magie cards
clause-cards-setup-components-money = Play money only records what you have earned. Everyone begins with €0.
    .title = Play money keeps the score
clause-cards-setup-deck-sixty = All together the deck has 60 cards: 28 title deeds, 16 building cards and 16 bonus cards.
    .title = Sixty cards in the deck
clause-cards-setup-deeds-three-kinds = The title deeds are 22 streets, 4 stations and 2 utilities.
    .title = Three kinds of deed

## cards

clause-cards-cards-house-ordinal = Every house card says whether it is the 1st, 2nd, 3rd or 4th house.
    .title = Houses are numbered
clause-cards-cards-hotel-after-houses = A hotel card is useful only on a street set that already has all its houses.
    .title = No hotel before four houses
clause-cards-cards-token-doubles = A token card belongs to a street set and adds that set’s full income once more. Two tokens make it three times as much, not four. Stations and utilities get no tokens unless the table chooses that option.
    .title = Tokens add the income again
clause-cards-cards-chance-is-joker = A Chance card can stand in for a card you still need to complete a set, but only when you are the one laying down.
    .title = Chance is a joker
clause-cards-cards-chance-can-zero = If somebody else lays down while you hold a Chance card, your whole hand is worth nothing.
    .title = Chance is a risk
clause-cards-cards-start-value = A single GO card is worth €200, so three of them bring €600.
    .title = What a GO card is worth
clause-cards-cards-mr-monopoly-majority = Collect Magie cards: whoever holds more of them than anyone else when the round ends earns €1,000.
    .title = What Magie cards are for
clause-cards-cards-monopoly-full-set = A street set is complete when you hold all 2 or 3 title deeds of one colour.
    .title = A complete street set
clause-cards-cards-monopoly-dark-blue-example = Leidschestraat and Kalverstraat together make up the dark blue set, Amsterdam.
    .title = The dark blue set
clause-cards-cards-monopoly-stations = Stations form a valid set from 2 cards on; 3 or all 4 make it more valuable. A single station is a loose card.
    .title = A station set
clause-cards-cards-monopoly-utilities = The two utilities together count as a complete set, both for laying down and for scoring. One alone is a loose card.
    .title = A utility set
clause-cards-cards-houses-only-on-street-sets = House and hotel cards can join a street set only. Stations and utilities never get buildings.
    .title = Buildings only on streets
clause-cards-cards-houses-in-order = Add house cards strictly in the order 1st, 2nd, 3rd, 4th. A house out of order cannot be used and keeps you from laying down.
    .title = Houses go in order
clause-cards-cards-house-order-example = You can use a 3rd house only if the 1st and the 2nd house are already on the same set.
    .title = Third house needs two before
clause-cards-cards-house-on-all-streets = One house card puts a house on each street of its set at once, so you never have to build evenly.
    .title = One card builds everywhere
clause-cards-cards-hotel-needs-four-house-cards = Once a set has all 4 house cards you may add a hotel card. The houses stay where they are.
    .title = A hotel joins four houses
clause-cards-cards-one-hotel-per-set = A set of three streets can grow to 8 cards: 3 title deeds, 4 houses and 1 hotel. A second hotel is never allowed.
    .title = Eight cards at most
clause-cards-cards-two-street-maximum = A set of two streets can grow to 7 cards: 2 title deeds, 4 houses and 1 hotel.
    .title = Seven cards for two streets

## deal

clause-cards-deal-choose-banker = Before you start, one player becomes the banker. In Magie the first seat takes the job unless you choose otherwise.
    .title = Choose a banker
clause-cards-deal-banker-sorts-money = The banker sorts the money into notes of €50, €100, €500 and €1,000. Every payment is a multiple of €50.
    .title = The notes
clause-cards-deal-banker-pays-each-round = When a round is over, the banker pays every player the income from that round.
    .title = Pay day
clause-cards-deal-choose-dealer = Someone deals first: either a seat you pick or one picked at random.
    .title = Choose the first dealer
clause-cards-deal-shuffle-and-ten-each = The dealer shuffles the deck and deals 10 cards to everyone. With five players it is 11 cards, with six players 9.
    .title = Ten cards each
clause-cards-deal-hand-hidden = You keep your cards in your hand. The others see only how many you hold.
    .title = Your hand is secret
clause-cards-deal-trade-card-open = Next, one card is dealt face up in front of each player. It starts that player’s trade pile.
    .title = First card of the trade pile
clause-cards-deal-rest-is-draw-pile = The cards left over lie face down in the middle as the draw pile. With four players that is 16 cards.
    .title = The draw pile
clause-cards-deal-left-of-dealer-starts = The player on the dealer’s left takes the first turn.
    .title = Left of the dealer begins

## turn

clause-cards-turn-one-of-three = On your turn you do exactly one thing: draw a card, swap cards, or lay down.
    .title = One choice per turn
clause-cards-turn-no-lay-down-after-draw-or-swap = If you draw or swap, you can lay down on your next turn at the earliest, even if the right card just arrived.
    .title = Draw or swap means wait
clause-cards-turn-draw-top-card = Take the top card of the draw pile into your hand. If the pile is empty, you swap or lay down. If you can do neither, you pass; when everyone passes in a row, the round is void and dealt again.
    .title = Drawing a card
clause-cards-turn-draw-then-discard = After drawing, lay one card, or everything above your limit, face up on your own trade pile. It may be the card you just drew.
    .title = Discard after drawing
clause-cards-turn-discard-excess = At the end of your turn you hold exactly 10 cards, no more and no fewer.
    .title = Back to ten cards
clause-cards-turn-discard-on-top = Cards you have too many of go on top of your own trade pile; the last one laid is the top card.
    .title = Discards go on top
clause-cards-turn-discard-free-choice = Which cards you discard is up to you, and so is the order in which you lay them.
    .title = You choose the discards
clause-cards-turn-pile-fanned = Trade piles are spread out so that everyone can see all their cards and which one is on top.
    .title = Trade piles stay readable
clause-cards-turn-excess-only-shed-on-own-turn = When an opponent swaps with you, your hand may grow beyond 10 cards. You get rid of the extra ones only on your own turn.
    .title = Extra cards wait for you

## swap

clause-cards-swap-equal-number = You swap one or more cards of your trade pile for just as many from an opponent’s trade pile. The smaller pile sets the limit.
    .title = Same number both ways
clause-cards-swap-any-opponent = You may choose any opponent whose trade pile has cards, but only one opponent and one swap per turn.
    .title = Swap with anyone
clause-cards-swap-pile-grows-and-shrinks = Trade piles change all the time: discards make them bigger, swaps make them smaller.
    .title = Piles grow and shrink
clause-cards-swap-optional-card-from-hand-first = Before you swap you may put one card from your hand on top of your trade pile. That way you can swap even when your pile is empty.
    .title = One hand card first
clause-cards-swap-take-from-top-own = The cards you give are always the top ones of your own trade pile. You cannot skip any.
    .title = Give from the top
clause-cards-swap-opponent-must-accept = The opponent you choose has to take part. There is nothing to accept or decline.
    .title = No refusing
clause-cards-swap-given-cards-go-to-opponents-hand = The cards you give go into your opponent’s hand, not onto their trade pile.
    .title = Your cards join their hand
clause-cards-swap-received-from-top-of-opponents-pile = In return you get the same number of cards from the top of your opponent’s trade pile.
    .title = Take from the top
clause-cards-swap-received-cards-go-to-hand = The cards you receive go into your hand, not onto your trade pile.
    .title = New cards join your hand
clause-cards-swap-then-discard-excess = After a swap, lay every card above 10 on your own trade pile. Then your turn is over.
    .title = Discard after swapping

## lay-down

clause-cards-lay-down-at-least-one-monopoly = To lay down you need at least one complete set and not a single loose property in your hand.
    .title = You need a complete set
clause-cards-lay-down-exactly-ten-cards = You can lay down only with exactly 10 cards in hand. With five players it takes 11, with six players 9.
    .title = Exactly ten cards
clause-cards-lay-down-not-after-action = Laying down replaces the other two choices: it is allowed only if you have not drawn or swapped in this turn.
    .title = Only as your whole turn
clause-cards-lay-down-call-monopoly = To lay down, you spread your hand on the table for all to see and call out “Magie!”.
    .title = Call out “Magie!”
clause-cards-lay-down-all-property-and-building-cards-used = Every title deed, house and hotel in your hand must be part of a complete set when you lay down.
    .title = No card left over
clause-cards-lay-down-any-number-of-bonus-cards = You may hold as many bonus cards as you like when you lay down; they never get in the way.
    .title = Bonus cards are always fine
clause-cards-lay-down-chance-as-deed-house-hotel = When you lay down, a Chance card may replace a missing title deed, house or hotel. The set must contain at least one real title deed.
    .title = Chance fills a gap
clause-cards-lay-down-chance-as-token = You may also use Chance as a token card. It can never replace a GO or a Magie card.
    .title = Chance as a token
clause-cards-lay-down-chance-only-for-layer = Only the player who lays down may use Chance as a joker. Nobody else can complete a set with it.
    .title = A joker for one player
clause-cards-lay-down-shed-excess-first = If you begin your turn with more than 10 cards, first put the surplus on your trade pile. You may then lay down in the same turn.
    .title = Extra cards off first

## reward

clause-cards-reward-five-cards = If you lay down, you may take 5 cards from the draw pile as a reward. If fewer are left, you take those.
    .title = Five reward cards
clause-cards-reward-add-to-hand = You may add reward cards to the hand you laid out, where they score with the rest.
    .title = Reward cards join in
clause-cards-reward-useless-set-aside = Reward cards you cannot use are simply put aside. They cost you nothing.
    .title = Misfits do no harm
clause-cards-reward-max-fifteen = With the reward, your laid-out hand can grow to 15 cards at most.
    .title = Fifteen cards at most
clause-cards-reward-bonus-cards-attach = Bonus cards among your reward may all be added, and a Chance card works as a joker again.
    .title = New bonus cards count
clause-cards-reward-houses-in-order = Houses and hotels from the reward may be added if the order is right. Two new ones together may close a gap.
    .title = New houses keep the order
clause-cards-reward-new-monopoly = The reward can even bring you a complete new set, which then scores as well.
    .title = A brand-new set
clause-cards-reward-choose-set-for-new-buildings = If the reward gives you a new street set, you decide which set gets the new houses or hotels. Buildings already laid out stay where they are.
    .title = Where new buildings go
clause-cards-reward-replace-chance = If the reward holds exactly the card your Chance card stands for, you may put it in place and take the Chance card back.
    .title = The real card replaces Chance
clause-cards-reward-freed-chance-reused = A Chance card you took back may be used again: as a title deed, house, hotel or token, anywhere it would be allowed when laying down.
    .title = A freed Chance works again
clause-cards-reward-chance-otherwise-fixed = Apart from being replaced by the real card, a Chance card you have laid out cannot be moved.
    .title = Chance stays put

## round

clause-cards-round-remove-unused = What is left of the draw pile, all trade piles and unused reward cards are removed. Nothing in them scores or counts.
    .title = Clear the table
clause-cards-round-others-lay-out = Now all other players lay out their hands too and score what they have.
    .title = Everyone else shows their hand
clause-cards-round-unequal-hands-allowed = Hands can differ in size because of swaps. Every card in them counts.
    .title = Unequal hands all count
clause-cards-round-next-dealer-left = For the next round all 60 cards are gathered, and the player to the left of the last dealer shuffles and deals.
    .title = The deal moves left
clause-cards-round-void-by-agreement = Our addition: once the draw pile is empty and everybody has had ten further turns without anyone laying down, each player may propose to call the round off. When all agree it does not count, and the same dealer deals again.
    .title = Calling a round off together
clause-cards-round-cut-off = Our addition: whoever runs the table, a simulation for example, may cut off a round that has lasted too long. Nobody scores, and the same dealer deals again.
    .title = Cutting a round off

## score

clause-cards-score-complete-monopolies = Each player is paid for every complete set in their hand, not just the player who laid down.
    .title = Every complete set scores
clause-cards-score-loose-deeds-zero = A title deed that belongs to no complete set is worth €0.
    .title = Loose deeds earn nothing
clause-cards-score-ground-price = All title deeds of a street set share one ground price, from €50 for brown to €400 for dark blue.
    .title = One price per colour
clause-cards-score-house-adds-ground-price = Each house adds the set’s ground price once more. Yellow with 3 houses is worth €1,200.
    .title = What a house adds
clause-cards-score-hotel-adds-500 = A hotel adds €500, whatever the ground price of its set is.
    .title = What a hotel adds
clause-cards-score-token-adds-set-value = A token is worth as much as the deeds, houses and hotel of its set together. With several sets, you place each token where it pays most.
    .title = What a token adds
clause-cards-score-worked-example = Yellow with 3 houses is worth €1,200. With two tokens you earn €1,200 three times: €3,600.
    .title = An example with tokens
clause-cards-score-mr-monopoly-majority = The player with the most Magie cards in hand gets €1,000. If that player scores zero because of Chance, nobody gets the bonus.
    .title = Who gets the Magie bonus
clause-cards-score-mr-monopoly-tie = If two or more players share the lead in Magie cards, or nobody has any, the bonus is not paid.
    .title = No bonus on a tie
clause-cards-score-start-cards = When hands are scored, you receive €200 for every GO card you hold.
    .title = GO cards pay out
clause-cards-score-chance-zeroes = If you hold a Chance card and did not lay down, you score nothing this round: no sets, no GO cards, no Magie bonus. A Chance card in a trade pile does no harm.
    .title = Chance wipes out your score
clause-cards-score-banker-pays = All scores are paid out of the bank.
    .title = The banker pays the scores
clause-cards-score-no-money-between-players = Players never pay each other. What you have earned, you keep.
    .title = No money between players
clause-cards-score-table-streets = A street set is worth its ground price, plus the same again for each house, plus €500 for a hotel: from €50 up to €750 for brown, from €400 up to €2,500 for dark blue.
    .title = Score table for streets
clause-cards-score-table-utilities = Both utilities together are worth €500.
    .title = Value of the utilities
clause-cards-score-table-stations = Two stations are worth €250, three €500 and all four €1,000.
    .title = Value of the stations

## end

clause-cards-end-target-checked-after-round = You keep playing rounds until someone owns at least €10,000 when a round ends. Exactly €10,000 is enough.
    .title = Counting up after each round
clause-cards-end-most-money-wins = If several players reach €10,000 in the same round, the richest of them wins. If they are level, you play another round.
    .title = The richest wins

## players-3

clause-cards-players-3-otherwise-as-four = With three players you follow the rules for four: 10 cards each, 5 reward cards, €10,000 to win. Only the extra trade pile is new.
    .title = Three play like four
clause-cards-players-3-fourth-trade-card = A fourth face-up card is dealt for the empty seat. It starts a free trade pile, and 26 cards remain in the draw pile.
    .title = An extra trade pile
clause-cards-players-3-swap-with-dummy = You may swap top cards with the free pile, one for one: yours go onto it, its cards go into your hand. You may add a hand card first, and a hand over 10 cards is no obstacle.
    .title = Swapping with the free pile
clause-cards-players-3-two-for-dummy-plus-draw = Or you give two top cards of your trade pile and take the top card of the free pile and the top card of the draw pile. Here too you may add a hand card first.
    .title = Two cards for two
clause-cards-players-3-dummy-grows = Each time somebody gives two cards and takes one from the free pile and one from the draw pile, the free pile gets one card bigger.
    .title = The free pile grows

## players-2

clause-cards-players-2-as-three = With two players you follow the rules for three, including giving two cards for a free-pile card plus a draw-pile card.
    .title = Two play like three
clause-cards-players-2-two-dummy-piles = Two extra face-up cards are dealt and start two free trade piles. The draw pile then has 36 cards.
    .title = Two extra trade piles
clause-cards-players-2-both-piles-available = On your turn you may swap with either free pile or with your opponent, but still only once.
    .title = Pick either free pile

## players-5-6

clause-cards-players-5-6-no-draw-pile = With five or six players the whole deck is dealt. There is no draw pile, so nobody can draw.
    .title = No draw pile
clause-cards-players-5-6-hand-six-players-nine = Six players are dealt 9 cards each.
    .title = Six players, nine cards
clause-cards-players-5-6-hand-five-players-eleven = Five players are dealt 11 cards each.
    .title = Five players, eleven cards
clause-cards-players-5-6-one-trade-card = Besides the hand, every player gets one face-up trade card. That uses up the deck.
    .title = One open card each
clause-cards-players-5-6-mandatory-swap = On your turn you must exchange your trade card for an opponent’s trade card, unless you lay down. You cannot pass.
    .title = You have to swap
clause-cards-players-5-6-both-add-to-hand = After the swap you and your opponent each take the new card into your hand.
    .title = Both cards go to hand
clause-cards-players-5-6-new-trade-card = You then lay one hand card as your new trade card. Your opponent has none until their own turn, when they first lay one and then swap. Until then nobody can swap with them.
    .title = A new trade card
clause-cards-players-5-6-pass-left = When everyone has had a turn, all players pass one hand card face down to the player on their left.
    .title = Pass a card to the left
clause-cards-players-5-6-pass-simultaneous = Nobody picks up a passed card before everyone has chosen theirs. So you can never pass on the card you are just getting.
    .title = All pass at once
clause-cards-players-5-6-lay-down-as-usual = On your turn you may lay down under the usual conditions, with 9 cards for six players or 11 for five. If you hold one too many, it first becomes your trade card.
    .title = Laying down with five or six
clause-cards-players-5-6-lay-down-after-swap = Here you may lay down in the same turn after your swap, once your new trade card is on the table, or do it instead of swapping.
    .title = Lay down before or after swapping
clause-cards-players-5-6-lay-down-before-pass = Lay down during your own turn, before cards are passed. Once the passing has begun it is too late.
    .title = Not once passing starts
clause-cards-players-5-6-no-pass-when-someone-lays-down = If someone lays down, no cards are passed in that cycle. Scoring follows at once.
    .title = No passing after laying down
clause-cards-players-5-6-reward-trade-cards = As a reward for laying down you take every open trade card that raises the value of your hand, your own included.
    .title = Trade cards as reward
clause-cards-players-5-6-remove-useless-trade-cards = Trade cards you cannot use leave the round before scoring and count for nobody.
    .title = Other trade cards go
clause-cards-players-5-6-score-as-usual = All others lay out their hands and everything is scored as always, including Chance and the Magie bonus. Then a new round is dealt.
    .title = Scoring stays the same
clause-cards-players-5-6-win-at-7000 = With five or six players the target is €7,000. If several reach it in the same round, the richest wins.
    .title = Play to 7,000
