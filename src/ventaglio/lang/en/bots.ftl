### The levels of bots, the weakest first.

level-novizio = Novice
level-novizio-about = Knows the rules and means well, but often has his mind elsewhere.
level-socio = Club member
level-socio-about = Plays soundly, and is distracted now and then.
level-esperto = Expert
level-esperto-about = Plays soundly and hardly ever slips.
level-maestro = Master
level-maestro-about = Always plays as well as he can.
level-campione = Champion
level-campione-about = The best player there is.
