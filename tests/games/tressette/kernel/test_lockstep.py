"""The kernel plays as the readable engine does: states, legal acts and counts at every step."""

import random
from itertools import product

import pytest
from msgspec.structs import replace

from tests.games.tressette.kernel.lockstep import Pair, match, play_matches, walk
from ventaglio.core.cards import carte
from ventaglio.core.norms import Cite, Norm, Statement, norms
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine.actions import Claim
from ventaglio.games.tressette.engine.match import open_table
from ventaglio.games.tressette.engine.rules import AccusedWin, Buongioco, KingKept, Pairs, Rules
from ventaglio.games.tressette.engine.state import Kind, Phase
from ventaglio.games.tressette.kernel import compile_rules
from ventaglio.games.tressette.kernel.figures import ELSEWHERE, PLAYED
from ventaglio.law.shelf import TEXTS

SETS: list[Rules] = [one.rules for text in TEXTS if text.game == "tressette" for one in text.sets.values()]
"""Both sets of norms in every edition on the shelf."""
EVERY = list(product(SETS, Pairs, Kind))
PASSATE = 90
"""Of each set of norms, way to form pairs and kind of match, in every run: more than two thousand in all."""
PARTS = 500
"""So many parts a million passate have, which can be played apart from each other."""


def name_of(rules: Rules, pairs: Pairs, kind: Kind) -> str:
    return f"{rules.id}-{rules.edition}-{pairs.value}-{kind.value}"


def having(rules: Rules, **values: object) -> Rules:
    """The rules with other values of some norms."""
    return replace(rules, **{name: replace(getattr(rules, name), value=value) for name, value in values.items()})


@pytest.mark.parametrize("rules, pairs, kind", [pytest.param(*one, id=name_of(*one)) for one in EVERY])
def test_random_matches_are_the_same(rules: Rules, pairs: Pairs, kind: Kind) -> None:
    assert play_matches(having(rules, pairs=pairs), kind, PASSATE, seed=1) >= PASSATE


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(PARTS))
def test_a_million_passate_are_the_same(part: int) -> None:
    """The same, for whoever has the night; or a part of it, with ``-k 'passate and [17]'``."""
    played = 0
    for rules, pairs, kind in EVERY:
        seed = f"{part} {name_of(rules, pairs, kind)}"
        played += play_matches(having(rules, pairs=pairs), kind, 1_000_000 // PARTS // len(EVERY) + 1, seed)
    assert played >= 1_000_000 // PARTS


OTHERWISE = (
    {"buongioco": Buongioco.MUST_BE_DECLARED},
    {"buongioco": Buongioco.MAY_BE_DECLARED, "accused_at_first_turn": False},
    {"buongioco": Buongioco.SILENT},
    {"buongioco": Buongioco.SILENT, "napoletana_when_silent": True},
    {"accusing_is_optional": False, "card_in_two_buongioco": False, "buongioco_adds_up": False},
    {"buongioco_length": 4, "implied_buongioco": False},
    {"losing_game": True, "tie_plays_on": True, "play_ends_at_target": True},
    {"accused_win": AccusedWin.PLAYED_ON, "slam_wins": False, "last_passata_may_stop": False},
    {"king_kept": KingKept.ONLY_WHERE_NAMED, "failed_claim_binds_partner": False},
    {"failed_claim_best_first": False, "other_suit_declarations": ("faglio",), "trick_suit_declarations": ()},
    {"pairs": Pairs.CROSSED, "swap_keeps_the_lead": False, "partner_swaps_seat": False, "portions": (3, 4, 3)},
    {"dealt_to_the_right": False, "dealer_served_last": False, "lower_portion_on_top": False, "smallest_cut": 5},
    {"last_trick_points": 3, "deck_points": 13, "single_passata_points": 4, "target": 28, "napoletana_declared": False},
)
"""Norms that tables choose or another text might have."""


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("values", OTHERWISE, ids="-".join)
def test_other_norms_are_followed_too(values: dict[str, object], kind: Kind) -> None:
    for rules in SETS:
        play_matches(having(rules, **values), kind, passate=6, seed=3)


@pytest.mark.parametrize("rules", SETS, ids=lambda rules: rules.id)
def test_the_last_tricks_are_the_same_whatever_is_done(rules: Rules) -> None:
    """Every line of play, lay-downs included, when each player has two cards left; with words when he has one."""
    code = compile_rules(rules, Kind.PASSATE, 1)
    rng = random.Random(4)
    for left, walks in ((1, 4), (2, 1)):
        for _ in range(walks):
            for pair in match(rules, Kind.PASSATE, code, rng):
                if len(pair.state.tricks) == 10 - left:
                    assert walk(pair, in_silence=left > 1) > 4 * left
                    break
                pair.play(rng.choice([one for one in pair.choices() if not isinstance(one, Claim)]))


DEALS = (
    "d3 d2/s3 s2/c3 c2/b3 b2",
    "d3 dA/d2 s4/dR s3/d7 b4",
    "d5 d4/d3 sA/d2 s3/dA s2",
)
"""Packs of eight cards: two for each player."""


@pytest.mark.parametrize("rules", SETS, ids=lambda rules: rules.id)
@pytest.mark.parametrize("deal", DEALS)
def test_packs_of_a_few_cards_are_played_the_same_whatever_is_done(rules: Rules, deal: str) -> None:
    hands = tuple(tuple(sorted(carte(hand))) for hand in deal.split("/"))
    table = open_table(rules, kind=Kind.PASSATE, passate=1)
    state = replace(table, phase=Phase.LEAD, dealt=hands, hands=hands)
    assert walk(Pair(state, compile_rules(rules, Kind.PASSATE, 1)), in_silence=True) > 16


def test_every_norm_is_followed_or_about_something_else() -> None:
    named = {name for name, norm in norms(SETS[0]) if not isinstance(norm, Statement)}
    assert named == PLAYED | ELSEWHERE
    assert not PLAYED & ELSEWHERE


class Later(Rules, frozen=True):
    """Rules of a time when there is one more norm."""

    widow: Norm[int] = Norm(2, Cite("fitres", "999"))


def test_a_norm_that_no_kernel_knows_is_refused() -> None:
    later = Later(**{name: getattr(SETS[0], name) for name in SETS[0].__struct_fields__})
    with pytest.raises(BadInput, match="widow"):
        compile_rules(later)
    with pytest.raises(BadInput, match="portions"):
        compile_rules(having(SETS[0], portions=(5, 4)))
