### Wat er van een spel overblijft: wat je ervan vertelt en wat je laat zien.

web-recap-told = Wat je bijblijft
web-recap-rent = De hoogste huur: { $from } betaalde { $to } { MONEY($amount) } voor { $square }.
web-recap-deal = De beste koop: { $square } kostte { $seat } { MONEY($cost) } en bracht { MONEY($income) } op.
web-recap-turning = Het keerpunt: vanaf beurt { PLAIN($number) } stond { $seat } voor.
web-recap-turning-round = Het keerpunt: vanaf ronde { PLAIN($number) } stond { $seat } voor.
web-recap-chart = Vermogen tijdens het spel; tik om daar de herhaling te openen
web-recap-figures = Dobbelstenen, vakken en huren
web-recap-rents = Huur per eigendom
web-recap-share = Om te laten zien
web-recap-share-about = Plaatje en tekst worden op dit apparaat gemaakt. Er wordt niets geüpload.
web-recap-picture = Plaatje bekijken
web-recap-save = Plaatje bewaren
web-recap-send = Delen …
web-recap-no-picture = Deze browser kan het plaatje niet tekenen. De tekst kun je kopiëren.
web-recap-text = De uitslag als tekst
web-recap-line = { PLAIN($place) }. { $name }: { $amount }
