"""The door of a live-table: do something, rightly or not; settle what a ruling leaves; count."""

from ventaglio.core.norms import Cite
from ventaglio.core.refusal import IllegalAction, Refusal
from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.tressette.engine.acting import act, conclude, resume
from ventaglio.games.tressette.engine.actions import Accuse, Action, CallOut
from ventaglio.games.tressette.engine.events import CardReplaced, LeadReworded
from ventaglio.games.tressette.engine.folding import fold as fold_event
from ventaglio.games.tressette.engine.judge import judge
from ventaglio.games.tressette.engine.legal import to_act
from ventaglio.games.tressette.engine.state import Phase
from ventaglio.games.tressette.referee.live.announced import put_right
from ventaglio.games.tressette.referee.live.apply import own_card
from ventaglio.games.tressette.referee.live.calling import REFEREE, with_rulings
from ventaglio.games.tressette.referee.live.counting import up_to_count, waits_for_count
from ventaglio.games.tressette.referee.live.memory import fold
from ventaglio.games.tressette.referee.live.stray import (
    called_too_late,
    expose,
    laid_early,
    self_call_left_out,
    stray,
    withdraw,
)
from ventaglio.games.tressette.referee.live.table import (
    Annul,
    Asked,
    Choice,
    Count,
    Expose,
    Incident,
    Kind,
    LiveEvent,
    LiveTable,
    Replace,
    Reword,
    Settled,
    Waive,
    Withdraw,
)
from ventaglio.games.tressette.referee.live.witness import may_annul
from ventaglio.law.referee.live import Happened

LiveAction = Action | Count | Withdraw | Expose | Replace | Reword | Annul | Waive


def awaited(live: LiveTable) -> Seat | None:
    """Who is to act: whoever has something to settle, the table where it counts or deals, else who is on turn."""
    if live.pending:
        return live.pending[0].seat
    return TABLE if waits_for_count(live.state) else to_act(live.state)


# ── Doing something ──────────────────────────────────────────────────────────────────────────────────────────────────


def attempt(live: LiveTable, action: LiveAction, by: Seat) -> tuple[LiveEvent, ...]:
    """What happens when somebody does this, whether he may or not. Raises `IllegalAction` where it cannot be done.

    A player whose lay-down came too early is judged as soon as he is to play, whatever he then does, and once those
    opponents who have not played since have said that they do not annul (Art. 78, 119).
    """
    if live.pending:
        return _settle(live, action, by)
    if isinstance(action, Replace | Reword | Annul | Waive):
        raise IllegalAction(Refusal("nothing-to-settle", Cite(live.rulings.document, "73")))
    if isinstance(action, Count):
        return _count(live, by)
    if waits_for_count(live.state):
        vain = called_too_late(live, by) if isinstance(action, CallOut) else ()
        if not vain:
            raise IllegalAction(Refusal("wait-for-count", Cite(live.rulings.document, "35")))
        return with_rulings(live, vain)
    judged = (
        live.state.phase in (Phase.LEAD, Phase.FOLLOW) and by == live.state.turn and not isinstance(action, CallOut)
    )
    early = laid_early(live, by) if judged else None
    events = _done(live, action, by) if early is None else _judged(live, early)
    return with_rulings(live, events)


def _judged(live: LiveTable, early: Incident) -> tuple[LiveEvent, ...]:
    """A lay-down is judged when nobody can annul it any more; till then each opponent is asked for himself (Art. 78).

    Secret pairs are not asked: the question would tell who plays with whom.
    """
    asked = live.state.official and live.state.table.reading > 1
    entitled = [seat for seat in range(4) if may_annul(live, early, seat)] if asked else []
    cite = live.rulings.article(early.irregularity)
    if entitled:
        return (Asked(tuple(Choice(seat, Kind.ANNUL, cite) for seat in entitled)),)
    return REFEREE.uncalled(live, early, TABLE)


def _done(live: LiveTable, action: Action | Withdraw | Expose, by: Seat) -> tuple[LiveEvent, ...]:
    if isinstance(action, Withdraw | Expose):
        found = withdraw(live, by) if isinstance(action, Withdraw) else expose(live, action, by)
        if not found:
            raise IllegalAction(Refusal("cannot-be-done-here", Cite(live.rulings.document, "64")))
        return found
    if isinstance(action, Accuse) and (wrong := put_right(live, action, by)) is not None:
        return REFEREE.uncalled(live, wrong, by)
    if left_out := self_call_left_out(live, action, by):
        return left_out
    refusal = judge(live.state, action, by)
    if refusal is None:
        return tuple(map(Happened, up_to_count(live.state, act(live.state, action, by))))
    events = stray(live, action, by, refusal)
    if not events:
        raise IllegalAction(refusal)
    return events


def _count(live: LiveTable, by: Seat) -> tuple[LiveEvent, ...]:
    """The table counts: no player may end the time in which the others can contest (Art. 35)."""
    if by != TABLE and live.state.table.reading > 1:
        raise IllegalAction(Refusal("table-counts", Cite(live.rulings.document, "35")))
    if not waits_for_count(live.state):
        raise IllegalAction(Refusal("nothing-to-count", Cite(live.rulings.document, "35")))
    return tuple(map(Happened, conclude(live.state)))


# ── What a ruling leaves to players ──────────────────────────────────────────────────────────────────────────────────


def _settle(live: LiveTable, action: LiveAction, by: Seat) -> tuple[LiveEvent, ...]:
    choice = live.pending[0]
    if by != choice.seat or not _answers(choice, action):
        raise IllegalAction(Refusal("settle-the-ruling-first", choice.cite))
    if isinstance(action, Annul | Waive):
        return with_rulings(live, _annulled_or_not(live, action, by))
    found: list[LiveEvent] = []
    if isinstance(action, Replace) and action.card is not None:
        old = own_card(live.state, by)
        assert old is not None
        found.append(Happened(CardReplaced(by, old, action.card)))
    elif isinstance(action, Reword):
        found.append(Happened(LeadReworded(by, action.formula)))
    found.append(Settled())
    if len(live.pending) == 1:
        state = live.state
        for event in found:
            state = fold_event(state, event.event) if isinstance(event, Happened) else state
        found += map(Happened, up_to_count(state, resume(state)))
    return with_rulings(live, found)


def _annulled_or_not(live: LiveTable, action: Annul | Waive, by: Seat) -> tuple[LiveEvent, ...]:
    """One opponent's word is enough to annul; when all have let it pass, the lay-down is judged (Art. 78, 119)."""
    early = laid_early(live, live.state.turn)
    assert early is not None
    after = fold(live, Settled())
    if isinstance(action, Annul):
        return Settled(), *REFEREE.decided(after, early, by, annulled="yes")
    return (Settled(),) if after.pending else (Settled(), *REFEREE.uncalled(after, early, TABLE))


def _answers(choice: Choice, action: LiveAction) -> bool:
    """Whether an action is an answer to what a ruling leaves open."""
    if choice.kind is Kind.ANNUL:
        return isinstance(action, Annul | Waive)
    if choice.kind is Kind.WORDS:
        return isinstance(action, Reword) and (action.formula is None or action.formula in choice.words)
    if not isinstance(action, Replace):
        return False
    return action.card in choice.cards or (action.card is None and choice.kind is Kind.REPLACE)
