"""The one type that a set of Tressette norms fills: each field a norm with its article.

The code is written in layers, and so are its norms here: general < common < traditional < modern < buongioco. A layer
is a mapping from field names to norms; a later layer prevails over an earlier one. They lie
in `ventaglio.games.tressette.codes.fitres`.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Final

from ventaglio.core.norms import Cite, Norm, RuleSet, Statement, option_text
from ventaglio.law.known import Known, check_known, unknown_value


class Redeal(Enum):
    """Why a deal is repeated."""

    ABSENT = "absent"
    EXPOSED = "exposed"
    FALLEN = "fallen"
    MISCOUNT = "miscount"
    MANNER = "manner"
    FOUND_LATE = "found-late"
    THREE_PAIRING_CARDS = "three-pairing-cards"


class Exposure(Enum):
    """How much must be seen during the deal for it to be repeated."""

    TWO_OR_ONE_OF_TRESSETTE = "two cards, or one if it is a three, a two or an ace"
    ANY_CARD = "any card"


class Cutter(Enum):
    """Who cuts."""

    LEFT_OF_DEALER = "the player at the dealer's left"
    OPPONENT = "the same, or the opponent opposite the dealer if that player is the dealer's partner"


class Pairs(Enum):
    """How pairs are formed, and how players sit."""

    FIXED = "A"
    CROSSED = "B.a"
    KNOWN = "B.b.1"
    SECRET = "B.b.2"


class Review(Enum):
    """Which tricks may be looked at again before the next one begins."""

    LAST_AND_OWN_PILE = "the last; on lead also the pair's own, and early on the opponents' first"
    LAST_ONLY = "the last"


class TrickBegins(Enum):
    """What begins the next trick, and so ends the time to look at the last."""

    ANY_WORDS = "lead or any declaration"
    AFTER_DEPOSIT = "lead or declaration after the deposit"


class OwnSilence(Enum):
    """What a player may say of a suit he led in silence."""

    FORMULA_WHEN_LED_AGAIN = "nothing of it on turning to another suit; a formula when leading it again"
    NOTHING_WHILE_ON_LEAD = "nothing while he stays on lead"


class Repetition(Enum):
    """What a player may say of a suit on which he has declared."""

    FREE = "anything, at any later lead"
    STILL_VERY_LONG_ONLY = "only that it is still very long"


class KingKept(Enum):
    """Whether the Re may be among the simple cards kept where a formula asks for simple cards only."""

    AS_LISTED = "as the list of this set of norms has it"
    ONLY_WHERE_NAMED = "only where the list names it"
    WHEREVER_SIMPLE = "wherever the list says simple"


class FalseCall(Enum):
    """What follows when opponents are called out too early."""

    THIRD_CALL_LOST = "after two of them the right to call is lost"
    MATCH_LOST = "the callers lose the match; the others must call themselves out"


class Dialogue(Enum):
    """How a pair decides to go for the cappotto."""

    EIGHT_PATHS = "eight ways, unilateral ones included"
    THREE_PATHS = "three ways, by common decision"


class Stake(Enum):
    """What a match is played for."""

    SINGLE = "unica"
    VARIABLE = "variabile"
    SIMPLE_OR_DOUBLE = "semplice o doppia"
    MARCIO_E_BATUFFA = "marcio e batuffa"


class Buongioco(Enum):
    """What is done with buongioco."""

    ACCUSED = "accusa"
    SILENT = "senza accusa"
    MAY_BE_DECLARED = "dichiarazione consentita"
    MUST_BE_DECLARED = "dichiarazione obbligatoria"


class AccusedWin(Enum):
    """What follows when accusations alone take a pair beyond what can be called out."""

    ENDS_AT_ONCE = "the match ends at once, as an ordinary win"
    PLAYED_ON = "play goes on and nobody can call"


class FirstDealer(Enum):
    """Who may deal the first cards of a session."""

    LOT = "whom the lot designates"
    YOUNGEST = "the youngest"


class Verifier(Enum):
    """Who looks through the tricks of a pair that has been called out."""

    ON_LEAD = "the player on lead"
    PARTNER = "the partner of the player on lead"
    NEXT_OPPONENT = "the opponent next in turn to the player on lead"


class Rules(RuleSet, frozen=True):
    """A set of Tressette norms, whole."""

    sealed: Norm[bool]
    """Whether the set admits no change: the modern norms."""

    # The cards
    ranks: Norm[str]
    """From the highest to the lowest."""
    suits: Norm[str]
    """In their conventional order; no suit ranks above another."""
    thirds: Norm[Mapping[str, int]]
    """What each rank is worth, in thirds of a point."""
    fractions_dropped: Norm[bool]
    deck_points: Norm[int]
    """The points of a passata: those of the cards, fractions dropped, and one for the last trick."""
    last_trick_points: Norm[int]
    tressette_cards: Norm[str]
    simple_cards: Norm[str]
    """Court cards, then cartine."""
    groups: Norm[Mapping[str, str]]
    """The ranks of each group of one suit that has a name."""
    sovereign_when_higher_are_out: Norm[bool]
    french_pack: Statement[Mapping[str, str]]
    """French suits and ranks for Italian ones."""

    # Preliminaries
    preliminaries: Statement[tuple[str, ...]]
    """What must be done before each passata."""
    duplicated_hands_shuffled: Statement[bool]
    """Whether hands that are played again at another table are shuffled and cut."""
    everybody_may_shuffle: Statement[bool]
    dealer_may_shuffle_last: Statement[bool]
    cutter: Norm[Cutter]
    smallest_cut: Norm[int]
    """The fewest cards of either portion."""
    shuffle_after_cut: Statement[bool]
    lower_portion_on_top: Norm[bool]
    dealt_to_the_right: Norm[bool]
    dealer_served_last: Norm[bool]
    portions: Norm[tuple[int, ...]]
    """How many cards each player gets at a time."""
    redeal_causes: Norm[tuple[Redeal, ...]]
    exposure: Norm[Exposure]
    passata_begins: Norm[str]
    """What ends the deal, in which the cards are counted, and begins the passata."""

    # Play
    lead_any_card: Norm[bool]
    follow_suit: Norm[bool]
    turns_to_the_right: Norm[bool]
    one_card_at_a_time: Norm[bool]
    played_card_stays: Norm[bool]
    misnaming_corrected: Statement[bool]
    """Whether a player who names his card wrongly may put it right at once."""
    highest_of_suit_wins: Norm[bool]
    trick_goes_to_the_side: Norm[bool]
    winner_leads: Norm[bool]
    trick_begins: Norm[TrickBegins]
    next_trick_waits_for_deposit: Statement[bool]
    pile_of_the_pair: Norm[bool]
    """Whether a pair puts its tricks on one pile."""
    piles_apart_until_pairs_public: Norm[bool]
    pairs_made_public_by: Norm[tuple[str, ...]]
    """What makes pairs official where not everybody knows them."""
    review: Norm[Review]
    opponents_first_trick_until: Norm[int]
    """Where `review` goes beyond the last trick: the last one before which the opponents show the first of all."""
    last_passata_may_stop: Norm[bool]
    """Whether the passata that decides the match may end with cards still in hand."""
    result_final_when_recorded: Statement[bool]

    # The lay-down
    claim_when_on_lead_or_on_turn: Norm[bool]
    claim_waiting_for_partner: Norm[bool]
    """Whether a player may lay down while his partner is on lead."""
    claim_ahead_if_irrelevant: Norm[bool]
    claim_wins_over_partner: Norm[bool]
    """Whether the cards laid down must stand against the partner's cards too."""
    claim_must_stand_every_distribution: Norm[bool]
    failed_claim_best_first: Norm[bool]
    failed_claim_binds_partner: Norm[bool]
    failed_claim_stays_face_up: Norm[bool]
    best_first_does_not_cure: Norm[bool]
    claim_is_one_trick: Norm[bool]

    # Declarations
    declarer_is_on_lead: Norm[bool]
    declared_before_the_lead: Norm[bool]
    declaration_scopes: Norm[tuple[str, ...]]
    """Which suits a declaration may be about."""
    trick_suit_declarations: Norm[tuple[str, ...]]
    other_suit_declarations: Norm[tuple[str, ...]]
    declarable_ranks: Norm[str]
    """The cards whose possession may be declared; the Re with limits."""
    play_suit_subjects: Norm[tuple[str, ...]]
    """What may be told of the suit that is led."""
    silent_lead: Norm[bool]
    play_suit_list: Norm[str]
    """Which list of formulas is in force: the name of a table in `ventaglio.games.tressette.engine.formulas`."""
    napoletana_declared: Norm[bool]
    """Whether a Napoletana may be declared at the suit that is led."""
    challenge_length: Norm[int]
    """How long a suit must be for a challenge with one tressette card."""
    single_challenge_leads_simple: Norm[bool]
    two_tressette_cards: Norm[bool]
    """Whether both of two tressette cards must be declared, with their conditions on the card led."""
    king_unsaid_beside_two: Norm[bool]
    """Whether a Re kept beside two tressette cards goes unsaid, unless a formula of the list tells it."""
    king_declared_unled: Norm[bool]
    """Whether a Re that is not led may be declared, from a third suit without tressette cards."""
    own_covers: Norm[str]
    """The ranks that let a lower card be declared sovereign when its player holds them himself."""
    sovereignty_says_length: Norm[bool]
    bare_length: Norm[bool]
    second_leads_higher: Norm[bool]
    """Whether a suit declared second must be led from the top."""
    sola_only_if_subject: Norm[bool]
    """Whether an only card that is sovereign must be called piombo."""
    length_unsaid_is_third: Norm[bool]
    length_words: Norm[Mapping[int, str]]
    """What is added for a suit of so many cards; the last word serves for longer suits too."""
    king_kept: Norm[KingKept]
    own_silence: Norm[OwnSilence]
    repetition: Norm[Repetition]
    trick_suit_only_at_deposit: Norm[bool]
    liscio_qui_bars_suit: Norm[bool]
    other_suits_before_play_suit: Norm[bool]
    """Whether words about the suit to be led, said ahead of the card, leave nothing more to be declared."""
    notorious_voids_unsaid: Norm[bool]
    notorious_liscio_unsaid: Norm[bool]
    notorious_sovereignty_unsaid: Norm[bool]
    venticinque_two_first: Norm[bool]
    """Whether the two of a venticinque piombo must be led before the three."""
    conforming_unquestioned: Statement[bool]
    """Whether nobody may stop play to ask about a declaration made as it should be."""

    # Pairs, seats, match
    players: Norm[int]
    seats_by_lot: Statement[bool]
    pairs: Norm[Pairs]
    pairing_cards: Norm[tuple[str, ...]]
    """The holder of the first is partner of the holder of the second, or of the third if he has the second too."""
    pairing_begins_passata: Norm[bool]
    partner_swaps_seat: Norm[bool]
    """Whether crossed partners come to face each other by the second one's changing seats."""
    swap_keeps_the_lead: Norm[bool]
    """Whether the right to lead follows the player who changes seats."""
    first_dealer: Statement[tuple[FirstDealer, ...]]
    leader_right_of_dealer: Norm[bool]
    deal_passes_right: Norm[bool]
    new_match_passes_right: Norm[bool]
    """Whether the first lead of a match belongs to the right of the player who had it in the match before."""
    target: Norm[int]
    target_step: Norm[int]
    """Other targets are larger multiples of this."""
    slam_wins: Norm[bool]
    passate: Norm[int]
    tie_plays_on: Norm[bool]
    single_passata_points: Norm[int]
    losing_game: Norm[bool]
    """Whether the aim is to make the fewest points."""
    participants: Norm[tuple[int, int]]
    random_pairs_beyond_four: Norm[bool]
    """Whether more than four may only play in pairs that the cards form."""
    first_resters_by_lot: Statement[bool]
    returning_player_replaces_first_leader: Norm[bool]
    """Whether who comes back takes the seat of the first to lead in the match before."""
    returning_player_deals: Norm[bool]
    giro_is_one_match_each: Norm[bool]
    stop_by_anyone: Norm[bool]
    late_stop_adds_giro: Norm[bool]
    """Whether one more giro follows if the last match of this one has begun, or if matches are single passate."""
    duplicate: Norm[bool]
    """Whether the duplicate game is played by this set."""

    # Stakes
    losers_pay_winners: Norm[bool]
    stake: Norm[Stake]
    simple_or_double: Norm[tuple[int, int]]
    """Stakes for an ordinary win and for a cappotto."""
    marcio: Norm[Mapping[str, tuple[int, int]]]
    """Stakes for each way to win, from a loser who has `sbatuffato` and from one who has not."""
    batuffa: Norm[int]
    """From how many points a loser has `sbatuffato`."""
    batuffa_when_won: Norm[bool]
    """Whether the losers' points are those they have at the moment the match is won."""
    pot_first: Norm[int]
    """What each participant puts in before a first match, in quarters of a stake."""
    pot_later: Norm[int]
    pot_shares: Norm[Mapping[int, tuple[int, int]]]
    """For each number of participants, what each winner and each rester takes of the pot, in parts of that number."""
    pot_doubling: Norm[Mapping[int, tuple[int, int]]]
    """For each number of participants, the fraction of the pot that a pair adds after a declared cappotto it missed."""

    # Calling out
    call_out: Norm[bool]
    play_ends_at_target: Norm[bool]
    """Whether reaching the target stops play though nobody calls."""
    pair_may_call_itself_out: Norm[bool]
    """Whether winners may end the match of their own accord."""
    call_without_the_point: Norm[bool]
    call_reaches: Norm[tuple[int, int]]
    """By how much accusations alone may pass the target and still be called out: from, to."""
    trick_completed_before_verifying: Norm[bool]
    verifier: Norm[tuple[Verifier, Verifier]]
    """Who verifies where `review` goes beyond the last trick, and where it does not."""
    verifier_after_lost_lead: Norm[Verifier]
    """Who verifies when the callers have taken the lead without the point."""
    shortfall_told_exactly: Norm[bool]
    false_call: Norm[FalseCall]
    calls_allowed: Norm[int]
    """How many false calls a pair may make in a passata before it loses the right to call."""
    self_call_after_false_call: Norm[bool]
    """Whether a pair called too early must call itself out as soon as it has the points, or its cappotto is void."""
    false_call_surcharge: Norm[int]
    """Stakes added where a false call loses the match and the pair called then lays down for a cappotto."""
    slam_after_win_pays_simple: Norm[bool]
    slam_by_claim_cannot_be_called: Norm[bool]
    accused_win: Norm[AccusedWin]
    dialogue: Norm[Dialogue]
    dialogue_without_review: Norm[bool]
    failed_slam_doubles_pot: Norm[bool]
    compensation_may_be_agreed: Norm[bool]
    """Whether a table may agree that partners owe each other damages."""
    compensation: Norm[bool]
    """Whether it has agreed."""
    compensation_covers: Norm[tuple[str, ...]]
    compensation_events: Norm[tuple[str, ...]]
    compensation_faults: Norm[tuple[str, ...]]

    # Buongioco
    buongioco: Norm[Buongioco]
    buongioco_length: Norm[int]
    """How many tressette cards of a rank make a buongioco; so does a Napoletana."""
    card_in_two_buongioco: Norm[bool]
    accusing_is_optional: Norm[bool]
    buongioco_points: Norm[Mapping[int, int]]
    """Points for three, and for four, cards of a rank; a Napoletana counts as three."""
    four_not_as_three: Norm[bool]
    buongioco_adds_up: Norm[bool]
    implied_buongioco: Norm[bool]
    accused_in_part: Norm[bool]
    suit_must_be_named: Norm[bool]
    accused_at_first_turn: Norm[bool]
    napoletana_when_silent: Norm[bool]
    """Whether a Napoletana may be declared at the suit that is led where buongioco must be kept silent."""

    # Duplicate: a passata annulled and not played again
    artificial_trimmed_beyond: Norm[int]
    """With more other tables than this, one highest and one lowest result are left out of the mean."""
    artificial_rounds_apart: Norm[bool]
    """Whether one line is rounded up and the other down, by lot where their decimals are equal."""
    assigned_best_for_innocent: Norm[bool]
    equal_guilt_is_artificial: Norm[bool]
    unequal_guilt_shift: Norm[tuple[int, int]]
    """The largest fraction by which the artificial score is corrected."""

    # Spectators
    spectators: Norm[int]
    one_player_answers_for_each: Norm[bool]
    spectator_sees_one_hand: Norm[bool]
    spectators_barred_by_majority: Norm[bool] = Norm(True, Cite("", ""))

    edition: str = ""
    """The edition of the text that these norms stand in."""
    foreign: str = ""
    """The fingerprint that a log or record names, where it was made by other values than these."""
    adoptable: Mapping[str, Mapping[str, Norm[Any]]] = {}
    """Single norms of another set that a table may adopt: the name of each, and every field that its article fixes."""


FAULTS: Final = (
    "venticinque or napoletana not led",
    "challenge in the suit of the only three",
    "challenge from two threes with a simple card",
    "trick refused",
    "sovereign card not led",
    "only three spent without the point",
    "second three not led",
    "knock in the suit of another three",
    "point not given to the partner",
    "wrong lay-down",
    "cappotto decided alone and missed",
)
"""The conduct between partners that can be found in a log, in the order of its letters."""

_YES: Final = (True,)

KNOWN: Final[Known] = {
    # What the cards are, and what is said of them: the lists of formulas are written for these.
    "ranks": ("32ARCD7654",),
    "suits": ("dscb",),
    "fractions_dropped": _YES,
    "tressette_cards": ("32A",),
    "simple_cards": ("RCD7654",),
    "groups": ({"napoletana": "32A", "terza reale": "RCD", "venticinque": "32", "ventotto": "2A", "ventinove": "3A"},),
    "sovereign_when_higher_are_out": _YES,
    "declaration_scopes": (("trick suit", "play suit", "other suits"),),
    "declarable_ranks": ("32AR",),
    "play_suit_subjects": (("napoletana", "two tressette cards", "one tressette card", "re", "sovereignty", "length"),),
    "play_suit_list": ("127", "168"),
    "challenge_length": (3,),
    "own_covers": ("CD7654",),
    "length_words": ({4: "lungo", 5: "lunghissimo"},),
    **dict.fromkeys(
        (
            *("silent_lead", "single_challenge_leads_simple", "two_tressette_cards", "king_unsaid_beside_two"),
            *("king_declared_unled", "sovereignty_says_length", "bare_length", "second_leads_higher"),
            *("sola_only_if_subject", "length_unsaid_is_third", "declarer_is_on_lead", "declared_before_the_lead"),
        ),
        _YES,
    ),
    # What a trick is.
    "passata_begins": ("first declaration or first trick",),
    **dict.fromkeys(
        (
            *("lead_any_card", "follow_suit", "turns_to_the_right", "one_card_at_a_time", "played_card_stays"),
            *("highest_of_suit_wins", "trick_goes_to_the_side", "winner_leads", "piles_apart_until_pairs_public"),
        ),
        _YES,
    ),
    "pairs_made_public_by": (("the card that pairs",),),
    # What a lay-down proves.
    "claim_waiting_for_partner": (False,),
    **dict.fromkeys(
        (
            *("claim_when_on_lead_or_on_turn", "claim_wins_over_partner", "claim_must_stand_every_distribution"),
            *("claim_is_one_trick", "best_first_does_not_cure"),
        ),
        _YES,
    ),
    # Four at a table, and how the deal goes round.
    "players": (4,),
    **dict.fromkeys(
        (
            *("pairing_begins_passata", "leader_right_of_dealer", "deal_passes_right", "new_match_passes_right"),
            *("returning_player_replaces_first_leader", "returning_player_deals", "giro_is_one_match_each"),
        ),
        _YES,
    ),
    # What is paid, called and accused.
    "buongioco_length": (3, 4),
    **dict.fromkeys(
        (
            *("losers_pay_winners", "trick_completed_before_verifying", "shortfall_told_exactly"),
            *("slam_by_claim_cannot_be_called", "four_not_as_three", "accused_in_part", "suit_must_be_named"),
            *("artificial_rounds_apart", "assigned_best_for_innocent", "equal_guilt_is_artificial"),
            *("one_player_answers_for_each", "spectator_sees_one_hand", "spectators_barred_by_majority"),
        ),
        _YES,
    ),
}
"""The norms that the game follows in some of their values only."""


def check_rules(rules: Rules) -> None:
    """Refuse rules that hold a value which the game cannot follow, or two that contradict each other."""
    check_known(rules.id, rules, KNOWN)
    thirds = sum(rules.thirds.value[rank] for rank in rules.ranks.value) * len(rules.suits.value)
    made = thirds // 3 + rules.last_trick_points.value
    if rules.deck_points.value != made:
        raise unknown_value(rules.id, "deck_points", rules.deck_points.value, str(made))
    two_first = rules.play_suit_list.value == "168"
    if rules.venticinque_two_first.value is not two_first:
        raise unknown_value(
            rules.id, "venticinque_two_first", rules.venticinque_two_first.value, option_text(two_first)
        )
    if rules.compensation.value and not rules.compensation_may_be_agreed.value:
        raise unknown_value(rules.id, "compensation", rules.compensation.value, option_text(False))
    if rules.target.value % rules.target_step.value:
        raise unknown_value(rules.id, "target", rules.target.value, f"{rules.target_step.value} × n")


RulesOf = Callable[[Mapping[str, str]], Rules]
"""The rules that the headers of a text name: Code and Edition."""
