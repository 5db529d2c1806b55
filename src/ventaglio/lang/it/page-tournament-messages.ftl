# Messaggi agli iscritti, alla segreteria.

page-desk-messages = Messaggi agli iscritti
page-desk-messages-about = Un testo da copiare dove volete. C'è solo quello che è pubblicato.
page-desk-message = Messaggio
page-desk-message-invitation = Invito
page-desk-message-positions = Posizioni
page-desk-message-results = Classifica
page-desk-message-text = Il testo
page-desk-message-words = Parole vostre, prima del testo
page-desk-message-nobody = Per posta non si raggiunge nessuno: gli indirizzi stanno nell'anagrafe del circolo che tiene il torneo.
page-desk-message-send =
    { $count ->
        [one] Manda una lettera
       *[other] Manda { $count } lettere
    }
page-desk-message-confirm =
    { $count ->
        [one] Sì, manda la lettera
       *[other] Sì, manda { $count } lettere
    }
page-desk-message-unreached =
    { $count ->
        [0] Hanno tutti un indirizzo.
        [one] Una persona non ha indirizzo.
       *[other] { $count } persone non hanno indirizzo.
    }
page-desk-message-sent =
    { $count ->
        [one] Una lettera è partita.
       *[other] { $count } lettere sono partite.
    }
page-desk-message-refused = Non è partita la lettera a: { $who }.
