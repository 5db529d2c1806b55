### Dove si è riconosciuti, che cosa si sa di sé, che cosa si dice a chi gestisce il server e che cosa dice lui.

page-erased = (cancellato)

## Ciò che si dice a tutti

page-notice-maintenance = Il server sta per chiudere per un po': la tua partita continua, ma non ne cominciano di nuove.
page-notice-close = Metti via questo avviso

## I dispositivi

page-me-devices = Dove sei riconosciuto
page-me-devices-about = Ogni browser in cui sei riconosciuto. Se uno non è tuo, o non lo è più, chiudilo: lì si esce subito.
page-me-device-unknown = Dispositivo sconosciuto
page-me-device-here = questo
page-me-device-seen = visto l'ultima volta { $when }
page-me-device-end = Chiudi
page-me-device-end-of = Chiudi: { $device }
page-me-device-ended = Chiuso.

## I propri dati

page-me-data = I tuoi dati
page-me-data-about = Tutto ciò che si conserva di te si può portare via, e cancellare.
page-me-export = Scarica i miei dati
page-me-erase = Cancella i miei dati
page-me-erase-about = Il nome, il nome d'accesso e tutto ciò che hai scritto si cancellano, e nessuno potrà più essere te. Le partite restano, perché le hanno giocate anche altri, ma non dicono più che eri tu. Non si torna indietro.
page-me-erase-yes = Cancella tutto
page-me-erase-no = Conserva
page-me-erased = Fatto: qui nessuno ti conosce più.

## Le segnalazioni

page-report-title = Segnala qualcosa
page-report-about = La leggerà chi gestisce il server, insieme con il registro di questo tavolo. Agli altri non si dice.
page-report-who = Chi
page-report-nobody = nessuno in particolare
page-report-reason = Per che cosa
page-report-reason-talk = insulti, minacce
page-report-reason-name = un nome offensivo
page-report-reason-cheating = imbrogli
page-report-reason-leaving = abbandono voluto
page-report-reason-other = altro
page-report-text = Con parole tue
page-report-send = Invia la segnalazione
page-report-sent = Grazie: sarà letta.

## La riservatezza

page-privacy-title = Che cosa si conserva di te
page-privacy-about = Il meno che serve per giocare. Non c'è pubblicità, nessuno è seguito, niente si carica da altrove, e a nessuno si chiede un indirizzo e-mail.
page-privacy-kept = Che cosa si conserva
page-privacy-name = Il tuo nome
page-privacy-name-about = Quello che scegli. Lo vedono tutti al tavolo, e sta nelle registrazioni di ciò che hai giocato.
page-privacy-account = La tua registrazione, se ti registri
page-privacy-account-about = Un nome d'accesso, e la password e i codici di recupero in una forma da cui non si possono leggere.
page-privacy-session = Dove sei riconosciuto
page-privacy-session-about = Un cookie per dire chi sei e uno che protegge ciò che invii; accanto, il tipo di browser, da quando, e quando si è visto l'ultima volta. Senza questi cookie nessuno saprebbe che tocca a te.
page-privacy-games = Ciò che giochi
page-privacy-games-about = Ogni partita con le sue distribuzioni e le sue giocate, perché si possa rivedere e controllare; il suo risultato e, per le partite di classifica, il tuo posto nelle classifiche.
page-privacy-talk = Ciò che dici al tavolo
page-privacy-talk-about = Sta nel registro della partita, che solo chi gestisce il server può leggere quando qualcosa è segnalato.
page-privacy-friends = Amici, inviti e circoli
page-privacy-friends-about = Di chi sei amico, finché uno dei due non smette; gli inviti a un tavolo, per un giorno; i circoli che tieni.
page-privacy-reports = Le segnalazioni
page-privacy-reports-about = Ciò che segnali, e ciò che altri segnalano di te, finché non è sbrigato e la partita dimenticata.
page-privacy-pads = I segnapunti che condividi
page-privacy-pads-about = I nomi e i punti che i telefoni al tavolo hanno scritto, e niente su di chi sono. Un segnapunti che nessuno condivide resta sul suo telefono.
page-privacy-analyses = Le analisi che chiedi
page-privacy-analyses-about = Che le hai chieste, e la partita registrata che consegni per questo, con i nomi che contiene. Quello che ne esce non nomina nessuno.
page-privacy-net = Il tuo indirizzo internet
page-privacy-net-about = Nella base di dati non c'è. Un segno che ne deriva dice se due ospiti vengono dallo stesso luogo, e nient'altro; per contare quanto spesso si chiede, lo si ricorda al massimo per un'ora. Il registro del server lo nomina accanto a richieste e accessi, per sicurezza e finché chi gestisce il server tiene quel registro.
page-privacy-how-long = Per quanto tempo
page-privacy-days =
    { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
page-privacy-for-ever = senza limite
page-privacy-guests = Un ospite che non torna è cancellato; giorni senza visite: { $days }.
page-privacy-logs = Il registro di una partita si elimina dopo la sua fine: { $days }.
page-privacy-sessions = Un browser è dimenticato dopo 180 giorni senza visite.
page-privacy-shared-pads = Un segnapunti condiviso si cancella 30 giorni dopo l'ultima annotazione.
page-privacy-analysed = Una partita registrata consegnata per l'analisi si cancella dopo 90 giorni.
page-privacy-not = Che cosa non si fa
page-privacy-not-about = Niente si vende, si passa ad altri o si usa per altro che per giocare qui.
page-privacy-yours = Che cosa è tuo
page-privacy-yours-about = Nella tua pagina puoi vedere dove sei riconosciuto e uscirne, cambiare nome, scaricare tutto ciò che si conserva di te, e farlo cancellare.
page-privacy-to-me = Alla tua pagina
page-privacy-tournaments = I nomi negli elenchi di un torneo fanno parte dei suoi atti, che tengono gli organizzatori: chiedi a loro.
page-privacy-who = Ne risponde chi gestisce questo server. Chi ha il server ha i dati; chiedi dove ti hanno dato l'indirizzo.
