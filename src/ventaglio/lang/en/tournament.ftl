### Tournaments: what things are called, what the notice says, what the referee announces.

entrant-named = { $title } ({ $number })
entrant-unknown = no. { $number }
duration = { $minutes }′ { $seconds }″
money = €{ $euros }.{ $cents }

## The terms of the notice

format-pairs = pairs tournament
format-teams = team tournament
format-one-to-one = singles tournament, one against one
format-yellow = yellow tournament (singles, with a new partner in every round)
unit-pairs = pair
unit-teams = team
unit-one-to-one = player
unit-yellow = player
seating-order = in order of entry
seating-draw = by draw
seating-categories = by category
seating-referee = as the referee chooses
movement-danish = pure Danish
movement-danish-modified = modified Danish
movement-no-rematch = Danish without rematches
movement-mitchell = Mitchell
movement-round-robin = round robin
movement-yellow-rotation = yellow rotation
movement-yellow-ranked = yellow by ranking
movement-rule-danish = The first in the ranking meets the second, the third the fourth, and so on.
movement-rule-danish-modified = As pure Danish, but who has just met does not meet again in the next round, except in the last.
movement-rule-no-rematch = Neighbours in the ranking meet, never the same opponents twice as long as that is possible.
movement-rule-mitchell = The fixed line stays at its table, the mobile line moves after every round.
movement-rule-round-robin = Everybody meets everybody else of the group once, by a calendar fixed beforehand.
movement-rule-yellow-rotation = Partners and opponents change in every round, by a calendar fixed beforehand.
movement-rule-yellow-ranked = Every four in the ranking make a table: the first and the fourth against the second and the third.
role-director = director
role-referee = referee
role-scorer = scorer
role-check-in = check-in
role-display = display
role-player = player
mistake-writing = writing mistake
mistake-sum = mistake of addition
mistake-swapped = swapped scores
mistake-transcription = wrong copy by the desk
stop-left = one side had to leave
stop-quarrel = one side left for a quarrel or in protest
stop-misconduct = misconduct of both sides
stop-both-left = both sides left
stop-incomplete = incomplete team

## The tournament in a few words

plan-opening =
    This is a { $format } by the code { $code }: { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } of { $hands ->
        [one] one hand
       *[other] { $hands } hands
    }{ $minutes ->
        [0] .
       *[other] , { $minutes } minutes each.
    }
plan-opening-boards =
    This is a duplicate { $format } of Tressette by the code { $code }: { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } of { $hands ->
        [one] one board
       *[other] { $hands } boards
    }{ $minutes ->
        [0] .
       *[other] , { $minutes } minutes each.
    }
buongioco-way =
    { $way ->
        [ACCUSED] with accusations
        [SILENT] without accusations
        [MAY_BE_DECLARED] with buongioco that may be declared
       *[MUST_BE_DECLARED] with buongioco that must be declared
    }
plan-buongioco = Boards are played { $way }.
plan-bots =
    It is played online: { $bots ->
        [yes] a bot plays for whoever is not there, until he comes back.
       *[no] no bot plays for whoever is not there.
    }
plan-seating = The tables of the first round are made { $seating }.
plan-one-movement = The later rounds follow the { $movement } system.
plan-movements = The phases are: { $first }, then { $last }.
plan-rooms = Tables: { $rooms }.
plan-room =
    { $name ->
        [none] { $first } to { $last }
       *[other] { $name } { $first } to { $last }
    }
plan-room-from =
    { $name ->
        [none] from { $first }
       *[other] { $name } from { $first }
    }
plan-phase =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } of { $movement }
plan-phase-groups =
    { $phase } in { $groups ->
        [one] one group
       *[other] { $groups } groups by merit
    } of { $sizes } tables

## Why a pairing is not the obvious one

note-at-table = Table { $table }: { $note }
note-rearranged = Positions changed by the director: { $why }
note-barred = { $all } would have met, but did so in the round before.
note-met-before = { $all } would have met, but did so earlier in this tournament.
note-made-room = { $all }: paired further apart in the ranking, so that those below find opponents too.
note-next-free = { $all } are the first two still free: a table above has taken the neighbour of one of them.
note-rematch = { $all } meet again: nobody else was left.
note-meets-again = { $all } meet again: the ranking has it so.
note-pair = { $first } against { $second }
note-alternative =
    To avoid rematches, near to the ranking: { $pairs }{ $more ->
        [0] .
        [one] ; and one more table.
       *[other] ; and { $more } more tables.
    }
rematches-avoided = rematches avoided
note-partners-before = { $all } would have been partners again.
note-rests = { $first } sits out: the lowest of those who have not rested in this session.
note-rests-again = { $first } sits out though already rested in this session: it could be nobody else.
note-scheduled-rest = { $first } sits out: by the calendar the place across is empty.
note-same-club = { $all } are of one club and meet: they could not be kept apart.
note-apart = { $all } are of one club and have been kept apart.
note-by-hand = { $all }: placed by the director.

## Everybody's account

account-match-played =
    Round { $round }, table { $table }, { $partners ->
        [none] against { $opponents }
       *[other] with { $partners } against { $opponents }
    }: { $mp } MP = { $vp } VP{ $bonus ->
        [0] {""}
       *[other] , { $bonus } points for the opponents' lateness included
    }
account-match-compared = Round { $round }, table { $table }, against { $opponents }: { $mp } points, { $won } of { $of } when compared with the other tables = { $vp } VP
account-match-rest = Round { $round }: rest, { $mp } MP and { $vp } VP
account-match-won-by-absence = Round { $round }, table { $table }: won because { $opponents } did not come, { $mp } MP and { $vp } VP
account-match-lost-by-absence = Round { $round }, table { $table }, against { $opponents }: lost by absence, { $mp } MP and { $vp } VP
account-match-absent = Round { $round }: absent, { $mp } MP and { $vp } VP
account-match-left = Round { $round }, table { $table }, against { $opponents }: left before the end, { $mp } MP and { $vp } VP
account-match-opponents-left = Round { $round }, table { $table }: { $opponents } left, { $mp } MP and { $vp } VP
account-match-quarrel = Round { $round }, table { $table }, against { $opponents }: left for a quarrel, { $mp } MP and { $vp } VP
account-match-abandoned = Round { $round }, table { $table }, against { $opponents }: abandoned by everybody, { $mp } MP and { $vp } VP
account-match-interrupted = Round { $round }, table { $table }, against { $opponents }: stopped by the referee for misconduct, { $mp } MP and { $vp } VP
account-match-lost-sheet = Round { $round }, table { $table }, against { $opponents }: score sheet lost, { $mp } MP and { $vp } VP
account-match-arbitral =
    Round { $round }, table { $table }, against { $opponents }: score assigned by the referee, { $mp } MP and { $vp } VP{ $why ->
        [none] {""}
       *[other] {" "}({ $why }; referee { $referee })
    }
account-match-not-entered = Round { $round }: not entered yet, { $mp } MP and { $vp } VP
account-match = Round { $round }, table { $table }, against { $opponents }: { $mp } MP and { $vp } VP
account-rest = Round { $round }: rest, { $mp } MP and { $vp } VP
account-absence =
    Round { $round }: absent{ $missed ->
        [0] {""}
       *[other] {" "}(missed rounds so far: { $missed })
    }, { $mp } MP and { $vp } VP
account-sheet-left =
    Round { $round }, table { $table }: score sheet left on the table, { $lost ->
        [one] one VP less
       *[other] { $lost } VP less
    }
account-warnings =
    Round { $round }: warnings have added up (lines { $lines }), { $lost ->
        [one] one VP less
       *[other] { $lost } VP less
    }{ $lost_mp ->
        [0] {""}
       *[other] {" "}and { $mp } MP
    }
account-penalty =
    Round { $round }: decision of the referee { $referee }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }, { $vp } VP and { $mp } MP
account-not-entered = Round { $round }: not entered yet, { $mp } MP and { $vp } VP

## The time-out, as the referee reads it

time-out-opening = Ladies and gentlemen, time-out! Whoever is on turn finishes the turn.
time-out-final_lap_from_the_served = The final lap begins with the player who was served in this hand and ends with the dealer.
time-out-equal_turns_and_one_more = The lap is completed up to the dealer, then one more whole lap is played: in the end everybody has played equally often.
time-out-equal_turns_counting_an_untouched_lap = The lap is completed up to the dealer, then one more whole lap is played; if the player who was served has not picked up yet, the lap that begins is the last.
time-out-lap_from_the_partner_of_the_next_to_draw = The final lap begins with the partner of whoever must draw first after the announcement.
time-out-lap_from_the_partner_of_the_player_on_turn = The final lap begins with the partner of whoever is on turn now.
time-out-case =
    On turn is { $place ->
        [dealer] the dealer
        [served] the player who was served first
        [dealers-partner] the dealer's partner
       *[before-dealer] the player before the dealer
    }{ $picked_up ->
        [yes] , who has picked up
        [no] , who has not picked up yet
       *[any] {""}
    }: that turn is finished, then { $turns ->
        [one] one more turn is played
       *[other] { $turns } more turns are played
    }; the last is { $last ->
        [dealer] the dealer's
        [served] that of the player who was served first
        [dealers-partner] that of the dealer's partner
       *[before-dealer] that of the player before the dealer
    }.
time-out-dealing-FULL_LAP = Where cards are being dealt and nobody has picked up yet, one full lap is played.
time-out-dealing-CANCEL = Where cards are being dealt and nobody has picked up yet, the hand is not played.
time-out-between =
    { $ends ->
        [yes] Where points are being counted or the deal has not begun, the match is over.
       *[no] Where points are being counted, one more hand is dealt.
    }
time-out-ending = If nobody closes in the final lap, nobody gets the { $points } points for closing. Then count, sign the score sheet, and the winners hand it in.

## What cannot be drawn

bad-tournament-no-more-rounds = { $rounds } rounds are planned, and all of them are drawn.
bad-column-unknown = “{ $text }” does not say what is in a column. Write it like a heading: surname 1, name 1, card 1, player 2, pair, club, club 1, category, paid; or ignore.
bad-column-none = “{ $name }” is no column, or several are called so. There are: { $known }.
bad-column-twice = Two columns say the same: { $first } and { $second }. One has to be changed, or ignored.
bad-no-board = There is no board { $board } in this round.
bad-board-alone = Board { $board } has no result at another table yet: its artificial score comes from those.
bad-board-whose = Whose fault is it on board { $board }, or whose more? Name the line.
bad-board-no-lot = No lot is cast for board { $board }: the score can be rounded without one.
bad-tournament-too-few = Only { $entrants } entrants are here: not enough for a table. Check in who has arrived first.

## What a warning was given for by itself

ground-late = lateness
ground-seat = sat at the wrong table

## What the code leaves to the director

setting-late-bonus-before-table = The bonus for the opponents' lateness counts for VP too
setting-absent = Score of who is absent
setting-nil = Score of a match lost at nought
setting-both-abandon = Score if everybody leaves
setting-quarrel = Score of who leaves for a quarrel
setting-lost-sheet = Score if the sheet is lost
setting-late-entry = Who may still enter once the tournament has begun
setting-ties = Order of tie-breaks
setting-late = Lateness
setting-absent-for-good-scores = Who leaves for good goes on getting the score of the absent
setting-quarrel-bars = Who leaves for a quarrel cannot come back
setting-sheet-left-costs = VP lost by who leaves the sheet on the table
setting-provisional-minutes = Minutes to check the standings
setting-substitution-once = Only one substitution for each entry
setting-warnings-per-point = Warnings that cost a VP
setting-formats = Kinds of tournament
setting-opponent-changes = One against one, the opponent changes every round
setting-seatings = How the first seats are given
setting-movements = Movements
setting-further-movements = Movements that the notice may also announce
setting-movement-announced = The notice says which movement is played
setting-wrong-seats-stand = A match begun at the wrong table counts
setting-wrong-seats-warned = Whoever sat at the wrong table is warned
setting-minutes-free = The time of a round may leave these bounds
setting-time-left-told = Players may ask how much time is left
setting-line-up-changes = A team may change its pairs before each match
setting-rest = Score of a rest
setting-rest-may-differ = The notice may give another score for a rest
setting-rests-per-session = Rests of an entrant in a session, at most
setting-forfeit-won = Score of a match won by forfeit
setting-forfeit-lost = Score of a match lost by forfeit
setting-absent-rounds = For how many rounds the absent score
setting-absent-keeps-place = The absent keep their place in the ranking
setting-absent-told = An absence that nobody was told of is referred
setting-left = Score of who leaves a match with good reason
setting-pause-minutes = Minutes for which a match waits for a player
setting-misconduct = Score of both where the referee stops a match
setting-innocent-keeps-more = Who stayed keeps what he had, if that is more
setting-later-opponents-rest = Later opponents of who has left have a rest
setting-earlier-results-stand = Results before somebody left stand
setting-unfair-advantage-barred = The referee is asked before who was missing gets points
setting-team-incomplete-forfeits = A team that is not complete loses
setting-captains-sign = Captains sign the score
setting-winners-hand-in = The winners hand the score in
setting-lost-sheet-restored = A sheet that turns up again counts
setting-lost-sheet-restored-in-groups = It counts also once groups by merit have begun
setting-recall = Positions with a mistake are drawn again
setting-warning-costs-mp = A warning costs match points too
setting-penalty-helps-others = What one loses, the opponents get
setting-substitution-share = Part of the rounds up to which somebody may be replaced
setting-substitution-whole-pair = A whole pair may be replaced
setting-substitution-newcomers = Only who has not played yet may step in
setting-substitution-first-round-told = After the first positions, only who had told the organisers is replaced
setting-substitution-team = Players of a team who may be replaced
setting-late-entry-missed = Score of a round that was over when somebody entered
setting-appeal = Who hears a complaint
setting-prize-ranks = How many are awarded
setting-broken-off-prizes = Broken off past half, prizes go by the last ranking
setting-second-referee = a second referee of equal or higher rank
setting-jury = a jury of three, or the head referee
setting-judge = the judge alone
setting-by-hands =
    { $hands ->
        [0] teams
       *[other] { $hands } smazzate
    }: { $value }
setting-share = { $part } of { $whole }
setting-never = never
setting-score = { $vp } VP, { $mp } MP
setting-late-step =
    { $minutes ->
        [0] at once
       *[other] over { $minutes } minutes
    }: { $then ->
        [forfeit] match lost
        [bonus] { $bonus } points to the opponents
       *[warning] warning
    }{ $then ->
        [warning] {""}
       *[other] { $warned ->
            [yes] {" "}and a warning
           *[no] {""}
        }
    }
setting-completes-a-table = whoever completes a table
setting-nobody = nobody
setting-anybody = anybody
tie-vp = victory points
tie-mp = match points
tie-points = points made
tie-head-to-head = matches among those tied
tie-lot = a lot

## Why a result is not that of the sheet alone

unusual-seats = seated at a wrong table: the match that was played counts
unusual-late =
    { $who } { $late } late{ $then ->
        [forfeit] : match lost by absence
        [bonus] : { $bonus } points to the opponents
        [warning] : a warning
       *[none] {""}
    }
unusual-stopped =
    match not finished: { $how }{ $side ->
        [none] {""}
       *[other] {" "}({ $side })
    }{ $reached ->
        [none] {""}
       *[other] ; the score was { $reached }
    }
unusual-bots = a bot played for { $who }
unusual-lost = score sheet lost
unusual-corrected =
    { $before ->
        [none] corrected to { $after }
       *[other] corrected from { $before } to { $after }
    }: { $mistake } ({ $why }); referee { $referee }
unusual-left =
    sheet left on the table: { $lost ->
        [one] one VP less
       *[other] { $lost } VP less
    } for { $who }
unusual-board =
    board { $board }: { $points } points assigned{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }; referee { $referee }
unusual-arbitral =
    arbitral score{ $played ->
        [none] {""}
       *[other] {" "}in place of what was played
    }: { $why }; referee { $referee }

## Notices to begin with

template-evening = An evening: Mitchell, then Danish
template-day = A day: Mitchell, Danish, groups by merit
template-teams = Teams
template-yellow = Yellow tournament
template-club = An evening at the club
template-duplicate = Tressette duplicate
