### Waarom een handeling in het kaartspel niet mag, gezegd tegen wie het probeerde: wat er niet klopt en wat wel kan.

refusal-cards-game-over = Het spel is voorbij.
refusal-cards-chance-pending = { $chance ->
    [dealer] Eerst moet er een deler komen.
    [deal] Eerst moeten de kaarten gedeeld worden.
    [reward] Eerst moet de beloning omgedraaid worden.
   *[draw] Eerst moet er een kaart getrokken worden.
}
refusal-cards-no-such-seat = Aan deze tafel is geen plaats { PLAIN($number) }.
refusal-cards-not-your-turn = { $on_turn } is aan de beurt. Wacht op die van jou.
refusal-cards-not-your-decision = Dat beslist { $seat }.
refusal-cards-round-ended = { $seat } is uitgekomen; voor de anderen is de ronde voorbij.
refusal-cards-must-discard = Je hebt getrokken of geruild. Leg nu { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} af.
refusal-cards-must-swap = Je hebt een kaart bijgelegd; nu moet je ruilen.
refusal-cards-must-lay-trade-card = Iemand heeft je ruilkaart gepakt. Leg eerst een nieuwe uit je hand.
refusal-cards-turn-done = Je hebt deze beurt al geruild.
refusal-cards-passing-running = Iedereen schuift nu een kaart door. Kies er een van jou.
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
refusal-cards-card-not-held = Je hebt { $card } niet, of niet vaak genoeg.
refusal-cards-after-action = Je hebt deze beurt getrokken of geruild; kom de volgende keer uit.
refusal-cards-hand-size = Je hand zou { $hand } kaarten hebben; het moeten er precies { $limit } zijn.
refusal-cards-no-monopoly = Om uit te komen heb je minstens één complete set nodig.
refusal-cards-incomplete-set = Er ontbreken kaarten: { $set } is met { $count } niet compleet.
refusal-cards-loose-deed = { $card } zou los blijven. Elke eigendomskaart moet in een complete set liggen.
refusal-cards-loose-building = { $card } heeft geen plaats. Elk huis en hotel moet op een set staan.
refusal-cards-wrong-set = { $card } hoort niet bij { $set }.
refusal-cards-no-buildings-here = { $card } kan hier niet staan; je bouwt alleen op straten, niet op { $set }.
refusal-cards-house-order = Voor { $card } ontbreekt huis nummer { PLAIN($missing) }. Huizen gaan op volgorde.
refusal-cards-hotel-too-early = Voor een hotel moeten op { $set } eerst alle vier huizen staan.
refusal-cards-already-on-set = { $card } ligt er al: { $set } neemt er maar één.
refusal-cards-token-needs-streets = Een pion telt alleen op een straatset, niet op { $set }.
refusal-cards-only-chance = Alleen Kanskaarten zijn geen set; je hebt een echte kaart van { $set } nodig.
refusal-cards-chance-cannot-be = Een Kanskaart kan geen { $card } zijn.
refusal-cards-not-in-a-set = { $card } hoort in geen set; die ligt ernaast.
refusal-cards-laid-stays = Wat je in { $set } hebt gelegd, blijft daar.
refusal-cards-chance-pinned = Een Kanskaart komt alleen vrij als de beloning de kaart brengt waarvoor hij ligt.
refusal-cards-already-chosen = Je hebt je kaart al gekozen.
refusal-cards-void-not-yet = { $cards_left ->
    [0] Er moeten nog { $turns } beurten voorbijgaan voor de ronde gestaakt kan worden.
   *[other] Zolang er kaarten te trekken zijn ({ $cards_left }) kan dat niet; daarna moeten er { $turns } beurten voorbijgaan.
}
refusal-cards-already-proposed = Dat heb je al voorgesteld. Wacht op de anderen.
refusal-cards-not-proposed = Je hebt niet voorgesteld de ronde te staken.
refusal-cards-deadline-not-due = Het spel wacht niet op { $seat }.
refusal-cards-driver-only = Dat is aan de spelleiding, niet aan een speler.
refusal-cards-outcome-not-possible = { $chance ->
    [dealer] Die plaats is er niet.
   *[card] Deze kaart kan nu niet komen.
}
refusal-cards-no-chance-pending = Er wordt nu niet op een kaart gewacht.
refusal-cards-wrong-edition = In het kaartspel bestaat “{ $kind }” niet.
