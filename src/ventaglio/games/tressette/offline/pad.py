"""What the score pad needs of each set of norms of Tressette."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Final

import msgspec

from ventaglio.core.norms import adopt
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.offline.pad import Said, articles, words_of
from ventaglio.games.tressette.engine.rules import Buongioco, FalseCall, Rules, Stake
from ventaglio.games.tressette.engine.stakes import QUARTERS, How, Outcome, PotFate, plays_for_pot, settle
from ventaglio.lang.words import Words
from ventaglio.law.shelf import Found, every_set


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


STAKES: Final = tuple(one for one in Stake if one is not Stake.VARIABLE)
"""Stakes that vary with the difference are wholly the table's: there is no figure to give."""
_FATES: Final = {PotFate.UNTOUCHED: "untouched", PotFate.TO_WINNERS: "winners", PotFate.DOUBLED: "doubled"}


def pad() -> tuple[TressettePad, ...]:
    """Every code of Tressette, for the pad."""
    return tuple(_code(found) for found in every_set("tressette"))


def _code(found: Found) -> TressettePad:
    rules: Rules = found.rules
    words = words_of("tressette", rules.id)
    worth = dict(rules.buongioco_points.value)
    offered = rules.stake.choices or (rules.stake.value,)
    return TressettePad(
        id=rules.id,
        name={language: one.code(rules.id) for language, one in words.items()},
        articles=articles(
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


def _stake(rules: Rules, stake: Stake, words: dict[str, Words]) -> StakePad:
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


def outcome_of(rules: Rules, how: How, marcio: bool, flags: tuple[bool, ...]) -> Outcome:
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


def _cases(rules: Rules) -> Iterator[tuple[str, Settled]]:
    """Every way to win that the program settles; what cannot be is left out."""
    for how, marcio, flags in product(How, (False, True), product((False, True), repeat=len(FLAGS))):
        try:
            settled = settle(rules, outcome_of(rules, how, marcio, flags))
        except BadInput:
            continue
        items = tuple(line.item for line in settled.lines)
        yield case(how, marcio, flags), Settled(str(settled.stakes), items, _FATES[settled.pot])
