### The start page: play at once, set up a game, join one, go on with one; and what is said when a page cannot be shown.

web-start-name = Magie
web-start-claim = Buy streets, build houses, haggle and bid: an evening at the board, with friends or against bots.
web-start-promise = No account, no ads, and no internet needed.
web-start-language = Language
web-start-to-light = Switch to light colours
web-start-to-dark = Switch to dark colours
web-start-home = Magie, to the start page

## Play at once

web-start-your-name = Your name
web-start-default-name = Guest
web-start-play = Play now
web-start-play-about = { $bots ->
    [one] { $edition } against one bot
   *[other] { $edition } against { $bots } bots
}
web-start-new-game = Set up a game
web-start-teach = Teach me: { $count } short lessons
web-start-rules = Read the rules

## Editions

web-start-editions = Which game?
web-start-players = { $fewest } to { $most } players
web-start-squares = { $count } squares
web-start-names-in = { $language ->
    [de] German names
    [nl] Dutch names
    [en] English names
   *[other] names in another language
}
web-start-rulebook-classic = Follows the German Monopoly rulebook in DM.
web-start-rulebook-tempo = Follows the German Monopoly rulebook of 2012 with the speed die.
web-start-rulebook-banking = Follows the German rulebook of Monopoly Banking of 2005.
web-start-rulebook-millionaire = Follows the German rulebook of Monopoly Millionaire of 2012.
web-start-rulebook-cards = Follows the Dutch rulebook of the Monopoly card game.
web-start-rulebook-own = This server’s own edition.

## Join

web-start-join = Join a table
web-start-code = Table code
web-start-code-hint = Five letters and digits. The whole link works too.
web-start-code-go = Find the table
web-start-code-missing = Type the code that somebody at the table gave you.
web-start-bank = Bank for a real board
web-start-bank-about = Do you have a board on the table? Then Magie is the bank, and your phones are the bank cards.

## My games

web-start-games = Your games
web-start-game-mine = Your turn
web-start-game-waits-for = Waiting for { $name }
web-start-game-others = Waiting for others
web-start-game-lobby = Not started yet
web-start-game-over = Over
web-start-game-unknown = One moment
web-start-game-gone = No longer there
web-start-game-with = with { $names }
web-start-game-alone = nobody else yet
web-start-game-go-on = Continue: { $edition }, { $names }
web-start-forget = Forget
web-start-forget-game = Forget this game: { $edition }, { $names }
web-start-forget-hint = Forgetting a game gives up your seat on this device. The game itself stays.
web-start-all-games = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}

## The first start

web-start-preparing = Getting ready, just this once
web-start-preparing-about = The rules are being turned into machine code, so that bots think fast. It takes about half a minute, just this once.
web-start-preparing-percent = { $percent } %
web-start-preparing-minutes = { $count ->
    [one] about one minute left
   *[other] about { $count } minutes left
}
web-start-preparing-seconds = about { $count } seconds left
web-start-preparing-soon = nearly done
web-start-preparing-began = just started
web-start-preparing-choose = Choose your game in the meantime. This page continues by itself.
web-start-preparing-wished = { $edition } starts by itself as soon as everything is ready.
web-start-preparing-not-yet = Not yet after all

## When something does not work

web-start-unreachable = Magie does not answer
web-start-unreachable-about = Perhaps it was closed, or the network is down. This page keeps trying and then continues by itself.
web-start-waiting = One moment …
web-start-try-again = Try again
web-start-lost = There is nothing at this address
web-start-lost-about = Check the link, or go to the start page.
web-start-to-start = To the start page
web-start-problem = This cannot be shown
web-start-problem-code = Details: { $code }

## Small print

web-start-independent = Magie follows the rulebooks of five editions of Monopoly. It is an independent project, not affiliated with or endorsed by Hasbro, whose trademark it is.
web-start-version = Version { $version }

## The rules of an edition

web-start-rules-of = The rules: { $edition }
web-start-rules-about = Every rule in our own words, in the order of the printed rulebook.
web-start-rules-search = Search the rules
web-start-rules-found = { $count ->
    [0] No rule contains these words.
    [one] One rule
   *[other] { $count } rules
}
web-start-rules-ours = our own

## A record somebody has kept

web-start-record = Watch a game again
web-start-record-file = Record of a game
web-start-record-hint = The file that was saved at the end of a game. It ends in .jsonl.
web-start-record-checking = Replaying the game …
