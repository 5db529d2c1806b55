"""A table without a server: people act, time passes as the test says, and the log is all that is kept."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from msgspec.structs import replace

from tests.server.tables.inside import inside
from tests.server.tables.parts import owed, own_secret
from ventaglio.core.cards.provable import commitment, house_secret
from ventaglio.core.codec import encode
from ventaglio.core.seats import LETTERS
from ventaglio.games.common.plugin import find
from ventaglio.server.tables import doing, pledging
from ventaglio.server.tables.due import due
from ventaglio.server.tables.entries import Did, Entry, read_entry
from ventaglio.server.tables.folding import fold, table_of
from ventaglio.server.tables.pledging import Chance
from ventaglio.server.tables.policy import Policy
from ventaglio.server.tables.table import HostedTable

BEGINNING = 1_000.0


class Tabletop:
    """A table, its log, and a clock that only moves when it is told to."""

    def __init__(self, game: str = "burraco", code: str = "fibur-2019", seed: int = 0, **policy: Any) -> None:
        self.now = BEGINNING
        self._random = Random(seed)
        self.key = b"the key of the house"
        self._headers: Mapping[str, str] = {"Code": code, **policy.pop("headers", {})}
        first = doing.opened(game, self._headers, Policy(**policy), "owner")
        self.table: HostedTable = table_of("t", self.now, first)
        self.log: list[tuple[float, Entry]] = [(self.now, first)]

    # ── People ───────────────────────────────────────────────────────────────────────────────────────────────────

    def do(self, decide: Callable[..., tuple[Entry, ...]], *words: Any, **more: Any) -> tuple[Entry, ...]:
        """Somebody does something; what is refused raises, and leaves nothing behind."""
        return self.append(decide(self.table, *words, **more))

    def append(self, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
        for entry in entries:
            self.table = fold(self.table, self.now, entry)
            self.log.append((self.now, entry))
        return entries

    def seat(self, *people: int) -> "Tabletop":
        """Persons take these places, bots the others, and the match begins."""
        for place in people:
            self.do(doing.sit, place, f"person {place}", f"Name {place}")
            self.do(doing.come, place)
        self.do(doing.start)
        return self

    def act(self, who: str, action: str, **more: Any) -> tuple[Entry, ...]:
        """A person does something in the game, having seen everything."""
        return self.do(doing.act, LETTERS.index(who), action, **{"on": self.table.seq, **more})

    # ── The table itself ─────────────────────────────────────────────────────────────────────────────────────────

    @property
    def chance(self) -> Chance:
        return Chance(
            lambda: f"nonce {self._random.getrandbits(64)}",
            lambda label, nonce: house_secret(self.key, label, nonce),
            lambda table, place: Random(f"{table.seq} {place}"),
        )

    def step(self) -> tuple[Entry, ...]:
        """What the table does next by itself, when it is time."""
        next_due = due(self.table)
        assert next_due is not None, "the table waits for somebody"
        self.now = max(self.now, next_due.at)
        return self.append(next_due.do(self.chance))

    def until(self, so: Callable[[HostedTable], object], most: int = 2_000) -> "Tabletop":
        """Let the table go on by itself until something is so."""
        for _ in range(most):
            if so(self.table):
                return self
            self.step()
        raise AssertionError("it never came to that")

    def deal(self) -> "Tabletop":
        """Everybody is ready, and the cards are dealt."""
        self.until(lambda table: table.pledge is not None)
        while not self.table.in_hand:
            self.append(owed(self.table)) or self.step()
        return self

    def secret(self, place: int) -> bytes:
        """What a person has drawn for the deal that is being made."""
        return own_secret(self.label, place)

    @property
    def label(self) -> str:
        """The deal that is being made."""
        assert self.table.pledge is not None
        return self.table.pledge.label

    def commit(self, place: int, secret: bytes | None = None) -> tuple[Entry, ...]:
        """A person commits, as a screen would."""
        own = self.secret(place) if secret is None else secret
        return self.do(pledging.commit, place, self.label, commitment(LETTERS[place], own, self.label))

    def open(self, place: int, secret: bytes | None = None) -> tuple[Entry, ...]:
        """A person opens, as a screen would."""
        own = self.secret(place) if secret is None else secret
        return self.do(pledging.open_, place, self.label, own.hex())

    def wait(self, seconds: float) -> list[Entry]:
        """Time passes; what the table did meanwhile."""
        until, done = self.now + seconds, list[Entry]()
        while (next_due := due(self.table)) is not None and next_due.at <= until:
            done += self.step()
        self.now = until
        return done

    # ── Setting the scene ────────────────────────────────────────────────────────────────────────────────────────

    def scene(self, position: str) -> "Tabletop":
        """Put the cards as a position has them, with whoever is on turn about to begin."""
        game = self.table.kit.game
        state = game.parse_position(f"code: {self._headers['Code']}\n{position}", complete=True)
        self.table = replace(self.table, state=state, marks=(), allowed=None)
        return self

    # ── Looking ──────────────────────────────────────────────────────────────────────────────────────────────────

    def fact(self, name: str) -> Any:
        """A fact of the cards, as case files know them."""
        return find(self.table.kit.game.name).game.facts(inside(self.table), ()).get(name)

    @property
    def actions(self) -> list[str]:
        """Everything done in the game, as text."""
        return [entry.action for _, entry in self.log if isinstance(entry, Did)]

    def again(self) -> HostedTable:
        """The table that the log gives when it is written down, read and folded anew."""
        at, first = self.log[0]
        table = table_of("t", at, first)
        for at, entry in self.log[1:]:
            table = fold(table, at, read_entry(table.kit.game.name, encode(entry).decode()))
        return table
