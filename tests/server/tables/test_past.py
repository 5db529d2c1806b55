"""What a screen is told of the time before it came: all of it, in its language, and for onlookers not too soon."""

from typing import Any

import pytest

from tests.leaks.worlds import audiences, busy_log
from tests.running import Server
from tests.server.tables.parties import QUICK, dealt
from tests.server.tables.players import play_all
from ventaglio.api.client import Client, TableConnection
from ventaglio.server.tables.entries import Did
from ventaglio.server.tables.listener import Listener
from ventaglio.server.tables.protocol import Happened, Ruling, Told
from ventaglio.server.tables.room import in_words, past
from ventaglio.server.tables.wire import Audience


def screen(audience: Audience, lang: str = "en") -> Listener:
    return Listener(audience, "", lang, told=True)


@pytest.mark.parametrize("name", ["fibur-2019", "tradizionali-live"])
def test_who_comes_in_the_middle_is_told_what_the_others_were_and_goes_on_like_them(name: str) -> None:
    log = busy_log(name)[1:]
    for audience in audiences(log[0].after):
        stayed = screen(audience)
        told = [one for frame in log for one in in_words(frame, stayed) if isinstance(one, Told)]
        middle = next(at for at in range(len(log) // 2, len(log)) if log[at].after.in_hand)
        came = screen(audience)
        before = [one for one in past(log[:middle], came).what if isinstance(one, Told)]
        after = [one for frame in log[middle:] for one in in_words(frame, came) if isinstance(one, Told)]
        assert before
        assert [*before, *after] == told


def test_what_is_no_play_stands_where_it_happened() -> None:
    log = busy_log("tradizionali")[1:]
    what = past(log, screen(Audience(1, plays=True))).what
    assert [one.seq for one in what] == sorted(one.seq for one in what)
    entries = [one.seq for one in what if isinstance(one, Happened)]
    assert entries == [frame.after.seq for frame in log if not isinstance(frame.entry, Did)]


@pytest.mark.parametrize("name", ["fibur-2019-live", "tradizionali-live"])
def test_a_ruling_is_named_in_one_sentence_and_told_at_length_elsewhere(name: str) -> None:
    named = 0
    listener = screen(Audience(None))
    for frame in busy_log(name)[1:]:
        said = list(in_words(frame, listener))
        sentences = [sentence for one in said if isinstance(one, Told) for sentence in one.sentences]
        for ruling in (one for one in said if isinstance(one, Ruling)):
            assert len([one for one in sentences if f"“{ruling.told.irregularity}”." in one]) == 1
            assert not {order.sentence for order in ruling.told.orders} & set(sentences)
            named += 1
    assert named


async def _past(screen: TableConnection) -> list[dict[str, Any]]:
    await screen.until(lambda one: one.heard and one.heard[-1]["type"] != "welcome" and len(one.heard) > 2)
    assert [message["type"] for message in screen.heard[:3]] == ["welcome", "state", "past"]
    return list(screen.heard[2]["what"])


@pytest.mark.anyio
async def test_a_page_that_is_opened_again_has_the_whole_story_in_any_language(server: Server) -> None:
    async with dealt(server.address, 4, game="tressette", code="moderne") as met:
        await play_all(met.screens, until=lambda one: one.view and len(one.view["memory"]) >= 2)
        found = {}
        for lang in ("it", "en"):
            async with met.clients[0].table(met.id, tell="yes", lang=lang) as again:
                found[lang] = await _past(again)
        told = {lang: [one for one in what if one["type"] == "told"] for lang, what in found.items()}
        assert [one["seq"] for one in told["it"]] == [one["seq"] for one in told["en"]]
        assert len(told["it"]) >= 2
        assert told["it"] != told["en"]
        async with met.clients[0].table(met.id, tell="yes", after=met["A"].seq) as back:
            since = await _past(back)
            assert all(one["type"] == "happened" for one in since), "who comes back is told what came after"


@pytest.mark.anyio
async def test_nobody_is_told_the_past_before_its_time_or_without_asking(server: Server) -> None:
    async with (
        Client(server.address) as nobody,
        dealt(server.address, 2, players=2, policy={**QUICK, "delay": 3600}) as met,
    ):
        await (await met.turn()).act("draw")
        async with nobody.table(met.id, tell="yes") as screen:
            assert {one["what"]["type"] for one in await _past(screen)} <= {"sat", "came", "started"}
        async with met.clients[0].table(met.id) as silent:
            await silent.send({"type": "ping"})
            assert "past" not in {message["type"] for message in silent.heard}
