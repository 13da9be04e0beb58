### Wörter an Bedienelementen, die überall vorkommen.

web-look-really = Wirklich? { PLAIN($seconds) }
web-look-close = Schließen
web-look-less = Weniger
web-look-more = Mehr
web-look-amount-at-most = Höchstens { $amount }.
web-look-amount-at-least = Mindestens { $amount }.
web-look-amount-in-steps = In Schritten von { $amount }.
web-look-why = Warum?
web-look-rule = Regel lesen

## Die Figuren, die man wählen kann

web-look-figure-lantern = Laterne
web-look-figure-kite = Drachen
web-look-figure-teapot = Teekanne
web-look-figure-compass = Kompass
web-look-figure-snail = Schnecke
web-look-figure-anchor = Anker
web-look-figure-acorn = Eichel
web-look-figure-bicycle = Fahrrad
web-look-figure-scooter = Roller
web-look-figure-plane = Papierflieger
web-look-figure-car = Auto
web-look-figure-boat = Segelboot
