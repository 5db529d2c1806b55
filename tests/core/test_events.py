"""Every event of every game can be written down and read back, and says whether there is a way back past it."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args, get_origin

import pytest

from tests.clumsy.burraco import play_hand
from tests.clumsy.table import Clumsiness
from tests.clumsy.tressette import play_passata
from tests.texts import BURRACO_CODES, TRESSETTE_CODES
from ventaglio.core.cards import cards, carte
from ventaglio.core.codec import decode, encode
from ventaglio.core.norms import Cite
from ventaglio.core.record import AnyGame, parse_record, steps
from ventaglio.games.burraco.bots.random import RandomAgent as BurracoRandom
from ventaglio.games.burraco.engine import events as burraco
from ventaglio.games.burraco.engine.duties import Duties, Held
from ventaglio.games.burraco.engine.match import open_table as open_burraco
from ventaglio.games.burraco.engine.melds import Run
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.burraco.referee.live import table as burraco_live
from ventaglio.games.common.plugin.shelves import live_games
from ventaglio.games.tressette.bots.basic import BasicAgent as TressetteBasic
from ventaglio.games.tressette.engine import events as tressette
from ventaglio.games.tressette.engine.match import open_table as open_tressette
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.games.tressette.referee.live import table as tressette_live
from ventaglio.law.referee.live import Happened, Written

PLAYED = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.txt"))
GAMES: dict[str, AnyGame] = {"burraco": BURRACO, "tressette": TRESSETTE, **live_games()}

RARE_BURRACO = (
    burraco.ThrownIn(),
    burraco.TimeOutCalled(3),
    burraco.StallWatched(),
    burraco.TurnExpired(2),
    burraco.Shown(1, cards("5h *")),
    burraco.Moved("stock", "hand B", cards("5h"), 1),
    burraco.PozzettoReturned(1, cards("5h *"), 2, (0, 1, 0, 1)),
    burraco.PozzettiMade((cards("5h"), cards("6h")), (1, 1)),
    burraco.PickUpUndone(2, "stock", cards("5h"), 1),
    burraco.Merged(1, 2, Run("h", 4, 7)),
    burraco.CountedAgainst(1),
    burraco.LaidAstray(0, cards("5h 9s Kd")),
    burraco.TurnGiven(2, BURRACO.open({"Code": "circolo"}).phase),
    burraco.DutiesLaid(Duties(held=(Held(1, cards("9s"), Cite("fibur-2019", "28")),))),
)
RARE_TRESSETTE = (
    tressette.ThrownIn("exposed"),
    tressette.MustSpeak(1),
    tressette.Spoke(1, "busso"),
    tressette.SlamDeclared(1, 2),
    tressette.SelfCallDue(0),
    tressette.CalledOut(1, 0),
    tressette.Verified(1, 0, 2),
    tressette.Decided(1, 7),
    tressette.LeadTaken(2),
    tressette.CardsShown(2, carte("dA s3")),
    tressette.CardReplaced(1, *carte("dA s3")),
    tressette.LeadReworded(1, None),
    tressette.WordsTakenBack(1, 0),
    tressette.Announced(1, "busso", "c"),
    tressette.PointsLost(1, (0, 2)),
    tressette.DutiesLaid(TRESSETTE.open({"Code": "moderne"}).duties),
)
"""What does not come up in the matches below, or need not: with it every kind of event is there."""


def with_redacted(game: AnyGame, state: Any, events: Any) -> Iterator[Any]:
    """Events as they happened and as those at the table learn of them."""
    for event in events:
        yield event
        for seat in (None, 0, 1):
            yield game.redact(event, seat, state)
        state = game.fold(state, event)


@cache
def regular(name: str) -> tuple[Any, ...]:
    """The events of the playthroughs of a game."""
    found: list[Any] = []
    for path in PLAYED:
        game, record = parse_record(path.read_text(encoding="utf-8"), GAMES)
        if game.name == name:
            for step in steps(game, record):
                found += with_redacted(game, step.before, step.events)
    return (*found, *(RARE_BURRACO if name == "burraco" else RARE_TRESSETTE))


@cache
def live(name: str) -> tuple[Any, ...]:
    """The events of clumsy players at live-tables."""
    found: list[Any] = []
    for seed in range(12):
        rng = Random(seed)
        if name == "burraco-live":
            for rules in BURRACO_CODES.values():
                agents = [BurracoRandom(rng) for _ in range(4)]
                hand = play_hand(open_burraco(rules, 4, hands=1), agents, rng, Clumsiness(0.15, 0.1))
                found += with_redacted(live_games()[name], hand.opening, hand.log)
        else:
            for norms in TRESSETTE_CODES.values():
                players = [TressetteBasic(rng) for _ in range(4)]
                habits = Clumsiness(0.2, 0.3, 0.3)
                passata = play_passata(open_tressette(norms), players, rng, habits)
                found += with_redacted(live_games()[name], passata.opening, passata.log)
    if name == "burraco-live":
        entry = burraco_live.Entry("warn", "offender", "", 1, Cite("fibur-2019", "28"))
        found += map(Happened, regular("burraco"))
        return (*found, burraco_live.Closed(2), Written(entry))
    found += map(Happened, regular("tressette"))
    return (*found, tressette_live.CardWithdrawn(1), tressette_live.Returned(1), tressette_live.Reopened())


def events_of(name: str) -> tuple[Any, ...]:
    return live(name) if name in live_games() else regular(name)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_event_is_read_back(name: str) -> None:
    game, events = GAMES[name], events_of(name)
    for event in events:
        assert decode(encode(event), game.event) == event
    assert {get_origin(kind) or kind for kind in get_args(game.event)} == {type(event) for event in events}
    if name in live_games():
        regular_events = GAMES[name.removesuffix("-live")].event
        assert set(get_args(regular_events)) <= {type(getattr(event, "event", None)) for event in events}


REVEALING = {
    "burraco": "Shuffled ThrownIn Drew PozzettoSeen Shown HandEnded MatchEnded",
    "tressette": "Shuffled ThrownIn PairShown CardsShown Claimed PassataEnded MatchEnded",
}
SOMETIMES = {"PozzettoTaken", "Moved", "DutiesLaid"}


@pytest.mark.parametrize("name", ["burraco", "tressette"])
def test_what_lets_hidden_cards_be_seen(name: str) -> None:
    for event in regular(name):
        if type(event).__name__ not in SOMETIMES:
            assert GAMES[name].reveals(event) == (type(event).__name__ in REVEALING[name].split()), event


def test_what_lets_hidden_cards_be_seen_depending_on_how() -> None:
    def taken(*, direct: bool) -> burraco.PozzettoTaken:
        return burraco.PozzettoTaken(1, direct, 1, (0, 1, 0, 1), cards("5h"))

    def moved(source: str) -> burraco.Moved:
        return burraco.Moved(source, "pile", cards("5h"), 1)

    seen: list[burraco.Event] = [
        taken(direct=True),
        moved("stock"),
        moved("pozzetto 1"),
        moved("hand B"),
        RARE_BURRACO[-1],
    ]
    unseen: list[burraco.Event] = [
        taken(direct=False),
        moved("pile"),
        moved("meld 1"),
        moved("astray 1"),
        burraco.DutiesLaid(Duties()),
    ]
    assert all(map(BURRACO.reveals, seen))
    assert not any(map(BURRACO.reveals, unseen))


@pytest.mark.long
@pytest.mark.parametrize("name", live_games())
def test_at_live_tables_the_same_events_reveal(name: str) -> None:
    game = GAMES[name.removesuffix("-live")]
    for event in live(name):
        inner = getattr(event, "event", None)
        assert live_games()[name].reveals(event) == (inner is not None and game.reveals(inner))


@pytest.mark.parametrize("name", GAMES)
def test_chance_deals_what_the_table_may_be_dealt(name: str) -> None:
    game = GAMES[name]
    tables = [{"Code": code} for code in TRESSETTE_CODES]
    if name.startswith("burraco"):
        sizes = [(code, players) for code, rules in BURRACO_CODES.items() for players in rules.packs.value]
        tables = [{"Code": code, "Players": str(players)} for code, players in sizes]
    for headers in tables:
        state = game.open(headers)
        dealt = {game.chance(state, bytes([seed] * 32)) for seed in range(10)}
        assert len(dealt) == 10
        assert [game.judge(state, action, -1) for action in dealt] == [None] * 10
