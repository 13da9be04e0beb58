# What the table server says when it does not do something. $detail is for developers and stays out of the sentences.

command-unreadable = That could not be understood. Nothing has changed.
command-too-large = That is too large; at most { $most } bytes are accepted.
command-stale = Things have changed in the meantime. Please look again.
command-which-seat = Several seats are played here: which one is meant?
command-no-path = There is nothing at this address.
command-no-method = This address does not accept that.
command-unavailable = The table cannot save anything right now. Please try again in a moment.
command-chance-next = From here on the dice or the cards decide.

room-not-found = There is no such table.
room-code-unknown = No table has this code. Check the letters, or ask for the link.
room-code-of-bank = This code belongs to a bank for a real board. Open it there.
room-edition-unknown = This server does not offer the edition { $edition }.
room-bot-unknown = There is no bot { $bot } for this edition.
room-bot-setting = On this server the setting { $setting } of a bot is a number from { $least } to { $most }.
room-no-such-seat = This table has no such seat.
room-no-such-step = There is no such step: this game has { $last }.
room-full = All seats are taken. You can watch.
room-seat-taken = Somebody is already sitting there. Choose another seat.
room-seat-moved = This seat is now played on another device.
room-name-taken = Somebody at this table already has that name. Choose another one.
room-no-right = Only others at this table can do that.
room-token = This invitation was not made here, or it is damaged. Ask for a new link.
room-started = The game has already started.
room-not-started = The game has not started yet.
room-seats-open = { $count ->
    [one] One seat is still open. Fill it, or give it to a bot.
   *[other] { $count } seats are still open. Fill them, or give them to bots.
}
room-over = This game is over.
room-not-over = This game is not over yet.
room-read-only = This game was started with Magie { $engine } and cannot be continued with { $here }. You can still view it.
room-no-advice = At this table the server gives no advice.
room-no-debt = You have no debt to pay right now.
room-no-hand = There is a hand to lay down only in the card game.
room-no-spectators = Nobody may watch at this table.
room-closing = The server is stopping. Your game is kept; come back in a moment.
room-record-broken = { $kind ->
    [empty] This file is empty.
    [header] This is not a record of Magie: the first line should say what was played.
    [json] Line { $line } is damaged: it is not JSON. Perhaps the file was cut off or changed.
    [object] Line { $line } is damaged: it says neither who acted nor what chance decided.
    [line] Line { $line } is damaged: it says neither who acted nor what chance decided.
    [seat] Line { $line } does not say who acted.
    [data] This game was played with different data of its edition than this server has, so it cannot be replayed here.
    [setup] No game can be set up as the first line says: check the seats, variants and options.
    [position] The position this game begins with is not possible.
    [hidden] Line { $line } is hidden: this record was made while the game was running. Download it again when the game is over.
    [unknown] Line { $line } names something this edition does not know.
    [rule] Line { $line } is not possible there: { $why }
    [course] From line { $line } on, the game would take a different course. The file was changed, or played with another version.
    [unfair] The dice and cards of this record do not follow from the secret it names: it was changed.
    [long] This record is too long; at most { $line } lines are accepted.
    [wide] Line { $line } is longer than any line of a record.
    [slow] Replaying this record takes more computing time than this server spends on a file; it stopped at line { $line }.
   *[other] Line { $line } is not possible there.
}
room-record-foreign = Only records of the editions on this server can be checked, and { $edition } is not among them.
room-record-not-found = There is no such record.

room-setup-always-demand = Only a seat at the table can always demand rent.
room-setup-banker = The banker must be one of the seats.
room-setup-banker-must-play = There are too few of you for a banker who does not play.
room-setup-deal-too-dear = The starting money of this edition may not be enough for the deeds that are dealt.
room-setup-dealer = The dealer must be one of the seats.
room-setup-names = A name has 1 to 40 characters.
room-setup-no-such-seat = This table has no such seat.
room-setup-option-out-of-range = One of the options is out of range.
room-setup-players = This edition is for a different number of players.
room-setup-skin = These names do not fit this board.
room-setup-switch-meaningless = One of the variants would change nothing in this edition.
room-setup-switch-refused = The rulebook of this edition rules out one of the variants.
room-setup-token-taken = Somebody already has this token.
room-setup-tokens = This edition has no such token.
room-setup-unknown-bot = There is no such bot.
room-setup-unknown-deck = This edition has no such deck.
room-setup-unknown-option = This edition has no such option.
room-setup-unknown-variant = This edition has no such variant.
room-setup-variant-needs = One of the variants needs another one.
room-setup-variant-twice = A variant was chosen twice.
room-setup-variants-exclude = Two of the variants cannot be combined.
