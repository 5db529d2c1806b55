"""What one can choose and what it means: codes and their differences, bots, policies, phrases, what can go wrong."""

from functools import cache
from typing import Annotated

from litestar import Controller, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter, QueryParameter

from ventaglio.codes.shelf import Found
from ventaglio.core.refusal import BadInput
from ventaglio.hosting.choices import (
    FamilyDescription,
    LevelDescription,
    PhrasesDescription,
    PolicyDescription,
    describe_irregularities,
    describe_levels,
    describe_phrases,
    describe_policies,
)
from ventaglio.plugs.descriptions import (
    CodeDescription,
    DiffDescription,
    GameDescription,
    describe_code,
    describe_codes,
    describe_diff,
    describe_games,
)
from ventaglio.plugs.shelves import look_up
from ventaglio.web.asking import AnyRequest, language_of

Id = Annotated[str, QueryParameter(max_length=400)]
Edition = Annotated[
    str | None, QueryParameter(max_length=40, description="one edition of the code; without it, the current one")
]
IdInPath = Annotated[str, PathParameter(max_length=400)]

_codes = cache(describe_codes)
_policies = cache(describe_policies)


class Codes(Controller):
    """Codes, and everything else that a table can choose."""

    path = "/api"
    tags = ("choices",)

    @get("/games", summary="The games, and what a table of each begins with")
    async def games(self) -> tuple[GameDescription, ...]:
        return describe_games()

    @get("/codes", summary="Every code: its lengths, options and norms, with articles")
    async def codes(self, request: AnyRequest) -> tuple[CodeDescription, ...]:
        return _codes(language_of(request))

    @get("/codes/diff", summary="Where two codes of a game differ")
    async def diff(self, request: AnyRequest, left: Id, right: Id) -> DiffDescription:
        one, other = _find(left), _find(right)
        if one.game != other.game:
            raise BadInput(f"{left} and {right} are codes of two games", "codes-of-two-games", left=left, right=right)
        return describe_diff(one, other, language_of(request))

    @get("/codes/{game:str}/{code:str}", summary="One code")
    async def code(
        self, request: AnyRequest, game: IdInPath, code: IdInPath, edition: Edition = None
    ) -> CodeDescription:
        found = look_up(game, code, edition)
        if found is None:
            raise NotFoundException
        return describe_code(found, language_of(request))

    @get("/levels", summary="The levels of bots, the weakest first")
    async def levels(self, request: AnyRequest) -> tuple[LevelDescription, ...]:
        return describe_levels(language_of(request))

    @get("/phrases", summary="What may be said while cards are played, and why nothing else")
    async def phrases(self, request: AnyRequest) -> PhrasesDescription:
        return describe_phrases(language_of(request))

    @get("/policies", summary="How a table can be kept, and what the codes say about it")
    async def policies(self, request: AnyRequest) -> tuple[PolicyDescription, ...]:
        return _policies(language_of(request))

    @get("/irregularities", summary="What can go wrong by a code, to be put to the referee of a live-table")
    async def irregularities(
        self, request: AnyRequest, game: Id, code: Id, edition: Edition = None
    ) -> tuple[FamilyDescription, ...]:
        if look_up(game, code) is None:
            raise _no_code(code)
        return describe_irregularities(game, code, language_of(request), edition)


def _find(code_id: str) -> Found:
    """The code of an id, whatever its game; no two games have one of the same id."""
    found = look_up(None, code_id)
    if found is None:
        raise _no_code(code_id)
    return found


def _no_code(code_id: str) -> BadInput:
    return BadInput(f"no code {code_id[:60]!r}", "no-code", code=code_id)
