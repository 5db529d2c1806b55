### Il comando che fa giocare i bot.

## Opzioni

opt-simulate-players = Quanti giocatori.
opt-simulate-games = Quante partite si giocano.
opt-simulate-seed = Lo stesso numero dà le stesse partite.
opt-simulate-bots = I bot, per nome o per livello, separati da virgole e ripetuti intorno al tavolo: in quattro, random,basic mette A e C contro B e D.
opt-simulate-records = Scrive ogni partita in un file suo dentro questa cartella, da rigiocare poi.
opt-simulate-jobs = Quanti processi giocano insieme; il risultato non ne dipende.
opt-simulate-json = Risponde in JSON, senza il tempo impiegato: lo stesso seme dà gli stessi byte.

## Errori

simulate-number = --{ $option } va da 1 a { $most }: { $number } non va bene
simulate-no-bot = nessun bot «{ $bot }»; i bot sono: { $known }
simulate-many-bots = { $given } bot per { $players } giocatori

## Risultato

simulate-progress = Si gioca
simulate-title = { $games ->
        [one] Una partita
       *[other] { $games } partite
    } con il codice { $code }, { $players } giocatori, seme { $seed }
simulate-seats = Posti
simulate-bot = Bot
simulate-wins = Vinte
simulate-ties = Pari
simulate-total = Totale medio
simulate-per-hand = Punti a smazzata
simulate-unfinished = { $count ->
        [one] Una partita è stata interrotta: nessuno si avvicinava al punteggio.
       *[other] { $count } partite sono state interrotte: nessuno si avvicinava al punteggio.
    }
simulate-hands = Smazzate giocate
simulate-ended-closed = … con chiusura
simulate-ended-stock = … finite con il tallone
simulate-ended-time-out = … finite per time out
simulate-ended-stall = … fermate per stallo
simulate-ended-cancelled = … non giocate
simulate-turns = Turni per smazzata
simulate-actions = Mosse per smazzata
simulate-pozzetti = Pozzetti presi per smazzata
simulate-direct = … in diretta
simulate-burrachi-clean = Burrachi puliti per smazzata
simulate-burrachi-semi = Burrachi semipuliti per smazzata
simulate-burrachi-dirty = Burrachi sporchi per smazzata
simulate-points = { NUMBER($points) }
simulate-share = { $count } ({ NUMBER($share, style: "percent") })
simulate-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } (da { $least } a { $most })
simulate-speed = { $actions } mosse in { NUMBER($seconds, maximumFractionDigits: 1) } secondi: { $rate } al secondo
simulate-per-passata = Punti a passata
simulate-passate = Passate giocate fino in fondo
simulate-match-target = … finite ai punti
simulate-match-slam = … finite con cappotto
simulate-match-slam-after-win = … finite con cappotto a partita vinta
simulate-match-slam-missed = … finite con un cappotto non riuscito
simulate-match-passate = … finite con le passate
simulate-match-tie = … in parità
simulate-cappotti = Cappotti
simulate-said = Detto
simulate-silence = giocate di battuta in silenzio
simulate-accusation = buongioco resi noti
simulate-lay-down-valid = messe a terra
simulate-lay-down-invalid = messe a terra errate
simulate-lay-down-untimely = messe a terra prima del tempo
