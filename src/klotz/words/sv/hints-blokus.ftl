### Vad som talar för ett drag i Blokus: resten av en mening som börjar med "Det" (draget).
### Ett hörn är en ruta där en färgs nästa bricka kan röra vid en egen. Brickor kallas vid namn, som L4.

hint-blokus-squares = täcker { $squares ->
        [one] 1 ruta
       *[other] { $squares } rutor
    }
hint-blokus-corners = öppnar { $more ->
        [one] 1 hörn till
       *[other] { $more } hörn till
    } ({ $corners } sammanlagt)
hint-blokus-reach = ger { $squares ->
        [one] 1 ruta till
       *[other] { $squares } rutor till
    } inom räckhåll
hint-blokus-centre = kommer { $squares ->
        [one] 1 ruta
       *[other] { $squares } rutor
    } närmare mitten
hint-blokus-last-piece = lägger din sista bricka
hint-blokus-last-piece-points = lägger din sista bricka, för { $points } poäng
hint-blokus-only-place = tar det enda ställe som är kvar för { $piece }
hint-blokus-hard-piece = gör dig av med { $piece }, som bara passar på { $places } ställen
hint-blokus-costs = kostar { $colour } { $corners ->
        [one] ett hörn
       *[other] { $corners } hörn
    }
hint-blokus-cuts = stänger av { $squares ->
        [one] 1 ruta
       *[other] { $squares } rutor
    } för { $colour }
