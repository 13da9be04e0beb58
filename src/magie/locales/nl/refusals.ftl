### Waarom iets niet mag, gezegd tegen wie het probeerde: wat in de weg staat en, waar dat kan, wat je wel kunt doen.

## De tafel

refusal-unreadable = Ik begrijp { $what } niet.
refusal-forbidden = Dat staan de regels niet toe: { $what }.
refusal-game-over = Het spel is afgelopen.
refusal-chance-pending = { $chance ->
    [card] Eerst moet er een kaart worden getrokken.
    [fortune] Eerst moet er een kaart worden getrokken.
    [deal] Eerst moeten de eigendommen worden uitgedeeld.
   *[dice] Eerst moet er worden gegooid.
}
refusal-no-chance-pending = Er zijn nu geen dobbelstenen of kaarten nodig.
refusal-outcome-not-possible = { $chance ->
    [card] Deze kaart kan nu niet komen.
    [fortune] Deze kaart kan nu niet komen.
    [deal] Dit eigendom kan nu niet worden uitgedeeld.
   *[dice] Zo kunnen de dobbelstenen hier niet vallen.
}
refusal-no-such-seat = Plaats { PLAIN($number) } is er niet aan deze tafel.
refusal-seat-out = { $seat } speelt niet of niet meer mee.
refusal-wrong-edition = “{ $kind }” bestaat niet in deze editie.
refusal-deadline-not-due = Het spel wacht niet op { $seat }.
refusal-driver-only = Dat kan alleen wie het spel leidt.

## Iets anders gaat voor

refusal-offer-pending = { $to } moet eerst het aanbod van { $maker } beantwoorden.
refusal-auction-running = Eerst moet de veiling klaar zijn: { $lot }. Bied of pas.
refusal-shortage-running = { $unit ->
    [hotel] Eerst moet vaststaan wie de laatste hotels krijgt.
   *[house] Eerst moet vaststaan wie de laatste huizen krijgt.
}
refusal-transfer-pending = Beslis eerst voor elke overgenomen hypotheek: houden of aflossen.
refusal-debt-pending = Eerst moet { $debtor } een schuld betalen of failliet gaan.
refusal-not-your-turn = { $on_turn } is aan de beurt.
refusal-not-your-decision = Dat beslist { $seat }.
refusal-must-roll = { $case ->
    [doubles] Na dubbel moet je nog een keer gooien.
   *[usual] Gooi eerst.
}
refusal-must-finish-space = Doe eerst wat { $square } van je vraagt.
refusal-not-now = { $case ->
    [auction] Er is nu geen veiling.
    [bankrupt] Alleen wie nog een schuld te betalen heeft, kan failliet gaan.
    [buy] Er is nu niets dat je kunt kopen.
    [card_choice] Er is nu geen kaart die je de keuze geeft.
    [freed] Als je met dubbel uit de gevangenis komt, krijg je geen tweede worp. Beëindig je beurt.
    [jail_exit] Betalen of een kaart gebruiken kan alleen voordat je gooit.
    [jailed] Je bent net in de gevangenis gekomen. Beëindig je beurt.
    [no_offer] Er ligt geen aanbod op tafel.
    [rent] Vraag om de huur zodra dit is afgehandeld.
    [shortage] Er worden nu geen gebouwen verdeeld.
    [tax] Er valt nu geen belasting te kiezen.
    [turn_over] Je hebt al gegooid. Beëindig je beurt.
   *[usual] Dat kan op dit punt van het spel niet.
}
refusal-only-in-debt = Dat mag alleen zolang je een schuld niet kunt betalen.

## Huur en gevangenis

refusal-no-claim = Niemand is je huur schuldig voor { $deed }, of niet meer.
refusal-jail-not-in = Je zit niet in de gevangenis.
refusal-jail-too-late = Voor betalen of een kaart is het te laat: deze keer moet je gooien.
refusal-no-jail-card = { $case ->
    [own] Je hebt geen vrijkaart.
   *[usual] { $seat } heeft die vrijkaart niet.
}

## Bezit en gebouwen

refusal-unknown-deed = Zo’n eigendom is er niet op dit bord.
refusal-not-owner = { $owner_kind ->
    [bank] { $deed } is nog van de bank.
   *[player] { $deed } is van { $owner }.
}
refusal-not-street = Op { $deed } kun je niet bouwen: gebouwen staan alleen op straten.
refusal-group-incomplete = { $owner_kind ->
    [bank] Je hebt de hele kleurgroep nodig; { $deed } is nog van de bank.
   *[player] Je hebt de hele kleurgroep nodig; { $deed } is van { $owner }.
}
refusal-group-mortgaged = Op een straat in de groep van { $deed } rust een hypotheek. Los die eerst af.
refusal-deed-mortgaged = Op { $deed } rust een hypotheek.
refusal-not-mortgaged = { $case ->
    [trade] { $deed } is geen eigendom met hypotheek dat je bij deze ruil krijgt.
   *[usual] Op { $deed } rust geen hypotheek.
}
refusal-uneven = { $case ->
    [sell] Verkoop gelijkmatig: { $deed } heeft minder gebouwen dan een andere straat van de groep.
   *[build] Bouw gelijkmatig: { $deed } heeft meer gebouwen dan een andere straat van de groep.
}
refusal-at-maximum = Op { $deed } staat al een hotel. Meer past er niet.
refusal-nothing-built = Daar staat geen gebouw dat je kunt verkopen.
refusal-no-stock = { $unit ->
    [hotel] De bank heeft geen hotel meer. Wacht tot er een terugkomt.
   *[house] De bank heeft geen huis meer. Wacht tot er een terugkomt.
}
refusal-stock-for-conversion = Daarvoor heeft de bank te weinig huizen: { $stock } in plaats van { $needed }. Verkoop van de hele groep in één keer meer.
refusal-before-first-lap = Bouwen mag pas na je eerste ronde.
refusal-buildings-in-way = Op de groep van { $deed } staan gebouwen. Verkoop die eerst aan de bank.

## Geld, biedingen en keuzes

refusal-cash-short = { $case ->
    [trade] Voor de ruil is { MONEY($cost) } nodig, maar er is maar { MONEY($cash) }.
   *[usual] Dat kost { MONEY($cost) }; je hebt { MONEY($cash) }.
}
refusal-bid-too-low = Het volgende bod is minstens { MONEY($minimum) }.
refusal-bid-step = Bieden gaat in stappen van { MONEY($step) }.
refusal-bid-above-cash = Je biedt { MONEY($amount) }, maar hebt maar { MONEY($cash) }.
refusal-already-leading = Je hebt al het hoogste bod.
refusal-already-passed = Je hebt al gepast. Bieden mag nog wel.
refusal-not-eligible = Je biedt niet mee in deze veiling.
refusal-choice-not-offered = Dat kun je hier niet kiezen.
refusal-count-out-of-range = { $case ->
    [single] Hier kan alleen { $low }.
    [at_least] Het moet minstens { $low } zijn.
   *[usual] Het moet van { $low } tot en met { $high } zijn.
}

## Aanbiedingen

refusal-offer-empty = { $case ->
    [only_money] Alleen geld kun je niet ruilen: dat zou een lening zijn. Leg er een eigendom of een vrijkaart bij.
   *[usual] In een aanbod moet iets zitten, en geen bedrag onder nul.
}
refusal-offer-self = Je kunt niet met jezelf ruilen.
refusal-offer-limit = { $limit ->
    [one] Je mag maar { $limit } aanbod per beurt doen.
   *[other] Je mag maar { $limit } keer per beurt iets aanbieden.
}
refusal-offer-infeasible = { $deed } is niet van { $seat }.
refusal-offer-step = Bedragen in een aanbod gaan in stappen van { MONEY($step) }.
refusal-interest-not-covered = { $seat } zou de { MONEY($amount) } voor de hypotheken niet kunnen betalen.
refusal-not-a-party = Dat kan alleen { $seat }.

## Stoppen

refusal-can-still-pay = Je bent { MONEY($debt) } schuldig en kunt nog { MONEY($amount) } bijeenbrengen: verkoop iets of neem een hypotheek.
refusal-already-ready = Je hebt al gezegd dat je klaar bent.
refusal-already-resigning = Je hebt al opgegeven.

## Sterren, vermogenskaarten, tempodobbelsteen

refusal-not-here = Dat bestaat niet in deze editie.
refusal-settle-not-allowed = Alleen wie schulden heeft, mag daarvoor eigendommen aanbieden, en alleen aan wie het geld krijgt.
refusal-card-not-held = Die kaart heb je niet.
refusal-card-not-playable = “{ $card }” kun je nu niet spelen.
refusal-group-complete = { $deed } hoort bij een complete groep en kan niet worden afgenomen.
