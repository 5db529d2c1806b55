### The command of those who run a server.

help-admin =
    Run a server: its people, its tables, what players report, what everybody is told.

    All commands work on the data of “ventaglio serve”, which may run meanwhile: what is done here reaches it within a
    second. Whatever changes something is on record, with who did it, when and why: ventaglio admin audit.

      ventaglio admin people
      ventaglio admin ban Mallory --for 7d --why "insults"
help-admin-status =
    Show how the server is: processes, matches with people at them, reports, maintenance.

      ventaglio admin status
      ventaglio admin status --json
help-admin-people =
    List the people, the latest seen first.

      ventaglio admin people
      ventaglio admin people anna --json
help-admin-sessions =
    List the browsers in which somebody is known.

      ventaglio admin sessions anna
help-admin-logout =
    End the sessions of somebody, or one of them. Screens that are open there close.

      ventaglio admin logout anna --why "lost telephone"
      ventaglio admin logout anna --session 3f2a90b1c4d5e6f7 --why "lost telephone"
help-admin-ban =
    Keep somebody out, for a while or for ever. His screens close, and no password lets him in.

      ventaglio admin ban Mallory --for 7d --why "insults"
      ventaglio admin ban 3f2a90b1c4d5e6f7 --why "insults, again"
help-admin-unban =
    Let somebody in again.

      ventaglio admin unban Mallory --why "has apologised"
help-admin-mute =
    Let somebody play without a word, for a while or for ever.

      ventaglio admin mute Mallory --for 12h --why "insults"
help-admin-unmute =
    Let somebody speak again.

      ventaglio admin unmute Mallory --why "has apologised"
help-admin-rename =
    Call somebody otherwise from now on. What was played stays under the old name.

      ventaglio admin rename Mallory "Guest 7" --why "not a name for a club"
help-admin-reset-password =
    Give a new password to somebody who has lost all recovery codes. It is shown once; all sessions end.

      ventaglio admin reset-password anna --why "showed her card at the club"
help-admin-export =
    Write all that is known of somebody to a file, as JSON. Everybody can do so for himself, on his page.

      ventaglio admin export anna --to anna.json --why "asked by letter"
help-admin-erase =
    Forget somebody. What was played stays, without the name. Everybody can do so for himself, on his page.

      ventaglio admin erase anna --why "asked by letter"
help-admin-close =
    Close a table. The match counts for nothing.

      ventaglio admin close 2fKq0vX1yZ3aBcDe --why "stuck"
help-admin-reports =
    List what players have reported and nobody has settled yet.

      ventaglio admin reports
      ventaglio admin reports --all --json
help-admin-report =
    Show a report with everything that was said at the table; its whole log can be written to a file.

    The log shows all cards: do not hand it on while the match goes on.

      ventaglio admin report 12
      ventaglio admin report 12 --to report-12.json
help-admin-settle =
    Put on record that a report was dealt with, and how.

      ventaglio admin settle 12 --why "muted for a day"
help-admin-announce =
    Tell everybody something, in a banner on every page.

      ventaglio admin announce "Closed tonight from eleven" --for 12h
      ventaglio admin announce "Stasera si chiude alle undici" --language it
      ventaglio admin announce --end
help-admin-maintenance =
    Let nothing new begin, because the server will be stopped. What is being played goes on.

      ventaglio admin maintenance on --why "new version"
      ventaglio admin maintenance off
help-admin-drain =
    Let nothing new begin, and wait until no match is left that people play. Then the server can be stopped.

      ventaglio admin drain
      ventaglio admin drain --for 90m --why "new version"
help-admin-purge =
    Forget guests who were not here for so many days, and logs of matches that ended so many days ago.

    A server does it by itself once a day, by VENTAGLIO_KEEP_GUESTS (180) and VENTAGLIO_KEEP_LOGS (0, never).

      ventaglio admin purge
      ventaglio admin purge --guests 90 --logs 730
help-admin-audit =
    Show what was done by those who run the server: who, when, what, why; the latest first.

      ventaglio admin audit
      ventaglio admin audit --about Mallory --json

opt-admin-by = Who stands in the audit; otherwise the user of this machine.
opt-admin-why = The reason, for the audit; whoever is banned is told it.
opt-admin-who = Somebody: a login, an id, or a name that only one has.
opt-admin-for = For how long: 30m, 12h, 7d; otherwise for ever.
opt-admin-address = Let no new guests in either from where this person was last seen; others may share that address.
opt-admin-search = Part of a name or of a login.
opt-admin-count = How many lines at most.
opt-admin-session = One session, by its id; otherwise all of them.
opt-admin-name = The new name.
opt-admin-to = The file to write.
opt-admin-table = The id of a table, as in its address.
opt-admin-report = The number of a report.
opt-admin-all = Those that are settled too.
opt-admin-log-to = The file to write report and log to, as JSON.
opt-admin-text = What everybody is told.
opt-admin-language = Only to those who read in this language: en, it.
opt-admin-end = Tell it no longer.
opt-admin-state = on or off.
opt-admin-drain = How long to wait: 30m, 12h.
opt-admin-guests = Days without a visit after which a guest is forgotten; 0 is never.
opt-admin-logs = Days after its end after which a log is forgotten; 0 is never.
opt-admin-about = Only what concerned this: a person, a table, a report.

admin-head-id = id
admin-head-name = name
admin-head-login = login
admin-head-seen = seen
admin-head-banned = banned until
admin-head-muted = muted until
admin-head-session = session
admin-head-device = device
admin-head-since = since
admin-head-number = no.
admin-head-time = time
admin-head-about = about
admin-head-reason = reason
admin-head-text = text
admin-head-settled = settled
admin-head-by = by
admin-head-table = table, entry
admin-head-what = what
admin-head-whom = whom
admin-head-more = more
admin-head-why = why
admin-status-servers = Processes that serve
admin-status-matches = Matches with people at them
admin-status-open = Tables that wait for players
admin-status-reports = Reports to be settled
admin-status-maintenance = Maintenance since
admin-status-announcement = Announced
admin-logged-out =
    { $count ->
        [one] One session of { $name } has ended.
       *[other] { $count } sessions of { $name } have ended.
    }
admin-banned = { $name } is banned until { $until }.
admin-unbanned = { $name } may come again.
admin-muted = { $name } says nothing until { $until }.
admin-unmuted = { $name } may speak again.
admin-renamed = { $old } is now called { $name }.
admin-new-password = The password of { $name } is now { $password } – it is shown only this once. All sessions have ended.
admin-erased =
    { $count ->
        [one] Forgotten; one log named this person, and no longer does.
       *[other] Forgotten; { $count } logs named this person, and no longer do.
    }
admin-closed = The table { $table } is closed.
admin-unheard = No server has closed the table yet; the first that can will do it.
admin-settled = Report { $number } is settled.
admin-announced = Announced.
admin-unannounced = No longer announced.
admin-maintenance-on = Maintenance: nothing new begins, what is being played goes on.
admin-maintenance-off = Open again.
admin-draining =
    { $count ->
        [one] One match is still being played.
       *[other] { $count } matches are still being played.
    }
admin-drained = Nobody plays any more: the server can be stopped.
admin-not-drained =
    { $count ->
        [one] one match is still being played; nothing new begins until “ventaglio admin maintenance off”
       *[other] { $count } matches are still being played; nothing new begins until “ventaglio admin maintenance off”
    }
admin-purged =
    Forgotten: { $guests ->
        [one] one guest
       *[other] { $guests } guests
    }, { $logs ->
        [one] one log
       *[other] { $logs } logs
    }.
bad-admin-nothing = there is no database in { $folder }: name the data folder of a server with --data
bad-admin-nobody = nobody here has the login, the id or the name “{ $who }”
bad-admin-several = several people are called “{ $who }”: name one by id, { $ids }
bad-admin-span = “{ $text }” is no span of time: write 30m, 12h or 7d
bad-admin-no-table = no table { $table } is open or being played
bad-admin-text-or-end = say what is announced, or --end
bad-admin-language = there is no language { $language }; there are { $known }
bad-admin-days = a number of days is not negative
bad-admin-why-empty = say why: it stands in the audit
