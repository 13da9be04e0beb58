### Het bord: wat een vak zegt tegen wie de pagina hoort, en de paar letters erop.

web-board-label = Speelbord met { PLAIN($count) } vakken
web-board-number = { PLAIN($number) }
web-board-free = vrij, prijs { $price }
web-board-owned = van { $name }
web-board-mortgaged = met hypotheek
web-board-hidden-card = met een gesloten vermogenskaart
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
