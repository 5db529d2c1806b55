"""Score pads on several phones: a room that keeps notes in one order. What they say is for the phones to reckon."""

import secrets
from typing import Annotated, Final

import msgspec
from litestar import Controller, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter, QueryParameter

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.pads import MOST_NOTES, PadNote, Pads
from ventaglio.server.web.asking import AnyRequest, limit
from ventaglio.server.web.house import house_of

PadId = Annotated[str, PathParameter(min_length=16, max_length=32)]
After = Annotated[int, QueryParameter(ge=0, le=MOST_NOTES)]
NoteId = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{24}$")]
Link = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{24})?$")]
Word = Annotated[str, msgspec.Meta(max_length=40)]
Name = Annotated[str, msgspec.Meta(max_length=20)]

LONGEST: Final = 2000
"""Characters of a note: a line of six players takes a third of it."""
AT_ONCE: Final = 50


class PadHead(msgspec.Struct, frozen=True):
    """What is played, and by whom."""

    game: Word
    code: Word
    names: Annotated[tuple[Name, ...], msgspec.Meta(min_length=2, max_length=6)]
    settings: Annotated[dict[Word, bool | int | Word], msgspec.Meta(max_length=20)]


class _Note(msgspec.Struct, frozen=True, tag_field="do", kw_only=True):
    id: NoteId
    at: int
    by: Word


class HeadNote(_Note, frozen=True, tag="head"):
    """Who plays what."""

    head: PadHead


class LineNote(_Note, frozen=True, tag="line"):
    """A hand; ``after`` is the line before it."""

    line: dict[Word, msgspec.Raw]
    after: Link


class EditNote(_Note, frozen=True, tag="edit"):
    """A line put right; ``was`` is the note that said until then what stood there."""

    line: dict[Word, msgspec.Raw]
    of: NoteId
    was: NoteId


class UndoNote(_Note, frozen=True, tag="undo"):
    """A note taken back."""

    of: NoteId


_READER: Final = msgspec.json.Decoder(HeadNote | LineNote | EditNote | UndoNote)


class WrittenNote(msgspec.Struct, frozen=True):
    """A note by its id, and its whole text as JSON."""

    id: NoteId
    text: Annotated[str, msgspec.Meta(max_length=LONGEST)]


class NewNotes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a phone has noted, and how many notes of the pad it knows."""

    after: Annotated[int, msgspec.Meta(ge=0, le=MOST_NOTES)]
    notes: Annotated[tuple[WrittenNote, ...], msgspec.Meta(max_length=AT_ONCE)]


class PadRoom(msgspec.Struct, frozen=True):
    """The secret by which a pad is found."""

    id: str


class PadNotes(msgspec.Struct, frozen=True):
    """The notes that follow those a phone knows, in the order of the pad."""

    notes: tuple[WrittenNote, ...]


class PadApi(Controller):
    """Score pads that are shared."""

    path = "/api/pads"
    tags = ("pads",)

    @post("/", summary="Share a score pad: a room on which nothing stands")
    async def create(self, request: AnyRequest) -> PadRoom:
        await limit(request, "pad")
        house = house_of(request)
        room = PadRoom(secrets.token_urlsafe(16).replace("-", "a").replace("_", "b"))
        await Pads(house.database).create(room.id, house.now())
        return room

    @get("/{pad_id:str}", summary="What was noted after so many notes")
    async def read(self, request: AnyRequest, pad_id: PadId, after: After = 0) -> PadNotes:
        return _told(await Pads(house_of(request).database).read(pad_id, after))

    @post("/{pad_id:str}", summary="Note something, and hear what was noted meanwhile")
    async def write(self, request: AnyRequest, pad_id: PadId, data: JSONBody[NewNotes]) -> PadNotes:
        house = house_of(request)
        for note in data.notes:
            _check(note)
        notes = [PadNote(note.id, note.text) for note in data.notes]
        return _told(await Pads(house.database).write(pad_id, notes, data.after, house.now()))


def _check(note: WrittenNote) -> None:
    """Refuse what no pad of ours writes: others at the table would have to read it."""
    try:
        read = _READER.decode(note.text)
    except msgspec.DecodeError:
        raise BadInput("this is no note of a score pad", "pad-note") from None
    if read.id != note.id:
        raise BadInput("this is no note of a score pad", "pad-note")


def _told(notes: list[PadNote] | None) -> PadNotes:
    if notes is None:
        raise NotFoundException
    return PadNotes(tuple(WrittenNote(note.id, note.text) for note in notes))
