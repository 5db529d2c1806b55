### The score pad, for real cards.

page-pocket-pad-begin = New score pad
page-pocket-pad-kept = Your score pads
page-pocket-pad-where = Score pads stay on this device, unless you share one.
page-pocket-pad-finished = finished
page-pocket-pad-forget = Delete the score pad of { $names }
page-pocket-pad-really-forget = Really delete the score pad of { $names }
page-pocket-pad-sure = Delete?
page-pocket-pad-none = This score pad is not on this device.
page-pocket-pad-all = All pads
page-pocket-pad-setup = Players and rules
page-pocket-pad-done = Done
page-pocket-pad-totals = Totals
page-pocket-pad-again = New match, same players
page-pocket-pad-deals = Deals:
page-pocket-pad-line = { $kind ->
    [passata] Passata
   *[other] Smazzata
  }
page-pocket-pad-line-number = { $kind ->
    [passata] Passata { $number }
   *[other] Smazzata { $number }
  }
page-pocket-pad-edit = { $kind ->
    [passata] Correct passata { $number }
   *[other] Correct smazzata { $number }
  }
page-pocket-pad-write = { $kind ->
    [passata] Enter the passata
   *[other] Enter the smazzata
  }
page-pocket-pad-undo = Undo
page-pocket-pad-share = Share
page-pocket-pad-save = Enter
page-pocket-pad-remove = Delete this line
page-pocket-pad-unkept = This browser keeps nothing: the scores are gone when the page is closed.
page-pocket-pad-we = We
page-pocket-pad-they = They
page-pocket-pad-nobody = Nobody
page-pocket-pad-won = { $name } won!
page-pocket-pad-won-cappotto = { $name } won with a cappotto!
page-pocket-pad-level = Level: { $names }

## Sharing

page-pocket-pad-as-picture = As a picture
page-pocket-pad-as-text = As text
page-pocket-pad-picture-kept = The picture is among your downloads.
page-pocket-pad-copied = Copied.
page-pocket-pad-together = On several phones
page-pocket-pad-together-about = Everybody at the table sees this pad and can write on it. This needs the network; without it each phone goes on, and they join again later. The server keeps the pad for 30 days after the last note.
page-pocket-pad-together-how = Who scans this, or has the link, sees the pad and can write on it.
page-pocket-pad-open-room = Share this pad
page-pocket-pad-qr = QR code of this score pad
page-pocket-pad-link = Link of this score pad
page-pocket-pad-send-link = Send the link
page-pocket-pad-room-together = All phones have the same.
page-pocket-pad-room-apart = No network: what you write is told to the others later.
page-pocket-pad-room-gone = The shared pad is no longer on the server; this one stays here.
page-pocket-pad-clash-lines = Two phones wrote a hand at the same time (lines { $numbers }). If it is the same hand, delete one of them.
page-pocket-pad-clash-edits = Two phones corrected line { $number } at the same time: the later correction stands. Have a look.

## Players and rules

page-pocket-pad-code = Code
page-pocket-pad-players = Players
page-pocket-pad-length = Match
page-pocket-pad-hands = { $hands ->
    [one] 1 smazzata
   *[other] { $hands } smazzate
  }
page-pocket-pad-target = to { $target }
page-pocket-pad-target-label = Points
page-pocket-pad-names = Names
page-pocket-pad-names-pairs = In the order of play; partners sit opposite, and have the same colour.
page-pocket-pad-names-round = In the order of play. None need be told.
page-pocket-pad-name = Name of player { $letter }
page-pocket-pad-first-dealer = Deals first
page-pocket-pad-alone = Everybody for himself from the start
page-pocket-pad-alone-from = Everybody for himself from { $target } points
page-pocket-pad-nobody-pays = Where nobody took a { pozzetto }, everybody pays { $points }

## A smazzata

page-pocket-pad-manner = How
page-pocket-pad-whole = In detail
page-pocket-pad-brief = Totals only
page-pocket-pad-soloist = Who took the first { pozzetto }?
page-pocket-pad-who-closed = Who closed?
page-pocket-pad-made = Points
page-pocket-pad-burraco-clean = Clean burraco
page-pocket-pad-burraco-semi = Semi-clean
page-pocket-pad-burraco-dirty = Dirty burraco
page-pocket-pad-laid = Points laid
page-pocket-pad-held = Points held
page-pocket-pad-not-taken = { pozzetto-capital } not taken
page-pocket-pad-unplayed = { pozzetto-capital } taken and not played: { $points }
page-pocket-pad-last = The match ends here: time was called
page-pocket-pad-less = One less: { $what }
page-pocket-pad-more = One more: { $what }
page-pocket-pad-sign = Other sign: { $what }
page-pocket-pad-to-target = to { $target }
page-pocket-pad-of-hands = smazzata { $number } of { $hands }
page-pocket-pad-victory = Victory points
page-pocket-pad-alone-now = Everybody for himself now
page-pocket-pad-closed-by = closed by { $name }
page-pocket-pad-alone-was = { $name } alone
page-pocket-pad-timed-out = time was called

page-pocket-pad-wrong-multiple = { $side }: { $points } cannot be. All cards and bonuses are multiples of { $unit } ({ $article }).
page-pocket-pad-wrong-negative = { $side }: write the points of cards without a sign; those held are taken off by themselves ({ $article }).
page-pocket-pad-wrong-bounds = { $side }: { $points } cannot be; with these packs a smazzata gives { $least } to { $most } ({ $article }).
page-pocket-pad-wrong-burrachi-laid = { $side }: { $count ->
    [one] a burraco has
   *[other] { $count } burrachi have
  } at least { $least } points of cards laid ({ $article }).
page-pocket-pad-wrong-cards = { $points } points of cards are too many: all cards together have { $most } ({ $article }).
page-pocket-pad-wrong-pozzetti = { $count } have taken a { pozzetto }, and there are { $most } ({ $article }).
page-pocket-pad-wrong-close-pozzetto = { $side }: whoever closes has taken a { pozzetto } ({ $article }).
page-pocket-pad-wrong-close-burraco = { $side }: whoever closes has a burraco ({ $article }).
page-pocket-pad-wrong-close-clean = { $side }: whoever closes has a clean burraco ({ $article }).
page-pocket-pad-wrong-close-held = { $side }: whoever closes alone holds no cards ({ $article }).

## A passata

page-pocket-pad-kind-points = To points
page-pocket-pad-kind-passate = On passate
page-pocket-pad-kind-single = A single passata
page-pocket-pad-passate = { $passate } passate
page-pocket-pad-single = a single passata, to { $target }
page-pocket-pad-match = Match { $number }
page-pocket-pad-matches-won = Matches won
page-pocket-pad-pairs = Pairs
page-pocket-pad-pairs-A = Fixed
page-pocket-pad-pairs-B-a = By the cards, changing seats
page-pocket-pad-pairs-B-b-1 = By the cards, known
page-pocket-pad-pairs-B-b-2 = By the cards, secret
page-pocket-pad-stake = Stakes
page-pocket-pad-no-stake = None
page-pocket-pad-buongioco = Buongioco is accused
page-pocket-pad-losing = Who makes the fewest points wins
page-pocket-pad-tie = A tie is played on
page-pocket-pad-partner = Who plays with { $name }?
page-pocket-pad-points-of = Points: { $side }
page-pocket-pad-points-first = Tap the points first: { $side }.
page-pocket-pad-rest = Cards and last trick together; the rest of { $deck } goes to: { $side }. { $deck } to 0 is a cappotto.
page-pocket-pad-stopped-about = What each had when play stopped: { $deck } together at most.
page-pocket-pad-buongioco-of = Buongioco: { $side }
page-pocket-pad-three = Three, Napoletana
page-pocket-pad-four = Four of a kind
page-pocket-pad-ending = How the match ended
page-pocket-pad-who-won = Who won the match?
page-pocket-pad-as-counted = As the points say
page-pocket-pad-stopped = Not played out: the match was decided
page-pocket-pad-late = The match was already won when the cappotto was made
page-pocket-pad-laid-down = By a lay-down, before the target was reached
page-pocket-pad-missed = A declared cappotto was missed
page-pocket-pad-called = The losers called the winners out
page-pocket-pad-marcio = The losers had fewer than { $batuffa } points
page-pocket-pad-who-first = Both have reached the target: say who was first.
page-pocket-pad-undecided = Both have reached the target: correct the last line and say who was first.
page-pocket-pad-deal-passes = at the right of the last dealer
page-pocket-pad-rests = Rests: { $names }
page-pocket-pad-accused = { $count } buongioco
page-pocket-pad-cappotto = cappotto
page-pocket-pad-stakes = { $stakes ->
    [1] 1 stake
   *[other] { $stakes } stakes
  }
page-pocket-pad-balances = Balance: { $balances }
page-pocket-pad-pot = Pot: { $pot } ({ $article })
page-pocket-pad-wrong-whole = Points are whole and not below nothing ({ $article }).
page-pocket-pad-wrong-deck = { $points } points cannot be: a passata has { $deck } ({ $article }).
page-pocket-pad-wrong-deck-most = { $points } points cannot be: a passata has { $deck } at most ({ $article }).
page-pocket-pad-wrong-buongioco = { $points } points of buongioco cannot be: { $most } at most ({ $article }).
page-pocket-pad-wrong-ending = A match cannot have ended like this ({ $article }).
