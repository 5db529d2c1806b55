### I circuiti nelle pagine: classifiche su più tornei, le regole, chi li organizza.

page-season-title = Circuiti
page-season-about = Classifiche su più tornei.
page-season-none = Nessun circuito, per ora.
page-season-new = Nuovo circuito
page-season-events-of = { $planned ->
        [none] { $events ->
            [one] Una tappa
           *[other] { $events } tappe
        }
       *[other] { $events } di { $planned } tappe
    }

## La classifica

page-season-category = Categoria
page-season-everybody = Tutti
page-season-search = Cerca un nome
page-season-place = Posto
page-season-who = Nome
page-season-club = Circolo
page-season-points = Punti
page-season-not-found = Nessuno con questo nome.
page-season-nobody = Nessuna tappa è ancora conclusa.
page-season-account = Da dove vengono i punti
page-season-print = Stampa
page-season-events = Tappe
page-season-no-events = Nessun torneo conta ancora.
page-season-entrants = { $count ->
        [one] un'iscrizione
       *[other] { $count } iscrizioni
    }
page-season-waiting = non ancora conclusa
page-season-rules = Regole

## Le regole

page-season-rules-about = Quello che lasci vuoto è come d'uso: punti ai primi quindici posti, tutti i risultati contano.
page-season-ranked = Chi è in classifica
page-season-ranked-people = ciascuno da solo
page-season-ranked-pairs = le coppie
page-season-ranked-clubs = i circoli
page-season-by = Che cosa dà una tappa
page-season-by-place = punti secondo il posto
page-season-by-beaten = un punto per ogni iscritto dietro
page-season-by-vp = i suoi victory points
page-season-table = Punti di ogni posto, dal primo (30, 25, 21…)
page-season-others = Punti di ogni altro posto
page-season-presence = Punti di presenza, in più
page-season-best = Quanti risultati contano, i migliori (0: tutti)
page-season-least = Tappe per entrare in classifica
page-season-club-best = Persone che contano per un circolo a ogni tappa (0: tutte)
page-season-planned = Tappe previste
page-season-replaced = Anche chi è stato sostituito prende i punti
page-season-categories = Anche una classifica per ogni categoria
page-season-ties = A parità di punti
page-season-tie = { $number }° criterio
page-season-tie-places = posti migliori
page-season-tie-vp = più victory points
page-season-tie-events = più tappe giocate
page-season-tie-latest = l'ultima tappa

## Chi organizza

page-season-organiser = Organizzatore
page-season-name = Nome del circuito
page-season-text = Che cosa si dice alla gente
page-season-open = Apri il circuito
page-season-opened = Il circuito è aperto. Nessun altro lo vede finché non lo pubblichi.
page-season-to-desk = Vai al circuito
page-season-link = Il collegamento con cui si cambia
page-season-link-once = Copialo adesso: non si mostra più.
page-season-link-about = Chi ha il collegamento può cambiare il circuito. Uno nuovo rende inutile il vecchio.
page-season-link-new = Nuovo collegamento
page-season-public = Pagina pubblica
page-season-is-public = Questo circuito lo vedono tutti.
page-season-not-public = Questo circuito lo vedi solo tu.
page-season-publish = Pubblica
page-season-hide = Nascondi
page-season-recorded = Registrato.
page-season-remove = Togli
page-season-tournament = Torneo dell'elenco
page-season-by-link = o il collegamento del direttore, se non è in elenco
page-season-weight = Peso, in percentuale
page-season-add = Fallo contare
page-season-doubts = Da controllare
page-season-join = Sono una persona
page-season-part = Sono persone diverse
page-season-doubts-many = Date lo stesso numero a chi è la stessa persona.
page-season-person = Persona
page-season-person-of = Chi è: { $known }
page-season-settle = { $persons ->
        [one] È una sola persona
       *[other] Sono { $persons } persone
    }
page-season-gone = Eliminato da chi lo teneva. I risultati restano com'erano e continuano a contare.
page-season-gone-early = Eliminato da chi lo teneva prima della fine: non dà nulla.
page-season-save = Salva
page-season-never-mind = Lascia stare
page-season-rules-edit = Cambia le regole
page-season-rename = Cambia nome e testo
page-season-log = Registro e collegamento
page-season-shut = Apri il circuito con il collegamento che ti è stato dato.
