"""Orders about turns: stopping, picking up, what the opponents choose, what a hint forbids, and the discard."""

from msgspec.structs import replace

from ventaglio.core.cards import Card
from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.burraco.engine.acting import act, pozzetto_taken
from ventaglio.games.burraco.engine.actions import Discard as ActDiscard
from ventaglio.games.burraco.engine.actions import Expire
from ventaglio.games.burraco.engine.duties import (
    Forbidden,
    Limited,
    PickUp,
    Prepared,
    exposed,
    free_cards,
    penalised,
)
from ventaglio.games.burraco.engine.events import Attached, Discarded, Moved, Opened, TurnGiven
from ventaglio.games.burraco.engine.judge import closes_by_discarding, judge, may_not_close
from ventaglio.games.burraco.engine.melds import Fault, attach
from ventaglio.games.burraco.engine.state import (
    Phase,
    State,
    by_norm,
    may_take_pozzetto,
    stock_is_out,
    without,
)
from ventaglio.games.burraco.referee.live.bench import Bench, hand_of
from ventaglio.games.burraco.referee.live.choices import PICK_UP, SUGGESTED
from ventaglio.games.burraco.referee.live.placing import PLACE, chosen, handed_over, taken_back
from ventaglio.games.burraco.referee.live.play import attempt
from ventaglio.games.burraco.referee.live.stray import gone_out
from ventaglio.games.burraco.referee.live.witness import whole_meld
from ventaglio.law.referee.inquiry import Question
from ventaglio.law.referee.remedies import Remedy


def seat_of(bench: Bench, who: str) -> Seat:
    """The seat that an order names."""
    state, offender = bench.state, bench.offender
    match who:
        case "partner":
            sides = state.sides
            others = (seat for seat, side in enumerate(sides) if side == sides[offender] and seat != offender)
            return next(others, offender)
        case "player-on-turn":
            return state.turn
        case "next-player":
            return (offender + 1) % state.table.players
        case "first-of-side":
            return first_to_pick_up(state, state.sides[offender])
        case _:
            return offender


def first_to_pick_up(state: State, side: int) -> Seat:
    """The player of a side who is the next to pick up."""
    first = state.turn if state.phase is Phase.PICK_UP else state.turn + 1
    seats = ((first + step) % state.table.players for step in range(state.table.players))
    return next(seat for seat in seats if state.sides[seat] == side)


def stop(bench: Bench, remedy: Remedy) -> None:
    """Only a turn in progress can be stopped."""
    if seat_of(bench, remedy.who) == bench.state.turn:
        bench.lay(replace(bench.state.duties, stopped=bench.cite))


# ── The pick-up ──────────────────────────────────────────────────────────────────────────────────────────────────────


def limit(bench: Bench, remedy: Remedy) -> None:
    """His next turn is a pick-up of this kind and a discard."""
    _limit(bench, Limited(seat_of(bench, remedy.who), bench.cite, PickUp(remedy.how)))


def _limit(bench: Bench, limited: Limited) -> None:
    others = tuple(one for one in bench.state.duties.limited if one.seat != limited.seat)
    bench.lay(replace(bench.state.duties, limited=(*others, limited)))


def pick_up(bench: Bench, remedy: Remedy) -> None:
    """He picks up what he did not; a player who has already discarded draws at once."""
    seat = seat_of(bench, remedy.who)
    if bench.incident.until is not None and seat == bench.offender and not bench.live.early:
        return
    if seat == bench.state.turn and bench.state.phase is Phase.PLAY and seat == bench.offender:
        bench.tell(TurnGiven(seat, Phase.PICK_UP))
    state = bench.state
    if seat == state.turn and state.phase is Phase.PICK_UP:
        _limit(bench, Limited(seat, bench.cite, PickUp(remedy.how), plays=seat != bench.offender))
    elif seat != bench.offender:
        stopped = any(step.remedy.do == "stop" and seat_of(bench, step.remedy.who) == seat for step in bench.steps)
        _limit(bench, Limited(seat, bench.cite, PickUp(remedy.how), plays=not stopped))
    elif not stock_is_out(state):
        bench.tell(Moved("stock", hand_of(seat), state.stock[:1], 1))
        bench.returned = (*bench.returned, *state.stock[:1])


def choose(bench: Bench, remedy: Remedy) -> None:
    """What the opponents have chosen: what the next of the side picks up, or where cards go."""
    if remedy.what == "pick-up":
        seat = first_to_pick_up(bench.state, bench.state.sides[bench.offender])
        _limit(bench, Limited(seat, bench.cite, PickUp(bench.told[PICK_UP]), plays=True))
    elif handed_over(bench.live, bench.incident):
        _place_all(bench)
    elif PLACE in bench.told:
        _place(bench, int(bench.told[PLACE]))


def _place_all(bench: Bench) -> None:
    """Cards handed over go where the opponents have put them, each by itself."""
    placing = chosen(bench.live, bench.incident, bench.told)
    if isinstance(placing, Question):
        raise BadInput(f"say where the cards go: {placing.fact}", "name-the-meld")
    cards = bench.incident.named
    taken_back(bench)
    for put in placing:
        bench.tell(Attached(bench.by, put.meld, cards[put.at], put.low, put.grown))
    put_down = {put.at for put in placing}
    bench.unplaced = tuple(one for at, one in enumerate(cards) if at not in put_down)
    if bench.bare:
        bench.happen(gone_out(replace(bench.live, state=bench.state), bench.by))


def _place(bench: Bench, target: int) -> None:
    play = next((one for one in bench.plays if not one.opened and not one.astray), None)
    if play is None or bench.number(play) == target:
        return
    grown = attach(bench.state.melds[target - 1].meld, play.cards[0], False, bench.state.table.law)
    if isinstance(grown, Fault) or not bench.take_back(play):
        return
    bench.tell(Attached(bench.by, target, play.cards[0], False, grown))


def opposite(bench: Bench, remedy: Remedy) -> None:
    """The partner may not do what was suggested to him: what he picks up, lays or discards is bound."""
    seat, suggested = seat_of(bench, remedy.who), bench.told[SUGGESTED]
    if bench.told.get("hint-followed") == "yes" and suggested == "lay":
        _take_back_what_followed(bench)
    if suggested in ("draw", "collect"):
        other = PickUp.COLLECT if suggested == "draw" else PickUp.DRAW
        _limit(bench, Limited(seat, bench.cite, other, plays=True))
    elif suggested in ("lay", "discard"):
        cards = bench.incident.named
        if suggested == "discard" and not cards:
            raise BadInput("say which card was to be discarded: cards=…", "name-the-cards")
        more = Forbidden(seat, bench.cite, laying=suggested == "lay", cards=cards)
        bench.lay(replace(bench.state.duties, forbidden=(*bench.state.duties.forbidden, more)))


def _take_back_what_followed(bench: Bench) -> None:
    """What he has laid as he was told to comes back to his hand; a pick-up, once made, stays."""
    named = set(bench.incident.named)
    for play in reversed(bench.plays):
        if not named or named & set(play.cards):
            bench.take_back(play)


def close_now(bench: Bench, remedy: Remedy) -> None:
    """The partner who was about to close does so with his last card; what that leads to, the other orders say."""
    seat = seat_of(bench, "partner")
    hand = bench.state.hands[seat]
    if seat != bench.state.turn or len(hand) != 1:
        raise BadInput("the partner is not about to close", "told-otherwise")
    article = any(step.remedy.do == "apply-article" for step in bench.steps)
    if article and not bench.live.early:
        _made_to_discard(bench, seat)
    else:
        bench.tell(Discarded(seat, hand[0]))


def _made_to_discard(bench: Bench, seat: Seat) -> None:
    """The player discards his only card. What is wrong with that, the table notes: the article on it follows."""
    try:
        one = bench.state.hands[seat][0]
        bench.happen(attempt(replace(bench.live, state=bench.state), ActDiscard(one), seat))
    except IllegalAction:
        raise BadInput("that card cannot be discarded", "told-otherwise") from None


def _would_close_wrongly(bench: Bench, seat: Seat) -> bool:
    """Whether the only card that a player has would close the hand, and may not."""
    hand = bench.state.hands[seat]
    closes = bench.state.phase is Phase.PLAY and closes_by_discarding(bench.state, seat) and not bench.live.early
    return closes and may_not_close(bench.state, seat, hand[0]) is not None


# ── The discard ──────────────────────────────────────────────────────────────────────────────────────────────────────


def discard(bench: Bench, remedy: Remedy) -> None:
    """Which card must be the discard, where an order says so."""
    seat = seat_of(bench, remedy.who)
    now = remedy.how == "now"
    match remedy.what:
        case "any-card" if now and seat == bench.state.turn:
            bench.lay(replace(bench.state.duties, stopped=bench.state.duties.stopped or bench.cite))
        case "last-attached" if bench.plays:
            _last_attached(bench)
        case "one-of-last-meld" if bench.plays:
            bench.returned = bench.returned or _opened_last(bench)
            if bench.told.get("rest-valid") == "yes":
                _lay_the_rest(bench)
            else:
                _must_discard(bench, bench.returned)
        case "second-wild":
            _must_discard(bench, bench.returned)
        case "higher-wild":
            bench.hold(bench.returned, exposed=False)
        case "drawn-card":
            _drawn(bench, seat, now)
        case "prepared-card":
            _prepare(bench, seat, bench.incident.named or _free(bench, seat))
        case "exposed-card" if remedy.how != "end-of-turn":
            _exposed(bench, seat, now)
        case "ghost-card":
            _to_whoever_discards_it(bench, seat)
        case "penalised-cards" if now and bench.in_turn and seat == bench.state.turn:
            bench.lay(replace(bench.state.duties, stopped=bench.state.duties.stopped or bench.cite))
        case "penalised-cards" if now and not bench.in_turn:
            due = by_norm(bench.state.table.rules, penalised(bench.state.duties, seat))
            if due:
                discard_at_once(bench, due[0])
        case "highest-card" if seat == bench.state.turn and _would_close_wrongly(bench, seat):
            _made_to_discard(bench, seat)
        case "highest-card" if judge(bench.state, Expire(), TABLE) is None and seat == bench.state.turn:
            for event in act(bench.state, Expire(), TABLE):
                bench.tell(event)
        case "other-card" if bench.incident.discard is not None and not bench.in_turn:
            hand = [one for one in bench.state.hands[bench.by] if one is not bench.incident.discard]
            if hand:
                discard_at_once(bench, by_norm(bench.state.table.rules, hand)[-1])
            elif bench.plays and not bench.live.early:
                _from_last_play(bench)
        case _:
            pass


def _from_last_play(bench: Bench) -> None:
    """Who has no other card left discards one of his last play; of a meld the rest stays, if it is one still."""
    if not bench.plays[-1].opened:
        _last_attached(bench)
        return
    bench.returned = bench.take_back(bench.plays[-1])
    laid = len(bench.state.melds)
    _lay_the_rest(bench)
    if len(bench.state.melds) == laid:
        _must_discard(bench, bench.returned)


def _opened_last(bench: Bench) -> tuple[Card, ...]:
    opened = next((one for one in reversed(bench.plays) if one.opened), None)
    return () if opened is None else bench.take_back(opened)


def _lay_the_rest(bench: Bench) -> None:
    """One card of the meld is the discard, the lowest without which the others are one still; they stay."""
    law = bench.state.table.law
    for one in reversed(by_norm(bench.state.table.rules, bench.returned)):
        meld = whole_meld(without(bench.returned, (one,)) or (), law)
        if meld is not None:
            bench.tell(Opened(bench.by, len(bench.state.melds) + 1, meld))
            bench.returned = (one,)
            _must_discard(bench, (one,))
            return


def _must_discard(bench: Bench, cards: tuple[Card, ...]) -> None:
    if not cards:
        return
    if bench.in_turn:
        if bench.state.phase is not Phase.PLAY:
            bench.tell(TurnGiven(bench.by, Phase.PLAY))
        bench.lay(replace(bench.state.duties, stopped=bench.cite, discard=cards))
    else:
        discard_at_once(bench, by_norm(bench.state.table.rules, cards)[-1])


def discard_at_once(bench: Bench, one: Card) -> None:
    """Put a discard on the pile without giving the turn back; of several cards that serve, the lowest goes."""
    if one not in bench.state.hands[bench.by]:
        return
    bench.tell(Moved(bench.hand, "pile", (one,), 1))
    if not bench.state.hands[bench.by] and may_take_pozzetto(bench.state, bench.by):
        # It was his last card: now he goes to the pozzetto by his discard, as he should have.
        bench.tell(pozzetto_taken(bench.state, bench.by, direct=False))


def _last_attached(bench: Bench) -> None:
    play = bench.plays[-1]
    if play.opened:
        return
    cards = bench.take_back(play)
    if not cards:
        return
    if bench.in_turn:
        bench.tell(Discarded(bench.by, play.cards[0]))
    else:
        bench.tell(Moved(bench.hand, "pile", play.cards, 1))


def _drawn(bench: Bench, seat: Seat, now: bool) -> None:
    """The card drawn goes: the one he will draw, or the one he has drawn because his discard had to go back."""
    if now and bench.incident.discard is not None and not bench.in_turn:
        if bench.returned:
            discard_at_once(bench, bench.returned[-1])
        return
    limited = bench.state.duties.limited
    thrown = tuple(replace(one, throws=True) if one.seat == seat else one for one in limited)
    bench.lay(replace(bench.state.duties, limited=thrown))


def _prepare(bench: Bench, seat: Seat, cards: tuple[Card, ...]) -> None:
    """The next discard is one of these; where he has not named one, one that he holds now and that is not penalised."""
    if cards:
        more = Prepared(seat, cards, bench.cite)
        others = tuple(one for one in bench.state.duties.prepared if one.seat != seat)
        bench.lay(replace(bench.state.duties, prepared=(*others, more)))


def _free(bench: Bench, seat: Seat) -> tuple[Card, ...]:
    return free_cards(bench.state.duties, seat, bench.state.hands[seat])


def _exposed(bench: Bench, seat: Seat, now: bool) -> None:
    cards = exposed(bench.state.duties, seat) or bench.incident.named
    cards = tuple(one for one in cards if one in bench.state.hands[seat])
    if not cards:
        raise BadInput("say which card is exposed: cards=…", "name-the-cards")
    if now and seat == bench.state.turn and bench.state.phase is Phase.PLAY:
        bench.lay(replace(bench.state.duties, stopped=bench.cite, discard=cards))
    else:
        _prepare(bench, seat, cards)


def _to_whoever_discards_it(bench: Bench, seat: Seat) -> None:
    """A card found hidden is discarded by the first of the side who plays, whichever of the two had laid it."""
    cards = bench.incident.named
    if bench.state.sides[seat] != bench.state.sides[bench.offender]:
        seat = bench.by  # whoever had added cards has discarded: it is his at his next turn
    if not cards or any(one not in bench.state.hands[bench.by] for one in cards):
        raise BadInput("say which card was found: cards=…", "name-the-cards")
    if seat != bench.by:
        duties = bench.state.duties
        held = tuple(one for one in duties.held if not (one.seat == bench.by and one.cards == cards))
        bench.lay(replace(duties, held=held))
        bench.tell(Moved(bench.hand, hand_of(seat), cards, len(cards)))
        bench.by = seat
    bench.hold(cards, exposed=False)
