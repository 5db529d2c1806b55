"""What the score pad needs of each code of Burraco."""

import msgspec

from ventaglio.games.burraco.engine.bounds import cards_worth, most_burrachi, possible, unit_of
from ventaglio.games.burraco.engine.match import LEVEL, lengths
from ventaglio.games.burraco.engine.melds import Burraco
from ventaglio.games.burraco.engine.rules import CloseNeeds, Rules
from ventaglio.games.burraco.engine.score import burraco_points
from ventaglio.games.common.offline.pad import Said, articles, words_of
from ventaglio.law.shelf import Found, every_set


class Kind(msgspec.Struct, frozen=True):
    """A kind of burraco and what one is worth."""

    kind: str
    points: int


class Seats(msgspec.Struct, frozen=True):
    """A number of players: who is with whom, how long a match may be, and what figures can be."""

    players: int
    sides: tuple[int, ...] | None
    """None where they form in every smazzata, with whoever takes the first pozzetto alone."""
    hands: tuple[int, ...]
    targets: tuple[int, ...]
    alone_from: tuple[int | None, ...]
    """From which total everybody plays for himself, the usual one first; None: never."""
    pozzetti: int
    pozzetti_alone: int
    cards: int
    """The points of all cards."""
    burrachi: int
    least: int
    most: int


class BurracoPad(msgspec.Struct, frozen=True):
    """A code of Burraco, for the pad."""

    id: str
    name: Said
    articles: dict[str, Said]
    """What a check rests on."""
    tables: tuple[Seats, ...]
    burrachi: tuple[Kind, ...]
    close: int
    close_clean: bool
    """Whether closing takes a clean burraco."""
    pozzetto: int
    nobody_pays: bool
    """Whether a pozzetto not taken is paid for where nobody took one."""
    nobody_open: bool
    """Whether the table may settle that otherwise."""
    unplayed: int | None
    """What a pozzetto costs that was taken and not played; None where its cards count."""
    unit: int
    least_in_burraco: int
    """The least points of the cards in a burraco."""
    split: bool
    tie_plays_on: bool
    victory: dict[int, tuple[int, ...]]
    level: int


def pad() -> tuple[BurracoPad, ...]:
    """Every code of Burraco, for the pad."""
    return tuple(_code(found) for found in every_set("burraco"))


def _code(found: Found) -> BurracoPad:
    rules: Rules = found.rules
    words = words_of("burraco", rules.id)
    worths = {kind: burraco_points(rules, kind).value for kind in Burraco}
    nobody = rules.pozzetto_penalty_when_nobody_took
    return BurracoPad(
        id=rules.id,
        name={language: one.code(rules.id) for language, one in words.items()},
        articles=articles(
            words,
            rules.id,
            unit=rules.points.cite,
            close=rules.close_points.cite,
            close_needs=rules.close_needs.cite,
            burraco=rules.clean_points.cite,
            length=rules.burraco_length.cite,
            pozzetto=rules.pozzetto_penalty.cite,
            pozzetti=rules.pozzetti.cite,
            nobody=nobody.cite,
            cards=rules.packs.cite,
            victory=rules.victory_tables.cite,
            sides=rules.split_points.cite,
        ),
        tables=tuple(_seats(rules, players) for players in sorted(rules.packs.value)),
        burrachi=tuple(Kind(kind.value, points) for kind, points in worths.items() if points is not None),
        close=rules.close_points.value,
        close_clean=rules.close_needs.value is CloseNeeds.CLEAN_BURRACO,
        pozzetto=rules.pozzetto_penalty.value,
        nobody_pays=nobody.value,
        nobody_open=bool(nobody.choices),
        unplayed=None if rules.unplayed_pozzetto_counts_cards.value else rules.pozzetto_penalty.value,
        unit=unit_of(rules),
        least_in_burraco=rules.burraco_length.value * min(rules.points.value.values()),
        split=rules.split_points.value,
        tie_plays_on=rules.tie_plays_on.value,
        victory=dict(rules.victory_tables.value),
        level=LEVEL,
    )


def _seats(rules: Rules, players: int) -> Seats:
    packs = rules.packs.value[players]
    hands, targets = lengths(rules, players)
    least, most = possible(rules, 1, packs)
    return Seats(
        players=players,
        sides=rules.sides.value.get(players),
        hands=hands,
        targets=targets,
        alone_from=tuple(
            dict.fromkeys(one.get(players) for one in (rules.alone_from.value, *rules.alone_from.choices))
        ),
        pozzetti=len(rules.pozzetti.value[players]),
        pozzetti_alone=len(rules.pozzetti_alone.value.get(players, ())),
        cards=cards_worth(rules, packs),
        burrachi=most_burrachi(rules, packs),
        least=least,
        most=most,
    )
