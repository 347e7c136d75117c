### Miksi lappu, nopat, palat, kehä, kortit tai koko laatikko ei kelpaa, omistajalle.

## Tiedostot

data-neither = ”{ $given }” ei ole ”standard” eikä tiedosto, jonka nimi päättyy .toml.
data-wrong-form = Tähän kuuluu ”standard”, TOML-tiedosto tai sellaisen sisältö.
data-no-file = Tiedostoa ei ole.
data-unreadable = Tiedostoa ei voi lukea: { $why }.
data-too-large = Tiedosto on suurempi kuin { $most } kt.
data-not-utf8 = Tämä ei ole UTF-8-tekstiä.
data-not-toml = Tämä ei ole TOMLia: { $why }.
data-too-deep = Sulkuja on liian monta sisäkkäin.

## Kohdat

data-unknown-entry = Kohtaa ”{ $entry }” ei tunneta. Tässä voi olla { $known }.
data-missing-entry = Kohta ”{ $entry }” puuttuu.
data-wrong-type =
    Kohdan ”{ $entry }” pitää olla { $wanted ->
        [text] teksti
        [number] kokonaisluku
        [list] lista
        [table] taulukko
       *[drawing] piirros, jossa on yksi merkki joka ruudulle
    }.
data-name-empty = Nimi on tyhjä.
data-name-long = Nimessä on { $count } merkkiä; enintään { $most } käy.
data-name-unprintable = Nimessä on merkki, jota ei voi tulostaa.
data-colour = ”{ $given }” ei ole väri. Kirjoita se näin: #e69f00.

## Bloxx!-lappu

data-sheet-rows = Lapun rivien määrä on { $count }. Se voi olla { $least }–{ $most }.
data-sheet-columns = Lapun sarakkeiden määrä on { $count }. Se voi olla { $least }–{ $most }.
data-sheet-ragged = Rivillä { $line } ruutuja on { $count }, mutta ensimmäisellä { $columns }.
data-sheet-square = ”{ $given }” ei voi olla ruudussa. Ruudussa on luku 1–9 tai piste.
data-sheet-coloured = Väririvejä on { $count }; enintään { $most } käy.
data-sheet-row-off = Riviä { $row } ei ole. Rivit lasketaan alhaalta: 1–{ $rows }.
data-sheet-row-twice = Rivi { $row } on väritetty kahdesti.
data-sheet-name-twice = Kahden väririvin nimi on ”{ $name }”.

## Bloxx!-nopat

data-die-faces = Nopan { $die } sivujen määrä on { $count }, vaikka pitäisi olla { $faces }.
data-face-character = Nopan { $die } sivulla { $face } on ”{ $given }”. Piirrä x rastiksi, o ympyräksi ja piste tyhjäksi.
data-face-empty = Nopan { $die } sivu { $face } on tyhjä.
data-face-large = Nopan { $die } sivulla { $face } ruutuja on { $count }; enintään { $most } käy.
data-face-circles =
    { $count ->
        [0] Nopan { $die } sivulla { $face } ei ole ympyrää. Joka sivulla on yksi.
       *[other] Nopan { $die } sivulla { $face } on { $count } ympyrää. Joka sivulla on vain yksi.
    }
data-face-apart = Nopan { $die } sivu { $face } hajoaa. Ruutujen pitää olla kylki kylkeä vasten.
data-face-no-room = Nopan { $die } sivu { $face } ei mahdu minnekään tällä lapulla.

## Bloqsin palat

data-pieces-kinds = Palojen lajeja on { $count }. Niitä voi olla 1–{ $most }.
data-pieces-count = Paloja on { $count }; enintään { $most } käy.
data-pieces-cubes = Kaikissa paloissa on yhteensä { $count } kuutiota. Täydelliseen kuutioon tarvitaan { $least }.
data-piece-name = Palan nimi ei voi olla ”{ $given }”. Nimessä on enintään { $most } kirjainta ja numeroa, eikä se ole ”steal” tai ”build”.
data-piece-name-twice = Kahden palalajin nimi on ”{ $name }”.
data-piece-number = Yhtä lajia voi olla 1–{ $most } palaa, siis ei ”{ $given }” ({ $piece }).
data-piece-character = Palassa { $piece } on ”{ $given }”. Piirrä x kuutioksi ja piste tyhjäksi, ja jätä kerrosten väliin tyhjä rivi.
data-piece-empty = Palassa { $piece } ei ole yhtään kuutiota.
data-piece-large = Palassa { $piece } on { $count } kuutiota; enintään { $most } käy.
data-piece-wide = Pala { $piece } ei mahdu kuutioon, jonka sivu on 3.
data-piece-apart = Pala { $piece } hajoaa. Kuutioiden pitää olla tahko tahkoa vasten.
data-piece-same = Paloilla { $piece } ja { $other } on sama muoto.

## Bloqsin kehä

data-ring-size = Kiekkoja on { $count }. Kehällä niitä on { $least }–{ $most }.
data-ring-disc = Kiekkoa ”{ $given }” ei ole. On { $known }.
data-ring-number = Yhtä lajia voi olla 0–{ $most } kiekkoa, siis ei ”{ $given }” ({ $disc }).
data-ring-order = Tässä järjestyksessä kiekkoja { $disc } on { $found }, mutta luettelossa { $count }.
data-ring-starts = Lähtöympyröitä on { $count }, jokainen oman kiekkonsa edessä.
data-ring-start-off = Kiekkoa { $given } ei tällä kehällä ole. Kiekot lasketaan 1–{ $places }.
data-ring-start-twice = Kiekon { $place } edessä on kaksi lähtöympyrää.

## Bloqs Maestron kortit

data-deck-size = Kortteja on { $count }. Niitä voi olla { $least }–{ $most }.
data-deck-card = Korttia ”{ $given }” ei ole. On { $known }.
data-deck-number = Yhtä lajia voi olla 0–{ $most } korttia, siis ei ”{ $given }” ({ $card }).
data-deck-hand = ”{ $given }” ei kelpaa jaettavien korttien määräksi. Niitä voi olla 0–{ $most }.

## Laatikot

data-box-form = Laatikko on TOML-tiedosto tai sellaisen sisältö.
data-box-mark = Tämä ei ole laatikko: se ei ala näin: { $mark }.
data-box-game = Pelille ”{ $given }” ei ole laatikoita. Niitä on peleille { $known }.
