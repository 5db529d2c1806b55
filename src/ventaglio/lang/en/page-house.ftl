### The pages around the table, and the names of cards.

## For every page

page-skip = Skip to the content
page-loading = One moment…
page-load-failed = This page could not be loaded. Check your connection, then load it again.
page-try-again = Try again
page-new-version = A new version is ready.
page-new-version-take = Show it
page-new-version-later = Later
page-the-game-burraco = Burraco
page-the-game-tressette = Tressette
page-problem = Something went wrong here. Try again in a moment.
page-problem-offline = No connection to the server. What you see may be old; to play, you need a connection.
page-problem-401 = For this you need a name here. Choose one on your page.
page-problem-403 = Only those who play at this table may see this now.
page-problem-404 = There is nothing here under this address: perhaps the link was cut off on its way.
page-problem-413 = That is too large.
page-problem-429 = That was a lot at once. Wait a minute, then go on.
page-hurry =
    { $seconds ->
        [one] Too many requests from this address. It goes on by itself in one second.
       *[other] Too many requests from this address. It goes on by itself in { $seconds } seconds.
    }

## The head

page-nav-home = Ventaglio, to the tables
page-nav-menu = Menu
page-nav-tables = Tables
page-nav-tournaments = Tournaments
page-nav-pocket = In the pocket
page-nav-rules = Rules
page-nav-ladders = Ladders
page-nav-history = My matches
page-nav-about = About
page-nav-person = You
page-nav-language = Language
page-nav-theme = Theme: { $theme }
page-theme-auto = as the device
page-theme-light = light
page-theme-dark = dark

## The lobby

page-lobby-title = What shall we play?
page-lobby-about = By the written codes, with bots or with friends. No sign-up: tap a game and the cards are dealt.
page-lobby-start-burraco = Play now with three bots
page-lobby-start-tressette = Play now with three bots
page-lobby-opening = The table is being opened…
page-lobby-referee-title = Play with the referee.
page-lobby-referee-about = Mistakes can happen, somebody rings, and the code decides.
page-lobby-teach-burraco = Teach me Burraco
page-lobby-teach-tressette = Teach me Tressette
page-lobby-name = Your name
page-lobby-name-any = any you like
page-lobby-names = Robin Wren Magpie Finch Lark Heron Otter Badger Hazel Maple
page-lobby-real-cards = With real cards?
page-lobby-to-pad = Score pad
page-lobby-to-pocket = In the pocket
page-lobby-you-are = You play as { $name }.
page-lobby-other-name = Another name
page-lobby-waiting = Tables with free places
page-lobby-none-waiting = None at the moment. Open one and send the link to your friends.
page-lobby-playing = Being played
page-lobby-none-playing = Nobody is playing in public at the moment.
page-lobby-bots =
    { $count ->
        [one] One table of bots alone
       *[other] { $count } tables of bots alone
    }
page-lobby-before = Back
page-lobby-after = More
page-lobby-page = page { $page } of { $pages }
page-lobby-nobody-yet = nobody yet
page-lobby-free =
    { $count ->
        [one] one place free
       *[other] { $count } places free
    }
page-lobby-hand = hand { $number }
page-lobby-rated = rated
page-lobby-referee = with a referee
page-lobby-edition-not-here = can only be looked at: its edition is not here
page-lobby-open = Open a table
page-lobby-sit = Sit down
page-lobby-sit-with = Sit down with { $names }
page-lobby-look-on = Look on
page-lobby-look-on-with = Look on: { $names }
page-lobby-link = Were you sent a link? Paste it here
page-lobby-join = Join
page-lobby-link-wrong = This is not the link of a table.

## A new table

page-new-title = Open a table
page-new-game = Game
page-new-code = Code
page-new-read-code = Read { $code }
page-new-players = Players
page-new-length = Length
page-new-who = Who can come
page-new-public = Everybody
page-new-public-about = The table is in the list.
page-new-private = Only by link
page-new-private-about = Whoever you send the link to.
page-new-bots = Bots for empty places
page-new-all = All options
page-new-policy-clock = Clock
page-new-policy-seconds = Seconds for a turn
page-new-policy-undo = Taking back
page-new-policy-rated = Rated
page-new-policy-hints = Hints
page-new-policy-spectators = Onlookers
page-new-policy-delay = Delay for onlookers
page-new-policy-referee = Live-table with a referee
page-new-policy-stand_ins = A bot plays for who is away
page-new-policy-grace = Wait before a bot stands in
page-new-policy-fill = Begin by itself after
page-new-policy-between = Wait between deals
page-new-policy-pace = Pace of the bots
page-new-alone = Everybody alone from the start
page-new-alone-about = With three or five, no pair forms around whoever takes the first pozzetto.
page-new-options = What { $code } leaves to the table
page-new-adopt = Modern norms to adopt
page-new-adopt-about = A traditional table may take over single modern norms, each of them whole.
page-new-open = Open the table
page-new-start = Start at once with bots
page-new-open-about = At an open table you wait for others, and begin when you like.

## Oneself

page-me-title = You
page-me-name-title = Who you are here
page-me-name = Name
page-me-name-hint = Up to twenty characters; everybody at the table sees it.
page-me-be = Use this name
page-me-rename = Change the name
page-me-renamed = Done.
page-me-guest = You are a guest: this browser alone knows you.
page-me-known = You are registered as { $login }.
page-me-register = Register
page-me-register-about = Then you are known on other devices too, with all that you have played. No e-mail is asked for.
page-me-login = Login
page-me-login-hint = 3 to 20 letters a–z, digits, dots or hyphens.
page-me-password = Password
page-me-password-hint = At least eight characters.
page-me-enter = I have an account: enter
page-me-recover = I have lost my password
page-me-recover-about = With one of the recovery codes that you were given when you registered.
page-me-code = Recovery code
page-me-set-password = Set the new password
page-me-change-password = Change the password
page-me-old-password = Password so far
page-me-new-password = New password
page-me-password-changed = Changed. Other devices must enter again.
page-me-codes = Your recovery codes
page-me-codes-about = Write them down now: they are shown only this once. Each of them opens your account once, should the password be lost.
page-me-codes-kept = I have written them down
page-me-leave = Leave this device
page-me-leave-all = Leave all devices
page-me-leave-guest = A guest who leaves cannot come back as the same person.
page-me-likes = How you like it
page-me-likes-kept = Kept in this browser.
page-me-theme = Theme
page-me-deck = Cards for Burraco
page-me-italian = Cards for Tressette
page-me-deck-french = French
page-me-deck-french4 = French, four colours
page-me-deck-napoletane = Neapolitan
page-me-deck-piacentine = Piacenza
page-me-sort = Hand in order of
page-me-sort-suit = suit
page-me-sort-rank = rank
page-me-motion = Motion
page-me-motion-auto = as the device
page-me-motion-none = none
page-me-sounds = Sounds
page-me-confirm-discard = Ask before a discard
page-me-confirm-discard-about = A second tap confirms it.
page-me-confirm-close = Ask before closing
page-me-confirm-close-about = And before what cannot be taken back: a lay-down, a call.

## What one has played

page-history-title = My matches
page-history-none = You have not finished a match yet.
page-history-stranger = Nobody knows you here yet: what you play will be listed here.
page-history-play = Play one
page-history-won = Won
page-history-lost = Lost
page-history-abandoned = abandoned
page-history-count = Count
page-history-replay = Replay
page-history-earlier = Earlier ones

## Ladders

page-ladder-title = Ladders
page-ladder-which = Which ladder
page-ladder-of-one = persons
page-ladder-of-pair = pairs
page-ladder-about = Only rated matches among people count. Whoever has played little stands lower at first.
page-ladder-empty = Nobody has finished a rated match yet.
page-ladder-place = Place
page-ladder-name = Name
page-ladder-rating = Rating
page-ladder-played =
    { $count ->
        [one] one match
       *[other] { $count } matches
    }
page-ladder-matches = Matches

## What a match came to

page-result-title = The count
page-result-line = What
page-result-article = Article
page-result-points = Points
page-result-hand-burraco = Hand { $number }
page-result-hand-tressette = Passata { $number }
page-result-not-counted = It was won before its end, and has no count.
page-result-now = Standing:
page-result-no-hand = No hand has been counted yet.
page-result-going-on = The match goes on.
page-result-to-table = To the table
page-result-replay = Replay
page-result-verify = Verify the deals
page-result-record = Download the record

## A match again

page-replay-title = Replay
page-replay-nothing = There is nothing to see yet: hands can be replayed when they are over.
page-replay-goes-on = The match goes on; the hand being played is not shown.
page-replay-from = Seen from
page-replay-from-place = From { $name }
page-replay-open = All cards open
page-replay-moves-short = Moves
page-replay-speed = Speed
page-replay-see-table = See the table
page-replay-record-title = Replay a record
page-replay-record-about = A record of any match, of this house or another, is shown on the table. It is not kept.
page-replay-record-show = Show it
page-replay-to-result = the count
page-replay-hand-of = Hand of { $name }
page-replay-stock = Stock ({ $count })
page-replay-pozzetto = Pozzetto
page-replay-the-table = Table
page-replay-do-deal = The cards are dealt.
page-replay-do-draw = { $name } draws.
page-replay-do-take = { $name } takes the pile.
page-replay-do-open = { $name } lays { $cards }.
page-replay-do-attach = { $name } attaches { $cards } to meld { $number }.
page-replay-do-discard = { $name } discards { $cards }.
page-replay-do-play = { $name } plays { $cards }.
page-replay-steering = Steps
page-replay-first = First step
page-replay-previous = Step back
page-replay-next = Step on
page-replay-last = Last step
page-replay-play = Play
page-replay-stop = Stop
page-replay-step = { $number } of { $total }
page-replay-to-hand = Go to hand
page-replay-moves = All moves of this hand
page-replay-share = Copy the link to this step
page-replay-shared = Copied.

## Proof of the deals

page-verify-title = Verify a deal
page-verify-proved = Every deal is what was promised
page-verify-not-proved = Not every deal is proved
page-verify-nothing = Nothing to prove yet
page-verify-nothing-about = A deal can be verified when its hand is over.
page-verify-parts = What it was worked out from
page-verify-commitment = Commitment
page-verify-label = Label
page-verify-contribution = Contribution of { $seat }
page-verify-to-result = To the count of this match
page-verify-how = How do I know that the cards are fair?
page-verify-step-1 = Before each deal the server and every browser at the table draw a secret, and show only its fingerprint. From then on nobody can change his own.
page-verify-step-2 = When all fingerprints are there, the browsers open their secrets. The server uses its own, and keeps it to itself as long as the cards are hidden.
page-verify-step-3 = All secrets together give the order of the pack and the cut; nothing else has a part in it.
page-verify-step-4 = Who does not open, or opens something else, makes the deal void. That is written down with his name, and stands on this page.
page-verify-step-5 = When the hand is over the server opens too, and anybody can work the deal out again. That is what happens on this page.
page-verify-therefore = So nobody chooses the cards: if one of those who had a part drew his secret by chance, the cards came by chance, whatever the others have agreed on.
page-verify-bots = Bots have no part, as the server speaks for them. Where only bots played, there is nothing to prove.
page-verify-commitment-of = Commitment of { $seat }
page-verify-without = Without { $seat }
page-verify-disputed = This is not what your browser saw and sent:
page-verify-agrees =
    { $count ->
        [one] It agrees with what your browser kept of one deal.
       *[other] It agrees with what your browser kept of { $count } deals.
    }
page-verify-receipts = What your browser has kept of these deals
page-verify-dispute-other-house = { $label }: you were shown another commitment of the server.
page-verify-dispute-other-list = { $label }: you were shown other commitments when you opened.
page-verify-dispute-other-opening = { $label }: you opened something else.
page-verify-dispute-without-you = { $label }: you had committed to this deal, and it was made without you.
page-verify-dispute-blamed = { $label }: here you did not open, and in truth you did.
page-verify-dispute-hidden = { $label }: you committed to this deal, and here it does not exist.
page-verify-other = Check a record
page-verify-file = A file that you have downloaded
page-verify-text = Or the text of a record
page-verify-check = Check

## Rules

page-rules-title = Rules
page-rules-about = Every code as it is played here: norm by norm, with the article that says it.
page-rules-norms = { $count } norms
page-rules-compare = Compare two codes
page-rules-compare-now = Compare
page-code-play = Play by it
page-code-compare = Compare with { $code }
page-code-seek = Look for a word or an article
page-code-sections = Sections
page-code-first-section = In general
page-code-filling = our filling
page-code-filling-about = Where the text is silent we had to decide: such norms are marked, with the ground they stand on.
page-code-statement = for people
page-code-statement-about = What is marked “for people” is a statement: only people can follow it, and the program reads it nowhere.
page-code-all = All codes
page-code-nothing = No norm has these words.
page-code-fingerprint = Fingerprint, as records have it:
page-diff-title = Two codes compared
page-diff-left = First code
page-diff-right = Second code
page-diff-norm = Norm
page-diff-count =
    { $count ->
        [0] They agree in everything.
        [one] They differ in one norm.
       *[other] They differ in { $count } norms.
    }

## About

page-about-title = What Ventaglio is
page-about-what = Tables of Burraco and Tressette for people and bots. It plays by the written codes, counts as they count, and names the article whenever it says no.
page-about-codes = The codes are data here: they can be read and compared.
page-about-to-rules = Read the rules
page-about-fair = Nobody chooses the cards, and every deal can be checked.
page-about-to-verify = Verify a deal
page-about-privacy = Nothing is loaded from elsewhere and nobody is followed. A name is enough; there are cookies only for who you are here.
page-about-to-privacy = What is kept about you
page-about-keys = Without a mouse
page-about-keys-told = Everything works from the keyboard: Tab and the arrows move, space chooses, Enter plays. In a replay the arrows go from step to step.
page-about-programs = For programs
page-about-programs-told = Whatever these pages do, a program can do: HTTP and a WebSocket with plain texts. The documentation comes with Ventaglio, in the folder docs.
page-about-to-api = Description of the API
page-about-credits = Cards and licences

## Nothing here

page-lost-title = No such page
page-lost-about = Perhaps the link was cut off on its way.
page-lost-back = To the tables

## Cards by name

page-card-joker = joker
page-card-french = { $rank } of { $suit }
page-card-italian = { $rank } of { $suit }
page-card-not-now = { $card }, not now
page-rank-french-A = ace
page-rank-french-2 = two
page-rank-french-3 = three
page-rank-french-4 = four
page-rank-french-5 = five
page-rank-french-6 = six
page-rank-french-7 = seven
page-rank-french-8 = eight
page-rank-french-9 = nine
page-rank-french-T = ten
page-rank-french-J = jack
page-rank-french-Q = queen
page-rank-french-K = king
page-suit-french-h = hearts
page-suit-french-d = diamonds
page-suit-french-c = clubs
page-suit-french-s = spades
page-rank-italian-A = ace
page-rank-italian-2 = two
page-rank-italian-3 = three
page-rank-italian-4 = four
page-rank-italian-5 = five
page-rank-italian-6 = six
page-rank-italian-7 = seven
page-rank-italian-D = Donna
page-rank-italian-C = Cavallo
page-rank-italian-R = Re
page-suit-italian-d = danari
page-suit-italian-s = spade
page-suit-italian-c = coppe
page-suit-italian-b = bastoni

page-not-built = The pages have not been built: run "make ui", then load this again.
