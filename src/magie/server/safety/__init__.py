"""What keeps a server on its feet whatever is sent to it. Nothing here imports the engine."""
