"""The command and editions: one of several, records and positions of one that is not here, and rulings compared."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from tests.cli.test_italian import english
from tests.heritage.edition_2027 import EDITION, FIBUR_2027
from tests.texts import corrected
from ventaglio.core.norms import Cite, Norm
from ventaglio.core.record import Move, Record, spell_record
from ventaglio.core.seats import TABLE
from ventaglio.games.burraco.game import LIVE_BURRACO
from ventaglio.law import shelf
from ventaglio.law.referee.comparing import contrasts, differing
from ventaglio.law.text import edition_of

LANGUAGES = ["en", "it"]
HERITAGE = Path(__file__).parents[1] / "heritage" / "second"
CITE = Cite("fibur-2019", "4")


def flat(out: str) -> str:
    return " ".join(out.split())


# ── Codes ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_editions_are_listed_and_shown_by_their_names(cli: Cli) -> None:
    with shelf.lent(FIBUR_2027):
        assert f"editions: 2019-08, {EDITION}" in flat(cli("codes", "list").out)
        listed = json.loads(cli("codes", "list", "--json").out)
        assert next(one for one in listed if one["id"] == "fibur-2019")["editions"] == ["2019-08", EDITION]
        new, old = cli("codes", "show", "fibur-2019"), cli("codes", "show", "burraco:fibur-2019@2019-08")
        assert f"edition {EDITION}" in flat(new.out)
        assert "edition 2019-08" in flat(old.out)
        assert "175" in new.out
        assert "175" not in old.out
        assert cli("codes", "show", f"fibur-2019@{EDITION}") == new
    wrong = cli("codes", "show", "fibur-2019@1999")
    assert wrong.code != 0
    assert "its editions are 2019-08" in wrong.err


def test_two_editions_of_a_code_are_compared(cli: Cli) -> None:
    with shelf.lent(FIBUR_2027):
        named = ("fibur-2019@2019-08", "fibur-2019")
        told = flat(cli("codes", "diff", *named).out)
        assert f"FIBUR 2019 {EDITION}" in told
        assert "3 norms differ." in told
        assert told.endswith(f"ventaglio codes diff {named[0]} {named[1]} --rulings")
        found = json.loads(cli("codes", "diff", *named, "--json").out)
        assert found["editions"] == ["2019-08", EDITION]
        assert set(found["differences"]) == {"hand_size", "semi_points", "solo_target"}
        ruled = json.loads(cli("codes", "diff", *named, "--rulings", "--json").out)
        # A ruling reads its figures from the norms: one of tournaments has changed.
        assert set(ruled["rulings"]) == {"two-cards-drawn", "asked-the-time", "warnings-add-up"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulings_are_compared_in_words(cli: Cli, lang: str) -> None:
    answer = cli("codes", "diff", "fibur-2019", "internazionale", "wrong-shuffle", "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    wanted = {
        "en": ("wrong-shuffle", "only FIBUR 2019 asks", "No penalty is provided", "One irregularity"),
        "it": ("wrong-shuffle", "lo chiede solo FIBUR 2019", "Nessuna penalità è prevista", "Un'irregolarità"),
    }[lang]
    # A cell breaks its sentences; every word is there all the same.
    assert set(" ".join(wanted).split()) <= set(answer.out.replace("(", " ").replace(")", " ").split())


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pair", [("fibur-2019", "internazionale"), ("tradizionali", "moderne")], ids="-".join)
def test_every_irregularity_that_is_ruled_on_otherwise_is_shown(
    cli: Cli, pair: tuple[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    answer = cli("codes", "diff", *pair, "--rulings", "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert lang != "it" or english(answer.out) == []
    left, right = (shelf.get(one).book for one in pair)
    found = list(differing(left, right))
    assert all(f"({one})" in answer.out for one in found)
    assert str(len(found)) in answer.out.splitlines()[-1]
    assert not {"burraco-", "tressette-", "codes-"} & {word[: word.find("-") + 1] for word in answer.out.split()}
    data = json.loads(cli("codes", "diff", *pair, "--rulings", "--json").out)
    assert {one: len(told) for one, told in data["rulings"].items()} == {
        one: len(contrasts(left, right, one)) for one in found
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_two_codes_order_alike_is_said_to_be_alike(cli: Cli, lang: str) -> None:
    same = {"en": "The two codes order the same.", "it": "I due codici ordinano lo stesso."}[lang]
    assert same in cli("codes", "diff", "circolo", "circolo", "--rulings", "--lang", lang).out
    wrong = cli("codes", "diff", "circolo", "estratto", "sneezed")
    assert wrong.code != 0
    assert "sneezed" in wrong.err


# ── Records and positions of values that are not here ────────────────────────────────────────────────────────────────


def harsher() -> object:
    """The first edition as if its melds had always needed four cards."""
    text = shelf.get("fibur-2019").text
    return corrected(edition_of(text, text.edition, norms={"meld_minimum": Norm(4, CITE)}))


RECORD = HERITAGE / "records" / "burraco-fibur-2019-4.txt"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_of_other_values_is_replayed_as_far_as_it_goes(cli: Cli, lang: str) -> None:
    with harsher():  # type: ignore[attr-defined]
        answer = cli("replay", RECORD, "--step", "--lang", lang)
        assert answer.code == 1
        assert {"en": "made under others", "it": "registrata con altri"}[lang] in flat(answer.out)
        assert "2019-08" in flat(answer.out)
        found = json.loads(cli("replay", RECORD, "--json").out)
        assert (found["foreign"], found["verified"]) == (True, False)
        assert "line" in found["stopped"]
        # Where nothing is refused, it is said by which values it was replayed.
        first = cli("replay", RECORD, "--until", 1, "--lang", lang)
        assert first.code == 0
        assert {"en": "other values than those here", "it": "valori diversi da quelli di qui"}[lang] in flat(first.out)
        refused = cli("verify", RECORD, "--lang", lang)
        assert {"en": "made under others", "it": "registrata con altri"}[lang] in flat(refused.err)
    assert cli("replay", RECORD).code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_position_of_an_edition_that_is_not_here_is_shown_without_choices(
    cli: Cli, tmp_path: Path, lang: str
) -> None:
    path = tmp_path / "later.txt"
    path.write_text("code: fibur-2019\nedition: 2031\nphase: play\nturn: B\nhand B: 4h 5h 6h 9s Kd\npile: 7c\n")
    answer = cli("position", path, "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert "4♥ 5♥ 6♥" in answer.out
    assert {"en": "of edition 2031 of fibur-2019", "it": "dell'edizione 2031 di fibur-2019"}[lang] in flat(answer.out)
    found = json.loads(cli("position", path, "--json").out)
    assert (found["foreign"], found["actions"]) == (True, [])


@pytest.mark.parametrize("edition", ["2019-08", EDITION])
def test_a_record_is_put_before_the_referee_of_its_own_edition(cli: Cli, tmp_path: Path, edition: str) -> None:
    path = tmp_path / "live.txt"
    with shelf.lent(FIBUR_2027):
        live = LIVE_BURRACO.open({"Code": "fibur-2019", "Edition": edition, "Hands": "1"})
        deal = Move(TABLE, LIVE_BURRACO.chance(live, b"a deal"))
        moves = (deal, *(Move(1, LIVE_BURRACO.parse_action("draw")) for _ in range(2)))
        path.write_text(spell_record(LIVE_BURRACO, Record(LIVE_BURRACO.headers(live), moves)))
        found = json.loads(cli("referee", "--record", path, "--json").out)
    orders = [step["order"] for step in found["ruling"]["steps"]]
    assert (orders == ["warn offender"]) is (edition == EDITION)


def test_one_simulates_by_an_edition(cli: Cli) -> None:
    with shelf.lent(FIBUR_2027):
        words = ("simulate", "burraco", "--games", 1, "--hands", 1, "--json", "--code")
        new, old = (json.loads(cli(*words, one).out) for one in ("fibur-2019", "fibur-2019@2019-08"))
    assert new["fingerprint"] != old["fingerprint"]
    assert old == json.loads(cli(*words, "fibur-2019").out)
