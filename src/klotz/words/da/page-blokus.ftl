### Brættet til Blokus og Blokus Duo. $piece er navnet på en brik, som L4; $square skrives som e8.

page-blokus-board = Brættet
page-blokus-tools = Brikken i hånden
page-blokus-turn = Drej til højre (R)
page-blokus-turn-back = Drej til venstre (Skift+R)
page-blokus-flip = Vend (F)
page-blokus-corners = Vis åbne hjørner (C)
page-blokus-place = Læg
page-blokus-tray = Brikker tilbage: { $colour }
page-blokus-all-placed = Alle brikker er lagt!
page-blokus-piece = Brik { $piece }, { $squares ->
        [one] 1 felt
       *[other] { $squares } felter
    }
page-blokus-piece-places = Brik { $piece }, { $squares ->
        [one] 1 felt
       *[other] { $squares } felter
    }, passer { $places ->
        [0] ingen steder
        [one] 1 sted
       *[other] { $places } steder
    }
page-blokus-left = De andres brikker
page-blokus-left-of = { $colour }: { $squares ->
        [0] alle lagt
        [one] 1 felt tilbage: { $pieces }
       *[other] { $squares } felter tilbage: { $pieces }
    }
page-blokus-in-hand = Brik { $piece } i hånden.
page-blokus-fits = { $piece } på { $square }: passer.
page-blokus-fits-not = { $piece } på { $square }: passer ikke.
page-blokus-last = { $colour } lagde { $piece } på { $square }.
page-blokus-score-left = { $squares } tilbage
page-blokus-score-left-about = Felter tilbage: færrest vinder
page-blokus-score-about = Point: flest vinder
page-how-blokus-1 = Vælg en af dine brikker. Drej og vend den, som du vil.
page-how-blokus-2 = Din første brik dækker et markeret felt. Alle andre rører en af dine egne i et hjørne, men aldrig langs en side.
page-how-blokus-3 = Andre farver må du røre, som du vil.
page-how-blokus-4 = Hvis intet passer, bliver du sprunget over. Når ingen kan lægge en brik, er spillet slut.
page-coach-blokus-1 = Det her er dine brikker. Vælg en.
page-coach-blokus-2 = Læg den, hvor der er skygget: først på et markeret felt, så hjørne mod hjørne med dine egne.
page-coach-blokus-3 = Her ser du, hvis tur det er, og hvordan det står.
page-keys-blokus-1 = næste brik (PageUp: forrige)
page-keys-blokus-2 = drej
page-keys-blokus-3 = vend
page-keys-blokus-4 = næste sted, hvor den passer
page-keys-blokus-5 = flyt
page-keys-blokus-6 = læg
page-keys-blokus-7 = læg tilbage
page-keys-blokus-8 = vis mine åbne hjørner
