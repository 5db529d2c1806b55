# What is told of a hand that is over.

study-cost = { $name } chose to { $done }. To { $other } was worth { NUMBER($points, maximumFractionDigits: 1) } points more (± { NUMBER($error, maximumFractionDigits: 1) }).
study-won = { $name } chose to { $done }. The next best, to { $other }, was worth { NUMBER($points, maximumFractionDigits: 1) } points less (± { NUMBER($error, maximumFractionDigits: 1) }).
study-seen =
    { $sign ->
        [same] With all cards seen, to { $done } and to { $other } come to the same.
        [more] With all cards seen, to { $done } makes { NUMBER($points, maximumFractionDigits: 1) } points more than to { $other }.
       *[less] With all cards seen, to { $done } makes { NUMBER($points, maximumFractionDigits: 1) } points less than to { $other }.
    }
bad-hand-not-over = Hand { $number } is not over, and of a hand under way nothing is told.
