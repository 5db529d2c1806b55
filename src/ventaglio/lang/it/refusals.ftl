### Perché una cosa non si può fare, e che cosa si può fare invece.

## Il turno

refusal-match-over = La partita è finita: non si gioca più. Cominciane un'altra.
refusal-not-dealt = Le carte non sono ancora state date: aspetta la distribuzione.
refusal-not-your-turn = Non tocca a te: aspetta lo scarto di chi ti precede.
refusal-pick-up-first = Non hai ancora pescato né raccolto: pesca dal tallone o raccogli il monte degli scarti.
refusal-already-picked-up = In questo turno hai già pescato o raccolto: ora apri giochi, lega o scarta.

## Pescare e raccogliere

refusal-stock-is-out = Non ci sono più carte da pescare: le ultime del tallone non si giocano. Raccogli il monte degli scarti.
refusal-empty-pile = Il monte degli scarti è vuoto: pesca dal tallone.
refusal-swapped-too-long = Da { $laps } giri non si fa che il cambio carta: pesca dal tallone.
refusal-collect-only-to-play = Il monte si raccoglie solo per aprire un gioco o legare nello stesso turno, e non c'è nulla che leghi: pesca dal tallone.

## I giochi

refusal-not-in-hand = Non hai in mano { $cards }: gioca carte del tuo ventaglio.
refusal-too-few-cards = Sono troppo poche carte per un gioco: aggiungine, oppure legale a un gioco della tua linea.
refusal-only-wilds = Non si possono calare combinazioni di sole matte: metti una matta accanto a carte naturali.
refusal-stands-for = Lì la matta non può fare le veci di quella carta: togli «=», oppure indica la carta che manca.
refusal-two-wilds = In un gioco va una sola matta: tieni in mano le altre.
refusal-no-wilds = A questo tavolo nei giochi non vanno matte: cala carte naturali.
refusal-set-of-this-rank = A questo tavolo con queste carte non si aprono combinazioni: usale nelle sequenze.
refusal-set-too-long = La combinazione è al completo: altre carte uguali non ci vanno.
refusal-neither-set-nor-run = Queste carte non sono né uguali né dello stesso seme: cala una combinazione di carte uguali o una sequenza di un seme.
refusal-two-aces = In una sequenza va un solo asso: tieni l'altro, o usalo in una combinazione di assi.
refusal-same-card-twice = Nella sequenza la stessa carta c'è due volte: togline una.
refusal-gap-in-run = Le carte non sono consecutive: metti la carta che manca, o una matta se il gioco non ne ha.
refusal-run-too-long = La sequenza è al completo: altre carte non ci vanno.
refusal-two-needs-three = A questo tavolo la pinella è naturale solo sotto un tre vero: aggiungi il tre, o usa la pinella come matta.
refusal-equal-set = La tua linea ha già una combinazione di { $rank }, e combinazioni uguali non si aprono: lega le carte a quella.
refusal-low-is-for-aces = Solo l'asso di una sequenza può andare in basso: scrivi la carta senza «low».
refusal-does-not-fit = La carta non lega con questo gioco: scegline un altro, o tienila.
refusal-place-taken = La sequenza ha già questa carta: scegli un'altra sequenza, o tienila.
refusal-wild-stays = A questo tavolo la matta resta dov'è: nemmeno la carta di cui fa le veci può sostituirla.
refusal-no-such-meld = Sul tavolo non c'è un gioco { $number }: usa uno dei numeri che vedi.
refusal-meld-of-the-others = Il gioco { $number } è degli avversari: si lega solo ai giochi della propria linea.

## Lo scarto e la chiusura

refusal-single-card-back = { $card } era l'unica carta del monte e non può essere scartata subito: scartane un'altra.
refusal-barred-card-left = Resteresti con l'unica carta raccolta dal monte, che in questo turno non può essere scartata: tieni un'altra carta da scartare.
refusal-collected-without-playing = Chi raccoglie dal monte deve aprire un gioco o legare prima di scartare: gioca qualcosa.
refusal-nothing-left-to-discard = L'ultima carta va scartata: tienine una in mano.
refusal-close-with-wild = Non si chiude scartando una matta, e { $card } lo è: tieni per ultima una carta naturale.
refusal-close-in-first-lap = Nel primo giro non si può chiudere: tieni almeno una carta in più.
refusal-close-without-burraco = Senza burraco la tua linea non può chiudere: fanne uno, o tieni almeno due carte.
refusal-close-without-clean-burraco = Senza burraco pulito la tua linea non può chiudere: fanne uno, o tieni almeno due carte.

## Il tavolo

refusal-only-the-referee = Questo può farlo solo l'arbitro: chiamalo.
refusal-already-dealt = Le carte sono già state date: gioca questa smazzata.
refusal-deal-stands = Dopo la prima pesca o raccolta la distribuzione vale così com'è: gioca questa smazzata.
refusal-pack-too-small = { $cards } carte non bastano per la distribuzione: ne servono almeno { $needed }. Completa il mazzo.
refusal-cut-impossible = Un mazzo di { $cards } carte non si taglia a { $cut }: sollevane almeno una e lasciane almeno una.
refusal-cut-again = Il taglio a { $cut } non è regolare: si sollevano da { $low } a { $high } carte. Taglia di nuovo.
refusal-no-time-out = Questa partita non prevede il time out: giocate fino in fondo.
refusal-time-out-already = Il time out è già stato chiamato: finite i turni che restano.
refusal-no-supervised-stall = Questo codice non prevede lo stallo davanti all'arbitro: continuate a giocare.
refusal-watch-from-a-new-turn = L'arbitro osserva dall'inizio di un turno: aspetta lo scarto.
refusal-no-turn-clock = Questo codice non dà un tempo per il turno: aspetta il giocatore.
refusal-no-such-seat = A questo tavolo quel posto non c'è: indica uno dei giocatori.
refusal-bound-to-finish = I giocatori sono tenuti a finire la partita: rivolgiti all'arbitro, che solo può registrare l'abbandono.

## Il sorteggio dei posti

refusal-no-card-there = Lì non c'è nessuna carta: scegline una del ventaglio.
refusal-end-of-spread = La prima e l'ultima carta del ventaglio non si possono prendere: scegline una in mezzo.

## Tressette: le carte

refusal-tressette-not-your-turn = Non tocca a te: aspetta che giochi chi ti precede.
refusal-tressette-not-dealt = Le carte non sono ancora state distribuite: aspetta la distribuzione.
refusal-tressette-cut-again = L'alzata deve lasciare almeno { $smallest } carte per porzione: va ripetuta.
refusal-pairs-not-formed = Le coppie non sono ancora formate: aspetta che siano dichiarate le carte di coppia.
refusal-dialogue-first = Prima i vincitori devono dire se vanno per cappotto: aspetta le loro parole.
refusal-declare-buongioco-first = A questo tavolo il buongioco va dichiarato prima della prima carta: dichiaralo con acc.
refusal-follow-suit = Devi rispondere al palo: gioca una carta di { $suit }.
refusal-best-first = Dopo la messa a terra errata si gioca a meglio a meglio: gioca la più alta che hai.
refusal-second-of-venticinque = Un venticinque piombo si gioca per intero: ora gioca { $card }.
refusal-suit-barred = Per quello che hai detto non puoi giocare a { $suit }: gioca a un altro palo.

## Tressette: le parole

refusal-declare-only-on-lead = Dichiara solo chi è di mano: gioca la carta senza parole.
refusal-no-such-declaration = «{ $what }» non è una dichiarazione di questo codice: dico mostra quelle che ci sono.
refusal-no-trick-taken = Non hai ancora pigliato: dichiara sul palo a cui giochi.
refusal-not-the-suit-taken = Questo si dice solo del palo di pigliata: è { $suit }.
refusal-said-already = L'hai già detto: ora gioca.
refusal-too-late-after-announcing = A questo tavolo dopo la dichiarazione al palo di giocata non si dichiara altro: ora gioca.
refusal-against-the-words = Hai annunciato «{ $formula }»: gioca una carta di quel palo che lo confermi.
refusal-too-late-for-the-suit-taken = Il palo di pigliata si dichiara solo mentre la pigliata si raccoglie e si deposita: ora gioca, o parla degli altri pali.
refusal-led-in-silence = A quel palo hai giocato in silenzio: ora queste norme non ti lasciano dirne nulla. Gioca senza parole.
refusal-suit-declared-already = Su quel palo hai già dichiarato: giocalo senza parole.
refusal-not-void-here = A quel palo hai ancora carte: non puoi dire di averle finite.
refusal-no-subject-card-here = A quel palo non hai carte soggette: non puoi dirti liscio.
refusal-no-other-suit-to-lead = Dopo averlo detto dovresti giocare ad altro palo, e non ne hai: gioca senza dirlo.
refusal-partner-not-known = Le coppie sono ancora ignote: nessuno può parlare del compagno. Aspetta che siano note.
refusal-name-the-suit-meant = Scrivi il palo che intendi, che agli altri non si dice: per esempio, dico faglio-al-compagno c.
refusal-suit-not-named = Queste parole non nominano un palo: lascialo fuori.
refusal-the-suit-just-taken = Quello è il palo di pigliata, di cui si parla con altre parole: parla di un altro palo.
refusal-not-void = Hai carte a ogni palo che potrebbe essere: non puoi dire che te ne manca uno.
refusal-no-piombo-made = Non hai esaurito nessun palo diverso da quelli ai quali si era giocato prima che rilevassi la mano: non puoi dirlo.
refusal-notorious-void = Lo sanno già tutti, e quello che è notorio si tace: gioca senza dirlo.
refusal-no-subject-card-there = A quel palo non hai carte soggette: non puoi dirti liscio.
refusal-notorious-liscio = Lo sanno già tutti, e quello che è notorio si tace: gioca senza dirlo.
refusal-no-such-formula = «{ $formula }» non è una formula di queste norme: la carta con ? mostra quelle adatte.
refusal-formula-does-not-fit = «{ $formula }» non dice quello che hai: la carta con ? mostra le parole giuste.
refusal-buongioco-is-silent = A questo tavolo il buongioco si tace: gioca senza dirlo.
refusal-not-said-very-long = Prima non hai detto lunghissimo a quel palo: di' la lunghezza con un'altra formula.
refusal-notorious-sovereignty = Lo sanno tutti che la carta è sovrana, e quello che è notorio si tace: giocala senza dirlo.
refusal-accuse-at-first-turn = Il buongioco si accusa al proprio primo turno, prima di giocare: è tardi, o è presto. Continua a giocare.
refusal-accused-already = L'hai già accusato: gioca.
refusal-four-not-as-three = Le hai tutte e quattro: accusa le quattro, senza nominare un palo.
refusal-name-the-suit = Nomina il palo che manca: per esempio, acc 3 s.
refusal-no-such-buongioco = Nella tua mano non c'è: acc mostra che cosa puoi accusare.

## Tressette: messa a terra, chiamata fuori, decisione

refusal-claimed-already = In questa passata hai già messo a terra: gioca a meglio a meglio.
refusal-untimely-claim = Si mette a terra di mano, o prima di rispondere a una battuta altrui: aspetta il tuo turno.
refusal-no-calling-out = In questa partita non si chiama fuori: continua a giocare.
refusal-players-call = Solo un giocatore chiama fuori: lo faccia uno dei quattro.
refusal-called-already = Qualcuno ha già chiamato: finite la battuta.
refusal-nothing-to-call = La tua coppia ora non ha nulla da chiamare: continua a giocare.
refusal-no-more-calls = Non ci sono più chiamate: continua a giocare.
refusal-call-with-the-point = La tua coppia è di mano e ha già conseguito il punto, perciò il cappotto non la minaccia: continua a giocare.
refusal-no-dialogue = Nessuno sta decidendo di un cappotto: continua a giocare.
refusal-not-your-word = La parola è al tuo compagno: aspetta.
refusal-word-not-provided = Non è una delle parole previste: di' { $words }.

## Tressette: la distribuzione e le coppie

refusal-chance-deals = Le carte le distribuisce il tavolo: aspetta la distribuzione.
refusal-not-the-forty-cards = Non sono le quaranta carte: completa il mazzo e ripeti la distribuzione.
refusal-table-repeats-the-deal = Solo il tavolo fa ripetere la distribuzione: chiedilo.
refusal-no-cause-for-redeal = Non è una ragione per ripetere la distribuzione: le ragioni sono { $causes }.
refusal-not-enough-exposed = Quello che si è visto non basta per ripetere la distribuzione: continua a giocare.
refusal-pairs-can-be-formed = Le tre carte di coppia non sono in una mano sola: le coppie si possono formare. Continua a giocare.
refusal-no-pairing-now = Ora non si dichiara nessuna carta di coppia: continua a giocare.
refusal-not-your-pairing-card = Non tocca a te dichiarare una carta di coppia: aspetta.
refusal-wrong-pairing-card = Non è la carta con cui entri in coppia: dichiara quella giusta.

# Ciò che una decisione arbitrale vieta.
refusal-frozen-meld = Il gioco { $number } è congelato dall'arbitro: per ora nessuno può legarvi carte.
refusal-may-lay-no-more = Una decisione arbitrale non ti lascia fare altro gioco in questo turno: scarta.
refusal-penalised-card = Le carte penalizzate si possono solo scartare: giocane altre.
refusal-not-on-this-meld = Il compagno ha aperto il gioco { $number } dopo che le tue carte sono state viste: non possono andarci.
refusal-discard-due = L'arbitro vuole un altro scarto: { $cards }.
refusal-as-suggested = È quello che il compagno ha suggerito: con { $cards } non si può fare. Va compiuta l'azione contraria.
refusal-exposed-card-fits = La carta esposta che si può giocare va giocata prima dello scarto: { $cards }.
refusal-pick-up-ordered = L'arbitro ha stabilito se peschi o raccogli, e non è questo: fa' l'altra cosa.
refusal-closed-wait-for-count = Qualcuno ha chiuso: si conta la smazzata, oppure si chiama l'arbitro.
refusal-opponents-choose = Qui scelgono gli avversari: chiami l'arbitro uno di loro.
refusal-nobody-has-closed = Nessuno ha chiuso: non c'è ancora nulla da contare.
refusal-nothing-to-look-at = Non hai un { pozzetto } da guardare prima del tempo: continua a giocare.
refusal-accusing-forbidden = Una decisione arbitrale non ti lascia più accusare: gioca.
refusal-lead-forbidden = Una decisione arbitrale ti vieta di uscire a { $suit } finché hai altri pali: esci a un altro palo.
refusal-ready-card-due = Hai mostrato { $card } prima del tuo turno: giocala ora.
refusal-settle-the-ruling-first = Prima un giocatore deve fare ciò che la decisione gli lascia: aspetta.
refusal-nothing-to-settle = Nessuna decisione ti lascia qualcosa da scegliere: continua a giocare.
refusal-wait-for-count = Le carte sono finite: si contano i punti, oppure si chiama l'arbitro.
refusal-reserve-not-yours = Solo un avversario di chi ha sbagliato può fare riserva, e la fa lui stesso.
refusal-table-counts = I punti li conta il tavolo, quando nessuno contesta più: chiama l'arbitro oppure aspetta.
refusal-nothing-to-count = Ci sono ancora carte da giocare: non c'è nulla da contare.
refusal-cannot-be-done-here = Ora non si può fare, né bene né male: continua a giocare.
refusal-partner-waits = Il compagno può rilevare un errore solo dopo lo scarto: aspettalo.

# Chiamare l'arbitro a un tavolo dal vivo di Tressette: perché adesso no, e che cosa si aspetta.
refusal-call-ruled = Su questo l'arbitro ha già deciso: continua a giocare.
refusal-call-not-yours = Questo spetta agli avversari, o a chi ha espresso la riserva: non a te.
refusal-call-too-late = Si è proseguito il gioco: l'errore è sanato.
refusal-call-accuse-again = A prima battuta in corso chi ha accusato rimedia da sé: accusa di nuovo, come si deve.
refusal-call-waits-for-settling = { $seat } deve ancora fare ciò che l'arbitro gli ha lasciato: chiama dopo.
refusal-call-waits-for-trick = Si contesta appena finita la battuta in corso: chiama allora, prima che ne cominci un'altra.
refusal-call-waits-for-turn = Se le carte reggono si giudica quando tocca a { $seat }: allora lo fa il tavolo.
refusal-call-waits-for-opponent = { $seat } può ancora andare a monte, per sé solo, finché non gioca: chiama dopo la sua carta.
refusal-annul-not-yours = A monte può andare solo un avversario che da allora non ha ancora giocato, e ciascuno per sé: lascia decidere lui.
