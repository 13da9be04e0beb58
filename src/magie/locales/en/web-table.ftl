### The table of a running game: what stands around the board.

## The line at the top

web-table-round = Round { $round }
web-table-on-turn = { $seat }’s turn
web-table-over = The game is over
web-table-watching = You are watching
web-table-offline = No connection
web-table-chat = Chat
web-table-moment = Rules of this moment
web-table-settings = Settings
web-table-menu = Table menu

## Everybody at the table

web-table-seats = Players
web-table-seat-mine = (on this device)
web-table-seat-asked = The game is waiting for this player
web-table-seat-out = out of the game, place { $place }
web-table-seat-jail = in jail
web-table-seat-jail-cards = { $count ->
    [one] { $count } Get Out of Jail card
   *[other] { $count } Get Out of Jail cards
}
web-table-seat-stars = { $star ->
    [one] { $star } star
   *[other] { $star } stars
}
web-table-seat-fortunes = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
web-table-seat-bot = bot
web-table-seat-stand-in = a bot is standing in
web-table-seat-away = away
web-table-holdings-cash = Cash
web-table-holdings-worth = Total wealth
web-table-no-deeds = No property yet.
web-table-trade-with = Trade with { $seat }
web-table-trade-for = Trade for it

## Inside the ring

web-table-prompt = What to decide
web-table-stock = Bank: { $houses } houses, { $hotels } hotels
web-table-pot = pot { MONEY($amount) }
web-table-moved = Money that changed hands
web-table-moved-account = { $account ->
    [pot] Pot
   *[bank] Bank
}
# Spoken between the names: Ada pays 440 to Ben.
web-table-moved-pays = pays
web-table-moved-to = to
web-table-moved-rent = rent for { $deed }
web-table-moved-price = for { $deed }
web-table-moved-for = { $reason ->
    [rent] rent
    [price] for a property
    [salary] salary
    [bid] winning bid
    [tax] tax
    [fine] fine
    [card] from a card
    [repair] repairs
    [interest] interest
    [redeem] mortgage redeemed
    [mortgage] mortgage
    [build] building
    [resale] buildings sold
    [trade] trade
    [handover] everything that was left
    [pot] from the pot
    [upgrade] token upgrade
   *[other] payment
}
web-table-card-of = { $pile ->
    [chance] Chance card for { $seat }
    [millionaire] Millionaire card for { $seat }
    [fortune] Fortune card for { $seat }
   *[community] Community Chest card for { $seat }
}
web-table-card-close = Put the card away
web-table-waiting-bots = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
web-table-waiting-people = Waiting for { $names }
web-table-waiting-away = { $count ->
    [one] { $names } is away
   *[other] { $names } are away
}
web-table-paused = Paused
web-table-paused-hint = No clock runs. Continue from the table menu.
web-table-read-only = This game can only be viewed
web-table-debt = { $creditor_kind ->
    [bank] { $seat }, you owe the bank { MONEY($amount) }
    [pot] { $seat }, you owe the pot { MONEY($amount) }
   *[player] { $seat }, you owe { $creditor } { MONEY($amount) }
}
web-table-debt-missing = { MONEY($amount) } missing
web-table-raise-money = Raise money

## Beside the board

web-table-side = Players, log and business
web-table-tab-log = Log
web-table-tab-chat = Chat
web-table-tab-deeds = Property
web-table-property = Property
web-table-trade = Trade
web-table-fortunes = Fortune cards ({ $count })
web-table-undo = Take back
web-table-more = More

## Titles of what opens beside the board

web-table-panel-of = { $panel }: { $seat }
web-table-panel-property = Property and buildings
web-table-panel-trade = Trade
web-table-panel-debt = Raise money
web-table-panel-fortune = Fortune cards
web-table-panel-rule = The rule
web-table-panel-more = More
web-table-panel-log = Log
web-table-panel-chat = Chat
web-table-panel-moment = Rules of this moment
web-table-panel-variants = Rules of this table
web-table-panel-menu = Table menu
web-table-panel-settings = Settings
web-table-panel-keys = Keys
web-table-panel-reader = Card reader

## A device that goes round

web-table-curtain = Pass the device to { $seat }
web-table-curtain-hint = What comes next is for { $seat } only.
web-table-curtain-open = I am { $seat }
web-table-take-device = Who has the device?

## Connection

web-table-connection-lost = { $seconds ->
    [0] Connection lost. Trying again …
   *[other] Connection lost. Trying again in { $seconds } s …
}
web-table-connection-now = Try now
web-table-updated = The server has been updated.
web-table-reload = Reload
