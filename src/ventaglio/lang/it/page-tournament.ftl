### I tornei nelle pagine: la direzione di gara, la pagina pubblica, lo schermo per la sala.

## La direzione di gara

page-desk-title = La direzione di gara
page-desk-onward = Avanti: { $panel }
page-desk-steps = I passi della giornata
page-desk-panel-entries = Iscrizioni
page-desk-panel-check-in = Presenze
page-desk-panel-round = Turno
page-desk-panel-scores = Punteggi
page-desk-panel-calls = Chiamate
page-desk-panel-standings = Classifica
page-desk-panel-prizes = Premi
page-desk-panel-audit = Registro
page-desk-panel-links = Bando e accessi
page-desk-role-director = direttore di gara
page-desk-role-referee = arbitro
page-desk-role-scorer = sala conti
page-desk-role-check-in = accoglienza
page-desk-role-display = schermo
page-desk-role-player = giocatore
page-desk-shut-title = Serve il collegamento
page-desk-shut-about = Alla direzione di gara si entra con il collegamento del proprio ruolo. Chiedilo al direttore e aprilo di nuovo: se è stato revocato, te ne può dare un altro.
page-desk-public = Pagina pubblica
page-desk-projector = Schermo per la sala
page-desk-interrupted = Il torneo è interrotto: { $why }
page-desk-imported = Importato, non verificato: il registro fino alla riga { $line } è arrivato in un file che questa casa non aveva firmato. Ogni riga è stata giudicata di nuovo all'arrivo; nessuno qui l'ha vista accadere.
page-desk-over = Il torneo è concluso: il registro è chiuso.
page-desk-shut = Chiudi
page-desk-why = Motivo
page-desk-never-mind = Lascia stare
page-desk-record = Registra
page-desk-recorded = Registrato.
page-desk-save = Salva
page-desk-remove = Togli
page-desk-choose = scegli…
page-desk-search = Cerca
page-desk-number = n. { $number }
page-desk-versus = { $first } contro { $second }
page-desk-table = Tavolo
page-desk-round = { $round }° turno
page-desk-players = Giocatori
page-desk-group = Girone
page-desk-rank = Posto
page-desk-referee = Arbitro
page-desk-article = Articolo
page-desk-what = Che cosa
page-desk-no-round = Le posizioni del primo turno non sono ancora pubblicate.

## I passi

page-desk-step-close = Chiudi le iscrizioni
page-desk-step-reopen = Riapri le iscrizioni
page-desk-step-draft = Prepara le posizioni del { $round }° turno
page-desk-step-publish = Pubblica le posizioni
page-desk-step-recall = Ritira le posizioni del { $round }° turno
page-desk-step-start = Dai il via
page-desk-step-time-out = Chiama il time out
page-desk-step-post = Esponi la classifica
page-desk-step-check = Esponi per il controllo
page-desk-step-lock = Rendi definitiva
page-desk-step-cut = Forma i gironi di merito
page-desk-step-session = Comincia una nuova sessione
page-desk-step-interrupt = Interrompi il torneo
page-desk-step-end = Concludi il torneo

## La carta

page-desk-paper-check-in = Elenco presenze
page-desk-paper-positions-by-table = Posizioni per tavolo
page-desk-paper-positions-by-name = Posizioni in ordine alfabetico
page-desk-paper-score-slips = Score da compilare
page-desk-paper-guide-cards = Cartellini guida
page-desk-paper-table-numbers = Numeri dei tavoli
page-desk-paper-missing-scores = Score mancanti
page-desk-paper-ruling-slip = Verbale
page-desk-paper-standings = Classifica
page-desk-paper-crosstable = Tabellone
page-desk-paper-warnings = Ammonizioni
page-desk-paper-prizes = Premi
page-desk-paper-final-report = Relazione finale
page-desk-paper-score-slips-a5 = Score A5
page-desk-paper-score-slips-four = Score, quattro per foglio
page-desk-paper-deal-sheets = Fogli delle passate
page-desk-paper-labels = Etichette
page-desk-paper-place-cards = Segnaposto
page-desk-paper-certificates = Attestati
page-desk-paper-notice = Bando

## Iscrizioni

page-desk-enter = Nuova iscrizione
page-desk-player = { $number }° giocatore
page-desk-surname = Cognome
page-desk-name = Nome
page-desk-card = Tessera
page-desk-team = Nome della squadra
page-desk-club = Circolo
page-desk-category = Categoria
page-desk-paid = Quota pagata
page-desk-add = Iscrivi
page-desk-reserve = Aggiungi una riserva
page-desk-at-once = Chi arriva adesso gioca subito con { $who }, che riposerebbe
page-desk-changed = Iscrizione corretta.
page-desk-entered-now = Iscritto il numero { $number }.
page-desk-entered =
    { $count ->
        [0] Iscritti
        [one] Un iscritto
       *[other] { $count } iscritti
    }
page-desk-found =
    { $count ->
        [0] Nessuno trovato
        [one] Uno trovato
       *[other] { $count } trovati
    }
page-desk-no = N.
page-desk-nobody = Ancora nessun iscritto. Iscrivili qui sopra a uno a uno, o prendi un foglio di calcolo intero.
page-desk-warnings =
    { $count ->
        [one] un'ammonizione
       *[other] { $count } ammonizioni
    }
page-desk-entrant = N. { $number }: { $title }
page-desk-edit = Correggi i dati
page-desk-cancel = Cancella l'iscrizione
page-desk-account = Il conto, riga per riga
page-desk-sum = In tutto { $vp } VP e { $mp } MP
page-desk-out-title = Assenza e abbandono
page-desk-out-how = Dal { $round }° turno
page-desk-out-absent = assente, può tornare
page-desk-out-for-good = ritirato
page-desk-out-quarrel = ha abbandonato per litigio o protesta
page-desk-out-told = Il direttore è stato avvisato
page-desk-returns = Torna dal { $round }° turno
page-desk-substitute = Sostituzione
page-desk-substitute-whom = Chi viene sostituito
page-desk-substitute-told = Chi manca aveva avvisato gli organizzatori
page-desk-substitute-do = Sostituisci
page-desk-import = Da un foglio di calcolo
page-desk-import-about = Un file .xlsx, .csv o .json. Se le intestazioni sono come cognome 1, nome 1, tessera 1, cognome 2…, circolo, categoria, quota, si leggono da sole; altrimenti di' tu che cosa c'è in ogni colonna, una volta per tutte. Prima si vede che cosa c'è dentro; si registra solo dopo la conferma.
page-desk-import-file = Il file
page-desk-import-sheet = Il foglio
page-desk-columns = Le colonne
page-desk-columns-remembered = come l'altra volta
page-desk-columns-unknown = Di' in quali colonne sono i nomi.
page-desk-columns-about = Quel che dici qui resta in mente per i prossimi fogli con le stesse intestazioni.
page-desk-columns-heading = Colonna
page-desk-columns-what = Che cosa c'è
page-desk-columns-is = Che cosa c'è nella colonna { $column }
page-desk-columns-ignore = Non si legge
page-desk-columns-bare = Il foglio non ha intestazioni
page-desk-import-found = Righe buone: { $good }. Righe da sistemare: { $bad }.
page-desk-import-problems = Da sistemare nel foglio
page-desk-import-row = Riga
page-desk-import-what = Che cosa non va
page-desk-import-good =
    { $count ->
        [one] La riga buona
       *[other] Le { $count } righe buone
    }
page-desk-import-confirm =
    { $count ->
        [one] Iscrivi la riga buona
       *[other] Iscrivi le { $count } righe buone
    }
page-desk-import-done =
    { $count ->
        [one] Un iscritto dal foglio.
       *[other] { $count } iscritti dal foglio.
    }

## Presenze

page-desk-here = Presenti { $here } su { $all }
page-desk-tables =
    { $count ->
        [one] Un tavolo
       *[other] { $count } tavoli
    }
page-desk-paid-count =
    { $count ->
        [one] una quota pagata
       *[other] { $count } quote pagate
    }
page-desk-odd =
    { $count ->
        [one] Numero dispari: a ogni turno riposa qualcuno.
       *[other] Ne avanzano { $count }: a ogni turno riposano.
    }
page-desk-show = Mostra
page-desk-show-all = Tutti
page-desk-show-missing = Chi manca
page-desk-show-here = Presenti
page-desk-none-shown = Nessuno.
page-desk-is-here = { $title }: presente
page-desk-is-not-here = { $title }: non presente
page-desk-all-here = Tutti e { $count } qui sotto sono presenti
page-desk-all-are-here = Presenti registrati: { $count }.
page-desk-paid-of = Quota pagata: { $title }
page-desk-closed = Iscrizioni chiuse. Ora, alla voce Turno, si preparano le posizioni.
page-desk-reopened = Le iscrizioni sono di nuovo aperte.

## Il turno

page-desk-next-round = Prossimo: { $round }° turno
page-desk-round-first = Prima si chiudono le iscrizioni, alla pagina delle presenze; poi si preparano le posizioni.
page-desk-draft = Bozza del { $round }° turno
page-desk-draft-about = La vedi solo tu. Sotto ogni tavolo c'è il motivo di quello che non è ovvio.
page-desk-redraft = Rifai la bozza
page-desk-drafted = Posizioni preparate: guardale, poi pubblicale.
page-desk-published = Le posizioni del { $round }° turno sono pubbliche.
page-desk-rearranged = Cambiata a mano: { $why }
page-desk-swap-pick = Per scambiare due posti, tocca i due nomi.
page-desk-swap-other = { $first }: ora tocca con chi scambiarlo.
page-desk-swap = Scambiare { $first } con { $second }?
page-desk-swap-do = Scambia
page-desk-swapped = Scambiati; resta scritto anche l'abbinamento calcolato.
page-desk-against = contro
page-desk-rests = riposo
page-desk-first = Prima linea
page-desk-second = Seconda linea
page-desk-search-table = Cerca un tavolo o un nome
page-desk-started = Via! Il tempo corre.
page-desk-time-left = Tempo rimasto
page-desk-elapsed = dal via: { $time }
page-desk-time-out = Time out
page-desk-time-called = Time out chiamato. Ora, alla voce Punteggi, si registrano gli score man mano che arrivano.
page-desk-announcement = L'annuncio del time out, da leggere ad alta voce
page-desk-late = Ritardo
page-desk-late-of = Ritardo di { $who }
page-desk-late-by = in ritardo di { $time }
page-desk-late-title = Ritardo al tavolo { $table }
page-desk-late-time = Minuti:secondi dal via
page-desk-late-forfeit = Incontro perso per assenza.
page-desk-late-bonus = { $points } punti agli avversari presenti.
page-desk-late-warning = Ammonizione a chi è in ritardo.
page-desk-late-nothing = Nessuna conseguenza.
page-desk-late-looked = L'arbitro ha verificato che nessuno ne trae un ingiusto vantaggio

## Punteggi

page-desk-scores = Punteggi del { $round }° turno
page-desk-second-reading = Seconda lettura
page-desk-enter-score = Registra
page-desk-total-sheet = { $side }, score { $sheet }
page-desk-total-board = { $side }, passata { $sheet }
page-desk-no-table = In questo turno non c'è il tavolo { $table }.
page-desk-score-refused = Tavolo { $table }, { $score }: { $why }
page-desk-table-number = Tavolo { $table }
page-desk-worth = Tavolo { $table }: { $first }–{ $second } VP, { $mp } MP
page-desk-missing =
    { $count ->
        [0] Tutti i punteggi sono arrivati
        [one] Manca un tavolo
       *[other] Mancano { $count } tavoli
    }
page-desk-unread =
    { $count ->
        [0] Tutti riletti
        [one] Un tavolo da rileggere
       *[other] { $count } tavoli da rileggere
    }
page-desk-sent = Dal telefono di { $who }: { $score }.
page-desk-sent-agreed = Gli avversari sono d'accordo; vale lo score firmato.
page-desk-sent-alone = Gli avversari non hanno ancora risposto.
page-desk-sent-use = Copia
page-desk-attention = Da riguardare
page-desk-results = Risultati
page-desk-of-round = Turno
page-desk-who = Chi
page-desk-score = Punti
page-desk-is-missing = manca
page-desk-read-twice = riletto
page-desk-by-phone = dal telefono
page-desk-sheet-left = score lasciato sul tavolo
page-desk-open-table = Tavolo { $table }: correzioni e altro
page-desk-table-of = Tavolo { $table }, { $round }° turno
page-desk-kind-rest = riposo
page-desk-kind-won-by-absence = vinta per assenza
page-desk-kind-lost-by-absence = persa per assenza
page-desk-kind-absent = assente
page-desk-kind-left = ha lasciato
page-desk-kind-opponents-left = avversari usciti
page-desk-kind-quarrel = abbandono
page-desk-kind-abandoned = abbandonata
page-desk-kind-interrupted = sospesa
page-desk-kind-lost-sheet = score smarrito
page-desk-kind-arbitral = arbitrale
page-desk-kind-not-entered = non ancora iscritti
page-desk-kind-played = giocata
page-desk-about-corrected = Correggere un punteggio
page-desk-about-sheet-left = Score lasciato sul tavolo
page-desk-about-sheet-lost = Score smarrito
page-desk-about-sheet-found = Score ritrovato
page-desk-about-stopped = Incontro non finito
page-desk-about-arbitrated = Punteggio arbitrale
page-desk-about-duplicate-adjusted = Passata annullata
page-desk-board = Passata
page-desk-board-given = passata { $board }: { $points }
page-desk-board-follows =
    { $tables ->
        [one] L'altro tavolo dà { $first } e { $second }.
       *[other] Gli altri { $tables } tavoli danno { $first } e { $second }.
    }
page-desk-board-lot = I decimali sono uguali. A sorte, chi si arrotonda per eccesso?
page-desk-alternative = Evita i rincontri
page-desk-alternative-taken = Posizioni cambiate: meno rincontri.
page-desk-guilty = Linea colpevole
page-desk-guiltier = Linea più colpevole
page-desk-gravity = Differenza tra le colpe
page-desk-gravity-share = { $percent } % del terzo
page-desk-reachable = Punteggi che si potevano ottenere, come 8-3 7-4 (vuoto: quelli degli altri tavoli; il codice non lo dice)
page-desk-blame = Di chi è la colpa
page-desk-blame-nobody = di nessuno, o errore pienamente scusabile
page-desk-blame-one = di una linea
page-desk-blame-both = di entrambe, alla pari
page-desk-blame-one-more = di entrambe, di una di più
page-desk-about-sat-wrongly = Seduti al tavolo sbagliato
page-desk-about-lined-up = Formazione di una squadra
page-desk-sat-about = Vale l'incontro che si sta giocando; chi ha sbagliato tavolo è ammonito.
page-desk-sat-here = Doveva giocare qui
page-desk-sat-there = Qui gioca invece
page-desk-line-up = { $pair }ª coppia
page-desk-nothing-here = Per questo tavolo il tuo ruolo non ha altro da registrare.
page-desk-mistake = Che errore è
page-desk-correction-now = Si può correggere: vale da subito.
page-desk-correction-next = Si può correggere: vale dal prossimo turno.
page-desk-correction-no = Non si può più correggere.
page-desk-correction-redraw = Le posizioni si possono rifare.
page-desk-moment-before-posting = Le prossime posizioni non sono ancora esposte.
page-desk-moment-after-posting = Le posizioni del turno dopo sono già esposte.
page-desk-moment-provisional = La classifica è esposta per il controllo.
page-desk-moment-locked = La classifica è definitiva.
page-desk-need-opponents = Gli avversari confermano
page-desk-need-whole-table = Tutto il tavolo conferma
page-desk-need-countersigned-by-referee = L'arbitro era stato chiamato in tempo e ha controfirmato
page-desk-stop = Perché non è finito
page-desk-who-left = Chi ha lasciato
page-desk-who-wrote = Chi l'ha compilato
page-desk-reached = L'arbitro ha accertato il punteggio raggiunto

## Chiamate

page-desk-call = Chiamata dell'arbitro
page-desk-irregularity = Che cosa è successo
page-desk-irregularity-none = altro, senza articolo
page-desk-ruling-silent = Per questo il codice non prevede nessuna sanzione.
page-desk-ruling-may = A discrezione dell'arbitro
page-desk-again = Ricomincia le domande
page-desk-ledger-offer = Da annotare insieme
page-desk-erred = Chi ha sbagliato
page-desk-offer-warning = Ammonizione a { $who } (art. { $article })
page-desk-offer-penalty = { $points } a { $who } (art. { $article })
page-desk-ruling = La decisione, come resta scritta
page-desk-ruling-beside = Con le parole dell'arbitro, se c'è altro da dire
page-desk-call-record = Registra la chiamata
page-desk-mark = Senza chiamata
page-desk-mark-warned = Ammonizione
page-desk-mark-penalised = Punti tolti o dati
page-desk-mark-referred = Deferimento
page-desk-entrant-number = Numero d'iscrizione
page-desk-no-entrant = Non c'è nessun iscritto con il numero { $number }.
page-desk-ledger = Chiamate, ammonizioni, penalità
page-desk-ledger-empty = Ancora niente.
page-desk-lift = Togli l'ammonizione
page-desk-lifted = tolta: { $why }

## Classifica

page-desk-posting = Che cosa è esposto
page-desk-not-posted = Non è ancora esposta nessuna classifica.
page-desk-posted = È esposta la classifica dopo il { $round }° turno.
page-desk-checking = La classifica dopo il { $round }° turno è esposta per il controllo.
page-desk-checking-left = Tempo per il controllo
page-desk-definitive = La classifica dopo il { $round }° turno è definitiva.
page-desk-is-posted = Classifica esposta.
page-desk-locked = Classifica definitiva.
page-desk-is-cut = Gironi formati. Ora, alla voce Turno, si preparano le posizioni.
page-desk-cut-sizes = Tavoli di ogni girone (vuoto: come annunciato)
page-desk-groups = Gironi di merito, per numero di iscritti: { $sizes }
page-desk-ranking = Dopo il { $round }° turno
page-desk-after = Dopo il turno
page-desk-after-last = ultimo completo
page-desk-crosstable = Tabellone
page-desk-incomplete = Mancano ancora dei risultati: questi numeri cambieranno.

## Premi e fine

page-desk-prizes = Premi
page-desk-prize = { $number }° premio della lista
page-desk-euros = Euro
page-desk-thing = Premio
page-desk-winner = A chi va
page-desk-cumulative = Chi vince un premio può vincerne altri
page-desk-prize-add = Aggiungi un premio
page-desk-prize-group = girone { $group }
page-desk-prizes-edit = Scrivi i premi
page-desk-no-prizes = Nessun premio scritto.
page-desk-refund = Interrotto prima della metà: si rimborsa tutto il montepremi e non sono previste premiazioni.
page-desk-money = Quote incassate { $collected }, premi { $given }
page-desk-end = La fine
page-desk-is-ended = Il torneo è concluso.

## Registro

page-desk-audit = Tutto quello che è stato registrato
page-desk-chapter = Capitolo
page-desk-chapter-all = tutti
page-desk-chapter-entries = iscrizioni
page-desk-chapter-rounds = turni
page-desk-chapter-results = risultati
page-desk-chapter-corrections = correzioni
page-desk-chapter-people = persone e arbitri
page-desk-chapter-money = denaro
page-desk-chapter-ranking = classifiche e fine
page-desk-remark = Annotazione
page-desk-lines =
    { $count ->
        [one] Una riga
       *[other] { $count } righe
    }
page-desk-by = { $name }, { $role }

## Bando, accessi, file

page-desk-notice = Il bando
page-desk-notice-edit = Cambia il bando
page-desk-links = Collegamenti per chi lavora al torneo
page-desk-links-about = Chi apre un collegamento fa quello che può fare quel ruolo, senza password. Dallo solo alla persona giusta.
page-desk-links-once = Copiali adesso: non si mostrano più.
page-desk-role = Ruolo
page-desk-link-name = Nome di chi lo riceve
page-desk-link-new = Nuovo collegamento
page-desk-link-once = Copialo adesso: non si mostra più.
page-desk-copy = Copia
page-desk-copy-of = Copia il collegamento: { $role }
page-desk-copied = Copiato.
page-desk-revoke = Revoca
page-desk-revoke-of = Revoca il collegamento: { $who }
page-desk-files = File
page-desk-save-file = Copia di sicurezza
page-desk-save-about = La copia di sicurezza contiene tutto il registro: si riapre su qualsiasi computer, dalla pagina dei tornei.
page-desk-export-xlsx = Tutto (.xlsx)
page-desk-exports = Una tabella sola, con i numeri di tessera:
page-desk-export-entries = Iscrizioni
page-desk-export-results = Risultati
page-desk-export-standings = Classifica
page-desk-export-json = Tutto (.json)

## Un torneo nuovo

page-desk-new = Nuovo torneo
page-desk-director = Direttore
page-desk-new-name = Nome del torneo
page-desk-new-date = Giorno
page-desk-new-place = Luogo
page-desk-new-fee = Quota a giocatore, in euro
page-desk-new-you = Il tuo nome
page-desk-new-code = Codice
page-desk-new-format = Formula
page-desk-new-hands-burraco = Smazzate di un turno
page-desk-new-hands-tressette = Passate di un turno
page-desk-new-minutes = Minuti di un turno (il codice: da { $least } a { $most })
page-desk-new-minutes-free = Minuti di un turno
page-desk-new-seating = I tavoli del primo turno
page-desk-new-buongioco = Il buongioco
page-desk-new-phases = Come si va avanti
page-desk-new-phase = { $number }ª fase
page-desk-new-movement = Sistema
page-desk-new-rounds = Turni
page-desk-new-groups = Gironi di merito: tavoli di ciascuno (vuoto: tutti insieme)
page-desk-new-phase-add = Aggiungi una fase
page-desk-new-clubs_apart = Tenere separato chi è dello stesso circolo
page-desk-new-clubs_apart-about = Nel primo turno, se si può.
page-desk-new-double_check = Doppia lettura dei punteggi
page-desk-new-double_check-about = Il turno dopo si prepara solo quando ogni score è stato letto due volte.
page-desk-new-phones = Punteggi dal telefono
page-desk-new-phones-about = Dopo il time out i giocatori possono mandare il punteggio; vale sempre lo score firmato.
page-desk-new-skip = Di quanti tavoli si sposta la linea mobile
page-desk-new-session = Comincia una nuova sessione: chi ha riposato può riposare ancora
page-desk-new-bots = Bot al posto di chi manca
page-desk-new-bots-about = Solo in rete: un bot gioca per chi non c'è finché non torna, e lo dicono registro, score e classifica. Altrimenti chi manca è assente secondo il codice.
page-desk-new-online = Si gioca in rete
page-desk-new-online-about = Tutti giocano ai tavoli di questo server, ognuno con il suo collegamento; via, time out, punteggi e nuove posizioni vengono da soli.
page-desk-new-public_clock = Orologio in vista
page-desk-new-public_clock-about = Di solito il tempo rimasto lo vede solo l'arbitro.
page-desk-new-listed = Nell'elenco dei tornei
page-desk-new-listed-about = Altrimenti lo trova solo chi ha il collegamento.
page-desk-new-open = Apri il torneo
page-desk-opened =
    { $date ->
        [none] Il torneo è aperto.
       *[other] Il torneo di { $date } è aperto.
    }
page-desk-to-desk = Vai alla direzione di gara
page-desk-restore = Da una copia di sicurezza
page-desk-restore-about = Un torneo salvato qui o su un altro computer continua da dove era rimasto.
page-desk-restore-file = Il file

## La pagina pubblica

page-public-tournaments = Tornei
page-public-circuits = Circuiti
page-public-none = Nessun torneo, per ora.
page-public-board = Bacheca
page-public-archive = Archivio
page-public-over = concluso
page-public-not-begun = non ancora cominciato
page-public-round-of = { $round }° turno di { $rounds }
page-public-interrupted = Il torneo è stato interrotto.
page-public-show = Che cosa mostrare
page-public-search = Dove gioco
page-public-positions = Posizioni
page-public-standings = Classifica
page-public-where = Dove gioco?
page-public-surname = Il tuo cognome
page-public-not-found = Nessuno con questo nome. Controlla come è scritto, o chiedi alla direzione di gara.
page-public-at-table = { $round }° turno: tavolo { $table }
page-public-against = Contro { $who }
page-public-rests = { $round }° turno: riposo
page-public-not-playing = Non giochi il { $round }° turno.
page-public-place = { $rank }° posto dopo il { $round }° turno: { $vp } VP, { $mp } MP
page-public-results = I tuoi incontri
page-public-round = Turno
page-public-table = Tavolo
page-public-opponents = Avversari
page-public-who = Chi
page-public-rank = Posto
page-public-group = Girone
page-public-order = Ordine
page-public-by-table = Per tavolo
page-public-by-name = Per nome
page-public-player = Giocatore
page-public-positions-of = Posizioni del { $round }° turno
page-public-resting = Riposo: { $who }
page-public-standings-after = Classifica dopo il { $round }° turno
page-public-definitive = Definitiva.
page-public-provisional = Provvisoria.
page-public-checking = Errori da segnalare entro { $time }.
page-public-no-standings = La classifica non è ancora esposta.
page-public-prizes = Premi
page-public-soon = Le posizioni del primo turno compariranno qui appena pubblicate.
page-public-about = Come si gioca questo torneo
page-public-mine = Il tuo tavolo
page-public-your-table = { $round }° turno, tavolo { $table }
page-public-sent-score = Mandato da { $who }: { $score }.
page-public-sent = Punteggio mandato: ora gli avversari lo confermano.
page-public-agreed = Le due linee sono d'accordo.
page-public-agree = Sono d'accordo
page-public-send = Manda il punteggio
page-public-not-yet = Il punteggio si manda dopo il time out.
page-public-paper-counts = Vale comunque lo score firmato, da consegnare alla direzione di gara.
page-public-no-table = In questo turno non hai un tavolo.
page-public-bot = ha giocato un bot
page-public-online-about = Prendi il tuo posto: si comincia quando tutti sono seduti.
page-public-online-sit = Siediti come { $name }
page-public-online-go = Vai al tuo tavolo
page-public-online-taken = è al tavolo
page-public-online-over = Il tuo incontro di questo turno è finito. Il prossimo compare qui.
page-public-projector = Schermo per la sala
page-public-page = { $title } ({ $page } di { $pages })
page-public-time-left = Tempo rimasto
page-public-hold = Ferma
page-public-go-on = Riprendi
page-public-full-screen = Schermo intero

## Ripensamenti, e tornei interi

page-desk-step-take-back-start = Annulla il via
page-desk-step-take-back-timeout = Annulla il time out
page-desk-step-take-back-interruption = Era uno sbaglio: si continua
page-desk-taken-back = Annullato.
page-desk-take-back = Annulla: { $what }
page-desk-late-back = Erano in orario
page-desk-effect-time-out = Mancano { $time }. Con il time out { $tables ->
        [one] un tavolo finisce
       *[other] { $tables } tavoli finiscono
    } i giri che il codice concede ancora, e il turno è concluso.
page-desk-effect-lock = La classifica dopo il { $round }° turno diventa definitiva: quello che viene prima non cambia più.
page-desk-effect-end = Classifica e premi restano come sono. Dopo si possono registrare solo annotazioni, segnalazioni e denaro.
page-desk-effect-interrupt = Sono conclusi { $completed } turni su { $rounds }. Oltre la metà, i premi vanno secondo l'ultima classifica esposta; prima, si rimborsa tutto il montepremi e non sono previste premiazioni. Non si gioca più nessun turno.
page-desk-effect-came = Il { $round }° turno è uscito: chi si presenta ora gioca dal prossimo, e quello che si è giocato senza di lui vale quanto dice il codice, nulla dove non dice nulla.
page-desk-came = { $title }
page-desk-came-next = Dal { $round }° turno
page-desk-came-now = Si siede nel { $round }° turno
page-desk-here-already = { $title } sta giocando: chi va via si registra come assente, sotto Iscrizioni.
page-desk-keys = Un altro tavolo: il suo numero e una barra (12/), oppure Esc, il numero e Invio.
page-desk-plan = Programma
page-desk-plan-about = Quello che è uscito resta. Tutto il resto può essere più corto o più lungo; una bozza si sorteggia di nuovo. I codici vogliono che il sistema sia annunciato prima dell'inizio (F19 2, INT 2): chi lo cambia durante il gioco se ne discosta, e dice perché.
page-desk-plan-change = Cambia il programma
page-desk-plan-stop = Il { $round }° turno è l'ultimo
page-desk-plan-do = Decidi così
page-desk-plan-rounds =
    { $rounds ->
        [one] Un turno
       *[other] { $rounds } turni
    } in tutto; finora { $before }.
page-desk-plan-changed =
    Il torneo ora ha { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    }.
page-desk-cut-preview = Questi gironi, in tavoli: { $sizes }
page-desk-settings =
    Quello che il codice lascia aperto { $count ->
        [0] (tutto come al solito)
        [one] (una scelta)
       *[other] ({ $count } scelte)
    }
page-desk-shelf = Il torneo intero
page-desk-another = Un altro uguale
page-desk-another-about = Con il bando, le quote ridotte e i premi di «{ $name }». I collegamenti del nuovo torneo si vedono una volta sola.
page-desk-another-entries =
    { $count ->
        [one] Con la sua iscrizione
       *[other] Con le sue { $count } iscrizioni
    }
page-desk-template = Conserva il bando come modello
page-desk-archive = Metti via
page-desk-archive-about = «{ $name }» resta intero e non compare negli elenchi di quelli in corso. Si può riportare.
page-desk-archived = È messo via.
page-desk-unarchive = Riportalo
page-desk-unarchived = È di nuovo negli elenchi.
page-desk-delete = Cancella
page-desk-delete-about = Sparisce tutto di «{ $name }», e i suoi collegamenti non aprono più nulla. Il server tiene un'ultima copia. Per cancellarlo scrivi il nome.
page-desk-new-from = Comincia da
page-desk-new-template = Un bando che molti usano
page-desk-new-empty = Un bando vuoto
page-desk-new-template-file = O un modello da un file
page-desk-template-bad = Questo file non è un modello di torneo.
