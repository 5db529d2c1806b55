## Norms of play, and why they are read as they are

norm-direct_pozzetto_needs_no_pick_up = A pozzetto taken directly is played at once, with no pick-up
norm-last_turn_is_finished = Who draws the last card that may be played finishes the turn
value-WildMoves-FREE_WILD_ONLY = only a free wild: a natural two stays
filling-nella-sua-posizione-naturale-9-asks-for-a-place-ove-inserita = “nella sua posizione naturale” (9) asks for a place; “ove inserita prima del 3” (10) allows, not binds
filling-a-wild-is-bound-to-its-meld-and-to-no-place-10-a-natural-two = a wild is bound to its meld and to no place (10); a natural two “non funge da pinella” (9), so it stays
filling-solo-se-collocata-al-di-sotto-del-3-4-binds-and-a-wild-is-no = “solo se collocata al di sotto del 3” (4) binds, and a wild is no three; “al posto del 2” (5) is where
filling-the-text-shifts-a-wild-of-a-natural-two-that-would-shift-and = the text shifts a wild; of a natural two that would shift, and so become one, it says nothing
filling-the-text-has-it-among-the-manners-which-are-no-part-of-the-r = the text has it among the manners, which are no part of the regulation: it does not bind by itself
filling-a-round-has-three-smazzate-at-least-and-the-text-sets-no-upp = a round has three smazzate at least, and the text sets no upper bound
filling-the-round-ends-when-two-stock-cards-are-left-that-the-turn-i = the round ends when two stock cards are left; that the turn is finished first is said by the FIBUR code

## The length of a match

own-measure = This table plays by its own measure. Lengths by { $code }: { $lengths } ({ $article }).
