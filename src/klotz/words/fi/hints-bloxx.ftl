### Mikä puhuu Bloxx!-piirroksen puolesta: loppu lauseesta, joka alkaa sanalla "Se" (siirto).

hint-bloxx-number = ympyröi luvun { $number } ruudussa { $square }
hint-bloxx-gaps = { $count ->
        [0] ei jätä aukkoa
        [one] jättää vain 1 aukon
       *[other] jättää vain { $count } aukkoa
    }
hint-bloxx-row = täyttää { $row ->
        [orange] oranssin rivin
        [violet] violetin rivin
        [green] vihreän rivin
        [blue] sinisen rivin
       *[other] rivin ({ $row })
    } ({ $points } pistettä)
hint-bloxx-row-near = jättää { $row ->
        [orange] oranssiin riviin
        [violet] violettiin riviin
        [green] vihreään riviin
        [blue] siniseen riviin
       *[other] riviin ({ $row })
    } enää { $count ->
        [one] 1 tyhjän ruudun
       *[other] { $count } tyhjää ruutua
    }
hint-bloxx-room = jättää aukottoman paikan osalle kuvioista ({ $count }/{ $all })
hint-bloxx-denies = estää pelaajaa { $player } ympyröimästä lukua { $number }
