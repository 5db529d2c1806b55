### For whoever runs a server, and for whoever meets one that went wrong.

## When something went wrong

error-broken = something went wrong here; whoever runs this server finds it under { $id }
error-too-often =
    { $seconds ->
        [one] Too many requests. It goes on in one second.
       *[other] Too many requests. It goes on in { $seconds } seconds.
    }
error-page-ours = Something went wrong here
error-page-refused = This was not done
error-page-401 = Only who is known here may see this. Choose a name first.
error-page-403 = This is not for you.
error-page-404 = There is nothing here.
error-page-405 = That cannot be asked here.
error-page-429 = Too many requests from your address. Wait a minute.
error-page-500 = It is our mistake, not yours, and it is in the log.
error-page-503 = The server cannot answer just now. Try again in a moment.
error-page-id = Tell whoever runs this server the number of your request:
error-page-home = To the tables

## Backups by the clock

opt-serve-backup-every = make a backup every so many hours
opt-serve-backup-keep = how many backups are kept; otherwise 7
opt-serve-backup-folder = where they go; otherwise a folder beside the data folder
bad-serve-backups = backups are made every so many hours, more than none, and at least one is kept
