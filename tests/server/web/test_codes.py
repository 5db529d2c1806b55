"""What one can choose, over HTTP: codes, bots, policies, phrases, irregularities."""

import re
from typing import Any

import pytest

from tests.running import Server
from tests.texts import BOOKS
from ventaglio.api.client import Client, Refused
from ventaglio.games.common.bots.levels import LEVELS
from ventaglio.games.common.plugin.catalogue import find
from ventaglio.games.common.plugin.shelves import every_code
from ventaglio.lang import available
from ventaglio.server.tables.policy import Policy

pytestmark = pytest.mark.anyio

CODES = [(found.game, found.rules.id) for found in every_code()]


async def test_every_code_is_described_in_every_language(server: Server) -> None:
    told = {}
    for language in available():
        async with Client(server.address, language=language) as client:
            codes = await client.ask("GET", "/api/codes")
            assert [(code["game"], code["id"]) for code in codes] == CODES
            for code in codes:
                assert code == await client.ask("GET", f"/api/codes/{code['game']}/{code['id']}")
                assert all(norm["title"] and norm["meaning"] for norm in code["norms"])
            told[language] = codes[0]["norms"][0]["title"]
    assert len(set(told.values())) == len(told)


async def test_what_a_code_offers_opens_a_table(guest: Client) -> None:
    for code in await guest.ask("GET", "/api/codes"):
        for option in code["options"]:
            for choice in option["choices"]:
                options = {option["name"]: choice["value"]}
                players = code["players"][-1]
                info = await guest.open_table(game=code["game"], code=code["id"], players=players, options=options)
                assert info["table"]["headers"]["Code"] == code["id"]


async def test_every_length_and_every_adoption_that_is_offered_opens_a_table(guest: Client) -> None:
    for code in await guest.ask("GET", "/api/codes"):
        asked = {"game": code["game"], "code": code["id"]}
        assert code["usual_players"] in code["players"]
        assert set(code["alone"]) <= set(code["players"])
        for length in code["lengths"]:
            for players in length["players"]:
                alone = players in code["alone"]
                info = await guest.open_table(**asked, players=players, alone=alone, **length["wanted"])
                assert str(length["number"]) in info["table"]["headers"].values() or length["kind"] in (
                    "points",
                    "single",
                )
        for one in code["adoptions"]:
            assert one["article"]
            assert one["told"]
            info = await guest.open_table(**asked, adopted=one["name"])
            assert info["table"]["headers"]["Adopted"] == one["name"]


async def test_what_is_adopted_is_what_differs(stranger: Client) -> None:
    codes = {code["id"]: code for code in await stranger.ask("GET", "/api/codes")}
    assert codes["moderne"]["adoptions"] == []
    assert codes["fibur-2019"]["adoptions"] == []
    names = [one["name"] for one in codes["tradizionali"]["adoptions"]]
    assert names
    told = await stranger.ask("GET", f"/api/codes/tressette/tradizionali%2B{'%2B'.join(names)}")
    assert told["adoptions"] == []


async def test_every_game_says_what_a_table_begins_with(guest: Client) -> None:
    games = await guest.ask("GET", "/api/games")
    assert {one["game"] for one in games} == {game for game, _ in CODES}
    for one in games:
        assert (one["game"], one["code"]) in CODES
        info = await guest.open_table(game=one["game"], code=one["code"], start=True, **one["lesson"])
        assert (info["place"], info["follows"], info["table"]["plain"]) == ("B", True, one["game"])
        assert info["table"]["clockwise"] == (one["game"] == "burraco")


async def test_modern_norms_adopted_one_by_one_are_a_code_too(stranger: Client) -> None:
    code = await stranger.ask("GET", "/api/codes/tressette/tradizionali%2Breview")
    plain = await stranger.ask("GET", "/api/codes/tressette/tradizionali")
    changed = [one["name"] for one, other in zip(code["norms"], plain["norms"], strict=True) if one != other]
    assert changed == ["review", "opponents_first_trick_until"]


async def test_the_difference_between_two_codes(stranger: Client) -> None:
    found = await stranger.ask("GET", "/api/codes/diff?left=fibur-2019&right=circolo")
    assert (found["game"], found["left"], found["right"]) == ("burraco", "FIBUR 2019", "Club")
    assert "turn_seconds" in {one["left"]["name"] for one in found["differences"] if not one["alike"]}
    same = await stranger.ask("GET", "/api/codes/diff?left=moderne&right=moderne")
    assert same["differences"] == []


@pytest.mark.parametrize(
    "path, reason",
    [
        ("/api/codes/burraco/nothing", "http-404"),
        ("/api/codes/nothing/fibur-2019", "http-404"),
        ("/api/codes/burraco/moderne", "http-404"),
        ("/api/codes/tressette/tradizionali%2Bnothing", "no-norm-to-adopt"),
        (f"/api/codes/burraco/{'x' * 500}", "http-400"),
        ("/api/codes/diff", "http-400"),
        ("/api/codes/diff?left=fibur-2019", "http-400"),
        ("/api/codes/diff?left=fibur-2019&right=nothing", "no-code"),
        ("/api/codes/diff?left=fibur-2019&right=moderne", "codes-of-two-games"),
        ("/api/irregularities", "http-400"),
        ("/api/irregularities?game=burraco&code=moderne", "no-code"),
        ("/api/irregularities?game=poker&code=fibur-2019", "no-code"),
    ],
)
async def test_what_does_not_exist(stranger: Client, path: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        await stranger.ask("GET", path)
    assert refused.value.reason == reason


async def test_levels_from_the_weakest_on(stranger: Client) -> None:
    levels = await stranger.ask("GET", "/api/levels")
    assert [level["id"] for level in levels] == list(LEVELS)
    assert all(level["name"] for level in levels)
    # A level is another person in every game.
    assert all(level["about"]["burraco"] != level["about"]["tressette"] for level in levels)


async def test_phrases_can_be_said_and_the_articles_are_named_that_want_silence(guest: Client) -> None:
    told = await guest.ask("GET", "/api/phrases")
    policy = {"clock": "none"}
    info = await guest.open_table(game="burraco", code="fibur-2019", policy=policy)
    async with guest.table(info["table"]["id"]) as screen:
        for phrase in told["phrases"]:
            assert phrase["sentence"]
            await screen.send({"type": "say", "phrase": phrase["value"]})
    assert {"Art. 21 — FIBUR 2019", "“Deve b” — Extract", "Art. 86 — FITRES"} <= set(told["articles"])


async def test_every_policy_is_explained_with_what_the_codes_say(server: Server) -> None:
    sentences: dict[str, set[str]] = {}
    for language in available():
        async with Client(server.address, language=language) as client:
            policies = {one["name"]: one for one in await client.ask("GET", "/api/policies")}
        assert tuple(policies) == Policy.__struct_fields__
        for name, one in policies.items():
            assert one["default"] == getattr(Policy(), name)
            sentences.setdefault(name, set()).add(one["sentence"])
        assert [one["value"] for one in policies["clock"]["choices"]] == ["code", "relaxed", "none"]
        assert [one["value"] for one in policies["level"]["choices"]] == list(LEVELS)
        assert (policies["seconds"]["least"], policies["seconds"]["most"]) == (5, 3600)
        assert cited(policies["clock"], "fibur-2019") == {"Art. 38"}
        assert cited(policies["spectators"], "moderne") == {"Art. 88", "Art. 90", "Art. 88, Art. 91"}
        assert cited(policies["undo"], "tradizionali") == {"Art. 23"}
        for word in ("FIBUR 2019, Art. 38", "Art. 32 bis"):
            assert word in policies["clock"]["choices"][0]["sentence"]
    assert all(len(found) == len(available()) for found in sentences.values())


def cited(policy: dict[str, Any], code: str) -> set[str]:
    return {norm["article"] for norm in policy["norms"] if norm["code"] == code}


async def test_tables_take_every_value_of_every_policy(guest: Client) -> None:
    for one in await guest.ask("GET", "/api/policies"):
        values = [choice["value"] for choice in one["choices"]] or [one["default"]]
        values += [value for value in (one["least"], one["most"]) if value is not None]
        for value in values:
            info = await guest.open_table(game="burraco", code="fibur-2019", policy={one["name"]: value})
            assert info["table"]["policy"][one["name"]] == value


@pytest.mark.parametrize("game, code", CODES)
async def test_irregularities_by_family_with_their_articles(stranger: Client, game: str, code: str) -> None:
    families = await stranger.ask("GET", f"/api/irregularities?game={game}&code={code}")
    found = {one["id"] for family in families for one in family["irregularities"]}
    live = find(game).live
    assert live is not None
    assert live.referee is not None
    assert found == set(filter(live.referee.reportable, BOOKS[game][code].provisions))
    assert len(found) > 10
    for family in families:
        assert family["title"]
        for one in family["irregularities"]:
            assert one["title"]
            assert one["why"]
            assert re.search(r"Art\. \w|“.+”", one["article"])


async def test_every_address_says_what_it_is_for(stranger: Client) -> None:
    schema = await stranger.ask("GET", "/api/schema/openapi.json")
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            assert operation.get("summary"), f"{method} {path}"
