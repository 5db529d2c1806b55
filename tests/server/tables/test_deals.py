"""Deals: promised before, told after, even when they are thrown in at once; and nobody can choose them."""

import hashlib
from typing import Any

import pytest

from tests.server.tables.tabletop import Tabletop
from ventaglio.core.cards.provable import HOUSE, commitment
from ventaglio.core.provable_record import Verdict, check_deals, read_voids
from ventaglio.core.record import parse_record, spell_record
from ventaglio.core.seats import LETTERS
from ventaglio.games.common.plugin.shelves import all_games
from ventaglio.server.tables import doing, pledging
from ventaglio.server.tables.doing import NotNow
from ventaglio.server.tables.due import due
from ventaglio.server.tables.entries import (
    CommitmentsClosed,
    Committed,
    DealVoided,
    Did,
    Drawn,
    Revealed,
    SeatCommitted,
    SeatOpened,
)
from ventaglio.server.tables.pledging import COMMIT_WITHIN, OPEN_WITHIN
from ventaglio.server.tables.records import course_of, record_of
from ventaglio.server.tables.wire import PUBLIC, Audience, redact, state_of

THROWN_IN = 22
"""A seed whose first deal gives one player three of the cards that form pairs."""


def promised(*people: int, **policy: Any) -> Tabletop:
    """A table whose house has committed to the first deal."""
    table = Tabletop("burraco", "fibur-2019", **policy).seat(*people)
    return table.until(lambda one: one.pledge is not None)


def closed(*people: int) -> Tabletop:
    """A table at which everybody has committed."""
    table = promised(*people)
    for place in people:
        table.commit(place)
        table.do(doing.ready, place)
    table.step()
    return table


def kinds(table: Tabletop, last: int) -> list[type]:
    return [type(entry) for _, entry in table.log[-last:]]


def at(table: Tabletop) -> float:
    next_due = due(table.table)
    assert next_due is not None
    return next_due.at


# ── How it goes ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_deal_that_is_thrown_in_is_told_and_the_next_is_another() -> None:
    table = Tabletop("tressette", "moderne", THROWN_IN, headers={"Option.pairs": "B.a"}, pace=0.0).seat()
    table.until(lambda one: one.in_hand, most=50)
    assert kinds(table, 7) == [Committed, Drawn, Did, Revealed, Committed, Drawn, Did]
    first, second = (entry for _, entry in table.log if isinstance(entry, Committed))
    assert (first.deal, second.deal) == (1, 2)
    assert first.commitment != second.commitment
    told = next(entry for _, entry in table.log if isinstance(entry, Revealed))
    assert commitment(HOUSE, bytes.fromhex(told.secret), told.label) == first.commitment


def test_bots_alone_wait_for_nobody() -> None:
    table = promised()
    assert at(table) == table.now
    table.step()
    assert table.table.in_hand
    assert kinds(table, 3) == [Committed, Drawn, Did]


def test_everybody_commits_before_anybody_opens() -> None:
    table = promised(0, 2)
    with pytest.raises(NotNow, match="open-too-early"):
        table.open(0)
    table.commit(0)
    with pytest.raises(NotNow, match="open-too-early"):
        table.open(0)
    table.commit(2)
    table.do(doing.ready, 0)
    table.do(doing.ready, 2)
    assert at(table) <= table.now, "all are ready, and have committed"
    table.step()
    table.open(2)
    table.open(0)
    table.step()
    assert kinds(table, 9) == [
        *(SeatCommitted, SeatCommitted, *[type(entry) for _, entry in table.log[-7:-5]]),
        *(CommitmentsClosed, SeatOpened, SeatOpened, Drawn, Did),
    ]
    assert table.table.in_hand
    end = next(entry for _, entry in table.log if isinstance(entry, CommitmentsClosed))
    assert (end.places, end.left) == ((0, 2), {"B": "bot", "D": "bot"})


def test_the_cards_wait_for_who_is_not_ready() -> None:
    table = promised(0, 1, 2, between=30.0)
    start = table.now
    for place in (0, 1, 2):
        table.commit(place)
    table.do(doing.ready, 0)
    assert table.do(doing.ready, 0) == ()
    assert at(table) == start + 30
    table.do(doing.go, 1)
    table.do(doing.ready, 2)
    assert at(table) == start + table.table.policy.grace, "his place is kept for a while"
    table.step()
    assert at(table) == start, "who is away for longer is not waited for"
    table.step()
    end = table.log[-1][1]
    assert isinstance(end, CommitmentsClosed)
    assert end.left == {"B": "away", "D": "bot"}, "who has gone has no part, though he had committed"


def test_who_does_not_commit_has_no_part_and_that_is_settled_before_anybody_opens() -> None:
    table = promised(0, 2)
    start = table.now
    table.commit(0)
    table.do(doing.ready, 0)
    table.do(doing.ready, 2)
    view = state_of(table.table, PUBLIC).table.pledge
    assert view is not None
    assert view.until == start + COMMIT_WITHIN == at(table)
    table.step()
    end = table.log[-1][1]
    assert isinstance(end, CommitmentsClosed)
    assert end.left["C"] == "silent"
    with pytest.raises(NotNow, match="commitments-closed"):
        table.commit(2)
    with pytest.raises(NotNow, match="not-in-deal"):
        table.open(2)


def test_what_was_committed_to_stands() -> None:
    table = promised(0, 1)
    table.commit(0)
    assert table.commit(0) == (), "sent twice"
    with pytest.raises(NotNow, match="committed-already"):
        table.commit(0, bytes(32))
    with pytest.raises(NotNow, match="other-deal"):
        table.do(pledging.commit, 1, "t/0", "ab" * 32)
    for wrong in ("", "AB" * 32, "ab" * 31):
        with pytest.raises(NotNow, match="bad-commitment"):
            table.do(pledging.commit, 1, table.label, wrong)
        with pytest.raises(NotNow, match="bad-opening"):
            table.do(pledging.open_, 1, table.label, wrong)


def test_a_match_abandoned_before_the_deal_has_nothing_to_tell() -> None:
    table = promised(0, 1, 2, 3)
    assert [type(entry) for entry in table.do(doing.abandon, 0)] == [Did]
    assert table.table.status == "over"


def test_no_secret_of_the_house_is_in_the_log_before_the_deal_or_on_a_screen_before_the_end() -> None:
    table = closed(0)
    secret = table.chance.secret(table.label, table.table.pledge.nonce).hex()  # type: ignore[union-attr]
    assert secret not in repr(table.log)
    table.open(0)
    entries = table.step()
    assert secret in repr(entries[0])
    for audience in (PUBLIC, Audience(0, plays=True), Audience(1)):
        assert secret not in repr([redact(one, audience, table.table) for one in entries[:1]])


# ── Who plays foul ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_whoever_does_not_open_voids_the_deal_in_his_name() -> None:
    table = closed(0, 2)
    first = table.label
    table.open(0)
    assert at(table) == table.now + OPEN_WITHIN
    table.step()
    void, again = table.log[-2][1], table.log[-1][1]
    assert void == DealVoided(1, first, "missing", (2,))
    assert isinstance(again, Committed)
    assert again.label != first
    assert table.table.voided == 1
    assert table.table.pledge is not None
    assert table.table.pledge.ready == {0, 2}, "nobody need say so again"
    view = state_of(table.table, PUBLIC).table.pledge
    assert view is not None
    assert view.voided == 1
    with pytest.raises(NotNow, match="other-deal"):
        table.do(pledging.open_, 2, first, table.secret(2).hex())


def test_a_false_opening_voids_the_deal_at_once() -> None:
    table = closed(0, 2)
    table.open(0)
    table.open(2, bytes(32))
    assert table.log[-1][1] == DealVoided(1, "t/1", "false", (2,), "00" * 32)
    table.deal()
    _, record = parse_record(text_of(table), all_games())
    assert record.headers["Voided"] == "1"
    assert read_voids(record.headers)[0].who == ("C",)


def text_of(table: Tabletop) -> str:
    table.until(lambda one: not one.in_hand or one.status != "playing")
    course = course_of("t", table.log)
    return spell_record(table.table.kit.game, record_of(course))


def test_the_opening_of_another_or_of_another_deal_does_not_fit() -> None:
    """Whoever copies a commitment cannot open it, and a secret is good for one deal."""
    table = promised(0, 2)
    told = commitment("A", table.secret(0), table.label)
    table.do(pledging.commit, 0, table.label, told)
    table.do(pledging.commit, 2, table.label, told)
    table.do(doing.ready, 0)
    table.do(doing.ready, 2)
    table.step()
    table.open(0)
    assert isinstance(table.open(2, table.secret(0))[0], DealVoided)

    table.step()
    old = commitment("A", table.secret(0), "t/1")
    table.do(pledging.commit, 0, table.label, old)
    table.commit(2)
    table.do(doing.ready, 0)
    table.do(doing.ready, 2)
    table.step()
    assert isinstance(table.open(0)[0], DealVoided)


def test_who_fails_twice_is_dealt_without_and_the_record_says_so() -> None:
    table = promised(0, 2)
    for _ in range(2):
        for place in (0, 2):
            table.commit(place)
            table.do(doing.ready, place)
        table.step()
        table.open(0)
        table.step()
    with pytest.raises(NotNow, match="commitments-closed"):
        table.commit(2)
    table.deal()
    text = text_of(table)
    assert '[Deal.1.Without "B:bot C:failed D:bot"]' in text
    assert '[Voided "2"]' in text
    game, record = parse_record(text, all_games())
    assert [one.verdict for one in check_deals(game, record)][:1] == [Verdict.PROVED]


def test_a_process_that_starts_again_goes_on_with_what_was_promised() -> None:
    """Nothing of a deal is in memory alone: neither commitments nor the house's secret."""
    table = closed(0, 2)
    table.open(0)
    table.table = table.again()
    table.open(2)
    table.step()
    assert table.table.in_hand
    assert table.table.voided == 0


def test_a_house_without_its_key_voids_the_deal_in_its_own_name() -> None:
    table = closed(0)
    table.open(0)
    table.key = b"another"
    table.step()
    void = table.log[-2][1]
    assert void == DealVoided(1, "t/1", "house")
    table.deal()
    assert table.table.in_hand


def test_a_deal_that_an_older_program_promised_is_made_anew() -> None:
    table = Tabletop("burraco", "fibur-2019").seat(0)
    table.append((Committed(1, "ab" * 32, "t/1", "cd" * 32),))
    table.step()
    assert table.log[-2][1] == DealVoided(1, "t/1", "old-kind")
    table.deal()
    assert check(text_of(table))[0] is Verdict.PROVED


def check(text: str) -> list[Verdict]:
    game, record = parse_record(text, all_games())
    return [one.verdict for one in check_deals(game, record)]


# ── The attack ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_operator_with_an_accomplice_has_one_deal_to_every_void() -> None:
    """He sees everybody's opening before the accomplice's, and may try what he likes: one opening fits, and no other.

    All that is left to him is to refuse it. Each time he does, one more void stands in the record, in his name.
    """
    table = closed(0, 2)
    table.open(0)
    sealed = table.table.pledge
    assert sealed is not None
    tries = (hashlib.sha256(b"try %d" % one).digest() for one in range(10_000))
    assert not [one for one in tries if commitment(LETTERS[2], one, sealed.label) == sealed.commitments[2]]
    refused = 0
    while refused < 2:
        table.step()
        refused += 1
        for place in (0, 2):
            if table.table.failed.count(place) < 2:
                table.commit(place)
            table.do(doing.ready, place)
        table.step()
        table.open(0)
    table.step()
    assert table.table.in_hand
    text = text_of(table)
    assert check(text)[0] is Verdict.PROVED
    assert text.count("missing C") == refused
    quiet = "\n".join(line for line in text.splitlines() if not line.startswith("[Void"))
    assert check(quiet + "\n")[0] is Verdict.DEALS_SKIPPED, "nor can he leave them out"
