### Hva som taler for et trekk i Blokus: resten av en setning som begynner med "Det" (trekket).
### Et hjørne er en rute der en farges neste brikke kan berøre en av sine egne. Brikker kalles ved navn, som L4.

hint-blokus-squares = dekker { $squares ->
        [one] 1 rute
       *[other] { $squares } ruter
    }
hint-blokus-corners = åpner { $more ->
        [one] 1 hjørne til
       *[other] { $more } hjørner til
    } ({ $corners } i alt)
hint-blokus-reach = bringer { $squares ->
        [one] 1 rute til
       *[other] { $squares } ruter til
    } innen rekkevidde
hint-blokus-centre = bringer deg { $squares ->
        [one] 1 rute
       *[other] { $squares } ruter
    } nærmere midten
hint-blokus-last-piece = legger den siste brikken din
hint-blokus-last-piece-points = legger den siste brikken din, for { $points } poeng
hint-blokus-only-place = bruker det eneste stedet som er igjen til { $piece }
hint-blokus-hard-piece = gjør at du blir kvitt { $piece }, som bare passer { $places } steder
hint-blokus-costs = koster { $colour } { $corners ->
        [one] et hjørne
       *[other] { $corners } hjørner
    }
hint-blokus-cuts = stenger { $squares ->
        [one] 1 rute
       *[other] { $squares } ruter
    } for { $colour }
