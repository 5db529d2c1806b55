"""The columns of the tables, each with its type and its meaning: the documentation and the files are made from here."""

from typing import Final, NamedTuple


class Column(NamedTuple):
    """A column of a table."""

    name: str
    type: str
    """``int16``, ``bytes``, ``word`` for one of few texts; with ``[]`` a list."""
    meaning: str


Columns = tuple[Column, ...]

FORMAT: Final = 1
"""The version of the tables: a column that means something else is a new version, a further column is not."""

_HAND: Final = Column("hand", "int64", "the number of the hand, from 0: with the seed it fixes the deal")

BURRACO_HANDS: Final[Columns] = (
    _HAND,
    Column("dealer", "int8", "the seat that dealt; seat 0 is A"),
    Column(
        "order",
        "bytes",
        "the shuffled pack from the top, a byte a card: 0 to 51 by suit (♥ ♦ ♣ ♠) and rank, 52 a joker",
    ),
    Column("cut", "int16", "how many cards the cutter lifted"),
    Column("moves", "int16", "how many rows the hand has in the table of moves"),
    Column("turns", "int16", "turns that were finished"),
    Column("how", "word", "how it ended: closed, stock, stall"),
    Column("closer", "int8", "the seat that closed; -1 for none"),
    Column("stock", "int16", "cards left in the stock"),
    Column("sides", "int8[]", "the side of each seat at the end: with three and five they form during the hand"),
    Column("points", "int16[]", "what the side of each seat made"),
    Column("clean", "int8[]", "clean burrachi of the side of each seat"),
    Column("semi", "int8[]", "semi-clean burrachi of the side of each seat"),
    Column("dirty", "int8[]", "dirty burrachi of the side of each seat"),
    Column("took", "int8[]", "the seats that took a pozzetto, in order"),
    Column("took_turn", "int16[]", "turns that were finished when each was taken"),
    Column("took_direct", "int8[]", "1 for each that was taken in mid-turn, 0 for each taken with the discard"),
)

BURRACO_MOVES: Final[Columns] = (
    _HAND,
    Column("move", "int16", "the number of the move in its hand, from 0"),
    Column("turn", "int16", "turns that were finished before it"),
    Column("seat", "int8", "who made it; -1 for the referee, who is called for a stall"),
    Column("kind", "word", "draw, take, open, attach, discard, watch-stall"),
    Column("action", "word", "the move as records write it"),
    Column("cards", "int8", "how many cards it moved"),
    Column("held", "int8", "cards in the hand of the player before it"),
    Column("pile", "int16", "cards on the pile before it"),
    Column("stock", "int16", "cards in the stock before it"),
)

TRESSETTE_HANDS: Final[Columns] = (
    _HAND,
    Column("dealer", "int8", "the seat that dealt; seat 0 is A"),
    Column(
        "order", "bytes", "the shuffled pack from the top, a byte a card: 0 to 39 by suit (d s c b) and rank (A 2 … R)"
    ),
    Column("cut", "int16", "how many cards the cutter lifted"),
    Column("moves", "int16", "how many rows the hand has in the table of moves"),
    Column("tricks", "int8", "tricks that were played"),
    Column("how", "word", "how it ended: played, or claimed by a lay-down"),
    Column("sides", "int8[]", "the side of each seat"),
    Column("points", "int8[]", "what the side of each seat made, buongioco included"),
    Column("thirds", "int8[]", "what the cards taken by the side of each seat are worth, in thirds of a point"),
    Column("buongioco", "int8[]", "points of accusations of the side of each seat"),
    Column("last", "int8", "the seat that took the last trick"),
    Column("cappotto", "int8", "the side that left the others without a point of the cards; -1 for none"),
)

TRESSETTE_MOVES: Final[Columns] = (
    _HAND,
    Column("move", "int16", "the number of the move in its hand, from 0"),
    Column("trick", "int8", "tricks that were finished before it"),
    Column("seat", "int8", "who made it"),
    Column("kind", "word", "play, declare, accuse, claim, show, say"),
    Column("action", "word", "the move as records write it"),
    Column("card", "int8", "the card played or shown; -1 for none"),
    Column("leads", "int8", "1 where the card is the first of its trick"),
    Column("words", "word", "what was said: the formula of a lead, the declaration; empty for silence"),
    Column("held", "int64", "the cards in the hand of the player before it, a bit for each card"),
)

TABLES: Final[dict[str, dict[str, Columns]]] = {
    "burraco": {"hands": BURRACO_HANDS, "moves": BURRACO_MOVES},
    "tressette": {"hands": TRESSETTE_HANDS, "moves": TRESSETTE_MOVES},
}
