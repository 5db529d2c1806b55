### I telefoni e la sala nelle pagine: seguire una coppia, collegamenti per i giocatori, sale, uno schermo per tutti.

## Seguire

page-follow-about = Scegli la tua coppia e questo telefono la segue: ti dice il tavolo appena escono le posizioni.
page-follow-no = Non seguire più
page-follow-own = Dove giochi, e i tuoi incontri
page-follow-line = { $line ->
        [1] Linea N-S (prima)
       *[other] Linea E-O (seconda)
    }{ $room ->
        [none] { "" }
       *[other] {" "}· { $room }
    }
page-follow-told = { $round }° turno: tavolo { $table }, { $line ->
        [1] linea N-S
       *[other] linea E-O
    }{ $room ->
        [none] { "" }
       *[other] , { $room }
    }, contro { $who }
page-follow-soon = Il turno non è ancora cominciato.
page-follow-begun = Si gioca il { $round }° turno.
page-follow-over = Time out: il { $round }° turno è finito.
page-follow-alerts = Avvisami quando escono le posizioni
page-follow-alerts-about = Il dispositivo avvisa quando c'è un nuovo tavolo, un via o un time out, anche mentre guardi altro.
page-follow-take-back = Annulla
page-follow-taken-back = Annullato.
page-follow-take-back-left = Tempo per annullare

## Collegamenti e codici

page-follow-phones = I telefoni in sala
page-follow-phones-about = Chi inquadra questo codice vede posizioni, orologio e classifiche, e può seguire una coppia. Non c'è niente da installare.
page-follow-qr = Codice della pagina pubblica
page-follow-qr-of = Codice del collegamento di { $who }
page-follow-qr-role = Codice del nuovo collegamento
page-follow-links = Collegamenti per tutti i giocatori
page-follow-links-about = Con il suo collegamento ogni iscrizione manda e conferma il punteggio. I fogli hanno un codice per iscrizione o per tavolo; sono sempre gli stessi, anche se li ristampi.
page-follow-links-show = Mostrali qui
page-follow-links-copy = Copia tutti
page-follow-links-all = Numero, iscrizione e collegamento
page-follow-links-code = Codice di un'iscrizione
page-follow-wall = Uno schermo per tutti i tornei
page-desk-paper-player-links = Collegamenti, per iscrizione
page-desk-paper-table-links = Collegamenti, per tavolo

## Sale

page-rooms-title = Sale e numeri dei tavoli
page-rooms-about = Senza sale i tavoli sono numerati da 1. Con più tornei o più sale, ognuna comincia da un suo numero.
page-rooms-room = { $number }ª sala
page-rooms-name = Nome
page-rooms-first = Numero del primo tavolo
page-rooms-tables = Tavoli (vuoto: tutti quelli che restano)
page-rooms-add = Aggiungi una sala
