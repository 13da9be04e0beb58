### Waarom een handeling in het kaartspel niet mag, gezegd tegen wie het probeerde: wat er niet klopt en wat wel kan.

refusal-cards-game-over = Het spel is afgelopen.
refusal-cards-chance-pending = { $chance ->
    [dealer] Eerst moet vaststaan wie er deelt.
    [deal] Eerst moeten de kaarten worden gedeeld.
    [reward] Eerst moet de beloning worden omgedraaid.
   *[draw] Eerst moet er een kaart worden getrokken.
}
refusal-cards-no-such-seat = Aan deze tafel is geen plaats { PLAIN($number) }.
refusal-cards-not-your-turn = { $on_turn } is aan de beurt. Wacht op de jouwe.
refusal-cards-not-your-decision = Dat beslist { $seat }.
refusal-cards-round-ended = { $seat } is uitgekomen; voor de anderen is de ronde voorbij.
refusal-cards-must-discard = Je hebt getrokken of geruild. Leg nu { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} af.
refusal-cards-must-swap = Je hebt een kaart op je ruilstapel gelegd; nu moet je ruilen.
refusal-cards-must-lay-trade-card = Iemand heeft je ruilkaart gepakt. Leg eerst een nieuwe neer uit je hand.
refusal-cards-turn-done = Je hebt deze beurt al geruild.
refusal-cards-passing-running = Iedereen schuift nu een kaart door. Kies er een uit je hand.
refusal-cards-not-now = Dat kan op dit moment niet.
refusal-cards-wrong-table = Met dit aantal spelers bestaat dat niet.
refusal-cards-pile-empty = Er is geen kaart om te trekken. Ruil of kom uit.
refusal-cards-no-such-pile = Er is geen ruilstapel { PLAIN($number) }.
refusal-cards-own-pile = Met je eigen stapel kun je niet ruilen.
refusal-cards-nothing-to-swap = Daar valt geen kaart te halen.
refusal-cards-count-out-of-range = Hier kan het alleen met { $low } tot { $high } kaarten.
refusal-cards-only-dummy = Dat kan alleen met een vrije stapel.
refusal-cards-already-added = Je hebt al een kaart bijgelegd; meer dan één mag niet.
refusal-cards-can-still-play = Je kunt nog trekken of ruilen, dus passen mag niet.
refusal-cards-card-not-held = Je mist { $card }, of je hebt er niet genoeg.
refusal-cards-after-action = Je hebt deze beurt getrokken of geruild; uitkomen kan de volgende beurt.
refusal-cards-hand-size = Je zou { $hand } kaarten in je hand hebben; het moeten er precies { $limit } zijn.
refusal-cards-no-monopoly = Om uit te komen heb je minstens één complete set nodig.
refusal-cards-incomplete-set = Er ontbreken kaarten: met { $count } heb je { $set } niet compleet.
refusal-cards-loose-deed = { $card } zou overblijven. Elke eigendomskaart moet bij een complete set horen.
refusal-cards-loose-building = Er is geen plaats voor { $card }. Elk huis en hotel moet op een set staan.
refusal-cards-wrong-set = Je kunt { $card } niet bij { $set } leggen.
refusal-cards-no-buildings-here = Je kunt { $card } niet op { $set } leggen: je bouwt alleen op straten.
refusal-cards-house-order = Huis nummer { PLAIN($missing) } moet er liggen voordat { $card } erbij kan. Huizen gaan op volgorde.
refusal-cards-hotel-too-early = Voor een hotel moeten op { $set } eerst alle vier de huizen staan.
refusal-cards-already-on-set = Je kunt { $card } niet twee keer op { $set } leggen.
refusal-cards-token-needs-streets = Een pion telt alleen op een set straten, niet op { $set }.
refusal-cards-only-chance = Alleen Kanskaarten zijn geen set; je hebt een echte kaart van { $set } nodig.
refusal-cards-chance-cannot-be = Een Kanskaart kan { $card } niet vervangen.
refusal-cards-not-in-a-set = In geen enkele set is plaats voor { $card }; leg hem naast de sets.
refusal-cards-laid-stays = Wat je in { $set } hebt gelegd, blijft daar.
refusal-cards-chance-pinned = Een Kanskaart komt alleen vrij als de beloning de kaart brengt waar hij voor ligt.
refusal-cards-already-chosen = Je hebt je kaart al gekozen.
refusal-cards-void-not-yet = { $cards_left ->
    [0] Er moeten nog { $turns } beurten voorbijgaan voordat de ronde kan worden afgebroken.
   *[other] Zolang er kaarten te trekken zijn ({ $cards_left }), kan de ronde niet worden afgebroken; daarna moeten er { $turns } beurten voorbijgaan.
}
refusal-cards-already-proposed = Dat heb je al voorgesteld. Wacht op de anderen.
refusal-cards-not-proposed = Je hebt niet voorgesteld de ronde af te breken.
refusal-cards-deadline-not-due = Het spel wacht niet op { $seat }.
refusal-cards-driver-only = Dat kan alleen wie het spel leidt.
refusal-cards-outcome-not-possible = { $chance ->
    [dealer] Die plaats is er niet.
   *[card] Deze kaart kan nu niet komen.
}
refusal-cards-no-chance-pending = Er is nu geen kaart nodig.
refusal-cards-wrong-edition = In het kaartspel bestaat “{ $kind }” niet.
