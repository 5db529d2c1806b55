"""What a bot makes of the words at a Tressette table. C listens, unless a test says otherwise; A is his partner."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.games.tressette.codes.fitres.tavolo import Tavolo
from tests.games.tressette.engine.laws.tressette_matches import TABLES, random_match
from tests.texts import TRESSETTE_CODES as CODES
from ventaglio.core.cards import PALI
from ventaglio.games.tressette.bots.basic import BasicAgent
from ventaglio.games.tressette.bots.beliefs import Beliefs
from ventaglio.games.tressette.bots.hearing import Hearing
from ventaglio.games.tressette.bots.matches import play_match
from ventaglio.games.tressette.bots.reading import Reading
from ventaglio.games.tressette.engine.actions import Action
from ventaglio.games.tressette.engine.match import open_table
from ventaglio.games.tressette.engine.menu import Menu
from ventaglio.games.tressette.engine.state import Kind, State
from ventaglio.games.tressette.engine.trick import GRADES, height
from ventaglio.games.tressette.engine.view import View
from ventaglio.games.tressette.game import TRESSETTE

OTHER = "s4 s5 s6 c4 c5 c6 b4 b5 b6"


def reading(state: State, seat: int = 2) -> Reading:
    return Reading(TRESSETTE.view(state, seat))


def believes(state: State, seat: int = 2) -> Beliefs:
    return Beliefs(reading(state, seat))


def chances(state: State, card: str, seat: int = 2) -> list[float]:
    """How likely the seat thinks each of the four to hold a card."""
    rows = dict(believes(state, seat).out[card[0]])
    return [round(chance, 6) for chance in rows[card[1]]]


def led(hand: str, card: str, words: str | None, own: str, norms: str = "tradizionali") -> State:
    """A leads a card of some danari with these words, B follows; C has these danari and nothing else that matters."""
    other = "s7 sD sC sR c7 cD cC cR bR"
    first = f"hand A: {hand} {other[: 3 * (10 - len(hand.split()))]}"
    second = f"hand C: {own} {OTHER[: 3 * (10 - len(own.split()))]}"
    table = Tavolo(norms, first, second)
    answer = min((one for one in table.state.hands[1] if one.suit == "d"), key=height).text
    return table.does(f"play {card} {words or ''}", f"play {answer}").state


# ── Formulas ─────────────────────────────────────────────────────────────────────────────────────────────────────────

NORMS = pytest.mark.parametrize("norms", ["tradizionali", "moderne"])


@NORMS
@pytest.mark.article("fitres", "127", "168")
@pytest.mark.parametrize(
    "hand, card, words, has, has_not",
    [
        ("d3 d6 d5", "d5", "busso", "3", "2A"),
        ("d2 d6 d5", "d5", "ribusso", "2", "3A"),
        ("dA d6 d5", "d5", "liscio-e-busso", "A", "32"),
        ("d3 dA d6 d5", "d5", "ventinove-lungo", "3A", "2"),
        ("d3 d2 d6 d5", "d5", "venticinque-lungo", "32", "A"),
        ("dR d6 d5", "d5", "terzo-di-re", "R", "32A"),
        ("d6 d5 dC dD", "d5", "lungo", "", "32AR"),
    ],
)
def test_a_formula_says_who_holds_the_great_cards(
    norms: str, hand: str, card: str, words: str, has: str, has_not: str
) -> None:
    if (norms, words) == ("tradizionali", "lungo"):
        has_not = "32A"  # there the Re may be among the simple cards kept
    state = led(hand, card, words, "d7", norms)
    assert all(chances(state, f"d{rank}")[0] == 1 for rank in has)
    assert all(chances(state, f"d{rank}")[0] == 0 for rank in has_not)


def test_silence_says_nothing() -> None:
    first, *_ = chances(led("d3 d6 d5", "d5", None, "d7"), "d3")
    assert 0.2 < first < 0.4


@pytest.mark.article("fitres", "57")
@pytest.mark.parametrize("hand, words, more", [("d3 d6 d5", "busso", 2), ("d3 d6 d5 dC", "busso-lungo", 3)])
def test_a_formula_says_how_long_a_suit_is(hand: str, words: str, more: int) -> None:
    state = led(hand, "d5", words, "d7")
    found = Hearing(reading(state)).holdings(0, "d")
    assert found is not None
    assert {len(held) for held in found} == {more}


def test_what_was_played_since_counts_as_held_then() -> None:
    """The busso of A's first lead was of the three that he has played in the meantime: now he has only simple cards."""
    tricks = ("trick A: d5 d4 d2 dC saying busso", "trick C: d7 dD d3 dR", "leader: A")
    hands = ("hand A: d6 s7 sD sC sR c7 cD cC", "hand C: s4 s5 s6 c4 c5 c6 b4 b5")
    state = Tavolo("tradizionali", *tricks, *hands).state
    assert Hearing(reading(state)).holdings(0, "d") == (frozenset("6"),)
    assert chances(state, "dA")[0] == 0


def test_words_that_cannot_be_true_are_not_believed() -> None:
    """A has said to hold the three, and it is C who does."""
    state = Tavolo("tradizionali", "phase: follow", "playing: d5 d4 saying busso", f"hand C: d3 {OTHER}").state
    assert Hearing(reading(state)).holdings(0, "d") == ()
    assert 0 < chances(state, "d2")[0] < 1


# ── Declarations ─────────────────────────────────────────────────────────────────────────────────────────────────────

TRICKS = ("trick C: s4 s2 s5 s7 saying busso-lungo", "trick D: cA c3 c4 c7")
BUSSO = (*TRICKS, "leader: A", "hand C: s3 sD sC b6 b7 d4 d5 d6")
"""C has challenged in spade, and A has taken the second trick."""


@pytest.mark.article("fitres", "41")
def test_a_suit_used_up_is_remembered() -> None:
    state = Tavolo("tradizionali", *BUSSO, "said A: 2 questo-piombo c").state
    assert "c" in Hearing(reading(state)).voids[0]
    assert chances(state, "cR")[0] == 0


@pytest.mark.article("fitres", "41")
def test_liscio_means_a_card_below_anothers() -> None:
    state = Tavolo("tradizionali", *BUSSO, "said A: 2 liscio-qui c").state
    found = Hearing(reading(state)).holdings(0, "c")
    assert found is not None
    assert frozenset() not in found
    assert frozenset("2") not in found
    assert frozenset("6") in found


@pytest.mark.article("fitres", "42")
@pytest.mark.parametrize("listener", [1, 2, 3])
def test_the_partners_suit_is_the_one_he_has_challenged_in(listener: int) -> None:
    """It is not named: everybody takes it to be spade."""
    void = Tavolo("tradizionali", *BUSSO, "said A: 2 faglio-al-compagno s").state
    assert "s" in Hearing(reading(void, listener)).voids[0]
    low = Tavolo("tradizionali", *BUSSO, "said A: 2 liscio-al-compagno s").state
    found = Hearing(reading(low, listener)).holdings(0, "s")
    assert found is not None
    assert frozenset() not in found


@pytest.mark.article("fitres", "42")
def test_a_partners_suit_that_nobody_knows_tells_nothing() -> None:
    silent = (line.partition(" saying")[0] for line in BUSSO)
    state = Tavolo("tradizionali", *silent, "said A: 2 faglio-al-compagno s").state
    assert Hearing(reading(state)).voids[0] == set()


@pytest.mark.article("fitres", "42")
def test_a_void_that_is_not_named_is_where_it_can_only_be() -> None:
    """After the trick of coppe A shows spade and bastoni: it was danari of which he had none."""
    later = ("trick A: s6 sA s3 sR", "trick C: b4 b5 b6 b7", "leader: B")
    state = Tavolo("tradizionali", *TRICKS, *later, "said A: 2 faglio").state
    assert Hearing(reading(state)).voids[0] == {"d"}
    unsure = Tavolo("tradizionali", *BUSSO, "said A: 2 faglio").state
    assert Hearing(reading(unsure)).voids[0] == set()
    assert Hearing(reading(unsure)).void_in_one == [(0, frozenset("dsb"), frozenset("dsb"))]


# ── Accusations ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "179")
def test_an_accusation_says_where_three_cards_are_and_where_one_is_not() -> None:
    table = Tavolo("tradizionali", "hand A: d3 s3 c3 d4 d5 d6 d7 s7 c7 b7", f"hand C: dA {OTHER}")
    state = table.does("accuse 3 b").plays("d4 d2").state
    assert [chances(state, card)[0] for card in ("s3", "c3", "b3")] == [1, 1, 0]


def test_a_card_accused_and_played_is_gone() -> None:
    table = Tavolo("tradizionali", "hand A: d3 s3 c3 d4 d5 d6 d7 s7 c7 b7", f"hand C: dA {OTHER}")
    state = table.does("accuse 3 b").plays("s3 sD").state
    assert "3" not in dict(believes(state).out["s"])
    assert chances(state, "c3")[0] == 1


# ── Chances ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_whoever_has_not_followed_holds_none() -> None:
    state = Tavolo("tradizionali", "trick A: d3 d4 d5 s4", f"hand C: d6 {OTHER[3:]}", "leader: A").state
    assert all(row[3] == 0 for _, row in believes(state).out["d"])


def test_a_card_is_the_likelier_in_a_hand_the_more_room_it_has() -> None:
    """A's suit of four is known to be danari, so a card of another suit is rather with B or D."""
    state = led("d3 d6 d5 dC", "d5", "busso-lungo", "d7")
    mate, first, _, second = chances(state, "b3")
    assert mate < first
    assert mate < second


def test_the_best_card_takes_whoever_has_it() -> None:
    beliefs = believes(led("d3 d6 d5", "d5", "busso", "d2 d7"))
    assert beliefs.ours("d", "2", 2, (3,)) == 1
    assert beliefs.ours("d", "7", 2, (3,)) < 1
    assert beliefs.mate_has_best("d") == 1
    assert beliefs.above("d", "2") == 0


@pytest.mark.long
@pytest.mark.parametrize("name", TABLES)
def test_every_card_is_somewhere(name: str) -> None:
    """Whatever is said and played, a seat's chances for a card it does not see add up to one."""
    rng = Random(1)
    for moment in random_match(name):
        state = moment.before
        if not state.hands or not any(state.hands) or rng.random() < 0.7:
            continue
        seat = rng.randrange(4)
        beliefs = believes(state, seat)
        for suit in PALI:
            unseen = [rank for rank in GRADES if rank in reading(state, seat).out[suit]]
            assert [rank for rank, _ in beliefs.out[suit]] == unseen
            assert all(sum(row) == pytest.approx(1) and row[seat] == 0 for _, row in beliefs.out[suit])
            assert all(min(row) >= 0 for _, row in beliefs.out[suit])


@pytest.mark.parametrize("name", TABLES)
def test_what_is_certain_is_true(name: str) -> None:
    """Everybody speaks the truth in these matches; only a suit that was not named may have been guessed wrong."""
    for moment in random_match(name):
        state = moment.before
        if not state.hands or any("al-compagno" in said.what for said in state.said):
            continue
        for suit, rows in believes(state, 0).out.items():
            for rank, row in rows:
                holder = next(seat for seat in range(4) if any(one.text == suit + rank for one in state.hands[seat]))
                assert row[holder] > 0
                assert 1.0 not in row or row[holder] == 1.0


# ── Pairs ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "101")
@pytest.mark.parametrize(
    "hand, trick, friends",
    [
        ("d7", "s4 s5 s6 s7", [1 / 3, 1 / 3, 1, 1 / 3]),
        ("d4", "d7 d5 dD dC", [0, 1, 1, 0]),
        ("d4 d5", "d7 d6 dD dC", [0, 1, 1, 0]),
        ("d5", "d7 d4 dD dC", [0, 1, 1, 0]),
        ("d7", "dR d4 dD dC", [0.5, 0, 1, 0.5]),
        ("d7", "dR d5 dD dC", [0.5, 0, 1, 0.5]),
    ],
)
def test_secret_partners_know_each_other_by_their_cards(hand: str, trick: str, friends: list[float]) -> None:
    """The four of danari plays with the five, or with the six if it has the five itself."""
    lines = ("option pairs: B.b.2", "official: no", f"trick A: {trick}", f"hand C: {hand}")
    assert reading(Tavolo("tradizionali", *lines).state).friend == pytest.approx(friends)


# ── What it is good for ──────────────────────────────────────────────────────────────────────────────────────────────


class Deaf(BasicAgent):
    """Plays and speaks as the basic player does, and hears nothing."""

    def choose(self, view: View, menu: Menu) -> Action:
        memory = tuple(replace(trick, formula=None) for trick in view.memory)
        return super().choose(replace(view, formula=None, memory=memory, said=(), accused=()), menu)


@pytest.mark.nightly
@NORMS
def test_a_pair_that_hears_beats_one_that_does_not(norms: str) -> None:
    """Some deals, each played by either pair with either cards."""
    made = 0
    for seed in range(400):
        for hearing in (0, 1):
            agents = [(BasicAgent if seat % 2 == hearing else Deaf)(Random(seat)) for seat in range(4)]
            table = open_table(CODES[norms], kind=Kind.PASSATE, passate=1, dealer=seed % 4)
            points = play_match(table, agents, Random(seed)).passate[0].points
            made += points[hearing] - points[1 - hearing]
    assert made / 800 > 0.2
