"""The same contest on a Dask cluster: two real worker processes, of which one is killed in the middle of a task."""

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

from tests.cli.conftest import Cli, cli
from tests.lab.arena.players import FATAL, HOME, contest
from ventaglio.core.refusal import BadInput
from ventaglio.lab.arena import cluster as clusters
from ventaglio.lab.arena.cluster import Cluster, cluster_at
from ventaglio.lab.arena.running import OtherProgram, Task

__all__ = ["cli"]

pytestmark = pytest.mark.long

BOTS = ("random", f"{HOME}:Mortal")
DUEL = ("arena", "tressette", *BOTS, "--deals", 12, "--all", "--seed", 7)


@pytest.fixture(scope="module")
def fatal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where the bot that kills its process leaves word of it; the workers learn of it as they start."""
    left = tmp_path_factory.mktemp("cluster") / "died"
    os.environ[FATAL] = str(left)
    yield left
    del os.environ[FATAL]


@pytest.fixture(scope="module")
def address(fatal: Path) -> Iterator[str]:
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None, silence_logs=50
    ) as running:
        yield running.scheduler_address


def test_a_worker_that_is_killed_costs_only_its_task(cli: Cli, address: str, fatal: Path, tmp_path: Path) -> None:
    there = cli(*DUEL, "--cluster", address, "--json", tmp_path / "there.json")
    assert (there.code, there.err) == (0, "")
    assert fatal.exists(), "a worker has died"
    here = cli(*DUEL, "--workers", 1, "--json", tmp_path / "here.json")
    assert (tmp_path / "there.json").read_bytes() == (tmp_path / "here.json").read_bytes()
    assert there.out.rpartition("\n\n")[0] == here.out.rpartition("\n\n")[0], "all but the time it took"


def test_workers_with_another_program_are_told(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    task = Task(contest("tressette", "moderne"), ("random", "random"), (0,))
    with cluster_at(address) as found:
        monkeypatch.setattr(clusters, "program", lambda: "ventaglio 9.9")
        with pytest.raises(OtherProgram, match=r"and here is ventaglio 9\.9"):
            next(found.results([task]))
    with pytest.raises(OtherProgram, match=r"the worker tcp://127.* has ventaglio"), cluster_at(address):
        pass


def test_a_bot_that_the_workers_do_not_have_is_told(address: str) -> None:
    task = Task(contest("tressette", "moderne"), ("random", "nowhere:bot"), (0,))
    with cluster_at(address) as found, pytest.raises(BadInput, match="nowhere"):
        next(found.results([task]))


def test_an_address_at_which_nobody_answers_is_told_in_one_line(cli: Cli) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        with pytest.raises(BadInput, match="no cluster answers"), cluster_at(f"tcp://127.0.0.1:{port}", within=0.2):
            pass
    answer = cli("arena", "burraco", "basic", "random", "--cluster", "nowhere")
    assert (answer.code, answer.err) == (2, "ventaglio: nowhere is no address of a cluster: tcp://HOST:PORT\n")


class Deserted:
    """A cluster whose workers have all gone, or have nothing installed."""

    def __init__(self, told: object = None) -> None:
        self._told = told

    def run(self, function: object, text: str, *, on_error: str) -> dict[str, object]:
        return {"tcp://10.0.0.5:4321": self._told}

    def nthreads(self) -> dict[str, int]:
        return {}

    def result(self, timeout: float) -> list[object]:
        raise TimeoutError


def test_a_cluster_without_workers_is_given_up() -> None:
    with pytest.raises(BadInput, match="no workers"):
        Cluster(Deserted(), patience=-1)._result(Deserted())  # type: ignore[arg-type]


def test_a_worker_that_has_not_got_the_program_is_told() -> None:
    lacks = Deserted(ModuleNotFoundError("No module named 'ventaglio'"))
    with pytest.raises(BadInput, match=r"the worker tcp://10\.0\.0\.5:4321 cannot play: No module named 'ventaglio'"):
        clusters._check_workers(lacks)  # type: ignore[arg-type]
    with pytest.raises(OtherProgram, match=r"the worker tcp://10\.0\.0\.5:4321 has ventaglio 9\.9"):
        clusters._check_workers(Deserted("ventaglio 9.9"))  # type: ignore[arg-type]
