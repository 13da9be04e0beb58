### What is seen on the table when something happens there.

# The auctioneer.
web-scenes-call = { $call ->
    [once] Going once …
    [twice] Going twice …
   *[sold] Sold!
}
# Somebody has got the last street of a group.
web-scenes-completed = { $seat } has all of { $group }!
# Who has this much cash first wins.
web-scenes-race = The race to { MONEY($amount) }
