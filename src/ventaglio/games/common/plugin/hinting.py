"""Hints: what the strongest player of a game would do, ranked, with his reasons in words.

He is asked with a view and a menu and sees nothing else, so that a hint tells nothing that its seat does not see. To
ask him may take a while, so it is a job of its own, apart from putting his answer into words.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import islice
from typing import Final

import msgspec

from ventaglio.core.seats import Seat
from ventaglio.games.common.bots.opinion import Effort, Opinion, Reason, Weighed
from ventaglio.games.common.bots.playing import A, E, M, S, V
from ventaglio.games.common.plugin import opaque
from ventaglio.games.common.plugin.catalogue import kit_of
from ventaglio.games.common.plugin.kit import Kit
from ventaglio.games.common.terminal.host import Advice
from ventaglio.lang import BadArguments, MissingMessage
from ventaglio.lang.letters import suits_in_letters
from ventaglio.lang.voice import Voice

MOST: Final = 3
"""More hints than this help nobody."""
ADVICE: Final = Effort(worlds=100, seconds=2.0)
"""How hard whoever advises a person in a terminal may think."""


class Hint(msgspec.Struct, frozen=True):
    """Something to do, the best first."""

    action: str
    """As a record has it."""
    sentence: str
    value: float
    """Points that the own side is expected to end the hand with, less those of the others."""
    behind: float
    """By how many points that is less than the best choice promises."""
    error: float
    """The standard error of the value; 0 where it is exact."""
    reasons: tuple[str, ...]


def opinion_on(game: str, view: opaque.View, menu: opaque.Menu, effort: Effort) -> Opinion[opaque.Action] | None:
    """What the strongest player of a game thinks: work for a process that has nothing else at hand."""
    return kit_of(game).opinion(view, menu, effort)


def asked_of(kit: Kit[S, A, E, V, M], state: S, seat: Seat) -> tuple[V, M]:
    """All that he is told."""
    return kit.game.view(state, seat), kit.menu(state, seat)


def told(kit: Kit[S, A, E, V, M], state: S, opinion: Opinion[A] | None, voice: Voice) -> tuple[Hint, ...]:
    """The head of an opinion in words; nothing where nobody has one."""
    if opinion is None or not opinion.choices:
        return ()
    speaking = voice.of(kit.rules(state).id)
    best = opinion.best.value
    return tuple(
        Hint(
            kit.game.spell_action(one.action),
            kit.choice_told(speaking, state, one.action),
            round(one.value, 2),
            round(best - one.value, 2),
            round(one.error, 2),
            reasons_told(speaking, one.reasons),
        )
        for one in islice(_apart(opinion.choices), MOST)
    )


def _apart(choices: Iterable[Weighed[A]]) -> Iterator[Weighed[A]]:
    """Of choices that come to exactly the same, such as the parts of one run in any order, the first."""
    told: set[tuple[float, float]] = set()
    for one in choices:
        came = round(one.value, 2), round(one.error, 2)
        if came not in told:
            told.add(came)
            yield one


def adviser(kit: Kit[S, A, E, V, M], voice: Voice, effort: Effort = ADVICE) -> Callable[[S, Seat], tuple[Advice, ...]]:
    """Who advises a person in a terminal."""

    def advise(state: S, seat: Seat) -> tuple[Advice, ...]:
        opinion = kit.opinion(*asked_of(kit, state, seat), effort)
        return tuple(
            Advice(kit.game.parse_action(one.action), one.sentence, one.value, one.behind, one.reasons)
            for one in told(kit, state, opinion, voice)
        )

    return advise


def reasons_told(voice: Voice, reasons: Iterable[Reason]) -> tuple[str, ...]:
    """Reasons as sentences; one that is no longer in the language files is left out."""
    return tuple(_reasons(voice, reasons))


def _reasons(voice: Voice, reasons: Iterable[Reason]) -> Iterator[str]:
    for reason in reasons:
        with suppress(MissingMessage, BadArguments):
            told = voice.text(reason.word, **reason.figures)
            yield told if voice.symbols else suits_in_letters(told)
