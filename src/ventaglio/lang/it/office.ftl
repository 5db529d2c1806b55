### I tornei su un server.

## Perché l'ufficio dice di no

desk-no-role =
    Chi lavora come { $role ->
        [director] direttore non può parlare per i giocatori
        [referee] arbitro non può metterlo a verbale
        [scorer] addetto ai punteggi non può metterlo a verbale
        [check-in] addetto all'accoglienza non può metterlo a verbale
       *[other] { $role } non può metterlo a verbale
    }: usa il collegamento del ruolo che può.
desk-no-not-yours = I giocatori parlano solo per la propria iscrizione.
bad-tournament-none = Qui non c'è un torneo { $tournament }.
bad-tournament-key-entrant = La chiave di un giocatore è per un iscritto, e le altre no: scrivi il numero dell'iscritto per un giocatore, e nessuno per gli altri.
bad-tournament-no-key = Questa chiave non c'è: è stata revocata, o è di un altro torneo.

## Tornei salvati

bad-tournament-no-file = Questo non è un torneo salvato, o ne è solo una parte.
bad-tournament-version = Il file ha la versione { $found }; questo programma legge la versione { $known }.
bad-tournament-checksum = Il file è stato cambiato da quando fu salvato, o è guasto.
bad-tournament-file = Il file non si può leggere: { $problem }

## Fogli elettronici

bad-sheet-kind = { $file } non è un foglio elettronico che qui si possa leggere: salvalo come .xlsx o .csv.
bad-sheet-large = { $file } è troppo grande per un elenco: è il file giusto?
bad-sheet-empty = { $file } è vuoto.
bad-sheet-which = { $file } ha più fogli con qualcosa dentro: { $sheets }. Di' quale.
bad-sheet-none = In { $file } non c'è un foglio «{ $sheet }». Ci sono: { $sheets }.
bad-sheet-alone = { $file } non ha fogli fra cui scegliere: lascia stare il nome del foglio.
bad-tournament-other-name = Il torneo si chiama «{ $name }»: per cancellarlo, scrivi proprio così.
bad-tournament-counts = Il torneo conta in un circuito perché lo avete voluto voi ({ $circuits }): prima toglilo da lì, oppure mettilo via, che alle classifiche non toglie nulla.
