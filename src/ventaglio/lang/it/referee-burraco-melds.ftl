burraco-family-melds = Giochi errati
burraco-irregularity-gave-up-opening = Ha calato una o due carte per aprire un gioco e non lo ha completato
burraco-why-gave-up-opening = Le carte sul tavolo sono giocate: chi non può o non vuole completare il gioco non le riprende come se nulla fosse.
burraco-irregularity-wrong-opening = Ha aperto un gioco in maniera errata
burraco-why-wrong-opening =
    { $law ->
        [estratto] Chi sbaglia nel calare o nel legare ripristina i gruppi già presenti sul tavolo com'erano prima del suo turno.
       *[other] Il gioco errato si può sanare entro certi limiti; la carta eccedente si scarta, e l'errore pone fine al turno.
    }
burraco-irregularity-wrong-attach = Ha legato in modo erroneo carte a un gioco esistente
burraco-why-wrong-attach =
    { $law ->
        [estratto] Chi sbaglia nel calare o nel legare ripristina i gruppi già presenti sul tavolo com'erano prima del suo turno.
       *[other] Il gioco si può sanare con le carte mancanti o con la matta; le carte eccedenti si scartano, e il turno finisce.
    }
burraco-irregularity-meld-over-meld = Ha calato un nuovo gioco sopra uno che non può contenerlo
burraco-why-meld-over-meld = Due giochi che si sovrappongono restano ben distinti: il nuovo è valido.
burraco-irregularity-run-out-of-order = Ha calato una sequenza valida ma non ordinata
burraco-why-run-out-of-order = Le carte formano comunque un gioco valido: si riordinano senza penalità, tranne nel tempo di gioco del compagno.
burraco-irregularity-set-not-allowed = Ha calato una combinazione che non è di Assi o di 3
burraco-why-set-not-allowed = Sono ammesse soltanto combinazioni di Assi e 3: le carte di ogni altra vanno tutte scartate secondo norma.
burraco-irregularity-equal-sets = Ha aperto combinazioni uguali: la seconda è uguale a una della sua linea
burraco-why-equal-sets =
    { $law ->
        [estratto] Chi sbaglia nel calare o nel legare ripristina i gruppi già presenti sul tavolo com'erano prima del suo turno.
       *[other] Non è possibile aprire combinazioni uguali: la seconda si accorpa alla prima, e dall'errore non deve venire un vantaggio.
    }
burraco-irregularity-took-cards-back = Ha ripreso o spostato carte già calate o scartate
burraco-why-took-cards-back = La carta rilasciata dalla mano è giocata e resta sul tavolo, anche se è lo scarto; solo per il gioco errato ci sono norme proprie.

burraco-fact-wild-in-it = Nel gioco errato c'è una matta?
burraco-fact-meant-as-run = Doveva essere una sequenza?
burraco-fact-put-right-replacing = Il giocatore lo sana aggiungendo le carte mancanti, la matta, o sostituendo una o due carte?
burraco-answer-put-right-replacing-no = no, non può o non vuole aggiungerne
burraco-answer-put-right-replacing-fully = sì, senza carte eccedenti
burraco-answer-put-right-replacing-with-surplus = sì, ma fra le carte calate alcune sono eccedenti
burraco-fact-put-right-with-one-card = Il giocatore lo sana con una sola delle carte in suo possesso?
burraco-answer-put-right-with-one-card-no = no, non può o non vuole aggiungerne
burraco-answer-put-right-with-one-card-fully = sì, senza carte eccedenti
burraco-answer-put-right-with-one-card-with-surplus = sì, ma fra le carte calate alcune sono eccedenti
burraco-fact-put-right-with-missing = Il giocatore lo sana con le carte mancanti o con la matta?
burraco-answer-put-right-with-missing-no = no, non può o non vuole aggiungerne
burraco-answer-put-right-with-missing-fully = sì, senza carte eccedenti
burraco-answer-put-right-with-missing-with-surplus = sì, ma fra le carte calate alcune sono eccedenti
burraco-fact-put-right-own-choice = Il giocatore fa un gioco valido con almeno una delle carte componenti l'apertura errata?
burraco-answer-put-right-own-choice-no = no
burraco-answer-put-right-own-choice-fully = sì, senza carte eccedenti
burraco-answer-put-right-own-choice-with-surplus = sì, con carte eccedenti
burraco-fact-wild-in-both = C'è una matta in entrambe le combinazioni?
burraco-fact-taken-back = Che cosa è stato ripreso?
burraco-answer-taken-back-laid-cards = carte calate o legate
burraco-answer-taken-back-discard = lo scarto
burraco-fact-laid-rightly = Il gioco era valido?

burraco-reading-wrong-play-is-undone = Il testo fa ripristinare i gruppi com'erano; qui vuol dire che le carte tornano in mano e il turno prosegue.
burraco-reading-equal-sets-are-a-mistake = Il testo non parla di combinazioni uguali: come nel codice di gara non sono ammesse, e sono un errore come gli altri.
burraco-reading-no-meld-all-penalised = L'articolo non dice che cosa accade se non ne viene un gioco valido: qui tutte le carte calate sono penalizzate.
burraco-reading-given-up-cards-found-late = Per le fasi successive il testo parla delle carte eccedenti di un gioco: una o due carte che non formano un gioco lo sono tutte, quindi restano, non vi si aggiunge nulla e sono conteggiate negativamente.
burraco-reading-nothing-put-right-after-the-discard = L'articolo non dice fino a quando si può sanare: qui fino allo scarto, dopo il quale non si può più giocare.
burraco-reading-wrong-attach-ends-the-turn = Per le carte legate e sanate il testo non dice chiaramente che il turno finisce: qui finisce, come dopo un'apertura errata.
burraco-reading-put-right-before-discarding = Un articolo fa scartare subito la carta, un altro permette di sanare: qui prima si può sanare, e si scartano le carte eccedenti.
burraco-reading-close-stands-to-the-letter = Il testo convalida la chiusura benché il burraco non valga, e non ne chiede un altro: lo si segue alla lettera.
burraco-reading-second-wild-before-the-close = Il testo convalida la chiusura e fa scartare subito la seconda matta: lo scarto è la matta, con la matta non si chiude, e l'ultima carta resta in mano.
burraco-reading-no-next-turn-so-counted-against = Il testo fa scartare la matta al giro successivo e convalida la chiusura: se non c'è un giro successivo è conteggiata negativamente, come quando l'infrazione è rilevata più tardi.
burraco-reading-highest-card-is-the-higher-wild = La «carta più alta» da scartare è intesa come la più alta delle due matte.
burraco-reading-burraco-after-the-infraction = Il burraco formatosi dopo l'apertura della seconda combinazione e prima che fosse rilevata: l'articolo non rende valido quello formatosi dopo l'infrazione, il glossario conserva quello realizzato prima del congelamento. Si segue l'articolo, che parla proprio di questo caso.
burraco-reading-frozen-besides-the-wild = Per le due matte il testo dice solo che cosa accade a una di esse; qui le combinazioni sono anche congelate definitivamente, come quando le matte non ci sono.
burraco-reading-second-wild-comes-back = Il testo non dice che ne è di una seconda matta, che la combinazione non può contenere: qui torna in mano.
burraco-reading-forbidden-set-all-surplus = L'articolo sui giochi errati rilevati nelle fasi successive parla delle carte eccedenti: in una combinazione non permessa lo sono tutte, e non vi è burraco.
