### Hvad der taler for et træk i Blokus: resten af en sætning, der begynder med "Det" (trækket).
### Et hjørne er et felt, hvor en farves næste brik kan røre en af dens egne. Brikker kaldes ved navn, som L4.

hint-blokus-squares = dækker { $squares ->
        [one] 1 felt
       *[other] { $squares } felter
    }
hint-blokus-corners = åbner { $more ->
        [one] 1 hjørne mere
       *[other] { $more } hjørner mere
    } ({ $corners } i alt)
hint-blokus-reach = bringer { $squares ->
        [one] 1 felt mere
       *[other] { $squares } felter mere
    } inden for rækkevidde
hint-blokus-centre = bringer dig { $squares ->
        [one] 1 felt
       *[other] { $squares } felter
    } nærmere midten
hint-blokus-last-piece = lægger din sidste brik
hint-blokus-last-piece-points = lægger din sidste brik, for { $points } point
hint-blokus-only-place = bruger det eneste sted, der er tilbage til { $piece }
hint-blokus-hard-piece = skaffer dig af med { $piece }, som kun passer { $places } steder
hint-blokus-costs = koster { $colour } { $corners ->
        [one] et hjørne
       *[other] { $corners } hjørner
    }
hint-blokus-cuts = lukker { $squares ->
        [one] 1 felt
       *[other] { $squares } felter
    } af for { $colour }
