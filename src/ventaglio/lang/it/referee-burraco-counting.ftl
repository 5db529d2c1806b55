burraco-family-counting = Tempi, conteggio e presenze

burraco-irregularity-mixed-before-the-count = Le carte sono state mischiate al mazzo prima di essere contate
burraco-why-mixed-before-the-count = L'arbitro tenta di ricostruire la mano preesistente; se non è possibile, assegna alla coppia colpevole un punteggio arbitrale in base alle indicazioni ricevute.
burraco-irregularity-slow-turn = Un giocatore impiega troppo tempo
burraco-why-slow-turn = Il turno ha i suoi secondi, meno se si hanno meno carte. L'arbitro ne concede alcuni altri, poi fa scartare la carta più alta.
burraco-irregularity-stall = Stallo: tutti e quattro fanno soltanto il cambio di carta
burraco-why-stall = Una smazzata in cui nessuno pesca deve finire: nel codice del 2019 l'arbitro la interrompe dopo un giro in sua presenza, al circolo chi ha cominciato deve pescare.
burraco-irregularity-score-sheet-left = Lo score è stato lasciato sul tavolo
burraco-why-score-sheet-left = La coppia vincente deve consegnare lo score all'arbitro; lasciarlo sul tavolo le costa dei Victory Points.
burraco-irregularity-score-sheet-lost = Lo score è stato smarrito
burraco-why-score-sheet-lost = Senza score le coppie hanno gli stessi pochi Victory Points; se si ritrova vale quanto vi è trascritto, a meno che nel frattempo non si giochi già a gironi di merito.
burraco-irregularity-score-sheet-error = C'è un errore in uno score già consegnato
burraco-why-score-sheet-error = Tutti si regolano sui risultati che hanno visto: l'errore si corregge solo finché si può verificare, con la conferma di chi è interessato e di norma senza spostare nessuno.
burraco-irregularity-kibitzer = Qualcuno assiste alla partita vicino al tavolo
burraco-why-kibitzer = Chi assiste se ne va se un giocatore lo chiede; alle gare nazionali e regionali non può assistere nessuno.
burraco-irregularity-late-pair = Una coppia non è presente al via del turno
burraco-why-late-pair = Il ritardo costa sempre di più, e alla fine l'incontro. Se sono in ritardo entrambe le coppie, ciascuna si giudica per sé.
burraco-irregularity-late-entry = Una coppia si presenta a iscrizioni chiuse
burraco-why-late-entry = Chi arriva tardi può non essere ammesso, specie se resterebbe un tavolo incompleto; se ce n'è già uno, l'arbitro può ammetterlo per completarlo.
burraco-irregularity-absent-pair = Una coppia è assente o abbandona
burraco-why-absent-pair = Chi è iscritto gioca fino all'ultimo turno. Chi abbandona perde con punteggi fissi, a zero in caso di litigio; la coppia presente non ne soffre.
burraco-irregularity-tournament-broken-off = Un torneo non può proseguire per cause di forza maggiore
burraco-why-tournament-broken-off = Superata la metà dei turni la classifica è attendibile e decide la premiazione; prima nessuno ha vinto nulla e si rimborsa il montepremi.

burraco-fact-rebuildable = È possibile ricostruire la smazzata?
burraco-fact-turn-seconds = Quanto è durato il turno? (La prima di queste risposte che è vera.)
burraco-answer-turn-seconds-up-to-N = non oltre { $n } secondi
burraco-answer-turn-seconds-over-N = più di { $n } secondi
burraco-fact-cards-held = Quante carte aveva il giocatore all'inizio del turno?
burraco-answer-cards-held-under-N = meno di { $n }
burraco-answer-cards-held-N-to-N = da { $n } a { $m }
burraco-answer-cards-held-N-or-more = { $n } o più
burraco-fact-valid-reason = C'è una valida ragione per il ritardo?
burraco-fact-complied = L'ha fatto entro { $grace } secondi?
burraco-fact-has-picked-up = In questo turno ha già pescato o raccolto?
burraco-fact-watched-lap =
    { $laps ->
        [one] In presenza dell'arbitro tutti e quattro hanno fatto, per un giro, soltanto il cambio di carta?
       *[other] In presenza dell'arbitro tutti e quattro hanno fatto, per { $laps } giri, soltanto il cambio di carta?
    }
burraco-fact-two-laps-of-swaps =
    { $laps ->
        [one] Tutti e quattro hanno fatto soltanto il cambio di carta per un giro?
       *[other] Tutti e quattro hanno fatto soltanto il cambio di carta per { $laps } giri di seguito?
    }
burraco-fact-sheet-found = Lo score è stato ritrovato?
burraco-fact-found-after-groups = Fra lo smarrimento e il ritrovamento si è passati ai gironi di merito?
burraco-fact-sheet-error = Di quale errore si tratta?
burraco-answer-sheet-error-writing = un errore nella stesura che non è di somma né di inversione
burraco-answer-sheet-error-sum = un errore di somma
burraco-answer-sheet-error-swapped = le coppie hanno invertito i punteggi
burraco-answer-sheet-error-transcription = lo score è esatto, ed è stato trascritto male dal computerista
burraco-fact-error-found = Quando è stato rilevato?
burraco-answer-error-found-before-posting = prima che fosse esposta la nuova posizione ai tavoli
burraco-answer-error-found-after-posting = dopo che è stata esposta la nuova posizione ai tavoli
burraco-answer-error-found-provisional = mentre la classifica è esposta per la verifica
burraco-answer-error-found-locked = a classifica ormai definitiva
burraco-fact-opponents-confirm = La coppia avversaria lo conferma?
burraco-fact-referee-called-in-time = L'arbitro era stato chiamato prima della fine dell'ultimo turno?
burraco-fact-last-round-over = L'ultimo turno è finito?
burraco-fact-by-standing = Gli accoppiamenti del turno successivo dipendono dai punteggi acquisiti?
burraco-fact-past-half = È stata superata la metà dei turni previsti?
burraco-fact-abandonment-declared = Un giocatore ha dichiarato di abbandonare la partita?
burraco-fact-event = Di che torneo si tratta?
burraco-answer-event-national-or-regional = nazionale o regionale
burraco-answer-event-other = un altro
burraco-fact-asked-to-leave = Un giocatore ha chiesto all'angolista di allontanarsi?
burraco-fact-late-by = Di quanto è in ritardo la coppia?
burraco-answer-late-by-up-to-N =
    { $n ->
        [one] non oltre un minuto
       *[other] non oltre { $n } minuti
    }
burraco-answer-late-by-N-to-N =
    { $n ->
        [one] più di un minuto, non oltre { $m }
       *[other] più di { $n } minuti, non oltre { $m }
    }
burraco-answer-late-by-over-N =
    { $n ->
        [one] più di un minuto
       *[other] più di { $n } minuti
    }
burraco-fact-both-late =
    { $forfeit ->
        [one] Anche l'altra coppia è in ritardo di più di un minuto?
       *[other] Anche l'altra coppia è in ritardo di più di { $forfeit } minuti?
    }
burraco-fact-round-hands = Che cosa si gioca nel turno?
burraco-answer-round-hands-N-hands =
    { $n ->
        [one] una smazzata
       *[other] { $n } smazzate
    }
burraco-answer-round-hands-teams = un incontro a squadre
burraco-fact-unfair-advantage = Con quei punti la coppia raggiungerebbe subito una posizione (qualificarsi, vincere un premio) che giocando avrebbe potuto non acquisire?
burraco-fact-incomplete-table = C'è già un tavolo incompleto?
burraco-fact-absence = Che cosa è successo?
burraco-answer-absence-whole-round = la coppia non può giocare uno o più turni
burraco-answer-absence-team-incomplete = a una squadra manca una coppia o un giocatore
burraco-answer-absence-left-match = la coppia ha abbandonato durante un incontro
burraco-answer-absence-unwell = un giocatore ha dovuto assentarsi per malessere o altro motivo giustificato
burraco-answer-absence-quarrel = la coppia ha abbandonato per litigio o contestazione
burraco-answer-absence-both-pairs = hanno abbandonato entrambe le coppie
burraco-answer-absence-misconduct = l'arbitro ha sospeso l'incontro per le intemperanze delle due coppie
burraco-answer-absence-for-a-time = la coppia ha abbandonato temporaneamente
burraco-answer-absence-for-good = un giocatore o la coppia non può proseguire
burraco-fact-told-director = È stato avvisato il direttore di gara?
burraco-fact-rounds-missed = Quanti turni ha saltato la coppia, compreso questo?
burraco-answer-rounds-missed-up-to-N = non più di { $n }
burraco-answer-rounds-missed-over-N = più di { $n }
burraco-fact-back-within-ten =
    { $pause ->
        [one] È tornato entro un minuto?
       *[other] È tornato entro { $pause } minuti?
    }
burraco-fact-substitute-found = C'è chi può subentrare?
burraco-fact-substitute-has-played = Il sostituto ha già partecipato a questo torneo?
burraco-fact-replaced-before = La coppia ha già avuto una sostituzione?
burraco-fact-first-round-posted = È il primo turno, con la posizione ai tavoli già esposta?
burraco-fact-organisers-told = L'impossibilità a partecipare era stata comunicata all'organizzazione?

burraco-reading-cards-at-the-start-of-the-turn = Il testo non dice quando si contano le carte; qui all'inizio del turno, o alla presa del { pozzetto } { in-diretta }.
burraco-reading-forced-draw-first = Il testo fa soltanto scartare la carta più alta; chi non ha ancora pescato né raccolto, qui prima pesca dal tallone.
burraco-reading-highest-card-by-rank = Per carta più alta si intende quella di rango più alto, jolly e pinelle compresi.
burraco-reading-stall-without-bonus = Il testo interrompe soltanto la smazzata; qui si conta come sempre e nessuno ha i punti di chiusura.
burraco-reading-no-stall-where-collecting-means-playing = La parola è definita ma non usata; poiché chi raccoglie deve anche fare gioco, qui lo stallo non esiste.
burraco-reading-match-points-of-a-lost-sheet = Il testo non dà gli M.P.; qui a entrambe le linee si addebita la differenza minima che va con quei Victory Points.
burraco-reading-teams-as-in-the-score-of-a-rest = Per le squadre qui il testo non dà tutte le cifre; si prendono quelle del punteggio per riposo.
burraco-reading-no-points-for-an-unfair-advantage = Il testo dice quando questi punti non si danno, non che cosa si dà in cambio; è lasciato all'arbitro.
burraco-reading-late-steps-replace-each-other = I due bonus non si sommano: lo scaglione successivo sostituisce il precedente.
burraco-reading-first-three-rounds-missed = Per primi turni, quelli che danno punti, si intendono i primi che la coppia salta.
burraco-reading-other-rounds-as-for-lateness = Il testo dà cifre solo per i turni da quattro smazzate; qui le altre si prendono dall'articolo sui ritardi.
burraco-reading-leaving-for-good-is-not-scored = Il testo non dice che cosa spetti a una coppia che lascia definitivamente per un motivo giustificato; qui non si dispone nulla.
burraco-reading-only-sums-swaps-and-copies = L'articolo ammette dapprima il solo errore di somma, poi anche i punteggi invertiti e l'errata trascrizione, e più avanti parla di errori in genere: qui non se ne correggono altri, e quelli di somma solo fino all'accoppiamento successivo, se dipende dai punteggi.
