### The command that checks the deals of a record.

help-verify =
    Check that the deals of a record are those that were promised before the cards were dealt, and replay it.

      ventaglio verify game.txt

    Ends with 1 unless every deal is proved. What that means is told in docs/provable.md.

## What cannot be read

bad-contribution = “{ $text }” cannot be contributed to a deal: write 1 to 64 letters, digits, hyphens or underscores
bad-contributor = “{ $text }”: each seat contributes once, and the table never
bad-deal-header = header { $name }: “{ $text }” is not what stands there
bad-record-move = line { $line }: “{ $move }” cannot be played. { $why }
bad-record-move-foreign = line { $line }: “{ $move }” cannot be played here. The record was made under other values of its code than those of this program. { $why }

## Result

verify-deal = Deal { $number }: { $verdict }
verify-commitment = commitment { $commitment }
verify-proved = proved.
verify-no-proof = the record has no proof of it.
verify-untold = its secret has not been told.
verify-nobody-contributed = the cards follow from the secret, but no player contributed: they could have been chosen.
verify-label-used-twice = its proof is that of an earlier deal.
verify-other-commitment = not what was promised: the secret does not fit the commitment.
verify-other-cards = not what was promised: secret and contributions give other cards.
verify-no-deal = No cards are dealt in this record: there is nothing to prove.
verify-summary =
    { $deals ->
        [one]
            { $proved ->
                [0] One deal, not proved.
               *[other] One deal, proved.
            }
       *[other] { $deals } deals, { $proved } proved.
    }
verify-compare = Compare the commitments and your own contributions with those you saw before each deal.
