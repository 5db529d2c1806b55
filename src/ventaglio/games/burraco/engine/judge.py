"""The only owner of legality. ``judge`` says why an action is refused, or None."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ventaglio.core.cards import Card, spell
from ventaglio.core.refusal import Refusal
from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.burraco.engine.actions import (
    Abandon,
    Action,
    Attach,
    Deal,
    Discard,
    Draw,
    Expire,
    Open,
    Redeal,
    Take,
    TimeOut,
    WatchStall,
)
from ventaglio.games.burraco.engine.bound import attachable, refused_by_duty
from ventaglio.games.burraco.engine.deal import cards_needed, regular_cut
from ventaglio.games.burraco.engine.duties import NONE, free_cards, laying_barred, still_holds
from ventaglio.games.burraco.engine.laid import open_to
from ventaglio.games.burraco.engine.melds import (
    Burraco,
    Fault,
    Meld,
    Set,
    attach,
    classify,
    fits,
    is_wild,
    read,
)
from ventaglio.games.burraco.engine.openings import Offer, expand, find_offers
from ventaglio.games.burraco.engine.reasons import refuse
from ventaglio.games.burraco.engine.rules import Abandon as AbandonRule
from ventaglio.games.burraco.engine.rules import CloseNeeds, Collect, ForcedDraw, SupervisedStall
from ventaglio.games.burraco.engine.state import (
    DEAL,
    END,
    PICK_UP,
    PLAY,
    Phase,
    State,
    burraco_of,
    may_take_pozzetto,
    side_melds,
    stock_is_out,
    without,
)


def judge(state: State, action: Action, by: Seat) -> Refusal | None:
    """Why ``by`` may not do this now, or None if he may."""
    refusal = _regularly(state, action, by)
    if refusal is None and state.duties is not NONE:
        return refused_by_duty(state, action, by, _regularly, plays)
    return refusal


def _regularly(state: State, action: Action, by: Seat) -> Refusal | None:
    """The same, duties apart."""
    return _JUDGES[type(action)](state, action, by)


def _out_of_turn(state: State, by: Seat, phase: Phase) -> Refusal | None:
    """Whether this seat is to act, and in this phase."""
    rules = state.table.rules
    if state.phase is END:
        return refuse(rules, "match-over", "turn_order")
    if state.phase is DEAL:
        return refuse(rules, "not-dealt", "turn_order")
    if by != state.turn:
        return refuse(rules, "not-your-turn")
    if state.phase is not phase:
        if phase is PLAY:
            return refuse(rules, "pick-up-first")
        return refuse(
            rules, "already-picked-up", "direct_pozzetto_needs_no_pick_up" if state.flown else "pick_up_is_final"
        )
    return None


# ── The pick-up ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _judge_draw(state: State, action: Draw, by: Seat) -> Refusal | None:
    if refusal := _out_of_turn(state, by, PICK_UP):
        return refusal
    return refuse(state.table.rules, "stock-is-out") if stock_is_out(state) else None


def _judge_take(state: State, action: Take, by: Seat) -> Refusal | None:
    if refusal := _out_of_turn(state, by, PICK_UP):
        return refusal
    rules = state.table.rules
    if not state.pile:
        return refuse(rules, "empty-pile")
    stall = rules.stall.value
    if isinstance(stall, ForcedDraw) and state.swaps >= stall.laps * state.table.players:
        return refuse(rules, "swapped-too-long", laps=stall.laps)
    if rules.collect.value is Collect.ONLY_TO_PLAY and not _sent_to_the_pile(state, by):
        held = (*state.hands[by], *state.pile)
        barred = barred_card(state, by)
        if not any(True for _ in plays(state, by, held, barred)):
            return refuse(rules, "collect-only-to-play")
    return None


def _sent_to_the_pile(state: State, by: Seat) -> bool:
    """Whether a ruling has this seat pick up and play nothing: then it need not play what it collects."""
    return state.duties is not NONE and laying_barred(state.duties, by) is not None


def barred_card(state: State, by: Seat) -> Card | None:
    """The card that may not be discarded in the turn in which it was collected: a single one without its twin."""
    if state.table.rules.single_card_returns.value or len(state.pile) != 1:
        return None
    single = state.pile[0]
    return None if single in state.hands[by] else single


# ── Melds ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _judge_open(state: State, action: Open, by: Seat) -> Refusal | None:
    if refusal := _out_of_turn(state, by, PLAY):
        return refusal
    rest = without(state.hands[by], action.cards)
    if rest is None:
        return _not_held(state, by, action.cards)
    meld = opened_meld(state, action)
    rules = state.table.rules
    if isinstance(meld, Fault):
        return refuse(rules, meld.reason, meld.norm)
    if isinstance(meld, Set) and meld.rank in closed_ranks(state, by):
        return refuse(rules, "equal-set", rank=meld.rank)
    return leaves(state, by, rest, state.barred, meld)


def opened_meld(state: State, action: Open) -> Meld | Fault:
    """The meld that an opening lays."""
    stands_for = action.standing[1] if action.standing else None
    return read(action.cards, stands_for, state.table.law)


def _judge_attach(state: State, action: Attach, by: Seat) -> Refusal | None:
    if refusal := _out_of_turn(state, by, PLAY):
        return refusal
    rules = state.table.rules
    if not 1 <= action.meld <= len(state.melds):
        return refuse(rules, "no-such-meld", number=action.meld)
    laid = state.melds[action.meld - 1]
    if rules.attach_to_own_side.value and state.sides[laid.owner] != state.sides[by]:
        return refuse(rules, "meld-of-the-others", number=action.meld)
    rest = without(state.hands[by], (action.card,))
    if rest is None:
        return _not_held(state, by, (action.card,))
    grown = grown_meld(state, action)
    if isinstance(grown, Fault):
        return refuse(rules, grown.reason, grown.norm)
    return leaves(state, by, rest, state.barred, grown, action.meld)


def grown_meld(state: State, action: Attach) -> Meld | Fault:
    """The meld that an attachment makes. What fits was found for the menu already, and only why not is asked anew."""
    meld, law = state.melds[action.meld - 1].meld, state.table.law
    return fits(meld, law).get((action.card, action.low)) or attach(meld, action.card, action.low, law)


def _not_held(state: State, by: Seat, wanted: tuple[Card, ...]) -> Refusal:
    missing = Counter(wanted) - Counter(state.hands[by])
    return refuse(state.table.rules, "not-in-hand", cards=spell(missing.elements()))


# ── Going out ────────────────────────────────────────────────────────────────────────────────────────────────────────


def leaves(
    state: State, by: Seat, rest: tuple[Card, ...], barred: Card | None, new: Meld, number: int = 0
) -> Refusal | None:
    """Whether a play that leaves these cards lets the turn end: with a discard, or by taking the pozzetto.

    ``new`` is the meld as the play leaves it, ``number`` the one it replaces (0 for a newly opened one). With two cards
    or more the turn can always end; with one, it must be a card that can go; with none, a pozzetto must be there.
    """
    if len(rest) > 1:
        return None
    rules = state.table.rules
    if not rest:
        if may_take_pozzetto(state, by):
            return None
        if rules.close_by_discarding.value:
            return refuse(rules, "nothing-left-to-discard", "close_by_discarding")
        return may_not_close(state, by, None, new, number)
    last = rest[0]
    if may_take_pozzetto(state, by):
        if last is not barred:
            return None
        others = [meld for at, meld, _ in open_to(state, state.sides[by]).melds if at != number]
        attachable = any((last, low) in fits(meld, state.table.law) for meld in (new, *others) for low in (False, True))
        return None if attachable else refuse(rules, "barred-card-left")
    if last is barred:
        return refuse(rules, "barred-card-left")
    if state.duties is not NONE and still_holds(state.duties, by):
        return None
    return may_not_close(state, by, last, new, number)


def may_not_close(
    state: State, by: Seat, last: Card | None, new: Meld | None = None, number: int = 0
) -> Refusal | None:
    """Why this seat may not close by discarding this card, or by laying down all it has."""
    rules, law = state.table.rules, state.table.law
    if last is not None and not rules.close_with_wild.value and is_wild(last):
        return refuse(rules, "close-with-wild", card=last.text)
    if not rules.close_in_first_lap.value and state.turns < state.table.players:
        return refuse(rules, "close-in-first-lap")
    kinds = {burraco_of(state, at, meld) for at, meld in side_melds(state, state.sides[by]) if at != number}
    if new is not None and (not number or state.sides[state.melds[number - 1].owner] == state.sides[by]):
        kinds.add(classify(new, law))
    kinds.discard(None)
    if rules.close_needs.value is CloseNeeds.CLEAN_BURRACO:
        return None if Burraco.CLEAN in kinds else refuse(rules, "close-without-clean-burraco")
    return None if kinds else refuse(rules, "close-without-burraco")


def _judge_discard(state: State, action: Discard, by: Seat) -> Refusal | None:
    if refusal := _out_of_turn(state, by, PLAY):
        return refusal
    hand, rules = state.hands[by], state.table.rules
    if action.card not in hand:
        return _not_held(state, by, (action.card,))
    if owes_a_play(state, by):
        return refuse(rules, "collected-without-playing")
    return may_discard(state, action.card, by)


def owes_a_play(state: State, by: Seat) -> bool:
    """Whether the player on turn has collected only to play, and has not played yet."""
    if not state.collected or state.played or state.table.rules.collect.value is not Collect.ONLY_TO_PLAY:
        return False
    return not _sent_to_the_pile(state, by)


def may_discard(state: State, one: Card, by: Seat) -> Refusal | None:
    """Why this card of the hand may not be discarded, the duty to play apart."""
    if one is state.barred and by not in state.duties.bare:
        return refuse(state.table.rules, "single-card-back", card=one.text)
    if not closes_by_discarding(state, by):
        return None
    return may_not_close(state, by, one)


def closes_by_discarding(state: State, by: Seat) -> bool:
    """Whether the next discard of a seat is its last card, with no pozzetto to go on with.

    Nobody closes while a play of his own is frozen for a while: he counts as holding its cards. Whom that has left
    without any ends his turn also with a card that does not let him close, and goes on without.
    """
    if len(state.hands[by]) > 1 or may_take_pozzetto(state, by):
        return False
    if state.duties is not NONE and still_holds(state.duties, by):
        return False
    return by not in state.duties.bare or may_not_close(state, by, state.hands[by][0]) is None


def discards(state: State, by: Seat) -> tuple[Card, ...]:
    """Every card that the player on turn may discard now, each face once."""
    hand, rules = state.hands[by], state.table.rules
    if state.duties is not NONE:
        return tuple(one for one in dict.fromkeys(hand) if judge(state, Discard(one), by) is None)
    if state.collected and not state.played and rules.collect.value is Collect.ONLY_TO_PLAY:
        return ()
    if len(hand) > 1:
        barred = state.barred
        return tuple(dict.fromkeys(hand if barred is None else [one for one in hand if one is not barred]))
    return tuple(one for one in hand if may_discard(state, one, by) is None)


class Attachment(NamedTuple):
    """A card that fits a meld, and the meld it makes."""

    number: int
    card: Card
    low: bool
    grown: Meld


def attachments(state: State, by: Seat, held: tuple[Card, ...], barred: Card | None) -> Iterator[Attachment]:
    """Every card of these that a seat may attach, and where."""
    distinct, law = set(held), state.table.law
    for number, meld, takes in open_to(state, state.sides[by]).melds:
        if state.duties is not NONE:
            distinct = attachable(state, by, held, number)
        if distinct.isdisjoint(takes):
            continue
        for (one, low), grown in fits(meld, law).items():
            if one in distinct and (
                len(held) > 2 or leaves(state, by, _rest(held, (one,)), barred, grown, number) is None
            ):
                yield Attachment(number, one, low, grown)


def closed_ranks(state: State, by: Seat) -> tuple[str, ...]:
    """The ranks of which a seat may open no set, because its side has one and the code allows no equal ones."""
    return () if state.table.rules.equal_sets.value else open_to(state, state.sides[by]).set_ranks


def open_offers(state: State, by: Seat, held: tuple[Card, ...]) -> tuple[Offer, ...]:
    """The families of melds that a seat could open with these cards."""
    closed = closed_ranks(state, by)
    if state.duties is not NONE:
        held = () if laying_barred(state.duties, by) is not None else free_cards(state.duties, by, held)
    return find_offers(held, state.table.law, closed)


def plays(state: State, by: Seat, held: tuple[Card, ...], barred: Card | None) -> Iterator[Open | Attach]:
    """Every opening and attachment that a seat could make with these cards, each once."""
    for fit in attachments(state, by, held, barred):
        yield Attach(fit.number, fit.card, fit.low)
    for offer in open_offers(state, by, held):
        for meld in expand(offer):
            if len(held) - len(meld) > 1 or leaves(state, by, _rest(held, meld.cards), barred, meld) is None:
                yield Open.of(meld)


def _rest(held: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards left of those that are known to be held."""
    return without(held, gone) or ()


# ── The table's own acts ─────────────────────────────────────────────────────────────────────────────────────────────


def _not_the_table(state: State, by: Seat, norm: str) -> Refusal | None:
    """Whether somebody else does what only the table may do, by this norm."""
    rules = state.table.rules
    if by != TABLE:
        return refuse(rules, "only-the-referee", norm)
    return refuse(rules, "match-over", norm) if state.phase is END else None


def _judge_deal(state: State, action: Deal, by: Seat) -> Refusal | None:
    rules = state.table.rules
    if refusal := _not_the_table(state, by, "shufflers"):
        return refusal
    if state.phase is not DEAL:
        return refuse(rules, "already-dealt")
    size = len(action.order)
    if size < cards_needed(state):
        return refuse(rules, "pack-too-small", cards=size, needed=cards_needed(state))
    if not 1 <= action.cut < size:
        return refuse(rules, "cut-impossible", cut=action.cut, cards=size)
    low, high = regular_cut(state, size)
    if not action.unnoticed and not low <= action.cut <= high:
        return refuse(rules, "cut-again", cut=action.cut, low=low, high=high)
    return None


def _judge_redeal(state: State, action: Redeal, by: Seat) -> Refusal | None:
    rules = state.table.rules
    if refusal := _not_the_table(state, by, "redeal_before_first_pick_up"):
        return refusal
    if state.phase is DEAL:
        return refuse(rules, "not-dealt", "redeal_before_first_pick_up")
    stands = state.begun or not rules.redeal_before_first_pick_up.value
    return refuse(rules, "deal-stands") if stands else None


def _judge_time_out(state: State, action: TimeOut, by: Seat) -> Refusal | None:
    rules = state.table.rules
    if refusal := _not_the_table(state, by, "time_out"):
        return refusal
    to_a_total = state.table.hands is None and bool(rules.targets.value)
    if rules.time_out.value is None or to_a_total:
        return refuse(rules, "no-time-out")
    return refuse(rules, "time-out-already") if state.turns_left is not None else None


def _judge_watch(state: State, action: WatchStall, by: Seat) -> Refusal | None:
    rules = state.table.rules
    if refusal := _not_the_table(state, by, "stall"):
        return refusal
    if not isinstance(rules.stall.value, SupervisedStall):
        return refuse(rules, "no-supervised-stall")
    return None if state.phase is PICK_UP else refuse(rules, "watch-from-a-new-turn")


def _judge_expire(state: State, action: Expire, by: Seat) -> Refusal | None:
    rules = state.table.rules
    if refusal := _not_the_table(state, by, "expired_discards_highest"):
        return refusal
    if not rules.expired_discards_highest.value:
        return refuse(rules, "no-turn-clock")
    if state.phase is DEAL:
        return refuse(rules, "not-dealt", "expired_discards_highest")
    draws = state.phase is PICK_UP or owes_a_play(state, state.turn)
    if draws and stock_is_out(state):
        return refuse(rules, "stock-is-out")
    empty = not state.hands[state.turn]
    return refuse(rules, "nothing-left-to-discard", "expired_discards_highest") if empty else None


def _judge_abandon(state: State, action: Abandon, by: Seat) -> Refusal | None:
    rules = state.table.rules
    if state.phase is END:
        return refuse(rules, "match-over", "abandon")
    if not 0 <= action.seat < state.table.players:
        return refuse(rules, "no-such-seat")
    if by == TABLE or (by == action.seat and rules.abandon.value is AbandonRule.PLAYER_MAY):
        return None
    return refuse(rules, "bound-to-finish" if by == action.seat else "only-the-referee", "abandon")


_JUDGES: dict[type, Callable[[State, Any, Seat], Refusal | None]] = {
    Deal: _judge_deal,
    Redeal: _judge_redeal,
    Draw: _judge_draw,
    Take: _judge_take,
    Open: _judge_open,
    Attach: _judge_attach,
    Discard: _judge_discard,
    TimeOut: _judge_time_out,
    WatchStall: _judge_watch,
    Expire: _judge_expire,
    Abandon: _judge_abandon,
}
