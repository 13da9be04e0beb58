### The table of a running game: what stands around the board.

## The line at the top

web-table-round = Round { $round }
web-table-on-turn = { $seat } to move
web-table-over = The game is over
web-table-watching = You are watching
web-table-offline = No connection
web-table-chat = Chat
web-table-moment = Rules of this moment
web-table-settings = Settings
web-table-menu = Table menu

## Everybody at the table

web-table-seats = Players
web-table-seat-mine = (at this device)
web-table-seat-asked = The game is waiting for this player
web-table-seat-out = out of the game, place { $place }
web-table-seat-jail = in jail
web-table-seat-jail-cards = { $count ->
    [one] { $count } jail-free card
   *[other] { $count } jail-free cards
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
web-table-seat-stand-in = a bot stands in
web-table-seat-away = away
web-table-holdings-cash = Cash
web-table-holdings-worth = Everything together
web-table-no-deeds = No property yet.
web-table-trade-with = Trade with { $seat }
web-table-trade-for = Trade for it

## Inside the ring

web-table-prompt = What is to be decided
web-table-stock = Bank: { $houses } houses, { $hotels } hotels
web-table-pot = pot { MONEY($amount) }
web-table-card-of = { $pile ->
    [chance] Chance card of { $seat }
    [millionaire] Millionaire card of { $seat }
    [fortune] Fortune card of { $seat }
   *[community] Community card of { $seat }
}
web-table-card-close = Put the card away
web-table-waiting-bots = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
web-table-waiting-people = { $count ->
    [one] It is up to { $names }
   *[other] It is up to { $names }
}
web-table-waiting-away = { $count ->
    [one] { $names } is away
   *[other] { $names } are away
}
web-table-paused = Break
web-table-paused-hint = No clock runs. The table menu lets the game go on.
web-table-read-only = This game can only be looked at
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

web-table-curtain = Give the device to { $seat }
web-table-curtain-hint = What comes next is meant for one pair of eyes.
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
