"""What pictures of tables have in common: lines, labels, columns, and cards in their colours."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from ventaglio.games.common.terminal.screen import Pips
from ventaglio.lang.words import Words


class Drawing:
    """Draws lines. They come as `Text`, so that widths are known and colours stay apart from words."""

    def __init__(self, words: Words, width: int) -> None:
        self._text = words.text
        self._symbols = words.symbols
        self._width = width
        self._pips = Pips()

    @property
    def _pointer(self) -> str:
        return "▸" if self._symbols else ">"

    def _line(self) -> Text:
        return Text(("─" if self._symbols else "-") * self._width, style="soft")

    def _coloured(self, text: str) -> Text:
        return self._pips(text)

    def _labelled(self, label: str, text: str) -> list[Text]:
        """A label and a row of cards; further rows stand below the first."""
        start = f" {label}  "
        room = self._width - cell_len(start) - 1
        rows = filled(text.split(" "), room)
        lines = [Text.assemble((start, "title"), self._coloured(rows[0] if rows else ""))]
        lines += [Text(" " * cell_len(start)) + self._coloured(row) for row in rows[1:]]
        return lines

    def _apart(self, left: Text, right: Text) -> list[Text]:
        """Two texts at the ends of a line, or one below the other where they would meet."""
        gap = self._width - left.cell_len - right.cell_len - 1
        if gap >= 2:
            return [Text.assemble(left, " " * gap, right)]
        return [left, Text.assemble(" " * max(1, self._width - right.cell_len - 1), right)]


def filled(words: Sequence[str], room: int) -> list[str]:
    """Words set in lines that hold so many columns."""
    lines: list[str] = []
    for word in words:
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
