### Das Brett: was ein Feld denen sagt, die die Seite hören, und die wenigen Buchstaben darauf.

web-board-label = Spielbrett mit { PLAIN($count) } Feldern
web-board-number = { PLAIN($number) }
web-board-free = frei, Preis { $price }
web-board-owned = gehört { $name }
web-board-mortgaged = mit Hypothek
web-board-hidden-card = mit verdeckter Vermögenskarte
web-board-here = hier: { $names }
web-board-in-jail = { $name } (im Gefängnis)
web-board-star = { $name } ({ $star ->
    [one] { PLAIN($star) } Stern
   *[other] { PLAIN($star) } Sterne
})

## Auf einem Feld ist Platz für einen Buchstaben und für kurze Beträge

web-board-mortgage-letter = H
web-board-hotel-letter = H
web-board-thousands = { $number }K
web-board-millions = { $number }M
