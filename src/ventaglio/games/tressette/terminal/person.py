"""A person at a Tressette table."""

from pathlib import Path

from ventaglio.core.cards import Carta
from ventaglio.core.norms import Cite
from ventaglio.core.refusal import Refusal
from ventaglio.games.common.terminal.asking import Asking
from ventaglio.games.common.terminal.host import Happened
from ventaglio.games.common.terminal.person import PAUSE, Person
from ventaglio.games.common.terminal.phrases import Command, Unclear
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.games.tressette.engine.actions import Accuse, Action, CallOut, Claim, Declare, Play, Say, Show
from ventaglio.games.tressette.engine.declarations import OF_OTHER_SUITS, OF_THE_TRICK
from ventaglio.games.tressette.engine.events import Event, Served
from ventaglio.games.tressette.engine.formulas import BY_SLUG
from ventaglio.games.tressette.engine.state import Phase
from ventaglio.games.tressette.engine.view import View
from ventaglio.games.tressette.terminal.aside import Aside
from ventaglio.games.tressette.terminal.choices import Choices
from ventaglio.games.tressette.terminal.count import Count
from ventaglio.games.tressette.terminal.host import Chance, TressetteHost
from ventaglio.games.tressette.terminal.phrases import (
    TressettePhrases,
    match_words,
    read_buongioco,
    read_card,
    read_suit,
)
from ventaglio.games.tressette.words.count import seats_of
from ventaglio.games.tressette.words.teller import Teller
from ventaglio.games.tressette.words.things import TressetteNames, TressetteWords


class TressettePerson(Person):
    """The screen and the keyboard of one seat at Tressette."""

    def __init__(
        self,
        place: Terminal,
        host: TressetteHost,
        asking: Asking,
        *,
        french: bool = False,
        record: Path | None = None,
        pause: float = PAUSE,
    ) -> None:
        view = host.view()
        self._words = TressetteWords(place, french=french)
        self._read = TressettePhrases(place.language)
        super().__init__(place, host, asking, self._words, self._read, record=record, pause=pause)
        self._host = host
        self._names = TressetteNames(self._words, view.names, host.seat, view.players)
        self._teller = Teller(self._words, self._names, host.rules)
        self._teller.begin(len(view.trick))
        self._count = Count(place, self._words, self._names)
        self._aside = Aside(place, host, self._words, self._names)
        self._choices = Choices(place, host, self._words)
        self._verbs |= {
            "play": self._play,
            "say": self._say,
            "accuse": self._accuse,
            "claim": lambda words: self._claim(),
            "call": lambda words: self._call(),
            "show": lambda words: self._show_card(),
            "choose": self._choose,
            "known": lambda words: self._aside.known(),
            "last": lambda words: self._aside.last(),
            "hints": lambda words: self._choices.hints(),
            "help": self._aside.help,
            "score": lambda words: self._aside.score(),
            "rules": lambda words: self._aside.rules(),
            "why": lambda words: self._aside.why(self.refused),
            "table": lambda words: self._aside.table(),
        }

    # ── The match ────────────────────────────────────────────────────────────────────────────────────────────────

    def _welcome(self) -> None:
        self._terminal.line(self._host.rules.title, style="title")
        self._terminal.say("play-tressette-welcome")
        if self._words.french:
            self._terminal.say("french-order")
        if self._host.training:
            self._terminal.say("play-training")

    def _result(self) -> None:
        self._count.result(self._host.final)
        if self._host.settlement is not None:
            self._count.stakes(self._host.settlement, self._host.sides)

    def _tell(self, happened: Happened) -> None:
        if any(isinstance(event, Served) for event in happened.events):
            self._new_passata(happened)
        self._sentences(self._teller.tell(happened.events))
        self._counted(happened.events)

    def _new_passata(self, happened: Happened) -> None:
        view = happened.view
        self._teller.begin()
        self._terminal.line()
        who = {"dealer": self._names.of(view.dealer), "cutter": self._names.of(self._host.cutter)}
        self._terminal.line(self._terminal.text("passata-begins", number=str(view.passata), **who), style="title")
        if view.turn != self._host.seat and view.hand is not None:
            self._aside.hand()

    def _counted(self, events: tuple[Event, ...]) -> None:
        if self._count.ends(events, self._host.sides):
            self._next_hand()

    # ── A turn ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _turn(self) -> None:
        passata = self._host.view().passata
        scene: object = None
        while not self._host.over and self._host.wanted and (view := self._host.view()).passata == passata:
            now = self._host.chance, view.phase, len(view.memory)
            if now != scene:
                # His own card may have ended a trick, or his word the dialogue: then he needs to see the table again.
                self._scene()
                scene = now
            self._read.spoken = {say.word for say in self._host.menu().words}
            self._listen(self._prompt())

    def _scene(self) -> None:
        """What the person must see before he is asked: the table, and whatever is unusual about this moment."""
        view, chance = self._host.view(), self._host.chance
        self._choices.offered = []
        if chance is not Chance.CALL:
            self._aside.table()
        if chance is Chance.CLAIM:
            self._explain("chance-claim", self._host.rules.claim_ahead_if_irrelevant.cite)
        elif view.phase is Phase.LEAD and self._host.reached is not None and view.sides is not None:
            self._tell_won(view, view.sides, self._host.reached)
        elif view.phase is Phase.DIALOGUE:
            self._choices.words()

    def _tell_won(self, view: View, sides: tuple[int, ...], winner: int) -> None:
        """A pair has reached the points: what a call would do, if the person may call."""
        if not self._host.may(CallOut()):
            return
        rules = self._host.rules
        how = "them" if winner != sides[self._host.seat] else "due" if view.self_call_due else "us"
        names = self._names.several(seats_of(sides, winner))
        cites = {"them": rules.call_out.cite, "us": rules.pair_may_call_itself_out.cite, "due": rules.false_call.cite}
        self._explain("chance-call", cites[how], how=how, names=names, target=str(view.target))

    def _explain(self, message: str, cite: Cite, **facts: object) -> None:
        self._terminal.told(self._terminal.text(message, **facts))
        self._terminal.line(f"   {self._words.cite(cite)}", style="soft")

    def _prompt(self) -> str:
        view, menu = self._host.view(), self._host.menu()
        if self._host.chance is not None:
            return self._terminal.text("prompt-claim" if self._host.chance is Chance.CLAIM else "prompt-call")
        match view.phase:
            case Phase.PAIRING:
                return self._terminal.text("prompt-show", card=self._words.card(menu.show.card) if menu.show else "")
            case Phase.DIALOGUE:
                return self._terminal.text(
                    "prompt-say", words=", ".join(say.word.replace("-", " ") for say in menu.words)
                )
            case Phase.LEAD:
                says, accusations = len(menu.declarations), len(menu.accusations)
                return self._terminal.text("prompt-lead", says=says, accusations=accusations)
            case _:
                led = view.trick[0].suit
                follows = any(choice.card.suit == led for choice in menu.cards)
                suit = self._words.suit(led) if follows else "any"
                return self._terminal.text("prompt-follow", suit=suit, accusations=len(menu.accusations))

    def _obey(self, command: Command) -> None:
        if self._host.may_interrupt and command == Command("table", ()):
            self._host.decline()
        else:
            super()._obey(command)

    def _act(self, action: Action) -> None:
        result = self._host.act(action)
        if isinstance(result, Refusal):
            self._refuse(result)
            return
        self._choices.offered = []
        self._unsaved = True
        for sentence in self._teller.tell(result.events):
            self._terminal.told(sentence)
        self._counted(result.events)

    # ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _play(self, words: tuple[str, ...]) -> None:
        """A card, alone or with the words that go with it: by number, by name, or ``?`` to see which there are."""
        one = read_card(words[0])
        assert one is not None
        typed = words[1:]
        if not typed:
            self._act(Play(one))
        elif typed == ("?",):
            self._choices.formulas(one)
        elif len(typed) == 1 and typed[0].isdecimal():
            self._act(Play(one, self._numbered(one, typed[0])))
        else:
            self._act(Play(one, self._named(one, typed)))

    def _offered(self, one: Carta) -> tuple[str, ...]:
        return next(
            (tuple(slug for slug, _ in choice.formulas) for choice in self._host.menu().cards if choice.card is one), ()
        )

    def _numbered(self, one: Carta, number: str) -> str:
        offered = self._offered(one)
        if not 1 <= int(number[:4]) <= len(offered):
            raise Unclear("unclear-formula-number", number=number[:4], card=self._words.card(one))
        return offered[int(number[:4]) - 1]

    def _named(self, one: Carta, typed: tuple[str, ...]) -> str:
        """The formula meant: one that may be used, or else any of the list, for the judge to say what is wrong."""
        every = {slug: formula.words for slug, formula in BY_SLUG[self._host.rules.play_suit_list.value].items()}
        fitting = {slug: every[slug] for slug in self._offered(one)}
        try:
            return match_words(typed, fitting)
        except Unclear as error:
            if error.message == "unclear-words-several":
                raise
            return match_words(typed, every)

    def _choose(self, words: tuple[str, ...]) -> None:
        """Do what was offered under a number."""
        number = int(words[0][:4])
        if not 1 <= number <= len(self._choices.offered):
            raise Unclear("unclear-hint", number=words[0][:4])
        self._act(self._choices.offered[number - 1])

    def _show_card(self) -> None:
        menu, view = self._host.menu(), self._host.view()
        if menu.show is not None:
            self._act(menu.show)
        elif view.hand:
            self._act(Show(view.hand[0]))

    # ── Words ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _say(self, words: tuple[str, ...]) -> None:
        if not words:
            self._choices.declarations()
        elif self._host.view().phase is Phase.DIALOGUE:
            self._act(Say(match_words(words, {say.word: () for say in self._host.menu().words})))
        else:
            suit = read_suit(words[-1], french=self._words.french) if len(words) > 1 else ""
            typed = words[:-1] if suit else words
            known: dict[str, tuple[str, ...]] = {
                name: (self._words.declaration(name),) for name in (*OF_THE_TRICK, *OF_OTHER_SUITS)
            }
            ahead = {one.what for one in self._host.menu().announcements if suit and one.suit == suit}
            known |= {slug: (self._words.formula(slug, self._host.rules),) for slug in ahead}
            what = match_words(typed, known)
            memory = self._host.view().memory
            if what in OF_THE_TRICK and not suit and memory:
                suit = memory[-1].cards[0].suit
            self._act(Declare(what, suit))

    def _accuse(self, words: tuple[str, ...]) -> None:
        offered = self._host.menu().accusations
        if words:
            self._act(Accuse(*read_buongioco(words, french=self._words.french)))
        elif len(offered) == 1:
            self._act(offered[0])
        elif offered:
            wanted = self._pick([self._words.accusation(one.what, one.suit) for one in offered])
            if wanted is not None:
                self._act(offered[wanted])
        else:
            self._terminal.say("accusations-none")

    def _claim(self) -> None:
        """Lay down, after a second question: what fails costs the freedom to play as one likes.

        Ahead of his turn it was offered because it cannot fail.
        """
        sure = self._host.chance is Chance.CLAIM or not self._host.may(Claim())
        if sure or self._agrees(self._terminal.text("claim-sure")):
            self._act(Claim())
        else:
            self._terminal.say("claim-not")

    def _call(self) -> None:
        """Call out, after a second question: a call that comes too early has its price.

        The question is the same whether a call would be heard or not, or it would tell who has the points.
        """
        if not self._host.menu().call_out or self._agrees(self._terminal.text("call-sure")):
            self._act(CallOut())
        else:
            self._terminal.say("call-not")
