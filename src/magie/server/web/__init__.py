"""HTTP and WebSocket around the rooms: reads, validates, answers. Decides nothing about games."""
