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
event-agent-chosen = { $seat } ist Makler und verkauft Grundstücke und Gebäude; an die Bank kommen alle selbst.
event-decks-placed = { $deck ->
    [chance] Der Ereignisstapel liegt verdeckt bereit; Karten: { $cards }.
    [millionaire] Der Millionärsstapel liegt verdeckt bereit; Karten: { $cards }.
    [fortune] Auf jedem Grundstück liegt verdeckt eine Vermögenskarte, zusammen { $cards }.
   *[community] Der Gemeinschaftsstapel liegt verdeckt bereit; Karten: { $cards }.
}
event-stock-sorted = Der Vorrat der Bank ist sortiert: Besitzrechtkarten { $deeds }, Häuser { $houses }, Hotels { $hotels }.
event-seated = { $seat } setzt sich und stellt eine Figur auf den Start.
event-dealt = { $seat } bekommt { $deed } zugeteilt.
event-negotiation-opened = Die Verhandlung beginnt; spätestens nach { $time } ist Schluss.
event-opening-rolled = { $seat } würfelt { $pips } um den Anfang.
event-opening-tied = Gleichstand mit { $pips }: { $seats } würfeln noch einmal um den Anfang.
event-starts = { $seat } hat am höchsten gewürfelt, { $pips }, und fängt an.

## Züge und Bewegung

event-turn-started = { $seat } ist am Zug.
event-turn-ended = { $seat } gibt die Würfel weiter.
event-rolled = { $doubles ->
    [true] { $seat } würfelt { $dice }: ein Pasch.
   *[false] { $seat } würfelt { $dice } = { $total }.
}
event-moved = { $reason ->
    [card] Eine Karte schickt { $seat } von { $from } nach { $to }.
    [jump] { $seat } springt von { $from } nach { $to }.
    [magie] Magie bringt { $seat } von { $from } nach { $to }.
    [back] { $seat } geht von { $from } zurück nach { $to }.
    [jail] { $seat } wird von { $from } abgeführt: { $to }.
   *[dice] { $seat } zieht von { $from } nach { $to }.
}
event-landed = { $action ->
    [buy] { $seat } steht auf { $square }; das ist zu haben.
    [rent] { $seat } steht auf { $square }; das gehört jemand anderem.
    [tax] { $seat } steht auf { $square } und muss zahlen.
    [card] { $seat } steht auf { $square } und zieht eine Karte.
    [jail] { $seat } steht auf { $square }.
    [park] { $seat } ruht sich auf { $square } aus.
    [salary] { $seat } steht auf { $square }.
   *[nothing] { $seat } steht auf { $square }; nichts geschieht.
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
    [fine] { event-payer } zahlt { MONEY($amount) } Buße { event-payee }.
    [card] { event-payer } zahlt wegen einer Karte { MONEY($amount) } { event-payee }.
    [repair] { event-payer } zahlt { MONEY($amount) } für Reparaturen { event-payee }.
    [interest] { event-payer } zahlt { MONEY($amount) } Zinsen { event-payee }.
    [redeem] { event-payer } zahlt { MONEY($amount) } { event-payee }, um eine Hypothek abzulösen.
    [mortgage] { event-payer } zahlt { MONEY($amount) } Hypothek { event-payee }.
    [build] { event-payer } zahlt { MONEY($amount) } für ein Gebäude { event-payee }.
    [resale] { event-payer } zahlt { MONEY($amount) } für verkaufte Gebäude { event-payee }.
    [trade] { event-payer } zahlt beim Handel { MONEY($amount) } { event-payee }.
    [handover] { event-payer } gibt die letzten { MONEY($amount) } { event-payee }.
    [pot] { event-payer } zahlt { MONEY($amount) } { event-payee }.
    [upgrade] { event-payer } zahlt { MONEY($amount) } für eine bessere Figur { event-payee }.
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
event-auction-opened = Die Bank versteigert { $lot } ab { MONEY($minimum) }.
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
event-claim-lapsed = { $owner } hat sich zu spät gemeldet: { $debtor } behält die { MONEY($amount) } für { $deed }.

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
    [doubles] Zum dritten Mal ein Pasch: { $seat } kommt ins Gefängnis.
    [card] Eine Karte schickt { $seat } ins Gefängnis.
   *[space] { $seat } kommt ins Gefängnis.
}
event-jail-failed = { $attempts ->
    [one] { $seat } bleibt nach dem ersten Fehlwurf im Gefängnis.
    [2] { $seat } bleibt nach dem zweiten Fehlwurf im Gefängnis.
   *[other] { $seat } hat { $attempts }-mal keinen Pasch geschafft.
}
event-freed = { $how ->
    [fine] { $seat } kauft sich aus dem Gefängnis frei.
    [card] { $seat } verlässt mit einer Freikarte das Gefängnis.
    [doubles] Der Pasch holt { $seat } aus dem Gefängnis.
   *[third_failure] Nach drei Fehlwürfen verlässt { $seat } das Gefängnis und muss dafür zahlen.
}

## Gebäude

event-built = { $building ->
    [hotel] { $seat } baut für { MONEY($price) } ein Hotel auf { $deed }.
   *[house] { $level ->
        [one] { $seat } baut für { MONEY($price) } das erste Haus auf { $deed }.
       *[other] { $seat } baut für { MONEY($price) } auf { $deed }: jetzt { $level } Häuser.
    }
}
event-sold-building = { $building ->
    [hotel] { $seat } verkauft das Hotel auf { $deed } für { MONEY($price) }.
   *[house] { $seat } verkauft ein Haus auf { $deed } für { MONEY($price) }.
}
event-group-sold = { $total ->
    [0] Die Gebäude von { $seat } in der Gruppe { $group } gehen an die Bank zurück.
   *[other] { $level ->
        [0] { $seat } verkauft alle Gebäude der Gruppe { $group } für { MONEY($total) }.
        [one] { $seat } verkauft Gebäude der Gruppe { $group } für { MONEY($total) }; höchstens { $level } bleibt auf jeder Straße.
       *[other] { $seat } verkauft Gebäude der Gruppe { $group } für { MONEY($total) }; höchstens { $level } bleiben auf jeder Straße.
    }
}
event-shortage-opened = { $kind ->
    [hotel] { $stock ->
        [one] Es gibt nur noch { $stock } Hotel. { $seat } will bauen, andere könnten es auch: Wer will wie viele?
       *[other] Es gibt nur noch { $stock } Hotels. { $seat } will bauen, andere könnten es auch: Wer will wie viele?
    }
   *[house] { $stock ->
        [one] Es gibt nur noch { $stock } Haus. { $seat } will bauen, andere könnten es auch: Wer will wie viele?
       *[other] Es gibt nur noch { $stock } Häuser. { $seat } will bauen, andere könnten es auch: Wer will wie viele?
    }
}
event-declared = { $count ->
    [0] { $seat } will keines davon.
   *[other] { $seat } will { $count } davon.
}
event-placed = { $seat } stellt das Gebäude für { MONEY($price) } auf { $deed }.

## Hypotheken

event-mortgaged = { $seat } belastet { $deed } und bekommt { MONEY($amount) }.
event-redeemed = { $seat } löst { $deed } ab: { MONEY($amount) } und { MONEY($interest) } Zinsen.
event-taken-over = { $seat } lässt die Hypothek auf { $deed } stehen und zahlt { MONEY($interest) } Zinsen.

## Handel

event-offered = { $redeem_count ->
    [0] { $from } bietet { $to } { $give } im Tausch gegen { $take }.
   *[other] { $from } bietet { $to } { $give } im Tausch gegen { $take } und würde gleich ablösen: { $redeem }.
}
event-accepted = { $to } nimmt das Angebot von { $from } an.
event-rejected = { $to } lehnt das Angebot von { $from } ab.
event-withdrawn = { $from } zieht das Angebot an { $to } zurück.
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
    [rent] { $debtor } schuldet { event-creditor } { MONEY($amount) } Miete und kann nicht gleich zahlen.
    [tax] { $debtor } schuldet { event-creditor } { MONEY($amount) } Steuer und kann nicht gleich zahlen.
    [fine] { $debtor } schuldet { event-creditor } { MONEY($amount) } Buße und kann nicht gleich zahlen.
    [card] { $debtor } schuldet { event-creditor } wegen einer Karte { MONEY($amount) } und kann nicht gleich zahlen.
    [repair] { $debtor } schuldet { event-creditor } { MONEY($amount) } für Reparaturen und kann nicht gleich zahlen.
    [interest] { $debtor } schuldet { event-creditor } { MONEY($amount) } Zinsen und kann nicht gleich zahlen.
   *[other] { $debtor } schuldet { event-creditor } { MONEY($amount) } und kann nicht gleich zahlen.
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
event-estate-opened = Die Bank übernimmt von { $seat } und versteigert: { $estate }.
event-ready = { $seat } ist bereit.
event-preference = { $always_demand ->
    [true] { $never_compete ->
        [true] { $seat } verlangt ab jetzt jede Miete und tritt bei knappen Gebäuden nie an.
       *[false] { $seat } verlangt ab jetzt jede Miete.
    }
   *[false] { $never_compete ->
        [true] { $seat } tritt bei knappen Gebäuden nie an.
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
        [second_bankruptcy] Der zweite Bankrott: { $winners } hat das größte Vermögen und gewinnt.
        [rounds] Die letzte Runde ist vorbei: { $winners } ist am reichsten und gewinnt.
       *[time] Die Zeit ist um: { $winners } hat das größte Vermögen und gewinnt.
    }
   *[other] Das Spiel ist zu Ende: { $winners } teilen sich den Sieg.
}

## Tempowürfel, Sterne, Vermögenskarten, andere Spielenden

# Seiten des Tempowürfels ohne Augen.
die-bus = Bus
die-magie = Magie

event-stayed = { $seat } bleibt im Gefängnis und würfelt nicht.
event-move-chosen = { $seat } zieht nach eigener Wahl { $steps ->
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
event-fortune-played = { $seat } spielt { $card } aus.
event-fortune-discarded = { $seat } legt die aufgehobene Vermögenskarte „{ $title }“ offen ab.
event-rent-waived = { $seat } muss { MONEY($amount) } für { $deed } nicht zahlen.
event-rent-doubled = { $seat } verdoppelt die Miete für { $deed } auf { MONEY($amount) }.
event-blocked = { $seat } wehrt die Karte von { $other } ab.
event-forced-sale = Niemand bietet; { $seat } muss { $deed } für { MONEY($price) } nehmen.
event-debt-settled = { $creditor } nimmt Besitz statt der { MONEY($amount) }, die { $debtor } schuldet.
event-counted = { $seat } hat zusammen { MONEY($wealth) }.

## Mehrere Ereignisse in einem Satz, für das Protokoll

narrate-start = { $seats_count ->
    [one] { $seats } beginnt mit { MONEY($amount) }.
   *[other] { $seats } beginnen mit je { MONEY($amount) }.
}
narrate-rolled = { $doubles ->
    [true] { $seat } würfelt { $dice }, einen Pasch, und zieht nach { $square }.
   *[false] { $seat } würfelt { $dice } und zieht nach { $square }.
}
narrate-rent = { $debtor } zahlt { $owner } { MONEY($amount) } Miete für { $deed }.
