"""What the player on lead may say now: of the suit of the trick just taken, of other suits, with the suit he leads.

Conditions on the cards stand in `formulas` and `knowledge`; here is who may speak, when, and how often.
"""

from collections.abc import Iterator
from typing import Any, Final

from ventaglio.cards import PALI, Carta
from ventaglio.core.norms import Norm
from ventaglio.core.refusal import Refusal
from ventaglio.core.seats import Seat
from ventaglio.tressette.formulas import BY_SLUG, STILL_VERY_LONG, Formula, Lead, absolute, fitting, higher
from ventaglio.tressette.knowledge import has_subject, king_may_stay, void_is_notorious, worlds
from ventaglio.tressette.rules import Buongioco, OwnSilence, Repetition
from ventaglio.tressette.state import State, gone, held, took_the_lead
from ventaglio.tressette.trick import GRADES

OF_THE_TRICK: Final = ("questo-piombo", "liscio-qui")
OF_OTHER_SUITS: Final = ("feci-un-piombo", "faglio", "faglio-al-compagno", "liscio-al-compagno")
OF_THE_PARTNER: Final = ("faglio-al-compagno", "liscio-al-compagno")


def _no(norm: Norm[Any], reason: str, **facts: object) -> Refusal:
    return Refusal(reason, norm.cite, facts)


def said_now(state: State) -> list[str]:
    """What the player on lead has said since the last trick."""
    return [said.what for said in state.said if said.trick == len(state.tricks) and said.seat == state.leader]


def suit_of_the_trick(state: State) -> str | None:
    """The suit of the trick just taken by the player on lead."""
    return state.tricks[-1].cards[0].suit if state.tricks else None


# ── The suit of the trick just taken (Art. 41, 124, 158, 159, 164, 165) ──────────────────────────────────────────────


def refuse_of_the_trick(state: State, seat: Seat, what: str, suit: str) -> Refusal | None:
    """Why a player may not say this of the suit of the trick he has just taken."""
    rules = state.table.rules
    taken = suit_of_the_trick(state)
    if taken is None:
        return _no(rules.trick_suit_declarations, "no-trick-taken")
    if suit != taken:
        return _no(rules.trick_suit_declarations, "not-the-suit-taken", suit=taken)
    now = said_now(state)
    if what in now or (what == "questo-piombo" and "liscio-qui" in now):
        return _no(rules.trick_suit_declarations, "said-already")
    if rules.trick_suit_only_at_deposit.value and any(word in OF_OTHER_SUITS for word in now):
        return _no(rules.trick_suit_only_at_deposit, "too-late-for-the-suit-taken")
    last = state.tricks[-1]
    if last.leader == seat and last.formula is None:
        return _no(rules.own_silence, "led-in-silence")
    if rules.repetition.value is Repetition.STILL_VERY_LONG_ONLY and suit in state.declared[seat]:
        return _no(rules.repetition, "suit-declared-already")
    mine, out = held(state, seat, suit), frozenset(GRADES) - gone(state, suit)
    if what == "questo-piombo":
        return _no(rules.trick_suit_declarations, "not-void-here") if mine else None
    if not has_subject(mine, out):
        return _no(rules.trick_suit_declarations, "no-subject-card-here")
    return None


# ── Other suits (Art. 42, 124, 160–162, 164, 165) ────────────────────────────────────────────────────────────────────


def refuse_of_other_suits(state: State, seat: Seat, what: str, suit: str) -> Refusal | None:
    """Why a player may not say this of a suit that is neither the one just taken nor the one he will lead."""
    rules = state.table.rules
    norm = rules.other_suit_declarations
    if what in OF_THE_PARTNER:
        if not state.official:
            return _no(norm, "partner-not-known")
        if not suit:
            return _no(norm, "name-the-suit-meant")
    elif suit:
        return _no(norm, "suit-not-named")
    if what in said_now(state):
        return _no(norm, "said-already")
    first: Refusal | None = None
    for one in suit or PALI:
        refusal = _refuse_suit(state, seat, what, one)
        if refusal is None:
            return None
        first = first or refusal
    return first


def _refuse_suit(state: State, seat: Seat, what: str, suit: str) -> Refusal | None:
    """Why one suit does not bear a generic declaration out."""
    rules = state.table.rules
    norm = rules.other_suit_declarations
    if suit == suit_of_the_trick(state):
        return _no(norm, "the-suit-just-taken")
    if suit in state.silent:
        return _no(rules.own_silence, "led-in-silence")
    if rules.repetition.value is Repetition.STILL_VERY_LONG_ONLY and suit in state.declared[seat]:
        return _no(rules.repetition, "suit-declared-already")
    mine = held(state, seat, suit)
    if what == "liscio-al-compagno":
        return _refuse_liscio(state, seat, suit, mine)
    if mine:
        return _no(norm, "not-void")
    if what == "feci-un-piombo" and not _became_void(state, seat, suit):
        return _no(norm, "no-piombo-made")
    if rules.notorious_voids_unsaid.value and void_is_notorious(state, seat, suit):
        return _no(rules.notorious_voids_unsaid, "notorious-void")
    return None


def _refuse_liscio(state: State, seat: Seat, suit: str, mine: frozenset[str]) -> Refusal | None:
    rules = state.table.rules
    out = frozenset(GRADES) - gone(state, suit)
    if not has_subject(mine, out):
        return _no(rules.other_suit_declarations, "no-subject-card-there")
    if rules.notorious_liscio_unsaid.value and worlds(state, suit).certain(seat, lambda r: has_subject(r, out)):
        return _no(rules.notorious_liscio_unsaid, "notorious-liscio")
    return None


def _became_void(state: State, seat: Seat, suit: str) -> bool:
    """Whether a suit, held at the deal, was used up without having been led before the player took the lead (42)."""
    had = any(one.suit == suit for one in state.dealt[seat])
    before = state.tricks[: max(0, took_the_lead(state, seat))]
    return had and all(trick.cards[0].suit != suit for trick in before)


# ── The suit about to be led (Art. 44–58, 125–127, 163–168) ──────────────────────────────────────────────────────────


def lead_of(state: State, seat: Seat, one: Carta) -> Lead:
    """A lead as formulas see it."""
    return Lead(held(state, seat, one.suit), one.rank, gone(state, one.suit), king_may_stay(state.table.rules))


def refuse_formula(state: State, seat: Seat, one: Carta, slug: str) -> Refusal | None:
    """Why a player may not lead this card with these words."""
    rules = state.table.rules
    formula = BY_SLUG[rules.play_suit_list.value].get(slug)
    if formula is None:
        return _no(rules.play_suit_list, "no-such-formula", formula=slug)
    refusal = _refuse_now(state, seat, one.suit, formula)
    if refusal is not None:
        return refusal
    lead = lead_of(state, seat, one)
    if not formula.fits(lead):
        return _no(rules.play_suit_list, "formula-does-not-fit", formula=slug)
    return _refuse_sovereignty(state, seat, one, formula)


def _refuse_now(state: State, seat: Seat, suit: str, formula: Formula) -> Refusal | None:
    """Why a formula may not be used for this suit at this moment, whatever is held."""
    rules = state.table.rules
    if formula.slug.startswith("napoletana") and not _may_name_napoletana(state):
        return _no(rules.buongioco, "buongioco-is-silent")
    if rules.own_silence.value is OwnSilence.NOTHING_WHILE_ON_LEAD and suit in state.silent:
        return _no(rules.own_silence, "led-in-silence")
    if formula is STILL_VERY_LONG:
        return None if _said_very_long(state, seat, suit) else _no(rules.repetition, "not-said-very-long")
    if rules.repetition.value is Repetition.STILL_VERY_LONG_ONLY and suit in state.declared[seat]:
        return _no(rules.repetition, "suit-declared-already")
    return None


def _refuse_sovereignty(state: State, seat: Seat, one: Carta, formula: Formula) -> Refusal | None:
    """A sovereignty that everybody knows may not be declared, where the norms say so; piombo apart (Art. 167)."""
    rule = state.table.rules.notorious_sovereignty_unsaid
    told = formula.sovereign and formula.slug != "piombo" and rule.value
    if told and _sovereignty_is_notorious(state, seat, one, lead_of(state, seat, one)):
        return _no(rule, "notorious-sovereignty")
    return None


def _may_name_napoletana(state: State) -> bool:
    rules = state.table.rules
    return rules.napoletana_declared.value and rules.buongioco.value is not Buongioco.SILENT


def _said_very_long(state: State, seat: Seat, suit: str) -> bool:
    """Whether a player has called a suit very long, where the norms have him say only that it is so still (166)."""
    rules = state.table.rules
    if rules.repetition.value is not Repetition.STILL_VERY_LONG_ONLY:
        return False
    known = BY_SLUG[rules.play_suit_list.value]
    own = (t for t in state.tricks if t.leader == seat and t.cards[0].suit == suit and t.formula is not None)
    return any(known[trick.formula or ""].very_long for trick in own)


def _sovereignty_is_notorious(state: State, seat: Seat, one: Carta, lead: Lead) -> bool:
    """Whether everybody knows the led card to be sovereign: outright, or because the higher cards must be his too."""
    if absolute(lead):
        return True
    above = higher(one.rank) - lead.played
    suit_worlds = worlds(state, one.suit)
    return not suit_worlds.possible(seat, lambda ranks: one.rank in ranks and not above <= ranks)


def formulas_for(state: State, seat: Seat, cards: tuple[Carta, ...]) -> Iterator[tuple[Carta, tuple[Formula, ...]]]:
    """Some cards of the player on lead, each with every formula with which he may lead it now."""
    rules = state.table.rules
    name = rules.play_suit_list.value
    barred: dict[str, tuple[bool, bool]] = {}
    for one in cards:
        if one.suit not in barred:
            barred[one.suit] = (
                _refuse_now(state, seat, one.suit, _ORDINARY) is not None,
                _refuse_now(state, seat, one.suit, STILL_VERY_LONG) is not None,
            )
        ordinary, still = barred[one.suit]
        found: tuple[Formula, ...] = ()
        if not (ordinary and still):
            found = fitting(name, lead_of(state, seat, one))
        yield one, tuple(formula for formula in found if _may_use(state, seat, one, formula, ordinary, still))


def _may_use(state: State, seat: Seat, one: Carta, formula: Formula, ordinary: bool, still: bool) -> bool:
    """Whether a formula that fits the cards may be used, what bars its suit being known."""
    if formula is STILL_VERY_LONG:
        return not still
    if ordinary or (formula.slug.startswith("napoletana") and not _may_name_napoletana(state)):
        return False
    return not formula.sovereign or _refuse_sovereignty(state, seat, one, formula) is None


_ORDINARY: Final = BY_SLUG["127"]["sola"]
"""Any formula that is neither a Napoletana nor a repetition: what bars one of them in a suit bars all."""


def likely(state: State, seat: Seat) -> list[tuple[str, str]]:
    """The declarations other than formulas that the player on lead's cards allow at all: what remains to be judged."""
    taken = suit_of_the_trick(state)
    empty = [suit for suit in PALI if suit != taken and not held(state, seat, suit)]
    found: list[tuple[str, str]] = []
    if taken is not None:
        found.append(("liscio-qui" if held(state, seat, taken) else "questo-piombo", taken))
    if empty:
        found += [("feci-un-piombo", ""), ("faglio", "")]
        found += [("faglio-al-compagno", suit) for suit in empty]
    found += [("liscio-al-compagno", suit) for suit in PALI if suit != taken and suit not in empty]
    return found


def barred_suits(state: State) -> dict[str, Norm[Any]]:
    """The suits the player on lead has just excluded for his lead by what he said, and the norm that bars them."""
    found: dict[str, Norm[Any]] = {}
    for said in state.said:
        norm = bars_suit(state, said.what)
        if norm is not None and said.trick == len(state.tricks) and said.seat == state.leader:
            found[said.suit] = norm
    return found


def bars_suit(state: State, what: str) -> Norm[Any] | None:
    """The norm by which words exclude the suit they are about from the lead that follows, if they do."""
    rules = state.table.rules
    if what == "liscio-qui" and rules.liscio_qui_bars_suit.value:
        return rules.liscio_qui_bars_suit
    return rules.other_suit_declarations if what == "liscio-al-compagno" else None


def refuse_declaration(state: State, seat: Seat, what: str, suit: str) -> Refusal | None:
    """Why the player on lead may not make a declaration other than a formula."""
    if what in OF_THE_TRICK:
        return refuse_of_the_trick(state, seat, what, suit)
    if what in OF_OTHER_SUITS:
        return refuse_of_other_suits(state, seat, what, suit)
    return _no(state.table.rules.declarer_is_on_lead, "no-such-declaration", what=what)
