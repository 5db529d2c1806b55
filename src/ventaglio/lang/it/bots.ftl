### I livelli dei bot, dal più debole.

level-novizio = Novizio
level-novizio-about = { $game ->
    [burraco] Cala quel che può, teme il monte degli scarti e non ha fretta di chiudere. Non guarda che cosa raccolgono gli altri.
   *[other] Prende quel che vede da prendere: non guarda oltre quel che c’è in tavola, dimentica le carte uscite e non dà retta a nessuno.
}
level-socio = Socio
level-socio-about = { $game ->
    [burraco] Un velocista: cala tutto quel che può e non spera in nulla. Vuole liberarsi delle carte, non raccoglierle.
   *[other] Ricorda le carte giocate e ama prendere: pensa alla giocata di adesso più che alla prossima.
}
level-esperto = Esperto
level-esperto-about = { $game ->
    [burraco] Costruisce burrachi e tiene per essi le matte, ma guarda solo le proprie carte: il suo scarto può essere proprio quel che aspetti.
   *[other] Gioca secondo il libro, con buone abitudini; non legge ciò che gli altri fanno capire.
}
level-maestro = Maestro
level-maestro-about = { $game ->
    [burraco] Il buon senso del gioco: mette a confronto burrachi e chiusura, e non scarta ciò che gli altri aspettano.
   *[other] Gioca secondo il libro e legge il tavolo: carte giocate, scartate, parole.
}
level-campione = Campione
level-campione-about = { $game ->
    [burraco] Ha imparato da moltissime smazzate contro sé stesso; immagina come possono essere distribuite le carte, prova il giro seguente, gioca per la partita, e sa dire perché. Ama i burrachi puliti, e li aspetta più di quanto vorrebbero i soli punti.
   *[other] Immagina come possono essere distribuite le carte, prova ogni scelta, e sa dire perché.
}
