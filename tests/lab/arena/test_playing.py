"""A deal is played twice: the same cards in the same seats, the bots exchanged, at every table that a code has."""

from collections import Counter

import pytest

from tests.lab.arena.players import HOME, Watcher, contest
from tests.texts import BURRACO_CODES
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.plugin.opaque import State
from ventaglio.games.common.plugin.plug import AnyPlug
from ventaglio.lab.arena import playing
from ventaglio.lab.arena.playing import BotTrouble, Result, lineup, play_deal

BURRACO = [(code, players) for code, rules in BURRACO_CODES.items() for players in sorted(rules.packs.value)]
PAIRS = ["A", "B.a", "B.b.1", "B.b.2"]


@pytest.mark.parametrize("code, players", BURRACO)
def test_equal_bots_are_equal_at_every_burraco_table(code: str, players: int) -> None:
    found = play_deal(contest("burraco", code, players), ("random", "random"), 3)
    assert (found.difference, found.won, found.hands, found.unfinished) == (0.0, 1.0, 2, 0)


@pytest.mark.parametrize("pairs", PAIRS)
@pytest.mark.parametrize("norms", ["tradizionali", "moderne"])
def test_equal_bots_are_equal_however_pairs_are_formed(norms: str, pairs: str) -> None:
    table = contest("tressette", norms, pairs=pairs)
    for number in range(3):
        found = play_deal(table, ("random", "random"), number)
        assert (found.difference, found.won, found.hands) == (0.0, 1.0, 2)
    whole = play_deal(contest("tressette", norms, whole=True, pairs=pairs), ("random", "random"), 1)
    assert (whole.difference, whole.won) == (0.0, 1.0)
    assert whole.hands > 2


def test_the_same_cards_lie_in_the_same_seats() -> None:
    Watcher.seen.clear()
    bots = (f"{HOME}:Watcher", f"{HOME}:Watcher")
    play_deal(contest("burraco", "fibur-2019", 4), bots, 7)
    assert len(Watcher.seen) == 8
    first, second = sorted(Watcher.seen[:4]), sorted(Watcher.seen[4:])
    # What was drawn before one's first choice of a discard is not looked at: each looks when he picks up.
    assert first[0] == second[0]
    assert [seat for seat, _ in first] == [seat for seat, _ in second] == [0, 1, 2, 3]
    Watcher.seen.clear()
    play_deal(contest("burraco", "fibur-2019", 4), bots, 8)
    assert min(Watcher.seen[:4]) != first[0]


@pytest.mark.parametrize("pairs", PAIRS)
def test_each_pair_is_of_one_bot(pairs: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: Counter[bool] = Counter()
    counted = playing._counted

    def watched(plug: AnyPlug, opening: State, final: State, roles: tuple[int, ...], *rest: int, **how: bool) -> Result:
        sides = [one.side for one in plug.kit.standings(final)]
        assert len(set(zip(sides, roles, strict=True))) == 2
        seen[roles[0] == 0] += 1
        return counted(plug, opening, final, roles, *rest, **how)

    monkeypatch.setattr(playing, "_counted", watched)
    for number in range(4):
        play_deal(contest("tressette", "moderne", pairs=pairs), ("random", "random"), number)
    assert seen == {True: 4, False: 4}


def test_sides_take_turns() -> None:
    assert [lineup((0, 1, 0, 1), number) for number in range(2)] == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert [lineup((0, 1, 2), number) for number in range(3)] == [(0, 1, 0), (1, 0, 0), (0, 0, 1)]
    assert lineup((0, 0, 1, 1), 0) == (0, 0, 1, 1)


def test_the_better_bot_wins_and_the_other_sees_it_from_the_other_side() -> None:
    table = contest("tressette", "tradizionali")
    for number in range(4):
        one, other = (play_deal(table, bots, number) for bots in (("basic", "random"), ("random", "basic")))
        assert (one.first, one.second, one.won) == (other.second, other.first, 2 - other.won)
        assert one.difference == -other.difference
    assert sum(play_deal(table, ("basic", "random"), number).difference for number in range(8)) > 0


def test_the_same_deal_gives_the_same_and_another_seed_another() -> None:
    table, other = contest("burraco", "circolo"), contest("burraco", "circolo", seed=2)
    bots = ("random", f"{HOME}:First")
    once = play_deal(table, bots, 5)
    assert play_deal(table, bots, 5) == once != play_deal(other, bots, 5)


def test_where_the_fewest_points_win_they_count_as_the_most() -> None:
    usual, losing = (contest("tressette", "tradizionali", losing_game=value) for value in ("no", "yes"))
    bots = ("basic", "random")
    won = [play_deal(table, bots, number) for table in (usual, losing) for number in range(6)]
    assert sum(one.difference for one in won[:6]) > 0 > sum(one.difference for one in won[6:])
    assert sum(one.won for one in won[6:]) < 6


def test_a_match_that_gets_nowhere_is_broken_off_and_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_HANDS", 1)
    found = play_deal(contest("burraco", "estratto", 2, whole=True), ("random", "random"), 1)
    assert (found.unfinished, found.won, found.hands) == (2, 1.0, 2)


def test_a_bot_that_fails_is_told_with_its_deal() -> None:
    with pytest.raises(BotTrouble, match="deal 4: RuntimeError: I will not play"):
        play_deal(contest("burraco", "circolo"), ("random", f"{HOME}:Cheat"), 4)


@pytest.mark.parametrize(
    "bot, told",
    [
        ("basci", "did you mean 'basic'"),
        ("nowhere:bot", "cannot be loaded"),
        (f"{HOME}:NOTHING", "no function"),
        (f"{HOME}:gone", "cannot be loaded"),
    ],
)
def test_bots_that_are_not_there_are_told(bot: str, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        play_deal(contest("burraco", "circolo"), ("random", bot), 1)
