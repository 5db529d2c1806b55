# Tavoli sul server: ciò che la casa non permette, o non adesso.

bad-live-stale = Il tavolo è cambiato da quando l'hai guardato: guarda di nuovo, poi scegli.
bad-live-no-hints = A questo tavolo non si danno suggerimenti.
bad-live-hint-later = Il suggerimento c'è quando tocca a te.
bad-live-hint-under-way = Qualcuno ci sta già pensando.
bad-live-hint-too-often = Sono tanti suggerimenti: per un minuto prova da te.
bad-live-hint-late = Nessuno si è fatto un'opinione in tempo: chiedi di nuovo.
bad-live-no-game = Qui non c'è nessun gioco { $game }.
bad-live-no-live-table = Per { $game } non ci sono tavoli con arbitro.
bad-live-no-code-clock = { $code } non fissa un tempo per il turno: scegli un orologio comodo, o nessuno.
bad-live-place-taken = Il posto { $place } è occupato.
bad-live-sent-away = Ti è stato chiesto di lasciare questo tavolo: cercane un altro, o aprine uno.
bad-live-send-yourself = È il tuo posto: lascialo, invece.
bad-live-not-your-table = Il tavolo è di { $name }, che decide chi gioca e quando si comincia.
bad-live-maintenance = Il server sta per chiudere per un po': ciò che si sta giocando continua, ma non comincia nulla di nuovo.
bad-live-silenced = Per qualche tempo qui non puoi dire nulla.
bad-live-silenced-for-ever = Qui non puoi dire nulla.
bad-live-nobody-there = A quel posto non siede nessuno che si possa segnalare.
bad-live-reserved = Questo tavolo è di un torneo: i posti li assegna il torneo, e il gioco comincia da sé quando ci siete tutti.
bad-live-no-place = Non c'è un posto così: i posti di questo tavolo sono { $places }.
bad-live-is-open = Il gioco non è ancora cominciato.
bad-live-is-playing = Il gioco è cominciato.
bad-live-is-over = La partita è finita.
bad-live-is-closed = Questo tavolo è chiuso.
bad-live-paused = Il tavolo è in pausa.
bad-live-not-paused = Il tavolo non è in pausa.
bad-live-bad-commitment = Un impegno è fatto di 64 cifre esadecimali.
bad-live-bad-opening = Quello che si svela è fatto di 64 cifre esadecimali.
bad-live-commitments-closed = È già deciso chi ha parte in questa distribuzione.
bad-live-committed-already = Per questa distribuzione ti sei già impegnato con un altro segreto.
bad-live-open-too-early = Nessuno svela il suo segreto prima che ci siano tutti gli impegni.
bad-live-not-in-deal = Tu non hai parte in questa distribuzione.
bad-live-other-deal = Non è questa la distribuzione che si sta preparando.
bad-live-no-deal-to-come = Adesso non si aspetta nessuna distribuzione.
bad-live-no-undo = A questo tavolo non si ritira niente.
bad-live-nothing-to-undo = Non c'è niente di tuo che si possa ritirare: ciò che qualcuno ha visto del tallone, e quanto viene prima, resta.
bad-live-turn-is-over = Il tuo turno è finito: resta come l'hai giocato.
bad-live-asked-already = Qualcuno ha già chiesto qualcosa: prima si risponde a quello.
bad-live-nothing-asked = Nessuno ti ha chiesto niente.
bad-live-say-one-thing = Di' una frase pronta o un testo, uno dei due.
bad-live-no-phrase = Non c'è la frase { $phrase }; ci sono { $known }.
bad-live-no-comments = Mentre si gioca i codici non vogliono commenti: scegli una frase pronta, o aspetta la fine della smazzata.
bad-live-text-length = Un testo ha da 1 a { $most } caratteri.
bad-live-no-spectators = Questo tavolo non ha spettatori.
bad-live-plays-here = A questo tavolo giochi tu.
bad-live-sponsor-is-a-bot = Un bot non può rispondere di te: chiedi a una persona.
bad-live-enough-spectators = Possono assistere al massimo in { $most }.
bad-live-nobody-asked = Nessuno con quel nome ha chiesto di assistere.
bad-live-not-yours-to-admit = Lo ammette solo il giocatore che ne risponde, una volta.
bad-live-admitted-already = È stato ammesso: solo il giocatore che ne risponde può mandarlo via.
bad-live-needs-no-sponsor = A questo gioco si assiste senza che nessuno ne risponda, un po' dopo il gioco.
bad-live-only-looking-on = Tu stai solo guardando.
bad-live-bell-rings = È stato chiamato l'arbitro: nessuno gioca finché non ha deciso.
bad-live-nothing-stands-still = Non si stanno giocando carte: non c'è niente da fermare.
bad-live-rung-enough = In questa mano hai suonato { $most } volte senza che l'arbitro decidesse. Puoi ancora chiamarlo, ma l'orologio non aspetta più.
bad-live-not-your-bell = Non hai suonato tu per chiamare l'arbitro.
bad-live-no-referee = L'arbitro si chiama a un tavolo dal vivo, mentre si gioca.
bad-live-pozzetto-first = Prima si decide sul { pozzetto } preso con quel gioco: chiama per l'errore { $number }, poi segnala il rilievo.
bad-live-nothing-found = L'arbitro non trova niente su cui decidere.
bad-live-not-for-players = Questo spetta al tavolo, o all'arbitro: chiamalo.
bad-live-judged-later = Non c'è ancora nulla da decidere: se nessuno lo annulla, si giudicherà al momento dovuto.
bad-live-no-such-message = Questo qui non si può mandare.
bad-live-corrupt = Il registro di questo tavolo non si può leggere: il tavolo è fermo, e chi tiene il server ne trova il perché nel suo registro.
bad-meld-not-mended =
    { $cards ->
        [none] Senza altre carte il gioco non si può sanare: rispondi che non viene completato.
       *[other] Con { $cards } il gioco non si può sanare.
    }
bad-moment-impossible =
    { $latest ->
        [now] Non può essere: il giocatore è di turno.
        [before-pick-up] Non può essere: il giocatore ha scartato, e nessuno ha ancora pescato o raccolto.
       *[other] Non può essere: dopo il turno del giocatore il gioco è proseguito.
    }
bad-name-the-cards = Indica di quali carte si tratta.
bad-name-the-meld = Indica di quale gioco si tratta.
bad-no-joker-on-a-run = In questo turno nessuno ha legato una matta a una sequenza.
bad-no-such-pozzetto = Sul tavolo non c'è quel { pozzetto }.
bad-elsewhere-taken-whole = Qui non può accadere: quello che si pesca o si raccoglie è preso per intero, e definitivamente.
bad-elsewhere-handed-over = Qui non può accadere: il tavolo consegna il { pozzetto } alla linea a cui spetta.
bad-elsewhere-forbidden = Qui non può accadere: il tavolo non lo permette.
bad-elsewhere-counted = Per questo non serve chiamare nessuno: il tavolo ne tiene conto da sé.
bad-elsewhere-laid-open = Le carte che non appartengono a un gioco stanno a parte: chiama l'arbitro per quell'errore.
bad-not-on-turn = Quel giocatore non è di turno.
bad-told-otherwise = Al tavolo risulta altro: guarda di nuovo.
bad-table-knows-otherwise = Al tavolo risulta altro: per «{ $fact }» risulta { $known }.
bad-too-many-added = Si possono usare al massimo { $most } carte in possesso del giocatore.
bad-live-too-large = Il messaggio è troppo grande.
bad-live-too-often = È troppo in una volta: il collegamento finisce.
bad-no-game = Non c'è nessun gioco { $game }.

# Che cosa si può dire mentre si gioca.

phrase-hello = Ciao a tutti!
phrase-good-game = Buon gioco!
phrase-well-played = Complimenti!
phrase-thanks = Grazie!
phrase-sorry = Scusate!
phrase-one-moment = Un momento, per favore.
phrase-goodbye = Arrivederci!

# Il server

serve-data = Dati in { $folder }
serve-ready = Ventaglio è aperto a { $address } – Ctrl-C lo chiude
serve-also = e anche a { $address }
serve-code = Chi è sulla stessa rete inquadra questo codice con il telefono:
serve-only-here = Si apre solo da questo computer: con --host 0.0.0.0 entrano anche i telefoni sulla stessa rete.
serve-stopped = Chiuso. Chi stava giocando potrà continuare alla riapertura.
opt-serve-port = la porta su cui ascoltare; 0 ne prende una libera qualsiasi
opt-serve-host = l'indirizzo su cui ascoltare; 0.0.0.0 fa entrare altre macchine
opt-serve-data = la cartella in cui sta tutto; una sua copia è una copia di tutto
opt-serve-browser = apre il tavolo nel browser
help-serve =
    Apre tavoli per persone e bot, nel browser.

    Tutto sta in una cartella. Tre variabili d'ambiente lo cambiano: VENTAGLIO_DATABASE, l'indirizzo di un server
    PostgreSQL; VENTAGLIO_VALKEY, quello di un server Valkey o Redis, attraverso il quale più processi servono gli stessi
    tavoli; VENTAGLIO_ORIGINS, gli indirizzi pubblici del sito.

    Esempio:
      ventaglio serve --port 8765 --no-browser
      ventaglio serve --host 0.0.0.0

# Come è finito un tavolo la cui partita non è finita

closed-abandoned = { $name } ha lasciato il tavolo: la partita è persa per la sua parte.
closed-deserted = Tutti sono rimasti assenti troppo a lungo: la partita è stata sospesa.
closed-house = Il tavolo è stato chiuso da chi gestisce il server.

# Come è tenuto un tavolo. Quello che ne dicono i codici sta accanto, con gli articoli.

bad-no-code =
    { $code ->
        [none] Non è indicato nessun codice.
       *[other] Non c'è nessun codice { $code }.
    }
bad-edition-not-here = Questa partita è cominciata con l'edizione { $edition } di { $code }, con valori che qui non ci sono. Si può guardare, rivedere e contare, ma non continuare: per continuarla serve un programma che abbia quei valori.
bad-codes-of-two-games = { $left } e { $right } sono codici di due giochi diversi.

policy-public = Se il tavolo è nell'elenco. Uno privato lo trova solo chi ne ha l'indirizzo.
policy-clock = Quanto tempo ha un turno.
policy-clock-code = I secondi che dà il codice, poi un ultimo avviso, poi quello che il codice ordina (FIBUR 2019, Art. 38; Internazionale, Art. 32 bis).
policy-clock-none = Nessun orologio: gli altri aspettano.
policy-clock-relaxed = I secondi su cui il tavolo è d'accordo; poi il turno lo gioca un bot.
policy-seconds = I secondi di un turno, con l'orologio comodo.
policy-undo = Se una giocata si può ritirare. Per i codici ciò che è calato o giocato resta, quindi serve per esercitarsi; e mai oltre una carta che qualcuno ha visto.
policy-undo-consent = L'ultima giocata, se tutti al tavolo sono d'accordo.
policy-undo-none = Mai, come vogliono i codici.
policy-undo-turn = Le proprie giocate, finché dura il turno.
policy-level = Quanto giocano bene i bot che prendono i posti vuoti, o sostituiscono chi è assente.
policy-rated = Se la partita conta per le classifiche. Quelle con i bot non contano mai.
policy-hints = Se un giocatore può chiedere che cosa farebbe uno bravo. Mai in una partita che vale per le classifiche né in un torneo.
policy-hints-none = Nessun suggerimento a nessuno.
policy-hints-alone = A chi gioca soltanto contro bot.
policy-hints-all = A tutti, anche contro persone.
policy-spectators = Se altri possono assistere. A Tressette non più di quanti ne ammette il codice, ciascuno con un giocatore che ne risponde e di cui soltanto vede le carte (Art. 88–91); a Burraco chiunque vede le carte scoperte, un po' dopo il gioco.
policy-delay = Di quanti secondi resta indietro chi assiste senza un giocatore che ne risponda.
policy-referee = Un tavolo dal vivo: si può sbagliare, e chi chiama l'arbitro sente che cosa ordina il codice, con il suo articolo.
policy-stand_ins = Se un bot gioca per chi se ne va, finché non torna. Altrimenti lo si aspetta.
policy-grace = Quanti secondi il posto di chi è assente aspetta prima che un bot lo sostituisca. Chi torna lo riprende.
policy-fill = Dopo quanti secondi la partita comincia da sola, con i bot ai posti ancora liberi. Con 0 la comincia chi tiene il tavolo.
policy-between = Quanti secondi la distribuzione aspetta chi non ha detto di essere pronto.
policy-pace = Quanti secondi un bot sembra pensare.
policy-chat = Mentre si gioca i codici non vogliono né osservazioni né suggerimenti, perciò ci sono solo frasi fatte che non aiutano nessuno. Tra una smazzata e l'altra si può dire qualsiasi cosa.

# Che cosa non si può riferire all'arbitro a un tavolo dal vivo di Tressette.

bad-report-is-noted = Questo lo annota il tavolo stesso: chiama l'arbitro senza dire che cosa è stato.
bad-report-no-dialogue = A quel posto nessuno sta decidendo se andare per cappotto.
bad-report-not-here =
    A questo tavolo non può succedere: { $why ->
        [duplicate] qui non si gioca in duplicato.
        [written] carte e formule hanno qui un nome solo, e nessuno può dirle in altro modo.
       *[kept] le pigliate e i punti li tiene il tavolo.
    }
