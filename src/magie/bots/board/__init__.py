"""Compiled players of the board editions: one policy whose parameters make the bots."""
