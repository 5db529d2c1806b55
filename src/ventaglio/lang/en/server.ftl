### The server: people, and the data it keeps.

## People

bad-person-name = a name has 1 to { $most } characters that can be seen
bad-person-login = a login has 3 to 20 signs: letters from a to z without accents, digits, dots, hyphens and underscores
bad-person-login-taken = somebody has the login “{ $login }” already: choose another
bad-person-password = a password has { $least } to { $most } characters
bad-person-no-guest = only a guest can register, and only once
bad-person-wrong = login or password is wrong
bad-person-wrong-code = login or recovery code is wrong; a code that was used once does not serve again
bad-person-wrong-password = this is not your present password
bad-person-unknown = there is no such person here

## Two servers

bad-folder-in-use = another server serves { $folder } already. Stop it first; or give both the same VENTAGLIO_VALKEY, so that they serve together

## Backup

help-backup =
    Copy the data of a server into a new folder. The server may go on running.

    The copy holds the database as it was at one moment, checked, and the secret that signs sessions: keep it as safe as
    the original. To go back to it, start a server on a copy of it.

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
bad-backup-postgresql =
    the database is a PostgreSQL server: copy it with pg_dump --format=custom, and the data folder by hand
