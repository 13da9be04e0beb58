### Waar de server zijn tafels bewaart en wat daarmee mis kan zijn. Gezegd tegen wie de server draait.

store-taken = Iemand anders was sneller: het logboek van deze tafel heeft nu { PLAIN($head) } regels.
store-repeated = Dit is al gebeurd; het is regel { PLAIN($seq) } in het logboek van de tafel.
store-no-such-room = Er is geen tafel { $room }.
store-room-exists = Er is al een tafel { $room }.
store-code-taken = De code { $join_code } hoort bij een andere tafel.
store-unknown = De database viel weg voordat hij antwoordde; of dit bewaard is, moet worden nagekeken. ({ $problem })
store-unavailable = De database is nu niet te gebruiken, en er is niets veranderd. ({ $problem })
store-failing = { $cause ->
    [corrupt] De opslag van de tafels is beschadigd, en er wordt niets meer bewaard. Stop de server, zet een reservekopie terug en start hem weer.
    [full] De schijf van de opslag is vol, en er wordt niets bewaard tot er ruimte is. Daarna gaat het vanzelf verder.
    [gone] Het bestand van de opslag is gewist of verplaatst, en er wordt niets meer bewaard. Stop de server, leg het bestand terug of zet een reservekopie terug, en start hem weer.
    [locked] Een ander programma houdt de opslag op slot, en er wordt niets bewaard tot het die vrijgeeft. Daarna gaat het vanzelf verder.
    [read-only] De opslag kan alleen worden gelezen, en er wordt niets bewaard tot er weer geschreven mag worden. Daarna gaat het vanzelf verder.
    [replaced] Het bestand van de opslag is door een ander vervangen, en er wordt niets meer bewaard. Stop de server en start hem weer met het juiste bestand.
    [unreachable] De database van de opslag antwoordt niet, en er wordt niets bewaard tot hij dat wel doet. Daarna gaat het vanzelf verder.
   *[io] De schijf van de opslag meldt fouten, en er wordt niets bewaard tot hij weer werkt. Kijk naar de schijf.
}
store-cannot-open = { $address } kan niet worden geopend: { $reason ->
    [address] dit adres is niet te lezen. { $problem }
    [damaged] het bestand is beschadigd. Verplaats het en zet een kopie van de database op zijn plek, of vul een nieuwe met “magie admin restore”. ({ $problem })
    [exists] zo’n bestand is er al. Kies een andere naam.
    [foreign] deze database is van een ander programma. Kies een ander bestand, of maak een database voor Magie alleen.
    [full] de schijf is vol. Maak ruimte en probeer het opnieuw.
    [locked] een ander programma houdt hem op slot. Sluit dat programma en probeer het opnieuw.
    [no-database] de databaseserver heeft zo’n database niet. Maak hem eerst aan. ({ $problem })
    [no-driver] PostgreSQL heeft het pakket asyncpg nodig, dat niet geïnstalleerd is. Installeer het met: { $problem }
    [no-path] het adres noemt geen bestand. Schrijf het als sqlite:///map/bestand.sqlite3
    [no-wal] op dit station kan SQLite niet veilig werken. Kies een map op een eigen schijf.
    [not-a-database] het is geen database. Kies een ander bestand.
    [not-a-file] het is geen bestand. Noem een bestand, geen map.
    [permission] je mag daar niet schrijven. Verander de rechten of kies een andere plek.
    [refused] de databaseserver laat je niet binnen. Controleer naam en wachtwoord. ({ $problem })
    [scheme] Magie kent alleen bestanden, sqlite:// en postgresql://.
    [unreachable] de databaseserver antwoordt niet. Draait hij? ({ $problem })
   *[other] { $problem }
}
store-newer = { $address } is geschreven door een nieuwere versie van Magie: het formaat is { PLAIN($found) }, deze versie kent { PLAIN($known) }. Installeer weer de nieuwere, of open een reservekopie van vóór de overstap.
store-bad-backup = Deze reservekopie kan niet worden teruggezet: { $problem ->
    [after-the-end] regel { PLAIN($line) } komt na het einde.
    [checksum] hij is veranderd sinds hij gemaakt is; de controlesom klopt niet.
    [cut-short] hij breekt af na regel { PLAIN($line) }.
    [newer] hij is gemaakt door een nieuwere versie van Magie. Installeer die.
    [not-a-backup] het bestand is geen reservekopie van Magie.
   *[unreadable] regel { PLAIN($line) } is niet te lezen.
}
store-not-empty = In { $address } staan al tafels. Een reservekopie kan alleen op een lege plek worden teruggezet.
