### De kaartlezer: gleuven, scherm, toetsen, en wat je moet doen.

## Het apparaat

web-reader = Kaartlezer
web-reader-cards = Kaarten naast de lezer
web-reader-card = Kaart { PLAIN($card) }, { $name }
web-reader-slot-left = Linkergleuf, krijgt, leeg
web-reader-slot-right = Rechtergleuf, betaalt, leeg
web-reader-slot-left-full = Linkergleuf: kaart { PLAIN($card) }, { $name }. Eruit halen
web-reader-slot-right-full = Rechtergleuf: kaart { PLAIN($card) }, { $name }. Eruit halen
web-reader-key-point = Komma, zonder kaart volume
web-reader-key-m = M, boekt miljoenen
web-reader-key-k = K, boekt duizenden
web-reader-key-go = GO: bedrag voor Start bijschrijven
web-reader-key-c = C: corrigeren, lang ingedrukt nieuw spel

## Wat het toont

web-reader-off = De kaartlezer staat uit.
web-reader-ready = Klaar.
web-reader-typed = Invoer: { $typed }
web-reader-balance = Kaart { PLAIN($card) }, { $name }: { MONEY($amount) }

## Wat je moet doen

web-reader-hint-empty = Steek links de kaart in die krijgt, en rechts de kaart die betaalt.
web-reader-hint-left = De bank betaalt aan { $left }: bedrag, dan M of K.
web-reader-hint-right = { $right } betaalt aan de bank: bedrag, dan M of K.
web-reader-hint-both = { $right } betaalt aan { $left }: bedrag, dan M of K.
web-reader-hint-booked = Geboekt. C neemt het terug zolang de kaarten erin zitten.
web-reader-choose-slot = { $name }: in welke gleuf?
web-reader-turn = Omdraaien
web-reader-busy = { $name } gebruikt de kaartlezer nu.
web-reader-reset = Nieuw spel: alle kaarten hebben dan weer het startbedrag.
web-reader-reset-yes = Nieuw spel
web-reader-reset-no = Nee

## Aan de tafel van een spel

web-reader-bank = De bank
web-reader-automatic = Elke betaling van het spel is hier te zien.
web-reader-booked = Geboekt: { $source } betaalt { MONEY($amount) } aan { $target }.
web-reader-banker = { $name } boekt.
web-reader-due = Te boeken: { $source } betaalt { MONEY($amount) } aan { $target }.
web-reader-wrong = In plaats daarvan geboekt: { $source } betaalt { MONEY($amount) } aan { $target }.
web-reader-correct = Met C corrigeren
web-reader-other-way = Boek het andersom terug.
web-reader-fill-in = Intypen, op M of K na
web-reader-nothing-due = Niets te boeken.
