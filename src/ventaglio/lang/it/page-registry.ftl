### L'anagrafe di un circolo sulla sua pagina e all'iscrizione.

page-registry-title = Anagrafe
page-registry-of = Anagrafe: { $club }
page-registry-about = Questa pagina la vede solo chi tiene il circolo. Nei tornei organizzati dal circolo questi nomi vengono proposti all'iscrizione.
page-registry-to-club = Al circolo
page-registry-panel-people = Persone
page-registry-panel-alike = Doppioni e circoli
page-registry-panel-sheets = Fogli di calcolo
page-registry-panel-changes = Modifiche
page-registry-panel-keepers = Chi la tiene
page-registry-keepers = Chi tiene il circolo
page-registry-keepers-about = Ognuno vede e cambia l'anagrafe, organizza tornei a nome del circolo e può passare la mano. Uno resta sempre.
page-registry-keeper-since = dal { $day }
page-registry-keeper-who = Un amico, o qualcuno con cui hai giocato
page-registry-keeper-add = Tiene anche lui il circolo
page-registry-keeper-added = { $name } tiene anche il circolo.
page-registry-keeper-remove = Non lo tiene più
page-registry-keeper-remove-who = { $name } non tiene più il circolo
page-registry-keeper-removed = { $name } non tiene più il circolo.
page-registry-keeper-nobody = Per affidare il circolo anche a un altro, manda a quella persona il tuo collegamento d'amicizia.

## Persone

page-registry-people = { $count ->
        [0] Ancora nessuno
        [one] Una persona
       *[other] { $count } persone
    }
page-registry-add = Aggiungi una persona
page-registry-added = { $who } è nell'anagrafe.
page-registry-save = Salva
page-registry-saved = Salvato.
page-registry-never-mind = Lascia stare
page-registry-search = Cerca per nome, tessera o circolo
page-registry-who = Nome
page-registry-surname = Cognome
page-registry-name = Nome
page-registry-card = Tessera
page-registry-club = Circolo
page-registry-category = Categoria
page-registry-licence = Anno della tessera
page-registry-email = E-mail (la vede solo il circolo)
page-registry-shown = Che cosa vedono tutti
page-registry-shown-name = cognome e nome
page-registry-shown-initial = cognome e iniziale
page-registry-shown-nobody = nessun nome (***)
page-registry-none = L'anagrafe è vuota: aggiungi le persone una a una, o prendi un foglio di calcolo.
page-registry-none-found = Nessuno con questo nome.
page-registry-more = Se ne vedono { $shown } di { $total }: gli altri si trovano cercando.
page-registry-history = Negli anni
page-registry-years = Tornei: { $events }; vinti: { $wins }; fra i primi tre: { $podiums }.
page-registry-no-history = Nessun torneo concluso di questo circolo.
page-registry-day = Giorno
page-registry-tournament = Torneo
page-registry-with = Con
page-registry-place = Posto
page-registry-place-of = { $place } di { $of }
page-registry-replaced = sostituito durante il torneo
page-registry-rights = I suoi dati
page-registry-rights-about = Chi lo chiede può avere tutto quello che si conserva di lui, o farlo cancellare.
page-registry-export = Tutto in un file
page-registry-erase = Cancella…
page-registry-erase-sure = Cancella per sempre
page-registry-erase-about = Il nome sparisce dall'anagrafe e dai registri di tutti i tornei del circolo, e non può tornare. I risultati restano, senza nome.
page-registry-erased = Cancellato.

## Doppioni e circoli

page-registry-alike = Chi forse c'è due volte
page-registry-why-name = lo stesso nome
page-registry-why-initial = un'iniziale al posto del nome
page-registry-why-near = una lettera di differenza
page-registry-merge = Sono la stessa persona
page-registry-merged = { $who } ora c'è una volta sola.
page-registry-nobody-twice = Sembra che nessuno ci sia due volte.
page-registry-clubs = Circoli
page-registry-no-clubs = Nessuno ha ancora un circolo.
page-registry-rename-to = Nuovo nome
page-registry-rename = Rinomina

## Fogli di calcolo

page-registry-import = Da un foglio di calcolo
page-registry-import-about = Un file .xlsx o .csv con una riga di intestazioni: cognome, nome, tessera, circolo, categoria, licenza, e-mail. Chi è già conosciuto per tessera o per nome viene aggiornato; niente entra prima della tua conferma.
page-registry-file = Il file
page-registry-import-found = Nuovi: { $new }. Da aggiornare: { $updated }. Uguali: { $same }. Righe da sistemare: { $bad }.
page-registry-import-done = Fatto. Nuovi: { $new }, aggiornati: { $updated }, esclusi: { $bad }.
page-registry-import-who = Chi sono: { $count }
page-registry-import-confirm = { $count ->
        [one] Prendi una persona
       *[other] Prendi { $count } persone
    }
page-registry-row = Riga
page-registry-wrong = Che cosa non va
page-registry-export-csv = Tutti (.csv)

## Modifiche

page-registry-changes = Che cosa è cambiato
page-registry-no-changes = Ancora niente.
page-registry-undo = Annulla
page-registry-undo-of = Annulla: { $what }
page-registry-undone = Annullato.

## All'iscrizione

page-registry-offered = Persone dell'anagrafe
page-registry-expired = La tessera di { $who } è del { $year }.
page-registry-held = Organizza { $club }: la sua anagrafe viene proposta mentre scrivi.
page-registry-not-held = Nessun circolo organizza ancora questo torneo.
page-registry-hold = Organizza { $club }
page-registry-hold-no = Nessun circolo
