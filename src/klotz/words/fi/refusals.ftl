# Millä palvelin sanoo ei: lause jokaiselle koodille, jotka ovat moduulissa klotz.server.refusals.

## Sitting down

refusal-no-such-seat = Tässä pöydässä ei ole sellaista paikkaa.
refusal-seat-taken = Siinä istuu jo joku.
refusal-already-seated = Sinulla on jo paikka tässä pöydässä.
refusal-invitation-needed = Tämän pöydän vapaat paikat ovat vain kutsutuille.
refusal-table-full = Tässä pöydässä ei ole sinulle vapaata paikkaa.
refusal-account-needed = Pisteytettyyn peliin tarvitset tilin.
refusal-not-host =
    { $action ->
        [chat] Vain pöydän perustaja voi kytkeä keskustelun takaisin päälle.
       *[close] Vain pöydän perustaja voi sulkea sen.
    }

## When it may be done

refusal-not-started = Peli ei ole vielä alkanut.
refusal-already-started = Peli on jo alkanut.
refusal-not-finished = Se on mahdollista vasta, kun peli on päättynyt.
refusal-finished = Peli on päättynyt.
refusal-closed = Tämä pöytä on suljettu.

## Moving

refusal-stale = Peli on sillä välin edennyt.
refusal-ahead = Sen numeroista tapahtumaa ei vielä ole.
refusal-not-seated = Sinulla ei ole paikkaa tässä pöydässä.
refusal-not-your-seat = Se ei ole sinun paikkasi.
refusal-not-your-turn = Nyt ei ole sinun vuorosi.
refusal-out = Olet pudonnut tästä pelistä.
refusal-illegal = Säännöt eivät salli sitä siirtoa.
refusal-invalid-move = Sitä ei voi lukea siirtona: { $problem }

## Taking back

refusal-undo-off = Tässä pöydässä siirtoja ei peruta.
refusal-undo-pending = Joku on jo pyytänyt siirron perumista.
refusal-undo-refused = Siihen ei suostuttu. Voit kysyä uudelleen seuraavan siirron jälkeen.
refusal-no-undo = Kukaan ei ole pyytänyt siirron perumista.
refusal-not-asked = Sitä ei kysytty sinulta.
refusal-revealed = Sitä ei voi enää perua: sen jälkeen on heitetty noppaa tai paljastettu jotakin.
refusal-nothing-to-undo = Ei ole mitään peruttavaa: et ole vielä siirtänyt.

## Computers that stand in

refusal-already-away = Siinä pelaa jo tietokone.
refusal-clock-decides = Tässä pöydässä poissaolijoista päättää kello.
refusal-not-away = Tuo pelaaja ei ole ollut poissa tarpeeksi kauan.
refusal-no-stand-in = Mikään tietokone ei pelaa puolestasi.
refusal-rated = Pisteytetyssä pelissä tietokone ei pelaa kenenkään puolesta: jatka tai luovuta.

## Beside and after the game

refusal-chat-off = Keskustelu on pois päältä tässä pöydässä.
refusal-no-change =
    { $chat ->
        [on] Keskustelu on jo päällä.
       *[off] Keskustelu on jo pois päältä.
    }
refusal-rematch-there = Uusintapeli on jo valmiina.
refusal-hidden = Pöytäkirja paljastaisi sen, mikä on piilossa. Saat sen, kun peli on päättynyt.
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

## What is asked

refusal-invalid =
    { $flaw ->
        [game] Peliä ei voi asettaa niin: { $problem }
        [unknown_game] Peliä nimeltä { $game } ei ole.
        [two_own_seats] Vain yksi paikka voi olla sinun. Muut tällä laitteella ovat jollekulle toiselle.
        [rated_seats] Pisteytetyssä pelissä jokainen paikka on eri ihmiselle: ei tietokoneita eikä yhteistä laitetta.
        [rated_clock] Pisteytetty peli tarvitsee kellon.
        [rated_alone] Pisteytetty peli tarvitsee vähintään kaksi paikkaa.
        [level] Tasot ovat { $least }–{ $most }.
        [name_length] Nimessä on { $least }–{ $most } merkkiä.
        [name_invisible] Nimessä saa olla vain näkyviä merkkejä.
        [name_marks] Nimessä tarkkeet saavat olla vain kirjaimissa.
        [password_length] Salasanassa on { $least }–{ $most } merkkiä.
        [password_is_name] Salasana ei saa olla sama kuin nimi.
        [token_name] Avaimen nimessä on { $least }–{ $most } näkyvää merkkiä.
        [message] Viestin on oltava tekstinä lähetetty JSON-olio.
        [message_id] Viestin id on luku tai lyhyt teksti.
        [after] Parametri ”after” on tapahtuman numero.
       *[field] { $field }: { $problem }
    }
refusal-not-found =
    { $what ->
        [table] Sellaista pöytää ei ole.
        [person] Sellaista pelaajaa ei ole.
        [session] Sellaista kirjautumista ei ole.
        [token] Sellaista avainta ei ole.
        [game] Sellaista peliä ei ole.
        [puzzles] Tähän peliin ei ole pulmia.
        [puzzle_step] Tässä pulmassa ei ole niin monta vaihetta.
       *[address] Tässä osoitteessa ei ole mitään.
    }
refusal-too-large = Pyynnössä saa olla enintään { $most } tavua.
refusal-too-many-requests =
    { $retry_after ->
        [one] Se oli liikaa kerralla. Yritä uudelleen sekunnin kuluttua.
       *[other] Se oli liikaa kerralla. Yritä uudelleen { $retry_after } sekunnin kuluttua.
    }
refusal-bad-request = Pyyntöä ei voitu ymmärtää.
refusal-method-not-allowed = Tätä osoitetta ei voi käyttää niin.
refusal-refused = Se evättiin.

## Not the asker's fault

refusal-busy = Nyt on liian kiireistä. Yritä hetken kuluttua uudelleen.
refusal-no-answer = Tietokone ei vastaa. Yritä hetken kuluttua uudelleen.
refusal-store-gone = Mitään ei voi juuri nyt tallentaa. Yritä hetken kuluttua uudelleen.
refusal-internal = Meillä meni jotakin vikaan.
