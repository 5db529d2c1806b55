"""What a Tressette referee, or the players without one (96), can order: the whole vocabulary, and which orders are
announced or written down.
"""

from typing import Final

from ventaglio.law.referee.remedies import Order, Vocabulary

ACCUSERS: Final = ("accuser", "accusers-partner", "accusing-side")

ARBITRAL: Final = (
    *("by-guilt", "artificial", "assigned", "adjusted-N-N"),
    # Logs from before orders had figures do not say by how much.
    "adjusted",
)

ORDERS: Final = Vocabulary(
    {
        # Before the passata
        "redeal": Order(),
        "cut": Order(),
        # What stays and what does not
        "stands": Order(what=("deal", "card", "declaration", "accusation", "lay-down", "result")),
        "void": Order(what=("declaration", "accusation", "call", "cappotto", "remedy", "noticing", "lay-down")),
        "rectify": Order(what=("declaration", "response", "naming", "accusation", "score")),
        "clarify": Order(what=("declaration",)),
        "return": Order(what=("trick-cards", "extra-cards", "exposed-cards")),
        "play": Order(what=("ready-card", "card-of-suit"), who=("offender",)),
        "lead": Order(who=("rightful-leader",)),
        "replace": Order(who=("opponents", "following-opponents")),
        "cure": Order(how=("final", "suspended", "implicit")),
        "reservation": Order(how=("open", "upheld", "lapsed")),
        "annul": Order(how=("with-repetition", "without-repetition")),
        "by-principles": Order(),
        "keep-silent": Order(who=("everybody",)),
        # Buongioco
        "credit": Order(what=("accusation-points", "disputed-points"), who=("accusing-side", "opponents")),
        "lose": Order(what=("accusation-points",), who=("accusing-side",)),
        "no-points": Order(what=("accusation",)),
        "no-rectification": Order(who=ACCUSERS),
        "no-accusations": Order(who=ACCUSERS),
        "bar-lead": Order(what=("napoletana-suit", "possible-napoletana-suits"), who=("accusers-partner",)),
        # The lay-down
        "face-up": Order(what=("laid-cards",)),
        "best-first": Order(who=("offender", "partner"), how=("until-lead-passes", "whenever-on-lead")),
        # Calling out
        "play-on": Order(),
        "tell-shortfall": Order(who=("opponents",)),
        "no-more-calls": Order(who=("side",)),
        "go-freely": Order(who=("opponents",)),
        "self-call": Order(who=("opponents",)),
        "right-lost": Order(what=("going-for-cappotto",), who=("called-pair",)),
        "match-lost": Order(who=("side",)),
        "match-over": Order(),
        "stake": Order(who=("side",), how=("simple", "double", "as-agreed", "one-more-if-laid-down")),
        # Points
        "reconstruct": Order(what=("points",)),
        "arbitral-score": Order(how=ARBITRAL),
        "mean": Order(how=("other-table", "all-tables", "trimmed")),
        "round-apart": Order(),
        # People
        "recall": Order(who=("offender", "responsible-player")),
        "warn": Order(who=("offender", "responsible-player")),
        "remove": Order(who=("offender", "responsible-player", "spectator")),
        "refer": Order(who=("offender", "responsible-player")),
        "stay": Order(who=("spectator",)),
        "answer-for": Order(who=("responsible-player",)),
    },
    # What everybody at the table must hear, and what is written down since it matters after this trick.
    announced=(
        *("cure", "reservation", "annul", "replace", "no-rectification", "no-accusations", "bar-lead", "best-first"),
        *("no-more-calls", "go-freely", "self-call", "right-lost", "match-lost", "match-over", "warn"),
    ),
    written=(
        *("reservation", "annul", "credit", "lose", "no-points", "no-rectification", "no-accusations", "bar-lead"),
        *("best-first", "no-more-calls", "self-call", "match-lost", "stake", "arbitral-score", "mean"),
        *("recall", "warn", "remove", "refer"),
    ),
)
