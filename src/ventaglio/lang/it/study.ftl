# Quello che si dice di una mano finita.

study-cost = { $name } ha scelto di { $done }. Invece { $other } valeva { NUMBER($points, maximumFractionDigits: 1) } punti in più (± { NUMBER($error, maximumFractionDigits: 1) }).
study-won = { $name } ha scelto di { $done }. La seconda scelta, { $other }, valeva { NUMBER($points, maximumFractionDigits: 1) } punti in meno (± { NUMBER($error, maximumFractionDigits: 1) }).
study-seen =
    { $sign ->
        [same] A carte viste, { $done } e { $other } danno lo stesso.
        [more] A carte viste, { $done } dà { NUMBER($points, maximumFractionDigits: 1) } punti in più di { $other }.
       *[less] A carte viste, { $done } dà { NUMBER($points, maximumFractionDigits: 1) } punti in meno di { $other }.
    }
bad-hand-not-over = La mano { $number } non è finita, e di una mano in corso non si dice niente.
