"""A table one can talk to: what may be done, doing it, what a seat sees, and the game as text."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from ventaglio.api.names import name_of, seat_of
from ventaglio.core import record as records
from ventaglio.core.norms import option_text
from ventaglio.core.record import Move, make_record, parse_record, spell_record, steps
from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.core.seats import TABLE
from ventaglio.games.common.bots.playing import next_act
from ventaglio.games.common.plugin import find, kit_of
from ventaglio.games.common.plugin.explaining import explain_refusal
from ventaglio.games.common.plugin.plug import AnyKit, Wanted
from ventaglio.games.common.plugin.shelves import all_games
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.law import shelf
from ventaglio.law.editions import check_can_go_on

if TYPE_CHECKING:
    from ventaglio.games.common.plugin import opaque


class Illegal(ValueError):
    """An action that the code forbids: why in words, and the article that says so."""

    def __init__(self, sentence: str, article: str, reason: str) -> None:
        super().__init__(f"{sentence} ({article})")
        self.sentence = sentence
        self.article = article
        self.reason = reason
        """The id of the sentence, the same in every language."""


class Step(msgspec.Struct, frozen=True):
    """One action of a game."""

    by: str
    """The letter of the seat, or ``table``."""
    action: str


class Table:
    """A game in progress. It changes with `act`; its past stays at hand in `steps`."""

    def __init__(
        self, kit: AnyKit, opening: "opaque.State", language: str = "en", done: Iterable[records.Step] = ()
    ) -> None:
        self._kit = kit
        self._game = kit.game
        self._opening = opening
        past = list(done)
        self._states: list[opaque.State] = [opening, *(one.after for one in past)]
        self._moves: list[Move] = [one.move for one in past]
        self._happened: list[tuple[opaque.Event, ...]] = [one.events for one in past]
        self.language = language
        """In which language refusals and stories are told."""

    # ── How it stands ────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.name

    @property
    def code(self) -> str:
        """The id of the code it is played by."""
        return self._kit.rules(self._state).id

    @property
    def edition(self) -> str:
        """The edition of that code."""
        return self._kit.rules(self._state).edition

    @property
    def own_measure(self) -> bool:
        """Whether the match is of a length that the code does not have, such as a single smazzata."""
        return self._kit.own_measure(self._state)

    @property
    def seats(self) -> tuple[str, ...]:
        """The letters of the seats."""
        return tuple(str(name_of(seat)) for seat in range(self._game.players(self._state)))

    @property
    def turn(self) -> str | None:
        """Who is to act: a seat's letter, ``table`` where cards are dealt, None when the match is over."""
        return name_of(self._game.turn(self._state))

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._game.turn(self._state) is None

    @property
    def result(self) -> dict[str, str]:
        """What the match stands at: Ended, Winners, Totals."""
        return self._game.result(self._state)

    @property
    def facts(self) -> dict[str, Any]:
        """Plain facts about the table and what happened last, all cards included, by the names of case files."""
        return self._game.facts(self._state, self._happened[-1] if self._happened else ())

    @property
    def steps(self) -> tuple[Step, ...]:
        """Everything that was done so far."""
        return tuple(Step(str(name_of(one.by)), self._game.spell_action(one.action)) for one in self._moves)

    @property
    def _state(self) -> "opaque.State":
        return self._states[-1]

    # ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def legal(self) -> tuple[str, ...]:
        """The plays open to whoever is on turn, each once; none where the table is to deal."""
        if self._game.turn(self._state) in (None, TABLE):
            return ()
        return tuple(map(self._game.spell_action, self._game.legal(self._state)))

    def why_not(self, action: str, by: str | None = None) -> Illegal | None:
        """Why a seat, by default the one on turn, may not do this now; None if it may."""
        refusal = self._game.judge(self._state, self._game.parse_action(action), self._who(by))
        if refusal is None:
            return None
        told = explain_refusal(self.game, refusal, self.language)
        return Illegal(told.sentence, told.cite, refusal.reason)

    def act(self, action: str, by: str | None = None) -> "Table":
        """Do something as a seat, by default the one on turn. Raises `Illegal` where the code forbids it."""
        self._do(self._game.parse_action(action), by)
        return self

    def deal(self, seed: bytes | str | None = None) -> "Table":
        """Let the table deal, from a seed or, without one, from the system's own chance."""
        if self._game.turn(self._state) != TABLE:
            raise BadInput("nothing is to be dealt now")
        chance = secrets.token_bytes(32) if seed is None else seed.encode() if isinstance(seed, str) else seed
        self._do(self._game.chance(self._state, chance), "table")
        return self

    def undo(self) -> "Table":
        """Take the last action back, whoever did it: for study, not for players."""
        if not self._moves:
            raise BadInput("nothing has been done yet")
        self._moves.pop()
        self._states.pop()
        self._happened.pop()
        return self

    def _do(self, action: "opaque.Action", by: str | None) -> None:
        check_can_go_on(self._kit.rules(self._state))
        who, state = self._who(by), self._state
        try:
            events = self._game.act(state, action, who)
        except IllegalAction as error:
            told = explain_refusal(self.game, error.refusal, self.language)
            raise Illegal(told.sentence, told.cite, error.refusal.reason) from None
        for event in events:
            state = self._game.fold(state, event)
        self._states.append(state)
        self._moves.append(Move(who, action))
        self._happened.append(events)

    def _who(self, by: str | None) -> int:
        if by is not None:
            return seat_of(by, self._game.players(self._state))
        turn = self._game.turn(self._state)
        return TABLE if turn is None else turn

    # ── What people see ──────────────────────────────────────────────────────────────────────────────────────────

    def view(self, seat: str | None = None) -> "opaque.View":
        """What a seat sees, or the public: nothing in it is hidden from whoever sits there."""
        return self._game.view(self._state, None if seat is None else self._who(seat))

    def menu(self, seat: str) -> "opaque.Menu":
        """What a seat may do now, in a form that a screen can draw."""
        return self._game.menu(self._state, self._who(seat))

    def story(self, seat: str | None = None) -> tuple[str, ...]:
        """What has happened, in sentences, as it is told to a seat or to the public."""
        you = None if seat is None else self._who(seat)
        voice = Voice(translator(self.language))
        telling = find(self.game).telling(voice, self._game.view(self._opening, you), you)
        told: list[str] = []
        for state, move, events in zip(self._states, self._moves, self._happened, strict=False):
            seen, now = [], state
            for event in events:
                seen.append(self._game.redact(event, you, now))
                now = self._game.fold(now, event)
            told += telling.tell(move.by, seen)
        return (*told, *telling.rest())

    # ── As text ──────────────────────────────────────────────────────────────────────────────────────────────────

    def position(self) -> str:
        """The table as a position, from which `from_position` sets it up again."""
        return self._game.spell_position(self._state)

    def record(self, **headers: str) -> str:
        """The game so far as a record, from which `read_record` replays it; ``headers`` are added to it."""
        return spell_record(
            self._game, make_record(self._game, self._opening, tuple(self._moves), self._state, **headers)
        )

    def __repr__(self) -> str:
        return f"<Table {self.game} by {self.code}, turn {self.turn}>"

    # ── Bots ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def play(self, level: str | Sequence[str] = "maestro", *, seed: int = 0, until: str = "match") -> "Table":
        """Let bots play on, all of one level or each seat of its own, to the end of the match, the hand or the turn.

        The same seed plays the same game. Cards that are to be dealt are dealt from it too.
        """
        levels = [level] * len(self.seats) if isinstance(level, str) else list(level)
        rng = Random(seed)
        agents = [self._kit.agent(one, rng) for one in levels]
        hand, first = self._kit.hand_number(self._state), self._game.turn(self._state)
        while not self.over:
            turn = self._game.turn(self._state)
            ended = until == "hand" and (self._kit.hand_number(self._state) != hand)
            if ended or (until == "turn" and turn != first):
                break
            act = next_act(self._kit, self._state, agents, lambda state: self._game.chance(state, rng.randbytes(32)))
            if act is None:
                break
            self._do(act[1], name_of(act[0]))
        return self


# ── Opening ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def open_table(
    code: str = "fibur-2019",
    *,
    edition: str | None = None,
    players: int | None = None,
    hands: int | None = None,
    target: int | None = None,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] = (),
    referee: bool = False,
    language: str = "en",
) -> Table:
    """A table by a code, ready for its first deal.

    ``options`` are those that the code leaves open; with ``referee`` it is a live-table, where mistakes can happen.
    """
    found = shelf.get(code, edition)
    plug = find(found.game)
    known = plug.players(found.rules)
    many = players if players is not None else (4 if 4 in known else known[0])
    wanted = Wanted(code=code, players=many, hands=hands, target=target)
    headers = {**plug.headers(wanted), "Edition": found.text.edition}
    headers |= {f"Option.{name}": option_text(value) for name, value in (options or {}).items()}
    headers |= dict(zip("ABCDEF", names, strict=False))
    kit = kit_of(f"{plug.name}-live") if referee else plug.kit
    return Table(kit, kit.game.open(headers), language)


def from_position(text: str, *, game: str | None = None, complete: bool = False, language: str = "en") -> Table:
    """A table from a position; with ``complete``, what the text leaves out is dealt from the rest of the pack."""
    kit = kit_of(game or _game_of(text))
    return Table(kit, kit.game.parse_position(text, complete=complete), language)


def read_record(text: str, *, language: str = "en") -> Table:
    """The table at the end of a record, with everything that led there in its `steps`."""
    game, written = parse_record(text, all_games())
    return Table(kit_of(game.name), game.open(written.headers), language, steps(game, written))


def _game_of(text: str) -> str:
    """The game of a position: named by its title, or the one that its code belongs to."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if lines and lines[0].endswith("position 1"):
        return lines[0].split()[0]
    code = next((line.partition(":")[2].strip() for line in lines if line.startswith("code:")), "")
    return shelf.get(code).game
