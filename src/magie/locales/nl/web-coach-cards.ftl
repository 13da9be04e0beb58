### Uitlegkaarten van het kaartspel. Ze gelden voor elk aantal spelers en noemen daarom geen aantallen.

web-coach-draw = Per beurt doe je één ding: trekken, ruilen of met je hele hand uitkomen. Van de trekstapel komt een kaart die niemand kent; van een ruilstapel een kaart die je al ziet liggen.
    .title = Trekken of ruilen?
web-coach-swap = Je geeft kaarten van boven op je ruilstapel en krijgt er evenveel voor terug. Weigeren kan niet. Wat je een ander geeft, komt daar in de hand; bedenk dus wie je ermee helpt.
    .title = Een ruil
web-coach-pile = Iedereen ziet alle ruilstapels, en er wordt van bovenaf geruild. Je bovenste kaart is je aanbod: het liefst een die anderen willen en die jij kunt missen.
    .title = De ruilstapels
web-coach-discard = Je hand moet weer het juiste aantal kaarten hebben. Wat je aflegt, ligt open op je ruilstapel: je biedt het aan bij je volgende ruil, en tot die tijd kan een ander het nemen.
    .title = Een kaart afleggen
web-coach-lay-down = Dat kan alleen als elke eigendomskaart, elk huis en elk hotel in je hand bij een complete set hoort; bonuskaarten zitten nooit in de weg. De ronde is dan voor iedereen voorbij, dus wachten kan lonen.
    .title = Uitkomen
web-coach-passing = Iedereen kiest tegelijk een kaart, en niemand ziet de nieuwe voordat iedereen klaar is. Schuif door waar de speler links van je het minst aan heeft. Ook een gevaarlijke Kanskaart raak je zo kwijt.
    .title = Gedekt naar links
web-coach-reward = Deze kaarten krijg je omdat je bent uitgekomen. Ze kunnen uitbreiden wat er al ligt, of zelfs een nieuwe set maken; wat nergens past, kost niets. De beste indeling staat al klaar, en je kunt die veranderen.
    .title = Je beloning
web-coach-score = Iedereen krijgt geld voor complete sets en bonuskaarten, niet alleen wie is uitgekomen. Losse eigendomskaarten leveren niets op, en wie nog een Kanskaart in de hand heeft, krijgt helemaal niets.
    .title = De ronde wordt geteld
