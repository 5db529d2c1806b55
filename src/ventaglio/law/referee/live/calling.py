"""The one way that a call takes at a live-table: from what people tell to a ruling, and from there to what happens.

A call is ruled on once. The ruling is the event that goes into the log, and what is carried out is what it says.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat
from ventaglio.law.editions import Edited
from ventaglio.law.referee.inquiry import NeedFacts, Ruling
from ventaglio.law.referee.live.table import I, L, Noted, Ruled, find


class Call(msgspec.Struct, frozen=True, tag="call"):
    """Somebody calls the referee for a mistake, by its number; ``told`` is what the table itself cannot know."""

    number: int
    told: dict[str, str] = {}


class Report(msgspec.Struct, frozen=True, tag="report"):
    """Somebody calls the referee for what only people see or hear; ``seat`` is who did it, ``told`` the facts."""

    irregularity: str
    seat: Seat
    told: dict[str, str] = {}


C = TypeVar("C", bound=Call)
R = TypeVar("R", bound=Report)
E = TypeVar("E")


class Refereeing(ABC, Generic[L, I, C, R, E]):
    """How the live-tables of one game are refereed."""

    # ── From people to calls ─────────────────────────────────────────────────────────────────────────────────────────

    @abstractmethod
    def called(self, number: int, told: Mapping[str, str], lot: int | None = None) -> C:
        """A call from what people tell. ``lot`` is chance, for a ruling that has a card drawn; it is nobody's to tell.

        Only a record, in which the lot has been cast, has it among what is told.
        """

    @abstractmethod
    def reported(self, irregularity: str, seat: Seat, told: Mapping[str, str], lot: int | None = None) -> R:
        """A report from what people tell; ``lot`` is as in a call."""

    def reportable(self, irregularity: str) -> bool:
        """Whether anybody could report this at a live-table: some things cannot happen there, or are noted by it."""
        return True

    @abstractmethod
    def may_call(self, live: L, number: int, by: Seat) -> bool:
        """Whether this seat may point a mistake out now."""

    def last_mistake(self, live: L, seat: Seat, caller: Seat) -> int | None:
        """The number of the last mistake of a seat that another can call for; None if there is none."""
        found = [one.number for one in live.incidents if one.by == seat and self._is_open(live, one, caller)]
        return found[-1] if found else None

    def _is_open(self, live: L, incident: I, caller: Seat) -> bool:
        """Whether a call for a mistake is worth an answer, though the answer may be that one has to wait."""
        return not incident.ruled

    def people_say(self, fact: str) -> bool:
        """Whether whoever calls can answer this; otherwise the table will know it, in its own time."""
        return True

    # ── What may be called for ───────────────────────────────────────────────────────────────────────────────────────

    acts: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What may be wrong with each kind of act, the commonest first."""

    def lies_open(self, live: L, incident: I) -> bool:
        """Whether anybody at the table can see that this was a mistake, whatever he holds."""
        return False

    # ── From calls to rulings ────────────────────────────────────────────────────────────────────────────────────────

    @abstractmethod
    def rules_of(self, live: L) -> Edited:
        """The norms by which a table is ruled, whatever single norms of others it has taken over."""

    @abstractmethod
    def knows(self, live: L, incident: I, caller: Seat) -> dict[str, str]:
        """The answers about a mistake that the table's memory gives, if it comes to light now."""

    @abstractmethod
    def _new_incident(self, live: L, irregularity: str, by: Seat) -> I:
        """A mistake made now."""

    @abstractmethod
    def _admit(self, live: L, incident: I, request: C | R, by: Seat) -> None:
        """Raise what stands against a call or a report by this seat, if anything does."""

    def hear(self, live: L, request: C | R, by: Seat) -> NeedFacts | Ruled:
        """The referee's answer to a call or a report: his ruling, or what he must be told, or wait for, first."""
        incident = self._about(live, request)
        self._admit(live, incident, request, by)
        return self._rule(live, incident, request.told, by)

    def _about(self, live: L, request: C | R) -> I:
        """The mistake that a call or a report is about."""
        if isinstance(request, Report):
            return self._new_incident(live, request.irregularity, request.seat)
        found: I = find(live, request.number)
        return found

    def _known(self, live: L, incident: I, told: Mapping[str, str], by: Seat) -> dict[str, str]:
        """All that is known: what the table remembers counts more than what people tell."""
        return {**told, **self.knows(live, incident, by)}

    def _rule(self, live: L, incident: I, told: Mapping[str, str], by: Seat) -> NeedFacts | Ruled:
        """What the book says. At a live-table nobody else opens it to rule."""
        outcome = live.rulings.rule(incident.irregularity, self._known(live, incident, told, by))
        if isinstance(outcome, NeedFacts):
            return outcome
        orders = tuple(str(step.remedy) for step in outcome.steps)
        ruled = Ruled(incident.number, by, dict(outcome.asked), orders)
        return self._with(live, ruled, incident.irregularity, outcome)

    def _with(self, live: L, ruled: Ruled, irregularity: str, ruling: Ruling) -> Ruled:
        rules = self.rules_of(live)
        return replace(ruled, irregularity=irregularity, by=rules.id, edition=rules.edition, ruling=ruling)

    # ── From rulings to events ───────────────────────────────────────────────────────────────────────────────────────

    @abstractmethod
    def _fold(self, live: L, event: E | Noted[I] | Ruled) -> L:
        """The table after an event."""

    @abstractmethod
    def _apply(self, live: L, incident: I, ruled: Ruled, request: C | R) -> tuple[E, ...]:
        """What the orders of a ruling do to the table."""

    @abstractmethod
    def _followed(self, live: L, events: tuple[E | Noted[I] | Ruled, ...]) -> tuple[E | Noted[I] | Ruled, ...]:
        """Events that a call has led to, with what follows from them by itself."""

    def carry_out(self, live: L, request: C | R, ruled: Ruled) -> tuple[E | Noted[I] | Ruled, ...]:
        """What a ruling makes happen: the mistake where only a report brought it up, the ruling, and its orders."""
        incident = self._about(live, request)
        new = incident.number > len(live.incidents)
        first: tuple[Noted[I] | Ruled, ...] = (Noted(incident), ruled) if new else (ruled,)
        after = live
        for event in first:
            after = self._fold(after, event)
        return self._followed(live, (*first, *self._apply(after, incident, ruled, request)))

    def answer(self, live: L, request: C | R, by: Seat) -> NeedFacts | tuple[E | Noted[I] | Ruled, ...]:
        """What happens when somebody calls, or what the referee must be told first."""
        outcome = self.hear(live, request, by)
        return outcome if isinstance(outcome, NeedFacts) else self.carry_out(live, request, outcome)

    def act(self, live: L, request: C | R, by: Seat) -> tuple[E | Noted[I] | Ruled, ...]:
        """What happens when somebody calls and has told enough. Raises `BadInput` where he has not."""
        outcome = self.answer(live, request, by)
        if isinstance(outcome, NeedFacts):
            question = outcome.question
            known = ", ".join(question.answers)
            sentence = f"the referee must be told {question.fact}: {known}"
            raise BadInput(sentence, "referee-must-be-told", fact=question.fact, known=known)
        return outcome

    # ── Rulings that were given ──────────────────────────────────────────────────────────────────────────────────────

    def whole(self, live: L, ruled: Ruled) -> Ruled:
        """A ruling as it was given at this table, with all that it says.

        A log from before rulings were stored has only the facts. From these the book is asked again, unless they are
        not enough for it; then the ruling stays as it is.
        """
        if ruled.ruling is not None:
            return ruled
        irregularity = find(live, ruled.number).irregularity
        outcome = live.rulings.rule(irregularity, ruled.facts)
        return ruled if isinstance(outcome, NeedFacts) else self._with(live, ruled, irregularity, outcome)
