### Lessons: one thing each, on a real table. What to do, and why it was right.

bad-no-lesson = There is no lesson { $lesson }.
bad-lesson-over = This scene is over: go on to the next.
lesson-not-this = That may be done, but it is not what is meant here: it has been put back.

## Burraco

lesson-burraco-wilds = Wilds
lesson-burraco-wilds-about = When a pinella is worth laying, and when it is kept.
lesson-burraco-wilds-burraco = You hold a pinella, 2♣, and two kings. With the kings it would make three poor cards; on the six hearts it makes a burraco. Attach it there.
lesson-burraco-wilds-burraco-done = A burraco with a wild counts 100. Three kings with a pinella would have counted next to nothing, and the pinella would be gone.
lesson-burraco-wilds-longer = The pinella lies at the low end, and may move: put in the place of the ten, it lets the jack of hearts follow. Attach the jack.
lesson-burraco-wilds-longer-done = The pinella has moved to the ten. Every card on a meld counts, and a natural ten can free the pinella later.
lesson-burraco-wilds-throw = Keep the kings: a third one comes easily. Throw a card that serves neither you nor the others.
lesson-burraco-wilds-throw-done = Good. Wilds are for burrachi: whoever lays them on three cards has none when seven are near.
lesson-burraco-pile = The pile
lesson-burraco-pile-about = What the whole pile is worth, and how to use it at once.
lesson-burraco-pile-take = The pile has 8♠, K♦ and 5♣; you hold 6♠ 7♠ and two kings. A card from the stock is one card: take the pile.
lesson-burraco-pile-take-done = Three cards, and two of them make melds at once.
lesson-burraco-pile-lay = Now you have the run 6♠ 7♠ 8♠ and three kings: lay both, beginning with either.
lesson-burraco-pile-lay-done = What lies on the table is safe: it counts for you even if somebody closes now.
lesson-burraco-pile-rest = Now the other meld.
lesson-burraco-pile-rest-done = The run can grow at both ends: runs become clean burrachi more easily than sets.
lesson-burraco-pile-throw = Throw one of the others. What you throw is the first card of a new pile: think of who comes next.
lesson-burraco-pile-throw-done = Good. A pile that lets you lay at once is nearly always better than the stock.
lesson-burraco-pozzetto = The pozzetto
lesson-burraco-pozzetto-about = Two ways to it: with the last discard, or in flight.
lesson-burraco-pozzetto-open = You have four cards left. Lay the run, and one card remains.
lesson-burraco-pozzetto-open-done = One card is left to be thrown.
lesson-burraco-pozzetto-discard = Throw the queen: with an empty hand you take the pozzetto, and look at it when your turn comes again.
lesson-burraco-pozzetto-discard-done = The pozzetto is yours. Whoever takes it first has eleven cards to lay, and the others lose 100 points if they never get theirs.
lesson-burraco-pozzetto-open-all = Another hand. This time every card can be laid: begin with either.
lesson-burraco-pozzetto-open-all-done = Do not throw anything now.
lesson-burraco-pozzetto-fly = Lay the rest as well. Without a discard the pozzetto comes at once, and your turn goes on.
lesson-burraco-pozzetto-fly-done = That is taking it in flight: you play on with eleven new cards, a whole turn ahead of the others.
lesson-burraco-closing = Closing
lesson-burraco-closing-about = What it takes to end the hand, and what it brings.
lesson-burraco-closing-ten = Your side has a pozzetto and a burraco, and you hold three cards: you can close. First attach the ten.
lesson-burraco-closing-ten-done = The burraco grows.
lesson-burraco-closing-jack = Now the jack. One card must be left: the hand ends with a discard.
lesson-burraco-closing-jack-done = One card in the hand.
lesson-burraco-closing-last = Throw the queen, and the hand is over.
lesson-burraco-closing-last-done = Closing counts 100, and what the others still hold counts against them. Before you close, ask yourself what your partner still holds.

## Tressette

lesson-tressette-words = What words tell
lesson-tressette-words-about = Six leads, and what each of them says to your partner.
lesson-tressette-words-say = Lead { $card } and say “{ $said }”. It tells: { $meaning }.
lesson-tressette-words-say-done = Your partner knows now, and so do the others: { $meaning }.
lesson-tressette-answering = Answering words
lesson-tressette-answering-about = Your partner has spoken: what he wants of you.
lesson-tressette-answering-best = Your partner leads the five and says “busso”: he keeps the Three and asks for your best card. Play the Two.
lesson-tressette-answering-best-done = The Two takes the trick, and you come back in this suit to his Three. A partner who hears “busso” and plays low has not listened.
lesson-tressette-answering-ace = Your partner leads the Three and says “piombo”: it is his only card, and nobody can beat it. Give him your Ace.
lesson-tressette-answering-ace-done = An ace is a whole point, and it is safe only on a trick that your side takes. This one was.
