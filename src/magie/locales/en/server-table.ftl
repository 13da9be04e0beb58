# What people say and decide at a table: ready phrases, votes, clocks, and why something was not done.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-back-again = Here I am again.
phrase-your-turn = It is your turn.
phrase-lets-trade = Shall we trade?
phrase-good-offer = Make me a better offer.
phrase-no-deal = No deal.
phrase-goodbye = Goodbye!

motion-pause = Pause
motion-go-on = Go on playing
motion-take-back = Take back
motion-stand-in = Let a bot play for { $name }
motion-remove = Play on without { $name }
motion-stop = Stop now and count: the richest wins
ending-stopped = The table stopped the game; the richest wins.

decided-time = Time was up for { $name }; the cautious choice was made.
decided-gone = { $name } is away; the cautious choice was made.
decided-left = { $name } has left; the cautious choice was made.
decided-bot-failed = The bot { $name } did not know what to do; the cautious choice was made.

command-too-late = Too late: the hammer has fallen.
room-paused = The game is paused. Go on first.
room-not-paused = The game is not paused.
room-vote-open = A vote is open already. Wait until it is decided.
room-vote-over = This vote is over.
room-no-vote = You have no vote in this.
room-seat-there = Somebody is there for this seat.
room-seat-out = This seat is out of the game already.
room-take-back-off = This table takes nothing back.
room-take-back-seen = Too late to take that back: others have seen or done something since.
room-nothing-to-take-back = There is nothing that could be taken back.
room-no-free-text = This table talks in ready phrases only.
room-talk-slower = Let the others speak too; in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} it is your turn again.

room-no-reader = There is no card reader in this game.
room-booking-due = First the payment has to be booked at the reader.
room-booking-automatic = At this table the reader books by itself.
room-not-banker = Somebody else books at this table.
