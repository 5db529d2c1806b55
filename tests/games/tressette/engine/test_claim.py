"""Article 116 and following: the lay-down, judged by example and against every way of playing small endings.

Seat 0 lays down unless a test says otherwise. Cards that nobody holds have been played.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple

import pytest

from ventaglio.core.cards.italian import MAZZO, PALI, Carta, carta, carte
from ventaglio.games.tressette.engine.claim import Known, Verdict, best_first, validate

VALID, UNTIMELY, INVALID = Verdict.VALID, Verdict.UNTIMELY, Verdict.INVALID


def lay_down(
    hand: str,
    out: str,
    *,
    trick: str = "",
    leader: int = 0,
    located: dict[str, int] | None = None,
    voids: dict[int, str] | None = None,
) -> Verdict:
    """Lay down seat 0's hand while the others hold, in some way, the cards that are out."""
    mine = frozenset(carte(hand))
    played = tuple(((leader + place) % 4, card) for place, card in enumerate(carte(trick)))
    seats = {seat for seat, _ in played}
    one, two, three = (len(mine) - (seat in seats) for seat in (1, 2, 3))
    known = Known(
        sizes=(len(mine), one, two, three),
        located={carta(text): seat for text, seat in (located or {}).items()},
        voids=tuple(frozenset((voids or {}).get(seat, "")) for seat in range(4)),
    )
    return validate(0, mine, leader, played, frozenset(carte(out)), known)


# ── When (116, 117, 118 a) ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "116")
def test_on_lead_with_sovereign_cards() -> None:
    assert lay_down("d3 d2 s3", "dA dR sA c4 c5 c6 b4 b5 b6") is VALID


@pytest.mark.article("fitres", "116")
def test_at_ones_turn_in_a_trick_begun_by_another() -> None:
    assert lay_down("d3 s3", "s4 s5 b4", trick="d4 d5 d6", leader=1) is VALID
    assert lay_down("d3 s3", "s4 s5 b4 b5", trick="d4 d5", leader=2) is VALID
    assert lay_down("d3 s3", "s4 s5 b4 b5 b6", trick="d4", leader=3) is VALID


@pytest.mark.article("fitres", "117", "118")
def test_not_while_the_partner_is_about_to_lead() -> None:
    assert lay_down("d3 s3", "d4 s4 c4 d5 s5 c5", leader=2) is UNTIMELY


@pytest.mark.article("fitres", "117", "118")
def test_not_while_an_opponent_is_about_to_lead() -> None:
    assert lay_down("d3 s3", "d4 s4 c4 d5 s5 c5", leader=3) is UNTIMELY


@pytest.mark.article("fitres", "116", "118")
def test_not_after_having_played_to_the_trick() -> None:
    assert lay_down("s3", "s4 s5 b4 b5 b6 b7", trick="d3") is UNTIMELY


@pytest.mark.article("fitres", "118")
def test_early_but_what_the_partner_plays_is_irrelevant() -> None:
    assert lay_down("d3 s3", "d4 s4 c4 d5 s5", trick="d6", leader=1) is VALID


@pytest.mark.article("fitres", "118")
def test_early_and_what_the_partner_plays_matters() -> None:
    assert lay_down("d2 s3", "d3 s4 c4 d5 s5", trick="d6", leader=1) is UNTIMELY


@pytest.mark.article("fitres", "118")
def test_early_but_the_card_that_matters_is_known_to_come_too_late() -> None:
    assert lay_down("d2 s3", "d3 s4 c4 d5 s5", trick="d6", leader=1, located={"d3": 1}) is VALID


@pytest.mark.article("fitres", "118")
def test_early_towards_an_opponent_only() -> None:
    assert lay_down("d3 s3", "d4 s4 c4 d5 c5", trick="d6", leader=2) is VALID
    assert lay_down("d2 s3", "d3 s4 c4 d5 c5", trick="d6", leader=2) is UNTIMELY


@pytest.mark.article("fitres", "118", "119")
def test_early_and_void_in_the_suit_led_is_untimely_before_it_is_invalid() -> None:
    assert lay_down("s3 s2", "d4 s4 c4 d5 s5", trick="d6", leader=1) is UNTIMELY


# ── No card subject, not even to the partner (118 b) ────────────────────────────────────────────────────


@pytest.mark.article("fitres", "118")
def test_the_last_card_must_be_sovereign() -> None:
    assert lay_down("d4", "s3 c3 b3") is VALID
    assert lay_down("d4", "s3 c3 d5") is INVALID
    assert lay_down("d4", "", trick="s4 s5 s6", leader=1) is INVALID
    assert lay_down("d7", "", trick="d4 d5 d6", leader=1) is VALID


@pytest.mark.article("fitres", "118")
def test_subject_to_the_partner_only() -> None:
    located = {"d3": 2, "d4": 2}
    assert lay_down("d2 s3", "d3 d4 b4 b5 c4 c5", located=located) is INVALID
    assert lay_down("d2 s3", "d3 d4 b4 b5 c4", trick="d5", leader=3, located=located) is INVALID
    assert lay_down("d2 s3", "d3 d4 b4 b5 c4", trick="d5", leader=3, located={"d3": 3}) is VALID


@pytest.mark.article("fitres", "118")
def test_the_partner_has_already_taken_the_trick() -> None:
    assert lay_down("d2 s3", "s4 s5 b4", trick="d4 d3 d5", leader=1) is INVALID


@pytest.mark.article("fitres", "118")
def test_void_in_the_suit_led() -> None:
    assert lay_down("s3 s2", "s4 s5 b4", trick="d4 d5 d6", leader=1) is INVALID


@pytest.mark.article("fitres", "118")
def test_high_cards_of_other_suits_on_the_table_take_nothing() -> None:
    assert lay_down("d7 s3", "s4 s5 b4", trick="d4 s2 c3", leader=1) is VALID


@pytest.mark.article("fitres", "118")
def test_a_higher_card_falls_under_the_first_rounds() -> None:
    """The Asso must be played to the 3 or to the 2, unless there are three diamonds in one hand."""
    assert lay_down("d3 d2 dR", "dA d4 s4 s5 s6 b4 b5 b6 b7") is VALID
    assert lay_down("d3 d2 dR", "dA d4 d5 s4 s5 s6 b4 b5 b6") is INVALID


@pytest.mark.article("fitres", "118")
def test_who_has_played_to_the_trick_keeps_one_card_less() -> None:
    """To save the Asso for the Re seat 3, who has led, needs one more diamond in hand; the others need two more."""
    assert lay_down("d3 d2 dR", "dA d4 s4 s5 s6 b4 b5 b6", trick="d5", leader=3, located={"dA": 3}) is INVALID
    assert lay_down("d3 d2 dR", "dA d4 s4 s5 s6 b4 b5 b6", trick="d5", leader=3, located={"dA": 1}) is VALID


@pytest.mark.article("fitres", "118")
def test_who_has_played_to_the_trick_can_no_longer_beat_it() -> None:
    assert lay_down("d2 s3", "d3 s4 s5", trick="d4 d5 d6", leader=1) is VALID
    assert lay_down("d2 dA", "d3 s4 s5", trick="d4 d5 d6", leader=1) is INVALID


# ── Whatever the distribution (118 c) ───────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "118")
def test_a_distribution_that_nobody_can_exclude_refutes() -> None:
    """One player may have Asso and 4; if he has not, this lay-down takes everything, and still is not valid."""
    assert lay_down("d3 dR", "dA d4 s4 s5 b4 b5") is INVALID
    assert lay_down("d3 dR", "dA s4 s5 s6 b4 b5") is VALID


@pytest.mark.article("fitres", "118")
def test_a_located_card_saves_the_lay_down() -> None:
    out = "dA d4 s4 s5 b4 b5"
    assert lay_down("d3 dR", out, located={"dA": 1}) is INVALID
    assert lay_down("d3 dR", out, located={"dA": 1, "d4": 2}) is VALID
    assert lay_down("d3 dR", out, located={"dA": 1, "s4": 1}) is VALID
    assert lay_down("d3 dR", out, located={"d4": 1, "s4": 1}) is VALID


@pytest.mark.article("fitres", "118")
def test_cards_located_in_one_hand_refute() -> None:
    assert lay_down("d3 dR", "dA d4 s4 s5 b4 b5", located={"dA": 1, "d4": 1}) is INVALID


@pytest.mark.article("fitres", "118")
def test_a_void_saves_the_lay_down() -> None:
    """The 3 of diamonds can only be with seat 3, who has already played."""
    out = "d3 s4 s5 b4 b5"
    assert lay_down("d2 s3", out, trick="d4", leader=3) is INVALID
    assert lay_down("d2 s3", out, trick="d4", leader=3, voids={1: "d"}) is INVALID
    assert lay_down("d2 s3", out, trick="d4", leader=3, voids={1: "d", 2: "d"}) is VALID


@pytest.mark.article("fitres", "118")
def test_a_void_just_shown_saves_the_lay_down() -> None:
    """Seat 2 has led his last diamond and seat 3 has not followed: the Asso is alone with seat 1."""
    assert lay_down("d3 dR", "dA s4 s5 b5", trick="d4 d5", leader=2, voids={2: "d"}) is INVALID
    assert lay_down("d3 dR", "dA s4 s5 b5", trick="d4 b4", leader=2, voids={2: "d"}) is VALID


@pytest.mark.article("fitres", "118")
def test_suits_that_only_one_player_can_have_fill_his_hand() -> None:
    """With the Asso and both spades seat 3 has no room for a second diamond."""
    out = "dA d4 s4 s5 c4 c5 b4 b5 b6"
    assert lay_down("d3 dR c3", out, located={"dA": 3}) is INVALID
    assert lay_down("d3 dR c3", out, located={"dA": 3}, voids={1: "s"}) is INVALID
    assert lay_down("d3 dR c3", out, located={"dA": 3}, voids={1: "s", 2: "s"}) is VALID


@pytest.mark.article("fitres", "118")
def test_a_player_who_can_have_one_suit_only_leaves_none_of_it_to_the_others() -> None:
    """Seat 1 has two of the three bastoni, and seat 2 the Asso: nobody has the Asso and another."""
    out = "bA b4 b5 d4 s4 c4"
    assert lay_down("b3 bR", out, located={"bA": 2}, voids={1: "ds"}) is INVALID
    assert lay_down("b3 bR", out, located={"bA": 2}, voids={1: "dsc"}) is VALID


@pytest.mark.article("fitres", "118")
def test_located_cards_that_are_out_no_more_do_not_count() -> None:
    assert lay_down("d3 dR", "dA s4 s5 s6 b4 b5", located={"d2": 1, "d3": 0, "b7": 2}) is VALID


@pytest.mark.parametrize(
    "hand, out, located, voids",
    [
        ("", "", {}, {}),
        ("d3", "s4 s5", {}, {}),
        ("d3", "d3 s4 s5", {}, {}),
        ("d3", "s4 s5 s6", {"s4": 0}, {}),
        ("d3", "s4 s5 s6", {"s4": 1, "s5": 1}, {}),
        ("d3", "s4 s5 c6", {}, {1: "s", 2: "s"}),
        ("d3 d2", "d4 s4 s5 c4 c5 b4", {}, {1: "dscb"}),
    ],
    ids=[
        "no-cards",
        "a-card-short",
        "twice",
        "with-claimant",
        "too-many",
        "no-room",
        "void-in-all",
    ],
)
def test_facts_that_cannot_be_are_refused(hand: str, out: str, located: dict[str, int], voids: dict[int, str]) -> None:
    with pytest.raises(ValueError, match="hands of"):
        lay_down(hand, out, located=located, voids=voids)


# ── Best first (120) ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "120")
@pytest.mark.parametrize(
    "cards, led, playable",
    [
        ("d4 sA c2 bR", None, "c2"),
        ("d4 s2 c2 bR", None, "s2 c2"),
        ("d4 s7 cD bC", None, "bC"),
        ("d4 s4 c4 b4", None, "d4 s4 c4 b4"),
        ("d4 d7 s3 c3", "d", "d7"),
        ("s3 c3 cA", "d", "s3 c3"),
        ("", None, ""),
        ("", "d", ""),
    ],
)
def test_best_first(cards: str, led: str | None, playable: str) -> None:
    assert best_first(carte(cards), led) == carte(playable)


@pytest.mark.article("fitres", "5", "120")
def test_best_first_goes_down_the_ranks() -> None:
    held = [card for card in MAZZO if card.suit == "c"]
    order = []
    while held:
        (best,) = best_first(held)
        held.remove(best)
        order.append(best.rank)
    assert "".join(order) == "32ARCD7654"


# ── Every way of playing small endings ──────────────────────────────────────────────────────────────────

Hands = tuple[frozenset[Carta], ...]
Trick = tuple[tuple[int, Carta], ...]
Plan = tuple[Carta, ...]
"""The cards of the claimant in the order in which he plays them."""

FROM_THE_TOP = {rank: place for place, rank in enumerate("32ARCD7654")}


class Ending(NamedTuple):
    claimant: int
    hand: frozenset[Carta]
    leader: int
    trick: Trick
    unknown: frozenset[Carta]
    known: Known


def beats(one: Carta, other: Carta) -> bool:
    return one.suit == other.suit and FROM_THE_TOP[one.rank] < FROM_THE_TOP[other.rank]


def legal(held: Iterable[Carta], led: str | None) -> list[Carta]:
    held = list(held)
    return [card for card in held if card.suit == led] or held


def winner(trick: Trick) -> int:
    best = trick[0]
    for play in trick[1:]:
        if beats(play[1], best[1]):
            best = play
    return best[0]


def plans(ending: Ending) -> list[Plan]:
    """Every order of play in which each suit goes down; the suit led is followed first."""
    led = ending.trick[0][1].suit if ending.trick else None
    return [
        plan
        for plan in permutations(ending.hand)
        if plan[0] in legal(ending.hand, led) and not any(beats(late, soon) for soon, late in combinations(plan, 2))
    ]


def worlds(ending: Ending) -> Iterator[Hands]:
    """Every distribution of the unknown cards that agrees with what is known; the claimant's own hand is left empty."""
    known = ending.known
    renounced = {(seat, ending.trick[0][1].suit) for seat, card in ending.trick if card.suit != ending.trick[0][1].suit}

    def possible(seat: int, card: Carta) -> bool:
        void = card.suit in known.voids[seat] or (seat, card.suit) in renounced
        return not void and known.located.get(card, seat) == seat

    def deal(seat: int, left: frozenset[Carta]) -> Iterator[Hands]:
        if seat == 4:
            yield ()
            return
        size = 0 if seat == ending.claimant else known.sizes[seat]
        for some in combinations([card for card in left if possible(seat, card)], size):
            held = frozenset(some)
            for rest in deal(seat + 1, left - held):
                yield (held, *rest)

    return deal(0, ending.unknown)


def holds_in_every_line(ending: Ending) -> bool:
    """Play out every world, every order of the claimant's suits and every reply of the other three, card by card."""

    @cache
    def takes_all(plan: Plan, hands: Hands, leader: int, trick: Trick) -> bool:
        if len(trick) == 4:
            return winner(trick) == ending.claimant and takes_all(plan, hands, ending.claimant, ())
        if not trick and not plan:
            return True
        seat = (leader + len(trick)) % 4
        if seat == ending.claimant:
            return takes_all(plan[1:], hands, leader, (*trick, (seat, plan[0])))
        return all(
            takes_all(plan, (*hands[:seat], hands[seat] - {card}, *hands[seat + 1 :]), leader, (*trick, (seat, card)))
            for card in legal(hands[seat], trick[0][1].suit if trick else None)
        )

    orders = plans(ending)
    for hands in worlds(ending):
        outcomes = {takes_all(plan, hands, ending.leader, ending.trick) for plan in orders}
        assert len(outcomes) == 1, "the order of the suits matters"
        if False in outcomes:
            return False
    return True


def holds_player_by_player(ending: Ending) -> bool:
    """The same, faster. As long as the claimant takes the tricks nobody's replies depend on anybody else's cards.

    So each hand that a player can have is played out once for each order of the claimant's suits, alone with him, and
    a world is lost if one of its three hands can win a trick.
    """
    orders = plans(ending)
    if ending.trick and any(winner((*ending.trick, (ending.claimant, plan[0]))) != ending.claimant for plan in orders):
        return False
    answered = {seat for seat, _ in ending.trick}

    @cache
    def wins_one(held: frozenset[Carta], plan: Plan) -> bool:
        if not plan:
            return False
        replies = legal(held, plan[0].suit)
        return any(beats(card, plan[0]) or wins_one(held - {card}, plan[1:]) for card in replies)

    @cache
    def spoils(held: frozenset[Carta], past_this_trick: bool) -> bool:
        outcomes = {wins_one(held, plan[1:] if past_this_trick else plan) for plan in orders}
        assert len(outcomes) == 1, "the order of the suits matters"
        return outcomes == {True}

    return not any(
        spoils(held, seat in answered) for hands in worlds(ending) for seat, held in enumerate(hands) if held
    )


def expected(ending: Ending, holds: Callable[[Ending], bool]) -> Verdict:
    """What the articles say, with the cards played out by one of the two above."""
    on_turn = (ending.leader + len(ending.trick)) % 4 == ending.claimant
    if not on_turn and (not ending.trick or ending.claimant in dict(ending.trick)):
        return UNTIMELY
    if holds(ending):
        return VALID
    return INVALID if on_turn else UNTIMELY


def deal_ending(rng: random.Random, size: int) -> Ending:
    """A random ending in which each player has so many cards before the trick, and the claimant's are rather good."""
    claimant = rng.randrange(4)
    leader, played = moment(rng, claimant)
    hands = deal_hands(rng, size, claimant)
    trick: list[tuple[int, Carta]] = []
    for seat in [(leader + place) % 4 for place in range(played)]:
        card = reply(rng, hands[seat], hands[claimant], trick[0][1].suit if trick else None)
        hands[seat].remove(card)
        trick.append((seat, card))
    frozen = tuple(map(frozenset, hands))
    known = some_facts(rng, frozen, claimant)
    unknown = frozenset().union(*frozen) - frozen[claimant]
    return Ending(claimant, frozen[claimant], leader, tuple(trick), unknown, known)


def moment(rng: random.Random, claimant: int) -> tuple[int, int]:
    """Who leads and how many have played: mostly the claimant is on turn, at times early, seldom out of time."""
    ago, played = rng.choice([(0, 0)] * 8 + [(1, 1), (2, 2), (3, 3)] * 3 + [(2, 1), (3, 1), (3, 2)] + [(1, 0), (0, 2)])
    return (claimant - ago) % 4, played


def deal_hands(rng: random.Random, size: int, claimant: int) -> list[list[Carta]]:
    mine, others = (near_miss if size > 1 and rng.random() < 0.6 else good_cards)(rng, size)
    rng.shuffle(others)
    hands = [others[place::3] for place in range(3)]
    hands.insert(claimant, mine)
    return hands


def good_cards(rng: random.Random, size: int) -> tuple[list[Carta], list[Carta]]:
    """High cards, more or less."""
    return best_of(rng, some_cards(rng, 4 * size, PALI), size, noise=rng.choice([1, 2, 3, 10]))


def near_miss(rng: random.Random, size: int) -> tuple[list[Carta], list[Carta]]:
    """A suit from the top but for one card, which may be long enough in another hand or not, and other high cards."""
    suit = rng.choice(PALI)
    length = rng.randint(1, size)
    above = max(rng.randrange(length), rng.randrange(length))
    out = max(1, above + rng.randint(0, 2))
    held, lower = best_of(rng, some_cards(rng, length + out, suit), length + 1)
    missing = held.pop(above)
    best, others = best_of(rng, some_cards(rng, 4 * size - length - out, PALI.replace(suit, "")), size - length)
    return [*held, *best], [missing, *lower, *others]


def some_cards(rng: random.Random, number: int, suits: str) -> list[Carta]:
    """So many cards of one or more of these suits."""
    chosen = rng.sample(suits, rng.randint(-(-number // 10), len(suits)))
    return rng.sample([card for card in MAZZO if card.suit in chosen], number)


def best_of(rng: random.Random, pool: list[Carta], number: int, noise: float = 0) -> tuple[list[Carta], list[Carta]]:
    """The cards with the fewest better ones, and the others."""
    badness = {card: sum(beats(other, card) for other in pool) + noise * rng.random() for card in pool}
    ranked = sorted(pool, key=badness.__getitem__)
    return ranked[:number], ranked[number:]


def reply(rng: random.Random, held: list[Carta], claimants: list[Carta], led: str | None) -> Carta:
    """Any legal card, but mostly a lead that the claimant can follow and the lowest card that will do."""
    choice = legal(held, led)
    if led is None and rng.random() < 0.8:
        choice = [card for card in choice if card.suit in {mine.suit for mine in claimants}] or choice
    if rng.random() < 0.7:
        choice = [card for card in choice if not any(beats(card, other) for other in choice)]
    return rng.choice(choice)


def some_facts(rng: random.Random, hands: Hands, claimant: int) -> Known:
    """True facts, none at times: a part of the voids and of the cards of the others."""
    void_share, located_share = rng.choice([0, 0.5, 1]), rng.choice([0, 0, 0.3, 0.7])
    one, two, three, four = map(len, hands)
    return Known(
        sizes=(one, two, three, four),
        located={
            card: seat
            for seat, held in enumerate(hands)
            if seat != claimant
            for card in sorted(held)
            if rng.random() < located_share
        },
        voids=tuple(
            frozenset(s for s in PALI if s not in {card.suit for card in held} and rng.random() < void_share)
            for held in hands
        ),
    )


def check_endings(seed: int, size: int, number: int, *holds: Callable[[Ending], bool]) -> None:
    rng = random.Random(f"{size} {seed}")
    seen: Counter[Verdict] = Counter()
    for _ in range(number):
        ending = deal_ending(rng, size)
        verdict = validate(*ending)
        assert [expected(ending, way) for way in holds] == [verdict] * len(holds), ending
        seen[verdict] += 1
    assert min(seen[VALID], seen[INVALID]) > number / 5, "endings of one kind are rare"


@pytest.mark.long
@pytest.mark.article("fitres", "118")
@pytest.mark.parametrize("size, number, seed", [(1, 2000, 0), *((2, 500, seed) for seed in range(4))])
def test_small_endings_agree_with_every_line(size: int, number: int, seed: int) -> None:
    check_endings(seed, size, number, holds_in_every_line, holds_player_by_player)


@pytest.mark.long
@pytest.mark.article("fitres", "118")
@pytest.mark.parametrize("seed", range(2))
def test_endings_of_three_cards_agree_with_every_line(seed: int) -> None:
    check_endings(seed, 3, 10, holds_in_every_line, holds_player_by_player)


@pytest.mark.long
@pytest.mark.article("fitres", "118")
@pytest.mark.parametrize(
    "size, number, seed", [*((3, 400, seed) for seed in range(4)), *((4, 40, seed) for seed in range(4))]
)
def test_longer_endings_agree_player_by_player(size: int, number: int, seed: int) -> None:
    check_endings(seed, size, number, holds_player_by_player)


@pytest.mark.nightly
@pytest.mark.article("fitres", "118")
@pytest.mark.parametrize("seed", range(100, 110))
@pytest.mark.parametrize("size, number", [(1, 10_000), (2, 20_000), (3, 20_000), (4, 1_000)])
def test_many_endings_agree_player_by_player(size: int, number: int, seed: int) -> None:
    check_endings(seed, size, number, holds_player_by_player)
