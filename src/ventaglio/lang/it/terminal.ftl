# Giochi nel terminale senza un tavolo disegnato

help-play-any = Gioca a questo gioco contro i bot: ciò che si può fare è un elenco numerato.
help-simulate-any = Fa giocare i bot tra loro a questo gioco, e conta chi vince.
opt-simple-bots = I bot per nome, separati da virgole; senza, quelli che il gioco propone.
opt-simple-seat = Il tuo posto.

simple-welcome = { $title }  (un numero sceglie, ? comandi, q esci)
simple-prompt = 1–{ $count }, o ? >
simple-help =
    Un numero fa ciò che gli sta accanto; un'azione si può anche scrivere come nei verbali.
    tavolo mostra di nuovo il tavolo, perché ripete l'ultimo rifiuto, salva FILE conserva il verbale, q esce.
simple-deal = Si danno le carte.
unclear-simple-number = Nell'elenco non c'è { $number }: scegli da 1 a { $most }.
unclear-simple-verb = «{ $word }» non è né un comando né un'azione. Scegli un numero; ? spiega.
