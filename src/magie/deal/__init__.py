"""The card game: hands, trade piles, jokers and rounds, over its own record.

Here belong: the rules of the card game, compiled. The files have the names they have in board/.
Here do not belong: names, text, JSON (text/deal/) and card data (editions/cards/).
"""
