"""The desk of a tournament: what is on record, and putting more on record. Each role with the key of its link."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Annotated, Final, Literal

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from ventaglio.core.refusal import BadInput
from ventaglio.server.desk import Bearer
from ventaglio.server.desk.keys import link
from ventaglio.server.desk.lines import LONGEST_LIST
from ventaglio.server.web.asking import AnyRequest, language_of, mark_of
from ventaglio.server.web.house import house_of
from ventaglio.server.web.tournament.books import (
    AccountView,
    AuditLine,
    LedgerLine,
    PrizesView,
    StandingsView,
    account_view,
    audit_lines,
    ledger_lines,
    prizes_view,
    shown_to,
    standings_view,
)
from ventaglio.server.web.tournament.door import (
    TournamentId,
    at_the_desk,
    bearer_of,
    cookie,
    director_of,
    explained,
    name_of,
)
from ventaglio.server.web.tournament.forms import MatchAnswer, ask_match
from ventaglio.server.web.tournament.questions import (
    BoardAnswer,
    CorrectionAnswer,
    GroupsAnswer,
    LateAnswer,
    RulingAnswer,
    ask_board,
    ask_correction,
    ask_groups,
    ask_late,
    ask_ruling,
)
from ventaglio.server.web.tournament.view import (
    DeskRound,
    DeskView,
    MineView,
    desk_round,
    desk_view,
    mine_view,
)
from ventaglio.server.web.tournaments import found
from ventaglio.tournaments.director import board_events as b
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.corrections import Mistake
from ventaglio.tournaments.director.crosstable import Crosstable, crosstable
from ventaglio.tournaments.director.drafting import cut, draft
from ventaglio.tournaments.director.duplicate import Blame, Finding
from ventaglio.tournaments.director.entrants import MOST_ENTRANTS
from ventaglio.tournaments.director.objections import Objected, Objection
from ventaglio.tournaments.director.rematches import without_them
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.standings import standings
from ventaglio.tournaments.director.swapping import swapped
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.words.desk import DeskWords, desk_words

LARGEST: Final = LONGEST_LIST
"""Bytes: the positions of a thousand tables, put differently."""

COMPUTED: Final = (
    *(e.EntriesClosed, e.Drafted, e.StandingsPosted, e.GroupsCut, e.Hosted, e.Imported),
    *(b.BoardsPromised, b.BoardsClosed, b.BoardsVoided, b.BoardTold),
)
"""What the server works out itself, so that nobody can put another draw or another ranking on record."""

Short = Annotated[str, msgspec.Meta(max_length=400)]
Seq = Annotated[int, QueryParameter(ge=0, le=2**31, description="the line of the log that one has")]
RoundNumber = Annotated[int, PathParameter(ge=1, le=10_000)]
EntrantNumber = Annotated[int, PathParameter(ge=1, le=1_000_000)]
After = Annotated[int, QueryParameter(ge=0, le=10_000, description="after which round; 0: the last complete one")]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Knock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A key from a link."""

    key: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Do(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to put on record. With ``expected``, only if nothing has happened since that line of the log."""

    happening: e.Happening
    expected: int | None = None


class Done(msgspec.Struct, frozen=True):
    """What is on record now: the lines of the log by their numbers, and the desk after them."""

    entries: tuple[int, ...]
    desk: DeskView | None


class Came(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who has come."""

    numbers: Annotated[tuple[Count, ...], msgspec.Meta(min_length=1, max_length=MOST_ENTRANTS)]


class Posting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ranking to post. ``checking``: players now have the minutes of the code to check it."""

    checking: bool = False


class Cut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sizes of the groups in tables, of which the last repeats; without any, those that were announced."""

    sizes: Annotated[tuple[Count, ...], msgspec.Meta(max_length=500)] = ()


class Swap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two entrants that change places in the draft."""

    first: Count
    second: Count
    why: Short


class LateQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seconds: Count


class CorrectionQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    round: Annotated[int, msgspec.Meta(ge=1, le=10_000)]
    mistake: Mistake


class MatchQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    round: Annotated[int, msgspec.Meta(ge=1, le=10_000)]
    table: Count


class BoardQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An annulled board of a duplicate: what the referee finds.

    ``line`` is to blame, or more to blame; ``gravity`` in hundredths; ``reachable`` are scores that could have come
    about; ``lot`` is the line that a lot has chosen, where one was cast.
    """

    round: Annotated[int, msgspec.Meta(ge=1, le=10_000)]
    table: Count
    board: Count
    lot: Literal[0, 1] | None = None
    blame: Blame = Blame.NOBODY
    line: Literal[0, 1] | None = None
    gravity: Annotated[int, msgspec.Meta(ge=0, le=100)] = 100
    reachable: Annotated[tuple[tuple[Count, Count], ...], msgspec.Meta(max_length=20)] = ()


class RulingQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    irregularity: Short
    facts: Annotated[dict[str, Short], msgspec.Meta(max_length=60)] = {}


class NewKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom a link is for; a player's is for an entrant."""

    role: Role
    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    entrant: Count | None = None


class NewLink(msgspec.Struct, frozen=True):
    """A link with its key, told this once."""

    link: str


class OwnLink(msgspec.Struct, frozen=True):
    """The link of an entrant, with the address at which phones reach it."""

    entrant: Number
    title: str
    link: str


class KeyView(msgspec.Struct, frozen=True):
    """A key that opens something. ``handle`` names it and opens nothing."""

    handle: str
    role: Role
    name: str
    entrant: Number | None


class TournamentDesk(Controller):
    """The desk. Every address wants the key of a role, in a header or in the cookie that `enter` gives."""

    path = "/api/tournaments/{tournament_id:str}"
    tags = ("tournament desk",)

    # ── Coming in ────────────────────────────────────────────────────────────────────────────────────────────────

    @post("/enter", status_code=200, summary="Show the key of a link; a cookie keeps it")
    async def enter(self, request: AnyRequest, tournament_id: TournamentId, data: JSONBody[Knock]) -> Response[KeyView]:
        await found(house_of(request).office, tournament_id)
        bearer = await house_of(request).office.bearer(tournament_id, data.key)
        if bearer is None:
            raise BadInput("this key opens nothing any more", "tournament-no-key")
        return Response(_key(bearer), cookies=[cookie(request, tournament_id, data.key)])

    @get("/keys", summary="Who has a link")
    async def keys(self, request: AnyRequest, tournament_id: TournamentId) -> tuple[KeyView, ...]:
        await director_of(request, tournament_id)
        return tuple(_key(one) for one in await house_of(request).office.bearers(tournament_id))

    @post("/keys", summary="A further link, for somebody at the desk or for an entrant")
    async def new_key(self, request: AnyRequest, tournament_id: TournamentId, data: JSONBody[NewKey]) -> NewLink:
        _, t = await director_of(request, tournament_id)
        with explained(request, t):
            key = await house_of(request).office.new_key(tournament_id, data.role, data.name, data.entrant)
        return NewLink(link(tournament_id, data.role, key))

    @post("/keys/players", status_code=200, summary="The links of all entrants, the same whenever they are asked for")
    async def own_keys(self, request: AnyRequest, tournament_id: TournamentId) -> tuple[OwnLink, ...]:
        _, t = await director_of(request, tournament_id)
        house = house_of(request)
        keys = await house.office.own_keys(tournament_id)
        address = house.address_for(request)
        return tuple(
            OwnLink(number, t.entrants[number].title, address + link(tournament_id, Role.PLAYER, key))
            for number, key in keys.items()
            if number in t.entrants
        )

    @delete("/keys/{handle:str}", summary="This link opens nothing any more", status_code=204)
    async def revoke(self, request: AnyRequest, tournament_id: TournamentId, handle: FromPath[str]) -> None:
        await director_of(request, tournament_id)
        await house_of(request).office.revoke(tournament_id, handle)

    # ── Looking ──────────────────────────────────────────────────────────────────────────────────────────────────

    @get("/desk", summary="The whole desk")
    async def desk(self, request: AnyRequest, tournament_id: TournamentId) -> DeskView:
        bearer, t = await at_the_desk(request, tournament_id)
        return await _view(request, t, bearer)

    @get("/rounds/{number:int}", summary="A round with its results")
    async def round(self, request: AnyRequest, tournament_id: TournamentId, number: RoundNumber) -> DeskRound:
        _, t = await at_the_desk(request, tournament_id)
        one = t.round(number)
        if one is None:
            raise NotFoundException
        return desk_round(t, one, _words(request))

    @get("/standings", summary="The ranking, posted or not")
    async def standings(self, request: AnyRequest, tournament_id: TournamentId, after: After = 0) -> StandingsView:
        _, t = await at_the_desk(request, tournament_id)
        return await asyncio.to_thread(standings_view, t, after)

    @get("/crosstable", summary="Everybody's victory points, round by round")
    async def crosstable(self, request: AnyRequest, tournament_id: TournamentId) -> Crosstable:
        _, t = await at_the_desk(request, tournament_id)
        return await asyncio.to_thread(crosstable, t)

    @get("/accounts/{number:int}", summary="Where every point of an entrant comes from")
    async def account(self, request: AnyRequest, tournament_id: TournamentId, number: EntrantNumber) -> AccountView:
        _, t = await at_the_desk(request, tournament_id)
        if number not in t.entrants:
            raise NotFoundException
        return await asyncio.to_thread(account_view, t, number, _words(request))

    @get("/ledger", summary="Calls, warnings, penalties and reports")
    async def ledger(self, request: AnyRequest, tournament_id: TournamentId) -> tuple[LedgerLine, ...]:
        _, t = await at_the_desk(request, tournament_id)
        return ledger_lines(t, _words(request))

    @get("/audit", summary="The log, line by line")
    async def audit(self, request: AnyRequest, tournament_id: TournamentId, after: Seq = 0) -> tuple[AuditLine, ...]:
        bearer, t = await at_the_desk(request, tournament_id)
        log = await house_of(request).office.log(tournament_id, after)
        return await asyncio.to_thread(audit_lines, t, shown_to(bearer, t, log), _words(request))

    @get("/prizes", summary="Who would be awarded what, as the ranking stands")
    async def prizes(self, request: AnyRequest, tournament_id: TournamentId) -> PrizesView:
        _, t = await at_the_desk(request, tournament_id)
        return await asyncio.to_thread(prizes_view, t, _words(request))

    @get("/mine", summary="One's own table, for whoever has a player's link")
    async def mine(self, request: AnyRequest, tournament_id: TournamentId) -> MineView:
        bearer = await bearer_of(request, tournament_id)
        t = await house_of(request).office.tournament(tournament_id)
        if bearer.entrant is None or bearer.entrant not in t.entrants:
            raise NotFoundException
        return mine_view(t, bearer.entrant)

    # ── Asking first ─────────────────────────────────────────────────────────────────────────────────────────────

    @post("/questions/late", status_code=200, summary="What a delay costs")
    async def late(self, request: AnyRequest, tournament_id: TournamentId, data: JSONBody[LateQuestion]) -> LateAnswer:
        _, t = await at_the_desk(request, tournament_id)
        return ask_late(t, data.seconds, _words(request))

    @post("/questions/correction", status_code=200, summary="Whether a result may still be put right")
    async def correction(
        self, request: AnyRequest, tournament_id: TournamentId, data: JSONBody[CorrectionQuestion]
    ) -> CorrectionAnswer:
        _, t = await at_the_desk(request, tournament_id)
        return ask_correction(t, data.round, data.mistake, house_of(request).office.time_at(t), _words(request))

    @post("/questions/match", status_code=200, summary="What can be put on record of a match")
    async def match(
        self, request: AnyRequest, tournament_id: TournamentId, data: JSONBody[MatchQuestion]
    ) -> MatchAnswer:
        bearer, t = await at_the_desk(request, tournament_id)
        one = t.round(data.round)
        if one is None or data.table not in one.matches:
            raise NotFoundException
        return ask_match(t, one, data.table, bearer.role, house_of(request).office.time_at(t), _words(request))

    @post("/questions/board", status_code=200, summary="What an annulled board of a duplicate is worth")
    async def board(
        self, request: AnyRequest, tournament_id: TournamentId, data: JSONBody[BoardQuestion]
    ) -> BoardAnswer:
        _, t = await at_the_desk(request, tournament_id)
        one = t.round(data.round)
        if one is None or data.table not in one.matches:
            raise NotFoundException
        finding = Finding(data.blame, data.line, Fraction(data.gravity, 100), data.reachable, data.lot)
        return ask_board(t, one, data.table, data.board, finding, _words(request))

    @post("/questions/groups", status_code=200, summary="The groups by merit as they would be cut now")
    async def groups(self, request: AnyRequest, tournament_id: TournamentId, data: JSONBody[Cut]) -> GroupsAnswer:
        _, t = await at_the_desk(request, tournament_id)
        if t.completed >= t.notice.rounds or not t.completed:
            raise NotFoundException
        return await asyncio.to_thread(ask_groups, t, data.sizes, _words(request))

    @post("/questions/ruling", status_code=200, summary="What the code orders, question by question")
    async def ruling(
        self, request: AnyRequest, tournament_id: TournamentId, data: JSONBody[RulingQuestion]
    ) -> RulingAnswer:
        _, t = await at_the_desk(request, tournament_id)
        return ask_ruling(t, data.irregularity, data.facts, language_of(request))

    # ── Putting on record ────────────────────────────────────────────────────────────────────────────────────────

    @post("/do", status_code=200, summary="Put something on record", request_max_body_size=LARGEST)
    async def do(self, request: AnyRequest, tournament_id: TournamentId, data: JSONBody[Do]) -> Done:
        bearer = await bearer_of(request, tournament_id)
        if isinstance(data.happening, COMPUTED):
            raise BadInput("the server computes this itself: ask for it", "tournament-computed")
        t = await house_of(request).office.tournament(tournament_id)
        return await _record(request, tournament_id, bearer, t, lambda: data.happening, expected=data.expected)

    @post(
        "/here",
        status_code=200,
        summary="Several entrants have come: all of them, or none",
        request_max_body_size=LARGEST,
    )
    async def here(self, request: AnyRequest, tournament_id: TournamentId, data: JSONBody[Came]) -> Done:
        bearer, t = await at_the_desk(request, tournament_id)
        return await _record(request, tournament_id, bearer, t, lambda: [e.CheckedIn(one) for one in data.numbers])

    @post("/close", status_code=200, summary="Close the entries; the seed of all draws is made now")
    async def close(self, request: AnyRequest, tournament_id: TournamentId) -> Done:
        bearer, t = await director_of(request, tournament_id)
        return await _record(request, tournament_id, bearer, t, lambda: e.EntriesClosed(secrets.token_hex(8)))

    @post("/draft", status_code=200, summary="Draw the next positions; nobody else sees them")
    async def draft(self, request: AnyRequest, tournament_id: TournamentId) -> Done:
        bearer, t = await director_of(request, tournament_id)
        return await _record(request, tournament_id, bearer, t, lambda: draft(t))

    @post("/swap", status_code=200, summary="Let two entrants change places in the draft")
    async def swap(self, request: AnyRequest, tournament_id: TournamentId, data: JSONBody[Swap]) -> Done:
        bearer, t = await director_of(request, tournament_id)

        def body() -> e.Happening:
            if t.draft is None:
                raise Objected(Objection("no-draft", {"round": t.published + 1}))
            return swapped(t.draft, data.first, data.second, data.why)

        return await _record(request, tournament_id, bearer, t, body)

    @post("/alternative", status_code=200, summary="Take the positions of the draft that avoid rematches")
    async def alternative(self, request: AnyRequest, tournament_id: TournamentId) -> Done:
        bearer, t = await director_of(request, tournament_id)

        def body() -> e.Happening:
            if t.draft is None:
                raise Objected(Objection("no-draft", {"round": t.published + 1}))
            return without_them(t.draft, _words(request).text("rematches-avoided"))

        return await _record(request, tournament_id, bearer, t, body)

    @post("/post", status_code=200, summary="Post the ranking after the last round")
    async def post_standings(self, request: AnyRequest, tournament_id: TournamentId, data: JSONBody[Posting]) -> Done:
        bearer, t = await director_of(request, tournament_id)

        def body() -> e.Happening:
            after = t.published
            return e.StandingsPosted(after, tuple(one.row for one in standings(t, after)), data.checking)

        return await _record(request, tournament_id, bearer, t, body)

    @post("/cut", status_code=200, summary="Cut the groups by merit")
    async def cut(self, request: AnyRequest, tournament_id: TournamentId, data: JSONBody[Cut]) -> Done:
        bearer, t = await director_of(request, tournament_id)

        def body() -> e.Happening:
            if t.completed >= t.notice.rounds:
                raise Objected(Objection("cut-when", {"round": t.completed + 1}))
            return cut(t, data.sizes)

        return await _record(request, tournament_id, bearer, t, body)


def _key(bearer: Bearer) -> KeyView:
    return KeyView(bearer.handle, bearer.role, bearer.name, bearer.entrant)


def _words(request: AnyRequest) -> DeskWords:
    return desk_words(language_of(request))


async def _view(request: AnyRequest, t: Tournament, bearer: Bearer) -> DeskView:
    words = _words(request)
    name = await name_of(request, bearer, "")
    return await asyncio.to_thread(desk_view, t, bearer.role, name, house_of(request).office.time_at(t), words)


async def _record(
    request: AnyRequest,
    tournament_id: str,
    bearer: Bearer,
    t: Tournament,
    body: Callable[[], e.Happening | Sequence[e.Happening]],
    expected: int | None = None,
) -> Done:
    """Put it on record, and show the desk as it is then to whoever may see it.

    If the answer to this request was lost, and it is asked again under its mark, what is on record already is told.
    """
    office, marked = house_of(request).office, mark_of(request)
    mark = f"{bearer.handle} {marked}" if marked else ""
    with explained(request, t):
        entries = await office.done_before(tournament_id, mark) if mark else ()
        made = await asyncio.to_thread(body) if not entries else ()
        entries = entries or await office.record(
            tournament_id,
            await name_of(request, bearer),
            bearer.role,
            *(made if isinstance(made, Sequence) else (made,)),
            expected=expected,
            entrant=bearer.entrant,
            mark=mark,
        )
    numbers = tuple(entry.seq for entry in entries)
    if not bearer.role.at_the_desk:
        return Done(numbers, None)
    return Done(numbers, await _view(request, await office.tournament(tournament_id), bearer))
