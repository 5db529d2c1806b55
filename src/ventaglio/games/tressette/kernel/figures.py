"""A set of norms compiled: its figures in one array, the formulas that fit each lead in a table."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.core.cards import PALI, Carta, carta
from ventaglio.core.norms import Statement, norms
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.kernel.compiling import inner
from ventaglio.games.tressette.engine.declarations import OF_OTHER_SUITS, OF_THE_TRICK
from ventaglio.games.tressette.engine.formulas import BY_SLUG, STILL_VERY_LONG, fitting
from ventaglio.games.tressette.engine.knowledge import king_may_stay
from ventaglio.games.tressette.engine.rules import (
    AccusedWin,
    Buongioco,
    OwnSilence,
    Pairs,
    Repetition,
    Rules,
    check_rules,
)
from ventaglio.games.tressette.engine.state import Kind
from ventaglio.games.tressette.engine.trick import GRADES

Numbers = NDArray[np.int64]

SUITS: Final = 4
RANKS: Final = len(GRADES)
CARDS: Final = SUITS * RANKS
ALL: Final = (1 << CARDS) - 1
RANK_BITS: Final = (1 << RANKS) - 1

FORMULAS: Final = tuple(dict.fromkeys(slug for known in BY_SLUG.values() for slug in known))
"""Every formula of every list: number 1 is the first of them, 0 is silence."""
WORDS: Final = (*OF_THE_TRICK, *OF_OTHER_SUITS)
"""The declarations that are no formulas, by their numbers."""
KINDS: Final = (Kind.POINTS, Kind.PASSATE, Kind.SINGLE)
MODES: Final = (Pairs.FIXED, Pairs.CROSSED, Pairs.KNOWN, Pairs.SECRET)

KIND: Final = 0
PASSATE: Final = 1
TARGET: Final = 2
LAST_TRICK: Final = 3
MODE: Final = 4
PAIRING_CARDS: Final = 5
"""The three cards that form pairs."""
PARTNER_SWAPS: Final = 8
KEEPS_LEAD: Final = 9
SLAM_COUNTS: Final = 10
LOSING: Final = 11
TIE_PLAYS_ON: Final = 12
MAY_STOP: Final = 13
ENDS_AT_TARGET: Final = 14
ACCUSED_ENDS: Final = 15
CALL_REACHES: Final = 16
BEST_FIRST: Final = 17
BINDS_PARTNER: Final = 18
SMALLEST_CUT: Final = 19
LOWER_ON_TOP: Final = 20
TO_THE_RIGHT: Final = 21
DEALER_LAST: Final = 22
ALLOWED: Final = 23
"""The declarations that the norms provide, as bits."""
AT_DEPOSIT: Final = 24
LISCIO_BARS: Final = 25
SILENCE_BINDS: Final = 26
SAID_ONCE: Final = 27
"""Whether of a suit that was declared only this may be said again, that it is still very long."""
VOIDS_UNSAID: Final = 28
LISCIO_UNSAID: Final = 29
SOVEREIGNTY_UNSAID: Final = 30
NAMES_NAPOLETANA: Final = 31
ACCUSING: Final = 32
MUST_ACCUSE: Final = 33
LEAST: Final = 34
"""How many of a rank make a buongioco."""
IN_TWO: Final = 35
THREE_POINTS: Final = 36
FOUR_POINTS: Final = 37
ADDS_UP: Final = 38
IMPLIED: Final = 39
FIRST_TURN: Final = 40
SOVEREIGN: Final = 41
"""The formulas that tell a sovereignty which may be notorious, as bits."""
NAPOLETANE: Final = 42
VERY_LONG: Final = 43
STILL: Final = 44
"""The formula of a suit that is still very long, as a bit."""
VENTICINQUE: Final = 45
"""The number of the formula that has its second card follow."""
THIRDS: Final = 46
"""What each rank is worth, the highest grade first."""
PORTIONS: Final = THIRDS + RANKS
"""How many cards are served at a time, as often as there are any."""
FITS: Final = PORTIONS + RANKS + 1

_PLAYED = """
ranks suits thirds fractions_dropped deck_points last_trick_points tressette_cards simple_cards groups
sovereign_when_higher_are_out smallest_cut lower_portion_on_top dealt_to_the_right dealer_served_last portions
passata_begins lead_any_card follow_suit turns_to_the_right one_card_at_a_time played_card_stays highest_of_suit_wins
trick_goes_to_the_side winner_leads piles_apart_until_pairs_public pairs_made_public_by last_passata_may_stop
claim_when_on_lead_or_on_turn claim_waiting_for_partner claim_wins_over_partner claim_must_stand_every_distribution
failed_claim_best_first failed_claim_binds_partner best_first_does_not_cure claim_is_one_trick declarer_is_on_lead
declared_before_the_lead declaration_scopes trick_suit_declarations other_suit_declarations declarable_ranks
play_suit_subjects silent_lead play_suit_list napoletana_declared challenge_length single_challenge_leads_simple
two_tressette_cards king_unsaid_beside_two king_declared_unled own_covers sovereignty_says_length bare_length
second_leads_higher sola_only_if_subject length_unsaid_is_third length_words king_kept own_silence repetition
trick_suit_only_at_deposit liscio_qui_bars_suit notorious_voids_unsaid notorious_liscio_unsaid
notorious_sovereignty_unsaid venticinque_two_first players pairs pairing_cards pairing_begins_passata partner_swaps_seat
swap_keeps_the_lead leader_right_of_dealer deal_passes_right target target_step slam_wins passate tie_plays_on
single_passata_points losing_game play_ends_at_target call_reaches accused_win buongioco buongioco_length
card_in_two_buongioco accusing_is_optional buongioco_points four_not_as_three buongioco_adds_up implied_buongioco
accused_in_part suit_must_be_named accused_at_first_turn napoletana_when_silent
"""
PLAYED: Final = frozenset(_PLAYED.split())
"""The norms that a kernel follows."""

_ELSEWHERE = """
sealed cutter redeal_causes exposure trick_begins pile_of_the_pair review opponents_first_trick_until
claim_ahead_if_irrelevant failed_claim_stays_face_up other_suits_before_play_suit new_match_passes_right participants
random_pairs_beyond_four returning_player_replaces_first_leader returning_player_deals giro_is_one_match_each
stop_by_anyone late_stop_adds_giro duplicate losers_pay_winners stake simple_or_double marcio batuffa batuffa_when_won
pot_first pot_later pot_shares pot_doubling call_out pair_may_call_itself_out call_without_the_point
trick_completed_before_verifying verifier verifier_after_lost_lead shortfall_told_exactly false_call calls_allowed
self_call_after_false_call false_call_surcharge slam_after_win_pays_simple slam_by_claim_cannot_be_called dialogue
dialogue_without_review failed_slam_doubles_pot compensation_may_be_agreed compensation compensation_covers
compensation_events compensation_faults artificial_trimmed_beyond artificial_rounds_apart assigned_best_for_innocent
equal_guilt_is_artificial unequal_guilt_shift spectators one_player_answers_for_each spectator_sees_one_hand
spectators_barred_by_majority
"""
ELSEWHERE: Final = frozenset(_ELSEWHERE.split())
"""The norms about something else than what the player on turn may do, and what follows: calling out, which is no act of
the turn, and the dialogue after it; looking back; incontri, stakes and referees."""


Code = NDArray[np.int64]
"""Everything about a set of norms that a passata depends on: its figures, and from `FITS` on the formulas that fit.

They stand by the ranks held, the rank led, and whether somebody else holds a higher card; see `fitting_bits`.
"""


@inner
def fitting_bits(code: Code, held: int, led: int, beaten: bool) -> int:
    """The formulas that fit a lead, as bits: formula number n is bit n.

    What is sovereign depends on nothing played but whether somebody else holds a higher card.
    """
    return code[FITS + (held * RANKS + led) * 2 + (1 if beaten else 0)]


def number_of(one: Carta) -> int:
    """The number of a card: by suit, and in its suit from the highest grade to the lowest."""
    return PALI.index(one.suit) * RANKS + GRADES.index(one.rank)


def card_of(number: int) -> Carta:
    """The inverse of `number_of`."""
    return carta(PALI[number // RANKS] + GRADES[number % RANKS])


def compile_rules(rules: Rules, kind: Kind = Kind.PASSATE, passate: int | None = None) -> Code:
    """The norms of a table, for one kind of match. A norm that no kernel knows of is refused here, as is a value that
    it cannot follow."""
    check_rules(rules)
    for name, norm in norms(rules):
        if name not in PLAYED and name not in ELSEWHERE and not isinstance(norm, Statement):
            raise BadInput(f"{rules.id}: no kernel knows what to do about {name}", "kernel-norm", norm=name)
    figures = np.zeros(FITS, np.int64)
    for place, value in _figures(rules, kind, passate).items():
        figures[place] = value
    for place, rank in enumerate(GRADES):
        figures[THIRDS + place] = rules.thirds.value[rank]
    portions = rules.portions.value
    if sum(portions) != RANKS or min(portions) < 1:
        raise BadInput(f"{rules.id}: no kernel serves such portions", "kernel-norm", norm="portions")
    figures[PORTIONS : PORTIONS + len(portions)] = portions
    figures[PAIRING_CARDS : PAIRING_CARDS + 3] = [number_of(carta(text)) for text in rules.pairing_cards.value]
    return np.concatenate((figures, _fits(rules.play_suit_list.value, king_may_stay(rules))))


def _figures(rules: Rules, kind: Kind, passate: int | None) -> dict[int, int]:
    known = BY_SLUG[rules.play_suit_list.value]
    sovereign = [one.slug for one in known.values() if one.sovereign and one.slug != "piombo"]
    how, silent = rules.buongioco.value, rules.buongioco.value is Buongioco.SILENT
    accused = how is Buongioco.ACCUSED
    points = rules.buongioco_points.value
    return {
        KIND: KINDS.index(kind),
        PASSATE: rules.passate.value if passate is None else passate,
        TARGET: (rules.single_passata_points if kind is Kind.SINGLE else rules.target).value,
        LAST_TRICK: rules.last_trick_points.value,
        MODE: MODES.index(rules.pairs.value),
        PARTNER_SWAPS: rules.partner_swaps_seat.value,
        KEEPS_LEAD: rules.swap_keeps_the_lead.value,
        SLAM_COUNTS: kind is Kind.POINTS and rules.slam_wins.value and not rules.losing_game.value,
        LOSING: rules.losing_game.value,
        TIE_PLAYS_ON: rules.tie_plays_on.value,
        MAY_STOP: rules.last_passata_may_stop.value,
        ENDS_AT_TARGET: rules.play_ends_at_target.value,
        ACCUSED_ENDS: rules.accused_win.value is AccusedWin.ENDS_AT_ONCE,
        CALL_REACHES: rules.call_reaches.value[1],
        BEST_FIRST: rules.failed_claim_best_first.value,
        BINDS_PARTNER: rules.failed_claim_binds_partner.value,
        SMALLEST_CUT: rules.smallest_cut.value,
        LOWER_ON_TOP: rules.lower_portion_on_top.value,
        TO_THE_RIGHT: rules.dealt_to_the_right.value,
        DEALER_LAST: rules.dealer_served_last.value,
        ALLOWED: sum(
            1 << number
            for number, word in enumerate(WORDS)
            if word in (*rules.trick_suit_declarations.value, *rules.other_suit_declarations.value)
        ),
        AT_DEPOSIT: rules.trick_suit_only_at_deposit.value,
        LISCIO_BARS: rules.liscio_qui_bars_suit.value,
        SILENCE_BINDS: rules.own_silence.value is OwnSilence.NOTHING_WHILE_ON_LEAD,
        SAID_ONCE: rules.repetition.value is Repetition.STILL_VERY_LONG_ONLY,
        VOIDS_UNSAID: rules.notorious_voids_unsaid.value,
        LISCIO_UNSAID: rules.notorious_liscio_unsaid.value,
        SOVEREIGNTY_UNSAID: rules.notorious_sovereignty_unsaid.value,
        NAMES_NAPOLETANA: rules.napoletana_declared.value and (not silent or rules.napoletana_when_silent.value),
        ACCUSING: not silent,
        MUST_ACCUSE: how is Buongioco.MUST_BE_DECLARED or (accused and not rules.accusing_is_optional.value),
        LEAST: rules.buongioco_length.value,
        IN_TWO: rules.card_in_two_buongioco.value,
        THREE_POINTS: points[3] if accused else 0,
        FOUR_POINTS: points[4] if accused else 0,
        ADDS_UP: rules.buongioco_adds_up.value,
        IMPLIED: rules.implied_buongioco.value,
        FIRST_TURN: rules.accused_at_first_turn.value,
        SOVEREIGN: _bits_of(sovereign),
        NAPOLETANE: _bits_of(one.slug for one in known.values() if one.napoletana),
        VERY_LONG: _bits_of(one.slug for one in known.values() if one.very_long),
        STILL: _bits_of([STILL_VERY_LONG.slug]),
        VENTICINQUE: formula_number("venticinque-piombo") if rules.two_tressette_cards.value else -1,
    }


def formula_number(slug: str | None) -> int:
    """The number of a formula; 0 is silence."""
    return 0 if slug is None else FORMULAS.index(slug) + 1


def _bits_of(slugs: Iterable[str]) -> int:
    return sum(1 << formula_number(slug) for slug in slugs)


@lru_cache
def _fits(name: str, king: bool) -> Numbers:
    """The table of formulas, from their conditions as the list has them."""
    table = np.zeros((1 << RANKS, RANKS, 2), np.int64)
    for held in range(1, 1 << RANKS):
        ranks = frozenset(rank for place, rank in enumerate(GRADES) if held >> place & 1)
        for led, rank in enumerate(GRADES):
            if rank not in ranks:
                continue
            above = next((one for one in GRADES[:led] if one not in ranks), None)
            for beaten, against in ((0, None), (1, above)):
                if beaten == 0 or above is not None:
                    fit = fitting(name, ranks, rank, against, king)
                    table[held, led, beaten] = _bits_of(one.slug for one in fit)
    return table.ravel()
