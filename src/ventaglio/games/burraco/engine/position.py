"""A Burraco position as text, one fact a line; described in docs/notation.md.

A line that would only repeat the usual is left out. Read with ``complete``, a text may leave out hands, pozzetti, pile
and stock as well: they are dealt from the cards of the pack that the text does not mention, in tidy order.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace

from ventaglio.core.cards import Card, card, cards, spell
from ventaglio.core.lines import Lines, number, yes
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat, letter, seat
from ventaglio.games.burraco.engine.actions import parse_laid
from ventaglio.games.burraco.engine.deal import full_pack, pozzetto_sizes
from ventaglio.games.burraco.engine.match import goes_alone, open_table, usual_length
from ventaglio.games.burraco.engine.melds import Fault, Meld, read, spell_meld
from ventaglio.games.burraco.engine.plausible import check_plausible
from ventaglio.games.burraco.engine.rules import RulesOf
from ventaglio.games.burraco.engine.score import whole
from ventaglio.games.burraco.engine.state import Laid, Phase, Points, State

VERSION: Final = "1"
TITLE: Final = f"burraco position {VERSION}"


# ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def spell_position(state: State) -> str:
    """A state as text."""
    return "\n".join([TITLE, *_table_lines(state), *_hand_lines(state), *_turn_lines(state)]) + "\n"


def _table_lines(state: State) -> Iterator[str]:
    table = state.table
    yield f"code: {table.rules.id}"
    yield f"edition: {table.rules.edition}"
    if table.players != 4:
        yield f"players: {table.players}"
    if (table.hands, table.target) != usual_length(table.rules, table.players):
        yield f"hands: {table.hands}" if table.hands is not None else f"target: {table.target}"
    if table.alone:
        yield "all-alone: yes"
    for name, value in table.options.items():
        yield f"option {name}: {value}"
    for index, name in enumerate(table.names):
        if name != letter(index):
            yield f"name {letter(index)}: {name}"
    yield f"phase: {state.phase.value}"
    yield f"dealer: {letter(state.dealer)}"
    if state.hand_number != 1:
        yield f"hand-number: {state.hand_number}"
    if any(state.totals):
        yield f"totals: {' '.join(str(total) for total in state.totals)}"
    if state.winners:
        yield f"winners: {_letters(state.winners)}"


def _hand_lines(state: State) -> Iterator[str]:
    for index, hand in enumerate(state.hands):
        yield f"hand {letter(index)}: {spell(hand)}"
    for pozzetto in state.pozzetti:
        yield f"pozzetto: {spell(pozzetto)}"
    if state.hands:
        yield f"pile: {spell(state.pile)}"
        yield f"stock: {spell(state.stock)}"
    for laid in state.melds:
        yield f"meld {letter(laid.owner)}: {spell_meld(laid.meld)}"
    if state.sides != state.table.starting_sides:
        yield f"sides: {' '.join(str(side) for side in state.sides)}"
    for name, seats in (("took", state.took), ("unseen", state.unseen), ("unplayed", state.unplayed)):
        if seats:
            yield f"{name}: {_letters(seats)}"
    if state.alone != state.table.alone:
        yield "alone: yes"
    for name, remembered in (("known", state.known), ("threw", state.threw)):
        for index, some in enumerate(remembered):
            if some:
                yield f"{name} {letter(index)}: {spell(some)}"


def _turn_lines(state: State) -> Iterator[str]:
    if state.phase in (Phase.PICK_UP, Phase.PLAY) or state.turn:
        yield f"turn: {letter(state.turn)}"
    for name in ("turns", "collected", "swaps"):
        if getattr(state, name):
            told = name == "collected" and bool(state.gathered)
            yield f"{name}: {spell(state.gathered) if told else getattr(state, name)}"
    if state.barred is not None:
        yield f"barred: {state.barred.text}"
    if state.played:
        yield "played: yes"
    if state.flown:
        yield "flown: yes"
    for name, value in (("watched", state.watched), ("turns-left", state.turns_left)):
        if value is not None:
            yield f"{name}: {value}"


def _letters(seats: tuple[Seat, ...]) -> str:
    return " ".join(letter(one) for one in seats)


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────


_KNOWN: Final = frozenset(
    {
        *("code", "edition", "players", "hands", "target", "all-alone", "option", "name"),
        *("phase", "dealer", "hand-number", "totals", "winners"),
        *(
            "hand",
            "pozzetto",
            "pile",
            "stock",
            "meld",
            "sides",
            "took",
            "unseen",
            "unplayed",
            "alone",
            "known",
            "threw",
        ),
        *("turn", "turns", "collected", "swaps", "barred", "played", "flown", "watched", "turns-left"),
    }
)
_REPEATED: Final = frozenset({"pozzetto", "meld", "hand", "option", "name", "known", "threw"})


def parse_position(rules_of: RulesOf, text: str, complete: bool = False) -> State:
    """The inverse of `spell_position`."""
    lines = Lines(text, TITLE, _KNOWN, _REPEATED)
    start = _parse_table(rules_of, lines)
    players, law = start.table.players, start.table.law

    def one_seat(value: str) -> Seat:
        return seat(value, players)

    def seats(value: str) -> tuple[Seat, ...]:
        return tuple(seat(word, players) for word in value.split())

    def meld(owner: str, value: str) -> Laid:
        laid, standing = parse_laid(value.split())
        found: Meld | Fault = read(laid, standing[1] if standing else None, law)
        if isinstance(found, Fault):
            raise BadInput(f"{value!r} is no meld: {found.reason}", "no-meld", text=value, fault=found.reason)
        return Laid(one_seat(owner), found)

    dealer = lines.one("dealer", one_seat, 0)
    collected, gathered = lines.one("collected", _collected, (0, ()))
    totals: tuple[Points, ...] = lines.one("totals", lambda v: _points(v, players), start.totals)
    phase = lines.one("phase", _phase, Phase.PICK_UP if complete else Phase.DEAL)
    state = State(
        table=start.table,
        phase=phase,
        dealer=dealer,
        hand_number=lines.one("hand-number", number, 1),
        totals=totals,
        winners=lines.one("winners", seats, ()),
        pozzetti=tuple(lines.all("pozzetto", lambda of, value: _hand(value))),
        pile=lines.one("pile", cards, ()),
        stock=lines.one("stock", cards, ()),
        melds=tuple(lines.all("meld", meld)),
        sides=lines.one("sides", lambda v: _sides(v, players), start.sides),
        took=lines.one("took", seats, ()),
        unseen=lines.one("unseen", seats, ()),
        unplayed=lines.one("unplayed", seats, ()),
        alone=lines.one("alone", yes, start.alone or (complete and goes_alone(start.table, totals))),
        turn=lines.one("turn", one_seat, (dealer + 1) % players if complete else 0),
        turns=lines.one("turns", number, 0),
        collected=collected,
        gathered=gathered,
        flown=lines.one("flown", yes, False),
        barred=lines.one("barred", card, None),
        played=lines.one("played", yes, False),
        swaps=lines.one("swaps", number, 0),
        watched=lines.one("watched", number, None),
        turns_left=lines.one("turns-left", number, None),
    )

    def by_seat(name: str, read_cards: Callable[[str], tuple[Card, ...]]) -> dict[Seat, tuple[Card, ...]]:
        found: dict[Seat, tuple[Card, ...]] = {}
        for whose, some in lines.all(name, lambda of, value: (one_seat(of), read_cards(value))):
            if whose in found:
                sentence = f"{name} {letter(whose)} stands twice"
                raise BadInput(sentence, "seat-twice", name=name, seat=letter(whose))
            found[whose] = some
        return found

    held = by_seat("hand", _hand)
    if state.alone and not state.table.floating:
        raise BadInput(f"nobody plays alone at a table of {players}", "nobody-alone", players=str(players))
    if complete and phase in (Phase.PICK_UP, Phase.PLAY):
        state = _completed(state, held, lines)
    elif held and len(held) != players:
        sentence = f"a position has a hand for each of the {players} seats, this one for {len(held)}"
        raise BadInput(sentence, "hands-missing", players=str(players), hands=str(len(held)))
    else:
        state = replace(state, hands=tuple(held[index] for index in sorted(held)))
    if state.hands:
        known, threw = by_seat("known", cards), by_seat("threw", cards)
        everybody = range(players)
        state = replace(
            state,
            known=tuple(known.get(one, ()) for one in everybody),
            threw=tuple(threw.get(one, ()) for one in everybody),
        )
    if complete:
        check_plausible(state)
    return state


def _named(lines: Lines) -> dict[str, str]:
    """The code and the edition that a text names, as a record's headers name them."""
    named = {"Code": lines.one("code", str, ""), "Edition": lines.one("edition", str, "")}
    return {name: value for name, value in named.items() if value}


def _parse_table(rules_of: RulesOf, lines: Lines) -> State:
    options = dict(lines.all("option", lambda of, value: (of, value)))
    names = dict(lines.all("name", lambda of, value: (of, value)))
    players = lines.one("players", number, 4)
    return open_table(
        rules_of(_named(lines)),
        players,
        hands=lines.one("hands", number, None),
        target=lines.one("target", number, None),
        alone=lines.one("all-alone", yes, False),
        options=options,
        names=tuple(names.get(letter(index), letter(index)) for index in range(players)) if names else (),
    )


def _completed(state: State, held: dict[Seat, tuple[Card, ...]], lines: Lines) -> State:
    """Deal what the text leaves out from the rest of the pack."""
    rest = Counter(full_pack(state.table))
    melded = [one for laid in state.melds for one in laid.meld.cards]
    named = [*melded, *state.pile, *state.stock, *(one for zone in (*held.values(), *state.pozzetti) for one in zone)]
    for one in named:
        rest[one] -= 1
    surplus = [one for one, count in rest.items() if count < 0]
    if surplus:
        sentence = f"there are more {surplus[0].shown} in the position than in the pack"
        raise BadInput(sentence, "too-many-of-card", card=surplus[0].shown)
    supply = iter(sorted(rest.elements()))
    table = state.table
    size = table.rules.hand_size.value
    hands = [held[index] if index in held else tuple(_next(supply, size)) for index in range(table.players)]
    pozzetti = state.pozzetti
    if "pozzetto" not in lines.found:
        layout = pozzetto_sizes(state)[len(state.took) :]
        pozzetti = tuple(tuple(_next(supply, count)) for count in layout)
    pile = state.pile
    if "pile" not in lines.found and state.phase is Phase.PICK_UP:
        pile = tuple(_next(supply, 1))
    stock = state.stock if "stock" in lines.found else tuple(supply)
    return replace(state, hands=tuple(hands), pozzetti=pozzetti, pile=pile, stock=stock)


def _next(supply: Iterator[Card], count: int) -> Iterator[Card]:
    """So many cards from the rest of the pack, sorted as hands are."""
    for _ in range(count):
        try:
            yield next(supply)
        except StopIteration:
            sentence = "the rest of the pack is too small to complete the position"
            raise BadInput(sentence, "rest-too-small") from None


def _collected(value: str) -> tuple[int, tuple[Card, ...]]:
    """The cards that were collected, or how many: older positions told no more."""
    if value.isdecimal():
        return int(value), ()
    gathered = cards(value)
    return len(gathered), gathered


def _hand(value: str) -> tuple[Card, ...]:
    return tuple(sorted(cards(value)))


def _phase(value: str) -> Phase:
    try:
        return Phase(value)
    except ValueError:
        known = ", ".join(phase.value for phase in Phase)
        raise BadInput(f"{value!r} is no phase: {known}", "no-phase", text=value, known=known) from None


def _points(value: str, players: int) -> tuple[Points, ...]:
    try:
        totals = tuple(whole(float(word)) for word in value.split())
    except (ValueError, OverflowError):
        raise BadInput(f"{value!r} are no points", "no-points", text=value) from None
    if len(totals) != players:
        counts = {"count": str(len(totals)), "players": str(players)}
        raise BadInput(f"{len(totals)} totals for {players} players", "totals-count", **counts)
    return totals


def _sides(value: str, players: int) -> tuple[int, ...]:
    sides = tuple(number(word) for word in value.split())
    if len(sides) != players:
        counts = {"count": str(len(sides)), "players": str(players)}
        raise BadInput(f"{len(sides)} sides for {players} players", "sides-count", **counts)
    return sides
