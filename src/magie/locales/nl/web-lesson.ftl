### Lessen: voorbereide momenten van een spel, elk met één idee.

web-lesson-label = Les
web-lesson-number = Les { PLAIN($number) } van { PLAIN($of) }
web-lesson-try = Probeer het: { $action }
web-lesson-done = Goed gedaan. Speel hier gerust verder, of ga naar de volgende les.
web-lesson-other = Dat mag ook, maar daar gaat deze les niet over. Probeer het nog eens, of ga verder.
web-lesson-again = Nog een keer
web-lesson-next = Volgende les
web-lesson-skip = Overslaan
web-lesson-leave = Naar de startpagina
