"""Compiled players of the card game."""
