### Money at a tournament's desk: fees, receipts, the till, prizes from the pot.

how-cash = cash
how-card = card
how-transfer = bank transfer

## On record

audit-reductions-set = Reduced fees: { $reductions }
audit-fees-agreed = Fee of { $who }: { $fees }{ $why ->
        [none] { "" }
       *[some] { " " }({ $why })
    }
audit-money-taken = { $back ->
        [yes] Given back to
       *[no] Taken from
    } { $who }: { $amounts }, { $how }
audit-cash-moved = { $out ->
        [yes] Out of the till
       *[no] Into the till
    }: { $cents }, { $how } – { $why }

## Why not

desk-no-reductions = There are at most { $most } reduced fees.
desk-no-money-amount = An amount is in whole cents, not below nothing and not above €100,000.
desk-no-money-nothing = Write an amount.
desk-no-money-each = Write an amount for each of the { $players } players of { $who }.
desk-no-money-back = { $who } cannot be given back more than was taken.
desk-no-money-gone = The entry no. { $number } was cancelled: its money can only be given back, to each player apart.
desk-no-fee-taken = The fee of { $who } was taken with a receipt. Give the money back instead of unmarking it.
desk-no-pot = This rule makes no prizes: there are places with a weight above nothing, and at most 100 percent of the pot.

## On paper

bad-paper-no-payment = Line { $entry } of the log is no payment.
paper-cash-sheet = Cash sheet
paper-cash-people = Fees
paper-cash-person = Player
paper-cash-due = due
paper-cash-paid = paid
paper-cash-left = to pay
paper-cash-why = reduced
paper-cash-sum = Total
paper-cash-till = The till
paper-cash-fees = Fees, { $how }
paper-cash-ticked = Fees ticked off without an amount
paper-cash-gone = Of this from cancelled entries, to give back
paper-cash-moved = Other, { $how }
paper-cash-must = Must be in the till, in cash
paper-cash-movements = In and out
paper-cash-prizes = Prizes to pay
paper-cash-rest = Left after prizes
paper-receipts = Receipts
paper-receipt = Receipt no. { $number }
paper-receipt-back = Money given back, no. { $number }
paper-receipt-from = From
paper-receipt-to = To
paper-receipt-amount = Amount
paper-receipt-for = For
paper-receipt-how = Paid by
paper-receipt-by = For the organisers
paper-receipt-line = line { $entry } of the log
paper-pot-told = From the pot: fees { $fees } of { $people } players, { $kept } kept, { $share } given as prizes, { $left } left with the organisers.

## On the command line

help-tournament-fees =
    Say what the players of an entry owe, where that is not what the notice says; or show and set the reduced fees.

      ventaglio tournament fees
      ventaglio tournament fees --reduction "Under 25=10" --reduction "Juniores=5:category=J"
      ventaglio tournament fees 12 --fee 20 --fee 10 --why "Under 25"
help-tournament-pay =
    Take the fee of an entry: all that is due, or an amount for each player. With --back it is given back.

      ventaglio tournament pay 12
      ventaglio tournament pay 12 --amount 20 --amount 0 --how card
      ventaglio tournament pay 12 --amount 20 --amount 0 --back
help-tournament-cash =
    Show the cash sheet of the evening, or note what else went into the till or out of it.

      ventaglio tournament cash
      ventaglio tournament cash --in 100 --why "change"
      ventaglio tournament cash --out 80 --why "hall"

opt-tournament-reduction = a reduced fee and who pays it, as in "Under 25=10" or "Juniores=5:category=J"
opt-tournament-each-fee = what a player owes, once for each player
opt-tournament-amount = what a player pays, once for each player; all that is due if you say nothing
opt-tournament-pay-how = how the money changes hands
opt-tournament-back = the money is given back
opt-tournament-cash-in = into the till
opt-tournament-cash-out = out of the till
opt-tournament-pot = prizes from the pot by place and weight, as in 1:50,2:30,3:20
opt-tournament-percent = how many percent of the pot are given as prizes
opt-tournament-keep = what is kept of each player's fee before that
opt-tournament-unit = prizes are multiples of this amount

tournament-reduction = “{ $text }” is no reduced fee: write its name and an amount, as in "Under 25=10" or "Juniores=5:category=J".
tournament-pot = “{ $text }” is no pot: write places and weights, as in 1:50,2:30,3:20.
tournament-paid-already = { $who } owes nothing.
tournament-no-reductions = There are no reduced fees.
tournament-cash-sums = due { $due }, paid { $paid }; in the till { $till }
tournament-head-due = due
tournament-head-paid = paid
tournament-head-left = to pay
tournament-head-why = reduced
