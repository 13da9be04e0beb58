"""What a client may ask without changing the game: dry runs, rents and wealth, plans for a debt, hands of cards."""
