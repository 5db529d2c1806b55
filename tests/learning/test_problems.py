"""Problems: their file, those that are shipped, and how they are found and checked."""

from collections import Counter
from datetime import date, timedelta

import msgspec
import pytest
from msgspec.structs import replace

from ventaglio.core.record import make_record, spell_record
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import TABLE
from ventaglio.games.common.lessons.parts import part_of, taught
from ventaglio.games.common.lessons.problem import Choice, Problem, parse_problems, spell_problems
from ventaglio.games.tressette.lessons.problems import decisions, worlds_of
from ventaglio.games.tressette.plugin import PLUG
from ventaglio.lang import available, translator
from ventaglio.lang.voice import Voice
from ventaglio.learning.grading import Rating, graded
from ventaglio.learning.making import Task, check, gather, look, reasoned
from ventaglio.learning.stock import day_at, of_day, of_theme, shipped

MANY = 200


def some(game: str, **wanted: object) -> Problem:
    found = (one for one in shipped().values() if one.game == game)
    return next(one for one in found if all(getattr(one, name) == value for name, value in wanted.items()))


def test_a_file_says_the_same_when_it_is_read_again() -> None:
    problems = list(shipped().values())[:5]
    assert list(parse_problems(spell_problems(problems))) == problems


@pytest.mark.parametrize(
    "text, why",
    [
        ("[]", "problems-file"),
        ('{"ventaglio-problems": 2, "problems": []}', "problems-version"),
        ('{"ventaglio-problems": 1, "problems": [{}]}', "problems-file"),
    ],
)
def test_what_is_no_file_of_problems_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse_problems(text)
    assert refused.value.reason == why


@pytest.mark.parametrize("change", ["answer", "order", "tempting", "seat", "one"])
def test_a_problem_that_contradicts_itself_is_refused(change: str) -> None:
    problem = next(iter(shipped().values()))
    changes: dict[str, dict[str, object]] = {
        "answer": {"answer": problem.choices[1].action},
        "order": {"choices": problem.choices[::-1], "answer": problem.choices[-1].action},
        "tempting": {"tempting": problem.answer},
        "seat": {"seat": "Z"},
        "one": {"choices": problem.choices[:1]},
    }
    with pytest.raises(BadInput, match="contradicts"):
        parse_problems(spell_problems([msgspec.structs.replace(problem, **changes[change])]))


def test_enough_are_shipped_of_every_theme_and_in_words() -> None:
    assert len(shipped()) >= MANY
    themes = Counter((one.game, one.theme) for one in shipped().values())
    for game in taught():
        there = [theme for theme in part_of(game).themes if themes.pop((game, theme), 0)]
        assert len(there) >= 4, there
        for theme in part_of(game).themes:
            assert bool(of_theme(game, theme)) == (theme in there)
            for code in available():
                assert translator(code).text(f"problem-theme-{theme}", law="")
    assert themes == {}


def test_each_stands_at_a_table_that_its_edition_knows() -> None:
    for problem in shipped().values():
        kit, state = problem.kit, problem.state
        rules = kit.rules(state)
        assert (rules.id, rules.edition) == (problem.code, problem.edition), problem.id
        assert kit.game.turn(state) == problem.at, problem.id
        assert kit.game.spell_position(state) == problem.position, problem.id
        for one in problem.choices:
            assert kit.game.judge(state, kit.game.parse_action(one.action), problem.at) is None, problem.id
        assert problem.margin > 0, problem.id


def test_a_problem_is_rated_as_a_player_is() -> None:
    easy, hard = Rating(18.0, 4.0), Rating(32.0, 4.0)
    me = Rating()
    after, _ = graded(me, easy, solved=True)
    better, lower = graded(me, hard, solved=True)
    assert better.mu > after.mu > me.mu
    assert lower.mu < hard.mu
    worse, raised = graded(me, easy, solved=False)
    assert worse.mu < me.mu
    assert raised.mu > easy.mu
    assert better.sigma < me.sigma
    assert me.shown == pytest.approx(0.0)


def test_every_day_has_its_problem_and_none_comes_twice_before_all_have_come() -> None:
    first = date(2026, 11, 16)
    days = [of_day(first + timedelta(one)).id for one in range(len(shipped()))]
    assert len(set(days)) == len(shipped())
    assert of_day(first + timedelta(len(shipped()))).id == days[0]
    assert day_at(0.0) == date(1970, 1, 1)


def test_what_is_found_is_kept_once_and_no_more_of_a_theme_than_wanted() -> None:
    problems = list(shipped().values())
    assert gather(problems, problems[:3]) == sorted(problems, key=lambda one: (one.game, one.id))
    assert len(gather(problems, (), most=1)) == len({(one.game, one.theme, one.open) for one in problems})


# ── Tressette ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
def test_the_solver_finds_the_same_figures_again() -> None:
    stock = [one for one in shipped().values() if one.game == "tressette"]
    assert len(stock) > 100
    assert not [one.id for one in stock if not check(one).holds]


def test_a_wrong_figure_is_found_out() -> None:
    problem = some("tressette", open=True)
    first, *rest = problem.choices
    wrong = msgspec.structs.replace(problem, choices=(Choice(first.action, first.value + 1), *rest))
    assert not check(wrong).holds


def test_the_cards_that_a_seat_does_not_see_have_no_part_in_a_problem() -> None:
    problem = some("tressette", open=False)
    game = PLUG.game
    view = game.view(game.parse_position(problem.position), problem.at)
    worlds = worlds_of(view)
    assert worlds is not None
    assert len(worlds) == problem.method.count
    # What lies in the file is one of them, and each of the others shows the seat the same.
    for world in (worlds[0], worlds[-1]):
        state = game.parse_position(problem.position)
        played = [set(state.dealt[seat]) - set(state.hands[seat]) for seat in range(4)]
        hands = tuple(tuple(sorted(held)) for held in world)
        dealt = tuple(tuple(sorted((*hands[seat], *played[seat]))) for seat in range(4))
        other = msgspec.structs.replace(state, hands=hands, dealt=dealt)
        assert game.view(other, problem.at) == view


def test_whoever_plays_agrees_with_what_is_seen_of_him() -> None:
    """The way the cards really lie is among the worlds, whatever was said."""
    looked = 0
    for found in decisions("tradizionali", 3):
        if len(found.state.hands[found.seat]) > 4:
            continue
        worlds = worlds_of(PLUG.game.view(found.state, found.seat))
        if worlds is None:
            continue
        assert tuple(frozenset(hand) for hand in found.state.hands) in worlds
        looked += 1
    assert looked > 5


def test_problems_are_found_in_a_record_too() -> None:
    *_, last = decisions("tradizionali", 1)
    assert last.seat in range(4)
    from ventaglio.games.tressette.bots.series import Series

    match = Series("tradizionali", ("random",) * 4, 5, kind="single").play(0)
    text = spell_record(PLUG.game, make_record(PLUG.game, match.opening, match.moves, match.final))
    found = look(Task("tressette", record=text))
    assert found
    assert all(check(one).holds for one in found)
    assert match.moves[0].by == TABLE


# ── Burraco ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.nightly
@pytest.mark.parametrize("number", [one.id for one in shipped().values() if one.game == "burraco"])
def test_playing_on_in_other_worlds_finds_the_same_answer(number: str) -> None:
    verdict = check(shipped()[number])
    assert verdict.holds, verdict.choices


# ── Both ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_nobody_teaches_is_named() -> None:
    with pytest.raises(BadInput, match="nothing is taught"):
        part_of("briscola")


@pytest.mark.parametrize("game", ["tressette", "burraco"])
def test_nearly_every_problem_that_is_shipped_says_why(game: str) -> None:
    """Figures alone teach little. What the bot thinks a choice is worth is not among its reasons."""
    stock = [one for one in shipped().values() if one.game == game and not one.open]
    assert sum(any(one.reasons for one in problem.choices) for problem in stock) > 0.9 * len(stock)
    measured = part_of(game).measured
    assert not measured & {why.word for problem in stock for one in problem.choices for why in one.reasons}


def test_where_all_cards_are_seen_nobody_tells_what_a_seat_would_think() -> None:
    stock = [problem for problem in shipped().values() if problem.open]
    assert stock
    assert all(reasoned(problem) == problem for problem in stock)
    assert not any(one.reasons for problem in stock for one in problem.choices)


def test_what_is_found_says_why() -> None:
    problem = next(one for one in shipped().values() if one.theme == "reading-words")
    bare = replace(problem, choices=tuple(replace(one, reasons=()) for one in problem.choices))
    assert any(one.reasons for one in reasoned(bare).choices)
    assert replace(reasoned(bare), choices=bare.choices) == bare


def test_reasons_of_problems_have_sentences() -> None:
    for code in available():
        voice = Voice(translator(code)).of("tradizionali")
        for problem in shipped().values():
            for one in problem.choices:
                for why in one.reasons:
                    assert voice.text(why.word, **why.figures)
