### I tornei: come si chiamano le cose, che cosa prevede il bando, che cosa dice l'arbitro.

entrant-named = { $title } ({ $number })
entrant-unknown = n. { $number }
duration = { $minutes }′ { $seconds }″
money = { $euros },{ $cents } €

## I termini del bando

format-pairs = torneo a coppie
format-teams = torneo a squadre
format-one-to-one = torneo individuale uno contro uno
format-yellow = torneo giallo (individuale, con un compagno nuovo a ogni turno)
unit-pairs = coppia
unit-teams = squadra
unit-one-to-one = giocatore
unit-yellow = giocatore
seating-order = in ordine di iscrizione
seating-draw = per sorteggio
seating-categories = per categorie
seating-referee = a scelta dell'arbitro
movement-danish = danese puro
movement-danish-modified = danese modificato
movement-no-rematch = danese senza rincontri
movement-mitchell = Mitchell
movement-round-robin = all'italiana
movement-yellow-rotation = giallo a rotazione
movement-yellow-ranked = giallo per classifica
movement-rule-danish = Il primo in classifica incontra il secondo, il terzo il quarto e così via.
movement-rule-danish-modified = Come il danese puro, ma chi si è appena incontrato non si rincontra al turno dopo, salvo l'ultimo.
movement-rule-no-rematch = Chi è vicino in classifica si incontra, mai due volte con gli stessi avversari finché è possibile.
movement-rule-mitchell = La linea fissa resta al suo tavolo, quella mobile si sposta dopo ogni turno.
movement-rule-round-robin = Ciascuno incontra una volta tutti gli altri del suo girone, secondo un calendario prestabilito.
movement-rule-yellow-rotation = Compagni e avversari cambiano a ogni turno secondo un calendario prestabilito.
movement-rule-yellow-ranked = Ogni quattro in classifica fanno un tavolo: il primo e il quarto contro il secondo e il terzo.
role-director = direttore di gara
role-referee = arbitro
role-scorer = sala conti
role-check-in = accoglienza
role-display = schermo
role-player = giocatore
mistake-writing = errore nella stesura
mistake-sum = errore di somma
mistake-swapped = punteggi invertiti
mistake-transcription = errore di trascrizione della sala conti
stop-left = una linea ha dovuto lasciare
stop-quarrel = una linea ha abbandonato per litigio o protesta
stop-misconduct = intemperanze di entrambe le linee
stop-both-left = entrambe le linee hanno abbandonato
stop-incomplete = squadra incompleta

## Il torneo in due parole

plan-opening =
    Si gioca un { $format } secondo il codice { $code }: { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    } di { $hands ->
        [one] una smazzata
       *[other] { $hands } smazzate
    }{ $minutes ->
        [0] .
       *[other] , { $minutes } minuti ciascuno.
    }
plan-opening-boards =
    Si gioca un { $format } duplicato di Tressette secondo il codice { $code }: { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    } di { $hands ->
        [one] una passata
       *[other] { $hands } passate
    }{ $minutes ->
        [0] .
       *[other] , { $minutes } minuti ciascuno.
    }
buongioco-way =
    { $way ->
        [ACCUSED] con l'accusa
        [SILENT] senza accusa
        [MAY_BE_DECLARED] con dichiarazione consentita del buongioco
       *[MUST_BE_DECLARED] con dichiarazione obbligatoria del buongioco
    }
plan-buongioco = Le passate si giocano { $way }.
plan-bots =
    Si gioca online: { $bots ->
        [yes] per chi non c'è gioca un bot, finché non torna.
       *[no] nessun bot gioca al posto di chi non c'è.
    }
plan-seating = I tavoli del primo turno si fanno { $seating }.
plan-one-movement = I turni successivi seguono il sistema { $movement }.
plan-movements = Le fasi sono: { $first }, poi { $last }.
plan-rooms = Tavoli: { $rooms }.
plan-room =
    { $name ->
        [none] dal { $first } al { $last }
       *[other] { $name } dal { $first } al { $last }
    }
plan-room-from =
    { $name ->
        [none] dal { $first }
       *[other] { $name } dal { $first }
    }
plan-phase =
    { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    } con il sistema { $movement }
plan-phase-groups =
    { $phase } in { $groups ->
        [one] un girone
       *[other] { $groups } gironi di merito
    } da { $sizes } tavoli

## Perché un abbinamento non è quello ovvio

note-at-table = Tavolo { $table }: { $note }
note-rearranged = Posizioni cambiate dal direttore: { $why }
note-barred = { $all } si sarebbero incontrati, ma l'hanno già fatto nel turno precedente.
note-met-before = { $all } si sarebbero incontrati, ma l'hanno già fatto in questo torneo.
note-made-room = { $all }: un abbinamento meno vicino in classifica, perché anche chi segue trovi avversari.
note-next-free = { $all } sono i primi due ancora liberi: un tavolo più in alto ha preso chi era loro vicino.
note-rematch = { $all } si incontrano di nuovo: non restava nessun altro.
note-meets-again = { $all } si incontrano di nuovo: così vuole la classifica.
note-pair = { $first } contro { $second }
note-alternative =
    Per evitare i rincontri, restando vicini alla classifica: { $pairs }{ $more ->
        [0] .
        [one] ; e un altro tavolo.
       *[other] ; e altri { $more } tavoli.
    }
rematches-avoided = rincontri evitati
note-partners-before = { $all } sarebbero stati di nuovo compagni.
note-rests = Riposa { $first }: ultimo in classifica tra chi in questa sessione non ha ancora riposato.
note-rests-again = Riposa { $first }, che in questa sessione ha già riposato: non poteva toccare a nessun altro.
note-scheduled-rest = Riposa { $first }: nel calendario il posto di fronte è vuoto.
note-same-club = { $all } sono dello stesso circolo e si incontrano: non è stato possibile separarli.
note-apart = { $all } sono dello stesso circolo e sono stati separati.
note-by-hand = { $all }: posizione scelta dal direttore.

## Il conto di ciascuno

account-match-played =
    { $round }° turno, tavolo { $table }, { $partners ->
        [none] contro { $opponents }
       *[other] con { $partners } contro { $opponents }
    }: { $mp } MP = { $vp } VP{ $bonus ->
        [0] {""}
       *[other] , compresi { $bonus } punti per il ritardo degli avversari
    }
account-match-compared = { $round }° turno, tavolo { $table }, contro { $opponents }: { $mp } punti, { $won } su { $of } nel confronto con gli altri tavoli = { $vp } VP
account-match-rest = { $round }° turno: riposo, { $mp } MP e { $vp } VP
account-match-won-by-absence = { $round }° turno, tavolo { $table }: vinta per assenza di { $opponents }, { $mp } MP e { $vp } VP
account-match-lost-by-absence = { $round }° turno, tavolo { $table }, contro { $opponents }: persa per assenza, { $mp } MP e { $vp } VP
account-match-absent = { $round }° turno: assente, { $mp } MP e { $vp } VP
account-match-left = { $round }° turno, tavolo { $table }, contro { $opponents }: lasciata prima della fine, { $mp } MP e { $vp } VP
account-match-opponents-left = { $round }° turno, tavolo { $table }: { $opponents } hanno lasciato, { $mp } MP e { $vp } VP
account-match-quarrel = { $round }° turno, tavolo { $table }, contro { $opponents }: abbandonata per litigio, { $mp } MP e { $vp } VP
account-match-abandoned = { $round }° turno, tavolo { $table }, contro { $opponents }: abbandonata da tutti, { $mp } MP e { $vp } VP
account-match-interrupted = { $round }° turno, tavolo { $table }, contro { $opponents }: sospesa dall'arbitro per intemperanze, { $mp } MP e { $vp } VP
account-match-lost-sheet = { $round }° turno, tavolo { $table }, contro { $opponents }: score smarrito, { $mp } MP e { $vp } VP
account-match-arbitral =
    { $round }° turno, tavolo { $table }, contro { $opponents }: punteggio arbitrale, { $mp } MP e { $vp } VP{ $why ->
        [none] {""}
       *[other] {" "}({ $why }; arbitro { $referee })
    }
account-match-not-entered = { $round }° turno: non ancora iscritti, { $mp } MP e { $vp } VP
account-match = { $round }° turno, tavolo { $table }, contro { $opponents }: { $mp } MP e { $vp } VP
account-rest = { $round }° turno: riposo, { $mp } MP e { $vp } VP
account-absence =
    { $round }° turno: assente{ $missed ->
        [0] {""}
       *[other] {" "}({ $missed }° turno mancato)
    }, { $mp } MP e { $vp } VP
account-sheet-left =
    { $round }° turno, tavolo { $table }: score lasciato sul tavolo, { $lost ->
        [one] un VP in meno
       *[other] { $lost } VP in meno
    }
account-warnings =
    { $round }° turno: somma di ammonizioni (righe { $lines }), { $lost ->
        [one] un VP in meno
       *[other] { $lost } VP in meno
    }{ $lost_mp ->
        [0] {""}
       *[other] {" "}e { $mp } MP
    }
account-penalty =
    { $round }° turno: decisione dell'arbitro { $referee }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }, { $vp } VP e { $mp } MP
account-not-entered = { $round }° turno: non ancora iscritti, { $mp } MP e { $vp } VP

## Il time out, come lo legge l'arbitro

time-out-opening = Signori, time out! Chi è di turno finisce il suo gioco.
time-out-final_lap_from_the_served = Il giro finale comincia da chi in questa smazzata è stato servito e termina al { mazziere }.
time-out-equal_turns_and_one_more = Si completa il giro fino al { mazziere } e poi se ne gioca un altro intero: alla fine tutti hanno giocato lo stesso numero di volte.
time-out-equal_turns_counting_an_untouched_lap = Si completa il giro fino al { mazziere } e poi se ne gioca un altro intero; se chi è stato servito non ha ancora pescato né raccolto, il giro che comincia è l'ultimo.
time-out-lap_from_the_partner_of_the_next_to_draw = Il giro finale comincia dal compagno di chi deve pescare per primo dopo l'annuncio.
time-out-lap_from_the_partner_of_the_player_on_turn = Il giro finale comincia dal compagno di chi è di turno adesso.
time-out-case =
    Tocca { $place ->
        [dealer] al { mazziere }
        [served] al giocatore servito
        [dealers-partner] al compagno del { mazziere }
       *[before-dealer] a chi precede il { mazziere }
    }{ $picked_up ->
        [yes] , che ha già pescato o raccolto
        [no] , che non ha ancora pescato né raccolto
       *[any] {""}
    }: finisce, poi { $turns ->
        [one] si gioca ancora un turno
       *[other] si giocano ancora { $turns } turni
    }; l'ultimo è { $last ->
        [dealer] il { mazziere }
        [served] il giocatore servito
        [dealers-partner] il compagno del { mazziere }
       *[before-dealer] chi precede il { mazziere }
    }.
time-out-dealing-FULL_LAP = Dove si stanno distribuendo le carte e nessuno ha ancora pescato o raccolto, si gioca un giro completo.
time-out-dealing-CANCEL = Dove si stanno distribuendo le carte e nessuno ha ancora pescato o raccolto, la smazzata non si gioca.
time-out-between =
    { $ends ->
        [yes] Dove si contano i punti o non si è cominciato a distribuire, la partita finisce.
       *[no] Dove si contano i punti, si gioca ancora una smazzata.
    }
time-out-ending = Se nel giro finale nessuno chiude, nessuna linea si accredita i { $points } punti di chiusura. Poi si conta, si firma lo score e i vincitori lo consegnano.

## Quello che non si può preparare

bad-tournament-no-more-rounds = I turni in programma sono { $rounds } e sono già tutti preparati.
bad-column-unknown = «{ $text }» non dice che cosa c'è in una colonna. Si scrive come un'intestazione: cognome 1, nome 1, tessera 1, giocatore 2, coppia, circolo, circolo 1, categoria, quota; oppure ignora.
bad-column-none = «{ $name }» non è una colonna, o ce n'è più d'una che si chiama così. Ci sono: { $known }.
bad-column-twice = Due colonne dicono la stessa cosa: { $first } e { $second }. Una va cambiata, o ignorata.
bad-no-board = La passata { $board } non c'è in questo turno.
bad-board-alone = La passata { $board } non ha ancora risultati ad altri tavoli: il punteggio artificiale viene da quelli.
bad-board-whose = Alla passata { $board } di chi è la colpa, o di chi di più? Indica la linea.
bad-board-no-lot = Per la passata { $board } non si sorteggia: il punteggio si arrotonda da solo.
bad-tournament-too-few = Ci sono solo { $entrants } iscritti presenti: non bastano per un tavolo. Registra prima gli arrivi.

## Per che cosa un'ammonizione è stata data da sé

ground-late = ritardo
ground-seat = seduti a un tavolo sbagliato

## Quello che il codice lascia al direttore

setting-late-bonus-before-table = Il premio per il ritardo degli avversari conta anche per i VP
setting-absent = Punteggio di chi è assente
setting-nil = Punteggio di una partita persa a zero
setting-both-abandon = Punteggio se abbandonano tutti
setting-quarrel = Punteggio di chi abbandona per litigio
setting-lost-sheet = Punteggio se lo score si perde
setting-late-entry = Chi può ancora iscriversi a torneo cominciato
setting-ties = Ordine a parità
setting-late = Ritardi
setting-absent-for-good-scores = Chi lascia per sempre prende ancora il punteggio degli assenti
setting-quarrel-bars = Chi abbandona per litigio non può rientrare
setting-sheet-left-costs = VP persi da chi lascia lo score sul tavolo
setting-provisional-minutes = Minuti per controllare la classifica
setting-substitution-once = Una sola sostituzione per iscrizione
setting-warnings-per-point = Ammonizioni che costano un VP
setting-formats = Tipi di torneo
setting-opponent-changes = Nell'uno contro uno l'avversario cambia a ogni turno
setting-seatings = Come si danno i primi posti
setting-movements = Movimenti
setting-further-movements = Movimenti che il bando può annunciare in più
setting-movement-announced = Il bando dice quale movimento si gioca
setting-wrong-seats-stand = Una partita cominciata al tavolo sbagliato vale
setting-wrong-seats-warned = Chi siede al tavolo sbagliato è ammonito
setting-minutes-free = Il tempo di un turno può uscire da questi limiti
setting-time-left-told = I giocatori possono chiedere quanto tempo resta
setting-line-up-changes = Una squadra può cambiare le coppie prima di ogni incontro
setting-rest = Punteggio di un riposo
setting-rest-may-differ = Il bando può dare al riposo un altro punteggio
setting-rests-per-session = Riposi di un'iscrizione in una sessione, al massimo
setting-forfeit-won = Punteggio di una partita vinta a tavolino
setting-forfeit-lost = Punteggio di una partita persa a tavolino
setting-absent-rounds = Per quanti turni gli assenti prendono punti
setting-absent-keeps-place = Gli assenti restano in classifica
setting-absent-told = Un'assenza non comunicata è deferita
setting-left = Punteggio di chi lascia una partita per giusto motivo
setting-pause-minutes = Minuti per cui una partita aspetta un giocatore
setting-misconduct = Punteggio di tutti se l'arbitro ferma la partita
setting-innocent-keeps-more = Chi è rimasto tiene ciò che aveva, se è di più
setting-later-opponents-rest = Gli avversari seguenti di chi ha lasciato riposano
setting-earlier-results-stand = I risultati di prima restano validi
setting-unfair-advantage-barred = Si chiede all'arbitro prima di dare punti a chi mancava
setting-team-incomplete-forfeits = Una squadra incompleta perde
setting-captains-sign = I capitani firmano lo score
setting-winners-hand-in = I vincitori consegnano lo score
setting-lost-sheet-restored = Uno score ritrovato vale
setting-lost-sheet-restored-in-groups = Vale anche quando i gironi di merito sono cominciati
setting-recall = Le posizioni sbagliate si rifanno
setting-warning-costs-mp = Un'ammonizione costa anche Match Point
setting-penalty-helps-others = Ciò che uno perde va agli avversari
setting-substitution-share = Parte dei turni fino alla quale si può sostituire
setting-substitution-whole-pair = Si può sostituire tutta la coppia
setting-substitution-newcomers = Può subentrare solo chi non ha ancora giocato
setting-substitution-first-round-told = Uscite le prime posizioni, si sostituisce solo chi aveva avvisato
setting-substitution-team = Giocatori di una squadra che si possono sostituire
setting-late-entry-missed = Punteggio di un turno già finito all'iscrizione
setting-appeal = Chi giudica un reclamo
setting-prize-ranks = Quanti sono premiati
setting-broken-off-prizes = Interrotto oltre metà, i premi vanno secondo l'ultima classifica
setting-second-referee = un secondo arbitro di grado uguale o superiore
setting-jury = una giuria di tre, o il capo arbitro
setting-judge = il giudice da solo
setting-by-hands =
    { $hands ->
        [0] squadre
       *[other] { $hands } smazzate
    }: { $value }
setting-share = { $part } su { $whole }
setting-never = mai
setting-score = { $vp } VP, { $mp } MP
setting-late-step =
    { $minutes ->
        [0] subito
       *[other] oltre { $minutes } minuti
    }: { $then ->
        [forfeit] partita persa
        [bonus] { $bonus } punti agli avversari
       *[warning] ammonizione
    }{ $then ->
        [warning] {""}
       *[other] { $warned ->
            [yes] {" "}e ammonizione
           *[no] {""}
        }
    }
setting-completes-a-table = chi completa un tavolo
setting-nobody = nessuno
setting-anybody = chiunque
tie-vp = i Victory Point
tie-mp = i Match Point
tie-points = i punti fatti
tie-head-to-head = gli scontri diretti
tie-lot = il sorteggio

## Perché un risultato non è quello del solo score

unusual-seats = seduti a un tavolo sbagliato: vale la partita giocata
unusual-late =
    ritardo di { $late }, { $who }{ $then ->
        [forfeit] : partita persa per assenza
        [bonus] : { $bonus } punti agli avversari
        [warning] : ammonizione
       *[none] {""}
    }
unusual-stopped =
    partita non finita: { $how }{ $side ->
        [none] {""}
       *[other] {" "}({ $side })
    }{ $reached ->
        [none] {""}
       *[other] ; punteggio accertato { $reached }
    }
unusual-bots = per { $who } ha giocato un bot
unusual-lost = score smarrito
unusual-corrected =
    { $before ->
        [none] corretto in { $after }
       *[other] corretto da { $before } a { $after }
    }: { $mistake } ({ $why }); arbitro { $referee }
unusual-left =
    score lasciato sul tavolo: { $lost ->
        [one] un VP in meno
       *[other] { $lost } VP in meno
    } a { $who }
unusual-board =
    passata { $board }: assegnati { $points } punti{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }; arbitro { $referee }
unusual-arbitral =
    punteggio arbitrale{ $played ->
        [none] {""}
       *[other] {" "}al posto di quello giocato
    }: { $why }; arbitro { $referee }

## Notices to begin with

template-evening = Una serata: Mitchell, poi Danese
template-day = Una giornata: Mitchell, Danese, gironi di merito
template-teams = A squadre
template-yellow = Torneo giallo
template-club = Una serata al circolo
template-duplicate = Duplicato di Tressette
