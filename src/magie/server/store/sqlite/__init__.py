"""The store in one file, for one machine: SQLite from the standard library, one writing thread, one reading thread."""
