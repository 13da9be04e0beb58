"""The store in PostgreSQL, for several server processes: asyncpg (extra `postgres`), LISTEN/NOTIFY between them."""
