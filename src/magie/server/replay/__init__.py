"""Games that are over: recordings of every step, what can be counted in them, and records as files."""
