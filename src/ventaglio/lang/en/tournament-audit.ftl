### The log of the tournament, line by line.

audit-table = table { $table }: { $first } against { $second }
audit-announced = Notice: { $title }. { $plan }
audit-entered =
    Entry { $number }: { $name ->
        [none] { $players }
       *[other] { $name } ({ $players })
    }{ $club ->
        [none] {""}
       *[other] , { $club }
    }{ $paid ->
        [yes] , fee paid
       *[no] {""}
    }{ $at_once ->
        [yes] , plays at once
       *[no] {""}
    }
audit-entry-changed =
    Entry { $number } changed: { $name ->
        [none] { $players }
       *[other] { $name } ({ $players })
    }{ $club ->
        [none] {""}
       *[other] , { $club }
    }{ $category ->
        [none] {""}
       *[other] , category { $category }
    }
audit-entry-cancelled =
    Entry { $number } cancelled{ $why ->
        [none] {""}
       *[other] : { $why }
    }
audit-checked-in =
    { $present ->
        [yes] Here
       *[no] Marked again as not arrived
    }: { $who }{ $at_once ->
        [yes] , plays at once
       *[no] {""}
    }
audit-fee-paid =
    { $paid ->
        [yes] Fee paid
       *[no] Fee marked again as not paid
    }: { $who }
audit-entries-closed = Entries closed; seed of the draws “{ $seed }”
audit-entries-reopened =
    Entries reopened{ $why ->
        [none] {""}
       *[other] : { $why }
    }
audit-drafted =
    Round { $round }: draft of the positions, { $tables ->
        [one] one table
       *[other] { $tables } tables
    }{ $rests ->
        [none] {""}
       *[other] , resting { $rests }
    }
audit-rearranged = Round { $round }: draft changed by the director ({ $why })
audit-published = Round { $round }: positions posted
audit-recalled = Round { $round }: positions taken back ({ $why })
audit-started = Round { $round }: start
audit-time-called = Round { $round }: time-out
audit-sat-wrongly =
    Round { $round }: wrong seats, played as follows: { $seated }{ $warned ->
        [none] {""}
       *[other] . Warned: { $warned }
    }{ $referee ->
        [none] {""}
       *[other] . Referee: { $referee }
    }
audit-lined-up = Round { $round }: line-up of { $who }: { $pairs }
audit-hosted = Round { $round }: the match at table { $table } is played on the server
audit-desk = the desk
audit-boards-promised =
    { $count ->
        [one] One board promised ({ $label })
       *[other] { $count } boards promised ({ $label })
    }
audit-boards-committed = { $who }: commitment { $commitment } to the boards { $label }
audit-boards-closed = It is settled who has a part in the boards { $label }
audit-boards-opened = { $who }: opened { $secret } for the boards { $label }
audit-boards-voided = The boards { $label } are void: not opened by { $who }
audit-board-told = Round { $round }, board { $board }: over at every table; secret of the house { $secret }
audit-session-began =
    A new session begins{ $name ->
        [none] {""}
       *[other] : { $name }
    }
audit-scored =
    Round { $round }, table { $table }: { $sheets }{ $bots ->
        [none] {""}
       *[other] ; a bot played for { $bots }
    }
audit-verified = Round { $round }, table { $table }: second reading, { $sheets }
audit-claimed = Round { $round }, table { $table }: { $who } send { $sheets } by telephone
audit-claim-agreed = Round { $round }, table { $table }: { $who } confirm the score that was sent
audit-claim-withdrawn = Round { $round }, table { $table }: { $who } take back the score sent by telephone
audit-corrected =
    Round { $round }, table { $table }: corrected to { $sheets } ({ $mistake }: { $why }). Referee: { $referee }{ $opponents ->
        [yes] ; confirmed by the opponents
       *[no] {""}
    }{ $whole_table ->
        [yes] ; confirmed by the whole table
       *[no] {""}
    }{ $countersigned ->
        [yes] ; sheet countersigned
       *[no] {""}
    }
audit-came-late =
    Round { $round }, table { $table }: { $late } late, { $side }{ $no_advantage ->
        [yes] {""}
       *[no] ; the score would give an unjust advantage
    }
audit-sheet-lost = Round { $round }, table { $table }: score sheet lost
audit-sheet-found = Round { $round }, table { $table }: score sheet found, { $sheets }
audit-sheet-left = Round { $round }, table { $table }: score sheet left on the table; written by { $side }
audit-stopped =
    Round { $round }, table { $table }: match stopped, { $how } ({ $side }){ $reached ->
        [none] {""}
       *[other] ; score at that moment { $reached }
    }{ $no_advantage ->
        [yes] {""}
       *[no] ; the score would give an unjust advantage
    }
audit-arbitrated = Round { $round }, table { $table }: score assigned, { $vp } VP, { $mp } MP, { $article } ({ $why }). Referee: { $referee }
audit-duplicate-adjusted =
    Round { $round }, table { $table }, board { $board }: { $points } points assigned, { $article }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }. Referee: { $referee }
audit-called =
    Round { $round }, table { $table }: referee { $referee }{ $appeal_of ->
        [none] {""}
       *[other] , appeal against line { $appeal_of }
    }{ $irregularity ->
        [none] {""}
       *[other] . { $irregularity }
    }{ $ruling ->
        [none] {""}
       *[other] : { $ruling }
    }{ $articles ->
        [none] {""}
       *[other] {" "}({ $articles })
    }
audit-warned =
    Warning: { $who }{ $player ->
        [none] {""}
       *[other] {" "}— { $player }
    }, round { $round }{ $table ->
        [none] {""}
       *[other] , table { $table }
    }{ $article ->
        [none] {""}
       *[other] , { $article }
    }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }. Referee: { $referee }
audit-warning-lifted = The warning of line { $entry } is lifted ({ $why }). Referee: { $referee }
audit-penalised =
    Decision of the referee: { $who }, round { $round }, { $vp } VP and { $mp } MP, { $article }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }. Referee: { $referee }
audit-absent =
    Absent from round { $round } on: { $who }{ $for_good ->
        [yes] , for the rest of the tournament
       *[no] {""}
    }{ $quarrel ->
        [yes] , for a quarrel or in protest
       *[no] {""}
    }{ $told ->
        [yes] {""}
       *[no] ; the director had not been told
    }
audit-returned = Back from round { $round } on: { $who }
audit-substituted =
    Substitution in entry { $number }: { $players } steps in for { $leaving }{ $told_before ->
        [yes] {" "}(the organisers had been told)
       *[no] {""}
    }
audit-referred =
    Referred to the Sports Justice: { $who }{ $player ->
        [none] {""}
       *[other] {" "}— { $player }
    } ({ $why }). Referee: { $referee }
audit-standings-posted =
    Ranking after round { $after } posted{ $checking ->
        [yes] {" "}for the players to check
       *[no] {""}
    } ({ $rows ->
        [one] one entry
       *[other] { $rows } entries
    })
audit-locked = The ranking after round { $after } is definitive
audit-groups-cut =
    { $groups ->
        [one] One group
       *[other] { $groups } groups by merit
    }, entries: { $sizes }
audit-prizes-set =
    Prizes set: { $prizes }{ $cumulative ->
        [yes] , an entry may win more than one
       *[no] {""}
    }{ $pot ->
        [yes] , and from the pot by a rule
       *[no] {""}
    }
audit-interrupted = Tournament broken off: { $why }
audit-ended = Tournament over
audit-remarked = Remark: { $text }

audit-plan-changed =
    The plan changes: { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }. { $plan } Reason: { $why }
audit-taken-back =
    Taken back: { $what }{ $round ->
        [none] {""}
       *[other] , round { $round }
    }{ $table ->
        [none] {""}
       *[other] , table { $table }
    }{ $tap ->
        [lateness] , { $side }
        [arrival] , { $who }
       *[other] {""}
    }{ $why ->
        [none] {""}
       *[other] . Reason: { $why }
    }
