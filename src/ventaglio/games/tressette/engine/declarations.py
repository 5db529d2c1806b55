"""What the player on lead may say now: of the suit of the trick just taken, of other suits, with the suit he leads.

Conditions on the cards stand in `formulas` and `knowledge`; here is who may speak, when, and how often. Inside, a
refusal is only the name of its reason: menus ask far more often than anybody wants to read why.
"""

from functools import cache
from typing import Final

import msgspec

from ventaglio.core.cards import MAZZO, PALI, Carta, carta
from ventaglio.core.refusal import Refusal
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.actions import Declare
from ventaglio.games.tressette.engine.formulas import (
    BY_SLUG,
    STILL_VERY_LONG,
    Formula,
    Lead,
    absolute,
    fitting_card,
    unbeaten,
)
from ventaglio.games.tressette.engine.knowledge import (
    king_may_stay,
    liscio_is_notorious,
    sovereignty_is_notorious,
    void_is_notorious,
)
from ventaglio.games.tressette.engine.ranks import BIT, RANKS, has_subject_since
from ventaglio.games.tressette.engine.reasons import REASONS, refuse
from ventaglio.games.tressette.engine.rules import Buongioco, OwnSilence, Repetition, Rules, TrickBegins
from ventaglio.games.tressette.engine.state import (
    SHIFT,
    Said,
    State,
    gone,
    held,
    holding,
    holding_gone,
    holdings,
    took_the_lead,
)

# To find a member in its class takes Python 3.11 five times as long as these, and a menu asks for each suit.
_ONCE: Final = Repetition.STILL_VERY_LONG_ONLY
_SILENT_ON_LEAD: Final = OwnSilence.NOTHING_WHILE_ON_LEAD
_AFTER_DEPOSIT: Final = TrickBegins.AFTER_DEPOSIT
_SILENT: Final = Buongioco.SILENT

OF_THE_TRICK: Final = ("questo-piombo", "liscio-qui")
OF_OTHER_SUITS: Final = ("feci-un-piombo", "faglio", "faglio-al-compagno", "liscio-al-compagno")
OF_THE_PARTNER: Final = ("faglio-al-compagno", "liscio-al-compagno")
OF_ANY_SUIT: Final = ("feci-un-piombo", "faglio")


def said_now(state: State) -> list[str]:
    """What the player on lead has said since the last trick."""
    since = _since_the_last_trick(state)
    return [said.what for said in since] if since else []


def _since_the_last_trick(state: State) -> list[Said]:
    """The declarations that the player on lead has made since the last trick."""
    said, now = state.said, len(state.tricks)
    if not said or said[-1].trick != now:
        return []
    return [one for one in said if one.trick == now and one.seat == state.leader]


def trick_begun(state: State) -> bool:
    """Whether the next trick has begun: with the lead, or with any words of the player on lead (Art. 22).

    Words that can only be said while the last trick is being put down belong to that one (Art. 158); those of somebody
    who is not on lead begin nothing.
    """
    if state.trick or state.announced is not None or not state.said:
        return bool(state.trick) or state.announced is not None
    said = said_now(state)
    if not said:
        return False
    after_deposit = state.table.rules.trick_begins.value is _AFTER_DEPOSIT
    of_the_old_one = OF_THE_TRICK if after_deposit else ()
    return any(what not in of_the_old_one for what in said)


def suit_of_the_trick(state: State) -> str | None:
    """The suit of the trick just taken by the player on lead."""
    return state.tricks[-1].cards[0].suit if state.tricks else None


class _Lead(msgspec.Struct, frozen=True, gc=False):
    """The moment before a lead: who speaks, what he holds, the suit of the trick he has just taken, his words since."""

    state: State
    seat: Seat
    mine: dict[str, int]
    taken: str | None
    said: list[str]


def _before_lead(state: State, seat: Seat) -> _Lead:
    return _Lead(state, seat, holdings(state.hands[seat]), suit_of_the_trick(state), said_now(state))


def refuse_declaration(state: State, seat: Seat, what: str, suit: str) -> Refusal | None:
    """Why the player on lead may not make a declaration other than a formula."""
    reason = _why_not_declare(_before_lead(state, seat), what, suit)
    if reason is None:
        return None
    facts: dict[str, object] = {}
    if reason == "not-the-suit-taken":
        facts = {"suit": suit_of_the_trick(state)}
    elif reason == "no-such-declaration":
        facts = {"what": what}
    allowed_by = "trick_suit_declarations" if what in OF_THE_TRICK else "other_suit_declarations"
    return refuse(state.table.rules, reason, allowed_by if len(REASONS[reason]) > 1 else "", **facts)


def _why_not_declare(lead: _Lead, what: str, suit: str) -> str | None:
    rules = lead.state.table.rules
    if what in OF_OTHER_SUITS and what in rules.other_suit_declarations.value:
        return _not_of_other_suits(lead, what, suit)
    if what in OF_THE_TRICK and what in rules.trick_suit_declarations.value:
        return _not_of_the_trick(lead, what, suit)
    return "no-such-declaration"


def declarable(state: State, seat: Seat) -> list[Declare]:
    """The declarations other than formulas that the player on lead may make."""
    lead = _before_lead(state, seat)
    if state.announced is not None and _announced_too_early(lead):
        return []
    taken, mine, said = lead.taken, lead.mine, lead.said
    rules = state.table.rules
    found: list[Declare] = []
    if taken is not None:
        word = "liscio-qui" if mine[taken] else "questo-piombo"
        if word in rules.trick_suit_declarations.value and _not_of_the_trick(lead, word, taken) is None:
            found.append(_DECLARE[word][taken])
    words = rules.other_suit_declarations.value
    if said:
        words = tuple([word for word in words if word not in said])
    empty, liscio = _open_suits(lead, state.official and "liscio-al-compagno" in words)
    if empty:
        if "feci-un-piombo" in words and _made_a_piombo(state, seat, empty):
            found.append(_DECLARE["feci-un-piombo"][""])
        if "faglio" in words:
            found.append(_DECLARE["faglio"][""])
        if state.official and "faglio-al-compagno" in words:
            found += map(_DECLARE["faglio-al-compagno"].__getitem__, empty)
    found += map(_DECLARE["liscio-al-compagno"].__getitem__, liscio)
    return found


_DECLARE: Final = {
    what: {suit: Declare(what, suit) for suit in ("", *PALI)} for what in (*OF_THE_TRICK, *OF_OTHER_SUITS)
}


def _open_suits(lead: _Lead, with_liscio: bool) -> tuple[list[str], list[str]]:
    """The suits of which a player on lead may say that he has none and, if it is asked, that another beats him there.

    Who may speak at all has been asked: what is left depends on each suit.
    """
    state, taken, silent = lead.state, lead.taken, lead.state.silent
    spoken = state.declared[lead.seat] if state.table.rules.repetition.value is _ONCE else ()
    empty: list[str] = []
    liscio: list[str] = []
    for suit, mine in lead.mine.items():
        if suit == taken or suit in silent or suit in spoken:
            continue
        if not mine:
            if _not_void(lead, suit) is None:
                empty.append(suit)
        elif with_liscio and _no_liscio(lead, suit) is None:
            liscio.append(suit)
    return empty, liscio


# ── The suit of the trick just taken (Art. 41, 124, 158, 159, 164, 165) ──────────────────────────────────────────────


def _not_of_the_trick(lead: _Lead, what: str, suit: str) -> str | None:
    state, seat, said = lead.state, lead.seat, lead.said
    rules = state.table.rules
    if lead.taken is None:
        return "no-trick-taken"
    if suit != lead.taken:
        return "not-the-suit-taken"
    if what in said or (what == "questo-piombo" and "liscio-qui" in said):
        return "said-already"
    if state.announced is not None:
        if _announced_too_early(lead):
            return "too-late-after-announcing"
        if rules.trick_suit_only_at_deposit.value:
            return "too-late-for-the-suit-taken"
    if said and rules.trick_suit_only_at_deposit.value and any(word in OF_OTHER_SUITS for word in said):
        return "too-late-for-the-suit-taken"
    last = state.tricks[-1]
    if last.leader == seat and last.formula is None:
        return "led-in-silence"
    if suit in state.declared[seat] and rules.repetition.value is _ONCE:
        return "suit-declared-already"
    if what == "questo-piombo":
        return "not-void-here" if lead.mine[suit] else None
    return None if has_subject_since(lead.mine[suit], holding_gone(state, suit)) else "no-subject-card-here"


def _announced_too_early(lead: _Lead) -> bool:
    """Whether words about the suit to be led were said, and leave nothing more to be declared (Art. 160, 163)."""
    return lead.state.announced is not None and lead.state.table.rules.other_suits_before_play_suit.value


# ── Other suits (Art. 42, 124, 160–162, 164, 165) ────────────────────────────────────────────────────────────────────


def _not_of_other_suits(lead: _Lead, what: str, suit: str) -> str | None:
    """Of a suit that is neither the one just taken nor the one he will lead."""
    if what in OF_THE_PARTNER:
        if not lead.state.official:
            return "partner-not-known"
        if not suit:
            return "name-the-suit-meant"
    elif suit:
        return "suit-not-named"
    if what in lead.said:
        return "said-already"
    if _announced_too_early(lead):
        return "too-late-after-announcing"
    if suit:
        return _not_of_suit(lead, what, suit)
    return _not_of_any_suit(lead, what)


REACHED: Final = (
    *("notorious-void", "suit-declared-already", "led-in-silence", "the-suit-just-taken", "no-piombo-made"),
    "not-void",
)
"""Why no suit bears words out that name none, the nearest miss first: that is the suit they could have been about."""


def _not_of_any_suit(lead: _Lead, what: str) -> str | None:
    """Why none of the suits bears out words that name none; None if one does."""
    found: list[str] = []
    for one in PALI:
        reason = "not-void" if lead.mine[one] else _not_of_suit(lead, what, one)
        if reason is None:
            return None
        found.append(reason)
    return min(found, key=REACHED.index)


def _not_of_suit(lead: _Lead, what: str, suit: str) -> str | None:
    """Why one suit does not bear a generic declaration out."""
    state, seat = lead.state, lead.seat
    if suit == lead.taken:
        return "the-suit-just-taken"
    if suit in state.silent:
        return "led-in-silence"
    if suit in state.declared[seat] and state.table.rules.repetition.value is _ONCE:
        return "suit-declared-already"
    if what == "liscio-al-compagno":
        return _no_liscio(lead, suit)
    if what == "feci-un-piombo" and not lead.mine[suit] and not _made_a_piombo(state, seat, [suit]):
        return "no-piombo-made"
    return _not_void(lead, suit)


def _no_liscio(lead: _Lead, suit: str) -> str | None:
    state = lead.state
    if not has_subject_since(lead.mine[suit], state.gone >> SHIFT[suit]):
        return "no-subject-card-there"
    notorious = state.table.rules.notorious_liscio_unsaid.value and liscio_is_notorious(state, lead.seat, suit)
    return "notorious-liscio" if notorious else None


def _not_void(lead: _Lead, suit: str) -> str | None:
    if lead.mine[suit]:
        return "not-void"
    unsaid = lead.state.table.rules.notorious_voids_unsaid.value
    return "notorious-void" if unsaid and void_is_notorious(lead.state, lead.seat, suit) else None


def _made_a_piombo(state: State, seat: Seat, empty: list[str]) -> bool:
    """Whether one of these suits, held at the deal, was used up without being led before he took the lead (42)."""
    dealt = holdings(state.dealt[seat])
    used_up = [suit for suit in empty if dealt[suit]]
    if not used_up:
        return False
    led = [trick.cards[0].suit for trick in state.tricks[: max(0, took_the_lead(state, seat))]]
    return not set(used_up).issubset(led)


# ── The suit about to be led (Art. 44–58, 125–127, 163–168) ──────────────────────────────────────────────────────────


def formula_of(rules: Rules, slug: str) -> Formula | None:
    """The formula of a name, if there is one by these norms; of a suit still very long only some have one (166)."""
    found = BY_SLUG[rules.play_suit_list.value].get(slug)
    return None if found is STILL_VERY_LONG and not _says_what_is_still_so(rules) else found


def refuse_formula(state: State, seat: Seat, one: Carta, slug: str) -> Refusal | None:
    """Why a player may not lead this card with these words."""
    rules = state.table.rules
    formula = formula_of(rules, slug)
    if formula is None:
        return refuse(rules, "no-such-formula", formula=slug)
    if reason := _why_not_now(state, seat, one.suit, formula):
        return refuse(rules, reason)
    mine = holding(state, seat, one.suit)
    beaten = not unbeaten(mine, holding_gone(state, one.suit)) & BIT[one.rank]
    if formula not in fitting_card(rules.play_suit_list.value, RANKS[mine], one.rank, beaten, king_may_stay(rules)):
        return refuse(rules, "formula-does-not-fit", formula=slug)
    return refuse(rules, "notorious-sovereignty") if _tells_the_known(state, seat, one, formula) else None


def refuse_announcement(state: State, cards: tuple[Carta, ...], slug: str, suit: str, seat: Seat) -> Refusal | None:
    """Why the words for a suit may not be said ahead of the card that will be led of it; ``cards`` may be led."""
    if state.announced is not None:
        return refuse(state.table.rules, "said-already", "play_suit_list")
    if not suit:
        return refuse(state.table.rules, "name-the-suit-meant", "play_suit_list")
    refusals = [refuse_formula(state, seat, one, slug) for one in cards if one.suit == suit]
    if not refusals:
        known = formula_of(state.table.rules, slug)
        return refuse(state.table.rules, "formula-does-not-fit" if known else "no-such-formula", formula=slug)
    return None if None in refusals else refusals[0]


def bears_out(state: State, seat: Seat, one: Carta) -> bool:
    """Whether a card may be led after what was announced, if anything was."""
    if state.announced is None:
        return True
    suit, slug = state.announced
    return one.suit == suit and refuse_formula(state, seat, one, slug) is None


def is_formula(what: str) -> bool:
    """Whether words are a formula, be it of another list than the one in force."""
    return what in _FORMULAS


_FORMULAS: Final = frozenset(slug for known in BY_SLUG.values() for slug in known)


def _why_not_now(state: State, seat: Seat, suit: str, formula: Formula) -> str | None:
    """Why a formula may not be used for this suit at this moment, whatever is held."""
    rules = state.table.rules
    if formula.napoletana and not _may_name_napoletana(rules):
        return "buongioco-is-silent"
    if formula is STILL_VERY_LONG:
        # Always, the article says: so even after a lead in silence (Art. 164).
        return None if _said_very_long(state, seat, suit) else "not-said-very-long"
    if suit in state.silent and rules.own_silence.value is _SILENT_ON_LEAD:
        return "led-in-silence"
    if suit in state.declared[seat] and rules.repetition.value is _ONCE:
        return "suit-declared-already"
    return None


def _tells_the_known(state: State, seat: Seat, one: Carta, formula: Formula) -> bool:
    """A sovereignty that everybody knows may not be declared, where the norms say so; piombo apart (Art. 167)."""
    if not formula.sovereign or formula.slug == "piombo" or not state.table.rules.notorious_sovereignty_unsaid.value:
        return False
    lead = Lead(held(state, seat, one.suit), one.rank, gone(state, one.suit))
    return absolute(lead) or sovereignty_is_notorious(state, seat, one)


def _may_name_napoletana(rules: Rules) -> bool:
    silent = rules.buongioco.value is _SILENT
    return rules.napoletana_declared.value and (not silent or rules.napoletana_when_silent.value)


def _says_what_is_still_so(rules: Rules) -> bool:
    """Whether a suit that is still very long has a formula: only where nothing else may be said again (166)."""
    return rules.repetition.value is _ONCE


def _said_very_long(state: State, seat: Seat, suit: str) -> bool:
    """Whether a player has called a suit very long, where the norms have him say only that it is so still (166)."""
    rules = state.table.rules
    if suit not in state.declared[seat] or not _says_what_is_still_so(rules):
        return False
    known = BY_SLUG[rules.play_suit_list.value]
    own = (t for t in state.tricks if t.leader == seat and t.cards[0].suit == suit and t.formula is not None)
    return any(known[trick.formula or ""].very_long for trick in own)


class CardChoice(msgspec.Struct, frozen=True, gc=False):
    """A card that may be played; on lead, the formulas that may go with it, each with its usual words."""

    card: Carta
    formulas: tuple[tuple[str, str], ...] = ()


_choice: Final = cache(CardChoice)
"""Always the same object, for holdings are many and their choices much alike: a processor finds it where it was."""

in_silence: Final = {one: CardChoice(one) for one in MAZZO}.__getitem__
"""A card that may be played with no words."""


class Leads(msgspec.Struct, frozen=True, gc=False):
    """What may be led, and the formulas that go with any of it: they may be said ahead of the card, too."""

    choices: tuple[CardChoice, ...]
    ahead: tuple[Declare, ...]
    sovereign: bool = False
    """Whether any of these words tells a sovereignty that everybody may know."""


def leads_of(choices: tuple[CardChoice, ...], sovereign: bool = False) -> Leads:
    """These choices and their words."""
    found = {(slug, one.card.suit): None for one in choices for slug, _ in one.formulas}
    return Leads(choices, tuple(map(_AHEAD, found)), sovereign)


_AHEAD: Final = {
    (slug, suit): Declare(slug, suit) for known in BY_SLUG.values() for slug in known for suit in PALI
}.__getitem__


def choices_on_lead(state: State, seat: Seat) -> Leads:
    """The cards of the player on lead, each with every formula with which he may lead it now."""
    global _last_leads  # noqa: PLW0603 -- one value, replaced as a whole, so that threads never see half of it
    words, (known, at, leads) = _words_by(state.table.rules), _last_leads
    if known is not None and at == seat and _only_spoke(known, state) and not words.notorious_unsaid:
        return leads
    leads = _find_leads(state, seat, words)
    _last_leads = state, seat, leads
    return leads


_last_leads: tuple[State | None, Seat, Leads] = (None, 0, Leads((), ()))
"""The leads that were found last: whoever has declared something has the same ones afterwards, as long as nobody judges
by what is notorious. States never change, so nothing but time depends on this."""


def _only_spoke(before: State, after: State) -> bool:
    """Whether nothing has changed but what was said of other suits than the one to be led."""
    return (
        before.hands is after.hands
        and before.tricks is after.tricks
        and before.silent is after.silent
        and before.declared is after.declared
        and before.table is after.table
        and before.gone == after.gone
    )


def _find_leads(state: State, seat: Seat, words: "_Words") -> Leads:
    known, gone = words.leads, state.gone
    # What bars an ordinary formula in a suit bars all (164, 166).
    silent = state.silent if words.silence_bars else ()
    spoken = state.declared[seat] if words.once else ()
    found: tuple[CardChoice, ...] = ()
    ahead: tuple[Declare, ...] = ()
    for suit, mine in holdings(state.hands[seat]).items():
        if not mine:
            continue
        again = suit in spoken
        ordinary = not again and suit not in silent
        still = again and _said_very_long(state, seat, suit)
        leads = known[suit, mine, unbeaten(mine, gone >> SHIFT[suit]), ordinary, still]
        if leads.sovereign and words.notorious_unsaid:
            leads = _without_the_known(state, seat, leads)
        found += leads.choices
        ahead += leads.ahead
    return Leads(found, ahead)


class _Words(msgspec.Struct, frozen=True, gc=False):
    """What norms say of the words of a lead, gathered: a menu asks for all of it."""

    rules: Rules | None
    leads: "_KnownLeads"
    silence_bars: bool
    """Whether a suit that one has led in silence stays without words (164)."""
    once: bool
    """Whether nothing of a suit is said twice (166)."""
    notorious_unsaid: bool
    """Whether a sovereignty that everybody knows stays unsaid (167)."""


def _words_by(rules: Rules) -> _Words:
    global _last_words  # noqa: PLW0603 -- one value, replaced as a whole, so that threads never see half of it
    words = _last_words
    if words is None or words.rules is not rules:
        words = _last_words = _Words(
            rules,
            _known_leads(rules.play_suit_list.value, king_may_stay(rules), _may_name_napoletana(rules)),
            rules.own_silence.value is _SILENT_ON_LEAD,
            _says_what_is_still_so(rules),
            rules.notorious_sovereignty_unsaid.value,
        )
    return words


_last_words: _Words | None = None
"""Those of the rules that were asked last. Rules never change, so nothing but time depends on this."""


class _KnownLeads(dict[tuple[str, int, int, bool, bool], Leads]):
    """The leads of one suit: by what is held of it and what of that nobody can beat, and whether ordinary formulas may
    be said and that the suit is still very long. Each is found when it is first asked for.
    """

    def __init__(self, name: str, king: bool, napoletana: bool) -> None:
        super().__init__()
        self._norms = name, king, napoletana

    def __missing__(self, key: tuple[str, int, int, bool, bool]) -> Leads:
        name, king, napoletana = self._norms
        suit, mine, best, ordinary, still = key
        found: list[CardChoice] = []
        sovereign = False
        for one in sorted(carta(suit + rank) for rank in RANKS[mine]):
            fit = [
                formula
                for formula in fitting_card(name, RANKS[mine], one.rank, not best & BIT[one.rank], king)
                if (still if formula is STILL_VERY_LONG else ordinary and (napoletana or not formula.napoletana))
            ]
            found.append(_choice(one, tuple((formula.slug, formula.words[0]) for formula in fit)))
            sovereign = sovereign or any(formula.sovereign and formula.slug != "piombo" for formula in fit)
        self[key] = leads = leads_of(tuple(found), sovereign)
        return leads


_known_leads: Final = cache(_KnownLeads)
"""The same for everybody who plays by the same list."""


def _without_the_known(state: State, seat: Seat, leads: Leads) -> Leads:
    """The same leads without words that tell a sovereignty which everybody knows (Art. 167)."""
    formulas = BY_SLUG[state.table.rules.play_suit_list.value]
    found: list[CardChoice] = []
    for one in leads.choices:
        left = [words for words in one.formulas if not _tells_the_known(state, seat, one.card, formulas[words[0]])]
        found.append(one if len(left) == len(one.formulas) else CardChoice(one.card, tuple(left)))
    choices = tuple(found)
    return leads if choices == leads.choices else leads_of(choices)


def barred_suits(state: State) -> dict[str, str]:
    """The suits the player on lead has just excluded for his lead by what he said, and the norm that bars them."""
    found: dict[str, str] = {}
    for said in _since_the_last_trick(state):
        if (norm := bars_suit(state, said.what)) is not None:
            found[said.suit] = norm
    return found


def bars_suit(state: State, what: str) -> str | None:
    """The norm by which words exclude the suit they are about from the lead that follows, if they do."""
    rules = state.table.rules
    if what == "liscio-qui" and rules.liscio_qui_bars_suit.value:
        return "liscio_qui_bars_suit"
    return "other_suit_declarations" if what == "liscio-al-compagno" else None
