### The ventaglio command.

## Help

help-usage = Usage:
help-word-command = COMMAND
help-word-options = [OPTIONS]
help-word-arguments = [ARGUMENTS]
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-default = default: { $value }
help-everywhere =
    With every command: --lang it|en chooses the language, --help explains the command.
    Exit codes: 0 done; 1 the answer is no; 2 something could not be read; 130 interrupted.

help-ventaglio =
    Burraco and Tressette by their written codes: play them, replay them, look articles up, check cases.

    To begin, play a hand against three bots; ? at the prompt explains the commands:

      ventaglio play burraco
      ventaglio play tressette

    Every refusal and every line of a count names the article it rests on. Records, positions and cases are plain text
    files: “ventaglio help notation” shows how they are written.
help-play = Play a game in the terminal against bots.
help-play-burraco =
    Play Burraco in the terminal against bots.

    You see what a player at your seat would see, and nothing else. At the prompt, d draws, t takes the pile,
    o 5h 6h 7h opens a meld, a 2 8h attaches, x Kd discards, h gives hints and ? explains the rest. Commands can also
    come through a pipe.

      ventaglio play burraco
      ventaglio play burraco --code internazionale --hands 2 --record game.txt
      ventaglio play burraco --code estratto --players 3 --seed 7
      ventaglio play burraco --option natural_two="below a real three"
help-play-tressette =
    Play Tressette in the terminal against bots.

    You see what a player at your seat would see, and nothing else. At the prompt, d3 plays a card, d3 busso leads it
    with words, acc accuses, k shows what everybody knows, h what may be done, and ? explains the rest. Commands can
    also come through a pipe.

      ventaglio play tressette
      ventaglio play tressette --code moderne --target 28 --record game.txt
      ventaglio play tressette --pairs B.b.1 --buongioco silent --french
      ventaglio play tressette --adopt review --match passate --passate 2
help-codes = Look up the written codes, and where they differ.
help-codes-list =
    List the codes.

      ventaglio codes list
help-codes-show =
    Show a code, norm by norm: what holds, the article that says so, and where the text is silent and we filled it.

      ventaglio codes show fibur-2019
      ventaglio codes show burraco:circolo --json
      ventaglio codes show tressette:moderne
help-codes-diff =
    Show where two codes, or two editions of one, differ, side by side, with their articles. With --rulings: what each
    orders for the same irregularity and the same answers.

      ventaglio codes diff fibur-2019 internazionale
      ventaglio codes diff tressette:tradizionali tressette:moderne
      ventaglio codes diff fibur-2019 internazionale --rulings
      ventaglio codes diff fibur-2019 internazionale wrong-cut
help-replay =
    Replay a record: the count of every hand, and whether the result is what the record says.

      ventaglio replay game.txt
      ventaglio replay game.txt --step
      ventaglio replay game.txt --sheet
      ventaglio replay game.txt --until 40 --position

    Ends with 1 if the record replays but does not come out as it says, with 2 if a line of it cannot be played.
help-position =
    Check a position, draw its table and tell what the player on turn may do. “-” reads it from the standard input.

      ventaglio position position.txt
      ventaglio replay game.txt --until 40 --position | ventaglio position -

    What a position leaves out is dealt from the rest of the pack, in order.
help-explain =
    Explain what everybody at a Tressette table knows at a move of a record, or in a position: how many cards of each
    suit each player may have, which for certain, and what every declaration says.

      ventaglio explain game.txt --until 20
      ventaglio explain position.txt --json
      ventaglio explain game.txt --until 20 --why

    With --why it tells, for every game, what the strongest player would do on turn by what that seat sees, what each
    choice is worth, and why.

    Without --until a record is taken where cards were last in play: at its end or, if the match is over, just before
    the move that ended it.
help-solve =
    Tell what every card of a Tressette position is worth if all cards are seen and everybody plays his best: the points
    that the side on turn will have made at the end of the passata.

      ventaglio solve position.txt
      ventaglio solve game.txt --until 20 --json

    Where time runs out the points are told as bounds. The first time ever takes a while longer.
help-analyse =
    Look at the hands of a record that are over: every decision beside what the strongest bot thinks of it by what its seat
    saw, what the other choices were worth, and the three moments that cost or won most.

      ventaglio analyse game.txt
      ventaglio analyse game.txt --hand 2 --effort 400 --json

    At Tressette it also tells, apart, what each card makes with all cards seen. Of what is still played nothing is told.
help-cases =
    Run case files: positions, actions, and what must come of them. A folder stands for all its *.toml files.

      ventaglio cases tests/cases
      ventaglio cases my-case.toml --json

    The last line is always “N passed, M failed”; ends with 1 if a case failed.
help-ledger =
    Show for every article the norms, refusals and rulings that rest on it and how many tests show it.

      ventaglio ledger
      ventaglio ledger circolo --missing
      ventaglio ledger fitres

    With --missing, ends with 1 if an article about play or for the referee is not both cited and
    shown.
help-simulate = Let bots play matches against each other, and count.
help-simulate-burraco =
    Let bots play Burraco matches against each other, and count.

      ventaglio simulate burraco --games 20 --bots basic,random
      ventaglio simulate burraco --code circolo --games 20 --json
help-simulate-tressette =
    Let bots play Tressette matches against each other, and count.

      ventaglio simulate tressette --games 20 --bots basic,random
      ventaglio simulate tressette --code moderne --pairs B.a --games 20 --json
help-help =
    Explain a topic: notation, burraco, tressette, words, cases, codes.

      ventaglio help notation

opt-help = Explain the command.
opt-version = Print the version.
opt-json = Answer in JSON.
opt-code = A code: fibur-2019, or burraco:fibur-2019; fibur-2019@2019-08 for one edition; tressette:tradizionali+review for modern norms adopted.
opt-diff-rulings = Compare what the two codes order for each irregularity, instead of their norms.
opt-diff-irregularity = One irregularity, of which the rulings are compared; see ventaglio referee ask.
opt-ledger-code = A code, or fitres for Tressette; without one, all of them.
opt-record-file = A record; - for the standard input.
opt-step = Tell every turn; in a terminal, wait after each.
opt-until = Stop after so many moves (deals count as moves).
opt-explain-until = Stop after so many moves (deals count as moves); without it, where cards were last in play.
opt-sheet = Show the score sheet too: base, points and sum of each hand.
opt-position = Print the position reached, as text and nothing else.
opt-position-file = A position; - for the standard input.
opt-seat-view = Show only what this seat sees.
opt-solve-seconds = How many seconds it may take.
opt-explain-why = Tell what the strongest bot would do, and why.
opt-explain-worlds = In how many ways the unseen cards are supposed to lie, with --why.
explain-worlds-range = --worlds is a number from 1 to { $most }
explain-no-opinion = nobody has an opinion on this: there is nothing to choose, or the game has no strong player
explain-turn = { $name } is on turn. The best first, with the points that the own side may expect less those of the others:
explain-choice = { $choice }: { NUMBER($value, maximumFractionDigits: 1) } (± { NUMBER($error, maximumFractionDigits: 1) })
opt-explain-file = A record or a position; - for the standard input.
opt-case-files = Case files, or folders of them.
opt-missing = Only the articles for which something is missing.
opt-full = Name the norms, the refusals and the tests, and say why an article needs none.
opt-topic = What to explain.
opt-play-code = The code to play by.
opt-norms = The norms to play by: tradizionali or moderne.
opt-pairs = How pairs are formed: A fixed, B.a crossed, B.b.1 known, B.b.2 secret.
opt-buongioco = What is done with buongioco: accused, silent, may or must be declared.
opt-match = How the match is won: points, passate or single.
opt-tressette-target = Points of a match by points: 21 or a larger multiple of seven.
opt-passate = How many passate, in a match by passate.
opt-adopt = A modern norm that a traditional table adopts, by its name in codes diff; may be given more than once.
opt-french = Show French cards; the jack beats the queen.
opt-players = How many players, you included.
opt-hands = Play so many hands (smazzate).
opt-target = Play until a side reaches this total.
opt-alone = Three or five players: each for himself from the start.
opt-option = NAME=VALUE, for what the code leaves to the table; may be given more than once. See codes show.
opt-bots = The bots: a level (novizio, socio, esperto, maestro, campione), or strong, basic, random; one for all, or one for each other seat in turn, separated by commas.
opt-seed = The same number gives the same cards.
opt-seat = Your seat; A deals first, B plays first.
opt-seat-drawn = Your seat; A deals first, B plays first. “draw” draws cards for the seats, as the code has it.
opt-name = Your name in the record.
opt-record = Write the game to this file, to be replayed later.
opt-undo = Whether u may take back the melds of a turn that is not over.
opt-fast = Do not pause between the bots' turns.
opt-training = Training (Tressette only): the table counts for you and warns you, which the code does not allow.
opt-plain = No colours and no special signs: cards as 5h.

## What cannot be read

usage-unknown-option = unknown option { $option }; see “{ $help }”
usage-unknown-command = unknown command { $command }; see “{ $help }”
usage-too-many = too many words: { $words }; see “{ $help }”
usage-bad-value = { $value } is no value for { $name }; see “{ $help }”
usage-missing = { $name } is missing; see “{ $help }”
usage-twice = { $option } stands twice; see “{ $help }”
usage-wrong = this command line cannot be understood; see “{ $help }”
no-such-language = no language “{ $language }”; there are { $known }
no-such-game = no game “{ $game }”; there are { $known }
no-such-choice = { $option }: no “{ $value }”; there are { $known }
no-such-code = no code “{ $code }”; the codes are { $known }
no-such-edition = { $code } has no edition “{ $edition }”; its editions are { $known }
file-trouble = { $file }: { $trouble }
file-missing = no such file
file-is-folder = this is a folder, not a file
file-forbidden = not allowed to read or write it
file-there = there is one already
file-no-space = there is no room left
file-long-name = its name is too long
address-in-use = somebody else listens at this address
file-otherwise = the system refuses, with error { $number }
file-no-name = { $file } is no name of a file
file-too-large = { $file }: too large to be one of our files
file-not-text = { $file }: not a text in UTF-8
file-empty = { $file }: empty
file-exists = { $file }: exists already; choose another name
file-no-folder = { $file }: there is no folder { $folder }
file-no-write = { $file }: not allowed to write in { $folder }
bad-record-header = line { $line }: “{ $text }” is no header: write {"["}Name "value"], before the moves
bad-record-version =
    { $found ->
        [none] this is no record: a record begins with {"["}Ventaglio "{ $version }"]
       *[other] a record of version { $found }; this program reads version { $version }
    }
bad-record-game =
    { $name ->
        [none] the header {"["}Game "…"] is missing; the games are { $known }
       *[other] header Game: no game “{ $name }”; there are { $known }
    }
bad-record-line = line { $line }, “{ $text }”: { $why }
bad-position-line-unknown = line { $line }: “{ $text }” is not one of the lines a position has; see “ventaglio help notation”
bad-position-line-twice = line { $line }: “{ $name }” stands twice
bad-position-line =
    { $name ->
        [none] line { $line }: { $why }
       *[other] line { $line } ({ $name }): { $why }
    }
bad-no-number = “{ $text }” is no number
bad-yes-or-no = write yes or no, not “{ $text }”
bad-number-too-large = a number of { $digits } digits is too large
bad-no-seat = “{ $text }” is no seat of this table: seats are { $known }

## Codes

codes-for = players: { $players }
codes-editions = editions: { $editions }
codes-head = { $game }:{ $code }, edition { $edition } (values { $fingerprint }); { $filled } norms filled by us
codes-filled = our filling: { $why }
codes-filled-mark = , our filling
codes-library = for programs only: no table, command or page does it yet
codes-statement = statement: only people can follow it
codes-statement-mark = , statement
codes-statements =
    { $count ->
        [one] One norm is a statement: only people can follow it, and the program reads it nowhere.
       *[other] { $count } norms are statements: only people can follow them, and the program reads them nowhere.
    }
codes-note = note: { $why }
codes-option = option { $name }: { $choices }
codes-foot = An option is chosen with --option NAME=VALUE when a game begins.
codes-norm = Norm
codes-same = The two codes fix the same values.
codes-differences =
    { $count ->
        [one] One norm differs.
       *[other] { $count } norms differ.
    }
codes-two-games = the codes belong to two games, { $first } and { $second }
codes-alike = the same
codes-rulings-too =
    { $count ->
        [one] One irregularity is ruled on otherwise: ventaglio codes diff { $first } { $second } --rulings
       *[other] { $count } irregularities are ruled on otherwise: ventaglio codes diff { $first } { $second } --rulings
    }
codes-rulings-differ =
    { $count ->
        [one] One irregularity is ruled on otherwise.
       *[other] { $count } irregularities are ruled on otherwise.
    }
codes-rulings-same = The two codes order the same.
codes-facts = If
codes-whatever = in every case
codes-only-asks = only { $code } asks
codes-answer-unknown = does not provide for this answer
codes-no-penalty = No penalty is provided

## Replay, position, cases, ledger

replay-until-negative = --until counts moves from 0, not { $until }
replay-until-beyond =
    { $moves ->
        [one] --until { $until } is beyond the end: the record has one move
       *[other] --until { $until } is beyond the end: the record has { $moves } moves
    }
replay-head-hands = { $players } players, hands: { $hands }
replay-head-points = Four players, to { $target } points
replay-head-passate = Four players, passate: { $passate }
replay-head-single = Four players, a single passata
replay-head-target = { $players } players, to { $target }
replay-illegal = { $file }, line { $line }: “{ $move }” cannot be played. { $why }
replay-illegal-foreign = { $file }, line { $line }: “{ $move }” cannot be played by the values that are here: the record was made under others, of edition { $edition }. So far it could be replayed. { $why }
replay-mismatch = { $name }: the record says “{ $said }”, replaying gives “{ $found }”.
replay-verified =
    { $moves ->
        [one] One move replayed: the result is what the record says.
       *[other] { $moves } moves replayed: the result is what the record says.
    }
replay-replayed =
    { $moves ->
        [one] One move replayed; the record claims no result.
       *[other] { $moves } moves replayed; the record claims no result.
    }
replay-foreign = The record was made under edition { $edition } with other values than those here. It was replayed by those here.
replay-prompt = [Enter] next, t table, q end >
position-deal = The table waits for the deal.
position-pick-up = Another seat is to act.
position-foreign = The position is of edition { $edition } of { $code }, which is not here: what may be done in it cannot be said.
position-play = Another seat is to act.
position-pairing = Another seat is to act.
position-lead = Another seat is to act.
position-follow = Another seat is to act.
position-dialogue = Another seat is to speak.
position-end = The match is over.
cases-none-given = name at least one case file or folder
cases-empty-folder = { $folder }: no *.toml file in it
cases-too-deep = nested too deeply
explain-tressette-only = { $file }: what play and words tell is explained at Tressette only; --why tells here what the strongest bot would do
solve-tressette-only = { $file }: only Tressette can be solved
solve-seconds-range = --seconds: more than 0, and a day at most
explain-until-position = { $file }: a position is a single moment; --until is for records
explain-no-passata = { $file }: no hand and no passata is being played there; choose a move between a deal and its last card
position-impossible = { $file }: no game can lead to such a table
cases-failed = failed: { $id }
ledger-no-tests = The tests are not here, so what they show is not told: this is an installed copy.
ledger-article = Article
ledger-title = About
ledger-status = Status
ledger-norms = Norms
ledger-statements = Statements
ledger-refusals = Refusals
ledger-rulings = Rulings
ledger-tests = Tests
ledger-shown = shown
ledger-library = library
ledger-library-of = for programs only, in ventaglio.{ $module }: no table, command or page does it yet
ledger-statement = statement
ledger-not-shown = cited but not shown
ledger-not-cited = shown but not cited
ledger-missing = neither cited nor shown
ledger-conduct = conduct
ledger-nothing = no rule in it
ledger-sum =
    { $open ->
        [0] Nothing is missing.
        [one] Something is missing for one article.
       *[other] Something is missing for { $open } articles.
    }

## The table

table-us = us
table-them = them
table-hand-of = hand { $number } of { $hands }
table-hand-to = hand { $number }, to { $target }
table-dealer = dealer
table-took = pozzetto taken
table-stock = stock { $stock }  pozzetti { $pozzetti }
table-pile =
    Pile ({ $count })
table-hand =
    { $who ->
        [you] Your hand ({ $count })
       *[other] { $name } ({ $count })
    }
hand-begins = Hand { $number }. Dealer: { $dealer }. Cuts: { $cutter }.
seats-drawn = The draw for seats ({ $article }):
seats-drew = { $name }: { $cards }
seats-served = First to play: { $served }. Dealer: { $dealer }.
seats-score = { $who ->
    [you] You keep the score.
   *[other] { $name } keeps the score.
  }
hand-unseen = You have taken the pozzetto and may look at it after your partner's discard.

sheet-title = Score sheet
sheet-hand = hand
sheet-base = base
sheet-points = points
sheet-sum = sum
sheet-all = all
sheet-none = a score sheet is kept where two sides play Burraco, and this record is of another game
count-total = total of the hand
count-halved = halved between partners: { $points } each
count-standing = Standing: { $totals }
result-won = You have won the match.
result-winner = The match goes to { $names }.
result-tie = The match is drawn: { $names }.
result-points = Match points { $match }; victory points { $best }–{ $worst }.

## Choices and hints

choices-turn =
    { $who ->
        [you] You are to act; { $count } actions are possible.
       *[other] { $name } is to act; { $count } actions are possible.
    }
choices-draw = draw (stock { $stock })
choices-take = take the pile: { $cards }
choices-gain = it would give { $cards }
choices-open = open { $cards }
choices-attach = attach { $card } to { $number }: { $cards }
choices-makes = , { $kind } burraco
choices-discard = discard one of { $cards }
advice-title = What a good player would do:
advice-value = { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    } points expected
advice-behind = { $points } points less
hints-number = A number plays the hint.
hints-none = Nothing to open or attach: discard.

## Playing

your-name = You
play-welcome = { $code }  (? commands, r rules, q leave)
play-other-game = { $code } is a code of { $game }
play-bad-option = --option { $option }: write NAME=VALUE
play-no-bots = --bots: name at least one bot
play-many-bots = --bots: { $given } bots for { $seats } other seats
play-next-hand = [Enter] to go on >
play-end-of-input = The input has ended: you leave the table.
play-recorded = Record written to { $file }.
prompt-pick-up = d draw, t take, h hints, ? >
prompt-play =
    { $lays ->
        [yes] o open, a attach, x discard, h hints, ? >
       *[no] x discard, h hints, ? >
    }
answer-yes = y yes
quit-sure =
    Leave the game? { $kept ->
        [recorded] It is recorded.
        [saved] It is saved.
       *[unsaved] It is not saved.
    } { $again ->
        [yes] y/n (Ctrl-C again leaves) >
       *[no] y/n >
    }
quit-stay = You stay.
quit-save = Save the record? File name, or Enter for no >
undo-done = Taken back: your melds of this turn are in your hand again.
undo-nothing = There is nothing to take back: only the melds of this turn, and only as long as they revealed nothing.
undo-off = This game is played without taking back.
sorted-by-rank = Your hand by rank.
sorted-by-suit = Your hand by suit.
attach-nowhere = { $card } fits none of your melds: keep it, or open a new one with it.
attach-no-melds = Your side has no melds yet: open one first.
pick-which = Which one?
pick-prompt = 1–{ $count } >
pick-none = Nothing played.
score-on-table = On the table so far:
log-empty = Nothing has happened since your last turn.
rules-more = More: ventaglio codes show { $code }
why-nothing = Nothing has been refused so far.
why-elsewhere = elsewhere, { $code }: { $value }
unclear-burraco-verb = “{ $word }” is no command here. d draws, t takes, o opens, a attaches, x discards; ? explains them all.
unclear-card = “{ $word }” is no card. Write 5h, 10d, Kc, As for 5♥ 10♦ K♣ A♠, and * for the joker.
unclear-range = “{ $word }” is no run: write the lower card first, as in 5-8h.
unclear-stands-for = “{ $word }”: only one joker or two can stand for another card, as in 2s=7s.
unclear-open = Which cards? For example: o 5h 6h 7h, or o 5-7h.
unclear-attach = Which card, and to which meld? For example: a 2 8h, or a 8h.
unclear-attach-where = To which meld? Write its number first: a 2 8h 9h.
unclear-discard = Which card? One only, for example: x Kd.
unclear-hint = There is no hint { $number }: h shows the hints.
unclear-save = Under which name? For example: save game.txt.
play-help =
    A turn: pick up (d or t), open and attach as you like, discard (x).

      d            draw from the stock
      t            take the whole discard pile
      o 5h 6h 7h   open a meld; also o 5-7h, o Kh Kd Kc, o 9c Jc {"*"}
      a 2 8h       attach 8♥ to meld 2; a 8h if only one takes it; a 2 8h 9h
      x Kd         discard, which ends your turn
      u            take back the melds of this turn
      h            hints: the best choices, at most three; a number plays one

      Enter        the table      sort   your hand by suit or by rank
      s            the score      l      what the others did
      r            the rules      why    the last refusal explained
      save FILE    save the game  q      leave

    Cards: A 2 … 9 10 J Q K with h ♥, d ♦, c ♣, s ♠; {"*"} is the joker (J★).
    A two in brackets is a wild. ● clean, ◐ semi-clean, ○ dirty burraco.

## The words of the commands

command-draw = d draw
command-take = t take
command-open = o open
command-attach = a attach
command-discard = x discard
command-hints = h hint hints
command-help = ? help
command-undo = u undo
command-score = s score
command-log = l log
command-sort = sort
command-why = why
command-rules = r rules
command-save = save
command-quit = q quit exit
command-table = table

## Topics

topics-head = Topics: ventaglio help TOPIC
topics-unknown = no topic “{ $topic }”; there are { $known }
topic-notation-asked = notation
topic-notation-title = How cards, actions, positions and records are written
topic-notation =
    A card is a rank and a suit: A 2 3 4 5 6 7 8 9 T J Q K and h d c s, as in 5h, Ts, Kd. The joker is {"*"}.

    An action is a line:
      draw
      take
      open 5h 6h {"*"}       a wild inside a run says what it stands for: open 5h {"*"}=6h 7h
      attach 2 8h        to meld 2; an ace below the two: attach 2 Ah low
      discard Kd

    A record has headers, then one action a line with the seat that acts; “table” deals:
      {"["}Ventaglio "1"]
      {"["}Game "burraco"]
      {"["}Code "fibur-2019"]

      table deal 54 3h Kd …
      B draw
      B discard 4c

    A position has one fact a line; what is left out is the usual, or is dealt from the rest of the pack:
      code: fibur-2019
      hand B: 5h 6h 7h 8h {"*"}
      meld B: 3c 4c 5c
      turn: B

    Tressette writes the suit first, d s c b, then the rank, A 2 3 4 5 6 7 D C R: dA, s3, cR. Its actions:
      play d3            play d5 busso: with words, on lead
      declare faglio     accuse 3 s: three threes, spade missing; accuse N d
      claim              call-out, say potrei
topic-burraco-title = Burraco in short
topic-burraco =
    Two packs with their jokers. Everybody holds 11 cards; two packets of 11, the pozzetti, lie aside. Partners sit across.

    In your turn you draw a card from the stock or take the whole discard pile; then you may open melds and attach
    cards to those of your side; then you discard.

    Melds are sets (three or more of a rank) and runs (three or more of a suit in order). Jokers and twos are wild; a
    meld holds one wild. Seven cards make a burraco: clean without a wild, dirty with one; some codes know a semi-clean
    one, with seven cards in a row beside its wild.

    Who has no cards left takes the side's pozzetto: in the same turn if the last card was melded, for the next one if it
    was discarded. A side that has taken its pozzetto and has a burraco may close, by discarding its last card.

    Melds, burrachi and closing count for you; cards left in hand and a pozzetto not taken count against you.
    “ventaglio codes show CODE” has the exact values and articles.
topic-tressette-title = Tressette in short
topic-tressette =
    Forty cards, ten each, two pairs; fixed pairs sit across. Play goes to the right. In each suit 3 2 A R C D 7 6 5 4
    from the highest.

    Whoever leads may lead any card; the others follow suit if they can. The highest card of the suit led takes the
    trick, and its player leads again. There are no trumps.

    An ace is worth a point; threes, twos and figures a third each; the last trick one point more. Fractions are dropped:
    a passata has eleven points. A match usually goes to 21.

    The player on lead may tell what he holds of the suit he leads, with the words that the code provides: «busso» says
    three cards with the Three, «ribusso» with the Two. Everybody hears them, his partner above all. “ventaglio help
    words” explains the others.

    Whoever holds three or four of threes, twos or aces, or three, two and ace of a suit, has buongioco, and where it is
    accused may do so for points at his first turn.

    Whoever thinks that the opponents have won calls them out; taking every point is a cappotto, and wins at once.
    “ventaglio codes show tressette:tradizionali” has the exact norms and articles.
topic-words-asked = words
topic-words-title = What is said at a Tressette table
topic-words =
    The cards of a suit are tressette cards, 3 2 A, or simple ones, R C D 7 6 5 4. A card is sovereign when every higher
    one has been played, as the Three is from the start; one that is not may be beaten.

    The player on lead may say how long the suit is that he leads:
      sola, piombo      the only or last card; piombo if it is sovereign
      si liscia         two: the higher is led, a simple one is kept
      terzo             three; where nothing is said of the length, it is three
      lungo             four
      lunghissimo       five or more

    … and what is in it:
      busso             the Three, which is kept
      ribusso           the Two, which is kept
      liscio e busso    the Ace, which is kept
      è mio             Three and Two, a venticinque
      voglio l'Asso     the same; by the traditional norms, with the Re in hand
      la buona          Three and Ace, a ventinove
      la migliore       Two and Ace, a ventotto
      napoletana        Three, Two and Ace
      di Re             the Re, which is kept, and no tressette card
      è mia             the card led is sovereign, or beaten by one's own cards only

    Before that, of other suits:
      questo piombo     no card is left of the suit just taken
      liscio qui        one is left of it that others can beat
      feci un piombo    a suit used up that was not led before one's lead
      faglio a un palo  no card of some suit
      al mio compagno   faglio or liscio in the suit the partner seems to want

    And also:
      buongioco         three or four Threes, Twos or Aces, or a napoletana
      a terra           all cards laid down: they take every trick that is left
      fuori             the opponents have reached the points: let play stop
      cappotto          every point of a passata
      di mano, passata  on lead; ten tricks from one deal
topic-cases-asked = cases
topic-cases-title = How a case is written
topic-cases =
    A case file is TOML: a position, actions, and what must come out.

      {"["}[case]]
      id = "no-closing-with-a-wild"
      article = "fibur-2019 14"
      position = '''
      code: fibur-2019
      phase: play
      turn: B
      hand B: 2h
      took: B
      meld B: 3c 4c 5c 6c 7c 8c 9c
      '''
      actions = ["discard 2h"]
      expect = {"{"} refused = "close-with-wild" {"}"}

    An action may begin with the seat that acts; otherwise whoever is on turn does. “ventaglio cases FILE” runs it.
topic-codes-asked = codes
topic-codes-title = What a code is here
topic-codes =
    Each written code is a list of norms. A norm has a value, the article that fixes it, and a mark where the text is
    silent and we filled it, with the reason. Norms that the text leaves open are options of a table.

    Codes are named fibur-2019, or burraco:fibur-2019 with their game. Tressette has one code, that of FITRES, with two
    sets of norms, tradizionali and moderne; the first may adopt norms of the second.
      ventaglio codes list
      ventaglio codes show estratto
      ventaglio codes diff fibur-2019 circolo
      ventaglio codes diff tressette:tradizionali tressette:moderne
