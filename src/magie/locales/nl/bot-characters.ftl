### Hoe elke bot speelt, voor wie er een kiest.

## De niveaus

bot-random = Doet zomaar iets dat mag.
bot-novice = Koopt wat hij kan betalen, bouwt het goedkoopste huis, ruilt tegen gedrukte prijzen en verlaat de gevangenis meteen.
bot-steady = Degelijk, als een goede speler: houdt een reserve, maakt groepen compleet met eerlijke ruil en bouwt waar de huur het meest stijgt.
bot-shrewd = Rekent uit waar pionnen komen, wat groepen opbrengen en wat de volgende beurt kan kosten, en ruilt als beide partijen er beter van worden.
bot-rollout = Probeert voor elke beslissing in denkbeeldige spellen uit wat hij kan doen, zonder ooit verborgen kaarten te zien.

## Bij het kaartspel

bot-cards-novice = Verzamelt wat er op het eerste gezicht goed uitziet en gooit soms weg wat hij nodig heeft.
bot-cards-steady = Verzamelt voor de sets die het dichtst bij zijn en legt neer zodra het loont, maar let nauwelijks op de anderen.
bot-cards-shrewd = Telt mee welke kaarten al te zien waren, rekent uit wat er nog te krijgen is en laat niets bruikbaars voor de anderen liggen.

## Sparringpartners

bot-form-open = Neemt aanbiedingen aan zoals gepubliceerd: vooral het geld dat overblijft telt.
bot-form-fair = Neemt alleen aanbiedingen aan die volgens de gedrukte prijzen eerlijk zijn.
bot-fp-a = Behandelt alle eigendommen gelijk en bouwt zonder reserve.
bot-fp-b = Wil de duurste straten en alle stations, en weigert de nutsbedrijven.
bot-fp-c = Wil lichtblauw, oranje en alle stations, en stopt bij drie huizen.
bot-early = Verkoopt losse eigendommen en koopt losse voor hoogstens de gedrukte prijs.
bot-baseline = Als fp-a, met een grotere reserve bij het ruilen.
bot-conservator = Geeft hoogstens een tiende van zijn geld uit; geen veiling, geen ruil, geen boete.
bot-chaser = Jaagt op stations, wat ze ook kosten.
bot-standard = Houdt een salaris achter de hand, bouwt eerst de goedkoopste huizen en ruilt als beide partijen een groep compleet maken.
bot-hoarder = Koopt alles en bouwt laat.
bot-builder = Stopt al zijn geld in huizen.
bot-trader = Doet iedereen elke beurt een aanbod.
bot-miser = Houdt drie salarissen achter de hand.
bot-stationmaster = Houdt van stations en speelt verder als fp-a.
bot-spiteful = Overbiedt wie bijna een groep compleet heeft, en helpt daar nooit bij.
bot-even = Ruilt alleen één tegen één, voor gelijke waarde.
