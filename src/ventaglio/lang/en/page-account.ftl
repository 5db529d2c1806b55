### Where one is known, what is known of one, and what those who run the server are told and tell.

page-erased = (erased)

## What everybody is told

page-notice-maintenance = The server is about to be closed for a while: what you play goes on, but no new match begins.
page-notice-close = Put this notice away

## Devices

page-me-devices = Where you are known
page-me-devices-about = Every browser in which you are known. If one is not yours, or no longer, end it: it closes there at once.
page-me-device-unknown = Unknown device
page-me-device-here = this one
page-me-device-seen = last seen { $when }
page-me-device-end = End
page-me-device-end-of = End: { $device }
page-me-device-ended = Ended.

## One's data

page-me-data = Your data
page-me-data-about = Everything that is kept about you can be taken along, and erased.
page-me-export = Download my data
page-me-erase = Erase my data
page-me-erase-about = Your name, your login and whatever you have typed are erased, and nobody can be you again. Matches stay, because others played them too, but no longer say that it was you. This cannot be undone.
page-me-erase-yes = Erase everything
page-me-erase-no = Keep it
page-me-erased = Done: nobody knows you here any more.

## Reports

page-report-title = Report something
page-report-about = Those who run the server will read it, together with the log of this table. The others are not told.
page-report-who = Who
page-report-nobody = nobody in particular
page-report-reason = What for
page-report-reason-talk = insults, threats
page-report-reason-name = an offensive name
page-report-reason-cheating = cheating
page-report-reason-leaving = leaving on purpose
page-report-reason-other = something else
page-report-text = In your words
page-report-send = Send the report
page-report-sent = Thank you: it will be read.

## Privacy

page-privacy-title = What is kept about you
page-privacy-about = As little as playing needs. There is no advertising, nobody is followed, nothing is loaded from elsewhere, and nobody is asked for an e-mail address.
page-privacy-kept = What is kept
page-privacy-name = Your name
page-privacy-name-about = The one you choose. Everybody at the table sees it, and it stands in the records of what you played.
page-privacy-account = Your account, if you register
page-privacy-account-about = A login, and your password and recovery codes in a form from which they cannot be read.
page-privacy-session = Where you are known
page-privacy-session-about = A cookie for who you are and one that protects what you send; beside them the kind of browser, since when, and when it was last seen. Without these cookies nobody could know that it is your turn.
page-privacy-games = What you play
page-privacy-games-about = Every match with its deals and plays, so that it can be replayed and checked; its result and, for rated matches, your place on the ladders.
page-privacy-talk = What you say at a table
page-privacy-talk-about = It stands in the log of the match, which only those who run the server can read when something is reported.
page-privacy-friends = Friends, invitations and clubs
page-privacy-friends-about = Whose friend you are, until either of you ends it; invitations to a table, for a day; the clubs that you keep.
page-privacy-reports = Reports
page-privacy-reports-about = What you report, and what others report of you, until it is settled and its match is forgotten.
page-privacy-pads = Score pads that you share
page-privacy-pads-about = The names and points that the phones at the table wrote, and nothing about whose they are. A score pad that nobody shares stays on its phone.
page-privacy-analyses = Analyses that you ask for
page-privacy-analyses-about = That you asked, and a record that you hand in for it with the names in it. What came out names nobody.
page-privacy-net = Your internet address
page-privacy-net-about = The database does not hold it. A mark made of it tells whether two guests come from the same place, and nothing else; to count how often somebody asks, it is remembered for an hour at most. The server's log names it beside requests and log-ins, for its safety and for as long as whoever runs the server keeps that log.
page-privacy-how-long = For how long
page-privacy-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
page-privacy-for-ever = no limit
page-privacy-guests = A guest who does not come back is erased; days without a visit: { $days }.
page-privacy-logs = The log of a match is deleted after it has ended: { $days }.
page-privacy-sessions = A browser is forgotten after 180 days without a visit.
page-privacy-shared-pads = A shared score pad is deleted 30 days after the last note.
page-privacy-analysed = A record that was handed in to be analysed is deleted after 90 days.
page-privacy-not = What is not done
page-privacy-not-about = Nothing is sold, handed on, or used for anything but playing here.
page-privacy-yours = What is yours
page-privacy-yours-about = On your page you can see where you are known and end it, change your name, download everything that is kept about you, and have it erased.
page-privacy-to-me = To your page
page-privacy-tournaments = The names on the lists of a tournament belong to its records, which its organisers keep: ask them.
page-privacy-who = Those who run this server answer for it. Whoever has the server has the data; ask where you were given its address.
