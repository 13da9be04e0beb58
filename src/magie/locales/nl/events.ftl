### Wat er gebeurde, aan iedereen verteld: één zin voor elke gebeurtenis.

## Partijen aan het begin en midden in een zin, gedeeld door de berichten hieronder

event-payer = { $from_kind ->
    [bank] De bank
    [pot] De pot
   *[player] { $from }
}
event-payee = { $to_kind ->
    [bank] aan de bank
    [pot] in de pot
   *[player] aan { $to }
}
event-creditor = { $creditor_kind ->
    [bank] de bank
    [pot] de pot
   *[player] { $creditor }
}

## Voor de eerste beurt

event-banker-chosen = { $seat_kind ->
    [bank] De bank is in handen van iemand die niet meespeelt.
   *[player] { $seat } is bankier.
}
event-agent-chosen = { $seat } is makelaar en verkoopt eigendommen en gebouwen; het geld van de bank beheert iedereen zelf.
event-decks-placed = { $deck ->
    [chance] De stapel Kanskaarten ligt gedekt klaar: { $cards ->
        [one] { $cards } kaart.
       *[other] { $cards } kaarten.
    }
    [millionaire] De stapel Miljonairskaarten ligt gedekt klaar: { $cards ->
        [one] { $cards } kaart.
       *[other] { $cards } kaarten.
    }
    [fortune] Op elk eigendom ligt gedekt een vermogenskaart, { $cards } in totaal.
   *[community] De stapel van Algemeen Fonds ligt gedekt klaar: { $cards ->
        [one] { $cards } kaart.
       *[other] { $cards } kaarten.
    }
}
event-stock-sorted = De voorraad van de bank ligt klaar. Eigendomskaarten: { $deeds }, huizen: { $houses }, hotels: { $hotels }.
event-seated = { $seat } gaat zitten en zet een pion op het startvak.
event-dealt = { $seat } krijgt { $deed } uitgedeeld.
event-negotiation-opened = Het onderhandelen begint en duurt hooguit { $time }.
event-opening-rolled = Wie begint? { $seat } gooit { $pips }.
event-opening-tied = Gelijk met { $pips }: { $seats } gooien nog een keer.
event-starts = { $seat } heeft met { $pips } het hoogst gegooid en begint.

## Beurten en zetten

event-turn-started = { $seat } is aan de beurt.
event-turn-ended = { $seat } geeft de dobbelstenen door.
event-rolled = { $doubles ->
    [true] { $seat } gooit { $dice }: dubbel.
   *[false] { $seat } gooit { $dice } = { $total }.
}
event-moved = { $reason ->
    [card] Een kaart stuurt { $seat } van { $from } naar { $to }.
    [jump] { $seat } springt van { $from } naar { $to }.
    [magie] Magie brengt { $seat } van { $from } naar { $to }.
    [back] { $seat } gaat van { $from } terug naar { $to }.
    [jail] { $seat } wordt afgevoerd van { $from } naar { $to }.
   *[dice] { $seat } gaat van { $from } naar { $to }.
}
event-landed = { $action ->
    [buy] { $seat } komt op { $square }; dat is te koop.
    [rent] { $seat } komt op { $square }; dat is van iemand anders.
    [tax] { $seat } komt op { $square } en moet betalen.
    [card] { $seat } komt op { $square } en trekt een kaart.
    [jail] { $seat } komt op { $square }.
    [park] { $seat } rust uit op { $square }.
    [salary] { $seat } komt op { $square }.
   *[nothing] { $seat } komt op { $square }; er gebeurt niets.
}
event-lap = { $laps ->
    [one] { $seat } heeft de eerste ronde gemaakt.
   *[other] { $seat } heeft { $laps } rondes gemaakt.
}

## Geld

event-paid = { $reason ->
    [start] { event-payer } betaalt { MONEY($amount) } startgeld { event-payee }.
    [salary] { event-payer } betaalt { MONEY($amount) } salaris { event-payee }.
    [price] { event-payer } betaalt { MONEY($amount) } { event-payee } voor een eigendom.
    [bid] { event-payer } betaalt het bod van { MONEY($amount) } { event-payee }.
    [rent] { event-payer } betaalt { MONEY($amount) } huur { event-payee }.
    [tax] { event-payer } betaalt { MONEY($amount) } belasting { event-payee }.
    [fine] { event-payer } betaalt { MONEY($amount) } boete { event-payee }.
    [card] { event-payer } betaalt door een kaart { MONEY($amount) } { event-payee }.
    [repair] { event-payer } betaalt { MONEY($amount) } { event-payee } voor reparaties.
    [interest] { event-payer } betaalt { MONEY($amount) } rente { event-payee }.
    [redeem] { event-payer } betaalt { MONEY($amount) } { event-payee } om een hypotheek af te lossen.
    [mortgage] { event-payer } betaalt { MONEY($amount) } { event-payee } voor een hypotheek.
    [build] { event-payer } betaalt { MONEY($amount) } { event-payee } voor een gebouw.
    [resale] { event-payer } betaalt { MONEY($amount) } { event-payee } voor verkochte gebouwen.
    [trade] { event-payer } betaalt bij de ruil { MONEY($amount) } { event-payee }.
    [handover] { event-payer } geeft de laatste { MONEY($amount) } { event-payee }.
    [pot] { event-payer } betaalt { MONEY($amount) } { event-payee }.
    [upgrade] { event-payer } betaalt { MONEY($amount) } { event-payee } voor een betere pion.
   *[other] { event-payer } betaalt { MONEY($amount) } { event-payee }.
}
event-pot-taken = { $seat } krijgt de pot van { MONEY($amount) }.
event-tax-chosen = { $choice ->
    [percent] { $seat } laat alles tellen: { MONEY($wealth) } vermogen, dus { MONEY($amount) } belasting.
   *[flat] { $seat } kiest de vaste belasting van { MONEY($amount) }.
}

## Bezit

event-bought = { $seat } koopt { $deed } voor { MONEY($price) }.
event-declined = { $seat } koopt { $deed } niet.
event-auction-opened = De bank veilt { $lot }, vanaf { MONEY($minimum) }.
event-bid = { $seat } biedt { MONEY($amount) }.
event-passed = { $seat } past.
event-sold = { $seat } koopt { $lot } op de veiling voor { MONEY($price) }.
event-unsold = Niemand biedt: { $lot } blijft bij de bank.
event-rent-claimable = { $on_demand ->
    [true] { $owner } mag { $debtor } om { MONEY($amount) } huur vragen voor { $deed }.
   *[false] { $debtor } is { $owner } { MONEY($amount) } huur schuldig voor { $deed }.
}
event-rent-demanded = { $resigned ->
    [true] { $debtor } is { $owner } nog { MONEY($amount) } huur schuldig voor { $deed }.
   *[false] { $auto ->
        [true] { $owner } vraagt { $debtor } zoals altijd om { MONEY($amount) } huur voor { $deed }.
       *[false] { $owner } vraagt { $debtor } om { MONEY($amount) } huur voor { $deed }.
    }
}
event-claim-lapsed = { $owner } vroeg niet op tijd om de huur: { $debtor } houdt de { MONEY($amount) } voor { $deed }.

## Kaarten

event-card-drawn = { $deck ->
    [chance] { $seat } trekt de Kanskaart “{ $title }”: { $text }
    [millionaire] { $seat } trekt de Miljonairskaart “{ $title }”: { $text }
   *[community] { $seat } trekt uit Algemeen Fonds “{ $title }”: { $text }
}
event-card-returned = { $seat } legt de kaart “{ $title }” weer onder de stapel.
event-card-kept = { $seat } bewaart de kaart “{ $title }”.
event-card-chosen = { $option ->
    [draw] { $seat } betaalt niet voor “{ $title }”, maar trekt nog een kaart.
   *[pay] { $seat } betaalt voor de kaart “{ $title }”.
}

## Gevangenis

event-jailed = { $reason ->
    [doubles] Drie keer achter elkaar dubbel: { $seat } gaat naar de gevangenis.
    [card] Een kaart stuurt { $seat } naar de gevangenis.
   *[space] { $seat } gaat naar de gevangenis.
}
event-jail-failed = { $attempts ->
    [one] Geen dubbel: { $seat } blijft na de eerste poging in de gevangenis.
    [2] Geen dubbel: { $seat } blijft na de tweede poging in de gevangenis.
   *[other] { $seat } heeft { $attempts } keer geen dubbel gegooid.
}
event-freed = { $how ->
    [fine] { $seat } koopt zich vrij uit de gevangenis.
    [card] { $seat } komt met een vrijkaart uit de gevangenis.
    [doubles] Dubbel: { $seat } komt uit de gevangenis.
   *[third_failure] Na drie pogingen zonder dubbel komt { $seat } uit de gevangenis en moet daarvoor betalen.
}

## Gebouwen

event-built = { $building ->
    [hotel] { $seat } bouwt voor { MONEY($price) } een hotel op { $deed }.
   *[house] { $level ->
        [one] { $seat } bouwt voor { MONEY($price) } het eerste huis op { $deed }.
       *[other] { $seat } bouwt voor { MONEY($price) } op { $deed }; daar staan nu { $level } huizen.
    }
}
event-sold-building = { $building ->
    [hotel] { $seat } verkoopt het hotel op { $deed } voor { MONEY($price) }.
   *[house] { $seat } verkoopt een huis op { $deed } voor { MONEY($price) }.
}
event-group-sold = { $total ->
    [0] De gebouwen van { $seat } op de groep { $group } gaan terug naar de bank.
   *[other] { $level ->
        [0] { $seat } verkoopt alle gebouwen van de groep { $group } voor { MONEY($total) }.
        [one] { $seat } verkoopt gebouwen van de groep { $group } voor { MONEY($total) }; op elke straat blijft er hooguit { $level }.
       *[other] { $seat } verkoopt gebouwen van de groep { $group } voor { MONEY($total) }; op elke straat blijven er hooguit { $level }.
    }
}
event-shortage-opened = { $kind ->
    [hotel] { $stock ->
        [one] Er is nog maar { $stock } hotel. { $seat } wil bouwen, en anderen misschien ook: wie wil er hoeveel?
       *[other] Er zijn nog maar { $stock } hotels. { $seat } wil bouwen, en anderen misschien ook: wie wil er hoeveel?
    }
   *[house] { $stock ->
        [one] Er is nog maar { $stock } huis. { $seat } wil bouwen, en anderen misschien ook: wie wil er hoeveel?
       *[other] Er zijn nog maar { $stock } huizen. { $seat } wil bouwen, en anderen misschien ook: wie wil er hoeveel?
    }
}
event-declared = { $count ->
    [0] { $seat } wil er geen.
   *[other] { $seat } wil er { $count }.
}
event-placed = { $seat } zet het gebouw voor { MONEY($price) } op { $deed }.

## Hypotheken

event-mortgaged = { $seat } neemt een hypotheek op { $deed } en krijgt { MONEY($amount) }.
event-redeemed = { $seat } lost de hypotheek op { $deed } af: { MONEY($amount) } en { MONEY($interest) } rente.
event-taken-over = { $seat } houdt de hypotheek op { $deed } en betaalt { MONEY($interest) } rente.

## Ruilen

event-offered = { $redeem_count ->
    [0] { $from } biedt { $to } { $give } in ruil voor { $take }.
   *[other] { $from } biedt { $to } { $give } in ruil voor { $take } en zou meteen de hypotheek aflossen: { $redeem }.
}
event-accepted = { $to } neemt het aanbod van { $from } aan.
event-rejected = { $to } wijst het aanbod van { $from } af.
event-withdrawn = { $from } trekt het aanbod aan { $to } in.
event-deed-moved = { $from_kind ->
    [bank] { $deed } gaat van de bank over { event-payee }.
   *[player] { $deed } gaat van { $from } over { event-payee }.
}
event-jail-card-moved = { $from_kind ->
    [bank] Een vrijkaart gaat van de bank over { event-payee }.
   *[player] Een vrijkaart gaat van { $from } over { event-payee }.
}

## Schulden en het einde

event-debt-opened = { $reason ->
    [rent] { $debtor } is { event-creditor } { MONEY($amount) } huur schuldig en kan niet meteen betalen.
    [tax] { $debtor } is { event-creditor } { MONEY($amount) } belasting schuldig en kan niet meteen betalen.
    [fine] { $debtor } is { event-creditor } { MONEY($amount) } boete schuldig en kan niet meteen betalen.
    [card] { $debtor } is { event-creditor } door een kaart { MONEY($amount) } schuldig en kan niet meteen betalen.
    [repair] { $debtor } is { event-creditor } { MONEY($amount) } voor reparaties schuldig en kan niet meteen betalen.
    [interest] { $debtor } is { event-creditor } { MONEY($amount) } rente schuldig en kan niet meteen betalen.
   *[other] { $debtor } is { event-creditor } { MONEY($amount) } schuldig en kan niet meteen betalen.
}
event-debt-paid = { $debtor } heeft het geld bij elkaar en betaalt { event-creditor } de { MONEY($amount) }.
event-bankrupt = { $creditor_kind ->
    [bank] { $seat } is failliet; alles gaat naar de bank.
    [pot] { $seat } is failliet; alles gaat naar de bank.
   *[player] { $seat } is failliet; alles gaat naar { $creditor }.
}
event-out = { ORDINAL($place) ->
   *[other] { $seat } valt af op de { $place }e plaats.
}
event-estate-opened = De bank neemt het bezit van { $seat } over en veilt: { $estate }.
event-ready = { $seat } is klaar om te beginnen.
event-preference = { $always_demand ->
    [true] { $never_compete ->
        [true] { $seat } vraagt voortaan altijd om huur en dingt nooit mee naar schaarse gebouwen.
       *[false] { $seat } vraagt voortaan altijd om huur.
    }
   *[false] { $never_compete ->
        [true] { $seat } dingt voortaan nooit mee naar schaarse gebouwen.
       *[false] { $seat } beslist telkens opnieuw over huur en schaarse gebouwen.
    }
}
event-resigned = { $seat } geeft op.
event-clock = De klok staat op { $time }.
event-time-up = De tijd is om.
event-deadline-passed = { $seat } deed er te lang over; de gebruikelijke keuze is gemaakt.
event-game-over = { $winners_count ->
    [0] Het spel is afgelopen.
    [one] { $ending ->
        [last_solvent] Alleen { $winners } is nog over en wint.
        [million] { $winners } heeft het eerste miljoen en wint.
        [second_bankruptcy] Het tweede faillissement: { $winners } is het rijkst en wint.
        [rounds] De laatste ronde is voorbij: { $winners } is het rijkst en wint.
       *[time] De tijd is om: { $winners } is het rijkst en wint.
    }
   *[other] Het spel is afgelopen: { $winners } delen de overwinning.
}

## Tempodobbelsteen, sterren, vermogenskaarten, andere eindes

# Kanten van de tempodobbelsteen zonder ogen.
die-bus = bus
die-magie = Magie

event-stayed = { $seat } blijft in de gevangenis en gooit niet.
event-move-chosen = { $seat } kiest voor { $steps ->
    [one] één vak.
   *[other] { $steps } vakken.
}
event-utility-rolled = { $seat } gooit { $dice } voor de huur.
event-card-rolled = { $seat } gooit { $dice } voor de kaart.
event-upgraded = { $seat } stijgt naar { $star } sterren.
event-downgraded = { $seat } zakt naar { $star ->
    [one] één ster.
   *[other] { $star } sterren.
}
event-fortune-found = { $private ->
    [true] { $seat } pakt de vermogenskaart van { $square } en leest hem in stilte.
   *[false] { $seat } pakt de vermogenskaart “{ $title }” van { $square }: { $text }
}
event-fortune-kept = { $seat } bewaart een vermogenskaart gedekt.
event-fortune-played = { $seat } speelt de vermogenskaart “{ $card }”.
event-fortune-discarded = { $seat } legt de bewaarde vermogenskaart “{ $title }” open neer.
event-rent-waived = { $seat } hoeft de { MONEY($amount) } voor { $deed } niet te betalen.
event-rent-doubled = { $seat } verdubbelt de huur voor { $deed } tot { MONEY($amount) }.
event-blocked = { $seat } houdt de kaart van { $other } tegen.
event-forced-sale = Niemand biedt; { $seat } moet { $deed } nemen voor { MONEY($price) }.
event-debt-settled = { $creditor } neemt eigendommen in plaats van de { MONEY($amount) } die { $debtor } schuldig is.
event-counted = { $seat } heeft in totaal { MONEY($wealth) }.

## Meer gebeurtenissen in één zin, voor het verslag

narrate-start = { $seats_count ->
    [one] { $seats } begint met { MONEY($amount) }.
   *[other] { $seats } beginnen elk met { MONEY($amount) }.
}
narrate-rolled = { $doubles ->
    [true] { $seat } gooit dubbel, { $dice }, en gaat naar { $square }.
   *[false] { $seat } gooit { $dice } en gaat naar { $square }.
}
narrate-rent = { $debtor } betaalt { $owner } { MONEY($amount) } huur voor { $deed }.
