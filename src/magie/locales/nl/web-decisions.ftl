### De beslissingen van een beurt: wat er gevraagd wordt, wat je daarvoor moet weten en wat er op de knoppen staat.

## Wat er gevraagd wordt. Iedereen wordt bij naam genoemd: het apparaat kan van iedereen zijn.

web-decisions-your-turn = { $seat }, jij bent aan de beurt
web-decisions-again = { $seat }, gooi nog een keer
web-decisions-finish = { $seat }, verder nog iets?
web-decisions-jail = { $seat } zit in de gevangenis
web-decisions-purchase = { $square } is te koop
web-decisions-tax = { $seat }, welke belasting?
web-decisions-tax-blind = Eerst kiezen; pas daarna wordt er geteld.
web-decisions-upgrade = { $seat }, wil je een betere pion?
web-decisions-card-choice = { $seat }, wat doe je?
web-decisions-card-whom = { $seat }, aan wie betaal je?
web-decisions-move = { $choice ->
    [anywhere] { $seat }, ga waarheen je wilt
    [free_property] { $seat }, kies een vrij eigendom
   *[bus] { $seat }, hoe ver ga je?
}
web-decisions-declare = { $kind ->
    [hotel] { $stock ->
        [one] { $seat }, er is nog maar { $stock } hotel. Hoeveel wil je er?
       *[other] { $seat }, er zijn nog maar { $stock } hotels. Hoeveel wil je er?
    }
   *[house] { $stock ->
        [one] { $seat }, er is nog maar { $stock } huis. Hoeveel wil je er?
       *[other] { $seat }, er zijn nog maar { $stock } huizen. Hoeveel wil je er?
    }
}
web-decisions-declare-binding = Wat je vraagt, moet je kopen als je het krijgt: voor de gedrukte prijs als niemand anders iets wil, en op een veiling als jullie samen meer willen dan er is.
web-decisions-declare-count = Gebouwen
web-decisions-declared = { $seat } wil er { $count }
web-decisions-place = { $kind ->
    [hotel] { $seat }, waar komt het hotel?
   *[house] { $seat }, waar komt het huis?
}
web-decisions-transfer = { $count ->
    [one] { $seat } krijgt een eigendom met hypotheek
   *[other] { $seat } krijgt { $count } eigendommen met hypotheek
}
web-decisions-rent-owed = { $seat }, je bent { $owner } { MONEY($amount) } schuldig voor { $deed }
web-decisions-rent-due = { $debtor } is { $seat } { MONEY($amount) } schuldig voor { $deed }
web-decisions-block = { $other } speelt een kaart tegen { $seat }
web-decisions-block-deed = Het gaat om { $deed }.
web-decisions-block-swap = { $deed } zou worden geruild tegen { $other_deed }.
web-decisions-no-card = { $seat } heeft geen kaart die nu helpt.
web-decisions-negotiation = Eerst ruilen, dan begint het spel
web-decisions-negotiation-hint = Eigendommen, geld en vrijkaarten mogen van eigenaar wisselen. Is iedereen klaar, dan beslissen de dobbelstenen wie begint.
web-decisions-is-ready = klaar
web-decisions-is-not-ready = ruilt nog

## Wat je daarvoor moet weten

web-decisions-cash = geld { MONEY($amount) }
web-decisions-price = prijs { MONEY($amount) }
web-decisions-rent = huur { MONEY($amount) }
web-decisions-rent-dice = huur { $factor } keer de ogen
web-decisions-group-share = { $seat } heeft { $count } van de { $of }
web-decisions-after-buying = na de koop { MONEY($amount) }
web-decisions-after-paying = daarna { MONEY($amount) }
web-decisions-after-rising = met betere pion { MONEY($amount) }
web-decisions-after-keeping = zonder { MONEY($amount) }
web-decisions-standing-on = staat op { $square }
web-decisions-jail-turn = beurt { $number } in de gevangenis
web-decisions-doubles = { $count ->
    [one] dubbel
   *[other] { $count } keer dubbel achter elkaar
}
web-decisions-stars = { $star ->
    [one] { $star } ster
   *[other] { $star } sterren
}

## Huur waar je om moet vragen

web-decisions-claim-label = Huur waar je om kunt vragen
web-decisions-claim = { $debtor } is { $owner } { MONEY($amount) } schuldig voor { $deed }.
web-decisions-do-demand = { MONEY($amount) } vragen
web-decisions-do-demand-always = Altijd vragen

## Vermogenskaarten

web-decisions-fortunes-none = { $seat } heeft geen vermogenskaart.
web-decisions-fortune-which = Welk eigendom?
web-decisions-fortune-for = in ruil voor
web-decisions-do-play-card = Kaart spelen

## Een van vele vakken vinden

web-decisions-search = Vak zoeken
web-decisions-search-none = Zo’n vak kun je niet kiezen.

## Wat er op de knoppen staat

web-decisions-do-roll = Gooien
web-decisions-do-roll-again = Nog een keer gooien
web-decisions-do-end-turn = Beurt beëindigen
web-decisions-do-buy = Kopen voor { MONEY($amount) }
web-decisions-do-buy-it = Kopen
web-decisions-do-auction = Veilen
web-decisions-do-decline = Niet kopen
web-decisions-do-pay = { MONEY($amount) } betalen
web-decisions-do-jail-card = Vrijkaart gebruiken
web-decisions-do-stay = In de gevangenis blijven
web-decisions-do-upgrade = Betere pion voor { MONEY($amount) }
web-decisions-do-keep-token = Zo laten
web-decisions-do-tax-share = { PERCENT($share) } van alles
web-decisions-do-draw = Kaart trekken
web-decisions-do-pay-card = Betalen
web-decisions-do-steps = { $steps ->
    [one] { $steps } vak
   *[other] { $steps } vakken
}
web-decisions-do-steps-to = { $steps } tot { $square }
web-decisions-do-place = { $deed }: { MONEY($amount) }
web-decisions-do-declare = { $count ->
    [0] Geen
   *[other] Ik wil er { $count }
}
web-decisions-do-no-card = Geen kaart spelen
web-decisions-do-go-on = Verder
web-decisions-do-keep-mortgage = Houden
web-decisions-do-keep-mortgage-for = Houden, { MONEY($amount) }
web-decisions-do-redeem = Aflossen
web-decisions-do-redeem-for = Aflossen, { MONEY($amount) }
web-decisions-do-ready = Klaar
web-decisions-do-ready-name = { $seat } is klaar
