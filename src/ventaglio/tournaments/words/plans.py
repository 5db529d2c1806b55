"""A tournament's notice in a few sentences: what must be announced before the start (F19 2, INT 2, CLUB 9)."""

from collections.abc import Iterator, Sequence

from ventaglio.games.tressette.engine.rules import Buongioco
from ventaglio.tournaments.director.plan import Notice, Phase, Room
from ventaglio.tournaments.director.regulation import Regulation
from ventaglio.tournaments.words.desk import DeskWords


def plan(words: DeskWords, notice: Notice, law: Regulation) -> str:
    """How the tournament is played, in a sentence or two, by the rules that its notice goes by."""
    return " ".join(_sentences(words, notice, law))


def _sentences(words: DeskWords, notice: Notice, law: Regulation) -> Iterator[str]:
    yield words.text(
        "plan-opening" if law.boards is None else "plan-opening-boards",
        format=words.term(notice.format),
        code=words.code(notice.code),
        rounds=notice.rounds,
        hands=notice.hands,
        minutes=length(notice, law),
    )
    if notice.buongioco:
        yield words.text("plan-buongioco", way=words.text("buongioco-way", way=Buongioco(notice.buongioco).name))
    if notice.online:
        yield words.text("plan-bots", bots="no" if notice.bots is False else "yes")
    yield words.text("plan-seating", seating=words.term(notice.seating))
    yield movements(words, notice.phases)
    if notice.rooms:
        yield words.text("plan-rooms", rooms=words.several([room(words, one) for one in notice.rooms]))


def movements(words: DeskWords, phases: Sequence[Phase]) -> str:
    """The phases in a sentence."""
    if len(phases) == 1:
        return words.text("plan-one-movement", movement=words.term(phases[0].movement))
    told = [phase(words, one) for one in phases]
    return words.text("plan-movements", first=", ".join(told[:-1]), last=told[-1])


def length(notice: Notice, law: Regulation) -> int:
    """Minutes of a round: announced, or the longest that the code gives; 0 where neither says."""
    return notice.minutes or law.round_minutes.value.get(notice.hands, (0, 0))[1]


def room(words: DeskWords, one: Room) -> str:
    """A room by its name and the numbers of its tables."""
    told = {"name": one.name or "none", "first": str(one.first)}
    if not one.tables:
        return words.text("plan-room-from", **told)
    return words.text("plan-room", **told, last=str(one.first + one.tables - 1))


def phase(words: DeskWords, one: Phase) -> str:
    """Some rounds of a movement, and the groups that are cut before them."""
    told = words.text("plan-phase", movement=words.term(one.movement), rounds=one.rounds)
    if not one.groups:
        return told
    sizes = words.several([str(size) for size in one.groups])
    return words.text("plan-phase-groups", phase=told, groups=len(one.groups), sizes=sizes)
