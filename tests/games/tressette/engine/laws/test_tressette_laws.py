"""What holds in every game of Tressette, whatever is played."""

import random
from collections import Counter
from itertools import product

import pytest

from tests.games.tressette.engine.laws.tressette_matches import TABLES, Moment, random_match
from ventaglio.core.cards import MAZZO, PALI, Carta, carta
from ventaglio.core.codec import decode, encode
from ventaglio.core.record import Move, final_state, make_record, parse_record, spell_record
from ventaglio.core.seats import TABLE
from ventaglio.games.tressette.engine.actions import (
    Accuse,
    Action,
    CallOut,
    Claim,
    Deal,
    Declare,
    Play,
    Say,
    Show,
    parse_action,
)
from ventaglio.games.tressette.engine.declarations import OF_OTHER_SUITS, OF_THE_TRICK
from ventaglio.games.tressette.engine.events import Event, MatchEnded, PassataEnded
from ventaglio.games.tressette.engine.formulas import BY_SLUG, higher
from ventaglio.games.tressette.engine.knowledge import (
    has_subject,
    known,
    known_hand,
    liscio_is_notorious,
    sovereignty_is_notorious,
    void_is_notorious,
    worlds,
)
from ventaglio.games.tressette.engine.menu import expand_menu
from ventaglio.games.tressette.engine.state import Phase, State, gone, held, played_cards
from ventaglio.games.tressette.engine.trick import GRADES
from ventaglio.games.tressette.game import TRESSETTE

Match = tuple[Moment, ...]


@pytest.fixture(params=TABLES)
def match(request: pytest.FixtureRequest) -> Match:
    return random_match(request.param)


def events_of(moment: Moment) -> tuple[Event, ...]:
    return TRESSETTE.act(moment.before, moment.action, moment.by)


def some(match: Match, count: int) -> Match:
    """About so many moments of a match in which players act, spread evenly."""
    played = tuple(moment for moment in match if moment.by != TABLE)
    return played[:: max(1, len(played) // count)]


def everything(state: State) -> Counter[Carta]:
    """Every card on the table, wherever it lies."""
    piles = [trick.cards for trick in state.tricks]
    return Counter(one for zone in (*state.hands, state.trick, state.swept, *piles) for one in zone)


def test_cards_are_conserved_at_every_step(match: Match) -> None:
    for moment in match:
        if moment.after.hands:
            assert everything(moment.after) == Counter(MAZZO)
            assert Counter(one for hand in moment.after.dealt for one in hand) == Counter(MAZZO)


def test_everybody_follows_suit_who_can_and_hands_stay_even(match: Match) -> None:
    for moment in match:
        state = moment.after
        if not state.hands:
            continue
        left = [set(hand) for hand in state.dealt]
        for index, (seat, one) in enumerate(played_cards(state)):
            trick = state.tricks[index // 4].cards if index // 4 < len(state.tricks) else state.trick
            left[seat].remove(one)
            assert one.suit == trick[0].suit or all(other.suit != trick[0].suit for other in left[seat])
        assert [set(hand) for hand in state.hands] == left or state.claimed is not None
        assert max(map(len, state.hands)) - min(map(len, state.hands)) <= 1


# ── What is legal ────────────────────────────────────────────────────────────────────────────────────────────────────


def near_misses(state: State, rng: random.Random) -> list[Action]:
    """Actions worth judging: legal or nearly so."""
    slugs = list(BY_SLUG[state.table.rules.play_suit_list.value])
    found: list[Action] = [Play(one) for one in MAZZO]
    found += [Play(one, slug) for one in state.hands[state.turn] for slug in rng.sample(slugs, 6)]
    found += [Declare(what, suit) for what, suit in product((*OF_THE_TRICK, *OF_OTHER_SUITS), ("", *PALI))]
    found += [Accuse(what, suit) for what, suit in product("32AN", ("", *PALI))]
    found += [Show(one) for one in MAZZO[3:6]]
    found += [Say(word) for word in ("vado", "potrei", "no", "non-vado")]
    return [*found, Claim()]


def test_legal_is_what_judge_does_not_refuse(match: Match) -> None:
    rng = random.Random(1)
    for moment in some(match, 25):
        state, seat = moment.before, TRESSETTE.turn(moment.before)
        assert seat is not None
        listed = list(TRESSETTE.legal(state))
        assert len(set(listed)) == len(listed)
        for action in listed:
            assert TRESSETTE.judge(state, action, seat) is None, action
            if not isinstance(action, Claim):
                assert TRESSETTE.judge(state, action, (seat + 1) % 4) is not None
        for action in near_misses(state, rng):
            assert (action in listed) == (TRESSETTE.judge(state, action, seat) is None), action


@pytest.mark.long
def test_menus_hold_exactly_what_each_seat_may_do(match: Match) -> None:
    for moment in some(match, 40):
        state = moment.before
        for seat in range(4):
            wanted: set[Action] = set(TRESSETTE.legal(state)) if seat == TRESSETTE.turn(state) else set()
            menu = TRESSETTE.menu(state, seat)
            # A call may be tried even where it would prove vain, for that would tell who has the points (Art. 130).
            assert menu.call_out or TRESSETTE.judge(state, CallOut(), seat) is not None
            # The words for a suit ahead of its card are listed with the card.
            assert all(TRESSETTE.judge(state, one, seat) is None for one in menu.announcements)
            wanted |= set(menu.announcements)
            offered = list(expand_menu(menu))
            assert len(set(offered)) == len(offered)
            assert set(offered) == wanted


@pytest.mark.long
def test_what_everybody_knows_agrees_with_itself(match: Match) -> None:
    for moment in some(match, 20):
        if moment.before.hands:
            for seat in range(4):
                for one in known_hand(moment.before, seat):
                    assert len(one.certain) <= one.fewest <= one.most <= len(one.possible)
                    assert set(one.certain) <= set(one.possible)
                    assert one.most > len(one.certain) or one.possible == one.certain, "no room for any other"


def test_somebody_always_has_something_to_do(match: Match) -> None:
    for moment in match:
        if TRESSETTE.turn(moment.before) == TABLE:
            assert moment.before.phase is Phase.DEAL
        else:
            assert next(TRESSETTE.legal(moment.before), None) is not None


def test_nobody_but_the_table_deals(match: Match) -> None:
    deal = match[0].action
    assert isinstance(deal, Deal)
    assert all(TRESSETTE.judge(match[0].before, deal, seat) is not None for seat in range(4))
    assert TRESSETTE.judge(match[0].after, deal, TABLE) is not None or match[0].after.phase is Phase.DEAL


# ── Text and replay ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
def test_actions_events_and_positions_survive_text_and_json(match: Match) -> None:
    for moment in match:
        assert parse_action(TRESSETTE.spell_action(moment.action)) == moment.action
        assert decode(encode(moment.action), Action) == moment.action
        for event in events_of(moment):
            assert decode(encode(event), Event) == event
    for moment in (*some(match, 60), match[-1]):
        text = TRESSETTE.spell_position(moment.after)
        assert TRESSETTE.parse_position(text) == moment.after
        assert TRESSETTE.spell_position(TRESSETTE.parse_position(text)) == text


def test_a_record_replays_to_the_identical_state(match: Match) -> None:
    moves = tuple(Move(moment.by, moment.action) for moment in match)
    record = make_record(TRESSETTE, match[0].before, moves, match[-1].after)
    text = spell_record(TRESSETTE, record)
    game, again = parse_record(text, {"tressette": TRESSETTE})
    assert final_state(game, again) == match[-1].after
    assert spell_record(game, again) == text


def test_a_log_alone_gives_the_state_back(match: Match) -> None:
    state = match[0].before
    for moment in match:
        for event in events_of(moment):
            state = TRESSETTE.fold(state, event)
    assert state == match[-1].after


# ── Points ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_in_every_finished_passata_the_deck_brings_eleven_points(match: Match) -> None:
    for moment in match:
        for event in events_of(moment):
            if isinstance(event, PassataEnded):
                lines = [line for side in event.lines for line in side]
                assert sum(line.thirds for line in lines) == 32
                assert sum(line.points for line in lines if line.item in ("cards", "last-trick")) == 11
                assert event.points == tuple(sum(line.points for line in side) for side in event.lines)
                before = moment.before.scores
                assert event.scores == (before[0] + event.points[0], before[1] + event.points[1])


def test_every_random_match_ends_once(match: Match) -> None:
    endings = [event for moment in match for event in events_of(moment) if isinstance(event, MatchEnded)]
    last = match[-1].after
    assert len(endings) == 1
    assert (last.outcome, last.winner, last.scores) == (endings[0].how, endings[0].winner, endings[0].scores)
    assert (TRESSETTE.turn(last), last.official) == (None, True)
    assert (last.winner is None) == (last.outcome == "tie")


# ── Knowledge ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_everybody_knows_is_true(match: Match) -> None:
    for moment in some(match, 2):
        state = moment.before
        if not state.official:
            continue
        for seat, suit in product(range(4), PALI):
            holding = held(state, seat, suit)
            public = known(state, seat, suit)
            assert set(public.certain) <= holding <= set(public.possible)
            assert public.fewest <= len(holding) <= public.most
            assert void_is_notorious(state, seat, suit) == (public.most == 0)


@pytest.mark.long
def test_what_is_notorious_holds_in_every_world(match: Match) -> None:
    """The quick answers agree with going through the worlds one by one."""
    for moment in some(match, 12):
        state = moment.before
        if not state.official or state.phase not in (Phase.LEAD, Phase.FOLLOW):
            continue
        for suit in PALI:
            out = frozenset(GRADES) - gone(state, suit)
            for seat in range(4):
                if not held(state, seat, suit):
                    continue
                seen = list(worlds(state, suit).seen(seat))
                assert liscio_is_notorious(state, seat, suit) == all(has_subject(ranks, out) for ranks in seen)
                for rank in held(state, seat, suit):
                    above = higher(rank) & out
                    covered = all(above <= ranks for ranks in seen if rank in ranks)
                    if above <= held(state, seat, suit):
                        assert sovereignty_is_notorious(state, seat, carta(suit + rank)) == covered
