### Burraco: its codes, its count, its norms, and what happens at the table.

## Codes and articles

code-fibur-2019 = FIBUR 2019
code-estratto = Extract
code-internazionale = International
code-circolo = Club
article = Art. { $article }
article-named = “{ $article }”
cite = { $article } — { $code }

## Who

you = you
you-label = You
and = { $first } and { $last }
us = Us: { $names }
you-alone = You
them = { $names }

## What somebody did in a turn

turn-told =
    { $who ->
        [you] You { $done }.
       *[other] { $name }: { $done }.
    }
did-drew =
    { $who ->
        [you] draw
       *[other] draws
    }
did-drew-card =
    { $who ->
        [you] draw { $card }
       *[other] draws { $card }
    }
did-took =
    { $who ->
        [you] take { $count ->
                [one] { $cards } from the pile
               *[other] the pile ({ $cards })
            }
       *[other] takes { $count ->
                [one] { $cards } from the pile
               *[other] the pile ({ $cards })
            }
    }
did-opened =
    { $who ->
        [you] open { $number }: { $cards }
       *[other] opens { $number }: { $cards }
    }
did-attached =
    { $who ->
        [you] attach { $card } to { $number }: { $cards }
       *[other] attaches { $card } to { $number }
    }
did-discarded =
    { $who ->
        [you] discard { $card }
       *[other] discards { $card }
    }
did-pozzetto-direct =
    { $who ->
        [you] take the pozzetto ({ $count } cards) and play on
       *[other] takes the pozzetto ({ $count } cards) and plays on
    }
did-pozzetto =
    { $who ->
        [you] take the pozzetto ({ $count } cards) for the next turn
       *[other] takes the pozzetto ({ $count } cards) for the next turn
    }
did-expired =
    { $who ->
        [you] run out of time
       *[other] runs out of time
    }

did-burraco = { $done } – { $kind } burraco

## What is announced

said-time-out =
    { $turns ->
        [0] Time-out is called.
        [one] Time-out is called: one turn is left to play.
       *[other] Time-out is called: { $turns } turns are left to play.
    }
said-stall-watched = The referee watches for a stall.
said-thrown-in = The deal is thrown in: the cards are dealt again.
said-pozzetto-seen =
    { $who ->
        [you] You look at your pozzetto: { $cards }
       *[other] { $name } looks at the pozzetto: { $cards }
    }

hand-ended-closed =
    { $who ->
        [you] You closed the hand.
       *[other] { $name } closed the hand.
    }
hand-ended-stock = The hand ends: the stock is used up.
hand-ended-time-out = The hand ends: time is up.
hand-ended-stall = The hand ends: the referee stopped a stall.
hand-ended-cancelled = Time is up before the first pick-up: the hand is not played.
match-ended-hands = The match is over: all its hands are played.
match-ended-target = The match is over: the target is reached.
match-ended-time-out = The match is over: time is up.
match-ended-abandoned = The match is over: it was abandoned.

## The lines of the count

score-burraco-clean = clean burraco (meld { $meld })
score-burraco-semi = semi-clean burraco (meld { $meld })
score-burraco-dirty = dirty burraco (meld { $meld })
score-close = closing
score-melded = meld { $meld }: { $cards }
score-frozen = frozen meld { $meld }, counted against: { $cards }
score-arbitral-bonus = bonus given by the referee
score-astray = cards that make no meld: { $cards }
score-held =
    { $who ->
        [you] left in your hand: { $cards }
       *[other] left in hand, { $name }: { $cards }
    }
score-unplayed-pozzetto =
    { $who ->
        [you] your pozzetto, not played: { $cards }
       *[other] pozzetto not played, { $name }: { $cards }
    }
score-no-pozzetto = pozzetto not taken
score-nobody-took = pozzetto not taken, but neither did the others

burraco-clean = clean
burraco-semi = semi-clean
burraco-dirty = dirty

## Sections of a code

section-pack = The pack
section-seats = Seats
section-deal = The deal
section-turn = The turn
section-melds = Melds
section-end = Burraco, pozzetto, end of the hand
section-count = The count
section-match = The match
section-round = The round

## Norms

norm-packs = Packs of 54, by number of players
norm-ranks = Ranks from the highest
norm-suits = Suits from the highest
norm-points = Value of the cards
norm-sides = Fixed sides
norm-seat_draw = Draw for seats
norm-draw_again = Identical cards draw again
norm-highest_is_served = The highest draw is served
norm-highest_keeps_score = The highest draw keeps the score
norm-lowest_opponent_deals = The lowest opponent deals first
norm-served_deals_next = The deal passes clockwise
norm-shufflers = Who shuffles
norm-shuffle_seconds = Seconds to shuffle
norm-cutter = Who cuts
norm-cut = A regular cut lifts
norm-hand_size = Cards in a hand
norm-pozzetti = Pozzetti, by number of players
norm-pozzetti_alone = Pozzetti, each for himself
norm-short_hands = Cards missing for the hands
norm-short_pozzetti = Cards missing for the pozzetti
norm-upcard = A card is turned up for the pile
norm-redeal_before_first_pick_up = A wrong deal is repeated before the first pick-up
norm-turn_order = Parts of a turn
norm-pick_up_is_final = A pick-up is final
norm-collect = The pile may be taken
norm-single_card_returns = A pile of one card, taken, may go back at once
norm-turn_seconds = Time for a turn
norm-grace_seconds = Seconds of grace
norm-expired_discards_highest = Out of time: the highest card is discarded
norm-set_ranks = Ranks that make sets
norm-sets_of_wilds = Sets of wilds
norm-set_naturals = Natural cards in a set
norm-surplus_joins_set = A surplus card may join its set
norm-run_naturals = Natural cards in a run
norm-meld_minimum = Cards to open a meld
norm-wilds_per_meld = Wilds in a meld
norm-aces_per_run = Aces in a run
norm-natural_two = A two of the suit is natural
norm-wild_moves = What may shift in a run
norm-wild_replaced_by_its_card = The real card replaces the wild
norm-equal_sets = Two sets of one rank
norm-equal_runs = Two equal runs
norm-laid_cards_stay = Cards laid stay where they are
norm-attach_to_own_side = One attaches to one's own side only
norm-burraco_length = Cards in a burraco
norm-clean_points = Clean burraco
norm-semi_points = Semi-clean burraco
norm-dirty_points = Dirty burraco
norm-look = A pozzetto taken with the discard is looked at
norm-close_needs = To close one needs
norm-close_in_first_lap = Closing in the first lap
norm-close_with_wild = Closing with a wild
norm-close_by_discarding = One closes by discarding
norm-close_points = Closing
norm-stock_reserve = Stock cards never played
norm-stall = Stall
norm-time_out = Time-out
norm-early_time_out = Time-out before the first pick-up
norm-time_out_between_hands_ends = Time-out between hands ends the match
norm-melds_count = Cards of the melds count
norm-hands_count = Cards held count against
norm-pozzetto_penalty = Pozzetto not taken
norm-pozzetto_penalty_when_nobody_took = … even if nobody took one
norm-unplayed_pozzetto_counts_cards = A pozzetto not played counts its cards
norm-hands = Hands in a match
norm-targets = Totals to play to
norm-solo_target = Total of three and five
norm-alone_from = Each for himself from a total of
norm-split_points = Partners of the moment halve their points
norm-tie_plays_on = A tie is played on
norm-abandon = Leaving the match
norm-round_minutes = Minutes of a round
norm-victory_tables = Victory points: largest difference for 10–10, 11–9, … 19–1
norm-correction = Correcting a score sheet
norm-partner_reports_after_discard = The partner points a mistake out only after the discard
norm-exposed_must_be_played = An exposed card that can be played must be played

## Values of norms

value-none = —
value-in = in { $players }: { $value }
value-hands =
    { $hands ->
        [one] one hand
       *[other] { $hands } hands
    }
value-teams = teams
value-all-there-are = all there are
value-seconds-up-to = up to { $cards } cards { $seconds } s
value-seconds-above = more { $seconds } s
value-step-pick-up = pick up
value-step-open-or-attach = open or attach
value-step-discard = discard
value-Role-DEALER = the dealer
value-Role-POZZETTO_MAKER = the maker of the pozzetti
value-SeatDraw-TWO_PACKS = from two packs face down
value-SeatDraw-ONE_SPREAD = from one spread pack with one joker, not its ends
value-ShortHands-TOP_OF_MAKERS_CARDS = from the top of the pozzetto-maker's cards
value-ShortHands-TOP_OF_STOCK = from the top of the stock, after the pozzetti
value-ShortPozzetti-BOTTOM_OF_DEALERS_CARDS = from the bottom of the dealer's cards
value-ShortPozzetti-UNDER_STOCK = from under the stock, after the hands
value-Cut-ABOUT_HALF = about half of the pack
value-Cut-ENOUGH_FOR_BOTH = enough for the pozzetti, leaving enough for the hands
value-Cut-ANY_PART = any part of the pack
value-Collect-FREELY = freely
value-Collect-ONLY_TO_PLAY = only to open or attach in the same turn
value-NaturalTwo-IN_ITS_PLACE = in the place of the two
value-NaturalTwo-BELOW_A_REAL_THREE = below a real three
value-WildMoves-FREE_WILD = a free wild, or the natural two of a run without a wild
value-WildMoves-NATURAL_TWO_ONLY = only the natural two of a run without a wild
value-Look-AFTER_PARTNER = after the partner's discard
value-Look-AT_ONCE = at once (tables with screens)
value-CloseNeeds-BURRACO = any burraco
value-CloseNeeds-CLEAN_BURRACO = a clean burraco
value-EarlyTimeOut-FULL_LAP = one full lap is played
value-EarlyTimeOut-CANCEL = the hand is not played
value-Abandon-PLAYER_MAY = a player may, and the opponents win
value-Abandon-REFEREE_RECORDS = players must finish; the referee records who leaves
value-Correction-ANY_WITH_CONSENT = any slip of the pen, with the opponents' consent
value-Correction-SUMS_ONLY = wrong sums, and slips that the table agrees on
value-NoStall = not provided for
value-SupervisedStall =
    { $laps ->
        [1] after a lap of swaps under the referee's eyes the hand stops
       *[other] after { $laps } laps of swaps under the referee's eyes the hand stops
    }
value-ForcedDraw = after { $laps } laps of swaps one must draw
value-final_lap_from_the_served = a final lap, from the served player to the dealer
value-equal_turns_and_one_more = equal turns for all, and one more each
value-equal_turns_counting_an_untouched_lap = equal turns for all; a lap not yet begun is the last one
value-lap_from_the_partner_of_the_next_to_draw = one lap from the partner of the next player to draw
value-lap_from_the_partner_of_the_player_on_turn = one lap from the partner of the player on turn
