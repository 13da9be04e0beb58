### Wat de deur van een server zegt tegen wie er niet of nog niet in mag.

command-wrong-host = Deze server heet niet { $host }. Wie hem beheert, kan hem die naam geven: magie serve --name { $host }
command-wrong-origin = Een pagina van een andere site mag dit niet. Open Magie zelf.
command-too-fast = { $seconds ->
    [one] Dat was te veel tegelijk. Wacht een seconde.
   *[other] Dat was te veel tegelijk. Wacht { $seconds } seconden.
}
command-only-here = Dit kan alleen op de computer waarop Magie draait.
command-no-network = Deze computer zit niet in een thuisnetwerk, dus geen ander apparaat kan hem vinden.
command-starting = Het spel wordt nog klaargemaakt. De pagina gaat vanzelf verder.
command-failed = Er ging iets mis in de server. Het staat in het logboek; van je spel is niets verloren.
