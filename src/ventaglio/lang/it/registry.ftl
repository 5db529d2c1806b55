# L'anagrafe di un circolo: quel che rifiuta, e come lo si dice.

bad-registry-nobody = nell'anagrafe non c'è nessuno con questo codice
bad-registry-full = l'anagrafe è piena: tiene { $most } persone
bad-registry-same = è già la stessa persona
bad-registry-no-club = nessuno nell'anagrafe è iscritto a { $club }
bad-registry-undo-late = non si può più annullare: { $person } è stato cambiato di nuovo nel frattempo
bad-registry-undo-never = questo non si può annullare
bad-registry-no-surname = una persona ha un cognome
bad-registry-licence = una tessera vale per un anno, come 2026; «{ $text }» non lo è
bad-registry-email = «{ $text }» non è un indirizzo di posta elettronica
bad-registry-card-taken = { $person } ha già la tessera { $card }
bad-registry-long = «{ $text }…» è troppo lungo: al massimo { $most } lettere
bad-registry-no-change = non c'è nessuna modifica n. { $number }
bad-club-last-keeper = è l'ultima persona che tiene il circolo: prima va affidato a qualcun altro
bad-club-no-keeper = questa persona non tiene il circolo
bad-club-keepers = un circolo è tenuto da { $most } persone al massimo
bad-club-keeper-unknown = il circolo si affida a un amico, o a qualcuno con cui hai giocato
bad-club-registry = ci sono persone nell'anagrafe di questo circolo: prima vanno esportate e cancellate

## Che cosa è cambiato

registry-did-added = Aggiunto: { $who }
registry-did-changed = Cambiato: { $who }
registry-did-merged = Due schede unite: { $who }
registry-did-imported = { $many ->
        [one] Da un foglio di calcolo: { $who }
       *[other] Da un foglio di calcolo: { $many } persone ({ $who }…)
    }
registry-did-club-renamed = Il circolo { $old } ora è { $new } ({ $many })
registry-did-undone = Annullata la modifica n. { $change }: { $who }
registry-did-erased = Una persona è stata cancellata

## Righe di un foglio di calcolo

registry-import-headings = Manca la riga delle intestazioni: scrivi Cognome, Nome, Tessera, Circolo, Categoria, Licenza.
registry-import-rows = Sotto le intestazioni non c'è nessuno.
registry-import-surname = Manca il cognome.
registry-import-twice = { $person } è già nella riga { $other }.
registry-import-namesakes = Ci sono { $many } persone di nome { $person }: scrivi la tessera, per sapere di chi si tratta.
registry-import-card = La tessera { $card } nell'anagrafe è di { $person }, non di { $typed }.
