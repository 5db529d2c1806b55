### Quello che qualcuno scrive e non si può leggere: carte, azioni, tavoli, chiamate dell'arbitro.

bad-no-card = «{ $text }» non è una carta: si scrivono il valore { $ranks } e il seme { $suits }, o * per il jolly
bad-no-carta = «{ $text }» non è una carta: si scrivono il palo { $suits } e il grado { $ranks }, come in dA o cC
bad-of-text = «{ $text }»: { $why }
bad-of-code = { $code }: { $why }

## Azioni

bad-action-empty = una riga vuota non è un'azione
bad-action-alone = «{ $verb }» si scrive da solo, ma lo segue «{ $rest }»
bad-action-incomplete =
    «{ $text }» non è completo: si scrive «{ $verb ->
        [open] open CARTA CARTA CARTA…
        [attach] attach NUMERO-DEL-GIOCO CARTA [low]
        [discard] discard CARTA
        [deal] deal TAGLIO [unnoticed] CARTA…
        [abandon] abandon POSTO
       *[other] { $usage }
    }»
bad-carta-action-incomplete =
    «{ $text }» non è completo: si scrive «{ $verb ->
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
    «{ $text }» non è completo: si scrive «{ $verb ->
        [call] call NUMERO fatto=risposta…
        [report] report IRREGOLARITÀ POSTO fatto=risposta…
       *[other] { $usage }
    }»
bad-no-action = «{ $verb }» non è un'azione: le azioni sono { $known }
bad-stands-for-once = «{ $text }»: in un gioco una sola carta può fare le veci di un'altra
bad-stands-for-wild = «{ $text }»: solo un jolly o una pinella può fare le veci di un'altra carta
bad-thrown-what = «{ $text }»: si lancia ciò che si apre o si lega

## Tavoli

bad-no-option =
    { $known ->
        [none] non c'è un'opzione «{ $name }»: questo codice non lascia nulla al tavolo
       *[other] non c'è un'opzione «{ $name }» in questo codice; le sue opzioni sono { $known }
    }
bad-no-option-value = l'opzione { $name } non può essere «{ $value }»; si sceglie fra { $known }
bad-no-game-for = { $code } non prevede il gioco in { $players }: si gioca in { $known } ({ $cite })
bad-hands-or-target = una partita ha un numero di smazzate oppure un punteggio da raggiungere, non entrambi
bad-alone-players = ognuno per sé si gioca in tre o in cinque, non in { $players }
bad-names-count = nomi { $names } per { $players } giocatori
bad-match-too-short = una partita ha almeno una smazzata, o un punteggio da raggiungere maggiore di zero
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
bad-no-fact = «{ $text }» non è un fatto: si scrive fatto=risposta
bad-fact-words = «{ $fact }» con «{ $answer }» non è un fatto: ciascuno è una parola sola
bad-referee-must-be-told = all'arbitro va detto { $fact }: { $known }
bad-no-mistake = a questo tavolo non risulta un errore { $number }
bad-mistake-ruled = sull'errore { $number } l'arbitro ha già deciso
bad-may-not-call = da quel posto ora non si può chiamare per l'errore { $number }
bad-no-such-seat = a questo tavolo non c'è un posto { $seat }
bad-does-not-hold = il giocatore non ha in mano { $cards }
bad-fact-number = { $fact }={ $text }: qui va un numero
bad-no-such-meld = sul tavolo non c'è un gioco { $number }
bad-reservation-waits = la riserva aspetta che l'effetto negativo si verifichi: si dice harm=objected o harm=let-pass
bad-not-for-people = «{ $fact }» non lo dicono le persone: il tavolo lo sa, o lo saprà
bad-report-when = si segnala un posto di questo tavolo, quando nient'altro aspetta di essere deciso
bad-not-reported = «{ $name }» non si segnala: lo annota il tavolo stesso
