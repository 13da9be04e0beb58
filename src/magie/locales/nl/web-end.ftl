### Als een spel afgelopen is: wie hoe heeft gewonnen, wat iedereen had, nog een spel, het verslag en het bewijs van eerlijke dobbelstenen.

web-end-title = Het spel is afgelopen
web-end-won = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen samen
}
web-end-nobody = Niemand heeft gewonnen
web-end-ranking = Eindstand
web-end-place = { PLAIN($place) }.
web-end-place-spoken = { ORDINAL($place) ->
   *[other] { PLAIN($place) }e plaats
}
web-end-winner = gewonnen
web-end-bankrupt = ligt eruit
web-end-player = Naam
web-end-cash = Geld
web-end-deeds = Eigendommen
web-end-buildings = Gebouwen
web-end-worth = Vermogen
web-end-worth-about = Bij het vermogen tellen geld, eigendommen voor hun prijs (met hypotheek de helft) en gebouwen voor wat ze kostten.
web-end-duration = { $minutes ->
    [0] Het duurde minder dan een minuut.
    [one] Het duurde één minuut.
   *[other] Het duurde { $minutes } minuten.
}
web-end-points = Gewonnen geld

## Hoe verder

web-end-next = En nu?
web-end-rematch = Nog een keer
web-end-rematch-about = Hetzelfde spel, dezelfde plaatsen. Wie er nog is, gaat mee.
web-end-to-rematch = Naar het volgende spel
web-end-rematch-running = Voor dezelfde groep staat de volgende tafel al klaar.
web-end-brought-along = Nog een spel: je zit weer aan tafel.
web-end-replay = Het spel nog eens bekijken
web-end-board = Het bord bekijken
web-end-result = Naar de uitslag
web-end-record = Verslag bewaren
web-end-record-about = Elke zet als bestand. Daarmee kun je het spel nog eens bekijken en controleren.

## Eerlijke dobbelstenen

web-end-fair = Waren de dobbelstenen eerlijk?
web-end-fair-about = Voordat er iemand ging zitten, legde de server zich vast op een geheim en elk apparaat op een eigen toevalsgetal. Pas toen iedereen dat gedaan had, maakten de apparaten hun getal bekend. Uit alles samen volgen alle dobbelstenen en kaarten. Niemand kon ze naar wens uitzoeken of er achteraf één veranderen.
web-end-fair-about-first = Voordat er iemand ging zitten, legde de server zich vast op een geheim, en elk apparaat voegde een eigen toevalsgetal toe. Uit alles samen volgen alle dobbelstenen en kaarten. Niemand kon er achteraf één veranderen. Dit spel begon onder een oudere versie: wie daarin als laatste ging zitten en het geheim kende, had zijn getal kunnen uitzoeken.
web-end-fair-not = Wat dit niet bewijst: dat niemand iets wist. Wie de server beheert, had kunnen uitrekenen wat er kwam.
web-end-fair-check = Alles narekenen
web-end-fair-proven = Nagerekend: alle dobbelstenen en kaarten volgen uit het geheim en de bijdragen van iedereen.
web-end-fair-kept = Dit apparaat heeft het vergeleken met wat het bewaard had: alles wat vastlag, is hetzelfde als voor het spel, en zijn eigen toevalsgetal is gebruikt.
web-end-fair-not-kept = Dit apparaat heeft niets bewaard van voor het spel en kan dat niet vergelijken.
web-end-fair-silent = { $count ->
    [one] Gespeeld zonder het toevalsgetal van { $names }: het apparaat maakte het niet op tijd bekend.
   *[other] Gespeeld zonder de toevalsgetallen van { $names }: de apparaten maakten ze niet op tijd bekend.
}
web-end-fair-broken = Dit klopt niet: { $reason ->
    [commitment] het geheim in het verslag is niet dat waarop de server zich had vastgelegd.
    [contribution] wat iemand bijdroeg, is niet waarop die zich had vastgelegd.
    [outcome] uitkomst nummer { $outcome } volgt niet uit het geheim en de bijdragen.
    [pools] het verslag noemt kaarten waarvan niets getrokken is.
    [shown] waar de server zich op vastlegde, is niet wat dit apparaat voor het spel zag.
    [sealed] waar de plaatsen zich op vastlegden, is niet wat dit apparaat zag voordat het zijn eigen getal bekendmaakte.
    [mine] dit apparaat heeft zijn toevalsgetal bekendgemaakt, en het is niet gebruikt.
   *[other] het verslag kan niet gecontroleerd worden.
}
web-end-fair-open = Het geheim is nog niet onthuld.
web-end-fair-none = Dit verslag zegt niets over zijn dobbelstenen.
web-end-fair-commitment = Waarop de server zich heeft vastgelegd
web-end-fair-contribution = Bijdrage van { $name }
web-end-fair-by-yourself = Wie niemand wil vertrouwen, bewaart het verslag en controleert het op de eigen computer: magie verify
