### Le pagine intorno al tavolo, e i nomi delle carte.

## Per ogni pagina

page-skip = Vai al contenuto
page-loading = Un momento…
page-load-failed = Questa pagina non si è potuta caricare. Controlla il collegamento, poi ricaricala.
page-try-again = Riprova
page-new-version = È pronta una nuova versione.
page-new-version-take = Mostrala
page-new-version-later = Più tardi
page-the-game-burraco = Burraco
page-the-game-tressette = Tressette
page-problem = Qualcosa qui è andato storto. Riprova tra un momento.
page-problem-offline = Nessun collegamento con il server. Quello che vedi può essere vecchio; per giocare serve il collegamento.
page-problem-401 = Per questo serve un nome. Sceglilo nella tua pagina.
page-problem-403 = Per ora lo può vedere solo chi gioca a questo tavolo.
page-problem-404 = A questo indirizzo non c'è niente: forse il collegamento è arrivato tronco.
page-problem-413 = È troppo grande.
page-problem-429 = È troppo in una volta. Aspetta un minuto, poi continua.
page-hurry =
    { $seconds ->
        [one] Troppe richieste da questo indirizzo. Si continua da sé fra un secondo.
       *[other] Troppe richieste da questo indirizzo. Si continua da sé fra { $seconds } secondi.
    }

## La testata

page-nav-home = Ventaglio, ai tavoli
page-nav-menu = Menu
page-nav-tables = Tavoli
page-nav-tournaments = Tornei
page-nav-pocket = In tasca
page-nav-rules = Regole
page-nav-ladders = Classifiche
page-nav-history = Le mie partite
page-nav-about = Che cos'è
page-nav-person = Tu
page-nav-language = Lingua
page-nav-theme = Tema: { $theme }
page-theme-auto = come il dispositivo
page-theme-light = chiaro
page-theme-dark = scuro

## L'ingresso

page-lobby-title = A che cosa giochiamo?
page-lobby-about = Secondo i codici scritti, con i bot o con gli amici. Senza registrarsi: tocca un gioco e si danno le carte.
page-lobby-start-burraco = Gioca subito con tre bot
page-lobby-start-tressette = Gioca subito con tre bot
page-lobby-opening = Si apre il tavolo…
page-lobby-referee-title = Gioca con l'arbitro.
page-lobby-referee-about = Si può sbagliare, qualcuno suona, e decide il codice.
page-lobby-teach-burraco = Insegnami il Burraco
page-lobby-teach-tressette = Insegnami il Tressette
page-lobby-name = Il tuo nome
page-lobby-name-any = quello che vuoi
page-lobby-names = Merlo Pettirosso Cardellino Allodola Civetta Airone Rondine Lontra Tasso Ginepro
page-lobby-real-cards = Con le carte vere?
page-lobby-to-pad = Segnapunti
page-lobby-to-pocket = In tasca
page-lobby-you-are = Giochi come { $name }.
page-lobby-other-name = Cambia nome
page-lobby-waiting = Tavoli con posti liberi
page-lobby-none-waiting = Adesso nessuno. Aprine uno e manda il collegamento agli amici.
page-lobby-playing = Si sta giocando
page-lobby-none-playing = Adesso nessuno gioca in pubblico.
page-lobby-bots =
    { $count ->
        [one] Un tavolo di soli bot
       *[other] { $count } tavoli di soli bot
    }
page-lobby-before = Indietro
page-lobby-after = Altri
page-lobby-page = pagina { $page } di { $pages }
page-lobby-nobody-yet = ancora nessuno
page-lobby-free =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
page-lobby-hand = smazzata { $number }
page-lobby-rated = di classifica
page-lobby-referee = con l'arbitro
page-lobby-edition-not-here = si può solo guardare: la sua edizione qui non c'è
page-lobby-open = Apri un tavolo
page-lobby-sit = Siediti
page-lobby-sit-with = Siediti con { $names }
page-lobby-look-on = Assisti
page-lobby-look-on-with = Assisti: { $names }
page-lobby-link = Ti hanno mandato un collegamento? Incollalo qui
page-lobby-join = Entra
page-lobby-link-wrong = Questo non è il collegamento di un tavolo.

## Un tavolo nuovo

page-new-title = Apri un tavolo
page-new-game = Gioco
page-new-code = Codice
page-new-read-code = Leggi { $code }
page-new-players = Giocatori
page-new-length = Durata
page-new-who = Chi può venire
page-new-public = Tutti
page-new-public-about = Il tavolo è nell'elenco.
page-new-private = Solo con il collegamento
page-new-private-about = Chi lo riceve da te.
page-new-bots = Bot per i posti vuoti
page-new-all = Tutte le opzioni
page-new-policy-clock = Orologio
page-new-policy-seconds = Secondi per turno
page-new-policy-undo = Ritirare le giocate
page-new-policy-rated = Vale per la classifica
page-new-policy-hints = Suggerimenti
page-new-policy-spectators = Spettatori
page-new-policy-delay = Ritardo per chi assiste
page-new-policy-referee = Tavolo dal vivo con arbitro
page-new-policy-stand_ins = Un bot gioca per chi è assente
page-new-policy-grace = Attesa prima che giochi un bot
page-new-policy-fill = Comincia da sola dopo
page-new-policy-between = Attesa tra le distribuzioni
page-new-policy-pace = Passo dei bot
page-new-alone = Ognuno per sé dall'inizio
page-new-alone-about = In tre o in cinque: chi prende il primo pozzetto (pozzo, mazzetto) non forma una coppia.
page-new-options = Che cosa { $code } lascia al tavolo
page-new-adopt = Norme moderne da adottare
page-new-adopt-about = Un tavolo tradizionale può adottare singole norme moderne, ciascuna per intero.
page-new-open = Apri il tavolo
page-new-start = Comincia subito con i bot
page-new-open-about = Al tavolo aperto si aspettano gli altri; si comincia quando vuoi.

## La propria pagina

page-me-title = Tu
page-me-name-title = Chi sei qui
page-me-name = Nome
page-me-name-hint = Fino a venti caratteri; lo vedono tutti al tavolo.
page-me-be = Usa questo nome
page-me-rename = Cambia nome
page-me-renamed = Fatto.
page-me-guest = Sei ospite: ti riconosce solo questo browser.
page-me-known = Sei registrato come { $login }.
page-me-register = Registrati
page-me-register-about = Così ti si riconosce anche su altri dispositivi, con tutto ciò che hai giocato. Non si chiede nessun indirizzo e-mail.
page-me-login = Nome d'accesso
page-me-login-hint = Da 3 a 20 lettere a–z, cifre, punti o trattini.
page-me-password = Password
page-me-password-hint = Almeno otto caratteri.
page-me-enter = Sono registrato: accedi
page-me-recover = Ho perso la password
page-me-recover-about = Con uno dei codici di recupero ricevuti alla registrazione.
page-me-code = Codice di recupero
page-me-set-password = Imposta la password nuova
page-me-change-password = Cambia password
page-me-old-password = Password attuale
page-me-new-password = Password nuova
page-me-password-changed = Cambiata. Gli altri dispositivi devono accedere di nuovo.
page-me-codes = I tuoi codici di recupero
page-me-codes-about = Scrivili adesso: si mostrano solo questa volta. Ciascuno apre una volta sola, se la password è perduta.
page-me-codes-kept = Li ho scritti
page-me-leave = Esci da questo dispositivo
page-me-leave-all = Esci da tutti i dispositivi
page-me-leave-guest = Un ospite che esce non può tornare come la stessa persona.
page-me-likes = Le tue preferenze
page-me-likes-kept = Restano in questo browser.
page-me-theme = Tema
page-me-deck = Carte per il Burraco
page-me-italian = Carte per il Tressette
page-me-deck-french = francesi
page-me-deck-french4 = francesi a quattro colori
page-me-deck-napoletane = napoletane
page-me-deck-piacentine = piacentine
page-me-sort = Ordine della mano
page-me-sort-suit = per seme
page-me-sort-rank = per valore
page-me-motion = Movimento
page-me-motion-auto = come il dispositivo
page-me-motion-none = nessuno
page-me-sounds = Suoni
page-me-confirm-discard = Chiedi prima di scartare
page-me-confirm-discard-about = Un secondo tocco conferma.
page-me-confirm-close = Chiedi prima di chiudere
page-me-confirm-close-about = E prima di ciò che non si ritira: mettere a terra le carte, chiamare fuori.

## Le partite giocate

page-history-title = Le mie partite
page-history-none = Non hai ancora finito una partita.
page-history-stranger = Qui non ti conosce ancora nessuno: le partite che giochi compariranno qui.
page-history-play = Giocane una
page-history-won = Vinta
page-history-lost = Persa
page-history-abandoned = abbandonata
page-history-count = Conteggio
page-history-replay = Rivedi
page-history-earlier = Quelle prima

## Classifiche

page-ladder-title = Classifiche
page-ladder-which = Quale classifica
page-ladder-of-one = singoli
page-ladder-of-pair = coppie
page-ladder-about = Contano solo le partite di classifica tra persone. Chi ha giocato poco all'inizio sta più in basso.
page-ladder-empty = Nessuno ha ancora finito una partita di classifica.
page-ladder-place = Posto
page-ladder-name = Nome
page-ladder-rating = Punteggio
page-ladder-played =
    { $count ->
        [one] una partita
       *[other] { $count } partite
    }
page-ladder-matches = Partite

## Com'è finita una partita

page-result-title = Il conteggio
page-result-line = Che cosa
page-result-article = Articolo
page-result-points = Punti
page-result-hand-burraco = Smazzata { $number }
page-result-hand-tressette = Passata { $number }
page-result-not-counted = È stata vinta prima della fine: non ha un conteggio.
page-result-now = Situazione:
page-result-no-hand = Nessuna smazzata è stata ancora contata.
page-result-going-on = La partita continua.
page-result-to-table = Al tavolo
page-result-replay = Rivedi la partita
page-result-verify = Verifica le distribuzioni
page-result-record = Scarica il verbale

## Una partita da rivedere

page-replay-title = Rivedere la partita
page-replay-nothing = Non c'è ancora niente da vedere: una smazzata si rivede quando è finita.
page-replay-goes-on = La partita continua; la smazzata in corso non si mostra.
page-replay-from = Visto da
page-replay-from-place = Da { $name }
page-replay-open = Tutte le carte scoperte
page-replay-moves-short = Mosse
page-replay-speed = Velocità
page-replay-see-table = Guarda il tavolo
page-replay-record-title = Rivedi una registrazione
page-replay-record-about = La registrazione di una partita, di questa casa o di un'altra, si rivede sul tavolo. Non viene conservata.
page-replay-record-show = Mostra
page-replay-to-result = il conteggio
page-replay-hand-of = Carte di { $name }
page-replay-stock = Tallone ({ $count })
page-replay-pozzetto = { pozzetto-capital }
page-replay-the-table = Tavolo
page-replay-do-deal = Si danno le carte.
page-replay-do-draw = { $name } pesca.
page-replay-do-take = { $name } raccoglie il monte.
page-replay-do-open = { $name } cala { $cards }.
page-replay-do-attach = { $name } lega { $cards } al gioco { $number }.
page-replay-do-discard = { $name } scarta { $cards }.
page-replay-do-play = { $name } gioca { $cards }.
page-replay-steering = Passi
page-replay-first = Primo passo
page-replay-previous = Un passo indietro
page-replay-next = Un passo avanti
page-replay-last = Ultimo passo
page-replay-play = Avvia
page-replay-stop = Ferma
page-replay-step = { $number } di { $total }
page-replay-to-hand = Vai alla smazzata
page-replay-moves = Tutte le mosse di questa smazzata
page-replay-share = Copia il collegamento a questo passo
page-replay-shared = Copiato.

## La prova delle distribuzioni

page-verify-title = Verifica le distribuzioni
page-verify-proved = Ogni distribuzione è quella promessa
page-verify-not-proved = Non tutte le distribuzioni sono provate
page-verify-nothing = Ancora niente da provare
page-verify-nothing-about = Una distribuzione si verifica quando la sua smazzata è finita.
page-verify-parts = Da che cosa è stata ricavata
page-verify-commitment = Impegno
page-verify-label = Etichetta
page-verify-contribution = Contributo di { $seat }
page-verify-to-result = Al conteggio di questa partita
page-verify-how = Come so che le carte sono date onestamente?
page-verify-step-1 = Prima di ogni distribuzione il server e ogni browser al tavolo sorteggiano un segreto, e ne mostrano solo l'impronta. Da quel momento nessuno può più cambiare il suo.
page-verify-step-2 = Quando ci sono tutte le impronte, i browser svelano i loro segreti. Il server usa il suo, e lo tiene per sé finché le carte sono coperte.
page-verify-step-3 = Tutti i segreti insieme danno l'ordine del mazzo e il taglio; non c'entra altro.
page-verify-step-4 = Chi non svela il suo, o ne svela un altro, annulla la distribuzione. Si scrive con il suo nome, e compare in questa pagina.
page-verify-step-5 = Finita la smazzata svela il suo anche il server, e chiunque può rifare il conto. È quello che fa questa pagina.
page-verify-therefore = Così le carte non le sceglie nessuno: se anche uno solo di chi ha avuto parte ha sorteggiato davvero il suo segreto, le carte sono venute a caso, qualunque cosa abbiano combinato gli altri.
page-verify-bots = I bot non hanno parte, perché per loro parla il server. Dove hanno giocato solo bot non c'è niente da provare.
page-verify-commitment-of = Impegno di { $seat }
page-verify-without = Senza { $seat }
page-verify-disputed = Non è quello che il tuo browser ha visto e inviato:
page-verify-agrees =
    { $count ->
        [one] Concorda con quello che il tuo browser ha conservato di una distribuzione.
       *[other] Concorda con quello che il tuo browser ha conservato di { $count } distribuzioni.
    }
page-verify-receipts = Quello che il tuo browser ha conservato di queste distribuzioni
page-verify-dispute-other-house = { $label }: a te era stato mostrato un altro impegno del server.
page-verify-dispute-other-list = { $label }: quando hai svelato il segreto ti erano stati mostrati altri impegni.
page-verify-dispute-other-opening = { $label }: tu hai svelato un altro segreto.
page-verify-dispute-without-you = { $label }: per questa distribuzione ti eri impegnato, e si è fatta senza di te.
page-verify-dispute-blamed = { $label }: qui risulta che non hai svelato il segreto, e invece sì.
page-verify-dispute-hidden = { $label }: per questa distribuzione ti eri impegnato, e qui non esiste.
page-verify-other = Controlla un verbale
page-verify-file = Un file che hai scaricato
page-verify-text = Oppure il testo di un verbale
page-verify-check = Controlla

## Regole

page-rules-title = Regole
page-rules-about = Ogni codice così come si gioca qui: norma per norma, con l'articolo che la dice.
page-rules-norms = { $count } norme
page-rules-compare = Confronta due codici
page-rules-compare-now = Confronta
page-code-play = Gioca con questo codice
page-code-compare = Confronta con { $code }
page-code-seek = Cerca una parola o un articolo
page-code-sections = Sezioni
page-code-first-section = In generale
page-code-filling = nostra integrazione
page-code-filling-about = Dove il testo tace abbiamo dovuto decidere noi: quelle norme sono segnate, con la loro ragione.
page-code-statement = per le persone
page-code-statement-about = Ciò che è segnato «per le persone» è un enunciato: solo le persone possono seguirlo, e il programma non lo legge.
page-code-all = Tutti i codici
page-code-nothing = Nessuna norma contiene queste parole.
page-code-fingerprint = Impronta, come sta nei verbali:
page-diff-title = Due codici a confronto
page-diff-left = Primo codice
page-diff-right = Secondo codice
page-diff-norm = Norma
page-diff-count =
    { $count ->
        [0] Concordano in tutto.
        [one] Differiscono in una norma.
       *[other] Differiscono in { $count } norme.
    }

## Che cos'è

page-about-title = Che cos'è Ventaglio
page-about-what = Tavoli di Burraco e di Tressette per persone e bot. Si gioca secondo i codici scritti, si conta come contano loro, e a ogni «no» è indicato l'articolo.
page-about-codes = Qui i codici sono dati: si possono leggere e confrontare.
page-about-to-rules = Leggi le regole
page-about-fair = Le carte non le sceglie nessuno, e ogni distribuzione si può controllare.
page-about-to-verify = Verifica una distribuzione
page-about-privacy = Niente si carica da altrove e nessuno è seguito. Basta un nome; i cookie servono solo a riconoscerti qui.
page-about-to-privacy = Che cosa si conserva di te
page-about-keys = Senza mouse
page-about-keys-told = Tutto si fa anche da tastiera: Tab e le frecce spostano, la barra spaziatrice sceglie, Invio gioca. Quando si rivede una partita le frecce vanno di passo in passo.
page-about-programs = Per i programmi
page-about-programs-told = Tutto ciò che fanno queste pagine lo può fare un programma: HTTP e un WebSocket con semplici testi. La documentazione viene con Ventaglio, nella cartella docs.
page-about-to-api = Descrizione della API
page-about-credits = Carte e licenze

## Qui non c'è niente

page-lost-title = Questa pagina non c'è
page-lost-about = Forse il collegamento è arrivato tronco.
page-lost-back = Ai tavoli

## Le carte per nome

page-card-joker = jolly
page-card-french = { $rank } di { $suit }
page-card-italian = { $rank } di { $suit }
page-card-not-now = { $card }, adesso no
page-rank-french-A = asso
page-rank-french-2 = due
page-rank-french-3 = tre
page-rank-french-4 = quattro
page-rank-french-5 = cinque
page-rank-french-6 = sei
page-rank-french-7 = sette
page-rank-french-8 = otto
page-rank-french-9 = nove
page-rank-french-T = dieci
page-rank-french-J = fante
page-rank-french-Q = donna
page-rank-french-K = re
page-suit-french-h = cuori
page-suit-french-d = quadri
page-suit-french-c = fiori
page-suit-french-s = picche
page-rank-italian-A = asso
page-rank-italian-2 = due
page-rank-italian-3 = tre
page-rank-italian-4 = quattro
page-rank-italian-5 = cinque
page-rank-italian-6 = sei
page-rank-italian-7 = sette
page-rank-italian-D = Donna
page-rank-italian-C = Cavallo
page-rank-italian-R = Re
page-suit-italian-d = danari
page-suit-italian-s = spade
page-suit-italian-c = coppe
page-suit-italian-b = bastoni

page-not-built = Le pagine non sono state costruite: esegui «make ui», poi ricarica.
