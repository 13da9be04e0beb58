### Where the server keeps its tables, and what may be wrong with that place. Said to whoever runs the server.

store-taken = Somebody else was faster: this table’s log has { PLAIN($head) } entries now.
store-repeated = This was done before; it is entry { PLAIN($seq) } of the table’s log.
store-no-such-room = There is no table { $room }.
store-room-exists = There is a table { $room } already.
store-code-taken = The code { $join_code } belongs to another table.
store-unknown = The database went away before it answered; whether this was kept must be looked up. ({ $problem })
store-unavailable = The database cannot be used now, and nothing was changed. ({ $problem })
store-cannot-open = Cannot open { $address }: { $reason ->
    [address] this address cannot be read. { $problem }
    [damaged] the file is damaged. Restore a backup. ({ $problem })
    [exists] there is such a file already. Choose another name.
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
store-not-empty = { $address } holds tables already. A backup can only be restored into an empty place.
