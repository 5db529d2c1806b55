### The levels of bots, the weakest first.

level-novizio = Novice
level-novizio-about = { $game ->
    [burraco] Lays what he can, shrinks from the pile and is in no hurry to go out. Does not look at what others collect.
   *[other] Takes what he can see to take: looks no further than what lies on the table, forgets what is gone, and listens to nobody.
}
level-socio = Club member
level-socio-about = { $game ->
    [burraco] A runner: lays whatever he can and hopes for nothing. He wants to be rid of his cards, not to collect.
   *[other] Remembers what was played, and likes to take: thinks of this hand more than of the next.
}
level-esperto = Expert
level-esperto-about = { $game ->
    [burraco] Builds burrachi and keeps his wilds for them, but looks at his own cards alone: what he throws may be just what you want.
   *[other] Plays by the book, with sound habits; does not read what others tell.
}
level-maestro = Master
level-maestro-about = { $game ->
    [burraco] The common sense of the game: weighs burrachi against closing, and throws nothing that the others are waiting for.
   *[other] Plays by the book and reads the table: what was played, thrown and said.
}
level-campione = Champion
level-campione-about = { $game ->
    [burraco] Has learned from a great many hands against himself; imagines how the cards may lie, plays the next lap out, plays for the match, and can say why. Likes clean burrachi, and waits for them longer than points alone would have it.
   *[other] Imagines how the cards may lie, tries every choice there, and can say why.
}
