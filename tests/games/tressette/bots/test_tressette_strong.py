"""The strong Tressette player: honest, the same for the same view, in time, and never refused."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.games.tressette.codes.fitres.tavolo import Tavolo
from tests.games.tressette.engine.laws.tressette_matches import TABLES, random_table
from tests.leaks.test_tressette_leaks import permuted
from tests.texts import TRESSETTE_CODES as CODES
from ventaglio import lang
from ventaglio.core.cards import PALI, carta
from ventaglio.core.seats import TABLE
from ventaglio.games.common.bots.opinion import Effort
from ventaglio.games.common.plugin import kit_of
from ventaglio.games.tressette.bots import agent
from ventaglio.games.tressette.bots.matches import Match, play_match
from ventaglio.games.tressette.bots.reading import Reading
from ventaglio.games.tressette.bots.strong import STRONG, StrongAgent, opinion
from ventaglio.games.tressette.bots.telling import news, tells, told
from ventaglio.games.tressette.bots.weighing import weigh_cards
from ventaglio.games.tressette.bots.worlds import imagine
from ventaglio.games.tressette.engine.actions import CallOut, Declare, Play
from ventaglio.games.tressette.engine.match import open_table
from ventaglio.games.tressette.engine.menu import expand_menu
from ventaglio.games.tressette.engine.state import Kind, State
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.games.tressette.kernel import scene
from ventaglio.games.tressette.kernel.reading import bits_of

BUSSO = "hand A: d3 d7 s7 sD sC sR c7 cD cC"
RETURNED = (
    *("hand A: s6 dC d7 bR b4 c6 cD b5", "hand C: s3 sD sC b6 b7 d4 d5 c7", "leader: A"),
    *("trick C: s4 s2 s5 s7 saying busso-lungo", "trick D: cA c3 c4 c5"),
)
QUICK = STRONG._replace(worlds=6, leaf=3)


def played(table: State, seed: int) -> Match:
    return play_match(table, [StrongAgent(Random(seed), QUICK) for _ in range(4)], Random(seed))


@pytest.mark.parametrize("name", list(TABLES)[::3])
def test_every_choice_is_on_the_menu_and_unseen_cards_make_no_difference(name: str) -> None:
    rng = Random(1)
    table = random_table(name)
    match = play_match(table, [StrongAgent(Random(3), QUICK) for _ in range(4)], Random(3), most_passate=1)
    state, compared = match.opening, 0
    for count, move in enumerate(match.moves):
        if move.by != TABLE:
            menu = TRESSETTE.menu(state, move.by)
            assert move.action in set(expand_menu(menu)) or (menu.call_out and isinstance(move.action, CallOut))
            if count % 5 == 0 and menu.cards:
                other = permuted(state, (move.by,), rng)
                views = [(TRESSETTE.view(one, move.by), TRESSETTE.menu(one, move.by)) for one in (state, other)]
                first, second = (opinion(*seen, Effort(5)) for seen in views)
                assert first == second
                compared += 1
        for event in TRESSETTE.act(state, move.action, move.by):
            state = TRESSETTE.fold(state, event)
    assert compared > 3


def test_plays_the_same_again() -> None:
    table = open_table(CODES["moderne"], kind=Kind.PASSATE, passate=1)
    assert played(table, 5).moves == played(table, 5).moves


def test_worlds_have_the_true_one_among_them_and_agree_with_what_was_seen() -> None:
    """With few cards left the cards as they lie come up among many worlds, and nobody holds what he cannot."""
    table = open_table(CODES["tradizionali"], kind=Kind.PASSATE, passate=1)
    match = play_match(table, [agent("basic", Random(seat)) for seat in range(4)], Random(11))
    state, met = match.opening, 0
    for move in match.moves:
        if move.by != TABLE and state.hands and 2 <= len(state.hands[move.by]) <= 3:
            reading = Reading(TRESSETTE.view(state, move.by))
            worlds = imagine(reading, 60)
            assert worlds is not None
            true = np.array([bits_of(hand) for hand in state.hands])
            met += bool((worlds.hands == true).all(axis=1).any())
            assert (np.bitwise_or.reduce(worlds.hands, axis=1) == np.bitwise_or.reduce(true)).all()
            assert (worlds.hands[:, move.by] == true[move.by]).all()
        for event in TRESSETTE.act(state, move.action, move.by):
            state = TRESSETTE.fold(state, event)
    assert met >= 6


def lacks(state: State, seat: int, suit: str, **how: bool) -> float:
    """In what share of the worlds that the seat of the turn imagines another has no card of a suit."""
    turn = TRESSETTE.turn(state)
    assert turn is not None
    worlds = imagine(Reading(TRESSETTE.view(state, turn)), 200, **how)
    assert worlds is not None
    held = worlds.hands[:, seat] >> 10 * PALI.index(suit) & 1023
    return float((held == 0).mean())


AFTER_TWO = ("trick C: s4 s2 s5 s7 saying busso-lungo", "trick D: cA c3 c4 c7")
LED = (*AFTER_TWO, "hand C: s3 sD sC b6 b7 d4 d5 d6", "leader: A", "phase: follow")


@pytest.mark.article("fitres", "42")
def test_somebody_void_in_a_suit_that_he_did_not_name_is_void_in_one_of_them() -> None:
    """A has said so and led spade, so it is danari or bastoni; and nobody imagines that he has both."""
    said, unsaid = (
        Tavolo("tradizionali", *LED, "playing: s6 sA saying sola", *words).state
        for words in (("said A: 2 faglio",), ())
    )
    assert lacks(said, 0, "d") + lacks(said, 0, "b") >= 1
    assert lacks(unsaid, 0, "d") + lacks(unsaid, 0, "b") < 0.5
    assert lacks(said, 0, "d", hears=False) + lacks(said, 0, "b", hears=False) < 0.5


@pytest.mark.article("fitres", "41")
def test_who_speaks_and_does_not_say_that_a_suit_is_used_up_has_more_of_it() -> None:
    """A has taken the trick of coppe that D had led, and leads another suit with words."""
    with_words = Tavolo("tradizionali", *LED, "playing: b4 b5 saying terzo").state
    in_silence = Tavolo("tradizionali", *LED, "playing: b4 b5").state
    assert lacks(with_words, 0, "c") < 0.5 * lacks(in_silence, 0, "c")


@pytest.mark.parametrize("name", ["moderne A points", "tradizionali A points"])
def test_what_is_said_of_the_best_card_never_speaks_against_it(name: str) -> None:
    match = play_match(random_table(name), [StrongAgent(Random(2), QUICK) for _ in range(4)], Random(2), most_passate=1)
    state, asked = match.opening, 0
    for move in match.moves:
        menu = TRESSETTE.menu(state, move.by) if move.by != TABLE else None
        if menu is not None and len(menu.cards) > 1:
            found = opinion(TRESSETTE.view(state, move.by), menu, Effort(6))
            assert found is not None
            card = next(one for one in found.choices if isinstance(one.action, Play))
            assert card.reasons
            assert "why-tressette-less" not in {why.word for why in card.reasons}
            asked += 1
        for event in TRESSETTE.act(state, move.action, move.by):
            state = TRESSETTE.fold(state, event)
    assert asked > 10


def test_the_deaf_hear_no_challenge() -> None:
    state = Tavolo("tradizionali", *LED, "playing: s6 sA saying busso").state
    seen = Reading(TRESSETTE.view(state, 2))
    hears, deaf = (imagine(seen, 5, hears=hears) for hears in (True, False))
    assert hears is not None
    assert deaf is not None
    assert hears.scene[scene.ASKED : scene.ASKED + 4].any()
    assert hears.scene[scene.CHALLENGED]
    assert not deaf.scene[scene.ASKED : scene.ASKED + 4].any()
    assert not deaf.scene[scene.CHALLENGED]


def test_an_opinion_weighs_everything_that_may_be_done_the_best_first() -> None:
    state = Tavolo("tradizionali", "hand A: d3 d2 dA s4 s5 s6 c4 c5 c6 b4").state
    seen, menu = TRESSETTE.view(state, 0), TRESSETTE.menu(state, 0)
    kit: Any = kit_of("tressette")
    found = kit.opinion(seen, menu, Effort(20))
    assert found is not None
    weighed = [one.action for one in found.choices]
    assert len(weighed) == len(set(map(TRESSETTE.spell_action, weighed)))
    assert {TRESSETTE.spell_action(one) for one in expand_menu(menu)} - {"claim"} <= {
        TRESSETTE.spell_action(one) for one in weighed
    }
    values = [one.value for one in found.choices if one.error > 0]
    assert values[0] == max(values)


def test_keeps_a_deadline() -> None:
    state = Tavolo("tradizionali").state
    seen, menu = TRESSETTE.view(state, 0), TRESSETTE.menu(state, 0)
    assert opinion(seen, menu, Effort(4)) is not None
    late = opinion(seen, menu, Effort(100_000 // 50, seconds=0.0))
    # Nothing was tried in time: then it is the basic player's choice.
    assert late is not None
    assert len(late.choices) >= 1


@pytest.mark.parametrize("language", lang.available())
def test_every_choice_says_why_in_every_language(language: str) -> None:
    """Whatever speaks for a card has its sentence, with figures that were counted."""
    told = set()
    for lines in (
        ("phase: follow", "playing: d3 d4", "hand C: dA d5 s4 s5 s6 c4 c5 c6 b4 b5"),
        ("phase: follow", "playing: d4 d5 saying busso", "hand C: d2 d6 s4 s5 s6 c4 c5 c6 b4 b5", BUSSO),
        RETURNED,
        ("phase: follow", "playing: d3 d4", "hand C: cA cC b4 b5 b6 b7 s4 s5 s6 s7"),
    ):
        state = Tavolo("tradizionali", *lines).state
        seat = TRESSETTE.turn(state)
        assert seat is not None
        found = opinion(TRESSETTE.view(state, seat), TRESSETTE.menu(state, seat), Effort(20))
        assert found is not None
        assert all(len(one.reasons) <= 3 for one in found.choices)
        assert found.best.reasons
        for one in found.choices:
            for why in one.reasons:
                told.add(why.word)
                assert lang.translator(language).text(why.word, **why.figures)
    assert {"why-tressette-sure", "why-tressette-partner", "why-tressette-returns", "why-tressette-loads"} <= told


def test_what_ones_own_words_give_away_is_known_to_all() -> None:
    """A busso tells where the Three is and a Napoletana three cards; silence and a bare length tell nothing."""
    for hand, led, slug, known in (
        ("d3 d4 d5 s4 s5 s6 c4 c5 c6 b4", "d4", "busso", "d3"),
        ("d3 d2 dA s4 s5 s6 c4 c5 c6 b4", "dA", "napoletana", "d3 d2"),
        ("d3 d2 dA s4 s5 s6 c4 c5 c6 b4", "dA", None, ""),
        ("d4 d5 d6 s4 s5 s6 c4 c5 c6 b4", "d4", "terzo", ""),
    ):
        reading = Reading(TRESSETTE.view(Tavolo("tradizionali", f"hand A: {hand}").state, 0))
        assert tells(reading, carta(led), slug) == bits_of([carta(one) for one in known.split()])
    state = Tavolo(
        "tradizionali", "leader: A", "trick A: d4 d2 d5 d6 saying busso", "hand A: d3 d7 s4 s5 s6 c4 c5 c6 b4"
    ).state
    assert told(Reading(TRESSETTE.view(state, 0))) == bits_of([carta("d3")])


def test_first_words_about_a_suit_are_news_to_the_partner_until_he_can_place_its_best_cards() -> None:
    first = "hand A: d3 d4 d5 s4 s5 s6 c4 c5 c6 b4"
    leads, words = [carta("d4"), carta("d4"), carta("s4")], ["busso", None, "terzo"]
    seen = Reading(TRESSETTE.view(Tavolo("tradizionali", first).state, 0))
    busso, silence, bare = news(seen, leads, words)
    assert busso == bare > silence == 0
    threes = ("hand C: s3 c3 b3 d6 d7 dD s7 sC c7 b5", "accused C: 3d 3")
    accused = Reading(TRESSETTE.view(Tavolo("tradizionali", first, *threes).state, 0))
    assert news(accused, leads, words)[0] == busso > news(accused, leads, words)[2] > 0
    again = Tavolo(
        "tradizionali", "leader: A", "trick A: d4 d2 d5 d6 saying busso", "hand A: d3 d7 s4 s5 s6 c4 c5 c6 b4"
    )
    assert news(Reading(TRESSETTE.view(again.state, 0)), [carta("d7")], ["busso"]) == [0]


@pytest.mark.article("fitres", "42")
def test_tells_once_that_a_suit_is_missing_where_nobody_has_seen_it() -> None:
    lines = ("leader: A", "trick A: d4 d2 d5 d6 saying lungo", "hand A: d7 dC dD s4 s5 s6 c4 c5 c6")
    for further, tells_it in (((), True), (("said A: 0 faglio",), False)):
        state = Tavolo("tradizionali", *lines, *further).state
        found = opinion(TRESSETTE.view(state, 0), TRESSETTE.menu(state, 0), Effort(20))
        assert found is not None
        assert (found.best.action == Declare("faglio")) == tells_it


@pytest.mark.article("fitres", "172", "181")
def test_who_has_played_and_not_accused_has_no_buongioco() -> None:
    """Nobody has accused anything: then it is not likely that an opponent or the partner could have."""

    def holds_one(**how: bool) -> float:
        state = Tavolo("tradizionali", "trick A: d4 d5 d6 d7", "leader: A", "hand A: dC s4 s5 s6 c4 c5 c6 b4 b5").state
        worlds = imagine(Reading(TRESSETTE.view(state, 0)), 200, **how)
        assert worlds is not None
        suits = worlds.hands[:, 1:, None] >> 10 * np.arange(4) & 7
        of_a_rank = ((suits[..., None] >> np.arange(3) & 1).sum(axis=2) >= 3).any(axis=(1, 2))
        return float((of_a_rank | (suits == 7).any(axis=(1, 2))).mean())

    assert holds_one() < 0.1 < holds_one(hears=False)


def test_keeps_silent_where_words_help_the_opponents_more_and_says_so() -> None:
    """To tell of a Three and an ace while the Two is out against them costs more than it brings."""
    state = Tavolo("tradizionali", "hand A: bD c3 c5 c7 cA cD d3 d4 s2 s7").state
    found = opinion(TRESSETTE.view(state, 0), TRESSETTE.menu(state, 0), Effort(480))
    assert found is not None
    card = next(one for one in found.choices if isinstance(one.action, Play))
    assert card.action == Play(carta("c5"))
    assert card.reasons[0].word == "why-tressette-hushed"
    for language in lang.available():
        assert lang.translator(language).text(card.reasons[0].word, **card.reasons[0].figures)


def test_cards_that_are_clearly_behind_are_tried_no_more_and_the_choice_is_the_same() -> None:
    state = Tavolo("tradizionali", "hand A: d3 d2 dA s4 s5 s6 c4 c5 c6 b4").state
    menu = TRESSETTE.menu(state, 0)
    reading, cards = Reading(TRESSETTE.view(state, 0)), [one.card for one in menu.cards]
    sifted, full = (
        weigh_cards(reading, cards, STRONG._replace(worlds=40, leaf=3, sifts=sifts)) for sifts in (True, False)
    )
    assert sifted is not None
    assert full is not None
    assert not np.isnan(full.points).any()
    assert np.isnan(sifted.points).any()
    assert not np.isnan(sifted.means).any()
    assert (sifted.means + sifted.sense).argmax() == (full.means + full.sense).argmax()
