"""Faults of the machine under a server that is played at: `python -m tests.server.faults`."""
