### Che cosa è troppo, e che cosa viene da altrove.

## Che cosa un server fa in disparte

bad-work-too-long = Ci sono voluti più di { $seconds } secondi e si è lasciato perdere: è il file giusto?
bad-work-too-much = È troppo per calcolarlo qui: è il file giusto?
bad-mark = Il contrassegno di una richiesta ha da 8 a 64 lettere senza accenti, cifre, - e _.
bad-work-waits = C'è già troppo da calcolare: riprova fra un momento.
opt-serve-bounds = cifre diverse per quanto può avere un estraneo: "onlookers=50 sockets=100"
bad-bounds = { $variable }: { $problem }. Ci sono { $known }.

## Che cosa un tavolo accetta

bad-live-muted = Dici troppo in una volta: per { $seconds } secondi nessuno ti sente.
bad-live-onlookers = A questo tavolo assistono già in tanti e non c'è posto: riprova più tardi.

## Tornei da un file

bad-tournament-large = Il file è troppo grande per un torneo: è quello giusto?
bad-tournament-keys = Il file nomina chiavi che qui non aprono nulla.
bad-tournament-role = Non c'è nessun ruolo «{ $role }».
bad-tournament-line = La riga { $line } del file qui non andrebbe a verbale: { $problem }
desk-no-line-too-long = È più lungo di quanto il registro tenga in una riga: scrivilo più breve.
desk-no-log-full = Il registro di questo torneo ha { $most } righe, e non ne prende altre.
desk-no-imported-lines = La riga parla di { $lines } righe importate; prima ce ne sono { $of }.
desk-no-too-many-entrants = Ci sono già { $most } iscritti, e qui nessun torneo ne prende di più.
desk-no-too-many-rounds = Il bando prevede { $rounds } turni; qui nessun torneo ne ha più di { $most }.
audit-imported =
    Importato da un file che questa casa non aveva firmato: le { $lines } righe fin qui non sono verificate{ $differing ->
        [none] { "" }
       *[other] , e questo programma avrebbe sorteggiato altrimenti nelle righe { $differing }
    }
tournament-restored-foreign = Non è un file che questa casa ha firmato: è stato giudicato riga per riga, ed è segnato come importato, non verificato.
paper-record-imported = Dal registro del torneo, riga { $seq } · importato fino alla riga { $imported }, non verificato
bad-pad-full = Questo segnapunti è pieno: tiene { $most } annotazioni. Cominciane uno nuovo.
bad-pad-note = Questa non è un'annotazione del segnapunti.
