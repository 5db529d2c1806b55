code-asso-di-casa = Asso
length-tricks = a { $number } prese
help-play-asso = Gioca ad Asso contro i bot.

action-asso-play = gioca { $card }
event-asso-dealt = Si danno le carte di Asso.
event-asso-played = { $who ->
    [you] Giochi { $card }.
   *[other] { $name } gioca { $card }.
}
event-asso-taken = { $who ->
    [you] La presa è tua.
   *[other] La presa va a { $name }.
}
event-asso-match-ended = { $who ->
    [you] Hai vinto la partita.
   *[other] { $name } ha vinto la partita.
}
view-asso-hand = le tue carte: { $value }
view-asso-trick = in tavola: { $value }

refusal-asso-turn = Non è il tuo turno.
refusal-asso-over = La partita è finita.
refusal-asso-pack = Non sono le quaranta carte.
refusal-asso-not-held = Non hai { $card }.
refusal-asso-follow = Bisogna rispondere al seme: { $card } non risponde.

norm-asso-players = Giocatori
norm-asso-hand = Carte in mano
norm-asso-follow = Si risponde al seme
norm-asso-target = Prese che vincono
