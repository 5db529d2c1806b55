"""The strong Burraco player: honest, the same for the same view, in time, and never refused."""

from collections import Counter
from itertools import count
from random import Random
from time import monotonic

import pytest

from tests.leaks.test_burraco_leaks import permuted
from tests.texts import BURRACO_CODES as CODES
from ventaglio.core.seats import TABLE
from ventaglio.games.burraco.bots.matches import Match, play_match
from ventaglio.games.burraco.bots.strong import StrongAgent, opinion
from ventaglio.games.burraco.bots.strong.open_sides import sensible
from ventaglio.games.burraco.bots.strong.reasons import AGAINST, Odds, explain
from ventaglio.games.burraco.bots.strong.seeing import known
from ventaglio.games.burraco.bots.strong.weighing import AT_ONCE, thoughts
from ventaglio.games.burraco.engine.actions import Action, Draw, Take
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.engine.menu import Menu
from ventaglio.games.burraco.engine.state import State
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.burraco.plugin import KIT
from ventaglio.games.common.bots.opinion import Effort, Reason, Weighed
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice

TABLES = [
    (code, players, alone)
    for code, rules in CODES.items()
    for players in sorted(rules.packs.value)
    for alone in ((False, True) if players in rules.pozzetti_alone.value else (False,))
]
NONE = Effort(worlds=0)


def hand(code: str, players: int, *, alone: bool = False, seed: int = 1, effort: Effort = NONE) -> Match:
    """One hand among strong players; `act` refuses whatever is not legal."""
    table = open_table(CODES[code], players, hands=1, alone=alone)
    return play_match(table, [StrongAgent(effort=effort) for _ in range(players)], Random(seed))


def decisions(match: Match) -> list[State]:
    """The states in which a player had something to choose."""
    state, found = match.opening, []
    for move in match.moves:
        if move.by != TABLE and BURRACO.menu(state, move.by) != Menu():
            found.append(state)
        for event in BURRACO.act(state, move.action, move.by):
            state = BURRACO.fold(state, event)
    return found


@pytest.mark.parametrize("code, players, alone", TABLES)
def test_a_hand_at_every_table_and_unseen_cards_make_no_difference(code: str, players: int, alone: bool) -> None:
    rng, compared = Random(2), 0
    for state in decisions(hand(code, players, alone=alone, seed=players))[::5]:
        views = [
            (BURRACO.view(one, state.turn), BURRACO.menu(one, state.turn))
            for one in (state, permuted(state, state.turn, rng))
        ]
        first, second = (opinion(*seen, Effort(worlds=2)) for seen in views)
        assert first == second
        assert first is not None
        assert first.best.action in set(BURRACO.legal(state))
        compared += 1
    assert compared > 3


@pytest.mark.parametrize("code, players, alone", TABLES)
def test_nor_do_they_to_the_player_whom_people_meet(code: str, players: int, alone: bool) -> None:
    """He weighs fewer choices than who advises, and what he likes counts beside points."""
    rng, compared = Random(3), 0
    likes = StrongAgent(effort=Effort(worlds=2, liking=True))
    for state in decisions(hand(code, players, alone=alone, seed=players))[1::6]:
        first, second = (
            likes.choose(BURRACO.view(one, state.turn), BURRACO.menu(one, state.turn))
            for one in (state, permuted(state, state.turn, rng))
        )
        assert first == second
        assert first in set(BURRACO.legal(state))
        compared += 1
    assert compared > 3


@pytest.mark.parametrize("players", [3, 5])
def test_while_it_is_open_who_plays_with_whom_he_goes_by_sense_and_says_so(players: int) -> None:
    """What he advises is what he would do himself: no hint and no analysis is against it."""
    strong, found = StrongAgent(effort=NONE), Counter[bool]()
    for state in decisions(hand("fibur-2019", players, seed=4)):
        view, menu = BURRACO.view(state, state.turn), BURRACO.menu(state, state.turn)
        if menu.draw != menu.take:
            continue
        chosen, advised = strong.choose(view, menu), opinion(view, menu, NONE)
        assert advised is not None
        assert advised.best.action == chosen
        if state.took:
            found[chosen != sensible(view, menu)] += 1
        else:
            assert chosen == sensible(view, menu)
    assert found[True] > 0


def test_plays_the_same_again() -> None:
    assert hand("circolo", 4, effort=Effort(worlds=2)).moves == hand("circolo", 4, effort=Effort(worlds=2)).moves


def test_the_opinion_is_asked_of_the_kit_and_weighs_everything() -> None:
    state = decisions(hand("fibur-2019", 4))[9]
    view, menu = BURRACO.view(state, state.turn), BURRACO.menu(state, state.turn)
    found = KIT.opinion(view, menu, Effort(worlds=4))
    assert found is not None
    assert {one.action for one in found.choices} == set(BURRACO.legal(state))
    assert [one.value for one in found.choices] == sorted((one.value for one in found.choices), reverse=True)
    assert found == opinion(view, menu, Effort(worlds=4))
    assert KIT.opinion(view, Menu(), Effort()) is None


def test_a_deadline_is_kept() -> None:
    """The clock is looked at between a few worlds; what has been found by then is the opinion."""
    state = decisions(hand("fibur-2019", 4))[9]
    view, menu = BURRACO.view(state, state.turn), BURRACO.menu(state, state.turn)
    ticks = count()
    thoughts(view, menu, Effort(worlds=10_000, seconds=2.5), clock=lambda: float(next(ticks)))
    assert next(ticks) < 6
    assert AT_ONCE < 20


MANY_CARDS = "3h 4h 5h 6h 8h 9h 3d 5d 7d 9d Jd Kd 4c 6c 8c Tc Qc 3s 5s 7s 9s Js Ks 2c *"


@pytest.mark.long
@pytest.mark.parametrize("liking", [False, True])
def test_a_deadline_is_kept_with_a_hand_full_of_cards(liking: bool) -> None:
    """In real time: a tenth of a second and the world that is begun by then, where all worlds would take minutes."""
    state = BURRACO.parse_position(
        f"code: fibur-2019\nphase: play\nturns: 9\nhand B: {MANY_CARDS}\nmeld D: 5h 6h 7h\nmeld A: Th Jh Qh",
        complete=True,
    )
    view, menu = BURRACO.view(state, state.turn), BURRACO.menu(state, state.turn)
    StrongAgent(effort=NONE).choose(view, menu)
    began = monotonic()
    StrongAgent(effort=Effort(worlds=1_000_000, seconds=0.1, liking=liking)).choose(view, menu)
    # Eight of these worlds, which would be tried at once if there were no deadline, take more than a second.
    assert monotonic() - began < 1


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_choice_has_reasons_that_can_be_said(language: str) -> None:
    voice, said = Voice(translator(language)), set()
    for state in decisions(hand("fibur-2019", 4, seed=3)):
        found = opinion(BURRACO.view(state, state.turn), BURRACO.menu(state, state.turn), NONE)
        assert found is not None
        assert AGAINST.isdisjoint(reason.word for reason in found.best.reasons)
        for one in found.choices:
            assert 1 <= len(one.reasons) <= 3
            for reason in one.reasons:
                told = voice.text(reason.word, **reason.figures)
                assert told
                assert "{" not in told
                said.add(reason.word)
    assert len(said) > 15


def test_what_is_recommended_is_not_spoken_against() -> None:
    """The only card of the pile goes with nothing, and yet to take it may be best: then that is said in points."""
    state = BURRACO.parse_position(
        "code: fibur-2019\nphase: pick-up\nturns: 8\nhand B: 3d 5c 9s Jc Qd Ks\npile: 7h", complete=True
    )
    view = BURRACO.view(state, state.turn)
    weighed = (Weighed[Action](Take(), 12.0, 0.0), Weighed[Action](Draw(), 5.0, 0.0))
    best, other = explain(view, known(view), Odds({}, Counter()), weighed)
    assert best.reasons == (Reason("why-ahead", {"points": 7}),)
    assert [reason.word for reason in other.reasons] == ["why-draw-nothing", "why-behind"]


def test_who_likes_clean_burrachi_finds_a_wild_on_one_in_the_making_dearer() -> None:
    """A run of six without a wild: the joker makes it a burraco at once, and spoils it."""
    state = BURRACO.parse_position(
        "code: fibur-2019\nphase: play\nturns: 8\nhand B: * 3d 4c 5c 9s Jc Qd Ks\nmeld D: 4h 5h 6h 7h 8h 9h",
        complete=True,
    )
    view, menu = BURRACO.view(state, state.turn), BURRACO.menu(state, state.turn)
    spoils, keeps = BURRACO.parse_action("attach 1 *"), BURRACO.parse_action("discard 3d")
    lost = []
    for liking in (False, True):
        found = opinion(view, menu, Effort(worlds=0, liking=liking))
        assert found is not None
        spoiled, kept = found.of(spoils), found.of(keeps)
        assert spoiled is not None
        assert kept is not None
        lost.append(kept.value - spoiled.value)
    assert lost[1] > lost[0] + 50


def test_who_likes_something_plays_otherwise_and_advice_is_in_points() -> None:
    differs = 0
    for state in decisions(hand("fibur-2019", 4, seed=5)):
        view, menu = BURRACO.view(state, state.turn), BURRACO.menu(state, state.turn)
        points, likes = StrongAgent(effort=NONE), StrongAgent(effort=Effort(worlds=0, liking=True))
        differs += points.choose(view, menu) != likes.choose(view, menu)
    assert differs > 0
    assert not Effort().liking
