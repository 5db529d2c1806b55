### I livelli dei bot, dal più debole.

level-novizio = Novizio
level-novizio-about = Prende quel che vede da prendere: non guarda oltre quel che c’è in tavola, dimentica le carte uscite e non dà retta a nessuno.
level-socio = Socio
level-socio-about = Ricorda le carte giocate e ama prendere: pensa alla giocata di adesso più che alla prossima.
level-esperto = Esperto
level-esperto-about = Gioca secondo il libro, con buone abitudini; non legge ciò che gli altri fanno capire.
level-maestro = Maestro
level-maestro-about = Gioca secondo il libro e legge il tavolo: carte giocate, scartate, parole.
level-campione = Campione
level-campione-about = Immagina come possono essere distribuite le carte, prova ogni scelta, e sa dire perché.
