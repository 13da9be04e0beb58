### Das Brett: was ein Feld denen sagt, die die Seite hören, und die wenigen Buchstaben darauf.

web-board-label = Spielbrett mit { PLAIN($count) } Feldern
web-board-whole = Ganzes Brett
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

## Würfel

web-board-dice = Würfel: { $dice }
web-board-bus = Bus
web-board-magie = Magie

## Eine Besitzrechtkarte

web-board-rent = Miete
web-board-rent-houses = { $count ->
    [one] mit { PLAIN($count) } Haus
   *[other] mit { PLAIN($count) } Häusern
}
web-board-rent-hotel = mit Hotel
web-board-rent-held = { PLAIN($count) } × { $group }
web-board-times-dice = { $amount } × Augen
web-board-price = Preis
web-board-house-price = Ein Haus kostet
web-board-hotel-price = Das Hotel kostet
web-board-mortgage = Hypothekenwert
web-board-due = Wer hier landet, zahlt jetzt { $amount }.
web-board-due-dice = Wer hier landet, zahlt { $amount } je Würfelauge.
web-board-due-mortgaged = Keine Miete, solange eine Hypothek darauf liegt.
web-board-due-jail = Keine Miete, solange der Besitzer im Gefängnis sitzt.

## Felder, die niemandem gehören können

web-board-salary = Gehalt
web-board-salary-star = { $star ->
    [one] Gehalt mit { PLAIN($star) } Stern
   *[other] Gehalt mit { PLAIN($star) } Sternen
}
web-board-tax = Steuer
web-board-tax-share = oder von allem, was du besitzt
web-board-share = { PERCENT($share) }
web-board-fine = Freikaufen kostet
web-board-pot = Im Topf
