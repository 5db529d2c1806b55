# Messaggi agli iscritti: testi da copiare, o lettere per posta elettronica.

message-invitation = Invito: { $tournament }
message-positions = { $tournament }: posizioni del { $round }° turno
message-results = { $tournament }: classifica
message-fee = Quota d'iscrizione: { $fee } a persona.
message-link = Tutto il torneo: { $link }
message-table = Tavolo { $table }: { $first } contro { $second }
message-rests = Riposa: { $who }
message-own-table =
    Giocate al tavolo { $table }, { $line ->
        [first] linea N-S
       *[second] linea E-O
    }, contro { $against }.
message-own-rest = In questo turno riposate.
message-own-place = Siete arrivati al posto { $rank } di { $rows }, con { $vp } VP.
message-after = Classifica dopo il { $round }° turno:
message-row = { $rank }. { $who }, { $vp } VP
bad-message-kind = Non ci sono messaggi «{ $text }»: ci sono { $known }.
bad-message-no-positions = Nessuna posizione è ancora pubblicata.
bad-message-no-ranking = Nessuna classifica è ancora esposta.
bad-mail-off = Questo server non manda posta: si accende con VENTAGLIO_MAIL_SERVER. Il testo si può copiare.
bad-mail-nobody = Non c'è nessuno a cui scrivere: gli indirizzi stanno nell'anagrafe del circolo che tiene il torneo.
bad-mail-many = Le lettere sono troppe per una volta sola: al massimo { $most }.
bad-mail-unreached = Il server di posta non risponde come dovrebbe ({ $trouble }): sono partite { $gone } lettere su { $of }.
bad-mail-certificate = Il certificato del server di posta non è valido, quindi non è partito nulla: è il server scritto nelle impostazioni?
bad-mail-login = Il server di posta non accetta nome utente e password, quindi non è partito nulla.
bad-mail-plain = Il server di posta non offre una connessione cifrata (STARTTLS) o l'accesso con password, quindi non è partito nulla.
bad-setting-mail = La posta non si può accendere così: VENTAGLIO_MAIL_SERVER è host:porta, VENTAGLIO_MAIL_FROM è un indirizzo, VENTAGLIO_MAIL_ENCRYPTION è starttls, tls o none, e VENTAGLIO_MAIL_PASSWORD_FILE un file che si può leggere.
