### Circuiti e stagioni: classifiche su più tornei, e che cosa raccontano i tornei di un circolo.

## Cifre

season-decimal = { $whole },{ $rest }
season-figure =
    { $event }: { $place }º posto su { $of }, { $by ->
        [vp] { $base } VP
        [beaten] { $base } iscritti dietro
       *[place] { $base } punti per il posto
    }{ $presence ->
        [none] { "" }
       *[some] , { $presence } per la presenza
    }{ $weight ->
        [none] { "" }
       *[some] , contato al { $weight }%
    }: { $points }{ $twice ->
        [yes] { " " }(il migliore di due risultati)
       *[no] { "" }
    }{ $counts ->
        [no] . Non conta: contano solo i { $best } migliori
       *[yes] { "" }
    }
season-figure-club =
    { $event }: { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    }, la migliore al { $place }º posto su { $of }, { $by ->
        [vp] { $base } VP
        [beaten] { $base } iscritti dietro
       *[place] { $base } punti per i posti
    }{ $presence ->
        [none] { "" }
       *[some] , { $presence } per la presenza
    }{ $weight ->
        [none] { "" }
       *[some] , contato al { $weight }%
    }: { $points }{ $left ->
        [none] { "" }
       *[some] . Altre { $left } avevano meno e non contano
    }{ $counts ->
        [no] . Non conta: contano solo i { $best } migliori
       *[yes] { "" }
    }
season-total = Totale: { $points }, da { $counted } su { $played }
season-decided = Dietro al precedente per { $tie }.
season-unranked = Non ancora in classifica: servono { $least } tappe, ne ha giocate { $played }.

## Regole

season-ranked-people = Persone
season-ranked-pairs = Coppie
season-ranked-clubs = Circoli
season-by-place = Punti per il posto
season-by-beaten = Un punto per ogni iscritto dietro
season-by-vp = Victory points del torneo
season-tie-places = posti migliori
season-tie-vp = più victory points
season-tie-events = più tappe giocate
season-tie-latest = il risultato migliore nell'ultima tappa

season-rule-ranked-people = La classifica è individuale, con qualunque compagno si sia giocato.
season-rule-ranked-pairs = Chi si iscrive insieme è in classifica insieme.
season-rule-ranked-clubs = In classifica stanno i circoli, con quello che le loro persone portano.
season-rule-place = Punti per il posto: { $table }; ogni posto successivo { $others }.
season-rule-place-plain = Ogni posto dà { $others }.
season-rule-beaten = Ogni tappa dà un punto per ogni iscritto dietro.
season-rule-vp = Ogni tappa dà i suoi victory points.
season-rule-presence = Chi gioca ne riceve altri { $points }.
season-rule-best = Contano i { $best } risultati migliori.
season-rule-all = Contano tutti i risultati.
season-rule-least = In classifica da { $least } tappe in poi.
season-rule-club-best = A ogni tappa contano le { $best } persone migliori di un circolo.
season-rule-replaced = Anche chi è stato sostituito durante una tappa riceve i suoi punti.
season-rule-categories = Ogni categoria ha anche una classifica sua.
season-rule-ties = A pari punti: { $ties }; poi il posto è condiviso.
season-rule-no-ties = A pari punti il posto è condiviso.
season-rule-planned = Sono previste { $planned } tappe.

## Chi è chi

season-doubt-same-name = { $names }: un nome, tessere diverse. In classifica come persone diverse.
season-doubt-no-card = { $names }: con la tessera a una tappa, senza a un'altra. In classifica come persone diverse, finché non si dice che sono una sola.
season-doubt-same-card = { $names }: una tessera con nomi diversi. In classifica come una persona.
season-doubt-settled = { $names }: una sola persona, come è stato detto.
season-doubt-told-apart = { $names }: persone diverse con lo stesso nome, come è stato detto.
season-known-card = tessera { $what }
season-known-name = senza tessera
season-known-person = nell'anagrafe del circolo
season-organiser = organizzatore

## Il registro di un circuito

season-log-opened = Aperto il circuito «{ $name }»
season-log-renamed = Ora si chiama «{ $name }»
season-log-rules-set = Regole: { $rules }
season-log-event-added = { $event } conta, al { $weight }%
season-log-event-removed = { $event } non conta più{ $why ->
        [none] { "" }
       *[some] : { $why }
    }
season-log-source-gone = { $event } è stato eliminato da chi lo teneva: { $kept ->
        [yes] il suo esito resta scritto qui e continua a contare
       *[no] non era finito, e non dà nulla
    }
season-log-settled = { $how ->
        [one] { $persons } sono una sola persona
        [apart] { $persons } sono persone diverse
       *[groups] Chi è chi: { $persons }
    }
season-log-joined = { $one } e { $other } sono una sola persona
season-log-parted = { $one } e { $other } sono due persone
season-log-shown = { $public ->
        [yes] Pubblicato per tutti
       *[no] Non più pubblico
    }

## Che cosa non può essere

bad-season-points = I punti sono numeri interi da 0 a { $most }.
bad-season-places = Al massimo { $most } posti hanno punti propri.
bad-season-order = Un posto peggiore non può dare più punti di uno migliore.
bad-season-nothing = Con queste regole nessun posto dà punti.
bad-season-number = Un numero di tappe o di persone sta fra 0 e { $most }.
bad-season-least = Non si possono chiedere più tappe delle { $best } che contano.
bad-season-ties = Una parità non si decide due volte con la stessa cosa.
bad-season-log = Questo non è il registro di un circuito.
bad-season-no-name = Un circuito ha bisogno di un nome.
bad-season-long = È troppo lungo: un nome ha al massimo { $most } lettere.
bad-season-weight = Un peso è una percentuale da { $least } a { $most }.
bad-season-full = Non ce ne stanno di più: il massimo è { $most }.
bad-season-not-in = { $tournament } non è una tappa di questo circuito.
bad-season-join = Indicare due persone diverse, non già unite (o separate).
bad-season-nobody = Nessuno nelle tappe di questo circuito è noto come «{ $key }».
bad-season-none = Non c'è un circuito «{ $circuit }».
bad-season-no-tournament = Non c'è un torneo «{ $tournament }» che si possa aggiungere: deve essere nell'elenco pubblico, o serve il suo link del direttore.

## Su carta

paper-season-ranking = Classifica
paper-season-after = Dopo { $events ->
        [one] una tappa
       *[other] { $events } tappe
    }{ $planned ->
        [none] { "" }
       *[some] { " " }su { $planned }
    }
paper-season-who = Nome
paper-season-club = Circolo
paper-season-category = Cat.
paper-season-total = Punti
paper-season-events = Tappe
paper-season-gone = eliminato da chi lo teneva; i risultati restano com'erano
paper-season-rules = Regole
paper-season-in-brackets = I risultati fra parentesi non contano.
paper-season-category-of = Categoria { $category }
paper-season-nobody = Nessuna tappa è ancora finita.
paper-season-record = Come da registro: riga { $seq } del circuito
paper-board-title = Bacheca
paper-board-coming = Prossimi tornei
paper-board-latest = Ultimi risultati
paper-board-nothing = Ancora niente.
paper-board-when = Data
paper-board-what = Torneo
paper-board-where = Luogo
paper-board-winners = I primi tre
