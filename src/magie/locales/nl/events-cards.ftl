### Wat er in het kaartspel gebeurde, aan iedereen verteld: één zin voor elke gebeurtenis. Een kaart die niemand mag noemen is “een gedekte kaart”.
### `.told` is een kaart in een zin; een eigendomskaart wordt alleen bij naam genoemd.

## Kaarten en sets

deal-card-h1 = 1e huis
    .told = een eerste huis
deal-card-h2 = 2e huis
    .told = een tweede huis
deal-card-h3 = 3e huis
    .told = een derde huis
deal-card-h4 = 4e huis
    .told = een vierde huis
deal-card-hotel = hotelkaart
    .told = een hotelkaart
deal-card-token = pionkaart
    .told = een pionkaart
deal-card-chance = Kanskaart
    .told = een Kanskaart
deal-card-go = Startkaart
    .told = een Startkaart
deal-card-magie = Magiekaart
    .told = een Magiekaart
deal-card-hidden = een gedekte kaart
    .told = een gedekte kaart
deal-card-joker = Kans als { $card }
    .told = een Kanskaart als { $card }
deal-set-brown = bruin
    .letters = { group-braun.letters }
deal-set-light-blue = lichtblauw
    .letters = { group-hellblau.letters }
deal-set-pink = roze
    .letters = { group-pink.letters }
deal-set-orange = oranje
    .letters = { group-orange.letters }
deal-set-red = rood
    .letters = { group-rot.letters }
deal-set-yellow = geel
    .letters = { group-gelb.letters }
deal-set-green = groen
    .letters = { group-gruen.letters }
deal-set-dark-blue = donkerblauw
    .letters = { group-dunkelblau.letters }
deal-set-station = de stations
deal-set-utility = de nutsbedrijven
deal-dummy = Stapel { PLAIN($number) }
deal-nobody = niemand

## Voor de eerste beurt

event-cards-seated = { $players } spelers gaan aan tafel.
event-cards-banker-chosen = { $seat } is bankier; nog niemand heeft geld.
event-cards-dealer-chosen = { $seat } deelt als eerste.
event-cards-round-started = Ronde { PLAIN($round) }: { $dealer } schudt en deelt.
event-cards-card-dealt = { $seat } krijgt { $card }.
event-cards-trade-card-dealt = { $place } krijgt een open ruilkaart: { $card }.
event-cards-draw-pile-placed = { $cards_left ->
    [0] Alle kaarten zijn gedeeld; er is geen trekstapel.
   *[other] { $cards_left } kaarten liggen gedekt als trekstapel.
}

## Een beurt

event-cards-turn-started = Beurt { PLAIN($turn) }: { $seat }.
event-cards-drawn = { $seat } trekt { $card }; nog { $cards_left } in de stapel.
event-cards-added = { $seat } legt { $card } op de eigen ruilstapel en gaat ruilen.
event-cards-swapped = { $seat } ruilt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} met { $with }.
event-cards-card-given = { $seat } geeft { $card } aan { $to }.
event-cards-card-received = { $seat } neemt { $card } van { $from }.
event-cards-must-discard = { $seat } moet { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} afleggen.
event-cards-discarded = { $seat } legt { $card } af.
event-cards-turn-ended = { $seat } beëindigt de beurt met { $hand } kaarten.
event-cards-passed = { $seat } kan niets doen en past.

## Doorschuiven

event-cards-passing-opened = Iedereen kiest een kaart voor de speler links.
event-cards-pass-chosen = { $seat } heeft gekozen: { $card }.
event-cards-card-passed = { $seat } schuift { $card } door naar { $to }.
event-cards-cards-passed = Iedereen pakt de nieuwe kaart op.

## Uitkomen

event-cards-shed = { $seat } legt eerst { $card } op de eigen ruilstapel.
event-cards-laid-down = “Magie!” roept { $seat } en legt { $hand } kaarten op tafel.
event-cards-set-laid = { $seat } heeft { $set }: { $cards }.
event-cards-reward-offered = { $count ->
    [0] Er is geen kaart meer als beloning voor { $seat }.
    [one] De beloning voor { $seat } is één kaart.
   *[other] De beloning voor { $seat }: { $count } kaarten.
}
event-cards-reward-card = { $seat } draait { $card } om.
event-cards-chance-freed = { $seat } vervangt een Kanskaart in { $set } door { $card }.
event-cards-attached = { $seat } legt { $card } aan.
event-cards-set-aside = { $seat } kan { $card } niet gebruiken.

## Tellen

event-cards-piles-removed = Alle stapels worden opgeruimd.
event-cards-hand-shown = { $seat } laat { $cards } zien.
event-cards-set-scored = { $seat } krijgt { MONEY($amount) } voor { $set }.
event-cards-start-scored = { $seat } krijgt { MONEY($amount) } voor Startkaarten.
event-cards-majority = De meeste Magiekaarten: { $seat }, { MONEY($amount) }.
event-cards-zeroed = { $seat } heeft nog een Kanskaart in de hand en krijgt niets.
event-cards-scored = { $seat } komt deze ronde op { MONEY($amount) }.
event-cards-paid = De bank betaalt { $seat } { MONEY($amount) }; dat maakt { MONEY($total) }.
event-cards-round-ended = Ronde { PLAIN($round) } is voorbij.
event-cards-void-proposed = { $seat } wil de ronde afbreken.
event-cards-void-withdrawn = { $seat } wil toch doorspelen.
event-cards-round-void = { $reason ->
    [all_passed] Niemand kon iets doen: ronde { PLAIN($round) } telt niet.
    [agreed] Iedereen is het eens: ronde { PLAIN($round) } telt niet.
   *[cut_off] Ronde { PLAIN($round) } wordt afgebroken en telt niet.
}
event-cards-clock = { PLAIN($seconds) } seconden op de klok.
event-cards-deadline-passed = { $seat } deed er te lang over.
event-cards-game-over = { $winners } haalt { MONEY($target) } en wint.
