### Why a Tressette player would play a card, or would not.

why-tressette-only = it is all that may be played
why-tressette-sure = the trick goes to your side
why-tressette-lost = the trick goes to the opponents
why-tressette-takes = your side takes the trick in { NUMBER($share, style: "percent") } of cases
why-tressette-returns =
    it is the suit that your partner has asked for: { $suit ->
        [d] danari
        [s] spade
        [c] coppe
       *[b] bastoni
    }
why-tressette-partner = your partner holds { $card } in { NUMBER($share, style: "percent") } of cases
why-tressette-opponent = an opponent holds { $card } in { NUMBER($share, style: "percent") } of cases
why-tressette-void =
    your partner has no { $suit ->
        [d] danari
        [s] spade
        [c] coppe
       *[b] bastoni
    } in { NUMBER($share, style: "percent") } of cases, and can load the trick
why-tressette-loads =
    { $points ->
        [1] puts a whole point on the trick
       *[other] puts a third of a point on the trick
    }
why-tressette-keeps = keeps { $card } for a better trick
why-tressette-more =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] brings { NUMBER($points, maximumFractionDigits: 1) } point more on average than { $card }
       *[other] brings { NUMBER($points, maximumFractionDigits: 1) } points more on average than { $card }
    }
why-tressette-less =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] brings { NUMBER($points, maximumFractionDigits: 1) } point less on average than { $card }
       *[other] brings { NUMBER($points, maximumFractionDigits: 1) } points less on average than { $card }
    }
why-tressette-expected =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] sound sense prefers it, which counts for more than the { NUMBER($points, maximumFractionDigits: 1) } point by which { $card } came out ahead on average
       *[other] sound sense prefers it, which counts for more than the { NUMBER($points, maximumFractionDigits: 1) } points by which { $card } came out ahead on average
    }
why-tressette-alike = no other card does clearly better
why-tressette-all = all that is left is yours, however the cards lie
why-tressette-accuse = it is points for the asking, and tells your partner where the best cards are
why-tressette-told = the words tell your partner what you hold in the suit
why-tressette-told-void = the words tell your partner that you have no cards of a suit
why-tressette-hushed =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] the most telling words would cost { NUMBER($points, maximumFractionDigits: 1) } point: they help the opponents more
       *[other] the most telling words would cost { NUMBER($points, maximumFractionDigits: 1) } points: they help the opponents more
    }
