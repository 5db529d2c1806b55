### I livelli dei bot, dal più debole.

level-novizio = Novizio
level-novizio-about = Conosce le regole e s’impegna, ma spesso ha la testa altrove.
level-socio = Socio
level-socio-about = Gioca con criterio e ogni tanto si distrae.
level-maestro = Maestro
level-maestro-about = Gioca sempre come meglio sa.
