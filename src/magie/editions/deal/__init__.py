"""Card editions: what their files may say, whether it fits together, and the numbers the rules read.

Here belong: everything about edition files that only the card game has.
Here do not belong: the files themselves, which lie in a folder for each edition (cards/).
"""
