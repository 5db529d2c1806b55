"""Orders about cards: penalised, exposed, given back, counted against, shown, drawn blindly."""

from msgspec.structs import replace

from ventaglio.core.cards import Card
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine.duties import Frozen, KeptOff
from ventaglio.games.burraco.engine.events import Moved, Opened, Shown
from ventaglio.games.burraco.engine.melds import is_wild
from ventaglio.games.burraco.engine.state import by_norm, without
from ventaglio.games.burraco.referee.live.bench import Bench
from ventaglio.games.burraco.referee.live.orders.melds import freeze_for_a_while, incomplete
from ventaglio.games.burraco.referee.live.orders.pozzetti import give_pozzetto_back
from ventaglio.games.burraco.referee.live.orders.turn import discard_at_once, seat_of
from ventaglio.games.burraco.referee.live.table import Play
from ventaglio.games.burraco.referee.live.witness import barred_sets, best_part, equal_pair, hanging, less
from ventaglio.law.referee.remedies import Remedy


def _named(bench: Bench, what: str) -> tuple[Card, ...]:
    """Take the cards that an order names off the table into the player's hand, and say which they are.

    What was never laid at this table, whoever calls has named.
    """
    plays, taken, told = bench.plays, bench.taken, bench.incident.named
    match what:
        case "last-play" | "last-meld":
            return tuple(one for play in reversed(_last_play(bench)) for one in bench.take_back(play))
        case "play-before-last":
            return bench.take_back(plays[-2]) if len(plays) > 1 else ()
        case "incomplete-melds":
            found = tuple(one for play in incomplete(bench) for one in less(bench.take_back(play), taken))
            return found + bench.dropped
        case "wrong-cards" if bench.incident.irregularity == "threw-cards-to-attach":
            return bench.take_back(plays[-1]) if plays else told
        case "wrong-meld" | "wrong-cards" | "laid-cards":
            return tuple(one for play in plays if play.astray for one in bench.take_back(play)) or told
        case "surplus-cards" if bench.surplus is not None:
            return bench.surplus
        case "surplus-cards":
            return tuple(one for play in plays if play.astray for one in _surplus(bench, play)) or told
        case "dependent-cards":
            return bench.dropped or _hanging(bench)
        case "remaining-cards":
            return tuple(one for one in bench.returned if one in bench.state.hands[bench.by])
        case "joker":
            return _joker(bench)
        case "unplaceable-cards" if bench.unplaced is not None:
            return bench.unplaced
        case "exposed-card" | "ghost-card" | "lower-card" | "unplaceable-cards" | "attached-cards":
            return told
        case "drawn-card" | "second-card" | "pile-cards" | "collected-card":
            return bench.incident.taken
        case "new-melds":
            return tuple(one for play in reversed(plays) if play.opened for one in bench.take_back(play))
        case _:
            return ()


def _last_play(bench: Bench) -> list[Play]:
    """The last play; where the code takes an addition whole, all the cards last attached to the same meld."""
    plays = bench.plays
    first = len(plays) - 1
    whole = bench.live.rulings.law.whole_addition and not bench.live.early
    while whole and first > 0 and _continues(plays[first - 1], plays[first]):
        first -= 1
    return plays[max(first, 0) :]


def _continues(before: Play, play: Play) -> bool:
    attached = not (before.opened or play.opened or before.astray or play.astray)
    return attached and before.meld == play.meld


def _hanging(bench: Bench) -> tuple[Card, ...]:
    """The cards that hold on only by one wrongly taken, where that one still lies among them."""
    plays = hanging(bench.live, bench.incident)
    return tuple(one for play in reversed(plays) for one in bench.take_back(play))


def _surplus(bench: Bench, play: Play) -> tuple[Card, ...]:
    """The cards of a wrong play that belong to no meld; the rest of an opening, if it is a meld, is laid properly."""
    barred = barred_sets(bench.live, bench.by)
    part = best_part(play.cards, bench.state.table.law, barred) if play.opened else None
    if part is None:
        return bench.take_back(play)
    surplus = without(play.cards, part.cards) or ()
    at = bench.astray(play.cards)
    if at is None:
        return ()
    bench.tell(Moved(f"astray {at}", bench.hand, play.cards, len(play.cards)))
    bench.tell(Opened(bench.by, len(bench.state.melds) + 1, part))
    return surplus


def _joker(bench: Bench) -> tuple[Card, ...]:
    """The joker that the partner has put on a run as he was told to: it comes back to his hand."""
    partner = seat_of(bench, "partner")
    turn = bench.incident.turn
    for play in reversed(bench.live.plays):
        on_run = play.seat == partner and play.turn == turn and not play.opened and is_wild(play.cards[0])
        if on_run and (number := bench.number(play)) is not None:
            bench.by, bench.plays = partner, [play]
            found = bench.take_back(play)
            bench.merged = number
            return found
    raise BadInput("nobody has put a joker on a run in this turn", "no-joker-on-a-run")


def penalise(bench: Bench, remedy: Remedy) -> None:
    cards = _named(bench, remedy.what)
    if not cards and remedy.what != "dependent-cards":
        raise BadInput(f"say which cards are meant by {remedy.what}: cards=…", "name-the-cards")
    bench.hold(cards, exposed=False)
    if remedy.what == "incomplete-melds":
        bench.plays = [one for one in bench.plays if not one.astray and bench.number(one) is not None]
        freeze_for_a_while(bench, 2 if bench.incident.irregularity == "pick-up-out-of-turn" else 1)


def expose(bench: Bench, remedy: Remedy) -> None:
    """What is left of a meld that gave the discard is due at the next turn only."""
    cards = _named(bench, remedy.what)
    left = remedy.what == "remaining-cards"
    if not cards and not left:
        raise BadInput(f"say which cards are meant by {remedy.what}: cards=…", "name-the-cards")
    bench.hold(cards, exposed=True, fresh=left and bench.in_turn)


def not_on_that_meld(bench: Bench, remedy: Remedy) -> None:
    """The joker may go anywhere but where it was suggested."""
    if bench.merged is None:
        return
    mine = (one.seat == bench.by and one.exposed for one in bench.state.duties.held)
    pairs = zip(bench.state.duties.held, mine, strict=True)
    held = tuple(replace(one, off=bench.merged) if own else one for one, own in pairs)
    bench.lay(replace(bench.state.duties, held=held))


def give_back(bench: Bench, remedy: Remedy) -> None:
    """Cards go back where the order says."""
    what = remedy.what
    if what in ("drawn-card", "second-card", "pile-cards") and bench.incident.taken:
        _taken_goes_back(bench, remedy.how)
    elif what == "collected-card" and bench.incident.discard is not None:
        if bench.incident.pozzetto:
            give_pozzetto_back(bench)
        if bench.state.pile and bench.state.pile[-1] is bench.incident.discard:
            bench.tell(Moved("pile", bench.hand, (bench.incident.discard,), 1))
    elif what == "surplus-cards" and remedy.how == "stock-bottom":
        return  # they were put there as they came off the pozzetto
    elif what == "second-wild" or what == "remaining-cards":
        return  # they came back with the meld
    else:
        bench.returned += _named(bench, what)


def _taken_goes_back(bench: Bench, place: str) -> None:
    """Cards wrongly taken go back, out of the melds in which they were laid."""
    taken = bench.incident.taken
    for play in reversed(bench.plays):
        used = tuple(one for one in play.cards if one in bench.taken)
        if used:
            bench.take_back(play, cards=used)
    mine = list(bench.state.hands[bench.by])
    back = []
    for one in taken:
        if one in mine:
            mine.remove(one)
            back.append(one)
    if back:
        bench.tell(Moved(bench.hand, place, tuple(back), len(back)))
    elif place == "stock" and not bench.in_turn and bench.state.pile[-1:] == taken[-1:]:
        # It was his discard: another takes its place.
        bench.tell(Moved("pile", place, taken[-1:], 1))
        if bench.state.hands[bench.by]:
            discard_at_once(bench, by_norm(bench.state.table.rules, bench.state.hands[bench.by])[-1])


# ── Counted against ──────────────────────────────────────────────────────────────────────────────────────────────────


def negative(bench: Bench, remedy: Remedy) -> None:
    """Cards that stay where they are and count against."""
    match remedy.what:
        case "second-wild" | "higher-wild":
            _wild_counts_against(bench)
        case "surplus-cards" if bench.surplus is not None:
            bench.count_against(bench.surplus)
        case "attached-cards":
            _attached_count_against(bench)
        case "ghost-card" | "collected-card":
            bench.count_against(bench.incident.named or bench.incident.taken)
        case _:
            for play in bench.plays:
                if play.astray:
                    bench.count_against(play.cards)


def _wild_counts_against(bench: Bench) -> None:
    """It has come back with the meld; or, where the sets stay apart, it lies in the younger one."""
    if bench.returned:
        bench.count_against(bench.returned[:1])
        return
    pair = equal_pair(replace(bench.live, state=bench.state), bench.incident)
    if pair is None:
        return
    wild = tuple(one for one in bench.state.melds[pair[1] - 1].meld.cards if is_wild(one))[:1]
    frozen = next((one for one in bench.state.duties.frozen if one.meld == pair[1]), None)
    base = Frozen(pair[1], bench.by, bench.cite) if frozen is None else frozen
    bench.freeze(replace(base, against=wild))


def _attached_count_against(bench: Bench) -> None:
    """The cards attached in this turn to the meld that is meant: they stay on it."""
    number, turn = bench.incident.meld, bench.incident.turn
    mine = (one for one in bench.live.plays if one.seat == bench.by and one.turn == turn and not one.opened)
    cards = tuple(one for play in mine if bench.number(play) == number for one in play.cards)
    frozen = next((one for one in bench.state.duties.frozen if one.meld == number), None)
    if number and cards:
        bench.freeze(replace(frozen or Frozen(number, bench.by, bench.cite), against=cards))


# ── What partners have opened ────────────────────────────────────────────────────────────────────────────────────────


def bar_partners_melds(bench: Bench, remedy: Remedy) -> None:
    cards = tuple(one for one in bench.returned if one in bench.state.hands[bench.by])
    if cards:
        melds = len(bench.state.melds)
        more = KeptOff(bench.by, melds, bench.cite, cards, fresh=bench.in_turn, touched=None)
        bench.lay(replace(bench.state.duties, kept_off=(*bench.state.duties.kept_off, more)))


def keep_off(bench: Bench, remedy: Remedy) -> None:
    """Exposed cards, or all the player's, keep off what the partner opens before they have had their turn."""
    duties, melds = bench.state.duties, len(bench.state.melds)
    if remedy.what == "all-cards":
        bench.lay(replace(duties, kept_off=(*duties.kept_off, KeptOff(bench.by, melds, bench.cite))))
        return
    mine = (one.seat == bench.by and one.exposed for one in duties.held)
    held = tuple(replace(one, since=melds) if own else one for one, own in zip(duties.held, mine, strict=True))
    bench.lay(replace(duties, held=held))


# ── Drawn blindly, shown ─────────────────────────────────────────────────────────────────────────────────────────────


def blind_draw(bench: Bench, remedy: Remedy) -> None:
    """A card of the hand that nobody has chosen goes back on the stock."""
    hand = bench.state.hands[bench.by]
    if hand:
        bench.tell(Moved(bench.hand, "stock", (hand[bench.lot % len(hand)],), 1))


def show(bench: Bench, remedy: Remedy) -> None:
    if bench.incident.taken:
        bench.tell(Shown(seat_of(bench, remedy.who), bench.incident.taken))
