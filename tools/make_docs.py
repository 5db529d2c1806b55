"""Write the parts of the documentation that come from the program itself.

    python -m tools.make_docs            write them
    python -m tools.make_docs --check    only say whether they are up to date

A generated part stands between ``<!-- generated: NAME -->`` and ``<!-- end of NAME -->``; whatever stands there is
replaced.
"""

import sys
from collections.abc import Callable
from functools import partial

from tools.pages import arena, protocol
from tools.pages.burraco import choices, differences, fillings, reasons
from tools.pages.common import DOCS
from tools.pages.lab import burraco_actions, burraco_seen, cards_seen, columns, tressette_actions, tressette_seen
from tools.pages.ledger import ledger_of, ledger_sums
from tools.pages.referee import (
    AT_TRESSETTE,
    DISCRETION,
    SILENT,
    answered,
    as_json,
    irregularities,
    live_mistakes,
    live_reasons,
    next_question,
    on_record,
    order_words,
    orders,
    readings,
    recorded_moves,
    rule_source,
    session,
    trainer,
)
from tools.pages.tressette import (
    adoptable,
    dialogue,
    faults,
    formulas_127,
    formulas_168,
    left_to_the_table,
    other_words,
    sets_differ,
    silences,
    stakes,
    transcript,
    transcript_explained,
    transcript_record,
    tressette_reasons,
)
from ventaglio.games.common.plugin.shelves import every_document

PARTS: dict[str, dict[str, Callable[[], str]]] = {
    "arena.md": {
        "duel": partial(arena.shown, "duel"),
        "league": partial(arena.shown, "league"),
        "file": arena.beginning,
    },
    "burraco.md": {"differences": differences, "fillings": fillings, "options": choices},
    "tressette.md": {
        "differences": sets_differ,
        "adoptable": adoptable,
        "transcript": transcript,
        "record": transcript_record,
        "explained": transcript_explained,
        "declarations": other_words,
        "formulas 127": formulas_127,
        "formulas 168": formulas_168,
        "dialogue": dialogue,
        "stakes": stakes,
        "faults": faults,
        "fillings": silences,
        "options": left_to_the_table,
    },
    "environments.md": {
        "burraco actions": burraco_actions,
        "tressette actions": tressette_actions,
        "burraco seen": burraco_seen,
        "tressette seen": tressette_seen,
        "cards seen": cards_seen,
    },
    "data.md": {
        f"{game} {name}": partial(columns, game, name)
        for game in ("burraco", "tressette")
        for name in ("hands", "moves")
    },
    "referee.md": {
        "session": session,
        "discretion": partial(answered, DISCRETION),
        "silent": partial(answered, SILENT),
        "tressette": partial(answered, AT_TRESSETTE),
        "trainer": trainer,
        "moves": recorded_moves,
        "record": on_record,
        "live mistakes": live_mistakes,
        "question json": next_question,
        "ruling json": as_json,
        "rule": rule_source,
        "burraco irregularities": partial(irregularities, "burraco"),
        "tressette irregularities": partial(irregularities, "tressette"),
        "burraco readings": partial(readings, "burraco"),
        "tressette readings": partial(readings, "tressette"),
    },
    "cases.md": {
        "reasons": reasons,
        "tressette reasons": tressette_reasons,
        "burraco orders": partial(orders, "burraco"),
        "burraco words": partial(order_words, "burraco"),
        "tressette orders": partial(orders, "tressette"),
        "tressette words": partial(order_words, "tressette"),
        "live reasons": live_reasons,
    },
    "protocol.md": {
        "client messages": protocol.client_messages,
        "server messages": protocol.server_messages,
        "table": protocol.table_view,
        "entries": protocol.entries,
        "policy": protocol.policy,
        "phrases": protocol.phrases,
    },
    "ledger.md": {
        "sums": ledger_sums,
        **{found.document: partial(ledger_of, found) for found in every_document()},
    },
}


def made(page: str) -> str:
    """A page with its generated parts as they should be."""
    text = (DOCS / page).read_text(encoding="utf-8")
    for name, write in PARTS[page].items():
        begin, end = f"<!-- generated: {name} -->", f"<!-- end of {name} -->"
        before, found, rest = text.partition(begin)
        _, closed, after = rest.partition(end)
        if not found or not closed:
            raise SystemExit(f"docs/{page} lacks {begin!r} or {end!r}")
        text = f"{before}{begin}\n\n{write()}\n\n{end}{after}"
    return text


def main(arguments: list[str]) -> int:
    stale = [page for page in PARTS if made(page) != (DOCS / page).read_text(encoding="utf-8")]
    if "--check" in arguments:
        for page in stale:
            print(f"docs/{page} is out of date: run python -m tools.make_docs")
        return 1 if stale else 0
    for page in stale:
        (DOCS / page).write_text(made(page), encoding="utf-8")
        print(f"docs/{page} written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
