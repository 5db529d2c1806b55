### I livelli dei bot, dal più debole.

level-novizio = Novizio
level-novizio-about = { $game ->
    [burraco] Se la prende comoda: cala quel che può ma non si separa dalle matte, teme il monte degli scarti e non ha fretta di chiudere. Non guarda che cosa raccolgono gli altri.
   *[other] Avido e muto: prende quel che vede da prendere, dimentica le carte uscite, non dà retta a nessuno e al compagno non dice niente.
}
level-socio = Socio
level-socio-about = { $game ->
    [burraco] Un velocista: cala tutto quel che può e non spera in nulla. Vuole liberarsi delle carte, e non guarda che cosa raccolgono gli altri.
   *[other] Loquace e avido: dice tutto quel che il codice gli permette e non sente quel che dicono gli altri. Ricorda le carte uscite, e pensa a questa presa più che alla prossima.
}
level-esperto = Esperto
level-esperto-about = { $game ->
    [burraco] Costruisce burrachi e risparmia le matte, ma guarda solo le proprie carte: il suo scarto può essere proprio quel che aspetti.
   *[other] Aiuta le prese del compagno e tiene in serbo le carte migliori, ma apre avido come il novizio, non conta i pali di nessuno e non difende i suoi assi. Parla, e non ascolta.
}
level-maestro = Maestro
level-maestro-about = { $game ->
    [burraco] Prudente, con il buon senso del gioco: mette a confronto burrachi e chiusura, e scarta malvolentieri ciò che gli altri aspettano.
   *[other] Segue tutte le regole del libro e ascolta: ritorna nel palo chiesto, difende i suoi assi, e trae conclusioni da ciò che si è giocato e detto.
}
level-campione = Campione
level-campione-about = { $game ->
    [burraco] Ha imparato da moltissime smazzate contro sé stesso; immagina come possono essere distribuite le carte, prova il giro seguente, gioca per la partita, e sa dire perché. Ama i burrachi puliti, e li aspetta più di quanto vorrebbero i soli punti.
   *[other] Non va a regole: immagina come possono essere distribuite le carte, da tutto ciò che si è giocato, detto e taciuto, prova ogni scelta, e sa dire perché. Tace dove le parole aiuterebbero di più gli altri.
}
