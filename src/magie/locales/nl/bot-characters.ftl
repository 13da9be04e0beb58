### Hoe elke bot speelt, voor wie er een kiest.

## De niveaus

bot-random = Doet zomaar iets dat mag.
bot-novice = Koopt wat hij kan betalen, bouwt het goedkoopste huis, ruilt voor de gedrukte prijs en verlaat de gevangenis meteen.
bot-steady = Degelijk en menselijk: houdt een reserve, maakt groepen compleet met eerlijke ruil en bouwt waar de huur het meest stijgt.
bot-shrewd = Rekent uit waar pionnen landen, wat groepen opbrengen en wat de volgende beurt kan kosten, en ruilt waar beiden beter van worden.
bot-rollout = Probeert voor elke beslissing in gedachte partijen uit wat hij kan doen, zonder ooit verborgen kaarten te zien.

## Sparringpartners

bot-form-open = Neemt ruil aan zoals gepubliceerd: vooral het geld dat overblijft telt.
bot-form-fair = Neemt alleen ruil aan die volgens de gedrukte prijzen eerlijk is.
bot-fp-a = Behandelt alle bezittingen gelijk en bouwt zonder reserve.
bot-fp-b = Wil de duurste straten en alle stations, en weigert de nutsbedrijven.
bot-fp-c = Wil lichtblauw, oranje en alle stations, en stopt bij drie huizen.
bot-early = Verkoopt losse kaarten en koopt er enkele voor hoogstens de gedrukte prijs.
bot-baseline = Als fp-a, met een grotere reserve bij het ruilen.
bot-conservator = Geeft hoogstens een tiende van zijn geld uit; geen veiling, geen ruil, geen boete.
bot-chaser = Jaagt op stations, wat ze ook kosten.
bot-standard = Houdt een salaris achter de hand, bouwt eerst de goedkoopste huizen en ruilt als beiden een groep compleet maken.
bot-hoarder = Koopt alles en bouwt laat.
bot-builder = Stopt elke munt in huizen.
bot-trader = Doet elke beurt iedereen een bod.
bot-miser = Houdt drie salarissen achter de hand.
bot-stationmaster = Houdt van stations en speelt verder als fp-a.
bot-spiteful = Overbiedt wie bijna een groep compleet heeft, en helpt daar nooit bij.
bot-even = Ruilt alleen één tegen één, voor gelijke waarde.
