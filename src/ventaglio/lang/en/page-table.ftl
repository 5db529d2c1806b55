# The page of a table, whatever is played there.

## Arriving, and waiting for play

page-table-connecting = Connecting…
page-table-none = There is no such table.
page-table-not-yours = This table is not open to you.
page-table-given-up = This table was closed before play began.
page-table-to-tournament = To the tournament
page-table-waiting-tournament = A table of a tournament: play begins by itself when everybody sits.
page-table-to-lobby = Back to the tables
page-table-waiting = Play begins when you say so.
page-table-waiting-guest = Take a place, and wait for play to begin.
page-table-your-name = Your name
page-table-empty = empty
page-table-you = You
page-table-sit = Sit here
page-table-move = Move here
page-table-bot = Bot
page-table-bot-level = Level of the bots
page-table-start = Begin to play
page-table-send = Send away
page-table-host = keeps the table
page-table-host-starts = { $name } keeps this table, and begins the match when all are there.
page-table-unrated = This match does not count for the ladders: two guests come from the same address.
page-table-start-about = Bots take the places that are still empty.
page-table-leave = Give up my place
page-table-invite = Invite somebody
page-table-link = Address of this table
page-table-copy = Copy
page-table-copied = Copied
page-table-this-table = This table
page-table-length-hands =
    { $number ->
        [one] one hand
       *[other] { $number } hands
    }
page-table-length-passate =
    { $number ->
        [one] one passata
       *[other] { $number } passate
    }
page-table-length-points = to { $number } points
page-table-own-measure = by its own measure: the code has no match of this length
page-table-clock-relaxed = { $number } seconds a turn
page-table-clock-code = the clock of the code
page-table-clock-none = no clock
page-table-undo-none = nothing is taken back
page-table-undo-turn = plays can be taken back while the turn lasts
page-table-undo-consent = plays can be taken back if all agree
page-table-with-referee = live-table with a referee
page-table-rated = rated
page-table-public = listed in the lobby
page-table-private = private: only who has the address finds it
page-table-onlookers = others may look on
page-table-no-onlookers = This table has no onlookers.

## Looking on

page-table-look-on = Looking on
page-table-look-on-about = At Tressette one looks on with a player, who answers for one and whose hand alone one sees (Art. 88–91). Ask one of them.
page-table-look-on-bots = Only bots play here, and they can answer for nobody.
page-table-look-on-with = With { $name }
page-table-look-on-asked = { $name } has been asked.
page-table-look-on-stop = Never mind
page-table-looking-on = You are looking on.
page-table-looking-on-later = You are looking on, { $number } seconds behind.
page-table-wants-to-look-on = { $name } would like to look on with { $player }.
page-table-looks-on-with-you = { $name } looks on with you.
page-table-admit = Answer for them
page-table-object = Object
page-table-send-away = Send away

## The bar, the players

page-table-hand = Hand { $number }
page-table-hand-of = Hand { $number } of { $hands }
page-table-passata = Passata { $number }
page-table-your-turn = Your turn
page-table-turn-of = { $name } is to play
page-table-between = Between two hands
page-table-is-over = The match is over
page-table-talk = What happened, and chat
page-table-menu = Table menu
page-table-keys = Keys
page-table-close = Close
page-table-dismiss = Dismiss
page-table-dealer = dealer
page-table-partner = partner
page-table-away = away
page-table-stand-in = a bot plays
page-table-on-turn = on turn
page-table-cards =
    { $number ->
        [one] one card
       *[other] { $number } cards
    }
page-table-time-left =
    { $number ->
        [one] one second left
       *[other] { $number } seconds left
    }
page-table-your-hand = Your hand

## What happens around the cards

page-table-reconnecting = The connection is lost; trying again…
page-table-stood-in-for = A bot plays for { $name }.
page-table-stood-in-for-you = A bot took your place while you were away.
page-table-came = { $name } is here.
page-table-went = { $name } is away.
page-table-took-back = { $name } has taken a play back.
page-table-warned = Time! { $name } has { $number } seconds left.
page-table-time-up = The time of { $name } is up: a bot plays the turn.
page-table-ask-ended = Nothing came of what was asked.
page-table-paused = The table is paused.
page-table-edition-not-here = This match was begun under edition { $edition } of its code, with values that are not here. You can look at it, replay it and see its scores, but it cannot go on.
page-table-resumed = Play goes on.
page-table-reopened = The house was closed and is open again. No clock ran meanwhile, nor does one for the next { $number } seconds: whoever is missing can come back.
page-table-asks-undo = { $name } would like to take the last play back.
page-table-asks-pause = { $name } asks for a pause.
page-table-agree = Agree
page-table-disagree = No
page-table-waiting-answers = Waiting for the others.
page-table-story = What happened
page-table-nothing-yet = Nothing yet.
page-table-phrases = Set phrases
page-table-write = Write something
page-table-write-later = Free text between deals
page-table-say = Say

## Between hands, and at the end

page-table-next-deal = The next deal
page-table-hand-over = Hand { $number }: the count
page-table-standings = Standing
page-table-side = Side
page-table-made = Made
page-table-line-by-line = Line by line
page-table-see-table = See the table
page-table-to-count = Tap for the count
page-table-deal-due =
    { $number ->
        [one] The next deal comes in one second at the latest.
       *[other] The next deal comes in { $number } seconds at the latest.
    }
page-table-you-won = You have won!
page-table-deal = Deal
page-table-you-are-ready = You are ready. The cards come when everybody is.
page-table-cards-soon = The cards come in a moment.
page-table-is-ready = ready
page-table-not-ready = not ready yet
page-table-promise = The promise of this deal
page-table-promise-about = Before the cards are dealt the server and everybody at the table bind themselves to secrets by these numbers; only then are the secrets opened. Your browser does its part by itself. So nobody can choose the deal, and after the hand anybody can check it.
page-table-commitment = The server's commitment to deal { $number }
page-table-commitment-of = Commitment of { $name }
page-table-opening-of = Opened by { $name }
page-table-no-part = Without { $name }
page-table-no-part-bot = a bot, for which the server would speak
page-table-no-part-away = away
page-table-no-part-silent = did not commit in time
page-table-no-part-failed = has twice not opened
page-table-desk = the desk
page-table-entrant = entrant { $number }
page-table-voided =
    { $count ->
        [one] One deal at this table was void.
       *[other] { $count } deals at this table were void.
    }
page-table-left-out = This deal is made without you: { $why }.
page-table-waits-commitment = Waiting for the commitment of { $name }, { $number } s at most; then the deal is made without.
page-table-waits-opening = Waiting for { $name } to open, { $number } s at most; then the deal is void.
page-table-void-missing = The deal is void, as { $name } did not open. It is made again.
page-table-void-false = The deal is void, as { $name } opened something else. It is made again.
page-table-void-house = The deal is void, as the server could not open. It is made again.
page-table-void-old-kind = The deal had been promised in the old way. It is made again.
page-table-proof = Proof of the deal
page-table-verify = Verify the deals
page-table-again = Play again
page-table-result = Result
page-table-analyse = Analyse
page-table-replay = Replay

## Menu

page-table-undo = Take back
page-table-pause = Ask for a pause
page-table-resume = Go on
page-table-abandon = Leave the match
page-table-abandon-sure = Leave for good? The match counts as lost. To go away for a while, just close the page: you can always come back to your place.
page-table-abandon-yes = Leave for good
page-table-abandon-no = Stay
page-table-settings = Settings
page-table-deck = Cards
page-table-deck-french = French
page-table-deck-french4 = French, four colours
page-table-deck-napoletane = Napoletane
page-table-deck-piacentine = Piacentine
page-table-theme = Light or dark
page-table-theme-auto = as the device
page-table-theme-light = light
page-table-theme-dark = dark
page-table-language = Language
page-table-set-volume = Volume of the sounds
page-table-set-silent = silent
page-table-set-confirmdiscard = A second tap to discard
page-table-set-confirmclose = A second tap to close the hand
page-table-set-motion = No animations
page-table-go-on = Go on

## The referee

page-table-referee = The referee
page-table-referee-call = Call the referee
page-table-referee-who = Who
page-table-referee-last = what was done last
page-table-referee-me = myself
page-table-referee-still = The clock stands still. Say what happened, or close this to play on.
page-table-referee-likely = What was it about?
page-table-referee-seek = Search by a word
page-table-referee-seek-such-as = card, word, hand …
page-table-referee-none-found = Nothing has this word. Try another, or the whole list.
page-table-referee-every = Everything that can be reported
page-table-referee-unsure = Something was wrong, by …
page-table-referee-name-cards = Name the cards that it is about
page-table-referee-back = Back
page-table-rings = { $who ->
    [you] You called the referee: the clock stands still
   *[other] { $name } called the referee: the clock stands still
}
page-table-rang = { $name } rings for the referee.
page-table-bell-ended = Play goes on without a ruling.
page-table-did-pick-up = { $who ->
    [you] You picked up
   *[other] { $name } picked up
}
page-table-did-open = { $who ->
    [you] You laid a new meld
   *[other] { $name } laid a new meld
}
page-table-did-attach = { $who ->
    [you] You attached to a meld
   *[other] { $name } attached to a meld
}
page-table-did-discard = { $who ->
    [you] You discarded
   *[other] { $name } discarded
}
page-table-did-look = { $who ->
    [you] You looked at the { pozzetto }
   *[other] { $name } looked at the { pozzetto }
}
page-table-did-pozzetto = { $who ->
    [you] You took the { pozzetto }
   *[other] { $name } took the { pozzetto }
}
page-table-did-close = { $who ->
    [you] You closed
   *[other] { $name } closed
}
page-table-did-play = { $who ->
    [you] You played a card
   *[other] { $name } played a card
}
page-table-did-words = { $who ->
    [you] You declared something
   *[other] { $name } declared something
}
page-table-did-accuse = { $who ->
    [you] You accused a buongioco
   *[other] { $name } accused a buongioco
}
page-table-did-withdraw = { $who ->
    [you] You took a card back
   *[other] { $name } took a card back
}
page-table-did-show = { $who ->
    [you] You showed cards
   *[other] { $name } showed cards
}
page-table-did-speak = { $who ->
    [you] You spoke on the cappotto
   *[other] { $name } spoke on the cappotto
}
page-table-referee-discretion = Left to the referee:
page-table-referee-silent = The code provides no penalty.
page-table-irregular = By the code this is not regular. At a live-table it can be done all the same, and the referee may be called.
page-table-do-anyway = Do it anyway
page-table-cancel = Cancel

## Keys

page-table-key-move = go along your cards
page-table-key-choose = choose a card, or no longer
page-table-key-arrange = put a card elsewhere in your hand
page-table-key-undo = take back
page-table-key-menu = menu
page-table-key-chat = what happened, and chat
page-table-key-escape = choose nothing, close
page-table-key-help = this list

## Hints

page-table-hint = What would a good player do?
page-table-hints = What a good player would do
page-table-hint-thinking = A good player is thinking…
page-table-hint-none = Nobody here has an opinion on that.
page-table-hint-do = Do it
page-table-hint-close = Close the hints
page-table-hint-value = expected value { $points }
page-table-hint-about =
    Expected value: how many points more than the others the strongest bot expects you to make in this { $game ->
        [tressette] passata
       *[other] hand
    }, by what you can see.
page-table-hint-behind =
    { $points ->
        [one] one point
       *[other] { NUMBER($points) } points
    } less
