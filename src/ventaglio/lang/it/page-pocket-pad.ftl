### Il segnapunti, per le carte vere.

page-pocket-pad-begin = Nuovo segnapunti
page-pocket-pad-kept = I tuoi segnapunti
page-pocket-pad-where = I segnapunti restano su questo dispositivo, se non ne condividi uno.
page-pocket-pad-finished = finita
page-pocket-pad-forget = Cancella il segnapunti di { $names }
page-pocket-pad-really-forget = Cancella davvero il segnapunti di { $names }
page-pocket-pad-sure = Cancello?
page-pocket-pad-none = Questo segnapunti non è su questo dispositivo.
page-pocket-pad-all = Tutti
page-pocket-pad-setup = Giocatori e regole
page-pocket-pad-done = Fatto
page-pocket-pad-totals = Totali
page-pocket-pad-again = Nuova partita, stessi giocatori
page-pocket-pad-deals = Dà le carte:
page-pocket-pad-line = { $kind ->
    [passata] Passata
   *[other] Smazzata
  }
page-pocket-pad-line-number = { $kind ->
    [passata] Passata { $number }
   *[other] Smazzata { $number }
  }
page-pocket-pad-edit = { $kind ->
    [passata] Correggi la passata { $number }
   *[other] Correggi la smazzata { $number }
  }
page-pocket-pad-write = { $kind ->
    [passata] Segna la passata
   *[other] Segna la smazzata
  }
page-pocket-pad-undo = Annulla
page-pocket-pad-share = Condividi
page-pocket-pad-save = Segna
page-pocket-pad-remove = Cancella questa riga
page-pocket-pad-unkept = Questo browser non conserva niente: i punti si perdono chiudendo la pagina.
page-pocket-pad-we = Noi
page-pocket-pad-they = Voi
page-pocket-pad-nobody = Nessuno
page-pocket-pad-won = Vittoria: { $name }!
page-pocket-pad-won-cappotto = Vittoria con il cappotto: { $name }!
page-pocket-pad-level = Pari: { $names }

## Condividere

page-pocket-pad-as-picture = Come immagine
page-pocket-pad-as-text = Come testo
page-pocket-pad-picture-kept = L'immagine è tra i tuoi download.
page-pocket-pad-copied = Copiato.
page-pocket-pad-together = Su più telefoni
page-pocket-pad-together-about = Tutti al tavolo vedono questo segnapunti e ci possono scrivere. Serve la rete; senza, ogni telefono va avanti e poi si riuniscono. Il server lo tiene per 30 giorni dall'ultima annotazione.
page-pocket-pad-together-how = Chi inquadra il codice, o ha il link, vede il segnapunti e ci può scrivere.
page-pocket-pad-open-room = Condividi questo segnapunti
page-pocket-pad-qr = Codice QR di questo segnapunti
page-pocket-pad-link = Link di questo segnapunti
page-pocket-pad-send-link = Manda il link
page-pocket-pad-room-together = Tutti i telefoni hanno lo stesso.
page-pocket-pad-room-apart = Senza rete: quello che scrivi arriva agli altri più tardi.
page-pocket-pad-room-gone = Il segnapunti condiviso non è più sul server; questo resta qui.
page-pocket-pad-clash-lines = Due telefoni hanno segnato una mano nello stesso momento (righe { $numbers }). Se è la stessa mano, cancellane una.
page-pocket-pad-clash-edits = Due telefoni hanno corretto la riga { $number } nello stesso momento: vale la correzione più recente. Controllate.

## Giocatori e regole

page-pocket-pad-code = Codice
page-pocket-pad-players = Giocatori
page-pocket-pad-length = Partita
page-pocket-pad-hands = { $hands ->
    [one] 1 smazzata
   *[other] { $hands } smazzate
  }
page-pocket-pad-target = ai { $target }
page-pocket-pad-target-label = Punti
page-pocket-pad-names = Nomi
page-pocket-pad-names-pairs = Nell'ordine di gioco; i compagni stanno di fronte, e hanno lo stesso colore.
page-pocket-pad-names-round = Nell'ordine di gioco. Non sono obbligatori.
page-pocket-pad-name = Nome del giocatore { $letter }
page-pocket-pad-first-dealer = Dà le carte per primo
page-pocket-pad-alone = Ognuno per sé dall'inizio
page-pocket-pad-alone-from = Ognuno per sé da { $target } punti
page-pocket-pad-nobody-pays = Se nessuno ha preso un { pozzetto }, tutti pagano { $points }

## Una smazzata

page-pocket-pad-manner = Come
page-pocket-pad-whole = In dettaglio
page-pocket-pad-brief = Solo i totali
page-pocket-pad-soloist = Chi ha preso il primo { pozzetto }?
page-pocket-pad-who-closed = Chi ha chiuso?
page-pocket-pad-made = Punti
page-pocket-pad-burraco-clean = Burraco pulito
page-pocket-pad-burraco-semi = Semipulito
page-pocket-pad-burraco-dirty = Burraco sporco
page-pocket-pad-laid = Punti calati
page-pocket-pad-held = Punti in mano
page-pocket-pad-not-taken = { pozzetto-capital } non preso
page-pocket-pad-unplayed = { pozzetto-capital } preso e non giocato: { $points }
page-pocket-pad-last = La partita finisce qui: time out
page-pocket-pad-less = Uno di meno: { $what }
page-pocket-pad-more = Uno di più: { $what }
page-pocket-pad-sign = Cambia segno: { $what }
page-pocket-pad-to-target = ai { $target }
page-pocket-pad-of-hands = smazzata { $number } di { $hands }
page-pocket-pad-victory = Victory point
page-pocket-pad-alone-now = Adesso ognuno per sé
page-pocket-pad-closed-by = chiusura: { $name }
page-pocket-pad-alone-was = { $name } da solo
page-pocket-pad-timed-out = time out

page-pocket-pad-wrong-multiple = { $side }: { $points } non è possibile. Carte e premi sono tutti multipli di { $unit } ({ $article }).
page-pocket-pad-wrong-negative = { $side }: scrivi i punti delle carte senza segno; quelli in mano si tolgono da soli ({ $article }).
page-pocket-pad-wrong-bounds = { $side }: { $points } non è possibile; con questi mazzi una smazzata dà da { $least } a { $most } ({ $article }).
page-pocket-pad-wrong-burrachi-laid = { $side }: { $count ->
    [one] un burraco ha
   *[other] { $count } burrachi hanno
  } almeno { $least } punti di carte calate ({ $article }).
page-pocket-pad-wrong-cards = { $points } punti di carte sono troppi: tutte le carte insieme ne hanno { $most } ({ $article }).
page-pocket-pad-wrong-pozzetti = In { $count } hanno preso un { pozzetto }, e ce ne sono { $most } ({ $article }).
page-pocket-pad-wrong-close-pozzetto = { $side }: chi chiude ha preso un { pozzetto } ({ $article }).
page-pocket-pad-wrong-close-burraco = { $side }: chi chiude ha un burraco ({ $article }).
page-pocket-pad-wrong-close-clean = { $side }: chi chiude ha un burraco pulito ({ $article }).
page-pocket-pad-wrong-close-held = { $side }: chi chiude da solo non ha carte in mano ({ $article }).

## Una passata

page-pocket-pad-kind-points = A punti
page-pocket-pad-kind-passate = A passate
page-pocket-pad-kind-single = Passata unica
page-pocket-pad-passate = { $passate } passate
page-pocket-pad-single = passata unica, ai { $target }
page-pocket-pad-match = Partita { $number }
page-pocket-pad-matches-won = Partite vinte
page-pocket-pad-pairs = Coppie
page-pocket-pad-pairs-A = Fisse
page-pocket-pad-pairs-B-a = Dalle carte, cambiando posto
page-pocket-pad-pairs-B-b-1 = Dalle carte, palesi
page-pocket-pad-pairs-B-b-2 = Dalle carte, segrete
page-pocket-pad-stake = Posta
page-pocket-pad-no-stake = Nessuna
page-pocket-pad-buongioco = Il buongioco si accusa
page-pocket-pad-losing = Vince chi fa meno punti
page-pocket-pad-tie = In parità si gioca ancora
page-pocket-pad-partner = Chi gioca con { $name }?
page-pocket-pad-points-of = Punti: { $side }
page-pocket-pad-points-first = Prima tocca i punti: { $side }.
page-pocket-pad-rest = Carte e ultima presa insieme; il resto di { $deck } va a: { $side }. { $deck } a 0 è cappotto.
page-pocket-pad-stopped-about = Quello che ognuno aveva quando si è smesso: al massimo { $deck } in tutto.
page-pocket-pad-buongioco-of = Buongioco: { $side }
page-pocket-pad-three = Tre, Napoletana
page-pocket-pad-four = Quattro uguali
page-pocket-pad-ending = Come è finita la partita
page-pocket-pad-who-won = Chi ha vinto la partita?
page-pocket-pad-as-counted = Come dicono i punti
page-pocket-pad-stopped = Non giocata fino in fondo: la partita era decisa
page-pocket-pad-late = La partita era già vinta quando è stato fatto il cappotto
page-pocket-pad-laid-down = Con carte a terra, prima di arrivare ai punti
page-pocket-pad-missed = Un cappotto dichiarato non è riuscito
page-pocket-pad-called = Chi perde ha chiamato fuori chi vince
page-pocket-pad-marcio = Chi perde aveva meno di { $batuffa } punti
page-pocket-pad-who-first = Tutti e due sono arrivati ai punti: di' chi è arrivato per primo.
page-pocket-pad-undecided = Tutti e due sono arrivati ai punti: correggi l'ultima riga e di' chi è arrivato per primo.
page-pocket-pad-deal-passes = alla destra dell'ultimo cartaro
page-pocket-pad-rests = Riposa: { $names }
page-pocket-pad-accused = { $count } buongioco
page-pocket-pad-cappotto = cappotto
page-pocket-pad-stakes = { $stakes ->
    [1] 1 posta
   *[other] { $stakes } poste
  }
page-pocket-pad-balances = Saldo: { $balances }
page-pocket-pad-pot = Piatto: { $pot } ({ $article })
page-pocket-pad-wrong-whole = I punti sono interi e mai sotto zero ({ $article }).
page-pocket-pad-wrong-deck = { $points } punti non è possibile: una passata ne ha { $deck } ({ $article }).
page-pocket-pad-wrong-deck-most = { $points } punti non è possibile: una passata ne ha al massimo { $deck } ({ $article }).
page-pocket-pad-wrong-buongioco = { $points } punti di buongioco non è possibile: al massimo { $most } ({ $article }).
page-pocket-pad-wrong-ending = Una partita non può essere finita così ({ $article }).
