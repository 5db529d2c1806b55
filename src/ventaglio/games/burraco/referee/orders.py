"""What a Burraco referee can order: the whole vocabulary, and which orders are announced or written down."""

from typing import Final

from ventaglio.law.referee.remedies import Order, Remedy, Time, Vocabulary

PLAYERS: Final = ("offender", "partner", "player-on-turn", "next-player", "first-of-side")
SIDES: Final = ("offender", "partner", "side", "opponents", "both-sides", "later-opponents")

CARDS: Final = (
    *("last-play", "play-before-last", "last-meld", "wrong-meld", "new-melds", "attached-cards", "wrong-cards"),
    *("surplus-cards", "drawn-card", "second-card", "pile-cards", "unused-pile-cards", "exposed-card", "ghost-card"),
    *("lower-card", "dependent-cards", "unplaceable-cards", "joker", "collected-card", "remaining-cards"),
    *("pozzetto", "pozzetto-cards", "incomplete-melds", "laid-cards", "deck-cards", "second-wild", "higher-wild"),
    "discarded-card",
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
    "equal-sets",
    "frozen-meld",
)
DISCARDS: Final = (
    *("any-card", "drawn-card", "surplus-cards", "penalised-cards", "exposed-card", "ghost-card", "wild"),
    *("second-wild", "higher-wild", "prepared-card", "one-of-last-meld", "last-attached", "highest-left", "upper-card"),
    *("single-pile-card", "other-card", "highest-card"),
)
POZZETTI: Final = ("pozzetto", "other-pozzetto")
STANDING: Final = (
    *("play", "meld", "close", "discard", "deal", "pick-up", "choice", "hand", "result", "attached-cards", "match"),
    *("pozzetto", "burraco", "surplus-set", "ruling", "place", "earlier-results", "positions", "pozzetto-plays"),
)
AWARDS: Final = ("N-N", "N-minus-N", "N", "rest", "rest-or-higher", "win")
"""Victory points, and match points where the article gives them, for a match that was not played out."""
HURRY: Final = (
    *("begin-or-complete-N", "complete-and-discard-N"),
    # Logs from before orders had figures do not say how many seconds.
    *("begin-or-complete", "complete-and-discard"),
)

WITHIN_A_TURN: Final = {"now": 2, "end-of-turn": 2, "next-turn": 3, "next-turns": 3, "turns-after": 4}
"""A turn is a pick-up, plays and a discard (fibur-2019 7, internazionale 6): how late each discard comes."""


def _times(remedy: Remedy) -> Time | None:
    """A player picks up, then discards, and what waits for a later turn comes after that."""
    if remedy.do == "discard":
        return remedy.who, WITHIN_A_TURN[remedy.how]
    turns = {"pick-up": 1, "limit": WITHIN_A_TURN["next-turn"]}
    return (remedy.who, turns[remedy.do]) if remedy.do in turns else None


ORDERS: Final = Vocabulary(
    {
        # The offender's turn
        "stop": Order(who=PLAYERS),
        "pick-up": Order(who=PLAYERS, how=("draw", "collect", "either")),
        "discard": Order(
            what=DISCARDS, who=PLAYERS, how=("now", "next-turn", "next-turns", "turns-after", "end-of-turn")
        ),
        "prepare-discard": Order(),
        "limit": Order(who=PLAYERS, how=("draw", "collect", "either")),
        "complete": Order(
            what=("wrong-meld", "incomplete-melds", "touched-melds"),
            how=("one-card", "missing-cards-or-wild", "replacing-up-to-two", "own-choice"),
        ),
        "must-complete": Order(what=("incomplete-melds",), how=("missing-cards-or-wild", "pile-cards")),
        "no-cure": Order(),
        "opposite": Order(who=PLAYERS),
        "choose": Order(what=("pick-up", "placing"), who=("opponents",)),
        "lay-again": Order(),
        "close-next-turn": Order(),
        "not-on-partners-new-melds": Order(),
        "keep-off": Order(what=("exposed-card", "lower-card", "remaining-cards", "laid-cards", "all-cards", "joker")),
        "play": Order(what=("exposed-card",), who=PLAYERS),
        "not-as-suggested": Order(),
        "close-now": Order(),
        "not-on-that-meld": Order(),
        # Cards
        "penalise": Order(what=CARDS),
        "expose": Order(what=CARDS),
        "negative": Order(what=CARDS),
        "return": Order(what=CARDS, how=("hand", "stock", "stock-bottom", "pile", "pozzetto", "deck")),
        "show": Order(what=CARDS, who=PLAYERS),
        "blind-draw": Order(),
        # Pozzetti
        "take-off": Order(what=POZZETTI, how=("from-above", "from-below")),
        "fill": Order(what=POZZETTI, how=("from-stock-bottom", "from-other-top")),
        "reshuffle-pozzetti": Order(),
        # Melds
        "freeze": Order(what=MELDS, how=("until-next-turn", "until-turn-after", "for-good", "for-good-negative")),
        "merge": Order(),
        "void-burraco": Order(),
        # The hand
        "stands": Order(what=STANDING),
        "redeal": Order(),
        "deal": Order(how=("now", "next-hand")),
        "supply": Order(
            what=("hands", "pozzetti"), how=("makers-top", "dealers-bottom", "top-of-stock", "under-stock")
        ),
        "unused": Order(what=("old-pozzetto", "first-pozzetto")),
        "take-second-pozzetto": Order(),
        "play-on": Order(),
        "hurry": Order(who=PLAYERS, how=HURRY),
        "end-hand": Order(),
        "restore": Order(
            what=("melds", "pozzetto", "deck", "stock-card", "cut", "seats", "hand", "next-round-seats", "screens")
        ),
        # Beyond the hand
        "warn": Order(who=SIDES),
        "victory-points": Order(who=SIDES, how=("minus-N",)),
        "match-points": Order(who=SIDES, how=("minus-equivalent",)),
        "arbitral-score": Order(who=SIDES),
        "bonus": Order(who=SIDES, how=("closing-N", "arbitral-N", "late-N")),
        "suspend": Order(what=("hand", "match")),
        "make-up-time": Order(),
        "award": Order(who=SIDES, how=AWARDS),
        "enter-by-hand": Order(),
        "correct-sheet": Order(how=("now", "next-round")),
        "redraw-positions": Order(),
        "award-prizes": Order(),
        "refund-prizes": Order(),
        "substitute": Order(),
        "change-penalties": Order(),
        "admit": Order(),
        "turn-away": Order(),
        "send-away": Order(what=("kibitzer", "pair")),
        "refer": Order(who=SIDES),
        "bar": Order(who=SIDES),
        # The ruling itself
        "apply-article": Order(),
        "wait-for-ruling": Order(),
        "void-settlement": Order(),
        "appeal": Order(what=("second-referee", "jury", "chief-referee")),
        "report-warnings": Order(),
        "withhold-time": Order(),
    },
    # What everybody at the table must hear, and what the referee writes down because it matters after this turn.
    announced=("penalise", "expose", "keep-off", "freeze", "limit", "negative", "void-burraco", "warn", "stop"),
    written=("warn", "victory-points", "match-points", "arbitral-score", "bonus", "freeze", "negative", "suspend"),
    # From the highest to the lowest: the codes say of value, which may be points or rank.
    readings={"discard penalised-cards": "penalised-cards-by-rank"},
    times=_times,
)
