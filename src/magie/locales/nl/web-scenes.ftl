### Wat er op tafel te zien is als daar iets gebeurt.

# De veilingmeester.
web-scenes-call = { $call ->
    [once] Eenmaal …
    [twice] Andermaal …
   *[sold] Verkocht!
}
# Iemand heeft de laatste straat van een groep gekregen.
web-scenes-completed = { $seat } heeft de hele groep { $group }!
# Wie als eerste zoveel contant geld heeft, wint.
web-scenes-race = De race naar { MONEY($amount) }
