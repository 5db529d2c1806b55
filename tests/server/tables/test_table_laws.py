"""Hypothesis sits down: any game, any policy, people who do anything at any moment, time that passes as it likes."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.server.tables.parts import owed
from tests.server.tables.tabletop import Tabletop
from ventaglio.core.codec import encode
from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.core.seats import LETTERS
from ventaglio.law.referee.inquiry import NeedFacts
from ventaglio.server.tables import doing, pledging, refereeing
from ventaglio.server.tables.due import due
from ventaglio.server.tables.entries import Entry, Revealed
from ventaglio.server.tables.table import CLOSED, OVER, PLAYING, HostedTable
from ventaglio.server.tables.wire import PUBLIC, Audience, happened, state_of

GAMES = (
    *(("burraco", "fibur-2019", {"Hands": "1"}), ("burraco", "internazionale", {"Hands": "1"})),
    *(("burraco", "estratto", {"Players": "3", "Target": "100"}), ("burraco", "circolo", {"Hands": "1"})),
    *(("tressette", "tradizionali", {"Match": "single"}), ("tressette", "moderne", {"Option.pairs": "B.a"})),
    ("tressette", "moderne", {"Option.pairs": "B.b.1", "Option.buongioco": "accusa"}),
)
TIMED = ("fibur-2019", "internazionale")
PLACES = st.integers(0, 5)


class TableLaws(RuleBasedStateMachine):
    """A table from its opening, and the laws that hold after whatever anybody does."""

    top: Tabletop
    shown: tuple[HostedTable, list[bytes]]
    """The table that was shown last, and what everybody saw of it: one look serves until the table is another."""

    @initialize(
        game=st.sampled_from(GAMES),
        people=st.sets(st.integers(0, 3), max_size=4),
        clock=st.sampled_from(["code", "relaxed", "none"]),
        undo=st.sampled_from(["none", "turn", "consent"]),
        referee=st.booleans(),
        seed=st.integers(0, 1000),
    )
    def open(self, game: Any, people: set[int], clock: str, undo: str, referee: bool, seed: int) -> None:
        name, code, headers = game
        clock = "relaxed" if clock == "code" and code not in TIMED else clock
        policy = {"clock": clock, "undo": undo, "referee": referee, "seconds": 20.0, "pace": 1.0}
        self.top = Tabletop(name, code, seed, headers=headers, **policy)
        for place in people:
            if place < len(self.top.table.chairs):
                self.people(doing.sit, place, f"person {place}", f"Name {place}")
        self.people(doing.start)
        self.time_passes(2)

    # ── Doing, with what must hold of every entry ────────────────────────────────────────────────────────────────

    def people(self, decide: Callable[..., tuple[Entry, ...]], *words: Any, **more: Any) -> None:
        """Somebody tries something. Refused, it leaves the table as it was."""
        before = self.top.table
        shown = self.shown_now()
        try:
            entries = decide(before, *words, **more)
        except (BadInput, IllegalAction):
            assert self.top.table is before
            self.shown = before, self.seen()
            assert self.shown[1] == shown
            return
        self.append(entries)

    def append(self, entries: tuple[Entry, ...]) -> None:
        for entry in entries:
            before = self.top.table
            self.top.append((entry,))
            for audience in self.audiences:
                message = encode(happened(entry, audience, before, self.top.table))
                secrets = [before.pledge, self.top.table.pledge]
                told = isinstance(entry, Revealed)
                kept = [one.secret.encode() for one in secrets if one and one.secret]
                assert told or not any(one in message for one in kept), message
                assert b"person " not in message.replace(b"person guest", b""), message

    @property
    def audiences(self) -> list[Audience]:
        places = range(len(self.top.table.chairs))
        return [PUBLIC, *(Audience(place, plays) for place in places for plays in (True, False))]

    def seen(self) -> list[bytes]:
        return [encode(state_of(self.top.table, audience)) for audience in self.audiences]

    def shown_now(self) -> list[bytes]:
        if getattr(self, "shown", (None,))[0] is not self.top.table:
            self.shown = self.top.table, self.seen()
        return self.shown[1]

    def person(self, number: int) -> int:
        """A place at this table."""
        return number % len(self.top.table.chairs)

    # ── What people do ───────────────────────────────────────────────────────────────────────────────────────────

    @rule(choices=st.lists(st.integers(0, 30), min_size=5, max_size=15))
    def play_goes_on(self, choices: list[int]) -> None:
        """Whoever is on turn plays something legal; where nobody is, the table does what is due."""
        for choice in choices:
            table = self.top.table
            place = table.turn_place
            if table.status != PLAYING or table.paused_at is not None or place not in table.present:
                self.time_passes(1)
                continue
            legal = [table.kit.game.spell_action(action) for action in table.kit.game.legal(table.match)]
            if legal:
                self.people(doing.act, place, legal[choice % len(legal)], on=table.seq, ref=f"mark {table.seq}")

    @rule(
        number=PLACES,
        action=st.sampled_from(
            [
                "draw",
                "take",
                "claim",
                "call-out",
                "expire",
                "count",
                "discard 5h",
                "play d3",
                "abandon A",
                "redeal",
                "?",
            ]
        ),
        late=st.booleans(),
    )
    def somebody_tries_something(self, number: int, action: str, late: bool) -> None:
        on = 0 if late else self.top.table.seq
        self.people(doing.act, self.person(number), action, on=on)

    @rule(number=PLACES)
    def ready(self, number: int) -> None:
        self.people(doing.ready, self.person(number))

    @rule()
    def screens_do_their_part(self) -> None:
        while parts := owed(self.top.table):
            self.append(parts)

    @rule(number=PLACES, given=st.sampled_from(["no good", "ab" * 32]), opens=st.booleans())
    def somebody_plays_foul_with_the_deal(self, number: int, given: str, opens: bool) -> None:
        pledge = self.top.table.pledge
        label = "t/1" if pledge is None else pledge.label
        self.people(pledging.open_ if opens else pledging.commit, self.person(number), label, given)

    @rule(number=PLACES)
    def undo(self, number: int) -> None:
        self.people(doing.undo, self.person(number))

    @rule(number=PLACES)
    def pause(self, number: int) -> None:
        self.people(doing.pause, self.person(number))

    @rule(number=PLACES)
    def resume(self, number: int) -> None:
        self.people(doing.resume, self.person(number))

    @rule(number=PLACES, yes=st.booleans())
    def answer(self, number: int, yes: bool) -> None:
        self.people(doing.answer, self.person(number), yes)

    @rule(number=PLACES, phrase=st.sampled_from(["", "hello", "psst"]), text=st.sampled_from(["", "ciao", " "]))
    def say(self, number: int, phrase: str, text: str) -> None:
        self.people(doing.say, self.person(number), phrase, text)

    @rule(number=PLACES)
    def go(self, number: int) -> None:
        self.people(doing.go, self.person(number))

    @rule(number=PLACES)
    def come(self, number: int) -> None:
        self.people(doing.come, self.person(number))

    @rule(number=PLACES, guest=st.integers(0, 2), what=st.sampled_from(["ask", "yes", "no", "go"]))
    def look_on(self, number: int, guest: int, what: str) -> None:
        if not self.top.table.kit.sponsored:
            return
        place, who = self.person(number), f"person guest{guest}"
        match what:
            case "ask":
                self.people(doing.watch, who, "Guest", place)
            case "go":
                self.people(doing.unwatch, who)
            case _:
                self.people(doing.answer_watcher, place, who, what == "yes")

    @rule(number=PLACES, seat=PLACES)
    def call(self, number: int, seat: int) -> None:
        def decide(*words: Any) -> tuple[Entry, ...]:
            outcome = refereeing.call(*words)
            return () if isinstance(outcome, NeedFacts) else outcome

        self.people(decide, self.person(number), LETTERS[self.person(seat)], "", {}, 7)

    @rule(number=PLACES, sure=st.integers(0, 40))
    def abandon(self, number: int, sure: int) -> None:
        if sure == 40:
            self.people(doing.abandon, self.person(number))

    # ── What the table does ──────────────────────────────────────────────────────────────────────────────────────

    @rule(times=st.integers(1, 3))
    def time_passes(self, times: int) -> None:
        for _ in range(times):
            next_due = due(self.top.table)
            if next_due is None:
                return
            self.top.now = max(self.top.now, next_due.at)
            entries = next_due.do(self.top.chance)
            assert entries, "what is due does something, or it would be due for ever"
            self.append(entries)

    @rule(seconds=st.floats(0, 30))
    def a_moment_passes(self, seconds: float) -> None:
        next_due = due(self.top.table)
        self.top.now = min(self.top.now + seconds, self.top.now if next_due is None else max(self.top.now, next_due.at))

    # ── Laws ─────────────────────────────────────────────────────────────────────────────────────────────────────

    @invariant()
    def there_is_no_dead_end(self) -> None:
        table = self.top.table
        next_due = due(table)
        if table.status in (OVER, CLOSED):
            assert next_due is None
            return
        if next_due is not None:
            return
        place = table.turn_place
        assert place is not None
        assert place in table.present
        assert not table.chairs[place].driver, "a bot never waits for anything"
        assert table.allowed is None, "nor does a clock"

    @invariant()
    def what_is_shown_holds_no_secret(self) -> None:
        pledge = self.top.table.pledge
        for message in self.shown_now():
            assert pledge is None or not pledge.secret or pledge.secret.encode() not in message

    def teardown(self) -> None:
        assert self.top.again() == self.top.table


def tried(examples: int) -> settings:
    patient = [HealthCheck.too_slow]
    return settings(max_examples=examples, stateful_step_count=50, deadline=None, suppress_health_check=patient)


TestTableLaws = pytest.mark.long(TableLaws.TestCase)
TestTableLaws.settings = tried(25)


class NightlyTableLaws(TableLaws):
    """The same, for longer."""


TestNightlyTableLaws = pytest.mark.nightly(NightlyTableLaws.TestCase)
TestNightlyTableLaws.settings = tried(250)
