### Waarom een bot ruilt of niet, in zijn eigen woorden: ‘je’ is de andere kant.

# Wie het zei, en de woorden.
reason-said = { $seat }: “{ $reason }”
# Bij welke prijs het anders zou zijn; zo eindigen veel weigeringen hieronder.
reason-wish = { $wish ->
    [ask] Je zou me minstens { MONEY($sum) } moeten betalen.
    [pay] Ik zou hoogstens { MONEY($sum) } betalen.
    [free] Als het me niets kost, doe ik mee.
   *[none] Daar verandert geen bedrag iets aan dat je kunt betalen.
}
reason-whim = Zomaar: ik doe wat in me opkomt.

## Voorstellen

reason-offer-complete = { $cash ->
    [pays] Dan heb ik { $groups } compleet; daarvoor betaal ik { MONEY($amount) }.
    [asks] Dan heb ik { $groups } compleet; ik vraag er nog { MONEY($amount) } bij.
   *[even] Dan heb ik { $groups } compleet, en jij krijgt er iets voor terug.
}
reason-offer-complete-both = { $cash ->
    [pays] Dan heb ik { $groups } compleet en jij { $your_groups }; ik leg er { MONEY($amount) } bij.
    [asks] Dan heb ik { $groups } compleet en jij { $your_groups }; ik vraag er nog { MONEY($amount) } bij.
   *[even] Dan heb ik { $groups } compleet en jij { $your_groups }.
}
reason-offer-level = { $cash ->
    [pays] Dan heb ik { $groups } compleet en jij { $your_groups }; met { MONEY($amount) } van mij zijn de gedrukte prijzen gelijk.
    [asks] Dan heb ik { $groups } compleet en jij { $your_groups }; met { MONEY($amount) } van jou zijn de gedrukte prijzen gelijk.
   *[even] Dan heb ik { $groups } compleet en jij { $your_groups }; de gedrukte prijzen zijn gelijk.
}
reason-offer-complete-yours = { $cash ->
    [pays] Dan heb jij { $your_groups } compleet, en ik betaal zelfs { MONEY($amount) } voor wat ik krijg.
    [asks] Dan heb jij { $your_groups } compleet; daarvoor vraag ik { MONEY($amount) }.
   *[even] Dan heb jij { $your_groups } compleet; wat je me ervoor geeft, is genoeg.
}
reason-offer-gain = Volgens mijn berekening levert dit mij ongeveer { MONEY($amount) } op, en jou ongeveer { MONEY($your_amount) }.
reason-offer-stations = { $count ->
    [0] Ik verzamel { $groups }; voor de eerste betaal ik { MONEY($amount) }.
   *[other] Ik verzamel { $groups } en heb er { $count }; voor nog een betaal ik { MONEY($amount) }.
}
reason-offer-wanted = { $cash ->
    [pays] Ik verzamel { $groups } en betaal er { MONEY($amount) } voor.
    [asks] Ik verzamel { $groups }; ik vraag er nog { MONEY($amount) } bij.
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
reason-accept-cash-left = Ik heb dan nog { MONEY($amount) }; dat is genoeg voor mij.
reason-accept-gift = Het kost me niets.
reason-accept-cheap = { MONEY($amount) } is niet meer dan de gedrukte prijs, en ik kan het missen.
reason-accept-imagined = { $groups_count ->
    [0] Ik heb het in mijn hoofd doorgespeeld ({ $games } ×): met deze ruil sta ik er beter voor.
   *[other] Ik heb het in mijn hoofd doorgespeeld ({ $games } ×): met deze ruil sta ik er beter voor en heb ik { $groups } compleet.
}

## Nee

reason-refuse-break = Dan haal ik { $groups } uit elkaar. { reason-wish }
reason-refuse-cash = Ik zou nog maar { MONEY($amount) } overhouden. { reason-wish }
reason-refuse-complete-yours = Dan heb jij { $your_groups } compleet, en ik zou er te weinig voor krijgen. { reason-wish }
reason-refuse-dear = Dat is meer dan de gedrukte prijs. { reason-wish }
reason-refuse-face = Volgens de gedrukte prijzen zou ik { MONEY($amount) } verliezen. { reason-wish }
reason-refuse-gift = Ik geef geen eigendommen weg. { reason-wish }
reason-refuse-imagined = { $your_groups_count ->
    [0] Ik heb het in mijn hoofd doorgespeeld ({ $games } ×): zonder deze ruil sta ik er beter voor.
   *[other] Ik heb het in mijn hoofd doorgespeeld ({ $games } ×): zonder deze ruil sta ik er beter voor. Jij zou { $your_groups } compleet hebben.
}
reason-refuse-little = Dat levert mij te weinig op. { reason-wish }
reason-refuse-mortgaged = Iets waar een hypotheek op rust, ruil ik niet.
reason-refuse-never = Ik ruil niet.
reason-refuse-premium = Voor geld alleen wil ik meer dan de gedrukte prijs. { reason-wish }
reason-refuse-selling = Ik verkoop geen eigendommen.
reason-refuse-several = Ik koop alleen, en één eigendom tegelijk. { reason-wish }
reason-refuse-share = We zouden er allebei op vooruitgaan, maar jij veel meer dan ik. { reason-wish }
reason-refuse-worth = Volgens mijn berekening zou ik meer geven dan ik krijg. { reason-wish }

## Kopen waar hij op staat, of niet

reason-buy-complete = Hiermee heb ik { $groups } compleet.
reason-buy-imagined = Ik heb het in mijn hoofd doorgespeeld ({ $games } ×): ik sta er beter voor als ik koop.
reason-buy-left = Dat kan ik betalen: ik houd nog { MONEY($amount) } over.
reason-buy-share = Het kost maar een klein deel van mijn geld.
reason-buy-wanted = Ik verzamel { $groups }.
reason-buy-whim = Ik koop of laat het liggen, net wat in me opkomt.
reason-buy-worth = Volgens mijn berekening is het me ongeveer { MONEY($amount) } waard, veel meer dan het kost.
reason-decline-imagined = Ik heb het in mijn hoofd doorgespeeld ({ $games } ×): ik sta er beter voor als ik het laat liggen.
reason-decline-left = Ik zou maar { MONEY($amount) } overhouden, en dat is me te weinig.
reason-decline-never = Ik koop alleen wat ik verzamel.
reason-decline-poor = Daar heb ik niet genoeg geld voor.
reason-decline-race = Het spel is bijna gewonnen: het zou zich niet meer terugbetalen.
reason-decline-share = Het kost een te groot deel van mijn geld.
reason-decline-utility = { $groups } koop ik nooit.
