### Giocare con l'arbitro, e la lezione su di lui.

page-referee-title = Gioca con l'arbitro
page-referee-about = A quasi tutti i tavoli il programma rifiuta quello che il codice non permette. A un tavolo dal vivo lo lascia succedere, come a un tavolo di legno. Chi se ne accorge suona, dice che cosa è stato, e l'arbitro decide secondo gli articoli del codice.
page-referee-lesson = Impara: una chiamata, passo per passo
page-referee-play = { $game } con l'arbitro
page-referee-to-codes = Leggi i codici
page-referee-point-mistakes-title = Si può sbagliare
page-referee-point-mistakes = Pescare due volte, calare un gioco sbagliato, giocare fuori turno: ti si chiede una volta se lo vuoi, poi è fatto. A nessuno si dice che era sbagliato.
page-referee-point-bell-title = Suona
page-referee-point-bell = Il campanello sta sopra il tavolo (tasto R). Da quel momento nessuno gioca e l'orologio è fermo, per un minuto al massimo. Chiudi il foglio, e si continua.
page-referee-point-likely-title = Di' che cosa è stato
page-referee-point-likely = Per prime vengono le ultime cose fatte, con tutto quello che potrebbe non andare, che sia così o no. Oppure cerca con una parola. O di' solo chi: guarda l'arbitro.
page-referee-point-ruling-title = Leggi la decisione
page-referee-point-ruling = L'arbitro chiede quello che non può sapere. Poi tutti leggono che cosa ordina e perché. Ogni articolo porta alla sua pagina.
page-referee-point-bots-title = Vedono anche i bot
page-referee-point-bots = Chiamano per quello che tutti possono vedere, e più sono forti meno gli sfugge. Prima ti lasciano finire il turno.
page-referee-step-wait = Aspetta che tocchi a te.
page-referee-step-draw = Tocca a te. Pesca una carta dal tallone.
page-referee-step-err = Adesso sbaglia: tocca ancora il tallone, e conferma. Peschi una seconda carta, e nessuno può farlo.
page-referee-step-ring = A nessuno è stato detto niente. Suona il campanello in alto.
page-referee-step-say = L'orologio è fermo. Sotto «Hai pescato o raccolto» scegli che le carte pescate sono due, poi chiama l'arbitro.
page-referee-step-read = L'arbitro ha deciso. Leggi che cosa ordina, e per quale articolo; al tavolo tutti leggono lo stesso.
page-referee-step-done = Questa era una chiamata. Continua come vuoi: sbaglia, suona, o guarda di quali errori si accorgono i bot.
