"""What one can choose and what it means: codes and their differences, bots, policies, phrases, what can go wrong."""

import asyncio
from functools import cache, lru_cache
from typing import Annotated, Final

from litestar import Controller, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter, QueryParameter

from ventaglio.core.refusal import BadInput
from ventaglio.games.common.plugin.descriptions import (
    CodeDescription,
    DiffDescription,
    GameDescription,
    describe_code,
    describe_codes,
    describe_diff,
    describe_games,
)
from ventaglio.games.common.plugin.shelves import look_up
from ventaglio.law.shelf import Found
from ventaglio.server.tables.choices import (
    FamilyDescription,
    LevelDescription,
    PhrasesDescription,
    PolicyDescription,
    describe_irregularities,
    describe_levels,
    describe_phrases,
    describe_policies,
)
from ventaglio.server.web.asking import AnyRequest, language_of

Id = Annotated[str, QueryParameter(max_length=400)]
Edition = Annotated[
    str | None, QueryParameter(max_length=40, description="one edition of the code; without it, the current one")
]
IdInPath = Annotated[str, PathParameter(max_length=400)]

_codes = cache(describe_codes)
_policies = cache(describe_policies)

KEPT: Final = 128
"""Descriptions that are remembered: each takes tens of milliseconds, and people ask for the same few."""


class Codes(Controller):
    """Codes, and everything else that a table can choose."""

    path = "/api"
    tags = ("choices",)

    @get("/games", summary="The games, and what a table of each begins with")
    async def games(self) -> tuple[GameDescription, ...]:
        return await asyncio.to_thread(describe_games)

    @get("/codes", summary="Every code: its lengths, options and norms, with articles")
    async def codes(self, request: AnyRequest) -> tuple[CodeDescription, ...]:
        return await asyncio.to_thread(_codes, language_of(request))

    @get("/codes/diff", summary="Where two codes of a game differ")
    async def diff(self, request: AnyRequest, left: Id, right: Id) -> DiffDescription:
        return await asyncio.to_thread(_diff, left, right, language_of(request))

    @get("/codes/{game:str}/{code:str}", summary="One code")
    async def code(
        self, request: AnyRequest, game: IdInPath, code: IdInPath, edition: Edition = None
    ) -> CodeDescription:
        found = await asyncio.to_thread(_code, game, code, edition, language_of(request))
        if found is None:
            raise NotFoundException
        return found

    @get("/levels", summary="The levels of bots, the weakest first")
    async def levels(self, request: AnyRequest) -> tuple[LevelDescription, ...]:
        return describe_levels(language_of(request))

    @get("/phrases", summary="What may be said while cards are played, and why nothing else")
    async def phrases(self, request: AnyRequest) -> PhrasesDescription:
        return describe_phrases(language_of(request))

    @get("/policies", summary="How a table can be kept, and what the codes say about it")
    async def policies(self, request: AnyRequest) -> tuple[PolicyDescription, ...]:
        return await asyncio.to_thread(_policies, language_of(request))

    @get("/irregularities", summary="What can go wrong by a code, to be put to the referee of a live-table")
    async def irregularities(
        self, request: AnyRequest, game: Id, code: Id, edition: Edition = None
    ) -> tuple[FamilyDescription, ...]:
        return await asyncio.to_thread(_irregularities, game, code, language_of(request), edition)


@lru_cache(KEPT)
def _diff(left: str, right: str, language: str) -> DiffDescription:
    one, other = _find(left), _find(right)
    if one.game != other.game:
        raise BadInput(f"{left} and {right} are codes of two games", "codes-of-two-games", left=left, right=right)
    return describe_diff(one, other, language)


@lru_cache(KEPT)
def _code(game: str, code: str, edition: str | None, language: str) -> CodeDescription | None:
    found = look_up(game, code, edition)
    return None if found is None else describe_code(found, language)


@lru_cache(KEPT)
def _irregularities(game: str, code: str, language: str, edition: str | None) -> tuple[FamilyDescription, ...]:
    if look_up(game, code) is None:
        raise _no_code(code)
    return describe_irregularities(game, code, language, edition)


def _find(code_id: str) -> Found:
    """The code of an id, whatever its game; no two games have one of the same id."""
    found = look_up(None, code_id)
    if found is None:
        raise _no_code(code_id)
    return found


def _no_code(code_id: str) -> BadInput:
    return BadInput(f"no code {code_id[:60]!r}", "no-code", code=code_id)
