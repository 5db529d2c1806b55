### Perché un movimento non si può fare come è stato chiesto.

bad-mitchell-lines = La linea fissa ha { $fixed } posti e quella mobile { $mobile }: in un Mitchell devono essere lunghe uguali.
bad-mitchell-rounds = Con { $tables } tavoli e uno spostamento di { $skip } si giocano { $most } turni prima che qualcuno ritrovi gli stessi avversari: il turno { $round } non c'è.
bad-calendar-rounds = { $entrants } iscritti si incontrano tutti in { $most } turni: il turno { $round } non c'è.
bad-yellow-players = A un torneo giallo servono almeno quattro giocatori; ce ne sono { $players }.
bad-yellow-rounds = Il calendario ha { $rounds } turni: il turno { $round } non c'è.
bad-groups-empty = Ogni girone ha almeno un tavolo: scrivi le misure in tavoli, per esempio 7, 9.
bad-groups-other-tables = I gironi da { $sizes } occupano { $asked } tavoli, e i tavoli sono { $tables }: cambia una misura perché tornino.
bad-groups-too-large = I gironi da { $sizes } occupano { $asked } tavoli, e i tavoli sono solo { $tables }: falli più piccoli, o di meno.
