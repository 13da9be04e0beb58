### Veiling, ruil, schulden en zaken met de bank, in de browser.

## Veiling

web-auction-title = Veiling
web-auction-bidders = Biedingen tot nu toe
web-auction-strip = Biedingen van { $seat }
web-auction-list-price = Koopprijs { MONEY($amount) }
# Hoeveel je van een groep zou hebben met deze erbij.
web-auction-would-hold = Daarmee heb je er { $count } van { $of } in { $group }
web-auction-shortage = { $kind ->
    [hotel] Hotels bij de bank: { $stock }. Gewenst: { $wanted }.
   *[house] Huizen bij de bank: { $stock }. Gewenst: { $wanted }.
}
# Wat een failliete speler nalaat, wordt stuk voor stuk geveild.
web-auction-estate = Uit de boedel van { $seat }: { $place } van { $of }
web-auction-seconds = { $seconds } s
web-auction-time-left = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
}
web-auction-paused = De veiling staat op pauze.
# Een veiling zonder klok: om de beurt.
web-auction-in-turn = { $seat } is aan de beurt om te bieden.
web-auction-last-call = Laatste kans: { $lot } gaat voor { MONEY($amount) } naar { $seat }.
web-auction-last-call-nobody = Laatste kans: niemand heeft op { $lot } geboden.
web-auction-state-leads = hoogste bod
web-auction-state-passed = gepast
web-auction-state-asked = is aan de beurt
# Heeft geen geld voor een hoger bod.
web-auction-state-short = kan niet hoger
# Kan nog hoger gaan, maar moet daarvoor eerst verkopen of een hypotheek nemen.
web-auction-state-raising = heeft eerst geld nodig
web-auction-cash = Geld { MONEY($amount) }
web-auction-after = na dit bod { MONEY($amount) }
web-auction-bid = { MONEY($amount) } bieden
web-auction-open-bid = bieden
web-auction-other = Ander bedrag
web-auction-amount = Mijn bod
web-auction-pass = Passen
web-auction-passed-note = Je hebt gepast. Met een nieuw bod doe je weer mee.
web-auction-raise-first = Je hebt niet genoeg geld voor het volgende bod. Verkoop gebouwen, neem een hypotheek of pas.
web-auction-you-lead = Je hebt het hoogste bod: { MONEY($amount) }.
web-auction-seat-leads = { $seat } heeft het hoogste bod: { MONEY($amount) }.
web-auction-outbid = { $seat } biedt { MONEY($amount) } en heeft nu het hoogste bod.
web-auction-faster = { $seat } was sneller: { MONEY($amount) }. Bied meer als je wilt.
web-auction-auto-open = Voor mij bieden …
web-auction-auto-limit = Voor mij bieden tot
web-auction-auto-start = Beginnen
web-auction-auto-cancel = Annuleren
web-auction-auto-stop = Stoppen
web-auction-auto-on = De pagina biedt voor je tot { MONEY($limit) }.
web-auction-auto-beaten = De biedingen zijn hoger dan je grens van { MONEY($limit) }. De pagina biedt niet meer voor je.
web-auction-auto-over = De biedingen zijn hoger dan je grens.
web-auction-auto-hint = Niemand anders ziet de grens. Die geldt voor deze veiling en zolang deze pagina open is.

## Ruil

web-trade-with = Ruilen met
web-trade-sides = De twee kanten van de ruil
web-trade-gives = { $seat } geeft
web-trade-deeds-of = Eigendommen van { $seat }
web-trade-no-deeds = { $seat } heeft geen eigendommen.
web-trade-locked = Kan niet geruild worden
web-trade-cash = Geld (van { MONEY($amount) })
web-trade-cash-only = { $seat } heeft maar { MONEY($amount) }.
web-trade-cash-more = { MONEY($amount) } meer
web-trade-cash-less = { MONEY($amount) } minder
web-trade-jail-cards = { $count ->
    [one] Vrijkaart
   *[other] Vrijkaarten (van { $count })
}
# Tekens in een tegenbod, vergeleken met het aanbod waarop het antwoord geeft.
web-trade-change-added = nieuw
web-trade-change-removed = geschrapt
web-trade-redeem-legend = Hierop rust een hypotheek
web-trade-redeem = Hypotheek op { $deed } meteen aflossen
web-trade-settle = In plaats van de schuld van { MONEY($amount) }
web-trade-debt = Voor je schuld heb je nog { MONEY($amount) } nodig.
web-trade-debt-itself = de schuld, alsof die betaald is
web-trade-result = Hoe het uitpakt
web-trade-result-for = Voor { $seat }
web-trade-choose-partner = Kies eerst met wie je ruilt.
web-trade-empty = Leg iets op tafel: eigendommen, geld of vrijkaarten.
web-trade-cash-line = Geld
web-trade-line-pays = Betaalt
web-trade-line-gets = Krijgt
web-trade-line-debt = Betaalt de schuld
web-trade-line-interest = Rente op { $deed }
web-trade-line-redeem = Lost de hypotheek op { $deed } af, met rente
web-trade-of = { $count } van { $of }
web-trade-group-complete = compleet
web-trade-group-broken = niet meer compleet
web-trade-rents = Huren
web-trade-after = Geld daarna: { MONEY($amount) }
web-trade-send = Aanbod sturen
web-trade-send-counter = Tegenbod sturen
web-trade-reset = Opnieuw
web-trade-cancel = Terug
web-trade-offer-title = { $maker } biedt { $to } een ruil aan
web-trade-counter-title = Tegenbod aan { $maker }
web-trade-accept = Aannemen
web-trade-counter = Tegenbod
web-trade-decline = Afwijzen
web-trade-waiting = Wachten op het antwoord van { $seat }.
web-trade-withdraw = Aanbod intrekken
web-trade-withdraw-as = { $seat } trekt het aanbod in
web-trade-history = Aanbiedingen in deze beurt
web-trade-reuse = Aanpassen en opnieuw aanbieden
web-trade-limit = Aanbiedingen in deze beurt: { $made } van { $limit }
web-trade-answer = { $fate ->
    [accepted] { $seat } gaat akkoord.
    [rejected] { $seat } wijst het af.
    [countered] { $seat } doet een tegenbod.
    [withdrawn] Het aanbod is ingetrokken.
   *[void] Het aanbod geldt niet meer.
}
# Het aanbod waar een afwijzing op doelde, met één druk.
web-trade-offer-hinted = { $give } aanbieden voor { $take }
web-trade-done = Klaar
web-trade-fate-open = open
web-trade-fate-accepted = aangenomen
web-trade-fate-rejected = afgewezen
web-trade-fate-withdrawn = ingetrokken
web-trade-fate-countered = beantwoord met een tegenbod
web-trade-fate-void = vervallen
web-trade-fate-undone = door de tafel teruggedraaid

## Schulden

web-debt-bar = Geld voor de schuld
web-debt-bar-text = Geld { MONEY($cash) }, gepland { MONEY($planned) }, nog { MONEY($missing) } tekort
web-debt-have = Geld
web-debt-plan = Gepland
web-debt-lack = Tekort
web-debt-left = Blijft over
web-debt-others = Daarna ben je ook { $seats } elk { MONEY($amount) } schuldig.
web-debt-suggestion = Voorstel overnemen
web-debt-suggestion-note = { $count ->
    [one] Met één stap is de schuld gedekt. Die komt in je plan; er is nog niets gedaan.
   *[other] Met { $count } stappen is de schuld gedekt. Ze komen in je plan; er is nog niets gedaan.
}
web-debt-sell = Gebouwen verkopen
web-debt-sell-group = { $level ->
    [0] Alle gebouwen van deze groep verkopen
    [one] De hele groep terugbrengen tot { $level } huis
   *[other] De hele groep terugbrengen tot { $level } huizen
}
web-debt-mortgage = Hypotheek nemen
web-debt-loses-rent = huur −{ $rent }
web-debt-enough = Je plan dekt de schuld al.
web-debt-trade-title = Ruilen
web-debt-trade = Iemand een ruil aanbieden
web-debt-missing = Je komt nog { MONEY($amount) } tekort.
web-debt-covered = Dit betaalt { MONEY($amount) }; er blijft { MONEY($left) } over.
web-debt-spare = { $count ->
    [one] Eén geplande stap is niet nodig en wordt niet gedaan.
   *[other] { $count } geplande stappen zijn niet nodig en worden niet gedaan.
}
web-debt-pay = { MONEY($amount) } betalen
web-debt-no-giving-up = Opgeven kan hier niet.
web-debt-give-up = Opgeven
web-debt-consequences = Als je failliet gaat
web-debt-bankrupt = Failliet gaan
web-debt-not-yet = Nog niet

## Bezit en gebouwen

web-build-bank = De bank heeft
web-build-no-deeds = Nog geen eigendommen. Koop er eerst een.
web-build-complete = compleet
web-build-house-price = Huis { MONEY($amount) }
web-build-with-bank = nog niet verkocht
web-build-trade = Ervoor ruilen
web-build-quick = Snel bouwen op { $group }
web-build-all = Elk { $count }
web-build-hotels = Hotels
web-build-rent = Huur
web-build-mortgage = Hypotheek nemen
web-build-redeem = Hypotheek aflossen
# Staat voor "Waarom?": in deze groep kun je niet bouwen of belenen.
web-build-no-building = Bouwen kan hier nu niet.
web-build-no-mortgage = Een hypotheek nemen kan hier nu niet.
web-build-nothing-planned = Nog niets gepland.
# Staat voor de reden waarom een snel plan eerder stopt.
web-build-limit = Verder gaat het niet:
web-build-shortage = Misschien willen anderen deze gebouwen ook. Als je bevestigt, zegt iedereen hoeveel hij wil; is dat samen te veel, dan worden ze geveild.
web-build-part-built = { $count } × bouwen
web-build-part-sold = { $count } × verkopen
web-build-part-mortgaged = { $count } × hypotheek nemen
web-build-part-redeemed = { $count } × hypotheek aflossen
web-build-cash = Geld
web-build-confirm = Bevestigen

## Op meerdere van deze pagina's

web-business-from-to = nu { $before }, dan { $after }
web-business-rent-dice = { MONEY($factor) } × ogen
web-business-houses = { $count ->
    [one] { $count } huis
   *[other] { $count } huizen
}
web-business-hotel = Hotel
web-business-fewer = Eén gebouw minder op { $deed }
web-business-more = Eén gebouw meer op { $deed }
web-business-mortgaged = met hypotheek
web-business-reset = Terugzetten
web-business-stopped = { $done ->
    [0] Er is niets gedaan.
    [one] Er is één stap gedaan, daarna ging het niet verder.
   *[other] Er zijn { $done } stappen gedaan, daarna ging het niet verder.
}
