tressette-family-conduct = Comportamento e spettatori
tressette-irregularity-misconduct = Si è comportato in modo non corretto
tressette-why-misconduct = Il giocatore è sereno, cortese e impassibile, tiene per sé le proprie carte e accetta le sanzioni. Chi vi manca ripetutamente può essere sanzionato.
tressette-irregularity-spectator-contested = Si contesta la presenza di uno spettatore
tressette-why-spectator-contested = Solo pochi possono assistere, ciascuno con un giocatore che ne risponde, e non contro il volere di più della metà dei giocatori. Una volta ammesso, non si allontana nessuno senza un valido motivo.
tressette-fact-spectator = In che posizione è lo spettatore?
tressette-answer-spectator-refused-by-most = più della metà dei giocatori non lo vuole
tressette-answer-spectator-third =
    { $spectators ->
        [one] ce n'è già un altro
       *[other] ce ne sono già altri { $spectators }
    }
tressette-answer-spectator-nobody-answers = non c'è un giocatore, e uno solo, che ne risponda
tressette-answer-spectator-admitted = regolarmente ammesso
tressette-fact-valid-reason = C'è un valido motivo per allontanarlo?
tressette-irregularity-spectator-misconduct = Uno spettatore ha parlato, suggerito, commentato o si è spostato
tressette-why-spectator-misconduct = Lo spettatore siede accanto al suo giocatore, in silenzio e impassibile, e non denuncia nulla prima della fine della passata, salvo ciò che accade nelle fasi preliminari.
tressette-fact-game-affected = Ha inciso sul gioco?
