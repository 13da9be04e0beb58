### What the cards of the millionaire edition say: chance, millionaire and fortune cards.
### Numbers and squares come from the deck. $amount and $need are those of the star level that counts; $need is
### "doubles" or the smallest total that will do. $amount_s1, $amount_s3 and $amount_s5 are the amounts of all levels.

## Chance

card-millionaire-harbour-stage = The harbour festival is short of a singer. Roll both dice: a total of { $need } or more earns you { MONEY($amount) }.
    .title = On the harbour stage
card-millionaire-proud-mechanic = A mechanic polishes you up out of sheer joy: go up one star for free. With 5 stars you collect { MONEY($at_top_collect) } instead.
    .title = Proud mechanic
card-millionaire-scraped-gatepost = You scraped a gatepost, and the workshop lends you something humbler: drop one star. With 1 star nothing happens.
    .title = Scraped gatepost
card-millionaire-downhill-road = For once the road runs downhill. Coast { $steps } squares forward.
    .title = Downhill road
card-millionaire-ribbon-cutting = You are to cut a ribbon at { $square }. Move forward to it; salary and upgrade are yours as usual.
    .title = Cutting the ribbon
card-millionaire-treasure-map = An old map shows a cross in red ink. Move forward to { $square }. Passing GO pays as usual.
    .title = Treasure map
card-millionaire-hat-thief = A friendly dog has run off with your hat. Go back { $steps } squares to fetch it.
    .title = Four-legged thief
card-millionaire-midnight-fireworks = Your midnight fireworks woke even the chief of police. Go straight to jail, without any salary.
    .title = Midnight fireworks
card-millionaire-forgiving-judge = The judge fondly remembers your lemonade stand. Keep this card: it gets you out of jail once, and you may trade it.
    .title = Forgiving judge
card-millionaire-miscounted-bins = For years the town charged you for your neighbour’s dustbins. You get { MONEY($amount) } back.
    .title = Miscounted bins
card-millionaire-school-street = You rushed past the school as if it were the holidays. The fine is { MONEY($amount) }.
    .title = Past the school
card-millionaire-noisy-peacocks = A neighbour sues you over your peacocks. Roll both dice: with a total below { $need } you pay { MONEY($amount) }.
    .title = Noisy peacocks
card-millionaire-hailstorm = Hailstones as big as plums! Mending the roofs costs { MONEY($per_house) } per house and { MONEY($per_hotel) } per hotel.
    .title = Hailstorm
card-millionaire-goat-race = Against all odds your goat wins the village race. Each of the other players pays you { MONEY($amount) }.
    .title = Goat race

## Millionaire

card-millionaire-ferry-sale = Somebody simply must have your little ferry line. The sale brings you { MONEY($amount) }.
    .title = Ferry for sale
card-millionaire-balloon-school = { $need ->
        [doubles] You open a school for balloonists. Roll both dice: if they show doubles, it earns you { MONEY($amount) }.
       *[other] You open a school for balloonists. Roll both dice: with a total of { $need } or more it earns you { MONEY($amount) }.
    }
    .title = Balloon school
card-millionaire-famous-doodle = A gallery frames the doodle on your shopping list. It is sold for { MONEY($amount) }, and the money is yours.
    .title = Famous doodle
card-millionaire-dignified-extra = A director needs someone who can sip tea with dignity. Your fee is { MONEY($amount) }.
    .title = Tea on screen
card-millionaire-piggy-bank = Your childhood piggy bank turns up in the vault, interest included. Collect { MONEY($amount) }.
    .title = Forgotten piggy bank
card-millionaire-garden-concert = Garden concert! Each other player pays by their own stars: { MONEY($amount_s1) } with 1, { MONEY($amount_s3) } with 3, { MONEY($amount_s5) } with 5.
    .title = Garden concert
card-millionaire-silk-suit = The tailor has finished your silk suit, with matching umbrella. Pay { MONEY($amount) }.
    .title = Silk suit
card-millionaire-seaplane = You missed the last boat and hire a seaplane instead. The bill is { MONEY($amount) }.
    .title = Last boat missed
card-millionaire-souvenir-hats = You bring everyone a straw hat from your journey. That costs you { MONEY($amount) } for each other player, paid to them in cash.
    .title = Straw hats
card-millionaire-lost-bet = You bet it would not rain. Choose another player and pay them { MONEY($amount) }.
    .title = Lost bet
card-millionaire-golden-flamingo = Customs finds a golden flamingo in your luggage. You go to jail at once and earn no salary.
    .title = Golden flamingo
card-millionaire-grateful-warder = The prison warder swears by your cookery book. Keep this card: it lets you out of jail once, and you may trade it.
    .title = Grateful warder
card-millionaire-tombola = Tombola at the rowing club: roll both dice and collect { MONEY($amount) } times what they show.
    .title = Tombola
card-millionaire-red-carpet = Somebody has rolled out a red carpet as far as { $square }. Move forward along it, with salary and upgrade as usual.
    .title = Red carpet

## Fortune, played immediately

card-millionaire-second-wind = Buy this property or have it auctioned. The paperwork is done in no time, so you roll once more.
    .title = Second wind
card-millionaire-own-hammer = This property is auctioned, and you keep the winning bid. If you win it yourself, you pay the bank.
    .title = The hammer is yours
card-millionaire-busy-hammer = This property is auctioned at once. Afterwards the bank thanks you with { MONEY($amount) }.
    .title = Busy hammer
card-millionaire-housewarming = Buy this property or have it auctioned. Then there is a party: each other player brings you { MONEY($amount) }.
    .title = Housewarming
card-millionaire-hurried-seller = The seller’s train leaves in ten minutes: buy this property for half its price, or have it auctioned.
    .title = Seller in a hurry
card-millionaire-generous-aunt = A great-aunt you never met thought of you. If this property has no owner yet, it is yours for nothing.
    .title = Generous great-aunt
card-millionaire-rising-star = Buy this property or have it auctioned. Then go up one star for free; with 5 stars you collect { MONEY($at_top_collect) } instead.
    .title = Rising star
card-millionaire-helicopter-tour = Buy this property or have it auctioned. Then a helicopter takes you forward to any property without an owner.
    .title = Helicopter tour
card-millionaire-wrong-gear = Buy this property or have it auctioned. Then you catch the reverse gear: roll and move backwards, without salary.
    .title = Wrong gear

## Fortune, kept until needed

card-millionaire-hidden-key = Someone baked a key into your cake. Keep this card: it opens the jail door once, free of charge.
    .title = Key in the cake
card-millionaire-bold-swap = In your turn, swap a property of yours for another player’s, whichever you like. Neither group may have buildings.
    .title = Bold swap
card-millionaire-smooth-takeover = In your turn, take one property from another player. Complete groups are out of reach.
    .title = Smooth takeover
card-millionaire-kind-builder = A master builder owes you a favour: put up one house for nothing wherever you could build one now.
    .title = Kind builder
card-millionaire-guest-of-honour = Play this when you owe rent. You are the guest of honour, and this one stay is free.
    .title = Guest of honour
card-millionaire-high-season = Play this when another player owes you rent. It is high season, and you get twice the rent.
    .title = High season
card-millionaire-iron-contract = Play this when a card would swap or take a property of yours. Both cards go, and nothing changes hands.
    .title = Ironclad contract
