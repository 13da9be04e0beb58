### Where the server keeps its tables, and what may be wrong with that place. Said to whoever runs the server.

store-taken = Somebody else was faster: this table’s log has { PLAIN($head) } entries now.
store-repeated = This was done before; it is entry { PLAIN($seq) } of the table’s log.
store-no-such-room = There is no table { $room }.
store-room-exists = There is already a table { $room }.
store-code-taken = The code { $join_code } belongs to another table.
store-unknown = The database went away before it answered; whether this was kept must be looked up. ({ $problem })
store-unavailable = The database cannot be used now, and nothing was changed. ({ $problem })
store-failing = { $cause ->
    [corrupt] The store of the tables is damaged, and nothing is kept any more. Stop the server, restore a backup and start it again.
    [full] The disk of the store is full, and nothing is kept until there is room. It goes on by itself then.
    [gone] The file of the store was deleted or moved away, and nothing is kept any more. Stop the server, put the file back or restore a backup, and start it again.
    [locked] Another program keeps the store locked, and nothing is kept until it lets go. It goes on by itself then.
    [read-only] The store can only be read, and nothing is kept until it may be written to. It goes on by itself then.
    [replaced] The file of the store was replaced by another one, and nothing is kept any more. Stop the server and start it again with the right file.
    [unreachable] The database of the store does not answer, and nothing is kept until it does. It goes on by itself then.
   *[io] The disk of the store reports errors, and nothing is kept until it works again. Look at the disk.
}
store-cannot-open = Cannot open { $address }: { $reason ->
    [address] this address cannot be read. { $problem }
    [damaged] the file is damaged. Move it away, then put a copy of the database in its place, or fill a new one with “magie admin restore”. ({ $problem })
    [exists] such a file already exists. Choose another name.
    [foreign] this database belongs to another program. Choose another file, or make a database for Magie alone.
    [full] the disk is full. Make room, then try again.
    [locked] another program keeps it locked. End that program, then try again.
    [no-database] the database server has no such database. Create it first. ({ $problem })
    [no-driver] PostgreSQL needs the package asyncpg, which is not installed. Install it with: { $problem }
    [no-path] the address names no file. Write it as sqlite:///folder/file.sqlite3
    [no-wal] SQLite cannot work safely on this drive. Choose a folder on a local disk.
    [not-a-database] it is not a database. Choose another file.
    [not-a-file] it is not a file. Name a file, not a folder.
    [permission] you may not write there. Change its permissions or choose another place.
    [refused] the database server does not let you in. Check name and password. ({ $problem })
    [scheme] Magie knows files, sqlite:// and postgresql:// only.
    [unreachable] the database server does not answer. Is it running? ({ $problem })
   *[other] { $problem }
}
store-newer = { $address } was written by a newer Magie: it has format { PLAIN($found) }, this Magie knows { PLAIN($known) }. Install the newer Magie again, or open a backup made before the upgrade.
store-bad-backup = This backup cannot be restored: { $problem ->
    [after-the-end] line { PLAIN($line) } comes after its end.
    [checksum] it has been changed since it was made; its checksum is wrong.
    [cut-short] it breaks off after line { PLAIN($line) }.
    [newer] it was made by a newer Magie. Install that one.
    [not-a-backup] the file is not a backup of Magie.
   *[unreadable] line { PLAIN($line) } cannot be read.
}
store-not-empty = { $address } already holds tables. A backup can only be restored into an empty place.
