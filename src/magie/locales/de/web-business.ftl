### Versteigerung, Handel, Schulden und Geschäfte mit der Bank, im Browser.

## Versteigerung

web-auction-title = Versteigerung
web-auction-bidders = Gebote bisher
web-auction-strip = Gebote von { $seat }
web-auction-list-price = Preis { MONEY($amount) }
# Wie viele Grundstücke einer Gruppe man mit diesem hätte.
web-auction-would-hold = Damit hättest du { $count } von { $of } in { $group }
web-auction-shortage = { $kind ->
    [hotel] Hotels bei der Bank: { $stock }. Gewünscht: { $wanted }.
   *[house] Häuser bei der Bank: { $stock }. Gewünscht: { $wanted }.
}
# Was ein Bankrotter hinterlässt, wird nacheinander versteigert.
web-auction-estate = Aus dem Nachlass von { $seat }: { $place } von { $of }
web-auction-seconds = { $seconds } s
web-auction-time-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
web-auction-paused = Die Versteigerung ist angehalten.
# Eine Versteigerung ohne Uhr: einer nach dem anderen.
web-auction-in-turn = { $seat } ist mit dem Bieten dran.
web-auction-last-call = Zum Dritten: { $lot } geht für { MONEY($amount) } an { $seat }.
web-auction-last-call-nobody = Zum Dritten: Niemand hat für { $lot } geboten.
web-auction-state-leads = höchstes Gebot
web-auction-state-passed = gepasst
web-auction-state-asked = ist dran
# Hat nicht das Geld für ein höheres Gebot.
web-auction-state-short = kann nicht höher
# Könnte noch höher gehen, müsste dafür aber erst verkaufen oder beleihen.
web-auction-state-raising = braucht erst Bargeld
web-auction-cash = Bargeld { MONEY($amount) }
web-auction-after = nach diesem Gebot { MONEY($amount) }
web-auction-bid = { MONEY($amount) } bieten
web-auction-open-bid = bieten
web-auction-other = Anderer Betrag
web-auction-amount = Mein Gebot
web-auction-pass = Passen
web-auction-passed-note = Du hast gepasst. Mit einem neuen Gebot bist du wieder dabei.
web-auction-raise-first = Dein Bargeld reicht nicht für das nächste Gebot. Verkaufe Gebäude, nimm Hypotheken auf oder passe.
web-auction-you-lead = Du hast das höchste Gebot: { MONEY($amount) }.
web-auction-seat-leads = { $seat } hat das höchste Gebot: { MONEY($amount) }.
web-auction-outbid = { $seat } bietet { MONEY($amount) } und hat jetzt das höchste Gebot.
web-auction-faster = { $seat } war schneller: { MONEY($amount) }. Biete mehr, wenn du magst.
web-auction-auto-open = Für mich bieten …
web-auction-auto-limit = Für mich bieten bis
web-auction-auto-start = Los
web-auction-auto-cancel = Abbrechen
web-auction-auto-stop = Aufhören
web-auction-auto-on = Die Seite bietet für dich bis { MONEY($limit) }.
web-auction-auto-beaten = Die Gebote liegen über deiner Grenze von { MONEY($limit) }. Die Seite bietet nicht mehr für dich.
web-auction-auto-over = Die Gebote liegen über deiner Grenze.
web-auction-auto-hint = Die Grenze sieht sonst niemand. Sie gilt für diese Versteigerung und solange diese Seite offen ist.

## Handel

web-trade-with = Handeln mit
web-trade-sides = Die beiden Seiten des Handels
web-trade-gives = { $seat } gibt
web-trade-deeds-of = Grundstücke von { $seat }
web-trade-no-deeds = { $seat } hat keine Grundstücke.
web-trade-locked = Kann nicht gehandelt werden
web-trade-cash = Bargeld (von { MONEY($amount) })
web-trade-cash-only = { $seat } hat nur { MONEY($amount) }.
web-trade-cash-more = { MONEY($amount) } mehr
web-trade-cash-less = { MONEY($amount) } weniger
web-trade-jail-cards = { $count ->
    [one] Freikarte
   *[other] Freikarten (von { $count })
}
# Zeichen in einem Gegenangebot, verglichen mit dem Angebot, auf das es antwortet.
web-trade-change-added = neu
web-trade-change-removed = gestrichen
web-trade-redeem-legend = Auf diesen liegt eine Hypothek
web-trade-redeem = Hypothek auf { $deed } gleich ablösen
web-trade-settle = Anstelle der Schuld von { MONEY($amount) }
web-trade-debt = Für deine Schuld fehlen dir noch { MONEY($amount) }.
web-trade-debt-itself = die Schuld, als wäre sie bezahlt
web-trade-result = Was dabei herauskäme
web-trade-result-for = Für { $seat }
web-trade-choose-partner = Wähle zuerst, mit wem du handelst.
web-trade-empty = Leg etwas auf den Tisch: Grundstücke, Geld oder Freikarten.
web-trade-cash-line = Bargeld
web-trade-line-pays = Zahlt
web-trade-line-gets = Bekommt
web-trade-line-debt = Zahlt die Schuld
web-trade-line-interest = Zinsen für { $deed }
web-trade-line-redeem = Löst die Hypothek auf { $deed } ab, mit Zinsen
web-trade-of = { $count } von { $of }
web-trade-group-complete = vollständig
web-trade-group-broken = nicht mehr vollständig
web-trade-rents = Mieten
web-trade-after = Bargeld danach: { MONEY($amount) }
web-trade-send = Angebot senden
web-trade-send-counter = Gegenangebot senden
web-trade-reset = Von vorn
web-trade-cancel = Zurück
web-trade-offer-title = { $maker } bietet { $to } einen Handel an
web-trade-counter-title = Gegenangebot an { $maker }
web-trade-accept = Annehmen
web-trade-counter = Gegenangebot
web-trade-decline = Ablehnen
web-trade-waiting = Warten auf die Antwort von { $seat }.
web-trade-withdraw = Angebot zurücknehmen
web-trade-withdraw-as = { $seat } nimmt das Angebot zurück
web-trade-history = Angebote in diesem Zug
web-trade-reuse = Ändern und neu anbieten
web-trade-limit = Angebote in diesem Zug: { $made } von { $limit }
web-trade-answer = { $fate ->
    [accepted] { $seat } nimmt an.
    [rejected] { $seat } lehnt ab.
    [countered] { $seat } macht ein Gegenangebot.
    [withdrawn] Das Angebot wurde zurückgenommen.
   *[void] Das Angebot gilt nicht mehr.
}
# Das Angebot, auf das eine Ablehnung hinauswollte, mit einem Druck.
web-trade-offer-hinted = { $give } für { $take } bieten
web-trade-done = Fertig
web-trade-fate-open = offen
web-trade-fate-accepted = angenommen
web-trade-fate-rejected = abgelehnt
web-trade-fate-withdrawn = zurückgenommen
web-trade-fate-countered = mit einem Gegenangebot beantwortet
web-trade-fate-void = hinfällig
web-trade-fate-undone = vom Tisch rückgängig gemacht

## Schulden

web-debt-bar = Geld für die Schuld
web-debt-bar-text = Bargeld { MONEY($cash) }, geplant { MONEY($planned) }, es fehlen noch { MONEY($missing) }
web-debt-have = Bargeld
web-debt-plan = Geplant
web-debt-lack = Fehlt
web-debt-left = Bleibt übrig
web-debt-others = Danach schuldest du auch { $seats } je { MONEY($amount) }.
web-debt-suggestion = Vorschlag übernehmen
web-debt-suggestion-note = { $count ->
    [one] Mit einem Schritt ist die Schuld gedeckt. Er kommt in deinen Plan; getan ist damit noch nichts.
   *[other] Mit { $count } Schritten ist die Schuld gedeckt. Sie kommen in deinen Plan; getan ist damit noch nichts.
}
web-debt-sell = Gebäude verkaufen
web-debt-sell-group = { $level ->
    [0] Alle Gebäude dieser Gruppe verkaufen
    [one] Die ganze Gruppe auf je { $level } Haus abbauen
   *[other] Die ganze Gruppe auf je { $level } Häuser abbauen
}
web-debt-mortgage = Hypothek aufnehmen
web-debt-loses-rent = Miete −{ $rent }
web-debt-enough = Dein Plan deckt die Schuld schon.
web-debt-trade-title = Handeln
web-debt-trade = Jemandem einen Handel anbieten
web-debt-missing = Es fehlen noch { MONEY($amount) }.
web-debt-covered = Damit zahlst du { MONEY($amount) }; es bleiben { MONEY($left) }.
web-debt-spare = { $count ->
    [one] Ein geplanter Schritt ist nicht nötig und wird nicht getan.
   *[other] { $count } geplante Schritte sind nicht nötig und werden nicht getan.
}
web-debt-pay = { MONEY($amount) } zahlen
web-debt-no-giving-up = Aufgeben kannst du hier nicht.
web-debt-give-up = Aufgeben
web-debt-consequences = Wenn du bankrott gehst
web-debt-bankrupt = Bankrott gehen
web-debt-not-yet = Noch nicht

## Grundstücke und Gebäude

web-build-bank = Die Bank hat
web-build-no-deeds = Noch keine Grundstücke. Kauf zuerst welche.
web-build-complete = vollständig
web-build-house-price = Haus { MONEY($amount) }
web-build-with-bank = noch nicht verkauft
web-build-trade = Darum handeln
web-build-quick = Schnell bauen auf { $group }
web-build-all = Je { $count }
web-build-hotels = Hotels
web-build-rent = Miete
web-build-mortgage = Hypothek aufnehmen
web-build-redeem = Hypothek ablösen
# Steht vor „Warum?“: In dieser Gruppe kann man nicht bauen oder belasten.
web-build-no-building = Bauen geht hier gerade nicht.
web-build-no-mortgage = Eine Hypothek geht hier gerade nicht.
web-build-nothing-planned = Noch nichts geplant.
# Steht vor dem Grund, warum ein schneller Plan früher endet.
web-build-limit = Weiter geht es nicht:
web-build-shortage = Vielleicht wollen auch andere diese Gebäude. Wenn du bestätigst, sagen alle, wie viele sie möchten; sind es zusammen mehr, als da sind, werden sie versteigert.
web-build-part-built = { $count } × bauen
web-build-part-sold = { $count } × verkaufen
web-build-part-mortgaged = { $count } × Hypothek aufnehmen
web-build-part-redeemed = { $count } × Hypothek ablösen
web-build-cash = Bargeld
web-build-confirm = Bestätigen

## Auf mehreren dieser Seiten

web-business-from-to = jetzt { $before }, dann { $after }
web-business-rent-dice = { MONEY($factor) } × Augen
web-business-houses = { $count ->
    [one] { $count } Haus
   *[other] { $count } Häuser
}
web-business-hotel = Hotel
web-business-fewer = Ein Gebäude weniger auf { $deed }
web-business-more = Ein Gebäude mehr auf { $deed }
web-business-mortgaged = mit Hypothek
web-business-reset = Zurücksetzen
web-business-stopped = { $done ->
    [0] Nichts davon ist geschehen.
    [one] Ein Schritt ist geschehen, dann ging es nicht weiter.
   *[other] { $done } Schritte sind geschehen, dann ging es nicht weiter.
}
