"""A hand that is over is weighed decision by decision, by what each seat saw; one under way is not."""

from functools import cache

import pytest
from msgspec.structs import replace

from tests.learning.analysis.thinking import played, thinking
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.bots.opinion import Effort
from ventaglio.games.common.plugin.plug import AnyKit
from ventaglio.lang import available, translator
from ventaglio.lang.voice import Voice
from ventaglio.learning.analysis.analysis import (
    KEPT,
    Analysis,
    Choice,
    Decision,
    Why,
    apart,
    kept,
    named,
    unnamed,
)
from ventaglio.learning.analysis.hands import Hand, NotOver, hand_of, hands_over
from ventaglio.learning.analysis.moments import MOST, graph, moment_of, moments
from ventaglio.learning.analysis.telling import rounded, told
from ventaglio.learning.analysis.weighing import analysed, concluded, decided

EFFORT = Effort(worlds=4)


@cache
def weighed(number: int = 1) -> tuple[AnyKit, Hand, Analysis]:
    _, kit = thinking()
    hand = hand_of(kit, played(), number)
    return kit, hand, concluded(kit, hand, EFFORT.worlds, tuple(analysed(kit, hand, EFFORT)))


# ── Which hands ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_hands_of_a_match_are_found_each_with_its_steps() -> None:
    _, kit = thinking()
    steps = played()
    first, second = hands_over(kit, steps)
    assert (first.number, second.number) == (1, 2)
    assert first.first == 1
    assert second.first == first.last + 1
    assert second.last == len(steps)
    assert hand_of(kit, steps, 2) == second


@pytest.mark.parametrize("missing", [1, 5, 20])
def test_of_a_hand_under_way_nothing_is_told(missing: int) -> None:
    """Whatever is asked for: the steps of a hand pass only when the last of them is there."""
    _, kit = thinking()
    steps = played()[:-missing]
    assert [hand.number for hand in hands_over(kit, steps)] == [1]
    with pytest.raises(NotOver) as refused:
        hand_of(kit, steps, 2)
    assert isinstance(refused.value, BadInput)
    assert refused.value.facts["number"] == 2
    with pytest.raises(NotOver):
        hand_of(kit, steps, 3)
    with pytest.raises(NotOver):
        hand_of(kit, played()[: missing + 1], 1)


def test_a_match_that_is_won_in_the_middle_of_a_hand_has_that_hand() -> None:
    _, kit = thinking()
    steps = next(one for seed in range(9) if not kit.hand_over((one := played(seed, "single", 0))[-1].events))
    assert [hand.last for hand in hands_over(kit, steps)] == [len(steps)]


# ── Weighing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_decision_is_weighed_by_what_its_seat_saw() -> None:
    own, kit = thinking()
    hand = hand_of(kit, played(), 1)
    found = tuple(analysed(kit, hand, EFFORT))
    assert [one.step for one in found] == list(decided(kit, hand))
    on_turn = [one for one in found if kit.game.turn(hand.steps[one.step - 1].before) == one.seat]
    assert [view.seat for view in own.saw] == [one.seat for one in on_turn]
    for view, one in zip(own.saw, on_turn, strict=True):
        assert view == own.game.view(hand.steps[one.step - 1].before, one.seat)
    for one in found:
        done = one.done
        if one.choices and one.action.startswith("play"):
            assert done is not None
            assert one.best is not None
            assert one.best.value >= done.value


def test_what_all_cards_seen_would_tell_is_kept_apart() -> None:
    """The value of a choice is what one could think; the exact result stands beside it and changes nothing of it."""
    kit, hand, found = weighed()
    with_cards = [one for one in found.decisions if one.done and one.done.seen is not None]
    assert len(with_cards) > 20
    for one in with_cards:
        step = hand.steps[one.step - 1]
        exact = {kit.game.spell_action(action): points for action, points in (kit.solved(step.before) or {}).items()}
        assert {choice.action: choice.seen for choice in one.choices} == {
            choice.action: exact.get(choice.action) for choice in one.choices
        }
    assert found.result(0) == -found.result(1)


def test_the_one_that_was_made_is_kept_however_bad_it_was() -> None:
    many = [Choice(f"play {number}", -float(number), 0.0) for number in range(30)]
    few = kept(many, "play 25")
    assert [one.action for one in few] == [*(one.action for one in many[:KEPT]), "play 25"]
    assert kept(many, "play 3") == tuple(many[:KEPT])


def test_words_that_change_nothing_are_no_other_choice() -> None:
    found = [
        Choice(*one, 0.0) for one in (("play d3 terzo", 2.0), ("play d3", 2.0), ("play b4", 1.0), ("play d3 sola", 2.0))
    ]
    assert [one.action for one in apart(found, "play b4")] == ["play d3 terzo", "play b4"]
    assert [one.action for one in apart(found, "play d3 sola")] == ["play d3 sola", "play b4"]
    # What is worth something of its own stays.
    both = [Choice("attach 1 Ah low", 9.0, 0.0), Choice("attach 1 Ah", 5.0, 0.0)]
    assert [one.action for one in apart(both, "attach 1 Ah")] == ["attach 1 Ah low", "attach 1 Ah"]


def test_choices_stay_in_the_order_of_whoever_weighed_them() -> None:
    """He knows best what he would do: of two that are worth the same to him the first."""
    found = [Choice("play d4", 2.0, 0.3), Choice("play d6", 2.0, 0.3), Choice("play d5", 1.0, 0.3)]
    assert apart(found, "play d6") == tuple(found)


# ── Moments and the graph ────────────────────────────────────────────────────────────────────────────────────────────


def decision(step: int, done: str, *choices: tuple[str, float, float]) -> Decision:
    return Decision(step, 0, 0, step % 2, done, tuple(Choice(*one) for one in choices))


def analysis(*decisions: Decision) -> Analysis:
    return Analysis("tressette", 1, 1, 40, 4, (0, 1, 0, 1), (7.0, 4.0, 7.0, 4.0), decisions)


def test_the_three_that_cost_or_won_most_stand_out() -> None:
    cheap = decision(2, "b", ("a", 1.0, 0.1), ("b", 0.5, 0.1))
    dear = decision(3, "b", ("a", 4.0, 0.1), ("b", -2.0, 0.1))
    found = decision(5, "a", ("a", 4.0, 0.1), ("b", 1.0, 0.1))
    middling = decision(7, "c", ("a", 3.0, 0.1), ("b", 2.0, 0.1), ("c", 1.0, 0.1))
    noise = decision(9, "b", ("a", 9.0, 4.0), ("b", 1.0, 4.0))
    forced = decision(11, "a")
    apart = decision(13, "z", ("a", 9.0, 0.1), ("b", 1.0, 0.1))
    chosen = moments(analysis(cheap, dear, found, middling, noise, forced, apart))
    assert len(chosen) == MOST
    assert [(one.step, one.kind, one.points) for one in chosen] == [(3, "cost", 6.0), (5, "won", 3.0), (7, "cost", 2.0)]
    assert moment_of(forced) is None
    assert moment_of(apart) is None
    assert moments(analysis(forced, noise)) == ()


def test_the_graph_ends_with_what_was_made() -> None:
    marks = graph(analysis(decision(2, "b", ("a", 1.0, 0.1), ("b", 0.5, 0.1)), decision(4, "a")))
    assert [(one.step, one.side, one.value) for one in marks] == [(2, 0, 0.5), (41, 0, 3.0), (41, 1, -3.0)]


def test_the_graph_tells_what_all_players_thought_last() -> None:
    """Whoever holds a wild expects more than the others know of; the line is between them."""
    kinds = {"first": ("a", 100.0, 1.0), "later": ("a", -40.0, 1.0)}
    one, other = (
        Decision(step, place, place, place, "a", (Choice(*kinds["first"]),)) for step, place in ((2, 0), (3, 1))
    )
    again = Decision(4, 0, 0, 0, "a", (Choice(*kinds["later"]),))
    marks = graph(analysis(one, other, again))[:3]
    assert [(mark.side, mark.value) for mark in marks] == [(0, 100.0), (1, 0.0), (0, -70.0)]
    three = Analysis("burraco", 1, 1, 40, 4, (0, 1, 2), (7.0, 4.0, 1.0), (one, other, again))
    assert [mark.value for mark in graph(three)[:3]] == [100.0, 100.0, -40.0]


def test_where_the_fewest_points_win_what_is_made_counts_against_one() -> None:
    assert Analysis("tressette", 1, 1, 9, 4, (0, 1), (7.0, 4.0), (), fewest=True).result(0) == -3.0
    assert Analysis("burraco", 1, 1, 9, 4, (0, 1, 2), (700.0, 400.0, 100.0), ()).result(1) == -300.0


# ── Telling ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", available())
def test_an_analysis_is_told_in_every_language(language: str) -> None:
    kit, hand, found = weighed()
    said = told(kit, hand, found, Voice(translator(language)))
    assert said.opinions
    assert [one.step for one in said.decisions] == [one.step for one in found.decisions]
    assert len(said.moments) == MOST
    for one in said.moments:
        assert said.names[one.place] in one.told
        assert one.seen
        assert one.reasons
        assert said.names[one.place] in one.because, "whoever reads of “you” knows who that is"
    assert [side.places for side in said.sides] == [(0, 2), (1, 3)]
    done = next(one for one in said.decisions if one.choices)
    assert sum(choice.done for choice in done.choices) == 1
    assert done.told == next(choice.told for choice in done.choices if choice.done)


@pytest.mark.parametrize(
    "points, read", [(1.04, 1), (0.96, 1), (3.25, 3.2), (-19.96, -20), (140.7, 141), (-21.4, -21), (0.0, 0)]
)
def test_points_are_read_to_the_tenth_and_many_to_the_point(points: float, read: float) -> None:
    found = rounded(points)
    assert found == read
    assert isinstance(found, int) == (read == int(read)), "a language tells one from several by whole numbers"


def test_one_point_is_one() -> None:
    facts = {"name": "Ada", "done": "pescare", "other": "raccogliere", "error": 0}
    one, two = (translator("it").text("study-cost", points=points, **facts) for points in (1, 2))
    assert "1 punto in più" in one
    assert "2 punti in più" in two


@pytest.mark.parametrize("language", available())
def test_what_is_certain_has_no_error(language: str) -> None:
    facts = {"name": "Anna", "done": "x", "other": "y", "points": 8}
    certain, *guessed = (translator(language).text("study-won", error=error, **facts) for error in (0, 1, 0.3))
    assert "±" not in certain
    assert certain.endswith(("meno.", "less."))
    assert all(" (±" in one for one in guessed)


@pytest.mark.parametrize("word", ["more", "less"])
def test_one_point_is_one_in_a_reason_too(word: str) -> None:
    for language, one, several in (("it", "1 punto", "1,3 punti"), ("en", "1 point", "1.3 points")):
        single, more = (
            translator(language).text(f"why-tressette-{word}", points=points, card="d3") for points in (1.0, 1.3)
        )
        assert f"{one} " in single
        assert several in more


def test_what_is_kept_names_nobody() -> None:
    names = ("Ada", "Bruno")
    kept_so = unnamed({"name": "Bruno", "card": "d3", "points": 2.0}, names)
    assert kept_so == {"name": "@1", "card": "d3", "points": 2.0}
    assert named(kept_so, names) == {"name": "Bruno", "card": "d3", "points": 2.0}
    assert named(kept_so, ("Ada", "Carla"))["name"] == "Carla"


def test_a_reason_that_nobody_can_tell_any_more_is_left_out() -> None:
    kit, hand, found = weighed()
    stale = (Why("why-of-another-age", {}), Why("act-play", {"card": "d3"}))
    aged = tuple(
        replace(one, choices=tuple(replace(choice, reasons=stale) for choice in one.choices)) for one in found.decisions
    )
    said = told(kit, hand, replace(found, decisions=aged), Voice(translator("en")))
    assert {choice.reasons for one in said.decisions for choice in one.choices} == {("play d3",)}


def test_where_only_letters_can_be_shown_reasons_have_letters() -> None:
    kit, hand, found = weighed()
    first = found.decisions[0]
    why = (Why("act-play", {"card": "K♥"}),)
    choices = tuple(replace(one, reasons=why) for one in first.choices)
    changed = replace(found, decisions=(replace(first, choices=choices),))
    for symbols, card in ((True, "K♥"), (False, "Kh")):
        said = told(kit, hand, changed, Voice(translator("en"), symbols=symbols)).decisions[0]
        assert all(card in reason for one in said.choices for reason in one.reasons)
