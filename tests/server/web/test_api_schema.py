"""The API does what its own description says: whatever is sent, nothing breaks and no answer is a surprise."""

from contextlib import suppress
from typing import Any, Final, NamedTuple
from unittest import SkipTest

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable

from tests.running import Server
from ventaglio.api.client import CSRF_COOKIE, CSRF_HEADER

EXAMPLES: Final = 3
"""Requests for each address; at night more than ten times as many."""
MORE_EXAMPLES: Final = 50

CHECKS: Final = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
)


@pytest.fixture
def api(server: Server) -> Any:
    # It takes a second to load, which whoever only looks for tests need not wait for.
    import schemathesis

    return schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")


class Somebody(NamedTuple):
    """Somebody who may change things, and a table at which he sits."""

    headers: dict[str, str]
    table_id: str


def somebody(server: Server) -> Somebody:
    with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as http:
        headers = {CSRF_HEADER: http.get("/api/me").cookies[CSRF_COOKIE]}
        http.post("/api/guests", json={"name": "Ornella"}, headers=headers).raise_for_status()
        headers = {CSRF_HEADER: http.cookies[CSRF_COOKIE]}
        wanted = {"game": "tressette", "code": "moderne", "start": True}
        opened = http.post("/api/tables", json=wanted, headers=headers).raise_for_status()
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    return Somebody({**headers, "cookie": cookies}, opened.json()["table"]["id"])


def ask(operation: Any, mode: str, who: Somebody, examples: int) -> None:
    """Ask one address in many ways: as it wants to be asked, or otherwise."""
    from schemathesis import GenerationMode, checks

    held = [getattr(checks, name) for name in CHECKS]

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=GenerationMode(mode)), real=st.booleans())
    def each(case: Any, real: bool) -> None:
        # No chance would hit upon a table that there is, nor upon a code.
        if real and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = who.table_id
        if real and isinstance(case.body, dict) and "game" in case.body:
            case.body |= {"game": "burraco", "code": "fibur-2019", "options": {}}
        case.call_and_validate(headers=who.headers, checks=held)

    # Where nothing can be sent there is no wrong way to ask.
    with suppress(Unsatisfiable, SkipTest):
        each()


@pytest.mark.parametrize(
    "examples", [pytest.param(EXAMPLES, marks=pytest.mark.long), pytest.param(MORE_EXAMPLES, marks=pytest.mark.nightly)]
)
@pytest.mark.parametrize("mode", ["positive", "negative"], ids=["rightly", "wrongly"])
def test_answers_are_as_described(api: Any, server: Server, mode: str, examples: int) -> None:
    operations = [found.ok() for found in api.get_all_operations()]
    assert len(operations) > 25
    for operation in operations:
        # For each address somebody new: at one of them all sessions end.
        ask(operation, mode, somebody(server), examples)
