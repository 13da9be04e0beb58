"""A pool of connections whose commits are on the disk when they return, to tables that are up to date."""

from __future__ import annotations

from typing import Any

from magie.server.store.errors import CannotOpen, NewerSchema
from magie.server.store.postgres import driver
from magie.server.store.schema import POSTGRES, SCHEMA_VERSION, steps

MOST_CONNECTIONS = 8
# Any number, the same for every Magie: whoever upgrades holds it, the others wait and find the work done.
UPGRADE_LOCK = 0x4D616769
# Rows are written that are as before.
WRITE_NOTHING = "UPDATE magie_schema SET version = version"


async def open_pool(address: str) -> Any:
    """Bring the tables up to date and return the pool."""
    asyncpg = driver.asyncpg(address)
    try:
        connection = await asyncpg.connect(address, timeout=driver.SECONDS_TO_CONNECT)
        try:
            await _upgrade(connection, address)
            # A server may be set to answer before the disk has it. Then a power cut loses what was acknowledged.
            careless = await connection.fetchval("SELECT current_setting('synchronous_commit')") == "off"
        finally:
            await connection.close(timeout=driver.SECONDS_TO_CONNECT)
        return await asyncpg.create_pool(
            address,
            min_size=1,
            max_size=MOST_CONNECTIONS,
            timeout=driver.SECONDS_TO_CONNECT,
            command_timeout=driver.SECONDS_TO_ANSWER,
            server_settings={"synchronous_commit": "on"} if careless else {},
            reset=_nothing_to_reset,
        )
    except CannotOpen:
        raise
    except (ValueError, asyncpg.ClientConfigurationError) as problem:
        raise CannotOpen(driver.without_password(address), "address", str(problem)) from problem
    except Exception as problem:
        if not driver.is_trouble(problem) and not isinstance(problem, asyncpg.PostgresError):
            raise
        raise driver.while_opening(address, problem) from problem


async def _nothing_to_reset(connection: Any) -> None:
    """We leave no traces in a session, so the question to forget them, sent after every use, can be saved."""


async def _upgrade(connection: Any, address: str) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", UPGRADE_LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS magie_schema(version INTEGER NOT NULL PRIMARY KEY)")
        found = await connection.fetchval("SELECT coalesce(max(version), 0) FROM magie_schema")
        if found > SCHEMA_VERSION:
            raise NewerSchema(driver.without_password(address), found, SCHEMA_VERSION)
        for number, statements in steps(POSTGRES, found):
            for statement in statements:
                await connection.execute(statement)
            await connection.execute("INSERT INTO magie_schema(version) VALUES ($1)", number)
