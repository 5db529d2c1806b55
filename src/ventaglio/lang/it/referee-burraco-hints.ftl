burraco-family-hints = Suggerimenti fra compagni

burraco-irregularity-remark = Ha commentato il gioco del compagno, rilevato un errore o chiamato l'arbitro
burraco-why-remark = Per il codice di gara il compagno tace fino allo scarto; altrimenti il gioco si interrompe e l'errore non si può più sanare. Per il codice internazionale chiunque può far notare un'irregolarità.
burraco-irregularity-hint = Ha suggerito una giocata al compagno, a parole o a gesti
burraco-why-hint = Ognuno gioca le proprie carte. Chi riceve un illecito suggerimento non deve trarne vantaggio; dove c'è un arbitro, ne risponde chi lo ha dato.
burraco-irregularity-reminder = Ha ricordato al compagno che tocca a lui, o che deve giocare il { pozzetto }
burraco-why-reminder = Ricordare è suggerire. Chi si sente ricordare il turno può ancora fare gioco; chi sta per giocare il { pozzetto }, o ha cominciato senza pescare né raccogliere, si sente così ricordare la pesca, e non può.
burraco-irregularity-tidied-melds = Ha riordinato i giochi nel turno del compagno
burraco-why-tidied-melds = Una sequenza in disordine si può riordinare in ogni momento, ma non mentre gioca il compagno: ne richiamerebbe l'attenzione su quel gioco.
burraco-irregularity-moved-own-cards = Ha mosso o sistemato le proprie carte nel turno del compagno
burraco-why-moved-own-cards = Il modo di muovere le carte può dire qualcosa al compagno: perciò stanno ferme mentre lui gioca.
burraco-irregularity-word-on-exposed-card = Ha richiamato l'attenzione del compagno su una carta esposta, o detto come giocarla
burraco-why-word-on-exposed-card = La carta esposta è una carta nota; se per di più la si indica o si dice dove va, finisce sul monte degli scarti.

burraco-fact-after-discard = Quando ha parlato, il compagno aveva già scartato?
burraco-fact-wrong-play = Che cosa c'era di sbagliato nel gioco del compagno?
burraco-answer-wrong-play-opening = un gioco aperto in modo errato o incompleto
burraco-answer-wrong-play-attaching = carte legate in maniera errata
burraco-answer-wrong-play-no-pick-up = ha calato carte senza prima pescare o raccogliere
burraco-answer-wrong-play-equal-sets = ha aperto una combinazione che la linea ha già
burraco-answer-wrong-play-closing = stava chiudendo senza poterlo fare
burraco-answer-wrong-play-six-card-burraco = è stato segnato un burraco con troppo poche carte
burraco-answer-wrong-play-none = niente
burraco-fact-only-marking = Il giocatore ha detto soltanto che un gioco basta per un burraco, per farlo segnare?
burraco-fact-first-burraco = Sarebbe stato il primo burraco della linea?
burraco-fact-about-to-close = Il compagno si apprestava a chiudere, con una sola carta oltre a quelle già estratte?
burraco-fact-card-left = Al compagno resta una carta da scartare?
burraco-fact-suggests-a-play = Le parole suggerivano anche come giocare?
burraco-fact-hint-followed = Il compagno ha già giocato secondo il suggerimento?
burraco-fact-joker-on-run = Riguardava la posizione di un jolly su una sequenza?
burraco-fact-reminded-of = Che cosa è stato ricordato al compagno?
burraco-answer-reminded-of-turn = che tocca a lui
burraco-answer-reminded-of-pozzetto = che deve giocare il { pozzetto } preso { in-diretta }
burraco-fact-pozzetto-to-play = Il compagno stava per giocare un { pozzetto } preso con lo scarto?
burraco-fact-begun-to-play = Il compagno aveva già cominciato a giocare senza pescare né raccogliere?
burraco-fact-information-passed = Ha dato al compagno un'informazione utile alla linea?
burraco-fact-card-holder = Di chi è la carta esposta?
burraco-answer-card-holder-partner = del compagno
burraco-answer-card-holder-offender = di chi ne ha richiamato l'attenzione
burraco-fact-holder-on-turn = È di turno il giocatore che ha la carta esposta?
burraco-answer-holder-on-turn-no = no, è di turno l'altro dei due

burraco-reading-the-turn-is-over = Il testo non dice che cosa accade se il suggerimento viene rilevato solo dopo lo scarto: quanto giocato in quel turno resta valido.
burraco-reading-word-on-exposed-card-is-a-hint = L'articolo sulla carta esposta dice soltanto che cosa accade alla carta: chi vi richiama l'attenzione dà un suggerimento, e l'articolo sul suggerimento lo fa ammonire.
burraco-reading-closing-remark-as-in-the-example = L'esempio parla del primo burraco segnato con la sesta carta: qui si fa chiudere allo stesso modo chi sta per chiudere senza alcun burraco e viene avvertito dal compagno.
burraco-reading-followed-hint-is-undone = Il testo impone l'azione contraria senza eccezioni per il suggerimento già seguito: finché il turno è aperto quanto calato in tal senso torna in mano, come il jolly; la pesca o raccolta resta.
burraco-reading-followed-hint-stands = Dopo lo scarto nessuna azione è più possibile: quanto giocato secondo il suggerimento resta valido, salvo il jolly su una sequenza, di cui parla il testo.
burraco-reading-reminder-by-content = Per il turno e per la pesca ci sono regole diverse, e uno stesso segno può voler dire l'uno o l'altra: prima che si tocchi qualcosa ricorda il turno; a gioco cominciato, o prima di giocare il { pozzetto }, ricorda la pesca.
burraco-reading-exposed-card-waits-for-its-turn = Il testo non dice quale gioco si interrompe se la carta esposta non è del giocatore di turno: qui si interrompe il gioco in corso, e la carta viene scartata al turno di chi la possiede.
burraco-reading-team-mates-are-partners = Il testo dice: il compagno. Nel gioco in sei s'intende ciascuno degli altri due della propria parte.

# Ciò che si chiede solo dove si gioca con le carte.
burraco-fact-opponents-pick = Scelgono gli avversari: il giocatore deve pescare o raccogliere?
burraco-answer-opponents-pick-draw = pescare
burraco-answer-opponents-pick-collect = raccogliere
burraco-fact-opponents-place = Scelgono gli avversari: a quale gioco vanno le carte?
burraco-fact-opponents-place-N = Scelgono gli avversari: a quale gioco va la carta numero { $n } tra quelle nominate?
burraco-answer-opponents-place-N =
    { $n ->
        [0] in nessun gioco
       *[other] al gioco { $n }
    }
burraco-answer-opponents-place-N-N =
    { $m ->
        [0] in nessun gioco
       *[other] al gioco { $m }
    }
burraco-fact-suggested = Che cosa ha suggerito?
burraco-answer-suggested-draw = di pescare
burraco-answer-suggested-collect = di raccogliere
burraco-answer-suggested-lay = di calare carte
burraco-answer-suggested-discard = di scartare una carta
burraco-answer-suggested-other = altro
burraco-fact-meld = In quale gioco?
burraco-answer-meld-N = nel gioco { $n }
