"""Logs of tables at which much happens, and the same logs in worlds that one audience must not be able to tell apart.

In such a world every card lies elsewhere that the audience has not seen, the secrets of the deals are others, and so
are the ids of persons. Everybody does the same as before, and what comes of it is worked out anew. Where somebody could
not have done it with those cards, nobody would have taken that world for possible, and another one is tried.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from tests.server.tables.inside import happened, inside
from tests.server.tables.parts import owed
from ventaglio.core.cards import carta
from ventaglio.core.cards.provable import HOUSE, commitment, house_secret
from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.core.seats import LETTERS
from ventaglio.games.burraco.engine.deal import deal
from ventaglio.games.burraco.engine.events import (
    Attached,
    Discarded,
    Drew,
    LaidAstray,
    Moved,
    Opened,
    PozzettiMade,
    PozzettoSeen,
    PozzettoTaken,
    Shown,
    Took,
)
from ventaglio.games.tressette.engine.knowledge import located_cards
from ventaglio.games.tressette.engine.state import Phase
from ventaglio.law import shelf
from ventaglio.law.referee.inquiry import NeedFacts
from ventaglio.server.tables import doing, entries, pledging
from ventaglio.server.tables.due import due
from ventaglio.server.tables.entries import (
    Again,
    Boards,
    Committed,
    Did,
    Drawn,
    Entry,
    Reopened,
    Revealed,
    Sat,
    TakenBack,
)
from ventaglio.server.tables.folding import fold, table_of
from ventaglio.server.tables.pledging import Chance
from ventaglio.server.tables.policy import Policy
from ventaglio.server.tables.refereeing import call, hush, ring
from ventaglio.server.tables.room import Frame
from ventaglio.server.tables.table import PLAYING, HostedTable
from ventaglio.server.tables.wire import PUBLIC, Audience

ID: Final = "table"
KEY: Final = b"worlds"
LENGTH: Final = 140
"""Entries of a log: one hand of Tressette and some more, or most of one of Burraco. Then somebody leaves for good."""
EVENINGS: Final = 10
"""Logs that are tried, each in a tenth of a second, for one in which much happens."""
RARE: Final = {entries.Paused, entries.Resumed, entries.SeatOpened, TakenBack, entries.TimeUp, entries.WatchEnded}
ATTEMPTS: Final = 12
"""Worlds that are tried until one is found that was possible."""


class Setting(NamedTuple):
    """A table to play at."""

    game: str
    headers: dict[str, str]
    policy: Policy


def _setting(game: str, code: str, referee: bool, **headers: str) -> Setting:
    # Onlookers see the play as it happens: what they are told is compared up to the end.
    policy = Policy(referee=referee, undo="consent" if referee else "turn", level="novizio", delay=0.0, grace=5.0)
    return Setting(game, {"Code": code, **{name.replace("_", "."): text for name, text in headers.items()}}, policy)


SETTINGS: Final = {
    "fibur-2019": _setting("burraco", "fibur-2019", False),
    "estratto-3": _setting("burraco", "estratto", False, Players="3", Target="2005"),
    "circolo": _setting("burraco", "circolo", False),
    "internazionale-live": _setting("burraco", "internazionale", True),
    "fibur-2019-live": _setting("burraco", "fibur-2019", True),
    "tradizionali": _setting("tressette", "tradizionali", False),
    "moderne-open-pairs": _setting("tressette", "moderne", False, Option_pairs="B.a"),
    "moderne-secret-pairs": _setting("tressette", "moderne", False, Option_pairs="B.b.2"),
    "tradizionali-live": _setting("tressette", "tradizionali", True),
    "moderne-live-secret-pairs": _setting("tressette", "moderne", True, Option_pairs="B.b.2"),
}

# ── A log ────────────────────────────────────────────────────────────────────────────────────────────────────────────


class Step(NamedTuple):
    """An entry of a log, and when it was written."""

    at: float
    entry: Entry


@cache
def busy_log(name: str) -> tuple[Frame, ...]:
    """A log in which people and bots play, err, call the referee, talk, pause, go and come back.

    Of several evenings it is the one at which most of what is rare happened, so that none need be a lucky one.
    """
    evenings = [_Evening(SETTINGS[name], Random(f"{name} {number}")).frames() for number in range(EVENINGS)]
    return tuple(max(evenings, key=_eventful))


def _eventful(frames: Iterable[Frame]) -> tuple[int, int]:
    kinds = {type(frame.entry) for frame in frames}
    return len(kinds & RARE), len(kinds)


class _Evening:
    def __init__(self, setting: Setting, rng: Random) -> None:
        self._rng = rng
        self._now = 0.0
        opened = doing.opened(setting.game, setting.headers, setting.policy, "p0")
        self._table = table_of(ID, 0.0, opened)
        self._frames = [Frame(opened, self._table, self._table)]

    def frames(self) -> list[Frame]:
        self._sit_down()
        while len(self._frames) < LENGTH and self._table.status == PLAYING:
            # Mostly people do not wait until their time is over.
            if self._rng.random() < (0.95 if self._table.turn_place in self._table.present else 0.3):
                self._somebody_acts()
            else:
                self._time_goes_on()
        if self._table.status == PLAYING:
            self._do(lambda table: (Reopened(table.changed_at, table.changed_at, 1.0),))
            self._do(lambda table: doing.abandon(table, 0))
        self._do(lambda table: (Again("another"),))
        return self._frames

    def _do(self, decide: Callable[[HostedTable], tuple[Entry, ...]]) -> bool:
        try:
            decided = decide(self._table)
        except (BadInput, IllegalAction):
            return False
        for entry in decided:
            after = fold(self._table, self._now, entry)
            self._frames.append(Frame(entry, self._table, after))
            self._table = after
        return bool(decided)

    def _sit_down(self) -> None:
        for place in range(len(self._table.chairs) - 1):
            self._do(lambda table, place=place: doing.sit(table, place, f"p{place}", f"Person {place}"))  # type: ignore[misc]
        self._do(lambda table: doing.leave(table, 0))
        self._do(lambda table: doing.sit(table, 0, "p0", "Person 0"))
        if self._table.kit.sponsored:
            self._do(lambda table: doing.watch(table, "w0", "Watcher", 0))
            self._do(lambda table: doing.answer_watcher(table, 0, "w0", True))
        for place in self._table.people:
            self._do(lambda table, place=place: doing.come(table, place))  # type: ignore[misc]
        self._do(doing.start)
        if self._table.kit.game.name == "tressette":
            self._do(lambda table: (_boards(),))

    def _time_goes_on(self) -> None:
        rng = self._rng
        next_due = due(self._table)
        assert next_due is not None
        self._now = max(self._now, next_due.at)
        chance = Chance(
            lambda: f"{rng.getrandbits(64):x}",
            lambda label, nonce: house_secret(KEY, label, nonce),
            lambda table, place: Random(f"{table.seq} {place}"),
        )
        assert self._do(lambda table: next_due.do(chance))

    def _somebody_acts(self) -> None:
        rng = self._rng
        self._now += rng.random()
        place = rng.choice(self._table.people)
        if rng.random() < 0.25:
            beside = rng.choice(_BESIDE)
            self._do(lambda table: beside(table, place, rng))
        elif self._table.kit.referee and rng.random() < 0.3:
            irregular = rng.choice(_IRREGULAR)
            self._do(lambda table: irregular(table, place, rng))
        elif (turn := self._table.turn_place) is None or turn not in self._table.present:
            pledge = self._table.pledge
            if pledge is not None and pledge.missing and rng.random() < 0.3:
                self._do(lambda table: pledging.open_(table, pledge.missing[0], pledge.label, "00" * 32))
            while self._do(owed):
                pass
        else:
            self._do(lambda table: doing.act(table, turn, _legal_line(table, rng), on=table.seq))


def _boards() -> Boards:
    """The first deal is a board, whose secret nobody is told as long as the table is played at."""
    given = bytes(range(32))
    return Boards(
        "X-1",
        (commitment(HOUSE, house_secret(KEY, "X-1/1", "of the day"), "X-1/1"),),
        "of the day",
        "X/1",
        {"desk": commitment("desk", given, "X/1")},
        {"desk": given.hex()},
    )


def _legal_line(table: HostedTable, rng: Random) -> str:
    # Open and attach whenever possible, so that pozzetti are taken; few lay-downs, which end a passata.
    game = table.kit.game
    lines = [game.spell_action(action) for action in game.legal(table.match)]
    # Where a hand was closed wrongly nothing is left to play.
    lines = [line for line in lines if line != "claim" or rng.random() < 0.05] or ["draw"]
    return rng.choice(lines[: max(1, len(lines) // 2)])


def _talk(table: HostedTable, place: int, rng: Random) -> tuple[Entry, ...]:
    return doing.say(table, place, "", "good evening") or ()


def _go_or_come(table: HostedTable, place: int, rng: Random) -> tuple[Entry, ...]:
    # Somebody always stays, so that the match goes on.
    away = set(table.people) - set(table.present)
    if away:
        return doing.come(table, min(away))
    return doing.go(table, place) if len(table.people) > 1 else ()


def _another_watches(table: HostedTable, place: int, rng: Random) -> tuple[Entry, ...]:
    if not table.kit.sponsored:
        return ()
    if table.watcher("w1") is None:
        return doing.watch(table, "w1", "Another", place)
    return doing.answer_watcher(table, place, "w1", False)


_BESIDE: Final[tuple[Callable[[HostedTable, int, Random], tuple[Entry, ...]], ...]] = (
    lambda table, place, rng: doing.say(table, place, "hello", ""),
    _talk,
    _go_or_come,
    _another_watches,
    *(lambda table, place, rng: doing.undo(table, place),) * 3,
    lambda table, place, rng: doing.pause(table, place),
    lambda table, place, rng: doing.resume(table, place),
    lambda table, place, rng: doing.answer(table, place, rng.random() < 0.7),
    lambda table, place, rng: ring(table, place),
    lambda table, place, rng: hush(table, place),
)
"""What people do besides playing."""


def _mistake(table: HostedTable, place: int, rng: Random) -> tuple[Entry, ...]:
    state = inside(table)
    if not state.hands:
        return ()
    hand = [one.text for one in state.hands[table.seat_of(place)]]
    some = rng.sample(hand, min(3, len(hand)))
    lines = ["draw", "take", "look", "withdraw", "call-out", f"open {' '.join(some)}"]
    lines += [f"{verb} {one}" for one in some for verb in ("discard", "play", "attach 1", "expose")]
    return doing.act(table, place, rng.choice(lines), on=table.seq)


def _call(table: HostedTable, place: int, rng: Random) -> tuple[Entry, ...]:
    return _answering(table, place, rng.choice(LETTERS[: len(table.chairs)]), "", rng)


def _report(table: HostedTable, place: int, rng: Random) -> tuple[Entry, ...]:
    register = shelf.register_of(table.kit.game.name.removesuffix("-live"))
    irregularity = rng.choice(list(register.family_of))
    return _answering(table, place, rng.choice(LETTERS[: len(table.chairs)]), irregularity, rng)


def _answering(table: HostedTable, place: int, seat: str, irregularity: str, rng: Random) -> tuple[Entry, ...]:
    """Call the referee, and answer whatever he asks."""
    facts: dict[str, str] = {}
    while True:
        outcome = call(table, place, seat, irregularity, facts, rng.randrange(1000))
        if not isinstance(outcome, NeedFacts):
            return outcome
        facts[outcome.question.fact] = rng.choice(list(outcome.question.answers))


_IRREGULAR: Final[tuple[Callable[[HostedTable, int, Random], tuple[Entry, ...]], ...]] = (
    _mistake,
    _mistake,
    _call,
    _report,
)

# ── What an audience has seen ────────────────────────────────────────────────────────────────────────────────────────


def audiences(table: HostedTable) -> Iterator[Audience]:
    """Everybody who may look: each player, whoever looks on with one, and the public."""
    for place in range(len(table.chairs)):
        yield Audience(place, plays=True)
    yield Audience(0)
    yield PUBLIC


Slot = int
"""A place in the shuffled pack: a card that can be told from its twin."""


def seen_slots(frames: Sequence[Frame], audience: Audience) -> set[Slot]:
    """The cards of a deal, which is the first of these entries, that an audience has seen by the last of them."""
    following = _Zones if frames[0].before.kit.game.name.startswith("burraco") else _Tricks
    cards: Any = following(frames[0], audience)
    for frame in frames[1:]:
        cards.follow(frame)
    seen: set[Slot] = cards.seen
    return seen


def _dealt(frame: Frame) -> Any:
    assert isinstance(frame.entry, Did)
    return next(happened(frame.before, frame.entry.events))


class _Tricks:
    """Tressette: no card has a twin."""

    def __init__(self, frame: Frame, audience: Audience) -> None:
        self._order = _dealt(frame).order
        self._audience = audience
        self.seen: set[Slot] = set()
        self.follow(frame)

    def follow(self, frame: Frame) -> None:
        table = frame.after
        state = inside(table)
        open_cards = {*state.trick, *(one for trick in state.tricks for one in trick.cards), *located_cards(state)}
        if state.phase is Phase.PAIRING:
            # Who has to show a card is known.
            open_cards |= set(map(carta, state.table.rules.pairing_cards.value))
        if self._audience.place is not None and state.hands:
            open_cards |= set(state.hands[table.seat_of(self._audience.place)])
        self.seen |= {self._order.index(one) for one in open_cards}


class _Zones:
    """Burraco: cards have twins, so each is followed from zone to zone."""

    def __init__(self, frame: Frame, audience: Audience) -> None:
        shuffled = _dealt(frame)
        self._faces = shuffled.order
        self._kit = frame.before.kit
        self._seat = audience.place
        state = inside(frame.before)
        numbered: Any = tuple(range(len(self._faces)))
        slots: Any = deal(state, numbered, shuffled.cut)
        self._hands = [list(hand) for hand in slots.hands]
        self._pozzetti = [list(pozzetto) for pozzetto in slots.pozzetti]
        self._stock = list(slots.stock)
        self._pile = [slots.upcard]
        self._laid: list[Slot] = []
        self.seen: set[Slot] = set()
        self._look(frame.after)
        self._past: dict[int, Any] = {}
        self._remember(frame.after.seq)

    def _remember(self, seq: int) -> None:
        self._past[seq] = deepcopy((self._hands, self._pozzetti, self._stock, self._pile, self._laid))

    def follow(self, frame: Frame) -> None:
        if isinstance(frame.entry, TakenBack):
            past = deepcopy(self._past[frame.entry.to])
            self._hands, self._pozzetti, self._stock, self._pile, self._laid = past
        if isinstance(frame.entry, Did):
            for event in happened(frame.before, frame.entry.events):
                self._event(event)
        self._look(frame.after)
        self._remember(frame.after.seq)

    def _event(self, event: Any) -> None:
        match event:
            case Drew():
                self._hands[event.seat].append(self._stock.pop(0))
            case Took():
                self._hands[event.seat] += self._pile
                self._pile.clear()
            case Opened():
                self._laid += self._taken(self._hands[event.seat], event.meld.cards)
            case Attached():
                self._laid += self._taken(self._hands[event.seat], (event.card,))
            case LaidAstray():
                self._laid += self._taken(self._hands[event.seat], event.cards)
            case Discarded():
                self._pile += self._taken(self._hands[event.seat], (event.card,))
            case PozzettoTaken():
                self._hands[event.seat] = self._pozzetti.pop(0)
            case Moved():
                self._moved(event)
            case PozzettiMade():
                pool = [slot for pozzetto in self._pozzetti for slot in pozzetto]
                self._pozzetti = [self._taken(pool, pozzetto) for pozzetto in event.pozzetti or ()]
            case Shown() if event.seat == self._seat:
                where = self._stock + [slot for zone in (*self._hands, *self._pozzetti) for slot in zone]
                self.seen |= set(self._taken(list(where), event.cards or ()))
            case PozzettoSeen() | _:
                pass

    def _moved(self, event: Moved) -> None:
        moved = self._taken(self._zone(event.source), event.cards or ())
        target = self._zone(event.target)
        if event.target == "stock" or event.target.startswith("pozzetto"):
            target[:0] = moved
        else:
            target += moved
        for place in (event.source, event.target):
            if place == "pile" or place.startswith(("meld", "astray")):
                self.seen |= set(moved)

    def _zone(self, place: str) -> list[Slot]:
        kind, _, which = place.partition(" ")
        match kind:
            case "hand":
                return self._hands[LETTERS.index(which)]
            case "pozzetto":
                return self._pozzetti[int(which) - 1]
            case "stock" | "stock-bottom":
                return self._stock
            case "pile":
                return self._pile
            case _:
                return self._laid

    def _taken(self, zone: list[Slot], faces: tuple[Any, ...]) -> list[Slot]:
        """Cards of these faces out of a zone. Of twins one that was seen goes first: nobody could tell."""
        found = []
        for face in faces:
            slots = [slot for slot in zone if self._faces[slot] == face]
            slot = next((one for one in slots if one in self.seen), slots[0])
            zone.remove(slot)
            found.append(slot)
        return found

    def _look(self, table: HostedTable) -> None:
        state = inside(table)
        if not state.hands:
            return
        for mine, theirs in ((self._hands, state.hands), (self._pozzetti, state.pozzetti)):
            assert [sorted(self._faces[slot] for slot in zone) for zone in mine] == [sorted(zone) for zone in theirs]
        assert [self._faces[slot] for slot in self._stock] == list(state.stock)
        self.seen |= {*self._pile, *self._laid}
        for held in state.duties.held:
            self.seen |= set(self._taken(list(self._hands[held.seat]), held.cards))
        if self._seat is not None and self._seat not in state.unseen:
            self.seen |= set(self._hands[self._seat])


# ── Another world ────────────────────────────────────────────────────────────────────────────────────────────────────

_LIGHT: Final = ("Ruled", "Claimed", "Verified", "Decided")
"""What tells everybody something of cards that nobody has seen: worlds in which it comes out otherwise are told apart.

The referee rules from what cards were; a lay-down is good or not; whoever was called counts.
"""


def hands_of(log: tuple[Frame, ...]) -> Iterator[tuple[int, int]]:
    """Where each hand begins, with its deal, and the last entry before its cards come to light."""
    start = None
    for at, frame in enumerate(log):
        if frame.after.in_hand and not frame.before.in_hand:
            start = at
        elif start is not None and (not frame.after.in_hand or isinstance(frame.entry, Revealed)):
            yield start, at - 1
            start = None
    if start is not None:
        yield start, len(log) - 1


def elsewhere(hand: Sequence[Frame], audience: Audience, rng: Random) -> tuple[Frame, ...] | None:
    """The same hand in another world, or None if none was found."""
    shuffled = _dealt(hand[0])
    seen = seen_slots(hand, audience)
    loose = [slot for slot in range(len(shuffled.order)) if slot not in seen]
    if len(loose) < 2:
        return None
    for attempt in range(ATTEMPTS):
        some = rng.sample(loose, max(2, len(loose) >> (attempt // 3)))
        order = list(shuffled.order)
        for slot, face in zip(some, rng.sample(some, len(some)), strict=True):
            order[slot] = shuffled.order[face]
        if order == list(shuffled.order):
            continue
        with suppress(IllegalAction, BadInput):
            if other := _played_again(hand, tuple(order)):
                return other
    return None


def _played_again(hand: Sequence[Frame], order: tuple[Any, ...]) -> tuple[Frame, ...] | None:
    table = hand[0].before
    kit, game = table.kit, table.kit.game
    found: list[Frame] = []
    for frame in hand:
        entry = frame.entry
        if isinstance(entry, Did):
            action: Any = game.parse_action(entry.action)
            if not found:
                action = replace(action, order=order)
            events = tuple(game.act(table.match, action, entry.by))
            if _light(kit, events) != _light(kit, entry.events):
                return None
            entry = Did(entry.by, game.spell_action(action), events, entry.ref, entry.bot)
        after = fold(table, frame.after.changed_at, entry)
        if after.in_hand != frame.after.in_hand:
            return None
        found.append(Frame(entry, table, after))
        table = after
    return tuple(found)


def _light(kit: Any, events: tuple[Any, ...]) -> list[Any]:
    bare = (getattr(event, "event", event) for event in events)
    return [event for event in bare if type(event).__name__ in _LIGHT]


def with_other_secrets(log: tuple[Frame, ...]) -> tuple[Frame, ...]:
    """The same log with other persons of the same names, and other secrets behind the same commitments."""
    found: list[Frame] = []
    for frame in log:
        entry = frame.entry
        match entry:
            case entries.Opened():
                entry = replace(entry, owner=entry.owner + "'")
            case Sat():
                entry = replace(entry, person=entry.person + "'")
            case Boards() | Committed():
                entry = replace(entry, nonce=entry.nonce[::-1])
            case Drawn():
                entry = replace(entry, secret=entry.secret[::-1])
            case _:
                pass
        if not found:
            table = table_of(ID, frame.after.changed_at, entry)
            found.append(Frame(entry, table, table))
        else:
            before = found[-1].after
            found.append(Frame(entry, before, fold(before, frame.after.changed_at, entry)))
    return tuple(found)
