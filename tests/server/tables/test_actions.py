"""Acting: what is stale, sent twice, or not one's to do; asking why; talking; pausing; leaving for good."""

import pytest

from tests.running import Server
from tests.server.tables.inside import inside
from tests.server.tables.parties import Party, dealt, entries_of, frames_of, party, read_log
from tests.server.tables.players import play_all
from ventaglio.api.client import Refused, TableConnection

pytestmark = pytest.mark.anyio


async def refusal(screen: TableConnection, **message: object) -> dict[str, object]:
    """What a screen is told that is refused something; the table stands as it was."""
    before = screen.seq
    with pytest.raises(Refused) as refused:
        await screen.send(message)
    assert screen.seq == before
    return refused.value.answer


async def waiting(met: Party) -> TableConnection:
    """Somebody who is not to act."""
    turn = await met.turn()
    return next(screen for screen in met.screens if screen is not turn)


# ── Stale and twice ──────────────────────────────────────────────────────────────────────────────────────────────────


async def test_an_action_on_a_table_that_has_changed_is_stale(server: Server) -> None:
    async with dealt(server.address, 2, players=2) as met:
        screen = await met.turn()
        seen = screen.seq
        await screen.act("draw")
        with pytest.raises(Refused) as stale:
            await screen.act("discard " + (screen.menu or {})["discards"][0], on=seen)
        assert stale.value.reason == "live-stale"


async def test_what_only_people_say_makes_nothing_stale(server: Server) -> None:
    async with dealt(server.address, 2, players=2) as met:
        screen = await met.turn()
        seen = screen.seq
        await screen.send({"type": "say", "phrase": "hello"})
        await screen.act("draw", on=seen)


async def test_an_action_sent_twice_is_done_once_and_answered_alike(server: Server) -> None:
    async with dealt(server.address, 2, players=2) as met:
        screen = await met.turn()
        before = screen.seq
        first = await screen.act("draw", on=before, mark="my-draw")
        cards = (screen.view or {})["counts"]
        second = await screen.act("draw", on=before, mark="my-draw")
        assert first == second
        assert (screen.view or {})["counts"] == cards
        assert [row.seq for row in read_log(server.folder, met.id)][-1] == first["seq"] == before + 1


async def test_it_is_known_again_after_coming_back_and_after_others_have_played(server: Server) -> None:
    async with dealt(server.address, 2, players=2) as met:
        screen = await met.turn()
        place = met.screens.index(screen)
        done = await screen.act("draw", mark="mine")
        await screen.act("discard " + (screen.menu or {})["discards"][0])
        other = await met.turn()
        # Each person's marks are his own.
        assert (await other.act("draw", mark="mine"))["seq"] > done["seq"]
        await screen.socket.close()
        async with met.clients[place].table(met.id) as again:
            await again.until(lambda one: one.table)
            assert await again.act("draw", mark="mine") == done


async def test_the_last_action_of_a_hand_is_answered_alike_too(server: Server) -> None:
    """With it the secret of the deal is told, an entry of its own; the answer names the action."""
    async with party(server.address, 2, game="tressette", code="tradizionali", match="single") as met:
        sent: list[tuple[TableConnection, str, str, int, int]] = []
        for screen in met.screens:
            plain = screen.act

            async def marked(action: str, *, on: int | None = None, mark: str = "", screen=screen, plain=plain):  # type: ignore[no-untyped-def]
                mark, on = f"m{len(sent)}", screen.seq if on is None else on
                done = await plain(action, on=on, mark=mark)
                sent.append((screen, action, mark, on, done["seq"]))
                return done

            screen.act = marked  # type: ignore[method-assign]
        await play_all(met.screens)
        told = {entry["seq"]: entry["what"]["type"] for entry in entries_of(met["A"])}
        assert {told[seq] for *_, seq in sent} == {"did"}
        screen, action, mark, on, seq = sent[-1]
        assert (await screen.send({"type": "act", "action": action, "on": on, "id": mark}))["seq"] == seq


# ── Not one's to do ──────────────────────────────────────────────────────────────────────────────────────────────────


async def test_acting_in_anothers_turn_is_refused_with_its_article(server: Server) -> None:
    async with dealt(server.address, 4) as met:
        answer = await refusal(await waiting(met), type="act", action="draw", on=10_000)
        assert (answer["type"], answer["reason"], answer["article"]) == ("refused", "not-your-turn", "Art. 7")
        assert answer["cite"] == "Art. 7 — FIBUR 2019"
        assert answer["sentence"]


@pytest.mark.parametrize("action", ["expire", "time-out", "watch-stall", "redeal", "deal 30 5h", "abandon"])
async def test_what_the_table_or_a_referee_does_is_nobodys_to_do(server: Server, action: str) -> None:
    async with dealt(server.address, 2, players=2) as met:
        screen = await met.turn()
        other = "AB"[1 - met.screens.index(screen)]
        line = f"abandon {other}" if action == "abandon" else action
        for one in met.screens:
            answer = await refusal(one, type="act", action=line, on=one.seq)
            assert answer["type"] == "refused"
            assert answer["article"]


@pytest.mark.parametrize("action", ["deal 20 d3", "redeal wrong-deal"])
async def test_nor_at_tressette(server: Server, action: str) -> None:
    async with dealt(server.address, 2, game="tressette", code="moderne") as met:
        for screen in met.screens:
            answer = await refusal(screen, type="act", action=action, on=screen.seq)
            assert answer["type"] == "refused"


@pytest.mark.parametrize("action", ["count", "expire", "time-out"])
async def test_nor_at_a_live_table(server: Server, action: str) -> None:
    async with dealt(server.address, 2, players=2, policy={"referee": True}) as met:
        for screen in met.screens:
            assert (await refusal(screen, type="act", action=action, on=screen.seq))["reason"]


async def test_what_cannot_be_read_is_an_error_with_a_sentence(server: Server) -> None:
    async with dealt(server.address, 2, players=2) as met:
        screen = await met.turn()
        for line in ("fly", "discard 1x", "open", ""):
            answer = await refusal(screen, type="act", action=line, on=screen.seq)
            assert answer["type"] == "error"
            assert answer["sentence"]
        assert (await screen.send({"type": "ping"}))["type"] == "pong", "the screen lives on"


# ── Why not? ─────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_one_can_ask_why_without_trying(server: Server) -> None:
    async with dealt(server.address, 2, players=2) as met:
        screen = await met.turn()
        answer = await refusal(screen, type="why", action="discard 5h")
        assert (answer["type"], answer["reason"]) == ("refused", "pick-up-first")
        assert answer["article"]
        before = screen.seq
        assert (await screen.send({"type": "why", "action": "draw"}))["type"] == "allowed"
        assert screen.seq == before, "it was only asked"
        assert screen.my_turn


async def test_why_is_told_in_the_language_of_the_screen(server: Server) -> None:
    async with dealt(server.address, 2, players=2) as met:
        screen = await met.turn()
        place = met.screens.index(screen)
        met.clients[place].language = "it"
        async with met.clients[place].table(met.id) as italian:
            await italian.until(lambda one: one.table)
            told = await refusal(italian, type="why", action="discard 5h")
        assert told["sentence"] != (await refusal(screen, type="why", action="discard 5h"))["sentence"]


# ── Talking ──────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_before_the_deal_anything_may_be_said_and_during_the_hand_set_phrases_only(server: Server) -> None:
    async with party(server.address, 2, players=2) as met:
        await met["A"].send({"type": "say", "text": "  ciao\n a   tutti  "})
        heard = await met["B"].until_heard("said")
        assert heard["what"] == {"type": "said", "place": 0, "phrase": "", "text": "ciao a tutti"}
        for screen in met.screens:
            await screen.ready()
        await met["B"].until(lambda one: one.table["pledge"]["dealt"])
        assert (await refusal(met["B"], type="say", text="play hearts"))["reason"] == "live-no-comments"
        await met["B"].send({"type": "say", "phrase": "good-game"})
        await met["A"].until_heard("said", phrase="good-game")
        assert (await refusal(met["B"], type="say", phrase="play hearts"))["reason"] == "live-no-phrase"
        assert (await refusal(met["B"], type="say"))["reason"] == "live-say-one-thing"
        assert (await refusal(met["B"], type="say", phrase="hello", text="x"))["reason"] == "live-say-one-thing"


async def test_between_hands_and_after_the_match_people_talk_freely(server: Server) -> None:
    async with party(server.address, 2, players=2, hands=2) as met:
        between = lambda one: bool(one.table.get("pledge")) and one.table["pledge"]["deal"] == 2  # noqa: E731
        await play_all(met.screens, until=between)
        await met["A"].send({"type": "say", "text": "well, that was close"})
        await met["B"].until_heard("said", text="well, that was close")
        await play_all(met.screens)
        await met["B"].send({"type": "say", "text": "another one?"})
        assert (await refusal(met["B"], type="say", text="x" * 201))["reason"] == "live-text-length"
        assert (await refusal(met["B"], type="say", text=" \t "))["reason"] == "live-text-length"


# ── Pausing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_pause_begins_when_all_agree_and_anybody_ends_it(server: Server) -> None:
    async with dealt(server.address, 3, code="estratto", players=3) as met:
        await met["A"].send({"type": "pause"})
        await met["C"].until(lambda one: one.table["ask"])
        assert met["C"].table["ask"] == {"what": "pause", "place": 0, "agreed": [0]}
        assert (await refusal(met["B"], type="pause"))["reason"] == "live-asked-already"
        await met["B"].send({"type": "answer", "yes": True})
        assert (await refusal(met["B"], type="answer", yes=True))["reason"] == "live-nothing-asked"
        assert not met["B"].table["paused"]
        await met["C"].send({"type": "answer", "yes": True})
        await met["A"].until(lambda one: one.table["paused"])
        await met.level()
        turn = await met.turn()
        assert (await refusal(turn, type="act", action="draw", on=turn.seq))["reason"] == "live-paused"
        await met["B"].send({"type": "resume"})
        await turn.until(lambda one: not one.table["paused"])
        await turn.act("draw")
        assert (await refusal(met["B"], type="resume"))["reason"] == "live-not-paused"


async def test_one_who_does_not_agree_is_enough(server: Server) -> None:
    async with dealt(server.address, 2, players=2) as met:
        await met["A"].send({"type": "pause"})
        await met["B"].until(lambda one: one.table["ask"])
        await met["B"].send({"type": "answer", "yes": False})
        assert (await met["A"].until_heard("ask-ended"))["what"]["why"] == "refused"
        assert (met["A"].table["ask"], met["A"].table["paused"]) == (None, False)


async def test_alone_with_bots_one_pauses_at_once_and_they_wait(server: Server) -> None:
    async with party(server.address, 1) as met:
        await met["A"].send({"type": "pause"})
        await met["A"].until(lambda one: one.table["paused"])
        await met["A"].ready()
        seen = met["A"].seq
        await met["A"].send({"type": "say", "phrase": "hello"})
        assert met["A"].seq == seen + 1, "nothing has been dealt"
        await met["A"].send({"type": "resume"})
        await met["A"].until(lambda one: one.table["pledge"]["dealt"])


# ── Leaving for good ─────────────────────────────────────────────────────────────────────────────────────────────────


async def history(met: Party, place: int) -> dict[str, object]:
    (latest,) = await met.clients[place].ask("GET", "/api/me/history")
    assert latest["finish"]["table_id"] == met.id
    assert latest["seat"] == place
    return dict(latest["finish"])


@pytest.mark.article("fibur-2019", "39")
async def test_who_abandons_burraco_loses_it_by_the_code(server: Server) -> None:
    async with dealt(server.address, 4) as met:
        await met["B"].send({"type": "abandon"})
        for screen in met.screens:
            await screen.until(lambda one: one.table["status"] == "over")
        finish = await history(met, 0)
        assert [seat["won"] for seat in finish["seats"]] == [True, False, True, False]  # type: ignore[attr-defined]
        assert finish["how"] == "abandoned"
        final = frames_of(met.id, read_log(server.folder, met.id))[-1].after
        assert inside(final).winners == (0, 2)
        assert (await met["C"].until_heard("revealed"))["what"]["secret"]


async def test_a_tressette_that_somebody_abandons_is_closed(server: Server) -> None:
    async with dealt(server.address, 4, game="tressette", code="moderne") as met:
        await met["C"].send({"type": "abandon"})
        for screen in met.screens:
            await screen.until(lambda one: one.table["status"] == "closed")
        closed = await met["A"].until_heard("closed")
        assert (closed["what"]["why"], closed["what"]["place"]) == ("abandoned", 2)
        finish = await history(met, 1)
        assert [seat["won"] for seat in finish["seats"]] == [False, True, False, True]  # type: ignore[attr-defined]
        assert finish["how"] == "abandoned"
        assert (await refusal(met["A"], type="act", action="claim", on=met["A"].seq))["reason"] == "live-is-closed"
