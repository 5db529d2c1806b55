"""What the player on turn may do, in words: for `position`, and for the hints of a game."""

from rich.text import Text

from ventaglio.games.burraco.engine.actions import Action, Attach, Open
from ventaglio.games.burraco.engine.melds import Law, Meld
from ventaglio.games.burraco.engine.menu import Menu, expand_menu
from ventaglio.games.burraco.engine.state import State
from ventaglio.games.burraco.engine.view import View
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.burraco.terminal.hints import Hint, gains, hints
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.lang.words import Names


class Choices:
    """Puts a menu into words."""

    def __init__(self, place: Terminal, words: BurracoWords, names: Names) -> None:
        self._terminal = place
        self._words = words
        self._names = names
        self._text = words.text

    def show(self, state: State) -> None:
        """Everything the player on turn may do, in short."""
        seat = state.turn
        view, menu = BURRACO.view(state, seat), BURRACO.menu(state, seat)
        total = sum(1 for _ in expand_menu(menu, len(state.hands[seat])))
        who = "you" if self._names.is_you(seat) else "other"
        self._terminal.say("choices-turn", who=who, name=self._names.of(seat), count=total)

        def may(action: Action) -> bool:
            return BURRACO.judge(state, action, seat) is None

        self.pick_up(view, menu, state.table.law)
        for hint in hints(view, menu, state.table.law, may):
            self._terminal.line(f"  {self.hint(hint)}")
        if menu.discards:
            self._terminal.line(f"  {self._text('choices-discard', cards=self._words.cards(menu.discards))}")

    def pick_up(self, view: View, menu: Menu, law: Law) -> None:
        """The two ways to begin a turn, and what the pile would be good for."""
        if menu.draw:
            self._terminal.line(f"  {self._text('choices-draw', stock=str(view.stock))}")
        if menu.take:
            pile = self._words.cards(view.pile)
            self._terminal.line(f"  {self._text('choices-take', cards=pile)}")
            for meld in gains(view, law):
                self._terminal.line(f"      {self._text('choices-gain', cards=self._words.meld(meld))}")
        elif menu.why_not_take is not None:
            self._terminal.console.print(Text(f"  {self.refused(menu)}", style="soft"))

    def refused(self, menu: Menu) -> str:
        """Why the pile may not be taken."""
        assert menu.why_not_take is not None
        return f"{self._words.refusal(menu.why_not_take)} ({self._words.cite(menu.why_not_take.cite)})"

    def hint(self, hint: Hint) -> str:
        """A hint as one line."""
        mark = self._text("choices-makes", kind=self._text(f"burraco-{hint.burraco}")) if hint.burraco else ""
        return f"{self.action(hint.action, hint.meld)}{mark}"

    def action(self, action: Open | Attach, meld: Meld) -> str:
        if isinstance(action, Open):
            return self._text("choices-open", cards=self._words.meld(meld))
        return self._text(
            "choices-attach", card=self._words.card(action.card), number=str(action.meld), cards=self._words.meld(meld)
        )
