### The levels of bots, the weakest first.

level-novizio = Novice
level-novizio-about = { $game ->
    [burraco] A dawdler: lays what he can but clings to his wilds, shrinks from the pile and is in no hurry to go out. Does not look at what others collect.
   *[other] Greedy and silent: takes what he can see to take, forgets what is gone, listens to nobody and tells his partner nothing.
}
level-socio = Club member
level-socio-about = { $game ->
    [burraco] A racer: lays whatever he can and hopes for nothing. He wants to be rid of his cards, and does not look at what others collect.
   *[other] Talkative and greedy: says what the code lets him say and hears nothing of what others say. Remembers the cards that are gone, and thinks of this trick more than of the next.
}
level-esperto = Expert
level-esperto-about = { $game ->
    [burraco] Builds burrachi and is sparing with his wilds, but looks at his own cards alone: what he throws may be just what you want.
   *[other] Helps his partner’s tricks and holds his best cards back, but leads as greedily as the novice, counts nobody’s suits, and does not guard his aces. Speaks, and does not listen.
}
level-maestro = Master
level-maestro-about = { $game ->
    [burraco] Cautious, with the common sense of the game: weighs burrachi against closing, and is loath to throw what the others are waiting for.
   *[other] Plays by all the rules of the book and listens: returns the suit that was asked for, guards his aces, and draws conclusions from what was played and said.
}
level-campione = Champion
level-campione-about = { $game ->
    [burraco] Has learned from a great many hands against himself; imagines how the cards may lie, plays the next lap out, plays for the match, and can say why. Likes clean burrachi, and waits for them longer than points alone would have it.
   *[other] Goes by no rule: imagines how the cards may lie, by all that was played, said and left unsaid, tries every choice there, and can say why. Keeps silent where words would help the others more.
}
