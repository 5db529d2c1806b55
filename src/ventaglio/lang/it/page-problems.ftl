# Problemi, lezioni e ciò che si conta delle proprie partite.

page-nav-problems = Problemi
page-problems-title = Problemi
page-problems-about = Posizioni nate in partite tra bot, controllate una per una: una scelta è chiaramente la migliore, e non è quella che viene in mente.
page-problems-today = Il problema del giorno
page-problems-solve = Risolvilo
page-problems-again = Riguardalo
page-problems-rating = Il tuo punteggio: { $number }
page-problems-scale = Il punteggio è come nelle classifiche: parte da 0 e sale quanto più le tue risposte lo provano. La difficoltà sta sulla stessa scala: chi ha quel punteggio risolve il problema circa una volta su due.
page-problems-solved =
    { $solved ->
        [one] { $solved } risolto
       *[other] { $solved } risolti
    } su { $all }, { $tried ->
        [one] { $tried } provato
       *[other] { $tried } provati
    }
page-problems-next = Prossimo problema
page-problems-over = Ancora una volta
page-problems-kept = Le tue risposte si conservano con il tuo account.
page-problems-here = Le tue risposte si conservano in questo browser.
page-problems-account = Con un account ti seguono.
page-problem-you = Tu
page-problem-hard = Difficoltà { $number }
page-problem-all-cards = Tutte le carte
page-problem-solution = Soluzione
page-problem-reasons = Le ragioni sono del bot più forte, da quel che si vede da quel posto.
page-problem-yours = la tua scelta
page-problem-tempting = quella che viene in mente
page-problem-rated = Il tuo punteggio: { $before } → { $after }
page-problem-practice = A questo hai già risposto: il punteggio non cambia.
page-lessons-title = Lezioni
page-lessons-about = Una cosa alla volta, a un tavolo vero.
page-lesson-back = Torna alle lezioni
page-lesson-done = Tutte le lezioni

page-statistics-title = Statistiche
page-statistics-of = Statistiche di { $name }
page-statistics-none = Non c'è ancora niente da contare: gioca una partita fino alla fine.
page-statistics-matches = Partite
page-statistics-won = Vinte
page-statistics-hands =
    { $game ->
        [burraco] Smazzate
        [tressette] Passate
       *[other] Mani
    }
page-statistics-points =
    { $game ->
        [burraco] Punti a smazzata
        [tressette] Punti a passata
       *[other] Punti a mano
    }
page-statistics-against = Contro chi
page-statistics-whom = Avversari
page-statistics-people = Persone
page-statistics-mixed = Misti
page-statistics-burraco-clean = Burrachi puliti a smazzata
page-statistics-burraco-semi = Burrachi semipuliti a smazzata
page-statistics-burraco-dirty = Burrachi sporchi a smazzata
page-statistics-burraco-pozzetto-first = Primi al { pozzetto }, a smazzata
page-statistics-burraco-closed = Chiusure a smazzata
page-statistics-tressette-accused = Accuse a passata
page-statistics-tressette-cappotto = Cappotti a passata
page-statistics-in-all = { $count } in tutto
page-statistics-mistakes =
    { $game ->
        [burraco] Errori, dalle smazzate analizzate
        [tressette] Errori, dalle passate analizzate
       *[other] Errori, dalle mani analizzate
    }
page-statistics-mistake = Che cosa si è fatto
page-statistics-often = Quante volte
page-statistics-cost = Punti persi ogni volta
page-statistics-did-draw = Pescato dal tallone
page-statistics-did-take = Raccolto il monte
page-statistics-did-open = Calato un gioco
page-statistics-did-attach = Legato una carta
page-statistics-did-discard = Scartato una carta
page-statistics-did-play = Giocato una carta
page-statistics-did-other = Altro
page-statistics-shows = Gli altri possono vederle
page-statistics-shows-about = Chi ha il collegamento della tua pagina vede il tuo nome e queste cifre, e nient'altro. Finché non lo permetti, le vedi solo tu.
page-statistics-public = La pagina che vedono gli altri
page-statistics-download = Scarica come JSON
