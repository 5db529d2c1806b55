# Messages to those who have entered: texts to copy, or letters by mail.

message-invitation = Invitation: { $tournament }
message-positions = { $tournament }: positions of round { $round }
message-results = { $tournament }: standings
message-fee = Entry fee: { $fee } for each person.
message-link = The whole tournament: { $link }
message-table = Table { $table }: { $first } against { $second }
message-rests = Rests: { $who }
message-own-table =
    You play at table { $table }, { $line ->
        [first] line N-S
       *[second] line E-W
    }, against { $against }.
message-own-rest = You rest in this round.
message-own-place = You came in at place { $rank } of { $rows }, with { $vp } VP.
message-after = Standings after round { $round }:
message-row = { $rank }. { $who }, { $vp } VP
bad-message-kind = There are no messages “{ $text }”: there are { $known }.
bad-message-no-positions = No positions are out yet.
bad-message-no-ranking = No ranking has been posted yet.
bad-mail-off = This server sends no mail: VENTAGLIO_MAIL_SERVER turns it on. The text can be copied.
bad-mail-nobody = There is nobody to write to: addresses are in the registry of the club that holds the tournament.
bad-mail-many = These are too many letters at once: { $most } at the most.
bad-mail-unreached = The mail server does not answer as it should ({ $trouble }): { $gone } of { $of } letters have gone.
bad-mail-certificate = The mail server's certificate is not to be trusted, so nothing was sent: is it the server that the settings name?
bad-mail-login = The mail server does not accept user and password, so nothing was sent.
bad-mail-plain = The mail server offers no encrypted connection (STARTTLS) or no sign-in, so nothing was sent.
bad-setting-mail = Mail cannot be turned on like this: VENTAGLIO_MAIL_SERVER is host:port, VENTAGLIO_MAIL_FROM an address, VENTAGLIO_MAIL_ENCRYPTION is starttls, tls or none, and VENTAGLIO_MAIL_PASSWORD_FILE a file that can be read.
