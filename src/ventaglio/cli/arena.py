"""``ventaglio arena``: which bot plays better, on the same cards, and how sure that is."""

import math
import shlex
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final, NamedTuple

from cyclopts import Parameter

from ventaglio.cli.showing import show_table
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.plugin.catalogue import find, names
from ventaglio.games.common.plugin.finding import find_code
from ventaglio.games.common.plugin.plug import AnyPlug, Wanted
from ventaglio.games.common.terminal.play import options_of
from ventaglio.games.common.terminal.screen import (
    DONE,
    INTERRUPTED,
    Terminal,
    new_file,
    read_text,
    terminal,
    write_bytes,
    write_text,
)
from ventaglio.games.common.terminal.series import progress
from ventaglio.lab.arena.contests import Meetings, Question, duel, league
from ventaglio.lab.arena.entrants import check, known
from ventaglio.lab.arena.figures import Decision, decide
from ventaglio.lab.arena.playing import Contest
from ventaglio.lab.arena.plots import check_plot, plot
from ventaglio.lab.arena.report import Meeting, Report, read, report, take_over, write
from ventaglio.lab.arena.running import Runner, cores, on_this_machine

MOST_DEALS: Final = 1_000_000
MOST_WORKERS: Final = 256
LARGEST_FILE: Final = 1 << 30
"""Bytes of a contest that is gone on with: a line for every deal of a long league."""
WORTH_A_PROCESS: Final = 4
"""Deals for which it is worth while to start a process; for fewer than twice as many, this one plays."""
SAVED_EVERY: Final = 60.0
"""Seconds after which what is known so far is written to the file again, if one was asked for."""


def arena(
    game: Annotated[str, Parameter(help="opt-arena-game")],
    /,
    *bots: Annotated[str, Parameter(help="opt-arena-bots")],
    is_league: Annotated[bool, Parameter(name="--league", help="opt-arena-league", negative="")] = False,
    deals: Annotated[int, Parameter(help="opt-arena-deals")] = 1000,
    matches: Annotated[bool, Parameter(help="opt-arena-matches", negative="")] = False,
    at_least: Annotated[float, Parameter(help="opt-arena-at-least")] = 0.0,
    alpha: Annotated[float, Parameter(help="opt-arena-alpha")] = 0.05,
    play_all: Annotated[bool, Parameter(name="--all", help="opt-arena-all", negative="")] = False,
    code: Annotated[str | None, Parameter(name=["--code", "--norms"], help="opt-arena-code")] = None,
    players: Annotated[int | None, Parameter(help="opt-simulate-players")] = None,
    hands: Annotated[int | None, Parameter(help="opt-arena-hands")] = None,
    target: Annotated[int | None, Parameter(help="opt-arena-target")] = None,
    match: Annotated[str | None, Parameter(help="opt-arena-match")] = None,
    alone: Annotated[bool, Parameter(help="opt-alone", negative="")] = False,
    adopt: Annotated[list[str] | None, Parameter(help="opt-adopt", negative="")] = None,
    option: Annotated[list[str] | None, Parameter(help="opt-option", negative="")] = None,
    seed: Annotated[int, Parameter(help="opt-arena-seed")] = 1,
    workers: Annotated[int | None, Parameter(help="opt-arena-workers")] = None,
    cluster: Annotated[str | None, Parameter(help="opt-arena-cluster")] = None,
    go_on: Annotated[Path | None, Parameter(help="opt-arena-go-on")] = None,
    json: Annotated[Path | None, Parameter(help="opt-arena-json")] = None,
    picture: Annotated[Path | None, Parameter(name="--plot", help="opt-arena-plot")] = None,
) -> int:
    """Let bots meet on the same cards, until it is known who plays better."""
    if game not in names():
        raise BadInput(terminal().text("no-such-game", game=game, known=", ".join(names())))
    plug = find(game)
    _check_numbers(deals, alpha, workers)
    wanted = Wanted(
        code=code or plug.usual_code,
        players=4 if players is None else players,
        hands=hands,
        target=target,
        match=match or "",
        alone=alone,
        adopted=" ".join(word for one in adopt or () for word in one.replace(",", " ").split()),
    )
    table = _table(plug, wanted, given=players is not None, option=option or [])
    contest = Contest(game, tuple(table.items()), seed, matches)
    earlier = None if go_on is None else read(read_text(go_on, LARGEST_FILE), str(go_on))
    entrants = tuple(dict.fromkeys((*bots, *(earlier.bots if earlier is not None else ()))))
    _check_bots(plug, bots, entrants)
    for path in (json, picture):
        if path is not None and str(path) != "-" and path != go_on:
            new_file(path)
    if picture is not None:
        check_plot(picture)
    meetings = Meetings(contest, entrants)
    if earlier is not None:
        take_over(meetings, earlier, str(go_on))
    several = is_league or len(entrants) > 2 or (earlier is not None and earlier.league is not None)
    question = Question(at_least, alpha, stops=not play_all)
    words = ["ventaglio", "arena", game, *(["--league"] if several else []), *entrants]
    words += _repeated(deals, matches, at_least, alpha, play_all, wanted, option or [], seed, table)
    course = Course(meetings, question, deals, several, shlex.join(words), json)
    with _runner(cluster, workers or min(cores(), deals * len(meetings.results) // WORTH_A_PROCESS)) as runner:
        return course.run(runner, picture)


# ── What was asked for ───────────────────────────────────────────────────────────────────────────────────────────────


def _check_numbers(deals: int, alpha: float, workers: int | None) -> None:
    place = terminal()
    for name, number, most in (("deals", deals, MOST_DEALS), ("workers", workers or 1, MOST_WORKERS)):
        if not 1 <= number <= most:
            raise BadInput(place.text("simulate-number", option=name, number=str(number), most=most))
    if workers is not None and workers < 1:
        raise BadInput(place.text("simulate-number", option="workers", number=str(workers), most=MOST_WORKERS))
    if not 0 < alpha < 0.5:
        raise BadInput(place.text("arena-alpha", alpha=str(alpha)))


def _table(plug: AnyPlug, wanted: Wanted, *, given: bool, option: list[str]) -> dict[str, str]:
    """The table, as the headers of its record, with everything settled in them that the code leaves open."""
    found = find_code(wanted.code, plug.name)
    counts = plug.players(found.rules)
    players = wanted.players if given or wanted.players in counts else counts[-1]
    if players not in counts:
        numbers = ", ".join(map(str, counts))
        facts = {"code": found.rules.id, "players": str(players), "known": numbers}
        raise BadInput(f"{found.rules.id} has no game for {players} players", "no-such-players", **facts)
    chosen = {f"Option.{name}": value for name, value in options_of(option).items()}
    parts = {name: getattr(wanted, name) for name in ("hands", "target", "match", "alone", "adopted")}
    headers = plug.headers(Wanted(code=found.rules.id, players=players, **parts))
    return plug.game.headers(plug.game.open({**headers, "Edition": found.text.edition, **chosen}))


def _check_bots(plug: AnyPlug, bots: tuple[str, ...], entrants: tuple[str, ...]) -> None:
    if len(entrants) < 2:
        listed = ", ".join(known(plug))
        raise BadInput(terminal().text("arena-few-bots" if len(bots) < 2 else "arena-same-bot", known=listed))
    if len(set(bots)) != len(bots):
        raise BadInput(terminal().text("arena-same-bot", known=", ".join(known(plug))))
    for bot in entrants:
        check(plug, bot)


def _repeated(
    deals: int,
    matches: bool,
    at_least: float,
    alpha: float,
    play_all: bool,
    wanted: Wanted,
    option: list[str],
    seed: int,
    table: dict[str, str],
) -> Iterator[str]:
    """The options by which the same contest is played again: not where it is played, nor what is made of it."""
    yield from ("--code", f"{table['Code']}@{table['Edition']}", "--players", table.get("Players", str(wanted.players)))
    for name, value in (("hands", wanted.hands), ("target", wanted.target), ("match", wanted.match)):
        if value:
            yield from (f"--{name}", str(value))
    if wanted.adopted:
        yield from ("--adopt", wanted.adopted)
    for one in option:
        yield from ("--option", one)
    for name, flag in (("alone", wanted.alone), ("matches", matches), ("all", play_all)):
        if flag:
            yield f"--{name}"
    yield from ("--deals", str(deals), "--at-least", f"{at_least:g}", "--alpha", f"{alpha:g}", "--seed", str(seed))


@contextmanager
def _runner(cluster: str | None, workers: int) -> Iterator[Runner]:
    if cluster is None:
        yield on_this_machine(max(1, workers))
        return
    from ventaglio.lab.arena.cluster import cluster_at

    with cluster_at(cluster) as found:
        yield found


# ── Playing and showing ──────────────────────────────────────────────────────────────────────────────────────────────


class Course(NamedTuple):
    """A contest as a command plays it."""

    meetings: Meetings
    question: Question
    deals: int
    several: bool
    command: str
    json: Path | None

    def run(self, runner: Runner, picture: Path | None) -> int:
        """Play, and show what is known at the end, or when somebody breaks off."""
        place, began, before = terminal(), time.perf_counter(), self.meetings.played
        interrupted = False
        hands = self._hands()
        with progress(place, self._most(), "arena-progress") as advance:
            advance(before)
            try:
                self._play(runner, self._saving(advance))
            except KeyboardInterrupt:
                interrupted = True
        found = self._report(interrupted)
        seconds = time.perf_counter() - began
        if self.json is not None and str(self.json) == "-":
            place.raw(write(found))
        else:
            show(place, found)
            place.line()
            played = self._hands() - hands
            place.say("arena-speed", hands=played, seconds=seconds, rate=played / seconds)
            self._save(found)
        if picture is not None and self.meetings.played:
            write_bytes(picture, plot(found, picture.suffix.lower().removeprefix("."), place))
        return INTERRUPTED if interrupted else DONE

    def _play(self, runner: Runner, told: Callable[[int], None]) -> None:
        if self.several:
            league(self.meetings, self.deals, runner, told)
        else:
            duel(self.meetings, self.question, self.deals, runner, told)

    def _saving(self, advance: Callable[[int], None]) -> Callable[[int], None]:
        """Tells the bar, and keeps what is known in the file, should nobody be there at the end to write it."""
        saved = time.monotonic()

        def told(deals: int) -> None:
            nonlocal saved
            advance(deals)
            if self.json is not None and str(self.json) != "-" and time.monotonic() - saved > SAVED_EVERY:
                self._save(self._report(interrupted=True))
                saved = time.monotonic()

        return told

    def _report(self, interrupted: bool) -> Report:
        decision: Decision | None = None
        if not self.several:
            (results,) = self.meetings.results.values()
            decision = decide((one.difference for one in results), self.question.at_least, self.question.alpha)
        return report(self.meetings, self.question, decision, self.command, interrupted=interrupted)

    def _save(self, found: Report) -> None:
        if self.json is not None:
            write_text(self.json, write(found))

    def _most(self) -> int:
        return self.deals * len(self.meetings.results)

    def _hands(self) -> int:
        return sum(one.hands for results in self.meetings.results.values() for one in results)


def show(place: Terminal, found: Report) -> None:
    """A contest as a table and a sentence."""
    words = find(found.game).words(place)
    title = {"code": words.code(found.code.partition("+")[0]), "players": found.players, "seed": str(found.seed)}
    place.line(place.text("arena-title", unit=found.unit, **title), style="title")
    place.line()
    if found.league is None:
        _show_duel(place, found)
    else:
        _show_league(place, found)
    unfinished = sum(one.unfinished for one in found.meetings)
    if unfinished:
        place.say("simulate-unfinished", count=unfinished)
    if found.interrupted:
        place.line()
        place.say("arena-interrupted")


def _show_duel(place: Terminal, found: Report) -> None:
    (meeting,) = found.meetings
    first, second = meeting.bots
    headings = ("arena-bot", "arena-points", f"arena-won-{found.unit}")
    won, games = meeting.won.won, meeting.won.games
    rows = [
        (first, _figure(place, meeting.points.first), _share(place, won, games)),
        (second, _figure(place, meeting.points.second), _share(place, games - won, games)),
    ]
    show_table(place, [place.text(one) for one in headings], rows, figures="lrr")
    place.line()
    share = 1 - found.alpha
    lines = [
        ("arena-difference", _figure(place, meeting.points.difference, signed=True)),
        ("arena-always", _bounds(place, meeting.points.always_valid)),
        ("arena-t", _bounds(place, meeting.points.t)),
        ("arena-bootstrap", _bounds(place, meeting.points.bootstrap)),
        (f"arena-wilson-{found.unit}", _bounds(place, meeting.won.wilson, percent=True)),
    ]
    told = [(place.text(message, bot=first, share=share), value) for message, value in lines]
    width = max(len(label) for label, _ in told)
    for label, value in told:
        place.line(f"{label.ljust(width)}  {value}")
    place.line()
    place.line(answer_of(place, found))


def answer_of(place: Terminal, found: Report) -> str:
    """What a duel has decided, as a sentence."""
    (meeting,), answer = found.meetings, found.answer
    assert answer is not None
    first, second = meeting.bots
    facts = {"first": first, "second": second, "points": answer.at_least, "deals": answer.after, "unit": found.unit}
    if not answer.decided:
        return place.text("arena-open" if not answer.at_least else "arena-open-by", **facts)
    if not answer.at_least:
        winner, loser = (first, second) if answer.better else (second, first)
        return place.text("arena-decided", winner=winner, loser=loser, deals=answer.after, unit=found.unit)
    return place.text("arena-decided-by" if answer.better else "arena-decided-not-by", **facts)


def _show_league(place: Terminal, found: Report) -> None:
    rated = found.league or ()
    headings = ("arena-bot", "arena-rating", "arena-within", "arena-better", "arena-within")
    rows = [
        (
            one.bot,
            _figure(place, one.rating, digits=0),
            _bounds(place, one.rating_within, digits=0),
            _figure(place, one.points, signed=True),
            _bounds(place, one.points_within),
        )
        for one in rated
    ]
    show_table(place, [place.text(one) for one in headings], rows, figures="lrrrr")
    place.line()
    place.say("arena-matrix")
    met = {meeting.bots: meeting for meeting in found.meetings}
    order = [one.bot for one in rated]
    table = [[bot, *(_met(place, met, bot, other) for other in order)] for bot in order]
    show_table(place, ["", *order], table, figures="l" + "r" * len(order))


def _met(place: Terminal, met: dict[tuple[str, str], Meeting], bot: str, other: str) -> str:
    """What one bot has made more than another a hand, and how many games it won of it."""
    if bot == other:
        return ""
    turned = (bot, other) not in met
    meeting = met[(other, bot) if turned else (bot, other)]
    sign, share = (-1, 1 - meeting.won.share) if turned else (1, meeting.won.share)
    mean = _figure(place, sign * meeting.points.difference, signed=True)
    return place.text("arena-met", mean=mean, share=share)


def _figure(place: Terminal, figure: float, *, signed: bool = False, digits: int = 1) -> str:
    shown = place.text("arena-figure", figure=abs(round(figure, digits)), digits=digits)
    sign = "" if round(figure, digits) == 0 else "−" if figure < 0 else "+" if signed else ""
    return sign.replace("−", "−" if place.symbols else "-") + shown


def _bounds(place: Terminal, bounds: tuple[float, float] | None, *, percent: bool = False, digits: int = 1) -> str:
    if bounds is None or not all(map(math.isfinite, bounds)):
        return place.text("arena-unknown")
    low, high = (
        (place.text("arena-percent", share=one) if percent else _figure(place, one, digits=digits)) for one in bounds
    )
    return place.text("arena-bounds", low=low, high=high)


def _share(place: Terminal, won: float, games: int) -> str:
    return place.text("arena-share", won=won, share=won / games if games else 0.0)
