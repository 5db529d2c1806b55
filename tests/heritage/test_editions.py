"""What was written is read to the same result after corrected citations, changed values, and a whole new edition."""

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.heritage.changing import with_other_values, with_other_words
from tests.heritage.edition_2027 import EDITION, FIBUR_2027, FITRES_2027
from tests.heritage.generations import expected, generations, kinds, names, read_one
from tests.heritage.reading import Rows, differences, finish_hand, rows_of, standing, table_after
from tests.server.tables.tabletop import Tabletop
from tests.texts import corrected
from ventaglio.core.codec import to_plain
from ventaglio.core.norms import Cite, Norm
from ventaglio.core.record import parse_record, replay, spell_record
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import LETTERS, TABLE
from ventaglio.games.common.plugin import kit_of
from ventaglio.games.common.plugin.proofs import verify
from ventaglio.games.common.plugin.shelves import all_games, is_foreign
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.law import shelf
from ventaglio.law.text import AnyText, edition_of
from ventaglio.server.desk.saving import read as read_saved
from ventaglio.server.tables import doing, refereeing
from ventaglio.server.tables.due import due
from ventaglio.server.tables.entries import Did, Entry
from ventaglio.server.tables.records import course_of, read_log, record_of
from ventaglio.server.tables.results import summary_of
from ventaglio.server.tables.table import PLAYING, HostedTable
from ventaglio.server.tables.wire import Audience, state_of
from ventaglio.tournaments.director.events import Announced
from ventaglio.tournaments.director.plan import Notice
from ventaglio.tournaments.director.standings import standings
from ventaglio.tournaments.log import announcement, law_of
from ventaglio.tournaments.log import replay as tournament_of

ALL = generations()
NAMED = [one for one in ALL if one.name != "first"]
"""Those that name editions; the first is older."""

each_generation = pytest.mark.parametrize("generation", ALL, ids=lambda path: path.name)
each_that_names_editions = pytest.mark.parametrize("generation", NAMED, ids=lambda path: path.name)


def each_kind(*but: str) -> pytest.MarkDecorator:
    pairs = [(one, kind) for one in ALL for kind in kinds(one) if kind not in but]
    return pytest.mark.parametrize("generation, kind", pairs, ids=lambda one: getattr(one, "name", one))


def found_differences(generation: Path, kind: str, scratch: Path, but: tuple[str, ...] = ()) -> dict[str, Any]:
    """Everything of a kind that is no longer read to the same result, by name and path."""
    return {
        f"{name}: {path}": both
        for name in names(generation, kind)
        for path, both in differences(
            expected(generation)[kind][name], read_one(generation, kind, name, scratch)
        ).items()
        if not {*path.split("/")} & {*but}
    }


def _differences_of(generation: Path, kind: str, name: str, scratch: Path) -> Iterable[tuple[str, Any]]:
    return differences(expected(generation)[kind][name], read_one(generation, kind, name, scratch)).items()


def playing(generation: Path) -> Iterator[tuple[str, Rows]]:
    """The logs of the matches that were being played."""
    for name, known in expected(generation)["logs"].items():
        if known["status"] == PLAYING:
            yield name, rows_of((generation / "logs" / f"{name}.jsonl").read_text(encoding="utf-8"))


# ── Citations and words are corrected ────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def reworded() -> Iterator[None]:
    with corrected(*map(with_other_words, shelf.current_texts())):
        yield


@pytest.mark.long
@each_kind("data")
def test_other_citations_and_words_change_no_result(
    reworded: None, generation: Path, kind: str, tmp_path: Path
) -> None:
    assert found_differences(generation, kind, tmp_path, but=("told", "articles")) == {}


@pytest.mark.long
@each_generation
def test_other_citations_and_words_keep_nobody_from_playing_on(reworded: None, generation: Path) -> None:
    for name, rows in playing(generation):
        assert finish_hand(name, rows), name


# ── Values are changed in the edition itself ─────────────────────────────────────────────────────────────────────────


@pytest.fixture
def revalued() -> Iterator[None]:
    with corrected(*map(with_other_values, shelf.current_texts())):
        yield


@pytest.mark.long
@each_that_names_editions
@pytest.mark.parametrize("kind", ["logs", "tournaments"])
def test_what_keeps_its_values_is_shown_and_counted_by_them(
    revalued: None, generation: Path, kind: str, tmp_path: Path
) -> None:
    assert found_differences(generation, kind, tmp_path) == {}


REFUSED: dict[str, Callable[[HostedTable], object]] = {
    "an act": lambda table: doing.act(table, 0, "draw", on=table.seq),
    "a question why not": lambda table: doing.why_not(table, 0, "draw"),
    "undo": lambda table: doing.undo(table, 0),
    "a pause": lambda table: doing.pause(table, 0),
    "leaving for good": lambda table: doing.abandon(table, 0),
    "what the table itself does": lambda table: doing.did(table, TABLE, table.kit.game.chance(table.match, b"")),
}


@each_that_names_editions
def test_only_going_on_is_refused_and_says_why(revalued: None, generation: Path) -> None:
    seen = 0
    for name, rows in playing(generation):
        table, _ = table_after(name, rows)
        assert table.foreign
        assert due(table) is None
        for what, go_on in REFUSED.items():
            with pytest.raises(BadInput) as refused:
                go_on(table)
            assert refused.value.reason == "edition-not-here", what
        if table.kit.referee:
            with pytest.raises(BadInput) as refused:
                refereeing.call(table, 0, "B", "", {}, 0)
            assert refused.value.reason == "edition-not-here"
        seen += 1
    assert seen >= 4
    for language, word in {"en": "edition", "it": "edizione"}.items():
        assert word in Voice(translator(language)).trouble(refused.value)


@each_that_names_editions
def test_what_cannot_go_on_is_still_sent_to_screens_and_kept_in_the_lobby(revalued: None, generation: Path) -> None:
    for name, rows in playing(generation):
        table, _ = table_after(name, rows)
        for place in range(len(table.chairs)):
            sent = state_of(table, Audience(place, plays=True))
            assert sent.table.foreign
            assert sent.view is not None
            assert (sent.menu, sent.clock, sent.can_undo) == (None, None, False)
        assert is_foreign(table.kit.game.name, table.headers)
        assert f'"{table.headers["Edition"]}"' in summary_of(table)
        # Coming and going, and a friendly word, are no play.
        assert doing.say(table, 0, "hello", "")
        assert doing.go(table, table.present[0]) if table.present else True


@each_that_names_editions
def test_the_deals_of_a_table_that_cannot_go_on_are_still_proved(revalued: None, generation: Path) -> None:
    proved = 0
    for name in names(generation, "logs"):
        rows = rows_of((generation / "logs" / f"{name}.jsonl").read_text(encoding="utf-8"))
        known = expected(generation)["logs"][name]
        if not known.get("record", {}).get("deals"):
            continue
        course = course_of(name, read_log((at, body) for _, at, body in rows))
        text = spell_record(course.table.kit.game, record_of(course))
        found = verify(text, Voice(translator("en")), course.steps)
        assert [one.verdict for one in found.deals] == known["record"]["deals"]
        assert all(one.line for one in found.deals)
        proved += 1
    assert proved >= 4


def test_what_is_older_than_editions_goes_by_the_first_as_it_is_now() -> None:
    (first,) = [one for one in ALL if one.name == "first"]
    with corrected(*map(_with_other_bonuses, shelf.current_texts())):
        for name in names(first, "logs"):
            rows = rows_of((first / "logs" / f"{name}.jsonl").read_text(encoding="utf-8"))
            table, _ = table_after(name, rows)
            known = expected(first)["logs"][name]
            found = json.loads(json.dumps(to_plain(standing(table))))
            assert differences({key: known[key] for key in found}, found) == {}
        for name, rows in playing(first):
            assert finish_hand(name, rows), name


def _with_other_bonuses(text: AnyText) -> AnyText:
    """Figures by which a hand is counted, and no card is moved."""
    if text.game != "burraco":
        return text
    return edition_of(text, text.edition, norms={"clean_points": Norm(222, Cite(text.id, "13"))})


# ── A new edition comes ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def new_edition() -> Iterator[None]:
    with shelf.lent(FIBUR_2027, FITRES_2027):
        yield


@pytest.mark.long
@each_kind()
def test_a_new_edition_changes_nothing_that_was_written(
    new_edition: None, generation: Path, kind: str, tmp_path: Path
) -> None:
    assert found_differences(generation, kind, tmp_path) == {}


@pytest.mark.long
@each_generation
def test_what_was_begun_is_played_on_by_its_own_edition(new_edition: None, generation: Path) -> None:
    for name, rows in playing(generation):
        table, _ = table_after(name, rows)
        assert table.kit.rules(table.match).edition != EDITION
        assert finish_hand(name, rows), name


@pytest.mark.parametrize("game, code, cards", [("burraco", "fibur-2019", 13), ("tressette", "moderne", 10)])
def test_a_new_table_is_opened_and_played_by_the_new_edition(
    new_edition: None, game: str, code: str, cards: int
) -> None:
    length = {"Hands": "1"} if game == "burraco" else {"Match": "single"}
    top = Tabletop(game, code, headers=length, clock="none").seat()
    top.until(lambda table: table.in_hand)
    assert top.table.headers["Edition"] == EDITION
    state: Any = top.table.match
    assert {len(hand) for hand in state.hands} == {cards}
    entry = next(one for _, one in top.log if type(one).__name__ == "Started")
    assert entry.headers["Edition"] == EDITION  # type: ignore[union-attr]
    # Bots finish it, and its record is replayed by the new edition, with the old one beside it.
    top.until(lambda table: table.status != PLAYING)
    course = course_of("t", iter(top.log))
    text = spell_record(top.table.kit.game, record_of(course))
    read, record = parse_record(text, all_games())
    assert list(replay(read, record))[-1].after == course.steps[-1].after
    position = read.spell_position(course.steps[len(course.steps) // 2].after)
    assert f"edition: {EDITION}\n" in position
    assert read.parse_position(position).table.rules.edition == EDITION


def test_the_last_trick_counts_by_the_edition_of_the_table(new_edition: None) -> None:
    new, old = (
        kit_of("tressette").game.open({"Code": "tradizionali", "Edition": edition}) for edition in (EDITION, "1")
    )
    values: list[Any] = [state.table.rules.last_trick_points.value for state in (new, old)]  # type: ignore[attr-defined]
    assert values == [2, 1]
    # A traditional table adopts the modern norms of its own edition.
    adopting = {"Code": "tradizionali", "Adopted": "calls_allowed"}
    adopted = [kit_of("tressette").game.open({**adopting, "Edition": edition}) for edition in (EDITION, "1")]
    assert [state.table.rules.calls_allowed.value for state in adopted] == [2, 1]  # type: ignore[attr-defined]


def test_a_live_table_is_ruled_on_by_the_edition_it_was_opened_under(new_edition: None) -> None:
    assert _orders_for_two_cards(EDITION) == "warn offender"
    assert _orders_for_two_cards("2019-08").startswith("return")
    books = [shelf.get("fibur-2019", edition).book for edition in (EDITION, "2019-08")]
    assert ["asked-the-time" in book.provisions for book in books] == [False, True]
    assert books[0].fingerprint != books[1].fingerprint


def _orders_for_two_cards(edition: str) -> str:
    headers = {"Hands": "1", "Edition": edition}
    top = Tabletop("burraco", "fibur-2019", headers=headers, referee=True, clock="none").seat(0, 1, 2, 3).deal()
    place = top.table.turn_place
    assert place is not None
    for _ in range(2):
        top.act(LETTERS[place], "draw")
    found = refereeing.call(top.table, (place + 1) % 4, LETTERS[place], "", {}, 0)
    assert isinstance(found, tuple)
    did: Entry = top.append(found)[0]
    assert isinstance(did, Did)
    return str(top.table.kit.game.facts(top.table.match, did.events)["orders"])


def test_a_new_tournament_goes_by_the_new_edition_and_an_old_one_does_not(new_edition: None) -> None:
    for generation in ALL:
        log = read_saved((generation / "tournaments" / "fibur-2019.json").read_bytes()).log
        old = tournament_of(log)
        assert old.regulation.edition == "2019-08"
        assert old.regulation.warnings_per_point.value == 3
        announced = log[0].body
        assert isinstance(announced, Announced)
        again = announcement(replace(announced.notice, edition=""))
        assert again.notice.edition == EDITION
        new = tournament_of([replace(log[0], body=again), *log[1:]])
        assert new.regulation.warnings_per_point.value == 1
        assert [row.row for row in standings(new)] != [row.row for row in standings(old)]


def test_a_tournament_keeps_its_values_when_those_of_its_edition_are_changed() -> None:
    notice = Notice("Prova", "fibur-2019")
    before = announcement(notice)
    changed = edition_of(
        shelf.get("fibur-2019").text, "2019-08", tournament={"warnings_per_point": Norm(9, Cite("fibur-2019", "1"))}
    )
    with corrected(changed):
        assert law_of(before).warnings_per_point.value == 3
        assert law_of(announcement(notice)).warnings_per_point.value == 9
        # A notice from before values were kept has but its edition to go by.
        assert law_of(Announced(notice)).warnings_per_point.value == 9


def test_an_edition_lists_what_it_changes_and_the_rest_is_as_before() -> None:
    old, new = shelf.get("fibur-2019").text, FIBUR_2027
    assert [one.number for one in new.articles] == [*(one.number for one in old.articles), "42"]
    assert next(one for one in new.articles if one.number == "8").title == "Picking up: two cards drawn"
    with shelf.lent(new):
        assert [text.edition for text in shelf.editions("fibur-2019")] == ["2019-08", EDITION]
        assert shelf.get("fibur-2019").text is new
        assert shelf.get("fibur-2019", "2019-08").text is old
        assert shelf.get("fibur-2019", shelf.FIRST).text is old
    assert shelf.get("fibur-2019").text is old
    with pytest.raises(ValueError, match="no norm of this text"):
        edition_of(old, "x", norms={"colour": Norm(1, Cite("fibur-2019", "1"))})


def test_bots_play_by_the_edition_of_their_table(new_edition: None) -> None:
    game = kit_of("burraco").game
    for edition, size in ((EDITION, 13), ("2019-08", 11)):
        state = game.open({"Code": "fibur-2019", "Hands": "1", "Edition": edition})
        agents = [kit_of("burraco").agent("maestro", Random(seat)) for seat in range(4)]
        moves = 0
        while (turn := game.turn(state)) is not None and moves < 60:
            action: Any
            if turn < 0:
                action = game.chance(state, b"deal")
            else:
                action = agents[turn].choose(game.view(state, turn), game.menu(state, turn))
            for event in game.act(state, action, turn):
                state = game.fold(state, event)
            if not moves:
                assert {len(hand) for hand in state.hands} == {size}  # type: ignore[attr-defined]
            moves += 1
