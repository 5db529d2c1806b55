"""What a live-table can tell a referee from its own memory, so that he need only be told what cards do not show."""

from collections.abc import Collection, Iterator
from itertools import combinations
from typing import Final

from ventaglio.core.cards import Card
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.duties import laying_barred
from ventaglio.games.burraco.engine.judge import closed_ranks
from ventaglio.games.burraco.engine.melds import Fault, Law, Meld, Set, attach, classify, is_wild, read
from ventaglio.games.burraco.engine.rules import Look
from ventaglio.games.burraco.engine.state import Phase, burrachi
from ventaglio.games.burraco.referee.live.moments import ABOUT_THE_PARTNER, can_be_restored, moment
from ventaglio.games.burraco.referee.live.table import (
    NO_PICK_UP,
    WRONG,
    Incident,
    LiveTable,
    Play,
    with_hands,
)
from ventaglio.law.referee.live.table import is_partner, yes_no


def plays_of(live: LiveTable, incident: Incident) -> list[Play]:
    """What was laid in the course of a mistake, in order; a wrong meld is one play, and another one another mistake."""
    laid = live.plays[incident.start : incident.until]
    mine = [one for one in laid if one.seat == incident.by and one.turn == incident.turn]
    return mine[:1] if incident.irregularity in WRONG and not live.early else mine


def of_pozzetto(live: LiveTable, incident: Incident) -> list[Play]:
    """What was laid of a pozzetto that was taken by a mistake."""
    since = live.plays[incident.start + 1 if incident.flown is None else incident.flown :]
    return [one for one in since if one.seat == incident.by and one.turn == incident.turn]


BY_WRONG_MELD: Final = "pozzetto-by-wrong-meld"
REMARKED: Final = {
    "opening": ("wrong-opening", "set-not-allowed", "gave-up-opening"),
    "attaching": ("wrong-attach",),
    "no-pick-up": (NO_PICK_UP,),
    "equal-sets": ("equal-sets",),
    "closing": ("close-without-discard", "close-without-burraco", "close-with-wild"),
}
"""The mistakes on record that a remark may be about, by what one says of them."""
HEARD: Final = ("noticed-by", "information-passed")
"""What the table supposes, and whoever calls may know better."""
SEEN: Final = (*HEARD, "picked-up-since", "own-turn", "same-turn", "closing", "after-discard")
"""The same of what only people have seen or heard happen."""


def facts(live: LiveTable, incident: Incident, caller: Seat) -> dict[str, str]:
    """The answers to every question that the table's memory settles."""
    live = with_hands(live)
    when = moment(live, incident)
    found = {
        "when": when,
        "restorable": yes_no(can_be_restored(live, incident)),
        "information-passed": "no",
        "own-turn": yes_no(live.state.turn == incident.by),
        "after-discard": yes_no(when != "now"),
        "picked-up-since": yes_no(incident.picked_up_since),
        "noticed-by": _role(live, incident, caller),
        "closing": yes_no(live.closed == incident.by),
        "same-turn": yes_no(when == "now"),
    }
    found.update(_laid(live, incident))
    if incident.irregularity in ABOUT_THE_PARTNER:
        found.update(_partners_turn(live, incident))
    if incident.meld:
        of = (number for number, _, _ in burrachi(live.state, live.state.sides[incident.by]))
        found["burraco"] = "earlier" if incident.meld in of else "none"
        added = (one for one in live.plays if one.turn == incident.turn and one.meld == incident.meld)
        found["found-by-adding"] = yes_no(any(not one.opened and not one.astray for one in added))
    if incident.irregularity == "collect-without-playing":
        found["sent-to-the-pile"] = yes_no(laying_barred(live.state.duties, incident.by) is not None)
    if incident.irregularity == "slow-turn":
        found["has-picked-up"] = yes_no(live.state.phase is Phase.PLAY)
    if incident.pozzetto:
        found["pozzetto-played"] = yes_no(bool(of_pozzetto(live, incident)) or when != "now")
    if incident.irregularity == "pozzetto-seen-early":
        found["screens"] = yes_no(live.state.table.rules.look.value is Look.AT_ONCE)
        found["repeated"] = yes_no(_warned_before(live, incident))
    if incident.taken:
        found.update(_taken(live, incident))
    if incident.discard is not None:
        found.update(_discarded(live, incident))
    if incident.irregularity == "equal-sets":
        found.update(_equal_sets(live, incident))
    if incident.irregularity in (*WRONG, BY_WRONG_MELD):
        found.update(_wrong(live, incident))
    return found


def _warned_before(live: LiveTable, incident: Incident) -> bool:
    """Whether the side has been warned for the same thing already."""
    article, sides = live.rulings.article(incident.irregularity), live.state.sides
    same = ("", incident.irregularity)
    warned = (one for one in live.book if one.do == "warn" and one.cite == article and one.irregularity in same)
    return any(sides[one.seat] == sides[incident.by] for one in warned)


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
    if not has_incomplete(live, incident):
        yield "opened-melds", "complete"


def has_incomplete(live: LiveTable, incident: Incident) -> bool:
    """Whether something was opened that is no meld, or is none without the cards wrongly taken."""
    opened = [one for one in plays_of(live, incident) if one.opened]
    return any(one.astray or left_without(live, incident, one) is None for one in opened)


# ── Cards taken by mistake ───────────────────────────────────────────────────────────────────────────────────────────


def _taken(live: LiveTable, incident: Incident) -> Iterator[tuple[str, str]]:
    state, by = live.state, incident.by
    yield "picked-up", "draw" if incident.source == "stock" else "collect"
    yield "on-turn", "partner" if state.sides[incident.on_turn] == state.sides[by] else "opponent"
    yield "partner-yet-to-pick-up", yes_no(_partner_comes_first(live, incident))
    gone = laid_of(incident.taken, state.hands[by])
    played = [one for one in plays_of(live, incident) if set(one.cards) & set(gone)]
    where = "hand" if not played else "new-meld" if played[0].opened else "attached"
    yield "drawn-card", where
    yield "cards-hanging", yes_no(bool(hanging(live, incident)))


def _partner_comes_first(live: LiveTable, incident: Incident) -> bool:
    """Whether a partner still has to pick up before the player's own next turn."""
    state = live.state
    seat = state.turn if state.phase is Phase.PICK_UP else (state.turn + 1) % state.table.players
    while seat != incident.by:
        if state.sides[seat] == state.sides[incident.by]:
            return True
        seat = (seat + 1) % state.table.players
    return False


def laid_of(taken: tuple[Card, ...], hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Those of some cards that are not in hand: a card of the same face there serves as well."""
    left = list(hand)
    found = []
    for one in taken:
        if one in left:
            left.remove(one)
        else:
            found.append(one)
    return tuple(found)


def less(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    """Some cards less others, as far as they are among them; each takes one of its face away."""
    left = list(cards)
    for one in gone:
        if one in left:
            left.remove(one)
    return tuple(left)


def left_without(live: LiveTable, incident: Incident, play: Play) -> Meld | None:
    """The meld that an opening leaves without cards wrongly taken, if it leaves one."""
    gone = laid_of(incident.taken, live.state.hands[incident.by])
    return whole_meld(less(play.cards, gone), live.state.table.law)


def whole_meld(cards: tuple[Card, ...], law: Law, barred: Collection[str] = ()) -> Meld | None:
    """The meld that some cards make, if they make one and it is no set of a rank that is barred."""
    meld = read(cards, None, law) if len(cards) >= law.minimum else None
    if meld is None or isinstance(meld, Fault) or (isinstance(meld, Set) and meld.rank in barred):
        return None
    return meld


def hanging(live: LiveTable, incident: Incident) -> list[Play]:
    """The cards attached that hold on only by a card wrongly taken."""
    found: list[Play] = []
    taken = laid_of(incident.taken, live.state.hands[incident.by])
    melds: dict[int, Meld | None] = {}
    for play in plays_of(live, incident):
        if play.opened or play.astray:
            continue
        if any(one in taken for one in play.cards):
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
    # A pozzetto taken with this very discard goes back with it.
    yield "other-card", yes_no(bool(live.state.hands[incident.by]) and not incident.pozzetto)
    yield "wild-discarded", yes_no(incident.discard is not None and is_wild(incident.discard))
    yield "discard-was", "collected" if incident.discard in incident.taken else "own"
    yield "wild-discarded", yes_no(incident.discard is not None and is_wild(incident.discard))
    laid = plays[-1].cards if plays and plays[-1].opened else ()
    rests = (tuple(laid[:at] + laid[at + 1 :]) for at in range(len(laid)))
    yield "rest-valid", yes_no(any(whole_meld(rest, live.state.table.law) is not None for rest in rests))


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
    if classify(as_it_was(live, incident, pair[0]), law) is not None:
        yield "burraco", "earlier"
    else:
        yield "burraco", "by-this" if len(first.cards) + len(second.cards) >= law.burraco else "none"


def as_it_was(live: LiveTable, incident: Incident, number: int) -> Meld:
    """A meld as it was when a mistake was made: what was attached to it since does not count."""
    since = () if live.early else live.plays[incident.start + 1 :]
    before = (one.before for one in since if one.meld == number and one.before is not None)
    return next(before, live.state.melds[number - 1].meld)


def _wrong(live: LiveTable, incident: Incident) -> Iterator[tuple[str, str]]:
    play = next((one for one in plays_of(live, incident) if one.astray), None)
    if play is None:
        return
    cards, law = play.cards, live.state.table.law
    naturals = {one.suit for one in cards if not is_wild(one)}
    part = best_part(cards, law, barred_sets(live, incident.by))
    yield "wild-in-it", yes_no(any(map(is_wild, cards)))
    yield "meant-as-run", yes_no(len(naturals) == 1)
    yield "rest-valid", yes_no(part is not None or not play.opened)
    if play.opened:
        yield "burraco", _burraco(part, len(cards), law)
        return
    lies = next((one for one in live.state.astray if one.cards == cards and one.meld), None)
    meld = None if lies is None else live.state.melds[lies.meld - 1].meld
    yield "burraco", _burraco(meld, len(cards) + (0 if meld is None else len(meld.cards)), law)


def _burraco(right: Meld | None, cards: int, law: Law) -> str:
    """Whether the part of a wrong meld that is right is a burraco, or whether it would be one only with the rest."""
    if right is not None and classify(right, law) is not None:
        return "earlier"
    return "by-this" if cards >= law.burraco else "none"


# ── What one says or does in the partner's turn ──────────────────────────────────────────────────────────────────────


def _partners_turn(live: LiveTable, incident: Incident) -> Iterator[tuple[str, str]]:
    """What the table knows of the partner who was told something, as far as it is his turn."""
    wrong = partners_mistake(live, incident) if not incident.about else live.incidents[incident.about - 1]
    if wrong is not None:
        yield "wrong-play", next(kind for kind, names in REMARKED.items() if wrong.irregularity in names)
    partner = partner_of(live, incident.by)
    if partner is not None:
        held = live.state.hands[partner]
        if live.state.turn == partner and not live.early:
            yield "card-left", yes_no(bool(held))
            if len(held) == 1:
                yield "wild-discarded", yes_no(is_wild(held[0]))
        yield "pozzetto-to-play", yes_no(partner in live.state.unplayed)
        begun = any(one.by == partner and one.irregularity == NO_PICK_UP and not one.ruled for one in live.incidents)
        yield "begun-to-play", yes_no(begun and live.state.turn == partner)


def partner_of(live: LiveTable, seat: Seat) -> Seat | None:
    """The partner of a seat who plays, or has just played; None for whoever is alone."""
    state = live.state
    order = (state.turn - step for step in range(state.table.players))
    partners = (one % state.table.players for one in order)
    return next((one for one in partners if is_partner(state.sides, seat, one)), None)


def partners_mistake(live: LiveTable, incident: Incident, told: str = "") -> Incident | None:
    """The partner's mistake of that turn, not ruled on, that a remark is about: one such as was told, if there is."""
    kinds = list(REMARKED) if incident.irregularity == "remark" and not live.early else ["opening", "attaching"]
    names = [name for kind in kinds for name in REMARKED[kind]]
    found = [
        one
        for one in reversed(live.incidents)
        if one.irregularity in names
        and one.turn == incident.turn
        and not one.ruled
        and is_partner(live.state.sides, incident.by, one.by)
    ]
    as_told = (one for one in found if one.irregularity in REMARKED.get(told, ()))
    return next(as_told, found[0] if found else None)


def remarked_on(live: LiveTable, incident: Incident) -> tuple[Incident, ...]:
    """The wrong melds of the partner that a remark is about: with the one all others of its kind in that turn."""
    if not incident.about:
        return ()
    wrong = live.incidents[incident.about - 1]
    kind = next(names for names in REMARKED.values() if wrong.irregularity in names)
    if live.early or wrong.irregularity not in WRONG:
        return (wrong,)
    same = (one for one in live.incidents if one.irregularity in kind and one.turn == wrong.turn)
    return tuple(one for one in same if one.by == wrong.by)


def best_part(cards: tuple[Card, ...], law: Law, barred: Collection[str] = ()) -> Meld | None:
    """The longest meld that can be made of some of the cards laid; no set of a rank that is barred."""
    for size in range(len(cards) - 1, law.minimum - 1, -1):
        for part in combinations(cards, size):
            meld = whole_meld(part, law, barred)
            if meld is not None:
                return meld
    return None


def barred_sets(live: LiveTable, seat: Seat) -> Collection[str]:
    """The ranks of which nothing that is put right may be a set, since the side has one already."""
    return () if live.early else closed_ranks(live.state, seat)


def kind_of_wrong(live: LiveTable, cards: tuple[Card, ...], *, attached: bool) -> str:
    """What wrong cards are: attached, a set that the code does not know, or a wrong opening."""
    if attached:
        return "wrong-attach"
    ranks = {one.rank for one in cards if not is_wild(one)}
    unknown = len(ranks) == 1 and len(cards) > 2 and not ranks <= set(live.state.table.law.set_ranks)
    return "set-not-allowed" if unknown and "set-not-allowed" in live.rulings.provisions else "wrong-opening"
