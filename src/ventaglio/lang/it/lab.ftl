### Il laboratorio: le smazzate come dati, e che cosa mostrano.

help-lab = Smazzate a milioni come dati, e che cosa mostrano.
help-lab-games =
    Fa giocare i bot e scrive le smazzate in Parquet, una riga per smazzata e una per mossa. Una raccolta che c'è già
    viene continuata; lo stesso seme dà gli stessi file, qualunque sia il numero dei processi.

      ventaglio lab games burraco --hands 2000 --out games/burraco
      ventaglio lab games tressette --code moderne --hands 10000 --jobs 2 --out games/moderne
      ventaglio lab games tressette --fast --hands 1000000 --out games/million
      ventaglio lab games burraco --fast --bots planner --hands 1000000 --out games/planner
help-lab-statistics =
    Mostra che cosa dice una raccolta: come finiscono le smazzate, quanto valgono, che cosa si dice, con gli intervalli.

      ventaglio lab statistics games/burraco
      ventaglio lab statistics games/tressette --json
help-lab-train =
    Fa imparare un giocatore di burraco giocando contro se stesso, nel nucleo: una rete che valuta le posizioni. Ciò che ha
    imparato resta in una cartella, e lo stesso comando riprende da lì; lo stesso seme dà la stessa rete.

      ventaglio lab train burraco --out imparato --iterations 300 --hands 1200 --seed 1
      ventaglio lab train burraco --out imparato --iterations 600 --plot curva.png

## Opzioni

opt-lab-game = Il gioco: burraco o tressette.
opt-lab-out = La cartella in cui scrivere; le stesse smazzate che vi sono già vengono continuate.
opt-lab-hands = Quante smazzate si giocano; a tressette, passate.
opt-lab-code = Il codice, se non fibur-2019 o tradizionali.
opt-lab-bots = I bot, separati da virgole e ripetuti intorno al tavolo.
opt-lab-fast = Gioca sui motori compilati, migliaia di smazzate al secondo: tra giocatori che fanno una mossa qualsiasi o, a burraco con --bots planner, che ragionano.
opt-lab-train-game = Il gioco: burraco.
opt-lab-train-out = La cartella per i punti di ripresa e la rete; da ciò che contiene si riprende.
opt-lab-train-iterations = Quante volte giocare e imparare, comprese quelle già fatte.
opt-lab-train-hands = Smazzate di un'iterazione: di più su una macchina con più tempo.
opt-lab-train-batch = Posizioni da cui si impara alla volta.
opt-lab-train-start = Una rete da cui partire, invece che da zero: le smazzate si giocano con cura fin dall'inizio.
opt-lab-train-consult = Impara provando le scelte una accanto all'altra negli stessi mondi; solo con --start.
opt-lab-train-plot = Disegna la curva di apprendimento in questo file (.png, .svg, .pdf).
opt-lab-train-jobs = Quanti processori giocano insieme; ciò che si impara non ne dipende.
opt-lab-train-gpu = Adatta la rete su una scheda grafica, con il pacchetto cupy; le smazzate le giocano i processori.
opt-lab-folder = Una cartella scritta da lab games.

## Errori

bad-lab-extra = { $module } non è installato: pip install 'ventaglio[lab]'
bad-lab-no-games = { $folder } non contiene smazzate: manca { $file }
bad-lab-about = { $file } non si può leggere: { $why }
bad-lab-format = { $folder } ha tabelle del formato { $format }: questo è { $known }
bad-lab-other-games = { $folder } contiene altre smazzate: cambia { $differing }; scegli un'altra cartella
bad-lab-foreign-folder = { $folder } non è vuota e non contiene smazzate; scegli un'altra cartella
bad-lab-adopts = solo un tavolo di tressette adotta norme
bad-lab-empty = { $folder } non contiene ancora smazzate
bad-lab-tables = { $number } tavoli: possono essere da 1 a { $most }
bad-lab-limit = un limite di { $number } mosse: ce n'è almeno una
bad-lab-seeds = { $tables } tavoli vogliono un seme o { $tables } numeri interi
bad-lab-actions = { $tables } tavoli vogliono { $tables } numeri interi come azioni
bad-lab-no-action = { $action } non è un'azione: vanno da 0 a { $most }
bad-lab-closed-action = tavolo { $table }: l'azione { $action } ora non è aperta
bad-lab-other-code = { $code } non è un codice di { $game }
bad-lab-render = non c'è il modo «{ $mode }»: c'è «ansi»
bad-lab-to-act = tocca a { $agent }
bad-lab-index = non c'è un tale indice: vanno da 0 a { $size }
lab-fast-bots = --fast gioca sui motori compilati, dove siedono: { $known }; non { $bots }
lab-only-fast = { $bot } gioca solo sui motori compilati: aggiungi --fast
bad-lab-fast-pairs = così in fretta giocano solo coppie fisse e in silenzio
bad-lab-four = A tressette si gioca in quattro, due contro due

## Risultato

lab-progress = Si gioca
lab-written = { $hands ->
        [one] Una smazzata
       *[other] { $hands } smazzate
    } in { $folder }, di cui nuove { $played }
lab-title = { $hands ->
        [one] Una smazzata
       *[other] { $hands } smazzate
    } secondo il codice { $code }, { $players } giocatori: { $bots }
lab-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } (da { NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
lab-mean = { NUMBER($value, maximumFractionDigits: 2) } (da { NUMBER($low, maximumFractionDigits: 2) } a { NUMBER($high, maximumFractionDigits: 2) })
lab-ended-closed = Chiuse
lab-ended-stock = Finite con il tallone
lab-ended-stall = Fermate per stallo
lab-ended-played = Giocate fino all'ultima carta
lab-ended-claimed = Finite mettendo giù le carte
lab-turns = Turni a smazzata
lab-burrachi-clean = Burrachi puliti a linea
lab-burrachi-semi = Burrachi semipuliti a linea
lab-burrachi-dirty = Burrachi sporchi a linea
lab-points = Punti a linea
lab-first-pozzetto = Chi prende il primo pozzetto fa di più, punti
lab-first-makes-more = Chi prende il primo pozzetto fa di più, smazzate
lab-pile-taken = Prese dal monte degli scarti
lab-pile-size = Carte del monte raccolto
lab-leader-points = Punti della coppia che esce per prima, senza buongioco
lab-cappotto = Cappotti
lab-buongioco = Smazzate con un buongioco
lab-silence = Uscite in silenzio
lab-formula = Uscite con «{ $of }»

help-prepare =
    Compila i giochi per i bot e per chi gioca smazzate a milioni, e conserva ciò che ha compilato.

    Ci vuole circa un minuto, una volta sola.

      ventaglio prepare

prepare-progress = Compilazione
prepare-done = Compilato, e conservato in { $folder }
prepare-was-kept = Compilato già prima, e conservato in { $folder }
prepare-failed = Non è stato possibile compilare: { $parts }
bad-kernel-norm = nessun nucleo sa che fare di { $norm }
bad-kernel-state = nessun nucleo continua da un tavolo con { $mark }
bad-kernel-action = non è un atto di un giocatore di turno
bad-net-shape = { $file } non contiene una rete per i tratti che le posizioni hanno qui
lab-train-progress = Apprendimento
lab-train-look = { NUMBER($iteration) }: { NUMBER($lead, maximumFractionDigits: 1) } punti a smazzata più del pianificatore (± { NUMBER($doubt, maximumFractionDigits: 1) }), errore { NUMBER($error, maximumFractionDigits: 3) }
lab-train-done = La rete è in { $file }
lab-train-no-gpu = --gpu richiede il pacchetto cupy, che non è installato: scegli quello per la tua scheda, per esempio cupy-cuda13x.
lab-train-consult-start = --consult riprende da una rete: indicala con --start
