### Quello che qualcuno scrive e non si può leggere: carte, azioni, tavoli, chiamate dell'arbitro.


## Azioni

bad-carta-action-incomplete =
    «{ $text }» non è completa: si scrive «{ $verb ->
        [deal] deal ALZATA CARTA…
        [redeal] redeal MOTIVO [CARTA…]
        [show] show CARTA
        [play] play CARTA [FORMULA]
        [declare] declare CHE-COSA [PALO]
        [accuse] accuse GRADO-O-N [PALO]
        [say] say PAROLA
        [expose] expose CARTA…
        [replace] replace [CARTA]
        [reword] reword [FORMULA]
       *[other] { $usage }
    }»
bad-call-incomplete =
    «{ $text }» non è completa: si scrive «{ $verb ->
        [call] call NUMERO fatto=risposta…
        [report] report IRREGOLARITÀ POSTO fatto=risposta…
       *[other] { $usage }
    }»
bad-thrown-what = «{ $text }»: si lancia ciò che si apre o si lega

## Tavoli

bad-passate-number = il numero di passate, almeno una, si indica solo per una partita a passate
bad-adopts-nothing = { $code }: la normativa moderna non può essere integrata né modificata ({ $cite })
bad-no-norm-to-adopt = non c'è una norma moderna «{ $name }» da adottare; ci sono { $known } ({ $cite })
bad-sealed-norm = { $code }: { $name } non si può stabilire, perché la normativa moderna non può essere integrata né modificata ({ $cite }); il codice stesso lascia aperto { $known }
bad-header-number = intestazione { $name }: «{ $text }» non è un numero
bad-header-value = intestazione { $name }: «{ $text }» non c'è; ci sono { $known }
bad-record-result = intestazione { $name }: la partita registrata dice «{ $said }», rigiocandola esce «{ $found }»
bad-no-level = non c'è un livello «{ $level }»; i livelli sono { $known }
bad-no-bot = non c'è un bot «{ $bot }»; i bot sono { $known }

## L'arbitro

bad-no-irregularity = «{ $name }» non è un'irregolarità di questo gioco
bad-no-fact-of =
    { $known ->
        [none] «{ $fact }» non è un fatto di { $irregularity } secondo { $code }, che non chiede nulla
       *[other] «{ $fact }» non è un fatto di { $irregularity } secondo { $code }, che chiede { $known }
    }
bad-no-answer = { $fact }: «{ $answer }» non è una risposta; ci sono { $known }
bad-fact-unwritten = «{ $text }» non è un fatto: si scrive fatto=risposta
bad-fact-words = «{ $fact }» con «{ $answer }» non è un fatto: ciascuno è una parola sola
bad-referee-must-be-told = all'arbitro va detto «{ $fact }», con uno di questi valori: «{ $known }»
bad-no-mistake = a questo tavolo non risulta un errore { $number }
bad-mistake-ruled = sull'errore { $number } l'arbitro ha già deciso
bad-seat-not-here = a questo tavolo non c'è un posto { $seat }
bad-does-not-hold = il giocatore non ha in mano { $cards }
bad-fact-number = { $fact }={ $text }: qui va un numero
bad-no-such-meld = sul tavolo non c'è un gioco { $number }
bad-reservation-waits = la riserva aspetta che l'effetto negativo si verifichi: si dice harm=objected o harm=let-pass
bad-not-for-people = «{ $fact }» non lo dicono le persone: il tavolo lo sa, o lo saprà
bad-report-when = si segnala un posto di questo tavolo, quando nient'altro aspetta di essere deciso

## Carte, azioni e tavoli

bad-no-card = «{ $text }» non è una carta: si scrive un valore A 2 3 4 5 6 7 8 9 T J Q K e un seme h d c s, oppure * per il jolly
bad-no-carta = «{ $text }» non è una carta: si scrive un palo d s c b e un grado A 2 3 4 5 6 7 D C R, come dA o cC
bad-in-line = «{ $text }»: { $why }
bad-empty-action = una riga vuota non è un'azione
bad-action-alone = «{ $text }» sta da sola, ma la segue «{ $after }»
bad-action-incomplete =
    «{ $text }» non è completa: si scrive «{ $verb ->
        [open] open CARTA CARTA CARTA…
        [attach] attach NUMERO-DEL-GIOCO CARTA [low]
        [discard] discard CARTA
        [deal] deal TAGLIO [unnoticed] CARTA…
        [abandon] abandon POSTO
       *[other] { $usage }
    }»
bad-no-action = «{ $text }» non è un'azione: le azioni sono { $known }
bad-one-stands-for = «{ $text }»: in un gioco una sola carta può fare le veci di un'altra
bad-wild-stands-for = «{ $text }»: solo un jolly o una pinella può fare le veci di un'altra carta
bad-no-option = { $code }: nessuna opzione «{ $name }»; le opzioni sono { $known }
bad-option-value = { $code }: l'opzione «{ $name }» non può essere «{ $text }»; si sceglie fra: { $known }
bad-no-such-players = { $code } non prevede il gioco in { $players }: si gioca in { $known }
bad-hands-and-target = una partita ha o un numero di smazzate o un punteggio, non l'uno e l'altro
bad-nobody-alone = ognuno per sé si gioca in tre o in cinque, non in { $players }
bad-names-count = { $count } nomi per { $players } giocatori
bad-no-length = una partita ha almeno una smazzata, o un punteggio maggiore di zero

## Il Tressette, e gli ordini di una decisione

bad-sides-two = si gioca due contro due: si scrivono linee come 0 1 0 1
bad-seats-of-players = ciascuno dei giocatori da 0 a 3 siede a un posto
bad-no-formula-here = «{ $text }» non è una formula di queste norme
bad-hand-for-each = fase { $phase }: ogni posto ha le sue carte
bad-cards-on-the-table = nella fase follow ci sono da una a tre carte sul tavolo, nelle altre nessuna
bad-dealt-unequally = ciascuno riceve tante carte quante gli altri
bad-pairing-cards-held = le coppie si formano con le carte { $known }: qualcuno ha ciascuna di esse
bad-dialogue-without = quando si decide del cappotto una coppia ha vinto, qualcuno deve parlare e c'è qualcosa da dire
bad-played-not-dealt = { $seat } ha giocato { $card } senza averla ricevuta
bad-void-and-held = { $seat } non ha risposto a { $suit } e tuttavia ne ha
bad-accused-not-dealt = { $seat } non ha ricevuto quello che ha accusato
bad-must-lead-not-held = { $seat } deve giocare { $card } e non ce l'ha
bad-card-twice = nella posizione { $card } c'è due volte
bad-trick-of-four = una battuta conclusa ha quattro carte, non { $count }
bad-no-palo = «{ $text }» non è un palo
bad-no-buongioco = «{ $text }» non è un buongioco: si scrive 3, 2, A o N e un palo
bad-numbers-for-seats = { $count } numeri per quattro posti
bad-dealer-seat = non c'è un posto { $seat } per il cartaro
bad-stakes-winner = vince la coppia 0 o la coppia 1, non { $side }
bad-stakes-tie = in parità non c'è né cappotto né chiamata
bad-stakes-no-cappotto = solo un cappotto si fa prima o dopo aver raggiunto i punti
bad-stakes-lay-down = una messa a terra prima di aver raggiunto i punti non può venire dopo
bad-stakes-cappotto = un cappotto è realizzato o non è realizzato
bad-stakes-call = con queste norme la chiamata non fa perdere la partita ({ $cite })
bad-stakes-variable = il tavolo deve dire quanto vale ogni differenza di punti ({ $cite })
bad-stakes-difference = la posta varia con la differenza di punti, che non è indicata ({ $cite })
bad-stakes-begin = le poste del tavolo cominciano da una differenza di { $least } punti
bad-stakes-worth = una differenza di { $difference } punti non può valere { $stakes } poste per i perditori
bad-pot-participants = il codice non dà cifre per il piatto di { $participants } partecipanti, solo di { $known } ({ $cite })
bad-board-cards = smazzata { $number }: ha ciascuna delle quaranta carte una volta
bad-board-dealer = smazzata { $number }: i posti vanno da 0 a 3, { $seat } non può fare da cartaro
bad-board-scored = la smazzata { $number } ha già un punteggio al tavolo { $table }
bad-board-points = tavolo { $table }: nessuna linea può avere meno di zero punti
bad-board-reachable = occorre dire quali punteggi si sarebbero potuti ottenere senza l'irregolarità ({ $cite })
bad-board-gravity = la gravità è una frazione da 0 a 1, non { $text } ({ $cite })
bad-board-line = una linea è 0 o 1, non { $line }
bad-board-elsewhere = il punteggio artificiale chiede il risultato di un altro tavolo ({ $cite })
bad-board-lot = non si decide a sorte: solo con l'identica parte decimale ({ $cite })
bad-incontro-participants = a un incontro partecipano da { $least } a { $most }, non { $count } ({ $cite })
bad-incontro-names = due partecipanti hanno lo stesso nome
bad-incontro-fixed = le coppie sono fisse, perciò in { $count } non si riposa a turno: si gioca in { $players } ({ $cite })
bad-incontro-giro = un incontro ha almeno un giro ({ $cite })
bad-incontro-over = l'incontro è finito
bad-incontro-begun = la partita è già cominciata
bad-incontro-two = si gioca due contro due ({ $cite })
bad-incontro-opposite = i compagni siedono l'uno di fronte all'altro ({ $cite })
bad-incontro-places = con questa modalità ognuno mantiene il proprio posto ({ $cite })
bad-incontro-same-four = dopo una partita siedono al tavolo gli stessi quattro
bad-incontro-number = nessun partecipante ha il numero { $number }
bad-incontro-agreed = il numero dei giri è stabilito: nessuno lo cambia da solo ({ $cite })
bad-no-order = «{ $text }» non è un ordine; ci sono { $known }
bad-order-short = a «{ $text }» manca una parola: una fra { $known }
bad-order-word = «{ $text }» non segue «{ $order }»; segue una parola fra { $known }
bad-order-long = in «{ $text }» c'è una parola di troppo: «{ $word }»
