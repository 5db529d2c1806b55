### The arena: bots against bots on the same cards.

help-arena =
    Find out which bot plays better. Every deal is played twice, with the same cards in the same seats and the bots
    exchanged, so that luck is on both sides alike. It stops when the question is decided. With more than two bots it is
    a league, with ratings on one scale.

      ventaglio arena burraco basic random --deals 200
      ventaglio arena burraco maestro socio --code circolo --matches --at-least 20
      ventaglio arena tressette basic socio --norms moderne --option pairs=B.a --plot duel.svg
      ventaglio arena burraco random novizio socio maestro --deals 50 --json league.json
      ventaglio arena burraco basic my_bots:Careful --cluster tcp://10.0.0.5:8786

## Options

opt-arena-game = The game: burraco, tressette, or one from outside.
opt-arena-bots = The bots that meet, by name: of the game (random, basic), of a level (novizio, socio, esperto, maestro, campione), or from outside as module:function.
opt-arena-league = A league, even of two: everybody meets everybody on all deals, and nothing stops early.
opt-arena-deals = The most deals, each played twice; with --matches, the most matches, each played twice.
opt-arena-matches = Play whole matches, by the length that the code has for them, rather than single hands.
opt-arena-at-least = The question is whether the first bot is better by more than so many points a hand.
opt-arena-alpha = How often the answer, and each interval, may be wrong.
opt-arena-all = Play all deals, even if the question is decided earlier.
opt-arena-code = The code or set of norms, with its edition after an at sign if it is not the current one.
opt-arena-hands = Match of this many smazzate or passate, where the code allows it.
opt-arena-target = Burraco match to this many points.
opt-arena-match = How a Tressette match is won: points, passate, single.
opt-arena-seed = The same number gives the same deals, and the same result wherever they are played.
opt-arena-workers = How many processes of this machine play; without it, one for each core.
opt-arena-cluster = The address of a Dask scheduler, whose workers play instead of this machine.
opt-arena-go-on = Go on from a file that --json has written: with more deals, or with more bots.
opt-arena-json = Write everything to this file as JSON; - writes it here, in place of the table.
opt-arena-plot = Draw a picture to this file: .png, .svg or .pdf.

## Trouble

bad-arena-bot = { $near ->
        [none] no bot “{ $bot }”; the bots are: { $known }
       *[other] no bot “{ $bot }”: did you mean { $near }? The bots are: { $known }
    }
bad-arena-bot-unloaded = the bot { $bot } cannot be loaded: { $why }
bad-arena-bot-no-function = the bot { $bot } is no function that makes one
bad-arena-bot-no-agent = the bot { $bot } has no method choose(view, menu)
bad-arena-trouble = in deal { $deal } a bot failed ({ $bots }): { $why }
bad-arena-other-program = the worker { $worker } has { $there }, and here is { $here }: both must be the same
bad-arena-killed = the processes that play are killed again and again
bad-arena-no-workers = the cluster has no workers
bad-arena-worker = the worker { $worker } cannot play: { $why }
bad-arena-no-cluster = no cluster answers at { $address } within { $seconds } seconds
bad-arena-address = { $address } is no address of a cluster: tcp://HOST:PORT
bad-arena-file = { $file } is no contest that can be gone on with: { $why }
bad-arena-other = { $file } holds another contest: { $differing } differ
bad-arena-plot-kind = { $file }: a plot ends in { $known }
arena-alpha = --alpha lies between 0 and 0.5, and { $alpha } does not
arena-few-bots = name at least two bots; there are { $known }, and any from outside as module:function
arena-same-bot = a bot does not meet itself: name different ones of { $known }

## Result

arena-progress = Playing
arena-title = { $unit ->
        [match] Whole matches
       *[hand] Single hands
    } by the code { $code }, { $players } players, seed { $seed }
arena-bot = Bot
arena-points = Points a hand
arena-won-hand = Hands won
arena-won-match = Matches won
arena-difference = { $bot } makes more, points a hand
arena-always = … whenever one looks, { NUMBER($share, style: "percent") }
arena-t = … for a fixed number of deals (t), { NUMBER($share, style: "percent") }
arena-bootstrap = … likewise (bootstrap), { NUMBER($share, style: "percent") }
arena-wilson-hand = { $bot } wins hands (Wilson), { NUMBER($share, style: "percent") }
arena-wilson-match = { $bot } wins matches (Wilson), { NUMBER($share, style: "percent") }
arena-decided = Decided after { $deals } { $unit ->
        [match] matches
       *[hand] deals
    }, each played twice: { $winner } plays better than { $loser }.
arena-decided-by = Decided after { $deals } { $unit ->
        [match] matches
       *[hand] deals
    }, each played twice: { $first } is better than { $second } by more than { NUMBER($points) } points a hand.
arena-decided-not-by = Decided after { $deals } { $unit ->
        [match] matches
       *[hand] deals
    }, each played twice: { $first } is not better than { $second } by { NUMBER($points) } points a hand.
arena-open = Not decided after { $deals } { $unit ->
        [match] matches
       *[hand] deals
    }, each played twice: whether { $first } or { $second } plays better.
arena-open-by = Not decided after { $deals } { $unit ->
        [match] matches
       *[hand] deals
    }, each played twice: whether { $first } is better than { $second } by { NUMBER($points) } points a hand.
arena-interrupted = Broken off: this is what is known so far.
arena-rating = Rating
arena-better = Points a hand above the others
arena-within = Interval
arena-matrix = What the row makes more than the column, points a hand, and the games it won:
arena-met = { $mean } ({ NUMBER($share, style: "percent") })
arena-figure = { $digits ->
        [0] { NUMBER($figure, maximumFractionDigits: 0) }
       *[other] { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
arena-share = { NUMBER($won, maximumFractionDigits: 2) } ({ NUMBER($share, style: "percent") })
arena-bounds = { $low } to { $high }
arena-unknown = not known yet
arena-speed = { NUMBER($hands) } hands in { NUMBER($seconds, maximumFractionDigits: 1) } seconds: { NUMBER($rate, maximumFractionDigits: 1) } a second

## Plot

arena-plot-duel = { $first } against { $second }
arena-plot-mean = running mean
arena-plot-band = { $share } confidence sequence
arena-plot-decided = decided after { $deals }
arena-plot-deals = deals, each played twice
arena-plot-points = difference, points a hand
arena-plot-league = Ratings
arena-plot-rating = rating, with its { $share } interval
