### Il comando che verifica le distribuzioni di una partita registrata.

help-verify =
    Verificare che le carte distribuite siano quelle promesse prima della distribuzione, e rigiocare la partita.

      ventaglio verify partita.txt

    Termina con 1 se non ogni distribuzione è provata. Che cosa significa è spiegato in docs/provable.md.

## Testi illeggibili

bad-contribution = «{ $text }» non può contribuire a una distribuzione: si scrivono da 1 a 64 lettere, cifre, trattini o sottolineature
bad-contributor = «{ $text }»: ogni posto contribuisce una volta, e il tavolo mai
bad-deal-header = intestazione { $name }: «{ $text }» non è quello che ci va scritto
bad-record-move = riga { $line }: «{ $move }» non si può giocare. { $why }
bad-record-move-foreign = riga { $line }: «{ $move }» qui non si può giocare. La registrazione è stata fatta con valori del suo codice diversi da quelli di questo programma. { $why }

## Risultato

verify-deal = Distribuzione { $number }: { $verdict }
verify-commitment = impegno { $commitment }
verify-proved = provata.
verify-no-proof = la partita registrata non ne porta la prova.
verify-untold = il suo segreto non è stato rivelato.
verify-nobody-contributed = le carte seguono dal segreto, ma nessun giocatore ha contribuito: potevano essere scelte.
verify-label-used-twice = la sua prova è quella di una distribuzione precedente.
verify-other-commitment = non è quella promessa: il segreto non corrisponde all’impegno.
verify-other-cards = non è quella promessa: segreto e contributi danno altre carte.
verify-no-deal = In questa partita non si distribuiscono carte: non c’è nulla da provare.
verify-summary =
    { $deals ->
        [one]
            { $proved ->
                [0] Una distribuzione, non provata.
               *[other] Una distribuzione, provata.
            }
       *[other] { $deals } distribuzioni, provate: { $proved }.
    }
verify-compare = Confronta gli impegni e i tuoi contributi con quelli che hai visto prima di ogni distribuzione.
