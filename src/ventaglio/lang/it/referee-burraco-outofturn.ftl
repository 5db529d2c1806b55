burraco-family-out-of-turn = Fuori turno
burraco-irregularity-pick-up-out-of-turn = Ha pescato o raccolto quando non era il suo turno
burraco-why-pick-up-out-of-turn = Quanto è stato pescato o raccolto ritorna nella sua originaria posizione. Al proprio turno il giocatore si limita a rifare la stessa pesca o raccolta e a scartare; i giochi aperti senza quelle carte restano, congelati temporaneamente.
burraco-irregularity-pick-up-after-pozzetto = Ha preso il { pozzetto } { in-diretta } e poi ha pescato o raccolto di nuovo
burraco-why-pick-up-after-pozzetto = Chi va a { pozzetto } { in-diretta } è ancora nello stesso turno, che ha già avuto la sua pesca o raccolta: quanto è stato preso impropriamente ritorna nella sua originaria posizione e il turno finisce con lo scarto.
burraco-irregularity-play-out-of-turn = Ha aperto un gioco o legato carte quando non era il suo turno
burraco-why-play-out-of-turn =
    { $law ->
        [internazionale] Le carte restano, congelate temporaneamente come dopo una mancata pesca o raccolta: le libera la pesca o raccolta del turno successivo.
       *[other] Le carte restano, congelate temporaneamente: al proprio turno il giocatore si limita a pescare o raccogliere e scartare, e la pesca o raccolta del turno successivo le libera.
    }

burraco-fact-picked-up = Che cosa ha fatto?
burraco-answer-picked-up-draw = ha pescato dal tallone
burraco-answer-picked-up-collect = ha raccolto dal monte
burraco-fact-made-play = Ha poi aperto un gioco o legato carte?
burraco-fact-mixed-in = Ha inserito la carta pescata nel ventaglio?
burraco-fact-on-turn = Di chi era il turno?
burraco-answer-on-turn-opponent = di un avversario
burraco-answer-on-turn-partner = del compagno
burraco-fact-partner-yet-to-pick-up = Il compagno deve ancora pescare o raccogliere prima che tocchi a lui?
burraco-fact-drawn-card = Dov'è la carta pescata?
burraco-answer-drawn-card-new-meld = in un gioco che ha aperto
burraco-answer-drawn-card-attached = legata a un gioco
burraco-answer-drawn-card-hand = l'ha tenuta, e si sa qual è
burraco-answer-drawn-card-unknown = ha aperto giochi e non si può individuare la carta
burraco-fact-cards-hanging = Alla carta impropriamente legata ne sono state aggiunte altre, che senza quella non legano?
burraco-fact-laid-again = Dopo l'estrazione a caso i giochi si sono potuti riproporre?
burraco-answer-laid-again-as-they-were = sì, com'erano
burraco-answer-laid-again-with-another-card = sì, con un'altra carta al posto di quella estratta
burraco-answer-laid-again-not = no, manca una carta e nessuna la può sostituire

burraco-reading-blind-card-is-not-shown = Si fa visionare all'avversario solo la carta effettivamente pescata; della carta estratta a caso il testo non lo dice, e qui non si mostra.
burraco-reading-card-not-played-goes-back = Il testo parla della carta pescata che è stata giocata. Se è stata tenuta, e si sa qual è, ritorna sul tallone e quanto calato resta congelato allo stesso modo.
burraco-reading-attached-frozen-to-the-letter = Per le carte legate il testo nomina il turno nel quale il giocatore deve solo pescare e scartare, per i giochi aperti quello successivo: si segue alla lettera, e il gioco a cui si è legato è libero dalla pesca o raccolta di quel turno.
burraco-reading-attached-as-with-a-card-drawn = Per la raccolta il testo parla solo di giochi aperti; le carte legate si trattano come dopo la pesca.
burraco-reading-attached-as-out-of-turn = Dopo il { pozzetto } il testo parla solo di giochi aperti; le carte legate si trattano come nella pesca o raccolta fuori turno.
burraco-reading-attached-as-opened = Il testo parla solo di giochi aperti; le carte legate si trattano allo stesso modo, e quelle aggiunte a una carta presa impropriamente sono penalizzate.
burraco-reading-partner-bound-as-in-the-paragraphs-before = Per chi ha fatto gioco il testo ne limita il turno «così come previsto dai due commi precedenti», che limitano anche il compagno che ne abbia ricevuto un illecito suggerimento: qui vale lo stesso anche in questo caso.
burraco-reading-complete-meld-freezes-too = Si può intendere che si congeli solo il gioco completato con una carta; qui si congela anche quello che non ne ha bisogno, come dopo la raccolta.
burraco-reading-discards-all-the-same = Solo in questo caso il testo non nomina lo scarto; dice che la mano passa, quindi il giocatore scarta come negli altri casi.
burraco-reading-valid-at-the-turn-after = Il testo dice «al turno successivo»; poiché al proprio turno il giocatore si limita a pescare o raccogliere e scartare, s'intende il turno dopo quello.
burraco-reading-set-aside-is-frozen = Qui il testo dice soltanto che i giochi si mettono in disparte; restano congelati, come fuori turno, e sono validi al turno successivo del giocatore.
burraco-reading-not-cured-is-penalised = Il testo dice che i giochi rimasti incompleti non si possono sanare, e nient'altro; le loro carte sono quindi penalizzate.
burraco-reading-no-article-on-playing-out-of-turn = Questo codice non ha un articolo sul gioco fuori turno senza pesca o raccolta, e vieta le penalità non previste: quanto è calato fuori turno è calato dopo il proprio scarto, e come tale si congela; il turno successivo non è limitato.
