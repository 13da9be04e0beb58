### Lessons: prepared moments of a game, one idea each.

web-lesson-label = Lesson
web-lesson-number = Lesson { PLAIN($number) } of { PLAIN($of) }
web-lesson-try = Try it: { $action }
web-lesson-done = Well done. Play on here if you like, or go on to the next idea.
web-lesson-other = The rules allow that too, but it is not what this lesson is about. Have the same moment again, or go on.
web-lesson-again = Once more
web-lesson-next = Next lesson
web-lesson-skip = Skip
web-lesson-leave = To the start page
