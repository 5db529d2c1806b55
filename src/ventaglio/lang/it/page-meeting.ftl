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
