### Waar het spel op wacht, als kop.

## De borden

phase-deal = Eigendommen worden verdeeld
phase-negotiation = Onderhandeling
phase-opening = Wie begint?
phase-turn-start = Begin van de beurt
phase-jail-choice = In de gevangenis
phase-roll-dice = De dobbelstenen rollen
phase-choose-move = Waarheen?
phase-go-choice = Wil je een betere pion?
phase-fortune-draw = Een vermogenskaart
phase-purchase = Te koop
phase-draw-card = Er wordt een kaart getrokken
phase-card-choice = De kaart geeft je de keuze
phase-card-dice = Gooien voor de kaart
phase-tax-choice = Belasting kiezen
phase-utility-dice = Gooien voor de huur
phase-roll-again = Nog een worp
phase-turn-end = Einde van de beurt
phase-over = Het spel is afgelopen
phase-move = De pion gaat vooruit
phase-land = Aankomst
phase-landed = Aangekomen
phase-second-move = De pion gaat verder
phase-roll-done = Na de worp
phase-next-turn = De volgende beurt
phase-offer = Er wordt een ruil aangeboden
phase-auction = Veiling
phase-debt = Schulden
phase-transfer = Hypotheken wisselen van eigenaar
phase-estate = De bank veilt een boedel
phase-shortage-declare = Te weinig gebouwen
phase-shortage-place = Het gebouw plaatsen
phase-payments = Betalingen
phase-rent-reaction = Huur: een kaart spelen?
phase-block-reaction = De kaart tegenhouden?

## Het kaartspel

phase-cards-choose-dealer = Wie deelt?
phase-cards-deal = De kaarten worden gedeeld
phase-cards-turn = Een beurt
phase-cards-swap = Ruilen
phase-cards-draw = Er wordt een kaart getrokken
phase-cards-discard = Afleggen
phase-cards-trade-card = Een nieuwe ruilkaart
phase-cards-after-swap = Na de ruil
phase-cards-passing = Kaarten doorschuiven
phase-cards-reward-draw = De beloning wordt getrokken
phase-cards-reward = De beloning gebruiken
phase-cards-over = Het spel is afgelopen
phase-cards-begin-round = Een nieuwe ronde
phase-cards-begin-play = Het spel begint
phase-cards-next-turn = De volgende beurt
phase-cards-pass-on = Kaarten worden doorgeschoven
phase-cards-score = De telling
