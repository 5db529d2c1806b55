"""Mistakes as they are made: what a refused action does to the table all the same, and what an observer notes.

What the rulings have nothing to say about cannot be done here either.
"""

from collections.abc import Iterator
from typing import Final

from ventaglio.core.cards import PALI
from ventaglio.core.refusal import Refusal
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.acting import enforce
from ventaglio.games.tressette.engine.actions import (
    Accuse,
    Action,
    CallOut,
    Claim,
    Declare,
    Play,
    Say,
    spell_action,
)
from ventaglio.games.tressette.engine.bound import free_leads
from ventaglio.games.tressette.engine.declarations import (
    OF_OTHER_SUITS,
    OF_THE_PARTNER,
    OF_THE_TRICK,
    barred_suits,
    bars_suit,
    is_formula,
    refuse_formula,
)
from ventaglio.games.tressette.engine.events import CardsShown, Declared, LeadTaken, MatchEnded, Played
from ventaglio.games.tressette.engine.formulas import (
    BY_SLUG,
    KING,
    Lead,
    absolute,
    higher,
    mine,
    only_own_cover,
)
from ventaglio.games.tressette.engine.judge import judge, leadable, leaves_a_lead, suits_to_lead
from ventaglio.games.tressette.engine.knowledge import king_may_stay
from ventaglio.games.tressette.engine.state import Phase, State, gone, held
from ventaglio.games.tressette.engine.trick import TRESSETTE
from ventaglio.games.tressette.engine.winning import EIGHT, THREE, beyond_calling, dialogue, slam_made
from ventaglio.games.tressette.referee.live.announced import accuse
from ventaglio.games.tressette.referee.live.counting import up_to_count
from ventaglio.games.tressette.referee.live.memory import fold as remember
from ventaglio.games.tressette.referee.live.memory import new_incident
from ventaglio.games.tressette.referee.live.table import (
    CardWithdrawn,
    Expose,
    Heard,
    Incident,
    LiveEvent,
    LiveTable,
)
from ventaglio.law.referee.live import Happened, Noted

BARRED_WITH_LEAD: Final = (
    *("led-in-silence", "suit-declared-already", "not-said-very-long"),
    *("notorious-sovereignty", "buongioco-is-silent"),
)
BARRED: Final = (
    *("too-late-for-the-suit-taken", "led-in-silence", "suit-declared-already"),
    *("notorious-liscio", "notorious-void", "the-suit-just-taken"),
    *("too-late-after-announcing", "said-already", "no-trick-taken"),
)
"""Why words may not be said now whatever is held."""
SOVEREIGNTY: Final = (absolute, mine, only_own_cover)
"""The conditions of a formula that say of the card led that it is sovereign."""
_VAIN: Final = {"declare-only-on-lead": "not-on-lead", "said-already": "barred", "no-such-formula": "barred"}
"""Why words for a suit count for nothing with the card that is played, and what is wrong with them."""
UNTRUE: Final = ("not-void-here", "no-subject-card-here", "not-void", "no-piombo-made", "no-subject-card-there")
"""Why words are not true."""


def stray(live: LiveTable, action: Action, by: Seat, refusal: Refusal) -> tuple[LiveEvent, ...]:
    """What happens when somebody does what he may not; nothing where it cannot be done at all."""
    if not 0 <= by < 4:
        return ()
    if live.state.phase is Phase.DIALOGUE:
        return tuple(_say(live, action, by)) if isinstance(action, Say) else ()
    if live.state.phase not in (Phase.LEAD, Phase.FOLLOW):
        return ()
    match action:
        case Play():
            return tuple(_play(live, action, by, refusal.reason))
        case Declare():
            return tuple(_declare(live, action, by, refusal.reason))
        case Accuse():
            return accuse(live, action, by)
        case Claim():
            return tuple(_claim(live, by, refusal.reason))
        case CallOut():
            return tuple(_call_out(live, action, by, refusal.reason))
        case _:
            return ()


def still_open(live: LiveTable, by: Seat, *names: str) -> Incident | None:
    """The last of some mistakes of a seat in the trick in progress that nobody has ruled on."""
    for one in reversed(live.incidents):
        if one.by == by and one.irregularity in names and one.trick == len(live.state.tricks) and not one.ruled:
            return one
    return None


def self_call_left_out(live: LiveTable, action: Action, by: Seat) -> tuple[LiveEvent, ...]:
    """Whoever must call his pair out and plays on has lost the cappotto, and the match ends there (Art. 170)."""
    state = live.state
    leads = isinstance(action, Play | Claim) and state.self_call_due and state.phase is Phase.LEAD
    if not leads or by != state.turn or judge(state, action, by) is not None:
        return ()
    won = state.won
    assert won is not None
    erring = by if state.sides[by] == won.side else next(seat for seat in range(4) if state.sides[seat] == won.side)
    played = (event for event in enforce(state, action, by)[0] if not isinstance(event, MatchEnded))
    return Noted(new_incident(live, "self-call-left-out", erring)), *map(Happened, played)


def forced(state: State, action: Action, by: Seat) -> Iterator[LiveEvent]:
    """What happens though nobody may do it."""
    return map(Happened, up_to_count(state, enforce(state, action, by)[0]))


# ── Cards (23–26, 64) ────────────────────────────────────────────────────────────────────────────────────────────────


def _play(live: LiveTable, action: Play, by: Seat, reason: str) -> Iterator[LiveEvent]:
    state, one = live.state, action.card
    leads = state.phase is Phase.LEAD and state.table.reading > 1
    if one not in state.hands[by] or (leads and one not in free_leads(state, by, state.hands[by])):
        return  # what a ruling forbids is no mistake to make: the duty holds
    if reason == "not-your-turn":
        yield from _out_of_turn(live, action, by)
    elif reason in _VAIN and action.formula is not None:
        yield from _with_vain_words(live, action, by, _VAIN[reason])
    elif reason in ("against-the-words", "second-of-venticinque", "suit-barred"):
        yield from _against_words(live, action, by, reason)
    elif action.formula is not None:
        yield from _lead_saying(live, action, by, reason)
    elif reason == "follow-suit":
        yield Noted(new_incident(live, "revoke", by, card=one, suit=state.trick[0].suit))
        yield from forced(state, action, by)


def _against_words(live: LiveTable, action: Play, by: Seat, reason: str) -> Iterator[LiveEvent]:
    """A lead that denies what its player has just said, or said with the lead before; what he says now comes with it.

    Words said ahead of the card go with a lead of their suit, and with no other.
    """
    state, one = live.state, action.card
    if reason == "against-the-words" and state.announced is not None:
        suit, words = state.announced
        yield Noted(new_incident(live, "card-against-declaration", by, card=one, words=words, suit=suit))
        yield Happened(Played(by, one, words if one.suit == suit else None))
        return
    if reason == "second-of-venticinque":
        words = state.tricks[-1].formula or ""
    elif one.suit in barred_suits(state):
        words = next(said.what for said in reversed(state.said) if said.seat == by and said.suit == one.suit)
    else:
        return
    noted = Noted(new_incident(live, "card-against-declaration", by, card=one, words=words, suit=one.suit))
    led = tuple(_led(remember(live, noted), action, by))
    if led:
        yield noted
        yield from led


def _led(live: LiveTable, action: Play, by: Seat) -> Iterator[LiveEvent]:
    """A lead that is a mistake as it is, with words that may be another."""
    refusal = None if action.formula is None else refuse_formula(live.state, by, action.card, action.formula)
    return forced(live.state, action, by) if refusal is None else _lead_saying(live, action, by, refusal.reason)


def _out_of_turn(live: LiveTable, action: Play, by: Seat) -> Iterator[LiveEvent]:
    """A lead that is another's, a response before one's turn, or a second card to the same trick."""
    state, one = live.state, action.card
    if state.phase is Phase.LEAD:
        if state.self_call_due:
            return
        noted, taken = Noted(new_incident(live, "lead-out-of-turn", by, card=one, suit=one.suit)), LeadTaken(by)
        led = tuple(_led(remember(remember(live, noted), Happened(taken)), action, by))
        if led:
            yield from (noted, Happened(taken))
            yield from led
        return
    has_played = (by - state.leader) % 4 < len(state.trick)
    name = "several-cards-played" if has_played else "card-before-turn"
    if still_open(live, by, name) is None:
        yield Noted(new_incident(live, name, by, card=one))
        yield Happened(CardsShown(by, (one,)))


def _with_vain_words(live: LiveTable, action: Play, by: Seat, fault: str) -> Iterator[LiveEvent]:
    """A card played with words that do not count: of who is not on lead, other than he has said, or of no list here."""
    said = tuple(_in_vain(live, by, action.formula or "", action.card.suit, fault))
    after, bare = live, Play(action.card)
    for event in said:
        after = remember(after, event)
    refusal = judge(live.state, bare, by)
    played = forced(live.state, bare, by) if refusal is None else _play(after, bare, by, refusal.reason)
    rest = tuple(played)
    if said and rest:
        yield from said
        yield from rest


def _in_vain(live: LiveTable, by: Seat, slug: str, suit: str, fault: str) -> Iterator[LiveEvent]:
    """Words for a suit that everybody hears and that count for nothing: the mistake, and the words."""
    if is_formula(slug) and suit in tuple(PALI):
        yield Noted(new_incident(live, "wrong-declaration", by, fault=fault, words=slug, suit=suit))
        yield Heard(by, spell_action(Declare(slug, suit)))


def withdraw(live: LiveTable, by: Seat) -> tuple[LiveEvent, ...]:
    """Take back the card just played: nothing where another has followed, or the trick is done."""
    state = live.state
    if live.unplayed is None or not state.trick or (state.turn - 1) % 4 != by or state.phase is not Phase.FOLLOW:
        return ()
    led = len(state.trick) == 1
    words = (state.formula or "") if led else ""
    return (
        Noted(new_incident(live, "card-withdrawn", by, card=state.trick[-1], words=words)),
        CardWithdrawn(by),
    )


def expose(live: LiveTable, action: Expose, by: Seat) -> tuple[LiveEvent, ...]:
    """Show cards that stay in the hand."""
    state = live.state
    playing = state.phase in (Phase.LEAD, Phase.FOLLOW) and 0 <= by < 4
    if not playing or not action.cards or not set(action.cards) <= set(state.hands[by]):
        return ()
    return Noted(new_incident(live, "cards-exposed", by)), Happened(CardsShown(by, action.cards))


# ── Words (39–58, 64) ────────────────────────────────────────────────────────────────────────────────────────────────


def _lead_saying(live: LiveTable, action: Play, by: Seat, reason: str) -> Iterator[LiveEvent]:
    """A lead with words that are untrue, that another card would bear out, or that may not be said now."""
    state, one, slug = live.state, action.card, action.formula or ""
    name, fault = "wrong-declaration", "barred"
    if reason == "formula-does-not-fit":
        name, fault = _how_false(state, by, action)
    elif reason not in BARRED_WITH_LEAD:
        return
    yield Noted(new_incident(live, name, by, fault=fault, card=one, words=slug, suit=one.suit))
    yield from forced(state, action, by)


def _how_false(state: State, by: Seat, action: Play) -> tuple[str, str]:
    """What is wrong with a formula: the card led, the sovereignty it claims, or what it says of the suit.

    A sovereignty that would rest on a tressette card or the Re of one's own is no slip (Art. 52).
    """
    rules, one = state.table.rules, action.card
    formula = BY_SLUG[rules.play_suit_list.value][action.formula or ""]
    own, played, king = held(state, by, one.suit), gone(state, one.suit), king_may_stay(rules)
    if any(formula.fits(Lead(own, rank, played, king)) for rank in own):
        return "card-against-declaration", ""
    if formula.sovereign and formula.shortest <= len(own) <= formula.longest:
        if (higher(one.rank) - played) & own & (TRESSETTE | {KING}):
            return "wrong-sovereignty", "tressette-or-re"
        lead = Lead(own, one.rank, played, king)
        if all(condition(lead) for condition in formula.conditions if condition not in SOVEREIGNTY):
            return "wrong-sovereignty", "other-cards"
    return "wrong-declaration", "untrue"


def _declare(live: LiveTable, action: Declare, by: Seat, reason: str) -> Iterator[LiveEvent]:
    state, what, suit = live.state, action.what, action.suit
    if is_formula(what):
        yield from _in_vain(live, by, what, suit, _fault_of_words(state, by, reason))
        return
    named = what in (*OF_THE_TRICK, *OF_THE_PARTNER)
    if what not in (*OF_THE_TRICK, *OF_OTHER_SUITS) or named != (suit in tuple(PALI)):
        return
    if what in OF_THE_PARTNER and not state.official:
        return
    name, fault = "wrong-declaration", "barred"
    if reason == "declare-only-on-lead":
        fault = _fault_of_words(state, by, reason)
    elif bars_suit(state, what) is not None and not leaves_a_lead(
        state, suits_to_lead(state, leadable(state, by)), what, suit
    ):
        return
    elif reason in UNTRUE:
        name, fault = ("wrong-about-partners-suit", "") if what in OF_THE_PARTNER else (name, "untrue")
    elif reason not in BARRED:
        return
    yield Noted(new_incident(live, name, by, fault=fault, words=what, suit=suit))
    yield Happened(Declared(by, what, suit))


def _fault_of_words(state: State, by: Seat, reason: str) -> str:
    """What is wrong with words for a suit that go with no card."""
    if reason == "declare-only-on-lead":
        return "after-lead" if by == state.leader else "not-on-lead"
    return "untrue" if reason == "formula-does-not-fit" else "barred"


# ── Lay-downs, calls, the dialogue (116–145) ─────────────────────────────────────────────────────────────────────────


def _claim(live: LiveTable, by: Seat, reason: str) -> Iterator[LiveEvent]:
    state = live.state
    if reason != "untimely-claim" or not state.hands[by] or laid_early(live, by) is not None:
        return
    ahead = bool(state.trick) and (by - state.leader) % 4 >= len(state.trick)
    yield Noted(new_incident(live, "untimely-lay-down", by, fault="ahead-of-turn" if ahead else "waiting"))
    yield Happened(CardsShown(by, state.hands[by], laid=True))


def laid_early(live: LiveTable, by: Seat) -> Incident | None:
    """A lay-down of a seat that still waits to be judged when its turn comes."""
    name = "untimely-lay-down"
    return next((one for one in live.incidents if one.by == by and one.irregularity == name and not one.ruled), None)


def _call_out(live: LiveTable, action: CallOut, by: Seat, reason: str) -> Iterator[LiveEvent]:
    """A call by those who have none left (Art. 136, 170), or who have the lead and the point (131)."""
    state = live.state
    if reason == "call-with-the-point":
        yield from _called_in_vain(live, by, reason.removeprefix("call-"))
    elif reason == "no-more-calls" and state.slam is None and not beyond_calling(state):
        yield from _called_in_vain(live, by, "calls-used-up")


def called_too_late(live: LiveTable, by: Seat) -> tuple[LiveEvent, ...]:
    """A call when only the count is left: the opponents have laid down for a cappotto (Art. 138), or have won by
    accusations that went past what can be called (130).
    """
    state = live.state
    if not 0 <= by < 4:
        return ()
    others, rules = 1 - state.sides[by], state.table.rules
    if state.claimed is not None and state.sides[state.claimed] == others and slam_made(state, others):
        return tuple(_called_in_vain(live, by, "laid-down"))
    if beyond_calling(state) and state.won is not None and state.won.side == others:
        most = rules.target.value + rules.call_reaches.value[1]
        return tuple(_called_in_vain(live, by, f"accused-past-{most}"))
    return ()


def _called_in_vain(live: LiveTable, by: Seat, bar: str) -> Iterator[LiveEvent]:
    yield Noted(new_incident(live, "call-not-allowed", by, fault=bar))
    yield Heard(by, spell_action(CallOut()))


def _say(live: LiveTable, action: Say, by: Seat) -> Iterator[LiveEvent]:
    """A winner speaks out of his turn, or in other words than those provided (Art. 145); fixed pairs have few (143)."""
    state = live.state
    known = {word for path in (*EIGHT, *THREE) for word in path}
    if state.speaker is not None and state.sides[by] == state.sides[state.speaker] and action.word in known:
        few = by == state.speaker and dialogue(state) is THREE
        yield Noted(
            new_incident(live, "cappotto-declared-wrongly", by, fault="not-of-the-three" if few else "words-or-order")
        )
        yield Heard(by, spell_action(action))
