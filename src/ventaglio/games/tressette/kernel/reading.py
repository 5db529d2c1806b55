"""From the readable engine to rows and back: states, and what a seat sees of one with the rest supposed."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from ventaglio.core.cards import MAZZO, PALI, Carta
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine.buongioco import NAPOLETANA
from ventaglio.games.tressette.engine.deal import forms_pairs, pairing, shown_cards
from ventaglio.games.tressette.engine.declarations import bars_suit
from ventaglio.games.tressette.engine.duties import NONE as NO_DUTIES
from ventaglio.games.tressette.engine.folding import VENTICINQUE
from ventaglio.games.tressette.engine.formulas import BY_SLUG
from ventaglio.games.tressette.engine.position import with_counts
from ventaglio.games.tressette.engine.rules import Pairs
from ventaglio.games.tressette.engine.state import (
    CARD,
    Accusation,
    Phase,
    Said,
    State,
    Table,
    Trick,
    Won,
    card_bits,
)
from ventaglio.games.tressette.engine.view import View
from ventaglio.games.tressette.engine.winning import decided
from ventaglio.games.tressette.kernel.figures import FORMULAS, RANKS, WORDS, card_of, formula_number
from ventaglio.games.tressette.kernel.moves import FOUR, accused_cards
from ventaglio.games.tressette.kernel.table import (
    ACCUSATIONS,
    ACCUSED,
    BARRED,
    BOUND,
    CLAIMED,
    DEAL,
    DEALER,
    DEALT,
    DECLARED,
    END,
    EXPOSED,
    FOLLOW,
    FORMULA,
    GONE,
    HANDS,
    LACKED,
    LAST,
    LAYERS,
    LEAD,
    LEADER,
    LISCI,
    LOCATED,
    LOG,
    MUST_LEAD,
    NONE,
    OF_FORMULA,
    OF_WINNER,
    OFFICIAL,
    OPENER,
    OUTCOME,
    OUTCOMES,
    PAIRING,
    PASSATA,
    PHASE,
    PIOMBI,
    PLAYERS,
    SAID,
    SAID_NOW,
    SAYINGS,
    SCORES,
    SEATS,
    SHOWERS,
    SHOWN,
    SIDES,
    SILENT,
    SIZE,
    STILL_LONG,
    TAKEN,
    TRICK,
    TRICKS,
    VOIDS,
    WIDTH,
    WINNER,
    WON,
    WON_BY,
    WON_LOSER,
    WON_TRICK,
    Row,
    new_row,
)

_PHASES: Final = {
    Phase.DEAL: DEAL,
    Phase.PAIRING: PAIRING,
    Phase.LEAD: LEAD,
    Phase.FOLLOW: FOLLOW,
    Phase.END: END,
}
_ACCUSED: Final = "32AN"


_CARDS: Final = tuple(card_of(number) for number in range(len(MAZZO)))
_NUMBER: Final = {one: number for number, one in enumerate(_CARDS)}
_BIT: Final = {one: 1 << number for one, number in _NUMBER.items()}
"""Cards by their numbers and back, found once: states are turned into rows and back by the million."""


def bits_of(cards: Sequence[Carta]) -> int:
    """Cards as the bits of a number."""
    return sum(map(_BIT.__getitem__, cards))


@lru_cache(maxsize=1 << 8)
def cards_of(bits: int) -> tuple[Carta, ...]:
    """The inverse of `bits_of`, in tidy order."""
    return tuple([one for one in MAZZO if bits & _BIT[one]])


def row_of(state: State) -> Row:
    """A state as a row. One that calls, a dialogue or a referee have left their mark on is not regular play."""
    _refuse_irregular(state)
    row = new_row()
    row[PHASE] = _PHASES[state.phase]
    row[DEALER], row[PASSATA], row[OPENER], row[LEADER] = state.dealer, state.passata, state.opener, state.leader
    row[SCORES : SCORES + 2] = state.scores
    row[OFFICIAL] = state.official
    row[OUTCOME] = OUTCOMES.index(state.outcome)
    row[WINNER] = NONE if state.winner is None else state.winner
    row[SIDES : SIDES + SEATS] = state.sides
    row[PLAYERS : PLAYERS + SEATS] = state.players
    if state.last is not None:
        _write_trick(row, LAST, state.last)
    for place, card in enumerate(state.trick):
        row[TRICK + place] = _NUMBER[card]
    row[SIZE], row[TRICKS], row[FORMULA] = len(state.trick), len(state.tricks), formula_number(state.formula)
    for number, trick in enumerate(state.tricks):
        _write_trick(row, LOG + number * WIDTH, trick)
    row[SHOWN] = len(state.shown)
    row[SHOWERS : SHOWERS + len(state.shown)] = state.shown
    for base, hands in ((HANDS, state.hands), (DEALT, state.dealt)):
        for seat, hand in enumerate(hands):
            row[base + seat] = bits_of(hand)
    row[GONE] = bits_of([one for one in MAZZO if state.gone & CARD[one]])
    row[SILENT] = _suits(state.silent)
    for seat in range(SEATS):
        row[VOIDS + seat], row[DECLARED + seat] = _suits(state.voids[seat]), _suits(state.declared[seat])
        row[TAKEN + seat] = state.taken[seat]
    row[MUST_LEAD] = NONE if state.must_lead is None else _NUMBER[state.must_lead]
    row[EXPOSED] = len(state.exposed)
    row[LAYERS : LAYERS + len(state.exposed)] = state.exposed
    row[BOUND] = state.bound
    row[CLAIMED] = NONE if state.claimed is None else state.claimed
    if state.won is not None:
        row[WON], row[WON_TRICK], row[WON_LOSER] = state.won.side, state.won.trick, state.won.loser_points
        row[WON_BY] = NONE if state.won.accused_by is None else state.won.accused_by
    _write_words(row, state)
    return row


def _refuse_irregular(state: State) -> None:
    marks = {
        "announced": state.announced is not None,
        "calls": state.calls != (0, 0) or state.caller is not None or state.self_call_due,
        "dialogue": state.slam is not None or bool(state.spoken) or state.phase is Phase.DIALOGUE,
        "duties": state.duties is not NO_DUTIES,
        "called": state.won is not None and state.won.called,
    }
    for name, marked in marks.items():
        if marked:
            raise BadInput(f"no kernel plays on from a table with {name}", "kernel-state", mark=name)


def _suits(suits: frozenset[str]) -> int:
    return sum(1 << PALI.index(suit) for suit in suits)


def _write_trick(row: Row, base: int, trick: Trick) -> None:
    row[base] = trick.leader
    row[base + 1 : base + 5] = [_NUMBER[card] for card in trick.cards]
    row[base + OF_WINNER] = trick.winner
    row[base + OF_FORMULA] = formula_number(trick.formula)


def _write_words(row: Row, state: State) -> None:
    known = BY_SLUG[state.table.rules.play_suit_list.value]
    for trick in state.tricks:
        if trick.formula is not None and known[trick.formula].very_long:
            row[STILL_LONG + trick.leader] |= 1 << PALI.index(trick.cards[0].suit)
    row[SAID] = len(state.said)
    for place, said in enumerate(state.said):
        word, suit = WORDS.index(said.what), PALI.index(said.suit) if said.suit else NONE
        row[SAYINGS + place] = said.seat | word << 2 | (suit + 1) << 5 | said.trick << 8
        if said.trick == len(state.tricks) and said.seat == state.leader:
            row[SAID_NOW] |= 1 << word
            if said.suit and bars_suit(state, said.what) is not None:
                row[BARRED] |= 1 << suit
        if said.what in ("questo-piombo", "liscio-qui"):
            row[(PIOMBI if said.what == "questo-piombo" else LISCI) + said.seat] |= 1 << suit
    row[ACCUSED] = len(state.accused)
    for place, one in enumerate(state.accused):
        what, suit = _ACCUSED.index(one.what), PALI.index(one.suit) if one.suit else FOUR
        row[ACCUSATIONS + place] = one.seat | what << 2 | suit << 4 | one.implied << 7 | one.points << 8
        row[LOCATED + one.seat] |= accused_cards(what, suit)
        if one.what != NAPOLETANA and one.suit and not one.implied:
            row[LACKED + one.seat] |= 1 << (suit * RANKS + what)
    for card, seat in shown_cards(state).items():
        row[LOCATED + seat] |= 1 << _NUMBER[card]


def state_of(row: Row, table: Table) -> State:
    """The state that a row stands for, at a table with the same norms and kind of match."""
    numbers = row.tolist()
    undealt = numbers[PHASE] == DEAL or not any(numbers[DEALT : DEALT + SEATS])

    def suits(bits: int) -> frozenset[str]:
        return frozenset(suit for place, suit in enumerate(PALI) if bits >> place & 1)

    def trick(base: int) -> Trick:
        cards = tuple(_CARDS[number] for number in numbers[base + 1 : base + 5])
        return Trick(numbers[base], cards, numbers[base + OF_WINNER], formula(numbers[base + OF_FORMULA]))

    def formula(number: int) -> str | None:
        return FORMULAS[number - 1] if number else None

    def seat_of(number: int) -> int | None:
        return None if number == NONE else number

    won = None
    if numbers[WON] != NONE:
        won = Won(numbers[WON], numbers[WON_TRICK], numbers[WON_LOSER], seat_of(numbers[WON_BY]))
    return State(
        table=table,
        phase=next(phase for phase, number in _PHASES.items() if number == numbers[PHASE]),
        dealer=numbers[DEALER],
        passata=numbers[PASSATA],
        scores=(numbers[SCORES], numbers[SCORES + 1]),
        outcome=OUTCOMES[numbers[OUTCOME]],
        winner=seat_of(numbers[WINNER]),
        players=tuple(numbers[PLAYERS : PLAYERS + SEATS]),
        sides=tuple(numbers[SIDES : SIDES + SEATS]),
        official=bool(numbers[OFFICIAL]),
        shown=tuple(numbers[SHOWERS : SHOWERS + numbers[SHOWN]]),
        dealt=() if undealt else tuple(cards_of(bits) for bits in numbers[DEALT : DEALT + SEATS]),
        hands=() if undealt else tuple(cards_of(bits) for bits in numbers[HANDS : HANDS + SEATS]),
        opener=numbers[OPENER],
        leader=numbers[LEADER],
        trick=tuple(_CARDS[number] for number in numbers[TRICK : TRICK + numbers[SIZE]]),
        formula=formula(numbers[FORMULA]),
        tricks=tuple(trick(LOG + number * WIDTH) for number in range(numbers[TRICKS])),
        gone=card_bits(cards_of(numbers[GONE])),
        voids=tuple(suits(bits) for bits in numbers[VOIDS : VOIDS + SEATS]),
        silent=suits(numbers[SILENT]),
        declared=tuple(suits(bits) for bits in numbers[DECLARED : DECLARED + SEATS]),
        taken=tuple(numbers[TAKEN : TAKEN + SEATS]),
        said=tuple(_said(one) for one in numbers[SAYINGS : SAYINGS + numbers[SAID]]),
        accused=tuple(_accusation(one) for one in numbers[ACCUSATIONS : ACCUSATIONS + numbers[ACCUSED]]),
        exposed=tuple(numbers[LAYERS : LAYERS + numbers[EXPOSED]]),
        bound=bool(numbers[BOUND]),
        claimed=seat_of(numbers[CLAIMED]),
        must_lead=None if numbers[MUST_LEAD] == NONE else _CARDS[numbers[MUST_LEAD]],
        last=None if numbers[LAST] == NONE else trick(LAST),
        won=won,
    )


def _said(one: int) -> Said:
    suit = (one >> 5 & 7) - 1
    return Said(one & 3, one >> 8, WORDS[one >> 2 & 7], "" if suit == NONE else PALI[suit])


def _accusation(one: int) -> Accusation:
    suit = one >> 4 & 7
    return Accusation(one & 3, _ACCUSED[one >> 2 & 3], "" if suit == FOUR else PALI[suit], one >> 8, bool(one >> 7 & 1))


def row_of_view(view: View, table: Table, hands: Sequence[Sequence[Carta]]) -> Row:
    """What a seat sees as a row, with the hands of all seats as they are supposed to be now.

    What a view does not tell is supposed too. The suit that another has meant without naming it bars nothing. Whether a
    side has reached the target is counted from the scores and what has been taken. Secret pairs follow from the hands.
    Whoever lies open after a lay-down in vain and has the lead must play best first. While pairs are being formed,
    nobody has shown his card yet.
    """
    played: list[list[Carta]] = [[], [], [], []]
    tricks = [(one.leader, one.cards) for one in view.memory] + [(view.leader, view.trick)]
    for leader, cards in tricks:
        for place, card in enumerate(cards):
            played[(leader + place) % SEATS].append(card)
    dealt = tuple(tuple(sorted((*hand, *played[seat]))) for seat, hand in enumerate(hands))
    opener = view.memory[0].leader if view.memory else view.leader
    state = State(
        table=table,
        phase=view.phase,
        dealer=view.dealer,
        passata=view.passata,
        scores=view.scores,
        outcome=view.outcome,
        winner=view.winner,
        players=view.players,
        official=view.sides is not None,
        dealt=dealt,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        opener=opener,
        leader=view.leader,
        trick=view.trick,
        formula=view.formula,
        tricks=view.memory,
        said=view.said,
        accused=view.accused,
        exposed=tuple(seat for seat, cards in enumerate(view.exposed) if cards is not None),
        announced=view.announced,
        calls=view.calls,
        caller=view.caller,
        slam=view.slam,
        spoken=view.spoken,
    )
    pair = pairing(state, dealt) if forms_pairs(state) else None
    sides = view.sides
    if sides is None and pair is not None and view.phase is not Phase.PAIRING:
        sides = tuple(0 if seat in pair else 1 for seat in range(SEATS))
    told = table.rules.pairs.value is not Pairs.SECRET and view.phase is not Phase.PAIRING
    whole = with_counts(replace(state, sides=sides or state.sides, shown=pair if pair is not None and told else ()))
    return row_of(replace(whole, must_lead=_second_card(whole), bound=_plays_best(whole), won=decided(whole)))


def _second_card(state: State) -> Carta | None:
    """What is left of a venticinque that the player on lead has begun."""
    lead = (state.leader, state.trick[0], state.formula) if state.trick else None
    if lead is None and state.tricks and state.tricks[-1].leader == state.tricks[-1].winner:
        last = state.tricks[-1]
        lead = (last.leader, last.cards[0], last.formula)
    if lead is None or lead[2] != "venticinque-piombo":
        return None
    left = (one for one in state.hands[lead[0]] if one.suit == lead[1].suit and one.rank in VENTICINQUE)
    return next(left, None)


def _plays_best(state: State) -> bool:
    """Whether a player who lies open and has the lead must play best first: when he laid down, a view does not say."""
    return bool(state.exposed) and state.table.rules.failed_claim_best_first.value and state.exposed[-1] == state.leader
