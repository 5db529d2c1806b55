"""From data to a page that can be printed: the templates beside this module do the setting."""

from pathlib import Path
from typing import Final

import msgspec
import typst

from ventaglio.tournaments.paper.blocks import Document, Head, Sheet

TEMPLATES: Final = Path(__file__).parent / "templates"


def typeset(head: Head, body: Document | Sheet) -> bytes:
    """The pages as a PDF. Only fonts that come with the typesetter are used, so every computer prints the same."""
    template = body.template if isinstance(body, Sheet) else "document"
    made = typst.compile(
        str(TEMPLATES / f"{template}.typ"),
        root=str(TEMPLATES),
        ignore_system_fonts=True,
        format="pdf",
        sys_inputs=inputs(head, body),
    )
    assert isinstance(made, bytes)
    return made


def inputs(head: Head, body: Document | Sheet) -> dict[str, str]:
    """The data as a template reads it."""
    return {"head": msgspec.json.encode(head).decode(), "body": msgspec.json.encode(body).decode()}
