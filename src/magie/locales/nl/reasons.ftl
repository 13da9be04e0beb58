### Waarom een bot ruilt of niet, in zijn eigen woorden: ‘je’ is de andere kant.

# Wie het zei, en de woorden.
reason-said = { $seat }: ‘{ $reason }’
# Bij welke prijs het anders zou zijn; zo eindigen veel weigeringen hieronder.
reason-wish = { $wish ->
    [ask] Je zou me minstens { MONEY($sum) } moeten betalen.
    [pay] Ik zou hoogstens { MONEY($sum) } betalen.
    [free] Als het me niets kost, doe ik mee.
   *[none] Geen bedrag dat je kunt betalen, verandert daar iets aan.
}
reason-whim = Zomaar: ik doe wat in me opkomt.

## Voorstellen

reason-offer-complete = { $cash ->
    [pays] Ik zou { $groups } compleet hebben; daarvoor betaal ik { MONEY($amount) }.
    [asks] Ik zou { $groups } compleet hebben; ik vraag er { MONEY($amount) } bij.
   *[even] Ik zou { $groups } compleet hebben, en jij krijgt er iets voor terug.
}
reason-offer-complete-both = { $cash ->
    [pays] Ik zou { $groups } compleet hebben en jij { $your_groups }; ik leg er { MONEY($amount) } bij.
    [asks] Ik zou { $groups } compleet hebben en jij { $your_groups }; ik vraag er { MONEY($amount) } bij.
   *[even] Ik zou { $groups } compleet hebben en jij { $your_groups }.
}
reason-offer-level = { $cash ->
    [pays] Ik zou { $groups } compleet hebben en jij { $your_groups }; { MONEY($amount) } van mij maakt de gedrukte prijzen gelijk.
    [asks] Ik zou { $groups } compleet hebben en jij { $your_groups }; { MONEY($amount) } van jou maakt de gedrukte prijzen gelijk.
   *[even] Ik zou { $groups } compleet hebben en jij { $your_groups }; de gedrukte prijzen zijn gelijk.
}
reason-offer-complete-yours = { $cash ->
    [pays] Jij zou { $your_groups } compleet hebben, en ik betaal zelfs { MONEY($amount) } voor wat ik krijg.
    [asks] Jij zou { $your_groups } compleet hebben; daarvoor vraag ik { MONEY($amount) }.
   *[even] Jij zou { $your_groups } compleet hebben; wat je me ervoor geeft, is genoeg.
}
reason-offer-gain = Volgens mijn berekening levert dit mij ongeveer { MONEY($amount) } op, en jou ongeveer { MONEY($your_amount) }.
reason-offer-stations = { $count ->
    [0] Ik verzamel { $groups }; ik betaal { MONEY($amount) } voor een begin.
   *[other] Ik verzamel { $groups } en heb er { $count }; ik betaal { MONEY($amount) } voor nog een.
}
reason-offer-wanted = { $cash ->
    [pays] Ik verzamel { $groups }; ik betaal er { MONEY($amount) } voor.
    [asks] Ik verzamel { $groups }; ik vraag er { MONEY($amount) } bij.
   *[even] Ik verzamel { $groups } en geef je er iets voor.
}

## Ja

reason-accept-complete = Graag: dan heb ik { $groups } compleet.
reason-accept-complete-both = Goed voor ons allebei: ik heb dan { $groups } compleet en jij { $your_groups }.
reason-accept-price = { $by ->
    [worth] Jij hebt dan { $your_groups } compleet, maar volgens mijn berekening levert het mij ook ongeveer { MONEY($amount) } op.
   *[face] Jij hebt dan { $your_groups } compleet, maar ik krijg { MONEY($amount) } boven de gedrukte prijzen.
}
reason-accept-gain = Volgens mijn berekening levert dat mij ongeveer { MONEY($amount) } op.
reason-accept-face = { $amount ->
    [0] Volgens de gedrukte prijzen is het gelijk.
   *[other] Volgens de gedrukte prijzen krijg ik { MONEY($amount) } meer dan ik geef.
}
reason-accept-cash-left = Ik heb dan nog { MONEY($amount) }; dat is me genoeg.
reason-accept-gift = Het kost me niets.
reason-accept-cheap = { MONEY($amount) } is niet meer dan de gedrukte prijs, en ik kan het missen.
reason-accept-imagined = { $groups_count ->
    [0] Ik heb het in mijn hoofd doorgespeeld ({ $games } ×): met deze ruil sta ik er beter voor.
   *[other] Ik heb het in mijn hoofd doorgespeeld ({ $games } ×): met deze ruil sta ik er beter voor en heb ik { $groups } compleet.
}

## Nee

reason-refuse-break = Dat zou { $groups } bij mij uit elkaar halen. { reason-wish }
reason-refuse-cash = Ik zou nog maar { MONEY($amount) } overhouden. { reason-wish }
reason-refuse-complete-yours = Jij zou { $your_groups } compleet hebben, en ik kreeg er te weinig voor. { reason-wish }
reason-refuse-dear = Dat is meer dan de gedrukte prijs. { reason-wish }
reason-refuse-face = Volgens de gedrukte prijzen zou ik { MONEY($amount) } verliezen. { reason-wish }
reason-refuse-gift = Ik geef geen eigendommen weg. { reason-wish }
reason-refuse-imagined = { $your_groups_count ->
    [0] Ik heb het in mijn hoofd doorgespeeld ({ $games } ×): zonder deze ruil sta ik er beter voor.
   *[other] Ik heb het in mijn hoofd doorgespeeld ({ $games } ×): zonder deze ruil sta ik er beter voor. Jij zou { $your_groups } compleet hebben.
}
reason-refuse-little = Dat levert mij te weinig op. { reason-wish }
reason-refuse-mortgaged = Zolang er een hypotheek op rust, ruil ik niet.
reason-refuse-never = Ik ruil niet.
reason-refuse-premium = Voor geld alleen wil ik meer dan de gedrukte prijs. { reason-wish }
reason-refuse-selling = Ik verkoop geen eigendommen.
reason-refuse-several = Ik koop alleen eigendommen, en één tegelijk. { reason-wish }
reason-refuse-share = We zouden er allebei op vooruitgaan, maar jij veel meer dan ik. { reason-wish }
reason-refuse-worth = Volgens mijn berekening zou ik meer geven dan ik krijg. { reason-wish }
