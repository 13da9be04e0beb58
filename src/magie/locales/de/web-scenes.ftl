### Was am Tisch zu sehen ist, wenn dort etwas geschieht.

# Der Auktionator.
web-scenes-call = { $call ->
    [once] Zum Ersten …
    [twice] Zum Zweiten …
   *[sold] Verkauft!
}
# Jemand hat die letzte Straße einer Gruppe bekommen.
web-scenes-completed = { $seat } hat die ganze Gruppe { $group }!
# Wer zuerst so viel Bargeld hat, gewinnt.
web-scenes-race = Das Rennen um { MONEY($amount) }
