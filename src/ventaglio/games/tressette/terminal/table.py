"""A picture of a Tressette table in characters, as one seat or the public sees it.

Play goes to the right: whoever plays after the reader sits at his right.
"""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ventaglio.core.cards import PALI, Carta
from ventaglio.core.seats import Seat
from ventaglio.games.common.terminal.drawing import Drawing
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.games.tressette.engine.state import Phase, Trick
from ventaglio.games.tressette.engine.trick import taker
from ventaglio.games.tressette.engine.view import View
from ventaglio.games.tressette.words.things import TressetteNames, TressetteWords

WIDEST: Final = 80
"""However wide the screen, four people sit around one small table."""


class Picture(Drawing):
    """Draws views."""

    def __init__(self, words: TressetteWords, width: int, names: TressetteNames, rules: Rules) -> None:
        super().__init__(words, width)
        self._words = words
        self._names = names
        self._rules = rules

    def table(self, view: View, hands: Sequence[tuple[Carta, ...]] | None = None) -> list[Text]:
        """The whole table: standing, players, trick, accusations. ``hands`` shows every hand, where all is open."""
        lines = [*self._head(view), self._line(), *self._seats(view), self._line()]
        if view.last_trick is not None:
            lines += self._labelled(self._text("table-last-trick"), self.trick(view.last_trick))
        lines += self._accusations(view)
        for seat, hand in enumerate(hands or ()):
            lines += self.hand(hand, seat)
        for seat, open_hand in enumerate(view.exposed if hands is None else ()):
            if open_hand is not None and not self._names.is_you(seat):
                label = self._text("table-exposed", name=self._names.of(seat))
                lines += self._labelled(label, self._words.cards(self._words.in_order(open_hand)))
        return lines

    def hand(self, hand: tuple[Carta, ...], owner: Seat) -> list[Text]:
        """A hand under its owner's name, suit by suit, each from its highest card."""
        who = "you" if self._names.is_you(owner) else "other"
        label = self._text("table-hand", who=who, name=self._names.of(owner), count=len(hand))
        groups = [[one for one in self._words.in_order(hand) if one.suit == suit] for suit in PALI]
        if self._words.french:
            return self._labelled(label, "  ".join(self._words.cards(group) for group in groups if group))
        told = Text("   ").join(self._suit(group) for group in groups if group)
        start = f" {label}  "
        if len(start) + told.cell_len < self._width:
            return [Text.assemble((start, "title"), told)]
        return [Text(f" {label}", style="title"), Text.assemble("   ", told)]

    def _suit(self, group: list[Carta]) -> Text:
        """A suit by its name, which begins with its letter, and the ranks held."""
        name = self._words.suit(group[0].suit)
        return Text.assemble((f"{name} ", "soft"), (" ".join(one.rank for one in group), self._style(group[0])))

    def _style(self, one: Carta) -> str:
        styles = dict(zip(PALI, ("danari", "spade", "coppe", "bastoni"), strict=True))
        return f"card.{styles[one.suit]}"

    def trick(self, trick: Trick) -> str:
        """A finished trick: who played what, what was said, who took it."""
        played = [
            self._text("trick-card", name=self._names.label((trick.leader + at) % 4), card=self._words.card(one))
            for at, one in enumerate(trick.cards)
        ]
        if trick.formula is not None:
            played[0] += f" «{self._words.formula(trick.formula, self._rules)}»"
        return self._words.tell("trick-shown", trick.winner, self._names, cards=", ".join(played))

    def winning(self, view: View) -> Seat | None:
        """Who takes the trick as it lies, which a star shows; of a single card that goes without saying."""
        return taker(view.leader, view.trick) if len(view.trick) > 1 else None

    # ── Parts ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _head(self, view: View) -> list[Text]:
        if view.target is not None:
            length = self._text("table-passata-to", number=str(view.passata), target=str(view.target))
        else:
            length = self._text("table-passata", number=str(view.passata))
        trick = self._text("table-trick", number=str(min(10, len(view.memory) + 1))) if view.counts else ""
        left = " · ".join(filter(None, (f" {self._words.code(view.code)}", length, trick)))
        return self._apart(Text(left, style="title"), Text(self.totals(view)))

    def totals(self, view: View) -> str:
        """What each side stands at before this passata."""
        if view.sides is None:
            return self._text("table-pairs-unknown")
        first = 0 if self._names.you is None else view.sides[self._names.you]
        order = (first, 1 - first)
        return "  ".join(f"{self._side(view.sides, side)} {view.scores[side]}" for side in order)

    def _side(self, sides: Sequence[int], side: int) -> str:
        seats = [seat for seat in range(4) if sides[seat] == side]
        if self._names.you is None:
            return self._names.several(seats)
        return self._text("table-us" if self._names.you in seats else "table-them")

    def _seats(self, view: View) -> list[Text]:
        """The four players around the table, the reader below, and the card that each has played."""
        near = self._names.you if self._names.you is not None else 0
        right, far, left = ((near + step) % 4 for step in (1, 2, 3))
        width = min(self._width, WIDEST)
        centre, side = width // 2, max(4, width // 8)
        winning = self.winning(view)

        def card(seat: Seat) -> Text:
            at = (seat - view.leader) % 4
            if at >= len(view.trick):
                return Text("·" if self._symbols else ".", style="soft")
            shown = self._coloured(self._words.card(view.trick[at]))
            if seat == winning:
                shown.append("*")
            if seat == view.leader and view.formula is not None:
                shown.append(f" «{self._words.formula(view.formula, self._rules)}»")
            return shown

        def middle(text: Text) -> Text:
            return Text.assemble(" " * max(0, centre - text.cell_len // 2), text)

        def sides(one: Text, other: Text, gap: int) -> Text:
            start = Text.assemble(" " * gap, one)
            room = width - gap - other.cell_len
            return Text.assemble(start, " " * max(1, room - start.cell_len), other)

        return [
            middle(self._player(view, far)),
            middle(card(far)),
            sides(self._player(view, left), self._player(view, right), 1),
            sides(card(left), card(right), side),
            middle(card(near)),
            middle(self._player(view, near)),
        ]

    def _player(self, view: View, seat: Seat) -> Text:
        speaks = view.speaker if view.phase is Phase.DIALOGUE else view.turn
        on_turn = seat == speaks and view.phase in (Phase.LEAD, Phase.FOLLOW, Phase.DIALOGUE)
        marks = [self._text("table-cartaro")] if seat == view.dealer else []
        if view.counts and seat == view.leader:
            marks.append(self._text("table-di-mano"))
        if self._is_partner(view, seat):
            marks.insert(0, self._text("table-partner"))
        told = f"{self._names.label(seat)} {view.counts[seat] if view.counts else 0}"
        told += f" ({', '.join(marks)})" if marks else ""
        return Text(f"{self._pointer if on_turn else ' '}{told}", style="turn" if on_turn else "")

    def _is_partner(self, view: View, seat: Seat) -> bool:
        """Whether a seat plays with the reader: partners need not sit across."""
        you = self._names.you
        return you is not None and seat != you and view.sides is not None and view.sides[seat] == view.sides[you]

    def _accusations(self, view: View) -> list[Text]:
        told = [f"{self._names.of(one.seat)} «{self._words.accusation(one.what, one.suit)}»" for one in view.accused]
        return self._labelled(self._text("table-accused"), ", ".join(told)) if told else []
