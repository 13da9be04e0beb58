"""Where rooms and their logs are kept: SQLite for one machine, PostgreSQL for several, one interface.

    store = await open_store()                      # SQLite in the user's data folder
    store = await open_store("postgresql://...")

The log is the lock: whoever appends with the next number has won; see `base.Store`.
"""

from __future__ import annotations

from magie.server.store.base import NewRoom, NewRow, Store
from magie.server.store.errors import StoreError
from magie.server.store.open import open_store

__all__ = ["NewRoom", "NewRow", "Store", "StoreError", "open_store"]
