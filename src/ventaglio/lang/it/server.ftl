### Il server: le persone, e i dati che conserva.

## Persone

bad-person-name = un nome ha da 1 a { $most } caratteri visibili
bad-person-login = un nome utente ha da 3 a 20 segni: lettere dalla a alla z senza accenti, cifre, punti, trattini e trattini bassi
bad-person-login-taken = il nome utente «{ $login }» è già di qualcuno: scegline un altro
bad-person-password = una password ha da { $least } a { $most } caratteri
bad-person-no-guest = solo un ospite può registrarsi, e una volta sola
bad-person-wrong = il nome utente o la password non va bene
bad-person-wrong-code = il nome utente o il codice di recupero non va bene; un codice già usato non serve più
bad-person-wrong-password = non è la tua password attuale
bad-person-unknown = qui questa persona non c'è

## Due server

bad-folder-in-use = un altro server serve già { $folder }. Fermalo prima; oppure dai a entrambi lo stesso VENTAGLIO_VALKEY, così servono insieme

## Copia di riserva

help-backup =
    Copia i dati di un server in una cartella nuova. Il server può continuare a girare.

    La copia contiene la base di dati com'era in un preciso momento, controllata, e il segreto che firma le sessioni:
    va custodita come l'originale. Per tornarci, si avvia un server su una copia della copia.

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
bad-backup-postgresql =
    la base di dati è un server PostgreSQL: copiala con pg_dump --format=custom, e la cartella dei dati a mano
