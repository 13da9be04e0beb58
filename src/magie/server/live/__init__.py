"""Rooms at work in this process: the race for the next row, seats and tokens, and telling every device."""
