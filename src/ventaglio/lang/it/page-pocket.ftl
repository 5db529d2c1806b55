### La tasca: quello che serve a un tavolo di legno, senza rete.

page-pocket-title = In tasca
page-pocket-about = Per il tavolo di legno: segnare i punti e risolvere quello che succede, con le carte vere e senza rete.
page-pocket-at-hand = È tutto su questo dispositivo: funziona senza rete.
page-pocket-fetching = Lo mettiamo su questo dispositivo, perché funzioni senza rete…
page-pocket-not-at-hand = Non è ancora su questo dispositivo: per ora serve la rete.
page-pocket-install = Metti nella schermata Home
page-pocket-install-why = Come app nella schermata Home si apre con un tocco, anche senza rete.
page-pocket-install-menu = Per averlo come app: Condividi, poi Aggiungi alla schermata Home. Si apre con un tocco, anche senza rete.
page-pocket-part-pad = Segnapunti
page-pocket-about-pad = Smazzate, totali, traguardo, victory point, poste
