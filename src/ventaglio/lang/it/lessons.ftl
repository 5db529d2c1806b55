### Lezioni: una cosa alla volta, a un tavolo vero. Che cosa fare, e perché era giusto.

bad-no-lesson = Non c'è una lezione { $lesson }.
bad-lesson-over = Questa scena è finita: passa alla prossima.
lesson-not-this = Si può fare, ma non è quello che si intende qui: è stato rimesso com'era.

## Burraco

lesson-burraco-wilds = Le matte
lesson-burraco-wilds-about = Quando conviene calare una pinella e quando tenerla.
lesson-burraco-wilds-burraco = Hai una pinella, il 2♣, e due re. Con i re farebbe tre povere carte; sui sei cuori fa un burraco. Legala lì.
lesson-burraco-wilds-burraco-done = Un burraco con una matta vale 100. Tre re con la pinella non avrebbero contato quasi niente, e la pinella non ci sarebbe più.
lesson-burraco-wilds-longer = La pinella è in fondo, dalla parte bassa, e si può spostare: al posto del dieci lascia seguire il fante di cuori. Legalo.
lesson-burraco-wilds-longer-done = La pinella è passata al dieci. Ogni carta calata conta, e un dieci vero può liberare la pinella più tardi.
lesson-burraco-wilds-throw = Tieni i re: il terzo arriva facilmente. Scarta una carta che non serve né a te né agli altri.
lesson-burraco-wilds-throw-done = Bene. Le matte sono per i burrachi: chi le cala su tre carte non ne ha quando sette sono vicine.
lesson-burraco-pile = Il monte degli scarti
lesson-burraco-pile-about = Quanto vale tutto il monte e come usarlo subito.
lesson-burraco-pile-take = Nel monte ci sono 8♠, K♦ e 5♣; hai 6♠ 7♠ e due re. Dal tallone viene una carta sola: raccogli il monte.
lesson-burraco-pile-take-done = Tre carte, e due fanno subito gioco.
lesson-burraco-pile-lay = Ora hai la sequenza 6♠ 7♠ 8♠ e tre re: cala l'una e gli altri, cominciando da dove vuoi.
lesson-burraco-pile-lay-done = Quello che è in tavola è al sicuro: conta anche se qualcuno chiude adesso.
lesson-burraco-pile-rest = Ora l'altro gioco.
lesson-burraco-pile-rest-done = La sequenza può crescere da tutte e due le parti: diventa un burraco pulito più facilmente di una combinazione.
lesson-burraco-pile-throw = Scarta una delle altre. Lo scarto è la prima carta di un nuovo monte: pensa a chi gioca dopo.
lesson-burraco-pile-throw-done = Bene. Un monte che ti fa calare subito è quasi sempre meglio del tallone.
lesson-burraco-pozzetto = Il { pozzetto }
lesson-burraco-pozzetto-about = Due modi per arrivarci: con l'ultimo scarto o { in-diretta }.
lesson-burraco-pozzetto-open = Ti restano quattro carte. Cala la sequenza, e ne resta una.
lesson-burraco-pozzetto-open-done = Resta una carta da scartare.
lesson-burraco-pozzetto-discard = Scarta la donna: senza carte prendi il { pozzetto }, e lo guardi quando tocca di nuovo a te.
lesson-burraco-pozzetto-discard-done = Il { pozzetto } è tuo. Chi lo prende per primo ha undici carte da calare, e gli altri perdono 100 punti se non arrivano al loro.
lesson-burraco-pozzetto-open-all = Un'altra mano. Questa volta si può calare ogni carta: comincia da dove vuoi.
lesson-burraco-pozzetto-open-all-done = Adesso non scartare niente.
lesson-burraco-pozzetto-fly = Cala anche il resto. Senza scarto il { pozzetto } arriva subito, e il tuo turno continua.
lesson-burraco-pozzetto-fly-done = Questo è prenderlo { in-diretta }: continui con undici carte nuove, un turno intero prima degli altri.
lesson-burraco-closing = Chiudere
lesson-burraco-closing-about = Che cosa serve per finire la smazzata e che cosa porta.
lesson-burraco-closing-ten = La tua linea ha preso il { pozzetto } e ha un burraco, e hai tre carte: puoi chiudere. Prima lega il dieci.
lesson-burraco-closing-ten-done = Il burraco cresce.
lesson-burraco-closing-jack = Ora il fante. Una carta deve restare: la smazzata finisce con uno scarto.
lesson-burraco-closing-jack-done = Una carta in mano.
lesson-burraco-closing-last = Scarta la donna, e la smazzata è finita.
lesson-burraco-closing-last-done = La chiusura vale 100, e quello che gli altri hanno ancora in mano conta contro di loro. Prima di chiudere chiediti che cosa ha ancora in mano il tuo compagno.

## Tressette

lesson-tressette-words = Che cosa dicono le parole
lesson-tressette-words-about = Sei uscite, e che cosa dice ognuna al tuo compagno.
lesson-tressette-words-say = Gioca { $card } e di' «{ $said }». Vuol dire: { $meaning }.
lesson-tressette-words-say-done = Ora il compagno lo sa, e anche gli altri: { $meaning }.
lesson-tressette-answering = Rispondere alle parole
lesson-tressette-answering-about = Il compagno ha parlato: che cosa vuole da te.
lesson-tressette-answering-best = Il compagno gioca il cinque e dice «busso»: tiene il Tre e chiede la tua carta migliore. Gioca il Due.
lesson-tressette-answering-best-done = Il Due prende, e torni nel palo sul suo Tre. Un compagno che sente «busso» e gioca basso non ha ascoltato.
lesson-tressette-answering-ace = Il compagno gioca il Tre e dice «piombo»: è la sua unica carta, e nessuno la supera. Dagli l'Asso.
lesson-tressette-answering-ace-done = Un asso è un punto intero, ed è al sicuro solo in una pigliata della tua coppia. Questa lo era.
