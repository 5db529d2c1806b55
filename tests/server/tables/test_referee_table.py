"""Live-tables over sockets: mistakes happen and nobody is told; whoever calls gets questions, then the ruling."""

from typing import Any

import pytest

from tests.running import Server
from tests.server.tables.parties import Party, dealt, entries_of
from tests.server.tables.tabletop import Tabletop
from ventaglio.api.client import Refused, TableConnection
from ventaglio.core.refusal import IllegalAction
from ventaglio.core.seats import LETTERS
from ventaglio.games.common.plugin.explaining import explain_refusal
from ventaglio.law.referee.inquiry import NeedFacts
from ventaglio.server.tables import refereeing
from ventaglio.server.tables.doing import NotNow
from ventaglio.server.tables.due import COUNT_AFTER, due

FIBUR = "fibur-2019"
REFEREE = {"referee": True}


async def on_turn(met: Party) -> tuple[str, TableConnection, list[TableConnection]]:
    """Who is to act, and the others in the order of play."""
    turn = await met.turn()
    place = met.screens.index(turn)
    return "ABCD"[place], turn, [met.screens[(place + more) % 4] for more in (1, 2, 3)]


async def call(screen: TableConnection, seat: str, **more: object) -> dict[str, Any]:
    return await screen.send({"type": "call", "seat": seat, **more})


# ── Mistakes ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
async def test_a_mistake_happens_and_the_others_are_told_nothing_but_what_they_see(server: Server) -> None:
    async with dealt(server.address, 4, policy=REFEREE) as met:
        _, turn, others = await on_turn(met)
        await turn.act("draw")
        first = entries_of(turn)[-1]
        done = await turn.act("draw")
        for screen in others:
            await screen.until(lambda one: one.seq >= done["seq"])
            regular, wrong = entries_of(screen)[-2:]
            assert regular["what"].keys() == wrong["what"].keys()
            assert [event["type"] for event in wrong["what"]["events"]] == ["happened"]
            told = str(wrong["what"])
            for word in ("two-cards", "noted", "unseen", "incident"):
                assert word not in told
            assert wrong.get("pending") is None
            assert not [message for message in screen.heard if message["type"] == "ruling"]
        assert first["what"]["events"][0]["event"]["card"], "the player sees what he drew"


@pytest.mark.anyio
async def test_what_makes_no_sense_even_there_is_refused(server: Server) -> None:
    async with dealt(server.address, 4, policy=REFEREE) as met:
        _, _, others = await on_turn(met)
        with pytest.raises(Refused) as refused:
            await others[0].act("discard " + (others[0].view or {})["hand"][0])
        assert refused.value.reason == "not-your-turn"


# ── Calling ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
@pytest.mark.article(FIBUR, "8")
async def test_who_calls_gets_the_ruling_and_its_orders_are_carried_out_for_everybody(server: Server) -> None:
    async with dealt(server.address, 4, policy=REFEREE) as met:
        letter, turn, others = await on_turn(met)
        await turn.act("draw")
        await turn.act("draw")
        counts = (turn.view or {})["counts"]
        assert counts[met.screens.index(turn)] == 13
        done = await call(others[0], letter)
        assert done["type"] == "done"
        for screen in met.screens:
            await screen.until(lambda one: one.seq >= done["seq"])
            ruling = await screen.until_heard("ruling")
            assert ruling["irregularity"] == "two-cards-drawn"
            assert ruling["told"]["orders"], "orders, each with its article"
            for order in ruling["told"]["orders"]:
                assert order["sentence"]
                assert order["article"]
            # The card that was one too many has gone back.
            assert (screen.view or {})["counts"][met.screens.index(turn)] == 12
        with pytest.raises(Refused) as again:
            await call(others[0], letter)
        assert again.value.reason == "live-nothing-found"


@pytest.mark.anyio
async def test_the_referee_asks_what_the_table_cannot_know(server: Server) -> None:
    async with dealt(server.address, 4, policy=REFEREE) as met:
        _, turn, others = await on_turn(met)
        early = "ABCD"[met.screens.index(others[0])]
        await others[0].act("draw")
        await met.level()
        before = turn.seq
        question = await call(turn, early)
        assert (question["type"], question["fact"]) == ("question", "mixed-in")
        assert question["sentence"]
        assert set(question["answers"]) == {"yes", "no"}
        assert turn.seq == before, "a question changes nothing"
        done = await call(turn, early, facts={"mixed-in": "no"})
        assert done["type"] == "done"
        ruling = await others[2].until_heard("ruling")
        assert ruling["irregularity"] == "pick-up-out-of-turn"


@pytest.mark.anyio
@pytest.mark.article(FIBUR, "Procedura")
async def test_a_partner_waits_until_the_discard(server: Server) -> None:
    async with dealt(server.address, 4, policy=REFEREE) as met:
        letter, turn, others = await on_turn(met)
        await turn.act("draw")
        await turn.act("draw")
        with pytest.raises(Refused) as refused:
            await call(others[1], letter)
        assert refused.value.reason == "partner-waits"
        assert refused.value.answer["article"]


@pytest.mark.anyio
async def test_a_call_for_nothing_is_answered_so_and_nobody_else_hears_of_it(server: Server) -> None:
    async with dealt(server.address, 4, policy=REFEREE) as met:
        letter, turn, others = await on_turn(met)
        await turn.act("draw")
        for screen in others:
            with pytest.raises(Refused) as refused:
                await call(screen, letter)
            assert refused.value.reason == "live-nothing-found"
            assert refused.value.answer["sentence"]
        with pytest.raises(Refused) as nobody:
            await call(turn, "F")
        assert nobody.value.reason == "live-no-place"
        await met.level()
        assert turn.seq == others[0].seq == entries_of(turn)[-1]["seq"]


@pytest.mark.anyio
async def test_what_people_saw_can_be_reported(server: Server) -> None:
    """A word said aloud leaves no trace on the table: who heard it reports it, and answers for the facts."""
    async with dealt(server.address, 4, policy=REFEREE) as met:
        letter, turn, others = await on_turn(met)
        with pytest.raises(Refused) as unknown:
            await call(others[0], letter, irregularity="no-such-thing")
        assert unknown.value.answer["type"] == "error"
        assert turn.view is not None
        facts = {"cards": turn.view["hand"][0]}
        for _ in range(12):
            answer = await call(others[0], letter, irregularity="exposed-card", facts=facts)
            if answer["type"] != "question":
                break
            facts[answer["fact"]] = next(iter(answer["answers"]))
        assert answer["type"] == "done"


@pytest.mark.anyio
async def test_at_an_ordinary_table_there_is_no_referee_to_call(server: Server) -> None:
    async with dealt(server.address, 2, players=2) as met:
        with pytest.raises(Refused) as refused:
            await call(met["A"], "B")
        assert refused.value.reason == "live-no-referee"


@pytest.mark.anyio
@pytest.mark.article("fitres", "25", "64", "73")
async def test_at_tressette_a_revoke_is_found_when_somebody_calls(server: Server) -> None:
    for _ in range(20):
        async with dealt(server.address, 4, game="tressette", code="moderne", policy=REFEREE) as met:
            if await revoked(met):
                return
    pytest.fail("nobody ever could revoke")


async def revoked(met: Party) -> bool:
    """The second player does not follow suit though he could, and the first calls; False if no cards allow it."""
    _, leader, (follower, third, _) = await on_turn(met)
    hand = (follower.view or {})["hand"]
    suits = {card[0] for card in hand}
    led = next((card for card in (leader.view or {})["hand"] if card[0] in suits), None)
    wrong = next((card for card in hand if led and card[0] != led[0]), None)
    if led is None or wrong is None:
        return False
    await leader.act(f"play {led}")
    await follower.until(lambda one: one.my_turn)
    done = await follower.act(f"play {wrong}")
    await third.until(lambda one: one.seq >= done["seq"])
    assert not [message for message in third.heard if message["type"] == "ruling"]
    seat = "ABCD"[follower.welcome["place"]]
    facts: dict[str, str] = {}
    while (answer := await call(leader, seat, facts=facts))["type"] == "question":
        facts[answer["fact"]] = "no"
    ruling = await third.until_heard("ruling")
    assert ruling["irregularity"] == "revoke"
    await follower.until(lambda one: one.seq >= answer["seq"])
    return True


# ── A close that is not one ──────────────────────────────────────────────────────────────────────────────────────────


def closed_wrongly() -> Tabletop:
    """B lays the last cards down without a burraco, and says that it is closed."""
    table = Tabletop("burraco", FIBUR, referee=True, clock="none").seat(0, 1, 2, 3).deal()
    table.scene("phase: play\nturns: 9\ntook: B A\nhand B: 9h Th Jh 4c\nstock: 3s 4s 5s 6s 7s")
    table.act("B", "open 9h Th Jh")
    table.act("B", "discard 4c")
    assert getattr(table.table.match, "closed", None) == 1
    return table


def test_the_hand_is_counted_when_there_was_time_to_call_and_nobody_hurries_it() -> None:
    table = closed_wrongly()
    with pytest.raises(NotNow, match="not-for-players"):
        table.act("B", "count")
    next_due = due(table.table)
    assert next_due is not None
    assert next_due.at - table.now == COUNT_AFTER
    assert table.wait(COUNT_AFTER - 0.1) == []
    assert table.wait(0.1)
    assert table.actions[-1] == "count"
    assert not table.table.in_hand


@pytest.mark.article("fitres", "119", "78")
def test_what_is_judged_later_is_not_asked_now() -> None:
    """Who does not annul an untimely lay-down hears that it is judged in time, not a question without an answer."""
    top = Tabletop("tressette", "tradizionali", referee=True).seat(0, 1, 2, 3).deal()
    turn = top.table.kit.game.turn(top.table.match)
    assert turn is not None
    early = LETTERS[(turn + 2) % 4]
    top.act(early, "claim")
    caller = (turn + 1) % 4
    needed = refereeing.call(top.table, caller, early, "", {}, lot=0)
    assert isinstance(needed, NeedFacts)
    assert needed.question.fact == "annulled"
    other = LETTERS[(turn + 3) % 4]
    with pytest.raises(IllegalAction) as error:
        refereeing.call(top.table, caller, early, "", {"annulled": "no"}, lot=0)
    refused = error.value.refusal
    assert (refused.reason, refused.facts, refused.cite.article) == ("call-waits-for-opponent", {"seat": other}, "78")
    for language, word in {"en": "may still annul", "it": "può ancora andare a monte"}.items():
        assert word in explain_refusal("tressette", refused, language).sentence
