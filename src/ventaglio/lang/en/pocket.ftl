### The pocket: what is asked at the table, with the program's answers.

## May I?

pocket-may-answer-yes = Yes, you may.
pocket-may-answer-closes = Yes: you close, and the hand is over.
pocket-may-answer-flies = You do not close: you take the { pozzetto } directly and go on playing at once.
pocket-may-answer-waits = You do not close: with the discard you take the { pozzetto }, and look at it once your partner has discarded.
pocket-may-answer-takes = You do not close: with the discard you take the { pozzetto }, and may look at it at once.
pocket-may-answer-meld = Yes, this is a meld.

pocket-may-no-close-with-wild = Nobody closes by discarding a joker or a two: keep a natural card for the end.
pocket-may-no-single-card-back = The single card collected from the pile may not be discarded in the same turn: discard another.
pocket-may-no-meld-of-the-others = Cards are attached only to the melds of one's own side.
pocket-may-no-equal-set = Your side already has a set of that rank, and equal sets are not opened: attach the cards to that one.
pocket-may-no-set-of-this-rank = Cards of that rank make no sets: only runs.
pocket-may-no-follow-suit = You must follow the suit led as long as you hold it.
pocket-may-no-name-the-suit = The suit that is missing has to be named.
pocket-may-no-accuse-at-first-turn = One accuses on one's first turn, before playing the first card: no earlier, no later. Whoever forgot may put it right as long as the first trick is being played.
pocket-may-no-no-such-buongioco = Your cards hold no such buongioco.
pocket-may-no-stock-is-out = The last two cards of the stock are never played.

pocket-may-burraco-close = May I close?
pocket-may-burraco-close-pozzetto = Your side's { pozzetto }
pocket-may-burraco-close-pozzetto-taken = already taken
pocket-may-burraco-close-pozzetto-there = still on the table
pocket-may-burraco-close-burraco = The best burraco of your side
pocket-may-burraco-close-burraco-none = none
pocket-may-burraco-close-burraco-dirty = dirty
pocket-may-burraco-close-burraco-semi = semi-clean
pocket-may-burraco-close-burraco-clean = clean
pocket-may-burraco-close-last = The last card
pocket-may-burraco-close-last-natural = I discard it, it is natural
pocket-may-burraco-close-last-wild = I discard it, it is a joker or a two
pocket-may-burraco-close-last-laid = I attach it, with no discard
pocket-may-burraco-close-lap = The lap
pocket-may-burraco-close-lap-later = not the first one
pocket-may-burraco-close-lap-first = the first of the hand

pocket-may-burraco-pile = May I collect the pile?
pocket-may-burraco-pile-pile = In the pile there is
pocket-may-burraco-pile-pile-several = more than one card
pocket-may-burraco-pile-pile-one = one card
pocket-may-burraco-pile-pile-none = nothing
pocket-may-burraco-pile-use = Could you then open or attach at once, with it or with the cards in your hand?
pocket-may-burraco-pile-use-yes = yes
pocket-may-burraco-pile-use-no = no
pocket-may-burraco-pile-drew = Have you drawn in this turn?
pocket-may-burraco-pile-drew-no = no
pocket-may-burraco-pile-drew-yes = yes

pocket-may-burraco-single = I collected a single card: may I discard it again?
pocket-may-burraco-single-twin = Did you hold its twin already?
pocket-may-burraco-single-twin-no = no
pocket-may-burraco-single-twin-yes = yes
pocket-may-burraco-single-played = Have you opened or attached in this turn?
pocket-may-burraco-single-played-yes = yes
pocket-may-burraco-single-played-no = no

pocket-may-burraco-draw = May I still draw from the stock?
pocket-may-burraco-draw-stock = In the stock there are
pocket-may-burraco-draw-stock-more = more than three cards
pocket-may-burraco-draw-stock-three = three cards
pocket-may-burraco-draw-stock-two = two cards

pocket-may-burraco-attach = May I attach to this meld?
pocket-may-burraco-attach-whose = The meld is
pocket-may-burraco-attach-whose-own = mine
pocket-may-burraco-attach-whose-partner = my partner's
pocket-may-burraco-attach-whose-opponents = the opponents'
pocket-may-burraco-attach-picked = Have you drawn or collected?
pocket-may-burraco-attach-picked-yes = yes
pocket-may-burraco-attach-picked-no = no

pocket-may-burraco-second-set = May I open another set of the same rank?
pocket-may-burraco-second-set-rank = The cards are
pocket-may-burraco-second-set-rank-ace = aces
pocket-may-burraco-second-set-rank-three = threes
pocket-may-burraco-second-set-rank-other = of another rank
pocket-may-burraco-second-set-there = Does your side have one already?
pocket-may-burraco-second-set-there-yes = yes
pocket-may-burraco-second-set-there-no = no

pocket-may-burraco-kind = It says what a burraco is, and of which kind.

pocket-may-tressette-follow = May I play this card?
pocket-may-tressette-follow-card = The card that you want to play
pocket-may-tressette-follow-card-suit = is of the suit led
pocket-may-tressette-follow-card-other-holding = is of another suit, but I hold the suit led
pocket-may-tressette-follow-card-other-void = is of another suit, and I hold none of the suit led

pocket-may-tressette-accuse = May I accuse?
pocket-may-tressette-accuse-what = What you accuse
pocket-may-tressette-accuse-what-napoletana = a Napoletana
pocket-may-tressette-accuse-what-three = three of a rank, naming the suit that is missing
pocket-may-tressette-accuse-what-three-unnamed = three of a rank, without naming the missing suit
pocket-may-tressette-accuse-what-four = four of a rank
pocket-may-tressette-accuse-what-four-as-three = four of a rank, as if they were three
pocket-may-tressette-accuse-what-two = no more than two of a rank
pocket-may-tressette-accuse-table = How does your table play buongioco?
pocket-may-tressette-accuse-table-accused = it is accused
pocket-may-tressette-accuse-table-silent = nobody says it
pocket-may-tressette-accuse-table-may-be-declared = one may declare it
pocket-may-tressette-accuse-table-must-be-declared = one must declare it
pocket-may-tressette-accuse-when = When
pocket-may-tressette-accuse-when-first = on my turn, before my first card
pocket-may-tressette-accuse-when-before = before my turn
pocket-may-tressette-accuse-when-after = after my first card

pocket-may-tressette-lead = May I play now?
pocket-may-tressette-lead-turn = What has happened
pocket-may-tressette-lead-turn-lead = I am on lead, and play
pocket-may-tressette-lead-turn-follow = whoever plays before me has played
pocket-may-tressette-lead-turn-early = whoever plays before me has not played yet

pocket-may-tressette-taken = The highest card of the suit led takes the trick.
pocket-may-tressette-followed = Whoever has a card of the suit led plays one.
pocket-may-tressette-worth = What the cards are worth.
pocket-may-tressette-buongioco = What each accusation is worth.
