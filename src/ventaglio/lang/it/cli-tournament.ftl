### La segreteria di un torneo dalla riga di comando.

## I comandi della segreteria

help-tournament =
    Dirigere un torneo: iscrizioni, posizioni, punteggi, classifiche, premi, secondo gli articoli del suo codice.

    Tutti i comandi lavorano sui dati di «ventaglio serve», che intanto può girare: ciò che si mette a verbale qui si
    vede subito nel browser. Se è in corso un solo torneo non occorre nominarlo.

      ventaglio tournament new "Trofeo di primavera" --phase mitchell:6 --phase danish:2
      ventaglio tournament show
help-tournament-new =
    Aprire un torneo: il bando deve dire prima dell'inizio codice, formula e sistemi. Le chiavi della segreteria si
    vedono solo questa volta.

      ventaglio tournament new "Trofeo di primavera"
      ventaglio tournament new "Trofeo" --phase mitchell:6 --phase danish:2 --phase danish:3:7,9…
      ventaglio tournament new "Trofeo" --room "Sala grande 1-20" --room "Veranda 101"
      ventaglio tournament new "Squadre" --format teams --code internazionale --phase danish-modified:5
      ventaglio tournament new "Trofeo" --template evening --date 2027-03-14
      ventaglio tournament new "Trofeo bis" --like k3mz8w2p --with-entries

    Una fase è un sistema con i suoi turni; poi, per i gironi di merito, le loro misure in tavoli, l'ultima delle quali
    si ripete; skip=2 per un Mitchell che si sposta di due tavoli, session se con la fase comincia una nuova sessione.
    Sistemi: danish, danish-modified, no-rematch, mitchell, round-robin; per i tornei gialli yellow-rotation e
    yellow-ranked.

    --set decide quello che il codice lascia aperto; «ventaglio tournament settings» mostra i valori. Ci sono:
    late, late_bonus_before_table, absent, absent_for_good_scores, nil, both_abandon, quarrel, quarrel_bars,
    sheet_left_costs, lost_sheet, provisional_minutes, warnings_per_point, substitution_once, late_entry, ties.
help-tournament-notice =
    Annuncia di nuovo il torneo, prima che escano le prime posizioni. Quello che non si nomina resta com'era; una scelta
    senza valore torna quella del codice.

      ventaglio tournament notice --date 2027-03-14 --fee 12
      ventaglio tournament notice --phase mitchell:4 --phase danish:2 --set provisional_minutes=15
      ventaglio tournament notice --no-phones --set provisional_minutes=
help-tournament-settings =
    Mostra quello che un codice lascia aperto, che --set decide, e i valori possibili: per primo il solito.

      ventaglio tournament settings
      ventaglio tournament settings --code circolo --json
help-tournament-plan =
    Cambia i turni che non sono ancora usciti: si finisce dopo un altro turno, o si nominano di nuovo tutte le fasi. La
    decisione e il suo motivo restano a verbale. Senza opzioni mostra il programma.

      ventaglio tournament plan
      ventaglio tournament plan --rounds 7 --why "mezzanotte"
      ventaglio tournament plan --phase mitchell:4 --phase danish:2 --why "troppo pochi per i gironi"
help-tournament-take-back =
    Annulla quello che era uno sbaglio, finché non ne è seguito nulla: start, timeout, arrival, lateness, sheet-left,
    stop, arbitral, interruption. La riga resta nel registro e non conta più.

      ventaglio tournament take-back timeout --why "mancavano 22 minuti"
      ventaglio tournament take-back lateness --table 7 --side 2
      ventaglio tournament take-back arrival --entrant 12
help-tournament-list =
    Elencare i tornei, il più recente per primo.

      ventaglio tournament list
      ventaglio tournament list --json
help-tournament-show =
    Mostrare un torneo: il programma, chi c'è, l'orologio e che cosa viene adesso.

      ventaglio tournament show
      ventaglio tournament show --id k3mz8w2p --json
help-tournament-import =
    Iscrivere tutti quelli di un foglio elettronico (.xlsx o .csv). La prima riga con intestazioni note dà i nomi alle
    colonne: Cognome 1, Nome 1, Tessera 1, Cognome 2, …, Circolo, Categoria, Pagato.

      ventaglio tournament import iscritti.xlsx --dry-run
      ventaglio tournament import iscritti.xlsx
      ventaglio tournament import iscritti.csv --yes

    Se una riga è sbagliata non si importa nulla, a meno di dire --yes alle altre.
help-tournament-enter =
    Iscrivere una coppia, una squadra o un giocatore. Prima il cognome, seguito da una virgola se ha più parole.

      ventaglio tournament enter "Rossi Anna" "De Luca, Ugo" --club "Circolo Adriatico"
      ventaglio tournament enter "Rossi Anna" "Bianchi Ugo" --card 1201 --card 1202 --paid
      ventaglio tournament enter "Rossi Anna" "Bianchi Ugo" --at-once
help-tournament-edit =
    Corregge un'iscrizione così com'è scritta: nomi, tessere, circolo, categoria. Un'altra persona è una sostituzione.

      ventaglio tournament edit 12 "Rossi Anna" "De Luca, Ugo"
      ventaglio tournament edit 12 --club "Circolo Adriatico" --card 1201 --card 1202
help-tournament-cancel =
    Togliere un'iscrizione, prima che si facciano i tavoli.

      ventaglio tournament cancel 12 --why "malattia"
help-tournament-checkin =
    Registrare chi è arrivato.

      ventaglio tournament checkin 1 2 7
      ventaglio tournament checkin --all
      ventaglio tournament checkin 7 --undo
      ventaglio tournament checkin 7 --at-once
help-tournament-paid =
    Segnare le quote pagate.

      ventaglio tournament paid 1 2 7
      ventaglio tournament paid --all
      ventaglio tournament paid 7 --undo
help-tournament-close =
    Chiudere le iscrizioni. Da qui ogni sorteggio dipende da un seme messo a verbale.

      ventaglio tournament close
      ventaglio tournament close --seed 4711
help-tournament-reopen =
    Riaprire le iscrizioni, prima che escano le prime posizioni.

      ventaglio tournament reopen --why "due coppie ancora al parcheggio"
help-tournament-draft =
    Preparare le posizioni del prossimo turno, con il motivo di ogni abbinamento non scontato. Nessuno le vede finché
    non si pubblicano.

      ventaglio tournament draft
help-tournament-swap =
    Scambiare due iscritti della bozza; le posizioni preparate e il motivo restano a verbale.

      ventaglio tournament swap 12 31 --why "carrozzina al tavolo 1"
help-tournament-publish =
    Pubblicare le posizioni preparate. Da quel momento sono fisse.

      ventaglio tournament publish
help-tournament-recall =
    Ritirare posizioni uscite e non ancora giocate, per un errore della segreteria.

      ventaglio tournament recall --why "score del tavolo 3 trascritto male"
help-tournament-positions =
    Mostrare chi siede dove: per tavolo, o ogni giocatore per cognome.

      ventaglio tournament positions
      ventaglio tournament positions --by name
      ventaglio tournament positions --round 3 --json
help-tournament-start =
    Dare il via al turno: parte l'orologio.

      ventaglio tournament start
help-tournament-timeout =
    Chiamare il time out, e mostrare che cosa l'arbitro legge ad alta voce.

      ventaglio tournament timeout
help-tournament-sat =
    Due iscritti si sono seduti l'uno al posto dell'altro e il gioco è cominciato: valgono gli incontri giocati, e chi
    ha sbagliato è ammonito.

      ventaglio tournament sat 12 31 --referee Verdi
      ventaglio tournament sat 12 31 --warn 12 --referee Verdi
help-tournament-line-up =
    Le due coppie di una squadra per questo incontro, secondo i posti dei giocatori nell'iscrizione: per esempio 1 con
    3 e 2 con 5.

      ventaglio tournament line-up 4 1 3 2 5
help-tournament-session =
    Cominciare una sessione con il prossimo turno: chi ha riposato può riposare di nuovo.

      ventaglio tournament session
      ventaglio tournament session --name sera
help-tournament-score =
    Inserire uno score: il tavolo e i due totali, di entrambi i tavoli per le squadre. I Victory Point appaiono
    subito.

      ventaglio tournament score 7 1250 900
      ventaglio tournament score 7 1250 900 1100 1305
help-tournament-verify =
    Leggere uno score una seconda volta.

      ventaglio tournament verify 7 1250 900
help-tournament-scores =
    Inserire molti score da un file con una riga per ciascuno: tavolo, totale, totale. Vanno a verbale tutti, o
    nessuno se uno è sbagliato.

      ventaglio tournament scores turno1.csv
      ventaglio tournament scores turno1.csv --verify
help-tournament-missing =
    Elencare i tavoli di cui manca il risultato, e che cosa riguardare: score diversi da quanto mandato dal telefono,
    score letti due volte dalla stessa persona, deferimenti ancora da fare.

      ventaglio tournament missing
      ventaglio tournament missing --json
help-tournament-late =
    Una linea non c'era al via: i minuti decidono che cosa segue. Una misura successiva sostituisce la precedente.

      ventaglio tournament late 7 2 3:40
help-tournament-lost =
    Uno score è stato smarrito.

      ventaglio tournament lost 7
help-tournament-found =
    Lo score smarrito è stato rinvenuto.

      ventaglio tournament found 7 1250 900
help-tournament-left =
    Uno score è stato lasciato sul tavolo.

      ventaglio tournament left 7
      ventaglio tournament left 7 --compiler 2
help-tournament-stop =
    Un incontro non è stato portato a termine.

      ventaglio tournament stop 7 --how left --side 2
      ventaglio tournament stop 7 --how quarrel --side 1 --reached 450 800
help-tournament-arbitral =
    L'arbitro assegna un punteggio, al posto di ogni altro.

      ventaglio tournament arbitral 7 --vp 12 8 --mp 200 -200 --referee Verdi --article 40 --why "ingiusto vantaggio"
help-tournament-adjust =
    Assegnare il punteggio di una passata di duplicato annullata e non rigiocata. Senza punti, il punteggio artificiale
    dell'articolo 81 viene dagli altri tavoli; se le due linee hanno gli stessi decimali, il sorteggio dice quale si
    arrotonda per eccesso.

      ventaglio tournament adjust 7 3 --referee Verdi
      ventaglio tournament adjust 7 3 --lot 1 --referee Verdi
      ventaglio tournament adjust 7 3 8 3 --article 82 --referee Verdi --why "rifiuto"
help-tournament-correct =
    Correggere un risultato. Fino a quando, e chi deve confermare, lo dice il codice; ciò che c'era prima resta a
    verbale.

      ventaglio tournament correct 7 1250 950 --mistake sum --opponents --referee Verdi --why "somma sbagliata"
help-tournament-call =
    L'arbitro è stato chiamato a un tavolo: che cosa ha deciso, e con quali articoli.

      ventaglio tournament call 7 --referee Verdi --article 26 --ruling "carta fantasma, da scartare"
help-tournament-warn =
    Ammonire un iscritto. Tante ammonizioni costano un Victory Point quante dice il codice.

      ventaglio tournament warn 12 --article 39 --referee Verdi --why "commenti al gioco"
help-tournament-lift =
    Togliere un'ammonizione dopo un reclamo: indica la sua riga del verbale.

      ventaglio tournament lift 214 --referee Neri --why "reclamo accolto"
help-tournament-penalty =
    Togliere punti, o darne, fuori da ogni incontro.

      ventaglio tournament penalty 12 --vp -1 --article 23 --referee Verdi
help-tournament-refer =
    Segnalare un iscritto alla Giustizia sportiva.

      ventaglio tournament refer 12 --player 2 --referee Verdi --why "parole offensive"
help-tournament-absent =
    Un iscritto non gioca dal prossimo turno.

      ventaglio tournament absent 12
      ventaglio tournament absent 12 --for-good --untold
help-tournament-return =
    Un iscritto che era assente torna a giocare dal prossimo turno.

      ventaglio tournament return 12
help-tournament-substitute =
    Da adesso gioca un altro: il posto nell'iscrizione di chi esce, e chi entra.

      ventaglio tournament substitute 12 --out 2 --in "Gialli Ivo"
help-tournament-remark =
    Mettere a verbale un'annotazione.

      ventaglio tournament remark "dieci minuti senza luce"
help-tournament-standings =
    Mostrare la classifica. Con --post la vedono tutti; con --check i giocatori hanno anche i minuti del codice per
    controllarla.

      ventaglio tournament standings
      ventaglio tournament standings --after 3 --post
      ventaglio tournament standings --check
help-tournament-lock =
    Rendere definitiva la classifica, quando i giocatori hanno avuto i loro minuti per controllarla.

      ventaglio tournament lock
help-tournament-cut =
    Formare i gironi di merito della fase che comincia, dalla classifica definitiva.

      ventaglio tournament cut --dry-run
      ventaglio tournament cut
      ventaglio tournament cut --sizes 7 9
help-tournament-crosstable =
    Mostrare i Victory Point di ognuno turno per turno, e contro chi.

      ventaglio tournament crosstable
      ventaglio tournament crosstable --json
help-tournament-account =
    Spiegare da dove viene ogni punto di un iscritto: l'articolo, e le righe del verbale.

      ventaglio tournament account 12
help-tournament-prizes =
    Stabilire i premi, o mostrare a chi vanno.

      ventaglio tournament prizes --set 1:500 --set 2:300 --set 3:prosciutto
      ventaglio tournament prizes --set 1:500 --set 1:100:group=2 --set 1:50:category=C
      ventaglio tournament prizes --pot 1:50,2:30,3:20 --percent 80 --keep 2
      ventaglio tournament prizes
help-tournament-interrupt =
    Interrompere il torneo per forza maggiore. Se i premi si danno, lo decidono i turni giocati.

      ventaglio tournament interrupt --why "manca la corrente"
help-tournament-end =
    Chiudere il torneo, quando l'ultima classifica è definitiva.

      ventaglio tournament end
help-tournament-audit =
    Mostrare il verbale: tutto ciò che è stato registrato, quando e da chi.

      ventaglio tournament audit
      ventaglio tournament audit --after 200 --json
help-tournament-export =
    Dare il torneo a un altro programma: tutto in JSON, o gli incontri in CSV.

      ventaglio tournament export json
      ventaglio tournament export csv --to incontri.csv
help-tournament-save =
    Salvare tutto il torneo in un file, controllato quando si ripristina.

      ventaglio tournament save trofeo.json
help-tournament-template =
    Scrive il bando in un file, come modello: «new --template» comincia da lì.

      ventaglio tournament template giovedi.json
help-tournament-archive =
    Mette via un torneo: resta intero, e non compare negli elenchi di quelli in corso. «list --archived» mostra questi.

      ventaglio tournament archive
      ventaglio tournament archive --id k3mz8w2p --undo
help-tournament-delete =
    Cancella un torneo per sempre. Si scrive il suo nome, perché sia proprio quello; un'ultima copia resta nella cartella
    dei dati, e «restore» lo riporta.

      ventaglio tournament delete "Trofeo di primavera" --id k3mz8w2p
help-tournament-restore =
    Riportare un torneo salvato, qui o su un altro computer. Se il suo id è occupato ne prende uno nuovo.

      ventaglio tournament restore trofeo.json
help-tournament-print =
    Scrivere una carta della segreteria in PDF.

      ventaglio tournament print positions-by-name
      ventaglio tournament print score-slips --round 2 --to turno2.pdf
      ventaglio tournament print player-links --address http://192.168.1.20:8765
help-tournament-message =
    Un testo per gli iscritti: invito, posizioni o classifica, da copiare dove si vuole.

    Con --send parte per posta a chi ha un indirizzo nell'anagrafe del circolo, a ciascuno da solo; il server di posta sta
    nelle variabili VENTAGLIO_MAIL_….

      ventaglio tournament message positions
      ventaglio tournament message invitation --words "Vi aspettiamo alle 20.30!" --send
help-tournament-keys =
    Mostrare chi ha una chiave della segreteria nel browser; farne una nuova, o revocarne una con il suo contrassegno.

      ventaglio tournament keys
      ventaglio tournament keys --new scorer --name Bice
      ventaglio tournament keys --new player --entrant 12
      ventaglio tournament keys --players
      ventaglio tournament keys --revoke 1f0c9a2e

## Le loro opzioni

opt-tournament-id = Il torneo; altrimenti VENTAGLIO_TOURNAMENT, o l'unico in corso, o l'ultimo se sono tutti finiti.
opt-tournament-by = Chi firma ciò che si mette a verbale.
opt-tournament-round = Il turno; altrimenti quello in corso.
opt-tournament-why = Il motivo, che resta a verbale.
opt-tournament-referee = L'arbitro che decide.
opt-tournament-article = L'articolo su cui si fonda.
opt-tournament-articles = Un articolo su cui si fonda; si può ripetere.
opt-tournament-name = Come si chiama il torneo.
opt-tournament-code = Il codice con cui si gioca; altrimenti fibur-2019.
opt-tournament-format = Chi si iscrive; altrimenti coppie.
opt-tournament-hands = Smazzate di un turno; altrimenti 4.
opt-tournament-phase = Un sistema con i suoi turni, poi i gironi in tavoli: mitchell:6, danish:3:7,9…; si può ripetere.
opt-tournament-seating = Come si fanno i primi tavoli; altrimenti per sorteggio.
opt-tournament-clubs-apart = Tenere separate le coppie di uno stesso circolo nei turni decisi dalla prima disposizione.
opt-tournament-date = Quando.
opt-tournament-place = Dove.
opt-tournament-fee = La quota di ogni giocatore, in euro.
opt-tournament-minutes = Minuti di un turno; altrimenti come dice il codice.
opt-tournament-double-check = Ogni punteggio va letto due volte.
opt-tournament-phones = I giocatori possono mandare il punteggio col telefono dopo il turno.
opt-tournament-online = I turni si giocano ai tavoli del server.
opt-tournament-public-clock = I giocatori possono vedere il tempo che resta.
opt-tournament-room = I tavoli di una sala, per esempio "Sala grande 1-20"; si può ripetere, l'ultima anche senza fine: "Veranda 101".
opt-tournament-unlisted = Non metterlo nell'elenco pubblico.
opt-tournament-plan-rounds = Dopo quale turno finisce il torneo.
opt-tournament-tap = Che cosa era uno sbaglio.
opt-tournament-template = Comincia da un bando della casa (evening, day, teams, yellow, club, duplicate) o da un file.
opt-tournament-like = Comincia dal bando, dalle quote ridotte e dai premi di un altro torneo, dato il suo id.
opt-tournament-with-entries = Con --like: anche gli stessi iscritti.
opt-tournament-archived = Quelli messi via.
opt-tournament-template-file = Il file da scrivere.
opt-tournament-delete = Il nome del torneo.
opt-tournament-set = Decide quello che il codice lascia aperto: NOME=VALORE, o NOME=#2 per il secondo valore che «settings» mostra; si può ripetere.
opt-tournament-import = Un foglio elettronico, .xlsx, .csv o .json; - per l'input standard.
opt-tournament-sheet = Il foglio di una cartella che ne ha più d'uno.
opt-tournament-column = Che cosa c'è in una colonna, nominata con la lettera o con l'intestazione: «B=cognome 1», «Socio A=giocatore 1», «C=ignora». Si può ripetere, e resta in mente per i fogli con le stesse intestazioni.
opt-tournament-no-headings = Il foglio non ha intestazioni: le colonne si nominano con le lettere.
opt-tournament-yes = Importare le righe buone anche se altre sono sbagliate.
opt-tournament-at-once = Gioca subito, con chi riposa in questo turno.
opt-tournament-sizes = Le misure dei gironi in tavoli, di cui l'ultima si ripete, al posto di quelle annunciate.
opt-tournament-blame = Di chi è la colpa: di nessuno (81), di una linea (82), di entrambe (83), di una di più (84).
opt-tournament-guilty = La linea colpevole, o più colpevole: 1 o 2.
opt-tournament-gravity = Quanto distano le due colpe (84), da 0 a 1: 1/2 sposta metà del terzo.
opt-tournament-reachable = Un punteggio che si sarebbe potuto ottenere (82), come 8-3; si può ripetere. Senza, quelli degli altri tavoli: il codice non lo dice.
opt-tournament-alternative = Prendere le posizioni che evitano i rincontri, se ce ne sono.
opt-tournament-bots = A un torneo online, chi non c'è è sostituito da un bot finché non torna; senza, è assente secondo il codice.
opt-tournament-buongioco = Per i duplicati: «senza accusa» (se non si dice altro), «accusa», «dichiarazione consentita» o «dichiarazione obbligatoria».
opt-tournament-board = La passata, da 1.
opt-tournament-board-points = I punti delle due linee; senza, il punteggio artificiale.
opt-tournament-lot = La linea che il sorteggio arrotonda per eccesso: 1 o 2.
opt-tournament-dry-run = Mostrare soltanto che cosa succederebbe.
opt-tournament-players = I giocatori, prima il cognome.
opt-tournament-card = Una tessera, nell'ordine dei giocatori; si può ripetere.
opt-tournament-team = Il nome della squadra.
opt-tournament-club = Il circolo.
opt-tournament-category = La categoria.
opt-tournament-paid = La quota è pagata.
opt-tournament-number = Il numero dell'iscritto.
opt-tournament-numbers = I numeri degli iscritti.
opt-tournament-all = Tutti quelli che mancano.
opt-tournament-undo = Annullare.
opt-tournament-seed = Il seme dei sorteggi; altrimenti scelto a caso.
opt-tournament-order = L'ordine dell'elenco.
opt-tournament-sat-warn = Chi è ammonito; altrimenti entrambi; si può ripetere.
opt-tournament-line-up = Quattro posti nell'iscrizione: la prima coppia, poi la seconda.
opt-tournament-session = Come si chiama la sessione.
opt-tournament-table = Il tavolo.
opt-tournament-totals = I due totali dello score; di entrambi gli score per le squadre.
opt-tournament-compiler = La linea che ha compilato lo score, responsabile se nessuno ha vinto.
opt-tournament-mistake = Che cosa è sbagliato.
opt-tournament-opponents = Gli avversari confermano.
opt-tournament-whole-table = Tutto il tavolo lo riconosce.
opt-tournament-countersigned = L'arbitro è stato chiamato in tempo e ha firmato lo score.
opt-tournament-side = La linea: 1 o 2, come nelle posizioni.
opt-tournament-late = Minuti e secondi dopo il via: 3:40.
opt-tournament-advantage = Il punteggio darebbe a qualcuno un ingiusto vantaggio.
opt-tournament-how = Perché si è fermato.
opt-tournament-reached = I totali in quel momento, se l'arbitro li ha accertati.
opt-tournament-arbitral-vp = I Victory Point delle due linee.
opt-tournament-arbitral-mp = I Match Point delle due linee.
opt-tournament-scores = Un file con una riga per score: tavolo, totale, totale.
opt-tournament-scores-verify = Questa è la seconda lettura.
opt-tournament-at-table = A quale tavolo.
opt-tournament-player = Il posto del giocatore nell'iscrizione, da 1.
opt-tournament-of-call = La riga del verbale con la chiamata da cui viene.
opt-tournament-line = Una riga del verbale.
opt-tournament-penalty-vp = Victory point; negativi per toglierli.
opt-tournament-penalty-mp = Match point; negativi per toglierli.
opt-tournament-ruling = Che cosa è stato deciso.
opt-tournament-irregularity = Che cosa era successo.
opt-tournament-appeal = La riga del verbale con la chiamata che si riesamina.
opt-tournament-untold = Il direttore non era stato avvertito.
opt-tournament-for-good = Per il resto del torneo.
opt-tournament-quarrel = Per un litigio o per protesta: non si rientra.
opt-tournament-out = Il posto nell'iscrizione di chi esce, da 1; si può ripetere.
opt-tournament-in = Chi entra, prima il cognome; si può ripetere.
opt-tournament-told-before = Gli organizzatori erano stati avvertiti.
opt-tournament-remark = L'annotazione.
opt-tournament-after = Dopo quale turno; altrimenti l'ultimo completo.
opt-tournament-post = Pubblicarla per tutti.
opt-tournament-check = Pubblicarla perché i giocatori la controllino: cominciano i minuti del codice.
opt-tournament-prize = POSTO:EURO o POSTO:COSA, poi group=N o category=C; si può ripetere.
opt-tournament-cumulative = Un iscritto può vincerne più d'uno.
opt-tournament-after-line = Solo ciò che segue questa riga.
opt-tournament-form = In JSON, in CSV o come cartella XLSX.
opt-tournament-message = invitation (invito), positions (posizioni) o results (classifica).
opt-tournament-words = Parole proprie, da mettere prima del messaggio.
opt-tournament-send = Mandarlo per posta, invece di mostrarlo.
opt-tournament-export = Che cosa: entries (iscrizioni), results (incontri), standings (classifica) o everything (tutto). Se non si dice: tutto in JSON e XLSX, gli incontri in CSV.
opt-tournament-to = Il file da scrivere.
opt-tournament-save = Il file da scrivere; non deve esistere.
opt-tournament-restore = Un file scritto da «save».
opt-tournament-kind = Quale carta.
opt-tournament-address = L'indirizzo del server, per i codici da inquadrare con il telefono.
opt-tournament-new-key = Fare una chiave per questo ruolo.
opt-tournament-key-name = Per chi.
opt-tournament-key-entrant = L'iscritto della chiave di un giocatore.
opt-tournament-players-keys = Le chiavi di tutti gli iscritti, sempre le stesse.
opt-tournament-revoke = La chiave, o il suo contrassegno.

## Che cosa dicono i comandi

tournament-which =
    { $many ->
        [0] non c'è nessun torneo: aprine uno con «ventaglio tournament new»
       *[other] sono in corso { $many } tornei: indicane uno con --id, fra { $known }
    }
tournament-room = { $text }: di una sala si scrive il nome e i numeri dei tavoli, per esempio "Sala grande 1-20"
tournament-stale = Intanto qualcun altro ha messo qualcosa a verbale: guarda di nuovo, poi ripeti il comando.
tournament-no-round = Non c'è ancora un turno { $round }.
tournament-no-player =
    L'iscrizione { $number } ha { $many ->
        [one] un giocatore
       *[other] { $many } giocatori
    }, e nessun giocatore { $player }.
tournament-totals = Scrivi i due totali di uno score, di entrambi gli score per le squadre: 1250 900.
tournament-line-up = Scrivi quattro posti dell'iscrizione: la prima coppia, poi la seconda, per esempio 1 3 2 4.
tournament-phase-movement = { $phase }: sistema sconosciuto; ci sono { $known }.
tournament-phase = «{ $phase }» non è una fase: scrivi un sistema, i suoi turni, e i tavoli dei gironi se ci sono, come mitchell:6 o danish:3:7,9…
tournament-setting = «{ $text }»: scrivi NOME=VALORE.
tournament-money = «{ $text }» non è una somma: scrivi gli euro, come 25 o 25,50.
tournament-time = «{ $text }» non è un tempo: scrivi minuti e secondi, come 3:40.
tournament-prize = «{ $text }» non è un premio: scrivi il posto e che cos'è, come 1:500, 3:prosciutto o 1:100:group=2.
tournament-kind = Non c'è una carta { $kind }; ci sono { $known }.
tournament-no-players = Scrivi chi si iscrive, prima il cognome.
tournament-no-numbers = Scrivi i numeri degli iscritti, o --all.
tournament-opened = Il torneo { $id } è aperto alle iscrizioni.
tournament-keys-once = Conserva questi collegamenti: si vedono solo adesso. Metti davanti l'indirizzo del tuo server.
tournament-list-none = Non ci sono ancora tornei: «ventaglio tournament new» ne apre uno.
tournament-progress =
    { $ended ->
        [yes] finito dopo { $rounds ->
            [one] un turno
           *[other] { $rounds } turni
        }
       *[no] { $published ->
            [one] uscito un turno su { $rounds }
           *[other] usciti { $published } turni su { $rounds }
        }
    }
tournament-entered =
    { $entered ->
        [one] Un'iscrizione
       *[other] { $entered } iscrizioni
    }, { $here } presenti, { $paid } con quota pagata.
tournament-odd = I presenti sono dispari: a ogni turno qualcuno riposa.
tournament-clock = Al turno restano { $left } (passati { $elapsed }): per gli occhi dell'arbitro.
tournament-clock-called = Il time out è stato chiamato dopo { $elapsed }.
tournament-next =
    Adesso: { $step ->
        [close] registra chi è arrivato, poi chiudi le iscrizioni
        [draft] prepara le posizioni del turno { $round }
        [publish] guarda la bozza del turno { $round }, poi pubblicala
        [start] dai il via
        [score] inserisci i punteggi
        [post] mostra la classifica perché i giocatori la controllino
        [lock] rendi definitiva la classifica quando i minuti sono passati
        [cut] forma i gironi
        [end] chiudi il torneo
       *[over] niente: il torneo è finito
    }.
tournament-sent =
    { $sent ->
        [one] Una lettera è partita
       *[other] { $sent } lettere sono partite
    }{ $unreached ->
        [0] .
        [one] ; una persona non ha indirizzo.
       *[other] ; { $unreached } persone non hanno indirizzo.
    }
tournament-not-sent = Il server di posta non ha preso la lettera a { $name }.
tournament-row = Riga { $row }: { $problem }
tournament-row-good = Riga { $row }: { $number }  { $players }
tournament-export-one = In CSV va una tabella sola: scegli entries, results o standings con --what.
tournament-column-typed = «{ $text }» non dice che cosa c'è in una colonna: si scrive per esempio «B=cognome 1».
tournament-import-dry =
    Si importerebbero { $good ->
        [one] un'iscrizione
       *[other] { $good } iscrizioni
    }, { $bad ->
        [one] una riga è sbagliata
       *[other] { $bad } righe sono sbagliate
    }. Niente è stato messo a verbale.
tournament-import-nothing =
    Non è stato importato nulla: { $bad ->
        [one] una riga è sbagliata
       *[other] { $bad } righe sono sbagliate
    }. Correggi il foglio{ $good ->
        [0] .
        [one] , o importa l'unica riga buona con --yes.
       *[other] , o importa le { $good } righe buone con --yes.
    }
tournament-imported =
    { $good ->
        [one] Importata un'iscrizione
       *[other] Importate { $good } iscrizioni
    }{ $bad ->
        [0] .
        [one] ; una riga tralasciata.
       *[other] ; { $bad } righe tralasciate.
    }
tournament-draft-next = È una bozza: non la vede nessun altro. «ventaglio tournament publish» la pubblica.
tournament-positions = { $name } — posizioni del turno { $round }
tournament-positions-draft = { $name } — BOZZA delle posizioni del turno { $round }
tournament-rests = riposa
tournament-resting = Riposa: { $who }.
tournament-worth =
    Tavolo { $table }, { $first } contro { $second }: { $totals ->
        [none] {""}
       *[other] { $totals },{" "}
    }MP { $mp }, VP { $vp }{ $verified ->
        [yes] .
       *[no] ; da leggere una seconda volta.
    }
tournament-no-result-yet = Tavolo { $table }, { $first } contro { $second }: annotato; il risultato del turno { $round } deve ancora arrivare.
tournament-scores-row = una riga è il tavolo con i suoi due totali, di entrambi gli score per le squadre.
tournament-scores-nothing =
    Nessun punteggio è stato messo a verbale: { $bad ->
        [0] il file non ne ha.
        [one] una riga è sbagliata.
       *[other] { $bad } righe sono sbagliate.
    }
tournament-missing =
    Turno { $round }: { $many ->
        [0] i risultati ci sono tutti.
        [one] manca un risultato.
       *[other] mancano { $many } risultati.
    }
tournament-read-once = letto una volta
tournament-board-points = Scrivi i punti delle due linee, o nessuno per il punteggio artificiale; il sorteggio serve solo a questo.
tournament-gravity = «{ $text }» non è una parte tra 0 e 1: scrivi per esempio 1/2 o 0.5.
tournament-reachable = «{ $text }»: scrivi i punteggi come 8-3, i punti della prima linea e quelli della seconda.
tournament-board-lot = La passata { $board } dà { $first } e { $second }, con gli stessi decimali: sorteggia, poi aggiungi --lot 1 o --lot 2 per la linea che si arrotonda per eccesso.
tournament-standings =
    Classifica dopo il turno { $round }{ $state ->
        [definitive] , definitiva
        [complete] , provvisoria
       *[partial] , con risultati ancora mancanti
    }
tournament-check = I giocatori hanno { $minutes } minuti per controllarla; poi «ventaglio tournament lock» la rende definitiva.
tournament-group =
    Girone { $group }: { $tables ->
        [one] un tavolo
       *[other] { $tables } tavoli
    }, { $entrants } iscritti
tournament-log-lines = verbale { $lines }
tournament-account-sum = Totale: { $vp } VP, { $mp } MP
tournament-refund = Il torneo si è interrotto prima della metà dei turni: niente premi, si rimborsa tutto il montepremi (quote incassate: { $money }).
tournament-collected = Quote incassate: { $collected }. Premi: { $given }.
tournament-list-all = tutti
tournament-list-group = girone { $group }
tournament-nobody = nessuno
tournament-template = Non c'è un modello «{ $name }», né un file con questo nome. La casa ha: { $known }.
tournament-template-file = { $file } non è un modello: { $problem }
tournament-put-away = Messo via. «ventaglio tournament list --archived» lo mostra.
tournament-brought-back = È di nuovo nell'elenco.
tournament-deleted = Cancellato. L'ultima copia è { $file }.
tournament-written = Scritto in { $file }.
tournament-restored = Il torneo { $id } è qui.
tournament-key-revoked = La chiave non apre più nulla.
tournament-head-id = Id
tournament-head-name = Nome
tournament-head-date = Data
tournament-head-place = Luogo
tournament-head-progress = A che punto
tournament-head-table = Tavolo
tournament-head-group = Girone
tournament-head-first = Prima linea
tournament-head-second = Seconda linea
tournament-head-player = Giocatore
tournament-head-number = N.
tournament-head-opponents = Avversari
tournament-head-rank = Posto
tournament-head-entrant = Iscritto
tournament-head-club = Circolo
tournament-head-vp = VP
tournament-head-mp = MP
tournament-head-other = Altro
tournament-head-state = Stato
tournament-head-prize = Premio
tournament-head-list = Classifica
tournament-head-line = Riga
tournament-head-column = Col.
tournament-head-heading = Intestazione
tournament-head-example = Esempio
tournament-head-taken-for = Letta come
tournament-head-time = Ora
tournament-head-by = Da
tournament-head-what = Che cosa
tournament-head-handle = Contrassegno
tournament-head-role = Ruolo
