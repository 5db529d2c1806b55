"""Score pads on several phones: one order for everybody, nothing twice, nothing overwritten, nothing for strangers."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.running import Server
from ventaglio.server.web.pads import AT_ONCE, LONGEST

HEAD = {"game": "burraco", "code": "circolo", "names": ["", "", "", ""], "settings": {"hands": 3}}


def note(number: int, **more: Any) -> dict[str, str]:
    name = f"{number:024x}"
    content = {"id": name, "at": 1, "by": "phone", "do": "line", "line": {"totals": [5, 10]}, "after": "", **more}
    return {"id": name, "text": json.dumps(content)}


@pytest.fixture(scope="module")
def phone(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        client.get("/api/me")
        client.headers["x-ventaglio-csrf"] = client.cookies["ventaglio-csrf"]
        yield client


@pytest.fixture
def room(phone: httpx.Client) -> str:
    return f"/api/pads/{phone.post('/api/pads', json={}).json()['id']}"


def ids(answer: httpx.Response) -> list[int]:
    assert answer.is_success, answer.text
    return [int(one["id"], 16) for one in answer.json()["notes"]]


def test_notes_stand_in_one_order_and_each_once(phone: httpx.Client, room: str) -> None:
    assert ids(phone.get(room)) == []
    assert ids(phone.post(room, json={"after": 0, "notes": [note(1), note(2)]})) == [1, 2]
    # Another phone knew nothing of them; and it tells its note twice, as over a bad network.
    assert ids(phone.post(room, json={"after": 0, "notes": [note(3)]})) == [1, 2, 3]
    assert ids(phone.post(room, json={"after": 2, "notes": [note(3), note(1)]})) == [3]
    assert ids(phone.get(room, params={"after": 3})) == []


def test_who_has_no_link_has_no_pad(phone: httpx.Client) -> None:
    assert phone.get("/api/pads/aaaaaaaaaaaaaaaaaaaaaa").status_code == 404
    assert phone.post("/api/pads/aaaaaaaaaaaaaaaaaaaaaa", json={"after": 0, "notes": [note(1)]}).status_code == 404
    assert phone.get("/api/pads").status_code == 405


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": "0" * 24, "text": "no note"},
        {"id": "0" * 24, "text": "{}"},
        {"id": "1" * 24, "text": note(7)["text"]},
        {"id": "x", "text": note(7)["text"]},
        {"id": f"{7:024x}", "text": " " * (LONGEST + 1)},
        note(7, do="draw"),
        note(7, after="nowhere"),
        note(7, do="head", head=HEAD | {"names": ["A" * 21, "B"]}),
        note(7, do="head", head=HEAD | {"names": ["A"]}),
        note(7, do="head", head=HEAD | {"settings": {"x": [1]}}),
        note(7, do="head", head=HEAD | {"settings": {str(one): 1 for one in range(21)}}),
    ],
    ids=["words", "empty", "other-id", "short-id", "long", "kind", "after", "name", "alone", "setting", "settings"],
)
def test_what_no_pad_writes_is_refused(phone: httpx.Client, room: str, wrong: dict[str, str]) -> None:
    answer = phone.post(room, json={"after": 0, "notes": [wrong]})
    assert answer.status_code == 400
    assert ids(phone.get(room)) == []


def test_every_kind_of_note_is_taken(phone: httpx.Client, room: str) -> None:
    other = f"{1:024x}"
    some = [
        note(1),
        note(2, do="head", head=HEAD),
        note(3, do="edit", of=other, was=other),
        note(4, do="undo", of=other),
    ]
    assert ids(phone.post(room, json={"after": 0, "notes": some})) == [1, 2, 3, 4]


def test_nobody_tells_too_much_at_once(phone: httpx.Client, room: str) -> None:
    many = [note(number) for number in range(AT_ONCE + 1)]
    assert phone.post(room, json={"after": 0, "notes": many}).status_code == 400


def test_a_note_without_our_token_is_refused(server: Server, room: str) -> None:
    with httpx.Client(base_url=server.address, trust_env=False) as stranger:
        assert stranger.post(room, json={"after": 0, "notes": [note(1)]}).status_code == 403
