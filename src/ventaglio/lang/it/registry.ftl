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
bad-club-registry = ci sono persone nell'anagrafe di questo circolo: prima vanno esportate e cancellate
