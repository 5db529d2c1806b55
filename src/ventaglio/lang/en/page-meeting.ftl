### People who meet: coming back to a match, being called, waiting for each other.

## Coming back

page-continue-title = Go on with your match
page-continue-go = Continue
page-continue-with = Continue with { $names }
page-continue-nobody = nobody yet
page-continue-open = Waiting for players
page-continue-others-turn = another is to play
page-continue-kept = kept until { $day }
page-strip-match = Your match is under way: { $game } with { $names }
page-strip-turn = Your turn: { $game } with { $names }
page-alert-turn = It is your turn
page-alert-turn-about = The others at your table are waiting for you.
page-alert-want = Tell me when it is my turn
page-alert-want-about = While this page is open somewhere in the background, your device shows a notice. Nothing is sent to anybody else.
page-alert-not-allowed = Your browser does not allow notices from this page. The tab will carry a mark all the same.

## Absence

page-table-away-kept = { $name } is away. The place is kept for { $number } s more; then a bot plays there until { $name } is back.
page-table-away-bot = { $name } has been away since { $time }: a bot plays there until { $name } is back.
page-table-was-away = You were away from { $time } on. The others were waiting, so after { $number } seconds a bot took your place. It is yours again.
page-table-was-away-seen = All right
page-table-grace = Who goes away may come back: the place is kept for { $number } seconds, then a bot plays there until its player is back. If everybody goes, the table waits for a week.
page-table-grace-alone = Close the page whenever you like: nobody plays in your place, and the table waits for you for a week.

## Waiting for each other

page-room-partner = your partner
page-room-be-partner = Be { $name }'s partner
page-room-fills = Looking for opponents of your strength. In { $number } s play begins, with bots in the places that are still empty.
page-room-begins = Everybody is here: play begins in { $number } s.
page-room-cancel = Stop looking
page-room-share = Send the link…
page-room-share-text = Come and play { $game } with me
page-room-qr = Show this to somebody beside you: the camera of a phone opens the table.
page-room-qr-alt = QR code of the link to this table
page-room-friends = Invite again
page-room-invite = Invite
page-room-invite-who = Invite { $name }
page-room-invited = Invited
page-room-here = here now
page-room-talk = Meanwhile
page-room-of-club = To the club's lobby
page-quick-title = Quick play
page-quick-about = With people of your strength; after a moment bots take the empty places.
page-quick-with-people = With people, at once
page-again-join = Sit down for the next match
page-invited-by = { $name } invites you to a table of { $game }
page-invited-come = Sit down
page-invited-no = Not now
page-featured-title = Look on
page-featured-later = { $number } s behind the play; all hands can be seen when it is over

## Friends

page-friends-title = Friends
page-friends-about = Whoever opens your link becomes your friend, and you become theirs. Friends can be invited to a table with a tap.
page-friends-none = No friends yet. Send your link, or show the code.
page-friends-link = Your link
page-friends-qr-alt = QR code of your link for friends
page-friends-share-text = Be my friend at Ventaglio
page-friends-part = Remove
page-friends-part-who = Remove { $name }
page-friends-met = You have played with
page-friends-become = Become friends with whoever sent you this link?
page-friends-yes = Become friends
page-friends-done = You and { $name } are friends now.
page-friends-name-first = First say what you are called.
page-nav-friends = Friends and clubs

## Clubs

page-clubs-registry = Registry of the club
page-clubs-title = Clubs
page-clubs-about = A club has a lobby of its own, found only by its link: for a circle, a bar, a family.
page-clubs-name = Name of the club
page-clubs-found = Found a club
page-clubs-end = Dissolve the club
page-clubs-end-sure = Dissolve it? The link will lead nowhere; what is being played goes on.
page-clubs-qr-alt = QR code of the link to this club
page-clubs-share-text = Our tables at Ventaglio: { $name }
page-clubs-none = Nobody is at a table yet. Open one: everybody who has the link sees it here.
page-clubs-open = Open a table here
page-clubs-gone = There is no such club, or no longer.

## What a proof shows

page-verify-sentence-proved =
    { $count ->
        [one] Proved: nobody chose these cards, not even this server, because a secret of yours or of another player went into the deal before anyone could know it. What cannot be proved is that nobody peeked at them while you played.
       *[other] Proved: nobody chose the cards of these { $count } deals, not even this server, because a secret of yours or of another player went into each of them before anyone could know it. What cannot be proved is that nobody peeked at them while you played.
    }
page-verify-sentence-first = Proved by the older kind of proof: the cards are what the server promised, but whoever spoke last among the players could have chosen among several deals.
page-verify-sentence-part =
    { $proved ->
        [0] Not proved: { $why } (deal { $numbers }).
       *[other] Proved for { $proved } of { $count } deals: nobody chose those cards. Not proved for deal { $numbers }: { $why }.
    }
page-verify-why-nobody-contributed = no player was at the table when the cards were dealt, so that the server could have chosen them
page-verify-why-no-proof = the record does not say how the cards came about
page-verify-why-untold = its hand is not over yet, and the server keeps its secret until then
page-verify-why-broken = the record does not fit what was promised before the deal
