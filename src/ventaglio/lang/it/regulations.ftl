### Quello che le norme di un codice sui tornei non lasciano passare.

bad-score-not-multiple = { $points } non può essere un punteggio: carte e premi sono tutti multipli di { $step }. Rileggere lo score.
bad-vp-out-of-range = Nessuno può avere { $vp } Victory Point: ogni partita ne divide { $most }.
bad-norm-value-unknown = { $norm } di { $code } non può essere { $value }: questo programma non conosce altro valore che { $known }.
bad-code-without-tournaments = { $code } non ha norme per i tornei. Scegliere uno di questi: { $known }.

## Sostituzioni

desk-no-substitution-past-half = Più di metà dei turni è stata giocata ({ $completed } su { $rounds }): non si può più sostituire nessuno.
desk-no-substitution-not-told = La posizione del primo turno è esposta: ora si può sostituire solo chi aveva avvisato l'organizzazione.
desk-no-substitution-already-played = Può subentrare solo chi non ha ancora giocato in questo torneo.
desk-no-substitution-once = Per questa iscrizione c'è già stata una sostituzione: non se ne può fare un'altra.
desk-no-substitution-whole-pair = Di una coppia si può sostituire un giocatore, non tutti e due.
desk-no-substitution-team = Di una squadra si possono sostituire al massimo { $most } giocatori.
