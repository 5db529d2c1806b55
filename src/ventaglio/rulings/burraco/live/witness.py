"""What a live-table can tell a referee from its own memory, so that he need only be told what cards do not show."""

from collections.abc import Iterator
from itertools import combinations

from ventaglio.burraco.melds import Fault, Law, Meld, Set, attach, classify, is_wild, read
from ventaglio.burraco.rules import Look
from ventaglio.burraco.state import Phase
from ventaglio.cards import Card
from ventaglio.core.seats import Seat
from ventaglio.rulings.burraco.live.table import Incident, LiveTable, Play
from ventaglio.rulings.live.table import is_partner, yes_no


def plays_of(live: LiveTable, incident: Incident) -> list[Play]:
    """What was laid in the course of a mistake, in order."""
    return [one for one in live.plays[incident.start :] if one.seat == incident.by and one.turn == incident.turn]


def facts(live: LiveTable, incident: Incident, caller: Seat) -> dict[str, str]:
    """The answers to every question that the table's memory settles."""
    when = moment(live, incident)
    found = {
        "when": when,
        "restorable": "no",  # whatever was to be undone lies under what has been played since
        "picked-up-since": yes_no(incident.picked_up_since),
        "noticed-by": _role(live, incident, caller),
        "closing": yes_no(live.closed == incident.by),
        "same-turn": yes_no(when == "now"),
    }
    found.update(_laid(live, incident))
    if incident.irregularity == "pozzetto-seen-early":
        found["screens"] = yes_no(live.state.table.rules.look.value is Look.AT_ONCE)
        found["repeated"] = yes_no(any(one.do == "warn" and one.seat == incident.by for one in live.book))
    if incident.taken:
        found.update(_taken(live, incident))
    if incident.discard is not None:
        found.update(_discarded(live, incident))
    if incident.irregularity == "equal-sets":
        found.update(_equal_sets(live, incident))
    if incident.irregularity in ("wrong-opening", "wrong-attach"):
        found.update(_wrong(live, incident))
    return found


def moment(live: LiveTable, incident: Incident) -> str:
    """When a mistake comes to light, if it does now."""
    finished = live.state.turns - incident.turn + incident.after_discard
    if finished == 0:
        return "now"
    return "before-pick-up" if finished == 1 and live.state.phase is Phase.PICK_UP else "later"


def _role(live: LiveTable, incident: Incident, caller: Seat) -> str:
    if caller == incident.by:
        return "offender"
    return "partner" if is_partner(live.state.sides, incident.by, caller) else "opponents"


def _laid(live: LiveTable, incident: Incident) -> Iterator[tuple[str, str]]:
    plays = plays_of(live, incident)
    yield "made-play", yes_no(bool(plays))
    if not plays:
        return
    yield "played", "new-melds" if any(one.opened for one in plays) else "attached"
    yield "last-play", "new-meld" if plays[-1].opened else "attached"
    yield "opened-melds", "complete"


# ── Cards taken by mistake ───────────────────────────────────────────────────────────────────────────────────────────


def _taken(live: LiveTable, incident: Incident) -> Iterator[tuple[str, str]]:
    state, by = live.state, incident.by
    yield "picked-up", "draw" if incident.source == "stock" else "collect"
    yield "on-turn", "partner" if state.sides[incident.on_turn] == state.sides[by] else "opponent"
    yield "partner-yet-to-pick-up", yes_no(_partner_comes_first(live, incident))
    yield "information-passed", "no"
    played = [one for one in plays_of(live, incident) if set(one.cards) & set(incident.taken)]
    where = "hand" if not played else "new-meld" if played[0].opened else "attached"
    yield "drawn-card", where
    yield "cards-hanging", yes_no(bool(hanging(live, incident)))
    if any(one.opened for one in played):
        whole = all(left_without(live, one, incident.taken) is not None for one in played if one.opened)
        yield "opened-melds", "complete" if whole else "incomplete"


def _partner_comes_first(live: LiveTable, incident: Incident) -> bool:
    """Whether a partner still has to pick up before the player's own next turn."""
    state = live.state
    seat = state.turn if state.phase is Phase.PICK_UP else (state.turn + 1) % state.table.players
    while seat != incident.by:
        if state.sides[seat] == state.sides[incident.by]:
            return True
        seat = (seat + 1) % state.table.players
    return False


def left_without(live: LiveTable, play: Play, taken: tuple[Card, ...]) -> Meld | None:
    """The meld that an opening leaves without cards wrongly taken, if it leaves one."""
    rest = tuple(one for one in play.cards if one not in taken)
    return whole_meld(rest, live.state.table.law)


def whole_meld(cards: tuple[Card, ...], law: Law) -> Meld | None:
    """The meld that some cards make, if they make one."""
    meld = read(cards, None, law) if len(cards) >= law.minimum else None
    return None if meld is None or isinstance(meld, Fault) else meld


def hanging(live: LiveTable, incident: Incident) -> list[Play]:
    """The cards attached that hold on only by a card wrongly taken."""
    found: list[Play] = []
    melds: dict[int, Meld | None] = {}
    for play in plays_of(live, incident):
        if play.opened or play.astray:
            continue
        if any(one in incident.taken for one in play.cards):
            melds.setdefault(play.meld, play.before)
            continue
        meld = melds.get(play.meld)
        if meld is None:
            continue
        grown = attach(meld, play.cards[0], False, live.state.table.law)
        if isinstance(grown, Fault):
            found.append(play)
        else:
            melds[play.meld] = grown
    return found


# ── Discards ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _discarded(live: LiveTable, incident: Incident) -> Iterator[tuple[str, str]]:
    plays = plays_of(live, incident)
    yield "twin-shown", "no"
    yield "other-card", yes_no(bool(live.state.hands[incident.by]))
    yield "sent-to-the-pile", "no"
    yield "discard-was", "collected" if incident.discard in incident.taken else "own"
    rest = plays[-1].cards[1:] if plays and plays[-1].opened else ()
    yield "rest-valid", yes_no(whole_meld(rest, live.state.table.law) is not None)


# ── Melds ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def equal_pair(live: LiveTable, incident: Incident) -> tuple[int, int] | None:
    """The numbers of two equal sets of a side, the older one first."""
    side = live.state.sides[incident.by]
    seen: dict[str, int] = {}
    for number, laid in enumerate(live.state.melds, start=1):
        if live.state.sides[laid.owner] == side and isinstance(laid.meld, Set):
            if laid.meld.rank in seen:
                return seen[laid.meld.rank], number
            seen[laid.meld.rank] = number
    return None


def _equal_sets(live: LiveTable, incident: Incident) -> Iterator[tuple[str, str]]:
    pair = equal_pair(live, incident)
    if pair is None:
        yield "wild-in-both", "no"
        yield "burraco", "none"
        return
    law = live.state.table.law
    first, second = (live.state.melds[number - 1].meld for number in pair)
    yield "wild-in-both", yes_no(any(map(is_wild, first.cards)) and any(map(is_wild, second.cards)))
    if classify(first, law) is not None or classify(second, law) is not None:
        yield "burraco", "earlier"
    else:
        yield "burraco", "by-this" if len(first.cards) + len(second.cards) >= law.burraco else "none"


def _wrong(live: LiveTable, incident: Incident) -> Iterator[tuple[str, str]]:
    cards = next((one.cards for one in plays_of(live, incident) if one.astray), ())
    naturals = {one.suit for one in cards if not is_wild(one)}
    yield "wild-in-it", yes_no(any(map(is_wild, cards)))
    yield "meant-as-run", yes_no(len(naturals) == 1)
    yield "rest-valid", yes_no(best_part(cards, live.state.table.law) is not None)
    yield "burraco", "none"


def best_part(cards: tuple[Card, ...], law: Law) -> Meld | None:
    """The longest meld that can be made of some of the cards laid."""
    for size in range(len(cards) - 1, law.minimum - 1, -1):
        for part in combinations(cards, size):
            meld = whole_meld(part, law)
            if meld is not None:
                return meld
    return None
