### Il server: le persone, e i dati che conserva.

## Persone

bad-person-name = un nome ha da 1 a { $most } caratteri visibili
bad-person-login = un nome utente ha da 3 a 20 segni: lettere dalla a alla z senza accenti, cifre, punti, trattini e trattini bassi
bad-person-login-taken = il nome utente «{ $login }» è già di qualcuno: scegline un altro
bad-person-password = una password ha da { $least } a { $most } caratteri
bad-person-password-name = la password non può essere il proprio nome, né poco più: scegline un'altra
bad-person-password-common = è una delle prime password che chiunque proverebbe: scegline una più lunga o meno comune
bad-person-no-guest = solo un ospite può registrarsi, e una volta sola
bad-person-wrong = il nome utente o la password non va bene
bad-person-wrong-code = il nome utente o il codice di recupero non va bene; un codice già usato non serve più
bad-person-wrong-password = non è la tua password attuale
bad-friend-yourself = di te stesso sei già amico: manda questo collegamento a qualcun altro
bad-friend-too-many = qui si hanno al massimo { $most } amici
bad-friend-link = questo collegamento non porta a nessuno: forse si è tagliato per strada
bad-friend-unknown = puoi invitare gli amici, e chi è stato al tavolo con te
bad-person-unknown = qui questa persona non c'è
bad-person-banned = questo account è chiuso fino al { $until }: { $why }
bad-person-banned-for-ever = questo account è chiuso: { $why }
bad-person-guest = un ospite non ha password
bad-house-no-report = non c'è una segnalazione { $number }
bad-house-why-long = un motivo ha al massimo { $most } caratteri
bad-house-text-long = un avviso ha da 1 a { $most } caratteri
bad-person-no-session = questa persona non ha una sessione { $session }
bad-person-plays = siedi a un tavolo non ancora concluso: lascialo, poi riprova
bad-address-closed = al momento dal tuo indirizzo non entrano nuovi ospiti; chi è registrato può accedere
bad-not-our-name = Questo server non porta il nome con cui è stato chiamato: chi lo gestisce può aggiungere quell'indirizzo a VENTAGLIO_ORIGINS.
bad-setting-days = { $name } è un numero di giorni, o 0 per mai: «{ $text }» non è né l'uno né l'altro
bad-setting-proxied = VENTAGLIO_PROXIED è yes, oppure gli indirizzi e le reti dei proxy: «{ $text }» non è né l'uno né l'altro

## Due server

bad-folder-in-use = un altro server serve già { $folder }. Fermalo prima; oppure dai a entrambi lo stesso VENTAGLIO_VALKEY, così servono insieme

## Copia di riserva

help-backup =
    Copia i dati di un server in una cartella nuova. Il server può continuare a girare.

    La copia contiene la base di dati com'era in un preciso momento, controllata, e il segreto che firma le sessioni:
    va custodita come l'originale. Se la base di dati è un server PostgreSQL, la copia la tiene in un file. Per tornarci,
    si avvia un server su una copia della copia, o si veda «ventaglio restore --help».

      ventaglio backup ventaglio-lunedi
      ventaglio backup ventaglio-lunedi --data dati-del-server

opt-backup-folder = La cartella da creare; non deve esistere.
opt-data = La cartella dei dati del server; altrimenti VENTAGLIO_DATA, o una cartella apposta fra i tuoi dati.
backup-progress = Copio
backup-done = { $source } è copiata in { $folder }.
bad-backup-exists = { $folder } esiste già: indica una cartella che non c'è
bad-backup-nothing = in { $folder } non c'è una base di dati: indica con --data la cartella dei dati di un server
bad-backup-inside = { $folder } sta nella cartella dei dati: indicane una fuori
bad-backup-damaged = { $file } è guasta, e così la sua copia, che è stata tolta: { $trouble }
bad-backup-nothing-there = in questa base di dati non c'è nulla: nessun server ci si è mai avviato
bad-backup-lacking = di { $count } righe di { $table } ne sono state copiate solo { $found }: la copia non c'è
restore-progress = Ripristino
restore-done = { $folder } è ripristinata: avvia il server con la cartella dei dati { $target }.
bad-restore-nothing = in { $folder } non c'è una copia: indica una cartella fatta da «ventaglio backup»
bad-restore-occupied = { $folder } c'è e non è vuota: spostala, o indicane un'altra con --data
bad-restore-secret = { $file } è la chiave di un altro server: spostala, o indica con --data un'altra cartella dei dati
bad-restore-filled = la base di dati non è vuota: ripristina in una nuova, da cui non si può perdere nulla

help-restore =
    Mette una copia al posto dei dati perduti.

    Va in una cartella dei dati che non c'è ancora; e se VENTAGLIO_DATABASE indica un server PostgreSQL, in quella base
    di dati, che dev'essere vuota. Quel che era in un server PostgreSQL si può ripristinare in un file, e viceversa.
    Non si scrive mai sopra nulla.

      ventaglio restore ventaglio-lunedi --data dati-del-server

opt-restore-folder = La cartella fatta da «ventaglio backup».

## I passi della base di dati

help-schema =
    Dice a che passo sono le tabelle della base di dati, o le porta a un altro.

    Un server aggiorna la sua base di dati quando si avvia. Prima di tornare a una versione più vecchia del programma,
    riporta le tabelle a quel che quella conosce, con la versione nuova: ciò che è venuto con i passi successivi va
    perduto, perciò prima fa' una copia. Intanto non deve girare alcun server.

      ventaglio schema
      ventaglio schema 0001 --forget

opt-schema-step = Il passo a cui andare; altrimenti non cambia nulla.
opt-schema-forget = Torna indietro anche se qualcosa va perduto.
schema-standing = La base di dati è al passo { $found }, questa versione del programma al { $known }.
schema-moved = La base di dati era al passo { $before } ed è al { $after }.
bad-schema-newer = la base di dati è di una versione più nuova del programma (passo { $found }; questa conosce { $known }): installa quella, o riporta indietro la base di dati con il suo «ventaglio schema { $known }»
bad-schema-step = non c'è un passo «{ $step }»; ci sono { $known }
bad-schema-forgets = il passo { $step } non conosce queste righe, che andrebbero perdute: { $rows }; non è cambiato nulla: fa' una copia, poi aggiungi --forget
bad-database-trouble = la base di dati non si può usare: { $trouble }
