"""Banks for real boards on the server: a room of its own kind, on the same store."""
