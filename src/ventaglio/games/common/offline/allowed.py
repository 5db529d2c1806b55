"""What one may do, for the pocket: what the engine answers to what is asked at tables, by each code side by side.

What is asked is answered by tables that the engine filled (`askings`). What a page reads by itself, by the law of each
code, a game adds in its own folder.
"""

import msgspec

from ventaglio.core.norms import Cite
from ventaglio.core.refusal import Refusal
from ventaglio.games.common.offline.askings import answer
from ventaglio.games.common.offline.parts import Asking, Speech, part
from ventaglio.games.common.offline.speech import slug, speech
from ventaglio.law.shelf import Found, every_set


class Backed(msgspec.Struct, frozen=True):
    """A sentence and the article that it rests on, with its address."""

    text: str
    article: str
    document: str
    slug: str


class AnswerTold(msgspec.Struct, frozen=True):
    """One of the answers that a fact can have."""

    id: str
    text: str


class FactTold(msgspec.Struct, frozen=True):
    """Something that an answer turns on."""

    id: str
    text: str
    answers: tuple[AnswerTold, ...]


class Verdict(msgspec.Struct, frozen=True):
    """Whether one may, and why."""

    yes: bool
    why: Backed


class AskingTold(msgspec.Struct, frozen=True):
    """A question. ``by`` has for each code the place of the verdict on each combination of answers, the answers to the
    last fact changing fastest."""

    id: str
    text: str
    facts: tuple[FactTold, ...]
    verdicts: tuple[Verdict, ...]
    by: dict[str, tuple[int, ...]]


def askings(game: str, language: str) -> tuple[AskingTold, ...]:
    """Every question of a game, answered by each of its codes."""
    return tuple(_asking(one, language) for one in part(game).askings)


def _asking(asking: Asking, language: str) -> AskingTold:
    text = speech(asking.game, language).words.text
    verdicts: dict[Verdict, int] = {}
    by: dict[str, tuple[int, ...]] = {}
    for found in every_set(asking.game):
        spoken = speech(found.game, language, found.set_id)
        given = (_verdict(asking, found, told, spoken) for told in asking.grid())
        by[found.set_id] = tuple(verdicts.setdefault(one, len(verdicts)) for one in given)
    head = f"pocket-may-{asking.game}-{asking.id}"
    return AskingTold(
        id=asking.id,
        text=text(head),
        facts=tuple(
            FactTold(
                fact, text(f"{head}-{fact}"), tuple(AnswerTold(one, text(f"{head}-{fact}-{one}")) for one in answers)
            )
            for fact, answers in asking.facts.items()
        ),
        verdicts=tuple(verdicts),
        by=by,
    )


def _verdict(asking: Asking, found: Found, told: dict[str, str], spoken: Speech) -> Verdict:
    given = answer(asking, found.set_id, told)
    if given.refusal is not None:
        return Verdict(False, refused(spoken, given.refusal))
    norm = getattr(found.rules, asking.instead if given.instead else asking.norm)
    text = spoken.words.text(f"pocket-may-answer-{given.kind}")
    return Verdict(not given.instead, backed(spoken, text, norm.cite))


def refused(spoken: Speech, refusal: Refusal) -> Backed:
    """Why not, with the article. What would name the cards of a position is said without them."""
    plain = spoken.words.first(f"pocket-may-no-{refusal.reason}")
    return backed(spoken, plain or spoken.words.refusal(refusal), refusal.cite)


def backed(spoken: Speech, text: str, cite: Cite) -> Backed:
    """A sentence that rests on an article."""
    return Backed(text, spoken.words.cite(cite), cite.code, slug(cite.article))
