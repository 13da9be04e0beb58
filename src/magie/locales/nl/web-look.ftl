### Woorden op knoppen en velden die overal voorkomen.

web-look-really = Echt? { PLAIN($seconds) }
web-look-close = Sluiten
web-look-less = Minder
web-look-more = Meer
web-look-amount-at-most = Hoogstens { $amount }.
web-look-amount-at-least = Minstens { $amount }.
web-look-amount-in-steps = In stappen van { $amount }.
web-look-why = Waarom?
web-look-rule = Regel lezen

## De figuren die je kunt kiezen

web-look-figure-lantern = Lantaarn
web-look-figure-kite = Vlieger
web-look-figure-teapot = Theepot
web-look-figure-compass = Kompas
web-look-figure-snail = Slak
web-look-figure-anchor = Anker
web-look-figure-acorn = Eikel
web-look-figure-bicycle = Fiets
web-look-figure-scooter = Step
web-look-figure-plane = Papieren vliegtuig
web-look-figure-car = Auto
web-look-figure-boat = Zeilboot
