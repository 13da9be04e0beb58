### Words on controls that appear everywhere.

web-look-really = Really? { PLAIN($seconds) }
web-look-close = Close
web-look-less = Less
web-look-more = More
web-look-amount-at-most = At most { $amount }.
web-look-amount-at-least = At least { $amount }.
web-look-amount-in-steps = In steps of { $amount }.
web-look-why = Why?
web-look-rule = Read the rule

## The figures one can choose

web-look-figure-lantern = Lantern
web-look-figure-kite = Kite
web-look-figure-teapot = Teapot
web-look-figure-compass = Compass
web-look-figure-snail = Snail
web-look-figure-anchor = Anchor
web-look-figure-acorn = Acorn
web-look-figure-bicycle = Bicycle
web-look-figure-scooter = Scooter
web-look-figure-plane = Paper plane
web-look-figure-car = Car
web-look-figure-boat = Sailing boat
