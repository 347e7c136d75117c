### Vad som talar för ett drag i Blokus: resten av en mening som börjar med "Det" (draget).
### Ett hörn är en ruta där en färgs nästa bit kan röra vid en egen. Bitar kallas vid namn, som L4.

hint-blokus-squares = täcker { $squares ->
        [one] 1 ruta
       *[other] { $squares } rutor
    }
hint-blokus-corners = öppnar { $more ->
        [one] 1 hörn till
       *[other] { $more } hörn till
    } ({ $corners } totalt)
hint-blokus-reach = ger { $squares ->
        [one] 1 ruta till
       *[other] { $squares } rutor till
    } inom räckhåll
hint-blokus-centre = för dig { $squares ->
        [one] 1 ruta
       *[other] { $squares } rutor
    } närmare mitten
hint-blokus-last-piece = lägger din sista bit
hint-blokus-last-piece-points = lägger din sista bit, för { $points } poäng
hint-blokus-only-place = tar det enda stället som är kvar för { $piece }
hint-blokus-hard-piece = gör att du blir av med { $piece }, som bara passar på { $places } ställen
hint-blokus-costs = kostar { $colour } { $corners ->
        [one] ett hörn
       *[other] { $corners } hörn
    }
hint-blokus-cuts = stänger av { $squares ->
        [one] 1 ruta
       *[other] { $squares } rutor
    } för { $colour }
