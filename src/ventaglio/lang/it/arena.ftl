### L'arena: bot contro bot con le stesse carte.

help-arena =
    Scopri quale bot gioca meglio. Ogni distribuzione si gioca due volte, con le stesse carte agli stessi posti e i bot
    scambiati, così la fortuna è uguale per tutti. Si ferma quando la questione è decisa. Con più di due bot è un
    campionato, con i punteggi su una sola scala.

      ventaglio arena burraco basic random --deals 200
      ventaglio arena burraco maestro socio --code circolo --matches --at-least 20
      ventaglio arena tressette basic socio --norms moderne --option pairs=B.a --plot duel.svg
      ventaglio arena burraco random novizio socio maestro --deals 50 --json league.json
      ventaglio arena burraco basic my_bots:Careful --cluster tcp://10.0.0.5:8786

## Options

opt-arena-game = Il gioco: burraco, tressette, o uno esterno.
opt-arena-bots = I bot che si incontrano, per nome: del gioco (random, basic), di un livello (novizio, socio, esperto, maestro, campione), o esterni come modulo:funzione.
opt-arena-league = Un campionato, anche di due: tutti incontrano tutti su tutte le distribuzioni, e niente finisce prima.
opt-arena-deals = Quante distribuzioni al massimo, ognuna giocata due volte; con --matches, quante partite.
opt-arena-matches = Gioca partite intere, della durata che il codice prevede, invece di singole mani.
opt-arena-at-least = La domanda è se il primo bot sia migliore di più di tanti punti a mano.
opt-arena-alpha = Quanto spesso la risposta, e ogni intervallo, può sbagliare.
opt-arena-all = Gioca tutte le distribuzioni, anche se la questione è decisa prima.
opt-arena-code = Il codice o le norme, con l'edizione dopo una chiocciola se non è quella corrente.
opt-arena-hands = Partita di tante smazzate o passate, dove il codice lo consente.
opt-arena-target = Partita di Burraco a tanti punti.
opt-arena-match = Come si vince una partita di Tressette: points, passate, single.
opt-arena-seed = Lo stesso numero dà le stesse distribuzioni, e lo stesso risultato ovunque si giochino.
opt-arena-workers = Quanti processi di questa macchina giocano; altrimenti uno per ogni processore.
opt-arena-cluster = L'indirizzo di uno scheduler Dask: giocano le sue macchine invece di questa.
opt-arena-go-on = Continua da un file scritto con --json: con più distribuzioni, o con più bot.
opt-arena-json = Scrivi tutto in questo file come JSON; - lo scrive qui, al posto della tabella.
opt-arena-plot = Disegna un grafico in questo file: .png, .svg o .pdf.

## Trouble

bad-arena-bot = { $near ->
        [none] nessun bot «{ $bot }»; i bot sono: { $known }
       *[other] nessun bot «{ $bot }»: forse { $near }? I bot sono: { $known }
    }
bad-arena-bot-unloaded = il bot { $bot } non si può caricare: { $why }
bad-arena-bot-no-function = il bot { $bot } non è una funzione che ne crei uno
bad-arena-bot-no-agent = il bot { $bot } non ha un metodo choose(view, menu)
bad-arena-trouble = nella distribuzione { $deal } un bot non ce l'ha fatta ({ $bots }): { $why }
bad-arena-other-program = la macchina { $worker } ha { $there }, e qui c'è { $here }: devono essere uguali
bad-arena-killed = i processi che giocano vengono uccisi di continuo
bad-arena-no-workers = il cluster non ha macchine che giochino
bad-arena-worker = la macchina { $worker } non può giocare: { $why }
bad-arena-no-cluster = nessun cluster risponde a { $address } entro { $seconds } secondi
bad-arena-address = { $address } non è l'indirizzo di un cluster: tcp://HOST:PORT
bad-arena-file = { $file } non è una gara che si possa continuare: { $why }
bad-arena-other = { $file } contiene un'altra gara: differiscono { $differing }
bad-arena-plot-kind = { $file }: un grafico finisce in { $known }
arena-alpha = --alpha sta fra 0 e 0.5, e { $alpha } no
arena-few-bots = nomina almeno due bot; ci sono { $known }, e altri esterni come modulo:funzione
arena-same-bot = un bot non incontra sé stesso: nominane di diversi fra { $known }

## Result

arena-progress = Si gioca
arena-title = { $unit ->
        [match] Partite intere
       *[hand] Mani singole
    } con il codice { $code }, { $players } giocatori, seme { $seed }
arena-bot = Bot
arena-points = Punti a mano
arena-won-hand = Mani vinte
arena-won-match = Partite vinte
arena-difference = { $bot } fa di più, punti a mano
arena-always = … in qualunque momento si guardi, { NUMBER($share, style: "percent") }
arena-t = … per un numero fissato di distribuzioni (t), { NUMBER($share, style: "percent") }
arena-bootstrap = … lo stesso (bootstrap), { NUMBER($share, style: "percent") }
arena-wilson-hand = { $bot } vince mani (Wilson), { NUMBER($share, style: "percent") }
arena-wilson-match = { $bot } vince partite (Wilson), { NUMBER($share, style: "percent") }
arena-decided = Deciso dopo { $deals } { $unit ->
        [match] partite
       *[hand] distribuzioni
    }, giocate due volte: { $winner } gioca meglio di { $loser }.
arena-decided-by = Deciso dopo { $deals } { $unit ->
        [match] partite
       *[hand] distribuzioni
    }, giocate due volte: { $first } è migliore di { $second } di più di { NUMBER($points) } punti a mano.
arena-decided-not-by = Deciso dopo { $deals } { $unit ->
        [match] partite
       *[hand] distribuzioni
    }, giocate due volte: { $first } non è migliore di { $second } di { NUMBER($points) } punti a mano.
arena-open = Non deciso dopo { $deals } { $unit ->
        [match] partite
       *[hand] distribuzioni
    }, giocate due volte: se giochi meglio { $first } o { $second }.
arena-open-by = Non deciso dopo { $deals } { $unit ->
        [match] partite
       *[hand] distribuzioni
    }, giocate due volte: se { $first } sia migliore di { $second } di { NUMBER($points) } punti a mano.
arena-interrupted = Interrotto: questo è quanto si sa finora.
arena-rating = Punteggio
arena-better = Punti a mano sopra gli altri
arena-within = Intervallo
arena-matrix = Quanto la riga fa più della colonna, punti a mano, e quanto ne ha vinto:
arena-met = { $mean } ({ NUMBER($share, style: "percent") })
arena-figure = { $digits ->
        [0] { NUMBER($figure, maximumFractionDigits: 0) }
       *[other] { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
arena-share = { NUMBER($won, maximumFractionDigits: 2) } ({ NUMBER($share, style: "percent") })
arena-bounds = da { $low } a { $high }
arena-unknown = non ancora noto
arena-speed = { NUMBER($hands) } mani in { NUMBER($seconds, maximumFractionDigits: 1) } secondi: { NUMBER($rate, maximumFractionDigits: 1) } al secondo

## Plot

arena-plot-duel = { $first } contro { $second }
arena-plot-mean = media corrente
arena-plot-band = sequenza di confidenza al { $share }
arena-plot-decided = deciso dopo { $deals }
arena-plot-deals = distribuzioni, giocate due volte
arena-plot-points = differenza, punti a mano
arena-plot-league = Punteggi
arena-plot-rating = punteggio, con intervallo al { $share }
