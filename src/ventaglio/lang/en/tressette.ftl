### Tressette: its norms, its words, its count, and what happens at the table.

## The code, cards and suits

code-fitres = FITRES
code-tradizionali = FITRES, traditional
code-moderne = FITRES, modern
code-adopting = { $code } + { $count } modern
palo-d = danari
palo-s = spade
palo-c = coppe
palo-b = bastoni
suit-words-d = danari coins hearts
suit-words-s = spade swords spades
suit-words-c = coppe cups diamonds
suit-words-b = bastoni batons clubs
accuse-words-3 = 3 three threes
accuse-words-2 = 2 two twos
accuse-words-A = a ace aces
accuse-words-N = n napoletana
palo-french-d = ♥
palo-french-s = ♠
palo-french-c = ♦
palo-french-b = ♣
french-order = French cards: 3 2 A K J Q 7 6 5 4 from the highest; the jack stands for the Cavallo and beats the queen.

## What happens

passata-begins = Passata { $number }. Dealer: { $dealer }. Cuts: { $cutter }.
passata-thrown-in = The deal is repeated: { $cause }.
passata-annulled = The passata is annulled and played again: { $cause }.
redeal-absent = a player was absent
redeal-exposed = cards were seen
redeal-fallen = cards fell
redeal-miscount = somebody had too many or too few cards
redeal-manner = it was not dealt as it should be
redeal-found-late = it was found in play that somebody had been dealt another number of cards
redeal-three-pairing-cards = one player holds all three pairing cards
pair-shown =
    { $who ->
        [you] You declare { $card }.
       *[other] { $name } declares { $card }.
    }
pairs-formed = Pairs: { $first } against { $second }.
pairs-formed-swapped = Pairs: { $first } against { $second }. Two players have changed places, so that partners face each other.
pairs-secret = The pairs are secret: whoever holds { $first } plays with whoever holds { $second } or, if that is himself, { $third }.
trick-card = { $name } { $card }
trick-led =
    { $who ->
        [you] You lead { $card } in silence.
       *[other] { $name } leads { $card } in silence.
    }
trick-led-saying =
    { $who ->
        [you] You lead { $card }: «{ $said }» – { $meaning }.
       *[other] { $name } leads { $card }: «{ $said }» – { $meaning }.
    }
trick-going-on = { $cards } …
trick-taken =
    { $who ->
        [you] { $cards } – you take the trick
       *[other] { $cards } – { $name } takes the trick
    }{ $worth ->
        [none] , worth nothing.
       *[other] , worth { $worth }.
    }
trick-shown =
    { $who ->
        [you] { $cards }; taken by you
       *[other] { $cards }; taken by { $name }
    }
declared-told =
    { $who ->
        [you] You say «{ $said }» – { $meaning }.
       *[other] { $name } says «{ $said }» – { $meaning }.
    }
announced-told =
    { $who ->
        [you] Before you lead, you say «{ $said }» of { $suit } – { $meaning }.
       *[other] { $name } says «{ $said }» of { $suit }, about to lead it – { $meaning }.
    }
accused-told =
    { $who ->
        [you] You accuse «{ $said }»: { $points } points for { $meaning }.
       *[other] { $name } accuses «{ $said }»: { $points } points for { $meaning }.
    }
accused-declared =
    { $who ->
        [you] You declare «{ $said }» – { $meaning }.
       *[other] { $name } declares «{ $said }» – { $meaning }.
    }
accused-implied =
    { $who ->
        [you] So you have accused «{ $said }» too: { $points } points for { $meaning }.
       *[other] So { $name } has accused «{ $said }» too: { $points } points for { $meaning }.
    }
claimed-valid =
    { $who ->
        [you] You lay your cards down: { $cards }. They are sovereign: the rest is yours.
       *[other] { $name } lays down { $cards }. They are sovereign: the rest goes to { $name }.
    }
claimed-failed =
    { $who ->
        [you] You lay your cards down: { $cards }. They are not all sovereign: they stay face up, and the best goes first.
       *[other] { $name } lays down { $cards }. They are not all sovereign: they stay face up, and the best goes first.
    }
called-out-told =
    { $who ->
        [you] You call: «fuori».
       *[other] { $name } calls: «fuori».
    }
verified-short =
    { $who ->
        [you] You count: { $thirds } missing.
       *[other] { $name } counts: { $thirds } missing.
    }
verified-reached =
    { $who ->
        [you] You count: the points are there.
       *[other] { $name } counts: the points are there.
    }
must-speak =
    { $who ->
        [you] The match is won. Will your side go for the cappotto? You speak first.
       *[other] The match is won. Will the winners go for the cappotto? { $name } speaks first.
    }
spoke =
    { $who ->
        [you] You say «{ $said }».
       *[other] { $name } says «{ $said }».
    }
slam-declared = The winners go for the cappotto.
self-call-due = The pair that was called too early has now reached the points: it must call itself out before the next lead.
match-given-by-call = Whoever calls out before time loses the match.
passata-over = The passata is over.

match-ended-slam = The match is over: cappotto.
match-ended-slam-after-win = The match is over: cappotto, after it was won.
match-ended-slam-missed = The match is over: the cappotto was declared and missed.
match-ended-passate = The match is over: all its passate are played.
match-ended-tie = The match is over, and drawn.

## The count and the stakes

score-cards = cards taken: { $thirds }
score-last-trick = the last trick
score-buongioco = buongioco accused
score-implied-buongioco = buongioco that the others imply
count-passata-total = total of the passata
stakes-title = Each loser pays a winner
stakes-total = stakes
stakes-none = Drawn: nobody pays.
stakes-tie = drawn
stakes-stake = the stake
stakes-stake-by-difference = the stake, by the difference of points
stakes-marcio = the losers have not reached the batuffa
stakes-slam = cappotto
stakes-slam-after-win = cappotto after the match was won: nothing more
stakes-slam-by-claim = cappotto by laying down
stakes-slam-after-call = cappotto after the call: nothing more
stakes-slam-missed = cappotto declared and missed
stakes-called-out = called out by the losers
pot-to-winners = The pot goes to the winners.
pot-doubled = The winners double the pot.

## The table

table-passata = passata { $number }
table-passata-to = passata { $number }, to { $target }
table-trick = trick { $number }
table-cartaro = dealer
table-di-mano = leads
table-partner = partner
table-star = {"*"} takes the trick so far
table-last-trick = Last trick
table-accused = Accused
table-exposed = { $name }, face up
table-pairs-unknown = pairs unknown
score-pairs-unknown = The pairs are secret: nobody can count for a side yet.
score-side =
    { $names } – { $score } before this passata; in it { $tricks ->
        [0] no trick
        [one] one trick
       *[other] { $tricks } tricks
    }{ $thirds ->
        [none] {""}
       *[other] , { $thirds } in cards
    }{ $accused ->
        [0] {""}
       *[other] , { $accused } accused
    }
score-count-yourself = What the tricks are worth everybody counts for himself, save for those he may look at again: the code has nobody told (Art. 130, 155).
review-last = The last trick
review-own = The tricks of your side
review-first = The first trick, which the opponents took
review-none = No trick may be looked at now: the next one has begun, or the norms do not let you look back.
review-no-trick = No trick has been finished yet.

## Choices

choices-show = show: you must declare { $card }
choices-follow = you must follow suit: { $suit } ({ $cards })
choices-void = you have no { $suit }: any of { $cards } may be played, and cannot take the trick
choices-lead = you may lead { $cards }; a card alone is led in silence
choices-words = with words everybody hears what you hold of that suit:
choices-ahead = ahead of its card, before something else is declared: { $meaning }
choices-others =
    { $count ->
        [one] say: one more thing that may be said before leading
       *[other] say: { $count } more things that may be said before leading
    }
choices-accuse = acc: the buongioco you hold, to be told before your first card
choices-claim =
    { $holds ->
        [yes] claim: lay all your cards down; they take every trick that is left
       *[no] claim: lay all your cards down, if they take every trick that is left
    }
choices-call =
    { $who ->
        [us] call: end the match here, your side having reached { $target }
        [them] call: call the opponents out, if you think they have reached { $target }
       *[either] call: call the opponents out, if you think they have reached { $target }; if your own pair has, the match ends there
    }
choices-buongioco =
    { $points ->
        [0] { $means }
       *[other] { $means }: { $points } points
    }
choices-number = A number does what stands beside it.
suit-unsaid = { $said }; which suit you mean is not told
formulas-none = No words go with { $card } now.
declarations-none = There is nothing to declare now, apart from the words that go with a lead.
accusations-none = You have nothing to accuse now.
prompt-lead =
    card [words]{ $accusations ->
        [0] {""}
       *[other] , acc ({ $accusations })
    }{ $says ->
        [0] {""}
       *[other] , say ({ $says })
    }, h hints, ? >
prompt-follow =
    { $suit ->
        [any] any card
       *[other] a card of { $suit }
    }{ $accusations ->
        [0] {""}
       *[other] , acc ({ $accusations })
    }, h hints, ? >
prompt-say = { $words } >
prompt-show = show (you must declare { $card }) >
prompt-call = call, or Enter to go on >
prompt-claim = claim, or Enter to wait for your turn >
chance-claim = Your cards take every trick that is left, whatever is played before your turn: you may lay them down now.
chance-call =
    { $how ->
        [due] Your side has reached { $target }. Having been called too early, it must call itself out before the next lead, or a cappotto would not count.
        [us] Your side has reached { $target }: calling ends the match here; by playing on you may still make the cappotto.
       *[them] { $names } have reached { $target }: call them out, and the match is over unless they go for the cappotto.
    }
claim-sure = Lay all your cards down? If one can be beaten you must play best first. y/n >
claim-not = You keep your cards.
call-sure = Call out? A call that comes too early has its price. y/n >
call-not = You have not called.
unclear-tressette-verb = “{ $word }” is no command here. A card plays it: d3, or d3 busso with words; ? explains the rest.
unclear-dialogue = “{ $word }” is not an answer here: say { $words }, or a number.
unclear-words = “{ $words }” is nothing that is said here. h shows what may be said, and a card with ? the words that go with it.
unclear-words-several = “{ $words }” may be { $count } things: write more of it.
unclear-formula-number = { $card } has no formula { $number }: the card with ? shows them.
play-tressette-help =
    Follow suit if you can; the highest card of the suit led takes the trick, and whoever takes it leads. Play goes to
    the right.

      d3          play a card; when you lead, in silence
      d3 busso    lead it with words: d3 ? shows which, d3 2 takes the second
      say         what else may be said before leading; say faglio
      acc         accuse buongioco, at your first turn; acc 3 s: tre Tre, manca s
      claim       lay all your cards down: they take every trick left (asks again)
      call        call the opponents out, or your own side (asks again)
      h           what a good player would do, and all that you may do

      Enter       the table      k        what everybody knows
      s           the score      l        the tricks you may look at again
      r           the rules      why      the last refusal explained
      ? game      how to play    ? words  what is said at the table
      save FILE   save the game  q        leave

    Cards: d danari, s spade, c coppe, b bastoni, with 3 2 A R C D 7 6 5 4 from the highest: Re, Cavallo, Donna. On the
    table an arrow shows who is to play, and {"*"} the card that takes the trick so far.
play-tressette-help-french = French cards as 3h, Ks: ♥ danari, ♠ spade, ♦ coppe, ♣ bastoni; K J Q for Re, Cavallo, Donna: the jack beats the queen.
play-tressette-welcome = ? commands · ? game how to play · r rules · q leave
play-training = Training: the table counts for you, tells you when a pair has the points, and says whether your cards would hold if laid down. The code allows none of it (Art. 118, 130, 155).
lesson-game = game
lesson-words = words

command-tressette-say = say
command-tressette-accuse = acc accuse
command-tressette-claim = claim
command-tressette-call = call
command-tressette-show = show
command-tressette-known = k known
command-tressette-last = l last

## What everybody knows

known-title =
    { $count ->
        [0] What everybody knows before the first trick is over
        [one] What everybody knows after one trick
       *[other] What everybody knows after { $count } tricks
    }
known-nothing = Nobody has played or said anything yet, so there is nothing that everybody knows.
known-legend = Read { $example } as two cards: one for certain, the other from those in brackets. It all comes from what was played and said: no hand is looked into, not even yours.
known-void = none
known-said = Trick { $trick }, { $name }{ $card }: «{ $said }» – { $meaning }.
known-accused =
    { $who ->
        [you] You have made known «{ $said }» – { $meaning }.
       *[other] { $name } has made known «{ $said }» – { $meaning }.
    }

## What is said when a suit is led

formula-sola = the only or last card of the suit, and not sovereign
formula-piombo = the only or last card of the suit, and sovereign
formula-si-liscia = two cards: the higher is led, a simple one is kept
formula-e-mia-si-liscia = two cards: the higher is led and is sovereign, a simple one is kept
formula-terzo = three cards, the two kept being simple
formula-168-terzo = three cards, the two kept being simple and not the Re
formula-si-liscia-due-volte = three cards: the highest is led, two simple ones are kept
formula-e-mia-si-liscia-due-volte = three cards: the highest is led and is sovereign, two simple ones are kept
formula-e-mia-terzo = three cards: the one led is sovereign, or beaten only by simple ones kept
formula-168-e-mia-terzo = three cards, no tressette card: the one led is beaten only by those kept
formula-terzo-di-re = three cards, no tressette card: the Re is kept
formula-lungo = four cards, those kept being simple
formula-168-lungo = four cards: no tressette card is kept, nor the Re
formula-si-liscia-lungo = four cards: the highest is led, three simple ones are kept
formula-e-mia-lungo = four cards: the one led is sovereign, or beaten only by simple ones kept
formula-168-e-mia-lungo = four cards, no tressette card: the one led is beaten only by those kept
formula-lungo-di-re = four cards, no tressette card: the Re is kept
formula-lunghissimo = five cards or more, those kept being simple
formula-168-lunghissimo = five cards or more: no tressette card is kept, nor the Re
formula-si-liscia-lunghissimo = five cards or more: the highest is led, the rest are simple
formula-e-mia-lunghissimo = five cards or more: the one led is sovereign, or beaten only by simple ones kept
formula-168-e-mia-lunghissimo = five cards or more, no tressette card: the one led is beaten only by those kept
formula-lunghissimo-di-re = five cards or more, no tressette card: the Re is kept
formula-liscio-e-busso = three cards with the Ace, which is kept
formula-liscio-e-busso-lungo = four cards with the Ace, which is kept
formula-liscio-e-busso-lunghissimo = five cards or more with the Ace, which is kept
formula-ribusso = three cards with the Two, which is kept
formula-ribusso-lungo = four cards with the Two, which is kept
formula-ribusso-lunghissimo = five cards or more with the Two, which is kept
formula-busso = three cards with the Three, which is kept
formula-busso-lungo = four cards with the Three, which is kept
formula-busso-lunghissimo = five cards or more with the Three, which is kept
formula-ventotto-piombo = Two and Ace alone: the Two is led
formula-ventotto-terzo = three cards with Two and Ace, one of which is led
formula-ventotto-lungo = four cards with Two and Ace
formula-ventotto-lunghissimo = five cards or more with Two and Ace
formula-ventinove-piombo = Three and Ace alone: the Three is led
formula-ventinove-terzo = three cards with Three and Ace, one of which is led
formula-ventinove-lungo = four cards with Three and Ace
formula-ventinove-lunghissimo = five cards or more with Three and Ace
formula-venticinque-piombo = Three and Two alone, led one after the other
formula-168-venticinque-piombo = Two and Three alone, led in this order
formula-venticinque-terzo = three cards with Three and Two: the Two is led
formula-venticinque-terzo-di-re = Three, Two and Re: the Two is led, and the Ace is wanted
formula-venticinque-lungo = four cards with Three and Two
formula-venticinque-lungo-di-re = four cards with Three, Two and Re, which is kept: the Ace is wanted
formula-venticinque-lunghissimo = five cards or more with Three and Two
formula-venticinque-lunghissimo-di-re = five cards or more with Three, Two and Re, which is kept: the Ace is wanted
formula-napoletana = Three, Two and Ace, and no other card
formula-napoletana-lungo = four cards with Three, Two and Ace
formula-napoletana-lunghissimo = five cards or more with Three, Two and Ace
formula-ancora-lunghissimo = still five cards or more

## What else is said

declare-questo-piombo = ho fatto questo piombo
declare-liscio-qui = sono liscio qui
declare-feci-un-piombo = feci un piombo
declare-faglio = sono faglio a un palo
declare-faglio-al-compagno = faglio al mio compagno
declare-liscio-al-compagno = liscio al mio compagno
declared-questo-piombo = no card of { $suit } is left
declared-liscio-qui = a card of { $suit } is left that others can beat
declared-feci-un-piombo = a suit not led before this lead was taken has run out
declared-faglio = void in some suit, from the start or by now
declared-faglio-al-compagno = no card of the suit that the partner seems to want ({ $suit })
declared-faglio-al-compagno-unnamed = no card of the suit that the partner seems to want
declared-liscio-al-compagno = a card that is not sovereign in the suit that the partner seems to want ({ $suit })
declared-liscio-al-compagno-unnamed = a card that is not sovereign in the suit that the partner seems to want
accuse-three = tre { $rank }, manca { $suit }
accuse-four = quattro { $rank }
accuse-napoletana = Napoletana a { $suit }
accuse-means =
    { $kind ->
        [three] the { $rank } of every suit but { $suit }
        [four] the { $rank } of all four suits
       *[napoletana] three, two and ace of { $suit }
    }
accuse-rank-3 = Tre
accuse-rank-2 = Due
accuse-rank-A = Assi
accuse-rank-N = Napoletana
word-non-vado = non vado
word-vado = vado
word-non-potrei = non potrei
word-potrei = potrei
word-andiamo = andiamo
word-non-andiamo = non andiamo
word-scopro = scopro le carte
word-no = no
means-non-vado = not going for the cappotto
means-vado = going for it, alone responsible
means-non-potrei = I could not; you decide
means-potrei = I could; you decide
means-andiamo = going for it together
means-non-andiamo = not going for it
means-scopro = not going: the cards are shown
means-no = not going for it

## Sections of a set of norms

section-cards = The cards
section-preliminaries = Before the passata
section-play = Play
section-claim = The lay-down
section-declarations = Declarations
section-pairs = Pairs, seats, match
section-stakes = Stakes
section-calling-out = Calling out
section-buongioco = Buongioco
section-duplicate = Duplicate
section-spectators = Spectators

## Norms

norm-tressette-ranks = Ranks, from the highest
norm-tressette-cutter = Who cuts
norm-tressette-suits = Suits, none above another
norm-thirds = Value of the cards in points
norm-fractions_dropped = Fractions are dropped
norm-deck_points = Points of a passata
norm-last_trick_points = Points of the last trick
norm-tressette_cards = Tressette cards
norm-simple_cards = Simple cards
norm-groups = Groups with a name
norm-sovereign_when_higher_are_out = A card is sovereign when the higher ones are out
norm-french_pack = French cards for Italian ones
norm-sealed = The set is whole: nothing in it may be adopted or changed
norm-preliminaries = Before each passata
norm-duplicated_hands_shuffled = Hands played again elsewhere are shuffled
norm-everybody_may_shuffle = Everybody may shuffle
norm-dealer_may_shuffle_last = The dealer may shuffle last
norm-smallest_cut = Fewest cards of a portion cut
norm-shuffle_after_cut = Shuffling after the cut
norm-lower_portion_on_top = The lower portion goes on top
norm-dealt_to_the_right = Cards are dealt to the right
norm-dealer_served_last = The dealer is served last
norm-portions = Cards dealt at a time
norm-redeal_causes = A deal is repeated for
norm-exposure = Cards seen in the deal that repeat it
norm-passata_begins = The passata begins with
norm-lead_any_card = Any card may be led
norm-follow_suit = One must follow suit
norm-turns_to_the_right = Turns go to the right
norm-one_card_at_a_time = One card at a time
norm-played_card_stays = A card played stays
norm-misnaming_corrected = A card named wrongly may be put right
norm-highest_of_suit_wins = The highest card of the suit led takes
norm-trick_goes_to_the_side = Tricks go to the side
norm-winner_leads = Who takes the trick leads
norm-trick_begins = A trick begins with
norm-next_trick_waits_for_deposit = The next trick waits until this one is put away
norm-pile_of_the_pair = One pile for a pair
norm-piles_apart_until_pairs_public = Piles apart until the pairs are known
norm-pairs_made_public_by = Pairs become known by
norm-review = Tricks that may be looked at again
norm-opponents_first_trick_until = The opponents' first trick, up to trick
norm-last_passata_may_stop = The deciding passata may stop early
norm-result_final_when_recorded = A result recorded is final
norm-claim_when_on_lead_or_on_turn = One lays down on lead or at one's turn
norm-claim_waiting_for_partner = Laying down while the partner leads
norm-claim_ahead_if_irrelevant = Laying down ahead of one's turn if nothing depends on it
norm-claim_wins_over_partner = A lay-down must stand against the partner too
norm-claim_must_stand_every_distribution = A lay-down must stand whatever the others hold
norm-failed_claim_best_first = After a failed lay-down, best card first
norm-failed_claim_binds_partner = … the partner on lead too
norm-failed_claim_stays_face_up = … with the cards face up
norm-best_first_does_not_cure = Taking every trick best first does not cure the failed lay-down
norm-claim_is_one_trick = What is laid down is one trick
norm-declarer_is_on_lead = Only the player on lead declares
norm-declared_before_the_lead = One declares before leading
norm-declaration_scopes = Suits that one may declare on
norm-trick_suit_declarations = Of the suit just taken
norm-other_suit_declarations = Of other suits
norm-declarable_ranks = Cards that may be declared
norm-play_suit_subjects = What may be told of the suit led
norm-silent_lead = One may lead in silence
norm-play_suit_list = Formulas for the suit led
norm-napoletana_declared = A Napoletana may be declared
norm-challenge_length = Cards for a challenge with one tressette card
norm-single_challenge_leads_simple = … made by leading a simple card
norm-two_tressette_cards = Two tressette cards are declared together
norm-king_unsaid_beside_two = A Re kept beside them goes unsaid
norm-king_declared_unled = A Re that is kept may be declared
norm-own_covers = Own cards that make a lower one sovereign
norm-sovereignty_says_length = Who declares a card sovereign tells the length
norm-bare_length = The bare length may be declared
norm-second_leads_higher = From two cards the higher is led
norm-sola_only_if_subject = An only card that is sovereign is called piombo
norm-length_unsaid_is_third = Length unsaid means three
norm-length_words = Words for the length
norm-king_kept = The Re among the simple cards kept
norm-own_silence = Of a suit led in silence one may say
norm-repetition = Of a suit declared on one may say later
norm-trick_suit_only_at_deposit = The suit just taken: only when the trick is put away
norm-liscio_qui_bars_suit = «Liscio qui» bars leading that suit
norm-other_suits_before_play_suit = Other suits before the suit led
norm-notorious_voids_unsaid = Voids that all know go unsaid
norm-notorious_liscio_unsaid = A liscio that all know goes unsaid
norm-notorious_sovereignty_unsaid = A sovereignty that all know goes unsaid
norm-venticinque_two_first = Venticinque piombo: the Two first
norm-conforming_unquestioned = A proper declaration is not questioned
norm-players = Players
norm-seats_by_lot = Seats by lot
norm-pairs = How pairs are formed
norm-pairing_cards = Cards that form the pairs
norm-pairing_begins_passata = Showing them begins the passata
norm-partner_swaps_seat = Crossed partners change seats
norm-swap_keeps_the_lead = The lead goes with the player
norm-first_dealer = First dealer
norm-leader_right_of_dealer = The dealer's right leads
norm-deal_passes_right = The deal passes to the right
norm-new_match_passes_right = A new match passes the lead to the right
norm-target = Points of a match
norm-target_step = Larger targets are multiples of
norm-slam_wins = A cappotto wins the match
norm-passate = Passate, where the match goes by them
norm-single_passata_points = Points that win a single passata
norm-losing_game = The fewest points win
norm-participants = People in an incontro
norm-random_pairs_beyond_four = More than four: only pairs formed by the cards
norm-first_resters_by_lot = Who rests first, by lot
norm-returning_player_replaces_first_leader = Who comes in replaces the first leader
norm-returning_player_deals = Who comes in deals
norm-giro_is_one_match_each = A giro is one match for each
norm-stop_by_anyone = Anybody may ask to stop
norm-late_stop_adds_giro = Asked late, one giro more
norm-duplicate = The duplicate game is played by these norms
norm-losers_pay_winners = Losers pay winners
norm-stake = Stake
norm-simple_or_double = Simple and double stake
norm-marcio = Marcio e batuffa: stakes if the losers have sbatuffato or not
norm-batuffa = Points of the batuffa
norm-batuffa_when_won = … when the match is won
norm-pot_first = Into the pot before a first match
norm-pot_later = … before the others
norm-pot_shares = Parts of the pot for a winner and a rester, by participants
norm-pot_doubling = Part of the pot that doubles it, by participants
norm-call_out = Calling out
norm-play_ends_at_target = Reaching the points stops play
norm-pair_may_call_itself_out = Winners may call themselves out
norm-call_without_the_point = One calls before having a point of one's own
norm-call_reaches = Beyond the target by accusing alone, one may still be called
norm-trick_completed_before_verifying = The trick is finished before counting
norm-verifier = Who counts: where one's pile may be looked at, and where not
norm-verifier_after_lost_lead = Who counts when the callers lead
norm-shortfall_told_exactly = What is missing is told exactly
norm-false_call = A call that comes too early
norm-calls_allowed = False calls in a passata
norm-self_call_after_false_call = Called too early, a pair that has the points must call itself out
norm-false_call_surcharge = Stakes more for a lay-down after a false call
norm-slam_after_win_pays_simple = Cappotto after the win pays no more
norm-slam_by_claim_cannot_be_called = Cappotto by lay-down cannot be called
norm-accused_win = Past the points by accusing alone
norm-dialogue = Deciding on the cappotto
norm-dialogue_without_review = … without looking at the tricks
norm-failed_slam_doubles_pot = A cappotto missed doubles the pot
norm-compensation_may_be_agreed = Damages between partners may be agreed on
norm-compensation = Damages agreed on
norm-compensation_covers = … what they cover
norm-compensation_events = … after
norm-compensation_faults = … for
norm-buongioco = Buongioco
norm-buongioco_length = Cards of a rank that make it
norm-card_in_two_buongioco = One card may serve twice
norm-accusing_is_optional = Accusing is free
norm-buongioco_points = Points of buongioco, for three and for four
norm-four_not_as_three = Four are not accused as three
norm-buongioco_adds_up = Several add up
norm-implied_buongioco = One that the others imply counts
norm-accused_in_part = One may accuse only some
norm-suit_must_be_named = The suit must be named
norm-accused_at_first_turn = At one's first turn
norm-napoletana_when_silent = A Napoletana may be declared though buongioco is silent
norm-artificial_trimmed_beyond = Best and worst left out with more tables than
norm-artificial_rounds_apart = One line rounds up, the other down
norm-assigned_best_for_innocent = The innocent side gets the best result
norm-equal_guilt_is_artificial = Equal guilt: the artificial score
norm-unequal_guilt_shift = Unequal guilt: corrected by at most
norm-spectators = Spectators
norm-spectators_barred_by_majority = A majority may bar them
norm-one_player_answers_for_each = A player answers for each
norm-spectator_sees_one_hand = A spectator sees one hand only

## Values of norms

value-quarters =
    { $quarters ->
        [4] a stake
        [one] a quarter of a stake
       *[other] { $quarters } quarters of a stake
    }
value-from-to = { $least } to { $most }
value-formulas-of = those of Art. { $article }
value-Redeal-ABSENT = a player absent
value-Redeal-EXPOSED = cards seen
value-Redeal-FALLEN = cards fallen
value-Redeal-MISCOUNT = a wrong number of cards
value-Redeal-MANNER = a wrong way of dealing
value-Redeal-FOUND_LATE = an error found late
value-Redeal-THREE_PAIRING_CARDS = three pairing cards in one hand
value-Exposure-TWO_OR_ONE_OF_TRESSETTE = two, or one if it is a tressette card
value-Exposure-ANY_CARD = any card
value-Cutter-LEFT_OF_DEALER = the player at the dealer's left
value-Cutter-OPPONENT = the dealer's left, or if that is the partner the player opposite
value-Pairs-FIXED = A: fixed
value-Pairs-CROSSED = B.a: by the cards, partners across
value-Pairs-KNOWN = B.b.1: by the cards, known
value-Pairs-SECRET = B.b.2: by the cards, secret
value-Review-LAST_AND_OWN_PILE = the last; on lead also the pair's own, and early on the opponents' first
value-Review-LAST_ONLY = the last one only
value-OwnSilence-FORMULA_WHEN_LED_AGAIN = nothing on turning to another suit; a formula when leading it again
value-OwnSilence-NOTHING_WHILE_ON_LEAD = nothing while staying on lead
value-Repetition-FREE = anything, at any later lead
value-Repetition-STILL_VERY_LONG_ONLY = only that it is still very long
value-KingKept-AS_LISTED = as the list in force has it
value-KingKept-ONLY_WHERE_NAMED = only where the list names it
value-KingKept-WHEREVER_SIMPLE = wherever the list says simple
value-FalseCall-THIRD_CALL_LOST = after as many as are allowed, the right to call is lost
value-FalseCall-MATCH_LOST = the callers lose the match
value-Dialogue-EIGHT_PATHS = eight ways, unilateral ones included
value-Dialogue-THREE_PATHS = three ways, together
value-Stake-SINGLE = single
value-Stake-VARIABLE = by the difference of points
value-Stake-SIMPLE_OR_DOUBLE = simple or double
value-Stake-MARCIO_E_BATUFFA = marcio e batuffa
value-Buongioco-ACCUSED = accused (con l'accusa)
value-Buongioco-SILENT = kept silent (senza accusa)
value-Buongioco-MAY_BE_DECLARED = may be declared, without points
value-Buongioco-MUST_BE_DECLARED = must be declared, without points
value-AccusedWin-ENDS_AT_ONCE = the match ends at once
value-AccusedWin-PLAYED_ON = play goes on and nobody can call
value-FirstDealer-LOT = by lot
value-FirstDealer-YOUNGEST = the youngest
value-Verifier-ON_LEAD = the player on lead
value-Verifier-PARTNER = the partner of the player on lead
value-Verifier-NEXT_OPPONENT = the opponent next in turn
value-shuffle = shuffle
value-cut = cut
value-deal = deal
value-first-declaration-or-first-trick = the first declaration or the first trick
value-the-card-that-pairs = the card that pairs
value-trick-suit = the suit just taken
value-play-suit = the suit led
value-other-suits = other suits
value-napoletana = Napoletana
value-terza-reale = Terza Reale
value-venticinque = Venticinque
value-ventotto = Ventotto
value-ventinove = Ventinove
value-two-tressette-cards = two tressette cards
value-one-tressette-card = one tressette card
value-re = the Re
value-sovereignty = sovereignty
value-length = length
value-ordinary = ordinary win
value-cappotto = cappotto
value-stakes-paid-to-the-opponents = stakes paid to the opponents
value-pot-fed-again-or-doubled = the pot fed again or doubled
value-cappotto-suffered = a cappotto suffered
value-cappotto-declared-and-missed = a cappotto declared and missed
value-venticinque-or-napoletana-not-led = a Venticinque or Napoletana not led
value-challenge-in-the-suit-of-the-only-three = a challenge in the suit of the only Three
value-challenge-from-two-threes-with-a-simple-card = a challenge from two Threes with a simple card
value-trick-refused = a trick refused
value-sovereign-card-not-led = a sovereign card not led
value-only-three-spent-without-the-point = the only Three spent without the point
value-second-three-not-led = the second Three not led
value-knock-in-the-suit-of-another-three = a busso in the suit of another Three
value-point-not-given-to-the-partner = the point not given to the partner
value-wrong-lay-down = a wrong lay-down
value-cappotto-decided-alone-and-missed = a cappotto decided alone and missed

## What happens only at live-tables

redeal-annulled = the passata is annulled
lead-taken-told =
    { $who ->
        [you] You lead although it is not for you to lead.
       *[other] { $name } leads.
    }
cards-shown-told =
    { $who ->
        [you] Everybody sees your { $cards }.
       *[other] { $name } lets { $cards } be seen.
    }
cards-laid-told =
    { $who ->
        [you] You lay down { $cards }.
       *[other] { $name } lays down { $cards }.
    }
card-replaced-told =
    { $who ->
        [you] You take { $old } back and play { $new } instead.
       *[other] { $name } takes { $old } back and plays { $new } instead.
    }
lead-reworded-told =
    { $who ->
        [you] You correct what you said: «{ $said }».
       *[other] { $name } corrects: «{ $said }».
    }
lead-silenced-told =
    { $who ->
        [you] What you said with your lead does not count.
       *[other] What { $name } said with the lead does not count.
    }
words-taken-back-told =
    { $who ->
        [you] What you declared does not count.
       *[other] What { $name } declared does not count.
    }
points-lost-told =
    { $who ->
        [you] Your accusation scores nothing.
       *[other] The accusation of { $name } scores nothing.
    }
value-TrickBegins-ANY_WORDS = the lead, or any declaration
value-TrickBegins-AFTER_DEPOSIT = the lead, or a declaration after the trick is put away
solve-title = { $player } is to play, for { $first } and { $second }
solve-card = Card
solve-points = Points
solve-best = best
solve-slam = cappotto
solve-slammed = cappotto suffered
solve-legend = Points of this pair in the passata, of { $points } in all, if everybody sees all cards and plays his best.
solve-stopped = The time ran out: where two figures stand, the truth lies between them.
solve-no-card = nobody is to play a card there
solve-bound = somebody there is bound to certain cards, by a lay-down, by his words or by a ruling: that cannot be solved
solve-foreign = made under norms that this program no longer has; it cannot be solved
