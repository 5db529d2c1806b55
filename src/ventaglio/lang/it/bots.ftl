### I livelli dei bot, dal più debole.

level-novizio = Novizio
level-novizio-about = Conosce le regole e s’impegna, ma spesso ha la testa altrove.
level-socio = Socio
level-socio-about = Gioca con criterio e ogni tanto si distrae.
level-esperto = Esperto
level-esperto-about = Gioca con criterio e sbaglia di rado.
level-maestro = Maestro
level-maestro-about = Gioca sempre come meglio sa.
level-campione = Campione
level-campione-about = Il miglior giocatore che c’è.
