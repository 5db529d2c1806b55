# La pagina di un tavolo, a qualunque gioco si giochi.

## L'arrivo e l'attesa

page-table-connecting = Collegamento…
page-table-none = Non c'è nessun tavolo così.
page-table-not-yours = Questo tavolo non è aperto a te.
page-table-given-up = Questo tavolo è stato chiuso prima di cominciare.
page-table-to-tournament = Al torneo
page-table-waiting-tournament = Un tavolo di torneo: il gioco comincia da sé appena tutti sono seduti.
page-table-to-lobby = Torna ai tavoli
page-table-waiting = Si comincia quando lo dici tu.
page-table-waiting-guest = Prendi un posto e aspetta che si cominci.
page-table-your-name = Il tuo nome
page-table-empty = libero
page-table-you = Tu
page-table-sit = Siediti qui
page-table-move = Spostati qui
page-table-bot = Bot
page-table-bot-level = Livello dei bot
page-table-start = Si comincia
page-table-send = Manda via
page-table-host = tiene il tavolo
page-table-host-starts = Il tavolo è di { $name }, che comincia la partita quando ci sono tutti.
page-table-unrated = Questa partita non conta per le classifiche: due ospiti vengono dallo stesso indirizzo.
page-table-start-about = I posti ancora liberi li prendono i bot.
page-table-leave = Lascio il posto
page-table-invite = Invita qualcuno
page-table-link = Indirizzo di questo tavolo
page-table-copy = Copia
page-table-copied = Copiato
page-table-this-table = Questo tavolo
page-table-length-hands =
    { $number ->
        [one] una smazzata
       *[other] { $number } smazzate
    }
page-table-length-passate =
    { $number ->
        [one] una passata
       *[other] { $number } passate
    }
page-table-length-points = ai { $number } punti
page-table-own-measure = secondo una misura propria: il codice non ha partite di questa durata
page-table-clock-relaxed = { $number } secondi per turno
page-table-clock-code = l'orologio del codice
page-table-clock-none = senza orologio
page-table-undo-none = non si ritira niente
page-table-undo-turn = le giocate si possono ritirare finché dura il turno
page-table-undo-consent = le giocate si possono ritirare se tutti sono d'accordo
page-table-with-referee = tavolo dal vivo, con l'arbitro
page-table-rated = vale per la classifica
page-table-public = nell'elenco dei tavoli
page-table-private = privato: lo trova solo chi ha l'indirizzo
page-table-onlookers = si può assistere
page-table-no-onlookers = Questo tavolo non ha spettatori.

## Assistere

page-table-look-on = Assistere
page-table-look-on-about = A Tressette si assiste accanto a un giocatore, che risponde di te e di cui soltanto vedi le carte (Art. 88–91). Chiedi a uno di loro.
page-table-look-on-bots = Qui giocano solo bot, che non possono rispondere di nessuno.
page-table-look-on-with = Con { $name }
page-table-look-on-asked = La richiesta è arrivata a { $name }.
page-table-look-on-stop = Lascia stare
page-table-looking-on = Stai assistendo.
page-table-looking-on-later = Stai assistendo, con { $number } secondi di ritardo.
page-table-wants-to-look-on = { $name } vorrebbe assistere accanto a { $player }.
page-table-looks-on-with-you = { $name } assiste accanto a te.
page-table-admit = Ne rispondo io
page-table-object = Mi oppongo
page-table-send-away = Manda via

## La barra, i giocatori

page-table-hand = Smazzata { $number }
page-table-hand-of = Smazzata { $number } di { $hands }
page-table-passata = Passata { $number }
page-table-your-turn = Tocca a te
page-table-turn-of = Turno di { $name }
page-table-between = Tra due smazzate
page-table-is-over = La partita è finita
page-table-talk = Cronaca e chiacchiere
page-table-menu = Menu del tavolo
page-table-keys = Tasti
page-table-close = Chiudi
page-table-dismiss = Ho capito
page-table-dealer = { mazziere }
page-table-partner = compagno
page-table-away = assente
page-table-stand-in = gioca un bot
page-table-on-turn = di turno
page-table-cards =
    { $number ->
        [one] una carta
       *[other] { $number } carte
    }
page-table-time-left =
    { $number ->
        [one] resta un secondo
       *[other] restano { $number } secondi
    }
page-table-your-hand = Le tue carte

## Ciò che succede intorno alle carte

page-table-reconnecting = Il collegamento è caduto; si riprova…
page-table-stood-in-for = Al posto di { $name } gioca un bot.
page-table-stood-in-for-you = Mentre eri assente il tuo posto l'ha preso un bot.
page-table-came = { $name } è al tavolo.
page-table-went = { $name } è assente.
page-table-took-back = { $name } ha ritirato una giocata.
page-table-warned = Tempo! A { $name } restano { $number } secondi.
page-table-time-up = Il tempo di { $name } è scaduto: il turno lo gioca un bot.
page-table-ask-ended = La richiesta è caduta.
page-table-paused = Il tavolo è in pausa.
page-table-edition-not-here = Questa partita è cominciata con l'edizione { $edition } del suo codice, con valori che qui non ci sono. Si può guardare, rivedere e contare, ma non continuare.
page-table-resumed = Si riprende.
page-table-reopened = La casa era chiusa ed è di nuovo aperta. Nel frattempo nessun orologio è andato avanti, né lo farà per i prossimi { $number } secondi: chi manca può tornare.
page-table-asks-undo = { $name } vorrebbe ritirare l'ultima giocata.
page-table-asks-pause = { $name } chiede una pausa.
page-table-agree = D'accordo
page-table-disagree = No
page-table-waiting-answers = Si aspettano gli altri.
page-table-story = Cronaca
page-table-nothing-yet = Ancora niente.
page-table-phrases = Frasi pronte
page-table-write = Scrivi qualcosa
page-table-write-later = Si scrive a carte ferme
page-table-say = Invia

## Tra due smazzate, e alla fine

page-table-next-deal = La prossima distribuzione
page-table-hand-over = Smazzata { $number }: il conteggio
page-table-standings = Punteggio
page-table-side = Parte
page-table-made = Ora
page-table-line-by-line = Voce per voce
page-table-see-table = Rivedi il tavolo
page-table-to-count = Tocca per il conteggio
page-table-deal-due =
    { $number ->
        [one] Le prossime carte si danno al più tardi fra un secondo.
       *[other] Le prossime carte si danno al più tardi fra { $number } secondi.
    }
page-table-you-won = Hai vinto!
page-table-deal = Dai le carte
page-table-you-are-ready = Tu sei a posto. Le carte arrivano quando lo sono tutti.
page-table-cards-soon = Le carte arrivano tra poco.
page-table-is-ready = a posto
page-table-not-ready = non ancora
page-table-promise = La promessa di questa distribuzione
page-table-promise-about = Prima di dare le carte il server e tutti i presenti si legano ciascuno a un segreto con questi numeri; solo dopo i segreti si svelano. Il tuo browser fa la sua parte da solo. Così nessuno può scegliere la distribuzione, e dopo la smazzata chiunque la può controllare.
page-table-commitment = Impegno del server per la distribuzione { $number }
page-table-commitment-of = Impegno di { $name }
page-table-opening-of = Svelato da { $name }
page-table-no-part = Senza { $name }
page-table-no-part-bot = un bot, per cui parlerebbe il server
page-table-no-part-away = assente
page-table-no-part-silent = non si è impegnato in tempo
page-table-no-part-failed = due volte non ha svelato il segreto
page-table-desk = la segreteria
page-table-entrant = iscritto { $number }
page-table-voided =
    { $count ->
        [one] A questo tavolo una distribuzione è stata annullata.
       *[other] A questo tavolo { $count } distribuzioni sono state annullate.
    }
page-table-left-out = Questa distribuzione si fa senza di te: { $why }.
page-table-waits-commitment = Si aspetta l'impegno di { $name }, al massimo { $number } s; poi si distribuisce senza.
page-table-waits-opening = Si aspetta che sveli il segreto { $name }, al massimo { $number } s; poi la distribuzione è annullata.
page-table-void-missing = Distribuzione annullata: { $name } non ha svelato il segreto. Si rifà.
page-table-void-false = Distribuzione annullata: { $name } ha svelato un altro segreto. Si rifà.
page-table-void-house = Distribuzione annullata: il server non ha potuto svelare il segreto. Si rifà.
page-table-void-old-kind = La distribuzione era stata promessa alla vecchia maniera. Si rifà.
page-table-proof = Prova della distribuzione
page-table-verify = Verifica le distribuzioni
page-table-again = Gioca ancora
page-table-result = Risultato
page-table-analyse = Analizza
page-table-replay = Rivedi

## Menù

page-table-undo = Ritira
page-table-pause = Chiedi una pausa
page-table-resume = Riprendi
page-table-abandon = Lascia la partita
page-table-abandon-sure = Lasci per sempre? La partita conta come persa. Per assentarti basta chiudere la pagina: al tuo posto puoi sempre tornare.
page-table-abandon-yes = Lascio per sempre
page-table-abandon-no = Resto
page-table-settings = Preferenze
page-table-deck = Carte
page-table-deck-french = Francesi
page-table-deck-french4 = Francesi, quattro colori
page-table-deck-napoletane = Napoletane
page-table-deck-piacentine = Piacentine
page-table-theme = Chiaro o scuro
page-table-theme-auto = come il dispositivo
page-table-theme-light = chiaro
page-table-theme-dark = scuro
page-table-language = Lingua
page-table-set-volume = Volume dei suoni
page-table-set-silent = muto
page-table-set-confirmdiscard = Un secondo tocco per scartare
page-table-set-confirmclose = Un secondo tocco per chiudere
page-table-set-motion = Senza animazioni
page-table-go-on = Si prosegue

## L'arbitro

page-table-referee = L'arbitro
page-table-referee-call = Chiama l'arbitro
page-table-referee-who = Chi
page-table-referee-last = l'ultima cosa fatta
page-table-referee-me = io
page-table-referee-still = L'orologio è fermo. Di' che cosa è successo, o chiudi per continuare a giocare.
page-table-referee-likely = Di che cosa si tratta?
page-table-referee-seek = Cerca con una parola
page-table-referee-seek-such-as = carta, parola, mano …
page-table-referee-none-found = Questa parola non c'è. Provane un'altra, o guarda l'elenco intero.
page-table-referee-every = Tutto quello che si può segnalare
page-table-referee-unsure = Qualcosa non andava, da parte di …
page-table-referee-name-cards = Nomina le carte di cui si tratta
page-table-referee-back = Indietro
page-table-rings = { $who ->
    [you] Hai chiamato l'arbitro: orologio fermo
   *[other] { $name } ha chiamato l'arbitro: orologio fermo
}
page-table-rang = { $name } suona per l'arbitro.
page-table-bell-ended = Si continua senza decisione.
page-table-did-pick-up = { $who ->
    [you] Hai pescato o raccolto
   *[other] { $name } ha pescato o raccolto
}
page-table-did-open = { $who ->
    [you] Hai calato un gioco nuovo
   *[other] { $name } ha calato un gioco nuovo
}
page-table-did-attach = { $who ->
    [you] Hai legato a un gioco
   *[other] { $name } ha legato a un gioco
}
page-table-did-discard = { $who ->
    [you] Hai scartato
   *[other] { $name } ha scartato
}
page-table-did-look = { $who ->
    [you] Hai guardato il { pozzetto }
   *[other] { $name } ha guardato il { pozzetto }
}
page-table-did-pozzetto = { $who ->
    [you] Hai preso il { pozzetto }
   *[other] { $name } ha preso il { pozzetto }
}
page-table-did-close = { $who ->
    [you] Hai chiuso
   *[other] { $name } ha chiuso
}
page-table-did-play = { $who ->
    [you] Hai giocato una carta
   *[other] { $name } ha giocato una carta
}
page-table-did-words = { $who ->
    [you] Hai dichiarato qualcosa
   *[other] { $name } ha dichiarato qualcosa
}
page-table-did-accuse = { $who ->
    [you] Hai accusato un buongioco
   *[other] { $name } ha accusato un buongioco
}
page-table-did-withdraw = { $who ->
    [you] Hai ritirato una carta
   *[other] { $name } ha ritirato una carta
}
page-table-did-show = { $who ->
    [you] Hai mostrato delle carte
   *[other] { $name } ha mostrato delle carte
}
page-table-did-speak = { $who ->
    [you] Hai parlato del cappotto
   *[other] { $name } ha parlato del cappotto
}
page-table-referee-discretion = A discrezione dell'arbitro:
page-table-referee-silent = Il codice non prevede nessuna penalità.
page-table-irregular = Per il codice non è regolare. A un tavolo dal vivo si può fare lo stesso, e si può chiamare l'arbitro.
page-table-do-anyway = Lo faccio lo stesso
page-table-cancel = Annulla

## Tasti

page-table-key-move = scorri le tue carte
page-table-key-choose = scegli una carta, o non più
page-table-key-arrange = sposta una carta nella tua mano
page-table-key-undo = ritira
page-table-key-menu = menù
page-table-key-chat = cronaca e chiacchiere
page-table-key-escape = non scegliere niente, chiudi
page-table-key-help = questo elenco

## Suggerimenti

page-table-hint = Che cosa farebbe un buon giocatore?
page-table-hints = Che cosa farebbe un buon giocatore
page-table-hint-thinking = Un buon giocatore ci pensa…
page-table-hint-none = Su questo qui nessuno ha un'opinione.
page-table-hint-do = Fai così
page-table-hint-close = Chiudi i suggerimenti
page-table-hint-value = valore atteso { $points }
page-table-hint-about =
    Valore atteso: quanti punti più degli altri il bot più forte si aspetta che tu faccia in questa { $game ->
        [burraco] smazzata
        [tressette] passata
       *[other] mano
    }, da quel che vedi.
page-table-hint-behind =
    { $points ->
        [one] un punto
       *[other] { NUMBER($points) } punti
    } in meno
