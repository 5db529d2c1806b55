### The command that checks the deals of a record.

help-verify =
    Check that the deals of a record are those that were promised before the cards were dealt, and replay it.

      ventaglio verify game.txt
      ventaglio verify game.txt --receipts mine.json
      ventaglio verify table-1.txt table-2.txt

    Several records of a tournament are compared too: the same board must have had the same cards at every table.
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
verify-missing-opening = not what was promised: somebody committed and did not open, so that it ought to have been void.
verify-false-opening = not what was promised: what somebody opened is not what he had committed to.
verify-deals-skipped = before it there were deals that the record does not account for.
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
verify-had-no-part = without { $who }: { $why }

## What a kind of proof shows

verify-kind-first = These proofs are of the first kind: only the server had committed itself, and texts were told one after another. That the server wished for these cards alone is excluded; that it tried many texts of an accomplice at the table, after the others had told theirs, is not.
verify-kind-second = These proofs are of the second kind: everybody committed before anybody opened. If one of { $who } was honest, nobody chose these cards.
verify-without-bot = a bot, for which the server would speak
verify-without-away = was away
verify-without-silent = did not commit in time
verify-without-failed = had twice not opened what he had committed to

## Deals that were void

verify-voided =
    { $count ->
        [one] One deal was void before a card was seen, and was made again:
       *[other] { $count } deals were void before a card was seen, and were made again:
    }
verify-void-missing = { $label }: { $who } did not open
verify-void-false = { $label }: { $who } opened something else
verify-void-house = { $label }: the house could not open
verify-void-old-kind = { $label }: the house had promised it in the old way

## Held against one's own receipts, and against other tables

opt-verify-receipts = What your own program kept of the deals, to compare
opt-verify-others = Records of other tables with the same boards
bad-receipts = { $file } holds no receipts of deals.
verify-dispute-other-house = { $label }: you were shown another commitment of the house.
verify-dispute-other-list = { $label }: you were shown other commitments when you opened.
verify-dispute-other-opening = { $label }: you opened something else.
verify-dispute-without-you = { $label }: you had committed to this deal, and it was made without you.
verify-dispute-blamed = { $label }: the record says that you did not open, and you did.
verify-dispute-hidden = { $label }: you committed to this deal, and the record does not know it.
verify-equal = The boards were the same at all these tables.
verify-unequal = Board { $label } was not the same at all these tables.
