# What people say and decide at a table: ready phrases, votes, clocks, and why something was not done.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-back-again = I’m back.
phrase-your-turn = It’s your turn.
phrase-lets-trade = Shall we trade?
phrase-good-offer = You’ll have to offer more.
phrase-no-deal = No deal.
phrase-goodbye = Goodbye!

motion-pause = Pause
motion-go-on = Carry on playing
motion-take-back = Take back
motion-stand-in = Let a bot play for { $name }
motion-remove = Play on without { $name }
motion-stop = Stop now and count up: the richest wins
ending-stopped = The table stopped the game; the richest wins.

decided-time = Time was up for { $name }; the cautious choice was made.
decided-gone = { $name } is away; the cautious choice was made.
decided-left = { $name } has left; the cautious choice was made.
decided-bot-failed = The bot { $name } was stuck; the cautious choice was made.

command-too-late = Too late: the hammer has fallen.
room-paused = The game is paused. Continue it first.
room-not-paused = The game is not paused.
room-vote-open = A vote is already open. Wait until it is decided.
room-vote-over = This vote is over.
room-no-vote = You have no vote in this.
room-seat-there = Somebody is still there for this seat.
room-seat-out = This seat is already out of the game.
room-take-back-off = Nothing can be taken back at this table.
room-take-back-seen = It is too late to take that back: others have seen or done something since.
room-nothing-to-take-back = There is nothing to take back.
room-no-free-text = This table chats in ready-made phrases only.
room-talk-slower = Let the others talk too; you can write again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}

room-no-reader = There is no card reader in this game.
room-no-such-lesson = There is no such lesson, or the table is set in another way.
room-booking-due = First the payment has to be booked at the reader.
room-booking-automatic = At this table the reader books by itself.
room-not-banker = Somebody else books at this table.
