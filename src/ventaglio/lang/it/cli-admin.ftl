### Il comando di chi gestisce un server.

help-admin =
    Gestire un server: le persone, i tavoli, le segnalazioni dei giocatori, gli avvisi a tutti.

    Tutti i comandi lavorano sui dati di «ventaglio serve», che intanto può restare in funzione: quanto si fa qui lo
    raggiunge entro un secondo. Tutto ciò che cambia qualcosa è a verbale, con chi, quando e perché: ventaglio admin audit.

      ventaglio admin people
      ventaglio admin ban Mallory --for 7d --why "insulti"
help-admin-status =
    Mostra come sta il server: processi, partite con persone, segnalazioni, manutenzione.

      ventaglio admin status
      ventaglio admin status --json
help-admin-people =
    Elenca le persone, a cominciare da chi si è visto per ultimo.

      ventaglio admin people
      ventaglio admin people anna --json
help-admin-sessions =
    Elenca i browser in cui una persona è riconosciuta.

      ventaglio admin sessions anna
help-admin-logout =
    Chiude le sessioni di una persona, o una sola. Gli schermi aperti lì si chiudono.

      ventaglio admin logout anna --why "telefono smarrito"
      ventaglio admin logout anna --session 3f2a90b1c4d5e6f7 --why "telefono smarrito"
help-admin-ban =
    Tiene fuori una persona, per un po' o per sempre. I suoi schermi si chiudono e nessuna password la fa entrare.

      ventaglio admin ban Mallory --for 7d --why "insulti"
      ventaglio admin ban 3f2a90b1c4d5e6f7 --why "insulti, di nuovo"
help-admin-unban =
    Lascia rientrare una persona.

      ventaglio admin unban Mallory --why "si è scusato"
help-admin-mute =
    Lascia giocare una persona senza che dica nulla, per un po' o per sempre.

      ventaglio admin mute Mallory --for 12h --why "insulti"
help-admin-unmute =
    Lascia parlare di nuovo una persona.

      ventaglio admin unmute Mallory --why "si è scusato"
help-admin-rename =
    Dà a una persona un altro nome, da ora in poi. Ciò che è stato giocato resta sotto il vecchio.

      ventaglio admin rename Mallory "Ospite 7" --why "nome non adatto a un circolo"
help-admin-reset-password =
    Dà una nuova password a chi ha perso tutti i codici di recupero. Si vede una volta sola; tutte le sessioni si chiudono.

      ventaglio admin reset-password anna --why "ha mostrato la tessera al circolo"
help-admin-export =
    Scrive in un file, come JSON, tutto ciò che si sa di una persona. Ciascuno può farlo da sé, nella propria pagina.

      ventaglio admin export anna --to anna.json --why "chiesto per lettera"
help-admin-erase =
    Dimentica una persona. Ciò che è stato giocato resta, senza il nome. Ciascuno può farlo da sé, nella propria pagina.

      ventaglio admin erase anna --why "chiesto per lettera"
help-admin-close =
    Chiude un tavolo. La partita non conta.

      ventaglio admin close 2fKq0vX1yZ3aBcDe --why "bloccato"
help-admin-reports =
    Elenca le segnalazioni dei giocatori ancora da sbrigare.

      ventaglio admin reports
      ventaglio admin reports --all --json
help-admin-report =
    Mostra una segnalazione con tutto ciò che si è detto al tavolo; il registro intero può andare in un file.

    Il registro mostra tutte le carte: non darlo a nessuno finché la partita continua.

      ventaglio admin report 12
      ventaglio admin report 12 --to segnalazione-12.json
help-admin-settle =
    Mette a verbale che una segnalazione è stata sbrigata, e come.

      ventaglio admin settle 12 --why "zittito per un giorno"
help-admin-announce =
    Dice qualcosa a tutti, in cima a ogni pagina.

      ventaglio admin announce "Closed tonight from eleven" --for 12h
      ventaglio admin announce "Stasera si chiude alle undici" --language it
      ventaglio admin announce --end
help-admin-maintenance =
    Non lascia cominciare nulla di nuovo, perché il server sarà fermato. Ciò che si sta giocando continua.

      ventaglio admin maintenance on --why "nuova versione"
      ventaglio admin maintenance off
help-admin-drain =
    Non lascia cominciare nulla di nuovo e aspetta che nessuno giochi più. Poi il server si può fermare.

      ventaglio admin drain
      ventaglio admin drain --for 90m --why "nuova versione"
help-admin-purge =
    Dimentica gli ospiti che non si vedono da tanti giorni e i registri delle partite finite da tanti giorni.

    Un server lo fa da sé una volta al giorno, secondo VENTAGLIO_KEEP_GUESTS (180) e VENTAGLIO_KEEP_LOGS (0, mai).

      ventaglio admin purge
      ventaglio admin purge --guests 90 --logs 730
help-admin-audit =
    Mostra che cosa ha fatto chi gestisce il server: chi, quando, che cosa, perché; dal più recente.

      ventaglio admin audit
      ventaglio admin audit --about Mallory --json

opt-admin-by = Chi figura a verbale; altrimenti l'utente di questa macchina.
opt-admin-why = Il motivo, per il verbale; chi è tenuto fuori lo legge.
opt-admin-who = Una persona: il nome utente, l'id, o un nome che abbia essa sola.
opt-admin-for = Per quanto: 30m, 12h, 7d; altrimenti per sempre.
opt-admin-address = Non far entrare nuovi ospiti da dove questa persona è stata vista l'ultima volta; altri possono avere lo stesso indirizzo.
opt-admin-search = Parte di un nome o di un nome utente.
opt-admin-count = Quante righe al massimo.
opt-admin-session = Una sessione, dal suo id; altrimenti tutte.
opt-admin-name = Il nuovo nome.
opt-admin-to = Il file da scrivere.
opt-admin-table = L'id di un tavolo, come nel suo indirizzo.
opt-admin-report = Il numero di una segnalazione.
opt-admin-all = Anche quelle già sbrigate.
opt-admin-log-to = Il file in cui scrivere segnalazione e registro, come JSON.
opt-admin-text = Che cosa si dice a tutti.
opt-admin-language = Solo a chi legge in questa lingua: en, it.
opt-admin-end = Non dirlo più.
opt-admin-state = on oppure off.
opt-admin-drain = Quanto aspettare: 30m, 12h.
opt-admin-guests = Giorni senza visite dopo i quali un ospite è dimenticato; 0 è mai.
opt-admin-logs = Giorni dalla fine dopo i quali un registro è dimenticato; 0 è mai.
opt-admin-about = Solo ciò che riguarda questo: una persona, un tavolo, una segnalazione.

admin-head-id = id
admin-head-name = nome
admin-head-login = nome utente
admin-head-seen = visto
admin-head-banned = fuori fino al
admin-head-muted = zitto fino al
admin-head-session = sessione
admin-head-device = dispositivo
admin-head-since = da
admin-head-number = n.
admin-head-time = ora
admin-head-about = su chi
admin-head-reason = motivo
admin-head-text = testo
admin-head-settled = sbrigata
admin-head-by = chi
admin-head-table = tavolo, voce
admin-head-what = che cosa
admin-head-whom = a chi
admin-head-more = altro
admin-head-why = perché
admin-status-servers = Processi in servizio
admin-status-matches = Partite con persone
admin-status-open = Tavoli che aspettano giocatori
admin-status-reports = Segnalazioni da sbrigare
admin-status-maintenance = Manutenzione da
admin-status-announcement = Avviso
admin-logged-out =
    { $count ->
        [one] Una sessione di { $name } è chiusa.
       *[other] { $count } sessioni di { $name } sono chiuse.
    }
admin-banned = { $name } è fuori fino al { $until }.
admin-unbanned = { $name } può tornare.
admin-muted = { $name } non dice nulla fino al { $until }.
admin-unmuted = { $name } può parlare di nuovo.
admin-renamed = { $old } ora si chiama { $name }.
admin-new-password = La password di { $name } ora è { $password } – si vede solo questa volta. Tutte le sessioni sono chiuse.
admin-erased =
    { $count ->
        [one] Dimenticato; un registro nominava questa persona, e non la nomina più.
       *[other] Dimenticato; { $count } registri nominavano questa persona, e non la nominano più.
    }
admin-closed = Il tavolo { $table } è chiuso.
admin-unheard = Nessun server ha ancora chiuso il tavolo; lo farà il primo che può.
admin-settled = La segnalazione { $number } è sbrigata.
admin-announced = Annunciato.
admin-unannounced = Non è più annunciato.
admin-maintenance-on = Manutenzione: non comincia nulla di nuovo, ciò che si sta giocando continua.
admin-maintenance-off = Di nuovo aperto.
admin-draining =
    { $count ->
        [one] Si gioca ancora una partita.
       *[other] Si giocano ancora { $count } partite.
    }
admin-drained = Nessuno gioca più: il server si può fermare.
admin-not-drained =
    { $count ->
        [one] si gioca ancora una partita; non comincia nulla di nuovo fino a «ventaglio admin maintenance off»
       *[other] si giocano ancora { $count } partite; non comincia nulla di nuovo fino a «ventaglio admin maintenance off»
    }
admin-purged =
    Dimenticati: { $guests ->
        [one] un ospite
       *[other] { $guests } ospiti
    }, { $logs ->
        [one] un registro
       *[other] { $logs } registri
    }.
bad-admin-nothing = in { $folder } non c'è una base di dati: indica con --data la cartella dei dati di un server
bad-admin-nobody = qui nessuno ha il nome utente, l'id o il nome «{ $who }»
bad-admin-several = più persone si chiamano «{ $who }»: indicane una con l'id, { $ids }
bad-admin-span = «{ $text }» non è una durata: scrivi 30m, 12h o 7d
bad-admin-no-table = nessun tavolo { $table } è aperto o in gioco
bad-admin-text-or-end = di' che cosa si annuncia, oppure --end
bad-admin-language = la lingua { $language } non c'è; ci sono { $known }
bad-admin-days = un numero di giorni non è negativo
bad-admin-why-empty = di' perché: resta a verbale
