"""Orders about melds: put right, frozen, joined, laid again, and what becomes of a burraco in them."""

from collections.abc import Collection, Iterator

from msgspec.structs import replace

from ventaglio.core.cards import Card, spell
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine.duties import Frozen
from ventaglio.games.burraco.engine.events import Event, LaidAstray, Merged, Moved, Opened
from ventaglio.games.burraco.engine.melds import Fault, Law, Meld, attach, classify, is_wild
from ventaglio.games.burraco.engine.state import Phase, by_norm, without
from ventaglio.games.burraco.referee.live.bench import Bench
from ventaglio.games.burraco.referee.live.mending import Mended, mend_attachment, mend_opening
from ventaglio.games.burraco.referee.live.stray import gone_out
from ventaglio.games.burraco.referee.live.table import Play
from ventaglio.games.burraco.referee.live.witness import (
    as_it_was,
    barred_sets,
    best_part,
    equal_pair,
    less,
    whole_meld,
)
from ventaglio.law.referee.remedies import Remedy

# ── Put right ────────────────────────────────────────────────────────────────────────────────────────────────────────


def complete(bench: Bench, remedy: Remedy) -> None:
    """A wrong or incomplete meld is put right with the cards that the player has named."""
    added = bench.incident.named
    freely = remedy.how == "own-choice"
    laid = tuple(one for play in bench.plays if play.astray for one in play.cards) if freely else ()
    if without((*bench.state.hands[bench.by], *laid), added) is None:
        raise BadInput(f"the player does not hold {spell(added)}", "does-not-hold", cards=spell(added))
    most = {"one-card": 1, "replacing-up-to-two": 2}.get(remedy.how)
    if most is not None and len(added) > most:
        raise BadInput(f"no more than {most} may be added", "too-many-added", most=str(most))
    wrong = next((one for one in bench.plays if one.astray and bench.astray(one.cards) is not None), None)
    if wrong is not None:
        _mend(bench, wrong, added, freely=freely)
    elif remedy.what == "incomplete-melds":
        _complete_without_taken(bench, added)


def _as_chosen(play: Play, wanted: tuple[Card, ...], law: Law, barred: Collection[str]) -> Mended | None:
    """The meld that the player has named whole, with at least one of the cards laid; None where he has not."""
    meld = whole_meld(wanted, law, barred)
    kept = tuple(one for one in wanted if one in play.cards)
    return Mended(meld, wanted, less(play.cards, kept)) if meld is not None and kept else None


def _mend(bench: Bench, play: Play, added: tuple[Card, ...], *, freely: bool) -> None:
    state, law = bench.state, bench.state.table.law
    barred = barred_sets(replace(bench.live, state=state), bench.by)
    at = bench.astray(play.cards)
    lies = None if at is None else state.astray[at - 1]
    old = None if play.opened or lies is None or not lies.meld else state.melds[lies.meld - 1].meld
    chosen = _as_chosen(play, added, law, barred) if freely and old is None else None
    if chosen is not None or old is None:
        mended = chosen or mend_opening(play.cards, added, law, barred)
    else:
        mended = mend_attachment(old, play.cards, added, law)
    if mended is None or len(added) == len(state.hands[bench.by]):
        raise _not_mended(added)
    said = [answer for fact, answer in bench.told.items() if fact.startswith("put-right")]
    if said and said[-1] != ("with-surplus" if mended.surplus else "fully"):
        raise BadInput(f"{said[-1]}: with {spell(added)} it is otherwise", "told-otherwise")
    bench.tell(Moved(f"astray {at}", bench.hand, play.cards, len(play.cards)))
    if old is None:
        _open(bench, play, mended.meld)
    elif mended.used and lies is not None:
        bench.tell(Moved(bench.hand, f"meld {lies.meld}", mended.used, len(mended.used), mended.meld))
    bench.surplus = mended.surplus


def _not_mended(added: tuple[Card, ...]) -> BadInput:
    named = spell(added)
    sentence = f"with {named or 'no more cards'} the meld cannot be put right"
    return BadInput(sentence, "meld-not-mended", cards=named)


def _open(bench: Bench, play: Play, meld: Meld) -> None:
    """Lay a meld in the place of a wrong play; from here on it is what the player has laid."""
    bench.tell(Opened(bench.by, len(bench.state.melds) + 1, meld))
    mended = replace(play, cards=meld.cards, meld=len(bench.state.melds), opened=True, astray=False)
    bench.plays = [mended if one is play else one for one in bench.plays]


def incomplete(bench: Bench) -> Iterator[Play]:
    """What was laid that is no meld, or is none without cards wrongly taken."""
    taken = bench.taken
    for play in bench.plays:
        rest = less(play.cards, taken)
        if play.astray or (play.opened and taken and whole_meld(rest, bench.state.table.law) is None):
            yield play


def _complete_without_taken(bench: Bench, added: tuple[Card, ...]) -> None:
    """Melds that cards wrongly taken had made are laid again without them, with what the player adds."""
    law, taken = bench.state.table.law, bench.taken
    for play in list(incomplete(bench)):
        bench.take_back(play)
        own = less(play.cards, taken)
        mended = mend_opening(own, added, law, barred_sets(replace(bench.live, state=bench.state), bench.by))
        if mended is None or mended.surplus:
            raise _not_mended(added)
        _open(bench, play, mended.meld)
        bench.dropped = ()
        return


def lay_again(bench: Bench, remedy: Remedy) -> None:
    """The melds that came back are laid again, as far as a card drawn blindly leaves them whole."""
    law = bench.state.table.law
    for play in [one for one in bench.plays if one.opened]:
        held = without(bench.state.hands[bench.by], play.cards)
        cards = play.cards if held is not None else _refilled(bench, play)
        meld = None if cards is None else whole_meld(cards, law)
        if meld is not None:
            _open(bench, play, meld)


def _refilled(bench: Bench, play: Play) -> tuple[Card, ...] | None:
    """What is left of a meld with the cards that the player has named; None where that cannot be."""
    hand = list(bench.state.hands[bench.by])
    kept = []
    for one in play.cards:
        if one in hand:
            hand.remove(one)
            kept.append(one)
    cards = (*kept, *bench.incident.named)
    return cards if bench.incident.named and without(bench.state.hands[bench.by], cards) is not None else None


def stands(bench: Bench, remedy: Remedy) -> None:
    """A meld whose cards were handed to the partner is good, and so it is laid."""
    cards = bench.incident.named
    handed = remedy.what == "meld" and bench.incident.irregularity == "passed-new-meld" and not bench.live.early
    if handed and cards and without(bench.state.hands[bench.by], cards) is not None:
        barred = barred_sets(replace(bench.live, state=bench.state), bench.by)
        meld = whole_meld(cards, bench.state.table.law, barred)
        if meld is None:
            raise BadInput(f"{spell(cards)} make no meld", "told-otherwise")
        bench.tell(Opened(bench.by, len(bench.state.melds) + 1, meld))
        if bench.bare:
            bench.happen(gone_out(replace(bench.live, state=bench.state), bench.by))


# ── Frozen ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def freeze(bench: Bench, remedy: Remedy) -> None:
    """Freeze the melds that an order names, for a while or for good."""
    match remedy.what, remedy.how:
        case "first-set" | "equal-sets", _:
            _freeze_sets(bench)
        case _, "for-good-negative":
            for play in bench.plays:
                if play.astray:
                    bench.count_against(play.cards)
        case "old-meld", _:
            number = bench.incident.meld
            if not number:
                raise BadInput("say which meld it is: meld=NUMBER", "name-the-meld")
            counted = next((one.against for one in bench.state.duties.frozen if one.meld == number), ())
            bench.freeze(Frozen(number, bench.by, bench.cite, against=counted))
        case _, "for-good":
            for play in list(bench.plays):
                if play.astray:
                    _freeze_wrong(bench, play)
        case _:
            freeze_for_a_while(bench, 2 if remedy.how == "until-turn-after" else 1)


def _freeze_sets(bench: Bench) -> None:
    for number in sets(bench):
        bench.freeze(Frozen(number, bench.by, bench.cite, void=bench.merged is not None, made=bench.made))


def _freeze_wrong(bench: Bench, play: Play) -> None:
    """Where a wrong meld lies, what of it is a meld is frozen; the meld to which a card was put wrongly, too."""
    if play.opened:
        number = settle_wrong_opening(bench, play)
        if number is not None:
            bench.freeze(Frozen(number, bench.by, bench.cite))
        return
    at = bench.astray(play.cards)
    number = bench.state.astray[at - 1].meld if at is not None else _touched(bench, play)
    if number:
        bench.freeze(Frozen(number, bench.by, bench.cite))


def _touched(bench: Bench, play: Play) -> int | None:
    """The meld that wrong cards had been put to, once they have been taken off it."""
    return play.meld if 1 <= play.meld <= len(bench.state.melds) else None


def settle_wrong_opening(bench: Bench, play: Play) -> int | None:
    """Lay properly what of a wrong opening is a meld, and beside it the rest; the number of that meld, if there is one.

    It is too late to take anything back, but only what does not belong to the meld counts against.
    """
    part = best_part(play.cards, bench.state.table.law, barred_sets(bench.live, bench.by))
    at = bench.astray(play.cards)
    if at is None:
        return None
    if part is None:
        bench.surplus = play.cards
        return None
    bench.surplus = without(play.cards, part.cards) or ()
    bench.tell(Moved(f"astray {at}", bench.hand, play.cards, len(play.cards)))
    _open(bench, play, part)
    bench.tell(LaidAstray(bench.by, bench.surplus))
    return len(bench.state.melds)


def freeze_for_a_while(bench: Bench, pick_ups: int) -> None:
    """What was laid counts against while it is frozen, and makes no burraco; one made before stays one."""
    if bench.state.turn == bench.by and bench.state.phase is Phase.PICK_UP and pick_ups == 1:
        pick_ups = 2  # he has yet to make up for the pick-up of this turn, which frees nothing
    elif bench.state.turn == bench.by and bench.incident.turn < bench.state.turns and pick_ups == 2:
        pick_ups = 1  # he has picked up in his limited turn already
    cards: dict[int, tuple[Card, ...]] = {}
    before: dict[int, Meld | None] = {}
    for play in bench.plays:
        mine = less(play.cards, bench.taken)
        left = bench.number(replace(play, cards=mine or play.cards)) or _as_before(bench, play)
        number = None if play.astray else left
        if number is not None:
            cards[number] = (*cards.get(number, ()), *mine)
            before.setdefault(number, play.before)
    law = bench.state.table.law
    for_good = {one.meld for one in bench.state.duties.frozen if one.pick_ups is None and not bench.live.early}
    for number, laid in cards.items():
        if number in for_good:
            continue
        old = before[number]
        made = None if old is None else classify(old, law)
        bench.freeze(Frozen(number, bench.by, bench.cite, pick_ups, laid, void=True, made=made))


def _as_before(bench: Bench, play: Play) -> int | None:
    """The meld to which only a card wrongly taken had been attached: without it, it is what it was."""
    if play.before is None:
        return None
    cards = play.before.cards
    return next((number for number, laid in enumerate(bench.state.melds, 1) if laid.meld.cards == cards), None)


def void_burraco(bench: Bench, remedy: Remedy) -> None:
    duties = bench.state.duties
    mine = {bench.number(play) for play in bench.plays if not play.astray} | set(sets(bench))
    frozen = tuple(replace(one, void=True) if one.meld in mine else one for one in duties.frozen)
    bench.lay(replace(duties, frozen=frozen))


# ── Joined ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def sets(bench: Bench) -> tuple[int, ...]:
    """The set that was joined, or the equal sets that stay apart."""
    if bench.merged is not None:
        return (bench.merged,)
    return equal_pair(replace(bench.live, state=bench.state), bench.incident) or ()


def merge(bench: Bench, remedy: Remedy) -> None:
    """Two equal sets become one; of two wilds the one that the code wants out of it comes back to the hand."""
    pair = equal_pair(bench.live, bench.incident)
    if pair is None:
        return
    older, newer = pair
    second = bench.state.melds[newer - 1].meld
    first = bench.state.melds[older - 1].meld
    bench.merged = older
    bench.made = classify(as_it_was(bench.live, bench.incident, older), bench.state.table.law)
    wilds = [next((one for one in meld.cards if is_wild(one)), None) for meld in (first, second)]
    if wilds[0] is None or wilds[1] is None:
        bench.tell(Merged(older, newer, _grown(first, second.cards, bench)))
        return
    higher = by_norm(bench.state.table.rules, (wilds[0], wilds[1]))[0]
    out = higher if bench.orders_about("higher-wild") else wilds[1]
    bench.tell(Moved(f"meld {newer}", bench.hand, second.cards, len(second.cards)))
    if out is wilds[1]:
        bench.tell(_joined(bench, older, without(second.cards, (out,)) or ()))
    else:
        left = replace(first, wild=None)
        bench.tell(Moved(f"meld {older}", bench.hand, (out,), 1, left))
        bench.tell(_joined(bench, older, second.cards))
    bench.returned = (out,)


def _joined(bench: Bench, number: int, cards: tuple[Card, ...]) -> Event:
    meld = _grown(bench.state.melds[number - 1].meld, cards, bench)
    return Moved(bench.hand, f"meld {number}", cards, len(cards), meld)


def _grown(meld: Meld, cards: tuple[Card, ...], bench: Bench) -> Meld:
    for one in cards:
        grown = attach(meld, one, False, bench.state.table.law)
        if not isinstance(grown, Fault):
            meld = grown
    return meld
