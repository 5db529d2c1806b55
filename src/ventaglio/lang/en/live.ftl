# Tables on the server: what the house does not allow, or not now.

bad-live-stale = The table has changed since you looked: look again, then choose.
bad-live-no-hints = At this table nobody is given hints.
bad-live-hint-later = There is a hint when it is your turn.
bad-live-hint-under-way = Somebody is thinking about it already.
bad-live-hint-too-often = That is a lot of hints: try by yourself for a minute.
bad-live-hint-late = Nobody has come to an opinion in time: ask again.
bad-live-no-game = There is no game { $game } here.
bad-live-no-live-table = There is no table with a referee for { $game }.
bad-live-no-code-clock = { $code } sets no time for a turn: choose a relaxed clock, or none.
bad-live-place-taken = Place { $place } is taken.
bad-live-sent-away = You have been asked to leave this table: find another, or open one.
bad-live-send-yourself = It is your own place: give it up instead.
bad-live-not-your-table = { $name } keeps this table, and decides who plays and when play begins.
bad-live-maintenance = The server is about to be closed for a while: what is being played goes on, but nothing new begins.
bad-live-silenced = You may not say anything here for some time.
bad-live-silenced-for-ever = You may not say anything here.
bad-live-nobody-there = Nobody who could be reported sits there.
bad-live-reserved = This table belongs to a tournament, which gives its places; play begins by itself when all of you are there.
bad-live-no-place = There is no such place: the places of this table are { $places }.
bad-live-is-open = Play has not begun yet.
bad-live-is-playing = Play has begun.
bad-live-is-over = The match is over.
bad-live-is-closed = This table is closed.
bad-live-paused = The table is paused.
bad-live-not-paused = The table is not paused.
bad-live-bad-commitment = A commitment is 64 hexadecimal digits.
bad-live-bad-opening = What is opened is 64 hexadecimal digits.
bad-live-commitments-closed = It is settled already who has a part in this deal.
bad-live-committed-already = You have committed to another secret for this deal.
bad-live-open-too-early = Nobody opens before all commitments are in.
bad-live-not-in-deal = You have no part in this deal.
bad-live-other-deal = That is not the deal that is being made.
bad-live-no-deal-to-come = No deal is waiting now.
bad-live-no-undo = At this table nothing is taken back.
bad-live-nothing-to-undo = There is nothing of yours that can be taken back: what somebody has seen of the stock, and what came before, stays.
bad-live-turn-is-over = Your turn is over: it stays as you played it.
bad-live-asked-already = Somebody has asked something already: answer that first.
bad-live-nothing-asked = Nobody has asked you anything.
bad-live-say-one-thing = Say a set phrase or a text, one of the two.
bad-live-no-phrase = There is no phrase { $phrase }; there are { $known }.
bad-live-no-comments = While cards are played the codes want no comments: choose a set phrase, or wait for the end of the hand.
bad-live-text-length = A text has 1 to { $most } characters.
bad-live-no-spectators = This table has no onlookers.
bad-live-plays-here = You play at this table.
bad-live-sponsor-is-a-bot = A bot cannot answer for you: ask a person.
bad-live-enough-spectators = At most { $most } may look on.
bad-live-nobody-asked = Nobody of that name has asked to look on.
bad-live-not-yours-to-admit = Only the player who answers for an onlooker admits him, once.
bad-live-admitted-already = He has been admitted: only the player who answers for him can send him away.
bad-live-needs-no-sponsor = At this game one looks on without a sponsor, some time after the play.
bad-live-only-looking-on = You are only looking on.
bad-live-bell-rings = The referee has been called: nobody plays until he has ruled.
bad-live-nothing-stands-still = No cards are being played: there is nothing to stop.
bad-live-rung-enough = You have rung { $most } times in this hand without a ruling. You can still call the referee; the clock does not wait any more.
bad-live-not-your-bell = You have not rung for the referee.
bad-live-no-referee = The referee is called at a live-table, while cards are played.
bad-live-pozzetto-first = First the { pozzetto } that was taken by it is to be ruled on: call for mistake { $number }, then report the remark.
bad-live-nothing-found = The referee finds nothing to rule on.
bad-live-not-for-players = That is for the table to do, or for the referee: call him.
bad-live-judged-later = There is nothing to rule on yet: if nobody annuls it, it is judged when it comes to it.
bad-live-no-such-message = That cannot be sent here.
bad-live-corrupt = The log of this table cannot be read: it has been stopped, and whoever keeps the server will find why in its log.
bad-meld-not-mended =
    { $cards ->
        [none] With no more cards the meld cannot be put right: answer that it is not completed.
       *[other] With { $cards } the meld cannot be put right.
    }
bad-moment-impossible =
    { $latest ->
        [now] That cannot be: the player is on turn.
        [before-pick-up] That cannot be: the player has discarded, and nobody has picked up since.
       *[other] That cannot be: play has gone on since the player's turn.
    }
bad-name-the-cards = Say which cards are meant.
bad-name-the-meld = Say which meld is meant.
bad-no-joker-on-a-run = Nobody has put a joker on a run in this turn.
bad-no-such-pozzetto = There is no such pozzetto on the table.
bad-elsewhere-taken-whole = That cannot happen here: what is picked up is picked up whole and for good.
bad-elsewhere-handed-over = That cannot happen here: the table hands each pozzetto to the side that it is due to.
bad-elsewhere-forbidden = That cannot happen here: the table does not let it be done.
bad-elsewhere-counted = Nobody need be called for that: the table counts and plays by it.
bad-elsewhere-laid-open = What does not belong to a meld lies beside it: call the referee for that mistake.
bad-not-on-turn = That player is not on turn.
bad-told-otherwise = The table shows something else: look again.
bad-table-knows-otherwise = The table knows otherwise: of “{ $fact }” it has { $known }.
bad-too-many-added = No more than { $most } of the player's cards may be used.
bad-live-too-large = That message is too large.
bad-live-too-often = That is too much at once: the connection ends.
bad-no-game = There is no game { $game }.

# What may be said while cards are played.

phrase-hello = Hello!
phrase-good-game = Have a good game!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-goodbye = Goodbye!

# The server

serve-data = Data in { $folder }
serve-ready = Ventaglio is open at { $address } – Ctrl-C closes it
serve-also = and at { $address }
serve-code = Whoever is on the same network points a phone at this code:
serve-only-here = Only this computer can open it: with --host 0.0.0.0 phones on the same network come in too.
serve-stopped = Closed. Whoever was playing can go on when it opens again.
opt-serve-port = the port to listen on; 0 takes any that is free
opt-serve-host = the address to listen on; 0.0.0.0 lets other machines in
opt-serve-data = the folder that everything is kept in; a copy of it is a copy of everything
opt-serve-browser = open a browser on the table
help-serve =
    Open tables for people and bots, in the browser.

    Everything is kept in one folder. Three variables of the environment change that: VENTAGLIO_DATABASE, the address of
    a PostgreSQL server; VENTAGLIO_VALKEY, that of a Valkey or Redis server, through which several processes serve the
    same tables; VENTAGLIO_ORIGINS, the public addresses of the site.

    Example:
      ventaglio serve --port 8765 --no-browser
      ventaglio serve --host 0.0.0.0

# How a table ended whose match did not

closed-abandoned = { $name } has left for good: the match is lost for his side.
closed-deserted = Everybody was away for too long: the match was given up.
closed-house = The table was closed by those who run the server.

# How a table is kept. What the codes say about it is told beside, with the articles.

bad-no-code =
    { $code ->
        [none] No code is named.
       *[other] There is no code { $code }.
    }
bad-edition-not-here = This match was begun under edition { $edition } of { $code }, with values that are not here. It can be looked at, replayed and counted, but not continued: for that, use a program that has those values.
bad-codes-of-two-games = { $left } and { $right } are codes of two different games.

policy-public = Whether the lobby lists the table. A private one is found only by its address.
policy-clock = How much time a turn has.
policy-clock-code = The seconds that the code gives, then a last warning, then what the code orders (FIBUR 2019, Art. 38; International, Art. 32 bis).
policy-clock-none = No clock: the others wait.
policy-clock-relaxed = As many seconds as the table agrees on; then a bot plays the turn.
policy-seconds = The seconds of a turn where the clock is relaxed.
policy-undo = Whether a play can be taken back. By the codes what was laid or played stays, so this is for practice; and never past a card that somebody has come to see.
policy-undo-consent = The last play, if everybody at the table agrees.
policy-undo-none = Never, as the codes have it.
policy-undo-turn = One's own plays, while the turn lasts.
policy-level = How well the bots play that take empty places, or stand in for somebody who is away.
policy-rated = Whether the match counts for the ladders. Matches with bots never do.
policy-hints = Whether a player may ask what a good player would do. Never in a rated match or a tournament.
policy-hints-none = Nobody is given hints.
policy-hints-alone = Whoever plays against bots alone.
policy-hints-all = Everybody, also against people.
policy-spectators = Whether others may look on. At Tressette only as many as the code allows, each with a player who answers for him and whose hand alone he sees (Art. 88–91); at Burraco anybody sees the open cards, some time after the play.
policy-delay = How many seconds behind the play those see it who look on without a player who answers for them.
policy-referee = A live-table: mistakes can be made, and whoever calls the referee hears what the code orders, with its article.
policy-stand_ins = Whether a bot plays for somebody who has gone away, until he comes back. Otherwise the others wait.
policy-grace = How many seconds the place of somebody who is away waits before a bot stands in. Whoever comes back gets it back.
policy-fill = After how many seconds a match begins by itself, with bots in the places that are still empty. With 0 whoever keeps the table begins it.
policy-between = How many seconds the next deal waits for those who have not said that they are ready.
policy-pace = How many seconds a bot seems to think.
policy-chat = While cards are played the codes want neither remarks nor hints, so there are only set phrases that help nobody. Between hands anything may be said.

# What cannot be reported to the referee at a Tressette live-table.

bad-report-is-noted = The table itself notes that: call the referee without saying what it was.
bad-report-no-dialogue = Nobody at that seat is deciding on a cappotto.
bad-report-not-here =
    That cannot happen at this table: { $why ->
        [duplicate] nothing is played in duplicate here.
        [written] cards and formulas have one name each here, and nobody can say them otherwise.
       *[kept] the table keeps the tricks and the points.
    }
