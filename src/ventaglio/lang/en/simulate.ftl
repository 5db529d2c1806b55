### The command that lets bots play.

## Options

opt-simulate-players = How many players.
opt-simulate-games = How many matches to play.
opt-simulate-seed = The same number gives the same matches.
opt-simulate-bots = The bots, by name or level, separated by commas, over and over around the table: with four players, random,basic sets A and C against B and D.
opt-simulate-records = Write each match to a file of its own in this folder, to be replayed later.
opt-simulate-jobs = How many processes play at the same time; the result does not depend on it.
opt-simulate-json = Answer in JSON, without the time taken: the same seed gives the same bytes.

## Trouble

simulate-number = --{ $option } goes from 1 to { $most }, and { $number } is not between them
simulate-no-bot = no bot “{ $bot }”; the bots are: { $known }
simulate-many-bots = { $given } bots for { $players } players

## Result

simulate-progress = Playing
simulate-title = { $games ->
        [one] One match
       *[other] { $games } matches
    } by the code { $code }, { $players } players, seed { $seed }
simulate-seats = Seats
simulate-bot = Bot
simulate-wins = Wins
simulate-ties = Ties
simulate-total = Average total
simulate-per-hand = Points a hand
simulate-unfinished = { $count ->
        [one] One match was broken off: nobody was getting nearer to the target.
       *[other] { $count } matches were broken off: nobody was getting nearer to the target.
    }
simulate-hands = Hands (smazzate) played
simulate-ended-closed = … closed
simulate-ended-stock = … ended with the stock
simulate-ended-time-out = … ended with time-out
simulate-ended-stall = … stopped for a stall
simulate-ended-cancelled = … not played
simulate-turns = Turns in a hand
simulate-actions = Actions in a hand
simulate-pozzetti = Pozzetti taken in a hand
simulate-direct = … directly
simulate-burrachi-clean = Clean burrachi in a hand
simulate-burrachi-semi = Semi-clean burrachi in a hand
simulate-burrachi-dirty = Dirty burrachi in a hand
simulate-points = { NUMBER($points) }
simulate-share = { $count } ({ NUMBER($share, style: "percent") })
simulate-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $least } to { $most })
simulate-speed = { $actions } actions in { NUMBER($seconds, maximumFractionDigits: 1) } seconds: { $rate } a second
simulate-per-passata = Points a passata
simulate-passate = Passate played out
simulate-match-target = … ended at the points
simulate-match-slam = … ended by cappotto
simulate-match-slam-after-win = … ended by cappotto after the win
simulate-match-slam-missed = … ended by a cappotto missed
simulate-match-passate = … ended with the passate
simulate-match-tie = … drawn
simulate-cappotti = Cappotti
simulate-said = Said
simulate-silence = leads in silence
simulate-accusation = buongioco made known
simulate-lay-down-valid = lay-downs
simulate-lay-down-invalid = lay-downs that failed
simulate-lay-down-untimely = lay-downs before their time
