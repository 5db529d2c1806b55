"""Carrying orders out: what each order of a ruling does to a live-table, as events.

An order names cards and melds as its article does; the incident knows which they are.
"""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from ventaglio.burraco.duties import Held, KeptOff, Limited, PickUp
from ventaglio.burraco.events import (
    CountedAgainst,
    Discarded,
    Event,
    LaidAstray,
    Merged,
    Moved,
    Opened,
    Shown,
    ThrownIn,
    TurnGiven,
)
from ventaglio.burraco.melds import Fault, Meld, attach, is_wild
from ventaglio.burraco.state import Phase, by_norm, without
from ventaglio.cards import Card, spell
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat
from ventaglio.rulings.burraco.live.bench import Bench
from ventaglio.rulings.burraco.live.mending import mend_attachment, mend_opening
from ventaglio.rulings.burraco.live.table import Entry, Incident, LiveEvent, LiveTable, Play
from ventaglio.rulings.burraco.live.witness import best_part, equal_pair
from ventaglio.rulings.live import Written
from ventaglio.rulings.remedies import Remedy, Step


def apply(live: LiveTable, incident: Incident, steps: tuple[Step, ...], lot: int = 0) -> tuple[LiveEvent, ...]:
    """What the orders of a ruling do to a table; ``lot`` decides a blind draw."""
    bench = Bench(live, incident, lot)
    for step in steps:
        bench.cite = step.cite
        _ORDERS.get(step.remedy.do, _says_enough)(bench, step.remedy)
    return tuple(bench.events)


def _says_enough(bench: Bench, remedy: Remedy) -> None:
    """An order that asks nothing of the cards: it says that something stands, or what happens of itself."""


# ── The turn ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _seat(bench: Bench, who: str) -> Seat:
    state = bench.state
    if who == "partner":
        others = (seat for seat, side in enumerate(state.sides) if side == state.sides[bench.by] and seat != bench.by)
        return next(others, bench.by)
    if who == "player-on-turn":
        return state.turn
    return (bench.by + 1) % state.table.players if who == "next-player" else bench.by


def _stop(bench: Bench, remedy: Remedy) -> None:
    """Only a turn in progress can be stopped."""
    if _seat(bench, remedy.who) == bench.state.turn:
        bench.lay(replace(bench.state.duties, stopped=bench.cite))


def _limit(bench: Bench, remedy: Remedy) -> None:
    seat = _seat(bench, remedy.who)
    limited = tuple(one for one in bench.state.duties.limited if one.seat != seat)
    more = Limited(seat, bench.cite, PickUp(remedy.how))
    bench.lay(replace(bench.state.duties, limited=(*limited, more)))


def _pick_up(bench: Bench, remedy: Remedy) -> None:
    """He picks up what he did not; a player who has already discarded draws at once."""
    seat = _seat(bench, remedy.who)
    state = bench.state
    if seat == state.turn and state.phase is Phase.PLAY and seat == bench.by:
        bench.tell(TurnGiven(seat, Phase.PICK_UP))
        state = bench.state
    if seat == state.turn and state.phase is Phase.PICK_UP:
        limited = tuple(one for one in state.duties.limited if one.seat != seat)
        plays = seat != bench.by
        more = Limited(seat, bench.cite, PickUp(remedy.how), plays=plays)
        bench.lay(replace(state.duties, limited=(*limited, more)))
    elif seat != state.turn and seat == bench.by and len(state.stock) > state.table.rules.stock_reserve.value:
        bench.tell(Moved("stock", bench.hand, state.stock[:1], 1))
    elif seat != bench.by:
        more = Limited(seat, bench.cite, PickUp(remedy.how), plays=True)
        bench.lay(replace(state.duties, limited=(*state.duties.limited, more)))


def _discard(bench: Bench, remedy: Remedy) -> None:
    """Which card must be the discard, where an order says so."""
    if remedy.what == "last-attached" and bench.plays:
        _last_attached_is_discarded(bench)
    elif remedy.what == "one-of-last-meld" and bench.plays:
        cards = bench.returned or _opened_last(bench)
        bench.returned = cards
        _must_discard(bench, cards)
    elif remedy.what == "second-wild":
        _must_discard(bench, bench.returned)
    elif remedy.what == "higher-wild":
        bench.hold(bench.returned, exposed=False)
    elif remedy.what == "drawn-card" and remedy.how == "now" and bench.incident.discard is not None:
        # The discard made was one of the cards that had to go back: the card drawn takes its place.
        if bench.state.hands[bench.by] and bench.returned:
            _discard_at_once(bench, bench.returned[-1])
    elif remedy.what == "other-card" and bench.incident.discard is not None and not bench.in_turn:
        hand = [one for one in bench.state.hands[bench.by] if one is not bench.incident.discard]
        if hand:
            _discard_at_once(bench, by_norm(bench.state.table.rules, hand)[-1])


def _complete(bench: Bench, remedy: Remedy) -> None:
    """A wrong meld is put right with the cards that the player has named."""
    state, law = bench.state, bench.state.table.law
    for play in bench.plays:
        at = next((at for at, one in enumerate(state.astray, 1) if one.cards == play.cards), None)
        if not play.astray or at is None:
            continue
        added = bench.incident.named
        if without(state.hands[bench.by], added) is None:
            raise BadInput(f"the player does not hold {spell(added)}")
        old = None if play.opened else state.melds[play.meld - 1].meld
        mended = mend_opening(play.cards, added, law) if old is None else mend_attachment(old, play.cards, added, law)
        if mended is None or len(added) == len(state.hands[bench.by]):
            named = spell(added)
            sentence = f"with {named or 'no more cards'} the meld cannot be put right"
            raise BadInput(sentence, "meld-not-mended", cards=named)
        bench.tell(Moved(f"astray {at}", bench.hand, play.cards, len(play.cards)))
        if old is None:
            bench.tell(Opened(bench.by, len(bench.state.melds) + 1, mended.meld))
        elif mended.used:
            bench.tell(Moved(bench.hand, f"meld {play.meld}", mended.used, len(mended.used), mended.meld))
        bench.surplus = mended.surplus
        return


def _opened_last(bench: Bench) -> tuple[Card, ...]:
    opened = next((one for one in reversed(bench.plays) if one.opened), None)
    return () if opened is None else bench.take_back(opened)


def _must_discard(bench: Bench, cards: tuple[Card, ...]) -> None:
    if not cards:
        return
    if bench.in_turn:
        if bench.state.phase is not Phase.PLAY:
            bench.tell(TurnGiven(bench.by, Phase.PLAY))
        bench.lay(replace(bench.state.duties, stopped=bench.cite, discard=cards))
    else:
        _discard_at_once(bench, by_norm(bench.state.table.rules, cards)[-1])


def _discard_at_once(bench: Bench, one: Card) -> None:
    """Put a discard on the pile without giving the turn back; of several cards that serve, the lowest goes."""
    if one in bench.state.hands[bench.by]:
        bench.tell(Moved(bench.hand, "pile", (one,), 1))


def _last_attached_is_discarded(bench: Bench) -> None:
    play = bench.plays[-1]
    if play.opened:
        return
    cards = bench.take_back(play)
    if not cards:
        return
    if bench.in_turn:
        bench.tell(Discarded(bench.by, play.cards[0]))
    else:
        bench.tell(Moved(bench.hand, "pile", play.cards, 1))


# ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _named(bench: Bench, what: str) -> tuple[Card, ...]:
    """Take the cards that an order names off the table into the player's hand, and say which they are."""
    plays, taken = bench.plays, bench.incident.taken
    astray = [one for one in plays if one.astray]
    match what:
        case "last-play" | "last-meld":
            return bench.take_back(plays[-1]) if plays else ()
        case "play-before-last":
            return bench.take_back(plays[-2]) if len(plays) > 1 else ()
        case "wrong-meld" | "wrong-cards" | "laid-cards" | "incomplete-melds":
            found: tuple[Card, ...] = ()
            for play in plays:
                if play.astray or (what == "incomplete-melds" and play.opened):
                    found += tuple(one for one in bench.take_back(play) if one not in taken)
            return found + (bench.dropped if what == "incomplete-melds" else ())
        case "surplus-cards" if bench.surplus is not None:
            return bench.surplus
        case "surplus-cards":
            return tuple(one for play in astray for one in _surplus(bench, play))
        case "dependent-cards":
            return bench.dropped
        case "remaining-cards":
            return tuple(one for one in bench.returned if one in bench.state.hands[bench.by])
        case "exposed-card" | "ghost-card" | "lower-card" | "joker" | "unplaceable-cards":
            return bench.incident.named
        case "drawn-card" | "second-card" | "pile-cards" | "collected-card":
            return taken
        case _:
            return ()


def _surplus(bench: Bench, play: Play) -> tuple[Card, ...]:
    """The cards of a wrong play that belong to no meld; the rest of an opening, if it is a meld, is laid properly."""
    part = best_part(play.cards, bench.state.table.law) if play.opened else None
    if part is None:
        return bench.take_back(play)
    surplus = without(play.cards, part.cards) or ()
    at = next((at for at, one in enumerate(bench.state.astray, 1) if one.cards == play.cards), None)
    if at is None:
        return ()
    bench.tell(Moved(f"astray {at}", bench.hand, play.cards, len(play.cards)))
    bench.tell(Opened(bench.by, len(bench.state.melds) + 1, part))
    return surplus


def _penalise(bench: Bench, remedy: Remedy) -> None:
    bench.hold(_named(bench, remedy.what), exposed=False)


def _expose(bench: Bench, remedy: Remedy) -> None:
    """What is left of a meld that gave the discard is due at the next turn only."""
    left = remedy.what == "remaining-cards"
    bench.hold(_named(bench, remedy.what), exposed=True, fresh=left and bench.in_turn)


def _return(bench: Bench, remedy: Remedy) -> None:
    """Cards go back where the order says."""
    what = remedy.what
    if what in ("drawn-card", "second-card", "pile-cards") and bench.incident.taken:
        _give_back(bench, remedy.how)
    elif what == "collected-card" and bench.incident.discard is not None:
        if bench.state.pile and bench.state.pile[-1] is bench.incident.discard:
            bench.tell(Moved("pile", bench.hand, (bench.incident.discard,), 1))
    elif what == "second-wild" or what == "remaining-cards":
        return  # they came back with the meld
    else:
        bench.returned += _named(bench, what)


def _give_back(bench: Bench, place: str) -> None:
    """Cards wrongly taken go back, out of the melds in which they were laid."""
    taken = bench.incident.taken
    for play in reversed(bench.plays):
        used = tuple(one for one in play.cards if one in taken)
        if used:
            bench.take_back(play, cards=used)
    mine = list(bench.state.hands[bench.by])
    back = []
    for one in taken:
        if one in mine:
            mine.remove(one)
            back.append(one)
        elif place == "pile" and one is bench.incident.discard and bench.state.pile[-1:] == (one,):
            continue  # it lies there already
    if back:
        bench.tell(Moved(bench.hand, place, tuple(back), len(back)))


def _negative(bench: Bench, remedy: Remedy) -> None:
    """Cards that stay where they are and count against."""
    if remedy.what in ("second-wild", "higher-wild"):
        wild = bench.returned[:1]
        if wild and wild[0] in bench.state.hands[bench.by]:
            bench.tell(LaidAstray(bench.by, wild))
            bench.tell(CountedAgainst(len(bench.state.astray)))
        return
    for play in bench.plays:
        if play.astray:
            at = next((at for at, one in enumerate(bench.state.astray, 1) if one.cards == play.cards), None)
            if at is not None:
                bench.tell(CountedAgainst(at))


# ── Melds ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _freeze(bench: Bench, remedy: Remedy) -> None:
    if remedy.what in ("first-set", "equal-sets"):
        for number in _sets(bench):
            bench.freeze(number, None, ())
        return
    if remedy.how.startswith("for-good"):
        return  # a wrong meld lies astray: nobody can attach to it
    picks_up_now = bench.state.turn == bench.by and bench.state.phase is Phase.PICK_UP
    pick_ups = 2 if remedy.how == "until-turn-after" or picks_up_now else 1
    cards: dict[int, tuple[Card, ...]] = {}
    for play in bench.plays:
        at = None if play.astray else bench.number(play)
        if at is not None:
            mine = tuple(one for one in play.cards if one not in bench.incident.taken) or play.cards
            cards[at] = (*cards.get(at, ()), *mine)
    for number, laid in cards.items():
        bench.freeze(number, pick_ups, laid)


def _sets(bench: Bench) -> tuple[int, ...]:
    """The set that was joined, or the equal sets that stay apart."""
    if bench.merged is not None:
        return (bench.merged,)
    return equal_pair(replace(bench.live, state=bench.state), bench.incident) or ()


def _merge(bench: Bench, remedy: Remedy) -> None:
    """Two equal sets become one; of two wilds the one that the code wants out of it comes back to the hand."""
    pair = equal_pair(bench.live, bench.incident)
    if pair is None:
        return
    older, newer = pair
    second = bench.state.melds[newer - 1].meld
    first = bench.state.melds[older - 1].meld
    bench.merged = older
    if any(map(is_wild, first.cards)) and any(map(is_wild, second.cards)):
        out = next(one for one in second.cards if is_wild(one))
        rest = without(second.cards, (out,)) or ()
        bench.tell(Moved(f"meld {newer}", bench.hand, second.cards, len(second.cards)))
        bench.tell(_joined(bench, older, rest))
        bench.returned = (out,)
    else:
        bench.tell(Merged(older, newer, _grown(first, second.cards, bench)))


def _joined(bench: Bench, number: int, cards: tuple[Card, ...]) -> Event:
    meld = _grown(bench.state.melds[number - 1].meld, cards, bench)
    return Moved(bench.hand, f"meld {number}", cards, len(cards), meld)


def _grown(meld: Meld, cards: tuple[Card, ...], bench: Bench) -> Meld:
    for one in cards:
        grown = attach(meld, one, False, bench.state.table.law)
        if not isinstance(grown, Fault):
            meld = grown
    return meld


def _void_burraco(bench: Bench, remedy: Remedy) -> None:
    duties = bench.state.duties
    mine = {bench.number(play) for play in bench.plays if not play.astray} | set(_sets(bench))
    frozen = tuple(replace(one, void=True) if one.meld in mine else one for one in duties.frozen)
    bench.lay(replace(duties, frozen=frozen))


def _restore(bench: Bench, remedy: Remedy) -> None:
    if remedy.what == "melds":
        for play in reversed(bench.plays):
            if play.astray:
                bench.returned += bench.take_back(play)


# ── The hand, and beyond ─────────────────────────────────────────────────────────────────────────────────────────────


def _bar_partners_melds(bench: Bench, remedy: Remedy) -> None:
    cards = tuple(one for one in bench.returned if one in bench.state.hands[bench.by])
    if cards:
        more = Held(bench.by, cards, bench.cite, exposed=True, fresh=True, since=len(bench.state.melds))
        bench.lay(replace(bench.state.duties, held=(*bench.state.duties.held, more)))


def _keep_off(bench: Bench, remedy: Remedy) -> None:
    """Exposed cards, or all the player's, keep off what the partner opens before they have had their turn."""
    duties, melds = bench.state.duties, len(bench.state.melds)
    if remedy.what == "all-cards":
        bench.lay(replace(duties, kept_off=(*duties.kept_off, KeptOff(bench.by, melds, bench.cite))))
        return
    mine = (one.seat == bench.by and one.exposed for one in duties.held)
    held = tuple(replace(one, since=melds) if own else one for one, own in zip(duties.held, mine, strict=True))
    bench.lay(replace(duties, held=held))


def _blind_draw(bench: Bench, remedy: Remedy) -> None:
    """A card of the hand that nobody has chosen goes back on the stock."""
    hand = bench.state.hands[bench.by]
    if hand:
        bench.tell(Moved(bench.hand, "stock", (hand[bench.lot % len(hand)],), 1))


def _show(bench: Bench, remedy: Remedy) -> None:
    if bench.incident.taken:
        bench.tell(Shown(_seat(bench, remedy.who), bench.incident.taken))


def _redeal(bench: Bench, remedy: Remedy) -> None:
    bench.tell(ThrownIn())


def _write(bench: Bench, remedy: Remedy) -> None:
    bench.events.append(Written(Entry(remedy.do, remedy.who, remedy.how, bench.by, bench.cite)))


_ORDERS: Final[dict[str, Callable[[Bench, Remedy], None]]] = {
    "stop": _stop,
    "limit": _limit,
    "pick-up": _pick_up,
    "discard": _discard,
    "complete": _complete,
    "penalise": _penalise,
    "expose": _expose,
    "return": _return,
    "negative": _negative,
    "freeze": _freeze,
    "merge": _merge,
    "void-burraco": _void_burraco,
    "restore": _restore,
    "not-on-partners-new-melds": _bar_partners_melds,
    "keep-off": _keep_off,
    "blind-draw": _blind_draw,
    "show": _show,
    "redeal": _redeal,
    "warn": _write,
    "victory-points": _write,
    "match-points": _write,
    "arbitral-score": _write,
}
"""The orders that change something; the others say that something stands, or what happens of itself."""
