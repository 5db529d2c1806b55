"""Tressette as numbers: a set of norms compiled, tables as rows of one array, acts as numbers.

| what | how |
|---|---|
| norms | ``code = compile_rules(rules, kind, passate)``: one array; a norm no kernel knows is refused |
| tables | ``rows = deal_many(code, seeds)``: an int64 row each, laid out in `table`; copy a row to try something |
| acts | numbers below ``ACTIONS``, listed in `actions`: 0–39 are cards in silence; ``action_number``, ``action_of`` |
| what may be done | ``legal_masks(code, rows)``; ``legal_lists(code, rows)`` gives numbers and how many |
| who acts, and doing it | ``turns(code, rows)``; ``step_many(code, rows, actions)``, in place |
| what a seat sees | ``observe_many(code, rows, seats)``: int8, laid out in `seeing` |
| the end | phase ``DEAL`` again or ``END``; ``MADE`` has the points of each side, ``OUTCOME`` how a match ended |
| playing on | ``random_passate``, ``play_out_from(code, row, times, seed, weights)``, ``playing_by(policy)`` |
| the readable engine | ``row_of(state)``, ``state_of(row, table)``, ``row_of_view(view, table, hands)`` |
| not to wait for a compiler | ``ventaglio.games.common.kernel.ready.ready()`` |

Cards are numbered 10 suit + grade, the highest grade 0; a hand is a set of bits (``HANDS`` in `table`). All of `table`,
`moves` (``list_legal``, ``playable``), `playing` (``step``), `counting` and `seeing` can be called from compiled code,
one row at a time. Regular play is what `ventaglio.games.tressette.engine.legal` lists: cards, formulas, declarations,
accusations, the lay-down and pairing cards. Calling out is no act of the turn, and neither it nor the dialogue after it
is here; a state that has seen either, or a referee, is refused by ``row_of``.
"""

from ventaglio.games.tressette.kernel.actions import (
    ACTIONS,
    CLAIM,
    DECLARE,
    MOST_LEGAL,
    SHOW,
    action_number,
    action_of,
)
from ventaglio.games.tressette.kernel.figures import FORMULAS, Code, card_of, compile_rules, number_of
from ventaglio.games.tressette.kernel.many import (
    deal_many,
    legal_lists,
    legal_masks,
    new_rows,
    observe_many,
    play_out_from,
    random_passate,
    step_many,
    turns,
)
from ventaglio.games.tressette.kernel.playing_by import playing_by
from ventaglio.games.tressette.kernel.policies import ANY_CARD, SITUATIONS
from ventaglio.games.tressette.kernel.reading import bits_of, cards_of, row_of, row_of_view, state_of
from ventaglio.games.tressette.kernel.seeing import SEEN
from ventaglio.games.tressette.kernel.table import DEAL, END, MADE, OUTCOMES, PHASE, ROW, Row, Rows

__all__ = [
    "ACTIONS",
    "ANY_CARD",
    "CLAIM",
    "DEAL",
    "DECLARE",
    "END",
    "FORMULAS",
    "MADE",
    "MOST_LEGAL",
    "OUTCOMES",
    "PHASE",
    "ROW",
    "SEEN",
    "SHOW",
    "SITUATIONS",
    "Code",
    "Row",
    "Rows",
    "action_number",
    "action_of",
    "bits_of",
    "card_of",
    "cards_of",
    "compile_rules",
    "deal_many",
    "legal_lists",
    "legal_masks",
    "new_rows",
    "number_of",
    "observe_many",
    "play_out_from",
    "playing_by",
    "random_passate",
    "row_of",
    "row_of_view",
    "state_of",
    "step_many",
    "turns",
]
