## Che cosa non va in un caso, e in quello che contiene

cases-unreadable = non si può leggere: { $why }
cases-refused = l'azione { $number }, «{ $action }», è rifiutata: { $refused } [{ $article }]
cases-refused-early = l'azione { $number }, «{ $action }», è rifiutata: { $refused } [{ $article }], quando ne restano altre { $left }
cases-otherwise = { $name }: atteso «{ $wanted }», trovato «{ $got }»
cases-asks = chiede «{ $fact }»
cases-does-not-ask = non chiede «{ $fact }»
cases-orders = atteso: { $wanted }; trovato: { $got }
cases-bounds = lasciato all'arbitro: atteso: { $wanted }; trovato: { $got }
cases-readings = letture: atteso: { $wanted }; trovato: { $got }
cases-silent = il codice tace
cases-not-silent = il codice non tace
cases-rests-on = non poggia su { $article }, ma su { $cited }

bad-inside = { $why }
bad-no-toml =
    { $line ->
        [none] finisce a metà di qualcosa: non è TOML
       *[other] riga { $line }: non è TOML
    }
bad-case-key-on-top = chiave «{ $key }» sconosciuta in testa al file; ci possono stare { $known }
bad-no-cases = un file di casi ha almeno un [[case]]
bad-case-key = chiave «{ $key }» sconosciuta; un caso ha { $known }
bad-case-kind =
    { $kind ->
        [flag] «{ $key }» è true o false
        [texts] «{ $key }» è un elenco di testi
        [table] «{ $key }» è una tabella di nomi e valori
       *[text] «{ $key }» è un testo, con le sue righe fra tre virgolette
    }
bad-case-key-missing = manca «{ $key }»
bad-case-twice = in questo file c'è già un caso «{ $id }»
bad-case-no-code = «code» non nomina alcun codice
bad-case-level = «level» è uno fra { $known }
bad-case-answer = «{ $fact }» ha una risposta, o un elenco di risposte
bad-case-expects-nothing = occorre dire che cosa deve risultare: ruling, silent o asks
bad-case-asks-and-rules = finché qualcosa è da chiedere non c'è ancora una decisione: basta asks
bad-given-for-nothing = «given» va con «reckon», che dice che cosa si calcola
bad-given-kind = «given»: «{ $key }» non è ciò che può starci
bad-no-article = non c'è alcun articolo «{ $text }»
bad-no-reading = non c'è alcuna lettura «{ $text }»
bad-never-asked = «{ $fact }» qui non si chiede mai; si chiede { $known }
bad-impossible-table = comincia da un tavolo a cui nessuna partita può arrivare
bad-in-action = azione { $number }, «{ $text }»: { $why }
bad-no-such-seat = non c'è alcun posto { $seat }: i posti sono { $known }
bad-no-fact =
    { $near ->
        [none] «{ $name }» non è nulla che qui si possa attendere
       *[other] «{ $name }» non è nulla che qui si possa attendere; forse { $near }?
    }
bad-fact-of = «{ $name }» non è nulla che qui si possa attendere: si scrive { $known }
bad-fact-value = { $name }: «{ $text }» non può mai risultare: { $why }
bad-no-word =
    { $near ->
        [none] «{ $text }» non è una parola nota qui
       *[other] «{ $text }» non è una parola nota qui; forse { $near }?
    }
bad-none-of = «{ $text }» non è fra { $known }

## Carte, azioni e tavoli


## Posizioni

bad-no-meld = «{ $text }» non è un gioco: { $fault }
bad-hand-twice = la mano di { $seat } sta due volte
bad-hands-missing = una posizione ha una mano per ciascuno dei { $players } posti, questa per { $hands }
bad-too-many-of-card = nella posizione ci sono più { $card } che nel mazzo
bad-rest-too-small = il resto del mazzo non basta a completare la posizione
bad-no-phase = «{ $text }» non è una fase: { $known }
bad-no-points = «{ $text }» non sono punti
bad-totals-count = { $count } totali per { $players } giocatori
bad-sides-count = { $count } linee per { $players } giocatori
bad-position-hand-number = in questa partita non c'è la smazzata { $number }
bad-position-before-deal = prima della distribuzione non ci sono carte sul tavolo
bad-position-turn-without-cards = { $seat } è di turno e non ha carte
bad-position-no-turn-left = non resta alcun turno da giocare
bad-position-not-picked-up = { $seat } non ha ancora pescato né raccolto: non può aver giocato nulla
bad-position-not-held = { $seat } non ha { $card }
bad-position-took-none = { $seat } non ha preso alcun { pozzetto }
bad-position-took-twice = { $seat } non può prendere due { pozzetti }
bad-position-pozzetti = { $there } { pozzetti }, presi o no, dove se ne formano { $known }
bad-position-sides = linee così non si possono formare: all'inizio sono { $known }
