### Setting up a game, and the room before it begins: seats, rules, and letting others in.

## Setting up

web-lobby-new = Set up a game
web-lobby-who = Who plays?
web-lobby-seat = Seat { PLAIN($number) }
web-lobby-name = Name
web-lobby-name-of = Name at seat { PLAIN($number) }
web-lobby-person = Person on this device
web-lobby-kind-bot = Bot
web-lobby-kind-open = Open seat
web-lobby-open-about = For anybody who comes with the link or the code.
web-lobby-add-person = Add a person here
web-lobby-add-bot = Add a bot
web-lobby-add-open = Add an open seat
web-lobby-remove = Remove seat { PLAIN($number) }
web-lobby-most = This game takes at most { $count }.
web-lobby-strength = Strength of the bot at seat { PLAIN($number) }
web-lobby-figure = Token
web-lobby-figure-of = Token at seat { PLAIN($number) }
web-lobby-figure-any = Any
web-lobby-demand = Always ask for rent
web-lobby-demand-hint = Without it you ask each time, and rent that nobody asks for is lost.
web-lobby-bot-random = Aimless
web-lobby-bot-novice = Beginner
web-lobby-bot-steady = Steady
web-lobby-bot-shrewd = Shrewd
web-lobby-bot-rollout = Thinks ahead

## Rules

web-lobby-rules = Which rules?
web-lobby-printed = As printed
web-lobby-printed-about = Exactly what the rulebook says. Every change you switch on stays visible during the game.
web-lobby-back-to-printed = Back to the printed rules
web-lobby-rules-variant = Variants from this rulebook
web-lobby-rules-loan = Borrowed from another rulebook
web-lobby-rules-house-rule = House rules
web-lobby-switched-on = { $count } on
web-lobby-excluded = Does not go with “{ $other }”.
web-lobby-needs = Needs “{ $other }”.
web-lobby-origin-refused = The rulebook of this game rules this out.
web-lobby-origin-house-rule = This is in no rulebook: families play it this way.
web-lobby-origin-loan = This comes from the rulebook of another edition.

## Settings a rule brings along

web-lobby-option-time-limit = Playing time in minutes
web-lobby-option-round-limit = Number of rounds
web-lobby-option-negotiation-seconds = Time to trade in minutes

## More

web-lobby-more = Cards, clocks and more
web-lobby-deck = Cards
web-lobby-deck-usual = { $name } (default)
web-lobby-deck-older = Older cards
web-lobby-deck-parker-1996 = Cards of 1996
web-lobby-deck-standard = The cards of this edition
web-lobby-deck-hasbro = Cards of the other German printing
web-lobby-skin = Names on the board
web-lobby-skin-printed = As printed
web-lobby-skin-nl = Dutch streets
web-lobby-skin-uk = London
web-lobby-skin-us = Atlantic City
web-lobby-pace = Speed of the bots
web-lobby-pace-slow = Slow
web-lobby-pace-normal = Normal
web-lobby-pace-fast = Fast
web-lobby-pace-at-once = Instant
web-lobby-clock = Time to think
web-lobby-clock-none = As long as you like
web-lobby-clock-decision = One minute per decision, and ten in reserve
web-lobby-clock-days = One day per decision
web-lobby-clock-about = When it runs out, a cautious choice is made for you; nobody loses the game that way.
web-lobby-auction = Auctions
web-lobby-auction-usual = Whatever suits the table
web-lobby-auction-clock = With a clock: fifteen seconds, longer after a late bid
web-lobby-auction-none = Without a clock, in turn order
web-lobby-booking = Payments on the card reader are made by
web-lobby-booking-automatic = the reader itself
web-lobby-booking-by-hand = the banker, by hand
web-lobby-take-back = Taking back moves
web-lobby-take-back-ask = Your own freely, others if everybody agrees
web-lobby-take-back-own = Only if nobody has seen the result
web-lobby-take-back-off = Never
web-lobby-free-text = Messages of your own besides the ready-made phrases
web-lobby-spectators = Anybody with the link may watch

## Opening it

web-lobby-begin = Start the game
web-lobby-open-room = Open the table
web-lobby-summary = { $people ->
    [0] { $bots ->
        [one] One bot
       *[other] { $bots } bots
    }
    [one] { $bots ->
        [0] One person
        [one] One person, one bot
       *[other] One person, { $bots } bots
    }
   *[other] { $bots ->
        [0] { $people } people
        [one] { $people } people, one bot
       *[other] { $people } people, { $bots } bots
    }
}
web-lobby-summary-open = { $open ->
    [one] one open seat
   *[other] { $open } open seats
}
web-lobby-problem-too-few = At least { $fewest } must play.
web-lobby-problem-too-many = At most { $most } can play.
web-lobby-problem-nameless = Everybody here needs a name.
web-lobby-problem-same-name = Two cannot both be called { $name }.
web-lobby-problem-nobody = There must be a seat for a person: yours, or an open one.

## The room before the game

web-lobby-title = The table is ready
web-lobby-code-is = Code
web-lobby-seats = At the table
web-lobby-you = you
web-lobby-here = here
web-lobby-there = online
web-lobby-away = offline
web-lobby-sit = Sit down here
web-lobby-leave = Give up the seat
web-lobby-leave-seat = { $name } gives up the seat
web-lobby-change = Change
web-lobby-change-seat = Change { $name }’s name and token
web-lobby-done = Done
web-lobby-cancel = Cancel
web-lobby-give-seat-to-bot = Give seat { PLAIN($number) } to a bot
web-lobby-open-up = Open it for a person
web-lobby-open-seat-up = Open seat { PLAIN($number) } for a person
web-lobby-fill-with-bots = Fill the empty seats with bots
web-lobby-watching = { $count ->
    [0] Nobody is watching.
    [one] One device is watching.
   *[other] { $count } devices are watching.
}
web-lobby-start = Start the game
web-lobby-not-full = { $count ->
    [one] One seat is still open. Wait for somebody, or give it to a bot.
   *[other] { $count } seats are still open. Wait for somebody, or give them to bots.
}
web-lobby-only-seated = Anybody at the table can start the game.
web-lobby-waiting = { $count ->
    [one] One seat is still open. The game can start when it is taken.
   *[other] { $count } seats are still open. The game can start when they are taken.
}
web-lobby-rematch-of = Another game with the same group. Whoever is missing is on the way.
web-lobby-joined = { $name } has sat down.
web-lobby-left = { $name } has given up the seat.
web-lobby-connection-lost = Connection lost. Trying again in { $seconds } s; it comes back by itself.
web-lobby-lost-seat = { $name } now plays on another device. You can watch here.

## Letting others in

web-lobby-invite = Invite others
web-lobby-invite-about = Send the link, show the picture to a phone’s camera, or read out the code.
web-lobby-link = Link
web-lobby-copy = Copy
web-lobby-copied = Copied
web-lobby-copy-by-hand = Selected: copy it with the keyboard or a long press.
web-lobby-picture = Picture with the link for a phone’s camera
web-lobby-house = Let others at home join
web-lobby-house-about = Only this computer can reach the table so far. If you allow it, phones and computers on the same network can join, and nobody from outside.
web-lobby-house-open = Allow
web-lobby-house-close = Close again
web-lobby-house-is-open = Open to your home network
web-lobby-house-elsewhere = Only the computer that runs Magie can let others in. Ask whoever is sitting there.
web-lobby-house-visitor = The first device has arrived.
web-lobby-house-waiting = Nobody has joined from another device yet.
web-lobby-house-other-links = Other addresses of this computer
web-lobby-house-trouble = Not working?
web-lobby-house-check-network = Is the phone on the same Wi-Fi, and not on mobile data or a guest network?
web-lobby-house-check-firewall = Is a firewall on this computer asking whether to let Python through? Allow it for private networks.
web-lobby-house-check-address = Try one of the other addresses above.
web-lobby-house-check-router = Some routers keep devices apart. Look for “client isolation” in the router’s settings and switch it off.

## Coming by a link

web-lobby-arriving = A seat at the table?
web-lobby-arriving-with = { $edition }, with { $names }.
web-lobby-arriving-first = { $edition }; nobody is here yet.
web-lobby-choose-seat = Which seat?
web-lobby-any-seat = Any
web-lobby-take = Sit down
web-lobby-watch = Watch only
web-lobby-all-taken = All seats are taken. You can watch.
web-lobby-running = The game has started. You can take a seat that somebody has left.
web-lobby-over = This game is over. You can see how it ended.
web-lobby-back-to-table = To the table

## Carrying a seat to another device

web-lobby-carry = Continue on another device
web-lobby-carry-seat = { $name }: continue on another device
web-lobby-carry-about = Open this link on the other device, or show it the picture. The seat then belongs to that device and no longer to this one. Whoever has the link has the seat.
web-lobby-carry-house = This link works on this computer only. For a phone, first let others at home join.
web-lobby-take-over = Move { $name }’s seat to this device?
web-lobby-take-over-about = You will play it here. The device that had it will be told.
web-lobby-take-over-yes = Play here
web-lobby-take-over-bad = This link does not carry a seat, or it has already been used.

web-lobby-tv = Show the table on a television
web-lobby-tv-hint = Large, without hands and buttons. Everybody keeps their cards on their own phone.

## Chance that can be checked

web-lobby-fair = Dice that can be checked
web-lobby-fair-about = The server has drawn a secret, and each device a random number of its own; these digits fix both before anybody knows the other. All dice and cards follow from both together. This page remembers the digits and compares them when the game is over. If you want to be quite sure, write them down.
web-lobby-fair-commitment = What the server has committed to
web-lobby-fair-seat = What { $name } has committed to
