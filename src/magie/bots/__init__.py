"""Players that are no people.

Here belong: policies that choose among legal actions, compiled ones for millions of decisions and plain ones for a
table.
Here do not belong: rules, and anything that looks at what a seat may not know.
"""
