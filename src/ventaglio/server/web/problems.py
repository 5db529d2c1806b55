"""Problems: the one of the day, the stock by theme, an answer and what is known of it.

Whoever has an account has his answers kept here. Of anybody else nothing is: his browser keeps them, sends along how
he stands, and is told how he stands then.
"""

from typing import Annotated, Final

import msgspec
from litestar import Controller, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter

from ventaglio.core.codec import to_plain
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.bots.opinion import Reason
from ventaglio.games.common.lessons.parts import part_of, taught
from ventaglio.games.common.lessons.problem import Choice, Problem
from ventaglio.games.common.plugin.hinting import reasons_told
from ventaglio.games.common.words.phrase import Phrase
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.learning.analysis.telling import rounded
from ventaglio.learning.grading import Rating, graded
from ventaglio.learning.stock import day_at, of_day, of_theme, shipped
from ventaglio.server.store.people import Person
from ventaglio.server.store.solving import Attempt, Marks, Solving, subject_of
from ventaglio.server.web.asking import AnyRequest, language_of, limit, maybe_person
from ventaglio.server.web.house import house_of

ProblemId = Annotated[str, PathParameter(max_length=40, pattern=r"^[a-z0-9]+$")]
Figure = Annotated[float, msgspec.Meta(ge=-100, le=200)]

START: Final = Rating()


class ProblemStanding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is believed of somebody who solves problems of a game."""

    mu: Figure = START.mu
    sigma: Annotated[float, msgspec.Meta(gt=0, le=50)] = START.sigma


class ProblemTheme(msgspec.Struct, frozen=True):
    """The problems of one theme, the easiest first."""

    id: str
    title: str
    problems: tuple[str, ...]


class ProblemShelf(msgspec.Struct, frozen=True):
    """The problems of one game."""

    game: str
    themes: tuple[ProblemTheme, ...]
    rating: float | None
    """How one stands with them; None where one has answered none, or is a guest."""


class ProblemDone(msgspec.Struct, frozen=True):
    """A problem that one has answered."""

    id: str
    solved: bool
    at: float


class ProblemStock(msgspec.Struct, frozen=True):
    """What there is, and what one has done of it."""

    day: str
    """The date of the problem of the day."""
    today: str
    """Its id."""
    shelves: tuple[ProblemShelf, ...]
    kept: bool
    """Whether one's answers are kept here."""
    answered: tuple[ProblemDone, ...]


class ShownChoice(msgspec.Struct, frozen=True):
    """Something that could be done."""

    action: str
    sentence: str


class ShownProblem(msgspec.Struct, frozen=True):
    """A problem as it is put: what its seat sees, and what could be done. Nothing says which is best."""

    id: str
    game: str
    code: str
    theme: str
    title: str
    question: str
    clockwise: bool
    headers: dict[str, str]
    view: dict[str, object]
    cards: dict[str, object] | None
    """What the seat does not see, where all cards are seen."""
    turn: int
    choices: tuple[ShownChoice, ...]
    rating: float
    """How hard it is held to be."""
    phrases: dict[str, Phrase] = {}
    """What can be said at this table, under the action that says it."""


class ProblemAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody would do, and how a guest stands."""

    action: Annotated[str, msgspec.Meta(max_length=200)]
    standing: ProblemStanding | None = None


class WorkedChoice(msgspec.Struct, frozen=True):
    """A choice with what is known of it."""

    action: str
    sentence: str
    value: float
    error: float
    chosen: bool
    tempting: bool
    """Whether it is what a player of some sense does."""
    reasons: tuple[str, ...]


class ProblemSolution(msgspec.Struct, frozen=True):
    """Whether an answer was right, and why."""

    solved: bool
    verdict: str
    method: str
    """How the figures were found."""
    choices: tuple[WorkedChoice, ...]
    counted: bool
    """Whether the answer has changed how one stands: the first does."""
    standing: ProblemStanding
    rating: float
    before: float


class ProblemsApi(Controller):
    """Problems."""

    path = "/api/problems"
    tags = ("problems",)

    @get("/", summary="The problem of the day, the stock by theme, and what one has solved of it")
    async def stock(self, request: AnyRequest) -> ProblemStock:
        house, person, voice = house_of(request), await maybe_person(request), _voice(request)
        solving, day = Solving(house.database), day_at(house.now())
        kept = _is_kept(person)
        attempts = await solving.attempts(person.id) if person is not None and kept else []
        shelves = []
        for game in taught():
            marks = await solving.marks(game, person.id) if person is not None and kept else None
            shelves.append(ProblemShelf(game, _themes(game, voice), None if marks is None else _shown(marks)))
        return ProblemStock(
            day.isoformat(),
            of_day(day).id,
            tuple(shelves),
            kept,
            tuple(ProblemDone(one.problem_id, one.solved, one.at) for one in attempts),
        )

    @get("/{problem_id:str}", summary="A problem, as its seat sees it")
    async def show(self, request: AnyRequest, problem_id: ProblemId) -> ShownProblem:
        problem = _found(problem_id)
        marks = await Solving(house_of(request).database).marks(problem.game, subject_of(problem.id))
        return shown(problem, _voice(request), problem.mu if marks is None else marks.mu)

    @post("/{problem_id:str}", status_code=200, summary="Answer a problem, and hear the solution")
    async def answer(
        self, request: AnyRequest, problem_id: ProblemId, data: JSONBody[ProblemAnswer]
    ) -> ProblemSolution:
        problem, house, person = _found(problem_id), house_of(request), await maybe_person(request)
        await limit(request, "answer")
        if data.action not in {one.action for one in problem.choices}:
            raise BadInput("none of the choices", "no-choice")
        solved = data.action == problem.answer
        before = Rating(data.standing.mu, data.standing.sigma) if data.standing is not None else START
        if person is None or not _is_kept(person):
            after, _ = graded(before, _rating(problem), solved=solved)
            return solution(problem, data.action, _voice(request), before, after, counted=True)
        solving = Solving(house.database)
        marks = await solving.marks(problem.game, person.id)
        before = START if marks is None else Rating(marks.mu, marks.sigma)

        def grade(mine: tuple[float, float] | None, its: tuple[float, float] | None) -> tuple[Rating, Rating]:
            one, other = START if mine is None else Rating(*mine), _rating(problem) if its is None else Rating(*its)
            return graded(one, other, solved=solved)

        given = Attempt(problem.id, house.now(), data.action, solved)
        counted = await solving.answer(person.id, problem.game, given, grade)
        marks = await solving.marks(problem.game, person.id)
        after = before if marks is None else Rating(marks.mu, marks.sigma)
        return solution(problem, data.action, _voice(request), before, after, counted=counted)


def _found(problem_id: str) -> Problem:
    if problem_id not in shipped():
        raise NotFoundException
    return shipped()[problem_id]


def _is_kept(person: Person | None) -> bool:
    """Whether somebody came to stay."""
    return person is not None and person.login is not None


def _rating(problem: Problem) -> Rating:
    return Rating(problem.mu, problem.sigma)


def _shown(marks: Marks) -> float:
    return round(Rating(marks.mu, marks.sigma).shown, 1)


def _voice(request: AnyRequest) -> Voice:
    return Voice(translator(language_of(request)))


def _themes(game: str, voice: Voice) -> tuple[ProblemTheme, ...]:
    found = []
    for theme in part_of(game).themes:
        ids = tuple(one.id for one in of_theme(game, theme))
        if ids:
            found.append(ProblemTheme(theme, voice.text(f"problem-theme-{theme}"), ids))
    return tuple(found)


def shown(problem: Problem, voice: Voice, mu: float) -> ShownProblem:
    """A problem as it is put."""
    kit, state = problem.kit, problem.state
    game, told = kit.game, voice.of(problem.code)
    choices = [
        ShownChoice(one.action, kit.choice_told(told, state, game.parse_action(one.action))) for one in problem.choices
    ]
    return ShownProblem(
        id=problem.id,
        game=problem.game,
        code=problem.code,
        theme=problem.theme,
        title=told.text(f"problem-theme-{problem.theme}"),
        question=told.text("problem-question-open" if problem.open else "problem-question"),
        clockwise=kit.clockwise,
        headers=game.headers(state),
        view=to_plain(kit.shown(state, problem.at)),
        cards={name: to_plain(cards) for name, cards in kit.hidden(state).items()} if problem.open else None,
        turn=problem.at,
        # In an order that tells nothing.
        choices=tuple(sorted(choices, key=lambda one: one.action)),
        rating=round(mu, 1),
        phrases=kit.phrasebook(state, told),
    )


def solution(
    problem: Problem, action: str, voice: Voice, before: Rating, after: Rating, *, counted: bool
) -> ProblemSolution:
    """What is known of a problem, told to whoever has answered it."""
    told = voice.of(problem.code)
    state, solved = problem.state, action == problem.answer

    def sentence(one: Choice) -> str:
        return problem.kit.choice_told(told, state, problem.kit.game.parse_action(one.action))

    best, mine = problem.choices[0], next(one for one in problem.choices if one.action == action)
    points = problem.margin if solved else best.value - mine.value
    facts = {"best": sentence(best), "points": rounded(points)}
    return ProblemSolution(
        solved=solved,
        verdict=told.text("problem-right" if solved else "problem-wrong", **facts),
        method=told.text(f"problem-by-{problem.method.kind}", count=problem.method.count),
        choices=tuple(
            WorkedChoice(
                one.action,
                sentence(one),
                one.value,
                one.error,
                one.action == action,
                one.action == problem.tempting,
                reasons_told(told, (Reason(why.word, why.figures) for why in one.reasons)),
            )
            for one in problem.choices
        ),
        counted=counted,
        standing=ProblemStanding(after.mu, after.sigma),
        rating=round(after.shown, 1),
        before=round(before.shown, 1),
    )
