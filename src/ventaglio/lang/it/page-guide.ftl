### Le guide, e la via che porta da ogni pagina a quella che serve.

page-nav-guide = Guida
page-guide-title = Guide
page-guide-about = Brevi e con le figure. Quello che è in neretto si tocca, quello che è in corsivo si legge sullo schermo.
page-guide-all = Tutte le guide
page-guide-player = Per chi gioca
page-guide-player-about = Una partita subito, con gli amici, al torneo con il telefono; imparare, segnare i punti, sapere che cosa dice il codice.
page-guide-referee = Per chi arbitra
page-guide-referee-about = Che cosa fare quando al tavolo qualcosa è andato storto, e il lavoro dell'arbitro in un torneo.
page-guide-director = Per chi dirige un torneo
page-guide-director-about = Una serata dal bando ai premi: iscrizioni, posizioni, punteggi, classifica, verbale.
page-guide-secretary = Per la segreteria del circolo
page-guide-secretary-about = L'anagrafe, le quote e la cassa, i circuiti e l'archivio.
page-guide-server = Per chi tiene il server
page-guide-server-about = Installarlo, farlo raggiungere dai telefoni, le copie di sicurezza, le versioni nuove.
