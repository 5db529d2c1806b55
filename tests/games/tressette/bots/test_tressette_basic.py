"""The basic Tressette player: what a partner may expect of him. A and C play against B and D; A leads."""

from random import Random

import pytest

from tests.games.tressette.codes.fitres.deals import ALL_TO_A, NEARLY_ALL_TO_A
from tests.games.tressette.codes.fitres.tavolo import Tavolo
from tests.games.tressette.engine.laws.tressette_matches import TABLES, random_table
from tests.leaks.test_tressette_leaks import permuted
from tests.texts import TRESSETTE_CODES as CODES
from ventaglio.core.seats import TABLE
from ventaglio.games.common.bots.levels import LEVELS
from ventaglio.games.tressette.bots import AGENTS, agent
from ventaglio.games.tressette.bots.basic import BasicAgent
from ventaglio.games.tressette.bots.matches import Match, play_match
from ventaglio.games.tressette.bots.reading import Reading
from ventaglio.games.tressette.bots.talking import declaration, formula
from ventaglio.games.tressette.engine.actions import CallOut
from ventaglio.games.tressette.engine.match import open_table
from ventaglio.games.tressette.engine.menu import expand_menu
from ventaglio.games.tressette.engine.state import Kind, State
from ventaglio.games.tressette.game import TRESSETTE

SMALL = "s4 s5 s6 c4 c5 c6 b4 b5"
"""Cards with which nobody can do anything."""


def chosen(table: Tavolo) -> str:
    """What the basic player does whose turn it is."""
    seat = TRESSETTE.turn(table.state)
    assert seat is not None
    action = BasicAgent(Random(1)).choose(TRESSETTE.view(table.state, seat), TRESSETTE.menu(table.state, seat))
    return TRESSETTE.spell_action(action)


def answer(playing: str, hand: str, *lines: str, norms: str = "tradizionali") -> str:
    """What he plays to a trick that A has led."""
    seat = "ABCD"[len(playing.partition(" saying ")[0].split())]
    return chosen(Tavolo(norms, "phase: follow", f"playing: {playing}", f"hand {seat}: {hand}", *lines))


def lead(hand: str, *lines: str) -> str:
    """What A leads."""
    return chosen(Tavolo("tradizionali", f"hand A: {hand}", *lines))


# ── Following ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_ace_goes_to_the_partners_sure_trick() -> None:
    assert answer("d3 d4", f"dA d5 {SMALL}") == "play dA"


def test_nothing_goes_to_the_opponents_sure_trick() -> None:
    assert answer("d3", f"dA d5 {SMALL}") == "play d5"


def test_a_sovereign_card_is_not_spent_on_nothing() -> None:
    assert answer("d4", f"d3 d6 {SMALL}") == "play d6"


def test_a_sovereign_card_takes_a_point_that_lies_there() -> None:
    assert answer("d7 dA", f"d3 d4 {SMALL}") == "play d3"


@pytest.mark.parametrize("words, holding", [("busso", "d3 d7"), ("busso-lungo", "d3 d7 dD")])
def test_a_busso_is_answered_with_the_two(words: str, holding: str) -> None:
    """The three being with the partner, the two is as good as it."""
    other = "s7 sD sC sR c7 cD cC cR"[: 3 * (9 - len(holding.split()))]
    assert answer(f"d4 d5 saying {words}", f"d2 d6 {SMALL}", f"hand A: {holding} {other}") == "play d2"


def test_the_same_two_waits_where_it_cannot_take() -> None:
    assert answer("d4 d3", f"d2 d6 {SMALL}") == "play d6"


def test_an_ace_is_not_risked_even_for_a_busso() -> None:
    assert answer("d4 d5 saying busso", f"dA d6 dC {SMALL[3:]}", "hand A: d3 d7 s7 sD sC sR c7 cD cC") == "play d6"


def test_a_three_does_not_block_the_partners_suit() -> None:
    """He holds the two and the ace, as he said: under the three they wait for nothing."""
    partner = "hand A: d2 dA d6 s7 sD sC sR c7 cD"
    assert answer("d7 d5 saying ventotto-lungo", f"d3 d4 {SMALL}", partner) == "play d3"


# ── Not following ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_points_are_thrown_on_the_partners_sure_trick() -> None:
    assert answer("d3 d4", "cC c4 c5 b4 b5 b6 b7 s4 s5 s6") == "play cC"


def test_small_cards_are_thrown_on_the_opponents() -> None:
    assert answer("d3", "cC cA b4 b5 b6 b7 s4 s5 sR c2").split()[1][1] in "4567"


def test_a_three_is_not_thrown_away() -> None:
    assert answer("d3 d4", "c3 c4 c5 b4 b5 b6 b7 s4 s5 s6") != "play c3"


def test_the_guard_of_an_ace_is_kept() -> None:
    """With one small card less the ace of spade would fall to the three or the two."""
    assert answer("d3", "sA s4 s5 b4 b5 b6 b7 bD").split()[1][0] == "b"


# ── Leading ──────────────────────────────────────────────────────────────────────────────────────────────────────────

LAST_FOUR = ("hand B: dR d5 cR c7", "hand C: d3 d2 dA c4", "hand D: d6 d7 cD c5")


def test_a_suit_that_the_partner_has_accused_is_led() -> None:
    assert lead("d4 sC s7 b6", *LAST_FOUR, "accused C: Nd 3").startswith("play d4")


def test_without_a_word_it_is_not() -> None:
    assert not lead("d4 sC s7 b6", *LAST_FOUR).startswith("play d4")


def test_a_suit_that_the_partner_has_challenged_in_is_returned() -> None:
    tricks = ("trick C: s4 s2 s5 s7 saying busso-lungo", "trick D: cA c3 c4 c5")
    lines = ("hand C: s3 sD sC b6 b7 d4 d5 c7", "leader: A", *tricks)
    assert lead("s6 dC d7 bR b4 c6 cD b5", *lines).startswith("play s6")


def test_the_suit_of_an_opponents_challenge_is_not_led() -> None:
    tricks = ("trick B: s4 s5 s6 s2 saying busso-lungo", "leader: A")
    played = lead("sR s7 dC d7 bR b4 c6 cD b5", "hand B: s3 sD sC b6 b7 d4 d5 c7 b2", *tricks)
    assert not played.startswith("play s")


def test_winners_are_cashed_before_the_end() -> None:
    assert lead("d3 s7", "hand B: dR c4", "hand C: d4 c5", "hand D: d5 c6").startswith("play d3")


@pytest.mark.article("fitres", "152")
def test_a_venticinque_is_not_led_from_below() -> None:
    assert lead("d3 d2 d6 d5 s4 sC cD c5 b4 b6").split()[1] not in ("d6", "d5")


# ── Speaking ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "held, led, words",
    [
        ("d3 d2 dR d6", "d2", "venticinque-lungo-di-re"),
        ("d3 d7 d6 d5 d4", "d4", "busso-lunghissimo"),
        ("dA d6 d5 d4", "d4", "liscio-e-busso-lungo"),
        ("dR d6 d4", "d6", "terzo-di-re"),
        ("d3 d6", "d6", None),
    ],
)
def test_the_most_telling_words_go_with_a_lead(held: str, led: str, words: str | None) -> None:
    rest = "s4 s5 c4 c5 b4 b5 s6 c6"[: 3 * (10 - len(held.split()))]
    cards = TRESSETTE.menu(Tavolo("tradizionali", f"hand A: {held} {rest}").state, 0).cards
    assert formula(next(choice for choice in cards if choice.card.text == led)) == words


def test_a_buongioco_is_always_accused() -> None:
    assert lead(f"d3 d2 dA {SMALL[3:]}") == "accuse N d"
    assert answer("d4", f"s3 c3 b3 {SMALL[3:]}") == "accuse 3 d"


def test_a_suit_used_up_is_told_and_told_once() -> None:
    lines = ("trick A: d3 d4 d5 d6 saying sola", "hand A: s4 sC cD c5 b4 b6 bR s7 c6", "leader: A")
    assert chosen(Tavolo("tradizionali", *lines)) == "declare questo-piombo d"
    assert chosen(Tavolo("tradizionali", *lines, "said A: 1 questo-piombo d")).startswith("play")


def test_a_partner_hears_that_his_suit_cannot_be_returned() -> None:
    tricks = ("trick C: s4 s2 s5 s7 saying busso-lungo", "trick D: cA c3 c4 c7", "leader: A")
    hands = ("hand A: dC d7 bR b4 c6 cD b5 bD", "hand C: s3 sD sC b6 b7 d4 d5 d6")
    table = Tavolo("tradizionali", *tricks, *hands)
    assert chosen(table) == "declare faglio-al-compagno s"
    assert chosen(table.does("declare faglio-al-compagno s")).startswith("play")


@pytest.mark.parametrize("led, told", [("d", "declare liscio-al-compagno s"), ("s", None)])
def test_a_partner_hears_that_his_suit_can_be_returned_later(led: str, told: str | None) -> None:
    """If it is to be led now it goes unsaid, for who has said so must lead another."""
    tricks = ("trick C: s4 s2 s5 s7 saying busso-lungo", "trick D: cA c3 c4 c7", "said A: 2 questo-piombo c")
    hands = ("hand A: d3 d2 dR s6", "hand B: sA b4 b5 b6", "hand C: s3 sD sC b7", "hand D: d4 d5 d6 bD")
    state = Tavolo("tradizionali", *tricks, *hands, "leader: A").state
    found = declaration(Reading(TRESSETTE.view(state, 0)), TRESSETTE.menu(state, 0), led)
    assert (found and TRESSETTE.spell_action(found)) == told


# ── Ending ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "118")
def test_a_hand_is_laid_down_when_it_is_certain() -> None:
    silent = "option buongioco: senza accusa"
    assert lead("d3 d2 dA dR dC dD d6 d5 d4 s3", silent) == "claim"
    assert lead("d3 d2 dA dR dC dD d6 d5 d4 sA", silent).startswith("play")


def test_the_cappotto_is_gone_for_by_whoever_takes_everything() -> None:
    table = Tavolo("tradizionali", *ALL_TO_A, "scores: 20 5").plays("d3 s4 cA b4").does("B call-out")
    assert chosen(table) == "say potrei"
    assert chosen(table.does("say potrei")) == "say andiamo"


def test_it_is_left_to_the_partner_by_whoever_does_not() -> None:
    lines = (*NEARLY_ALL_TO_A, "option pairs: B.b.1", "scores: 20 5", "official: yes")
    table = Tavolo("tradizionali", *lines).plays("d3 d4 cA b4").does("B call-out")
    assert chosen(table) == "say non-potrei"
    assert chosen(table.does("say non-potrei")) == "say non-andiamo"


# ── Honest, legal, repeatable ────────────────────────────────────────────────────────────────────────────────────────


def played(table: State, seed: int, *bots: str) -> Match:
    agents = [agent(bots[seat % len(bots)], Random(f"{seed} {seat}")) for seat in range(4)]
    return play_match(table, agents, Random(seed))


@pytest.mark.long
@pytest.mark.parametrize("name", TABLES)
def test_every_choice_is_on_the_menu_and_unseen_cards_make_no_difference(name: str) -> None:
    rng = Random(1)
    match = played(random_table(name), 3, "basic")
    state, compared = match.opening, 0
    for count, move in enumerate(match.moves):
        if move.by != TABLE:
            menu = TRESSETTE.menu(state, move.by)
            assert move.action in set(expand_menu(menu)) or (menu.call_out and isinstance(move.action, CallOut))
            if count % 4 == 0 and not isinstance(move.action, CallOut):
                other = permuted(state, (move.by,), rng)
                views = [(TRESSETTE.view(one, move.by), TRESSETTE.menu(one, move.by)) for one in (state, other)]
                first, second = (BasicAgent(Random(count)).choose(*seen) for seen in views)
                assert first == second
                compared += 1
        for event in TRESSETTE.act(state, move.action, move.by):
            state = TRESSETTE.fold(state, event)
    assert compared > 5


def test_plays_the_same_again() -> None:
    table = open_table(CODES["moderne"])
    assert played(table, 5, "basic").moves == played(table, 5, "basic").moves


def test_needs_no_generator() -> None:
    state = Tavolo("tradizionali").state
    seen, menu = TRESSETTE.view(state, 0), TRESSETTE.menu(state, 0)
    assert BasicAgent().choose(seen, menu) == BasicAgent().choose(seen, menu)


def test_is_among_the_bots() -> None:
    assert list(AGENTS) == ["random", "flat", "basic", "strong", *LEVELS]


@pytest.mark.parametrize("norms", CODES)
def test_beats_chance(norms: str) -> None:
    """Passate of which chance would win half."""
    wins = 0
    for seed in range(20):
        table = open_table(CODES[norms], kind=Kind.PASSATE, passate=1, dealer=seed % 4)
        first = played(table, seed, "basic", "random").passate[0].points
        wins += first[0] > first[1]
    assert wins >= 15
