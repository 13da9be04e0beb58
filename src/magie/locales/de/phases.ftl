### Worauf das Spiel wartet, als Überschrift.

## Die Bretter

phase-deal = Grundstücke werden verteilt
phase-negotiation = Verhandlung
phase-opening = Wer beginnt?
phase-turn-start = Beginn des Zugs
phase-jail-choice = Im Gefängnis
phase-roll-dice = Die Würfel rollen
phase-choose-move = Wohin ziehen?
phase-go-choice = Figur aufwerten?
phase-fortune-draw = Eine Vermögenskarte
phase-purchase = Zu verkaufen
phase-draw-card = Eine Karte wird gezogen
phase-card-choice = Die Karte lässt die Wahl
phase-card-dice = Würfeln für die Karte
phase-tax-choice = Steuer wählen
phase-utility-dice = Würfeln für die Miete
phase-roll-again = Noch ein Wurf
phase-turn-end = Ende des Zugs
phase-over = Das Spiel ist zu Ende
phase-move = Die Figur zieht
phase-land = Ankunft
phase-landed = Angekommen
phase-second-move = Die Figur zieht weiter
phase-roll-done = Nach dem Wurf
phase-next-turn = Der nächste Zug
phase-offer = Ein Handel wird angeboten
phase-auction = Versteigerung
phase-debt = Schulden
phase-transfer = Hypotheken wechseln den Besitzer
phase-estate = Die Bank löst einen Nachlass auf
phase-shortage-declare = Zu wenige Gebäude
phase-shortage-place = Das Gebäude aufstellen
phase-payments = Zahlungen
phase-rent-reaction = Miete: eine Karte spielen?
phase-block-reaction = Die Karte abwehren?

## Das Kartenspiel

phase-cards-choose-dealer = Wer gibt?
phase-cards-deal = Karten werden gegeben
phase-cards-turn = Ein Zug
phase-cards-swap = Tauschen
phase-cards-draw = Eine Karte wird gezogen
phase-cards-discard = Ablegen
phase-cards-trade-card = Eine neue Tauschkarte
phase-cards-after-swap = Nach dem Tausch
phase-cards-passing = Karten weitergeben
phase-cards-reward-draw = Die Belohnung wird gezogen
phase-cards-reward = Die Belohnung nutzen
phase-cards-over = Das Spiel ist zu Ende
phase-cards-begin-round = Eine neue Runde
phase-cards-begin-play = Es geht los
phase-cards-next-turn = Der nächste Zug
phase-cards-pass-on = Karten werden weitergegeben
phase-cards-score = Wertung
