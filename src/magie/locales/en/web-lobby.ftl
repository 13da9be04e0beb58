### Setting up a game, and the room before it begins: seats, rules, and letting others in.

## Setting up

web-lobby-new = Set up a game
web-lobby-who = Who plays?
web-lobby-seat = Seat { PLAIN($number) }
web-lobby-name = Name
web-lobby-name-of = Name at seat { PLAIN($number) }
web-lobby-person = Person here
web-lobby-kind-bot = Bot
web-lobby-kind-open = Open seat
web-lobby-open-about = For whoever comes by the link or the code.
web-lobby-add-person = Add a person here
web-lobby-add-bot = Add a bot
web-lobby-add-open = Add an open seat
web-lobby-remove = Take seat { PLAIN($number) } away
web-lobby-most = { $count } is the most at this game.
web-lobby-strength = Strength of the bot at seat { PLAIN($number) }
web-lobby-figure = Figure
web-lobby-figure-of = Figure at seat { PLAIN($number) }
web-lobby-figure-any = Any
web-lobby-bot-random = Aimless
web-lobby-bot-novice = Beginner
web-lobby-bot-steady = Steady
web-lobby-bot-shrewd = Shrewd
web-lobby-bot-rollout = Thinks ahead

## Rules

web-lobby-rules = By which rules?
web-lobby-printed = As printed
web-lobby-printed-about = Exactly what the rulebook says. Every change you switch on stays in sight during the game.
web-lobby-back-to-printed = Back to the printed rules
web-lobby-rules-variant = Variants from this rulebook
web-lobby-rules-loan = Borrowed from another rulebook
web-lobby-rules-house-rule = House rules
web-lobby-switched-on = { $count } on
web-lobby-excluded = Does not go together with “{ $other }”.
web-lobby-needs = Needs “{ $other }”.
web-lobby-origin-refused = The rulebook of this game rules this out.
web-lobby-origin-house-rule = This stands in no rulebook: families play it.
web-lobby-origin-loan = This comes from the rulebook of another edition.

## Settings a rule brings along

web-lobby-option-time-limit = Playing time in minutes
web-lobby-option-round-limit = Number of rounds
web-lobby-option-negotiation-seconds = Time to bargain in minutes

## More

web-lobby-more = Cards, names, clocks and more
web-lobby-deck = Cards
web-lobby-deck-usual = { $name } (usual)
web-lobby-deck-older = Older cards
web-lobby-deck-parker-1996 = Cards of 1996
web-lobby-deck-standard = The cards of this edition
web-lobby-deck-hasbro = Cards of the other German printing
web-lobby-skin = Names on the board
web-lobby-skin-printed = As printed
web-lobby-skin-nl = Dutch streets
web-lobby-skin-uk = London
web-lobby-skin-us = Atlantic City
web-lobby-pace = How fast bots play
web-lobby-pace-slow = Slowly
web-lobby-pace-normal = At an easy pace
web-lobby-pace-fast = Fast
web-lobby-pace-at-once = At once
web-lobby-clock = Time to think
web-lobby-clock-none = As long as you like
web-lobby-clock-decision = One minute for each decision, and ten in reserve
web-lobby-clock-days = One day for each decision
web-lobby-clock-about = When it is over the cautious choice is made; nobody loses because of that.
web-lobby-auction = Auctions
web-lobby-auction-usual = As it suits the table
web-lobby-auction-clock = With a clock: fifteen seconds, longer after a late bid
web-lobby-auction-none = Without a clock, one after the other
web-lobby-booking = At the card reader books
web-lobby-booking-automatic = the reader itself
web-lobby-booking-by-hand = the banker, by hand
web-lobby-take-back = Taking back
web-lobby-take-back-ask = Own moves freely, others if all agree
web-lobby-take-back-own = Only what nobody has seen the consequences of
web-lobby-take-back-off = Never
web-lobby-free-text = Free messages besides the ready phrases
web-lobby-spectators = Whoever has the link may watch

## Opening it

web-lobby-begin = Begin the game
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
web-lobby-problem-nobody = A seat for a person is missing: yours, or an open one.

## The room before the game

web-lobby-title = The table is set
web-lobby-code-is = Code
web-lobby-seats = At the table
web-lobby-you = you
web-lobby-here = here
web-lobby-there = there
web-lobby-away = not there right now
web-lobby-sit = Sit down here
web-lobby-leave = Stand up
web-lobby-leave-seat = { $name } stands up
web-lobby-change = Change
web-lobby-change-seat = Change name and figure of { $name }
web-lobby-done = Done
web-lobby-cancel = Cancel
web-lobby-give-seat-to-bot = Give seat { PLAIN($number) } to a bot
web-lobby-open-up = Open for a person
web-lobby-open-seat-up = Open seat { PLAIN($number) } for a person
web-lobby-fill-with-bots = Fill the rest with bots
web-lobby-watching = { $count ->
    [0] Nobody is watching.
    [one] One device is watching.
   *[other] { $count } devices are watching.
}
web-lobby-start = Begin the game
web-lobby-not-full = { $count ->
    [one] One seat is still open. Wait for somebody, or give it to a bot.
   *[other] { $count } seats are still open. Wait for somebody, or give them to bots.
}
web-lobby-only-seated = Those at the table begin the game.
web-lobby-waiting = { $count ->
    [one] One seat is still open. The game can begin when it is filled.
   *[other] { $count } seats are still open. The game can begin when they are filled.
}
web-lobby-rematch-of = Another game of the same party. Whoever is still missing is on the way.
web-lobby-joined = { $name } has sat down.
web-lobby-left = { $name } has stood up.
web-lobby-connection-lost = Connection lost. Next try in { $seconds } s; it comes back by itself.
web-lobby-lost-seat = { $name } is played on another device now. Here you can watch.

## Letting others in

web-lobby-invite = Let others join
web-lobby-invite-about = Send the link, show the picture to a phone’s camera, or read out the code.
web-lobby-link = Link
web-lobby-copy = Copy
web-lobby-copied = Copied
web-lobby-copy-by-hand = Selected: copy it with your keyboard or a long press.
web-lobby-picture = Picture with the link for a phone’s camera
web-lobby-house = Let others in this house join
web-lobby-house-about = So far only this computer can reach the table. When you allow it, phones and computers in the same network can come in; nobody from outside.
web-lobby-house-open = Allow it
web-lobby-house-close = Lock up again
web-lobby-house-is-open = Open for this house
web-lobby-house-elsewhere = Only the computer Magie runs on can let others in. Ask whoever sits there.
web-lobby-house-visitor = The first device has arrived.
web-lobby-house-waiting = Nobody has come from another device yet.
web-lobby-house-other-links = Other addresses of this computer
web-lobby-house-trouble = It does not work?
web-lobby-house-check-network = Is the phone in the same wireless network, and not in mobile data or a guest network?
web-lobby-house-check-firewall = Does a firewall on this computer ask whether Python may be reached? Allow it for private networks.
web-lobby-house-check-address = Try one of the other addresses above.
web-lobby-house-check-router = Some routers keep devices apart. Look for “client isolation” in theirs and switch it off.

## Coming by a link

web-lobby-arriving = A seat at the table?
web-lobby-arriving-with = { $edition }, with { $names }.
web-lobby-arriving-first = { $edition }; nobody is there yet.
web-lobby-choose-seat = Which seat?
web-lobby-any-seat = Any
web-lobby-take = Sit down
web-lobby-watch = Watch only
web-lobby-all-taken = All seats are taken. You can watch.
web-lobby-running = The game is on. A seat somebody left can be taken.
web-lobby-over = This game is over. You can look at how it ended.
web-lobby-back-to-table = To the table

## Carrying a seat to another device

web-lobby-carry = Play on with another device
web-lobby-carry-seat = { $name }: play on with another device
web-lobby-carry-about = Open this link on the other device, or show it the picture. The seat then belongs to that device, and no longer to this one. Whoever has the link has the seat.
web-lobby-carry-house = This link is good on this computer only. For a phone, first let others in this house join.
web-lobby-take-over = Take the seat of { $name } to this device?
web-lobby-take-over-about = It will be played here then. The device that had it is told.
web-lobby-take-over-yes = Play here
web-lobby-take-over-bad = This link does not carry a seat, or it was used already.

web-lobby-tv = Show the table on a television
web-lobby-tv-hint = Large, without hands and without buttons. Everybody keeps their hand on their own phone.

## Chance that can be checked

web-lobby-fair = Dice that can be checked
web-lobby-fair-about = The server has drawn a secret, and each device chance of its own; both are fixed by these digits before anybody knows the other. From both together all dice and cards follow. This page remembers the digits and compares them when the game is over. Whoever wants to be quite sure notes them.
web-lobby-fair-commitment = What the server has committed itself to
web-lobby-fair-seat = What { $name } has committed to
