"""What holds in every game, whatever is played."""

import random
from collections import Counter
from itertools import combinations, product
from typing import NamedTuple

import pytest

from tests.texts import BURRACO_CODES as CODES
from ventaglio.core.cards import Card, pack
from ventaglio.core.codec import decode, encode
from ventaglio.core.record import Move, final_state, make_record, parse_record, spell_record
from ventaglio.core.seats import TABLE
from ventaglio.games.burraco.engine.actions import (
    Action,
    Attach,
    Deal,
    Discard,
    Draw,
    Open,
    Take,
    parse_action,
    spell_action,
)
from ventaglio.games.burraco.engine.events import Event, HandEnded
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.engine.melds import WILDS, Fault, attach, fits, read, spell_meld
from ventaglio.games.burraco.engine.menu import expand_menu
from ventaglio.games.burraco.engine.openings import contains, expand, offers
from ventaglio.games.burraco.engine.state import Phase, State
from ventaglio.games.burraco.game import BURRACO

FACES = sorted(set(pack(1)))


class Moment(NamedTuple):
    before: State
    action: Action
    by: int
    after: State


def everything(state: State) -> Counter[Card]:
    """Every card on the table, wherever it lies."""
    zones = [*state.hands, *state.pozzetti, state.stock, state.pile, *(laid.meld.cards for laid in state.melds)]
    return Counter(one for zone in zones for one in zone)


def events_of(moment: Moment) -> tuple[Event, ...]:
    return BURRACO.act(moment.before, moment.action, moment.by)


def check_conserved(match: list[Moment]) -> None:
    held: Counter[Card] = Counter()
    for moment in match:
        if isinstance(moment.action, Deal):
            held = Counter(moment.action.order)
        if moment.after.hands:
            assert everything(moment.after) == held, spell_action(moment.action)


def test_cards_are_conserved_at_every_step(match: list[Moment]) -> None:
    check_conserved(match)


@pytest.mark.long
def test_cards_are_conserved_with_faulty_packs(faulty_match: list[Moment]) -> None:
    check_conserved(faulty_match)
    assert faulty_match[-1].after.phase is Phase.END


def near_misses(state: State, rng: random.Random) -> list[Action]:
    """Actions worth judging: legal or nearly so."""
    hand = state.hands[state.turn]
    some: list[Action] = [Draw(), Take()]
    some += [Discard(one) for one in rng.sample(FACES, 6)]
    for number, one, low in product(range(len(state.melds) + 2), rng.sample(FACES, 5), (False, True)):
        some.append(Attach(number, one, low))
    for size in (2, 3, 3, 3, 4, 5):
        if len(hand) >= size:
            some.append(Open(tuple(rng.sample(hand, size))))
    return some


def canonical(state: State, action: Action) -> Action:
    """Openings may be laid in any order; they are listed in one."""
    if isinstance(action, Open):
        meld = read(action.cards, action.standing[1] if action.standing else None, state.table.law)
        return action if isinstance(meld, Fault) else Open.of(meld)
    return action


@pytest.mark.long
def test_legal_is_what_judge_does_not_refuse(match: list[Moment]) -> None:
    rng = random.Random(1)
    for moment in match[:: max(1, len(match) // 150)]:
        state = moment.before
        if state.phase is Phase.DEAL:
            continue
        listed = list(BURRACO.legal(state))
        assert len(set(listed)) == len(listed)
        for action in listed:
            assert BURRACO.judge(state, action, state.turn) is None, spell_action(action)
            assert BURRACO.judge(state, action, (state.turn + 1) % state.table.players) is not None
        for action in near_misses(state, rng):
            legal = BURRACO.judge(state, action, state.turn) is None
            assert (canonical(state, action) in listed) == legal, spell_action(action)


def test_the_menu_holds_exactly_the_legal_actions(match: list[Moment]) -> None:
    for moment in match[:: max(1, len(match) // 150)]:
        state = moment.before
        if state.phase is Phase.DEAL:
            continue
        offered = list(expand_menu(BURRACO.menu(state, state.turn), len(state.hands[state.turn])))
        assert len(set(offered)) == len(offered)
        assert set(offered) == set(BURRACO.legal(state))
        others = (seat for seat in range(state.table.players) if seat != state.turn)
        assert not any(list(expand_menu(BURRACO.menu(state, seat), 0)) for seat in others)


def test_the_player_on_turn_always_has_something_to_do(match: list[Moment]) -> None:
    for moment in match:
        if moment.before.phase in (Phase.PICK_UP, Phase.PLAY):
            assert next(BURRACO.legal(moment.before), None) is not None


@pytest.mark.long
def test_actions_events_and_positions_survive_text_and_json(match: list[Moment]) -> None:
    for moment in match[:: max(1, len(match) // 200)]:
        assert parse_action(spell_action(moment.action)) == moment.action
        assert decode(encode(moment.action), Action) == moment.action
        for event in events_of(moment):
            assert decode(encode(event), Event) == event
        text = BURRACO.spell_position(moment.after)
        assert BURRACO.parse_position(text) == moment.after
        assert BURRACO.spell_position(BURRACO.parse_position(text)) == text


def test_a_record_replays_to_the_identical_state(match: list[Moment]) -> None:
    moves = tuple(Move(moment.by, moment.action) for moment in match)
    record = make_record(BURRACO, match[0].before, moves, match[-1].after)
    text = spell_record(BURRACO, record)
    game, again = parse_record(text, {"burraco": BURRACO})
    assert final_state(game, again) == match[-1].after
    assert spell_record(game, again) == text


def test_folding_is_deterministic(match: list[Moment]) -> None:
    log = [event for moment in match for event in events_of(moment)]
    states = []
    for _ in range(2):
        state = match[0].before
        for event in log:
            state = BURRACO.fold(state, event)
        states.append(state)
    assert states[0] == states[1] == match[-1].after


def test_scores_are_multiples_of_five_and_halves_only_when_split(match: list[Moment]) -> None:
    for moment in match:
        for event in events_of(moment):
            if not isinstance(event, HandEnded):
                continue
            assert all(line.points % 5 == 0 for side in event.sides for line in side.lines)
            for side in event.sides:
                assert side.total == sum(line.points for line in side.lines)
                shared = len(side.seats) if moment.before.table.floating else 1
                for seat in side.seats:
                    assert event.points[seat] * shared == side.total
                    assert event.totals[seat] == moment.before.totals[seat] + event.points[seat]


def test_every_random_game_ends_with_somebody_ahead(match: list[Moment]) -> None:
    last = match[-1].after
    assert last.phase is Phase.END
    assert last.winners
    assert all(last.totals[seat] == max(last.totals) for seat in last.winners)
    assert BURRACO.turn(last) is None


def test_nobody_but_the_table_deals(match: list[Moment]) -> None:
    deal = match[0].action
    assert isinstance(deal, Deal)
    for seat in range(match[0].before.table.players):
        assert BURRACO.judge(match[0].before, deal, seat) is not None
    assert BURRACO.judge(match[0].after, deal, TABLE) is not None


# ── Melds ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_fits_a_meld_is_found_by_trying_every_card(match: list[Moment]) -> None:
    law = match[0].before.table.law
    melds = {laid.meld for moment in match for laid in moment.after.melds}
    for meld in sorted(melds, key=spell_meld)[:120]:
        found = {}
        for one, low in product(FACES, (False, True)):
            grown = attach(meld, one, low, law)
            if not isinstance(grown, Fault):
                found[one, low] = grown
                assert Counter(grown.cards) == Counter([*meld.cards, one])
        assert found == dict(fits(meld, law))


def test_a_meld_read_back_from_its_text_is_the_same(match: list[Moment]) -> None:
    law = match[0].before.table.law
    for meld in {laid.meld for moment in match for laid in moment.after.melds}:
        assert read(*_laid(spell_meld(meld)), law) == meld


def _laid(text: str) -> tuple[tuple[Card, ...], Card | None]:
    action = parse_action(f"open {text}")
    assert isinstance(action, Open)
    return action.cards, action.standing[1] if action.standing else None


def test_a_meld_has_at_most_one_wild_besides_a_natural_two(match: list[Moment]) -> None:
    for meld in {laid.meld for moment in match for laid in moment.after.melds}:
        twos_and_jokers = [one for one in meld.cards if one in WILDS]
        assert len(twos_and_jokers) <= (2 if hasattr(meld, "suit") else 1)
        assert 3 <= len(meld) <= 14


@pytest.mark.long
@pytest.mark.parametrize(
    "code, real_three",
    [
        (code, chosen)
        for code, rules in CODES.items()
        for chosen in (False, True)[: 1 + bool(rules.natural_two.choices)]
    ],
)
def test_offers_hold_every_meld_a_hand_can_open_and_each_once(code: str, real_three: bool) -> None:
    """Against brute force: every subset of a hand, every way to read it."""
    rules = CODES[code]
    options = {"natural_two": "below a real three"} if real_three else {}
    law = open_table(rules, 4, options=options).table.law
    rng = random.Random(len(code))
    narrow = [one for one in pack(2) if one.suit == "h" or one.text in ("*", "2s", "As", "3s", "4s", "3d")]
    for round_ in range(16):
        hand = tuple(sorted(rng.sample(narrow if round_ % 2 else pack(2), 10)))
        offered = [meld for offer in offers(hand, law) for meld in expand(offer)]
        assert len(set(offered)) == len(offered)
        for offer in offers(hand, law):
            assert all(contains(offer, meld) for meld in expand(offer))
        readable = set()
        for size in range(3, 11):
            for laid in set(combinations(hand, size)):
                aces = [one for one in laid if one.rank == "A"]
                rest = [one for one in laid if one.rank != "A"]
                for order in ((*aces, *rest), (*rest, *aces)):
                    for stands_for in (None, *FACES[1:13], *FACES[40:51]) if set(laid) & set(WILDS) else (None,):
                        meld = read(order, stands_for, law)
                        if not isinstance(meld, Fault):
                            readable.add(meld)
        assert set(offered) == readable
