"""The picture that one is known by: chosen, shown at the table, and gone with the person."""

import pytest

from tests.running import Server
from tests.server.web.door import open_table, person
from ventaglio.api.client import Refused

pytestmark = pytest.mark.anyio


async def test_a_picture_is_chosen_and_others_see_it(server: Server) -> None:
    async with person(server) as anna, person(server) as bruno:
        assert (await anna.ask("GET", "/api/me"))["person"]["avatar"] == ""
        assert (await anna.ask("POST", "/api/me/avatar", {"avatar": "fox"}))["avatar"] == "fox"
        assert (await anna.ask("GET", "/api/me"))["person"]["avatar"] == "fox"
        table_id = await open_table(anna)
        seen = await bruno.ask("GET", f"/api/tables/{table_id}")
        assert [chair["avatar"] for chair in seen["table"]["chairs"]][:2] == ["fox", ""]


@pytest.mark.parametrize("avatar", ["x" * 17, "../faces", "Fox", "fox 3"])
async def test_what_is_no_word_is_no_picture(server: Server, avatar: str) -> None:
    async with person(server) as anna:
        with pytest.raises(Refused):
            await anna.ask("POST", "/api/me/avatar", {"avatar": avatar})
