"""Burraco learned by self-play: hands are played on the kernel, and a network is fitted to what they came to.

First the planner plays and the network only watches. Then it plays itself, the planner and earlier selves, at tables of
all codes: quickly at the beginning, later with care, thinking of whole turns. Those who play with care are not alike:
to some a wild is dearer than the network says, so that it sees what comes of waiting. Whoever knows the game already
can consult: choices are tried side by side in the same worlds, and what is learned is how they differ. What is kept for
play is the average of the last networks, which is steadier than any of them. The same seed gives the same network; a
run that was broken off goes on from its last checkpoint as if it had not been.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from ventaglio.games.burraco.kernel.figures import PLAYERS, Code, compile_rules
from ventaglio.games.burraco.kernel.planner import planner
from ventaglio.games.burraco.kernel.value.consulting import consult
from ventaglio.games.burraco.kernel.value.episodes import (
    LEARNER,
    MOST_NOTES,
    PLANNER_SEAT,
    QUICKLY,
    RIVAL,
    TARGET,
    Patience,
    episodes,
    meet,
    new_notes,
)
from ventaglio.games.burraco.kernel.value.layout import INPUTS, NET, Net
from ventaglio.games.burraco.lab.training.fitting import Adam, Batch, fresh
from ventaglio.games.common.kernel.chance import Dice, dice, roll
from ventaglio.law import shelf

TABLES: Final = (
    ("fibur-2019", 4, False, 0.60),
    ("internazionale", 4, False, 0.09),
    ("circolo", 4, False, 0.04),
    ("estratto", 4, False, 0.04),
    ("fibur-2019", 2, False, 0.04),
    ("estratto", 2, False, 0.02),
    ("fibur-2019", 3, False, 0.03),
    ("fibur-2019", 3, True, 0.02),
    ("internazionale", 3, False, 0.02),
    ("internazionale", 3, True, 0.02),
    ("fibur-2019", 5, False, 0.02),
    ("fibur-2019", 5, True, 0.01),
    ("internazionale", 5, False, 0.02),
    ("estratto", 6, False, 0.03),
)
"""Where hands are played: code, players, each for himself, and the share of all hands."""

AT_ONCE: Final = 16
"""Hands that are played one after another by the same dice; how many are played beside them changes nothing."""
NOTES_A_HAND: Final = 180
"""Room for the positions of a hand, on average; a hand that finds none is not played."""
PAST: Final = 6
"""Earlier selves that are kept to play against."""
POOL: Final = 3
"""Iterations whose positions are learned from while hands are played quickly."""
CAREFUL_POOL: Final = 5
"""The same later, when there are fewer hands; each position is then seen about twice."""
PATIENCE: Final = (0.0, 0.0, 0.0, 30.0, 60.0)
"""What a wild is worth to those who play with care beside what the network says, each as likely as the others."""
CONSULTED: Final = 0.3
"""How many of the decisions of a hand are tried in worlds, by one who consults."""
CONSULTED_POOL: Final = 12
"""Iterations whose choices are learned from then: they tell so much that each is seen many times."""
DEALS: Final = 100
"""Deals, each played twice, by which a network is compared with the planner."""


@dataclass(frozen=True)
class Plan:
    """How to learn."""

    iterations: int = 300
    hands: int = 1200
    """Hands of an iteration."""
    careful: int = 180
    """Iterations after which hands are played with care, and there are fewer of them."""
    lessons: int = 6
    """Iterations at the beginning in which the planner plays."""
    batch: int = 1024
    rate: float = 5e-4
    last_rate: float = 3e-5
    mixing: float = 0.94
    """How much of what a position came to counts beside what was thought of the next one."""
    daring: float = 0.02
    """How often a player does something else than he thinks best."""
    worlds: int = 0
    """Worlds in which choices are tried side by side in all iterations; 0 where hands are learned from by their end."""
    seed: int = 1
    look: int = 20
    """After how many iterations the network is compared with the planner, and a checkpoint is kept."""
    jobs: int = 1
    """Cores that play; what is learned does not depend on it."""

    @property
    def careful_hands(self) -> int:
        """Hands of an iteration in which they are played with care: each takes eight times as long."""
        return max(1, self.hands * 2 // 5)


class Look(NamedTuple):
    """What was seen of a network on the way."""

    iteration: int
    error: float
    """The mean squared error on what it learned from, in hundreds of points."""
    lead: float
    """Points a hand that it makes more than the planner, fibur-2019, four players."""
    doubt: float
    """The standard error of that."""


@dataclass
class Learner:
    """A network that is learning, with everything on which the rest of the run depends."""

    plan: Plan
    net: Net
    fitting: Adam
    average: Net
    dice: Dice
    rng: np.random.Generator
    done: int = 0
    past: list[Net] = field(default_factory=list)
    pool: list[Batch] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)


def beginner(plan: Plan, start: Net | None = None, arrays: Any = np) -> Learner:
    """Who knows nothing yet, or what a network knows with which he starts; ``arrays`` is numpy or does what it does."""
    rng = np.random.default_rng(plan.seed)
    net = fresh(rng) if start is None else start.copy()
    return Learner(plan, net, Adam(net, arrays), net.copy(), dice(plan.seed), rng)


def learn(learner: Learner, folder: Path | None = None, done: Callable[[int], object] = id) -> Net:
    """Learn until the plan is done, and give the average network; checkpoints are kept in a folder."""
    tables = tuple(_tables())
    while learner.done < learner.plan.iterations:
        error = _iterate(learner, tables)
        learner.done += 1
        done(1)
        if learner.done % learner.plan.look == 0 or learner.done == learner.plan.iterations:
            learner.looks.append(_look(learner, tables[0][0], error))
            if folder is not None:
                keep(learner, folder / CHECKPOINT)
    return learner.average


def _tables() -> Iterator[tuple[Code, float]]:
    for code, players, alone, share in TABLES:
        yield compile_rules(shelf.get(code).rules, players, alone=alone), share


def _iterate(learner: Learner, tables: tuple[tuple[Code, float], ...]) -> float:
    plan = learner.plan
    some = _consulted(learner, tables) if plan.worlds else _played(learner, tables)
    part = learner.done / max(1, plan.iterations)
    rate = plan.rate * (plan.last_rate / plan.rate) ** part
    error = learner.fitting.fit(some[:, :INPUTS], some[:, TARGET], learner.rng, batch=plan.batch, rate=rate)
    since = max(0, learner.done - plan.lessons)
    steady = min(0.98, since / (since + 5))
    learner.average[...] = steady * learner.average + (1 - steady) * learner.net
    if learner.done >= plan.lessons and learner.done % 8 == 0:
        learner.past = [*learner.past, learner.average.copy()][-PAST:]
    return error


class Part(NamedTuple):
    """Some hands of an iteration, at one table."""

    code: Code
    kinds: "np.ndarray[tuple[int, int], np.dtype[np.int64]]"
    """Who plays at each seat, by hand."""
    patience: Patience
    dice: Dice


def _parts(learner: Learner, tables: tuple[tuple[Code, float], ...], hands: int, careful: bool) -> Iterator[Part]:
    """The hands of an iteration, in parts that can be played at the same time."""
    for code, share in tables:
        kinds = _seated(learner, int(code[PLAYERS]), max(1, round(hands * share)))
        patience = _patience(learner, *kinds.shape) if careful else np.full(kinds.shape, QUICKLY)
        for first in range(0, len(kinds), AT_ONCE):
            some = slice(first, first + AT_ONCE)
            yield Part(code, kinds[some], patience[some], dice(roll(learner.dice) << 32 | roll(learner.dice)))


def _noted(play: Callable[[Part], Batch], parts: Iterable[Part], jobs: int) -> Batch:
    """What is noted of all parts, in their order; compiled code lets other threads go on."""
    with ThreadPoolExecutor(jobs) as pool:
        return np.concatenate(list(pool.map(play, parts)))


def _played(learner: Learner, tables: tuple[tuple[Code, float], ...]) -> Batch:
    """Positions of hands that were played to their end."""
    plan = learner.plan
    careful = learner.done >= plan.careful
    past = learner.past or [learner.net]
    rival = past[int(learner.rng.integers(len(past)))]
    # What a network that knows nothing thinks of a position is not worth mixing in.
    mixing = 1.0 if learner.done < plan.lessons else plan.mixing

    def play(part: Part) -> Batch:
        notes = new_notes(len(part.kinds) * NOTES_A_HAND + MOST_NOTES)
        room = part.code, part.dice, part.kinds, part.patience, planner(), learner.net, rival, notes, 0
        at, _ = episodes(*room, daring=plan.daring, mixing=mixing)
        return notes[:at]

    hands = plan.careful_hands if careful else plan.hands
    some = _noted(play, list(_parts(learner, tables, hands, careful)), plan.jobs)
    pool = CAREFUL_POOL if careful else POOL
    learner.pool = [*learner.pool[1 - pool :], some]
    if learner.done in (plan.lessons, plan.careful):
        learner.pool = learner.pool[-1:]
    every = np.concatenate(learner.pool)
    return every[learner.rng.permutation(len(every))[: len(some) * (1 + careful)]]


def _consulted(learner: Learner, tables: tuple[tuple[Code, float], ...]) -> Batch:
    """Positions to which choices lead that were tried side by side."""
    plan = learner.plan

    def play(part: Part) -> Batch:
        hands = len(part.kinds)
        notes = new_notes(hands * NOTES_A_HAND + MOST_NOTES)
        room = part.code, part.dice, hands, learner.average, notes, 0
        return notes[: consult(*room, share=CONSULTED, worlds=plan.worlds)]

    some = _noted(play, list(_parts(learner, tables, plan.careful_hands, careful=True)), plan.jobs)
    learner.pool = [*learner.pool[1 - CONSULTED_POOL :], some]
    return np.concatenate(learner.pool)


def _seated(learner: Learner, players: int, hands: int) -> "np.ndarray[tuple[int, int], np.dtype[np.int64]]":
    """Who plays where: mostly the learner at every seat, now and then the planner or an earlier self at every other."""
    if learner.done < learner.plan.lessons:
        return np.full((hands, players), PLANNER_SEAT, np.int64)
    kinds = np.full((hands, players), LEARNER, np.int64)
    for hand, chance in enumerate(learner.rng.random(hands)):
        if chance < 0.3:
            kinds[hand, int(learner.rng.integers(2)) :: 2] = PLANNER_SEAT if chance < 0.15 else RIVAL
    return kinds


def _patience(learner: Learner, hands: int, players: int) -> Patience:
    """How dear a wild is to whom: partners are alike where they sit at every other seat."""
    of_sides = learner.rng.choice(PATIENCE, (hands, 2))
    return np.ascontiguousarray(of_sides[:, np.arange(players) % 2])


def _look(learner: Learner, code: Code, error: float) -> Look:
    pairs = np.array([[LEARNER, PLANNER_SEAT] * 2, [PLANNER_SEAT, LEARNER] * 2])
    careful = learner.done > learner.plan.careful
    patience = np.full(pairs.shape, 0.0 if careful else QUICKLY)
    leads = meet(code, dice(99), DEALS, pairs, patience, planner(), learner.average, learner.average)
    return Look(learner.done, error, float(leads.mean()), float(leads.std() / np.sqrt(len(leads))))


# ── Checkpoints ──────────────────────────────────────────────────────────────────────────────────────────────────────

CHECKPOINT: Final = "checkpoint.npz"


def keep(learner: Learner, path: Path) -> None:
    """Write everything on which the rest of the run depends; a file that is half written replaces none."""
    half = path.with_suffix(".half.npz")
    mean, square, steps = learner.fitting.memory
    np.savez(
        half,
        net=learner.net,
        mean=mean,
        square=square,
        steps=steps,
        average=learner.average,
        dice=learner.dice,
        rng=json.dumps(learner.rng.bit_generator.state),
        done=learner.done,
        past=np.array(learner.past, np.float32).reshape(len(learner.past), NET),
        sizes=[len(some) for some in learner.pool],
        pool=np.concatenate(learner.pool) if learner.pool else np.zeros((0, 0), np.float32),
        looks=np.array(learner.looks).reshape(-1, 4),
    )
    half.replace(path)


def go_on(plan: Plan, path: Path, arrays: Any = np) -> Learner:
    """The learner of a checkpoint."""
    with np.load(path, allow_pickle=False) as kept:
        rng = np.random.default_rng()
        rng.bit_generator.state = json.loads(str(kept["rng"]))
        net = kept["net"]
        fitting = Adam(net, arrays)
        fitting.remember(kept["mean"], kept["square"], int(kept["steps"]))
        ends = np.cumsum(kept["sizes"]).astype(int)
        return Learner(
            plan,
            net,
            fitting,
            kept["average"],
            kept["dice"],
            rng,
            int(kept["done"]),
            list(kept["past"]),
            [some.copy() for some in np.split(kept["pool"], ends[:-1])] if len(ends) else [],
            [Look(int(one[0]), *map(float, one[1:])) for one in kept["looks"]],
        )
