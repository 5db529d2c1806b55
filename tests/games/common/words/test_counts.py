"""Counts as data: lines that add up, the reader's own side first, and what a match came to."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.texts import BURRACO_CODES as CODES
from ventaglio.core.norms import Cite
from ventaglio.core.record import Step, parse_record, steps
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.events import HandEnded
from ventaglio.games.burraco.words import count as burraco
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.games.common.plugin.shelves import games
from ventaglio.games.common.words.counting import Result, Standing, Tally, told_standings
from ventaglio.games.tressette.engine.events import PassataEnded
from ventaglio.games.tressette.engine.stakes import PotFate, Settlement, StakeLine
from ventaglio.games.tressette.words import count as tressette
from ventaglio.games.tressette.words.things import TressetteNames, TressetteWords
from ventaglio.lang import available, translator
from ventaglio.lang.voice import Voice
from ventaglio.lang.words import Names

PLAYED = Path(__file__).parents[3] / "playthroughs"
NAMES = ("Ada", "Bea", "Carla", "Dino", "Eva", "Fabio")


def played(name: str) -> list[Step]:
    game, record = parse_record((PLAYED / f"{name}.txt").read_text(encoding="utf-8"), games())
    return list(steps(game, record))


def ended(name: str, kind: type) -> list[tuple[Step, Any]]:
    return [(step, event) for step in played(name) for event in step.events if isinstance(event, kind)]


def words(lang: str = "en") -> BurracoWords:
    return BurracoWords(Voice(translator(lang)))


# ── Burraco ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("lang", available())
@pytest.mark.parametrize("name", sorted(path.stem for path in PLAYED.glob("*.txt") if "tressette" not in path.stem))
def test_the_lines_of_a_hand_add_up_and_survive_json(name: str, lang: str) -> None:
    said = words(lang)
    hands = ended(name, HandEnded)
    for step, event in hands:
        rules = step.before.table.rules
        tallies = burraco.counted(said, event, rules, Names(said, step.before.table.names, 1))
        assert 1 in tallies[0].seats if event.how != "cancelled" else tallies == ()
        assert {tally.seats: tally.total for tally in tallies} == {score.seats: score.total for score in event.sides}
        for tally in tallies:
            assert sum(entry.points for entry in tally.entries) == tally.total
            assert all(entry.told and entry.article for entry in tally.entries)
        assert msgspec.json.decode(msgspec.json.encode(tallies), type=tuple[Tally, ...]) == tallies
    assert hands


def test_partners_who_halve_a_total_are_told_so() -> None:
    said = words()
    for step, event in ended("fibur-2019-5", HandEnded):
        for tally in burraco.counted(said, event, step.before.table.rules, Names(said, step.before.table.names)):
            halved = len(tally.seats) > 1 and event.points[tally.seats[0]] != tally.total
            assert bool(tally.remark) == halved
            if halved:
                assert said.points(event.points[tally.seats[0]]) in tally.remark


def concluded(
    totals: tuple[int, ...], winners: tuple[Seat, ...], *, hands: int | None = 4, you: Seat | None = None
) -> Result:
    said = words()
    names = Names(said, NAMES[: len(totals)], you)
    return burraco.concluded(said, CODES["fibur-2019"], hands, winners, totals, names)


def test_a_match_between_pairs_has_match_and_victory_points() -> None:
    result = concluded((2500, 1500, 2500, 1500), (0, 2), you=2)
    assert (result.told, result.standings[0]) == ("You have won the match.", Standing((0, 2), "you and Ada", 2500))
    points = result.tournament
    assert points is not None
    assert (points.match, points.best + points.worst) == (1000, 20)
    assert points.told == f"Match points 1000; victory points {points.best}–{points.worst}."
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result


@pytest.mark.parametrize(
    "result, told",
    [
        (concluded((2500, 1500, 2500, 1500), (0, 2), you=1), "The match goes to Ada and Carla."),
        (concluded((900, 900, 900, 900), (0, 1, 2, 3)), "The match is drawn: Ada and Carla · Bea and Dino."),
        (concluded((2100, 300, 400), (0,), hands=None), "The match goes to Ada."),
    ],
)
def test_who_has_won(result: Result, told: str) -> None:
    assert result.told == told


def test_no_victory_points_without_a_table_for_them() -> None:
    assert concluded((2100, 300, 400), (0,), hands=None).tournament is None
    assert concluded((2500, 1500, 2500, 1500), (0, 2), hands=17).tournament is None


# ── Tressette ────────────────────────────────────────────────────────────────────────────────────────────────────────


def seated(you: Seat | None = None, *, symbols: bool = True) -> tuple[TressetteWords, TressetteNames]:
    said = TressetteWords(Voice(translator("en"), symbols=symbols))
    return said, TressetteNames(said, NAMES[:4], you, range(4))


@pytest.mark.parametrize("name", ["tressette-tradizionali-A-accusa", "tressette-moderne-B.b.2-senza-accusa"])
def test_the_lines_of_a_passata_add_up(name: str) -> None:
    said, names = seated(you=3)
    passate = ended(name, PassataEnded)
    for step, event in passate:
        sides = step.after.sides
        mine, theirs = tressette.counted(said, event, sides, names)
        assert 3 in mine.seats
        assert 3 not in theirs.seats
        assert (mine.total, theirs.total) == (event.points[sides[3]], event.points[1 - sides[3]])
        for tally in (mine, theirs):
            assert sum(entry.points for entry in tally.entries) == tally.total
    assert passate


def test_thirds_are_told_with_the_signs_there_are() -> None:
    (_, event), *_ = ended("tressette-tradizionali-A-accusa", PassataEnded)
    told = {}
    for symbols in (True, False):
        said, names = seated(symbols=symbols)
        told[symbols] = " ".join(
            entry.told for tally in tressette.counted(said, event, (0, 1, 0, 1), names) for entry in tally.entries
        )
    assert any(sign in told[True] for sign in "⅓⅔")
    assert "/3" in told[False]


def settlement(winner: int | None, pot: PotFate = PotFate.UNTOUCHED) -> Settlement:
    lines = () if winner is None else (StakeLine("stake", Fraction(1), CITE), StakeLine("marcio", Fraction(1, 2), CITE))
    return Settlement(winner, lines, pot, CITE)


CITE = Cite("fitres", "108")


def test_stakes_are_a_count_of_what_a_winner_gets() -> None:
    said, names = seated(you=1)
    result = tressette.concluded(said, 1, (14, 21), (0, 1, 0, 1), names, settlement(1, PotFate.DOUBLED))
    assert result.told == "You have won the match."
    paid = result.stakes
    assert paid is not None
    assert (paid.seats, paid.name, paid.total) == ((1, 3), "Each loser pays a winner", 1.5)
    assert [(entry.points, entry.article) for entry in paid.entries] == [(1, "Art. 108"), (0.5, "Art. 108")]
    assert paid.remark == "The winners double the pot."
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result


def test_nobody_pays_where_nobody_has_won() -> None:
    said, names = seated()
    result = tressette.concluded(said, None, (14, 14), (0, 1, 0, 1), names, settlement(None))
    assert (result.stakes, result.told) == (None, "The match is drawn: Ada and Carla · Bea and Dino.")
    assert told_standings(said, result.standings) == "Standing: Ada and Carla 14 · Bea and Dino 14"


def test_a_match_whose_stakes_are_not_known_has_none() -> None:
    said, names = seated()
    assert tressette.concluded(said, 0, (21, 3), (0, 1, 0, 1), names).stakes is None


def test_the_stakes_of_a_match_are_found_where_it_ends() -> None:
    name = "tressette-tradizionali-A-accusa"
    found = [tressette.settlement_of(step.before.table.rules, step.before, step.events) for step in played(name)]
    assert [one is not None for one in found] == [False] * (len(found) - 1) + [True]
