### Burraco: i codici, il conteggio, le norme e quello che succede al tavolo.

## Codici e articoli

code-fibur-2019 = FIBUR 2019
code-estratto = Estratto
code-internazionale = Internazionale
code-circolo = Circolo
article = Art. { $article }
article-named = «{ $article }»
cite = { $article } — { $code }

## Chi

you = tu
you-label = Tu
and = { $first } e { $last }
us = Noi: { $names }
you-alone = Tu
them = { $names }

## Quello che uno ha fatto nel suo turno

turn-told =
    { $who ->
        [you] Tu { $done }.
       *[other] { $name }: { $done }.
    }
did-drew =
    { $who ->
        [you] peschi
       *[other] pesca
    }
did-drew-card =
    { $who ->
        [you] peschi { $card }
       *[other] pesca { $card }
    }
did-took =
    { $who ->
        [you] raccogli { $count ->
                [one] { $cards } dal monte
               *[other] il monte ({ $cards })
            }
       *[other] raccoglie { $count ->
                [one] { $cards } dal monte
               *[other] il monte ({ $cards })
            }
    }
did-opened =
    { $who ->
        [you] cali { $number }: { $cards }
       *[other] cala { $number }: { $cards }
    }
did-attached =
    { $who ->
        [you] leghi { $card } a { $number }: { $cards }
       *[other] lega { $card } a { $number }
    }
did-discarded =
    { $who ->
        [you] scarti { $card }
       *[other] scarta { $card }
    }
did-pozzetto-direct =
    { $who ->
        [you] vai a { pozzetto } { in-diretta } ({ $count } carte)
       *[other] va a { pozzetto } { in-diretta } ({ $count } carte)
    }
did-pozzetto =
    { $who ->
        [you] vai a { pozzetto } con lo scarto ({ $count } carte)
       *[other] va a { pozzetto } con lo scarto ({ $count } carte)
    }
did-expired =
    { $who ->
        [you] esaurisci il tempo
       *[other] esaurisce il tempo
    }

did-burraco = { $done } – burraco { $kind }

## Quello che si annuncia

said-time-out =
    { $turns ->
        [0] Time out.
        [one] Time out: resta da giocare un turno.
       *[other] Time out: restano da giocare { $turns } turni.
    }
said-stall-watched = L'arbitro osserva se c'è stallo.
said-thrown-in = Si procede a una nuova distribuzione.
said-pozzetto-seen =
    { $who ->
        [you] Guardi il tuo { pozzetto }: { $cards }
       *[other] { $name } guarda il { pozzetto }: { $cards }
    }

hand-ended-closed =
    { $who ->
        [you] Hai chiuso la smazzata.
       *[other] { $name } ha chiuso la smazzata.
    }
hand-ended-stock = La smazzata finisce: il tallone è esaurito.
hand-ended-time-out = La smazzata finisce: il tempo è scaduto.
hand-ended-stall = La smazzata finisce: l'arbitro ha dichiarato lo stallo.
hand-ended-cancelled = Il tempo è scaduto prima della prima pesca o raccolta: la smazzata non si gioca.
match-ended-hands = La partita è finita: le smazzate sono state giocate tutte.
match-ended-target = La partita è finita: il punteggio è raggiunto.
match-ended-time-out = La partita è finita: il tempo è scaduto.
match-ended-abandoned = La partita è finita: è stata abbandonata.

## Le righe del conteggio

score-burraco-clean = burraco { burraco-clean } (gioco { $meld })
score-burraco-semi = burraco { burraco-semi } (gioco { $meld })
score-burraco-dirty = burraco { burraco-dirty } (gioco { $meld })
score-close = chiusura
score-melded = gioco { $meld }: { $cards }
score-frozen = gioco { $meld } congelato, conteggiato negativamente: { $cards }
score-arbitral-bonus = bonus assegnato dall'arbitro
score-astray = carte che non formano un gioco: { $cards }
score-held =
    { $who ->
        [you] rimaste in mano a te: { $cards }
       *[other] rimaste in mano a { $name }: { $cards }
    }
score-unplayed-pozzetto =
    { $who ->
        [you] il tuo { pozzetto } non giocato: { $cards }
       *[other] { pozzetto } non giocato di { $name }: { $cards }
    }
score-no-pozzetto = { pozzetto } non preso
score-nobody-took = { pozzetto } non preso, ma nemmeno dagli altri

burraco-clean =
    { $law ->
        [estratto] puro
       *[other] pulito
    }
burraco-semi =
    { $law ->
        [estratto] semipuro
       *[other] semipulito
    }
burraco-dirty =
    { $law ->
        [estratto] impuro
       *[other] sporco
    }

## Le parti di un codice

section-pack = Il mazzo
section-seats = I posti
section-deal = La distribuzione
section-turn = Il turno
section-melds = I giochi
section-end = Burraco, { pozzetto }, fine della smazzata
section-count = Il conteggio
section-match = La partita
section-round = Il turno di gara

## Le norme

norm-packs = Mazzi da 54, per numero di giocatori
norm-ranks = Rango delle carte, dal più alto
norm-suits = Rango dei semi, dal più alto
norm-points = Valore delle carte
norm-sides = Linee fisse
norm-seat_draw = Sorteggio dei posti
norm-draw_again = Con carte identiche si sorteggia di nuovo
norm-highest_is_served = Chi ha la carta più alta è servito
norm-highest_keeps_score = Chi ha la carta più alta compila lo score
norm-lowest_opponent_deals = Dà le carte l'avversario con la carta più bassa
norm-served_deals_next = Il ruolo di { mazziere } passa in senso orario
norm-shufflers = Chi mescola
norm-shuffle_seconds = Secondi per mescolare
norm-cutter = Chi taglia
norm-cut = Il taglio regolare solleva
norm-hand_size = Carte in mano
norm-pozzetti = { pozzetti-capital }, per numero di giocatori
norm-pozzetti_alone = { pozzetti-capital }, ognuno per sé
norm-short_hands = Carte mancanti per la distribuzione
norm-short_pozzetti = Carte mancanti per i { pozzetti }
norm-upcard = Si scopre una carta per il monte
norm-redeal_before_first_pick_up = Un'errata distribuzione si ripete, prima della prima pesca o raccolta
norm-turn_order = Le parti del turno
norm-pick_up_is_final = La scelta di pescare o raccogliere è definitiva
norm-collect = Il monte si raccoglie
norm-single_card_returns = L'unica carta del monte, raccolta, si può scartare subito
norm-turn_seconds = Tempo per un turno
norm-grace_seconds = Secondi di tolleranza
norm-expired_discards_highest = Tempo scaduto: si scarta la carta più alta
norm-set_ranks = Carte con cui si fanno combinazioni
norm-sets_of_wilds = Combinazioni di matte
norm-set_naturals = Carte naturali in una combinazione
norm-surplus_joins_set = Una carta eccedente del mazzo può far parte della combinazione
norm-run_naturals = Carte naturali in una sequenza
norm-meld_minimum = Carte per calare un gioco
norm-wilds_per_meld = Matte in un gioco
norm-aces_per_run = Assi in una sequenza
norm-natural_two = La pinella del seme è naturale
norm-wild_moves = Che cosa si sposta in una sequenza
norm-wild_replaced_by_its_card = La carta di cui la matta fa le veci la sostituisce
norm-equal_sets = Combinazioni uguali
norm-equal_runs = Sequenze uguali
norm-laid_cards_stay = Le carte calate restano dove sono
norm-attach_to_own_side = Si lega solo ai giochi della propria linea
norm-burraco_length = Carte di un burraco
norm-clean_points = Burraco { burraco-clean }
norm-semi_points = Burraco { burraco-semi }
norm-dirty_points = Burraco { burraco-dirty }
norm-look = Il { pozzetto } preso con lo scarto si può visionare
norm-close_needs = Per chiudere serve
norm-close_in_first_lap = Chiudere nel primo giro
norm-close_with_wild = Chiudere con una matta
norm-close_by_discarding = Si chiude scartando
norm-close_points = Chiusura
norm-stock_reserve = Carte del tallone che non si giocano
norm-stall = Stallo
norm-time_out = Time out
norm-early_time_out = Time out prima della prima pesca o raccolta
norm-time_out_between_hands_ends = Il time out tra due smazzate chiude la partita
norm-melds_count = Le carte giocate sono punti positivi
norm-hands_count = Le carte rimaste in mano sono punti negativi
norm-pozzetto_penalty = { pozzetto-capital } non preso
norm-pozzetto_penalty_when_nobody_took = … anche se non l'ha preso nessuno
norm-unplayed_pozzetto_counts_cards = { pozzetto-capital } preso e non giocato: valore delle sue carte
norm-hands = Smazzate di una partita
norm-targets = Punteggi a cui si gioca
norm-solo_target = Punteggio in tre e in cinque
norm-alone_from = Ognuno per sé da un punteggio di
norm-split_points = I compagni del momento dividono i punti
norm-tie_plays_on = In parità si continua
norm-abandon = Abbandonare la partita
norm-round_minutes = Minuti di un turno di gara
norm-victory_tables = Victory point: differenza massima per 10–10, 11–9, … 19–1
norm-correction = Correggere lo score
norm-partner_reports_after_discard = Il compagno rileva un errore solo dopo lo scarto
norm-exposed_must_be_played = La carta esposta che si può giocare va giocata

## I valori delle norme

value-none = —
value-in = in { $players }: { $value }
value-hands =
    { $hands ->
        [one] una smazzata
       *[other] { $hands } smazzate
    }
value-teams = squadre
value-all-there-are = tutte quelle che ci sono
value-seconds-up-to = fino a { $cards } carte { $seconds } s
value-seconds-above = di più { $seconds } s
value-step-pick-up = pescare o raccogliere
value-step-open-or-attach = aprire giochi o legare carte
value-step-discard = scartare
value-Role-DEALER = il { mazziere }
value-Role-POZZETTO_MAKER = chi fa i { pozzetti }
value-SeatDraw-TWO_PACKS = da due mazzi coperti
value-SeatDraw-ONE_SPREAD = da un mazzo a ventaglio con un jolly, non gli estremi
value-ShortHands-TOP_OF_MAKERS_CARDS = da sopra le carte di chi fa i { pozzetti }
value-ShortHands-TOP_OF_STOCK = da sopra il tallone, dopo i { pozzetti }
value-ShortPozzetti-BOTTOM_OF_DEALERS_CARDS = da sotto le carte del { mazziere }
value-ShortPozzetti-UNDER_STOCK = da sotto il tallone, dopo le mani
value-Cut-ABOUT_HALF = circa metà del mazzo
value-Cut-ENOUGH_FOR_BOTH = quanto basta ai { pozzetti }, lasciando quanto basta alle mani
value-Cut-ANY_PART = una parte qualsiasi del mazzo
value-Collect-FREELY = liberamente
value-Collect-ONLY_TO_PLAY = solo per aprire un gioco o legare una carta nello stesso turno
value-NaturalTwo-IN_ITS_PLACE = al posto del due
value-NaturalTwo-BELOW_A_REAL_THREE = sotto un tre vero
value-WildMoves-FREE_WILD = una matta libera, o il due naturale di una sequenza senza matta
value-WildMoves-NATURAL_TWO_ONLY = solo il due naturale di una sequenza senza matta
value-Look-AFTER_PARTNER = dopo lo scarto del compagno
value-Look-AT_ONCE = subito (tavoli con separé)
value-CloseNeeds-BURRACO = un burraco qualsiasi
value-CloseNeeds-CLEAN_BURRACO = un burraco pulito
value-EarlyTimeOut-FULL_LAP = si gioca un giro intero
value-EarlyTimeOut-CANCEL = la smazzata non si gioca
value-Abandon-PLAYER_MAY = chi vuole può, e vincono gli avversari
value-Abandon-REFEREE_RECORDS = si è tenuti a finire; l'abbandono lo registra l'arbitro
value-Correction-ANY_WITH_CONSENT = ogni errore nella stesura, previa conferma degli avversari
value-Correction-SUMS_ONLY = gli errori di somma, e quelli che il tavolo riconosce
value-NoStall = non previsto
value-SupervisedStall =
    { $laps ->
        [1] dopo un giro di solo cambio carta davanti all'arbitro la smazzata è interrotta
       *[other] dopo { $laps } giri di solo cambio carta davanti all'arbitro la smazzata è interrotta
    }
value-ForcedDraw = dopo { $laps } giri di cambio carta si deve pescare
value-final_lap_from_the_served = un giro finale, dal giocatore servito al { mazziere }
value-equal_turns_and_one_more = turni pari per tutti, e uno in più ciascuno
value-equal_turns_counting_an_untouched_lap = turni pari per tutti; un giro non ancora iniziato è l'ultimo
value-lap_from_the_partner_of_the_next_to_draw = un giro dal compagno del prossimo che deve pescare
value-lap_from_the_partner_of_the_player_on_turn = un giro dal compagno di chi è di turno
