"""What everybody at a Tressette table knows by now, from play and from words, put together for people and programs."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from rich.table import Table
from rich.text import Text

from ventaglio.core.cards import PALI, Carta, carta
from ventaglio.core.seats import Seat, letter
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.games.tressette.engine.knowledge import Known, known_hand, shown_voids
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.games.tressette.engine.state import Accusation, Said, State
from ventaglio.games.tressette.engine.view import view
from ventaglio.games.tressette.words.things import TressetteNames, TressetteWords

MOST_POSSIBLE: Final = 5
"""More cards than this that somebody may have tell nobody anything."""


class Spoken(msgspec.Struct, frozen=True):
    """Words said with a lead."""

    seat: Seat
    trick: int
    """The number of the trick, from 1."""
    card: Carta
    formula: str


class Knowledge(msgspec.Struct, frozen=True):
    """Public facts only: two players of the same table get the same."""

    trick: int
    """How many tricks are finished."""
    held: tuple[tuple[Known, ...], ...]
    """What is known of each seat in each suit."""
    voids: tuple[tuple[str, ...], ...]
    spoken: tuple[Spoken, ...]
    said: tuple[Said, ...]
    accused: tuple[Accusation, ...]

    @property
    def begun(self) -> bool:
        """Whether anything tells one seat from another."""
        return any(one != self.held[0][0] for held in self.held for one in held)


def knowledge(state: State) -> Knowledge:
    """What everybody knows in a passata that is being played."""
    public = view(state, None)
    leads = [(number, trick.leader, trick.cards[0], trick.formula) for number, trick in enumerate(state.tricks, 1)]
    if state.trick:
        leads.append((len(state.tricks) + 1, state.leader, state.trick[0], state.formula))
    return Knowledge(
        trick=len(state.tricks),
        held=tuple(known_hand(state, seat) for seat in range(4)),
        voids=tuple(tuple(suit for suit in PALI if suit in suits) for suits in shown_voids(state)),
        spoken=tuple(Spoken(seat, number, one, formula) for number, seat, one, formula in leads if formula is not None),
        said=public.said,
        accused=public.accused,
    )


def knowledge_json(facts: Knowledge, words: TressetteWords, rules: Rules) -> dict[str, Any]:
    """The same for programs; the sentences are in the reader's language."""
    return {
        "tricks": facts.trick,
        "seats": {
            letter(seat): {
                suit: {
                    "fewest": one.fewest,
                    "most": one.most,
                    "certain": [suit + rank for rank in one.certain],
                    "possible": [suit + rank for rank in one.possible],
                    "void": suit in facts.voids[seat],
                }
                for suit, one in zip(PALI, held, strict=True)
            }
            for seat, held in enumerate(facts.held)
        },
        "declarations": list(_declarations(facts, words, rules)),
        "accusations": [
            {
                "seat": letter(one.seat),
                "what": one.what,
                "suit": one.suit,
                "words": words.accusation(one.what, one.suit),
                "points": one.points,
                "implied": one.implied,
            }
            for one in facts.accused
        ],
    }


def _declarations(facts: Knowledge, words: TressetteWords, rules: Rules) -> Iterator[dict[str, Any]]:
    """Everything that was said, in order."""
    led: list[dict[str, Any]] = [
        {
            "trick": one.trick,
            "seat": letter(one.seat),
            "card": one.card.text,
            "what": one.formula,
            "words": words.formula(one.formula, rules),
            "meaning": words.meaning(one.formula, rules),
        }
        for one in facts.spoken
    ]
    others: list[dict[str, Any]] = [
        {
            "trick": one.trick + 1,
            "seat": letter(one.seat),
            "card": None,
            "what": one.what,
            "words": words.declaration(one.what),
            "meaning": words.declaration_meaning(one.what, one.suit),
        }
        for one in facts.said
    ]
    yield from sorted([*others, *led], key=lambda one: (one["trick"], one["card"] is not None))


def print_knowledge(
    place: Terminal, words: TressetteWords, names: TressetteNames, rules: Rules, facts: Knowledge
) -> None:
    """What everybody knows, as a table of seats and suits, then what was said and what it means."""
    if not facts.begun:
        place.told(words.text("known-nothing"))
        return
    place.line(f" {words.text('known-title', count=facts.trick)}", style="title")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for suit in PALI:
        table.add_column(words.suit(suit))
    for seat, held in enumerate(facts.held):
        cells = [_cell(words, one) for one in held]
        table.add_row(Text(f" {names.label(seat)}", style="title"), *cells)
    place.console.print(table)
    example = _cell(words, Known(2, 2, ("3",), ("3", "R", "C")))
    place.told(words.text("known-legend", example=example.plain), style="soft")
    for one in _declarations(facts, words, rules):
        seat = "ABCD".index(one["seat"])
        card = f" {words.card(carta(one['card']))}" if one["card"] else ""
        facts_told = {"trick": str(one["trick"]), "card": card, "said": one["words"], "meaning": one["meaning"]}
        place.told(words.tell("known-said", seat, names, **facts_told))
    for accusation in facts.accused:
        said = words.accusation(accusation.what, accusation.suit)
        meaning = words.accusation_meaning(accusation.what, accusation.suit)
        place.told(words.tell("known-accused", accusation.seat, names, said=said, meaning=meaning))


def _cell(words: TressetteWords, one: Known) -> Text:
    """How many cards of a suit a seat has: ``2: 3 (R C)`` for two, the Three and one of those in brackets."""
    if one.most == 0:
        return Text(words.text("known-void"), style="soft")
    dash = "–" if words.symbols else "-"
    told = Text(str(one.most) if one.fewest == one.most else f"{one.fewest}{dash}{one.most}")
    sure = [words.rank(rank) for rank in one.certain]
    maybe = [words.rank(rank) for rank in one.possible if rank not in one.certain]
    if len(maybe) > MOST_POSSIBLE:
        maybe = []
    if sure or maybe:
        told.append(":")
    if sure:
        told.append(f" {' '.join(sure)}", style="bold")
    if maybe:
        told.append(f" ({' '.join(maybe)})", style="soft")
    return told
