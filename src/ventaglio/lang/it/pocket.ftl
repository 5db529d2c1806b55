### La tasca: quello che si chiede al tavolo, con le risposte del programma.

## Posso?

pocket-may-answer-yes = Sì, puoi.
pocket-may-answer-closes = Sì: chiudi e la smazzata è finita.
pocket-may-answer-flies = Non chiudi: prendi il { pozzetto } { in-diretta } e continui subito a giocare.
pocket-may-answer-waits = Non chiudi: con lo scarto prendi il { pozzetto }, e lo guardi quando il compagno ha scartato.
pocket-may-answer-takes = Non chiudi: con lo scarto prendi il { pozzetto }, e puoi guardarlo subito.
pocket-may-answer-meld = Sì, è un gioco valido.

pocket-may-no-close-with-wild = Non si chiude scartando un jolly o una pinella: tieni per ultima una carta naturale.
pocket-may-no-single-card-back = La carta sola raccolta dal monte non può essere scartata nello stesso turno: scartane un'altra.
pocket-may-no-meld-of-the-others = Si lega solo ai giochi della propria linea.
pocket-may-no-equal-set = La tua linea ha già una combinazione di quel valore, e combinazioni uguali non si aprono: lega le carte a quella.
pocket-may-no-set-of-this-rank = Con carte di quel valore non si aprono combinazioni: solo sequenze.
pocket-may-no-follow-suit = Devi rispondere al palo d'uscita finché ne hai.
pocket-may-no-name-the-suit = Va nominato il palo che manca.
pocket-may-no-accuse-at-first-turn = Si accusa al proprio primo turno, prima di giocare la prima carta: né prima né dopo. Chi se n'è dimenticato può rimediare finché la prima battuta è in corso.
pocket-may-no-no-such-buongioco = Nelle tue carte questo buongioco non c'è.
pocket-may-no-stock-is-out = Le ultime due carte del tallone non si giocano.

pocket-may-burraco-close = Posso chiudere?
pocket-may-burraco-close-pozzetto = Il { pozzetto } della tua linea
pocket-may-burraco-close-pozzetto-taken = già preso
pocket-may-burraco-close-pozzetto-there = ancora sul tavolo
pocket-may-burraco-close-burraco = Il burraco migliore della tua linea
pocket-may-burraco-close-burraco-none = nessuno
pocket-may-burraco-close-burraco-dirty = sporco
pocket-may-burraco-close-burraco-semi = semipulito
pocket-may-burraco-close-burraco-clean = pulito
pocket-may-burraco-close-last = L'ultima carta
pocket-may-burraco-close-last-natural = la scarto, è naturale
pocket-may-burraco-close-last-wild = la scarto, è un jolly o una pinella
pocket-may-burraco-close-last-laid = la lego, senza scarto
pocket-may-burraco-close-lap = Il giro
pocket-may-burraco-close-lap-later = non è il primo
pocket-may-burraco-close-lap-first = è il primo della smazzata

pocket-may-burraco-pile = Posso raccogliere il monte degli scarti?
pocket-may-burraco-pile-pile = Nel monte c'è
pocket-may-burraco-pile-pile-several = più di una carta
pocket-may-burraco-pile-pile-one = una carta sola
pocket-may-burraco-pile-pile-none = niente
pocket-may-burraco-pile-use = Poi puoi calare o legare subito, con quelle carte o con quelle che hai in mano?
pocket-may-burraco-pile-use-yes = sì
pocket-may-burraco-pile-use-no = no
pocket-may-burraco-pile-drew = Hai già pescato in questo turno?
pocket-may-burraco-pile-drew-no = no
pocket-may-burraco-pile-drew-yes = sì

pocket-may-burraco-single = Ho raccolto una carta sola: posso riscartarla?
pocket-may-burraco-single-twin = Avevi già in mano la sua gemella?
pocket-may-burraco-single-twin-no = no
pocket-may-burraco-single-twin-yes = sì
pocket-may-burraco-single-played = Hai calato o legato qualcosa in questo turno?
pocket-may-burraco-single-played-yes = sì
pocket-may-burraco-single-played-no = no

pocket-may-burraco-draw = Posso pescare ancora dal tallone?
pocket-may-burraco-draw-stock = Nel tallone restano
pocket-may-burraco-draw-stock-more = più di tre carte
pocket-may-burraco-draw-stock-three = tre carte
pocket-may-burraco-draw-stock-two = due carte

pocket-may-burraco-attach = Posso legare a questo gioco?
pocket-may-burraco-attach-whose = Il gioco è
pocket-may-burraco-attach-whose-own = mio
pocket-may-burraco-attach-whose-partner = del compagno
pocket-may-burraco-attach-whose-opponents = degli avversari
pocket-may-burraco-attach-picked = Hai già pescato o raccolto?
pocket-may-burraco-attach-picked-yes = sì
pocket-may-burraco-attach-picked-no = no

pocket-may-burraco-second-set = Posso aprire un'altra combinazione dello stesso valore?
pocket-may-burraco-second-set-rank = Le carte sono
pocket-may-burraco-second-set-rank-ace = assi
pocket-may-burraco-second-set-rank-three = tre
pocket-may-burraco-second-set-rank-other = di un altro valore
pocket-may-burraco-second-set-there = La tua linea ne ha già una?
pocket-may-burraco-second-set-there-yes = sì
pocket-may-burraco-second-set-there-no = no

pocket-may-burraco-kind = Dice che cosa è un burraco, e di che tipo.

pocket-may-tressette-follow = Posso giocare questa carta?
pocket-may-tressette-follow-card = La carta che vuoi giocare
pocket-may-tressette-follow-card-suit = è del palo d'uscita
pocket-may-tressette-follow-card-other-holding = è di un altro palo, ma del palo d'uscita ne ho
pocket-may-tressette-follow-card-other-void = è di un altro palo, e del palo d'uscita non ne ho

pocket-may-tressette-accuse = Posso accusare?
pocket-may-tressette-accuse-what = Che cosa accusi
pocket-may-tressette-accuse-what-napoletana = una Napoletana
pocket-may-tressette-accuse-what-three = tre carte uguali, nominando il palo che manca
pocket-may-tressette-accuse-what-three-unnamed = tre carte uguali, senza nominare il palo che manca
pocket-may-tressette-accuse-what-four = quattro carte uguali
pocket-may-tressette-accuse-what-four-as-three = quattro carte uguali, ma come se fossero tre
pocket-may-tressette-accuse-what-two = due carte uguali sole
pocket-may-tressette-accuse-table = Come gioca il tavolo il buongioco?
pocket-may-tressette-accuse-table-accused = si accusa
pocket-may-tressette-accuse-table-silent = non si dice
pocket-may-tressette-accuse-table-may-be-declared = si può dichiarare
pocket-may-tressette-accuse-table-must-be-declared = si deve dichiarare
pocket-may-tressette-accuse-when = Quando
pocket-may-tressette-accuse-when-first = quando tocca a me, prima della mia prima carta
pocket-may-tressette-accuse-when-before = prima che tocchi a me
pocket-may-tressette-accuse-when-after = dopo la mia prima carta

pocket-may-tressette-lead = Posso giocare adesso?
pocket-may-tressette-lead-turn = Che cosa è successo
pocket-may-tressette-lead-turn-lead = sono di mano e gioco
pocket-may-tressette-lead-turn-follow = chi gioca prima di me ha giocato
pocket-may-tressette-lead-turn-early = chi gioca prima di me non ha ancora giocato

pocket-may-tressette-taken = Prende la carta più alta del palo d'uscita.
pocket-may-tressette-followed = Chi ha carte del palo d'uscita deve rispondere.
pocket-may-tressette-worth = Il valore delle carte.
pocket-may-tressette-buongioco = Quanto vale ogni accusa.
