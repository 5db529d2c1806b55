"""Checks of the environments with nothing compiled, run by `test_environments` in a process of its own.

Interpreted, a table of every kind is tried in less time than one takes to compile.
"""

import sys
import warnings
from hashlib import sha256
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from ventaglio.cli.app import run
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine.score import count as burraco_count
from ventaglio.games.burraco.kernel import table as burraco_row
from ventaglio.games.burraco.kernel.moves import legal
from ventaglio.games.burraco.kernel.numbering import MOST_MOVES
from ventaglio.games.burraco.lab.board import BurracoTables
from ventaglio.games.burraco.lab.environment import move_of
from ventaglio.games.common.plugin.shelves import every_code, players_of
from ventaglio.games.tressette.kernel import table as tressette_row
from ventaglio.games.tressette.kernel.actions import MOST_LEGAL
from ventaglio.games.tressette.kernel.moves import list_legal
from ventaglio.games.tressette.lab.board import TressetteTables
from ventaglio.games.tressette.lab.environment import ACT, SAY
from ventaglio.lab.environments import env, vector

DIGESTED: dict[str, dict[str, Any]] = {
    "plain": {"game": "tressette", "cards_only": True},
    "tressette": {"game": "tressette", "code": "moderne"},
    "burraco": {"game": "burraco", "players": 3},
}
SOME = 7


def kinds() -> list[dict[str, Any]]:
    """Every code and number of players, every way to form pairs, and what else changes a table."""
    found = [
        {"game": one.game, "code": one.rules.id, "players": players}
        for one in every_code()
        for players in players_of(one)
    ]
    found += [
        {"game": "tressette", "code": code, "options": {"pairs": pairs}, "cards_only": cards_only}
        for code, cards_only in (("tradizionali", False), ("moderne", True))
        for pairs in ("A", "B.a", "B.b.1", "B.b.2")
    ]
    return [
        *found,
        {"game": "tressette", "options": {"buongioco": "dichiarazione obbligatoria"}, "cards_only": True},
        {"game": "burraco", "players": 3, "alone": True, "zero_sum": True},
        {"game": "burraco", "limit": 9},
    ]


def pettingzoo() -> None:
    """PettingZoo's own tests. They warn of every environment with masks that is not one of their own."""
    warnings.simplefilter("error")
    warnings.filterwarnings("ignore", "Observation space for each agent|Observation is not a NumPy array")
    for kind in kinds():
        api_test(env(**kind), num_cycles=12)
        seed_test(lambda kind=kind: env(**kind), num_cycles=6)


def openings_reach_every_move() -> None:
    """First and second choices together are exactly what the kernel lists."""
    burraco, room = BurracoTables(1, players=2), np.zeros(MOST_MOVES, np.int64)
    burraco.reset(SOME)
    words, found = TressetteTables(1, auto_reset=True), np.zeros(MOST_LEGAL, np.int64)
    words.reset(SOME)
    rng = np.random.default_rng(SOME)
    for _ in range(60):
        wanted = set(room[: legal(burraco.rows[0], burraco.code, room)])
        reached = set()
        for first in np.flatnonzero(burraco.masks[0]):
            if (move := move_of(-1, int(first))) >= 0:
                reached.add(move)
                continue
            row, mask = burraco.rows.copy(), burraco.masks.copy()
            burraco.step([first])
            reached |= {move_of(int(first), int(second)) for second in np.flatnonzero(burraco.masks[0])}
            burraco.rows[:], burraco.masks[:], burraco._chosen[:] = row, mask, -1
        assert reached == wanted
        burraco.step(rng.choice(np.flatnonzero(burraco.masks[0]), 1))
        while burraco._chosen[0] >= 0:
            burraco.step(rng.choice(np.flatnonzero(burraco.masks[0]), 1))
    for _ in range(40):
        wanted = set(found[: list_legal(words.rows[0], words.code, found)])
        cards = {number % 40 for number in wanted if number < 40 * (ACT - SAY)}
        assert {int(one) for one in np.flatnonzero(words.masks[0]) if one < 40} == cards
        assert len(wanted) - sum(one < 40 * (ACT - SAY) for one in wanted) == words.masks[0, ACT:].sum()
        plays = [one for one in np.flatnonzero(words.masks[0]) if one < 40 or one >= ACT]
        action = int(rng.choice(plays))
        words.step([action])
        if words._pending[0] >= 0:
            said = {40 * (int(one) - SAY) + action for one in np.flatnonzero(words.masks[0])}
            assert said == {one for one in wanted if one < 40 * (ACT - SAY) and one % 40 == action}
            words.step(rng.choice(np.flatnonzero(words.masks[0]), 1))


def nothing_hidden_is_seen() -> None:
    """What a seat sees does not change when cards change places that it cannot see."""
    rng = np.random.default_rng(SOME)
    for kind in ({}, {"cards_only": True}):
        tables = TressetteTables(1, **kind)  # type: ignore[arg-type]
        tables.reset(SOME)
        for _ in range(25):
            row = tables.rows[0]
            hidden = [
                [card for card in range(40) if row[tressette_row.HANDS + seat] >> card & 1]
                if not row[tressette_row.EXPOSED] and not row[tressette_row.LOCATED + seat]
                else []
                for seat in (1, 2)
            ]
            before = tables.observe(0).copy()
            if all(hidden):
                one, other = (int(rng.choice(cards)) for cards in hidden)
                for base in (tressette_row.HANDS, tressette_row.DEALT):
                    row[base + 1] ^= 1 << one | 1 << other
                    row[base + 2] ^= 1 << one | 1 << other
                assert (tables.observe(0) == before).all()
                for base in (tressette_row.HANDS, tressette_row.DEALT):
                    row[base + 1] ^= 1 << one | 1 << other
                    row[base + 2] ^= 1 << one | 1 << other
            plays = np.flatnonzero(tables.masks[0][:86])
            tables.step([int(rng.choice(plays))])
    burraco = BurracoTables(1)
    burraco.reset(SOME)
    for _ in range(60):
        row, before = burraco.rows[0].copy(), burraco.observe(0).copy()
        held = [face for face in range(53) if row[burraco_row.HANDS + 53 + face] > row[burraco_row.KNOWN + 53 + face]]
        if held:
            top = burraco_row.STOCK + int(row[burraco_row.TOP])
            face = int(rng.choice(held))
            burraco_row.drop(burraco.rows[0], 1, face)
            burraco_row.give(burraco.rows[0], 1, int(row[top]))
            burraco.rows[0][top] = face
            assert (burraco.observe(0) == before).all()
        burraco.rows[0] = row
        burraco.step(burraco.any_action())


def rewards_are_the_points() -> None:
    """At the end everybody gets what his side made; with zero sum, nothing in all."""
    for zero_sum in (False, True):
        burraco = BurracoTables(1, players=3, zero_sum=zero_sum, auto_reset=False)
        burraco.reset(SOME)
        while burraco.turns[0] >= 0:
            came = burraco.step(burraco.any_action())
        assert came.terminated[0]
        if zero_sum:
            assert abs(came.rewards.sum()) < 1e-3
            continue
        closer = int(burraco.rows[0][burraco_row.CLOSER])
        counted = burraco_count(burraco.state(), closer if closer >= 0 else None)
        made = {seat: side.total for side in counted for seat in side.seats}
        assert [made[seat] for seat in range(3)] == list(came.rewards[0])
    for zero_sum in (False, True):
        tables = vector("tressette", 4, cards_only=True, zero_sum=zero_sum, auto_reset=False)
        tables.reset(SOME)
        for _ in range(40):
            came = tables.step(tables.any_action())
        assert came.terminated.all()
        assert (came.rewards.sum(axis=1) == (0 if zero_sum else 22)).all()
        assert (came.rewards[:, 0] == came.rewards[:, 2]).all()
        assert (tables.turns == -1).all()


def plain_tables_keep_step() -> None:
    """Tables of sixteen numbers and rows of the kernel show, ask and count the same."""
    plain, whole = vector("tressette", 3, cards_only=True), TressetteTables(3, cards_only=True)
    assert type(plain) is not type(whole)
    plain.reset(SOME)
    whole.reset(SOME)
    _same_deal(plain, whole)
    for _ in range(120):
        for one, other in zip(_shown(plain), _shown(whole), strict=True):
            assert (one == other).all()
        for player in range(4):
            assert (plain.observe(player) == whole.observe(player)).all()
        actions = plain.any_action()
        ended, other = plain.step(actions).terminated.copy(), whole.step(actions).terminated
        assert (ended == other).all()
        assert (plain.rewards == whole.rewards).all()
        if ended.any():
            assert ended.all()
            _same_deal(plain, whole)


def _shown(tables: Any) -> tuple[Any, ...]:
    return tables.observations, tables.masks, tables.turns


def _same_deal(plain: Any, whole: Any) -> None:
    """Give the rows of the kernel the deals of the plain tables."""
    for table, row in zip(plain.compact, whole.rows, strict=True):
        row[:] = whole._fresh
        row[tressette_row.HANDS : tressette_row.HANDS + 4] = table[:4]
        row[tressette_row.DEALT : tressette_row.DEALT + 4] = table[:4]
        row[tressette_row.LEADER] = row[tressette_row.OPENER] = table[9]
        row[tressette_row.PHASE] = tressette_row.LEAD
    whole._pending[:], whole.masks[:], whole.turns[:] = plain._open, plain.masks, plain.turns
    whole._wide[:] = plain._wide


def what_is_not_open_is_refused() -> None:
    """In one sentence, and nothing is done."""
    for game in ("burraco", "tressette"):
        tables = vector(game, 2)
        tables.reset([1, 2])
        rows = tables.rows.copy()  # type: ignore[attr-defined]
        closed = int(np.flatnonzero(tables.masks[1] == 0)[0])
        with pytest.raises(BadInput, match="table 1"):
            tables.step([int(np.flatnonzero(tables.masks[0])[0]), closed])
        assert (tables.rows == rows).all()  # type: ignore[attr-defined]


def rendered() -> None:
    """What is drawn is the table of whoever is to act."""
    for game, word in (("burraco", "Pile"), ("tressette", "Your hand")):
        table = env(game, render_mode="ansi")
        table.reset(seed=SOME)
        drawn = table.render()
        assert drawn is not None
        assert word in drawn
        names = table.infos[table.agent_selection]["actions"]
        assert names
        assert all(isinstance(name, str) for name in names.values())


def fast_games(folder: str) -> None:
    """Games on the kernels are written like those of bots, and can be played again."""
    for game, bots in (("burraco", "planner,anything"), ("tressette", "anything")):
        words = ["lab", "games", game, "--fast", "--bots", bots, "--hands", "2", "--out", f"{folder}/{game}"]
        assert run(words) == 0


def digest(name: str) -> str:
    """What comes of a hundred steps at eleven tables, as one number: the same compiled and interpreted."""
    tables = vector(**{"tables": 11, **DIGESTED[name]})
    tables.reset(SOME)
    tables.seed_choices(SOME)
    found = sha256()
    for _ in range(100):
        step = tables.step(tables.any_action())
        for array in step:
            found.update(np.ascontiguousarray(array).tobytes())
    return found.hexdigest()


def main() -> None:
    """Run the check that is named."""
    # What overflows on purpose in generators does so silently when it is compiled.
    np.seterr(over="ignore")
    name, *words = sys.argv[1:]
    checks: dict[str, Any] = {
        one.__name__: one
        for one in (
            *(pettingzoo, openings_reach_every_move, nothing_hidden_is_seen, rewards_are_the_points),
            *(plain_tables_keep_step, what_is_not_open_is_refused, rendered, fast_games),
        )
    }
    if name == "all":
        for check in checks.values():
            if check is not fast_games:
                check()
                sys.stdout.write(f"{check.__name__}\n")
    elif name in DIGESTED:
        sys.stdout.write(digest(name))
    else:
        checks[name](*words)


if __name__ == "__main__":
    main()
