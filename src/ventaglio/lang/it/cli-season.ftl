### Circuiti e archivio del circolo dalla riga di comando.

## I comandi

help-season =
    Fare di più tornei un circuito, e guardare indietro a quello che il circolo ha giocato.

    Un circuito ha regole, tappe e una classifica in cui ogni cifra è spiegata. I tornei danno punti quando sono
    finiti.

      ventaglio season new "Circuito 2026" --best 8 --planned 12
      ventaglio season add abcd2345
      ventaglio season show
help-season-new =
    Aprire un circuito. Il link con cui si cambia nel browser si vede solo questa volta.

      ventaglio season new "Circuito 2026"
      ventaglio season new "Coppa dei circoli" --rank clubs --by vp --club-best 4
      ventaglio season new "Gran premio" --table 50,40,32,26 --others 2 --presence 5 --best 8 --least 3 --categories
help-season-list =
    Elencare i circuiti, dal più recente.

      ventaglio season list
help-season-rules =
    Mostrare le regole di un circuito, o cambiare quelle indicate. Tutta la classifica si fa con le nuove.

      ventaglio season rules
      ventaglio season rules --best 6 --ties places,vp
help-season-add =
    Far contare dei tornei nel circuito; aggiunto di nuovo, uno ha il nuovo peso.

      ventaglio season add abcd2345 efgh6789
      ventaglio season add abcd2345 --weight 200
help-season-remove =
    Togliere un torneo dal circuito.

      ventaglio season remove abcd2345 --why "non è di questa stagione"
help-season-show =
    Mostrare la classifica di un circuito, e di chi conviene assicurarsi: nessuno è unito a un altro in silenzio.

      ventaglio season show
      ventaglio season show --category B
      ventaglio season show --json
help-season-account =
    Dire da dove viene ogni punto di una riga della classifica.

      ventaglio season account 1
      ventaglio season account 3 --category B
help-season-same =
    Dire che due della classifica sono una sola persona, con le chiavi stampate da «season show»; o ritirarlo.

      ventaglio season same "card 1234" "name anna rossi"
      ventaglio season same "card 1234" "name anna rossi" --part
help-season-publish =
    Mostrare la classifica a tutti, o più a nessuno.

      ventaglio season publish
      ventaglio season publish --hide
help-season-log =
    Mostrare tutto ciò che si è deciso sul circuito, e da chi.

      ventaglio season log
help-season-key =
    Fare un nuovo link con cui il circuito si cambia nel browser; il vecchio non apre più niente.

      ventaglio season key
help-season-print =
    Stampare la classifica di un circuito, con una colonna per ogni tappa e le regole sotto.

      ventaglio season print --to circuito.pdf
help-season-archive =
    Elencare i tornei finiti, dal più recente, e chi li ha vinti.

      ventaglio season archive
      ventaglio season archive --year 2026
help-season-statistics =
    Dire chi è venuto ai tornei, chi ha giocato con chi, e chi ha vinto.

      ventaglio season statistics
      ventaglio season statistics --year 2026 --json
help-season-board =
    Stampare un foglio per la bacheca: i prossimi tornei, chi ha vinto, come stanno i circuiti pubblicati.

      ventaglio season board --to bacheca.pdf

## Opzioni

opt-season-id = il circuito, col suo id; serve dove ce n'è più d'uno (o VENTAGLIO_CIRCUIT)
opt-season-name = come si chiama il circuito
opt-season-about = che cosa se ne dice a tutti
opt-season-rank = chi è in classifica: people (persone), pairs (coppie) o clubs (circoli)
opt-season-by = da dove vengono i punti: place (posto), beaten (iscritti dietro) o vp
opt-season-table = i punti di ogni posto, dal primo, come 30,25,21
opt-season-others = quanto riceve ogni posto successivo
opt-season-presence = quanto riceve in più chiunque giochi
opt-season-best = quanti risultati contano, i migliori; 0 per tutti
opt-season-least = quante tappe bisogna aver giocato per essere in classifica
opt-season-club-best = quante persone portano punti a un circolo in una tappa; 0 per tutte
opt-season-replaced = se anche chi è stato sostituito durante una tappa riceve i suoi punti
opt-season-categories = se ogni categoria ha anche una classifica sua
opt-season-ties = che cosa decide fra pari, nell'ordine: places, vp, events, latest
opt-season-planned = quante tappe ci saranno
opt-season-tournament = il torneo, col suo id
opt-season-weight = il suo peso in percentuale
opt-season-one = la chiave di una persona, come la stampa «season show»
opt-season-part = sono persone diverse, e non se ne chiede più
opt-season-hide = non mostrarlo più a nessuno
opt-season-category = la classifica di questa categoria
opt-season-row = la riga della classifica, contata dall'alto
opt-season-year = solo questo anno

## Che cosa si dice

season-which = { $many ->
        [0] Non c'è nessun circuito: aprirne uno con «ventaglio season new».
       *[other] Quale circuito? Indicarlo con --id. Ci sono { $known }.
    }
season-table = «{ $text }» non è una tabella di punti: scriverli dal primo posto in poi, come 30,25,21.
season-ties = «{ $text }» non decide una parità; ci sono { $known }.
season-opened = Il circuito { $id } è aperto. Nessuno lo vede finché non è pubblicato.
season-key-once = Chi ha questo link può cambiare il circuito. Si vede solo questa volta:
season-yes = sì
season-no-category = Nessuna categoria «{ $category }» è in classifica qui; ci sono { $known }.
season-no-row = Non c'è una riga { $row }: la classifica ne ha { $rows }.
season-statistics = { $events ->
        [one] { $events } torneo
       *[other] { $events } tornei
    }, { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    }
season-statistics-faithful = Chi ha giocato più spesso
season-statistics-winners = Chi ha vinto di più
season-statistics-pairs = Chi ha giocato insieme più spesso
season-statistics-feats = I risultati migliori
season-head-id = id
season-head-name = nome
season-head-events = tappe
season-head-public = pubblico
season-head-day = giorno
season-head-entrants = iscritti
season-head-winner = primo posto
season-head-people = persone
season-head-newcomers = per la prima volta
season-head-who = chi
season-head-wins = vittorie
season-head-podiums = primi tre
season-head-best = posto migliore
season-head-average = VP in media
season-head-place = Posto
season-head-vp = VP
season-head-in-a-round = VP a turno
