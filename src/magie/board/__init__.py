"""The rules of the four board editions: plain typed functions over one fixed-layout record, turned into machine code.

Here belong: the record, what is legal, what an action does, chance nodes, the audit.
Here do not belong: input and output, clocks, random generators, names and sentences.
"""
