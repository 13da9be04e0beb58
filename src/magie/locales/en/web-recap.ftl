### What remains of a game: what one tells of it, and what one shows around.

web-recap-told = What you will remember
web-recap-rent = The biggest rent: { $from } paid { $to } { MONEY($amount) } on { $square }.
web-recap-deal = The best deal: { $square } cost { $seat } { MONEY($cost) } and brought in { MONEY($income) }.
web-recap-turning = The turning point: { $seat } led from turn { PLAIN($number) } on.
web-recap-turning-round = The turning point: { $seat } led from round { PLAIN($number) } on.
web-recap-chart = Wealth during the game; press to open the replay there
web-recap-figures = Dice, squares and rents
web-recap-rents = Rent, deed by deed
web-recap-share = Share it
web-recap-share-about = Picture and text are made on this device. Nothing is uploaded.
web-recap-picture = Show the picture
web-recap-save = Save the picture
web-recap-send = Share …
web-recap-no-picture = This browser cannot draw the picture. The text can be copied.
web-recap-text = The result as text
web-recap-line = { PLAIN($place) }. { $name }: { $amount }
