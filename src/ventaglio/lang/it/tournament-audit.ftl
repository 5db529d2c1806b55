### Il registro del torneo, riga per riga.

audit-table = tavolo { $table }: { $first } contro { $second }
audit-announced = Bando: { $title }. { $plan }
audit-entered =
    Iscrizione n. { $number }: { $name ->
        [none] { $players }
       *[other] { $name } ({ $players })
    }{ $club ->
        [none] {""}
       *[other] , { $club }
    }{ $paid ->
        [yes] , quota pagata
       *[no] {""}
    }{ $at_once ->
        [yes] , gioca subito
       *[no] {""}
    }
audit-entry-changed =
    Iscrizione n. { $number } cambiata: { $name ->
        [none] { $players }
       *[other] { $name } ({ $players })
    }{ $club ->
        [none] {""}
       *[other] , { $club }
    }{ $category ->
        [none] {""}
       *[other] , categoria { $category }
    }
audit-entry-cancelled =
    Iscrizione n. { $number } annullata{ $why ->
        [none] {""}
       *[other] : { $why }
    }
audit-checked-in =
    { $present ->
        [yes] Presente
       *[no] Segnato di nuovo come non arrivato
    }: { $who }{ $at_once ->
        [yes] , gioca subito
       *[no] {""}
    }
audit-fee-paid =
    { $paid ->
        [yes] Quota pagata
       *[no] Quota segnata di nuovo come da pagare
    }: { $who }
audit-entries-closed = Iscrizioni chiuse; seme dei sorteggi «{ $seed }»
audit-entries-reopened =
    Iscrizioni riaperte{ $why ->
        [none] {""}
       *[other] : { $why }
    }
audit-drafted =
    { $round }° turno: posizioni in bozza, { $tables ->
        [one] un tavolo
       *[other] { $tables } tavoli
    }{ $rests ->
        [none] {""}
       *[other] , a riposo { $rests }
    }
audit-rearranged = { $round }° turno: bozza cambiata dal direttore ({ $why })
audit-published = { $round }° turno: posizioni esposte
audit-recalled = { $round }° turno: posizioni ritirate ({ $why })
audit-started = { $round }° turno: via
audit-time-called = { $round }° turno: time out
audit-sat-wrongly =
    { $round }° turno: posti sbagliati, si gioca così: { $seated }{ $warned ->
        [none] {""}
       *[other] . Ammoniti: { $warned }
    }{ $referee ->
        [none] {""}
       *[other] . Arbitro: { $referee }
    }
audit-lined-up = { $round }° turno: formazione di { $who }: { $pairs }
audit-hosted = { $round }° turno: l'incontro al tavolo { $table } si gioca sul server
audit-desk = la segreteria
audit-boards-promised =
    { $count ->
        [one] Promesso un board ({ $label })
       *[other] Promessi { $count } board ({ $label })
    }
audit-boards-committed = { $who }: impegno { $commitment } per i board { $label }
audit-boards-closed = È deciso chi ha parte nei board { $label }
audit-boards-opened = { $who }: svelato { $secret } per i board { $label }
audit-boards-voided = I board { $label } sono annullati: non ha svelato il segreto { $who }
audit-board-told = { $round }° turno, board { $board }: finito a tutti i tavoli; segreto della casa { $secret }
audit-session-began =
    Comincia una nuova sessione{ $name ->
        [none] {""}
       *[other] : { $name }
    }
audit-scored =
    { $round }° turno, tavolo { $table }: { $sheets }{ $bots ->
        [none] {""}
       *[other] ; per { $bots } ha giocato un bot
    }
audit-verified = { $round }° turno, tavolo { $table }: seconda lettura, { $sheets }
audit-claimed = { $round }° turno, tavolo { $table }: { $who } manda { $sheets } con il telefono
audit-claim-agreed = { $round }° turno, tavolo { $table }: { $who } conferma il punteggio mandato
audit-claim-withdrawn = { $round }° turno, tavolo { $table }: { $who } ritira il punteggio mandato con il telefono
audit-corrected =
    { $round }° turno, tavolo { $table }: corretto in { $sheets } ({ $mistake }: { $why }). Arbitro: { $referee }{ $opponents ->
        [yes] ; confermano gli avversari
       *[no] {""}
    }{ $whole_table ->
        [yes] ; conferma tutto il tavolo
       *[no] {""}
    }{ $countersigned ->
        [yes] ; score controfirmato
       *[no] {""}
    }
audit-came-late =
    { $round }° turno, tavolo { $table }: ritardo di { $late }, { $side }{ $no_advantage ->
        [yes] {""}
       *[no] ; il punteggio darebbe un vantaggio ingiusto
    }
audit-sheet-lost = { $round }° turno, tavolo { $table }: score smarrito
audit-sheet-found = { $round }° turno, tavolo { $table }: score ritrovato, { $sheets }
audit-sheet-left = { $round }° turno, tavolo { $table }: score lasciato sul tavolo; l'aveva compilato { $side }
audit-stopped =
    { $round }° turno, tavolo { $table }: partita sospesa, { $how } ({ $side }){ $reached ->
        [none] {""}
       *[other] ; punteggio accertato { $reached }
    }{ $no_advantage ->
        [yes] {""}
       *[no] ; il punteggio darebbe un vantaggio ingiusto
    }
audit-arbitrated = { $round }° turno, tavolo { $table }: punteggio arbitrale { $vp } VP, { $mp } MP, { $article } ({ $why }). Arbitro: { $referee }
audit-duplicate-adjusted =
    { $round }° turno, tavolo { $table }, passata { $board }: assegnati { $points } punti, { $article }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }. Arbitro: { $referee }
audit-called =
    { $round }° turno, tavolo { $table }: arbitro { $referee }{ $appeal_of ->
        [none] {""}
       *[other] , reclamo sulla riga { $appeal_of }
    }{ $irregularity ->
        [none] {""}
       *[other] . { $irregularity }
    }{ $ruling ->
        [none] {""}
       *[other] : { $ruling }
    }{ $articles ->
        [none] {""}
       *[other] {" "}({ $articles })
    }
audit-warned =
    Ammonizione: { $who }{ $player ->
        [none] {""}
       *[other] {" "}— { $player }
    }, { $round }° turno{ $table ->
        [none] {""}
       *[other] , tavolo { $table }
    }{ $article ->
        [none] {""}
       *[other] , { $article }
    }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }. Arbitro: { $referee }
audit-warning-lifted = Tolta l'ammonizione della riga { $entry } ({ $why }). Arbitro: { $referee }
audit-penalised =
    Decisione arbitrale: { $who }, { $round }° turno, { $vp } VP e { $mp } MP, { $article }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }. Arbitro: { $referee }
audit-absent =
    Assente dal { $round }° turno: { $who }{ $for_good ->
        [yes] , per il resto del torneo
       *[no] {""}
    }{ $quarrel ->
        [yes] , per litigio o protesta
       *[no] {""}
    }{ $told ->
        [yes] {""}
       *[no] ; il direttore non era stato avvisato
    }
audit-returned = Rientra dal { $round }° turno: { $who }
audit-substituted =
    Sostituzione nell'iscrizione n. { $number }: esce { $leaving }, entra { $players }{ $told_before ->
        [yes] {" "}(l'organizzazione era stata avvisata)
       *[no] {""}
    }
audit-referred =
    Deferimento alla Giustizia Sportiva: { $who }{ $player ->
        [none] {""}
       *[other] {" "}— { $player }
    } ({ $why }). Arbitro: { $referee }
audit-standings-posted =
    Classifica dopo il { $after }° turno esposta{ $checking ->
        [yes] {" "}perché i giocatori la controllino
       *[no] {""}
    } ({ $rows ->
        [one] un iscritto
       *[other] { $rows } iscritti
    })
audit-locked = La classifica dopo il { $after }° turno è definitiva
audit-groups-cut =
    { $groups ->
        [one] Un girone
       *[other] { $groups } gironi di merito
    }, iscritti: { $sizes }
audit-prizes-set =
    Premi stabiliti: { $prizes }{ $cumulative ->
        [yes] , cumulabili
       *[no] {""}
    }{ $pot ->
        [yes] , e dal montepremi secondo una regola
       *[no] {""}
    }
audit-interrupted = Torneo interrotto: { $why }
audit-ended = Torneo concluso
audit-remarked = Annotazione: { $text }

audit-plan-changed =
    Il programma cambia: { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    }. { $plan } Motivo: { $why }
audit-taken-back =
    Annullato: { $what }{ $round ->
        [none] {""}
       *[other] , { $round }° turno
    }{ $table ->
        [none] {""}
       *[other] , tavolo { $table }
    }{ $tap ->
        [lateness] , { $side }
        [arrival] , { $who }
       *[other] {""}
    }{ $why ->
        [none] {""}
       *[other] . Motivo: { $why }
    }
