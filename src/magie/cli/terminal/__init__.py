"""The table in the terminal: drawing, asking, saving.

Here belongs everything about screen and keyboard, and no rule of any game.
"""
