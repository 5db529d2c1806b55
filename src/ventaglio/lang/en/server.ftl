### The server: people, and the data it keeps.

## People

bad-person-name = a name has 1 to { $most } characters that can be seen
bad-person-login = a login has 3 to 20 signs: letters from a to z without accents, digits, dots, hyphens and underscores
bad-person-login-taken = somebody has the login “{ $login }” already: choose another
bad-person-password = a password has { $least } to { $most } characters
bad-person-password-name = a password must not be your own name, nor little more than that: choose another
bad-person-password-common = this is one of the first passwords that anybody would try: choose something longer or less common
bad-person-no-guest = only a guest can register, and only once
bad-person-wrong = login or password is wrong
bad-person-wrong-code = login or recovery code is wrong; a code that was used once does not serve again
bad-person-wrong-password = this is not your present password
bad-friend-yourself = you are your own best friend already: send this link to somebody else
bad-friend-too-many = one has at most { $most } friends here
bad-friend-link = this link makes nobody's friend: perhaps it was cut off on its way
bad-friend-unknown = you can invite friends, and those you have sat at a table with
bad-person-unknown = there is no such person here
bad-person-banned = this account is closed until { $until }: { $why }
bad-person-banned-for-ever = this account is closed: { $why }
bad-person-guest = a guest has no password
bad-house-no-report = there is no report { $number }
bad-house-why-long = a reason has at most { $most } characters
bad-house-text-long = an announcement has 1 to { $most } characters
bad-person-no-session = there is no session { $session } of this person
bad-person-plays = you sit at a table that has not ended: leave it first, then try again
bad-address-closed = no new guests are let in from your address at the moment; whoever has an account can enter
bad-not-our-name = This server does not go by the name under which it was asked: whoever runs it can add that address to VENTAGLIO_ORIGINS.
bad-setting-days = { $name } is a number of days, or 0 for never: “{ $text }” is neither
bad-setting-proxied = VENTAGLIO_PROXIED is yes, or the addresses and networks of proxies: “{ $text }” is neither

## Two servers

bad-folder-in-use = another server serves { $folder } already. Stop it first; or give both the same VENTAGLIO_VALKEY, so that they serve together

## Backup

help-backup =
    Copy the data of a server into a new folder. The server may go on running.

    The copy holds the database as it was at one moment, checked, and the secret that signs sessions: keep it as safe as
    the original. Where the database is a PostgreSQL server, the copy holds it in a file. To go back to it, start a server
    on a copy of it, or see “ventaglio restore --help”.

      ventaglio backup ventaglio-monday
      ventaglio backup ventaglio-monday --data server-data

opt-backup-folder = The folder to make; it must not exist.
opt-data = The data folder of the server; otherwise VENTAGLIO_DATA, or a folder of its own among your data.
backup-progress = Copying
backup-done = { $source } is copied to { $folder }.
bad-backup-exists = { $folder } exists already: name a folder that does not
bad-backup-nothing = there is no database in { $folder }: name the data folder of a server with --data
bad-backup-inside = { $folder } lies in the data folder itself: name one outside
bad-backup-damaged = { $file } is damaged, and so is its copy, which was removed: { $trouble }
bad-backup-nothing-there = there is nothing in this database: no server has ever started on it
bad-backup-lacking = of { $count } rows of { $table } only { $found } were copied: there is no copy
restore-progress = Restoring
restore-done = { $folder } is restored: serve it with the data folder { $target }.
bad-restore-nothing = there is no copy in { $folder }: name a folder that “ventaglio backup” has made
bad-restore-occupied = { $folder } is there and not empty: move it away, or name another with --data
bad-restore-secret = { $file } is the key of another server: move it away, or name another data folder with --data
bad-restore-filled = the database is not empty: restore into a new one, which nothing can be lost from

help-restore =
    Put a copy in the place of data that is lost.

    It goes into a data folder that is not there yet; and if VENTAGLIO_DATABASE names a PostgreSQL server, into that
    database, which must be empty. What a PostgreSQL server had can be restored into a file, and the other way round.
    Nothing is ever written over.

      ventaglio restore ventaglio-monday --data server-data

opt-restore-folder = The folder that “ventaglio backup” has made.

## Steps of the database

help-schema =
    Say how far the tables of the database have come, or bring them to another step.

    A server brings its database up to date when it starts. Before you go back to an older version of the program, bring
    the tables back to what it knows, with the newer version: what came with the later steps is lost, so make a backup
    first. No server may run meanwhile.

      ventaglio schema
      ventaglio schema 0001 --forget

opt-schema-step = The step to go to; otherwise nothing is changed.
opt-schema-forget = Go back although something is lost.
schema-standing = The database stands at step { $found }, this version of the program at { $known }.
schema-moved = The database stood at step { $before } and stands at { $after }.
bad-schema-newer = the database is of a newer version of this program (step { $found }; this one knows { $known }): install that version, or bring the database back with its “ventaglio schema { $known }”
bad-schema-step = there is no step “{ $step }”; there are { $known }
bad-schema-forgets = step { $step } knows nothing of these rows, which would be lost: { $rows }; nothing was changed: make a backup, then add --forget
bad-database-trouble = the database cannot be used: { $trouble }
