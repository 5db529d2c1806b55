"""A fingerprint is of what acts; rules whose values are gone are marked, and have those that were kept of them."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.heritage.changing import with_other_words
from tests.texts import burraco_code, corrected
from ventaglio.core.norms import Cite, Norm, Statement, adopt, fingerprint, norms, values_of, with_values
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine.timeout import lap_from_the_partner_of_the_player_on_turn as another_lap
from ventaglio.games.burraco.game import BURRACO, LIVE_BURRACO
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.law import shelf
from ventaglio.law.editions import as_far_as_open, check_can_go_on, kept_values
from ventaglio.law.referee.inquiry import Provision
from ventaglio.law.text import edition_of

CITE = Cite("toy", "1")
SETS = tuple(shelf.every_set())


class Toy(msgspec.Struct, frozen=True):
    size: Norm[int]
    manners: Norm[str]
    later: Norm[bool] = Norm(False, CITE)


TOY = Toy(Norm(7, CITE), Statement("kind", CITE))


# ── What it is of ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "same",
    [
        Toy(Norm(7, Cite("toy", "99", "a clause")), TOY.manners),
        Toy(Norm(7, CITE, stated=False, why="we say so"), TOY.manners),
        Toy(Norm(7, CITE, also=(Cite("toy", "2"),)), TOY.manners),
        Toy(Norm(7, CITE, choices=(7, 8)), TOY.manners),
        Toy(TOY.size, Statement("friendly", CITE)),
        Toy(TOY.size, TOY.manners, Norm(False, Cite("toy", "5"))),
    ],
    ids=[
        "another citation",
        "another reason",
        "a further citation",
        "choices",
        "a statement",
        "a norm that came later",
    ],
)
def test_it_stays(same: Toy) -> None:
    assert fingerprint(same) == fingerprint(TOY)


@pytest.mark.parametrize(
    "other",
    [
        Toy(Norm(8, CITE), TOY.manners),
        Toy(TOY.size, Norm("kind", CITE)),
        Toy(TOY.size, TOY.manners, Norm(True, CITE)),
    ],
    ids=["a value", "a statement that acts now", "a norm that came later and is departed from"],
)
def test_it_changes(other: Toy) -> None:
    assert fingerprint(other) != fingerprint(TOY)


@pytest.mark.parametrize("found", SETS, ids=lambda found: found.set_id)
def test_it_changes_with_every_norm_of_a_code_and_with_no_word_of_it(found: shelf.Found) -> None:
    now = fingerprint(found.rules)
    for name, norm in norms(found.rules):
        other = replace(found.rules, **{name: replace(norm, value="something else")})
        assert (fingerprint(other) == now) is isinstance(norm, Statement), name
    reworded = with_other_words(found.text).sets[found.set_id]
    assert fingerprint(reworded.rules) == now
    assert reworded.book.fingerprint == found.book.fingerprint


def test_it_changes_with_what_a_table_settles_and_adopts() -> None:
    rules: Any = shelf.get("tradizionali").rules
    settled = adopt(rules, {"target": 42})
    adopted: Any = shelf.get("tradizionali+review").rules
    assert len({fingerprint(one) for one in (rules, settled, adopted)}) == 3


def test_the_rulings_have_one_of_their_own() -> None:
    text = shelf.get("fibur-2019").text
    book = shelf.get("fibur-2019").book
    before = book.provisions["stall"]

    def ruled(irregularity: str, provision: Provision[Any] | None) -> str:
        return edition_of(text, "x", rulings={irregularity: provision}).sets["fibur-2019"].book.fingerprint

    assert ruled("stall", Provision("77", before.rule)) == book.fingerprint
    assert ruled("stall", Provision(before.article, lambda ask: ask.order("redeal"))) != book.fingerprint
    assert ruled("stall", None) != book.fingerprint


# ── What becomes of rules whose values are gone ──────────────────────────────────────────────────────────────────────


def test_values_are_kept_and_given_back_strategies_by_their_names() -> None:
    rules = burraco_code("internazionale")
    kept = msgspec.json.decode(msgspec.json.encode(kept_values(adopt(rules, {"time_out": another_lap.__name__}))))
    assert kept["time_out"] == another_lap.__name__
    again = with_values(rules, kept)
    assert again.time_out.value is another_lap
    assert values_of(again) == kept
    # A strategy that is not among the choices any more is as it is now: what it decided stands in the log.
    gone = with_values(rules, {**kept, "time_out": "nobody_knows"})
    assert gone.time_out.value is rules.time_out.value


@pytest.mark.parametrize("found", SETS, ids=lambda found: found.set_id)
def test_every_value_of_every_code_can_be_kept(found: shelf.Found) -> None:
    other = replace(found.rules, **{name: replace(norm, value=None) for name, norm in _plain_norms(found.rules)})
    kept = msgspec.json.decode(msgspec.json.encode(values_of(found.rules)))
    assert fingerprint(with_values(other, kept)) == fingerprint(found.rules)


def _plain_norms(rules: Any) -> list[tuple[str, Norm[Any]]]:
    return [(name, norm) for name, norm in norms(rules) if not callable(norm.value)]


def _with(text_id: str, **changes: Norm[Any]) -> Any:
    text = shelf.get(text_id).text
    return corrected(edition_of(text, text.edition, norms=changes))


def test_a_table_of_other_values_is_foreign_and_names_them_for_ever() -> None:
    state = BURRACO.open({"Code": "fibur-2019", "Edition": "2019-08", "Hands": "1", "Option.set_naturals": "0"})
    written = BURRACO.headers(state)
    values = values_of(state.table.rules)
    with _with("fibur-2019", hand_size=Norm(13, CITE), set_naturals=Norm(8, CITE)):
        found = BURRACO.open(written)
        assert found.table.rules.foreign == written["Fingerprint"]
        assert found.table.rules.hand_size.value == 13
        assert BURRACO.headers(found) == written
        with pytest.raises(BadInput, match="not continued") as refused:
            check_can_go_on(found.table.rules)
        assert refused.value.reason == "edition-not-here"
        assert BURRACO.reopen is not None
        again = BURRACO.reopen(written, values)
        assert again.table.rules.hand_size.value == 11
        assert again.table.law == state.table.law
        assert BURRACO.headers(again) == written
    assert BURRACO.open(written) == state
    check_can_go_on(state.table.rules)


def test_an_edition_that_nobody_has_is_foreign_too() -> None:
    headers = {"Code": "tradizionali", "Edition": "3000", "Fingerprint": "abc", "Adopted": "from_the_future"}
    state = TRESSETTE.open(headers)
    assert (state.table.rules.edition, state.table.rules.foreign) == ("3000", "abc")
    assert TRESSETTE.headers(state) == headers
    position = TRESSETTE.parse_position("code: tradizionali\nedition: 3000\n")
    assert position.table.rules.foreign


def test_what_names_no_edition_is_compared_with_nothing() -> None:
    state = BURRACO.open({"Code": "fibur-2019", "Fingerprint": "of wording and citations"})
    assert not state.table.rules.foreign


def test_an_option_that_a_person_asks_for_is_still_refused() -> None:
    with pytest.raises(BadInput, match="no option"):
        BURRACO.open({"Code": "fibur-2019", "Edition": "2019-08", "Option.colour": "red"})


def test_a_live_table_is_foreign_where_it_was_opened_under_other_rulings() -> None:
    headers = {"Code": "fibur-2019", "Edition": "2019-08", "Hands": "1"}
    written = LIVE_BURRACO.headers(LIVE_BURRACO.open(headers))
    assert written["Rulings"] == shelf.get("fibur-2019").book.fingerprint
    text = shelf.get("fibur-2019").text
    with corrected(edition_of(text, text.edition, rulings={"stall": None})):
        found = LIVE_BURRACO.open(written)
        assert found.state.table.rules.foreign
        assert LIVE_BURRACO.headers(found) == written
        # A table of regular play asks for no ruling.
        assert not BURRACO.open({**headers, "Fingerprint": written["Fingerprint"]}).table.rules.foreign
        assert LIVE_BURRACO.headers(LIVE_BURRACO.open(headers))["Rulings"] != written["Rulings"]
    assert not LIVE_BURRACO.open(written).state.table.rules.foreign
    # Both may have changed.
    with corrected(edition_of(text, text.edition, norms={"hand_size": Norm(13, CITE)}, rulings={"stall": None})):
        found = LIVE_BURRACO.open(written)
        assert LIVE_BURRACO.headers(found) == written


def test_of_what_was_settled_then_is_told_what_is_still_open() -> None:
    rules = burraco_code("fibur-2019")
    found = as_far_as_open(rules, {"colour": "red", "set_naturals": "0", "cut": "a little"})
    assert found == adopt(rules, {"set_naturals": 0})
