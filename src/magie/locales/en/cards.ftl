### What the event cards say. One message per theme; several decks share a theme.
### Amounts, squares, steps and factors come from the deck, so no number stands here.

## Moving

card-advance-to-go = The tailwind is with you today: move forward to { $square } and collect what is due there.
    .title = Tailwind
card-spare-ticket = A friend has a ticket left for tonight. Move forward to { $square }. Passing GO pays as usual.
    .title = Spare ticket
card-boat-season = The first boats of summer are leaving. Move forward to { $square }. Passing GO pays as usual.
    .title = Boat season
card-wedding-guest = You are invited to the wedding of the year. Move forward to { $square }. Passing GO pays as usual.
    .title = Wedding guest
card-lost-suitcase = Your suitcase has turned up on the platform. Move forward to { $square }. Passing GO pays as usual.
    .title = Lost suitcase
card-nearest-station = Your connection leaves soon: move forward to the next station. Buy it if it is free; otherwise pay its owner { $factor } times the rent.
    .title = Quick connection
card-nearest-utility = The lights flicker: see what is wrong at the next utility. Buy it if it is free; otherwise roll and pay { $factor } times the dice.
    .title = Flickering lights
card-forgotten-umbrella = Your umbrella is still hanging in the café. Go back { $steps } squares.
    .title = Forgotten umbrella
card-lost-keys = Your keys must have dropped out near the swimming pool. Go back to { $square }; there is no salary for this walk.
    .title = Lost keys
card-missed-stop = Lost in your phone, you ride past your stop. Go back { $steps } squares.
    .title = Missed stop
card-park-picnic = The sun is out and the basket is packed. Move forward to { $square }. Passing GO pays as usual.
    .title = Picnic in the park
card-surprise-evening = Your friends will not say where you are going tonight. Move forward to { $square }. Passing GO pays as usual.
    .title = Surprise evening
card-diverted-train = Works on the line: your train ends elsewhere today. Move forward to { $square }. Passing GO pays as usual.
    .title = Diverted train
card-roof-terrace = A housewarming high above the city awaits you. Move forward to { $square }. Passing GO pays as usual.
    .title = Rooftop housewarming
card-next-transport = The taxi is waiting: move forward to the next station or airport. Buy it if it is free; otherwise pay its owner { $factor } times the rent.
    .title = Taxi at the door
card-night-flight = Cheap seats after midnight! Move forward to the next station or airport. Buy it if it is free; otherwise pay { $factor } times the rent.
    .title = Night flight
card-nearest-media = A talk show wants you: move forward to the next media centre. Buy it if it is free; otherwise roll and pay rent at factor { $factor }.
    .title = Talk show

## Jail

card-go-to-jail = The constable would like a long talk with you. Go straight to jail; you earn no salary on the way.
    .title = A word with you
card-swapped-passport = At the airport you show somebody else’s passport. Off to jail with you, and no salary on the way.
    .title = Swapped passport
card-muddled-books = The judge finds your bookkeeping too imaginative. You go to jail at once and get no salary.
    .title = Imaginative bookkeeping
card-get-out-of-jail = The mayor has signed your release. Keep this card until you want to leave jail with it, or sell it to another player.
    .title = Release from jail

## Money from the bank

card-orchard-harvest = Your orchard has never borne so many apples. The bank pays you { MONEY($amount) } for the harvest.
    .title = Record harvest
card-dividend = Your shares pay off: the bank gives you { MONEY($amount) }.
    .title = Happy shareholder
card-attic-savings = An old savings book turns up in the attic. The bank honours it with { MONEY($amount) }.
    .title = Attic treasure
card-shop-surplus = The village co-operative shares its yearly surplus. You receive { MONEY($amount) }.
    .title = Good year
card-repaid-loan = An old school friend pays back what you had long forgotten. You receive { MONEY($amount) }.
    .title = Honest friend
card-giant-pumpkin = Your pumpkin is the heaviest at the autumn fair. Collect { MONEY($amount) } in prize money.
    .title = Giant pumpkin
card-dairy-shares = The dairy you hold a stake in sold plenty of cheese. Your part of it: { MONEY($amount) }.
    .title = Cheese profits
card-stamp-collection = You find a buyer for your old stamp albums. The deal earns you { MONEY($amount) }.
    .title = Stamp albums
card-tax-refund = The tax office did its sums again. You get { MONEY($amount) } back.
    .title = Counted again
card-sandcastle = Your sandcastle takes third place on the lake shore. Collect { MONEY($amount) }.
    .title = Sandcastle
card-summer-house = The money you put aside for a summer house has grown. The bank pays you { MONEY($amount) }.
    .title = Summer house fund
card-holiday-money = Your employer treats everyone to a week at the seaside. You receive { MONEY($amount) }.
    .title = Seaside week
card-grandparents-plan = Years ago your grandparents began saving for you. Today the bank pays out { MONEY($amount) }.
    .title = Patient grandparents
card-shop-sign = The baker adores the shop sign you designed. You are paid { MONEY($amount) }.
    .title = New shop sign
card-clever-idea = A young company buys the idea you scribbled on a napkin. Collect { MONEY($amount) }.
    .title = Napkin idea
card-cargo-bike = You swap your car for a cargo bike. The city rewards you with { MONEY($amount) }.
    .title = Cargo bike
card-podcast-sponsor = Your podcast about balconies finds its first sponsor. Collect { MONEY($amount) }.
    .title = First sponsor
card-solar-roof = It was a sunny year for the panels on your roof. The power company pays you { MONEY($amount) }.
    .title = Solar power
card-finders-reward = You find a stolen violin on the underground and hand it in. The reward is { MONEY($amount) }.
    .title = Finder’s reward
card-travel-guide = Your guide to the city’s backyards is sold out. The publisher sends you { MONEY($amount) }.
    .title = Sold out
card-flea-market = You clear out the cellar and sell everything on the internet. It brings in { MONEY($amount) }.
    .title = Empty cellar
card-film-location = A film crew turns your flat into a palace for a month. You receive { MONEY($amount) }.
    .title = Film location
card-museum-opening = You throw a splendid party for the new museum wing. Your fee is { MONEY($amount) }.
    .title = Museum party
card-quiz-final = You know the last answer of the great quiz final. You win { MONEY($amount) }.
    .title = Last answer

## Money to the bank

card-tram-race = You raced the tram through the old town, and the tram lost. The fine is { MONEY($amount) }.
    .title = Faster than the tram
card-midnight-song = You sang beneath the mayor’s window at midnight. The fine is { MONEY($amount) }.
    .title = Midnight song
card-trumpet-lessons = Your nephew is learning the trumpet, and you pay for the lessons: { MONEY($amount) }.
    .title = Trumpet lessons
card-skating-fall = The ice was smooth, your landing was not. Pay { MONEY($amount) } for the plaster cast.
    .title = Smooth ice
card-new-glasses = At last you can read the small print again. Your new glasses cost { MONEY($amount) }.
    .title = New glasses
card-chimney-sweep = The chimney sweep has been to see all your stoves. Pay { MONEY($amount) }.
    .title = Clean chimneys
card-elephant-house = The zoo is collecting for a new elephant house. You give { MONEY($amount) }.
    .title = Room for elephants
card-flooded-servers = A burst pipe gives your computers a bath. New ones cost { MONEY($amount) }.
    .title = Burst pipe
card-back-taxes = A drawer of unopened letters from the tax office comes to light. Pay { MONEY($amount) }.
    .title = Unopened letters
card-charity-auction = Carried away at a charity evening, you outbid everyone for a signed football. Pay { MONEY($amount) }.
    .title = Signed football
card-storm-damage = A storm has rattled your roofs. Pay { MONEY($per_house) } for each of your houses and { MONEY($per_hotel) } for each hotel.
    .title = Storm damage
card-street-lamps = New lamps light up the town. Your share is { MONEY($per_house) } per house and { MONEY($per_hotel) } per hotel you own.
    .title = New street lamps
card-facade-check = The city has every façade inspected. Pay { MONEY($per_house) } for each of your apartments and { MONEY($per_hotel) } for each hotel.
    .title = Façade inspection
card-green-courtyards = You plant trees in all your courtyards. That costs { MONEY($per_house) } per apartment and { MONEY($per_hotel) } per hotel.
    .title = Green courtyards
card-fire-lane = You parked in front of the fire station. Pay a fine of { MONEY($amount) }, or draw a Community Chest card instead.
    .title = Bad parking spot
card-overdue-book = The library is missing a book of yours. Pay { MONEY($amount) }, or put your trust in a Chance card.
    .title = Overdue book

## Between the players

card-new-conductor = The town choir makes you its conductor, and you celebrate. Pay each of the other players { MONEY($amount) }.
    .title = New conductor
card-rained-out-party = Your garden party drowns in the rain. To cheer up the guests, pay each other player { MONEY($amount) }.
    .title = Rained out
card-pancake-day = You bake pancakes for the whole street. Each of the other players gives you { MONEY($amount) }.
    .title = Pancake day
card-marathon-bet = Nobody believed you would finish the marathon. Each of the other players pays you { MONEY($amount) }.
    .title = Marathon bet
