### The pages of the server. In braces stand only names that the page itself fills in: name, number, what.

page-language = English
page-choose-language = Language
page-needs-scripts = Ventaglio needs JavaScript to draw the table.
page-offline = The server does not answer just now.
page-connecting = Connecting…
page-reconnecting = The connection is lost. Trying again…
page-close = Close
page-copied = Copied.
page-nothing = –

## Head

page-tables = Tables
page-rules = Rules
page-who-are-you = Who is playing?
page-your-name = Your name
page-name-hint = Anything up to twenty characters. No account is needed.
page-enter-as-guest = Come in

## Lobby

page-play-now = Play now
page-play-now-about = Against bots, at once. You can take plays back while your turn lasts.
page-play-burraco = Burraco
page-play-tressette = Tressette
page-game-burraco = Burraco
page-game-tressette = Tressette
page-open-tables = Tables that wait for players
page-no-open-tables = None just now. Open one below.
page-going-tables = Being played
page-places-free = { $number } free
page-go-to-table = Go there
page-look-on = Look on
page-your-matches = Your matches
page-no-matches = None yet.
page-won = Won
page-lost = Lost
page-see = See
page-ladders = Ladders
page-ladders-empty = Nobody has played a rated match yet.
page-ladder-one = persons
page-ladder-pair = pairs

## A new table

page-new-table = Open a table
page-open-table = Open the table
page-code = Code
page-players = Players
page-length = Length
page-options-of-code = What the code leaves to the table ({ $number })
page-fine-points = Fine points
page-policy-public = In the lobby
page-policy-clock = Clock
page-policy-seconds = Seconds for a turn
page-policy-undo = Taking back
page-policy-level = Level of the bots
page-policy-rated = Rated
page-policy-spectators = Onlookers
page-policy-delay = Delay for onlookers
page-policy-referee = Live-table with a referee
page-policy-grace = Grace before a bot stands in
page-policy-between = Wait between deals
page-policy-pace = Pace of the bots

## Accounts

page-account = Account
page-account-about = You need none to play. With one you are known again on another machine, with all that you have played.
page-you-are-guest = You are { $name }, a guest on this machine.
page-you-are-known = You are { $name }; your login is { $what }.
page-change-name = Another name
page-register = Make an account
page-enter = Enter
page-recover = I have lost my password
page-login = Login
page-password = Password
page-old-password = Present password
page-new-password = New password
page-change-password = Another password
page-recovery-code = Recovery code
page-recovery-codes = Your recovery codes
page-recovery-about = Write them down now: they are shown only this once. Each opens the account once, if the password is lost.
page-written-down = I have written them down
page-leave-machine = Leave this machine
page-leave-everywhere = Leave every machine

## Before play

page-no-such-table = There is no such table.
page-back-to-tables = Back to the tables
page-back-to-table = Back to the table
page-waiting-about = Play begins when somebody at the table says so. Bots take the places that are still empty.
page-empty-place = empty
page-sit-here = Sit here
page-move-here = Move here
page-give-to-bot = A bot
page-level-novizio = { level-novizio }
page-level-socio = { level-socio }
page-level-maestro = { level-maestro }
page-begin-now = Begin to play
page-copy-link = Copy the link
page-leave-place = Give up my place
page-is-public = The lobby lists this table.
page-is-private = This table is private: only who has the link finds it.
page-is-rated = rated
page-live-table = live-table
page-length-hands = hands: { $number }
page-clock-code = clock of the code
page-clock-relaxed = { $number } seconds a turn
page-clock-none = no clock
page-undo-none = nothing is taken back
page-undo-turn = plays can be taken back during the turn
page-undo-consent = plays can be taken back if all agree

## Looking on

page-look-on-about = At Tressette one looks on with a player, who answers for one and whose hand alone one sees (Art. 88–91). Ask one of them.
page-look-on-with = With { $name }
page-look-on-waiting = { $name } has been asked.
page-look-on-nobody = Only bots play here, and they can answer for nobody.
page-look-on-no-more = Never mind
page-looking-on = You are looking on.
page-looking-on-later = You are looking on, { $number } seconds later.
page-wants-to-look-on = { $name } would like to look on with { $what }.
page-looks-on-with-you = { $name } looks on with you.
page-admit = Answer for them
page-decline = No
page-object = Object
page-send-away = Send away

## The table

page-your-hand = Your hand
page-story = What happened
page-this-table = This table
page-read-rules = Read its rules
page-your-turn = Your turn:
page-turn-of = { $name } is to play.
page-between-hands = Between two hands.
page-must-settle = What the referee ordered must be settled first.
page-is-paused = The table is paused.
page-goes-on = Play goes on.
page-hand-number = Hand { $number }
page-hand-of = Hand { $number } of { $what }
page-to-points = to { $number } points
page-deals = dealer
page-away = away
page-stood-in = a bot plays
page-cards-held = Cards in hand
page-us = Us
page-undo = Take back
page-pause = Pause
page-resume = Go on
page-abandon = Abandon
page-abandon-sure = Leave the match for good? It counts as lost.
page-sort-rank = Sort by rank
page-sort-suit = Sort by suit
page-is-allowed = That would be allowed.
page-asks-undo = { $name } would like to take the last play back.
page-asks-pause = { $name } asks for a pause.
page-agree = Agree
page-disagree = No
page-waiting-for-answers = Waiting for the others.
page-ask-ended = Nothing came of what was asked.
page-phrases = Set phrases
page-say-phrase = Say…
page-say-text = Between hands: write
page-say = Say
page-stood-in-for = A bot plays for { $name }.
page-stood-in-for-you = A bot played for you.
page-came-back = { $name } is here.
page-you-are-back = You are here, and your place is yours.
page-went-away = { $name } is away.
page-took-back = { $name } has taken a play back.
page-time-warned = Time! { $name } has { $number } seconds left.
page-time-is-up = The time of { $name } is up: a bot plays the turn.

## Burraco

page-stock = Stock
page-pile = Pile
page-pozzetti = Pozzetti
page-pozzetto = Pozzetto
page-no-melds = nothing laid yet
page-astray = No meld:
page-frozen = frozen
page-took-pozzetto = pozzetto taken
page-pick-up-now = draw a card, or take the pile.
page-lay-or-discard = lay what you like, then discard.
page-draw = Draw
page-take = Take the pile ({ $number })
page-open = Open { $what }
page-attach = Attach { $what } to { $number }
page-ace-low = ace low
page-discard = Discard { $what }
page-why-not-take = Why not the pile?
page-why-not-open = Why not these?
page-why-not-discard = Why not discard { $what }?
page-hints = What is possible ({ $number })
page-no-hints = Nothing to open or to attach: choose a card and discard it.
page-look-at-pozzetto = Look at the pozzetto
page-count-the-hand = Nobody objects: count
page-burraco-clean = { burraco-clean }
page-burraco-semi = { burraco-semi }
page-burraco-dirty = { burraco-dirty }

## Tressette

page-passata-number = Passata { $number }
page-trick-number = trick { $number }
page-tricks = tricks: { $number }
page-leads = leads
page-nothing-led = Nothing has been led.
page-pairs-secret = The pairs are not known yet.
page-look-again = Tricks that may be looked at again
page-now-pairing = declare your card.
page-now-lead = lead, with words if you like.
page-now-follow = follow suit if you can.
page-now-dialogue = speak.
page-lead-silently = Lead { $what } in silence
page-play-card = Play { $what }
page-why-not-play = Why not { $what }?
page-show-card = Declare { $what }
page-accuse = Accuse
page-claim = Lay down
page-claim-hint = all your cards win, come what may
page-claim-sure = Lay all your cards down as sovereign? If they are not, there is a penalty.
page-call-out = Call out
page-call-out-hint = the opponents have reached the target
page-call-out-sure = Call the opponents out? A false call costs you dearly.
page-expose = Show { $what } by mistake
page-withdraw = Take the card back
page-declarations = Words before the lead ({ $number })
page-other-words = Other words, true or not
page-replace-with = Play { $what } instead
page-keep-card = Keep the card
page-say-nothing = Say nothing

## The deal and its proof

page-next-deal = The next deal
page-i-am-ready = I am ready
page-you-are-ready = You are ready. The cards are dealt when everybody is, or has had the time to be.
page-pledge-about = The server has bound itself to a shuffle it cannot change, shown by the commitment. Your browser adds randomness of its own.
page-commitment = Commitment
page-label = Label
page-secret = Secret
page-randomness-of = Randomness of { $name }
page-proof-of-deal = Proof of deal { $number }
page-proof-about = The secret gives the commitment, and with everybody's randomness the deal. Anybody can compute it again.
page-verify-deals = Verify the deals

## The end of a hand, and of a match

page-hand-counted = Hand { $number }
page-match-over = The match is over.
page-table-closed = This table is closed.
page-no-hand-counted = No hand has been played to its end.
page-download-record = Download the record
page-replay = Replay
page-step-of = Step { $number } of { $what }
page-first = First step
page-previous = Previous step
page-next = Next step
page-last = Last step
page-jump-to-hand = Jump to a hand

## The referee

page-call-referee = Call the referee
page-referee-hint = Mistakes happen here. Whoever saw one says who made it, and the referee rules by the code.
page-referee-about = Who
page-referee-for = For what
page-referee-last = what was done last
page-myself = myself
page-the-referee = The referee
page-left-to-referee = Left to the referee:
page-code-silent = The code provides no penalty.

## Rules

page-compare-with = Compare with
page-our-filling = (the code is silent)

## Cards, as they are read aloud

page-card-of = { $name } of { $what }
page-joker = joker
page-rank-A = ace
page-rank-T = ten
page-rank-J = jack
page-rank-Q = queen
page-rank-K = king
page-carta-A = ace
page-carta-D = Donna
page-carta-C = Cavallo
page-carta-R = Re
page-french-h = hearts
page-french-d = diamonds
page-french-c = clubs
page-french-s = spades
page-suit-d = { palo-d }
page-suit-s = { palo-s }
page-suit-c = { palo-c }
page-suit-b = { palo-b }
