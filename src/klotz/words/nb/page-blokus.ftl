### Brettet til Blokus og Blokus Duo. $piece er navnet på en brikke, som L4; $square skrives som e8.

page-blokus-board = Brettet
page-blokus-tools = Brikken i hånden
page-blokus-turn = Drei til høyre (R)
page-blokus-turn-back = Drei til venstre (Skift+R)
page-blokus-flip = Snu (F)
page-blokus-corners = Vis åpne hjørner (C)
page-blokus-place = Legg
page-blokus-tray = Brikker igjen: { $colour }
page-blokus-all-placed = Alle brikkene er lagt!
page-blokus-piece = Brikke { $piece }, { $squares ->
        [one] 1 rute
       *[other] { $squares } ruter
    }
page-blokus-piece-places = Brikke { $piece }, { $squares ->
        [one] 1 rute
       *[other] { $squares } ruter
    }, passer { $places ->
        [0] ingen steder
        [one] 1 sted
       *[other] { $places } steder
    }
page-blokus-left = Brikkene de andre har igjen
page-blokus-left-of = { $colour }: { $squares ->
        [0] alle lagt
        [one] 1 rute igjen: { $pieces }
       *[other] { $squares } ruter igjen: { $pieces }
    }
page-blokus-in-hand = Brikke { $piece } i hånden.
page-blokus-fits = { $piece } på { $square }: passer.
page-blokus-fits-not = { $piece } på { $square }: passer ikke.
page-blokus-last = { $colour } la { $piece } på { $square }.
page-blokus-score-left = { $squares } igjen
page-blokus-score-left-about = Ruter igjen: færrest vinner
page-blokus-score-about = Poeng: flest vinner
page-how-blokus-1 = Velg en av brikkene dine. Drei og snu den som du vil.
page-how-blokus-2 = Den første brikken din dekker en markert rute. Alle andre berører en av dine egne i et hjørne, men aldri langs en side.
page-how-blokus-3 = Andre farger kan du berøre som du vil.
page-how-blokus-4 = Passer ingenting, blir du hoppet over. Når ingen kan legge en brikke, er spillet slutt.
page-coach-blokus-1 = Dette er brikkene dine. Velg en.
page-coach-blokus-2 = Legg den der det er skyggelagt: først på en markert rute, så hjørne mot hjørne med dine egne.
page-coach-blokus-3 = Her ser du hvem som har turen, og hvordan det står.
page-keys-blokus-1 = neste brikke (PageUp: forrige)
page-keys-blokus-2 = drei
page-keys-blokus-3 = snu
page-keys-blokus-4 = neste sted der den passer
page-keys-blokus-5 = flytt
page-keys-blokus-6 = legg
page-keys-blokus-7 = legg tilbake
page-keys-blokus-8 = vis de åpne hjørnene mine
