# Millä palvelin sanoo ei: lause jokaiselle koodille, jotka ovat moduulissa klotz.server.refusals.

## Sitting down

refusal-no-such-seat = Tässä pöydässä ei ole sellaista paikkaa.
refusal-seat-taken = Siinä istuu jo joku.
refusal-no-such-colour = Tässä pelissä ei ole sitä väriä.
refusal-colour-taken = Joku muu on jo valinnut sen värin.
refusal-already-seated = Sinulla on jo paikka tässä pöydässä.
refusal-invitation-needed = Tämän pöydän vapaat paikat ovat vain kutsutuille.
refusal-table-full = Tässä pöydässä ei ole sinulle vapaata paikkaa.
refusal-account-needed = Pisteytettyyn peliin tarvitset tilin.
refusal-not-host =
    { $action ->
        [chat] Vain pöydän perustaja voi kytkeä keskustelun takaisin päälle.
        [first] Vain pöydän perustaja voi määrätä, kuka aloittaa.
        [tournament] Sen voi tehdä vain turnauksen järjestäjä.
       *[close] Vain pöydän perustaja voi perua pelin.
    }

## When it may be done

refusal-not-started = Peli ei ole vielä alkanut.
refusal-already-started = Peli on jo alkanut.
refusal-not-finished = Se on mahdollista vasta, kun peli on päättynyt.
refusal-finished = Peli on päättynyt.
refusal-closed = Peli on peruttu.
refusal-too-many-tables = Sinulla on jo { $most } peliä kesken. Lopeta tai peru ensin jokin niistä.

## Nopat

refusal-committed = On liian myöhäistä luvata toista lukua noppiin.
refusal-no-commitments = Tämä pöytä on ajalta ennen kuin noppiin saattoi luvata lukuja.
refusal-not-committed = Et ole luvannut lukua noppiin.
refusal-nonce-early = Noppien luvut näytetään, kun kaikki ovat paikalla.
refusal-nonce-wrong = Tämä ei ole se luku, jonka lupasit noppiin.
refusal-nonce-late = On liian myöhäistä vaikuttaa noppiin.
refusal-starting = Peli on juuri alkamassa.

## Moving

refusal-stale = Peli on sillä välin edennyt.
refusal-ahead = Sen numeroista tapahtumaa ei vielä ole.
refusal-not-seated = Sinulla ei ole paikkaa tässä pöydässä.
refusal-not-your-seat = Se ei ole sinun paikkasi.
refusal-not-your-turn = Nyt ei ole sinun vuorosi.
refusal-out = Olet pudonnut tästä pelistä.
refusal-illegal = Säännöt eivät salli sitä siirtoa.
refusal-invalid-move = Sitä ei voi lukea siirtona: { $problem }
refusal-no-plans = Suunnitelmia voi tehdä vain peleissä, joissa ei ole noppia eikä kortteja.
refusal-your-turn = On sinun vuorosi: pelaa vain.
refusal-too-many-plans = Sinulla on täällä jo { $most } suunnitelmaa. Poista ensin yksi.

## Taking back

refusal-undo-off = Tässä pöydässä siirtoja ei voi perua.
refusal-undo-pending = Joku on jo pyytänyt siirron perumista.
refusal-undo-refused = Siihen ei suostuttu. Voit kysyä uudelleen seuraavan siirron jälkeen.
refusal-no-undo = Kukaan ei ole pyytänyt siirron perumista.
refusal-not-asked = Sitä ei kysytty sinulta.
refusal-revealed = Sitä ei voi enää perua: sen jälkeen on heitetty noppaa tai paljastettu jotakin.
refusal-nothing-to-undo = Ei ole mitään peruttavaa: et ole vielä siirtänyt.

## Computers

refusal-already-away = Siinä pelaa jo tietokone.
refusal-clock-decides = Tässä pöydässä poissaolijoista päättää kello.
refusal-not-away = Tuo pelaaja ei ole ollut poissa tarpeeksi kauan.
refusal-nudged = Pelaajalta on jo kysytty.
refusal-not-nudged = Kukaan ei ole kysynyt, oletko paikalla.
refusal-no-stand-in = Mikään tietokone ei pelaa puolestasi.
refusal-rated = Kun tulos lasketaan, tietokone ei pelaa kenenkään puolesta: jatka tai luovuta.
refusal-nobody-to-hurry = Juuri nyt ei ole tietokonetta, jota hoputtaa.

## Beside and after the game

refusal-chat-off = Keskustelu on pois päältä tässä pöydässä.
refusal-no-change =
    { $chat ->
        [on] Keskustelu on jo päällä.
       *[off] Keskustelu on jo pois päältä.
    }
refusal-rematch-there = Uusintapeli on jo valmiina.
refusal-hidden = Pelitallenne paljastaisi sen, mikä on piilossa. Saat sen, kun peli on päättynyt.
refusal-no-such-format = Tätä peliä ei voi tallentaa muodossa { $format }.
refusal-no-hints = Vihjeitä saa vain peleissä tietokoneita vastaan.
refusal-no-puzzle = Sille päivälle ei ole pulmaa.

## Who asks

refusal-unauthenticated = Kerro ensin, kuka olet: tule vieraana, kirjaudu sisään tai käytä avainta.
refusal-token-invalid = Avain ei kelpaa tai se on poistettu.
refusal-scope-missing = Avaimelta puuttuu oikeus { $needed }.
refusal-not-by-token = Sen voi tehdä vain sivulla, ei avaimella.
refusal-foreign-origin = Tämä pyyntö tulee vieraalta sivulta.
refusal-already-registered = Olet jo kirjautunut tilille.
refusal-no-account = Vierailla ei ole salasanaa. Luo ensin tili.
refusal-name-taken = Jollakulla toisella on jo tämä nimi. Valitse toinen.
refusal-login-wrong = Nimi tai salasana on väärin.
refusal-recovery-wrong = Nimi tai palautuskoodi on väärin.
refusal-password-wrong = Vanha salasana on väärin.
refusal-too-many-tokens = Sinulla on jo { $most } avainta. Poista ensin yksi.
refusal-no-mail = Tämä palvelin ei lähetä sähköpostia.
refusal-mail-for-accounts = Sähköpostia varten tarvitset tilin.
refusal-mail-not-sent = Sähköpostia ei voitu lähettää. Tarkista osoite tai yritä myöhemmin uudelleen.
refusal-code-wrong = Koodi on väärä tai liian vanha. Pyydä uusi.

## Mitä joku säilyttää

refusal-too-many-friends = Kavereita voi olla enintään { $most }.
refusal-too-many-tournaments = Sinulla voi olla { $most } turnausta kerrallaan. Pelaa yksi loppuun tai peru se ensin.
refusal-tournament-started = Turnaus on jo alkanut.
refusal-tournament-small = Turnaukseen tarvitaan vähintään { $least } ihmistä.
refusal-tournament-full = Turnaus on täynnä: mukana on { $most }.
refusal-round-goes-on = Ei vielä: tällä kierroksella pelataan yhä.
refusal-not-owner = Se kuuluu jollekulle toiselle.
refusal-too-many-boxes = Sinulla on jo { $most } laatikkoa. Poista ensin yksi.
refusal-too-many-books = Sinulla on jo { $most } tuloskirjaa. Poista ensin yksi.
refusal-book-full = Tämä kirja on täynnä: siinä on { $most } peliä.
refusal-bad-box = Tällä laatikolla ei voi pelata.
refusal-bad-score = Peliä ei voi laskea niin kuin se on syötetty.

## What is asked

refusal-invalid =
    { $flaw ->
        [game] Peliä ei voi asettaa niin: { $problem }
        [unknown_game] Peliä nimeltä { $game } ei ole.
        [two_own_seats] Vain yksi paikka voi olla sinun. Muut tällä laitteella ovat jollekulle toiselle.
        [rated_seats] Pisteytetyssä pelissä jokainen paikka on eri ihmiselle: ei tietokoneita eikä yhteistä laitetta.
        [rated_clock] Pisteytetty peli tarvitsee kellon.
        [rated_alone] Pisteytetty peli tarvitsee vähintään kaksi paikkaa.
        [places] Sijoitukset eivät täsmää: paras on 1, ja kahden ykkösen jälkeen tulee 3.
        [rated_box] Pisteytetty peli pelataan Klotzin omalla laatikolla.
        [rated_setup] Pisteytetty peli alkaa alusta.
        [setup_over] Tässä asemassa peli on jo ohi.
        [setup_secrets] Jos pelissä on piilotettuja kortteja, kukaan ei saa tietää niitä etukäteen.
        [other_box] Tämä laatikko on toista peliä varten.
        [round_robin_seats] Kaikki kaikkia vastaan sopii vain kaksinpeleihin. Isompaan pöytään valitse sveitsiläinen.
        [level] Tasot ovat { $least }–{ $most }.
        [player] Tällä palvelimella ei ole sellaista pelaajaa tähän peliin.
        [name_length] Nimessä on { $least }–{ $most } merkkiä.
        [name_invisible] Nimessä saa olla vain näkyviä merkkejä.
        [name_marks] Nimessä tarkkeet saavat olla vain kirjaimissa.
        [text_invisible] Tekstissä on merkkejä, jotka eivät näy.
        [push_service] Se ei ole push-palvelun osoite.
        [mail_address] Tähän sähköpostiosoitteeseen emme voi kirjoittaa.
        [plan] Suunnitelma alkaa toisen siirrolla ja päättyy omaasi.
        [password_length] Salasanassa on { $least }–{ $most } merkkiä.
        [password_is_name] Salasana ei saa olla sama kuin nimi.
        [password_common] Salasana on liian helppo arvata. Valitse sellainen, joka ei ole yleinen sana tai numerosarja.
        [token_name] Avaimen nimessä on { $least }–{ $most } näkyvää merkkiä.
        [message] Viestin on oltava tekstinä lähetetty JSON-olio.
        [message_id] Viestin id on luku tai lyhyt teksti.
        [after] Parametri ”after” on tapahtuman numero.
        [token_place] Avain kuuluu Authorization-otsakkeeseen, ei osoitteeseen.
        [field_missing] { $field } puuttuu.
        [field_unknown] Kenttää { $field } ei tunneta täällä.
        [field_text] Kentän { $field } pitää olla tekstiä.
        [field_number] Kentän { $field } pitää olla luku.
        [field_yes_no] Kentän { $field } pitää olla true tai false.
        [field_list] Kentän { $field } pitää olla luettelo.
        [field_object] Kentän { $field } pitää olla objekti.
        [field_short] { $field } on liian lyhyt (vähintään { $least }).
        [field_long] { $field } on liian pitkä (enintään { $most }).
        [field_few] { $field } on liian suppea (vähintään { $least } kohtaa).
        [field_many] { $field } on liian laaja (enintään { $most } kohtaa).
        [field_low] Kentän { $field } pitää olla vähintään { $least }.
        [field_high] Kenttä { $field } saa olla enintään { $most }.
        [field_choice] Kentän { $field } pitää olla jokin näistä: { $choices }.
        [field_form] Kenttää { $field } ei ole kirjoitettu oikein.
        [field_date] Kentän { $field } pitää olla päivämäärä.
        [field_json] Se ei ole kelvollista JSONia.
       *[field] Kentässä { $field } on vikaa.
    }
refusal-not-found =
    { $what ->
        [table] Sellaista pöytää ei ole.
        [plan] Sellaista suunnitelmaa ei ole.
        [person] Sellaista pelaajaa ei ole.
        [session] Sellaista kirjautumista ei ole.
        [token] Sellaista avainta ei ole.
        [game] Sellaista peliä ei ole.
        [puzzles] Tähän peliin ei ole pulmia.
        [puzzle_step] Tässä pulmassa ei ole niin monta vaihetta.
        [box] Sellaista laatikkoa ei ole.
        [book] Sellaista kirjaa ei ole.
        [result] Sellaista peliä ei ole tässä kirjassa.
        [tournament] Tällaista turnausta ei ole.
       *[address] Tässä osoitteessa ei ole mitään.
    }
refusal-too-large = Pyynnössä saa olla enintään { $most } tavua.
refusal-too-many-requests =
    { $retry_after ->
        [one] Se oli liikaa kerralla. Yritä uudelleen sekunnin kuluttua.
       *[other] Se oli liikaa kerralla. Yritä uudelleen { $retry_after } sekunnin kuluttua.
    }
refusal-too-many-questions =
    { $whose ->
        [address] Verkostasi odottaa liian monta kysymystä. Yritä hetken kuluttua uudelleen.
       *[person] Sinulla on jo { $most } kysymystä odottamassa. Odota ensin vastausta.
    }
refusal-bad-request = Pyyntöä ei voitu ymmärtää.
refusal-method-not-allowed = Tätä osoitetta ei voi käyttää niin.
refusal-refused = Se ei onnistunut.

## Not the asker's fault

refusal-busy = Nyt on liian kiireistä. Yritä hetken kuluttua uudelleen.
refusal-no-answer = Tietokone ei vastaa. Yritä hetken kuluttua uudelleen.
refusal-store-gone = Mitään ei voi juuri nyt tallentaa. Yritä hetken kuluttua uudelleen.
refusal-internal = Meillä meni jotakin vikaan.
