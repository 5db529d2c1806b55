"""A game as the rest of the program takes it: one value that holds everything that anybody asks of a game.

What can be answered alike for every game has a default, so a small game gives little: its rules of play, its codes, how
its tables are kept, its words, and a bot. `docs/games.md` shows one.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from ventaglio.core.game import Agent, Game
from ventaglio.core.norms import Norm, RuleSet
from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.common.bots.anything import RandomAgent
from ventaglio.games.common.bots.playing import A, E, M, S, V
from ventaglio.games.common.plugin import opaque
from ventaglio.games.common.plugin.kit import Kit
from ventaglio.games.common.words.telling import Telling
from ventaglio.lang.voice import Voice
from ventaglio.lang.words import Words
from ventaglio.law.text import AnyText
from ventaglio.law.words.norms import NormWords

if TYPE_CHECKING:
    from ventaglio.games.common.terminal.screen import Terminal
    from ventaglio.games.common.terminal.stage import Stage

AnyKit = Kit[opaque.State, opaque.Action, opaque.Event, opaque.View, opaque.Menu]
AnyTelling = Telling[opaque.View]


Adoptable = Mapping[str, Mapping[str, Norm[Any]]]


class Length(NamedTuple):
    """A length that a match may have, and the numbers of players who may choose it.

    ``kind`` is known to the game and to the language files: ``length-KIND``.
    """

    kind: str
    number: int
    players: tuple[int, ...]
    asks: Mapping[str, int | str] = MappingProxyType({})
    """The fields of `Wanted` that ask for it; none for a length that a table has unless it asks for another."""


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """A new table as somebody asks for it: what several games have in common, and what a code leaves open."""

    code: str
    players: int = 4
    hands: int | None = None
    target: int | None = None
    match: str = ""
    alone: bool = False
    adopted: str = ""


@dataclass(frozen=True, kw_only=True)
class Plug(Generic[S, A, E, V, M]):
    """One game."""

    game: Game[S, A, E, V, M]
    kit: Kit[S, A, E, V, M]
    """What a table on a server asks."""
    players: Callable[[RuleSet], tuple[int, ...]]
    """The numbers of players that a code provides for."""
    lengths: Callable[[RuleSet], Iterable[Length]]
    """The lengths that a match may have by a code; the first for a number of players is the usual one."""
    usual_code: str
    """The code that is proposed to whoever names none."""
    choices: Callable[[V, M], Iterable[A]]
    """Every action that a menu stands for, each once."""
    bots: Mapping[str, Callable[[Random], Agent[V, M, A]]] = field(default_factory=dict)
    """The bots by name, the weakest first."""
    words: Callable[[Voice], Words]
    norms: Callable[[Voice], NormWords] | None = None
    """The words for its norms, where they need more than the language files have for every game."""
    telling: Callable[[Voice, V, Seat | None], Telling[V]]
    """Who tells a viewer what happens from a view on; the seat is the one spoken to, None for an onlooker."""
    headers: Callable[[Wanted], dict[str, str]] = field(default=lambda wanted: {"Code": wanted.code})
    """A table as the headers of its record, apart from its options."""
    texts: tuple[AnyText, ...] = ()
    """Its texts, for a game from outside the package; those of the house stand on the shelf."""
    messages: Path | None = None
    """A folder with a language's messages in each of its folders, for a game from outside the package."""

    live: "AnyKit | None" = None
    """The same for the table where mistakes happen, if the game has one."""
    alone: Callable[[RuleSet], tuple[int, ...]] = field(default=lambda rules: ())
    """The numbers of players with whom a table may ask that everybody play for himself."""
    adoptable: Callable[[RuleSet], Adoptable] = field(default=lambda rules: {})
    """The norms of another set that a table may adopt, each under its name with every field that it fixes."""
    lesson: Mapping[str, int | str] = field(default_factory=dict)
    """What a beginner's table asks for beside its code: a short match, and the place after the dealer's."""
    silence: tuple[str, ...] = ()
    """The irregularities that somebody would commit who talked while cards are played."""

    dealt: Callable[[S], bool] | None = None
    """Whether there are cards in people's hands; by default, whether a seat is to act."""
    whole: Callable[[S], bool] = field(default=lambda state: True)
    """Whether a position as it was read leaves no cards out, so that it need not be completed."""
    stage: "Callable[[Terminal, S, Seat | None], Stage[S, A]] | None" = None
    """How it is shown in a terminal; by default, as lines of text."""
    play: Callable[[], Callable[..., int]] | None = None
    """Gives the command that plays it, its options as parameters; by default, one that serves any game."""
    simulate: Callable[[], Callable[..., None]] | None = None
    """Gives the command that lets bots play it, likewise. Neither is imported by whoever does not ask for it."""
    explain: "Callable[[Terminal, S, bool, bool], None] | None" = None
    """Prints what everybody at a table knows, with French cards or not, as JSON or not; few games have such a thing."""
    solve: "Callable[[Terminal, S, float, bool, bool], None] | None" = None
    """Prints what every card is worth with all cards seen, after so many seconds at most; otherwise likewise."""

    @property
    def name(self) -> str:
        """The game's name."""
        return self.game.name

    @property
    def agents(self) -> Mapping[str, Callable[[Random], Agent[V, M, A]]]:
        """The bots by name, the weakest first: one that does anything stands before those that the game brings."""
        return {"random": partial(RandomAgent, self.choices), **self.bots}

    def has_hands(self, state: S) -> bool:
        """Whether there are cards in people's hands."""
        return self.game.turn(state) not in (None, TABLE) if self.dealt is None else self.dealt(state)

    def norm_words(self, voice: Voice) -> NormWords:
        """The words for its norms."""
        return NormWords(self.words(voice)) if self.norms is None else self.norms(voice)


AnyPlug = Plug[opaque.State, opaque.Action, opaque.Event, opaque.View, opaque.Menu]
