"""What can be said at a table of Tressette, for screens: the words of its norms, and what each of them tells."""

from litestar import get
from litestar.exceptions import NotFoundException

from ventaglio.lang import translator
from ventaglio.tressette.rules import Rules
from ventaglio.web.asking import AnyRequest, language_of
from ventaglio.web.house import house_of
from ventaglio.web.tables import TableId
from ventaglio.words.tressette.phrasebook import Phrase, phrasebook
from ventaglio.words.tressette.words import TressetteWords
from ventaglio.words.voice import Voice


@get(
    "/api/tables/{table_id:str}/phrasebook",
    tags=["tables"],
    summary="What can be said at a table of Tressette, under the action that says it",
)
async def phrases(request: AnyRequest, table_id: TableId) -> dict[str, Phrase]:
    table = await house_of(request).hall.table(table_id)
    if table is None:
        raise NotFoundException
    kit = table.kit
    rules = kit.inner(table.state if table.state is not None else kit.game.open(table.headers)).table.rules
    if not isinstance(rules, Rules):
        return {}
    return phrasebook(TressetteWords(Voice(translator(language_of(request)))), rules)
