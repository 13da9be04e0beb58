"""The rules, one file per chapter of the rulebook.

Here belong: who may do what (`may_...`), what it does (`do_...`), and the arithmetic of the printed rules.
Here do not belong: input and output, clocks, random numbers, sentences. No two files import each
other (tests/architecture holds that).
"""
