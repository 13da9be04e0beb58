### Running a table server: what the commands serve, admin and verify explain and say.

## Help

help-address = ADDRESS
help-folder = FOLDER
help-name = NAME
help-days = DAYS
help-digits = DIGITS
help-store = where the tables are kept: a file, sqlite:///file or postgresql://user@host/name; by default in your data folder, or what MAGIE_STORE says
help-serve-summary = run a table server for this computer, the house or the world
help-serve-description =
    Serves tables to browsers. Without options only this computer can reach it;
    the page can then let others in the house join.
help-serve-examples =
    magie serve --open
    magie serve --host 0.0.0.0
    magie serve --store postgresql://magie@localhost/magie --behind-proxy 127.0.0.1 --name play.example.org
    magie serve --store postgresql://magie@localhost/magie --processes 4
help-serve-host = address to listen on; 0.0.0.0 is all of this computer (default: 127.0.0.1, this computer only)
help-serve-port = port to listen on (default: 8000, or the next one that is free)
help-serve-open = open the page in a browser
help-serve-key = file with the key that signs seats; by default beside the tables, with PostgreSQL in the database
help-serve-editions = folder with edition files of your own; all are checked before the server starts
help-serve-behind-proxy = address or network of a proxy whose word is taken for where requests come from; can be repeated
help-serve-name = a name the server is called by in browsers; can be repeated
help-serve-bot-pace = how slow bots are: times the pace a table has chosen, 0 is at once (default: 1)
help-serve-processes = how many processes serve, side by side; more than one needs PostgreSQL (default: 1)
help-serve-limits = Limits, each for one address; this computer itself has none
help-serve-connections = connections at the same time (default: 64)
help-serve-all-connections = connections of all addresses together (default: 5000)
help-serve-rooms-per-hour = tables to open (default: 60)
help-serve-joins-per-minute = attempts to sit down or to find a code (default: 30)
help-serve-requests-per-minute = requests of any kind (default: 1200)
help-serve-frames-per-second = messages of one live connection (default: 15)
help-serve-log = which messages go to standard error, as JSON lines (default: warning)
help-admin-summary = back up, restore, clear out or list the tables of a server
help-admin-description =
    Looks after what a server keeps. All of it can be done while the server runs,
    except restore, which needs an empty store.
help-admin-examples =
    magie admin backup tables.jsonl
    magie admin restore tables.jsonl --store postgresql://magie@localhost/magie
    magie admin prune --older-than 90 --state over
    magie admin rooms --state playing
help-admin-action = what to do
help-admin-file = the backup; one that ends in .sqlite3 is a copy of the database itself
help-admin-older-than = clear out what has not changed for so many days
help-admin-state = only tables in this state
help-admin-dry-run = only say what would be cleared out
help-admin-limit = list at most so many (default: 50)
help-verify-summary = check the dice and cards of a game that was played on a server
help-verify-description =
    Computes every outcome of chance again from the secret the server had
    committed to and the contributions of the players. Exits with 1 if one differs.
help-verify-examples =
    magie verify game.jsonl
    magie verify game.jsonl --commitment 9f86d081...
help-verify-file = the record of a game that is over, as the page offers it for download
help-verify-commitment = the commitment you were shown before the game; it must be the one in the record
help-verify-contribution = what your own device contributed; it must be in the record

## magie serve

serve-listening = Magie listens on { $address } and is getting ready.
serve-ready = Ready: { $address } (Ctrl+C stops it)
serve-house = Others at home: { $addresses }
serve-no-house = This computer is not on a home network; nobody else can reach it.
serve-stopped = Stopped. All games are kept.
serve-other-port = Port { PLAIN($port) } is taken, so it is { PLAIN($free) } this time.
serve-port-taken = Port { PLAIN($port) } is taken. Free would be: --port { PLAIN($free) }
serve-all-taken = Port { PLAIN($port) } and those after it are taken. Choose another one with --port.
serve-runs-already = Magie is already running here: { $address }
serve-bad-port = A port is a number from 0 to 65535.
serve-bad-host = Cannot listen on { $host }: { $problem }.
serve-bad-proxy = --behind-proxy wants an address such as 127.0.0.1 or a network such as 10.0.0.0/8: { $problem }.
serve-no-folder = There is no folder { $folder }.
serve-limit-too-small = A limit is at least 1.
serve-bad-processes = --processes is a number from 1 to { $most }.
serve-processes-store = Several processes need PostgreSQL (--store postgresql://user@host/name). On one SQLite file they would hear of each other too late.
serve-processes-system = On this system a process cannot hand a connection to another one, so --processes is not possible. Several servers behind a proxy are: see the page about hosting.
serve-worker-failed = One of the server's processes could not start: { $problem }
serve-no-browser = No browser could be opened. Open { $address } yourself.
serve-no-client = The table server is running. This installation has no pages for browsers; programs find it under /api.
serve-key = { $reason ->
    [open] { $file } can be read by others. Only you may: chmod 600 { $file }
    [empty] { $file } holds no key. Remove it, and a new one is made; tokens of seats are void then.
   *[other] The key file cannot be used: { $problem }
}

## magie admin

admin-needs-file = magie admin { $action } needs a file.
admin-no-file = magie admin { $action } takes no file.
admin-needs-days = Say with --older-than how many days a table must have been quiet.
admin-bad-limit = --limit is at least 1.
admin-backed-up = { $rows ->
    [0] The database was copied to { $file }.
   *[other] { $rows } entries are in { $file }.
}
admin-private = Keep it private: it holds the secrets of games in play. The key that signs seats is a file of its own; keep a copy of it too.
admin-restored = { $rows } entries are in { $store } now.
admin-pruned = Cleared out: { $rooms } tables and { $records } uploaded records.
admin-would-prune = Would be cleared out: { $rooms } tables and { $records } uploaded records.
admin-rooms-total = { $shown } of { $total } tables.
admin-column-log = Log name
admin-column-edition = Edition
admin-column-state = State
admin-column-seats = Seats
admin-column-rows = Entries
admin-column-changed = Last change
admin-state-open = waiting
admin-state-playing = in play
admin-state-over = over

## magie verify

verify-fine = { $outcomes ->
    [one] Verified: the one outcome of chance is the one that follows from the secret and the contributions.
   *[other] Verified: all { $outcomes } outcomes of chance are those that follow from the secret and the contributions.
}
verify-commitment = Commitment: { $commitment }
verify-contribution = Contribution of { $name }: { $contribution }
verify-proves = This proves that the dice and cards were fixed by the secret and the contributions, that all contributions were fixed before any of them was known, and that nothing was changed afterwards, if the commitment above is the one you were shown before the game, your own contribution is listed, and everybody else listed sat at the table with you.
verify-proves-first = This record is of the older scheme. It proves that the dice and cards follow from the secret and the contributions, and were not changed afterwards. It does not prove that they were not chosen: whoever sat down last and knew the secret could try contributions until one suited them.
verify-silent = Counted without a contribution, because it was not revealed in time: { $name } (committed to { $commitment })
verify-does-not-prove = It does not prove that nobody knew: whoever ran the server held the secret and could have worked out what was coming.
verify-choice = Each seat had one choice all the same: to reveal its contribution, or to be counted without. Seats that were are listed above.
verify-failed = Not verified: { $reason ->
    [none] this record says nothing about its chance, because the game was not played on a server.
    [open] the secret is not revealed yet. Download the record again when the game is over.
    [commitment] the secret in the record is not the one that was committed to.
    [contribution] a contribution in the record is not the one its seat had committed to.
    [pools] what the record says about the piles of cards is not what lay in them by the rules.
    [outcome] outcome number { $outcome } is not the one that follows from the secret.
    [other-commitment] the commitment in the record is not the one you named.
    [not-mine] your contribution is not among those in the record.
   *[other] the record cannot be played. { $detail }
}
