"""What all tests of the server share."""

from __future__ import annotations

from tests.server.postgres import _scratch, empty_postgres_url, postgres_server, postgres_url

__all__ = ["_scratch", "empty_postgres_url", "postgres_server", "postgres_url"]
