"""The search: whether the first side makes what is needed, and which ranks that rests on.

What is sought is a number of thirds from the trick on the table to the end, the last trick included. Each call asks one
question, whether it reaches ``need``, and answers with a bound: at least ``need`` if it does, below it if it does not.

With every answer comes the set of cards whose rank mattered. Any deal in which these lie the same, and the others keep
their suits, has the same answer; `memory` lives on that, and so does passing over a card that only differs from one
already tried in what did not matter.
"""

# What is read from an array has no type of its own.
# mypy: disable-error-code="no-any-return"

from ventaglio.games.common.kernel.bits import ones, top
from ventaglio.games.common.kernel.compiling import compiled_at_once, inner
from ventaglio.games.tressette.kernel.solver.bits import RANKS, SUIT, suit_of, upwards
from ventaglio.games.tressette.kernel.solver.ending import last_one, last_two
from ventaglio.games.tressette.kernel.solver.layout import (
    ACES,
    BUDGET,
    CARD,
    COUNTED,
    END,
    FEWEST,
    HALT,
    HANDS,
    MATTERED,
    MOVES,
    NODES,
    RELEVANT,
    SCORE,
    SIDES,
    STOPPED,
    Near,
)
from ventaglio.games.tressette.kernel.solver.memory import (
    DEPTH,
    HIGH,
    LOW,
    aces,
    counted,
    depth_of,
    full_key,
    highest,
    holders,
    holders_high,
    recall,
    remember,
    shelf,
)
from ventaglio.games.tressette.kernel.solver.order import learn, list_leads, list_replies
from ventaglio.games.tressette.kernel.solver.sure import CARDS, SHIFT, cashed, conceded


@inner
def _passed_over(move: int, begin: int, need: int, maximising: bool, others: int, bench: Near) -> int:
    """Whether a card need not be tried since one like it was: the cards that rests on, or -1.

    Two cards of a suit are alike if nobody has one between them, or if the rank of neither mattered when the first was
    tried. They may count differently, and what came of the first is corrected by the difference.
    """
    card = bench[CARD + move]
    bit = 1 << card
    value = (bench[COUNTED] >> card & 1) + 2 * (bench[ACES] >> card & 1)
    for tried in range(begin, move):
        other = bench[CARD + tried]
        if suit_of(other) != suit_of(card):
            continue
        mattered = bench[MATTERED + tried]
        pair = bit | 1 << other
        if mattered & pair != 0:
            low, high = min(card, other), max(card, other)
            if others >> low & (1 << high - low) - 1 != 0:
                continue
            mattered |= pair
        differs = abs(value - (bench[COUNTED] >> other & 1) - 2 * (bench[ACES] >> other & 1))
        came = bench[SCORE + tried] + differs if maximising else bench[SCORE + tried] - differs
        if came < need if maximising else came >= need:
            bench[SCORE + move] = came
            return mattered
    return -1


@inner
def _with_runs(relevant: int, hand: int, best: int, seen: int, place: int) -> int:
    """With a card that mattered, those of the hand that are as good: they were not tried because it was."""
    cards = hand
    if place > 0 and hand & SUIT << RANKS * suit_of(best) != 0:
        cards = hand & SUIT << RANKS * suit_of(best)
    before = -1
    while cards != 0:
        card = top(cards)
        cards ^= 1 << card
        same = suit_of(before) == suit_of(card)
        if same and relevant >> before & 1 and (seen & ~hand) >> card & (1 << before - card) - 1 == 0:
            relevant |= 1 << card
        before = card
    return upwards(relevant) & seen


@compiled_at_once
def search(
    ply: int,
    need: int,
    leader: int,
    total: int,
    lengths: int,
    best: int,
    taker: int,
    gathered: int,
    laid: int,
    bench: Near,
) -> int:
    """A bound of what the first side makes from this trick on.

    ``total`` is what the two sides will make together; ``lengths`` says how many cards everybody has of each suit, as
    the key of the memory has it; ``laid`` are the cards of the trick, ``gathered`` what they count, ``best`` the one
    that wins so far and ``taker`` who played it.
    """
    place = ply & 3
    out = bench[HANDS] | bench[HANDS + 1] | bench[HANDS + 2] | bench[HANDS + 3]
    seat = leader + place & 3
    maximising = (bench[SIDES] >> seat ^ bench[FEWEST]) & 1 == 0
    key = spot = first = second = count = ace = 0
    if place == 0:
        best, gathered, laid = -1, 0, 0
        bench[RELEVANT + ply] = 0
        if need <= 0:
            return 0
        if need > total:
            return total
        tricks = bench[END] - ply >> 2
        if tricks <= 1:
            return last_one(ply, leader, total, bench)
        if tricks == 2:
            return last_two(ply, need, leader, total, bench)
        bench[NODES] += 1
        if bench[NODES] > bench[BUDGET] or bench[HALT] != 0:
            bench[STOPPED] = 1
        if bench[STOPPED] != 0:
            return 0
        key = full_key(lengths, leader, tricks, bench)
        spot = shelf(key, bench)
        first, second = holders(out, bench), holders_high(out, bench)
        count, ace = counted(out, bench), aces(out, bench)
        found = recall(spot, key, need, first, second, count, ace, bench)
        if found >= 0:
            row, short = found & CARDS, found >> 40
            bench[RELEVANT + ply] = highest(out, bench[row + DEPTH])
            if bench[row + LOW] >= need:
                return bench[row + LOW] - short
            return bench[row + HIGH] + short
        if bench[FEWEST] == 0:
            bound = cashed(leader, tricks, total, bench)
            least = bound >> SHIFT
            if maximising and least >= need:
                bench[RELEVANT + ply] = bound & CARDS
                return least
            if not maximising and total - least < need:
                bench[RELEVANT + ply] = bound & CARDS
                return total - least
            bound = conceded(leader, tricks, total, bench)
            if bound >= 0:
                least = bound >> SHIFT
                if not maximising and least >= need:
                    bench[RELEVANT + ply] = bound & CARDS
                    return least
                if maximising and total - least < need:
                    bench[RELEVANT + ply] = bound & CARDS
                    return total - least
        chosen = list_leads(ply, seat, bench)
    else:
        chosen = list_replies(ply, seat, place, best, taker, gathered, out | laid, bench)
    seen = out | laid
    hand = bench[HANDS + seat]
    begin = ply * MOVES
    result = -1 if maximising else 1000
    relevant = 0
    cut = False
    for move in range(begin, begin + chosen):
        card = bench[CARD + move]
        bit = 1 << card
        if move > begin:
            alike = _passed_over(move, begin, need, maximising, seen & ~hand, bench)
            if alike >= 0:
                bench[MATTERED + move] = upwards(alike) & seen
                relevant |= alike
                value = bench[SCORE + move]
                result = max(result, value) if maximising else min(result, value)
                continue
        bench[HANDS + seat] = hand ^ bit
        suit = suit_of(card)
        shorter = lengths - (1 << 12 * seat + 4 * suit) if suit < 3 else lengths
        now = gathered + (bench[COUNTED] >> card & 1) + 2 * (bench[ACES] >> card & 1)
        wins = place == 0 or (suit == suit_of(best) and card > best)
        if place < 3:
            value = search(
                ply + 1,
                need,
                leader,
                total,
                shorter,
                card if wins else best,
                seat if wins else taker,
                now,
                laid | bit,
                bench,
            )
            mattered = bench[RELEVANT + ply + 1]
        else:
            winner = seat if wins else taker
            highest_card = card if wins else best
            made = 0 if bench[SIDES] >> winner & 1 else now
            left = need - made
            mattered = 0
            if left <= 0:
                value = made
            elif left > total - now:
                value = made + total - now
            else:
                # A new trick has nothing of this one: the last four are not looked at. Nor may they be plain numbers,
                # as the function would be compiled once more for these, and could not be loaded again.
                value = made + search(ply + 1, left, winner, total - now, shorter, best, taker, now, laid, bench)
                mattered = bench[RELEVANT + ply + 1]
            # Who wins rests on the highest card, unless nobody else followed suit.
            if ones((laid | bit) & SUIT << RANKS * suit_of(highest_card)) > 1:
                mattered |= 1 << highest_card
        bench[HANDS + seat] = hand
        if bench[STOPPED] != 0:
            return 0
        bench[SCORE + move] = value
        if chosen > 1:
            bench[MATTERED + move] = upwards(mattered) & seen
        if maximising:
            result = max(result, value)
            cut = value >= need
        else:
            result = min(result, value)
            cut = value < need
        if place == 0:
            learn(seat, card, cut, bench)
        if cut:
            relevant = mattered
            break
        relevant |= mattered
    relevant = upwards(relevant) & seen
    if not cut and hand & hand - 1 != 0:
        relevant = _with_runs(relevant, hand, best, seen, place)
    bench[RELEVANT + ply] = relevant
    if place == 0:
        low, high = (result, total) if result >= need else (0, result)
        remember(spot, key, first, second, count, ace, depth_of(relevant), low, high, bench)
    return result
