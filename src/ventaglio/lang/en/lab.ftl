### The lab: games as data, and what they show.

help-lab = Games by the million as data, and what they show.
help-lab-games =
    Let bots play hands and write them as Parquet, one row a hand and one a move. A set that is there already is gone on
    with; the same seed gives the same files, however many processes play.

      ventaglio lab games burraco --hands 2000 --out games/burraco
      ventaglio lab games tressette --code moderne --hands 10000 --jobs 2 --out games/moderne
      ventaglio lab games tressette --fast --hands 1000000 --out games/million
      ventaglio lab games burraco --fast --bots planner --hands 1000000 --out games/planner
help-lab-statistics =
    Show what a set of games shows: how hands end, what they count, what is said, each with its interval.

      ventaglio lab statistics games/burraco
      ventaglio lab statistics games/tressette --json
help-lab-train =
    Let a Burraco player learn by playing itself, on the kernel: a network that values positions. What was learned so far
    is kept in a folder, and the same command goes on from there; the same seed gives the same network.

      ventaglio lab train burraco --out learned --iterations 300 --hands 1200 --seed 1
      ventaglio lab train burraco --out learned --iterations 600 --plot curve.png

## Options

opt-lab-game = The game: burraco or tressette.
opt-lab-out = The folder to write to; what it holds of the same games is gone on with.
opt-lab-hands = How many hands to play: of Tressette, passate.
opt-lab-code = The code, if not fibur-2019 or tradizionali.
opt-lab-bots = The bots, separated by commas, over and over around the table.
opt-lab-fast = Play on the compiled kernels, thousands of hands a second: players who do anything they may, or at Burraco with --bots planner some who plan.
opt-lab-train-game = The game: burraco.
opt-lab-train-out = The folder for checkpoints and the network; what it holds is gone on with.
opt-lab-train-iterations = How many times to play and learn, those done already included.
opt-lab-train-hands = Hands of an iteration: more of them on a machine with more time.
opt-lab-train-batch = Positions that are learned from at a time.
opt-lab-train-start = A network to start with, in place of none: hands are played with care from the beginning.
opt-lab-train-consult = Learn by trying choices side by side in the same worlds; with --start only.
opt-lab-train-plot = Draw the learning curve to this file (.png, .svg, .pdf).
opt-lab-train-jobs = How many cores play at the same time; what is learned does not depend on it.
opt-lab-train-gpu = Fit the network on a graphics card, with the package cupy; hands are played by the cores.
opt-lab-folder = A folder that lab games has written.

## Trouble

bad-lab-extra = { $module } is not installed: pip install 'ventaglio[lab]'
bad-lab-no-games = { $folder } holds no games: it has no { $file }
bad-lab-about = { $file } cannot be read: { $why }
bad-lab-format = { $folder } has tables of format { $format }: this is { $known }
bad-lab-other-games = { $folder } holds other games: { $differing } differ; choose another folder
bad-lab-foreign-folder = { $folder } is not empty and holds no games; choose another folder
bad-lab-adopts = only a table of Tressette adopts norms
bad-lab-empty = { $folder } holds no hands yet
bad-lab-tables = { $number } tables: there may be 1 to { $most }
bad-lab-limit = a limit of { $number } moves: there is at least one
bad-lab-seeds = { $tables } tables want one seed or { $tables } whole numbers
bad-lab-actions = { $tables } tables want { $tables } whole numbers as actions
bad-lab-no-action = { $action } is no action: they go from 0 to { $most }
bad-lab-closed-action = table { $table }: action { $action } is not open now
bad-lab-other-code = { $code } is no code of { $game }
bad-lab-render = no render mode “{ $mode }”: there is “ansi”
bad-lab-to-act = { $agent } is to act
bad-lab-index = no such index: they go from 0 to { $size }
lab-fast-bots = --fast plays on the compiled kernels, where there sit: { $known }; not { $bots }
lab-only-fast = { $bot } plays on the compiled kernels alone: add --fast
bad-lab-fast-pairs = only silent players of fixed pairs play that fast
bad-lab-four = Tressette is played by four, two against two

## Result

lab-progress = Playing
lab-written = { $hands ->
        [one] One hand
       *[other] { $hands } hands
    } in { $folder }, { $played } of them new
lab-title = { $hands ->
        [one] One hand
       *[other] { $hands } hands
    } by the code { $code }, { $players } players: { $bots }
lab-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
lab-mean = { NUMBER($value, maximumFractionDigits: 2) } ({ NUMBER($low, maximumFractionDigits: 2) } to { NUMBER($high, maximumFractionDigits: 2) })
lab-ended-closed = Closed
lab-ended-stock = The stock ran out
lab-ended-stall = Stopped for a stall
lab-ended-played = Played to the last card
lab-ended-claimed = Ended by a lay-down
lab-turns = Turns a hand
lab-burrachi-clean = Clean burrachi a side
lab-burrachi-semi = Semi-clean burrachi a side
lab-burrachi-dirty = Dirty burrachi a side
lab-points = Points a side
lab-first-pozzetto = Who takes the first pozzetto makes more, points
lab-first-makes-more = Who takes the first pozzetto makes more, hands
lab-pile-taken = Pick-ups from the pile
lab-pile-size = Cards of a pile that is taken
lab-leader-points = Points of the side that leads first, without buongioco
lab-cappotto = Cappotti
lab-buongioco = Hands with a buongioco
lab-silence = Leads in silence
lab-formula = Leads with “{ $of }”

help-prepare =
    Compile the games for bots and for whoever plays hands by the million, and keep what was compiled.

    It takes about a minute, once.

      ventaglio prepare

prepare-progress = Compiling
prepare-done = Compiled, and kept in { $folder }
prepare-was-kept = Compiled before, and kept in { $folder }
prepare-failed = These could not be compiled: { $parts }
bad-kernel-norm = no kernel knows what to do about { $norm }
bad-kernel-state = no kernel plays on from a table with { $mark }
bad-kernel-action = that is no act of a player on turn
bad-net-shape = { $file } holds no network for the features that positions have here
lab-train-progress = Learning
lab-train-look = { NUMBER($iteration) }: { NUMBER($lead, maximumFractionDigits: 1) } points a hand more than the planner (± { NUMBER($doubt, maximumFractionDigits: 1) }), error { NUMBER($error, maximumFractionDigits: 3) }
lab-train-done = The network is in { $file }
lab-train-no-gpu = --gpu wants the package cupy, which is not installed: choose the one for your card, such as cupy-cuda13x.
lab-train-consult-start = --consult goes on from a network: name it with --start
