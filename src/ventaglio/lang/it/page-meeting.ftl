### Persone che si incontrano: riprendere una partita, essere chiamati, aspettarsi.

## Riprendere

page-continue-title = Riprendi la tua partita
page-continue-go = Continua
page-continue-with = Continua con { $names }
page-continue-nobody = ancora nessuno
page-continue-open = In attesa di giocatori
page-continue-others-turn = tocca a un altro
page-continue-kept = ti aspetta fino a { $day }
page-strip-match = La tua partita è in corso: { $game } con { $names }
page-strip-turn = Tocca a te: { $game } con { $names }
page-alert-turn = Tocca a te
page-alert-turn-about = Al tavolo gli altri ti aspettano.
page-alert-want = Avvisami quando tocca a me
page-alert-want-about = Finché questa pagina resta aperta, anche in secondo piano, il tuo dispositivo mostra un avviso. Niente viene mandato ad altri.
page-alert-not-allowed = Il tuo browser non permette avvisi da questa pagina. La scheda porterà comunque un segno.

## Assenze

page-table-away-kept = { $name } è assente. Il posto è tenuto ancora { $number } s; poi ci gioca un bot, finché { $name } non torna.
page-table-away-bot = { $name } è assente dalle { $time }: al suo posto gioca un bot, finché { $name } non torna.
page-table-was-away = Eri assente dalle { $time }. Gli altri aspettavano: dopo { $number } secondi il tuo posto l'ha preso un bot. Ora è di nuovo tuo.
page-table-was-away-seen = Va bene
page-table-grace = Chi va via può tornare: il posto è tenuto { $number } secondi, poi ci gioca un bot finché il giocatore non torna. Se vanno via tutti, il tavolo aspetta una settimana.
page-table-grace-alone = Chiudi la pagina quando vuoi: nessuno gioca al tuo posto, e il tavolo ti aspetta per una settimana.

## Aspettarsi

page-room-partner = il tuo compagno
page-room-be-partner = Fai coppia con { $name }
page-room-fills = Cerchiamo avversari del tuo livello. Fra { $number } s si comincia, con i bot ai posti ancora liberi.
page-room-begins = Ci siete tutti: si comincia fra { $number } s.
page-room-cancel = Non cercare più
page-room-share = Manda il collegamento…
page-room-share-text = Vieni a giocare a { $game } con me
page-room-qr = Mostralo a chi ti sta accanto: la fotocamera di un telefono apre il tavolo.
page-room-qr-alt = Codice QR del collegamento di questo tavolo
page-room-friends = Invita di nuovo
page-room-invite = Invita
page-room-invite-who = Invita { $name }
page-room-invited = Invito mandato
page-room-here = ora è qui
page-room-talk = Intanto
page-room-of-club = Ai tavoli del circolo
page-quick-title = Gioco rapido
page-quick-about = Con persone del tuo livello; dopo un momento i posti liberi vanno ai bot.
page-quick-with-people = Con altre persone, subito
page-again-join = Siediti per la prossima partita
page-invited-by = { $name } ti invita a un tavolo di { $game }
page-invited-come = Siediti
page-invited-no = Non ora
page-featured-title = Assisti
page-featured-later = { $number } s dopo il gioco; alla fine si vedono tutte le mani

## Amici

page-friends-title = Amici
page-friends-about = Chi apre il tuo collegamento diventa tuo amico, e tu suo. Gli amici si invitano al tavolo con un tocco.
page-friends-none = Ancora nessun amico. Manda il tuo collegamento, o mostra il codice.
page-friends-link = Il tuo collegamento
page-friends-qr-alt = Codice QR del tuo collegamento per gli amici
page-friends-share-text = Diventiamo amici su Ventaglio
page-friends-part = Togli
page-friends-part-who = Togli { $name }
page-friends-met = Hai giocato con
page-friends-become = Diventare amici di chi ti ha mandato questo collegamento?
page-friends-yes = Diventa amico
page-friends-done = Tu e { $name } ora siete amici.
page-friends-name-first = Prima di' come ti chiami.
page-nav-friends = Amici e circoli

## Circoli

page-clubs-registry = Anagrafe del circolo
page-clubs-title = Circoli
page-clubs-about = Un circolo ha i suoi tavoli, che si trovano solo con il suo collegamento: per un'associazione, un bar, una famiglia.
page-clubs-name = Nome del circolo
page-clubs-found = Fonda un circolo
page-clubs-end = Sciogli il circolo
page-clubs-end-sure = Scioglierlo? Il collegamento non porterà più da nessuna parte; quel che si sta giocando continua.
page-clubs-qr-alt = Codice QR del collegamento di questo circolo
page-clubs-share-text = I nostri tavoli su Ventaglio: { $name }
page-clubs-none = Ancora nessuno a un tavolo. Aprine uno: lo vede chiunque abbia il collegamento.
page-clubs-open = Apri un tavolo qui
page-clubs-gone = Questo circolo non c'è, o non c'è più.

## Che cosa mostra una prova

page-verify-sentence-proved =
    { $count ->
        [one] Provato: queste carte non le ha scelte nessuno, nemmeno questo server, perché nella distribuzione è entrato un segreto tuo o di un altro giocatore prima che qualcuno potesse conoscerlo. Non si può provare che nessuno le abbia sbirciate mentre giocavi.
       *[other] Provato: le carte di queste { $count } distribuzioni non le ha scelte nessuno, nemmeno questo server, perché in ognuna è entrato un segreto tuo o di un altro giocatore prima che qualcuno potesse conoscerlo. Non si può provare che nessuno le abbia sbirciate mentre giocavi.
    }
page-verify-sentence-first = Provato con la prova di vecchio tipo: le carte sono quelle promesse dal server, ma chi fra i giocatori ha parlato per ultimo poteva scegliere fra più distribuzioni.
page-verify-sentence-part =
    { $proved ->
        [0] Non provato: { $why } (distribuzione { $numbers }).
       *[other] Provato per { $proved } distribuzioni su { $count }: quelle carte non le ha scelte nessuno. Non provato per la distribuzione { $numbers }: { $why }.
    }
page-verify-why-nobody-contributed = nessun giocatore era al tavolo quando si sono date le carte, e il server avrebbe potuto sceglierle
page-verify-why-no-proof = il verbale non dice come sono venute le carte
page-verify-why-untold = la mano non è ancora finita, e fino ad allora il server tiene per sé il suo segreto
page-verify-why-broken = il verbale non corrisponde a quanto era stato promesso prima della distribuzione
