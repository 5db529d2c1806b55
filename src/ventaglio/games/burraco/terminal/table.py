"""A picture of the table in characters, as one seat or the public sees it."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Final

from rich.text import Text

from ventaglio.core.cards import RANKS, SUITS, Card
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.deal import first_player
from ventaglio.games.burraco.engine.melds import is_wild
from ventaglio.games.burraco.engine.state import Phase
from ventaglio.games.burraco.engine.view import MeldView, View
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.games.common.terminal.drawing import Drawing, filled
from ventaglio.lang.words import Names

COLUMN: Final = 38
"""The narrowest column in which melds can be read."""

_MARKS: Final = {"clean": "●", "semi": "◐", "dirty": "○"}
_STYLES: Final = {"clean": "good", "semi": "turn", "dirty": "soft"}
_HIGH: Final = {rank: place for place, rank in enumerate("3456789TJQKA2*")}
"""Ranks as players hold them: the ace beyond the king, the wilds apart."""


def arranged(hand: Iterable[Card], by_rank: bool) -> list[list[Card]]:
    """A hand in groups, by suit or by rank, the wilds last."""
    groups: dict[str, list[Card]] = {key: [] for key in (reversed(RANKS) if by_rank else SUITS)}
    wilds: list[Card] = []
    for one in hand:
        if is_wild(one):
            wilds.append(one)
        else:
            groups[one.rank if by_rank else one.suit].append(one)
    ordered = [sorted(group, key=lambda one: (_HIGH[one.rank], one.index)) for group in groups.values()]
    return [group for group in (*ordered, sorted(wilds)) if group]


class Picture(Drawing):
    """Draws views."""

    def __init__(self, words: BurracoWords, width: int) -> None:
        super().__init__(words, width)
        self._words = words

    def table(self, view: View, names: Names, hands: Sequence[tuple[Card, ...] | None] | None = None) -> list[Text]:
        """The whole table: standing, players, melds, pile. ``hands`` shows every hand, where all is open."""
        lines = [*self._head(view, names), self._line(), *self._players(view, names), *self._melds(view, names)]
        lines += [self._line(), *self._pile(view)]
        for seat, hand in enumerate(hands or ()):
            if hand is not None:
                lines += self.hand(hand, seat, names)
        return lines

    def hand(self, hand: tuple[Card, ...], owner: Seat, names: Names, by_rank: bool = False) -> list[Text]:
        """A hand under its owner's name."""
        who = "you" if names.is_you(owner) else "other"
        label = self._text("table-hand", who=who, name=names.of(owner), count=len(hand))
        groups = [self._words.cards(group) for group in arranged(hand, by_rank)]
        return self._labelled(label, "  ".join(groups))

    # ── Parts ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _head(self, view: View, names: Names) -> list[Text]:
        if view.hands_in_match is not None:
            length = self._text("table-hand-of", number=str(view.hand_number), hands=str(view.hands_in_match))
        else:
            length = self._text("table-hand-to", number=str(view.hand_number), target=str(view.target))
        left = f" {self._words.code(view.code)} · {length}"
        return [*self._apart(Text(left, style="title"), Text(self.totals(view, names)))]

    def totals(self, view: View, names: Names) -> str:
        """What each side, or each player, has made so far."""
        if view.players % 2:
            return "  ".join(f"{names.label(seat)} {view.totals[seat]}" for seat in range(view.players))
        sides = [[seat for seat in range(view.players) if seat % 2 == side] for side in (0, 1)]
        if names.you is not None and names.you % 2:
            sides.reverse()
        return "  ".join(f"{self.side(side, names)} {view.totals[side[0]]}" for side in sides)

    def side(self, seats: Sequence[Seat], names: Names) -> str:
        """A side in one word where that is clear."""
        if names.you is None or len(seats) == 1:
            return names.several(seats)
        return self._text("table-us" if names.you in seats else "table-them")

    def _players(self, view: View, names: Names) -> list[Text]:
        first = names.you if names.you is not None else 0
        cells = []
        for step in range(view.players):
            seat = (first + step) % view.players
            on_turn = seat == view.turn and view.phase in (Phase.PICK_UP, Phase.PLAY)
            marks = [self._text("table-dealer")] if seat == view.dealer else []
            marks += [self._text("table-took")] if seat in view.took else []
            told = f"{names.label(seat)} {view.counts[seat] if view.counts else 0}"
            if marks:
                told += f" ({', '.join(marks)})"
            cells.append(Text(f"{self._pointer if on_turn else ' '}{told}", style="turn" if on_turn else ""))
        sizes = " + ".join(str(size) for size in view.pozzetti) or self._text("value-none")
        heap = Text(self._text("table-stock", stock=str(view.stock), pozzetti=sizes))
        return self._apart(Text("  ").join(cells), heap)

    def _melds(self, view: View, names: Names) -> list[Text]:
        sides: dict[int, list[Seat]] = {}
        for seat, side in enumerate(view.sides):
            sides.setdefault(side, []).append(seat)
        order = sorted(sides.values(), key=lambda seats: names.you is not None and names.you not in seats)
        floating = view.players % 2 == 1
        shown = [seats for seats in order if not floating or self._of(view, seats) or names.you in seats]
        across = max(1, min(len(shown), self._width // COLUMN))
        lines: list[Text] = []
        for start in range(0, len(shown), across):
            blocks = [self._side(view, seats, names, self._width // across) for seats in shown[start : start + across]]
            lines += self._beside(blocks, self._width // across)
        return lines

    def _of(self, view: View, seats: Sequence[Seat]) -> list[MeldView]:
        return [meld for meld in view.melds if meld.owner in seats]

    def _side(self, view: View, seats: Sequence[Seat], names: Names, width: int) -> list[Text]:
        lines = [Text(f" {names.side(seats)}", style="title")]
        for meld in self._of(view, seats):
            lines += self._meld(meld, width)
        return lines

    def _meld(self, meld: MeldView, width: int) -> list[Text]:
        shown = self._words.meld(meld.meld).split()
        mark = ""
        if meld.burraco:
            sign = f"{_MARKS[meld.burraco]} " if self._words.symbols else ""
            mark = sign + self._text(f"burraco-{meld.burraco}")
        lines = filled([*shown, *([mark] if mark else [])], width - 6)
        texts = []
        for at, line in enumerate(lines):
            text = Text.assemble((f"{meld.number:>3} " if not at else "    ", "soft"), self._coloured(line))
            if mark and line.endswith(mark):
                text.stylize(_STYLES[meld.burraco or "dirty"], len(text) - len(mark))
            texts.append(text)
        return texts

    def _pile(self, view: View) -> list[Text]:
        label = self._text("table-pile", count=len(view.pile))
        return self._labelled(label, self._words.cards(view.pile) or self._text("value-none"))

    # ── Lines ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _beside(self, blocks: Sequence[Sequence[Text]], width: int) -> list[Text]:
        rows = []
        for row in zip_longest(*blocks, fillvalue=Text()):
            line = Text()
            for at, cell in enumerate(row):
                line.append_text(cell)
                if at < len(row) - 1:
                    line.append(" " * max(1, width - cell.cell_len))
            line.rstrip()
            rows.append(line)
        return rows


def opening_player(view: View) -> Seat:
    """Who plays first in the hand."""
    return first_player(view.players, view.dealer)
