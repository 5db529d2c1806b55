"""An evening at a server: tables at which people and bots really play, on a clock that only the script moves.

Everything goes through the hall, one entry of a log after the other, so what lies in the database afterwards is what a
server would have written. Only the loops by which a server acts of its own accord are left out: with them two evenings
would never be the same.
"""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, Final

from tests.clumsy.burraco import blunder as burraco_blunder
from tests.clumsy.tressette import blunder as tressette_blunder
from tests.heritage.reading import LOGINS
from tests.server.tables.parts import owed
from ventaglio.core.cards.provable import house_secret
from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.core.seats import LETTERS, Place
from ventaglio.law.referee.inquiry import NeedFacts
from ventaglio.law.shelf import get
from ventaglio.server.desk import Office
from ventaglio.server.desk.online import OnlineRounds
from ventaglio.server.store.database import Database
from ventaglio.server.store.people import People, Person
from ventaglio.server.tables import doing, refereeing
from ventaglio.server.tables.due import due
from ventaglio.server.tables.entries import Entry
from ventaglio.server.tables.hall import Hall
from ventaglio.server.tables.pledging import Chance
from ventaglio.server.tables.policy import Policy
from ventaglio.server.tables.service import Clocks
from ventaglio.server.tables.table import OVER, PLAYING, HostedTable
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.drafting import draft
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.plan import Notice, Phase
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.terms import Movement, Seating

BEGINNING: Final = 1_767_294_000.0
"""The first of January 2026, at seven in the evening in Greenwich."""
MOST_STEPS: Final = 3_000
THINKING: Final = 1.5
"""Seconds that a person takes for everything."""

CALLED: Final = 0.6
"""How often somebody who looks up has seen a mistake, rather than making one."""

GUESTS: Final = ("Anna", "Bice", "Ciro", "Dora", "Enzo")


class Clock:
    """Time, as the script has it pass."""

    def __init__(self) -> None:
        self.now = BEGINNING

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += seconds


def is_over(table: HostedTable) -> bool:
    return table.status == OVER


def _state(table: HostedTable) -> Any:
    """The state of a table, which only its game looks into, and we."""
    return table.state


def _inner(table: HostedTable) -> Any:
    """The state of the game itself, at a live-table too."""
    return getattr(_state(table), "state", table.state)


class Evening:
    """The tables of one database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.clock = clock
        self.hall = Hall(database, key=b"heritage", clocks=Clocks(clock, clock))
        self.office = Office(database, clock)
        self.online = OnlineRounds(self.office, self.hall)
        self._people = People(database)
        self.people: dict[str, Person] = {}
        self.tournament = ""
        """The id of the tournament that is played at tables of the server."""
        self._random = Random("evening")
        self._chance = Chance(
            lambda: f"{self._random.getrandbits(64):x}",
            lambda label, nonce: house_secret(b"heritage", label, nonce),
            lambda table, place: Random(f"{table.seq} {place}"),
        )

    async def meet(self) -> None:
        """Guests come; some of them to stay."""
        for name in GUESTS:
            self.clock.passes(10)
            self.people[name] = await self._people.guest(name, self.clock.now)
        for login, password in LOGINS.items():
            await self._people.register(self.people[login.capitalize()].id, login, password)

    # ── What people do ───────────────────────────────────────────────────────────────────────────────────────────

    async def open(
        self, table_id: str, game: str, headers: Mapping[str, str], names: str, *, start: bool = True, **policy: Any
    ) -> HostedTable:
        """The people whose names begin with these letters take the first places; bots take the others."""
        people = [person for letter in names for name, person in self.people.items() if name[0] == letter]
        # What happens at one table has nothing to do with what happened at another.
        self._random = Random(table_id)
        opened = doing.opened(game, headers, Policy(**policy), people[0].id)
        table = await self.hall.open(opened, lambda table: doing.sit(table, 0, people[0].id, people[0].name), table_id)
        for place, person in enumerate(people):
            if place:
                await self.do(table_id, doing.sit, place, person.id, person.name)
            await self.do(table_id, doing.come, place)
        return await self.do(table_id, doing.start) if start else table

    async def do(
        self, table_id: str, decide: Callable[..., tuple[Entry, ...]], *words: Any, **more: Any
    ) -> HostedTable:
        """Somebody does something; what is refused raises, and leaves nothing behind."""
        self.clock.passes(THINKING)
        table = await self.hall.change(table_id, lambda table: decide(table, *words, **more))
        assert table is not None
        return table

    async def act(self, table_id: str, place: Place, action: str, ref: str = "") -> HostedTable:
        """A person does something in the game, having seen everything."""
        return await self.do(table_id, lambda table: doing.act(table, place, action, on=table.seq, ref=ref))

    async def call(self, table_id: str, caller: Place, seat: str, irregularity: str = "", **told: str) -> HostedTable:
        """A person calls the referee, and answers what he asks: as told, or the first thing that can be said."""

        def decide(table: HostedTable) -> tuple[Entry, ...]:
            facts = dict(told)
            while isinstance(found := refereeing.call(table, caller, seat, irregularity, facts, 7), NeedFacts):
                answers = found.question.answers
                facts[found.question.fact] = "no" if "no" in answers else answers[0]
            return found

        return await self.do(table_id, decide)

    async def wait(self, table_id: str) -> HostedTable:
        """Nobody does anything until the table does something by itself."""

        def decide(table: HostedTable) -> tuple[Entry, ...]:
            next_due = due(table)
            assert next_due is not None, "the table waits for somebody"
            self.clock.now = max(self.clock.now, next_due.at)
            return next_due.do(self._chance)

        return await self.do(table_id, decide)

    # ── The course of play ───────────────────────────────────────────────────────────────────────────────────────

    async def play(
        self, table_id: str, until: Callable[[HostedTable], object] = is_over, errs: float = 0.0
    ) -> HostedTable:
        """People play as a bot would, and the table does what is due. At a live-table some of what they do is wrong,
        and some of that is called."""
        for _ in range(MOST_STEPS):
            table = await self.hall.change(table_id, lambda table: () if until(table) else self._step(table, errs))
            assert table is not None
            if until(table):
                return table
        raise AssertionError(f"{table_id}: it never came to that")

    def _step(self, table: HostedTable, errs: float) -> tuple[Entry, ...]:
        place = table.turn_place
        if parts := owed(table):
            self.clock.passes(THINKING)
            return parts
        if errs and table.in_hand and self._random.random() < errs and (wrong := self._wrong(table)):
            return wrong
        if place is not None and place in table.present and table.kit.own_action(_state(table)) is None:
            self.clock.passes(THINKING)
            return self._play(table, place)
        next_due = due(table)
        assert next_due is not None, "the table waits for somebody"
        self.clock.now = max(self.clock.now, next_due.at)
        return next_due.do(self._chance)

    def _play(self, table: HostedTable, place: Place) -> tuple[Entry, ...]:
        agent, game = table.kit.agent("socio", Random(f"{table.seq} person")), table.kit.game
        try:
            chosen = table.kit.choice(_state(table), table.seat_of(place), agent)
            return doing.act(table, place, game.spell_action(chosen), on=table.seq, ref=f"r{table.seq}")
        except (IllegalAction, ValueError, LookupError):
            # Where others have erred, what a bot would do may make no sense.
            any_ = next(game.legal(_state(table)))
            return doing.act(table, place, game.spell_action(any_), on=table.seq)

    def _wrong(self, table: HostedTable) -> tuple[Entry, ...]:
        """Something that a distracted person might do, or a call for what another has done; nothing if neither can."""
        self.clock.passes(THINKING)
        blunder: Any = burraco_blunder if table.kit.game.name.startswith("burraco") else tressette_blunder
        place = self._random.choice(table.present)
        unruled = [one.by for one in _state(table).incidents if not one.ruled]
        with suppress(BadInput, IllegalAction, ValueError, LookupError):
            if unruled and self._random.random() < CALLED:
                return self._call(table, place, LETTERS[unruled[-1]])
            action = blunder(_inner(table), table.seat_of(place), self._random)
            if action is not None:
                return doing.act(table, place, table.kit.game.spell_action(action), on=table.seq)
        return ()

    def _call(self, table: HostedTable, caller: Place, seat: str) -> tuple[Entry, ...]:
        told: dict[str, str] = {}
        while isinstance(
            found := refereeing.call(table, caller, seat, "", told, self._random.randrange(40)), NeedFacts
        ):
            question = found.question
            # A meld that could be put right needs cards that somebody names: nobody here does.
            mends = "no" in question.answers and question.fact != "mixed-in"
            told[question.fact] = "no" if mends else self._random.choice(question.answers)
        return found

    async def take_back(self, table_id: str, times: int, until: Callable[[HostedTable], object]) -> HostedTable:
        """Play on, with plays taken back as soon as they can be; where others must agree, they do."""
        back = 0

        def so(table: HostedTable) -> bool:
            mine = table.marks and table.marked_by in {table.seat_of(place) for place in table.present}
            alone = table.policy.undo == "consent" or table.turn == table.marked_by
            return bool(until(table) or (back < times and mine and alone))

        while True:
            table = await self.play(table_id, so)
            if until(table):
                assert back == times, f"{table_id}: {back} plays were taken back"
                return table
            place = table.kit.place_of(_state(table), table.marked_by)
            before = table.seq
            table = await self.do(table_id, doing.undo, place)
            for other in table.present:
                if table.ask is not None and other not in table.ask.agreed:
                    table = await self.do(table_id, doing.answer, other, True)
            assert table.seq > before
            back += 1


# ── The tables ───────────────────────────────────────────────────────────────────────────────────────────────────────


def dealt(times: int, more: int) -> Callable[[HostedTable], bool]:
    """So many deals, and some entries after the last of them: the middle of a hand."""
    begun: list[int] = []

    def so(table: HostedTable) -> bool:
        if table.deals == times and table.in_hand and not begun:
            begun.append(table.seq)
        return bool(begun) and table.in_hand and table.seq >= begun[0] + more

    return so


async def burraco(evening: Evening) -> None:
    one = {"Hands": "1"}
    done = "burraco-finished"
    await evening.open(done, "burraco", {"Code": "fibur-2019", **one}, "ABCD", rated=True, clock="code")
    await evening.do(done, doing.say, 1, "hello", "")
    await evening.play(done, dealt(1, 10))
    # Somebody takes too long: a warning first, then what the code says.
    await evening.wait(done)
    await evening.wait(done)
    await evening.play(done)
    await evening.do(done, doing.say, 2, "", "Ancora una?")

    going = "burraco-taken-back"
    headers = {"Code": "estratto", "Players": "2", "Target": "1005", "Option.stall": "{kind:supervised,laps:1}"}
    await evening.open(going, "burraco", headers, "A", undo="turn", level="maestro", clock="none")
    await evening.take_back(going, 4, dealt(2, 25))

    left = "burraco-abandoned"
    headers = {"Code": "internazionale", **one, "Option.natural_two": "below a real three"}
    await evening.open(left, "burraco", headers, "CD", undo="consent", level="novizio")
    await evening.take_back(left, 2, dealt(1, 20))
    await evening.do(left, doing.pause, 1)
    await evening.do(left, doing.answer, 0, False)
    await evening.do(left, doing.pause, 0)
    await evening.do(left, doing.answer, 1, True)
    evening.clock.passes(100)
    await evening.do(left, doing.resume, 1)
    await evening.do(left, doing.go, 1)
    await evening.play(left, lambda table: bool(table.chairs[1].stand_in))
    await evening.play(left, lambda table: table.turn_place == 1)
    await evening.do(left, doing.come, 1)
    await evening.play(left, lambda table: table.turn_place == 1)
    await evening.do(left, doing.abandon, 0)


async def live_burraco(evening: Evening) -> None:
    for code, players in (("fibur-2019", 4), ("estratto", 3), ("internazionale", 4), ("circolo", 4)):
        done = f"burraco-live-{code}"
        headers = {"Code": code, "Players": str(players), "Hands": "1"}
        await evening.open(done, "burraco", headers, "ABCD"[:players], referee=True, clock="none")
        if code == "fibur-2019":
            await evening.play(done, dealt(1, 0))
            # Nobody likes the deal, and it is made again.
            await evening.call(done, 1, "A", "card-seen-before-play", **_redealt(code))
        await evening.play(done, errs=0.2)

    going = "burraco-live-called"
    headers = {"Code": "internazionale", "Hands": "2"}
    table = await evening.open(going, "burraco", headers, "DCBA", referee=True, clock="none")
    table = await evening.play(going, dealt(1, 0))
    first = table.turn_place
    assert first is not None
    await evening.act(going, first, "draw", "first")
    await evening.act(going, first, "draw", "second")
    await evening.call(going, (first + 1) % 4, LETTERS[first])
    table = await evening.play(going, lambda table: table.turn_place == (first + 1) % 4)
    early = (first + 2) % 4
    await evening.act(going, early, "draw")
    await evening.call(going, (first + 1) % 4, LETTERS[early], **{"mixed-in": "no"})
    await evening.play(going, lambda table: table.seq > 60 and table.in_hand)
    await evening.call(going, first, LETTERS[early], "hint")
    # A mistake that nobody has noticed yet.
    table = await evening.play(going, lambda table: table.seq > 64 and table.in_hand and table.turn_place == first)
    await evening.act(going, (first + 3) % 4, "draw")


def _redealt(code: str) -> dict[str, str]:
    """What a referee must be told of a card that was seen in the deal, so that he has it dealt again."""
    paths = get(code).book.paths("card-seen-before-play")
    return next(dict(told) for told, ruling in paths if "redeal" in {step.remedy.do for step in ruling.steps})


async def tressette(evening: Evening) -> None:
    done = "tressette-finished"
    headers = {"Code": "tradizionali", "Match": "passate", "Passate": "2", "Option.buongioco": "accusa"}
    await evening.open(done, "tressette", headers, "ABCD", rated=True, clock="relaxed", seconds=60.0)
    enzo = evening.people["Enzo"]
    await evening.do(done, doing.watch, enzo.id, enzo.name, 0)
    await evening.do(done, doing.answer_watcher, 2, enzo.id, False)
    await evening.do(done, doing.answer_watcher, 0, enzo.id, True)
    table = await evening.play(done, dealt(1, 10))
    # Somebody takes too long, and a bot plays the turn.
    await evening.wait(done)
    await evening.wait(done)
    await evening.do(done, doing.pause, table.present[0])
    await evening.wait(done)
    await evening.do(done, doing.unwatch, enzo.id)
    await evening.play(done)

    again = "tressette-adopted"
    headers = {"Code": "tradizionali", "Adopted": "exposure review", "Match": "single", "Option.pairs": "B.b.1"}
    await evening.open(again, "tressette", headers, "DBCA", rated=True, clock="none")
    await evening.play(again)

    going = "tressette-taken-back"
    await evening.open(
        going, "tressette", {"Code": "moderne", "Option.target": "42"}, "BD", undo="consent", public=False
    )
    await evening.take_back(going, 3, dealt(2, 15))

    # Two whole matches, with what happens only towards the end of one.
    await evening.open("tressette-to-21", "tressette", {"Code": "tradizionali"}, "E", clock="none", level="maestro")
    await evening.play("tressette-to-21")
    hidden = "tressette-secret-pairs"
    await evening.open(hidden, "tressette", {"Code": "moderne", "Option.pairs": "B.b.2"}, "E", clock="none")
    await evening.play(hidden)

    left = "tressette-abandoned"
    await evening.open(left, "tressette", {"Code": "moderne", "Option.target": "28"}, "E", clock="none")
    await evening.play(left, dealt(1, 12))
    await evening.do(left, doing.abandon, 0)


async def live_tressette(evening: Evening) -> None:
    for code, adopted in (("tradizionali", "repetition"), ("moderne", "")):
        done = f"tressette-live-{code}"
        headers = {"Code": code, "Adopted": adopted, "Match": "passate", "Passate": "2"}
        await evening.open(done, "tressette", headers, "CABD", referee=True, clock="none")
        await evening.play(done, errs=0.25)

    settled = "tressette-live-settled"
    await evening.open(
        settled, "tressette", {"Code": "tradizionali", "Match": "single"}, "DACB", referee=True, clock="none"
    )
    await _revoke_and_call(evening, settled)
    await evening.play(settled)

    going = "tressette-live-called"
    await evening.open(going, "tressette", {"Code": "moderne"}, "ABCD", referee=True, clock="none")
    await _revoke_and_call(evening, going)


async def _revoke_and_call(evening: Evening, table_id: str) -> None:
    """Somebody does not follow suit in the second trick or later; his neighbour sees it."""
    await evening.play(table_id, lambda table: table.in_hand and bool(_inner(table).tricks))
    table = await evening.play(table_id, _revoke)
    place = table.turn_place
    assert place is not None
    await evening.act(table_id, place, f"play {_revoke(table)}")
    table = await evening.call(table_id, (place + 1) % 4, LETTERS[table.seat_of(place)], reservation="no")
    assert _state(table).pending, "the referee leaves something to settle"


def _revoke(table: HostedTable) -> str:
    """A card of another suit, in the hand of somebody who could follow; empty if there is none."""
    state = _inner(table)
    if not table.in_hand or not state.trick or len(state.trick) > 3:
        return ""
    hand, suit = state.hands[state.turn], state.trick[0].suit
    follows = any(one.suit == suit for one in hand)
    return next((one.text for one in hand if one.suit != suit), "") if follows else ""


async def unplayed(evening: Evening) -> None:
    given_up = "burraco-given-up"
    await evening.open(given_up, "burraco", {"Code": "circolo"}, "E", start=False)
    await evening.do(given_up, doing.leave, 0)
    await evening.open("tressette-open", "tressette", {"Code": "tradizionali"}, "AE", start=False, public=False)
    deserted = "tressette-deserted"
    await evening.open(deserted, "tressette", {"Code": "moderne"}, "E")
    await evening.play(deserted, lambda table: table.in_hand)
    await evening.do(deserted, doing.go, 0)
    await evening.play(deserted, lambda table: table.status != PLAYING)


async def online_tournament(evening: Evening) -> None:
    """Two tables of a round: one is played until the time-out, at the other nobody ever sits down."""
    office, online, clock = evening.office, evening.online, evening.clock
    notice = Notice(
        "Torneo in rete",
        "fibur-2019",
        hands=2,
        phases=(Phase(Movement.DANISH, 2),),
        seating=Seating.ORDER,
        date="2026-01-01",
        online=True,
    )
    found = (await office.open(notice, "Anna")).id
    names = ("Aceto", "Bruni", "Conti", "Dotti", "Ercoli", "Fabbri", "Galli", "Honorati")
    entries = [
        e.Entered(index + 1, (Player(names[2 * index], "Ida"), Player(names[2 * index + 1], "Ugo")))
        for index in range(4)
    ]
    here = [e.CheckedIn(one.number) for one in entries]
    await office.record(found, "Anna", Role.DIRECTOR, *entries, *here, e.EntriesClosed("in rete"))
    await office.record(found, "Anna", Role.DIRECTOR, draft(await office.tournament(found)), e.Published(1))
    await online.look()
    t = await office.tournament(found)
    live = ""
    for entrant in sorted(n for side in t.rounds[0].matches[1].sides for n in side):
        for player in (0, 1):
            person = f"{entrant}-{player}"
            live = await online.sit(found, entrant, player, person)
            await evening.do(live, lambda table, who=person: doing.come(table, table.place_of_person(who)))
    await evening.play(live, dealt(1, 30))
    clock.passes(3_000)
    await online.look()
    await online.look()
    await evening.play(live)
    await online.look()
    t = await office.tournament(found)
    assert t.completed == 1, "the round is over, at both tables"
    evening.tournament = found


@asynccontextmanager
async def evening_at(database: Database, clock: Clock) -> AsyncIterator[Evening]:
    evening = Evening(database, clock)
    # Only the writer of the hall runs; nothing is done that the script does not do.
    evening.hall.logs.start()
    try:
        yield evening
    finally:
        await evening.hall.logs.stop()


async def play_evening(database: Database, clock: Clock) -> Evening:
    """All the tables."""
    async with evening_at(database, clock) as evening:
        await evening.meet()
        for part in (burraco, live_burraco, tressette, live_tressette, unplayed, online_tournament):
            await part(evening)
        return evening
