### Why something may not be done, and what may be done instead.

## The turn

refusal-match-over = The match is over: nothing more can be played. Start another one.
refusal-not-dealt = The cards have not been dealt yet: wait for the deal.
refusal-not-your-turn = It is not your turn: wait for the player before you to discard.
refusal-pick-up-first = First pick up: draw from the stock or take the discard pile.
refusal-already-picked-up = You have already picked up in this turn: now open, attach or discard.

## The pick-up

refusal-stock-is-out = There is no card left to draw: the last cards of the stock are never played. Take the discard pile.
refusal-empty-pile = The discard pile is empty: draw from the stock.
refusal-swapped-too-long = For { $laps } laps nobody has done more than swap the only card of the pile: draw from the stock.
refusal-collect-only-to-play = The pile may be taken only to open or attach in the same turn, and nothing would fit: draw from the stock.

## Melds

refusal-not-in-hand = You do not hold { $cards }: play cards of your hand.
refusal-too-few-cards = These cards are too few for a meld: add more, or attach them to a meld of your side.
refusal-only-wilds = Wilds alone make no meld: put one wild beside natural cards.
refusal-stands-for = The wild cannot stand for that card there: leave the “=” out, or name the card that is missing.
refusal-two-wilds = A meld holds one wild only: leave the others in your hand.
refusal-no-wilds = Melds hold no wild at this table: open with natural cards.
refusal-set-of-this-rank = This rank makes no sets at this table: use these cards in runs.
refusal-set-too-long = The set is full: no further card of this rank can go in it.
refusal-neither-set-nor-run = These cards are neither of one rank nor of one suit: open a set of equal ranks or a run of one suit.
refusal-two-aces = A run holds one ace only: keep the other one, or use it in a set of aces.
refusal-same-card-twice = The same card stands twice in the run: take one of the two out.
refusal-gap-in-run = The cards do not follow each other: fill the gap with the missing card, or with a wild if the meld has none.
refusal-run-too-long = The run is full: no further card can go in it.
refusal-two-needs-three = At this table a two is natural only below a real three: add the three, or use the two as a wild.
refusal-equal-set = Your side already has a set of { $rank }: attach the cards to that one.
refusal-low-is-for-aces = Only an ace in a run can be put low: write the card without “low”.
refusal-does-not-fit = The card does not belong in this meld: choose another meld, or keep the card.
refusal-place-taken = The run already has this card: choose another run, or keep the card.
refusal-wild-stays = At this table a wild keeps its place: even the card it stands for cannot take it.
refusal-no-such-meld = There is no meld { $number } on the table: use one of the numbers shown.
refusal-meld-of-the-others = Meld { $number } belongs to the opponents: attach only to the melds of your side.

## The discard and closing

refusal-single-card-back = { $card } was the only card of the pile and cannot go straight back: discard another card.
refusal-barred-card-left = You would be left with the card you took from the pile, which may not go back in this turn: keep another card to discard.
refusal-collected-without-playing = Who takes the pile must open or attach before discarding: play a meld or a card first.
refusal-nothing-left-to-discard = The last card must be discarded: keep one card in your hand.
refusal-close-with-wild = The hand may not be closed by discarding a wild, and { $card } is one: keep a natural card for last.
refusal-close-in-first-lap = Nobody may close in the first lap: keep at least one card more.
refusal-close-without-burraco = Without a burraco your side may not close: make one first, or keep at least two cards.
refusal-close-without-clean-burraco = Without a clean burraco your side may not close: make one first, or keep at least two cards.

## The table

refusal-only-the-referee = Only the referee can do that: call the referee.
refusal-already-dealt = The cards are already dealt: play this hand.
refusal-deal-stands = After the first pick-up the deal stands as it is: play this hand.
refusal-pack-too-small = { $cards } cards are too few for the deal: at least { $needed } are needed. Complete the pack.
refusal-cut-impossible = A pack of { $cards } cannot be cut at { $cut }: lift at least one card and leave at least one.
refusal-cut-again = The cut at { $cut } is not regular: it must lift between { $low } and { $high } cards. Cut again.
refusal-no-time-out = This match has no time-out: play to the end.
refusal-time-out-already = Time-out has been called already: finish the turns that are left.
refusal-no-supervised-stall = This code has no stall under a referee's eyes: play on.
refusal-watch-from-a-new-turn = The referee watches from the beginning of a turn: wait for the discard.
refusal-no-turn-clock = This code sets no time for a turn: wait for the player.
refusal-no-such-seat = There is no such seat at this table: name one of its players.
refusal-bound-to-finish = Players are bound to finish the match: ask the referee, who alone may record that you leave.

## The draw for seats

refusal-no-card-there = There is no card at that place: choose one of the spread.
refusal-end-of-spread = The first and the last card of the spread may not be drawn: choose one between them.

## Tressette: cards

refusal-tressette-not-your-turn = It is not your turn: wait until the players before you have played.
refusal-tressette-not-dealt = The cards have not been dealt yet: wait for the deal.
refusal-tressette-cut-again = The cut must leave at least { $smallest } cards in each portion. Cut again.
refusal-pairs-not-formed = The pairs are not formed yet: wait until the pairing cards have been declared.
refusal-dialogue-first = The winners must first say whether they go for the cappotto: wait for their words.
refusal-declare-buongioco-first = At this table buongioco must be declared before the first card: declare it with acc.
refusal-follow-suit = You must follow suit: play a card of { $suit }.
refusal-best-first = After the lay-down that failed the best card goes first: play the highest you have.
refusal-second-of-venticinque = A venticinque piombo is led whole: now lead { $card }.
refusal-suit-barred = What you said bars { $suit } for this lead: lead another suit.

## Tressette: words

refusal-declare-only-on-lead = Only the player on lead may declare: play the card without words.
refusal-no-such-declaration = “{ $what }” is no declaration of this code: say shows those there are.
refusal-no-trick-taken = You have taken no trick yet: declare on the suit you lead.
refusal-not-the-suit-taken = That may be said only of the suit just taken: it is { $suit }.
refusal-said-already = You have said that already: lead now.
refusal-too-late-after-announcing = At this table nothing more is declared once the suit to be led has been: now lead.
refusal-against-the-words = You have announced “{ $formula }”: lead a card of that suit which bears it out.
refusal-too-late-for-the-suit-taken = The suit just taken comes first, when the trick is put away: now lead, or speak of other suits.
refusal-led-in-silence = You led that suit in silence: these norms let you say nothing of it now. Lead without words.
refusal-suit-declared-already = You have declared on that suit already: lead it without words.
refusal-not-void-here = You still hold cards of that suit: you may not say that none is left.
refusal-no-subject-card-here = You hold no card of that suit that others can beat: you may not say liscio.
refusal-no-other-suit-to-lead = Having said that you would have to lead another suit, and you have none: lead without saying it.
refusal-partner-not-known = The pairs are still secret: nobody may speak of his partner. Wait until they are known.
refusal-name-the-suit-meant = Write the suit you mean, which nobody else is told: for example, say faglio-al-compagno c.
refusal-suit-not-named = These words name no suit: leave the suit out.
refusal-the-suit-just-taken = That is the suit just taken, of which other words are said: speak of another suit.
refusal-not-void = You hold cards of every suit it could be: you may not say that one is missing.
refusal-no-piombo-made = You have used up no suit that was not led before you took the lead: you may not say that.
refusal-notorious-void = Everybody knows that already, and what is known goes unsaid: lead without it.
refusal-no-subject-card-there = You hold no card of that suit that others can beat: you may not say liscio.
refusal-notorious-liscio = Everybody knows that already, and what is known goes unsaid: lead without it.
refusal-no-such-formula = “{ $formula }” is no formula of these norms: the card with ? shows those that fit.
refusal-formula-does-not-fit = “{ $formula }” does not say what you hold: the card with ? shows the words that do.
refusal-buongioco-is-silent = At this table buongioco is kept silent: lead without telling it.
refusal-not-said-very-long = You have not called that suit very long before: say its length with another formula.
refusal-notorious-sovereignty = Everybody knows that the card is sovereign, and what is known goes unsaid: lead it without.
refusal-accuse-at-first-turn = Buongioco is accused at one's first turn, before playing: it is too late, or too early. Play on.
refusal-accused-already = You have accused that already: play.
refusal-four-not-as-three = You hold all four: accuse the four, without naming a suit.
refusal-name-the-suit = Name the suit that is missing: for example, acc 3 s.
refusal-no-such-buongioco = Your hand does not hold that: acc shows what you may accuse.

## Tressette: laying down, calling out, deciding

refusal-claimed-already = You have laid down once in this passata: play best first.
refusal-untimely-claim = One lays down on lead, or before playing to a trick that others began: wait for your turn.
refusal-no-calling-out = In this match nobody calls out: play on.
refusal-players-call = Only a player calls out: let one of the four do it.
refusal-called-already = Somebody has called already: finish the trick.
refusal-nothing-to-call = Your side has nothing to call now: play on.
refusal-no-more-calls = No call is left: play on.
refusal-call-with-the-point = You lead and already have a point of your own, so no cappotto threatens you: play on.
refusal-no-dialogue = Nobody is deciding on a cappotto now: play on.
refusal-not-your-word = It is your partner's word: wait.
refusal-word-not-provided = That is not one of the words provided: say { $words }.

## Tressette: the deal and the pairs

refusal-chance-deals = Only the table deals: wait for the deal.
refusal-not-the-forty-cards = These are not the forty cards: complete the pack and deal again.
refusal-table-repeats-the-deal = Only the table repeats a deal: ask for it.
refusal-no-cause-for-redeal = That is no reason to deal again: the reasons are { $causes }.
refusal-not-enough-exposed = What was seen is not enough to deal again: play on.
refusal-pairs-can-be-formed = The three pairing cards are not in one hand: the pairs can be formed. Play on.
refusal-no-pairing-now = No pairing card is to be declared now: play on.
refusal-not-your-pairing-card = It is not for you to declare a pairing card: wait.
refusal-wrong-pairing-card = That is not the card by which you enter the pair: declare the right one.

# What a ruling forbids.
refusal-frozen-meld = Meld { $number } is frozen by a ruling: nobody may attach to it for now.
refusal-may-lay-no-more = A ruling lets you lay nothing more in this turn: discard.
refusal-penalised-card = Penalised cards can only be discarded: play others.
refusal-not-on-this-meld = Your partner has opened meld { $number } since your cards were shown: they may not go there.
refusal-discard-due = A ruling wants another card discarded: { $cards }.
refusal-as-suggested = Your partner suggested this, so it may not be done with { $cards }: do something else.
refusal-exposed-card-fits = An exposed card that can be played is played before the discard: { $cards }.
refusal-pick-up-ordered = A ruling says what you pick up: take the other.
refusal-closed-wait-for-count = Somebody has gone out: count the hand, or call the referee.
refusal-opponents-choose = Here the opponents choose: let one of them call the referee.
refusal-nobody-has-closed = Nobody has gone out: there is nothing to count yet.
refusal-nothing-to-look-at = There is no pozzetto for you to look at too early: play on.
refusal-accusing-forbidden = A ruling lets you accuse no more: play.
refusal-lead-forbidden = A ruling forbids you to lead { $suit } while you hold another suit: lead that.
refusal-ready-card-due = You showed { $card } before your turn: play it now.
refusal-settle-the-ruling-first = A ruling leaves something to a player first: wait until it is settled.
refusal-nothing-to-settle = No ruling leaves you anything to settle: play on.
refusal-wait-for-count = The cards are played: count them, or call the referee.
refusal-reserve-not-yours = Only an opponent of who erred may reserve, and he does it himself.
refusal-table-counts = The table itself counts, when nobody objects any more: call the referee, or wait.
refusal-nothing-to-count = Cards are still to be played: nothing can be counted yet.
refusal-cannot-be-done-here = That cannot be done now, rightly or wrongly: play on.
refusal-partner-waits = A partner may point a mistake out only after the discard: wait for it.

# Calling the referee at a Tressette live-table: why not now, and what it waits for.
refusal-call-ruled = The referee has already ruled on that: play on.
refusal-call-not-yours = That belongs to the opponents, or to whoever made the reservation: not to you.
refusal-call-too-late = Play has gone on: the mistake is cured.
refusal-call-accuse-again = While the first trick lasts whoever accused puts it right himself: accuse again, as it should be.
refusal-call-waits-for-settling = { $seat } has yet to do what the referee left to that player: call after that.
refusal-call-waits-for-trick = It is contested when the trick in progress is over: call then, before another one begins.
refusal-call-waits-for-turn = Whether the cards hold is judged when it is { $seat }'s turn: the table does so then.
refusal-call-waits-for-opponent = { $seat } may still annul, for himself alone, until he plays: call after his card.
refusal-annul-not-yours = Only an opponent who has not played since may annul, and each for himself: leave it to them.
