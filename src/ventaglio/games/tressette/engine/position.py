"""A Tressette position as text, one fact a line; described in docs/notation.md.

Read with ``complete``, a text may leave hands out: they are dealt from the cards that the text does not mention.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from typing import Any, Final

from msgspec.structs import replace

from ventaglio.core.cards import MAZZO, PALI, Carta, carta, carte, spell_carte
from ventaglio.core.lines import Lines, number, yes
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat, letter
from ventaglio.core.seats import seat as read_seat
from ventaglio.games.tressette.engine.adopting import base_of
from ventaglio.games.tressette.engine.buongioco import cards_of
from ventaglio.games.tressette.engine.declarations import OF_OTHER_SUITS, OF_THE_TRICK
from ventaglio.games.tressette.engine.formulas import BY_SLUG
from ventaglio.games.tressette.engine.match import open_table
from ventaglio.games.tressette.engine.rules import RulesOf
from ventaglio.games.tressette.engine.state import (
    Accusation,
    Kind,
    Phase,
    Said,
    State,
    Trick,
    Won,
    card_bits,
    held,
)
from ventaglio.games.tressette.engine.trick import taker
from ventaglio.games.tressette.engine.winning import words

VERSION: Final = "1"
TITLE: Final = f"tressette position {VERSION}"


def spell_position(state: State) -> str:
    """A state as text."""
    return "\n".join([TITLE, *_table_lines(state), *_passata_lines(state), *_match_lines(state)]) + "\n"


def _table_lines(state: State) -> Iterator[str]:
    table = state.table
    yield f"code: {base_of(table.rules.id)}"
    yield f"edition: {table.rules.edition}"
    if table.adopted:
        yield f"adopted: {' '.join(table.adopted)}"
    if table.kind is not Kind.POINTS:
        yield f"match: {table.kind.value}"
    if table.kind is Kind.PASSATE:
        yield f"passate: {table.passate}"
    for name, value in table.options.items():
        yield f"option {name}: {value}"
    for index, name in enumerate(table.names):
        if name != letter(index):
            yield f"name {letter(index)}: {name}"
    yield f"phase: {state.phase.value}"
    yield f"dealer: {letter(state.dealer)}"
    if state.passata != 1:
        yield f"passata: {state.passata}"
    if any(state.scores):
        yield f"scores: {state.scores[0]} {state.scores[1]}"
    if state.players != (0, 1, 2, 3):
        yield f"players: {' '.join(str(one) for one in state.players)}"
    if state.sides != (0, 1, 0, 1):
        yield f"sides: {' '.join(str(one) for one in state.sides)}"
    yield f"official: {'yes' if state.official else 'no'}"


def _passata_lines(state: State) -> Iterator[str]:
    if state.shown:
        yield f"shown: {_letters(state.shown)}"
    for index, hand in enumerate(state.dealt):
        yield f"dealt {letter(index)}: {spell_carte(hand)}"
    yield f"opener: {letter(state.opener)}"
    yield f"leader: {letter(state.leader)}"
    for trick in state.tricks:
        yield f"trick {letter(trick.leader)}: {_cards(trick.cards, trick.formula)}"
    if state.trick:
        yield f"playing: {_cards(state.trick, state.formula)}"
    for said in state.said:
        yield f"said {letter(said.seat)}: {said.trick} {said.what} {said.suit}".rstrip()
    if state.announced is not None:
        yield f"announced: {' '.join(state.announced)}"
    for one in state.accused:
        implied = " implied" if one.implied else ""
        yield f"accused {letter(one.seat)}: {one.what}{one.suit} {one.points}{implied}"
    if state.exposed:
        yield f"exposed: {_letters(state.exposed)}"
    if state.bound:
        yield "bound: yes"
    if state.claimed is not None:
        yield f"claimed: {letter(state.claimed)}"
    if state.must_lead is not None:
        yield f"must-lead: {state.must_lead.text}"
    if state.last is not None:
        yield f"last {letter(state.last.leader)}: {_cards(state.last.cards, state.last.formula)}"


def _match_lines(state: State) -> Iterator[str]:
    won = state.won
    if won is not None:
        by = "-" if won.accused_by is None else letter(won.accused_by)
        yield f"won: {won.side} {won.trick} {won.loser_points} {by} {'called' if won.called else 'reached'}"
    if any(state.calls):
        yield f"calls: {state.calls[0]} {state.calls[1]}"
    if state.caller is not None:
        yield f"caller: {letter(state.caller)} {state.called} {state.caller_points}"
    if state.self_call_due:
        yield "self-call-due: yes"
    if state.speaker is not None:
        yield f"speaker: {letter(state.speaker)}"
    if state.spoken:
        yield f"spoken: {' '.join(state.spoken)}"
    if state.slam is not None:
        yield f"slam: {state.slam}"
    if state.decider is not None:
        yield f"decider: {letter(state.decider)}"
    if state.outcome:
        yield f"outcome: {state.outcome}"
    if state.winner is not None:
        yield f"winner: {state.winner}"


def _letters(seats: tuple[Seat, ...]) -> str:
    return " ".join(letter(one) for one in seats)


def _cards(cards: tuple[Carta, ...], formula: str | None) -> str:
    return spell_carte(cards) + (f" saying {formula}" if formula else "")


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────

_KNOWN: Final = frozenset(
    {
        *("code", "edition", "adopted", "match", "passate", "option", "name", "phase", "dealer", "passata"),
        *("scores", "players"),
        *("sides", "official", "shown", "dealt", "hand", "opener", "leader", "trick", "playing", "said", "accused"),
        *("exposed", "bound", "claimed", "must-lead", "won", "calls", "caller", "self-call-due", "speaker", "spoken"),
        *("announced", "slam", "decider", "outcome", "winner", "last"),
    }
)
_REPEATED: Final = frozenset({"option", "name", "dealt", "hand", "trick", "said", "accused"})


def parse_position(rules_of: RulesOf, text: str, complete: bool = False) -> State:
    """The inverse of `spell_position`."""
    lines = Lines(text, TITLE, _KNOWN, _REPEATED)
    start = _parse_table(rules_of, lines)
    dealer = start.dealer
    phase = lines.one("phase", _enum(Phase), Phase.LEAD if complete else Phase.DEAL)
    caller, called, caller_points = lines.one("caller", _call, (None, None, 0))
    state = replace(
        start,
        phase=phase,
        passata=lines.one("passata", number, 1),
        scores=lines.one("scores", _two, (0, 0)),
        players=lines.one("players", _four, (0, 1, 2, 3)),
        sides=lines.one("sides", _four, (0, 1, 0, 1)),
        official=lines.one("official", yes, complete or start.official),
        shown=lines.one("shown", _seats, ()),
        opener=lines.one("opener", _seat, (dealer + 1) % 4),
        leader=lines.one("leader", _seat, (dealer + 1) % 4),
        tricks=tuple(lines.all("trick", _trick)),
        said=tuple(lines.all("said", _said)),
        accused=tuple(lines.all("accused", _accused)),
        exposed=lines.one("exposed", _seats, ()),
        bound=lines.one("bound", yes, False),
        claimed=lines.one("claimed", _seat, None),
        announced=lines.one("announced", _announced, None),
        must_lead=lines.one("must-lead", carta, None),
        last=next(iter(lines.all("last", _trick)), None),
        won=lines.one("won", _won, None),
        calls=lines.one("calls", _two, (0, 0)),
        caller=caller,
        called=called,
        caller_points=caller_points,
        self_call_due=lines.one("self-call-due", yes, False),
        speaker=lines.one("speaker", _seat, None),
        spoken=lines.one("spoken", lambda v: tuple(v.split()), ()),
        slam=lines.one("slam", number, None),
        decider=lines.one("decider", _seat, None),
        outcome=lines.one("outcome", str, ""),
        winner=lines.one("winner", number, None),
    )
    trick, formula = lines.one("playing", _laid, ((), None))
    state = _with_hands(replace(state, trick=trick, formula=formula), lines, complete)
    trouble = next(_troubles(state), None)
    if trouble is not None:
        raise trouble
    return state


def _named(lines: Lines) -> dict[str, str]:
    """The code and the edition that a text names, as a record's headers name them."""
    named = {"Code": lines.one("code", str, ""), "Edition": lines.one("edition", str, "")}
    return {name: value for name, value in named.items() if value}


def _parse_table(rules_of: RulesOf, lines: Lines) -> State:
    names = dict(lines.all("name", lambda of, value: (of, value)))
    kind = lines.one("match", _enum(Kind), Kind.POINTS)
    return open_table(
        rules_of(_named(lines)),
        kind=kind,
        passate=lines.one("passate", number, None),
        dealer=lines.one("dealer", _seat, 0),
        options=dict(lines.all("option", lambda of, value: (of, value))),
        adopted=lines.one("adopted", lambda v: tuple(v.split()), ()),
        names=tuple(names.get(one, one) for one in "ABCD") if names else (),
    )


def _with_hands(state: State, lines: Lines, complete: bool) -> State:
    """Hands follow from the deal and what was played; a position may give the hands as they are now instead."""
    out = _played_by(state)
    dealt = dict(lines.all("dealt", lambda of, value: (_seat(of), tuple(sorted(carte(value))))))
    now = dict(lines.all("hand", lambda of, value: (_seat(of), tuple(sorted(carte(value))))))
    dealt |= {seat: tuple(sorted((*hand, *out[seat]))) for seat, hand in now.items()}
    if complete and state.phase not in (Phase.DEAL, Phase.END):
        dealt = _completed(dealt, out)
    if not dealt:
        return state
    if len(dealt) != 4:
        raise BadInput(
            f"a position has a hand for each of the four seats, this one for {len(dealt)}",
            "hands-missing",
            players="4",
            hands=str(len(dealt)),
        )
    whole = tuple(dealt[seat] for seat in range(4))
    named = [one for hand in whole for one in hand]
    if len(set(named)) != len(named):
        twice = next(one for one in named if named.count(one) > 1)
        raise BadInput(f"{twice.text} stands twice in the position", "card-twice", card=twice.text)
    hands = tuple(tuple(one for one in hand if one not in out[seat]) for seat, hand in enumerate(whole))
    state = with_counts(state)
    if state.claimed is not None:
        rest = (*state.trick, *(one for hand in hands for one in hand))
        swept = sum(state.table.rules.thirds.value[one.rank] for one in rest)
        taken = tuple(made + (swept if seat == state.claimed else 0) for seat, made in enumerate(state.taken))
        return replace(state, dealt=whole, hands=((), (), (), ()), swept=rest, trick=(), taken=taken)
    return replace(state, dealt=whole, hands=hands)


def _troubles(state: State) -> Iterator[BadInput]:
    """Why a position cannot be played on from, whatever led to it."""
    if sorted(state.sides) != [0, 0, 1, 1]:
        yield BadInput("two play against two: write sides such as 0 1 0 1", "sides-two")
    if sorted(state.players) != [0, 1, 2, 3]:
        yield BadInput("each of the players 0 to 3 sits at one seat", "seats-of-players")
    known = BY_SLUG[state.table.rules.play_suit_list.value]
    announced = None if state.announced is None else state.announced[1]
    for slug in (*(trick.formula for trick in state.tricks), state.formula, announced):
        if slug is not None and slug not in known:
            yield BadInput(f"{slug!r} is no formula of these norms", "no-formula-here", text=slug)
    if state.phase in (Phase.DEAL, Phase.END):
        return
    if state.dealt:
        yield from _troubles_of_the_passata(state)
    else:
        yield BadInput(f"phase {state.phase.value}: each seat has a hand", "hand-for-each", phase=state.phase.value)


def _troubles_of_the_passata(state: State) -> Iterator[BadInput]:
    """Why a passata cannot be where a position says it is."""
    if (state.phase is Phase.FOLLOW) != bool(state.trick) or len(state.trick) > 3:
        yield BadInput(
            "one to three cards are on the table in the phase follow, and none in another", "cards-on-the-table"
        )
    if len({len(hand) for hand in state.dealt}) > 1:
        yield BadInput("everybody is dealt as many cards as the others", "dealt-unequally")
    if state.phase is Phase.PAIRING and any(carta(text) not in chain(*state.dealt) for text in _pairing_cards(state)):
        yield BadInput(
            f"pairs are formed by the cards {' '.join(_pairing_cards(state))}: somebody holds each of them",
            "pairing-cards-held",
            known=" ".join(_pairing_cards(state)),
        )
    if state.phase is Phase.DIALOGUE and (state.speaker is None or state.won is None or not words(state)):
        yield BadInput(
            "in the dialogue a side has won, somebody is to speak, and there is something to say", "dialogue-without"
        )
    for seat in range(4):
        yield from _troubles_of(state, seat)


def _troubles_of(state: State, seat: Seat) -> Iterator[BadInput]:
    """Why what is said of a seat does not agree with its hand."""
    faces = {(one.suit, one.rank) for one in state.dealt[seat]}
    for one in _played_by(state)[seat]:
        if one not in state.dealt[seat]:
            yield BadInput(
                f"{letter(seat)} has played {one.text} but was not dealt it",
                "played-not-dealt",
                seat=letter(seat),
                card=one.text,
            )
    for suit in sorted(state.voids[seat]):
        if held(state, seat, suit):
            yield BadInput(
                f"{letter(seat)} has not followed to {suit} and yet holds it",
                "void-and-held",
                seat=letter(seat),
                suit=suit,
            )
    for accusation in state.accused:
        if accusation.seat == seat and not cards_of(accusation.what, accusation.suit) <= faces:
            yield BadInput(f"{letter(seat)} was not dealt what he accused", "accused-not-dealt", seat=letter(seat))
    if state.must_lead is not None and seat == state.leader and state.must_lead not in state.hands[seat]:
        yield BadInput(
            f"{letter(seat)} must lead {state.must_lead.text} but does not hold it",
            "must-lead-not-held",
            seat=letter(seat),
            card=state.must_lead.text,
        )


def _pairing_cards(state: State) -> tuple[str, ...]:
    return state.table.rules.pairing_cards.value


def with_counts(state: State) -> State:
    """What has been played and taken, from the tricks."""
    worth = state.table.rules.thirds.value
    seen = [*(one for trick in state.tricks for one in trick.cards), *state.trick]
    taken = [0, 0, 0, 0]
    for trick in state.tricks:
        taken[trick.winner] += sum(worth[one.rank] for one in trick.cards)
    voids: list[set[str]] = [set(), set(), set(), set()]
    for leader, cards in [*((trick.leader, trick.cards) for trick in state.tricks), (state.leader, state.trick)]:
        for step, one in enumerate(cards):
            if one.suit != cards[0].suit:
                voids[(leader + step) % 4].add(cards[0].suit)
    silent: set[str] = set()
    declared: list[set[str]] = [set(), set(), set(), set()]
    for trick in state.tricks:
        if trick.formula is None:
            silent.add(trick.cards[0].suit)
        else:
            silent.discard(trick.cards[0].suit)
            declared[trick.leader].add(trick.cards[0].suit)
        if trick.winner != trick.leader:
            silent.clear()
    return replace(
        state,
        gone=card_bits(seen),
        taken=tuple(taken),
        voids=tuple(frozenset(suits) for suits in voids),
        silent=frozenset(silent),
        declared=tuple(frozenset(suits) for suits in declared),
    )


def _completed(dealt: dict[Seat, tuple[Carta, ...]], out: list[list[Carta]]) -> dict[Seat, tuple[Carta, ...]]:
    """Give each seat without a hand cards nobody is said to have, as many as the others have."""
    used = {one for hand in dealt.values() for one in hand} | {one for cards in out for one in cards}
    supply = iter(one for one in MAZZO if one not in used)
    size = max((len(hand) for hand in dealt.values()), default=10)
    result = dict(dealt)
    for seat in range(4):
        if seat not in result:
            result[seat] = tuple(sorted((*out[seat], *islice(supply, size - len(out[seat])))))
    return result


def _played_by(state: State) -> list[list[Carta]]:
    found: list[list[Carta]] = [[], [], [], []]
    for leader, cards in [*((trick.leader, trick.cards) for trick in state.tricks), (state.leader, state.trick)]:
        for step, one in enumerate(cards):
            found[(leader + step) % 4].append(one)
    return found


def _seat(value: str) -> Seat:
    return read_seat(value, 4)


def _seats(value: str) -> tuple[Seat, ...]:
    return tuple(_seat(word) for word in value.split())


def _laid(value: str) -> tuple[tuple[Carta, ...], str | None]:
    cards, _, formula = value.partition(" saying ")
    return carte(cards), formula.strip() or None


def _trick(of: str, value: str) -> Trick:
    cards, formula = _laid(value)
    if len(cards) != 4:
        raise BadInput(f"a finished trick has four cards, not {len(cards)}", "trick-of-four", count=str(len(cards)))
    return Trick(_seat(of), cards, taker(_seat(of), cards), formula)


def _said(of: str, value: str) -> Said:
    count, what, *suit = value.split()
    if what not in (*OF_THE_TRICK, *OF_OTHER_SUITS):
        raise _none_of(what, (*OF_THE_TRICK, *OF_OTHER_SUITS))
    return Said(_seat(of), number(count), what, suit[0] if suit else "")


def _announced(value: str) -> tuple[str, str]:
    suit, slug = value.split()
    if suit not in tuple(PALI):
        raise BadInput(f"{suit!r} is no suit", "no-palo", text=suit)
    return suit, slug


def _accused(of: str, value: str) -> Accusation:
    what, points, *rest = value.split()
    if what[0] not in "32AN" or what[1:] not in ("", *PALI):
        raise BadInput(f"{what!r} is no buongioco: write 3, 2, A or N and a suit", "no-buongioco", text=what)
    return Accusation(_seat(of), what[0], what[1:], number(points), rest == ["implied"])


def _won(value: str) -> Won:
    side, trick, loser, by, how = value.split()
    return Won(number(side), number(trick), number(loser), None if by == "-" else _seat(by), how == "called")


def _call(value: str) -> tuple[Seat, int, int]:
    who, side, made = value.split()
    return _seat(who), number(side), number(made)


def _two(value: str) -> tuple[int, int]:
    first, second = (number(word) for word in value.split())
    return first, second


def _four(value: str) -> tuple[int, ...]:
    found = tuple(number(word) for word in value.split())
    if len(found) != 4:
        raise BadInput(f"{len(found)} numbers for four seats", "numbers-for-seats", count=str(len(found)))
    return found


def _none_of(text: str, some: Iterable[str]) -> BadInput:
    known = ", ".join(some)
    return BadInput(f"{text!r} is none of {known}", "none-of", text=text, known=known)


def _enum(kind: type[Any]) -> Callable[[str], Any]:
    def read(value: str) -> Any:
        known = {member.value: member for member in kind}
        if value not in known:
            raise _none_of(value, known)
        return known[value]

    return read
