### Words that stand in for ids, and the names of editions, variants and languages.

## Parties

player = Player { $number }
bank = the bank
pot = the pot

## Things

house = a house
hotel = a hotel
houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
hotels = { $count ->
    [one] { $count } hotel
   *[other] { $count } hotels
}
jail-card = a Get Out of Jail card
jail-cards = { $count ->
    [one] a Get Out of Jail card
   *[other] { $count } Get Out of Jail cards
}
money = { MONEY($amount) }
nothing = nothing

## Groups of a board in the reader's language. `.printed` is what our boards call them: a group of the same id with
## another name is somebody's own, and keeps it.

group-violett = Purple
    .letters = Pu
    .printed = Violett
group-braun = Brown
    .letters = Br
    .printed = Braun
group-hellblau = Light blue
    .letters = Lb
    .printed = Hellblau
group-pink = Pink
    .letters = Pi
    .printed = Pink
group-orange = Orange
    .letters = Or
    .printed = Orange
group-rot = Red
    .letters = Rd
    .printed = Rot
group-gelb = Yellow
    .letters = Ye
    .printed = Gelb
group-gruen = Green
    .letters = Gr
    .printed = Grün
group-dunkelblau = Dark blue
    .letters = Db
    .printed = Dunkelblau
group-bahnhoefe = Stations
    .letters = St
    .printed = Bahnhöfe
group-werke = Utilities
    .letters = Ut
    .printed = Werke
group-verkehr = Transport centres
    .letters = Tc
    .printed = Verkehrszentren
group-medien = Media centres
    .letters = Mc
    .printed = Medienzentren

## What a card does, for the cards of a deck that brings no texts of its own

effect-collect = The bank pays you { MONEY($amount) }.
effect-pay = Pay { MONEY($amount) }.
effect-collect-from-each = Every other player pays you { MONEY($amount) }.
effect-pay-each = Pay every other player { MONEY($amount) }.
effect-advance-to = Move forward to { $square }.
effect-advance-to-nearest = { $kind ->
    [utility] Move forward to the next utility.
   *[station] Move forward to the next station.
}
effect-move-back = { $steps ->
    [one] Go back { $steps } square.
   *[other] Go back { $steps } squares.
}
effect-move-back-to = Go back to { $square }.
effect-go-to-jail = Go straight to jail.
effect-get-out-of-jail = Keep this card: it gets you out of jail once.
effect-repairs = Repairs: pay { MONEY($per_house) } for each house and { MONEY($per_hotel) } for each hotel.
effect-pay-or-draw = { $deck ->
    [chance] Pay { MONEY($amount) }, or draw a Chance card instead.
   *[community] Pay { MONEY($amount) }, or draw a Community Chest card instead.
}

## Editions

edition-classic = Houses, hotels and DM: the game of the 1990s, with four short variants.
    .title = Classic (DM)
edition-tempo = The quick game: a third die gets everybody round the board faster.
    .title = Tempo
edition-cards = The card game: turn your hand into one or more full sets and lay it down. First to €10,000 wins.
    .title = Card game
edition-millionaire = The race to the first million, with tokens that grow and cards that turn your luck.
    .title = Millionaire
edition-banking = Electronic banking: no notes, the bank keeps everybody’s account.
    .title = Banking

## Variants of the classic game

variant-classic-deal-two = Everybody is dealt two deeds at the start and pays the printed price for them.
    .title = Two deeds each
variant-classic-three-houses = Three houses on every street are enough for a hotel.
    .title = Hotel after three houses
variant-classic-parking-pot = Taxes and fines go into a pot on Free Parking; whoever lands there takes it.
    .title = Parking pot
variant-classic-negotiate = All deeds are dealt for free, then everybody trades; building starts after the first lap.
    .title = Deal everything and trade
variant-tempo-speed-die = A third die speeds the game up after the first lap; everybody starts with M1,000 more.
    .title = Speed die
variant-tempo-triple-ends-turn = Three equal dice let you jump anywhere, but they give no extra roll and do not count as doubles.
    .title = A triple ends the turn
variant-banking-quick = Two deeds dealt to everybody, hotels after three apartments, and the richest wins at the second bankruptcy.
    .title = Quick rules
variant-banking-timed = You agree on a playing time; when it is over, the richest wins.
    .title = Timed game
variant-cards-tokens-on-stations = Tokens count on stations and utilities too, not on streets only.
    .title = Tokens on any set

## Languages, each in its own words

language-en = English
language-de = Deutsch
language-nl = Nederlands

## Loans and house rules

switch-parking-pot = Taxes and fines go into a pot on Free Parking; whoever lands there takes it.
    .title = Parking pot
switch-deal-two = Everybody is dealt two deeds at the start and pays the printed price for them.
    .title = Two deeds each
switch-three-houses = Three houses are enough for a hotel, which costs as much as one more house.
    .title = Hotel after three houses
switch-second-bankruptcy = When the second player goes bankrupt, the richest of the others wins.
    .title = End at the second bankruptcy
switch-timed = You agree on a playing time; when it is over, the richest wins.
    .title = Timed game
switch-speed-die = A third die joins in once a player has finished the first lap.
    .title = Speed die
switch-no-auction = A property nobody buys simply stays with the bank.
    .title = No auctions
switch-double-salary = Landing exactly on GO pays twice the salary.
    .title = Double salary on GO
switch-no-rent-in-jail = Owners collect no rent while they are in jail.
    .title = No rent from jail
switch-pot-start = Free Parking has some money on it from the start.
    .title = Pot with money in it
switch-round-limit = After an agreed number of rounds the richest wins.
    .title = Fixed number of rounds
switch-unlimited-buildings = The bank never runs out of houses and hotels.
    .title = Unlimited buildings
