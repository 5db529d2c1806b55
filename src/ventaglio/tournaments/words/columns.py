"""What a column of a spreadsheet is, in words."""

from ventaglio.tournaments.director.columns import told
from ventaglio.tournaments.words.desk import DeskWords


def column(words: DeskWords, what: str) -> str:
    """What a column is taken for; a dash for one that is not read."""
    found = told(what)
    if found is None:
        return "–"
    name = found.what.replace(" ", "-")
    return words.text(f"column-of-{name}", player=str(found.player)) if found.player else words.text(f"column-{name}")
