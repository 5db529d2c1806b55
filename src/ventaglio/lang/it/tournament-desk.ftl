### Perché il tavolo della direzione dice di no, e che cosa si può fare invece.

## Il bando

desk-no-no-notice = Prima di tutto serve il bando: nome, codice, formula e turni del torneo.
desk-no-setting = Il bando chiede qualcosa che il codice non prevede: { $problem }
desk-no-no-name = Al torneo manca il nome.
desk-no-format = Questo codice non prevede il { $format }: scegli un'altra formula o un altro codice.
desk-no-seating = Con questo codice i primi tavoli non si fanno { $seating }: scegli un altro modo.
desk-no-hands = Il codice non ha una tabella dei Victory Point per turni di { $hands } smazzate: scegli tra { $offered }.
desk-no-no-rounds = Ogni fase ha almeno un turno.
desk-no-movement = In un { $format } questo codice non prevede il sistema { $movement }: scegline un altro.
desk-no-duplicate-modern = Il gioco duplicato è sempre regolato dalle norme moderne: annuncia il torneo con il codice «moderne».
desk-no-buongioco = «{ $way }» non è un modo di giocare il buongioco; scegli tra: { $ways }.
desk-no-board-sum =
    Alla passata { $board } i punti delle due linee fanno { $total }, e in una passata { $accused ->
        [yes] i punti di mazzo sono { $deck }, più quelli delle accuse
       *[no] senza accusa sono sempre { $deck }
    }. Una passata annullata si scrive 0–0 e la assegna l'arbitro.
desk-no-no-alternative = Nella bozza del { $round }° turno non c'è un'alternativa che eviti rincontri.
desk-no-groups-first = I gironi di merito si fanno da una classifica: la prima fase si gioca a girone unico.
desk-no-groups-empty = Ogni girone di merito ha almeno un tavolo.
desk-no-boards-part = { $number ->
        [0] La segreteria
       *[other] { $who }:
    } nessuna parte in questi board, o parte già fatta.
desk-no-boards-step = I board non sono ancora a questo punto, o l’hanno già passato.
desk-no-boards-text = Impegni e segreti dei board sono fatti di 64 cifre esadecimali, uno per ogni board, e si corrispondono.
desk-no-minutes =
    Il codice dà a un turno di { $hands ->
        [one] una smazzata
       *[other] { $hands } smazzate
    } da { $least } a { $most } minuti.
desk-no-announced-too-late = Le posizioni del primo turno sono esposte: il bando non si cambia più.
desk-no-format-with-entries =
    { $entrants ->
        [one] C'è già un iscritto
       *[other] Ci sono già { $entrants } iscritti
    }: la formula non si cambia più. Annulla prima le iscrizioni, o apri un altro torneo.

## Iscrizioni

desk-no-number = Il prossimo numero di iscrizione è { $next }, non { $number }.
desk-no-entries-closed = Le iscrizioni sono chiuse: riaprile per iscrivere qualcuno prima del primo turno.
desk-no-entries-open = Le iscrizioni sono aperte: chiudile prima di preparare i tavoli.
desk-no-late-entry = Il torneo è cominciato e nessun tavolo è incompleto: chi arriva adesso non può più entrare.
desk-no-no-surname = All'iscrizione { $number } manca un cognome.
desk-no-players =
    L'iscrizione { $number } ha { $players ->
        [one] un giocatore
       *[other] { $players } giocatori
    }: ne { $needed ->
        [one] serve uno
       *[other] servono { $needed }
    }.
desk-no-twice = { $player } risulta due volte, alle iscrizioni { $first } e { $second }. Se sono due persone, scrivi i numeri di tessera.
desk-no-another-person = Le posizioni sono esposte e { $player } è un'altra persona: registra una sostituzione.
desk-no-no-entrant = Non c'è nessun iscritto con il numero { $number }.
desk-no-cancel-too-late = I tavoli sono fatti: l'iscrizione di { $who } non si annulla più. Registra un'assenza.
desk-no-checked-in-too-late = I tavoli sono fatti: la presenza di { $who } non si cambia più da qui. Riapri le iscrizioni, o registra un'assenza o un rientro.
desk-no-no-seed = Per i sorteggi serve un seme: scrivine uno qualsiasi.
desk-no-begun = Il torneo è cominciato: le iscrizioni non si riaprono.

## Posizioni e turni

desk-no-round-next =
    Il prossimo turno da preparare è il { $next }°, non il { $round }°, e in programma { $rounds ->
        [one] ce n'è uno
       *[other] ce ne sono { $rounds }
    }.
desk-no-missing = Mancano risultati del { $round }° turno: tavoli { $tables }.
desk-no-groups-not-cut = Dal { $round }° turno si gioca a gironi: prima dividi gli iscritti in gironi dalla classifica definitiva.
desk-no-mitchell-bound =
    Con questi tavoli il Mitchell ha al massimo { $most ->
        [one] un turno
       *[other] { $most } turni
    } senza rincontri, e la fase ne prevede { $rounds }: accorciala o cambia lo spostamento.
desk-no-not-here = { $who } in questo turno non gioca: toglilo dai tavoli, o registra la sua presenza.
desk-no-seated-twice = { $who } compare due volte.
desk-no-left-out =
    { $others ->
        [0] { $who } è rimasto senza tavolo
        [one] { $who } e un altro sono rimasti senza tavolo
       *[other] { $who } e altri { $others } sono rimasti senza tavolo
    }: assegna un posto o il riposo. Se qualcuno è arrivato o se n'è andato, prepara di nuovo le posizioni.
desk-no-table-twice = Il tavolo { $table } compare due volte.
desk-no-side-size =
    Al tavolo { $table } ogni linea è fatta di { $size ->
        [one] un iscritto
       *[other] { $size } iscritti
    }.
desk-no-no-draft = Il { $round }° turno non ha posizioni in bozza: preparale prima.
desk-no-stale-draft = La classifica è cambiata dopo che il { $round }° turno è stato preparato: prepara di nuovo le posizioni.
desk-no-rested = { $who } ha già riposato in questa sessione e altri no: fai riposare uno di loro.
desk-no-positions-stand = Un risultato è stato corretto quando le posizioni del { $round }° turno erano già esposte: vale dal turno successivo, e le posizioni restano.
desk-no-no-reason = Scrivi il motivo, e chi ha deciso dove è richiesto: resta agli atti.
desk-no-round-unknown = Il { $round }° turno non è quello in corso, o non è ancora stato esposto.
desk-no-begun-round = Il { $round }° turno è già cominciato.
desk-no-not-started = Il { $round }° turno non è ancora cominciato: dai prima il via.
desk-no-time-called = Il time out del { $round }° turno è già stato chiamato.
desk-no-table-unknown = Nel { $round }° turno non c'è un tavolo { $table }.
desk-no-no-teams = Questo vale solo per i tornei a squadre.
desk-no-line-up = La formazione di { $who } è fatta di quattro giocatori diversi della squadra.
desk-no-line-up-stays = Per questo codice la squadra tiene le sue coppie: { $who } gioca come nel primo incontro.
desk-no-wrong-seats = Per questo codice un incontro cominciato al tavolo sbagliato non vale: nel { $round }° turno si siede come da posizioni.
desk-no-no-seat-warnings = Per questo codice chi siede al tavolo sbagliato non è ammonito.
desk-no-not-online = Questo torneo non si gioca sui tavoli del server.
desk-no-hosted-already = L'incontro al tavolo { $table } nel { $round }° turno ha già i suoi tavoli sul server, tanti quanti sono i suoi score.

## Risultati

desk-no-locked = La classifica dopo il { $round }° turno è definitiva: quello che viene prima non cambia più.
desk-no-sheets =
    { $wanted ->
        [one] Una partita ha un solo score
       *[other] Una partita ha { $wanted } score, uno per tavolo
    }; qui { $found ->
        [one] ce n'è uno
       *[other] ce ne sono { $found }
    }.
desk-no-impossible = { $total } è più di quanto le carte possano dare o togliere, da { $least } a { $most }. Rileggi lo score.
desk-no-multiple = { $total } non è un punteggio possibile: sono tutti multipli di { $step }. Rileggi lo score.
desk-no-scored = Il risultato del tavolo { $table } nel { $round }° turno c'è già: per cambiarlo registra una correzione.
desk-no-round-over = Il { $round }° turno è passato: un risultato si cambia con una correzione.
desk-no-not-scored = Il tavolo { $table } del { $round }° turno non ha ancora un risultato.
desk-no-differs = Le due letture del tavolo { $table } non coincidono: la prima dice { $first }, la seconda { $second }. Guarda lo score; se è sbagliata la prima, correggila.
desk-no-no-phones = In questo torneo i punteggi non si mandano con il telefono: vale lo score firmato.
desk-no-round-not-over = Il { $round }° turno non è finito: il punteggio si manda dopo il time out.
desk-no-not-their-table = { $who } non gioca al tavolo { $table }.
desk-no-no-claim = Dal tavolo { $table } del { $round }° turno non è arrivato nessun punteggio da confermare.
desk-no-room-numbers = Due sale hanno gli stessi tavoli: dai a ogni sala, in ordine crescente, i numeri dei suoi tavoli, e solo all'ultima un inizio senza fine.
desk-no-claim-stands = Il punteggio confermato dalle due linee si ritira entro { $seconds } secondi: ora rivolgetevi all'arbitro.
desk-no-not-opponents = Il punteggio del tavolo { $table } lo confermano gli avversari di chi l'ha mandato.
desk-no-same = La correzione non cambia nulla al tavolo { $table } del { $round }° turno.
desk-no-correction = Ormai questo non si corregge più: { $mistake }.
desk-no-correction-opponents = Per correggere serve la conferma degli avversari: { $mistake }.
desk-no-correction-whole-table = Per correggere deve riconoscerlo tutto il tavolo: { $mistake }.
desk-no-correction-countersigned-by-referee = Dopo l'ultimo turno si corregge solo se l'arbitro è stato chiamato in tempo e controfirma lo score: { $mistake }.
desk-no-side = Indica quale delle due linee, e un tempo non negativo.
desk-no-no-lateness = Questo codice non prevede penalità per i ritardi: se vuoi applicarle, il bando deve dirlo.
desk-no-advantage = Al tavolo { $table } il punteggio darebbe a qualcuno un vantaggio ingiusto: decidi tu un punteggio arbitrale.
desk-no-not-lost = Lo score del tavolo { $table } nel { $round }° turno non risulta smarrito.
desk-no-incomplete-plays = Per questo codice la squadra incompleta non perde per questo l'incontro al tavolo { $table }.
desk-no-found-too-late = Lo score del { $round }° turno è ricomparso troppo tardi: il punteggio assegnato resta.
desk-no-no-sheet-left = Questo codice non penalizza chi lascia lo score sul tavolo.
desk-no-arbitral-vp = Un punteggio arbitrale dà a ciascuna linea da 0 a { $most } Victory Point.
desk-no-no-duplicate = Questo vale solo per i tornei duplicati di Tressette.
desk-no-board = La passata { $board } non c'è: in un turno sono { $boards }.

## Persone

desk-no-no-call = Alla riga { $entry } del registro non c'è una chiamata dell'arbitro.
desk-no-no-warning = Alla riga { $entry } del registro non c'è un'ammonizione da togliere.
desk-no-absent-too-late = Le posizioni del { $round }° turno sono esposte: assenze e rientri valgono dal turno dopo.
desk-no-absent-already = { $who } risulta già assente.
desk-no-not-absent = { $who } non risulta assente.
desk-no-quarrel = { $who } ha abbandonato per litigio o protesta: non può riprendere il torneo.
desk-no-places = Per ogni giocatore di { $who } che esce ne entra uno: indica chi e con chi.

## Classifiche e fine

desk-no-stale-standings = La classifica dopo il { $round }° turno è cambiata nel frattempo: guardala di nuovo prima di esporla.
desk-no-checking-last = Al controllo dei giocatori si espone la classifica dopo l'ultimo turno finito, il { $round }°.
desk-no-not-shown = La classifica dopo il { $round }° turno non è stata esposta perché i giocatori la controllino.
desk-no-checking =
    { $minutes ->
        [one] Manca un minuto
       *[other] Mancano { $minutes } minuti
    } dei { $of } che i giocatori hanno per controllare la classifica.
desk-no-cut-when = Prima del { $round }° turno non sono previsti gironi, o il turno precedente non è finito.
desk-no-cut-unlocked = I gironi si fanno dalla classifica definitiva: prima esponi quella dopo il { $round }° turno e lascia che i giocatori la controllino.
desk-no-prize = Un premio va dal primo posto in giù e non costa meno di niente: controlla quello per il posto { $rank }.
desk-no-prize-ranks = Per questo codice si premiano { $most } posti: per il posto { $rank } non c'è premio.
desk-no-rounds-left =
    Dei { $rounds } turni in programma { $completed ->
        [0] non ne è finito nessuno
        [one] ne è finito uno
       *[other] ne sono finiti { $completed }
    }: chi si è iscritto gioca fino all'ultimo.
desk-no-end-unlocked = La classifica dopo il { $round }° turno non è ancora definitiva: esponila per il controllo, poi rendila definitiva.
desk-no-ended = Il torneo è finito: si possono aggiungere solo annotazioni e deferimenti.
desk-no-interrupted = Il torneo è interrotto: restano solo i premi, le annotazioni, i deferimenti e la chiusura.

## Iscrizioni da un foglio di calcolo

import-no-headings = Non trovo le intestazioni: serve una riga con «Cognome 1», «Nome 1», «Cognome 2», «Nome 2», oppure «Giocatore 1», «Giocatore 2».
import-no-rows = Sotto le intestazioni non c'è nessuna iscrizione.
import-too-long = «{ $text }…» è troppo lungo per essere un nome: la colonna è quella giusta?
import-no-surname = Manca il cognome del giocatore { $player }.
import-players =
    { $players ->
        [0] Non c'è nessun giocatore
        [one] C'è un giocatore
       *[other] Ci sono { $players } giocatori
    }: ne { $needed ->
        [one] serve uno
       *[other] servono { $needed }
    }.
import-paid = «{ $text }» nella colonna della quota: scrivi «sì» o «no».
import-twice-in-sheet = { $player } c'è già alla riga { $other }. Se sono due persone, scrivi i numeri di tessera.
import-entered-already = { $player } è già nell'iscrizione { $entrant }.
import-formula = La cella { $cell } ha una formula che nessuno ha ancora calcolato: apri il file con un foglio elettronico, salvalo e importalo di nuovo.
import-error-cell = Nella cella { $cell } c'è l'errore { $text }.

## Che cosa riguardare

attention-differs =
    Turno { $round }, tavolo { $table }: lo score dice { $paper }, { $agreed ->
        [yes] dal telefono le due linee si erano accordate su { $sent }
       *[no] dal telefono una linea aveva mandato { $sent }
    }. Vale lo score firmato: rileggetelo.
attention-read-by-one =
    Turno { $round }, { $count ->
        [one] tavolo { $tables }
       *[other] tavoli { $tables }
    }: le due letture sono della stessa persona. Un altro vedrebbe di più.
attention-quarrel = { $who }: abbandono per litigio o protesta (riga { $entry } del registro), da deferire alla Giustizia Sportiva.
attention-not-told = { $who }: assenza senza avviso (riga { $entry } del registro), da deferire alla Giustizia Sportiva.

## Le colonne di un foglio

column-number = Numero (non si legge)
column-people = Tutti i giocatori in una cella
column-team = Nome della squadra
column-club = Circolo
column-category = Categoria
column-paid = Quota pagata
column-of-surname = Cognome del giocatore { $player }
column-of-name = Nome del giocatore { $player }
column-of-player = Cognome e nome del giocatore { $player }
column-of-name-first = Nome e cognome del giocatore { $player }
column-of-card = Tessera del giocatore { $player }
column-of-club = Circolo del giocatore { $player }
column-of-category = Categoria del giocatore { $player }

# ── Ripensamenti ─────────────────────────────────────────────────────────────────────────────────────────────────────

desk-no-plan-same = Il programma è già questo: non cambierebbe nulla.
desk-no-plan-played =
    { $round ->
        [one] È già uscito un turno
       *[other] Sono già usciti { $round } turni
    }: il programma non può finire dopo { $rounds }.
desk-no-plan-out = Il { $round }° turno è uscito: movimento e gironi restano quelli annunciati. Si può cambiare quello che viene dopo.
desk-no-plan-boards = Sono promessi i board di { $rounds } turni: il programma si può accorciare, non allungare.
desk-no-start-stands = Il via del { $round }° turno resta: ci sono già risultati, o il tempo è scaduto, o lo dà il server da sé.
desk-no-time-not-called = Il time out del { $round }° turno non è stato chiamato.
desk-no-time-stands = Il time out del { $round }° turno resta: il turno è concluso, o lo chiama il server da sé.
desk-no-arrival-stands = { $who } era presente in tempo, o ha giocato: non si annulla. Registra un'assenza.
desk-no-not-late = Al tavolo { $table } del { $round }° turno non risulta nessun ritardo.
desk-no-nothing-to-take-back = Al tavolo { $table } del { $round }° turno non c'è nulla del genere da annullare.
desk-no-not-interrupted = Il torneo non è interrotto.
tap-start = il via
tap-timeout = il time out
tap-arrival = un arrivo in ritardo
tap-lateness = un ritardo al tavolo
tap-sheet-left = uno score lasciato sul tavolo
tap-stop = un incontro non concluso
tap-arbitral = un punteggio arbitrale
tap-interruption = l'interruzione
groups-otherwise = Il bando annuncia gironi di { $announced } tavoli. I tavoli sono { $tables }: i gironi sono di { $made }.
