"""Five levels of bots: each plays what it may and nothing else, and the stronger ones win."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.clumsy.burraco import blunder as burraco_blunder
from tests.clumsy.tressette import blunder as tressette_blunder
from tests.games.tressette.codes.fitres.tavolo import Tavolo
from tests.texts import BURRACO_CODES, TRESSETTE_CODES
from ventaglio import lang
from ventaglio.core.game import Agent
from ventaglio.core.record import AnyGame
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import TABLE
from ventaglio.games.burraco.bots.levels import BurracoBot
from ventaglio.games.burraco.bots.matches import play_match as play_burraco
from ventaglio.games.burraco.bots.strong import agent as strong_burraco
from ventaglio.games.burraco.engine.match import open_table as open_burraco
from ventaglio.games.burraco.referee.live import Count as BurracoCount
from ventaglio.games.common.bots.levels import LEVELS
from ventaglio.games.common.bots.opinion import Effort
from ventaglio.games.common.plugin import kit_of
from ventaglio.games.common.plugin.shelves import live_games
from ventaglio.games.tressette.bots import strong
from ventaglio.games.tressette.bots.levels import CHARACTERS, TressetteBot
from ventaglio.games.tressette.bots.matches import play_match as play_tressette
from ventaglio.games.tressette.engine.actions import CallOut
from ventaglio.games.tressette.engine.match import open_table as open_tressette
from ventaglio.games.tressette.engine.rules import Pairs

each_level = pytest.mark.parametrize("level", LEVELS)


@pytest.fixture(autouse=True, scope="module")
def shallow() -> Iterator[None]:
    """The strongest players think of little here: what they do has to be allowed, not good."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(strong, "STRONG", strong.STRONG._replace(worlds=3, leaf=2))
        patch.setattr(strong_burraco, "AT_THE_TABLE", Effort(worlds=8))
        yield


BURRACO_TABLES = [(code, players) for code, rules in BURRACO_CODES.items() for players in sorted(rules.packs.value)]


def bots(game: str, level: str, seats: int, seed: int = 0) -> list[Agent[Any, Any, Any]]:
    agent: Any = kit_of(game).agent
    return [agent(level, Random(f"{seed} {seat}")) for seat in range(seats)]


@pytest.mark.long
@each_level
@pytest.mark.parametrize("code, players", BURRACO_TABLES)
def test_a_burraco_bot_is_never_refused(level: str, code: str, players: int) -> None:
    table = open_burraco(BURRACO_CODES[code], players, hands=1)
    assert play_burraco(table, bots("burraco", level, players), Random(7)).finished


@pytest.mark.long
@each_level
@pytest.mark.parametrize("code", TRESSETTE_CODES)
@pytest.mark.parametrize("pairs", Pairs)
def test_a_tressette_bot_is_never_refused(level: str, code: str, pairs: Pairs) -> None:
    table = open_tressette(TRESSETTE_CODES[code], options={"pairs": pairs.value})
    assert play_tressette(table, bots("tressette", level, 4), Random(7)).ended is not None


@pytest.mark.long
@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 10_000), level=st.sampled_from(sorted(LEVELS)), code=st.sampled_from(sorted(BURRACO_CODES)))
def test_a_burraco_bot_is_never_refused_where_others_err(seed: int, level: str, code: str) -> None:
    play_among_errors("burraco-live", {"Code": code, "Hands": "1"}, level, seed)


@pytest.mark.long
@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(
    seed=st.integers(0, 10_000), level=st.sampled_from(sorted(LEVELS)), code=st.sampled_from(sorted(TRESSETTE_CODES))
)
def test_a_tressette_bot_is_never_refused_where_others_err(seed: int, level: str, code: str) -> None:
    play_among_errors("tressette-live", {"Code": code, "Match": "passate", "Passate": "2"}, level, seed)


def play_among_errors(name: str, headers: dict[str, str], level: str, seed: int) -> None:
    """A match in which somebody now and then takes a bot's cards and does something foolish."""
    game, rng = live_games()[name], Random(seed)
    live = game.open(headers)
    players = dict(enumerate(bots(name, level, 4, seed)))
    action: Any
    for _ in range(4000):
        seat = game.turn(live)
        if seat is None:
            return
        if getattr(live, "closed", None) is not None:
            action, seat = BurracoCount(), TABLE
        elif seat == TABLE:
            action = next(game.legal(live), None) or game.chance(live, rng.randbytes(32))
        elif getattr(live, "pending", ()):
            action = rng.choice(list(game.legal(live)))
        elif (caller := calling(game, live, players)) is not None:
            action, seat = CallOut(), caller
        else:
            action = players[seat].choose(game.view(live, seat), game.menu(live, seat))
            foolish = rng.random() < 0.05 and (burraco_blunder if name == "burraco-live" else tressette_blunder)
            if foolish and (other := foolish(live.state, seat, rng)) and game.judge(live, other, seat) is None:
                action = other
        assert game.judge(live, action, seat) is None
        for event in game.act(live, action, seat):
            live = game.fold(live, event)
    raise AssertionError("the match does not end")


def calling(game: AnyGame, live: Any, players: dict[int, Agent[Any, Any, Any]]) -> int | None:
    """The seat of a bot that wants to call out and may."""
    for seat, player in players.items():
        wants = getattr(player, "wants_to_call", None)
        if wants and game.judge(live, CallOut(), seat) is None and wants(game.view(live, seat), game.menu(live, seat)):
            return seat
    return None


def lead_in_burraco(better: str, worse: str, hands: int) -> int:
    """By how many points the better side leads, each side holding the cards of the other in turn."""
    lead = 0
    for number in range(hands):
        names = (better, worse) if number % 2 else (worse, better)
        seated = [BurracoBot(names[seat % 2], Random(f"{number} {seat}")) for seat in range(4)]
        totals = play_burraco(open_burraco(BURRACO_CODES["fibur-2019"], 4, hands=1), seated, Random(number // 2)).totals
        lead += int(totals[names.index(better)] - totals[names.index(worse)])
    return lead


def lead_in_tressette(better: str, worse: str, matches: int) -> int:
    """How many more matches the better side wins."""
    lead = 0
    for number in range(matches):
        names = (better, worse) if number % 2 else (worse, better)
        seated = [TressetteBot(names[seat % 2], Random(f"{number} {seat}")) for seat in range(4)]
        final = play_tressette(open_tressette(TRESSETTE_CODES["tradizionali"]), seated, Random(number // 2)).final
        assert final.winner is not None
        lead += 1 if names[final.sides.index(final.winner)] == better else -1
    return lead


@pytest.mark.long
@pytest.mark.parametrize("hands", [8, pytest.param(20, marks=pytest.mark.nightly)], ids=["few", "many"])
@pytest.mark.parametrize("worse, better", [("novizio", "socio"), ("socio", "maestro")])
def test_burraco_levels_are_in_order_of_strength(worse: str, better: str, hands: int) -> None:
    """The hands are the same every time: a few show that a level has not become worse, and many that it is better."""
    assert lead_in_burraco(better, worse, hands) > 0


@pytest.mark.long
@pytest.mark.parametrize(
    "worse, better, matches",
    [
        ("novizio", "socio", 40),
        ("socio", "esperto", 40),
        pytest.param("esperto", "maestro", 200, marks=pytest.mark.nightly),
    ],
)
def test_tressette_levels_are_in_order_of_strength(worse: str, better: str, matches: int) -> None:
    assert lead_in_tressette(better, worse, matches) > 0


@each_level
@pytest.mark.parametrize("code", lang.available())
def test_levels_have_names_and_say_what_they_are(level: str, code: str) -> None:
    language = lang.translator(code)
    assert language.has(f"level-{level}")
    for game in ("burraco", "tressette"):
        assert language.text(f"level-{level}-about", game=game).endswith(".")


def test_tressette_levels_take_in_what_is_said_of_them() -> None:
    """The novizio has the table alone before him, the next two are deaf, and the maestro takes everything in."""
    lines = ("trick A: d3 d4 dA d5 saying busso", "leader: A", "said A: 1 faglio", "accused A: Ns 3")
    hand_a, hand_c = "hand A: s3 s2 sA c4 c5 c6 b5 b6", "hand C: s4 s5 s6 c7 cD cC b7 bD bC"
    view = Tavolo("tradizionali", hand_a, hand_c, *lines, "phase: follow", "playing: b4 saying sola").sees("B")
    known = {name: one.takes_in(view) for name, one in CHARACTERS.items()}
    assert [name for name, one in known.items() if one.memory] == ["socio", "esperto", "maestro"]
    assert [name for name, one in known.items() if one.accused] == ["socio", "esperto", "maestro"]
    assert [name for name, one in known.items() if one.said or one.formula] == ["maestro"]
    assert [name for name, one in CHARACTERS.items() if not one.speaks] == ["novizio"]
    assert CHARACTERS["novizio"].book.leading == CHARACTERS["esperto"].book.leading


@pytest.mark.long
def test_the_same_generator_gives_the_same_bot() -> None:
    table = open_burraco(BURRACO_CODES["fibur-2019"], 2, hands=1)
    first, second = (play_burraco(table, bots("burraco", "novizio", 2, 3), Random(1)) for _ in range(2))
    assert first == second


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(BadInput, match="novizio, socio, esperto, maestro, campione"):
        kit_of("burraco").agent("principiante", Random(0))
    with pytest.raises(BadInput, match="scopa"):
        kit_of("scopa").agent("socio", Random(0))
