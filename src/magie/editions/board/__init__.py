"""Board editions: what their files may say, whether it fits together, and the numbers the rules read.

Here belong: everything about edition files that only boards have, skins and loans among it.
Here do not belong: the files themselves, which lie in a folder for each edition (classic/, tempo/ ...).
"""
