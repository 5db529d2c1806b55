### Le pagine del server. Tra graffe stanno solo nomi che la pagina stessa sostituisce: name, number, what.

page-language = Italiano
page-choose-language = Lingua
page-needs-scripts = Ventaglio ha bisogno di JavaScript per disegnare il tavolo.
page-offline = In questo momento il server non risponde.
page-connecting = Collegamento…
page-reconnecting = Il collegamento è caduto. Si riprova…
page-close = Chiudi
page-copied = Copiato.
page-nothing = –

## Testata

page-tables = Tavoli
page-rules = Regole
page-who-are-you = Chi gioca?
page-your-name = Il tuo nome
page-name-hint = Fino a venti caratteri, quello che vuoi. Non serve registrarsi.
page-enter-as-guest = Entra

## Ingresso

page-play-now = Gioca subito
page-play-now-about = Contro i bot, senza aspettare. Finché dura il tuo turno puoi ritirare le giocate.
page-play-burraco = Burraco
page-play-tressette = Tressette
page-game-burraco = Burraco
page-game-tressette = Tressette
page-open-tables = Tavoli che aspettano giocatori
page-no-open-tables = Adesso nessuno. Aprine uno qui sotto.
page-going-tables = Si sta giocando
page-places-free = posti liberi: { $number }
page-go-to-table = Vai
page-look-on = Assisti
page-your-matches = Le tue partite
page-no-matches = Ancora nessuna.
page-won = Vinta
page-lost = Persa
page-see = Vedi
page-ladders = Classifiche
page-ladders-empty = Nessuno ha ancora giocato una partita di classifica.
page-ladder-one = singoli
page-ladder-pair = coppie

## Un tavolo nuovo

page-new-table = Apri un tavolo
page-open-table = Apri il tavolo
page-code = Codice
page-players = Giocatori
page-length = Durata
page-options-of-code = Ciò che il codice lascia al tavolo ({ $number })
page-fine-points = Dettagli
page-policy-public = Nell'elenco dei tavoli
page-policy-clock = Orologio
page-policy-seconds = Secondi per turno
page-policy-undo = Ritirare le giocate
page-policy-level = Livello dei bot
page-policy-rated = Vale per la classifica
page-policy-spectators = Spettatori
page-policy-delay = Ritardo per gli spettatori
page-policy-referee = Tavolo dal vivo con arbitro
page-policy-grace = Attesa prima che giochi un bot
page-policy-between = Attesa tra le distribuzioni
page-policy-pace = Passo dei bot

## Registrazione

page-account = Registrazione
page-account-about = Per giocare non serve. Chi si registra è riconosciuto anche su un'altra macchina, con tutto ciò che ha giocato.
page-you-are-guest = Sei { $name }, ospite su questa macchina.
page-you-are-known = Sei { $name }; il tuo nome d'accesso è { $what }.
page-change-name = Cambia nome
page-register = Registrati
page-enter = Accedi
page-recover = Ho perso la password
page-login = Nome d'accesso
page-password = Password
page-old-password = Password attuale
page-new-password = Password nuova
page-change-password = Cambia password
page-recovery-code = Codice di recupero
page-recovery-codes = I tuoi codici di recupero
page-recovery-about = Scrivili adesso: si mostrano solo questa volta. Ognuno apre una volta sola, se la password è perduta.
page-written-down = Li ho scritti
page-leave-machine = Esci da questa macchina
page-leave-everywhere = Esci da tutte le macchine

## Prima del gioco

page-no-such-table = Questo tavolo non c'è.
page-back-to-tables = Torna ai tavoli
page-back-to-table = Torna al tavolo
page-waiting-about = Si comincia quando qualcuno del tavolo lo dice. I bot prendono i posti ancora liberi.
page-empty-place = libero
page-sit-here = Siediti qui
page-move-here = Spostati qui
page-give-to-bot = Un bot
page-level-novizio = { level-novizio }
page-level-socio = { level-socio }
page-level-maestro = { level-maestro }
page-begin-now = Si comincia
page-copy-link = Copia il collegamento
page-leave-place = Lascio il posto
page-is-public = Questo tavolo è nell'elenco.
page-is-private = Questo tavolo è privato: lo trova solo chi ha il collegamento.
page-is-rated = di classifica
page-live-table = tavolo dal vivo
page-length-hands = smazzate: { $number }
page-clock-code = orologio del codice
page-clock-relaxed = { $number } secondi per turno
page-clock-none = senza orologio
page-undo-none = non si ritira niente
page-undo-turn = le giocate si ritirano finché dura il turno
page-undo-consent = le giocate si ritirano se tutti sono d'accordo

## Assistere

page-look-on-about = A Tressette si assiste accanto a un giocatore, che ne risponde e di cui solo si vedono le carte (Art. 88–91). Chiedi a uno di loro.
page-look-on-with = Accanto a { $name }
page-look-on-waiting = È stato chiesto a { $name }.
page-look-on-nobody = Qui giocano solo bot, che non possono rispondere di nessuno.
page-look-on-no-more = Lascia stare
page-looking-on = Stai assistendo.
page-looking-on-later = Stai assistendo, { $number } secondi dopo.
page-wants-to-look-on = { $name } vorrebbe assistere accanto a { $what }.
page-looks-on-with-you = { $name } assiste accanto a te.
page-admit = Ne rispondo io
page-decline = No
page-object = Mi oppongo
page-send-away = Manda via

## Il tavolo

page-your-hand = Le tue carte
page-story = Che cosa è successo
page-this-table = Questo tavolo
page-read-rules = Leggi le sue regole
page-your-turn = Tocca a te:
page-turn-of = Tocca a { $name }.
page-between-hands = Tra una mano e l'altra.
page-must-settle = Prima si fa ciò che ha ordinato l'arbitro.
page-is-paused = Il tavolo è in pausa.
page-goes-on = Si riprende.
page-hand-number = Smazzata { $number }
page-hand-of = Smazzata { $number } di { $what }
page-to-points = ai { $number } punti
page-deals = mazziere
page-away = assente
page-stood-in = gioca un bot
page-cards-held = Carte in mano
page-us = Noi
page-undo = Ritira
page-pause = Pausa
page-resume = Si riprende
page-abandon = Abbandona
page-abandon-sure = Lasci la partita per sempre? Conta come persa.
page-sort-rank = Ordina per valore
page-sort-suit = Ordina per seme
page-is-allowed = Questo sarebbe permesso.
page-asks-undo = { $name } vorrebbe ritirare l'ultima giocata.
page-asks-pause = { $name } chiede una pausa.
page-agree = D'accordo
page-disagree = No
page-waiting-for-answers = Si aspettano gli altri.
page-ask-ended = La richiesta è caduta.
page-phrases = Frasi pronte
page-say-phrase = Di'…
page-say-text = Tra le mani: scrivi
page-say = Di'
page-stood-in-for = Al posto di { $name } gioca un bot.
page-stood-in-for-you = Al tuo posto ha giocato un bot.
page-came-back = { $name } è al tavolo.
page-you-are-back = Sei al tavolo, e il posto è tuo.
page-went-away = { $name } si è allontanato.
page-took-back = { $name } ha ritirato una giocata.
page-time-warned = Tempo! A { $name } restano { $number } secondi.
page-time-is-up = Il tempo di { $name } è finito: il turno lo gioca un bot.

## Burraco

page-stock = Tallone
page-pile = Monte
page-pozzetti = Pozzetti
page-pozzetto = Pozzetto
page-no-melds = ancora niente
page-astray = Non è un gioco:
page-frozen = congelato
page-took-pozzetto = pozzetto preso
page-pick-up-now = pesca una carta o raccogli il monte.
page-lay-or-discard = cala e attacca quello che vuoi, poi scarta.
page-draw = Pesca
page-take = Raccogli il monte ({ $number })
page-open = Cala { $what }
page-attach = Attacca { $what } a { $number }
page-ace-low = asso in basso
page-discard = Scarta { $what }
page-why-not-take = Perché non il monte?
page-why-not-open = Perché non queste?
page-why-not-discard = Perché non scartare { $what }?
page-hints = Che cosa si può ({ $number })
page-no-hints = Niente da calare né da attaccare: scegli una carta e scartala.
page-look-at-pozzetto = Guarda il pozzetto
page-count-the-hand = Nessuno si oppone: si conta
page-burraco-clean = { burraco-clean }
page-burraco-semi = { burraco-semi }
page-burraco-dirty = { burraco-dirty }

## Tressette

page-passata-number = Passata { $number }
page-trick-number = presa { $number }
page-tricks = prese: { $number }
page-leads = esce
page-nothing-led = Non è ancora uscito nessuno.
page-pairs-secret = Le coppie non si conoscono ancora.
page-look-again = Prese che si possono rivedere
page-now-pairing = dichiara la tua carta.
page-now-lead = esci, con parole se vuoi.
page-now-follow = rispondi al palo, se puoi.
page-now-dialogue = parla.
page-lead-silently = Esci di { $what } in silenzio
page-play-card = Gioca { $what }
page-why-not-play = Perché non { $what }?
page-show-card = Dichiara { $what }
page-accuse = Accusa
page-claim = Cala le carte
page-claim-hint = le tue carte vincono tutte, comunque vada
page-claim-sure = Cali tutte le carte come franche? Se non lo sono, c'è una penalità.
page-call-out = Chiama fuori
page-call-out-hint = gli avversari hanno raggiunto i punti
page-call-out-sure = Chiami fuori gli avversari? Una chiamata falsa costa cara.
page-expose = Mostra { $what } per errore
page-withdraw = Riprendi la carta
page-declarations = Parole prima di uscire ({ $number })
page-other-words = Altre parole, vere o no
page-replace-with = Gioca invece { $what }
page-keep-card = Tieni la carta
page-say-nothing = Non dire niente

## La distribuzione e la sua prova

page-next-deal = La prossima distribuzione
page-i-am-ready = Sono pronto
page-you-are-ready = Sei pronto. Si dà carte quando lo sono tutti, o ne hanno avuto il tempo.
page-pledge-about = Il server si è legato a un mazzo che non può più cambiare: lo mostra l'impegno. Il tuo browser ci mette del suo caso.
page-commitment = Impegno
page-label = Etichetta
page-secret = Segreto
page-randomness-of = Caso di { $name }
page-proof-of-deal = Prova della distribuzione { $number }
page-proof-about = Dal segreto viene l'impegno e, con il caso di tutti, la distribuzione. Chiunque può rifare il conto.
page-verify-deals = Verifica le distribuzioni

## La fine di una mano e della partita

page-hand-counted = Mano { $number }
page-match-over = La partita è finita.
page-table-closed = Questo tavolo è chiuso.
page-no-hand-counted = Nessuna mano è stata giocata fino in fondo.
page-download-record = Scarica il verbale
page-replay = Rivedi
page-step-of = Passo { $number } di { $what }
page-first = Primo passo
page-previous = Passo precedente
page-next = Passo seguente
page-last = Ultimo passo
page-jump-to-hand = Vai a una mano

## L'arbitro

page-call-referee = Chiama l'arbitro
page-referee-hint = Qui si può sbagliare. Chi se ne accorge dice chi è stato, e l'arbitro decide secondo il codice.
page-referee-about = Chi
page-referee-for = Per che cosa
page-referee-last = ciò che ha fatto per ultimo
page-myself = io
page-the-referee = L'arbitro
page-left-to-referee = Lasciato all'arbitro:
page-code-silent = Il codice non prevede penalità.

## Regole

page-compare-with = Confronta con
page-our-filling = (il codice tace)

## Le carte, come si leggono ad alta voce

page-card-of = { $name } di { $what }
page-joker = jolly
page-rank-A = asso
page-rank-T = dieci
page-rank-J = fante
page-rank-Q = donna
page-rank-K = re
page-carta-A = asso
page-carta-D = Donna
page-carta-C = Cavallo
page-carta-R = Re
page-french-h = cuori
page-french-d = quadri
page-french-c = fiori
page-french-s = picche
page-suit-d = { palo-d }
page-suit-s = { palo-s }
page-suit-c = { palo-c }
page-suit-b = { palo-b }
