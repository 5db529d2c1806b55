# Messages to entrants, at the desk.

page-desk-messages = Messages to entrants
page-desk-messages-about = A text to copy wherever you like. Only what is published is in it.
page-desk-message = Message
page-desk-message-invitation = Invitation
page-desk-message-positions = Positions
page-desk-message-results = Standings
page-desk-message-text = The text
page-desk-message-words = Words of your own, above the text
page-desk-message-nobody = Nobody is reached by mail: addresses are in the registry of the club that holds the tournament.
page-desk-message-send =
    { $count ->
        [one] Send one letter
       *[other] Send { $count } letters
    }
page-desk-message-confirm =
    { $count ->
        [one] Yes, send the letter
       *[other] Yes, send { $count } letters
    }
page-desk-message-unreached =
    { $count ->
        [0] Everybody has an address.
        [one] One person has no address.
       *[other] { $count } people have no address.
    }
page-desk-message-sent =
    { $count ->
        [one] One letter has gone.
       *[other] { $count } letters have gone.
    }
page-desk-message-refused = The letter did not go to: { $who }.
