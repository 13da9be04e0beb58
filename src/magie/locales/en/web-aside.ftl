### Beside the board: log, rules of the moment, chat, votes, the table's menu, this device, keys.

web-aside-log-title = Log
web-aside-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}

## Log

web-aside-log-label = What has happened, turn by turn
web-aside-log-empty = Nothing has happened yet.
web-aside-log-none = Nothing of this kind in the turns shown.
web-aside-log-earlier = { $count ->
    [one] Show { $count } earlier turn
   *[other] Show { $count } earlier turns
}
web-aside-log-newest = To the latest line
web-aside-filter = Show in the log
web-aside-filter-all = All
web-aside-filter-mine = Mine
web-aside-filter-money = Money
web-aside-filter-trades = Trades
web-aside-turn = { $name }, turn { $number }
web-aside-turn-again = { $name }, turn { $number }, again
web-aside-turn-before = Before the first turn
web-aside-concerns-me = about you:
web-aside-taken-back = Taken back:
web-aside-source = In the rulebook under “{ $source }”
web-aside-ours = A rule of our own; the rulebook says nothing about it.
web-aside-further-rules = This also applies
web-aside-rule-missing = The text of this rule did not load. Try again in a moment.
web-aside-summary = { $name }: { $parts }

# Parts of the summary of a turn, after the name of the player.
web-aside-short-rolled = { $dice }
web-aside-die-bus = bus
web-aside-die-magie = Magie
web-aside-short-bought = buys { $deed }
web-aside-short-sold = { $lot } goes to { $name }
web-aside-short-jailed = goes to jail
web-aside-short-freed = leaves jail
web-aside-short-card-drawn = draws a card
web-aside-short-bankrupt = is bankrupt
web-aside-short-upgraded = goes up a star
web-aside-short-accepted = trades with { $name }
web-aside-short-paid = pays { MONEY($amount) }
web-aside-short-paid-to = pays { $name } { MONEY($amount) }
web-aside-short-built = { $count ->
    [one] builds once
   *[other] builds { $count } times
}
web-aside-short-mortgaged = { $count ->
    [one] takes a mortgage
   *[other] takes { $count } mortgages
}
web-aside-short-redeemed = { $count ->
    [one] redeems a mortgage
   *[other] redeems { $count } mortgages
}
web-aside-short-sold-building = { $count ->
    [one] sells a building
   *[other] sells { $count } buildings
}

# Captions of sounds.
web-aside-sound-dice = dice rattle
web-aside-sound-step = a token moves
web-aside-sound-pay = coins paid out
web-aside-sound-receive = coins paid in
web-aside-sound-card = a card slides
web-aside-sound-build = two knocks
web-aside-sound-hammer = a heavy knock
web-aside-sound-setback = two low tones

# What people did at the table.
web-aside-entry-sat = { $name } has sat down.
web-aside-entry-bot = From now on a bot plays for { $name }.
web-aside-entry-left = { $name } has left the table.
web-aside-entry-moved = { $name } plays on another device now.
web-aside-entry-gone = { $name } is not responding.
web-aside-entry-back = { $name } is back.
web-aside-entry-rematch = Somebody has opened another game.
web-aside-entry-pace = { $pace ->
    [slow] { $name } sets the bots to slow.
    [fast] { $name } sets the bots to fast.
    [at_once] { $name } lets the bots play without pausing.
   *[normal] { $name } sets the bots to normal speed.
}
web-aside-entry-proposed = { $name } asks for a vote: { $motion }.
web-aside-entry-done = { $name }: { $motion }.
web-aside-entry-voted = { $vote ->
    [yes] { $name } votes yes.
   *[no] { $name } votes no.
}
web-aside-entry-carried = The table agrees: { $motion }.
web-aside-entry-lost = The table does not agree: { $motion }.

## Rules of this moment

web-aside-rules-who = As seen by
web-aside-rules-may = What you may do now
web-aside-rules-may-not = What you may not do now, and why
web-aside-rules-nothing = Nothing at the moment. The game goes on without you.
web-aside-rules-watching = You are watching. This is what the rules say about this moment.
web-aside-rules-waiting = Asking the server …
web-aside-rules-unanswered = The server did not answer. Close this and open it again.
web-aside-rules-printed = What the rules say about it
web-aside-rules-whole = The whole rulebook
web-aside-rules-on = { $what } on { $deed }
web-aside-rules-bid = from { MONEY($least) } to { MONEY($most) }
web-aside-rules-to = with { $names }

# Topics of a rulebook.
web-aside-topic-auction = Auctions
web-aside-topic-bankruptcy = Bankruptcy
web-aside-topic-build = Building
web-aside-topic-buy = Buying
web-aside-topic-cards = Cards
web-aside-topic-credit = Credit
web-aside-topic-debt = Debts
web-aside-topic-end = The end of the game
web-aside-topic-fortune = Fortune cards
web-aside-topic-go = The start
web-aside-topic-goal = The aim of the game
web-aside-topic-jail = Jail
web-aside-topic-lay-down = Laying down
web-aside-topic-mortgage = Mortgages
web-aside-topic-move = Moving
web-aside-topic-players-5-6 = Five and six players
web-aside-topic-rent = Rent
web-aside-topic-reward = The reward
web-aside-topic-sell = Selling buildings
web-aside-topic-setup = Setting up
web-aside-topic-shortage = When buildings run out
web-aside-topic-speed-die = The speed die
web-aside-topic-swap = Swapping
web-aside-topic-tax = Taxes
web-aside-topic-token = Tokens and stars
web-aside-topic-trade = Trading
web-aside-topic-turn = The turn
web-aside-topic-variant = Variants

## Chat

web-aside-chat-label = Messages
web-aside-chat-empty = No messages yet.
web-aside-chat-phrases = Say something
web-aside-chat-as = Say it as
web-aside-chat-text = Your message
web-aside-chat-send = Send
web-aside-chat-ready-only = This table chats in ready-made phrases. Everybody reads them in their own language.
web-aside-chat-listening = You are watching: you can read along, but not write.
web-aside-chat-mute = Mute { $name }
web-aside-chat-people = Who you see messages from
web-aside-chat-heard = { $name } says: { $remark }

## The table's menu

web-aside-pace = Speed of the bots
web-aside-pace-slow = Slow
web-aside-pace-normal = Normal
web-aside-pace-fast = Fast
web-aside-pace-at-once = Instant
web-aside-as = Speak for
web-aside-pause = Pause
web-aside-pause-hint = Nobody can act and no clock runs.
web-aside-go-on = Carry on playing
web-aside-to-end = Play on to the end
web-aside-to-end-hint = The bots play the rest at once.
web-aside-to-end-running = The bots are playing as fast as they can.
web-aside-pace-of-players = How fast the bots play is up to those who still play.
web-aside-watcher = Somebody watching
web-aside-take-back-free = Take back my last move
web-aside-take-back-ask = Ask to take back my last move
web-aside-take-back-hint = Nobody has seen the result yet, so you do not have to ask.
web-aside-take-back-ask-hint = Everybody must agree. The same dice and cards will come again.
web-aside-absent = Who is away
web-aside-absent-since = { $name } has been away for { $time }.
web-aside-absent-left = { $name } has left.
web-aside-absent-stand-in = The bot { $bot } plays for { $name }.
web-aside-stand-in = Let a bot play for { $name }
web-aside-stand-in-which = Which bot
web-aside-remove = Play on without { $name }
web-aside-stop = Stop now and count up
web-aside-stop-hint = Everybody must agree. The richest wins.
web-aside-leave = Leave the table
web-aside-leave-hint = Cautious choices are made for { $name } until somebody takes the seat. You can come back with the table’s link as long as the seat is free.
web-aside-resign = Give up the game
web-aside-resign-hint = { $name } leaves the game for good; the others play on.
web-aside-record-about = Every move so far as a file, as far as you may know it: what is hidden from you stays hidden in it.
web-aside-end-of-game = End the game
web-aside-sent = The table has been asked.
web-aside-rules-of-table = How this table plays
web-aside-kept-clock-none = No clock
web-aside-kept-clock = { $seconds } seconds per decision, plus { $minutes } minutes for the whole game
web-aside-kept-days = { $days ->
    [one] One day per decision
   *[other] { $days } days per decision
}
web-aside-kept-auction-none = Auctions in turn order, without a clock
web-aside-kept-auction = Auctions of { $seconds } seconds; after a late bid { $extend } are left
web-aside-kept-take-back-off = Moves cannot be taken back
web-aside-kept-take-back-own = You can take back a move while nobody has seen the result
web-aside-kept-take-back-ask = Moves can be taken back, if need be by a vote

## Votes

web-aside-vote-title = A vote
web-aside-vote-asks = { $name } asks the table: { $motion }?
web-aside-vote-count = { $yes } of { $needed } votes needed
web-aside-vote-yes = Yes
web-aside-vote-no = No
web-aside-vote-withdraw = Withdraw
web-aside-vote-yes-as = Yes, says { $name }
web-aside-vote-no-as = No, says { $name }
web-aside-vote-waiting = Not answered yet: { $names }

## Clocks

web-aside-clock-left = { $time } left
web-aside-clock-bank = { $time } left, from the reserve
web-aside-clock-bank-has = and { $time } in reserve
web-aside-clock-over = Time is up
web-aside-clock-game = { $time } to play
web-aside-clock-negotiation = { $time } to negotiate
web-aside-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## This device

web-aside-device-language = Language
web-aside-device-theme = Colours
web-aside-theme-system = Same as the device
web-aside-theme-light = Light
web-aside-theme-dark = Dark
web-aside-device-sound = Sound
web-aside-device-volume = Volume
web-aside-device-muted = Mute
web-aside-device-captions = Show sounds as text in the log
web-aside-device-try = Try it
web-aside-device-vibrate = Vibrate when it is my turn
web-aside-device-motion = Animation
web-aside-motion-full = Full
web-aside-motion-reduced = Reduced
web-aside-motion-off = None
web-aside-device-spoken = Read out by screen readers
web-aside-spoken-all = Everything
web-aside-spoken-mine = What concerns me
web-aside-spoken-decisions = Only my decisions
web-aside-device-play = While playing
web-aside-device-confirm = Ask again before large payments
web-aside-device-demand = { $name }: always demand rent
web-aside-device-demand-hint = Otherwise you demand it each time, and rent you do not demand is lost.
web-aside-device-coach = Explain each decision once
web-aside-device-coach-again = Show all explanations again
web-aside-device-coach-none = No explanation has been put away yet.
web-aside-device-letters = Single-key shortcuts (r rolls, e ends the turn …)
web-aside-device-text-size = Text size follows your browser’s setting.

## Keys

web-aside-keys-intro = They work while you are not typing. Tab moves from control to control as usual.
web-aside-keys-turn = Your turn
web-aside-keys-listen = Hear where things stand
web-aside-keys-replay = In a replay
web-aside-keys-board = On the board
web-aside-keys-page = The page
web-aside-key-space = Space
web-aside-key-enter = Enter
web-aside-key-escape = Esc
web-aside-key-arrows = Arrows
web-aside-key-page-up = Page up
web-aside-key-page-down = Page down
web-aside-key-home = Home
web-aside-key-end = End
web-aside-does-primary = the main button
web-aside-does-option = the option with this number
web-aside-does-roll = roll
web-aside-does-end = end the turn
web-aside-does-build = build
web-aside-does-trade = trade
web-aside-does-mortgage = mortgage
web-aside-does-raise = auction: bid the next step
web-aside-does-pass = auction: pass
web-aside-does-undo = take back
web-aside-does-cash = everybody’s cash
web-aside-does-where = where everybody stands
web-aside-does-last = the last event; again: the one before
web-aside-does-deed = the square in focus
web-aside-does-hand = from card to card in your hand
web-aside-does-squares = from square to square
web-aside-does-ten = ten squares forward or back
web-aside-does-start = to the start square
web-aside-does-group = to the next one of the group
web-aside-does-owner = to the next one of the same owner
web-aside-does-zoom = zoom in, zoom out
web-aside-does-rules = rules of this moment
web-aside-does-help = this list
web-aside-does-escape = close, or skip an animation
web-aside-does-replay-play = play or pause
web-aside-does-replay-stop = pause or close
web-aside-does-replay = one move back, one move forward
web-aside-does-replay-ends = to the beginning, to the end

## Said aloud

web-aside-say-cash = { $name } { MONEY($amount) }
web-aside-say-where = { $name } on { $square }
web-aside-say-where-jail = { $name } in jail
web-aside-say-out = { $name } is out
web-aside-say-nothing = Nothing has happened yet.
web-aside-say-no-deed = No square is in focus.
web-aside-say-connection-lost = Connection lost. Trying again.
web-aside-say-connection-back = Connected again.
web-aside-say-paused = The game is paused.
web-aside-say-going-on = The game continues.

web-aside-title-turn = ● { $name }’s turn
web-aside-title-rent = ● { $name }: ask for the rent
web-aside-title-watching = Watching: { $edition }

# The game waits for somebody at this device.
web-aside-call-negotiation = { $name }: trade, or say that you are ready.
web-aside-call-turn-start = { $name }, it is your turn: roll.
web-aside-call-jail-choice = { $name }, it is your turn, and you are in jail.
web-aside-call-choose-move = { $name }: choose where to move.
web-aside-call-go-choice = { $name }: upgrade your token?
web-aside-call-purchase = { $name }: { $square } costs { MONEY($price) }, you have { MONEY($cash) }. Buy it or let it be auctioned?
web-aside-call-card-choice = { $name }: the card gives you a choice.
web-aside-call-tax-choice = { $name }: choose the tax.
web-aside-call-roll-again = { $name }: roll again.
web-aside-call-turn-end = { $name }: end your turn when you are done.
web-aside-call-offer = { $name }: somebody offers you a trade.
web-aside-call-auction = { $high ->
    [0] { $name }: auction of { $lot }, no bid yet. Bid or pass.
   *[other] { $name }: auction of { $lot }, the bid is { MONEY($high) }. Bid or pass.
}
web-aside-call-debt = { $name }: you owe { MONEY($amount) } and have { MONEY($cash) } in cash.
web-aside-call-transfer = { $name }: you have received mortgaged deeds. Redeem or keep the mortgages?
web-aside-call-shortage-declare = { $name }: buildings are scarce. How many do you want?
web-aside-call-shortage-place = { $name }: place your building.
web-aside-call-rent-reaction = { $name }: do you want to play a fortune card?
web-aside-call-block-reaction = { $name }: do you want to block the card?
web-aside-call-other = { $name }: the game is waiting for you.
