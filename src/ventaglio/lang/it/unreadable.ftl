### Quello che qualcuno scrive e non si può leggere: carte, azioni, tavoli, chiamate dell'arbitro.


## Azioni

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
bad-referee-must-be-told = all'arbitro va detto { $fact }: { $known }
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
bad-action-incomplete = «{ $text }» non è completa: si scrive «{ $usage }»
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
