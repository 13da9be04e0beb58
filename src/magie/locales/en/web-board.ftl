### The board: what a square says to somebody who hears the page, and the few letters printed on it.

web-board-label = Board with { PLAIN($count) } squares
web-board-number = { PLAIN($number) }
web-board-free = free, price { $price }
web-board-owned = owned by { $name }
web-board-mortgaged = mortgaged
web-board-hidden-card = with a hidden fortune card
web-board-here = here: { $names }
web-board-in-jail = { $name } (in jail)
web-board-star = { $name } ({ $star ->
    [one] { PLAIN($star) } star
   *[other] { PLAIN($star) } stars
})

## On a single square there is room for one letter, and for short amounts

web-board-mortgage-letter = M
web-board-hotel-letter = H
web-board-thousands = { $number }K
web-board-millions = { $number }M
