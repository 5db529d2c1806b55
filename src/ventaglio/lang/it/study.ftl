# Quello che si dice di una smazzata o di una passata finita.

study-cost =
    { $name } ha scelto di { $done }. Invece { $other } valeva { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } punto
       *[other] { NUMBER($points, maximumFractionDigits: 1) } punti
    } in più{ $error ->
        [0] { "" }
       *[other] { " " }(± { NUMBER($error, maximumFractionDigits: 1) })
    }.
study-won =
    { $name } ha scelto di { $done }. La seconda scelta, { $other }, valeva { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } punto
       *[other] { NUMBER($points, maximumFractionDigits: 1) } punti
    } in meno{ $error ->
        [0] { "" }
       *[other] { " " }(± { NUMBER($error, maximumFractionDigits: 1) })
    }.
study-because = Di { $choice } il bot più forte direbbe a { $name }:
study-seen =
    { $sign ->
        [same] A carte viste, { $done } e { $other } danno lo stesso.
        [more] A carte viste, { $done } dà { $points ->
            [one] un punto
           *[other] { NUMBER($points, maximumFractionDigits: 1) } punti
        } in più di { $other }.
       *[less] A carte viste, { $done } dà { $points ->
            [one] un punto
           *[other] { NUMBER($points, maximumFractionDigits: 1) } punti
        } in meno di { $other }.
    }
bad-hand-not-over =
    { $game ->
        [burraco] La smazzata
        [tressette] La passata
       *[other] La mano
    } { $number } non è finita: di quel che è ancora in gioco non si dice niente.

## Analisi

opt-analyse-hand = Il numero della smazzata o della passata; senza, tutte quelle finite.
opt-analyse-effort = Quante disposizioni delle carte non viste si guardano per ogni decisione.
analyse-effort-range = --effort: da 1 a { $most }
analyse-no-hand =
    { $file }: { $game ->
        [burraco] nessuna smazzata è finita
        [tressette] nessuna passata è finita
       *[other] nessuna mano è finita
    }
analyse-progress = Decisioni
analyse-title =
    { $game ->
        [burraco] Smazzata
        [tressette] Passata
       *[other] Mano
    } { $number }
analyse-made = { $name }: { $points }
analyse-no-opinion = Per questo gioco non c'è un bot che sappia dire quanto vale una scelta.
analyse-moments = Quello che ha contato di più
analyse-no-moments = Nessuna decisione si distingue.
analyse-graph = Il risultato atteso
analyse-line = { $name }, da { $low } a { $high }:
analyse-column-step = Passo
analyse-column-who = Giocatore
analyse-column-did = Decisione
analyse-column-worth = Valore
analyse-column-better = Meglio
analyse-better = { $told } ({ $points })
analyse-legend =
    Valore: punti alla fine della { $game ->
        [burraco] smazzata
        [tressette] passata
       *[other] mano
    } meno quelli degli altri, con l'errore standard; { $worlds } disposizioni delle carte. { $game ->
        [burraco] Si pesano soltanto i punti: il Campione ama anche i burrachi puliti.
       *[other] { "" }
    }
analyse-figure = { NUMBER($points, maximumFractionDigits: 1) }

## La coda di un server

bad-analysis-waits = Hai già { $most } analisi in coda: chiedi di nuovo quando una è finita.
bad-analysis-day = Ci sono { $most } analisi al giorno per ciascuno: la prossima fra { $hours } h.
bad-analysis-near = Dal tuo indirizzo ci sono già { $most } analisi in coda: riprova quando qualcuna è finita.
bad-analysis-queue = Ci sono già { $most } analisi in coda: riprova più tardi.
bad-live-analysis-boards = Altri tavoli giocano ancora queste carte: si analizzano quando tutti le hanno giocate.
study-failed = Questa analisi non è riuscita. La puoi chiedere di nuovo.
