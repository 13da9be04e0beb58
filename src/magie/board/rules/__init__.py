"""The rules, one file per chapter of the rulebook.

Here belong: who may do what (`may_...`), what it does (`do_...`), and the arithmetic of the printed rules.
Here do not belong: input and output, clocks, random numbers, sentences. Files import only from those above them in
`ORDER` (docs/architecture.md).
"""
