"""What is counted in sets of games is what a plain reading of their rows finds."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Cli
from tests.lab.test_data import written
from tools import make_statistics
from ventaglio.lab.data.reading import mean, read_games, share

ACE_OF = {"d": 0, "s": 10, "c": 20, "b": 30}


def counted(cli: Cli, folder: Path) -> dict[str, Any]:
    answer = cli("lab", "statistics", folder, "--json")
    assert (answer.code, answer.err) == (0, "")
    found = json.loads(answer.out)
    assert isinstance(found, dict)
    return found


def test_intervals() -> None:
    assert share(5, 10)[0] == 0.5
    assert share(5, 10)[1:] == pytest.approx((0.2366, 0.7634), abs=1e-4)  # Wilson's, from the literature
    assert share(0, 20)[1] == 0
    assert share(0, 0) == (0.0, 0.0, 1.0)
    assert mean([1, 2, 3])[0] == 2
    assert mean([1, 2, 3])[2] == pytest.approx(2 + 1.96 / 3**0.5, abs=1e-3)


def test_an_interval_never_looks_like_a_point() -> None:
    assert make_statistics.percent((0.98588, 0.98565, 0.98611)) == "98.59 % (98.56–98.61)"
    assert make_statistics.percent((0.5, 0.4, 0.6)) == "50.0 % (40.0–60.0)"
    assert make_statistics.number((31.5878, 31.5672, 31.6083), 1) == "31.59 (31.57 to 31.61)"
    assert make_statistics.number((2.0, 2.0, 2.0)) == "2"


def test_tressette_and_its_page(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = written(cli, tmp_path / "games", "tressette", "--bots", "basic", "--hands", 12)
    found, games = counted(cli, folder), read_games(folder)
    hands, moves = games.hands.to_pylist(), games.moves.to_pylist()
    leads = [move for move in moves if move["leads"]]
    assert found["leads"]["all"]["leads"] == len(leads)
    with_ace = [move for move in leads if move["held"] >> ACE_OF[move["action"][5]] & 1]
    assert found["leads"]["all"]["holds"]["asso"][0] == pytest.approx(len(with_ace) / len(leads), abs=1e-4)
    silent = sum(not move["words"] for move in leads)
    assert found["leads"]["words"]["silence"]["leads"] == silent
    slams = sum(hand["cappotto"] >= 0 for hand in hands)
    assert found["cappotto"][0] == pytest.approx(slams / 12, abs=1e-4)
    monkeypatch.setattr(make_statistics, "PICTURES", tmp_path)
    make_statistics.draw_points([found])
    make_statistics.draw_words(found)
    assert (tmp_path / "points.svg").stat().st_size > 1000
    assert "questo piombo" in make_statistics.tressette_declarations([found])
    for made in (make_statistics.tressette_hands([found]), make_statistics.tressette_words([found])):
        assert make_statistics.put("<!-- counted: x --><!-- end of x -->", "x", made).count(made) == 1


def test_burraco_and_its_page(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = written(cli, tmp_path / "games", "burraco", "--bots", "random", "--hands", 6)
    found, games = counted(cli, folder), read_games(folder)
    hands, moves = games.hands.to_pylist(), games.moves.to_pylist()
    taken = [move["cards"] for move in moves if move["kind"] == "take"]
    drawn = sum(move["kind"] == "draw" for move in moves)
    assert found["pile"]["pick_ups"] == len(taken) + drawn
    assert found["pile"]["size"][0] == pytest.approx(sum(taken) / len(taken), abs=1e-3)
    margins = [
        hand["points"][hand["took"][0]] - hand["points"][(hand["took"][0] + 1) % 4] for hand in hands if hand["took"]
    ]
    assert found["pozzetti"]["first_is_worth"][0] == pytest.approx(sum(margins) / len(margins), abs=1e-3)
    dirty = sum(hand["dirty"][0] + hand["dirty"][1] for hand in hands) / 12
    assert found["burrachi"]["dirty"]["a_side"][0] == pytest.approx(dirty, abs=1e-3)
    told = cli("lab", "statistics", folder, "--lang", "it")
    assert (told.code, told.err) == (0, "")
    assert "lab-" not in told.out
    monkeypatch.setattr(make_statistics, "PICTURES", tmp_path)
    make_statistics.draw_burrachi([found])
    make_statistics.draw_pozzetto([found])
    for made in ("hands", "burrachi", "pozzetti", "pile"):
        assert "FIBUR 2019" in getattr(make_statistics, f"burraco_{made}")([found])
