"""``ventaglio simulate``: many matches, the same figures whenever they are asked for."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from ventaglio.cli.app import run
from ventaglio.core.record import final_state, parse_record
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.bots import AGENTS, agent
from ventaglio.games.burraco.bots.series import Series, facts, report
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.burraco.plugin.simulate import simulate
from ventaglio.games.common.bots.levels import LEVELS

Figures = Callable[..., str]


@pytest.fixture
def figures(capsys: pytest.CaptureFixture[str]) -> Figures:
    """The JSON of a simulation, checked to be all that was printed."""

    def call(**options: object) -> str:
        simulate(json=True, **options)  # type: ignore[arg-type]
        out, err = capsys.readouterr()
        assert err == ""
        assert json.loads(out)["game"] == "burraco"
        return out

    return call


@pytest.mark.long
def test_the_same_seed_gives_the_same_bytes_whoever_plays(figures: Figures) -> None:
    options = {"games": 6, "hands": 1, "bots": "random"}
    once = figures(**options, seed=3)
    assert figures(**options, seed=3, jobs=2) == once
    assert figures(**options, seed=4) != once


def test_figures_add_up(figures: Figures) -> None:
    told = json.loads(figures(code="estratto", players=3, games=4, target=205, bots="random,basic", seed=2))
    assert told["bots"] == ["random", "basic", "random"]
    assert [side["seats"] for side in told["sides"]] == ["A", "B", "C"]
    assert sum(side["wins"] for side in told["sides"]) + told["unfinished"] <= 4
    hands = told["hands"]
    assert sum(hands["ended"].values()) == hands["played"] >= 4
    assert hands["turns"]["min"] <= hands["turns"]["mean"] <= hands["turns"]["max"]
    assert (told["hands_in_match"], told["target"]) == (None, 205)


def test_sides_that_share_a_total_are_told_together(figures: Figures) -> None:
    told = json.loads(figures(code="estratto", players=6, games=1, hands=1, bots="random"))
    assert [side["seats"] for side in told["sides"]] == ["ACE", "BDF"]


def test_a_series_counts_ties_apart() -> None:
    series = Series("circolo", ("random",) * 4, seed=1, hands=1)
    match = facts(series.play(0))
    level = type(match)(True, (100,) * 4, (0, 1, 2, 3), match.actions, match.hands)
    told = report(series, [match, level])
    assert [side["ties"] for side in told["sides"]] == [1, 1]
    assert sum(side["wins"] for side in told["sides"]) == 1


def test_records_are_written_and_replay(tmp_path: Path, figures: Figures) -> None:
    told = json.loads(figures(games=2, hands=1, bots="random", records=tmp_path / "matches", seed=5))
    files = sorted((tmp_path / "matches").iterdir())
    assert [file.name for file in files] == ["match-1.txt", "match-2.txt"]
    totals = []
    for file in files:
        game, record = parse_record(file.read_text(), {"burraco": BURRACO})
        totals.append(final_state(game, record).totals[0])
    assert told["sides"][0]["total"] == sum(totals) / 2
    with pytest.raises(BadInput, match=r"match-1\.txt"):
        simulate(games=2, hands=1, records=tmp_path / "matches")


@pytest.mark.parametrize("language, words", [("en", "matches by the code"), ("it", "partite con il codice")])
def test_people_are_told_in_their_language(
    language: str, words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    line = ["simulate", "burraco", "--games", "2", "--hands", "1", "--bots", "random", "--lang", language]
    assert run(line) == 0
    out, err = capsys.readouterr()
    assert words in out
    assert "random" in out
    assert err == ""


@pytest.mark.parametrize(
    "options, told",
    [
        ({"games": 0}, "--games"),
        ({"jobs": 0}, "--jobs"),
        ({"jobs": 65}, "--jobs"),
        ({"code": "poker"}, "poker"),
        ({"players": 7}, "7 players"),
        ({"players": 0}, "0 players"),
        ({"code": "circolo", "players": 2}, "2 players"),
        ({"bots": "shark"}, "shark"),
        ({"bots": ""}, "no bot"),
        ({"bots": "basic,basic,basic", "players": 2}, "3 bots"),
        ({"hands": 0}, "at least one"),
        ({"hands": 1, "target": 100}, "not both"),
        ({"alone": True}, "himself"),
        ({"option": ["natural_two"]}, "natural_two"),
        ({"option": ["speed=9"]}, "speed"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(options: dict[str, object], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        simulate(**options)  # type: ignore[arg-type]


def test_an_unknown_game_is_refused() -> None:
    assert run(["simulate", "bridge"]) == 2


def test_a_file_is_no_folder_for_records(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    with pytest.raises(BadInput, match="taken"):
        simulate(records=tmp_path / "taken")


def test_bots_have_names() -> None:
    assert list(AGENTS) == ["random", "basic", "strong", *LEVELS]
    with pytest.raises(BadInput, match="no bot 'shark'; the bots are: random, basic"):
        agent("shark", Random(1))
