### Il comando che verifica le distribuzioni di una partita registrata.

help-verify =
    Verificare che le carte distribuite siano quelle promesse prima della distribuzione, e rigiocare la partita.

      ventaglio verify partita.txt
      ventaglio verify partita.txt --receipts mie.json
      ventaglio verify tavolo-1.txt tavolo-2.txt

    Più registrazioni di un torneo si confrontano anche tra loro: lo stesso board deve avere le stesse carte a ogni tavolo.
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
verify-missing-opening = non è quella promessa: qualcuno si è impegnato e non ha svelato il suo segreto, quindi andava annullata.
verify-false-opening = non è quella promessa: qualcuno ha svelato un segreto diverso da quello per cui si era impegnato.
verify-deals-skipped = prima di questa ci sono state distribuzioni di cui la partita registrata non dà conto.
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
verify-had-no-part = senza { $who }: { $why }

## Che cosa mostra un tipo di prova

verify-kind-first = Queste prove sono del primo tipo: si era impegnato solo il server, e i testi si dicevano uno dopo l’altro. È escluso che il server da solo abbia voluto queste carte; non è escluso che abbia provato molti testi di un complice al tavolo, dopo aver letto quelli degli altri.
verify-kind-second = Queste prove sono del secondo tipo: tutti si sono impegnati prima che qualcuno svelasse il suo segreto. Se tra { $who } anche uno solo è stato onesto, queste carte non le ha scelte nessuno.
verify-without-bot = un bot, per cui parlerebbe il server
verify-without-away = era assente
verify-without-silent = non si è impegnato in tempo
verify-without-failed = due volte non aveva svelato il segreto per cui si era impegnato

## Distribuzioni annullate

verify-voided =
    { $count ->
        [one] Una distribuzione è stata annullata prima che si vedesse una carta, e rifatta:
       *[other] { $count } distribuzioni sono state annullate prima che si vedesse una carta, e rifatte:
    }
verify-void-missing = { $label }: { $who } non ha svelato il segreto
verify-void-false = { $label }: { $who } ha svelato un altro segreto
verify-void-house = { $label }: la casa non ha potuto svelare il suo segreto
verify-void-old-kind = { $label }: la casa l’aveva promessa alla vecchia maniera

## A confronto con le proprie ricevute, e con altri tavoli

opt-verify-receipts = Quello che il tuo programma ha conservato delle distribuzioni, da confrontare
opt-verify-others = Registrazioni di altri tavoli con gli stessi board
bad-receipts = { $file } non contiene ricevute di distribuzioni.
verify-dispute-other-house = { $label }: a te era stato mostrato un altro impegno della casa.
verify-dispute-other-list = { $label }: quando hai svelato il segreto ti erano stati mostrati altri impegni.
verify-dispute-other-opening = { $label }: tu hai svelato un altro segreto.
verify-dispute-without-you = { $label }: per questa distribuzione ti eri impegnato, e si è fatta senza di te.
verify-dispute-blamed = { $label }: la registrazione dice che non hai svelato il segreto, e invece sì.
verify-dispute-hidden = { $label }: per questa distribuzione ti eri impegnato, e la registrazione non la conosce.
verify-equal = I board erano gli stessi a tutti questi tavoli.
verify-unequal = Il board { $label } non era lo stesso a tutti questi tavoli.
