"""Words of Tressette that mean the same to whoever searches, in any language: what players say, and what the codes say.

They are matched without accents and without the ending of a longer word, so one form of each will do.
"""

from typing import Final

ALIKE: Final[tuple[tuple[str, ...], ...]] = (
    ("rispondere", "risposta", "rinuncia", "rifiuto", "follow", "revoke", "renounce"),
    ("palo", "seme", "suit"),
    ("accusa", "accusare", "buongioco", "accuse", "accusation", "declare"),
    ("battuta", "presa", "pigliata", "trick"),
    ("mischiare", "mescolare", "shuffle"),
    ("alzare", "alzata", "tagliare", "taglio", "cut"),
    ("distribuzione", "distribuire", "dare", "smazzata", "deal", "dealt"),
    ("cartaro", "mazziere", "dealer"),
    ("dichiarazione", "dichiarare", "dire", "parola", "declaration", "words", "say", "said"),
    ("esposta", "scoperta", "mostrata", "vista", "caduta", "exposed", "shown", "seen", "dropped"),
    ("compagno", "partner", "socio"),
    ("chiamarsi", "chiamata", "fuori", "call", "calling"),
    ("abbassare", "scoprire", "carte in tavola", "lay down", "claim"),
    ("cappotto", "slam"),
    ("punteggio", "punti", "conto", "score", "points"),
    ("lento", "tempo", "slow", "time"),
    ("spettatore", "pubblico", "kibitzer", "spectator"),
    ("turno", "tocca", "mano", "turn", "lead"),
    ("tardi", "ritardo", "late", "untimely", "first card"),
    ("riprendere", "ripresa", "ritirare", "ritirata", "withdrawn", "took back"),
    ("mischiate", "confuse", "mixed", "confused"),
)
"""In groups."""
