### Per chi tiene un server, e per chi ne incontra uno in cui qualcosa è andato storto.

## Quando qualcosa va storto

error-broken = qui qualcosa è andato storto; chi tiene il server lo trova sotto { $id }
error-too-often =
    { $seconds ->
        [one] Troppe richieste. Si continua fra un secondo.
       *[other] Troppe richieste. Si continua fra { $seconds } secondi.
    }
error-page-ours = Qui qualcosa è andato storto
error-page-refused = Non è stato fatto
error-page-401 = Lo vede solo chi qui è conosciuto. Prima scegli un nome.
error-page-403 = Questo non è per te.
error-page-404 = Qui non c'è nulla.
error-page-405 = Questo qui non si può chiedere.
error-page-429 = Troppe richieste dal tuo indirizzo. Aspetta un minuto.
error-page-500 = È un errore nostro, non tuo, ed è scritto nel registro.
error-page-503 = Il server adesso non può rispondere. Riprova fra un momento.
error-page-id = A chi tiene il server di' il numero della tua richiesta:
error-page-home = Ai tavoli

## Copie a orario

opt-serve-backup-every = fa una copia ogni tante ore
opt-serve-backup-keep = quante copie si tengono; altrimenti 7
opt-serve-backup-folder = dove vanno; altrimenti in una cartella accanto a quella dei dati
bad-serve-backups = le copie si fanno ogni tante ore, più di zero, e se ne tiene almeno una
