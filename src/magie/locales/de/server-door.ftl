### Was die Tür eines Servers zu denen sagt, die nicht oder noch nicht hineindürfen.

command-wrong-host = Dieser Server heißt nicht { $host }. Wer ihn betreibt, kann ihm den Namen geben: magie serve --name { $host }
command-wrong-origin = Eine Seite von anderswo darf das nicht. Öffne Magie selbst.
command-too-fast = { $seconds ->
    [one] Das war zu viel auf einmal. Bitte warte eine Sekunde.
   *[other] Das war zu viel auf einmal. Bitte warte { $seconds } Sekunden.
}
command-only-here = Das geht nur an dem Rechner, auf dem Magie läuft.
command-no-network = Dieser Rechner ist in keinem Heimnetz, also findet ihn kein anderes Gerät.
command-starting = Das Spiel wird noch vorbereitet. Die Seite macht von selbst weiter.
command-failed = Im Server ist etwas schiefgegangen. Es steht im Protokoll; von deinem Spiel ist nichts verloren.
