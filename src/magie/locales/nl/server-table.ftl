# Wat mensen aan tafel zeggen en beslissen: kant-en-klare zinnen, stemmingen, klokken, en waarom iets niet gebeurde.

phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-sorry = Sorry!
phrase-one-moment = Een momentje.
phrase-back-again = Ik ben er weer.
phrase-your-turn = Jij bent aan de beurt.
phrase-lets-trade = Zullen we ruilen?
phrase-good-offer = Je moet meer bieden.
phrase-no-deal = Nee, bedankt.
phrase-goodbye = Tot ziens!

motion-pause = Pauze
motion-go-on = Verder spelen
motion-take-back = Terugnemen
motion-stand-in = Een bot voor { $name } laten spelen
motion-remove = Zonder { $name } verder spelen
motion-stop = Nu stoppen en afrekenen: de rijkste wint
ending-stopped = De tafel is gestopt; de rijkste wint.

decided-time = De tijd van { $name } was om; de voorzichtige keuze is gemaakt.
decided-gone = { $name } is afwezig; de voorzichtige keuze is gemaakt.
decided-left = { $name } is weggegaan; de voorzichtige keuze is gemaakt.
decided-bot-failed = Bot { $name } liep vast; de voorzichtige keuze is gemaakt.

command-too-late = Te laat: de hamer is gevallen.
room-paused = Het spel staat op pauze. Speel eerst verder.
room-not-paused = Het spel staat niet op pauze.
room-vote-open = Er wordt al gestemd. Wacht tot dat beslist is.
room-vote-over = Deze stemming is voorbij.
room-no-vote = Hierover stem je niet mee.
room-seat-there = Op deze plaats is er iemand.
room-seat-out = Deze plaats doet al niet meer mee.
room-take-back-off = Aan deze tafel wordt niets teruggenomen.
room-take-back-seen = Daarvoor is het te laat: anderen hebben sindsdien iets gezien of gedaan.
room-nothing-to-take-back = Er is niets om terug te nemen.
room-no-free-text = Aan deze tafel zijn er alleen kant-en-klare zinnen.
room-talk-slower = Laat ook de anderen aan het woord; over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} kun je weer schrijven.

room-no-reader = In dit spel is geen kaartlezer.
room-no-such-lesson = Deze les bestaat niet, of de tafel is anders gedekt.
room-booking-due = Eerst moet de betaling op de kaartlezer geboekt worden.
room-booking-automatic = Aan deze tafel boekt de kaartlezer vanzelf.
room-not-banker = Aan deze tafel boekt iemand anders.
