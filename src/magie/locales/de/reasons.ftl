### Warum ein Bot handelt oder nicht, in seinen Worten: „du“ ist die andere Seite.

# Wer es gesagt hat, und die Worte.
reason-said = { $seat }: „{ $reason }“
# Bei welchem Preis es anders wäre; so enden viele Absagen unten.
reason-wish = { $wish ->
    [ask] Du müsstest mir mindestens { MONEY($sum) } zahlen.
    [pay] Ich würde höchstens { MONEY($sum) } zahlen.
    [free] Wenn es mich nichts kostet, bin ich dabei.
   *[none] Kein Betrag, den du zahlen kannst, ändert daran etwas.
}
reason-whim = Ganz ohne Grund: Ich tue, was mir gerade einfällt.

## Angebote

reason-offer-complete = { $cash ->
    [pays] Ich hätte dann { $groups } komplett; dafür zahle ich { MONEY($amount) }.
    [asks] Ich hätte dann { $groups } komplett; dazu möchte ich noch { MONEY($amount) }.
   *[even] Ich hätte dann { $groups } komplett, und du bekommst etwas dafür.
}
reason-offer-complete-both = { $cash ->
    [pays] Ich hätte dann { $groups } komplett und du { $your_groups }; ich lege { MONEY($amount) } drauf.
    [asks] Ich hätte dann { $groups } komplett und du { $your_groups }; dazu möchte ich noch { MONEY($amount) }.
   *[even] Ich hätte dann { $groups } komplett und du { $your_groups }.
}
reason-offer-level = { $cash ->
    [pays] Ich hätte dann { $groups } komplett und du { $your_groups }; { MONEY($amount) } von mir gleichen die aufgedruckten Preise aus.
    [asks] Ich hätte dann { $groups } komplett und du { $your_groups }; { MONEY($amount) } von dir gleichen die aufgedruckten Preise aus.
   *[even] Ich hätte dann { $groups } komplett und du { $your_groups }; die aufgedruckten Preise sind gleich.
}
reason-offer-complete-yours = { $cash ->
    [pays] Du hättest dann { $your_groups } komplett, und ich zahle sogar { MONEY($amount) } für das, was ich bekomme.
    [asks] Du hättest dann { $your_groups } komplett; dafür möchte ich { MONEY($amount) }.
   *[even] Du hättest dann { $your_groups } komplett; was du mir dafür gibst, genügt mir.
}
reason-offer-gain = Nach meiner Rechnung bringt mir das rund { MONEY($amount) } und dir rund { MONEY($your_amount) }.
reason-offer-stations = { $count ->
    [0] Ich sammle { $groups }; für den Anfang zahle ich { MONEY($amount) }.
   *[other] Ich sammle { $groups } und habe schon { $count }; für noch eins zahle ich { MONEY($amount) }.
}
reason-offer-wanted = { $cash ->
    [pays] Ich sammle { $groups } und zahle { MONEY($amount) } dafür.
    [asks] Ich sammle { $groups }; dazu möchte ich noch { MONEY($amount) }.
   *[even] Ich sammle { $groups } und gebe dir etwas dafür.
}

## Ja

reason-accept-complete = Gern: Dann habe ich { $groups } komplett.
reason-accept-complete-both = Gut für uns beide: Ich habe dann { $groups } komplett und du { $your_groups }.
reason-accept-price = { $by ->
    [worth] Du hast dann { $your_groups } komplett, aber nach meiner Rechnung bringt es auch mir rund { MONEY($amount) }.
   *[face] Du hast dann { $your_groups } komplett, aber ich bekomme { MONEY($amount) } mehr als die aufgedruckten Preise.
}
reason-accept-gain = Nach meiner Rechnung bringt mir das rund { MONEY($amount) }.
reason-accept-face = { $amount ->
    [0] Nach den aufgedruckten Preisen geht es auf.
   *[other] Nach den aufgedruckten Preisen bekomme ich { MONEY($amount) } mehr, als ich gebe.
}
reason-accept-cash-left = Ich habe dann noch { MONEY($amount) }; das genügt mir.
reason-accept-gift = Es kostet mich nichts.
reason-accept-cheap = { MONEY($amount) } sind nicht mehr als der aufgedruckte Preis, und ich kann sie entbehren.
reason-accept-imagined = { $groups_count ->
    [0] Ich habe es im Kopf durchgespielt ({ $games } ×): Damit stehe ich besser da.
   *[other] Ich habe es im Kopf durchgespielt ({ $games } ×): Damit stehe ich besser da und habe { $groups } komplett.
}

## Nein

reason-refuse-break = Das würde mir { $groups } auseinanderreißen. { reason-wish }
reason-refuse-cash = Ich hätte nur noch { MONEY($amount) }. { reason-wish }
reason-refuse-complete-yours = Du hättest dann { $your_groups } komplett, und ich bekäme zu wenig dafür. { reason-wish }
reason-refuse-dear = Das ist mehr als der aufgedruckte Preis. { reason-wish }
reason-refuse-face = Nach den aufgedruckten Preisen würde ich { MONEY($amount) } verlieren. { reason-wish }
reason-refuse-gift = Ich verschenke keine Grundstücke. { reason-wish }
reason-refuse-imagined = { $your_groups_count ->
    [0] Ich habe es im Kopf durchgespielt ({ $games } ×): Ohne stehe ich besser da.
   *[other] Ich habe es im Kopf durchgespielt ({ $games } ×): Ohne stehe ich besser da. Du hättest { $your_groups } komplett.
}
reason-refuse-little = Das bringt mir zu wenig. { reason-wish }
reason-refuse-mortgaged = Solange eine Hypothek darauf liegt, handle ich nicht.
reason-refuse-never = Ich handle nicht.
reason-refuse-premium = Für Geld allein möchte ich mehr als den aufgedruckten Preis. { reason-wish }
reason-refuse-selling = Ich verkaufe keine Grundstücke.
reason-refuse-several = Ich kaufe nur, und immer nur ein Grundstück. { reason-wish }
reason-refuse-share = Wir hätten beide etwas davon, aber du viel mehr als ich. { reason-wish }
reason-refuse-worth = Nach meiner Rechnung gäbe ich mehr, als ich bekomme. { reason-wish }

## Kaufen, worauf er steht, oder nicht

reason-buy-complete = Damit habe ich { $groups } komplett.
reason-buy-imagined = Ich habe es im Kopf durchgespielt ({ $games } ×): Ich stehe besser da, wenn ich kaufe.
reason-buy-left = Das kann ich mir leisten: Mir bleiben noch { MONEY($amount) }.
reason-buy-share = Es kostet nur einen kleinen Teil meines Bargelds.
reason-buy-wanted = Ich sammle { $groups }.
reason-buy-whim = Ich kaufe oder lasse es, wie es mir gerade einfällt.
reason-buy-worth = Nach meiner Rechnung ist es mir etwa { MONEY($amount) } wert, weit mehr, als es kostet.
reason-decline-imagined = Ich habe es im Kopf durchgespielt ({ $games } ×): Ich stehe besser da, wenn ich es lasse.
reason-decline-left = Mir blieben nur { MONEY($amount) }, und so knapp will ich nicht sein.
reason-decline-never = Ich kaufe nur, was ich sammle.
reason-decline-poor = Dafür habe ich nicht genug Geld.
reason-decline-race = Das Spiel ist fast gewonnen: Es würde sich nicht mehr auszahlen.
reason-decline-share = Es kostet einen zu großen Teil meines Bargelds.
reason-decline-utility = { $groups } kaufe ich nie.
