# De bank voor een echt bord: waarom ze iets niet doet, en wat de kaartlezer meldt.

bank-auction-none = Er loopt geen veiling.
bank-auction-open = Er loopt al een veiling. Beëindig die eerst.
bank-balance-too-large = Zoveel past niet op een kaart.
bank-bid-too-low = Te laag: bied minstens { $least }.
bank-card-moved = Deze kaart staat nu op een ander apparaat.
bank-card-out = { $name } doet niet meer mee.
bank-card-taken = Een andere telefoon heeft deze kaart. Vraag daar om de kaart.
bank-card-unknown = Deze kaart bestaat niet bij deze bank.
bank-cards-full = Er zijn maar { $most } kaarten, en die zijn allemaal in gebruik.
bank-deed-twice = { $deed } is al geteld. Alles heeft maar één eigenaar.
bank-deed-unknown = Dit bord heeft dat eigendom niet.
bank-edition-unknown = Kies in het profiel welk bord het is voordat je bezit telt.
bank-empty = Nog niemand heeft een kaart. Laat iemand meedoen of maak een kaart aan.
bank-name-taken = Kies een naam die hier nog niemand heeft.
bank-not-asked = Deze vraag is voor anderen.
bank-not-banker = { $known ->
    [no] Dat mag alleen wie deze bank heeft opgezet.
   *[yes] Alleen { $name } boekt voor de bank.
}
bank-not-covered = { $known ->
    [no] Er zit niet genoeg in de pot: er ontbreekt { $missing }.
   *[yes] { $name } heeft niet genoeg: er ontbreekt { $missing }.
}
bank-not-open = De bank is nog niet open.
bank-not-over = Het spel is niet afgelopen.
bank-not-undoable = Dat is niet terug te draaien.
bank-off-step = Bedragen gaan hier in stappen van { $step }.
bank-over = Het spel is afgelopen. Heropen het als je verder wilt.
bank-own-card-only = Met deze kaart betaalt alleen { $name }. Vraag in plaats daarvan om het geld.
bank-profile = { $problem ->
    [too_small] Deze waarde is te klein: { bank-profile-field }.
    [too_large] Deze waarde is te groot: { bank-profile-field }.
    [off_step] Dit bedrag is geen veelvoud van de stap: { bank-profile-field }.
    [not_above_small_key] De grote eenheidstoets moet meer waard zijn dan de kleine.
   *[not_above_least] Het grootste bedrag mag niet kleiner zijn dan het kleinste.
}
bank-profile-field = { $field ->
    [cards] aantal kaarten
    [start] startbedrag
    [salary] bedrag voor Start
    [least] kleinste bedrag
    [most] grootste bedrag
    [step] stap
    [small_key] kleine eenheidstoets
    [big_key] grote eenheidstoets
   *[off_after] seconden tot het uitschakelen
}
bank-reader-busy = { $known ->
    [no] Iemand anders gebruikt de kaartlezer. Wacht even.
   *[yes] { $name } gebruikt de kaartlezer. Wacht even.
}
bank-reader-only = Hier is alleen de kaartlezer.
bank-request-expired = Niemand wacht nog op dit antwoord.
bank-same-account = Dat is een en dezelfde rekening.
bank-started = De bank is al open.
bank-too-late-to-object = Bezwaar maken kan niet meer. Vraag om het terug te draaien.
bank-undone = Dat is al teruggedraaid, of iemand heeft er al om gevraagd.

reader-problem-second-point = Er staat al een komma.
reader-problem-display-full = Meer cijfers passen niet op het scherm.
reader-problem-nothing-typed = Eerst het getal, dan M of K.
reader-problem-below-least = Te weinig voor één invoer.
reader-problem-above-most = Te veel voor één invoer. Boek het in meerdere stappen.
reader-problem-off-step = De kaartlezer boekt alleen in vaste stappen.
reader-problem-unknown-card = De kaartlezer kent deze kaart niet.
reader-problem-slot-taken = In deze gleuf zit al een kaart.
reader-problem-card-is-in = Deze kaart zit al in de kaartlezer.
reader-problem-against-arrow = Geen signaal: draai de kaart om, in de richting van de pijl.
reader-problem-slot-empty = In deze gleuf zit geen kaart.
reader-problem-no-card = Steek eerst een kaart in.
reader-problem-salary-needs-left-card = Voor Start hoort de kaart in de linkergleuf.
reader-problem-nothing-to-correct = Niets te corrigeren: is de kaart eruit, dan staat de boeking vast.
reader-problem-not-covered = Er staat niet genoeg op de kaart.
reader-problem-balance-too-large = Zoveel past niet op de kaart.
