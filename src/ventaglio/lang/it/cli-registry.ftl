### L'anagrafe di un circolo dalla riga di comando.

## I comandi

help-registry =
    Tenere le persone di un circolo: tessera, circolo, categoria, licenza; anche da un foglio di calcolo.

    Ogni circolo del server ha un'anagrafe. Se i circoli sono più d'uno, se ne nomina uno con --club-id.

      ventaglio registry clubs --new "Circolo Adriatico"
      ventaglio registry import soci.xlsx
      ventaglio registry list ros
help-registry-clubs =
    Elencare i circoli del server, o fondarne uno.

      ventaglio registry clubs
      ventaglio registry clubs --new "Circolo Adriatico"
help-registry-list =
    Elencare le persone di un'anagrafe, o quelle a cui vanno bene le lettere: cominciano parole del nome, della tessera o
    del circolo.

      ventaglio registry list
      ventaglio registry list "ros an"
help-registry-add =
    Mettere qualcuno nell'anagrafe.

      ventaglio registry add Rossi Anna --card 101 --club Adriatico --licence 2026
help-registry-change =
    Cambiare quello che si sa di qualcuno, nominato con l'id o con lettere che vanno bene solo a lui.

      ventaglio registry change "rossi anna" --licence 2027 --shown initial
help-registry-import =
    Prendere le persone da un foglio di calcolo, .xlsx o .csv. Le righe sbagliate si dicono una per una, e allora non
    entra niente, a meno di accettare le righe buone con --yes.

      ventaglio registry import soci.xlsx --dry-run
      ventaglio registry import soci.xlsx --yes
help-registry-alike =
    Mostrare chi forse è nell'anagrafe due volte.

      ventaglio registry alike
help-registry-merge =
    Dire che due sono la stessa persona: resta la prima, con quello che aveva solo l'altra.

      ventaglio registry merge 3f1c9a2e7b604d58 8a0d5e6f1c2b3947
help-registry-years =
    Mostrare che cosa qualcuno ha giocato nei tornei conclusi del circolo.

      ventaglio registry years "rossi anna"
help-registry-hold =
    Dire che il circolo organizza un torneo: da allora i giocatori si cercano nell'anagrafe.

      ventaglio registry hold abcd2345
      ventaglio registry hold abcd2345 --no
help-registry-keepers =
    Mostrare chi tiene il circolo nel browser, o affidarlo a una persona in più o in meno. L'ultima resta.

      ventaglio registry keepers
      ventaglio registry keepers --add sara
      ventaglio registry keepers --remove ugo
help-registry-export =
    Scrivere in un file tutto quello che si conserva di qualcuno, per chi lo chiede.

      ventaglio registry export "rossi anna" --to anna.json
help-registry-erase =
    Cancellare qualcuno per sempre, dall'anagrafe e dai registri di tutti i tornei del circolo. I risultati restano, senza
    nome.

      ventaglio registry erase "rossi anna" --yes

## Che cosa prendono

opt-registry-club-id = Il circolo di cui si intende l'anagrafe, con il suo id; serve se i circoli sono più d'uno.
opt-registry-person = Qualcuno, con l'id o con lettere che vanno bene solo a lui.
opt-registry-letters = Lettere che cominciano parole del nome, della tessera o del circolo.
opt-registry-surname = Il cognome.
opt-registry-name = Il nome.
opt-registry-card = Il numero della tessera.
opt-registry-club = Il circolo di cui è socio.
opt-registry-category = La categoria.
opt-registry-licence = L'ultimo anno per cui vale la tessera.
opt-registry-shown = Che cosa tutti possono vedere del nome.
opt-registry-email = L'indirizzo e-mail, solo per il circolo.
opt-registry-new-club = Fondare un circolo con questo nome.
opt-registry-file = Il foglio di calcolo.
opt-registry-dry-run = Mostrare soltanto che cosa succederebbe.
opt-registry-yes = Prendere le righe buone, anche se altre sono sbagliate.
opt-registry-erase-yes = Sì, per sempre.
opt-registry-hold-no = Il circolo non lo organizza più.

## Che cosa dicono

registry-no-such-club = Non c'è nessun circolo { $club }.
registry-which = { $many ->
        [0] Non c'è ancora nessun circolo: se ne fonda uno con ventaglio registry clubs --new NOME.
       *[other] I circoli sono più d'uno: nominane uno con --club-id. { $known }
    }
registry-who = «{ $typed }» { $many ->
        [0] non va bene a nessuno nell'anagrafe.
       *[other] va bene a più d'una persona: usa l'id.
    }
registry-nobody-twice = Sembra che nessuno ci sia due volte.
registry-row = Riga { $row }: { $what }
registry-would = Nuovi: { $new }, da aggiornare: { $updated }, righe sbagliate: { $bad }. Non è entrato niente.
registry-imported = Nuovi: { $new }, aggiornati: { $updated }, righe sbagliate: { $bad }.
registry-erase-ask = { $who } sarebbe cancellato per sempre: aggiungi --yes se è quello che vuoi.
registry-erased = Cancellato; era in { $tournaments ->
        [one] un torneo.
       *[other] { $tournaments } tornei.
    }
registry-held = Il circolo organizza il torneo { $tournament }.
registry-not-held = Il circolo non organizza più il torneo { $tournament }.
registry-head-id = Id
registry-head-club = Circolo
registry-head-person = Nome
registry-head-card = Tessera
registry-head-category = Categoria
registry-head-licence = Licenza
registry-head-since = Dal
registry-keeper-who = { $many ->
        [0] Qui nessuno ha l'accesso, l'id o il nome «{ $typed }».
       *[other] In più si chiamano «{ $typed }»: di' quale, con l'id o l'accesso ({ $known }).
    }
registry-no-keepers = Nessuno tiene questo circolo nel browser.
opt-registry-keeper-add = Chi d'ora in poi tiene anche il circolo: accesso, id o nome.
opt-registry-keeper-remove = Chi non lo tiene più.
registry-head-day = Giorno
registry-head-tournament = Torneo
registry-head-partners = Con
registry-head-place = Posto
