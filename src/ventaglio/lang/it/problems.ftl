### Problemi: cercarli e controllarli.

help-problems = Posizioni su cui riflettere, trovate in partite e controllate.
help-problems-make =
    Cerca decisioni in cui una scelta è chiaramente la migliore e non è quella che viene in mente: in partite tra bot o in
    registrazioni. Ciò che si trova si aggiunge a un file; gli stessi semi trovano gli stessi problemi.

      ventaglio problems make tressette --seeds 100 --out problemi.json
      ventaglio problems make burraco --seed 500 --seeds 50 --jobs 2 --out problemi.json
      ventaglio problems make burraco partita.txt --out miei.json
help-problems-check =
    Controlla di nuovo i problemi: al Tressette il risolutore passa tutti i mondi, al Burraco si rigiocano le smazzate.
    Senza un file, quelli che vengono con il programma.

      ventaglio problems check
      ventaglio problems check problemi.json --hands 20000

## Options

opt-problems-game = Il gioco: burraco o tressette.
opt-problems-records = Registrazioni in cui cercare, invece di partite tra bot.
opt-problems-out = Il file dei problemi; quelli che ha si conservano.
opt-problems-code = Il codice, se non fibur-2019 o tradizionali.
opt-problems-seeds = In quante partite cercare.
opt-problems-seed = Il seme della prima partita; la successiva ha il successivo.
opt-problems-most = Quanti problemi di un tema possono esserci al massimo.
opt-problems-files = File di problemi; senza, i problemi forniti.
opt-problems-hands = Al Burraco, quante smazzate si giocano fino in fondo dopo ogni scelta.
opt-problems-some = Controlla solo i primi tanti.

## Trouble

bad-problems-file = non è un file di problemi ({ $why })
problems-other-game = { $file }: non è una partita di { $game }
bad-problems-version = questi problemi sono della versione { $found }, che qui non è nota
bad-problem-wrong = il problema { $id } si contraddice
bad-not-taught = Di { $game } qui non si insegna niente; ci sono { $known }.

## Result

problems-progress = Ricerca
problems-checking = Controllo
problems-made = { $found ->
        [0] Non si è trovato niente di nuovo
        [one] Si è trovato un problema
       *[other] Si sono trovati { $found } problemi
    }; { $file } ora ne ha { $count }
problems-wrong = { $id }: { $answer } non è chiaramente la migliore; si è trovato { $found }
problems-checked = { $count ->
        [one] Un problema controllato
       *[other] { $count } problemi controllati
    }, { $wrong ->
        [0] tutti validi
        [one] uno non è valido
       *[other] { $wrong } non sono validi
    }

## Sulle pagine

bad-no-choice = Non è una delle scelte.
problem-theme-what-to-throw = Che cosa scartare
problem-theme-wilds = Le matte
problem-theme-pile = Il monte degli scarti
problem-theme-pozzetto = { pozzetto-capital }
problem-theme-closing = Chiudere
problem-theme-last-tricks = Le ultime pigliate
problem-theme-leading = Che cosa giocare di mano
problem-theme-reading-words = Leggere le parole
problem-question = Tocca a te. Che cosa fai?
problem-question-open = Si vedono tutte le carte. Quale carta porta di più, se tutti giocano al meglio?
problem-right =
    Giusto: { $best }. La scelta successiva vale { $points ->
        [one] un punto
       *[other] { NUMBER($points, maximumFractionDigits: 1) } punti
    } in meno.
problem-wrong =
    No: { $best } vale { $points ->
        [one] un punto
       *[other] { NUMBER($points, maximumFractionDigits: 1) } punti
    } in più.
problem-by-solved = Risolto con esattezza, a carte viste. Le cifre sono i punti della tua coppia meno quelli degli altri.
problem-by-worlds = { $count ->
        [one] Risolto nell'unico mondo
       *[other] Risolto in tutti i { $count } mondi
    } che si accordano con ciò che hai visto e sentito. Le cifre sono i punti della tua coppia meno quelli degli altri, in media.
problem-by-playouts = Dopo ogni scelta si sono giocate fino in fondo { $count } smazzate. Le cifre sono i punti della tua linea meno quelli degli altri, in media; ± è l'errore standard della distanza dalla scelta migliore.
