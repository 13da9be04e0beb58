"""The bank of a real board: cards, bookings, requests, undo, an auction, rents and the counting at the end. Pure.

`actions` is what people can do, `profile` what a box says about its money.
"""
