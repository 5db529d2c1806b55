"""Learning to play Burraco: a few iterations help, a seed decides everything, and a run goes on where it was left."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.cli.conftest import Cli
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.bots.strong.weights import NAME, read_net, shipped, write_net
from ventaglio.games.burraco.kernel.value.consulting import consult
from ventaglio.games.burraco.kernel.value.episodes import MOST_NOTES, TABLE, TARGET, THOUGHT, new_notes
from ventaglio.games.burraco.kernel.value.layout import FIXED, INPUTS, NET, SCALE
from ventaglio.games.burraco.lab.training import learning
from ventaglio.games.burraco.lab.training.fitting import Adam, fresh
from ventaglio.games.burraco.lab.training.learning import CHECKPOINT, Plan, beginner, go_on, learn
from ventaglio.games.common.kernel.chance import dice

BEFORE = FIXED
"""Features of a position: whether it is before a discard, and how many cards are held."""
HELD = FIXED + 3

FEW = Plan(iterations=4, hands=10, careful=3, lessons=2, batch=64, look=2, seed=5)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of one code, and few deals to look at."""
    monkeypatch.setattr(learning, "TABLES", learning.TABLES[:1])
    monkeypatch.setattr(learning, "DEALS", 2)


def test_fitting_finds_what_is_there() -> None:
    rng = np.random.default_rng(1)
    features = rng.random((4000, INPUTS), np.float32)
    targets = (features[:, 3] - 2 * features[:, 7] * features[:, 9]).astype(np.float32)
    fitting = Adam(fresh(rng))
    errors = [fitting.fit(features, targets, rng, batch=100, rate=3e-3) for _ in range(6)]
    assert errors[-1] < errors[0] / 3
    assert fitting.step(features, targets, 0.0, 0.0) < errors[0] / 3


def test_watching_the_planner_helps() -> None:
    """What is still to come is foretold better than by its average after a few hundred hands."""
    learner = beginner(replace(FEW, iterations=3, hands=500, lessons=3, batch=256, rate=2e-3, last_rate=1e-3))
    learn(learner)
    fresh_hands = beginner(replace(FEW, seed=9, hands=200))
    learning._iterate(fresh_hands, tuple(learning._tables()))
    notes = fresh_hands.pool[0]
    targets = notes[:, TARGET]
    assert learner.fitting.step(notes[:, :INPUTS], targets, 0.0, 0.0) < float(targets.var())


def test_the_same_seed_gives_the_same_network_and_a_run_goes_on(tmp_path: Path) -> None:
    at_once = learn(beginner(FEW))
    half = beginner(replace(FEW, iterations=2))
    # The pace of learning depends on how many iterations are planned, not on how many were done at once.
    half.plan = FEW
    for _ in range(2):
        learning._iterate(half, tuple(learning._tables()))
        half.done += 1
    learning.keep(half, tmp_path / CHECKPOINT)
    assert (learn(go_on(FEW, tmp_path / CHECKPOINT), tmp_path) == at_once).all()
    assert len(go_on(FEW, tmp_path / CHECKPOINT).looks) == 1


def test_a_network_is_kept_in_half_the_digits(tmp_path: Path) -> None:
    net = shipped()
    assert net.shape == (NET,)
    write_net(tmp_path / NAME, net)
    assert (read_net(tmp_path / NAME) == net).all()
    assert (tmp_path / NAME).stat().st_size < 3_000_000
    np.savez(tmp_path / "other.npz", net=net[:5], shape=np.array((1, 2, 3)))
    np.savez(tmp_path / "none.npz", other=net)
    np.save(tmp_path / "plain.npy", net)
    (tmp_path / "text.npz").write_text("no network", encoding="utf-8")
    for name in ("other.npz", "none.npz", "plain.npy", "text.npz", "missing.npz"):
        with pytest.raises(BadInput, match="no network"):
            read_net(tmp_path / name)


def test_who_starts_with_a_network_plays_with_care_from_the_beginning() -> None:
    before = shipped().copy()
    learner = beginner(replace(FEW, iterations=1, hands=20, lessons=0, careful=0), before)
    after = learn(learner)
    assert (before == shipped()).all()
    assert 0 < np.abs(after - before).max() < 0.1


def test_choices_that_were_tried_side_by_side_are_judged_beside_each_other() -> None:
    """A few worlds tell how choices differ; what they are worth together is what was thought before."""
    code = next(learning._tables())[0]
    notes = new_notes(2 * MOST_NOTES)
    some = notes[: consult(code, dice(3), 2, shipped(), notes, 0, share=0.2, worlds=3)]
    judged = some[:, TARGET] * SCALE + some[:, TABLE]
    assert len(some) > 50
    assert np.abs(judged - some[:, THOUGHT]).max() > 20
    assert judged.mean() == pytest.approx(some[:, THOUGHT].mean(), abs=0.01)


def test_drawing_and_taking_the_pile_are_tried_side_by_side() -> None:
    """The hand with the pile is noted once, that with a drawn card in each world; both before anything is laid."""
    code = next(learning._tables())[0]
    notes = new_notes(2 * MOST_NOTES)
    worlds = 4
    some = notes[: consult(code, dice(3), 1, shipped(), notes, 0, share=1.0, worlds=worlds)]
    held = (some[:, HELD] * 11).round().astype(int)
    same = np.diff(held, prepend=-1) == 0
    drawn = [at for at in range(worlds, len(some)) if same[at - worlds + 1 : at].all() and held[at] > held[at - 1]]
    assert len(drawn) > 5
    assert (some[drawn, BEFORE] == 1).any()


def test_who_consults_learns_how_choices_differ() -> None:
    plan = replace(FEW, iterations=2, hands=10, lessons=0, careful=0, worlds=2)
    after = learn(beginner(plan, shipped()))
    assert 0 < np.abs(after - shipped()).max() < 0.1
    assert (learn(beginner(plan, shipped())) == after).all()


def test_how_many_cores_play_changes_nothing() -> None:
    once = replace(FEW, iterations=1, hands=40, lessons=0)
    for plan in (once, replace(once, hands=70, careful=0, worlds=1)):
        assert (learn(beginner(replace(plan, jobs=3), shipped())) == learn(beginner(plan, shipped()))).all()


def test_one_command_learns_and_goes_on_from_what_it_has_learned(cli: Cli, tmp_path: Path) -> None:
    first, asked = tmp_path / "first", tmp_path / "asked"
    few = ("--iterations", 1, "--hands", 5, "--batch", 32)
    said = cli("lab", "train", "burraco", "--out", first, *few, "--plot", tmp_path / "curve.svg")
    assert said.code == 0
    assert str(first / NAME) in said.out.replace("\n", "")
    assert (tmp_path / "curve.svg").exists()
    assert cli("lab", "train", "burraco", "--out", asked, *few, "--start", first / NAME, "--consult").code == 0
    assert 0 < np.abs(read_net(asked / NAME) - read_net(first / NAME)).max() < 0.1


@pytest.mark.parametrize(
    "words, says",
    [
        (("tressette",), "burraco"),
        (("burraco", "--iterations", 0), "--iterations"),
        (("burraco", "--hands", 0), "--hands"),
        (("burraco", "--jobs", 0), "--jobs"),
        (("burraco", "--gpu"), "cupy"),
        (("burraco", "--consult"), "--start"),
        (("burraco", "--start", "missing.npz"), "missing.npz"),
    ],
)
def test_what_cannot_be_learned_is_told_and_nothing_is_written(
    cli: Cli, tmp_path: Path, words: tuple[object, ...], says: str
) -> None:
    said = cli("lab", "train", *words, "--out", tmp_path / "learned")
    assert said.code == 2
    assert says in said.err
    assert not (tmp_path / "learned").exists()
