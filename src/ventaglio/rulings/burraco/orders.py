"""What a Burraco referee can order: the whole vocabulary, and which orders are announced or written down."""

from typing import Final

from ventaglio.rulings.remedies import Order, Vocabulary

PLAYERS: Final = ("offender", "partner", "player-on-turn", "next-player")
SIDES: Final = ("offender", "partner", "side", "opponents", "both-sides")

CARDS: Final = (
    *("last-play", "play-before-last", "last-meld", "wrong-meld", "new-melds", "attached-cards", "wrong-cards"),
    *("surplus-cards", "drawn-card", "second-card", "pile-cards", "unused-pile-cards", "exposed-card", "ghost-card"),
    *("lower-card", "dependent-cards", "unplaceable-cards", "joker", "collected-card", "remaining-cards"),
    *("pozzetto", "pozzetto-cards", "incomplete-melds", "laid-cards", "deck-cards"),
)
"""Cards as an article names them; a live table knows which they are."""
MELDS: Final = (
    "new-melds",
    "touched-melds",
    "wrong-meld",
    "old-meld",
    "first-set",
    "replayed-melds",
    "completed-melds",
)
DISCARDS: Final = (
    *("any-card", "drawn-card", "surplus-cards", "penalised-cards", "exposed-card", "ghost-card", "wild"),
    *("second-wild", "higher-wild", "prepared-card", "one-of-last-meld", "last-attached", "highest-left", "upper-card"),
    *("single-pile-card", "other-card"),
)
STANDING: Final = (
    *("play", "meld", "close", "discard", "deal", "pick-up", "choice", "hand", "result", "attached-cards", "match"),
    *("pozzetto", "burraco"),
)

ORDERS: Final = Vocabulary(
    {
        # The offender's turn
        "stop": Order(who=PLAYERS),
        "pick-up": Order(who=PLAYERS, how=("draw", "collect", "either")),
        "discard": Order(what=DISCARDS, who=PLAYERS, how=("now", "next-turns", "end-of-turn")),
        "limit": Order(who=PLAYERS, how=("draw", "collect", "either")),
        "complete": Order(
            what=("wrong-meld", "incomplete-melds", "touched-melds"),
            how=("one-card", "missing-cards-or-wild", "replacing-up-to-two", "own-choice", "pile-cards"),
        ),
        "no-cure": Order(),
        "opposite": Order(who=PLAYERS),
        "choose": Order(what=("pick-up", "placing"), who=("opponents",)),
        "lay-again": Order(),
        "close-next-turn": Order(),
        "not-on-partners-new-melds": Order(),
        "close-now": Order(),
        # Cards
        "penalise": Order(what=CARDS),
        "expose": Order(what=CARDS),
        "negative": Order(what=CARDS),
        "return": Order(what=CARDS, how=("hand", "stock", "stock-bottom", "pile", "pozzetto", "deck")),
        "show": Order(what=CARDS, who=PLAYERS),
        "blind-draw": Order(),
        # Melds
        "freeze": Order(what=MELDS, how=("until-next-turn", "until-turn-after", "for-good", "for-good-negative")),
        "merge": Order(),
        "void-burraco": Order(),
        # The hand
        "stands": Order(what=STANDING),
        "redeal": Order(),
        "restore": Order(what=("melds", "pozzetto", "deck", "stock-card", "cut", "seats", "hand")),
        # Beyond the hand
        "warn": Order(who=SIDES),
        "victory-points": Order(who=SIDES, how=("minus-1",)),
        "match-points": Order(who=SIDES, how=("minus-equivalent",)),
        "arbitral-score": Order(who=SIDES),
        "bonus": Order(who=SIDES, how=("closing-100", "arbitral-100")),
        "suspend": Order(),
    }
)

ANNOUNCED: Final = ("penalise", "expose", "freeze", "limit", "negative", "void-burraco", "warn", "stop")
"""What everybody at the table must hear."""
WRITTEN: Final = ("warn", "victory-points", "match-points", "arbitral-score", "bonus", "freeze", "negative", "suspend")
"""What the referee writes down, since it matters after this turn."""
