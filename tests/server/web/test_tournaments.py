"""Tournaments at the door of a server: what everybody sees, what each key opens, and what nobody learns too early."""

import io
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from openpyxl import Workbook

from tests.running import Server
from tests.server.web.door import person
from ventaglio.api.client import CSRF_COOKIE, CSRF_HEADER, Client, Refused
from ventaglio.tournaments.director.roles import Role

pytestmark = pytest.mark.anyio

NOTICE: dict[str, Any] = {
    "name": "Torneo di prova",
    "code": "fibur-2019",
    "phases": [{"movement": "danish", "rounds": 2}],
    "seating": "order",
    "clubs_apart": False,
    "phones": True,
}


class Hall:
    """A tournament, and somebody who may do everything at its desk."""

    def __init__(self, client: Client, opened: dict[str, Any]) -> None:
        self.client = client
        self.id: str = opened["id"]
        self.path = f"/api/tournaments/{self.id}"
        self.keys = {role: link.partition("#key=")[2] for role, link in opened["links"].items()}

    async def ask(self, method: str, path: str, content: object = None) -> Any:
        return await self.client.ask(method, self.path + path, content)

    async def do(self, kind: str, **fields: Any) -> Any:
        """Put something on record; the result is the desk after it."""
        told = await self.ask("POST", "/do", {"happening": {"type": kind, **fields}})
        return told["desk"]

    async def enter(self, pairs: int) -> None:
        for number in range(1, pairs + 1):
            players = [{"surname": f"Cognome{number}{letter}", "name": "Nome"} for letter in "ab"]
            await self.do("entered", number=number, players=players)
            await self.do("checked-in", number=number)

    async def out(self) -> Any:
        """Draw and publish the next positions."""
        drawn = (await self.ask("POST", "/draft"))["desk"]["draft"]["number"]
        return await self.do("published", round=drawn)

    async def send(self, path: str, name: str, content: bytes, **fields: str) -> Any:
        headers = {CSRF_HEADER: self.client.http.cookies[CSRF_COOKIE], "accept-language": "en"}
        answer = await self.client.http.post(path, files={"file": (name, content)}, data=fields, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()


@asynccontextmanager
async def hall(server: Server, pairs: int = 0, **notice: Any) -> AsyncIterator[Hall]:
    async with person(server, "Dino") as client:
        wanted = {"notice": {**NOTICE, **notice}}
        found = Hall(client, await client.ask("POST", "/api/tournaments", wanted))
        await found.enter(pairs)
        if pairs:
            await found.ask("POST", "/close")
        yield found


@asynccontextmanager
async def bearer(server: Server, at: Hall, key: str) -> AsyncIterator[Hall]:
    """Somebody else, who has opened a link."""
    async with Client(server.address) as client:
        await client.ask("POST", f"{at.path}/enter", {"key": key})
        yield Hall(client, {"id": at.id, "links": {}})


async def public(server: Server, at: Hall) -> bytes:
    """All that everybody gets, apart from the time."""
    async with Client(server.address) as client:
        answer = await client.http.get(f"{at.path}/public")
        assert answer.status_code == 200
        told = answer.json()
        del told["now"]
        return json.dumps(told).encode()


# ── What everybody sees ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_notice_is_told_in_words_and_found_in_the_list(server: Server, stranger: Client) -> None:
    async with hall(server) as at:
        assert at.id in [one["id"] for one in await stranger.ask("GET", "/api/tournaments")]
        told = json.loads(await public(server, at))
        assert told["view"]["name"] == NOTICE["name"]
        assert told["told"]["movements"] == ["pure Danish"]


async def test_a_tournament_need_not_be_listed(guest: Client) -> None:
    opened = await guest.ask("POST", "/api/tournaments", {"notice": NOTICE, "listed": False})
    assert opened["id"] not in [one["id"] for one in await guest.ask("GET", "/api/tournaments")]


async def test_a_notice_against_the_code_is_refused_with_its_article(guest: Client) -> None:
    with pytest.raises(Refused, match=r"hands: .*Art\. 18") as refused:
        await guest.ask("POST", "/api/tournaments", {"notice": {**NOTICE, "hands": 7}})
    assert "7" in refused.value.answer["sentence"]


async def test_nothing_reaches_the_public_before_it_is_published(server: Server) -> None:
    async with hall(server, 4, double_check=True) as at:
        unborn = await public(server, at)
        assert b"Cognome" not in unborn, "nobody is named before the first positions are out"
        await at.ask("POST", "/draft")
        await at.ask("POST", "/swap", {"first": 1, "second": 3, "why": "prova"})
        assert await public(server, at) == unborn
        await at.do("published", round=1)
        positions = await public(server, at)
        assert positions != unborn
        for kind, fields in (
            ("scored", {"table": 1, "sheets": [[1000, 500]]}),
            ("scored", {"table": 2, "sheets": [[700, 500]]}),
            ("verified", {"table": 1, "sheets": [[1000, 500]]}),
            ("verified", {"table": 2, "sheets": [[700, 500]]}),
            ("warned", {"entrant": 1, "article": "7", "referee": "Ugo"}),
            ("called", {"table": 1, "referee": "Ugo", "ruling": "Si gioca."}),
        ):
            await at.do(kind, round=1, **fields)
            assert await public(server, at) == positions, kind
        await at.do("remarked", text="La sala è fredda")
        await at.do("prizes-set", prizes=[{"rank": 1, "cents": 100}])
        await at.ask("POST", "/draft")
        assert await public(server, at) == positions
        await at.ask("POST", "/post", {"checking": False})
        assert json.loads(await public(server, at))["view"]["standings"]["after"] == 1


# ── Keys ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


DESK = ("/desk", "/rounds/1", "/standings", "/crosstable", "/accounts/1", "/ledger", "/audit", "/prizes")
FILES = ("/export.json", "/export.csv", "/export.xlsx", "/export/entries.csv", "/print/positions-by-table")


async def test_without_a_key_nothing_of_the_desk_opens(server: Server, stranger: Client) -> None:
    async with hall(server, 2) as at:
        await at.ask("POST", "/draft")
        for path in (*DESK, *FILES, "/mine", "/save", "/keys"):
            answer = await stranger.http.get(at.path + path)
            assert (path, answer.status_code) == (path, 401)
            assert b"Cognome" not in answer.content
        for path in ("/draft", "/close", "/cut"):
            with pytest.raises(Refused, match="http-401"):
                await stranger.ask("POST", at.path + path, {})
        with pytest.raises(Refused, match="tournament-no-key"):
            await stranger.ask("POST", f"{at.path}/enter", {"key": "guessed"})
        answer = await stranger.http.get(f"{at.path}/desk", headers={"x-ventaglio-key": at.keys["scorer"]})
        assert answer.json()["role"] == "scorer"


async def test_a_key_is_for_one_tournament_only(server: Server) -> None:
    async with hall(server) as one, hall(server) as other:
        with pytest.raises(Refused, match="tournament-no-key"):
            await other.ask("POST", "/enter", {"key": one.keys["director"]})


@pytest.mark.parametrize("role", ["referee", "scorer", "check-in", "display"])
async def test_a_role_does_what_it_may_and_no_more(server: Server, role: str) -> None:
    does = {
        "referee": ("started", {"round": 1}),
        "scorer": ("scored", {"round": 1, "table": 1, "sheets": [[800, 500]]}),
        "check-in": ("fee-paid", {"number": 1}),
        "display": None,
    }
    async with hall(server, 2) as at, bearer(server, at, at.keys[role]) as other:
        await at.out()
        for name, done in does.items():
            if done is not None and name == role:
                assert (await other.do(done[0], **done[1]))["role"] == role
            elif done is not None:
                with pytest.raises(Refused, match="role"):
                    await other.do(done[0], **done[1])
        for path in ("/draft", "/close", "/cut"):
            with pytest.raises(Refused, match="http-403"):
                await other.ask("POST", path, {})
        with pytest.raises(Refused, match="http-403"):
            await other.ask("POST", "/keys", {"role": "director"})
        for path in ("/save", "/keys"):
            assert (await other.client.http.get(at.path + path)).status_code == 403
        seen = (await other.client.http.get(f"{at.path}/desk")).status_code
        assert seen == (200 if Role(role).at_the_desk else 403)


async def test_a_revoked_key_opens_nothing(server: Server) -> None:
    async with hall(server) as at:
        made = await at.ask("POST", "/keys", {"role": "scorer", "name": "Sara"})
        async with bearer(server, at, made["link"].partition("#key=")[2]) as sara:
            assert (await sara.ask("GET", "/desk"))["by"] == "Sara"
            handle = next(one["handle"] for one in await at.ask("GET", "/keys") if one["name"] == "Sara")
            await at.ask("DELETE", f"/keys/{handle}")
            assert (await sara.client.http.get(f"{at.path}/desk")).status_code == 401


# ── Putting on record ────────────────────────────────────────────────────────────────────────────────────────────────


async def test_draws_and_rankings_are_the_servers_own(server: Server) -> None:
    async with hall(server) as at:
        computed: dict[str, dict[str, Any]] = {
            "entries-closed": {"seed": "mine"},
            "drafted": {"round": 1, "matches": []},
            "standings-posted": {"after": 1, "rows": []},
            "groups-cut": {"groups": []},
        }
        for kind, fields in computed.items():
            with pytest.raises(Refused, match="tournament-computed"):
                await at.do(kind, **fields)


async def test_the_desk_says_no_with_a_sentence_and_its_article(server: Server) -> None:
    async with hall(server, 2) as at:
        desk = await at.out()
        assert {one["name"] for one in desk["steps"] if not one["why_not"]} >= {"start", "recall"}
        with pytest.raises(Refused, match=r"multiple: .*\[Art\. 18\]"):
            await at.do("scored", round=1, table=1, sheets=[[7, 0]])
        scored = await at.do("scored", round=1, table=1, sheets=[[1000, 0]])
        assert scored["current"]["matches"][0]["worth"]["vp"] == [15, 5]
        with pytest.raises(Refused, match="scored: "):
            await at.do("scored", round=1, table=1, sheets=[[5, 0]])


async def test_who_was_overtaken_is_told_so(server: Server) -> None:
    async with hall(server) as at:
        seq = (await at.ask("GET", "/desk"))["seq"]
        await at.do("remarked", text="prima")
        with pytest.raises(Refused, match="overtaken"):
            await at.ask("POST", "/do", {"happening": {"type": "remarked", "text": "poi"}, "expected": seq})


async def test_what_the_desk_asks_before_it_records(server: Server) -> None:
    async with hall(server, 2) as at:
        await at.out()
        late = await at.ask("POST", "/questions/late", {"seconds": 601})
        assert (late["forfeit"], late["article"]) == (True, "Art. 40 — FIBUR 2019")
        fix = await at.ask("POST", "/questions/correction", {"round": 1, "mistake": "sum"})
        assert (fix["allowed"], fix["needs"]) == (True, ["opponents"])


async def test_the_forms_of_a_match_are_those_that_its_judge_would_take(server: Server) -> None:
    async with hall(server, 4) as at:
        await at.out()
        asked = {"round": 1, "table": 1}
        before = await at.ask("POST", "/questions/match", asked)
        assert before["forms"] == ["sheet-lost", "stopped", "arbitrated", "sat-wrongly"]
        assert [(one["value"], one["side"]) for one in before["stops"]] == [
            *(("left", True), ("quarrel", True), ("misconduct", False), ("both-left", False))
        ]
        assert (before["boards"], before["blames"]) == (0, [])
        await at.do("scored", **asked, sheets=[[1000, 0]])
        scored = await at.ask("POST", "/questions/match", asked)
        assert scored["forms"] == ["corrected", "sheet-left", "arbitrated"]
        assert scored["stops"] == []
        with pytest.raises(Refused, match="http-404"):
            await at.ask("POST", "/questions/match", {**asked, "table": 9})


@pytest.mark.article("fitres", "81", "82", "83", "84")
async def test_who_may_be_to_blame_for_an_annulled_board(server: Server) -> None:
    async with hall(server, 4, code="moderne", hands=1) as at:
        await at.out()
        told = await at.ask("POST", "/questions/match", {"round": 1, "table": 1})
        assert "duplicate-adjusted" in told["forms"]
        assert told["boards"] == 1
        assert [(one["value"], one["article"], one["line"], one["gravity"]) for one in told["blames"]] == [
            *(("nobody", "81", False, False), ("one", "82", True, False)),
            *(("both", "83", False, False), ("one-more", "84", True, True)),
        ]


@pytest.mark.article("fitres", "81")
async def test_an_annulled_board_is_worth_what_the_others_made_of_it(server: Server) -> None:
    async with hall(server, 6, code="moderne", hands=1) as at:
        await at.out()
        for table, points in ((2, [7, 4]), (3, [4, 7])):
            await at.do("scored", round=1, table=table, sheets=[points])
        asked = {"round": 1, "table": 1, "board": 1}
        told = await at.ask("POST", "/questions/board", asked)
        assert (told["points"], told["lot"], told["exact"], told["tables"]) == (None, True, [5.5, 5.5], 2)
        told = await at.ask("POST", "/questions/board", {**asked, "lot": 1})
        assert (told["points"], told["article"][:7]) == ([5, 6], "Art. 81")
        blamed = await at.ask("POST", "/questions/board", {**asked, "blame": "one", "line": 0})
        assert (blamed["points"], blamed["article"][:7]) == ([4, 7], "Art. 82")
        blamed = await at.ask("POST", "/questions/board", {**asked, "blame": "one-more", "line": 1, "gravity": 100})
        assert (blamed["points"], blamed["article"][:7]) == ([7, 4], "Art. 84")
        given = {**asked, "points": told["points"], "referee": "Verdi", "article": "81"}
        match = (await at.do("duplicate-adjusted", **given))["current"]["matches"][0]
        assert match["adjusted"] == [{"board": 1, "points": [5, 6]}]
        with pytest.raises(Refused, match="no-board"):
            await at.ask("POST", "/questions/board", {**asked, "board": 2})
        with pytest.raises(Refused, match="http-404"):
            await at.ask("POST", "/questions/board", {**asked, "table": 9})


@pytest.mark.article("fibur-2019", "19")
async def test_paper_that_differs_from_a_telephone_is_looked_at_again(server: Server) -> None:
    async with hall(server, 3) as at:
        desk = await at.out()
        assert {one["name"]: one["why_not"] for one in desk["steps"]}["at-once"] == ""
        await at.do("started", round=1)
        desk = await at.do("time-called", round=1)
        assert "Art. 40" in {one["name"]: one["why_not"] for one in desk["steps"]}["at-once"]
        link = (await at.ask("POST", "/keys", {"role": "player", "entrant": 1}))["link"]
        async with bearer(server, at, link.partition("#key=")[2]) as one:
            assert (await one.ask("GET", "/mine"))["online"] is False
            await one.do("claimed", round=1, table=1, sheets=[[900, 400]], entrant=1)
        desk = await at.do("scored", round=1, table=1, sheets=[[900, 405]])
        assert [(one["kind"], one["round"], one["table"]) for one in desk["attention"]] == [("differs", 1, 1)]
        assert "900–405" in desk["attention"][0]["sentence"]
        desk = await at.do("verified", round=1, table=1, sheets=[[900, 405]])
        assert [one["kind"] for one in desk["attention"]] == ["read-by-one"]
        desk = await at.do("absent", entrant=2, round=2, told=False)
        assert (desk["attention"][-1]["kind"], desk["attention"][-1]["entrant"]) == ("report", 2)
        with pytest.raises(Refused, match="cut-when"):
            await at.ask("POST", "/cut", {"sizes": [1, 1]})


RULED: tuple[tuple[str, dict[str, str], list[Any]], ...] = (
    ("pozzetto-seen-early", {"screens": "no", "picked-up-since": "no", "repeated": "no"}, [("warning", True, 0)]),
    ("pozzetto-seen-early", {"screens": "no", "picked-up-since": "no", "repeated": "yes"}, [("penalty", True, -1)]),
    ("warnings-add-up", {"warnings": "3"}, []),
)
"""What a ruling offers to the ledger: not what the ledger counts itself."""


@pytest.mark.parametrize("irregularity, facts, offers", RULED, ids=["warning", "penalty", "counted elsewhere"])
async def test_a_ruling_offers_what_the_ledger_can_take_down(
    server: Server, irregularity: str, facts: dict[str, str], offers: list[Any]
) -> None:
    async with hall(server) as at:
        asked = await at.ask("POST", "/questions/ruling", {"irregularity": irregularity})
        assert asked["question"]["fact"] == next(iter(facts))
        told = await at.ask("POST", "/questions/ruling", {"irregularity": irregularity, "facts": facts})
        assert told["ruling"]["orders"]
        assert len(told["orders"]) == len(told["ruling"]["orders"]) + len(told["ruling"]["discretion"])
        assert [(one["kind"], one["must"], one["vp"]) for one in told["offers"]] == offers


async def test_players_send_a_score_for_their_own_table(server: Server) -> None:
    async with hall(server, 4) as at:
        await at.out()
        links = [(await at.ask("POST", "/keys", {"role": "player", "entrant": n}))["link"] for n in (1, 2, 3)]
        keys = [one.partition("#key=")[2] for one in links]
        claim = {"round": 1, "table": 1, "sheets": [[900, 400]], "entrant": 1}
        async with bearer(server, at, keys[0]) as one, bearer(server, at, keys[1]) as two:
            with pytest.raises(Refused, match="round-not-over"):
                await one.ask("POST", "/do", {"happening": {"type": "claimed", **claim}})
            await at.do("started", round=1)
            await at.do("time-called", round=1)
            assert (await one.ask("GET", "/mine"))["open"]
            done = await one.ask("POST", "/do", {"happening": {"type": "claimed", **claim}})
            assert done["desk"] is None, "a telephone is shown nothing of the desk"
            assert (await two.ask("GET", "/mine"))["agree"]
            await two.ask("POST", "/do", {"happening": {"type": "claim-agreed", "round": 1, "table": 1, "entrant": 2}})
            sent = (await at.ask("GET", "/desk"))["current"]["matches"][0]
            assert (sent["sent"]["agreed"], sent["worth"]) == (True, None), "the signed sheet governs"
        async with bearer(server, at, keys[2]) as three:
            with pytest.raises(Refused, match="not-yours"):
                await three.ask("POST", "/do", {"happening": {"type": "claimed", **claim}})


async def test_a_player_takes_back_what_was_sent(server: Server) -> None:
    async with hall(server, 2) as at:
        await at.out()
        own = await at.ask("POST", "/keys/players")
        assert [one["entrant"] for one in own] == [1, 2]
        assert own[0]["link"].startswith(f"{server.address}/tournaments/")
        assert await at.ask("POST", "/keys/players") == own
        keys = [one["link"].partition("#key=")[2] for one in own]
        await at.do("started", round=1)
        await at.do("time-called", round=1)
        async with bearer(server, at, keys[0]) as one, bearer(server, at, keys[1]) as two:
            mine = {"round": 1, "table": 1, "entrant": 1}
            await one.ask("POST", "/do", {"happening": {"type": "claimed", "sheets": [[900, 400]], **mine}})
            told = await one.ask("GET", "/mine")
            assert (told["back"], told["back_until"]) == (True, None), "nobody has agreed to it yet"
            assert not (await two.ask("GET", "/mine"))["back"]
            await two.ask("POST", "/do", {"happening": {"type": "claim-agreed", **mine, "entrant": 2}})
            told = await two.ask("GET", "/mine")
            assert told["back"]
            assert 0 < told["back_until"] - (await at.ask("GET", "/desk"))["now"] <= 60
            await two.ask("POST", "/do", {"happening": {"type": "claim-withdrawn", **mine, "entrant": 2}})
            assert not (await one.ask("GET", "/mine"))["sent"]["agreed"]
            await one.ask("POST", "/do", {"happening": {"type": "claim-withdrawn", **mine}})
            assert (await two.ask("GET", "/mine"))["sent"] is None
        paper = await at.client.http.get(f"{at.path}/print/player-links?lang=it")
        assert paper.content[:5] == b"%PDF-"
        scorer = (await at.ask("POST", "/keys", {"role": "scorer"}))["link"].partition("#key=")[2]
        async with bearer(server, at, scorer) as sara:
            assert (await sara.client.http.get(f"{at.path}/print/player-links")).status_code == 403
            assert (await sara.client.http.get(f"{at.path}/print/score-slips")).status_code == 200


# ── Files ────────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_spreadsheet_is_shown_row_by_row_before_it_counts(server: Server) -> None:
    book = Workbook()
    for row in (
        ["Cognome 1", "Nome 1", "Cognome 2", "Nome 2", "Circolo"],
        ["Rossi", "Ada", "Bianchi", "Leo", "Vela"],
        ["", "Ivo", "Verdi", "Eva", "Vela"],
        ["Neri", "Ugo", "Gallo", "Pia", "Remo"],
    ):
        book.active.append(row)  # type: ignore[union-attr]
    kept = io.BytesIO()
    book.save(kept)
    async with hall(server) as at:
        shown = await at.send(f"{at.path}/import", "iscritti.xlsx", kept.getvalue())
        assert [one["row"] for one in shown["problems"]] == [3]
        assert shown["problems"][0]["sentence"]
        assert (len(shown["entries"]), shown["done"]) == (2, 0)
        assert (await at.ask("GET", "/desk"))["entrants"] == []
        done = await at.send(f"{at.path}/import", "iscritti.xlsx", kept.getvalue(), confirm="true")
        assert done["done"] == 2
        assert [one["club"] for one in (await at.ask("GET", "/desk"))["entrants"]] == ["Vela", "Remo"]


async def test_columns_are_said_once_and_remembered_for_the_next_file(server: Server) -> None:
    first = "Iscritto;Compagno;Licenza\nRossi Anna;Verdi Bea;T1\nNeri Eva;;\n".encode("utf-16")
    said = json.dumps({"0": "player 1", "1": "player 2", "2": "card 1"})
    async with hall(server) as at:
        shown = await at.send(f"{at.path}/import", "soci.csv", first)
        assert (shown["named"], shown["entries"]) == (False, [])
        assert [(one["letters"], one["heading"], one["example"], one["what"]) for one in shown["columns"]] == [
            *(("A", "Iscritto", "Rossi Anna", ""), ("B", "Compagno", "Verdi Bea", ""), ("C", "Licenza", "T1", "")),
        ]
        assert {"player 1", "card 2", "people"} <= {one["value"] for one in shown["choices"]}
        done = await at.send(f"{at.path}/import", "soci.csv", first, confirm="true", columns=said)
        assert (done["done"], [one["row"] for one in done["problems"]]) == (1, [3])
        again = await at.send(f"{at.path}/import", "altri.csv", b"ISCRITTO,Compagno,licenza\nGallo Ugo,Costa Pia,T7\n")
        assert (again["remembered"], [one["title"] for one in again["entries"]]) == (True, ["Gallo Ugo – Costa Pia"])
        with pytest.raises(AssertionError, match="Two columns say the same"):
            await at.send(f"{at.path}/import", "soci.csv", first, columns='{"0": "player 1", "1": "player 1"}')
        assert [one["title"] for one in (await at.ask("GET", "/desk"))["entrants"]] == ["Rossi Anna – Verdi Bea"]


async def test_of_a_workbook_with_several_sheets_one_is_chosen(server: Server) -> None:
    book = Workbook()
    for name in ("Soci", "Serata"):
        sheet = book.create_sheet(name)
        sheet.append(("Giocatore 1", "Giocatore 2"))
        sheet.append((f"Rossi {name}", f"Verdi {name}"))
    kept = io.BytesIO()
    book.save(kept)
    async with hall(server) as at:
        shown = await at.send(f"{at.path}/import", "circolo.xlsx", kept.getvalue())
        assert (shown["sheets"], shown["entries"]) == (["Soci", "Serata"], [])
        shown = await at.send(f"{at.path}/import", "circolo.xlsx", kept.getvalue(), sheet="Serata")
        assert [one["title"] for one in shown["entries"]] == ["Rossi Serata – Verdi Serata"]


async def test_a_saved_tournament_goes_on_elsewhere_with_its_links(server: Server) -> None:
    async with hall(server, 2) as at:
        await at.out()
        saved = (await at.client.http.get(f"{at.path}/save")).content
        assert at.keys["scorer"].encode() not in saved
        opened = await at.send("/api/tournaments/restore", "torneo.json", saved)
        assert opened["id"] != at.id
        again = Hall(at.client, opened)
        assert (await again.ask("GET", "/desk"))["published"] == 1
        async with bearer(server, again, at.keys["scorer"]) as scorer:
            await scorer.do("scored", round=1, table=1, sheets=[[800, 500]])
        assert (await at.ask("GET", "/desk"))["completed"] == 0


async def test_papers_and_exports_come_as_files(server: Server) -> None:
    async with hall(server, 2) as at:
        await at.out()
        paper = await at.client.http.get(f"{at.path}/print/positions-by-table?round=1&lang=it")
        assert (paper.headers["content-type"], paper.content[:5]) == ("application/pdf", b"%PDF-")
        table = await at.client.http.get(f"{at.path}/export.csv")
        assert "Cognome1a" in table.text
        assert (await at.client.http.get(f"{at.path}/export.json")).json()["notice"]["name"] == NOTICE["name"]
        assert (await at.client.http.get(f"{at.path}/export.xlsx")).content.startswith(b"PK")
        listed = (await at.client.http.get(f"{at.path}/export/entries.json")).json()
        assert [row["number"] for row in listed["rows"]] == [1, 2]
        for what, form in (("results", "csv"), ("standings", "xlsx")):
            assert (await at.client.http.get(f"{at.path}/export/{what}.{form}")).status_code == 200
        assert (await at.client.http.get(f"{at.path}/export/anything.csv")).status_code == 400
        refused = await at.client.http.get(f"{at.path}/print/nonsense")
        assert (refused.status_code, refused.json()["reason"]) == (400, "tournament-no-paper")
