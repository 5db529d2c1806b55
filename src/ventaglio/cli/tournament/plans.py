"""``ventaglio tournament notice, settings, plan, take-back``: what is announced otherwise, and what was a mistake."""

from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from ventaglio.cli.showing import clean
from ventaglio.cli.tournament.notice import NOTHING, Said, read_phase
from ventaglio.cli.tournament.working import HERE, Json, Round_, Session, Where, Why, record, tell, this_round, work
from ventaglio.core.norms import option_text, options
from ventaglio.games.common.terminal.screen import DONE, terminal
from ventaglio.law.shelf import regulation_of
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director import second_thoughts as s
from ventaglio.tournaments.director.plan import of_rounds
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.words.desk import DeskWords
from ventaglio.tournaments.words.plans import plan as plan_words
from ventaglio.tournaments.words.settings import meaning, setting, values

Phases = Annotated[list[str] | None, Parameter(name="--phase", help="opt-tournament-phase", negative="")]


def notice(
    *,
    name: Annotated[str | None, Parameter(help="opt-tournament-name")] = None,
    said: Said = NOTHING,
    where: Where = HERE,
) -> int:
    """Announce the tournament anew, before the first positions are out: what is not named stays."""

    def made(t: Tournament) -> e.Announced:
        return e.Announced(said.of(t.notice if name is None else replace(t.notice, name=clean(name))))

    return record(where, made, exactly=True)


def plan(
    *,
    rounds: Annotated[int | None, Parameter(help="opt-tournament-plan-rounds")] = None,
    phase: Phases = None,
    why: Why = "",
    where: Where = HERE,
) -> int:
    """Shorten, lengthen or change the rounds that are not out yet; without options, show the plan."""

    async def job(session: Session) -> None:
        t = await session.tournament()
        if rounds is not None or phase:
            phases = tuple(map(read_phase, phase)) if phase else t.notice.phases
            changed = of_rounds(phases, rounds) if rounds is not None else phases
            tell(session, await session.record(s.PlanChanged(changed, clean(why)), expected=t.seq), t)
            t = await session.tournament()
        session.place.line(plan_words(session.words, t.notice, t.regulation))

    return work(where, job)


def settings(
    *,
    code: Annotated[str, Parameter(help="opt-tournament-code")] = "fibur-2019",
    hands: Annotated[int, Parameter(help="opt-tournament-hands")] = 4,
    json: Json = False,
) -> int:
    """What the code leaves open and ``--set`` settles, with the values it may have; the usual one stands first."""
    place = terminal()
    law = regulation_of(code)
    found = {name: values(norm) for name, norm in options(law).items()}
    if json:
        place.json({name: [option_text(one) for one in choices] for name, choices in found.items()})
        return DONE
    words = DeskWords(place)
    known = hands if hands in law.victory_tables.value else max(law.victory_tables.value)
    for name, choices in found.items():
        place.line(setting(words, name), style="title")
        for number, one in enumerate(choices, start=1):
            text = option_text(one)
            plain = text if text.replace(" ", "").isalnum() else f"#{number}"
            place.told(f"{name}={plain}   {meaning(words, one, known)}")
    return DONE


def take_back(
    what: Annotated[s.Tap, Parameter(name="TAP", help="opt-tournament-tap")],
    /,
    *,
    table: Annotated[int, Parameter(help="opt-tournament-table", show_default=False)] = 0,
    side: Annotated[int, Parameter(help="opt-tournament-side")] = 1,
    number: Annotated[int, Parameter(name="--entrant", help="opt-tournament-number", show_default=False)] = 0,
    round_: Round_ = None,
    why: Why = "",
    where: Where = HERE,
) -> int:
    """Take back what was put on record by mistake, while nothing has followed from it."""
    overall = what in (s.Tap.ARRIVAL, s.Tap.INTERRUPTION)

    def made(t: Tournament) -> s.TakenBack:
        return s.TakenBack(what, 0 if overall else this_round(t, round_), table, side - 1, number, clean(why))

    return record(where, made)
