"""What can be said at a table, for screens: the words of its norms, and what each of them tells."""

from litestar import get
from litestar.exceptions import NotFoundException

from ventaglio.games.common.words.phrase import Phrase
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.server.web.asking import AnyRequest, language_of
from ventaglio.server.web.house import house_of
from ventaglio.server.web.tables import TableId


@get(
    "/api/tables/{table_id:str}/phrasebook",
    tags=["tables"],
    summary="What can be said at a table, under the action that says it; most games have no words of their own",
)
async def phrases(request: AnyRequest, table_id: TableId) -> dict[str, Phrase]:
    table = await house_of(request).hall.table(table_id)
    if table is None:
        raise NotFoundException
    return table.kit.phrasebook(table.setting, Voice(translator(language_of(request))))
