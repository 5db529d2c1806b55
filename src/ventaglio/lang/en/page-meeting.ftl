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
