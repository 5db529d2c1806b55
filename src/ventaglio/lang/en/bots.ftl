### The levels of bots, the weakest first.

level-novizio = Novice
level-novizio-about = Takes what he can see to take: looks no further than what lies on the table, forgets what is gone, and listens to nobody.
level-socio = Club member
level-socio-about = Remembers what was played, and likes to take: thinks of this hand more than of the next.
level-esperto = Expert
level-esperto-about = Plays by the book, with sound habits; does not read what others tell.
level-maestro = Master
level-maestro-about = Plays by the book and reads the table: what was played, thrown and said.
level-campione = Champion
level-campione-about = Imagines how the cards may lie, tries every choice there, and can say why.
