"""The only owner of legality. ``judge`` says why an action is refused, or None."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from ventaglio.core.cards import MAZZO, Carta
from ventaglio.core.refusal import Refusal
from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.tressette.engine.actions import (
    Accuse,
    Action,
    CallOut,
    Claim,
    Deal,
    Declare,
    Play,
    Redeal,
    Say,
    Show,
)
from ventaglio.games.tressette.engine.bound import bound_responses, free_leads, refused_by_duty
from ventaglio.games.tressette.engine.buongioco import open_to
from ventaglio.games.tressette.engine.claim import Contradiction, Known, Verdict, best_first, validate
from ventaglio.games.tressette.engine.deal import forms_pairs, pairing, pairing_card
from ventaglio.games.tressette.engine.declarations import (
    Leads,
    barred_suits,
    bars_suit,
    bears_out,
    choices_on_lead,
    in_silence,
    is_formula,
    leads_of,
    refuse_announcement,
    refuse_declaration,
    refuse_formula,
)
from ventaglio.games.tressette.engine.duties import NONE
from ventaglio.games.tressette.engine.knowledge import placed_cards
from ventaglio.games.tressette.engine.reasons import refuse
from ventaglio.games.tressette.engine.rules import Buongioco, Exposure, FalseCall
from ventaglio.games.tressette.engine.rules import Redeal as Cause
from ventaglio.games.tressette.engine.state import (
    DEAL,
    DIALOGUE,
    END,
    FOLLOW,
    LEAD,
    PAIRING,
    Kind,
    State,
    bound_seat,
    partner,
)
from ventaglio.games.tressette.engine.trick import SEATS, TRESSETTE, followable, holds
from ventaglio.games.tressette.engine.winning import beyond_calling, has_point, must_call_itself, words


def judge(state: State, action: Action, by: Seat) -> Refusal | None:
    """Why ``by`` may not do this now, or None if he may."""
    refusal = _JUDGES[type(action)](state, action, by)
    if refusal is None and state.duties is not NONE:
        return refused_by_duty(state, action, by, playable)
    return refusal


def _not_playing(state: State, norm: str) -> Refusal | None:
    """Whether cards are being played at all; ``norm`` is the one by which something would then be done."""
    if state.phase is LEAD or state.phase is FOLLOW:
        return None
    if state.phase is PAIRING:
        return refuse(state.table.rules, "pairs-not-formed")
    return refuse(state.table.rules, _WAITING[state.phase], norm)


_WAITING: Final = {DEAL: "not-dealt", DIALOGUE: "dialogue-first", END: "match-over"}


# ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _judge_play(state: State, action: Play, by: Seat) -> Refusal | None:
    rules = state.table.rules
    if state.phase is not FOLLOW and (refusal := _not_playing(state, "winner_leads")):
        return refusal
    if by != (state.leader + len(state.trick)) % SEATS:
        return refuse(rules, "not-your-turn")
    if not holds(state.hands[by], action.card):
        return refuse(rules, "not-in-hand", cards=action.card.text)
    if not state.tricks and _must_declare(state, by):
        return refuse(rules, "declare-buongioco-first")
    return _judge_lead(state, action, by) if state.phase is LEAD else _judge_response(state, action, by)


def _judge_response(state: State, action: Play, by: Seat) -> Refusal | None:
    hand, suit = state.hands[by], state.trick[0].suit
    if action.formula is not None:
        return refuse(state.table.rules, "declare-only-on-lead")
    if action.card.suit != suit and followable(hand, state.trick) is not hand:
        return refuse(state.table.rules, "follow-suit", suit=suit)
    if state.bound and by == bound_seat(state) and action.card not in best_first(hand, suit):
        return refuse(state.table.rules, "best-first")
    return None


def _judge_lead(state: State, action: Play, by: Seat) -> Refusal | None:
    rules, one = state.table.rules, action.card
    if state.announced is not None and action.formula not in (None, state.announced[1]):
        return refuse(rules, "said-already", "play_suit_list")
    leads = _leadable(state, by)
    if leads is not state.hands[by] and not holds(leads, one):
        if not bears_out(state, by, one):
            return refuse(rules, "against-the-words", formula=(state.announced or ("", ""))[1])
        if state.must_lead is not None:
            return refuse(rules, "second-of-venticinque", card=state.must_lead.text)
        if must_play_best(state, by):
            return refuse(rules, "best-first")
        return refuse(rules, "suit-barred", barred_suits(state)[one.suit], suit=one.suit)
    return None if action.formula is None else refuse_formula(state, by, one, action.formula)


def must_play_best(state: State, seat: Seat) -> bool:
    """Whether a player on lead must play best first: after his own failed lay-down, or his partner's (Art. 120)."""
    if seat == bound_seat(state):
        return True
    rules = state.table.rules
    if not rules.failed_claim_best_first.value or not rules.failed_claim_binds_partner.value:
        return False
    return state.official and bool(state.exposed) and partner(state, seat) in state.exposed


def leadable(state: State, seat: Seat) -> tuple[Carta, ...]:
    """The cards a player on lead may lead."""
    cards = _leadable(state, seat)
    return cards if state.duties is NONE else free_leads(state, seat, cards)


def _leadable(state: State, seat: Seat) -> tuple[Carta, ...]:
    cards = state.hands[seat]
    if state.must_lead is not None:
        cards = (state.must_lead,)
    elif state.exposed and must_play_best(state, seat):
        cards = best_first(cards)
    elif state.said and (barred := barred_suits(state)):
        cards = tuple([one for one in cards if one.suit not in barred])
    return cards if state.announced is None else _bearing_out(state, seat, cards)


def _bearing_out(state: State, seat: Seat, cards: tuple[Carta, ...]) -> tuple[Carta, ...]:
    return tuple(one for one in cards if bears_out(state, seat, one))


def playable(state: State, seat: Seat) -> tuple[Carta, ...]:
    """The cards the player on turn may play, whatever he says with them."""
    if not state.tricks and _must_declare(state, seat):
        return ()
    if state.phase is LEAD:
        return leadable(state, seat)
    # A lay-down that holds takes the trick in progress with it.
    if state.phase is not FOLLOW or not state.trick:
        return ()
    bound = state.bound and seat == bound_seat(state)
    cards = best_first(state.hands[seat], state.trick[0].suit) if bound else followable(state.hands[seat], state.trick)
    return cards if state.duties is NONE else bound_responses(state, seat, cards)


def on_lead(state: State, seat: Seat, cards: tuple[Carta, ...]) -> Leads:
    """What a player on lead may now play of the cards that he may lead, each with the words that may go with it."""
    if not state.tricks and _must_declare(state, seat):
        return leads_of(())
    if state.announced is not None:
        # The words have been said: no card needs any.
        return leads_of(tuple(map(in_silence, cards)))
    leads = choices_on_lead(state, seat)
    if len(cards) == len(leads.choices):
        return leads
    may = set(cards)
    return leads_of(tuple([choice for choice in leads.choices if choice.card in may]))


def _must_declare(state: State, seat: Seat) -> bool:
    """Whether a buongioco must be made known before the first card is played, or all are laid down (Art. 173)."""
    if state.tricks:
        return False
    rules = state.table.rules
    how = rules.buongioco.value
    due = how is Buongioco.MUST_BE_DECLARED or (how is Buongioco.ACCUSED and not rules.accusing_is_optional.value)
    return due and bool(open_to(state, seat))


# ── Words ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _judge_declare(state: State, action: Declare, by: Seat) -> Refusal | None:
    rules = state.table.rules
    if refusal := _not_playing(state, "declarer_is_on_lead"):
        return refusal
    if state.phase is not LEAD or by != state.leader:
        return refuse(rules, "declare-only-on-lead")
    if is_formula(action.what):
        return refuse_announcement(state, leadable(state, by), action.what, action.suit, by)
    refusal = refuse_declaration(state, by, action.what, action.suit)
    if refusal is not None or leaves_a_lead(state, suits_to_lead(state, leadable(state, by)), action.what, action.suit):
        return refusal
    return refuse(rules, "no-other-suit-to-lead", bars_suit(state, action.what) or "liscio_qui_bars_suit")


def suits_to_lead(state: State, leads: tuple[Carta, ...]) -> set[str]:
    """The suits of the cards that a player may lead, without those that he has barred where he has no choice."""
    free = set(map(_SUIT, leads))
    return free - barred_suits(state).keys() if state.must_lead is not None or state.exposed else free


_SUIT: Final = attrgetter("suit")


def leaves_a_lead(state: State, free: set[str], what: str, suit: str) -> bool:
    """A declaration may not bar every suit that can still be led: one must be able to keep to it (Art. 58)."""
    return bars_suit(state, what) is None or len(free) > (suit in free)


def _judge_accuse(state: State, action: Accuse, by: Seat) -> Refusal | None:
    rules = state.table.rules
    if refusal := _not_playing(state, "buongioco"):
        return refusal
    if rules.buongioco.value is Buongioco.SILENT:
        return refuse(rules, "buongioco-is-silent")
    if by != state.turn or (state.tricks and rules.accused_at_first_turn.value):
        return refuse(rules, "accuse-at-first-turn")
    made = {(one.what, one.suit) for one in state.accused if one.seat == by}
    if (action.what, action.suit) in made:
        return refuse(rules, "accused-already")
    if (action.what, action.suit) in open_to(state, by):
        return None
    if (action.what, "") in open_to(state, by):
        return refuse(rules, "four-not-as-three")
    if all(what != action.what for what, _ in open_to(state, by)):
        return refuse(rules, "no-such-buongioco", "buongioco_length")
    return refuse(rules, "no-such-buongioco" if action.suit else "name-the-suit", "suit_must_be_named")


def _judge_claim(state: State, action: Claim, by: Seat) -> Refusal | None:
    rules = state.table.rules
    if refusal := _not_playing(state, "claim_when_on_lead_or_on_turn"):
        return refusal
    if not 0 <= by < 4:
        return refuse(rules, "untimely-claim", "claim_when_on_lead_or_on_turn")
    if by == state.turn and may_lay_down(state, by):
        return None
    if by in state.exposed:
        return refuse(rules, "claimed-already")
    if _must_declare(state, by):
        return refuse(rules, "declare-buongioco-first")
    if (by - state.leader) % 4 < len(state.trick):
        return refuse(rules, "untimely-claim", "claim_when_on_lead_or_on_turn")
    if state.trick:
        ahead = not rules.claim_ahead_if_irrelevant.value or claim_verdict(state, by) is Verdict.UNTIMELY
        return refuse(rules, "untimely-claim", "claim_ahead_if_irrelevant") if ahead else None
    waits = state.official and partner(state, by) == state.leader
    return refuse(rules, "untimely-claim", "claim_waiting_for_partner" if waits else "claim_when_on_lead_or_on_turn")


def may_lay_down(state: State, seat: Seat) -> bool:
    """Whether the player on turn may lay his cards down, be they sovereign or not (Art. 116, 117)."""
    return seat not in state.exposed and (bool(state.tricks) or not _must_declare(state, seat))


def claim_verdict(state: State, by: Seat) -> Verdict:
    """What a lay-down by this seat would come to now (Art. 116–118)."""
    hand = frozenset(state.hands[by])
    others = frozenset(one for seat, cards in enumerate(state.hands) if seat != by for one in cards)
    sizes = tuple(len(cards) for cards in state.hands)
    known = Known((sizes[0], sizes[1], sizes[2], sizes[3]), *placed_cards(state))
    trick = tuple(((state.leader + at) % 4, one) for at, one in enumerate(state.trick))
    try:
        return validate(by, hand, state.leader, trick, others, known)
    except Contradiction:
        # What can no longer all be true is nothing to build on.
        unknown = Known(known.sizes, {}, (frozenset(),) * 4, honest=False)
        return validate(by, hand, state.leader, trick, others, unknown)


# ── Calling out and the dialogue ─────────────────────────────────────────────────────────────────────────────────────


def _judge_call_out(state: State, action: CallOut, by: Seat) -> Refusal | None:
    rules = state.table.rules
    if refusal := _not_playing(state, "call_out"):
        return refusal
    if state.table.kind is not Kind.POINTS or rules.losing_game.value or not rules.call_out.value:
        return refuse(rules, "no-calling-out")
    if not 0 <= by < 4:
        return refuse(rules, "players-call")
    if not state.official:
        return refuse(rules, "partner-not-known", "call_out")
    if state.caller is not None:
        return refuse(rules, "called-already")
    side = state.sides[by]
    if state.won is not None and state.won.side == side:
        content = rules.pair_may_call_itself_out.value and not state.won.called and state.slam is None
        return None if state.self_call_due or content else refuse(rules, "nothing-to-call")
    if beyond_calling(state):
        return refuse(rules, "no-more-calls", "call_reaches")
    if state.won is not None and state.won.called:
        return refuse(rules, "no-more-calls", "calls_allowed")
    if state.slam is not None:
        return refuse(rules, "no-more-calls", "call_out")
    if rules.false_call.value is FalseCall.THIRD_CALL_LOST and state.calls[side] >= rules.calls_allowed.value:
        return refuse(rules, "no-more-calls", "calls_allowed")
    if rules.call_without_the_point.value and state.sides[state.leader] == side and has_point(state, side):
        return refuse(rules, "call-with-the-point")
    return None


def may_try_to_call(state: State, by: Seat) -> bool:
    """Whether a seat may call out as far as everybody can tell. Whether it has anything to call, nobody is told (130).

    What bars a call on the opponents does not bar one's own pair from calling itself out once it has the points.
    """
    refusal = _judge_call_out(state, CallOut(), by)
    if refusal is None or refusal.reason not in ("call-with-the-point", "no-more-calls", "nothing-to-call"):
        return refusal is None
    won, side = state.won, state.sides[by]
    if beyond_calling(state) or state.slam is not None:
        return False
    given_away = won is not None and won.called
    if given_away and won is not None and won.side != side:
        return False
    content = state.table.rules.pair_may_call_itself_out.value and not given_away
    return content or must_call_itself(state, side)


def _judge_say(state: State, action: Say, by: Seat) -> Refusal | None:
    rules = state.table.rules
    if state.phase is not DIALOGUE:
        return refuse(rules, "no-dialogue")
    if by != state.speaker:
        return refuse(rules, "not-your-word")
    if action.word not in words(state):
        return refuse(rules, "word-not-provided", words=", ".join(words(state)))
    return None


# ── The deal and the pairs ───────────────────────────────────────────────────────────────────────────────────────────


def _judge_deal(state: State, action: Deal, by: Seat) -> Refusal | None:
    rules = state.table.rules
    if by != TABLE:
        return refuse(rules, "chance-deals")
    if state.phase is END:
        return refuse(rules, "match-over", "everybody_may_shuffle")
    if state.phase is not DEAL:
        return refuse(rules, "already-dealt")
    if len(action.order) != len(MAZZO) or _PACK.difference(action.order):
        return refuse(rules, "not-the-forty-cards")
    smallest = rules.smallest_cut.value
    if not smallest <= action.cut <= len(MAZZO) - smallest:
        return refuse(rules, "cut-again", smallest=smallest)
    return None


_PACK: Final = frozenset(MAZZO)


def begun(state: State) -> bool:
    """Whether the passata has begun: something was said, shown, or led (Art. 27, 101)."""
    spoken = state.said or state.accused or state.announced is not None
    return bool(state.tricks or state.trick or spoken or state.shown or state.exposed)


def _judge_redeal(state: State, action: Redeal, by: Seat) -> Refusal | None:
    """Any player may ask for a new deal (Art. 77), and if nobody does the fault is cured (78). In play, too: what went
    wrong before a passata annuls it as long as its result is not recorded (35).

    What gives cause for it no state can show. So it is the table, at which all have seen it, that does what was asked.
    """
    rules = state.table.rules
    if by != TABLE:
        return refuse(rules, "table-repeats-the-deal")
    if state.phase in (DEAL, END):
        return refuse(rules, "not-dealt", "redeal_causes")
    causes = {cause.value: cause for cause in rules.redeal_causes.value}
    cause = causes.get(action.cause)
    if cause is None:
        return refuse(rules, "no-cause-for-redeal", causes=", ".join(causes))
    if cause is Cause.EXPOSED and not _enough_exposed(state, action.cards):
        return refuse(rules, "not-enough-exposed")
    if cause is Cause.THREE_PAIRING_CARDS and not (forms_pairs(state) and pairing(state, state.dealt) is None):
        return refuse(rules, "pairs-can-be-formed")
    return None


def _enough_exposed(state: State, seen: tuple[Carta, ...]) -> bool:
    if state.table.rules.exposure.value is Exposure.ANY_CARD:
        return bool(seen)
    return len(set(seen)) >= 2 or any(one.rank in TRESSETTE for one in seen)


def _judge_show(state: State, action: Show, by: Seat) -> Refusal | None:
    rules = state.table.rules
    if state.phase is not PAIRING:
        return refuse(rules, "no-pairing-now")
    pair = pairing(state, state.hands)
    due = pair[len(state.shown)] if pair else None
    if by != due:
        return refuse(rules, "not-your-pairing-card")
    if action.card is not pairing_card(state, by, state.hands):
        return refuse(rules, "wrong-pairing-card")
    return None


_JUDGES: dict[type, Callable[[State, Any, Seat], Refusal | None]] = {
    Play: _judge_play,
    Declare: _judge_declare,
    Accuse: _judge_accuse,
    Claim: _judge_claim,
    CallOut: _judge_call_out,
    Say: _judge_say,
    Deal: _judge_deal,
    Redeal: _judge_redeal,
    Show: _judge_show,
}
