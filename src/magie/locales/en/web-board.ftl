### The board: what a square says to somebody who hears the page, and the few letters printed on it.

web-board-label = Board with { PLAIN($count) } squares
web-board-whole = Whole board
web-board-number = { PLAIN($number) }
web-board-free = free, price { $price }
web-board-owned = belongs to { $name }
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

## Dice

web-board-dice = Dice: { $dice }
web-board-bus = bus
web-board-magie = Magie

## A deed

web-board-rent = Rent
web-board-rent-houses = { $count ->
    [one] with { PLAIN($count) } house
   *[other] with { PLAIN($count) } houses
}
web-board-rent-hotel = with a hotel
web-board-rent-held = { PLAIN($count) } × { $group }
web-board-times-dice = { $amount } × dice
web-board-price = Price
web-board-house-price = A house costs
web-board-hotel-price = The hotel costs
web-board-mortgage = Mortgage value
web-board-due = Whoever lands here now pays { $amount }.
web-board-due-dice = Whoever lands here pays { $amount } times the dice.
web-board-due-mortgaged = No rent while it is mortgaged.
web-board-due-jail = No rent while the owner is in jail.

## Squares that nobody can own

web-board-salary = Salary
web-board-salary-star = { $star ->
    [one] Salary with { PLAIN($star) } star
   *[other] Salary with { PLAIN($star) } stars
}
web-board-tax = Tax
web-board-tax-share = or of everything you own
web-board-share = { PERCENT($share) }
web-board-fine = Getting out costs
web-board-pot = In the pot
