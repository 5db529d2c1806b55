"""What must be so on a table once an order has been carried out, order by order."""

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from ventaglio.core.cards import Card
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.duties import exposed, penalised
from ventaglio.games.burraco.engine.events import HandEnded, Shown
from ventaglio.games.burraco.engine.melds import Set
from ventaglio.games.burraco.engine.state import Phase, State, burrachi
from ventaglio.games.burraco.referee.live import Happened, LiveEvent, LiveTable, Ruled
from ventaglio.law.referee.remedies import Remedy


class Carried(NamedTuple):
    """A ruling that was carried out."""

    before: LiveTable
    after: LiveTable
    offender: Seat
    ruled: Ruled
    events: tuple[LiveEvent, ...]
    told: dict[str, str]
    """What whoever called has said."""

    @property
    def side(self) -> int:
        return self.before.state.sides[self.offender]

    def ordered(self, do: str) -> bool:
        return any(step.remedy.do == do for step in self.ruled.steps)


Check = Callable[[Carried, Remedy], bool]


def seats(told: Carried, who: str) -> tuple[Seat, ...]:
    """The seats that a word of an order can mean."""
    state = told.before.state
    partners = tuple(seat for seat, side in enumerate(state.sides) if side == told.side and seat != told.offender)
    match who:
        case "partner":
            return partners or (told.offender,)
        case "first-of-side":
            return (told.offender, *partners)
        case "player-on-turn":
            return (told.after.state.turn, state.turn)
        case "next-player":
            return ((told.offender + 1) % state.table.players,)
        case _:
            return (told.offender,)


def of_side(told: Carried) -> tuple[Seat, ...]:
    return tuple(seat for seat, side in enumerate(told.before.state.sides) if side == told.side)


def _over(told: Carried) -> bool:
    """Whether the hand ended by the ruling, so that its table is bare."""
    return not told.after.state.hands


def _stop(told: Carried, remedy: Remedy) -> bool:
    state = told.after.state
    on_turn = told.before.state.turn in seats(told, remedy.who)
    moved_on = state.turns > told.before.state.turns
    return not on_turn or moved_on or state.duties.stopped is not None


def _limit(told: Carried, remedy: Remedy) -> bool:
    wanted = seats(told, remedy.who)
    return any(
        one.seat in wanted and one.pick_up.value == remedy.how and not one.plays
        for one in told.after.state.duties.limited
    )


def _pick_up(told: Carried, remedy: Remedy) -> bool:
    """He is bound to it, or has drawn at once, or could not."""
    state = told.after.state
    bound = any(one.seat in seats(told, remedy.who) and one.pick_up.value == remedy.how for one in state.duties.limited)
    mine = told.offender
    drew = len(state.hands[mine]) > len(told.before.state.hands[mine]) or state.turns > told.before.state.turns
    return bound or drew or told.ordered("return")


def _penalise(told: Carried, remedy: Remedy) -> bool:
    """Cards of the side lie face up, or the only one has been discarded already."""
    state = told.after.state
    lie = any(penalised(state.duties, seat) for seat in of_side(told))
    return lie or len(state.pile) > len(told.before.state.pile)


def _expose(told: Carried, remedy: Remedy) -> bool:
    nothing_left = remedy.what == "remaining-cards" and len(told.ruled.orders) > 0
    return any(exposed(told.after.state.duties, seat) for seat in of_side(told)) or nothing_left


def _freeze(told: Carried, remedy: Remedy) -> bool:
    """A meld of the side is frozen for so long; where nothing of a wrong one is a meld, it lies apart."""
    state = told.after.state
    mine = [one for one in state.duties.frozen if state.sides[state.melds[one.meld - 1].owner] == told.side]
    apart = [one for one in state.astray if state.sides[one.owner] == told.side]
    match remedy.how:
        case "for-good":
            return any(one.pick_ups is None for one in mine) or (remedy.what == "wrong-meld" and bool(apart))
        case "for-good-negative":
            return any(one.against for one in apart)
        case "until-turn-after":
            return any(one.pick_ups == 2 and one.void for one in mine)
        case _:
            return any(one.pick_ups in (1, 2) and one.void for one in mine)


def _negative(told: Carried, remedy: Remedy) -> bool:
    state = told.after.state
    return any(one.against for one in state.astray) or any(one.against for one in state.duties.frozen)


def _merge(told: Carried, remedy: Remedy) -> bool:
    state = told.after.state
    ranks = [one.meld.rank for one in state.melds if state.sides[one.owner] == told.side and isinstance(one.meld, Set)]
    return len(ranks) == len(set(ranks))


def _void_burraco(told: Carried, remedy: Remedy) -> bool:
    return len(list(burrachi(told.after.state, told.side))) <= _made_before(told)


def _stands(told: Carried, remedy: Remedy) -> bool:
    before, after = told.before.state, told.after.state
    match remedy.what:
        case "discard":
            return len(after.pile) >= len(before.pile) and after.pile[: len(before.pile)] == before.pile
        case "burraco":
            return bool(list(burrachi(after, told.side)))
        case "close":
            return told.before.closed is None
        case "play":
            return after.melds == before.melds and after.hands == before.hands
        case _:
            return True


def _made_before(told: Carried) -> int:
    """The burrachi that the side had before it erred: those that the table has, less the one it owes to the mistake."""
    return max(0, len(list(burrachi(told.before.state, told.side))))


def _return(told: Carried, remedy: Remedy) -> bool:
    before, after = told.before.state, told.after.state
    match remedy.how:
        case "stock":
            return len(after.stock) > len(before.stock)
        case "pile":
            return len(after.pile) >= len(before.pile)
        case "hand":
            return True
        case _:
            return True


def _discard(told: Carried, remedy: Remedy) -> bool:
    """The discard that is due is bound, or lies on the pile already."""
    state = told.after.state
    wanted = seats(told, remedy.who)
    lies = len(state.pile) > len(told.before.state.pile) or told.ordered("return")
    match remedy.what:
        case "any-card":
            return remedy.how != "now" or state.turn not in wanted or state.duties.stopped is not None
        case "drawn-card" | "prepared-card" | "exposed-card":
            prepared = any(one.seat in wanted for one in state.duties.prepared)
            throws = any(one.seat in wanted and one.throws for one in state.duties.limited)
            face_up = any(exposed(state.duties, seat) or penalised(state.duties, seat) for seat in wanted)
            return prepared or throws or lies or bool(state.duties.discard) or face_up
        case "penalised-cards":
            return any(penalised(state.duties, seat) for seat in of_side(told)) or lies
        case "higher-wild" | "second-wild" | "one-of-last-meld" | "last-attached":
            bound = bool(state.duties.discard) or any(penalised(state.duties, seat) for seat in of_side(told))
            return bound or lies
        case "other-card" | "highest-card":
            return lies
        case _:
            return any(penalised(state.duties, seat) for seat in of_side(told)) or lies


def _written(told: Carried, remedy: Remedy) -> bool:
    more = told.after.book[len(told.before.book) :]
    return any(one.do == remedy.do and one.who == remedy.who for one in more) or _over(told)


def _choose(told: Carried, remedy: Remedy) -> bool:
    if remedy.what == "placing":
        return True
    return any(one.seat in of_side(told) and one.plays for one in told.after.state.duties.limited)


def _show(told: Carried, remedy: Remedy) -> bool:
    shown = [one.event for one in told.events if isinstance(one, Happened) and isinstance(one.event, Shown)]
    return any(one.seat in seats(told, remedy.who) for one in shown)


def _keep_off(told: Carried, remedy: Remedy) -> bool:
    duties = told.after.state.duties
    if remedy.what == "all-cards":
        return any(one.seat in of_side(told) for one in duties.kept_off)
    return any(one.since is not None for one in duties.held) or not any(one.exposed for one in duties.held)


def _restore(told: Carried, remedy: Remedy) -> bool:
    if remedy.what == "pozzetto":
        after = told.after.state
        # It is back on the table; or its cards are all together again with whoever discarded his last, unseen.
        whole = (seat in after.unplayed and len(after.hands[seat]) == 11 for seat in seats(told, "offender"))
        return len(after.pozzetti) > len(told.before.state.pozzetti) or any(whole)
    return True


def _pozzetti_right(told: Carried, remedy: Remedy) -> bool:
    sizes = {len(one) for one in told.after.state.pozzetti}
    return sizes <= {11}


def _ended(told: Carried, remedy: Remedy) -> bool:
    return any(isinstance(one, Happened) and isinstance(one.event, HandEnded) for one in told.events)


EFFECTS: Final[dict[str, Check]] = {
    "stop": _stop,
    "limit": _limit,
    "pick-up": _pick_up,
    "penalise": _penalise,
    "expose": _expose,
    "freeze": _freeze,
    "negative": _negative,
    "merge": _merge,
    "void-burraco": _void_burraco,
    "stands": _stands,
    "return": _return,
    "discard": _discard,
    "choose": _choose,
    "opposite": lambda told, _: (
        bool(told.after.state.duties.limited or told.after.state.duties.forbidden)
        or told.told.get("suggested") == "other"
    ),
    "show": _show,
    "keep-off": _keep_off,
    "not-on-that-meld": lambda told, _: any(one.off for one in told.after.state.duties.held),
    "not-on-partners-new-melds": lambda told, _: any(one.cards for one in told.after.state.duties.kept_off),
    "blind-draw": lambda told, _: len(told.after.state.stock) > len(told.before.state.stock),
    "restore": _restore,
    "redeal": lambda told, _: told.after.state.phase is Phase.DEAL,
    "end-hand": _ended,
    "take-off": _pozzetti_right,
    "fill": _pozzetti_right,
    "reshuffle-pozzetti": lambda told, _: told.after.state.pozzetti != told.before.state.pozzetti,
    "bonus": lambda told, _: bool(told.after.state.duties.bonus) or _over(told),
    "complete": lambda told, _: (
        not told.after.state.astray or len(told.after.state.astray) < len(told.before.state.astray)
    ),
    "must-complete": lambda told, _: True,
    **dict.fromkeys(("warn", "victory-points", "match-points", "arbitral-score", "suspend", "make-up-time"), _written),
    **dict.fromkeys(("award", "hurry", "enter-by-hand", "substitute", "send-away", "refer", "bar"), _written),
    **dict.fromkeys(("report-warnings", "admit", "turn-away"), _written),
    **dict.fromkeys(("correct-sheet", "redraw-positions", "award-prizes", "refund-prizes"), _written),
}

SAID_ONLY: Final = {
    "prepare-discard": "the discard that follows is bound to what he holds now",
    "no-cure": "the cards are penalised by the order beside it",
    "lay-again": "it follows from a blind draw, and what cannot be laid is penalised beside it",
    "close-next-turn": "nothing closes before it, and nothing more is needed",
    "play": "what must be played is asked for at the discard",
    "not-as-suggested": "people place thrown cards; the table has them where they were laid",
    "close-now": "it concerns a close that is announced with six cards: the judge refuses it anyway",
    "unused": "what is left of a former deal is never on this table",
    "take-second-pozzetto": "the pozzetti are taken in their order",
    "play-on": "nothing changes",
    "deal": "the program deals in turn",
    "supply": "the program deals, and nothing runs short",
    "change-penalties": "a director's choice for the whole tournament",
    "apply-article": "it leads to another ruling",
    "wait-for-ruling": "play waits until the answer is there",
    "void-settlement": "the table knows no agreement among players",
    "appeal": "it says to whom one may turn",
    "withhold-time": "nobody is told the time here",
}
"""Orders that change nothing on a table, and why."""


def everything(state: State) -> Counter[Card]:
    """Every card at the table, wherever it lies."""
    laid = [one.meld.cards for one in state.melds] + [one.cards for one in state.astray]
    return Counter(one for zone in (*state.hands, state.stock, state.pile, *state.pozzetti, *laid) for one in zone)
