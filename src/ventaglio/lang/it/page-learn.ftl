# Imparare: come va il gioco, e la prima mano guidata.

page-learn-start = Gioca la tua prima mano
page-learn-opening = Si prepara il tavolo…
page-learn-all-rules = Tutte le regole, articolo per articolo
page-learn-other-burraco = Oppure impara il Burraco
page-learn-other-tressette = Oppure impara il Tressette
page-learn-coach = Il maestro
page-learn-close = Gioca senza maestro
page-learn-next = Avanti
page-learn-got-it = Ho capito
page-learn-advice = Consiglio

page-learn-title-burraco = Burraco, la prima volta
page-learn-about-burraco = Due coppie, due mazzi francesi con i jolly, e giochi da calare in tavola. Leggi come va, o comincia subito: al tavolo un maestro ti dice a ogni passo che cosa puoi fare. Nessuno ti mette fretta, e finché dura il tuo turno puoi ritirare ciò che hai giocato.
page-learn-title-tressette = Tressette, la prima volta
page-learn-about-tressette = Due coppie, quaranta carte, dieci battute; e parole con cui si fa capire al compagno che cosa si ha in mano. Leggi come va, o comincia subito: al tavolo un maestro ti dice a ogni passo che cosa puoi fare. Nessuno ti mette fretta.

## Burraco

page-learn-burraco-goal-title = Lo scopo
page-learn-burraco-goal = Tu e il compagno, che siede di fronte, calate giochi in tavola e li allungate insieme. Ogni carta calata vale punti; quelle che alla fine restano in mano si pagano.
page-learn-burraco-turn-title = Il turno
page-learn-burraco-turn = Un turno ha tre parti. Prima si pesca una carta dal tallone, oppure si raccoglie tutto il monte degli scarti. Poi, se si vuole, si cala e si lega. Alla fine si scarta una carta.
page-learn-burraco-melds-title = I giochi
page-learn-burraco-melds = Un gioco ha almeno tre carte: una sequenza dello stesso seme, o una combinazione di carte uguali. Ai giochi della tua linea puoi legare altre carte, anche a quelli che ha calato il compagno.
page-learn-burraco-wilds-title = Jolly e pinelle
page-learn-burraco-wilds = Il jolly e il due, che si chiama pinella, stanno al posto di qualsiasi carta. In ogni gioco ce ne può stare una sola; una pinella al posto del due del suo seme è una carta come le altre.
page-learn-burraco-burraco-title = Il burraco
page-learn-burraco-burraco = Un gioco di sette carte o più è un burraco. Senza matte è pulito e vale 200 punti in più; con una matta vale meno. Si riconosce dalle carte messe di traverso.
page-learn-burraco-pozzetto-title = Il { pozzetto }
page-learn-burraco-pozzetto = Chi finisce le carte prende il { pozzetto }: undici carte nuove, una volta sola per coppia. Chi non lo prende perde 100 punti, quindi conviene calare presto.
page-learn-burraco-closing-title = Chiudere
page-learn-burraco-closing = Con il { pozzetto } preso e almeno un burraco in tavola si può chiudere: si resta senza carte, e l'ultima si scarta. Non può essere una matta. Chiudere vale 100 punti.
page-learn-burraco-points-title = Il conteggio
page-learn-burraco-points = Contano le carte calate, i burrachi e la chiusura; si tolgono le carte rimaste in mano. Il jolly vale 30, la pinella 20, l'asso 15, dal re all'otto 10, le altre 5. Sotto ogni riga del conteggio c'è l'articolo che la vuole.

## Tressette

page-learn-tressette-goal-title = Lo scopo
page-learn-tressette-goal = Tu e il compagno, che siede di fronte, cercate di pigliare carte che valgono: ogni Asso un punto; Tre, Due e figure un terzo ciascuno. Vince la coppia che arriva per prima a 21.
page-learn-tressette-order-title = L'ordine delle carte
page-learn-tressette-order = La carta di grado più alto è il Tre, poi il Due e l'Asso; dopo vengono Re, Cavallo, Donna e le altre in ordine, fino al Quattro. Tra i pali non c'è gerarchia, e non c'è briscola.
page-learn-tressette-follow-title = Rispondere
page-learn-tressette-follow = Chi è di mano gioca una carta qualsiasi. Gli altri, verso destra, devono rispondere allo stesso palo se ne hanno. Piglia la carta di grado maggiore a quel palo, e chi piglia è di mano.
page-learn-tressette-words-title = Le parole
page-learn-tressette-words = Chi è di mano può accompagnare la carta con una formula, che fa sapere a tutti che cosa ha a quel palo: «busso», per esempio, dice che gli resta il Tre. Si può anche giocare in silenzio. Le parole dette devono essere vere.
page-learn-tressette-accuse-title = Le accuse
page-learn-tressette-accuse = Tre carte dello stesso grado fra i Tre, i Due e gli Assi, oppure Tre, Due e Asso di un palo – la Napoletana – sono un buongioco e valgono tre punti; quattro dello stesso grado ne valgono quattro. Si accusa al proprio primo turno, prima di giocare.
page-learn-tressette-points-title = I punti
page-learn-tressette-points = Alla fine si contano le carte pigliate, e le frazioni si perdono. L'ultima pigliata vale un punto in più: in tutto, undici. Durante il gioco nessuno te li conta: chi sta attento è avvantaggiato.
page-learn-tressette-claim-title = A terra
page-learn-tressette-claim = Se tutte le pigliate che restano sono certamente tue, puoi mettere le carte a terra e finire prima. Se non è vero le carte restano scoperte, e le giochi a meglio a meglio.
page-learn-tressette-score-title = La partita
page-learn-tressette-score = Si gioca fino a 21. Chi crede che una coppia li abbia raggiunti può chiamare fuori; chi chiama troppo presto, però, lo paga.

## Che cosa puoi fare adesso

page-learn-now-first-deal = Si danno le carte. Anche il tuo browser aggiunge un po' di caso: così nessuno può averle scelte.
page-learn-now-next-deal = La mano è finita: ecco il conteggio, riga per riga. Poi, se vuoi, si ridà.
page-learn-now-wait = Gioca { $name }. Guarda che cosa fa.
page-learn-now-refused = Così non si può, e il codice dice perché. Non è successo niente: scegli altro.
page-learn-now-over = La partita è finita. Adesso sai come si fa: gioca ancora, o siediti a un tavolo con altre persone.
page-learn-now-draw-or-take = Tocca a te. Tocca il tallone per pescare una carta, o gli scarti per raccoglierli tutti.
page-learn-now-draw = Tocca a te. Tocca il tallone per pescare una carta.
page-learn-now-attach = Una tua carta va bene in un gioco in tavola: scegli la carta e tocca il gioco. Non sei obbligato.
page-learn-now-open = Puoi calare un gioco: scegli le carte che stanno insieme, poi «{ page-burraco-open }». La lampadina te le mostra.
page-learn-now-discard = Niente da calare. Scegli la carta che ti serve meno e scartala: il turno finisce così.
page-learn-now-lead-with-words = Sei di mano. Tocca una carta: si gioca in silenzio, o con le parole adatte.
page-learn-now-lead = Sei di mano. Tocca la carta che vuoi giocare.
page-learn-now-follow = Rispondi al palo: puoi giocare le carte chiare. Alta per pigliare, bassa se piglia già { $partner }.
page-learn-now-follow-anything = Puoi giocare qualsiasi carta. Se piglia { $partner }, dagli una carta che vale.
page-learn-now-accuse = Hai un buongioco! Tocca «Accusa» prima di giocare, e i punti sono vostri.
page-learn-now-dialogue = La partita è vinta. Decidi con il compagno se andare per cappotto: conquistare tutti i punti della passata.
page-learn-now-show = Mostra la carta che forma la tua coppia.
