# Learning: how a game goes, and the guided first hand.

page-learn-start = Play your first hand
page-learn-opening = Setting the table…
page-learn-all-rules = All the rules, article by article
page-learn-other-burraco = Or learn Burraco
page-learn-other-tressette = Or learn Tressette
page-learn-coach = The coach
page-learn-close = Play without the coach
page-learn-next = Next
page-learn-got-it = Got it
page-learn-advice = Advice

page-learn-title-burraco = Burraco, the first time
page-learn-about-burraco = Two pairs, two French packs with jokers, and melds to lay on the table. Read how it goes, or begin at once: at the table a coach tells you at every step what you can do. Nobody hurries you, and while your turn lasts you can take back what you have played.
page-learn-title-tressette = Tressette, the first time
page-learn-about-tressette = Two pairs, forty cards, ten tricks; and words that let your partner know what you hold. Read how it goes, or begin at once: at the table a coach tells you at every step what you can do. Nobody hurries you.

## Burraco

page-learn-burraco-goal-title = The aim
page-learn-burraco-goal = You and your partner, who sits opposite, lay melds on the table and make them longer together. Every card laid is worth points; those left in your hand at the end are paid for.
page-learn-burraco-turn-title = The turn
page-learn-burraco-turn = A turn has three parts. First you pick up: one card from the stock, or all the discards. Then, if you like, you lay melds and add to them. At the end you discard one card.
page-learn-burraco-melds-title = Melds
page-learn-burraco-melds = A meld has at least three cards: a run in one suit, or a set of one rank. You may add cards to the melds of your pair, also to those that your partner has laid.
page-learn-burraco-wilds-title = Jokers and twos
page-learn-burraco-wilds = The joker, and the two, which is called pinella, stand for any card. A meld can have only one of them; a two in the place of the two of its own suit is a card like any other.
page-learn-burraco-burraco-title = The burraco
page-learn-burraco-burraco = A meld of seven cards or more is a burraco. Without a wild card it is clean, and worth 200 points more; with one it is worth less. You know it by the cards that lie across.
page-learn-burraco-pozzetto-title = The pozzetto
page-learn-burraco-pozzetto = Whoever runs out of cards takes the pozzetto: eleven new cards, once for each pair. A pair that does not take it loses 100 points, so it pays to lay cards early.
page-learn-burraco-closing-title = Closing
page-learn-burraco-closing = With the pozzetto taken and at least one burraco on the table you can close: you run out of cards, and the last one is discarded. It must not be a wild card. Closing is worth 100 points.
page-learn-burraco-points-title = The count
page-learn-burraco-points = Cards laid, burrachi and the close count for you; cards left in hand against you. A joker is 30, a two 20, an ace 15, king to eight 10, the others 5. Each line of the count names the article behind it.

## Tressette

page-learn-tressette-goal-title = The aim
page-learn-tressette-goal = You and your partner, who sits opposite, try to win cards that count: an ace is one point; threes, twos and court cards a third each. The first pair to reach 21 wins.
page-learn-tressette-order-title = The order of the cards
page-learn-tressette-order = The three is the strongest, then the two and the ace; after them Re, Cavallo and Donna – king, knight and queen – and the rest in order, down to the four. No suit beats another, be it danari (coins), coppe (cups), spade (swords) or bastoni (clubs): there are no trumps.
page-learn-tressette-follow-title = Following
page-learn-tressette-follow = Whoever leads plays any card. The others, to the right, must follow suit if they can. The highest card of that suit takes the trick, and whoever takes it leads.
page-learn-tressette-words-title = Words
page-learn-tressette-words = Whoever leads may say a formula with the card, which tells everybody what is left in that suit: «busso», for example, says that the three is kept. You may also lead in silence. What is said must be true.
page-learn-tressette-accuse-title = Accusations
page-learn-tressette-accuse = Three of a kind among threes, twos and aces, or the three, two and ace of one suit – a Napoletana – are a buongioco, worth three points; four of a kind are worth four. You accuse it at your first turn, before you play.
page-learn-tressette-points-title = The points
page-learn-tressette-points = At the end the cards won are counted, and fractions are dropped. The last trick is one point more: eleven in all. Nobody counts for you while you play: it pays to pay attention.
page-learn-tressette-claim-title = Laying down
page-learn-tressette-claim = If all the tricks that are left are certainly yours, you may lay your cards down and finish early. If it is not true, the cards stay face up.
page-learn-tressette-score-title = The match
page-learn-tressette-score = The match goes to 21. Whoever thinks that a pair has reached it may call out; but whoever calls too early pays for it.

## What you can do now

page-learn-now-first-deal = The cards are being dealt. Your browser adds some chance of its own: so nobody can have chosen them.
page-learn-now-next-deal = The hand is over: here is the count, line by line. Deal again if you like.
page-learn-now-wait = { $name } is playing. Watch what happens.
page-learn-now-refused = Not possible, and the code says why. Nothing has happened: choose again.
page-learn-now-over = The match is over. Now you know how it goes: play again, or sit down with other people.
page-learn-now-draw-or-take = Your turn. Tap the stock to draw a card, or the discards to take them all.
page-learn-now-draw = Your turn. Tap the stock to draw a card.
page-learn-now-attach = A card of yours fits a meld on the table: choose the card and tap the meld. You need not.
page-learn-now-open = You can lay a meld: choose the cards that go together, then «{ page-burraco-open }». The light bulb shows them.
page-learn-now-discard = Nothing to lay. Choose the card that you need least and discard it: that ends your turn.
page-learn-now-lead-with-words = You lead. Tap a card: you can play it in silence, or with words that suit it.
page-learn-now-lead = You lead. Tap the card that you want to play.
page-learn-now-follow = Follow suit: you can play the bright cards. High to win, low if { $partner } wins already.
page-learn-now-follow-anything = You can play any card. If { $partner } wins, give a card that counts.
page-learn-now-accuse = You have a buongioco! Tap «Accuse» before you play, and the points are yours.
page-learn-now-dialogue = The match is won. Decide with your partner whether to try the cappotto: every point.
page-learn-now-show = Show the card that makes your pair.
