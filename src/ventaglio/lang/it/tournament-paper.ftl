### I fogli del torneo.

## I fogli

paper-notice = Bando
paper-check-in = Elenco degli iscritti
paper-table-numbers = Numeri dei tavoli
paper-guide-cards = Schede guida
paper-positions-by-table = Posizioni per tavolo
paper-positions-by-name = Posizioni in ordine alfabetico
paper-player-links = Collegamenti dei giocatori
paper-table-links = Collegamenti per tavolo
paper-score-slips = Score
paper-score-slips-a5 = Score in formato A5
paper-score-slips-three = Score, tre per foglio A4
paper-score-slips-four = Score, quattro per foglio A4
paper-missing-scores = Score mancanti
paper-ruling-slip = Decisione dell'arbitro
paper-standings = Classifica
paper-crosstable = Quadro degli incontri
paper-warnings = Ammonizioni
paper-prizes = Premi
paper-labels = Etichette con i nomi
paper-place-cards = Segnaposto
paper-deal-sheets = Fogli delle passate
paper-certificates = Attestati
paper-final-report = Relazione finale

## Su ogni foglio

paper-record = Dal registro del torneo, riga { $seq }
paper-page = pag.
paper-draft = BOZZA
paper-round-title = { $round }° turno di { $rounds }
paper-ranking-after = Classifica dopo il { $round }° turno di { $rounds }
paper-group = Girone { $group }
paper-nothing = Niente da segnalare.
paper-yes = sì

## Intestazioni

paper-number = N.
paper-entrant = Iscritti
paper-entrants = Iscritti
paper-player = Giocatore
paper-partner = Compagno
paper-opponents = Avversari
paper-club = Circolo
paper-category = Cat.
paper-present = Presente
paper-paid = Quota
paper-table = Tavolo
paper-round = Turno
paper-side-1 = Prima linea
paper-side-2 = Seconda linea
paper-rank = Posto
paper-rank-of-all = Gen.
paper-bot-rounds = bot al { $rounds }° turno
paper-withdrawn = ritirati
paper-away-now = assenti
paper-ranking = Classifica
paper-winner = Vince
paper-prize = Premio
paper-state = Stato
paper-article = Articolo
paper-articles = Articoli
paper-why = Motivo
paper-referee = Arbitro
paper-score = Score
paper-rest = riposo
paper-rests = Riposano
paper-rest-short = rip.
paper-away-short = ass.
paper-links-hint = Inquadra il codice con il telefono: il tuo tavolo, gli avversari, il punteggio.
paper-fixed = Linea fissa: restate al tavolo
paper-mobile = Linea mobile: cambiate tavolo
paper-entries-count =
    { $entrants ->
        [one] Una iscrizione
       *[other] { $entrants } iscrizioni
    }, { $players ->
        [one] un giocatore
       *[other] { $players } giocatori
    }

## Score

paper-base = Base
paper-points = Punti
paper-total = Totale
paper-sum = Totale
paper-hand = { $hand }ª smazz.
paper-board = { $hand }ª pass.
paper-difference = Differenza MP
paper-vp = VP
paper-mp = MP
paper-vp-table = Tabella VP
paper-over = oltre { $bound }
paper-signature = firma
paper-captain = firma del capitano
paper-wrote = Compila chi ha alzato la carta più alta
paper-hand-in = Firma almeno uno per linea; lo consegna chi ha vinto
paper-both-tables = I VP si calcolano sommando i due tavoli dell'incontro; lo consegna la squadra che ha vinto
paper-missing-count =
    { $missing ->
        [0] Gli score sono arrivati tutti.
        [one] Ne manca uno su { $tables }.
       *[other] Ne mancano { $missing } su { $tables }.
    }
paper-not-in = non arrivato
paper-read-once = da rileggere

## Classifiche

paper-definitive = Definitiva
paper-provisional = Provvisoria
paper-not-posted = Non ancora esposta
paper-checking =
    Provvisoria: i giocatori hanno { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    } per controllarla e segnalare errori
paper-crosstable-how = In ogni casella il numero degli avversari e, dopo i due punti, i VP. Nella colonna ± i VP fuori dalle partite.

## Bando

paper-movements = Come si formano i tavoli
paper-conditions = Condizioni
paper-place = Luogo
paper-date = Data
paper-code = Codice
paper-fee = Quota per giocatore
paper-minutes = Minuti per turno
paper-minutes-count =
    { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }
paper-clubs-apart = Stesso circolo separato al primo turno, se possibile
paper-phones = Punteggi dal telefono
paper-phones-yes = sì, dopo la fine del turno; vale comunque lo score firmato
paper-checking-time = Controllo delle classifiche
paper-ties = A parità decidono
paper-settings = Scelte del direttore

## Arbitro

paper-line-of-log = Registro del torneo, riga { $entry }
paper-happened = Che cosa è successo
paper-ruling = Decisione
paper-appeal-of = Reclamo contro la decisione della riga
paper-warnings-cost = Ogni { $count } ammonizioni costano un Victory Point
paper-warnings-free = Con questo codice le ammonizioni non costano punti
paper-lifted = tolta: { $why }

## Premi e fine

paper-as-it-stands = Secondo la classifica di adesso
paper-refund = Il torneo è stato interrotto prima della metà: si rimborsa tutto il montepremi (quote incassate: { $money }).
paper-of-all = generale
paper-of-category = categoria { $category }
paper-money-told = Quote incassate { $collected }, premi in denaro { $given }.
paper-broken-off = Il torneo è stato interrotto: { $why }
paper-referees = Arbitri: chiamate, ammonizioni, penalità, deferimenti
paper-directed = Chi ha diretto
paper-summary = In sintesi
paper-chapter-substitutions = Sostituzioni
paper-chapter-absences = Assenze, rientri e abbandoni
paper-chapter-lateness = Ritardi
paper-chapter-arbitral = Punteggi arbitrali
paper-chapter-sheets = Score smarriti, ritrovati o lasciati sul tavolo
paper-chapter-seating = Posizioni cambiate, ritirate o sbagliate
paper-chapter-corrections = Correzioni
paper-chapter-decisions = Altre decisioni e annotazioni
paper-played-until =
    { $alone ->
        [yes] { $first }° turno
       *[no] dal { $first }° al { $last }° turno
    }: { $names }
paper-away = assenti
paper-not-entered = non ancora iscritti
paper-logged = riga { $entry }, { $by }: { $what }
paper-taken-back = { $line } – annullata dalla riga { $by }
paper-replaced = { $line } – sostituita dalla riga { $by }
paper-log = Registro
paper-log-lines = Il registro del torneo ha { $lines } righe.
paper-log-signed = Il registro del torneo ha { $lines } righe; la sua impronta SHA-256 è { $digest }.

## Quello che non si può stampare

bad-tournament-no-paper = Non c'è nessun foglio che si chiami «{ $kind }».
bad-paper-no-round = Il turno { $round } non ha ancora posizioni: preparale prima di stampare.
bad-paper-no-ranking = Dopo il turno { $round } non c'è ancora una classifica: mancano risultati.
bad-paper-no-call = Alla riga { $entry } del registro non c'è una chiamata dell'arbitro da stampare.
bad-paper-no-address = I collegamenti si stampano dalla segreteria nel browser, o indicando l'indirizzo del server con --address.
bad-paper-no-guides = Le schede guida servono solo dove il calendario è fissato prima: Mitchell o all'italiana.
bad-paper-slip-small = Su uno score di questo formato c'è posto per { $most } smazzate al massimo, e il turno ne ha { $hands }: scegli un formato più grande.

## Attestati, passate

paper-certificate = Attestato
paper-certified = Si attesta che
paper-certified-with = in coppia con { $others }
paper-certified-team = con la squadra { $team }
paper-placed =
    ha conquistato il { $rank }° posto{ $list ->
        [none] {""}
       *[other] , { $list }
    }
paper-deal-title = { $round }° turno, passata { $board }
paper-dealer = cartaro: { $seat }
paper-seat = { $seat } (linea { $line })
paper-deal-hint = Le carte si danno come stanno scritte: non si mescola e non si alza.
bad-paper-no-deals = I fogli delle passate servono solo ai duplicati giocati ai tavoli veri; online le carte le dà il server.
