### I turni di un torneo sui tavoli del server.

bad-live-tournament-offline = Questo torneo non si gioca sui tavoli del server.
bad-live-tournament-rests = In questo turno non hai un tavolo: riposi, oppure le posizioni non sono ancora esposte.
bad-live-tournament-opening = Il tuo tavolo sta per aprirsi: riprova fra poco.
bad-live-tournament-player = Questo giocatore non è in campo in questo turno: scegli tra { $players }.
