"""The draw for seats: who is served first, who deals first, who sits where, and who must draw again.

Players are numbered as they came; sides are given as tuples of players, as the match was entered. The result lists the
players seat by seat, beginning with the first dealer at A.
"""

from random import Random

import msgspec

from ventaglio.core.cards import JOKER, Card, pack
from ventaglio.core.refusal import Refusal
from ventaglio.games.burraco.engine.reasons import refuse
from ventaglio.games.burraco.engine.rules import Rules, SeatDraw

Player = int


class Seating(msgspec.Struct, frozen=True):
    """Who sits where. The first dealer is the first of ``seats``, the served player the second."""

    seats: tuple[Player, ...]
    served: Player
    dealer: Player
    score_keeper: Player | None


class DrawAgain(msgspec.Struct, frozen=True):
    """These players drew the same card; they keep their place before the others and draw again."""

    players: tuple[Player, ...]


def draw_pack(rules: Rules) -> tuple[Card, ...]:
    """The cards from which seats are drawn."""
    if rules.seat_draw.value is SeatDraw.ONE_SPREAD:
        return (*pack(1, jokers=0), JOKER)
    return pack(2)


def judge_draw(rules: Rules, place: int, spread: int) -> Refusal | None:
    """Whether the card at this place of the spread (from 0) may be taken."""
    if not 0 <= place < spread:
        return refuse(rules, "no-card-there")
    if rules.seat_draw.value is SeatDraw.ONE_SPREAD and place in (0, spread - 1):
        return refuse(rules, "end-of-spread")
    return None


def draw_seats(
    rules: Rules, sides: tuple[tuple[Player, ...], ...], rng: Random
) -> tuple[tuple[tuple[Card, ...], ...], Seating]:
    """The cards that everybody has drawn from the spread, until no two were level, and the seats they give."""
    spread = list(draw_pack(rules))
    rng.shuffle(spread)
    draws: list[tuple[Card, ...]] = [()] * sum(map(len, sides))
    result: Seating | DrawAgain = DrawAgain(tuple(range(len(draws))))
    while isinstance(result, DrawAgain):
        for player in result.players:
            free = [place for place in range(len(spread)) if judge_draw(rules, place, len(spread)) is None]
            draws[player] += (spread.pop(rng.choice(free)),)
        result = seat_players(rules, tuple(draws), sides)
    return tuple(draws), result


def order_of(rules: Rules, one: Card) -> tuple[int, int]:
    """The rank of a card in the draw; lower sorts first, equal cards are level. Every joker is equal."""
    return rules.ranks.value.index(one.rank), rules.suits.value.find(one.suit)


def seat_players(
    rules: Rules, draws: tuple[tuple[Card, ...], ...], sides: tuple[tuple[Player, ...], ...]
) -> Seating | DrawAgain:
    """The seats that the draw gives, or who must draw again.

    ``draws`` holds for each player the cards drawn, the first one first; further ones count only between players whose
    earlier cards were equal.
    """
    keys = [tuple(order_of(rules, one) for one in drawn) for drawn in draws]
    # Where nobody draws again, whoever came first goes before another with the same card.
    ranking = sorted(range(len(draws)), key=lambda player: keys[player])
    level = tuple(player for player in ranking if keys.count(keys[player]) > 1)
    if level and rules.draw_again.value:
        return DrawAgain(tuple(player for player in ranking if keys[player] == keys[level[0]]))
    highest = ranking[0]
    served = highest if rules.highest_is_served.value else ranking[-1]
    own = next(side for side in sides if served in side)
    opponents = [player for player in ranking if player not in own]
    dealer = opponents[-1 if rules.lowest_opponent_deals.value else 0]
    return Seating(
        seats=_around(served, dealer, ranking, sides),
        served=served,
        dealer=dealer,
        score_keeper=highest if rules.highest_keeps_score.value else None,
    )


def _around(
    served: Player, dealer: Player, ranking: list[Player], sides: tuple[tuple[Player, ...], ...]
) -> tuple[Player, ...]:
    """Dealer, served, then alternately the rest of their sides, higher draws first; singles in the draw's order."""
    if all(len(side) == 1 for side in sides):
        others = [player for player in ranking if player not in (served, dealer)]
        return dealer, served, *others
    lines = []
    for head in (dealer, served):
        side = next(side for side in sides if head in side)
        lines.append([head, *(player for player in ranking if player in side and player != head)])
    return tuple(player for pair in zip(*lines, strict=True) for player in pair)
