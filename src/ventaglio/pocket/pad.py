"""What the score pad needs of each code: figures, lengths, bounds and their articles, made from the norms.

The pad adds up what people tell it. Whatever a figure is worth, and which figures can be, stands here, and nowhere in
the pages. What would need more than a sum, stakes for one, is here as a table of all its cases.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Final

import msgspec

from ventaglio.burraco.bounds import cards_worth, most_burrachi, possible, unit_of
from ventaglio.burraco.match import LEVEL, lengths
from ventaglio.burraco.melds import Burraco
from ventaglio.burraco.rules import CloseNeeds
from ventaglio.burraco.rules import Rules as BurracoRules
from ventaglio.burraco.score import burraco_points
from ventaglio.codes.shelf import Found, every_set
from ventaglio.core.norms import Cite, adopt
from ventaglio.core.refusal import BadInput
from ventaglio.lang import available, translator
from ventaglio.tressette.rules import Buongioco, FalseCall, Stake
from ventaglio.tressette.rules import Rules as TressetteRules
from ventaglio.tressette.stakes import QUARTERS, How, Outcome, PotFate, plays_for_pot, settle
from ventaglio.words.burraco.words import BurracoWords
from ventaglio.words.common import Words
from ventaglio.words.tressette.words import TressetteWords
from ventaglio.words.voice import Voice

Said = dict[str, str]
"""Something in every language."""


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


class Settled(msgspec.Struct, frozen=True):
    """What a match is worth: the stakes of each loser, why, and what becomes of the pot."""

    stakes: str
    items: tuple[str, ...]
    pot: str


class StakePad(msgspec.Struct, frozen=True):
    """A kind of stake."""

    kind: str
    name: Said
    pot: bool
    cases: dict[str, Settled]
    """By `case`."""


class TressettePad(msgspec.Struct, frozen=True):
    """A set of norms of Tressette, for the pad."""

    id: str
    name: Said
    articles: dict[str, Said]
    players: int
    participants: tuple[int, int]
    fixed_four_only: bool
    """Whether more than four cannot have fixed pairs."""
    pairs: tuple[str, ...]
    deck: int
    targets: tuple[int, ...]
    passate: int
    single: int
    slam_wins: bool
    tie_plays_on: bool
    tie_open: bool
    losing_open: bool
    buongioco: dict[int, int]
    """What three and what four of a rank are worth, where they are accused."""
    most_buongioco: int
    call_loses: bool
    """Whether calling out loses the match in any case."""
    batuffa: int
    stakes: tuple[StakePad, ...]
    pot_first: str
    pot_later: str
    pot_shares: dict[int, tuple[str, str]]
    pot_doubling: dict[int, str]


class PadData(msgspec.Struct, frozen=True):
    """All codes, the games in the order of the shelf."""

    burraco: tuple[BurracoPad, ...]
    tressette: tuple[TressettePad, ...]


def pad() -> PadData:
    """The data of the score pad."""
    return PadData(
        tuple(_burraco(found) for found in every_set("burraco")),
        tuple(_tressette(found) for found in every_set("tressette")),
    )


def _words(game: str, code: str) -> dict[str, Words]:
    kind = BurracoWords if game == "burraco" else TressetteWords
    return {language: kind(Voice(translator(language), law=code)) for language in available()}


def _articles(words: dict[str, Words], home: str, **norms: Cite) -> dict[str, Said]:
    return {
        name.replace("_", "-"): {language: one.cites((cite,), home) for language, one in words.items()}
        for name, cite in norms.items()
    }


# ── Burraco ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _burraco(found: Found) -> BurracoPad:
    rules: BurracoRules = found.rules
    words = _words("burraco", rules.id)
    worths = {kind: burraco_points(rules, kind).value for kind in Burraco}
    nobody = rules.pozzetto_penalty_when_nobody_took
    return BurracoPad(
        id=rules.id,
        name={language: one.code(rules.id) for language, one in words.items()},
        articles=_articles(
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


def _seats(rules: BurracoRules, players: int) -> Seats:
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


# ── Tressette ────────────────────────────────────────────────────────────────────────────────────────────────────────

STAKES: Final = tuple(one for one in Stake if one is not Stake.VARIABLE)
"""Stakes that vary with the difference are wholly the table's: there is no figure to give."""
_FATES: Final = {PotFate.UNTOUCHED: "untouched", PotFate.TO_WINNERS: "winners", PotFate.DOUBLED: "doubled"}


def _tressette(found: Found) -> TressettePad:
    rules: TressetteRules = found.rules
    words = _words("tressette", rules.id)
    worth = dict(rules.buongioco_points.value)
    offered = rules.stake.choices or (rules.stake.value,)
    return TressettePad(
        id=rules.id,
        name={language: one.code(rules.id) for language, one in words.items()},
        articles=_articles(
            words,
            found.document,
            deck=rules.deck_points.cite,
            buongioco=rules.buongioco_points.cite,
            target=rules.target.cite,
            stake=rules.stake.cite,
            pot=rules.pot_first.cite,
            participants=rules.participants.cite,
            pairs=rules.pairs.cite,
            call=rules.false_call.cite,
            batuffa=rules.batuffa.cite,
        ),
        players=rules.players.value,
        participants=rules.participants.value,
        fixed_four_only=rules.random_pairs_beyond_four.value,
        pairs=tuple(one.value for one in rules.pairs.choices or (rules.pairs.value,)),
        deck=rules.deck_points.value,
        targets=tuple(rules.target.choices or (rules.target.value,)),
        passate=rules.passate.value,
        single=rules.single_passata_points.value,
        slam_wins=rules.slam_wins.value,
        tie_plays_on=rules.tie_plays_on.value,
        tie_open=bool(rules.tie_plays_on.choices),
        losing_open=bool(rules.losing_game.choices),
        buongioco=worth if rules.buongioco.value is Buongioco.ACCUSED else {},
        # Four of each of the three ranks, and with them the Napoletana of every suit.
        most_buongioco=len(rules.tressette_cards.value) * worth[4] + len(rules.suits.value) * worth[3],
        call_loses=rules.false_call.value is FalseCall.MATCH_LOST,
        batuffa=rules.batuffa.value,
        stakes=tuple(_stake(rules, one, words) for one in STAKES if one in offered),
        pot_first=str(Fraction(rules.pot_first.value, QUARTERS)),
        pot_later=str(Fraction(rules.pot_later.value, QUARTERS)),
        pot_shares={
            count: (str(Fraction(winner, count)), str(Fraction(rester, count)))
            for count, (winner, rester) in rules.pot_shares.value.items()
        },
        pot_doubling={count: str(Fraction(*part)) for count, part in rules.pot_doubling.value.items()},
    )


def _stake(rules: TressetteRules, stake: Stake, words: dict[str, Words]) -> StakePad:
    by = adopt(rules, {"stake": stake.value}) if rules.stake.choices else rules
    return StakePad(
        kind=stake.value,
        name={language: one.text(f"value-Stake-{stake.name}") for language, one in words.items()},
        pot=plays_for_pot(by),
        cases=dict(_cases(by)),
    )


FLAGS: Final = ("missed", "called", "late", "laid")
"""How a match can have ended, beside on points or by a cappotto."""


def case(how: How, marcio: bool, flags: tuple[bool, ...]) -> str:
    """The name of a case: ``cappotto marcio late``."""
    return " ".join(
        (how.value, *(("marcio",) if marcio else ()), *(n for n, on in zip(FLAGS, flags, strict=True) if on))
    )


def outcome_of(rules: TressetteRules, how: How, marcio: bool, flags: tuple[bool, ...]) -> Outcome:
    """Side 0 has won in this way."""
    missed, called, late, laid = flags
    return Outcome(
        winner=0,
        how=how,
        loser_points=0 if marcio else rules.batuffa.value,
        target_reached_before=late,
        by_claim_before_target=laid,
        slam_declared_and_missed=missed,
        called_out_modern=called,
    )


def _cases(rules: TressetteRules) -> Iterator[tuple[str, Settled]]:
    """Every way to win that the program settles; what cannot be is left out."""
    for how, marcio, flags in product(How, (False, True), product((False, True), repeat=len(FLAGS))):
        try:
            settled = settle(rules, outcome_of(rules, how, marcio, flags))
        except BadInput:
            continue
        items = tuple(line.item for line in settled.lines)
        yield case(how, marcio, flags), Settled(str(settled.stakes), items, _FATES[settled.pot])
