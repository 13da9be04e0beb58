### Was geschehen ist, allen erzählt: ein Satz für jedes Ereignis.

## Beteiligte am Anfang und im Innern eines Satzes, gemeinsam für die Nachrichten darunter

event-payer = { $from_kind ->
    [bank] Die Bank
    [pot] Der Topf
   *[player] { $from }
}
event-payee = { $to_kind ->
    [bank] an die Bank
    [pot] in den Topf
   *[player] an { $to }
}
event-creditor = { $creditor_kind ->
    [bank] der Bank
    [pot] dem Topf
   *[player] { $creditor }
}

## Vor dem ersten Zug

event-banker-chosen = { $seat_kind ->
    [bank] Die Bank führt jemand, der nicht mitspielt.
   *[player] { $seat } führt die Bank.
}
event-agent-chosen = { $seat } verkauft als Makler Grundstücke und Gebäude; mit dem Geld der Bank gehen alle selbst um.
event-decks-placed = { $deck ->
    [chance] Der Stapel mit den Ereigniskarten liegt verdeckt bereit: { $cards ->
        [one] { $cards } Karte.
       *[other] { $cards } Karten.
    }
    [millionaire] Der Stapel mit den Millionärskarten liegt verdeckt bereit: { $cards ->
        [one] { $cards } Karte.
       *[other] { $cards } Karten.
    }
    [fortune] Auf jedem Grundstück liegt verdeckt eine Vermögenskarte, zusammen { $cards }.
   *[community] Der Stapel mit den Gemeinschaftskarten liegt verdeckt bereit: { $cards ->
        [one] { $cards } Karte.
       *[other] { $cards } Karten.
    }
}
event-stock-sorted = Der Vorrat der Bank liegt bereit. Besitzrechtkarten: { $deeds }, Häuser: { $houses }, Hotels: { $hotels }.
event-seated = { $seat } setzt sich und stellt eine Figur auf das Startfeld.
event-dealt = { $seat } bekommt { $deed } ausgeteilt.
event-negotiation-opened = Die Verhandlung beginnt; spätestens nach { $time } ist Schluss.
event-opening-rolled = Wer beginnt? { $seat } würfelt { $pips }.
event-opening-tied = Gleichstand mit { $pips }: { $seats } würfeln noch einmal.
event-starts = { $seat } hat mit { $pips } am höchsten gewürfelt und beginnt.

## Züge und Bewegung

event-turn-started = { $seat } ist am Zug.
event-turn-ended = { $seat } gibt die Würfel weiter.
event-rolled = { $doubles ->
    [true] { $seat } würfelt { $dice }: ein Pasch.
   *[false] { $seat } würfelt { $dice } = { $total }.
}
event-moved = { $reason ->
    [card] Eine Karte schickt { $seat } von { $from } auf { $to }.
    [jump] { $seat } springt von { $from } auf { $to }.
    [magie] Magie bringt { $seat } von { $from } auf { $to }.
    [back] { $seat } geht von { $from } zurück auf { $to }.
    [jail] { $seat } wird von { $from } abgeführt: { $to }.
   *[dice] { $seat } zieht von { $from } auf { $to }.
}
event-landed = { $action ->
    [buy] { $seat } landet auf { $square }; das ist zu haben.
    [rent] { $seat } landet auf { $square }; das gehört jemand anderem.
    [tax] { $seat } landet auf { $square } und muss zahlen.
    [card] { $seat } landet auf { $square } und zieht eine Karte.
    [jail] { $seat } landet auf { $square }.
    [park] { $seat } ruht sich auf { $square } aus.
    [salary] { $seat } landet auf { $square }.
   *[nothing] { $seat } landet auf { $square }; es geschieht nichts.
}
event-lap = { $laps ->
    [one] { $seat } hat die erste Runde geschafft.
   *[other] { $seat } hat { $laps } Runden geschafft.
}

## Geld

event-paid = { $reason ->
    [start] { event-payer } zahlt { MONEY($amount) } Startgeld { event-payee }.
    [salary] { event-payer } zahlt { MONEY($amount) } Gehalt { event-payee }.
    [price] { event-payer } zahlt { MONEY($amount) } { event-payee } für ein Grundstück.
    [bid] { event-payer } zahlt das Gebot von { MONEY($amount) } { event-payee }.
    [rent] { event-payer } zahlt { MONEY($amount) } Miete { event-payee }.
    [tax] { event-payer } zahlt { MONEY($amount) } Steuer { event-payee }.
    [fine] { event-payer } zahlt { MONEY($amount) } Strafe { event-payee }.
    [card] { event-payer } zahlt wegen einer Karte { MONEY($amount) } { event-payee }.
    [repair] { event-payer } zahlt { MONEY($amount) } { event-payee } für Reparaturen.
    [interest] { event-payer } zahlt { MONEY($amount) } Zinsen { event-payee }.
    [redeem] { event-payer } zahlt { MONEY($amount) } { event-payee }, um eine Hypothek abzulösen.
    [mortgage] { event-payer } zahlt { MONEY($amount) } { event-payee } für eine Hypothek.
    [build] { event-payer } zahlt { MONEY($amount) } { event-payee } für ein Gebäude.
    [resale] { event-payer } zahlt { MONEY($amount) } { event-payee } für verkaufte Gebäude.
    [trade] { event-payer } zahlt beim Handel { MONEY($amount) } { event-payee }.
    [handover] { event-payer } gibt die letzten { MONEY($amount) } { event-payee }.
    [pot] { event-payer } zahlt { MONEY($amount) } { event-payee }.
    [upgrade] { event-payer } zahlt { MONEY($amount) } { event-payee } für eine bessere Figur.
   *[other] { event-payer } zahlt { MONEY($amount) } { event-payee }.
}
event-pot-taken = { $seat } bekommt den Topf mit { MONEY($amount) }.
event-tax-chosen = { $choice ->
    [percent] { $seat } lässt alles zählen: { MONEY($wealth) } Vermögen, also { MONEY($amount) } Steuer.
   *[flat] { $seat } wählt die feste Steuer von { MONEY($amount) }.
}

## Grundstücke

event-bought = { $seat } kauft { $deed } für { MONEY($price) }.
event-declined = { $seat } kauft { $deed } nicht.
event-auction-opened = Die Bank versteigert { $lot }, ab { MONEY($minimum) }.
event-bid = { $seat } bietet { MONEY($amount) }.
event-passed = { $seat } passt.
event-sold = { $seat } ersteigert { $lot } für { MONEY($price) }.
event-unsold = Niemand bietet: { $lot } bleibt bei der Bank.
event-rent-claimable = { $on_demand ->
    [true] { $owner } darf von { $debtor } { MONEY($amount) } Miete für { $deed } verlangen.
   *[false] { $debtor } schuldet { $owner } { MONEY($amount) } Miete für { $deed }.
}
event-rent-demanded = { $resigned ->
    [true] { $debtor } schuldet { $owner } noch { MONEY($amount) } Miete für { $deed }.
   *[false] { $auto ->
        [true] { $owner } verlangt wie immer von { $debtor } { MONEY($amount) } Miete für { $deed }.
       *[false] { $owner } verlangt von { $debtor } { MONEY($amount) } Miete für { $deed }.
    }
}
event-claim-lapsed = { $owner } hat die Miete nicht rechtzeitig verlangt: { $debtor } behält die { MONEY($amount) } für { $deed }.

## Karten

event-card-drawn = { $deck ->
    [chance] { $seat } zieht die Ereigniskarte „{ $title }“: { $text }
    [millionaire] { $seat } zieht die Millionärskarte „{ $title }“: { $text }
   *[community] { $seat } zieht die Gemeinschaftskarte „{ $title }“: { $text }
}
event-card-returned = { $seat } legt die Karte „{ $title }“ wieder unter den Stapel.
event-card-kept = { $seat } behält die Karte „{ $title }“.
event-card-chosen = { $option ->
    [draw] { $seat } zahlt nicht für „{ $title }“, sondern zieht noch eine Karte.
   *[pay] { $seat } zahlt für die Karte „{ $title }“.
}

## Gefängnis

event-jailed = { $reason ->
    [doubles] Der dritte Pasch hintereinander: { $seat } kommt ins Gefängnis.
    [card] Eine Karte schickt { $seat } ins Gefängnis.
   *[space] { $seat } kommt ins Gefängnis.
}
event-jail-failed = { $attempts ->
    [one] Kein Pasch: { $seat } bleibt nach dem ersten Versuch im Gefängnis.
    [2] Kein Pasch: { $seat } bleibt nach dem zweiten Versuch im Gefängnis.
   *[other] { $seat } hat { $attempts }-mal keinen Pasch geschafft.
}
event-freed = { $how ->
    [fine] { $seat } kauft sich aus dem Gefängnis frei.
    [card] { $seat } verlässt das Gefängnis mit einer Freikarte.
    [doubles] Ein Pasch: { $seat } kommt aus dem Gefängnis frei.
   *[third_failure] Nach drei Versuchen ohne Pasch verlässt { $seat } das Gefängnis und muss dafür zahlen.
}

## Gebäude

event-built = { $building ->
    [hotel] { $seat } baut für { MONEY($price) } ein Hotel auf { $deed }.
   *[house] { $level ->
        [one] { $seat } baut für { MONEY($price) } das erste Haus auf { $deed }.
       *[other] { $seat } baut für { MONEY($price) } auf { $deed }; dort stehen jetzt { $level } Häuser.
    }
}
event-sold-building = { $building ->
    [hotel] { $seat } verkauft das Hotel auf { $deed } für { MONEY($price) }.
   *[house] { $seat } verkauft ein Haus auf { $deed } für { MONEY($price) }.
}
event-group-sold = { $total ->
    [0] Die Gebäude von { $seat } auf der Gruppe { $group } gehen an die Bank zurück.
   *[other] { $level ->
        [0] { $seat } verkauft alle Gebäude der Gruppe { $group } für { MONEY($total) }.
        [one] { $seat } verkauft Gebäude der Gruppe { $group } für { MONEY($total) }; auf jeder Straße bleibt höchstens { $level }.
       *[other] { $seat } verkauft Gebäude der Gruppe { $group } für { MONEY($total) }; auf jeder Straße bleiben höchstens { $level }.
    }
}
event-shortage-opened = { $kind ->
    [hotel] { $stock ->
        [one] Es gibt nur noch { $stock } Hotel. { $seat } will bauen, und andere könnten es auch: Wer will wie viele?
       *[other] Es gibt nur noch { $stock } Hotels. { $seat } will bauen, und andere könnten es auch: Wer will wie viele?
    }
   *[house] { $stock ->
        [one] Es gibt nur noch { $stock } Haus. { $seat } will bauen, und andere könnten es auch: Wer will wie viele?
       *[other] Es gibt nur noch { $stock } Häuser. { $seat } will bauen, und andere könnten es auch: Wer will wie viele?
    }
}
event-declared = { $count ->
    [0] { $seat } will keins davon.
   *[other] { $seat } will { $count } davon.
}
event-placed = { $seat } stellt das Gebäude für { MONEY($price) } auf { $deed }.

## Hypotheken

event-mortgaged = { $seat } nimmt eine Hypothek auf { $deed } auf und bekommt { MONEY($amount) }.
event-redeemed = { $seat } löst die Hypothek auf { $deed } ab: { MONEY($amount) } und { MONEY($interest) } Zinsen.
event-taken-over = { $seat } behält die Hypothek auf { $deed } und zahlt { MONEY($interest) } Zinsen.

## Handel

event-offered = { $redeem_count ->
    [0] { $from } bietet { $to } { $give } im Tausch gegen { $take }.
   *[other] { $from } bietet { $to } { $give } im Tausch gegen { $take } und würde gleich die Hypothek ablösen: { $redeem }.
}
event-accepted = { $to } nimmt das Angebot von { $from } an.
event-rejected = { $to } lehnt das Angebot von { $from } ab.
event-withdrawn = { $from } nimmt das Angebot an { $to } zurück.
event-deed-moved = { $from_kind ->
    [bank] { $deed } geht von der Bank { event-payee }.
   *[player] { $deed } geht von { $from } { event-payee }.
}
event-jail-card-moved = { $from_kind ->
    [bank] Eine Freikarte geht von der Bank { event-payee }.
   *[player] Eine Freikarte geht von { $from } { event-payee }.
}

## Schulden und das Ende

event-debt-opened = { $reason ->
    [rent] { $debtor } schuldet { event-creditor } { MONEY($amount) } Miete und kann nicht sofort zahlen.
    [tax] { $debtor } schuldet { event-creditor } { MONEY($amount) } Steuer und kann nicht sofort zahlen.
    [fine] { $debtor } schuldet { event-creditor } { MONEY($amount) } Strafe und kann nicht sofort zahlen.
    [card] { $debtor } schuldet { event-creditor } wegen einer Karte { MONEY($amount) } und kann nicht sofort zahlen.
    [repair] { $debtor } schuldet { event-creditor } { MONEY($amount) } für Reparaturen und kann nicht sofort zahlen.
    [interest] { $debtor } schuldet { event-creditor } { MONEY($amount) } Zinsen und kann nicht sofort zahlen.
   *[other] { $debtor } schuldet { event-creditor } { MONEY($amount) } und kann nicht sofort zahlen.
}
event-debt-paid = { $debtor } hat das Geld beisammen und zahlt { event-creditor } die { MONEY($amount) }.
event-bankrupt = { $creditor_kind ->
    [bank] { $seat } ist bankrott; alles geht an die Bank.
    [pot] { $seat } ist bankrott; alles geht an die Bank.
   *[player] { $seat } ist bankrott; alles geht an { $creditor }.
}
event-out = { ORDINAL($place) ->
   *[other] { $seat } scheidet auf dem { $place }. Platz aus.
}
event-estate-opened = Die Bank übernimmt den Besitz von { $seat } und versteigert: { $estate }.
event-ready = { $seat } ist bereit.
event-preference = { $always_demand ->
    [true] { $never_compete ->
        [true] { $seat } verlangt ab jetzt jede Miete und verzichtet immer auf knappe Gebäude.
       *[false] { $seat } verlangt ab jetzt jede Miete.
    }
   *[false] { $never_compete ->
        [true] { $seat } verzichtet ab jetzt immer auf knappe Gebäude.
       *[false] { $seat } entscheidet über Mieten und knappe Gebäude von Fall zu Fall.
    }
}
event-resigned = { $seat } gibt auf.
event-clock = Die Uhr steht auf { $time }.
event-time-up = Die Zeit ist um.
event-deadline-passed = { $seat } hat zu lange gebraucht; es gilt die übliche Wahl.
event-game-over = { $winners_count ->
    [0] Das Spiel ist zu Ende.
    [one] { $ending ->
        [last_solvent] Nur noch { $winners } ist übrig und gewinnt.
        [million] { $winners } hat die erste Million und gewinnt.
        [second_bankruptcy] Der zweite Bankrott: { $winners } ist am reichsten und gewinnt.
        [rounds] Die letzte Runde ist vorbei: { $winners } ist am reichsten und gewinnt.
       *[time] Die Zeit ist um: { $winners } ist am reichsten und gewinnt.
    }
   *[other] Das Spiel ist zu Ende: { $winners } teilen sich den Sieg.
}

## Tempowürfel, Sterne, Vermögenskarten, andere Spielenden

# Seiten des Tempowürfels ohne Augen.
die-bus = Bus
die-magie = Magie

event-stayed = { $seat } bleibt im Gefängnis und würfelt nicht.
event-move-chosen = { $seat } entscheidet sich für { $steps ->
    [one] ein Feld.
   *[other] { $steps } Felder.
}
event-utility-rolled = { $seat } würfelt { $dice } für die Miete.
event-card-rolled = { $seat } würfelt { $dice } für die Karte.
event-upgraded = { $seat } steigt auf { $star } Sterne.
event-downgraded = { $seat } fällt zurück auf { $star ->
    [one] einen Stern.
   *[other] { $star } Sterne.
}
event-fortune-found = { $private ->
    [true] { $seat } nimmt die Vermögenskarte von { $square } und liest sie für sich.
   *[false] { $seat } nimmt die Vermögenskarte „{ $title }“ von { $square }: { $text }
}
event-fortune-kept = { $seat } behält eine Vermögenskarte verdeckt.
event-fortune-played = { $seat } spielt die Vermögenskarte „{ $card }“ aus.
event-fortune-discarded = { $seat } legt die aufgehobene Vermögenskarte „{ $title }“ offen ab.
event-rent-waived = { $seat } muss die { MONEY($amount) } für { $deed } nicht zahlen.
event-rent-doubled = { $seat } verdoppelt die Miete für { $deed } auf { MONEY($amount) }.
event-blocked = { $seat } wehrt die Karte von { $other } ab.
event-forced-sale = Niemand bietet; { $seat } muss { $deed } für { MONEY($price) } nehmen.
event-debt-settled = { $creditor } nimmt Grundbesitz anstelle der { MONEY($amount) }, die { $debtor } schuldet.
event-counted = { $seat } hat insgesamt { MONEY($wealth) }.

## Mehrere Ereignisse in einem Satz, für das Protokoll

narrate-start = { $seats_count ->
    [one] { $seats } beginnt mit { MONEY($amount) }.
   *[other] { $seats } beginnen mit je { MONEY($amount) }.
}
narrate-rolled = { $doubles ->
    [true] { $seat } würfelt einen Pasch, { $dice }, und zieht auf { $square }.
   *[false] { $seat } würfelt { $dice } und zieht auf { $square }.
}
narrate-rent = { $debtor } zahlt { $owner } { MONEY($amount) } Miete für { $deed }.
