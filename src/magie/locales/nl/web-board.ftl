### Het bord: wat een vak zegt tegen wie de pagina hoort, en de paar letters erop.

web-board-label = Speelbord met { PLAIN($count) } vakken
web-board-whole = Hele bord
web-board-number = { PLAIN($number) }
web-board-free = vrij, prijs { $price }
web-board-owned = van { $name }
web-board-mortgaged = met hypotheek
web-board-hidden-card = met een gedekte vermogenskaart
web-board-here = hier: { $names }
web-board-in-jail = { $name } (in de gevangenis)
web-board-star = { $name } ({ $star ->
    [one] { PLAIN($star) } ster
   *[other] { PLAIN($star) } sterren
})

## Op een vak is plaats voor één letter en voor korte bedragen

web-board-mortgage-letter = H
web-board-hotel-letter = H
web-board-thousands = { $number }K
web-board-millions = { $number }M

## Dobbelstenen

web-board-dice = Dobbelstenen: { $dice }
web-board-bus = bus
web-board-magie = Magie

## Een eigendomsbewijs

web-board-rent = Huur
web-board-rent-houses = { $count ->
    [one] met { PLAIN($count) } huis
   *[other] met { PLAIN($count) } huizen
}
web-board-rent-hotel = met hotel
web-board-rent-held = { PLAIN($count) } × { $group }
web-board-times-dice = { $amount } × ogen
web-board-price = Prijs
web-board-house-price = Een huis kost
web-board-hotel-price = Het hotel kost
web-board-mortgage = Hypotheekwaarde
web-board-due = Wie hier komt, betaalt nu { $amount }.
web-board-due-dice = Wie hier komt, betaalt { $amount } keer de ogen van de dobbelstenen.
web-board-due-mortgaged = Geen huur zolang er een hypotheek op rust.
web-board-due-jail = Geen huur zolang de eigenaar in de gevangenis zit.

## Vakken die van niemand kunnen zijn

web-board-salary = Salaris
web-board-salary-star = { $star ->
    [one] Salaris met { PLAIN($star) } ster
   *[other] Salaris met { PLAIN($star) } sterren
}
web-board-tax = Belasting
web-board-tax-share = of van alles wat je bezit
web-board-share = { PERCENT($share) }
web-board-fine = Vrijkopen kost
web-board-pot = In de pot
