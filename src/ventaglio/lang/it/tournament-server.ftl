### Quello che il server dice alla direzione di gara, oltre alle obiezioni.

desk-overtaken = Nel frattempo qualcun altro ha registrato qualcosa: guarda di nuovo, poi riprova.
bad-tournament-computed = Questo lo calcola il server: sorteggi e classifiche non si scrivono a mano.
